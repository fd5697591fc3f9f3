import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{chooseRecordFile,endDeadRuns,endRecordedRun,readProcessesFile,writeProcessesFile}from"./chunk-TSDNDFYM.js";
import"./chunk-I7EQVFC6.js";import"./chunk-7IBWU4LP.js";import"./chunk-PTI7NVRR.js";import"./chunk-KWNHFX66.js";
import"./chunk-GBWPPC6J.js";export{chooseRecordFile,endDeadRuns,endRecordedRun,readProcessesFile,writeProcessesFile};
