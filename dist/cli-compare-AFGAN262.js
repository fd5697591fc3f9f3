import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{compare}from"./chunk-RCJTIQLP.js";import"./chunk-QPTK6ZYX.js";import"./chunk-T7T6LHSU.js";import"./chunk-LHWGKFZC.js";
import"./chunk-CZCVZR35.js";import{addedText}from"./chunk-EYOUCRJX.js";import"./chunk-A2TGLBHE.js";import"./chunk-WQTUTYOP.js";
import"./chunk-2W7IQXEL.js";import{comparisonText,resultFiles,verdictLines}from"./chunk-BM7POPJT.js";import"./chunk-KEEDLID3.js";
import"./chunk-VALY7AK2.js";import"./chunk-N642TRHM.js";import"./chunk-XGCVCCGT.js";import"./chunk-V4NS7IKK.js";
import"./chunk-PZJGFEBB.js";import"./chunk-7IAGIAGF.js";import"./chunk-B6SUG4YV.js";import"./chunk-25TWLJ3N.js";
import"./chunk-HBY3GR5G.js";import"./chunk-2KWWJQY3.js";import{printResult}from"./chunk-ANOYHHRH.js";import"./chunk-BNSIEM7M.js";
import"./chunk-SSHYY5KM.js";import"./chunk-W5HYH3WW.js";import"./chunk-35HP6UP2.js";import"./chunk-BFRNJH43.js";
import"./chunk-D5BRSJCR.js";import"./chunk-CNAKU7OE.js";import"./chunk-UWABTZDV.js";import"./chunk-YTVQXYLK.js";
import"./chunk-U2ZF3MRO.js";import"./chunk-7IBWU4LP.js";import{exitCodeLine,plainJsonParts,shownLines,wrapLine}from"./chunk-XRSAFMZZ.js";
import"./chunk-GBWPPC6J.js";async function compareCommand(context,invocation,screen){let result=await compare({...context,resultFiles},invocation);if(invocation.
verdict)return await printResult(addedText(result.added,"verdict.json")??""),result.exitCode;let{comparison,comparisonFile,
reportFile,traceFile,exitCode,shownKernels:topKernels}=result,layout=screen.out(),isForPeople=!invocation.json&&screen.level!==
"quiet",files=isForPeople?[comparisonFile,traceFile]:[comparisonFile,reportFile,traceFile];for(let file of files)file!==
null&&context.log.info(file);let report=reportFile===null?[]:wrapLine(`Report: ${reportFile}`,layout),lines=isForPeople?
[comparisonText(comparison,{topKernels,layout}),...report,exitCodeLine(exitCode)]:verdictLines(comparison,layout);return await printResult(
invocation.json?plainJsonParts(comparison):`${shownLines(lines.join(`
`),layout)}
`),exitCode}export{compareCommand};
