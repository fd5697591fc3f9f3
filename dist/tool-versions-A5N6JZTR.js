import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{createOwnTools,readPresence}from"./chunk-A6E3QZVG.js";import{resolveProgram}from"./chunk-CQGIAR35.js";
import"./chunk-U3NEMMEV.js";import"./chunk-3FHCESVW.js";import"./chunk-27UOGQDQ.js";import{toolName}from"./chunk-A2TGLBHE.js";
import"./chunk-2W7IQXEL.js";import"./chunk-OOLVLWZP.js";import"./chunk-AQQV4D3V.js";import"./chunk-ZPNCYFGC.js";
import"./chunk-ILPXF66B.js";import"./chunk-PY33EE2G.js";import"./chunk-4P7CRZQU.js";import"./chunk-6KO54AH4.js";
import"./chunk-BTMNXSV6.js";import"./chunk-35HP6UP2.js";import"./chunk-ZYMCHVPE.js";import"./chunk-DVA2FSEP.js";
import"./chunk-G75GGGIL.js";import"./chunk-7IBWU4LP.js";import{asFailure}from"./chunk-SVS2CUJD.js";import{
plainText}from"./chunk-KWNHFX66.js";import{__callDispose,__using}from"./chunk-GBWPPC6J.js";var tools=[{name:"nsys",version:/Nsight Systems version (\S+)/},{name:"ncu",version:/^Version (\S+)/m}],limitMs=5e3;async function readVersionText(context){
return`${[`${toolName} ${context.version}`,...await readToolLines(context)].join(`
`)}
`}async function readToolLines(context){try{var _stack=[];try{let ownTools=__using(_stack,await createOwnTools(context),
!0);return await Promise.all(tools.map(async tool=>`${tool.name} ${await readToolText(context,ownTools,tool)}`))}catch(_){
var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}catch(error){
let{message}=asFailure(error);return tools.map(({name})=>`${name}: couldn't search the PATH: ${plainText(message)}`)}}async function readToolText({
cwd},{runTool,environment},{name,version}){let path=await resolveProgram(name,environment.PATH??"",cwd);if(path===null)return"\
not found on the PATH";let presence=await readPresence({runTool,cwd,toolEnvironment:environment},name,path,version,limitMs),
description=presence.state==="present"?presence.version??"unknown version":`doesn't work${presence.state==="broken"?`: ${presence.
why}`:""}`;return plainText(`${description} (${path})`)}export{readVersionText};
