import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{drawnSeries,historyPage}from"./chunk-KOFI762T.js";import{readFolder}from"./chunk-AZO67HRG.js";import"./chunk-G2XU6KNI.js";
import{analyzeHistory,changeText,cutText,dayOf,directionOf,driftText,endText,figureText,gapsText,jobText,lastValueText,latestText,
recordAt,skippedText,standingChanges,stateTexts}from"./chunk-2YQZNSF7.js";import"./chunk-CZCC5VIL.js";import{
terminalText}from"./chunk-PWXEF6AA.js";import{drawnExtent,linear}from"./chunk-EIIC2ZSZ.js";import{sparkline}from"./chunk-3IPLKNHB.js";
import"./chunk-E3SXCOQ2.js";import{flexible,leaving,left,right,textTable}from"./chunk-DA2VQRWE.js";import"./chunk-7X4GSXIQ.js";
import{writeFileAtomic}from"./chunk-I4VKSRQ4.js";import"./chunk-4I7B7GEC.js";import"./chunk-W6A3FXIR.js";
import"./chunk-HQWE3O53.js";import"./chunk-2GFLKWLA.js";import{clipMiddle,formatCount}from"./chunk-NSC7WXGZ.js";
import{readReportAssets}from"./chunk-GKIPOEAA.js";import"./chunk-KHWSZT7H.js";import"./chunk-TAUPKAIQ.js";
import"./chunk-2W7IQXEL.js";import"./chunk-VALY7AK2.js";import"./chunk-C7RUIOSI.js";import{median}from"./chunk-NGQWIWV5.js";
import"./chunk-ZPNCYFGC.js";import"./chunk-QDIGZGX7.js";import"./chunk-3M456MRT.js";import"./chunk-YOQXIA2R.js";
import{nearest}from"./chunk-BFRNJH43.js";import"./chunk-35HP6UP2.js";import{counted}from"./chunk-6ECLQG56.js";
import{rangeText}from"./chunk-HK4KMQAT.js";import{signedPercent}from"./chunk-6WS3YUMR.js";import"./chunk-EMAJXVPM.js";
import"./chunk-G75GGGIL.js";import"./chunk-7IBWU4LP.js";import{exitCodes,wrapLine}from"./chunk-A6EG2BLY.js";
import{paint,plainText}from"./chunk-JN33INQG.js";import"./chunk-GBWPPC6J.js";import{resolve}from"node:path";var sparkPoints=30,[chartRows,mostColumns]=[8,100],[mostSeries,mostListed]=[200,10];function formatHistory(history,range,layout){
if(history.records.length===0)return["There are no runs yet.",...formatSkipped(history,layout)].join(`
`);if(range===null)return formatOverview(history,layout).join(`
`);let found=findSeries(history,range);return found.length===0?explainUnknownName(history,range):found.map(series=>formatSeries(
history,series,layout).join(`
`)).join(`

`)}function findSeries({series},name){return series.filter(({figure})=>listNames(figure).includes(name))}function listNames(figure){
return figure.kind==="metric"?[figure.name,...figure.range===null?[]:[figure.range]]:[figure.range,rangeText(figure.range,
figure.domain)]}function explainUnknownName({series},name){let known=nearest(name,series.flatMap(({figure})=>listNames(figure))),
meant=known===null?"":` Did you mean ${plainText(known)}?`;return`The history has no range or metric ${plainText(name)}.${meant}`}
function formatOverview(history,layout){let{records,series}=history,several=new Set(series.map(({job})=>job)).size>1,shown=series.
slice(0,mostSeries),columns=leaving([flexible("Range or metric",36),...several?[flexible("Job",12)]:[],left("State"),right(
"Latest"),left("Last change"),left(`Last ${sparkPoints} runs`),left("Drift")],["Drift",`Last ${sparkPoints} runs`,"Job",
"Latest"]),rows=shown.map(one=>[terminalText(figureText(one.figure)),...several?[terminalText(jobText(one.job))]:[],createStateCell(
one),terminalText(lastValueText(one)??"\u2013"),createLastChangeCell(history,one),sparkline(drawnSeries(one).points.slice(
-sparkPoints).map(({value})=>value)),terminalText(driftText(one)??"")]),hidden=series.length-shown.length;return[`${counted(
records.length,"run")} from ${dayOf(records[0]?.record)} to ${dayOf(records.at(-1)?.record)}:`,"",...textTable(columns,rows,
layout),...hidden>0?[`  \u2026 and ${formatCount(hidden)} more series`]:[],...shown.some(isOpen)?["","?: not confirmed b\
y alternating rounds of both commits."]:[],...formatSkipped(history,layout)]}function isOpen(series){let state=standingChanges(
series).at(-1)?.state;return state==="sign"||state==="unclear"}var stateTones={changed:"bad",unclear:"unsure",stable:"go\
od"};function createStateCell({state,current}){if(!current)return{text:"ended",tone:"faint"};let tone=stateTones[state];
return tone===void 0?stateTexts[state]:{text:stateTexts[state],tone}}var directionTones={worse:"bad",better:"good",moved:"\
strong"};function createLastChangeCell(history,series){let change=standingChanges(series).at(-1);if(change===void 0)return"";
let text=`${dayOf(recordAt(history,series,change.point))} ${signedPercent(change.changeRatio)}`;return change.state==="m\
achine"?{text:`${text} (machine)`,tone:"faint"}:{text:change.state==="confirmed"?text:`${text} ?`,tone:directionTones[directionOf(
series,change)]}}function formatSeries(history,series,layout){let facts=[["latest",latestText(series)],["drift",driftText(
series)],["gaps",gapsText(series)],["ended",endText(history,series)]],item=text=>wrapLine(`  ${terminalText(text)}`,layout);
return[`${paint(layout,"strong",terminalText(figureText(series.figure)))} (${terminalText(jobText(series.job))}): ${stateTexts[series.
state]}`,...drawChart(history,series,layout),...facts.flatMap(([title,text])=>text===null?[]:item(`${title}: ${text}`)),
...formatList("changes",series.changes.toReversed().map(change=>changeText(history,series,change)),item),...formatList("\
new starts",series.cuts.toReversed().map(cut=>cutText(history,series,cut)),item)]}function formatList(title,texts,item){
if(texts.length===0)return[];let hidden=texts.length-mostListed;return[`  ${title}:`,...texts.slice(0,mostListed).flatMap(
text=>item(`  ${text}`)),...hidden>0?[`    \u2026 and ${formatCount(hidden)} earlier`]:[]]}function drawChart(history,series,layout){
let{points,unit}=drawnSeries(series);if(points.length===0)return[];let down=linear(drawnExtent(points),[chartRows*dotsDown-
1,0]).nice(3).clamp(!0),number=down.tickFormat(3),labels=new Map(down.ticks(3).map(tick=>[Math.floor(down(tick)/dotsDown),
number(tick)])),margin=Math.max(...[...labels.values()].map(({length})=>length)),columns=Math.max(10,Math.min(mostColumns,
layout.width-margin-5)),across=columns*dotsAcross,at=place=>points.length<=across?place:Math.floor(place*across/points.length),
dots=[...Map.groupBy([...points.entries()],([place])=>at(place))].flatMap(([x,found])=>{let values=found.map(([,{value}])=>value);
return[...new Set([Math.min(...values),median(values),Math.max(...values)].map(value=>Math.round(down(value))))].map(y=>({
x,y}))}),drawn=drawBraille(dots,columns,chartRows),[first,last]=[points[0],points.at(-1)].map(point=>dayOf(history.records[point?.
record??-1]?.record)),marks=drawMarks(series,points.map(({point})=>point),place=>Math.floor(at(place)/dotsAcross)),used=Math.
max(Math.ceil((at(points.length-1)+1)/dotsAcross),24),indent=" ".repeat(margin+2);return[`${indent}${plainText(clipMiddle(
unit,30))}`,...drawn.map((line,row)=>`  ${(labels.get(row)??"").padStart(margin)} \u2524${line}`),...marks===""?[]:[`${indent}\
 ${marks}`],`${indent} ${first??""}${" ".repeat(Math.max(1,used-20))}${last??""}`]}function drawMarks(series,points,column){
let marks=new Map,set=(point,mark)=>{let place=points.findIndex(one=>one>=point);place>=0&&marks.set(column(place),mark)};
for(let{point}of series.cuts)set(point,"|");for(let{point}of standingChanges(series))set(point,"\u25B2");let length=Math.
max(-1,...marks.keys())+1;return Array.from({length},(_,place)=>marks.get(place)??" ").join("")}function formatSkipped({
skipped},layout){if(skipped.length===0)return[];let hidden=skipped.length-mostListed;return["",`Skipped ${counted(skipped.
length,"file")}:`,...skipped.slice(0,mostListed).flatMap(one=>wrapLine(`  ${terminalText(skippedText(one))}`,layout)),...hidden>
0?[`  \u2026 and ${formatCount(hidden)} more`]:[]]}var dotsAcross=2,dotsDown=4,bits=[[1,2,4,64],[8,16,32,128]];function drawBraille(dots,columns,rows){
let cells=Array.from({length:rows},()=>new Array(columns).fill(0));for(let{x,y}of dots){let row=cells[Math.floor(y/dotsDown)],
column=Math.floor(x/dotsAcross);row===void 0||column<0||column>=columns||(row[column]=(row[column]??0)|(bits[x%dotsAcross===
0?0:1][y%dotsDown]??0))}return cells.map(row=>row.map(cell=>cell===0?" ":String.fromCharCode(10240+cell)).join("").trimEnd())}async function readFolderHistory({cwd},folder){let{records,skipped}=await readFolder(resolve(cwd,folder));return analyzeHistory(
records,skipped)}async function printHistory({folder,range},{context,output}){return await output.print(formatHistory(await readFolderHistory(
context,folder),range,output.layout())),exitCodes.pass}async function printPage({folder,out},{context}){let madeAt=context.
clock.now().toISOString(),page=historyPage(await readFolderHistory(context,folder),madeAt,readReportAssets(context));return await writeFileAtomic(
resolve(context.cwd,out),page,"replace"),context.log.info(`History page: ${out}`),exitCodes.pass}export{printHistory,printPage};
