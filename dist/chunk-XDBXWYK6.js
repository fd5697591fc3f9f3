import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
var purposes=["probe","discovery","rounds","untraced","ncu","lines"],serverVariable="LLM_PROFILE_SERVER";export{purposes,serverVariable};
