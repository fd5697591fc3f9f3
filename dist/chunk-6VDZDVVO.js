import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{instanceRoles}from"./chunk-GULUEFPL.js";import{acceptedText,budgetText,changeText,clockText,countReasonIds,
countTitle,countValue,countWord,decisiveChanges,disturbanceText,explanations,fasterRanges,gpuTimeOf,hasOneProcess,isAccepted,
isFailing,isOneRound,isReplacement,librariesOf,limitationTexts,lineNotes,markdownCode,markdownTable,markdownText,misfitText,
plainWords,quotedInText,rangesBySeverity,roundsText,rowStates,shownCounts,shownParts,sideParts,slowerRanges,sumRows,unknownText,
verdictName,verdictText,withinRounds}from"./chunk-DW523HNJ.js";import{figureText}from"./chunk-ZCRRITA3.js";import{
bySeverity,comparedRanks,gpuShare,kernelLabel,kernelLabels,left,measuredRanks,metricAmount,metricTitle,metricValues,metricWords,
missingNcuText,profileMetrics,rangeName,right,topFindings}from"./chunk-6T2J63QD.js";import{reportAssets}from"./chunk-H7K65O74.js";
import{median,medianKernelNs,medianLaunches,medianTotalNs}from"./chunk-HII2UYUJ.js";import{clipMiddle,countAmount,
formatCount,formatCounts,formatNs,formatShare,nsAmount}from"./chunk-QMXSBUPN.js";import{communicationFamily,rangeText,
rankText}from"./chunk-AX7BFPLO.js";import{counted,listText}from"./chunk-4UT5UUEK.js";import{amountText,countText,
percent,percentInterval,signedPercent,sizeText}from"./chunk-5D4Z67PI.js";import{plainLines,plainText}from"./chunk-XZ34GZY7.js";function table(columns,cells,noun,total=cells.length){if(total===0)return[];let[titles="",alignment="",...rows]=markdownTable(
columns,cells).split(`
`);return[{kind:"rows",head:[titles,alignment],rows,total,more:moreOf(noun,total)}]}function list(items,noun,total=items.
length){return total===0?[]:[{kind:"rows",head:[],rows:items.map(item=>`- ${item}`),total,more:moreOf(noun,total)}]}function fold(title,blocks){
return blocks.length===0?[]:[{kind:"fold",title,blocks}]}function blocksText(blocks,shown=new Map){return blocks.map(block=>blockText(
block,shown)).join(`

`)}function blockText(block,shown){if(typeof block=="string")return block;if(block.kind==="fold")return`<details><summar\
y>${block.title}</summary>

${blocksText(block.blocks,shown)}

</details>`;let rows=block.rows.slice(0,shown.get(block)),more=rows.length<block.total?[block.more(rows.length)]:[];return[
...rows.length===0?[]:[[...block.head,...rows].join(`
`)],...more].join(`

`)}function moreOf(noun,total){return shown=>{let hidden=countText(total-shown);return shown===0?`*${hidden} ${noun} lef\
t out for length.*`:`*\u2026 and ${hidden} more ${noun}.*`}}function commentExtent(jobs,ranges){let shared=Math.max(1,jobs*Math.min(ranges,3)),share2=rows=>Math.max(3,Math.floor(rows/
shared));return{ranges:Math.min(3,Math.max(1,ranges)),changedKernels:share2(10),kernels:share2(8),otherKernels:0,families:share2(
8)}}function summaryExtent(jobs){let kernels2=Math.max(20,Math.floor(1e3/jobs));return{ranges:12,changedKernels:30,kernels:kernels2,
otherKernels:kernels2,families:40}}var fewestRows=3;function fittedText(blocks,limit,size){let whole=blocksText(blocks);if(size(whole)<=limit)return whole;
let shorter=withFewerRows(withFewerFolds(blocks,limit,size),limit,size);if(shorter!==null)return shorter;let first=[...blocks.
slice(0,2),"*All else is left out for length.*"];return withFewerRows(first,limit,size)??blocksText(blocks.slice(0,1))}function withFewerFolds(blocks,limit,size){
let least=kept2=>size(leastText(kept2))+2,length=blocks.reduce((sum,block)=>sum+least([block]),0),fromBottom=(kept2,change)=>kept2.
toReversed().flatMap(block=>{if(length<=limit||typeof block=="string"||block.kind!=="fold")return[block];let changed=change(
block);return length+=(changed.length===0?0:least(changed))-least([block]),changed.toReversed()}).reverse(),shallow=fromBottom(
blocks,fold2=>[{...fold2,blocks:withoutFolds(fold2.blocks)}]);if(length<=limit)return shallow;length+=least([noteOf(shallow.
length)]);let kept=fromBottom(shallow,()=>[]);return[...kept,noteOf(shallow.length-kept.length)]}function withoutFolds(blocks){
let kept=blocks.filter(block=>typeof block=="string"||block.kind!=="fold");return kept.length===blocks.length?kept:[...kept,
noteOf(blocks.length-kept.length)]}function noteOf(folds){return`*${String(folds)} folded ${folds===1?"part is":"parts a\
re"} left out for length.*`}function leastText(blocks){return blocksText(blocks,new Map(rowsOf(blocks).map(rows=>[rows,fewestRows])))}
function withFewerRows(blocks,limit,size){let length=size(blocksText(blocks)),tables=rowsOf(blocks).map(rows=>{let sizes=rows.
rows.map(row=>size(row)+1);return{rows,sizes,length:sizes.reduce((sum,one)=>sum+one,0),cut:rows.rows.length<rows.total}});
for(;length>limit;){let[first]=tables;if(first===void 0)return null;let longest=tables.reduce((most,one)=>one.length>most.
length?one:most,first),row=longest.sizes.pop();if(row===void 0)return null;longest.length-=row,length-=row,longest.cut||
(length+=size(longest.rows.more(0))+2),longest.cut=!0}return blocksText(blocks,new Map(tables.map(({rows,sizes})=>[rows,
sizes.length])))}function rowsOf(blocks){return blocks.flatMap(block=>typeof block=="string"?[]:block.kind==="rows"?[block]:
rowsOf(block.blocks))}var unknown="\u2013",tie="\xA0";function timePair({baseNs,headNs}){let one=headNs??baseNs;return one===null?unknown:baseNs===
null||headNs===null?tied(formatNs(one)):amountPair(nsAmount(baseNs),nsAmount(headNs))}function countPair(base,head,amountOf=countAmount){
return base===head?tied(amountText(amountOf(head))):amountPair(amountOf(base),amountOf(head))}function amountPair(base,head){
let from=base.unit===head.unit?base.value:amountText(base);return`${tied(from)}${tie}\u2192 ${tied(amountText(head))}`}var wordless=new Set(
["regressed","improved","same","not-judged"]);function changeMark({state,changeRatio}){let{color,word}=rowStates[state],
number=changeRatio===null?"":signedPercent(changeRatio);return tied([color,wordless.has(state)?"":word,number].filter(part2=>part2!==
"").join(" "))||unknown}function unjudged(time){return time.state==="new"||time.state==="removed"?time:{...time,state:"n\
ot-judged"}}function tied(text){return text.replaceAll(" ",tie)}function intervalPair({lowRatio,highRatio}){return lowRatio===
null||highRatio===null?"":tied(percentInterval(lowRatio,highRatio))}var verdictMarks={regressed:"\u274C","over-budget":"\u274C",incomparable:"\u2754",inconclusive:"\u{1F7E1}","no-baseline":"\
\u26AA",pass:"\u2705"};var proseWidth=400,blockLines=30,blockWidth=200,quoted=/(?<!`)`(?!\s*`)([^`\n]+)`(?!`)/;function prose(text,width6=proseWidth){
return clipEnd(text,width6).split(quoted).map((part2,index)=>index%2===1?code(part2,part2.length):plain(part2)).join("")}
function plain(text){return markdownText(text).replace(/&#(?:64|35);(?=.)/g,"$&&#8203;").replace(/GH&#45;/gi,"$&&#8203;").
replace(/(?<=www)&#46;/gi,"&#8203;$&").replace(/&#58;(?=[\w/+-])/g,"$&&#8203;")}function code(name,width6){let shown=clipMiddle(
name,width6);return shown.includes("|")?`<code>${plain(shown).trim()}</code>`:markdownCode(shown)||"*(no name)*"}function codeHtml(name,width6){
let text=markdownText(clipMiddle(name,width6)).trim();return text===""?"(no name)":`<code>${text}</code>`}function codeBlock(text){
let lines=plainLines(text).split(`
`),shown=lines.slice(0,blockLines).map(line=>clipEnd(line,blockWidth)),hidden=lines.length-shown.length,longest=Math.max(
2,...[...shown.join(`
`).matchAll(/`+/g)].map(([run])=>run.length)),fence="`".repeat(longest+1);return[`${fence}text`,...shown,...hidden>0?[`\u2026\
 and ${String(hidden)} more lines`]:[],fence].join(`
`)}function link(text,url){return/^https?:\/\/[\w.:-]+\/[\w./%~-]*$/.test(url)?`[${text}](${url})`:text}function clipEnd(text,width6){
return text.length>width6?`${text.slice(0,width6-1)}\u2026`:text}var nameWidth=60,markdownPrinter={name:name=>code(name,nameWidth),kernel:name=>code(kernelLabel(name,nameWidth),nameWidth),
prose,times:timePair};function rangeCode(range){return rangeName(range,markdownPrinter)}var worse=["regressed","over-budget","incomparable","inconclusive","no-baseline"],verdictsGravestFirst=[...worse,"pass"],
gravestFirst=["failed",...worse,"not-compared","pass"];function worstVerdict(sections){let verdicts=new Set(sections.map(
verdictOf));return gravestFirst.find(verdict=>verdicts.has(verdict))??"not-compared"}function verdictOf({failure,comparison,
reference}){return failure!==null?"failed":worstOf([comparison,reference?.comparison??null])??"not-compared"}function worstOf(comparisons){
let verdicts=new Set(comparisons.flatMap(comparison=>comparison?.verdict??[]));return verdictsGravestFirst.find(verdict=>verdicts.
has(verdict))??null}function headlineOf(section){let{failure,fails,unread=!1}=section,measured=measuredHeadline(section);if(failure===null)return measured??
{...noResult,mark:fails?"\u274C":noResult.mark};let{word,quoted:quoted2}=measured===null?{word:unread?"Results cannot be\
 read":"Nothing was measured",quoted:null}:{word:failedWord(section,measured),quoted:measured.quoted};return{mark:fails?
"\u274C":unread?"\u2754":"\u26A0\uFE0F",word,what:prose(failure.what),confidence:"",quoted:quoted2}}var noResult={mark:"\
\u2754",word:"No result",what:"Neither a profile nor a comparison is there.",confidence:"",quoted:null};function failedWord({
comparison},{word}){return`Failed after measuring${comparison===null?"":`: ${word.slice(0,1).toLowerCase()}${word.slice(
1)}`}`}function measuredHeadline(section){let{comparison,reference}=section;if(reference===null||!isDecisive(reference.comparison,
comparison))return comparedHeadline(section);let decisive=comparedHeadline({...section,comparison:reference.comparison});
return{...decisive,word:referenceWord(reference.comparison,decisive.word),what:`Against the reference ${code(reference.comparison.
baseline.name??"",referenceWidth)}: ${decisive.what}`,quoted:null}}var referenceWidth=60;function isDecisive(reference,baseline){
return baseline===null||baseline.verdict!==reference.verdict&&worstOf([baseline,reference])===reference.verdict}function referenceWord({
base,verdict},word){return base===null&&verdict==="no-baseline"?"Reference not available":`${word} against the reference`}
function comparedHeadline(section){let{comparison,head,fails}=section,headline=(mark2,word,what)=>({mark:fails?"\u274C":
mark2,word,what,confidence:"",quoted:null});return comparison===null?head===null?null:headline("\u{1F4CA}","Measured","N\
o baseline; no verdict."):{...headline(isWorse(comparison)?"\u26A0\uFE0F":verdictMarks[comparison.verdict],wordOf(comparison),
verdictText(comparison,markdownPrinter)),confidence:confidenceOf(comparison),quoted:quotedInText(comparison)}}function isWorse({
verdict}){return verdict==="regressed"||verdict==="over-budget"}function wordOf(comparison){return comparison.verdict===
"pass"&&isAccepted(comparison)?"Pass, with accepted regressions":comparison.verdict==="pass"&&fasterRanges(comparison).length>
0?"Pass, and faster":verdictName(comparison)}function checkConclusion({fails,comparison,reference}){return fails?"failur\
e":worstOf([comparison,reference?.comparison??null])==="pass"?"success":"neutral"}function effectText({fails,unread=!1},verdict){
return unread?"":fails?"**This fails the check.**":verdict===null||verdict==="pass"?"":"This does not fail the check."}function confidenceOf(comparison){
let{verdict,base}=comparison;if(base===null||verdict==="incomparable"||verdict==="over-budget")return"";if(isOneRound(comparison))
return`Only one ${hasOneProcess(comparison)?"process":"round"} a side: the noise is unknown, so a change may be noise, a\
nd a small one goes unseen.`;let decisive=slowerRanges(comparison).filter(range=>verdict==="pass"||decisiveChanges(range,
comparison).gpuTime)[0]??(verdict==="pass"?fasterRanges(comparison)[0]:void 0),wall=comparison.ranges.find(range=>decisiveChanges(
range,comparison).wallTime)?.latency;if(decisive===void 0&&wall!=null)return wallConfidence(wall);if(decisive===void 0)return verdict===
"inconclusive"?"More rounds would narrow it.":"";let{gpuBusyTime}=decisive,interval=intervalPair(gpuBusyTime);if(interval===
"")return"";let threshold=gpuBusyTime.thresholdRatio===null?"":` Threshold ${percent(gpuBusyTime.thresholdRatio)}.`;return`\
95 % interval of the change: ${interval}, from ${String(gpuBusyTime.rounds)} rounds a side.${threshold}`}function wallConfidence({
time,statistic}){let threshold=time.thresholdRatio===null?"":` Threshold ${percent(time.thresholdRatio)}.`;return`95 % i\
nterval of the change: ${intervalPair(time)}, from ${String(time.rounds)} processes a side without tracing (${statistic}\
 of each).${threshold}`}var fewJobs=8;function rankJobs(jobs){let measured=((jobs.length>fewJobs?ranksOf(jobs):null)??[]).filter(({job})=>job.section.
head!==null),ranges=rangesOfAll(measured),[first]=ranges;if(first===void 0)return null;let workNs=new Map(first.ranks.map(
({job,workNs:own})=>[job,own])),workOf=job=>workNs.get(job)??Number.MAX_SAFE_INTEGER,unmeasured=jobs.length-measured.length;
return{blocks:[...table([left("NVTX range"),right("own work, median"),right("slowest rank"),right("above the median")],ranges.
map(rangeCells),"ranges"),`*Of ${String(measured.length)} ranks, one a job${unmeasured===0?"":`; ${String(unmeasured)} m\
ore ${unmeasured===1?"has":"have"} no profile`}. Own work is the time without kernels that communicate, since these also\
 wait for other ranks.*`],bySlowest:jobs.toSorted((one,other)=>workOf(other)-workOf(one))}}function ranksOf(jobs){let parts=jobs.
map(({section})=>(section.title??"").split(/(\d+)/)),[first=[]]=parts;if(parts.some(({length})=>length!==first.length))return null;
let places=[...first.keys()].filter(at2=>parts.some(one=>one[at2]!==first[at2])),[at,...more]=places;if(at===void 0||more.
length>0)return null;let ranks=jobs.map((job,index)=>({job,rank:Number(parts[index]?.[at])}));return new Set(ranks.map(({
rank})=>rank)).size===jobs.length&&ranks.every(({rank})=>rank<jobs.length)?ranks:null}function rangesOfAll(measured){return(measured[0]?.
job.section.head?.ranges??[]).flatMap(range=>{let ranks=measured.flatMap(({job,rank})=>{let own=job.section.head?.ranges.
find(({name,domain})=>name===range.name&&domain===range.domain),workNs=own===void 0?null:ownWorkNs(own);return workNs===
null?[]:[{job,rank,workNs}]});return ranks.length<measured.length?[]:[{range,ranks:ranks.toSorted((one,other)=>other.workNs-
one.workNs)}]})}function ownWorkNs({families:families2,rounds}){if(!families2.some(({family})=>family===communicationFamily))
return null;let works=rounds.flatMap(({communicationFreeBusyNs:workNs})=>workNs===null?[]:[workNs]);return works.length===
0||works.length<rounds.length?null:median(works)}function rangeCells({range,ranks}){let[slowest]=ranks,middle2=median(ranks.
map(({workNs})=>workNs)),mostNs=slowest?.workNs??0;return[rangeCode(range),formatNs(middle2),`${formatNs(mostNs)}<br><su\
b>rank ${String(slowest?.rank??0)}</sub>`,middle2===0?"\u2013":signedPercent(mostNs/middle2-1)]}var nameWidth2=60,mostRows=200;function rangesInDetail(comparison,extent){return rangesBySeverity(comparison).slice(0,extent.
ranges)}function rangesTable(comparison){let hasLatency=comparison.ranges.some(({latency})=>latency!==null),rows=rangesBySeverity(
comparison).slice(0,mostRows).map(range=>{let interval=intervalPair(range.gpuBusyTime),launches=range.counts.find(({metric})=>metric===
"launches");return[`${rangeMark(range,comparison)}${rangeCode(range)}`,`${rangeChange(range)}${interval===""?"":`<br><su\
b>${interval}</sub>`}`,timePair(range.gpuBusyTime),...hasLatency?[wallCell(range)]:[],launches===void 0?"\u2013":`${countColor(
launches,range)}${countPair(launches.base,launches.head)}`]});return table([left("NVTX range"),left("change"),right("tim\
e on the GPU"),...hasLatency?[right("wall time, untraced")]:[],right("launches")],rows,"ranges",comparison.ranges.length)}
function wallCell({latency,verdict}){if(latency===null)return"\u2013";let{time,base,head,statistic}=latency,interval=intervalPair(
time),lines=[`${statistic} ${timePair(time)}`,...interval===""?[]:[interval],`p90 ${timePair({baseNs:base.p90Ns,headNs:head.
p90Ns})}`];return[changeMark(verdict==="incomparable"&&time.state!=="regressed"?unjudged(time):time),...lines.map(line=>`\
<sub>${line}</sub>`)].join("<br>")}function rangeMark({verdict,gpuBusyTime,latency},whole){let isSlower=gpuBusyTime.state===
"regressed"||latency?.time.state==="regressed";if(verdict==="pass"&&isSlower)return"\u2611\uFE0F\xA0";let open2=whole.verdict===
"incomparable"||whole.verdict==="inconclusive";return verdict==="pass"&&open2?"":`${verdictMarks[verdict]}\xA0`}function rangeChange({
verdict,gpuBusyTime}){return changeMark(verdict==="incomparable"?unjudged(gpuBusyTime):gpuBusyTime)}function countsTable(comparison){
let{ranges}=comparison,changed=rangesBySeverity(comparison).flatMap(range=>shownCounts(range).filter(({metric,base,head})=>metric!==
"launches"&&base!==head).map(row=>({row,range}))),rows=changed.slice(0,mostRows).map(({row,range})=>[`${countTitle(row,markdownPrinter)}${ranges.
length>1?` in ${rangeCode(range)}`:""}`,countMark(row,range),countPair(row.base,row.head,value=>countValue(row,value))]);
return table([left("exact counts that changed"),left("change"),right("base \u2192 head")],rows,"counts",changed.length)}
function countMark(row,range){let word=countWord(row)??(row.state==="inconclusive"?"varies":""),change=row.changeRatio===
null?"":signedPercent(row.changeRatio);return`${countColor(row,range)}${[word,change].filter(part2=>part2!=="").join(" ")}`||
"\u2013"}function countColor({state},{verdict}){return verdict==="incomparable"?"":{regressed:"\u{1F534} ",improved:"\u{1F7E2} ",
inconclusive:"\u{1F7E1} "}[state]??""}function familiesPart(comparison,extent){let ranges=rangesInDetail(comparison,extent);
return ranges.flatMap(range=>{let sums=sumRows(range).slice(1),rows=[...range.families.slice(0,extent.families).map(family=>familyRow(
family,range)),...sums.map(row=>sumCells(row,range))];return fold(`By kernel family${ranges.length>1?` in ${codeHtml(rangeText(
range.name,range.domain),nameWidth2)}`:""}`,range.families.length===0?[]:table([left(""),left("change"),right("time"),right(
"of range"),right("detectable")],rows,"rows",range.families.length+sums.length))})}function ranksPart(comparison,extent){
let ranges=rangesInDetail(comparison,extent);return ranges.flatMap(range=>{let ranks=comparedRanks(range);if(ranks===null)
return[];let rows=ranks.rows.map(({title,work,waitingNs,joinedLast})=>[title,changeMark(range.verdict==="incomparable"?unjudged(
work):work),timePair(work),timePair({baseNs:waitingNs.base,headNs:waitingNs.head}),countPair(joinedLast.base,joinedLast.
head)]);return fold(`Ranks${ranges.length>1?` of ${codeHtml(rangeText(range.name,range.domain),nameWidth2)}`:""}`,[...table(
[left("own work"),left("change"),right("time"),right("waits for others"),right("began last")],rows,"ranks"),...ranks.lines])})}
function wallPartsPart(comparison,extent){let ranges=rangesInDetail(comparison,extent);return ranges.flatMap(range=>{let rows=shownParts(
range).map(({title,baseNs,headNs,changeRatio,isApart})=>[title,changeRatio===null?"":`${signedPercent(changeRatio)}${isApart?
"":` (${withinRounds})`}`,timePair({baseNs,headNs})]);return fold(`What wall time is made of${ranges.length>1?` in ${codeHtml(
rangeText(range.name,range.domain),nameWidth2)}`:""}`,table([left("of wall time, traced"),left("change"),right("time")],
rows,"parts"))})}function familyRow({family,time,impactRatio},range){return[code(family,nameWidth2),changeMark(range.verdict===
"incomparable"?unjudged(time):time),timePair(time),signedPercent(impactRatio),detectable(time)]}function sumCells({title,
time},range){return[title,changeMark(range.verdict==="incomparable"?unjudged(time):time),timePair(time),"",detectable(time)]}
function detectable({detectableRatio}){return detectableRatio===null?"":percent(detectableRatio)}var mostOpen=6,mostListed=200,textWidth=100,printer={prose:text=>prose(text,textWidth)};function environmentPart({environment}){
if(environment===null||environment.total===0)return[];let{changes,total}=environment,open2=changes.filter(({isOfGpu})=>isOfGpu).
slice(0,mostOpen).map(change=>changeText(change,printer)),more=total-open2.length,unknown4=unknownText(environment);return[
...open2.length===0?[]:[`**Environment, base \u2192 head**: ${open2.join(", ")}${more>0?`, and ${String(more)} more`:""}\
.`],...more===0?[]:fold(open2.length===0?`${counted(total,"difference")} of the environment, none of it known to concern\
 the GPU`:`All ${counted(total,"difference")} of the environment`,[...list(changes.slice(0,mostListed).map(change=>changeText(
change,printer)),"differences",total),...unknown4===null?[]:[unknown4]])]}function failurePart({where,why,help,failures}){return[...part("Where",where),...part("Why",why),...part("Help",help),...list(
failures.slice(0,10).map(failureText),"failed captures",failures.length)]}function part(title,text){return text===null?[]:
text.trim().includes(`
`)?[`**${title}**:`,codeBlock(text.trim())]:[`**${title}**: ${prose(text)}`]}function failureText({what,where,why,help}){
let parts=[where===null?"":`Where: ${prose(oneLine(where))}`,why===null?"":`Why: ${prose(oneLine(why))}`,help===null?"":
`Help: ${prose(oneLine(help))}`];return[`**${prose(oneLine(what))}**`,...parts.filter(text=>text!=="")].join(" ")}function oneLine(text){
return text.replaceAll(/(?<!\s)\s*\n\s*/g," \xB7 ")}var listedFindings=3,nameWidth3=60;function findingsPart({ranges,ncu}){let top=topFindings(ranges,listedFindings),missing=missingNcuText(
ncu);return fold("What stands out in head",[...list(top.map(findingText),"findings"),...missing===null?[]:[prose(missing)]])}
function findingText({range,finding,count}){let words=Object.hasOwn(plainWords,finding.id)?plainWords[finding.id]:void 0,
kernel=finding.kernel===null?"":`, ${code(kernelLabel(finding.kernel,nameWidth3),nameWidth3)}`,more=count>1?` ${String(count-
1)} more like it.`:"",saving=finding.impactNs===null?"":` Potential saving: at most ${formatNs(finding.impactNs)}.`;return`\
**${words??prose(finding.id,nameWidth3)}** (${code(rangeText(range.name,range.domain),nameWidth3)}${kernel}). ${prose(finding.
what)}${saving}${more} *Help:* ${prose(finding.advice)}`}var labelWidth=64,nameWidth4=40;function kernelsPart(comparison,extent){let ranges=rangesInDetail(comparison,extent),parts=ranges.
map(range=>rangeKernels(range,comparison,extent,ranges.length>1));return{open:parts.flatMap(({open:open2})=>open2),folded:[
...parts.flatMap(({folded:folded2})=>folded2),...restNote(comparison.ranges.length-ranges.length)]}}function restNote(ranges){
return ranges<=0?[]:[`*The kernels of ${formatCount(ranges)} more ${ranges===1?"range":"ranges"} are only in the report.\
*`]}function rangeKernels(range,{environment},extent,several){let judged=range.verdict!=="incomparable",changed=judged?range.
kernels.filter(isNews):[],shown=changed.slice(0,extent.changedKernels),others=range.kernels.filter(row=>!shown.includes(
row)).toSorted((one,other)=>timeOf(other)-timeOf(one)).slice(0,shown.length===0?extent.kernels:extent.otherKernels),labels=labelsOf(
[...shown,...others]),title=`**Kernels that changed ${rangeCode(range)} most**`,where=several?` in ${codeHtml(rangeText(
range.name,range.domain),nameWidth4)}`:"",table3=(rows,total)=>kernelTable(rows,labels,range,{environment,total});return{
open:[...shown.length===0?[]:[title,...table3(shown,changed.length)],...list(judged?lineNotes(range,markdownPrinter):[],
"reasons")],folded:others.length===0?[]:fold(`${shown.length===0?"Kernels":"Other kernels"} by time${where}`,table3(others,
range.kernels.length-shown.length))}}function isNews({time,match}){return match==="swapped"||!["same","waits","not-judge\
d"].includes(time.state)}function timeOf({time}){return Math.max(time.baseNs??0,time.headNs??0)}function labelsOf(rows){
let unique=[...new Set(rows)],labels=kernelLabels(unique.map(({name})=>name),labelWidth);return new Map(unique.map((row,index)=>[
row,labels[index]??""]))}function kernelTable(rows,labels,{verdict},{environment,total}){return table([left("change"),right(
"time"),left("kernel"),right("share"),right("launches")],rows.map(row=>[changeMark(verdict==="incomparable"?unjudged(row.
time):row.time),timePair(row.time),[nameCell(row,labels),...whyLine(row,environment)].join("<br>"),tied(percent(row.shareRatio)),
countPair(row.launches.base,row.launches.head)]),"kernels",total)}function nameCell(row,labels){let name=code(labels.get(
row)??"",labelWidth);return isReplacement(row)?`${name}<br><sub>\u{1F501} in place of</sub> ${code(kernelLabel(row.previousName??
"",labelWidth),labelWidth)}`:name}function whyLine(row,environment){let why=[...explanations(row,markdownPrinter),...librariesOf(
row,environment,{prose})].join("; ");return why===""?[]:[`<sub>${why}</sub>`]}function dateText(iso){let[,day,time]=/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)[\d:.]*Z$/.exec(iso??"")??[];return day===void 0||time===
void 0?"at an unknown time":`${day} ${time} UTC`}function ncuText(version,profile){if(version!==null&&version!=="")return version;
if(profile===null)return"unknown";let{state}=profile.ncu??{state:"off"};return state==="measured"?"version not recorded":
`not used${state==="off"?"":` (${state})`}`}var nameWidth5=80,unknown2="unknown",howMeasured="How it was measured",baselineWords={measured:"measured in this job",given:"\
from files that were given",artifact:"from an artifact of an earlier run",absent:"none",incompatible:"there, and not com\
parable",failed:"could not be had"};function againstText({base,head,baseline},baselineAge){let gpu=`on ${gpuText(head.machine)}`;
if(base===null)return`Head ${commitText(head.source)}, ${gpu}.`;let age=baselineAge===null?"":`, ${prose(baselineAge)}`;
return`Head ${commitText(head.source)} against base ${commitText(base.source)} (${baselineWords[baseline.state]}${age}),\
 ${gpu}.`}function measuredPart(comparison,head,extent){let{base,baseline,calibration,interleaved,limitations}=comparison,
isLimited=kind=>limitations.some(one=>one.kind===kind),limits=limitationTexts(comparison);return fold(limits.length===0?
howMeasured:`${howMeasured}, and what that cannot tell`,[...list([...base===null?[]:[`**Base**: ${sideText(base)}${baseline.
text===null?"":`. ${prose(baseline.text)}`}`],`**Head**: ${sideText(comparison.head)}`,...base===null||!interleaved?[]:[
"**Order**: base and head in turns, so that heat and clocks affect both alike"],...machineItems(comparison.head.machine,
head),...differences(comparison),...rangesInDetail(comparison,extent).flatMap(noiseText),...base===null||isLimited("not-\
calibrated")?[]:[`**Calibration**: ${calibrationText(calibration)}`],...[base,comparison.head].flatMap((side,index)=>side===
null?[]:disturbed(index===0?"base":"head",side)),...limits.map(text=>prose(text))],"lines")])}function profileMeasuredPart(profile){
let rounds=roundsText(profile.rounds.length);return fold(howMeasured,list([`**Code**: ${commitText(profile.source)}, ${rounds}\
, ${dateText(profile.measuredAt)}`,...machineItems(profile.machine,profile)],"lines"))}function commitText({commit,ref,dirty}){
return commit===null?ref===null?`(${unknown2} commit)`:code(ref,nameWidth5):`${code(commit.slice(0,12),12)}${dirty===!0?
" with changes":""}`}function gpuText({gpus}){let models=[...new Set(gpus.map(({name})=>name))],more=models.length>4?` a\
nd ${String(models.length-4)} more`:"";return models.length===0?"an unknown GPU":`${models.slice(0,4).map(name=>prose(name,
nameWidth5)).join(", ")}${more}`}function sideText(side){let ref=side.source.ref===null||side.source.commit===null?"":` \
of ${code(side.source.ref,nameWidth5)}`,clock=side.meanSmClockMhz===null?"":`, ${clockText(side.meanSmClockMhz)}`;return`${commitText(
side.source)}${ref}, ${roundsText(side.rounds,side.processes)}, ${dateText(side.measuredAt)}${clock}`}function machineItems(machine,profile){
let version=text=>text===null?unknown2:prose(text,nameWidth5);return[`**GPU**: ${gpuText(machine)}, driver ${version(machine.
driver)}, CUDA ${version(machine.cuda)}`,`**Tools**: nsys ${version(machine.nsys)}, ncu ${prose(ncuText(machine.ncu,profile),
nameWidth5)}`,...profile===null||profile.workload.command.length===0?[]:[`**Command**: ${code(profile.workload.command.join(
" "),200)}`],...profile===null||profile.isolation===null?[]:[`**Isolation of the profilers**: ${prose(profile.isolation,
nameWidth5)}`]]}function differences({machineDifferences}){return machineDifferences.slice(0,10).map(({what,base,head,consequence})=>{
let means={incomparable:"cannot be compared",cautious:"thresholds are larger for it",none:"noted only"}[consequence],value=text=>text===
null?unknown2:prose(text,nameWidth5);return`**The ${prose(what,nameWidth5)} differs**: ${value(base)} for base, ${value(
head)} for head (${means})`})}function noiseText(range){let{latency}=range,wall=latency===null?[]:noiseParts(latency.time,
"processes");return[...noiseLine(`Noise of ${rangeCode(range)}`,noiseParts(range.gpuBusyTime,"rounds")),...latency===null?
[]:noiseLine("Its wall time without tracing",[`${latency.statistic} of each of ${String(latency.time.rounds)} processes \
a side`,...wall])]}function noiseLine(title,parts){return parts.length===0?[]:[`**${title}**: ${parts.join("; ")}`]}function noiseParts({
spreadRatio,thresholdRatio,detectableRatio},unit){return[...spreadRatio===null?[]:[`${unit} of one side differ by ${percent(
spreadRatio)}`],...thresholdRatio===null?[]:[`threshold ${percent(thresholdRatio)}`],...detectableRatio===null?[]:[`mini\
mum detectable slowdown ${percent(detectableRatio)}`]]}function calibrationText({used,misfit,createdAt,pairs,falseAlarms}){
if(!used)return misfit===null?"none for this runner: the default thresholds apply":prose(misfitText(misfit));let alarms=falseAlarms===
null?"":`, ${formatCount(falseAlarms.alarms)} false alarms in ${formatCount(falseAlarms.comparisons)} comparisons of equ\
al sides`;return`${pairs===null?"an unknown number of":formatCount(pairs)} pairs of this runner, ${dateText(createdAt)}${alarms}`}
function disturbed(name,{disturbedRounds}){return disturbedRounds.slice(0,10).map(round=>`\u26A0\uFE0F **Round ${formatCount(
round.round)} of ${name}**: ${disturbanceText(round,markdownPrinter)}`)}var openRows=8,mostRows2=200;function metricsPart({metrics,verdict}){let rows=bySeverity(metrics),open2=rows.filter(({change})=>change.
state!=="not-judged").slice(0,openRows),others=rows.filter(row=>!open2.includes(row)),cells=row=>metricCells(row,verdict===
"incomparable");return[...table(metricColumns,open2.map(cells),"metrics"),...others.length===0?[]:fold(`Other metrics (${String(
others.length)})`,table(metricColumns,others.slice(0,mostRows2).map(cells),"metrics",others.length))]}var metricColumns=[
left("change"),right("base \u2192 head"),left("metric")];function metricCells(row,isIncomparable){let{change}=row,judged=!isIncomparable||
change.state==="new"||change.state==="removed",interval=intervalPair(change);return[`${changeMark(judged?change:{...change,
state:"not-judged"})}${interval===""?"":`<br><sub>${interval}</sub>`}`,tied(metricValues(row,markdownPrinter))||"\u2013",
metricTitle(row,markdownPrinter)]}function profileMetricsPart(profile){let rows=profileMetrics(profile);return table([left(
"metric"),right("median")],rows.slice(0,mostRows2).map(row=>[metricTitle(row,markdownPrinter),tied(amountText(metricAmount(
row.middle,row.unit,markdownPrinter)))]),"metrics",rows.length)}var labelWidth2=64,nameWidth6=40,mostRanges=200;function profilePart({ranges},extent){return[...table([left("NVTX range"),
right("kernel time"),right("launches"),right("GPU busy")],ranges.slice(0,mostRanges).map(rangeCells2),"ranges",ranges.length),
...ranges.slice(0,extent.ranges).flatMap(range=>kernels(range,extent,ranges.length>1)),...restNote(ranges.length-extent.
ranges)]}function rangeCells2(range){let gpu=gpuShare(range.rounds);return[rangeCode(range),formatNs(medianKernelNs(range)),
formatCounts(range.rounds.map(({launches})=>launches)),gpu===null?"unknown":formatShare(gpu.share)]}function kernels(range,{
kernels:most},several){let shown=range.kernels.map(kernel=>({kernel,totalNs:medianTotalNs(kernel)})).toSorted((one,other)=>other.
totalNs-one.totalNs).slice(0,most),labels=kernelLabels(shown.map(({kernel})=>kernel.name),labelWidth2),whole=medianKernelNs(
range);return fold(`Top kernels by time${several?` in ${codeHtml(rangeText(range.name,range.domain),nameWidth6)}`:""}`,table(
[right("time"),left("kernel"),right("share"),right("launches")],shown.map(({kernel,totalNs:ns},index)=>[tied(formatNs(ns)),
code(labels[index]??"",labelWidth2),whole===0?"\u2013":formatShare(ns/whole),formatCounts(kernel.rounds.map(round=>round?.
launches??0))]),"kernels",range.kernels.length))}var nameWidth7=60;function bothVerdictsPart(section,extent){let{reference,comparison,baselineAge}=section;if(reference===
null)return[];let rows=[...comparison===null?[]:verdictRows("the baseline",comparison,baselineAge,extent),...verdictRows(
`the reference ${nameOf(reference.comparison)}`,reference.comparison,reference.age,extent)];return[...[comparison,reference.
comparison].some(one=>one!==null&&one.base!==null)?table([left("against"),left("NVTX range"),left("change"),right("time \
on the GPU")],rows,"rows"):[],...isDecisive(reference.comparison,comparison)?[]:missingText(reference.comparison)]}function verdictRows(what,comparison,age,extent){
let{verdict,base}=comparison,commit=base?.source.commit??null,of=[...commit===null?[]:[code(commit.slice(0,12),12)],...age===
null?[]:[prose(age)]],verdictWord=base===null&&verdict==="no-baseline"?"not available":verdictName(comparison),title=`${isFailing(
comparison)?"\u274C":verdictMarks[verdict]}\xA0${what}: ${verdictWord}${of.length===0?"":`<br><sub>${of.join(", ")}</sub\
>`}`,ranges=rangesInDetail(comparison,extent);if(ranges.length===0)return[[title,"\u2013","\u2013","\u2013"]];let hidden=comparison.
ranges.length-ranges.length;return ranges.map((range,index)=>{let more=index===ranges.length-1&&hidden>0?`<br><sub>and ${String(
hidden)} more ranges</sub>`:"";return[index===0?title:"",`${rangeCode(range)}${more}`,rangeChange(range),timePair(range.
gpuBusyTime)]})}function missingText({base,baseline}){return base!==null||baseline.text===null?[]:[`**The reference cann\
ot be had.** ${prose(baseline.text)}`]}function sinceReferencePart({reference},extent){if(reference===null||reference.comparison.
base===null)return[];let{comparison}=reference;return fold(`What changed since the reference ${nameOf(comparison)}`,[...comparison.
baseline.text===null?[]:[prose(comparison.baseline.text)],...rangesTable(comparison),...countsTable(comparison),...kernelsPart(
comparison,extent).open])}function nameOf({baseline}){return code(baseline.name??"",nameWidth7)}var mostItems=50,shownElsewhere=new Set(["range-regressed","range-improved","kernel-regressed","swapped-kernel-regressed",
"kernel-slower","kernel-moved","kernel-variant","kernel-overlap","kernel-new","kernel-removed","kernel-swapped","kernels\
-replaced","family-new","family-removed","metric-regressed","metric-improved","memory-regressed","memory-improved","budg\
et-broken","accepted","accepted-unmatched","baseline-absent","baseline-failed","baseline-incompatible",...Object.values(
countReasonIds).flatMap(({up,down})=>[up,down])]);function reasonsPart(comparison,quoted2){let deciding=unreported(comparison).
filter(reason=>reason.verdict!==null&&reason!==quoted2);return deciding.length===0?[]:["**Also found**",...list(deciding.
slice(0,8).map(reasonText),"reasons",deciding.length)]}function notesPart(comparison){let notes=unreported(comparison).filter(
({verdict})=>verdict===null);return fold(`Also seen (${String(notes.length)})`,list(notes.slice(0,30).map(reasonText),"n\
otes",notes.length))}function unreported({reasons}){let slower=new Set(reasons.flatMap(({id,range})=>id==="range-regress\
ed"?[range]:[]));return reasons.filter(({id,range})=>!shownElsewhere.has(id)&&!(id==="family-regressed"&&slower.has(range)))}
function reasonText({range,kernel,text,verdict}){let mark2=verdict===null?"":verdict==="regressed"||verdict==="over-budg\
et"?"\u{1F534} ":"\u{1F7E1} ",where=[...range===null?[]:[markdownPrinter.name(range)],...kernel===null?[]:[markdownPrinter.
kernel(kernel)]].join(", ");return`${mark2}${where}${where===""?"":": "}${prose(text)}`}function brokenBudgetsPart({budgets}){
let broken=budgets.filter(({state})=>state!=="held");return broken.length===0?[]:["**Budgets that are not held**",...list(
broken.slice(0,mostItems).map(budgetItem),"budgets",broken.length)]}function heldBudgetsPart({budgets}){let held=budgets.
filter(({state})=>state==="held");return fold(`Budgets that are held (${String(held.length)})`,list(held.slice(0,mostItems).
map(budgetItem),"budgets",held.length))}function budgetItem(budget){return`${budget.state==="held"?"":"\u274C "}${budgetText(
budget,markdownPrinter)}`}function acceptedPart({accepted,reasons}){if(accepted.length===0)return[];let near=reasons.filter(
({id})=>id==="accepted-unmatched").map(({text})=>`\u26A0\uFE0F ${prose(text)}`);return["**Accepted regressions**",...list(
[...accepted.slice(0,mostItems).map(acceptedItem),...near.slice(0,mostItems)],"entries",accepted.length+near.length)]}function acceptedItem(result){
return`${result.state==="used"?"\u2611\uFE0F":"\u26A0\uFE0F"} ${acceptedText(result,markdownPrinter)}`}function sectionBlocks(section,headline,extent,places=linksText({...section,run:null})){let{comparison,head,failure,baselineAge}=section,
verdict=worstOf([comparison,section.reference?.comparison??null]),effect=effectText(section,failure===null?verdict:"no-b\
aseline"),compared=comparison!==null&&comparison.base!==null;return[[headline.what===""?"":`**${headline.what}**`,headline.
confidence,effect].filter(part2=>part2!=="").join(" "),...places,...failure===null?[]:[...failurePart(failure),...measuredBefore(
section)],...bothVerdictsPart(section,extent),...comparison===null?[]:[againstText(comparison,baselineAge)],...comparison===
null?[]:comparisonBlocks(comparison,headline,extent),...sinceReferencePart(section,extent),...head===null||compared?[]:[
...profileMetricsPart(head),...profilePart(head,extent)],...head===null?[]:findingsPart(head),...comparison===null?[]:measuredPart(
comparison,head,extent),...comparison!==null||head===null?[]:profileMeasuredPart(head)]}function linksText({report,artifact,
run}){let links=[...report===null?[]:[link("**Report**",report)],...artifact===null?[]:[link("All files",artifact)],...run===
null?[]:[link("Run",run)]];return links.length===0?[]:[links.join(" \xB7 ")]}function measuredBefore(section){let measured=measuredHeadline(
section);if(measured===null)return[];let{what,confidence}=measured;return[["**What was measured before**:",what,confidence].
filter(part2=>part2!=="").join(" ")]}function comparisonBlocks(comparison,{quoted:quoted2},extent){let kernels2=kernelsPart(
comparison,extent);return[...metricsPart(comparison),...rangesTable(comparison),...countsTable(comparison),...brokenBudgetsPart(
comparison),...kernels2.open,...environmentPart(comparison),...acceptedPart(comparison),...reasonsPart(comparison,quoted2),
...kernels2.folded,...ranksPart(comparison,extent),...familiesPart(comparison,extent),...wallPartsPart(comparison,extent),
...heldBudgetsPart(comparison),...notesPart(comparison)]}var titleWidth=60,listedRanges=4;function jobsOf(sections){return worstFirst(sections.map(section=>({section,headline:headlineOf(
section)})))}function worstFirst(jobs){let rank=({section,headline})=>section.fails?0:headline.mark==="\u2705"?2:1;return jobs.
toSorted((one,other)=>rank(one)-rank(other))}function matrixBlocks(jobs,extent){let ranks=rankJobs(jobs),shown=ranks===null?
jobs:worstFirst(ranks.bySlowest).slice(0,fewJobs),columns=[left("job"),left("NVTX range"),left("change"),right("kernel t\
ime")];return[...ranks?.blocks??[],...table(columns,shown.flatMap(jobRows),"rows",jobs.flatMap(jobRows).length),...shown.
flatMap(({section,headline})=>fold(`${headline.mark} ${codeHtml(titleOf(section),titleWidth)}: ${headline.word}`,sectionBlocks(
section,headline,extent)))]}function jobRows({section,headline}){let title=`${headline.mark}\xA0${code(titleOf(section),
titleWidth)}<br><sub>${headline.word}</sub>`,ranges=rangeCells3(section);if(ranges.length===0)return[[title,"\u2013","\u2013",
"\u2013"]];let hidden=ranges.length-listedRanges;return ranges.slice(0,listedRanges).map(([name="",...figures2],index)=>{
let more=index===listedRanges-1&&hidden>0?`<br><sub>and ${String(hidden)} more ranges</sub>`:"";return[index===0?title:"",
`${name}${more}`,...figures2]})}function rangeCells3({comparison,head}){return comparison!==null&&comparison.base!==null?
rangesBySeverity(comparison).map(range=>[rangeCode(range),rangeChange(range),timePair(range.gpuBusyTime)]):(head?.ranges??
[]).map(range=>[rangeCode(range),"\u2013",formatNs(median(range.rounds.map(gpuTimeOf(range))))])}function titleOf({title}){
return title??""}var titleWidth2=100,mostNotes=10,commentLimit=64512,summaryLimit=1032192;function commentMarkdown(input,limit=commentLimit){
let blocks=inputBlocks(input,commentExtent(input.sections.length,mostRangesOf(input))),length=text=>text.length,short=input.
sections.length>1?null:fittedText(blocks,mostLines-1,lineBreaks);return`${short!==null&&length(short)<limit?short:fittedText(
blocks,limit-1,length)}
`}var mostLines=97;function lineBreaks(text){return text.split(`
`).length-1}function jobSummary(input,limit=summaryLimit){let encoder=new TextEncoder,blocks=inputBlocks(input,summaryExtent(
input.sections.length));return`${fittedText(blocks,limit-1,text=>encoder.encode(text).length)}
`}function comparisonComment(title,comparison,head,fails,failure=null){return commentMarkdown({title,sections:[{reference:null,
artifact:null,report:null,baselineAge:null,title:null,comparison,head,failure,fails}],links:{run:null,artifact:null,report:null},
notes:[]})}function mostRangesOf({sections}){return Math.max(0,...sections.map(({comparison,head})=>(comparison??head)?.
ranges.length??0))}function inputBlocks({title,sections,links,notes},extent){let jobs=jobsOf(sections),only=jobs.length===
1?jobs[0]:void 0,places=linksText(links);return[only===void 0?heading(matrixVerdict(jobs),[title]):heading(`${only.headline.
mark} ${only.headline.word}`,[title,only.section.title??""]),...only===void 0?[...places,...matrixBlocks(jobs,extent)]:sectionBlocks(
only.section,only.headline,extent,places),...list(notes.slice(0,mostNotes).map(note=>`\u2139\uFE0F ${prose(note)}`),"not\
es",notes.length)]}function heading(verdict,titles){let named=titles.filter(title=>title.trim()!=="").map(title=>prose(title.
trim(),titleWidth2));return`### ${[verdict,...named].join(" \xB7 ")}`}function matrixVerdict(jobs){if(jobs.length===0)return"\
\u2754 No result";let failing=jobs.filter(({section})=>section.fails).length,unread=jobs.filter(({section})=>!section.fails&&
section.unread===!0).length,passing=jobs.filter(({section,headline})=>!section.fails&&headline.mark==="\u2705").length,open2=jobs.
length-failing-unread-passing;if(passing===jobs.length)return`\u2705 All ${String(passing)} pass`;let texts=[{count:failing,
words:failing===1?"fails":"fail"},{count:open2,words:`${open2===1?"has":"have"} no clear result`},{count:unread,words:"c\
an't be read"}].filter(({count})=>count>0).map(({count,words},index)=>`${String(count)} ${index===0?`of ${String(jobs.length)}\
 `:""}${words}`);return`${failing>0?"\u274C":"\u26AA"} ${texts.join(", ")}`}var gap=.1;function placeInstances({base,head},roles=instanceRoles){let placed={base:[],head:[]},atNs=0;for(let{name,domain}of inOrder(
head,base))for(let role of roles){let longestNs=0;for(let[side,ranges]of[["base",base],["head",head]]){let range=ranges.
find(one=>one.name===name&&one.domain===domain),instance=range?.kept.find(one=>one.role===role);range===void 0||instance===
void 0||(placed[side].push({range,instance,atNs}),longestNs=Math.max(longestNs,lastEndNs(instance)))}atNs+=Math.ceil(longestNs*
(1+gap))}return placed}function inOrder(head,base){return[...new Map([...head,...base].map(range=>[JSON.stringify([range.
domain,range.name]),range])).values()]}function lastEndNs({durationNs,kernels:kernels2,copies}){let last=durationNs;for(let{
startNs,durationNs:ns}of kernels2)last=Math.max(last,startNs+ns);for(let{startNs,durationNs:ns}of copies)last=Math.max(last,
startNs+ns);return last}var units={"%":[37,null],ns:[19,null],byte:[7,null],"byte/s":[7,22]},descriptorId=1;function ncuCounters(placed,profile){
let specs=new Map,packets=[];for(let{range,instance,atNs}of placed){let kernels2=profile.ranges.find(({name,domain})=>name===
range.name&&domain===range.domain)?.kernels,measured=new Map((kernels2??[]).filter(({ncu})=>ncu.length>0).map(kernel=>[kernel.
name,kernel])),done=new Set;for(let{type,startNs,device}of measured.size===0?[]:instance.kernels){let kernel=measured.get(
type.name),launch=JSON.stringify([type.name,type.grid,type.block]);if(kernel===void 0||done.has(launch))continue;let counters=metricsOf(
kernel,type).map(([metric,value,unit])=>{let known=specs.get(metric)??counterSpec(metric,unit,specs.size+1);return specs.
set(metric,known),{counter_id:known.counter_id,double_value:value}});counters.length!==0&&(done.add(launch),packets.push(
{timestamp:atNs+startNs,gpu_counter_event:{counter_descriptor_iid:descriptorId,counters,gpu_id:device}}))}}return packets.
length===0?null:{descriptors:[{iid:descriptorId,counter_descriptor:{specs:[...specs.values()]}}],packets}}function metricsOf(kernel,type){
let sample=kernel.ncu.find(({variant})=>{let launched=kernel.variants[variant];return launched!==void 0&&same(launched.grid,
type.grid)&&same(launched.block,type.block)});return Object.values(sample?.figures??{}).flatMap(figure=>figure!==null&&typeof figure.
value=="number"&&isNcuName(figure.metric)?[[figure.metric,figure.value,figure.unit]]:[])}function isNcuName(metric){return metric.
includes("__")&&/^[\w.]+$/.test(metric)}function same(one,other){return one.every((size,index)=>size===other[index])}function counterSpec(metric,unit,id){
let[numerator=null,denominator=null]=units[unit]??[];return{counter_id:id,name:metric,groups:6,value_direction:2,description:"\
Measured by Nsight Compute of another launch of this kernel, with the same grid and block.",...numerator===null?{}:{numerator_units:numerator},
...denominator===null?{}:{denominator_units:denominator}}}var SHIFT_RIGHT_32=23283064365386963e-26;var utf8TextDecoder=typeof TextDecoder>"u"?null:new TextDecoder("utf-8"),PBF_VARINT=0,PBF_FIXED64=1,PBF_BYTES=2,PBF_FIXED32=5;var PbfWriter=class{constructor(buf=new Uint8Array(16)){this.buf=ArrayBuffer.isView(buf)?buf:new Uint8Array(buf),this.dataView=
new DataView(this.buf.buffer,this.buf.byteOffset,this.buf.byteLength),this.pos=0,this.length=this.buf.length}writeTag(tag,type){
this.writeVarint(tag<<3|type)}realloc(min){let length=this.length||16;for(;length<this.pos+min;)length*=2;if(length!==this.
length){let buf=new Uint8Array(length);buf.set(this.buf),this.buf=buf,this.dataView=new DataView(buf.buffer),this.length=
length}}finish(){return this.length=this.pos,this.pos=0,this.buf.subarray(0,this.length)}writeFixed32(val){this.realloc(
4),this.dataView.setInt32(this.pos,val,!0),this.pos+=4}writeSFixed32(val){this.realloc(4),this.dataView.setInt32(this.pos,
val,!0),this.pos+=4}writeFixed64(val){this.realloc(8),this.dataView.setInt32(this.pos,val&-1,!0),this.dataView.setInt32(
this.pos+4,Math.floor(val*SHIFT_RIGHT_32),!0),this.pos+=8}writeSFixed64(val){this.realloc(8),this.dataView.setInt32(this.
pos,val&-1,!0),this.dataView.setInt32(this.pos+4,Math.floor(val*SHIFT_RIGHT_32),!0),this.pos+=8}writeVarint(val){if(val=
+val||0,val>=0&&val<128){this.pos>=this.length&&this.realloc(1),this.buf[this.pos++]=val;return}if(val>268435455||val<0){
writeBigVarint(val,this);return}this.realloc(4),this.buf[this.pos++]=val&127|(val>127?128:0),!(val<=127)&&(this.buf[this.
pos++]=(val>>>=7)&127|(val>127?128:0),!(val<=127)&&(this.buf[this.pos++]=(val>>>=7)&127|(val>127?128:0),!(val<=127)&&(this.
buf[this.pos++]=val>>>7&127)))}writeSVarint(val){this.writeVarint(val<0?-val*2-1:val*2)}writeBoolean(val){this.writeVarint(
+val)}writeString(str){str=String(str),this.realloc(str.length*4),this.pos++;let startPos=this.pos;this.pos=writeUtf8(this.
buf,str,this.pos);let len=this.pos-startPos;len>=128&&makeRoomForExtraLength(startPos,len,this),this.pos=startPos-1,this.
writeVarint(len),this.pos+=len}writeFloat(val){this.realloc(4),this.dataView.setFloat32(this.pos,val,!0),this.pos+=4}writeDouble(val){
this.realloc(8),this.dataView.setFloat64(this.pos,val,!0),this.pos+=8}writeBytes(buffer){let len=buffer.length;this.writeVarint(
len),this.realloc(len),this.buf.set(buffer,this.pos),this.pos+=len}writeRawMessage(fn,obj){this.pos++;let startPos=this.
pos;fn(obj,this);let len=this.pos-startPos;len>=128&&makeRoomForExtraLength(startPos,len,this),this.pos=startPos-1,this.
writeVarint(len),this.pos+=len}writeMessage(tag,fn,obj){this.writeTag(tag,PBF_BYTES),this.writeRawMessage(fn,obj)}writePackedVarint(tag,arr){
arr.length&&this.writeMessage(tag,writePackedVarint,arr)}writePackedSVarint(tag,arr){arr.length&&this.writeMessage(tag,writePackedSVarint,
arr)}writePackedBoolean(tag,arr){arr.length&&this.writeMessage(tag,writePackedBoolean,arr)}writePackedFloat(tag,arr){arr.
length&&this.writeMessage(tag,writePackedFloat,arr)}writePackedDouble(tag,arr){arr.length&&this.writeMessage(tag,writePackedDouble,
arr)}writePackedFixed32(tag,arr){arr.length&&this.writeMessage(tag,writePackedFixed32,arr)}writePackedSFixed32(tag,arr){
arr.length&&this.writeMessage(tag,writePackedSFixed32,arr)}writePackedFixed64(tag,arr){arr.length&&this.writeMessage(tag,
writePackedFixed64,arr)}writePackedSFixed64(tag,arr){arr.length&&this.writeMessage(tag,writePackedSFixed64,arr)}writeBytesField(tag,buffer){
this.writeTag(tag,PBF_BYTES),this.writeBytes(buffer)}writeFixed32Field(tag,val){this.writeTag(tag,PBF_FIXED32),this.writeFixed32(
val)}writeSFixed32Field(tag,val){this.writeTag(tag,PBF_FIXED32),this.writeSFixed32(val)}writeFixed64Field(tag,val){this.
writeTag(tag,PBF_FIXED64),this.writeFixed64(val)}writeSFixed64Field(tag,val){this.writeTag(tag,PBF_FIXED64),this.writeSFixed64(
val)}writeVarintField(tag,val){this.writeTag(tag,PBF_VARINT),this.writeVarint(val)}writeSVarintField(tag,val){this.writeTag(
tag,PBF_VARINT),this.writeSVarint(val)}writeStringField(tag,str){this.writeTag(tag,PBF_BYTES),this.writeString(str)}writeFloatField(tag,val){
this.writeTag(tag,PBF_FIXED32),this.writeFloat(val)}writeDoubleField(tag,val){this.writeTag(tag,PBF_FIXED64),this.writeDouble(
val)}writeBooleanField(tag,val){this.writeVarintField(tag,+val)}};function writeBigVarint(val,pbf){let low,high;if(val>=0?(low=val%4294967296|0,high=val/4294967296|0):(low=~(-val%4294967296),
high=~(-val/4294967296),low^4294967295?low=low+1|0:(low=0,high=high+1|0)),val>=18446744073709552e3||val<-18446744073709552e3)
throw new Error("Given varint doesn't fit into 10 bytes");pbf.realloc(10),writeBigVarintLow(low,high,pbf),writeBigVarintHigh(
high,pbf)}function writeBigVarintLow(low,high,pbf){pbf.buf[pbf.pos++]=low&127|128,low>>>=7,pbf.buf[pbf.pos++]=low&127|128,
low>>>=7,pbf.buf[pbf.pos++]=low&127|128,low>>>=7,pbf.buf[pbf.pos++]=low&127|128,low>>>=7,pbf.buf[pbf.pos]=low&127}function writeBigVarintHigh(high,pbf){
let lsb=(high&7)<<4;pbf.buf[pbf.pos++]|=lsb|((high>>>=3)?128:0),high&&(pbf.buf[pbf.pos++]=high&127|((high>>>=7)?128:0),high&&
(pbf.buf[pbf.pos++]=high&127|((high>>>=7)?128:0),high&&(pbf.buf[pbf.pos++]=high&127|((high>>>=7)?128:0),high&&(pbf.buf[pbf.
pos++]=high&127|((high>>>=7)?128:0),high&&(pbf.buf[pbf.pos++]=high&127)))))}function makeRoomForExtraLength(startPos,len,pbf){
let extraLen=len<=16383?1:len<=2097151?2:len<=268435455?3:Math.floor(Math.log(len)/(Math.LN2*7));pbf.realloc(extraLen),pbf.
buf.copyWithin(startPos+extraLen,startPos,pbf.pos)}function writePackedVarint(arr,pbf){let n=arr.length,buf=pbf.buf,pos=pbf.
pos,limit=pbf.length;for(let i=0;i<n;i++){let val=arr[i];if(val<0||pos+10>limit){pbf.pos=pos,pbf.writeVarint(val),buf=pbf.
buf,pos=pbf.pos,limit=pbf.length;continue}for(;val>127;)buf[pos++]=val%128|128,val=Math.floor(val/128);buf[pos++]=val}pbf.
pos=pos}function writePackedSVarint(arr,pbf){for(let i=0;i<arr.length;i++)pbf.writeSVarint(arr[i])}function writePackedFloat(arr,pbf){
for(let i=0;i<arr.length;i++)pbf.writeFloat(arr[i])}function writePackedDouble(arr,pbf){for(let i=0;i<arr.length;i++)pbf.
writeDouble(arr[i])}function writePackedBoolean(arr,pbf){for(let i=0;i<arr.length;i++)pbf.writeBoolean(arr[i])}function writePackedFixed32(arr,pbf){
for(let i=0;i<arr.length;i++)pbf.writeFixed32(arr[i])}function writePackedSFixed32(arr,pbf){for(let i=0;i<arr.length;i++)
pbf.writeSFixed32(arr[i])}function writePackedFixed64(arr,pbf){for(let i=0;i<arr.length;i++)pbf.writeFixed64(arr[i])}function writePackedSFixed64(arr,pbf){
for(let i=0;i<arr.length;i++)pbf.writeSFixed64(arr[i])}function writeUtf8(buf,str,pos){for(let i=0,c,lead;i<str.length;i++){if(c=str.charCodeAt(i),c>55295&&c<57344)if(lead)if(c<
56320){buf[pos++]=239,buf[pos++]=191,buf[pos++]=189,lead=c;continue}else c=lead-55296<<10|c-56320|65536,lead=null;else{c>
56319||i+1===str.length?(buf[pos++]=239,buf[pos++]=191,buf[pos++]=189):lead=c;continue}else lead&&(buf[pos++]=239,buf[pos++]=
191,buf[pos++]=189,lead=null);c<128?buf[pos++]=c:(c<2048?buf[pos++]=c>>6|192:(c<65536?buf[pos++]=c>>12|224:(buf[pos++]=c>>
18|240,buf[pos++]=c>>12&63|128),buf[pos++]=c>>6&63|128),buf[pos++]=c&63|128)}return pos}var dim3={x:[1,"uint"],y:[2,"uint"],z:[3,"uint"]},computeArg={name_iid:[1,"uint"],uint_value:[4,"uint"]},internedName={iid:[
1,"uint"],name:[2,"string"]},counterDescriptor={specs:[1,{counter_id:[1,"uint"],name:[2,"string"],description:[3,"string"],
numerator_units:[7,"uint"],denominator_units:[8,"uint"],groups:[10,"uint"],value_direction:[11,"uint"]}]},packetMessage={
timestamp:[8,"uint"],trusted_packet_sequence_id:[10,"uint"],track_event:[11,{type:[9,"uint"],name_iid:[10,"uint"],track_uuid:[
11,"uint"],gpu_correlation:[3e3,{render_stage_submission_event_ids:[1,"uint"]}],gpu_api:[3001,"uint"]}],interned_data:[12,
{event_names:[2,internedName],graphics_contexts:[23,{iid:[1,"uint"],pid:[2,"uint"],api:[3,"uint"]}],gpu_specifications:[
24,{iid:[1,"uint"],name:[2,"string"],description:[3,"string"],category:[4,"uint"]}],gpu_counter_descriptors:[47,{iid:[1,
"uint"],counter_descriptor:[2,counterDescriptor],gpu_id:[3,"uint"]}],compute_kernels:[1e3,{iid:[1,"uint"],name:[2,"strin\
g"],demangled_name:[3,"string"],arch:[4,"string"],args:[5,computeArg]}],compute_arg_names:[1001,internedName]}],sequence_flags:[
13,"uint"],gpu_counter_event:[52,{counters:[2,{counter_id:[1,"uint"],double_value:[3,"double"]}],gpu_id:[3,"uint"],counter_descriptor_iid:[
4,"uint"]}],gpu_render_stage_event:[53,{event_id:[1,"uint"],duration:[2,"uint"],context:[5,"uint"],gpu_id:[11,"uint"],hw_queue_iid:[
13,"uint"],stage_iid:[14,"uint"],kernel_iid:[19,"uint"],name_iid:[20,"uint"],launch:[21,{grid_size:[1,dim3],workgroup_size:[
2,dim3],args:[3,computeArg]}]}],track_descriptor:[60,{uuid:[1,"uint"],name:[2,"string"],process:[3,{pid:[1,"uint"],process_name:[
6,"string"]}],thread:[4,{pid:[1,"uint"],tid:[2,"uint"],thread_name:[5,"string"]}],parent_uuid:[5,"uint"]}],gpu_info:[128,
{gpus:[1,{name:[1,"string"],vendor:[2,"string"]}]}]};function encodeTrace(packets){let writer=new PbfWriter;for(let packet of packets)
writer.writeMessage(1,writePacket,packet);return writer.finish()}var writePacket=writerOf(packetMessage);function writerOf(message){
let fields=new Map(Object.entries(message).map(([name,field])=>[name,fieldWriterOf(field)]));return(values,writer)=>{if(typeof values!=
"object"||values===null)throw new TypeError(`no message: ${String(values)}`);for(let[name,value]of Object.entries(values)){
let write=fields.get(name);if(write===void 0)throw new TypeError(`no field of a packet: ${name}`);if(Array.isArray(value))
for(let one of value)write(one,writer);else write(value,writer)}}}function fieldWriterOf([number,type]){if(typeof type==
"object"){let writeMessage=writerOf(type);return(value,writer)=>{writer.writeMessage(number,writeMessage,value)}}return type===
"string"?(value,writer)=>{writer.writeStringField(number,String(value))}:type==="double"?(value,writer)=>{writer.writeDoubleField(
number,Number(value))}:(value,writer)=>{if(!Number.isSafeInteger(value)||Number(value)<0)throw new TypeError(`no unsigne\
d integer: ${String(value)}`);writer.writeVarintField(number,Number(value))}}var nameWidth8=200,fullNameWidth=4e3,sequence={cleared:1,needsState:2},trackEvent={begin:1,end:2},cuda=4,category={other:0,
compute:2},ownSequence=1;function pftrace(name,placed,profile,sideIndex){let tables=internTables(),tracks=trackTable(name,
sideIndex),events=[],eventId=0;for(let{range,instance,atNs}of placed){let submitted=new Map;for(let kernel of instance.kernels)
eventId+=1,kernel.call!==null&&append(submitted,kernel.call,eventId),events.push(kernelPacket(kernel,atNs,eventId,tables));
for(let copy of instance.copies)eventId+=1,copy.call!==null&&append(submitted,copy.call,eventId),events.push(copyPacket(
copy,atNs,eventId,tables));events.push(...hostPackets(range,instance,atNs,submitted,tables,tracks))}let counters=profile===
null?null:ncuCounters(placed,profile),first={timestamp:0,trusted_packet_sequence_id:ownSequence,sequence_flags:sequence.
cleared,interned_data:{...tables.data(),...counters===null?{}:{gpu_counter_descriptors:counters.descriptors}}};return encodeTrace(
[first,...gpuInfo(placed,profile),...tracks.descriptors(),...events,...(counters?.packets??[]).map(packet=>({...packet,...ofSequence}))])}
var ofSequence={trusted_packet_sequence_id:ownSequence,sequence_flags:sequence.needsState};function kernelPacket(kernel,atNs,eventId,tables){
let{type,startNs,durationNs,device}=kernel,[gridX,gridY,gridZ]=type.grid,[blockX,blockY,blockZ]=type.block;return{timestamp:atNs+
startNs,...ofSequence,gpu_render_stage_event:{event_id:eventId,duration:durationNs,...gpuOf(device),...tables.place(kernel),
stage_iid:tables.stage("Kernel",category.compute),kernel_iid:tables.kernel(kernel),name_iid:tables.label(type.name),launch:{
grid_size:{x:gridX,y:gridY,z:gridZ},workgroup_size:{x:blockX,y:blockY,z:blockZ}}}}}function copyPacket(copy,atNs,eventId,tables){
let{kind,direction,sourceMemory,targetMemory,startNs,durationNs,bytes,device}=copy,memory=[sourceMemory,targetMemory].flatMap(
one=>one??[]).join(" \u2192 "),words=[kind==="fill"?"memset":"memcpy",direction,memory===""?null:`(${memory})`];return{timestamp:atNs+
startNs,...ofSequence,gpu_render_stage_event:{event_id:eventId,duration:durationNs,...gpuOf(device),...tables.place({...copy,
context:null}),stage_iid:tables.stage(kind==="fill"?"Memset":"Copy",category.other),name_iid:tables.name(words.flatMap(word=>word??
[]).join(" ")),launch:{args:tables.arguments({...placeOf(copy),bytes})}}}}function gpuOf(device){return device===0?{}:{gpu_id:device}}
function placeOf({device,stream}){return stream===null?{device}:{device,stream}}function append(lists,key,value){let known=lists.
get(key);known===void 0?lists.set(key,[value]):known.push(value)}function hostPackets({name,domain,instances},instance,atNs,submitted,tables,tracks){
let process=instance.process===-1?instance.kernels[0]?.process??0:instance.process,byTrack=new Map,add=(track,slice)=>{append(
byTrack,track,slice)};add(tracks.of(process,"Instances of ranges"),{name:`${rangeText(name,domain)}: instance ${String(instance.
place)} of ${String(instances)} (${instance.role})${cutText(instance)}`,startNs:0,endNs:instance.durationNs,launched:[]}),
instance.thread!==-1&&add(tracks.thread(process,instance.thread),{name:rangeText(name,domain),startNs:0,endNs:instance.durationNs,
launched:[]});for(let[lane,ranges]of lanesOf(instance.ranges.filter(({style})=>style==="startend")).entries())for(let range of ranges)
add(tracks.of(range.process,`NVTX start/end ranges ${String(lane+1)}`),rangeSlice(range));for(let range of instance.ranges)
range.style==="pushpop"&&add(tracks.thread(range.process,range.thread),rangeSlice(range));for(let[index,call]of instance.
calls.entries())add(tracks.thread(call.process,call.thread),{...callSlice(call),launched:submitted.get(index)??[]});return[
...byTrack].flatMap(([track,slices])=>nested(slices,track,atNs,tables))}function cutText({kernels:kernels2,cut}){let parts=[
...cut.kernels>0?[`the first ${String(kernels2.length)} of ${String(kernels2.length+cut.kernels)} kernels`]:[],...cut.calls>
0?[`without ${String(cut.calls)} calls`]:[],...cut.copies>0?[`without ${String(cut.copies)} copies`]:[],...cut.ranges>0?
[`without ${String(cut.ranges)} NVTX ranges`]:[]];return parts.length===0?"":`, ${parts.join(", ")}`}function rangeSlice({
name,domain,startNs,durationNs}){return{name:rangeText(name,domain),startNs,endNs:startNs+durationNs,launched:[]}}function callSlice({
name,startNs,durationNs}){return{name:name??"CUDA call",startNs,endNs:startNs+durationNs}}function lanesOf(ranges){let lanes=[],
ends=[];for(let range of ranges){let free=ends.findIndex(end=>end<=range.startNs),lane=free===-1?lanes.push([])-1:free;lanes[lane]?.
push(range),ends[lane]=range.startNs+range.durationNs}return lanes}function nested(slices,track,atNs,tables){let packets=[],
open2=[],endUntil=timeNs=>{for(let end=open2.at(-1);end!==void 0&&end<=timeNs;end=open2.at(-1))packets.push({timestamp:atNs+
end,...ofSequence,track_event:{type:trackEvent.end,track_uuid:track}}),open2.pop()},sorted=slices.toSorted((one,other)=>one.
startNs-other.startNs||other.endNs-one.endNs);for(let{name,startNs,endNs,launched}of sorted)endUntil(startNs),packets.push(
{timestamp:atNs+startNs,...ofSequence,track_event:{type:trackEvent.begin,track_uuid:track,name_iid:tables.shown(name),...launched.
length===0?{}:{gpu_correlation:{render_stage_submission_event_ids:launched},gpu_api:cuda}}}),open2.push(Math.min(endNs,open2.
at(-1)??1/0));return endUntil(1/0),packets}function internTables(){let names=interned(),argumentNames=interned(),specifications=interned(),
kernels2=interned(),contexts=interned(),args=values=>Object.entries(values).map(([key,value])=>({name_iid:argumentNames.
of(key,()=>({name:key})),uint_value:value})),name=text=>names.of(text,()=>({name:text})),label=memoized(kernelName=>name(
kernelLabel(kernelName,nameWidth8))),shown=memoized(text=>name(clipMiddle(plainText(text),nameWidth8))),ofType=new Map;return{
name,shown,label,arguments:args,stage:(name2,ofCategory)=>specifications.of(`stage ${name2}`,()=>({name:name2,category:ofCategory})),
kernel:kernel=>{let{type}=kernel,byPlace=ofType.get(type)??new Map;ofType.set(type,byPlace);let at=`${String(kernel.device)}\
/${String(kernel.stream)}`,known=byPlace.get(at);if(known!==void 0)return known;let values={...placeOf(kernel),registers_per_thread:type.
registersPerThread,shared_mem_static:type.staticSharedBytes,shared_mem_dynamic:type.dynamicSharedBytes},iid=kernels2.of(
`${Object.values(values).join(" ")} ${type.mangled??""} ${type.name}`,()=>({name:clipMiddle(plainText(type.mangled??type.
shortName),fullNameWidth),demangled_name:clipMiddle(plainText(type.name),fullNameWidth),args:args(values)}));return byPlace.
set(at,iid),iid},place:({process,device,context,stream})=>({context:contexts.of(`${String(process)}/${String(context)}`,
()=>({pid:pidOf(process),api:cuda})),hw_queue_iid:specifications.of(`queue ${String(process)}/${String(device)}/${String(
stream)}`,()=>({name:stream===null?"Stream unknown":`Stream ${String(stream)}`,category:category.compute,description:`Pr\
ocess ${String(pidOf(process))}`}))}),data:()=>({event_names:names.all(),graphics_contexts:contexts.all(),gpu_specifications:specifications.
all(),compute_kernels:kernels2.all(),compute_arg_names:argumentNames.all()})}}function memoized(numberOf){let known=new Map;
return text=>{let found=known.get(text)??numberOf(text);return known.set(text,found),found}}function interned(){let known=new Map;
return{of:(key,make)=>{let found=known.get(key)??{iid:known.size+1,...make()};return known.set(key,found),found.iid},all:()=>[
...known.values()]}}function pidOf(process){return(process%2**24+2**24)%2**24||1}function trackTable(side,sideIndex){let known=new Map,
track=(key,make)=>{let found=known.get(key);if(found!==void 0)return found.uuid;let uuid=(known.size+1)*2+sideIndex;return known.
set(key,{uuid,packet:{timestamp:0,...ofSequence,track_descriptor:make(uuid)}}),uuid},processTrack=process=>track(`${String(
process)}`,uuid=>({uuid,process:{pid:pidOf(process),process_name:side}}));return{thread:(process,thread)=>{processTrack(
process);let tid=Math.max(1,thread);return track(`${String(process)}/${String(thread)}`,uuid=>({uuid,thread:{pid:pidOf(process),
tid,thread_name:`thread ${String(tid)}`}}))},of:(process,name)=>{let parent2=processTrack(process);return track(`${String(
process)} ${name}`,uuid=>({uuid,parent_uuid:parent2,name}))},descriptors:()=>[...known.values()].map(({packet})=>packet)}}
function gpuInfo(placed,profile){let names=new Set(profile?.machine.gpus.map(({name:name2})=>name2)),[name]=names,last=placed.
flatMap(({instance})=>instance.kernels).reduce((most,{device})=>Math.max(most,device),-1);if(name===void 0||names.size>1||
last<0||last>63)return[];let text=clipMiddle(plainText(name),nameWidth8),gpus=Array.from({length:last+1},(_,index)=>({name:last===
0?text:`${text} #${String(index)}`,vendor:"NVIDIA"}));return[{timestamp:0,...ofSequence,gpu_info:{gpus}}]}function tarOf(files){let sizes=files.map(({data})=>512+Math.ceil(data.length/512)*512),archive=new Uint8Array(sizes.reduce(
(sum,size)=>sum+size,0)+2*512),at=0;for(let[index,{name,data}]of files.entries())archive.set(header(name,data.length),at),
archive.set(data,at+512),at+=sizes[index]??0;return archive}function header(name,size){let bytes=new Uint8Array(512),put=(text,at)=>{
bytes.set(new TextEncoder().encode(text),at)};put(name,0),put("0000644\0",100),put("0000000\0",108),put("0000000\0",116),
put(`${size.toString(8).padStart(11,"0")}\0`,124),put("00000000000\0",136),put(" ".repeat(8),148),put("0",156),put("usta\
r\x0000",257);let sum=bytes.reduce((total,byte)=>total+byte,0);return put(`${sum.toString(8).padStart(6,"0")}\0 `,148),bytes}var traceFile="trace.tar";function traceArchive(timelines,profiles,roles=instanceRoles){let placed=placeInstances(timelines,
roles),sides=["base","head"].flatMap((name,index)=>placed[name].length===0?[]:[{name,path:`${name}.pftrace`,index:index===
0?0:1,placed:placed[name]}]),[first]=sides;if(first===void 0)return null;let holds=sides.map(({name,placed:held})=>`${name}\
: ${heldText(held,timelines[name])}`).join("; "),manifest={perfetto_manifest:{version:1,files:sides.map(({name,path})=>({
path,machine:{name},...path===first.path?{}:{clocks:{clock:"BOOTTIME",sync_to:{file:first.path,clock:"BOOTTIME"},offset_ns:0}}})),
attributes:{"llm_profile.holds":holds}}};return{data:tarOf([{name:"perfetto_manifest.json",data:new TextEncoder().encode(
JSON.stringify(manifest))},...sides.map(({name,path,index,placed:instances})=>({name:path,data:pftrace(name,instances,profiles[name],
index)}))]),holds}}function heldText(placed,ranges){let sum=of=>placed.reduce((total,{instance})=>total+of(instance),0),
kernels2=sum(instance=>instance.kernels.length),cut=sum(instance=>instance.cut.kernels),all=ranges.reduce((total,{instances})=>total+
instances,0),ofAll=placed.length===all?"":` of ${formatCount(all)}`;return`${formatCount(kernels2)}${cut===0?"":` of ${formatCount(
kernels2+cut)}`} kernels in ${formatCount(placed.length)}${ofAll} ${all===1?"instance":"instances"}`}function smallTrace({
base,head},range,profiles,most){for(let rows=Math.floor(most/bytesOfRow);rows>=50;){let cut=({kept,...rest})=>({...rest,
kept:kept.filter(({role})=>role==="median").map(instance=>cutInstance(instance,rows))}),ofRange=ranges=>ranges.filter(({
name,domain})=>name===range.name&&domain===range.domain).map(cut),made=traceArchive({base:ofRange(base),head:ofRange(head)},
profiles);if(made===null||made.data.length<=most)return made;rows=Math.floor(Math.min(rows,mostRowsOf({base,head}))*Math.
min(.9,.9*most/made.data.length))}return null}var bytesOfRow=100;function mostRowsOf({base,head}){let instances=[...base,
...head].flatMap(({kept})=>kept);return Math.max(0,...instances.map(({kernels:kernels2,calls,ranges})=>Math.max(kernels2.
length,calls.length,ranges.length)))}function cutInstance(instance,rows){let{kernels:kernels2,copies,calls,ranges,cut}=instance,
beyond=all=>Math.max(0,all.length-rows),firstOf=work=>work.slice(0,rows).map(one=>one.call!==null&&one.call>=rows?{...one,
call:null}:one);return{...instance,kernels:firstOf(kernels2),copies:firstOf(copies),calls:calls.slice(0,rows),ranges:ranges.
slice(0,rows),cut:{kernels:cut.kernels+beyond(kernels2),copies:cut.copies+beyond(copies),calls:cut.calls+beyond(calls),ranges:cut.
ranges+beyond(ranges)}}}import{createHash}from"node:crypto";var SafeHtml=class{text;constructor(text){this.text=text}};function html(strings,...parts){return new SafeHtml(compact(strings).
reduce((text,literal,index)=>text+literal+(index<parts.length?partText(parts[index]):""),""))}var compacted=new WeakMap;
function compact(strings){let known=compacted.get(strings)??strings.map(literal=>literal.replaceAll(/\n\s*/g,`
`));return compacted.set(strings,known),known}function rawElement(name,text){if(/<\/(?:style|script)|<!--/i.test(text))throw new RangeError(
"It would end its element.");return new SafeHtml(`<${name}>${text}</${name}>`)}function dataElement(id,base64){if(!/^[\w-]+$/.
test(id)||!/^[A-Za-z0-9+/]*={0,2}$/.test(base64))throw new RangeError("It is not base64.");return new SafeHtml(`<script \
type="application/octet-stream" id="${id}">${base64}</script>`)}function partText(part2){return part2==null?"":part2 instanceof
SafeHtml?part2.text:typeof part2=="string"?escaped(part2):typeof part2=="number"?String(part2):part2.map(partText).join(
"")}function escaped(text){return plainLines(text).replace(/[&<>"']/g,character=>`&#${String(character.charCodeAt(0))};`)}
var[codeStart,codeEnd]=["\uE000","\uE001"],nameWidth9=80,proseWidth2=2e3;function code2(text){return codeStart+(text.trim()===
""?"(no name)":text.replace(/[\ue000\ue001]/g,"\uFFFD"))+codeEnd}var htmlPrinter={name:name=>code2(clipMiddle(plainText(
name),nameWidth9)),kernel:name=>code2(kernelLabel(name,nameWidth9)),prose:text=>plainText(text.length>proseWidth2?`${text.
slice(0,proseWidth2-1)}\u2026`:text).replace(/(?<!`)`([^`\n]+)`(?!`)/g,(_,quoted2)=>code2(quoted2)),times:timePair};function sentence(text){
return new SafeHtml(escaped(text).replace(/\ue000([^\ue000\ue001]*)\ue001/g,"<code>$1</code>"))}function prose2(text){return sentence(
htmlPrinter.prose(text))}function nameCode(name){return sentence(htmlPrinter.name(name))}function linearScale([from,to],[start,end],count=5){let isWide=to-from>1e-9*Math.abs(to),step=roundStep((isWide?to-from:
Math.abs(to)||1)/count),low=Math.floor(from/step),high=Math.max(Math.ceil(to/step),low+1),ticks=Array.from({length:high-
low+1},(_,index)=>Number(((low+index)*step).toPrecision(12)));return{at:value=>start+(value/step-low)/(high-low)*(end-start),
ticks}}function roundStep(least){let power=10**Math.floor(Math.log10(least));return([1,2,5].find(factor=>factor*power>=least*
(1-1e-9))??10)*power}function logScale([from,to],[start,end]){let low=Math.floor(Math.log10(from)+1e-9),high=Math.max(Math.
ceil(Math.log10(to)-1e-9),low+1),ticks=Array.from({length:high-low+1},(_,index)=>+`1e${String(low+index)}`);return{at:value=>start+
(Math.log10(value)-low)/(high-low)*(end-start),ticks}}var knee=.01;function changeScale(limit,[start,end]){let size=value=>Math.
log1p(Math.min(Math.abs(value),limit)/knee)/Math.log1p(limit/knee),ticks=[.01,.1,1].filter(tick=>tick<limit*.75);return{
at:value=>(start+end)/2+Math.sign(value)*size(value)*(end-start)/2,ticks:[...ticks.toReversed().map(tick=>-tick),0,...ticks]}}
function px(value){return String(Math.round(value*10)/10)}function shownTime(time,{verdict}){return verdict!=="incomparable"||time.state==="new"||time.state==="removed"?time:{...time,
state:"not-judged"}}function rowState({state}){return{name:state,word:state==="noted"?"slower, no regression":rowStates[state].
word}}function changeCell({state,changeRatio},unjudged2=rowStates["not-judged"].word){let{sign,word}=rowStates[state],size=changeRatio===
null?null:html` <b>${signedPercent(changeRatio)}</b>`;return{content:html`<span class="c">${sign}${size}</span> <small>${state===
"not-judged"?unjudged2:word}</small>`,value:changeRatio}}function nsCell(ns){return{content:ns===null?"\u2013":formatNs(
ns),value:ns}}function leftAxis(scale,{left:left3,right:right3},text){return scale.ticks.map(tick=>{let y=px(scale.at(tick));return html`<path class="g" d="M${px(
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
      >`})}var levels=8;function densityStrip(pieces,{left:left3,width:width6,top,height:height4,lengthNs}){let columns=Math.floor(
width6),columnNs=lengthNs/columns,times2=new Map;for(let{startNs,durationNs,look}of pieces){let of=times2.get(look);of===
void 0&&times2.set(look,of=new Float64Array(columns));let endNs=startNs+durationNs,last=Math.min(columns-1,Math.floor(endNs/
columnNs));for(let column=Math.max(0,Math.floor(startNs/columnNs));column<=last;column+=1)of[column]=(of[column]??0)+Math.
max(0,Math.min(endNs,(column+1)*columnNs)-Math.max(startNs,column*columnNs))}let paths=new Map;for(let column=0;column<columns;){
let{look,level:level2}=columnOf(times2,column,columnNs),end=column+1;for(;end<columns;end+=1){let next=columnOf(times2,end,
columnNs);if(next.look!==look||next.level!==level2)break}if(level2>0){let high=height4*level2/levels;paths.set(look,`${paths.
get(look)??""}M${px(left3+column)} ${px(top+height4)}v-${px(high)}h${String(end-column)}v${px(high)}z`)}column=end}return[
...paths].map(([look,path])=>html`<path class="${look}" d="${path}" />`)}function columnOf(times2,column,columnNs){let[most,
all,look]=[0,0,""];for(let[one,of]of times2){let ns=of[column]??0;all+=ns,ns>most&&([most,look]=[ns,one])}let level2=all===
0?0:Math.max(1,Math.min(levels,Math.round(all/columnNs*levels)));return{look,level:level2}}var mostBytes=6e5;function perfettoPart(input,range,room){let{timelines,base,head,trace}=input,small=smallTrace(timelines,
range,{base,head},Math.min(mostBytes,Math.floor(room*.75)));return html`<div id="perfetto">
    <p>
      To zoom in: drop <code>${traceFile}</code>, which lies beside this page or in the same artifact, at
      <b>ui.perfetto.dev</b>. It is read in the browser, and not sent
      anywhere.${trace===null?null:` It holds: ${trace}.`}
    </p>
    ${small===null?null:html`<p>
              <small
                >Within this page: one instance of ${nameCode(rangeText(range.name,range.domain))} (${small.holds};
                ${sizeText(small.data.length)}).</small
              >
            </p>
            ${dataElement("trace",Buffer.from(small.data).toString("base64"))}`}
  </div>`}var[mostRanges2,mostStreams,mostLevels,mostBoxes]=[3,8,3,150],[left2,right2]=[118,1168],[rowHeight,rowGap]=[20,5],leastWidth=1;
function timelineRanges({timelines},ranges){let busyNs=({head,base})=>(head??base)?.rounds[0]?.kernelNs??0,known=range=>[
...timelines.base,...timelines.head].some(one=>isOf(one,range)&&one.kept.length>0);return ranges.filter(known).toSorted(
(one,other)=>busyNs(other)-busyNs(one))}function isOf(one,{name,domain}){return one.name===name&&one.domain===domain}function timelinePart(input,ranges,room){
let known=timelineRanges(input,ranges),[first]=known;if(first===void 0)return null;let looks=familyLooks(ranges),shown=known.
slice(0,mostRanges2).map(range=>{let of=side=>side.find(one=>isOf(one,range))??null;return{label:rangeText(range.name,range.
domain),base:of(input.timelines.base),head:of(input.timelines.head)}}),figures2=html`${shown.map(one=>rangeFigures(one,looks))}`;
return html`${figures2}
    <p class="key">
      ${[...looks.used].slice(0,12).map(([family,look])=>html`<span class="${look}"><i></i>${family}</span> `)}<span
        class="k-copy"
        ><i></i>copies</span
      >
      <span class="k-idle"><i></i>nothing runs</span>
    </p>
    <p class="key">Calls: ${callLooks.map(({use,title})=>html`<span class="u-${use}"><i></i>${title}</span> `)}</p>
    <p>
      Of each range the instance of median duration in the first round; one scale for both sides. What is narrower than
      a pixel is drawn as columns: as high as the share of that time in which something
      ran.${known.length>shown.length?` The ${String(shown.length)} ranges with the most kernel time of ${String(known.length)}\
.`:""}
      Tracing makes calls of the host longer than they are.
    </p>
    ${perfettoPart(input,first,room-figures2.text.length)}`}var callLooks=[{use:"launch",title:"launch"},{use:"graphLaun\
ch",title:"graph launch"},{use:"copy",title:"copy"},{use:"synchronization",title:"synchronization"},{use:"memory",title:"\
allocation"},{use:"other",title:"other"}];function familyLooks(ranges){let families2=new Map;for(let{base,head}of ranges)
for(let{name,family}of[...base?.kernels??[],...head?.kernels??[]])families2.set(name,family);let used=new Map;return{used,
of:({type})=>{let family=plainText(clipMiddle(families2.get(type.name)??"other",40)),look=used.get(family)??`f${String(used.
size%8)}`;return used.set(family,look),look}}}function rangeFigures({label,base,head},looks){let sides=[{name:"base",range:base},
{name:"head",range:head}].flatMap(({name,range})=>{let instance=range?.kept.find(({role})=>role==="median");return range===
null||instance===void 0?[]:[{name,range,instance}]}),lengthNs=Math.max(1,...sides.map(({instance})=>lastEndNs(instance))),
shortLabel=plainText(clipMiddle(label,60)),closeNs=Math.max(0,...sides.map(({instance})=>closeUpNs(instance))),rangeName2=(base??
head)?.name??"",scrolled=(name,title,instance,ns)=>html`<div class="scroll" role="region" tabindex="0" aria-label="${title} of ${shortLabel}, ${name}">
      ${drawing(instance,ns,looks,{name:rangeName2,label:`${title} of an instance of ${shortLabel}, ${name}: NVTX ranges\
, CUDA calls, streams and idle time`})}
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
            </figure>`})}`}var closeKernels=60;function middleNs({kernels:kernels2}){return Math.max(0,kernels2[Math.floor(
kernels2.length/2)]?.startNs??0)}function closeUpNs({kernels:kernels2}){let middle2=Math.floor(kernels2.length/2);return kernels2.
length<=closeKernels*2?0:(kernels2[middle2+closeKernels]?.startNs??0)-(kernels2[middle2]?.startNs??0)}function within(instance,fromNs,lengthNs){
let cut=spans=>spans.flatMap(span=>{let startNs=Math.max(0,span.startNs-fromNs),endNs=Math.min(lengthNs,span.startNs+span.
durationNs-fromNs);return endNs<=startNs?[]:[{...span,startNs,durationNs:endNs-startNs}]}),{kernels:kernels2,copies,calls,
ranges,durationNs}=instance;return{...instance,kernels:cut(kernels2),copies:cut(copies),calls:cut(calls),ranges:cut(ranges),
durationNs:Math.max(0,Math.min(lengthNs,durationNs-fromNs))}}function graphText({calls}){let count=calls.filter(({use})=>use===
"graphLaunch").length;return count===0?"":`, ${formatCount(count)} graph ${count===1?"launch":"launches"}`}function idleText(instance){
let idle=idleSpans(instance),{durationNs}=instance,within2=idle.reduce((sum,{durationNs:ns})=>sum+ns,0),longest=idle.reduce(
(most,{durationNs:ns})=>Math.max(most,ns),0);return durationNs===0||longest===0?"":`; nothing of it on a GPU for ${formatNs(
within2)} (${formatShare(within2/durationNs)}), at most ${formatNs(longest)} at a stretch`}function idleSpans({kernels:kernels2,
copies,durationNs}){let work=[...kernels2,...copies].toSorted((one,other)=>one.startNs-other.startNs),spans=[],until=0,gap2=(startNs,endNs)=>{
endNs>startNs&&spans.push({startNs,durationNs:endNs-startNs,look:"k-idle"})};for(let{startNs,durationNs:ns}of work)gap2(
until,Math.min(startNs,durationNs)),until=Math.max(until,startNs+ns);return gap2(until,durationNs),spans}function drawing(instance,lengthNs,looks,{
name,label}){let rows=[...levelsOf(instance,name).map((ranges,level2)=>({title:level2===0?"NVTX":"",content:strip=>rangeBoxes(
ranges,strip)})),{title:"CUDA calls",content:strip=>callBoxes(instance.calls,strip)},...streamRows(instance,looks),{title:"\
nothing runs",content:strip=>densityStrip(idleSpans(instance),strip)}],bottom=rows.length*(rowHeight+rowGap),scale=linearScale(
[0,lengthNs],[left2,right2],8),at=ns=>left2+ns/lengthNs*(right2-left2),ticks=scale.ticks.filter(tick=>tick<=lengthNs);return html`<svg class="chart timeline" viewBox="0 0 1200 ${bottom+
22}" role="img" aria-label="${label}">
    ${bottomAxis({at,ticks},{left:left2,right:right2,top:0,bottom},tick=>tick===0?"0":formatNs(tick))}
    ${rows.map(({title,content},index)=>{let top=index*(rowHeight+rowGap);return html`${title===""?null:html`<text x="${left2-
6}" y="${top+rowHeight/2}" dy=".35em" text-anchor="end">${clipMiddle(title,18)}</text>`}${content({left:left2,width:right2-
left2,top,height:rowHeight,lengthNs})}`})}
  </svg>`}function levelsOf({ranges,process,thread,durationNs},name){let levels2=[[{startNs:0,durationNs,process,thread,
name,domain:"",style:"pushpop"}]],ends=[];for(let range of ranges)if(!(range.style!=="pushpop"||thread!==-1&&(range.process!==
process||range.thread!==thread))){for(;ends.length>0&&(ends.at(-1)??0)<=range.startNs;)ends.pop();ends.length<mostLevels&&
(levels2[ends.length+1]??=[]).push(range),ends.push(range.startNs+range.durationNs)}return levels2}function rangeBoxes(ranges,strip){
let named=ranges.map(range=>({...range,look:"s-plain",label:clipMiddle(plainText(rangeText(range.name,range.domain)),120)}));
return boxesAndColumns(named,strip)}function callBoxes(calls,strip){let named=calls.map(call=>({...call,look:`u-${call.use}`,
label:plainText(call.name??"CUDA call")}));return boxesAndColumns(named,strip)}function streamRows(instance,looks){let labels=new Map,
labelOf=name=>{let label=labels.get(name)??kernelLabel(name,120);return labels.set(name,label),label},work=[...instance.
kernels.map(kernel=>({...kernel,look:looks.of(kernel),label:labelOf(kernel.type.name)})),...instance.copies.map(copy=>({
...copy,look:"k-copy",label:copy.kind==="fill"?"memset":"copy"}))],devices=new Set(work.map(({device})=>device)).size,rows=[
...Map.groupBy(work,({process,device,stream})=>`${String(process)} ${String(device)} ${String(stream)}`).values()].toSorted(
(one,other)=>other.length-one.length).flatMap(all=>{let[first]=all,stream=first?.stream==null?"stream unknown":`stream ${String(
first.stream)}`,title=devices>1?`GPU ${String(first?.device)}, ${stream}`:stream;return lanesOf2(all).map((lane,index)=>({
title:index===0?title:"\u2026 at once",content:strip=>boxesAndColumns(lane,strip)}))}),more=rows.length-mostStreams;return[
...rows.slice(0,mostStreams),...more>0?[{title:`\u2026 ${String(more)} more rows`,content:()=>html``}]:[]]}function lanesOf2(work){
let lanes=[],ends=[];for(let one of work.toSorted((first,second)=>first.startNs-second.startNs)){let free=ends.findIndex(
end=>end<=one.startNs),lane=free===-1&&lanes.length<mostStreams?lanes.push([])-1:Math.max(0,free);lanes[lane]?.push(one),
ends[lane]=Math.max(ends[lane]??0,one.startNs+one.durationNs)}return lanes}function boxesAndColumns(work,strip){let wide=work.
filter(({durationNs})=>widthOf(durationNs,strip)>=leastWidth).toSorted((one,other)=>other.durationNs-one.durationNs).slice(
0,mostBoxes),drawn=new Set(wide),narrow=work.filter(one=>!drawn.has(one));return[...densityStrip(narrow,strip),...wide.map(
one=>box(one,strip))]}function widthOf(durationNs,{width:width6,lengthNs}){return durationNs/lengthNs*width6}function box({
startNs,durationNs,label,look},strip){let width6=widthOf(durationNs,strip),x=strip.left+widthOf(startNs,strip),room=Math.
floor((width6-8)/6.5);return html`<g class="${look}">
    <title>${label}: ${formatNs(durationNs)}</title>
    <rect x="${px(x)}" y="${strip.top}" width="${px(Math.max(.5,width6-.5))}" height="${strip.height}" />
    ${room<4?null:html`<text x="${px(x+4)}" y="${strip.top+strip.height/2}" dy=".35em">${clipMiddle(label,room)}</text>`}
  </g>`}var rowHeight2=26,mostRanges3=12,leastShare=.002;function iciclePart(input,ranges){let boxes=ranges.map(rangeBox).filter(
({baseNs,headNs})=>baseNs+headNs>0).toSorted((one,other)=>other.headNs-one.headNs).slice(0,mostRanges3);if(boxes.length===
0)return html`<p>No kernel ran.</p>`;let compared=ranges.some(({row})=>row!==null);return html`${figures(boxes,compared?
["baseNs","headNs"]:["headNs"],"range, family and kernel")}
    <p class="key">
      ${compared?["regressed","improved","same","new","removed","noted"].map(state=>html`<span class="s-${state}"><i></i>${rowStates[state].
word}</span> `):null}Each
      box is as wide as its time; point at one for its name. Families and kernels are the sums of the kernels' medians
      over
      rounds${ranges.length>1?"; ranges may lie within one another":""}${ranges.length>boxes.length?`; the ${String(boxes.
length)} largest of ${String(ranges.length)} ranges`:""}.
    </p>
    ${nestedIcicles(input,ranges)}`}function figures(boxes,sides,by){let total=side=>boxes.reduce((sum,box2)=>sum+box2[side],
0),most=Math.max(total("baseNs"),total("headNs"));return html`${sides.map(side=>{let name=side==="baseNs"?"base":"head";
return html`<figure>
      <figcaption><b>${name}</b>, ${formatNs(total(side))} of kernels</figcaption>
      ${icicle(boxes,side,most,`Kernel time of ${name} by ${by}`)}
    </figure>`})}`}function nestedIcicles(input,ranges){let range=timelineRanges(input,ranges).find(({name,domain})=>[...input.
timelines.base,...input.timelines.head].some(one=>one.name===name&&one.domain===domain&&one.kept[0]?.ranges.some(({style})=>style===
"pushpop")));if(range===void 0)return null;let instanceOf=side=>side.flatMap(({name,domain,kept})=>name===range.name&&domain===
range.domain?kept.slice(0,1):[]),root=newNode();for(let side of["base","head"])for(let instance of instanceOf(input.timelines[side]))
addKernels(root,instance,`${side}Ns`);let box2=boxOf(rangeText(range.name,range.domain),root),sides=["baseNs","headNs"].
filter(side=>box2[side]>0);return html`<h3>By nested NVTX ranges</h3>
    ${figures([box2],sides,"nested range and kernel")}
    <p class="key">
      Of one instance of ${nameCode(rangeText(range.name,range.domain))}: its kernels by the ranges that their launches
      lie in.
    </p>`}var mostNested=4;function newNode(){return{baseNs:0,headNs:0,children:new Map}}function addKernels(root,instance,side){
let paths=openRanges(instance);for(let{type,call,durationNs}of instance.kernels){let node=root;node[side]+=durationNs;for(let name of[
...paths[call??-1]??[],`\0${type.name}`]){let child=node.children.get(name)??newNode();node.children.set(name,child),child[side]+=
durationNs,node=child}}}function openRanges(instance){let keyOf=({process,thread})=>`${String(process)}/${String(thread)}`,
threads=Map.groupBy(instance.ranges.filter(({style})=>style==="pushpop"),keyOf),walks=new Map([...threads].map(([key,ranges])=>[
key,rangeWalk(ranges)]));return instance.calls.map(call=>{let own=walks.get(keyOf(call))?.(call.startNs)??[];return(own.
length>0?own:walks.get(keyOf(instance))?.(call.startNs)??[]).slice(0,mostNested).map(({name,domain})=>rangeText(name,domain))})}
function rangeWalk(ranges){let open2=[],next=0,endUntil=timeNs=>{for(let last=open2.at(-1);last!==void 0&&last.startNs+last.
durationNs<=timeNs;last=open2.at(-1))open2.pop()};return timeNs=>{for(let range=ranges[next];range!==void 0&&range.startNs<=
timeNs;range=ranges[next])endUntil(range.startNs),open2.push(range),next+=1;return endUntil(timeNs),open2}}function boxOf(name,{
baseNs,headNs,children}){return{label:()=>name.startsWith("\0")?kernelLabel(name.slice(1),120):plainText(name),baseNs,headNs,
state:null,change:null,children:[...children].map(([child,node])=>boxOf(child,node)).toSorted(byTime)}}function rangeBox(range){
let{row,head}=range,label=rangeText(range.name,range.domain);if(row===null){let kernels3=(head?.kernels??[]).map(kernel=>({
family:kernel.family,label:()=>kernelLabel(kernel.name,120),children:[],baseNs:0,headNs:medianTotalNs(kernel),state:null,
change:null}));return parent(label,families(kernels3,new Map),null)}let times2=new Map(row.families.map(({family,time})=>[
family,shownTime(time,row)])),kernels2=row.kernels.map(kernel=>({family:kernel.family,label:()=>kernelLabel(kernel.name,
120),children:[],baseNs:kernel.time.baseNs??0,headNs:kernel.time.headNs??0,state:shownTime(kernel.time,row).state,change:kernel.
time.changeRatio}));return parent(label,families(kernels2,times2),shownTime(row.gpuBusyTime,row))}function families(kernels2,times2){
return[...Map.groupBy(kernels2,({family})=>family)].map(([family,members])=>parent(family,members,times2.get(family)??null)).
toSorted(byTime)}function parent(label,children,time){let sum=side=>children.reduce((total,child)=>total+child[side],0);
return{label:()=>plainText(label),baseNs:sum("baseNs"),headNs:sum("headNs"),state:time?.state??null,change:time?.changeRatio??
null,children:children.toSorted(byTime)}}function byTime(one,other){return Math.max(other.baseNs,other.headNs)-Math.max(
one.baseNs,one.headNs)}function icicle(boxes,side,most,label){let drawn=level(boxes,side,most,0,0,null),bottom=rowHeight2*
Math.max(...boxes.map(depthOf)),ticks=linearScale([0,most],[0,100]).ticks.filter(tick=>tick>0&&tick<=most);return html`<svg class="icicle" width="100%" height="${bottom+
20}" role="img" aria-label="${label}">
    ${ticks.map(tick=>html`<text class="k" x="${share(tick,most)}" y="${bottom+14}" text-anchor="end">${formatNs(tick)}</text>`)}${drawn}
  </svg>`}function depthOf({children}){return 1+Math.max(0,...children.map(depthOf))}function level(boxes,side,most,start,depth,inherited){
let from=start,[restFrom,restNs,restCount]=[0,0,0],drawn=[];for(let[index,box2]of boxes.entries()){let ns=box2[side];if(ns===
0)continue;let color=inherited??(depth===1?index:null);if(ns/most<leastShare){restCount===0&&(restFrom=from),restNs+=ns,
restCount+=1,from+=ns;continue}drawn.push(drawnBox(box2,side,most,from,depth,color),...level(box2.children,side,most,from,
depth+1,color)),from+=ns}if(restCount>0&&restNs/most>=leastShare/4){let rest={label:()=>`${String(restCount)} smaller on\
es`,baseNs:restNs,headNs:restNs,state:null,change:null,children:[]};restFrom+restNs<=from&&drawn.push(drawnBox(rest,side,
most,from-restNs,depth,inherited))}return drawn}function drawnBox(box2,side,most,from,depth,color){let{state,change}=box2,
label=box2.label(),look=state===null?color===null?"s-plain":`f${String(color%8)}`:`s-${state}`,word=state===null?"":`, ${rowStates[state].
word}${change===null?"":` ${signedPercent(change)}`}`;return html`<svg
    class="${look}"
    x="${share(from,most)}"
    y="${depth*rowHeight2}"
    width="${share(box2[side],most)}"
    height="${rowHeight2-1}"
  >
    <title>${clipMiddle(label,200)}: ${formatNs(box2[side])}${word}</title>
    <rect width="100%" height="100%" />
    ${box2[side]/most>.02?html`<text x="4" y="17">${clipMiddle(label,60)}</text>`:null}
  </svg>`}function share(ns,most){return`${String(Math.round(ns/most*1e5)/1e3)}%`}function reportRanges({head,base,comparison}){let find=(profile,{name,domain})=>profile?.ranges.find(range=>range.name===
name&&range.domain===domain)??null;return comparison===null||comparison.base===null?head.ranges.map(range=>({name:range.
name,domain:range.domain,row:null,base:null,head:range})):rangesBySeverity(comparison).map(row=>({name:row.name,domain:row.
domain,row,base:find(base,row),head:find(head,row)}))}var[width,height]=[150,18],middle=height/2,mostShown=4,leastShown=.02,labelRoom=17,characterWidth=6.5;function changesScale(changes){
let most=changes.flatMap(({changeRatio,lowRatio,highRatio,thresholdRatio})=>[changeRatio,lowRatio,highRatio,thresholdRatio].
map(ratio=>Math.abs(ratio??0))).reduce((largest,one)=>Math.max(largest,one),leastShown),limit=Math.min(mostShown,most*1.05);
return{...changeScale(limit,[labelRoom,width-labelRoom]),limit}}function intervalPlot({changeRatio,lowRatio,highRatio,thresholdRatio},scale){
if(changeRatio===null)return null;let{at,limit}=scale,threshold=thresholdRatio??0,band=html`<rect
    class="t"
    x="${px(at(-threshold))}"
    width="${px(at(threshold)-at(-threshold))}"
    height="${height}"
  />`,interval=lowRatio===null||highRatio===null?null:html`<path class="v" d="M${px(at(lowRatio))} 4v10m0-5H${px(at(highRatio))}m0-5v10" />`,
x=at(changeRatio),point=Math.abs(changeRatio)>limit?html`<path class="p" d="M${px(x)} ${middle}l${changeRatio>0?"-7 -4v8\
z":"7 -4v8z"}" />`:html`<circle class="p" cx="${px(x)}" cy="${middle}" r="2.6" />`;return html`<svg class="i" viewBox="0 0 ${width} ${height}" aria-hidden="true">
    ${thresholdRatio===null?null:band} ${interval}${point}
  </svg>`}function intervalAxis({at,ticks}){let shown=[],outermostFirst=ticks.filter(tick=>tick!==0).toSorted((one,other)=>Math.
abs(other)-Math.abs(one));for(let tick of[0,...outermostFirst]){let text=`${tick>0?"+":tick<0?"\u2212":""}${percent(Math.
abs(tick))}`,[x,half]=[at(tick),text.length*characterWidth/2];shown.every(other=>Math.abs(other.x-x)>other.half+half)&&shown.
push({text,x,half})}return html`<svg class="i" viewBox="0 0 ${width} 14" aria-hidden="true">
    ${shown.map(({text,x})=>html`<text x="${px(x)}" y="11" text-anchor="middle">${text}</text>`)}
  </svg>`}function intervalText({lowRatio,highRatio,thresholdRatio,rounds}){let interval=lowRatio!==null&&highRatio!==null?
percentInterval(lowRatio,highRatio):rounds===1?"one round":"\u2013";return thresholdRatio===null?interval:`${interval}; \
threshold ${percent(thresholdRatio)}`}function table2(label,columns,rows,tools=!1){let head=columns.map(({title,number,unsorted})=>title===""?html`<td></td>`:
html`<th
          scope="col"
          ${number===!0?html` class="n"`:null}${unsorted===!0?html` data-fixed`:null}
        >
          ${title}
        </th>`);return html`<div class="scroll" role="region" tabindex="0" aria-label="${label}"><table${tools?html` data-tools`:
null}><thead><tr>${head}</tr></thead><tbody>
${rows.map(row=>tableRow(row,columns))}</tbody></table></div>`}function tableRow({cells,family,state},columns){let attributes=[
state===void 0?null:html` class="s-${state.name}" data-state="${state.word}"`,family===void 0?null:html` data-family="${family}"`];
return html`<tr${attributes}>${cells.map(({content,value},index)=>html`<td${columns[index]?.number===!0?html` class="n"`:
null}${value===void 0?null:html` data-v="${value===null?"":Number(value.toPrecision(6))}"`}>${content}</td>`)}</tr>
`}var labelWidth3=90,fullNameWidth2=400;function kernelsPart2({row,head},label,most){return row!==null?comparedKernels(row,
label,most):head===null?html``:headKernels(head,label,most)}function comparedKernels(range,label,most){let rows=range.kernels.
slice(0,most).map(row=>({...row,time:shownTime(row.time,range)})),names=nameCells(rows.map(({name})=>name)),scale=changesScale(
rows.map(({time})=>time)),columns=[{title:"kernel"},{title:"change",number:!0},{title:html`interval and threshold${intervalAxis(
scale)}`,unsorted:!0},...["base","head","of range","share","launches"].map(title=>({title,number:!0})),{title:"family"}],
cells=rows.map((row,index)=>({family:familyText(row.family),state:rowState(row.time),cells:[{content:html`${names[index]??
""}${remarks(row)}`},changeCell(row.time),{content:html`${intervalPlot(row.time,scale)}<small>${intervalText(row.time)}</small>`},
nsCell(row.time.baseNs),nsCell(row.time.headNs),{content:signedPercent(row.impactRatio),value:row.impactRatio},{content:percent(
row.shareRatio),value:row.shareRatio},{content:launchesText(row),value:row.launches.head},{content:familyText(row.family)}]}));
return html`${table2(`Kernels of ${label}`,columns,cells,!0)}${restText(range.kernels.length-rows.length,"comparison.jso\
n")}`}function remarks(row){return[...isReplacement(row)&&row.previousName!==null?[html`in place of ${sentence(htmlPrinter.
kernel(row.previousName))}`]:[],...explanations(row,htmlPrinter).map(sentence)].map(remark=>html`<small class="why">${remark}</small>`)}
function launchesText({launches:{base,head}}){return base===head?formatCount(head):`${formatCount(base)} \u2192 ${formatCount(
head)}`}function headKernels(range,label,most){let kernels2=range.kernels.slice(0,most),names=nameCells(kernels2.map(({name})=>name)),
whole=medianKernelNs(range),columns=[{title:"kernel"},...["time","share","launches","median","rounds \xB1"].map(title=>({
title,number:!0})),{title:"family"}],rows=kernels2.map((kernel,index)=>{let totals=kernel.rounds.map(round=>round?.totalNs??
0),total=medianTotalNs(kernel),middle2=median(kernel.rounds.flatMap(round=>round?.medianNs??[])),spread=total===0?0:(Math.
max(...totals)-Math.min(...totals))/2/total;return{family:familyText(kernel.family),cells:[{content:names[index]??""},nsCell(
total),{content:whole===0?"\u2013":formatShare(total/whole),value:total},{content:formatCounts(kernel.rounds.map(round=>round?.
launches??0)),value:medianLaunches(kernel)},{content:formatNs(middle2),value:middle2},{content:totals.length>1?formatShare(
spread):"\u2013",value:spread},{content:familyText(kernel.family)}]}});return html`${table2(`Kernels of ${label}`,columns,
rows,!0)}${restText(range.kernels.length-kernels2.length,"profile.json")}`}function familyText(family){return plainText(
clipMiddle(family,40))}function restText(count,file){return count<=0?null:html`<p>… and ${formatCount(count)} more kernels, in <code>${file}</code>.</p>`}
function nameCells(names){let labels=kernelLabels(names,labelWidth3),left3=15e4;return names.map((name,index)=>{let label=labels[index]??
kernelLabel(name,labelWidth3),full=clipMiddle(plainText(name),fullNameWidth2);return left3-=full.length,full===label||left3<
0?html`<code>${label}</code>`:html`<details>
      <summary><code>${label}</code></summary>
      <code>${full}</code>
    </details>`})}var[mostChecks,mostOpen2,mostListed2]=[50,12,200],commandWidth=1e3,unknown3="unknown";function measuredPart2({head,base,
comparison,commands}){let sides=[...[comparison?.base??base].flatMap(side=>side===null?[]:[sideOf("base",side,base)]),sideOf(
"head",comparison?.head??head,head)];return html`${factsTable(sides)}${comparison===null?null:comparedText(comparison)}
    ${disturbed2(comparison)}${environmentText(comparison)}
    <h3>Commands that repeat it</h3>
    ${commands.length===0?html`<p>Not known.</p>`:html`<pre tabindex="0" role="region" aria-label="Commands that repeat it">${commands.
map(argv=>`${clipMiddle(shellText(argv),commandWidth)}
`).join("")}</pre>`}
    ${checks(head)}${warnings([...base===null?[]:[{name:"base",profile:base}],{name:"head",profile:head}])}`}function shellText(argv){
return argv.map(word=>/^[\w@%+=:,./-]+$/.test(word)?word:`'${word.replaceAll("'",String.raw`'\''`)}'`).join(" ")}function sideOf(name,side,profile){
if(!("workload"in side))return{name,profile,of:side};let{measuredAt,tool,source,machine,workload,rounds}=side;return{name,
profile,of:{measuredAt,tool,source,machine,rounds:rounds.length,command:workload.command,meanSmClockMhz:null}}}function factsTable(sides){
let fact=(title,text)=>({cells:[{content:title},...sides.map(({of,profile})=>({content:text(of,profile)}))]}),named=text=>text===
null||text===""?unknown3:nameCode(text);return table2("How it was measured",[{title:""},...sides.map(({name})=>({title:name,
unsorted:!0}))],[fact("commit",({source:{commit,dirty}})=>commit===null?unknown3:html`${nameCode(commit.slice(0,12))}${dirty===
!0?" with changes":null}`),fact("ref",({source})=>named(source.ref)),fact("command",({command})=>named(clipMiddle(command.
join(" "),300))),fact("measured",({measuredAt})=>dateText(measuredAt)),fact("rounds",({rounds})=>roundsText(rounds)),fact(
"mean SM clock",({meanSmClockMhz})=>meanSmClockMhz===null?unknown3:`${meanSmClockMhz.toFixed(0)} MHz`),fact("GPU",({machine})=>named(
[...new Set(machine.gpus.map(({name})=>name))].slice(0,4).join(", "))),fact("driver",({machine})=>named(machine.driver)),
fact("CUDA of the driver",({machine})=>named(machine.cuda)),fact("nsys",({machine})=>named(machine.nsys)),fact("ncu",({machine},profile)=>ncuText(
machine.ncu,profile)),fact("made by",({tool})=>named(`${tool.name} ${tool.version}`))])}function comparedText({base,interleaved,
machineDifferences,calibration}){if(base===null)return html``;let order=interleaved?"Base and head were measured in turn\
s, so that heat and clocks affect both alike.":"Base and head were not measured in turns: any change of the machine betw\
een them is in every number.",{used,misfit,pairs,falseAlarms}=calibration,calibrated=used?`Thresholds come from a calibr\
ation of ${formatCount(pairs??0)} pairs of this runner${falseAlarms===null?"":`, with ${formatCount(falseAlarms.alarms)}\
 false alarms in ${formatCount(falseAlarms.comparisons)} comparisons of equal sides`}.`:misfit===null?"There is no calib\
ration of this runner: the default thresholds apply.":misfitText(misfit);return html`<p>${order} ${prose2(calibrated)}</p>
    ${machineDifferences.length===0?null:html`<ul>
            ${machineDifferences.slice(0,20).map(({what,base:before,head:after,consequence})=>html`<li>The ${prose2(what)} differs: ${nameCode(
before??unknown3)} for base, ${nameCode(after??unknown3)} for head (${{incomparable:"cannot be compared",cautious:"thres\
holds are larger for it",none:"noted only"}[consequence]})</li>`)}
          </ul>`}`}function disturbed2(comparison){let rounds=[...(comparison?.base?.disturbedRounds??[]).map(round=>({side:"\
base",round})),...(comparison?.head.disturbedRounds??[]).map(round=>({side:"head",round}))];return rounds.length===0?html``:
html`<ul>
    ${rounds.slice(0,40).map(({side,round})=>html`<li>Round ${round.round} of ${side}: ${sentence(disturbanceText(round,
htmlPrinter))}</li>`)}
  </ul>`}function environmentText(comparison){let environment=comparison?.environment??null;if(environment===null)return html``;
let{changes,total}=environment,unknownParts=unknownText(environment),item=change=>html`<li>
      ${sentence(changeText(change,htmlPrinter))}${change.isOfGpu?html` <small>work of the GPU depends on it</small>`:null}
    </li>`,open2=changes.filter(({isOfGpu})=>isOfGpu).slice(0,mostOpen2),rest=changes.filter(change=>!open2.includes(change));
return html`<h3>Environment</h3>
    ${total===0?html`<p>No difference is known.</p>`:null}${open2.length===0?null:html`<ul>
            ${open2.map(item)}
          </ul>`}${rest.length===0?null:html`<details>
            <summary>${open2.length===0?"Differences":"More differences"} (${total-open2.length})</summary>
            <ul>
              ${rest.slice(0,mostListed2).map(item)}${rest.length>mostListed2||total>changes.length?html`<li>… and more, in <code>comparison.json</code> and <code>profile.json</code></li>`:
null}
            </ul>
          </details>`}${unknownParts===null?null:html`<p>${unknownParts}</p>`}`}function checks({checks:all}){return all.
length===0?html``:html`<details>
    <summary>What was held against the tools' own figures (${all.length})</summary>
    <ul>
      ${all.slice(0,mostChecks).map(({check,state,detail})=>html`<li>${state==="held"?"\u2713":"not possible:"} ${plainText(
check)}: ${prose2(detail)}</li>`)}
    </ul>
  </details>`}function warnings(sides){let all=sides.flatMap(({name,profile})=>profile.warnings.map(text=>({name,text})));
return all.length===0?html``:html`<details>
    <summary>Warnings (${all.length})</summary>
    <ul>
      ${all.slice(0,mostChecks).map(({name,text})=>html`<li>${name}: ${prose2(text)}</li>`)}
    </ul>
  </details>`}var mostMetrics=200,mostFindings=100;function metricsPart2({comparison}){let rows=(comparison?.ranges??[]).flatMap(range=>range.
kernels.flatMap(kernel=>kernel.metrics.map(metric=>({range,kernel,metric}))));return rows.length===0?null:html`${table2(
"Metrics of Nsight Compute that changed",[...["kernel","range","metric"].map(title=>({title})),...["base","head","change"].
map(title=>({title,number:!0}))],rows.slice(0,mostMetrics).map(({range,kernel,metric})=>({cells:[{content:sentence(htmlPrinter.
kernel(kernel.name))},{content:nameCode(rangeText(range.name,range.domain))},{content:metric.title},...[metric.base,metric.
head].map(value=>({content:figureOf(value,metric),value:typeof value=="number"?value:null})),{content:metric.changeRatio===
null?"\u2013":signedPercent(metric.changeRatio),value:metric.changeRatio}]})))}${rows.length>mostMetrics?html`<p>… and ${formatCount(
rows.length-mostMetrics)} more, in <code>comparison.json</code>.</p>`:null}`}function figureOf(value,{unit}){return figureText(
value===null?null:{value,unit})}function findingsPart2({head}){let found=head.ranges.flatMap(range=>range.findings.map(finding=>({
range,finding}))).toSorted((one,other)=>(other.finding.impactNs??-1)-(one.finding.impactNs??-1)),missing=missingNcuText(
head.ncu),more=found.length-mostFindings;return html`${found.length===0?html`<p>None of the rules found anything.</p>`:html`<ol class="findings">
          ${found.slice(0,mostFindings).map(({range,finding})=>findingItem(finding,rangeText(range.name,range.domain)))}
        </ol>`}${more>0?html`<p>… and ${formatCount(more)} more, in <code>profile.json</code>.</p>`:null}${missing===null?
null:html`<p>${prose2(missing)}</p>`}`}function findingItem({id,kernel,what,advice,threshold,source,evidence,impactNs},range){
let words=Object.hasOwn(plainWords,id)?plainWords[id]:void 0;return html`<li>
    <details>
      <summary>
        <b>${words??nameCode(id)}</b> in
        ${nameCode(range)}${kernel===null?null:html`: ${sentence(htmlPrinter.kernel(kernel))}`}${impactNs===null?null:html` <small>potential saving: at most ${formatNs(
impactNs)}</small>`}
      </summary>
      <p>${prose2(what)} <b>Help:</b> ${prose2(advice)}</p>
      <p>
        <small
          >Rule: ${prose2(threshold)}. ${prose2(source.guide)},
          ${prose2(source.section)}.${evidence.slice(0,12).map(({name,value,unit})=>html` ${name}: ${value===null?"\u2013":
figureText({value,unit})}.`)}</small
        >
      </p>
    </details>
  </li>`}var mostRows3=200;function programPart({comparison,head}){if(comparison!==null&&comparison.metrics.length>0)return comparedMetrics(
comparison.metrics,comparison.verdict==="incomparable");let rows=profileMetrics(head);return rows.length===0?null:html`${table2(
"What the program reports",[{title:"metric"},{title:"median",number:!0,unsorted:!0},{title:"processes",number:!0}],rows.
slice(0,mostRows3).map(row=>({cells:[{content:sentence(metricTitle(row,htmlPrinter))},{content:sentence(amountText(metricAmount(
row.middle,row.unit,htmlPrinter)))},{content:formatCount(row.values.length),value:row.values.length}]})))}${restText2(rows.
length,"profile.json")}`}function comparedMetrics(metrics,isIncomparable){let rows=bySeverity(metrics).slice(0,mostRows3),
scale=changesScale(rows.map(({change})=>change));return html`${table2("What the program reports",[{title:"metric"},{title:"\
change",number:!0},{title:html`interval and threshold${intervalAxis(scale)}`,unsorted:!0},...["base","head"].map(title=>({
title,number:!0,unsorted:!0}))],rows.map(row=>{let{change,unit}=row,state=isIncomparable&&change.state!=="new"&&change.state!==
"removed"?"not-judged":change.state;return{state:{name:state,word:metricWords[state]??"not judged"},cells:[{content:sentence(
metricTitle(row,htmlPrinter))},changeCell2({...change,state}),{content:html`${intervalPlot(change,scale)}<small>${intervalText(
change)}</small>`},...[change.base,change.head].map(value=>({content:value===null?"\u2013":sentence(amountText(metricAmount(
value,unit,htmlPrinter)))}))]}}))}${restText2(metrics.length,"comparison.json")}
    <p>
      <small
        >Medians over runs without CUDA tracing. Of some metrics more is better; colors say which way is worse.</small
      >
    </p>`}function changeCell2({state,changeRatio}){let{sign}=rowStates[state],size=changeRatio===null?null:html` <b>${signedPercent(
changeRatio)}</b>`;return{content:html`<span class="c">${state==="regressed"||state==="improved"?null:sign}${size}</span> <small>${metricWords[state]??
""}</small>`,value:changeRatio}}function restText2(count,file){return count<=mostRows3?null:html`<p>… and ${formatCount(
count-mostRows3)} more, in <code>${file}</code>.</p>`}var width2=700,frame={left:96,right:width2-36,top:8,bottom:0},mostNamed=16,mostStrips=512;function ranksPart2({row,base,
head},label){let sides=[{name:"base",ranks:ranksOf2(base)},{name:"head",ranks:ranksOf2(head)}].filter(({ranks})=>ranks.length>
1);if(sides.length===0)return html``;let compared=row===null?null:comparedRanks(row),measured=compared===null&&head!==null?
measuredRanks(head):null;return html`<h4>Ranks</h4>
    <figure>
      ${strips(sides,label)}
      <figcaption>
        What each GPU did in the first round, from left to right: own work, communication that no work hides (transfer,
        then waiting for other ranks), nothing.
      </figcaption>
    </figure>
    ${row===null||compared===null?null:table2(`Ranks of ${label}`,[{title:"own work"},{title:"change",unsorted:!0},...["\
base","head","waits for others: base","head","began last: base","head"].map(title=>({title,number:!0}))],compared.rows.map(
({title,work,waitingNs,joinedLast})=>{let time=shownTime(work,row);return{state:rowState(time),cells:[{content:title},changeCell(
time,"not judged"),nsCell(time.baseNs),nsCell(time.headNs),nsCell(waitingNs.base),nsCell(waitingNs.head),...[joinedLast.
base,joinedLast.head].map(count=>({content:formatCount(count),value:count}))]}}))}${measured===null?null:table2(`Ranks o\
f ${label}`,[{title:"GPU"},...["launches","own work","waits for others","exposed transfer","idle","began last"].map(title=>({
title,number:!0}))],measured.rows.map(({title,launches,workNs,waitingNs,exposedTransferNs,idleNs:idleNs2,joinedLast})=>({
cells:[{content:title},{content:formatCount(launches),value:launches},...[workNs,waitingNs,exposedTransferNs,idleNs2].map(
nsCell),{content:joinedLast===null?"\u2013":formatCount(joinedLast),value:joinedLast}]})))}${(compared??measured)?.lines.
map(line=>html`<p>${line}</p>`)??null}`}function ranksOf2(range){return range?.rounds[0]?.ranks??[]}function strips(sides,label){
let count=Math.min(mostStrips,Math.max(...sides.map(({ranks})=>ranks.length))),named=count<=mostNamed,strip=named?12:Math.
max(1,Math.floor(400/(count*sides.length))),gap2=named?10:0,bottom=frame.top+count*(sides.length*strip+gap2),longest=Math.
max(1,...sides.flatMap(({ranks})=>ranks.map(({spanNs})=>spanNs))),across=linearScale([0,longest],[frame.left,frame.right]),
bars2=Array.from({length:count},(_,index)=>sides.map(({name,ranks},side)=>{let rank=ranks[index],y=frame.top+index*(sides.
length*strip+gap2)+side*strip;return rank===void 0?null:bar(rank,name,across,y,strip-(named?1:0))})),titles=sides.flatMap(
({name,ranks},side)=>named?ranks.slice(0,count).map((rank,index)=>{let y=frame.top+index*(sides.length*strip+gap2)+(side+
.5)*strip;return html`<text x="${frame.left-6}" y="${px(y)}" dy=".35em" text-anchor="end"
            >${sides.length>1?`${rankText(rank)}, ${name}`:rankText(rank)}</text
          >`}):[]);return html`<svg
    class="chart wide"
    viewBox="0 0 ${width2} ${bottom+24}"
    role="img"
    aria-label="Ranks of ${label}: own work, exposed transfer, waiting"
  >
    ${bottomAxis(across,{...frame,bottom},formatNs)}${bars2}${titles}
  </svg>`}function bar(rank,side,across,y,height4){let{workNs,communication}=rank,transferNs=communication.exposedTransferNs??
communication.exposedNs,waitingNs=communication.exposedNs-transferNs,part2=(name,fromNs,ns)=>{let[from,until]=[across.at(
fromNs),across.at(fromNs+ns)];return html`<rect class="${name}" x="${px(from)}" y="${px(y)}" width="${px(until-from)}" height="${px(
height4)}"
      ><title>${rankText(rank)}, ${side}, ${name}: ${formatNs(ns)}</title></rect
    >`};return html`${part2("work",0,workNs)}${part2("transfer",workNs,transferNs)}${part2("waiting",workNs+transferNs,waitingNs)}`}var[width3,height2]=[640,400],frame2={left:84,right:width3-14,top:24,bottom:height2-46},mostPoints=200;function rooflinePart({
base,head}){let points=[...base===null?[]:pointsOf(base,"base"),...pointsOf(head,"head")];return points.length===0?null:
html`<div class="scroll" role="region" tabindex="0" aria-label="Roofline">${plot(points)}</div>
    <p>
      A point is a kernel's most measured launch, its area the kernel's time: base hollow, head filled. Lines are the
      ceilings of device memory and of each precision's peak.
    </p>
    <details>
      <summary>The same as a table</summary>
      ${pointsTable(points)}
    </details>`}function pointsOf({ranges},side){return ranges.flatMap(range=>range.kernels.flatMap(kernel=>{let roofline=kernel.
ncu.find(sample=>sample.roofline!==null)?.roofline;return(roofline?.points??[]).flatMap(point=>point.intensity===null||point.
intensity<=0||point.flopPerSecond<=0?[]:[{side,kernel:kernel.name,range:rangeText(range.name,range.domain),precision:point.
precision,intensity:point.intensity,flopPerSecond:point.flopPerSecond,roof:point.roofFlopPerSecond,peak:point.peakFlopPerSecond,
peakBytesPerSecond:roofline?.peakBytesPerSecond??null,totalNs:medianTotalNs(kernel)}])})).toSorted((one,other)=>other.totalNs-
one.totalNs).slice(0,mostPoints)}function plot(points){let intensities=points.map(({intensity})=>intensity),peaks=new Map(
points.flatMap(({precision,peak})=>peak===null||peak<=0?[]:[[precision,peak]])),rates=[...points.map(({flopPerSecond})=>flopPerSecond),
...peaks.values()],memory=Math.max(0,...points.flatMap(({peakBytesPerSecond})=>peakBytesPerSecond??[])),knees=memory===0?
[]:[...peaks.values()].map(peak=>peak/memory),across=logScale([Math.min(...intensities,...knees),Math.max(...intensities,
...knees)*1.5],[frame2.left,frame2.right]),down=logScale([Math.min(...rates),Math.max(...rates)],[frame2.bottom,frame2.top]),
most=Math.max(...points.map(({totalNs})=>totalNs),1);return html`<svg
    class="chart wide"
    viewBox="0 0 ${width3} ${height2}"
    role="img"
    aria-label="Roofline: operations a second over operations for each byte, ${points.length} points"
  >
    ${leftAxis(down,frame2,flopText)}${bottomAxis(across,frame2,value=>String(value))}
    <text x="${px((frame2.left+frame2.right)/2)}" y="${height2-8}" text-anchor="middle">
      operations for each byte of device memory
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
max(across.ticks[0]??1,knee2),y=down.at(peak);return html`<path class="roof" d="M${px(across.at(from))} ${px(y)}H${px(frame2.
right)}" /><text
      x="${px(frame2.right)}"
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
  >`}function pointsTable(points){return table2("Roofline",[...["side","kernel","range","precision"].map(title=>({title})),
...["operations a second","for each byte","of its roof","kernel time"].map(title=>({title,number:!0}))],points.map(point=>({
cells:[{content:point.side},{content:sentence(htmlPrinter.kernel(point.kernel))},{content:sentence(htmlPrinter.name(point.
range))},{content:point.precision},{content:flopText(point.flopPerSecond),value:point.flopPerSecond},{content:Number(point.
intensity.toPrecision(3)),value:point.intensity},{content:point.roof===null?"\u2013":`${(point.flopPerSecond/point.roof*
100).toFixed(1)} %`,value:point.roof===null?null:point.flopPerSecond/point.roof},{content:formatNs(point.totalNs),value:point.
totalNs}]})))}var flopUnits=[[1e15,"PFLOP/s"],[1e12,"TFLOP/s"],[1e9,"GFLOP/s"],[1e6,"MFLOP/s"]];function flopText(flopPerSecond){
let[size,unit]=flopUnits.find(([least])=>flopPerSecond>=least)??[1,"FLOP/s"];return`${String(Number((flopPerSecond/size).
toPrecision(3)))} ${unit}`}var mostRounds=60,width4=420,times={left:66,right:width4-10,top:26,bottom:180},gaugeHeight=54,gaugeGap=36,gauges=[{title:"\
mean SM clock",unit:"MHz",of:({meanSmClockMhz})=>meanSmClockMhz},{title:"mean temperature",unit:"\xB0C",of:({meanTemperatureC})=>meanTemperatureC}];
function roundsPart({base,head},range,label){let side=(name,profile,of)=>profile===null||of===null?[]:[{name,profile,range:of}],
sides=[...side("base",base,range.base),...side("head",head,range.head)],most=Math.max(0,...sides.map(({range:{rounds}})=>rounds.
length));if(most<2||most>mostRounds)return html``;let shown=gauges.filter(gauge=>valuesOf(sides,gauge).length>0);return html`<h4>Rounds</h4>
    <figure>
      ${plot2(sides,shown,label,most)}
      <figcaption>
        Time on the GPU in each round; dashes: the median of a side. The axis does not begin at 0.
        ${shown.length>0?`Below: ${shown.map(({title})=>title).join(", ")}; \xD7 marks a disturbed round.`:"The SM clock\
s were not watched."}
      </figcaption>
    </figure>
    <details>
      <summary>The same as a table</summary>
      ${roundsTable(sides,label,most)}
    </details>`}function plot2(sides,shown,label,most){let gpuTime=gpuTimeOf(...sides.map(({range})=>range)),values=sides.
flatMap(({range})=>range.rounds.map(gpuTime)),across={at:round=>times.left+(round-.5)/most*(times.right-times.left),ticks:Array.
from({length:most},(_,index)=>index+1).filter(round=>most<=15||round%5===0)},down=linearScale([Math.min(...values),Math.
max(...values)],[times.bottom,times.top],4),below=shown.map((gauge,index)=>{let top=times.bottom+(index+1)*gaugeGap+index*
gaugeHeight,own={...times,top,bottom:top+gaugeHeight},found=valuesOf(sides,gauge),scale=linearScale([Math.min(...found),
Math.max(...found)],[own.bottom,own.top],2);return{gauge,frame:own,scale}}),frame3={...times,bottom:below.at(-1)?.frame.
bottom??times.bottom},height4=frame3.bottom+40;return html`<svg
    class="chart"
    viewBox="0 0 ${width4} ${height4}"
    role="img"
    aria-label="Rounds of ${label}, ${sides.map(({name})=>name).join(" and ")}: time on the GPU${shown.map(({title})=>`,\
 ${title}`).join("")}"
  >
    ${leftAxis(down,times,timeText(down.ticks))}${bottomAxis(across,{...frame3,top:frame3.bottom},String)}
    <text x="${px((times.left+times.right)/2)}" y="${px(frame3.bottom+31)}" text-anchor="middle">round</text>
    ${below.map(one=>leftAxis(one.scale,one.frame,value=>`${String(value)} ${one.gauge.unit}`))}
    ${sides.map(side=>sidePoints(side,gpuTime,{across,down,below}))}${legend(sides)}
  </svg>`}function sidePoints({name,profile,range},gpuTime,{across,down,below}){let middle2=px(down.at(median(range.rounds.
map(gpuTime)))),shift=name==="base"?-3:3,points=range.rounds.map((round,index)=>{let timeNs=gpuTime(round),gpu=profile.rounds[index]?.
gpu??null,x=across.at(index+1)+shift,others=below.map(({gauge,scale})=>{let value=gpu===null?null:gauge.of(gpu);return value===
null?null:mark(name,x,scale.at(value))}),disturbed3=gpu?.state==="throttled"||gpu?.state==="clock-differs",y=down.at(timeNs),
cross=disturbed3?html`<path class="x" d="M${px(x-6)} ${px(y-6)}l12 12m0-12l-12 12" />`:null;return html`${mark(name,x,y,
`${name}, round ${String(index+1)}: ${formatNs(timeNs)}`)}${others}${cross}`});return html`<path class="m-${name}" d="M${times.
left} ${middle2}H${times.right}" />${points}`}function mark(name,x,y,title=null){let text=title===null?null:html`<title>${title}</title>`;
return name==="base"?html`<rect class="base" x="${px(x-4)}" y="${px(y-4)}" width="8" height="8">${text}</rect>`:html`<circle class="head" cx="${px(
x)}" cy="${px(y)}" r="4.5">${text}</circle>`}function legend(sides){return sides.map(({name},index)=>{let x=times.right-
110+index*60;return html`${mark(name,x,9)}<text x="${x+9}" y="9" dy=".35em">${name}</text>`})}function timeText(ticks){let{
unit}=nsAmount(ticks.at(-1)??0),size={ns:1,\u00B5s:1e3,ms:1e6,s:1e9}[unit]??1,step=((ticks[1]??1)-(ticks[0]??0))/size,decimals=Math.
max(0,-Math.floor(Math.log10(step)+1e-9));return ns=>`${(ns/size).toFixed(decimals)} ${unit}`}function valuesOf(sides,{of}){
return sides.flatMap(({profile})=>profile.rounds.flatMap(({gpu})=>gpu===null?[]:of(gpu)??[]))}function roundsTable(sides,label,most){
let gpuTime=gpuTimeOf(...sides.map(({range})=>range));return table2(`Rounds of ${label}`,[{title:"round",number:!0},...sides.
flatMap(({name})=>[{title:`${name}, time on the GPU`,number:!0},{title:`${name}, GPU`}])],Array.from({length:most},(_,index)=>({
cells:[{content:index+1},...sides.flatMap(({profile,range})=>{let round=range.rounds[index],gpu=profile.rounds[index]?.gpu??
null;return[nsCell(round===void 0?null:gpuTime(round)),{content:gpu===null?"not watched":gpuText2(gpu)}]})]})))}function gpuText2(gpu){
let{state}=gpu;if(state==="throttled"||state==="clock-differs")return sentence(disturbanceText({...gpu,state,round:1},htmlPrinter));
let known=gauges.flatMap(({unit,of})=>{let value=of(gpu);return value===null?[]:[`${value.toFixed(0)} ${unit}`]});return known.
length===0?"unknown":known.join(", ")}var none={content:""};function timesPart(range,label){let{row,head}=range;return row!==null?comparedTimes(range,row,label):
head===null?html``:headTimes(head,label)}function comparedTimes({base,head},row,label){let sums=sumRows(row).map(sum=>({
...sum,time:shownTime(sum.time,row)})),families2=row.families.map(({family,time})=>({family,time:shownTime(time,row)})),
scale=changesScale([...sums,...families2].map(({time})=>time)),timed=(title,time,unjudged2)=>({state:rowState(time),cells:[
{content:title},changeCell(time,unjudged2),nsCell(time.baseNs),nsCell(time.headNs),{content:html`${intervalPlot(time,scale)}<small>${intervalText(
time)}</small>`},{content:time.detectableRatio===null?"":percent(time.detectableRatio)}]}),rows=[...sums.map(({title,time},index)=>timed(
index===0?html`<b>${title}</b>`:title,time,"not judged")),...shareRows(row,base,head),...shownCounts(row).map(count=>countRow(
count,row))],columns=[{title:""},{title:"change",unsorted:!0},...["base","head"].map(title=>({title,number:!0,unsorted:!0})),
{title:html`interval and threshold${intervalAxis(scale)}`,unsorted:!0},{title:"detectable",number:!0,unsorted:!0}];return html`${table2(
`Times and counts of ${label}`,columns,rows)}${families2.length===0?null:html`<h4>By kernel family</h4>
          ${table2(`Kernel families of ${label}`,[{title:"family"},...columns.slice(1)],families2.map(({family,time})=>timed(
sentence(htmlPrinter.name(family)),time)))}`}`}function shareRows({overlap,instances},base,head){let shares=(title,values,text)=>values.
every(value=>value===null)?[]:[{cells:[{content:title},none,...values.map(value=>({content:value===null?"\u2013":text(value)})),
none,none]}],of=pick=>[base,head].map(range=>range===null?null:pick(range));return[...shares("overlap, of the kernel tim\
e",[overlap.base,overlap.head],percent),...shares("GPU busy, of the wall time (traced)",of(range=>gpuShare(range.rounds)?.
share??null),formatShare),...shares("GPU idle",of(idleNs),formatNs),...shares("instances",[instances.base,instances.head],
count=>amountText({value:String(count),unit:""}))]}function idleNs({rounds}){let known=rounds.flatMap(({gpuIdleNs})=>gpuIdleNs??
[]);return known.length===0?null:median(known)}function countRow(count,{verdict}){let{base,head,changeRatio,thresholdRatio,
state}=count,judged=verdict==="incomparable"?"not-judged":state,word=countWord(count)??(state==="inconclusive"?"varies":
rowStates[state].word),sign=head===base?"=":head>base?"\u25B2":"\u25BC",size=changeRatio===null||head===base?null:html` <b>${signedPercent(
changeRatio)}</b>`;return{state:{name:judged,word},cells:[{content:sentence(countTitle(count,htmlPrinter))},{content:html`<span class="c">${sign}${size}</span> <small>${judged===
"not-judged"?"":word}</small>`},...[base,head].map(value=>({content:amountText(countValue(count,value))})),{content:html`<small>exact; threshold ${percent(
thresholdRatio)}</small>`},none]}}function headTimes(range,label){let of=pick=>median(range.rounds.map(pick)),share2=gpuShare(
range.rounds),idle=idleNs(range),facts=[["time on the GPU",formatNs(of(gpuTimeOf(range)))],["sum of kernel durations",formatNs(
of(({kernelNs})=>kernelNs))],["wall time (traced)",formatNs(of(({wallNs})=>wallNs))],...share2===null?[]:[["GPU busy, of\
 the wall time (traced)",formatShare(share2.share)]],...idle===null?[]:[["GPU idle",formatNs(idle)]],["instances",formatCounts(
range.rounds.map(({instances})=>instances))],["launches",formatCounts(range.rounds.map(({launches})=>launches))],["graph\
 launches",formatCounts(range.rounds.map(({graphLaunches})=>graphLaunches))]];return table2(`Times and counts of ${label}`,
[{title:""},{title:range.rounds.length>1?"median over rounds":"head",number:!0,unsorted:!0}],facts.map(([title,text])=>({
cells:[{content:title},{content:text}]})))}var[width5,height3]=[150,18];function wallPart({row,head},label){if(row!==null){let parts2=shownParts(row),most2=Math.max(
0,...parts2.map(({baseNs,headNs})=>Math.max(baseNs,headNs)));return wallTable(label,["change","base","head"],parts2.map(
({title,baseNs,headNs,changeRatio,isApart})=>({cells:[{content:title},{content:changeRatio===null?"":html`${signedPercent(
changeRatio)}${isApart?null:html` <small>${withinRounds}</small>`}`},...[baseNs,headNs].map(ns=>({content:formatNs(ns)})),
{content:bars([baseNs,headNs],most2)}]})))}if(head===null)return html``;let parts=sideParts(head),most=Math.max(0,...parts.
map(({ns})=>ns));return wallTable(label,["head"],parts.map(({title,ns})=>({cells:[{content:title},{content:formatNs(ns)},
{content:bars([ns],most)}]})))}function wallTable(label,columns,rows){return rows.length===0?html``:html`<h4>What the wall time is made of (traced)</h4>
    ${table2(`What the wall time of ${label} is made of`,[{title:""},...columns.map(title=>title==="change"?{title,unsorted:!0}:
{title,number:!0,unsorted:!0}),{title:columns.length>1?"base above head":"",unsorted:!0}],rows)}
    <p>
      <small
        >Medians over rounds: the threads of the range on the host, and the time in which nothing ran on its GPUs, by
        what the host did then. Tracing makes calls longer.</small
      >
    </p>`}function bars(times2,most){let each=height3/times2.length;return html`<svg class="bars" viewBox="0 0 ${width5} ${height3}" width="${width5}" height="${height3}" aria-hidden="true">
    ${times2.map((ns,index)=>html`<rect class="${index===times2.length-1?"b-head":"b-base"}" x="0" y="${px(index*each+1)}" width="${px(
most===0?0:ns/most*width5)}" height="${px(each-2)}" />`)}
  </svg>`}var mostItems2=200;function verdictPart(input){let{comparison,failure,fails,reference=null}=input,section={title:null,comparison,
head:input.head,failure,fails,reference:reference===null?null:{comparison:reference,age:null},baselineAge:null,artifact:null,
report:null},{word,confidence}=headlineOf(section),measured=measuredText(comparison),worst=worstOf([comparison,reference]);
return html`<div class="verdict ${fails||failure!==null?"bad":worst==="pass"?"good":"open"}">
    <h2>${word}</h2>
    ${failure===null?null:failureText2(failure)}
    <p class="what">${failure===null?null:html`<b>What was measured before:</b> `}${measured}</p>
    ${reference===null?null:html`<p><b>Against the reference ${sentence(htmlPrinter.name(reference.baseline.name??""))}:</b> ${sentence(
verdictText(reference,htmlPrinter))}</p>`}
    ${confidence===""?null:html`<p>${confidence}</p>`}${fails?html`<p><b>This fails the check.</b></p>`:null}
  </div>`}function measuredText(comparison){return comparison===null?"No baseline; no verdict.":sentence(verdictText(comparison,
htmlPrinter))}function failureText2({what,where,why,help,failures}){let part2=(title,text)=>text===null?null:html`<dt>${title}</dt>
          <dd>${text}</dd>`;return html`<p class="what">${prose2(what)}</p>
    <dl>${part2("Where",where)}${part2("Why",why)}${part2("Help",help)}</dl>
    ${failures.length===0?null:html`<ul>
            ${failures.slice(0,20).map(one=>html`<li>${prose2(one.what)}</li>`)}
          </ul>`}`}function reasonsPart2({comparison}){if(comparison===null)return null;let{reasons,budgets,accepted}=comparison,
deciding=reasons.filter(({verdict})=>verdict!==null),others=reasons.filter(({verdict})=>verdict===null);return html`${open(
"What decides",deciding,reasonItem)}${open("Budgets",budgets,budget=>html`${budget.state==="held"?"\u2713":"\u2717"} ${sentence(
budgetText(budget,htmlPrinter))}`)}${open("Accepted regressions",accepted,one=>sentence(acceptedText(one,htmlPrinter)))}${folded(
"Also seen",others,reasonItem)}${folded("What this cannot know",limitationTexts(comparison),prose2)}`}var signs={regressed:"\
\u2717","over-budget":"\u2717",incomparable:"?",inconclusive:"?","no-baseline":"?"};function reasonItem({verdict,range,kernel,
text}){let where=range===null?null:html`${sentence(htmlPrinter.name(range))}: `,of=kernel===null?null:html`${sentence(htmlPrinter.
kernel(kernel))}: `;return html`${verdict===null?null:`${signs[verdict]} `}${where}${of}${prose2(text)}`}function open(title,items,itemOf){
return items.length===0?html``:html`<h3>${title}</h3>
        ${list2(items,itemOf)}`}function folded(title,items,itemOf){return items.length===0?html``:html`<details>
    <summary>${title} (${items.length})</summary>
    ${list2(items,itemOf)}
  </details>`}function list2(items,itemOf){let more=items.length-mostItems2,rest=more>0?html`<li>… and ${more} more, in <code>comparison.json</code></li>`:
null;return html`<ul>
    ${items.slice(0,mostItems2).map(item=>html`<li>${itemOf(item)}</li>`)}${rest}
  </ul>`}var mostText=185e4,mostRanges4=40,mostKernels=2e3,leastKernels=20;function reportHtml(input,{style,script}){let policy=`\
default-src 'none'; style-src '${hashOf(style)}'; script-src '${hashOf(script)}'; base-uri 'none'; form-action 'none'`,sections=sectionsOf(
input),title=titleOf2(input);return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${policy}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        ${rawElement("style",style)}
      </head>
      <body>
        <header>
          <h1>${title}</h1>
          ${verdictPart(input)}
          <nav aria-label="Sections">
            ${sections.map(section=>html`<a href="#${section.id}">${section.title}</a> `)}
          </nav>
        </header>
        <main>
          ${sections.map(({id,title:heading2,content})=>html`<section id="${id}">
                <h2>${heading2}</h2>
                ${content}
              </section> `)}
        </main>
        <footer>
          <p>
            Made by ${input.head.tool.name} ${input.head.tool.version} from
            <code>profile.json</code>${input.comparison===null?null:html` and <code>comparison.json</code>`},
            which have all figures.
          </p>
        </footer>
        ${rawElement("script",script)}
      </body>
    </html> `.text}function titleOf2({head}){let names=head.ranges.map(({name,domain})=>plainText(clipMiddle(rangeText(name,
domain),40)));return names.length===0?"GPU profile":`GPU profile: ${listText(names,3)}`}function hashOf(text){return`sha\
256-${createHash("sha256").update(text).digest("base64")}`}function sectionsOf(input){let ranges=reportRanges(input),section=(id,title,content)=>content===
null?[]:[{id,title,content}],before=[...section("why","Why",reasonsPart2(input)),...section("ranges","Ranges",rangesPart(
input,ranges)),...section("program","What the program reports",programPart(input)),...section("time","Where the time goe\
s",iciclePart(input,ranges))],after=[...section("roofline","Roofline",rooflinePart(input)),...section("metrics","Nsight \
Compute: what changed",metricsPart2(input)),...section("findings",input.base===null?"Findings":"Findings in head",findingsPart2(
input)),...section("measured","How it was measured",measuredPart2(input))],room=[...before,...after].reduce((left3,{content})=>left3-
content.text.length,mostText);return[...before,...section("timeline","Timeline",timelinePart(input,ranges,room)),...after]}
function rangesPart(input,ranges){let shown=ranges.slice(0,mostRanges4),most=Math.max(leastKernels,Math.floor(mostKernels/
Math.max(1,shown.length)));return html`${shown.map(range=>{let name=rangeText(range.name,range.domain),label=plainText(clipMiddle(
name,60));return html`<section class="range">
      <h3>
        ${nameCode(name)}${range.row===null?null:html` <span class="tag ${range.row.verdict}">${range.row.verdict}</span>`}
      </h3>
      ${timesPart(range,label)}${ranksPart2(range,label)}${wallPart(range,label)}${roundsPart(input,range,label)}
      <h4>Kernels</h4>
      ${kernelsPart2(range,label,most)}
    </section>`})}${ranges.length>shown.length?html`<p>… and ${formatCount(ranges.length-shown.length)} more ranges, in <code>profile.json</code>.</p>`:
null}${shown.length===0?html`<p>No range was measured.</p>`:null}`}function reportFiles(context,input){let trace=traceArchive(input.timelines,input),page=reportHtml({...input,trace:trace?.
holds??null},reportAssets(context));return new Map([...trace===null?[]:[[traceFile,trace.data]],["report.html",page]])}export{worstVerdict,worstOf,headlineOf,checkConclusion,linksText,commentLimit,commentMarkdown,jobSummary,comparisonComment,
traceFile,reportFiles};
