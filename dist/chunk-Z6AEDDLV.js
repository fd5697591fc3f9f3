import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{kernelLabel}from"./chunk-DB7Z5D5G.js";import{shownText}from"./chunk-KOLGLZ76.js";import{plainText}from"./chunk-JN33INQG.js";var labelWidth=60;function terminalText(text){return shownText(text,(kind,part)=>kind==="kernel"?kernelLabel(part,labelWidth):
kind==="own"?part:plainText(part))}export{terminalText};
