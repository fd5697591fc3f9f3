import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{downloadFiles,findArtifact,readResults}from"./chunk-GR4SZ5LC.js";import{readGithubJob}from"./chunk-WLQUUTZA.js";
import{recordedProfile}from"./chunk-NRCWM3DU.js";import"./chunk-Q26QLJ3C.js";import"./chunk-2Y25SDSM.js";
import{publishRun,requireSteadyIssue,worstVerdict}from"./chunk-4R7JGBRJ.js";import{actionsLog,commentPlace,createApi,
errorText,fileCommands,findSecretsInText,holdsSecret,listAll,listFirst,orWarn,pageSize,writeComment,writeSummary}from"./chunk-3NGCDSOG.js";
import{ApiFailure,baselineFailure,createWaitBudget,diagnosticOf}from"./chunk-7MUQC722.js";import{failureOf,isAncestor,
namesBranch,openRepository,readMergeCommit,readRepository,recordFailedRun,resolveBase,run,succeeded}from"./chunk-LAAYPKRI.js";
import{artifactName,concernsPullRequest,fullName,headSha,inRepository,isDiagnostic,isSameRepository,jobTitle,runUrl,usualPrefix,
warnOf,withName}from"./chunk-C7MYT56O.js";import"./chunk-ZZRZSUYU.js";import"./chunk-3OZGJI3P.js";import{
verdictLine}from"./chunk-7IC22OJO.js";import"./chunk-5KZTXK3G.js";import"./chunk-BLO5KB74.js";import"./chunk-KOOM4L4E.js";
import{readRunRecord}from"./chunk-J5FZE6E5.js";import"./chunk-EB3CLQHB.js";import{ownTools,workingDirectory}from"./chunk-74LFTOON.js";
import"./chunk-TR74CTFB.js";import"./chunk-2QUM32QJ.js";import"./chunk-RMY5MJKV.js";import"./chunk-JUNIW6R7.js";
import"./chunk-N4VA342K.js";import"./chunk-3IPLKNHB.js";import"./chunk-2TLJT7DO.js";import{terminalText}from"./chunk-Z6AEDDLV.js";
import{causeSite,countTitle,quotedReason,siteText}from"./chunk-24A4PNNZ.js";import"./chunk-OSPQ3PQL.js";import{
features,keepOwnExitCode,loadJobParts,stopSignal,version,withFeatures}from"./chunk-LZLN27ND.js";import{core_exports,
getInput,setFailed,setSecret,summary}from"./chunk-DRDUS7AC.js";import"./chunk-V7757Z4T.js";import"./chunk-QIQJK4Y5.js";
import"./chunk-2OB4CZMG.js";import"./chunk-JJ2E7NAA.js";import"./chunk-ROSMLWZB.js";import"./chunk-QDARVDRB.js";
import"./chunk-XGP4CRIF.js";import"./chunk-YGPAVECD.js";import"./chunk-XKYY53O6.js";import"./chunk-ONGUOSUV.js";
import"./chunk-Z5S6R4EJ.js";import"./chunk-VALY7AK2.js";import"./chunk-HIRLADNO.js";import"./chunk-WQTUTYOP.js";
import{knownSecrets,textsToMask}from"./chunk-XJADE3LK.js";import"./chunk-342LX7VM.js";import"./chunk-XSTFN5L7.js";
import"./chunk-LF3QRERU.js";import"./chunk-JVWSUADK.js";import"./chunk-5T5XHBCP.js";import{diagnostic,
diagnosticText}from"./chunk-XSOELAZB.js";import"./chunk-O3Q4A62J.js";import"./chunk-FIGG5FDP.js";import"./chunk-VF7ZCXP2.js";
import"./chunk-4MELFLVH.js";import"./chunk-QTFIC5W2.js";import{loadSettings,wholeConfig}from"./chunk-FR66MXUX.js";
import"./chunk-A2TGLBHE.js";import"./chunk-YM5JA4HV.js";import"./chunk-25TWLJ3N.js";import"./chunk-2W7IQXEL.js";
import"./chunk-C7RUIOSI.js";import"./chunk-IG4XIXGV.js";import{isLaunchesAgain,likeliestSite}from"./chunk-PI6DL2IX.js";
import{kernelLabel}from"./chunk-DB7Z5D5G.js";import"./chunk-KOLGLZ76.js";import"./chunk-AQQV4D3V.js";import{
clipMiddle,formatCount}from"./chunk-P7EYOAZ4.js";import"./chunk-T2VURG6D.js";import"./chunk-7Z5XDYKE.js";
import"./chunk-JDFCM7GS.js";import"./chunk-2VIPU5VX.js";import"./chunk-4P7CRZQU.js";import{profileSchemaVersion,
storedProfileSchema}from"./chunk-CNAKU7OE.js";import"./chunk-TQDVVPNE.js";import"./chunk-W5HYH3WW.js";
import{nearest}from"./chunk-BFRNJH43.js";import"./chunk-35HP6UP2.js";import{counted,jsonOrNull,listText}from"./chunk-UWABTZDV.js";
import{parseDurationMs,rangeText,signedPercent}from"./chunk-YTVQXYLK.js";import"./chunk-D5BRSJCR.js";import"./chunk-U2ZF3MRO.js";
import{array,number,object,record,string,unknown}from"./chunk-7IBWU4LP.js";import{LlmProfileError,StoppedError,ToolError,
UserError,asFailure,describeError,exitCodes}from"./chunk-4KDG6NHC.js";import{plainLines,plainText}from"./chunk-JN33INQG.js";
import{__callDispose,__using}from"./chunk-GBWPPC6J.js";import{randomUUID}from"node:crypto";import{readFileSync}from"node:fs";import{tmpdir}from"node:os";import{join}from"node:path";
import{fileURLToPath}from"node:url";var actionInputs=[{name:"mode",key:null},{name:"command",key:"workload.command"},{name:"working-directory",key:"workload\
.working-directory"},{name:"setup",key:"workload.setup"},{name:"time-budget",key:"time-budget"},{name:"ranges",key:"rang\
es"},{name:"capture-range",key:"nsys.capture-range"},{name:"rounds",key:"rounds"},{name:"isolation",key:"isolation"},{name:"\
config",key:null},{name:"preset",key:null},{name:"overrides",key:null},{name:"baseline",key:null},{name:"run-fork-code-w\
ith-secrets",key:null},{name:"goal",key:"compare.goal"},{name:"fail-on",key:"compare.fail-on"},{name:"thresholds",key:"c\
ompare.thresholds"},{name:"budgets",key:"compare.budgets"},{name:"comment",key:null},{name:"check-run",key:null},{name:"\
issue",key:null},{name:"bisect",key:null},{name:"history-branch",key:null},{name:"artifact-name",key:null},{name:"retent\
ion-days",key:null},{name:"publish-time-limit",key:null},{name:"token",key:null},{name:"matrix",key:null}],goneInputs=new Map(
[...["workload.module","workload.python","workload.pass-env","workload.gpu","workload.time-limit","instances","top-kerne\
ls","out"].map(key=>[key.replace("workload.",""),`write ${key}=VALUE under \`overrides\``]),["require-baseline","add no-\
baseline to `fail-on`"],["reference","compare with a stored profile (docs/history.md)"]]),mostNamed=8;function unknownInputs(environment){
let known=new Set(actionInputs.map(({name})=>`INPUT_${name.toUpperCase()}`)),unknown2=Object.keys(environment).filter(variable=>variable.
startsWith("INPUT_")&&variable===variable.toUpperCase()&&!known.has(variable)),names=unknown2.map(variable=>plainText(variable.
slice(6).toLowerCase()));if(names.length===0)return null;let gone=names.flatMap(name=>{let instead=goneInputs.get(name);
return instead===void 0?[]:[`Instead of \`${name}\`, ${instead}.`]});if(gone.length>0)return new UserError({id:"bad-inpu\
t",what:`The action no longer has ${gone.length===1?"an input":"inputs"} that the step sets.`,where:"the step's `with:`",
help:gone.join(" ")});let quoted=names.map(name=>`\`${name}\``),near=names.map(name=>nearest(name,actionInputs.map(input=>input.
name))).find(name=>name!==null),cut=unknown2.some(variable=>environment[variable]==="");return new UserError({id:"bad-in\
put",what:`The action has no input${names.length===1?"":"s"} ${listText(quoted,mostNamed)}.`,where:"the step's `with:`",
why:cut?"An unknown input is empty, so a comma probably cut another input's value in two. In a one-line mapping, `with: \
{ \u2026 }`, a comma ends a value, and YAML reads the text after the comma as another input.":`The runner passes inputs \
as variables, and the step has the variable ${plainText(unknown2[0]??"")}.`,help:cut?"Write `with:` as a block, with one\
 input per line.":near===void 0?"Fix the name in the workflow, under `with:`. If the variable is your own, choose a name\
 that doesn't begin with INPUT_.":`Did you mean ${near}?`})}function readActionInputs(getInput2){let inputs=actionInputs.
flatMap(({name,key})=>{let text=getInput2(name).trim();return key===null||text===""?[]:[{key,name,value:text}]});return{
configFile:getInput2("config").trim()||null,presets:getInput2("preset").split(",").flatMap(lines),inputs,overrides:lines(
getInput2("overrides")).filter(line=>!line.startsWith("#"))}}function lines(text){return text.split(/\r?\n/).map(line=>line.
trim()).filter(line=>line!=="")}import{createHash}from"node:crypto";var actionModes=["profile","comment","baseline","history"],commentPolicies=["auto","always","on-change","never"],baselineKinds=[
"auto","same-job","artifact","history","none"];var longestRetentionDays=400,usualTimeLimitMs=3e5,longestTimeLimitMs=24*36e5,usualBisectMs=36e5,longestMatrix=120,hashLength=8,
forkInput="run-fork-code-with-secrets";function readPublishInputs(getInput2){let text=name=>getInput2(name).trim(),problems=[],
read=(name,reader,fallback)=>{let value=text(name);if(value==="")return fallback;try{return reader(value)}catch(error){if(!(error instanceof
UserError))throw error;return problems.push(error),fallback}},settings={mode:read("mode",value=>choice("mode",value,actionModes),
"profile"),baseline:read("baseline",readBaseline,{kind:"auto"}),comment:read("comment",value=>choice("comment",value,commentPolicies),
"auto"),matrix:readMatrix(text("matrix")),artifactName:text("artifact-name")||null,retentionDays:read("retention-days",readRetention,
null),token:text("token")||null,checkRun:read("check-run",value=>readBoolean("check-run",value),!1),issue:read("issue",value=>readBoolean(
"issue",value),!1),bisectMs:read("bisect",readBisect,null),historyBranch:read("history-branch",readBranch,null),timeLimitMs:read(
"publish-time-limit",readTimeLimit,usualTimeLimitMs),forkCodeWithSecrets:read(forkInput,value=>readBoolean(forkInput,value),
!1)};return{settings,problem:problems[0]??contradiction(settings)}}function contradiction(settings){let{baseline,mode,checkRun,
issue,bisectMs,historyBranch}=settings,measures=mode==="profile"||mode==="baseline";if(mode==="history"&&historyBranch===
null)return new UserError({id:"bad-input",what:"`mode: history` needs a branch to write to.",where:"inputs mode and hist\
ory-branch",help:"Name a branch, or leave history-branch out to use llm-profile-history."});let comparing=issue?"issue":
bisectMs===null?null:"bisect";return comparing!==null&&(mode!=="profile"||baseline.kind==="none")?new UserError({id:"bad\
-input",what:`\`${comparing}: true\` needs a job that runs a comparison.`,where:`inputs ${comparing} and ${mode==="profi\
le"?"baseline":"mode"}`,help:measures?"Use `mode: profile` with a `baseline`.":`Set ${comparing} in the job that profile\
s the workload.`}):checkRun&&!measures?new UserError({id:"bad-input",what:"`check-run: true` needs a job that profiles t\
he workload.",where:"inputs check-run and mode",why:mode==="comment"?"`mode: comment` reports the results of other jobs.\
 These results may come from a fork, and a fork must not be able to turn a check green.":"`mode: history` records the re\
sults of other jobs.",help:"Set check-run in the job that profiles the workload."}):null}function choice(name,value,allowed){
let found=allowed.find(one=>one===value);if(found!==void 0)return found;throw badInput(name,value,allowed,nearest(value,
allowed))}function readBaseline(value){let kind=baselineKinds.find(one=>one===value);if(kind!==void 0)return{kind};if(/[/\\]|\.[a-z-]+$/i.
test(value))return{kind:"path",path:value};throw badInput("baseline",value,[...baselineKinds,"a path with a slash, such \
as ./baseline"],nearest(value,baselineKinds))}var refName=/^(?![-/.])(?!.*(?:\.\.|\/\/|@\{|\.lock$))[^\s\p{C}~^:?*[\\]{1,200}(?<![/.])$/u;
function readBranch(value){if(refName.test(value)&&!value.startsWith("refs/"))return value;throw badInput("history-branc\
h",value,["the name of a branch","an empty value for none"],null)}function readBoolean(name,value){if(/^(?:true|True|TRUE)$/.
test(value))return!0;if(/^(?:false|False|FALSE)$/.test(value))return!1;throw badInput(name,value,["true","false"],null)}
function readRetention(value){let days=Number(value);if(/^\d+$/.test(value)&&days>=1&&days<=longestRetentionDays)return days;
throw badInput("retention-days",value,[`a whole number of days from 1 to ${String(longestRetentionDays)}`],null)}function readTimeLimit(value){
let limitMs=durationOf(value);if(limitMs!==null)return limitMs;throw badInput("publish-time-limit",value,["a duration up\
 to 24h, such as 90s or 5m, or a number of seconds"],null)}function readBisect(value){let word=/^(?:true|false)$/i.test(
value)?readBoolean("bisect",value):null;if(word!==null)return word?usualBisectMs:null;let limitMs=durationOf(value);if(limitMs!==
null)return limitMs;throw badInput("bisect",value,["true","false","a duration up to 24h, such as 90m or 3h"],null)}function durationOf(value){
try{let limitMs=parseDurationMs(/^\d+$/.test(value)?Number(value):value);return limitMs>0&&limitMs<=longestTimeLimitMs?limitMs:
null}catch{return null}}function readMatrix(value){let parsed=record(string(),unknown()).safeParse(jsonOrNull(value)),parts=parsed.
success?Object.values(parsed.data).flatMap(leaves):value==="null"?[]:[value],text=plainText(parts.map(part=>part.trim()).
filter(part=>part!=="").join(", "));return text.length<=longestMatrix?text:`${text.slice(0,longestMatrix-hashLength-2)}\u2026\
 ${hashOf(text)}`}function hashOf(matrix){return createHash("sha256").update(matrix).digest("hex").slice(0,hashLength)}function leaves(value){
return Array.isArray(value)?value.flatMap(leaves):typeof value=="object"&&value!==null?Object.values(value).flatMap(leaves):
typeof value=="string"||typeof value=="number"||typeof value=="boolean"?[String(value)]:[]}function badInput(name,value,allowed,near){
return new UserError({id:"bad-input",what:`The input \`${name}\` can't be ${JSON.stringify(plainText(value))}.`,where:`i\
nput ${name}`,why:`Expected ${allowed.length===1?allowed.join(""):`${allowed.slice(0,-1).join(", ")} or ${allowed.at(-1)??
""}`}.`,help:near===null?"Fix the input in the workflow, under `with:`.":`Did you mean ${near}?`})}var pullSchema=object({number:number().int(),state:string(),head:object({sha:string(),repo:object({full_name:string()}).
nullish()})});async function findPullRequest(api,head){let{repository,headSha:headSha2,headRepository}=head;if(headRepository===
null)return{number:null,why:"The measured commit's repository was deleted."};try{let what=`list the pull requests in ${fullName(
repository)}`,numbers=(await listAll(api,what,"pull-requests: read",pullSchema,github=>github.paginate(github.rest.pulls.
list,{...inRepository(repository),state:"open",per_page:pageSize}))).filter(({state,head:{sha,repo}})=>state==="open"&&sha===
headSha2&&isSameRepository(repo?.full_name,headRepository)).map(({number:number2})=>number2);return choose([...new Set(numbers)].
sort((a,b)=>a-b),`${headSha2.slice(0,7)} of ${plainText(headRepository)}`)}catch(error){return diagnosticOf(error)}}function choose(numbers,commit){
let[number2,...others]=numbers;return number2===void 0?{number:null,why:`No open pull request has commit ${commit} as it\
s head. The pull request has newer commits or was closed.`}:others.length===0?{number:number2}:{number:null,why:`Several\
 open pull requests have commit ${commit} as their head (${numbers.map(one=>`#${String(one)}`).join(", ")}), so we can't\
 tell which one was measured.`}}var jobSchema=object({name:string(),conclusion:string().nullable()}),failures=new Set(["\
failure","timed_out","cancelled"]);async function failedJobs(api,{repository,runId}){try{return(await listAll(api,`list \
the jobs of run ${String(runId)}`,"actions: read",jobSchema,github=>github.paginate(github.rest.actions.listJobsForWorkflowRun,
{...inRepository(repository),run_id:runId,per_page:pageSize}))).filter(({conclusion})=>failures.has(conclusion??"")).map(
({name})=>plainText(name))}catch(error){return diagnosticOf(error)}}async function collectResults(api,request){let results=await readResults(api,{...request,withBase:!1});return isDiagnostic(
results)?results:results.map(result=>sectionOf(result,request))}function sectionOf({found,artifact,report,content},{linksReports}){
let section={title:found.title,baselineAge:null,artifact,report:linksReports?report:null};if(isDiagnostic(content))return{
...section,comparison:null,head:null,cost:null,fails:!1,unread:!0,failure:{...content,failures:[]}};let{record:record2,comparison,
head}=content;return{...section,comparison,head,cost:record2.cost,failure:failureOf2(record2),fails:record2.state!=="pas\
sed"||record2.exitCode!==0}}function failureOf2({state,failure}){if(state==="passed")return null;let what=failure===null?
"The run didn't finish.":"The run failed.";return failure?.parts??{...diagnostic({what,why:failure?.message??null}),failures:[]}}async function commentJob(jobContext){let{job,api,context,publish,ports:ports2,problem,waitBudget}=jobContext;if(problem!==
null)throw problem;if(job===null||api===null)throw new UserError({id:"comment-needs-job",what:"`mode: comment` needs a G\
itHub Actions job and its token.",where:"input mode",why:job===null?"The runner's GITHUB_* variables are missing.":"The \
input `token` is empty.",help:"Leave `token` out to use the job's own token, with `permissions: { actions: read, pull-re\
quests: write }`."});if(job.triggeringRun?.conclusion==="skipped")return context.log.info(`No comment: run ${String(job.
triggeringRun.id)}, which triggered this run, was skipped.`),{exitCode:exitCodes.pass};let report=async()=>{let{repository,
serverUrl}=job,run2=measuredRun(job,publish.artifactName),{runId}=run2,{log:log2}=context,stop2=waitBudget.signal,prefix=publish.
artifactName??usualPrefix,results=await collectResults(api,{repository,runId,prefix,log:log2,stop:stop2,serverUrl,linksReports:!run2.
fork}),failed2=await failedJobs(api,{repository,runId});for(let one of[results,failed2])isDiagnostic(one)&&warnOf(jobContext,
one);let sections=isDiagnostic(results)?[]:results;!isDiagnostic(results)&&results.length===0&&log2.warning(`${noResult(
run2)} ${run2.url}`);let only=sections.length===1?sections[0]:void 0,input={title:withName(job.workflow,publish.artifactName),
sections:only===void 0?sections:[{...only,artifact:null,report:null}],links:{run:run2.url,artifact:only?.artifact??null,
report:only?.report??null},measured:run2.fork?null:{commit:null,config:null},notes:commentNotes(run2,results,failed2)},{
environment}=context,secrets=knownSecrets({environment,workload:null,token:publish.token});ports2.setOutput("verdict",sections.
length===0?"failed":worstVerdict(sections)),await writeSummary(jobContext,input,secrets);let target=await targetOf(jobContext,
job,api),place=target===null?null:commentPlace(jobContext,input,target),url=place===null?null:await writeComment(jobContext,
input,place,secrets);url!==null&&ports2.setOutput("comment-url",url)};return await orWarn(jobContext,"Couldn't write the\
 comment",async()=>waitBudget.stretch(report)),{exitCode:exitCodes.pass}}function measuredRun(job,artifactName2){let{pullRequest,
triggeringRun:triggering}=job;if(triggering===null){let headSha3=pullRequest?.headSha??job.sha,fork2=pullRequest?.fork??
!1;return{runId:job.runId,url:runUrl(job),artifactName:artifactName2,headSha:headSha3,foreign:!1,fork:fork2}}let foreign=concernsPullRequest(
triggering.event),{id:runId,headSha:headSha2,headRepository}=triggering,fork=!isSameRepository(headRepository,fullName(job.
repository));return{runId,url:runUrl({...job,runId}),artifactName:artifactName2,headSha:headSha2,foreign,fork}}async function targetOf(jobContext,job,api){
let{context,publish}=jobContext,{pullRequest,triggeringRun,repository}=job,workflows=triggeringRun===null?job.workflow:`${job.
workflow} / ${String(triggeringRun.workflowId)}`,key=withName(workflows,publish.artifactName);if(pullRequest!==null)return{
pullRequest:pullRequest.number,headSha:pullRequest.headSha,fork:pullRequest.fork,key};if(triggeringRun===null)return context.
log.info(`No comment: the event \`${job.event}\` has no pull request.`),null;if(!triggeringRun.event.startsWith("pull_re\
quest"))return context.log.info(`No comment: the triggering run was started by \`${triggeringRun.event}\`, not by a pull \
request.`),null;let{headSha:headSha2,headRepository}=triggeringRun,found=await findPullRequest(api,{repository,headSha:headSha2,
headRepository});if(isDiagnostic(found))return warnOf(jobContext,found),null;if(found.number===null)return context.log.info(
`No comment: ${found.why}`),null;let fork=!isSameRepository(headRepository,fullName(repository));return{pullRequest:found.
number,headSha:headSha2,fork,key}}var mostJobs=6,longestJob=40;function commentNotes(run2,results,failed2){let quoted=isDiagnostic(
results)?[]:results;return[...isDiagnostic(results)?[diagnosticText(results)]:results.length===0?[noResult(run2)]:[],...quoted.
length===0?[`Commit ${run2.headSha.slice(0,12)}.`]:[],...run2.foreign&&quoted.length>0?["The metrics and names come from\
 the measured run, which ran the pull request's own code."]:[],...isDiagnostic(failed2)?["We can't tell whether jobs of \
this run failed without a result."]:failedNote(quoted,failed2)]}function noResult({runId,artifactName:artifactName2}){let which=artifactName2===
null?"from llm-profile":`whose name starts with \`${artifactName2}\``;return`Run ${String(runId)} has no artifact ${which}\
, so none of its jobs left a result.`}function failedNote(results,failed2){if(failed2.length<=results.filter(({fails})=>fails).
length)return[];let names=failed2.map(name=>`\`${name.slice(0,longestJob)}\``);return[`Jobs of this run that failed or w\
ere canceled: ${listText(names,mostJobs)}. A job that ended before llm-profile finished has no result here.`]}var mostOfALevel=10,longestMessage=4096,longestTitle=120;function annotations(section){let{title,failure,comparison}=section,
all=[...failure===null?[]:failureAnnotations(failure,section.fails?"error":"warning",failureTitle(section)),...comparison===
null?[]:comparisonAnnotations(comparison,section.fails&&failsAlone(section))],where=title===null?"":`${plainText(clipMiddle(
title,60))}: `;return["error","warning","notice"].flatMap(level=>limited(all.filter(one=>one.level===level)).map(one=>({
level,title:clipEnd(`${where}${one.title}`,longestTitle),message:clipEnd(one.message,longestMessage),...one.at===void 0?
{}:{at:one.at}})))}function limited(found){let[first]=found;if(first===void 0||found.length<=mostOfALevel)return[...found];
let shown=found.slice(0,mostOfALevel-1),message=`The job summary has ${String(found.length-shown.length)} more ${first.level}\
s.`;return[...shown,{level:first.level,title:"More",message}]}function failureTitle({head,comparison}){return head===null&&
comparison===null?"Nothing was measured":"Failed after measuring"}function failsAlone({failure,comparison}){if(failure===
null||comparison===null)return!0;let{verdict,failOn}=comparison;return verdict==="over-budget"||verdict==="not-improved"||
verdict==="regressed"&&failOn.includes("regression")}function failureAnnotations(failure,level,title){return[failure,...failure.
failures].map(parts=>({level,title,message:failureMessage(parts)}))}function failureMessage({what,where,why,help}){let lines2=[
what,...where===null?[]:[`Where: ${where}`],...why===null?[]:[`Why: ${why}`],...help===null?[]:[`Help: ${help}`]];return plainLines(
lines2.join(`
`))}function comparisonAnnotations(comparison,fails){let{verdict,reasons}=comparison,whole=fails?"error":verdict==="pass"?
"notice":"warning",quoted=quotedReason(comparison);return[{level:whole,title:"GPU profile",message:verdictLine(comparison)},
...reasons.flatMap(reason=>reason.verdict===null&&!worthANotice.has(reason.id)?[]:reason.range===null&&reason===quoted?.
reason&&quoted.others===0?[]:[{level:levelOf(reason,comparison,fails),title:titleOf(reason),message:plainLines(reason.text)}]),
...lineAnnotations(comparison,fails)]}var mostLines=5;function lineAnnotations(comparison,fails){let{ranges}=comparison,
regressed=ranges.filter(({verdict})=>verdict==="regressed"),named=new Set(regressed.map(range=>causeSite(range,comparison))),
found=regressed.flatMap(range=>{let where=plainText(clipMiddle(range.name,60));return[...range.kernels.map(({name,time,launchSites})=>({
site:likeliestSite(launchSites),title:`${where}, ${kernelLabel(name,60)}`,what:time.changeRatio===null?"New kernel":`Ker\
nel time ${signedPercent(time.changeRatio)}`,noun:" launches"})),...range.counts.map(row=>({site:row.state!=="regressed"||
row.metric==="copiedBytes"||isLaunchesAgain(row,range.counts)?null:likeliestSite(row.launchSites),title:`${where}, ${terminalText(
countTitle(row))}`,what:`${terminalText(countTitle(row))} ${formatCount(row.base)} \u2192 ${formatCount(row.head)}`,noun:""}))]}),
isNamed=({site})=>site!==null&&named.has(site);return[...found.filter(isNamed),...found.filter(one=>!isNamed(one))].flatMap(
({site,title,what,noun})=>{if(site?.line==null)return[];let level=site.changed===!0?fails?"error":"warning":"notice",message=plainLines(
`${what}: ${terminalText(siteText(site,noun))}.`);return[{level,title,message,at:{file:site.file,line:site.line}}]}).slice(
0,mostLines)}var worthANotice=new Set(["range-improved","accepted","round-left-out"]);function levelOf({verdict},comparison,fails){
if(verdict===null)return"notice";let decides=verdict==="over-budget"||verdict==="not-improved"||verdict===comparison.verdict||
comparison.failOn.includes(verdict==="regressed"?"regression":verdict)||verdict==="no-baseline"&&comparison.baseline.state===
"failed"&&comparison.failOn.includes("baseline-failed");return fails&&decides?"error":"warning"}function titleOf({id,range,
kernel}){let parts=[...range===null?[]:[plainText(clipMiddle(range,60))],...kernel===null?[]:[kernelLabel(kernel,60)]];return parts.
length===0?plainText(id):parts.join(", ")}function clipEnd(text,length){return text.length>length?`${text.slice(0,length-
1)}\u2026`.toWellFormed():text}var repositorySchema=object({full_name:string()}),runSchema=object({id:number(),workflow_id:number(),event:string(),status:string().
nullable(),conclusion:string().nullable(),head_branch:string().nullable(),head_sha:string().regex(/^[0-9a-f]{40,64}$/),created_at:string(),
repository:repositorySchema,head_repository:repositorySchema.nullish()}),mostPages=3;async function workflowOf(api,repository,runId){
return api.call(`read this run (${String(runId)})`,"actions: read",async github=>{let{data}=await github.rest.actions.getWorkflowRun(
{...inRepository(repository),run_id:runId});return object({workflow_id:number()}).parse(data).workflow_id})}async function branchRuns(api,{
repository,workflowId,branch}){let runs=await listFirst(mostPages,page=>api.call("list the workflow's runs on the baseli\
ne's branch","actions: read",async github=>{let{data}=await github.rest.actions.listWorkflowRuns({...inRepository(repository),
workflow_id:workflowId,branch,status:"success",exclude_pull_requests:!0,...page});return object({workflow_runs:array(runSchema)}).
parse(data).workflow_runs}));return[...new Map(runs.map(run2=>[run2.id,run2])).values()].sort((left,right)=>right.id-left.
id)}var events=new Set(["push","schedule"]),refusals=[{words:"from another repository",when:({repository},rules)=>!isSameRepository(
repository.full_name,fullName(rules.repository))},{words:"from forks",when:(run2,rules)=>!isSameRepository(run2.head_repository?.
full_name,fullName(rules.repository))},{words:"not started by a push or schedule",when:({event})=>!events.has(event)},{words:"\
from other workflows",when:(run2,{workflowId})=>run2.workflow_id!==workflowId},{words:"on other branches",when:(run2,{branch})=>run2.
head_branch!==branch},{words:"not successful",when:({status,conclusion})=>status!=="completed"||conclusion!=="success"},
{words:"newer than this run",when:({id},{runId,newerAllowed})=>!newerAllowed&&id>runId}];function classifyRuns(runs,rules){
let good=[],counts=new Map;for(let run2 of runs){if(run2.id===rules.runId)continue;let refusal2=refusals.find(({when})=>when(
run2,rules));refusal2===void 0?good.push(run2):counts.set(refusal2.words,(counts.get(refusal2.words)??0)+1)}let total=[...counts.
values()].reduce((sum,count)=>sum+count,0),parts=refusals.flatMap(({words})=>{let count=counts.get(words);return count===
void 0?[]:[`${String(count)} ${words}`]});return{good,passedOver:total===0?"":`We skipped ${counted(total,"run")}: ${parts.
join(", ")}.`}}var mostAsked=10;async function*candidates(api,repository,runs,base){if(base===null){for(let run2 of runs)
yield{run:run2,distance:null};return}for(let run2 of runs)run2.head_sha===base&&(yield{run:run2,distance:0});let others=[
...new Set(runs.map(run2=>run2.head_sha).filter(sha=>sha!==base))].slice(0,mostAsked),distances=new Map;for(let sha of others){
let distance=await commitsBetween(api,repository,sha,base);distance!==null&&distances.set(sha,distance)}yield*runs.flatMap(
run2=>{let distance=distances.get(run2.head_sha);return distance===void 0?[]:[{run:run2,distance}]}).sort((left,right)=>left.
distance-right.distance||right.run.id-left.run.id)}var comparedSchema=object({status:string(),ahead_by:number().int().nonnegative()});
async function commitsBetween(api,repository,ancestor,base){try{let{status,ahead_by:aheadBy}=await api.call(`compare the\
 commits ${ancestor.slice(0,10)} and ${base.slice(0,10)}`,"contents: read",async github=>{let{data}=await github.rest.repos.
compareCommitsWithBasehead({...inRepository(repository),basehead:`${ancestor}...${base}`,per_page:1});return comparedSchema.
parse(data)});return status==="ahead"||status==="identical"?aheadBy:null}catch(error){if(!(error instanceof ApiFailure)||
error.kind!=="not-found")throw error;return await mustBeSeen(api,repository,base),null}}async function mustBeSeen(api,repository,commit){
await api.call(`read commit ${commit.slice(0,10)}`,"contents: read",async github=>github.rest.repos.getCommit({...inRepository(
repository),ref:commit,per_page:1}))}var baselineFiles=new Map([["profile.json",64*2**20],["run.json",8*2**20]]),runEndSchema=object({state:string()}),versionSchema=object(
{schemaVersion:number(),tool:object({name:string(),version:string()}).optional().catch(void 0)});function readBaseline2(files){
let run2=parse(files.get("run.json"),"run.json");if("why"in run2)return{state:"corrupt",why:run2.why};let end=runEndSchema.
safeParse(run2.value);if(!end.success)return{state:"corrupt",why:"The artifact's run.json isn't a run record."};if(end.data.
state!=="passed")return{state:"corrupt",why:`According to the artifact's run.json, the run's state is ${plainText(end.data.
state).slice(0,40)}.`};let parsed=parse(files.get("profile.json"),"profile.json");return"why"in parsed?{state:"corrupt",
why:parsed.why}:checkProfile(parsed.value)}function checkProfile(value){let version2=versionSchema.safeParse(value);if(!version2.
success)return{state:"corrupt",why:"The artifact's profile.json isn't a profile."};let{schemaVersion,tool}=version2.data,
by=tool===void 0?"":` (from ${plainText(`${tool.name} ${tool.version}`).slice(0,80)})`;if(schemaVersion!==profileSchemaVersion)
return{state:"incompatible",why:`The artifact's profile.json${by} has version ${String(schemaVersion)}, but this action \
reads version ${String(profileSchemaVersion)}.`};let profile=storedProfileSchema.safeParse(value);if(profile.success){let[
incomplete]=profile.data.incompleteRanges;return incomplete===void 0?{state:"read",profile:profile.data}:{state:"corrupt",
why:`The artifact's profile.json lacks kernels that were launched in ${plainText(rangeText(incomplete.name,incomplete.domain)).
slice(0,120)}.`}}let[issue]=profile.error.issues,place=plainText(issue?.path.join(".")??"").slice(0,120)||"(top)",what=plainText(
issue?.message??"").slice(0,200);return{state:"incompatible",why:`The artifact's profile.json${by} doesn't match this ve\
rsion's format: ${place}: ${what}.`}}function parse(bytes,name){if(bytes===void 0)return{why:`The artifact has no ${name}\
.`};try{return{value:JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(bytes))}}catch(error){return{why:`The artifac\
t's ${name} isn't valid JSON (${errorText(error)}).`}}}async function runProfile(api,request){let{repository,run:run2,artifactName:name,stop:stop2}=request,unusable=(state,why)=>({
state,failure:baselineFailure(`baseline-${state==="absent"?"no-artifact":state}`,`Run ${String(run2.id)} (commit ${run2.
head_sha.slice(0,10)}) ${why}`)}),{artifact,otherNames}=await findArtifact(api,{repository,runId:run2.id,name,ownOnly:!0});
if(artifact===null){let others=otherNames.slice(0,6).map(other=>plainText(other).slice(0,100)),has=others.length===0?"ha\
s no artifacts":`has no artifact ${name}, only ${others.join(", ")}`;return unusable("absent",`${has}${otherNames.length>
others.length?" \u2026":""}.`)}let downloaded=await downloadFiles(api,{repository,artifact,stop:stop2},baselineFiles);if(!("\
files"in downloaded)){let{id,why}=downloaded;return id==="artifact-expired"?unusable("expired",`no longer has its artifa\
ct. ${why}`):id!==null&&damaged.has(id)?unusable("corrupt",`has an artifact that we can't use. ${why}`):{state:"unavaila\
ble",failure:noBaseline(downloaded)}}let read=readBaseline2(downloaded.files);if(read.state!=="read")return unusable(read.
state,`has an artifact that we can't use. ${read.why}`);let measured2=read.profile.source.commit,notes=[downloaded.note,
measured2===null||measured2===run2.head_sha?null:`Run ${String(run2.id)} was for commit ${run2.head_sha.slice(0,10)}, bu\
t its profile is for commit ${plainText(measured2).slice(0,10)}.`];return{state:"found",profile:read.profile,notes:notes.
filter(note=>note!==null)}}function noBaseline(failure){let why=diagnosticText({...failure,help:null});return{...failure,
why,what:"There's no baseline to compare with."}}var damaged=new Set(["artifact-corrupt","artifact-refused","artifact-to\
o-large"]);function mostSevereFirst(without){let rank=({state})=>state==="unavailable"?0:state==="absent"?2:1;return without.
toSorted((one,other)=>rank(one)-rank(other))}var mostTried=5;async function findBaseline(api,request){let{repository,runId}=request.job;try{let workflowId=await workflowOf(
api,repository,runId),without=[];for(let branch of request.branches){let result=await onBranch(api,{...request,branch,workflowId});
if(result.state!=="found")without.push(result);else return{...result,notes:[...without.filter(isDamaged).map(passedNote),
...result.notes]}}return noneOf(without)}catch(error){return{state:"unavailable",failure:noBaseline(diagnosticOf(error))}}}
async function onBranch(api,request){let{job,branch,workflowId,base}=request,{repository,runId}=job,runs=await branchRuns(
api,{repository,workflowId,branch}),rules={repository,workflowId,branch,runId,newerAllowed:base!==null},{good,passedOver}=classifyRuns(
runs,rules),unusable=[];for await(let candidate of candidates(api,repository,good,base)){let result=await tryCandidate(api,
request,candidate);if(result.state==="found")return{...result,notes:[...unusable.map(passedNote),...result.notes]};if(unusable.
push(result),unusable.length===mostTried)break}return missing(request,good.length,unusable,passedOver)}async function tryCandidate(api,request,{
run:run2,distance}){let{job,artifactName:artifactName2,branch,base,clock,stop:stop2}=request,result=await runProfile(api,
{repository:job.repository,run:run2,artifactName:artifactName2,stop:stop2});if(result.state!=="found")return result;let ageMs=Math.
max(0,clock.now().getTime()-Date.parse(run2.created_at));return{...result,runId:run2.id,createdAt:run2.created_at,distance,
text:baselineText({runId:run2.id,branch,commit:run2.head_sha,base,distance,ageMs})}}function isDamaged({state}){return state!==
"absent"}function passedNote({failure}){return`We couldn't use a more recent baseline. ${failure.why}`}function noneOf(without){
let ranked=mostSevereFirst(without),[first]=ranked;return first===void 0?{state:"absent",failure:baselineFailure("baseli\
ne-no-run","There's no branch to search, because neither the job's ref nor its event names a branch.")}:{...first,failure:{
...first.failure,why:ranked.map(({failure})=>failure.why).join(" ")}}}function missing({branch,base},good,unusable,passedOver){
let[worst]=mostSevereFirst(unusable),end=passedOver===""?"":` ${passedOver}`;if(worst!==void 0){let others=unusable.filter(
other=>other!==worst).map(({failure:failure2})=>` ${failure2.why}`),{state,failure}=worst;return{state,failure:{...failure,
why:`${failure.why}${others.join("")}${end}`}}}if(good===0){let why2=`This workflow has no successful run on ${plainText(
branch)} from a push or schedule.${end}`;return{state:"absent",failure:baselineFailure("baseline-no-run",why2)}}let based=base===
null?"a commit":`a commit that ${base.slice(0,10)} is based on`,why=`None of the newest good runs on ${plainText(branch)}\
 measured ${based}.${end}`;return{state:"absent",failure:baselineFailure("baseline-no-ancestor",why)}}function ageText(ageMs){
let units=[["day",864e5],["hour",36e5],["minute",6e4]];for(let[unit,length]of units){let count=Math.floor(ageMs/length);
if(count>=1)return`${counted(count,unit)} ago`}return"just now"}function baselineText(baseline){let{runId,branch,commit,
base,distance,ageMs}=baseline,near=base===null||distance===null?"the newest we have":distance===0?"exactly the commit to\
 compare with":`${counted(distance,"commit")} before ${base.slice(0,10)}, the commit to compare with`;return`Measured by\
 run ${String(runId)} on ${plainText(branch)}, ${ageText(ageMs)}: commit ${commit.slice(0,10)}, ${near}.`}async function baseCommit(context,config,job){let{pullRequest,mergeGroup}=job;if(pullRequest===null)return mergeGroup?.baseSha??
job.sha;let base=await pullRequestBase(context,config,pullRequest);return base instanceof LlmProfileError?(context.log.info(
`The clone doesn't show which commit the head is based on (${base.message}). Using the base from the event: ${pullRequest.
baseSha.slice(0,12)}.`),pullRequest.baseSha):base.commit}async function pullRequestBase(context,config,pullRequest){let base=await resolved(
context,config,pullRequest.baseRef);if(base instanceof LlmProfileError||base.kind==="found"||base.head===pullRequest.headSha)
return base;throw notTheHead(pullRequest,base.repository,`HEAD is ${base.head.slice(0,12)}, a commit on ${plainText(pullRequest.
baseRef)} itself`)}function eventOf({environment},job){return job!==null?job.event:environment.GITHUB_ACTIONS==="true"?environment.
GITHUB_EVENT_NAME??"(unknown)":null}function notTheHead({number:number2,headSha:headSha2},where,why){return new UserError(
{id:"checkout-is-base",what:"The checkout isn't the pull request, so we'd measure the wrong code.",where,why:`The head o\
f #${String(number2)} is ${headSha2.slice(0,12)}. ${why}.`,help:"Run the job on `pull_request`, and don't set `ref` for \
actions/checkout. On `pull_request_target`, actions/checkout checks out the base branch, because such a job has secrets \
that a pull request's code shouldn't get (docs/security.md)."})}async function resolved(context,config,ref){var _stack=[];
try{let tools=__using(_stack,await ownTools(context),!0);try{return await resolveBase(tools,{cwd:workingDirectory(context,
config),ref,pullRequestBase:ref})}catch(error){return asFailure(error)}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}}import{existsSync}from"node:fs";import{resolve}from"node:path";async function basePath({context},config,path){if(!existsSync(resolve(context.cwd,path)))return{state:"failed",profile:null,
text:`\`baseline\` names \`${path}\`, which doesn't exist.`};try{let{profile}=await recordedProfile(context,config,[path],
{wanted:[],role:"base"});return{state:"given",profile,text:path}}catch(error){return{state:"failed",profile:null,text:`\`\
baseline\` names \`${path}\`, but we can't compare with it. ${diagnosticText(asFailure(error))}`}}}async function readCheckout(ports2,wanted){try{var _stack=[];try{let repository=__using(_stack,await openRepository(ports2),
!0);if(repository.kind==="none")return{kind:repository.isAbsent?"absent":"unknown",why:repository.why};let{git}=repository;
let head=await git.line("rev-parse","--verify","--quiet","HEAD^{commit}");let top=await git.line("rev-parse","--show-top\
level");if(head===null||top===null)return{kind:"unknown",why:"The repository has no commit or no working tree."};let superproject=await git.
line("rev-parse","--show-superproject-working-tree");if(superproject!==null&&await isPinned(git.in(superproject),top))return await readCheckout(
{...ports2,cwd:superproject},wanted);let merge=await readMergeCommit(git);let hasWanted=wanted!==null&&([head,merge?.first,
merge?.second].includes(wanted)||await isAncestor(git,wanted,head));let branch=await git.line("for-each-ref","--count=1",
`--contains=${head}`,"refs/remotes/origin");let commit={head,top,repository:await readRepository(git),hasWanted,isOnOrigin:branch!==
null};return{kind:"commit",commit}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);
_promise&&await _promise}}catch(error){if(error instanceof ToolError&&error.id==="tool-missing")return{kind:"absent",why:error.
what};throw error}}async function isPinned(superproject,submodule){return succeeded(await superproject.run("diff","--qui\
et","--ignore-submodules=dirty","HEAD","--",submodule))}function ownerOfCheckout(checkout,{repository,sha,triggeringRun}){let own=repository===null?null:fullName(repository),triggeredBy=triggeringRun?.
headRepository??null,isForeignRun=triggeringRun!==null&&!isSameRepository(triggeredBy,own);if(checkout.kind!=="commit")return checkout.
kind==="unknown"||isForeignRun?{kind:"unknown",why:checkout.why}:{kind:"ours"};let{head,repository:origin,isOnOrigin}=checkout.
commit;if(head===sha)return{kind:"ours"};if(head===triggeringRun?.headSha)return isForeignRun?{kind:"fork",from:triggeredBy}:
{kind:"ours"};if(isForeignRun&&isSameRepository(origin,triggeredBy))return{kind:"fork",from:origin};let shown=`HEAD is ${head.
slice(0,12)}, which isn't the event's commit`;return origin!==null&&own!==null&&isSameName(origin,own)&&!isSameRepository(
origin,own)?{kind:"unknown",why:`${shown}. It comes from ${plainText(origin)}, which may be a fork of ${own}.`}:isOnOrigin?
{kind:"ours"}:{kind:"unknown",why:`${shown}. No branch fetched from \`origin\` contains it.`}}function isSameName(one,other){
return isSameRepository(one.replace(/^.*\//,""),other.replace(/^.*\//,""))}async function requireHead(context,config,job,forkCode){let event=eventOf(context,job);if(event===null)return;let hasSecrets=event!==
"pull_request",pullRequest=job?.pullRequest??null;if(pullRequest===null&&concernsPullRequest(event)){if(hasSecrets)throw unknownHead(
"Neither the event nor the runner's GITHUB_* variables name the pull request.",event);return}if(pullRequest?.fork===!0&&
hasSecrets&&!forkCode)throw forkWithSecrets(event,pullRequest.headRepository,`#${String(pullRequest.number)}`);if(pullRequest===
null&&forkCode)return;let checkout=await checkoutOf(context,config,pullRequest?.headSha??null);if(job!==null&&pullRequest!==
null){if(checkout.kind!=="commit"){if(hasSecrets)throw unknownHead(checkout.why,event);context.log.info(`We can't tell w\
hether the pull request is checked out: ${checkout.why}`);return}let{head,top,repository,hasWanted}=checkout.commit;if(hasWanted)
return;let own=[fullName(job.repository),pullRequest.headRepository];if(repository===null||own.some(name=>isSameRepository(
repository,name)))throw notTheHead(pullRequest,top,`HEAD is ${head.slice(0,12)}, which doesn't contain that commit`);context.
log.info(`The program starts in a checkout of ${plainText(repository)}, not of the pull request's repository.`)}if(!hasSecrets||
forkCode)return;let sha=context.environment.GITHUB_SHA??null;requireOwnCode(event,checkout,job??{repository:null,sha,triggeringRun:null})}
async function checkoutOf(context,config,wanted){var _stack=[];try{let tools=__using(_stack,await ownTools(context),!0);
return readCheckout({...tools,cwd:workingDirectory(context,config)},wanted)}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}}function requireOwnCode(event,checkout,own){let owner=ownerOfCheckout(
checkout,own);if(owner.kind==="fork")throw forkWithSecrets(event,owner.from,"the checkout");if(owner.kind==="unknown")throw unknownOwner(
event,owner.why)}function unknownHead(why,event){return new UserError({id:"checkout-unknown",what:`We can't tell whether\
 the pull request is checked out. On \`${event}\`, actions/checkout doesn't check it out by default.`,where:`event ${event}`,
why:plainText(why),help:"Run the job on `pull_request`, with actions/checkout."})}function unknownOwner(event,why){return new UserError(
{id:"checkout-not-ours",what:`We can't tell whether the checkout is a fork's code, which could steal the secrets of a jo\
b on \`${event}\`.`,where:`event ${event}`,why:plainText(why),help:"Check out the event's own commit (actions/checkout w\
ithout `ref`), or a branch of this repository with `fetch-depth: 0`. If the code may have the secrets, set the input `ru\
n-fork-code-with-secrets: true`."})}function forkWithSecrets(event,from,where){return new UserError({id:"fork-with-secre\
ts",what:`We don't run a fork's code on \`${event}\`, because it could steal the repository's secrets and a write token.`,
where:`${where} from ${plainText(from??"a deleted fork")}`,help:"Run the job on `pull_request`, and have another job pos\
t the comment (docs/pull-requests.md#forks). If the fork's code may have the secrets, set the input `run-fork-code-with-\
secrets: true`."})}async function chooseBase(jobContext,loaded,artifactName2,history){let{publish,job}=jobContext,{config}=loaded,{baseline}=publish;
await requireHead(jobContext.context,config,job,publish.forkCodeWithSecrets);let kind=publish.mode==="baseline"?"none":chosenKind(
jobContext,config),nothing={recorded:null,age:null,notes:[]},apart=publish.mode==="baseline"||kind==="artifact"||kind===
"history"||kind==="path",recorded={...nothing,loaded:withBase(apart?measuredApart(loaded):loaded,null)};switch(kind){case"\
same-job":{let ref=comparedRef(loaded,job),pullRequest=job?.pullRequest??null;return pullRequest!==null&&namesBranch(ref,
pullRequest.baseRef)&&await pullRequestBase(jobContext.context,config,pullRequest),{...nothing,loaded:withBase(loaded,ref)}}case"\
none":return recorded;case"path":return baseline.kind==="path"?{...recorded,recorded:await basePath(jobContext,config,baseline.
path)}:recorded;case"history":{let sign=history?.signToCheck??null,{log:log2}=jobContext.context;return sign===null?(log2.
info("Every change in the history has already been checked, so we skip the comparison."),recorded):(log2.info(sign.text),
{...nothing,loaded:withBase(loaded,sign.base),notes:[sign.text]})}case"artifact":return requireSteadyIssue(publish,config),
{...recorded,...await baseArtifact(jobContext,config,artifactName2)}}}function comparedRef({config:{compare},origins},job){
return(compare.goal==="improve"&&origins.get("compare.base")?.kind==="file"?job?.pullRequest?.baseRef:null)??compare.base??
sameJobRef(job)}function chosenKind({context,job,api,publish:{baseline}},{compare}){let isPullRequest=(job?.pullRequest??
null)!==null;if(baseline.kind==="history")return isPullRequest?"same-job":"history";if(baseline.kind!=="auto")return baseline.
kind;if(compare.base!==null||isPullRequest)return"same-job";if(api!==null||compare["fail-on"].includes("no-baseline"))return"\
artifact";if(eventOf(context,job)==="pull_request")throw pullRequestUnknown();return"none"}function sameJobRef(job){let ref=job?.
pullRequest?.baseRef;if(ref!==void 0)return ref;throw new UserError({id:"base-ref-unknown",what:"`baseline: same-job` ha\
s no base to compare with.",where:"input baseline",why:`The event ${job?.event??"(unknown)"} has no pull request, and co\
mpare.base doesn't name a ref.`,help:"Name a ref under `overrides`, such as compare.base=HEAD^ (with `fetch-depth: 2`) o\
r compare.base=origin/main. Or set `baseline: artifact`."})}function pullRequestUnknown(){return new UserError({id:"pull\
-request-unknown",what:"We can't tell which pull request this job belongs to, so there's no base to compare with.",where:"\
input baseline",why:"The event file or the runner's GITHUB_* variables are missing or wrong. A warning above names the f\
ile or variables.",help:"Inside a container, pass on all GITHUB_* variables. Or name a base under `overrides`, such as c\
ompare.base=origin/main. Or set `baseline: none` to skip the comparison."})}function withBase(loaded,base){let{config,origins}=loaded;
if(origins.get("compare.base")?.kind==="override")return loaded;let origin={kind:"input",name:"baseline"};return{config:{
...config,compare:{...config.compare,base}},origins:new Map([...origins,["compare.base",origin]])}}function measuredApart({
config,origins}){let isDefault=key=>origins.get(key)?.kind==="default",{rounds,latency}=config;return{config:{...config,
rounds:isDefault("rounds")?3:rounds,latency:{...latency,pairs:isDefault("latency.pairs")?3:latency.pairs}},origins}}async function baseArtifact({
context,job,api,waitBudget},config,artifactName2){if(job===null||api===null)return{recorded:failed(`Can't read the artif\
acts of earlier runs: ${job===null?"this isn't a GitHub Actions job":"the input `token` is empty"}.`),age:null,notes:[]};
let branches=baselineBranches(job),base=await baseCommit(context,config,job),{clock}=context,found=await waitBudget.stretch(
async()=>findBaseline(api,{job,artifactName:artifactName2,branches,base,clock,stop:waitBudget.signal}));if(found.state===
"found"){context.log.info(found.text);for(let note of found.notes)context.log.warning(note);return{recorded:{state:"arti\
fact",profile:found.profile,text:found.text},age:[ageText(clock.now().getTime()-Date.parse(found.createdAt)),...commitsText(
found.distance)].join(", "),notes:found.notes}}let state=baselineStates[found.state];context.log.info(diagnosticText(found.
failure));let text=diagnosticText({...found.failure,what:""});return{recorded:{state,profile:null,text},age:null,notes:[]}}
function baselineBranches({pullRequest,mergeGroup,ref,defaultBranch}){let target=pullRequest?.baseRef??mergeGroup?.baseRef;
if(target!==void 0)return[target];let own=/^refs\/heads\/(.+)$/s.exec(ref)?.[1];return[...new Set([own,defaultBranch])].
filter(branch=>typeof branch=="string")}function commitsText(distance){return distance===null||distance===0?[]:[`${counted(
distance,"commit")} earlier`]}var baselineStates={absent:"absent",expired:"absent",corrupt:"incompatible",incompatible:"\
incompatible",unavailable:"failed"};function failed(text){return{state:"failed",profile:null,text}}var commitId=string().regex(/^[0-9a-f]{40}$/,"not a commit id"),pullSchema2=object({state:string(),head:object({sha:commitId,
repo:object({full_name:string()}).nullish()}),base:object({ref:string().min(1),sha:commitId})}),permissionSchema=object(
{permission:string()});async function commentedPull(api,repository,{pullRequest:number2,author}){try{let permission=await api.
call("read the comment author's permission",null,async github=>{let{data}=await github.rest.repos.getCollaboratorPermissionLevel(
{...inRepository(repository),username:author});return permissionSchema.parse(data).permission}),what=`read pull request \
#${String(number2)} of ${fullName(repository)}`,{state,head,base}=await api.call(what,"pull-requests: read",async github=>{
let{data}=await github.rest.pulls.get({...inRepository(repository),pull_number:number2});return pullSchema2.parse(data)}),
headRepository=head.repo?.full_name??null;return{mayWrite:permission==="admin"||permission==="write",isOpen:state==="ope\
n",pullRequest:{number:number2,headSha:head.sha,headRepository,baseRef:base.ref,baseSha:base.sha,fork:!isSameRepository(
headRepository,fullName(repository))}}}catch(error){return diagnosticOf(error)}}async function onComment(jobContext){let{context,job,api,waitBudget}=jobContext;if(job?.event!=="issue_comment")return jobContext;
let{comment}=job,refused=(why,help)=>({...jobContext,problem:refusal(why,help)});if(comment===null)return refused("The c\
omment isn't on a pull request.",checkCondition);if(api===null)return refused("The input `token` is empty.","Leave `toke\
n` out to use the job's own token.");let found=await waitBudget.stretch(async()=>commentedPull(api,job.repository,comment)),
author=plainText(comment.author);if(isDiagnostic(found))return refused(`${found.what} ${found.why??""}`,found.help??"Try\
 again.");if(!found.mayWrite)return refused(`${author} doesn't have write access to this repository.`,"Ask someone with \
write access to post the comment.");if(!found.isOpen)return refused("The pull request isn't open.","Reopen the pull requ\
est.");let{pullRequest}=found;return{...jobContext,context:{...context,pullRequestBase:pullRequest.baseRef},job:{...job,
pullRequest}}}var checkCondition="Copy the `if:` of examples/workflows/bisect-comment.yml into the job.";function refusal(why,help){
return new UserError({id:"comment-refused",what:"This comment doesn't start a run.",where:"event issue_comment",why,help})}async function profileJob(given,parts){let jobContext=await onComment(given),outcome=await measured(jobContext,parts);if(outcome.
error instanceof StoppedError)throw outcome.error;let secrets=secretsOf(jobContext,outcome.loaded),input=commentInput(jobContext,
outcome),published=await orWarn(jobContext,"Couldn't publish the results",async()=>jobContext.waitBudget.stretch(async()=>publishRun(
jobContext,outcome,input,secrets))),{result,loaded}=outcome;if(result===null)throw outcome.error;if(annotate(jobContext,
input,secrets),published!==null&&loaded!==null)for(let{after}of parts)await after?.(jobContext,{result,loaded,published,
secrets});return{exitCode:result.exitCode}}function secretsOf({context,raw,publish},loaded){return knownSecrets({environment:context.
environment,workload:loaded?.config.workload??null,texts:[...askedTexts(raw),loaded?.config.nsys["extra-arguments"]??[]],
token:publish.token})}function annotate(jobContext,{sections},secrets){let texts=({title,message,at})=>`${title}
${message}
${at?.file??""}`,all=sections.flatMap(annotations),leaking=new Set(all.filter(one=>findSecretsInText(texts(one),secrets).
length>0));holdsSecret(jobContext,"An annotation",[...leaking].map(texts).join(`
`),secrets);for(let one of all)leaking.has(one)||jobContext.ports.annotate(one)}function askedTexts({inputs,overrides}){
return[...inputs.flatMap(({value})=>typeof value=="string"?[value]:Array.isArray(value)&&value.every(word=>typeof word==
"string")?[value]:[]),...overrides]}async function measured(jobContext,parts){let{context,ports:ports2}=jobContext,directory=null,
base=null,loaded=null,history=null;try{if(jobContext.problem!==null)throw jobContext.problem;loaded=await loadSettings(context,
jobContext.raw,!0);for(let text of textsToMask(secretsOf(jobContext,loaded)))ports2.mask(text);for(let{before}of parts)history??=
await before?.(jobContext)??null;base=await chooseBase(jobContext,loaded,artifactName(jobContext),history);let result=await run(
context,{loaded:base.loaded,raw:jobContext.raw,publisher:{directoryMade:({path})=>{directory=path,ports2.setOutput("run-\
dir",path)}},recordedBase:base.recorded,history,variables:null});return{result,error:null,directory,cost:result.cost,base,
loaded,history}}catch(error){let published=jobContext.job!==null&&!(error instanceof StoppedError);return directory===null&&
published&&(directory=await recordFailedRun(context,error),directory!==null&&ports2.setOutput("run-dir",directory)),{result:null,
error,directory,cost:await costUntilFailure(directory),base,loaded,history}}}async function costUntilFailure(directory){
return directory===null?null:readRunRecord(directory).then(({cost})=>cost,()=>null)}function commentInput({job,publish,raw},{
result,error,cost,base,history}){let fails=result===null||result.exitCode!==exitCodes.pass,failed2=result===null?error:result.
failure;return{title:job===null?"GPU profile":jobTitle(job,publish),sections:[{title:null,comparison:result?.comparison??
null,head:result?.profile??null,failure:failed2===null?null:failureOf(failed2),fails,cost,baselineAge:base?.age??null,history:history?.
recentRuns??null,artifact:null,report:null}],links:{run:job===null?null:runUrl(job),artifact:null,report:null},measured:{
commit:job?.sha??null,config:wholeConfig(raw)},notes:[...job===null||result!==null?[]:[`Commit ${headSha(job).slice(0,12)}\
.`],...base?.notes??[]]}}keepOwnExitCode();var goneWithinMs=9e3,temporary=process.env.RUNNER_TEMP??tmpdir(),processesFile=join(temporary,`llm-pro\
file-processes-${randomUUID()}.json`),log=actionsLog(),{setOutput,saveState}=fileCommands(log);saveState("processes-file",
processesFile);var stop=stopSignal(goneWithinMs),ports={setOutput,annotate:({level,title,message,at})=>{core_exports[level](
message,at===void 0?{title}:{title,file:at.file,startLine:at.line})},mask:setSecret,writeSummary:async markdown=>{await summary.
addRaw(markdown).write({overwrite:!0})}};try{let{settings:publish,problem}=readPublishInputs(getInput);for(let text of textsToMask(
knownSecrets({environment:process.env,workload:null,token:publish.token})))ports.mask(text);let{job,warnings}=readGithubJob(
process.env,path=>readFileSync(path,"utf8"));for(let warning of warnings)log.warning(warning);let defaults=[{key:"out",value:join(
temporary,"llm-profile-runs"),name:"RUNNER_TEMP"}],waitBudget=createWaitBudget({limitMs:publish.timeLimitMs,stop:stop.signal}),
runJob=await loadJob(publish.mode),{exitCode}=await runJob({context:await withFeatures({root:fileURLToPath(new URL("..",
import.meta.url)).replace(/\/$/,""),version,cwd:process.env.GITHUB_WORKSPACE??process.cwd(),environment:process.env,log,
clock:{now:()=>new Date,monotonicMs:()=>performance.now()},stop:stop.signal,pullRequestBase:process.env.GITHUB_BASE_REF??
null,processesFile},features),raw:{...readActionInputs(getInput),defaults},publish,problem:unknownInputs(process.env)??problem,
job,api:job===null||publish.token===null?null:createApi({token:publish.token,apiUrl:job.apiUrl,log,waitBudget,fork:job.pullRequest?.
fork??!1}),waitBudget,ports});process.exitCode=exitCode}catch(error){setFailed(plainLines(describeError(error))),process.
exitCode=error instanceof LlmProfileError?error.exitCode:exitCodes.capture}finally{stop[Symbol.dispose]()}process.exit();
async function loadJob(name){let mode=features.flatMap(feature=>feature.mode??[]).find(added=>added.name===name);if(mode!==
void 0)return mode.job();if(name==="comment")return commentJob;let parts=await loadJobParts(features);return jobContext=>profileJob(
jobContext,parts)}
