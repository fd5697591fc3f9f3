import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{endDeadRuns,endRecordedRun,readProcessesFile,recordFile,writeProcessesFile}from"./chunk-5KZTXK3G.js";import"./chunk-342LX7VM.js";
import"./chunk-7IBWU4LP.js";import"./chunk-4KDG6NHC.js";import"./chunk-JN33INQG.js";import"./chunk-GBWPPC6J.js";export{endDeadRuns,endRecordedRun,readProcessesFile,recordFile,writeProcessesFile};
