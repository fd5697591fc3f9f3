import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{compare}from"./chunk-BWBI5NSJ.js";import"./chunk-MFQAI5B5.js";import{addedText}from"./chunk-E4KRDFQX.js";
import{comparisonText,verdictLines}from"./chunk-WLLGREUV.js";import"./chunk-LRVSQIXT.js";import"./chunk-CLMIR6QA.js";
import"./chunk-OWHIAE27.js";import{exitCodeLine,wrapLine}from"./chunk-PJPSHN4Q.js";import"./chunk-4NEME6GZ.js";
import"./chunk-35HP6UP2.js";import"./chunk-J6WWDBOC.js";import"./chunk-T6YMR3NY.js";import"./chunk-JKBQVKYX.js";
import"./chunk-CY2EKH2J.js";import"./chunk-YTVQXYLK.js";import"./chunk-KWNHFX66.js";import"./chunk-GBWPPC6J.js";async function printComparison(request,{context,withResultFiles,output}){let result=await compare(await withResultFiles(),
request);if(request.verdict)return await output.printText(addedText(result.added,"verdict.json")??""),result.exitCode;let{
comparison,comparisonFile,reportFile,traceFile,exitCode,shownKernels:topKernels}=result,{isJson,isQuiet}=output,layout=output.
screen.out(),files=!isJson&&!isQuiet?[comparisonFile,traceFile]:[comparisonFile,reportFile,traceFile];for(let file of files)
file!==null&&context.log.info(file);if(isJson)await output.printJson(comparison);else if(isQuiet)await output.print(verdictLines(
comparison,layout).join(`
`));else{let report=reportFile===null?[]:wrapLine(`Report: ${reportFile}`,layout);await output.print([comparisonText(comparison,
{topKernels,layout}),...report,exitCodeLine(exitCode)].join(`
`))}return exitCode}export{printComparison};
