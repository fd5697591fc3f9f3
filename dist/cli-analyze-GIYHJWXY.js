import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{analyze}from"./chunk-V7CDLPWY.js";import"./chunk-T7T6LHSU.js";import{mostRanges,profileText}from"./chunk-WLBU6IEM.js";
import"./chunk-QSGDNH4S.js";import"./chunk-VALY7AK2.js";import"./chunk-T42PDPTN.js";import"./chunk-H5LO6O3R.js";
import"./chunk-SX5YZA33.js";import"./chunk-CBFAAAQM.js";import"./chunk-HZYIGA4L.js";import"./chunk-JCJ7GWHK.js";
import"./chunk-25TWLJ3N.js";import"./chunk-3VUA6K4L.js";import"./chunk-TA43NB23.js";import{printResult}from"./chunk-ANOYHHRH.js";
import"./chunk-HEO7FBDR.js";import"./chunk-OQ5JTZXB.js";import"./chunk-M6PMM3IP.js";import"./chunk-UPVOIFCN.js";
import"./chunk-C6WEBCGK.js";import"./chunk-7IBWU4LP.js";import{exitCodes,plainJsonParts,shownLines}from"./chunk-XRSAFMZZ.js";
import"./chunk-GBWPPC6J.js";async function analyzeCommand(context,invocation,screen){let{profile,profileFile,reportFile,shownKernels:topKernels}=await analyze(
context,invocation),layout=screen.out();await printResult(invocation.json?plainJsonParts(profile):`${shownLines(profileText(
profile,{maxRanges:mostRanges,topKernels,layout}),layout)}
`);for(let file of[profileFile,reportFile])file!==null&&context.log.info(file);return exitCodes.pass}export{analyzeCommand};
