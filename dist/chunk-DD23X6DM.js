import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{compare,comparePolicy,exitCodeOf,sideClocks}from"./chunk-VCYY2URR.js";import{makeNewFolder,sharedArgv}from"./chunk-U5HQXNQ4.js";
import{json,recordedProfile,reportHtml}from"./chunk-FTVE55PA.js";import{loadSettings,parseRange,reportAssets,toolName,
writeFileAtomic}from"./chunk-EIMGHLOD.js";import{exitCodes}from"./chunk-NHQQSHKD.js";import{rm}from"node:fs/promises";import{join,resolve}from"node:path";async function compare2(context,request){let loaded=loadSettings(context,request.settings,!1),{config}=loaded,policy=comparePolicy(
context,loaded),wanted=request.ranges.map(range=>parseRange(range,null,"--range")),out=request.out===null?null:resolve(context.
cwd,request.out);out!==null&&await makeNewFolder(out);try{let base=await recordedProfile(context,config,request.base,{wanted,
role:"base"}),head=await recordedProfile(context,config,request.head,{wanted});for(let[side,{warnings}]of Object.entries(
{base,head}))for(let warning of warnings)context.log.warning(`${side}: ${warning}`);let comparison=compare({base,head,interleaved:!1,
policy:config.compare,...policy,baseline:{state:"given",text:request.base.join(", ")},files:out===null?{base:null,head:null}:
sideFiles,clocks:sideClocks({base,head})}),exitCode=exitCodeOf(comparison,comparison.failOn),comparisonFile=out===null?null:
join(out,"comparison.json"),reportFile=out===null?null:join(out,"report.html");if(out!==null&&comparisonFile!==null&&reportFile!==
null){let sides=[...request.base.flatMap(path=>["--base",path]),...request.head.flatMap(path=>["--head",path])],command=[
toolName,"compare",...sides,...sharedArgv(request)],fails=exitCode!==exitCodes.pass,report=reportHtml({head,base,comparison,
failure:null,fails,commands:[command]},reportAssets(context));await writeFileAtomic(join(out,sideFiles.base),json(base),
"refuse"),await writeFileAtomic(join(out,sideFiles.head),json(head),"refuse"),await writeFileAtomic(reportFile,report,"r\
efuse"),await writeFileAtomic(comparisonFile,json(comparison),"refuse")}return{comparison,comparisonFile,reportFile,exitCode,
shownKernels:config["top-kernels"]}}catch(error){throw out!==null&&await rm(out,{recursive:!0,force:!0}),error}}var sideFiles={
base:"base-profile.json",head:"head-profile.json"};export{compare2 as compare};
