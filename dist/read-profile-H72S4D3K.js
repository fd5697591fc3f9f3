import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{readProfile,readStoredProfile}from"./chunk-YPTI2MJT.js";import"./chunk-3M456MRT.js";import"./chunk-YOQXIA2R.js";
import"./chunk-6ECLQG56.js";import"./chunk-HK4KMQAT.js";import"./chunk-6WS3YUMR.js";import"./chunk-EMAJXVPM.js";
import"./chunk-G75GGGIL.js";import"./chunk-7IBWU4LP.js";import"./chunk-A6EG2BLY.js";import"./chunk-JN33INQG.js";
import"./chunk-GBWPPC6J.js";export{readProfile,readStoredProfile};
