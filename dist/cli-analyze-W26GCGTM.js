import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{analyze}from"./chunk-2XDEFNF6.js";import{profileText,terminalOptions}from"./chunk-RJXYTXPS.js";import"./chunk-H5MMJ2WQ.js";
import"./chunk-RCGYD4GT.js";import{printResult}from"./chunk-5J25UC3D.js";import"./chunk-Z2ZJ5ZXG.js";import"./chunk-CU2L6JBL.js";
import{plainJson}from"./chunk-NUZHK6GW.js";import"./chunk-YCCAL2HH.js";import"./chunk-64XSUWXW.js";import{
exitCodes}from"./chunk-NHQQSHKD.js";import"./chunk-GBWPPC6J.js";async function analyzeCommand(context,invocation){let{profile,profileFile,reportFile,shownKernels}=await analyze(context,
invocation),text=invocation.json?plainJson(profile,2):profileText(profile,{...terminalOptions,topKernels:shownKernels});
await printResult(`${text}
`);for(let file of[profileFile,reportFile])file!==null&&context.log.info(file);return exitCodes.pass}export{analyzeCommand};
