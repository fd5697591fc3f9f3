import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{analyze}from"./chunk-CQJ6YWLJ.js";import"./chunk-T7T6LHSU.js";import{mostRanges,profileText,resultFiles}from"./chunk-BM7POPJT.js";
import"./chunk-KEEDLID3.js";import"./chunk-VALY7AK2.js";import"./chunk-N642TRHM.js";import"./chunk-XGCVCCGT.js";
import"./chunk-V4NS7IKK.js";import"./chunk-PZJGFEBB.js";import"./chunk-7IAGIAGF.js";import"./chunk-B6SUG4YV.js";
import"./chunk-25TWLJ3N.js";import"./chunk-HBY3GR5G.js";import"./chunk-2KWWJQY3.js";import{printResult}from"./chunk-ANOYHHRH.js";
import"./chunk-BNSIEM7M.js";import"./chunk-35HP6UP2.js";import"./chunk-BFRNJH43.js";import"./chunk-D5BRSJCR.js";
import"./chunk-UWABTZDV.js";import"./chunk-YTVQXYLK.js";import"./chunk-7IBWU4LP.js";import{exitCodes,plainJsonParts,
shownLines}from"./chunk-XRSAFMZZ.js";import"./chunk-GBWPPC6J.js";async function analyzeCommand(context,invocation,screen){let{profile,profileFile,reportFile,shownKernels:topKernels}=await analyze(
{...context,resultFiles},invocation),layout=screen.out();await printResult(invocation.json?plainJsonParts(profile):`${shownLines(
profileText(profile,{maxRanges:mostRanges,topKernels,layout}),layout)}
`);for(let file of[profileFile,reportFile])file!==null&&context.log.info(file);return exitCodes.pass}export{analyzeCommand};
