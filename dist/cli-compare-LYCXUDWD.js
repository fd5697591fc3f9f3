import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{compare}from"./chunk-DVXIVA6V.js";import"./chunk-T4262WYA.js";import{comparisonText,verdictLines}from"./chunk-L3LXY7DX.js";
import"./chunk-WM6TNWGN.js";import{printResult}from"./chunk-BUVZT5RV.js";import"./chunk-RKHXKM37.js";import"./chunk-EGOF7URF.js";
import"./chunk-A2TGLBHE.js";import"./chunk-U6ZILMLL.js";import"./chunk-5GEUU6SA.js";import"./chunk-SED4EZVD.js";
import{plainJson,shownLines}from"./chunk-OZNDZEMK.js";import"./chunk-GBWPPC6J.js";async function compareCommand(context,invocation,screen){let result=await compare(context,invocation),{comparison,comparisonFile,
reportFile,traceFile,exitCode,shownKernels:topKernels}=result,layout=screen.out(),text=screen.level==="quiet"?verdictLines(
comparison,layout).join(`
`):comparisonText(comparison,{topKernels,layout});await printResult(`${invocation.json?plainJson(comparison,2):shownLines(
text,layout)}
`);for(let file of[comparisonFile,reportFile,traceFile])file!==null&&context.log.info(file);return exitCode}export{compareCommand};
