import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{compareArgv,sharedArgv}from"./chunk-QPTK6ZYX.js";import{comparisonComment,reportFiles}from"./chunk-5VPPU26Z.js";
import{addFiles,profileFiles,recordedSideFiles}from"./chunk-EYOUCRJX.js";import{toolName}from"./chunk-A2TGLBHE.js";
import{writeFileAtomic}from"./chunk-GOX4XLO3.js";import"./chunk-2W7IQXEL.js";import"./chunk-N642TRHM.js";
import{heedSignals}from"./chunk-XGCVCCGT.js";import"./chunk-B6SUG4YV.js";import"./chunk-25TWLJ3N.js";import"./chunk-HBY3GR5G.js";
import"./chunk-2KWWJQY3.js";import"./chunk-BNSIEM7M.js";import"./chunk-SSHYY5KM.js";import"./chunk-W5HYH3WW.js";
import"./chunk-BFRNJH43.js";import"./chunk-D5BRSJCR.js";import"./chunk-UWABTZDV.js";import"./chunk-YTVQXYLK.js";
import"./chunk-7IBWU4LP.js";import{jsonParts}from"./chunk-XRSAFMZZ.js";import"./chunk-GBWPPC6J.js";import{join}from"node:path";async function writeAnalysis(context,request,out,{profile,timelines},topKernels){let more=[...request.areRanks?["--ranks"]:
[],...request.ncu.flatMap(file=>["--ncu",file])],command=[toolName,"analyze",...request.paths,...more,...sharedArgv(request)],
result={head:profile,base:null,comparison:null,failure:null,timelines:{base:[],head:timelines}};await heedSignals(context.
stop);let added=addFiles(context.resultFiles,{...result,asked:null}),report=reportFiles(context,{...result,fails:!1,cost:null,
commands:[command]},added);await heedSignals(context.stop);for(let[file,content]of profileFiles(profile,topKernels,report))
await heedSignals(context.stop),await writeFileAtomic(join(out,file),content,"refuse");return{profileFile:join(out,"prof\
ile.json"),reportFile:join(out,"report.html")}}async function writeComparison(context,request,out,{added,...result}){let{
base,head,comparison,fails}=result;await heedSignals(context.stop);let report=reportFiles(context,{...result,cost:null,commands:[
compareArgv(request)]},added);await heedSignals(context.stop);let files=[[recordedSideFiles.base,jsonParts(base)],[recordedSideFiles.
head,jsonParts(head)],...report,["comment.md",comparisonComment("GPU profile",comparison,head,fails)],["comparison.json",
jsonParts(comparison)]];for(let[file,content]of files)await writeFileAtomic(join(out,file),content,"refuse");let trace=added.
find(file=>file.trace!==void 0);return{comparisonFile:join(out,"comparison.json"),reportFile:join(out,"report.html"),traceFile:trace===
void 0?null:join(out,trace.name)}}export{writeAnalysis,writeComparison};
