import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{analyze}from"./chunk-QRZRF7S3.js";import"./chunk-T7T6LHSU.js";import{mostRanges,profileText}from"./chunk-EPWKFMK3.js";
import"./chunk-I4U6L46D.js";import"./chunk-VALY7AK2.js";import"./chunk-LAIKVYXD.js";import"./chunk-UKABNA5X.js";
import"./chunk-SHU7AJYX.js";import"./chunk-CJT4OA2R.js";import"./chunk-TA7XAZPR.js";import"./chunk-LUOIQ57Y.js";
import"./chunk-25TWLJ3N.js";import"./chunk-YURCDMK4.js";import"./chunk-2KWWJQY3.js";import{printResult}from"./chunk-ANOYHHRH.js";
import"./chunk-IQKL55ZJ.js";import"./chunk-BFRNJH43.js";import"./chunk-D5BRSJCR.js";import"./chunk-4PZM5ZSW.js";
import"./chunk-DSBHZW2I.js";import"./chunk-7IBWU4LP.js";import{exitCodes,plainJsonParts,shownLines}from"./chunk-XRSAFMZZ.js";
import"./chunk-GBWPPC6J.js";async function analyzeCommand(context,invocation,screen){let{profile,profileFile,reportFile,shownKernels:topKernels}=await analyze(
context,invocation),layout=screen.out();await printResult(invocation.json?plainJsonParts(profile):`${shownLines(profileText(
profile,{maxRanges:mostRanges,topKernels,layout}),layout)}
`);for(let file of[profileFile,reportFile])file!==null&&context.log.info(file);return exitCodes.pass}export{analyzeCommand};
