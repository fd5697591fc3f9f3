import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{readNcuFile}from"./chunk-ZJELQLOP.js";import"./chunk-VRCS5P7W.js";import{createOwnTools}from"./chunk-A6E3QZVG.js";
import{findInput}from"./chunk-6VLYRX4P.js";import"./chunk-CLBNHK7D.js";import{checkJoined}from"./chunk-YTVU7BGA.js";
import"./chunk-CQGIAR35.js";import"./chunk-U3NEMMEV.js";import{addFindings}from"./chunk-TMSNN5D7.js";import"./chunk-LF3QRERU.js";
import{addNcu,findReplayedRange,joinNcu,rangeKeyText}from"./chunk-WNSNHT5Y.js";import"./chunk-3FHCESVW.js";import"./chunk-27UOGQDQ.js";
import"./chunk-NG2TZR5C.js";import"./chunk-2W7IQXEL.js";import"./chunk-OOLVLWZP.js";import"./chunk-AQQV4D3V.js";
import"./chunk-PVAWQLH7.js";import"./chunk-KHWSZT7H.js";import"./chunk-ZPNCYFGC.js";import"./chunk-ILPXF66B.js";
import"./chunk-UAZ6EODX.js";import"./chunk-PY33EE2G.js";import"./chunk-4P7CRZQU.js";import"./chunk-7JD2YBGS.js";
import"./chunk-6KO54AH4.js";import"./chunk-BTMNXSV6.js";import"./chunk-35HP6UP2.js";import{counted,listText}from"./chunk-ZYMCHVPE.js";
import{rangeText}from"./chunk-DVA2FSEP.js";import"./chunk-U2ZF3MRO.js";import"./chunk-G75GGGIL.js";import"./chunk-7IBWU4LP.js";
import{CaptureError}from"./chunk-SVS2CUJD.js";import{plainText}from"./chunk-KWNHFX66.js";import{__callDispose,
__using}from"./chunk-GBWPPC6J.js";import{resolve}from"node:path";async function addGivenNcu(context,config,profile,files){var _stack=[];try{let tools=__using(_stack,await createOwnTools(
context),!0);let{runTool,environment,temporaryDirectory}=tools;let explained=profile;for(let shown of files){let path=resolve(
context.cwd,shown);await findInput(path,shown,ncuInput);let{status,runs,warnings}=await readNcuFile({runTool,environment,
cwd:temporaryDirectory,ncu:config.ncu.path,temporary:temporaryDirectory},path,shown),checkedRuns=runs.map(run=>run.mode===
"kernel"?{run,unknown:checkRows(profile,run.rows,shown)}:selectReplayedRows(profile,run,shown));explained=checkedRuns.reduce(
(sum,{run})=>addNcu(sum,run),explained),explained={...explained,ncu:explained.ncu?.state==="measured"?explained.ncu:status,
warnings:[...explained.warnings,...warnings,...checkedRuns.flatMap(({unknown})=>unknown)]}}return addFindings(explained)}catch(_){
var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}var ncuInput={
where:"--ncu",help:"Pass an .ncu-rep, or the CSV from `ncu --import FILE --csv --page raw --print-units base --print-ker\
nel-base mangled`."};function checkRows({ranges},rows,shown){let joined=new Set(ranges.flatMap(range=>joinNcu(range,rows,
[]).joined.map(({row})=>row))),broken=joined.size===0?checkJoined({label:shown,rows,ranges:[]}):null;if(broken!==null)throw new CaptureError(
{...broken,help:"We match kernels by their mangled names: print the CSV with --print-kernel-base mangled, or pass the .n\
cu-rep. If the file has mangled names, make sure that it's from the same program, with the same sizes and these ranges."});
return warnUnmatchedRows(rows.length-joined.size,rows.length,shown,"launch that nsys saw in these ranges (the kernel, gr\
id, block, or range differs)")}function selectReplayedRows({ranges},run,shown){let keys=new Set(ranges.map(rangeKeyText)),
rows=run.rows.filter(row=>row.ranges.some(range=>keys.has(rangeKeyText(range))));if(rows.length===0){let replayed=new Set(
run.rows.flatMap(row=>findReplayedRange(row,null)??[]).map(quoteRange));throw new CaptureError({id:"ncu-range-missing",what:"\
nsys saw none of the ranges that ncu replayed.",where:shown,why:`ncu replayed ${listText([...replayed],5)}; nsys saw ${listText(
ranges.map(quoteRange),5)}.`,help:"Pass a file from the same program with these ranges, or choose other ranges with --ra\
nge."})}let unmatched=run.rows.length-rows.length;return{run:{...run,rows,ranges},unknown:warnUnmatchedRows(unmatched,run.
rows.length,shown,"range that nsys saw")}}function quoteRange({name,domain}){return JSON.stringify(rangeText(name,domain))}
function warnUnmatchedRows(unmatched,all,shown,noun){return unmatched===0?[]:[`${plainText(shown)}: ${counted(unmatched,
"row")} of ${all} ${unmatched===1?"matches":"match"} no ${noun}.`]}export{addGivenNcu};
