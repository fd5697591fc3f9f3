import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{ApiFailure,addArtifactName,createActionsLog,createApi,createArtifactName,createFileCommands,createJobTitle,createRunUrl,
createWaitBudget,decideCommentPlace,defaultPrefix,describeBaselineFailure,describeFailure,downloadFiles,findArtifact,findHeadSha,
findPullRequest,findSecretsInText,fullName,hasSucceeded,isAncestor,isDiagnostic,isPullRequestEvent,isSameRepository,listAll,
listFirst,logPublishFailure,nameAttempt,namesBranch,openRepository,pageSize,publishRun,readCommentedPull,readGithubJob,readMergeCommit,
readRepository,readResults,recordFailedRun,refuseSecret,repositoryParameters,requestData,requireSteadyIssue,resolveBase,
resolveCommit,run,shortenError,toDiagnostic,warnOfBugs,worstVerdict,writeComment,writeSummary}from"./chunk-2ZJWVGY2.js";
import"./chunk-NXWIZVT4.js";import{readRecordedProfile,verdictLine}from"./chunk-CUGTTX3J.js";import"./chunk-HAMHRC5U.js";
import"./chunk-OBVIA3HI.js";import"./chunk-B2LZLDFZ.js";import"./chunk-5YPMZ245.js";import{readRunRecord}from"./chunk-VRCS5P7W.js";
import{createOwnTools,findWorkingDirectory}from"./chunk-A6E3QZVG.js";import"./chunk-6VLYRX4P.js";import{jobSummary}from"./chunk-2LH2OQVL.js";
import"./chunk-JQLBXR5T.js";import"./chunk-CLBNHK7D.js";import{toTerminal}from"./chunk-XY56WRCG.js";import{
causeSite,countTitle,describeSite,quotedReason}from"./chunk-KO2YBV2G.js";import{kernelLabel}from"./chunk-FK5PFTCQ.js";
import{addFeatures,createContext,features,keepOwnExitCode,loadJobParts,watchStopSignals}from"./chunk-RYN75IF4.js";
import{core_exports,getInput,setFailed,setSecret,summary}from"./chunk-DRDUS7AC.js";import{orText}from"./chunk-WFBDHIPL.js";
import"./chunk-QIQJK4Y5.js";import"./chunk-BEQHXBQA.js";import"./chunk-APW3GFRW.js";import"./chunk-L6TRB42K.js";
import"./chunk-YNH77634.js";import"./chunk-OBJ5U7MQ.js";import"./chunk-WKLZAVBB.js";import"./chunk-4GQMEPU4.js";
import"./chunk-YTVU7BGA.js";import{findKnownSecrets,listMaskedTexts}from"./chunk-CQGIAR35.js";import"./chunk-U3NEMMEV.js";
import"./chunk-TMSNN5D7.js";import"./chunk-LF3QRERU.js";import"./chunk-WNSNHT5Y.js";import"./chunk-3FHCESVW.js";
import{diagnostic,diagnosticText}from"./chunk-27UOGQDQ.js";import"./chunk-UV6TWOCH.js";import"./chunk-N5CFPP2E.js";
import"./chunk-CFWPLRUN.js";import{findOnlyConfigFile,loadSettings}from"./chunk-43BQW4PC.js";import"./chunk-A2TGLBHE.js";
import"./chunk-NG2TZR5C.js";import"./chunk-2W7IQXEL.js";import"./chunk-OOLVLWZP.js";import{isLaunchesAgain,
likeliestSite}from"./chunk-WX5VRN47.js";import"./chunk-AQQV4D3V.js";import"./chunk-PVAWQLH7.js";import"./chunk-KHWSZT7H.js";
import"./chunk-ZPNCYFGC.js";import"./chunk-4MELFLVH.js";import"./chunk-3VXAGAQL.js";import{clipMiddle,
formatCount}from"./chunk-ILPXF66B.js";import"./chunk-UAZ6EODX.js";import"./chunk-PY33EE2G.js";import"./chunk-4P7CRZQU.js";
import{profileSchemaVersion,storedProfileSchema}from"./chunk-PPI5QADB.js";import"./chunk-7JD2YBGS.js";import"./chunk-6KO54AH4.js";
import{nearest}from"./chunk-BTMNXSV6.js";import"./chunk-35HP6UP2.js";import{counted,jsonOrNull,listText}from"./chunk-ZYMCHVPE.js";
import{parseDurationMs,rangeText,signedPercent}from"./chunk-DVA2FSEP.js";import"./chunk-S5YMTAFF.js";import"./chunk-U2ZF3MRO.js";
import"./chunk-G75GGGIL.js";import{array,number,object,record,string,unknown}from"./chunk-7IBWU4LP.js";import{
LlmProfileError,StoppedError,ToolError,UserError,asFailure,describeError,exitCodes}from"./chunk-SVS2CUJD.js";import{
plainLines,plainText}from"./chunk-KWNHFX66.js";import{__callDispose,__using}from"./chunk-GBWPPC6J.js";import{randomUUID}from"node:crypto";import{readFileSync}from"node:fs";import{tmpdir}from"node:os";import{join}from"node:path";var inputKeys={mode:null,command:"workload.command","working-directory":"workload.working-directory",setup:"workload.set\
up","time-budget":"time-budget",ranges:"ranges","capture-range":"nsys.capture-range",rounds:"rounds",isolation:"isolatio\
n",config:null,preset:null,overrides:null,baseline:null,"run-fork-code-with-secrets":null,goal:"compare.goal","fail-on":"\
compare.fail-on",thresholds:"compare.thresholds",budgets:"compare.budgets",comment:null,"check-run":null,issue:null,bisect:null,
"history-branch":null,"artifact-name":null,"retention-days":null,"publish-time-limit":null,token:null,matrix:null},actionInputs=Object.
entries(inputKeys).map(([name,key])=>({name,key})),goneInputs=new Map([...["workload.module","workload.python","workload\
.pass-env","workload.gpu","workload.time-limit","instances","top-kernels","out"].map(key=>[key.replace("workload.",""),`\
write ${key}=VALUE under \`overrides\``]),["require-baseline","add no-baseline to `fail-on`"],["reference","compare with\
 a stored profile (docs/history.md)"]]),mostNamed=8;function unknownInputs(environment){let inputNames=new Set(Object.keys(
inputKeys).map(name=>`INPUT_${name.toUpperCase()}`)),unknown2=Object.keys(environment).filter(variable=>variable.startsWith(
"INPUT_")&&variable===variable.toUpperCase()&&!inputNames.has(variable)),names=unknown2.map(variable=>plainText(variable.
slice(6).toLowerCase()));if(names.length===0)return null;let gone=names.filter(name=>goneInputs.has(name)).map(name=>`In\
stead of \`${name}\`, ${goneInputs.get(name)??""}.`);if(gone.length>0)return new UserError({id:"bad-input",what:`The act\
ion no longer has ${gone.length===1?"an input":"inputs"} that the step sets.`,where:"the step's `with:`",help:gone.join(
" ")});let quoted=names.map(name=>`\`${name}\``),near=names.map(name=>nearest(name,Object.keys(inputKeys))).find(name=>name!==
null),cut=unknown2.some(variable=>environment[variable]==="");return new UserError({id:"bad-input",what:`The action has \
no input${names.length===1?"":"s"} ${listText(quoted,mostNamed)}.`,where:"the step's `with:`",why:cut?"An unknown input \
is empty, so a comma probably cut another input's value in two. In a one-line mapping, `with: { \u2026 }`, a comma ends a val\
ue, and YAML reads the text after the comma as another input.":`The runner passes inputs as variables, and the step has \
the variable ${plainText(unknown2[0]??"")}.`,help:cut?"Write `with:` as a block, with one input per line.":near===void 0?
"Fix the name in the workflow, under `with:`. If the variable is your own, choose a name that doesn't begin with INPUT_.":
`Did you mean ${near}?`})}function readActionInputs(getInput2){let inputs=actionInputs.flatMap(({name,key})=>{let value=getInput2(
name).trim();return key===null||value===""?[]:[{key,name,value}]});return{configFile:getInput2("config").trim()||null,presets:getInput2(
"preset").split(",").flatMap(lines),inputs,overrides:lines(getInput2("overrides")).filter(line=>!line.startsWith("#"))}}
function lines(text){return text.split(/\r?\n/).map(line=>line.trim()).filter(line=>line!=="")}import{createHash}from"node:crypto";var actionModes=["profile","comment","baseline","history"],commentPolicies=["auto","always","on-change","never"],baselineKinds=[
"auto","same-job","artifact","history","none"];var longestRetentionDays=400,usualTimeLimitMs=3e5,longestTimeLimitMs=24*36e5,usualBisectMs=36e5,longestMatrix=120,hashLength=8;
function readPublishInputs(getInput2){let text=name=>getInput2(name).trim(),problems=[],read=(name,{parse,allowed,words=[]},fallback)=>{
let value=text(name);if(value==="")return fallback;let parsed=parse(value);return parsed===void 0&&problems.push(badInput(
name,value,allowed,nearest(value,words))),parsed??fallback},settings={mode:read("mode",oneOf(actionModes),"profile"),baseline:read(
"baseline",baselineType,{kind:"auto"}),comment:read("comment",oneOf(commentPolicies),"auto"),matrix:readMatrix(text("mat\
rix")),artifactName:text("artifact-name")||null,retentionDays:read("retention-days",retentionType,null),token:text("toke\
n")||null,checkRun:read("check-run",booleanType,!1),issue:read("issue",booleanType,!1),bisectMs:read("bisect",bisectType,
null),historyBranch:read("history-branch",branchType,null),timeLimitMs:read("publish-time-limit",timeLimitType,usualTimeLimitMs),
forkCodeWithSecrets:read("run-fork-code-with-secrets",booleanType,!1)};return{settings,problem:problems[0]??contradiction(
settings)}}function contradiction(settings){let{baseline,mode,checkRun,issue,bisectMs,historyBranch}=settings,measures=mode===
"profile"||mode==="baseline";if(mode==="history"&&historyBranch===null)return new UserError({id:"bad-input",what:"`mode:\
 history` needs a branch to write to.",where:"inputs mode and history-branch",help:"Name a branch, or leave history-bran\
ch out to use llm-profile-history."});let comparing=issue?"issue":bisectMs===null?null:"bisect";return comparing!==null&&
(mode!=="profile"||baseline.kind==="none")?new UserError({id:"bad-input",what:`\`${comparing}: true\` needs a job that ru\
ns a comparison.`,where:`inputs ${comparing} and ${mode==="profile"?"baseline":"mode"}`,help:measures?"Use `mode: profil\
e` with a `baseline`.":`Set ${comparing} in the job that profiles the workload.`}):checkRun&&!measures?new UserError({id:"\
bad-input",what:"`check-run: true` needs a job that profiles the workload.",where:"inputs check-run and mode",why:mode===
"comment"?"`mode: comment` reports the results of other jobs. These results may come from a fork, and a fork must not be\
 able to turn a check green.":"`mode: history` records the results of other jobs.",help:"Set check-run in the job that p\
rofiles the workload."}):null}function oneOf(words){return{parse:value=>words.find(word=>word===value),allowed:words,words}}
var baselineType={parse(value){let kind=baselineKinds.find(word=>word===value);return kind!==void 0?{kind}:/[/\\]|\.[a-z-]+$/i.
test(value)?{kind:"path",path:value}:void 0},allowed:[...baselineKinds,"a path with a slash, such as ./baseline"],words:baselineKinds},
refName=/^(?![-/.])(?!.*(?:\.\.|\/\/|@\{|\.lock$))[^\s\p{C}~^:?*[\\]{1,200}(?<![/.])$/u,branchType={parse:value=>refName.
test(value)&&!value.startsWith("refs/")?value:void 0,allowed:["the name of a branch","an empty value for none"]},booleanType={
parse(value){return/^(?:true|True|TRUE)$/.test(value)?!0:/^(?:false|False|FALSE)$/.test(value)?!1:void 0},allowed:["true",
"false"]},retentionType={parse:value=>/^\d+$/.test(value)&&Number(value)>=1&&Number(value)<=longestRetentionDays?Number(
value):void 0,allowed:[`a whole number of days from 1 to ${longestRetentionDays}`]},timeLimitType={parse:parseLimitMs,allowed:[
"a duration up to 24h, such as 90s or 5m, or a number of seconds"]},bisectType={parse(value){let isOn=booleanType.parse(
value);return isOn!==void 0?isOn?usualBisectMs:null:parseLimitMs(value)},allowed:["true","false","a duration up to 24h, \
such as 90m or 3h"]};function parseLimitMs(value){try{let limitMs=parseDurationMs(/^\d+$/.test(value)?Number(value):value);
return limitMs>0&&limitMs<=longestTimeLimitMs?limitMs:void 0}catch{return}}function readMatrix(value){let parsed=record(
string(),unknown()).safeParse(jsonOrNull(value)),parts=parsed.success?Object.values(parsed.data).flatMap(leaves):value===
"null"?[]:[value],text=plainText(parts.map(part=>part.trim()).filter(part=>part!=="").join(", "));if(text.length<=longestMatrix)
return text;let hash=createHash("sha256").update(text).digest("hex").slice(0,hashLength);return`${text.slice(0,longestMatrix-
hashLength-2)}\u2026 ${hash}`}function leaves(value){return Array.isArray(value)?value.flatMap(leaves):typeof value=="ob\
ject"&&value!==null?Object.values(value).flatMap(leaves):typeof value=="string"||typeof value=="number"||typeof value=="\
boolean"?[String(value)]:[]}function badInput(name,value,allowed,near){return new UserError({id:"bad-input",what:`The in\
put \`${name}\` can't be ${JSON.stringify(plainText(value))}.`,where:`input ${name}`,why:`Expected ${orText(allowed)}.`,
help:near===null?"Fix the input in the workflow, under `with:`.":`Did you mean ${near}?`})}var jobSchema=object({name:string(),conclusion:string().nullable()}),failures=new Set(["failure","timed_out","cancelled"]);
async function listFailedJobs(api,{repository,runId}){try{return(await listAll(api,`list the jobs of run ${runId}`,"acti\
ons: read",jobSchema,github=>github.paginate(github.rest.actions.listJobsForWorkflowRun,{...repositoryParameters(repository),
run_id:runId,per_page:pageSize}))).filter(({conclusion})=>failures.has(conclusion??"")).map(({name})=>plainText(name))}catch(error){
return toDiagnostic(error)}}async function commentJob(jobContext){let{job,api,context,publish,ports:ports2,problem,waitBudget}=jobContext;if(problem!==
null)throw problem;if(job===null||api===null)throw new UserError({id:"comment-needs-job",what:"`mode: comment` needs a G\
itHub Actions job and its token.",where:"input mode",why:job===null?"The runner's GITHUB_* variables are missing.":"The \
input `token` is empty.",help:"Leave `token` out to use the job's own token, with `permissions: { actions: read, pull-re\
quests: write }`."});if(job.triggeringRun?.conclusion==="skipped")return context.log.info(`No comment: run ${String(job.
triggeringRun.id)}, which triggered this run, was skipped.`),{exitCode:exitCodes.pass};let report=async()=>{let{repository,
serverUrl}=job,run2=findMeasuredRun(job,publish.artifactName),{runId}=run2,{log:log2,environment}=context,results=await readResults(
api,{repository,runId,prefix:publish.artifactName??defaultPrefix,withBase:!1,log:log2,stop:waitBudget.signal,serverUrl}),
failed=await listFailedJobs(api,{repository,runId});for(let answer of[results,failed])isDiagnostic(answer)&&logPublishFailure(
jobContext,answer);let sections=isDiagnostic(results)?[]:results.map(result=>createSection(result,!run2.fork));!isDiagnostic(
results)&&results.length===0&&log2.warning(`${describeMissingResult(run2)} ${run2.url}`);let only=sections.length===1?sections[0]:
void 0,input={title:addArtifactName(job.workflow,publish.artifactName),sections:only===void 0?sections:[{...only,artifact:null,
report:null}],links:{run:run2.url,artifact:only?.artifact??null,report:only?.report??null},measured:run2.fork?null:{commit:null,
config:null},notes:createNotes(run2,isDiagnostic(results)?results:sections,failed)},secrets=findKnownSecrets({environment,
workload:null,token:publish.token}),publishing={...jobContext,secrets};ports2.setOutput("verdict",sections.length===0?"f\
ailed":worstVerdict(sections)),await writeSummary(publishing,jobSummary(input));let target=await findTarget(jobContext,job,
api),place=target===null?null:decideCommentPlace(jobContext,input,target),url=place===null?null:await writeComment(publishing,
input,place);url!==null&&ports2.setOutput("comment-url",url)};return await warnOfBugs(jobContext,"Couldn't write the com\
ment",async()=>waitBudget.stretch(report)),{exitCode:exitCodes.pass}}function createSection({found,artifact,report,content},linksReports){
let section={title:found.title,baselineAge:null,artifact,report:linksReports?report:null,artifactName:found.artifact.name};
if(isDiagnostic(content))return{...section,comparison:null,head:null,cost:null,fails:!1,unread:!0,failure:{...content,failures:[]}};
let{record:record2,comparison,head}=content,what=record2.failure===null?"The run didn't finish.":"The run failed.",plain={
...diagnostic({what,why:record2.failure?.message??null}),failures:[]};return{...section,comparison,head,cost:record2.cost,
failure:record2.state==="passed"?null:record2.failure?.parts??plain,fails:record2.state!=="passed"||record2.exitCode!==0}}
function findMeasuredRun(job,artifactName){let{pullRequest,triggeringRun:triggering}=job;if(triggering===null){let headSha2=pullRequest?.
headSha??job.sha,fork2=pullRequest?.fork??!1;return{runId:job.runId,url:createRunUrl(job),artifactName,headSha:headSha2,
foreign:!1,fork:fork2}}let foreign=isPullRequestEvent(triggering.event),{id:runId,headSha,headRepository}=triggering,fork=!isSameRepository(
headRepository,fullName(job.repository));return{runId,url:createRunUrl({...job,runId}),artifactName,headSha,foreign,fork}}
async function findTarget(jobContext,job,api){let{context,publish}=jobContext,{pullRequest,triggeringRun,repository}=job,
workflows=triggeringRun===null?job.workflow:`${job.workflow} / ${triggeringRun.workflowId}`,key=addArtifactName(workflows,
publish.artifactName);if(pullRequest!==null)return{pullRequest:pullRequest.number,headSha:pullRequest.headSha,fork:pullRequest.
fork,key};if(triggeringRun===null)return context.log.info(`No comment: the event \`${job.event}\` has no pull request.`),
null;if(!triggeringRun.event.startsWith("pull_request"))return context.log.info(`No comment: the triggering run was star\
ted by \`${triggeringRun.event}\`, not by a pull request.`),null;let{headSha,headRepository}=triggeringRun,match=await findPullRequest(
api,{repository,headSha,headRepository});if(isDiagnostic(match))return logPublishFailure(jobContext,match),null;if(match.
number===null)return context.log.info(`No comment: ${match.why}`),null;let fork=!isSameRepository(headRepository,fullName(
repository));return{pullRequest:match.number,headSha,fork,key}}var mostJobs=6,longestJob=40;function createNotes(run2,results,failed){
let quoted=isDiagnostic(results)?[]:results;return[...isDiagnostic(results)?[diagnosticText(results)]:results.length===0?
[describeMissingResult(run2)]:[],...quoted.length===0?[`Commit ${run2.headSha.slice(0,12)}.`]:[],...run2.foreign&&quoted.
length>0?["The metrics and names come from the measured run, which ran the pull request's own code."]:[],...isDiagnostic(
failed)?["We can't tell whether jobs of this run failed without a result."]:noteFailedJobs(quoted,failed)]}function describeMissingResult({
runId,artifactName}){let which=artifactName===null?"from llm-profile":`whose name starts with \`${artifactName}\``;return`\
Run ${runId} has no artifact ${which}, so none of its jobs left a result.`}function noteFailedJobs(results,failed){if(failed.
length<=results.filter(({fails})=>fails).length)return[];let names=failed.map(name=>`\`${name.slice(0,longestJob)}\``);return[
`Jobs of this run that failed or were canceled: ${listText(names,mostJobs)}. A job that ended before llm-profile finishe\
d has no result here.`]}var mostOfALevel=10,longestMessage=4096,longestTitle=120;function annotations(section){let{title,failure,comparison}=section,
all=[...failure===null?[]:failureAnnotations(failure,section.fails?"error":"warning",failureTitle(section)),...comparison===
null?[]:comparisonAnnotations(comparison,section.fails&&failsAlone(section))],where=title===null?"":`${plainText(clipMiddle(
title,60))}: `;return["error","warning","notice"].flatMap(level=>limited(all.filter(annotation=>annotation.level===level)).
map(annotation=>({level,title:clipEnd(`${where}${annotation.title}`,longestTitle),message:clipEnd(annotation.message,longestMessage),
...annotation.at===void 0?{}:{at:annotation.at}})))}function limited(sameLevel){let[first]=sameLevel;if(first===void 0||
sameLevel.length<=mostOfALevel)return[...sameLevel];let shown=sameLevel.slice(0,mostOfALevel-1),message=`The job summary\
 has ${String(sameLevel.length-shown.length)} more ${first.level}s.`;return[...shown,{level:first.level,title:"More",message}]}
function failureTitle({head,comparison}){return head===null&&comparison===null?"Nothing was measured":"Failed after meas\
uring"}function failsAlone({failure,comparison}){if(failure===null||comparison===null)return!0;let{verdict,failOn}=comparison;
return verdict==="over-budget"||verdict==="not-improved"||verdict==="regressed"&&failOn.includes("regression")}function failureAnnotations(failure,level,title){
return[failure,...failure.failures].map(parts=>({level,title,message:failureMessage(parts)}))}function failureMessage({what,
where,why,help}){let lines2=[what,...where===null?[]:[`Where: ${where}`],...why===null?[]:[`Why: ${why}`],...help===null?
[]:[`Help: ${help}`]];return plainLines(lines2.join(`
`))}function comparisonAnnotations(comparison,fails){let{verdict,reasons}=comparison,whole=fails?"error":verdict==="pass"?
"notice":"warning",quoted=quotedReason(comparison);return[{level:whole,title:"GPU profile",message:verdictLine(comparison)},
...reasons.flatMap(reason=>reason.verdict===null&&!worthANotice.has(reason.id)?[]:reason.range===null&&reason===quoted?.
reason&&quoted.others===0?[]:[{level:chooseLevel(reason,comparison,fails),title:nameReason(reason),message:plainLines(reason.
text)}]),...lineAnnotations(comparison,fails)]}var mostLines=5;function lineAnnotations(comparison,fails){let{ranges}=comparison,
regressed=ranges.filter(({verdict})=>verdict==="regressed"),named=new Set(regressed.map(range=>causeSite(range,comparison))),
candidates=regressed.flatMap(range=>{let where=plainText(clipMiddle(range.name,60));return[...range.kernels.map(({name,time,
launchSites})=>({site:likeliestSite(launchSites),title:`${where}, ${kernelLabel(name,60)}`,what:time.changeRatio===null?
"New kernel":`Kernel time ${signedPercent(time.changeRatio)}`,noun:" launches"})),...range.counts.map(row=>({site:row.state!==
"regressed"||row.metric==="copiedBytes"||isLaunchesAgain(row,range.counts)?null:likeliestSite(row.launchSites),title:`${where}\
, ${toTerminal(countTitle(row))}`,what:`${toTerminal(countTitle(row))} ${formatCount(row.base)} \u2192 ${formatCount(row.
head)}`,noun:""}))]}),isNamed=({site})=>site!==null&&named.has(site);return[...candidates.filter(isNamed),...candidates.
filter(candidate=>!isNamed(candidate))].flatMap(({site,title,what,noun})=>{if(site?.line==null)return[];let level=site.changed===
!0?fails?"error":"warning":"notice",message=plainLines(`${what}: ${toTerminal(describeSite(site,noun))}.`);return[{level,
title,message,at:{file:site.file,line:site.line}}]}).slice(0,mostLines)}var worthANotice=new Set(["range-improved","acce\
pted","round-left-out"]);function chooseLevel({verdict},comparison,fails){if(verdict===null)return"notice";let decides=verdict===
"over-budget"||verdict==="not-improved"||verdict===comparison.verdict||comparison.failOn.includes(verdict==="regressed"?
"regression":verdict)||verdict==="no-baseline"&&comparison.baseline.state==="failed"&&comparison.failOn.includes("baseli\
ne-failed");return fails&&decides?"error":"warning"}function nameReason({id,range,kernel}){let parts=[...range===null?[]:
[plainText(clipMiddle(range,60))],...kernel===null?[]:[kernelLabel(kernel,60)]];return parts.length===0?plainText(id):parts.
join(", ")}function clipEnd(text,length){return text.length>length?`${text.slice(0,length-1)}\u2026`.toWellFormed():text}import{existsSync}from"node:fs";import{resolve}from"node:path";var repositorySchema=object({full_name:string()}),workflowSchema=object({workflow_id:number()}),runSchema=workflowSchema.
extend({id:number(),event:string(),status:string().nullable(),conclusion:string().nullable(),head_branch:string().nullable(),
head_sha:string().regex(/^[0-9a-f]{40,64}$/),created_at:string(),repository:repositorySchema,head_repository:repositorySchema.
nullish()}),runsSchema=object({workflow_runs:array(runSchema)}),mostPages=3;async function readWorkflowId(api,repository,runId){
return(await requestData(api,`read this run (${runId})`,"actions: read",workflowSchema,github=>github.rest.actions.getWorkflowRun(
{...repositoryParameters(repository),run_id:runId}))).workflow_id}async function listBranchRuns(api,{repository,workflowId,
branch}){let action="list the workflow's runs on the baseline's branch",runs=await listFirst(mostPages,async page=>(await requestData(
api,action,"actions: read",runsSchema,github=>github.rest.actions.listWorkflowRuns({...repositoryParameters(repository),
workflow_id:workflowId,branch,status:"success",exclude_pull_requests:!0,...page}))).workflow_runs);return[...new Map(runs.
map(run2=>[run2.id,run2])).values()].sort((a,b)=>b.id-a.id)}var events=new Set(["push","schedule"]),refusals=[{words:"fr\
om another repository",when:({repository},rules)=>!isSameRepository(repository.full_name,fullName(rules.repository))},{words:"\
from forks",when:(run2,rules)=>!isSameRepository(run2.head_repository?.full_name,fullName(rules.repository))},{words:"no\
t started by a push or schedule",when:({event})=>!events.has(event)},{words:"from other workflows",when:(run2,{workflowId})=>run2.
workflow_id!==workflowId},{words:"on other branches",when:(run2,{branch})=>run2.head_branch!==branch},{words:"not succes\
sful",when:({status,conclusion})=>status!=="completed"||conclusion!=="success"},{words:"newer than this run",when:({id},{
runId,newerAllowed})=>!newerAllowed&&id>runId}];function classifyRuns(runs,rules){let good=[],counts=new Map;for(let run2 of runs){
if(run2.id===rules.runId)continue;let refusal=refusals.find(({when})=>when(run2,rules));refusal===void 0?good.push(run2):
counts.set(refusal.words,(counts.get(refusal.words)??0)+1)}let total=[...counts.values()].reduce((sum,count)=>sum+count,
0),parts=refusals.filter(({words})=>counts.has(words)).map(({words})=>`${counts.get(words)} ${words}`);return{good,passedOver:total===
0?"":`We skipped ${counted(total,"run")}: ${parts.join(", ")}.`}}var mostCompared=10;async function*listCandidates(api,repository,runs,base){
if(base===null){for(let run2 of runs)yield{run:run2,distance:null};return}for(let run2 of runs)run2.head_sha===base&&(yield{
run:run2,distance:0});let others=[...new Set(runs.map(run2=>run2.head_sha).filter(sha=>sha!==base))].slice(0,mostCompared),
distances=new Map;for(let sha of others){let distance=await countCommitsBetween(api,repository,sha,base);distance!==null&&
distances.set(sha,distance)}yield*runs.flatMap(run2=>{let distance=distances.get(run2.head_sha);return distance===void 0?
[]:[{run:run2,distance}]}).sort((a,b)=>a.distance-b.distance||b.run.id-a.run.id)}var comparedSchema=object({status:string(),
ahead_by:number().int().nonnegative()});async function countCommitsBetween(api,repository,ancestor,base){try{let action=`\
compare the commits ${ancestor.slice(0,10)} and ${base.slice(0,10)}`,{status,ahead_by:aheadBy}=await requestData(api,action,
"contents: read",comparedSchema,github=>github.rest.repos.compareCommitsWithBasehead({...repositoryParameters(repository),
basehead:`${ancestor}...${base}`,per_page:1}));return status==="ahead"||status==="identical"?aheadBy:null}catch(error){if(!(error instanceof
ApiFailure)||error.kind!=="not-found")throw error;return await api.call(`read commit ${base.slice(0,10)}`,"contents: rea\
d",async github=>github.rest.repos.getCommit({...repositoryParameters(repository),ref:base,per_page:1})),null}}var baselineFiles=new Map([["profile.json",64*2**20],["run.json",8*2**20]]),runEndSchema=object({state:string()}),versionSchema=object(
{schemaVersion:number(),tool:object({name:string(),version:string()}).optional().catch(void 0)});function readBaseline(files){
let run2=parseJson(files.get("run.json"),"run.json");if("why"in run2)return{state:"corrupt",why:run2.why};let end=runEndSchema.
safeParse(run2.value);if(!end.success)return{state:"corrupt",why:"The artifact's run.json isn't a run record."};if(end.data.
state!=="passed")return{state:"corrupt",why:`According to the artifact's run.json, the run's state is ${plainText(end.data.
state).slice(0,40)}.`};let parsed=parseJson(files.get("profile.json"),"profile.json");return"why"in parsed?{state:"corru\
pt",why:parsed.why}:checkProfile(parsed.value)}function checkProfile(value){let version=versionSchema.safeParse(value);if(!version.
success)return{state:"corrupt",why:"The artifact's profile.json isn't a profile."};let{schemaVersion,tool}=version.data,
by=tool===void 0?"":` (from ${plainText(`${tool.name} ${tool.version}`).slice(0,80)})`;if(schemaVersion!==profileSchemaVersion)
return{state:"incompatible",why:`The artifact's profile.json${by} has version ${schemaVersion}, but this action reads ve\
rsion ${profileSchemaVersion}.`};let profile=storedProfileSchema.safeParse(value);if(profile.success){let[incomplete]=profile.
data.incompleteRanges;return incomplete===void 0?{state:"read",profile:profile.data}:{state:"corrupt",why:`The artifact'\
s profile.json lacks kernels that were launched in ${plainText(rangeText(incomplete.name,incomplete.domain)).slice(0,120)}\
.`}}let[issue]=profile.error.issues,place=plainText(issue?.path.join(".")??"").slice(0,120)||"(top)",message=plainText(issue?.
message??"").slice(0,200);return{state:"incompatible",why:`The artifact's profile.json${by} doesn't match this version's\
 format: ${place}: ${message}.`}}function parseJson(bytes,name){if(bytes===void 0)return{why:`The artifact has no ${name}\
.`};try{return{value:JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(bytes))}}catch(error){return{why:`The artifac\
t's ${name} isn't valid JSON (${shortenError(error)}).`}}}async function downloadProfile(api,request){let{repository,run:run2,artifactName:name,stop:stop2}=request,unusable=(state,why)=>({
state,failure:describeBaselineFailure(`baseline-${state==="absent"?"no-artifact":state}`,`Run ${run2.id} (commit ${run2.
head_sha.slice(0,10)}) ${why}`)}),{artifact,otherNames}=await findArtifact(api,{repository,runId:run2.id,name,ownOnly:!0});
if(artifact===null){let others=otherNames.slice(0,6).map(other=>plainText(other).slice(0,100)),has=others.length===0?"ha\
s no artifacts":`has no artifact ${name}, only ${others.join(", ")}`;return unusable("absent",`${has}${otherNames.length>
others.length?" \u2026":""}.`)}let downloaded=await downloadFiles(api,{repository,artifact,stop:stop2},baselineFiles);if(!("\
files"in downloaded)){let{id,why}=downloaded;return id==="artifact-expired"?unusable("expired",`no longer has its artifa\
ct. ${why}`):id!==null&&damagedIds.has(id)?unusable("corrupt",`has an artifact that we can't use. ${why}`):{state:"unava\
ilable",failure:describeUnavailable(downloaded)}}let read=readBaseline(downloaded.files);if(read.state!=="read")return unusable(
read.state,`has an artifact that we can't use. ${read.why}`);let measured=read.profile.source.commit,notes=[downloaded.note,
measured===null||measured===run2.head_sha?null:`Run ${run2.id} was for commit ${run2.head_sha.slice(0,10)}, but its prof\
ile is for commit ${plainText(measured).slice(0,10)}.`];return{state:"found",profile:read.profile,notes:notes.filter(note=>note!==
null)}}function describeUnavailable(failure){let why=diagnosticText({...failure,help:null});return{...failure,why,what:"\
There's no baseline to compare with."}}var damagedIds=new Set(["artifact-corrupt","artifact-refused","artifact-too-large"]);
function sortBySeverity(without){let rank=({state})=>state==="unavailable"?0:state==="absent"?2:1;return without.toSorted(
(a,b)=>rank(a)-rank(b))}var mostTried=5;async function findBaseline(api,request){let{repository,runId}=request.job;try{let workflowId=await readWorkflowId(
api,repository,runId),without=[];for(let branch of request.branches){let result=await searchBranch(api,{...request,branch,
workflowId});if(result.state!=="found")without.push(result);else{let damaged=without.filter(({state})=>state!=="absent");
return{...result,notes:[...damaged.map(describeSkipped),...result.notes]}}}return combineMissing(without)}catch(error){return{
state:"unavailable",failure:describeUnavailable(toDiagnostic(error))}}}async function searchBranch(api,request){let{job,
branch,workflowId,base}=request,{repository,runId}=job,rules={repository,workflowId,branch,runId,newerAllowed:base!==null},
{good,passedOver}=classifyRuns(await listBranchRuns(api,rules),rules),unusable=[];for await(let candidate of listCandidates(
api,repository,good,base)){let result=await tryCandidate(api,request,candidate);if(result.state==="found")return{...result,
notes:[...unusable.map(describeSkipped),...result.notes]};if(unusable.push(result),unusable.length===mostTried)break}return explainMissing(
request,good.length,unusable,passedOver)}async function tryCandidate(api,request,candidate){let{job,artifactName,stop:stop2}=request,
{run:run2,distance}=candidate,result=await downloadProfile(api,{repository:job.repository,run:run2,artifactName,stop:stop2});
if(result.state!=="found")return result;let text=describeBaseline(request,candidate);return{...result,runId:run2.id,createdAt:run2.
created_at,distance,text}}function describeSkipped({failure}){return`We couldn't use a more recent baseline. ${failure.why}`}
function combineMissing(without){let ranked=sortBySeverity(without),[first]=ranked;return first===void 0?{state:"absent",
failure:describeBaselineFailure("baseline-no-run","There's no branch to search, because neither the job's ref nor its ev\
ent names a branch.")}:{...first,failure:{...first.failure,why:ranked.map(({failure})=>failure.why).join(" ")}}}function explainMissing({
branch,base},good,unusable,passedOver){let[worst]=sortBySeverity(unusable),end=passedOver===""?"":` ${passedOver}`;if(worst!==
void 0){let others=unusable.filter(other=>other!==worst).map(({failure:failure2})=>` ${failure2.why}`),{state,failure}=worst;
return{state,failure:{...failure,why:`${failure.why}${others.join("")}${end}`}}}if(good===0){let why2=`This workflow has\
 no successful run on ${plainText(branch)} from a push or schedule.${end}`;return{state:"absent",failure:describeBaselineFailure(
"baseline-no-run",why2)}}let based=base===null?"a commit":`a commit that ${base.slice(0,10)} is based on`,why=`None of t\
he newest good runs on ${plainText(branch)} measured ${based}.${end}`;return{state:"absent",failure:describeBaselineFailure(
"baseline-no-ancestor",why)}}function formatAge(ageMs){let units=[["day",864e5],["hour",36e5],["minute",6e4]];for(let[unit,
length]of units){let count=Math.floor(ageMs/length);if(count>=1)return`${counted(count,unit)} ago`}return"just now"}function describeBaseline({
branch,base,clock},{run:{id,created_at:createdAt,head_sha:commit},distance}){let ageMs=Math.max(0,clock.now().getTime()-
Date.parse(createdAt)),near="the newest we have";return base!==null&&distance!==null&&(near=distance===0?"exactly the co\
mmit to compare with":`${counted(distance,"commit")} before ${base.slice(0,10)}, the commit to compare with`),`Measured \
by run ${id} on ${plainText(branch)}, ${formatAge(ageMs)}: commit ${commit.slice(0,10)}, ${near}.`}async function findBaseCommit(context,config,job){let{pullRequest,mergeGroup}=job;if(pullRequest===null)return mergeGroup?.
baseSha??job.sha;let base=await findPullRequestBase(context,config,pullRequest);return base instanceof LlmProfileError?(context.
log.info(`The clone doesn't show which commit the head is based on (${base.message}). Using the base from the event: ${pullRequest.
baseSha.slice(0,12)}.`),pullRequest.baseSha):base.commit}async function findPullRequestBase(context,config,pullRequest){
var _stack=[];try{let ref=pullRequest.baseRef;let tools=__using(_stack,await createOwnTools(context),!0);let place={cwd:findWorkingDirectory(
context,config),ref,pullRequestBase:ref};let base=await resolveBase(tools,place).catch(asFailure);if(base instanceof LlmProfileError||
base.kind==="found"||base.head===pullRequest.headSha)return base;throw createWrongCheckoutError(pullRequest,base.repository,
`HEAD is ${base.head.slice(0,12)}, a commit on ${plainText(ref)} itself`)}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}}function findEventName({environment},job){return job!==null?job.event:
environment.GITHUB_ACTIONS==="true"?environment.GITHUB_EVENT_NAME??"(unknown)":null}function createWrongCheckoutError({number:number2,
headSha},where,why){return new UserError({id:"checkout-is-base",what:"The checkout isn't the pull request, so we'd measu\
re the wrong code.",where,why:`The head of #${number2} is ${headSha.slice(0,12)}. ${why}.`,help:"Run the job on `pull_re\
quest`, and don't set `ref` for actions/checkout. On `pull_request_target`, actions/checkout checks out the base branch,\
 because such a job has secrets that a pull request's code shouldn't get (docs/security.md)."})}async function readCheckout(ports2,wanted){try{var _stack=[];try{let repository=__using(_stack,await openRepository(ports2),
!0);if(repository.kind==="none")return{kind:repository.isAbsent?"absent":"unknown",why:repository.why};let{git}=repository;
let head=await resolveCommit(git,"HEAD");let top=await git.line("rev-parse","--show-toplevel");if(head===null||top===null)
return{kind:"unknown",why:"The repository has no commit or no working tree."};let superproject=await git.line("rev-parse",
"--show-superproject-working-tree");if(superproject!==null&&await isPinned(git.in(superproject),top))return await readCheckout(
{...ports2,cwd:superproject},wanted);let merge=await readMergeCommit(git);let hasWanted=wanted!==null&&([head,merge?.first,
merge?.second].includes(wanted)||await isAncestor(git,wanted,head));let branch=await git.line("for-each-ref","--count=1",
`--contains=${head}`,"refs/remotes/origin");let commit={head,top,repository:await readRepository(git),hasWanted,isOnOrigin:branch!==
null};return{kind:"commit",commit}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);
_promise&&await _promise}}catch(error){if(error instanceof ToolError&&error.id==="tool-missing")return{kind:"absent",why:error.
what};throw error}}async function isPinned(superproject,submodule){return hasSucceeded(await superproject.run("diff","--\
quiet","--ignore-submodules=dirty","HEAD","--",submodule))}async function requireHead(context,config,job,forkCode){var _stack=[];try{let event=findEventName(context,job);if(event===
null)return;let hasSecrets=event!=="pull_request";let pullRequest=job?.pullRequest??null;if(pullRequest===null&&isPullRequestEvent(
event)){if(hasSecrets)throw createUnknownHeadError("Neither the event nor the runner's GITHUB_* variables name the pull \
request.",event);return}if(pullRequest?.fork===!0&&hasSecrets&&!forkCode)throw createForkError(event,pullRequest.headRepository,
`#${pullRequest.number}`);if(pullRequest===null&&forkCode)return;let tools=__using(_stack,await createOwnTools(context),
!0);let cwd=findWorkingDirectory(context,config);let checkout=await readCheckout({...tools,cwd},pullRequest?.headSha??null);
if(job!==null&&pullRequest!==null){if(checkout.kind!=="commit"){if(hasSecrets)throw createUnknownHeadError(checkout.why,
event);context.log.info(`We can't tell whether the pull request is checked out: ${checkout.why}`);return}let{head,top,repository,
hasWanted}=checkout.commit;if(hasWanted)return;let ownRepositories=[fullName(job.repository),pullRequest.headRepository];
if(repository===null||ownRepositories.some(name=>isSameRepository(repository,name)))throw createWrongCheckoutError(pullRequest,
top,`HEAD is ${head.slice(0,12)}, which doesn't contain that commit`);context.log.info(`The program starts in a checkout\
 of ${plainText(repository)}, not of the pull request's repository.`)}if(!hasSecrets||forkCode)return;let sha=context.environment.
GITHUB_SHA??null;let owner=decideOwner(checkout,job??{repository:null,sha,triggeringRun:null});if(owner.kind==="fork")throw createForkError(
event,owner.from,"the checkout");if(owner.kind==="unknown")throw createUnknownOwnerError(event,owner.why)}catch(_){var _error=_,
_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}function decideOwner(checkout,{
repository,sha,triggeringRun}){let ownRepository=repository===null?null:fullName(repository),triggeredBy=triggeringRun?.
headRepository??null,isForeignRun=triggeringRun!==null&&!isSameRepository(triggeredBy,ownRepository);if(checkout.kind!==
"commit")return checkout.kind==="unknown"||isForeignRun?{kind:"unknown",why:checkout.why}:{kind:"ours"};let{head,repository:origin,
isOnOrigin}=checkout.commit;if(head===sha)return{kind:"ours"};if(head===triggeringRun?.headSha)return isForeignRun?{kind:"\
fork",from:triggeredBy}:{kind:"ours"};if(isForeignRun&&isSameRepository(origin,triggeredBy))return{kind:"fork",from:origin};
let shown=`HEAD is ${head.slice(0,12)}, which isn't the event's commit`;return origin!==null&&ownRepository!==null&&hasSameName(
origin,ownRepository)&&!isSameRepository(origin,ownRepository)?{kind:"unknown",why:`${shown}. It comes from ${plainText(
origin)}, which may be a fork of ${ownRepository}.`}:isOnOrigin?{kind:"ours"}:{kind:"unknown",why:`${shown}. No branch f\
etched from \`origin\` contains it.`}}function hasSameName(first,second){return isSameRepository(first.replace(/^.*\//,""),
second.replace(/^.*\//,""))}function createUnknownHeadError(why,event){return new UserError({id:"checkout-unknown",what:`\
We can't tell whether the pull request is checked out. On \`${event}\`, actions/checkout doesn't check it out by default.`,
where:`event ${event}`,why:plainText(why),help:"Run the job on `pull_request`, with actions/checkout."})}function createUnknownOwnerError(event,why){
return new UserError({id:"checkout-not-ours",what:`We can't tell whether the checkout is a fork's code, which could stea\
l the secrets of a job on \`${event}\`.`,where:`event ${event}`,why:plainText(why),help:"Check out the event's own commi\
t (actions/checkout without `ref`), or a branch of this repository with `fetch-depth: 0`. If the code may have the secre\
ts, set the input `run-fork-code-with-secrets: true`."})}function createForkError(event,from,where){return new UserError(
{id:"fork-with-secrets",what:`We don't run a fork's code on \`${event}\`, because it could steal the repository's secrets\
 and a write token.`,where:`${where} from ${plainText(from??"a deleted fork")}`,help:"Run the job on `pull_request`, and\
 have another job post the comment (docs/pull-requests.md#forks). If the fork's code may have the secrets, set the input\
 `run-fork-code-with-secrets: true`."})}async function chooseBase(jobContext,loaded,artifactName,history){let{publish,job}=jobContext,{config}=loaded,{baseline}=publish;
await requireHead(jobContext.context,config,job,publish.forkCodeWithSecrets);let kind=publish.mode==="baseline"?"none":chooseKind(
jobContext,config),nothing={recorded:null,age:null,notes:[]},apart=publish.mode==="baseline"||kind==="artifact"||kind===
"history"||kind==="path",recorded={...nothing,loaded:setBase(apart?planSeparateMeasurement(loaded):loaded,null)};switch(kind){case"\
same-job":{let ref=chooseRef(loaded,job),pullRequest=job?.pullRequest??null;return pullRequest!==null&&namesBranch(ref,pullRequest.
baseRef)&&await findPullRequestBase(jobContext.context,config,pullRequest),{...nothing,loaded:setBase(loaded,ref)}}case"\
none":return recorded;case"path":return baseline.kind==="path"?{...recorded,recorded:await readBasePath(jobContext,config,
baseline.path)}:recorded;case"history":{let sign=history?.signToCheck??null,{log:log2}=jobContext.context;return sign===
null?(log2.info("Every change in the history has already been checked, so we skip the comparison."),recorded):(log2.info(
sign.text),{...nothing,loaded:setBase(loaded,sign.base),notes:[sign.text]})}case"artifact":return requireSteadyIssue(publish,
config),{...recorded,...await findBaseArtifact(jobContext,config,artifactName)}}}function chooseRef({config:{compare},origins},job){
return(compare.goal==="improve"&&origins.get("compare.base")?.kind==="file"?job?.pullRequest?.baseRef:null)??compare.base??
findSameJobRef(job)}function chooseKind({context,job,api,publish:{baseline}},{compare}){let isPullRequest=(job?.pullRequest??
null)!==null;if(baseline.kind==="history")return isPullRequest?"same-job":"history";if(baseline.kind!=="auto")return baseline.
kind;if(compare.base!==null||isPullRequest)return"same-job";if(api!==null||compare["fail-on"].includes("no-baseline"))return"\
artifact";if(findEventName(context,job)==="pull_request")throw createUnknownPullRequestError();return"none"}function findSameJobRef(job){
let ref=job?.pullRequest?.baseRef;if(ref!==void 0)return ref;throw new UserError({id:"base-ref-unknown",what:"`baseline:\
 same-job` has no base to compare with.",where:"input baseline",why:`The event ${job?.event??"(unknown)"} has no pull re\
quest, and compare.base doesn't name a ref.`,help:"Name a ref under `overrides`, such as compare.base=HEAD^ (with `fetch\
-depth: 2`) or compare.base=origin/main. Or set `baseline: artifact`."})}function createUnknownPullRequestError(){return new UserError(
{id:"pull-request-unknown",what:"We can't tell which pull request this job belongs to, so there's no base to compare wit\
h.",where:"input baseline",why:"The event file or the runner's GITHUB_* variables are missing or wrong. A warning above \
names the file or variables.",help:"Inside a container, pass on all GITHUB_* variables. Or name a base under `overrides`\
, such as compare.base=origin/main. Or set `baseline: none` to skip the comparison."})}function setBase(loaded,base){let{
config,origins}=loaded;if(origins.get("compare.base")?.kind==="override")return loaded;let origin={kind:"input",name:"ba\
seline"};return{config:{...config,compare:{...config.compare,base}},origins:new Map([...origins,["compare.base",origin]])}}
function planSeparateMeasurement({config,origins}){let isDefault=key=>origins.get(key)?.kind==="default",{rounds,latency}=config;
return{config:{...config,rounds:isDefault("rounds")?3:rounds,latency:{...latency,pairs:isDefault("latency.pairs")?3:latency.
pairs}},origins}}async function findBaseArtifact({context,job,api,waitBudget},config,artifactName){if(job===null||api===
null)return{recorded:createFailedBase(`Can't read the artifacts of earlier runs: ${job===null?"this isn't a GitHub Actio\
ns job":"the input `token` is empty"}.`),age:null,notes:[]};let branches=listBaselineBranches(job),base=await findBaseCommit(
context,config,job),{clock}=context,baseline=await waitBudget.stretch(async()=>findBaseline(api,{job,artifactName,branches,
base,clock,stop:waitBudget.signal}));if(baseline.state==="found"){context.log.info(baseline.text);for(let note of baseline.
notes)context.log.warning(note);let{profile,text:text2,distance,notes}=baseline,age=formatAge(clock.now().getTime()-Date.
parse(baseline.createdAt)),commits=distance===null||distance===0?"":`, ${counted(distance,"commit")} earlier`;return{recorded:{
state:"artifact",profile,text:text2},age:`${age}${commits}`,notes}}let state=baselineStates[baseline.state];context.log.
info(diagnosticText(baseline.failure));let text=diagnosticText({...baseline.failure,what:""});return{recorded:{state,profile:null,
text},age:null,notes:[]}}function listBaselineBranches({pullRequest,mergeGroup,ref,defaultBranch}){let target=pullRequest?.
baseRef??mergeGroup?.baseRef;if(target!==void 0)return[target];let pushed=/^refs\/heads\/(.+)$/s.exec(ref)?.[1];return[...new Set(
[pushed,defaultBranch])].filter(branch=>typeof branch=="string")}var baselineStates={absent:"absent",expired:"absent",corrupt:"\
incompatible",incompatible:"incompatible",unavailable:"failed"};function createFailedBase(text){return{state:"failed",profile:null,
text}}async function readBasePath({context},config,path){if(!existsSync(resolve(context.cwd,path)))return createFailedBase(
`\`baseline\` names \`${path}\`, which doesn't exist.`);try{let{profile}=await readRecordedProfile(context,config,[path],
{wanted:[],role:"base"});return{state:"given",profile,text:path}}catch(error){return createFailedBase(`\`baseline\` names \
\`${path}\`, but we can't compare with it. ${diagnosticText(asFailure(error))}`)}}async function acceptComment(jobContext){let{context,job,api,waitBudget}=jobContext;if(job?.event!=="issue_comment")return jobContext;
let{comment}=job,refused=(why,help)=>{let problem=new UserError({id:"comment-refused",what:"This comment doesn't start a\
 run.",where:"event issue_comment",why,help});return{...jobContext,problem}};if(comment===null)return refused("The comme\
nt isn't on a pull request.",checkCondition);if(api===null)return refused("The input `token` is empty.","Leave `token` o\
ut to use the job's own token.");let commented=await waitBudget.stretch(async()=>readCommentedPull(api,job.repository,comment)),
author=plainText(comment.author);if(isDiagnostic(commented))return refused(`${commented.what} ${commented.why??""}`,commented.
help??"Try again.");if(!commented.mayWrite)return refused(`${author} doesn't have write access to this repository.`,"Ask\
 someone with write access to post the comment.");if(!commented.isOpen)return refused("The pull request isn't open.","Re\
open the pull request.");let{pullRequest}=commented;return{...jobContext,context:{...context,pullRequestBase:pullRequest.
baseRef},job:{...job,pullRequest}}}var checkCondition="Copy the `if:` of examples/workflows/bisect-comment.yml into the \
job.";async function profileJob(initialContext,parts){let jobContext=await acceptComment(initialContext),outcome=await measureJob(
jobContext,parts);if(outcome.error instanceof StoppedError)throw outcome.error;let publishing={...jobContext,secrets:collectSecrets(
jobContext,outcome.loaded)},input=createCommentInput(jobContext,outcome),published=await warnOfBugs(jobContext,"Couldn't\
 publish the results",async()=>jobContext.waitBudget.stretch(async()=>publishRun(publishing,outcome,input))),{result,loaded}=outcome;
if(result===null)throw outcome.error;if(writeAnnotations(publishing,input),published!==null&&loaded!==null)for(let{after}of parts)
await after?.(publishing,{result,loaded,published});return{exitCode:result.exitCode}}function collectSecrets({context,raw,
publish},loaded){return findKnownSecrets({environment:context.environment,workload:loaded?.config.workload??null,texts:[
...listInputTexts(raw),loaded?.config.nsys["extra-arguments"]??[]],token:publish.token})}function writeAnnotations(jobContext,{
sections}){let{secrets,ports:ports2}=jobContext,texts=({title,message,at})=>`${title}
${message}
${at?.file??""}`,allAnnotations=sections.flatMap(annotations),leaking=new Set(allAnnotations.filter(annotation=>findSecretsInText(
texts(annotation),secrets).length>0));refuseSecret(jobContext,"An annotation",[...leaking].map(texts).join(`
`));for(let annotation of allAnnotations)leaking.has(annotation)||ports2.annotate(annotation)}function listInputTexts({inputs,
overrides}){return[...inputs.flatMap(({value})=>typeof value=="string"?[value]:Array.isArray(value)&&value.every(word=>typeof word==
"string")?[value]:[]),...overrides]}async function measureJob(jobContext,parts){let{context,ports:ports2}=jobContext,directory=null,
base=null,loaded=null,history=null;try{if(jobContext.problem!==null)throw jobContext.problem;loaded=await loadSettings(context,
jobContext.raw,!0);for(let text of listMaskedTexts(collectSecrets(jobContext,loaded)))ports2.mask(text);for(let{before}of parts)
history??=await before?.(jobContext)??null;base=await chooseBase(jobContext,loaded,createArtifactName(jobContext),history);
let result=await run(context,{loaded:base.loaded,raw:jobContext.raw,publisher:{directoryMade:({path})=>{directory=path,ports2.
setOutput("run-dir",path)}},recordedBase:base.recorded,history,variables:null});return{result,error:null,directory,cost:result.
cost,base,loaded,history}}catch(error){let published=jobContext.job!==null&&!(error instanceof StoppedError);return directory===
null&&published&&(directory=await recordFailedRun(context,error),directory!==null&&ports2.setOutput("run-dir",directory)),
{result:null,error,directory,cost:directory===null?null:(await readRunRecord(directory).catch(()=>null))?.cost??null,base,
loaded,history}}}function findActionSource({GITHUB_ACTION_REPOSITORY:repository,GITHUB_ACTION_REF:ref}){return repository===
void 0||ref===void 0?null:`${repository}#${ref}`}function createCommentInput(jobContext,{result,error,cost,base,history}){
let{job,publish,raw,context}=jobContext,fails=result===null||result.exitCode!==exitCodes.pass,failed=result===null?error:
result.failure;return{title:job===null?"GPU profile":createJobTitle(job,publish),sections:[{title:null,comparison:result?.
comparison??null,head:result?.profile??null,failure:failed===null?null:describeFailure(failed),fails,cost,baselineAge:base?.
age??null,history:history?.recentRuns??null,artifact:null,report:null,artifactName:job===null?null:nameAttempt(createArtifactName(
jobContext),job.runAttempt).main}],links:{run:job===null?null:createRunUrl(job),artifact:null,report:null},measured:{commit:job?.
sha??null,config:findOnlyConfigFile(raw),tool:findActionSource(context.environment)},notes:[...job===null||result!==null?
[]:[`Commit ${findHeadSha(job).slice(0,12)}.`],...base?.notes??[]]}}keepOwnExitCode();var killedWithinMs=9e3,temporary=process.env.RUNNER_TEMP??tmpdir(),processesFile=join(temporary,`llm-p\
rofile-processes-${randomUUID()}.json`),log=createActionsLog(),{setOutput,saveState}=createFileCommands(log);saveState("\
processes-file",processesFile);var stop=watchStopSignals(killedWithinMs),ports={setOutput,annotate:({level,title,message,
at})=>{core_exports[level](message,at===void 0?{title}:{title,file:at.file,startLine:at.line})},mask:setSecret,writeSummary:async markdown=>{
await summary.addRaw(markdown).write({overwrite:!0})}};try{let{settings:publish,problem}=readPublishInputs(getInput);for(let text of listMaskedTexts(
findKnownSecrets({environment:process.env,workload:null,token:publish.token})))ports.mask(text);let{job,warnings}=readGithubJob(
process.env,path=>readFileSync(path,"utf8"));for(let warning of warnings)log.warning(warning);let defaults=[{key:"out",value:join(
temporary,"llm-profile-runs"),name:"RUNNER_TEMP"}],waitBudget=createWaitBudget({limitMs:publish.timeLimitMs,stop:stop.signal}),
runJob=await loadJob(publish.mode),{exitCode}=await runJob({context:await addFeatures(createContext({cwd:process.env.GITHUB_WORKSPACE??
process.cwd(),log,stop:stop.signal,processesFile}),features),raw:{...readActionInputs(getInput),defaults},publish,problem:unknownInputs(
process.env)??problem,job,api:job===null||publish.token===null?null:createApi({token:publish.token,apiUrl:job.apiUrl,log,
waitBudget,fork:job.pullRequest?.fork??!1}),waitBudget,ports});process.exitCode=exitCode}catch(error){setFailed(plainLines(
describeError(error))),process.exitCode=error instanceof LlmProfileError?error.exitCode:exitCodes.capture}finally{stop[Symbol.
dispose]()}process.exit();async function loadJob(name){let mode=features.flatMap(feature=>feature.mode??[]).find(added=>added.
name===name);if(mode!==void 0)return mode.job();if(name==="comment")return commentJob;let parts=await loadJobParts(features);
return jobContext=>profileJob(jobContext,parts)}
