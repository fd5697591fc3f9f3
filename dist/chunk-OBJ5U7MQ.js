import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{byText}from"./chunk-4GQMEPU4.js";import{clipLine,importDamaged,matchMissingKernels,mergeReplayedRanges,quoteOutput,
rangeKeyText}from"./chunk-WNSNHT5Y.js";import{describeSeenRanges,diagnostic,listNames,nameRange,writeRange}from"./chunk-27UOGQDQ.js";
import{matchesGlob}from"./chunk-43BQW4PC.js";import{sum}from"./chunk-KHWSZT7H.js";import{medianTotalNs,sharedValue}from"./chunk-UAZ6EODX.js";
import{counted}from"./chunk-ZYMCHVPE.js";import{countText,rangeText,stableRangeName}from"./chunk-DVA2FSEP.js";
import{UserError}from"./chunk-SVS2CUJD.js";import{plainText}from"./chunk-KWNHFX66.js";var noGpuIdle={launchNs:0,afterSynchronizationNs:0,synchronizationNs:0,copyNs:0,queueNs:0,unknownNs:0},noHostTime={threadNs:0,
ownNs:0,launchNs:0,graphLaunchNs:0,copyNs:0,synchronizationNs:0,memoryNs:0,otherNs:0},emptyRound={instances:0,wallNs:0,spanNs:0,
gpuIdleNs:0,gpuIdle:noGpuIdle,hostTime:noHostTime,kernelNs:0,gpuBusyNs:0,copyBusyNs:0,devices:0,communicationFreeBusyNs:0,
ranks:[],collectives:[],rankClocks:null,otherThreads:{launches:0,kernelNs:0,copies:0},launches:0,graphKernels:0,graphLaunches:0,
synchronizations:[],copies:[],memcpyBytes:0,memcpyNs:0},unknownSource={repository:null,commit:null,ref:null,dirty:null};function mergeProfiles(first,others){if(others.length===0)return first;let all=[first,...others],shared=pick=>sharedValue(
all.map(pick));if(shared(({attribution})=>attribution)===null)throw new UserError({what:"The profiles don't count the sa\
me work: only some include work that other threads launched in a range.",where:"PATH",why:"The profiles used different v\
alues of `attribution`, or some profiles come from a version without that setting.",help:"Pass the run directories or re\
ports instead of the profile.json files, so they're analyzed again."});let keys=new Map(all.flatMap(({ranges:ranges2})=>ranges2.
map(range=>[rangeKeyText(range),range]))),byKey=all.map(({ranges:ranges2})=>new Map(ranges2.map(range=>[rangeKeyText(range),
range]))),ranges=[...keys].map(([key,range])=>mergeRange(range,all.map(({rounds},index)=>({rounds:rounds.length,range:byKey[index]?.
get(key)??null}))));return{...first,measuredAt:all.flatMap(({measuredAt})=>measuredAt??[]).toSorted(byText).at(-1)??null,
source:shared(({source})=>source)??unknownSource,machine:{gpus:[...new Map(all.flatMap(({machine})=>machine.gpus.map(gpu=>[
gpu.uuid??gpu.name,gpu]))).values()],driver:shared(({machine})=>machine.driver),cuda:shared(({machine})=>machine.cuda),nsys:shared(
({machine})=>machine.nsys),ncu:all.find(({machine})=>machine.ncu!==null)?.machine.ncu??null},workload:{...first.workload,
exitCode:shared(({workload})=>workload.exitCode)},isolation:shared(({isolation})=>isolation),environment:shared(({environment})=>environment),
captureMode:shared(({captureMode})=>captureMode),rounds:mergeRounds(all),ranges,rangesLeftOut:Math.max(...all.map(({rangesLeftOut})=>rangesLeftOut)),
incompleteRanges:mergeIncomplete(all.flatMap(({incompleteRanges})=>incompleteRanges)),untraced:all.flatMap(({untraced})=>untraced.
map(run=>({...run,order:null}))),replayedRanges:mergeReplayedRanges(all.flatMap(({replayedRanges})=>replayedRanges)),ncu:all.
find(({ncu})=>ncu?.state==="measured")?.ncu??first.ncu,checks:all.flatMap(({checks})=>checks),warnings:[...new Set([...all.
flatMap(({warnings})=>warnings),...findRoundDifferences(ranges)])]}}function mergeRounds(all){let merged=[];for(let{rounds}of all){
let before=Math.max(0,...merged.map(({process})=>process??0));for(let round of rounds)merged.push({...round,round:merged.
length+1,process:round.process===null?null:before+round.process})}return merged}function mergeIncomplete(ranges){let sums=new Map;
for(let range of ranges){let existing=sums.get(rangeKeyText(range));sums.set(rangeKeyText(range),{...range,lostKernels:range.
lostKernels+(existing?.lostKernels??0),lostGraphLaunches:range.lostGraphLaunches+(existing?.lostGraphLaunches??0),cutGraphLaunches:range.
cutGraphLaunches+(existing?.cutGraphLaunches??0)})}return[...sums.values()]}function mergeRange({name,domain},parts){let skippedInstances=sharedValue(
parts.flatMap(({range})=>range?.skippedInstances??[]));if(skippedInstances===null)throw new UserError({what:`The profile\
s skip different numbers of instances of the range ${rangeText(name,domain)}.`,where:"PATH",why:"The first instances of \
a range may differ from the others, so these profiles can't be rounds of one measurement.",help:"Measure all profiles wi\
th the same `skip` for the range."});let ncu=parts.flatMap(({range})=>range?.ncu??[]);return{name,domain,skippedInstances,
rounds:parts.flatMap(({rounds,range})=>range?.rounds??Array.from({length:rounds},()=>emptyRound)),families:mergeItems(parts,
range=>range.families,({family})=>family,({family},parts2)=>({family,rounds:listRounds(parts2,{launches:0,totalNs:0})})),
kernels:mergeItems(parts,range=>range.kernels,kernel=>kernel.name,mergeKernel),operators:mergeItems(parts,range=>range.operators,
({path,rank,report,device})=>JSON.stringify([path,rank,report,device]),(operator,parts2)=>({...operator,rounds:listRounds(
parts2,null)})),operatorsLeftOut:Math.max(0,...parts.map(({range})=>range?.operatorsLeftOut??0)),ncu:ncu.length===0?null:
{kernelsWithoutRow:[...new Set(ncu.flatMap(({kernelsWithoutRow})=>kernelsWithoutRow))],rowsWithoutKernel:ncu.flatMap(({rowsWithoutKernel})=>rowsWithoutKernel)},
findings:[]}}function mergeItems(parts,pick,keyOf,merge){let items=parts.map(({range})=>new Map((range===null?[]:pick(range)).
map(item=>[keyOf(item),item])));return[...new Map(items.flatMap(map=>[...map]))].map(([key,sample])=>merge(sample,parts.
map(({rounds},index)=>({rounds,item:items[index]?.get(key)??null})))).toSorted((a,b)=>medianTotalNs(b)-medianTotalNs(a)||
(keyOf(a)<keyOf(b)?-1:1))}function mergeKernel(sample,parts){let byText2=parts.map(({item})=>new Map(item?.variants.map(
variant=>[describeVariant(variant),variant]))),variants=[...new Map(byText2.flatMap(texts=>[...texts]))].map(([text,variant])=>({
...variant,rounds:parts.flatMap(({rounds},index)=>byText2[index]?.get(text)?.rounds??Array.from({length:rounds},()=>null))})).
toSorted((a,b)=>medianTotalNs(b)-medianTotalNs(a)),places=new Map(variants.map((variant,index)=>[describeVariant(variant),
index])),samples=parts.flatMap(({item})=>(item?.ncu??[]).flatMap(measured=>{let variant=item?.variants[measured.variant],
place=variant===void 0?void 0:places.get(describeVariant(variant));return place===void 0?[]:[{...measured,variant:place}]}));
return{...sample,rounds:listRounds(parts,null),variants,ncu:samples.toSorted((a,b)=>a.variant-b.variant)}}function describeVariant({
rounds,...variant}){return rounds.length===0?"":JSON.stringify(variant)}function listRounds(parts,absent){return parts.flatMap(
({item,rounds})=>item===null?Array.from({length:rounds},()=>absent):item.rounds)}var usualRatio=.01,named=3;function findRoundDifferences(ranges){
return ranges.flatMap(range=>{let launches=range.rounds.map(round=>round.launches),least=Math.min(...launches),most=Math.
max(...launches),some=findPartialKernels(range),parts=[];if(most-least>usualRatio*most&&parts.push(`${String(least)} to ${String(
most)} launches`),some.length>0){let kernels=counted(range.kernels.length,"kernel"),verb=some.length===1?"doesn't":"don'\
t",names=`${some.slice(0,named).join(", ")}${some.length>named?", \u2026":""}`;parts.push(`${String(some.length)} of ${kernels}\
 ${verb} occur in every round (${names})`)}return parts.length===0?[]:[`Range ${rangeText(range.name,range.domain)}: the\
 rounds didn't do the same work: ${parts.join("; ")}. The medians don't describe any single round. To compare two progra\
ms or two settings, run llm-profile compare --base \u2026 --head \u2026.`]})}function findPartialKernels({rounds,kernels}){
return kernels.filter(kernel=>kernel.rounds.includes(null)&&kernel.rounds.some((round,index)=>(round?.totalNs??0)>usualRatio*
(rounds[index]?.kernelNs??0))).map(({shortName})=>shortName)}function firstIndex(count,isPast,from=0){let[low,high]=[from,count];for(;low<high;){let middle=low+high>>>1;isPast(middle)?
high=middle:low=middle+1}return low}var grouped=new WeakMap;function groupRowsByThread(calls){let threads=grouped.get(calls)??groupCalls(calls);return grouped.
set(calls,threads),threads}function threadKey({process,thread}){return`${String(process)}/${String(thread)}`}function groupCalls({
count,kind,kinds,startNs}){let threads=[],threadIndex=new Map,threadOf=Uint32Array.from(kinds,({process,thread})=>{let text=threadKey(
{process,thread}),index=threadIndex.get(text)??threads.length;return threadIndex.set(text,index),threads[index]??={process,
thread,count:0,filled:0,rows:new Uint32Array},index}),threadAt=row=>Number.isNaN(startNs.at(row))?void 0:threads[threadOf[kind[row]??
0]??0];for(let row=0;row<count;row+=1){let thread=threadAt(row);thread!==void 0&&(thread.count+=1)}let made=threads.filter(
thread=>thread.count>0),[first]=made;if(first?.count===count&&isByStart(null,count,startNs))return[{...first,rows:null}];
for(let thread of made)thread.rows=new Uint32Array(thread.count);for(let row=0;row<count;row+=1){let thread=threadAt(row);
thread!==void 0&&(thread.rows[thread.filled]=row,thread.filled+=1)}for(let{rows}of made)isByStart(rows,rows.length,startNs)||
rows.sort((a,b)=>startNs.at(a)-startNs.at(b)||a-b);return made}function isByStart(rows,count,startNs){let lastNs=-1/0;for(let index=0;index<
count;index+=1){let timeNs=startNs.at(rows===null?index:rows[index]??0);if(timeNs<lastNs)return!1;lastNs=timeNs}return!0}
function sweep(spans,keyCount,calls,rows,hit){let count=rows?.length??calls.count,openUntil=new Float64Array(keyCount).fill(
-1/0),isOpen=new Uint8Array(keyCount),open=[],next=0;for(let position=0;position<count;position+=1){let row=rows===null?
position:rows[position]??0,startNs=calls.startNs.at(row),endNs=startNs+(calls.durationNs[row]??0);for(let span=spans[next];span!==
void 0&&span.startNs<=startNs;span=spans[next])next+=1,openUntil[span.key]=Math.max(openUntil[span.key]??-1/0,span.endNs),
isOpen[span.key]===0&&(isOpen[span.key]=1,open.push(span.key));for(let index=open.length-1;index>=0;index-=1){let key=open[index]??
0,until=openUntil[key]??-1/0;until>=endNs?hit(key,row):until<startNs&&(isOpen[key]=0,open[index]=open[open.length-1]??0,
open.pop())}}}function listSeenRanges(trace){return mergeSeenRanges(trace.ranges.map(({name,domain,style,registered,emittedName})=>({name,
domain,style,instances:1,registered,...emittedName===void 0?{}:{isVolatile:!0}})))}function mergeSeenRanges(seen){let merged=new Map;
for(let range of seen){let key=`${range.style} ${rangeKeyText(range)}`,existing=merged.get(key);merged.set(key,existing===
void 0?range:{...existing,...range,instances:existing.instances+range.instances,registered:existing.registered||range.registered})}
return[...merged.values()]}function matchRanges(spec,seen){let message=stableRangeName(spec.message);return seen.filter(
({name,domain})=>(spec.glob?matchesGlob(message,name):name===message)&&(spec.domain==="*"||domain===(spec.domain??"")))}
function countEmittingThreads({ranges},specs){let emitted=specs.flatMap(spec=>matchRanges(spec,ranges));return new Set(emitted.
map(threadKey)).size}function countKernelProcesses({kernelKinds}){return new Set(kernelKinds.map(({process})=>process)).
size}function keepCountedInstances(trace,wanted,takesFirst){let ranges=trace.ranges.toSorted((a,b)=>a.startNs-b.startNs),
leftOut=new Set(wanted.flatMap(spec=>{let skipped=findSkippedInstances(ranges,spec),counted2=matchRanges(spec,ranges).filter(
instance=>!skipped.has(instance)),more=takesFirst&&spec.instances!==null?counted2.slice(spec.instances):[];return[...skipped,
...more]}));return leftOut.size===0?trace:{...trace,ranges:trace.ranges.filter(instance=>!leftOut.has(instance))}}function findSkippedInstances(ranges,spec){
if(spec.skip===0)return new Set;let matched=matchRanges(spec,ranges),each=Map.groupBy(matched,instance=>JSON.stringify([
instance.process,spec.glob?rangeKeyText(instance):""]));return new Set([...each.values()].flatMap(instances=>instances.slice(
0,spec.skip)))}function measureAmount(amount,range,{instances,metrics}){if(typeof amount=="number")return amount;let key=rangeKeyText(
range),measured=instances.filter(instance=>rangeKeyText(instance)===key&&instance.endNs!==null);if(measured.length===0)return null;
if("metric"in amount){let value=metrics.find(({name})=>name===amount.metric)?.value??0;return value>0?value/measured.length:
null}let starts=matchRanges(amount.range,instances).filter(instance=>rangeKeyText(instance)!==key).map(({startNs})=>startNs).
toSorted((a,b)=>a-b),countBefore=timeNs=>firstIndex(starts.length,index=>(starts[index]??1/0)>=timeNs),count=sum(measured,
({startNs,endNs})=>countBefore(endNs??startNs)-countBefore(startNs));return count===0?null:count/measured.length}function listAnalyzedRanges({wanted,all}){return all===null?wanted.flatMap(({ranges})=>ranges):all.filter(({unfinished})=>unfinished===
0)}function findIncompleteRanges(capture){return listAnalyzedRanges(capture).filter(({lostKernels,lostGraphLaunches,cutGraphLaunches})=>lostKernels+
lostGraphLaunches+cutGraphLaunches>0)}var usualMessage=/^Not all .* events might have been collected\.$/;function quoteDiagnostics(diagnostics,most){let lines=[
...Map.groupBy(diagnostics,({severity,text})=>`${severity}: ${plainText(text.replace(/\s+/g," ").trim())}`)].sort(([,[a]],[
,[b]])=>rankDiagnostic(a)-rankDiagnostic(b)).map(([text,{length}])=>`nsys says: ${clipLine(text)}${length===1?"":` (${counted(
length,"time")})`}`),more=lines.length-most;return more>0?[...lines.slice(0,most),`nsys says ${counted(more,"more warnin\
g","more warnings")}.`]:lines}function rankDiagnostic(diagnostic2){return diagnostic2?.severity==="error"?0:usualMessage.
test(diagnostic2?.text??"")?2:1}var rules=[checkImportErrors,checkRangesSeen,checkInstances,checkRangesEnded,checkGatedOnce,checkGraphNodes,checkLostWork,
checkAnyKernels,checkKernels];function checkContents(capture){for(let rule of rules){let parts=rule(capture);if(parts===
null)continue;let{why,...explained}=addEvidence(parts,capture),lines=joinLines([why,capture.end.kind==="unknown"?"We onl\
y have the report, so the profiled command's exit code is unknown.":null]);return diagnostic({where:capture.label,...explained,
why:lines})}return null}var tracingFailureIds=["no-kernels","kernels-lost"],mostQuoted=2;function addEvidence(parts,capture){
let{diagnostics,totalKernels}=capture,cause=totalKernels===0&&tracingFailureIds.includes(parts.id??"")?findStatedCause(capture):
null,others=diagnostics.filter(({text})=>text!==cause?.text),why=joinLines([...cause?.lines??[],...quoteDiagnostics(others,
mostQuoted),parts.why]);if(cause===null)return{...parts,why};let{id,what,help}=cause.known;return{...parts,id,what:`${parts.
what} ${what}`,why,help}}function findStatedCause({diagnostics,output}){let byWeight=diagnostics.toSorted((a,b)=>+(b.severity===
"error")-+(a.severity==="error"));for(let message of byWeight){let known2=matchMissingKernels(message.text);if(known2!==
null)return{known:known2,text:message.text,lines:quoteDiagnostics([message],1)}}let known=matchMissingKernels(output);if(known===
null)return null;let line=quoteOutput(known,output);return{known,text:null,lines:line===null?[]:[line]}}function checkImportErrors({
importErrors}){let[first]=importErrors;if(first===void 0)return null;let detail=/Unknown runtime API function index: \d+|(?<=\[QuadDCommon::tag_message\*\] = )[^\n]+/.
exec(first)?.[0]??first.split(`
`)[0],{id,what,help}=importDamaged;return{id,what,why:`The report says: ${detail}`,help}}function checkRangesSeen({wanted,
seen,argv}){let missing=wanted.filter(({ranges})=>ranges.length===0).map(({spec})=>spec),[first]=missing;return first===
void 0?null:{id:"range-not-seen",what:`The NVTX range ${missing.map(({text})=>JSON.stringify(text)).join(", ")} isn't in\
 the report.`,...describeSeenRanges(first,seen,argv)}}function checkInstances({wanted,gated,seen}){if(gated)return null;
for(let{spec,ranges}of wanted){let instances=ranges.reduce((sum2,range)=>sum2+range.instances,0);if(!(spec.instances!==null&&
instances!==spec.instances)&&(spec.skip===0||instances>0))continue;let occurred=seen.filter(range=>ranges.some(({name,domain})=>name===
range.name&&domain===range.domain)).reduce((sum2,range)=>sum2+range.instances,0);return{id:"instances-missing",what:spec.
skip>0?`The NVTX range ${JSON.stringify(spec.text)} occurred ${counted(occurred,"time")}; you asked to skip ${spec.skip}\
 and measure ${spec.instances??"at least 1"}.`:`The NVTX range ${JSON.stringify(spec.text)} occurred ${counted(instances,
"time")}; you asked for ${spec.instances}.`,help:spec.skip>0&&instances===0?"Skip fewer instances, or make the program r\
un the range more often.":`Set instances to ${instances}, leave instances out to accept any number, or change how often \
the program runs the range.`}}return null}function checkRangesEnded(capture){let analyzed=listAnalyzedRanges(capture),open=(analyzed.
length>0?analyzed:capture.all??[]).find(({unfinished})=>unfinished>0);if(open===void 0)return null;let isRank=capture.gated&&
open.areRanks&&open.instances>1;return{id:"range-unfinished",what:`${open.unfinished} of ${counted(open.instances,"insta\
nce")} of the NVTX range ${writeRange(open)} never ended in the capture.`,why:isRank?"The rank that started the capture \
left the range, which ended the capture while another rank was still in the range.":"The program or the capture ended wh\
ile the range was open, so its times mean nothing.",help:isRank?"Make the ranks leave the range together, or record the \
whole program: nsys.capture=none (docs/ranks.md).":"Close the range (range_pop) on every path, and inner ranges before o\
uter ranges."}}function checkGatedOnce({gated,wanted}){if(!gated)return null;let repeated=wanted.flatMap(({ranges})=>ranges).
find(({instances,areRanks})=>instances>1&&!areRanks);return repeated===void 0?null:{id:"range-repeated",what:`The NVTX r\
ange ${writeRange(repeated)} gated the capture, but it occurs ${repeated.instances} times in the capture.`,why:"Several \
threads emit the range, or several processes on one GPU do, or the range is nested in itself. The capture ends with the \
first instance and cuts off the others.",help:"Emit the range in one process per GPU, or gate the capture on an enclosin\
g range with nsys.capture-range (docs/ranks.md)."}}function checkGraphNodes(capture){let{requireKernels,graphTrace,hasGraphKernels}=capture;
if(!requireKernels||hasGraphKernels)return null;let byNode=graphTrace==="Node",hidden=listAnalyzedRanges(capture).find(range=>range.
graphLaunchesWithoutWork>0&&(range.kernels===0||!byNode));if(hidden===void 0)return null;let name=nameRange(hidden);return{
id:"graph-not-traced",what:`${name.charAt(0).toUpperCase()}${name.slice(1)} launched CUDA graphs (${counted(hidden.graphLaunchesWithoutWork,
"time")}), but none of their kernels were recorded.`,why:byNode?"We asked nsys to trace the graphs' nodes, but the nodes\
 aren't in the report.":`Each CUDA graph was ${graphTrace===null?"probably ":""}traced as a whole, which doesn't show th\
e kernels inside.`,help:byNode?"Use a newer nsys.":"Set nsys.cuda-graph-trace to node (nsys --cuda-graph-trace=node)."}}
function checkAnyKernels(capture){let{all,seen,totalKernels}=capture;if(all===null||!capture.requireKernels||listAnalyzedRanges(
capture).some(range=>range.kernels>0))return null;let names=listNames(all.map(writeRange)),nowhere=seen.length===0?" and\
 no NVTX range":`, neither in its NVTX ranges (${names}) nor outside`;return explainNoKernels(capture,totalKernels>0?`No\
ne of the NVTX ranges in the report (${names}) contains a GPU kernel.`:`The report contains no GPU kernel${nowhere}.`,"d\
uring the recording")}function checkKernels(capture){if(!capture.requireKernels)return null;let empty=capture.wanted.flatMap(
({ranges})=>ranges).find(range=>range.kernels===0);if(empty===void 0)return null;let what=`The NVTX range ${writeRange(empty)}\
 was captured, but contains no GPU kernel.`;return explainNoKernels(capture,what,"inside the range")}function explainNoKernels({
totalKernels,hasCudaApi},what,place){let why=hasCudaApi?"The report has CUDA calls, but no kernels.":"The report has no \
CUDA calls: either the program made none while nsys recorded, or nsys couldn't trace them.";return totalKernels>0?{id:"k\
ernels-outside-range",what,why:`${counted(totalKernels,"kernel")} in the report ${totalKernels===1?"was":"were"} launche\
d outside the range: by another thread or process, or before or after the range.`,help:"Put the range where the kernels \
are launched (a server's worker process or thread), or use a start/end range, which covers all threads of a process."}:{
id:"no-kernels",what,why,help:`Make sure the work runs on the GPU ${place}. For CPU-only programs, set require-kernels t\
o false.`}}function checkLostWork(capture){if(!capture.requireKernels)return null;let[lossy]=findIncompleteRanges(capture);
return lossy===void 0||capture.mayLoseKernels&&listAnalyzedRanges(capture).some(range=>range.kernels>0)?null:{id:"kernel\
s-lost",what:`The report lacks ${describeLostWork(lossy)} launched in ${nameRange(lossy)}.`,...capture.totalKernels>0?{why:"\
Launches are asynchronous, so the capture probably stopped before the launched work ran: nothing in the range waited for\
 it.",help:"Call torch.cuda.synchronize() (cudaDeviceSynchronize) before the range ends."}:{why:"The report contains no \
kernels: the capture stopped before any kernel ran, or this nsys can't trace kernels with this driver or GPU.",help:"Cal\
l torch.cuda.synchronize() (cudaDeviceSynchronize) before the range ends. If the program already does that, use a newer \
nsys."}}}function describeLostWork({lostKernels,lostGraphLaunches,cutGraphLaunches}){let parts=[];return lostKernels>0&&
parts.push(counted(lostKernels,"kernel")),lostGraphLaunches>0&&parts.push(counted(lostGraphLaunches,"CUDA graph")),cutGraphLaunches>
0&&parts.push("some kernels of a CUDA graph"),parts.join(" and ")}function checkComplete({incompleteRanges:[lossy]},where){
return lossy===void 0?null:diagnostic({id:"kernels-lost",what:`The profile lacks ${describeLostWork(lossy)} launched in ${nameRange(
lossy)}.`,where,why:"Missing work makes a range look faster than it is, so this profile can be shown, but not compared.",
help:"Compare only ranges that are complete (--range), or record again and call torch.cuda.synchronize() (cudaDeviceSync\
hronize) before the capture ends."})}function joinLines(lines){return lines.filter(line=>line!=null).join(`
`)||null}function checkSums(label,report,sums){return sums.equal!==!1?null:diagnostic({id:"sums-differ",what:`Our sums d\
iffer from nsys's (${report}), so one of the two is wrong.`,where:label,why:sums.differences.join(`
`),help:"Please report this difference with the run directory's report.sqlite, if you can share that file; nsys may stor\
e something that this version of llm-profile doesn't know."})}function warnAboutContents(capture){let{all,unmeasured}=capture,
warnings=[];unmeasured.length>0&&warnings.push(`${counted(unmeasured.length,"NVTX range")} weren't measured: ${listNames(
unmeasured.map(writeRange))}. Of ${countText(unmeasured.length+(all?.length??0))} ranges, we measure the ${countText(all?.
length??0)} that were open longest. Name the ranges you need (ranges, --range).`);let open=(all??[]).filter(({unfinished})=>unfinished>
0),[first]=open;if(first!==void 0){let which=open.length===1?`the NVTX range ${writeRange(first)} is left out: ${first.unfinished}\
 of its ${counted(first.instances,"instance")}`:`${countText(open.length)} NVTX ranges are left out (${listNames(open.map(
writeRange))}): some of their instances`;warnings.push(`${which} never ended in the capture, so the times mean nothing. \
Close the range before the capture ends, or name the ranges you need (ranges, --range).`)}let lossy=capture.mayLoseKernels?
findIncompleteRanges(capture):[];lossy.length>0&&warnings.push(`the report lacks work that was launched in ${listNames(lossy.
map(range2=>`${writeRange(range2)} (${describeLostWork(range2)})`))}. The numbers of ${lossy.length===1?"this range":"th\
ese ranges"} are too small, so the profile can't be compared. The capture may have stopped before that work ran.`);let range=listAnalyzedRanges(
capture).find(({graphLaunchesWithoutWork})=>graphLaunchesWithoutWork>0);return range!==void 0&&warnings.push(`of ${range.
graphLaunches} CUDA graph launches in ${nameRange(range)}, ${range.graphLaunchesWithoutWork} have no kernel, copy, or me\
mset in the report. That's fine if the graphs are empty or only contain host functions. If yours contain more, kernels a\
re missing.`),warnings.map(text=>`${capture.label}: ${text}`)}export{noGpuIdle,noHostTime,emptyRound,unknownSource,groupRowsByThread,threadKey,sweep,firstIndex,mergeProfiles,mergeIncomplete,
findRoundDifferences,listSeenRanges,mergeSeenRanges,matchRanges,countEmittingThreads,countKernelProcesses,keepCountedInstances,
findSkippedInstances,measureAmount,listAnalyzedRanges,findIncompleteRanges,quoteDiagnostics,checkContents,checkComplete,
checkSums,warnAboutContents};
