import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{endDeadRuns,endRecordedRun,readProcessesFile,recordPlace,removeProcessesFile,writeProcessesFile}from"./chunk-PWV553N3.js";
import"./chunk-GHYUQLRI.js";import"./chunk-HJLD2WXL.js";import"./chunk-5D4Z67PI.js";import"./chunk-7IBWU4LP.js";
import"./chunk-XZ34GZY7.js";import"./chunk-GBWPPC6J.js";export{endDeadRuns,endRecordedRun,readProcessesFile,recordPlace,removeProcessesFile,writeProcessesFile};
