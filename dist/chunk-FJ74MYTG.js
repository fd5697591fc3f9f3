import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{exceptColors}from"./chunk-YFNKDKYF.js";var invisible=/(?!\t)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu,escapeSequences=/\u001b(?:\[[0-?]*[ -/]*[@-~]|[\]PX^_][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[ -/]*[0-~])/g;
function plainText(name){return withoutCommand(name.replace(invisible,"\uFFFD").replaceAll("	","\uFFFD"))}function plainLines(text){
return text.split(`
`).map(line=>withoutCommand(line.replace(invisible,"\uFFFD"))).join(`
`)}function shownLines(text,{color}){return color?exceptColors(text,plainLines):plainLines(text)}function plainOutput(line){
return withoutCommand(line.replace(escapeSequences,"").replace(invisible,""))}function plainJson(value,indent){return JSON.
stringify(value,null,indent).split(`
`).map(line=>line.replace(invisible,escaped).replaceAll("##[","#\\u0023[")).join(`
`)}function escaped(character){return character.split("").map(unit=>`\\u${unit.charCodeAt(0).toString(16).padStart(4,"0")}`).
join("")}function withoutCommand(line){let text=line.toWellFormed().replaceAll("##[","## [");return text.trimStart().startsWith(
"::")?`| ${text}`:text}export{plainText,plainLines,shownLines,plainOutput,plainJson};
