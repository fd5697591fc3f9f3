import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{paint,plainLines,shownWidth}from"./chunk-KWNHFX66.js";var breaks=/ (?!(?:%|[nmµ]?s|min|h|[KMGT]?i?B)(?:[\s.,;:)]|$))|(?<!\d) /,pathWithBlanks=/(?<![^\s("'=`])(?:~|\.{1,2})?\/[^ ]*[^ ,.;:)](?:(?: [^ /]*[^ /,.;:)]){0,2}? [^ /(][^ /]*\/[^ ]*)+/g,
heldBlank="\0";function wrapText(text,{width,paths=[]}){let lines=[],used=0;for(let word of holdingPaths(text,paths).split(
breaks)){let columns=shownWidth(word),last=lines.at(-1);last!==void 0&&used+1+columns<=width?(lines[lines.length-1]=`${last}\
 ${word}`,used+=1+columns):(lines.push(word),used=columns)}return lines.map(line=>line.replaceAll(heldBlank," "))}function holdingPaths(text,paths){
let hold=path=>path.replaceAll(" ",heldBlank);return paths.reduce((held,path)=>held.replaceAll(path,hold),text).replace(
pathWithBlanks,hold)}function wrapLine(line,{width,paths=[]},hang=2){if(shownWidth(line)<=width)return[line];let indent=/^ */.
exec(line)?.[0]??"",[first="",...rest]=wrapText(line.slice(indent.length),{width:width-indent.length,paths}),further=`${indent}${"\
 ".repeat(hang)}`,others=wrapText(rest.join(" "),{width:width-further.length,paths});return[indent+first,...others.map(text=>further+
text)].filter((text,index)=>index===0||text.trim()!=="")}var exitCodes={pass:0,regressed:1,usage:2,capture:3,inconclusive:4,interrupted:130,terminated:143};function exitCodeLine(exitCode){
return`Exit code: ${exitCode}`}var LlmProfileError=class extends Error{id;severity="error";what;where;why;help;failures;constructor({
id,what,where,why,help,cause,failures=[]}){super(what,cause===void 0?void 0:{cause}),this.name=new.target.name,this.id=id??
null,this.what=what,this.where=where??null,this.why=why??null,this.help=help??null,this.failures=failures}},UserError=class extends LlmProfileError{exitCode=exitCodes.
usage;problems;constructor({problems=[],...parts}){super(parts),this.problems=problems,this.message=[this.what,...problemLines(
this)].join(`
`)}},ToolError=class extends LlmProfileError{exitCode=exitCodes.capture},CaptureError=class extends LlmProfileError{exitCode=exitCodes.
capture},ParseError=class extends LlmProfileError{exitCode=exitCodes.capture},StoppedError=class extends LlmProfileError{exitCode;constructor(signal,cause){
super({what:`Stopped by ${signal}.`,why:"The profilers and the workload were stopped too.",cause}),this.exitCode=signal===
"SIGINT"?exitCodes.interrupted:exitCodes.terminated}};function stoppedBy(stop){return new StoppedError(stop.reason)}function refuseWhenStopped(stop){
if(stop?.aborted===!0)throw stoppedBy(stop)}function asFailure(thrown){if(thrown instanceof LlmProfileError&&!(thrown instanceof
StoppedError))return thrown;throw thrown}function errorMessage(error){return typeof error=="object"&&error!==null&&"mess\
age"in error?String(error.message):String(error)}var unlimited={width:1/0,color:!1};function describeError(error,layout=unlimited){
if(!(error instanceof LlmProfileError)){let stack=error instanceof Error?error.stack??error.message:String(error);return`\
Unexpected error. This is a bug in llm-profile; please report it with the text below.
${quoted(stack,layout)}`}let[what="",...rest]=describeDiagnostic(error,layout),problems=error instanceof UserError?problemLines(
error):[],inner={...layout,width:layout.width-2},failures=error.failures.flatMap(failure=>describeError(failure,inner).split(
`
`));return[...what.split(`
`).map(line=>paint(layout,"bad",line)),...problems.flatMap(line=>wrapLine(quoted(line,layout),layout)),...rest,...failures.
map(line=>`  ${line}`)].join(`
`)}function describeDiagnostic({what,where,why,help},layout=unlimited){return[...labeled("",what,layout),...where===null?
[]:labeled("  where: ",where,layout),...why===null?[]:labeled("  why:   ",why,layout),...help===null?[]:labeled("  help:\
  ",help,layout)]}function problemLines({problems}){return problems.map(problem=>`  - ${problem}`)}function quoted(text,{
color}){return color?plainLines(text):text}function labeled(label,text,layout){return[quoted(text,layout).split(`
`).flatMap(line=>wrapLine(line,{...layout,width:layout.width-label.length},0)).map((line,index)=>(index===0?label:" ".repeat(
label.length))+line).join(`
`)]}export{wrapText,wrapLine,exitCodes,exitCodeLine,LlmProfileError,UserError,ToolError,CaptureError,ParseError,StoppedError,
stoppedBy,refuseWhenStopped,asFailure,errorMessage,describeError,problemLines};
