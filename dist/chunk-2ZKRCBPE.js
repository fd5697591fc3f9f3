import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{byText}from"./chunk-VALY7AK2.js";import{clip,importDamaged,matchMissingKernels,mergeReplayedRanges,quoteOutput,
rangeKeyText}from"./chunk-JVWSUADK.js";import{describeSeen,diagnostic,listed,named,written}from"./chunk-XSOELAZB.js";
import{matchesGlob}from"./chunk-O7OYFUBQ.js";import{medianTotalNs,sharedValue}from"./chunk-7Z5XDYKE.js";import{
counted}from"./chunk-UWABTZDV.js";import{countText,rangeText,stableRangeName}from"./chunk-YTVQXYLK.js";import{
UserError}from"./chunk-4KDG6NHC.js";import{plainText}from"./chunk-JN33INQG.js";var noGpuIdle={launchNs:0,afterSynchronizationNs:0,synchronizationNs:0,copyNs:0,queueNs:0,unknownNs:0},noHostTime={threadNs:0,
ownNs:0,launchNs:0,graphLaunchNs:0,copyNs:0,synchronizationNs:0,memoryNs:0,otherNs:0},emptyRound={instances:0,wallNs:0,spanNs:0,
gpuIdleNs:0,gpuIdle:noGpuIdle,hostTime:noHostTime,kernelNs:0,gpuBusyNs:0,copyBusyNs:0,devices:0,communicationFreeBusyNs:0,
ranks:[],collectives:[],rankClocks:null,otherThreads:{launches:0,kernelNs:0,copies:0},launches:0,graphKernels:0,graphLaunches:0,
synchronizations:[],copies:[],memcpyBytes:0,memcpyNs:0},unknownSource={repository:null,commit:null,ref:null,dirty:null};function mergeProfiles(first,others){if(others.length===0)return first;let all=[first,...others];if(sharedValue(all.map(
({attribution})=>attribution))===null)throw otherAttribution();let keys=new Map(all.flatMap(({ranges:ranges2})=>ranges2.
map(range=>[rangeKeyText(range),range]))),byKey=all.map(({ranges:ranges2})=>new Map(ranges2.map(range=>[rangeKeyText(range),
range]))),ranges=[...keys].map(([key,range])=>mergeRange(range,all.map(({rounds},index)=>({rounds:rounds.length,range:byKey[index]?.
get(key)??null}))));return{...first,measuredAt:all.flatMap(({measuredAt})=>measuredAt??[]).toSorted(byText).at(-1)??null,
source:sharedValue(all.map(({source})=>source))??unknownSource,machine:{gpus:[...new Map(all.flatMap(({machine})=>machine.
gpus.map(gpu=>[gpu.uuid??gpu.name,gpu]))).values()],driver:sharedValue(all.map(({machine})=>machine.driver)),cuda:sharedValue(
all.map(({machine})=>machine.cuda)),nsys:sharedValue(all.map(({machine})=>machine.nsys)),ncu:all.find(({machine})=>machine.
ncu!==null)?.machine.ncu??null},workload:{...first.workload,exitCode:sharedValue(all.map(({workload})=>workload.exitCode))},
isolation:sharedValue(all.map(({isolation})=>isolation)),environment:sharedValue(all.map(({environment})=>environment)),
captureMode:sharedValue(all.map(({captureMode})=>captureMode)),rounds:roundsOfAll(all),ranges,rangesLeftOut:Math.max(...all.
map(({rangesLeftOut})=>rangesLeftOut)),incompleteRanges:mergeIncomplete(all.flatMap(({incompleteRanges:incompleteRanges2})=>incompleteRanges2)),
untraced:all.flatMap(({untraced})=>untraced.map(run=>({...run,order:null}))),replayedRanges:mergeReplayedRanges(all.flatMap(
({replayedRanges})=>replayedRanges)),ncu:all.find(({ncu})=>ncu?.state==="measured")?.ncu??first.ncu,checks:all.flatMap(({
checks})=>checks),warnings:[...new Set([...all.flatMap(({warnings})=>warnings),...roundDifferences(ranges)])]}}function roundsOfAll(all){
let merged=[];for(let{rounds}of all){let before=Math.max(0,...merged.map(({process})=>process??0));for(let round of rounds)
merged.push({...round,round:merged.length+1,process:round.process===null?null:before+round.process})}return merged}function mergeIncomplete(ranges){
let sums=new Map;for(let range of ranges){let known=sums.get(rangeKeyText(range));sums.set(rangeKeyText(range),{...range,
lostKernels:range.lostKernels+(known?.lostKernels??0),lostGraphLaunches:range.lostGraphLaunches+(known?.lostGraphLaunches??
0),cutGraphLaunches:range.cutGraphLaunches+(known?.cutGraphLaunches??0)})}return[...sums.values()]}function otherAttribution(){
return new UserError({what:"The profiles don't count the same work: only some include work that other threads launched i\
n a range.",where:"PATH",why:"The profiles used different values of `attribution`, or some profiles come from a version \
without that setting.",help:"Pass the run directories or reports instead of the profile.json files, so they're analyzed \
again."})}function otherSkip(range){return new UserError({what:`The profiles skip different numbers of instances of the \
range ${rangeText(range.name,range.domain)}.`,where:"PATH",why:"The first instances of a range may differ from the other\
s, so these profiles can't be rounds of one measurement.",help:"Measure all profiles with the same `skip` for the range."})}
function mergeRange({name,domain},parts){let skippedInstances=sharedValue(parts.flatMap(({range})=>range?.skippedInstances??
[]));if(skippedInstances===null)throw otherSkip({name,domain});let ncu=parts.flatMap(({range})=>range?.ncu??[]);return{name,
domain,skippedInstances,rounds:parts.flatMap(({rounds,range})=>range?.rounds??Array.from({length:rounds},()=>emptyRound)),
families:mergeAll(parts,({families})=>families,({family})=>family,({family},found)=>({family,rounds:found.flatMap(({item,
rounds})=>item?.rounds??Array.from({length:rounds},()=>({launches:0,totalNs:0})))})),kernels:mergeAll(parts,({kernels:kernels2})=>kernels2,
kernel=>kernel.name,mergeKernel),operators:mergeAll(parts,({operators})=>operators,({path,rank,report,device})=>JSON.stringify(
[path,rank,report,device]),(operator,found)=>({...operator,rounds:found.flatMap(({item,rounds})=>item?.rounds??absent(rounds))})),
operatorsLeftOut:Math.max(0,...parts.map(({range})=>range?.operatorsLeftOut??0)),ncu:ncu.length===0?null:{kernelsWithoutRow:[
...new Set(ncu.flatMap(({kernelsWithoutRow})=>kernelsWithoutRow))],rowsWithoutKernel:ncu.flatMap(({rowsWithoutKernel})=>rowsWithoutKernel)},
findings:[]}}function mergeAll(parts,pick,keyOf,merge){let items=parts.map(({range})=>new Map((range===null?[]:pick(range)).
map(item=>[keyOf(item),item])));return[...new Map(items.flatMap(map=>[...map]))].map(([key,sample])=>merge(sample,parts.
map(({rounds},index)=>({rounds,item:items[index]?.get(key)??null})))).toSorted((one,other)=>medianTotalNs(other)-medianTotalNs(
one)||(keyOf(one)<keyOf(other)?-1:1))}function mergeKernel(sample,found){let byText2=found.map(({item})=>new Map(item?.variants.
map(variant=>[variantText(variant),variant]))),variants=[...new Map(byText2.flatMap(texts=>[...texts]))].map(([text,variant])=>({
...variant,rounds:found.flatMap(({rounds},index)=>byText2[index]?.get(text)?.rounds??absent(rounds))})).toSorted((one,other)=>medianTotalNs(
other)-medianTotalNs(one)),places=new Map(variants.map((variant,index)=>[variantText(variant),index])),samples=found.flatMap(
({item})=>(item?.ncu??[]).flatMap(measured=>{let variant=item?.variants[measured.variant],place=variant===void 0?void 0:
places.get(variantText(variant));return place===void 0?[]:[{...measured,variant:place}]}));return{...sample,rounds:found.
flatMap(({item,rounds})=>item?.rounds??absent(rounds)),variants,ncu:samples.toSorted((one,other)=>one.variant-other.variant)}}
function variantText({rounds,...variant}){return rounds.length===0?"":JSON.stringify(variant)}function absent(rounds){return Array.
from({length:rounds},()=>null)}var usualRatio=.01,named2=3;function roundDifferences(ranges){return ranges.flatMap(range=>{
let launches=range.rounds.map(round=>round.launches),least=Math.min(...launches),most=Math.max(...launches),some=inSomeRounds(
range),parts=[...most-least>usualRatio*most?[`${String(least)} to ${String(most)} launches`]:[],...some.length>0?[`${String(
some.length)} of ${counted(range.kernels.length,"kernel")} ${some.length===1?"doesn't":"don't"} occur in every round (${some.
slice(0,named2).join(", ")}${some.length>named2?", \u2026":""})`]:[]];return parts.length===0?[]:[`Range ${rangeText(range.
name,range.domain)}: the rounds didn't do the same work: ${parts.join("; ")}. The medians don't describe any single roun\
d. To compare two programs or two settings, run llm-profile compare --base \u2026 --head \u2026.`]})}function inSomeRounds({
rounds,kernels:kernels2}){return kernels2.filter(kernel=>kernel.rounds.includes(null)&&kernel.rounds.some((round,index)=>(round?.
totalNs??0)>usualRatio*(rounds[index]?.kernelNs??0))).map(({shortName})=>shortName)}var grouped=new WeakMap;function rowsByThread(calls){let known=grouped.get(calls)??group(calls);return grouped.set(calls,
known),known}function threadText({process,thread}){return`${String(process)}/${String(thread)}`}function group({count,kind,
kinds,startNs}){let threads=[],known=new Map,threadOf=Uint32Array.from(kinds,({process,thread})=>{let text=threadText({process,
thread}),index=known.get(text)??threads.length;return known.set(text,index),threads[index]??={process,thread,count:0,filled:0,
rows:new Uint32Array},index}),threadAt=row=>Number.isNaN(startNs.at(row))?void 0:threads[threadOf[kind[row]??0]??0];for(let row=0;row<
count;row+=1){let thread=threadAt(row);thread!==void 0&&(thread.count+=1)}let made=threads.filter(thread=>thread.count>0),
[first]=made;if(first?.count===count&&isByStart(null,count,startNs))return[{...first,rows:null}];for(let thread of made)
thread.rows=new Uint32Array(thread.count);for(let row=0;row<count;row+=1){let thread=threadAt(row);thread!==void 0&&(thread.
rows[thread.filled]=row,thread.filled+=1)}for(let{rows}of made)isByStart(rows,rows.length,startNs)||rows.sort((one,other)=>startNs.
at(one)-startNs.at(other)||one-other);return made}function isByStart(rows,count,startNs){let lastNs=-1/0;for(let at=0;at<
count;at+=1){let timeNs=startNs.at(rows===null?at:rows[at]??0);if(timeNs<lastNs)return!1;lastNs=timeNs}return!0}function sweep(spans,keyCount,calls,rows,hit){
let count=rows?.length??calls.count,openUntil=new Float64Array(keyCount).fill(-1/0),isOpen=new Uint8Array(keyCount),open=[],
next=0;for(let at=0;at<count;at+=1){let row=rows===null?at:rows[at]??0,startNs=calls.startNs.at(row),endNs=startNs+(calls.
durationNs[row]??0);for(let span=spans[next];span!==void 0&&span.startNs<=startNs;span=spans[next])next+=1,openUntil[span.
key]=Math.max(openUntil[span.key]??-1/0,span.endNs),isOpen[span.key]===0&&(isOpen[span.key]=1,open.push(span.key));for(let index=open.
length-1;index>=0;index-=1){let key=open[index]??0,until=openUntil[key]??-1/0;until>=endNs?hit(key,row):until<startNs&&(isOpen[key]=
0,open[index]=open[open.length-1]??0,open.pop())}}}function seenRanges(trace){return mergeSeenRanges(trace.ranges.map(({name,domain,style,registered,emittedName})=>({name,
domain,style,instances:1,registered,...emittedName===void 0?{}:{isVolatile:!0}})))}function mergeSeenRanges(seen){let merged=new Map;
for(let range of seen){let key=`${range.style} ${rangeKeyText(range)}`,known=merged.get(key);merged.set(key,known===void 0?
range:{...known,...range,instances:known.instances+range.instances,registered:known.registered||range.registered})}return[
...merged.values()]}function matchRanges(spec,seen){let message=stableRangeName(spec.message);return seen.filter(({name,
domain})=>(spec.glob?matchesGlob(message,name):name===message)&&(spec.domain==="*"||domain===(spec.domain??"")))}function emittingThreads({
ranges},specs){let emitted=specs.flatMap(spec=>matchRanges(spec,ranges));return new Set(emitted.map(threadText)).size}function kernelProcesses({
kernelKinds}){return new Set(kernelKinds.map(({process})=>process)).size}function analyzedRanges({wanted,all}){return all===null?wanted.flatMap(({ranges})=>ranges):all.filter(({unfinished})=>unfinished===
0)}function incompleteRanges(capture){return analyzedRanges(capture).filter(({lostKernels,lostGraphLaunches,cutGraphLaunches})=>lostKernels+
lostGraphLaunches+cutGraphLaunches>0)}var usual=/^Not all .* events might have been collected\.$/;function nsysLines(diagnostics,most){let lines=[...Map.groupBy(
diagnostics,({severity,text})=>`${severity}: ${plainText(text.replace(/\s+/g," ").trim())}`)].sort(([,[one]],[,[other]])=>rankOf(
one)-rankOf(other)).map(([text,{length}])=>`nsys says: ${clip(text)}${length===1?"":` (${counted(length,"time")})`}`),more=lines.
length-most;return more>0?[...lines.slice(0,most),`nsys says ${counted(more,"more warning","more warnings")}.`]:lines}function rankOf(diagnostic2){
return diagnostic2?.severity==="error"?0:usual.test(diagnostic2?.text??"")?2:1}var rules=[imported,rangesSeen,instancesSeen,finished,emittedOnce,graphsByNode,noneLost,someKernels,kernels];function checkContents(capture){
for(let rule of rules){let parts=rule(capture);if(parts===null)continue;let{why,...explained}=withEvidence(parts,capture);
return diagnostic({where:capture.label,...explained,why:withExit(why,capture.end)})}return null}var mayLackTracing=["no-\
kernels","kernels-lost"],mostLines=2;function withEvidence(parts,capture){let{diagnostics,totalKernels}=capture,cause=totalKernels===
0&&mayLackTracing.includes(parts.id??"")?statedCause(capture):null,others=diagnostics.filter(({text})=>text!==cause?.text),
lines=[...cause?.lines??[],...nsysLines(others,mostLines),...parts.why==null?[]:[parts.why]],why=lines.length===0?null:lines.
join(`
`);if(cause===null)return{...parts,why};let{id,what,help}=cause.known;return{...parts,id,what:`${parts.what} ${what}`,why,
help}}function statedCause({diagnostics,output}){for(let severity of["error","warning"])for(let told of diagnostics.filter(
one=>one.severity===severity)){let known2=matchMissingKernels(told.text);if(known2!==null)return{known:known2,text:told.
text,lines:nsysLines([told],1)}}let known=matchMissingKernels(output);if(known===null)return null;let line=quoteOutput(known,
output);return{known,text:null,lines:line===null?[]:[line]}}function imported({importErrors}){let[first]=importErrors;if(first===
void 0)return null;let detail=/Unknown runtime API function index: \d+|\[QuadDCommon::tag_message\*\] = ([^\n]+)/.exec(first)?.[0]??
first.split(`
`)[0]??first;return{id:"import-damaged",what:importDamaged.what,why:`The report says: ${detail.replace("[QuadDCommon::ta\
g_message*] = ","")}`,help:importDamaged.help}}function rangesSeen({wanted,seen,argv}){let missing=wanted.filter(({ranges})=>ranges.
length===0).map(({spec})=>spec),[first]=missing;return first===void 0?null:{id:"range-not-seen",what:`The NVTX range ${missing.
map(({text})=>JSON.stringify(text)).join(", ")} isn't in the report.`,...describeSeen(first,seen,argv)}}function instancesSeen({
wanted,gated,seen}){if(gated)return null;for(let{spec,ranges}of wanted){let instances=ranges.reduce((sum,range)=>sum+range.
instances,0),isOther=spec.instances!==null&&instances!==spec.instances;if(spec.skip>0&&(isOther||instances===0)){let occurred=seen.
filter(one=>ranges.some(({name,domain})=>name===one.name&&domain===one.domain)).reduce((sum,one)=>sum+one.instances,0);return{
id:"instances-missing",what:`The NVTX range ${JSON.stringify(spec.text)} occurred ${counted(occurred,"time")}; you asked\
 to skip ${spec.skip} and measure ${spec.instances??"at least 1"}.`,help:instances===0?"Skip fewer instances, or make th\
e program run the range more often.":`Set instances to ${instances}, leave instances out to accept any number, or change\
 how often the program runs the range.`}}if(isOther)return{id:"instances-missing",what:`The NVTX range ${JSON.stringify(
spec.text)} occurred ${counted(instances,"time")}; you asked for ${spec.instances}.`,help:`Set instances to ${instances}\
, leave instances out to accept any number, or change how often the program runs the range.`}}return null}function finished(capture){
let analyzed=analyzedRanges(capture),open=(analyzed.length>0?analyzed:capture.all??[]).find(({unfinished})=>unfinished>0);
if(open===void 0)return null;let isRank=capture.gated&&open.areRanks&&open.instances>1;return{id:"range-unfinished",what:`${open.
unfinished} of ${counted(open.instances,"instance")} of the NVTX range ${written(open)} never ended in the capture.`,why:isRank?
"The rank that started the capture left the range, which ended the capture while another rank was still in the range.":"\
The program or the capture ended while the range was open, so its times mean nothing.",help:isRank?"Make the ranks leave\
 the range together, or record the whole program: nsys.capture=none (docs/ranks.md).":"Close the range (range_pop) on ev\
ery path, and inner ranges before outer ranges."}}function emittedOnce({gated,wanted}){if(!gated)return null;let repeated=wanted.
flatMap(({ranges})=>ranges).find(({instances,areRanks})=>instances>1&&!areRanks);return repeated===void 0?null:{id:"rang\
e-repeated",what:`The NVTX range ${written(repeated)} gated the capture, but it occurs ${repeated.instances} times in th\
e capture.`,why:"Several threads emit the range, or several processes on one GPU do, or the range is nested in itself. T\
he capture ends with the first instance and cuts off the others.",help:"Emit the range in one process per GPU, or gate t\
he capture on an enclosing range with nsys.capture-range (docs/ranks.md)."}}function graphsByNode(capture){let{requireKernels,
graphTrace,hasGraphKernels}=capture;if(!requireKernels||hasGraphKernels)return null;let byNode=graphTrace==="Node",hidden=analyzedRanges(
capture).find(range=>range.graphLaunchesWithoutWork>0&&(range.kernels===0||!byNode));return hidden===void 0?null:{id:"gr\
aph-not-traced",what:`${sentence(named(hidden))} launched CUDA graphs (${counted(hidden.graphLaunchesWithoutWork,"time")}\
), but none of their kernels were recorded.`,why:byNode?"We asked nsys to trace the graphs' nodes, but the nodes aren't \
in the report.":`Each CUDA graph was ${graphTrace===null?"probably ":""}traced as a whole, which doesn't show the kernel\
s inside.`,help:byNode?"Use a newer nsys.":"Set nsys.cuda-graph-trace to node (nsys --cuda-graph-trace=node)."}}function someKernels(capture){
let{all,seen,totalKernels,hasCudaApi,requireKernels}=capture;if(all===null||!requireKernels||analyzedRanges(capture).some(
range=>range.kernels>0))return null;let names=listed(all.map(written));return totalKernels>0?{id:"kernels-outside-range",
what:`None of the NVTX ranges in the report (${names}) contains a GPU kernel.`,why:outsideWhy(totalKernels),help:outsideHelp}:
{id:"no-kernels",what:`The report contains no GPU kernel${seen.length===0?" and no NVTX range":`, neither in its NVTX ra\
nges (${names}) nor outside`}.`,why:whyNoKernels(hasCudaApi),help:"Make sure the work runs on the GPU during the recordi\
ng. For CPU-only programs, set require-kernels to false."}}function kernels({wanted,requireKernels,totalKernels,hasCudaApi}){
if(!requireKernels)return null;let empty=wanted.flatMap(({ranges})=>ranges).find(range=>range.kernels===0);if(empty===void 0)
return null;let what=`The NVTX range ${written(empty)} was captured, but contains no GPU kernel.`;return totalKernels>0?
{id:"kernels-outside-range",what,why:outsideWhy(totalKernels),help:outsideHelp}:{id:"no-kernels",what,why:whyNoKernels(hasCudaApi),
help:"Make sure the work runs on the GPU inside the range. For CPU-only programs, set require-kernels to false."}}function whyNoKernels(hasCudaApi){
return hasCudaApi?"The report has CUDA calls, but no kernels.":"The report has no CUDA calls: either the program made no\
ne while nsys recorded, or nsys couldn't trace them."}function outsideWhy(totalKernels){return`${counted(totalKernels,"k\
ernel")} in the report ${totalKernels===1?"was":"were"} launched outside the range: by another thread or process, or bef\
ore or after the range.`}var outsideHelp="Put the range where the kernels are launched (a server's worker process or thr\
ead), or use a start/end range, which covers all threads of a process.";function noneLost(capture){if(!capture.requireKernels)
return null;let[lossy]=incompleteRanges(capture);return lossy===void 0||capture.mayLoseKernels&&analyzedRanges(capture).
some(range=>range.kernels>0)?null:{id:"kernels-lost",what:`The report lacks ${lostWork(lossy)} launched in ${named(lossy)}\
.`,...capture.totalKernels>0?{why:"Launches are asynchronous, so the capture probably stopped before the launched work r\
an: nothing in the range waited for it.",help:"Call torch.cuda.synchronize() (cudaDeviceSynchronize) before the range en\
ds."}:{why:"The report contains no kernels: the capture stopped before any kernel ran, or this nsys can't trace kernels \
with this driver or GPU.",help:"Call torch.cuda.synchronize() (cudaDeviceSynchronize) before the range ends. If the prog\
ram already does that, use a newer nsys."}}}function lostWork({lostKernels,lostGraphLaunches,cutGraphLaunches}){let parts=[];
return lostKernels>0&&parts.push(counted(lostKernels,"kernel")),lostGraphLaunches>0&&parts.push(counted(lostGraphLaunches,
"CUDA graph")),cutGraphLaunches>0&&parts.push("some kernels of a CUDA graph"),parts.join(" and ")}function checkComplete({
incompleteRanges:[lossy]},where){return lossy===void 0?null:diagnostic({id:"kernels-lost",what:`The profile lacks ${lostWork(
lossy)} launched in ${named(lossy)}.`,where,why:"Missing work makes a range look faster than it is, so this profile can \
be shown, but not compared.",help:"Compare only ranges that are complete (--range), or record again and call torch.cuda.\
synchronize() (cudaDeviceSynchronize) before the capture ends."})}function sentence(text){return text.charAt(0).toUpperCase()+
text.slice(1)}function withExit(why,end){let exit=end.kind==="unknown"?["We only have the report, so the profiled comman\
d's exit code is unknown."]:[],lines=[...why==null?[]:[why],...exit];return lines.length===0?null:lines.join(`
`)}function checkSums(label,report,sums){return sums.equal!==!1?null:diagnostic({id:"sums-differ",what:`Our sums differ \
from nsys's (${report}), so one of the two is wrong.`,where:label,why:sums.differences.join(`
`),help:"Please report this difference with the run directory's report.sqlite, if you can share that file; nsys may stor\
e something that this version of llm-profile doesn't know."})}function contentWarnings(capture){return[...unmeasured(capture),
...leftOut(capture),...lost(capture),...graphsWithoutWork(capture)].map(text=>`${capture.label}: ${text}`)}function unmeasured({
all,unmeasured:ranges}){return ranges.length===0?[]:[`${counted(ranges.length,"NVTX range")} weren't measured: ${listed(
ranges.map(written))}. Of ${countText(ranges.length+(all?.length??0))} ranges, we measure the ${countText(all?.length??0)}\
 that were open longest. Name the ranges you need (ranges, --range).`]}function leftOut({all}){let open=(all??[]).filter(
({unfinished})=>unfinished>0),[first,...others]=open;return first===void 0?[]:[`${others.length===0?`the NVTX range ${written(
first)} is left out: ${first.unfinished} of its ${counted(first.instances,"instance")}`:`${countText(open.length)} NVTX \
ranges are left out (${listed(open.map(written))}): some of their instances`} never ended in the capture, so the times m\
ean nothing. Close the range before the capture ends, or name the ranges you need (ranges, --range).`]}function lost(capture){
let ranges=capture.mayLoseKernels?incompleteRanges(capture):[];return ranges.length===0?[]:[`the report lacks work that \
was launched in ${listed(ranges.map(range=>`${written(range)} (${lostWork(range)})`))}. The numbers of ${ranges.length===
1?"this range":"these ranges"} are too small, so the profile can't be compared. The capture may have stopped before that\
 work ran.`]}function graphsWithoutWork(capture){let range=analyzedRanges(capture).find(({graphLaunchesWithoutWork})=>graphLaunchesWithoutWork>
0);return range===void 0?[]:[`of ${range.graphLaunches} CUDA graph launches in ${named(range)}, ${range.graphLaunchesWithoutWork}\
 have no kernel, copy, or memset in the report. That's fine if the graphs are empty or only contain host functions. If y\
ours contain more, kernels are missing.`]}export{noGpuIdle,noHostTime,emptyRound,unknownSource,rowsByThread,threadText,sweep,mergeProfiles,mergeIncomplete,roundDifferences,
seenRanges,mergeSeenRanges,matchRanges,emittingThreads,kernelProcesses,analyzedRanges,incompleteRanges,nsysLines,checkContents,
checkComplete,checkSums,contentWarnings};
