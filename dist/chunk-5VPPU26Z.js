import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{canBeAccepted,comparesGpu,countCell,coversPart,cutText,dayText,decisiveChanges,disturbanceText,effectOf,environmentSection,
figureText,findingsSection,gpuTimeOf,isDecisive,isFall,isToldByOperators,isWorseThenFailed,kernelColumn,kernelLabel,kernelsPart,
leadOf,left,legend,limitationsGroup,markdownCode,markdownTable,markdownText,meaningOf,measuredSection,metricsSection,nameText,
nsCell,numberCell,numberColumn,onGpu,openingBlocks,operatorsPart,pairCellText,paragraph,rangeChange,rangeName,rangesBySeverity,
reportDocument,reportInput,reportRanges,right,rowLabels,rowStates,runTitle,shownState,shownText,sideText,sinceReference,
table,textColumn,timesCell,usesGpu,whySection,worstOf}from"./chunk-N642TRHM.js";import{escapedGlob,lastEndNs,reportAssets}from"./chunk-XGCVCCGT.js";
import{gpuKey,isNamed,median,medianOf,medianTotalNs}from"./chunk-B6SUG4YV.js";import{clipMiddle,formatCount,formatNs,
formatShare,nsAmount}from"./chunk-HBY3GR5G.js";import{communicationFamily,rankText}from"./chunk-2KWWJQY3.js";
import{placeholderReason}from"./chunk-D5BRSJCR.js";import{counted,listText}from"./chunk-UWABTZDV.js";import{
countText,percent,percentInterval,rangeText,signedPercent,sizeAmount,sizeText}from"./chunk-YTVQXYLK.js";import{plainLines,
plainText}from"./chunk-XRSAFMZZ.js";function table2(columns,cells,noun,total=cells.length){if(total===0)return[];let[titles="",alignment="",...rows]=markdownTable(
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
left out for length.*`:`*\u2026 and ${hidden} more ${noun}.*`}}function commentRoom(jobs,ranges){let shared=Math.max(1,jobs*Math.min(ranges,3)),share2=rows=>Math.max(3,Math.floor(rows/
shared));return{parts:3,openRows:share2(10),foldedRows:share2(8),restRows:0}}function summaryRoom(jobs){let rows=Math.max(
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
[block]:rowsOf(block.blocks))}var proseWidth=400,blockLines=30,blockWidth=200,quoted=/(?<!`)`(?!\s*`)([^`\n]+)`(?!`)/;function prose(text,width6=proseWidth){
return withCode(clipEnd(text,width6),!1)}function ownWords(text){return text.split(inColor).map(part=>withCode(part,!0)).
join(inColor)}var inColor="\uFE0F";function withCode(text,isOwn){return text.split(quoted).map((part,index)=>index%2===1?
code(part,part.length):plain(part,isOwn)).join("")}function plain(text,isOwn=!1){return markdownText(text,isOwn).replace(
/&#(?:64|35);(?=.)/g,"$&&#8203;").replace(/GH&#45;/gi,"$&&#8203;").replace(/(?<=www)&#46;/gi,"&#8203;$&").replace(/&#58;(?=[\w/+-])/g,
"$&&#8203;")}function code(name,width6){let shown2=clipMiddle(name,width6);return shown2.includes("|")?`<code>${plain(shown2).
trim()}</code>`:markdownCode(shown2)||"*(no name)*"}function codeHtml(name,width6){let text=markdownText(clipMiddle(name,
width6)).trim();return text===""?"(no name)":`<code>${text}</code>`}function codeBlock(text){let lines=plainLines(text).
split(`
`),shown2=lines.slice(0,blockLines).map(line=>clipEnd(line,blockWidth)),hidden=lines.length-shown2.length,longest=Math.max(
2,...[...shown2.join(`
`).matchAll(/`+/g)].map(([run])=>run.length)),fence="`".repeat(longest+1);return[`${fence}text`,...shown2,...hidden>0?[`\
\u2026 and ${counted(hidden,"more line")}`]:[],fence].join(`
`)}function link(text,url){return/^https?:\/\/[\w.:-]+\/[\w./%~-]*(?:#[\w-]+)?$/.test(url)?`[${text}](${url})`:text}function clipEnd(text,width6){
return text.length>width6?`${text.slice(0,width6-1)}\u2026`:text}var nameWidth=60;function markdown(text){return shown(text,name=>code(name,nameWidth))}function summaryHtml(text){return shown(
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
return{blocks:[...table2([left("NVTX range"),right("own work, median"),right("slowest rank"),right("above the median")],
ranges.map(rangeCells),"ranges"),`*${counted(measured.length,"rank")}, one per job${unmeasured===0?"":`; ${String(unmeasured)}\
 more without a profile`}. Own work excludes communication kernels, which also wait for other ranks.*`],bySlowest:jobs.toSorted(
(one,other)=>workOf(other)-workOf(one))}}function ranksOf(jobs){let parts=jobs.map(({section})=>(section.title??"").split(
/(\d+)/)),[first=[]]=parts;if(parts.some(({length})=>length!==first.length))return null;let places=[...first.keys()].filter(
at2=>parts.some(one=>one[at2]!==first[at2])),[at,...more]=places;if(at===void 0||more.length>0)return null;let ranks=jobs.
map((job,index)=>({job,rank:Number(parts[index]?.[at])}));return new Set(ranks.map(({rank})=>rank)).size===jobs.length&&
ranks.every(({rank})=>rank<jobs.length)?ranks:null}function rangesOfAll(measured){return(measured[0]?.job.section.head?.
ranges??[]).flatMap(range=>{let ranks=measured.flatMap(({job,rank})=>{let own=job.section.head?.ranges.find(({name,domain})=>name===
range.name&&domain===range.domain),workNs=own===void 0?null:ownWorkNs(own);return workNs===null?[]:[{job,rank,workNs}]});
return ranks.length<measured.length?[]:[{range,ranks:ranks.toSorted((one,other)=>other.workNs-one.workNs)}]})}function ownWorkNs({
families:families2,rounds}){if(!families2.some(({family})=>family===communicationFamily))return null;let works=rounds.flatMap(
({communicationFreeBusyNs:workNs})=>workNs===null?[]:[workNs]);return works.length===0||works.length<rounds.length?null:
median(works)}function rangeCells({range,ranks}){let[slowest]=ranks,middle2=median(ranks.map(({workNs})=>workNs)),mostNs=slowest?.
workNs??0;return[markdown(rangeName(range)),formatNs(middle2),`${formatNs(mostNs)}<br><sub>rank ${String(slowest?.rank??
0)}</sub>`,middle2===0?"\u2013":signedPercent(mostNs/middle2-1)]}var mostColumns=5,marks={bad:"\u{1F534} ",unsure:"\u{1F7E1} ",good:"",accepted:"\u2611\uFE0F ",warning:"\u26A0\uFE0F ",note:""};
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
columns,rows.slice(0,most)).map(row=>kept.map(at=>row[at]??"")),shown2=kept.flatMap(at=>columns[at]??[]);return table2(shown2.
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
...hidden>0?[`*The details of ${countText(hidden)} more ${noun} are only in the report.*`]:[]]}}var mostOperators=2;function decidedPart(comparison){return{...comparison,ranges:rangesBySeverity(comparison).filter(isDecisive2).
map(decidedRange),metrics:comparison.metrics.filter(isWorse),budgets:comparison.budgets.filter(({state})=>state!=="held")}}
function passedText({ranges,metrics}){let judged=metrics.filter(row=>row.change.state!=="not-judged"),counts=[{noun:"ran\
ge",count:ranges.filter(range=>!isDecisive2(range)).length},{noun:"metric",count:judged.filter(row=>!isWorse(row)).length}].
filter(({count})=>count>0);return counts.length===0?"":`${counts.map(({noun,count})=>counted(count,noun)).join(" and ")}\
 passed; details in the report.`}function isDecisive2({verdict:verdict2,gpuBusyTime,latency,wallTime,counts}){let times2=[
gpuBusyTime,latency?.time??wallTime];return verdict2!=="pass"||[...times2,...counts].some(({state})=>state==="regressed")}
function decidedRange(range){let isJudged=range.verdict!=="incomparable",isTold=isToldByOperators({...range,row:range,base:null,
head:null});return{...range,counts:range.counts.filter(({metric,state})=>metric==="launches"||state==="regressed"||state===
"inconclusive"),kernels:isJudged&&!isTold?range.kernels.filter(isNews):[],operators:isTold?decidedOperators(range):[],graphNodes:isJudged?
range.graphNodes:[]}}function isNews({time}){return time.state==="new"||isOpen(time)}function decidedOperators({operators,
cause}){let path=cause?.kind==="operator"?cause.path.join("\0"):null,isCause=row=>row.path.join("\0")===path,others=operators.
filter(row=>!isCause(row)&&isOpen(row.time));return[...operators.filter(isCause),...others.slice(0,mostOperators)]}function isWorse({
change}){return isOpen(change)||change.state==="removed"}function isOpen({state,mayBeSlower}){return state==="regressed"||
mayBeSlower}var repository="org/llm-profile-action";function schemaAddress(name){return`https://raw.githubusercontent.com/${repository}/v1/schema/${name}.schema.json`}function docsAddress(page,anchor){
return`https://github.com/${repository}/blob/v1/docs/${page}.md#${anchor}`}var schemaComment=`# yaml-language-server: $s\
chema=${schemaAddress("config")}`;var longestName=120,[keptStart,keptEnd]=[70,40],days=90,margin=1.1;function acceptEntries({comparedOn,ranges,reasons,verdict:verdict2}){
let expires=dayAfter(comparedOn,days);if(expires===null)return[];let decisive=reasons.filter(reason=>reason.verdict===verdict2&&
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
"red","the-run-failed"):docsAddress("failures",name)}let comparison=decidingOf(section);if(comparison===null)return docsAddress(
"red",verdictAnchors["no-baseline"]);let{verdict:verdict2}=comparison;return verdict2==="pass"?null:docsAddress("red",verdict2===
"regressed"?regressedAnchor(comparison):verdictAnchors[verdict2])}function decidingOf({comparison,reference}){return reference!==
null&&isDecisive(reference.comparison,comparison)?reference.comparison:comparison}var verdictAnchors={"over-budget":"bud\
get-exceeded",incomparable:"not-comparable",inconclusive:"inconclusive","no-baseline":"no-baseline","not-improved":"not-\
improved"},causeAnchors={"overlap-lost":"kernels-overlap-less","overlap-gained":"kernels-overlap-less","graph-lost":"mor\
e-launches-copies-or-synchronizations",replaced:"other-kernels-run",work:"more-launches-copies-or-synchronizations",kernel:"\
a-kernel-is-slower",family:"a-kernel-is-slower",operator:"a-kernel-is-slower",rank:"one-gpu-is-slower","exposed-transfer":"\
one-gpu-is-slower",machine:"inconclusive"};function regressedAnchor(comparison){if(comparison.metrics.some(({change})=>change.
state==="regressed"))return"a-metric-is-worse";let range=comparison.ranges.find(({verdict:verdict2})=>verdict2==="regres\
sed");if(range===void 0)return"a-kernel-is-slower";let{gpuTime,wallTime,kernels,family}=decisiveChanges(range,comparison);
return gpuTime?range.cause===null?"a-kernel-is-slower":causeAnchors[range.cause.kind]:wallTime?"wall-time-is-longer":kernels.
length>0||family!==null?"a-kernel-is-slower":"more-launches-copies-or-synchronizations"}var hash=/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/,
safePath=/^(?!.*\.\.)\w[\w./-]{0,199}$|^\.[\w-][\w./-]{0,198}$/;function reproduceBlocks(section,{commit,config}){let comparison=decidingOf(
section),{failure}=section;if(failure===null&&(comparison===null||comparison.base===null||isPass(section)))return[];let[
head,base]=[comparison?.head.source.commit??commit,comparison?.base?.source.commit??null].map(found=>found!==null&&hash.
test(found)?found:null);if(head==null||comparison?.base!=null&&base==null)return[];let isNamed2=config!==null&&safePath.
test(config),command=[`git fetch origin ${head}${base==null?"":` ${base}`}`,`git checkout --detach ${head}`,`llm-profile\
 run --config ${isNamed2?config:"config.yaml"}${base==null?"":` --base ${base}`}`].join(" && "),kept=comparison?.goal===
"improve"?" Pass the run directory's `config.yaml`, which is among the run's files. With `goal: improve`, settings come \
only from the base, or from a run directory that git doesn't track.":" `config.yaml` is among the run's files and has al\
l of the run's settings.";return[`Run this in a clone of the repository${comparison===null||comparesGpu(comparison)?", o\
n a machine with the same GPU model":""}. \`npm install -g llm-profile-action\` installs the command.${isNamed2?"":kept}`,
["```sh",command,"```"].join(`
`)]}function isPass({comparison,reference}){return worstOf([comparison,reference?.comparison??null])==="pass"}var mostEntries=20;
function acceptBlocks(section){let comparison=decidingOf(section),entries=comparison===null?[]:acceptEntries(comparison);
if(entries.length===0)return[];let budgets=comparison?.budgets.some(({state})=>state==="broken")===!0?" You can't accept\
 an exceeded budget; change its limit in `compare.budgets` instead.":"",shown2=entries.slice(0,mostEntries);return[`Comm\
it this as \`.llm-profile/accepted.yml\`, or add the entries to that file. Each entry allows a slowdown of up to \`change\` \
percent until the entry expires. Replace the reason with your own, or the file is refused; it applies to all entries.${entries.
length>shown2.length?` These are the first ${String(shown2.length)} of ${String(entries.length)} entries; the next run l\
ists the rest.`:""}${budgets}`,["```yaml",acceptedYaml(shown2),"```"].join(`
`)]}function sectionBlocks(section,{room,isWhole},{measured,links={...section,run:null},more=[]}){let input=reportInput(section),
lead=leadOf(input),effect=effectOf(input),first=[bold(markdown(lead.what)),markdown(lead.confidence),section.fails?bold(
effect):effect],blocks=isWhole?reportDocument(input).sections.flatMap(one=>one.blocks):decidedBlocks(input);return[first.
filter(part=>part!=="").join(" "),...linksText(links,meaningAddress(section)),...more,...nextSteps(section,measured),...renderedBlocks(
openingBlocks(input),room),...renderedBlocks(blocks,room)]}function decidedBlocks(input){let{comparison,reference}=input;
if(comparison===null||comparison.base===null)return[whySection,metricsSection,findingsSection,measuredSection].flatMap(section=>section(
input).blocks);let decided={...input,comparison:decidedPart(comparison)},passed=passedText(comparison);return[...whySection(
decided).blocks,...metricsSection({...decided,head:null}).blocks,rangeParts(decided),...environmentSection(input).blocks,
...reference===null||reference.comparison.verdict==="pass"?[]:sinceReference({...input,reference:{...reference,comparison:decidedPart(
reference.comparison)}}).blocks,...passed===""?[]:[paragraph(passed)],...limitationsGroup(comparison),...measuredSection(
input).blocks]}function rangeParts(input){return{kind:"parts",parts:reportRanges(input).map(range=>({name:rangeName(range),
title:rangeName(range),tag:null,isUnchanged:!1,blocks:()=>[...operatorsPart(range),...kernelsPart(range,input)]})),noun:"\
ranges",file:"comparison.json"}}function bold(text){return text===""?"":`**${text}**`}function linksText({report,artifact,
run},meaning=null){let links=[...report===null?[]:[link("**Report**",report)],...artifact===null?[]:[link("All files",artifact)],
...run===null?[]:[link("Run",run)],...meaning===null?[]:[link("**What this means**",meaning)]];return links.length===0?[]:
[links.join(" \xB7 ")]}var titleWidth=60,listedRanges=4;function jobsOf(sections){return worstFirst(sections.map(section=>({section,headline:leadOf(
section)})))}function worstFirst(jobs){let rank=({section,headline})=>section.fails?0:headline.mark==="\u2705"?2:1;return jobs.
toSorted((one,other)=>rank(one)-rank(other))}function isPassing({section,headline}){return!section.fails&&headline.mark===
"\u2705"}function matrixBlocks(all,extent,measured){let ranks=rankJobs(all),jobs=extent.isWhole?all:all.filter(job=>!isPassing(
job)),shown2=(ranks===null?jobs:worstFirst(ranks.bySlowest).slice(0,fewJobs)).filter(job=>jobs.includes(job)),columns=[left(
"job"),left("NVTX range"),left("change"),right("time on the GPU")];return[...ranks?.blocks??[],...table2(columns,shown2.
flatMap(jobRows),"rows",jobs.flatMap(jobRows).length),...shown2.flatMap(({section,headline})=>fold(`${headline.mark} ${codeHtml(
titleOf(section),titleWidth)}: ${headline.word}`,sectionBlocks(section,extent,{measured}))),...passedText2(all.filter(job=>!jobs.
includes(job)))]}function passedText2(jobs){if(jobs.length===0)return[];let names=jobs.slice(0,fewJobs).map(({section})=>code(
titleOf(section),titleWidth)),more=jobs.length>names.length?` and ${formatCount(jobs.length-names.length)} more`:"";return[
`\u2705 ${counted(jobs.length,"job")} passed: ${names.join(", ")}${more}.`]}function jobRows({section,headline}){let title=`${headline.
mark}\xA0${code(titleOf(section),titleWidth)}<br><sub>${headline.word}</sub>`,ranges=rangeCells2(section);if(ranges.length===
0)return[[title,"\u2013","\u2013","\u2013"]];let hidden=ranges.length-listedRanges;return ranges.slice(0,listedRanges).map(
([name="",...figures2],index)=>{let more=index===listedRanges-1&&hidden>0?`<br><sub>and ${counted(hidden,"more range")}<\
/sub>`:"";return[index===0?title:"",`${name}${more}`,...figures2]})}function rangeCells2({comparison,head}){return comparison!==
null&&comparison.base!==null?rangesBySeverity(comparison).map(range=>[markdown(rangeName(range)),changeMark(rangeChange(
range)),pairMark(timesCell(range.gpuBusyTime))]):(head?.ranges??[]).map(range=>[markdown(rangeName(range)),"\u2013",formatNs(
median(range.rounds.map(gpuTimeOf(range))))])}function titleOf({title}){return title??""}var titleWidth2=100,mostNotes=10,commentLimit=64512,summaryLimit=1032192;function commentMarkdown(input,limit=commentLimit){
let room=commentRoom(input.sections.length,mostRangesOf(input)),blocks=inputBlocks(input,{room,isWhole:!1}),short=input.
sections.length>1?blocks:shortened(blocks,mostLines);return`${fittedText(short,limit-1,text=>text.length)}
`}var mostLines=80;function jobSummary(input,limit=summaryLimit){let encoder=new TextEncoder,blocks=inputBlocks(input,{room:summaryRoom(
input.sections.length),isWhole:!0});return`${fittedText(blocks,limit-1,text=>encoder.encode(text).length)}
`}var noRun={failure:null,cost:null,config:null};function comparisonComment(title,comparison,head,fails,{failure,cost,config}=noRun){
return commentMarkdown({title,sections:[{reference:null,artifact:null,report:null,baselineAge:null,title:null,comparison,
head,failure,fails,cost}],links:{run:null,artifact:null,report:null},measured:{commit:null,config},notes:[]})}function mostRangesOf({
sections}){return Math.max(0,...sections.map(({comparison,head})=>(comparison??head)?.ranges.length??0))}function inputBlocks({
title,sections,links,measured,notes,more=[]},extent){let jobs=jobsOf(sections),only=jobs.length===1?jobs[0]:void 0;return[
only===void 0?heading(matrixVerdict(jobs),[title]):heading(`${only.headline.mark} ${only.headline.word}`,[title,only.section.
title??""]),...only===void 0?[...linksText(links),...more,...matrixBlocks(jobs,extent,measured)]:sectionBlocks(only.section,
extent,{measured,links,more}),...list(notes.slice(0,mostNotes).map(note=>`\u2139\uFE0F ${prose(note)}`),"notes",notes.length)]}
function heading(verdict2,titles){let named=titles.filter(title=>title.trim()!=="").map(title=>prose(title.trim(),titleWidth2));
return`### ${[verdict2,...named].join(" \xB7 ")}`}function matrixVerdict(jobs){if(jobs.length===0)return"\u2754 No result";
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
text))}function nameCode(name){return sentence(nameText(name))}var rowHeight=26,mostRanges=12,leastShare=.002;function icicleFigure(ranges){let boxes=ranges.map(rangeBox).filter(({baseNs,
headNs})=>baseNs+headNs>0).toSorted((one,other)=>other.headNs-one.headNs).slice(0,mostRanges);if(boxes.length===0)return null;
let compared=ranges.some(({row})=>row!==null);return html`${figures(boxes,compared?["baseNs","headNs"]:["headNs"],"range\
, family and kernel")}
    ${compared?html`<p class="key">${["regressed","improved","same","new","removed","noted"].map(state=>html`<span class="s-${state}"><i></i>${rowStates[state].
word}</span> `)}</p>`:null}
    <p>
      The width of a box shows its time. Hover over a box to see its name. A box's time is the sum of its kernels'
      medians over the
      rounds.${ranges.length>1?" Ranges may be nested.":""}${ranges.length>boxes.length?` Only the ${String(boxes.length)}\
 largest of ${String(ranges.length)} ranges are shown.`:""}
    </p>
    ${nestedIcicles(ranges)}`}function figures(boxes,sides,by,of=""){let total=side=>boxes.reduce((sum,box2)=>sum+box2[side],
0),most=Math.max(total("baseNs"),total("headNs"));return html`${sides.map(side=>{let name=side==="baseNs"?"base":"head";
return html`<figure>
      <figcaption><b>${name}</b>${of}, ${formatNs(total(side))} of kernels</figcaption>
      ${icicle(boxes,side,most,`Kernel time in ${name}${of}, by ${by}`)}
    </figure>`})}`}function nestedIcicles(ranges){let all=ranges.flatMap(nestedBoxes).toSorted((one,other)=>byTime(one.box,
other.box));if(all.length===0)return null;let hidden=all.length-mostRanges;return html`<h3>By nested NVTX ranges</h3>
    ${all.slice(0,mostRanges).map(({box:box2,title})=>{let sides=["baseNs","headNs"].filter(side=>box2[side]>0);return figures(
[box2],sides,"nested range",`, ${title}`)})}
    <p>
      Where a box has nothing below it, the time belongs to the range's own
      kernels.${hidden>0?` Only the ${String(mostRanges)} largest of ${String(all.length)} are shown.`:""}
    </p>`}var mostNested=4;function nestedBoxes(range){let{base,head,row}=range;return[...new Map([...base?.operators??[],
...head?.operators??[]].map(one=>[gpuKey(one),one]))].map(([gpu,sample])=>{let root=newNode();for(let[side,profiled]of[[
"baseNs",base],["headNs",head]])for(let operator of profiled?.operators??[])gpuKey(operator)!==gpu||operator.path.length>
mostNested||(nodeOf(root,operator.path)[side]=medianOf(operator,({totalNs})=>totalNs));let rows=(row?.operators??[]).filter(
one=>gpuKey(one)===gpu),label=rangeText(range.name,range.domain);return{title:`${clipMiddle(plainText(label),60)}${onGpu(
sample)}`,box:boxOf(label,[],root,{range,rows})}})}function newNode(){return{baseNs:0,headNs:0,children:new Map}}function nodeOf(root,path){
let node=root;for(let name of path){let known=node.children.get(name)??newNode();node.children.set(name,known),node=known}
return node}function boxOf(name,path,{baseNs,headNs,children},of){let row=of.rows.find(one=>one.paths===1&&isPath(path,one.
path,(part,other)=>part===other))??of.rows.find(one=>isPath(path,one.path,isNamed));return{label:()=>plainText(name),baseNs,
headNs,state:row===void 0||of.range.row===null?null:shownState(row.time,of.range.row),change:row?.paths===1?row.time.changeRatio:
null,children:[...children].map(([child,node])=>boxOf(child,[...path,child],node,of)).toSorted(byTime)}}function isPath(path,of,isSame){
return path.length===of.length&&path.every((name,depth)=>isSame(name,of[depth]??""))}function rangeBox(range){let{row,head}=range,
label=rangeText(range.name,range.domain);if(row===null){let kernels2=(head?.kernels??[]).map(kernel=>({family:kernel.family,
label:()=>kernelLabel(kernel.name,120),children:[],baseNs:0,headNs:medianTotalNs(kernel),state:null,change:null}));return parent(
label,families(kernels2,new Map),null)}let times2=new Map(row.families.map(({family,time})=>[family,{state:shownState(time,
row),changeRatio:time.changeRatio}])),kernels=row.kernels.map(kernel=>({family:kernel.family,label:()=>kernelLabel(kernel.
name,120),children:[],baseNs:kernel.time.baseNs??0,headNs:kernel.time.headNs??0,state:shownState(kernel.time,row),change:kernel.
time.changeRatio}));return parent(label,families(kernels,times2),{state:shownState(row.gpuBusyTime,row),changeRatio:row.
gpuBusyTime.changeRatio})}function families(kernels,times2){return[...Map.groupBy(kernels,({family})=>family)].map(([family,
members])=>parent(family,members,times2.get(family)??null)).toSorted(byTime)}function parent(label,children,time){let sum=side=>children.
reduce((total,child)=>total+child[side],0);return{label:()=>plainText(label),baseNs:sum("baseNs"),headNs:sum("headNs"),state:time?.
state??null,change:time?.changeRatio??null,children:children.toSorted(byTime)}}function byTime(one,other){return Math.max(
other.baseNs,other.headNs)-Math.max(one.baseNs,one.headNs)}function icicle(boxes,side,most,label){let drawn2=level(boxes,
side,most,0,0,null),bottom=rowHeight*Math.max(...boxes.map(depthOf)),ticks=linearScale([0,most],[0,100]).ticks.filter(tick=>tick>
0&&tick<=most);return html`<svg class="icicle" width="100%" height="${bottom+20}" role="img" aria-label="${label}">
    ${ticks.map(tick=>html`<text class="k" x="${share(tick,most)}" y="${bottom+14}" text-anchor="end">${formatNs(tick)}</text>`)}${drawn2}
  </svg>`}function depthOf({children}){return 1+Math.max(0,...children.map(depthOf))}function level(boxes,side,most,start,depth,inherited){
let from=start,[restNs,restCount]=[0,0],drawn2=[];for(let[index,box2]of boxes.entries()){let ns=box2[side];if(ns===0)continue;
let color=inherited??(depth===1?index:null);if(ns/most<leastShare){restNs+=ns,restCount+=1;continue}drawn2.push(drawnBox(
box2,side,most,from,depth,color),...level(box2.children,side,most,from,depth+1,color)),from+=ns}if(restCount>0&&restNs/most>=
leastShare/4){let rest={label:()=>counted(restCount,"smaller box","smaller boxes"),baseNs:restNs,headNs:restNs,state:null,
change:null,children:[]};drawn2.push(drawnBox(rest,side,most,from,depth,inherited))}return drawn2}function drawnBox(box2,side,most,from,depth,color){
let{state,change}=box2,label=box2.label(),look=state===null?color===null?"s-plain":`f${String(color%8)}`:`s-${state}`,word=state===
null?"":`, ${rowStates[state].word}${change===null?"":` ${signedPercent(change)}`}`;return html`<svg
    class="${look}"
    x="${share(from,most)}"
    y="${depth*rowHeight}"
    width="${share(box2[side],most)}"
    height="${rowHeight-1}"
  >
    <title>${clipMiddle(label,200)}: ${formatNs(box2[side])}${word}</title>
    <rect width="100%" height="100%" />
    ${box2[side]/most>.02?html`<text x="4" y="17">${clipMiddle(label,60)}</text>`:null}
  </svg>`}function share(ns,most){return`${String(Math.round(ns/most*1e5)/1e3)}%`}function leftAxis(scale,{left:left3,right:right3},text){return scale.ticks.map(tick=>{let y=px(scale.at(tick));return html`<path class="g" d="M${px(
left3)} ${y}H${px(right3)}" /><text
        x="${px(left3-6)}"
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
1e-9))}var width=700,frame={left:96,right:width-36,top:8,bottom:0},mostNamed=16,mostStrips=512;function ranksFigure({base,head},label){
let sides=[{name:"base",ranks:ranksOf2(base)},{name:"head",ranks:ranksOf2(head)}].filter(({ranks})=>ranks.length>1);return sides.
length===0?null:html`<figure>
    ${strips(sides,label)}
    <figcaption>
      What each GPU did in the first round, from left to right: its own work, communication that doesn't overlap with
      work (transfer, then waiting for other ranks), and idle time.
    </figcaption>
  </figure>`}function ranksOf2(range){return range?.rounds[0]?.ranks??[]}function strips(sides,label){let count=Math.min(
mostStrips,Math.max(...sides.map(({ranks})=>ranks.length))),named=count<=mostNamed,strip=named?12:Math.max(1,Math.floor(
400/(count*sides.length))),gap=named?10:0,bottom=frame.top+count*(sides.length*strip+gap),longest=Math.max(1,...sides.flatMap(
({ranks})=>ranks.map(({spanNs})=>spanNs))),across=linearScale([0,longest],[frame.left,frame.right]),bars=Array.from({length:count},
(_,index)=>sides.map(({name,ranks},side)=>{let rank=ranks[index],y=frame.top+index*(sides.length*strip+gap)+side*strip;return rank===
void 0?null:bar(rank,name,across,y,strip-(named?1:0))})),titles=sides.flatMap(({name,ranks},side)=>named?ranks.slice(0,count).
map((rank,index)=>{let y=frame.top+index*(sides.length*strip+gap)+(side+.5)*strip;return html`<text x="${frame.left-6}" y="${px(
y)}" dy=".35em" text-anchor="end"
            >${sides.length>1?`${rankText(rank)}, ${name}`:rankText(rank)}</text
          >`}):[]);return html`<svg
    class="chart wide"
    viewBox="0 0 ${width} ${bottom+24}"
    role="img"
    aria-label="Ranks of ${label}: own work, exposed transfer, waiting"
  >
    ${bottomAxis(across,{...frame,bottom},formatNs)}${bars}${titles}
  </svg>`}function bar(rank,side,across,y,height4){let{workNs,communication}=rank,transferNs=communication.exposedTransferNs??
communication.exposedNs,waitingNs=communication.exposedNs-transferNs,part=(name,fromNs,ns)=>{let[from,until]=[across.at(
fromNs),across.at(fromNs+ns)];return html`<rect class="${name}" x="${px(from)}" y="${px(y)}" width="${px(until-from)}" height="${px(
height4)}"
      ><title>${rankText(rank)}, ${side}, ${name}: ${formatNs(ns)}</title></rect
    >`};return html`${part("work",0,workNs)}${part("transfer",workNs,transferNs)}${part("waiting",workNs+transferNs,waitingNs)}`}function shownUnit(base,value){if(base==="ns"||base==="bytes"){let name=base==="ns"?nsAmount(value).unit:sizeAmount(value).
unit;return{name,size:sizes[name]??1}}return value>=1e9?{name:`billion ${base}`,size:1e9}:value>=1e6?{name:`million ${base}`,
size:1e6}:{name:base,size:1}}var sizes={ns:1,\u00B5s:1e3,ms:1e6,s:1e9,B:1,KiB:2**10,MiB:2**20,GiB:2**30,TiB:2**40};function drawnExtent(points){
let[from,to]=[1/0,-1/0];for(let[at,{value}]of points.entries()){let before=points[at-1]?.value??value,after=points[at+1]?.
value??value,own=at===points.length-1?value:median([before,value,after]);from=Math.min(from,own),to=Math.max(to,own)}if(points.
length===0)return[0,1];let spread=median(points.slice(-recent).map(({low,high})=>high-low)),room=Math.max((to-from)*.15,
spread,Math.abs(to)*.002);return[from-room,to+room]}var recent=50;function numberText(value,decimals){return decimals>0?
value.toFixed(decimals):countText(value,0)}var[width2,height]=[200,18],middle=height/2,mostShown=4,leastShown=.02,labelRoom=17,characterWidth=6.5,percentWidth=4;function changesScale(changes,hasGrid){
let most=changes.flatMap(({changeRatio,lowRatio,highRatio,thresholdRatio})=>[changeRatio,lowRatio,highRatio,thresholdRatio].
map(ratio=>Math.abs(ratio??0))).reduce((largest,one)=>Math.max(largest,one),leastShown),limit=Math.min(mostShown,most*1.05);
return{...changeScale(limit,[labelRoom,width2-labelRoom]),limit,hasGrid}}function intervalPlot({changeRatio,lowRatio,highRatio,
thresholdRatio},scale){if(changeRatio===null)return null;let{at,limit,ticks,hasGrid}=scale,lines=ticks.map(tick=>`M${px(
at(tick))} 0v${String(height)}`).join(""),grid=hasGrid?html`<path class="g" d="${lines}" />`:null,threshold=thresholdRatio??
0,band=html`<rect
    class="t"
    x="${px(at(-threshold))}"
    width="${px(at(threshold)-at(-threshold))}"
    height="${height}"
  />`,interval=lowRatio===null||highRatio===null?null:html`<path class="v" d="M${px(at(lowRatio))} 4v10m0-5H${px(at(highRatio))}m0-5v10" />`,
x=at(changeRatio),point=Math.abs(changeRatio)>limit?html`<path class="p" d="M${px(x)} ${middle}l${changeRatio>0?"-7 -4v8\
z":"7 -4v8z"}" />`:html`<circle class="p" cx="${px(x)}" cy="${middle}" r="2.6" />`;return html`<svg class="i" viewBox="0 0 ${width2} ${height}" aria-hidden="true">
    ${thresholdRatio===null?null:band}${grid}${interval}${point}
  </svg>`}function intervalAxis({at,ticks}){let shown2=[],outermostFirst=ticks.filter(tick=>tick!==0).toSorted((one,other)=>Math.
abs(other)-Math.abs(one));for(let tick of[0,...outermostFirst]){let text=`${tick>0?"+":tick<0?"\u2212":""}${percent(Math.
abs(tick))}`,[x,half]=[at(tick),(text.length*characterWidth+percentWidth)/2];shown2.every(other=>Math.abs(other.x-x)>other.
half+half)&&shown2.push({text,x,half})}return html`<svg class="i" viewBox="0 0 ${width2} 14" aria-hidden="true">
    ${shown2.map(({text,x})=>html`<text x="${px(x)}" y="11" text-anchor="middle">${text}</text>`)}
  </svg>`}function intervalText({changeRatio,lowRatio,highRatio,thresholdRatio,rounds}){let threshold=thresholdRatio===null?
"":`; threshold ${percent(thresholdRatio)}`;return rounds===null?thresholdRatio===null?"":`exact${threshold}`:`${lowRatio!==
null&&highRatio!==null?percentInterval(lowRatio,highRatio):changeRatio!==null&&rounds===1?"one round":"\u2013"}${threshold}`}var[labelWidth2,fullNameWidth,familyWidth]=[90,400,40],mostWithGrid=50,mostNameText=15e4;function tableHtml({label,columns,
rows,noun,file,note},most){let shownRows=rows.slice(0,most).map(row=>({row,cells:row.cells()})),shown2=shownColumns(columns,
shownRows.map(({cells})=>cells)),hasTools=shownRows.some(({row})=>row.family!==void 0),head=shown2.map(({title,isNumber,
isSorted})=>title===""?html`<td></td>`:html`<th scope="col" ${attributesOf(title,isNumber,isSorted)}>${title}</th>`),hidden=rows.
length-shownRows.length;return html`<div class="scroll" role="region" tabindex="0" aria-label="${plainSentence(label)}"><table${hasTools?
html` data-tools`:null}><thead><tr>${head}</tr></thead><tbody>
${shownRows.map(({row,cells})=>rowHtml(row,cells,shown2))}</tbody></table></div>${hidden>0?html`<p>… and ${formatCount(
hidden)} more ${noun}, in <code>${file}</code>.</p>`:null}${note===void 0?null:html`<p><small>${note}</small></p>`}`}function attributesOf(title,isNumber,isSorted){
return[titleAttribute(title),isNumber?html` class="n"`:null,isSorted?null:html` data-fixed`]}function titleAttribute(word){
let meaning=typeof word=="string"?meaningOf(word):null;return meaning===null?null:html` title="${meaning}"`}function rowHtml({
family,importance},cells,shown2){let change=cells.find(cell=>typeof cell!="string"&&cell.kind==="change"),attributes=[typeof change!=
"object"||change.kind!=="change"?null:html` class="s-${change.state}" data-state="${stateWord(change)}"`,family===void 0?
null:html` data-family="${plainText(clipMiddle(family,familyWidth))}"`,importance==="detail"?html` data-same`:null];return html`<tr${attributes}>${shown2.
map(({at,isNumber,contentOf:contentOf2,valueOf:valueOf2})=>{let cell=cells[at]??"",value=valueOf2(cell);return html`<td${isNumber?
html` class="n"`:null}${value===void 0?null:html` data-v="${value===null?"":Number(value.toPrecision(6))}"`}>${contentOf2(
cell)}</td>`})}</tr>
`}function stateWord({state,word}){return state==="noted"&&word===rowStates.noted.word?"slower, no regression":word===""?
rowStates[state].word:word}function shownColumns(columns,rows){let scale=changesScale(plottedChanges(columns,rows),rows.
length<=mostWithGrid),kernels=columns.findIndex(({kind})=>kind==="kernel"),places=[...columns.keys()].filter(at=>at!==kernels),
contents=kernelContents(rows,kernels);return(kernels<0?places:[kernels,...places]).flatMap(at=>{let column=columns[at];if(column===
void 0)return[];let plain2={...{at,title:column.title,isNumber:column.kind!=="text"&&column.kind!=="kernel"},isSorted:!0,
contentOf,valueOf};switch(column.kind){case"kernel":return[{...plain2,contentOf:cell=>contents.get(cell)??null}];case"pa\
ir":return column.split===!0?["base","head"].map(side=>sideColumn(plain2,side)):[plain2];case"change":return[plain2,...column.
interval===void 0?[]:[intervalColumn(plain2,scale)]];default:return[plain2]}})}function sideColumn(column,side){return{...column,
title:side,contentOf:cell=>typeof cell=="string"||cell.kind!=="pair"?contentOf(cell):sentence(sideText(cell,side)),valueOf:cell=>typeof cell==
"string"||cell.kind!=="pair"?null:cell[side]}}function plottedChanges(columns,rows){let plotted=[...columns.keys()].filter(
at=>columns[at]?.interval!==void 0);return rows.flatMap(cells=>plotted.flatMap(at=>{let cell=cells[at];return typeof cell==
"object"&&cell.kind==="change"?[cell.change]:[]}))}function intervalColumn(column,scale){return{...column,title:html`interval and threshold${intervalAxis(
scale)}`,isNumber:!1,isSorted:!1,contentOf:cell=>typeof cell=="string"||cell.kind!=="change"?null:html`${intervalPlot(cell.
change,scale)}<small>${intervalText(cell.change)}</small>`,valueOf:()=>{}}}function valueOf(cell){if(typeof cell!="strin\
g")switch(cell.kind){case"number":return cell.value;case"pair":return cell.head;case"change":return cell.change.changeRatio;case"\
kernel":return}}function contentOf(cell){if(typeof cell=="string")return sentence(cell);switch(cell.kind){case"number":return sentence(
cell.text);case"pair":return sentence(pairCellText(cell));case"change":return changeContent(cell);case"kernel":return null}}
function changeContent({sign,change,word}){let size=change.changeRatio===null?null:html` <b>${signedPercent(change.changeRatio)}</b>`,
meaning=titleAttribute(meaningOf(sign)===null?word:sign);return html`<span class="c">${sign}${size}</span> <small${meaning}>${word}</small>`}
function kernelContents(rows,at){let cells=rows.flatMap(row=>{let cell=row[at];return typeof cell=="object"&&cell.kind===
"kernel"?[cell]:[]}),labels=rowLabels(cells.map(({name})=>name),labelWidth2),left3=mostNameText;return new Map(cells.map(
(cell,index)=>{let label=labels[index]??"",full=clipMiddle(plainText(cell.name),fullNameWidth);left3-=full.length;let name=full===
label||left3<0?codeHtml2(label):html`<details>
              <summary>${codeHtml2(label)}</summary>
              ${codeHtml2(full)}
            </details>`;return[cell,html`${name}${cell.remarks.map(remark=>html`<small class="why">${sentence(remark)}</small>`)}`]}))}var mostRounds=60,width3=420,times={left:66,right:width3-10,top:26,bottom:180},gaugeHeight=54,gaugeGap=36,gauges=[{title:"\
mean SM clock",unit:"MHz",of:({meanSmClockMhz})=>meanSmClockMhz},{title:"mean temperature",unit:"\xB0C",of:({meanTemperatureC})=>meanTemperatureC}];
function roundsFigure({base,head},range,label){let side=(name,profile,of)=>profile===null||of===null?[]:[{name,profile,range:of}],
sides=[...side("base",base,range.base),...side("head",head,range.head)],most=Math.max(0,...sides.map(({range:{rounds}})=>rounds.
length));if(most<2||most>mostRounds||!sides.some(({range:of})=>usesGpu(of)))return null;let shown2=gauges.filter(gauge=>valuesOf(
sides,gauge).length>0);return html`<h4>Rounds</h4>
    <figure>
      ${plot(sides,shown2,label,most)}
      <figcaption>
        Time on the GPU in each round. The dashed lines are the medians of base and head. The axis doesn't start at 0.
        ${shown2.length>0?`Below: ${shown2.map(({title})=>title).join(", ")}. \xD7 marks a disturbed round.`:"The SM clo\
cks weren't recorded."}
      </figcaption>
    </figure>
    <details>
      <summary>Show as a table</summary>
      ${roundsTable(sides,label,most)}
    </details>`}function plot(sides,shown2,label,most){let gpuTime=gpuTimeOf(...sides.map(({range})=>range)),values=sides.
flatMap(({range})=>range.rounds.map(gpuTime)),across={at:round=>times.left+(round-.5)/most*(times.right-times.left),ticks:Array.
from({length:most},(_,index)=>index+1).filter(round=>most<=15||round%5===0)},down=linearScale([Math.min(...values),Math.
max(...values)],[times.bottom,times.top],4),below=shown2.map((gauge,index)=>{let top=times.bottom+(index+1)*gaugeGap+index*
gaugeHeight,own={...times,top,bottom:top+gaugeHeight},found=valuesOf(sides,gauge),scale=linearScale([Math.min(...found),
Math.max(...found)],[own.bottom,own.top],2);return{gauge,frame:own,scale}}),frame4={...times,bottom:below.at(-1)?.frame.
bottom??times.bottom},height4=frame4.bottom+40;return html`<svg
    class="chart"
    viewBox="0 0 ${width3} ${height4}"
    role="img"
    aria-label="Rounds of ${label}, ${sides.map(({name})=>name).join(" and ")}: time on the GPU${shown2.map(({title})=>`\
, ${title}`).join("")}"
  >
    ${leftAxis(down,times,timeText(down.ticks))}${bottomAxis(across,{...frame4,top:frame4.bottom},String)}
    <text x="${px((times.left+times.right)/2)}" y="${px(frame4.bottom+31)}" text-anchor="middle">round</text>
    ${below.map(one=>leftAxis(one.scale,one.frame,value=>`${String(value)} ${one.gauge.unit}`))}
    ${sides.map(side=>sidePoints(side,gpuTime,{across,down,below}))}${legend2(sides)}
  </svg>`}function sidePoints({name,profile,range},gpuTime,{across,down,below}){let middle2=px(down.at(median(range.rounds.
map(gpuTime)))),shift=name==="base"?-3:3,points=range.rounds.map((round,index)=>{let timeNs=gpuTime(round),gpu=profile.rounds[index]?.
gpu??null,x=across.at(index+1)+shift,others=below.map(({gauge,scale})=>{let value=gpu===null?null:gauge.of(gpu);return value===
null?null:mark(name,x,scale.at(value))}),disturbed=gpu?.state==="throttled"||gpu?.state==="clock-differs",y=down.at(timeNs),
cross=disturbed?html`<path class="x" d="M${px(x-6)} ${px(y-6)}l12 12m0-12l-12 12" />`:null;return html`${mark(name,x,y,`${name}\
, round ${String(index+1)}: ${formatNs(timeNs)}`)}${others}${cross}`});return html`<path class="m-${name}" d="M${times.left} ${middle2}H${times.
right}" />${points}`}function mark(name,x,y,title=null){let text=title===null?null:html`<title>${title}</title>`;return name===
"base"?html`<rect class="base" x="${px(x-4)}" y="${px(y-4)}" width="8" height="8">${text}</rect>`:html`<circle class="head" cx="${px(
x)}" cy="${px(y)}" r="4.5">${text}</circle>`}function legend2(sides){return sides.map(({name},index)=>{let x=times.right-
110+index*60;return html`${mark(name,x,9)}<text x="${x+9}" y="9" dy=".35em">${name}</text>`})}function timeText(ticks){let{
unit}=nsAmount(ticks.at(-1)??0),size={ns:1,\u00B5s:1e3,ms:1e6,s:1e9}[unit]??1,decimals=tickDecimals(ticks.map(tick=>tick/
size));return ns=>`${(ns/size).toFixed(decimals)} ${unit}`}function valuesOf(sides,{of}){return sides.flatMap(({profile})=>profile.
rounds.flatMap(({gpu})=>gpu===null?[]:of(gpu)??[]))}function roundsTable(sides,label,most){let gpuTime=gpuTimeOf(...sides.
map(({range})=>range)),columns=[numberColumn("round"),...sides.flatMap(({name})=>[numberColumn(`${name}, time on the GPU`),
textColumn(`${name}, GPU`)])],rows=Array.from({length:most},(_,index)=>({cells:()=>[countCell(index+1),...sides.flatMap(
({profile,range})=>{let round=range.rounds[index],gpu=profile.rounds[index]?.gpu??null;return[nsCell(round===void 0?null:
gpuTime(round)),gpu===null?"not recorded":gpuText(gpu)]})]}));return table(`Rounds of ${label}`,columns,rows,"rounds","p\
rofile.json").map(one=>tableHtml(one,most))}function gpuText(gpu){let{state}=gpu;if(state==="throttled"||state==="clock-\
differs")return disturbanceText({...gpu,state,round:1});let known=gauges.flatMap(({unit,of})=>{let value=of(gpu);return value===
null?[]:[`${value.toFixed(0)} ${unit}`]});return known.length===0?"unknown":known.join(", ")}var[width4,height2]=[420,150],frame2={left:66,right:width4-70,top:24,bottom:height2-22},sidePlaces={base:width4-54,head:width4-
16};function recentRunsFigure({points,changes,name},sides){let{name:unit,size}=shownUnit("ns",Math.max(...points.map(({valueNs})=>valueNs))),
drawn2=points.map(({valueNs,lowNs,highNs})=>({value:valueNs,low:lowNs,high:highNs})),known=[sides.base,sides.head].flatMap(
ns=>ns===null?[]:[ns]),[from,to]=drawnExtent(drawn2),extent=[Math.min(from,...known)/size,Math.max(to,...known)/size],scale=linearScale(
extent,[frame2.bottom,frame2.top],4),decimals=tickDecimals(scale.ticks),down={...scale,at:ns=>Math.min(frame2.bottom,Math.
max(frame2.top,scale.at(ns/size)))},step=(frame2.right-frame2.left)/points.length,at=point=>frame2.left+(point+.5)*step,
title=point=>`${runTitle(point)}: ${numberText(point.valueNs/size,decimals+1)} ${unit} (${numberText(point.lowNs/size,decimals+
1)} to ${numberText(point.highNs/size,decimals+1)})`;return html`<figure>
    <svg
      class="trend recent"
      viewBox="0 0 ${width4} ${height2}"
      role="group"
      aria-label="Last ${points.length} runs of ${plainText(name)} in the history, base and head"
    >
      ${leftAxis(scale,frame2,value=>numberText(value,decimals))}
      <text x="0" y="12">${unit}</text>
      <path
        class="spread"
        d="${points.map(({lowNs,highNs},point)=>`M${px(at(point))} ${px(down.at(lowNs))}V${px(down.at(highNs))}`).join("")}"
      />
      <path
        class="dots"
        d="${points.map(({valueNs},point)=>`M${px(at(point))} ${px(down.at(valueNs))}h0`).join("")}"
      />
      ${changes.map(({point,changeRatio,state})=>html`<path
            class="change ${changeRatio>0?"worse":"better"} ${state}"
            d="M${px(at(point)-step/2)} ${frame2.top}V${frame2.bottom}"
            ><title>${signedPercent(changeRatio)}</title></path
          >`)}
      <text x="${frame2.left}" y="${height2-6}">${dayText(points[0]?.date)}</text>
      <text x="${frame2.right}" y="${height2-6}" text-anchor="end">${dayText(points.at(-1)?.date)}</text>
      <g class="hits" aria-hidden="true">
        ${points.map((point,index)=>hitArea(point,title(point),at(index)-step/2,step))}
      </g>
      ${sideMark("base",sides,down)}${sideMark("head",sides,down)}
    </svg>
    <figcaption>
      The last ${points.length} runs in the history with the spread of their rounds, and base and head on the same
      scale. The runs may have used another GPU of the same model.
    </figcaption>
  </figure>`}function sideMark(name,sides,down){let ns=sides[name];if(ns===null)return null;let x=sidePlaces[name];return html`${mark(
name,x,down.at(ns),name)}<text x="${x}" y="${height2-6}" text-anchor="middle">${name}</text>`}function hitArea({link:link2},title,from,step){
let area=html`<path d="M${px(from)} ${frame2.top}h${px(step)}v${frame2.bottom-frame2.top}h-${px(step)}z"
    ><title>${title}</title></path
  >`;return link2===null?area:html`<a href="${link2}" tabindex="-1">${area}</a>`}var[width5,height3]=[640,400],frame3={left:84,right:width5-14,top:24,bottom:height3-46},mostPoints=200;function rooflineFigure({
base,head}){let points=[...base===null?[]:pointsOf(base,"base"),...pointsOf(head,"head")];return points.length===0?null:
html`<div class="scroll" role="region" tabindex="0" aria-label="Roofline">${plot2(points)}</div>
    <p>
      Each point is one measured launch. Its area is the kernel's time; base is hollow, head is filled. The lines are
      the limits of device memory and of each precision's peak.
    </p>
    <details>
      <summary>Show as a table</summary>
      ${pointsTable(points)}
    </details>`}function pointsOf({ranges},side){return ranges.flatMap(range=>range.kernels.flatMap(kernel=>{let roofline=kernel.
ncu.find(sample=>sample.roofline!==null)?.roofline;return(roofline?.points??[]).flatMap(point=>point.intensity===null||point.
intensity<=0||point.flopPerSecond<=0?[]:[{side,kernel:kernel.name,range:rangeText(range.name,range.domain),precision:point.
precision,intensity:point.intensity,flopPerSecond:point.flopPerSecond,roof:point.roofFlopPerSecond,peak:point.peakFlopPerSecond,
peakBytesPerSecond:roofline?.peakBytesPerSecond??null,totalNs:medianTotalNs(kernel)}])})).toSorted((one,other)=>other.totalNs-
one.totalNs).slice(0,mostPoints)}function plot2(points){let intensities=points.map(({intensity})=>intensity),peaks=new Map(
points.flatMap(({precision,peak})=>peak===null||peak<=0?[]:[[precision,peak]])),rates=[...points.map(({flopPerSecond})=>flopPerSecond),
...peaks.values()],memory=Math.max(0,...points.flatMap(({peakBytesPerSecond})=>peakBytesPerSecond??[])),knees=memory===0?
[]:[...peaks.values()].map(peak=>peak/memory),across=logScale([Math.min(...intensities,...knees),Math.max(...intensities,
...knees)*1.5],[frame3.left,frame3.right]),down=logScale([Math.min(...rates),Math.max(...rates)],[frame3.bottom,frame3.top]),
most=Math.max(...points.map(({totalNs})=>totalNs),1);return html`<svg
    class="chart wide"
    viewBox="0 0 ${width5} ${height3}"
    role="img"
    aria-label="Roofline: operations per second over operations per byte, ${points.length} points"
  >
    ${leftAxis(down,frame3,flopText)}${bottomAxis(across,frame3,value=>String(value))}
    <text x="${px((frame3.left+frame3.right)/2)}" y="${height3-8}" text-anchor="middle">
      operations per byte of device memory
    </text>
    ${memory===0?null:ceiling(memory,across,down,Math.max(...rates))}${[...peaks].map(([precision,peak])=>peakLine(precision,
peak,memory,across,down))}
    ${points.map(point=>pointMark(point,across,down,most))}
  </svg>`}function ceiling(bytesPerSecond,across,down,top){let[left3=1,right3=1]=[across.ticks[0],across.ticks.at(-1)],bottom=down.
ticks[0]??1,from=Math.max(left3,bottom/bytesPerSecond),to=Math.min(right3,top/bytesPerSecond);if(to<=from)return html``;
let y=intensity=>down.at(intensity*bytesPerSecond),middle2=Math.sqrt(from*to);return html`<path class="roof" d="M${px(across.
at(from))} ${px(y(from))}L${px(across.at(to))} ${px(y(to))}" /><text
      x="${px(across.at(middle2)-8)}"
      y="${px(y(middle2)-4)}"
      text-anchor="end"
      >${figureText({value:bytesPerSecond,unit:"byte/s"})}</text
    >`}function peakLine(precision,peak,memory,across,down){let knee2=memory===0?across.ticks[0]??1:peak/memory,from=Math.
max(across.ticks[0]??1,knee2),y=down.at(peak);return html`<path class="roof" d="M${px(across.at(from))} ${px(y)}H${px(frame3.
right)}" /><text
      x="${px(frame3.right)}"
      y="${px(y-4)}"
      text-anchor="end"
      >${precision}, ${flopText(peak)}</text
    >`}function pointMark(point,across,down,most){let{side,kernel,precision,intensity,flopPerSecond,totalNs}=point,radius=3+
11*Math.sqrt(totalNs/most);return html`<circle
    class="${side}"
    cx="${px(across.at(intensity))}"
    cy="${px(down.at(flopPerSecond))}"
    r="${px(radius)}"
    ><title>
      ${kernelLabel(kernel,90)} (${side}, ${precision}): ${flopText(flopPerSecond)}, ${formatNs(totalNs)}
    </title></circle
  >`}function pointsTable(points){let columns=[textColumn("side"),kernelColumn,textColumn("range"),textColumn("precision"),
...["operations per second","operations per byte","share of its roof","kernel time"].map(title=>numberColumn(title))],rows=points.
map(point=>({cells:()=>[point.side,{kind:"kernel",name:point.kernel,remarks:[]},nameText(point.range),point.precision,numberCell(
point.flopPerSecond,flopText),numberCell(point.intensity,value=>String(Number(value.toPrecision(3)))),numberCell(point.roof===
null?null:point.flopPerSecond/point.roof,ratio=>`${(ratio*100).toFixed(1)}%`),nsCell(point.totalNs)]}));return table("Ro\
ofline",columns,rows,"points","profile.json").map(one=>tableHtml(one,points.length))}var flopUnits=[[1e15,"PFLOP/s"],[1e12,
"TFLOP/s"],[1e9,"GFLOP/s"],[1e6,"MFLOP/s"]];function flopText(flopPerSecond){let[size,unit]=flopUnits.find(([least])=>flopPerSecond>=
least)??[1,"FLOP/s"];return`${String(Number((flopPerSecond/size).toPrecision(3)))} ${unit}`}var levels=8;function densityStrip(pieces,{left:left3,width:width6,top,height:height4,lengthNs}){let columns=Math.floor(
width6),columnNs=lengthNs/columns,times2=new Map;for(let{startNs,durationNs,look}of pieces){let of=times2.get(look);of===
void 0&&times2.set(look,of=new Float64Array(columns));let endNs=startNs+durationNs,last=Math.min(columns-1,Math.floor(endNs/
columnNs));for(let column=Math.max(0,Math.floor(startNs/columnNs));column<=last;column+=1)of[column]=(of[column]??0)+Math.
max(0,Math.min(endNs,(column+1)*columnNs)-Math.max(startNs,column*columnNs))}let paths=new Map;for(let column=0;column<columns;){
let{look,level:level2}=columnOf(times2,column,columnNs),end=column+1;for(;end<columns;end+=1){let next=columnOf(times2,end,
columnNs);if(next.look!==look||next.level!==level2)break}if(level2>0){let high=height4*level2/levels;paths.set(look,`${paths.
get(look)??""}M${px(left3+column)} ${px(top+height4)}v-${px(high)}h${String(end-column)}v${px(high)}z`)}column=end}return[
...paths].map(([look,path])=>html`<path class="${look}" d="${path}" />`)}function columnOf(times2,column,columnNs){let[most,
all,look]=[0,0,""];for(let[one,of]of times2){let ns=of[column]??0;all+=ns,ns>most&&([most,look]=[ns,one])}let level2=all===
0?0:Math.max(1,Math.min(levels,Math.round(all/columnNs*levels)));return{look,level:level2}}var mostBytes=6e5;function perfettoPart(trace,range,room){let small=trace.small(range,Math.min(mostBytes,Math.floor(room*
.75)));return html`<div id="perfetto">
    <p>
      To zoom in, open <code>${trace.file}</code>, which is next to this page or in the same artifact, at
      <b>ui.perfetto.dev</b>. The trace stays in your browser. It contains: ${trace.holds}.
    </p>
    ${small===null?null:html`<p>
              <small
                >This page contains one instance of ${nameCode(rangeText(range.name,range.domain))} (${small.holds};
                ${sizeText(small.data.length)}).</small
              >
            </p>
            ${dataElement("trace",Buffer.from(small.data).toString("base64"))}`}
  </div>`}var[mostRanges2,mostStreams,mostLevels,mostBoxes]=[3,8,3,150],[left2,right2]=[118,1168],[rowHeight2,rowGap]=[20,5],leastWidth=1;
