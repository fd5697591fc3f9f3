import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{endDeadRuns,endRecordedRun,readProcessesFile,recordFile,removeProcessesFile,writeProcessesFile}from"./chunk-A27ZHSC2.js";
import"./chunk-X7BVZTUH.js";import"./chunk-7IBWU4LP.js";import"./chunk-XRSAFMZZ.js";import"./chunk-GBWPPC6J.js";export{endDeadRuns,endRecordedRun,readProcessesFile,recordFile,removeProcessesFile,writeProcessesFile};
