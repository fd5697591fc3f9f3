import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{endDeadRuns,endRecordedRun,readProcessesFile,recordFile,writeProcessesFile}from"./chunk-EE64GMZS.js";import"./chunk-T2XCTGTB.js";
import"./chunk-7IBWU4LP.js";import"./chunk-XRSAFMZZ.js";import"./chunk-GBWPPC6J.js";export{endDeadRuns,endRecordedRun,readProcessesFile,recordFile,writeProcessesFile};
