import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);
import{endDeadRuns,endRecordedRun,readProcessesFile,recordPlace,removeProcessesFile,writeProcessesFile}from"./chunk-SH7WNTJJ.js";
import"./chunk-L6E3C7PB.js";import"./chunk-4VBKAGII.js";import"./chunk-BG6UHI3G.js";import"./chunk-WVAFW5KB.js";
import"./chunk-D5RTYSHG.js";export{endDeadRuns,endRecordedRun,readProcessesFile,recordPlace,removeProcessesFile,writeProcessesFile};
