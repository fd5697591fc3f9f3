import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{compare}from"./chunk-2GGG3IE2.js";import"./chunk-R7JO6KFD.js";import"./chunk-HA3AL4PK.js";import{
endLines}from"./chunk-KKJ6SNIZ.js";import"./chunk-SGSC7NWI.js";import{fullText,screenText,verdictLines}from"./chunk-2D3UQGLN.js";
import"./chunk-PWXEF6AA.js";import"./chunk-REVAWS4A.js";import"./chunk-GH5AETMA.js";import"./chunk-3IPLKNHB.js";
import"./chunk-S5MQKOHJ.js";import"./chunk-4LWISMYT.js";import"./chunk-E3SXCOQ2.js";import"./chunk-GVZ4HYNA.js";
import"./chunk-DA2VQRWE.js";import"./chunk-TFLIVZP6.js";import"./chunk-7X4GSXIQ.js";import"./chunk-LZQCWECI.js";
import"./chunk-RNHALGDF.js";import"./chunk-PNC4P2C4.js";import"./chunk-ULQQ3PRR.js";import"./chunk-DEBAMSE3.js";
import"./chunk-ABCLAVBW.js";import"./chunk-D37EOHAH.js";import"./chunk-V3VTJYHY.js";import"./chunk-PA2GX25A.js";
import"./chunk-RKYX36J5.js";import{findAddedText,formatFolder}from"./chunk-4B23C3TN.js";import"./chunk-4I7B7GEC.js";
import"./chunk-W6A3FXIR.js";import"./chunk-ZZE62GUO.js";import"./chunk-LY5BJY3G.js";import"./chunk-N3XFW5KC.js";
import"./chunk-HQWE3O53.js";import"./chunk-2GFLKWLA.js";import"./chunk-AQQV4D3V.js";import"./chunk-NSC7WXGZ.js";
import"./chunk-JP2KAY75.js";import"./chunk-THLDJHIN.js";import"./chunk-YCV7Z7DM.js";import"./chunk-NA7BQV2P.js";
import"./chunk-63IWBBLS.js";import"./chunk-A2TGLBHE.js";import"./chunk-BTZ45BVB.js";import"./chunk-2VJVAXID.js";
import"./chunk-GKIPOEAA.js";import"./chunk-KCYAQCRI.js";import"./chunk-TE5H2X6H.js";import"./chunk-EVYEDGFB.js";
import"./chunk-4LFUCRIN.js";import"./chunk-S5JNMBWP.js";import"./chunk-U37CXQS2.js";import"./chunk-MKWCQ4TE.js";
import"./chunk-3JYAS35C.js";import"./chunk-UA6MQTEC.js";import"./chunk-22KIXDSW.js";import"./chunk-KHWSZT7H.js";
import"./chunk-VALY7AK2.js";import"./chunk-C7RUIOSI.js";import"./chunk-NGQWIWV5.js";import"./chunk-ZPNCYFGC.js";
import"./chunk-QDIGZGX7.js";import"./chunk-3M456MRT.js";import"./chunk-YOQXIA2R.js";import"./chunk-LMHALEWT.js";
import"./chunk-BFRNJH43.js";import"./chunk-35HP6UP2.js";import"./chunk-6ECLQG56.js";import"./chunk-HK4KMQAT.js";
import"./chunk-6WS3YUMR.js";import"./chunk-V3YSISYF.js";import"./chunk-EMAJXVPM.js";import"./chunk-G75GGGIL.js";
import"./chunk-7IBWU4LP.js";import"./chunk-A6EG2BLY.js";import"./chunk-JN33INQG.js";import"./chunk-GBWPPC6J.js";import{resolve}from"node:path";async function printComparison(request,{context,withResultFiles,output}){let result=await compare(await withResultFiles(),
request);if(request.verdict)return await output.printText(findAddedText(result.added,"verdict.json")??""),result.exitCode;
let{comparison,comparisonFile,reportFile,traceFile,exitCode,shownKernels}=result,{isJson,isQuiet}=output,layout=output.screen.
out(),isForPeople=!isJson&&!isQuiet,{log}=context;for(let file of[comparisonFile,reportFile,traceFile])file!==null&&(isForPeople?
log.detail:log.info)(file);if(isJson)await output.printJson(comparison);else if(isQuiet)await output.print(verdictLines(
comparison,layout).join(`
`));else{let compared={profile:null,comparison,cost:null,shownKernels};await output.sayFolded(()=>fullText(compared,layout));
let folder=request.out===null?null:formatFolder(context.cwd,resolve(context.cwd,request.out));await output.print([screenText(
compared,layout),...endLines({folder,comparison,exitCode},layout)].join(`
`))}return exitCode}export{printComparison};
