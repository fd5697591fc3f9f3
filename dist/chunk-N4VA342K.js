import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{dateText,ncuText,sparkline}from"./chunk-3IPLKNHB.js";import{countTitle,countValue,countWord,decisiveChanges,
explanations,fasterRanges,hasOneProcess,isAccepted,isOneRound,isReplacement,lineNotes,onGpu,quotedInText,rangesBySeverity,
rowStates,shownCounts,shownWall,slowerRanges,sumRows,verdictName,verdictText}from"./chunk-24A4PNNZ.js";import{acceptedText,
budgetText,disturbanceText,namedBudgets,roundsText}from"./chunk-OSPQ3PQL.js";import{gpuShare,missingNcuText,plainWords,
topFindings,wallPartTimes}from"./chunk-FIGG5FDP.js";import{gpuTimeOf,instanceTimes,wallFigures}from"./chunk-VF7ZCXP2.js";
import{distinctSamples,launchText,measuredLaunch,measuredShare}from"./chunk-YM5JA4HV.js";import{comparesGpu,countReasonIds,
hasGpu,hasGpuTime,usesGpu}from"./chunk-IG4XIXGV.js";import{bySeverity,kernelText,metricAmount,metricTitle,metricWords,
nameText,profileMetrics,proseText,rangeName}from"./chunk-KOLGLZ76.js";import{shellLine}from"./chunk-AQQV4D3V.js";
import{countAmount,countsWith,formatCount,formatCounts,formatNs,formatSeconds,formatShare,nsAmount}from"./chunk-P7EYOAZ4.js";
import{alikeOperators,medianOf,operatorText,sharedPath,withoutNumbers}from"./chunk-T2VURG6D.js";import{median,medianKernelNs,
medianLaunches,medianTotalNs,overRounds}from"./chunk-7Z5XDYKE.js";import{communicationFamily,rankText}from"./chunk-JDFCM7GS.js";
import{counted,listText}from"./chunk-UWABTZDV.js";import{amountText,countText,pairText,percent,percentInterval,rangeText,
signedPercent,sizeAmount,sizeText,wholeCaptureName}from"./chunk-YTVQXYLK.js";var verdictMarks={regressed:"\u274C","over-budget":"\u274C","not-improved":"\u274C",incomparable:"\u2754",inconclusive:"\
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
function effectOf(input){return effectText(input,input.failure===null?input.comparison?.verdict??null:"no-baseline")}function reportInput(given){return{comparison:null,head:null,base:null,failure:null,fails:!1,baselineAge:null,cost:null,
commands:[],timelines:{base:[],head:[]},history:null,...given}}var unknown="\u2013";function numberCell(value,textOf){return{kind:"number",text:value===null?unknown:textOf(value),value}}
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
function table(label,columns2,rows,noun,file3){return rows.length===0?[]:[{kind:"table",label,columns:columns2,rows,noun,
file:file3}]}function longTable(...parameters){return table(...parameters).map(block=>({...block,isLong:!0}))}function group(title2,importance,blocks){
return blocks.length===0?[]:[{kind:"group",title:title2,importance,blocks}]}function textColumn(title2,leaves){return leaves===
void 0?{kind:"text",title:title2}:{kind:"text",title:title2,leaves}}function numberColumn(title2,leaves){return leaves===
void 0?{kind:"number",title:title2}:{kind:"number",title:title2,leaves}}function sidesColumn(title2){return{kind:"pair",
title:title2,split:!0}}function pairColumn(title2,leaves){return leaves===void 0?{kind:"pair",title:title2}:{kind:"pair",
title:title2,leaves}}function changeColumn(interval){return interval===void 0?{kind:"change",title:"change"}:{kind:"chan\
ge",title:"change",interval}}var kernelColumn={kind:"kernel",title:"kernel"};function recentRuns(range,{history}){let own=history?.find(({name,domain})=>name===range.name&&domain===range.domain);return own===
void 0||own.points.length===0?[]:[{kind:"figure",name:"recent-runs",history:own,sides:sidesOf(range),text:recentText(own)}]}
function sidesOf({row,head}){return row!==null?{base:row.gpuBusyTime.baseNs,head:row.gpuBusyTime.headNs}:{base:null,head:head===
null?null:median(head.rounds.map(gpuTimeOf(head)))}}function recentText({points,changes}){let values=points.map(({valueNs})=>valueNs),
last=changes.at(-1),change=last===void 0?"":`; last change ${signedPercent(last.changeRatio)} on ${points[last.point]?.date.
slice(0,10)??"an unknown day"}${last.state==="confirmed"?"":" (not confirmed)"}`;return`Last ${counted(points.length,"ru\
n")}: ${formatNs(Math.min(...values))} to ${formatNs(Math.max(...values))} ${sparkline(values)}${change}.`}var shownShare=.005,titles={"host-own":"host: outside CUDA calls","host-launch":"host: in launches","host-graph-launch":"\
host: in graph launches","host-copy":"host: in copy calls","host-synchronization":"host: in synchronizations","host-memo\
ry":"host: in allocations","host-other":"host: in other calls","idle-launch":"GPU idle: nothing launched yet","idle-afte\
r-synchronization":"GPU idle: after the host waited","idle-synchronization":"GPU idle: the host waits","idle-copy":"GPU \
idle: the host copies","idle-queue":"GPU idle: launched, not started","idle-unknown":"GPU idle: unknown reason"},note="A\
ll times are medians over rounds. Host rows show time spent in the range's host threads. GPU idle rows show time when no\
thing ran on the range's GPUs, broken down by what the host was doing. Tracing makes calls take longer.";function wallTable(range){
let{row,head}=range,title2=textColumn("traced wall time by part"),label=`Parts of the wall time of ${rangeName(range)}`;
return(row===null?table(label,[title2,numberColumn("time")],head===null?[]:headRows(head),"parts","profile.json"):table(
label,[title2,changeColumn(),sidesColumn("time")],comparedRows(row),"parts","comparison.json")).map(one=>({...one,note}))}
function comparedRows({wallParts,wallTime}){let wallNs=Math.max(wallTime.baseNs??0,wallTime.headNs??0);return wallParts.
filter(({baseNs,headNs})=>Math.max(baseNs,headNs)>shownShare*wallNs).map(({part:part2,baseNs,headNs,isApart})=>({cells:()=>[
titles[part2],bareChange(baseNs===0?null:headNs/baseNs-1,isApart?"":"within the rounds' spread"),timesCell({baseNs,headNs})]}))}
function headRows({rounds}){let wallNs=rounds.length===0?0:median(rounds.map(({wallNs:ns})=>ns));return wallPartTimes.flatMap(
([part2,timeOf3])=>{let times=rounds.flatMap(round=>timeOf3(round)??[]);if(times.length===0||times.length<rounds.length)
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
.`)]}function shareRows(range,base,head){let{overlap,instances}=range,row=(title2,[before,after],amountOf)=>before==null&&
after==null?[]:[{cells:()=>[title2,"",{kind:"pair",base:before??null,head:after??null,amountOf},""]}],of=pick=>[base,head].
map(side=>side===null?null:pick(side));return[...hasGpuTime(range)?row("overlapping kernel time",[overlap.base,overlap.head],
plain(percent)):[],...row("GPU busy (of traced wall time)",of(({rounds})=>gpuShare(rounds)?.share??null),plain(formatShare)),
...row("GPU idle",of(idleNs),nsAmount),...row("instances",[instances.base,instances.head],countAmount)]}function plain(textOf){
return value=>({value:textOf(value),unit:""})}function idleNs({rounds}){let known=rounds.flatMap(({gpuIdleNs})=>gpuIdleNs??
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
let ns=median(waiting.map(ofRanks=>ofRanks.reduce((sum,one)=>sum+(one??0),0)));return` (${formatShare(ns/wholeNs)} of th\
e kernel time is waiting)`}function headTimes({head:range},profile){if(range===null||profile===null)return[];let{rounds}=range,
of=pick=>median(rounds.map(pick)),kernelNs=rounds.map(round=>round.kernelNs),spread=rounds.length>1?` \xB1 ${formatShare(
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
let{medianNs,p90Ns,minNs,instances}=wallFigures(processes);return[`wall time of an instance without tracing: median ${formatNs(
medianNs)}, 90% within ${formatNs(p90Ns)}, minimum ${formatNs(minNs)} (${counted(processes.length,"run")}, ${counted(instances,
"instance")})`]}function hostTexts({rounds}){let copies=overRounds(rounds.map(round=>round.copies),({kind,direction,sourceMemory,
targetMemory})=>JSON.stringify([kind,direction,sourceMemory,targetMemory])).map(({sample:{kind,direction,sourceMemory,targetMemory},
found})=>{let what=kind==="fill"?"memset":`${direction??"copy"} (${sourceMemory??"?"} \u2192 ${targetMemory??"?"})`;return`${countsOf(
found)} \xD7 ${what} ${sizeText(median(found.map(copy=>copy?.bytes??0)))}`}),synchronizations=overRounds(rounds.map(round=>round.
synchronizations),({call})=>call).map(({sample,found})=>`${countsOf(found)} \xD7 ${nameText(sample.call)}`);return[...copies.
length>0?[`copies: ${copies.join(", ")}`]:[],...synchronizations.length>0?[`synchronizations: ${synchronizations.join(",\
 ")}`]:[]]}function countsOf(found){return formatCounts(found.map(item=>item?.count??0))}function halfSpread(values){let middle=median(
values);return middle===0?0:(Math.max(...values)-Math.min(...values))/2/middle}var title="What the program reports, without tracing",note2="Medians over runs without CUDA tracing. For some metrics, h\
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
ile.json")}var rateUnits=[[1e12,"TB/s"],[1e9,"GB/s"],[1e6,"MB/s"],[1e3,"kB/s"]],unknown2="\u2013";function figureText(figure){return figure==
null?unknown2:amountText(figureAmount(figure))}function figureAmount({value,unit}){return typeof value=="string"?{value:value.
replaceAll("_"," "),unit:""}:unit==="ns"?nsAmount(value):unit==="%"?{value:value.toFixed(1),unit}:unit==="byte"||unit===
"byte/block"?sizeAmount(Math.round(value)):unit==="byte/s"?rateAmount(value):Number.isInteger(value)?countAmount(value):
{value:value.toFixed(2),unit:""}}function rateAmount(bytesPerSecond){let[size,unit]=rateUnits.find(([least])=>bytesPerSecond>=
least)??[1,"B/s"];return{value:String(Number((bytesPerSecond/size).toPrecision(3))),unit}}var file="profile.json",listedRules=3,longestRule=400,listedSamples=3,listedKernels=12,columns=[{...figures("SM",null,({
smThroughputPct})=>figureText(smThroughputPct)),peakOf:"the SMs"},{...figures("instr",9,instructions),peakOf:"SM instruc\
tions"},{...figures("memory",null,({memoryThroughputPct})=>figureText(memoryThroughputPct)),peakOf:"the memory system (c\
aches and DRAM)"},{...figures("DRAM",11,({dramThroughputPct})=>figureText(dramThroughputPct)),peakOf:"DRAM"},figures("DR\
AM bytes",3,({dramBytes})=>figureText(dramBytes)),{...figures("tensor",10,({tensorPipePct})=>figureText(tensorPipePct)),
peakOf:"the tensor cores"},figures("occupancy",8,occupancy),{column:textColumn("limited by",1),text:({figures:of})=>limiter(
of)},figures("regs",2,({registersPerThread})=>figureText(registersPerThread)),{...figures("spills",4,({spillRequests})=>figureText(
spillRequests)),matters:spills},{column:numberColumn("op/byte (ridge)",7),text:intensity},{column:textColumn("waits for",
0),text:({figures:of})=>figureText(of.topStall)}];function ncuPart({row,head}){if(row!==null||head===null)return[];let listed=head.
kernels.slice(0,listedKernels),measured=listed.map(kernel=>({kernel,samples:distinctSamples(kernel)})),rows=measured.flatMap(
({kernel,samples})=>samples.slice(0,listedSamples).map(sample=>({kernel,sample}))),unlisted=measured.reduce((sum,{samples})=>sum+
Math.max(0,samples.length-listedSamples),0),share=measuredShare(head);return group("Why (Nsight Compute, one measured la\
unch per row)","detail",[...whyBlocks(rows,head),...unlisted===0?[]:[paragraph(`\u2026 and ${counted(unlisted,"more kind")}\
 of launches (grid, block, shared memory), in profile.json`)],...share===null?[]:[paragraph(`The measured launches repre\
sent ${(share*100).toFixed(1)}% of the range's kernel time.`)],...unjoinedBlocks(head.ncu),...list(ruleTexts(listed),"ru\
les",file)])}function whyBlocks(rows,range){let samples=rows.map(({sample})=>sample),shown=columnsWithFigures(samples),why=table(
`Why the kernels of ${rangeName(range)} take as long as they do`,[...shown.map(({column})=>column),numberColumn("grid, b\
lock",5),numberColumn("launches",6),kernelColumn],rows.map(({kernel,sample})=>({cells:()=>[...shown.map(({text})=>text(sample)),
...launchCells(kernel,sample),{kind:"kernel",name:kernel.name,remarks:[]}]})),"launches",file);return why.length===0?[]:
[paragraph(legendText(shown,samples)),...why]}function launchCells(kernel,sample){let launch=measuredLaunch(kernel,sample);
if(launch===null)return["\u2013","\u2013"];let all=kernel.rounds.map(round=>round?.launches??0),isAll=launch.matchingLaunches.
every((count,round)=>count===all[round]);return[launchText(launch),isAll?`all ${formatCounts(all)}`:`${formatCounts(launch.
matchingLaunches)} of ${formatCounts(all)}`]}function legendText(shown,measured){let titles2=new Set(shown.map(({column})=>column.
title)),peaks=shown.flatMap(({peakOf})=>peakOf??[]);return`${[...peaks.length>0?[`Shares of peak throughput: ${new Intl.
ListFormat("en-US").format(peaks)}`]:[],...titles2.has("occupancy")?[`Occupancy: achieved / theoretical${titles2.has("li\
mited by")?", and what limits the occupancy":""}`]:[],...titles2.has("op/byte (ridge)")?["Op/byte: operations per byte o\
f DRAM, and in parentheses the number above which memory isn't the limit"]:[],"Launches: the number of launches that the\
 measured launch represents",...measured.every(each=>each.figures.spillRequests?.value===0)?["No launch spills registers"]:
[]].join(". ")}.`}function ruleTexts(listed){let largest=listed.flatMap(kernel=>distinctSamples(kernel).flatMap(({rules})=>rules.
flatMap(({type,speedup,...rule})=>type==="optimization"&&speedup?.of==="global"?[{...rule,pct:speedup.pct,kernel}]:[]))).
toSorted((one,other)=>other.pct*medianTotalNs(other.kernel)-one.pct*medianTotalNs(one.kernel));return[...Map.groupBy(largest,
({rule})=>rule).values()].flatMap(all=>all.slice(0,1)).slice(0,listedRules).map(({rule,pct,text,kernel})=>`ncu's rule ${nameText(
rule)} estimates that ${kernelText(kernel.name)} could save ${Math.min(100,pct).toFixed(1)}% of its time. ${proseText(shortened(
text))}`)}function shortened(text){return text.length>longestRule?`${text.slice(0,longestRule-1)}\u2026`:text}function unjoinedBlocks(ncu){
let{kernelsWithoutRow,rowsWithoutKernel}=ncu??{kernelsWithoutRow:[],rowsWithoutKernel:[]};return[...kernelsWithoutRow.length>
0?[paragraph(`Nsight Compute has no metrics for ${formatCount(kernelsWithoutRow.length)} of the requested kernels.`)]:[],
...rowsWithoutKernel.length>0?[paragraph(`Nsight Compute measured ${counted(rowsWithoutKernel.length,"launch","launches")}\
 without a match in the nsys captures (different kernel, grid, or block).`)]:[]]}function ncuSection({comparison,head}){
return{anchor:"metrics",title:"Nsight Compute",blocks:[...comparison===null?[]:changedFigures(comparison),...head===null?
[]:replayed(head)]}}function replayed({replayedRanges}){let samples=replayedRanges.flatMap(region=>region.samples.map(sample=>({
region,sample}))),shown=columnsWithFigures(samples.map(({sample})=>sample));return group("Replayed as a whole (Nsight Co\
mpute; its times aren't comparable with the times above)","detail",table("Ranges that Nsight Compute replayed",[numberColumn(
"time"),...shown.map(({column})=>column),textColumn("NVTX range")],samples.map(({region,sample})=>({cells:()=>[figureText(
sample.figures.durationNs),...shown.map(({text})=>text(sample)),rangeName(region)]})),"instances",file))}function changedFigures({
ranges}){let rows=ranges.flatMap(range=>range.kernels.flatMap(kernel=>kernel.metrics.map(metric=>({cells:()=>[{kind:"ker\
nel",name:kernel.name,remarks:[]},rangeName(range),metric.title,figureCell(metric.base,metric.unit),figureCell(metric.head,
metric.unit),numberCell(metric.changeRatio,signedPercent)]})))),columns2=[kernelColumn,textColumn("range"),textColumn("m\
etric"),...["base","head","change"].map(one=>numberColumn(one))];return group("Nsight Compute: what changed","reference",
table("Metrics of Nsight Compute that changed",columns2,rows,"metrics","comparison.json"))}function figureCell(value,unit){
return{kind:"number",text:figureText(value===null?null:{value,unit}),value:typeof value=="number"?value:null}}function columnsWithFigures(measured){
return columns.filter(({text,matters=each=>text(each)!=="\u2013"})=>measured.some(matters))}function instructions({smThroughputPct,
executedInstructionsPct}){return figureText(smThroughputPct==null?executedInstructionsPct:null)}function occupancy({achievedOccupancyPct,
theoreticalOccupancyPct}){return theoreticalOccupancyPct==null||achievedOccupancyPct==null?theoreticalOccupancyPct==null?
figureText(achievedOccupancyPct):`\u2013 / ${figureText(theoreticalOccupancyPct)}`:`${figureAmount(achievedOccupancyPct).
value} / ${figureText(theoreticalOccupancyPct)}`}function limiter({occupancyLimiter,theoreticalOccupancyPct}){return theoreticalOccupancyPct?.
value===100?"\u2013":figureText(occupancyLimiter).split(", ").slice(0,2).join(", ")}function spills({figures:{spillRequests}}){
return spillRequests!=null&&spillRequests.value!==0}function intensity({roofline}){let nearness=({flopPerSecond,peakFlopPerSecond})=>peakFlopPerSecond===
null?0:flopPerSecond/peakFlopPerSecond,[point]=(roofline?.points??[]).toSorted((one,other)=>nearness(other)-nearness(one));
if(point===void 0||point.intensity===null)return"\u2013";let amount=value=>String(Number(value.toPrecision(2))),ridge=point.
ridgeIntensity===null?"":` (${amount(point.ridgeIntensity)})`;return`${point.precision} ${amount(point.intensity)}${ridge}`}
function figures(title2,leaves,text){return{column:numberColumn(title2,leaves??void 0),text:measured=>text(measured.figures)}}function failureBlocks({where,why,help,failures}){return[...part("Where",where),...part("Why",why),...part("Help",help),
...list(failures.map(one=>({title:proseText(oneLine(one.what)),text:failureText(one)})),"failed captures","profile.json")]}
function part(title2,text){return text===null?[]:text.trim().includes(`
`)?[{kind:"lines",title:title2,text:text.trim()}]:[paragraph(proseText(text),title2)]}function failureText({where,why,help}){
let named=(title2,text)=>text===null?[]:[`${title2}: ${proseText(oneLine(text))}`];return[...named("Where",where),...named(
"Why",why),...named("Help",help)].join(" ")}function oneLine(text){return text.replaceAll(/(?<!\s)\s*\n\s*/g," \xB7 ")}var imageWidth=19,mostExplaining=4;function changeText(change){let{kind,state,name}=change,shown=proseText(kind==="cuda-\
library"?`lib${name}`:name),[base,head]=[change.base,change.head].map(text=>text===null?null:proseText(kind==="image"?text.
slice(0,imageWidth):text===""?"(empty)":text));return kind==="variable"?state==="added"?`${shown} unset \u2192 ${head??"\
set"}`:state==="removed"?`${shown} ${base??"set"} \u2192 unset`:base==null||head==null?`${shown} has a different value`:
`${shown} ${base} \u2192 ${head}`:state==="changed"?`${shown} ${base??""} \u2192 ${head??""}`:`${shown} ${head??base??""}\
 ${state}`}function librariesOf(row,environment){if(environment===null||!isReplacement(row))return[];let texts=environment.
changes.filter(({families})=>families.includes(row.family)).map(change=>changeText(change));return texts.length===0?[]:[
`libraries or settings for this kind of kernel changed: ${listText(texts,mostExplaining)}`]}var unknownWords={driver:"th\
e driver",image:"the image","operating-system":"the operating system","cuda-library":"CUDA library files","python-packag\
e":"Python packages","system-package":"system packages",variable:"variables","variable-values":"values of variables that\
 aren't stored"};function unknownText({unknown:unknown4}){return unknown4.length===0?null:`Not compared: ${unknown4.map(
what=>unknownWords[what]).join(", ")}.`}function environmentSection({comparison}){let environment=comparison?.environment??null,changes=environment?.changes??[],
isOfGpu=changes.some(change=>change.isOfGpu),item=change=>{let text=changeText(change);return change.isOfGpu?{text,more:"\
This can affect GPU work."}:isOfGpu?{text,importance:"detail"}:{text}},unknown4=environment===null?null:unknownText(environment),
more=(environment?.total??0)-changes.length;return{anchor:"environment",title:"Environment",blocks:changes.length===0?[]:
group("Environment, base \u2192 head",isOfGpu?"main":"detail",[...list(changes.map(item),"environment differences","comp\
arison.json"),...more>0?[paragraph(`The profile.json files of both sides show ${counted(more,"more difference")}.`)]:[],
...unknown4===null?[]:[paragraph(unknown4)]])}}var topmost=3,mostNamed=12;function findingsSection({head}){let rules=topFindings(head?.ranges??[],1/0),missing=head===null?
null:missingNcuText(head.ncu);return{anchor:"findings",title:"What stands out in head",blocks:group("What stands out in \
head","detail",[...list(rules.map((one,at)=>at<topmost?findingItem(one):{...findingItem(one),importance:"reference"}),"f\
indings","profile.json"),...missing===null?[]:[paragraph(proseText(missing))]])}}function findingItem({range,finding,others}){
let{id,what,advice,impactNs}=finding,words=Object.hasOwn(plainWords,id)?plainWords[id]:void 0,more=others.length===0?"":
` and ${String(others.length)} more`;return{title:`${words??nameText(id)} (${placeText({range,finding})}${more})`,tone:"\
note",text:`${proseText(what)}${savingText(impactNs)} Help: ${proseText(advice)}`,more:[evidenceText(finding),othersText(
others)].join(" ").trimEnd()}}function placeText({range,finding:{kernel}}){return`${rangeName(range)}${kernel===null?"":
`, ${kernelText(kernel)}`}`}function savingText(impactNs){return impactNs===null?"":` Potential savings: at most ${formatNs(
impactNs)}.`}function othersText(others){if(others.length===0)return"";let named=others.slice(0,mostNamed).map(one=>`${placeText(
one)}.${savingText(one.finding.impactNs)}`),rest=others.length-named.length;return`Also: ${named.join(" ")}${rest>0?` An\
d ${String(rest)} more, in profile.json.`:""}`}function evidenceText({id,threshold,source,evidence}){let figures2=evidence.
slice(0,12).map(({name,value,unit})=>`${name}: ${value===null?"\u2013":figureText({value,unit})}.`);return[`Rule ${id}: ${proseText(
threshold)}. ${proseText(source.guide)}, ${proseText(source.section)}.`,...figures2].join(" ")}var purposeTexts={probe:"for a probe",discovery:"to list ranges",tuning:"for autotuning",whole:"for the whole program",rounds:"\
for captures",untraced:"for wall time",ncu:"for ncu",lines:"for source lines",verify:"to verify"};function costText({seconds,
starts,parts:parts2}){if(starts===0)return null;let textOf=part2=>`${purposeTexts[part2.purpose]} (${formatSeconds(part2.
seconds)})`,[first]=parts2,purposes=parts2.length===1&&first!==void 0?`, ${textOf(first)}`:`: ${parts2.map(part2=>`${formatCount(
part2.starts)} ${textOf(part2)}`).join(", ")}`;return`Cost: ${formatSeconds(seconds)}. The program was started ${timesText(
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
"unknown (bare report)")}}function exitText(exitCode,otherwise){return exitCode===null?otherwise:String(exitCode)}function factsTable(sides){
let named=text=>text==null||text===""?unknown3:nameText(text),rows=[["code",({of})=>codeText(of.source)],["measured",({of,
rounds})=>`${rounds}, ${dateText(of.measuredAt)}`],["mean SM clock",({meanSmClockMhz})=>meanSmClockMhz===null?unknown3:`${meanSmClockMhz.
toFixed(0)} MHz`],["GPU",({of})=>of.machine.gpus.length===0?unknown3:gpuText(of.machine)],["driver",({of})=>named(of.machine.
driver)],["CUDA (driver)",({of})=>named(of.machine.cuda)],["nsys",({of})=>named(of.machine.nsys)],["ncu",({of,ran})=>proseText(
ncuText(of.machine.ncu,ran.ncuState))],["profiler isolation",({ran})=>named(ran.isolation)],["command",({of})=>named(of.
command.join(" "))],["exit code",({ran})=>ran.exitText],["tool",({of})=>proseText(`${of.tool.name} ${of.tool.version}`)]].
map(([title2,textOf])=>({title:title2,texts:sides.map(textOf)})).filter(({texts})=>texts.some(text=>text!==unknown3)).map(
({title:title2,texts})=>({cells:()=>[title2,...texts]})),columns2=[textColumn(""),...sides.map(({name})=>textColumn(name))];
return sides.length===0?[]:table("How it was measured",columns2,rows,"facts","profile.json")}function comparedBlocks(comparison){
let{base,head,baseline,interleaved,machineDifferences,calibration,limitations}=comparison,isLimited=kind=>limitations.some(
one=>one.kind===kind),items=[...base===null||baseline.text===null?[]:[proseText(baseline.text)],...base===null||!interleaved?
[]:["Base and head took turns, so heat and clocks affected both sides equally."],...drawItems(base,head),...machineDifferences.
map(differenceText),...base===null||isLimited("not-calibrated")||!comparesGpu(comparison)?[]:[calibrationText(calibration)],
...disturbedItems("base",base),...disturbedItems("head",head)];return list(items,"lines","comparison.json")}function drawItems(base,head){
if(base?.draw==null&&head.draw===null)return[];if(base?.draw?.id!==head.draw?.id)return["The sides' autotuners chose on \
their own, so kernels may differ without a change of the code."];let own=[...new Set([base?.draw,head.draw].flatMap(draw=>draw?.
ownKernels??[]))];return[`Autotuners made the same choices for both sides${own.length===0?"":`, except for kernels that \
each round tuned anew: ${listText(own.map(nameText),shownKernels)}`}.`]}var consequences={incomparable:"so base and head\
 can't be compared",cautious:"so thresholds are larger",none:"which doesn't affect the verdict"};function differenceText({
what,base,head,consequence}){let value=text=>text===null?unknown3:proseText(text);return`The ${proseText(what)} differs:\
 ${value(base)} for base, ${value(head)} for head (${consequences[consequence]})`}function calibrationText({used,misfit,
createdAt,from,pairs,falseAlarms}){if(!used)return misfit===null?"This runner isn't calibrated, so the default threshold\
s apply.":proseText(misfitText(misfit));if(from==="history")return`Thresholds come from this runner's history up to ${dateText(
createdAt)}.`;let alarms=falseAlarms===null?"":`, with ${counted(falseAlarms.alarms,"false alarm")} in ${counted(falseAlarms.
comparisons,"comparison")} of equal sides`;return`Thresholds come from this runner's calibration of ${dateText(createdAt)}\
, from ${pairs===null?"an unknown number of pairs":counted(pairs,"pair")}${alarms}.`}function disturbedItems(name,side){
return(side?.disturbedRounds??[]).map(round=>({text:`round ${formatCount(round.round)} of ${name}: ${disturbanceText(round)}`,
tone:"warning"}))}function checksGroup(profile,importance){let{rounds,checks}=profile,launches=rounds.map(({outside:outside2})=>outside2.
launches),kernelNs=median(rounds.map(({outside:outside2})=>outside2.kernelNs)),outside=Math.max(0,...launches)===0?"No k\
ernels ran outside these ranges.":`Kernels outside these ranges took ${formatNs(kernelNs)}, in ${countsWith(launches,"la\
unch","launches")}.`;return group("Checked against the tools' own numbers",importance,list([...hasGpu(profile)?[outside]:
[],...checks.map(({check,state,detail})=>({text:`${state==="held"?"checked":"not checked"}: ${proseText(check)}: ${proseText(
detail)}`,tone:state==="held"?"good":"warning"}))],"checks","profile.json"))}function warningsGroup([base,head],importance){
let items=[...(base?.warnings??[]).map(text=>({side:"base",text})),...(head?.warnings??[]).map(text=>({side:"head",text}))].
map(({side,text})=>({text:`${base===null?"":`${side}: `}${proseText(text)}`,tone:"warning"}));return group("Warnings",importance,
list(items,"warnings","profile.json"))}var shownRanks=8;function comparedRanks({ranks:row}){if(row===null)return null;let{ranks,exposedTransfer,skew}=row,shown=fewOf(
ranks,({work,heldUpNs})=>[work.state==="regressed"?2:work.mayBeSlower?1:0,work.headNs??0,heldUpNs.head]),[base,head]=[exposedTransfer.
baseNs??0,exposedTransfer.headNs??0];return{rows:shown.map(rank=>({title:rankText(rank),...rank})),lines:[...restLine(ranks.
map(({work})=>work.headNs??0),shown.length),`Communication not hidden by work: ${formatNs(base)} \u2192 ${formatNs(head)}\
 per rank. The rank with the most work has ${percent(skew.base)} more work than the ${ranks.length>2?"median":"other"} r\
ank in base, and ${percent(skew.head)} more in head.`]}}function measuredRanks({rounds}){let ranks=rounds[0]?.ranks??[];
if(ranks.length<2||rounds.some(round=>round.ranks.length!==ranks.length))return null;let rows=ranks.map((rank,index)=>{let of=pick=>median(
rounds.map(round=>pick(round.ranks[index]??rank))),known=pick=>{let values=rounds.map(round=>pick((round.ranks[index]??rank).
communication));return values.includes(null)?null:median(values.map(value=>value??0))};return{title:rankText(rank),launches:of(
({launches})=>launches),workNs:of(({workNs})=>workNs),idleNs:of(({idleNs:idleNs2})=>idleNs2),waitingNs:known(({waitingNs})=>waitingNs),
exposedTransferNs:known(({exposedTransferNs})=>exposedTransferNs),joinedLast:known(({joinedLast})=>joinedLast)}}),shown=fewOf(
rows,({workNs,joinedLast})=>[workNs,joinedLast??0]);return{rows:shown,lines:[...restLine(rows.map(({workNs})=>workNs),shown.
length),...collectiveLines(rounds[0]),...clockLines(rounds[0])]}}function clockLines(round){let clocks=round?.rankClocks??
null;return clocks===null?[]:clocks.collectives===0?["The reports have no collectives in common, so only the machines' c\
locks show which rank began last."]:[`The reports' clocks are aligned to within ${formatNs(clocks.residualNs)}, based on\
 the ends of ${formatCount(clocks.collectives)} collectives.`]}var shownCollectives=4;function collectiveLines(round){let all=round?.
collectives??[],lines=all.slice(0,shownCollectives).map(one=>{let{operation,bytes,ranks,count,transferNs}=one,factor=busFactors.
get(operation)?.(ranks),speed=bytes===null||factor===void 0||transferNs===0?"":`, ${(factor*bytes*count/transferNs).toFixed(
1)} GB/s bus bandwidth`,size=bytes===null?"":` of ${counted(bytes,"byte")}`;return`${formatCount(count)} \xD7 ${operation}${size}\
 over ${counted(ranks,"rank")}: ${formatNs(transferNs)} transfer${speed}.`});return all.length>shownCollectives?[...lines,
`\u2026 and ${counted(all.length-shownCollectives,"more kind")} of collectives.`]:lines}var busFactors=new Map([["AllRed\
uce",ranks=>2*(ranks-1)/ranks],["AllGather",ranks=>ranks-1],["ReduceScatter",ranks=>ranks-1],["Broadcast",()=>1],["Reduc\
e",()=>1]]);function fewOf(ranks,values){if(ranks.length<=shownRanks)return ranks;let most=new Set(ranks.map(rank=>({rank,
of:values(rank)})).toSorted((one,other)=>{let at=one.of.findIndex((value,index)=>value!==other.of[index]);return at<0?0:
(other.of[at]??0)-(one.of[at]??0)}).slice(0,shownRanks).map(({rank})=>rank));return ranks.filter(rank=>most.has(rank))}function restLine(workNs,shown){
if(workNs.length<=shown)return[];let[least,most]=[Math.min(...workNs),Math.max(...workNs)];return[`${formatCount(shown)}\
 of ${counted(workNs.length,"rank")} are shown. Own work across all ranks: ${formatNs(least)} to ${formatNs(most)}, medi\
an ${formatNs(median(workNs))}.`]}function ranksPart(range){let{row,base,head}=range,blocks=row===null?[]:comparedTable(range),shown=blocks.length===0?measuredTable(
range):blocks,isDrawn=[base,head].some(one=>(one?.rounds[0]?.ranks??[]).length>1);return group("Ranks","detail",[...isDrawn?
[{kind:"figure",name:"ranks",range}]:[],...shown])}function comparedTable(range){let ranks=range.row===null?null:comparedRanks(
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
sum=pick=>values(pick).reduce((total,value)=>total+value,0),totals=values(({totalNs})=>totalNs),[first]=alike,name=nameText(
operatorText(range,sharedPath(alike.map(({path})=>path)))),hostNs=sum(round=>round.hostNs),spread=alike.length===1?null:
{least:Math.min(...totals),most:Math.max(...totals)};return[nsCell(sum(round=>round.totalNs)),`${name}${alikeText(alike.
length,null)}${first===void 0?"":onGpu(first)}`,nsCell(sum(round=>round.selfNs)),spread===null?"":eachCell(spread),countCell(
sum(round=>round.instances)),countCell(sum(round=>round.launches)),nsCell(hostNs),hostNs===0?"\u2013":numberCell(sum(round=>round.
idleNs)/hostNs,percent)]}function eachCell({least,most}){return{kind:"number",text:`${formatNs(least)} to ${formatNs(most)}`,
value:most}}function kernelsPart(range,{comparison}){let{row,head}=range;if(row===null)return head===null?[]:group("Kernels by time",
"detail",headKernels(head));let hasNews=row.verdict!=="incomparable"&&row.kernels.some(isNews),rows=(hasNews?row.kernels:
row.kernels.toSorted((one,other)=>timeOf2(other)-timeOf2(one))).map(kernel=>{let shown=kernelRow(kernel,row,comparison?.
environment??null);return hasNews&&!isNews(kernel)?{...shown,importance:"detail"}:shown}),columns2=[changeColumn("detail"),
sidesColumn("time"),kernelColumn,numberColumn("of range",2),numberColumn("share",3),pairColumn("launches",4),numberColumn(
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
range)}`,columns2,rows,"kernels","profile.json")}function headCells(kernel,wholeNs){let ran=kernel.rounds.filter(round=>round!==
null),totals=kernel.rounds.map(round=>round?.totalNs??0),totalNs=medianTotalNs(kernel),counts=formatCounts(kernel.rounds.
map(round=>round?.launches??0));return[nsCell(totalNs),{kind:"kernel",name:kernel.name,remarks:[]},{kind:"number",text:wholeNs===
0?"\u2013":formatShare(totalNs/wholeNs),value:totalNs},{kind:"number",text:counts,value:medianLaunches(kernel)},...[median(
ran.map(({medianNs})=>medianNs)),Math.min(...ran.map(({minNs})=>minNs)),Math.max(...ran.map(({maxNs})=>maxNs))].map(ns=>numberCell(
ns,formatNs)),totals.length>1?numberCell(halfSpread(totals),formatShare):"\u2013",nameText(kernel.family)]}function rangesSummary({comparison,head}){return comparison!==null&&comparison.base!==null?group("","summary",[...rangesTable(
"Ranges",comparison),...countsTable(comparison)]):head===null||!hasGpu(head)?[]:group("","summary",profileTable("Ranges",
head.ranges))}function rangesTable(label,comparison,isMarked=!0){let hasLatency=comparison.ranges.some(({latency})=>latency!==
null),isOnGpu=comparesGpu(comparison),wallColumn={...changeColumn("main"),title:"wall time, untraced"},columns2=[textColumn(
"NVTX range"),...isOnGpu?[changeColumn("main"),pairColumn("time on the GPU")]:[],...hasLatency?[wallColumn]:[],...isOnGpu?
[pairColumn("launches")]:[]],rows=rangesBySeverity(comparison).map(range=>({cells:()=>{let launches=range.counts.find(({
metric})=>metric==="launches"),launchesCell=launches===void 0?"\u2013":{...judgedCounts(launches),state:countState(launches,
range)};return[`${isMarked?rangeMark(range,comparison):""}${rangeName(range)}`,...isOnGpu?[rangeChange(range),timesCell(
range.gpuBusyTime)]:[],...hasLatency?[wallCell(range)]:[],...isOnGpu?[launchesCell]:[]]}}));return table(label,columns2,
rows,"ranges","comparison.json")}function rangeChange({verdict,gpuBusyTime}){return timeChange(gpuBusyTime,verdict!=="in\
comparable")}function wallCell({latency,verdict}){if(latency===null)return"\u2013";let{base,head,statistic}=latency,{time,
unjudged}=shownWall(latency),pair=(baseNs,headNs)=>pairText(nsAmount(baseNs??0),nsAmount(headNs??0));return{...timeChange(
time,verdict!=="incomparable"||time.state==="regressed",unjudged),notes:[`${statistic} ${pair(time.baseNs,time.headNs)}`,
`p90 ${pair(base.p90Ns,head.p90Ns)}`]}}function rangeMark({verdict,gpuBusyTime,latency},whole){let isSlower=gpuBusyTime.
state==="regressed"||latency?.time.state==="regressed";if(verdict==="pass"&&isSlower)return"\u2611\uFE0F\xA0";let open=whole.
verdict==="incomparable"||whole.verdict==="inconclusive";return verdict==="pass"&&open?"":`${verdictMarks[verdict]}\xA0`}
function countState({state},{verdict}){return verdict==="incomparable"||state==="noted"?"not-judged":state}function countsTable(comparison){
let several=comparison.ranges.length>1,rows=rangesBySeverity(comparison).flatMap(range=>shownCounts(range).filter(({metric,
base,head})=>metric!=="launches"&&base!==head).map(row=>({cells:()=>[`${countTitle(row)}${several?` in ${rangeName(range)}`:
""}`,countChange(row,range.verdict!=="incomparable"),judgedCounts(row)]}))),columns2=[textColumn("exact counts that chan\
ged"),changeColumn(),pairColumn("base \u2192 head")];return table("Counts that changed",columns2,rows,"counts","comparis\
on.json")}function profileTable(label,ranges){let rows=ranges.map(range=>({cells:()=>{let gpu=gpuShare(range.rounds);return[
rangeName(range),nsCell(medianKernelNs(range)),formatCounts(range.rounds.map(({launches})=>launches)),gpu===null?"unknow\
n":formatShare(gpu.share)]}})),columns2=[textColumn("NVTX range"),...["kernel time","launches","GPU busy"].map(one=>numberColumn(
one))];return longTable(label,columns2,rows,"ranges","profile.json")}function reportRanges({head,base,comparison}){let find=(profile,{name,domain})=>profile?.ranges.find(range=>range.name===
name&&range.domain===domain)??null;return comparison===null||comparison.base===null?(head?.ranges??[]).map(range=>({name:range.
name,domain:range.domain,row:null,base:null,head:range})):rangesBySeverity(comparison).map(row=>({name:row.name,domain:row.
domain,row,base:find(base,row),head:find(head,row)}))}var parts=[timesPart,ranksPart,range=>[{kind:"figure",name:"rounds",range}],operatorsPart,kernelsPart,ncuPart];function rangesSection(input){
let ranges=reportRanges(input);return{anchor:"ranges",title:"Ranges",blocks:[{kind:"parts",noun:"ranges",file:input.comparison===
null?"profile.json":"comparison.json",parts:alikeRanges(ranges).flatMap(alike=>alike.length<leastFolded?alike.map(range=>partOf(
range,input)):[foldedPart(alike,input)])}]}}function partOf(range,input){return{name:rangeName(range),title:titleOf(range),
tag:range.row?.verdict??null,isUnchanged:range.row!==null&&isUnchanged(range.row),blocks:()=>parts.flatMap(part2=>part2(
range,input))}}var leastFolded=3;function alikeRanges(ranges){return[...Map.groupBy(ranges,({name,domain,row})=>row?.verdict===
"regressed"?rangeText(name,domain):`${rangeText(withoutNumbers(name),domain)} ${String(row?.verdict)}`).values()]}function foldedPart(alike,{
comparison}){let[name=""]=sharedPath(alike.map(range=>[range.name])),domain=alike[0]?.domain??"",shown=nameText(domain===
""?name:`${name}@${domain}`),rows=alike.flatMap(({row})=>row??[]),measured=alike.flatMap(({head})=>head??[]).toSorted((one,other)=>busyNs(
other)-busyNs(one));return{name:shown,title:`${countText(alike.length)} NVTX ranges ${shown}`,tag:rows[0]?.verdict??null,
isUnchanged:rows.length>0&&rows.every(isUnchanged),blocks:()=>group("Ranges by time on the GPU","main",[...comparison===
null||rows.length===0?profileTable(`Ranges ${shown}`,measured):rangesTable(`Ranges ${shown}`,{...comparison,ranges:rows},
!1).map(asLong),paragraph("To see all about one of these ranges, name it (ranges, --range).")])}}function asLong(block){
return{...block,isLong:!0}}function busyNs({rounds}){return median(rounds.map(({gpuBusyNs})=>gpuBusyNs))}function isUnchanged({
verdict,gpuBusyTime,latency}){let states=[gpuBusyTime.state,latency?.time.state];return verdict==="pass"&&!states.includes(
"improved")&&!states.includes("regressed")}function titleOf(range){let{name,domain,head,row}=range;if(row!==null)return`\
NVTX range ${rangeName(range)}`;let instances=median((head?.rounds??[]).map(round=>round.instances)),skipped=head?.skippedInstances??
0,measured=`${counted(instances,"instance")}${skipped===0?"":` after ${String(skipped)} skipped`}${(head?.rounds.length??
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
head}){return{anchor,title:title2,blocks:head===null?[]:[{kind:"figure",name}]}}export{numberCell,nsCell,countCell,timesCell,pairCellText,sideText,shownState,leadOf,isWorseThenFailed,checkConclusion,effectOf,
paragraph,table,textColumn,numberColumn,kernelColumn,rangeChange,environmentSection,figureText,findingsSection,reportInput,
isToldByOperators,operatorsPart,kernelsPart,measuredSection,whySection,limitationsGroup,metricsSection,reportRanges,reportDocument,
openingBlocks};
