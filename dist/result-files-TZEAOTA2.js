import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{createCompareArgv,createSharedArgv}from"./chunk-5UQPNDSM.js";import{comparisonComment,renderProfileFiles,renderReportFiles}from"./chunk-CJU4IABU.js";
import"./chunk-FWVOO6ZY.js";import{writeFileAtomic}from"./chunk-43FPQ322.js";import"./chunk-TYPQV5KW.js";
import"./chunk-G4YCGEMI.js";import"./chunk-4UU4WIYS.js";import"./chunk-XGAU4C5P.js";import{addFiles,recordedSideFiles}from"./chunk-IMNNJUCC.js";
import"./chunk-O6F4BMR4.js";import{handleSignals}from"./chunk-K6G3OL3X.js";import{toolName}from"./chunk-A2TGLBHE.js";
import"./chunk-VYJZ65L7.js";import"./chunk-2W7IQXEL.js";import"./chunk-OOLVLWZP.js";import"./chunk-KBKGINFR.js";
import"./chunk-AQQV4D3V.js";import"./chunk-G3JP5KJJ.js";import"./chunk-ZPNCYFGC.js";import"./chunk-4MELFLVH.js";
import"./chunk-S2KE33US.js";import"./chunk-FNIJ2S5E.js";import"./chunk-NGQWIWV5.js";import"./chunk-BIVKME6W.js";
import"./chunk-LMHALEWT.js";import"./chunk-BFRNJH43.js";import"./chunk-B6WHUV6I.js";import"./chunk-DVA2FSEP.js";
import"./chunk-V3YSISYF.js";import"./chunk-G75GGGIL.js";import"./chunk-7IBWU4LP.js";import"./chunk-PTI7NVRR.js";
import{jsonParts}from"./chunk-KWNHFX66.js";import"./chunk-GBWPPC6J.js";import{join}from"node:path";async function writeAnalysis(context,request,out,{profile,timelines},topKernels){let options=[...request.areRanks?["--ra\
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
