import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);
import{compare}from"./chunk-MTRSLKDG.js";import{comparisonText}from"./chunk-JYHGQHPC.js";import{printResult}from"./chunk-TRRR5TII.js";
import"./chunk-UW244S2Z.js";import{plainJson}from"./chunk-Q2O6KDDX.js";import"./chunk-M4RYY53X.js";import"./chunk-BSDBSPHY.js";
import"./chunk-LBSSD2QW.js";import"./chunk-D5RTYSHG.js";async function compareCommand(context,invocation){let{comparison,comparisonFile,exitCode,shownKernels}=await compare(context,
invocation),text=invocation.json?plainJson(comparison,2):comparisonText(comparison,{topKernels:shownKernels});return await printResult(
`${text}
`),comparisonFile!==null&&context.log.info(comparisonFile),exitCode}export{compareCommand};
