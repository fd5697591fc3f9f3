import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{analyze}from"./chunk-KJUDHDN7.js";import{profileText,terminalOptions}from"./chunk-PTXFFXTP.js";import"./chunk-HLMWU2DV.js";
import"./chunk-VU6Y6JQN.js";import{printResult}from"./chunk-UTYCCOG4.js";import"./chunk-VD2F3WPH.js";import{
plainJson}from"./chunk-NUZHK6GW.js";import"./chunk-YCCAL2HH.js";import"./chunk-5WPYZJHR.js";import{exitCodes}from"./chunk-EWDXXY72.js";
import"./chunk-GBWPPC6J.js";async function analyzeCommand(context,invocation){let{profile,profileFile,reportFile,shownKernels}=await analyze(context,
invocation),text=invocation.json?plainJson(profile,2):profileText(profile,{...terminalOptions,topKernels:shownKernels});
await printResult(`${text}
`);for(let file of[profileFile,reportFile])file!==null&&context.log.info(file);return exitCodes.pass}export{analyzeCommand};
