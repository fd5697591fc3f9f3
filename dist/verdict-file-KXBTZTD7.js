import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{cutText,fitted,kernelId,mostOf,mostVerdictBytes,oneLineJson,perList}from"./chunk-BP5R4OYA.js";import{terminalText}from"./chunk-Z6AEDDLV.js";
import{rangesBySeverity,shownCounts,verdictText}from"./chunk-24A4PNNZ.js";import"./chunk-OSPQ3PQL.js";import"./chunk-IG4XIXGV.js";
import{likeliestSite}from"./chunk-PI6DL2IX.js";import{kernelLabel}from"./chunk-DB7Z5D5G.js";import"./chunk-KOLGLZ76.js";
import{shellLine}from"./chunk-AQQV4D3V.js";import"./chunk-P7EYOAZ4.js";import"./chunk-T2VURG6D.js";import"./chunk-7Z5XDYKE.js";
import"./chunk-JDFCM7GS.js";import"./chunk-35HP6UP2.js";import"./chunk-UWABTZDV.js";import{rangeText}from"./chunk-YTVQXYLK.js";
import"./chunk-D5BRSJCR.js";import"./chunk-7IBWU4LP.js";import"./chunk-JN33INQG.js";import"./chunk-GBWPPC6J.js";var mostCommands=3;function nextCommands(asked,comparison,{kernels,settledBy:settledBy2}){let[tool="llm-profile"]=asked.
again,{folder}=asked,explain=folder===null?[]:kernels.map(id=>explainStep([tool,"explain",folder],id)),[first,...others]=explain;
return[...asked.kind==="run"?settle(asked.again,comparison,settledBy2):[],...first===void 0?[]:[first],...asked.kind==="\
run"?runAgain(asked.again):compareAgain(asked),...others].slice(0,mostCommands).map(({argv,why})=>({command:shellLine(argv),
why}))}function explainStep(explain,id){return{argv:[...explain,"--kernel",id],why:"Shows both sides of this kernel and \
how they differ."}}var most={rounds:1e3,pairs:100};function settle(again,{head,ranges},settledBy2){if(settledBy2==="more\
-rounds"){let rounds=String(Math.min(most.rounds,2*Math.max(1,head.rounds)));return[{argv:[...again,"--rounds",rounds,"-\
-set",`compare.max-rounds=${rounds}`,"--verdict"],why:"Measures twice as many rounds."}]}if(settledBy2==="more-untraced-\
runs"){let made=Math.max(3,...ranges.map(({latency})=>latency?.time.rounds??0)),pairs=String(Math.min(most.pairs,2*made));
return[{argv:[...again,"--set",`latency.pairs=${pairs}`,"--set",`latency.max-pairs=${pairs}`,"--verdict"],why:"Measures \
twice as many runs without tracing."}]}return[]}function runAgain(again){return[{argv:[...again,"--verdict"],why:"Measur\
es again with the same settings."},{argv:[...again,"--dry-run"],why:"Shows what another run would cost, without starting\
 it."},{argv:[...again,"--rounds","1","--set","ncu.enabled=false","--verdict"],why:"A quick look: one round per side."}]}
