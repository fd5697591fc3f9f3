import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{compare}from"./chunk-INIXKITT.js";import"./chunk-TEJBJPE6.js";import"./chunk-WUEUDCJN.js";import"./chunk-IAX6T7JI.js";
import{oneLineJson}from"./chunk-Y25QKY4D.js";import"./chunk-A2TGLBHE.js";import"./chunk-GFMLL5TU.js";import"./chunk-2W7IQXEL.js";
import{comparisonText,verdictLines}from"./chunk-UAD4UEXY.js";import"./chunk-7TWFOJQA.js";import"./chunk-VALY7AK2.js";
import"./chunk-DSFJB52H.js";import"./chunk-J2TVNXYW.js";import"./chunk-2HGDIE66.js";import"./chunk-NTSRQ4EQ.js";
import"./chunk-2P7TTYYL.js";import"./chunk-WNOUBF4B.js";import"./chunk-DKVPXHXD.js";import"./chunk-UHBFCT5F.js";
import"./chunk-TA43NB23.js";import{printResult}from"./chunk-6CRHLHV7.js";import"./chunk-ZQ5O4H5G.js";import"./chunk-HXPWLXL5.js";
import"./chunk-3L2C6BIN.js";import"./chunk-ZG4NK2NG.js";import"./chunk-X7GYZX27.js";import"./chunk-223ZXDVP.js";
import"./chunk-RCDANCSQ.js";import"./chunk-WOCV4FV3.js";import"./chunk-U2ZF3MRO.js";import"./chunk-7IBWU4LP.js";
import{exitCodeLine,plainJsonParts,shownLines,wrapLine}from"./chunk-XRSAFMZZ.js";import"./chunk-GBWPPC6J.js";async function compareCommand(context,invocation,screen){let result=await compare(context,invocation);if(invocation.verdict)
return await printResult(oneLineJson(result.verdict)),result.exitCode;let{comparison,comparisonFile,reportFile,traceFile,
exitCode,shownKernels:topKernels}=result,layout=screen.out(),isForPeople=!invocation.json&&screen.level!=="quiet",files=isForPeople?
[comparisonFile,traceFile]:[comparisonFile,reportFile,traceFile];for(let file of files)file!==null&&context.log.info(file);
let report=reportFile===null?[]:wrapLine(`Report: ${reportFile}`,layout),lines=isForPeople?[comparisonText(comparison,{topKernels,
layout}),...report,exitCodeLine(exitCode)]:verdictLines(comparison,layout);return await printResult(invocation.json?plainJsonParts(
comparison):`${shownLines(lines.join(`
`),layout)}
`),exitCode}export{compareCommand};
