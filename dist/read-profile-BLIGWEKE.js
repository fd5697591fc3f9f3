import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{readProfile,readStoredProfile}from"./chunk-PFTQA7UW.js";import"./chunk-PPI5QADB.js";import"./chunk-7JD2YBGS.js";
import"./chunk-ZYMCHVPE.js";import"./chunk-DVA2FSEP.js";import"./chunk-U2ZF3MRO.js";import"./chunk-G75GGGIL.js";
import"./chunk-7IBWU4LP.js";import"./chunk-SVS2CUJD.js";import"./chunk-KWNHFX66.js";import"./chunk-GBWPPC6J.js";export{readProfile,readStoredProfile};
