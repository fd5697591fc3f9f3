import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{endDeadRuns,endRecordedRun,readProcessesFile,recordPlace,removeProcessesFile,writeProcessesFile}from"./chunk-OY2KAFPY.js";
import"./chunk-FA7TESM7.js";import"./chunk-5P6SOU6I.js";import"./chunk-5WPYZJHR.js";import"./chunk-EWDXXY72.js";
import"./chunk-GBWPPC6J.js";export{endDeadRuns,endRecordedRun,readProcessesFile,recordPlace,removeProcessesFile,writeProcessesFile};
