import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{ownTools,readPresence,resolveProgram}from"./chunk-UUFS4HV3.js";import{toolName}from"./chunk-LRVSQIXT.js";
import"./chunk-CLMIR6QA.js";import"./chunk-OWHIAE27.js";import"./chunk-4P7CRZQU.js";import"./chunk-PQL6VY57.js";
import{asFailure}from"./chunk-PJPSHN4Q.js";import"./chunk-35HP6UP2.js";import"./chunk-J6WWDBOC.js";import"./chunk-T6YMR3NY.js";
import"./chunk-CY2EKH2J.js";import"./chunk-YTVQXYLK.js";import{plainText}from"./chunk-KWNHFX66.js";import{
__callDispose,__using}from"./chunk-GBWPPC6J.js";var tools=[{name:"nsys",version:/Nsight Systems version (\S+)/},{name:"ncu",version:/^Version (\S+)/m}],limitMs=5e3;async function versionText(context){
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
