import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{createKernelId,fitEntries,formatOneLineJson,listLimits,mapLists,mostVerdictBytes,shortenText}from"./chunk-VYAG4VWL.js";
import{toTerminal}from"./chunk-XY56WRCG.js";import{chooseWallTime,describeVerdict,rangesBySeverity,shownCounts}from"./chunk-KO2YBV2G.js";
import{kernelLabel}from"./chunk-FK5PFTCQ.js";import{likeliestSite}from"./chunk-WX5VRN47.js";import{shellLine}from"./chunk-AQQV4D3V.js";
import"./chunk-PVAWQLH7.js";import"./chunk-KHWSZT7H.js";import"./chunk-ZPNCYFGC.js";import"./chunk-3VXAGAQL.js";
import"./chunk-ILPXF66B.js";import"./chunk-UAZ6EODX.js";import"./chunk-35HP6UP2.js";import"./chunk-ZYMCHVPE.js";
import{rangeText}from"./chunk-DVA2FSEP.js";import"./chunk-S5YMTAFF.js";import"./chunk-G75GGGIL.js";import"./chunk-7IBWU4LP.js";
import"./chunk-KWNHFX66.js";import"./chunk-GBWPPC6J.js";var mostCommands=3;function suggestCommands(repeatable,comparison,{kernels,settledBy}){let[tool="llm-profile"]=repeatable.
again,{folder}=repeatable,explain=folder===null?[]:kernels.map(id=>createExplainStep([tool,"explain",folder],id)),[first,
...others]=explain;return[...repeatable.kind==="run"?measureMore(repeatable.again,comparison,settledBy):[],...first===void 0?
[]:[first],...repeatable.kind==="run"?runAgain(repeatable.again):compareAgain(repeatable),...others].slice(0,mostCommands).
map(({argv,why})=>({command:shellLine(argv),why}))}function createExplainStep(explain,id){return{argv:[...explain,"--ker\
nel",id],why:"Shows both sides of this kernel and how they differ."}}var limits={rounds:1e3,pairs:100};function measureMore(again,{
head,ranges},settledBy){if(settledBy==="more-rounds"){let rounds=String(Math.min(limits.rounds,2*Math.max(1,head.rounds)));
return[{argv:[...again,"--rounds",rounds,"--set",`compare.max-rounds=${rounds}`,"--verdict"],why:"Measures twice as many\
 rounds."}]}if(settledBy==="more-untraced-runs"){let made=Math.max(3,...ranges.map(({latency})=>latency?.time.rounds??0)),
pairs=String(Math.min(limits.pairs,2*made));return[{argv:[...again,"--set",`latency.pairs=${pairs}`,"--set",`latency.max\
-pairs=${pairs}`,"--verdict"],why:"Measures twice as many runs without tracing."}]}return[]}function runAgain(again){return[
{argv:[...again,"--verdict"],why:"Measures again with the same settings."},{argv:[...again,"--dry-run"],why:"Shows what \
another run would cost, without starting it."},{argv:[...again,"--rounds","1","--set","ncu.enabled=false","--verdict"],why:"\
A quick look: one round per side."}]}function compareAgain({again,analyze,folder}){let write={argv:[...again,"--out","ll\
m-profile-comparison","--verdict"],why:"Writes the files that `explain` reads."};return[...folder===null?[write]:[],{argv:again,
why:"Prints the whole comparison as text."},{argv:analyze,why:"Shows where head spends its time."},{argv:[...again,"--js\
on"],why:"Prints the whole comparison as JSON."}]}var textLimits={sentence:500,failure:240,name:100,text:200,file:120,directory:400,command:600};function createVerdict({comparison,
failure,asked,files}){let kernels=sortKernelsByImpact(comparison),unclear=comparison.reasons.filter(isUnclear),open=comparison.
verdict==="inconclusive"?unclear[0]:void 0,next=suggestCommands(asked,comparison,{kernels:kernels.map(({range,kernel})=>createKernelId(
range,kernel.name)),settledBy:open===void 0?null:findSettler(open)}),lists={ranges:sortRangesByChange(comparison).map(createRangeEntry),
decided:findDecidingReasons(comparison).map(reason=>({kernel:findKernelIdOfReason(comparison,reason),...createReasonEntry(
reason)})),kernels:kernels.slice(0,listLimits.kernels).map(createKernelEntry),counts:comparison.ranges.flatMap(createCountEntries),
unclear:unclear.map(reason=>({reason:reason.id,range:shortenOrNull(reason.range,textLimits.name),text:shortenText(reason.
text,textLimits.text),settledBy:findSettler(reason)})),next:next.filter(({command})=>fits(command,textLimits.command)),files:files.
filter(file=>fits(file,textLimits.file))},totals={...mapLists(list=>lists[list].length),kernels:kernels.length,next:next.
length,files:files.length},{folder}=asked,make=shown=>({schemaVersion:1,verdict:comparison.verdict,sentence:shortenText(
toTerminal(describeVerdict(comparison)),textLimits.sentence),failure:failure===null?null:{id:failure.id,what:shortenText(
failure.what,textLimits.failure)},ranges:lists.ranges.slice(0,shown("ranges")),decided:lists.decided.slice(0,shown("deci\
ded")),kernels:lists.kernels.slice(0,shown("kernels")),counts:lists.counts.slice(0,shown("counts")),unclear:lists.unclear.
slice(0,shown("unclear")),cost:comparison.cost===null?null:{starts:comparison.cost.starts,gpuSeconds:comparison.cost.seconds},
next:lists.next.slice(0,shown("next")),directory:folder!==null&&fits(folder,textLimits.directory)?folder:null,files:lists.
files.slice(0,shown("files")),leftOut:mapLists(list=>totals[list]-shown(list))});return fitEntries(orderEntries(mapLists(
list=>Math.min(listLimits[list],lists[list].length))),make,mostVerdictBytes)}function orderEntries(lengths){let entries=(list,from,to)=>Array.
from({length:Math.max(0,Math.min(to,lengths[list])-from)},()=>list),reasons=["decided","unclear","kernels","counts"],[first,
many]=[1,5],turns=Array.from({length:many},(_,turn)=>first+turn);return[...entries("next",0,1/0),...entries("ranges",0,first),
...reasons.flatMap(list=>entries(list,0,first)),...entries("files",0,1/0),...entries("ranges",first,many),...turns.flatMap(
turn=>reasons.flatMap(list=>entries(list,turn,turn+1))),...entries("ranges",many,1/0)]}function fits(text,most){return shortenText(
text,most)===text}function shortenOrNull(text,most){return text===null?null:shortenText(text,most)}function formatRangeName({
name,domain}){return shortenText(rangeText(name,domain),textLimits.name)}function sortRangesByChange(comparison){let size=({
gpuBusyTime})=>Math.abs(gpuBusyTime.changeRatio??0);return rangesBySeverity({ranges:comparison.ranges.toSorted((a,b)=>size(
b)-size(a))})}function createRangeEntry(range){let wall=chooseWallTime(range);return{range:formatRangeName(range),verdict:range.
verdict,gpuTime:pickEffect(range.gpuBusyTime),wallTime:wall.state==="not-judged"?null:pickEffect(wall),lineSearch:range.
lineSearch?.state??null}}function pickEffect({state,changeRatio,lowRatio,highRatio,thresholdRatio}){return{state,changeRatio,
lowRatio,highRatio,thresholdRatio}}function isUnclear({verdict}){return verdict==="inconclusive"||verdict==="incomparabl\
e"||verdict==="no-baseline"}function findDecidingReasons({verdict,reasons}){return verdict==="pass"?reasons.filter(({id})=>/-(?:improved|down)$|^accepted$/.
test(id)):reasons.filter(reason=>reason.verdict===verdict&&!isUnclear(reason))}function createReasonEntry({id,range,changeRatio,
text}){return{reason:id,range:shortenOrNull(range,textLimits.name),changeRatio,text:shortenText(text,textLimits.text)}}function findKernelIdOfReason({
ranges},{range:label,kernel}){if(kernel===null)return null;let range=ranges.find(({name,domain})=>rangeText(name,domain)===
label),row=range?.kernels.find(({name})=>name===kernel);return range===void 0||row===void 0?null:createKernelId(range,row.
name)}var unchangedStates=new Set(["same","not-judged","waits"]);function sortKernelsByImpact(comparison){let{ranges}=comparison,
deciding=new Set(findDecidingReasons(comparison).map(reason=>findKernelIdOfReason(comparison,reason))),all=ranges.flatMap(
range=>range.kernels.map(kernel=>({range,kernel,decides:Number(deciding.has(createKernelId(range,kernel.name)))}))),impact=({
kernel})=>unchangedStates.has(kernel.time.state)?0:Math.abs(kernel.impactRatio);return all.toSorted((a,b)=>b.decides-a.decides||
impact(b)-impact(a)||b.kernel.shareRatio-a.kernel.shareRatio)}function createKernelEntry({range,kernel}){let{machineCode,
launchSites,time,impactRatio,shareRatio}=kernel;return{id:createKernelId(range,kernel.name),range:formatRangeName(range),
name:shortenText(kernelLabel(kernel.name,textLimits.name),textLimits.name),state:time.state,changeRatio:time.changeRatio,
impactRatio,shareRatio,explanation:shortenOrNull(kernel.explanation,textLimits.text),machineCode:machineCode===null?null:
{state:machineCode.state,findings:machineCode.findings.map(({kind})=>kind).slice(0,4)},line:pickLikeliestLine(launchSites)}}
function pickLikeliestLine(sites){let site=likeliestSite(sites);return site===null?null:{file:shortenText(site.file,textLimits.
name),line:site.line,function:shortenText(site.function,textLimits.name),changed:site.changed}}function createCountEntries(range){
return shownCounts(range).filter(isChangedCount).map(({metric,kind,base,head,state,launchSites})=>({range:formatRangeName(
range),metric,kind:shortenOrNull(kind,textLimits.name),base,head,state,line:pickLikeliestLine(launchSites)}))}function isChangedCount({
state}){return state==="regressed"||state==="improved"||state==="inconclusive"||state==="noted"}var otherSettlers={"late\
ncy-open":"more-untraced-runs","wall-time-open":"more-untraced-runs","metric-open":"more-untraced-runs","memory-open":"m\
ore-untraced-runs","global-slowdown":"steady-clocks","machine-differs":"same-machine","no-ranges":"same-work","missing-i\
n-head":"same-work","no-kernels":"same-work","no-kernels-in-base":"same-work","no-kernels-in-head":"same-work","metric-m\
issing-in-head":"same-work","skip-differs":"same-settings","attribution-differs":"same-settings","baseline-absent":"a-ba\
se","baseline-failed":"a-base","baseline-incompatible":"a-base"};function findSettler({id}){return otherSettlers[id]??"m\
ore-rounds"}var verdictFile=({comparison,failure,asked,files})=>comparison===null||asked===null?[]:[{name:"verdict.json",bytes:formatOneLineJson(
createVerdict({comparison,failure,asked,files}))}];export{verdictFile};
