import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{ExitCode,addPath,debug,endGroup,error,exportVariable,getBooleanInput,getIDToken,getInput,getMultilineInput,getState,
group,info,isDebug,markdownSummary,notice,platform_exports,saveState,setCommandEcho,setFailed,setOutput,setSecret,startGroup,
summary,toPlatformPath,toPosixPath,toWin32Path,warning}from"./chunk-DRDUS7AC.js";import"./chunk-4P7CRZQU.js";
import"./chunk-GBWPPC6J.js";export{ExitCode,addPath,debug,endGroup,error,exportVariable,getBooleanInput,getIDToken,getInput,getMultilineInput,getState,
group,info,isDebug,markdownSummary,notice,platform_exports as platform,saveState,setCommandEcho,setFailed,setOutput,setSecret,
startGroup,summary,toPlatformPath,toPosixPath,toWin32Path,warning};
