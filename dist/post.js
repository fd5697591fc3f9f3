import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);
import{errorMessage}from"./chunk-WVAFW5KB.js";import"./chunk-D5RTYSHG.js";import{statSync}from"node:fs";try{let processesFile=process.env["STATE_processes-file"]??"";if(processesFile!==""&&statSync(processesFile,{throwIfNoEntry:!1})!==
void 0){let[{info},{endRecordedRun}]=await Promise.all([import("./core-GQJCM2WC.js"),import("./recorded-processes-QLKSI3QU.js")]);
for(let line of await endRecordedRun(processesFile))info(line)}}catch(error){let{warning}=await import("./core-GQJCM2WC.js");
warning(`Could not make sure that nothing of this run stays behind: ${errorMessage(error)}`)}
