import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{formatBudget,markKernel,markName,markProse,metricSentences,metricTitle,rangeName}from"./chunk-FK5PFTCQ.js";
import{bothSides,comparesGpu,countReasonIds,hasGpuTime,isLaunchesAgain,likeliestSite,linkedEnough,unknownChange}from"./chunk-WX5VRN47.js";
import{gpuKey,operatorText}from"./chunk-PVAWQLH7.js";import{sum}from"./chunk-KHWSZT7H.js";import{communicationFamily,
rankText}from"./chunk-ZPNCYFGC.js";import{countAmount,formatCount,formatNs,nsAmount}from"./chunk-ILPXF66B.js";
import{capitalize,counted,listText}from"./chunk-ZYMCHVPE.js";import{amountText,changeWithInterval,pairText,percent,
percentInterval,rangeText,signedPercent,sizeAmount}from"./chunk-DVA2FSEP.js";var shownCallers=3,shownLayers=4;function describeLaunchSites(launchSites,{noun,isSilent}){return[isSilent?null:describeLine(
launchSites,noun),listLayers(launchSites.layers)].filter(text=>text!==null)}function describeLine({launches,linkedRatio,
sites},noun){let[site]=sites,calls=noun===""?"calls":"launches";if(site!==void 0){let share=`; we know the line of only ${percent(
linkedRatio)} of these ${calls}`;return`${describeSite(site,noun)}${otherSites(sites)}${linkedRatio<linkedEnough?share:""}`}
return linkedRatio>0?`calling line unknown, because no line in the repository makes more of these ${calls} than before`:
launches===0?`calling line unknown, because the run with call stacks recorded none of these ${calls}`:`calling line unkn\
own, because none of these ${calls} has a call stack with a line in the repository`}function explainLineSearch(search){switch(search.
state){case"searched":return null;case"no-lines":return"calling lines: unknown, because no call has a call stack with a \
line in the repository";case"off":return"calling lines: not searched, because `lines` is off";case"server":return"callin\
g lines: not searched, because we can't record a server's call stacks yet";case"round-failed":return"calling lines: not \
searched, because an earlier round failed";case"out-of-time":return`calling lines: not searched, because the time budget\
 of ${search.timeBudget??"this run"} was spent`;case"failed":return"calling lines: unknown, because the run with call st\
acks failed; a warning says why"}}function describeSite(site,noun){let{base,head,changed}=site,touched=changed===!0?", a\
 line that this change touches":"",counts=base===null||base===head?formatCount(head):`${formatCount(base)} \u2192 ${formatCount(
head)}`,what=noun!==""&&counts==="1"?" launch":noun,callers=listCallers(site).map(caller=>` \u2190 ${markName(caller)}`);
return`${counts}${what} from ${markPlace(site)}${touched}${callers.join("")}`}function markPlace(site){return`${markName(
formatPlace(site))} (${markName(site.function)})`}function listCallers({file,line,frames}){let ownIndex=frames.findIndex(
frame=>frame.own&&frame.file===file&&frame.line===line);return frames.slice(ownIndex+1).filter(frame=>frame.own).slice(0,
shownCallers).map(formatPlace)}function formatPlace({file,line}){return`${file??"unknown"}${line===null?"":`:${String(line)}`}`}
function otherSites(sites){let others=sites.length-1;return others<=0?"":` (and ${counted(others,"more line")}, in compa\
rison.json)`}function listLayers(layers){let more=layers.filter(({base,head})=>base!==null&&head>base),shown=more.length>
0?more:layers;if(shown.length===0)return null;let names=shown.slice(0,shownLayers).map(({path})=>markName(layerName(path))),
rest=shown.length-names.length;return`in ${shown.length===1?"the layer":"the layers"} ${names.join(", ")}${rest>0?` and ${String(
rest)} more`:""}`}function layerName(path){return path.join(" \u203A ")}function graphNodeLines(nodes){return[...Map.groupBy(
nodes,({kernel})=>kernel)].map(([kernel,changes])=>{let total=side=>changes.reduce((sum2,change)=>sum2+change[side],0),places=changes.
filter(({layer})=>layer.length>0).slice(0,shownLayers).map(({layer,base:base2,head:head2})=>`${markName(layerName(layer))}\
 ${formatCount(base2)} \u2192 ${formatCount(head2)}`),rest=changes.length-places.length,where=places.length===0?"":`: ${places.
join(", ")}${rest>0?` and ${String(rest)} more`:""}`,[base,head]=[total("base"),total("head")],difference=base===head?"m\
oved":head>base?`${formatCount(head-base)} more`:`${formatCount(base-head)} fewer`;return`${markKernel(kernel)}: ${difference}\
 ${Math.abs(head-base)===1?"node":"nodes"} in the CUDA graphs${where}`})}var shownOpcodes=4;function describeMachineCode(change){let{state,findings,mix,instructions}=change,hot=change.hot.head===
null?[]:[describeHotSpot(change.hot.head)];if(state==="identical")return["the machine code is the same on both sides, so\
 the kernel's input or the environment is to blame",...hot];if(state==="other-registers")return["the machine code differ\
s only in register numbers",...hot];let opcodes=mix.slice(0,shownOpcodes).map(({opcode,base,head})=>`${markName(opcode)}\
 ${formatSides({base,head})}`),opcodeText=opcodes.length===0?`the machine code differs only in operands (${counted(instructions.
head,"instruction")})`:`machine code: ${opcodes.join(", ")} of ${formatSides(instructions)} instructions`;return[...findings.
map(describeFinding),opcodeText,...hot]}function describeFinding(finding){switch(finding.kind){case"spills":return`spill\
s to local memory (registers, or an array with a computed index): ${formatSides(finding.loads)} loads (LDL), ${formatSides(
finding.stores)} stores (STL)`;case"narrower-loads":case"narrower-stores":{let widths=finding.widths.map(({bits,...sides})=>`${String(
bits)} bits ${formatSides(sides)}`);return`vectorized ${finding.kind==="narrower-loads"?"loads":"stores"} were lost: ${widths.
join(", ")}`}case"precision":return finding.from==="tensor"?`the kernel no longer uses the tensor cores; it computes in ${precisions[finding.
to]}`:`the kernel computes ${finding.to==="tensor"?"on":"in"} ${precisions[finding.to]} instead of ${precisions[finding.
from]}`}}var precisions={fp64:"double precision (FP64)",fp32:"single precision (FP32)",fp16:"half precision (FP16 or BF1\
6)",tensor:"the tensor cores"};function describeHotSpot({instruction,shareRatio,line}){let where=line===null?"":`, and ${percent(
line.shareRatio)} in ${markName(`${line.file}:${String(line.line)}`)}`;return`${percent(shareRatio)} of the kernel's sam\
ples are in ${markName(instruction)}${where}`}function formatSides({base,head}){return base===head?formatCount(head):`${formatCount(
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
"":` ${markName(kind)}`}`}function countValue({metric},value){return metric==="copiedBytes"?sizeAmount(value):countAmount(
value)}function countWord({base,head,state}){return state==="regressed"?head>base?"more":"fewer, worse":state==="improve\
d"?head>base?"more, better":"fewer":state!=="noted"?null:head>base?"more, no regression":"fewer"}var severity=["regresse\
d","incomparable","inconclusive","pass"];function bySlowdown(a,b){return(b.gpuBusyTime.changeRatio??0)-(a.gpuBusyTime.changeRatio??
0)}function rangesBySeverity({ranges}){return ranges.toSorted((a,b)=>severity.indexOf(a.verdict)-severity.indexOf(b.verdict)||
(a.verdict==="regressed"?bySlowdown(a,b):0))}function isReplacement({match,previousName}){return previousName!==null&&(match===
"swapped"||match==="variant")}function explanations({explanation,time,machineCode,launchSites},range){let moved=time.state===
"noted"?time.why:null;return[...[explanation,moved].flatMap(text=>text===null?[]:[markProse(text)]),...machineCode===null?
[]:describeMachineCode(machineCode),...launchSites===null?[]:describeLaunchSites(launchSites,{noun:" launches",isSilent:isWithoutLines(
range)})]}function lineNotes(range){let{counts,graphNodes,lineSearch}=range,isSilent=isWithoutLines(range),rows=counts.flatMap(
row=>{let{launchSites,metric}=row;if(launchSites===null||metric==="copiedBytes"||isLaunchesAgain(row,counts))return[];let texts=describeLaunchSites(
launchSites,{noun:"",isSilent});return texts.length===0?[]:[{title:countTitle(row),text:texts.join("; ")}]}),notes=[...Map.
groupBy(rows,({text})=>text)].map(([text,same])=>`${same.map(({title})=>title).join(", ")}: ${text}`),missing=lineSearch===
null?null:explainLineSearch(lineSearch);return[...notes,...missing===null?[]:[missing],...graphNodeLines(graphNodes)]}function isWithoutLines({
lineSearch}){return lineSearch?.state==="no-lines"}function rowIds(comparison){let rows=rangesBySeverity(comparison).filter(({verdict})=>verdict!=="incomparable").flatMap(
range=>[...range.kernels.filter(isChangedKernel).map(row=>({range,row})),...range.operators.filter(({time})=>isChanged(time)).
map(row=>({range,row}))]);return new Map(rows.map(({range,row},index)=>[row,{id:letters(index),range}]))}function isChangedKernel({
time,match}){return match==="swapped"||isChanged(time)}function isChanged({state}){return!["same","waits","not-judged"].
includes(state)}function letters(index){let last=String.fromCharCode(97+index%26);return index<26?last:letters(Math.floor(
index/26)-1)+last}var worthNaming=.05,worthASite=.2,mostSites=2;function rangeParts(range){let{gpuBusyTime,ranks,cause}=range,whole={baseNs:gpuBusyTime.
baseNs??0,headNs:gpuBusyTime.headNs??0},count=ranks?.ranks.length??null,candidates=cause?.kind==="rank"&&ranks!==null?rankParts(
ranks.ranks,cause):[...transferPart(range),...workParts(range,count??1)],parts=[...withinWhole(candidates,whole)].sort((a,b)=>Math.
abs(changeNs(b))-Math.abs(changeNs(a)));return{whole,parts,ranks:count}}function mainParts({whole,parts},most){let change=changeNs(
whole),named2=parts.filter(part=>Math.abs(changeNs(part))>=worthNaming*Math.abs(change)).slice(0,most-1),shown=[...named2.
filter(part=>changeNs(part)*change>=0),...named2.filter(part=>changeNs(part)*change<0)],sumRest=side=>Math.max(0,whole[side]-
sum(shown,part=>part[side])),rest={what:{kind:"rest"},baseNs:sumRest("baseNs"),headNs:sumRest("headNs")};return Math.max(
rest.baseNs,rest.headNs)<.001*Math.max(whole.baseNs,whole.headNs)?shown:[...shown,rest]}function changeNs({baseNs,headNs}){
return headNs-baseNs}function titlePart({what},range){switch(what.kind){case"families":return what.families.map(markName).
join(" and ");case"copies":return"copies and memsets";case"transfer":return"communication that doesn't overlap";case"ope\
rator":return markName(operatorText(range,what.operator.path));case"rank":return`${rankText(what.rank)}'s own work`;case"\
rest":return"the rest"}}function rankParts(ranks,cause){let rank=ranks.find(({report,device})=>report===cause.report&&device===
cause.device);if(rank===void 0)return[];let{work,exposedTransferNs}=rank;return[{what:{kind:"rank",rank},baseNs:work.baseNs??
0,headNs:work.headNs??0},{what:{kind:"transfer"},baseNs:exposedTransferNs.base,headNs:exposedTransferNs.head}]}function transferPart({
ranks}){if(ranks===null)return[];let{baseNs,headNs}=ranks.exposedTransfer;return[{what:{kind:"transfer"},baseNs:baseNs??
0,headNs:headNs??0}]}function workParts(range,ranks){let{cause,copyBusyNs}=range,kernels=range.kernels.filter(({family})=>family!==
communicationFamily),perRank=part=>({...part,baseNs:part.baseNs/ranks,headNs:part.headNs/ranks}),copies=copyBusyNs===null?
[]:[{what:{kind:"copies"},baseNs:copyBusyNs.base,headNs:copyBusyNs.head}];return[...cause?.kind==="operator"?operatorParts(
range,kernels):familyParts(kernels).map(perRank),...copies.map(perRank)]}function sumTimes(kernels){return kernels.every(
({busyNs})=>busyNs!==null)?{baseNs:sum(kernels,({busyNs})=>busyNs?.base??0),headNs:sum(kernels,({busyNs})=>busyNs?.head??
0)}:{baseNs:sum(kernels,({time})=>time.baseNs??0),headNs:sum(kernels,({time})=>time.headNs??0)}}function familyParts(kernels){
let families=[...Map.groupBy(kernels,({family})=>family)].map(([family,rows])=>({family,rows,sites:collectSites(rows)}));
return[...Map.groupBy(families,({family,sites})=>sites.length===0?family:sites.map(({file,line})=>`${file}\0${String(line)}`).
join("\0\0")).values()].map(same=>{let rows=same.flatMap(group=>group.rows),times=sumTimes(rows),kernelChange=row=>changeNs(
sumTimes([row]))*Math.sign(changeNs(times));return{what:{kind:"families",families:same.map(({family})=>family),kernels:rows.
filter(row=>kernelChange(row)>0).toSorted((a,b)=>kernelChange(b)-kernelChange(a)),sites:same[0]?.sites??[],launches:bothSides(
side=>sum(rows,({launches})=>launches[side]))},...times}})}function collectSites(rows){let gainNs=changeNs(sumTimes(rows)),
sites=rows.filter(row=>gainNs>0&&changeNs(sumTimes([row]))>=worthASite*gainNs).flatMap(({launchSites})=>likeliestSite(launchSites)??
[]);return sites.filter(({file,line},index)=>sites.findIndex(other=>other.file===file&&other.line===line)===index).slice(
0,mostSites)}function operatorParts({operators,cause,kernelTime},kernels){if(cause?.kind!=="operator")return[];let isInside=(inner,outer)=>outer.
path.every((name,depth)=>inner.path[depth]===name),ofGpu=operators.filter(row=>gpuKey(row)===gpuKey(cause)),chosen=[];for(let row of[
...ofGpu.filter(({path})=>path.join("\0")===cause.path.join("\0")),...ofGpu])chosen.some(other=>isInside(row,other)||isInside(
other,row))||chosen.push(row);let busy=sumTimes(kernels),scaled=(ns,side)=>(ns??0)*Math.min(1,busy[side]/Math.max(1,kernelTime[side]??
0));return chosen.map(operator=>({what:{kind:"operator",operator},baseNs:scaled(operator.time.baseNs,"baseNs"),headNs:scaled(
operator.time.headNs,"headNs")}))}function withinWhole(parts,whole){let factor=side=>{let total=sum(parts,part=>part[side]);
return total>whole[side]?whole[side]/total:1},[base,head]=[factor("baseNs"),factor("headNs")];return parts.map(part=>({...part,
baseNs:part.baseNs*base,headNs:part.headNs*head}))}var countRises=new Set(Object.values(countReasonIds).map(({up})=>up));function decisiveChanges(range,{reasons}){let label=rangeText(
range.name,range.domain),candidates=reasons.filter(reason=>reason.verdict==="regressed"&&reason.range===label),ofFamilies=candidates.
filter(({id})=>id==="family-regressed"),family=range.families.find(row=>ofFamilies.some(reason=>reason.family===null?row.
time.state==="regressed":reason.family===row.family)),metrics=new Set(candidates.filter(({id})=>countRises.has(id)).map(
({metric})=>metric));return{gpuTime:candidates.some(({id})=>id==="range-regressed"),wallTime:candidates.some(({id})=>id===
"wall-time-slower"||id==="latency-regressed"),ranks:candidates.some(({id})=>id==="rank-regressed")?range.ranks?.ranks.filter(
({work})=>work.state==="regressed")??[]:[],kernels:range.kernels.filter(({name})=>candidates.some(({kernel})=>kernel===name)),
family:family??null,counts:range.counts.filter(({metric,state})=>metrics.has(metric)&&state==="regressed")}}function isOfCount({
metric}){return metric!==null&&metric in countReasonIds}function quotedReason({verdict,reasons}){if(verdict==="regressed"||
verdict==="pass")return null;let[reason,...others]=reasons.filter(candidate=>candidate.verdict===verdict);return reason===
void 0?null:{reason,others:others.length}}function isAccepted({accepted}){return accepted.some(({state})=>state==="used")}
function causeSite(range,comparison){let{kernels,counts}=decisiveChanges(range,comparison),rows=[...causeRows(range),...kernels,
...counts],[site]=rows.flatMap(({launchSites})=>likeliestSite(launchSites)??[]);return site!==void 0||range.gpuBusyTime.
state!=="regressed"?site??null:rangeParts(range).parts.filter(part=>changeNs(part)>0).flatMap(({what})=>what.kind==="fam\
ilies"?what.sites:[])[0]??null}function causeRows({cause,kernels,counts}){switch(cause?.kind){case"kernel":return kernels.
filter(({name})=>name===cause.kernel);case"family":return kernels.filter(({family})=>family===cause.family);case"replace\
d":{let[most]=cause.came;return kernels.filter(({family,impactRatio})=>family===most?.family&&impactRatio>0)}case"work":
return counts.filter(({metric})=>metric==="launches");case"graph-lost":return counts.filter(({metric})=>metric==="hostLa\
unches");default:return[]}}function fasterRanges({ranges}){return ranges.filter(({gpuBusyTime})=>gpuBusyTime.state==="im\
proved").toSorted((a,b)=>bySlowdown(b,a))}function hasOneProcess({base,head}){return[base,head].some(side=>side!==null&&
side.processes===1&&side.rounds>1)}function isOneRound({ranges}){return ranges.some(({gpuBusyTime})=>gpuBusyTime.rounds===
1&&gpuBusyTime.changeRatio!==null)}function clausesTitle([first,second,...others]){if(first===void 0)return"Head is slower than base";let joinClause=({subject,
verb,amount,rest})=>[subject,verb,amount,rest].filter(text=>text!=="").join(" ");if(second===void 0)return joinClause(first);
let next=first.verb===second.verb&&first.rest===second.rest&&second.amount!==""?`${second.subject} ${second.amount}`:joinClause(
second);return`${joinClause(first)}, ${next}${others.length===0?"":`, and ${String(others.length)} more`}`}function timeClause(range,{
changeRatio},rest){let amount=changeRatio===null?"":percent(Math.abs(changeRatio));return{subject:rangeName(range),verb:"\
takes",amount,rest}}function metricClause(row){let{base,head,changeRatio}=row.change,title=metricTitle(row),subject=row.
kind==="reported"?title:capitalize(title),verb=(head??0)>(base??0)?"rose":"fell";return{subject,verb,amount:changeRatio===
null?"":`by ${percent(Math.abs(changeRatio))}`,rest:""}}function slowerClause(range,comparison){let{gpuTime,wallTime,ranks,
kernels,family,counts}=decisiveChanges(range,comparison);if(gpuTime)return timeClause(range,range.gpuBusyTime,"longer on\
 the GPU");if(wallTime)return timeClause(range,chooseWallTime(range),"more wall time");let part=(subject,time,rest)=>({...timeClause(
range,time,rest),subject:`${rangeName(range)}: ${subject}`}),[rank]=ranks;if(rank!==void 0)return part(rankText(rank),rank.
work,"longer for its own work, without communication");let[kernel,...others]=kernels,more=others.length===0?"":` and ${counted(
others.length,"more kernel")}`;if(kernel!==void 0)return part(`${markKernel(kernel.name)}${more}`,kernel.time,"longer");
if(family!==null)return{...part(`${markName(family.family)} kernels`,family.time,"longer"),verb:"take"};let[count]=byImportance(
counts);return count===void 0?{subject:rangeName(range),verb:"regressed",amount:"",rest:""}:countClause(range,count)}var mostValues=3,
countWords={synchronizations:["waits for the GPU","times"],blockingCopies:["waits for","copies"],graphLaunches:["makes",
"CUDA graph launches"],hostLaunches:["needs","launches by the host"],launches:["launches","kernels"],copies:["makes","co\
pies"],copiedBytes:["copies",""]};function byImportance(counts){let order=Object.keys(countWords);return counts.toSorted(
(a,b)=>order.indexOf(a.metric)-order.indexOf(b.metric))}function countClause(range,row){let[verb,noun]=countWords[row.metric],
{base,head}=row,word=head>base?"more":"fewer",amount=`${amountText(countValue(row,Math.abs(head-base)))} ${word}`;return{
subject:rangeName(range),verb,amount:noun===""?amount:`${amount} ${noun}`,rest:""}}function slowerSentences(range,comparison,start,cause){
let{gpuTime,wallTime,ranks,kernels,family,counts}=decisiveChanges(range,comparison),parts=[...ranks.map(({work})=>work),
...kernels.map(({time})=>time)];family!==null&&parts.push(family.time);let values=gpuTime?[timeValues(range.gpuBusyTime)]:
wallTime?[`${timeValues(chooseWallTime(range))}${range.latency===null?"":", without CUDA tracing"}`]:[...parts.slice(0,1).
map(timeValues),...byImportance(counts).map(countValues)],lines=range.lineSearch===null?null:explainLineSearch(range.lineSearch),
text=values.length===0?"":`${start}${values.slice(0,mostValues).join(", ")}${cause}.`,brief=cause===""?"":`${start}${cause.
replace(/^(?:, |: )/,"")}.`;return[...some("change",text).map(sentence=>start===""?sentence:{...sentence,brief}),...some(
"no-line",lines===null?"":`${capitalize(lines)}.`),...gpuTime?[]:some("beside",describeGpuTime(range)),...gpuTime||wallTime?
[]:some("beside",describeWallTime(range))]}function timeValues({baseNs,headNs,changeRatio,lowRatio,highRatio}){let pair=baseNs===
null||headNs===null?"":pairText(nsAmount(baseNs),nsAmount(headNs));if(changeRatio===null)return pair;let change=lowRatio===
null||highRatio===null?signedPercent(changeRatio):percentInterval(lowRatio,highRatio);return pair===""?change:`${pair} (${change}\
)`}function countValues(row){return`${pairText(countValue(row,row.base),countValue(row,row.head))} ${countTitle(row)}`}function describeCause(range,comparison){
let cause=range.cause===null?"":`: ${explainCause(range.cause,range)}`,site=range.gpuBusyTime.state==="improved"?null:causeSite(
range,comparison);return site===null?cause:`, from ${markPlace(site)}${site.changed===!0?", a line that this change touc\
hes":""}${cause}`}function describeGpuTime({gpuBusyTime:{state,changeRatio}}){return changeRatio===null?"":state==="same"?
`GPU time is unchanged (${signedPercent(changeRatio)}).`:`GPU time: ${signedPercent(changeRatio)}.`}function describeWallTime({
latency,wall,wallTime}){let time=chooseWallTime({latency,wallTime});return wall==="not-slower"?"Wall time isn't longer.":
latency===null||time.changeRatio===null?"Wall time: not judged.":`Wall time: ${formatTimeChange(time)}, too noisy to jud\
ge.`}function chooseWallTime({latency,wallTime}){return latency?.time??wallTime}function fasterClause(range){return timeClause(
range,range.gpuBusyTime,"less time on the GPU")}function formatTimeChange({changeRatio,lowRatio,highRatio}){let change=changeRatio??
0;return lowRatio===null||highRatio===null?signedPercent(change):changeWithInterval(change,lowRatio,highRatio)}function explainCause(cause,range){
let changed=changeRatio=>`${percent(Math.abs(changeRatio))} ${changeRatio>0?"longer":"less time"}`;switch(cause.kind){case"\
overlap-lost":case"overlap-gained":return`kernels overlap ${cause.kind==="overlap-lost"?"less":"more"} (${percent(cause.
base)} \u2192 ${percent(cause.head)} of the kernel time)`;case"graph-lost":return`a CUDA graph is lost (${formatCount(cause.
base)} \u2192 ${formatCount(cause.head)} graph launches)`;case"replaced":return describeReplacement(cause);case"work":{let rose=range.
counts.filter(({metric,state,base,head})=>alsoNamed.has(metric)&&state==="regressed"&&head>base),[most]=rose.toSorted((a,b)=>b.
head-b.base-(a.head-a.base));return listed([formatDifference(cause,"kernel launches"),...most===void 0?[]:[formatDifference(
most,countTitle(most))]])}case"kernel":return`${markKernel(cause.kernel)} takes ${changed(cause.changeRatio)}`;case"fami\
ly":return`${markName(cause.family)} kernels take ${changed(cause.changeRatio)}`;case"operator":return`${markName(operatorText(
range,cause.path))}${onGpu(cause)} takes ${changed(cause.changeRatio)}`;case"rank":return`${rankText(cause)} takes ${percent(
Math.abs(cause.changeRatio))} longer for its own work, without communication`;case"exposed-transfer":{let{base,head}=cause.
collectives,counts=base===head?"":`, ${formatCount(base)} \u2192 ${formatCount(head)} collectives`;return`more communica\
tion that doesn't overlap with work (${formatNs(cause.baseNs)} \u2192 ${formatNs(cause.headNs)}${counts})`}case"machine":
return`the SM clock changed (${cause.clockChangeRatio===null?"by an unknown amount":signedPercent(cause.clockChangeRatio)}\
)`}}var alsoNamed=new Set(["synchronizations","blockingCopies","copies"]);function formatDifference({base,head},noun){return`${formatCount(
Math.abs(head-base))} ${head>base?"more":"fewer"} ${noun}`}function describeReplacement({gone,came}){let families=(times,sign)=>listed(
times.map(({family,ns})=>`${markName(family)} (${sign}${formatNs(ns)})`));return gone.length===0?`different ${families(came,
"+")} kernels run`:came.length===0?`${families(gone,"\u2212")} kernels are gone`:`${families(came,"+")} kernels replace ${families(
gone,"\u2212")}`}function onGpu({rank,report,device}){return device===null?"":` on ${rankText({rank,report,device})}`}function some(kind,text){
return text===""?[]:[{kind,text}]}function listed(parts){return parts.length<2?parts.join(""):`${parts.slice(0,-1).join(
", ")} and ${parts.at(-1)??""}`}var named=2,verdictNames={regressed:"Regressed","over-budget":"Over budget","not-improved":"Not improved",incomparable:"\
Not comparable",inconclusive:"Inconclusive","no-baseline":"No baseline",pass:"Pass"};function verdictName({verdict,base,
baseline,goal}){if(base!==null)return verdict==="pass"&&goal==="improve"?"Improved":verdictNames[verdict];let missing=baseline.
state==="failed"?"Baseline not available":verdictNames["no-baseline"];return verdict==="no-baseline"?missing:`${missing}\
, and ${verdictNames[verdict].toLowerCase()}`}function describeVerdict(comparison){return joinNews(verdictNews(comparison))}
function joinNews({title,sentences}){return[`${title}.`,...sentences.map(({text})=>text)].join(" ")}function verdictNews(comparison){
let{base,baseline,verdict}=comparison,{title,sentences}=judgedNews(comparison);if(base!==null)return{title,sentences:[...sentences,
...confidenceSentences(comparison)]};let missing=baseline.state==="failed"?"The baseline isn't available":"No baseline";
return{title:verdict==="no-baseline"?`${missing}; no verdict`:`${missing}; ${lowerFirst(title)}`,sentences:[...some("rea\
son",baseline.text===null?"":markProse(baseline.text)),...sentences]}}function judgedNews(comparison){switch(comparison.
verdict){case"regressed":return regressedNews(comparison);case"over-budget":return budgetNews(comparison);case"inconclus\
ive":return inconclusiveNews(comparison);case"incomparable":return{title:incomparableTitle(comparison),sentences:reasonSentences(
comparison)};case"not-improved":return{title:"Head isn't better than base",sentences:reasonSentences(comparison)};case"n\
o-baseline":return{title:"",sentences:[]};case"pass":return passNews(comparison)}}function regressedNews(comparison){let{
metrics,budgets}=comparison,ranges=comparison.ranges.filter(({verdict})=>verdict==="regressed").toSorted(bySlowdown),[metric,
...otherMetrics]=metrics.filter(({change})=>change.state==="regressed").map(metricClause),clauses=[...metric===void 0?[]:
[metric],...ranges.map(range=>slowerClause(range,comparison)),...otherMetrics];return{title:clausesTitle(clauses),sentences:[
...some("metric",metricSentences(metrics,"regressed")),...withStarts(ranges,comparison).flatMap(({range,start,cause})=>slowerSentences(
range,comparison,start,cause)),...budgets.filter(({state})=>state==="broken").slice(0,named).flatMap(budget=>some("budge\
t",`Budget exceeded: ${formatBudget(budget)}.`)),...passedSentences(comparison)]}}function withStarts(ranges,comparison){
let causes=ranges.slice(0,named).map(range=>describeCause(range,comparison));return ranges.slice(0,named).map((range,at)=>({
range,start:ranges.length>1?`${rangeName(range)}: `:"",cause:causes.indexOf(causes[at]??"")<at?"":causes[at]??""}))}function passedSentences({
ranges}){let passed=ranges.filter(({verdict})=>verdict==="pass"),faster=passed.filter(({gpuBusyTime})=>gpuBusyTime.state===
"improved").slice(0,named),others=passed.filter(range=>!faster.includes(range)),[only,...more]=others,names=only===void 0?
"":more.length===0?rangeName(only):counted(others.length,"other range");return[...faster.length===0?[]:some("passed",`${clausesTitle(
faster.map(fasterClause))}.`),...some("passed",names===""?"":`${names} passed.`)]}function budgetNews({budgets}){let broken=budgets.
filter(({state})=>state==="broken"),found=broken.length>0?broken:budgets.filter(({state})=>state==="unknown"),what=`${found.
length===1?"Budget":`${formatCount(found.length)} budgets`} ${broken.length>0?"exceeded":"not measured"}`,more=found.length>
named?[`And ${counted(found.length-named,"more budget")}.`]:[];return{title:`${what}: ${listText(found.map(({text})=>markName(
text)),named)}`,sentences:[...found.slice(0,named).map(budget=>`${formatBudget(budget)}.`),...more].flatMap(text=>some("\
budget",text))}}function incomparableTitle({ranges}){let judged=ranges.filter(({verdict})=>verdict!=="incomparable").length;
return judged===0?"Base and head can't be compared":`Only ${String(judged)} of ${counted(ranges.length,"range")} can be \
compared`}function findReasonQuotedInText(comparison){let{verdict}=comparison;return verdict==="no-baseline"||verdict===
"over-budget"||verdict==="inconclusive"&&unclearRanges(comparison).length>0?null:quotedReason(comparison)?.reason??null}
function reasonSentences(comparison){let quoted=quotedReason(comparison);if(quoted===null)return[];let{reason,others}=quoted,
where=reason.range===null?"":`${markName(reason.range)}: `,more=others===0?"":` (And ${counted(others,"more reason")}.)`;
return some("reason",`${where}${markProse(reason.text)}${more}`)}function unclearRanges({ranges}){return ranges.filter(({
gpuBusyTime})=>gpuBusyTime.mayBeSlower&&gpuBusyTime.changeRatio!==null).toSorted(bySlowdown)}function inconclusiveNews(comparison){
let probable=comparison.ranges.filter(range=>chooseWallTime(range).isProbable),unclear=unclearRanges(comparison),ranges=probable.
length>0?probable:unclear,names=listText(ranges.map(rangeName),named),verb=ranges.length===1?"is":"are",certainty=probable.
some(range=>(chooseWallTime(range).lowRatio??0)>0)?`${verb} probably`:"may be",title=probable.length>0?`${names} ${certainty}\
 slower, but that isn't proven`:`Can't tell whether ${names===""?"head is":`${names} ${verb}`} slower`,isNamed=ranges.length>
1||probable.length>0,sentences=[...probable.slice(0,named).flatMap(range=>some("change",describeProbable(range))),...findReasonQuotedInText(
comparison)!==null&&probable.length===0?reasonSentences(comparison):unclear.slice(0,named).flatMap(range=>some("change",
describeUnclear(range,isNamed)))];return{title,sentences}}function describeProbable(range){let under=range.latency===null?
"under CUDA tracing":"without CUDA tracing";return`${rangeName(range)}: wall time ${under} changed by ${formatTimeChange(
chooseWallTime(range))}.`}function describeUnclear(range,isNamed){let{gpuBusyTime:time}=range,{baseNs,headNs,why}=time,pair=baseNs===
null||headNs===null?"":`${pairText(nsAmount(baseNs),nsAmount(headNs))} on the GPU, `;return`${isNamed?`${rangeName(range)}\
: `:""}${pair}${formatTimeChange(time)}.${why===null?"":` ${markProse(why)}`}`}function passNews(comparison){let{goal,metrics,
ranges}=comparison;if(comparison.base===null)return{title:"All budgets are met",sentences:[]};if(isAccepted(comparison))
return acceptedNews(comparison);let faster=fasterRanges(comparison),shorter=goal==="hold"?[]:ranges.filter(({latency})=>latency?.
time.state==="improved"),own=metrics.filter(({change,kind})=>change.state==="improved"&&(goal==="hold"||kind!=="reported")),
clauses=[...faster.map(fasterClause),...faster.length>0?[]:shorter.map(range=>timeClause(range,chooseWallTime(range),"le\
ss wall time")),...own.map(metricClause)],reported=goal==="hold"?"":metricSentences(metrics.filter(({kind})=>kind==="rep\
orted"),"improved");return{title:clauses.length===0?unchangedTitle(comparison):clausesTitle(clauses),sentences:[...withStarts(
faster.length>0?faster:shorter,comparison).flatMap(({range,start,cause})=>some("change",faster.length>0?`${start}${timeValues(
range.gpuBusyTime)}${cause}.`:`${start}${timeValues(chooseWallTime(range))}.`)),...some("metric",metricSentences(own,"im\
proved")),...clauses.length===0||faster.length===0?unchangedSentences(comparison,shorter.length>0):[],...comparison.wall===
"unknown"&&shorter.length===0?some("beside","Wall time: not judged."):[],...some("beside",reported===""?"":`The program \
also reports its own numbers, which don't affect the verdict: ${reported}`)]}}function acceptedNews(comparison){let slower=comparison.
ranges.filter(({gpuBusyTime})=>gpuBusyTime.state==="regressed").toSorted(bySlowdown),title=clausesTitle(slower.map(range=>timeClause(
range,range.gpuBusyTime,"longer on the GPU")));return{title:slower.length===0?"Slowdown accepted":`${title}: accepted`,sentences:withStarts(
slower,comparison).flatMap(({range,start,cause})=>some("change",`${start}${timeValues(range.gpuBusyTime)}${cause}.`))}}function unchangedTitle(comparison){
return comparesGpu(comparison)?"Nothing is slower on the GPU":comparison.wall==="not-slower"?"Wall time isn't longer":"N\
othing is slower"}function unchangedSentences({ranges,wall,...comparison},isShorter){let texts=ranges.flatMap(range=>{let{
state,headNs,detectableRatio}=range.gpuBusyTime;if(headNs===null||headNs===0)return[];let start=`${rangeName(range)} ${formatNs(
headNs)}`;return detectableRatio!==null?[`${start} (we'd see ${signedPercent(detectableRatio)})`]:state==="inconclusive"?
[`${start}${describeNotSlower(range)}`]:state==="same"?[`${start} (varies too much for a limit)`]:[]});return[...some("c\
hange",texts.length===0?"":`${listText(texts,3)}.`),...wall==="not-slower"&&!isShorter&&comparesGpu({ranges,...comparison})?
some("beside","Wall time isn't longer."):[]]}function describeNotSlower({gpuBusyTime:{changeRatio,lowRatio,highRatio}}){
return changeRatio===null||lowRatio===null||highRatio===null?"":` (not slower${highRatio>0?` by more than ${percent(highRatio)}`:
""}: ${changeWithInterval(changeRatio,lowRatio,highRatio)})`}function confidenceSentences(comparison){let{verdict}=comparison;
return verdict!=="regressed"&&verdict!=="inconclusive"&&verdict!=="pass"?[]:isOneRound(comparison)&&!isDecidedByCounts(comparison)?
some("confidence",`Only one ${hasOneProcess(comparison)?"process":"round"} per side, so the noise is unknown.`):verdict===
"inconclusive"?some("confidence","More rounds would narrow the interval."):[]}function isDecidedByCounts({verdict,reasons}){
return verdict==="regressed"&&reasons.every(reason=>reason.verdict!=="regressed"||isOfCount(reason))}function lowerFirst(text){
return text.slice(0,1).toLowerCase()+text.slice(1)}export{describeSite,markPlace,formatPlace,rowStates,sumRows,shownWall,shownCounts,countTitle,countValue,countWord,bySlowdown,
rangesBySeverity,isReplacement,explanations,lineNotes,rowIds,isChangedKernel,rangeParts,mainParts,changeNs,titlePart,decisiveChanges,
isOfCount,quotedReason,isAccepted,causeSite,fasterRanges,hasOneProcess,chooseWallTime,onGpu,verdictName,describeVerdict,
joinNews,verdictNews,findReasonQuotedInText};
