import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{comparisonSchema}from"./chunk-NEWJ4NEG.js";import{readErrorCode,readRegularFile}from"./chunk-QDIGZGX7.js";
import{ParseError,errorMessage}from"./chunk-A6EG2BLY.js";import{basename,dirname}from"node:path";var sizeLimit=2**28;async function readComparison(path){try{let{text}=await readRegularFile(path,sizeLimit);return comparisonSchema.
parse(JSON.parse(text))}catch(error){if(readErrorCode(error)==="ENOENT")return null;throw new ParseError({what:`${basename(
path)} isn't a comparison that this version can read.`,where:dirname(path),why:errorMessage(error).split(`
`).slice(0,6).join(`
`),help:"Remove this file, or pass only the profile.json.",cause:error})}}export{readComparison};
