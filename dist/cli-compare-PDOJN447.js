import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);
import{compare}from"./chunk-GNN3DVTV.js";import{comparisonText}from"./chunk-7XMXPOHG.js";import{printResult}from"./chunk-UYTGCXTK.js";
import"./chunk-AZ7GPFJ5.js";import{plainJson}from"./chunk-Q2O6KDDX.js";import"./chunk-4VBKAGII.js";import"./chunk-BG6UHI3G.js";
import"./chunk-WVAFW5KB.js";import"./chunk-D5RTYSHG.js";async function compareCommand(context,invocation){let{comparison,comparisonFile,exitCode,shownKernels}=await compare(context,
invocation),text=invocation.json?plainJson(comparison,2):comparisonText(comparison,{topKernels:shownKernels});return await printResult(
`${text}
`),comparisonFile!==null&&context.log.info(comparisonFile),exitCode}export{compareCommand};
