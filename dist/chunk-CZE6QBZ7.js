import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{writeInNewFolder}from"./chunk-2XUBGWWA.js";import{describeCompareRequest}from"./chunk-VTSZZ7GF.js";import{
decideExitCode,loadComparePolicy}from"./chunk-NXWIZVT4.js";import{readRecordedProfile}from"./chunk-CUGTTX3J.js";
import{createRangeLimit}from"./chunk-B2LZLDFZ.js";import{rowIds}from"./chunk-KO2YBV2G.js";import{collectClocks,
compare}from"./chunk-APW3GFRW.js";import{parseRange}from"./chunk-27UOGQDQ.js";import{addFiles,recordedSideFiles}from"./chunk-N5CFPP2E.js";
import{loadSettings}from"./chunk-43BQW4PC.js";import{toolName}from"./chunk-A2TGLBHE.js";import{shellLine}from"./chunk-AQQV4D3V.js";
import{exitCodeLine,exitCodes,wrapLine}from"./chunk-SVS2CUJD.js";async function compare2(context,request){let loaded=await loadSettings(context,request.settings,!1),{config}=loaded,policy=await loadComparePolicy(
context,loaded),wanted=request.ranges.map(range=>parseRange(range,null,0,"--range"));return writeInNewFolder(context,request.
out,async out=>{let options={wanted,timelines:out!==null,limit:createRangeLimit()},recordedBase=await readRecordedProfile(
context,config,request.base,{...options,role:"base"});options.limit.startWith(recordedBase.profile.ranges,recordedBase.profile.
rangesLeftOut);let recordedHead=await readRecordedProfile(context,config,request.head,options),sides={base:recordedBase.
profile,head:recordedHead.profile};for(let warning of new Set([...sides.base.warnings,...sides.head.warnings])){let warned=Object.
entries(sides).filter(([,{warnings}])=>warnings.includes(warning));context.log.warning(`${warned.map(([side])=>side).join(
" and ")}: ${warning}`)}let comparison=compare({...sides,interleaved:!1,policy:config.compare,...policy,baseline:{state:"\
given",text:request.base.join(", ")},files:out===null?{base:null,head:null}:recordedSideFiles,clocks:collectClocks(sides)}),
exitCode=decideExitCode(comparison,comparison.failOn),timelines={base:recordedBase.timelines,head:recordedHead.timelines},
result={...sides,comparison,failure:null,timelines},asked=describeCompareRequest(context,request,out),added=addFiles(context.
resultFiles,{...result,asked},out===null?void 0:comparedFiles),done={comparison,added,exitCode,shownKernels:config["top-\
kernels"]};if(out===null)return{...done,comparisonFile:null,reportFile:null,traceFile:null};let{writeComparison}=await import("./result-files-CZW4MIQS.js"),
fails=exitCode!==exitCodes.pass;return{...done,...await writeComparison(context,request,out,{...result,added,fails})}})}
var comparedFiles={first:["comparison.json","report.html",recordedSideFiles.head,recordedSideFiles.base],last:["comment.\
md"]};function endLines({folder,comparison,exitCode},layout){let ids=comparison===null?[]:[...rowIds(comparison).values()],first=comparison?.
verdict==="regressed"?ids.slice(0,1).map(({id})=>id):[];return[...folder===null?[]:wrapLine(`Report:  ${folder}/report.h\
tml`,layout),...folder===null||ids.length===0?[]:wrapLine(`Details: ${shellLine([toolName,"explain",folder,...first])}`,
layout),exitCodeLine(exitCode)]}export{compare2 as compare,endLines};
