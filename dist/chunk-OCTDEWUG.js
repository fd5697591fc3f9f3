import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
function sideLabel({name},what){return name==="base"?`base, ${what}`:what}function readingPorts({stop,log}){return{stop,
note:message=>{log.info(message)}}}function newSide(session,name){let{config,source,workingDirectory,workloadEnvironment}=session;
return{session,name,config,source,workingDirectory,workloadEnvironment,sideEnvironment:{},venv:null,venvParent:null,environment:null,
kept:null,rounds:[],loads:[],untraced:[],emitted:null,failure:null}}export{sideLabel,readingPorts,newSide};
