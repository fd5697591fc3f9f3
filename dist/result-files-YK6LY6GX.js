import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{compareArgv,sharedArgv}from"./chunk-74DF3BEM.js";import{reportFiles}from"./chunk-KQLPWK72.js";import{
comparisonComment}from"./chunk-LIABTJCY.js";import{addFiles}from"./chunk-RMY5MJKV.js";import"./chunk-JUNIW6R7.js";
import"./chunk-N4VA342K.js";import"./chunk-3IPLKNHB.js";import{writeFileAtomic}from"./chunk-2TLJT7DO.js";
import"./chunk-24A4PNNZ.js";import"./chunk-OSPQ3PQL.js";import"./chunk-V7757Z4T.js";import{profileFiles,
recordedSideFiles}from"./chunk-O3Q4A62J.js";import"./chunk-FIGG5FDP.js";import"./chunk-VF7ZCXP2.js";import"./chunk-4MELFLVH.js";
import{heedSignals}from"./chunk-QTFIC5W2.js";import"./chunk-O7OYFUBQ.js";import{toolName}from"./chunk-A2TGLBHE.js";
import"./chunk-YM5JA4HV.js";import"./chunk-25TWLJ3N.js";import"./chunk-2W7IQXEL.js";import"./chunk-C7RUIOSI.js";
import"./chunk-IG4XIXGV.js";import"./chunk-PI6DL2IX.js";import"./chunk-DB7Z5D5G.js";import"./chunk-KOLGLZ76.js";
import"./chunk-AQQV4D3V.js";import"./chunk-P7EYOAZ4.js";import"./chunk-T2VURG6D.js";import"./chunk-7Z5XDYKE.js";
import"./chunk-JDFCM7GS.js";import"./chunk-2VIPU5VX.js";import"./chunk-TQDVVPNE.js";import"./chunk-W5HYH3WW.js";
import"./chunk-BFRNJH43.js";import"./chunk-UWABTZDV.js";import"./chunk-YTVQXYLK.js";import"./chunk-D5BRSJCR.js";
import"./chunk-7IBWU4LP.js";import"./chunk-4KDG6NHC.js";import{jsonParts}from"./chunk-JN33INQG.js";import"./chunk-GBWPPC6J.js";import{join}from"node:path";async function writeAnalysis(context,request,out,{profile,timelines},topKernels){let more=[...request.areRanks?["--ranks"]:
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
