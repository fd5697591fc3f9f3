import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{endDeadRuns,endRecordedRun,readProcessesFile,recordPlace,removeProcessesFile,writeProcessesFile}from"./chunk-JTQX6HSF.js";
import"./chunk-5YSCYWTB.js";import"./chunk-5GEUU6SA.js";import"./chunk-64XSUWXW.js";import"./chunk-NHQQSHKD.js";
import"./chunk-GBWPPC6J.js";export{endDeadRuns,endRecordedRun,readProcessesFile,recordPlace,removeProcessesFile,writeProcessesFile};
