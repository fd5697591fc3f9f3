import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
var exitCodes={pass:0,regressed:1,usage:2,capture:3,inconclusive:4,interrupted:130,terminated:143},LlmProfileError=class extends Error{id;severity="\
error";what;where;why;help;constructor({id,what,where,why,help,cause}){super(what,cause===void 0?void 0:{cause}),this.name=
new.target.name,this.id=id??null,this.what=what,this.where=where??null,this.why=why??null,this.help=help??null}},UserError=class extends LlmProfileError{exitCode=exitCodes.
usage;problems;constructor({problems=[],...parts}){super(parts),this.problems=problems,this.message=[this.what,...problemLines(
this)].join(`
`)}},ToolError=class extends LlmProfileError{exitCode=exitCodes.capture},CaptureError=class extends LlmProfileError{exitCode=exitCodes.
capture;failures;constructor({failures=[],...parts}){super(parts),this.failures=failures}},ParseError=class extends LlmProfileError{exitCode=exitCodes.
capture},StoppedError=class extends LlmProfileError{exitCode;constructor(signal,cause){super({what:`Stopped by ${signal}\
.`,why:"The profilers and the workload were ended too.",cause}),this.exitCode=signal==="SIGINT"?exitCodes.interrupted:exitCodes.
terminated}};function stoppedBy(stop){return new StoppedError(stop.reason)}function refuseWhenStopped(stop){if(stop?.aborted===
!0)throw stoppedBy(stop)}function asFailure(thrown){if(thrown instanceof LlmProfileError&&!(thrown instanceof StoppedError))
return thrown;throw thrown}function errorMessage(error){return typeof error=="object"&&error!==null&&"message"in error?String(
error.message):String(error)}function describeError(error){if(!(error instanceof LlmProfileError))return`Unexpected erro\
r, a bug in llm-profile; please report it with the text below.
${error instanceof Error?error.stack??error.message:String(error)}`;let[what,...rest]=describeDiagnostic(error),problems=error instanceof
UserError?problemLines(error):[],failures=error instanceof CaptureError?error.failures.flatMap(one=>describeError(one).split(
`
`)):[];return[what,...problems,...rest,...failures.map(line=>`  ${line}`)].join(`
`)}function describeDiagnostic({what,where,why,help}){return[what,...where===null?[]:[`  where: ${indentRest(where)}`],...why===
null?[]:[`  why:   ${indentRest(why)}`],...help===null?[]:[`  help:  ${indentRest(help)}`]]}function problemLines({problems}){
return problems.map(problem=>`  - ${problem}`)}function indentRest(text){return text.split(`
`).join(`
         `)}export{exitCodes,LlmProfileError,UserError,ToolError,CaptureError,ParseError,StoppedError,stoppedBy,refuseWhenStopped,asFailure,
errorMessage,describeError,problemLines};
