import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{readNcuFile}from"./chunk-GKPEXQZ3.js";import{checkJoined}from"./chunk-MBZ3UDZ3.js";import"./chunk-4LQMQTSK.js";
import{ownTools}from"./chunk-CPNRSGEF.js";import"./chunk-22KIXDSW.js";import"./chunk-WUEHUI64.js";import"./chunk-UMY4WI7O.js";
import{addFindings}from"./chunk-ATQOLLMA.js";import{addNcu,findInput,joinNcu}from"./chunk-7NZOTTKD.js";import"./chunk-OH5NTIIL.js";
import"./chunk-JAXH3OUS.js";import"./chunk-DKVPXHXD.js";import"./chunk-343ZPHXQ.js";import"./chunk-WBHB2SOW.js";
import"./chunk-4P7CRZQU.js";import"./chunk-W5HYH3WW.js";import"./chunk-BFRNJH43.js";import{counted}from"./chunk-4UT5UUEK.js";
import"./chunk-PYE7Q5KM.js";import"./chunk-6CNRCT6F.js";import"./chunk-Y5RH4NMR.js";import"./chunk-5D4Z67PI.js";
import"./chunk-XLZ6DOMG.js";import{CaptureError,plainText}from"./chunk-U3NOGDHJ.js";import{__callDispose,__using}from"./chunk-GBWPPC6J.js";import{resolve}from"node:path";async function withGivenNcu(context,config,profile,files){var _stack=[];try{let tools=__using(_stack,await ownTools(context),
!0);let{runTool,environment,temporaryDirectory}=tools;let explained=profile;for(let shown of files){let path=resolve(context.
cwd,shown);await findInput(path,shown,ncuInput);let{status,runs,warnings}=await readNcuFile({runTool,environment,cwd:temporaryDirectory,
ncu:config.ncu.path,temporary:temporaryDirectory},path,shown),unknown=runs.flatMap(({mode,rows})=>mode==="kernel"?checkRows(
profile,rows,shown):[]);explained=runs.reduce(addNcu,explained),explained={...explained,ncu:explained.ncu?.state==="meas\
ured"?explained.ncu:status,warnings:[...explained.warnings,...warnings,...unknown]}}return addFindings(explained)}catch(_){
var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}var ncuInput={
where:"--ncu",help:"Give an .ncu-rep, or the CSV of `ncu --import FILE --csv --page raw --print-units base --print-kerne\
l-base mangled`."};function checkRows({ranges},rows,shown){let joined=new Set(ranges.flatMap(range=>joinNcu(range,rows,[]).
joined.map(({row})=>row))),broken=joined.size===0?checkJoined({label:shown,rows,ranges:[]}):null;if(broken!==null)throw new CaptureError(
{...broken,help:"Kernels are told by their mangled names: make the CSV with --print-kernel-base mangled, or give the .nc\
u-rep. With such names: see that it is of the same program, with the same sizes, and that it is of these ranges."});let left=rows.
length-joined.size;return left===0?[]:[`${plainText(shown)}: ${counted(left,"row")} of ${String(rows.length)} ${left===1?
"is":"are"} of no launch that nsys saw in these ranges (another kernel, grid, block or range).`]}export{withGivenNcu};
