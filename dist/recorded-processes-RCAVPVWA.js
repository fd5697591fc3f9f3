import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{endDeadRuns,endRecordedRun,readProcessesFile,recordFile,writeProcessesFile}from"./chunk-HNBRRCYE.js";import"./chunk-CMNDT63G.js";
import"./chunk-7IBWU4LP.js";import"./chunk-4KDG6NHC.js";import"./chunk-JN33INQG.js";import"./chunk-GBWPPC6J.js";export{endDeadRuns,endRecordedRun,readProcessesFile,recordFile,writeProcessesFile};
