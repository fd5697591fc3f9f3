import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{chooseGpuTime,instanceTimes,waitsForOthers}from"./chunk-W6A3FXIR.js";import{shortenName}from"./chunk-TAUPKAIQ.js";
import{safeName}from"./chunk-2W7IQXEL.js";import{byText}from"./chunk-VALY7AK2.js";import{median,medianLaunches,
medianTotalNs}from"./chunk-NGQWIWV5.js";import{areRanksKnown}from"./chunk-ZPNCYFGC.js";import{captureModeSchema}from"./chunk-3M456MRT.js";
import{jsonOrNull}from"./chunk-6ECLQG56.js";import{findRange}from"./chunk-HK4KMQAT.js";import{iso_exports}from"./chunk-EMAJXVPM.js";
import{_enum,array,boolean,discriminatedUnion,literal,number,object,prettifyError,string,url}from"./chunk-7IBWU4LP.js";
import{ParseError}from"./chunk-A6EG2BLY.js";var historyRecordSchemaVersion=1,largestRecordBytes=2e4,count=number().int().nonnegative(),ns=number().nonnegative(),shortText=string().
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
ween them."),links:object({run:link,report:link,artifact:link})});var recordsFolder="runs";function createRecordPath({measuredAt,commit,run}){let time=new Date(measuredAt).toISOString(),
id=run?.id??time.replaceAll(/[-:.]/g,""),name=[commit?.sha??"unknown",String(id),String(run?.attempt??1),safeName(run?.job??
"")].join("-");return[recordsFolder,...time.slice(0,10).split("-"),`${name}.json`].join("/")}function formatRecord(record){
return`${JSON.stringify(record)}
`}function createRecordFile(record){return{path:createRecordPath(record),text:formatRecord(record)}}var versionSchema=object(
{schemaVersion:number().int()});function readRecord(path,text){if(Buffer.byteLength(text)>largestRecordBytes)return{path,
why:"too-large"};let value=jsonOrNull(text);if(value===null)return{path,why:"not-json"};let version=versionSchema.safeParse(
value);if(version.success&&version.data.schemaVersion>historyRecordSchemaVersion)return{path,why:"newer-version"};let{data:record}=historyRecordSchema.
safeParse(value);return record===void 0||createRecordPath(record)!==path?{path,why:"not-a-record"}:{path,record}}var mostRecords=3e4;
function selectNewestFiles(files,most=mostRecords){let sorted=files.toSorted((one,other)=>byText(other.path,one.path));return{
newest:sorted.slice(0,most),skipped:sorted.slice(most).map(({path})=>({path,why:"too-large"}))}}function sortReadHistory(read){
let sorted=read.toSorted((one,other)=>byText(one.path,other.path));return{records:sorted.filter(one=>"record"in one),skipped:sorted.
filter(one=>"why"in one)}}import{createHash}from"node:crypto";var limits={text:500,values:100,ranges:200,kernels:10,gpus:64},byteLimits={gpus:2e3,metrics:6e3,checks:2e3};function createHistoryRecord(measured,context){
let{profile}=measured,{machine,environment,workload,captureMode}=profile,{commit,run,checks,links}=context,gpus=machine.
gpus.slice(0,limits.gpus),reference=findReference(measured),ranges=profile.ranges.filter(({rounds:rounds2})=>rounds2.length>
0).map(range=>createRangeRecord(range,profile.untraced,reference?.profile??null)).toSorted((one,other)=>median(other.busyNs)-
median(one.busyNs)),metrics=collectMetrics(profile.untraced),keptMetrics=takeWithinBytes(metrics,byteLimits.metrics).slice(
0,limits.ranges),record={schemaVersion:historyRecordSchemaVersion,tool:{name:truncate(profile.tool.name,100),version:truncate(
profile.tool.version,100)},measuredAt:formatIsoTime(profile.measuredAt??profile.createdAt),commit:commit&&{...commit,branch:truncateOrNull(
commit.branch,limits.text),subject:truncateOrNull(commit.subject,200)},run:run&&{...run,job:truncate(run.job,limits.text)},
machine:{gpus:takeWithinBytes(gpus.map(({name})=>truncate(name,100)),byteLimits.gpus),gpuIds:gpus.flatMap(({uuid})=>uuid===
null?[]:[digestGpuUuid(uuid)]),driver:truncateOrNull(machine.driver,100),cuda:truncateOrNull(machine.cuda,100)},environment:environment&&
digestEnvironment(environment),command:workload.command.length===0?null:hashText(JSON.stringify(workload.command),16),captureMode,
reference:reference&&{label:reference.label,commit:reference.commit},ranges,rangesLeftOut:0,metrics:keptMetrics,metricsLeftOut:metrics.
length-keptMetrics.length,checks:takeWithinBytes(checks,byteLimits.checks),links},{data,error}=historyRecordSchema.safeParse(
shrinkToFit(record));if(data!==void 0)return data;throw new ParseError({id:"history-not-recorded",what:"The run can't be\
 recorded.",why:prettifyError(error),help:"Use a profile.json exactly as llm-profile wrote it.",cause:error})}function formatIsoTime(text){
let ms=Date.parse(text);return Number.isNaN(ms)?text:new Date(ms).toISOString()}function shrinkToFit(whole){let withFewer=(kernels2,ranges2)=>({
...whole,ranges:whole.ranges.slice(0,ranges2).map(range=>({...range,kernels:range.kernels.slice(0,kernels2)})),rangesLeftOut:whole.
ranges.length-Math.min(ranges2,whole.ranges.length)}),[kernels,ranges]=[limits.kernels,Math.min(limits.ranges,whole.ranges.
length)];for(;;){let record=withFewer(kernels,ranges);if(ranges===0||Buffer.byteLength(formatRecord(record))<=largestRecordBytes)
return record;kernels>0?kernels-=1:ranges-=1}}function findReference({comparison,base}){let label=comparison?.baseline.pinned,
commit=comparison?.base?.source.commit;return base===null||comparison?.interleaved!==!0||label===void 0||commit==null?null:
{label:truncate(label,limits.text),commit,profile:base}}function createRangeRecord(range,untraced,reference){let{name,domain,
skippedInstances,rounds:rounds2,kernels}=range,time=chooseGpuTime(range),over=pick=>Math.round(median(rounds2.map(pick)));
return{name:shortenRecordedName(name),domain:shortenRecordedName(domain),skippedInstances,instances:over(({instances})=>instances),
launches:over(({launches})=>launches),synchronizations:over(({synchronizations})=>sum(synchronizations.map(({count:count2})=>count2))),
copyBytes:over(({copies})=>sum(copies.map(({bytes})=>bytes))),busyNs:rounds2.slice(0,limits.values).map(time),wall:readWallTimes(
range,untraced),referenceBusyNs:readReferenceTimes(range,reference),kernels:kernels.map(kernel=>({name:shortenRecordedName(
kernel.name),family:truncate(kernel.family,100),ns:medianTotalNs(kernel),launches:Math.round(medianLaunches(kernel))})).
toSorted((one,other)=>other.ns-one.ns).slice(0,limits.kernels)}}function readReferenceTimes(range,reference){let other=findRange(
reference?.ranges??[],range);if(other===void 0||other.rounds.length===0)return null;let waits=waitsForOthers(range);return waits!==
waitsForOthers(other)||waits&&areRanksKnown(range)!==areRanksKnown(other)?null:other.rounds.slice(0,limits.values).map(chooseGpuTime(
other))}function readWallTimes(range,untraced){let processes=untraced.map(run=>instanceTimes(run,range)).filter(times=>times.
length>0),ns2=values=>values.slice(0,limits.values);if(processes.length>0)return{ns:ns2(processes.map(median)),traced:!1};
let ran=range.rounds.filter(({instances,wallNs})=>instances>0&&wallNs>0);return ran.length===0?null:{ns:ns2(ran.map(({wallNs,
instances})=>Math.round(wallNs/instances))),traced:!0}}var peakMemory={name:"peak memory",range:null,unit:"bytes",better:"\
lower"},clientTime={name:"client time",range:null,unit:"ns",better:"lower"};function collectMetrics(untraced){let reported=new Map;
for(let{name,unit,better,value}of untraced.flatMap(({metrics})=>metrics)){let key=JSON.stringify([name,unit]),metric=reported.
get(key)??{name:shortenRecordedName(name),range:null,unit:truncateOrNull(unit,50),better,values:[]};metric.values.length<
limits.values&&metric.values.push(value),reported.set(key,metric)}let all=[...reported.values()],memory=untraced.flatMap(
run=>run.peakMemory.length===0?[]:[Math.max(...run.peakMemory.map(({bytes})=>bytes))]),client=untraced.flatMap(run=>run.
clientSeconds===null?[]:[Math.round(run.clientSeconds*1e9)]),measured=[{...peakMemory,values:memory.slice(0,limits.values)},
{...clientTime,values:client.slice(0,limits.values)}];return[...all.filter(({better})=>better!==null),...all.filter(({better})=>better===
null),...measured.filter(({values})=>values.length>0)]}function digestEnvironment(environment){let{operatingSystem,imageDigest,
pythonPackages,systemPackages,cudaLibraries}=environment,lists=[pythonPackages,systemPackages,cudaLibraries];if(lists.every(
list=>list===null))return null;let sorted=lists.map(list=>list===null?null:Object.entries(list).toSorted(([one],[other])=>byText(
one,other)));return hashText(JSON.stringify([operatingSystem,imageDigest,...sorted]),16)}function takeWithinBytes(items,bytes){
let left=bytes;return items.filter(item=>(left-=Buffer.byteLength(JSON.stringify(item))+1,left>=0))}function digestGpuUuid(uuid){
return hashText(uuid,12)}function hashText(text,length){return createHash("sha256").update(text).digest("hex").slice(0,length)}
function shortenRecordedName(name){return shortenName(name,limits.text)}function truncate(text,longest){return text.slice(
0,longest).toWellFormed()}function truncateOrNull(text,longest){return text===null?null:truncate(text,longest)}function sum(values){
return values.reduce((sum2,value)=>sum2+value,0)}export{largestRecordBytes,recordsFolder,createRecordFile,readRecord,mostRecords,selectNewestFiles,sortReadHistory,createHistoryRecord,
digestGpuUuid,shortenRecordedName};
