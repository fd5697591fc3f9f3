import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{diagnostic,diagnosticText}from"./chunk-22KIXDSW.js";import{StoppedError}from"./chunk-4KDG6NHC.js";import{
ZodError,number,object,record,string,unknown}from"./chunk-7IBWU4LP.js";import{plainText}from"./chunk-JN33INQG.js";import{setTimeout as wait}from"node:timers/promises";var waitingShare=2/5;function createWaitBudget(options){let{limitMs,stop,sleep=sleepUntilStopped}=options,leftMs=limitMs*
waitingShare,signal=stop,has=duration=>duration<=leftMs;return{stretch:async body=>{let end=new AbortController,timer=setTimeout(
()=>{end.abort(new TimeOver(limitMs))},limitMs);leftMs=limitMs*waitingShare,signal=AbortSignal.any([stop,end.signal]);try{
return await body()}finally{clearTimeout(timer),signal=stop}},get signal(){return signal},spend:duration=>{leftMs-=duration},
has,wait:async duration=>has(duration)?(leftMs-=duration,await sleep(duration,signal),throwIfStopped(signal),!signal.aborted):
!1}}async function sleepUntilStopped(duration,stop){try{await wait(duration,void 0,{signal:stop})}catch(error){if(!stop.
aborted)throw error}}var TimeOver=class extends Error{constructor(limitMs){super(`We ran out of time (\`publish-time-limi\
t\`: ${String(limitMs/1e3)} s).`),this.name="TimeOver"}};function throwIfStopped(stop){if(stop.aborted&&!(stop.reason instanceof
TimeOver))throw new StoppedError(stop.reason==="SIGINT"?"SIGINT":"SIGTERM")}function throwIfEnded(signal){if(throwIfStopped(
signal),signal.reason instanceof TimeOver)throw signal.reason}async function unlessStopped(work,stop){let stopped=Promise.
withResolvers(),refuse=()=>{stopped.reject(new Error("stopped"))};stop.addEventListener("abort",refuse,{once:!0}),stop.aborted&&
refuse();try{return await Promise.race([work,stopped.promise])}catch(error){throw throwIfEnded(stop),error}finally{stop.
removeEventListener("abort",refuse)}}var apiFailures={"github-unreachable":{means:"GitHub's API didn't answer after several tries.",help:"Check githubstatus.\
com. On a self-hosted runner, also check the network and the job's `https_proxy` and `no_proxy`. Rerun the job."},"publi\
sh-time-over":{means:"Looking for a baseline or publishing exceeded `publish-time-limit`: GitHub didn't answer, or the a\
rtifacts are too large for the network.",help:"Check githubstatus.com and the runner's network, and rerun the job. For l\
arge artifacts, raise `publish-time-limit`, or set `compress-above` or `log-limit`."},"github-rate-limit":{means:"The to\
ken made too many requests, here or in other jobs, and waiting for the rate limit to reset would take too long.",help:"R\
erun the job later. If this happens often, give the action its own `token`."},"token-refused":{means:"GitHub rejected th\
e token: it's wrong, revoked, or expired.",help:"Omit `token` to use the job's own token, or renew the secret. The job's\
 token expires when the job ends, or after 24 hours."},"conversation-locked":{means:"The pull request's conversation is \
locked, so the job's token can't comment.",help:"Unlock the conversation, or set `comment: never`. The job summary has t\
he result."},"issues-disabled":{means:"Issues are disabled in the repository.",help:"Enable issues in the repository's s\
ettings, or omit `issue`."},"organization-refuses-token":{means:"The organization requires single sign-on or an allowed \
IP address.",help:"Authorize the token for single sign-on, or add the runner's address to the organization's IP allow li\
st."},"permission-missing":{means:"The token lacks a permission. Tokens are read-only for pull requests from forks and D\
ependabot.",help:"Add the permission named in the message to the job's `permissions:`. For forks, use `mode: comment` in\
 a workflow with `on: workflow_run`."},"github-not-found":{means:"What we requested doesn't exist, or this token can't s\
ee it.",help:"Add the permission named in the message to the job's `permissions:`."},"github-gone":{means:"What we reque\
sted no longer exists. Artifacts expire.",help:"Rerun the workflow that uploaded the artifact. Raise `retention-days` to\
 keep artifacts longer."},"github-conflict":{means:"Another job or person made a conflicting change at the same time.",help:"\
Rerun the job. If this happens often, give the workflow a `concurrency:` group for each pull request."},"comment-too-lon\
g":{means:"The comment is too long for GitHub.",help:"Please report this bug: we should have shortened the comment. The \
job summary has the result."},"github-server-error":{means:"GitHub kept answering with a server error.",help:"Check gith\
ubstatus.com and rerun the job."},"github-refused":{means:"GitHub refused a request. The message quotes GitHub's reason.",
help:"Please report this bug, with the warning's text."},"github-answer-unexpected":{means:"The response doesn't match G\
itHub's API. Such a response usually comes from a proxy or another server.",help:"Check what's between the runner and GI\
THUB_API_URL."}};function apiFailure(id,what,why,help=null){return diagnostic({id,severity:"warning",what,why,help:help??
apiFailures[id].help})}var artifactFailures={"artifact-not-on-ghes":{means:"GitHub Enterprise Server doesn't support the\
 artifacts that this action uploads.",help:"Add a later step with `if: always()` that uploads the output `run-dir`, with\
 a version of actions/upload-artifact that your server supports. Compare with `baseline: same-job`."},"artifact-no-runti\
me":{means:"Only actions get the token for uploads (ACTIONS_RUNTIME_TOKEN); a program in a `run:` step doesn't.",help:"U\
se the action (`uses:`), or upload the run directory with actions/upload-artifact in a later step."},"artifact-name-take\
n":{means:"This run already has an artifact with this name, perhaps from another job or matrix job, and an artifact can'\
t be changed.",help:"Give each use of the action in a job its own `artifact-name`. Different jobs and matrix jobs alread\
y get different names."},"artifact-quota":{means:"The account's artifact storage is full.",help:"Delete old artifacts, l\
ower `retention-days`, or raise the limit in the billing settings."},"artifact-refused-by-service":{means:"The runner's \
artifact service rejected an artifact or didn't answer in five tries, so we stopped uploading.",help:"On GitHub, rerun t\
he job. With act, Gitea, or Forgejo, the artifact service may be too old or turned off (for act, pass `--artifact-server\
-path`). If so, add a later step that uploads the folder in the output `run-dir`."},"artifact-upload-failed":{means:"The\
 upload didn't finish.",help:"Check githubstatus.com and rerun the job. On a self-hosted runner, check `https_proxy` and\
 the connection to GitHub's storage (`*.blob.core.windows.net`)."},"artifact-nothing-to-upload":{means:"The run director\
y contains no file we may upload.",help:"Earlier warnings say what was left out and why."},"artifact-secret-found":{means:"\
A file, or its path, contains a secret, so the file wasn't uploaded.",help:"Keep the program from printing the secret, e\
ven in a range's name, or pass the secret as a file (`workload.secret-files`). If the value isn't secret, rename its var\
iable. If the secret leaked elsewhere, replace it."},"artifact-reports-held-back":{means:"A file contains a secret or co\
uldn't be searched, so the program may have had access to a secret. The profilers' reports contain the program's environ\
ment in a form we can't search, so no reports were uploaded.",help:"Another warning names the file. Don't give the progr\
am the secret, or keep the program from printing the secret (`workload.secret-files`). The reports are in the run direct\
ory on the machine."},"artifact-file-not-searched":{means:"A file couldn't be searched for secrets, so it wasn't uploade\
d.",help:"The message says why. The file is in the run directory on the machine."},"artifact-files-left-out":{means:"The\
 run has too many files, files that are too large, or names that artifacts don't allow.",help:"Lower `log-limit` and `ro\
unds`, don't let the program write to the run directory, or upload the rest from the output `run-dir`."},"artifact-direc\
tory-unreadable":{means:"The run directory is unreadable.",help:"Make sure the directory still exists when the action en\
ds, and check its owner."},"artifact-expired":{means:"The artifact expired.",help:"Rerun the workflow that uploaded the \
artifact. Raise `retention-days` to keep artifacts longer."},"artifact-too-large":{means:"The artifact is too large to r\
ead safely.",help:"Lower `rounds`, `log-limit`, or the number of ranges in the run that uploaded the artifact. We read o\
nly the artifact without `-reports` in its name."},"artifact-corrupt":{means:"The artifact isn't what its run uploaded, \
or its zip file is damaged.",help:"Delete the artifact on its run's page, and rerun the workflow that uploaded it."},"ar\
tifact-refused":{means:"The artifact's zip file contains something we never upload: a link, a path outside the folder, o\
r a zip bomb.",help:"This action didn't upload the artifact; find out what did. Delete the artifact on its run's page, a\
nd don't let anything else use this name."},"artifact-download-failed":{means:"GitHub's storage didn't deliver the artif\
act.",help:"Rerun the job. On a self-hosted runner, check `https_proxy` and the connection to GitHub's storage (`*.blob.\
core.windows.net`)."}};function artifactFailure(id,what,why){return diagnostic({id,severity:"warning",what,why,help:artifactFailures[id].
help})}var baselineFailures={"baseline-no-run":{means:"No successful run of this workflow on the branch can be the basel\
ine: there were no runs, or we rejected them all.",help:"Run this workflow on the branch once, and then on every push (`\
on: push`, `mode: baseline`) or on a schedule."},"baseline-no-ancestor":{means:"The branch's newest good runs measured c\
ommits that the head isn't based on. Comparing with those runs would blame the head for the branch's newer commits.",help:"\
Merge the branch into the pull request's branch, rebase the pull request, or run the workflow on every push to the branc\
h."},"baseline-no-artifact":{means:"The branch's good runs uploaded no artifact with this name.",help:"Use the same `art\
ifact-name`, job, and matrix on the branch as in this run. The first run after a rename has no baseline."},"baseline-exp\
ired":{means:"The last good run's artifact expired.",help:"Rerun the workflow on the branch. Raise `retention-days` or a\
dd a schedule to keep a baseline."},"baseline-corrupt":{means:"The last good run's artifact is unreadable or doesn't mat\
ch what was uploaded.",help:"Delete that artifact on its run's page, and rerun the workflow on the branch."},"baseline-i\
ncompatible":{means:"The last good run's artifact comes from another version of this action, and this version can't read\
 the artifact.",help:"Run the workflow on the branch once with this version of the action."}},referenceFailures={"refere\
nce-unknown":{means:"The input `reference` isn't a tag or commit of this repository. A branch can't be a reference, beca\
use it moves.",help:"Use a pushed tag or commit, or a path that begins with `./`."},"reference-no-run":{means:"This work\
flow hasn't measured the reference's commit, or measured it only for a fork or a pull request.",help:'Run this workflow \
by hand on that tag (`on: workflow_dispatch`, then "Run workflow" with the tag), or use a commit that this workflow has \
measured.'},"reference-no-artifact":{means:"This workflow ran on the reference's commit but uploaded no artifact with th\
is name.",help:"Use the same `artifact-name`, job, and matrix for that commit as in this run, or run this workflow by ha\
nd on that tag."},"reference-expired":{means:"The reference's artifact expired.",help:"Run this workflow by hand on that\
 tag. Raise `retention-days` to keep artifacts longer, or use a path to a `profile.json` in your own storage."},"referen\
ce-corrupt":{means:"The reference's artifact is unreadable or doesn't match what was uploaded.",help:"Delete that artifa\
ct on its run's page, and run this workflow by hand on that tag."},"reference-incompatible":{means:"The reference's arti\
fact comes from another version of this action, and this version can't read the artifact.",help:"Run this workflow by ha\
nd on that tag with this version of the action."}};function referenceFailure(id,why){return diagnostic({id,severity:"war\
ning",what:"The reference isn't available.",why,help:referenceFailures[id].help})}function baselineFailure(id,why){return diagnostic(
{id,severity:"warning",what:"There's no baseline to compare with.",why,help:baselineFailures[id].help})}var requestErrorSchema=object({message:string(),status:number(),response:object({status:number(),headers:record(string(),
unknown()),data:unknown().optional()}).nullish().catch(null),cause:unknown().optional()}),bodySchema=object({message:string(),
errors:unknown().optional()}),errorSchema=object({name:unknown().optional(),code:unknown().optional(),cause:unknown().optional()}),
limitWords=/rate limit|abuse detection/i,longestMessage=500;function readRequestFailure(error,now){let checked=requestErrorSchema.
safeParse(error);if(!checked.success)return null;let{response,message,cause}=checked.data;if(response==null){let reasons=causes(
cause);return{status:null,message:short(message),limited:null,timedOut:reasons.includes("TimeoutError"),unsent:reasons.some(
reason=>unsentCodes.has(reason))}}let said=spoken(response.data)??message;return{status:response.status,message:short(said),
limited:readLimit(response.status,response.headers,said,now),timedOut:!1,unsent:!1}}var unsentCodes=new Set(["ECONNREFUS\
ED","ENOTFOUND","EAI_AGAIN","UND_ERR_CONNECT_TIMEOUT"]);function causes(cause){let names=[];for(let depth=0,error=errorSchema.
safeParse(cause);depth<5&&error.success;depth++){let{name,code,cause:deeper}=error.data;names.push(String(name),String(code)),
error=errorSchema.safeParse(deeper)}return names}function spoken(data){let body=bodySchema.safeParse(data);if(!body.success)
return null;let{message,errors}=body.data;return errors===void 0?message:`${message}: ${JSON.stringify(errors)}`}function short(text){
let plain=plainText(text);return plain.length>longestMessage?`${plain.slice(0,longestMessage)}\u2026`.toWellFormed():plain}
function readLimit(status,headers,message,now){if(status!==403&&status!==429)return null;let retryAfterS=wholeNumber(headers["\
retry-after"]),exhausted=wholeNumber(headers["x-ratelimit-remaining"])===0;if(status===403&&retryAfterS===null&&!limitWords.
test(message))return null;let resetS=exhausted?wholeNumber(headers["x-ratelimit-reset"]):null,date=headers.date,answeredMs=typeof date==
"string"&&!Number.isNaN(Date.parse(date))?Date.parse(date):now.getTime(),untilResetMs=resetS===null?null:Math.max(0,resetS*
1e3-answeredMs)+1e3,waitMs=retryAfterS===null?untilResetMs??6e4:retryAfterS*1e3;return{waitMs,until:new Date(answeredMs+
waitMs)}}function wholeNumber(header){let text=typeof header=="number"?String(header):header;return typeof text=="string"&&
/^\d{1,12}$/.test(text)?Number(text):null}var UnexpectedAnswer=class extends Error{},shownType=60;function refuseBrokenAnswer(response){
let{status,headers,data}=response,type=headers["content-type"];if((type?.includes("json")??!1)&&typeof data=="string")throw Object.
assign(new Error("the answer broke off"),{status:500});if((status===200||status===201)&&(typeof data!="object"||data===null||
data instanceof ArrayBuffer)){let kind=type===void 0?"":` (content-type ${plainText(type).slice(0,shownType)})`;throw new UnexpectedAnswer(
`The response with status ${String(status)} isn't JSON${kind}.`)}return response}var ApiFailure=class extends Error{kind;status;diagnostic;constructor(kind,status,diagnostic2,cause){super(diagnosticText(
{...diagnostic2,help:null}),{cause}),this.name="ApiFailure",this.kind=kind,this.status=status,this.diagnostic=diagnostic2}};
function toApiFailure(error,attempt,now){if(error instanceof ApiFailure)return error;let what=`Couldn't ${attempt.what}.`;
if(error instanceof TimeOver)return new ApiFailure("network",null,timeOverFailure(what,error),error);let unreadable=unreadableAnswer(
error);if(unreadable!==null)return new ApiFailure("unexpected",null,apiFailure("github-answer-unexpected",what,unreadable),
error);let requestFailure=readRequestFailure(error,now);if(requestFailure===null)throw error;let cause=causes2.find(({when})=>when(
requestFailure));if(cause===void 0)throw new Error("The last cause must match every failure.");let{id,kind,why,help}=cause,
answer=`${requestFailure.status===null?"":`${String(requestFailure.status)}: `}${requestFailure.message}`,reason=`${why(
attempt,requestFailure)} (${answer})`,diagnostic2=apiFailure(id,what,reason,help?.(attempt)??null);return new ApiFailure(
kind,requestFailure.status,diagnostic2,error)}function timeOverFailure(what,{message:why}){return apiFailure("publish-ti\
me-over",what,why)}function diagnosticOf(error){if(error instanceof ApiFailure)return error.diagnostic;throw error}function unreadableAnswer(error){
if(error instanceof ZodError){let[issue]=error.issues;return`The response doesn't match GitHub's API: ${issue===void 0?"":
`${issue.path.join(".")}: `}${issue?.message??"unknown"}.`}return error instanceof UnexpectedAnswer?error.message:error instanceof
Error&&error.name==="GraphqlResponseError"?"GitHub didn't answer the query.":null}var movedRef=/\bnot a fast[ -]forward\b|\bReference (?:already exists|does not exist)\b/i,
causes2=[{id:"github-unreachable",kind:"network",when:({status})=>status===null,why:(_,{timedOut})=>timedOut?"GitHub did\
n't answer in time.":"We couldn't reach GitHub."},{id:"github-rate-limit",kind:"rate-limit",when:({limited})=>limited!==
null,why:(_,{limited})=>limited===null?"":`The token's rate limit resets at ${limited.until.toISOString().slice(0,19)}Z.`},
{id:"token-refused",kind:"auth",when:({status})=>status===401,why:()=>"GitHub rejected the token."},{id:"conversation-lo\
cked",kind:"permission",when:({status,message})=>status===403&&/\bis locked\b/i.test(message),why:()=>"The conversation \
is locked."},{id:"organization-refuses-token",kind:"permission",when:({status,message})=>status===403&&/\b(?:SAML|SSO|IP allow list)\b/i.
test(message),why:()=>"The organization doesn't accept this token."},{id:"permission-missing",kind:"permission",when:({status})=>status===
403,why:missingPermission,help:permissionHelp},{id:"github-not-found",kind:"not-found",when:({status})=>status===404,why:({
permission})=>permission===null?"GitHub can't find what we requested.":`What we requested doesn't exist, or the token la\
cks \`${permission}\`. GitHub answers "not found" in both cases.`,help:permissionHelp},{id:"issues-disabled",kind:"gone",
when:({status,message})=>status===410&&/\bissues\b.*\bdisabled\b/i.test(message),why:()=>"Issues are disabled."},{id:"gi\
thub-gone",kind:"gone",when:({status})=>status===410,why:()=>"What we requested no longer exists."},{id:"github-conflict",
kind:"conflict",when:({status,message})=>status===409||status===422&&movedRef.test(message),why:()=>"Someone else change\
d the same resource at the same time."},{id:"comment-too-long",kind:"validation",when:({status,message})=>status===422&&
/too long/i.test(message),why:()=>"The comment is too long for GitHub."},{id:"github-server-error",kind:"server",when:({
status})=>status!==null&&status>=500,why:()=>"GitHub had an error."},{id:"github-refused",kind:"validation",when:()=>!0,
why:()=>"GitHub refused the request."}];function writes({permission}){return permission?.endsWith(": write")??!1}function missingPermission(attempt){
let{permission,fork}=attempt;return fork&&writes(attempt)?"The pull request comes from a fork, so the token is read-only\
, whatever `permissions:` says.":permission===null?"The token isn't allowed to make this request.":`The token lacks \`${permission}\
\`.`}var fromWorkflowRun="add a second workflow with `on: workflow_run` that writes the comment with `mode: comment` (do\
cs/security.md)";function permissionHelp(attempt){let{permission,fork}=attempt;if(fork&&writes(attempt))return`${capital(
fromWorkflowRun)}. Until that workflow exists, see the job summary.`;if(permission===null)return apiFailures["permission\
-missing"].help;let add=`Add \`permissions: ${permission}\` to the job.`;return permission!=="pull-requests: write"&&permission!==
"checks: write"?add:`${add} For pull requests from forks and Dependabot, the token is always read-only; for these pull r\
equests, ${fromWorkflowRun}.`}function capital(text){return text.charAt(0).toUpperCase()+text.slice(1)}export{artifactFailure,referenceFailure,baselineFailure,createWaitBudget,TimeOver,throwIfStopped,throwIfEnded,unlessStopped,
readRequestFailure,refuseBrokenAnswer,ApiFailure,toApiFailure,timeOverFailure,diagnosticOf};
