import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{recordedSideFiles}from"./chunk-TEJBJPE6.js";import{makeNewFolder}from"./chunk-T7T6LHSU.js";import{compare,
comparePolicy,exitCodeOf,sideClocks}from"./chunk-LCL5S7D6.js";import{rangeLimit}from"./chunk-CPTAADZT.js";import{
comparedVerdict}from"./chunk-HOEG22BN.js";import{recordedProfile}from"./chunk-EPWKFMK3.js";import{loadSettings}from"./chunk-UKABNA5X.js";
import{parseRange}from"./chunk-TA7XAZPR.js";import{exitCodes}from"./chunk-XRSAFMZZ.js";import{rm}from"node:fs/promises";import{resolve}from"node:path";async function compare2(context,request){let loaded=await loadSettings(context,request.settings,!1),{config}=loaded,policy=await comparePolicy(
context,loaded),wanted=request.ranges.map(range=>parseRange(range,null,0,"--range")),out=request.out===null?null:resolve(
context.cwd,request.out);out!==null&&await makeNewFolder(out);try{let options={wanted,timelines:out!==null,limit:rangeLimit()},
ofBase=await recordedProfile(context,config,request.base,{...options,role:"base"});options.limit.startWith(ofBase.profile.
ranges,ofBase.profile.rangesLeftOut);let sides={base:ofBase,head:await recordedProfile(context,config,request.head,options)},
[base,head]=[sides.base.profile,sides.head.profile];for(let[side,{warnings}]of Object.entries({base,head}))for(let warning of warnings)
context.log.warning(`${side}: ${warning}`);let comparison=compare({base,head,interleaved:!1,policy:config.compare,...policy,
baseline:{state:"given",text:request.base.join(", ")},files:out===null?{base:null,head:null}:recordedSideFiles,clocks:sideClocks(
{base,head})}),exitCode=exitCodeOf(comparison,comparison.failOn),shownKernels=config["top-kernels"];if(out===null){let verdict=comparedVerdict(
context,request,comparison,null);return{comparison,verdict,...{comparisonFile:null,reportFile:null,traceFile:null},exitCode,
shownKernels}}let{writeComparison}=await import("./result-files-FQGDIH7U.js"),fails=exitCode!==exitCodes.pass,files=await writeComparison(
context,request,out,{sides,comparison,fails});return{comparison,...files,exitCode,shownKernels}}catch(error){throw out!==
null&&await rm(out,{recursive:!0,force:!0}),error}}export{compare2 as compare};
