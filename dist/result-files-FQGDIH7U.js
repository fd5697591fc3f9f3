import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{recordedSideFiles}from"./chunk-TEJBJPE6.js";import{comparisonComment,reportFiles,traceFile}from"./chunk-QBQYBOWI.js";
import"./chunk-4MELFLVH.js";import{compareArgv,comparedVerdict,oneLineJson,profileFiles,sharedArgv,verdictFile}from"./chunk-HOEG22BN.js";
import{toolName}from"./chunk-A2TGLBHE.js";import{writeFileAtomic}from"./chunk-IXHVDZ3E.js";import"./chunk-2W7IQXEL.js";
import"./chunk-LAIKVYXD.js";import{heedSignals}from"./chunk-UKABNA5X.js";import"./chunk-LUOIQ57Y.js";import"./chunk-25TWLJ3N.js";
import"./chunk-YURCDMK4.js";import"./chunk-2KWWJQY3.js";import"./chunk-IQKL55ZJ.js";import"./chunk-4VN5EEM3.js";
import"./chunk-2UIYYMWO.js";import"./chunk-BFRNJH43.js";import"./chunk-D5BRSJCR.js";import"./chunk-4PZM5ZSW.js";
import"./chunk-DSBHZW2I.js";import"./chunk-7IBWU4LP.js";import{jsonParts}from"./chunk-XRSAFMZZ.js";import"./chunk-GBWPPC6J.js";import{join}from"node:path";async function writeAnalysis(context,request,out,{profile,timelines},topKernels){let more=[...request.areRanks?["--ranks"]:
[],...request.ncu.flatMap(file=>["--ncu",file])],command=[toolName,"analyze",...request.paths,...more,...sharedArgv(request)],
sides={head:profile,base:null,comparison:null,failure:null,fails:!1,cost:null};await heedSignals(context.stop);let report=reportFiles(
context,{...sides,commands:[command],timelines:{base:[],head:timelines}});await heedSignals(context.stop);for(let[file,content]of profileFiles(
profile,topKernels,report))await heedSignals(context.stop),await writeFileAtomic(join(out,file),content,"refuse");return{
profileFile:join(out,"profile.json"),reportFile:join(out,"report.html")}}async function writeComparison(context,request,out,{
sides,comparison,fails}){let[base,head]=[sides.base.profile,sides.head.profile],timelines={base:sides.base.timelines,head:sides.
head.timelines};await heedSignals(context.stop);let report=reportFiles(context,{head,base,comparison,failure:null,fails,
cost:null,commands:[compareArgv(request)],timelines}),comparisonFile="comparison.json",beside=[comparisonFile,"report.ht\
ml",recordedSideFiles.head,recordedSideFiles.base,...report.has(traceFile)?[traceFile]:[],"comment.md"];await heedSignals(
context.stop);let verdict=comparedVerdict(context,request,comparison,{out,beside}),files=[[recordedSideFiles.base,jsonParts(
base)],[recordedSideFiles.head,jsonParts(head)],...report,["comment.md",comparisonComment("GPU profile",comparison,head,
fails)],[verdictFile,oneLineJson(verdict)],[comparisonFile,jsonParts(comparison)]];for(let[file,content]of files)await writeFileAtomic(
join(out,file),content,"refuse");return{verdict,comparisonFile:join(out,comparisonFile),reportFile:join(out,"report.html"),
traceFile:report.has(traceFile)?join(out,traceFile):null}}export{writeAnalysis,writeComparison};
