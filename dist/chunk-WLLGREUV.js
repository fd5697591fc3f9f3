import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{defaultConfig,describeSeen,diagnostic,familyPatterns,listed,nameRuleFile,named,presets,written}from"./chunk-CLMIR6QA.js";
import{errorCode}from"./chunk-OWHIAE27.js";import{CaptureError,UserError,errorMessage,refuseWhenStopped,wrapLine,wrapText}from"./chunk-PJPSHN4Q.js";
import{alikeOperators,comparesGpu,countReasonIds,countTitle,countValue,countWord,decisiveChanges,explanations,fasterRanges,
gpuKey,hasGpu,hasGpuTime,hasOneProcess,isAccepted,isOneRound,isReplacement,lineNotes,medianOf,onGpu,operatorText,quotedInText,
rangesBySeverity,rowStates,sharedPath,shownCounts,shownWall,slowerRanges,sumRows,terminalText,usesGpu,verdictName,verdictText,
withoutNumbers}from"./chunk-4NEME6GZ.js";import{communicationFamily,rankText,rankTimeNs,ranksKnown,shellLine}from"./chunk-J6WWDBOC.js";
import{acceptedText,budgetText,bySeverity,disturbanceText,kernelLabel,kernelText,median,medianKernelNs,medianLaunches,medianTotalNs,
metricAmount,metricTitle,metricWords,nameText,namedBudgets,overRounds,profileMetrics,proseText,rangeName,roundsText,rowLabels,
sharedValue,shownText}from"./chunk-JKBQVKYX.js";import{clipMiddle,countAmount,counted,countsWith,formatCount,formatCounts,
formatNs,formatSeconds,formatShare,listText,nsAmount}from"./chunk-CY2EKH2J.js";import{amountText,countText,pairText,
percent,percentInterval,rangeText,signedPercent,sizeAmount,sizeText,stableRangeName,wholeCaptureName}from"./chunk-YTVQXYLK.js";
import{paint,plainText}from"./chunk-KWNHFX66.js";function reportInput(given){return{comparison:null,head:null,base:null,failure:null,fails:!1,baselineAge:null,cost:null,
commands:[],timelines:{base:[],head:[]},history:null,...given}}var unknown="\u2013";function numberCell(value,textOf2){return{kind:"number",text:value===null?unknown:textOf2(value),value}}
function nsCell(ns){return numberCell(ns,formatNs)}function countCell(count){return numberCell(count,formatCount)}function timesCell({
baseNs,headNs}){return{kind:"pair",base:baseNs,head:headNs,amountOf:nsAmount}}function countsCell({base,head}){return{kind:"\
pair",base,head,amountOf:countAmount}}function judgedCounts(row){return{kind:"pair",base:row.base,head:row.head,amountOf:value=>countValue(
row,value)}}function pairCellText({base,head,amountOf}){let one=head??base;return one===null?unknown:base===null||head===
null||base===head?amountText(amountOf(one)):pairText(amountOf(base),amountOf(head))}function sideText(cell,side){let value=cell[side];
return value===null?unknown:amountText(cell.amountOf(value))}function metricSides({unit,change}){let amountOf=value=>metricAmount(
value,unit);return{kind:"pair",base:change.base,head:change.head,amountOf}}var shownByColor=new Set(["regressed","improv\
ed","same","not-judged"]);function shownState({state},{verdict}){return stateOf(state,verdict!=="incomparable")}function stateOf(state,isJudged){
return isJudged||state==="new"||state==="removed"?state:"not-judged"}function timeChange(time,isJudged,unjudged=""){let state=stateOf(
time.state,isJudged),{sign,word}=rowStates[state];return{kind:"change",state,change:time,sign,word:state==="not-judged"?
isJudged?unjudged:"":word,isSpoken:!shownByColor.has(state)}}function bareChange(changeRatio,word=""){return{kind:"chang\
e",state:"not-judged",change:exactly(changeRatio,null),sign:"",word,isSpoken:!0}}function countChange(row,isJudged){let{
base,head,changeRatio,thresholdRatio,state}=row,word=countWord(row)??(state==="inconclusive"?"varies":"");return{kind:"c\
hange",state:isJudged?state:"not-judged",change:exactly(base===head?null:changeRatio,thresholdRatio),sign:head===base?"=":
head>base?"\u25B2":"\u25BC",word:isJudged?word:"",isSpoken:!0}}function metricChange({change},isJudged){let state=stateOf(
change.state,isJudged),sign=state==="regressed"||state==="improved"?"":rowStates[state].sign,word=metricWords[state]??"";
return{kind:"change",state,change,sign,word,isSpoken:!shownByColor.has(state)}}function exactly(changeRatio,thresholdRatio){
return{changeRatio,thresholdRatio,lowRatio:null,highRatio:null,rounds:null}}function paragraph(text,title2){return title2===void 0?{kind:"paragraph",text}:{kind:"paragraph",title:title2,text}}function list(items,noun,file3){
return items.length===0?[]:[{kind:"list",items:items.map(item=>typeof item=="string"?{text:item}:item),noun,file:file3}]}
function table(label2,columns2,rows,noun,file3){return rows.length===0?[]:[{kind:"table",label:label2,columns:columns2,rows,
noun,file:file3}]}function longTable(...parameters){return table(...parameters).map(block=>({...block,isLong:!0}))}function group(title2,importance,blocks){
return blocks.length===0?[]:[{kind:"group",title:title2,importance,blocks}]}function textColumn(title2,leaves){return leaves===
void 0?{kind:"text",title:title2}:{kind:"text",title:title2,leaves}}function numberColumn(title2,leaves){return leaves===
void 0?{kind:"number",title:title2}:{kind:"number",title:title2,leaves}}function sidesColumn(title2){return{kind:"pair",
title:title2,split:!0}}function pairColumn(title2,leaves){return leaves===void 0?{kind:"pair",title:title2}:{kind:"pair",
title:title2,leaves}}function changeColumn(interval){return interval===void 0?{kind:"change",title:"change"}:{kind:"chan\
ge",title:"change",interval}}var kernelColumn={kind:"kernel",title:"kernel"};function gpuTimeOf(...sides){return waitsForOthers(...sides)?ranksKnown(...sides)?rankTimeNs:sides.every(({rounds})=>rounds.
every(round2=>round2.communicationFreeBusyNs!==null))?({communicationFreeBusyNs,gpuBusyNs})=>communicationFreeBusyNs??gpuBusyNs:
({gpuBusyNs})=>gpuBusyNs:({gpuBusyNs})=>gpuBusyNs}function waitsForOthers(...sides){return sides.some(({rounds,families:families2})=>rounds.
some(({devices})=>(devices??1)>1)||families2.some(({family})=>family===communicationFamily))}function instanceTimes(run,{name,domain}){return run.ranges.find(range=>range.name===name&&range.domain===domain)?.instanceNs??
[]}function wallFigures(processes){let sorted=processes.flat().toSorted((one,other)=>one-other);return{medianNs:median(processes.
map(median)),p90Ns:quantile(sorted,.9),minNs:sorted[0]??0,processes:processes.length,instances:sorted.length}}function quantile(sorted,share){
return sorted[Math.ceil(share*sorted.length)-1]??0}function gpuShare(rounds){let known=rounds.flatMap(({spanNs,gpuIdleNs})=>spanNs===null||gpuIdleNs===null||spanNs===0?[]:
[{spanNs,busyNs:spanNs-gpuIdleNs}]);return known.length===0?null:{busyNs:median(known.map(({busyNs:busyNs2})=>busyNs2)),
spanNs:median(known.map(({spanNs})=>spanNs)),share:median(known.map(({busyNs:busyNs2,spanNs})=>busyNs2/spanNs))}}function dateText(iso){let[,day,time]=/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)[\d:.]*Z$/.exec(iso??"")??[];return day===void 0||time===
void 0?"at an unknown time":`${day} ${time} UTC`}function ncuText(version,state){return version!==null&&version!==""?version:
state===null?"unknown":state==="measured"?"version not recorded":`not used${state==="off"?"":` (${state})`}`}var bars="\u2581\u2582\u2583\u2584\u2585\u2586\u2587\u2588";function sparkline(values){let[least,most]=[Math.min(...values),
Math.max(...values)],middle=(least+most)/2,half=Math.max((most-least)/2,Math.abs(middle)*leastHalf);return values.map(value=>bars[half===
0?3:Math.floor(((value-middle)/half/2+.5)*(bars.length-.001))]??"").join("")}var leastHalf=.01;function dayText(date){return date?.
slice(0,10)??"unknown"}function runTitle({commit,date}){return`${shortCommit(commit)}, ${dateText(date)}`}function shortCommit(commit){
return commit===null?"unknown":commit.slice(0,7)}function recentRuns(range,{history}){let own=history?.find(({name,domain})=>name===range.name&&domain===range.domain);return own===
void 0||own.points.length===0?[]:[{kind:"figure",name:"recent-runs",history:own,sides:sidesOf(range),text:recentText(own)}]}
function sidesOf({row,head}){return row!==null?{base:row.gpuBusyTime.baseNs,head:row.gpuBusyTime.headNs}:{base:null,head:head===
null?null:median(head.rounds.map(gpuTimeOf(head)))}}function recentText({points,changes}){let values=points.map(({valueNs})=>valueNs),
last=changes.at(-1),change=last===void 0?"":`; last change ${signedPercent(last.changeRatio)} on ${points[last.point]?.date.
slice(0,10)??"an unknown day"}${last.state==="confirmed"?"":" (not confirmed)"}`;return`Last ${counted(points.length,"ru\
n")}: ${formatNs(Math.min(...values))} to ${formatNs(Math.max(...values))} ${sparkline(values)}${change}.`}var wallPartTimes=[["host-own",({hostTime})=>hostTime?.ownNs??null],["host-launch",({hostTime})=>hostTime?.launchNs??null],
["host-graph-launch",({hostTime})=>hostTime?.graphLaunchNs??null],["host-copy",({hostTime})=>hostTime?.copyNs??null],["h\
ost-synchronization",({hostTime})=>hostTime?.synchronizationNs??null],["host-memory",({hostTime})=>hostTime?.memoryNs??null],
["host-other",({hostTime})=>hostTime?.otherNs??null],["idle-launch",({gpuIdle:gpuIdle2})=>gpuIdle2?.launchNs??null],["id\
le-after-synchronization",({gpuIdle:gpuIdle2})=>gpuIdle2?.afterSynchronizationNs??null],["idle-synchronization",({gpuIdle:gpuIdle2})=>gpuIdle2?.
synchronizationNs??null],["idle-copy",({gpuIdle:gpuIdle2})=>gpuIdle2?.copyNs??null],["idle-queue",({gpuIdle:gpuIdle2})=>gpuIdle2?.
queueNs??null],["idle-unknown",({gpuIdle:gpuIdle2})=>gpuIdle2?.unknownNs??null]];var shownShare=.005,titles={"host-own":"host: outside CUDA calls","host-launch":"host: in launches","host-graph-launch":"\
host: in graph launches","host-copy":"host: in copy calls","host-synchronization":"host: in synchronizations","host-memo\
ry":"host: in allocations","host-other":"host: in other calls","idle-launch":"GPU idle: nothing launched yet","idle-afte\
r-synchronization":"GPU idle: after the host waited","idle-synchronization":"GPU idle: the host waits","idle-copy":"GPU \
idle: the host copies","idle-queue":"GPU idle: launched, not started","idle-unknown":"GPU idle: unknown reason"},note="A\
ll times are medians over rounds. Host rows show time spent in the range's host threads. GPU idle rows show time when no\
thing ran on the range's GPUs, broken down by what the host was doing. Tracing makes calls take longer.";function wallTable(range){
let{row,head}=range,title2=textColumn("traced wall time by part"),label2=`Parts of the wall time of ${rangeName(range)}`;
return(row===null?table(label2,[title2,numberColumn("time")],head===null?[]:headRows(head),"parts","profile.json"):table(
label2,[title2,changeColumn(),sidesColumn("time")],comparedRows(row),"parts","comparison.json")).map(one=>({...one,note}))}
function comparedRows({wallParts,wallTime}){let wallNs=Math.max(wallTime.baseNs??0,wallTime.headNs??0);return wallParts.
filter(({baseNs,headNs})=>Math.max(baseNs,headNs)>shownShare*wallNs).map(({part:part2,baseNs,headNs,isApart})=>({cells:()=>[
titles[part2],bareChange(baseNs===0?null:headNs/baseNs-1,isApart?"":"within the rounds' spread"),timesCell({baseNs,headNs})]}))}
function headRows({rounds}){let wallNs=rounds.length===0?0:median(rounds.map(({wallNs:ns})=>ns));return wallPartTimes.flatMap(
([part2,timeOf3])=>{let times=rounds.flatMap(round2=>timeOf3(round2)??[]);if(times.length===0||times.length<rounds.length)
return[];let ns=median(times);return ns>shownShare*wallNs?[{cells:()=>[titles[part2],nsCell(ns)]}]:[]})}function timesPart(range,input){let times=range.row===null?headTimes(range,input.head):comparedTimes(range,range.row);return group(
"Where its time goes","detail",[...times,...recentRuns(range,input),...familiesTable(range),...wallTable(range)])}function comparedTimes({
base,head},row){let isJudged=row.verdict!=="incomparable",detectable=ratio=>ratio===null?"":numberCell(ratio,percent),rows=[
...sumRows(row).map(({title:title2,time,unjudged})=>({cells:()=>[title2,timeChange(time,isJudged,unjudged),timesCell(time),
detectable(time.detectableRatio)]})),...shownCounts(row).map(count=>({cells:()=>[countTitle(count),countChange(count,isJudged),
judgedCounts(count),""]})),...shareRows(row,base,head)],columns2=[textColumn(""),changeColumn("main"),sidesColumn("base \
\u2192 head"),numberColumn("detectable",0)];return[...table(`Times and counts of ${rangeName(row)}`,columns2,rows,"rows",
"comparison.json"),...noiseText("Rounds",row.gpuBusyTime),...row.latency===null?[]:noiseText("Without tracing, processes",
row.latency.time)]}function noiseText(what,{spreadRatio,thresholdRatio}){if(spreadRatio===null)return[];let threshold=thresholdRatio===
null?"":`; threshold ${percent(thresholdRatio)}`;return[paragraph(`${what} of the same side differ by ${percent(spreadRatio)}${threshold}\
.`)]}function shareRows(range,base,head){let{overlap,instances:instances2}=range,row=(title2,[before,after],amountOf)=>before==
null&&after==null?[]:[{cells:()=>[title2,"",{kind:"pair",base:before??null,head:after??null,amountOf},""]}],of=pick=>[base,
head].map(side=>side===null?null:pick(side));return[...hasGpuTime(range)?row("overlapping kernel time",[overlap.base,overlap.
head],plain(percent)):[],...row("GPU busy (of traced wall time)",of(({rounds})=>gpuShare(rounds)?.share??null),plain(formatShare)),
...row("GPU idle",of(idleNs),nsAmount),...row("instances",[instances2.base,instances2.head],countAmount)]}function plain(textOf2){
return value=>({value:textOf2(value),unit:""})}function idleNs({rounds}){let known=rounds.flatMap(({gpuIdleNs})=>gpuIdleNs??
[]);return known.length===0?null:median(known)}function familiesTable({row,head}){return row!==null?comparedFamilies(row):
head===null?[]:headFamilies(head)}function comparedFamilies(range){let columns2=[textColumn("family"),changeColumn("deta\
il"),sidesColumn("time"),numberColumn("of range",2),numberColumn("detectable",0),pairColumn("launches",1)],rows=range.families.
map(({family,time,impactRatio,launches})=>({isNotable:time.state==="regressed"||time.mayBeSlower,cells:()=>[nameText(family),
timeChange(time,range.verdict!=="incomparable","small"),timesCell(time),numberCell(impactRatio,signedPercent),time.detectableRatio===
null?"":numberCell(time.detectableRatio,percent),countsCell(launches)]}));return table(`Kernel families of ${rangeName(range)}`,
columns2,rows,"families","comparison.json")}function headFamilies(range){let wholeNs=medianKernelNs(range),rows=range.families.
map(({family,rounds})=>({family,ns:medianTotalNs({rounds})})).filter(({ns})=>ns>0).map(({family,ns})=>({cells:()=>[`${nameText(
family)}${family===communicationFamily?waitingText(range,wholeNs):""}`,nsCell(ns),numberCell(ns/wholeNs,formatShare)]})),
columns2=[textColumn("family"),numberColumn("time"),numberColumn("share")];return table(`Kernel families of ${rangeName(
range)}`,columns2,rows,"families","profile.json")}function waitingText({rounds},wholeNs){let waiting=rounds.map(({ranks})=>ranks.
map(({communication})=>communication.waitingNs));if(waiting.some(ofRanks=>ofRanks.length===0||ofRanks.includes(null)))return"";
let ns=median(waiting.map(ofRanks=>ofRanks.reduce((sum2,one)=>sum2+(one??0),0)));return` (${formatShare(ns/wholeNs)} of \
the kernel time is waiting)`}function headTimes({head:range},profile){if(range===null||profile===null)return[];let{rounds}=range,
of=pick=>median(rounds.map(pick)),kernelNs=rounds.map(round2=>round2.kernelNs),spread=rounds.length>1?` \xB1 ${formatShare(
halfSpread(kernelNs))} over rounds`:"",gpu=gpuShare(rounds),idle=idleNs(range),others=otherBusyNs(range),onGpu2=[`time o\
n the GPU ${formatNs(of(gpuTimeOf(range)))}`,`kernel time ${formatNs(medianKernelNs(range))}${spread} \xB7 ${launchesText(
range)}`],withoutGpu=hasGpu(profile)?["no kernels and no copies"]:[];return list([...usesGpu(range)?onGpu2:withoutGpu,gpu===
null?`wall time ${formatNs(of(({wallNs})=>wallNs))} (tracing inflates it)`:`GPU busy ${formatNs(gpu.busyNs)} of ${formatNs(
gpu.spanNs)} wall (${formatShare(gpu.share)}; tracing inflates wall time)${others===0?"":`, with at least ${formatNs(others)}\
 of work from outside the range`}`,...idle===null?[]:[`GPU idle ${formatNs(idle)}`],...untracedText(range,profile.untraced),
...hostTexts(range)],"facts","profile.json")}function otherBusyNs({rounds}){let gpu=gpuShare(rounds);return gpu===null?0:
Math.max(0,gpu.busyNs-median(rounds.map(({gpuBusyNs,devices})=>gpuBusyNs/Math.max(1,devices??1))))}function launchesText({
rounds}){let of=pick=>median(rounds.map(pick)),graph=of(({graphKernels})=>graphKernels),inGraphs=`${formatCount(graph)} \
in ${counted(of(({graphLaunches})=>graphLaunches),"graph launch","graph launches")}`,others=rounds.map(({otherThreads})=>otherThreads.
launches),byOthers=Math.max(0,...others)===0?"":`, of which ${formatCounts(others)} by another thread`;return`${countsWith(
rounds.map(({launches})=>launches),"launch","launches")}${graph>0?` (${inGraphs})`:""}${byOthers}`}function untracedText(range,untraced){
let processes=untraced.map(run=>instanceTimes(run,range)).filter(({length})=>length>0);if(processes.length===0)return[];
let{medianNs,p90Ns,minNs,instances:instances2}=wallFigures(processes);return[`wall time of an instance without tracing: \
median ${formatNs(medianNs)}, 90% within ${formatNs(p90Ns)}, minimum ${formatNs(minNs)} (${counted(processes.length,"run")}\
, ${counted(instances2,"instance")})`]}function hostTexts({rounds}){let copies=overRounds(rounds.map(round2=>round2.copies),
({kind,direction,sourceMemory,targetMemory})=>JSON.stringify([kind,direction,sourceMemory,targetMemory])).map(({sample:{
kind,direction,sourceMemory,targetMemory},found})=>{let what=kind==="fill"?"memset":`${direction??"copy"} (${sourceMemory??
"?"} \u2192 ${targetMemory??"?"})`;return`${countsOf(found)} \xD7 ${what} ${sizeText(median(found.map(copy=>copy?.bytes??
0)))}`}),synchronizations=overRounds(rounds.map(round2=>round2.synchronizations),({call})=>call).map(({sample,found})=>`${countsOf(
found)} \xD7 ${nameText(sample.call)}`);return[...copies.length>0?[`copies: ${copies.join(", ")}`]:[],...synchronizations.
length>0?[`synchronizations: ${synchronizations.join(", ")}`]:[]]}function countsOf(found){return formatCounts(found.map(
item=>item?.count??0))}function halfSpread(values){let middle=median(values);return middle===0?0:(Math.max(...values)-Math.
min(...values))/2/middle}var title="What the program reports, without tracing",note2="Medians over runs without CUDA tracing. For some metrics, h\
igher is better; the wording shows which changes are worse.";function metricsSection({comparison,head}){let compared=comparison===
null?[]:comparedMetrics(comparison.metrics,comparison.verdict),blocks=compared.length>0||head===null?compared:headMetrics(
profileMetrics(head));return{anchor:"program",title,blocks}}function comparedMetrics(metrics,verdict){let rows=bySeverity(
metrics).map(row=>{let{state,detectableRatio}=row.change,cells=()=>[metricTitle(row),metricChange(row,verdict!=="incompa\
rable"),metricSides(row),detectableRatio===null?"":numberCell(detectableRatio,percent)];return state==="not-judged"?{cells,
importance:"detail"}:{cells}}),columns2=[textColumn("metric"),changeColumn("main"),sidesColumn("base \u2192 head"),numberColumn(
"detectable",0)];return table(title,columns2,rows,"metrics","comparison.json").map(one=>({...one,note:note2}))}function headMetrics(metrics){
let rows=metrics.map(row=>({cells:()=>[metricTitle(row),numberCell(row.middle,value=>amountText(metricAmount(value,row.unit))),
row.values.length>1?numberCell(halfSpread(row.values),formatShare):"\u2013",countCell(row.values.length)]})),columns2=[textColumn(
"metric"),...["median","runs \xB1","runs"].map(one=>numberColumn(one))];return table(title,columns2,rows,"metrics","prof\
ile.json")}function measuredLaunch({variants,rounds},{variant:index}){let measured=variants[index];if(measured===void 0)return null;
let same=variants.filter(variant=>launchShape(variant)===launchShape(measured)),matchingLaunches=rounds.map((_,round2)=>same.
reduce((sum2,variant)=>sum2+(variant.rounds[round2]?.launches??0),0));return{grid:measured.grid,block:measured.block,matchingLaunches}}
function distinctSamples({variants,ncu}){let shapes=ncu.map(({variant:index})=>{let variant=variants[index];return variant===
void 0?"":launchShape(variant)});return ncu.filter((_,index)=>shapes.indexOf(shapes[index]??"")===index)}function measuredShare(range){
let kernelNs=medianKernelNs(range);if(kernelNs===0||range.kernels.every(({ncu})=>ncu.length===0))return null;let measuredNs=range.
kernels.reduce((sum2,{variants,ncu})=>{let shapes=new Set(ncu.flatMap(({variant})=>variants[variant]??[]).map(launchShape)),
alike=variants.filter(variant=>shapes.has(launchShape(variant)));return sum2+alike.reduce((total,variant)=>total+medianTotalNs(
variant),0)},0);return Math.min(1,measuredNs/kernelNs)}function sampleOf({ncu},variant){return ncu.find(sample=>sample.variant===
variant)??null}function launchShape(variant){let{grid,block}=variant,bytes=sharedBytes(variant),shared=bytes===null?"unk\
nown shared memory":`${String(bytes)} B of shared memory`;return`grid ${grid.join("\xD7")}, block ${block.join("\xD7")} \
and ${shared}`}function sharedBytes({staticSharedBytes,dynamicSharedBytes}){return staticSharedBytes===null||dynamicSharedBytes===
null?null:staticSharedBytes+dynamicSharedBytes}function launchText({grid,block}){return`${dimensionsText(grid)}, ${dimensionsText(
block)}`}function dimensionsText(dimensions){return dimensions.join("\xD7").replace(/(?<!×1)(?:×1)+$/,"")}var rateUnits=[[1e12,"TB/s"],[1e9,"GB/s"],[1e6,"MB/s"],[1e3,"kB/s"]],unknown2="\u2013";function figureText(figure){return figure==
null?unknown2:amountText(figureAmount(figure))}function figureAmount({value,unit}){return typeof value=="string"?{value:value.
replaceAll("_"," "),unit:""}:unit==="ns"?nsAmount(value):unit==="%"?{value:value.toFixed(1),unit}:unit==="byte"||unit===
"byte/block"?sizeAmount(Math.round(value)):unit==="byte/s"?rateAmount(value):Number.isInteger(value)?countAmount(value):
{value:value.toFixed(2),unit:""}}function rateAmount(bytesPerSecond){let[size,unit]=rateUnits.find(([least])=>bytesPerSecond>=
least)??[1,"B/s"];return{value:String(Number((bytesPerSecond/size).toPrecision(3))),unit}}var file="profile.json",listedRules=3,longestRule=400,listedSamples=3,listedKernels=12,columns=[{...figures("SM",null,({
smThroughputPct})=>figureText(smThroughputPct)),peakOf:"the SMs"},{...figures("instr",9,instructions),peakOf:"SM instruc\
tions"},{...figures("memory",null,({memoryThroughputPct})=>figureText(memoryThroughputPct)),peakOf:"the memory system (c\
aches and DRAM)"},{...figures("DRAM",11,({dramThroughputPct})=>figureText(dramThroughputPct)),peakOf:"DRAM"},figures("DR\
AM bytes",3,({dramBytes:dramBytes2})=>figureText(dramBytes2)),{...figures("tensor",10,({tensorPipePct})=>figureText(tensorPipePct)),
peakOf:"the tensor cores"},figures("occupancy",8,occupancy),{column:textColumn("limited by",1),text:({figures:of})=>limiter(
of)},figures("regs",2,({registersPerThread})=>figureText(registersPerThread)),{...figures("spills",4,({spillRequests})=>figureText(
spillRequests)),matters:spills},{column:numberColumn("op/byte (ridge)",7),text:intensity},{column:textColumn("waits for",
0),text:({figures:of})=>figureText(of.topStall)}];function ncuPart({row,head}){if(row!==null||head===null)return[];let listed2=head.
kernels.slice(0,listedKernels),measured=listed2.map(kernel=>({kernel,samples:distinctSamples(kernel)})),rows=measured.flatMap(
({kernel,samples})=>samples.slice(0,listedSamples).map(sample=>({kernel,sample}))),unlisted=measured.reduce((sum2,{samples})=>sum2+
Math.max(0,samples.length-listedSamples),0),share=measuredShare(head);return group("Why (Nsight Compute, one measured la\
unch per row)","detail",[...whyBlocks(rows,head),...unlisted===0?[]:[paragraph(`\u2026 and ${counted(unlisted,"more kind")}\
 of launches (grid, block, shared memory), in profile.json`)],...share===null?[]:[paragraph(`The measured launches repre\
sent ${(share*100).toFixed(1)}% of the range's kernel time.`)],...unjoinedBlocks(head.ncu),...list(ruleTexts(listed2),"r\
ules",file)])}function whyBlocks(rows,range){let samples=rows.map(({sample})=>sample),shown2=columnsWithFigures(samples),
why=table(`Why the kernels of ${rangeName(range)} take as long as they do`,[...shown2.map(({column})=>column),numberColumn(
"grid, block",5),numberColumn("launches",6),kernelColumn],rows.map(({kernel,sample})=>({cells:()=>[...shown2.map(({text})=>text(
sample)),...launchCells(kernel,sample),{kind:"kernel",name:kernel.name,remarks:[]}]})),"launches",file);return why.length===
0?[]:[paragraph(legendText(shown2,samples)),...why]}function launchCells(kernel,sample){let launch2=measuredLaunch(kernel,
sample);if(launch2===null)return["\u2013","\u2013"];let all=kernel.rounds.map(round2=>round2?.launches??0),isAll=launch2.
matchingLaunches.every((count,round2)=>count===all[round2]);return[launchText(launch2),isAll?`all ${formatCounts(all)}`:
`${formatCounts(launch2.matchingLaunches)} of ${formatCounts(all)}`]}function legendText(shown2,measured){let titles2=new Set(
shown2.map(({column})=>column.title)),peaks=shown2.flatMap(({peakOf})=>peakOf??[]);return`${[...peaks.length>0?[`Shares \
of peak throughput: ${new Intl.ListFormat("en-US").format(peaks)}`]:[],...titles2.has("occupancy")?[`Occupancy: achieved\
 / theoretical${titles2.has("limited by")?", and what limits the occupancy":""}`]:[],...titles2.has("op/byte (ridge)")?[
"Op/byte: operations per byte of DRAM, and in parentheses the number above which memory isn't the limit"]:[],"Launches: \
the number of launches that the measured launch represents",...measured.every(each=>each.figures.spillRequests?.value===
0)?["No launch spills registers"]:[]].join(". ")}.`}function ruleTexts(listed2){let largest=listed2.flatMap(kernel=>distinctSamples(
kernel).flatMap(({rules:rules3})=>rules3.flatMap(({type,speedup,...rule2})=>type==="optimization"&&speedup?.of==="global"?
[{...rule2,pct:speedup.pct,kernel}]:[]))).toSorted((one,other)=>other.pct*medianTotalNs(other.kernel)-one.pct*medianTotalNs(
one.kernel));return[...Map.groupBy(largest,({rule:rule2})=>rule2).values()].flatMap(all=>all.slice(0,1)).slice(0,listedRules).
map(({rule:rule2,pct:pct2,text,kernel})=>`ncu's rule ${nameText(rule2)} estimates that ${kernelText(kernel.name)} could \
save ${Math.min(100,pct2).toFixed(1)}% of its time. ${proseText(shortened(text))}`)}function shortened(text){return text.
length>longestRule?`${text.slice(0,longestRule-1)}\u2026`:text}function unjoinedBlocks(ncu){let{kernelsWithoutRow,rowsWithoutKernel}=ncu??
{kernelsWithoutRow:[],rowsWithoutKernel:[]};return[...kernelsWithoutRow.length>0?[paragraph(`Nsight Compute has no metri\
cs for ${formatCount(kernelsWithoutRow.length)} of the requested kernels.`)]:[],...rowsWithoutKernel.length>0?[paragraph(
`Nsight Compute measured ${counted(rowsWithoutKernel.length,"launch","launches")} without a match in the nsys captures (\
different kernel, grid, or block).`)]:[]]}function ncuSection({comparison,head}){return{anchor:"metrics",title:"Nsight C\
ompute",blocks:[...comparison===null?[]:changedFigures(comparison),...head===null?[]:replayed(head)]}}function replayed({
replayedRanges:replayedRanges2}){let samples=replayedRanges2.flatMap(region=>region.samples.map(sample=>({region,sample}))),
shown2=columnsWithFigures(samples.map(({sample})=>sample));return group("Replayed as a whole (Nsight Compute; its times \
aren't comparable with the times above)","detail",table("Ranges that Nsight Compute replayed",[numberColumn("time"),...shown2.
map(({column})=>column),textColumn("NVTX range")],samples.map(({region,sample})=>({cells:()=>[figureText(sample.figures.
durationNs),...shown2.map(({text})=>text(sample)),rangeName(region)]})),"instances",file))}function changedFigures({ranges}){
let rows=ranges.flatMap(range=>range.kernels.flatMap(kernel=>kernel.metrics.map(metric=>({cells:()=>[{kind:"kernel",name:kernel.
name,remarks:[]},rangeName(range),metric.title,figureCell(metric.base,metric.unit),figureCell(metric.head,metric.unit),numberCell(
metric.changeRatio,signedPercent)]})))),columns2=[kernelColumn,textColumn("range"),textColumn("metric"),...["base","head",
"change"].map(one=>numberColumn(one))];return group("Nsight Compute: what changed","reference",table("Metrics of Nsight \
Compute that changed",columns2,rows,"metrics","comparison.json"))}function figureCell(value,unit){return{kind:"number",text:figureText(
value===null?null:{value,unit}),value:typeof value=="number"?value:null}}function columnsWithFigures(measured){return columns.
filter(({text,matters=each=>text(each)!=="\u2013"})=>measured.some(matters))}function instructions({smThroughputPct,executedInstructionsPct}){
return figureText(smThroughputPct==null?executedInstructionsPct:null)}function occupancy({achievedOccupancyPct,theoreticalOccupancyPct}){
return theoreticalOccupancyPct==null||achievedOccupancyPct==null?theoreticalOccupancyPct==null?figureText(achievedOccupancyPct):
`\u2013 / ${figureText(theoreticalOccupancyPct)}`:`${figureAmount(achievedOccupancyPct).value} / ${figureText(theoreticalOccupancyPct)}`}
function limiter({occupancyLimiter:occupancyLimiter2,theoreticalOccupancyPct}){return theoreticalOccupancyPct?.value===100?
"\u2013":figureText(occupancyLimiter2).split(", ").slice(0,2).join(", ")}function spills({figures:{spillRequests}}){return spillRequests!=
null&&spillRequests.value!==0}function intensity({roofline}){let nearness=({flopPerSecond,peakFlopPerSecond})=>peakFlopPerSecond===
null?0:flopPerSecond/peakFlopPerSecond,[point]=(roofline?.points??[]).toSorted((one,other)=>nearness(other)-nearness(one));
if(point===void 0||point.intensity===null)return"\u2013";let amount=value=>String(Number(value.toPrecision(2))),ridge=point.
ridgeIntensity===null?"":` (${amount(point.ridgeIntensity)})`;return`${point.precision} ${amount(point.intensity)}${ridge}`}
function figures(title2,leaves,text){return{column:numberColumn(title2,leaves??void 0),text:measured=>text(measured.figures)}}function failureBlocks({where,why,help,failures}){return[...part("Where",where),...part("Why",why),...part("Help",help),
...list(failures.map(one=>({title:proseText(oneLine(one.what)),text:failureText(one)})),"failed captures","profile.json")]}
function part(title2,text){return text===null?[]:text.trim().includes(`
`)?[{kind:"lines",title:title2,text:text.trim()}]:[paragraph(proseText(text),title2)]}function failureText({where,why,help}){
let named3=(title2,text)=>text===null?[]:[`${title2}: ${proseText(oneLine(text))}`];return[...named3("Where",where),...named3(
"Why",why),...named3("Help",help)].join(" ")}function oneLine(text){return text.replaceAll(/(?<!\s)\s*\n\s*/g," \xB7 ")}var imageWidth=19,mostExplaining=4;function changeText(change){let{kind,state,name}=change,shown2=proseText(kind==="cuda\
-library"?`lib${name}`:name),[base,head]=[change.base,change.head].map(text=>text===null?null:proseText(kind==="image"?text.
slice(0,imageWidth):text===""?"(empty)":text));return kind==="variable"?state==="added"?`${shown2} unset \u2192 ${head??
"set"}`:state==="removed"?`${shown2} ${base??"set"} \u2192 unset`:base==null||head==null?`${shown2} has a different valu\
e`:`${shown2} ${base} \u2192 ${head}`:state==="changed"?`${shown2} ${base??""} \u2192 ${head??""}`:`${shown2} ${head??base??
""} ${state}`}function librariesOf(row,environment){if(environment===null||!isReplacement(row))return[];let texts=environment.
changes.filter(({families:families2})=>families2.includes(row.family)).map(change=>changeText(change));return texts.length===
0?[]:[`libraries or settings for this kind of kernel changed: ${listText(texts,mostExplaining)}`]}var unknownWords={driver:"\
the driver",image:"the image","operating-system":"the operating system","cuda-library":"CUDA library files","python-pack\
age":"Python packages","system-package":"system packages",variable:"variables","variable-values":"values of variables th\
at aren't stored"};function unknownText({unknown:unknown5}){return unknown5.length===0?null:`Not compared: ${unknown5.map(
what=>unknownWords[what]).join(", ")}.`}function environmentSection({comparison}){let environment=comparison?.environment??null,changes=environment?.changes??[],
isOfGpu=changes.some(change=>change.isOfGpu),item=change=>{let text=changeText(change);return change.isOfGpu?{text,more:"\
This can affect GPU work."}:isOfGpu?{text,importance:"detail"}:{text}},unknown5=environment===null?null:unknownText(environment),
more=(environment?.total??0)-changes.length;return{anchor:"environment",title:"Environment",blocks:changes.length===0?[]:
group("Environment, base \u2192 head",isOfGpu?"main":"detail",[...list(changes.map(item),"environment differences","comp\
arison.json"),...more>0?[paragraph(`The profile.json files of both sides show ${counted(more,"more difference")}.`)]:[],
...unknown5===null?[]:[paragraph(unknown5)]])}}function missingNcuText(status){if(status===null||status.state==="off")return null;let ranges=status.notNeeded.map(({name,
domain})=>rangeText(name,domain)),notNeeded=ranges.length===0?null:`Nsight Compute didn't run for ${listText(ranges,5)},\
 because no verdict on these ranges needs an explanation (ncu.when: auto).`;return status.state==="measured"?notNeeded:status.
state==="not-needed"?"Nsight Compute didn't run: no kernel's time per launch changed enough to matter, and no range is o\
ver budget. To run it anyway, set ncu.when=always.":`Nsight Compute ${{unavailable:"couldn't be used, so nothing explain\
s",failed:"failed, so little or nothing explains",skipped:"was skipped, so nothing explains"}[status.state]} why kernels\
 take as long as they do${status.why===null?".":`: ${status.why}`}`}var special=/[\\`*_[\]<>#!|~&@$^]|(?<=[^\d\s])\.(?=\S)|\.(?=[^\d\s])|(?<=www)\.|:(?=\S)(?!(?<=\d:)\d\d(?!\d))|(?<=GH)-(?=\d)/gi,
specialAtStart=new RegExp(String.raw`${special.source}|(?<=^\s*)[-+=:]|(?<=^\s*\d*)[.)]`,"gi");function markdownText(text,within=!1){
let found=within?special:specialAtStart;return plainText(text).replace(found,character=>`&#${String(character.codePointAt(
0))};`)}function markdownCode(text){let plain2=plainText(text).replaceAll(/\s+/g," ").trim();if(plain2==="")return"";if(plain2.
includes("\\|"))return`<code>${markdownText(plain2)}</code>`;let longest2=Math.max(0,...[...plain2.matchAll(/`+/g)].map(
([run])=>run.length)),fence="`".repeat(longest2+1),padding=plain2.startsWith("`")||plain2.endsWith("`")?" ":"";return`${fence}${padding}${plain2}${padding}${fence}`}
function markdownTable(columns2,rows){let line=cells=>`| ${cells.map(cell=>cell.replaceAll("|","\\|")).join(" | ")} |`;return[
line(columns2.map(({title:title2})=>title2)),line(columns2.map(({align})=>align==="right"?"--:":":--")),...rows.map(line)].
join(`
`)}function left(title2){return{title:title2,align:"left"}}function right(title2){return{title:title2,align:"right"}}function flexible(title2,least,shorten=cutShared){
return{...left(title2),least,shorten}}function leaving(columns2,order){return columns2.map(column=>{let leaves=order.indexOf(
column.title);return leaves<0||column.title===""?column:{...column,leaves}})}var gap=2;function textTable(columns2,rows,layout,indent="\
  "){let width=layout.width-indent.length,kept=keptColumns(columns2,rows,width),shown2=kept.map(at=>columns2[at]??left("")),
cut=shortened2(shown2,rows.map(row=>kept.map(at=>row[at]??"")),width),widths=shown2.map((column,at)=>widthOf(column,cut,
at)),line=cells=>{let last=cells.findLastIndex(cell=>textOf(cell)!==""),texts=cells.slice(0,last+1).map((cell,at)=>{let text=textOf(
cell),pad=" ".repeat(Math.max(0,(widths[at]??0)-text.length)),said=typeof cell=="string"?text:paint(layout,cell.tone,text);
return shown2[at]?.align==="right"?pad+said:at===last?said:said+pad});return(indent+texts.join(" ".repeat(gap))).trimEnd()};
return[line(shown2.map(({title:title2})=>title2)),...cut.map(line)]}function keptColumns(columns2,rows,width){let least=columns2.
map((column,at)=>{let natural=widthOf(column,rows,at);return column.least===void 0?natural:Math.min(natural,Math.max(column.
title.length,column.least))}),kept=columns2.map((_,at)=>at),order=kept.filter(at=>columns2[at]?.leaves!==void 0).toSorted(
(one,other)=>(columns2[one]?.leaves??0)-(columns2[other]?.leaves??0)),taken=()=>kept.reduce((sum2,at)=>sum2+(least[at]??
0)+gap,-gap);for(let next of order){if(taken()<=width)break;kept=kept.filter(at=>at!==next)}return kept}function shortened2(columns2,rows,width){
let widths=columns2.map((column,at)=>widthOf(column,rows,at)),lower=at=>Math.max(columns2[at]?.title.length??0,columns2[at]?.
least??1/0),over=()=>widths.reduce((sum2,one)=>sum2+one+gap,-gap)-width;for(;;){let cuttable=widths.flatMap((one,at)=>one>
lower(at)?[at]:[]),widest=cuttable.toSorted((one,other)=>(widths[other]??0)-(widths[one]??0))[0],excess=over();if(widest===
void 0||excess<=0)break;let next=Math.max(0,...cuttable.filter(at=>at!==widest).map(at=>widths[at]??0),lower(widest)),now=widths[widest]??
0;widths[widest]=Math.max(next<now?next:lower(widest),now-excess)}let cut=columns2.map(({shorten=cutShared,least},at)=>{
let texts=rows.map(row=>textOf(row[at]??""));return least===void 0?texts:shorten(texts,widths[at]??0)});return rows.map(
(row,index)=>row.map((cell,at)=>{let text=cut[at]?.[index]??"";return typeof cell=="string"?text:{...cell,text}}))}function widthOf({
title:title2},rows,at){return rows.reduce((width,row)=>Math.max(width,textOf(row[at]??"").length),title2.length)}function textOf(cell){
return typeof cell=="string"?cell:cell.text}function cutShared(texts,width){let sorted=[...new Set(texts)].sort(),shared=sorted.
map((text,at)=>sharedLength(sorted[at-1]??"",text)),cut=new Map(sorted.map((text,at)=>[text,text.length<=width?text:cutPieces(
piecesOf(text,at,shared),width)]));return texts.map(text=>cut.get(text)??text)}function sharedLength(one,other){let length=0;
for(;length<one.length&&one[length]===other[length];)length+=1;return length}function piecesOf(text,at,shared){let ends=new Set(
[text.length]);for(let[index,least]=[at,1/0];index>0;index-=1)ends.add(least=Math.min(least,shared[index]??0));for(let[index,
least]=[at+1,1/0];index<shared.length;index+=1)ends.add(least=Math.min(least,shared[index]??0));let from=0;return[...ends].
toSorted((one,other)=>one-other).map(end=>{let piece=text.slice(from,/[\uDC00-\uDFFF]/.test(text[end]??"")?end-1:end);return from+=
piece.length,piece})}var leastPiece=2;function cutPieces(pieces,width){let all=pieces.join(""),cut=[...pieces],excess=all.
length-width,longestFirst=[...pieces.keys()].toSorted((one,other)=>(pieces[other]?.length??0)-(pieces[one]?.length??0));
for(let at of longestFirst){let piece=pieces[at]??"";if(excess<=0||piece.length<=leastPiece)break;let most=Math.max(leastPiece,
piece.length-excess);excess-=piece.length-most,cut[at]=clipMiddle(piece,most)}return excess>0?clipMiddle(all,width):cut.
join("")}function topFindings(ranges,limit){let sorted=ranges.flatMap(range=>range.findings.map(finding2=>({range,finding:finding2}))).
toSorted((one,other)=>(other.finding.impactNs??-1)-(one.finding.impactNs??-1));return[...Map.groupBy(sorted,({finding:finding2})=>finding2.
id).values()].slice(0,limit).flatMap(([first,...others])=>first===void 0?[]:[{...first,others}])}var listedRanges=12,listedFamilies=6,listedMetrics=20,listedOperators=10,listedFindings=3,labelWidth=60,familyWords={gemm:"\
matrix multiplications",attention:"attention",triton:"generated (Triton) kernels",xla:"generated (XLA) kernels",communication:"\
communication between GPUs",memory:"memory fills and the KV cache",moe:"routing to experts",conv:"convolutions",quantize:"\
quantization",norm:"normalization",rope:"position encoding",sampling:"sampling of the next token",softmax:"softmax",activation:"\
activation functions",embedding:"embedding lookups",copy:"copies and layout changes",reduce:"reductions",elementwise:"el\
ementwise operations",other:"other"},plainWords={"launch-bound":"The GPU often waits for the host to launch work","gpu-i\
dle":"The GPU is often idle","host-synchronization":"The host often stops to wait for the GPU","pageable-copies":"Copies\
 use pageable memory, which is slow","tiny-kernels":"The work is split into many very short kernels",spills:"A kernel ke\
eps its threads' data in memory instead of registers","small-grid":"A kernel is too small to use the whole GPU","partial\
-wave":"A kernel has too little work to fill the GPU","compute-bound":"A kernel computes as fast as the GPU can","latenc\
y-bound":"A kernel waits instead of computing","tail-effect":"A kernel leaves much of the GPU idle near its end","low-oc\
cupancy":"A kernel keeps the GPU less busy than it could","memory-bound":"A kernel is limited by memory bandwidth","memo\
ry-latency":"A kernel waits for memory",uncoalesced:"A kernel reads memory in an order that wastes bandwidth"};function summaryMarkdown(profile){
let[largest]=profile.ranges.toSorted((one,other)=>medianKernelNs(other)-medianKernelNs(one));return`${[hasGpu(profile)?"\
# Where the GPU's time goes":"# Where the time goes",...ranText(profile),...metricsText(profile),...phasesText(profile),
...largest===void 0?[]:[...familiesText(largest),...operatorsText(largest)],...findingsText(profile),...footer(profile)].
join(`

`)}
`}function ranText(profile){let{machine,workload,source,rounds}=profile,gpus=[...new Set(machine.gpus.map(({name})=>name))].
map(text=>markdownText(text)).join(", "),gpu=hasGpu(profile)?` on ${gpus||"an unknown GPU"}`:"",command=workload.command.
length===0?"an unknown program":markdownCode(clip(workload.command.join(" "))),commit=source.commit===null?"":`, at comm\
it ${markdownText(source.commit.slice(0,12))}${source.dirty===!0?" with changes":""}`,measured=rounds.length===1?"once":
`${String(rounds.length)} times; all numbers are medians`;return[`**What ran:** ${command}${gpu}${commit}, measured ${measured}\
.`]}function metricsText(profile){let allWalls=profile.ranges.flatMap(range=>wallCells(range,profile.untraced)),walls=allWalls.
slice(0,listedRanges),rows=profileMetrics(profile);if(walls.length+rows.length===0)return[];let cells=rows.slice(0,listedMetrics).
map(row=>[clip(shown(metricTitle(row))),shown(amountText(metricAmount(row.middle,row.unit)))]),runs=profile.untraced.length;
return["## How long it takes, and what the program reports",`Measured ${runs===1?"once":`${String(runs)} times`} in sepa\
rate runs without tracing, because tracing would slow the program down.`,...walls.length===0?[]:[markdownTable([left("ph\
ase"),right("median"),right("90% within"),right("minimum")],walls)],...allWalls.length>walls.length?[`\u2026 and ${counted(
allWalls.length-walls.length,"more phase")}, in profile.json.`]:[],...cells.length===0?[]:[markdownTable([left("metric"),
right("median")],cells)],...rows.length>cells.length?[`\u2026 and ${counted(rows.length-cells.length,"more metric")}, in\
 profile.json.`]:[]]}var shown=text=>shownText(text,(kind,part2)=>kind==="own"?part2:markdownText(part2));function wallCells(range,untraced){
let processes=untraced.map(run=>instanceTimes(run,range)).filter(({length})=>length>0);if(processes.length===0)return[];
let{medianNs,p90Ns,minNs}=wallFigures(processes);return[[markdownText(label(range)),formatNs(medianNs),formatNs(p90Ns),formatNs(
minNs)]]}function phasesText(profile){let{ranges}=profile;if(ranges.length===0)return["No phase of the program was measu\
red."];let top=ranges.slice(0,listedRanges),isOnGpu=hasGpu(profile),walls=top.map(range=>[markdownText(label(range)),formatNs(
median(range.rounds.map(({wallNs})=>wallNs)))]),rows=top.map(range=>{let gpu=gpuShare(range.rounds);return[markdownText(
label(range)),formatNs(medianKernelNs(range)),formatCounts(range.rounds.map(({launches})=>launches)),gpu===null?"unknown":
formatShare(gpu.share)]});return["## By phase",`${ranges.some(({name})=>name===wholeCaptureName)?"The program marks no p\
hases, so everything is shown as one phase.":"Phases are the ranges that the program marks. Phases can be nested."} ${isOnGpu?
"*Busy* is the share of the phase during which the GPU was working. Profiling makes this share look smaller than it is.":
"Profiling makes them look longer than they are."}`,isOnGpu?markdownTable([left("phase"),right("GPU time"),right("kernel\
 launches"),right("busy")],rows):markdownTable([left("phase"),right("wall time")],walls),...ranges.length>top.length?[`\u2026\
 and ${counted(ranges.length-top.length,"more phase")}.`]:[],...otherThreadsText(top)]}function otherThreadsText(ranges){
let parts2=ranges.flatMap(range=>{let launches=range.rounds.map(({otherThreads})=>otherThreads.launches);return Math.max(
0,...launches)===0?[]:[`${formatCounts(launches)} in ${markdownText(label(range))}`]});return parts2.length===0?[]:[`Ker\
nel launches by other threads of the program: ${parts2.join(", ")}.`]}function familiesText(range){if(medianKernelNs(range)===
0)return[];let families2=range.families.map(row=>({family:row.family,totalNs:medianTotalNs(row)})),rows=families2.slice(
0,listedFamilies).map(({family,totalNs})=>[markdownText(Object.hasOwn(familyWords,family)?familyWords[family]??family:family),
formatNs(totalNs),formatShare(totalNs/medianKernelNs(range))]);return[`## By kind of work, in ${markdownText(label(range))}`,
markdownTable([left("kind"),right("GPU time"),right("share")],rows),...families2.length>rows.length?[`\u2026 and ${counted(
families2.length-rows.length,"more kind")}.`]:[]]}function operatorsText(range){let all=alikeOperators(range.operators).
map(alike=>{let sum2=pick=>alike.reduce((total,row)=>total+medianOf(row,pick),0);return{name:operatorText(range,sharedPath(
alike.map(({path})=>path))),paths:alike.length,self:sum2(({selfNs})=>selfNs),total:sum2(({totalNs})=>totalNs),instances:sum2(
({instances:instances2})=>instances2),launches:sum2(({launches})=>launches)}}).toSorted((one,other)=>other.self-one.self);
if(all.length===0)return[];let top=all.slice(0,listedOperators);return[`## By operator, in ${markdownText(label(range))}`,
"Operators are the ranges nested in this phase. *Self* doesn't count kernels in more deeply nested ranges.",markdownTable(
[left("operator"),right("self"),right("total"),right("instances"),right("kernel launches")],top.map(({name,paths,self,total,
instances:instances2,launches})=>[markdownText(paths===1?clip(name):`${clip(name)} (${formatCount(paths)})`),formatNs(self),
formatNs(total),formatCount(instances2),formatCount(launches)])),...all.length>top.length?[`\u2026 and ${formatCount(all.
length-top.length)} more, in operators.csv.`]:[]]}function findingsText({ranges,ncu}){let missing=missingNcuText(ncu),top=topFindings(
ranges,listedFindings);return["## What stands out",top.length===0?"No rule found anything.":top.map((found,index)=>findingText(
index+1,found)).join(`
`),...missing===null?[]:[markdownText(missing)]]}function findingText(number,{range,finding:finding2,others}){let words=(Object.
hasOwn(plainWords,finding2.id)?plainWords[finding2.id]:void 0)??finding2.id,where=finding2.kernel===null?"":` (the kerne\
l ${markdownCode(kernelLabel(finding2.kernel,labelWidth))})`,more=others.length>0?` ${String(others.length)} more of thi\
s kind.`:"",saving=finding2.impactNs===null?"":` Potential savings: at most ${formatNs(finding2.impactNs)}.`;return`${String(
number)}. **${words}**, in ${markdownText(label(range))}${where}. ${markdownText(finding2.what)}${saving}${more} Help: ${markdownText(
finding2.advice)}`}function footer({tool,warnings}){let count=warnings.length,warned=count===0?"":` profile.json also ha\
s ${counted(count,"warning")}.`;return[`*Generated by ${markdownText(tool.name)} ${markdownText(tool.version)} from prof\
ile.json, which has all the numbers.${warned}*`]}function label({name,domain}){return domain===""?name:`${name}@${domain}`}
function clip(text){return text.length>200?`${text.slice(0,199)}\u2026`:text}var topmost=3,mostNamed=12;function findingsSection({head}){let rules3=topFindings(head?.ranges??[],1/0),missing=head===
null?null:missingNcuText(head.ncu);return{anchor:"findings",title:"What stands out in head",blocks:group("What stands ou\
t in head","detail",[...list(rules3.map((one,at)=>at<topmost?findingItem(one):{...findingItem(one),importance:"reference"}),
"findings","profile.json"),...missing===null?[]:[paragraph(proseText(missing))]])}}function findingItem({range,finding:finding2,
others}){let{id,what,advice,impactNs}=finding2,words=Object.hasOwn(plainWords,id)?plainWords[id]:void 0,more=others.length===
0?"":` and ${String(others.length)} more`;return{title:`${words??nameText(id)} (${placeText({range,finding:finding2})}${more}\
)`,tone:"note",text:`${proseText(what)}${savingText(impactNs)} Help: ${proseText(advice)}`,more:[evidenceText(finding2),
othersText(others)].join(" ").trimEnd()}}function placeText({range,finding:{kernel}}){return`${rangeName(range)}${kernel===
null?"":`, ${kernelText(kernel)}`}`}function savingText(impactNs){return impactNs===null?"":` Potential savings: at most\
 ${formatNs(impactNs)}.`}function othersText(others){if(others.length===0)return"";let named3=others.slice(0,mostNamed).
map(one=>`${placeText(one)}.${savingText(one.finding.impactNs)}`),rest=others.length-named3.length;return`Also: ${named3.
join(" ")}${rest>0?` And ${String(rest)} more, in profile.json.`:""}`}function evidenceText({id,threshold,source,evidence:evidence2}){
let figures2=evidence2.slice(0,12).map(({name,value,unit})=>`${name}: ${value===null?"\u2013":figureText({value,unit})}.`);
return[`Rule ${id}: ${proseText(threshold)}. ${proseText(source.guide)}, ${proseText(source.section)}.`,...figures2].join(
" ")}var verdictMarks={regressed:"\u274C","over-budget":"\u274C","not-improved":"\u274C",incomparable:"\u2754",inconclusive:"\
\u{1F7E1}","no-baseline":"\u26AA",pass:"\u2705"};function leadOf(section){let{failure,fails,unread=!1}=section,measured=measuredLead(section);if(failure===null)return measured??
{...noResult,mark:fails?"\u274C":noResult.mark};if(measured!==null&&isWorseThenFailed(section))return{...measured,word:`${measured.
word}, then failed`};let{word,quoted}=measured===null?{word:unread?"Results can't be read":"Nothing was measured",quoted:null}:
{word:failedWord(section,measured),quoted:measured.quoted};return{mark:fails?"\u274C":unread?"\u2754":"\u26A0\uFE0F",word,
what:proseText(failure.what),confidence:"",quoted}}var noResult={mark:"\u2754",word:"No result",what:"There's no profile\
 and no comparison.",confidence:"",quoted:null};function failedWord({comparison},{word}){return`Failed after measuring${comparison===
null?"":`: ${word.slice(0,1).toLowerCase()}${word.slice(1)}`}`}function measuredLead({comparison,head,fails}){let headline=(mark,word,what)=>({
mark:fails?"\u274C":mark,word,what,confidence:"",quoted:null});return comparison===null?head===null?null:headline("\u{1F4CA}",
"Measured","No baseline; no verdict."):{...headline(isWorse(comparison)?"\u26A0\uFE0F":verdictMarks[comparison.verdict],
wordOf(comparison),verdictText(comparison)),confidence:confidenceOf(comparison),quoted:quotedInText(comparison)}}function isWorseThenFailed({
failure,comparison}){return failure!==null&&comparison!==null&&isWorse(comparison)}function isWorse({verdict}){return verdict===
"regressed"||verdict==="over-budget"}function wordOf(comparison){return comparison.goal==="improve"?verdictName(comparison):
comparison.verdict==="pass"&&isAccepted(comparison)?"Pass, with accepted regressions":comparison.verdict==="pass"&&fasterRanges(
comparison).length>0?"Pass, and faster":verdictName(comparison)}function checkConclusion({fails,comparison}){return fails?
"failure":comparison?.verdict==="pass"?"success":"neutral"}function effectText({fails,unread=!1},verdict){return unread?
"":fails?"This fails the check.":verdict===null||verdict==="pass"?"":"This doesn't fail the check."}function confidenceOf(comparison){
let{verdict,base}=comparison;if(base===null||verdict==="incomparable"||verdict==="over-budget"||verdict==="not-improved")
return"";if(isOneRound(comparison))return`Only one ${hasOneProcess(comparison)?"process":"round"} per side, so the noise\
 is unknown: a reported change may be noise, and a small change may go unnoticed.`;let slower=slowerRanges(comparison).filter(
range=>verdict==="pass"||decisiveChanges(range,comparison).gpuTime),decisive=slower[0]??(verdict==="pass"?fasterRanges(comparison)[0]:
void 0),wall=comparison.ranges.find(range=>decisiveChanges(range,comparison).wallTime)?.latency;if(decisive===void 0&&wall!=
null)return wallConfidence(wall);if(decisive===void 0)return verdict==="inconclusive"?"More rounds would narrow the inte\
rval.":"";let{gpuBusyTime}=decisive,{lowRatio,highRatio}=gpuBusyTime;if(lowRatio===null||highRatio===null)return"";let threshold=gpuBusyTime.
thresholdRatio===null?"":` Threshold ${percent(gpuBusyTime.thresholdRatio)}.`;return`95% confidence interval of ${slower.
length>1?`the change in ${rangeName(decisive)}`:"the change"}: ${percentInterval(lowRatio,highRatio)}, from ${String(gpuBusyTime.
rounds)} rounds per side.${threshold}`}function wallConfidence({time,statistic}){let threshold=time.thresholdRatio===null?
"":` Threshold ${percent(time.thresholdRatio)}.`;return`95% confidence interval of the change: ${percentInterval(time.lowRatio??
0,time.highRatio??0)}, from ${String(time.rounds)} processes per side without tracing (${statistic} of each).${threshold}`}
function effectOf(input){return effectText(input,input.failure===null?input.comparison?.verdict??null:"no-baseline")}var purposeTexts={probe:"for a probe",discovery:"to list ranges",tuning:"for autotuning",whole:"for the whole program",rounds:"\
for captures",untraced:"for wall time",ncu:"for ncu",lines:"for source lines",verify:"to verify"};function costText({seconds,
starts,parts:parts2}){if(starts===0)return null;let textOf2=part2=>`${purposeTexts[part2.purpose]} (${formatSeconds(part2.
seconds)})`,[first]=parts2,purposes=parts2.length===1&&first!==void 0?`, ${textOf2(first)}`:`: ${parts2.map(part2=>`${formatCount(
part2.starts)} ${textOf2(part2)}`).join(", ")}`;return`Cost: ${formatSeconds(seconds)}. The program was started ${timesText(
starts)}${purposes}.`}function timesText(count){return count===1?"once":`${formatCount(count)} times`}function limitationTexts(comparison){return comparison.limitations.map(limitation=>limitationText(limitation,comparison))}
function limitationText(limitation,comparison){let{misfit}=comparison.calibration;if(limitation.kind==="not-calibrated"&&
misfit!==null)return misfitText(misfit);if(limitation.kind==="wall-time-unknown"&&comparison.ranges.every(({latency})=>latency===
null))return"Wall time wasn't judged, because CUDA tracing inflates it and every run was traced. `latency.pairs` adds ru\
ns without tracing.";if(limitation.kind!=="one-round")return sentences[limitation.kind];let than=`a slowdown below ${percent(
limitation.thresholdRatio)} is never reported, and a larger slowdown may be noise.`;return hasOneProcess(comparison)?`A \
side was captured in one process, so the noise between processes is unknown: ${than} Measure 3 loads per side (\`rounds\`,\
 \`workload.server.captures\`).`:`A side has only one round, so its noise is unknown: ${than} Measure 3 rounds per side.`}
