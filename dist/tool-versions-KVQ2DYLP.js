import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{ownTools}from"./chunk-74LFTOON.js";import{readPresence,resolveProgram}from"./chunk-XJADE3LK.js";import"./chunk-342LX7VM.js";
import"./chunk-5T5XHBCP.js";import"./chunk-XSOELAZB.js";import{toolName}from"./chunk-A2TGLBHE.js";import"./chunk-2W7IQXEL.js";
import"./chunk-C7RUIOSI.js";import"./chunk-AQQV4D3V.js";import"./chunk-P7EYOAZ4.js";import"./chunk-JDFCM7GS.js";
import"./chunk-2VIPU5VX.js";import"./chunk-4P7CRZQU.js";import"./chunk-W5HYH3WW.js";import"./chunk-BFRNJH43.js";
import"./chunk-35HP6UP2.js";import"./chunk-UWABTZDV.js";import"./chunk-YTVQXYLK.js";import"./chunk-7IBWU4LP.js";
import{asFailure}from"./chunk-4KDG6NHC.js";import{plainText}from"./chunk-JN33INQG.js";import{__callDispose,__using}from"./chunk-GBWPPC6J.js";var tools=[{name:"nsys",version:/Nsight Systems version (\S+)/},{name:"ncu",version:/^Version (\S+)/m}],limitMs=5e3;async function versionText(context){
return`${[`${toolName} ${context.version}`,...await toolLines(context)].join(`
`)}
`}async function toolLines(context){try{var _stack=[];try{let own=__using(_stack,await ownTools(context),!0);return await Promise.
all(tools.map(async tool=>`${tool.name} ${await toolText(context,own,tool)}`))}catch(_){var _error=_,_hasError=!0}finally{
var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}catch(error){let{message}=asFailure(error);
return tools.map(({name})=>`${name}: couldn't search the PATH: ${plainText(message)}`)}}async function toolText({cwd},{runTool,
environment},{name,version}){let path=await resolveProgram(name,environment.PATH??"",cwd);if(path===null)return"not foun\
d on the PATH";let presence=await readPresence({runTool,cwd,toolEnvironment:environment},name,path,version,limitMs),said=presence.
state==="present"?presence.version??"unknown version":`doesn't work${presence.state==="broken"?`: ${presence.why}`:""}`;
return plainText(`${said} (${path})`)}export{versionText};
