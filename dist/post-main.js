import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{errorMessage}from"./chunk-SVS2CUJD.js";import"./chunk-KWNHFX66.js";import"./chunk-GBWPPC6J.js";import{statSync}from"node:fs";try{let processesFile=process.env["STATE_processes-file"]??"";if(processesFile!==""&&statSync(processesFile,{throwIfNoEntry:!1})!==
void 0){let[{info},{endRecordedRun}]=await Promise.all([import("./core-TCTAGTFG.js"),import("./recorded-processes-MGATXCRE.js")]);
for(let line of await endRecordedRun(processesFile))info(line)}}catch(error){let{warning}=await import("./core-TCTAGTFG.js");
warning(`Processes of this run may still be running: ${errorMessage(error)}`)}
