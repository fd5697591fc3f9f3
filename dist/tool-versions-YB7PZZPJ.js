import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{createOwnTools,readPresence}from"./chunk-YZLBEERH.js";import{resolveProgram}from"./chunk-USOKR2YX.js";
import"./chunk-RPHAMNRI.js";import"./chunk-KQUVK35Y.js";import"./chunk-AQQV4D3V.js";import"./chunk-NSC7WXGZ.js";
import{toolName}from"./chunk-A2TGLBHE.js";import"./chunk-XZICN7LB.js";import"./chunk-3JYAS35C.js";import"./chunk-UA6MQTEC.js";
import"./chunk-22KIXDSW.js";import"./chunk-TAUPKAIQ.js";import"./chunk-2W7IQXEL.js";import"./chunk-C7RUIOSI.js";
import"./chunk-ZPNCYFGC.js";import"./chunk-QDIGZGX7.js";import"./chunk-4P7CRZQU.js";import"./chunk-LMHALEWT.js";
import"./chunk-BFRNJH43.js";import"./chunk-35HP6UP2.js";import"./chunk-6ECLQG56.js";import"./chunk-HK4KMQAT.js";
import"./chunk-6WS3YUMR.js";import"./chunk-G75GGGIL.js";import"./chunk-7IBWU4LP.js";import{asFailure}from"./chunk-A6EG2BLY.js";
import{plainText}from"./chunk-JN33INQG.js";import{__callDispose,__using}from"./chunk-GBWPPC6J.js";var tools=[{name:"nsys",version:/Nsight Systems version (\S+)/},{name:"ncu",version:/^Version (\S+)/m}],limitMs=5e3;async function readVersionText(context){
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
