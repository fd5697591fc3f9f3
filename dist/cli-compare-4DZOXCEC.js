import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{compare}from"./chunk-DD23X6DM.js";import{comparisonText}from"./chunk-VCYY2URR.js";import"./chunk-U5HQXNQ4.js";
import"./chunk-FTVE55PA.js";import{printResult}from"./chunk-5J25UC3D.js";import"./chunk-EIMGHLOD.js";import{
plainJson}from"./chunk-NUZHK6GW.js";import"./chunk-YCCAL2HH.js";import"./chunk-64XSUWXW.js";import"./chunk-NHQQSHKD.js";
import"./chunk-GBWPPC6J.js";async function compareCommand(context,invocation){let{comparison,comparisonFile,reportFile,exitCode,shownKernels}=await compare(
context,invocation),text=invocation.json?plainJson(comparison,2):comparisonText(comparison,{topKernels:shownKernels});await printResult(
`${text}
`);for(let file of[comparisonFile,reportFile])file!==null&&context.log.info(file);return exitCode}export{compareCommand};
