import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{compare}from"./chunk-JRK7A6NR.js";import"./chunk-YJQDTFRF.js";import{comparisonText}from"./chunk-YWBGX7BO.js";
import"./chunk-KIYMV2NB.js";import{printResult}from"./chunk-5J25UC3D.js";import"./chunk-Z73SI4P7.js";import"./chunk-C32ZFSCE.js";
import{plainJson}from"./chunk-NUZHK6GW.js";import"./chunk-5GEUU6SA.js";import"./chunk-64XSUWXW.js";import"./chunk-NHQQSHKD.js";
import"./chunk-GBWPPC6J.js";async function compareCommand(context,invocation){let{comparison,comparisonFile,reportFile,traceFile,exitCode,shownKernels}=await compare(
context,invocation),text=invocation.json?plainJson(comparison,2):comparisonText(comparison,{topKernels:shownKernels});await printResult(
`${text}
`);for(let file of[comparisonFile,reportFile,traceFile])file!==null&&context.log.info(file);return exitCode}export{compareCommand};
