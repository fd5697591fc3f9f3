import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{mergeProfiles,withRanges}from"./chunk-L66KHEIU.js";import{addFindings}from"./chunk-3K5YHVNG.js";import{
findInput}from"./chunk-A5SZK2CE.js";import{resolve}from"node:path";async function recordedProfile(context,config,paths,options){let{wanted,areRanks=!1}=options,finished=areRanks?null:await finishedProfiles(
context,paths),[first,...others]=(finished??[]).map((profile,index)=>withRanges(profile,wanted,paths[index]??""));if(first!==
void 0)return{profile:others.length===0?first:addFindings(mergeProfiles(first,others)),timelines:[],operators:new Map};let{
profileOfReports}=await import("./profile-of-reports-AKQ3JDKA.js");return profileOfReports(context,config,paths,options)}async function finishedProfiles({
cwd},paths){if(!paths.every(path=>path.endsWith(".json")))return null;let{readProfile}=await import("./read-profile-UQBP4KY5.js"),
profiles=[];for(let shown of paths){let path=resolve(cwd,shown);if((await findInput(path,shown)).isDirectory())return null;
profiles.push(await readProfile(path,shown))}return profiles}export{recordedProfile};
