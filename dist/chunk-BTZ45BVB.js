import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{clipLine,importDamaged,matchMissingKernels,quoteOutput}from"./chunk-MKWCQ4TE.js";import{describeSeenRanges,
listNames,nameRange,writeRange}from"./chunk-3JYAS35C.js";import{diagnostic}from"./chunk-22KIXDSW.js";import{
counted}from"./chunk-6ECLQG56.js";import{countText}from"./chunk-6WS3YUMR.js";import{plainText}from"./chunk-JN33INQG.js";function listAnalyzedRanges({wanted,all}){return all===null?wanted.flatMap(({ranges})=>ranges):all.filter(({unfinished})=>unfinished===
0)}function findIncompleteRanges(capture){return listAnalyzedRanges(capture).filter(({lostKernels,lostGraphLaunches,cutGraphLaunches})=>lostKernels+
lostGraphLaunches+cutGraphLaunches>0)}var usualMessage=/^Not all .* events might have been collected\.$/;function quoteDiagnostics(diagnostics,most){let lines=[
...Map.groupBy(diagnostics,({severity,text})=>`${severity}: ${plainText(text.replace(/\s+/g," ").trim())}`)].sort(([,[one]],[
,[other]])=>rankDiagnostic(one)-rankDiagnostic(other)).map(([text,{length}])=>`nsys says: ${clipLine(text)}${length===1?
"":` (${counted(length,"time")})`}`),more=lines.length-most;return more>0?[...lines.slice(0,most),`nsys says ${counted(more,
"more warning","more warnings")}.`]:lines}function rankDiagnostic(diagnostic2){return diagnostic2?.severity==="error"?0:
usualMessage.test(diagnostic2?.text??"")?2:1}var rules=[checkImportErrors,checkRangesSeen,checkInstances,checkRangesEnded,checkGatedOnce,checkGraphNodes,checkLostWork,
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
for(let{spec,ranges}of wanted){let instances=ranges.reduce((sum,range)=>sum+range.instances,0);if(!(spec.instances!==null&&
instances!==spec.instances)&&(spec.skip===0||instances>0))continue;let occurred=seen.filter(range=>ranges.some(({name,domain})=>name===
range.name&&domain===range.domain)).reduce((sum,range)=>sum+range.instances,0);return{id:"instances-missing",what:spec.skip>
0?`The NVTX range ${JSON.stringify(spec.text)} occurred ${counted(occurred,"time")}; you asked to skip ${spec.skip} and \
measure ${spec.instances??"at least 1"}.`:`The NVTX range ${JSON.stringify(spec.text)} occurred ${counted(instances,"tim\
e")}; you asked for ${spec.instances}.`,help:spec.skip>0&&instances===0?"Skip fewer instances, or make the program run t\
he range more often.":`Set instances to ${instances}, leave instances out to accept any number, or change how often the \
program runs the range.`}}return null}function checkRangesEnded(capture){let analyzed=listAnalyzedRanges(capture),open=(analyzed.
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
re missing.`),warnings.map(text=>`${capture.label}: ${text}`)}export{listAnalyzedRanges,findIncompleteRanges,quoteDiagnostics,checkContents,checkComplete,checkSums,warnAboutContents};
