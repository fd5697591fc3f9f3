import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{countTitle,countValue,countWord,explanations,fasterRanges,findReasonQuotedInText,hasOneProcess,isAccepted,isChangedKernel,
isReplacement,joinNews,lineNotes,onGpu,rangesBySeverity,rowIds,rowStates,shownCounts,shownWall,sumRows,verdictName,verdictNews}from"./chunk-KO2YBV2G.js";
import{bySeverity,describeAccepted,describeDisturbance,formatBudget,formatRounds,kernelLabel,markKernel,markName,markProse,
metricAmount,metricTitle,metricWords,namedBudgets,profileMetrics,rangeName,renderMarks}from"./chunk-FK5PFTCQ.js";import{
chooseGpuTime,explainMissingNcu,instanceTimes,summarizeWallTimes,wallPartTimes}from"./chunk-CFWPLRUN.js";import{distinctSamples,
findMeasuredLaunch,launchText,measuredShare}from"./chunk-NG2TZR5C.js";import{comparesGpu,countReasonIds,hasGpu,hasGpuTime,
usesGpu}from"./chunk-WX5VRN47.js";import{shellLine}from"./chunk-AQQV4D3V.js";import{groupAlikeOperators,medianOverRounds,
operatorText,sharedPath,withoutNumbers}from"./chunk-PVAWQLH7.js";import{communicationFamily,rankText}from"./chunk-ZPNCYFGC.js";
import{clipMiddle,countAmount,countsWith,formatCount,formatCounts,formatNs,formatSeconds,formatShare,nsAmount}from"./chunk-ILPXF66B.js";
import{alignRounds,median,medianKernelNs,medianLaunches,medianTotalNs}from"./chunk-UAZ6EODX.js";import{counted,listText}from"./chunk-ZYMCHVPE.js";
import{amountText,countText,pairText,percent,rangeText,signedPercent,sizeAmount,sizeText,wholeCaptureName}from"./chunk-DVA2FSEP.js";
import{paint,plainText}from"./chunk-KWNHFX66.js";function gpuShare(rounds){let measured=rounds.flatMap(({spanNs,gpuIdleNs})=>spanNs===null||gpuIdleNs===null||spanNs===0?
[]:[{spanNs,busyNs:spanNs-gpuIdleNs}]);return measured.length===0?null:{busyNs:median(measured.map(({busyNs:busyNs2})=>busyNs2)),
spanNs:median(measured.map(({spanNs})=>spanNs)),share:median(measured.map(({busyNs:busyNs2,spanNs})=>busyNs2/spanNs))}}var special=/[\\`*_[\]<>#!|~&@$^]|(?<=[^\d\s])\.(?=\S)|\.(?=[^\d\s])|(?<=www)\.|:(?=\S)(?!(?<=\d:)\d\d(?!\d))|(?<=GH)-(?=\d)/gi,
specialAtStart=new RegExp(String.raw`${special.source}|(?<=^\s*)[-+=:]|(?<=^\s*\d*)[.)]`,"gi");function escapeMarkdown(text,within=!1){
let pattern=within?special:specialAtStart;return plainText(text).replace(pattern,character=>`&#${String(character.codePointAt(
0))};`)}function markdownCode(text){let plain2=plainText(text).replaceAll(/\s+/g," ").trim();if(plain2==="")return"";if(plain2.
includes("\\|"))return`<code>${escapeMarkdown(plain2)}</code>`;let longest=Math.max(0,...[...plain2.matchAll(/`+/g)].map(
([run])=>run.length)),fence="`".repeat(longest+1),padding=plain2.startsWith("`")||plain2.endsWith("`")?" ":"";return`${fence}${padding}${plain2}${padding}${fence}`}
function markdownTable(columns2,rows){let line=cells=>`| ${cells.map(cell=>cell.replaceAll("|","\\|")).join(" | ")} |`;return[
line(columns2.map(({title:title2})=>title2)),line(columns2.map(({align})=>align==="right"?"--:":":--")),...rows.map(line)].
join(`
`)}function left(title2){return{title:title2,align:"left"}}function right(title2){return{title:title2,align:"right"}}function flexible(title2,least,shorten=cutShared){
return{...left(title2),least,shorten}}function leaving(columns2,order){return columns2.map(column=>{let leaves=order.indexOf(
column.title);return leaves<0||column.title===""?column:{...column,leaves}})}var gap=2;function textTable(columns2,rows,layout,indent="\
  "){let width=layout.width-indent.length,kept=keptColumns(columns2,rows,width),shown2=kept.map(index=>columns2[index]??
left("")),cut=shortened(shown2,rows.map(row=>kept.map(index=>row[index]??"")),width),widths=shown2.map((column,index)=>measureWidth(
column,cut,index)),line=cells=>{let last=cells.findLastIndex(cell=>readText(cell)!==""),texts=cells.slice(0,last+1).map(
(cell,index)=>{let text=readText(cell),pad=" ".repeat(Math.max(0,(widths[index]??0)-text.length)),painted=typeof cell=="\
string"?text:paint(layout,cell.tone,text);return shown2[index]?.align==="right"?pad+painted:index===last?painted:painted+
pad});return(indent+texts.join(" ".repeat(gap))).trimEnd()};return[line(shown2.map(({title:title2})=>title2)),...cut.map(
line)]}function keptColumns(columns2,rows,width){let least=columns2.map((column,index)=>{let natural=measureWidth(column,
rows,index);return column.least===void 0?natural:Math.min(natural,Math.max(column.title.length,column.least))}),kept=columns2.
map((_,index)=>index),order=kept.filter(index=>columns2[index]?.leaves!==void 0).toSorted((a,b)=>(columns2[a]?.leaves??0)-
(columns2[b]?.leaves??0)),taken=()=>kept.reduce((sum,index)=>sum+(least[index]??0)+gap,-gap);for(let next of order){if(taken()<=
width)break;kept=kept.filter(index=>index!==next)}return kept}function shortened(columns2,rows,width){let widths=columns2.
map((column,index)=>measureWidth(column,rows,index)),lower=index=>Math.max(columns2[index]?.title.length??0,columns2[index]?.
least??1/0),over=()=>widths.reduce((sum,columnWidth)=>sum+columnWidth+gap,-gap)-width;for(;;){let cuttable=widths.flatMap(
(columnWidth,index)=>columnWidth>lower(index)?[index]:[]),widest=cuttable.toSorted((a,b)=>(widths[b]??0)-(widths[a]??0))[0],
excess=over();if(widest===void 0||excess<=0)break;let next=Math.max(0,...cuttable.filter(index=>index!==widest).map(index=>widths[index]??
0),lower(widest)),now=widths[widest]??0;widths[widest]=Math.max(next<now?next:lower(widest),now-excess)}let cut=columns2.
map(({shorten=cutShared,least},index)=>{let texts=rows.map(row=>readText(row[index]??""));return least===void 0?texts:shorten(
texts,widths[index]??0)});return rows.map((row,index)=>row.map((cell,place)=>{let text=cut[place]?.[index]??"";return typeof cell==
"string"?text:{...cell,text}}))}function measureWidth({title:title2},rows,index){return rows.reduce((width,row)=>Math.max(
width,readText(row[index]??"").length),title2.length)}function readText(cell){return typeof cell=="string"?cell:cell.text}
function cutShared(texts,width){let sorted=[...new Set(texts)].sort(),shared=sorted.map((text,index)=>sharedLength(sorted[index-
1]??"",text)),cut=new Map(sorted.map((text,index)=>[text,text.length<=width?text:cutPieces(splitIntoPieces(text,index,shared),
width)]));return texts.map(text=>cut.get(text)??text)}function sharedLength(a,b){let length=0;for(;length<a.length&&a[length]===
b[length];)length+=1;return length}function splitIntoPieces(text,position,shared){let ends=new Set([text.length]);for(let[
index,least]=[position,1/0];index>0;index-=1)ends.add(least=Math.min(least,shared[index]??0));for(let[index,least]=[position+
1,1/0];index<shared.length;index+=1)ends.add(least=Math.min(least,shared[index]??0));let from=0;return[...ends].toSorted(
(a,b)=>a-b).map(end=>{let piece=text.slice(from,/[\uDC00-\uDFFF]/.test(text[end]??"")?end-1:end);return from+=piece.length,
piece})}var leastPiece=2;function cutPieces(pieces,width){let all=pieces.join(""),cut=[...pieces],excess=all.length-width,
longestFirst=[...pieces.keys()].toSorted((a,b)=>(pieces[b]?.length??0)-(pieces[a]?.length??0));for(let place of longestFirst){
let piece=pieces[place]??"";if(excess<=0||piece.length<=leastPiece)break;let most=Math.max(leastPiece,piece.length-excess);
excess-=piece.length-most,cut[place]=clipMiddle(piece,most)}return excess>0?clipMiddle(all,width):cut.join("")}function topFindings(ranges,limit){let sorted=ranges.flatMap(range=>range.findings.map(finding=>({range,finding}))).toSorted(
(a,b)=>(b.finding.impactNs??-1)-(a.finding.impactNs??-1));return[...Map.groupBy(sorted,({finding})=>finding.id).values()].
slice(0,limit).flatMap(([first,...others])=>first===void 0?[]:[{...first,others}])}var listedRanges=12,listedFamilies=6,listedMetrics=20,listedOperators=10,listedFindings=3,labelWidth=60,familyWords={gemm:"\
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
let[largest]=profile.ranges.toSorted((a,b)=>medianKernelNs(b)-medianKernelNs(a));return`${[hasGpu(profile)?"# Where the \
GPU's time goes":"# Where the time goes",...describeRun(profile),...listMetrics(profile),...listPhases(profile),...largest===
void 0?[]:[...listFamilies(largest),...listOperators(largest)],...listFindings(profile),...footer(profile)].join(`

`)}
`}function describeRun(profile){let{machine,workload,source,rounds}=profile,gpus=[...new Set(machine.gpus.map(({name})=>name))].
map(text=>escapeMarkdown(text)).join(", "),gpu=hasGpu(profile)?` on ${gpus||"an unknown GPU"}`:"",command=workload.command.
length===0?"an unknown program":markdownCode(clip(workload.command.join(" "))),commit=source.commit===null?"":`, at comm\
it ${escapeMarkdown(source.commit.slice(0,12))}${source.dirty===!0?" with changes":""}`,measured=rounds.length===1?"once":
`${String(rounds.length)} times; all numbers are medians`;return[`**What ran:** ${command}${gpu}${commit}, measured ${measured}\
.`]}function listMetrics(profile){let allWalls=profile.ranges.flatMap(range=>wallCells(range,profile.untraced)),walls=allWalls.
slice(0,listedRanges),rows=profileMetrics(profile);if(walls.length+rows.length===0)return[];let cells=rows.slice(0,listedMetrics).
map(row=>[clip(shown(metricTitle(row))),shown(amountText(metricAmount(row.middle,row.unit)))]),runs=profile.untraced.length;
return["## How long it takes, and what the program reports",`Measured ${runs===1?"once":`${String(runs)} times`} in sepa\
rate runs without tracing, because tracing would slow the program down.`,...walls.length===0?[]:[markdownTable([left("ph\
ase"),right("median"),right("90% within"),right("minimum")],walls)],...allWalls.length>walls.length?[`\u2026 and ${counted(
allWalls.length-walls.length,"more phase")}, in profile.json.`]:[],...cells.length===0?[]:[markdownTable([left("metric"),
right("median")],cells)],...rows.length>cells.length?[`\u2026 and ${counted(rows.length-cells.length,"more metric")}, in\
 profile.json.`]:[]]}var shown=text=>renderMarks(text,(kind,part2)=>kind==="own"?part2:escapeMarkdown(part2));function wallCells(range,untraced){
let processes=untraced.map(run=>instanceTimes(run,range)).filter(({length})=>length>0);if(processes.length===0)return[];
let{medianNs,p90Ns,minNs}=summarizeWallTimes(processes);return[[escapeMarkdown(label(range)),formatNs(medianNs),formatNs(
p90Ns),formatNs(minNs)]]}function listPhases(profile){let{ranges}=profile;if(ranges.length===0)return["No phase of the p\
rogram was measured."];let top=ranges.slice(0,listedRanges),isOnGpu=hasGpu(profile),walls=top.map(range=>[escapeMarkdown(
label(range)),formatNs(median(range.rounds.map(({wallNs})=>wallNs)))]),rows=top.map(range=>{let gpu=gpuShare(range.rounds);
return[escapeMarkdown(label(range)),formatNs(medianKernelNs(range)),formatCounts(range.rounds.map(({launches})=>launches)),
gpu===null?"unknown":formatShare(gpu.share)]});return["## By phase",`${ranges.some(({name})=>name===wholeCaptureName)?"T\
he program marks no phases, so everything is shown as one phase.":"Phases are the ranges that the program marks. Phases \
can be nested."} ${isOnGpu?"*Busy* is the share of the phase during which the GPU was working. Profiling makes this shar\
e look smaller than it is.":"Profiling makes them look longer than they are."}`,isOnGpu?markdownTable([left("phase"),right(
"GPU time"),right("kernel launches"),right("busy")],rows):markdownTable([left("phase"),right("wall time")],walls),...ranges.
length>top.length?[`\u2026 and ${counted(ranges.length-top.length,"more phase")}.`]:[],...warnOtherThreads(top)]}function warnOtherThreads(ranges){
let parts2=ranges.flatMap(range=>{let launches=range.rounds.map(({otherThreads})=>otherThreads.launches);return Math.max(
0,...launches)===0?[]:[`${formatCounts(launches)} in ${escapeMarkdown(label(range))}`]});return parts2.length===0?[]:[`K\
ernel launches by other threads of the program: ${parts2.join(", ")}.`]}function listFamilies(range){if(medianKernelNs(range)===
0)return[];let families=range.families.map(row=>({family:row.family,totalNs:medianTotalNs(row)})),rows=families.slice(0,
listedFamilies).map(({family,totalNs})=>[escapeMarkdown(Object.hasOwn(familyWords,family)?familyWords[family]??family:family),
formatNs(totalNs),formatShare(totalNs/medianKernelNs(range))]);return[`## By kind of work, in ${escapeMarkdown(label(range))}`,
markdownTable([left("kind"),right("GPU time"),right("share")],rows),...families.length>rows.length?[`\u2026 and ${counted(
families.length-rows.length,"more kind")}.`]:[]]}function listOperators(range){let all=groupAlikeOperators(range.operators).
map(alike=>{let sum=pick=>alike.reduce((total,row)=>total+medianOverRounds(row,pick),0);return{name:operatorText(range,sharedPath(
alike.map(({path})=>path))),paths:alike.length,self:sum(({selfNs})=>selfNs),total:sum(({totalNs})=>totalNs),instances:sum(
({instances})=>instances),launches:sum(({launches})=>launches)}}).toSorted((a,b)=>b.self-a.self);if(all.length===0)return[];
let top=all.slice(0,listedOperators);return[`## By operator, in ${escapeMarkdown(label(range))}`,"Operators are the rang\
es nested in this phase. *Self* doesn't count kernels in more deeply nested ranges.",markdownTable([left("operator"),right(
"self"),right("total"),right("instances"),right("kernel launches")],top.map(({name,paths,self,total,instances,launches})=>[
escapeMarkdown(paths===1?clip(name):`${clip(name)} (${formatCount(paths)})`),formatNs(self),formatNs(total),formatCount(
instances),formatCount(launches)])),...all.length>top.length?[`\u2026 and ${formatCount(all.length-top.length)} more, in\
 operators.csv.`]:[]]}function listFindings({ranges,ncu}){let missing=explainMissingNcu(ncu),top=topFindings(ranges,listedFindings);
return["## What stands out",top.length===0?"No rule found anything.":top.map((finding,index)=>describeFinding(index+1,finding)).
join(`
`),...missing===null?[]:[escapeMarkdown(missing)]]}function describeFinding(number,{range,finding,others}){let words=(Object.
hasOwn(plainWords,finding.id)?plainWords[finding.id]:void 0)??finding.id,where=finding.kernel===null?"":` (the kernel ${markdownCode(
kernelLabel(finding.kernel,labelWidth))})`,more=others.length>0?` ${String(others.length)} more of this kind.`:"",saving=finding.
impactNs===null?"":` Potential savings: at most ${formatNs(finding.impactNs)}.`;return`${String(number)}. **${words}**, \
in ${escapeMarkdown(label(range))}${where}. ${escapeMarkdown(finding.what)}${saving}${more} Help: ${escapeMarkdown(finding.
advice)}`}function footer({tool,warnings}){let count=warnings.length,warned=count===0?"":` profile.json also has ${counted(
count,"warning")}.`;return[`*Generated by ${escapeMarkdown(tool.name)} ${escapeMarkdown(tool.version)} from profile.json\
, which has all the numbers.${warned}*`]}function label({name,domain}){return domain===""?name:`${name}@${domain}`}function clip(text){
return text.length>200?`${text.slice(0,199)}\u2026`:text}function reportInput(fields){return{comparison:null,head:null,base:null,failure:null,fails:!1,baselineAge:null,cost:null,
commands:[],timelines:{base:[],head:[]},history:null,...fields}}var unknown="\u2013";function numberCell(value,textOf){return{kind:"number",text:value===null?unknown:textOf(value),value}}
function nsCell(ns){return numberCell(ns,formatNs)}function countCell(count){return numberCell(count,formatCount)}function timesCell({
baseNs,headNs}){return{kind:"pair",base:baseNs,head:headNs,amountOf:nsAmount}}function countsCell({base,head}){return{kind:"\
pair",base,head,amountOf:countAmount}}function judgedCounts(row){return{kind:"pair",base:row.base,head:row.head,amountOf:value=>countValue(
row,value)}}function formatPair({base,head,amountOf}){let value=head??base;return value===null?unknown:base===null||head===
null||base===head?amountText(amountOf(value)):pairText(amountOf(base),amountOf(head))}function formatSide(cell,side){let value=cell[side];
return value===null?unknown:amountText(cell.amountOf(value))}function metricSides({unit,change}){let amountOf=value=>metricAmount(
value,unit);return{kind:"pair",base:change.base,head:change.head,amountOf}}var shownByColor=new Set(["regressed","improv\
ed","same","not-judged"]);function chooseShownState(state,isJudged){return isJudged||state==="new"||state==="removed"?state:"not-judged"}function timeChange(time,isJudged,unjudged=""){
let state=chooseShownState(time.state,isJudged),{sign,word}=rowStates[state];return{kind:"change",state,change:time,sign,
word:state==="not-judged"?isJudged?unjudged:"":word,isSpoken:!shownByColor.has(state)}}function bareChange(changeRatio,word=""){
return{kind:"change",state:"not-judged",change:exactly(changeRatio,null),sign:"",word,isSpoken:!0}}function countChange(row,isJudged){
let{base,head,changeRatio,thresholdRatio,state}=row,word=countWord(row)??(state==="inconclusive"?"varies":"");return{kind:"\
change",state:isJudged?state:"not-judged",change:exactly(base===head?null:changeRatio,thresholdRatio),sign:head===base?"\
=":head>base?"\u25B2":"\u25BC",word:isJudged?word:"",isSpoken:!0}}function metricChange({change},isJudged){let state=chooseShownState(
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
ge",title:"change",interval}}var kernelColumn={kind:"kernel",title:"kernel"};function formatDate(iso){let[,day,time]=/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)[\d:.]*Z$/.exec(iso??"")??[];return day===void 0||
time===void 0?"at an unknown time":`${day} ${time} UTC`}function formatNcuVersion(version,state){return version!==null&&
version!==""?version:state===null?"unknown":state==="measured"?"version not recorded":`not used${state==="off"?"":` (${state}\
)`}`}var bars="\u2581\u2582\u2583\u2584\u2585\u2586\u2587\u2588";function sparkline(values){let[least,most]=[Math.min(...values),
Math.max(...values)],center=(least+most)/2,half=Math.max((most-least)/2,Math.abs(center)*leastHalf);return values.map(value=>bars[half===
0?3:Math.floor(((value-center)/half/2+.5)*(bars.length-.001))]??"").join("")}var leastHalf=.01;function formatDay(date){
return date?.slice(0,10)??"unknown"}function runTitle({commit,date}){return`${shortCommit(commit)}, ${formatDate(date)}`}
function shortCommit(commit){return commit===null?"unknown":commit.slice(0,7)}function recentRuns(range,{history}){let runs=history?.find(({name,domain})=>name===range.name&&domain===range.domain);return runs===
void 0||runs.points.length===0?[]:[{kind:"figure",name:"recent-runs",history:runs,sides:pickTimes(range),text:describeRuns(
runs)}]}function pickTimes({row,head}){return row!==null?{base:row.gpuBusyTime.baseNs,head:row.gpuBusyTime.headNs}:{base:null,
head:head===null?null:median(head.rounds.map(chooseGpuTime(head)))}}function describeRuns({points,changes}){let values=points.
map(({valueNs})=>valueNs),last=changes.at(-1),change=last===void 0?"":`; last change ${signedPercent(last.changeRatio)} \
on ${points[last.point]?.date.slice(0,10)??"an unknown day"}${last.state==="confirmed"?"":" (not confirmed)"}`;return`La\
st ${counted(points.length,"run")}: ${formatNs(Math.min(...values))} to ${formatNs(Math.max(...values))} ${sparkline(values)}${change}\
.`}var shownShare=.005,wallPartTitles={"host-own":"host: outside CUDA calls","host-launch":"host: in launches","host-graph-\
launch":"host: in graph launches","host-copy":"host: in copy calls","host-synchronization":"host: in synchronizations","\
host-memory":"host: in allocations","host-other":"host: in other calls","idle-launch":"GPU idle: nothing launched yet","\
idle-after-synchronization":"GPU idle: after the host waited","idle-synchronization":"GPU idle: the host waits","idle-co\
py":"GPU idle: the host copies","idle-queue":"GPU idle: launched, not started","idle-unknown":"GPU idle: unknown reason"},
note="All times are medians over rounds. Host rows show time spent in the range's host threads. GPU idle rows show time \
when nothing ran on the range's GPUs, broken down by what the host was doing. Tracing makes calls take longer.";function wallTable(range){
let{row,head}=range,title2=textColumn("traced wall time by part"),label2=`Parts of the wall time of ${rangeName(range)}`;
return(row===null?table(label2,[title2,numberColumn("time")],head===null?[]:headRows(head),"parts","profile.json"):table(
label2,[title2,changeColumn(),sidesColumn("time")],comparedRows(row),"parts","comparison.json")).map(block=>({...block,note,
isDetail:!0}))}function comparedRows({wallParts,wallTime}){let wallNs=Math.max(wallTime.baseNs??0,wallTime.headNs??0);return wallParts.
filter(({baseNs,headNs})=>Math.max(baseNs,headNs)>shownShare*wallNs).map(({part:part2,baseNs,headNs,isApart})=>({cells:()=>[
wallPartTitles[part2],bareChange(baseNs===0?null:headNs/baseNs-1,isApart?"":"within the rounds' spread"),timesCell({baseNs,
headNs})]}))}function headRows({rounds}){let wallNs=rounds.length===0?0:median(rounds.map(({wallNs:ns})=>ns));return wallPartTimes.
flatMap(([part2,timeOf])=>{let times=rounds.flatMap(round=>timeOf(round)??[]);if(times.length===0||times.length<rounds.length)
return[];let ns=median(times);return ns>shownShare*wallNs?[{cells:()=>[wallPartTitles[part2],nsCell(ns)]}]:[]})}function timesPart(range,input){let times=range.row===null?headTimes(range,input.head):comparedTimes(range,range.row);return group(
"Where its time goes","detail",[...times,...recentRuns(range,input),{kind:"figure",name:"rounds",range},...familiesTable(
range),...wallTable(range)])}function comparedTimes({base,head},row){let isJudged=row.verdict!=="incomparable",detectable=ratio=>ratio===
null?"":numberCell(ratio,percent),rows=[...sumRows(row).map(({title:title2,time,unjudged})=>({cells:()=>[title2,timeChange(
time,isJudged,unjudged),timesCell(time),detectable(time.detectableRatio)]})),...shownCounts(row).map(count=>({cells:()=>[
countTitle(count),countChange(count,isJudged),judgedCounts(count),""]})),...shareRows(row,base,head)],columns2=[textColumn(
""),changeColumn("main"),sidesColumn("base \u2192 head"),numberColumn("detectable",0)];return[...table(`Times and counts\
 of ${rangeName(row)}`,columns2,rows,"rows","comparison.json"),...describeNoise("Rounds",row.gpuBusyTime),...row.latency===
null?[]:describeNoise("Without tracing, processes",row.latency.time)]}function describeNoise(title2,{spreadRatio,thresholdRatio}){
if(spreadRatio===null)return[];let threshold=thresholdRatio===null?"":`; threshold ${percent(thresholdRatio)}`;return[paragraph(
`${title2} of the same side differ by ${percent(spreadRatio)}${threshold}.`)]}function shareRows(range,base,head){let{overlap,
instances}=range,row=(title2,[before,after],amountOf)=>before==null&&after==null?[]:[{cells:()=>[title2,"",{kind:"pair",
base:before??null,head:after??null,amountOf},""]}],pickSides=pick=>[base,head].map(side=>side===null?null:pick(side));return[
...hasGpuTime(range)?row("overlapping kernel time",[overlap.base,overlap.head],plain(percent)):[],...row("GPU busy (of t\
raced wall time)",pickSides(({rounds})=>gpuShare(rounds)?.share??null),plain(formatShare)),...row("GPU idle",pickSides(idleNs),
nsAmount),...row("instances",[instances.base,instances.head],countAmount)]}function plain(textOf){return value=>({value:textOf(
value),unit:""})}function idleNs({rounds}){let idle=rounds.flatMap(({gpuIdleNs})=>gpuIdleNs??[]);return idle.length===0?
null:median(idle)}function familiesTable({row,head}){return row!==null?comparedFamilies(row):head===null?[]:headFamilies(
head)}function comparedFamilies(range){let columns2=[textColumn("family"),changeColumn("detail"),sidesColumn("time"),numberColumn(
"of range",2),numberColumn("detectable",0),pairColumn("launches",1)],rows=range.families.map(({family,time,impactRatio,launches})=>({
isNotable:time.state==="regressed"||time.mayBeSlower,cells:()=>[markName(family),timeChange(time,range.verdict!=="incomp\
arable","small"),timesCell(time),numberCell(impactRatio,signedPercent),time.detectableRatio===null?"":numberCell(time.detectableRatio,
percent),countsCell(launches)]}));return table(`Kernel families of ${rangeName(range)}`,columns2,rows,"families","compar\
ison.json").map(block=>({...block,isDetail:!0}))}function headFamilies(range){let wholeNs=medianKernelNs(range),rows=range.
families.map(({family,rounds})=>({family,ns:medianTotalNs({rounds})})).filter(({ns})=>ns>0).map(({family,ns})=>({cells:()=>[
`${markName(family)}${family===communicationFamily?formatWaiting(range,wholeNs):""}`,nsCell(ns),numberCell(ns/wholeNs,formatShare)]})),
columns2=[textColumn("family"),numberColumn("time"),numberColumn("share")];return table(`Kernel families of ${rangeName(
range)}`,columns2,rows,"families","profile.json")}function formatWaiting({rounds},wholeNs){let waiting=rounds.map(({ranks})=>ranks.
map(({communication})=>communication.waitingNs));if(waiting.some(ofRanks=>ofRanks.length===0||ofRanks.includes(null)))return"";
let ns=median(waiting.map(ofRanks=>ofRanks.reduce((sum,waitNs)=>sum+(waitNs??0),0)));return` (${formatShare(ns/wholeNs)}\
 of the kernel time is waiting)`}function headTimes({head:range},profile){if(range===null||profile===null)return[];let{rounds}=range,
takeMedian=pick=>median(rounds.map(pick)),kernelNs=rounds.map(round=>round.kernelNs),spread=rounds.length>1?` \xB1 ${formatShare(
halfSpread(kernelNs))} over rounds`:"",gpu=gpuShare(rounds),idle=idleNs(range),others=otherBusyNs(range),onGpu2=[`time o\
n the GPU ${formatNs(takeMedian(chooseGpuTime(range)))}`,`kernel time ${formatNs(medianKernelNs(range))}${spread} \xB7 ${formatLaunches(
range)}`],withoutGpu=hasGpu(profile)?["no kernels and no copies"]:[];return list([...usesGpu(range)?onGpu2:withoutGpu,gpu===
null?`wall time ${formatNs(takeMedian(({wallNs})=>wallNs))} (tracing inflates it)`:`GPU busy ${formatNs(gpu.busyNs)} of ${formatNs(
gpu.spanNs)} wall (${formatShare(gpu.share)}; tracing inflates wall time)${others===0?"":`, with at least ${formatNs(others)}\
 of work from outside the range`}`,...idle===null?[]:[`GPU idle ${formatNs(idle)}`],...describeUntraced(range,profile.untraced),
...describeHostWork(range)],"facts","profile.json")}function otherBusyNs({rounds}){let gpu=gpuShare(rounds);return gpu===
null?0:Math.max(0,gpu.busyNs-median(rounds.map(({gpuBusyNs,devices})=>gpuBusyNs/Math.max(1,devices??1))))}function formatLaunches({
rounds}){let takeMedian=pick=>median(rounds.map(pick)),graph=takeMedian(({graphKernels})=>graphKernels),inGraphs=`${formatCount(
graph)} in ${counted(takeMedian(({graphLaunches})=>graphLaunches),"graph launch","graph launches")}`,others=rounds.map(({
otherThreads})=>otherThreads.launches),byOthers=Math.max(0,...others)===0?"":`, of which ${formatCounts(others)} by anot\
her thread`;return`${countsWith(rounds.map(({launches})=>launches),"launch","launches")}${graph>0?` (${inGraphs})`:""}${byOthers}`}
function describeUntraced(range,untraced){let processes=untraced.map(run=>instanceTimes(run,range)).filter(({length})=>length>
0);if(processes.length===0)return[];let{medianNs,p90Ns,minNs,instances}=summarizeWallTimes(processes);return[`wall time \
of an instance without tracing: median ${formatNs(medianNs)}, 90% within ${formatNs(p90Ns)}, minimum ${formatNs(minNs)} \
(${counted(processes.length,"run")}, ${counted(instances,"instance")})`]}function describeHostWork({rounds}){let copies=alignRounds(
rounds.map(round=>round.copies),({kind,direction,sourceMemory,targetMemory})=>JSON.stringify([kind,direction,sourceMemory,
targetMemory])).map(({sample:{kind,direction,sourceMemory,targetMemory},found})=>{let title2=kind==="fill"?"memset":`${direction??
"copy"} (${sourceMemory??"?"} \u2192 ${targetMemory??"?"})`;return`${formatItemCounts(found)} \xD7 ${title2} ${sizeText(
median(found.map(copy=>copy?.bytes??0)))}`}),synchronizations=alignRounds(rounds.map(round=>round.synchronizations),({call})=>call).
map(({sample,found})=>`${formatItemCounts(found)} \xD7 ${markName(sample.call)}`);return[...copies.length>0?[`copies: ${copies.
join(", ")}`]:[],...synchronizations.length>0?[`synchronizations: ${synchronizations.join(", ")}`]:[]]}function formatItemCounts(counts){
return formatCounts(counts.map(item=>item?.count??0))}function halfSpread(values){let middleValue=median(values);return middleValue===
0?0:(Math.max(...values)-Math.min(...values))/2/middleValue}var title="What the program reports, without tracing",note2="Medians over runs without CUDA tracing. For some metrics, h\
igher is better; the wording shows which changes are worse.";function metricsSection({comparison,head}){let compared=comparison===
null?[]:comparedMetrics(comparison.metrics,comparison.verdict),blocks=compared.length>0||head===null?compared:headMetrics(
profileMetrics(head));return{anchor:"program",title,blocks}}function comparedMetrics(metrics,verdict){let rows=bySeverity(
metrics).map(row=>{let{state,detectableRatio}=row.change,cells=()=>[metricTitle(row),metricChange(row,verdict!=="incompa\
rable"),metricSides(row),detectableRatio===null?"":numberCell(detectableRatio,percent)];return state==="not-judged"?{cells,
importance:"detail"}:{cells}}),columns2=[textColumn("metric"),changeColumn("main"),sidesColumn("base \u2192 head"),numberColumn(
"detectable",0)];return table(title,columns2,rows,"metrics","comparison.json").map(block=>({...block,note:note2}))}function headMetrics(metrics){
let rows=metrics.map(row=>({cells:()=>[metricTitle(row),numberCell(row.middle,value=>amountText(metricAmount(value,row.unit))),
row.values.length>1?numberCell(halfSpread(row.values),formatShare):"\u2013",countCell(row.values.length)]})),columns2=[textColumn(
"metric"),...["median","runs \xB1","runs"].map(heading=>numberColumn(heading))];return table(title,columns2,rows,"metric\
s","profile.json")}var rateUnits=[[1e12,"TB/s"],[1e9,"GB/s"],[1e6,"MB/s"],[1e3,"kB/s"]],unknown2="\u2013";function formatFigure(figure){return figure==
null?unknown2:amountText(figureAmount(figure))}function figureAmount({value,unit}){return typeof value=="string"?{value:value.
replaceAll("_"," "),unit:""}:unit==="ns"?nsAmount(value):unit==="%"?{value:value.toFixed(1),unit}:unit==="byte"||unit===
"byte/block"?sizeAmount(Math.round(value)):unit==="byte/s"?rateAmount(value):Number.isInteger(value)?countAmount(value):
{value:value.toFixed(2),unit:""}}function rateAmount(bytesPerSecond){let[size,unit]=rateUnits.find(([least])=>bytesPerSecond>=
least)??[1,"B/s"];return{value:String(Number((bytesPerSecond/size).toPrecision(3))),unit}}var file="profile.json",listedRules=3,longestRule=400,listedSamples=3,listedKernels=12,columns=[{...figures("SM",null,({
smThroughputPct})=>formatFigure(smThroughputPct)),peakOf:"the SMs"},{...figures("instr",9,instructions),peakOf:"SM instr\
uctions"},{...figures("memory",null,({memoryThroughputPct})=>formatFigure(memoryThroughputPct)),peakOf:"the memory syste\
m (caches and DRAM)"},{...figures("DRAM",11,({dramThroughputPct})=>formatFigure(dramThroughputPct)),peakOf:"DRAM"},figures(
"DRAM bytes",3,({dramBytes})=>formatFigure(dramBytes)),{...figures("tensor",10,({tensorPipePct})=>formatFigure(tensorPipePct)),
peakOf:"the tensor cores"},figures("occupancy",8,occupancy),{column:textColumn("limited by",1),text:({figures:of})=>limiter(
of)},figures("regs",2,({registersPerThread})=>formatFigure(registersPerThread)),{...figures("spills",4,({spillRequests})=>formatFigure(
spillRequests)),matters:spills},{column:numberColumn("op/byte (ridge)",7),text:intensity},{column:textColumn("waits for",
0),text:({figures:of})=>formatFigure(of.topStall)}];function ncuPart({row,head}){if(row!==null||head===null)return[];let listed=head.
kernels.slice(0,listedKernels),measured=listed.map(kernel=>({kernel,samples:distinctSamples(kernel)})),rows=measured.flatMap(
({kernel,samples})=>samples.slice(0,listedSamples).map(sample=>({kernel,sample}))),unlisted=measured.reduce((sum,{samples})=>sum+
Math.max(0,samples.length-listedSamples),0),share=measuredShare(head);return group("Why (Nsight Compute, one measured la\
unch per row)","detail",[...whyBlocks(rows,head),...unlisted===0?[]:[paragraph(`\u2026 and ${counted(unlisted,"more kind")}\
 of launches (grid, block, shared memory), in profile.json`)],...share===null?[]:[paragraph(`The measured launches repre\
sent ${(share*100).toFixed(1)}% of the range's kernel time.`)],...unjoinedBlocks(head.ncu),...list(describeRules(listed),
"rules",file)])}function whyBlocks(rows,range){let samples=rows.map(({sample})=>sample),shown2=columnsWithFigures(samples),
why=table(`Why the kernels of ${rangeName(range)} take as long as they do`,[...shown2.map(({column})=>column),numberColumn(
"grid, block",5),numberColumn("launches",6),kernelColumn],rows.map(({kernel,sample})=>({cells:()=>[...shown2.map(({text})=>text(
sample)),...launchCells(kernel,sample),{kind:"kernel",name:kernel.name,remarks:[]}]})),"launches",file);return why.length===
0?[]:[paragraph(explainFigures(shown2,samples)),...why]}function launchCells(kernel,sample){let launch=findMeasuredLaunch(
kernel,sample);if(launch===null)return["\u2013","\u2013"];let all=kernel.rounds.map(round=>round?.launches??0),isAll=launch.
matchingLaunches.every((count,round)=>count===all[round]);return[launchText(launch),isAll?`all ${formatCounts(all)}`:`${formatCounts(
launch.matchingLaunches)} of ${formatCounts(all)}`]}function explainFigures(shown2,measured){let titles=new Set(shown2.map(
({column})=>column.title)),peaks=shown2.flatMap(({peakOf})=>peakOf??[]);return`${[...peaks.length>0?[`Shares of peak thr\
oughput: ${new Intl.ListFormat("en-US").format(peaks)}`]:[],...titles.has("occupancy")?[`Occupancy: achieved / theoretic\
al${titles.has("limited by")?", and what limits the occupancy":""}`]:[],...titles.has("op/byte (ridge)")?["Op/byte: oper\
ations per byte of DRAM, and in parentheses the number above which memory isn't the limit"]:[],"Launches: the number of \
launches that the measured launch represents",...measured.every(each=>each.figures.spillRequests?.value===0)?["No launch\
 spills registers"]:[]].join(". ")}.`}function describeRules(listed){let largest=listed.flatMap(kernel=>distinctSamples(
kernel).flatMap(({rules})=>rules.flatMap(({type,speedup,...rule})=>type==="optimization"&&speedup?.of==="global"?[{...rule,
pct:speedup.pct,kernel}]:[]))).toSorted((a,b)=>b.pct*medianTotalNs(b.kernel)-a.pct*medianTotalNs(a.kernel));return[...Map.
groupBy(largest,({rule})=>rule).values()].flatMap(all=>all.slice(0,1)).slice(0,listedRules).map(({rule,pct,text,kernel})=>`\
ncu's rule ${markName(rule)} estimates that ${markKernel(kernel.name)} could save ${Math.min(100,pct).toFixed(1)}% of it\
s time. ${markProse(shortened2(text))}`)}function shortened2(text){return text.length>longestRule?`${text.slice(0,longestRule-
1)}\u2026`:text}function unjoinedBlocks(ncu){let{kernelsWithoutRow,rowsWithoutKernel}=ncu??{kernelsWithoutRow:[],rowsWithoutKernel:[]};
return[...kernelsWithoutRow.length>0?[paragraph(`Nsight Compute has no metrics for ${formatCount(kernelsWithoutRow.length)}\
 of the requested kernels.`)]:[],...rowsWithoutKernel.length>0?[paragraph(`Nsight Compute measured ${counted(rowsWithoutKernel.
length,"launch","launches")} without a match in the nsys captures (different kernel, grid, or block).`)]:[]]}function ncuSection({
comparison,head}){return{anchor:"metrics",title:"Nsight Compute",blocks:[...comparison===null?[]:changedFigures(comparison),
...head===null?[]:replayed(head)]}}function replayed({replayedRanges}){let samples=replayedRanges.flatMap(region=>region.
samples.map(sample=>({region,sample}))),shown2=columnsWithFigures(samples.map(({sample})=>sample));return group("Replaye\
d as a whole (Nsight Compute; its times aren't comparable with the times above)","detail",table("Ranges that Nsight Comp\
ute replayed",[numberColumn("time"),...shown2.map(({column})=>column),textColumn("NVTX range")],samples.map(({region,sample})=>({
cells:()=>[formatFigure(sample.figures.durationNs),...shown2.map(({text})=>text(sample)),rangeName(region)]})),"instance\
s",file))}function changedFigures({ranges}){let rows=ranges.flatMap(range=>range.kernels.flatMap(kernel=>kernel.metrics.
map(metric=>({cells:()=>[{kind:"kernel",name:kernel.name,remarks:[]},rangeName(range),metric.title,figureCell(metric.base,
metric.unit),figureCell(metric.head,metric.unit),numberCell(metric.changeRatio,signedPercent)]})))),columns2=[kernelColumn,
textColumn("range"),textColumn("metric"),...["base","head","change"].map(heading=>numberColumn(heading))];return group("\
Nsight Compute: what changed","reference",table("Metrics of Nsight Compute that changed",columns2,rows,"metrics","compar\
ison.json"))}function figureCell(value,unit){return{kind:"number",text:formatFigure(value===null?null:{value,unit}),value:typeof value==
"number"?value:null}}function columnsWithFigures(measured){return columns.filter(({text,matters=each=>text(each)!=="\u2013"})=>measured.
some(matters))}function instructions({smThroughputPct,executedInstructionsPct}){return formatFigure(smThroughputPct==null?
executedInstructionsPct:null)}function occupancy({achievedOccupancyPct,theoreticalOccupancyPct}){return theoreticalOccupancyPct==
null||achievedOccupancyPct==null?theoreticalOccupancyPct==null?formatFigure(achievedOccupancyPct):`\u2013 / ${formatFigure(
theoreticalOccupancyPct)}`:`${figureAmount(achievedOccupancyPct).value} / ${formatFigure(theoreticalOccupancyPct)}`}function limiter({
occupancyLimiter,theoreticalOccupancyPct}){return theoreticalOccupancyPct?.value===100?"\u2013":formatFigure(occupancyLimiter).
split(", ").slice(0,2).join(", ")}function spills({figures:{spillRequests}}){return spillRequests!=null&&spillRequests.value!==
0}function intensity({roofline}){let nearness=({flopPerSecond,peakFlopPerSecond})=>peakFlopPerSecond===null?0:flopPerSecond/
peakFlopPerSecond,[point]=(roofline?.points??[]).toSorted((a,b)=>nearness(b)-nearness(a));if(point===void 0||point.intensity===
null)return"\u2013";let amount=value=>String(Number(value.toPrecision(2))),ridge=point.ridgeIntensity===null?"":` (${amount(
point.ridgeIntensity)})`;return`${point.precision} ${amount(point.intensity)}${ridge}`}function figures(title2,leaves,text){
return{column:numberColumn(title2,leaves??void 0),text:measured=>text(measured.figures)}}function failureBlocks({where,why,help,failures}){return[...part("Where",where),...part("Why",why),...part("Help",help),
...list(failures.map(failure=>({title:markProse(oneLine(failure.what)),text:describeFailure(failure)})),"failed captures",
"profile.json")]}function part(title2,text){return text===null?[]:text.trim().includes(`
`)?[{kind:"lines",title:title2,text:text.trim()}]:[paragraph(markProse(text),title2)]}function describeFailure({where,why,
help}){let named=(title2,text)=>text===null?[]:[`${title2}: ${markProse(oneLine(text))}`];return[...named("Where",where),
...named("Why",why),...named("Help",help)].join(" ")}function oneLine(text){return text.replaceAll(/(?<!\s)\s*\n\s*/g," \
\xB7 ")}var imageWidth=19,mostExplaining=4;function formatChange(change){let{kind,state,name}=change,shown2=markProse(kind==="cu\
da-library"?`lib${name}`:name),[base,head]=[change.base,change.head].map(text=>text===null?null:markProse(kind==="image"?
text.slice(0,imageWidth):text===""?"(empty)":text));return kind==="variable"?state==="added"?`${shown2} unset \u2192 ${head??
"set"}`:state==="removed"?`${shown2} ${base??"set"} \u2192 unset`:base==null||head==null?`${shown2} has a different valu\
e`:`${shown2} ${base} \u2192 ${head}`:state==="changed"?`${shown2} ${base??""} \u2192 ${head??""}`:`${shown2} ${head??base??
""} ${state}`}function explainByLibraries(row,environment){if(environment===null||!isReplacement(row))return[];let texts=environment.
changes.filter(({families})=>families.includes(row.family)).map(change=>formatChange(change));return texts.length===0?[]:
[`libraries or settings for this kind of kernel changed: ${listText(texts,mostExplaining)}`]}var unknownWords={driver:"t\
he driver",image:"the image","operating-system":"the operating system","cuda-library":"CUDA library files","python-packa\
ge":"Python packages","system-package":"system packages",variable:"variables","variable-values":"values of variables tha\
t aren't stored"};function listUncompared({unknown:unknown4}){return unknown4.length===0?null:`Not compared: ${unknown4.
map(aspect=>unknownWords[aspect]).join(", ")}.`}function environmentSection({comparison}){let environment=comparison?.environment??null,changes=environment?.changes??[],
isOfGpu=changes.some(change=>change.isOfGpu),item=change=>{let text=formatChange(change);return change.isOfGpu?{text,more:"\
This can affect GPU work."}:isOfGpu?{text,importance:"detail"}:{text}},unknown4=environment===null?null:listUncompared(environment),
more=(environment?.total??0)-changes.length;return{anchor:"environment",title:"Environment",blocks:changes.length===0?[]:
group("Environment, base \u2192 head",isOfGpu?"main":"detail",[...list(changes.map(item),"environment differences","comp\
arison.json"),...more>0?[paragraph(`The profile.json files of both sides show ${counted(more,"more difference")}.`)]:[],
...unknown4===null?[]:[paragraph(unknown4)]])}}var topmost=3,mostNamed=12;function findingsSection({head}){let rules=topFindings(head?.ranges??[],1/0),missing=head===null?
null:explainMissingNcu(head.ncu);return{anchor:"findings",title:"What stands out in head",blocks:group("What stands out \
in head","detail",[...list(rules.map((finding,index)=>index<topmost?findingItem(finding):{...findingItem(finding),importance:"\
reference"}),"findings","profile.json"),...missing===null?[]:[paragraph(markProse(missing))]])}}function findingItem({range,
finding,others}){let{id,what,advice,impactNs}=finding,words=Object.hasOwn(plainWords,id)?plainWords[id]:void 0,more=others.
length===0?"":` and ${String(others.length)} more`;return{title:`${words??markName(id)} (${formatPlace({range,finding})}${more}\
)`,tone:"note",text:`${markProse(what)}${formatSaving(impactNs)} Help: ${markProse(advice)}`,more:[describeEvidence(finding),
listOtherPlaces(others)].join(" ").trimEnd()}}function formatPlace({range,finding:{kernel}}){return`${rangeName(range)}${kernel===
null?"":`, ${markKernel(kernel)}`}`}function formatSaving(impactNs){return impactNs===null?"":` Potential savings: at mo\
st ${formatNs(impactNs)}.`}function listOtherPlaces(others){if(others.length===0)return"";let named=others.slice(0,mostNamed).
map(entry=>`${formatPlace(entry)}.${formatSaving(entry.finding.impactNs)}`),rest=others.length-named.length;return`Also:\
 ${named.join(" ")}${rest>0?` And ${String(rest)} more, in profile.json.`:""}`}function describeEvidence({id,threshold,source,
evidence}){let figures2=evidence.slice(0,12).map(({name,value,unit})=>`${name}: ${value===null?"\u2013":formatFigure({value,
unit})}.`);return[`Rule ${id}: ${markProse(threshold)}. ${markProse(source.guide)}, ${markProse(source.section)}.`,...figures2].
join(" ")}var verdictMarks={regressed:"\u274C","over-budget":"\u274C","not-improved":"\u274C",incomparable:"\u2754",inconclusive:"\
\u{1F7E1}","no-baseline":"\u26AA",pass:"\u2705"};function writeLead(section){let{comparison,failure,fails,unread=!1}=section,measured=measuredLead(section);if(failure===
null)return measured??leadFrom(fails?"\u274C":"\u2754","No result","There's no profile and no comparison.");if(measured!==
null&&isWorseThenFailed(section))return{...measured,word:`${measured.word}, then failed`,title:`${measured.title}, then \
failed`};let mark=fails?"\u274C":unread?"\u2754":"\u26A0\uFE0F",what=markProse(failure.what);if(measured===null)return leadFrom(
mark,unread?"Results can't be read":"Nothing was measured",what);let measuredWord=comparison===null?"":`: ${measured.word.
slice(0,1).toLowerCase()}${measured.word.slice(1)}`;return{...leadFrom(mark,`Failed after measuring${measuredWord}`,what),
quoted:measured.quoted}}function leadFrom(mark,word,what){return{mark,word,title:word,sentences:[{kind:"reason",text:what}],
what,quoted:null}}function measuredLead({comparison,head,fails}){if(comparison===null)return head===null?null:leadFrom(fails?
"\u274C":"\u{1F4CA}","Measured","No baseline; no verdict.");let news=verdictNews(comparison);return{...news,mark:fails?"\
\u274C":isWorse(comparison)?"\u26A0\uFE0F":verdictMarks[comparison.verdict],word:chooseWord(comparison),what:joinNews(news),
quoted:findReasonQuotedInText(comparison)}}function isWorseThenFailed({failure,comparison}){return failure!==null&&comparison!==
null&&isWorse(comparison)}function isWorse({verdict}){return verdict==="regressed"||verdict==="over-budget"}function chooseWord(comparison){
return comparison.verdict!=="pass"||comparison.goal==="improve"?verdictName(comparison):isAccepted(comparison)?"Pass, wi\
th accepted regressions":fasterRanges(comparison).length>0?"Pass, and faster":verdictName(comparison)}function checkConclusion({
fails,comparison}){return fails?"failure":comparison?.verdict==="pass"?"success":"neutral"}function describeEffect({comparison,
failure,fails,unread=!1}){if(unread)return"";if(fails)return"This fails the check.";let verdict=failure===null?comparison?.
verdict??null:"no-baseline";return verdict===null||verdict==="pass"?"":"This doesn't fail the check."}var purposeTexts={probe:"for a probe",discovery:"to list ranges",tuning:"for autotuning",whole:"for the whole program",rounds:"\
for captures",untraced:"for wall time",ncu:"for ncu",lines:"for source lines",verify:"to verify"};function describeCost({
seconds,starts,parts:parts2}){if(starts===0)return null;let formatPart=part2=>`${purposeTexts[part2.purpose]} (${formatSeconds(
part2.seconds)})`,[first]=parts2,purposes=parts2.length===1&&first!==void 0?`, ${formatPart(first)}`:`: ${parts2.map(part2=>`${formatCount(
part2.starts)} ${formatPart(part2)}`).join(", ")}`;return`Cost: ${formatSeconds(seconds)}. The program was started ${formatTimes(
starts)}${purposes}.`}function formatTimes(count){return count===1?"once":`${formatCount(count)} times`}function describeLimitations(comparison){return comparison.limitations.map(limitation=>describeLimitation(limitation,comparison))}
function verdictLimitations(comparison){let{verdict,ranges,calibration}=comparison,matters={"no-base":!1,"not-explained":!1,
"not-calibrated":calibration.misfit!==null,"clocks-unknown":ranges.some(({commonMode})=>commonMode!==null),"wall-time-un\
known":verdict==="pass"||verdict==="inconclusive"};return comparison.limitations.filter(({kind})=>matters[kind]??!0).map(
limitation=>describeLimitation(limitation,comparison))}function describeLimitation(limitation,comparison){let{misfit}=comparison.
calibration;if(limitation.kind==="not-calibrated"&&misfit!==null)return explainMisfit(misfit);if(limitation.kind==="wall\
-time-unknown"&&comparison.ranges.every(({latency})=>latency===null))return"Wall time wasn't judged, because CUDA tracin\
g inflates it and every run was traced. `latency.pairs` adds runs without tracing.";if(limitation.kind!=="one-round")return sentences[limitation.
kind];let than=`a slowdown below ${percent(limitation.thresholdRatio)} is never reported, and a larger slowdown may be n\
oise.`;return hasOneProcess(comparison)?`A side was captured in one process, so the noise between processes is unknown: ${than}\
 Measure 3 loads per side (\`rounds\`, \`workload.server.captures\`).`:`A side has only one round, so its noise is unkno\
wn: ${than} Measure 3 rounds per side.`}var sentences={"no-base":"There's no base, so only budgets were checked.","not-i\
nterleaved":"Base and head weren't interleaved, so a change in the machine's state between them may affect the compariso\
n.","other-gpu":"Base and head may have run on different GPUs, so thresholds are at least 1.5%.","clocks-unknown":"The S\
M clocks of base, head, or both are unknown. If all kernels are slower, the machine may be the cause.","not-calibrated":"\
This runner isn't calibrated, so the default thresholds apply.","not-explained":"Nsight Compute can't explain the slower\
 kernels: it found no difference between base and head, or didn't measure both.","wall-time-unknown":"Wall time is too n\
oisy to judge, so the program may take longer overall."};function explainMisfit({madeOn,found}){let made=`The calibratio\
n was made on ${madeOn.gpu} ${madeOn.uuid}`;switch(found.kind){case"unknown-gpu":return`${made}, but we don't know which\
 GPU this run used.`;case"several-gpus":return`${made}, but this run used ${counted(found.count,"GPU")}.`;case"other-gpu":
return`${made}, not on ${found.gpu} ${found.uuid??"(UUID unknown)"}.`;case"other-driver":return`${made} with driver ${madeOn.
driver??"unknown"}, not with driver ${found.driver??"unknown"}.`;case"other-captures":return found.captureMode==="all"?`${made}\
 with a separate capture for each range, not with shared captures.`:`${made} with captures shared by all ranges, not wit\
h a separate capture for each.`;case"other-instances":return`${made} with a different \`skip\` for ${found.range}.`}}var unknown3="unknown",shownModels=4,shownKernels=5,baselineWords={measured:"measured in this job",given:"from the suppl\
ied files",artifact:"from an artifact of an earlier run",absent:"none",incompatible:"not comparable",failed:"not availab\
le"};function describeSides({comparison,head,baselineAge}){if(comparison===null)return head===null?null:profileLine(head);
let{base,baseline}=comparison,gpu=comparesGpu(comparison)?`, on ${listGpuModels(comparison.head.machine)}`:"";if(base===
null)return`Head ${formatCommit(comparison.head.source)}${gpu}.`;let age=baselineAge===null?"":`, ${markProse(baselineAge)}`;
return`Head ${formatCommit(comparison.head.source)} against base ${formatCommit(base.source)} (${baselineWords[baseline.
state]}${age})${gpu}.`}function profileLine(head){let{gpus,nsys}=head.machine,gpu=gpus.length===0?"no GPU in the report":
listGpuModels(head.machine);return[...hasGpu(head)?[gpu]:[],`nsys ${markProse(nsys??"(unknown version)")}`,formatRounds(
head.rounds.length)].join(" \xB7 ")}function formatCommit({commit,ref,dirty}){return commit===null?ref===null?`(${unknown3}\
 commit)`:markName(ref):`${markName(commit.slice(0,12))}${dirty===!0?" with changes":""}`}function formatCommitWithRef(source){
let{commit,ref}=source;return`${formatCommit(source)}${commit===null||ref===null?"":` (${markName(ref)})`}`}function listGpuModels({
gpus}){let models=[...new Set(gpus.map(({name})=>name))].map(markProse);return models.length===0?"an unknown GPU":listText(
models,shownModels)}function measuredSection(input){let{comparison,head,base,commands,cost}=input,sides=[...createSideColumn(
"base",comparison?.base??base,base),...createSideColumn("head",comparison?.head??head,head)],costs=cost===null?null:describeCost(
cost),lookedUp=comparison===null?"detail":"reference",lines=commands.map(argv=>shellLine(argv)).join(`
`);return{anchor:"measured",title:"How it was measured",blocks:[...group("How it was measured","detail",[...factsTable(sides),
...comparison===null?[]:comparedBlocks(comparison)]),...costs===null?[]:[{kind:"footnote",text:costs}],...group("Command\
s to repeat the run","reference",lines===""?[]:[{kind:"lines",title:"Commands",text:lines}]),...head===null?[]:checksGroup(
head,lookedUp),...warningsGroup([base,head],lookedUp)]}}function createSideColumn(name,side,profile){if(side===null)return[];
if("workload"in side){let of={...side,command:side.workload.command};return[{name,of,ran:profileFacts(side),rounds:formatRounds(
side.rounds.length),meanSmClockMhz:null}]}let ran=profile===null?{...side,exitText:describeExit(side.exitCode,unknown3)}:
profileFacts(profile),rounds=formatRounds(side.rounds,side.processes);return[{name,of:side,ran,rounds,meanSmClockMhz:side.
meanSmClockMhz}]}function profileFacts({isolation,workload,ncu}){return{isolation,ncuState:ncu?.state??"off",exitText:describeExit(
workload.exitCode,"unknown (bare report)")}}function describeExit(exitCode,otherwise){return exitCode===null?otherwise:String(
exitCode)}function factsTable(sides){let named=text=>text==null||text===""?unknown3:markName(text),rows=[["code",({of})=>formatCommitWithRef(
of.source)],["measured",({of,rounds})=>`${rounds}, ${formatDate(of.measuredAt)}`],["mean SM clock",({meanSmClockMhz})=>meanSmClockMhz===
null?unknown3:`${meanSmClockMhz.toFixed(0)} MHz`],["GPU",({of})=>of.machine.gpus.length===0?unknown3:listGpuModels(of.machine)],
["driver",({of})=>named(of.machine.driver)],["CUDA (driver)",({of})=>named(of.machine.cuda)],["nsys",({of})=>named(of.machine.
nsys)],["ncu",({of,ran})=>markProse(formatNcuVersion(of.machine.ncu,ran.ncuState))],["profiler isolation",({ran})=>named(
ran.isolation)],["command",({of})=>named(of.command.join(" "))],["exit code",({ran})=>ran.exitText],["tool",({of})=>markProse(
`${of.tool.name} ${of.tool.version}`)]].map(([title2,textOf])=>({title:title2,texts:sides.map(textOf)})).filter(({texts})=>texts.
some(text=>text!==unknown3)).map(({title:title2,texts})=>({cells:()=>[title2,...texts]})),columns2=[textColumn(""),...sides.
map(({name})=>textColumn(name))];return sides.length===0?[]:table("How it was measured",columns2,rows,"facts","profile.j\
son")}function comparedBlocks(comparison){let{base,head,baseline,interleaved,machineDifferences,calibration,limitations}=comparison,
isLimited=kind=>limitations.some(limitation=>limitation.kind===kind),items=[...base===null||baseline.text===null?[]:[markProse(
baseline.text)],...base===null||!interleaved?[]:["Base and head took turns, so heat and clocks affected both sides equal\
ly."],...drawItems(base,head),...machineDifferences.map(describeDifference),...base===null||isLimited("not-calibrated")||
!comparesGpu(comparison)?[]:[describeCalibration(calibration)],...disturbedItems("base",base),...disturbedItems("head",head)];
return list(items,"lines","comparison.json")}function drawItems(base,head){if(base?.draw==null&&head.draw===null)return[];
if(base?.draw?.id!==head.draw?.id)return["The sides' autotuners chose on their own, so kernels may differ without a chan\
ge of the code."];let ownKernels=[...new Set([base?.draw,head.draw].flatMap(draw=>draw?.ownKernels??[]))];return[`Autotu\
ners made the same choices for both sides${ownKernels.length===0?"":`, except for kernels that each round tuned anew: ${listText(
ownKernels.map(markName),shownKernels)}`}.`]}var consequences={incomparable:"so base and head can't be compared",cautious:"\
so thresholds are larger",none:"which doesn't affect the verdict"};function describeDifference({what,base,head,consequence}){
let value=text=>text===null?unknown3:markProse(text);return`The ${markProse(what)} differs: ${value(base)} for base, ${value(
head)} for head (${consequences[consequence]})`}function describeCalibration({used,misfit,createdAt,from,pairs,falseAlarms}){
if(!used)return misfit===null?"This runner isn't calibrated, so the default thresholds apply.":markProse(explainMisfit(misfit));
if(from==="history")return`Thresholds come from this runner's history up to ${formatDate(createdAt)}.`;let alarms=falseAlarms===
null?"":`, with ${counted(falseAlarms.alarms,"false alarm")} in ${counted(falseAlarms.comparisons,"comparison")} of equa\
l sides`;return`Thresholds come from this runner's calibration of ${formatDate(createdAt)}, from ${pairs===null?"an unkn\
own number of pairs":counted(pairs,"pair")}${alarms}.`}function disturbedItems(name,side){return(side?.disturbedRounds??
[]).map(round=>({text:`round ${formatCount(round.round)} of ${name}: ${describeDisturbance(round)}`,tone:"warning"}))}function checksGroup(profile,importance){
let{rounds,checks}=profile,launches=rounds.map(({outside:outside2})=>outside2.launches),kernelNs=median(rounds.map(({outside:outside2})=>outside2.
kernelNs)),outside=Math.max(0,...launches)===0?"No kernels ran outside these ranges.":`Kernels outside these ranges took\
 ${formatNs(kernelNs)}, in ${countsWith(launches,"launch","launches")}.`;return group("Checked against the tools' own nu\
mbers",importance,list([...hasGpu(profile)?[outside]:[],...checks.map(({check,state,detail})=>({text:`${state==="held"?"\
checked":"not checked"}: ${markProse(check)}: ${markProse(detail)}`,tone:state==="held"?"good":"warning"}))],"checks","p\
rofile.json"))}function warningsGroup([base,head],importance){let items=[...(base?.warnings??[]).map(text=>({side:"base",
text})),...(head?.warnings??[]).map(text=>({side:"head",text}))].map(({side,text})=>({text:`${base===null?"":`${side}: `}${markProse(
text)}`,tone:"warning"}));return group("Warnings",importance,list(items,"warnings","profile.json"))}function reportRanges({head,base,comparison}){let find=(profile,{name,domain})=>profile?.ranges.find(range=>range.name===
name&&range.domain===domain)??null;return comparison===null||comparison.base===null?(head?.ranges??[]).map(range=>({name:range.
name,domain:range.domain,row:null,base:null,head:range})):rangesBySeverity(comparison).map(row=>({name:row.name,domain:row.
domain,row,base:find(base,row),head:find(head,row)}))}function isToldByRanks({cause,ranks}){return ranks!==null&&(cause?.
kind==="rank"||cause?.kind==="exposed-transfer")}var shownRanks=8;function comparedRanks({ranks:row}){if(row===null)return null;let{ranks,exposedTransfer,skew}=row,shown2=pickExtremes(
ranks,({work,heldUpNs})=>[work.state==="regressed"?2:work.mayBeSlower?1:0,work.headNs??0,heldUpNs.head]),[base,head]=[exposedTransfer.
baseNs??0,exposedTransfer.headNs??0];return{rows:shown2.map(rank=>({title:rankText(rank),...rank})),lines:[...restLine(ranks.
map(({work})=>work.headNs??0),shown2.length),`Communication not hidden by work: ${formatNs(base)} \u2192 ${formatNs(head)}\
 per rank. The rank with the most work has ${percent(skew.base)} more work than the ${ranks.length>2?"median":"other"} r\
ank in base, and ${percent(skew.head)} more in head.`]}}function measuredRanks({rounds}){let ranks=rounds[0]?.ranks??[];
if(ranks.length<2||rounds.some(round=>round.ranks.length!==ranks.length))return null;let rows=ranks.map((rank,index)=>{let takeMedian=pick=>median(
rounds.map(round=>pick(round.ranks[index]??rank))),takeMedianOrNull=pick=>{let values=rounds.map(round=>pick((round.ranks[index]??
rank).communication));return values.includes(null)?null:median(values.map(value=>value??0))};return{title:rankText(rank),
launches:takeMedian(({launches})=>launches),workNs:takeMedian(({workNs})=>workNs),idleNs:takeMedian(({idleNs:idleNs2})=>idleNs2),
waitingNs:takeMedianOrNull(({waitingNs})=>waitingNs),exposedTransferNs:takeMedianOrNull(({exposedTransferNs})=>exposedTransferNs),
joinedLast:takeMedianOrNull(({joinedLast})=>joinedLast)}}),shown2=pickExtremes(rows,({workNs,joinedLast})=>[workNs,joinedLast??
0]);return{rows:shown2,lines:[...restLine(rows.map(({workNs})=>workNs),shown2.length),...collectiveLines(rounds[0]),...clockLines(
rounds[0])]}}function clockLines(round){let clocks=round?.rankClocks??null;return clocks===null?[]:clocks.collectives===
0?["The reports have no collectives in common, so only the machines' clocks show which rank began last."]:[`The reports'\
 clocks are aligned to within ${formatNs(clocks.residualNs)}, based on the ends of ${formatCount(clocks.collectives)} co\
llectives.`]}var shownCollectives=4;function collectiveLines(round){let all=round?.collectives??[],lines=all.slice(0,shownCollectives).
map(collective=>{let{operation,bytes,ranks,count,transferNs}=collective,factor=busFactors.get(operation)?.(ranks),speed=bytes===
null||factor===void 0||transferNs===0?"":`, ${(factor*bytes*count/transferNs).toFixed(1)} GB/s bus bandwidth`,size=bytes===
null?"":` of ${counted(bytes,"byte")}`;return`${formatCount(count)} \xD7 ${operation}${size} over ${counted(ranks,"rank")}\
: ${formatNs(transferNs)} transfer${speed}.`});return all.length>shownCollectives?[...lines,`\u2026 and ${counted(all.length-
shownCollectives,"more kind")} of collectives.`]:lines}var busFactors=new Map([["AllReduce",ranks=>2*(ranks-1)/ranks],["\
AllGather",ranks=>ranks-1],["ReduceScatter",ranks=>ranks-1],["Broadcast",()=>1],["Reduce",()=>1]]);function pickExtremes(ranks,values){
if(ranks.length<=shownRanks)return ranks;let most=new Set(ranks.map(rank=>({rank,of:values(rank)})).toSorted((a,b)=>{let at=a.
of.findIndex((value,index)=>value!==b.of[index]);return at<0?0:(b.of[at]??0)-(a.of[at]??0)}).slice(0,shownRanks).map(({rank})=>rank));
return ranks.filter(rank=>most.has(rank))}function restLine(workNs,shown2){if(workNs.length<=shown2)return[];let[least,most]=[
Math.min(...workNs),Math.max(...workNs)];return[`${formatCount(shown2)} of ${counted(workNs.length,"rank")} are shown. O\
wn work across all ranks: ${formatNs(least)} to ${formatNs(most)}, median ${formatNs(median(workNs))}.`]}function ranksPart(range){let{row,base,head}=range,blocks=row===null?[]:comparedTable(range),shown2=blocks.length===0?measuredTable(
range):blocks,isDrawn=(row===null||!isToldByRanks(row))&&[base,head].some(profile=>(profile?.rounds[0]?.ranks??[]).length>
1);return group("Ranks","detail",[...isDrawn?[{kind:"figure",name:"ranks",range}]:[],...shown2])}function comparedTable(range){
let ranks=range.row===null?null:comparedRanks(range.row);if(ranks===null)return[];let isJudged=range.row?.verdict!=="inc\
omparable",rows=ranks.rows.map(({title:title2,work,waitingNs,joinedLast})=>({cells:()=>[title2,timeChange(work,isJudged),
timesCell(work),timesCell({baseNs:waitingNs.base,headNs:waitingNs.head}),countsCell(joinedLast)]})),columns2=[textColumn(
"own work"),changeColumn(),sidesColumn("time"),pairColumn("waits for others"),pairColumn("began last",0)];return[...table(
`Ranks of ${rangeName(range)}`,columns2,rows,"ranks","comparison.json"),...ranks.lines.map(line=>paragraph(line))]}function measuredTable(range){
let ranks=range.head===null?null:measuredRanks(range.head);if(ranks===null)return[];let rows=ranks.rows.map(({title:title2,
launches,workNs,waitingNs,exposedTransferNs,idleNs:idleNs2,joinedLast})=>({cells:()=>[title2,countCell(launches),nsCell(
workNs),nsCell(waitingNs),nsCell(exposedTransferNs),nsCell(idleNs2),countCell(joinedLast)]})),columns2=[textColumn("GPU"),
numberColumn("launches",0),numberColumn("own work"),numberColumn("waits for others"),numberColumn("exposed transfer",3),
numberColumn("idle",1),numberColumn("began last",2)];return[...table(`Ranks of ${rangeName(range)}`,columns2,rows,"ranks",
"profile.json"),...ranks.lines.map(line=>paragraph(line))]}var worst=2;function isToldByOperators({row}){return row?.cause?.kind==="operator"&&row.verdict!=="incomparable"}function operatorsPart(range){
let{row,head}=range;if(row===null)return head===null?[]:group("Nested ranges by time","detail",measuredTable2(head));let isTold=isToldByOperators(
range);return group(isTold?"Nested ranges that changed most":"Nested ranges by time",isTold?"main":"detail",comparedTable2(
row,isTold))}function comparedTable2(range,isTold){let rows=(isTold?toldFirst(range):range.operators.toSorted((a,b)=>sumTime(
b)-sumTime(a))).map((row,index)=>{let cells=()=>[timeChange(row.time,range.verdict!=="incomparable","small"),timesCell(row.
time),`${markName(operatorText(range,row.path))}${countAlike(row.paths,row.spread)}${onGpu(row)}`,numberCell(row.impactRatio,
signedPercent),countsCell(row.launches),timesCell({baseNs:row.hostNs.base,headNs:row.hostNs.head}),numberCell(row.shareRatio,
percent)],isNotable=row.time.state==="regressed"||row.time.mayBeSlower;return isTold&&index>=worst?{isNotable,cells,importance:"\
detail"}:{isNotable,cells}}),columns2=[changeColumn(),sidesColumn("time"),textColumn("nested range"),numberColumn("of ra\
nge",2),pairColumn("launches",4),pairColumn("time on the host",1),numberColumn("share",3)];return longTable(`Ranges nest\
ed in ${rangeName(range)}`,columns2,rows,"nested ranges","comparison.json")}function toldFirst({operators,cause}){if(cause?.
kind!=="operator")return operators;let isCause=({path,device,report})=>path.join("\0")===cause.path.join("\0")&&device===
cause.device&&report===cause.report;return[...operators.filter(isCause),...operators.filter(row=>!isCause(row))]}function sumTime({
time}){return Math.max(time.baseNs??0,time.headNs??0)}function countAlike(paths,spread){if(paths===1)return"";let changes=spread===
null?"":`, ${signedPercent(spread.lowRatio)} to ${signedPercent(spread.highRatio)}`;return` (${String(paths)}${changes})`}
function measuredTable2(range){let rows=groupAlikeOperators(range.operators).map(alike=>({cells:()=>measuredCells(range,
alike)})),columns2=[numberColumn("time"),textColumn("nested range"),numberColumn("own"),numberColumn("each",2),numberColumn(
"instances",1),numberColumn("launches",4),numberColumn("time on the host",5),numberColumn("GPU idle",3)],{operatorsLeftOut:hidden}=range;
return[...longTable(`Ranges nested in ${rangeName(range)}`,columns2,rows,"nested ranges","profile.json"),...hidden===0?[]:
[paragraph(`${counted(hidden,"shorter nested range is","shorter nested ranges are")} left out; their kernels count towar\
d the ranges that contain them.`)]]}function measuredCells(range,alike){let values=pick=>alike.map(row=>medianOverRounds(
row,pick)),sum=pick=>values(pick).reduce((total,value)=>total+value,0),totals=values(({totalNs})=>totalNs),[first]=alike,
name=markName(operatorText(range,sharedPath(alike.map(({path})=>path)))),hostNs=sum(round=>round.hostNs),spread=alike.length===
1?null:{least:Math.min(...totals),most:Math.max(...totals)};return[nsCell(sum(round=>round.totalNs)),`${name}${countAlike(
alike.length,null)}${first===void 0?"":onGpu(first)}`,nsCell(sum(round=>round.selfNs)),spread===null?"":eachCell(spread),
countCell(sum(round=>round.instances)),countCell(sum(round=>round.launches)),nsCell(hostNs),hostNs===0?"\u2013":numberCell(
sum(round=>round.idleNs)/hostNs,percent)]}function eachCell({least,most}){return{kind:"number",text:`${formatNs(least)} \
to ${formatNs(most)}`,value:most}}function kernelsPart(range,{comparison}){let{row,head}=range;if(row===null)return head===null?[]:group("Kernels by time",
"detail",headKernels(head));let hasNews=row.verdict!=="incomparable"&&row.kernels.some(isChangedKernel),kernels=hasNews?
row.kernels:row.kernels.toSorted((a,b)=>sumTime2(b)-sumTime2(a)),ids=comparison===null?null:rowIds(comparison),rows=kernels.
map(kernel=>{let shown2=kernelRow(kernel,row,comparison?.environment??null,ids?.get(kernel)?.id??null);return hasNews&&!isChangedKernel(
kernel)?{...shown2,importance:"detail"}:shown2}),columns2=[changeColumn(),sidesColumn("time"),kernelColumn,numberColumn(
"of range",2),numberColumn("share",3),pairColumn("launches",4),numberColumn("detectable",0),textColumn("family",1)],importance=hasNews&&
!isToldByOperators(range)?"main":"detail";return[...group(hasNews?"Kernels that changed most":"Kernels by time",importance,
[...table(`Kernels of ${rangeName(row)}`,columns2,rows,"kernels","comparison.json")]),...list(row.verdict==="incomparabl\
e"?[]:lineNotes(row),"notes","comparison.json")]}function sumTime2({time}){return Math.max(time.baseNs??0,time.headNs??0)}
function kernelRow(row,range,environment,id){let{name,time,impactRatio,shareRatio,launches,family}=row,isJudged=range.verdict!==
"incomparable",cells=()=>[timeChange(time,isJudged,"small"),timesCell(time),{kind:"kernel",name,id,remarks:explainKernel(
row,range,environment)},numberCell(impactRatio,signedPercent),numberCell(shareRatio,percent),countsCell(launches),time.detectableRatio===
null?"":numberCell(time.detectableRatio,percent),markName(family)],isNotable=time.state==="regressed"||time.mayBeSlower;
return{family,isNotable,cells}}function explainKernel(row,range,environment){return[...isReplacement(row)?[`replaces ${markKernel(
row.previousName??"")}`]:[],...explanations(row,range),...explainByLibraries(row,environment)]}function headKernels(range){
let wholeNs=medianKernelNs(range),columns2=[numberColumn("time"),kernelColumn,numberColumn("share"),numberColumn("launch\
es",5),numberColumn("median",2),numberColumn("min",1),numberColumn("max",0),numberColumn("rounds \xB1",3),textColumn("fa\
mily",4)],rows=range.kernels.map(kernel=>({kernel,totalNs:medianTotalNs(kernel)})).toSorted((a,b)=>b.totalNs-a.totalNs).
map(({kernel})=>({family:kernel.family,cells:()=>headCells(kernel,wholeNs)}));return table(`Kernels of ${rangeName(range)}`,
columns2,rows,"kernels","profile.json")}function headCells(kernel,wholeNs){let ran=kernel.rounds.filter(round=>round!==null),
totals=kernel.rounds.map(round=>round?.totalNs??0),totalNs=medianTotalNs(kernel),counts=formatCounts(kernel.rounds.map(round=>round?.
launches??0));return[nsCell(totalNs),{kind:"kernel",name:kernel.name,remarks:[]},{kind:"number",text:wholeNs===0?"\u2013":
formatShare(totalNs/wholeNs),value:totalNs},{kind:"number",text:counts,value:medianLaunches(kernel)},...[median(ran.map(
({medianNs})=>medianNs)),Math.min(...ran.map(({minNs})=>minNs)),Math.max(...ran.map(({maxNs})=>maxNs))].map(ns=>numberCell(
ns,formatNs)),totals.length>1?numberCell(halfSpread(totals),formatShare):"\u2013",markName(kernel.family)]}function rangesSummary({comparison,head}){return comparison!==null&&comparison.base!==null?group("","summary",[...rangesTable(
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
state==="regressed"||latency?.time.state==="regressed";if(verdict==="pass"&&isSlower)return"\u2611\uFE0F\xA0";let open=whole.
verdict==="incomparable"||whole.verdict==="inconclusive";return verdict==="pass"&&open?"":`${verdictMarks[verdict]}\xA0`}
function countState({state},{verdict}){return verdict==="incomparable"||state==="noted"?"not-judged":state}function countsTable(comparison){
let several=comparison.ranges.length>1,rows=rangesBySeverity(comparison).flatMap(range=>shownCounts(range).filter(({metric,
base,head})=>metric!=="launches"&&base!==head).map(row=>({cells:()=>[`${countTitle(row)}${several?` in ${rangeName(range)}`:
""}`,countChange(row,range.verdict!=="incomparable"),judgedCounts(row)]}))),columns2=[textColumn("exact counts that chan\
ged"),changeColumn(),pairColumn("base \u2192 head")];return table("Counts that changed",columns2,rows,"counts","comparis\
on.json")}function profileTable(label2,ranges){let rows=ranges.map(range=>({cells:()=>{let gpu=gpuShare(range.rounds);return[
rangeName(range),nsCell(medianKernelNs(range)),formatCounts(range.rounds.map(({launches})=>launches)),gpu===null?"unknow\
n":formatShare(gpu.share)]}})),columns2=[textColumn("NVTX range"),...["kernel time","launches","GPU busy"].map(heading=>numberColumn(
heading))];return longTable(label2,columns2,rows,"ranges","profile.json")}var parts=[timesPart,ranksPart,operatorsPart,kernelsPart,ncuPart];function rangesSection(input){let ranges=reportRanges(
input);return{anchor:"ranges",title:"Ranges",blocks:[{kind:"parts",noun:"ranges",file:input.comparison===null?"profile.j\
son":"comparison.json",parts:alikeRanges(ranges).flatMap(alike=>alike.length<leastFolded?alike.map(range=>createRangePart(
range,input,range===ranges[0])):[foldedPart(alike,input)])}]}}function createRangePart(range,input,isWorst){let drawn={kind:"\
figure",name:"deciding",range},isDrawn=range.row===null||!isWorst&&!isUnchanged(range.row);return{name:rangeName(range),
title:nameRangePart(range),tag:range.row?.verdict??null,isUnchanged:range.row!==null&&isUnchanged(range.row),blocks:()=>[
...isDrawn?[drawn]:[],...parts.flatMap(part2=>part2(range,input))]}}var leastFolded=3;function alikeRanges(ranges){return[
...Map.groupBy(ranges,({name,domain,row})=>row?.verdict==="regressed"?rangeText(name,domain):`${rangeText(withoutNumbers(
name),domain)} ${String(row?.verdict)}`).values()]}function foldedPart(alike,{comparison}){let[name=""]=sharedPath(alike.
map(range=>[range.name])),domain=alike[0]?.domain??"",shown2=markName(domain===""?name:`${name}@${domain}`),rows=alike.flatMap(
({row})=>row??[]),measured=alike.flatMap(({head})=>head??[]).toSorted((a,b)=>busyNs(b)-busyNs(a));return{name:shown2,title:`${countText(
alike.length)} NVTX ranges ${shown2}`,tag:rows[0]?.verdict??null,isUnchanged:rows.length>0&&rows.every(isUnchanged),blocks:()=>group(
"Ranges by time on the GPU","main",[...comparison===null||rows.length===0?profileTable(`Ranges ${shown2}`,measured):rangesTable(
`Ranges ${shown2}`,{...comparison,ranges:rows},!1).map(asLong),paragraph("To see all about one of these ranges, name it \
(ranges, --range).")])}}function asLong(block){return{...block,isLong:!0}}function busyNs({rounds}){return median(rounds.
map(({gpuBusyNs})=>gpuBusyNs))}function isUnchanged({verdict,gpuBusyTime,latency}){let states=[gpuBusyTime.state,latency?.
time.state];return verdict==="pass"&&!states.includes("improved")&&!states.includes("regressed")}function nameRangePart(range){
let{name,domain,head,row}=range;if(row!==null)return`NVTX range ${rangeName(range)}`;let instances=median((head?.rounds??
[]).map(round=>round.instances)),skipped=head?.skippedInstances??0,measured=`${counted(instances,"instance")}${skipped===
0?"":` after ${String(skipped)} skipped`}${(head?.rounds.length??0)>1?", medians over rounds":""}`;return name===wholeCaptureName&&
domain===""?`The whole capture, without NVTX ranges: ${measured}`:`NVTX range ${rangeName(range)}: ${measured}`}var file2="comparison.json",shownElsewhere=new Set(["range-regressed","range-improved","range-inconclusive","kernel-regr\
essed","swapped-kernel-regressed","kernel-slower","kernel-moved","kernel-variant","kernel-overlap","kernels-replaced","f\
amily-new","family-removed","metric-regressed","metric-improved","memory-regressed","memory-improved","budget-broken","a\
ccepted","accepted-unmatched","baseline-absent","baseline-failed","baseline-incompatible",...Object.values(countReasonIds).
flatMap(({up,down})=>[up,down])]),shownInRows=new Set(["kernel-new","kernel-removed","kernel-swapped"]);function whySection(input){
let{comparison}=input;return{anchor:"why",title:"Why",blocks:[...decidingFigure(input),...rangesSummary(input),...comparison===
null?[]:decidingBlocks(comparison,writeLead(input).quoted)]}}function decidingFigure(input){let[worst2]=reportRanges(input);
return worst2===void 0||input.comparison===null?[]:input.comparison.verdict==="regressed"&&worst2.row?.verdict!=="regres\
sed"?[]:group("Why","main",[{kind:"figure",name:"deciding",range:worst2}])}function decidingBlocks(comparison,quoted){let{
budgets,accepted,reasons}=comparison,broken=budgets.filter(({state})=>state!=="held"),near=reasons.filter(({id})=>id==="\
accepted-unmatched");return[...group("Budgets exceeded","main",list(broken.map(budget=>({...budgetItem(budget),isRepeated:broken.
length<=namedBudgets})),"budgets",file2)),...group("Accepted regressions","main",list(accepted.length===0?[]:[...accepted.
map(acceptedItem),...near.map(({text})=>({text:markProse(text),tone:"warning"}))],"entries",file2)),...group("Reasons","\
main",list(reasonItems(comparison,!0,quoted),"reasons",file2))]}function notesSection({comparison}){if(comparison===null)
return{anchor:"notes",title:"Notes",blocks:[]};let held=comparison.budgets.filter(({state})=>state==="held");return{anchor:"\
notes",title:"Notes",blocks:[...group("Also seen","detail",list(reasonItems(comparison,!1,null),"notes",file2)),...group(
"Budgets met","detail",list(held.map(budgetItem),"budgets",file2)),...limitationsGroup(comparison)]}}function limitationsGroup(comparison){
return group("Limitations","detail",list(describeLimitations(comparison).map(limitationItem),"limitations",file2))}function reasonItems({
reasons,verdict:whole},decides,quoted){let isDeciding=verdict=>verdict!==null&&(isBad(verdict)||!isBad(whole)),slower=new Set(
reasons.flatMap(({id,range})=>id==="range-regressed"?[range]:[])),isShown=reason=>shownElsewhere.has(reason.id)||reason===
quoted||reason.id==="family-regressed"&&slower.has(reason.range);return reasons.filter(({id,verdict})=>isDeciding(verdict)===
decides&&!(verdict===null&&shownInRows.has(id))).map(reason=>({text:formatReason(reason),tone:chooseTone(reason),isRepeated:isShown(
reason)}))}function chooseTone({verdict}){return verdict===null?"note":isBad(verdict)?"bad":"unsure"}function isBad(verdict){
return verdict==="regressed"||verdict==="over-budget"||verdict==="not-improved"}function formatReason({range,kernel,text}){
let where=[...range===null?[]:[markName(range)],...kernel===null?[]:[markKernel(kernel)]].join(", ");return`${where}${where===
""?"":": "}${markProse(text)}`}function budgetItem(budget){return{text:formatBudget(budget),tone:budget.state==="held"?"\
good":"bad"}}function acceptedItem(result){return{text:describeAccepted(result),tone:result.state==="used"?"accepted":"w\
arning"}}function limitationItem(text){return{text:markProse(text),tone:"note"}}var sections=[metricsSection,whySection,rangesSection,environmentSection,notesSection,input=>figureSection("Timeline","t\
imeline",input),input=>figureSection("Roofline","roofline",input),ncuSection,findingsSection,measuredSection];function reportDocument(input){
return{lead:writeLead(input),effect:describeEffect(input),opening:openingBlocks(input),sections:sections.map(section=>section(
input)).filter(({blocks})=>blocks.length>0)}}function openingBlocks(input){let{failure}=input,isThen=isWorseThenFailed(input),
measured=failure===null||isThen?null:measuredLead(input),against=describeSides(input);return[...failure!==null&&isThen?[
paragraph(markProse(failure.what),"Then it failed")]:[],...failure===null?[]:failureBlocks(failure),...measured===null?[]:
[paragraph(measured.what,"Measured before the failure")],...against===null?[]:[paragraph(against)]]}function figureSection(title2,name,{
head}){return{anchor:name,title:title2,blocks:head===null?[]:[{kind:"figure",name}]}}export{formatChange,formatPair,formatSide,gpuShare,formatDate,sparkline,formatDay,runTitle,shortCommit,wallPartTitles,kernelsPart,
explainKernel,formatFigure,left,right,flexible,leaving,textTable,escapeMarkdown,markdownCode,markdownTable,writeLead,measuredLead,
isWorseThenFailed,checkConclusion,describeEffect,describeCost,failureBlocks,topFindings,plainWords,summaryMarkdown,findingsSection,
reportInput,describeLimitations,verdictLimitations,describeSides,profileLine,listGpuModels,comparedBlocks,reportRanges,isToldByRanks,
reportDocument};
