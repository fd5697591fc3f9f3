import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{diagnostic,diagnosticText}from"./chunk-22KIXDSW.js";import{ZodError,number,object,record,string,unknown}from"./chunk-7IBWU4LP.js";
import{StoppedError}from"./chunk-A6EG2BLY.js";import{plainText}from"./chunk-JN33INQG.js";import{setTimeout as wait}from"node:timers/promises";var waitingShare=2/5;function createWaitBudget(options){let{limitMs,stop,sleep=sleepUntilStopped}=options,leftMs=limitMs*
waitingShare,signal=stop,has=duration=>duration<=leftMs;return{stretch:async body=>{let end=new AbortController,timer=setTimeout(
()=>{end.abort(new TimeOver(limitMs))},limitMs);leftMs=limitMs*waitingShare,signal=AbortSignal.any([stop,end.signal]);try{
return await body()}finally{clearTimeout(timer),signal=stop}},get signal(){return signal},spend:duration=>{leftMs-=duration},
has,wait:async duration=>has(duration)?(leftMs-=duration,await sleep(duration,signal),throwIfStopped(signal),!signal.aborted):
!1}}async function sleepUntilStopped(duration,stop){try{await wait(duration,void 0,{signal:stop})}catch(error){if(!stop.
aborted)throw error}}var TimeOver=class extends Error{constructor(limitMs){super(`We ran out of time (\`publish-time-limi\
t\`: ${limitMs/1e3} s).`),this.name="TimeOver"}};function throwIfStopped(stop){if(stop.aborted&&!(stop.reason instanceof
TimeOver))throw new StoppedError(stop.reason==="SIGINT"?"SIGINT":"SIGTERM")}function throwIfEnded(signal){if(throwIfStopped(
signal),signal.reason instanceof TimeOver)throw signal.reason}async function raceWithStop(work,stop){let stopped=Promise.
withResolvers(),refuse=()=>{stopped.reject(new Error("stopped"))};stop.addEventListener("abort",refuse,{once:!0}),stop.aborted&&
refuse();try{return await Promise.race([work,stopped.promise])}catch(error){throw throwIfEnded(stop),error}finally{stop.
removeEventListener("abort",refuse)}}var apiFailures={"permission-missing":{means:"GitHub refused the request or can't find what we asked for. In most cases,\
 the token lacks a permission. Tokens are read-only for pull requests from forks and Dependabot.",help:"Add the permissi\
on named in the message to the job's `permissions:`. For forks, use `mode: comment` in a workflow with `on: workflow_run\
`."},"github-failed":{means:"A request to GitHub failed. The message quotes GitHub's answer, or says why there was none.",
help:"Check the input `token`, githubstatus.com, and the runner's network (`https_proxy`, `no_proxy`, GITHUB_API_URL). R\
erun the job, later if GitHub limits the rate."},"publish-time-over":{means:"Looking for a baseline or publishing exceed\
ed `publish-time-limit`: GitHub didn't answer, or the artifacts are too large for the network.",help:"Check githubstatus\
.com and the runner's network, and rerun the job. For large artifacts, raise `publish-time-limit`, or set `compress-abov\
e`."}};function describeApiFailure(id,what,why){return diagnostic({id,severity:"warning",what,why,help:apiFailures[id].help})}
var artifactFailures={"artifact-not-on-ghes":{means:"GitHub Enterprise Server doesn't support the artifacts that this ac\
tion uploads.",help:"Add a later step with `if: always()` that uploads the output `run-dir`, with a version of actions/u\
pload-artifact that your server supports. Compare with `baseline: same-job`."},"artifact-no-runtime":{means:"Only action\
s get the token for uploads (ACTIONS_RUNTIME_TOKEN); a program in a `run:` step doesn't.",help:"Use the action (`uses:`)\
, or upload the run directory with actions/upload-artifact in a later step."},"artifact-name-taken":{means:"This run alr\
eady has an artifact with this name, perhaps from another job or matrix job, and an artifact can't be changed.",help:"Gi\
ve each use of the action in a job its own `artifact-name`. Different jobs and matrix jobs already get different names."},
"artifact-quota":{means:"The account's artifact storage is full.",help:"Delete old artifacts, lower `retention-days`, or\
 raise the limit in the billing settings."},"artifact-refused-by-service":{means:"The runner's artifact service rejected\
 an artifact or didn't answer in five tries, so we stopped uploading.",help:"On GitHub, rerun the job. With act, Gitea, \
or Forgejo, the artifact service may be too old or turned off (for act, pass `--artifact-server-path`). If so, add a lat\
er step that uploads the folder in the output `run-dir`."},"artifact-upload-failed":{means:"The upload didn't finish.",help:"\
Check githubstatus.com and rerun the job. On a self-hosted runner, check `https_proxy` and the connection to GitHub's st\
orage (`*.blob.core.windows.net`)."},"artifact-nothing-to-upload":{means:"The run directory contains no file we may uplo\
ad.",help:"Earlier warnings say what was left out and why."},"artifact-secret-found":{means:"A file, or its path, contai\
ns a secret, so the file wasn't uploaded.",help:"Keep the program from printing the secret, even in a range's name, or p\
ass the secret as a file (`workload.secret-files`). If the value isn't secret, rename its variable. If the secret leaked\
 elsewhere, replace it."},"artifact-reports-held-back":{means:"A file contains a secret or couldn't be searched, so the \
program may have had access to a secret. The profilers' reports contain the program's environment in a form we can't sea\
rch, so no reports were uploaded.",help:"Another warning names the file. Don't give the program the secret, or keep the \
program from printing the secret (`workload.secret-files`). The reports are in the run directory on the machine."},"arti\
fact-file-not-searched":{means:"A file couldn't be searched for secrets, so it wasn't uploaded.",help:"The message says \
why. The file is in the run directory on the machine."},"artifact-files-left-out":{means:"The run has too many files, fi\
les that are too large, or names that artifacts don't allow.",help:"Lower `rounds`, don't let the program write to the r\
un directory, or upload the rest from the output `run-dir`."},"artifact-directory-unreadable":{means:"The run directory \
is unreadable.",help:"Make sure the directory still exists when the action ends, and check its owner."},"artifact-expire\
d":{means:"The artifact expired.",help:"Rerun the workflow that uploaded the artifact. Raise `retention-days` to keep ar\
tifacts longer."},"artifact-too-large":{means:"The artifact is too large to read safely.",help:"Lower `rounds` or the nu\
mber of ranges in the run that uploaded the artifact. We read only the artifact without `-reports` in its name."},"artif\
act-corrupt":{means:"The artifact isn't what its run uploaded, or its zip file is damaged.",help:"Delete the artifact on\
 its run's page, and rerun the workflow that uploaded it."},"artifact-refused":{means:"The artifact's zip file contains \
something we never upload: a link, a path outside the folder, or a zip bomb.",help:"This action didn't upload the artifa\
ct; find out what did. Delete the artifact on its run's page, and don't let anything else use this name."},"artifact-dow\
nload-failed":{means:"GitHub's storage didn't deliver the artifact.",help:"Rerun the job. On a self-hosted runner, check\
 `https_proxy` and the connection to GitHub's storage (`*.blob.core.windows.net`)."}};function describeArtifactFailure(id,what,why){
return diagnostic({id,severity:"warning",what,why,help:artifactFailures[id].help})}var baselineFailures={"baseline-no-ru\
n":{means:"No successful run of this workflow on the branch can be the baseline: there were no runs, or we rejected them\
 all.",help:"Run this workflow on the branch once, and then on every push (`on: push`, `mode: baseline`) or on a schedul\
e."},"baseline-no-ancestor":{means:"The branch's newest good runs measured commits that the head isn't based on. Compari\
ng with those runs would blame the head for the branch's newer commits.",help:"Merge the branch into the pull request's \
branch, rebase the pull request, or run the workflow on every push to the branch."},"baseline-no-artifact":{means:"The b\
ranch's good runs uploaded no artifact with this name.",help:"Use the same `artifact-name`, job, and matrix on the branc\
h as in this run. The first run after a rename has no baseline."},"baseline-expired":{means:"The last good run's artifac\
t expired.",help:"Rerun the workflow on the branch. Raise `retention-days` or add a schedule to keep a baseline."},"base\
line-corrupt":{means:"The last good run's artifact is unreadable or doesn't match what was uploaded.",help:"Delete that \
artifact on its run's page, and rerun the workflow on the branch."},"baseline-incompatible":{means:"The last good run's \
artifact comes from another version of this action, and this version can't read the artifact.",help:"Run the workflow on\
 the branch once with this version of the action."}};function describeBaselineFailure(id,why){return diagnostic({id,severity:"\
warning",what:"There's no baseline to compare with.",why,help:baselineFailures[id].help})}var requestErrorSchema=object({message:string(),status:number(),response:object({status:number(),headers:record(string(),
unknown()),data:unknown().optional()}).nullish().catch(null),cause:unknown().optional()}),bodySchema=object({message:string(),
errors:unknown().optional()}),errorSchema=object({name:unknown().optional(),code:unknown().optional(),cause:unknown().optional()}),
limitWords=/rate limit|abuse detection/i,longestMessage=500;function readRequestFailure(error,now){let checked=requestErrorSchema.
safeParse(error);if(!checked.success)return null;let{response,message,cause}=checked.data;if(response==null){let reasons=listCauses(
cause);return{status:null,message:shortenMessage(message),limited:null,timedOut:reasons.includes("TimeoutError"),unsent:reasons.
some(reason=>unsentCodes.has(reason))}}let said=readMessage(response.data)??message;return{status:response.status,message:shortenMessage(
said),limited:readLimit(response.status,response.headers,said,now),timedOut:!1,unsent:!1}}var unsentCodes=new Set(["ECON\
NREFUSED","ENOTFOUND","EAI_AGAIN","UND_ERR_CONNECT_TIMEOUT"]);function listCauses(cause){let names=[];for(let depth=0,error=errorSchema.
safeParse(cause);depth<5&&error.success;depth++){let{name,code,cause:deeper}=error.data;names.push(String(name),String(code)),
error=errorSchema.safeParse(deeper)}return names}function readMessage(data){let body=bodySchema.safeParse(data);if(!body.
success)return null;let{message,errors}=body.data;return errors===void 0?message:`${message}: ${JSON.stringify(errors)}`}
function shortenMessage(text){let plain=plainText(text);return plain.length>longestMessage?`${plain.slice(0,longestMessage)}\
\u2026`.toWellFormed():plain}function readLimit(status,headers,message,now){if(status!==403&&status!==429)return null;let retryAfterS=parseWholeNumber(
headers["retry-after"]),exhausted=parseWholeNumber(headers["x-ratelimit-remaining"])===0;if(status===403&&retryAfterS===
null&&!limitWords.test(message))return null;let resetS=exhausted?parseWholeNumber(headers["x-ratelimit-reset"]):null,date=headers.
date,answeredMs=typeof date=="string"&&!Number.isNaN(Date.parse(date))?Date.parse(date):now.getTime(),untilResetMs=resetS===
null?null:Math.max(0,resetS*1e3-answeredMs)+1e3,waitMs=retryAfterS===null?untilResetMs??6e4:retryAfterS*1e3;return{waitMs,
until:new Date(answeredMs+waitMs)}}function parseWholeNumber(header){let text=typeof header=="number"?String(header):header;
return typeof text=="string"&&/^\d{1,12}$/.test(text)?Number(text):null}var UnexpectedAnswer=class extends Error{},shownType=60;
function refuseBrokenAnswer(response){let{status,headers,data}=response,type=headers["content-type"];if((type?.includes(
"json")??!1)&&typeof data=="string")throw Object.assign(new Error("the answer broke off"),{status:500});if((status===200||
status===201)&&(typeof data!="object"||data===null||data instanceof ArrayBuffer)){let kind=type===void 0?"":` (content-t\
ype ${plainText(type).slice(0,shownType)})`;throw new UnexpectedAnswer(`The response with status ${status} isn't JSON${kind}\
.`)}return response}var ApiFailure=class extends Error{kind;status;diagnostic;constructor(kind,status,diagnostic2,cause){super(diagnosticText(
{...diagnostic2,help:null}),{cause}),this.name="ApiFailure",this.kind=kind,this.status=status,this.diagnostic=diagnostic2}};
function toApiFailure(error,attempt,now){if(error instanceof ApiFailure)return error;let what=`Couldn't ${attempt.what}.`;
if(error instanceof TimeOver)return new ApiFailure("network",null,describeTimeOver(what,error),error);let unreadable=explainUnreadable(
error);if(unreadable!==null)return new ApiFailure("unexpected",null,describeApiFailure("github-failed",what,unreadable),
error);let requestFailure=readRequestFailure(error,now);if(requestFailure===null)throw error;let kind=classifyFailure(requestFailure),
answer=describeAnswer(requestFailure),{permission}=attempt,diagnostic2=describeApiFailure("github-failed",what,answer);if((kind===
"permission"||kind==="not-found")&&permission!==null){let why=`${answer} The request needs \`${permission}\`.`,help=explainPermission(
permission,attempt.fork);diagnostic2={...describeApiFailure("permission-missing",what,why),help}}return new ApiFailure(kind,
requestFailure.status,diagnostic2,error)}function describeTimeOver(what,{message:why}){return describeApiFailure("publis\
h-time-over",what,why)}function toDiagnostic(error){if(error instanceof ApiFailure)return error.diagnostic;throw error}function explainUnreadable(error){
if(error instanceof ZodError){let[issue]=error.issues;return`The response doesn't match GitHub's API: ${issue===void 0?"":
`${issue.path.join(".")}: `}${issue?.message??"unknown"}.`}return error instanceof UnexpectedAnswer?error.message:error instanceof
Error&&error.name==="GraphqlResponseError"?"GitHub didn't answer the query.":null}var kindsByStatus=new Map([[401,"auth"],
[403,"permission"],[404,"not-found"],[409,"conflict"],[410,"gone"]]),movedRef=/\bnot a fast[ -]forward\b|\bReference (?:already exists|does not exist)\b/i;
function classifyFailure({status,limited,message}){return status===null?"network":limited!==null?"rate-limit":status>=500?
"server":status===422&&movedRef.test(message)?"conflict":kindsByStatus.get(status)??"validation"}function describeAnswer({
status,message,limited,timedOut}){if(status===null)return`${timedOut?"GitHub didn't answer in time":"We couldn't reach G\
itHub"} (${message}).`;let reset=limited===null?"":` The token's rate limit resets at ${limited.until.toISOString().slice(
0,19)}Z.`;return`GitHub's answer: ${status}, ${JSON.stringify(message)}.${reset}`}function explainPermission(permission,fork){
let add=`Add \`permissions: ${permission}\` to the job.`;if(!permission.endsWith(": write"))return add;let fromForks="fo\
r pull requests from forks and Dependabot, the token is always read-only: add a second workflow with `on: workflow_run` \
and `mode: comment` (docs/security.md)";return fork?`F${fromForks.slice(1)}.`:`${add} But ${fromForks}.`}export{describeArtifactFailure,describeBaselineFailure,createWaitBudget,TimeOver,throwIfStopped,throwIfEnded,raceWithStop,
readRequestFailure,refuseBrokenAnswer,ApiFailure,toApiFailure,describeTimeOver,toDiagnostic};
