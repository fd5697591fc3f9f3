import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{analyze}from"./chunk-6ERO662R.js";import{mostRanges,profileText}from"./chunk-FQVXSSM4.js";import"./chunk-QUB3MD6R.js";
import"./chunk-LVIKSXMD.js";import{printResult}from"./chunk-7YYH4GWR.js";import"./chunk-MHK2VTW3.js";import"./chunk-T72IBAAH.js";
import"./chunk-A2TGLBHE.js";import"./chunk-B2EXJN3Y.js";import{plainJson,shownLines}from"./chunk-FJ74MYTG.js";
import"./chunk-5GEUU6SA.js";import"./chunk-GAMW3ESK.js";import{exitCodes}from"./chunk-YFNKDKYF.js";import"./chunk-GBWPPC6J.js";async function analyzeCommand(context,invocation,screen){let{profile,profileFile,reportFile,shownKernels:topKernels}=await analyze(
context,invocation),layout=screen.out(),text=invocation.json?plainJson(profile,2):shownLines(profileText(profile,{maxRanges:mostRanges,
topKernels,layout}),layout);await printResult(`${text}
`);for(let file of[profileFile,reportFile])file!==null&&context.log.info(file);return exitCodes.pass}export{analyzeCommand};
