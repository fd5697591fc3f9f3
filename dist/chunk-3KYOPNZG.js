import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{gpuTimeOf,waitsForOthers}from"./chunk-CIEXIDK3.js";import{shortenName}from"./chunk-TAUPKAIQ.js";import{
byText}from"./chunk-VALY7AK2.js";import{instanceTimes}from"./chunk-N25YEF3M.js";import{safeName}from"./chunk-2W7IQXEL.js";
import{iso_exports}from"./chunk-U2ZF3MRO.js";import{captureModeSchema}from"./chunk-UHXQRZLL.js";import{median,
medianLaunches,medianTotalNs}from"./chunk-7Z5XDYKE.js";import{ranksKnown}from"./chunk-JDFCM7GS.js";import{ParseError}from"./chunk-4KDG6NHC.js";
import{jsonOrNull}from"./chunk-XPTDL37I.js";import{_enum,array,boolean,discriminatedUnion,literal,number,object,prettifyError,
string,url}from"./chunk-7IBWU4LP.js";var historyRecordSchemaVersion=1,largestRecordBytes=2e4,count=number().int().nonnegative(),ns=number().nonnegative(),shortText=string().
max(500),link=url({protocol:/^https?$/}).max(2e3).nullable(),rounds=array(ns).min(1).max(100).describe("One entry per ro\
und."),historyKernelSchema=object({name:shortText,family:string().max(100),ns:ns.describe("The kernel's median time per \
round."),launches:count.describe("The kernel's launches per round; the median over rounds.")}),historyRangeSchema=object(
{name:shortText,domain:shortText.describe("Empty for the default domain."),skippedInstances:count.default(0),instances:count.
describe("Instances per round; the median over rounds, like the other counts."),launches:count,synchronizations:count,copyBytes:count,
busyNs:rounds.describe("How long the GPU was busy with the range."),wall:object({ns:rounds.describe("Wall time per insta\
nce: each process's median."),traced:boolean().describe("True if CUDA tracing was on, which inflates wall time.")}).nullable(),
referenceBusyNs:rounds.nullable().default(null).describe("The pinned reference's `busyNs`, measured in alternation with \
head in the same job. Null if there was no reference."),kernels:array(historyKernelSchema).max(10).describe("Longest fir\
st.")}),historyMetricSchema=object({name:shortText,range:shortText.nullable(),unit:string().max(50).nullable(),better:_enum(
["lower","higher"]).nullable(),values:array(number()).min(1).max(100).describe("One entry per process.")}),historyFigureSchema=discriminatedUnion(
"kind",[object({kind:_enum(["busy","wall"]),range:shortText,domain:shortText}),object({kind:literal("metric"),name:shortText,
range:shortText.nullable()})]),historyCheckSchema=object({job:shortText,figure:historyFigureSchema,before:string().regex(
/^[0-9a-f]{40}$/),after:string().regex(/^[0-9a-f]{40}$/),outcome:_enum(["confirmed","refuted","unclear"]).describe("Conf\
irmed if `after` differs from `before` in the suspected direction, with both measured alternately."),changeRatio:number().
nullable().describe("0.02 means that the range takes 2% longer at `after`. Null if one of the commits doesn't have the r\
ange."),lowRatio:number().nullable(),highRatio:number().nullable()}),historyRecordSchema=object({schemaVersion:literal(historyRecordSchemaVersion),
tool:object({name:string().max(100),version:string().max(100)}),measuredAt:iso_exports.datetime(),commit:object({sha:string().
regex(/^[0-9a-f]{40}$/),committedAt:iso_exports.datetime().nullable(),branch:shortText.nullable(),subject:string().max(200).
nullable(),dirty:boolean().optional().describe("True if tracked files differed from the commit.")}).nullable().describe(
"Null if unknown."),run:object({id:count.nullable().describe("Null outside GitHub Actions."),attempt:number().int().min(
1),job:shortText.describe("The job's name, with its matrix values. A job's runs form one series.")}).nullable().describe(
"Null outside GitHub Actions, unless the user named a job."),machine:object({gpus:array(shortText).max(64).describe("The\
 GPU models."),gpuIds:array(string().regex(/^[0-9a-f]{12}$/)).max(64).describe("Digests of the GPUs' UUIDs."),driver:string().
max(100).nullable(),cuda:string().max(100).nullable()}),environment:string().regex(/^[0-9a-f]{16}$/).nullable().describe(
"Digest of the packages, CUDA libraries and image. Null if unknown."),command:string().regex(/^[0-9a-f]{16}$/).nullable().
describe("Digest of the measured command."),captureMode:captureModeSchema.nullable(),reference:object({label:shortText,commit:string().
regex(/^[0-9a-f]{40}$/)}).nullable().describe("The pinned reference, measured in alternation with head. Null if there wa\
s no reference."),ranges:array(historyRangeSchema).max(200),rangesLeftOut:count.default(0),metrics:array(historyMetricSchema).
max(200),metricsLeftOut:count.default(0),checks:array(historyCheckSchema).max(50).default([]).describe("Suspected change\
s that this run checked. For each change, it measured the commits just before and just after the change, alternating bet\
ween them."),links:object({run:link,report:link,artifact:link})});var recordsFolder="runs";function recordPath({measuredAt,commit,run}){let time=new Date(measuredAt).toISOString(),id=run?.
id??time.replaceAll(/[-:.]/g,""),name=[commit?.sha??"unknown",String(id),String(run?.attempt??1),safeName(run?.job??"")].
join("-");return[recordsFolder,...time.slice(0,10).split("-"),`${name}.json`].join("/")}function recordText(record){return`${JSON.
stringify(record)}
`}function recordFile(record){return{path:recordPath(record),text:recordText(record)}}var versionSchema=object({schemaVersion:number().
int()});function readRecord(path,text){if(Buffer.byteLength(text)>largestRecordBytes)return{path,why:"too-large"};let value=jsonOrNull(
text);if(value===null)return{path,why:"not-json"};let version=versionSchema.safeParse(value);if(version.success&&version.
data.schemaVersion>historyRecordSchemaVersion)return{path,why:"newer-version"};let{data:record}=historyRecordSchema.safeParse(
value);return record===void 0||recordPath(record)!==path?{path,why:"not-a-record"}:{path,record}}var mostRecords=3e4;function newestFiles(files,most2=mostRecords){
let sorted=files.toSorted((one,other)=>byText(other.path,one.path));return{newest:sorted.slice(0,most2),skipped:sorted.slice(
most2).map(({path})=>({path,why:"too-large"}))}}function readHistory(read){let sorted=read.toSorted((one,other)=>byText(
one.path,other.path));return{records:sorted.filter(one=>"record"in one),skipped:sorted.filter(one=>"why"in one)}}import{createHash}from"node:crypto";var most={text:500,values:100,ranges:200,kernels:10,gpus:64},mostBytes={gpus:2e3,metrics:6e3,checks:2e3};function historyRecordOf(measured,context){
let{profile}=measured,{machine,environment,workload,captureMode}=profile,gpus=machine.gpus.slice(0,most.gpus),reference=referenceOf(
measured),ranges=profile.ranges.filter(({rounds:rounds2})=>rounds2.length>0).map(range=>rangeOf(range,profile.untraced,reference?.
profile??null)).toSorted((one,other)=>median(other.busyNs)-median(one.busyNs)),metrics=metricsOf(profile.untraced),keptMetrics=firstWithin(
metrics,mostBytes.metrics).slice(0,most.ranges),record={schemaVersion:historyRecordSchemaVersion,tool:{name:cut(profile.
tool.name,100),version:cut(profile.tool.version,100)},measuredAt:isoTime(profile.measuredAt??profile.createdAt),commit:commitOf(
context),run:context.run===null?null:{...context.run,job:cut(context.run.job,most.text)},machine:{gpus:firstWithin(gpus.
map(({name})=>cut(name,100)),mostBytes.gpus),gpuIds:gpus.flatMap(({uuid})=>uuid===null?[]:[gpuId(uuid)]),driver:cutOrNull(
machine.driver,100),cuda:cutOrNull(machine.cuda,100)},environment:environment===null?null:environmentDigest(environment),
command:workload.command.length===0?null:digest(JSON.stringify(workload.command),16),captureMode,reference:reference===null?
null:{label:reference.label,commit:reference.commit},ranges,rangesLeftOut:0,metrics:keptMetrics,metricsLeftOut:metrics.length-
keptMetrics.length,checks:firstWithin(context.checks,mostBytes.checks),links:context.links},{data,error}=historyRecordSchema.
safeParse(fitted(record));if(data!==void 0)return data;throw new ParseError({id:"history-not-recorded",what:"The run can\
't be recorded.",why:prettifyError(error),help:"Use a profile.json exactly as llm-profile wrote it.",cause:error})}function isoTime(text){
let ms=Date.parse(text);return Number.isNaN(ms)?text:new Date(ms).toISOString()}function commitOf({commit}){return commit===
null?null:{...commit,branch:cutOrNull(commit.branch,most.text),subject:cutOrNull(commit.subject,200)}}function fitted(whole){
let withFewer=(kernels,ranges)=>({...whole,ranges:whole.ranges.slice(0,ranges).map(range=>({...range,kernels:range.kernels.
slice(0,kernels)})),rangesLeftOut:whole.ranges.length-Math.min(ranges,whole.ranges.length)}),fits=record=>Buffer.byteLength(
recordText(record))<=largestRecordBytes;for(let kernels=most.kernels;kernels>0;kernels--){let record=withFewer(kernels,most.
ranges);if(fits(record))return record}for(let ranges=Math.min(most.ranges,whole.ranges.length);ranges>0;ranges--){let record=withFewer(
0,ranges);if(fits(record))return record}return withFewer(0,0)}function referenceOf({comparison,base}){let label=comparison?.
baseline.pinned,commit=comparison?.base?.source.commit;return base===null||comparison?.interleaved!==!0||label===void 0||
commit==null?null:{label:cut(label,most.text),commit,profile:base}}function rangeOf(range,untraced,reference){let{name,domain,
skippedInstances,rounds:rounds2,kernels}=range,time=gpuTimeOf(range),over=pick=>Math.round(median(rounds2.map(pick)));return{
name:recordedName(name),domain:recordedName(domain),skippedInstances,instances:over(({instances})=>instances),launches:over(
({launches})=>launches),synchronizations:over(({synchronizations})=>total(synchronizations.map(({count:count2})=>count2))),
copyBytes:over(({copies})=>total(copies.map(({bytes})=>bytes))),busyNs:rounds2.slice(0,most.values).map(time),wall:wallOf(
range,untraced),referenceBusyNs:referenceTimes(range,reference),kernels:kernels.map(kernel=>({name:recordedName(kernel.name),
family:cut(kernel.family,100),ns:medianTotalNs(kernel),launches:Math.round(medianLaunches(kernel))})).toSorted((one,other)=>other.
ns-one.ns).slice(0,most.kernels)}}function referenceTimes(range,reference){let other=reference?.ranges.find(({name,domain})=>name===
range.name&&domain===range.domain);return other===void 0||other.rounds.length===0?null:waitsForOthers(range)===waitsForOthers(
other)&&(!waitsForOthers(range)||ranksKnown(range)===ranksKnown(other))?other.rounds.slice(0,most.values).map(gpuTimeOf(
other)):null}function wallOf(range,untraced){let processes=untraced.map(run=>instanceTimes(run,range)).filter(times=>times.
length>0),ns2=values=>values.slice(0,most.values);if(processes.length>0)return{ns:ns2(processes.map(median)),traced:!1};
let ran=range.rounds.filter(({instances,wallNs})=>instances>0&&wallNs>0);return ran.length===0?null:{ns:ns2(ran.map(({wallNs,
instances})=>Math.round(wallNs/instances))),traced:!0}}var peakMemory={name:"peak memory",range:null,unit:"bytes",better:"\
lower"},clientTime={name:"client time",range:null,unit:"ns",better:"lower"};function metricsOf(untraced){let reported=new Map;
for(let{name,unit,better,value}of untraced.flatMap(({metrics})=>metrics)){let key=JSON.stringify([name,unit]),metric=reported.
get(key)??{name:recordedName(name),range:null,unit:cutOrNull(unit,50),better,values:[]};metric.values.length<most.values&&
metric.values.push(value),reported.set(key,metric)}let all=[...reported.values()],memory=untraced.flatMap(run=>run.peakMemory.
length===0?[]:[Math.max(...run.peakMemory.map(({bytes})=>bytes))]),client=untraced.flatMap(run=>run.clientSeconds===null?
[]:[Math.round(run.clientSeconds*1e9)]);return[...all.filter(({better})=>better!==null),...all.filter(({better})=>better===
null),...memory.length===0?[]:[{...peakMemory,values:memory.slice(0,most.values)}],...client.length===0?[]:[{...clientTime,
values:client.slice(0,most.values)}]]}function environmentDigest(environment){let{operatingSystem,imageDigest,pythonPackages,
systemPackages,cudaLibraries}=environment,lists=[pythonPackages,systemPackages,cudaLibraries];if(lists.every(list=>list===
null))return null;let sorted=lists.map(list=>list===null?null:Object.entries(list).toSorted(([one],[other])=>byText(one,
other)));return digest(JSON.stringify([operatingSystem,imageDigest,...sorted]),16)}function firstWithin(items,bytes){let left=bytes;
return items.filter(item=>(left-=Buffer.byteLength(JSON.stringify(item))+1,left>=0))}function gpuId(uuid){return digest(
uuid,12)}function digest(text,length){return createHash("sha256").update(text).digest("hex").slice(0,length)}function recordedName(name){
return shortenName(name,most.text)}function cut(text,longest){return text.slice(0,longest).toWellFormed()}function cutOrNull(text,longest){
return text===null?null:cut(text,longest)}function total(values){return values.reduce((sum,value)=>sum+value,0)}export{largestRecordBytes,recordsFolder,recordText,recordFile,readRecord,mostRecords,newestFiles,readHistory,historyRecordOf,
gpuId,recordedName};
