import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{readHistory}from"./chunk-XVKTHDIN.js";import{historyPage}from"./chunk-YGBWUWM3.js";import{checksOf,historyRecordOf,
recordFile,recordText,stateTexts}from"./chunk-YIPFP7CB.js";import{readResults}from"./chunk-F7LCKJXF.js";import{
holdsSecret,uploadPage,writeSummaryText}from"./chunk-GJLZ22PN.js";import{ApiFailure}from"./chunk-7MUQC722.js";
import{fullName,inRepository,isDiagnostic,isSameRepository,measuresUnmergedChange,runUrl,singleFileName,usualPrefix,warnOf}from"./chunk-C7MYT56O.js";
import"./chunk-3OZGJI3P.js";import"./chunk-EB3CLQHB.js";import{temporaryBase}from"./chunk-74LFTOON.js";
import"./chunk-LIABTJCY.js";import"./chunk-N4VA342K.js";import"./chunk-3IPLKNHB.js";import{writeFileAtomic}from"./chunk-2TLJT7DO.js";
import"./chunk-24A4PNNZ.js";import"./chunk-OSPQ3PQL.js";import"./chunk-DRDUS7AC.js";import"./chunk-ROSMLWZB.js";
import"./chunk-QDARVDRB.js";import"./chunk-XKYY53O6.js";import"./chunk-VALY7AK2.js";import"./chunk-WQTUTYOP.js";
import{knownSecrets}from"./chunk-XJADE3LK.js";import"./chunk-342LX7VM.js";import"./chunk-5T5XHBCP.js";
import{diagnosticText}from"./chunk-XSOELAZB.js";import"./chunk-O3Q4A62J.js";import"./chunk-FIGG5FDP.js";
import"./chunk-VF7ZCXP2.js";import{reportAssets}from"./chunk-O7OYFUBQ.js";import"./chunk-YM5JA4HV.js";
import"./chunk-25TWLJ3N.js";import"./chunk-2W7IQXEL.js";import"./chunk-C7RUIOSI.js";import"./chunk-IG4XIXGV.js";
import"./chunk-PI6DL2IX.js";import"./chunk-DB7Z5D5G.js";import"./chunk-KOLGLZ76.js";import"./chunk-AQQV4D3V.js";
import"./chunk-P7EYOAZ4.js";import"./chunk-T2VURG6D.js";import"./chunk-7Z5XDYKE.js";import"./chunk-JDFCM7GS.js";
import"./chunk-2VIPU5VX.js";import"./chunk-4P7CRZQU.js";import"./chunk-CNAKU7OE.js";import"./chunk-TQDVVPNE.js";
import"./chunk-W5HYH3WW.js";import"./chunk-BFRNJH43.js";import"./chunk-35HP6UP2.js";import{counted,listText}from"./chunk-UWABTZDV.js";
import"./chunk-YTVQXYLK.js";import"./chunk-D5BRSJCR.js";import{iso_exports}from"./chunk-U2ZF3MRO.js";import{
array,literal,object,string}from"./chunk-7IBWU4LP.js";import{ToolError,UserError,asFailure,exitCodes}from"./chunk-4KDG6NHC.js";
import{plainText}from"./chunk-JN33INQG.js";import"./chunk-GBWPPC6J.js";var commitSchema=object({commit:object({message:string(),committer:object({date:iso_exports.datetime({offset:!0})})})});
async function commitFacts(api,repository,sha){try{let what=`read the commit ${sha.slice(0,12)} of ${fullName(repository)}`,
{message,committer}=await api.call(what,"contents: read",async github=>{let{data}=await github.rest.repos.getCommit({...inRepository(
repository),ref:sha,per_page:1});return commitSchema.parse(data).commit}),[subject=""]=message.split(`
`,1);return{committedAt:new Date(committer.date).toISOString(),subject}}catch(error){if(error instanceof ApiFailure)return null;
throw error}}import{createHash}from"node:crypto";var repeatable=new Set(["conflict","server","network"]),firstWaitMs=500,longestWaitMs=8e3;async function writeRecords(api,place,files,message){
for(let tries=0;;tries++)try{return await tryToWrite(api,place,files,message)}catch(error){if(!(error instanceof ApiFailure)||
!repeatable.has(error.kind))throw error;let waitMs=Math.random()*Math.min(longestWaitMs,firstWaitMs*2**tries);if(!await api.
pause(waitMs))throw error}}async function tryToWrite(api,place,files,message){let ask=askIn(api,place),head=await readHead(
ask,place.branch),written=await sortOut(ask,head,files),added=files.filter(({path})=>written.added.includes(path));if(added.
length===0)return written;let tree=await createTree(ask,head,added),commit=await createCommit(ask,head,tree,message);return await moveBranch(
ask,place.branch,head,commit),written}function askIn(api,{repository,branch}){let what=`add to the branch ${branch} of ${fullName(
repository)}`;return request=>api.call(what,"contents: write",async github=>request(github,inRepository(repository)))}var refSchema=object(
{object:object({type:literal("commit"),sha:string()})}),commitSchema2=object({sha:string(),tree:object({sha:string()})});
async function readHead(ask,branch){let commit=await ask(async(github,where)=>{let{data}=await github.rest.git.getRef({...where,
ref:`heads/${branch}`});return refSchema.parse(data).object.sha}).catch(error=>{if(error instanceof ApiFailure&&error.kind===
"not-found")return null;throw error});return commit===null?null:ask(async(github,where)=>{let{data}=await github.rest.git.
getCommit({...where,commit_sha:commit});return{commit,tree:commitSchema2.parse(data).tree.sha}})}async function sortOut(ask,head,files){
let state=new Map;for(let[folder,ofDay]of Map.groupBy(files,({path})=>path.slice(0,path.lastIndexOf("/")))){let there=head===
null?new Map:await readFolder(ask,head.tree,folder.split("/"));for(let{path,text}of ofDay){let found=there.get(path.slice(
folder.length+1));state.set(path,found===void 0?"added":found===blobSha(text)?"present":"differing")}}let those=wanted=>[
...state].flatMap(([path,is])=>is===wanted?[path]:[]);return{added:those("added"),present:those("present"),differing:those(
"differing")}}var treeSchema=object({sha:string(),tree:array(object({path:string(),type:string(),sha:string()})),truncated:literal(
!1)});async function readFolder(ask,tree,folders){let{tree:entries}=await ask(async(github,where)=>{let{data}=await github.
rest.git.getTree({...where,tree_sha:tree});return treeSchema.parse(data)}),[folder,...below]=folders;if(folder===void 0)
return new Map(entries.map(({path,sha})=>[path,sha]));let next=entries.find(({path,type})=>path===folder&&type==="tree");
return next===void 0?new Map:readFolder(ask,next.sha,below)}function blobSha(text){return createHash("sha1").update(`blo\
b ${String(Buffer.byteLength(text))}\0${text}`).digest("hex")}var madeSchema=object({sha:string()});async function createTree(ask,head,files){
let tree=files.map(({path,text})=>({path,mode:"100644",type:"blob",content:text}));return ask(async(github,where)=>{let base=head===
null?{}:{base_tree:head.tree},{data}=await github.rest.git.createTree({...where,...base,tree});return madeSchema.parse(data).
sha})}async function createCommit(ask,head,tree,message){let parents=head===null?[]:[head.commit];return ask(async(github,where)=>{
let{data}=await github.rest.git.createCommit({...where,message,tree,parents});return madeSchema.parse(data).sha})}async function moveBranch(ask,branch,head,commit){
await ask(async(github,where)=>{let{data}=head===null?await github.rest.git.createRef({...where,ref:`refs/heads/${branch}`,
sha:commit}):await github.rest.git.updateRef({...where,ref:`heads/${branch}`,sha:commit,force:!1});return refSchema.parse(
data)})}import{mkdtemp,rm}from"node:fs/promises";import{join}from"node:path";var states=["changed","unclear","stable","insufficient-data"];function historySummary({records,series},url){let counts=states.
flatMap(state=>{let count=series.filter(one=>one.current&&one.state===state).length;return count===0?[]:[`${String(count)}\
 ${stateTexts[state]}`]});return`### GPU time history

${url===null?"":`[**History**](${url}) \xB7 `}${counted(records.length,"run")}; ${counts.join(", ")||"no series yet"}.
`}async function publishHistory(jobContext,job,history){let{context,publish,ports,waitBudget}=jobContext,page=historyPage(
history,context.clock.now().toISOString(),reportAssets(context)),secrets=knownSecrets({environment:context.environment,workload:null,
token:publish.token});if(holdsSecret(jobContext,"The history",page,secrets))return;let folder=await mkdtemp(join(temporaryBase(
context),"llm-profile-history-"));try{let name=singleFileName(publish.artifactName??usualPrefix,job.runAttempt,"history.\
html"),file=join(folder,name);await writeFileAtomic(file,page,"replace");let{retentionDays}=publish,request={file,job,retentionDays,
log:context.log,stop:waitBudget.signal},uploaded=await uploadPage({...request,temporaryDirectory:folder});isDiagnostic(uploaded)?
warnOf(jobContext,uploaded):ports.setOutput("report-url",uploaded.url),await writeSummaryText(jobContext,historySummary(
history,isDiagnostic(uploaded)?null:uploaded.url),secrets)}finally{await rm(folder,{recursive:!0,force:!0})}}async function historyJob(jobContext){let{job,api,context,publish,problem,waitBudget}=jobContext;if(problem!==null)throw problem;
let{historyBranch}=publish;if(job===null||api===null||historyBranch===null)throw new UserError({id:"history-needs-job",what:"\
`mode: history` needs a GitHub Actions job and its token.",where:"input mode",why:job===null?"The runner's GITHUB_* vari\
ables are missing.":"The input `token` is empty.",help:"Leave `token` out to use the job's own token, with `permissions:\
 { actions: read, contents: write }`."});if(measuresUnmergedChange(job))return context.log.info(`Not recorded: this \`${job.
event}\` run measures a change that isn't merged yet.`),{exitCode:exitCodes.pass};if(job.defaultBranch!==null&&job.ref!==
`refs/heads/${job.defaultBranch}`)return context.log.info(`Not recorded: the history covers only the default branch, and\
 this is ${plainText(job.ref)}.`),{exitCode:exitCodes.pass};let place={job,api,branch:historyBranch},failure=await waitBudget.
stretch(async()=>record(jobContext,place));if(await waitBudget.stretch(async()=>showHistory(jobContext,place)),failure!==
null)throw failure;return{exitCode:exitCodes.pass}}async function record(jobContext,{job,api,branch}){let{context,publish,
waitBudget}=jobContext,{log}=context,{repository,serverUrl,runId}=job,prefix=publish.artifactName??usualPrefix,request={
repository,serverUrl,runId,prefix,withBase:!0,log,stop:waitBudget.signal},results=await readResults(api,request);if(isDiagnostic(
results))return notRecorded(branch,results);if(results.length===0)return log.warning(`Nothing to record: this run has no\
 artifact whose name starts with \`${prefix}\`. ${runUrl(job)}`),null;let{environment}=context,secrets=knownSecrets({environment,
workload:null,token:publish.token}),earlier=await earlierHistory(jobContext,{job,api,branch}),files=[];for(let result of results){
let made=await recordOf(jobContext,{job,api,branch},result,earlier),{name}=result.found.artifact;typeof made=="string"?log.
warning(`Not recorded: ${name}. ${made}`):holdsSecret(jobContext,`The record of ${name}`,recordText(made),secrets)||files.
push(recordFile(made))}if(files.length===0)return null;try{let message=`Add ${counted(files.length,"record")} of run ${String(
runId)}`;return say(jobContext,branch,await writeRecords(api,{repository,branch},files,message)),null}catch(error){if(error instanceof
ApiFailure)return notRecorded(branch,error.diagnostic);throw error}}async function earlierHistory(jobContext,{job,branch}){
try{return await readHistory(jobContext,job,branch)}catch(error){let failure=asFailure(error);return warnOf(jobContext,{
...failure,severity:"warning"}),null}}async function recordOf({context},{job,api},{found,artifact,report,content},earlier){
if(isDiagnostic(content))return diagnosticText({...content,help:null});let{record:run,head,base,comparison}=content;if(run.
state!=="passed"||head===null)return"The run failed or measured nothing.";try{let made=historyRecordOf({profile:head,comparison,
base},{commit:await commitOf(job,api,head),run:{id:job.runId,attempt:found.attempt,job:found.job},links:{run:runUrl(job),
report,artifact},checks:earlier===null||comparison===null?[]:checksOf(earlier,found.job,comparison)});return Date.parse(
made.measuredAt)<=context.clock.now().getTime()+longestAheadMs?made:`Its measurement time, ${made.measuredAt}, is in the\
 future.`}catch(error){return`${asFailure(error).what} ${asFailure(error).why??""}`}}var longestAheadMs=864e5;async function commitOf(job,api,{
source}){let{commit,repository,dirty}=source,sha=commit!==null&&/^[0-9a-f]{40}$/.test(commit)?commit:job.sha,facts=repository===
null||isSameRepository(repository,fullName(job.repository))?await commitFacts(api,job.repository,sha):null;return{sha,committedAt:facts?.
committedAt??null,branch:/^refs\/heads\/(.+)$/s.exec(job.ref)?.[1]??null,subject:facts?.subject??null,...dirty===!0?{dirty}:
{}}}var mostNamed=8;function say({context},branch,{added,present,differing}){let{log}=context;added.length>0&&log.info(`\
Recorded in ${branch}: ${listText(added,mostNamed)}`),present.length>0&&log.info(`Already in ${branch}: ${listText(present,
mostNamed)}`),differing.length>0&&log.warning(`${branch} already has different versions of these records, so we kept the\
 branch's versions: ${listText(differing,mostNamed)}`)}function notRecorded(branch,{id,what,why,help}){return new ToolError(
{id,what:`Couldn't record this run in ${plainText(branch)}. ${what}`,why,help})}async function showHistory(jobContext,{job,
branch}){let{context}=jobContext;try{let history=await readHistory(jobContext,job,branch);context.log.info(`${branch}: ${counted(
history.records.length,"record")}.`);for(let[why,files]of Map.groupBy(history.skipped,one=>one.why))context.log.warning(
`Skipped (${why}): ${listText(files.map(({path})=>plainText(path)),mostNamed)}`);await publishHistory(jobContext,job,history)}catch(error){
let failure=asFailure(error);warnOf(jobContext,{...failure,severity:"warning"})}}export{historyJob};
