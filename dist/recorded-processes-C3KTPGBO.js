import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{endDeadRuns,endRecordedRun,readProcessesFile,recordPlace,removeProcessesFile,writeProcessesFile}from"./chunk-3S2L3K7F.js";
import"./chunk-ULQANPBD.js";import"./chunk-5GEUU6SA.js";import"./chunk-GAMW3ESK.js";import"./chunk-YFNKDKYF.js";
import"./chunk-GBWPPC6J.js";export{endDeadRuns,endRecordedRun,readProcessesFile,recordPlace,removeProcessesFile,writeProcessesFile};
