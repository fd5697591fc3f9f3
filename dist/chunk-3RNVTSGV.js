import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{UserError,errorMessage}from"./chunk-4KDG6NHC.js";import{mkdir}from"node:fs/promises";async function makeNewFolder(folder){try{await mkdir(folder,{recursive:!1,mode:448})}catch(error){throw new UserError({what:`\
Can't create the output folder ${folder}.`,where:"--out",why:errorMessage(error),help:"Name a new folder inside an exist\
ing folder. We never overwrite anything.",cause:error})}}export{makeNewFolder};
