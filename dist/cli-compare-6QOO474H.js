import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{compare}from"./chunk-HEJIHTJT.js";import{comparisonText}from"./chunk-7QADNER4.js";import"./chunk-HLMWU2DV.js";
import"./chunk-VU6Y6JQN.js";import{printResult}from"./chunk-UTYCCOG4.js";import"./chunk-VD2F3WPH.js";import{
plainJson}from"./chunk-NUZHK6GW.js";import"./chunk-YCCAL2HH.js";import"./chunk-5WPYZJHR.js";import"./chunk-EWDXXY72.js";
import"./chunk-GBWPPC6J.js";async function compareCommand(context,invocation){let{comparison,comparisonFile,reportFile,exitCode,shownKernels}=await compare(
context,invocation),text=invocation.json?plainJson(comparison,2):comparisonText(comparison,{topKernels:shownKernels});await printResult(
`${text}
`);for(let file of[comparisonFile,reportFile])file!==null&&context.log.info(file);return exitCode}export{compareCommand};
