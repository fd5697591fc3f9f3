import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{analyze}from"./chunk-ANIUGMUU.js";import{profileText,terminalOptions}from"./chunk-F5RQM5MB.js";import"./chunk-NPZ6QX3L.js";
import"./chunk-5RBQTXLM.js";import{printResult}from"./chunk-UTYCCOG4.js";import"./chunk-VQ7XOQAR.js";import{
plainJson}from"./chunk-NUZHK6GW.js";import"./chunk-IU6WRZX7.js";import"./chunk-5WPYZJHR.js";import{exitCodes}from"./chunk-EWDXXY72.js";
import"./chunk-GBWPPC6J.js";async function analyzeCommand(context,invocation){let{profile,profileFile,shownKernels}=await analyze(context,invocation),
text=invocation.json?plainJson(profile,2):profileText(profile,{...terminalOptions,topKernels:shownKernels});return await printResult(
`${text}
`),profileFile!==null&&context.log.info(profileFile),exitCodes.pass}export{analyzeCommand};
