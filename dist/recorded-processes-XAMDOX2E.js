import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{endDeadRuns,endRecordedRun,readProcessesFile,recordPlace,removeProcessesFile,writeProcessesFile}from"./chunk-BYCON6PG.js";
import"./chunk-GHYUQLRI.js";import"./chunk-CI6KKQT3.js";import"./chunk-SQUX76Y5.js";import"./chunk-7IBWU4LP.js";
import"./chunk-XZ34GZY7.js";import"./chunk-GBWPPC6J.js";export{endDeadRuns,endRecordedRun,readProcessesFile,recordPlace,removeProcessesFile,writeProcessesFile};
