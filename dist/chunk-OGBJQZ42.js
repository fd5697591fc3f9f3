import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{comparisonSchema}from"./chunk-DHKSCNTC.js";import{errorCode,readRegularFile}from"./chunk-QJOP3WDW.js";
import{ParseError,errorMessage}from"./chunk-4KDG6NHC.js";import{basename,dirname}from"node:path";var largest=2**28;async function readComparison(path){try{let{text}=await readRegularFile(path,largest);return comparisonSchema.
parse(JSON.parse(text))}catch(error){if(errorCode(error)==="ENOENT")return null;throw new ParseError({what:`${basename(path)}\
 isn't a comparison that this version can read.`,where:dirname(path),why:errorMessage(error).split(`
`).slice(0,6).join(`
`),help:"Remove this file, or pass only the profile.json.",cause:error})}}export{readComparison};
