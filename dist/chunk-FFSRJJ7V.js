import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
function sideLabel({name},what){return name==="base"?`base, ${what}`:what}function readingPorts({stop,log}){return{stop,
note:message=>{log.info(message)}}}function newSide(session,name){let{config,program}=session;return{session,name,config,
program,ownEnvironment:{},venv:null,environment:null,kept:null,state:null,tuning:null,emitted:null,captureMode:null}}export{sideLabel,readingPorts,newSide};
