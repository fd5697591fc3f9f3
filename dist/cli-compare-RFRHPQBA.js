import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{compare}from"./chunk-CQUXY5BJ.js";import"./chunk-EKXQQWMV.js";import{comparisonText,verdictLines}from"./chunk-7ERUQQIO.js";
import"./chunk-7FC6KB4B.js";import"./chunk-UMY4WI7O.js";import"./chunk-KZC5EVLD.js";import"./chunk-YIJDLXQM.js";
import"./chunk-TR3ZTMT4.js";import"./chunk-6VFJGPW7.js";import"./chunk-ATQOLLMA.js";import"./chunk-7NZOTTKD.js";
import"./chunk-OH5NTIIL.js";import"./chunk-JAXH3OUS.js";import"./chunk-DKVPXHXD.js";import"./chunk-343ZPHXQ.js";
import"./chunk-WBHB2SOW.js";import{printResult}from"./chunk-UPOGLIEG.js";import"./chunk-D2ZHA4X4.js";import"./chunk-BFRNJH43.js";
import"./chunk-4UT5UUEK.js";import"./chunk-4ZHJY42V.js";import"./chunk-6CNRCT6F.js";import"./chunk-Q4NMJNRO.js";
import"./chunk-4BTMKO43.js";import"./chunk-Y5RH4NMR.js";import"./chunk-5D4Z67PI.js";import"./chunk-XLZ6DOMG.js";
import{plainJsonParts,shownLines}from"./chunk-U3NOGDHJ.js";import"./chunk-GBWPPC6J.js";async function compareCommand(context,invocation,screen){let result=await compare(context,invocation),{comparison,comparisonFile,
reportFile,traceFile,exitCode,shownKernels:topKernels}=result,layout=screen.out(),text=screen.level==="quiet"?verdictLines(
comparison,layout).join(`
`):comparisonText(comparison,{topKernels,layout});await printResult(invocation.json?plainJsonParts(comparison):`${shownLines(
text,layout)}
`);for(let file of[comparisonFile,reportFile,traceFile])file!==null&&context.log.info(file);return exitCode}export{compareCommand};
