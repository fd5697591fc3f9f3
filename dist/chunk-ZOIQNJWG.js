import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{writeInNewFolder}from"./chunk-2XUBGWWA.js";import{readRecordedProfile}from"./chunk-CUGTTX3J.js";import{
parseRange}from"./chunk-27UOGQDQ.js";import{loadSettings}from"./chunk-43BQW4PC.js";async function analyze(context,request){let{config}=await loadSettings(context,request.settings,!1),wanted=request.ranges.
map(range=>parseRange(range,null,0,"--range"));return writeInNewFolder(context,request.out,async out=>{let{ncu:reports,areRanks}=request,
options={wanted,areRanks,timelines:out!==null,mayLoseKernels:wanted.length===0},recorded=await readRecordedProfile(context,
config,request.paths,options),profile=reports.length===0?recorded.profile:await(await import("./given-ncu-KFFJ6MJN.js")).
addGivenNcu(context,config,recorded.profile,reports),shownKernels=config["top-kernels"];if(out===null)return{profile,profileFile:null,
reportFile:null,shownKernels};let{writeAnalysis}=await import("./result-files-CZW4MIQS.js"),files=await writeAnalysis(context,
request,out,{...recorded,profile},shownKernels);return{profile,...files,shownKernels}})}export{analyze};
