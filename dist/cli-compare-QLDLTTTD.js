import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{compare}from"./chunk-PT4WUPGA.js";import"./chunk-TEJBJPE6.js";import"./chunk-T7T6LHSU.js";import"./chunk-H6ADUDX3.js";
import{oneLineJson}from"./chunk-G5KBSZSY.js";import"./chunk-A2TGLBHE.js";import"./chunk-LOJF53D5.js";import"./chunk-2W7IQXEL.js";
import{comparisonText,verdictLines}from"./chunk-WLBU6IEM.js";import"./chunk-QSGDNH4S.js";import"./chunk-VALY7AK2.js";
import"./chunk-T42PDPTN.js";import"./chunk-H5LO6O3R.js";import"./chunk-SX5YZA33.js";import"./chunk-CBFAAAQM.js";
import"./chunk-HZYIGA4L.js";import"./chunk-JCJ7GWHK.js";import"./chunk-25TWLJ3N.js";import"./chunk-3VUA6K4L.js";
import"./chunk-TA43NB23.js";import{printResult}from"./chunk-ANOYHHRH.js";import"./chunk-HEO7FBDR.js";import"./chunk-A2FKAC6Y.js";
import"./chunk-3L2C6BIN.js";import"./chunk-OQ5JTZXB.js";import"./chunk-M6PMM3IP.js";import"./chunk-UPVOIFCN.js";
import"./chunk-ILJ3KA33.js";import"./chunk-C6WEBCGK.js";import"./chunk-U2ZF3MRO.js";import"./chunk-7IBWU4LP.js";
import{exitCodeLine,plainJsonParts,shownLines,wrapLine}from"./chunk-XRSAFMZZ.js";import"./chunk-GBWPPC6J.js";async function compareCommand(context,invocation,screen){let result=await compare(context,invocation);if(invocation.verdict)
return await printResult(oneLineJson(result.verdict)),result.exitCode;let{comparison,comparisonFile,reportFile,traceFile,
exitCode,shownKernels:topKernels}=result,layout=screen.out(),isForPeople=!invocation.json&&screen.level!=="quiet",files=isForPeople?
[comparisonFile,traceFile]:[comparisonFile,reportFile,traceFile];for(let file of files)file!==null&&context.log.info(file);
let report=reportFile===null?[]:wrapLine(`Report: ${reportFile}`,layout),lines=isForPeople?[comparisonText(comparison,{topKernels,
layout}),...report,exitCodeLine(exitCode)]:verdictLines(comparison,layout);return await printResult(invocation.json?plainJsonParts(
comparison):`${shownLines(lines.join(`
`),layout)}
`),exitCode}export{compareCommand};
