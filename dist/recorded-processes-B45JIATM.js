import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);
import{endDeadRuns,endRecordedRun,readProcessesFile,recordPlace,removeProcessesFile,writeProcessesFile}from"./chunk-3OBWSZWQ.js";
import"./chunk-RM5UE3B6.js";import"./chunk-M4RYY53X.js";import"./chunk-BSDBSPHY.js";import"./chunk-LBSSD2QW.js";
import"./chunk-D5RTYSHG.js";export{endDeadRuns,endRecordedRun,readProcessesFile,recordPlace,removeProcessesFile,writeProcessesFile};
