import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{endDeadRuns,endRecordedRun,readProcessesFile,recordPlace,removeProcessesFile,writeProcessesFile}from"./chunk-F2F4OPZV.js";
import"./chunk-TX27LKQU.js";import"./chunk-4BVUASJ3.js";import"./chunk-5D4Z67PI.js";import"./chunk-XLZ6DOMG.js";
import"./chunk-OZNDZEMK.js";import"./chunk-GBWPPC6J.js";export{endDeadRuns,endRecordedRun,readProcessesFile,recordPlace,removeProcessesFile,writeProcessesFile};
