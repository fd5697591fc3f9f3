import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{compare}from"./chunk-FWOWNXAM.js";import"./chunk-EKXQQWMV.js";import{comparisonText,verdictLines}from"./chunk-LOJUGHRK.js";
import"./chunk-FDNAL3DA.js";import"./chunk-AEFP4G3Z.js";import"./chunk-YTZ6U2CF.js";import"./chunk-TR3ZTMT4.js";
import"./chunk-ENBEIXC4.js";import"./chunk-ATQOLLMA.js";import"./chunk-JAXH3OUS.js";import{printResult}from"./chunk-UPOGLIEG.js";
import"./chunk-QIQJK4Y5.js";import"./chunk-NRY67WUN.js";import"./chunk-UMY4WI7O.js";import"./chunk-7NZOTTKD.js";
import"./chunk-OH5NTIIL.js";import"./chunk-DKVPXHXD.js";import"./chunk-343ZPHXQ.js";import"./chunk-WBHB2SOW.js";
import"./chunk-BFRNJH43.js";import"./chunk-4UT5UUEK.js";import"./chunk-6CNRCT6F.js";import"./chunk-Q4NMJNRO.js";
import"./chunk-Y5RH4NMR.js";import"./chunk-4BTMKO43.js";import"./chunk-XLZ6DOMG.js";import"./chunk-5D4Z67PI.js";
import{plainJsonParts,shownLines}from"./chunk-U3NOGDHJ.js";import"./chunk-GBWPPC6J.js";async function compareCommand(context,invocation,screen){let result=await compare(context,invocation),{comparison,comparisonFile,
reportFile,traceFile,exitCode,shownKernels:topKernels}=result,layout=screen.out(),text=screen.level==="quiet"?verdictLines(
comparison,layout).join(`
`):comparisonText(comparison,{topKernels,layout});await printResult(invocation.json?plainJsonParts(comparison):`${shownLines(
text,layout)}
`);for(let file of[comparisonFile,reportFile,traceFile])file!==null&&context.log.info(file);return exitCode}export{compareCommand};
