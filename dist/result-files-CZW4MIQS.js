import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{createCompareArgv,createSharedArgv}from"./chunk-VTSZZ7GF.js";import{comparisonComment,renderProfileFiles,renderReportFiles}from"./chunk-2LH2OQVL.js";
import"./chunk-JQLBXR5T.js";import{writeFileAtomic}from"./chunk-CLBNHK7D.js";import"./chunk-KO2YBV2G.js";
import"./chunk-FK5PFTCQ.js";import"./chunk-WFBDHIPL.js";import"./chunk-UV6TWOCH.js";import{addFiles,recordedSideFiles}from"./chunk-N5CFPP2E.js";
import"./chunk-CFWPLRUN.js";import{handleSignals}from"./chunk-43BQW4PC.js";import{toolName}from"./chunk-A2TGLBHE.js";
import"./chunk-NG2TZR5C.js";import"./chunk-2W7IQXEL.js";import"./chunk-OOLVLWZP.js";import"./chunk-WX5VRN47.js";
import"./chunk-AQQV4D3V.js";import"./chunk-PVAWQLH7.js";import"./chunk-KHWSZT7H.js";import"./chunk-ZPNCYFGC.js";
import"./chunk-4MELFLVH.js";import"./chunk-3VXAGAQL.js";import"./chunk-ILPXF66B.js";import"./chunk-UAZ6EODX.js";
import"./chunk-PY33EE2G.js";import"./chunk-6KO54AH4.js";import"./chunk-BTMNXSV6.js";import"./chunk-ZYMCHVPE.js";
import"./chunk-DVA2FSEP.js";import"./chunk-S5YMTAFF.js";import"./chunk-G75GGGIL.js";import"./chunk-7IBWU4LP.js";
import"./chunk-SVS2CUJD.js";import{jsonParts}from"./chunk-KWNHFX66.js";import"./chunk-GBWPPC6J.js";import{join}from"node:path";async function writeAnalysis(context,request,out,{profile,timelines},topKernels){let options=[...request.areRanks?["--ra\
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
