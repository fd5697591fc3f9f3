import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{againstText,comparedBlocks,costText,effectOf,failureBlocks,findingsSection,isWorseThenFailed,leadOf,markdownCode,
markdownTable,markdownText,measuredLead,pairCellText,reportDocument,reportInput,verdictLimitations}from"./chunk-GH5AETMA.js";
import{bySlowdown,causeSite,changeNs,countTitle,countValue,decisiveChanges,fasterRanges,mainParts,placeOf,rangeParts,rangesBySeverity,
rowStates}from"./chunk-S5MQKOHJ.js";import{budgetAmount,budgetValue,roundsText}from"./chunk-4LWISMYT.js";import{
kernelText,metricTitle,metricValues,nameText,proseText,rangeName,shownText}from"./chunk-E3SXCOQ2.js";import{docsAddress,
packageAddress}from"./chunk-ADW7AVUP.js";import{left,right}from"./chunk-DA2VQRWE.js";import{kernelLabel,rowLabels}from"./chunk-7X4GSXIQ.js";
import{chooseGpuTime}from"./chunk-W6A3FXIR.js";import{comparesGpu,hasGpu}from"./chunk-ZZE62GUO.js";import{canBeAccepted,
coversPart,isFall}from"./chunk-LY5BJY3G.js";import{clipMiddle,formatCount,formatNs,formatSeconds,nsAmount}from"./chunk-NSC7WXGZ.js";
import{escapedGlob}from"./chunk-63IWBBLS.js";import{operatorText}from"./chunk-KCYAQCRI.js";import{median}from"./chunk-NGQWIWV5.js";
import{communicationFamily,rankText}from"./chunk-ZPNCYFGC.js";import{counted,listText}from"./chunk-6ECLQG56.js";
import{rangeText}from"./chunk-HK4KMQAT.js";import{amountText,countText,pairText,percent,percentInterval,signedPercent}from"./chunk-6WS3YUMR.js";
import{placeholderReason}from"./chunk-V3YSISYF.js";import{plainLines}from"./chunk-JN33INQG.js";function table(columns,cells,noun,total=cells.length){if(total===0)return[];let[titles="",alignment="",...rows]=markdownTable(
columns,cells).split(`
`);return[{kind:"rows",head:[titles,alignment],rows,total,more:moreOf(noun,total)}]}function list(items,noun,total=items.
length){return total===0?[]:[{kind:"rows",head:[],rows:items.map(item=>`- ${item}`),total,more:moreOf(noun,total)}]}function fold(title,blocks){
return blocks.length===0?[]:[{kind:"fold",title,blocks}]}function blocksText(blocks,most=1/0){return blocks.map(block=>blockText(
block,most)).join(`

`)}function blockText(block,most){if(typeof block=="string")return block;if(block.kind==="fold")return`<details><summary\
>${block.title}</summary>

${blocksText(block.blocks,most)}

</details>`;let rows=block.rows.slice(0,most),more=rows.length<block.total?[block.more(rows.length)]:[];return[...rows.length===
0?[]:[[...block.head,...rows].join(`
`)],...more].join(`

`)}function moreOf(noun,total){return shown2=>{let hidden=countText(total-shown2);return shown2===0?`*${hidden} ${noun} \
left out for length.*`:`*\u2026 and ${hidden} more ${noun}.*`}}var mostRows=[1/0,100,30,10,3],fewestRows=3,separator=2;function fittedText(blocks,limit,size){for(let most of mostRows){
let text=blocksText(blocks,most);if(size(text)<=limit)return text}let sizeOf=some=>size(blocksText(some,fewestRows))+separator,
isFold=block=>typeof block!="string"&&block.kind==="fold",left2=limit-sizeOf(blocks.filter(block=>!isFold(block)))-sizeOf(
[leftOut(blocks.length)]);if(left2<0){let first=blocksText([...blocks.slice(0,2),"*Everything else is left out for lengt\
h.*"],fewestRows);return size(first)<=limit?first:blocksText(blocks.slice(0,1))}let kept=blocks.flatMap(block=>{if(typeof block==
"string"||block.kind!=="fold")return[block];let shallow={...block,blocks:withoutFolds(block.blocks)},fitting=[block,shallow].
find(one=>sizeOf([one])<=left2);return left2=fitting===void 0?0:left2-sizeOf([fitting]),fitting===void 0?[]:[fitting]}),
dropped=blocks.length-kept.length;return blocksText(dropped===0?kept:[...kept,leftOut(dropped)],fewestRows)}function withoutFolds(blocks){
let kept=blocks.filter(block=>typeof block=="string"||block.kind!=="fold");return kept.length===blocks.length?kept:[...kept,
leftOut(blocks.length-kept.length)]}function leftOut(folds){return`*${counted(folds,"folded part is","folded parts are")}\
 left out for length.*`}var proseWidth=400,blockLines=30,blockWidth=200,quoted=/(?<!`)`(?!\s*`)([^`\n]+)`(?!`)/;function prose(text,width=proseWidth){
return withCode(clipEnd(text,width),!1)}function ownWords(text){return text.split(inColor).map(part=>withCode(part,!0)).
join(inColor)}var inColor="\uFE0F";function withCode(text,isOwn){return text.split(quoted).map((part,index)=>index%2===1?
code(part,part.length):plain(part,isOwn)).join("")}function plain(text,isOwn=!1){return markdownText(text,isOwn).replace(
/&#(?:64|35);(?=.)/g,"$&&#8203;").replace(/GH&#45;/gi,"$&&#8203;").replace(/(?<=www)&#46;/gi,"&#8203;$&").replace(/&#58;(?=[\w/+-])/g,
"$&&#8203;")}function code(name,width){let shown2=clipMiddle(name,width);return shown2.includes("|")?`<code>${plain(shown2).
trim()}</code>`:markdownCode(shown2)||"*(no name)*"}function narrowCode(name,width){if(name.length<=12)return code(name,
width);let run=0;return`<code>${(plain(clipMiddle(name,width)).match(/&#\d+;|./gsu)??[]).map(piece=>{run=/^\s$/.test(piece)?
0:run+1;let breaks=run>=12||/^(?:&#(?:45|46|58|64|95);|[,/.:-])$/.test(piece);return breaks&&(run=0),breaks?`${piece}<wb\
r>`:piece}).join("").replace(/<wbr>$/,"").trim()||"(no name)"}</code>`}function codeHtml(name,width){let text=markdownText(
clipMiddle(name,width)).trim();return text===""?"(no name)":`<code>${text}</code>`}function codeBlock(text){let lines=plainLines(
text).split(`
`),shown2=lines.slice(0,blockLines).map(line=>clipEnd(line,blockWidth)),hidden=lines.length-shown2.length,longest=Math.max(
2,...[...shown2.join(`
`).matchAll(/`+/g)].map(([run])=>run.length)),fence="`".repeat(longest+1);return[`${fence}text`,...shown2,...hidden>0?[`\
\u2026 and ${counted(hidden,"more line")}`]:[],fence].join(`
`)}function link(text,url){return/^https?:\/\/[\w.:-]+\/[\w./%~-]*(?:#[\w-]+)?$/.test(url)?`[${text}](${url})`:text}function clipEnd(text,width){
return text.length>width?`${text.slice(0,width-1)}\u2026`:text}var nameWidth=60;function markdown(text,codeOf=name=>code(name,nameWidth)){return shown(text,codeOf)}function summaryHtml(text){
return shown(text,name=>codeHtml(name,nameWidth))}function shown(text,codeOf){let show={own:ownWords,prose,name:codeOf,kernel:part=>codeOf(
kernelLabel(part,nameWidth))};return shownText(text,(kind,part)=>show[kind](part))}var mostRows2=5,[worstParts,otherParts]=[3,1],mostCounts=2;function decidingRows(comparison,head){let{verdict}=comparison;
if(verdict==="over-budget")return{titles:["","limit","measured"],rows:budgetRows(comparison)};if(comparison.base===null)
return measuredRows(head);let slower=comparison.ranges.filter(range=>range.verdict==="regressed").toSorted(bySlowdown),accepted=comparison.
ranges.filter(({gpuBusyTime})=>gpuBusyTime.state==="regressed"),changed=verdict==="regressed"?slower:verdict!=="pass"?[]:
accepted.length>0?accepted.toSorted(bySlowdown):fasterRanges(comparison),state=verdict==="regressed"?"regressed":"improv\
ed",metrics=comparison.metrics.filter(({change})=>change.state===state&&(verdict==="regressed"||verdict==="pass")).slice(
0,worstParts),mark=verdict==="regressed"?"\u274C ":accepted.length>0?"\u2611\uFE0F ":"\u2705 ",rows=[...metrics.map(row=>({
label:`${mark}${metricTitle(row)}`,values:metricValues(row),change:row.change.changeRatio===null?"":signedPercent(row.change.
changeRatio),isBold:!0})),...changed.flatMap((range,at)=>rangeRows(range,comparison,mark,at>0?otherParts:changed.length>
1?worstParts-1:worstParts))],ranks=Math.max(0,...changed.map(({ranks:row})=>row?.ranks.length??0)),isOnGpu=metrics.length===
0&&changed.every(range=>verdict==="pass"||decisiveChanges(range,comparison).gpuTime)&&rows.length>0;return{titles:[ranks>
0?"GPU time per rank":isOnGpu?"GPU time":"","base \u2192 head","change"],rows:rows.slice(0,mostRows2)}}function measuredRows(head){
if(head===null)return{titles:["","",""],rows:[]};let isOnGpu=hasGpu(head);return{titles:["NVTX range",isOnGpu?"GPU time":
"wall time",isOnGpu?"launches":"instances"],rows:head.ranges.slice(0,mostRows2).map(range=>({label:rangeName(range),values:formatNs(
median(range.rounds.map(isOnGpu?chooseGpuTime(range):({wallNs})=>wallNs))),change:formatCount(median(range.rounds.map(({
launches,instances})=>isOnGpu?launches:instances))),isBold:!1}))}}function budgetRows({budgets}){return budgets.filter(({
state})=>state!=="held").slice(0,mostRows2).map(budget=>({label:`\u274C ${nameText(budget.text)}`,values:budgetAmount(budget.
limit,budget.unit),change:budgetValue(budget),isBold:!0}))}function rangeRows(range,comparison,mark,most){let decisive=decisiveChanges(
range,comparison),name=`${mark}${rangeName(range)}`;if(decisive.gpuTime||comparison.verdict==="pass"){let all=rangeParts(
range),parts2=mainParts(all,Math.max(most,2)).slice(0,most),isExplained=parts2.some(({what})=>what.kind!=="rest");return[
timeRow(name,all.whole,!0),...isExplained?parts2.map(part=>timeRow(partText(part.what,range),part,!1,changeNs(all.whole))):
[]]}let wall=range.latency?.time??range.wallTime,gpu=besideRow("GPU time",range.gpuBusyTime);if(decisive.wallTime)return[
timeRow(`${name}, wall time`,wall,!0),...gpu];let{ranks,kernels,family,counts}=decisive,parts=[...ranks.map(rank=>timeRow(
`${name}: ${rankText(rank)}`,rank.work,!0)),...kernels.map(kernel=>timeRow(`${name}: ${kernelText(kernel.name)}`,kernel.
time,!0)),...kernels.length===0&&family!==null?[timeRow(`${name}: ${proseText(family.family)}`,family.time,!0)]:[],...counts.
map(row=>countRow(`${name}, ${row.metric==="synchronizations"?"waits for the GPU":countTitle(row)}`,row))],untraced=range.
latency===null?[]:besideRow("wall time, untraced",wall);return parts.length===0?[timeRow(name,range.gpuBusyTime,!0)]:[...parts.
slice(0,Math.max(mostCounts,most-1)),...most>1?[...gpu,...untraced]:[]]}function timeRow(label,times,isBold,ofNs=0){let[
baseNs,headNs]=[times.baseNs??0,times.headNs??0],ns=changeNs({baseNs,headNs});return{label,values:baseNs===0?`0 \u2192 ${formatNs(
headNs)}`:pairText(nsAmount(baseNs),nsAmount(headNs)),change:Math.abs(ns)<=.005*Math.abs(ofNs)?"\xB10":`${ns<0?"\u2212":
"+"}${formatNs(Math.abs(ns))}`,isBold}}function countRow(label,row){let{base,head}=row;return{label,values:pairText(countValue(
row,base),countValue(row,head)),change:`${head<base?"\u2212":"+"}${amountText(countValue(row,Math.abs(head-base)))}`,isBold:!0}}
function besideRow(label,time){if(time.changeRatio===null||time.baseNs===null||time.headNs===null)return[];let values=pairText(
nsAmount(time.baseNs),nsAmount(time.headNs));return[{label,values,change:signedPercent(time.changeRatio),isBold:!1}]}function partText(what,range){
switch(what.kind){case"families":{let{families,sites,launches}=what,kinds=listText(families.map(proseText),2),from=sites.
length===0?"":`, ${sites.map(site=>nameText(placeOf(site))).join(" and ")}`,more=launches.head-launches.base,word=launches.
base===0?"new launches":"more launches";return`${more>0?`${formatCount(more)} ${word}: `:""}${kinds}${from}`}case"operat\
or":return nameText(operatorText(range,what.operator.path));case"rank":return`${rankText(what.rank)}'s own work`;case"co\
pies":return"copies and memsets";case"transfer":return"communication that doesn't overlap";case"rest":return"the rest"}}var fewJobs=8,mostRanges=2;function rankJobs(jobs){let measured=((jobs.length>fewJobs?ranksOf(jobs):null)??[]).filter(({
job})=>job.section.head!==null),ranges=rangesOfAll(measured),[first]=ranges;if(first===void 0)return null;let workNs=new Map(
first.ranks.map(({job,workNs:own})=>[job,own])),workOf=job=>workNs.get(job)??Number.MAX_SAFE_INTEGER,unmeasured=jobs.length-
measured.length;return{sentences:[...ranges.slice(0,mostRanges).map(range=>slowestText(range)),`Own work excludes commun\
ication kernels, which also wait for other ranks.${unmeasured===0?"":` ${counted(unmeasured,"rank")} without a profile.`}`],
bySlowest:jobs.toSorted((one,other)=>workOf(other)-workOf(one))}}function ranksOf(jobs){let parts=jobs.map(({section})=>(section.
title??"").split(/(\d+)/)),[first=[]]=parts;if(parts.some(({length})=>length!==first.length))return null;let places=[...first.
keys()].filter(at2=>parts.some(one=>one[at2]!==first[at2])),[at,...more]=places;if(at===void 0||more.length>0)return null;
let ranks=jobs.map((job,index)=>({job,rank:Number(parts[index]?.[at])}));return new Set(ranks.map(({rank})=>rank)).size===
jobs.length&&ranks.every(({rank})=>rank<jobs.length)?ranks:null}function rangesOfAll(measured){return(measured[0]?.job.section.
head?.ranges??[]).flatMap(range=>{let ranks=measured.flatMap(({job,rank})=>{let own=job.section.head?.ranges.find(({name,
domain})=>name===range.name&&domain===range.domain),workNs=own===void 0?null:ownWorkNs(own);return workNs===null?[]:[{job,
rank,workNs}]});return ranks.length<measured.length?[]:[{range,ranks:ranks.toSorted((one,other)=>other.workNs-one.workNs)}]})}
function ownWorkNs({families,rounds}){if(!families.some(({family})=>family===communicationFamily))return null;let works=rounds.
flatMap(({communicationFreeBusyNs:workNs})=>workNs===null?[]:[workNs]);return works.length===0||works.length<rounds.length?
null:median(works)}function slowestText({range,ranks}){let middle=median(ranks.map(({workNs:workNs2})=>workNs2)),{rank,workNs}=ranks[0]??
{rank:0,workNs:middle},above=middle===0?"":` (${signedPercent(workNs/middle-1)})`;return`${rangeName(range)}: rank ${String(
rank)} works longest, ${formatNs(workNs)}; the median of ${counted(ranks.length,"rank")} is ${formatNs(middle)}${above}.`}var labelWidth=64,unknown="\u2013",tie="\xA0";function rowCells(columns,rows){let cells=rows.map(row=>row.cells()),names=cells.
flatMap(row=>row.flatMap(cell=>isKernel(cell)?[cell.name]:[])),labels=rowLabels(names,labelWidth).values();return cells.
map(row=>columns.map((column,at)=>{let cell=row[at]??"";if(!isKernel(cell))return cellText(cell,column);let remarks=cell.
remarks.map(remark=>markdown(remark)).join("; ");return[code(labels.next().value??"",labelWidth),...remarks===""?[]:[`<s\
ub>${remarks}</sub>`]].join("<br>")}))}function isKernel(cell){return typeof cell!="string"&&cell.kind==="kernel"}function cellText(cell,column){
if(typeof cell=="string")return column.kind==="text"?markdown(cell):tied(markdown(cell));switch(cell.kind){case"number":
return tied(markdown(cell.text));case"pair":return pairMark(cell);case"change":return changeMark(cell,column.interval===
"main")}}function pairMark(cell){let{state}=cell,color=state===void 0||state==="same"?"":rowStates[state].color;return`${color===
""?"":`${color} `}${tied(markdown(pairCellText(cell)))}`}function changeMark({state,change,word,isSpoken,notes=[]},withInterval=!1){
let{changeRatio,lowRatio,highRatio}=change,parts=[state!=="not-judged"&&!(isSpoken&&state==="noted")?rowStates[state].color:
"",isSpoken?word:"",changeRatio===null?"":signedPercent(changeRatio)],ends=lowRatio===null||highRatio===null?null:percentInterval(
lowRatio,highRatio),isNews=changeRatio===null||ends!==signedPercent(changeRatio),interval=withInterval&&ends!==null&&isNews?
[ends]:[],below=[...notes,...interval].map(line=>`<sub>${tied(line)}</sub>`);return[tied(parts.filter(part=>part!=="").join(
" "))||unknown,...below].join("<br>")}function tied(text){return text.replaceAll(" ",tie)}var mostColumns=5,mostParts=12,openRows=30,mostRows3=200,marks={bad:"\u{1F534} ",unsure:"\u{1F7E1} ",good:"",accepted:"\u2611\
\uFE0F ",warning:"\u26A0\uFE0F ",note:""};function renderedBlocks(blocks,jobs=1){let rows=Math.max(20,Math.floor(1e3/jobs)),
{open,folded}=rendered(blocks,{rows,part:null,isFolded:!1});return[...open,...folded]}function rendered(blocks,place){let all=blocks.
map(block=>renderedBlock(block,place));return{open:all.flatMap(({open})=>open),folded:all.flatMap(({folded})=>folded)}}function renderedBlock(block,place){
switch(block.kind){case"paragraph":return{open:[`${boldTitle(block.title)}${markdown(block.text)}`],folded:[]};case"foot\
note":return{open:[`<sub>${markdown(block.text)}</sub>`],folded:[]};case"lines":return{open:[`**${markdown(block.title)}\
**:`,codeBlock(block.text)],folded:[]};case"list":return withRest(block.items.filter(({isRepeated})=>isRepeated!==!0),block.
noun,place,items=>list(items.slice(0,mostRows3).map(itemText),block.noun,items.length));case"table":return withRest(splitRows(
block.rows,place),block.noun,place,(rows,isRest)=>tableBlocks(block,rows,place,isRest));case"group":return renderedGroup(
block,place);case"parts":return renderedParts(block,place);case"figure":return{open:block.name==="recent-runs"?[markdown(
block.text)]:[],folded:[]}}}function withRest(all,noun,{isFolded,part},blocksOf){let shown2=all.filter(({importance})=>importance!==
"reference"),main=isFolded?shown2:shown2.filter(({importance})=>importance===void 0),rest=isFolded?[]:shown2.filter(({importance})=>importance===
"detail"),title=`Other ${noun}${part===null?"":` in ${part}`} (${countText(rest.length)})`;return{open:blocksOf(main,!1),
folded:fold(summaryHtml(title),blocksOf(rest,!0))}}function splitRows(rows,{part,isFolded}){return part===null||isFolded?
rows:rows.map((row,at)=>at<openRows?row:{...row,importance:"detail"})}function tableBlocks({columns,noun},rows,{rows:folded,
part,isFolded},isRest){let most=part===null?mostRows3:isRest||isFolded?folded:openRows,kept=keptColumns(columns),cells=rowCells(
columns,rows.slice(0,most)).map(row=>kept.map(at=>row[at]??"")),shown2=kept.flatMap(at=>columns[at]??[]);return table(shown2.
map(({kind,title})=>({title,align:kind==="number"||kind==="pair"?"right":"left"})),cells,noun,rows.length)}function keptColumns(columns){
let leaving=[...columns.keys()].filter(at=>columns[at]?.leaves!==void 0).toSorted((one,other)=>(columns[one]?.leaves??0)-
(columns[other]?.leaves??0)),gone=new Set(leaving.slice(0,Math.max(0,columns.length-mostColumns)));return[...columns.keys()].
filter(at=>!gone.has(at))}function itemText({title,text,tone}){return`${tone===void 0?"":marks[tone]}${boldTitle(title)}${markdown(
text)}`}function boldTitle(title){return title===void 0?"":`**${markdown(title)}**: `}function renderedGroup({title,importance,
blocks},place){let{part,isFolded}=place,whole=`${title}${part===null?"":` in ${part}`}`;if(importance==="reference")return{
open:[],folded:[]};if(importance==="summary")return isFolded?{open:[],folded:[]}:rendered(blocks,place);if(importance===
"detail"&&!isFolded){let inner=rendered(blocks,{...place,isFolded:!0});return{open:[],folded:fold(summaryHtml(whole),inner.
open)}}let{open,folded}=rendered(blocks,place);return{open:open.length===0?[]:[`**${markdown(whole)}**`,...open],folded}}
function renderedParts({parts,noun},place){let all=parts.slice(0,mostParts).map(({name,blocks})=>rendered(blocks(),{...place,
part:name})),hidden=parts.length-mostParts;return{open:all.flatMap(({open})=>open),folded:[...all.flatMap(({folded})=>folded),
...hidden>0?[`*The details of ${countText(hidden)} more ${noun} are only in the report.*`]:[]]}}var longestName=120,[keptStart,keptEnd]=[70,40],days=90,margin=1.1;function acceptEntries({comparedOn,ranges,reasons,verdict}){
let expires=dayAfter(comparedOn,days);if(expires===null)return[];let decisive=reasons.filter(reason=>reason.verdict===verdict&&
canBeAccepted(reason)),found=decisive.flatMap(reason=>{let what=decisive.some(other=>coversPart(other,reason))?null:whatOf(
reason,ranges);return what===null?[]:[{...what,change:changeOf(reason),reason:placeholderReason,expires}]});return[...Map.
groupBy(found,keyOf).values()].flatMap(widest)}function acceptedYaml(entries){return["accepted:",...entries.map(({range,
kernel,family,metric,change,reason,expires},at)=>{let named=Object.entries({range,kernel,family,metric}).flatMap(([key,name])=>name===
void 0?[]:[`${key}: ${quoted2(name)}`]),once=at===0?`reason: &reason ${quoted2(reason)}, expires: &day ${expires}`:"reas\
on: *reason, expires: *day";return`  - { ${[...named,`change: ${String(change)}`,once].join(", ")} }`})].join(`
`)}function quoted2(text){return JSON.stringify(text).replaceAll(/[^ -_a-~]/g,unit=>`\\u${unit.charCodeAt(0).toString(16).
padStart(4,"0")}`).replaceAll("##[",String.raw`#\u0023[`)}function whatOf({range:label,kernel,family,metric,reported,reportedKind},ranges){
if(reported!==null&&(reportedKind===null||reportedKind==="reported"))return{metric:escapedGlob(reported)};if(reported!==
null&&reportedKind!==null&&label===null)return{metric:reportedKind};let row=ranges.find(({name,domain})=>rangeText(name,
domain)===label);if(row===void 0)return null;let range=rangeText(row.name,row.domain);return reportedKind!==null?{range,
metric:reportedKind}:kernel!==null?{range,kernel:kernelPattern(kernel,row)}:family!==null?{range,family}:metric===null?null:
{range,metric}}function kernelPattern(kernel,{kernels}){let row=kernels.find(({name:name2})=>name2===kernel),name=row?.headNames[0]??
row?.baseNames[0]??kernel;return name.length<=longestName?escapedGlob(name):`${escapedGlob(name.slice(0,keptStart))}*${escapedGlob(
name.slice(-keptEnd))}`}function changeOf(reason){let{changeRatio}=reason;return changeRatio===null||isFall(reason)?"any":
Math.max(1,Math.ceil(Math.abs(changeRatio)*100*margin))}function keyOf({range,kernel,family,metric}){return JSON.stringify(
[range,kernel,family,metric])}function widest(entries){let size=({change})=>change==="any"?1/0:change;return entries.toSorted(
(one,other)=>size(other)-size(one)).slice(0,1)}function dayAfter(day,count){let start=/^\d{4}-\d{2}-\d{2}$/.test(day)?Date.
parse(`${day}T00:00:00Z`):NaN;return Number.isNaN(start)?null:new Date(start+count*864e5).toISOString().slice(0,10)}function nextSteps(section,{measured,run}){let commands=measured===null?[]:reproduceBlocks(section,measured,run),entries=acceptBlocks(
section),title=commands.length===0?"Accept":entries.length===0?"Reproduce":"Reproduce or accept";return fold(title,[...commands,
...entries])}function meaningAddress(section){let{failure}=section;if(failure!==null&&!isWorseThenFailed(section)){let name=/^[a-z0-9-]{1,60}$/.
exec(failure.id??"")?.[0];return name===void 0?docsAddress("red","the-run-failed"):docsAddress("failures",name)}let{comparison}=section;
if(comparison===null)return docsAddress("red",verdictAnchors["no-baseline"]);let{verdict}=comparison;return verdict==="p\
ass"?null:docsAddress("red",verdict==="regressed"?regressedAnchor(comparison):verdictAnchors[verdict])}var verdictAnchors={
"over-budget":"budget-exceeded",incomparable:"not-comparable",inconclusive:"inconclusive","no-baseline":"no-baseline","n\
ot-improved":"not-improved"},causeAnchors={"overlap-lost":"kernels-overlap-less","overlap-gained":"kernels-overlap-less",
"graph-lost":"more-launches-copies-or-synchronizations",replaced:"other-kernels-run",work:"more-launches-copies-or-synch\
ronizations",kernel:"a-kernel-is-slower",family:"a-kernel-is-slower",operator:"a-kernel-is-slower",rank:"one-gpu-is-slow\
er","exposed-transfer":"one-gpu-is-slower",machine:"inconclusive"};function regressedAnchor(comparison){if(comparison.metrics.
some(({change})=>change.state==="regressed"))return"a-metric-is-worse";let range=comparison.ranges.find(({verdict})=>verdict===
"regressed");if(range===void 0)return"a-kernel-is-slower";let{gpuTime,wallTime,kernels,family}=decisiveChanges(range,comparison);
return gpuTime?range.cause===null?"a-kernel-is-slower":causeAnchors[range.cause.kind]:wallTime?"wall-time-is-longer":kernels.
length>0||family!==null?"a-kernel-is-slower":"more-launches-copies-or-synchronizations"}var hash=/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/,
safePath=/^(?!.*\.\.)\w[\w./-]{0,199}$|^\.[\w-][\w./-]{0,198}$/,safeTool=/^(?!.*\.\.)[\w.-]+\/[\w.-]+#\w[\w./-]{0,99}$/,
safeArtifact=/^\w[\w.+-]{0,199}$/;function reproduceBlocks({comparison,failure,artifactName},{commit,config,tool},run){if(failure===
null&&(comparison===null||comparison.base===null||comparison.verdict==="pass"))return[];let[head,base]=[comparison?.head.
source.commit??commit,comparison?.base?.source.commit??null].map(found=>found!==null&&hash.test(found)?found:null);if(head==
null||comparison?.base!=null&&base==null)return[];let isNamed=config!==null&&safePath.test(config),id=/\/actions\/runs\/(\d+)$/.
exec(run??"")?.[1],isFetched=!isNamed&&id!==void 0&&artifactName!=null&&safeArtifact.test(artifactName),settings=isNamed?
config:isFetched?"profile-run/config.yaml":"config.yaml",source=tool!=null&&safeTool.test(tool)?tool:packageAddress,command=[
`git fetch origin ${head}${base==null?"":` ${base}`}`,`git checkout --detach ${head}`,...isFetched?[`gh run download ${id}\
 -n ${artifactName} -D profile-run`]:[],`npx github:${source} run --config ${settings}${base==null?"":` --base ${base}`}`].
join(" && ");return[`**Reproduce** in a clone of the repository${comparison===null||comparesGpu(comparison)?", on a mach\
ine with the same GPU model":""}.${isNamed||isFetched?"":" `config.yaml` is among the run's files and has all of the run\
's settings."}`,["```sh",command,"```"].join(`
`)]}var mostEntries=20;function acceptBlocks({comparison}){let entries=comparison===null?[]:acceptEntries(comparison);if(entries.
length===0)return[];let budgets=comparison?.budgets.some(({state})=>state==="broken")===!0?" You can't accept an exceede\
d budget; change its limit in `compare.budgets` instead.":"",shown2=entries.slice(0,mostEntries);return[`**Accept** by a\
dding this to \`.llm-profile/accepted.yml\`. Each entry allows a slowdown of up to \`change\` percent until it expires. Repl\
ace the reason with your own, or the file is refused.${entries.length>shown2.length?` These are the first ${String(shown2.
length)} of ${String(entries.length)} entries; the next run lists the rest.`:""}${budgets}`,["```yaml",acceptedYaml(shown2),
"```"].join(`
`)]}var nameWidth2=60,cellWidth=40,mostTied=24,mostWhys=3;function sectionBlocks(section,of,isWhole,jobs=1){return isWhole?wholeBlocks(
section,of,jobs):jobBlocks(section,of)}function jobBlocks(section,{measured,links,more=[]}){let{comparison,head,failure,
cost,fails}=section,input=reportInput(section),isFailed=failure!==null&&!isWorseThenFailed(section),sites=siteLinks(section,
links.run),shown2=text2=>markdown(text2,name=>sites.get(name)??code(name,nameWidth2)),{sentences}=leadOf(section),isShown=kind=>kind!==
"passed"&&kind!=="metric"&&!(kind==="budget"&&comparison?.verdict==="over-budget"),before=isFailed?measuredLead(section):
null,text=[...sentences.filter(({kind})=>isShown(kind)).map(one=>one.brief??one.text),...failure===null||isFailed?[]:[`T\
hen it failed: ${proseText(failure.what)}`],...before===null?[]:[`Measured before the failure: ${before.what}`],fails?"":
effectOf(section)],whys=failure===null?[]:renderedBlocks(failureBlocks(failure)),openWhys=isFailed?whys.filter(why=>typeof why==
"string"&&/[^:\n]$/.test(why)).slice(0,mostWhys):[],rows=comparison===null?measuredRows(head):decidingRows(comparison,head),
last=[sentences.filter(({kind})=>kind==="passed").map(one=>shown2(one.text)).join(" "),[...linksText(links,meaningAddress(
section)),...footer(section,comparison)].join(" \xB7 ")],facts=[againstText(input),...comparison===null?[]:verdictLimitations(
comparison),cost===null?null:costText(cost)];return[shown2(text.filter(one=>one!=="").join(" ")),...openWhys,...isFailed?
[]:rowsTable(rows,{sites}),last.filter(one=>one!=="").join(" "),...more,...nextSteps(section,{measured,run:links.run}),...whys.
length>openWhys.length?fold("What failed",whys):[],...comparison?.base==null?renderedBlocks(findingsSection(input).blocks):
[],...fold("How it was measured",[...facts.flatMap(line=>line===null?[]:[markdown(line)]),...comparison===null?[]:renderedBlocks(
comparedBlocks(comparison))])].filter(block=>block!=="")}function rowsTable({titles,rows},{sites=new Map,total=rows.length}={}){
let cells=rows.map(({label,values,change,isBold})=>[markdown(label,name=>sites.get(name)??narrowCode(name,cellWidth)),values.
length>mostTied?markdown(values):tied(markdown(values)),isBold&&change!==""?`**${tied(markdown(change))}**`:tied(markdown(
change))]);return table([left(titles[0]),right(titles[1]),right(titles[2])],cells,"rows",total)}function siteLinks({comparison},run){
let repository=/^https:\/\/[\w.:-]+\/[\w.-]+\/[\w.-]+(?=\/actions\/runs\/\d+$)/.exec(run??"")?.[0],commit=comparison?.head.
source.commit??"";if(comparison===null||repository===void 0||!/^[0-9a-f]{40}$/.test(commit))return new Map;let sites=comparison.
ranges.flatMap(range=>[causeSite(range,comparison),...rangeParts(range).parts.flatMap(({what})=>what.kind==="families"?what.
sites:[])]);return new Map(sites.flatMap(site=>{if(site?.line==null||!/^(?!.*\.\.)\w[\w./-]*$/.test(site.file))return[];
let place=placeOf(site),address=`${repository}/blob/${commit}/${site.file}#L${String(site.line)}`;return[[place,link(code(
place.slice(place.lastIndexOf("/")+1),cellWidth),address)]]}))}function footer({head,cost},comparison){let machine=(comparison?.
head??head)?.machine,models=[...new Set(machine?.gpus.map(({name})=>name.replace(/^NVIDIA /,"")))],ranks=Math.max(0,...comparison?.
ranges.map(range=>range.ranks?.ranks.length??0)??[]),facts=[[comparison?.head??head,comparison?.base??null].flatMap(side=>side?.
source.commit==null?[]:[code(side.source.commit.slice(0,7),7)]).join(" against "),...comparison===null||comparesGpu(comparison)?
[`${ranks>1?`${String(ranks)} \xD7 `:""}${prose(listText(models,2))}`]:[],...comparison?.base==null?[]:[roundsFact(comparison)],
...cost===null?[]:[formatSeconds(cost.seconds)]].filter(fact=>fact!=="");return facts.length===0?[]:[`<sub>${facts.join(
" \xB7 ")}</sub>`]}function roundsFact(comparison){let ranges=comparison.ranges.toSorted(bySlowdown),range=ranges.find(one=>decisiveChanges(
one,comparison).gpuTime)??ranges[0],wall=range!==void 0&&decisiveChanges(range,comparison).wallTime?range.latency?.time:
void 0,threshold=comparison.verdict!=="incomparable"?(wall??range?.gpuBusyTime)?.thresholdRatio??null:null;return`${roundsText(
comparison.head.rounds)} each${threshold===null?"":`, threshold ${percent(threshold)}`}`}function wholeBlocks(section,{measured,
links,more=[]},jobs){let input=reportInput(section),effect=effectOf(section),text=leadOf(section).sentences.map(one=>one.
text),first=[markdown(text.join(" ")),section.fails?`**${effect}**`:effect],{opening,sections}=reportDocument(input);return[
first.filter(part=>part!=="").join(" "),...linksText(links,meaningAddress(section)),...more,...nextSteps(section,{measured,
run:links.run}),...renderedBlocks(opening,jobs),...renderedBlocks(sections.flatMap(({blocks})=>blocks),jobs)]}function linksText({
report,artifact,run},meaning=null){let links=[...report===null?[]:[link("**Report**",report)],...meaning===null?[]:[link(
"What to do",meaning)],...artifact===null?[]:[link("Files",artifact)],...run===null||artifact!==null?[]:[link("Run",run)]];
return links.length===0?[]:[links.join(" \xB7 ")]}var titleWidth=60,namedJobs=3,mostFolds=3;function jobsOf(sections){return worstFirst(sections.map(section=>({section,lead:leadOf(
section)})))}function worstFirst(jobs){let rank=job=>job.section.fails?0:isPassing(job)?2:1;return jobs.toSorted((one,other)=>rank(
one)-rank(other))}function isPassing({section,lead}){return!section.fails&&lead.mark==="\u2705"}function isUnmeasured({section}){
return section.failure!==null&&section.head===null&&section.comparison===null&&section.unread!==!0}function matrixTitle(jobs){
if(jobs.length===0)return"\u2754 No result";let count=isCounted=>jobs.filter(isCounted).length,failing=jobs.filter(({section})=>section.
fails),unread=count(({section})=>!section.fails&&section.unread===!0),nothing=count(isUnmeasured),passing=count(isPassing),
open=jobs.length-failing.length-unread-passing-count(job=>isUnmeasured(job)&&!job.section.fails);if(passing===jobs.length)
return`\u2705 All ${String(passing)} jobs pass`;let worst=failing.filter(job=>!isUnmeasured(job)).toSorted((one,other)=>slowdownOf(
other)-slowdownOf(one))[0],title=worst===void 0?"":`: ${worst.lead.title}`,texts=[{count:failing.length,words:`${failing.
length===1?"fails":"fail"}${title}`},{count:nothing,words:"measured nothing"},{count:open,words:`${open===1?"has":"have"}\
 no clear result`},{count:unread,words:"can't be read"}].filter(part=>part.count>0).map((part,at)=>`${String(part.count)}${at===
0?` of ${String(jobs.length)} jobs`:""} ${part.words}`);return`${failing.length>0?"\u274C":"\u26AA"} ${texts.join("; ")}`}
function slowdownOf({section}){return Math.max(0,...section.comparison?.ranges.map(({gpuBusyTime})=>gpuBusyTime.changeRatio??
0)??[])}function matrixBlocks(all,{measured,links,more=[]},isWhole){let ranks=rankJobs(all),sorted=ranks===null?all:worstFirst(
ranks.bySlowest),jobs=isWhole?sorted:sorted.filter(job=>!isPassing(job)),shown2=isWhole&&ranks===null?jobs:jobs.slice(0,
fewJobs),groups=isWhole?jobs.map(job=>[job]):[...Map.groupBy(jobs,causeKey).values()],folds=shown2.flatMap(({section,lead})=>fold(
`${lead.mark} ${codeHtml(titleOf(section),titleWidth)}: ${lead.word}`,sectionBlocks(section,{measured,links:{...section,
run:links.run}},isWhole,all.length)));return[...ranks===null?[]:[markdown(ranks.sentences.join(" "))],...jobsTable(groups,
isWhole?shown2.length:mostRows2),...[[...isWhole?[]:passedText(all.filter(isPassing)),...linksText(links)].join(" ")].filter(
text=>text!==""),...more,...isWhole||folds.length<=mostFolds?folds:fold(`${counted(shown2.length,"job")} in detail`,folds)]}
function jobsTable(groups,most){let rows=groups.slice(0,most).map(groupRow);return rowsTable({titles:["job","base \u2192 head",
"change"],rows},{total:groups.length})}function causeKey({section,lead}){let{comparison,failure,title}=section;if(comparison?.
verdict!=="regressed")return JSON.stringify([lead.word,failure?.what??(comparison===null?title:comparison.verdict)]);let ranges=comparison.
ranges.filter(({verdict})=>verdict==="regressed").map(range=>[range.name,range.domain,range.cause?.kind,causeSite(range,
comparison)?.file,causeSite(range,comparison)?.line]);return JSON.stringify([section.fails,ranges])}function groupRow(jobs){
let[first,...others]=jobs,section=first?.section,[range]=section?.comparison?.base==null?[]:rangesBySeverity(section.comparison),
more=others.length===0?"":` and ${String(others.length)} more`,label=`${first?.lead.mark??""} ${nameText(section===void 0?
"":titleOf(section))}${more}`,{comparison=null,head=null}=section??{},{rows}=comparison===null?measuredRows(head):decidingRows(
comparison,head),[row]=rows,name=range===void 0?"":`: ${rangeName(range)}`;return range?.verdict==="regressed"&&row!==void 0&&
range.gpuBusyTime.state==="regressed"?{...row,label:`${label}${name}`,change:changesText(jobs)}:range?.verdict==="regres\
sed"&&row!==void 0?{...row,label:`${label}${name}`}:{label:`${label}${name}`,values:row?.values??"\u2013",change:first?.
lead.word??"",isBold:!1}}function changesText(jobs){let changes=jobs.map(slowdownOf),ends=[Math.min(...changes),Math.max(
...changes)].map(signedPercent);return[...new Set(ends)].join(" to ")}function passedText(jobs){if(jobs.length===0)return[];
let names=jobs.map(({section})=>code(titleOf(section),titleWidth));return[`\u2705 ${counted(jobs.length,"job")} passed: ${listText(
names,namedJobs)}.`]}function titleOf({title}){return title??""}var titleWidth2=100,[commentNotes,summaryNotes]=[4,10],commentLimit=64512,summaryLimit=1032192;function commentMarkdown(input,limit=commentLimit){
return`${fittedText(inputBlocks(input,!1),limit-1,text=>text.length)}
`}function jobSummary(input,limit=summaryLimit){let encoder=new TextEncoder;return`${fittedText(inputBlocks(input,!0),limit-
1,text=>encoder.encode(text).length)}
`}function inputBlocks(input,isWhole){let{title,sections,notes}=input,jobs=jobsOf(sections),only=jobs.length===1?jobs[0]:
void 0,verdict=only===void 0?matrixTitle(jobs):`${only.lead.mark} ${only.lead.title}`,titles=[title,only?.section.title??
""].filter(text=>text.trim()!=="").map(text=>prose(text.trim(),titleWidth2));return[`### ${[markdown(verdict),...titles].
join(" \xB7 ")}`,...only===void 0?matrixBlocks(jobs,input,isWhole):sectionBlocks(only.section,input,isWhole),...list(notes.
slice(0,isWhole?summaryNotes:commentNotes).map(note=>`\u2139\uFE0F ${prose(note)}`),"notes",notes.length)]}var noRun={failure:null,
cost:null,config:null};function comparisonComment(title,comparison,head,fails,{failure,cost,config}=noRun){return commentMarkdown(
{title,sections:[{artifact:null,report:null,baselineAge:null,title:null,comparison,head,failure,fails,cost}],links:{run:null,
artifact:null,report:null},measured:{commit:null,config},notes:[]})}export{list,fold,prose,link,linksText,commentLimit,commentMarkdown,jobSummary,comparisonComment};
