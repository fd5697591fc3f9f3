import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{analyze}from"./chunk-65SRAU46.js";import{profileText,terminalOptions}from"./chunk-B2KFQ7IO.js";import"./chunk-NPZ6QX3L.js";
import"./chunk-FFL4EEHG.js";import{printResult}from"./chunk-UTYCCOG4.js";import"./chunk-26AHY5PI.js";import{
plainJson}from"./chunk-NUZHK6GW.js";import"./chunk-5P6SOU6I.js";import"./chunk-5WPYZJHR.js";import{exitCodes}from"./chunk-EWDXXY72.js";
import"./chunk-GBWPPC6J.js";async function analyzeCommand(context,invocation){let{profile,profileFile,shownKernels}=await analyze(context,invocation),
text=invocation.json?plainJson(profile,2):profileText(profile,{...terminalOptions,topKernels:shownKernels});return await printResult(
`${text}
`),profileFile!==null&&context.log.info(profileFile),exitCodes.pass}export{analyzeCommand};
