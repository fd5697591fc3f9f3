import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{analyze}from"./chunk-E3O2MQJI.js";import{mostRanges,profileText}from"./chunk-NVTA4B6B.js";import"./chunk-T4262WYA.js";
import"./chunk-WM6TNWGN.js";import{printResult}from"./chunk-BUVZT5RV.js";import"./chunk-RKHXKM37.js";import"./chunk-EGOF7URF.js";
import"./chunk-A2TGLBHE.js";import"./chunk-U6ZILMLL.js";import"./chunk-5GEUU6SA.js";import"./chunk-SED4EZVD.js";
import{exitCodes,plainJson,shownLines}from"./chunk-OZNDZEMK.js";import"./chunk-GBWPPC6J.js";async function analyzeCommand(context,invocation,screen){let{profile,profileFile,reportFile,shownKernels:topKernels}=await analyze(
context,invocation),layout=screen.out(),text=invocation.json?plainJson(profile,2):shownLines(profileText(profile,{maxRanges:mostRanges,
topKernels,layout}),layout);await printResult(`${text}
`);for(let file of[profileFile,reportFile])file!==null&&context.log.info(file);return exitCodes.pass}export{analyzeCommand};
