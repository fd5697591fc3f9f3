import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{chooseRecordFile,endDeadRuns,endRecordedRun,readProcessesFile,writeProcessesFile}from"./chunk-HAMHRC5U.js";
import"./chunk-U3NEMMEV.js";import"./chunk-7IBWU4LP.js";import"./chunk-SVS2CUJD.js";import"./chunk-KWNHFX66.js";
import"./chunk-GBWPPC6J.js";export{chooseRecordFile,endDeadRuns,endRecordedRun,readProcessesFile,writeProcessesFile};
