import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{createCompareArgv,createSharedArgv}from"./chunk-HA3AL4PK.js";import{renderProfileFiles,renderReportFiles}from"./chunk-X7R2SMDI.js";
import{comparisonComment}from"./chunk-3ZN4IIXX.js";import"./chunk-GH5AETMA.js";import"./chunk-EIIC2ZSZ.js";
import"./chunk-3IPLKNHB.js";import"./chunk-S5MQKOHJ.js";import"./chunk-4LWISMYT.js";import"./chunk-E3SXCOQ2.js";
import"./chunk-ADW7AVUP.js";import"./chunk-DA2VQRWE.js";import"./chunk-7X4GSXIQ.js";import{writeFileAtomic}from"./chunk-I4VKSRQ4.js";
import"./chunk-ULQQ3PRR.js";import"./chunk-DEBAMSE3.js";import"./chunk-XGAU4C5P.js";import"./chunk-D37EOHAH.js";
import"./chunk-PA2GX25A.js";import{addFiles,recordedSideFiles}from"./chunk-4B23C3TN.js";import"./chunk-W6A3FXIR.js";
import"./chunk-ZZE62GUO.js";import"./chunk-LY5BJY3G.js";import"./chunk-N3XFW5KC.js";import"./chunk-HQWE3O53.js";
import"./chunk-2GFLKWLA.js";import"./chunk-AQQV4D3V.js";import"./chunk-NSC7WXGZ.js";import"./chunk-4MELFLVH.js";
import{handleSignals}from"./chunk-NA7BQV2P.js";import"./chunk-63IWBBLS.js";import{toolName}from"./chunk-A2TGLBHE.js";
import"./chunk-GKIPOEAA.js";import"./chunk-KCYAQCRI.js";import"./chunk-4LFUCRIN.js";import"./chunk-S5JNMBWP.js";
import"./chunk-2W7IQXEL.js";import"./chunk-C7RUIOSI.js";import"./chunk-NGQWIWV5.js";import"./chunk-ZPNCYFGC.js";
import"./chunk-QDIGZGX7.js";import"./chunk-LMHALEWT.js";import"./chunk-BFRNJH43.js";import"./chunk-6ECLQG56.js";
import"./chunk-HK4KMQAT.js";import"./chunk-6WS3YUMR.js";import"./chunk-V3YSISYF.js";import"./chunk-G75GGGIL.js";
import"./chunk-7IBWU4LP.js";import"./chunk-A6EG2BLY.js";import{jsonParts}from"./chunk-JN33INQG.js";import"./chunk-GBWPPC6J.js";import{join}from"node:path";async function writeAnalysis(context,request,out,{profile,timelines},topKernels){let options=[...request.areRanks?["--ra\
nks"]:[],...request.ncu.flatMap(file=>["--ncu",file])],command=[toolName,"analyze",...request.paths,...options,...createSharedArgv(
request)],result={head:profile,base:null,comparison:null,failure:null,timelines:{base:[],head:timelines}};await handleSignals(
context.stop);let added=addFiles(context.resultFiles,{...result,asked:null}),report=renderReportFiles(context,{...result,
fails:!1,cost:null,commands:[command]},added);await handleSignals(context.stop);for(let[file,content]of renderProfileFiles(
profile,topKernels,report))await handleSignals(context.stop),await writeFileAtomic(join(out,file),content,"refuse");return{
profileFile:join(out,"profile.json"),reportFile:join(out,"report.html")}}async function writeComparison(context,request,out,{
added,...result}){let{base,head,comparison,fails}=result;await handleSignals(context.stop);let report=renderReportFiles(
context,{...result,cost:null,commands:[createCompareArgv(request)]},added);await handleSignals(context.stop);let files=[
[recordedSideFiles.base,jsonParts(base)],[recordedSideFiles.head,jsonParts(head)],...report,["comment.md",comparisonComment(
"GPU profile",comparison,head,fails)],["comparison.json",jsonParts(comparison)]];for(let[file,content]of files)await writeFileAtomic(
join(out,file),content,"refuse");let trace=added.find(file=>file.trace!==void 0);return{comparisonFile:join(out,"compari\
son.json"),reportFile:join(out,"report.html"),traceFile:trace===void 0?null:join(out,trace.name)}}export{writeAnalysis,writeComparison};
