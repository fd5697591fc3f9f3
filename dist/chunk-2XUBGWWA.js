import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{UserError,errorMessage}from"./chunk-SVS2CUJD.js";import{mkdir,rm}from"node:fs/promises";import{resolve}from"node:path";async function writeInNewFolder({cwd},folder,body){if(folder===null)return body(null);let out=resolve(cwd,folder);await makeNewFolder(
out);try{return await body(out)}catch(error){throw await rm(out,{recursive:!0,force:!0}),error}}async function makeNewFolder(folder){
try{await mkdir(folder,{recursive:!1,mode:448})}catch(error){throw new UserError({what:`Can't create the output folder ${folder}\
.`,where:"--out",why:errorMessage(error),help:"Name a new folder inside an existing folder. We never overwrite anything.",
cause:error})}}export{writeInNewFolder,makeNewFolder};
