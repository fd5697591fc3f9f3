import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{comparedBlocks,describeCost,describeEffect,describeSides,escapeMarkdown,failureBlocks,findingsSection,formatDay,formatFigure,
formatPair,formatSide,isToldByRanks,isWorseThenFailed,left,markdownCode,markdownTable,measuredLead,reportDocument,reportInput,
reportRanges,right,runTitle,summaryMarkdown,verdictLimitations,wallPartTitles,writeLead}from"./chunk-JQLBXR5T.js";
import{bySlowdown,causeSite,changeNs,chooseWallTime,countTitle,countValue,decisiveChanges,fasterRanges,formatPlace,mainParts,
rangeParts,rangesBySeverity,rowStates,titlePart}from"./chunk-KO2YBV2G.js";import{countCutKernels,describeDisturbance,
formatBudgetAmount,formatMeasuredValue,formatRounds,kernelLabel,markKernel,markName,markProse,metricTitle,metricValues,rangeName,
renderMarks,rowLabels}from"./chunk-FK5PFTCQ.js";import{findTopKernels}from"./chunk-UV6TWOCH.js";import{chooseGpuTime}from"./chunk-CFWPLRUN.js";
import{escapedGlob,readReportAssets}from"./chunk-43BQW4PC.js";import{figureRules,findMeasuredLaunch}from"./chunk-NG2TZR5C.js";
import{uniqueSafeNames}from"./chunk-2W7IQXEL.js";import{canBeAccepted,comparesGpu,coversPart,hasGpu,hasGpuTime,isFall,
usesGpu}from"./chunk-WX5VRN47.js";import{gpuKey,medianOverRounds,operatorText}from"./chunk-PVAWQLH7.js";import{
communicationFamily,rankText}from"./chunk-ZPNCYFGC.js";import{lastEndNs}from"./chunk-4MELFLVH.js";import{clipMiddle,
formatCount,formatNs,formatSeconds,formatShare,nsAmount,signedNs}from"./chunk-ILPXF66B.js";import{median,medianKernelNs,
medianLaunches,medianTotalNs}from"./chunk-UAZ6EODX.js";import{counted,listText}from"./chunk-ZYMCHVPE.js";import{
amountText,countText,pairText,percent,percentInterval,rangeText,signedPercent,sizeAmount,sizeText}from"./chunk-DVA2FSEP.js";
import{placeholderReason}from"./chunk-S5YMTAFF.js";import{jsonParts,plainLines,plainText}from"./chunk-KWNHFX66.js";function table(columns,cells,noun,total=cells.length){if(total===0)return[];let[titles="",alignment="",...rows]=markdownTable(
columns,cells).split(`
`);return[{kind:"rows",head:[titles,alignment],rows,total,more:createMoreLine(noun,total)}]}function list(items,noun,total=items.
length){return total===0?[]:[{kind:"rows",head:[],rows:items.map(item=>`- ${item}`),total,more:createMoreLine(noun,total)}]}
function fold(title,blocks){return blocks.length===0?[]:[{kind:"fold",title,blocks}]}function renderBlocks(blocks,most=1/0){
return blocks.map(block=>renderBlock(block,most)).join(`

`)}function renderBlock(block,most){if(typeof block=="string")return block;if(block.kind==="fold")return`<details><summa\
ry>${block.title}</summary>

${renderBlocks(block.blocks,most)}

</details>`;let rows=block.rows.slice(0,most),more=rows.length<block.total?[block.more(rows.length)]:[];return[...rows.length===
0?[]:[[...block.head,...rows].join(`
`)],...more].join(`

`)}function createMoreLine(noun,total){return shown2=>{let hidden=countText(total-shown2);return shown2===0?`*${hidden} ${noun}\
 left out for length.*`:`*\u2026 and ${hidden} more ${noun}.*`}}var mostRows=[1/0,100,30,10,3],fewestRows=3,separator=2;function fitBlocks(blocks,limit,size){for(let most of mostRows){
let text=renderBlocks(blocks,most);if(size(text)<=limit)return text}let measureSize=some=>size(renderBlocks(some,fewestRows))+
separator,isFold=block=>typeof block!="string"&&block.kind==="fold",room=limit-measureSize(blocks.filter(block=>!isFold(
block)))-measureSize([leftOut(blocks.length)]);if(room<0){let first=renderBlocks([...blocks.slice(0,2),"*Everything else\
 is left out for length.*"],fewestRows);return size(first)<=limit?first:renderBlocks(blocks.slice(0,1))}let kept=blocks.
flatMap(block=>{if(typeof block=="string"||block.kind!=="fold")return[block];let shallow={...block,blocks:withoutFolds(block.
blocks)},fitting=[block,shallow].find(version=>measureSize([version])<=room);return room=fitting===void 0?0:room-measureSize(
[fitting]),fitting===void 0?[]:[fitting]}),dropped=blocks.length-kept.length;return renderBlocks(dropped===0?kept:[...kept,
leftOut(dropped)],fewestRows)}function withoutFolds(blocks){let kept=blocks.filter(block=>typeof block=="string"||block.
kind!=="fold");return kept.length===blocks.length?kept:[...kept,leftOut(blocks.length-kept.length)]}function leftOut(folds){
return`*${counted(folds,"folded part is","folded parts are")} left out for length.*`}var proseWidth=400,blockLines=30,blockWidth=200,quoted=/(?<!`)`(?!\s*`)([^`\n]+)`(?!`)/;function prose(text,width5=proseWidth){
return withCode(clipEnd(text,width5),!1)}function ownWords(text){return text.split(inColor).map(part=>withCode(part,!0)).
join(inColor)}var inColor="\uFE0F";function withCode(text,isOwn){return text.split(quoted).map((part,index)=>index%2===1?
code(part,part.length):plain(part,isOwn)).join("")}function plain(text,isOwn=!1){return escapeMarkdown(text,isOwn).replace(
/&#(?:64|35);(?=.)/g,"$&&#8203;").replace(/GH&#45;/gi,"$&&#8203;").replace(/(?<=www)&#46;/gi,"&#8203;$&").replace(/&#58;(?=[\w/+-])/g,
"$&&#8203;")}function code(name,width5){let shown2=clipMiddle(name,width5);return shown2.includes("|")?`<code>${plain(shown2).
trim()}</code>`:markdownCode(shown2)||"*(no name)*"}function narrowCode(name,width5){if(name.length<=12)return code(name,
width5);let run=0;return`<code>${(plain(clipMiddle(name,width5)).match(/&#\d+;|./gsu)??[]).map(piece=>{run=/^\s$/.test(piece)?
0:run+1;let breaks=run>=12||/^(?:&#(?:45|46|58|64|95);|[,/.:-])$/.test(piece);return breaks&&(run=0),breaks?`${piece}<wb\
r>`:piece}).join("").replace(/<wbr>$/,"").trim()||"(no name)"}</code>`}function codeHtml(name,width5){let text=escapeMarkdown(
clipMiddle(name,width5)).trim();return text===""?"(no name)":`<code>${text}</code>`}function codeBlock(text){let lines=plainLines(
text).split(`
`),shown2=lines.slice(0,blockLines).map(line=>clipEnd(line,blockWidth)),hidden=lines.length-shown2.length,longest=Math.max(
2,...[...shown2.join(`
`).matchAll(/`+/g)].map(([run])=>run.length)),fence="`".repeat(longest+1);return[`${fence}text`,...shown2,...hidden>0?[`\
\u2026 and ${counted(hidden,"more line")}`]:[],fence].join(`
`)}function link(text,url){return/^https?:\/\/[\w.:-]+\/[\w./%~-]*(?:#[\w-]+)?$/.test(url)?`[${text}](${url})`:text}function clipEnd(text,width5){
return text.length>width5?`${text.slice(0,width5-1)}\u2026`:text}var nameWidth=60;function markdown(text,codeOf=name=>code(name,nameWidth)){return shown(text,codeOf)}function summaryHtml(text){
return shown(text,name=>codeHtml(name,nameWidth))}function shown(text,codeOf){let show={own:ownWords,prose,name:codeOf,kernel:part=>codeOf(
kernelLabel(part,nameWidth))};return renderMarks(text,(kind,part)=>show[kind](part))}var mostRows2=5,worstParts=3,mostCounts=2;function decidingRows(comparison,head){let{verdict:verdict2}=comparison;if(verdict2===
"over-budget")return{titles:["","limit","measured"],rows:budgetRows(comparison)};if(comparison.base===null)return measuredRows(
head);let slower=comparison.ranges.filter(range2=>range2.verdict==="regressed").toSorted(bySlowdown),accepted=comparison.
ranges.filter(({gpuBusyTime})=>gpuBusyTime.state==="regressed"),changed=verdict2==="regressed"?slower:verdict2!=="pass"?
[]:accepted.length>0?accepted.toSorted(bySlowdown):fasterRanges(comparison),state=verdict2==="regressed"?"regressed":"im\
proved",metrics=comparison.metrics.filter(({change})=>change.state===state&&(verdict2==="regressed"||verdict2==="pass")).
slice(0,worstParts),mark2=verdict2==="regressed"?"\u274C ":accepted.length>0?"\u2611\uFE0F ":"\u2705 ",rows=[...metrics.
map(row=>({label:`${mark2}${metricTitle(row)}`,values:metricValues(row),change:row.change.changeRatio===null?"":signedPercent(
row.change.changeRatio),isBold:!0})),...changed.flatMap((range2,at)=>rangeRows(range2,comparison,mark2,at>0?0:Math.max(2,
Math.min(worstParts,mostRows2-changed.length))))],ranks=Math.max(0,...changed.map(({ranks:row})=>row?.ranks.length??0)),
isOnGpu=metrics.length===0&&changed.every(range2=>verdict2==="pass"||decisiveChanges(range2,comparison).gpuTime)&&rows.length>
0;return{titles:[ranks>0?"GPU time per rank":isOnGpu?"GPU time":"","base \u2192 head","change"],rows:rows.slice(0,mostRows2)}}
function measuredRows(head){if(head===null)return{titles:["","",""],rows:[]};let isOnGpu=hasGpu(head);return{titles:["NV\
TX range",isOnGpu?"GPU time":"wall time",isOnGpu?"launches":"instances"],rows:head.ranges.slice(0,mostRows2).map(range2=>({
label:rangeName(range2),values:formatNs(median(range2.rounds.map(isOnGpu?chooseGpuTime(range2):({wallNs})=>wallNs))),change:formatCount(
median(range2.rounds.map(({launches,instances})=>isOnGpu?launches:instances))),isBold:!1}))}}function budgetRows({budgets}){
return budgets.filter(({state})=>state!=="held").slice(0,mostRows2).map(budget=>({label:`\u274C ${markName(budget.text)}`,
values:formatBudgetAmount(budget.limit,budget.unit),change:formatMeasuredValue(budget),isBold:!0}))}function rangeRows(range2,comparison,mark2,most){
let decisive=decisiveChanges(range2,comparison),name=`${mark2}${rangeName(range2)}`;if(decisive.gpuTime||comparison.verdict===
"pass"){let all=rangeParts(range2),parts3=most===0?[]:mainParts(all,most),isExplained=parts3.some(({what})=>what.kind!==
"rest");return[timeRow(name,all.whole,!0),...isExplained?parts3.map(part=>timeRow(describePart(part,range2),part,!1,changeNs(
all.whole))):[]]}let wall=chooseWallTime(range2),gpu=besideRow("GPU time",range2.gpuBusyTime);if(decisive.wallTime)return[
timeRow(`${name}, wall time`,wall,!0),...gpu];let{ranks,kernels,family,counts}=decisive,parts2=[...ranks.map(rank=>timeRow(
`${name}: ${rankText(rank)}`,rank.work,!0)),...kernels.map(kernel=>timeRow(`${name}: ${markKernel(kernel.name)}`,kernel.
time,!0)),...kernels.length===0&&family!==null?[timeRow(`${name}: ${markProse(family.family)}`,family.time,!0)]:[],...counts.
map(row=>countRow(`${name}, ${row.metric==="synchronizations"?"waits for the GPU":countTitle(row)}`,row))],untraced=range2.
latency===null?[]:besideRow("wall time, untraced",wall);return parts2.length===0?[timeRow(name,range2.gpuBusyTime,!0)]:[
...parts2.slice(0,Math.max(mostCounts,most-1)),...most>1?[...gpu,...untraced]:[]]}function timeRow(label,times2,isBold,ofNs=0){
let[baseNs,headNs]=[times2.baseNs??0,times2.headNs??0],ns=changeNs({baseNs,headNs});return{label,values:baseNs===0?`0 \u2192 ${formatNs(
headNs)}`:pairText(nsAmount(baseNs),nsAmount(headNs)),change:Math.abs(ns)<=.005*Math.abs(ofNs)?"\xB10":`${ns<0?"\u2212":
"+"}${formatNs(Math.abs(ns))}`,isBold}}function countRow(label,row){let{base,head}=row;return{label,values:pairText(countValue(
row,base),countValue(row,head)),change:`${head<base?"\u2212":"+"}${amountText(countValue(row,Math.abs(head-base)))}`,isBold:!0}}
function besideRow(label,time){if(time.changeRatio===null||time.baseNs===null||time.headNs===null)return[];let values=pairText(
nsAmount(time.baseNs),nsAmount(time.headNs));return[{label,values,change:signedPercent(time.changeRatio),isBold:!1}]}function describePart(part,range2){
if(part.what.kind!=="families")return titlePart(part,range2);let{families,sites,launches}=part.what,kinds=listText(families.
map(markProse),2),from=sites.length===0?"":`, ${sites.map(site=>markName(formatPlace(site))).join(" and ")}`,more=launches.
head-launches.base,word=launches.base===0?"new launches":"more launches";return`${kinds}${from}${more>0?` (${formatCount(
more)} ${word})`:""}`}var fewJobs=8,mostRanges=2;function findJobsOfRanks(jobs){let measured=((jobs.length>fewJobs?readRanks(jobs):null)??[]).
filter(({job})=>job.section.head!==null),ranges=rangesOfAll(measured),[first]=ranges;if(first===void 0)return null;let workNs=new Map(
first.ranks.map(({job,workNs:jobNs})=>[job,jobNs])),readWork=job=>workNs.get(job)??Number.MAX_SAFE_INTEGER,unmeasured=jobs.
length-measured.length;return{sentences:[...ranges.slice(0,mostRanges).map(range2=>nameSlowestRank(range2)),`Own work ex\
cludes communication kernels, which also wait for other ranks.${unmeasured===0?"":` ${counted(unmeasured,"rank")} withou\
t a profile.`}`],bySlowest:jobs.toSorted((a,b)=>readWork(b)-readWork(a))}}function readRanks(jobs){let parts2=jobs.map(({
section})=>(section.title??"").split(/(\d+)/)),[first=[]]=parts2;if(parts2.some(({length})=>length!==first.length))return null;
let places=[...first.keys()].filter(index=>parts2.some(part=>part[index]!==first[index])),[at,...more]=places;if(at===void 0||
more.length>0)return null;let ranks=jobs.map((job,index)=>({job,rank:Number(parts2[index]?.[at])}));return new Set(ranks.
map(({rank})=>rank)).size===jobs.length&&ranks.every(({rank})=>rank<jobs.length)?ranks:null}function rangesOfAll(measured){
return(measured[0]?.job.section.head?.ranges??[]).flatMap(range2=>{let ranks=measured.flatMap(({job,rank})=>{let jobRange=job.
section.head?.ranges.find(({name,domain})=>name===range2.name&&domain===range2.domain),workNs=jobRange===void 0?null:ownWorkNs(
jobRange);return workNs===null?[]:[{job,rank,workNs}]});return ranks.length<measured.length?[]:[{range:range2,ranks:ranks.
toSorted((a,b)=>b.workNs-a.workNs)}]})}function ownWorkNs({families,rounds}){if(!families.some(({family})=>family===communicationFamily))
return null;let works=rounds.flatMap(({communicationFreeBusyNs:workNs})=>workNs===null?[]:[workNs]);return works.length===
0||works.length<rounds.length?null:median(works)}function nameSlowestRank({range:range2,ranks}){let medianNs=median(ranks.
map(({workNs:workNs2})=>workNs2)),{rank,workNs}=ranks[0]??{rank:0,workNs:medianNs},above=medianNs===0?"":` (${signedPercent(
workNs/medianNs-1)})`;return`${rangeName(range2)}: rank ${String(rank)} works longest, ${formatNs(workNs)}; the median o\
f ${counted(ranks.length,"rank")} is ${formatNs(medianNs)}${above}.`}var labelWidth=64,unknown="\u2013",tie="\xA0";function rowCells(columns,rows){let cells=rows.map(row=>row.cells()),names=cells.
flatMap(row=>row.flatMap(cell2=>isKernel(cell2)?[cell2.name]:[])),labels=rowLabels(names,labelWidth).values();return cells.
map(row=>columns.map((column,index)=>{let cell2=row[index]??"";if(!isKernel(cell2))return renderCell(cell2,column);let remarks=cell2.
remarks.map(remark=>markdown(remark)).join("; ");return[code(labels.next().value??"",labelWidth),...remarks===""?[]:[`<s\
ub>${remarks}</sub>`]].join("<br>")}))}function isKernel(cell2){return typeof cell2!="string"&&cell2.kind==="kernel"}function renderCell(cell2,column){
if(typeof cell2=="string")return column.kind==="text"?markdown(cell2):tied(markdown(cell2));switch(cell2.kind){case"numb\
er":return tied(markdown(cell2.text));case"pair":return pairMark(cell2);case"change":return changeMark(cell2,column.interval===
"main")}}function pairMark(cell2){let{state}=cell2,color2=state===void 0||state==="same"?"":rowStates[state].color;return`${color2===
""?"":`${color2} `}${tied(markdown(formatPair(cell2)))}`}function changeMark({state,change,word,isSpoken,notes=[]},withInterval=!1){
let{changeRatio,lowRatio,highRatio}=change,parts2=[state!=="not-judged"&&!(isSpoken&&state==="noted")?rowStates[state].color:
"",isSpoken?word:"",changeRatio===null?"":signedPercent(changeRatio)],ends=lowRatio===null||highRatio===null?null:percentInterval(
lowRatio,highRatio),isNews=changeRatio===null||ends!==signedPercent(changeRatio),interval=withInterval&&ends!==null&&isNews?
[ends]:[],below=[...notes,...interval].map(line=>`<sub>${tied(line)}</sub>`);return[tied(parts2.filter(part=>part!=="").
join(" "))||unknown,...below].join("<br>")}function tied(text){return text.replaceAll(" ",tie)}var mostColumns=5,mostParts=12,openRows=30,mostRows3=200,marks={bad:"\u{1F534} ",unsure:"\u{1F7E1} ",good:"",accepted:"\u2611\
\uFE0F ",warning:"\u26A0\uFE0F ",note:""};function renderedBlocks(blocks,jobs=1){let rows=Math.max(20,Math.floor(1e3/jobs)),
{open,folded}=rendered(blocks,{rows,part:null,isFolded:!1});return[...open,...folded]}function rendered(blocks,place){let all=blocks.
map(block=>renderedBlock(block,place));return{open:all.flatMap(({open})=>open),folded:all.flatMap(({folded})=>folded)}}function renderedBlock(block,place){
switch(block.kind){case"paragraph":return{open:[`${boldTitle(block.title)}${markdown(block.text)}`],folded:[]};case"foot\
note":return{open:[`<sub>${markdown(block.text)}</sub>`],folded:[]};case"lines":return{open:[`**${markdown(block.title)}\
**:`,codeBlock(block.text)],folded:[]};case"list":return withRest(block.items.filter(({isRepeated})=>isRepeated!==!0),block.
noun,place,items=>list(items.slice(0,mostRows3).map(renderItem),block.noun,items.length));case"table":return withRest(splitRows(
block.rows,place),block.noun,place,(rows,isRest)=>tableBlocks(block,rows,place,isRest));case"group":return renderedGroup(
block,place);case"parts":return renderedParts(block,place);case"figure":return{open:block.name==="recent-runs"?[markdown(
block.text)]:[],folded:[]}}}function withRest(all,noun,{isFolded:isFolded2,part},blocksOf){let shown2=all.filter(({importance})=>importance!==
"reference"),main=isFolded2?shown2:shown2.filter(({importance})=>importance===void 0),rest=isFolded2?[]:shown2.filter(({
importance})=>importance==="detail"),title=`Other ${noun}${part===null?"":` in ${part}`} (${countText(rest.length)})`;return{
open:blocksOf(main,!1),folded:fold(summaryHtml(title),blocksOf(rest,!0))}}function splitRows(rows,{part,isFolded:isFolded2}){
return part===null||isFolded2?rows:rows.map((row,index)=>index<openRows?row:{...row,importance:"detail"})}function tableBlocks({
columns,noun},rows,{rows:folded,part,isFolded:isFolded2},isRest){let most=part===null?mostRows3:isRest||isFolded2?folded:
openRows,kept=keptColumns(columns),cells=rowCells(columns,rows.slice(0,most)).map(row=>kept.map(index=>row[index]??"")),
shown2=kept.flatMap(index=>columns[index]??[]);return table(shown2.map(({kind,title})=>({title,align:kind==="number"||kind===
"pair"?"right":"left"})),cells,noun,rows.length)}function keptColumns(columns){let leaving=[...columns.keys()].filter(index=>columns[index]?.
leaves!==void 0).toSorted((a,b)=>(columns[a]?.leaves??0)-(columns[b]?.leaves??0)),gone=new Set(leaving.slice(0,Math.max(
0,columns.length-mostColumns)));return[...columns.keys()].filter(index=>!gone.has(index))}function renderItem({title,text,
tone}){return`${tone===void 0?"":marks[tone]}${boldTitle(title)}${markdown(text)}`}function boldTitle(title){return title===
void 0?"":`**${markdown(title)}**: `}function renderedGroup({title,importance,blocks},place){let{part,isFolded:isFolded2}=place,
whole=`${title}${part===null?"":` in ${part}`}`;if(importance==="reference")return{open:[],folded:[]};if(importance==="s\
ummary")return isFolded2?{open:[],folded:[]}:rendered(blocks,place);if(importance==="detail"&&!isFolded2){let inner=rendered(
blocks,{...place,isFolded:!0});return{open:[],folded:fold(summaryHtml(whole),inner.open)}}let{open,folded}=rendered(blocks,
place);return{open:open.length===0?[]:[`**${markdown(whole)}**`,...open],folded}}function renderedParts({parts:parts2,noun},place){
let all=parts2.slice(0,mostParts).map(({name,blocks})=>rendered(blocks(),{...place,part:name})),hidden=parts2.length-mostParts;
return{open:all.flatMap(({open})=>open),folded:[...all.flatMap(({folded})=>folded),...hidden>0?[`*The details of ${countText(
hidden)} more ${noun} are only in the report.*`]:[]]}}var repository="org/llm-profile-action";function schemaAddress(name){return`https://raw.githubusercontent.com/${repository}/v1/schema/${name}.schema.json`}function docsAddress(page,anchor){
return`https://github.com/${repository}/blob/v1/docs/${page}.md#${anchor}`}var packageAddress=`${repository}#v1`,schemaComment=`\
# yaml-language-server: $schema=${schemaAddress("config")}`;var longestName=120,[keptStart,keptEnd]=[70,40],days=90,margin=1.1;function acceptEntries({comparedOn,ranges,reasons,verdict:verdict2}){
let expires=dayAfter(comparedOn,days);if(expires===null)return[];let decisive=reasons.filter(reason=>reason.verdict===verdict2&&
canBeAccepted(reason)),entries=decisive.flatMap(reason=>{let what=decisive.some(other=>coversPart(other,reason))?null:findAcceptable(
reason,ranges);return what===null?[]:[{...what,change:roundUpChange(reason),reason:placeholderReason,expires}]});return[
...Map.groupBy(entries,createEntryKey).values()].flatMap(widest)}function acceptedYaml(entries){return["accepted:",...entries.
map(({range:range2,kernel,family,metric,change,reason,expires},index)=>{let named2=Object.entries({range:range2,kernel,family,
metric}).flatMap(([key,name])=>name===void 0?[]:[`${key}: ${quoted2(name)}`]),once=index===0?`reason: &reason ${quoted2(
reason)}, expires: &day ${expires}`:"reason: *reason, expires: *day";return`  - { ${[...named2,`change: ${String(change)}`,
once].join(", ")} }`})].join(`
`)}function quoted2(text){return JSON.stringify(text).replaceAll(/[^ -_a-~]/g,unit2=>`\\u${unit2.charCodeAt(0).toString(
16).padStart(4,"0")}`).replaceAll("##[",String.raw`#\u0023[`)}function findAcceptable({range:label,kernel,family,metric,
reported,reportedKind},ranges){if(reported!==null&&(reportedKind===null||reportedKind==="reported"))return{metric:escapedGlob(
reported)};if(reported!==null&&reportedKind!==null&&label===null)return{metric:reportedKind};let row=ranges.find(({name,
domain})=>rangeText(name,domain)===label);if(row===void 0)return null;let range2=rangeText(row.name,row.domain);return reportedKind!==
null?{range:range2,metric:reportedKind}:kernel!==null?{range:range2,kernel:kernelPattern(kernel,row)}:family!==null?{range:range2,
family}:metric===null?null:{range:range2,metric}}function kernelPattern(kernel,{kernels}){let row=kernels.find(({name:name2})=>name2===
kernel),name=row?.headNames[0]??row?.baseNames[0]??kernel;return name.length<=longestName?escapedGlob(name):`${escapedGlob(
name.slice(0,keptStart))}*${escapedGlob(name.slice(-keptEnd))}`}function roundUpChange(reason){let{changeRatio}=reason;return changeRatio===
null||isFall(reason)?"any":Math.max(1,Math.ceil(Math.abs(changeRatio)*100*margin))}function createEntryKey({range:range2,
kernel,family,metric}){return JSON.stringify([range2,kernel,family,metric])}function widest(entries){let size=({change})=>change===
"any"?1/0:change;return entries.toSorted((a,b)=>size(b)-size(a)).slice(0,1)}function dayAfter(day,count){let start=/^\d{4}-\d{2}-\d{2}$/.
test(day)?Date.parse(`${day}T00:00:00Z`):NaN;return Number.isNaN(start)?null:new Date(start+count*864e5).toISOString().slice(
0,10)}function nextSteps(section,{measured,run}){let commands=measured===null?[]:reproduceBlocks(section,measured,run),entries=acceptBlocks(
section),title=commands.length===0?"Accept":entries.length===0?"Reproduce":"Reproduce or accept";return fold(title,[...commands,
...entries])}function meaningAddress(section){let{failure}=section;if(failure!==null&&!isWorseThenFailed(section)){let name=/^[a-z0-9-]{1,60}$/.
exec(failure.id??"")?.[0];return name===void 0?docsAddress("red","the-run-failed"):docsAddress("failures",name)}let{comparison}=section;
if(comparison===null)return docsAddress("red",verdictAnchors["no-baseline"]);let{verdict:verdict2}=comparison;return verdict2===
"pass"?null:docsAddress("red",verdict2==="regressed"?regressedAnchor(comparison):verdictAnchors[verdict2])}var verdictAnchors={
"over-budget":"budget-exceeded",incomparable:"not-comparable",inconclusive:"inconclusive","no-baseline":"no-baseline","n\
ot-improved":"not-improved"},causeAnchors={"overlap-lost":"kernels-overlap-less","overlap-gained":"kernels-overlap-less",
"graph-lost":"more-launches-copies-or-synchronizations",replaced:"other-kernels-run",work:"more-launches-copies-or-synch\
ronizations",kernel:"a-kernel-is-slower",family:"a-kernel-is-slower",operator:"a-kernel-is-slower",rank:"one-gpu-is-slow\
er","exposed-transfer":"one-gpu-is-slower",machine:"inconclusive"};function regressedAnchor(comparison){if(comparison.metrics.
some(({change})=>change.state==="regressed"))return"a-metric-is-worse";let range2=comparison.ranges.find(({verdict:verdict2})=>verdict2===
"regressed");if(range2===void 0)return"a-kernel-is-slower";let{gpuTime,wallTime,kernels,family}=decisiveChanges(range2,comparison);
return gpuTime?range2.cause===null?"a-kernel-is-slower":causeAnchors[range2.cause.kind]:wallTime?"wall-time-is-longer":kernels.
length>0||family!==null?"a-kernel-is-slower":"more-launches-copies-or-synchronizations"}var hash=/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/,
safePath=/^(?!.*\.\.)\w[\w./-]{0,199}$|^\.[\w-][\w./-]{0,198}$/,safeTool=/^(?!.*\.\.)[\w.-]+\/[\w.-]+#\w[\w./-]{0,99}$/,
safeArtifact=/^\w[\w.+-]{0,199}$/;function reproduceBlocks({comparison,failure,artifactName},{commit,config,tool},run){if(failure===
null&&(comparison===null||comparison.base===null||comparison.verdict==="pass"))return[];let[head,base]=[comparison?.head.
source.commit??commit,comparison?.base?.source.commit??null].map(sha=>sha!==null&&hash.test(sha)?sha:null);if(head==null||
comparison?.base!=null&&base==null)return[];let isNamed=config!==null&&safePath.test(config),id=/\/actions\/runs\/(\d+)$/.
exec(run??"")?.[1],isFetched=!isNamed&&id!==void 0&&artifactName!=null&&safeArtifact.test(artifactName),settings=isNamed?
config:isFetched?"profile-run/config.yaml":"config.yaml",source=tool!=null&&safeTool.test(tool)?tool:packageAddress,command=[
`git fetch origin ${head}${base==null?"":` ${base}`}`,`git checkout --detach ${head}`,...isFetched?[`gh run download ${id}\
 -n ${artifactName} -D profile-run`]:[],`npx github:${source} run --config ${settings}${base==null?"":` --base ${base}`}`].
join(" && ");return[`**Reproduce** in a clone of the repository${comparison===null||comparesGpu(comparison)?", on a mach\
ine with the same GPU model, nsys, and Node 20":", with nsys and Node 20"}.${isNamed||isFetched?"":" `config.yaml` is am\
ong the run's files and has all of the run's settings."}`,["```sh",command,"```"].join(`
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
links.run),shown2=text2=>markdown(text2,name=>sites.get(name)??code(name,nameWidth2)),{sentences}=writeLead(section),isShown=kind=>kind!==
"passed"&&kind!=="metric"&&!(kind==="budget"&&comparison?.verdict==="over-budget"),before=isFailed?measuredLead(section):
null,text=[...sentences.filter(({kind})=>isShown(kind)).map(one2=>one2.brief??one2.text),...failure===null||isFailed?[]:
[`Then it failed: ${markProse(failure.what)}`],...before===null?[]:[`Measured before the failure: ${before.what}`],fails?
"":describeEffect(section)],whys=failure===null?[]:renderedBlocks(failureBlocks(failure)),openWhys=isFailed?whys.filter(
why=>typeof why=="string"&&/[^:\n]$/.test(why)).slice(0,mostWhys):[],rows=comparison===null?measuredRows(head):decidingRows(
comparison,head),last=[sentences.filter(({kind})=>kind==="passed").map(one2=>shown2(one2.text)).join(" "),[formatLinks(links,
meaningAddress(section)).join(" \xB7 "),...footer(section,comparison)].filter(line=>line!=="").join("<br>")],facts=[describeSides(
input),...comparison===null?[]:verdictLimitations(comparison),cost===null?null:describeCost(cost)];return[shown2(text.filter(
one2=>one2!=="").join(" ")),...openWhys,...isFailed?[]:rowsTable(rows,{sites}),last.filter(one2=>one2!=="").join(" "),...more,
...nextSteps(section,{measured,run:links.run}),...whys.length>openWhys.length?fold("What failed",whys):[],...comparison?.
base==null?renderedBlocks(findingsSection(input).blocks):[],...fold("How it was measured",[...facts.flatMap(line=>line===
null?[]:[markdown(line)]),...comparison===null?[]:renderedBlocks(comparedBlocks(comparison))])].filter(block=>block!=="")}
function rowsTable({titles,rows},{sites=new Map,total=rows.length}={}){let cells=rows.map(({label,values,change,isBold})=>[
markdown(label,name=>sites.get(name)??narrowCode(name,cellWidth)),values.length>mostTied?markdown(values):tied(markdown(
values)),isBold&&change!==""?`**${tied(markdown(change))}**`:tied(markdown(change))]);return table([left(titles[0]),right(
titles[1]),right(titles[2])],cells,"rows",total)}function siteLinks({comparison},run){let repository2=/^https:\/\/[\w.:-]+\/[\w.-]+\/[\w.-]+(?=\/actions\/runs\/\d+$)/.
exec(run??"")?.[0],commit=comparison?.head.source.commit??"";if(comparison===null||repository2===void 0||!/^[0-9a-f]{40}$/.
test(commit))return new Map;let sites=comparison.ranges.flatMap(range2=>[causeSite(range2,comparison),...rangeParts(range2).
parts.flatMap(({what})=>what.kind==="families"?what.sites:[])]);return new Map(sites.flatMap(site=>{if(site?.line==null||
!/^(?!.*\.\.)\w[\w./-]*$/.test(site.file))return[];let place=formatPlace(site),address=`${repository2}/blob/${commit}/${site.
file}#L${String(site.line)}`;return[[place,link(code(place.slice(place.lastIndexOf("/")+1),cellWidth),address)]]}))}function footer({
head,cost},comparison){let machine=(comparison?.head??head)?.machine,models=[...new Set(machine?.gpus.map(({name})=>name.
replace(/^NVIDIA /,"")))],ranks=Math.max(0,...comparison?.ranges.map(range2=>range2.ranks?.ranks.length??0)??[]),facts=[
[comparison?.head??head,comparison?.base??null].flatMap(side=>side?.source.commit==null?[]:[code(side.source.commit.slice(
0,7),7)]).join(" against "),...comparison===null||comparesGpu(comparison)?[`${ranks>1?`${String(ranks)} \xD7 `:""}${prose(
listText(models,2))}`]:[],...comparison?.base==null?[]:[roundsFact(comparison)],...cost===null?[]:[formatSeconds(cost.seconds)]].
filter(fact=>fact!=="");return facts.length===0?[]:[`<sub>${facts.join(" \xB7 ")}</sub>`]}function roundsFact(comparison){
let ranges=comparison.ranges.toSorted(bySlowdown),range2=ranges.find(one2=>decisiveChanges(one2,comparison).gpuTime)??ranges[0],
wall=range2!==void 0&&decisiveChanges(range2,comparison).wallTime?range2.latency?.time:void 0,threshold=comparison.verdict!==
"incomparable"?(wall??range2?.gpuBusyTime)?.thresholdRatio??null:null;return`${formatRounds(comparison.head.rounds)} eac\
h${threshold===null?"":`, threshold ${percent(threshold)}`}`}function wholeBlocks(section,{measured,links,more=[]},jobs){
let input=reportInput(section),effect=describeEffect(section),text=writeLead(section).sentences.map(one2=>one2.text),first=[
markdown(text.join(" ")),section.fails?`**${effect}**`:effect],{opening,sections}=reportDocument(input);return[first.filter(
part=>part!=="").join(" "),...formatLinks(links,meaningAddress(section)),...more,...nextSteps(section,{measured,run:links.
run}),...renderedBlocks(opening,jobs),...renderedBlocks(sections.flatMap(({blocks})=>blocks),jobs)]}function formatLinks({
report,artifact,run},meaning=null){let links=[...report===null?[]:[link("**Report**",report)],...meaning===null?[]:[link(
"What to do",meaning)],...artifact===null?[]:[link("Files",artifact)],...run===null||artifact!==null?[]:[link("Run",run)]];
return links.length===0?[]:[links.join(" \xB7 ")]}var titleWidth=60,namedJobs=3,mostFolds=3;function listJobs(sections){return worstFirst(sections.map(section=>({section,
lead:writeLead(section)})))}function worstFirst(jobs){let rank=job=>job.section.fails?0:isPassing(job)?2:1;return jobs.toSorted(
(a,b)=>rank(a)-rank(b))}function isPassing({section,lead}){return!section.fails&&lead.mark==="\u2705"}function isUnmeasured({
section}){return section.failure!==null&&section.head===null&&section.comparison===null&&section.unread!==!0}function matrixTitle(jobs){
if(jobs.length===0)return"\u2754 No result";let count=isCounted=>jobs.filter(isCounted).length,failing=jobs.filter(({section})=>section.
fails),unread=count(({section})=>!section.fails&&section.unread===!0),nothing=count(isUnmeasured),passing=count(isPassing),
open=jobs.length-failing.length-unread-passing-count(job=>isUnmeasured(job)&&!job.section.fails);if(passing===jobs.length)
return`\u2705 All ${String(passing)} jobs pass`;let worst=failing.filter(job=>!isUnmeasured(job)).toSorted((a,b)=>findSlowdown(
b)-findSlowdown(a))[0],title=worst===void 0?"":`: ${worst.lead.title}`,texts=[{count:failing.length,words:`${failing.length===
1?"fails":"fail"}${title}`},{count:nothing,words:"measured nothing"},{count:open,words:`${open===1?"has":"have"} no verd\
ict`},{count:unread,words:"can't be read"}].filter(part=>part.count>0).map((part,index)=>`${String(part.count)}${index===
0?` of ${String(jobs.length)} jobs`:""} ${part.words}`);return`${failing.length>0?"\u274C":"\u26AA"} ${texts.join("; ")}`}
function findSlowdown({section}){return Math.max(0,...section.comparison?.ranges.map(({gpuBusyTime})=>gpuBusyTime.changeRatio??
0)??[])}function matrixBlocks(all,{measured,links,more=[]},isWhole){let ranks=findJobsOfRanks(all),sorted=ranks===null?all:
worstFirst(ranks.bySlowest),jobs=isWhole?sorted:sorted.filter(job=>!isPassing(job)),shown2=isWhole&&ranks===null?jobs:jobs.
slice(0,fewJobs),groups=isWhole?jobs.map(job=>[job]):[...Map.groupBy(jobs,causeKey).values()],folds=shown2.flatMap(({section,
lead})=>fold(`${lead.mark} ${codeHtml(readTitle(section),titleWidth)}: ${lead.word}`,sectionBlocks(section,{measured,links:{
...section,run:links.run}},isWhole,all.length)));return[...ranks===null?[]:[markdown(ranks.sentences.join(" "))],...jobsTable(
groups,isWhole?shown2.length:mostRows2),...[[...isWhole?[]:listPassedJobs(all.filter(isPassing)),...formatLinks(links)].
join(" ")].filter(text=>text!==""),...more,...isWhole||folds.length<=mostFolds?folds:fold(`${counted(shown2.length,"job")}\
 in detail`,folds)]}function jobsTable(groups,most){let rows=groups.slice(0,most).map(groupRow);return rowsTable({titles:[
"job","base \u2192 head","change"],rows},{total:groups.length})}function causeKey({section,lead}){let{comparison,failure,
title}=section;if(comparison?.verdict!=="regressed")return JSON.stringify([lead.word,failure?.what??(comparison===null?title:
comparison.verdict)]);let ranges=comparison.ranges.filter(({verdict:verdict2})=>verdict2==="regressed").map(range2=>[range2.
name,range2.domain,range2.cause?.kind,causeSite(range2,comparison)?.file,causeSite(range2,comparison)?.line]);return JSON.
stringify([section.fails,ranges])}function groupRow(jobs){let[first,...others]=jobs,section=first?.section,[range2]=section?.
comparison?.base==null?[]:rangesBySeverity(section.comparison),more=others.length===0?"":` and ${String(others.length)} \
more`,label=`${first?.lead.mark??""} ${markName(section===void 0?"":readTitle(section))}${more}`,{comparison=null,head=null}=section??
{},{rows}=comparison===null?measuredRows(head):decidingRows(comparison,head),[row]=rows,name=range2===void 0?"":`: ${rangeName(
range2)}`;return range2?.verdict==="regressed"&&row!==void 0&&range2.gpuBusyTime.state==="regressed"?{...row,label:`${label}${name}`,
change:formatChangeSpan(jobs)}:range2?.verdict==="regressed"&&row!==void 0?{...row,label:`${label}${name}`}:{label:`${label}${name}`,
values:row?.values??"\u2013",change:first?.lead.word??"",isBold:!1}}function formatChangeSpan(jobs){let changes=jobs.map(
findSlowdown),ends=[Math.min(...changes),Math.max(...changes)].map(signedPercent);return[...new Set(ends)].join(" to ")}
function listPassedJobs(jobs){if(jobs.length===0)return[];let names=jobs.map(({section})=>code(readTitle(section),titleWidth));
return[`\u2705 ${counted(jobs.length,"job")} passed: ${listText(names,namedJobs)}.`]}function readTitle({title}){return title??
""}var titleWidth2=100,[commentNotes,summaryNotes]=[4,10],commentLimit=64512,summaryLimit=1032192;function commentMarkdown(input,limit=commentLimit){
return`${fitBlocks(inputBlocks(input,!1),limit-1,text=>text.length)}
`}function jobSummary(input,limit=summaryLimit){let encoder=new TextEncoder;return`${fitBlocks(inputBlocks(input,!0),limit-
1,text=>encoder.encode(text).length)}
`}function inputBlocks(input,isWhole){let{title,sections,notes}=input,jobs=listJobs(sections),only=jobs.length===1?jobs[0]:
void 0,verdict2=only===void 0?matrixTitle(jobs):`${only.lead.mark} ${only.lead.title}`,titles=[title,only?.section.title??
""].filter(text=>text.trim()!=="").map(text=>prose(text.trim(),titleWidth2));return[`### ${[markdown(verdict2),...titles].
join(" \xB7 ")}`,...only===void 0?matrixBlocks(jobs,input,isWhole):sectionBlocks(only.section,input,isWhole),...list(notes.
slice(0,isWhole?summaryNotes:commentNotes).map(note=>`\u2139\uFE0F ${prose(note)}`),"notes",notes.length)]}var noRun={failure:null,
cost:null,config:null};function comparisonComment(title,comparison,head,fails,{failure,cost,config}=noRun){return commentMarkdown(
{title,sections:[{artifact:null,report:null,baselineAge:null,title:null,comparison,head,failure,fails,cost}],links:{run:null,
artifact:null,report:null},measured:{commit:null,config},notes:[]})}var SafeHtml=class{text;constructor(text){this.text=text}};function html(strings,...parts2){return new SafeHtml(compact(
strings).reduce((text,literal,index)=>text+literal+(index<parts2.length?renderPart(parts2[index]):""),""))}var compacted=new WeakMap;
function compact(strings){let literals=compacted.get(strings)??strings.map(literal=>literal.replaceAll(/\n\s*/g,`
`));return compacted.set(strings,literals),literals}function rawElement(name,text){if(/<\/(?:style|script)|<!--/i.test(text))
throw new RangeError("The text contains `</style`, `</script`, or `<!--`, which isn't allowed.");return new SafeHtml(`<${name}\
>${text}</${name}>`)}function dataElement(id,base64){if(!/^[\w-]+$/.test(id)||!/^[A-Za-z0-9+/]*={0,2}$/.test(base64))throw new RangeError(
"The id or the data has characters that aren't allowed.");return new SafeHtml(`<script type="application/octet-stream" i\
d="${id}">${base64}</script>`)}function renderPart(part){return part==null?"":part instanceof SafeHtml?part.text:typeof part==
"string"?escaped(part):typeof part=="number"?String(part):part.map(renderPart).join("")}function escaped(text){return plainLines(
text).replace(/[&<>"']/g,character=>`&#${String(character.charCodeAt(0))};`)}var nameWidth3=80,proseWidth2=2e3;function sentence(text){
return new SafeHtml(renderMarks(text,(kind,part)=>kind==="own"?escaped(part):kind==="name"?code2(clipMiddle(plainText(part),
nameWidth3)):kind==="kernel"?code2(kernelLabel(part,nameWidth3)):plainText(part.length>proseWidth2?`${part.slice(0,proseWidth2-
1)}\u2026`:part).split(quoted3).map((piece,index)=>index%2===1?code2(piece):escaped(piece)).join("")))}function plainSentence(text){
return renderMarks(text,(kind,part)=>kind==="kernel"?kernelLabel(part,nameWidth3):clipMiddle(plainText(part),nameWidth3))}
var quoted3=/(?<!`)`([^`\n]+)`(?!`)/;function code2(text){return text.trim()===""?"<code>(no name)</code>":`<code>${breakable(
text)}</code>`}var wordEnds=/(?<=::|[_<(/]|,(?! )|[a-z\d](?=[A-Z]))/,shortName=24;function breakable(text){return text.length<=
shortName?escaped(text):text.split(wordEnds).map(escaped).join("<wbr>")}function codeHtml2(text){return new SafeHtml(code2(
text))}function nameCode(name){return sentence(markName(name))}var[characterShare,seenShare]=[.012,.002];function stripsHtml(strips,changed,leastNs=1){let mostNs=Math.max(leastNs,...strips.
map(wholeNs));return html`<div class="strips">
    ${strips.map(({title,segments},index)=>{let strip={title,segments:segments.filter(({ns})=>ns>=leastSegmentNs)},counterpart=changed.
size===0?void 0:strips[index%2===0?index+1:index-1];return html`<div>
        <b>${title}</b>${drawing(strip,mostNs,({label,ns})=>counterpart===void 0||!changed.has(label)?0:ns-(counterpart.
segments.find(segment=>segment.label===label)?.ns??0),index%2===0?"better":"worse")}<span></span
        ><b>${formatNs(wholeNs(strip))}</b>
      </div>`})}
  </div>`}var leastSegmentNs=1;function wholeNs({segments}){return segments.reduce((sum,{ns})=>sum+ns,0)}function drawing({
title,segments},mostNs,moreNs,markedAs){let formatSegment=({label,ns})=>`${plainText(label)} ${formatNs(ns)}`,fromNs=0;return html`<svg width="100%" height="28" role="img" aria-label="${title}: ${segments.
map(formatSegment).join(", ")}">
    ${segments.map(segment=>{let{look,ns}=segment,[from,share,more]=[fromNs/mostNs,ns/mostNs,moreNs(segment)/ns];fromNs+=
ns;let text=[formatSegment(segment),plainText(segment.label)].find(({length})=>(length+1)*characterShare<share);return html`<svg class="${look}" x="${formatWidth(
from)}" width="${formatWidth(share)}" height="28">
        <title>${formatSegment(segment)}</title>
        <rect width="100%" height="100%" />
        ${more<=0?null:html`<rect class="${markedAs}" x="${formatWidth(1-more)}" width="${formatWidth(more)}" y="75%" height="25%" />`}
        ${text===void 0?null:html`<text x="5" y="16">${text}</text>`}
      </svg>`})}
  </svg>`}function formatWidth(share){return`${String(Math.round(share*1e5)/1e3)}%`}function stripsKey(strips,isMarked=!1){
let seen=strips.flatMap(strip=>strip.segments.filter(({ns})=>ns>seenShare*wholeNs(strip))),marks2=isMarked?[["more in he\
ad","worse"],["less in head","better"]]:[];return keyHtml(new Map([...seen.map(({label,look})=>[label,look]),...marks2]))}
function keyHtml(looks){return html`<p class="key">
    ${[...looks].map(([label,look])=>html`<span class="${look}"><i></i>${plainText(clipMiddle(label,40))}</span> `)}
  </p>`}var mostRanks=16,parts={"own work":"f0",transfer:"f1",waiting:"f3",idle:"k-idle"};function ranksFigure({base,head,...range2}){
let ranks=side=>side?.rounds[0]?.ranks??[],count=Math.max(ranks(base).length,ranks(head).length);if(count<2)return null;
let strips=Array.from({length:Math.min(count,mostRanks)},(_,index)=>[...createStrip(ranks(base)[index],"base"),...createStrip(
ranks(head)[index],"head")]);return html`<figure>
    <figcaption>
      <b>${sentence(rangeName(range2))}</b>: what each GPU did in the first round. Transfer and waiting are communication
      that doesn't overlap with
      work.${count>mostRanks?` Only ${String(mostRanks)} of ${String(count)} ranks are shown.`:""}
    </figcaption>
    ${stripsHtml(strips.flat(),new Set(base===null?[]:Object.keys(parts)))}${keyHtml(Object.entries(parts))}
  </figure>`}function createStrip(rank,side){if(rank===void 0)return[];let{workNs,communication,idleNs}=rank,transferNs=communication.
exposedTransferNs??communication.exposedNs,times2={"own work":workNs,transfer:transferNs,waiting:communication.exposedNs-
transferNs,idle:idleNs},segments=Object.entries(times2).map(([label,ns])=>({label,ns,look:parts[label]}));return[{title:`${rankText(
rank)}, ${side}`,segments}]}function ascending(a,b){return a==null||b==null?NaN:a<b?-1:a>b?1:a>=b?0:NaN}function descending(a,b){return a==null||b==
null?NaN:b<a?-1:b>a?1:b>=a?0:NaN}function bisector(f){let compare1,compare2,delta;f.length!==2?(compare1=ascending,compare2=
(d,x)=>ascending(f(d),x),delta=(d,x)=>f(d)-x):(compare1=f===ascending||f===descending?f:zero,compare2=f,delta=f);function left3(a,x,lo=0,hi=a.
length){if(lo<hi){if(compare1(x,x)!==0)return hi;do{let mid=lo+hi>>>1;compare2(a[mid],x)<0?lo=mid+1:hi=mid}while(lo<hi)}
return lo}function right3(a,x,lo=0,hi=a.length){if(lo<hi){if(compare1(x,x)!==0)return hi;do{let mid=lo+hi>>>1;compare2(a[mid],
x)<=0?lo=mid+1:hi=mid}while(lo<hi)}return lo}function center(a,x,lo=0,hi=a.length){let i=left3(a,x,lo,hi-1);return i>lo&&
delta(a[i-1],x)>-delta(a[i],x)?i-1:i}return{left:left3,center,right:right3}}function zero(){return 0}function number(x){
return x===null?NaN:+x}var ascendingBisect=bisector(ascending),bisectRight=ascendingBisect.right,bisectLeft=ascendingBisect.left,bisectCenter=bisector(
number).center;var blur2=Blur2(blurf),blurImage=Blur2(blurfImage);function Blur2(blur){return function(data,rx,ry=rx){if(!((rx=+rx)>=0))
throw new RangeError("invalid rx");if(!((ry=+ry)>=0))throw new RangeError("invalid ry");let{data:values,width:width5,height:height4}=data;
if(!((width5=Math.floor(width5))>=0))throw new RangeError("invalid width");if(!((height4=Math.floor(height4!==void 0?height4:
values.length/width5))>=0))throw new RangeError("invalid height");if(!width5||!height4||!rx&&!ry)return data;let blurx=rx&&
blur(rx),blury=ry&&blur(ry),temp=values.slice();return blurx&&blury?(blurh(blurx,temp,values,width5,height4),blurh(blurx,
values,temp,width5,height4),blurh(blurx,temp,values,width5,height4),blurv(blury,values,temp,width5,height4),blurv(blury,
temp,values,width5,height4),blurv(blury,values,temp,width5,height4)):blurx?(blurh(blurx,values,temp,width5,height4),blurh(
blurx,temp,values,width5,height4),blurh(blurx,values,temp,width5,height4)):blury&&(blurv(blury,values,temp,width5,height4),
blurv(blury,temp,values,width5,height4),blurv(blury,values,temp,width5,height4)),data}}function blurh(blur,T,S,w,h){for(let y=0,
n=w*h;y<n;)blur(T,S,y,y+=w,1)}function blurv(blur,T,S,w,h){for(let x=0,n=w*h;x<w;++x)blur(T,S,x,x+n,w)}function blurfImage(radius){
let blur=blurf(radius);return(T,S,start,stop,step)=>{start<<=2,stop<<=2,step<<=2,blur(T,S,start+0,stop+0,step),blur(T,S,
start+1,stop+1,step),blur(T,S,start+2,stop+2,step),blur(T,S,start+3,stop+3,step)}}function blurf(radius){let radius0=Math.
floor(radius);if(radius0===radius)return bluri(radius);let t=radius-radius0,w=2*radius+1;return(T,S,start,stop,step)=>{if(!((stop-=
step)>=start))return;let sum=radius0*S[start],s0=step*radius0,s1=s0+step;for(let i=start,j=start+s0;i<j;i+=step)sum+=S[Math.
min(stop,i)];for(let i=start,j=stop;i<=j;i+=step)sum+=S[Math.min(stop,i+s0)],T[i]=(sum+t*(S[Math.max(start,i-s1)]+S[Math.
min(stop,i+s1)]))/w,sum-=S[Math.max(start,i-s0)]}}function bluri(radius){let w=2*radius+1;return(T,S,start,stop,step)=>{
if(!((stop-=step)>=start))return;let sum=radius*S[start],s=step*radius;for(let i=start,j=start+s;i<j;i+=step)sum+=S[Math.
min(stop,i)];for(let i=start,j=stop;i<=j;i+=step)sum+=S[Math.min(stop,i+s)],T[i]=sum/w,sum-=S[Math.max(start,i-s)]}}var array=Array.prototype,slice=array.slice;var e10=Math.sqrt(50),e5=Math.sqrt(10),e2=Math.sqrt(2);function tickSpec(start,stop,count){let step=(stop-start)/Math.max(
0,count),power=Math.floor(Math.log10(step)),error=step/Math.pow(10,power),factor=error>=e10?10:error>=e5?5:error>=e2?2:1,
i1,i2,inc;return power<0?(inc=Math.pow(10,-power)/factor,i1=Math.round(start*inc),i2=Math.round(stop*inc),i1/inc<start&&
++i1,i2/inc>stop&&--i2,inc=-inc):(inc=Math.pow(10,power)*factor,i1=Math.round(start/inc),i2=Math.round(stop/inc),i1*inc<
start&&++i1,i2*inc>stop&&--i2),i2<i1&&.5<=count&&count<2?tickSpec(start,stop,count*2):[i1,i2,inc]}function ticks(start,stop,count){
if(stop=+stop,start=+start,count=+count,!(count>0))return[];if(start===stop)return[start];let reverse=stop<start,[i1,i2,
inc]=reverse?tickSpec(stop,start,count):tickSpec(start,stop,count);if(!(i2>=i1))return[];let n=i2-i1+1,ticks2=new Array(
n);if(reverse)if(inc<0)for(let i=0;i<n;++i)ticks2[i]=(i2-i)/-inc;else for(let i=0;i<n;++i)ticks2[i]=(i2-i)*inc;else if(inc<
0)for(let i=0;i<n;++i)ticks2[i]=(i1+i)/-inc;else for(let i=0;i<n;++i)ticks2[i]=(i1+i)*inc;return ticks2}function tickIncrement(start,stop,count){
return stop=+stop,start=+start,count=+count,tickSpec(start,stop,count)[2]}function tickStep(start,stop,count){stop=+stop,
start=+start,count=+count;let reverse=stop<start,inc=reverse?tickIncrement(stop,start,count):tickIncrement(start,stop,count);
return(reverse?-1:1)*(inc<0?1/-inc:inc)}var shuffle=shuffler(Math.random);function shuffler(random){return function(array2,i0=0,i1=array2.length){let m=i1-(i0=+i0);
for(;m;){let i=random()*m--|0,t=array2[m+i0];array2[m+i0]=array2[i+i0],array2[i+i0]=t}return array2}}function define(constructor,factory,prototype){constructor.prototype=factory.prototype=prototype,prototype.constructor=constructor}
function extend(parent,definition){var prototype=Object.create(parent.prototype);for(var key in definition)prototype[key]=
definition[key];return prototype}function Color(){}var darker=.7,brighter=1/darker,reI="\\s*([+-]?\\d+)\\s*",reN="\\s*([+\
-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)\\s*",reP="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)%\\s*",reHex=/^#([0-9a-f]{3,8})$/,
reRgbInteger=new RegExp(`^rgb\\(${reI},${reI},${reI}\\)$`),reRgbPercent=new RegExp(`^rgb\\(${reP},${reP},${reP}\\)$`),reRgbaInteger=new RegExp(
`^rgba\\(${reI},${reI},${reI},${reN}\\)$`),reRgbaPercent=new RegExp(`^rgba\\(${reP},${reP},${reP},${reN}\\)$`),reHslPercent=new RegExp(
`^hsl\\(${reN},${reP},${reP}\\)$`),reHslaPercent=new RegExp(`^hsla\\(${reN},${reP},${reP},${reN}\\)$`),named={aliceblue:15792383,
antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,
blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,
cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,
darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,
darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,
darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,
dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,
gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,
indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,
lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,
lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,
lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,
linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,
mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,
midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,
olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,
paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,
powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,
salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,
slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,
tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074};
define(Color,color,{copy(channels){return Object.assign(new this.constructor,this,channels)},displayable(){return this.rgb().
displayable()},hex:color_formatHex,formatHex:color_formatHex,formatHex8:color_formatHex8,formatHsl:color_formatHsl,formatRgb:color_formatRgb,
toString:color_formatRgb});function color_formatHex(){return this.rgb().formatHex()}function color_formatHex8(){return this.
rgb().formatHex8()}function color_formatHsl(){return hslConvert(this).formatHsl()}function color_formatRgb(){return this.
rgb().formatRgb()}function color(format2){var m,l;return format2=(format2+"").trim().toLowerCase(),(m=reHex.exec(format2))?
(l=m[1].length,m=parseInt(m[1],16),l===6?rgbn(m):l===3?new Rgb(m>>8&15|m>>4&240,m>>4&15|m&240,(m&15)<<4|m&15,1):l===8?rgba(
m>>24&255,m>>16&255,m>>8&255,(m&255)/255):l===4?rgba(m>>12&15|m>>8&240,m>>8&15|m>>4&240,m>>4&15|m&240,((m&15)<<4|m&15)/255):
null):(m=reRgbInteger.exec(format2))?new Rgb(m[1],m[2],m[3],1):(m=reRgbPercent.exec(format2))?new Rgb(m[1]*255/100,m[2]*
255/100,m[3]*255/100,1):(m=reRgbaInteger.exec(format2))?rgba(m[1],m[2],m[3],m[4]):(m=reRgbaPercent.exec(format2))?rgba(m[1]*
255/100,m[2]*255/100,m[3]*255/100,m[4]):(m=reHslPercent.exec(format2))?hsla(m[1],m[2]/100,m[3]/100,1):(m=reHslaPercent.exec(
format2))?hsla(m[1],m[2]/100,m[3]/100,m[4]):named.hasOwnProperty(format2)?rgbn(named[format2]):format2==="transparent"?new Rgb(
NaN,NaN,NaN,0):null}function rgbn(n){return new Rgb(n>>16&255,n>>8&255,n&255,1)}function rgba(r,g,b,a){return a<=0&&(r=g=
b=NaN),new Rgb(r,g,b,a)}function rgbConvert(o){return o instanceof Color||(o=color(o)),o?(o=o.rgb(),new Rgb(o.r,o.g,o.b,
o.opacity)):new Rgb}function rgb(r,g,b,opacity){return arguments.length===1?rgbConvert(r):new Rgb(r,g,b,opacity??1)}function Rgb(r,g,b,opacity){
this.r=+r,this.g=+g,this.b=+b,this.opacity=+opacity}define(Rgb,rgb,extend(Color,{brighter(k){return k=k==null?brighter:Math.
pow(brighter,k),new Rgb(this.r*k,this.g*k,this.b*k,this.opacity)},darker(k){return k=k==null?darker:Math.pow(darker,k),new Rgb(
this.r*k,this.g*k,this.b*k,this.opacity)},rgb(){return this},clamp(){return new Rgb(clampi(this.r),clampi(this.g),clampi(
this.b),clampa(this.opacity))},displayable(){return-.5<=this.r&&this.r<255.5&&-.5<=this.g&&this.g<255.5&&-.5<=this.b&&this.
b<255.5&&0<=this.opacity&&this.opacity<=1},hex:rgb_formatHex,formatHex:rgb_formatHex,formatHex8:rgb_formatHex8,formatRgb:rgb_formatRgb,
toString:rgb_formatRgb}));function rgb_formatHex(){return`#${hex(this.r)}${hex(this.g)}${hex(this.b)}`}function rgb_formatHex8(){
return`#${hex(this.r)}${hex(this.g)}${hex(this.b)}${hex((isNaN(this.opacity)?1:this.opacity)*255)}`}function rgb_formatRgb(){
let a=clampa(this.opacity);return`${a===1?"rgb(":"rgba("}${clampi(this.r)}, ${clampi(this.g)}, ${clampi(this.b)}${a===1?
")":`, ${a})`}`}function clampa(opacity){return isNaN(opacity)?1:Math.max(0,Math.min(1,opacity))}function clampi(value2){
return Math.max(0,Math.min(255,Math.round(value2)||0))}function hex(value2){return value2=clampi(value2),(value2<16?"0":
"")+value2.toString(16)}function hsla(h,s,l,a){return a<=0?h=s=l=NaN:l<=0||l>=1?h=s=NaN:s<=0&&(h=NaN),new Hsl(h,s,l,a)}function hslConvert(o){
if(o instanceof Hsl)return new Hsl(o.h,o.s,o.l,o.opacity);if(o instanceof Color||(o=color(o)),!o)return new Hsl;if(o instanceof
Hsl)return o;o=o.rgb();var r=o.r/255,g=o.g/255,b=o.b/255,min=Math.min(r,g,b),max=Math.max(r,g,b),h=NaN,s=max-min,l=(max+
min)/2;return s?(r===max?h=(g-b)/s+(g<b)*6:g===max?h=(b-r)/s+2:h=(r-g)/s+4,s/=l<.5?max+min:2-max-min,h*=60):s=l>0&&l<1?0:
h,new Hsl(h,s,l,o.opacity)}function hsl(h,s,l,opacity){return arguments.length===1?hslConvert(h):new Hsl(h,s,l,opacity??
1)}function Hsl(h,s,l,opacity){this.h=+h,this.s=+s,this.l=+l,this.opacity=+opacity}define(Hsl,hsl,extend(Color,{brighter(k){
return k=k==null?brighter:Math.pow(brighter,k),new Hsl(this.h,this.s,this.l*k,this.opacity)},darker(k){return k=k==null?
darker:Math.pow(darker,k),new Hsl(this.h,this.s,this.l*k,this.opacity)},rgb(){var h=this.h%360+(this.h<0)*360,s=isNaN(h)||
isNaN(this.s)?0:this.s,l=this.l,m2=l+(l<.5?l:1-l)*s,m1=2*l-m2;return new Rgb(hsl2rgb(h>=240?h-240:h+120,m1,m2),hsl2rgb(h,
m1,m2),hsl2rgb(h<120?h+240:h-120,m1,m2),this.opacity)},clamp(){return new Hsl(clamph(this.h),clampt(this.s),clampt(this.
l),clampa(this.opacity))},displayable(){return(0<=this.s&&this.s<=1||isNaN(this.s))&&0<=this.l&&this.l<=1&&0<=this.opacity&&
this.opacity<=1},formatHsl(){let a=clampa(this.opacity);return`${a===1?"hsl(":"hsla("}${clamph(this.h)}, ${clampt(this.s)*
100}%, ${clampt(this.l)*100}%${a===1?")":`, ${a})`}`}}));function clamph(value2){return value2=(value2||0)%360,value2<0?
value2+360:value2}function clampt(value2){return Math.max(0,Math.min(1,value2||0))}function hsl2rgb(h,m1,m2){return(h<60?
m1+(m2-m1)*h/60:h<180?m2:h<240?m1+(m2-m1)*(240-h)/60:m1)*255}var radians=Math.PI/180,degrees=180/Math.PI,K=18,Xn=.96422,
Yn=1,Zn=.82521,t0=4/29,t1=6/29,t2=3*t1*t1,t3=t1*t1*t1;function labConvert(o){if(o instanceof Lab)return new Lab(o.l,o.a,
o.b,o.opacity);if(o instanceof Hcl)return hcl2lab(o);o instanceof Rgb||(o=rgbConvert(o));var r=rgb2lrgb(o.r),g=rgb2lrgb(
o.g),b=rgb2lrgb(o.b),y=xyz2lab((.2225045*r+.7168786*g+.0606169*b)/Yn),x,z;return r===g&&g===b?x=z=y:(x=xyz2lab((.4360747*
r+.3850649*g+.1430804*b)/Xn),z=xyz2lab((.0139322*r+.0971045*g+.7141733*b)/Zn)),new Lab(116*y-16,500*(x-y),200*(y-z),o.opacity)}function lab(l,a,b,opacity){return arguments.length===1?labConvert(l):new Lab(l,a,b,opacity??1)}function Lab(l,a,b,opacity){
this.l=+l,this.a=+a,this.b=+b,this.opacity=+opacity}define(Lab,lab,extend(Color,{brighter(k){return new Lab(this.l+K*(k??
1),this.a,this.b,this.opacity)},darker(k){return new Lab(this.l-K*(k??1),this.a,this.b,this.opacity)},rgb(){var y=(this.
l+16)/116,x=isNaN(this.a)?y:y+this.a/500,z=isNaN(this.b)?y:y-this.b/200;return x=Xn*lab2xyz(x),y=Yn*lab2xyz(y),z=Zn*lab2xyz(
z),new Rgb(lrgb2rgb(3.1338561*x-1.6168667*y-.4906146*z),lrgb2rgb(-.9787684*x+1.9161415*y+.033454*z),lrgb2rgb(.0719453*x-
.2289914*y+1.4052427*z),this.opacity)}}));function xyz2lab(t){return t>t3?Math.pow(t,1/3):t/t2+t0}function lab2xyz(t){return t>
t1?t*t*t:t2*(t-t0)}function lrgb2rgb(x){return 255*(x<=.0031308?12.92*x:1.055*Math.pow(x,1/2.4)-.055)}function rgb2lrgb(x){
return(x/=255)<=.04045?x/12.92:Math.pow((x+.055)/1.055,2.4)}function hclConvert(o){if(o instanceof Hcl)return new Hcl(o.
h,o.c,o.l,o.opacity);if(o instanceof Lab||(o=labConvert(o)),o.a===0&&o.b===0)return new Hcl(NaN,0<o.l&&o.l<100?0:NaN,o.l,
o.opacity);var h=Math.atan2(o.b,o.a)*degrees;return new Hcl(h<0?h+360:h,Math.sqrt(o.a*o.a+o.b*o.b),o.l,o.opacity)}function hcl(h,c,l,opacity){return arguments.length===1?hclConvert(h):new Hcl(h,c,l,opacity??1)}function Hcl(h,c,l,opacity){
this.h=+h,this.c=+c,this.l=+l,this.opacity=+opacity}function hcl2lab(o){if(isNaN(o.h))return new Lab(o.l,0,0,o.opacity);
var h=o.h*radians;return new Lab(o.l,Math.cos(h)*o.c,Math.sin(h)*o.c,o.opacity)}define(Hcl,hcl,extend(Color,{brighter(k){
return new Hcl(this.h,this.c,this.l+K*(k??1),this.opacity)},darker(k){return new Hcl(this.h,this.c,this.l-K*(k??1),this.
opacity)},rgb(){return hcl2lab(this).rgb()}}));var A=-.14861,B=1.78277,C=-.29227,D=-.90649,E=1.97294,ED=E*D,EB=E*B,BC_DA=B*
C-D*A;function cubehelixConvert(o){if(o instanceof Cubehelix)return new Cubehelix(o.h,o.s,o.l,o.opacity);o instanceof Rgb||
(o=rgbConvert(o));var r=o.r/255,g=o.g/255,b=o.b/255,l=(BC_DA*b+ED*r-EB*g)/(BC_DA+ED-EB),bl=b-l,k=(E*(g-l)-C*bl)/D,s=Math.
sqrt(k*k+bl*bl)/(E*l*(1-l)),h=s?Math.atan2(k,bl)*degrees-120:NaN;return new Cubehelix(h<0?h+360:h,s,l,o.opacity)}function cubehelix(h,s,l,opacity){
return arguments.length===1?cubehelixConvert(h):new Cubehelix(h,s,l,opacity??1)}function Cubehelix(h,s,l,opacity){this.h=
+h,this.s=+s,this.l=+l,this.opacity=+opacity}define(Cubehelix,cubehelix,extend(Color,{brighter(k){return k=k==null?brighter:
Math.pow(brighter,k),new Cubehelix(this.h,this.s,this.l*k,this.opacity)},darker(k){return k=k==null?darker:Math.pow(darker,
k),new Cubehelix(this.h,this.s,this.l*k,this.opacity)},rgb(){var h=isNaN(this.h)?0:(this.h+120)*radians,l=+this.l,a=isNaN(
this.s)?0:this.s*l*(1-l),cosh2=Math.cos(h),sinh2=Math.sin(h);return new Rgb(255*(l+a*(A*cosh2+B*sinh2)),255*(l+a*(C*cosh2+
D*sinh2)),255*(l+a*(E*cosh2)),this.opacity)}}));function basis(t12,v0,v1,v2,v3){var t22=t12*t12,t32=t22*t12;return((1-3*t12+3*t22-t32)*v0+(4-6*t22+3*t32)*v1+(1+3*t12+3*
t22-3*t32)*v2+t32*v3)/6}function basis$1(values){var n=values.length-1;return function(t){var i=t<=0?t=0:t>=1?(t=1,n-1):
Math.floor(t*n),v1=values[i],v2=values[i+1],v0=i>0?values[i-1]:2*v1-v2,v3=i<n-1?values[i+2]:2*v2-v1;return basis((t-i/n)*
n,v0,v1,v2,v3)}}function basisClosed(values){var n=values.length;return function(t){var i=Math.floor(((t%=1)<0?++t:t)*n),
v0=values[(i+n-1)%n],v1=values[i%n],v2=values[(i+1)%n],v3=values[(i+2)%n];return basis((t-i/n)*n,v0,v1,v2,v3)}}var constant=x=>()=>x;
function linear(a,d){return function(t){return a+t*d}}function exponential(a,b,y){return a=Math.pow(a,y),b=Math.pow(b,y)-
a,y=1/y,function(t){return Math.pow(a+t*b,y)}}function hue$1(a,b){var d=b-a;return d?linear(a,d>180||d<-180?d-360*Math.round(
d/360):d):constant(isNaN(a)?b:a)}function gamma(y){return(y=+y)==1?nogamma:function(a,b){return b-a?exponential(a,b,y):constant(
isNaN(a)?b:a)}}function nogamma(a,b){var d=b-a;return d?linear(a,d):constant(isNaN(a)?b:a)}var rgb2=(function rgbGamma(y){
var color2=gamma(y);function rgb3(start,end){var r=color2((start=rgb(start)).r,(end=rgb(end)).r),g=color2(start.g,end.g),
b=color2(start.b,end.b),opacity=nogamma(start.opacity,end.opacity);return function(t){return start.r=r(t),start.g=g(t),start.
b=b(t),start.opacity=opacity(t),start+""}}return rgb3.gamma=rgbGamma,rgb3})(1);function rgbSpline(spline){return function(colors){
var n=colors.length,r=new Array(n),g=new Array(n),b=new Array(n),i,color2;for(i=0;i<n;++i)color2=rgb(colors[i]),r[i]=color2.
r||0,g[i]=color2.g||0,b[i]=color2.b||0;return r=spline(r),g=spline(g),b=spline(b),color2.opacity=1,function(t){return color2.
r=r(t),color2.g=g(t),color2.b=b(t),color2+""}}}var rgbBasis=rgbSpline(basis$1),rgbBasisClosed=rgbSpline(basisClosed);function numberArray(a,b){
b||(b=[]);var n=a?Math.min(b.length,a.length):0,c=b.slice(),i;return function(t){for(i=0;i<n;++i)c[i]=a[i]*(1-t)+b[i]*t;
return c}}function isNumberArray(x){return ArrayBuffer.isView(x)&&!(x instanceof DataView)}function genericArray(a,b){var nb=b?b.length:0,na=a?Math.min(nb,a.length):0,x=new Array(na),c=new Array(nb),i;for(i=0;i<
na;++i)x[i]=value(a[i],b[i]);for(;i<nb;++i)c[i]=b[i];return function(t){for(i=0;i<na;++i)c[i]=x[i](t);return c}}function date(a,b){
var d=new Date;return a=+a,b=+b,function(t){return d.setTime(a*(1-t)+b*t),d}}function number2(a,b){return a=+a,b=+b,function(t){
return a*(1-t)+b*t}}function object(a,b){var i={},c={},k;(a===null||typeof a!="object")&&(a={}),(b===null||typeof b!="ob\
ject")&&(b={});for(k in b)k in a?i[k]=value(a[k],b[k]):c[k]=b[k];return function(t){for(k in i)c[k]=i[k](t);return c}}var reA=/[-+]?(?:\d+\.?\d*|\.?\d+)(?:[eE][-+]?\d+)?/g,
reB=new RegExp(reA.source,"g");function zero2(b){return function(){return b}}function one(b){return function(t){return b(
t)+""}}function string(a,b){var bi=reA.lastIndex=reB.lastIndex=0,am,bm,bs,i=-1,s=[],q=[];for(a=a+"",b=b+"";(am=reA.exec(
a))&&(bm=reB.exec(b));)(bs=bm.index)>bi&&(bs=b.slice(bi,bs),s[i]?s[i]+=bs:s[++i]=bs),(am=am[0])===(bm=bm[0])?s[i]?s[i]+=
bm:s[++i]=bm:(s[++i]=null,q.push({i,x:number2(am,bm)})),bi=reB.lastIndex;return bi<b.length&&(bs=b.slice(bi),s[i]?s[i]+=
bs:s[++i]=bs),s.length<2?q[0]?one(q[0].x):zero2(b):(b=q.length,function(t){for(var i2=0,o;i2<b;++i2)s[(o=q[i2]).i]=o.x(t);
return s.join("")})}function value(a,b){var t=typeof b,c;return b==null||t==="boolean"?constant(b):(t==="number"?number2:
t==="string"?(c=color(b))?(b=c,rgb2):string:b instanceof color?rgb2:b instanceof Date?date:isNumberArray(b)?numberArray:
Array.isArray(b)?genericArray:typeof b.valueOf!="function"&&typeof b.toString!="function"||isNaN(b)?object:number2)(a,b)}function round(a,b){return a=+a,b=+b,function(t){return Math.round(a*(1-t)+b*t)}}var degrees2=180/Math.PI,identity={translateX:0,
translateY:0,rotate:0,skewX:0,scaleX:1,scaleY:1};function decompose(a,b,c,d,e,f){var scaleX,scaleY,skewX;return(scaleX=Math.
sqrt(a*a+b*b))&&(a/=scaleX,b/=scaleX),(skewX=a*c+b*d)&&(c-=a*skewX,d-=b*skewX),(scaleY=Math.sqrt(c*c+d*d))&&(c/=scaleY,d/=
scaleY,skewX/=scaleY),a*d<b*c&&(a=-a,b=-b,skewX=-skewX,scaleX=-scaleX),{translateX:e,translateY:f,rotate:Math.atan2(b,a)*
degrees2,skewX:Math.atan(skewX)*degrees2,scaleX,scaleY}}var svgNode;function parseCss(value2){let m=new(typeof DOMMatrix==
"function"?DOMMatrix:WebKitCSSMatrix)(value2+"");return m.isIdentity?identity:decompose(m.a,m.b,m.c,m.d,m.e,m.f)}function parseSvg(value2){
return value2==null||(svgNode||(svgNode=document.createElementNS("http://www.w3.org/2000/svg","g")),svgNode.setAttribute(
"transform",value2),!(value2=svgNode.transform.baseVal.consolidate()))?identity:(value2=value2.matrix,decompose(value2.a,
value2.b,value2.c,value2.d,value2.e,value2.f))}function interpolateTransform(parse,pxComma,pxParen,degParen){function pop(s){
return s.length?s.pop()+" ":""}function translate(xa,ya,xb,yb,s,q){if(xa!==xb||ya!==yb){var i=s.push("translate(",null,pxComma,
null,pxParen);q.push({i:i-4,x:number2(xa,xb)},{i:i-2,x:number2(ya,yb)})}else(xb||yb)&&s.push("translate("+xb+pxComma+yb+
pxParen)}function rotate(a,b,s,q){a!==b?(a-b>180?b+=360:b-a>180&&(a+=360),q.push({i:s.push(pop(s)+"rotate(",null,degParen)-
2,x:number2(a,b)})):b&&s.push(pop(s)+"rotate("+b+degParen)}function skewX(a,b,s,q){a!==b?q.push({i:s.push(pop(s)+"skewX(",
null,degParen)-2,x:number2(a,b)}):b&&s.push(pop(s)+"skewX("+b+degParen)}function scale(xa,ya,xb,yb,s,q){if(xa!==xb||ya!==
yb){var i=s.push(pop(s)+"scale(",null,",",null,")");q.push({i:i-4,x:number2(xa,xb)},{i:i-2,x:number2(ya,yb)})}else(xb!==
1||yb!==1)&&s.push(pop(s)+"scale("+xb+","+yb+")")}return function(a,b){var s=[],q=[];return a=parse(a),b=parse(b),translate(
a.translateX,a.translateY,b.translateX,b.translateY,s,q),rotate(a.rotate,b.rotate,s,q),skewX(a.skewX,b.skewX,s,q),scale(
a.scaleX,a.scaleY,b.scaleX,b.scaleY,s,q),a=b=null,function(t){for(var i=-1,n=q.length,o;++i<n;)s[(o=q[i]).i]=o.x(t);return s.
join("")}}}var interpolateTransformCss=interpolateTransform(parseCss,"px, ","px)","deg)"),interpolateTransformSvg=interpolateTransform(
parseSvg,", ",")",")"),epsilon2=1e-12;function cosh(x){return((x=Math.exp(x))+1/x)/2}function sinh(x){return((x=Math.exp(
x))-1/x)/2}function tanh(x){return((x=Math.exp(2*x))-1)/(x+1)}var zoom=(function zoomRho(rho,rho2,rho4){function zoom2(p0,p1){
var ux0=p0[0],uy0=p0[1],w0=p0[2],ux1=p1[0],uy1=p1[1],w1=p1[2],dx=ux1-ux0,dy=uy1-uy0,d2=dx*dx+dy*dy,i,S;if(d2<epsilon2)S=
Math.log(w1/w0)/rho,i=function(t){return[ux0+t*dx,uy0+t*dy,w0*Math.exp(rho*t*S)]};else{var d1=Math.sqrt(d2),b0=(w1*w1-w0*
w0+rho4*d2)/(2*w0*rho2*d1),b1=(w1*w1-w0*w0-rho4*d2)/(2*w1*rho2*d1),r0=Math.log(Math.sqrt(b0*b0+1)-b0),r1=Math.log(Math.sqrt(
b1*b1+1)-b1);S=(r1-r0)/rho,i=function(t){var s=t*S,coshr0=cosh(r0),u=w0/(rho2*d1)*(coshr0*tanh(rho*s+r0)-sinh(r0));return[
ux0+u*dx,uy0+u*dy,w0*coshr0/cosh(rho*s+r0)]}}return i.duration=Math.abs(S)*1e3*rho/Math.SQRT2,i}return zoom2.rho=function(_){
var _1=Math.max(.001,+_),_2=_1*_1,_4=_2*_2;return zoomRho(_1,_2,_4)},zoom2})(Math.SQRT2,2,4);function hsl2(hue){return function(start,end){
var h=hue((start=hsl(start)).h,(end=hsl(end)).h),s=nogamma(start.s,end.s),l=nogamma(start.l,end.l),opacity=nogamma(start.
opacity,end.opacity);return function(t){return start.h=h(t),start.s=s(t),start.l=l(t),start.opacity=opacity(t),start+""}}}
var hsl_default=hsl2(hue$1),hslLong=hsl2(nogamma);function hcl2(hue){return function(start,end){var h=hue((start=hcl(start)).h,(end=hcl(end)).h),c=nogamma(start.c,end.c),
l=nogamma(start.l,end.l),opacity=nogamma(start.opacity,end.opacity);return function(t){return start.h=h(t),start.c=c(t),
start.l=l(t),start.opacity=opacity(t),start+""}}}var hcl_default=hcl2(hue$1),hclLong=hcl2(nogamma);function cubehelix2(hue){
return(function cubehelixGamma(y){y=+y;function cubehelix3(start,end){var h=hue((start=cubehelix(start)).h,(end=cubehelix(
end)).h),s=nogamma(start.s,end.s),l=nogamma(start.l,end.l),opacity=nogamma(start.opacity,end.opacity);return function(t){
return start.h=h(t),start.s=s(t),start.l=l(Math.pow(t,y)),start.opacity=opacity(t),start+""}}return cubehelix3.gamma=cubehelixGamma,
cubehelix3})(1)}var cubehelix_default=cubehelix2(hue$1),cubehelixLong=cubehelix2(nogamma);function formatDecimal(x){return Math.abs(x=Math.round(x))>=1e21?x.toLocaleString("en").replace(/,/g,""):x.toString(10)}
function formatDecimalParts(x,p){if(!isFinite(x)||x===0)return null;var i=(x=p?x.toExponential(p-1):x.toExponential()).indexOf(
"e"),coefficient=x.slice(0,i);return[coefficient.length>1?coefficient[0]+coefficient.slice(2):coefficient,+x.slice(i+1)]}
function exponent(x){return x=formatDecimalParts(Math.abs(x)),x?x[1]:NaN}function formatGroup(grouping,thousands){return function(value2,width5){
for(var i=value2.length,t=[],j=0,g=grouping[0],length=0;i>0&&g>0&&(length+g+1>width5&&(g=Math.max(1,width5-length)),t.push(
value2.substring(i-=g,i+g)),!((length+=g+1)>width5));)g=grouping[j=(j+1)%grouping.length];return t.reverse().join(thousands)}}
function formatNumerals(numerals){return function(value2){return value2.replace(/[0-9]/g,function(i){return numerals[+i]})}}
var re=/^(?:(.)?([<>=^]))?([+\-( ])?([$#])?(0)?(\d+)?(,)?(\.\d+)?(~)?([a-z%])?$/i;function formatSpecifier(specifier){if(!(match=
re.exec(specifier)))throw new Error("invalid format: "+specifier);var match;return new FormatSpecifier({fill:match[1],align:match[2],
sign:match[3],symbol:match[4],zero:match[5],width:match[6],comma:match[7],precision:match[8]&&match[8].slice(1),trim:match[9],
type:match[10]})}formatSpecifier.prototype=FormatSpecifier.prototype;function FormatSpecifier(specifier){this.fill=specifier.
fill===void 0?" ":specifier.fill+"",this.align=specifier.align===void 0?">":specifier.align+"",this.sign=specifier.sign===
void 0?"-":specifier.sign+"",this.symbol=specifier.symbol===void 0?"":specifier.symbol+"",this.zero=!!specifier.zero,this.
width=specifier.width===void 0?void 0:+specifier.width,this.comma=!!specifier.comma,this.precision=specifier.precision===
void 0?void 0:+specifier.precision,this.trim=!!specifier.trim,this.type=specifier.type===void 0?"":specifier.type+""}FormatSpecifier.
prototype.toString=function(){return this.fill+this.align+this.sign+this.symbol+(this.zero?"0":"")+(this.width===void 0?
"":Math.max(1,this.width|0))+(this.comma?",":"")+(this.precision===void 0?"":"."+Math.max(0,this.precision|0))+(this.trim?
"~":"")+this.type};function formatTrim(s){out:for(var n=s.length,i=1,i0=-1,i1;i<n;++i)switch(s[i]){case".":i0=i1=i;break;case"\
0":i0===0&&(i0=i),i1=i;break;default:if(!+s[i])break out;i0>0&&(i0=0);break}return i0>0?s.slice(0,i0)+s.slice(i1+1):s}var prefixExponent;
function formatPrefixAuto(x,p){var d=formatDecimalParts(x,p);if(!d)return prefixExponent=void 0,x.toPrecision(p);var coefficient=d[0],
exponent2=d[1],i=exponent2-(prefixExponent=Math.max(-8,Math.min(8,Math.floor(exponent2/3)))*3)+1,n=coefficient.length;return i===
n?coefficient:i>n?coefficient+new Array(i-n+1).join("0"):i>0?coefficient.slice(0,i)+"."+coefficient.slice(i):"0."+new Array(
1-i).join("0")+formatDecimalParts(x,Math.max(0,p+i-1))[0]}function formatRounded(x,p){var d=formatDecimalParts(x,p);if(!d)
return x+"";var coefficient=d[0],exponent2=d[1];return exponent2<0?"0."+new Array(-exponent2).join("0")+coefficient:coefficient.
length>exponent2+1?coefficient.slice(0,exponent2+1)+"."+coefficient.slice(exponent2+1):coefficient+new Array(exponent2-coefficient.
length+2).join("0")}var formatTypes={"%":(x,p)=>(x*100).toFixed(p),b:x=>Math.round(x).toString(2),c:x=>x+"",d:formatDecimal,
e:(x,p)=>x.toExponential(p),f:(x,p)=>x.toFixed(p),g:(x,p)=>x.toPrecision(p),o:x=>Math.round(x).toString(8),p:(x,p)=>formatRounded(
x*100,p),r:formatRounded,s:formatPrefixAuto,X:x=>Math.round(x).toString(16).toUpperCase(),x:x=>Math.round(x).toString(16)};
function identity2(x){return x}var map=Array.prototype.map,prefixes=["y","z","a","f","p","n","\xB5","m","","k","M","G","\
T","P","E","Z","Y"];function formatLocale(locale2){var group=locale2.grouping===void 0||locale2.thousands===void 0?identity2:
formatGroup(map.call(locale2.grouping,Number),locale2.thousands+""),currencyPrefix=locale2.currency===void 0?"":locale2.
currency[0]+"",currencySuffix=locale2.currency===void 0?"":locale2.currency[1]+"",decimal=locale2.decimal===void 0?".":locale2.
decimal+"",numerals=locale2.numerals===void 0?identity2:formatNumerals(map.call(locale2.numerals,String)),percent2=locale2.
percent===void 0?"%":locale2.percent+"",minus=locale2.minus===void 0?"\u2212":locale2.minus+"",nan=locale2.nan===void 0?
"NaN":locale2.nan+"";function newFormat(specifier,options){specifier=formatSpecifier(specifier);var fill=specifier.fill,
align=specifier.align,sign=specifier.sign,symbol=specifier.symbol,zero3=specifier.zero,width5=specifier.width,comma=specifier.
comma,precision=specifier.precision,trim=specifier.trim,type=specifier.type;type==="n"?(comma=!0,type="g"):formatTypes[type]||
(precision===void 0&&(precision=12),trim=!0,type="g"),(zero3||fill==="0"&&align==="=")&&(zero3=!0,fill="0",align="=");var prefix=(options&&
options.prefix!==void 0?options.prefix:"")+(symbol==="$"?currencyPrefix:symbol==="#"&&/[boxX]/.test(type)?"0"+type.toLowerCase():
""),suffix=(symbol==="$"?currencySuffix:/[%p]/.test(type)?percent2:"")+(options&&options.suffix!==void 0?options.suffix:
""),formatType=formatTypes[type],maybeSuffix=/[defgprs%]/.test(type);precision=precision===void 0?6:/[gprs]/.test(type)?
Math.max(1,Math.min(21,precision)):Math.max(0,Math.min(20,precision));function format2(value2){var valuePrefix=prefix,valueSuffix=suffix,
i,n,c;if(type==="c")valueSuffix=formatType(value2)+valueSuffix,value2="";else{value2=+value2;var valueNegative=value2<0||
1/value2<0;if(value2=isNaN(value2)?nan:formatType(Math.abs(value2),precision),trim&&(value2=formatTrim(value2)),valueNegative&&
+value2==0&&sign!=="+"&&(valueNegative=!1),valuePrefix=(valueNegative?sign==="("?sign:minus:sign==="-"||sign==="("?"":sign)+
valuePrefix,valueSuffix=(type==="s"&&!isNaN(value2)&&prefixExponent!==void 0?prefixes[8+prefixExponent/3]:"")+valueSuffix+
(valueNegative&&sign==="("?")":""),maybeSuffix){for(i=-1,n=value2.length;++i<n;)if(c=value2.charCodeAt(i),48>c||c>57){valueSuffix=
(c===46?decimal+value2.slice(i+1):value2.slice(i))+valueSuffix,value2=value2.slice(0,i);break}}}comma&&!zero3&&(value2=group(
value2,1/0));var length=valuePrefix.length+value2.length+valueSuffix.length,padding=length<width5?new Array(width5-length+
1).join(fill):"";switch(comma&&zero3&&(value2=group(padding+value2,padding.length?width5-valueSuffix.length:1/0),padding=
""),align){case"<":value2=valuePrefix+value2+valueSuffix+padding;break;case"=":value2=valuePrefix+padding+value2+valueSuffix;
break;case"^":value2=padding.slice(0,length=padding.length>>1)+valuePrefix+value2+valueSuffix+padding.slice(length);break;default:
value2=padding+valuePrefix+value2+valueSuffix;break}return numerals(value2)}return format2.toString=function(){return specifier+
""},format2}function formatPrefix2(specifier,value2){var e=Math.max(-8,Math.min(8,Math.floor(exponent(value2)/3)))*3,k=Math.
pow(10,-e),f=newFormat((specifier=formatSpecifier(specifier),specifier.type="f",specifier),{suffix:prefixes[8+e/3]});return function(value3){
return f(k*value3)}}return{format:newFormat,formatPrefix:formatPrefix2}}var locale,format,formatPrefix;defaultLocale({thousands:"\
,",grouping:[3],currency:["$",""]});function defaultLocale(definition){return locale=formatLocale(definition),format=locale.
format,formatPrefix=locale.formatPrefix,locale}function precisionFixed(step){return Math.max(0,-exponent(Math.abs(step)))}
function precisionPrefix(step,value2){return Math.max(0,Math.max(-8,Math.min(8,Math.floor(exponent(value2)/3)))*3-exponent(
Math.abs(step)))}function precisionRound(step,max){return step=Math.abs(step),max=Math.abs(max)-step,Math.max(0,exponent(
max)-exponent(step))+1}function initRange(domain,range2){switch(arguments.length){case 0:break;case 1:this.range(domain);break;default:this.range(
range2).domain(domain);break}return this}function constants(x){return function(){return x}}function number$1(x){return+x}var unit=[0,1];function identity$1(x){return x}
function normalize(a,b){return(b-=a=+a)?function(x){return(x-a)/b}:constants(isNaN(b)?NaN:.5)}function clamper(a,b){var t;
return a>b&&(t=a,a=b,b=t),function(x){return Math.max(a,Math.min(b,x))}}function bimap(domain,range2,interpolate){var d0=domain[0],
d1=domain[1],r0=range2[0],r1=range2[1];return d1<d0?(d0=normalize(d1,d0),r0=interpolate(r1,r0)):(d0=normalize(d0,d1),r0=
interpolate(r0,r1)),function(x){return r0(d0(x))}}function polymap(domain,range2,interpolate){var j=Math.min(domain.length,
range2.length)-1,d=new Array(j),r=new Array(j),i=-1;for(domain[j]<domain[0]&&(domain=domain.slice().reverse(),range2=range2.
slice().reverse());++i<j;)d[i]=normalize(domain[i],domain[i+1]),r[i]=interpolate(range2[i],range2[i+1]);return function(x){
var i2=bisectRight(domain,x,1,j)-1;return r[i2](d[i2](x))}}function copy$1(source,target){return target.domain(source.domain()).
range(source.range()).interpolate(source.interpolate()).clamp(source.clamp()).unknown(source.unknown())}function transformer$2(){
var domain=unit,range2=unit,interpolate$1=value,transform,untransform,unknown2,clamp=identity$1,piecewise2,output,input;
function rescale(){var n=Math.min(domain.length,range2.length);return clamp!==identity$1&&(clamp=clamper(domain[0],domain[n-
1])),piecewise2=n>2?polymap:bimap,output=input=null,scale}function scale(x){return x==null||isNaN(x=+x)?unknown2:(output||
(output=piecewise2(domain.map(transform),range2,interpolate$1)))(transform(clamp(x)))}return scale.invert=function(y){return clamp(
untransform((input||(input=piecewise2(range2,domain.map(transform),number2)))(y)))},scale.domain=function(_){return arguments.
length?(domain=Array.from(_,number$1),rescale()):domain.slice()},scale.range=function(_){return arguments.length?(range2=
Array.from(_),rescale()):range2.slice()},scale.rangeRound=function(_){return range2=Array.from(_),interpolate$1=round,rescale()},
scale.clamp=function(_){return arguments.length?(clamp=_?!0:identity$1,rescale()):clamp!==identity$1},scale.interpolate=
function(_){return arguments.length?(interpolate$1=_,rescale()):interpolate$1},scale.unknown=function(_){return arguments.
length?(unknown2=_,scale):unknown2},function(t,u){return transform=t,untransform=u,rescale()}}function continuous(){return transformer$2()(
identity$1,identity$1)}function tickFormat(start,stop,count,specifier){var step=tickStep(start,stop,count),precision;switch(specifier=
formatSpecifier(specifier??",f"),specifier.type){case"s":{var value2=Math.max(Math.abs(start),Math.abs(stop));return specifier.
precision==null&&!isNaN(precision=precisionPrefix(step,value2))&&(specifier.precision=precision),formatPrefix(specifier,
value2)}case"":case"e":case"g":case"p":case"r":{specifier.precision==null&&!isNaN(precision=precisionRound(step,Math.max(
Math.abs(start),Math.abs(stop))))&&(specifier.precision=precision-(specifier.type==="e"));break}case"f":case"%":{specifier.
precision==null&&!isNaN(precision=precisionFixed(step))&&(specifier.precision=precision-(specifier.type==="%")*2);break}}
return format(specifier)}function linearish(scale){var domain=scale.domain;return scale.ticks=function(count){var d=domain();
return ticks(d[0],d[d.length-1],count??10)},scale.tickFormat=function(count,specifier){var d=domain();return tickFormat(
d[0],d[d.length-1],count??10,specifier)},scale.nice=function(count){count==null&&(count=10);var d=domain(),i0=0,i1=d.length-
1,start=d[i0],stop=d[i1],prestep,step,maxIter=10;for(stop<start&&(step=start,start=stop,stop=step,step=i0,i0=i1,i1=step);maxIter-- >
0;){if(step=tickIncrement(start,stop,count),step===prestep)return d[i0]=start,d[i1]=stop,domain(d);if(step>0)start=Math.
floor(start/step)*step,stop=Math.ceil(stop/step)*step;else if(step<0)start=Math.ceil(start*step)/step,stop=Math.floor(stop*
step)/step;else break;prestep=step}return scale},scale}function linear2(){var scale=continuous();return scale.copy=function(){
return copy$1(scale,linear2())},initRange.apply(scale,arguments),linearish(scale)}function nice(domain,interval){domain=domain.slice();var i0=0,i1=domain.length-1,x0=domain[i0],x1=domain[i1],t;return x1<
x0&&(t=i0,i0=i1,i1=t,t=x0,x0=x1,x1=t),domain[i0]=interval.floor(x0),domain[i1]=interval.ceil(x1),domain}function transformLog(x){
return Math.log(x)}function transformExp(x){return Math.exp(x)}function transformLogn(x){return-Math.log(-x)}function transformExpn(x){
return-Math.exp(-x)}function pow10(x){return isFinite(x)?+("1e"+x):x<0?0:x}function powp(base){return base===10?pow10:base===
Math.E?Math.exp:x=>Math.pow(base,x)}function logp(base){return base===Math.E?Math.log:base===10&&Math.log10||base===2&&Math.
log2||(base=Math.log(base),x=>Math.log(x)/base)}function reflect(f){return(x,k)=>-f(-x,k)}function loggish(transform){let scale=transform(
transformLog,transformExp),domain=scale.domain,base=10,logs,pows;function rescale(){return logs=logp(base),pows=powp(base),
domain()[0]<0?(logs=reflect(logs),pows=reflect(pows),transform(transformLogn,transformExpn)):transform(transformLog,transformExp),
scale}return scale.base=function(_){return arguments.length?(base=+_,rescale()):base},scale.domain=function(_){return arguments.
length?(domain(_),rescale()):domain()},scale.ticks=count=>{let d=domain(),u=d[0],v=d[d.length-1],r=v<u;r&&([u,v]=[v,u]);
let i=logs(u),j=logs(v),k,t,n=count==null?10:+count,z=[];if(!(base%1)&&j-i<n){if(i=Math.floor(i),j=Math.ceil(j),u>0){for(;i<=
j;++i)for(k=1;k<base;++k)if(t=i<0?k/pows(-i):k*pows(i),!(t<u)){if(t>v)break;z.push(t)}}else for(;i<=j;++i)for(k=base-1;k>=
1;--k)if(t=i>0?k/pows(-i):k*pows(i),!(t<u)){if(t>v)break;z.push(t)}z.length*2<n&&(z=ticks(u,v,n))}else z=ticks(i,j,Math.
min(j-i,n)).map(pows);return r?z.reverse():z},scale.tickFormat=(count,specifier)=>{if(count==null&&(count=10),specifier==
null&&(specifier=base===10?"s":","),typeof specifier!="function"&&(!(base%1)&&(specifier=formatSpecifier(specifier)).precision==
null&&(specifier.trim=!0),specifier=format(specifier)),count===1/0)return specifier;let k=Math.max(1,base*count/scale.ticks().
length);return d=>{let i=d/pows(Math.round(logs(d)));return i*base<base-.5&&(i*=base),i<=k?specifier(d):""}},scale.nice=
()=>domain(nice(domain(),{floor:x=>pows(Math.floor(logs(x))),ceil:x=>pows(Math.ceil(logs(x)))})),scale}function log(){let scale=loggish(
transformer$2()).domain([1,10]);return scale.copy=()=>copy$1(scale,log()).base(scale.base()),initRange.apply(scale,arguments),
scale}function transformSymlog(c){return function(x){return Math.sign(x)*Math.log1p(Math.abs(x/c))}}function transformSymexp(c){
return function(x){return Math.sign(x)*Math.expm1(Math.abs(x))*c}}function symlogish(transform){var c=1,scale=transform(
transformSymlog(c),transformSymexp(c));return scale.constant=function(_){return arguments.length?transform(transformSymlog(
c=+_),transformSymexp(c)):c},linearish(scale)}function symlog(){var scale=symlogish(transformer$2());return scale.copy=function(){
return copy$1(scale,symlog()).constant(scale.constant())},initRange.apply(scale,arguments)}function leftAxis(scale,ticks2,{left:left3,right:right3},text){return ticks2.map(tick=>{let y=px(scale(tick));return html`<path class="g" d="M${px(
left3)} ${y}H${px(right3)}" /><text
        x="${px(left3-6)}"
        y="${y}"
        dy=".35em"
        text-anchor="end"
        >${text(tick)}</text
      >`})}function bottomAxis(scale,ticks2,{top,bottom},text){return ticks2.map(tick=>{let x=px(scale(tick));return html`<path class="g" d="M${x} ${px(
top)}V${px(bottom)}" /><text
        x="${x}"
        y="${px(bottom+15)}"
        text-anchor="middle"
        >${text(tick)}</text
      >`})}function px(value2){return String(Math.round(value2*10)/10)}var levels=8;function densityStrip(pieces,{left:left3,width:width5,top,height:height4,lengthNs}){let columns=Math.floor(
width5),columnNs=lengthNs/columns,times2=new Map;for(let{startNs,durationNs,look}of pieces){let perColumn=times2.get(look);
perColumn===void 0&&times2.set(look,perColumn=new Float64Array(columns));let endNs=startNs+durationNs,last=Math.min(columns-
1,Math.floor(endNs/columnNs));for(let column=Math.max(0,Math.floor(startNs/columnNs));column<=last;column+=1)perColumn[column]=
(perColumn[column]??0)+Math.max(0,Math.min(endNs,(column+1)*columnNs)-Math.max(startNs,column*columnNs))}let paths=new Map;
for(let column=0;column<columns;){let{look,level}=measureColumn(times2,column,columnNs),end=column+1;for(;end<columns;end+=
1){let next=measureColumn(times2,end,columnNs);if(next.look!==look||next.level!==level)break}if(level>0){let high=height4*
level/levels;paths.set(look,`${paths.get(look)??""}M${px(left3+column)} ${px(top+height4)}v-${px(high)}h${String(end-column)}\
v${px(high)}z`)}column=end}return[...paths].map(([look,path])=>html`<path class="${look}" d="${path}" />`)}function measureColumn(times2,column,columnNs){
let[most,all,look]=[0,0,""];for(let[candidate,perColumn]of times2){let ns=perColumn[column]??0;all+=ns,ns>most&&([most,look]=
[ns,candidate])}let level=all===0?0:Math.max(1,Math.min(levels,Math.round(all/columnNs*levels)));return{look,level}}var copies={label:"copy",look:"k-copy"};function familyLooks(){let looks=new Map([[copies.label,copies.look]]);return family=>{
let index=looks.size-1,look=looks.get(family)??(index<16?`f${String(index)}`:"s-same");return looks.set(family,look),look}}var mostBytes=6e5;function perfettoPart(trace,range2,room){let small=trace.small(range2,Math.min(mostBytes,Math.floor(room*
.75)));return html`<div id="perfetto">
    <p>
      To zoom in, open <code>${trace.file}</code>, which is next to this page or in the same artifact, at
      <b>ui.perfetto.dev</b>. The trace stays in your browser. It contains: ${trace.holds}.
    </p>
    ${small===null?null:html`<p>
              <small
                >This page contains one instance of ${nameCode(rangeText(range2.name,range2.domain))} (${small.holds};
                ${sizeText(small.data.length)}).</small
              >
            </p>
            ${dataElement("trace",Buffer.from(small.data).toString("base64"))}`}
  </div>`}var[mostRanges2,mostStreams,mostLevels,mostBoxes]=[3,8,3,150],[left2,right2]=[118,1168],[rowHeight,rowGap]=[20,5],leastWidth=1;
function timelineRanges({timelines},ranges){let busyNs=({head,base})=>(head??base)?.rounds[0]?.kernelNs??0,hasTimeline=range2=>[
...timelines.base,...timelines.head].some(timeline=>isSameRange(timeline,range2)&&timeline.kept.length>0),passes=({row})=>row===
null||row.verdict==="pass";return ranges.filter(hasTimeline).toSorted((a,b)=>Number(passes(a))-Number(passes(b))||busyNs(
b)-busyNs(a))}function isSameRange(timeline,{name,domain}){return timeline.name===name&&timeline.domain===domain}function timelineFigure({
input,looks},ranges,room){let rangesWithTimeline=timelineRanges(input,ranges),[first]=rangesWithTimeline;if(first===void 0)
return null;let shown2=rangesWithTimeline.slice(0,mostRanges2),families=collectFamilies(ranges,looks),figures=html`${shown2.
map(range2=>rangeFigures(range2,findSides(range2,input),families))}`;return html`${figures}
    ${shown2.some(range2=>findSides(range2,input).some(({instance})=>hasWork(instance)))?keys(families):null}
    <p>
      Each range's median instance in the first round. Both sides share one scale. Work narrower than a pixel is drawn
      as columns; their height is the share of the time when something
      ran.${rangesWithTimeline.length>shown2.length?` Only ${String(shown2.length)} of ${String(rangesWithTimeline.length)}\
 ranges are shown: regressed ones first, then those with the most kernel time.`:""}
      Tracing makes the host's calls look longer.
    </p>
    ${input.trace===null?null:perfettoPart(input.trace,first,room-figures.text.length)}`}var kernelsAround=16;function waitsFigure(range2,{
input,looks}){let sides=findSides(range2,input),{kernels=[],calls=[]}=sides.find(({name})=>name==="head")?.instance??{},
waits=calls.filter(({use})=>use==="synchronization"),wait=waits[Math.floor(waits.length/2)];if(wait===void 0)return null;
let next=kernels.findIndex(({startNs})=>startNs>wait.startNs),findStart=(all,kernel)=>Math.max(0,all[Math.min(Math.max(0,
kernel),all.length-1)]?.startNs??0),lengthNs=findStart(kernels,next+kernelsAround)-findStart(kernels,next-kernelsAround);
if(next<0||lengthNs<=0)return null;let families=collectFamilies([range2],looks);return html`<div class="waits">
    <p>
      <b>${nameCode(rangeText(range2.name,range2.domain))}</b>: around one of head's ${formatCount(waits.length)}
      <span class="key"
        ><span class="u-synchronization"><i></i>synchronizations</span></span
      >
    </p>
    ${partFigures(range2,sides,({kernels:all})=>findStart(all,next-kernelsAround),lengthNs,families)}
  </div>`}function findSides(range2,{timelines}){return["base","head"].flatMap(name=>{let timeline=timelines[name].find(
candidate=>isSameRange(candidate,range2)),instance=timeline?.kept.find(({role})=>role==="median");return timeline===void 0||
instance===void 0?[]:[{name,instances:timeline.instances,instance}]})}function keys({used}){return html`${keyHtml([...used,
["GPU idle","k-idle"]])}${keyHtml(callLooks.map(({use,title})=>[`${use==="launch"?"CUDA calls: ":""}${title}`,`u-${use}`]))}`}
var callLooks=[{use:"launch",title:"launch"},{use:"graphLaunch",title:"graph launch"},{use:"copy",title:"copy"},{use:"sy\
nchronization",title:"synchronization"},{use:"memory",title:"allocation"},{use:"other",title:"other"}];function collectFamilies(ranges,looks){
let families=new Map;for(let{base,head}of ranges)for(let{name,family}of[...base?.kernels??[],...head?.kernels??[]])families.
set(name,family);let used=new Map([[copies.label,copies.look]]);return{lookOf:({type})=>{let family=families.get(type.name)??
"other",look=looks(family);return used.set(family,look),look},used}}function rangeFigures(range2,sides,families){let lengthNs=Math.
max(1,...sides.map(({instance})=>lastEndNs(instance))),closeNs=Math.max(0,...sides.map(({instance})=>closeUpNs(instance)));
return html`<h3>${nameCode(rangeText(range2.name,range2.domain))}</h3>
    ${sides.map(({name,instances,instance})=>html`<figure>
          <figcaption>
            <b>${name}</b>: instance ${formatCount(instance.place)} of ${formatCount(instances)},
            ${formatNs(instance.durationNs)}, ${formatCount(instance.kernels.length)}
            kernels${countCutKernels(instance)}${countGraphLaunches(instance)}${describeIdleTime(instance)}
          </figcaption>
          ${scrolled(range2,name,"Timeline",instance,lengthNs,families)}
        </figure>`)}${closeNs===0?null:partFigures(range2,sides,middleNs,closeNs,families)}`}function partFigures(range2,sides,startOf,lengthNs,families){
return sides.map(({name,instance})=>{let fromNs=startOf(instance);return html`<figure>
      <figcaption><b>${name}</b>, ${formatNs(lengthNs)} of it, ${formatNs(fromNs)} after its start</figcaption>
      ${scrolled(range2,name,"A part",within(instance,fromNs,lengthNs),lengthNs,families)}
    </figure>`})}function scrolled(range2,side,title,instance,lengthNs,families){let label=plainText(clipMiddle(rangeText(
range2.name,range2.domain),60)),rows=hasWork(instance)?"NVTX ranges, CUDA calls, streams and idle time":"NVTX ranges";return html`<div class="scroll" role="region" tabindex="0" aria-label="${title} of ${label}, ${side}">
    ${drawing2(instance,lengthNs,families,{name:range2.name,label:`${title} of an instance of ${label}, ${side}: ${rows}`})}
  </div>`}var closeKernels=60;function middleNs({kernels}){return Math.max(0,kernels[Math.floor(kernels.length/2)]?.startNs??
0)}function closeUpNs({kernels}){let middleIndex=Math.floor(kernels.length/2);return kernels.length<=closeKernels*2?0:(kernels[middleIndex+
closeKernels]?.startNs??0)-(kernels[middleIndex]?.startNs??0)}function within(instance,fromNs,lengthNs){let cut=spans=>spans.
flatMap(span=>{let startNs=Math.max(0,span.startNs-fromNs),endNs=Math.min(lengthNs,span.startNs+span.durationNs-fromNs);
return endNs<=startNs?[]:[{...span,startNs,durationNs:endNs-startNs}]}),{kernels,copies:copies2,calls,ranges,durationNs}=instance;
return{...instance,kernels:cut(kernels),copies:cut(copies2),calls:cut(calls),ranges:cut(ranges),durationNs:Math.max(0,Math.
min(lengthNs,durationNs-fromNs))}}function countGraphLaunches({calls}){let count=calls.filter(({use})=>use==="graphLaunc\
h").length;return count===0?"":`, ${counted(count,"graph launch","graph launches")}`}function hasWork({kernels,copies:copies2}){
return kernels.length+copies2.length>0}function describeIdleTime(instance){if(!hasWork(instance))return"";let idle=idleSpans(
instance),{durationNs}=instance,within2=idle.reduce((sum,{durationNs:ns})=>sum+ns,0),longest=idle.reduce((most,{durationNs:ns})=>Math.
max(most,ns),0);return durationNs===0||longest===0?"":`; GPU idle ${formatNs(within2)} (${formatShare(within2/durationNs)}\
), longest gap ${formatNs(longest)}`}function idleSpans({kernels,copies:copies2,durationNs}){let work=[...kernels,...copies2].
toSorted((a,b)=>a.startNs-b.startNs),spans=[],until=0,gap=(startNs,endNs)=>{endNs>startNs&&spans.push({startNs,durationNs:endNs-
startNs,look:"k-idle"})};for(let{startNs,durationNs:ns}of work)gap(until,Math.min(startNs,durationNs)),until=Math.max(until,
startNs+ns);return gap(until,durationNs),spans}function drawing2(instance,lengthNs,families,{name,label}){let calls={title:"\
CUDA calls",content:strip=>callBoxes(instance.calls,strip)},idle={title:"GPU idle",content:strip=>densityStrip(idleSpans(
instance),strip)},rows=[...splitIntoLevels(instance,name).map((ranges,level)=>({title:level===0?"NVTX":"",content:strip=>rangeBoxes(
ranges,strip)})),...instance.calls.length>0||hasWork(instance)?[calls]:[],...streamRows(instance,families),...hasWork(instance)?
[idle]:[]],bottom=rows.length*(rowHeight+rowGap),scale=linear2([0,lengthNs],[left2,right2]);return html`<svg class="chart timeline" viewBox="0 0 1200 ${bottom+
22}" role="img" aria-label="${label}">
    ${bottomAxis(scale,scale.ticks(8),{top:0,bottom},tick=>tick===0?"0":formatNs(tick))}
    ${rows.map(({title,content},index)=>{let top=index*(rowHeight+rowGap);return html`${title===""?null:html`<text x="${left2-
6}" y="${top+rowHeight/2}" dy=".35em" text-anchor="end">${clipMiddle(title,18)}</text>`}${content({left:left2,width:right2-
left2,top,height:rowHeight,lengthNs})}`})}
  </svg>`}function splitIntoLevels({ranges,process,thread,durationNs},name){let levels2=[[{startNs:0,durationNs,process,
thread,name,domain:"",style:"pushpop"}]],ends=[];for(let range2 of ranges)if(!(range2.style!=="pushpop"||thread!==-1&&(range2.
process!==process||range2.thread!==thread))){for(;ends.length>0&&(ends.at(-1)??0)<=range2.startNs;)ends.pop();ends.length<
mostLevels&&(levels2[ends.length+1]??=[]).push(range2),ends.push(range2.startNs+range2.durationNs)}return levels2}function rangeBoxes(ranges,strip){
let named2=ranges.map(range2=>({...range2,look:"s-plain",label:clipMiddle(plainText(rangeText(range2.name,range2.domain)),
120)}));return boxesAndColumns(named2,strip)}function callBoxes(calls,strip){let named2=calls.map(call=>({...call,look:`\
u-${call.use}`,label:plainText(call.name??"CUDA call")}));return boxesAndColumns(named2,strip)}function streamRows(instance,families){
let labels=new Map,findLabel=name=>{let label=labels.get(name)??kernelLabel(name,120);return labels.set(name,label),label},
work=[...instance.kernels.map(kernel=>({...kernel,look:families.lookOf(kernel),label:findLabel(kernel.type.name)})),...instance.
copies.map(copy=>({...copy,look:copies.look,label:copy.kind==="fill"?"memset":"copy"}))],devices=new Set(work.map(({device})=>device)).
size,rows=[...Map.groupBy(work,({process,device,stream})=>`${String(process)} ${String(device)} ${String(stream)}`).values()].
toSorted((a,b)=>b.length-a.length).flatMap(all=>{let[first]=all,stream=first?.stream==null?"stream unknown":`stream ${String(
first.stream)}`,title=devices>1?`GPU ${String(first?.device)}, ${stream}`:stream;return splitIntoLanes(all).map((lane,index)=>({
title:index===0?title:"\u2026 at once",content:strip=>boxesAndColumns(lane,strip)}))}),more=rows.length-mostStreams;return[
...rows.slice(0,mostStreams),...more>0?[{title:`\u2026 ${counted(more,"more row")}`,content:()=>html``}]:[]]}function splitIntoLanes(work){
let lanes=[],ends=[];for(let item of work.toSorted((first,second)=>first.startNs-second.startNs)){let free=ends.findIndex(
end=>end<=item.startNs),lane=free===-1&&lanes.length<mostStreams?lanes.push([])-1:Math.max(0,free);lanes[lane]?.push(item),
ends[lane]=Math.max(ends[lane]??0,item.startNs+item.durationNs)}return lanes}function boxesAndColumns(work,strip){let wide=work.
filter(({durationNs})=>scaleWidth(durationNs,strip)>=leastWidth).toSorted((a,b)=>b.durationNs-a.durationNs).slice(0,mostBoxes),
drawn2=new Set(wide),narrow=work.filter(item=>!drawn2.has(item));return[...densityStrip(narrow,strip),...wide.map(item=>box(
item,strip))]}function scaleWidth(durationNs,{width:width5,lengthNs}){return durationNs/lengthNs*width5}function box({startNs,
durationNs,label,look},strip){let width5=scaleWidth(durationNs,strip),x=strip.left+scaleWidth(startNs,strip),room=Math.floor(
(width5-8)/6.5);return html`<g class="${look}">
    <title>${label}: ${formatNs(durationNs)}</title>
    <rect x="${px(x)}" y="${strip.top}" width="${px(Math.max(.5,width5-.5))}" height="${strip.height}" />
    ${room<4?null:html`<text x="${px(x+4)}" y="${strip.top+strip.height/2}" dy=".35em">${clipMiddle(label,room)}</text>`}
  </g>`}var zoomedBelow=.1,zoomedRoom=.25;function waterfall(whole,parts2){let levelNs=whole.baseNs,steps=parts2.map(part=>{let fromNs=levelNs;
return levelNs+=part.headNs-part.baseNs,{...part,fromNs,toNs:levelNs}}),levels2=[whole.baseNs,whole.headNs,...steps.map(
({toNs})=>toNs)],[low,high]=[Math.min(...levels2),Math.max(...levels2)],isZoomed=Math.abs(whole.headNs/whole.baseNs-1)<zoomedBelow,
startNs=isZoomed?Math.max(0,low-(high-low)*zoomedRoom):0,scale=linear2([startNs,high],[0,1]),total=(name,ns)=>html`<li class="total">
      <b>${name}</b>${bar(scale,"total",startNs,ns,isZoomed&&startNs>0)}<span></span><b>${formatNs(ns)}</b>
    </li>`;return{drawn:html`<ul class="fall">
      ${total("base",whole.baseNs)}
      ${steps.map(({title,baseNs,headNs,fromNs,toNs})=>html`<li>
            <span>${sentence(title)}</span>${bar(scale,toNs>=fromNs?"worse":"better",fromNs,toNs,!1)}<span
              >${formatTimes(baseNs,headNs)}</span
            ><b>${signedNs(headNs-baseNs)}</b>
          </li>`)}
      ${total("head",whole.headNs)}
    </ul>
    ${startNs>0?html`<p><small>Zoomed in: the bars start at ${formatNs(startNs)}, not at 0.</small></p>`:null}`,endNs:high}}
function formatTimes(baseNs,headNs){return baseNs===0||headNs===0?[baseNs,headNs].map(ns=>ns===0?"0":formatNs(ns)).join(
" \u2192 "):pairText(nsAmount(baseNs),nsAmount(headNs))}function bar(scale,look,fromNs,toNs,isCut){let[left3,right3]=[scale(
Math.min(fromNs,toNs)),scale(Math.max(fromNs,toNs))];return html`<svg class="${look}" width="100%" height="26" aria-hidden="true">
    <rect x="${formatWidth(left3)}" y="3" width="${formatWidth(right3-left3)}" height="20" />
    <rect class="g" x="${formatWidth(scale(toNs))}" y="3" width="1" height="26" />
    ${isCut?html`<path class="cut" d="M14 26L22 0h5L19 26z" />`:null}
  </svg>`}var[mostParts2,leastParts]=[6,3],mostSegments=14;function drawDecidingPicture(range2,drawing3){let{row,head}=range2,{comparison}=drawing3.
input;if(row===null||comparison===null)return head===null?null:measuredFigure(range2,head,drawing3);if(isToldByRanks(row))
return ranksFigure(range2);let label=rangeText(row.name,row.domain),deciding=comparison.reasons.filter(reason=>reason.range===
label&&reason.verdict===comparison.verdict),isAbout=ids=>deciding.some(({id})=>ids.test(id)),isOnGpu=isAbout(/^(?:range|family|kernel|swapped-kernel|rank)-/);
return!hasGpuTime(row)||!isOnGpu&&isAbout(/^(?:wall-time|latency)-/)?wallFigure(row)??gpuFigure(row,drawing3):(!isOnGpu&&
isAbout(/^(?:synchronizations|blocking-copies)-up$/)?waitsFigure(range2,drawing3):null)??gpuFigure(row,drawing3)}function gpuFigure(row,{
looks}){let all=rangeParts(row),{whole,parts:parts2,ranks}=all;if(whole.baseNs===0||whole.headNs===0)return null;let named2=mainParts(
all,mostParts2),moved=named2.filter(({what})=>what.kind!=="rest"),isMixed=new Set(moved.map(part=>Math.sign(changeNs(part)))).
size>1,formatTitle=part=>titlePart(part,row),formatLabel=part=>plainSentence(formatTitle(part)),largest=parts2.toSorted(
(a,b)=>Math.max(b.baseNs,b.headNs)-Math.max(a.baseNs,a.headNs)).slice(0,mostSegments),chooseLook=({what},label)=>what.kind===
"copies"?"k-copy":looks(label),strip=(title,side)=>{let segments=largest.map(part=>({label:formatLabel(part),ns:part[side],
look:chooseLook(part,formatLabel(part))})),restNs=Math.max(0,whole[side]-segments.reduce((sum,{ns})=>sum+ns,0));return{title,
segments:[...segments,{label:"the rest",ns:restNs,look:"s-same"}]}},steps=named2.map(part=>({...part,title:formatTitle(part)})),
hasMoved=row.gpuBusyTime.state==="regressed"||row.gpuBusyTime.state==="improved",fall=hasMoved&&(moved.length>=leastParts||
isMixed)?waterfall(whole,steps):null,[base,head]=[strip("base","baseNs"),strip("head","headNs")];return html`<figure>
    <figcaption>
      <b>${sentence(rangeName(row))}</b>: time on the GPU${ranks===null?"":" of a rank"} by
      ${row.cause?.kind==="operator"?"nested range":"kind of work"}
    </figcaption>
    ${fall?.drawn??null}${stripsHtml([base,head],new Set(hasMoved?moved.map(formatLabel):[]),fall?.endNs)}${stripsKey([base,
head],hasMoved)}
  </figure>`}function measuredFigure(range2,head,{looks}){let segments=head.families.map(({family,rounds})=>({label:family,
ns:medianTotalNs({rounds}),look:looks(family)})).filter(({ns})=>ns>0).toSorted((a,b)=>b.ns-a.ns);if(segments.length===0)
return null;let strips=[{title:"kind of work",segments},...nestedStrip(head,looks)];return html`<figure>
    <figcaption><b>${sentence(rangeName(range2))}</b>: kernel time</figcaption>
    ${stripsHtml(strips,new Set)}${stripsKey(strips)}
  </figure>`}function nestedStrip({operators},looks){let[first]=operators,segments=operators.filter(operator=>operator.path.
length===1&&first!==void 0&&gpuKey(operator)===gpuKey(first)).map(operator=>{let label=operator.path[0]??"";return{label,
ns:medianOverRounds(operator,({totalNs})=>totalNs),look:looks(label)}});return segments.length===0?[]:[{title:"nested ra\
nge",segments:segments.slice(0,mostSegments)}]}var wallLooks={"host-own":"f0","host-launch":"u-launch","host-graph-launc\
h":"u-graphLaunch","host-copy":"u-copy","host-synchronization":"u-synchronization","host-memory":"u-memory","host-other":"\
u-other","idle-launch":"f1","idle-after-synchronization":"f3","idle-synchronization":"u-synchronization","idle-copy":"u-\
copy","idle-queue":"f6","idle-unknown":"u-other"};function wallFigure(row){let{wallParts}=row,strip=(prefix,title,side)=>{
let segments=wallParts.filter(({part})=>part.startsWith(prefix)).map(wall=>({label:wallPartTitles[wall.part],ns:wall[side],
look:wallLooks[wall.part]})),busy=prefix==="host"?[]:[{label:"GPU busy",ns:row.gpuBusyTime[side]??0,look:"f2"}];return{title,
segments:[...busy,...segments]}},strips=[strip("host","host, base","baseNs"),strip("host","host, head","headNs"),...hasGpuTime(
row)?[strip("idle","GPU, base","baseNs"),strip("idle","GPU, head","headNs")]:[]];if(wallParts.every(({baseNs,headNs})=>baseNs+
headNs===0))return null;let changed=wallParts.filter(({isApart})=>isApart).map(({part})=>wallPartTitles[part]);return html`<figure>
    <figcaption><b>${sentence(rangeName(row))}</b>: what the host and the GPU did in the traced wall time</figcaption>
    ${stripsHtml(strips,new Set(changed))}${stripsKey(strips)}
  </figure>`}function shownUnit(base,value2){if(base==="ns"||base==="bytes"){let name=base==="ns"?nsAmount(value2).unit:sizeAmount(value2).
unit;return{name,size:sizes[name]??1}}return value2>=1e9?{name:`billion ${base}`,size:1e9}:value2>=1e6?{name:`million ${base}`,
size:1e6}:{name:base,size:1}}var sizes={ns:1,\u00B5s:1e3,ms:1e6,s:1e9,B:1,KiB:2**10,MiB:2**20,GiB:2**30,TiB:2**40};function drawnExtent(points){
let[from,to]=[1/0,-1/0];for(let[index,{value:value2}]of points.entries()){let before=points[index-1]?.value??value2,after=points[index+
1]?.value??value2,smoothed=index===points.length-1?value2:median([before,value2,after]);from=Math.min(from,smoothed),to=
Math.max(to,smoothed)}if(points.length===0)return[0,1];let spread=median(points.slice(-recent).map(({low,high})=>high-low)),
room=Math.max((to-from)*.15,spread,Math.abs(to)*.002);return[from-room,to+room]}var recent=50;var mostRounds=60,width=420,times={left:66,right:width-10,top:26,bottom:180},gaugeHeight=54,gaugeGap=36,gauges=[{title:"\
mean SM clock",unit:"MHz",of:({meanSmClockMhz})=>meanSmClockMhz},{title:"mean temperature",unit:"\xB0C",of:({meanTemperatureC})=>meanTemperatureC}];
function roundsFigure({base,head},range2){let label=plainText(clipMiddle(rangeText(range2.name,range2.domain),60)),side=(name,profile,measured)=>profile===
null||measured===null?[]:[{name,profile,range:measured}],sides=[...side("base",base,range2.base),...side("head",head,range2.
head)],most=Math.max(0,...sides.map(({range:{rounds}})=>rounds.length));if(most<2||most>mostRounds||!sides.some(drawn2=>usesGpu(
drawn2.range)))return null;let shown2=gauges.filter(gauge=>readGauge(sides,gauge).length>0),gpuTime=chooseGpuTime(...sides.
map(drawn2=>drawn2.range)),values=sides.flatMap(drawn2=>drawn2.range.rounds.map(gpuTime)),unit2=shownUnit("ns",Math.max(
...values)),down=linear2([Math.min(...values)/unit2.size,Math.max(...values)/unit2.size],[times.bottom,times.top]);return down.
nice(4),html`<figure>
    ${plot(sides,shown2,label,{most,down,unit:unit2,gpuTime})}
    <figcaption>
      Time on the GPU in each round. The dashed lines are the medians of base and
      head.${(down.domain()[0]??0)>0?" The axis doesn't start at 0.":""}
      ${shown2.length>0?`Below: ${shown2.map(({title})=>title).join(", ")}. \xD7 marks a disturbed round.`:"The SM clock\
s weren't recorded."}
    </figcaption>
  </figure>`}function plot(sides,shown2,label,axis){let{most,down,unit:unit2}=axis,across=linear2([.5,most+.5],[times.left,
times.right]),rounds=Array.from({length:most},(_,index)=>index+1).filter(round2=>most<=15||round2%5===0),below=shown2.map(
(gauge,index)=>{let top=times.bottom+(index+1)*gaugeGap+index*gaugeHeight,frame3={...times,top,bottom:top+gaugeHeight},values=readGauge(
sides,gauge),scale=linear2([Math.min(...values),Math.max(...values)],[frame3.bottom,frame3.top]).nice(2);return{gauge,frame:frame3,
scale}}),bottom=below.at(-1)?.frame.bottom??times.bottom,number3=down.tickFormat(4);return html`<svg
    class="chart"
    viewBox="0 0 ${width} ${bottom+40}"
    role="img"
    aria-label="Rounds of ${label}, ${sides.map(({name})=>name).join(" and ")}: time on the GPU${shown2.map(({title})=>`\
, ${title}`).join("")}"
  >
    ${leftAxis(down,down.ticks(4),times,value2=>`${number3(value2)} ${unit2.name}`)}${bottomAxis(across,rounds,{top:bottom,
bottom},String)}
    <text x="${px((times.left+times.right)/2)}" y="${px(bottom+31)}" text-anchor="middle">round</text>
    ${below.map(({scale,frame:frame3,gauge})=>leftAxis(scale,scale.ticks(2),frame3,value2=>`${String(value2)} ${gauge.unit}`))}
    ${sides.map(side=>sidePoints(side,axis,across,below))}${legend(sides)}
  </svg>`}function sidePoints({name,profile,range:range2},{down,unit:unit2,gpuTime},across,below){let medianY=px(down(median(
range2.rounds.map(gpuTime))/unit2.size)),shift=name==="base"?-3:3,points=range2.rounds.map((round2,index)=>{let timeNs=gpuTime(
round2),gpu=profile.rounds[index]?.gpu??null,x=across(index+1)+shift,others=below.map(({gauge,scale})=>{let value2=gpu===
null?null:gauge.of(gpu);return value2===null?null:mark(name,x,scale(value2))}),disturbed=gpu?.state==="throttled"||gpu?.
state==="clock-differs",y=down(timeNs/unit2.size),state=gpu===null?"":`, ${plainSentence(describeGpu(gpu))}`,cross=disturbed?
html`<path class="x" d="M${px(x-6)} ${px(y-6)}l12 12m0-12l-12 12" />`:null;return html`${mark(name,x,y,`${name}, round ${String(
index+1)}: ${formatNs(timeNs)}${state}`)}${others}${cross}`});return html`<path class="m-${name}" d="M${times.left} ${medianY}H${times.
right}" />${points}`}function mark(name,x,y,title=null){let text=title===null?null:html`<title>${title}</title>`;return name===
"base"?html`<rect class="base" x="${px(x-4)}" y="${px(y-4)}" width="8" height="8">${text}</rect>`:html`<circle class="head" cx="${px(
x)}" cy="${px(y)}" r="4.5">${text}</circle>`}function legend(sides){return sides.map(({name},index)=>{let x=times.right-
110+index*60;return html`${mark(name,x,9)}<text x="${x+9}" y="9" dy=".35em">${name}</text>`})}function readGauge(sides,{
of}){return sides.flatMap(({profile})=>profile.rounds.flatMap(({gpu})=>gpu===null?[]:of(gpu)??[]))}function describeGpu(gpu){
let{state}=gpu;if(state==="throttled"||state==="clock-differs")return describeDisturbance({...gpu,state,round:1});let readings=gauges.
flatMap(({unit:unit2,of})=>{let value2=of(gpu);return value2===null?[]:[`${value2.toFixed(0)} ${unit2}`]});return readings.
length===0?"unknown":readings.join(", ")}var[width2,height]=[420,150],frame={left:66,right:width2-70,top:24,bottom:height-22},mostDigits=40,sidePlaces={base:width2-
54,head:width2-16};function recentRunsFigure({points,changes,name},sides){let{name:unit2,size}=shownUnit("ns",Math.max(...points.
map(({valueNs})=>valueNs))),drawn2=points.map(({valueNs,lowNs,highNs})=>({value:valueNs,low:lowNs,high:highNs})),sideValues=[
sides.base,sides.head].flatMap(ns=>ns===null?[]:[ns]),[from,to]=drawnExtent(drawn2),extent=[Math.min(from,...sideValues)/
size,Math.max(to,...sideValues)/size],down=linear2(extent,[frame.bottom,frame.top]).nice(4).clamp(!0),number3=down.tickFormat(
mostDigits),step=(frame.right-frame.left)/points.length,x=point=>frame.left+(point+.5)*step,title=point=>`${runTitle(point)}\
: ${number3(point.valueNs/size)} ${unit2} (${number3(point.lowNs/size)} to ${number3(point.highNs/size)})`;return html`<figure>
    <svg
      class="trend recent"
      viewBox="0 0 ${width2} ${height}"
      role="group"
      aria-label="Last ${points.length} runs of ${plainText(name)} in the history, base and head"
    >
      ${leftAxis(down,down.ticks(4),frame,down.tickFormat(4))}
      <text x="0" y="12">${unit2}</text>
      <path
        class="spread"
        d="${points.map(({lowNs,highNs},point)=>`M${px(x(point))} ${px(down(lowNs/size))}V${px(down(highNs/size))}`).join(
"")}"
      />
      <path
        class="dots"
        d="${points.map(({valueNs},point)=>`M${px(x(point))} ${px(down(valueNs/size))}h0`).join("")}"
      />
      ${changes.map(({point,changeRatio,state})=>html`<path
            class="change ${changeRatio>0?"worse":"better"} ${state}"
            d="M${px(x(point)-step/2)} ${frame.top}V${frame.bottom}"
            ><title>${signedPercent(changeRatio)}</title></path
          >`)}
      <text x="${frame.left}" y="${height-6}">${formatDay(points[0]?.date)}</text>
      <text x="${frame.right}" y="${height-6}" text-anchor="end">${formatDay(points.at(-1)?.date)}</text>
      <g class="hits" aria-hidden="true">
        ${points.map((point,index)=>hitArea(point,title(point),x(index)-step/2,step))}
      </g>
      ${sideMark("base",sides,size,down)}${sideMark("head",sides,size,down)}
    </svg>
    <figcaption>
      The last ${points.length} runs in the history with the spread of their rounds, and base and head on the same
      scale. The runs may have used another GPU of the same model.
    </figcaption>
  </figure>`}function sideMark(name,sides,size,down){let ns=sides[name];if(ns===null)return null;let x=sidePlaces[name];
return html`${mark(name,x,down(ns/size),name)}<text x="${x}" y="${height-6}" text-anchor="middle"
      >${name}</text
    >`}function hitArea({link:link2},title,from,step){let area=html`<path d="M${px(from)} ${frame.top}h${px(step)}v${frame.
bottom-frame.top}h-${px(step)}z"
    ><title>${title}</title></path
  >`;return link2===null?area:html`<a href="${link2}" tabindex="-1">${area}</a>`}var[width3,height2]=[640,400],frame2={left:84,right:width3-14,top:24,bottom:height2-46},mostPoints=200;function rooflineFigure({
base,head}){let points=[...base===null?[]:collectPoints(base,"base"),...collectPoints(head,"head")];return points.length===
0?null:html`<div class="scroll" role="region" tabindex="0" aria-label="Roofline">${plot2(points)}</div>
    <p>
      Each point is one measured launch. Its area is the kernel's time; base is hollow, head is filled. The lines are
      the limits of device memory and of each precision's peak.
    </p>`}function collectPoints({ranges},side){return ranges.flatMap(range2=>range2.kernels.flatMap(kernel=>{let roofline=kernel.
ncu.find(sample=>sample.roofline!==null)?.roofline;return(roofline?.points??[]).flatMap(point=>point.intensity===null||point.
intensity<=0||point.flopPerSecond<=0?[]:[{side,kernel:kernel.name,precision:point.precision,intensity:point.intensity,flopPerSecond:point.
flopPerSecond,peak:point.peakFlopPerSecond,peakBytesPerSecond:roofline?.peakBytesPerSecond??null,totalNs:medianTotalNs(kernel)}])})).
toSorted((a,b)=>b.totalNs-a.totalNs).slice(0,mostPoints)}function plot2(points){let intensities=points.map(({intensity})=>intensity),
peaks=new Map(points.flatMap(({precision,peak})=>peak===null||peak<=0?[]:[[precision,peak]])),rates=[...points.map(({flopPerSecond})=>flopPerSecond),
...peaks.values()],memory=Math.max(0,...points.flatMap(({peakBytesPerSecond})=>peakBytesPerSecond??[])),knees=memory===0?
[]:[...peaks.values()].map(peak=>peak/memory),across=log([Math.min(...intensities,...knees),Math.max(...intensities,...knees)*
1.5],[frame2.left,frame2.right]).nice(),down=log([Math.min(...rates),Math.max(...rates)*1.01],[frame2.bottom,frame2.top]).
nice(),most=Math.max(...points.map(({totalNs})=>totalNs),1);return html`<svg
    class="chart wide"
    viewBox="0 0 ${width3} ${height2}"
    role="img"
    aria-label="Roofline: operations per second over operations per byte, ${points.length} points"
  >
    ${leftAxis(down,listPowersOfTen(down),frame2,formatFlops)}${bottomAxis(across,listPowersOfTen(across),frame2,String)}
    <text x="${px((frame2.left+frame2.right)/2)}" y="${height2-8}" text-anchor="middle">
      operations per byte of device memory
    </text>
    ${memory===0?null:ceiling(memory,across,down,Math.max(...rates))}${[...peaks].map(([precision,peak])=>peakLine(precision,
peak,memory,across,down))}
    ${points.map(point=>pointMark(point,across,down,most))}
  </svg>`}function listPowersOfTen(scale){let[low=1,high=1]=scale.domain();return scale.ticks(Math.round(Math.log10(high/
low)))}function ceiling(bytesPerSecond,across,down,top){let[left3=1,right3=1]=across.domain(),[bottom=1]=down.domain(),from=Math.
max(left3,bottom/bytesPerSecond),to=Math.min(right3,top/bytesPerSecond);if(to<=from)return html``;let y=intensity=>down(
intensity*bytesPerSecond),labelIntensity=Math.sqrt(from*to);return html`<path class="roof" d="M${px(across(from))} ${px(
y(from))}L${px(across(to))} ${px(y(to))}" /><text
      x="${px(across(labelIntensity)-8)}"
      y="${px(y(labelIntensity)-4)}"
      text-anchor="end"
      >${formatFigure({value:bytesPerSecond,unit:"byte/s"})}</text
    >`}function peakLine(precision,peak,memory,across,down){let[left3=1]=across.domain(),from=memory===0?left3:Math.max(
left3,peak/memory),y=down(peak);return html`<path class="roof" d="M${px(across(from))} ${px(y)}H${px(frame2.right)}" /><text
      x="${px(frame2.right)}"
      y="${px(y-4)}"
      text-anchor="end"
      >${precision}, ${formatFlops(peak)}</text
    >`}function pointMark(point,across,down,most){let{side,kernel,precision,intensity,flopPerSecond,totalNs}=point,radius=3+
11*Math.sqrt(totalNs/most);return html`<circle class="${side}" cx="${px(across(intensity))}" cy="${px(down(flopPerSecond))}" r="${px(
radius)}"
    ><title>
      ${kernelLabel(kernel,90)} (${side}, ${precision}): ${formatFlops(flopPerSecond)},
      ${Number(intensity.toPrecision(3))} operations per byte, ${formatNs(totalNs)}
    </title></circle
  >`}var flopUnits=[[1e15,"PFLOP/s"],[1e12,"TFLOP/s"],[1e9,"GFLOP/s"],[1e6,"MFLOP/s"]];function formatFlops(flopPerSecond){
let[size,unit2]=flopUnits.find(([least])=>flopPerSecond>=least)??[1,"FLOP/s"];return`${String(Number((flopPerSecond/size).
toPrecision(3)))} ${unit2}`}import{createHash}from"node:crypto";function pageHtml({title,header,main,footer:footer2},{style,script}){let policy=`default-src 'none'; style-src '${computeHash(
style)}'; script-src '${computeHash(script)}'; base-uri 'none'; form-action 'none'`;return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${policy}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="referrer" content="no-referrer" />
        <title>${title}</title>
        ${rawElement("style",style)}
      </head>
      <body>
        <header>
          <h1>${title}</h1>
          ${header}
        </header>
        <main>${main}</main>
        <footer>
          <p>${footer2}</p>
        </footer>
        ${rawElement("script",script)}
      </body>
    </html> `.text}function computeHash(text){return`sha256-${createHash("sha256").update(text).digest("base64")}`}var legend2={interval:"The 95% confidence interval of the change (Student's t), based on the rounds and the known noise \
between rounds.",detectable:"The smallest slowdown that at least 90% of runs like this one would find.","of range":"The \
change as a share of the range's kernel time.",small:"Too small a share of the range to be judged separately.",variant:"\
A library or compiler chose another kernel variant for the same work.",overlap:"The overlap with other work changed.",waits:"\
The time includes waiting for other GPUs.",moved:"Copies in this direction now use a different kind of memory.","\u25B3":"\
Slower, but the range or family that contains it isn't."};function findMeaning(word){return Object.entries(legend2).find(
([term])=>term===word)?.[1]??null}var[width4,height3]=[280,18],middleY=height3/2,labelRoom=20,knee=.01,ticksUpTo=[[.01,.02,.05],[.01,.05,.2],[.01,.1,1]];function changesScale(changes,hasGrid){
let most=changes.flatMap(({changeRatio,lowRatio,highRatio,thresholdRatio})=>[changeRatio,lowRatio,highRatio,thresholdRatio]).
reduce((largest,ratio)=>Math.max(largest,Math.abs(ratio??0)),0),ticks2=ticksUpTo.find(([,,last])=>last>=most)??ticksUpTo[2],
limit=ticks2[2];return{at:symlog([-limit,limit],[labelRoom,width4-labelRoom]).constant(knee).clamp(!0),limit,ticks:[...ticks2.
map(tick=>-tick),0,...ticks2],hasGrid}}function intervalPlot({changeRatio,lowRatio,highRatio,thresholdRatio},{at,limit,ticks:ticks2,
hasGrid}){if(changeRatio===null)return null;let lines=ticks2.map(tick=>`M${px(at(tick))} 0v${String(height3)}`).join(""),
[from,to]=[at(-(thresholdRatio??0)),at(thresholdRatio??0)],interval=lowRatio===null||highRatio===null?null:html`<path class="v" d="M${px(
at(lowRatio))} 4v10m0-5H${px(at(highRatio))}m0-5v10" />`,x=at(changeRatio);return html`<svg class="i" viewBox="0 0 ${width4} ${height3}" aria-hidden="true">
    ${thresholdRatio===null?null:html`<rect class="t" x="${px(from)}" width="${px(to-from)}" height="${height3}" />`}${hasGrid?
html`<path class="g" d="${lines}" />`:null}${interval}${Math.abs(changeRatio)>limit?html`<path class="p" d="M${px(x)} ${middleY}l${changeRatio>
0?"-7 -4v8z":"7 -4v8z"}" />`:html`<circle class="p" cx="${px(x)}" cy="${middleY}" r="3" />`}
  </svg>`}function intervalAxis({at,ticks:ticks2}){let text=tick=>tick===0?"0":`${tick>0?"+":"\u2212"}${percent(Math.abs(
tick))}`;return html`<svg class="i" viewBox="0 0 ${width4} 14" aria-hidden="true">
    ${ticks2.map(tick=>html`<text x="${px(at(tick))}" y="11" text-anchor="middle">${text(tick)}</text>`)}
  </svg>`}function formatInterval({changeRatio,lowRatio,highRatio,thresholdRatio,rounds}){let threshold=thresholdRatio===
null?"":`; threshold ${percent(thresholdRatio)}`;return rounds===null?thresholdRatio===null?"":`exact${threshold}`:`${lowRatio!==
null&&highRatio!==null?percentInterval(lowRatio,highRatio):changeRatio!==null&&rounds===1?"one round":"\u2013"}${threshold}`}var[labelWidth2,fullNameWidth,familyWidth]=[90,400,40],mostMain=12,mostWithGrid=50,mostNameText=15e4;function tableHtml({
label,columns,rows,noun,file,note},most){let shownRows=rows.slice(0,most).map(row=>({row,cells:row.cells()})),shown2=shownColumns(
columns,shownRows.map(({cells})=>cells)),hasTools=shownRows.some(({row})=>row.family!==void 0),head=shown2.map(({title,look})=>{
if(title==="")return html`<td></td>`;let attributes=[titleAttribute(title),classAttribute(look),look==="p"?html` data-fixed`:
null];return html`<th scope="col" ${attributes}>${title}</th>`}),hidden=rows.length-shownRows.length;return html`<div class="scroll" role="region" tabindex="0" aria-label="${plainSentence(
label)}"><table${hasTools?html` data-tools`:null}><thead><tr>${head}</tr></thead><tbody>
${shownRows.map(({row,cells},index)=>rowHtml(row,cells,shown2,index>=mostMain))}</tbody></table></div>${hidden>0?html`<p>… and ${formatCount(
hidden)} more ${noun}, in <code>${file}</code>.</p>`:null}${note===void 0?null:html`<p><small>${note}</small></p>`}`}function classAttribute(look){
return look===null?null:html` class="${look}"`}function titleAttribute(word){let meaning=typeof word=="string"?findMeaning(
word):null;return meaning===null?null:html` title="${meaning}"`}function rowHtml({family,importance},cells,shown2,isFarDown){
let change=cells.find(cell2=>typeof cell2!="string"&&cell2.kind==="change"),attributes=[typeof change!="object"||change.
kind!=="change"?null:html` class="s-${change.state}" data-state="${stateWord(change)}"`,family===void 0?null:html` data-family="${plainText(
clipMiddle(family,familyWidth))}"`,importance==="detail"||isFarDown?html` data-minor`:null];return html`<tr${attributes}>${shown2.
map(({at,look,contentOf:contentOf2,valueOf:valueOf2})=>{let cell2=cells[at]??"",value2=valueOf2(cell2);return html`<td${classAttribute(
look)}${value2===void 0?null:html` data-v="${value2===null?"":Number(value2.toPrecision(6))}"`}>${contentOf2(cell2)}</td>`})}</tr>
`}function stateWord({state,word}){return state==="noted"&&word===rowStates.noted.word?"slower, no regression":word===""?
rowStates[state].word:word}function shownColumns(columns,rows){let scale=changesScale(plottedChanges(columns,rows),rows.
length<=mostWithGrid),kernels=columns.findIndex(({kind})=>kind==="kernel"),places=[...columns.keys()].filter(index=>index!==
kernels),contents=kernelContents(rows,kernels);return(kernels<0?places:[kernels,...places]).flatMap(index=>{let column=columns[index];
if(column===void 0)return[];let look=column.kind==="text"||column.kind==="kernel"?null:"n",plain2={at:index,title:column.
title,look,contentOf,valueOf};switch(column.kind){case"kernel":return[{...plain2,contentOf:cell2=>contents.get(cell2)??null}];case"\
pair":return column.split===!0?["base","head"].map(side=>sideColumn(plain2,side)):[plain2];case"change":return[plain2,...column.
interval===void 0?[]:[intervalColumn(plain2,scale,column.interval)]];default:return[plain2]}})}function sideColumn(column,side){
return{...column,title:side,contentOf:cell2=>typeof cell2=="string"||cell2.kind!=="pair"?contentOf(cell2):sentence(formatSide(
cell2,side)),valueOf:cell2=>typeof cell2=="string"||cell2.kind!=="pair"?null:cell2[side]}}function plottedChanges(columns,rows){
let plotted=[...columns.keys()].filter(index=>columns[index]?.interval!==void 0);return rows.flatMap(cells=>plotted.flatMap(
index=>{let cell2=cells[index];return typeof cell2=="object"&&cell2.kind==="change"?[cell2.change]:[]}))}function intervalColumn(column,scale,importance){
return{...column,title:html`interval and threshold${intervalAxis(scale)}`,look:"p",contentOf:cell2=>typeof cell2=="strin\
g"||cell2.kind!=="change"?null:html`${intervalPlot(cell2.change,scale)}<small${importance==="detail"?html` class="unseen"`:
null}>${formatInterval(cell2.change)}</small>`,valueOf:()=>{}}}function valueOf(cell2){if(typeof cell2!="string")switch(cell2.
kind){case"number":return cell2.value;case"pair":return cell2.head;case"change":return cell2.change.changeRatio;case"ker\
nel":return}}function contentOf(cell2){if(typeof cell2=="string")return sentence(cell2);switch(cell2.kind){case"number":
return sentence(cell2.text);case"pair":return sentence(formatPair(cell2));case"change":return changeContent(cell2);case"\
kernel":return null}}function changeContent({sign,change,word}){let size=change.changeRatio===null?null:html` <b>${signedPercent(
change.changeRatio)}</b>`,meaning=titleAttribute(findMeaning(sign)===null?word:sign);return html`<span class="c">${sign}${size}</span> <small${meaning}>${word}</small>`}
function kernelContents(rows,column){let cells=rows.flatMap(row=>{let cell2=row[column];return typeof cell2=="object"&&cell2.
kind==="kernel"?[cell2]:[]}),labels=rowLabels(cells.map(({name})=>name),labelWidth2),charactersLeft=mostNameText;return new Map(
cells.map((cell2,index)=>{let label=labels[index]??"",full=clipMiddle(plainText(cell2.name),fullNameWidth);charactersLeft-=
full.length;let name=full===label||charactersLeft<0?codeHtml2(label):html`<details>
              <summary>${codeHtml2(label)}</summary>
              ${codeHtml2(full)}
            </details>`,id=cell2.id==null?null:html`<b class="id">${cell2.id}</b>`;return[cell2,html`${id}${name}${cell2.
remarks.map(remark=>html`<small class="why">${sentence(remark)}</small>`)}`]}))}var[mostParts3,mostRows4,mostItems,mostOpenItems]=[40,200,200,6],signs={bad:"\u2717 ",unsure:"? ",good:"\u2713 ",accepted:"",
warning:"\u26A0 ",note:""};function blocksHtml(blocks,page,level,title=""){return blocks.flatMap(block=>blockHtml(block,
page,level,title)??[])}function blockHtml(block,page,level,title){switch(block.kind){case"paragraph":return html`<p>${bold(
block.title,": ")}${sentence(block.text)}</p>`;case"footnote":return html`<p><small>${sentence(block.text)}</small></p>`;case"\
lines":return html`<p>${bold(block.title,":")}</p>
        <pre tabindex="0" role="region" aria-label="${block.title}">${block.text}</pre>`;case"list":return listHtml(block);case"\
table":return block.isDetail===!0?html`<details>
          <summary>${sentence(block.label)}</summary>
          ${tableHtml(block,mostRows4)}
        </details>`:block.isLong===!0?tableHtml(block,Math.min(mostRows4,page.kernels)):tableHtml(block,block.rows[0]?.family===
void 0?mostRows4:page.kernels);case"group":return groupHtml(block,page,level,title);case"parts":return partsHtml(block,page);case"\
figure":return page.draw(block)}}function bold(title,end){return title===void 0?null:html`<b>${sentence(title)}${end}</b>`}
function listHtml({items,noun,file}){let shown2=items.filter(({isRepeated,tone})=>isRepeated!==!0||tone==="bad"),more=shown2.
length-mostItems,[open,folded]=[shown2.slice(0,mostOpenItems),shown2.slice(mostOpenItems,mostItems)];return shown2.length===
0?null:html`<ul>
      ${open.map(itemHtml)}
    </ul>
    ${folded.length===0?null:html`<details>
            <summary>${formatCount(shown2.length-open.length)} more ${noun}</summary>
            <ul>
              ${folded.map(itemHtml)}${more>0?html`<li>… and ${formatCount(more)} more ${noun}, in <code>${file}</code></li>`:
null}
            </ul>
          </details>`}`}function itemHtml({title,text,tone,more}){let sign=tone===void 0?"":signs[tone],rest=more===void 0?
null:html` <small>${sentence(more)}</small>`;return title===void 0||more===void 0?html`<li>${sign}${bold(title,": ")}${sentence(
text)}${rest}</li>`:html`<li>
    <details>
      <summary>${sign}${bold(title,"")}</summary>
      <p>${sentence(text)}</p>
      <p>${rest}</p>
    </details>
  </li>`}function groupHtml({title,importance,blocks},page,level,outer){if(importance==="summary")return null;let content=blocksHtml(
blocks,page,4);return content.length===0?null:title===outer?html`${content}`:importance==="reference"?html`<details>
      <summary>${sentence(title)}</summary>
      ${content}
    </details>`:level===3?html`<h3>${sentence(title)}</h3>
        ${content}`:html`<h4>${sentence(title)}</h4>
        ${content}`}function partsHtml({parts:parts2,noun,file},page){let hidden=parts2.length-mostParts3;return[...parts2.
slice(0,mostParts3).map(part=>partHtml(part,page)),...parts2.some(({tag})=>tag!==null)?[legendHtml]:[],...hidden>0?[html`<p>… and ${formatCount(
hidden)} more ${noun}, in <code>${file}</code>.</p>`]:[]]}function partHtml({title,tag,isUnchanged,blocks},page){let heading=html`<h3>
    ${sentence(title)}${tag===null?null:html` <span class="tag ${tag}">${tag}</span>`}
  </h3>`,content=blocksHtml(blocks(),page,4);return isUnchanged?html`<details class="range">
    <summary>${heading}</summary>
    ${content}
  </details>`:html`<section class="range">${heading} ${content}</section>`}var legendHtml=html`<details class="legend">
  <summary>Legend</summary>
  <dl>
    ${Object.entries(legend2).map(([term,meaning])=>html`<dt>${term}</dt>
          <dd>${meaning}</dd>`)}
  </dl>
