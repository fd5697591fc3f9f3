import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{readProfile,readStoredProfile}from"./chunk-S3FMWSRZ.js";import"./chunk-CNAKU7OE.js";import"./chunk-UWABTZDV.js";
import"./chunk-YTVQXYLK.js";import"./chunk-U2ZF3MRO.js";import"./chunk-7IBWU4LP.js";import"./chunk-4KDG6NHC.js";
import"./chunk-JN33INQG.js";import"./chunk-GBWPPC6J.js";export{readProfile,readStoredProfile};
