import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{budgetsText}from"./chunk-OSPQ3PQL.js";import{comparesGpu,countReasonIds,hasGpuTime}from"./chunk-IG4XIXGV.js";
import{isLaunchesAgain,likeliestSite,linkedEnough,unknownChange}from"./chunk-PI6DL2IX.js";import{kernelText,metricSentences,
nameText,proseText,rangeName}from"./chunk-KOLGLZ76.js";import{countAmount,formatCount,formatNs,nsAmount}from"./chunk-P7EYOAZ4.js";
import{operatorText}from"./chunk-T2VURG6D.js";import{rankText}from"./chunk-JDFCM7GS.js";import{counted}from"./chunk-UWABTZDV.js";
import{amountText,changeWithInterval,pairText,percent,rangeText,signedPercent,sizeAmount}from"./chunk-YTVQXYLK.js";var shownCallers=3,shownLayers=4;function launchSiteText(found,{noun,isSilent}){return[isSilent?null:lineText(found,noun),
layersText(found.layers)].filter(text=>text!==null)}function lineText({launches,linkedRatio,sites},noun){let[site]=sites,
calls=noun===""?"calls":"launches";if(site!==void 0){let share=`; we know the line of only ${percent(linkedRatio)} of th\
ese ${calls}`;return`${siteText(site,noun)}${otherSites(sites)}${linkedRatio<linkedEnough?share:""}`}return linkedRatio>
0?`calling line unknown, because no line in the repository makes more of these ${calls} than before`:launches===0?`calli\
ng line unknown, because the run with call stacks recorded none of these ${calls}`:`calling line unknown, because none o\
f these ${calls} has a call stack with a line in the repository`}function lineSearchText(search){switch(search.state){case"\
searched":return null;case"no-lines":return"calling lines: unknown, because no call has a call stack with a line in the \
repository";case"off":return"calling lines: not searched, because `lines` is off";case"server":return"calling lines: not\
 searched, because we can't record a server's call stacks yet";case"round-failed":return"calling lines: not searched, be\
cause an earlier round failed";case"out-of-time":return`calling lines: not searched, because the time budget of ${search.
timeBudget??"this run"} was spent`;case"failed":return"calling lines: unknown, because the run with call stacks failed; \
a warning says why"}}function siteText(site,noun){let{base,head,changed}=site,touched=changed===!0?", a line that this c\
hange touches":"",counts=base===null||base===head?formatCount(head):`${formatCount(base)} \u2192 ${formatCount(head)}`,what=noun!==
""&&counts==="1"?" launch":noun,callers=callersOf(site).map(caller=>` \u2190 ${nameText(caller)}`);return`${counts}${what}\
 from ${placeText(site)}${touched}${callers.join("")}`}function placeText(site){return`${nameText(placeOf(site))} (${nameText(
site.function)})`}function callersOf({file,line,frames}){let own=frames.findIndex(frame=>frame.own&&frame.file===file&&frame.
line===line);return frames.slice(own+1).filter(frame=>frame.own).slice(0,shownCallers).map(placeOf)}function placeOf({file,
line}){return`${file??"unknown"}${line===null?"":`:${String(line)}`}`}function otherSites(sites){let others=sites.length-
1;return others<=0?"":` (and ${counted(others,"more line")}, in comparison.json)`}function layersText(layers){let more=layers.
filter(({base,head})=>base!==null&&head>base),shown=more.length>0?more:layers;if(shown.length===0)return null;let names=shown.
slice(0,shownLayers).map(({path})=>nameText(layerName(path))),rest=shown.length-names.length;return`in ${shown.length===
1?"the layer":"the layers"} ${names.join(", ")}${rest>0?` and ${String(rest)} more`:""}`}function layerName(path){return path.
join(" \u203A ")}function graphNodeLines(nodes){return[...Map.groupBy(nodes,({kernel})=>kernel)].map(([kernel,changes])=>{
let total=side=>changes.reduce((sum,change)=>sum+change[side],0),places=changes.filter(({layer})=>layer.length>0).slice(
0,shownLayers).map(({layer,base:base2,head:head2})=>`${nameText(layerName(layer))} ${formatCount(base2)} \u2192 ${formatCount(
head2)}`),rest=changes.length-places.length,where=places.length===0?"":`: ${places.join(", ")}${rest>0?` and ${String(rest)}\
 more`:""}`,[base,head]=[total("base"),total("head")],what=base===head?"moved":head>base?`${formatCount(head-base)} more`:
`${formatCount(base-head)} fewer`;return`${kernelText(kernel)}: ${what} ${Math.abs(head-base)===1?"node":"nodes"} in the\
 CUDA graphs${where}`})}var shownOpcodes=4;function machineCodeText(change){let{state,findings,mix,instructions}=change,hot=change.hot.head===null?
[]:[hotText(change.hot.head)];if(state==="identical")return["the machine code is the same on both sides, so the kernel's\
 input or the environment is to blame",...hot];if(state==="other-registers")return["the machine code differs only in reg\
ister numbers",...hot];let opcodes=mix.slice(0,shownOpcodes).map(({opcode,base,head})=>`${nameText(opcode)} ${sidesText(
{base,head})}`),opcodeText=opcodes.length===0?`the machine code differs only in operands (${counted(instructions.head,"i\
nstruction")})`:`machine code: ${opcodes.join(", ")} of ${sidesText(instructions)} instructions`;return[...findings.map(
findingText),opcodeText,...hot]}function findingText(finding){switch(finding.kind){case"spills":return`spills to local m\
emory (registers, or an array with a computed index): ${sidesText(finding.loads)} loads (LDL), ${sidesText(finding.stores)}\
 stores (STL)`;case"narrower-loads":case"narrower-stores":{let widths=finding.widths.map(({bits,...sides})=>`${String(bits)}\
 bits ${sidesText(sides)}`);return`vectorized ${finding.kind==="narrower-loads"?"loads":"stores"} were lost: ${widths.join(
", ")}`}case"precision":return finding.from==="tensor"?`the kernel no longer uses the tensor cores; it computes in ${precisions[finding.
to]}`:`the kernel computes ${finding.to==="tensor"?"on":"in"} ${precisions[finding.to]} instead of ${precisions[finding.
from]}`}}var precisions={fp64:"double precision (FP64)",fp32:"single precision (FP32)",fp16:"half precision (FP16 or BF1\
6)",tensor:"the tensor cores"};function hotText({instruction,shareRatio,line}){let where=line===null?"":`, and ${percent(
line.shareRatio)} in ${nameText(`${line.file}:${String(line.line)}`)}`;return`${percent(shareRatio)} of the kernel's sam\
ples are in ${nameText(instruction)}${where}`}function sidesText({base,head}){return base===head?formatCount(head):`${formatCount(
base)} \u2192 ${formatCount(head)}`}var rowStates={regressed:{sign:"\u25B2",color:"\u{1F534}",word:"slower"},improved:{sign:"\u25BC",color:"\u{1F7E2}",word:"\
faster"},same:{sign:"=",color:"",word:"same"},inconclusive:{sign:"?",color:"\u{1F7E1}",word:"unclear"},moved:{sign:"\u2194",
color:"\u2194\uFE0F",word:"moved"},"other-variant":{sign:"\u2194",color:"\u2194\uFE0F",word:"variant"},noted:{sign:"\u25B3",
color:"\u25B3",word:"slower"},waits:{sign:"\xB7",color:"",word:"waits"},new:{sign:"+",color:"\u{1F195}",word:"new"},removed:{
sign:"\u2212",color:"\u2796",word:"gone"},"not-judged":{sign:"\xB7",color:"",word:"small"}};function sumRows(range){let{
gpuBusyTime,kernelTime,wallTime,latency}=range,onGpu2=[{title:"time on the GPU",time:gpuBusyTime},{title:"sum of kernel \
durations",time:kernelTime}];return[...hasGpuTime(range)?onGpu2:[],...latency===null?[{title:"wall time (traced)",time:wallTime}]:
latencyRows(latency)]}function shownWall({time}){return{time:time.mayBeSlower&&!time.isProbable?{...time,state:"not-judg\
ed"}:time,unjudged:"not judged"}}function latencyRows(latency){let{base,head,statistic,time}=latency,shown=(name,baseNs,headNs)=>({
title:`wall time (untraced, ${name})`,time:{...unknownChange,baseNs,headNs,changeRatio:baseNs===0?null:headNs/baseNs-1,rounds:time.
rounds}});return[{title:`wall time (untraced, ${statistic})`,...shownWall(latency)},...statistic==="minimum"?[shown("med\
ian",base.medianNs,head.medianNs)]:[],shown("p90",base.p90Ns,head.p90Ns)]}function shownCounts({counts}){return counts.filter(
row=>(row.base>0||row.head>0)&&!isLaunchesAgain(row,counts))}var countTitles={launches:"launches",hostLaunches:"launches\
 by the host",graphLaunches:"graph launches",copies:"copies",copiedBytes:"bytes",blockingCopies:"copies that the host wa\
its for",synchronizations:"synchronizations"};function countTitle({metric,kind}){return`${countTitles[metric]}${kind===null?
"":` ${nameText(kind)}`}`}function countValue({metric},value){return metric==="copiedBytes"?sizeAmount(value):countAmount(
value)}function countWord({base,head,state}){return state==="regressed"?head>base?"more":"fewer, worse":state==="improve\
d"?head>base?"more, better":"fewer":state!=="noted"?null:head>base?"more, no regression":"fewer"}var severity=["regresse\
d","incomparable","inconclusive","pass"];function bySlowdown(one,other){return(other.gpuBusyTime.changeRatio??0)-(one.gpuBusyTime.
changeRatio??0)}function rangesBySeverity({ranges}){return ranges.toSorted((one,other)=>severity.indexOf(one.verdict)-severity.
indexOf(other.verdict)||(one.verdict==="regressed"?bySlowdown(one,other):0))}function isReplacement({match,previousName}){
return previousName!==null&&(match==="swapped"||match==="variant")}function explanations({explanation,time,machineCode,launchSites},range){
let moved=time.state==="noted"?time.why:null;return[...[explanation,moved].flatMap(text=>text===null?[]:[proseText(text)]),
...machineCode===null?[]:machineCodeText(machineCode),...launchSites===null?[]:launchSiteText(launchSites,{noun:" launch\
es",isSilent:isWithoutLines(range)})]}function lineNotes(range){let{counts,graphNodes,lineSearch}=range,isSilent=isWithoutLines(
range),rows=counts.flatMap(row=>{let{launchSites,metric}=row;if(launchSites===null||metric==="copiedBytes"||isLaunchesAgain(
row,counts))return[];let texts=launchSiteText(launchSites,{noun:"",isSilent});return texts.length===0?[]:[{title:countTitle(
row),text:texts.join("; ")}]}),notes=[...Map.groupBy(rows,({text})=>text)].map(([text,same])=>`${same.map(({title})=>title).
join(", ")}: ${text}`),missing=lineSearch===null?null:lineSearchText(lineSearch);return[...notes,...missing===null?[]:[missing],
...graphNodeLines(graphNodes)]}function isWithoutLines({lineSearch}){return lineSearch?.state==="no-lines"}var countRises=new Set(Object.values(countReasonIds).map(({up})=>up));function decisiveChanges(range,{reasons}){let label=rangeText(
range.name,range.domain),found=reasons.filter(reason=>reason.verdict==="regressed"&&reason.range===label),ofFamilies=found.
filter(({id})=>id==="family-regressed"),family=range.families.find(row=>ofFamilies.some(reason=>reason.family===null?row.
time.state==="regressed":reason.family===row.family)),metrics=new Set(found.filter(({id})=>countRises.has(id)).map(({metric})=>metric));
return{gpuTime:found.some(({id})=>id==="range-regressed"),wallTime:found.some(({id})=>id==="wall-time-slower"||id==="lat\
ency-regressed"),kernels:range.kernels.filter(({name})=>found.some(({kernel})=>kernel===name)),family:family??null,counts:range.
counts.filter(({metric,state})=>metrics.has(metric)&&state==="regressed")}}function quotedReason({verdict,reasons}){if(verdict===
"regressed"||verdict==="pass")return null;let[reason,...others]=reasons.filter(one=>one.verdict===verdict);return reason===
void 0?null:{reason,others:others.length}}function isAccepted({accepted}){return accepted.some(({state})=>state==="used")}function causeSite(range,comparison){let{kernels,counts}=decisiveChanges(range,comparison);return[...causeRows(range),...kernels,
...counts].flatMap(({launchSites})=>likeliestSite(launchSites)??[])[0]??null}function causeRows({cause,kernels,counts}){
switch(cause?.kind){case"kernel":return kernels.filter(({name})=>name===cause.kernel);case"family":return kernels.filter(
({family})=>family===cause.family);case"replaced":{let[most]=cause.came;return kernels.filter(({family,impactRatio})=>family===
most?.family&&impactRatio>0)}case"work":return counts.filter(({metric})=>metric==="launches");case"graph-lost":return counts.
filter(({metric})=>metric==="hostLaunches");default:return[]}}var namedRanges=2;function headline(comparison){let{verdict,metrics,budgets,goal}=comparison;return goal==="improve"&&verdict===
"pass"?improvedText(comparison):[metricSentences(metrics,verdict==="regressed"?"regressed":"improved"),gpuHeadline(comparison),
budgetsText(budgets)].filter(part=>part!=="").join(" ")}function improvedText(comparison){let own=comparison.metrics.filter(
({kind})=>kind==="reported"),reported=metricSentences(own,"improved");return`${gpuHeadline(comparison)}${reported===""?"":
` The program also reports its own numbers, which don't affect the verdict: ${reported}`}`}function gpuHeadline(comparison){
if(comparison.verdict==="regressed")return regressedText(comparison);if(comparison.base===null)return"All budgets are me\
t.";if(isAccepted(comparison)){let slower=slowerRanges(comparison),accepted="Slowdown accepted.";return slower.length===
0?accepted:`${named(slower,"got slower",range=>slowerText(range,comparison))} ${accepted}`}let faster=fasterRanges(comparison),
shorter=shorterRanges(comparison);return faster.length===0&&shorter.length>0?named(shorter,"got faster",range=>shorterText(
range)):faster.length===0?unchangedText(comparison):`${named(faster,"got faster",range=>fasterText(range))}${comparison.
wall==="unknown"?` ${wallNotJudged}`:""}`}var wallNotJudged="Wall time: not judged.";function fasterRanges({ranges}){return ranges.
filter(({gpuBusyTime})=>gpuBusyTime.state==="improved").toSorted((one,other)=>bySlowdown(other,one))}function shorterRanges({
goal,ranges}){return goal==="hold"?[]:ranges.filter(({latency})=>latency?.time.state==="improved")}function slowerRanges({
ranges}){return ranges.filter(({gpuBusyTime})=>gpuBusyTime.state==="regressed").toSorted(bySlowdown)}function hasOneProcess({
base,head}){return[base,head].some(side=>side!==null&&side.processes===1&&side.rounds>1)}function isOneRound({ranges}){return ranges.
some(({gpuBusyTime})=>gpuBusyTime.rounds===1&&gpuBusyTime.changeRatio!==null)}function regressedText(comparison){let ranges=comparison.
ranges.filter(range=>range.verdict==="regressed").toSorted(bySlowdown);return named(ranges,"regressed",range=>{let decisive=decisiveChanges(
range,comparison);if(decisive.gpuTime)return slowerText(range,comparison);if(decisive.wallTime){let wall=range.latency?.
time??range.wallTime;return`${rangeName(range)} takes ${changedBy(wall,"more wall time")}${timesText(wall)}.`}let{changeRatio}=range.
gpuBusyTime,whole=changeRatio===null?"":`; the range's time on the GPU: ${signedPercent(changeRatio)}`;return`In ${rangeName(
range)}, ${decisiveWords(decisive).join(", and ")}${fromLine(range,comparison)}${whole}.`})}function decisiveWords({kernels,
family,counts}){let[kernel,...others]=kernels,more=others.length===0?"":` (${counted(others.length,"more kernel")})`,slower=({
time})=>`${changedBy(time,"longer")}${timesText(time)}`,[count,...otherCounts]=counts;return[...kernel===void 0?[]:[`${kernelText(
kernel.name)} takes ${slower(kernel)}${more}`],...kernel===void 0&&family!==null?[`${nameText(family.family)} kernels ta\
ke ${slower(family)}`]:[],...count===void 0?[]:[countText(count)],...otherCounts.slice(0,1).map(one=>countText(one))]}function countText(row){
let[base,head]=[row.base,row.head].map(value=>amountText(countValue(row,value)));return`${countTitle(row)} ${row.head>row.
base?"rose":"fell"} (${base??""} \u2192 ${head??""})`}function slowerText(range,comparison){let{gpuBusyTime:time}=range;
return`${rangeName(range)} takes ${changedBy(time,"longer")} on the GPU${timesText(time)}${because(range)}${fromLine(range,
comparison)}.`}function fromLine(range,comparison){let site=causeSite(range,comparison);return site===null?"":`, from ${placeText(
site)}`}function fasterText(range){let{gpuBusyTime:time}=range;return`${rangeName(range)} takes ${changedBy(time,"less t\
ime")} on the GPU${timesText(time)}${because(range)}.${spaced(notedText(range))}`}function shorterText(range){let time=range.
latency?.time??range.wallTime;return`${rangeName(range)} takes ${changedBy(time,"less wall time")}${timesText(time)}.`}function notedText(range){
let[first,...others]=range.kernels.filter(({time})=>time.state==="noted");if(first===void 0)return"";let more=others.length===
0?"":`, and ${counted(others.length,"more kernel")}`;return`In this range, ${kernelText(first.name)} takes ${changedBy(first.
time,"longer")}${more}.`}function unchangedText(comparison){let{ranges,wall}=comparison,sized=ranges.filter(({gpuBusyTime})=>gpuBusyTime.
detectableRatio!==null),unsized=ranges.filter(({gpuBusyTime})=>gpuBusyTime.state==="same"&&gpuBusyTime.detectableRatio===
null),open=ranges.filter(({gpuBusyTime})=>gpuBusyTime.state==="inconclusive").toSorted(bySlowdown),noted=[...sized,...unsized,
...open].slice(0,namedRanges).map(range=>notedText(range));return[sized.length>0||open.length===0&&comparesGpu(comparison)?
ruledOutText(sized):"",unsizedText(unsized),...open.slice(0,namedRanges).map(range=>notSlowerText(range)),wall==="not-sl\
ower"?"Wall time isn't longer.":wallNotJudged,...noted].filter(text=>text!=="").join(" ")}function ruledOutText(ranges){
let[only]=ranges;if(only===void 0)return"No slowdown was found on the GPU.";let where=ranges.length===1?rangeName(only):
`any of ${formatCount(ranges.length)} ranges`,largest=Math.max(...ranges.map(({gpuBusyTime})=>gpuBusyTime.detectableRatio??
0));return`No slowdown of ${percent(largest)} or more in ${where} on the GPU.`}function unsizedText([first,...others]){if(first===
void 0)return"";let name=rangeName(first),more=counted(others.length,"more range");return`The rounds of ${others.length===
0?name:`${name} and ${more}`} vary too much to say how small a slowdown we could detect.`}function notSlowerText(range){
let{changeRatio,lowRatio,highRatio}=range.gpuBusyTime;if(changeRatio===null||lowRatio===null||highRatio===null)return"";
let by=highRatio>0?` by more than ${percent(highRatio)}`:"";return`${rangeName(range)} isn't slower on the GPU${by}: ${changeWithInterval(
changeRatio,lowRatio,highRatio)}.`}function spaced(text){return text===""?"":` ${text}`}function changedBy({changeRatio},word){
return changeRatio===null?word:`${percent(Math.abs(changeRatio))} ${word}`}function timesText({baseNs,headNs}){return baseNs===
null||headNs===null?"":` (${pairText(nsAmount(baseNs),nsAmount(headNs))})`}function because(range){return range.cause===
null?"":`: ${causeText(range.cause,range)}`}function causeText(cause,range){switch(cause.kind){case"overlap-lost":return`\
kernels overlap less (${percent(cause.base)} \u2192 ${percent(cause.head)} of the kernel time)`;case"overlap-gained":return`\
kernels overlap more (${percent(cause.base)} \u2192 ${percent(cause.head)} of the kernel time)`;case"graph-lost":return`\
a CUDA graph is lost (${formatCount(cause.base)} \u2192 ${formatCount(cause.head)} graph launches)`;case"replaced":return replacedText(
cause);case"work":{let rose=range.counts.filter(({metric,state,base,head})=>alsoNamed.has(metric)&&state==="regressed"&&
head>base),[most]=rose.toSorted((one,other)=>other.head-other.base-(one.head-one.base));return listed([moreText(cause,"k\
ernel launches"),...most===void 0?[]:[moreText(most,countTitle(most))]])}case"kernel":return`${kernelText(cause.kernel)}\
 takes ${percent(Math.abs(cause.changeRatio))} ${cause.changeRatio>0?"longer":"less time"}`;case"family":return`${nameText(
cause.family)} kernels take ${percent(Math.abs(cause.changeRatio))} ${cause.changeRatio>0?"longer":"less time"}`;case"op\
erator":return`${nameText(operatorText(range,cause.path))}${onGpu(cause)} takes ${percent(Math.abs(cause.changeRatio))} ${cause.
changeRatio>0?"longer":"less time"}`;case"rank":return`${rankText(cause)} takes ${percent(Math.abs(cause.changeRatio))} \
longer for its own work`;case"exposed-transfer":{let{base,head}=cause.collectives,counts=base===head?"":`, ${formatCount(
base)} \u2192 ${formatCount(head)} collectives`;return`more communication that doesn't overlap with work (${formatNs(cause.
baseNs)} \u2192 ${formatNs(cause.headNs)}${counts})`}case"machine":return`the SM clock changed (${cause.clockChangeRatio===
null?"by an unknown amount":signedPercent(cause.clockChangeRatio)})`}}var alsoNamed=new Set(["synchronizations","blockin\
gCopies","copies"]);function moreText({base,head},what){return`${formatCount(Math.abs(head-base))} ${head>base?"more":"f\
ewer"} ${what}`}function replacedText({gone,came}){let families=(times,sign)=>listed(times.map(({family,ns})=>`${nameText(
family)} (${sign}${formatNs(ns)})`));return gone.length===0?`different ${families(came,"+")} kernels run`:came.length===
0?`${families(gone,"\u2212")} kernels are gone`:`${families(came,"+")} kernels replace ${families(gone,"\u2212")}`}function onGpu({
rank,report,device}){return device===null?"":` on ${rankText({rank,report,device})}`}function named(ranges,what,sentence){
let hidden=ranges.length-namedRanges,more=hidden>0?[`${counted(hidden,"more range")} ${what} too.`]:[];return[...ranges.
slice(0,namedRanges).map(sentence),...more].join(" ")}function listed(parts){return parts.length<2?parts.join(""):`${parts.
slice(0,-1).join(", ")} and ${parts.at(-1)??""}`}var verdictNames={regressed:"Regressed","over-budget":"Over budget","not-improved":"Not improved",incomparable:"Not comp\
arable",inconclusive:"Inconclusive","no-baseline":"No baseline",pass:"Pass"},namedRanges2=2;function verdictName({verdict,
base,baseline,goal}){if(base!==null)return verdict==="pass"&&goal==="improve"?"Improved":verdictNames[verdict];let missing=baseline.
state==="failed"?"Baseline not available":verdictNames["no-baseline"];return verdict==="no-baseline"?missing:`${missing}\
, and ${verdictNames[verdict].toLowerCase()}`}function verdictText(comparison){let{base,baseline}=comparison;return[base===
null?"No baseline; no verdict.":"",base===null&&baseline.text!==null?proseText(baseline.text):"",comparison.verdict==="n\
o-baseline"?"":judgedText(comparison)].filter(text=>text!=="").join(" ")}function judgedText(comparison){switch(comparison.
verdict){case"incomparable":return`${incomparableText(comparison)} ${reasonText(comparison)}`;case"inconclusive":return inconclusiveText(
comparison);case"over-budget":return budgetsText(comparison.budgets);case"not-improved":return reasonText(comparison);default:
return headline(comparison)}}function inconclusiveText(comparison){let probable=comparison.ranges.filter(({wallTime,latency})=>(latency?.
time??wallTime).isProbable),open=quotedInText(comparison)===null?unclearTexts(comparison):reasonText(comparison),[first]=probable;
if(first===void 0)return`Can't tell whether head is slower. ${open}`;let more=probable.length===1?"":` ${String(probable.
length-1)} more ${probable.length===2?"range":"ranges"} may also be slower.`,unclear=unclearRanges(comparison).length===
0?"":` ${unclearTexts(comparison)}`;return`${probablySlower(first)}${more}${unclear}`}function probablySlower({latency,wallTime,
...range}){let time=latency?.time??wallTime,under=latency===null?" under CUDA tracing":" without CUDA tracing",word=(time.
lowRatio??0)>0?"is probably slower":"may be slower";return`${rangeName(range)} ${word}, but that isn't proven: wall time${under}\
 changed by ${changeOf(time)}.`}function incomparableText({ranges}){let judged=ranges.filter(({verdict})=>verdict!=="inc\
omparable").length;return judged===0?"Base and head can't be compared; head may be slower.":`Only ${String(judged)} of ${counted(
ranges.length,"range")} can be compared.`}function quotedInText(comparison){let{verdict}=comparison;return verdict==="no\
-baseline"||verdict==="over-budget"||verdict==="inconclusive"&&unclearRanges(comparison).length>0?null:quotedReason(comparison)?.
reason??null}function reasonText(comparison){let quoted=quotedReason(comparison);if(quoted===null)return"";let{reason,others}=quoted;
return`${reason.range===null?"":`${nameText(reason.range)}: `}${proseText(reason.text)}${others>0?` (And ${counted(others,
"more reason")}.)`:""}`}function unclearRanges({ranges}){return ranges.filter(({gpuBusyTime})=>gpuBusyTime.mayBeSlower&&
gpuBusyTime.changeRatio!==null).toSorted(bySlowdown)}function unclearTexts(comparison){let ranges=unclearRanges(comparison),
hidden=ranges.length-namedRanges2,more=hidden>0?[`${counted(hidden,"more range is","more ranges are")} unclear.`]:[];return[
...ranges.slice(0,namedRanges2).map(range=>unclearText(range)),...more].join(" ")}function unclearText(range){let{gpuBusyTime:time}=range,
why=time.why===null?"":` ${proseText(time.why)}`;return`${rangeName(range)}'s time on the GPU: ${changeOf(time)}.${why}`}
function changeOf({changeRatio,lowRatio,highRatio}){let change=changeRatio??0;return lowRatio===null||highRatio===null?signedPercent(
change):changeWithInterval(change,lowRatio,highRatio)}export{siteText,rowStates,sumRows,shownWall,shownCounts,countTitle,countValue,countWord,rangesBySeverity,isReplacement,explanations,
lineNotes,decisiveChanges,quotedReason,isAccepted,causeSite,fasterRanges,slowerRanges,hasOneProcess,isOneRound,onGpu,verdictName,
verdictText,quotedInText};
