import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{readErrorCode}from"./chunk-PY33EE2G.js";import{UserError,errorMessage}from"./chunk-SVS2CUJD.js";import{open,stat}from"node:fs/promises";async function findInput(path,shown,as=analyzedPath){let stats=await stat(path).catch(error=>{throw["ENOENT","ENOTDIR"].
includes(readErrorCode(error))?new UserError({what:`${shown} doesn't exist.`,...as,cause:error}):createUnreadableError(shown,
error,as.where)});return await open(path).then(async handle=>handle.close(),error=>{throw createUnreadableError(shown,error,
as.where)}),stats}var analyzedPath={where:"the given path",help:"Pass a run directory, a profile.json, an .nsys-rep, or \
a .sqlite export."};function createUnreadableError(shown,error,where){return new UserError({what:`Can't read ${shown}.`,
where,why:errorMessage(error),help:"Let the user that runs llm-profile read this path and its parent folders.",cause:error})}export{findInput};
