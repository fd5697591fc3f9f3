import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{dayText,runTitle,shortCommit}from"./chunk-3IPLKNHB.js";import{chance,count,isMajority,ratio,sideLevels,studentTChance}from"./chunk-QDARVDRB.js";
import{byText}from"./chunk-VALY7AK2.js";import{shortenName}from"./chunk-5T5XHBCP.js";import{gpuTimeOf,instanceTimes,
waitsForOthers}from"./chunk-VF7ZCXP2.js";import{safeName}from"./chunk-2W7IQXEL.js";import{metricAmount,nameText,
proseText,rangeName}from"./chunk-KOLGLZ76.js";import{nsAmount}from"./chunk-P7EYOAZ4.js";import{median,medianLaunches,
medianTotalNs}from"./chunk-7Z5XDYKE.js";import{ranksKnown}from"./chunk-JDFCM7GS.js";import{captureModeSchema}from"./chunk-CNAKU7OE.js";
import{counted,jsonOrNull,listText}from"./chunk-UWABTZDV.js";import{amountText,rangeText,signedPercent}from"./chunk-YTVQXYLK.js";
import{iso_exports}from"./chunk-U2ZF3MRO.js";import{_enum,array,boolean,discriminatedUnion,literal,number,object,prettifyError,
string,url}from"./chunk-7IBWU4LP.js";import{ParseError}from"./chunk-4KDG6NHC.js";var historyRecordSchemaVersion=1,largestRecordBytes=2e4,count2=number().int().nonnegative(),ns=number().nonnegative(),shortText=string().
max(500),link=url({protocol:/^https?$/}).max(2e3).nullable(),rounds=array(ns).min(1).max(100).describe("One entry per ro\
und."),historyKernelSchema=object({name:shortText,family:string().max(100),ns:ns.describe("The kernel's median time per \
round."),launches:count2.describe("The kernel's launches per round; the median over rounds.")}),historyRangeSchema=object(
{name:shortText,domain:shortText.describe("Empty for the default domain."),skippedInstances:count2.default(0),instances:count2.
describe("Instances per round; the median over rounds, like the other counts."),launches:count2,synchronizations:count2,
copyBytes:count2,busyNs:rounds.describe("How long the GPU was busy with the range."),wall:object({ns:rounds.describe("Wa\
ll time per instance: each process's median."),traced:boolean().describe("True if CUDA tracing was on, which inflates wa\
ll time.")}).nullable(),referenceBusyNs:rounds.nullable().default(null).describe("The pinned reference's `busyNs`, measu\
red in alternation with head in the same job. Null if there was no reference."),kernels:array(historyKernelSchema).max(10).
describe("Longest first.")}),historyMetricSchema=object({name:shortText,range:shortText.nullable(),unit:string().max(50).
nullable(),better:_enum(["lower","higher"]).nullable(),values:array(number()).min(1).max(100).describe("One entry per pr\
ocess.")}),historyFigureSchema=discriminatedUnion("kind",[object({kind:_enum(["busy","wall"]),range:shortText,domain:shortText}),
object({kind:literal("metric"),name:shortText,range:shortText.nullable()})]),historyCheckSchema=object({job:shortText,figure:historyFigureSchema,
before:string().regex(/^[0-9a-f]{40}$/),after:string().regex(/^[0-9a-f]{40}$/),outcome:_enum(["confirmed","refuted","unc\
lear"]).describe("Confirmed if `after` differs from `before` in the suspected direction, with both measured alternately."),
changeRatio:number().nullable().describe("0.02 means that the range takes 2% longer at `after`. Null if one of the commi\
ts doesn't have the range."),lowRatio:number().nullable(),highRatio:number().nullable()}),historyRecordSchema=object({schemaVersion:literal(
historyRecordSchemaVersion),tool:object({name:string().max(100),version:string().max(100)}),measuredAt:iso_exports.datetime(),
commit:object({sha:string().regex(/^[0-9a-f]{40}$/),committedAt:iso_exports.datetime().nullable(),branch:shortText.nullable(),
subject:string().max(200).nullable(),dirty:boolean().optional().describe("True if tracked files differed from the commit\
.")}).nullable().describe("Null if unknown."),run:object({id:count2.nullable().describe("Null outside GitHub Actions."),
attempt:number().int().min(1),job:shortText.describe("The job's name, with its matrix values. A job's runs form one seri\
es.")}).nullable().describe("Null outside GitHub Actions, unless the user named a job."),machine:object({gpus:array(shortText).
max(64).describe("The GPU models."),gpuIds:array(string().regex(/^[0-9a-f]{12}$/)).max(64).describe("Digests of the GPUs\
' UUIDs."),driver:string().max(100).nullable(),cuda:string().max(100).nullable()}),environment:string().regex(/^[0-9a-f]{16}$/).
nullable().describe("Digest of the packages, CUDA libraries and image. Null if unknown."),command:string().regex(/^[0-9a-f]{16}$/).
nullable().describe("Digest of the measured command."),captureMode:captureModeSchema.nullable(),reference:object({label:shortText,
commit:string().regex(/^[0-9a-f]{40}$/)}).nullable().describe("The pinned reference, measured in alternation with head. \
Null if there was no reference."),ranges:array(historyRangeSchema).max(200),rangesLeftOut:count2.default(0),metrics:array(
historyMetricSchema).max(200),metricsLeftOut:count2.default(0),checks:array(historyCheckSchema).max(50).default([]).describe(
"Suspected changes that this run checked. For each change, it measured the commits just before and just after the change\
, alternating between them."),links:object({run:link,report:link,artifact:link})});var recordsFolder="runs";function recordPath({measuredAt,commit,run}){let time=new Date(measuredAt).toISOString(),id=run?.
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
({launches})=>launches),synchronizations:over(({synchronizations})=>total(synchronizations.map(({count:count3})=>count3))),
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
return text===null?null:cut(text,longest)}function total(values){return values.reduce((sum,value)=>sum+value,0)}var constants={signChance:chance(2e-5,"The history's level counts as changed if Student's t-test gives a smaller p-value\
.","At 0.00005, 4.1% of heavy-tailed series show a false change within 30 nights; at this value, 2.9% do (docs/evidence/\
history.md).",null),shortestSegment:count(3,"A level in the history has at least this many points. A range counts as end\
ed if it's missing from this many of a job's latest points.","With a minimum of one, a single outlier at the end counted\
 as a change in 97% of cases.",["analyze-history.test.ts","hasn't ended when the job's last runs failed to measure it"]),
searchWindow:count(50,"We search this many points for changes at once. We check a change only if it's recent, that is, w\
ithin this many of a job's latest points.","Apache Otava's default. Any change then has at least 25 points on one side.",
["checks.test.ts","none that is old"]),smallestStep:ratio(.002,"A smaller change in a level is ignored.","Rebuilding the\
 same code moves a range's time by up to 0.2%.",null),boundaryMoves:count(2,"A change in the history may be up to this m\
any points away from where we first found it.","99% of 3\u03C3 steps are first found within two points of where they happened\
, and 9% are found late (docs/evidence/history.md).",["checks.test.ts","are measured from two nights before the last one\
 of the old level"]),confirmations:count(2,"It takes this many measurements to confirm a sign of a change.","With one me\
asurement, 5.8% of dashboards had a false alarm each month if processes had two speeds, 0.45% apart (docs/evidence/histo\
ry.md).",["analyze-history.test.ts","with one check"]),mostChecks:count(3,"We measure an unclear sign of a change at mos\
t this many times.","Chosen by judgment: each extra measurement is another chance to be wrong.",["checks.test.ts","are a\
sked three times at most while they're unclear"]),historyPairs:count(10,"A range's noise counts as known if the history \
has the equivalent of at least this many pairs of rounds. Three nights count as one pair.","As many pairs as a calibrati\
on needs for useful limits.",["history-calibration.test.ts","needs 31 nights on that GPU"]),levelPoints:count(10,"A seri\
es in the history needs this many points to be judged. To find drift, we compare the latest points with this many points\
 from the start of the past year.","Chosen by judgment: the mean of ten points varies a third as much as one point.",["a\
nalyze-history.test.ts","of nine nights"]),weakSigns:count(10,"We first collect changes with a p-value up to this many t\
imes `signChance`, and drop those that aren't significant as whole levels.","Apache Otava's value.",["change-points.test\
.ts","finds the change points that Apache Otava finds"]),alikeSeries:count(3,"A change is the machine's if most of a job\
's series moved with it. It takes at least this many series.","Chosen by judgment: of two series, one is half.",["analyz\
e-history.test.ts","two ranges are too few to tell"]),confirmedShare:ratio(.5,"A measurement confirms a sign with a chan\
ge of at least this share of it, and refutes it if the whole interval is below.","Halfway between no change and the sign\
.",["checks.test.ts","slower by less than half"]),nightsOfPair:count(3,"This many steps between nights tell us as much a\
bout noise as one independent pair.","Neighboring steps share a night (2/3 each), and a 90th percentile is 64% as effici\
ent as a mean square, so 2.3 steps, rounded up.",["history-calibration.test.ts","needs 31 nights on that GPU"]),usualGap:ratio(
.1,"A gap in the nights is usual, such as a weekend, if at least this share of the intervals have it.","A weekend is one\
 interval in five.",null)};function measuredSeries(records){let found=new Map,runs=new Map;for(let[index,{record}]of records.entries()){let job=jobOf(
record),ofJob=runs.get(job)??[];ofJob.push(index),runs.set(job,ofJob);for(let value of valuesOf(record)){let id=seriesId(
job,value.figure),series=found.get(id)??{id,job,values:[]};series.values.push({...value,index}),found.set(id,series)}}return[
...found.values()].map(series=>seriesOf(series,records,runs.get(series.job)??[]))}function seriesId(job,figure){let{kind,
range}=figure;return JSON.stringify(figure.kind==="metric"?[job,kind,figure.name,range]:[job,kind,range,figure.domain])}
function jobOf({run}){return run?.job??""}var cutReasons=[["gpu","gpu"],["driver","driver"],["cuda","cuda"],["command","\
command"],["captureMode","capture-mode"],["tracing","capture-mode"],["instances","instances"],["reference","reference"]];
function valuesOf({machine,command,captureMode,reference,ranges,metrics}){let gpu=machine.gpus.length===0?null:machine.gpus.
join(`
`),{driver,cuda}=machine,values=[];for(let{name,domain,busyNs,wall,referenceBusyNs,instances:count3,skippedInstances}of ranges){
let instances=`${String(count3)} ${String(skippedInstances)}`;if(values.push({figure:{kind:"busy",range:name,domain},unit:"\
ns",better:"lower",rounds:busyNs,reference:referenceBusyNs,facts:{gpu,driver,cuda,command,captureMode,tracing:null,instances,
reference:reference?.commit??null}}),wall===null)continue;let tracing=String(wall.traced);values.push({figure:{kind:"wal\
l",range:name,domain},unit:"ns",better:"lower",rounds:wall.ns,reference:null,facts:{gpu,driver,cuda,command,captureMode,
tracing,instances,reference:null}})}for(let{name,range,unit,better,values:rounds2}of metrics)values.push({figure:{kind:"\
metric",name,range},unit,better,rounds:rounds2,reference:null,facts:{gpu,driver,cuda,command,captureMode:null,tracing:null,
instances:null,reference:null}});return values}function seriesOf({id,job,values},records,runs){let last=values.at(-1);if(last===
void 0)throw new RangeError("A series without points.");let points=values.map(({index,rounds:rounds2,reference})=>({record:index,
value:median(rounds2),low:Math.min(...rounds2),high:Math.max(...rounds2),referenceRatio:ratioTo(reference,rounds2)})),times=values.
map(({index})=>Date.parse(records[index]?.record.measuredAt??"")),lastRuns=runs.slice(-constants.shortestSegment.value);
return{id,job,figure:last.figure,unit:last.unit,better:last.better,points,cuts:cutsOf(values),gaps:gapsOf(times),current:lastRuns.
includes(last.index)}}function ratioTo(reference,rounds2){if(reference===null||[...reference,...rounds2].some(value=>value<=
0))return null;let{base,head}=sideLevels({base:reference,head:rounds2,interleaved:reference.length===rounds2.length});return head/
base}function cutsOf(values){let[first]=values;if(first===void 0)return[];let known={...first.facts},cuts=[];for(let[point,
{facts}]of values.entries()){let because=new Set;for(let[fact,reason]of cutReasons){let value=facts[fact];value===null||
value===known[fact]||(known[fact]!==null&&because.add(reason),known[fact]=value)}because.size>0&&cuts.push({point,because:[
...because]})}return cuts}function gapsOf(times){let intervals=times.slice(1).map((time,place)=>time-(times[place]??time)),
usual=median(intervals.filter(interval=>interval>0)),missing=intervals.map(interval=>usual>0?Math.round(interval/usual)-
1:0),counts=new Map;for(let nights of missing)counts.set(nights,(counts.get(nights)??0)+1);return(counts.get(0)??0)<=missing.
length/2?[]:missing.flatMap((nights,place)=>{let count3=counts.get(nights)??0,isUsual=count3>1&&count3>=constants.usualGap.
value*missing.length;return nights>0&&!isUsual?[{point:place+1,missing:nights}]:[]})}function openSigns({records,series},job){let commits=records.map(({record})=>jobOf(record)===job?record.commit:null),head=commits.
findLast(commit=>commit!==null)?.sha;if(head===void 0)return[];let byBase=new Map;for(let one of series.filter(own=>own.
job===job&&own.current)){let change=lastChange(one);if(change===void 0||!isOpen(change)||!isRecent(change,one))continue;
let base=commits[one.points[basePoint(change,one)]?.record??-1]?.sha;if(base===void 0||base===head)continue;let signs=byBase.
get(base)??[];signs.push({figure:one.figure,changeRatio:change.changeRatio}),byBase.set(base,signs)}return[...byBase].map(
([base,signs])=>({job,base,head,signs}))}function isOpen({state,checks}){return(state==="sign"||state==="unclear")&&checks.
length<constants.mostChecks.value}function isRecent({point},{points}){return point>=points.length-constants.searchWindow.
value}function isOfCode({state}){return state!=="refuted"&&state!=="machine"}function lastChange({changes}){return changes.
findLast(isOfCode)}function basePoint(change,{changes,cuts}){let begins=[...cuts,...changes.filter(isOfCode)].map(({point})=>point).
filter(point=>point<change.point);return Math.max(0,...begins,change.point-1-constants.boundaryMoves.value)}function checksOf(history,job,comparison){
let base=comparison.base?.source.commit??null,head=comparison.head.source.commit,open=openSigns(history,job).find(one=>one.
base===base);return open===void 0||head===null?[]:open.signs.map(sign=>checkOf({job,base:open.base,head},sign,comparison))}
function checkOf({job,base,head},{figure,changeRatio},comparison){let change=comparison.interleaved?changeIn(comparison,
figure):null,measured={changeRatio:change?.changeRatio??null,lowRatio:change?.lowRatio??null,highRatio:change?.highRatio??
null};return{job,figure,before:base,after:head,outcome:outcomeOf(change,changeRatio),...measured}}function outcomeOf(change,sign){
return change===null?"unclear":isRefuted(change,sign)?"refuted":(change.state==="regressed"||change.state==="improved")&&
along(change.changeRatio??0,sign)>=halfOf(sign)?"confirmed":"unclear"}function isRefuted({lowRatio,highRatio},sign){let most2=sign>
0?highRatio:lowRatio;return most2!==null&&along(most2,sign)<halfOf(sign)}function halfOf(sign){return constants.confirmedShare.
value*Math.abs(Math.log1p(sign))}function along(change,sign){return Math.sign(sign)*Math.log1p(change)}function changeIn({
ranges,metrics,reasons},figure){if(figure.kind==="metric")return metrics.find(({name,range:range2})=>recordedName(name)===
figure.name&&range2===figure.range)?.change??null;let range=ranges.find(({name,domain})=>recordedName(name)===figure.range&&
recordedName(domain)===figure.domain);if(range===void 0||range.verdict==="incomparable")return null;let label=rangeText(
range.name,range.domain);return reasons.some(({id,range:of})=>id==="round-left-out"&&of===label)?null:figure.kind==="bus\
y"?range.gpuBusyTime:range.latency?.time??null}function changeContext(records){let runs=new Map,commits=new Map,checks=new Map,nights=records.map(({record},index)=>{let job=jobOf(
record),night=runs.get(job)??0;runs.set(job,night+1);let ofJob=commits.get(job)??new Map;commits.set(job,ofJob),record.commit!==
null&&ofJob.set(record.commit.sha,{first:ofJob.get(record.commit.sha)?.first??index,last:index});for(let check of record.
checks){let id=seriesId(check.job,check.figure),ofSeries=checks.get(id)??[];ofSeries.push(check),checks.set(id,ofSeries)}
return night});return{records,nights,commits,checks}}function changesOf({series,stretches},alike,context){let checks=context.
checks.get(series.id)??[];return stretches.flatMap(stretch=>stretch.changes.map((change,place)=>{let{index,changeRatio,pValue}=change,
spanning=checks.filter(check=>isBetween(check,stretch,index,series.job,context));return{point:stretch.judged[index]?.point??
0,changeRatio,pValue,state:stateOf(change,spanning,{isFirstOf:check=>!stretch.changes.slice(0,place).some(earlier=>Math.
sign(earlier.changeRatio)===Math.sign(changeRatio)&&isBetween(check,stretch,earlier.index,series.job,context)),isMachine:isOneCommit(
stretch,index,context)||isOtherGpu(stretch,place,context)&&mostMoved(stretch,change,alike,context)}),checks:spanning,before:commitOf2(
stretch,index-1,context),after:commitOf2(stretch,index,context)}}))}function stateOf({changeRatio},checks,{isFirstOf,isMachine}){
return checks.filter(check=>check.outcome==="confirmed"&&Math.sign(check.changeRatio??0)===Math.sign(changeRatio)&&isFirstOf(
check)).length>=constants.confirmations.value?"confirmed":checks.some(check=>check.outcome!=="confirmed"&&isRefuted(check,
changeRatio))?"refuted":isMachine?"machine":checks.length>0?"unclear":"sign"}function isBetween({before,after},{judged},index,job,{
commits}){let[from,to]=[commits.get(job)?.get(before),commits.get(job)?.get(after)],[last,first]=[judged[index-1],judged[index]];
return from===void 0||to===void 0||last===void 0||first===void 0?!1:from.first<=last.record&&to.last>=first.record}function isOneCommit(stretch,index,context){
let moves=constants.boundaryMoves.value,around=stretch.judged.slice(Math.max(0,index-1-moves),index+1+moves),commits=new Set(
around.map(({record})=>recordOf(record,context).commit?.sha??null));return commits.size===1&&!commits.has(null)}function isOtherGpu({
judged,changes},place,context){let moves=constants.boundaryMoves.value,middle=changes[place]?.index??0,start=changes[place-
1]?.index??0,end=changes[place+1]?.index??judged.length,before=gpusOf(judged.slice(start,Math.max(start+1,middle-moves)),
context),after=gpusOf(judged.slice(Math.min(end-1,middle+moves),end),context);return before!==null&&after!==null&&[...before].
every(gpu=>!after.has(gpu))}function gpusOf(points,context){let found=points.map(({record})=>recordOf(record,context).machine.
gpuIds);return found.some(({length})=>length===0)?null:new Set(found.flat())}function mostMoved(own,{index,changeRatio},alike,{
nights}){let record=own.judged[index]?.record??0,nightOf=(stretch,change)=>nights[stretch.judged[change.index]?.record??
0]??0,night=nights[record]??0,comparable=alike.flatMap(({stretches})=>stretches).filter(({judged,byReference})=>!byReference&&
(judged[0]?.record??1/0)<record&&(judged.at(-1)?.record??-1)>=record),moved=comparable.filter(stretch=>stretch.changes.some(
change=>Math.sign(change.changeRatio)===Math.sign(changeRatio)&&Math.abs(nightOf(stretch,change)-night)<=constants.boundaryMoves.
value));return!own.byReference&&comparable.length>=constants.alikeSeries.value&&isMajority(moved.length,comparable.length)}
function commitOf2({judged},index,context){let point=judged[index];return point===void 0?null:recordOf(point.record,context).
commit?.sha??null}function recordOf(index,{records}){let found=records[index];if(found===void 0)throw new RangeError(`No\
 record ${String(index)}.`);return found.record}var yearMs=365*24*60*60*1e3;function driftOf(stretch,changes,records){let{judged,byReference}=stretch??{judged:[],byReference:!1},
measuredAt=({record})=>records[record]?.record.measuredAt??"",last=judged.at(-1);if(last===void 0)return null;let yearAgo=new Date(
Date.parse(measuredAt(last))-yearMs).toISOString(),ofYear=judged.filter(point=>measuredAt(point)>yearAgo),[oldest]=byReference?
judged:ofYear,steps=changes.filter(change=>isOfCode(change)&&change.point>(oldest?.point??0)),level=constants.levelPoints.
value,now=judged.filter(({point})=>point>=(steps.at(-1)?.point??0)).slice(-level);if(byReference){let label=records[last.
record]?.record.reference?.label;return now.length<constants.shortestSegment.value||label===void 0?null:{against:"refere\
nce",since:label,changeRatio:levelOf(now)-1,steps:steps.length}}if(ofYear.length<2*level||oldest===void 0)return null;let changeRatio=levelOf(
now)/levelOf(ofYear.slice(0,level))-1;return{against:"first-points",since:measuredAt(oldest),changeRatio,steps:steps.length}}
function levelOf(points){return median(points.map(({value})=>value))}function findChangePoints(values,options){let weak=weakPoints(Float64Array.from(values),options);return merged(values,weak,
options)}function weakPoints(values,{chance:chance2,window}){let weakChance=constants.weakSigns.value*chance2,found=new Set;
for(let start=0;start<values.length;){let points=pointsInWindow(values.subarray(start,start+window),weakChance);for(let point of points)
found.add(start+point);start=Math.max(start+(points.at(-1)??0),start+Math.floor(window/2))}return[...found].sort((one,other)=>one-
other)}function pointsInWindow(values,chance2){let intervals=[{start:0,end:values.length,split:bestSplit(values)}];for(;;){
let[best]=intervals.toSorted((one,other)=>other.split.divergence-one.split.divergence);if(best===void 0||best.split.index===
null)break;let{start,end}=best,middle=start+best.split.index;if(!(pValueOf(values.subarray(start,middle),values.subarray(
middle,end))<=chance2))break;let halves=[{start,end:middle,split:bestSplit(values.subarray(start,middle))},{start:middle,
end,split:bestSplit(values.subarray(middle,end))}];intervals=intervals.flatMap(one=>one===best?halves:[one])}return intervals.
slice(1).map(({start})=>start)}function bestSplit(values){let{length}=values,fromStart=pairSumsFromStart(values),within=new Float64Array(
length+1),index=null,divergence=-1/0;for(let left=length-1;left>=1;left-=1){let value=values[left]??0,leftSum=fromStart[left]??
0,ofLeft=left===1?0:leftSum/(left-1),added=0;for(let end=left+1;end<=length;end+=1){end>left+1&&(added+=Math.abs(value-(values[end-
1]??0)));let rightSum=(within[end]??0)+added;within[end]=rightSum;let right=end-left,cross=(fromStart[end]??0)-leftSum-rightSum,
ofRight=right===1?0:left*rightSum/(right-1),found=2/end*(cross-right*ofLeft-ofRight);found>=divergence&&(divergence=found,
index=left)}}return{index,divergence}}function pairSumsFromStart(values){let sums=new Float64Array(values.length+1);for(let last=0;last<
values.length;last+=1){let value=values[last]??0,added=0;for(let first=0;first<last;first+=1)added+=Math.abs(value-(values[first]??
0));sums[last+1]=(sums[last]??0)+added}return sums}function merged(values,weak,options){let whole=Float64Array.from(values),
pointAt=(indices,place)=>{let middle=indices[place]??0,left=whole.subarray(indices[place-1]??0,middle),right=whole.subarray(
middle,indices[place+1]??whole.length);return{index:middle,pValue:pValueOf(left,right),changeRatio:meanOf(right)/meanOf(
left)-1}},points=weak.map((_,place)=>pointAt(weak,place));for(;;){let place=placeToDrop(points,whole.length,options);if(place===
null)return points;points.splice(place,1);let indices=points.map(({index})=>index);for(let neighbor of[place-1,place])neighbor>=
0&&neighbor<points.length&&(points[neighbor]=pointAt(indices,neighbor))}}function placeToDrop(points,length,options){let{
chance:chance2,shortestSegment,smallestChange}=options,weakest=placeOfLeast(points,({pValue})=>-pValue);if(weakest===null||
(points[weakest]?.pValue??1)>=chance2)return weakest;let smallest=placeOfLeast(points,sizeOf);return smallest!==null&&sizeOf(
points[smallest])<=smallestChange?smallest:placeOfLeast(points,({index,pValue},place)=>{let before=index-(points[place-1]?.
index??0),after=(points[place+1]?.index??length)-index;return Math.min(before,after)<shortestSegment?-pValue:1/0})}function sizeOf(point){
let change=point?.changeRatio??0;return Math.max(Math.abs(change),Math.abs(1/(1+change)-1))}function placeOfLeast(points,amountOf){
let least=null,amount=1/0;for(let[place,point]of points.entries()){let own=amountOf(point,place);own>=amount||(least=place,
amount=own)}return least}function pValueOf(left,right){let degrees=left.length+right.length-2;if(degrees<1)return 1;let[
before,after]=[meanOf(left),meanOf(right)],pooled=((left.length-1)*varianceOf(left,before)+(right.length-1)*varianceOf(right,
after))/degrees,t=(before-after)/Math.sqrt(pooled*(1/left.length+1/right.length));return Number.isNaN(t)?1:studentTChance(
t,degrees)}function meanOf(values){let sum=0;for(let value of values)sum+=value;return sum/values.length}function varianceOf(values,mean){
let sum=0;for(let value of values)sum+=(value-mean)**2;return sum/values.length}function stretchesOf({points,cuts}){let starts=[0,...cuts.map(({point})=>point)];return starts.map((start,place)=>{let own=points.
slice(start,starts[place+1]??points.length),byReference=2*own.filter(({referenceRatio})=>referenceRatio!==null).length>own.
length,judged=judgedPoints(own,start,byReference),changes=findChangePoints(judged.map(({value})=>value),{chance:constants.
signChance.value,shortestSegment:constants.shortestSegment.value,smallestChange:constants.smallestStep.value,window:constants.
searchWindow.value});return{judged,byReference,changes}})}function judgedPoints(points,start,byReference){return points.
flatMap(({record,value,referenceRatio},place)=>{let judged=byReference?referenceRatio:value;return judged===null||judged<=
0?[]:[{point:start+place,record,value:judged}]})}function analyzeHistory(stored,skipped){let records=stored.map(one=>({one,date:dateOf(one),measuredAt:Date.parse(one.record.
measuredAt)})).sort((left,right)=>left.date-right.date||left.measuredAt-right.measuredAt).map(({one})=>one),context=changeContext(
records),leveled=measuredSeries(records).map(series=>({series,stretches:stretchesOf(series)})),alike=Map.groupBy(leveled,
kindOf);return{records,skipped,series:leveled.map(one=>{let{series,stretches}=one,changes=changesOf(one,alike.get(kindOf(
one))??[],context);return{...series,changes,state:stateOf2(one,changes),drift:driftOf(stretches.at(-1),changes,records)}})}}
function dateOf({record}){return Date.parse(record.commit?.committedAt??record.measuredAt)}function kindOf({series}){return JSON.
stringify([series.job,series.figure.kind])}function stateOf2({series,stretches},changes){if((stretches.at(-1)?.judged??[]).
length<constants.levelPoints.value)return"insufficient-data";let recent=changes.filter(change=>isOfCode(change)&&isRecent(
change,series));return recent.some(({state})=>state==="confirmed")?"changed":recent.length>0?"unclear":"stable"}function figureText(figure){switch(figure.kind){case"busy":return`${rangeName({name:figure.range,domain:figure.domain})}\
, time on the GPU`;case"wall":return`${rangeName({name:figure.range,domain:figure.domain})}, wall time`;case"metric":return`${nameText(
figure.name)}${figure.range===null?"":` of ${nameText(figure.range)}`}`}}function jobText(job){return job===""?"runs wit\
hout a job":nameText(job)}var stateTexts={"insufficient-data":"insufficient data",stable:"stable",changed:"changed",unclear:"\
unclear"};function valueText(series,value){return amountText(series.figure.kind==="metric"?metricAmount(value,series.unit):
nsAmount(value,4))}function lastValueText(series){let point=series.points.at(-1);return point===void 0?null:valueText(series,
point.value)}function latestText(series){let ratio2=series.points.at(-1)?.referenceRatio??null,value=lastValueText(series);
return value===null||ratio2===null?value:`${value}, ${ratio2.toFixed(3)} \xD7 the reference`}function driftText({drift}){
if(drift===null)return null;let{against,since,changeRatio,steps}=drift,start=/^\d{4}-\d\d-\d\d/.exec(since)?.[0]??nameText(
since),of=against==="reference"?`from the reference ${start}`:`since ${start}`;return`${signedPercent(changeRatio)} ${of}${steps===
0?"":`, in ${counted(steps,"step")}`}`}function directionOf({better},{changeRatio}){return better===null||changeRatio===
0?"moved":changeRatio>0==(better==="lower")?"worse":"better"}var changeStates={sign:"not confirmed yet",confirmed:"confi\
rmed",refuted:"refuted: measured in turn, the commits don't differ",unclear:"checked, still unclear",machine:"the machin\
e, not the code"};function standingChanges({changes}){return changes.filter(({state})=>state!=="refuted")}function commitsText({
before,after}){return before===null&&after===null?"unknown commits":before===after?`${shortCommit(after)}, the same comm\
it`:`${shortCommit(before)}..${shortCommit(after)}`}function dayOf(record){return dayText(record?.measuredAt)}function runText(record){
return runTitle({commit:record?.commit?.sha??null,date:record?.measuredAt??null})}function changeText(history,series,change){
return`${dayOf(recordAt(history,series,change.point))}: ${signedPercent(change.changeRatio)}, ${changeStates[change.state]}\
, ${commitsText(change)}`}function recordAt({records},{points},point){return records[points[point]?.record??-1]?.record}
var cutTexts={gpu:"GPU",driver:"driver",cuda:"CUDA",command:"command","capture-mode":"capture mode",instances:"instances",
reference:"reference"};function cutWords({because}){return because.map(one=>cutTexts[one]).join(", ")}var cutValues={gpu:({
machine})=>machine.gpus.length===0?null:listText([...new Set(machine.gpus)],3),driver:({machine})=>machine.driver,cuda:({
machine})=>machine.cuda,"capture-mode":({captureMode})=>captureMode,reference:({reference})=>reference?.label??null};function cutText(history,series,cut2){
let[before,after]=[cut2.point-1,cut2.point].map(point=>recordAt(history,series,point)),parts=cut2.because.map(one=>{let[
from,to]=[before,after].map(record=>record===void 0?null:cutValues[one]?.(record)),values=from==null||to==null||from===to?
"":` (${proseText(from)} \u2192 ${proseText(to)})`;return`${one==="instances"?"other":"new"} ${cutTexts[one]}${values}`});
return`${dayOf(after)}: ${parts.join(", ")}`}function gapsText({gaps}){if(gaps.length===0)return null;let missing=gaps.reduce(
(sum,gap)=>sum+gap.missing,0);return`${counted(gaps.length,"gap")}, ${counted(missing,"run")} missing`}function endText(history,series){
return series.current?null:`last measured on ${dayOf(recordAt(history,series,series.points.length-1))}`}function machineText({
machine}){let gpus=[...new Set(machine.gpus)].map(proseText);return[gpus.length===0?"unknown GPU":listText(gpus,3),...machine.
gpuIds.length===0?[]:[listText(machine.gpuIds,3)],`driver ${machine.driver===null?"unknown":proseText(machine.driver)}`,
`CUDA ${machine.cuda===null?"unknown":proseText(machine.cuda)}`].join(", ")}function environmentText({environment}){return environment===
null?"unknown":environment}var skippedTexts={"newer-version":"written by a newer version","not-json":"not JSON","not-a-r\
ecord":"not a record","too-large":"too large"};function skippedText({path,why}){return`${nameText(path)}: ${skippedTexts[why]}`}function reportLink(record){return[record?.links.report,record?.links.run].find(one=>one!=null&&isHttps(one))??null}function isHttps(link2){
if(link2.length>500||!URL.canParse(link2))return!1;let{protocol,username,password}=new URL(link2);return protocol==="htt\
ps:"&&username===""&&password===""}export{largestRecordBytes,recordsFolder,recordText,recordFile,readRecord,mostRecords,newestFiles,readHistory,historyRecordOf,
gpuId,figureText,jobText,stateTexts,valueText,lastValueText,latestText,driftText,directionOf,changeStates,standingChanges,
commitsText,dayOf,runText,changeText,recordAt,cutWords,cutText,gapsText,endText,machineText,environmentText,skippedText,
constants,jobOf,openSigns,checksOf,analyzeHistory,reportLink};
