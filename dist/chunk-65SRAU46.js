import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{makeNewFolder}from"./chunk-NPZ6QX3L.js";import{profileFiles,recordedProfile}from"./chunk-FFL4EEHG.js";
import{loadSettings,parseRange,writeFileAtomic}from"./chunk-26AHY5PI.js";import{rm}from"node:fs/promises";import{join,resolve}from"node:path";async function analyze(context,request){let{config}=loadSettings(context,request.settings,!1),wanted=request.ranges.map(
range=>parseRange(range,null,"--range")),out=request.out===null?null:resolve(context.cwd,request.out);out!==null&&await makeNewFolder(
out);try{let profile=await recordedProfile(context,config,request.paths,wanted),profileFile=out===null?null:join(out,"pr\
ofile.json");if(out!==null)for(let[file,text]of profileFiles(profile,new Map,config["top-kernels"]))await writeFileAtomic(
join(out,file),text,"refuse");return{profile,profileFile,shownKernels:config["top-kernels"]}}catch(error){throw out!==null&&
await rm(out,{recursive:!0,force:!0}),error}}export{analyze};
