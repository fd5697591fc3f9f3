import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{countText}from"./chunk-DVA2FSEP.js";function counted(count,noun,plural=`${noun}s`){return`${countText(count)} ${count===1?noun:plural}`}function capitalize(text){
return text.slice(0,1).toUpperCase()+text.slice(1)}function listText(items,most){let more=items.length>most?` and ${items.
length-most} more`:"";return`${items.slice(0,most).join(", ")}${more}`}function jsonOrNull(text){try{return JSON.parse(text)}catch{
return null}}export{counted,capitalize,listText,jsonOrNull};
