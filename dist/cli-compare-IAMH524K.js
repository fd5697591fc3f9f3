import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{compare}from"./chunk-3QJOFSZQ.js";import"./chunk-RIMUN2ZG.js";import{comparisonText,verdictLines}from"./chunk-G3VQ3PXM.js";
import"./chunk-QZFPYFSO.js";import"./chunk-BA7RMFZY.js";import"./chunk-OTPCJI76.js";import"./chunk-GBTASXBR.js";
import"./chunk-M2DDEWYM.js";import"./chunk-ATQOLLMA.js";import"./chunk-JAXH3OUS.js";import{printResult}from"./chunk-BUVZT5RV.js";
import"./chunk-QIQJK4Y5.js";import"./chunk-D2ZHA4X4.js";import"./chunk-UMY4WI7O.js";import"./chunk-Y774OYNQ.js";
import"./chunk-TBIRPPQI.js";import"./chunk-DKVPXHXD.js";import"./chunk-343ZPHXQ.js";import"./chunk-HD7Y2ORM.js";
import"./chunk-BFRNJH43.js";import"./chunk-4UT5UUEK.js";import"./chunk-4BVUASJ3.js";import"./chunk-5D4Z67PI.js";
import"./chunk-Q4NMJNRO.js";import"./chunk-Y5RH4NMR.js";import"./chunk-4BTMKO43.js";import"./chunk-XLZ6DOMG.js";
import{plainJson,shownLines}from"./chunk-OZNDZEMK.js";import"./chunk-GBWPPC6J.js";async function compareCommand(context,invocation,screen){let result=await compare(context,invocation),{comparison,comparisonFile,
reportFile,traceFile,exitCode,shownKernels:topKernels}=result,layout=screen.out(),text=screen.level==="quiet"?verdictLines(
comparison,layout).join(`
`):comparisonText(comparison,{topKernels,layout});await printResult(`${invocation.json?plainJson(comparison,2):shownLines(
text,layout)}
`);for(let file of[comparisonFile,reportFile,traceFile])file!==null&&context.log.info(file);return exitCode}export{compareCommand};