function timelineRanges({timelines},ranges){let busyNs=({head,base})=>(head??base)?.rounds[0]?.kernelNs??0,known=range=>[
...timelines.base,...timelines.head].some(one=>isOf(one,range)&&one.kept.length>0),passes=({row})=>row===null||row.verdict===
"pass";return ranges.filter(known).toSorted((one,other)=>Number(passes(one))-Number(passes(other))||busyNs(other)-busyNs(
one))}function isOf(one,{name,domain}){return one.name===name&&one.domain===domain}function timelineFigure(input,ranges,room){
let known=timelineRanges(input,ranges),[first]=known;if(first===void 0)return null;let looks=familyLooks(ranges),shown2=known.
slice(0,mostRanges2).map(range=>{let of=side=>side.find(one=>isOf(one,range))??null;return{label:rangeText(range.name,range.
domain),base:of(input.timelines.base),head:of(input.timelines.head)}}),figures2=html`${shown2.map(one=>rangeFigures(one,
looks))}`;return html`${figures2}
    ${shown2.some(({base,head})=>[base,head].some(side=>side?.kept.some(hasWork)===!0))?keys(looks):null}
    <p>
      Each range's median instance in the first round. Both sides share one scale. Work narrower than a pixel is drawn
      as columns; their height is the share of the time when something
      ran.${known.length>shown2.length?` Only ${String(shown2.length)} of ${String(known.length)} ranges are shown: regr\
essed ones first, then those with the most kernel time.`:""}
      Tracing makes the host's calls look longer.
    </p>
    ${input.trace===null?null:perfettoPart(input.trace,first,room-figures2.text.length)}`}function keys(looks){return html`<p class="key">
      ${[...looks.used].map(([family,look])=>html`<span class="${look}"><i></i>${family}</span> `)}<span
        class="k-idle"
        ><i></i>GPU idle</span
      >
    </p>
    <p class="key">
      CUDA calls: ${callLooks.map(({use,title})=>html`<span class="u-${use}"><i></i>${title}</span> `)}
    </p>`}var callLooks=[{use:"launch",title:"launch"},{use:"graphLaunch",title:"graph launch"},{use:"copy",title:"copy"},
{use:"synchronization",title:"synchronization"},{use:"memory",title:"allocation"},{use:"other",title:"other"}],familyColors=16,
copyFamily="copy";function familyLooks(ranges){let families2=new Map;for(let{base,head}of ranges)for(let{name,family}of[
...base?.kernels??[],...head?.kernels??[]])families2.set(name,family);let used=new Map([[copyFamily,"k-copy"]]);return{used,
of:({type})=>{let family=plainText(clipMiddle(families2.get(type.name)??"other",40)),known=used.get(family);if(known!==void 0)
return known;let own=used.size-1,[name,look]=own<familyColors?[family,`f${String(own)}`]:["other families","s-same"];return used.
set(name,look),look}}}function rangeFigures({label,base,head},looks){let sides=[{name:"base",range:base},{name:"head",range:head}].
flatMap(({name,range})=>{let instance=range?.kept.find(({role})=>role==="median");return range===null||instance===void 0?
[]:[{name,range,instance}]}),lengthNs=Math.max(1,...sides.map(({instance})=>lastEndNs(instance))),shortLabel=plainText(clipMiddle(
label,60)),closeNs=Math.max(0,...sides.map(({instance})=>closeUpNs(instance))),rangeName2=(base??head)?.name??"",scrolled=(name,title,instance,ns)=>html`<div class="scroll" role="region" tabindex="0" aria-label="${title} of ${shortLabel}, ${name}">
      ${drawing(instance,ns,looks,{name:rangeName2,label:`${title} of an instance of ${shortLabel}, ${name}: NVTX ranges${hasWork(
instance)?", CUDA calls, streams and idle time":""}`})}
    </div>`;return html`<h3>${nameCode(label)}</h3>
    ${sides.map(({name,range,instance})=>html`<figure>
          <figcaption>
            <b>${name}</b>: instance ${formatCount(instance.place)} of ${formatCount(range.instances)},
            ${formatNs(instance.durationNs)}, ${formatCount(instance.kernels.length)}
            kernels${cutText(instance)}${graphText(instance)}${idleText(instance)}
          </figcaption>
          ${scrolled(name,"Timeline",instance,lengthNs)}
        </figure>`)}${closeNs===0?null:sides.map(({name,instance})=>{let fromNs=middleNs(instance);return html`<figure>
              <figcaption><b>${name}</b>, ${formatNs(closeNs)} of it, ${formatNs(fromNs)} after its start</figcaption>
              ${scrolled(name,"A part",within(instance,fromNs,closeNs),closeNs)}
            </figure>`})}`}var closeKernels=60;function middleNs({kernels}){return Math.max(0,kernels[Math.floor(kernels.
length/2)]?.startNs??0)}function closeUpNs({kernels}){let middle2=Math.floor(kernels.length/2);return kernels.length<=closeKernels*
2?0:(kernels[middle2+closeKernels]?.startNs??0)-(kernels[middle2]?.startNs??0)}function within(instance,fromNs,lengthNs){
let cut=spans=>spans.flatMap(span=>{let startNs=Math.max(0,span.startNs-fromNs),endNs=Math.min(lengthNs,span.startNs+span.
durationNs-fromNs);return endNs<=startNs?[]:[{...span,startNs,durationNs:endNs-startNs}]}),{kernels,copies,calls,ranges,
durationNs}=instance;return{...instance,kernels:cut(kernels),copies:cut(copies),calls:cut(calls),ranges:cut(ranges),durationNs:Math.
max(0,Math.min(lengthNs,durationNs-fromNs))}}function graphText({calls}){let count=calls.filter(({use})=>use==="graphLau\
nch").length;return count===0?"":`, ${counted(count,"graph launch","graph launches")}`}function hasWork({kernels,copies}){
return kernels.length+copies.length>0}function idleText(instance){if(!hasWork(instance))return"";let idle=idleSpans(instance),
{durationNs}=instance,within2=idle.reduce((sum,{durationNs:ns})=>sum+ns,0),longest=idle.reduce((most,{durationNs:ns})=>Math.
max(most,ns),0);return durationNs===0||longest===0?"":`; GPU idle ${formatNs(within2)} (${formatShare(within2/durationNs)}\
), longest gap ${formatNs(longest)}`}function idleSpans({kernels,copies,durationNs}){let work=[...kernels,...copies].toSorted(
(one,other)=>one.startNs-other.startNs),spans=[],until=0,gap=(startNs,endNs)=>{endNs>startNs&&spans.push({startNs,durationNs:endNs-
startNs,look:"k-idle"})};for(let{startNs,durationNs:ns}of work)gap(until,Math.min(startNs,durationNs)),until=Math.max(until,
startNs+ns);return gap(until,durationNs),spans}function drawing(instance,lengthNs,looks,{name,label}){let calls={title:"\
CUDA calls",content:strip=>callBoxes(instance.calls,strip)},idle={title:"GPU idle",content:strip=>densityStrip(idleSpans(
instance),strip)},rows=[...levelsOf(instance,name).map((ranges,level2)=>({title:level2===0?"NVTX":"",content:strip=>rangeBoxes(
ranges,strip)})),...instance.calls.length>0||hasWork(instance)?[calls]:[],...streamRows(instance,looks),...hasWork(instance)?
[idle]:[]],bottom=rows.length*(rowHeight2+rowGap),scale=linearScale([0,lengthNs],[left2,right2],8),at=ns=>left2+ns/lengthNs*
(right2-left2),ticks=scale.ticks.filter(tick=>tick<=lengthNs);return html`<svg class="chart timeline" viewBox="0 0 1200 ${bottom+
22}" role="img" aria-label="${label}">
    ${bottomAxis({at,ticks},{left:left2,right:right2,top:0,bottom},tick=>tick===0?"0":formatNs(tick))}
    ${rows.map(({title,content},index)=>{let top=index*(rowHeight2+rowGap);return html`${title===""?null:html`<text x="${left2-
6}" y="${top+rowHeight2/2}" dy=".35em" text-anchor="end">${clipMiddle(title,18)}</text>`}${content({left:left2,width:right2-
left2,top,height:rowHeight2,lengthNs})}`})}
  </svg>`}function levelsOf({ranges,process,thread,durationNs},name){let levels2=[[{startNs:0,durationNs,process,thread,
name,domain:"",style:"pushpop"}]],ends=[];for(let range of ranges)if(!(range.style!=="pushpop"||thread!==-1&&(range.process!==
process||range.thread!==thread))){for(;ends.length>0&&(ends.at(-1)??0)<=range.startNs;)ends.pop();ends.length<mostLevels&&
(levels2[ends.length+1]??=[]).push(range),ends.push(range.startNs+range.durationNs)}return levels2}function rangeBoxes(ranges,strip){
let named=ranges.map(range=>({...range,look:"s-plain",label:clipMiddle(plainText(rangeText(range.name,range.domain)),120)}));
return boxesAndColumns(named,strip)}function callBoxes(calls,strip){let named=calls.map(call=>({...call,look:`u-${call.use}`,
label:plainText(call.name??"CUDA call")}));return boxesAndColumns(named,strip)}function streamRows(instance,looks){let labels=new Map,
labelOf2=name=>{let label=labels.get(name)??kernelLabel(name,120);return labels.set(name,label),label},work=[...instance.
kernels.map(kernel=>({...kernel,look:looks.of(kernel),label:labelOf2(kernel.type.name)})),...instance.copies.map(copy=>({
...copy,look:"k-copy",label:copy.kind==="fill"?"memset":"copy"}))],devices=new Set(work.map(({device})=>device)).size,rows=[
...Map.groupBy(work,({process,device,stream})=>`${String(process)} ${String(device)} ${String(stream)}`).values()].toSorted(
(one,other)=>other.length-one.length).flatMap(all=>{let[first]=all,stream=first?.stream==null?"stream unknown":`stream ${String(
first.stream)}`,title=devices>1?`GPU ${String(first?.device)}, ${stream}`:stream;return lanesOf(all).map((lane,index)=>({
title:index===0?title:"\u2026 at once",content:strip=>boxesAndColumns(lane,strip)}))}),more=rows.length-mostStreams;return[
...rows.slice(0,mostStreams),...more>0?[{title:`\u2026 ${counted(more,"more row")}`,content:()=>html``}]:[]]}function lanesOf(work){
let lanes=[],ends=[];for(let one of work.toSorted((first,second)=>first.startNs-second.startNs)){let free=ends.findIndex(
end=>end<=one.startNs),lane=free===-1&&lanes.length<mostStreams?lanes.push([])-1:Math.max(0,free);lanes[lane]?.push(one),
ends[lane]=Math.max(ends[lane]??0,one.startNs+one.durationNs)}return lanes}function boxesAndColumns(work,strip){let wide=work.
filter(({durationNs})=>widthOf(durationNs,strip)>=leastWidth).toSorted((one,other)=>other.durationNs-one.durationNs).slice(
0,mostBoxes),drawn2=new Set(wide),narrow=work.filter(one=>!drawn2.has(one));return[...densityStrip(narrow,strip),...wide.
map(one=>box(one,strip))]}function widthOf(durationNs,{width:width6,lengthNs}){return durationNs/lengthNs*width6}function box({
startNs,durationNs,label,look},strip){let width6=widthOf(durationNs,strip),x=strip.left+widthOf(startNs,strip),room=Math.
floor((width6-8)/6.5);return html`<g class="${look}">
    <title>${label}: ${formatNs(durationNs)}</title>
    <rect x="${px(x)}" y="${strip.top}" width="${px(Math.max(.5,width6-.5))}" height="${strip.height}" />
    ${room<4?null:html`<text x="${px(x+4)}" y="${strip.top+strip.height/2}" dy=".35em">${clipMiddle(label,room)}</text>`}
  </g>`}import{createHash}from"node:crypto";function pageHtml({title,header,main,footer},{style,script}){let policy=`default-src 'none'; style-src '${hashOf(style)}\
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
    </html> `.text}function hashOf(text){return`sha256-${createHash("sha256").update(text).digest("base64")}`}var[mostParts,mostRows2,mostItems,mostOpenItems]=[40,200,200,12],signs={bad:"\u2717 ",unsure:"? ",good:"\u2713 ",accepted:"",
warning:"\u26A0 ",note:""};function blocksHtml(blocks,page,level2,title=""){return blocks.flatMap(block=>blockHtml(block,
page,level2,title)??[])}function blockHtml(block,page,level2,title){switch(block.kind){case"paragraph":return html`<p>${bold2(
block.title,": ")}${sentence(block.text)}</p>`;case"footnote":return html`<p><small>${sentence(block.text)}</small></p>`;case"\
lines":return html`<p>${bold2(block.title,":")}</p>
        <pre tabindex="0" role="region" aria-label="${block.title}">${block.text}</pre>`;case"list":return listHtml(block);case"\
table":return block.isLong===!0?tableHtml(block,Math.min(mostRows2,page.kernels)):tableHtml(block,block.rows[0]?.family===
void 0?mostRows2:page.kernels);case"group":return groupHtml(block,page,level2,title);case"parts":return partsHtml(block,
page);case"figure":return page.draw(block)}}function bold2(title,end){return title===void 0?null:html`<b>${sentence(title)}${end}</b>`}
function listHtml({items,noun,file}){let shown2=items.filter(({isRepeated})=>isRepeated!==!0),more=shown2.length-mostItems;
return shown2.length===0?null:html`<ul>
    ${shown2.slice(0,mostItems).map(itemHtml)}${more>0?html`<li>… and ${formatCount(more)} more ${noun}, in <code>${file}</code></li>`:
null}
  </ul>`}function itemHtml({title,text,tone,more}){let sign=tone===void 0?"":signs[tone],rest=more===void 0?null:html` <small>${sentence(
more)}</small>`;return title===void 0||more===void 0?html`<li>${sign}${bold2(title,": ")}${sentence(text)}${rest}</li>`:
html`<li>
    <details>
      <summary>${sign}${bold2(title,"")}</summary>
      <p>${sentence(text)}</p>
      <p>${rest}</p>
    </details>
  </li>`}function groupHtml({title,importance,blocks},page,level2,outer){if(importance==="summary")return null;let content=blocksHtml(
blocks,page,4);if(content.length===0)return null;let items=blocks.reduce((sum,block)=>sum+(block.kind==="list"?block.items.
length:0),0);return title===outer?html`${content}`:importance==="reference"||importance==="detail"&&items>mostOpenItems&&
level2===3?html`<details>
      <summary>${sentence(title)}${items===0?null:` (${formatCount(items)})`}</summary>
      ${content}
    </details>`:level2===3?html`<h3>${sentence(title)}</h3>
        ${content}`:html`<h4>${sentence(title)}</h4>
        ${content}`}function partsHtml({parts,noun,file},page){let hidden=parts.length-mostParts;return[...parts.slice(0,
mostParts).map(part=>partHtml(part,page)),...parts.some(({tag})=>tag!==null)?[legendHtml]:[],...hidden>0?[html`<p>… and ${formatCount(
hidden)} more ${noun}, in <code>${file}</code>.</p>`]:[]]}function partHtml({title,tag,isUnchanged,blocks},page){let heading2=html`<h3>
    ${sentence(title)}${tag===null?null:html` <span class="tag ${tag}">${tag}</span>`}
  </h3>`,content=blocksHtml(blocks(),page,4);return isUnchanged?html`<details class="range">
    <summary>${heading2}</summary>
    ${content}
  </details>`:html`<section class="range">${heading2} ${content}</section>`}var legendHtml=html`<details class="legend">
  <summary>Legend</summary>
  <dl>
    ${Object.entries(legend).map(([term,meaning])=>html`<dt>${term}</dt>
          <dd>${meaning}</dd>`)}
  </dl>
</details>`;var mostText=185e4,[mostKernels,mostRanges3,leastKernels]=[2e3,40,20];function reportHtml(input,assets){let reference=input.
reference??null,whole=reportInput({...input,reference:reference===null?null:{comparison:reference,age:null}}),made=reportDocument(
whole),ranges=reportRanges(whole),sections=sectionsOf(made,input,ranges),title=titleOf2(ranges);return pageHtml({title,header:html`${verdict(
made,input)}
        <nav aria-label="Sections">
          ${sections.map(section=>html`<a href="#${section.anchor}">${section.title}</a> `)}
        </nav>`,main:sections.map(section=>sectionHtml(section,input.comparison!==null&&!openAnchors.has(section.anchor))),
footer:html`Generated by ${input.head.tool.name} ${input.head.tool.version} from
        <code>profile.json</code>${input.comparison===null?null:html` and <code>comparison.json</code>`}, which
        ${input.comparison===null?"has":"have"} all the numbers.`},assets)}var openAnchors=new Set(["metrics","why","ran\
ges"]);function sectionHtml({anchor,title,content},isFolded){return isFolded?html`<section id="${anchor}">
    <details>
      <summary><h2>${title}</h2></summary>
      ${content}
    </details>
  </section> `:html`<section id="${anchor}">
      <h2>${title}</h2>
      ${content}
    </section> `}function titleOf2(ranges){let names=ranges.map(({name,domain})=>plainText(clipMiddle(rangeText(name,domain),
40)));return names.length===0?"GPU profile":`GPU profile: ${listText(names,3)}`}function verdict({lead,effect,opening},{
comparison,reference,failure,fails}){let worst=worstOf([comparison,reference??null]);return html`<div class="verdict ${fails||
failure!==null?"bad":worst==="pass"?"good":"open"}">
    <h2>${lead.word}</h2>
    <p class="what">${sentence(lead.what)}</p>
    ${lead.confidence===""?null:html`<p>${lead.confidence}</p>`}${fails?html`<p><b>${effect}</b></p>`:null}
    ${blocksHtml(opening,{kernels:0,draw:()=>null},4)}
  </div>`}function sectionsOf(made,input,ranges){let kernels=Math.max(leastKernels,Math.floor(mostKernels/Math.max(1,Math.
min(mostRanges3,ranges.length)))),pageWith=room=>({kernels,draw:figure=>drawn(figure,input,ranges,room)}),rendered2=(room,isWanted)=>new Map(
made.sections.filter(({anchor})=>isWanted(anchor)).map(({anchor,title,blocks})=>[anchor,blocksHtml(blocks,pageWith(room),
3,title)])),others=rendered2(0,anchor=>anchor!=="timeline"),taken=[...others.values()].flat().reduce((sum,{text})=>sum+text.
length,0),all=new Map([...others,...rendered2(mostText-taken,anchor=>anchor==="timeline")]);return made.sections.flatMap(
({anchor,title})=>{let content=all.get(anchor)??[];return content.length===0?[]:[{anchor,title,content:html`${content}`}]})}
function drawn(figure,input,ranges,room){switch(figure.name){case"icicle":return icicleFigure(ranges);case"timeline":return timelineFigure(
input,ranges,room);case"roofline":return rooflineFigure(input);case"rounds":return roundsFigure(input,figure.range,labelOf(
figure.range));case"recent-runs":return recentRunsFigure(figure.history,figure.sides);case"ranks":return ranksFigure(figure.
range,labelOf(figure.range))}}function labelOf({name,domain}){return plainText(clipMiddle(rangeText(name,domain),60))}function reportFiles(context,input,added){let trace=added.find(file=>file.trace!==void 0)?.trace??null;return new Map([...added.
map(({name,bytes})=>[name,bytes]),["report.html",reportHtml({...input,trace},reportAssets(context))]])}export{list,fold,prose,link,schemaComment,linksText,commentLimit,commentMarkdown,jobSummary,comparisonComment,linearScale,
px,html,sentence,plainSentence,leftAxis,tickDecimals,shownUnit,drawnExtent,numberText,pageHtml,reportFiles};
