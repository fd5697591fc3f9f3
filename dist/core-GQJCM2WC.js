import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);
import{ExitCode,addPath,debug,endGroup,error,exportVariable,getBooleanInput,getIDToken,getInput,getMultilineInput,getState,
group,info,isDebug,markdownSummary,notice,platform_exports,saveState,setCommandEcho,setFailed,setOutput,setSecret,startGroup,
summary,toPlatformPath,toPosixPath,toWin32Path,warning}from"./chunk-KSW3E23N.js";import"./chunk-XJD4O3MN.js";
import"./chunk-D5RTYSHG.js";export{ExitCode,addPath,debug,endGroup,error,exportVariable,getBooleanInput,getIDToken,getInput,getMultilineInput,getState,
group,info,isDebug,markdownSummary,notice,platform_exports as platform,saveState,setCommandEcho,setFailed,setOutput,setSecret,
startGroup,summary,toPlatformPath,toPosixPath,toWin32Path,warning};
