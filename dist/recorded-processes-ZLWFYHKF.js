import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{endDeadRuns,endRecordedRun,readProcessesFile,recordPlace,removeProcessesFile,writeProcessesFile}from"./chunk-EBA62DIX.js";
import"./chunk-PYE7Q5KM.js";import"./chunk-6CNRCT6F.js";import"./chunk-5D4Z67PI.js";import"./chunk-XLZ6DOMG.js";
import"./chunk-U3NOGDHJ.js";import"./chunk-GBWPPC6J.js";export{endDeadRuns,endRecordedRun,readProcessesFile,recordPlace,removeProcessesFile,writeProcessesFile};
