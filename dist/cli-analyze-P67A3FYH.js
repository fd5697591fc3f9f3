import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{analyze}from"./chunk-BFUH3MIB.js";import{profileText,terminalOptions}from"./chunk-AVMM74RB.js";import"./chunk-YJQDTFRF.js";
import"./chunk-KIYMV2NB.js";import{printResult}from"./chunk-5J25UC3D.js";import"./chunk-Z73SI4P7.js";import"./chunk-C32ZFSCE.js";
import{plainJson}from"./chunk-NUZHK6GW.js";import"./chunk-5GEUU6SA.js";import"./chunk-64XSUWXW.js";import{
exitCodes}from"./chunk-NHQQSHKD.js";import"./chunk-GBWPPC6J.js";async function analyzeCommand(context,invocation){let{profile,profileFile,reportFile,shownKernels}=await analyze(context,
invocation),text=invocation.json?plainJson(profile,2):profileText(profile,{...terminalOptions,topKernels:shownKernels});
await printResult(`${text}
`);for(let file of[profileFile,reportFile])file!==null&&context.log.info(file);return exitCodes.pass}export{analyzeCommand};
