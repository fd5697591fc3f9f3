import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{effectOf,environmentSection,findingsSection,isToldByOperators,isWorseThenFailed,kernelsPart,leadOf,limitationsGroup,
measuredSection,metricsSection,openingBlocks,operatorsPart,pairCellText,paragraph,rangeChange,reportDocument,reportInput,
reportRanges,timesCell,whySection}from"./chunk-N4VA342K.js";import{decisiveChanges,rangesBySeverity,rowStates}from"./chunk-24A4PNNZ.js";
import{left,markdownCode,markdownTable,markdownText,right}from"./chunk-FIGG5FDP.js";import{gpuTimeOf}from"./chunk-VF7ZCXP2.js";
import{escapedGlob}from"./chunk-O7OYFUBQ.js";import{canBeAccepted,comparesGpu,coversPart,isFall}from"./chunk-IG4XIXGV.js";
import{kernelLabel,rowLabels}from"./chunk-DB7Z5D5G.js";import{nameText,rangeName,shownText}from"./chunk-KOLGLZ76.js";
import{clipMiddle,formatCount,formatNs,nsAmount}from"./chunk-P7EYOAZ4.js";import{median}from"./chunk-7Z5XDYKE.js";
import{communicationFamily}from"./chunk-JDFCM7GS.js";import{counted}from"./chunk-UWABTZDV.js";import{countText,
percentInterval,rangeText,signedPercent,sizeAmount}from"./chunk-YTVQXYLK.js";import{placeholderReason}from"./chunk-D5BRSJCR.js";
import{plainLines,plainText}from"./chunk-JN33INQG.js";function table(columns,cells,noun,total=cells.length){if(total===0)return[];let[titles="",alignment="",...rows]=markdownTable(
columns,cells).split(`
`);return[{kind:"rows",head:[titles,alignment],rows,total,more:moreOf(noun,total)}]}function list(items,noun,total=items.
length){return total===0?[]:[{kind:"rows",head:[],rows:items.map(item=>`- ${item}`),total,more:moreOf(noun,total)}]}function fold(title,blocks){
return blocks.length===0?[]:[{kind:"fold",title,blocks}]}function blocksText(blocks,shown2=new Map){return blocks.map(block=>blockText(
block,shown2)).join(`

`)}function blockText(block,shown2){if(typeof block=="string")return block;if(block.kind==="fold")return`<details><summa\
ry>${block.title}</summary>

${blocksText(block.blocks,shown2)}

</details>`;let rows=block.rows.slice(0,shown2.get(block)),more=rows.length<block.total?[block.more(rows.length)]:[];return[
...rows.length===0?[]:[[...block.head,...rows].join(`
`)],...more].join(`

`)}function moreOf(noun,total){return shown2=>{let hidden=countText(total-shown2);return shown2===0?`*${hidden} ${noun} \
left out for length.*`:`*\u2026 and ${hidden} more ${noun}.*`}}function commentRoom(jobs,ranges){let shared=Math.max(1,jobs*Math.min(ranges,3)),share=rows=>Math.max(3,Math.floor(rows/
shared));return{parts:3,openRows:share(10),foldedRows:share(8),restRows:0}}function summaryRoom(jobs){let rows=Math.max(
20,Math.floor(1e3/jobs));return{parts:12,openRows:30,foldedRows:rows,restRows:rows}}var fewestRows=3;function fittedText(blocks,limit,size){let whole=blocksText(blocks);if(size(whole)<=limit)return whole;
let shorter=withFewerRows(withFewerFolds(blocks,limit,size),limit,size);if(shorter!==null)return shorter;let first=[...blocks.
slice(0,2),"*Everything else is left out for length.*"];return withFewerRows(first,limit,size)??blocksText(blocks.slice(
0,1))}function withFewerFolds(blocks,limit,size){let least=kept2=>size(leastText(kept2))+2,length=blocks.reduce((sum,block)=>sum+
least([block]),0),fromBottom=(kept2,change)=>kept2.toReversed().flatMap(block=>{if(length<=limit||typeof block=="string"||
block.kind!=="fold")return[block];let changed=change(block);return length+=(changed.length===0?0:least(changed))-least([
block]),changed.toReversed()}).reverse(),shallow=fromBottom(blocks,fold2=>[{...fold2,blocks:withoutFolds(fold2.blocks)}]);
if(length<=limit)return shallow;length+=least([noteOf(shallow.length)]);let kept=fromBottom(shallow,()=>[]);return[...kept,
noteOf(shallow.length-kept.length)]}function withoutFolds(blocks){let kept=blocks.filter(block=>typeof block=="string"||
block.kind!=="fold");return kept.length===blocks.length?kept:[...kept,noteOf(blocks.length-kept.length)]}function noteOf(folds){
return`*${counted(folds,"folded part is","folded parts are")} left out for length.*`}function leastText(blocks){return blocksText(
blocks,new Map(rowsOf(blocks).map(rows=>[rows,fewestRows])))}function shortened(blocks,mostLines2){let open=blocks.map(block=>typeof block==
"string"||block.kind==="rows"?block:block.title),shown2=fewerRows(open,mostLines2-1,text=>text.split(`
`).length-1);return blocks.map(block=>typeof block=="string"||block.kind==="fold"?block:{...block,rows:block.rows.slice(
0,shown2?.get(block))})}function withFewerRows(blocks,limit,size){let shown2=fewerRows(blocks,limit,size);return shown2===
null?null:blocksText(blocks,shown2)}function fewerRows(blocks,limit,size){let length=size(blocksText(blocks)),tables=rowsOf(
blocks).map(rows=>{let sizes2=rows.rows.map(row=>size(row)+1);return{rows,sizes:sizes2,length:sizes2.reduce((sum,one)=>sum+
one,0),cut:rows.rows.length<rows.total}});for(;length>limit;){let[first]=tables;if(first===void 0)return null;let longest=tables.
reduce((most,one)=>one.length>most.length?one:most,first),row=longest.sizes.pop();if(row===void 0)return null;longest.length-=
row,length-=row,longest.cut||(length+=size(longest.rows.more(0))+2),longest.cut=!0}return new Map(tables.map(({rows,sizes:sizes2})=>[
rows,sizes2.length]))}function rowsOf(blocks){return blocks.flatMap(block=>typeof block=="string"?[]:block.kind==="rows"?
[block]:rowsOf(block.blocks))}var proseWidth=400,blockLines=30,blockWidth=200,quoted=/(?<!`)`(?!\s*`)([^`\n]+)`(?!`)/;function prose(text,width=proseWidth){
return withCode(clipEnd(text,width),!1)}function ownWords(text){return text.split(inColor).map(part=>withCode(part,!0)).
join(inColor)}var inColor="\uFE0F";function withCode(text,isOwn){return text.split(quoted).map((part,index)=>index%2===1?
code(part,part.length):plain(part,isOwn)).join("")}function plain(text,isOwn=!1){return markdownText(text,isOwn).replace(
/&#(?:64|35);(?=.)/g,"$&&#8203;").replace(/GH&#45;/gi,"$&&#8203;").replace(/(?<=www)&#46;/gi,"&#8203;$&").replace(/&#58;(?=[\w/+-])/g,
"$&&#8203;")}function code(name,width){let shown2=clipMiddle(name,width);return shown2.includes("|")?`<code>${plain(shown2).
trim()}</code>`:markdownCode(shown2)||"*(no name)*"}function codeHtml(name,width){let text=markdownText(clipMiddle(name,
width)).trim();return text===""?"(no name)":`<code>${text}</code>`}function codeBlock(text){let lines=plainLines(text).split(
`
`),shown2=lines.slice(0,blockLines).map(line=>clipEnd(line,blockWidth)),hidden=lines.length-shown2.length,longest=Math.max(
2,...[...shown2.join(`
`).matchAll(/`+/g)].map(([run])=>run.length)),fence="`".repeat(longest+1);return[`${fence}text`,...shown2,...hidden>0?[`\
\u2026 and ${counted(hidden,"more line")}`]:[],fence].join(`
`)}function link(text,url){return/^https?:\/\/[\w.:-]+\/[\w./%~-]*(?:#[\w-]+)?$/.test(url)?`[${text}](${url})`:text}function clipEnd(text,width){
return text.length>width?`${text.slice(0,width-1)}\u2026`:text}var nameWidth=60;function markdown(text){return shown(text,name=>code(name,nameWidth))}function summaryHtml(text){return shown(
text,name=>codeHtml(name,nameWidth))}function shown(text,codeOf){let show={own:ownWords,prose,name:codeOf,kernel:part=>codeOf(
kernelLabel(part,nameWidth))};return shownText(text,(kind,part)=>show[kind](part))}var labelWidth=64,unknown="\u2013",tie="\xA0";function rowCells(columns,rows){let cells=rows.map(row=>row.cells()),names=cells.
flatMap(row=>row.flatMap(cell=>isKernel(cell)?[cell.name]:[])),labels=rowLabels(names,labelWidth).values();return cells.
map(row=>columns.map((column,at)=>{let cell=row[at]??"";if(!isKernel(cell))return cellText(cell,column);let remarks=cell.
remarks.map(markdown).join("; ");return[code(labels.next().value??"",labelWidth),...remarks===""?[]:[`<sub>${remarks}</s\
ub>`]].join("<br>")}))}function isKernel(cell){return typeof cell!="string"&&cell.kind==="kernel"}function cellText(cell,column){
if(typeof cell=="string")return column.kind==="text"?markdown(cell):tied(markdown(cell));switch(cell.kind){case"number":
return tied(markdown(cell.text));case"pair":return pairMark(cell);case"change":return changeMark(cell,column.interval===
"main")}}function pairMark(cell){let{state}=cell,color=state===void 0||state==="same"?"":rowStates[state].color;return`${color===
""?"":`${color} `}${tied(markdown(pairCellText(cell)))}`}function changeMark({state,change,word,isSpoken,notes=[]},withInterval=!1){
let{changeRatio,lowRatio,highRatio}=change,parts=[state!=="not-judged"&&!(isSpoken&&state==="noted")?rowStates[state].color:
"",isSpoken?word:"",changeRatio===null?"":signedPercent(changeRatio)],ends=lowRatio===null||highRatio===null?null:percentInterval(
lowRatio,highRatio),isNews2=changeRatio===null||ends!==signedPercent(changeRatio),interval=withInterval&&ends!==null&&isNews2?
[ends]:[],below=[...notes,...interval].map(line=>`<sub>${tied(line)}</sub>`);return[tied(parts.filter(part=>part!=="").join(
" "))||unknown,...below].join("<br>")}function tied(text){return text.replaceAll(" ",tie)}var fewJobs=8;function rankJobs(jobs){let measured=((jobs.length>fewJobs?ranksOf(jobs):null)??[]).filter(({job})=>job.section.
head!==null),ranges=rangesOfAll(measured),[first]=ranges;if(first===void 0)return null;let workNs=new Map(first.ranks.map(
({job,workNs:own})=>[job,own])),workOf=job=>workNs.get(job)??Number.MAX_SAFE_INTEGER,unmeasured=jobs.length-measured.length;
return{blocks:[...table([left("NVTX range"),right("own work, median"),right("slowest rank"),right("above the median")],ranges.
map(rangeCells),"ranges"),`*${counted(measured.length,"rank")}, one per job${unmeasured===0?"":`; ${String(unmeasured)} \
more without a profile`}. Own work excludes communication kernels, which also wait for other ranks.*`],bySlowest:jobs.toSorted(
(one,other)=>workOf(other)-workOf(one))}}function ranksOf(jobs){let parts=jobs.map(({section})=>(section.title??"").split(
/(\d+)/)),[first=[]]=parts;if(parts.some(({length})=>length!==first.length))return null;let places=[...first.keys()].filter(
at2=>parts.some(one=>one[at2]!==first[at2])),[at,...more]=places;if(at===void 0||more.length>0)return null;let ranks=jobs.
map((job,index)=>({job,rank:Number(parts[index]?.[at])}));return new Set(ranks.map(({rank})=>rank)).size===jobs.length&&
ranks.every(({rank})=>rank<jobs.length)?ranks:null}function rangesOfAll(measured){return(measured[0]?.job.section.head?.
ranges??[]).flatMap(range=>{let ranks=measured.flatMap(({job,rank})=>{let own=job.section.head?.ranges.find(({name,domain})=>name===
range.name&&domain===range.domain),workNs=own===void 0?null:ownWorkNs(own);return workNs===null?[]:[{job,rank,workNs}]});
return ranks.length<measured.length?[]:[{range,ranks:ranks.toSorted((one,other)=>other.workNs-one.workNs)}]})}function ownWorkNs({
families,rounds}){if(!families.some(({family})=>family===communicationFamily))return null;let works=rounds.flatMap(({communicationFreeBusyNs:workNs})=>workNs===
null?[]:[workNs]);return works.length===0||works.length<rounds.length?null:median(works)}function rangeCells({range,ranks}){
let[slowest]=ranks,middle=median(ranks.map(({workNs})=>workNs)),mostNs=slowest?.workNs??0;return[markdown(rangeName(range)),
formatNs(middle),`${formatNs(mostNs)}<br><sub>rank ${String(slowest?.rank??0)}</sub>`,middle===0?"\u2013":signedPercent(
mostNs/middle-1)]}var mostColumns=5,marks={bad:"\u{1F534} ",unsure:"\u{1F7E1} ",good:"",accepted:"\u2611\uFE0F ",warning:"\u26A0\uFE0F ",note:""};
function renderedBlocks(blocks,room){let{open,folded}=rendered(blocks,{room,part:null,isFolded:!1});return[...open,...folded]}
function rendered(blocks,place){let all=blocks.map(block=>renderedBlock(block,place));return{open:all.flatMap(({open})=>open),
folded:all.flatMap(({folded})=>folded)}}function renderedBlock(block,place){switch(block.kind){case"paragraph":return{open:[
`${boldTitle(block.title)}${markdown(block.text)}`],folded:[]};case"footnote":return{open:[`<sub>${markdown(block.text)}\
</sub>`],folded:[]};case"lines":return{open:[`**${markdown(block.title)}**:`,codeBlock(block.text)],folded:[]};case"list":
return withRest(block.items.filter(({isRepeated})=>isRepeated!==!0),block.noun,place,items=>list(items.slice(0,200).map(
itemText),block.noun,items.length));case"table":return withRest(openRows(block.rows,place),block.noun,place,(rows,isRest)=>tableBlocks(
block,rows,place,isRest));case"group":return renderedGroup(block,place);case"parts":return renderedParts(block,place);case"\
figure":return{open:block.name==="recent-runs"?[markdown(block.text)]:[],folded:[]}}}function withRest(all,noun,{isFolded,
part},blocksOf){let shown2=all.filter(({importance})=>importance!=="reference"),main=isFolded?shown2:shown2.filter(({importance})=>importance===
void 0),rest=isFolded?[]:shown2.filter(({importance})=>importance==="detail"),title=`Other ${noun}${part===null?"":` in ${part}`}\
 (${countText(rest.length)})`;return{open:blocksOf(main,!1),folded:fold(summaryHtml(title),blocksOf(rest,!0))}}function openRows(rows,{
part,isFolded,room}){return part===null||isFolded||room.restRows===0?rows:rows.map((row,at)=>at<room.openRows?row:{...row,
importance:"detail"})}function tableBlocks({columns,noun},rows,{room,part,isFolded},isRest){let inPart=isRest?room.restRows:
isFolded?room.foldedRows:room.openRows,most=part===null?200:inPart;if(most===0)return[];let kept=keptColumns(columns),cells=rowCells(
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
function renderedParts({parts,noun},place){let{room}=place,all=parts.slice(0,room.parts).map(({name,blocks})=>rendered(blocks(),
{...place,part:name})),hidden=parts.length-room.parts;return{open:all.flatMap(({open})=>open),folded:[...all.flatMap(({folded})=>folded),
...hidden>0?[`*The details of ${countText(hidden)} more ${noun} are only in the report.*`]:[]]}}var mostOperators=2;function decidedPart(comparison){return{...comparison,ranges:rangesBySeverity(comparison).filter(isDecisive).
map(decidedRange),metrics:comparison.metrics.filter(isWorse),budgets:comparison.budgets.filter(({state})=>state!=="held")}}
function passedText({ranges,metrics}){let judged=metrics.filter(row=>row.change.state!=="not-judged"),counts=[{noun:"ran\
ge",count:ranges.filter(range=>!isDecisive(range)).length},{noun:"metric",count:judged.filter(row=>!isWorse(row)).length}].
filter(({count})=>count>0);return counts.length===0?"":`${counts.map(({noun,count})=>counted(count,noun)).join(" and ")}\
 passed; details in the report.`}function isDecisive({verdict,gpuBusyTime,latency,wallTime,counts}){let times=[gpuBusyTime,
latency?.time??wallTime];return verdict!=="pass"||[...times,...counts].some(({state})=>state==="regressed")}function decidedRange(range){
let isJudged=range.verdict!=="incomparable",isTold=isToldByOperators({...range,row:range,base:null,head:null});return{...range,
counts:range.counts.filter(({metric,state})=>metric==="launches"||state==="regressed"||state==="inconclusive"),kernels:isJudged&&
!isTold?range.kernels.filter(isNews):[],operators:isTold?decidedOperators(range):[],graphNodes:isJudged?range.graphNodes:
[]}}function isNews({time}){return time.state==="new"||isOpen(time)}function decidedOperators({operators,cause}){let path=cause?.
kind==="operator"?cause.path.join("\0"):null,isCause=row=>row.path.join("\0")===path,others=operators.filter(row=>!isCause(
row)&&isOpen(row.time));return[...operators.filter(isCause),...others.slice(0,mostOperators)]}function isWorse({change}){
return isOpen(change)||change.state==="removed"}function isOpen({state,mayBeSlower}){return state==="regressed"||mayBeSlower}var repository="org/llm-profile-action";function schemaAddress(name){return`https://raw.githubusercontent.com/${repository}/v1/schema/${name}.schema.json`}function docsAddress(page,anchor){
return`https://github.com/${repository}/blob/v1/docs/${page}.md#${anchor}`}var schemaComment=`# yaml-language-server: $s\
chema=${schemaAddress("config")}`;var longestName=120,[keptStart,keptEnd]=[70,40],days=90,margin=1.1;function acceptEntries({comparedOn,ranges,reasons,verdict}){
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
parse(`${day}T00:00:00Z`):NaN;return Number.isNaN(start)?null:new Date(start+count*864e5).toISOString().slice(0,10)}function nextSteps(section,measured){let commands=measured===null?[]:reproduceBlocks(section,measured);return[...fold("R\
eproduce",commands),...fold("Accept",acceptBlocks(section))]}function meaningAddress(section){let{failure}=section;if(failure!==
null&&!isWorseThenFailed(section)){let name=/^[a-z0-9-]{1,60}$/.exec(failure.id??"")?.[0];return name===void 0?docsAddress(
"red","the-run-failed"):docsAddress("failures",name)}let{comparison}=section;if(comparison===null)return docsAddress("re\
d",verdictAnchors["no-baseline"]);let{verdict}=comparison;return verdict==="pass"?null:docsAddress("red",verdict==="regr\
essed"?regressedAnchor(comparison):verdictAnchors[verdict])}var verdictAnchors={"over-budget":"budget-exceeded",incomparable:"\
not-comparable",inconclusive:"inconclusive","no-baseline":"no-baseline","not-improved":"not-improved"},causeAnchors={"ov\
erlap-lost":"kernels-overlap-less","overlap-gained":"kernels-overlap-less","graph-lost":"more-launches-copies-or-synchro\
nizations",replaced:"other-kernels-run",work:"more-launches-copies-or-synchronizations",kernel:"a-kernel-is-slower",family:"\
a-kernel-is-slower",operator:"a-kernel-is-slower",rank:"one-gpu-is-slower","exposed-transfer":"one-gpu-is-slower",machine:"\
inconclusive"};function regressedAnchor(comparison){if(comparison.metrics.some(({change})=>change.state==="regressed"))return"\
a-metric-is-worse";let range=comparison.ranges.find(({verdict})=>verdict==="regressed");if(range===void 0)return"a-kerne\
l-is-slower";let{gpuTime,wallTime,kernels,family}=decisiveChanges(range,comparison);return gpuTime?range.cause===null?"a\
-kernel-is-slower":causeAnchors[range.cause.kind]:wallTime?"wall-time-is-longer":kernels.length>0||family!==null?"a-kern\
el-is-slower":"more-launches-copies-or-synchronizations"}var hash=/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/,safePath=/^(?!.*\.\.)\w[\w./-]{0,199}$|^\.[\w-][\w./-]{0,198}$/;
function reproduceBlocks({comparison,failure},{commit,config}){if(failure===null&&(comparison===null||comparison.base===
null||comparison.verdict==="pass"))return[];let[head,base]=[comparison?.head.source.commit??commit,comparison?.base?.source.
commit??null].map(found=>found!==null&&hash.test(found)?found:null);if(head==null||comparison?.base!=null&&base==null)return[];
let isNamed=config!==null&&safePath.test(config),command=[`git fetch origin ${head}${base==null?"":` ${base}`}`,`git che\
ckout --detach ${head}`,`llm-profile run --config ${isNamed?config:"config.yaml"}${base==null?"":` --base ${base}`}`].join(
" && "),kept=comparison?.goal==="improve"?" Pass the run directory's `config.yaml`, which is among the run's files. With\
 `goal: improve`, settings come only from the base, or from a run directory that git doesn't track.":" `config.yaml` is \
among the run's files and has all of the run's settings.";return[`Run this in a clone of the repository${comparison===null||
comparesGpu(comparison)?", on a machine with the same GPU model":""}. \`npm install -g llm-profile-action\` installs the c\
ommand.${isNamed?"":kept}`,["```sh",command,"```"].join(`
`)]}var mostEntries=20;function acceptBlocks({comparison}){let entries=comparison===null?[]:acceptEntries(comparison);if(entries.
length===0)return[];let budgets=comparison?.budgets.some(({state})=>state==="broken")===!0?" You can't accept an exceede\
d budget; change its limit in `compare.budgets` instead.":"",shown2=entries.slice(0,mostEntries);return[`Commit this as \
\`.llm-profile/accepted.yml\`, or add the entries to that file. Each entry allows a slowdown of up to \`change\` percent unt\
il the entry expires. Replace the reason with your own, or the file is refused; it applies to all entries.${entries.length>
shown2.length?` These are the first ${String(shown2.length)} of ${String(entries.length)} entries; the next run lists th\
e rest.`:""}${budgets}`,["```yaml",acceptedYaml(shown2),"```"].join(`
`)]}function sectionBlocks(section,{room,isWhole},{measured,links={...section,run:null},more=[]}){let input=reportInput(section),
lead=leadOf(input),effect=effectOf(input),first=[bold(markdown(lead.what)),markdown(lead.confidence),section.fails?bold(
effect):effect],blocks=isWhole?reportDocument(input).sections.flatMap(one=>one.blocks):decidedBlocks(input);return[first.
filter(part=>part!=="").join(" "),...linksText(links,meaningAddress(section)),...more,...nextSteps(section,measured),...renderedBlocks(
openingBlocks(input),room),...renderedBlocks(blocks,room)]}function decidedBlocks(input){let{comparison}=input;if(comparison===
null||comparison.base===null)return[whySection,metricsSection,findingsSection,measuredSection].flatMap(section=>section(
input).blocks);let decided={...input,comparison:decidedPart(comparison)},passed=passedText(comparison);return[...whySection(
decided).blocks,...metricsSection({...decided,head:null}).blocks,rangeParts(decided),...environmentSection(input).blocks,
...passed===""?[]:[paragraph(passed)],...limitationsGroup(comparison),...measuredSection(input).blocks]}function rangeParts(input){
return{kind:"parts",parts:reportRanges(input).map(range=>({name:rangeName(range),title:rangeName(range),tag:null,isUnchanged:!1,
blocks:()=>[...operatorsPart(range),...kernelsPart(range,input)]})),noun:"ranges",file:"comparison.json"}}function bold(text){
return text===""?"":`**${text}**`}function linksText({report,artifact,run},meaning=null){let links=[...report===null?[]:
[link("**Report**",report)],...artifact===null?[]:[link("All files",artifact)],...run===null?[]:[link("Run",run)],...meaning===
null?[]:[link("**What this means**",meaning)]];return links.length===0?[]:[links.join(" \xB7 ")]}var titleWidth=60,listedRanges=4;function jobsOf(sections){return worstFirst(sections.map(section=>({section,headline:leadOf(
section)})))}function worstFirst(jobs){let rank=({section,headline})=>section.fails?0:headline.mark==="\u2705"?2:1;return jobs.
toSorted((one,other)=>rank(one)-rank(other))}function isPassing({section,headline}){return!section.fails&&headline.mark===
"\u2705"}function matrixBlocks(all,extent,measured){let ranks=rankJobs(all),jobs=extent.isWhole?all:all.filter(job=>!isPassing(
job)),shown2=(ranks===null?jobs:worstFirst(ranks.bySlowest).slice(0,fewJobs)).filter(job=>jobs.includes(job)),columns=[left(
"job"),left("NVTX range"),left("change"),right("time on the GPU")];return[...ranks?.blocks??[],...table(columns,shown2.flatMap(
jobRows),"rows",jobs.flatMap(jobRows).length),...shown2.flatMap(({section,headline})=>fold(`${headline.mark} ${codeHtml(
titleOf(section),titleWidth)}: ${headline.word}`,sectionBlocks(section,extent,{measured}))),...passedText2(all.filter(job=>!jobs.
includes(job)))]}function passedText2(jobs){if(jobs.length===0)return[];let names=jobs.slice(0,fewJobs).map(({section})=>code(
titleOf(section),titleWidth)),more=jobs.length>names.length?` and ${formatCount(jobs.length-names.length)} more`:"";return[
`\u2705 ${counted(jobs.length,"job")} passed: ${names.join(", ")}${more}.`]}function jobRows({section,headline}){let title=`${headline.
mark}\xA0${code(titleOf(section),titleWidth)}<br><sub>${headline.word}</sub>`,ranges=rangeCells2(section);if(ranges.length===
0)return[[title,"\u2013","\u2013","\u2013"]];let hidden=ranges.length-listedRanges;return ranges.slice(0,listedRanges).map(
([name="",...figures],index)=>{let more=index===listedRanges-1&&hidden>0?`<br><sub>and ${counted(hidden,"more range")}</\
sub>`:"";return[index===0?title:"",`${name}${more}`,...figures]})}function rangeCells2({comparison,head}){return comparison!==
null&&comparison.base!==null?rangesBySeverity(comparison).map(range=>[markdown(rangeName(range)),changeMark(rangeChange(
range)),pairMark(timesCell(range.gpuBusyTime))]):(head?.ranges??[]).map(range=>[markdown(rangeName(range)),"\u2013",formatNs(
median(range.rounds.map(gpuTimeOf(range))))])}function titleOf({title}){return title??""}var titleWidth2=100,mostNotes=10,commentLimit=64512,summaryLimit=1032192;function commentMarkdown(input,limit=commentLimit){
let room=commentRoom(input.sections.length,mostRangesOf(input)),blocks=inputBlocks(input,{room,isWhole:!1}),short=input.
sections.length>1?blocks:shortened(blocks,mostLines);return`${fittedText(short,limit-1,text=>text.length)}
`}var mostLines=80;function jobSummary(input,limit=summaryLimit){let encoder=new TextEncoder,blocks=inputBlocks(input,{room:summaryRoom(
input.sections.length),isWhole:!0});return`${fittedText(blocks,limit-1,text=>encoder.encode(text).length)}
`}var noRun={failure:null,cost:null,config:null};function comparisonComment(title,comparison,head,fails,{failure,cost,config}=noRun){
return commentMarkdown({title,sections:[{artifact:null,report:null,baselineAge:null,title:null,comparison,head,failure,fails,
cost}],links:{run:null,artifact:null,report:null},measured:{commit:null,config},notes:[]})}function mostRangesOf({sections}){
return Math.max(0,...sections.map(({comparison,head})=>(comparison??head)?.ranges.length??0))}function inputBlocks({title,
sections,links,measured,notes,more=[]},extent){let jobs=jobsOf(sections),only=jobs.length===1?jobs[0]:void 0;return[only===
void 0?heading(matrixVerdict(jobs),[title]):heading(`${only.headline.mark} ${only.headline.word}`,[title,only.section.title??
""]),...only===void 0?[...linksText(links),...more,...matrixBlocks(jobs,extent,measured)]:sectionBlocks(only.section,extent,
{measured,links,more}),...list(notes.slice(0,mostNotes).map(note=>`\u2139\uFE0F ${prose(note)}`),"notes",notes.length)]}
function heading(verdict,titles){let named=titles.filter(title=>title.trim()!=="").map(title=>prose(title.trim(),titleWidth2));
return`### ${[verdict,...named].join(" \xB7 ")}`}function matrixVerdict(jobs){if(jobs.length===0)return"\u2754 No result";
let failing=jobs.filter(({section})=>section.fails).length,unread=jobs.filter(({section})=>!section.fails&&section.unread===
!0).length,passing=jobs.filter(isPassing).length,open=jobs.length-failing-unread-passing;if(passing===jobs.length)return`\
\u2705 All ${String(passing)} pass`;let texts=[{count:failing,words:failing===1?"fails":"fail"},{count:open,words:`${open===
1?"has":"have"} no clear result`},{count:unread,words:"can't be read"}].filter(({count})=>count>0).map(({count,words},index)=>`${String(
count)} ${index===0?`of ${String(jobs.length)} `:""}${words}`);return`${failing>0?"\u274C":"\u26AA"} ${texts.join(", ")}`}function linearScale([from,to],[start,end],count=5){let isWide=to-from>1e-9*Math.abs(to),step=roundStep((isWide?to-from:
Math.abs(to)||1)/count),low=Math.floor(from/step),high=Math.max(Math.ceil(to/step),low+1),ticks=Array.from({length:high-
low+1},(_,index)=>Number(((low+index)*step).toPrecision(12)));return{at:value=>start+(value/step-low)/(high-low)*(end-start),
ticks}}function roundStep(least){let power=10**Math.floor(Math.log10(least));return([1,2,5].find(factor=>factor*power>=least*
(1-1e-9))??10)*power}function logScale([from,to],[start,end]){let low=Math.floor(Math.log10(from)+1e-9),high=Math.max(Math.
ceil(Math.log10(to)-1e-9),low+1),ticks=Array.from({length:high-low+1},(_,index)=>+`1e${String(low+index)}`);return{at:value=>start+
(Math.log10(value)-low)/(high-low)*(end-start),ticks}}var knee=.05;function changeScale(limit,[start,end]){let size=value=>Math.
log1p(Math.min(Math.abs(value),limit)/knee)/Math.log1p(limit/knee),ticks=[.01,.05,.2,.5,1,2].filter(tick=>tick<limit*.9);
return{at:value=>(start+end)/2+Math.sign(value)*size(value)*(end-start)/2,ticks:[...ticks.toReversed().map(tick=>-tick),
0,...ticks]}}function px(value){return String(Math.round(value*10)/10)}var SafeHtml=class{text;constructor(text){this.text=text}};function html(strings,...parts){return new SafeHtml(compact(strings).
reduce((text,literal,index)=>text+literal+(index<parts.length?partText(parts[index]):""),""))}var compacted=new WeakMap;
function compact(strings){let known=compacted.get(strings)??strings.map(literal=>literal.replaceAll(/\n\s*/g,`
`));return compacted.set(strings,known),known}function rawElement(name,text){if(/<\/(?:style|script)|<!--/i.test(text))throw new RangeError(
"The text contains `</style`, `</script`, or `<!--`, which isn't allowed.");return new SafeHtml(`<${name}>${text}</${name}\
>`)}function dataElement(id,base64){if(!/^[\w-]+$/.test(id)||!/^[A-Za-z0-9+/]*={0,2}$/.test(base64))throw new RangeError(
"The id or the data has characters that aren't allowed.");return new SafeHtml(`<script type="application/octet-stream" i\
d="${id}">${base64}</script>`)}function partText(part){return part==null?"":part instanceof SafeHtml?part.text:typeof part==
"string"?escaped(part):typeof part=="number"?String(part):part.map(partText).join("")}function escaped(text){return plainLines(
text).replace(/[&<>"']/g,character=>`&#${String(character.charCodeAt(0))};`)}var nameWidth2=80,proseWidth2=2e3;function sentence(text){
return new SafeHtml(shownText(text,(kind,part)=>kind==="own"?escaped(part):kind==="name"?code2(clipMiddle(plainText(part),
nameWidth2)):kind==="kernel"?code2(kernelLabel(part,nameWidth2)):plainText(part.length>proseWidth2?`${part.slice(0,proseWidth2-
1)}\u2026`:part).split(quoted3).map((piece,index)=>index%2===1?code2(piece):escaped(piece)).join("")))}function plainSentence(text){
return shownText(text,(kind,part)=>kind==="kernel"?kernelLabel(part,nameWidth2):clipMiddle(plainText(part),nameWidth2))}
var quoted3=/(?<!`)`([^`\n]+)`(?!`)/;function code2(text){return text.trim()===""?"<code>(no name)</code>":`<code>${breakable(
text)}</code>`}var wordEnds=/(?<=::|[_<(/]|,(?! )|[a-z\d](?=[A-Z]))/,shortName=24;function breakable(text){return text.length<=
shortName?escaped(text):text.split(wordEnds).map(escaped).join("<wbr>")}function codeHtml2(text){return new SafeHtml(code2(
text))}function nameCode(name){return sentence(nameText(name))}function leftAxis(scale,{left:left2,right:right2},text){return scale.ticks.map(tick=>{let y=px(scale.at(tick));return html`<path class="g" d="M${px(
left2)} ${y}H${px(right2)}" /><text
        x="${px(left2-6)}"
        y="${y}"
        dy=".35em"
        text-anchor="end"
        >${text(tick)}</text
      >`})}function bottomAxis(scale,{top,bottom},text){return scale.ticks.map(tick=>{let x=px(scale.at(tick));return html`<path class="g" d="M${x} ${px(
top)}V${px(bottom)}" /><text
        x="${x}"
        y="${px(bottom+15)}"
        text-anchor="middle"
        >${text(tick)}</text
      >`})}function tickDecimals(ticks){let step=(ticks[1]??1)-(ticks[0]??0);return Math.max(0,-Math.floor(Math.log10(step)+
1e-9))}function shownUnit(base,value){if(base==="ns"||base==="bytes"){let name=base==="ns"?nsAmount(value).unit:sizeAmount(value).
unit;return{name,size:sizes[name]??1}}return value>=1e9?{name:`billion ${base}`,size:1e9}:value>=1e6?{name:`million ${base}`,
size:1e6}:{name:base,size:1}}var sizes={ns:1,\u00B5s:1e3,ms:1e6,s:1e9,B:1,KiB:2**10,MiB:2**20,GiB:2**30,TiB:2**40};function drawnExtent(points){
let[from,to]=[1/0,-1/0];for(let[at,{value}]of points.entries()){let before=points[at-1]?.value??value,after=points[at+1]?.
value??value,own=at===points.length-1?value:median([before,value,after]);from=Math.min(from,own),to=Math.max(to,own)}if(points.
length===0)return[0,1];let spread=median(points.slice(-recent).map(({low,high})=>high-low)),room=Math.max((to-from)*.15,
spread,Math.abs(to)*.002);return[from-room,to+room]}var recent=50;function numberText(value,decimals){return decimals>0?
value.toFixed(decimals):countText(value,0)}import{createHash}from"node:crypto";function pageHtml({title,header,main,footer},{style,script}){let policy=`default-src 'none'; style-src '${hashOf(style)}\
'; script-src '${hashOf(script)}'; base-uri 'none'; form-action 'none'`;return html`<!doctype html>
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
          <p>${footer}</p>
        </footer>
        ${rawElement("script",script)}
      </body>
    </html> `.text}function hashOf(text){return`sha256-${createHash("sha256").update(text).digest("base64")}`}export{list,fold,prose,link,schemaComment,linksText,commentLimit,commentMarkdown,jobSummary,comparisonComment,linearScale,
logScale,changeScale,px,html,dataElement,sentence,plainSentence,codeHtml2 as codeHtml,nameCode,leftAxis,bottomAxis,tickDecimals,
shownUnit,drawnExtent,numberText,pageHtml};
