import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{storedProfileSchema}from"./chunk-PPI5QADB.js";import{sizeText}from"./chunk-DVA2FSEP.js";import{ZodError,
prettifyError}from"./chunk-7IBWU4LP.js";import{LlmProfileError,ParseError,errorMessage}from"./chunk-SVS2CUJD.js";import{existsSync}from"node:fs";import{constants}from"node:buffer";import{readFile,stat}from"node:fs/promises";import{join}from"node:path";async function readProfile(path,shown){try{let{size}=await stat(path);if(size>constants.MAX_STRING_LENGTH)throw new ParseError(
{what:`${shown} is too large to read.`,where:path,why:`The file has ${sizeText(size)}, and we can read at most ${sizeText(
constants.MAX_STRING_LENGTH)} of text at once.`,help:"Pass the run's reports instead, and select fewer ranges with --ran\
ge."});return storedProfileSchema.parse(JSON.parse(await readFile(path,"utf8")))}catch(error){throw error instanceof LlmProfileError?
error:new ParseError({what:`${shown} isn't a profile that this version can read.`,where:path,why:(error instanceof ZodError?
prettifyError(error):errorMessage(error)).split(`
`).slice(0,6).join(`
`),help:"Pass the profile.json of a run directory. docs/report-format.md describes the format.",cause:error})}}async function readStoredProfile(directory){
let file=join(directory,"profile.json");return existsSync(file)?readProfile(file,file):null}export{readProfile,readStoredProfile};
