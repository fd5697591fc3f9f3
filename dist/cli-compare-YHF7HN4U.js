import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{compare}from"./chunk-HY6EE6VT.js";import"./chunk-TEJBJPE6.js";import"./chunk-T7T6LHSU.js";import"./chunk-LCL5S7D6.js";
import"./chunk-CPTAADZT.js";import{oneLineJson}from"./chunk-HOEG22BN.js";import"./chunk-A2TGLBHE.js";import"./chunk-YQRSGYRD.js";
import"./chunk-2W7IQXEL.js";import{comparisonText,verdictLines}from"./chunk-EPWKFMK3.js";import"./chunk-I4U6L46D.js";
import"./chunk-VALY7AK2.js";import"./chunk-LAIKVYXD.js";import"./chunk-UKABNA5X.js";import"./chunk-SHU7AJYX.js";
import"./chunk-CJT4OA2R.js";import"./chunk-TA7XAZPR.js";import"./chunk-LUOIQ57Y.js";import"./chunk-25TWLJ3N.js";
import"./chunk-YURCDMK4.js";import"./chunk-2KWWJQY3.js";import{printResult}from"./chunk-ANOYHHRH.js";import"./chunk-IQKL55ZJ.js";
import"./chunk-4VN5EEM3.js";import"./chunk-2UIYYMWO.js";import"./chunk-BFRNJH43.js";import"./chunk-D5BRSJCR.js";
import"./chunk-3JB35546.js";import"./chunk-4PZM5ZSW.js";import"./chunk-DSBHZW2I.js";import"./chunk-U2ZF3MRO.js";
import"./chunk-7IBWU4LP.js";import{exitCodeLine,plainJsonParts,shownLines,wrapLine}from"./chunk-XRSAFMZZ.js";
import"./chunk-GBWPPC6J.js";async function compareCommand(context,invocation,screen){let result=await compare(context,invocation);if(invocation.verdict)
return await printResult(oneLineJson(result.verdict)),result.exitCode;let{comparison,comparisonFile,reportFile,traceFile,
exitCode,shownKernels:topKernels}=result,layout=screen.out(),isForPeople=!invocation.json&&screen.level!=="quiet",files=isForPeople?
[comparisonFile,traceFile]:[comparisonFile,reportFile,traceFile];for(let file of files)file!==null&&context.log.info(file);
let report=reportFile===null?[]:wrapLine(`Report: ${reportFile}`,layout),lines=isForPeople?[comparisonText(comparison,{topKernels,
layout}),...report,exitCodeLine(exitCode)]:verdictLines(comparison,layout);return await printResult(invocation.json?plainJsonParts(
comparison):`${shownLines(lines.join(`
`),layout)}
`),exitCode}export{compareCommand};
