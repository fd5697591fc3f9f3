import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{makeNewFolder,sharedArgv}from"./chunk-U5HQXNQ4.js";import{profileFiles,recordedProfile,reportHtml}from"./chunk-FTVE55PA.js";
import{loadSettings,parseRange,reportAssets,toolName,writeFileAtomic}from"./chunk-EIMGHLOD.js";import{rm}from"node:fs/promises";import{join,resolve}from"node:path";async function analyze(context,request){let{config}=loadSettings(context,request.settings,!1),wanted=request.ranges.map(
range=>parseRange(range,null,"--range")),out=request.out===null?null:resolve(context.cwd,request.out);out!==null&&await makeNewFolder(
out);try{let profile=await recordedProfile(context,config,request.paths,{wanted,areRanks:request.areRanks}),profileFile=out===
null?null:join(out,"profile.json");if(out!==null){let command=[toolName,"analyze",...request.paths,...request.areRanks?[
"--ranks"]:[],...sharedArgv(request)],report=reportHtml({...{head:profile,base:null,comparison:null,failure:null,fails:!1},
commands:[command]},reportAssets(context));for(let[file,text]of profileFiles(profile,new Map,config["top-kernels"],report))
await writeFileAtomic(join(out,file),text,"refuse")}let reportFile=out===null?null:join(out,"report.html");return{profile,
profileFile,reportFile,shownKernels:config["top-kernels"]}}catch(error){throw out!==null&&await rm(out,{recursive:!0,force:!0}),
error}}export{analyze};
