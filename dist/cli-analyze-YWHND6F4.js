import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{analyze}from"./chunk-PYBQV7I3.js";import"./chunk-T7T6LHSU.js";import{mostRanges,profileText}from"./chunk-CA6RLGK5.js";
import"./chunk-CRLTOS2H.js";import"./chunk-VALY7AK2.js";import"./chunk-6VEMOJSX.js";import"./chunk-RBQFDSP2.js";
import"./chunk-XBNNDUVL.js";import"./chunk-V7MTNHAA.js";import"./chunk-MZO2RYCU.js";import"./chunk-RU6Y7FTL.js";
import"./chunk-25TWLJ3N.js";import"./chunk-UHBFCT5F.js";import"./chunk-TA43NB23.js";import{printResult}from"./chunk-ANOYHHRH.js";
import"./chunk-G3GKXORG.js";import"./chunk-ZG4NK2NG.js";import"./chunk-XJHVDJIH.js";import"./chunk-UPVOIFCN.js";
import"./chunk-WOCV4FV3.js";import"./chunk-7IBWU4LP.js";import{exitCodes,plainJsonParts,shownLines}from"./chunk-XRSAFMZZ.js";
import"./chunk-GBWPPC6J.js";async function analyzeCommand(context,invocation,screen){let{profile,profileFile,reportFile,shownKernels:topKernels}=await analyze(
context,invocation),layout=screen.out();await printResult(invocation.json?plainJsonParts(profile):`${shownLines(profileText(
profile,{maxRanges:mostRanges,topKernels,layout}),layout)}
`);for(let file of[profileFile,reportFile])file!==null&&context.log.info(file);return exitCodes.pass}export{analyzeCommand};
