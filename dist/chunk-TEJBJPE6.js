import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
var recordedSideFiles={base:"base-profile.json",head:"head-profile.json"};export{recordedSideFiles};
