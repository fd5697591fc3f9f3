import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{redactOverride}from"./chunk-U6ZILMLL.js";import{UserError,errorMessage}from"./chunk-OZNDZEMK.js";import{mkdir}from"node:fs/promises";async function makeNewFolder(folder){try{await mkdir(folder,{recursive:!1,mode:448})}catch(error){throw new UserError({what:`\
The output folder ${folder} cannot be made.`,where:"--out",why:errorMessage(error),help:"Name a folder that does not exi\
st yet, in one that does: nothing is ever overwritten.",cause:error})}}function sharedArgv({ranges,settings}){return[...ranges.flatMap(range=>["--range",range]),...settings.configFile===null?
[]:["--config",settings.configFile],...settings.presets.flatMap(preset=>["--preset",preset]),...settings.overrides.flatMap(
override=>["--set",redactOverride(override)])]}export{makeNewFolder,sharedArgv};
