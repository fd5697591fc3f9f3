import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{withRanges}from"./chunk-WSCUBH6A.js";import{findInput}from"./chunk-2Y25SDSM.js";import{checkComplete,
mergeProfiles}from"./chunk-2ZKRCBPE.js";import{addFindings}from"./chunk-XSTFN5L7.js";import{heedSignals}from"./chunk-QTFIC5W2.js";
import{CaptureError}from"./chunk-4KDG6NHC.js";import{resolve}from"node:path";async function recordedProfile(context,config,paths,options){let recorded=await readProfiles(context,config,paths,options);
await heedSignals(context.stop);let incomplete=options.mayLoseKernels===!0?null:checkComplete(recorded.profile,paths.join(
", "));if(incomplete!==null)throw new CaptureError(incomplete);return recorded}async function readProfiles(context,config,paths,options){
let{wanted,areRanks=!1}=options,finished=areRanks?null:await finishedProfiles(context,paths),[first,...others]=(finished??
[]).map((profile,index)=>withRanges(profile,wanted,paths[index]??""));if(first!==void 0)return{profile:others.length===0?
first:addFindings(mergeProfiles(first,others)),timelines:[]};let{profileOfReports}=await import("./profile-of-reports-VT3M3RD2.js");
return profileOfReports(context,config,paths,options)}async function finishedProfiles({cwd},paths){if(!paths.every(path=>path.
endsWith(".json")))return null;let{readProfile}=await import("./read-profile-F3A2A5V7.js"),profiles=[];for(let shown of paths){
let path=resolve(cwd,shown);if((await findInput(path,shown)).isDirectory())return null;profiles.push(await readProfile(path,
shown))}return profiles}export{recordedProfile};
