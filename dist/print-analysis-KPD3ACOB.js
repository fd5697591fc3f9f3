import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{analyze}from"./chunk-CTSHRS76.js";import"./chunk-MFQAI5B5.js";import{mostRanges,profileText}from"./chunk-WLLGREUV.js";
import"./chunk-CLMIR6QA.js";import"./chunk-OWHIAE27.js";import{exitCodes}from"./chunk-PJPSHN4Q.js";import"./chunk-4NEME6GZ.js";
import"./chunk-J6WWDBOC.js";import"./chunk-T6YMR3NY.js";import"./chunk-JKBQVKYX.js";import"./chunk-CY2EKH2J.js";
import"./chunk-YTVQXYLK.js";import"./chunk-KWNHFX66.js";import"./chunk-GBWPPC6J.js";async function printAnalysis(request,{context,withResultFiles,output}){let{profile,profileFile,reportFile,shownKernels}=await analyze(
await withResultFiles(),request),layout=output.screen.out();output.isJson?await output.printJson(profile):await output.print(
profileText(profile,{maxRanges:mostRanges,topKernels:shownKernels,layout}));for(let file of[profileFile,reportFile])file!==
null&&context.log.info(file);return exitCodes.pass}export{printAnalysis};
