import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{compareArgv,sharedArgv}from"./chunk-GTETSV4A.js";import{reportFiles}from"./chunk-Y3TPCKHG.js";import{
addFiles}from"./chunk-BIKYHMUY.js";import{comparisonComment}from"./chunk-JRNKBDII.js";import"./chunk-JUNIW6R7.js";
import"./chunk-FX222ECU.js";import"./chunk-Y7R4QXUF.js";import"./chunk-3IPLKNHB.js";import"./chunk-FL6QKFKM.js";
import"./chunk-M3WZKWMQ.js";import"./chunk-CIEXIDK3.js";import{writeFileAtomic}from"./chunk-5RZBETLP.js";
import"./chunk-4MELFLVH.js";import{toolName}from"./chunk-A2TGLBHE.js";import{heedSignals}from"./chunk-QTFIC5W2.js";
import"./chunk-63IWBBLS.js";import"./chunk-SL4I7YBJ.js";import"./chunk-C7RUIOSI.js";import{profileFiles,
recordedSideFiles}from"./chunk-H2EAPMP6.js";import"./chunk-FSLDY37Y.js";import"./chunk-6OR55GWV.js";import"./chunk-N25YEF3M.js";
import"./chunk-YM5JA4HV.js";import"./chunk-25TWLJ3N.js";import"./chunk-2W7IQXEL.js";import"./chunk-QJOP3WDW.js";
import"./chunk-I3PJIEBU.js";import"./chunk-GRXIEDIQ.js";import"./chunk-AQQV4D3V.js";import"./chunk-ZZE62GUO.js";
import"./chunk-ZDEMQHSS.js";import"./chunk-DZDJZLNK.js";import"./chunk-PRJXITJ5.js";import"./chunk-QSM46VHS.js";
import"./chunk-UAF72VOO.js";import"./chunk-ZGTGJUTC.js";import"./chunk-GFZRGEUD.js";import"./chunk-D5BRSJCR.js";
import"./chunk-JQWK2UK7.js";import"./chunk-5OVYX55E.js";import"./chunk-7Z5XDYKE.js";import"./chunk-JDFCM7GS.js";
import"./chunk-5CYI4BPF.js";import"./chunk-W5HYH3WW.js";import"./chunk-BFRNJH43.js";import"./chunk-K6OMWCVZ.js";
import"./chunk-4KDG6NHC.js";import"./chunk-XPTDL37I.js";import"./chunk-7IBWU4LP.js";import"./chunk-H4ZU53CY.js";
import"./chunk-W32B5RYS.js";import{jsonParts}from"./chunk-JN33INQG.js";import"./chunk-GBWPPC6J.js";import{join}from"node:path";async function writeAnalysis(context,request,out,{profile,timelines},topKernels){let more=[...request.areRanks?["--ranks"]:
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
