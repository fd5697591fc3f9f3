import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{analyze}from"./chunk-AY3TUHIC.js";import"./chunk-ARYAEDD5.js";import{fullText,screenText}from"./chunk-6OZGEIVK.js";
import"./chunk-LBRHNB5A.js";import"./chunk-TVDRJHDX.js";import"./chunk-FWVOO6ZY.js";import"./chunk-G2NWS36Y.js";
import"./chunk-TYPQV5KW.js";import"./chunk-G4YCGEMI.js";import"./chunk-QI23WM7I.js";import"./chunk-VALY7AK2.js";
import"./chunk-RIOKIGQ4.js";import"./chunk-BBD3YEN2.js";import"./chunk-EUUZBBLL.js";import"./chunk-O6F4BMR4.js";
import"./chunk-K6G3OL3X.js";import"./chunk-VYJZ65L7.js";import"./chunk-OOLVLWZP.js";import"./chunk-KBKGINFR.js";
import"./chunk-AQQV4D3V.js";import"./chunk-G3JP5KJJ.js";import"./chunk-ZPNCYFGC.js";import"./chunk-S2KE33US.js";
import"./chunk-FNIJ2S5E.js";import"./chunk-NGQWIWV5.js";import"./chunk-BIVKME6W.js";import"./chunk-BFRNJH43.js";
import"./chunk-B6WHUV6I.js";import"./chunk-DVA2FSEP.js";import"./chunk-V3YSISYF.js";import"./chunk-G75GGGIL.js";
import"./chunk-7IBWU4LP.js";import{exitCodes}from"./chunk-PTI7NVRR.js";import"./chunk-KWNHFX66.js";import"./chunk-GBWPPC6J.js";async function printAnalysis(request,{context,withResultFiles,output}){let{profile,profileFile,reportFile,shownKernels}=await analyze(
await withResultFiles(),request),layout=output.screen.out(),result={profile,comparison:null,cost:null,shownKernels};output.
isJson?await output.printJson(profile):(await output.sayFolded(()=>fullText(result,layout)),await output.print(screenText(
result,layout)));for(let file of[profileFile,reportFile])file!==null&&context.log.info(file);return exitCodes.pass}export{printAnalysis};
