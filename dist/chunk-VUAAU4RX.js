import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{makeNewFolder}from"./chunk-3RNVTSGV.js";import{askedCompare}from"./chunk-74DF3BEM.js";import{recordedProfile}from"./chunk-VVXIYACL.js";
import{comparePolicy,exitCodeOf}from"./chunk-4C7OKC2X.js";import{rangeLimit}from"./chunk-KOOM4L4E.js";import{
addFiles}from"./chunk-RMY5MJKV.js";import{compare,sideClocks}from"./chunk-KEUW5PY4.js";import{parseRange}from"./chunk-XSOELAZB.js";
import{recordedSideFiles}from"./chunk-O3Q4A62J.js";import{loadSettings}from"./chunk-O7OYFUBQ.js";import{exitCodes}from"./chunk-4KDG6NHC.js";import{rm}from"node:fs/promises";import{resolve}from"node:path";async function compare2(context,request){let loaded=await loadSettings(context,request.settings,!1),{config}=loaded,policy=await comparePolicy(
context,loaded),wanted=request.ranges.map(range=>parseRange(range,null,0,"--range")),out=request.out===null?null:resolve(
context.cwd,request.out);out!==null&&await makeNewFolder(out);try{let options={wanted,timelines:out!==null,limit:rangeLimit()},
ofBase=await recordedProfile(context,config,request.base,{...options,role:"base"});options.limit.startWith(ofBase.profile.
ranges,ofBase.profile.rangesLeftOut);let sides={base:ofBase,head:await recordedProfile(context,config,request.head,options)},
[base,head]=[sides.base.profile,sides.head.profile];for(let[side,{warnings}]of Object.entries({base,head}))for(let warning of warnings)
context.log.warning(`${side}: ${warning}`);let comparison=compare({base,head,interleaved:!1,policy:config.compare,...policy,
baseline:{state:"given",text:request.base.join(", ")},files:out===null?{base:null,head:null}:recordedSideFiles,clocks:sideClocks(
{base,head})}),exitCode=exitCodeOf(comparison,comparison.failOn),shownKernels=config["top-kernels"],timelines={base:sides.
base.timelines,head:sides.head.timelines},result={head,base,comparison,failure:null,timelines},asked=askedCompare(context,
request,out),added=addFiles(context.resultFiles,{...result,asked},out===null?void 0:comparedFiles),done={comparison,added,
exitCode,shownKernels};if(out===null)return{...done,comparisonFile:null,reportFile:null,traceFile:null};let{writeComparison}=await import("./result-files-YK6LY6GX.js"),
fails=exitCode!==exitCodes.pass;return{...done,...await writeComparison(context,request,out,{...result,added,fails})}}catch(error){
throw out!==null&&await rm(out,{recursive:!0,force:!0}),error}}var comparedFiles={first:["comparison.json","report.html",
recordedSideFiles.head,recordedSideFiles.base],last:["comment.md"]};export{compare2 as compare};