var sentences={"no-base":"There's no base, so only budgets were checked.","not-interleaved":"Base and head weren't inter\
leaved, so a change in the machine's state between them may affect the comparison.","other-gpu":"Base and head may have \
run on different GPUs, so thresholds are at least 1.5%.","clocks-unknown":"The SM clocks of base, head, or both are unkn\
own. If all kernels are slower, the machine may be the cause.","not-calibrated":"This runner isn't calibrated, so the de\
fault thresholds apply.","not-explained":"Nsight Compute can't explain the slower kernels: it found no difference betwee\
n base and head, or didn't measure both.","wall-time-unknown":"Wall time is too noisy to judge, so the program may take \
longer overall."};function misfitText({madeOn,found}){let made=`The calibration was made on ${madeOn.gpu} ${madeOn.uuid}`;
switch(found.kind){case"unknown-gpu":return`${made}, but we don't know which GPU this run used.`;case"several-gpus":return`${made}\
, but this run used ${counted(found.count,"GPU")}.`;case"other-gpu":return`${made}, not on ${found.gpu} ${found.uuid??"(\
UUID unknown)"}.`;case"other-driver":return`${made} with driver ${madeOn.driver??"unknown"}, not with driver ${found.driver??
"unknown"}.`;case"other-captures":return found.captureMode==="all"?`${made} with a separate capture for each range, not \
with shared captures.`:`${made} with captures shared by all ranges, not with a separate capture for each.`;case"other-in\
stances":return`${made} with a different \`skip\` for ${found.range}.`}}var unknown3="unknown",shownModels=4,shownKernels=5,baselineWords={measured:"measured in this job",given:"from the suppl\
ied files",artifact:"from an artifact of an earlier run",absent:"none",incompatible:"not comparable",failed:"not availab\
le"};function againstText({comparison,head,baselineAge}){if(comparison===null)return head===null?null:profileLine(head);
let{base,baseline}=comparison,gpu=comparesGpu(comparison)?`, on ${gpuText(comparison.head.machine)}`:"";if(base===null)return`\
Head ${commitText(comparison.head.source)}${gpu}.`;let age=baselineAge===null?"":`, ${proseText(baselineAge)}`;return`He\
ad ${commitText(comparison.head.source)} against base ${commitText(base.source)} (${baselineWords[baseline.state]}${age}\
)${gpu}.`}function profileLine(head){let{gpus,nsys}=head.machine,gpu=gpus.length===0?"no GPU in the report":gpuText(head.
machine);return[...hasGpu(head)?[gpu]:[],`nsys ${proseText(nsys??"(unknown version)")}`,roundsText(head.rounds.length)].
join(" \xB7 ")}function commitText({commit,ref,dirty}){return commit===null?ref===null?`(${unknown3} commit)`:nameText(ref):
`${nameText(commit.slice(0,12))}${dirty===!0?" with changes":""}`}function codeText(source){let{commit,ref}=source;return`${commitText(
source)}${commit===null||ref===null?"":` (${nameText(ref)})`}`}function gpuText({gpus}){let models=[...new Set(gpus.map(
({name})=>name))].map(proseText);return models.length===0?"an unknown GPU":listText(models,shownModels)}function measuredSection(input){
let{comparison,head,base,commands,cost}=input,sides=[...sideOf("base",comparison?.base??base,base),...sideOf("head",comparison?.
head??head,head)],costs=cost===null?null:costText(cost),lookedUp=comparison===null?"detail":"reference",lines=commands.map(
argv=>shellLine(argv)).join(`
`);return{anchor:"measured",title:"How it was measured",blocks:[...group("How it was measured","detail",[...factsTable(sides),
...comparison===null?[]:comparedBlocks(comparison)]),...costs===null?[]:[{kind:"footnote",text:costs}],...group("Command\
s to repeat the run","reference",lines===""?[]:[{kind:"lines",title:"Commands",text:lines}]),...head===null?[]:checksGroup(
head,lookedUp),...warningsGroup([base,head],lookedUp)]}}function sideOf(name,side,profile){if(side===null)return[];if("w\
orkload"in side){let of={...side,command:side.workload.command};return[{name,of,ran:profileFacts(side),rounds:roundsText(
side.rounds.length),meanSmClockMhz:null}]}let ran=profile===null?{...side,exitText:exitText(side.exitCode,unknown3)}:profileFacts(
profile),rounds=roundsText(side.rounds,side.processes);return[{name,of:side,ran,rounds,meanSmClockMhz:side.meanSmClockMhz}]}
function profileFacts({isolation,workload,ncu}){return{isolation,ncuState:ncu?.state??"off",exitText:exitText(workload.exitCode,
"unknown (bare report)")}}function exitText(exitCode2,otherwise){return exitCode2===null?otherwise:String(exitCode2)}function factsTable(sides){
let named3=text=>text==null||text===""?unknown3:nameText(text),rows=[["code",({of})=>codeText(of.source)],["measured",({
of,rounds})=>`${rounds}, ${dateText(of.measuredAt)}`],["mean SM clock",({meanSmClockMhz})=>meanSmClockMhz===null?unknown3:
`${meanSmClockMhz.toFixed(0)} MHz`],["GPU",({of})=>of.machine.gpus.length===0?unknown3:gpuText(of.machine)],["driver",({
of})=>named3(of.machine.driver)],["CUDA (driver)",({of})=>named3(of.machine.cuda)],["nsys",({of})=>named3(of.machine.nsys)],
["ncu",({of,ran})=>proseText(ncuText(of.machine.ncu,ran.ncuState))],["profiler isolation",({ran})=>named3(ran.isolation)],
["command",({of})=>named3(of.command.join(" "))],["exit code",({ran})=>ran.exitText],["tool",({of})=>proseText(`${of.tool.
name} ${of.tool.version}`)]].map(([title2,textOf2])=>({title:title2,texts:sides.map(textOf2)})).filter(({texts})=>texts.
some(text=>text!==unknown3)).map(({title:title2,texts})=>({cells:()=>[title2,...texts]})),columns2=[textColumn(""),...sides.
map(({name})=>textColumn(name))];return sides.length===0?[]:table("How it was measured",columns2,rows,"facts","profile.j\
son")}function comparedBlocks(comparison){let{base,head,baseline,interleaved,machineDifferences,calibration,limitations}=comparison,
isLimited=kind=>limitations.some(one=>one.kind===kind),items=[...base===null||baseline.text===null?[]:[proseText(baseline.
text)],...base===null||!interleaved?[]:["Base and head took turns, so heat and clocks affected both sides equally."],...drawItems(
base,head),...machineDifferences.map(differenceText),...base===null||isLimited("not-calibrated")||!comparesGpu(comparison)?
[]:[calibrationText(calibration)],...disturbedItems("base",base),...disturbedItems("head",head)];return list(items,"line\
s","comparison.json")}function drawItems(base,head){if(base?.draw==null&&head.draw===null)return[];if(base?.draw?.id!==head.
draw?.id)return["The sides' autotuners chose on their own, so kernels may differ without a change of the code."];let own=[
...new Set([base?.draw,head.draw].flatMap(draw=>draw?.ownKernels??[]))];return[`Autotuners made the same choices for bot\
h sides${own.length===0?"":`, except for kernels that each round tuned anew: ${listText(own.map(nameText),shownKernels)}`}\
.`]}var consequences={incomparable:"so base and head can't be compared",cautious:"so thresholds are larger",none:"which \
doesn't affect the verdict"};function differenceText({what,base,head,consequence}){let value=text=>text===null?unknown3:
proseText(text);return`The ${proseText(what)} differs: ${value(base)} for base, ${value(head)} for head (${consequences[consequence]}\
)`}function calibrationText({used,misfit,createdAt,from,pairs,falseAlarms}){if(!used)return misfit===null?"This runner i\
sn't calibrated, so the default thresholds apply.":proseText(misfitText(misfit));if(from==="history")return`Thresholds c\
ome from this runner's history up to ${dateText(createdAt)}.`;let alarms=falseAlarms===null?"":`, with ${counted(falseAlarms.
alarms,"false alarm")} in ${counted(falseAlarms.comparisons,"comparison")} of equal sides`;return`Thresholds come from t\
his runner's calibration of ${dateText(createdAt)}, from ${pairs===null?"an unknown number of pairs":counted(pairs,"pair")}${alarms}\
.`}function disturbedItems(name,side){return(side?.disturbedRounds??[]).map(round2=>({text:`round ${formatCount(round2.round)}\
 of ${name}: ${disturbanceText(round2)}`,tone:"warning"}))}function checksGroup(profile,importance){let{rounds,checks}=profile,
launches=rounds.map(({outside:outside2})=>outside2.launches),kernelNs=median(rounds.map(({outside:outside2})=>outside2.kernelNs)),
outside=Math.max(0,...launches)===0?"No kernels ran outside these ranges.":`Kernels outside these ranges took ${formatNs(
kernelNs)}, in ${countsWith(launches,"launch","launches")}.`;return group("Checked against the tools' own numbers",importance,
list([...hasGpu(profile)?[outside]:[],...checks.map(({check,state,detail})=>({text:`${state==="held"?"checked":"not chec\
ked"}: ${proseText(check)}: ${proseText(detail)}`,tone:state==="held"?"good":"warning"}))],"checks","profile.json"))}function warningsGroup([
base,head],importance){let items=[...(base?.warnings??[]).map(text=>({side:"base",text})),...(head?.warnings??[]).map(text=>({
side:"head",text}))].map(({side,text})=>({text:`${base===null?"":`${side}: `}${proseText(text)}`,tone:"warning"}));return group(
"Warnings",importance,list(items,"warnings","profile.json"))}var shownRanks=8;function comparedRanks({ranks:row}){if(row===null)return null;let{ranks,exposedTransfer,skew}=row,shown2=fewOf(
ranks,({work,heldUpNs})=>[work.state==="regressed"?2:work.mayBeSlower?1:0,work.headNs??0,heldUpNs.head]),[base,head]=[exposedTransfer.
baseNs??0,exposedTransfer.headNs??0];return{rows:shown2.map(rank=>({title:rankText(rank),...rank})),lines:[...restLine(ranks.
map(({work})=>work.headNs??0),shown2.length),`Communication not hidden by work: ${formatNs(base)} \u2192 ${formatNs(head)}\
 per rank. The rank with the most work has ${percent(skew.base)} more work than the ${ranks.length>2?"median":"other"} r\
ank in base, and ${percent(skew.head)} more in head.`]}}function measuredRanks({rounds}){let ranks=rounds[0]?.ranks??[];
if(ranks.length<2||rounds.some(round2=>round2.ranks.length!==ranks.length))return null;let rows=ranks.map((rank,index)=>{
let of=pick=>median(rounds.map(round2=>pick(round2.ranks[index]??rank))),known=pick=>{let values=rounds.map(round2=>pick(
(round2.ranks[index]??rank).communication));return values.includes(null)?null:median(values.map(value=>value??0))};return{
title:rankText(rank),launches:of(({launches})=>launches),workNs:of(({workNs})=>workNs),idleNs:of(({idleNs:idleNs2})=>idleNs2),
waitingNs:known(({waitingNs})=>waitingNs),exposedTransferNs:known(({exposedTransferNs})=>exposedTransferNs),joinedLast:known(
({joinedLast})=>joinedLast)}}),shown2=fewOf(rows,({workNs,joinedLast})=>[workNs,joinedLast??0]);return{rows:shown2,lines:[
...restLine(rows.map(({workNs})=>workNs),shown2.length),...collectiveLines(rounds[0]),...clockLines(rounds[0])]}}function clockLines(round2){
let clocks=round2?.rankClocks??null;return clocks===null?[]:clocks.collectives===0?["The reports have no collectives in \
common, so only the machines' clocks show which rank began last."]:[`The reports' clocks are aligned to within ${formatNs(
clocks.residualNs)}, based on the ends of ${formatCount(clocks.collectives)} collectives.`]}var shownCollectives=4;function collectiveLines(round2){
let all=round2?.collectives??[],lines=all.slice(0,shownCollectives).map(one=>{let{operation,bytes,ranks,count,transferNs}=one,
factor=busFactors.get(operation)?.(ranks),speed=bytes===null||factor===void 0||transferNs===0?"":`, ${(factor*bytes*count/
transferNs).toFixed(1)} GB/s bus bandwidth`,size=bytes===null?"":` of ${counted(bytes,"byte")}`;return`${formatCount(count)}\
 \xD7 ${operation}${size} over ${counted(ranks,"rank")}: ${formatNs(transferNs)} transfer${speed}.`});return all.length>
shownCollectives?[...lines,`\u2026 and ${counted(all.length-shownCollectives,"more kind")} of collectives.`]:lines}var busFactors=new Map(
[["AllReduce",ranks=>2*(ranks-1)/ranks],["AllGather",ranks=>ranks-1],["ReduceScatter",ranks=>ranks-1],["Broadcast",()=>1],
["Reduce",()=>1]]);function fewOf(ranks,values){if(ranks.length<=shownRanks)return ranks;let most=new Set(ranks.map(rank=>({
rank,of:values(rank)})).toSorted((one,other)=>{let at=one.of.findIndex((value,index)=>value!==other.of[index]);return at<
0?0:(other.of[at]??0)-(one.of[at]??0)}).slice(0,shownRanks).map(({rank})=>rank));return ranks.filter(rank=>most.has(rank))}
function restLine(workNs,shown2){if(workNs.length<=shown2)return[];let[least,most]=[Math.min(...workNs),Math.max(...workNs)];
return[`${formatCount(shown2)} of ${counted(workNs.length,"rank")} are shown. Own work across all ranks: ${formatNs(least)}\
 to ${formatNs(most)}, median ${formatNs(median(workNs))}.`]}function ranksPart(range){let{row,base,head}=range,blocks=row===null?[]:comparedTable(range),shown2=blocks.length===0?measuredTable(
range):blocks,isDrawn=[base,head].some(one=>(one?.rounds[0]?.ranks??[]).length>1);return group("Ranks","detail",[...isDrawn?
[{kind:"figure",name:"ranks",range}]:[],...shown2])}function comparedTable(range){let ranks=range.row===null?null:comparedRanks(
range.row);if(ranks===null)return[];let isJudged=range.row?.verdict!=="incomparable",rows=ranks.rows.map(({title:title2,
work,waitingNs,joinedLast})=>({cells:()=>[title2,timeChange(work,isJudged),timesCell(work),timesCell({baseNs:waitingNs.base,
headNs:waitingNs.head}),countsCell(joinedLast)]})),columns2=[textColumn("own work"),changeColumn(),sidesColumn("time"),pairColumn(
"waits for others"),pairColumn("began last",0)];return[...table(`Ranks of ${rangeName(range)}`,columns2,rows,"ranks","co\
mparison.json"),...ranks.lines.map(line=>paragraph(line))]}function measuredTable(range){let ranks=range.head===null?null:
measuredRanks(range.head);if(ranks===null)return[];let rows=ranks.rows.map(({title:title2,launches,workNs,waitingNs,exposedTransferNs,
idleNs:idleNs2,joinedLast})=>({cells:()=>[title2,countCell(launches),nsCell(workNs),nsCell(waitingNs),nsCell(exposedTransferNs),
nsCell(idleNs2),countCell(joinedLast)]})),columns2=[textColumn("GPU"),numberColumn("launches",0),numberColumn("own work"),
numberColumn("waits for others"),numberColumn("exposed transfer",3),numberColumn("idle",1),numberColumn("began last",2)];
return[...table(`Ranks of ${rangeName(range)}`,columns2,rows,"ranks","profile.json"),...ranks.lines.map(line=>paragraph(
line))]}var worst=2;function isToldByOperators({row}){return row?.cause?.kind==="operator"&&row.verdict!=="incomparable"}function operatorsPart(range){
let{row,head}=range;if(row===null)return head===null?[]:group("Nested ranges by time","detail",measuredTable2(head));let isTold=isToldByOperators(
range);return group(isTold?"Nested ranges that changed most":"Nested ranges by time",isTold?"main":"detail",comparedTable2(
row,isTold))}function comparedTable2(range,isTold){let rows=(isTold?toldFirst(range):range.operators.toSorted((one,other)=>timeOf(
other)-timeOf(one))).map((row,at)=>{let cells=()=>[timeChange(row.time,range.verdict!=="incomparable","small"),timesCell(
row.time),`${nameText(operatorText(range,row.path))}${alikeText(row.paths,row.spread)}${onGpu(row)}`,numberCell(row.impactRatio,
signedPercent),countsCell(row.launches),timesCell({baseNs:row.hostNs.base,headNs:row.hostNs.head}),numberCell(row.shareRatio,
percent)],isNotable=row.time.state==="regressed"||row.time.mayBeSlower;return isTold&&at>=worst?{isNotable,cells,importance:"\
detail"}:{isNotable,cells}}),columns2=[changeColumn("detail"),sidesColumn("time"),textColumn("nested range"),numberColumn(
"of range",2),pairColumn("launches",4),pairColumn("time on the host",1),numberColumn("share",3)];return longTable(`Range\
s nested in ${rangeName(range)}`,columns2,rows,"nested ranges","comparison.json")}function toldFirst({operators,cause}){
if(cause?.kind!=="operator")return operators;let isCause=({path,device,report})=>path.join("\0")===cause.path.join("\0")&&
device===cause.device&&report===cause.report;return[...operators.filter(isCause),...operators.filter(row=>!isCause(row))]}
function timeOf({time}){return Math.max(time.baseNs??0,time.headNs??0)}function alikeText(paths,spread){if(paths===1)return"";
let changes=spread===null?"":`, ${signedPercent(spread.lowRatio)} to ${signedPercent(spread.highRatio)}`;return` (${String(
paths)}${changes})`}function measuredTable2(range){let rows=alikeOperators(range.operators).map(alike=>({cells:()=>measuredCells(
range,alike)})),columns2=[numberColumn("time"),textColumn("nested range"),numberColumn("own"),numberColumn("each",2),numberColumn(
"instances",1),numberColumn("launches",4),numberColumn("time on the host",5),numberColumn("GPU idle",3)],{operatorsLeftOut:hidden}=range;
return[...longTable(`Ranges nested in ${rangeName(range)}`,columns2,rows,"nested ranges","profile.json"),...hidden===0?[]:
[paragraph(`${counted(hidden,"shorter nested range is","shorter nested ranges are")} left out; their kernels count towar\
d the ranges that contain them.`)]]}function measuredCells(range,alike){let values=pick=>alike.map(row=>medianOf(row,pick)),
sum2=pick=>values(pick).reduce((total,value)=>total+value,0),totals=values(({totalNs})=>totalNs),[first]=alike,name=nameText(
operatorText(range,sharedPath(alike.map(({path})=>path)))),hostNs=sum2(round2=>round2.hostNs),spread=alike.length===1?null:
{least:Math.min(...totals),most:Math.max(...totals)};return[nsCell(sum2(round2=>round2.totalNs)),`${name}${alikeText(alike.
length,null)}${first===void 0?"":onGpu(first)}`,nsCell(sum2(round2=>round2.selfNs)),spread===null?"":eachCell(spread),countCell(
sum2(round2=>round2.instances)),countCell(sum2(round2=>round2.launches)),nsCell(hostNs),hostNs===0?"\u2013":numberCell(sum2(
round2=>round2.idleNs)/hostNs,percent)]}function eachCell({least,most}){return{kind:"number",text:`${formatNs(least)} to\
 ${formatNs(most)}`,value:most}}function kernelsPart(range,{comparison}){let{row,head}=range;if(row===null)return head===null?[]:group("Kernels by time",
"detail",headKernels(head));let hasNews=row.verdict!=="incomparable"&&row.kernels.some(isNews),rows=(hasNews?row.kernels:
row.kernels.toSorted((one,other)=>timeOf2(other)-timeOf2(one))).map(kernel=>{let shown2=kernelRow(kernel,row,comparison?.
environment??null);return hasNews&&!isNews(kernel)?{...shown2,importance:"detail"}:shown2}),columns2=[changeColumn("deta\
il"),sidesColumn("time"),kernelColumn,numberColumn("of range",2),numberColumn("share",3),pairColumn("launches",4),numberColumn(
"detectable",0),textColumn("family",1)],importance=hasNews&&!isToldByOperators(range)?"main":"detail";return[...group(hasNews?
"Kernels that changed most":"Kernels by time",importance,[...table(`Kernels of ${rangeName(row)}`,columns2,rows,"kernels",
"comparison.json")]),...list(row.verdict==="incomparable"?[]:lineNotes(row),"notes","comparison.json")]}function timeOf2({
time}){return Math.max(time.baseNs??0,time.headNs??0)}function kernelRow(row,range,environment){let{name,time,impactRatio,
shareRatio,launches,family}=row,isJudged=range.verdict!=="incomparable",cells=()=>[timeChange(time,isJudged,"small"),timesCell(
time),{kind:"kernel",name,remarks:remarksOf(row,range,environment)},numberCell(impactRatio,signedPercent),numberCell(shareRatio,
percent),countsCell(launches),time.detectableRatio===null?"":numberCell(time.detectableRatio,percent),nameText(family)],
isNotable=time.state==="regressed"||time.mayBeSlower;return{family,isNotable,cells}}function isNews({time,match}){return match===
"swapped"||!["same","waits","not-judged"].includes(time.state)}function remarksOf(row,range,environment){return[...isReplacement(
row)?[`replaces ${kernelText(row.previousName??"")}`]:[],...explanations(row,range),...librariesOf(row,environment)]}function headKernels(range){
let wholeNs=medianKernelNs(range),columns2=[numberColumn("time"),kernelColumn,numberColumn("share"),numberColumn("launch\
es",5),numberColumn("median",2),numberColumn("min",1),numberColumn("max",0),numberColumn("rounds \xB1",3),textColumn("fa\
mily",4)],rows=range.kernels.map(kernel=>({kernel,totalNs:medianTotalNs(kernel)})).toSorted((one,other)=>other.totalNs-one.
totalNs).map(({kernel})=>({family:kernel.family,cells:()=>headCells(kernel,wholeNs)}));return table(`Kernels of ${rangeName(
range)}`,columns2,rows,"kernels","profile.json")}function headCells(kernel,wholeNs){let ran=kernel.rounds.filter(round2=>round2!==
null),totals=kernel.rounds.map(round2=>round2?.totalNs??0),totalNs=medianTotalNs(kernel),counts=formatCounts(kernel.rounds.
map(round2=>round2?.launches??0));return[nsCell(totalNs),{kind:"kernel",name:kernel.name,remarks:[]},{kind:"number",text:wholeNs===
0?"\u2013":formatShare(totalNs/wholeNs),value:totalNs},{kind:"number",text:counts,value:medianLaunches(kernel)},...[median(
ran.map(({medianNs})=>medianNs)),Math.min(...ran.map(({minNs})=>minNs)),Math.max(...ran.map(({maxNs})=>maxNs))].map(ns=>numberCell(
ns,formatNs)),totals.length>1?numberCell(halfSpread(totals),formatShare):"\u2013",nameText(kernel.family)]}function rangesSummary({comparison,head}){return comparison!==null&&comparison.base!==null?group("","summary",[...rangesTable(
"Ranges",comparison),...countsTable(comparison)]):head===null||!hasGpu(head)?[]:group("","summary",profileTable("Ranges",
head.ranges))}function rangesTable(label2,comparison,isMarked=!0){let hasLatency=comparison.ranges.some(({latency})=>latency!==
null),isOnGpu=comparesGpu(comparison),wallColumn={...changeColumn("main"),title:"wall time, untraced"},columns2=[textColumn(
"NVTX range"),...isOnGpu?[changeColumn("main"),pairColumn("time on the GPU")]:[],...hasLatency?[wallColumn]:[],...isOnGpu?
[pairColumn("launches")]:[]],rows=rangesBySeverity(comparison).map(range=>({cells:()=>{let launches=range.counts.find(({
metric})=>metric==="launches"),launchesCell=launches===void 0?"\u2013":{...judgedCounts(launches),state:countState(launches,
range)};return[`${isMarked?rangeMark(range,comparison):""}${rangeName(range)}`,...isOnGpu?[rangeChange(range),timesCell(
range.gpuBusyTime)]:[],...hasLatency?[wallCell(range)]:[],...isOnGpu?[launchesCell]:[]]}}));return table(label2,columns2,
rows,"ranges","comparison.json")}function rangeChange({verdict,gpuBusyTime}){return timeChange(gpuBusyTime,verdict!=="in\
comparable")}function wallCell({latency,verdict}){if(latency===null)return"\u2013";let{base,head,statistic}=latency,{time,
unjudged}=shownWall(latency),pair=(baseNs,headNs)=>pairText(nsAmount(baseNs??0),nsAmount(headNs??0));return{...timeChange(
time,verdict!=="incomparable"||time.state==="regressed",unjudged),notes:[`${statistic} ${pair(time.baseNs,time.headNs)}`,
`p90 ${pair(base.p90Ns,head.p90Ns)}`]}}function rangeMark({verdict,gpuBusyTime,latency},whole){let isSlower=gpuBusyTime.
state==="regressed"||latency?.time.state==="regressed";if(verdict==="pass"&&isSlower)return"\u2611\uFE0F\xA0";let open2=whole.
verdict==="incomparable"||whole.verdict==="inconclusive";return verdict==="pass"&&open2?"":`${verdictMarks[verdict]}\xA0`}
function countState({state},{verdict}){return verdict==="incomparable"||state==="noted"?"not-judged":state}function countsTable(comparison){
let several=comparison.ranges.length>1,rows=rangesBySeverity(comparison).flatMap(range=>shownCounts(range).filter(({metric,
base,head})=>metric!=="launches"&&base!==head).map(row=>({cells:()=>[`${countTitle(row)}${several?` in ${rangeName(range)}`:
""}`,countChange(row,range.verdict!=="incomparable"),judgedCounts(row)]}))),columns2=[textColumn("exact counts that chan\
ged"),changeColumn(),pairColumn("base \u2192 head")];return table("Counts that changed",columns2,rows,"counts","comparis\
on.json")}function profileTable(label2,ranges){let rows=ranges.map(range=>({cells:()=>{let gpu=gpuShare(range.rounds);return[
rangeName(range),nsCell(medianKernelNs(range)),formatCounts(range.rounds.map(({launches})=>launches)),gpu===null?"unknow\
n":formatShare(gpu.share)]}})),columns2=[textColumn("NVTX range"),...["kernel time","launches","GPU busy"].map(one=>numberColumn(
one))];return longTable(label2,columns2,rows,"ranges","profile.json")}function reportRanges({head,base,comparison}){let find=(profile,{name,domain})=>profile?.ranges.find(range=>range.name===
name&&range.domain===domain)??null;return comparison===null||comparison.base===null?(head?.ranges??[]).map(range=>({name:range.
name,domain:range.domain,row:null,base:null,head:range})):rangesBySeverity(comparison).map(row=>({name:row.name,domain:row.
domain,row,base:find(base,row),head:find(head,row)}))}var parts=[timesPart,ranksPart,range=>[{kind:"figure",name:"rounds",range}],operatorsPart,kernelsPart,ncuPart];function rangesSection(input){
let ranges=reportRanges(input);return{anchor:"ranges",title:"Ranges",blocks:[{kind:"parts",noun:"ranges",file:input.comparison===
null?"profile.json":"comparison.json",parts:alikeRanges(ranges).flatMap(alike=>alike.length<leastFolded?alike.map(range=>partOf(
range,input)):[foldedPart(alike,input)])}]}}function partOf(range,input){return{name:rangeName(range),title:titleOf(range),
tag:range.row?.verdict??null,isUnchanged:range.row!==null&&isUnchanged(range.row),blocks:()=>parts.flatMap(part2=>part2(
range,input))}}var leastFolded=3;function alikeRanges(ranges){return[...Map.groupBy(ranges,({name,domain,row})=>row?.verdict===
"regressed"?rangeText(name,domain):`${rangeText(withoutNumbers(name),domain)} ${String(row?.verdict)}`).values()]}function foldedPart(alike,{
comparison}){let[name=""]=sharedPath(alike.map(range=>[range.name])),domain=alike[0]?.domain??"",shown2=nameText(domain===
""?name:`${name}@${domain}`),rows=alike.flatMap(({row})=>row??[]),measured=alike.flatMap(({head})=>head??[]).toSorted((one,other)=>busyNs(
other)-busyNs(one));return{name:shown2,title:`${countText(alike.length)} NVTX ranges ${shown2}`,tag:rows[0]?.verdict??null,
isUnchanged:rows.length>0&&rows.every(isUnchanged),blocks:()=>group("Ranges by time on the GPU","main",[...comparison===
null||rows.length===0?profileTable(`Ranges ${shown2}`,measured):rangesTable(`Ranges ${shown2}`,{...comparison,ranges:rows},
!1).map(asLong),paragraph("To see all about one of these ranges, name it (ranges, --range).")])}}function asLong(block){
return{...block,isLong:!0}}function busyNs({rounds}){return median(rounds.map(({gpuBusyNs})=>gpuBusyNs))}function isUnchanged({
verdict,gpuBusyTime,latency}){let states=[gpuBusyTime.state,latency?.time.state];return verdict==="pass"&&!states.includes(
"improved")&&!states.includes("regressed")}function titleOf(range){let{name,domain,head,row}=range;if(row!==null)return`\
NVTX range ${rangeName(range)}`;let instances2=median((head?.rounds??[]).map(round2=>round2.instances)),skipped=head?.skippedInstances??
0,measured=`${counted(instances2,"instance")}${skipped===0?"":` after ${String(skipped)} skipped`}${(head?.rounds.length??
0)>1?", medians over rounds":""}`;return name===wholeCaptureName&&domain===""?`The whole capture, without NVTX ranges: ${measured}`:
`NVTX range ${rangeName(range)}: ${measured}`}var file2="comparison.json",shownElsewhere=new Set(["range-regressed","range-improved","range-inconclusive","kernel-regr\
essed","swapped-kernel-regressed","kernel-slower","kernel-moved","kernel-variant","kernel-overlap","kernels-replaced","f\
amily-new","family-removed","metric-regressed","metric-improved","memory-regressed","memory-improved","budget-broken","a\
ccepted","accepted-unmatched","baseline-absent","baseline-failed","baseline-incompatible",...Object.values(countReasonIds).
flatMap(({up,down})=>[up,down])]),shownInRows=new Set(["kernel-new","kernel-removed","kernel-swapped"]);function whySection(input){
let{comparison}=input;return{anchor:"why",title:"Why",blocks:[...rangesSummary(input),...comparison===null?[]:decidingBlocks(
comparison,leadOf(input).quoted)]}}function decidingBlocks(comparison,quoted){let{budgets,accepted,reasons}=comparison,broken=budgets.
filter(({state})=>state!=="held"),near=reasons.filter(({id})=>id==="accepted-unmatched");return[...group("Budgets exceed\
ed","main",list(broken.map(budget=>({...budgetItem(budget),isRepeated:broken.length<=namedBudgets})),"budgets",file2)),...group(
"Accepted regressions","main",list(accepted.length===0?[]:[...accepted.map(acceptedItem),...near.map(({text})=>({text:proseText(
text),tone:"warning"}))],"entries",file2)),...group("Reasons","main",list(reasonItems(comparison,!0,quoted),"reasons",file2))]}
function notesSection({comparison}){if(comparison===null)return{anchor:"notes",title:"Notes",blocks:[]};let held=comparison.
budgets.filter(({state})=>state==="held");return{anchor:"notes",title:"Notes",blocks:[...group("Also seen","detail",list(
reasonItems(comparison,!1,null),"notes",file2)),...group("Budgets met","detail",list(held.map(budgetItem),"budgets",file2)),
...limitationsGroup(comparison)]}}function limitationsGroup(comparison){return group("Limitations","detail",list(limitationTexts(
comparison).map(limitationItem),"limitations",file2))}function reasonItems({reasons},decides,quoted){let slower=new Set(
reasons.flatMap(({id,range})=>id==="range-regressed"?[range]:[])),isShown=reason=>shownElsewhere.has(reason.id)||reason===
quoted||reason.id==="family-regressed"&&slower.has(reason.range);return reasons.filter(({id,verdict})=>verdict!==null===
decides&&!(verdict===null&&shownInRows.has(id))).map(reason=>({text:reasonText(reason),tone:toneOf(reason),isRepeated:isShown(
reason)}))}function toneOf({verdict}){return verdict===null?"note":verdict==="regressed"||verdict==="over-budget"||verdict===
"not-improved"?"bad":"unsure"}function reasonText({range,kernel,text}){let where=[...range===null?[]:[nameText(range)],...kernel===
null?[]:[kernelText(kernel)]].join(", ");return`${where}${where===""?"":": "}${proseText(text)}`}function budgetItem(budget){
return{text:budgetText(budget),tone:budget.state==="held"?"good":"bad"}}function acceptedItem(result){return{text:acceptedText(
result),tone:result.state==="used"?"accepted":"warning"}}function limitationItem(text){return{text:proseText(text),tone:"\
note"}}var sections=[metricsSection,whySection,rangesSection,environmentSection,notesSection,input=>figureSection("time","Where\
 the time goes","icicle",input),input=>figureSection("timeline","Timeline","timeline",input),input=>figureSection("roofl\
ine","Roofline","roofline",input),ncuSection,findingsSection,measuredSection];function reportDocument(input){return{lead:leadOf(
input),effect:effectOf(input),opening:openingBlocks(input),sections:sections.map(section=>section(input)).filter(({blocks})=>blocks.
length>0)}}function openingBlocks(input){let{failure}=input,isThen=isWorseThenFailed(input),measured=failure===null||isThen?
null:measuredLead(input),against=againstText(input);return[...failure!==null&&isThen?[paragraph(proseText(failure.what),
"Then it failed")]:[],...failure===null?[]:failureBlocks(failure),...measured===null?[]:[paragraph([measured.what,measured.
confidence].join(" ").trim(),"Measured before the failure")],...against===null?[]:[paragraph(against)]]}function figureSection(anchor,title2,name,{
head}){return{anchor,title:title2,blocks:head===null?[]:[{kind:"figure",name}]}}var legend={interval:"The 95% confidence interval of the change (Student's t), based on the rounds and the known noise b\
etween rounds.",detectable:"The smallest slowdown that at least 90% of runs like this one would find.","of range":"The c\
hange as a share of the range's kernel time.",small:"Too small a share of the range to be judged separately.",variant:"A\
 library or compiler chose another kernel variant for the same work.",overlap:"The overlap with other work changed.",waits:"\
The time includes waiting for other GPUs.",moved:"Copies in this direction now use a different kind of memory.","\u25B3":"\
Slower, but the range or family that contains it isn't."};function meaningOf(word){return Object.entries(legend).find(([
term])=>term===word)?.[1]??null}var unknown4="\u2013",[leastTitle,leastText,leastName,remarkWidth]=[20,12,38,60];function tableLines(table2,most,layout){
let rows=table2.rows.slice(0,most).map(row=>row.cells()),shown2=inOrder(table2.columns).flatMap(at=>{let column=table2.columns[at];
return column===void 0?[]:shownColumns(column,at===0).map(one=>({...one,at}))}),hasKernels=table2.columns.some(({kind})=>kind===
"kernel"),change=table2.columns.findIndex(({kind})=>kind==="change"),state=change<0?[]:[{column:left(""),textOf:stateText,
at:change}],all=hasKernels?[...state,...shown2]:[...shown2,...state];return[...textTable(all.map(({column})=>column),rows.
map(row=>all.map(({textOf:textOf2,at})=>textOf2(row[at]??""))),layout),...restLines(table2,table2.rows.slice(most)),...remarkLines(
rows,layout)]}function inOrder(columns2){let weight=at=>{let{kind,split}=columns2[at]??{kind:"text"};return kind==="kern\
el"?4:at===0&&kind==="text"?0:split===!0?1:kind==="change"?2:3};return[...columns2.keys()].toSorted((one,other)=>weight(
one)-weight(other))}function shownColumns({kind,title:title2,leaves,split,interval},isFirst){let leavingAs=column=>leaves===
void 0?column:{...column,leaves};switch(kind){case"text":return[{column:leavingAs(flexible(title2,isFirst?leastTitle:leastText)),
textOf:plainCell}];case"number":return[{column:leavingAs(right(title2)),textOf:plainCell}];case"kernel":return[{column:flexible(
title2,leastName,rowLabels),textOf:plainCell}];case"pair":return split===!0?["base","head"].map(side=>({column:right(side),
textOf:ofPair(side)})):[{column:leavingAs(right(title2)),textOf:plainCell}];case"change":return[{column:right(title2),textOf:plainCell},
...interval==="main"?intervalColumns:[]]}}var intervalColumns=leaving([right("interval"),right("threshold")],["threshold",
"interval"]).map((column,at)=>({column:{...column,leaves:(column.leaves??0)-2},textOf:ofChange(at===0?intervalText:({change})=>percentOf(
change.thresholdRatio))}));function ofChange(textOf2){return cell=>typeof cell!="string"&&cell.kind==="change"?textOf2(cell):
""}function intervalText({change:{lowRatio,highRatio,rounds,changeRatio}}){return lowRatio!==null&&highRatio!==null?percentInterval(
lowRatio,highRatio):rounds===null?"exact":changeRatio!==null&&rounds===1?"one process":""}function percentOf(ratio){return ratio===
null?"":percent(ratio)}function plainCell(cell){if(typeof cell=="string")return terminalText(cell);switch(cell.kind){case"\
number":return terminalText(cell.text);case"kernel":return cell.name;case"pair":return terminalText(pairCellText(cell));case"\
change":return changeText2(cell)}}function ofPair(side){return cell=>typeof cell=="string"||cell.kind!=="pair"?"":terminalText(
sideText(cell,side))}function changeText2({change:{changeRatio},sign}){return changeRatio!==null?signedPercent(changeRatio):
sign==="="?sign:unknown4}var tones={regressed:"bad",improved:"good",inconclusive:"unsure"};function stateText(cell){if(typeof cell==
"string"||cell.kind!=="change"||cell.word==="")return"";let text=cell.sign===""?cell.word:`${cell.sign} ${cell.word}`,tone=tones[cell.
state];return tone===void 0?text:{text,tone}}function restLines({noun,file:file3},hidden){if(hidden.length===0)return[];
let notable=hidden.filter(({isNotable})=>isNotable===!0).length,of=notable>0?`, ${formatCount(notable)} of them slower o\
r unclear`:"";return[`  \u2026 and ${formatCount(hidden.length)} more ${noun}${of}, in ${file3}`]}function remarkLines(rows,layout){
let lines=rows.flatMap(row=>row.flatMap(cell=>typeof cell=="string"||cell.kind!=="kernel"||cell.remarks.length===0?[]:wrapLine(
`    ${kernelLabel(cell.name,remarkWidth)}: ${cell.remarks.map(terminalText).join("; ")}`,layout)));return lines.length===
0?[]:["  why:",...lines]}function strong(text,layout){return paint(layout,"strong",text)}var mostRows=40,signs={bad:{text:"\u2717",tone:"bad"},unsure:{text:"?",tone:"unsure"},good:{text:"\u2713",tone:"good"},accepted:{
text:"\xB7",tone:null},warning:{text:"!",tone:"unsure"},note:{text:"\xB7",tone:null}};function sectionLines(sections2,room){
return sections2.flatMap(({title:title2,blocks})=>{let lines=blockLines(blocks,room),hasTitle=blocks[0]?.kind==="group"||
blocks[0]?.kind==="parts";return lines.length===0||hasTitle?lines:["",strong(`${title2}:`,room.layout),...lines]})}function blockLines(blocks,room,indent=""){
return blocks.flatMap((block,at)=>{let lines=linesOf(block,room,indent),isIntroduced=at===1&&blocks[0]?.kind==="paragrap\
h";return block.kind==="table"&&at>0&&lines.length>0&&!isIntroduced?["",...lines]:lines})}function linesOf(block,room,indent){
let{layout}=room,wrapped=line=>wrapLine(indent+line,layout);switch(block.kind){case"paragraph":return wrapped(`${block.title===
void 0?"":`${terminalText(block.title)}: `}${terminalText(block.text)}`);case"footnote":return wrapLine(`  ${terminalText(
block.text)}`,layout);case"lines":return[...wrapped(`${terminalText(block.title)}:`),...block.text.split(`
`).map(line=>`    ${line}`)];case"list":return listLines(block,layout);case"table":return tableLines(block,isShort(block)?
room.kernels:mostRows,layout);case"group":return groupLines(block,room,indent);case"parts":return partsLines(block,room);case"\
figure":return block.name==="recent-runs"?wrapped(block.text):[]}}function isShort({columns:columns2,isLong}){return isLong===
!0||columns2.some(({kind})=>kind==="kernel")}function listLines({items,noun,file:file3},layout){let shown2=items.filter(
({importance})=>importance!=="reference"),hidden=shown2.length-mostRows;return[...shown2.slice(0,mostRows).flatMap(({text,
title:title2,tone})=>{let sign=tone===void 0?"":`${signText(tone,layout)} `;return wrapLine(`  ${sign}${title2===void 0?
"":`${terminalText(title2)}: `}${terminalText(text)}`,layout)}),...hidden>0?[`  \u2026 and ${formatCount(hidden)} more ${noun}\
, in ${file3}`]:[]]}function signText(tone,layout){let{text,tone:color}=signs[tone];return color===null?text:paint(layout,
color,text)}function groupLines({title:title2,importance,blocks},room,indent){if(importance==="reference"||importance===
"summary")return[];let lines=blockLines(blocks,room,"  ");return lines.length===0?[]:["",...indent===""||blocks[0]?.kind===
"paragraph"?wrapLine(indent+strong(`${terminalText(title2)}:`,room.layout),room.layout):[],...lines]}function partsLines({
parts:parts2,noun,file:file3},room){let{layout}=room,hidden=parts2.length-room.parts,hasChanges=!1;return[...parts2.slice(
0,room.parts).flatMap(({title:title2,tag,blocks})=>{let made=blocks();hasChanges||=tag!==null;let[,...inner]=blockLines(
made,room,"  ");return["",strong(`${terminalText(title2)}${tag===null?"":`: ${tag}`}`,layout),...inner]}),...hidden>0?["",
`\u2026 and ${formatCount(hidden)} more ${noun}. ${file3} has them all. To show one of them, pass --range NAME.`]:[],...hasChanges?
["",...legendLines(layout)]:[]]}function legendLines(layout){return Object.entries(legend).flatMap(([term,meaning])=>wrapLine(
`${term}: ${meaning}`,layout))}var mostRanges=20;function profileText(profile,{topKernels,maxRanges,layout,cost=null,history=null}){let{opening,sections:sections2}=reportDocument(
reportInput({head:profile,cost,history})),room={kernels:topKernels,parts:maxRanges,layout};return[...blockLines(opening,
room),...sectionLines(sections2,room)].join(`
`)}function comparisonText(comparison,{topKernels,layout,cost=null,history=null}){let{opening,sections:sections2}=reportDocument(
reportInput({comparison,cost,history})),room={kernels:topKernels,parts:1/0,layout};return[...[...blockLines(opening,room),
...sectionLines(sections2,room)],"",...verdictLines(comparison,layout)].join(`
`)}function verdictLine(comparison){return`${verdictName(comparison).toUpperCase()}: ${terminalText(verdictText(comparison))}`}
function verdictLines(comparison,layout){let line=verdictLine(comparison),end=line.indexOf(":")+1,[first="",...rest]=wrapText(
line,layout);return[paint(layout,tones2[comparison.verdict],first.slice(0,end))+first.slice(end),...rest]}var tones2={regressed:"\
bad","over-budget":"bad","not-improved":"bad",incomparable:"unsure",inconclusive:"unsure","no-baseline":"unsure",pass:"g\
ood"};import{open,stat}from"node:fs/promises";async function findInput(path,shown2,as=analyzedPath){let found=await stat(path).catch(error=>{throw isAbsent(error)?new UserError(
{what:`${shown2} doesn't exist.`,...as,cause:error}):unreadable(shown2,error,as.where)});return await open(path).then(async handle=>handle.
close(),error=>{throw unreadable(shown2,error,as.where)}),found}var analyzedPath={where:"the given path",help:"Pass a ru\
n directory, a profile.json, an .nsys-rep, or a .sqlite export."};function isAbsent(error){return["ENOENT","ENOTDIR"].includes(
errorCode(error))}function unreadable(shown2,error,where){return new UserError({what:`Can't read ${shown2}.`,where,why:errorMessage(
error),help:"Let the user that runs llm-profile read this path and its parent folders.",cause:error})}var noGpuIdle={launchNs:0,afterSynchronizationNs:0,synchronizationNs:0,copyNs:0,queueNs:0,unknownNs:0},noHostTime={threadNs:0,
ownNs:0,launchNs:0,graphLaunchNs:0,copyNs:0,synchronizationNs:0,memoryNs:0,otherNs:0},emptyRound={instances:0,wallNs:0,spanNs:0,
gpuIdleNs:0,gpuIdle:noGpuIdle,hostTime:noHostTime,kernelNs:0,gpuBusyNs:0,copyBusyNs:0,devices:0,communicationFreeBusyNs:0,
ranks:[],collectives:[],rankClocks:null,otherThreads:{launches:0,kernelNs:0,copies:0},launches:0,graphKernels:0,graphLaunches:0,
synchronizations:[],copies:[],memcpyBytes:0,memcpyNs:0},unknownSource={repository:null,commit:null,ref:null,dirty:null};import{readFileSync}from"node:fs";import{isAbsolute,join,resolve}from"node:path";var otherFamily="other";function compileFamilies(families2){return families2.map(({family,patterns})=>({family,patterns:patterns.
map(pattern=>{try{return new RegExp(pattern,"i")}catch(error){throw new Error(`A pattern of the kernel family ${family} \
isn't a regular expression: ${pattern}`,{cause:error})}})}))}function familyClassifier(families2){let known=new Map;return name=>{
let family=known.get(name);return family===void 0&&(family=families2.find(({patterns})=>patterns.some(pattern=>pattern.test(
name)))?.family??otherFamily,known.set(name,family)),family}}function compileNameRules({rules:rules3,chosen}){let compiled=rules3.map(rule2=>({kind:rule2.kind,apply:compile(rule2)})),
unstable=compiled.filter(({kind})=>kind==="unstable").map(({apply})=>apply),variant=compiled.filter(({kind})=>kind==="va\
riant").map(({apply})=>apply),stable=remembered(name=>unstable.reduce((text_,apply)=>apply(text_),name),asItIs),choices=chosen.
map(({name,pattern,measures=!1,tile})=>({pattern:expressionOf(pattern,name),measures,tile:tile===void 0?null:expressionOf(
tile,name)})),choiceOf=name=>choices.find(({pattern})=>pattern.test(name));return{stable,general:remembered(name=>variant.
reduce((text_,apply)=>apply(text_),stable(name)),asItIs),isMeasured:remembered(name=>choiceOf(name)?.measures===!0,()=>!1),
tileElements:remembered(name=>(choiceOf(name)?.tile?.exec(name)?.slice(1)??[]).reduce((product2,size)=>product2*Number(size),
1),()=>1)}}function compile({name,when,pattern,replacement}){let condition=when===void 0?null:expressionOf(when,name),expression=expressionOf(
pattern,name,"g");return text=>condition!==null&&!condition.test(text)?text:text.replace(expression,replacement)}function expressionOf(pattern,rule2,flags=""){
try{return new RegExp(pattern,flags)}catch(error){throw new Error(`The pattern of the kernel name rule ${rule2} isn't a \
regular expression: ${pattern}`,{cause:error})}}var longest=2e4,asItIs=name=>name;function remembered(read,unread){let known=new Map;
return name=>{let seen=known.get(name);if(seen!==void 0)return seen;let found=name.length>longest?unread(name):read(name);
return known.set(name,found),found}}async function loadSettings(context,raw,requireWorkload,readText=treeText(context)){let{configFile,inputs,overrides}=raw,
above=[raw.presets,raw.defaults??[],inputs,overrides];if(!requireWorkload&&configFile===null&&above.every(given=>given.length===
0))return{config:defaultConfig,origins:new Map(originsOf(defaultConfig,""))};let{loadConfig}=(await import("./loaded-together-V4JKG5DL.js")).
m26;return loadConfig(raw,{defaults:defaultConfig,presets,readText},{requireWorkload})}function wholeConfig({configFile,
presets:given,inputs,overrides}){return[given,inputs,overrides].every(({length})=>length===0)?configFile:null}function treeText({
cwd}){return path=>readFileSync(isAbsolute(path)?path:resolve(cwd,path),"utf8")}function originsOf(section,prefix){return Object.
entries(section).flatMap(([name,value])=>typeof value=="object"&&value!==null&&!Array.isArray(value)&&Object.keys(value).
length>0?originsOf(value,`${prefix}${name}.`):[[`${prefix}${name}`,{kind:"default",name:"conf/default.yml"}]])}function families(){
return compileFamilies(familyPatterns)}function nameRules(){return compileNameRules(nameRuleFile)}function reportAssets({
root}){let text=name=>readFileSync(join(root,"conf/report",name),"utf8");return{style:text("report.css"),script:text("re\
port.js")}}function figureNumber(figures2,key){let value=figures2[key]?.value;return typeof value=="number"?value:null}function figureWord(figures2,key){
let value=figures2[key]?.value;return typeof value=="string"?value:null}function pct(value){return`${value<10?value.toFixed(1):value.toFixed(0)}%`}var allOfIt=.995;function timeShare(kernel,variants){
let totalNs=medianTotalNs(kernel);return totalNs===0?1:variantsNs(variants)/totalNs}function variantsNs(variants){return variants.
reduce((sum2,variant)=>sum2+medianTotalNs(variant),0)}function launchesText2(kernel,variants){let share=timeShare(kernel,
variants);if(share>=allOfIt)return"";let grids=[...new Set(variants.map(({grid})=>dimensionsText(grid)))];return` This f\
inding applies to launches with ${grids.length===1?`grid ${grids.join("")}`:`${countText(grids.length)} different grids`}\
, which take ${pct(share*100)} of the kernel's time.`}var bestPractices="CUDA C++ Best Practices Guide",busyPct=60,bottleneckPct=80,balancedPct=10,lowOccupancyPct=80,fullGrid=.9,
tailShare=.2,sectorBytes=32,mostSectorsPerLoad=16,excessShare=.25,kernelRules=[{id:"spills",of:"measured launches",threshold:"\
any memory request for spilled registers; if ncu didn't collect those requests, local memory per thread, from nsys",source:{
guide:bestPractices,section:"Local Memory"},advice:"Reduce register use with smaller tiles or less unrolling, or raise t\
he register limit (__launch_bounds__, -maxrregcount).",find:spills2},{id:"small-grid",of:"kernel",threshold:"blocks for \
under 90% of the SMs",source:{guide:bestPractices,section:"Thread and Block Heuristics"},advice:"Give the kernel more bl\
ocks by using a larger batch, smaller tiles, or split-K. Or run the kernel on another stream, alongside other kernels.",
find:smallGrid},{id:"partial-wave",of:"measured launches",threshold:"less than one wave of blocks, spread over all SMs, \
with SMs and memory under 60% busy",source:{guide:ncuRule("SOLBottleneck"),section:"GPU Speed Of Light Throughput"},advice:"\
All of the kernel's blocks run at once, and the GPU has room for more. Use a larger batch, do more work per launch, or f\
use the kernel with neighboring kernels. Or run the kernel on another stream, alongside other kernels.",find:partialWave},
{id:"tail-effect",of:"measured launches",threshold:"the last, partial wave of blocks wastes at least 20% of the kernel's\
 time",source:{guide:ncuRule("LaunchConfiguration"),section:"Launch Statistics"},advice:"Choose tile sizes so the blocks\
 fill whole waves, or use a persistent kernel, which needs only one wave.",find:tailEffect},{id:"low-occupancy",of:"meas\
ured launches",threshold:"theoretical occupancy under 80%, with SMs and memory under 60% busy, and at least one wave of \
blocks",source:{guide:ncuRule("TheoreticalOccupancy"),section:"Occupancy"},advice:"Use fewer registers per thread, less \
shared memory, or a different block size, depending on what limits occupancy. Kernels that feed tensor cores with asynch\
ronous copies need few warps, so they may be fine already.",find:lowOccupancy},{id:"memory-bound",of:"measured launches",
threshold:"device memory at least 60% busy, and 10 points busier than the SMs (above 80%, any lead is enough); if SM thr\
oughput is missing, compared with executed instructions and the tensor pipe",source:{guide:ncuRule("SOLBottleneck"),section:"\
GPU Speed Of Light Throughput"},advice:"The kernel is close to peak memory bandwidth, so only moving fewer bytes helps. \
Fuse the kernel with neighboring kernels, use smaller types (fp8, int8 weights), or use a larger batch so each read of t\
he weights does more work.",find:memoryBound},{id:"compute-bound",of:"measured launches",threshold:"SMs at least 60% bus\
y, and 10 points busier than memory (above 80%, any lead is enough); if SM throughput is missing, executed instructions \
or the tensor pipe, compared with device memory",source:{guide:ncuRule("SOLBottleneck"),section:"GPU Speed Of Light Thro\
ughput"},advice:"The SMs are close to their limit, so only doing less work helps. Use tensor cores if the kernel doesn't\
 yet, use smaller types (fp8), or recompute less.",find:computeBound},{id:"memory-latency",of:"measured launches",threshold:"\
memory busier than the SMs but under 60%, with at least one wave of blocks",source:{guide:ncuRule("SOLBottleneck"),section:"\
GPU Speed Of Light Throughput"},advice:"The kernel waits for memory but doesn't use all of the memory bandwidth. Keep mo\
re loads in flight with vector loads, more blocks or warps, prefetching, or asynchronous copies.",find:memoryLatency},{id:"\
latency-bound",of:"measured launches",threshold:"SMs at least as busy as memory but under 60%, with at least one wave of\
 blocks",source:{guide:ncuRule("SOLBottleneck"),section:"GPU Speed Of Light Throughput"},advice:"The kernel's warps wait\
 for each other, for instructions, or for short-latency dependencies. The full preset shows what the warps wait for. Giv\
e each scheduler more independent work: more warps, more elements per thread, or fewer barriers.",find:latencyBound},{id:"\
uncoalesced",of:"measured launches",threshold:"at least 25% of the sectors unnecessary, by ncu's count; without that cou\
nt, by sectors per load and bytes used per sector; without bytes used, by sectors beyond 16 per load",source:{guide:ncuRule(
"UncoalescedGlobalAccess"),section:"Source Counters"},advice:"Make neighboring threads access neighboring addresses: cha\
nge the layout (contiguous(), channels_last) or go through shared memory.",find:uncoalesced}];function spills2({kernel,figures:figures2}){
let requests=figureNumber(figures2,"spillRequests");return requests===0?null:requests===null?localMemory(kernel):{what:`\
Registers spill to memory: ${counted(requests,"request")} per launch.`,evidence:evidence(figures2,["spillRequests","spil\
lBytes","registersPerThread"]),impactNs:null}}function localMemory(kernel){let variants=kernel.variants.filter(({localBytesPerThread})=>(localBytesPerThread??
0)>0);if(variants.length===0)return null;let[,most]=extremes(variants.map(({localBytesPerThread})=>localBytesPerThread??
0)),registers=variants.flatMap(({registersPerThread})=>registersPerThread??[]);return{what:`Each thread has ${counted(most,
"byte")} of local memory, for spilled registers or for arrays indexed at run time.${launchesText2(kernel,variants)}`,evidence:[
{name:"localBytesPerThread",value:most,unit:"byte"},{name:"registersPerThread",value:registers.length===0?null:extremes(
registers)[1],unit:"register/thread"}],impactNs:null,advice:"To find out whether registers spill, use the memory preset,\
 which counts the requests for spilled registers. For spills, reduce register use or raise the register limit (__launch_\
bounds__, -maxrregcount). For arrays, use indexes that are known at compile time."}}function smallGrid({kernel,figures:figures2,
worthNs,smCount}){if(kernel.ncu.length===0)return null;let small=kernel.variants.map(variant=>({variant,filled:gridShare(
variant,smCount)??1})).filter(({filled})=>filled<fullGrid),variants=small.map(({variant})=>variant);if(small.length===0||
variantsNs(variants)<worthNs)return null;let shares=small.map(({filled})=>filled),occupied=[...new Set(extremes(shares).
map(share=>pct(share*100)))];return{what:`The kernel's blocks can reach only ${occupied.join(" to ")} of the SMs${occupied.
length===1?"":", depending on the grid"}; the other SMs get no work from this kernel.${launchesText2(kernel,variants)}`,
evidence:[...blocksEvidence(variants.map(blocksOf)),{name:"smCount",value:smCount,unit:"SM"},...evidence(figures2,[...computeKeys(
figures2),...memoryKeys(figures2)])],impactNs:Math.round(small.reduce((sum2,{variant,filled})=>sum2+medianTotalNs(variant)*
(1-filled),0))}}function extremes(values){return values.reduce(([least,most],value)=>[Math.min(least,value),Math.max(most,
value)],[1/0,-1/0])}function blocksEvidence(blocks){let[fewest,most]=extremes(blocks);return fewest===most?[{name:"gridB\
locks",value:most,unit:""}]:[{name:"gridBlocks, fewest",value:fewest,unit:""},{name:"gridBlocks, most",value:most,unit:""}]}
function partialWave(view){let waves=figureNumber(view.figures,"wavesPerSm"),busiest=busiestPct(view.figures);return waves===
null||waves>=1||busiest===null||busiest>=busyPct||!reachesSms(view)?null:{what:`The kernel has only ${pct(waves*100)} of\
 the blocks that the GPU can run at once, and neither the SMs nor memory is busy.`,evidence:evidence(view.figures,["wave\
sPerSm","gridBlocks","smThroughputPct","memoryThroughputPct","achievedOccupancyPct"]),impactNs:null}}function tailEffect(view){
let{figures:figures2,totalNs}=view,waves=figureNumber(figures2,"wavesPerSm");if(waves===null||waves<=1||!reachesSms(view))
return null;let wasted=1-waves/Math.ceil(waves);return wasted<tailShare?null:{what:`The blocks run in ${waves.toFixed(2)}\
 waves, and the last wave fills only ${pct((waves-Math.floor(waves))*100)} of the GPU.`,evidence:[...evidence(figures2,[
"wavesPerSm","gridBlocks"]),{name:"smCount",value:view.smCount,unit:"SM"}],impactNs:Math.round(totalNs*wasted)}}function lowOccupancy(view){
let{figures:figures2,totalNs}=view,theoretical=figureNumber(figures2,"theoreticalOccupancyPct"),busiest=busiestPct(figures2);
if(theoretical===null||busiest===null||!fillsGpu(view)||theoretical>=lowOccupancyPct||busiest>=busyPct)return null;let limiter2=figureWord(
figures2,"occupancyLimiter");return{what:`Theoretical occupancy is only ${pct(theoretical)}${limiter2===null?"":`, limit\
ed by ${limiter2}`}.`,evidence:evidence(figures2,["theoreticalOccupancyPct","achievedOccupancyPct","occupancyLimiter","r\
egistersPerThread","sharedBytesPerBlock","smThroughputPct","memoryThroughputPct"]),impactNs:Math.round(totalNs*(1-Math.max(
theoretical,busiest)/100))}}function memoryBound({figures:figures2,totalNs}){let dram=figureNumber(figures2,"dramThrough\
putPct"),keys=computeKeys(figures2),compute=keys.map(key=>figureNumber(figures2,key));return dram===null||compute.some(share=>share===
null||!isBottleneck(dram,share))?null:{what:keys.includes("smThroughputPct")?`The kernel is bound by device memory, at ${pct(
dram)} of peak bandwidth.`:`Device memory is at ${pct(dram)} of peak bandwidth, busier than instruction execution or the\
 tensor cores.`,evidence:evidence(figures2,["dramThroughputPct",...keys,"dramBytes","dramBytesPerSecond","l2HitPct"]),impactNs:Math.
round(totalNs*(1-dram/100))}}function computeBound({figures:figures2,totalNs}){let keys=computeKeys(figures2),compute=Math.
max(...keys.map(key=>figureNumber(figures2,key)??0));return memoryKeys(figures2).map(key=>figureNumber(figures2,key)).some(
share=>share===null||!isBottleneck(compute,share))?null:{what:keys.includes("smThroughputPct")?`The kernel is bound by t\
he SMs, at ${pct(compute)} of their peak.`:`Instruction execution or the tensor cores are at ${pct(compute)} of their pe\
ak, busier than device memory.`,evidence:evidence(figures2,[...keys,...memoryKeys(figures2),"tensorPipePct","achievedOcc\
upancyPct"]),impactNs:Math.round(totalNs*(1-compute/100))}}function latencyBound(view){let{figures:figures2,totalNs}=view,
memory=figureNumber(figures2,"memoryThroughputPct"),sm=figureNumber(figures2,"smThroughputPct");return memory===null||sm===
null||!fillsGpu(view)||memory>sm||sm>=busyPct?null:{what:`The SMs reach only ${pct(sm)} of their peak, and memory is no \
busier.`,evidence:evidence(figures2,["smThroughputPct","memoryThroughputPct","achievedOccupancyPct","topStall","topStall\
Pct"]),impactNs:Math.round(totalNs*(1-sm/100))}}function isBottleneck(share,other){return share>=busyPct&&share>=other&&
(share>=bottleneckPct||share-other>=balancedPct)}function memoryLatency(view){let{figures:figures2,totalNs}=view,memory=figureNumber(
figures2,"memoryThroughputPct"),sm=figureNumber(figures2,"smThroughputPct");return memory===null||sm===null||!fillsGpu(view)||
memory<=sm||memory>=busyPct?null:{what:`The kernel depends on memory but reaches only ${pct(memory)} of peak memory thro\
ughput.`,evidence:evidence(figures2,["memoryThroughputPct","dramThroughputPct","smThroughputPct","achievedOccupancyPct",
"topStall","topStallPct"]),impactNs:Math.round(totalNs*(1-memory/100))}}function uncoalesced({figures:figures2,totalNs}){
let excess=excessSectors(figures2);return excess===null||excess<excessShare?null:{what:`The threads of a warp access sca\
ttered addresses, so ${pct(excess*100)} of the sectors they load or store are unnecessary.`,evidence:evidence(figures2,[
"excessSectorsPct","loadBytesPerSector","loadSectorsPerRequest","dramThroughputPct"]),impactNs:Math.round(totalNs*excess)}}
function excessSectors(figures2){let counted2=figureNumber(figures2,"excessSectorsPct");if(counted2!==null)return counted2/
100;let sectors=figureNumber(figures2,"loadSectorsPerRequest"),used=figureNumber(figures2,"loadBytesPerSector");if(sectors===
null||sectors===0)return null;let ideal=used===null?mostSectorsPerLoad:Math.max(1,sectors*used/sectorBytes);return Math.
max(0,1-ideal/sectors)}function gridShare(variant,smCount){return smCount===null||smCount===0?null:Math.min(1,blocksOf(variant)/
smCount)}function blocksOf({grid:[x,y,z]}){return x*y*z}function reachesSms({variant,smCount}){return(gridShare(variant,
smCount)??0)>=fullGrid}function fillsGpu(view){return reachesSms(view)&&(figureNumber(view.figures,"wavesPerSm")??1)>=1}
function ncuRule(identifier){return`Nsight Compute, rule ${identifier}`}function computeKeys(figures2){return figureNumber(
figures2,"smThroughputPct")===null?["executedInstructionsPct","tensorPipePct"]:["smThroughputPct"]}function memoryKeys(figures2){
return figureNumber(figures2,"memoryThroughputPct")===null?["dramThroughputPct"]:["memoryThroughputPct"]}function busiestPct(figures2){
let sm=figureNumber(figures2,"smThroughputPct"),memory=figureNumber(figures2,"memoryThroughputPct");return sm===null||memory===
null?null:Math.max(sm,memory)}function evidence(figures2,keys){return keys.flatMap(name=>{let figure=figures2[name];return figure==
null?[]:[{name,value:figure.value,unit:figure.unit}]})}var bestPractices2="CUDA C++ Best Practices Guide",idleLimit=.3,launchLimitNs=1e5,notFused=new Set(["gemm","attention","\
conv","moe","communication"]),tinyNs=1e4,tinyLaunches=100,tinyShare=.5,copyShare=.01,copyBytes=1e6,waitsPerInstance=1,rangeRules=[
{id:"launch-bound",of:"range",threshold:"GPU idle at least 30% of the range, and at most 100 \xB5s per launch call",source:{
guide:"CUDA C++ Programming Guide",section:"CUDA Graphs"},advice:"Launch fewer kernels from the host, or launch them ear\
lier: capture the step in a CUDA graph (torch.cuda.graph, torch.compile with mode=reduce-overhead), fuse small kernels, \
or do more work per step with a larger batch.",find:launchBound},{id:"gpu-idle",of:"range",threshold:"GPU idle at least \
30% of the range, and more than 100 \xB5s per launch call",source:{guide:bestPractices2,section:"Asynchronous and Overla\
pping Transfers with Computation"},advice:"Check nsys's timeline to see what the host does while the GPU is idle: data l\
oading, tokenization, sampling, compilation, or waiting for a request, a lock, or another rank. Do that work ahead of ti\
me, in the background, or between ranges.",find:gpuIdle},{id:"host-synchronization",of:"range",threshold:"more than one \
synchronization per instance",source:{guide:bestPractices2,section:"Asynchronous and Overlapping Transfers with Computat\
ion"},advice:"Keep results on the GPU and read them later: `.item()`, `.cpu()`, printing a tensor, and branching on its \
value all make the host wait.",find:hostSynchronization},{id:"pageable-copies",of:"range",threshold:"pageable copies of \
at least 1 MB, or 1% of GPU busy time",source:{guide:bestPractices2,section:"Pinned Memory"},advice:"Use pinned host mem\
ory (pin_memory=True, tensor.pin_memory()) and non_blocking=True, or copy the data before the range starts.",find:pageableCopies},
{id:"tiny-kernels",of:"range",threshold:"at least 100 launches, and at least half of all launches, are fusible kernels u\
nder 10 \xB5s (not matmul, attention, convolution, MoE, communication), mostly outside CUDA graphs",source:{guide:bestPractices2,
section:"Execution Configuration Optimizations"},advice:"Fuse the short kernels with torch.compile or a fused implementa\
tion (norms, rotary embedding, activations), or run one kernel over a larger batch.",find:tinyKernels}],graphAdvice="Mos\
t kernels already come from CUDA graphs. Capture the launches that are still outside them, replay fewer and larger graph\
s, and move host work out of the gaps between replays.";function launchBound(view){let idle=idleOf(view);if(idle===null||
idle.perLaunchNs>launchLimitNs)return null;let found=idleFound(view,idle," because the host doesn't launch work fast eno\
ugh");return replaysGraphs(view)?{...found,advice:graphAdvice}:found}function gpuIdle(view){let idle=idleOf(view);return idle===
null||idle.perLaunchNs<=launchLimitNs?null:idleFound(view,idle,". The idle time per launch is longer than a launch takes\
, so something else holds up the host")}function idleOf({range,spanNs,gpuIdleNs:idleNs2,launches,instances:instances2}){
if(spanNs===null||idleNs2===null||spanNs===0||launches===0||idleNs2/spanNs<idleLimit)return null;let calls=median(range.
rounds.map(round2=>round2.launches-round2.graphKernels+round2.graphLaunches));return{idleNs:idleNs2,spanNs,perLaunchNs:idleNs2/
Math.max(1,calls),calls,instances:instances2}}function idleFound({range},idle,why){let{idleNs:idleNs2,spanNs,perLaunchNs,
calls,instances:instances2}=idle,nested=idlestOperator(range),share=(part2,whole)=>pct(part2/whole*100),where=nested===null?
"":` Most of the idle time is in \`${nested.name}\`, where the GPU is idle for ${share(nested.idleNs,nested.hostNs)} of \
the time.`;return{what:`The GPU is idle for ${share(idleNs2,spanNs)} of the range${why}.${where}`,evidence:[...nested===
null?[]:[{name:"most idle time in",value:nested.name,unit:""},{name:"idle time there",value:nested.idleNs,unit:"ns"}],{name:"\
idle share",value:round(idleNs2/spanNs*100),unit:"%"},{name:"wall time (tracing inflates it)",value:spanNs,unit:"ns"},{name:"\
GPU busy",value:spanNs-idleNs2,unit:"ns"},{name:"launch calls for each instance",value:round(calls/Math.max(1,instances2)),
unit:""},{name:"idle for each launch call",value:Math.round(perLaunchNs),unit:"ns"}],impactNs:idleNs2}}function idlestOperator(range){
let idleOfGpu=new Map(range.operators.flatMap(one=>one.path.length===0?[[gpuKey(one),medianOf(one,({idleNs:idleNs2})=>idleNs2)]]:
[])),nested=range.operators.filter(({path})=>path.length>0),[deepest]=[...nested.map(one=>[one]),...alikeOperators(nested)].
flatMap(alike=>{let[first]=alike,idleNs2=sum(alike,one=>medianOf(one,round2=>round2.idleNs));if(first===void 0||2*idleNs2<=
(idleOfGpu.get(gpuKey(first))??0))return[];let hostNs=sum(alike,one=>medianOf(one,round2=>round2.hostNs)),path=sharedPath(
alike.map(one=>one.path));return[{depth:path.length,paths:alike.length,name:operatorText(range,path).replaceAll("`","'"),
idleNs:idleNs2,hostNs}]}).toSorted((one,other)=>other.depth-one.depth||one.paths-other.paths||other.idleNs-one.idleNs);return deepest??
null}function replaysGraphs({range,launches}){return median(range.rounds.map(({graphKernels})=>graphKernels))>launches/2}
function hostSynchronization({range:{rounds},instances:instances2,gpuIdleNs}){let count=median(rounds.map(({synchronizations})=>sum(
synchronizations,call=>call.count)));if(instances2===0||count/instances2<=waitsPerInstance)return null;let waitedNs=median(
rounds.map(({synchronizations})=>sum(synchronizations,call=>call.totalNs))),calls=overRounds(rounds.map(({synchronizations})=>synchronizations),
({call})=>call);return{what:`The host waits for the GPU ${counted(round(count),"time")} in ${counted(instances2,"instanc\
e")} of the range.`,evidence:calls.flatMap(({sample:{call},found})=>[{name:`${call}, calls`,value:median(found.map(one=>one?.
count??0)),unit:""},{name:`${call}, waited`,value:median(found.map(one=>one?.totalNs??0)),unit:"ns"}]),impactNs:gpuIdleNs===
null?null:Math.min(waitedNs,gpuIdleNs)}}function pageableCopies({range:{rounds},gpuBusyNs}){let of=pick=>median(rounds.map(
({copies})=>sum(copies.filter(isPageable),pick))),[bytes,totalNs]=[of(copy=>copy.bytes),of(copy=>copy.totalNs)];return bytes<
copyBytes&&(totalNs===0||totalNs<copyShare*gpuBusyNs)?null:{what:"Copies between the GPU and pageable host memory go thr\
ough a staging buffer and make the host wait.",evidence:[{name:"copies",value:of(copy=>copy.count),unit:""},{name:"bytes",
value:bytes,unit:"byte"},{name:"time of the copies",value:totalNs,unit:"ns"}],impactNs:totalNs}}function isPageable({kind,
sourceMemory,targetMemory}){return kind==="copy"&&(sourceMemory==="pageable"||targetMemory==="pageable")}function tinyKernels(view){
let{range,launches,kernelNs}=view,tiny=range.kernels.filter(({family,rounds})=>!notFused.has(family)&&median(rounds.flatMap(
entry=>entry===null?[]:[entry.medianNs]))<tinyNs),tinyCount=tiny.reduce((sum2,kernel)=>sum2+medianLaunches(kernel),0);if(tinyCount<
tinyLaunches||tinyCount<tinyShare*launches||replaysGraphs(view))return null;let tinyTotalNs=tiny.reduce((sum2,kernel)=>sum2+
medianTotalNs(kernel),0);return{what:`${countText(tinyCount,0)} of ${countText(launches,0)} launches run kernels shorter\
 than 10 \xB5s that could be fused.`,evidence:[{name:"short launches",value:tinyCount,unit:""},{name:"time of short laun\
ches",value:tinyTotalNs,unit:"ns"},{name:"share of the kernel time",value:kernelNs===0?null:round(tinyTotalNs/kernelNs*100),
unit:"%"}],impactNs:tinyTotalNs}}function round(value){return Math.round(value*100)/100}function sum(items,pick){return items.
reduce((total,item)=>total+pick(item),0)}var findingRules=[...rangeRules,...kernelRules],worthShare=.01;function addFindings(profile){let[smCount=null,...others]=new Set(
profile.machine.gpus.map(gpu=>gpu.smCount)),known=others.length===0?smCount:null;return{...profile,ranges:profile.ranges.
map(range=>({...range,findings:findIn(range,known)}))}}function findIn(range,smCount=null){let view=rangeView(range,smCount);
if(view===null)return[];let kernels2=kernelViews(view);return findingRules.flatMap(rule2=>rule2.of==="range"?finding(rule2,
rule2.find(view),null):kernels2.flatMap(each=>finding(rule2,ofKernel(rule2,each),each.kernel.name))).toSorted((one,other)=>(other.
impactNs??-1)-(one.impactNs??-1))}function ofKernel(rule2,view){let found=rule2.find(view),{kernel,variant}=view;if(found===
null||kernel.variants.length===1||kernel.ncu.length===0)return found;let share=Math.round(timeShare(kernel,[variant])*1e3)/
10;return{...found,what:rule2.of==="kernel"?found.what:found.what+launchesText2(kernel,[variant]),evidence:[...found.evidence,
{name:"time in the measured grid",value:share,unit:"%"}]}}function finding({id,threshold,source,advice},found,kernel){return found===
null?[]:[{id,kernel,advice,...found,threshold,source:{...source}}]}function rangeView(range,smCount){if(range.rounds.length===
0)return null;let of=pick=>median(range.rounds.map(pick)),known=pick=>{let values=range.rounds.flatMap(entry=>pick(entry)??
[]);return values.length===0?null:median(values)};return{range,kernelNs:of(({kernelNs})=>kernelNs),spanNs:known(({spanNs})=>spanNs),
gpuIdleNs:known(({gpuIdleNs})=>gpuIdleNs),gpuBusyNs:of(({gpuBusyNs})=>gpuBusyNs),launches:of(({launches})=>launches),instances:of(
({instances:instances2})=>instances2),smCount}}function kernelViews({range,kernelNs,smCount}){let worthNs=worthShare*kernelNs;
return range.kernels.flatMap(kernel=>{let sample=kernel.ncu[0]??{variant:0,figures:{}},variant=kernel.variants[sample.variant];
if(variant===void 0||medianTotalNs(kernel)<worthNs)return[];let{figures:figures2}=sample,totalNs=medianTotalNs(variant);
return[{kernel,figures:figures2,variant,totalNs,worthNs,smCount:figureNumber(figures2,"smCount")??smCount}]})}function ownRange({ranges},asked){let wanted=ranges.filter(({name,domain})=>asked?.some(range=>range.name===name&&range.
domain===domain)),among=wanted.length>0?wanted:ranges;return among.findLast(({style})=>style==="pushpop")??among.at(-1)??
null}function rangeKeyText({name,domain}){return`${String(domain.length)} ${domain}${name}`}var figureRules=[rule("durationNs","duration","ns","SpeedOfLight",["gpu__time_duration.sum"]),rule("smThroughputPct","SM\
 throughput","%","SpeedOfLight",["sm__throughput.avg.pct_of_peak_sustained_elapsed"]),rule("executedInstructionsPct","ex\
ecuted instructions","%","SpeedOfLight",["sm__inst_executed.avg.pct_of_peak_sustained_elapsed"]),rule("memoryThroughputP\
ct","memory throughput","%","SpeedOfLight",["gpu__compute_memory_throughput.avg.pct_of_peak_sustained_elapsed"]),rule("d\
ramThroughputPct","DRAM throughput","%","SpeedOfLight",["gpu__dram_throughput.avg.pct_of_peak_sustained_elapsed","dram__\
throughput.avg.pct_of_peak_sustained_elapsed"]),rule("l1ThroughputPct","L1 throughput","%","SpeedOfLight",["l1tex__throu\
ghput.avg.pct_of_peak_sustained_active"]),rule("l2ThroughputPct","L2 throughput","%","SpeedOfLight",["lts__throughput.av\
g.pct_of_peak_sustained_elapsed"]),rule("achievedOccupancyPct","achieved occupancy","%","Occupancy",["sm__warps_active.a\
vg.pct_of_peak_sustained_active"]),launch("theoreticalOccupancyPct","theoretical occupancy","%","Occupancy",["sm__maximu\
m_warps_per_active_cycle_pct"]),launch("occupancyLimiter","occupancy limited by","","Occupancy",occupancyLimiter),launch(
"registersPerThread","registers per thread","register/thread","LaunchStats",["launch__registers_per_thread"]),launch("sh\
aredBytesPerBlock","shared memory per block","byte/block","LaunchStats",["launch__shared_mem_per_block"]),launch("gridBl\
ocks","blocks","","LaunchStats",["launch__grid_size"]),launch("smCount","SMs","SM","LaunchStats",["launch__sm_count"]),launch(
"wavesPerSm","waves per SM","","LaunchStats",["launch__waves_per_multiprocessor"]),launch("spillRequests","spill request\
s","","MemoryWorkloadAnalysis",["derived__local_spilling_requests"]),launch("spillRequestsPct","spill share of local req\
uests","%","MemoryWorkloadAnalysis",["derived__local_spilling_requests_pct"]),launch("spillBytes","spilled to local memo\
ry","byte","MemoryWorkloadAnalysis",["sass__inst_executed_register_spilling_mem_local"]),rule("l1HitPct","L1 hits","%","\
MemoryWorkloadAnalysis",["l1tex__t_sector_hit_rate.pct"]),rule("l2HitPct","L2 hits","%","MemoryWorkloadAnalysis",["lts__\
t_sector_hit_rate.pct"]),rule("dramBytes","DRAM bytes","byte","MemoryWorkloadAnalysis",dramBytes),rule("dramBytesPerSeco\
nd","DRAM bytes per second","byte/s","MemoryWorkloadAnalysis",dramBytesPerSecond),rule("loadSectorsPerRequest","sectors \
per load","sector/request","MemoryWorkloadAnalysis_Tables",["l1tex__average_t_sectors_per_request_pipe_lsu_mem_global_op\
_ld.ratio"]),rule("loadBytesPerSector","bytes used per loaded sector","byte/sector","SourceCounters",["smsp__sass_averag\
e_data_bytes_per_sector_mem_global_op_ld.ratio"]),rule("excessSectorsPct","sectors above ideal","%","SourceCounters",excessSectors2),
rule("tensorPipePct","tensor pipe","%","ComputeWorkloadAnalysis",["sm__pipe_tensor_cycles_active.avg.pct_of_peak_sustain\
ed_elapsed","sm__pipe_tensor_cycles_active.avg.pct_of_peak_sustained_active","sm__inst_executed_pipe_tensor.avg.pct_of_p\
eak_sustained_active"]),rule("topStall","top stall reason","","WarpStateStats",topStall),rule("topStallPct","of a warp's\
 time","%","WarpStateStats",topStallShare),rule("passes","passes","pass","(always collected)",["profiler__replayer_passe\
s"])];function figuresOf(row){return Object.fromEntries(figureRules.map(({key,unit,from,ofRanges})=>{if(row.kind==="rang\
e"&&!ofRanges)return[key,null];if(typeof from=="function")return[key,from(row)];let found=firstNumber(row,from);return[key,
found===null?null:{value:found.value,unit,metric:found.metric}]}))}function rule(key,title2,unit,section,from){return{key,
title:title2,unit,section,from,ofRanges:!0}}function launch(key,title2,unit,section,from){return{key,title:title2,unit,section,
from,ofRanges:!1}}var limits=[["launch__occupancy_limit_registers","registers"],["launch__occupancy_limit_shared_mem","s\
hared memory"],["launch__occupancy_limit_warps","warps"],["launch__occupancy_limit_blocks","blocks"],["launch__occupancy\
_limit_barriers","barriers"]];function occupancyLimiter(row){let known=limits.flatMap(([metric,name])=>{let value=numberOf(
row,metric);return value===null?[]:[{metric,name,value}]}),least=Math.min(...known.map(({value})=>value)),limiting=known.
filter(({value})=>value===least);return limiting.length===0?null:{value:limiting.map(({name})=>name).join(", "),unit:"",
metric:"min(launch__occupancy_limit_*)"}}function dramBytes(row){let total=numberOf(row,"dram__bytes.sum");if(total!==null)
return{value:total,unit:"byte",metric:"dram__bytes.sum"};for(let op of["","_op"]){let[reads,writes]=[`dram__bytes${op}_r\
ead.sum`,`dram__bytes${op}_write.sum`],[read,written2]=[numberOf(row,reads),numberOf(row,writes)];if(read!==null&&written2!==
null)return{value:read+written2,unit:"byte",metric:`${reads} + ${writes}`}}let perSecond=numberOf(row,"dram__bytes.sum.p\
er_second"),durationNs=numberOf(row,"gpu__time_duration.sum");return perSecond===null||durationNs===null?null:{value:Math.
round(perSecond*durationNs/1e9),unit:"byte",metric:"dram__bytes.sum.per_second \xD7 gpu__time_duration.sum"}}function dramBytesPerSecond(row){
let value=numberOf(row,"dram__bytes.sum.per_second");if(value!==null)return{value,unit:"byte/s",metric:"dram__bytes.sum.\
per_second"};let bytes=dramBytes(row),durationNs=numberOf(row,"gpu__time_duration.sum");return typeof bytes?.value!="num\
ber"||durationNs===null||durationNs===0?null:{value:bytes.value/durationNs*1e9,unit:"byte/s",metric:`(${bytes.metric}) \xF7\
 gpu__time_duration.sum`}}function excessSectors2(row){let sectors=numberOf(row,"memory_l2_theoretical_sectors_global"),
ideal=numberOf(row,"memory_l2_theoretical_sectors_global_ideal");return sectors===null||ideal===null||sectors===0?null:{
value:Math.max(0,1-ideal/sectors)*100,unit:"%",metric:"1 - memory_l2_theoretical_sectors_global_ideal \xF7 memory_l2_theore\
tical_sectors_global"}}var stallMetric=/^smsp__average_warps_issue_stalled_(\w+)_per_issue_active\.ratio$/,latencyMetric="\
smsp__average_warp_latency_per_inst_issued.ratio";function topStall(row){let top=longestStall(row);return top===null?null:
{value:top.reason,unit:"",metric:top.metric}}function topStallShare(row){let top=longestStall(row),latency=numberOf(row,
latencyMetric);return top===null||latency===null||latency===0?null:{value:top.value/latency*100,unit:"%",metric:`${top.metric}\
 \xF7 ${latencyMetric}`}}function longestStall(row){let top=null;for(let metric of row.metrics.keys()){let reason=stallMetric.
exec(metric)?.[1],value=reason===void 0?null:numberOf(row,metric);reason===void 0||reason==="selected"||value===null||value>
(top?.value??0)&&(top={reason,metric,value})}return top}function numberOf(row,metric){let value=row.metrics.get(metric)?.
value;return typeof value=="number"&&Number.isFinite(value)?value:null}function firstNumber(row,metrics){for(let metric of metrics){
let value=numberOf(row,metric);if(value!==null)return{metric,value}}return null}var corePrecisions=[{precision:"fp64",perCycle:["smsp__sass_thread_inst_executed_op_dadd_pred_on.sum.per_cycle_elapsed",
"smsp__sass_thread_inst_executed_op_dmul_pred_on.sum.per_cycle_elapsed","derived__smsp__sass_thread_inst_executed_op_dfm\
a_pred_on_x2"],peakPerCycle:"derived__sm__sass_thread_inst_executed_op_dfma_pred_on_x2"},{precision:"fp32",perCycle:["sm\
sp__sass_thread_inst_executed_op_fadd_pred_on.sum.per_cycle_elapsed","smsp__sass_thread_inst_executed_op_fmul_pred_on.su\
m.per_cycle_elapsed","derived__smsp__sass_thread_inst_executed_op_ffma_pred_on_x2"],peakPerCycle:"derived__sm__sass_thre\
ad_inst_executed_op_ffma_pred_on_x2"},{precision:"fp16",perCycle:["derived__smsp__sass_thread_inst_executed_op_hadd_pred\
_on_x2","derived__smsp__sass_thread_inst_executed_op_hmul_pred_on_x2","derived__smsp__sass_thread_inst_executed_op_hfma_\
pred_on_x4"],peakPerCycle:"derived__sm__sass_thread_inst_executed_op_hfma_pred_on_x4"}],tensorMetric=/^sm__ops_path_tensor_src_(?!\w*_realtime)(?<type>(?:fp|bf|tf|int)\d\w*?)(?:_dst_[a-z]+\d+)?(?:_sparsity_(?<sparsity>on|off))?\.sum\.per_second$/,
tensorPipe={precision:"tensor",perCycle:["derived__smsp__inst_executed_pipe_tensor_x512"],peakPerCycle:"derived__sm__ins\
t_executed_pipe_tensor_x512"};function rooflineOf(row){let bytesPerSecond=numberOf(row,"dram__bytes.sum.per_second"),hasCores=corePrecisions.
some(({perCycle})=>perCycle.every(metric=>numberOf(row,metric)!==null)),tensor=tensorTypes(row),hasPipe=numberOf(row,"de\
rived__smsp__inst_executed_pipe_tensor_x512")!==null;if(bytesPerSecond===null||!hasCores&&!hasPipe&&tensor.length===0)return null;
let peakBytesPerSecond=product(numberOf(row,"dram__bytes.sum.peak_sustained"),numberOf(row,"dram__cycles_elapsed.avg.per\
_second")),roof={bytesPerSecond,peakBytesPerSecond},points=[...corePrecisions.map(precision=>corePoint(row,precision,roof)),
...tensor.length>0?tensor.map(type=>tensorPoint(row,type,roof)):[corePoint(row,tensorPipe,roof)]];return{...roof,points:points.
filter(point=>point!==null)}}function corePoint(row,{precision,perCycle,peakPerCycle},roof){let sum2=perCycle.map(metric=>numberOf(
row,metric)).reduce((total,term)=>total===null||term===null?null:total+term,0),flopPerSecond=product(sum2,numberOf(row,"\
smsp__cycles_elapsed.avg.per_second")),peak=product(numberOf(row,peakPerCycle),numberOf(row,"sm__cycles_elapsed.avg.per_\
second"));return flopPerSecond===null?null:pointOf(precision,flopPerSecond,peak,roof)}function tensorTypes(row){let found=[
...row.metrics.keys()].flatMap(metric=>{let match=tensorMetric.exec(metric);return match===null||numberOf(row,metric)===
null?[]:[{metric,type:match.groups?.type??"",sparsity:match.groups?.sparsity??null}]});return[...Map.groupBy(found,({type})=>type)].
flatMap(([type,all])=>{let apart=all.filter(({sparsity})=>sparsity!==null),counted2=apart.length>0?apart:all;return[!1,!0].
flatMap(sparse=>{let metrics=counted2.filter(({sparsity})=>sparsity==="on"===sparse).map(({metric})=>metric);return metrics.
length===0?[]:[{type,sparse,metrics}]})})}function tensorPoint(row,{type,sparse,metrics},roof){let flopPerSecond=metrics.
reduce((sum2,metric)=>sum2+(numberOf(row,metric)??0),0),suffix=".sum.peak_sustained_elapsed.per_second",dense=new RegExp(
`^sm__ops_path_tensor_op_\\w+_src_${type}(_dst_[a-z]+\\d+)?_sparsity_off\\.sum\\.peak`),denseNames=sparse?[]:[...row.metrics.
keys()].filter(name=>dense.test(name)&&name.endsWith(suffix)),own=metrics.map(metric=>metric.replace(".sum.per_second",suffix)),
peaks=(denseNames.length>0?denseNames:own).flatMap(name=>numberOf(row,name)??[]),precision=`tensor-${type}${sparse?"-spa\
rse":""}`;return pointOf(precision,flopPerSecond,peaks.length===0?null:Math.max(...peaks),roof)}function pointOf(precision,flopPerSecond,peak,roof){
if(flopPerSecond===0)return null;let intensity2=roof.bytesPerSecond===0?null:flopPerSecond/roof.bytesPerSecond,byMemory=product(
intensity2,roof.peakBytesPerSecond),bounds=[peak,byMemory].filter(bound=>bound!==null);return{precision,flopPerSecond,peakFlopPerSecond:peak,
intensity:intensity2,ridgeIntensity:peak===null||!roof.peakBytesPerSecond?null:peak/roof.peakBytesPerSecond,roofFlopPerSecond:bounds.
length===0?null:Math.min(...bounds)}}function product(one,other){return one===null||other===null?null:one*other}function ncuRuns({shared,...run}){return shared===null?[run]:shared.map(({kernels:kernels2,...range})=>({...run,ranges:[
range],selected:kernels2}))}function addNcu(profile,run){return run.mode==="range"||run.mode==="app-range"?{...profile,replayedRanges:mergeReplayedRanges(
[...profile.replayedRanges,...replayedRanges(run.rows,run.mode,run.ranges)])}:{...profile,ranges:profile.ranges.map(range=>explainRange(
range,run))}}function explainRange(range,{rows,ranges,selected}){if(ranges!==null&&!ranges.some(key=>rangeKeyText(key)===
rangeKeyText(range)))return range;let{joined,unjoined}=joinNcu(range,rows,selected),byKernel=Map.groupBy(joined,({kernel})=>kernel),
kernels2=range.kernels.map(kernel=>{let samples=(byKernel.get(kernel)??[]).map(({row,variant})=>({variant,id:row.id,figures:figuresOf(
row),roofline:rooflineOf(row),rules:[...row.rules]}));return{...kernel,ncu:[...kernel.ncu,...samples].sort((one,other)=>one.
variant-other.variant)}});return{...range,kernels:kernels2,ncu:mergeUnjoined(range.ncu,unjoined,kernels2)}}function mergeUnjoined(before,now,kernels2){
let explained=new Set(kernels2.filter(({ncu})=>ncu.length>0).map(({name})=>name));return{kernelsWithoutRow:[...new Set([
...before?.kernelsWithoutRow??[],...now.kernelsWithoutRow])].filter(name=>!explained.has(name)),rowsWithoutKernel:[...before?.
rowsWithoutKernel??[],...now.rowsWithoutKernel]}}function mergeReplayedRanges(ranges){return[...Map.groupBy(ranges,region=>JSON.
stringify([region.mode,rangeKeyText(region)])).values()].flatMap(group3=>group3.slice(0,1).map(region=>({...region,samples:group3.
flatMap(({samples})=>samples)})))}function replayedRanges(rows,mode,asked){let found=new Map;for(let row of rows){let range=row.
kind==="range"?ownRange(row,asked):null;if(range===null)continue;let key=JSON.stringify([range.domain,range.name]),known=found.
get(key)??{name:range.name,domain:range.domain,mode,samples:[]},sample={id:row.id,figures:figuresOf(row),roofline:rooflineOf(
row),rules:[...row.rules]};found.set(key,{...known,samples:[...known.samples,sample]})}return[...found.values()]}function joinNcu(range,rows,selected){
let own=rows.filter(row=>row.kind==="kernel"&&isOfRange(row,range)),byMangled=new Map;for(let kernel of range.kernels)for(let[
variant,{mangled}]of kernel.variants.entries()){let name=ncuName(kernel,mangled);byMangled.set(name,[...byMangled.get(name)??
[],{kernel,variant}])}let joined=[],rowsWithoutKernel=[];for(let row of own){let match=bestMatch(row,byMangled.get(row.kernel)??
[]);match!==null?joined.push({row,...match}):row.ranges.length>0&&rowsWithoutKernel.push(describe(row))}let order=new Map(
range.kernels.map((kernel,index)=>[kernel,index]));joined.sort((one,other)=>(order.get(one.kernel)??0)-(order.get(other.
kernel)??0));let explained=new Set(joined.map(({kernel})=>kernel.name)),expected=range.kernels.filter(kernel=>selected===
null||isSelected(kernel,selected));return{joined,unjoined:{kernelsWithoutRow:expected.flatMap(({name})=>explained.has(name)?
[]:[name]),rowsWithoutKernel}}}function isSelected(kernel,selected){return kernel.variants.some(({mangled})=>selected.includes(
ncuName(kernel,mangled)))}function ncuName({name},mangled){return mangled??name}function isOfRange({ranges},{name,domain}){
return ranges.length===0||ranges.some(range=>range.name===name&&range.domain===domain)}function bestMatch(row,candidates){
let alike=candidates.filter(({kernel,variant})=>hasShape(kernel.variants[variant],row)),dynamic=numberOf(row,"launch__sh\
ared_mem_per_block_dynamic");return alike.find(({kernel,variant})=>kernel.variants[variant]?.dynamicSharedBytes===dynamic)??
alike[0]??null}function hasShape(variant,{grid,block}){return variant!==void 0&&equal(variant.grid,grid)&&equal(variant.
block,block)}function equal(one,other){return other!==null&&one.every((size,axis)=>size===other[axis])}function describe({
id,kernel,grid,block}){return{id,kernel,grid:grid?.join("\xD7")??"unknown",block:block?.join("\xD7")??"unknown"}}function byText(one,other){return one<other?-1:one>other?1:0}function mergeProfiles(first,others){if(others.length===0)return first;let all=[first,...others];if(sharedValue(all.map(
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
({replayedRanges:replayedRanges2})=>replayedRanges2)),ncu:all.find(({ncu})=>ncu?.state==="measured")?.ncu??first.ncu,checks:all.
flatMap(({checks})=>checks),warnings:[...new Set([...all.flatMap(({warnings})=>warnings),...roundDifferences(ranges)])]}}
function roundsOfAll(all){let merged=[];for(let{rounds}of all){let before=Math.max(0,...merged.map(({process})=>process??
0));for(let round2 of rounds)merged.push({...round2,round:merged.length+1,process:round2.process===null?null:before+round2.
process})}return merged}function mergeIncomplete(ranges){let sums=new Map;for(let range of ranges){let known=sums.get(rangeKeyText(
range));sums.set(rangeKeyText(range),{...range,lostKernels:range.lostKernels+(known?.lostKernels??0),lostGraphLaunches:range.
lostGraphLaunches+(known?.lostGraphLaunches??0),cutGraphLaunches:range.cutGraphLaunches+(known?.cutGraphLaunches??0)})}return[
...sums.values()]}function otherAttribution(){return new UserError({what:"The profiles don't count the same work: only s\
ome include work that other threads launched in a range.",where:"PATH",why:"The profiles used different values of `attri\
bution`, or some profiles come from a version without that setting.",help:"Pass the run directories or reports instead o\
f the profile.json files, so they're analyzed again."})}function otherSkip(range){return new UserError({what:`The profil\
es skip different numbers of instances of the range ${rangeText(range.name,range.domain)}.`,where:"PATH",why:"The first \
instances of a range may differ from the others, so these profiles can't be rounds of one measurement.",help:"Measure al\
l profiles with the same `skip` for the range."})}function mergeRange({name,domain},parts2){let skippedInstances=sharedValue(
parts2.flatMap(({range})=>range?.skippedInstances??[]));if(skippedInstances===null)throw otherSkip({name,domain});let ncu=parts2.
flatMap(({range})=>range?.ncu??[]);return{name,domain,skippedInstances,rounds:parts2.flatMap(({rounds,range})=>range?.rounds??
Array.from({length:rounds},()=>emptyRound)),families:mergeAll(parts2,({families:families2})=>families2,({family})=>family,
({family},found)=>({family,rounds:found.flatMap(({item,rounds})=>item?.rounds??Array.from({length:rounds},()=>({launches:0,
totalNs:0})))})),kernels:mergeAll(parts2,({kernels:kernels2})=>kernels2,kernel=>kernel.name,mergeKernel),operators:mergeAll(
parts2,({operators})=>operators,({path,rank,report,device})=>JSON.stringify([path,rank,report,device]),(operator,found)=>({
...operator,rounds:found.flatMap(({item,rounds})=>item?.rounds??absent(rounds))})),operatorsLeftOut:Math.max(0,...parts2.
map(({range})=>range?.operatorsLeftOut??0)),ncu:ncu.length===0?null:{kernelsWithoutRow:[...new Set(ncu.flatMap(({kernelsWithoutRow})=>kernelsWithoutRow))],
rowsWithoutKernel:ncu.flatMap(({rowsWithoutKernel})=>rowsWithoutKernel)},findings:[]}}function mergeAll(parts2,pick,keyOf,merge){
let items=parts2.map(({range})=>new Map((range===null?[]:pick(range)).map(item=>[keyOf(item),item])));return[...new Map(
items.flatMap(map=>[...map]))].map(([key,sample])=>merge(sample,parts2.map(({rounds},index)=>({rounds,item:items[index]?.
get(key)??null})))).toSorted((one,other)=>medianTotalNs(other)-medianTotalNs(one)||(keyOf(one)<keyOf(other)?-1:1))}function mergeKernel(sample,found){
let byText2=found.map(({item})=>new Map(item?.variants.map(variant=>[variantText(variant),variant]))),variants=[...new Map(
byText2.flatMap(texts=>[...texts]))].map(([text,variant])=>({...variant,rounds:found.flatMap(({rounds},index)=>byText2[index]?.
get(text)?.rounds??absent(rounds))})).toSorted((one,other)=>medianTotalNs(other)-medianTotalNs(one)),places=new Map(variants.
map((variant,index)=>[variantText(variant),index])),samples=found.flatMap(({item})=>(item?.ncu??[]).flatMap(measured=>{let variant=item?.
variants[measured.variant],place=variant===void 0?void 0:places.get(variantText(variant));return place===void 0?[]:[{...measured,
variant:place}]}));return{...sample,rounds:found.flatMap(({item,rounds})=>item?.rounds??absent(rounds)),variants,ncu:samples.
toSorted((one,other)=>one.variant-other.variant)}}function variantText({rounds,...variant}){return rounds.length===0?"":
JSON.stringify(variant)}function absent(rounds){return Array.from({length:rounds},()=>null)}var usualRatio=.01,named2=3;
function roundDifferences(ranges){return ranges.flatMap(range=>{let launches=range.rounds.map(round2=>round2.launches),least=Math.
min(...launches),most=Math.max(...launches),some=inSomeRounds(range),parts2=[...most-least>usualRatio*most?[`${String(least)}\
 to ${String(most)} launches`]:[],...some.length>0?[`${String(some.length)} of ${counted(range.kernels.length,"kernel")}\
 ${some.length===1?"doesn't":"don't"} occur in every round (${some.slice(0,named2).join(", ")}${some.length>named2?", \u2026":
""})`]:[]];return parts2.length===0?[]:[`Range ${rangeText(range.name,range.domain)}: the rounds didn't do the same work\
: ${parts2.join("; ")}. The medians don't describe any single round. To compare two programs or two settings, run llm-pr\
ofile compare --base \u2026 --head \u2026.`]})}function inSomeRounds({rounds,kernels:kernels2}){return kernels2.filter(kernel=>kernel.
rounds.includes(null)&&kernel.rounds.some((round2,index)=>(round2?.totalNs??0)>usualRatio*(rounds[index]?.kernelNs??0))).
map(({shortName})=>shortName)}function matchesGlob(glob,text){let parts2=[...glob.matchAll(/\\(.)|(\*)|(\?)|(.)/gsu)].map(([,escaped,star,any,plain2])=>star!==
void 0?"star":any!==void 0?"any":{character:escaped??plain2??""}),characters=[...text],[part2,at]=[0,0],retry=null;for(;at<
characters.length;){let wanted=parts2[part2];if(wanted==="star")retry={part:part2,at},part2+=1;else if(wanted==="any"||wanted!==
void 0&&wanted.character===characters[at])part2+=1,at+=1;else if(retry!==null)retry={part:retry.part,at:retry.at+1},part2=
retry.part+1,at=retry.at;else return!1}for(;parts2[part2]==="star";)part2+=1;return part2===parts2.length}function escapedGlob(text){
return text.replace(/[\\*?]/g,"\\$&")}var grouped=new WeakMap;function rowsByThread(calls){let known=grouped.get(calls)??group2(calls);return grouped.set(calls,
known),known}function threadText({process,thread}){return`${String(process)}/${String(thread)}`}function group2({count,kind,
kinds,startNs}){let threads=[],known=new Map,threadOf=Uint32Array.from(kinds,({process,thread})=>{let text=threadText({process,
thread}),index=known.get(text)??threads.length;return known.set(text,index),threads[index]??={process,thread,count:0,filled:0,
rows:new Uint32Array},index}),threadAt=row=>Number.isNaN(startNs.at(row))?void 0:threads[threadOf[kind[row]??0]??0];for(let row=0;row<
count;row+=1){let thread=threadAt(row);thread!==void 0&&(thread.count+=1)}let made=threads.filter(thread=>thread.count>0),
[first]=made;if(first?.count===count&&isByStart(null,count,startNs))return[{...first,rows:null}];for(let thread of made)
thread.rows=new Uint32Array(thread.count);for(let row=0;row<count;row+=1){let thread=threadAt(row);thread!==void 0&&(thread.
rows[thread.filled]=row,thread.filled+=1)}for(let{rows}of made)isByStart(rows,rows.length,startNs)||rows.sort((one,other)=>startNs.
at(one)-startNs.at(other)||one-other);return made}function isByStart(rows,count,startNs){let lastNs=-1/0;for(let at=0;at<
count;at+=1){let timeNs=startNs.at(rows===null?at:rows[at]??0);if(timeNs<lastNs)return!1;lastNs=timeNs}return!0}function sweep(spans,keyCount,calls,rows,hit){
let count=rows?.length??calls.count,openUntil=new Float64Array(keyCount).fill(-1/0),isOpen=new Uint8Array(keyCount),open2=[],
next=0;for(let at=0;at<count;at+=1){let row=rows===null?at:rows[at]??0,startNs=calls.startNs.at(row),endNs=startNs+(calls.
durationNs[row]??0);for(let span=spans[next];span!==void 0&&span.startNs<=startNs;span=spans[next])next+=1,openUntil[span.
key]=Math.max(openUntil[span.key]??-1/0,span.endNs),isOpen[span.key]===0&&(isOpen[span.key]=1,open2.push(span.key));for(let index=open2.
length-1;index>=0;index-=1){let key=open2[index]??0,until=openUntil[key]??-1/0;until>=endNs?hit(key,row):until<startNs&&
(isOpen[key]=0,open2[index]=open2[open2.length-1]??0,open2.pop())}}}function seenRanges(trace){return mergeSeenRanges(trace.ranges.map(({name,domain,style,registered,emittedName})=>({name,
domain,style,instances:1,registered,...emittedName===void 0?{}:{isVolatile:!0}})))}function mergeSeenRanges(seen){let merged=new Map;
for(let range of seen){let key=`${range.style} ${rangeKeyText(range)}`,known=merged.get(key);merged.set(key,known===void 0?
range:{...known,...range,instances:known.instances+range.instances,registered:known.registered||range.registered})}return[
...merged.values()]}function matchRanges(spec,seen){let message=stableRangeName(spec.message);return seen.filter(({name,
domain})=>(spec.glob?matchesGlob(message,name):name===message)&&(spec.domain==="*"||domain===(spec.domain??"")))}function emittingThreads({
ranges},specs){let emitted=specs.flatMap(spec=>matchRanges(spec,ranges));return new Set(emitted.map(threadText)).size}function kernelProcesses({
kernelKinds}){return new Set(kernelKinds.map(({process})=>process)).size}function analyzedRanges({wanted,all}){return all===null?wanted.flatMap(({ranges})=>ranges):all.filter(({unfinished})=>unfinished===
0)}function incompleteRanges(capture){return analyzedRanges(capture).filter(({lostKernels,lostGraphLaunches,cutGraphLaunches})=>lostKernels+
lostGraphLaunches+cutGraphLaunches>0)}var diskFull={id:"disk-full",pattern:/No space left on device|Disk quota exceeded|errno 28\b|database or disk is full/i,
sample:"OSError: [Errno 28] No space left on device",what:"The disk is full. While recording, nsys may write gigabytes o\
f raw data to the temporary folder.",help:"Free space, point TMPDIR and `out` to a larger disk, or lower keep-runs."},importDamaged={
id:"import-damaged",pattern:/Importation succeeded with non-fatal errors|Errors occurred while processing the raw events|Unknown runtime API function index/,
sample:"Importer error status: Importation succeeded with non-fatal errors.",what:"nsys couldn't read all the events it \
recorded, so the report may lack kernels. nsys may be older than the program's CUDA.",help:"Use an nsys at least as new \
as the program's CUDA (PyTorch with CUDA 13 needs nsys 2025.3 or newer). A narrower range may avoid the call that this n\
sys doesn't know."},outputUnwritable={id:"output-unwritable",pattern:/Failed to create '.*\.(nsys-rep|qdrep)'/,sample:"F\
ailed to create '/out/report.nsys-rep': No such file or directory.",what:"nsys can't write its report to the run directo\
ry.",help:"Make `out` writable. With unprivileged-user isolation, other users must also be able to enter every folder ab\
ove `out` (execute permission)."},importerMissing={id:"importer-missing",pattern:/The importer binary and its dependencies were not found|QdstrmImporter.*(not found|No such file)/,
sample:"Importer error status: The importer binary and its dependencies were not found",what:"nsys didn't find its impor\
ter, which turns recordings into reports, or a library that the importer needs.",help:"Install the whole nsys package (t\
he importer is in host-linux-x64/) with libdw1, libpfm4 and libssh, as scripts/install-nsys.sh does. `llm-profile doctor\
` shows what's missing."},importFailed={id:"import-failed",pattern:/Importer error status: An unknown error occurred|Importation failed|Unable to retrieve the importer version/,
sample:"Importer error status: An unknown error occurred.",what:"nsys's importer, which turns recordings into reports, f\
ailed.",help:"Import the `.qdstrm` file by hand to see the importer's error: `QdstrmImporter -i FILE` (in nsys's host-li\
nux-x64/ folder). If the importer crashes, use another version of nsys; a shorter capture may also help."},cuptiSubscribers={
id:"cupti-subscribers",pattern:/CUPTI_ERROR_MULTIPLE_SUBSCRIBERS_NOT_SUPPORTED|Another (tool|profiler) is (already )?(using|attached to) CUPTI/i,
sample:"CUPTI_ERROR_MULTIPLE_SUBSCRIBERS_NOT_SUPPORTED",what:"Another profiler in the process, often torch.profiler or a\
n NVTX/CUPTI injection, already uses CUPTI, which allows only one subscriber.",help:"Turn off the program's own profiler\
 (Hydra: workload.torch-profiler-off) and unset CUDA_INJECTION64_PATH."},driverTooOld={id:"driver-too-old",pattern:/CUDA driver version is insufficient|driver on your system is too old|forward compatibility was attempted on non supported HW|Driver\/library version mismatch/i,
sample:"CUDA driver version is insufficient for CUDA runtime version",what:"The host's GPU driver doesn't support the co\
ntainer's CUDA libraries.",help:"Use an image with a CUDA version that the driver supports (`nvidia-smi` shows the newes\
t), or update the host's driver and reboot."},deviceMismatch={id:"device-mismatch",pattern:/no CUDA-capable device is detected|invalid device ordinal|CUDA_ERROR_NO_DEVICE|CUDA_ERROR_INVALID_DEVICE|No CUDA GPUs are available|Found no NVIDIA driver|Torch not compiled with CUDA enabled/,
sample:"RuntimeError: CUDA error: invalid device ordinal",what:"The program asks for a GPU that it can't see. With workl\
oad.gpu, it sees only that GPU, as device 0.",help:"Use cuda:0 in the program, check workload.gpu and CUDA_VISIBLE_DEVIC\
ES, and start the container with --gpus all."},missingKernelFailures=[cuptiSubscribers,{id:"cupti-failed",pattern:/CUPTI_ERROR_\w+|CUDA profiling failed/,
sample:"CUDA profiling failed: Subscribe returned 999: CUPTI_ERROR_UNKNOWN",what:"CUPTI, the library that nsys traces CU\
DA with, failed.",help:"Use an nsys at least as new as the GPU's driver, and turn off other profilers of this GPU and pr\
ocess (`llm-profile doctor` looks for them). If both are fine, the driver may need a reboot."},{id:"nsys-older-than-driv\
er",pattern:/Installed CUDA driver version \([\d.]+\) is not supported by this build of Nsight Systems/,sample:"Installe\
d CUDA driver version (13.3) is not supported by this build of Nsight Systems. CUDA trace will be collected using librar\
ies for driver version 12.9",what:"nsys is older than the GPU's driver, so it may be unable to trace kernels.",help:"Use\
 an nsys at least as new as the driver: `nvidia-smi` shows the driver's CUDA version, and `llm-profile doctor` shows the\
 newest that nsys knows."},driverTooOld,deviceMismatch],knownFailures=[{id:"session-name-taken",pattern:/Session name '.*' is already in use/,
sample:"Session name 'profile-1' is already in use",what:"The name of the capture's nsys session is still in use, probab\
ly because an earlier capture was killed.",help:"Each attempt uses a new name, so a retry should work. `nsys sessions li\
st` shows leftover sessions.",transient:!0},cuptiSubscribers,importDamaged,outputUnwritable,importerMissing,importFailed,
diskFull,{id:"graph-launch-crash",pattern:/\bin cu(da)?GraphLaunch\b|\bcu(da)?GraphLaunch\+0x/,sample:'File "<unknown>",\
 line 0, in cuGraphLaunch',what:"The program crashed in cudaGraphLaunch. nsys traces every node of a CUDA graph there, a\
nd may have caused the crash.",help:"If the program runs without the profiler, use a newer nsys, turn off CUDA graphs in\
 the program, or set nsys.cuda-graph-trace to graph. With graph, nsys doesn't list the kernels in graphs, so the ranges \
need other kernels."},{id:"injection-crash",pattern:/\bfrom \S*libToolsInjection\w*\.so|\bin \S*libToolsInjection\w*\.so\)|libToolsInjection\w*\.so\(|\bin nvtx(Domain|Initialize|Mark|Name|Range)\w+/,
sample:"#2  0x00007ff5c885f606 in NSYS_DL_dlvsym () from /opt/nvidia/nsight_systems/libToolsInjection64.so",what:"The pr\
ogram crashed in an NVTX call, or in the library that nsys loads into the program to trace NVTX and CUDA.",help:"If the \
program runs without the profiler, use the newest nsys and the newest NVTX (Python: the nvtx package). To see if NVTX is\
 the cause, set nsys.capture to none and nsys.trace to cuda once; without NVTX, there are no ranges."},{id:"gpu-out-of-m\
emory",pattern:/CUDA out of memory|CUDA_ERROR_OUT_OF_MEMORY|OutOfMemoryError|cudaErrorMemoryAllocation|CUBLAS_STATUS_ALLOC_FAILED/,
sample:"torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 20.00 MiB.",what:"The GPU is out of memory, becaus\
e of this program or others on the same GPU.",help:"Check what else uses the GPU (`llm-profile doctor`), pick another GP\
U with workload.gpu, or shrink the workload."},driverTooOld,{id:"gpu-fault",pattern:/uncorrectable ECC|CUDA_ERROR_ECC_UNCORRECTABLE|GPU is lost|fallen off the bus|CUDA_ERROR_SYSTEM_NOT_READY|system not yet initialized|CUDA-capable device\(s\) is\/are busy or unavailable|CUDA_ERROR_DEVICE_UNAVAILABLE/i,
sample:"RuntimeError: CUDA error: CUDA-capable device(s) is/are busy or unavailable",what:"The GPU or its driver failed,\
 or another process has exclusive use of the GPU.",help:"A retry may work. If not, look for Xid lines in the kernel log,\
 and check the output of `nvidia-smi -q` and the compute mode.",transient:!0},deviceMismatch,{id:"agent-fault",pattern:/Agent launcher failed|Failed to (start|launch) (the )?profiling agent|Unable to (connect to|find) the (daemon|agent)|Timed out waiting for (the )?(agent|daemon|target)|Connection to (the )?(agent|daemon) (was )?lost|Local Endpoint is not available|^End of file$|tag_errno_text\*\] = Permission denied/im,
sample:"Agent launcher failed",what:"nsys couldn't start or reach its agent.",help:"A retry may work. If not, make sure \
the temporary folder is writable and no other version of nsys is running.",transient:!0},{id:"option-unknown",pattern:/unrecogni[sz]ed option '|Illegal --\S+ argument|Illegal (argument|value).*--/i,
sample:"unrecognised option '--cuda-graph-trace=node'",what:"This version of nsys doesn't recognize one of the options.",
help:"Check nsys.extra-arguments against `nsys profile --help`, or use a newer nsys."},{id:"hydra-override",pattern:/Could not (override|append to config|delete from config)|Key '.*' is not in struct|hydra\.errors\.\w+/,
sample:"Could not override 'profiler.enabled'.",what:"Hydra refused an override: the key isn't in the program's configur\
ation, or its type doesn't match.",help:"Correct workload.hydra-overrides. Set workload.torch-profiler-off to the overri\
des that turn off this program's profiler, or to [] if it has none."},{id:"model-access",pattern:/GatedRepoError|401 Client Error|Cannot access gated repo|LocalTokenNotFoundError|HF_TOKEN.*(not set|required)/i,
sample:"huggingface_hub.errors.GatedRepoError: 401 Client Error.",what:"The program has no token for its model: it gets \
no secrets, because nsys writes the environment into its report.",help:"Download the model in workload.setup (outside th\
e profiler), or pass the token as a file with workload.secret-files. workload.pass-env also works, but then the reports \
aren't uploaded."},{id:"python-module",pattern:/: No module named |ImportError: /,sample:"ModuleNotFoundError: No module\
 named 'transformers'",what:"The program's Python couldn't import a module or a name in it, often because the program do\
esn't use the interpreter that you set up.",help:"Use the interpreter's path (such as .venv/bin/python), or set VIRTUAL_\
ENV, PYTHONPATH and PATH in workload.environment."},{id:"library-missing",pattern:/error while loading shared libraries|cannot open shared object file/,
sample:"error while loading shared libraries: libcudart.so.13: cannot open shared object file: No such file or directory",
what:"A shared library is missing.",help:"Install the library, or set LD_LIBRARY_PATH in workload.environment. `llm-prof\
ile doctor` checks nsys's own libraries."},{id:"program-missing",pattern:/Executable not found in current directory|command not found|No such file or directory|failed to execute|Permission denied/i,
sample:"bash: line 1: pyhton3: command not found",what:"The program or a file it needs is missing or unreadable.",help:"\
Check the command, workload.working-directory and file permissions. With unprivileged-user isolation, the program runs a\
s another user, who must be able to read the files."},{id:"host-out-of-memory",pattern:/MemoryError|std::bad_alloc|Cannot allocate memory|oom-kill|Out of memory: Killed/,
sample:"MemoryError: Unable to allocate 2.00 GiB",what:"The host is out of memory.",help:"Give the container more memory\
 (and --shm-size=8g for data loaders), or shrink the workload."}];function matchFailure(text,except=[]){return knownFailures.
find(({id,pattern})=>!except.includes(id)&&pattern.test(text))??null}function matchMissingKernels(text){return missingKernelFailures.
find(({pattern})=>pattern.test(text))??null}var statsFailures=[{id:"stats-report-unknown",pattern:/ERROR: Report '.*' could not be found/,
sample:"ERROR: Report 'summary' could not be found.",what:"nsys stats doesn't know this report. Newer versions of nsys e\
xit with 0 anyway.",help:"Use another version of nsys. `nsys stats --help-reports` lists the reports that this version h\
as."},{id:"stats-broken",pattern:/encountered an internal error|No module named 'nsysstats'|Traceback \(most recent call last\)/,
sample:"ERROR: Report 'cuda_gpu_kern_sum' encountered an internal error",what:"One of nsys's report scripts failed; nsys\
 stats leaves an empty CSV and exits with 0.",help:"nsys's Python helpers may be missing. Reinstall nsys, for example wi\
th scripts/install-nsys.sh."},{id:"export-failed",pattern:/Exportation error: |unable to open database|file is not a database/,
sample:"Exportation error: Section Table Reference magic number mismatch.",what:"The report is damaged, unfinished, or f\
rom a newer nsys than this one.",help:"Export the report with the nsys that wrote it, or with a newer nsys."}];function matchStatsFailure(text){
return statsFailures.find(({pattern})=>pattern.test(text))??null}var rules=[notStarted,timedOut,exitCode,damagedImport,writable,rawLeftOver,someReport,notEmpty,instances];function checkProcess(evidence2){
for(let rule2 of rules){let failure=rule2(evidence2);if(failure!==null)return failure}return null}function notStarted({end,
label:label2,output}){return end.kind==="unknown"||end.outcome!=="not-started"?null:permanent({id:"not-started",what:"Th\
e profiler couldn't start.",where:label2,why:lastLines(output,nsysSteps)})}function timedOut({end,label:label2,output}){
if(end.kind==="unknown"||end.outcome!=="timed-out")return null;let atLimit=end.atLimit??null;if(atLimit?.kind==="profile\
r")return permanent({id:"nsys-hung",what:`For ${counted(Math.round(atLimit.seconds/60),"minute")}, nsys was running with\
out the program, so we stopped nsys.`,where:label2,why:lastLines(output,/^$/),help:"Run again. If nsys hangs again, reco\
rd less (such as a narrower range), or use another version of nsys."});let running=atLimit===null?"The program, one of i\
ts children, or nsys was still running.":`Still running: ${listText(atLimit.names.map(plainText),5)}.`;return permanent(
{id:"time-limit",what:`The capture hit its time limit of ${end.timeLimitSeconds??"?"} s.`,where:label2,why:`${running} ${lastLines(
output,nsysSteps)}`,help:"Raise workload.time-limit, or find out what the program is waiting for. To profile a server, u\
se workload.server."})}var nsysOwnCode=1;function exitCode({end,label:label2,output,reports,imports}){if(end.kind==="unk\
nown"||end.exitCode!==null&&end.allowed.includes(end.exitCode))return null;let code=end.exitCode??-1,what=`The profiled \
command exited with code ${code}${signalText(code)}.`,known=matchFailure(output,["import-damaged",...code===nsysOwnCode?
[]:["import-failed"]]);if(known!==null){let failure=fromTable(known,label2,what,output);return known===importFailed?withImports(
failure,imports,lastLines(output,nsysSteps)):failure}let whose=reports.length>0?"nsys wrote a report, so this is probabl\
y the program's own exit code.":"There's no report, so the exit code may be the program's, or nsys's.";return permanent(
{id:"workload-failed",what,where:label2,why:`${whose} ${lastLines(output,nsysSteps)}`,help:code===143?"Something stopped\
 the program with SIGTERM. If you want nsys to stop the program, set nsys.capture-range-end to stop-shutdown; exit code \
143 then means success.":"Try the command without the profiler; its output is in this capture's stdout.txt and stderr.tx\
t."})}function damagedImport({label:label2,output,reports}){return reports.length===0||!importDamaged.pattern.test(output)?
null:fromTable(importDamaged,label2,"",output)}function writable({label:label2,output,reports}){return reports.length>0||
!outputUnwritable.pattern.test(output)?null:fromTable(outputUnwritable,label2,"There's no report.",output)}function rawLeftOver({
label:label2,output,rawLeft,reports,imports}){if(rawLeft.length===0||reports.length>0)return null;let known=importerMissing.
pattern.test(output)?importerMissing:importFailed,failure=fromTable(known,label2,`nsys left ${rawLeft.join(", ")} but no\
 report.`,output);return withImports(failure,imports,failure.why===null?lastLines(output,nsysSteps):null)}function withImports(failure,imports,said){
let lines=[failure.why,said,...imports.map(describeImport)].filter(line=>line!==null);return{...failure,why:lines.join(`\

`)}}function describeImport({exitCode:code,timedOut:hung,output}){let ended=code===137?"was ended by a signal":`exited w\
ith code ${code}`;return`We ran QdstrmImporter, which ${hung?"didn't end, so we stopped it":ended}. ${lastLines(output,nsysSteps)}`}
function someReport({label:label2,gate,output,reports}){if(reports.length>0)return null;let known=matchFailure(output);if(known!==
null&&(known.transient===!0||known.id==="disk-full"))return fromTable(known,label2,"There's no report.",output);if(gate?.
kind==="nvtx")return permanent(unseenRange(gate.range.text,label2));if(gate?.kind==="cudaProfilerApi"){let tracing=matchMissingKernels(
output);return tracing!==null?fromTable(tracing,label2,"There's no report.",output):permanent({id:"profiler-api-not-call\
ed",what:"nsys wrote no report, as if the program never called cudaProfilerStart.",where:label2,why:"nsys still exits wi\
th 0. Either the program doesn't call cudaProfilerStart, or nsys can't trace the process that does.",help:"Call torch.cu\
da.profiler.start() and stop() (cudaProfilerStart/Stop) around what you want to measure, or gate the capture on an NVTX \
range."})}return permanent({id:"no-report",what:"nsys reported no error, but wrote no report.",where:label2,why:lastLines(
output,nsysSteps),help:"Read this capture's stderr.txt."})}function notEmpty({label:label2,reports}){let empty=reports.find(
({bytes})=>bytes===0);return empty===void 0?null:permanent({id:"report-empty",what:`The report ${empty.name} is empty (0\
 bytes).`,where:label2,why:"nsys may have been interrupted while writing, or the disk may be full.",help:"Free up disk s\
pace, and run again."})}function instances({label:label2,gate,reports}){if(gate===null||gate.kind==="none"||reports.length===
gate.instances)return null;let name=gate.kind==="nvtx"?`NVTX range ${gate.range.text}`:"cudaProfilerStart",skip=gate.kind===
"nvtx"?gate.range.skip:0,left2=reports.length-skip;return permanent({id:"instances-missing",what:`${reports.length} of ${counted(
gate.instances,"instance")} of ${name} were captured${skip===0?"":`: you asked to skip ${skip} and measure ${gate.instances-
skip}`}.`,where:label2,why:reports.length>gate.instances?"nsys wrote more reports than we asked for.":"nsys saw the star\
t of the range too few times; it still exits with 0.",help:`${left2>0?`Ask for ${left2} (instances: ${left2})`:"Skip few\
er instances"}, or make the program repeat the range.`})}function unseenRange(range,label2){return{id:"range-not-seen",what:`\
The NVTX range ${JSON.stringify(range)} was never seen, so nothing was captured.`,where:label2,why:"If the capture range\
 never occurs, nsys exits with 0 and writes no report.",help:"Correct the range's name, or add that range to your progra\
m."}}function quoteOutput({pattern},output){let line=output.split(`
`).find(text=>pattern.test(text));return line===void 0?null:`The output says: ${clip2(line.trim())}`}function fromTable(known,label2,seen,output){
let parts2={id:known.id,what:seen===""?known.what:`${seen} ${known.what}`,where:label2,why:quoteOutput(known,output),help:known.
help};return{...diagnostic(parts2),transient:known.transient===!0}}function permanent(parts2){return{...diagnostic(parts2),
transient:!1}}function signalText(code){let name={130:"INT",134:"ABRT",137:"KILL",139:"SEGV",143:"TERM"}[code];return name===
void 0?"":` (signal ${name})`}var nsysSteps=/^\[\d+\/\d+\] \[|^Generating '|^Generated:|^\/.*\.(nsys-rep|qdstrm)$/;function lastLines(output,saysNothing){
let lines=output.split(`
`).map(line=>line.trim()).filter(line=>line!==""&&!saysNothing.test(line));return lines.length===0?"There's no output.":
`Last output:
${lines.slice(-4).map(clip2).join(`
`)}`}function clip2(line){return line.length>300?`${line.slice(0,297)}\u2026`:line}var usual=/^Not all .* events might have been collected\.$/;function nsysLines(diagnostics,most){let lines=[...Map.groupBy(
diagnostics,({severity,text})=>`${severity}: ${plainText(text.replace(/\s+/g," ").trim())}`)].sort(([,[one]],[,[other]])=>rankOf(
one)-rankOf(other)).map(([text,{length}])=>`nsys says: ${clip2(text)}${length===1?"":` (${counted(length,"time")})`}`),more=lines.
length-most;return more>0?[...lines.slice(0,most),`nsys says ${counted(more,"more warning","more warnings")}.`]:lines}function rankOf(diagnostic2){
return diagnostic2?.severity==="error"?0:usual.test(diagnostic2?.text??"")?2:1}var rules2=[imported,rangesSeen,instancesSeen,finished,emittedOnce,graphsByNode,noneLost,someKernels,kernels];function checkContents(capture){
for(let rule2 of rules2){let parts2=rule2(capture);if(parts2===null)continue;let{why,...explained}=withEvidence(parts2,capture);
return diagnostic({where:capture.label,...explained,why:withExit(why,capture.end)})}return null}var mayLackTracing=["no-\
kernels","kernels-lost"],mostLines=2;function withEvidence(parts2,capture){let{diagnostics,totalKernels}=capture,cause=totalKernels===
0&&mayLackTracing.includes(parts2.id??"")?statedCause(capture):null,others=diagnostics.filter(({text})=>text!==cause?.text),
lines=[...cause?.lines??[],...nsysLines(others,mostLines),...parts2.why==null?[]:[parts2.why]],why=lines.length===0?null:
lines.join(`
`);if(cause===null)return{...parts2,why};let{id,what,help}=cause.known;return{...parts2,id,what:`${parts2.what} ${what}`,
why,help}}function statedCause({diagnostics,output}){for(let severity of["error","warning"])for(let told of diagnostics.
filter(one=>one.severity===severity)){let known2=matchMissingKernels(told.text);if(known2!==null)return{known:known2,text:told.
text,lines:nsysLines([told],1)}}let known=matchMissingKernels(output);if(known===null)return null;let line=quoteOutput(known,
output);return{known,text:null,lines:line===null?[]:[line]}}function imported({importErrors}){let[first]=importErrors;if(first===
void 0)return null;let detail=/Unknown runtime API function index: \d+|\[QuadDCommon::tag_message\*\] = ([^\n]+)/.exec(first)?.[0]??
first.split(`
`)[0]??first;return{id:"import-damaged",what:importDamaged.what,why:`The report says: ${detail.replace("[QuadDCommon::ta\
g_message*] = ","")}`,help:importDamaged.help}}function rangesSeen({wanted,seen,argv}){let missing=wanted.filter(({ranges})=>ranges.
length===0).map(({spec})=>spec),[first]=missing;return first===void 0?null:{id:"range-not-seen",what:`The NVTX range ${missing.
map(({text})=>JSON.stringify(text)).join(", ")} isn't in the report.`,...describeSeen(first,seen,argv)}}function instancesSeen({
wanted,gated,seen}){if(gated)return null;for(let{spec,ranges}of wanted){let instances2=ranges.reduce((sum2,range)=>sum2+
range.instances,0),isOther=spec.instances!==null&&instances2!==spec.instances;if(spec.skip>0&&(isOther||instances2===0)){
let occurred=seen.filter(one=>ranges.some(({name,domain})=>name===one.name&&domain===one.domain)).reduce((sum2,one)=>sum2+
one.instances,0);return{id:"instances-missing",what:`The NVTX range ${JSON.stringify(spec.text)} occurred ${counted(occurred,
"time")}; you asked to skip ${spec.skip} and measure ${spec.instances??"at least 1"}.`,help:instances2===0?"Skip fewer i\
nstances, or make the program run the range more often.":`Set instances to ${instances2}, leave instances out to accept \
any number, or change how often the program runs the range.`}}if(isOther)return{id:"instances-missing",what:`The NVTX ra\
nge ${JSON.stringify(spec.text)} occurred ${counted(instances2,"time")}; you asked for ${spec.instances}.`,help:`Set ins\
tances to ${instances2}, leave instances out to accept any number, or change how often the program runs the range.`}}return null}
function finished(capture){let analyzed=analyzedRanges(capture),open2=(analyzed.length>0?analyzed:capture.all??[]).find(
({unfinished})=>unfinished>0);if(open2===void 0)return null;let isRank=capture.gated&&open2.areRanks&&open2.instances>1;
return{id:"range-unfinished",what:`${open2.unfinished} of ${counted(open2.instances,"instance")} of the NVTX range ${written(
open2)} never ended in the capture.`,why:isRank?"The rank that started the capture left the range, which ended the captu\
re while another rank was still in the range.":"The program or the capture ended while the range was open, so its times \
mean nothing.",help:isRank?"Make the ranks leave the range together, or record the whole program: nsys.capture=none (doc\
s/ranks.md).":"Close the range (range_pop) on every path, and inner ranges before outer ranges."}}function emittedOnce({
gated,wanted}){if(!gated)return null;let repeated=wanted.flatMap(({ranges})=>ranges).find(({instances:instances2,areRanks})=>instances2>
1&&!areRanks);return repeated===void 0?null:{id:"range-repeated",what:`The NVTX range ${written(repeated)} gated the cap\
ture, but it occurs ${repeated.instances} times in the capture.`,why:"Several threads emit the range, or several process\
es on one GPU do, or the range is nested in itself. The capture ends with the first instance and cuts off the others.",help:"\
Emit the range in one process per GPU, or gate the capture on an enclosing range with nsys.capture-range (docs/ranks.md)\
."}}function graphsByNode(capture){let{requireKernels,graphTrace,hasGraphKernels}=capture;if(!requireKernels||hasGraphKernels)
return null;let byNode=graphTrace==="Node",hidden=analyzedRanges(capture).find(range=>range.graphLaunchesWithoutWork>0&&
(range.kernels===0||!byNode));return hidden===void 0?null:{id:"graph-not-traced",what:`${sentence(named(hidden))} launch\
ed CUDA graphs (${counted(hidden.graphLaunchesWithoutWork,"time")}), but none of their kernels were recorded.`,why:byNode?
"We asked nsys to trace the graphs' nodes, but the nodes aren't in the report.":`Each CUDA graph was ${graphTrace===null?
"probably ":""}traced as a whole, which doesn't show the kernels inside.`,help:byNode?"Use a newer nsys.":"Set nsys.cuda\
-graph-trace to node (nsys --cuda-graph-trace=node)."}}function someKernels(capture){let{all,seen,totalKernels,hasCudaApi,
requireKernels}=capture;if(all===null||!requireKernels||analyzedRanges(capture).some(range=>range.kernels>0))return null;
let names=listed(all.map(written));return totalKernels>0?{id:"kernels-outside-range",what:`None of the NVTX ranges in th\
e report (${names}) contains a GPU kernel.`,why:outsideWhy(totalKernels),help:outsideHelp}:{id:"no-kernels",what:`The re\
port contains no GPU kernel${seen.length===0?" and no NVTX range":`, neither in its NVTX ranges (${names}) nor outside`}\
.`,why:whyNoKernels(hasCudaApi),help:"Make sure the work runs on the GPU during the recording. For CPU-only programs, se\
t require-kernels to false."}}function kernels({wanted,requireKernels,totalKernels,hasCudaApi}){if(!requireKernels)return null;
let empty=wanted.flatMap(({ranges})=>ranges).find(range=>range.kernels===0);if(empty===void 0)return null;let what=`The \
NVTX range ${written(empty)} was captured, but contains no GPU kernel.`;return totalKernels>0?{id:"kernels-outside-range",
what,why:outsideWhy(totalKernels),help:outsideHelp}:{id:"no-kernels",what,why:whyNoKernels(hasCudaApi),help:"Make sure t\
he work runs on the GPU inside the range. For CPU-only programs, set require-kernels to false."}}function whyNoKernels(hasCudaApi){
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
ram already does that, use a newer nsys."}}}function lostWork({lostKernels,lostGraphLaunches,cutGraphLaunches}){let parts2=[];
return lostKernels>0&&parts2.push(counted(lostKernels,"kernel")),lostGraphLaunches>0&&parts2.push(counted(lostGraphLaunches,
"CUDA graph")),cutGraphLaunches>0&&parts2.push("some kernels of a CUDA graph"),parts2.join(" and ")}function checkComplete({
incompleteRanges:[lossy]},where){return lossy===void 0?null:diagnostic({id:"kernels-lost",what:`The profile lacks ${lostWork(
lossy)} launched in ${named(lossy)}.`,where,why:"Missing work makes a range look faster than it is, so this profile can \
be shown, but not compared.",help:"Compare only ranges that are complete (--range), or record again and call torch.cuda.\
synchronize() (cudaDeviceSynchronize) before the capture ends."})}function sentence(text){return text.charAt(0).toUpperCase()+
text.slice(1)}function withExit(why,end){let exit=end.kind==="unknown"?["We only have the report, so the profiled comman\
d's exit code is unknown."]:[],lines=[...why==null?[]:[why],...exit];return lines.length===0?null:lines.join(`
`)}function checkSums(label2,report,sums){return sums.equal!==!1?null:diagnostic({id:"sums-differ",what:`Our sums differ\
 from nsys's (${report}), so one of the two is wrong.`,where:label2,why:sums.differences.join(`
`),help:"Please report this difference with the run directory's report.sqlite, if you can share that file; nsys may stor\
e something that this version of llm-profile doesn't know."})}function contentWarnings(capture){return[...unmeasured(capture),
...leftOut(capture),...lost(capture),...graphsWithoutWork(capture)].map(text=>`${capture.label}: ${text}`)}function unmeasured({
all,unmeasured:ranges}){return ranges.length===0?[]:[`${counted(ranges.length,"NVTX range")} weren't measured: ${listed(
ranges.map(written))}. Of ${countText(ranges.length+(all?.length??0))} ranges, we measure the ${countText(all?.length??0)}\
 that were open longest. Name the ranges you need (ranges, --range).`]}function leftOut({all}){let open2=(all??[]).filter(
({unfinished})=>unfinished>0),[first,...others]=open2;return first===void 0?[]:[`${others.length===0?`the NVTX range ${written(
first)} is left out: ${first.unfinished} of its ${counted(first.instances,"instance")}`:`${countText(open2.length)} NVTX\
 ranges are left out (${listed(open2.map(written))}): some of their instances`} never ended in the capture, so the times\
 mean nothing. Close the range before the capture ends, or name the ranges you need (ranges, --range).`]}function lost(capture){
let ranges=capture.mayLoseKernels?incompleteRanges(capture):[];return ranges.length===0?[]:[`the report lacks work that \
was launched in ${listed(ranges.map(range=>`${written(range)} (${lostWork(range)})`))}. The numbers of ${ranges.length===
1?"this range":"these ranges"} are too small, so the profile can't be compared. The capture may have stopped before that\
 work ran.`]}function graphsWithoutWork(capture){let range=analyzedRanges(capture).find(({graphLaunchesWithoutWork})=>graphLaunchesWithoutWork>
0);return range===void 0?[]:[`of ${range.graphLaunches} CUDA graph launches in ${named(range)}, ${range.graphLaunchesWithoutWork}\
 have no kernel, copy, or memset in the report. That's fine if the graphs are empty or only contain host functions. If y\
ours contain more, kernels are missing.`]}import{setImmediate}from"node:timers/promises";var pauseMs=100;async function inSteps(steps,stop){let pausedAt=performance.now(),step=steps.next();for(;step.done!==!0;)
performance.now()-pausedAt>=pauseMs&&(await heedSignals(stop),pausedAt=performance.now()),step=steps.next();return await heedSignals(
stop),step.value}async function heedSignals(stop){await setImmediate(),refuseWhenStopped(stop)}function withRanges(profile,wanted,path){if(wanted.length===0)return profile;let seen=[...profile.ranges,...profile.replayedRanges].
map(({name,domain})=>({name,domain,style:"pushpop",instances:1,registered:!1})),found=wanted.map(spec=>({spec,keys:matchRanges(
spec,seen).map(rangeKeyText)})),missing=found.filter(({keys:keys2})=>keys2.length===0);if(missing.length>0)throw new UserError(
{what:`The profile has no range ${missing.map(({spec})=>spec.text).join(", ")}.`,where:path,why:`The profile has: ${[...new Set(
seen.map(({name})=>name))].join(", ")||"none"}.`,help:"Leave --range out to see all ranges."});let keys=new Set(found.flatMap(
match=>match.keys)),isWanted=range=>keys.has(rangeKeyText(range));return{...profile,ranges:profile.ranges.filter(isWanted),
incompleteRanges:profile.incompleteRanges.filter(isWanted),replayedRanges:profile.replayedRanges.filter(isWanted)}}import{resolve as resolve2}from"node:path";async function recordedProfile(context,config,paths,options){let recorded=await readProfiles(context,config,paths,options);
await heedSignals(context.stop);let incomplete=options.mayLoseKernels===!0?null:checkComplete(recorded.profile,paths.join(
", "));if(incomplete!==null)throw new CaptureError(incomplete);return recorded}async function readProfiles(context,config,paths,options){
let{wanted,areRanks=!1}=options,finished2=areRanks?null:await finishedProfiles(context,paths),[first,...others]=(finished2??
[]).map((profile,index)=>withRanges(profile,wanted,paths[index]??""));if(first!==void 0)return{profile:others.length===0?
first:addFindings(mergeProfiles(first,others)),timelines:[]};let{profileOfReports}=(await import("./loaded-together-V4JKG5DL.js")).
m21;return profileOfReports(context,config,paths,options)}async function finishedProfiles({cwd},paths){if(!paths.every(path=>path.
endsWith(".json")))return null;let{readProfile}=(await import("./loaded-together-V4JKG5DL.js")).m22,profiles=[];for(let shown2 of paths){
let path=resolve2(cwd,shown2);if((await findInput(path,shown2)).isDirectory())return null;profiles.push(await readProfile(
path,shown2))}return profiles}export{measuredLaunch,measuredShare,sampleOf,launchShape,sharedBytes,figureRules,instanceTimes,wallFigures,markdownText,
markdownCode,markdownTable,missingNcuText,left,right,flexible,leaving,textTable,summaryMarkdown,findInput,byText,noGpuIdle,
noHostTime,emptyRound,unknownSource,otherFamily,familyClassifier,loadSettings,wholeConfig,treeText,families,nameRules,reportAssets,
addFindings,ownRange,rangeKeyText,ncuRuns,addNcu,joinNcu,ncuName,hasShape,diskFull,matchFailure,matchStatsFailure,checkProcess,
lastLines,clip2 as clip,gpuTimeOf,waitsForOthers,matchesGlob,escapedGlob,wallPartTimes,rowsByThread,threadText,sweep,mergeProfiles,
mergeIncomplete,roundDifferences,seenRanges,mergeSeenRanges,matchRanges,emittingThreads,kernelProcesses,analyzedRanges,incompleteRanges,
nsysLines,checkContents,checkComplete,checkSums,contentWarnings,inSteps,heedSignals,numberCell,nsCell,countCell,timesCell,
pairCellText,sideText,shownState,leadOf,isWorseThenFailed,checkConclusion,effectOf,paragraph,table,textColumn,numberColumn,
kernelColumn,rangeChange,environmentSection,figureText,findingsSection,reportInput,isToldByOperators,operatorsPart,dateText,
sparkline,dayText,runTitle,shortCommit,kernelsPart,measuredSection,whySection,limitationsGroup,metricsSection,reportRanges,
reportDocument,openingBlocks,legend,meaningOf,mostRanges,profileText,comparisonText,verdictLine,verdictLines,withRanges,
recordedProfile};
