import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{readProfile,readStoredProfile}from"./chunk-MKIYJ6EG.js";import"./chunk-KHIPJGY3.js";import"./chunk-Y5RH4NMR.js";
import"./chunk-5D4Z67PI.js";import"./chunk-XLZ6DOMG.js";import"./chunk-XZ34GZY7.js";import"./chunk-GBWPPC6J.js";export{readProfile,readStoredProfile};
