import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{comparisonComment,reportFiles,traceFile}from"./chunk-I5QKQTE7.js";import"./chunk-GULUEFPL.js";import{
toolName}from"./chunk-A2TGLBHE.js";import{profileFiles}from"./chunk-LZF7HCNB.js";import{writeFileAtomic}from"./chunk-VLD5NYRS.js";
import"./chunk-2W7IQXEL.js";import"./chunk-UT33CDJC.js";import"./chunk-O6VLAQ4N.js";import"./chunk-EKTBPGMV.js";
import"./chunk-DKVPXHXD.js";import"./chunk-PV6XSBOD.js";import"./chunk-CHBXY5VL.js";import{redactOverride}from"./chunk-FLMOM35U.js";
import"./chunk-QXEXOOGI.js";import"./chunk-W5HYH3WW.js";import"./chunk-BFRNJH43.js";import"./chunk-4UT5UUEK.js";
import"./chunk-X5YYVYTT.js";import"./chunk-3X2LGN7N.js";import"./chunk-UJGRFOI6.js";import"./chunk-O4GDWJWS.js";
import"./chunk-7IBWU4LP.js";import{jsonParts}from"./chunk-RP5B2AXX.js";import"./chunk-GBWPPC6J.js";import{join}from"node:path";function sharedArgv({ranges,settings}){return[...ranges.flatMap(range=>["--range",range]),...settings.configFile===null?
[]:["--config",settings.configFile],...settings.presets.flatMap(preset=>["--preset",preset]),...settings.overrides.flatMap(
override=>["--set",redactOverride(override)])]}async function writeAnalysis(context,request,out,{profile,timelines},topKernels){let more=[...request.areRanks?["--ranks"]:
[],...request.ncu.flatMap(file=>["--ncu",file])],command=[toolName,"analyze",...request.paths,...more,...sharedArgv(request)],
report=reportFiles(context,{...{head:profile,base:null,comparison:null,failure:null,fails:!1,cost:null},commands:[command],
timelines:{base:[],head:timelines}});for(let[file,content]of profileFiles(profile,topKernels,report))await writeFileAtomic(
join(out,file),content,"refuse");return{profileFile:join(out,"profile.json"),reportFile:join(out,"report.html")}}async function writeComparison(context,request,out,{
sides,sideFiles,comparison,fails}){let[base,head]=[sides.base.profile,sides.head.profile],paths=[...request.base.flatMap(
path=>["--base",path]),...request.head.flatMap(path=>["--head",path])],command=[toolName,"compare",...paths,...sharedArgv(
request)],timelines={base:sides.base.timelines,head:sides.head.timelines},report=reportFiles(context,{head,base,comparison,
failure:null,fails,cost:null,commands:[command],timelines}),files=[[sideFiles.base,jsonParts(base)],[sideFiles.head,jsonParts(
head)],...report,["comment.md",comparisonComment("GPU profile",comparison,head,fails)],["comparison.json",jsonParts(comparison)]];
for(let[file,content]of files)await writeFileAtomic(join(out,file),content,"refuse");return{comparisonFile:join(out,"com\
parison.json"),reportFile:join(out,"report.html"),traceFile:report.has(traceFile)?join(out,traceFile):null}}export{writeAnalysis,writeComparison};
