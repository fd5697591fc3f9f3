import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{drawnSeries,historyPage}from"./chunk-ZHKQFJQR.js";import{readFolder}from"./chunk-XHJKXS5X.js";import"./chunk-XJJJQSYZ.js";
import{analyzeHistory,changeText,cutText,dayOf,directionOf,driftText,endText,figureText,gapsText,jobText,lastValueText,latestText,
recordAt,skippedText,standingChanges,stateTexts}from"./chunk-N7ZMFCOO.js";import"./chunk-3KYOPNZG.js";import{
drawnExtent,linearScale,numberText,tickDecimals}from"./chunk-Y7R4QXUF.js";import{sparkline}from"./chunk-3IPLKNHB.js";
import"./chunk-QNJQHO6J.js";import"./chunk-7RIKUGPE.js";import"./chunk-CIEXIDK3.js";import{writeFileAtomic}from"./chunk-5RZBETLP.js";
import{reportAssets}from"./chunk-SL4I7YBJ.js";import"./chunk-TAUPKAIQ.js";import"./chunk-VALY7AK2.js";
import"./chunk-C7RUIOSI.js";import{flexible,leaving,left,right,textTable}from"./chunk-6OR55GWV.js";import"./chunk-N25YEF3M.js";
import"./chunk-2W7IQXEL.js";import"./chunk-QJOP3WDW.js";import"./chunk-U2ZF3MRO.js";import"./chunk-UHXQRZLL.js";
import{terminalText}from"./chunk-UHV5YHXG.js";import"./chunk-DZDJZLNK.js";import"./chunk-UAF72VOO.js";
import"./chunk-ZGTGJUTC.js";import"./chunk-GFZRGEUD.js";import{clipMiddle,formatCount}from"./chunk-JQWK2UK7.js";
import{median}from"./chunk-7Z5XDYKE.js";import"./chunk-JDFCM7GS.js";import{nearest}from"./chunk-BFRNJH43.js";
import{exitCodes,wrapLine}from"./chunk-4KDG6NHC.js";import"./chunk-35HP6UP2.js";import{counted}from"./chunk-XPTDL37I.js";
import"./chunk-7IBWU4LP.js";import{rangeText}from"./chunk-H4ZU53CY.js";import{signedPercent}from"./chunk-W32B5RYS.js";
import{paint,plainText}from"./chunk-JN33INQG.js";import"./chunk-GBWPPC6J.js";var bits=[[1,2,4,64],[8,16,32,128]];function brailleLines(dots,columns,rows){let cells=Array.from({length:rows},()=>new Array(
columns).fill(0));for(let{x,y}of dots){let row=cells[Math.floor(y/4)],column=Math.floor(x/2);row===void 0||column<0||column>=
columns||(row[column]=(row[column]??0)|(bits[x%2===0?0:1][y%4]??0))}return cells.map(row=>row.map(cell=>cell===0?" ":String.
fromCharCode(10240+cell)).join("").trimEnd())}var sparkPoints=30,[chartRows,mostColumns]=[8,100],[mostSeries,mostListed]=[200,10];function historyText(history,range,layout){
if(history.records.length===0)return["There are no runs yet.",...skippedLines(history,layout)].join(`
`);if(range===null)return overview(history,layout).join(`
`);let found=seriesNamed(history,range);return found.length===0?unknownText(history,range):found.map(series=>seriesLines(
history,series,layout).join(`
`)).join(`

`)}function seriesNamed({series},name){return series.filter(({figure})=>namesOf(figure).includes(name))}function namesOf(figure){
return figure.kind==="metric"?[figure.name,...figure.range===null?[]:[figure.range]]:[figure.range,rangeText(figure.range,
figure.domain)]}function unknownText({series},name){let known=nearest(name,series.flatMap(({figure})=>namesOf(figure))),
meant=known===null?"":` Did you mean ${plainText(known)}?`;return`The history has no range or metric ${plainText(name)}.${meant}`}
function overview(history,layout){let{records,series}=history,several=new Set(series.map(({job})=>job)).size>1,shown=series.
slice(0,mostSeries),columns=leaving([flexible("Range or metric",36),...several?[flexible("Job",12)]:[],left("State"),right(
"Latest"),left("Last change"),left(`Last ${String(sparkPoints)} runs`),left("Drift")],["Drift",`Last ${String(sparkPoints)}\
 runs`,"Job","Latest"]),rows=shown.map(one=>[terminalText(figureText(one.figure)),...several?[terminalText(jobText(one.job))]:
[],stateCell(one),terminalText(lastValueText(one)??"\u2013"),lastChange(history,one),sparkline(drawnSeries(one).points.slice(
-sparkPoints).map(({value})=>value)),terminalText(driftText(one)??"")]),hidden=series.length-shown.length;return[`${counted(
records.length,"run")} from ${dayOf(records[0]?.record)} to ${dayOf(records.at(-1)?.record)}:`,"",...textTable(columns,rows,
layout),...hidden>0?[`  \u2026 and ${formatCount(hidden)} more series`]:[],...shown.some(isOpen)?["","?: not confirmed b\
y alternating rounds of both commits."]:[],...skippedLines(history,layout)]}function isOpen(series){let state=standingChanges(
series).at(-1)?.state;return state==="sign"||state==="unclear"}var stateTones={changed:"bad",unclear:"unsure",stable:"go\
od"};function stateCell({state,current}){if(!current)return{text:"ended",tone:"faint"};let tone=stateTones[state];return tone===
void 0?stateTexts[state]:{text:stateTexts[state],tone}}var directionTones={worse:"bad",better:"good",moved:"strong"};function lastChange(history,series){
let change=standingChanges(series).at(-1);if(change===void 0)return"";let text=`${dayOf(recordAt(history,series,change.point))}\
 ${signedPercent(change.changeRatio)}`;return change.state==="machine"?{text:`${text} (machine)`,tone:"faint"}:{text:change.
state==="confirmed"?text:`${text} ?`,tone:directionTones[directionOf(series,change)]}}function seriesLines(history,series,layout){
let facts=[["latest",latestText(series)],["drift",driftText(series)],["gaps",gapsText(series)],["ended",endText(history,
series)]],item=text=>wrapLine(`  ${terminalText(text)}`,layout);return[`${paint(layout,"strong",terminalText(figureText(
series.figure)))} (${terminalText(jobText(series.job))}): ${stateTexts[series.state]}`,...chartLines(history,series,layout),
...facts.flatMap(([title,text])=>text===null?[]:item(`${title}: ${text}`)),...listLines("changes",series.changes.toReversed().
map(change=>changeText(history,series,change)),item),...listLines("new starts",series.cuts.toReversed().map(cut=>cutText(
history,series,cut)),item)]}function listLines(title,texts,item){if(texts.length===0)return[];let hidden=texts.length-mostListed;
return[`  ${title}:`,...texts.slice(0,mostListed).flatMap(text=>item(`  ${text}`)),...hidden>0?[`    \u2026 and ${formatCount(
hidden)} earlier`]:[]]}function chartLines(history,series,layout){let{points,unit}=drawnSeries(series);if(points.length===
0)return[];let extent=linearScale(drawnExtent(points),[chartRows*4-1,0],3),decimals=tickDecimals(extent.ticks),labels=new Map(
extent.ticks.map(tick=>[Math.floor(extent.at(tick)/4),numberText(tick,decimals)])),margin=Math.max(...[...labels.values()].
map(({length})=>length)),columns=Math.max(10,Math.min(mostColumns,layout.width-margin-5)),across=columns*2,at=place=>points.
length<=across?place:Math.floor(place*across/points.length),down=value=>Math.round(Math.min(chartRows*4-1,Math.max(0,extent.
at(value)))),dots=[...Map.groupBy([...points.entries()],([place])=>at(place))].flatMap(([x,found])=>{let values=found.map(
([,{value}])=>value);return[...new Set([Math.min(...values),median(values),Math.max(...values)].map(down))].map(y=>({x,y}))}),
drawn=brailleLines(dots,columns,chartRows),[first,last]=[points[0],points.at(-1)].map(point=>dayOf(history.records[point?.
record??-1]?.record)),marks=markLine(series,points.map(({point})=>point),place=>Math.floor(at(place)/2)),used=Math.max(Math.
ceil((at(points.length-1)+1)/2),24),indent=" ".repeat(margin+2);return[`${indent}${plainText(clipMiddle(unit,30))}`,...drawn.
map((line,row)=>`  ${(labels.get(row)??"").padStart(margin)} \u2524${line}`),...marks===""?[]:[`${indent} ${marks}`],`${indent}\
 ${first??""}${" ".repeat(Math.max(1,used-20))}${last??""}`]}function markLine(series,points,column){let marks=new Map,set=(point,mark)=>{
let place=points.findIndex(one=>one>=point);place>=0&&marks.set(column(place),mark)};for(let{point}of series.cuts)set(point,
"|");for(let{point}of standingChanges(series))set(point,"\u25B2");let length=Math.max(-1,...marks.keys())+1;return Array.
from({length},(_,place)=>marks.get(place)??" ").join("")}function skippedLines({skipped},layout){if(skipped.length===0)return[];
let hidden=skipped.length-mostListed;return["",`Skipped ${counted(skipped.length,"file")}:`,...skipped.slice(0,mostListed).
flatMap(one=>wrapLine(`  ${terminalText(skippedText(one))}`,layout)),...hidden>0?[`  \u2026 and ${formatCount(hidden)} m\
ore`]:[]]}import{resolve}from"node:path";async function folderHistory({cwd},folder){let{records,skipped}=await readFolder(resolve(cwd,folder));return analyzeHistory(
records,skipped)}async function writeHistoryPage(context,request){let madeAt=context.clock.now().toISOString(),page=historyPage(
await folderHistory(context,request.folder),madeAt,reportAssets(context));await writeFileAtomic(resolve(context.cwd,request.
out),page,"replace")}async function printHistory({folder,range},{context,output}){return await output.print(historyText(
await folderHistory(context,folder),range,output.layout())),exitCodes.pass}async function printPage(request,{context}){return await writeHistoryPage(
context,request),context.log.info(`History page: ${request.out}`),exitCodes.pass}export{folderHistory,printHistory,printPage,writeHistoryPage};
