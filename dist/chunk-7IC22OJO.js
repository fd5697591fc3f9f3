import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{legend}from"./chunk-JUNIW6R7.js";import{pairCellText,reportDocument,reportInput,sideText}from"./chunk-N4VA342K.js";
import{terminalText}from"./chunk-Z6AEDDLV.js";import{verdictName,verdictText}from"./chunk-24A4PNNZ.js";import{
flexible,leaving,left,right,textTable}from"./chunk-FIGG5FDP.js";import{kernelLabel,rowLabels}from"./chunk-DB7Z5D5G.js";
import{formatCount}from"./chunk-P7EYOAZ4.js";import{percent,percentInterval,signedPercent}from"./chunk-YTVQXYLK.js";
import{wrapLine,wrapText}from"./chunk-4KDG6NHC.js";import{paint}from"./chunk-JN33INQG.js";var unknown="\u2013",[leastTitle,leastText,leastName,remarkWidth]=[20,12,38,60];function tableLines(table,most,layout){let rows=table.
rows.slice(0,most).map(row=>row.cells()),shown=inOrder(table.columns).flatMap(at=>{let column=table.columns[at];return column===
void 0?[]:shownColumns(column,at===0).map(one=>({...one,at}))}),hasKernels=table.columns.some(({kind})=>kind==="kernel"),
change=table.columns.findIndex(({kind})=>kind==="change"),state=change<0?[]:[{column:left(""),textOf:stateText,at:change}],
all=hasKernels?[...state,...shown]:[...shown,...state];return[...textTable(all.map(({column})=>column),rows.map(row=>all.
map(({textOf,at})=>textOf(row[at]??""))),layout),...restLines(table,table.rows.slice(most)),...remarkLines(rows,layout)]}
function inOrder(columns){let weight=at=>{let{kind,split}=columns[at]??{kind:"text"};return kind==="kernel"?4:at===0&&kind===
"text"?0:split===!0?1:kind==="change"?2:3};return[...columns.keys()].toSorted((one,other)=>weight(one)-weight(other))}function shownColumns({
kind,title,leaves,split,interval},isFirst){let leavingAs=column=>leaves===void 0?column:{...column,leaves};switch(kind){case"\
text":return[{column:leavingAs(flexible(title,isFirst?leastTitle:leastText)),textOf:plainCell}];case"number":return[{column:leavingAs(
right(title)),textOf:plainCell}];case"kernel":return[{column:flexible(title,leastName,rowLabels),textOf:plainCell}];case"\
pair":return split===!0?["base","head"].map(side=>({column:right(side),textOf:ofPair(side)})):[{column:leavingAs(right(title)),
textOf:plainCell}];case"change":return[{column:right(title),textOf:plainCell},...interval==="main"?intervalColumns:[]]}}
var intervalColumns=leaving([right("interval"),right("threshold")],["threshold","interval"]).map((column,at)=>({column:{
...column,leaves:(column.leaves??0)-2},textOf:ofChange(at===0?intervalText:({change})=>percentOf(change.thresholdRatio))}));
function ofChange(textOf){return cell=>typeof cell!="string"&&cell.kind==="change"?textOf(cell):""}function intervalText({
change:{lowRatio,highRatio,rounds,changeRatio}}){return lowRatio!==null&&highRatio!==null?percentInterval(lowRatio,highRatio):
rounds===null?"exact":changeRatio!==null&&rounds===1?"one process":""}function percentOf(ratio){return ratio===null?"":percent(
ratio)}function plainCell(cell){if(typeof cell=="string")return terminalText(cell);switch(cell.kind){case"number":return terminalText(
cell.text);case"kernel":return cell.name;case"pair":return terminalText(pairCellText(cell));case"change":return changeText(
cell)}}function ofPair(side){return cell=>typeof cell=="string"||cell.kind!=="pair"?"":terminalText(sideText(cell,side))}
function changeText({change:{changeRatio},sign}){return changeRatio!==null?signedPercent(changeRatio):sign==="="?sign:unknown}
var tones={regressed:"bad",improved:"good",inconclusive:"unsure"};function stateText(cell){if(typeof cell=="string"||cell.
kind!=="change"||cell.word==="")return"";let text=cell.sign===""?cell.word:`${cell.sign} ${cell.word}`,tone=tones[cell.state];
return tone===void 0?text:{text,tone}}function restLines({noun,file},hidden){if(hidden.length===0)return[];let notable=hidden.
filter(({isNotable})=>isNotable===!0).length,of=notable>0?`, ${formatCount(notable)} of them slower or unclear`:"";return[
`  \u2026 and ${formatCount(hidden.length)} more ${noun}${of}, in ${file}`]}function remarkLines(rows,layout){let lines=rows.
flatMap(row=>row.flatMap(cell=>typeof cell=="string"||cell.kind!=="kernel"||cell.remarks.length===0?[]:wrapLine(`    ${kernelLabel(
cell.name,remarkWidth)}: ${cell.remarks.map(terminalText).join("; ")}`,layout)));return lines.length===0?[]:["  why:",...lines]}
function strong(text,layout){return paint(layout,"strong",text)}var mostRows=40,signs={bad:{text:"\u2717",tone:"bad"},unsure:{text:"?",tone:"unsure"},good:{text:"\u2713",tone:"good"},accepted:{
text:"\xB7",tone:null},warning:{text:"!",tone:"unsure"},note:{text:"\xB7",tone:null}};function sectionLines(sections,room){
return sections.flatMap(({title,blocks})=>{let lines=blockLines(blocks,room),hasTitle=blocks[0]?.kind==="group"||blocks[0]?.
kind==="parts";return lines.length===0||hasTitle?lines:["",strong(`${title}:`,room.layout),...lines]})}function blockLines(blocks,room,indent=""){
return blocks.flatMap((block,at)=>{let lines=linesOf(block,room,indent),isIntroduced=at===1&&blocks[0]?.kind==="paragrap\
h";return block.kind==="table"&&at>0&&lines.length>0&&!isIntroduced?["",...lines]:lines})}function linesOf(block,room,indent){
let{layout}=room,wrapped=line=>wrapLine(indent+line,layout);switch(block.kind){case"paragraph":return wrapped(`${block.title===
void 0?"":`${terminalText(block.title)}: `}${terminalText(block.text)}`);case"footnote":return wrapLine(`  ${terminalText(
block.text)}`,layout);case"lines":return[...wrapped(`${terminalText(block.title)}:`),...block.text.split(`
`).map(line=>`    ${line}`)];case"list":return listLines(block,layout);case"table":return tableLines(block,isShort(block)?
room.kernels:mostRows,layout);case"group":return groupLines(block,room,indent);case"parts":return partsLines(block,room);case"\
figure":return block.name==="recent-runs"?wrapped(block.text):[]}}function isShort({columns,isLong}){return isLong===!0||
columns.some(({kind})=>kind==="kernel")}function listLines({items,noun,file},layout){let shown=items.filter(({importance})=>importance!==
"reference"),hidden=shown.length-mostRows;return[...shown.slice(0,mostRows).flatMap(({text,title,tone})=>{let sign=tone===
void 0?"":`${signText(tone,layout)} `;return wrapLine(`  ${sign}${title===void 0?"":`${terminalText(title)}: `}${terminalText(
text)}`,layout)}),...hidden>0?[`  \u2026 and ${formatCount(hidden)} more ${noun}, in ${file}`]:[]]}function signText(tone,layout){
let{text,tone:color}=signs[tone];return color===null?text:paint(layout,color,text)}function groupLines({title,importance,
blocks},room,indent){if(importance==="reference"||importance==="summary")return[];let lines=blockLines(blocks,room,"  ");
return lines.length===0?[]:["",...indent===""||blocks[0]?.kind==="paragraph"?wrapLine(indent+strong(`${terminalText(title)}\
:`,room.layout),room.layout):[],...lines]}function partsLines({parts,noun,file},room){let{layout}=room,hidden=parts.length-
room.parts,hasChanges=!1;return[...parts.slice(0,room.parts).flatMap(({title,tag,blocks})=>{let made=blocks();hasChanges||=
tag!==null;let[,...inner]=blockLines(made,room,"  ");return["",strong(`${terminalText(title)}${tag===null?"":`: ${tag}`}`,
layout),...inner]}),...hidden>0?["",`\u2026 and ${formatCount(hidden)} more ${noun}. ${file} has them all. To show one o\
f them, pass --range NAME.`]:[],...hasChanges?["",...legendLines(layout)]:[]]}function legendLines(layout){return Object.
entries(legend).flatMap(([term,meaning])=>wrapLine(`${term}: ${meaning}`,layout))}var mostRanges=20;function profileText(profile,{topKernels,maxRanges,layout,cost=null,history=null}){let{opening,sections}=reportDocument(
reportInput({head:profile,cost,history})),room={kernels:topKernels,parts:maxRanges,layout};return[...blockLines(opening,
room),...sectionLines(sections,room)].join(`
`)}function comparisonText(comparison,{topKernels,layout,cost=null,history=null}){let{opening,sections}=reportDocument(reportInput(
{comparison,cost,history})),room={kernels:topKernels,parts:1/0,layout};return[...[...blockLines(opening,room),...sectionLines(
sections,room)],"",...verdictLines(comparison,layout)].join(`
`)}function verdictLine(comparison){return`${verdictName(comparison).toUpperCase()}: ${terminalText(verdictText(comparison))}`}
function verdictLines(comparison,layout){let line=verdictLine(comparison),end=line.indexOf(":")+1,[first="",...rest]=wrapText(
line,layout);return[paint(layout,tones2[comparison.verdict],first.slice(0,end))+first.slice(end),...rest]}var tones2={regressed:"\
bad","over-budget":"bad","not-improved":"bad",incomparable:"unsure",inconclusive:"unsure","no-baseline":"unsure",pass:"g\
ood"};export{mostRanges,profileText,comparisonText,verdictLine,verdictLines};
