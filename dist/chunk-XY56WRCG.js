import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{kernelLabel,renderMarks}from"./chunk-FK5PFTCQ.js";import{plainText,shownWidth}from"./chunk-KWNHFX66.js";var labelWidth=60;function toTerminal(text){return renderMarks(text,(kind,part)=>kind==="kernel"?kernelLabel(part,labelWidth):
kind==="own"?part:plainText(part))}function oneLine(text,{width}){let line=toTerminal(text);return shownWidth(line)<=width?
line:`${line.slice(0,width-1).trimEnd()}\u2026`.toWellFormed()}export{toTerminal,oneLine};
