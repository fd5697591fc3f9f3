import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{makeNewFolder}from"./chunk-EKXQQWMV.js";import{recordedProfile}from"./chunk-KZC5EVLD.js";import{loadSettings}from"./chunk-6VFJGPW7.js";
import{parseRange}from"./chunk-OH5NTIIL.js";import{rm}from"node:fs/promises";import{resolve}from"node:path";async function analyze(context,request){let{config}=await loadSettings(context,request.settings,!1),wanted=request.ranges.
map(range=>parseRange(range,null,"--range")),out=request.out===null?null:resolve(context.cwd,request.out);out!==null&&await makeNewFolder(
out);try{let{ncu:reports,areRanks}=request,options={wanted,areRanks,timelines:out!==null},{profile:measured,timelines}=await recordedProfile(
context,config,request.paths,options),profile=reports.length===0?measured:await(await import("./given-ncu-3ORNC5PZ.js")).
withGivenNcu(context,config,measured,reports),shownKernels=config["top-kernels"];if(out===null)return{profile,profileFile:null,
reportFile:null,shownKernels};let{writeAnalysis}=await import("./result-files-LOJZCFTS.js");return{profile,...await writeAnalysis(
context,request,out,profile,timelines,shownKernels),shownKernels}}catch(error){throw out!==null&&await rm(out,{recursive:!0,
force:!0}),error}}export{analyze};