function compareAgain({again,analyze,folder}){let write={argv:[...again,"--out","llm-profile-comparison","--verdict"],why:"\
Writes the files that `explain` reads."};return[...folder===null?[write]:[],{argv:again,why:"Prints the whole comparison\
 as text."},{argv:analyze,why:"Shows where head spends its time."},{argv:[...again,"--json"],why:"Prints the whole compa\
rison as JSON."}]}var longest={sentence:500,failure:240,name:100,text:200,file:120,directory:400,command:600};function agentVerdict({comparison,
failure,asked,files}){let kernels=kernelsByImpact(comparison),unclear=comparison.reasons.filter(isUnclear),open=comparison.
verdict==="inconclusive"?unclear[0]:void 0,next=nextCommands(asked,comparison,{kernels:kernels.map(({range,kernel})=>kernelId(
range,kernel.name)),settledBy:open===void 0?null:settledBy(open)}),lists={ranges:rangesByChange(comparison).map(rangeOf),
decided:decidedBy(comparison).map(reason=>({kernel:kernelOf(comparison,reason),...ofReason(reason)})),kernels:kernels.slice(
0,mostOf.kernels).map(kernelEntry),counts:comparison.ranges.flatMap(changedCounts),unclear:unclear.map(reason=>({reason:reason.
id,range:cutOrNull(reason.range,longest.name),text:cutText(reason.text,longest.text),settledBy:settledBy(reason)})),next:next.
filter(({command})=>fits(command,longest.command)),files:files.filter(file=>fits(file,longest.file))},totals={...perList(
list=>lists[list].length),kernels:kernels.length,next:next.length,files:files.length},{folder}=asked,make=shown=>({schemaVersion:1,
verdict:comparison.verdict,sentence:cutText(terminalText(verdictText(comparison)),longest.sentence),failure:failure===null?
null:{id:failure.id,what:cutText(failure.what,longest.failure)},ranges:lists.ranges.slice(0,shown("ranges")),decided:lists.
decided.slice(0,shown("decided")),kernels:lists.kernels.slice(0,shown("kernels")),counts:lists.counts.slice(0,shown("cou\
nts")),unclear:lists.unclear.slice(0,shown("unclear")),cost:comparison.cost===null?null:{starts:comparison.cost.starts,gpuSeconds:comparison.
cost.seconds},next:lists.next.slice(0,shown("next")),directory:folder!==null&&fits(folder,longest.directory)?folder:null,
files:lists.files.slice(0,shown("files")),leftOut:perList(list=>totals[list]-shown(list))});return fitted(orderOf(perList(
list=>Math.min(mostOf[list],lists[list].length))),make,mostVerdictBytes)}function orderOf(lengths){let entries=(list,from,to)=>Array.
from({length:Math.max(0,Math.min(to,lengths[list])-from)},()=>list),reasons=["decided","unclear","kernels","counts"],[first,
many]=[1,5],turns=Array.from({length:many},(_,turn)=>first+turn);return[...entries("next",0,1/0),...entries("ranges",0,first),
...reasons.flatMap(list=>entries(list,0,first)),...entries("files",0,1/0),...entries("ranges",first,many),...turns.flatMap(
turn=>reasons.flatMap(list=>entries(list,turn,turn+1))),...entries("ranges",many,1/0)]}function fits(text,most2){return cutText(
text,most2)===text}function cutOrNull(text,most2){return text===null?null:cutText(text,most2)}function label({name,domain}){
return cutText(rangeText(name,domain),longest.name)}function rangesByChange(comparison){let size=({gpuBusyTime})=>Math.abs(
gpuBusyTime.changeRatio??0);return rangesBySeverity({ranges:comparison.ranges.toSorted((one,other)=>size(other)-size(one))})}
function rangeOf(range){let wall=range.latency?.time??range.wallTime;return{range:label(range),verdict:range.verdict,gpuTime:effectOf(
range.gpuBusyTime),wallTime:wall.state==="not-judged"?null:effectOf(wall),lineSearch:range.lineSearch?.state??null}}function effectOf({
state,changeRatio,lowRatio,highRatio,thresholdRatio}){return{state,changeRatio,lowRatio,highRatio,thresholdRatio}}function isUnclear({
verdict}){return verdict==="inconclusive"||verdict==="incomparable"||verdict==="no-baseline"}function decidedBy({verdict,
reasons}){return verdict==="pass"?reasons.filter(({id})=>/-(?:improved|down)$|^accepted$/.test(id)):reasons.filter(reason=>reason.
verdict===verdict&&!isUnclear(reason))}function ofReason({id,range,changeRatio,text}){return{reason:id,range:cutOrNull(range,
longest.name),changeRatio,text:cutText(text,longest.text)}}function kernelOf({ranges},{range:of,kernel}){if(kernel===null)
return null;let range=ranges.find(({name,domain})=>rangeText(name,domain)===of),row=range?.kernels.find(({name})=>name===
kernel);return range===void 0||row===void 0?null:kernelId(range,row.name)}var unchanged=new Set(["same","not-judged","wa\
its"]);function kernelsByImpact(comparison){let{ranges}=comparison,deciding=new Set(decidedBy(comparison).map(reason=>kernelOf(
comparison,reason))),all=ranges.flatMap(range=>range.kernels.map(kernel=>({range,kernel,decides:Number(deciding.has(kernelId(
range,kernel.name)))}))),impact=({kernel})=>unchanged.has(kernel.time.state)?0:Math.abs(kernel.impactRatio);return all.toSorted(
(one,other)=>other.decides-one.decides||impact(other)-impact(one)||other.kernel.shareRatio-one.kernel.shareRatio)}function kernelEntry({
range,kernel}){let{machineCode,launchSites,time,impactRatio,shareRatio}=kernel;return{id:kernelId(range,kernel.name),range:label(
range),name:cutText(kernelLabel(kernel.name,longest.name),longest.name),state:time.state,changeRatio:time.changeRatio,impactRatio,
shareRatio,explanation:cutOrNull(kernel.explanation,longest.text),machineCode:machineCode===null?null:{state:machineCode.
state,findings:machineCode.findings.map(({kind})=>kind).slice(0,4)},line:lineOf(launchSites)}}function lineOf(sites){let site=likeliestSite(
sites);return site===null?null:{file:cutText(site.file,longest.name),line:site.line,function:cutText(site.function,longest.
name),changed:site.changed}}function changedCounts(range){return shownCounts(range).filter(isChangedCount).map(({metric,
kind,base,head,state,launchSites})=>({range:label(range),metric,kind:cutOrNull(kind,longest.name),base,head,state,line:lineOf(
launchSites)}))}function isChangedCount({state}){return state==="regressed"||state==="improved"||state==="inconclusive"||
state==="noted"}var settledOtherwise={"latency-open":"more-untraced-runs","wall-time-open":"more-untraced-runs","metric-\
open":"more-untraced-runs","memory-open":"more-untraced-runs","global-slowdown":"steady-clocks","machine-differs":"same-\
machine","no-ranges":"same-work","missing-in-head":"same-work","no-kernels":"same-work","no-kernels-in-base":"same-work",
"no-kernels-in-head":"same-work","metric-missing-in-head":"same-work","skip-differs":"same-settings","attribution-differ\
s":"same-settings","baseline-absent":"a-base","baseline-failed":"a-base","baseline-incompatible":"a-base"};function settledBy({
id}){return settledOtherwise[id]??"more-rounds"}var verdictFile=({comparison,failure,asked,files})=>comparison===null||asked===null?[]:[{name:"verdict.json",bytes:oneLineJson(
agentVerdict({comparison,failure,asked,files}))}];export{verdictFile};
