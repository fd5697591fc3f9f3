import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{chooseRecordFile,endDeadRuns,endRecordedRun,readProcessesFile,writeProcessesFile}from"./chunk-JM4HAVZV.js";
import"./chunk-RPHAMNRI.js";import"./chunk-KQUVK35Y.js";import"./chunk-7IBWU4LP.js";import"./chunk-A6EG2BLY.js";
import"./chunk-JN33INQG.js";import"./chunk-GBWPPC6J.js";export{chooseRecordFile,endDeadRuns,endRecordedRun,readProcessesFile,writeProcessesFile};
