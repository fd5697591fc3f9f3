import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{compare}from"./chunk-3P5D6BQR.js";import{comparisonText}from"./chunk-NRQVMDYN.js";import"./chunk-NPZ6QX3L.js";
import"./chunk-FFL4EEHG.js";import{printResult}from"./chunk-UTYCCOG4.js";import"./chunk-26AHY5PI.js";import{
plainJson}from"./chunk-NUZHK6GW.js";import"./chunk-5P6SOU6I.js";import"./chunk-5WPYZJHR.js";import"./chunk-EWDXXY72.js";
import"./chunk-GBWPPC6J.js";async function compareCommand(context,invocation){let{comparison,comparisonFile,exitCode,shownKernels}=await compare(context,
invocation),text=invocation.json?plainJson(comparison,2):comparisonText(comparison,{topKernels:shownKernels});return await printResult(
`${text}
`),comparisonFile!==null&&context.log.info(comparisonFile),exitCode}export{compareCommand};
