import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{UserError,errorMessage}from"./chunk-XRSAFMZZ.js";import{mkdir}from"node:fs/promises";async function makeNewFolder(folder){try{await mkdir(folder,{recursive:!1,mode:448})}catch(error){throw new UserError({what:`\
The output folder ${folder} cannot be made.`,where:"--out",why:errorMessage(error),help:"Name a folder that does not exi\
st yet, in one that does: nothing is ever overwritten.",cause:error})}}export{makeNewFolder};
