import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{readNcuFile}from"./chunk-X2YAOOPL.js";import{findInput}from"./chunk-2Y25SDSM.js";import"./chunk-J5FZE6E5.js";
import"./chunk-EB3CLQHB.js";import{ownTools}from"./chunk-74LFTOON.js";import"./chunk-2TLJT7DO.js";import{
checkJoined}from"./chunk-HIRLADNO.js";import"./chunk-WQTUTYOP.js";import"./chunk-XJADE3LK.js";import"./chunk-342LX7VM.js";
import{addFindings}from"./chunk-XSTFN5L7.js";import"./chunk-LF3QRERU.js";import{addNcu,joinNcu,ownRange}from"./chunk-JVWSUADK.js";
import"./chunk-5T5XHBCP.js";import"./chunk-XSOELAZB.js";import"./chunk-YM5JA4HV.js";import"./chunk-25TWLJ3N.js";
import"./chunk-2W7IQXEL.js";import"./chunk-C7RUIOSI.js";import"./chunk-AQQV4D3V.js";import"./chunk-P7EYOAZ4.js";
import"./chunk-T2VURG6D.js";import"./chunk-7Z5XDYKE.js";import"./chunk-JDFCM7GS.js";import"./chunk-2VIPU5VX.js";
import"./chunk-4P7CRZQU.js";import"./chunk-W5HYH3WW.js";import"./chunk-BFRNJH43.js";import"./chunk-35HP6UP2.js";
import{counted,listText}from"./chunk-UWABTZDV.js";import{rangeText}from"./chunk-YTVQXYLK.js";import"./chunk-U2ZF3MRO.js";
import"./chunk-7IBWU4LP.js";import{CaptureError}from"./chunk-4KDG6NHC.js";import{plainText}from"./chunk-JN33INQG.js";
import{__callDispose,__using}from"./chunk-GBWPPC6J.js";import{resolve}from"node:path";async function withGivenNcu(context,config,profile,files){var _stack=[];try{let tools=__using(_stack,await ownTools(context),
!0);let{runTool,environment,temporaryDirectory}=tools;let explained=profile;for(let shown of files){let path=resolve(context.
cwd,shown);await findInput(path,shown,ncuInput);let{status,runs,warnings}=await readNcuFile({runTool,environment,cwd:temporaryDirectory,
ncu:config.ncu.path,temporary:temporaryDirectory},path,shown),own=runs.map(run=>run.mode==="kernel"?{run,unknown:checkRows(
profile,run.rows,shown)}:replayedHere(profile,run,shown));explained=own.reduce((sum,{run})=>addNcu(sum,run),explained),explained=
{...explained,ncu:explained.ncu?.state==="measured"?explained.ncu:status,warnings:[...explained.warnings,...warnings,...own.
flatMap(({unknown})=>unknown)]}}return addFindings(explained)}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}}var ncuInput={where:"--ncu",help:"Pass an .ncu-rep, or the CSV from `\
ncu --import FILE --csv --page raw --print-units base --print-kernel-base mangled`."};function checkRows({ranges},rows,shown){
let joined=new Set(ranges.flatMap(range=>joinNcu(range,rows,[]).joined.map(({row})=>row))),broken=joined.size===0?checkJoined(
{label:shown,rows,ranges:[]}):null;if(broken!==null)throw new CaptureError({...broken,help:"We match kernels by their ma\
ngled names: print the CSV with --print-kernel-base mangled, or pass the .ncu-rep. If the file has mangled names, make s\
ure that it's from the same program, with the same sizes and these ranges."});return leftRows(rows.length-joined.size,rows.
length,shown,"launch that nsys saw in these ranges (the kernel, grid, block, or range differs)")}function replayedHere({
ranges},run,shown){let rows=run.rows.filter(row=>ranges.some(({name,domain})=>isIn(row,name,domain)));if(rows.length===0){
let replayed=new Set(run.rows.flatMap(row=>ownRange(row,null)??[]).map(rangeName));throw new CaptureError({id:"ncu-range\
-missing",what:"nsys saw none of the ranges that ncu replayed.",where:shown,why:`ncu replayed ${listText([...replayed],5)}\
; nsys saw ${listText(ranges.map(rangeName),5)}.`,help:"Pass a file from the same program with these ranges, or choose o\
ther ranges with --range."})}let left=run.rows.length-rows.length;return{run:{...run,rows,ranges},unknown:leftRows(left,
run.rows.length,shown,"range that nsys saw")}}function isIn(row,name,domain){return row.ranges.some(range=>range.name===
name&&range.domain===domain)}function rangeName({name,domain}){return JSON.stringify(rangeText(name,domain))}function leftRows(left,all,shown,what){
return left===0?[]:[`${plainText(shown)}: ${counted(left,"row")} of ${String(all)} ${left===1?"matches":"match"} no ${what}\
.`]}export{withGivenNcu};
