import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{analyze}from"./chunk-GXZW7MSP.js";import"./chunk-T7T6LHSU.js";import{mostRanges,profileText}from"./chunk-RY5KQ3E7.js";
import"./chunk-MH6CUCIU.js";import"./chunk-VALY7AK2.js";import"./chunk-4SBENHAD.js";import"./chunk-P5ADEQUB.js";
import"./chunk-WPNOLZSA.js";import"./chunk-SSJWOYLX.js";import"./chunk-MZO2RYCU.js";import"./chunk-RU6Y7FTL.js";
import"./chunk-25TWLJ3N.js";import"./chunk-3VUA6K4L.js";import"./chunk-TA43NB23.js";import{printResult}from"./chunk-ANOYHHRH.js";
import"./chunk-IIM2YZDF.js";import"./chunk-OQ5JTZXB.js";import"./chunk-XJHVDJIH.js";import"./chunk-UPVOIFCN.js";
import"./chunk-C6WEBCGK.js";import"./chunk-7IBWU4LP.js";import{exitCodes,plainJsonParts,shownLines}from"./chunk-XRSAFMZZ.js";
import"./chunk-GBWPPC6J.js";async function analyzeCommand(context,invocation,screen){let{profile,profileFile,reportFile,shownKernels:topKernels}=await analyze(
context,invocation),layout=screen.out();await printResult(invocation.json?plainJsonParts(profile):`${shownLines(profileText(
profile,{maxRanges:mostRanges,topKernels,layout}),layout)}
`);for(let file of[profileFile,reportFile])file!==null&&context.log.info(file);return exitCodes.pass}export{analyzeCommand};
