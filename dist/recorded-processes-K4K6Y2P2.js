import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{endDeadRuns,endRecordedRun,readProcessesFile,recordPlace,removeProcessesFile,writeProcessesFile}from"./chunk-Y7NHURXK.js";
import"./chunk-K37N5XN7.js";import"./chunk-APQ6B23S.js";import"./chunk-AFBPKHWR.js";import"./chunk-JFKXT7ZS.js";
import"./chunk-GBWPPC6J.js";export{endDeadRuns,endRecordedRun,readProcessesFile,recordPlace,removeProcessesFile,writeProcessesFile};
