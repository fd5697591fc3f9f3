import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{endDeadRuns,endRecordedRun,readProcessesFile,recordPlace,removeProcessesFile,writeProcessesFile}from"./chunk-E3SEPJ3Y.js";
import"./chunk-HJ3UZSHW.js";import"./chunk-UJGRFOI6.js";import"./chunk-O4GDWJWS.js";import"./chunk-7IBWU4LP.js";
import"./chunk-RP5B2AXX.js";import"./chunk-GBWPPC6J.js";export{endDeadRuns,endRecordedRun,readProcessesFile,recordPlace,removeProcessesFile,writeProcessesFile};
