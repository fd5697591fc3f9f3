import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{readProfile,readStoredProfile}from"./chunk-URAATWX2.js";import"./chunk-3JB35546.js";import"./chunk-4PZM5ZSW.js";
import"./chunk-DSBHZW2I.js";import"./chunk-U2ZF3MRO.js";import"./chunk-7IBWU4LP.js";import"./chunk-XRSAFMZZ.js";
import"./chunk-GBWPPC6J.js";export{readProfile,readStoredProfile};
