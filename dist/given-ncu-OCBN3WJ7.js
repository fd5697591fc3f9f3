import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{readNcuFile}from"./chunk-CYSPCXTF.js";import{checkJoined}from"./chunk-OUVU5VJ7.js";import"./chunk-SN4FANDS.js";
import{ownTools}from"./chunk-ENFXV6VO.js";import"./chunk-BUQJCF2T.js";import"./chunk-VLD5NYRS.js";import"./chunk-WLYOZQUW.js";
import"./chunk-2W7IQXEL.js";import{addFindings}from"./chunk-YY2XEYHN.js";import{addNcu,findInput,joinNcu,ownRange}from"./chunk-AVGVC2GZ.js";
import"./chunk-TZXDCVQL.js";import"./chunk-EKTBPGMV.js";import"./chunk-DKVPXHXD.js";import"./chunk-PV6XSBOD.js";
import"./chunk-TA43NB23.js";import"./chunk-4P7CRZQU.js";import"./chunk-3L2C6BIN.js";import{counted,listText}from"./chunk-4UT5UUEK.js";
import{rangeText}from"./chunk-X5YYVYTT.js";import"./chunk-HJ3UZSHW.js";import"./chunk-UJGRFOI6.js";import"./chunk-U2ZF3MRO.js";
import"./chunk-O4GDWJWS.js";import"./chunk-7IBWU4LP.js";import{CaptureError,plainText}from"./chunk-RP5B2AXX.js";
import{__callDispose,__using}from"./chunk-GBWPPC6J.js";import{resolve}from"node:path";async function withGivenNcu(context,config,profile,files){var _stack=[];try{let tools=__using(_stack,await ownTools(context),
!0);let{runTool,environment,temporaryDirectory}=tools;let explained=profile;for(let shown of files){let path=resolve(context.
cwd,shown);await findInput(path,shown,ncuInput);let{status,runs,warnings}=await readNcuFile({runTool,environment,cwd:temporaryDirectory,
ncu:config.ncu.path,temporary:temporaryDirectory},path,shown),own=runs.map(run=>run.mode==="kernel"?{run,unknown:checkRows(
profile,run.rows,shown)}:replayedHere(profile,run,shown));explained=own.reduce((sum,{run})=>addNcu(sum,run),explained),explained=
{...explained,ncu:explained.ncu?.state==="measured"?explained.ncu:status,warnings:[...explained.warnings,...warnings,...own.
flatMap(({unknown})=>unknown)]}}return addFindings(explained)}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}}var ncuInput={where:"--ncu",help:"Give an .ncu-rep, or the CSV of `nc\
u --import FILE --csv --page raw --print-units base --print-kernel-base mangled`."};function checkRows({ranges},rows,shown){
let joined=new Set(ranges.flatMap(range=>joinNcu(range,rows,[]).joined.map(({row})=>row))),broken=joined.size===0?checkJoined(
{label:shown,rows,ranges:[]}):null;if(broken!==null)throw new CaptureError({...broken,help:"Kernels are told by their ma\
ngled names: make the CSV with --print-kernel-base mangled, or give the .ncu-rep. With such names: see that it is of the\
 same program, with the same sizes, and that it is of these ranges."});return leftRows(rows.length-joined.size,rows.length,
shown,"launch that nsys saw in these ranges (another kernel, grid, block or range)")}function replayedHere({ranges},run,shown){
let rows=run.rows.filter(row=>ranges.some(({name,domain})=>isIn(row,name,domain)));if(rows.length===0){let replayed=new Set(
run.rows.flatMap(row=>ownRange(row,null)??[]).map(rangeName));throw new CaptureError({id:"ncu-range-missing",what:"None \
of the ranges that ncu replayed is one that nsys saw.",where:shown,why:`ncu replayed ${listText([...replayed],5)}; nsys \
saw ${listText(ranges.map(rangeName),5)}.`,help:"Give a file of the same program, with these ranges; --range analyzes ot\
hers."})}let left=run.rows.length-rows.length;return{run:{...run,rows,ranges},unknown:leftRows(left,run.rows.length,shown,
"range that nsys saw")}}function isIn(row,name,domain){return row.ranges.some(range=>range.name===name&&range.domain===domain)}
function rangeName({name,domain}){return JSON.stringify(rangeText(name,domain))}function leftRows(left,all,shown,what){return left===
0?[]:[`${plainText(shown)}: ${counted(left,"row")} of ${String(all)} ${left===1?"is":"are"} of no ${what}.`]}export{withGivenNcu};
