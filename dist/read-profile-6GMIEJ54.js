import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{readProfile,readStoredProfile}from"./chunk-FESNU77F.js";import"./chunk-FCASKYAL.js";import"./chunk-U2ZF3MRO.js";
import"./chunk-SQUX76Y5.js";import"./chunk-7IBWU4LP.js";import"./chunk-XZ34GZY7.js";import"./chunk-GBWPPC6J.js";export{readProfile,readStoredProfile};
