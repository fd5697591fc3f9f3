import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{bytesPer}from"./chunk-6WS3YUMR.js";var nanosecondsPer={ns:1,us:1e3,\u00B5s:1e3,\u03BCs:1e3,ms:1e6,s:1e9,sec:1e9,seconds:1e9},bytesPer2={...bytesPer,byte:1,
bytes:1,kB:1e3};function readUnit(unit){let text=unit??"";return Object.hasOwn(nanosecondsPer,text)?{base:"ns",factor:nanosecondsPer[text]??
1}:Object.hasOwn(bytesPer2,text)?{base:"bytes",factor:bytesPer2[text]??1}:{base:text,factor:1}}export{readUnit};
