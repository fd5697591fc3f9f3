import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{cutBeginning}from"./chunk-TAUPKAIQ.js";function replaysRanges(ncu){return ncu["replay-mode"]==="range"||ncu["replay-mode"]==="app-range"}var longestArgument=128*
1024-1;function ncuArgv(ncu,request,workload){let{selection}=request;return[ncu.path,"--target-processes=all",`--log-fil\
e=${request.log}`,`--export=${request.report}`,...rawPage,`--replay-mode=${ncu["replay-mode"]}`,"--clock-control=none",...nvtxOptions(
request.ranges),...kernelOptions(request.kernels,ncu["launches-per-kernel"]),...request.filterMode==="global"||replaysRanges(
ncu)?[]:[`--filter-mode=${request.filterMode}`],...launchOptions(request.launches,ncu["end-early"]),...ncu.set===null?[]:
["--set",ncu.set],...selection.sections.flatMap(section=>["--section",section]),...selection.metrics.length>0?["--metric\
s",selection.metrics.join(",")]:[],...ncu["extra-arguments"],...workload]}function ncuImportArgv(path,report,page){return[
path,`--import=${report}`,...page==="raw"?rawPage:["--csv","--page=details"]]}function ncuSourceArgv(path,report,kernels,view){
let{fit}=kernelsThatFit(kernels,1);return[path,`--import=${report}`,"--csv","--page=source",`--print-source=${view}`,"--\
print-kernel-base=mangled","--kernel-name-base=mangled","--kernel-name",`regex:^(${fit.map(escapeKernel).join("|")})$`]}
var rawPage=["--csv","--page=raw","--print-units=base","--print-kernel-base=mangled"];function nvtxOptions(ranges){return ranges.
length===0?[]:["--nvtx",...ranges.flatMap(range=>["--nvtx-include",ncuRangeExpression(range)])]}function ncuRangeExpression({
name,domain,style}){let escaped=text=>text.replace(/[@,[\]/*+]/g,"\\$&"),expression=domain===""?escaped(name):`${escaped(
domain)}@${escaped(name)}`;return style==="pushpop"?`${expression}/`:expression}function kernelOptions(kernels,launches){
return kernels===null?[]:["--kernel-name-base=mangled","--kernel-id",kernelId(kernels,launches)]}function launchOptions(launches,endEarly){
return launches===null?[]:[`--launch-count=${launches}`,...endEarly?["--kill=yes"]:[]]}function kernelId(kernels,launches){
let invocations=Array.from({length:launches},(_,index)=>String(index+1)).join("|");return`::regex:^(${kernels.map(escapeKernel).
join("|")})$:${invocations}`}function escapeKernel(name){let beginning=cutBeginning(name);return beginning!==null?`${escapeKernel(
beginning)}.*`:name.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}function kernelsThatFit(kernels,launches,limitBytes=longestArgument){
let bytesOf=text=>new TextEncoder().encode(text).length,fit=[],left=[],used=bytesOf(kernelId([],launches));for(let name of kernels){
let more=bytesOf(escapeKernel(name))+(fit.length===0?0:1);used+more>limitBytes?left.push(name):(fit.push(name),used+=more)}
return{fit,left}}export{replaysRanges,ncuArgv,ncuImportArgv,ncuSourceArgv,ncuRangeExpression,kernelsThatFit};
