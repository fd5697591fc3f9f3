import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{compare}from"./chunk-CXIPXPKS.js";import{comparisonText}from"./chunk-FY2DSBTC.js";import{printResult}from"./chunk-4UG7XU5G.js";
import"./chunk-BUPQLA7I.js";import{plainJson}from"./chunk-NUZHK6GW.js";import"./chunk-APQ6B23S.js";import"./chunk-AFBPKHWR.js";
import"./chunk-JFKXT7ZS.js";import"./chunk-GBWPPC6J.js";async function compareCommand(context,invocation){let{comparison,comparisonFile,exitCode,shownKernels}=await compare(context,
invocation),text=invocation.json?plainJson(comparison,2):comparisonText(comparison,{topKernels:shownKernels});return await printResult(
`${text}
`),comparisonFile!==null&&context.log.info(comparisonFile),exitCode}export{compareCommand};
