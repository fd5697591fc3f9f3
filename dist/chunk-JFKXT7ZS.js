import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
var exitCodes={pass:0,regressed:1,usage:2,capture:3,inconclusive:4,interrupted:130,terminated:143},LlmProfileError=class extends Error{where;why;help;id;constructor(parts){
super(parts.what,parts.cause===void 0?void 0:{cause:parts.cause}),this.name=new.target.name,this.where=parts.where,this.
why=parts.why,this.help=parts.help,this.id=parts.id}},UserError=class extends LlmProfileError{exitCode=exitCodes.usage},
ToolError=class extends LlmProfileError{exitCode=exitCodes.capture},CaptureError=class extends LlmProfileError{exitCode=exitCodes.
capture;failures;constructor(parts){super(parts),this.failures=parts.failures??[]}},ParseError=class extends LlmProfileError{exitCode=exitCodes.
capture},StoppedError=class extends LlmProfileError{exitCode;constructor(signal,cause){super({what:`Stopped by ${signal}\
.`,why:"The profilers and the workload were ended too.",...cause===void 0?{}:{cause}}),this.exitCode=signal==="SIGINT"?exitCodes.
interrupted:exitCodes.terminated}};function errorMessage(error){return typeof error=="object"&&error!==null&&"message"in
error?String(error.message):String(error)}function describeError(error){if(!(error instanceof LlmProfileError))return`Un\
expected error, a bug in llm-profile; please report it with the text below.
${error instanceof Error?error.stack??error.message:String(error)}`;let lines=[error.message];if(error.where!==void 0&&lines.
push(`  where: ${indentRest(error.where)}`),error.why!==void 0&&lines.push(`  why:   ${indentRest(error.why)}`),error.help!==
void 0&&lines.push(`  help:  ${indentRest(error.help)}`),error instanceof CaptureError)for(let failure of error.failures)
lines.push(...describeError(failure).split(`
`).map(line=>`  ${line}`));return lines.join(`
`)}function indentRest(text){return text.split(`
`).join(`
         `)}export{exitCodes,LlmProfileError,UserError,ToolError,CaptureError,ParseError,StoppedError,errorMessage,describeError};
