import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
function jsonParts(value){return{*[Symbol.iterator](){let part="";for(let piece of pieces(value,0))part+=piece,!(part.length<
65536)&&(yield part,part="");yield`${part}
`}}}function*pieces(value,depth){let margin=`
${"  ".repeat(depth)}`,members=depth===4?[]:membersOf(value);if(members.length===0){yield JSON.stringify(value,null,2).replaceAll(
`
`,margin);return}let before=Array.isArray(value)?"[":"{";for(let{key,member}of members)yield`${before}${margin}  ${key}`,
yield*pieces(member,depth+1),before=",";yield`${margin}${Array.isArray(value)?"]":"}"}`}function membersOf(value){return Array.
isArray(value)?value.map(member=>({key:"",member:member??null})):typeof value!="object"||value===null?[]:Object.entries(
value).filter(([,member])=>member!==void 0).map(([key,member])=>({key:`${JSON.stringify(key)}: `,member}))}var logLayout={width:160,color:!1},codes={bad:"\x1B[31m",good:"\x1B[32m",unsure:"\x1B[33m",strong:"\x1B[1m",faint:"\x1B[2m"},
end="\x1B[0m",painted=new RegExp([...Object.values(codes),end].map(code=>code.replace("[","\\[")).join("|"),"g");function paint({
color},tone,text){return color&&text!==""?`${codes[tone]}${text}${end}`:text}function shownWidth(text){return text.replace(
painted,"").length}function exceptColors(text,change){let colors=text.match(painted)??[];return text.split(painted).map(
(part,index)=>change(part)+(colors[index]??"")).join("")}var invisible=/(?!\t)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu,escapeSequences=/\u001b(?:\[[0-?]*[ -/]*[@-~]|[\]PX^_][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[ -/]*[0-~])/g;
function plainText(name){return withoutCommand(name.replace(invisible,"\uFFFD").replaceAll("	","\uFFFD"))}function plainLines(text){
return text.split(`
`).map(line=>withoutCommand(line.replace(invisible,"\uFFFD"))).join(`
`)}function shownLines(text,{color}){return color?exceptColors(text,plainLines):plainLines(text)}function plainOutput(line){
return withoutCommand(line.replace(escapeSequences,"").replace(invisible,""))}function plainJson(value,indent){return escapedJson(
JSON.stringify(value,null,indent))}function*plainJsonParts(value){for(let part of jsonParts(value))yield escapedJson(part)}
function escapedJson(text){return text.replace(/[^\n -~]+/gu,others=>others.replace(invisible,escaped)).replaceAll("##[",
"#\\u0023[")}function escaped(character){return character.split("").map(unit=>`\\u${unit.charCodeAt(0).toString(16).padStart(
4,"0")}`).join("")}function withoutCommand(line){let text=line.toWellFormed().replaceAll("##[","## [");return text.trimStart().
startsWith("::")?`| ${text}`:text}export{logLayout,paint,shownWidth,jsonParts,plainText,plainLines,shownLines,plainOutput,plainJson,plainJsonParts};
