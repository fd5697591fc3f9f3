import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{endDeadRuns,endRecordedRun,readProcessesFile,recordPlace,removeProcessesFile,writeProcessesFile}from"./chunk-X7G5JNBV.js";
import"./chunk-4UML2FZ7.js";import"./chunk-5GEUU6SA.js";import"./chunk-SED4EZVD.js";import"./chunk-OZNDZEMK.js";
import"./chunk-GBWPPC6J.js";export{endDeadRuns,endRecordedRun,readProcessesFile,recordPlace,removeProcessesFile,writeProcessesFile};
