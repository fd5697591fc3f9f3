import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{compare}from"./chunk-QJK2T3KF.js";import{comparisonText}from"./chunk-7GVPB4TQ.js";import"./chunk-NPZ6QX3L.js";
import"./chunk-MN2EYVOU.js";import{printResult}from"./chunk-UTYCCOG4.js";import"./chunk-QS4CH3UU.js";import{
plainJson}from"./chunk-NUZHK6GW.js";import"./chunk-YCCAL2HH.js";import"./chunk-5WPYZJHR.js";import"./chunk-EWDXXY72.js";
import"./chunk-GBWPPC6J.js";async function compareCommand(context,invocation){let{comparison,comparisonFile,exitCode,shownKernels}=await compare(context,
invocation),text=invocation.json?plainJson(comparison,2):comparisonText(comparison,{topKernels:shownKernels});return await printResult(
`${text}
`),comparisonFile!==null&&context.log.info(comparisonFile),exitCode}export{compareCommand};
