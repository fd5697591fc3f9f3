import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{errorCode}from"./chunk-2VIPU5VX.js";import{UserError,errorMessage}from"./chunk-4KDG6NHC.js";import{open,stat}from"node:fs/promises";async function findInput(path,shown,as=analyzedPath){let found=await stat(path).catch(error=>{throw isAbsent(error)?new UserError(
{what:`${shown} doesn't exist.`,...as,cause:error}):unreadable(shown,error,as.where)});return await open(path).then(async handle=>handle.
close(),error=>{throw unreadable(shown,error,as.where)}),found}var analyzedPath={where:"the given path",help:"Pass a run\
 directory, a profile.json, an .nsys-rep, or a .sqlite export."};function isAbsent(error){return["ENOENT","ENOTDIR"].includes(
errorCode(error))}function unreadable(shown,error,where){return new UserError({what:`Can't read ${shown}.`,where,why:errorMessage(
error),help:"Let the user that runs llm-profile read this path and its parent folders.",cause:error})}export{findInput};
