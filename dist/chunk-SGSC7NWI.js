import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{mergeFinished,selectRanges}from"./chunk-LZQCWECI.js";import{findInput}from"./chunk-PNC4P2C4.js";import{
handleSignals}from"./chunk-NA7BQV2P.js";import{checkComplete}from"./chunk-BTZ45BVB.js";import{CaptureError}from"./chunk-A6EG2BLY.js";import{resolve}from"node:path";async function readRecordedProfile(context,config,paths,options){let{wanted,areRanks=!1,mayLoseKernels=!1}=options,finished=areRanks?
[]:await readFinishedProfiles(context,paths),recorded=mergeFinished(finished.map((profile,index)=>selectRanges(profile,wanted,
paths[index]??"")))??await(await import("./profile-of-reports-YXKMA632.js")).profileReports(context,config,paths,options);await handleSignals(
context.stop);let incomplete=mayLoseKernels?null:checkComplete(recorded.profile,paths.join(", "));if(incomplete!==null)throw new CaptureError(
incomplete);return recorded}async function readFinishedProfiles({cwd},paths){if(!paths.every(path=>path.endsWith(".json")))
return[];let{readProfile}=await import("./read-profile-H72S4D3K.js"),profiles=[];for(let shown of paths){let path=resolve(
cwd,shown);if((await findInput(path,shown)).isDirectory())return[];profiles.push(await readProfile(path,shown))}return profiles}export{readRecordedProfile};
