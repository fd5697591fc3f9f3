import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{analyze}from"./chunk-AV52YNHX.js";import"./chunk-R7JO6KFD.js";import"./chunk-SGSC7NWI.js";import{
fullText,screenText}from"./chunk-2D3UQGLN.js";import"./chunk-PWXEF6AA.js";import"./chunk-GH5AETMA.js";
import"./chunk-3IPLKNHB.js";import"./chunk-S5MQKOHJ.js";import"./chunk-4LWISMYT.js";import"./chunk-E3SXCOQ2.js";
import"./chunk-DA2VQRWE.js";import"./chunk-7X4GSXIQ.js";import"./chunk-LZQCWECI.js";import"./chunk-PNC4P2C4.js";
import"./chunk-D37EOHAH.js";import"./chunk-PA2GX25A.js";import"./chunk-W6A3FXIR.js";import"./chunk-ZZE62GUO.js";
import"./chunk-LY5BJY3G.js";import"./chunk-N3XFW5KC.js";import"./chunk-HQWE3O53.js";import"./chunk-2GFLKWLA.js";
import"./chunk-AQQV4D3V.js";import"./chunk-NSC7WXGZ.js";import"./chunk-JP2KAY75.js";import"./chunk-THLDJHIN.js";
import"./chunk-YCV7Z7DM.js";import"./chunk-NA7BQV2P.js";import"./chunk-63IWBBLS.js";import"./chunk-BTZ45BVB.js";
import"./chunk-2VJVAXID.js";import"./chunk-GKIPOEAA.js";import"./chunk-KCYAQCRI.js";import"./chunk-TE5H2X6H.js";
import"./chunk-EVYEDGFB.js";import"./chunk-4LFUCRIN.js";import"./chunk-S5JNMBWP.js";import"./chunk-U37CXQS2.js";
import"./chunk-MKWCQ4TE.js";import"./chunk-3JYAS35C.js";import"./chunk-UA6MQTEC.js";import"./chunk-22KIXDSW.js";
import"./chunk-KHWSZT7H.js";import"./chunk-VALY7AK2.js";import"./chunk-C7RUIOSI.js";import"./chunk-NGQWIWV5.js";
import"./chunk-ZPNCYFGC.js";import"./chunk-QDIGZGX7.js";import"./chunk-BFRNJH43.js";import"./chunk-6ECLQG56.js";
import"./chunk-HK4KMQAT.js";import"./chunk-6WS3YUMR.js";import"./chunk-V3YSISYF.js";import"./chunk-G75GGGIL.js";
import"./chunk-7IBWU4LP.js";import{exitCodes}from"./chunk-A6EG2BLY.js";import"./chunk-JN33INQG.js";import"./chunk-GBWPPC6J.js";async function printAnalysis(request,{context,withResultFiles,output}){let{profile,profileFile,reportFile,shownKernels}=await analyze(
await withResultFiles(),request),layout=output.screen.out(),result={profile,comparison:null,cost:null,shownKernels};output.
isJson?await output.printJson(profile):(await output.sayFolded(()=>fullText(result,layout)),await output.print(screenText(
result,layout)));for(let file of[profileFile,reportFile])file!==null&&context.log.info(file);return exitCodes.pass}export{printAnalysis};
