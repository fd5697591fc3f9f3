import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{analyze}from"./chunk-ZOIQNJWG.js";import"./chunk-2XUBGWWA.js";import{renderEverything,renderScreen}from"./chunk-CUGTTX3J.js";
import"./chunk-5YPMZ245.js";import"./chunk-6VLYRX4P.js";import"./chunk-JQLBXR5T.js";import"./chunk-XY56WRCG.js";
import"./chunk-KO2YBV2G.js";import"./chunk-FK5PFTCQ.js";import"./chunk-OBJ5U7MQ.js";import"./chunk-4GQMEPU4.js";
import"./chunk-TMSNN5D7.js";import"./chunk-WNSNHT5Y.js";import"./chunk-27UOGQDQ.js";import"./chunk-CFWPLRUN.js";
import"./chunk-43BQW4PC.js";import"./chunk-NG2TZR5C.js";import"./chunk-OOLVLWZP.js";import"./chunk-WX5VRN47.js";
import"./chunk-AQQV4D3V.js";import"./chunk-PVAWQLH7.js";import"./chunk-KHWSZT7H.js";import"./chunk-ZPNCYFGC.js";
import"./chunk-3VXAGAQL.js";import"./chunk-ILPXF66B.js";import"./chunk-UAZ6EODX.js";import"./chunk-PY33EE2G.js";
import"./chunk-BTMNXSV6.js";import"./chunk-ZYMCHVPE.js";import"./chunk-DVA2FSEP.js";import"./chunk-S5YMTAFF.js";
import"./chunk-G75GGGIL.js";import"./chunk-7IBWU4LP.js";import{exitCodes}from"./chunk-SVS2CUJD.js";import"./chunk-KWNHFX66.js";
import"./chunk-GBWPPC6J.js";async function printAnalysis(request,{context,withResultFiles,output}){let{profile,profileFile,reportFile,shownKernels}=await analyze(
await withResultFiles(),request),layout=output.screen.out(),result={profile,comparison:null,cost:null,shownKernels};output.
isJson?await output.printJson(profile):(await output.sayFolded(()=>renderEverything(result,layout)),await output.print(renderScreen(
result,layout)));for(let file of[profileFile,reportFile])file!==null&&context.log.info(file);return exitCodes.pass}export{printAnalysis};