</details>`;var mostText=185e4,[mostKernels,mostRanges3,leastKernels]=[2e3,40,20];function reportHtml(input,assets){let whole=reportInput(
input),made=reportDocument(whole),ranges=reportRanges(whole),sections=renderSections(made,input,ranges),title=choosePageTitle(
ranges);return pageHtml({title,header:html`${verdict(made,input)}
        <nav aria-label="Sections">
          ${sections.map(section=>html`<a href="#${section.anchor}">${section.title}</a> `)}
        </nav>`,main:sections.map(section=>sectionHtml(section,isFolded(section,input))),footer:html`Generated by ${input.
head.tool.name} ${input.head.tool.version} from
        <code>profile.json</code>${input.comparison===null?null:html` and <code>comparison.json</code>`}, which
        ${input.comparison===null?"has":"have"} all the numbers.`},assets)}var firstAnchors=["why","program","ranges","t\
imeline"];function isFolded({anchor},{comparison,fails}){return comparison!==null&&!(firstAnchors.includes(anchor)&&(anchor!==
"timeline"||fails))}function sectionHtml({anchor,title,content},folded){return folded?html`<section id="${anchor}">
    <details>
      <summary><h2>${title}</h2></summary>
      ${content}
    </details>
  </section> `:html`<section id="${anchor}">
      <h2>${title}</h2>
      ${content}
    </section> `}function choosePageTitle(ranges){let names=ranges.map(({name,domain})=>plainText(clipMiddle(rangeText(name,
domain),40)));return names.length===0?"GPU profile":`GPU profile: ${listText(names,3)}`}function verdict({lead,effect,opening},{
comparison,failure,fails}){let look=fails||failure!==null?"bad":comparison?.verdict==="pass"?"good":"open";return html`<div class="verdict ${look}">
    <h2>${sentence(lead.title)}</h2>
    <p class="what">${sentence(lead.sentences.map(({text})=>text).join(" "))}</p>
    ${lead.word===lead.title&&!fails?null:html`<p><b>${lead.word}.</b> ${fails?effect:""}</p>`}
    ${blocksHtml(opening,{kernels:0,draw:()=>null},4)}
  </div>`}function renderSections(made,input,ranges){let kernels=Math.max(leastKernels,Math.floor(mostKernels/Math.max(1,
Math.min(mostRanges3,ranges.length)))),drawing3={input,looks:familyLooks()},pageWith=room=>({kernels,draw:figure=>drawn(
figure,drawing3,ranges,room)}),rendered2=(room,isWanted)=>new Map(made.sections.filter(({anchor})=>isWanted(anchor)).map(
({anchor,title,blocks})=>[anchor,blocksHtml(blocks,pageWith(room),3,title)])),others=rendered2(0,anchor=>anchor!=="timel\
ine"),taken=[...others.values()].flat().reduce((sum,{text})=>sum+text.length,0),all=new Map([...others,...rendered2(mostText-
taken,anchor=>anchor==="timeline")]),rankSection=({anchor})=>firstAnchors.includes(anchor)?firstAnchors.indexOf(anchor):
firstAnchors.length;return made.sections.flatMap(({anchor,title})=>{let content=all.get(anchor)??[];return content.length===
0?[]:[{anchor,title,content:html`${content}`}]}).toSorted((a,b)=>rankSection(a)-rankSection(b))}function drawn(figure,drawing3,ranges,room){
switch(figure.name){case"timeline":return timelineFigure(drawing3,ranges,room);case"roofline":return rooflineFigure(drawing3.
input);case"deciding":return drawDecidingPicture(figure.range,drawing3);case"rounds":return roundsFigure(drawing3.input,
figure.range);case"recent-runs":return recentRunsFigure(figure.history,figure.sides);case"ranks":return ranksFigure(figure.
range)}}var formula=/^[=+\-@]/;function formatCsv(header,rows){return[header,...rows].map(row=>`${row.map(cell).join(",")}
`).join("")}function cell(value2){if(value2===null)return"";if(typeof value2=="number")return String(value2);let plain2=plainText(
value2),safe=formula.test(plain2)?`'${plain2}`:plain2;return/[",\n]|^\s|\s$/.test(safe)?`"${safe.replaceAll('"','""')}"`:
safe}function rangeFiles(profile,figures){let measuredRanges=byLabel(profile.ranges),replayedRanges=byLabel(profile.replayedRanges),
labels=[...new Set([...measuredRanges.keys(),...replayedRanges.keys()])],folders=uniqueSafeNames(labels),files=new Map;for(let[
index,label]of labels.entries()){let measured=measuredRanges.get(label),replayed=replayedRanges.get(label),folder=`range\
s/${folders[index]??String(index)}`;measured!==void 0&&measured.kernels.length>0&&files.set(`${folder}/kernels.csv`,kernelsCsv(
measured,figures)),measured!==void 0&&measured.operators.length>0&&files.set(`${folder}/operators.csv`,operatorsCsv(measured)),
replayed!==void 0&&files.set(`${folder}/replay.csv`,replayCsv(replayed,figures))}return files}function byLabel(ranges){return new Map(
ranges.map(range2=>[rangeText(range2.name,range2.domain),range2]))}var measuredHeaders=["measured grid","measured block",
"matching launches"];function kernelsCsv(range2,figures){let rangeNs=medianKernelNs(range2);return formatCsv(["kernel","\
family","launches","total (ns)","share (%)",...measuredHeaders,...figureHeaders(figures)],range2.kernels.map(kernel=>{let totalNs=medianTotalNs(
kernel),sample=kernel.ncu[0],launch=sample===void 0?null:findMeasuredLaunch(kernel,sample);return[kernel.name,kernel.family,
medianLaunches(kernel),totalNs,rangeNs===0?0:Number((totalNs/rangeNs*100).toFixed(3)),...launch===null?measuredHeaders.map(
()=>null):[launch.grid.join("\xD7"),launch.block.join("\xD7"),median(launch.matchingLaunches)],...figures.map(({key})=>sample?.
figures[key]?.value??null)]}))}function operatorsCsv(range2){return formatCsv(["operator","GPU","instances","host (ns)",
"GPU idle (ns)","launches","total (ns)","self (ns)"],range2.operators.map(row=>[operatorText(range2,row.path),row.device===
null?null:rankText({...row,device:row.device}),medianOverRounds(row,({instances})=>instances),medianOverRounds(row,({hostNs})=>hostNs),
medianOverRounds(row,({idleNs})=>idleNs),medianOverRounds(row,({launches})=>launches),medianOverRounds(row,({totalNs})=>totalNs),
medianOverRounds(row,({selfNs})=>selfNs)]))}function replayCsv({samples},figures){let filled=figures.filter(({key})=>samples.
some(sample=>sample.figures[key]!=null));return formatCsv(["instance","row",...figureHeaders(filled)],samples.map((sample,index)=>[
index+1,sample.id,...filled.map(({key})=>sample.figures[key]?.value??null)]))}function figureHeaders(figures){return figures.
map(({title,unit:unit2})=>unit2===""?title:`${title} (${unit2})`)}function renderReportFiles(context,input,added){let trace=added.find(file=>file.trace!==void 0)?.trace??null,page=reportHtml(
{...input,trace},readReportAssets(context));return[...added.map(({name,bytes})=>[name,bytes]),["report.html",page]]}function listTopKernels(profile,count){
return profile.ranges.map(range2=>({range:range2.name,domain:range2.domain,kernels:findTopKernels(range2,count)}))}function renderProfileFiles(profile,topCount,report){
return[...rangeFiles(profile,figureRules),...report,["summary.md",summaryMarkdown(profile)],["top-kernels.json",jsonParts(
listTopKernels(profile,topCount))],["profile.json",jsonParts(profile)]]}export{list,fold,prose,link,schemaComment,formatLinks,commentLimit,commentMarkdown,jobSummary,comparisonComment,html,sentence,
plainSentence,linear2 as linear,leftAxis,px,shownUnit,drawnExtent,pageHtml,renderReportFiles,listTopKernels,renderProfileFiles};
