import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{compare}from"./chunk-56EHYWDY.js";import"./chunk-QUB3MD6R.js";import{comparisonText,verdictLines}from"./chunk-UI2AFWV6.js";
import"./chunk-LVIKSXMD.js";import{printResult}from"./chunk-7YYH4GWR.js";import"./chunk-MHK2VTW3.js";import"./chunk-T72IBAAH.js";
import"./chunk-A2TGLBHE.js";import"./chunk-B2EXJN3Y.js";import{plainJson,shownLines}from"./chunk-FJ74MYTG.js";
import"./chunk-5GEUU6SA.js";import"./chunk-GAMW3ESK.js";import"./chunk-YFNKDKYF.js";import"./chunk-GBWPPC6J.js";async function compareCommand(context,invocation,screen){let result=await compare(context,invocation),{comparison,comparisonFile,
reportFile,traceFile,exitCode,shownKernels:topKernels}=result,layout=screen.out(),text=screen.level==="quiet"?verdictLines(
comparison,layout).join(`
`):comparisonText(comparison,{topKernels,layout});await printResult(`${invocation.json?plainJson(comparison,2):shownLines(
text,layout)}
`);for(let file of[comparisonFile,reportFile,traceFile])file!==null&&context.log.info(file);return exitCode}export{compareCommand};
