import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{endDeadRuns,endRecordedRun,readProcessesFile,recordFile,writeProcessesFile}from"./chunk-X762YKS2.js";import"./chunk-PQL6VY57.js";
import"./chunk-PJPSHN4Q.js";import"./chunk-T6YMR3NY.js";import"./chunk-KWNHFX66.js";import"./chunk-GBWPPC6J.js";export{endDeadRuns,endRecordedRun,readProcessesFile,recordFile,writeProcessesFile};
