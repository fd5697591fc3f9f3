import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{analyze}from"./chunk-PNDH3KYS.js";import"./chunk-2XUBGWWA.js";import{renderEverything,renderScreen}from"./chunk-YJXNYPA2.js";
import"./chunk-IZA7JLMJ.js";import"./chunk-6VLYRX4P.js";import"./chunk-4DW3XATG.js";import"./chunk-BOGWFDLF.js";
import"./chunk-2PF5NVJW.js";import"./chunk-I4IBDJ5U.js";import"./chunk-P7CHHBLB.js";import"./chunk-4GQMEPU4.js";
import"./chunk-II3OW5QQ.js";import"./chunk-CEQPKQ7K.js";import"./chunk-KCI2VTQP.js";import"./chunk-QL24L634.js";
import"./chunk-PAZKL7NQ.js";import"./chunk-NG2TZR5C.js";import"./chunk-OOLVLWZP.js";import"./chunk-VRMVPKX5.js";
import"./chunk-AQQV4D3V.js";import"./chunk-PVAWQLH7.js";import"./chunk-ZPNCYFGC.js";import"./chunk-3VXAGAQL.js";
import"./chunk-FNIJ2S5E.js";import"./chunk-UAZ6EODX.js";import"./chunk-PY33EE2G.js";import"./chunk-BTMNXSV6.js";
import"./chunk-B6WHUV6I.js";import"./chunk-DVA2FSEP.js";import"./chunk-S5YMTAFF.js";import"./chunk-G75GGGIL.js";
import"./chunk-7IBWU4LP.js";import{exitCodes}from"./chunk-SVS2CUJD.js";import"./chunk-KWNHFX66.js";import"./chunk-GBWPPC6J.js";async function printAnalysis(request,{context,withResultFiles,output}){let{profile,profileFile,reportFile,shownKernels}=await analyze(
await withResultFiles(),request),layout=output.screen.out(),result={profile,comparison:null,cost:null,shownKernels};output.
isJson?await output.printJson(profile):(await output.sayFolded(()=>renderEverything(result,layout)),await output.print(renderScreen(
result,layout)));for(let file of[profileFile,reportFile])file!==null&&context.log.info(file);return exitCodes.pass}export{printAnalysis};
