import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{mergeFinished,selectRanges}from"./chunk-5YPMZ245.js";import{findInput}from"./chunk-6VLYRX4P.js";import{
describeLimitations,explainKernel,flexible,formatChange,formatPair,formatSide,gpuShare,kernelsPart,leaving,left,listGpuModels,
plainWords,profileLine,reportDocument,reportInput,reportRanges,right,textTable,topFindings,wallPartTitles}from"./chunk-JQLBXR5T.js";
import{oneLine,toTerminal}from"./chunk-XY56WRCG.js";import{changeNs,chooseWallTime,decisiveChanges,describeVerdict,
findReasonQuotedInText,isOfCount,lineNotes,mainParts,markPlace,rangeParts,rangesBySeverity,rowIds,titlePart,verdictName}from"./chunk-KO2YBV2G.js";
import{bySeverity,describeAccepted,kernelLabel,markKernel,markName,markProse,metricAmount,metricTitle,rangeName,rowLabels}from"./chunk-FK5PFTCQ.js";
import{checkComplete}from"./chunk-OBJ5U7MQ.js";import{instanceTimes,summarizeWallTimes}from"./chunk-CFWPLRUN.js";
import{handleSignals}from"./chunk-43BQW4PC.js";import{hasGpuTime,likeliestSite}from"./chunk-WX5VRN47.js";import{
operatorText}from"./chunk-PVAWQLH7.js";import{clipMiddle,countAmount,formatCount,formatCounts,formatNs,formatSeconds,
formatShare,nsAmount,signedNs}from"./chunk-ILPXF66B.js";import{median,medianKernelNs}from"./chunk-UAZ6EODX.js";
import{counted,listText}from"./chunk-ZYMCHVPE.js";import{amountText,pairText,percent,percentInterval,rangeText,signedPercent}from"./chunk-DVA2FSEP.js";
import{CaptureError,wrapLine,wrapText}from"./chunk-SVS2CUJD.js";import{paint}from"./chunk-KWNHFX66.js";var unknown="\u2013",[leastTitle,leastText,leastName,remarkWidth]=[20,12,38,60];function tableLines(table,most,layout){let rows=table.
rows.slice(0,most).map(row=>row.cells()),shown=inOrder(table.columns).flatMap(index=>{let column=table.columns[index];return column===
void 0?[]:shownColumns(column,index===0).map(shownColumn=>({...shownColumn,at:index}))}),hasKernels=table.columns.some(({
kind})=>kind==="kernel"),change=table.columns.findIndex(({kind})=>kind==="change"),state=change<0?[]:[{column:left(""),textOf:paintState,
at:change}],all=hasKernels?[...state,...shown]:[...shown,...state];return[...textTable(all.map(({column})=>column),rows.
map(row=>all.map(({textOf,at})=>textOf(row[at]??""))),layout),...restLines(table,table.rows.slice(most)),...remarkLines(
rows,layout)]}function inOrder(columns){let weight=index=>{let{kind,split}=columns[index]??{kind:"text"};return kind==="\
kernel"?4:index===0&&kind==="text"?0:split===!0?1:kind==="change"?2:3};return[...columns.keys()].toSorted((a,b)=>weight(
a)-weight(b))}function shownColumns({kind,title,leaves,split,interval},isFirst){let leavingAs=column=>leaves===void 0?column:
{...column,leaves};switch(kind){case"text":return[{column:leavingAs(flexible(title,isFirst?leastTitle:leastText)),textOf:plainCell}];case"\
number":return[{column:leavingAs(right(title)),textOf:plainCell}];case"kernel":return[{column:flexible(title,leastName,rowLabels),
textOf:plainCell}];case"pair":return split===!0?["base","head"].map(side=>({column:right(side),textOf:ofPair(side)})):[{
column:leavingAs(right(title)),textOf:plainCell}];case"change":return[{column:right(title),textOf:plainCell},...interval===
"main"?intervalColumns:[]]}}var intervalColumns=leaving([right("interval"),right("threshold")],["threshold","interval"]).
map((column,index)=>({column:{...column,leaves:(column.leaves??0)-2},textOf:ofChange(index===0?formatInterval:({change})=>formatRatio(
change.thresholdRatio))}));function ofChange(textOf){return cell=>typeof cell!="string"&&cell.kind==="change"?textOf(cell):
""}function formatInterval({change:{lowRatio,highRatio,rounds,changeRatio}}){return lowRatio!==null&&highRatio!==null?percentInterval(
lowRatio,highRatio):rounds===null?"exact":changeRatio!==null&&rounds===1?"one process":""}function formatRatio(ratio){return ratio===
null?"":percent(ratio)}function plainCell(cell){if(typeof cell=="string")return toTerminal(cell);switch(cell.kind){case"\
number":return toTerminal(cell.text);case"kernel":return cell.name;case"pair":return toTerminal(formatPair(cell));case"c\
hange":return formatChange2(cell)}}function ofPair(side){return cell=>typeof cell=="string"||cell.kind!=="pair"?"":toTerminal(
formatSide(cell,side))}function formatChange2({change:{changeRatio},sign}){return changeRatio!==null?signedPercent(changeRatio):
sign==="="?sign:unknown}var tones={regressed:"bad",improved:"good",inconclusive:"unsure"};function paintState(cell){if(typeof cell==
"string"||cell.kind!=="change"||cell.word==="")return"";let text=cell.sign===""?cell.word:`${cell.sign} ${cell.word}`,tone=tones[cell.
state];return tone===void 0?text:{text,tone}}function restLines({noun,file},hidden){if(hidden.length===0)return[];let notable=hidden.
filter(({isNotable})=>isNotable===!0).length,ofThem=notable>0?`, ${formatCount(notable)} of them slower or unclear`:"";return[
`  \u2026 and ${formatCount(hidden.length)} more ${noun}${ofThem}, in ${file}`]}function remarkLines(rows,layout){let lines=rows.
flatMap(row=>row.flatMap(cell=>typeof cell=="string"||cell.kind!=="kernel"||cell.remarks.length===0?[]:wrapLine(`    ${kernelLabel(
cell.name,remarkWidth)}: ${cell.remarks.map(toTerminal).join("; ")}`,layout)));return lines.length===0?[]:["  why:",...lines]}
function strong(text,layout){return paint(layout,"strong",text)}var mostRows=40,signs={bad:{text:"\u2717",tone:"bad"},unsure:{text:"?",tone:"unsure"},good:{text:"\u2713",tone:"good"},accepted:{
text:"\xB7",tone:null},warning:{text:"!",tone:"unsure"},note:{text:"\xB7",tone:null}};function sectionLines(sections,room){
return sections.flatMap(({title,blocks})=>{let lines=blockLines(blocks,room),hasTitle=blocks[0]?.kind==="group"||blocks[0]?.
kind==="parts";return lines.length===0||hasTitle?lines:["",strong(`${title}:`,room.layout),...lines]})}function blockLines(blocks,room,indent=""){
return blocks.flatMap((block,index)=>{let lines=renderLines(block,room,indent),isIntroduced=index===1&&blocks[0]?.kind===
"paragraph";return block.kind==="table"&&index>0&&lines.length>0&&!isIntroduced?["",...lines]:lines})}function renderLines(block,room,indent){
let{layout}=room,wrapped=line=>wrapLine(indent+line,layout);switch(block.kind){case"paragraph":return wrapped(`${block.title===
void 0?"":`${toTerminal(block.title)}: `}${toTerminal(block.text)}`);case"footnote":return wrapLine(`  ${toTerminal(block.
text)}`,layout);case"lines":return[...wrapped(`${toTerminal(block.title)}:`),...block.text.split(`
`).map(line=>`    ${line}`)];case"list":return listLines(block,layout);case"table":return tableLines(block,isShort(block)?
room.kernels:mostRows,layout);case"group":return groupLines(block,room,indent);case"parts":return partsLines(block,room);case"\
figure":return block.name==="recent-runs"?wrapped(block.text):[]}}function isShort({columns,isLong}){return isLong===!0||
columns.some(({kind})=>kind==="kernel")}function listLines({items,noun,file},layout){let shown=items.filter(({importance})=>importance!==
"reference"),hidden=shown.length-mostRows;return[...shown.slice(0,mostRows).flatMap(({text,title,tone})=>{let sign=tone===
void 0?"":`${paintSign(tone,layout)} `;return wrapLine(`  ${sign}${title===void 0?"":`${toTerminal(title)}: `}${toTerminal(
text)}`,layout)}),...hidden>0?[`  \u2026 and ${formatCount(hidden)} more ${noun}, in ${file}`]:[]]}function paintSign(tone,layout){
let{text,tone:color}=signs[tone];return color===null?text:paint(layout,color,text)}function groupLines({title,importance,
blocks},room,indent){if(importance==="reference"||importance==="summary")return[];let lines=blockLines(blocks,room,"  ");
return lines.length===0?[]:["",...indent===""||blocks[0]?.kind==="paragraph"?wrapLine(indent+strong(`${toTerminal(title)}\
:`,room.layout),room.layout):[],...lines]}function partsLines({parts,noun,file},room){let{layout}=room,hidden=parts.length-
room.parts;return[...parts.slice(0,room.parts).flatMap(({title,tag,blocks})=>{let[,...inner]=blockLines(blocks(),room," \
 ");return["",strong(`${toTerminal(title)}${tag===null?"":`: ${tag}`}`,layout),...inner]}),...hidden>0?["",`\u2026 and ${formatCount(
hidden)} more ${noun}. ${file} has them all. To show one of them, pass --range NAME.`]:[]]}var mostRanges=20,mostMetrics=5,[leastName2,mostValue]=[12,14],unknown2="\u2013";function rangeLines(comparison,layout){
let ranges=rangesBySeverity(comparison),rows=[...ranges.slice(0,mostRanges).map(range=>rangeCells(range,comparison)),...metricCells(
comparison)],columns=[flexible("  range",leastName2),...["base","head","change"].map(right),left("")],hidden=ranges.length-
mostRanges;return[...textTable(columns,rows,layout,""),...hidden>0?[`  \u2026 and ${counted(hidden,"more range")}, in co\
mparison.json`]:[]]}var signs2={regressed:{text:"\u2717",tone:"bad"},inconclusive:{text:"?",tone:"unsure"},incomparable:{
text:"?",tone:"unsure"},improved:{text:"\u25BC",tone:"good"}};function paintSign2(state,layout){let{text,tone}=signs2[state]??
{text:"\xB7",tone:"faint"};return paint(layout,tone,text)}function nameCell(state,name){let sign=signs2[state],text=`${sign?.
text??"="} ${toTerminal(name)}`;return sign===void 0?text:{text,tone:sign.tone}}function rangeCells(range,comparison){let{
verdict,gpuBusyTime,latency}=range,decisive=decisiveChanges(range,comparison),isWall=!hasGpuTime(range)||decisive.wallTime&&
!decisive.gpuTime,time=isWall?chooseWallTime(range):gpuBusyTime,isPass=verdict==="pass",wall=isWall?`${latency===null?"t\
raced":"untraced"} wall time `:"";return[nameCell(isPass?time.state:verdict,rangeName(range)),...[time.baseNs,time.headNs].
map(ns=>ns===null?unknown2:formatNs(ns)),formatChange3(time.changeRatio),`${wall}${isPass?formatLaunches(range):formatInterval2(
time)}`.trimEnd()]}function formatChange3(ratio){return ratio===null?unknown2:signedPercent(ratio)}function formatInterval2({
lowRatio,highRatio,thresholdRatio}){let parts=[...lowRatio===null||highRatio===null?[]:[percentInterval(lowRatio,highRatio)],
...thresholdRatio===null?[]:[`threshold ${percent(thresholdRatio)}`]];return parts.length===0?"":`(${parts.join("; ")})`}
function formatLaunches({counts}){let launches=counts.find(({metric})=>metric==="launches"),change=(launches?.head??0)-(launches?.
base??0),word=change>0?"more":"fewer";return change===0?"":counted(Math.abs(change),`${word} launch`,`${word} launches`)}
function metricCells({metrics}){return bySeverity(metrics).filter(({change})=>change.state in signs2).slice(0,mostMetrics).
map(({change,unit,...metric})=>[nameCell(change.state,metricTitle(metric)),...[change.base,change.head].map(value=>value===
null?unknown2:clipMiddle(toTerminal(amountText(metricAmount(value,unit))),mostValue)),formatChange3(change.changeRatio),
metric.kind==="reported"?"reported by the program":""])}var rooms={worst:{parts:4,kernels:[2,1,1],sentences:3},other:{parts:1,kernels:[],sentences:1}},worthALine=.1,[labelWidth,
leastTitle2]=[40,30],named=2;function redLines(ranges,comparison,ids,layout){return ranges.flatMap((range,place)=>{let room=place===
0?rooms.worst:rooms.other,title=`\u2717 ${clipMiddle(toTerminal(rangeName(range)),labelWidth)}: `,{gpuTime,kernels}=decisiveChanges(
range,comparison),label=rangeText(range.name,range.domain),reasons=comparison.reasons.filter(reason=>reason.verdict==="r\
egressed"&&reason.range===label&&(!gpuTime||isOfCount(reason))).map(formatReason);if(!gpuTime){let[first="",...others]=reasons,
texts2=[...others,...describeKernels(kernels,range,ids,comparison),...describeWallParts(range),...lineNotes(range)];return[
"",painted(oneLine(title+first,layout),layout),...indented([...texts2.slice(0,room.sentences-1),formatRangeTimes(range)],
layout)]}let{ranks,...parts}=rangeParts(range),rows=mainParts({ranks,...parts},rooms.worst.parts).slice(0,room.parts).flatMap(
(part,index)=>partRows(range,part,ranks??1,room.kernels[index]??0)),explained=rows.flatMap(({kernel})=>kernel??[]),texts=[
...lineNotes(range),...describeKernels(explained,range,ids,comparison),...reasons,...describeNestedRanges(range)],whole=`${signedNs(
changeNs(parts.whole))}${ranks===null?"":", per rank"}`;return["",...partLines(title+whole,rows,ids,layout),...indented(
texts.slice(0,room.sentences),layout)]})}function painted(line,layout){return paint(layout,"bad",line.slice(0,1))+line.slice(
1)}function formatReason({kernel,text}){return`${kernel===null?"":`${markKernel(kernel)}: `}${markProse(text)}`}function indented(texts,layout){
return texts.map(text=>oneLine(`    ${text}`,layout))}function partRows(range,part,ranks,mostKernels2){let{what}=part,kernels=what.
kind==="families"?what.kernels:[];return[{...part,title:toTerminal(titlePart(part,range)),launches:"launches"in what?what.
launches:null,kernel:null},...kernels.map(kernel=>{let{name,time,busyNs,launches}=kernel,[baseNs,headNs]=[busyNs?.base??
time.baseNs,busyNs?.head??time.headNs].map(ns=>(ns??0)/ranks);return{title:`  ${kernelLabel(name,labelWidth)}`,baseNs:baseNs??
0,headNs:headNs??0,launches,kernel}}).filter(row=>Math.abs(changeNs(row))>=worthALine*Math.abs(changeNs(part))).slice(0,
mostKernels2)]}function partLines(title,rows,ids,layout){let columns=leaving([flexible(title,leastTitle2),...["base","he\
ad","change","launches"].map(heading=>right(heading)),left("line")],["launches","line"]),cells=rows.map(({title:name,baseNs,
headNs,launches,kernel})=>{let site=likeliestSite(kernel?.launchSites??null);return[`${((kernel===null?void 0:ids.get(kernel)?.
id)??"").padStart(2)}  ${name}`,...[baseNs,headNs].map(ns=>formatNs(ns)),signedNs(headNs-baseNs),launches===null?"":formatSides(
launches),site===null?"":toTerminal(markPlace(site))]}),isShown=index=>cells.some(row=>row[index]!==""),kept=[...columns.
keys()].filter(isShown),[first="",...lines]=textTable(kept.flatMap(index=>columns[index]??[]),cells.map(row=>kept.map(index=>row[index]??
"")),layout,"");return[painted(first,layout),...lines]}function formatSides({base,head}){return base===head?formatCount(
head):pairText(countAmount(base),countAmount(head))}function describeKernels(kernels,range,ids,{environment}){let isTold=({
launches,metrics,machineCode,previousName})=>launches.base!==launches.head&&metrics.length===0&&machineCode===null&&previousName===
null,texts=kernels.filter(kernel=>!isTold(kernel)).map(kernel=>({id:ids.get(kernel)?.id??"",text:explainKernel(kernel,range,
environment).join("; ")}));return[...Map.groupBy(texts,({text})=>text)].filter(([text])=>text!=="").map(([text,same])=>`${same.
map(({id})=>id).join(", ")}: ${text}`)}function describeNestedRanges(range){let texts=range.operators.filter(({time})=>time.
state==="regressed").slice(0,named).map(({path,time:{baseNs,headNs,changeRatio}})=>{let change=changeRatio===null?"":` (${signedPercent(
changeRatio)})`;return`${markName(operatorText(range,path))} ${pairText(nsAmount(baseNs??0),nsAmount(headNs??0))}${change}`});
return texts.length===0?[]:[`nested: ${texts.join(", ")}`]}function describeWallParts({wallParts}){let parts=wallParts.filter(
({isApart})=>isApart).toSorted((a,b)=>Math.abs(changeNs(b))-Math.abs(changeNs(a))).slice(0,named).map(part=>`${wallPartTitles[part.
part]} ${signedNs(changeNs(part))}`);return parts.length===0?[]:[`under tracing: ${parts.join(", ")}`]}function formatRangeTimes({
gpuBusyTime:gpu,latency,wallTime}){let seen=gpu.detectableRatio===null?"":`; we'd detect ${percent(gpu.detectableRatio)}`,
{changeRatio,...wall}=chooseWallTime({latency,wallTime}),open=wall.state==="inconclusive"?": too noisy to judge":"";return[
...gpu.changeRatio===null?[]:[`GPU time ${signedPercent(gpu.changeRatio)}${seen}.`],...changeRatio===null?[]:[`${latency===
null?"Traced":"Untraced"} wall time ${signedPercent(changeRatio)} ${formatInterval2({...wall,changeRatio})}${open}.`]].join(
" ")}var mostRed=5,mostNotes=3,mostChanges=4,mostRanges2=20,mostKernels=8,mostFindings=3;function screenLines({comparison,head,
cost},layout){let sides=comparison===null||comparison.base===null?null:comparison,notes=[...sides===null?[]:listNotes(sides),
...cost===null||cost.starts===0?[]:[formatCost(cost)],...head===null||head.checks.length===0?[]:[describeChecks(head)]];
return[...sides===null?profileLines(head,layout):comparedLines(sides,layout),...notes.length===0?[]:["",...notes.map(text=>oneLine(
text,layout))]]}function comparedLines(comparison,layout){let quoted=findReasonQuotedInText(comparison),isOpen=["inconcl\
usive","incomparable"].includes(comparison.verdict),open=comparison.reasons.filter(reason=>isOpen&&reason.verdict!==null&&
reason!==quoted&&reason.id!=="range-inconclusive"),red=rangesBySeverity(comparison).filter(({verdict})=>verdict==="regre\
ssed");return[...wrapLine(toTerminal(describeSides(comparison)),layout).slice(0,2),"",...rangeLines(comparison,layout),...open.
slice(0,mostNotes).map(({range,text,verdict})=>{let where=range===null?"":`${markName(range)}: `;return oneLine(`  ${paintSign2(
verdict??"",layout)} ${where}${markProse(text)}`,layout)}),...redLines(red.slice(0,mostRed),comparison,rowIds(comparison),
layout)]}function describeSides({base,head}){let{nsys}=head.machine,rounds=base===null||base.rounds===head.rounds?"":`${String(
base.rounds)} and `;return[`${describeCode("head",head)} against ${base===null?"base":describeCode("base",base)}`,listGpuModels(
head.machine),...nsys===null?[]:[`nsys ${markProse(/^\d+(\.\d+){1,2}/.exec(nsys)?.[0]??nsys)}`],`${rounds}${counted(head.
rounds,"round")}${rounds===""?" each":""}`].join(" \xB7 ")}function describeCode(side,{source:{commit,ref,dirty}}){let branch=ref===
null?null:markName(ref.replace(/^refs\/(heads|tags)\//,""));return commit===null?branch??side:`${markName(commit.slice(0,
7))}${dirty===!0?" with changes":""}${branch===null?"":` (${branch})`}`}var limits={"not-explained":[],"clocks-unknown":[
"regressed"],"wall-time-unknown":["inconclusive"]};function listNotes(comparison){let{verdict,limitations,accepted,environment}=comparison,
isLimiting=({kind})=>limits[kind]?.includes(verdict)??!0,changes=environment?.changes??[];return[...accepted.map(acceptance=>`\
\xB7 accepted: ${describeAccepted(acceptance)}`),...changes.length===0?[]:[`\xB7 environment: ${listText(changes.map(formatChange),
mostChanges)}`],...describeLimitations({...comparison,limitations:limitations.filter(isLimiting)}).map(text=>`! ${markProse(
text)}`)].slice(0,mostNotes)}function formatCost({seconds,starts,parts}){let purposes=parts.map(part=>`${costWords[part.
purpose]} ${formatSeconds(part.seconds)}`);return`Cost ${formatSeconds(seconds)}, ${counted(starts,"start")}: ${purposes.
join(", ")}.`}var costWords={probe:"probe",discovery:"list of ranges",tuning:"autotuning",whole:"whole program",rounds:"\
captures",untraced:"wall time",ncu:"ncu",lines:"lines",verify:"verify"};function describeChecks({checks}){let unchecked=checks.
filter(({state})=>state!=="held"),[first]=unchecked,equal=counted(checks.length-unchecked.length,"check");return first===
void 0?`Every sum equals nsys's own, to the nanosecond (${equal}).`:`Sums equal nsys's own in ${equal}, and ${String(unchecked.
length)} couldn't be made: ${markProse(first.detail)}`}function profileLines(head,layout){if(head===null)return[];let input=reportInput(
{head}),[longest]=reportRanges(input).toSorted((a,b)=>kernelNs(b.head)-kernelNs(a.head)),kernels=longest===void 0?[]:kernelsPart(
longest,input),columns=[flexible("range",20),...["kernel time","launches","GPU busy","wall time"].map(title=>right(title))],
hidden=head.ranges.length-mostRanges2;return[...wrapLine(toTerminal(profileLine(head)),layout),"",...textTable(columns,head.
ranges.slice(0,mostRanges2).map(range=>profileCells(range,head)),layout),...hidden>0?[`  \u2026 and ${counted(hidden,"mo\
re range")}, in profile.json`]:[],...blockLines(kernels,{kernels:mostKernels,parts:1,layout}),...listFindings(head).map(
text=>oneLine(text,layout))]}function kernelNs(range){return range===null?0:medianKernelNs(range)}function profileCells(range,{
untraced}){let gpu=gpuShare(range.rounds),processes=untraced.map(run=>instanceTimes(run,range)).filter(({length})=>length>
0),wall=processes.length===0?`${formatNs(median(range.rounds.map(({wallNs})=>wallNs)))} (traced)`:formatNs(summarizeWallTimes(
processes).medianNs);return[toTerminal(rangeName(range)),formatNs(medianKernelNs(range)),formatCounts(range.rounds.map(({
launches})=>launches)),gpu===null?"\u2013":formatShare(gpu.share),wall]}function listFindings({ranges}){let lines=topFindings(
ranges,mostFindings).map(({range,finding:{id,kernel,what,impactNs}})=>{let words=Object.hasOwn(plainWords,id)?plainWords[id]:
void 0,place=`${rangeName(range)}${kernel===null?"":`, ${markKernel(kernel)}`}`,saves=impactNs===null?"":`, saves at mos\
t ${formatNs(impactNs)}`;return`\xB7 ${words??markName(id)} (${place}${saves}): ${markProse(what)}`});return lines.length===
0?[]:["",...lines]}var mostRanges3=20;function renderScreen({profile:head,comparison,cost},layout){let verdict=comparison===null?[]:["",...verdictLines(
comparison,layout)];return[...screenLines({comparison,head,cost},layout),...verdict].join(`
`)}function renderEverything({profile,comparison,cost,shownKernels:topKernels},layout){return[...profile===null?[]:[renderProfile(
profile,{topKernels,layout,cost:comparison===null?cost:null})],...comparison===null?[]:[renderComparison(comparison,{topKernels,
layout,cost})]].join(`

`)}function renderProfile(profile,{topKernels,layout,cost=null,history=null}){let{opening,sections}=reportDocument(reportInput(
{head:profile,cost,history})),room={kernels:topKernels,parts:mostRanges3,layout};return[...blockLines(opening,room),...sectionLines(
sections,room)].join(`
`)}function renderComparison(comparison,{topKernels,layout,cost=null,history=null}){let{opening,sections}=reportDocument(
reportInput({comparison,cost,history})),room={kernels:topKernels,parts:1/0,layout};return[...[...blockLines(opening,room),
...sectionLines(sections,room)],"",...verdictLines(comparison,layout)].join(`
`)}function verdictLine(comparison){return`${verdictName(comparison).toUpperCase()}: ${toTerminal(describeVerdict(comparison))}`}
function verdictLines(comparison,layout){let line=verdictLine(comparison),end=line.indexOf(":")+1,[first="",...rest]=wrapText(
line,layout);return[paint(layout,tones2[comparison.verdict],first.slice(0,end))+first.slice(end),...rest]}var tones2={regressed:"\
bad","over-budget":"bad","not-improved":"bad",incomparable:"unsure",inconclusive:"unsure","no-baseline":"unsure",pass:"g\
ood"};import{resolve}from"node:path";async function readRecordedProfile(context,config,paths,options){let{wanted,areRanks=!1,mayLoseKernels=!1}=options,finished=areRanks?
[]:await readFinishedProfiles(context,paths),recorded=mergeFinished(finished.map((profile,index)=>selectRanges(profile,wanted,
paths[index]??"")))??await(await import("./profile-of-reports-XQVMVGQB.js")).profileReports(context,config,paths,options);await handleSignals(
context.stop);let incomplete=mayLoseKernels?null:checkComplete(recorded.profile,paths.join(", "));if(incomplete!==null)throw new CaptureError(
incomplete);return recorded}async function readFinishedProfiles({cwd},paths){if(!paths.every(path=>path.endsWith(".json")))
return[];let{readProfile}=await import("./read-profile-BLIGWEKE.js"),profiles=[];for(let shown of paths){let path=resolve(
cwd,shown);if((await findInput(path,shown)).isDirectory())return[];profiles.push(await readProfile(path,shown))}return profiles}export{renderScreen,renderEverything,verdictLine,verdictLines,readRecordedProfile};
