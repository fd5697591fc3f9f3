import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{makeNewFolder,sharedArgv}from"./chunk-T4262WYA.js";import{profileFiles,recordedProfile,reportFiles}from"./chunk-WM6TNWGN.js";
import{writeFileAtomic}from"./chunk-EGOF7URF.js";import{toolName}from"./chunk-A2TGLBHE.js";import{loadSettings,
parseRange}from"./chunk-U6ZILMLL.js";import{rm}from"node:fs/promises";import{join,resolve}from"node:path";async function analyze(context,request){let{config}=loadSettings(context,request.settings,!1),wanted=request.ranges.map(
range=>parseRange(range,null,"--range")),out=request.out===null?null:resolve(context.cwd,request.out);out!==null&&await makeNewFolder(
out);try{let{ncu:reports,areRanks}=request,options={wanted,areRanks,timelines:out!==null},{profile:measured,timelines}=await recordedProfile(
context,config,request.paths,options),profile=reports.length===0?measured:await(await import("./given-ncu-22NXBM4G.js")).
withGivenNcu(context,config,measured,reports),profileFile=out===null?null:join(out,"profile.json");if(out!==null){let more=[
...areRanks?["--ranks"]:[],...reports.flatMap(file=>["--ncu",file])],command=[toolName,"analyze",...request.paths,...more,
...sharedArgv(request)],report=reportFiles(context,{...{head:profile,base:null,comparison:null,failure:null,fails:!1},commands:[
command],timelines:{base:[],head:timelines}});for(let[file,content]of profileFiles(profile,new Map,config["top-kernels"],
report))await writeFileAtomic(join(out,file),content,"refuse")}let reportFile=out===null?null:join(out,"report.html");return{
profile,profileFile,reportFile,shownKernels:config["top-kernels"]}}catch(error){throw out!==null&&await rm(out,{recursive:!0,
force:!0}),error}}export{analyze};
