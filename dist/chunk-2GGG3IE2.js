import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{writeInNewFolder}from"./chunk-R7JO6KFD.js";import{describeCompareRequest}from"./chunk-HA3AL4PK.js";import{
readRecordedProfile}from"./chunk-SGSC7NWI.js";import{decideExitCode}from"./chunk-REVAWS4A.js";import{loadComparePolicy}from"./chunk-GVZ4HYNA.js";
import{createRangeLimit}from"./chunk-RNHALGDF.js";import{collectClocks}from"./chunk-ABCLAVBW.js";import{compare}from"./chunk-V3VTJYHY.js";
import{addFiles,recordedSideFiles}from"./chunk-4B23C3TN.js";import{loadSettings}from"./chunk-GKIPOEAA.js";import{
parseRange}from"./chunk-3JYAS35C.js";import{exitCodes}from"./chunk-A6EG2BLY.js";async function compare2(context,request){let loaded=await loadSettings(context,request.settings,!1),{config}=loaded,policy=await loadComparePolicy(
context,loaded),wanted=request.ranges.map(range=>parseRange(range,null,0,"--range"));return writeInNewFolder(context,request.
out,async out=>{let options={wanted,timelines:out!==null,limit:createRangeLimit()},recordedBase=await readRecordedProfile(
context,config,request.base,{...options,role:"base"});options.limit.startWith(recordedBase.profile.ranges,recordedBase.profile.
rangesLeftOut);let recordedHead=await readRecordedProfile(context,config,request.head,options),sides={base:recordedBase.
profile,head:recordedHead.profile};for(let warning of new Set([...sides.base.warnings,...sides.head.warnings])){let warned=Object.
entries(sides).filter(([,{warnings}])=>warnings.includes(warning));context.log.warning(`${warned.map(([side])=>side).join(
" and ")}: ${warning}`)}let comparison=compare({...sides,interleaved:!1,policy:config.compare,...policy,baseline:{state:"\
given",text:request.base.join(", ")},files:out===null?{base:null,head:null}:recordedSideFiles,clocks:collectClocks(sides)}),
exitCode=decideExitCode(comparison,comparison.failOn),timelines={base:recordedBase.timelines,head:recordedHead.timelines},
result={...sides,comparison,failure:null,timelines},asked=describeCompareRequest(context,request,out),added=addFiles(context.
resultFiles,{...result,asked},out===null?void 0:comparedFiles),done={comparison,added,exitCode,shownKernels:config["top-\
kernels"]};if(out===null)return{...done,comparisonFile:null,reportFile:null,traceFile:null};let{writeComparison}=await import("./result-files-IWW54WHR.js"),
fails=exitCode!==exitCodes.pass;return{...done,...await writeComparison(context,request,out,{...result,added,fails})}})}
var comparedFiles={first:["comparison.json","report.html",recordedSideFiles.head,recordedSideFiles.base],last:["comment.\
md"]};export{compare2 as compare};
