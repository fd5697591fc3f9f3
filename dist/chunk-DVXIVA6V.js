import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{makeNewFolder,sharedArgv}from"./chunk-T4262WYA.js";import{compare,comparePolicy,comparisonComment,exitCodeOf,
sideClocks}from"./chunk-L3LXY7DX.js";import{json,recordedProfile,reportFiles,traceFile}from"./chunk-WM6TNWGN.js";
import{writeFileAtomic}from"./chunk-EGOF7URF.js";import{toolName}from"./chunk-A2TGLBHE.js";import{loadSettings,
parseRange}from"./chunk-U6ZILMLL.js";import{exitCodes}from"./chunk-OZNDZEMK.js";import{rm}from"node:fs/promises";import{join,resolve}from"node:path";async function compare2(context,request){let loaded=loadSettings(context,request.settings,!1),{config}=loaded,policy=comparePolicy(
context,loaded),wanted=request.ranges.map(range=>parseRange(range,null,"--range")),out=request.out===null?null:resolve(context.
cwd,request.out);out!==null&&await makeNewFolder(out);try{let timelines=out!==null,sides={base:await recordedProfile(context,
config,request.base,{wanted,role:"base",timelines}),head:await recordedProfile(context,config,request.head,{wanted,timelines})},
[base,head]=[sides.base.profile,sides.head.profile];for(let[side,{warnings}]of Object.entries({base,head}))for(let warning of warnings)
context.log.warning(`${side}: ${warning}`);let comparison=compare({base,head,interleaved:!1,policy:config.compare,...policy,
baseline:{state:"given",text:request.base.join(", ")},files:out===null?{base:null,head:null}:sideFiles,clocks:sideClocks(
{base,head})}),exitCode=exitCodeOf(comparison,comparison.failOn),comparisonFile=out===null?null:join(out,"comparison.jso\
n"),reportFile=out===null?null:join(out,"report.html"),trace=null;if(out!==null&&comparisonFile!==null&&reportFile!==null){
let paths=[...request.base.flatMap(path=>["--base",path]),...request.head.flatMap(path=>["--head",path])],command=[toolName,
"compare",...paths,...sharedArgv(request)],fails=exitCode!==exitCodes.pass,ofBoth={base:sides.base.timelines,head:sides.
head.timelines},report=reportFiles(context,{head,base,comparison,failure:null,fails,commands:[command],timelines:ofBoth});
report.has(traceFile)&&(trace=join(out,traceFile)),await writeFileAtomic(join(out,sideFiles.base),json(base),"refuse"),await writeFileAtomic(
join(out,sideFiles.head),json(head),"refuse");for(let[file,content]of report)await writeFileAtomic(join(out,file),content,
"refuse");let comment=comparisonComment("GPU profile",comparison,head,fails);await writeFileAtomic(join(out,"comment.md"),
comment,"refuse"),await writeFileAtomic(comparisonFile,json(comparison),"refuse")}return{comparison,comparisonFile,reportFile,
traceFile:trace,exitCode,shownKernels:config["top-kernels"]}}catch(error){throw out!==null&&await rm(out,{recursive:!0,force:!0}),
error}}var sideFiles={base:"base-profile.json",head:"head-profile.json"};export{compare2 as compare};
