import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{clip,importDamaged,matchMissingKernels,quoteOutput}from"./chunk-RQ65AKKA.js";import{describeSeen,listed,named,
written}from"./chunk-BFECMUDM.js";import{diagnostic}from"./chunk-22KIXDSW.js";import{counted}from"./chunk-XPTDL37I.js";
import{countText}from"./chunk-W32B5RYS.js";import{plainText}from"./chunk-JN33INQG.js";function analyzedRanges({wanted,all}){return all===null?wanted.flatMap(({ranges})=>ranges):all.filter(({unfinished})=>unfinished===
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
ours contain more, kernels are missing.`]}export{analyzedRanges,incompleteRanges,nsysLines,checkContents,checkComplete,checkSums,contentWarnings};
