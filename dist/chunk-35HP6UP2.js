import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
var purposes=["verify","probe","discovery","tuning","whole","rounds","untraced","ncu","lines"],serverVariable="LLM_PROFI\
LE_SERVER";export{purposes,serverVariable};
