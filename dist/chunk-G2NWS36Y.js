import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{kernelLabel,shownText}from"./chunk-G4YCGEMI.js";import{plainText,shownWidth}from"./chunk-KWNHFX66.js";var labelWidth=60;function terminalText(text){return shownText(text,(kind,part)=>kind==="kernel"?kernelLabel(part,labelWidth):
kind==="own"?part:plainText(part))}function oneLine(text,{width}){let line=terminalText(text);return shownWidth(line)<=width?
line:`${line.slice(0,width-1).trimEnd()}\u2026`.toWellFormed()}export{terminalText,oneLine};
