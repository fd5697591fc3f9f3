import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{makeNewFolder}from"./chunk-3RNVTSGV.js";import{recordedProfile}from"./chunk-VVXIYACL.js";import{parseRange}from"./chunk-XSOELAZB.js";
import{loadSettings}from"./chunk-O7OYFUBQ.js";import{rm}from"node:fs/promises";import{resolve}from"node:path";async function analyze(context,request){let{config}=await loadSettings(context,request.settings,!1),wanted=request.ranges.
map(range=>parseRange(range,null,0,"--range")),out=request.out===null?null:resolve(context.cwd,request.out);out!==null&&
await makeNewFolder(out);try{let{ncu:reports,areRanks}=request,options={wanted,areRanks,timelines:out!==null,mayLoseKernels:wanted.
length===0},recorded=await recordedProfile(context,config,request.paths,options),profile=reports.length===0?recorded.profile:
await(await import("./given-ncu-KJMY4NI6.js")).withGivenNcu(context,config,recorded.profile,reports),shownKernels=config["\
top-kernels"];if(out===null)return{profile,profileFile:null,reportFile:null,shownKernels};let{writeAnalysis}=await import("./result-files-YK6LY6GX.js");
return{profile,...await writeAnalysis(context,request,out,{...recorded,profile},shownKernels),shownKernels}}catch(error){
throw out!==null&&await rm(out,{recursive:!0,force:!0}),error}}export{analyze};
