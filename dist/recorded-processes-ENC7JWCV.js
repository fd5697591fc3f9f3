import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{endDeadRuns,endRecordedRun,readProcessesFile,recordPlace,removeProcessesFile,writeProcessesFile}from"./chunk-3O72BRZH.js";
import"./chunk-DPRMI3SO.js";import"./chunk-ZQ5O4H5G.js";import"./chunk-WOCV4FV3.js";import"./chunk-7IBWU4LP.js";
import"./chunk-XRSAFMZZ.js";import"./chunk-GBWPPC6J.js";export{endDeadRuns,endRecordedRun,readProcessesFile,recordPlace,removeProcessesFile,writeProcessesFile};
