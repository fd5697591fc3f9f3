import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{readProfile,readStoredProfile}from"./chunk-YD56QZC4.js";import"./chunk-U2ZF3MRO.js";import"./chunk-UHXQRZLL.js";
import"./chunk-4KDG6NHC.js";import"./chunk-XPTDL37I.js";import"./chunk-7IBWU4LP.js";import"./chunk-H4ZU53CY.js";
import"./chunk-W32B5RYS.js";import"./chunk-JN33INQG.js";import"./chunk-GBWPPC6J.js";export{readProfile,readStoredProfile};
