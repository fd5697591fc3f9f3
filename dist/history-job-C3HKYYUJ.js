import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{historyPage}from"./chunk-KOFI762T.js";import{readHistory}from"./chunk-5WJYEYFV.js";import{checkSigns,
formatHistorySummary}from"./chunk-2YQZNSF7.js";import{createHistoryRecord,createRecordFile}from"./chunk-CZCC5VIL.js";
import{readResults}from"./chunk-M2XA2RQR.js";import{refuseSecret,uploadPage,writeSummary}from"./chunk-SQDLZNWI.js";
import{ApiFailure}from"./chunk-WJM7MNLW.js";import{createRunUrl,defaultPrefix,fullName,isDiagnostic,isSameRepository,
logPublishFailure,measuresUnmergedChange,nameSingleFile,repositoryParameters}from"./chunk-N4PTZVW4.js";import"./chunk-3ZN4IIXX.js";
import"./chunk-GH5AETMA.js";import"./chunk-NEWJ4NEG.js";import"./chunk-EIIC2ZSZ.js";import"./chunk-3IPLKNHB.js";
import"./chunk-S5MQKOHJ.js";import"./chunk-4LWISMYT.js";import"./chunk-E3SXCOQ2.js";import"./chunk-ADW7AVUP.js";
import"./chunk-DA2VQRWE.js";import"./chunk-TFLIVZP6.js";import"./chunk-7X4GSXIQ.js";import"./chunk-GVMSB6MG.js";
import{writeFileAtomic}from"./chunk-I4VKSRQ4.js";import{findTemporaryBase}from"./chunk-YZLBEERH.js";import"./chunk-DRDUS7AC.js";
import"./chunk-DEBAMSE3.js";import"./chunk-D37EOHAH.js";import"./chunk-PA2GX25A.js";import"./chunk-4B23C3TN.js";
import"./chunk-4I7B7GEC.js";import"./chunk-W6A3FXIR.js";import"./chunk-ZZE62GUO.js";import"./chunk-LY5BJY3G.js";
import"./chunk-N3XFW5KC.js";import"./chunk-HQWE3O53.js";import"./chunk-2GFLKWLA.js";import{findKnownSecrets}from"./chunk-USOKR2YX.js";
import"./chunk-RPHAMNRI.js";import"./chunk-KQUVK35Y.js";import"./chunk-AQQV4D3V.js";import"./chunk-NSC7WXGZ.js";
import"./chunk-XKYY53O6.js";import"./chunk-63IWBBLS.js";import{readReportAssets}from"./chunk-GKIPOEAA.js";
import"./chunk-KCYAQCRI.js";import"./chunk-S5JNMBWP.js";import"./chunk-XZICN7LB.js";import"./chunk-3JYAS35C.js";
import"./chunk-UA6MQTEC.js";import{diagnosticText}from"./chunk-22KIXDSW.js";import"./chunk-KHWSZT7H.js";
import"./chunk-TAUPKAIQ.js";import"./chunk-2W7IQXEL.js";import"./chunk-VALY7AK2.js";import"./chunk-C7RUIOSI.js";
import"./chunk-NGQWIWV5.js";import"./chunk-ZPNCYFGC.js";import"./chunk-QDIGZGX7.js";import"./chunk-4P7CRZQU.js";
import"./chunk-3M456MRT.js";import"./chunk-YOQXIA2R.js";import"./chunk-LMHALEWT.js";import"./chunk-BFRNJH43.js";
import"./chunk-35HP6UP2.js";import{counted,listText}from"./chunk-6ECLQG56.js";import"./chunk-HK4KMQAT.js";
import"./chunk-6WS3YUMR.js";import"./chunk-V3YSISYF.js";import{iso_exports}from"./chunk-EMAJXVPM.js";import"./chunk-G75GGGIL.js";
import{array,literal,object,string}from"./chunk-7IBWU4LP.js";import{ToolError,UserError,asFailure,exitCodes}from"./chunk-A6EG2BLY.js";
import{plainText}from"./chunk-JN33INQG.js";import"./chunk-GBWPPC6J.js";import{createHash}from"node:crypto";var repeatableFailures=new Set(["conflict","server","network"]),firstWaitMs=500,longestWaitMs=8e3;async function writeRecords(api,place,files,message){
for(let tries=0;;tries++)try{return await tryToWrite(api,place,files,message)}catch(error){if(!(error instanceof ApiFailure)||
!repeatableFailures.has(error.kind))throw error;let waitMs=Math.random()*Math.min(longestWaitMs,firstWaitMs*2**tries);if(!await api.
pause(waitMs))throw error}}async function tryToWrite(api,place,files,message){let what=`add to the branch ${place.branch}\
 of ${fullName(place.repository)}`,where=repositoryParameters(place.repository),ask=request=>api.call(what,"contents: wr\
ite",async github=>request(github,where)),head=await readHead(ask,place.branch),written=await compareWithBranch(ask,head,
files),added=files.filter(({path})=>written.added.includes(path));if(added.length===0)return written;let tree=await createTree(
ask,head,added),commit=await createCommit(ask,head,tree,message);return await moveBranch(ask,place.branch,head,commit),written}
var refSchema=object({object:object({type:literal("commit"),sha:string()})}),commitSchema=object({sha:string(),tree:object(
{sha:string()})});async function readHead(ask,branch){let commit=await ask(async(github,where)=>{let{data}=await github.
rest.git.getRef({...where,ref:`heads/${branch}`});return refSchema.parse(data).object.sha}).catch(error=>{if(error instanceof
ApiFailure&&error.kind==="not-found")return null;throw error});return commit===null?null:ask(async(github,where)=>{let{data}=await github.
rest.git.getCommit({...where,commit_sha:commit});return{commit,tree:commitSchema.parse(data).tree.sha}})}async function compareWithBranch(ask,head,files){
let[added,present,differing]=[[],[],[]];for(let[folder,ofDay]of Map.groupBy(files,({path})=>path.slice(0,path.lastIndexOf(
"/")))){let stored=head===null?new Map:await readFolder(ask,head.tree,folder.split("/"));for(let{path,text}of ofDay){let sha=stored.
get(path.slice(folder.length+1));sha===void 0?added.push(path):sha===hashBlob(text)?present.push(path):differing.push(path)}}
return{added,present,differing}}var treeSchema=object({sha:string(),tree:array(object({path:string(),type:string(),sha:string()})),
truncated:literal(!1)});async function readFolder(ask,tree,folders){let{tree:entries}=await ask(async(github,where)=>{let{
data}=await github.rest.git.getTree({...where,tree_sha:tree});return treeSchema.parse(data)}),[folder,...below]=folders;
if(folder===void 0)return new Map(entries.map(({path,sha})=>[path,sha]));let next=entries.find(({path,type})=>path===folder&&
type==="tree");return next===void 0?new Map:readFolder(ask,next.sha,below)}function hashBlob(text){return createHash("sh\
a1").update(`blob ${Buffer.byteLength(text)}\0${text}`).digest("hex")}var madeSchema=object({sha:string()});async function createTree(ask,head,files){
let tree=files.map(({path,text:content})=>({path,mode:"100644",type:"blob",content})),base=head&&{base_tree:head.tree};return ask(
async(github,where)=>{let{data}=await github.rest.git.createTree({...where,...base,tree:[...tree]});return madeSchema.parse(
data).sha})}async function createCommit(ask,head,tree,message){let parents=head===null?[]:[head.commit];return ask(async(github,where)=>{
let{data}=await github.rest.git.createCommit({...where,message,tree,parents});return madeSchema.parse(data).sha})}async function moveBranch(ask,branch,head,commit){
await ask(async(github,where)=>{let{data}=head===null?await github.rest.git.createRef({...where,ref:`refs/heads/${branch}`,
sha:commit}):await github.rest.git.updateRef({...where,ref:`heads/${branch}`,sha:commit,force:!1});return refSchema.parse(
data)})}import{mkdtemp,rm}from"node:fs/promises";import{join}from"node:path";async function runHistoryJob(jobContext){let{job,api,context,publish,problem,waitBudget}=jobContext;if(problem!==null)throw problem;
let{historyBranch}=publish;if(job===null||api===null||historyBranch===null)throw new UserError({id:"history-needs-job",what:"\
`mode: history` needs a GitHub Actions job and its token.",where:"input mode",why:job===null?"The runner's GITHUB_* vari\
ables are missing.":"The input `token` is empty.",help:"Leave `token` out to use the job's own token, with `permissions:\
 { actions: read, contents: write }`."});if(measuresUnmergedChange(job))return context.log.info(`Not recorded: this \`${job.
event}\` run measures a change that isn't merged yet.`),{exitCode:exitCodes.pass};if(job.defaultBranch!==null&&job.ref!==
`refs/heads/${job.defaultBranch}`)return context.log.info(`Not recorded: the history covers only the default branch, and\
 this is ${plainText(job.ref)}.`),{exitCode:exitCodes.pass};let place={job,api,branch:historyBranch},failure=await waitBudget.
stretch(async()=>recordResults(jobContext,place));if(await waitBudget.stretch(async()=>showHistory(jobContext,place)),failure!==
null)throw failure;return{exitCode:exitCodes.pass}}async function recordResults(jobContext,place){let{job,api,branch}=place,
{context,publish,waitBudget}=jobContext,{log}=context,{repository,serverUrl,runId}=job,prefix=publish.artifactName??defaultPrefix,
request={repository,serverUrl,runId,prefix,withBase:!0,log,stop:waitBudget.signal},results=await readResults(api,request);
if(isDiagnostic(results))return createNotRecordedError(branch,results);if(results.length===0)return log.warning(`Nothing\
 to record: this run has no artifact whose name starts with \`${prefix}\`. ${createRunUrl(job)}`),null;let{environment}=context,
secrets=findKnownSecrets({environment,workload:null,token:publish.token}),publishing={...jobContext,secrets},earlier=await readEarlierHistory(
jobContext,place),files=[];for(let result of results){let made=await createRecord(jobContext,place,result,earlier),{name}=result.
found.artifact;if(typeof made=="string")log.warning(`Not recorded: ${name}. ${made}`);else{let file=createRecordFile(made);
refuseSecret(publishing,`The record of ${name}`,file.text)||files.push(file)}}if(files.length===0)return null;try{let message=`\
Add ${counted(files.length,"record")} of run ${runId}`;return logWrittenRecords(jobContext,branch,await writeRecords(api,
{repository,branch},files,message)),null}catch(error){if(error instanceof ApiFailure)return createNotRecordedError(branch,
error.diagnostic);throw error}}async function readEarlierHistory(jobContext,{job,branch}){try{return await readHistory(jobContext,
job,branch)}catch(error){let failure=asFailure(error);return logPublishFailure(jobContext,{...failure,severity:"warning"}),
null}}async function createRecord({context},{job,api},{found,artifact,report,content},earlier){if(isDiagnostic(content))
return diagnosticText({...content,help:null});let{record:run,head,base,comparison}=content;if(run.state!=="passed"||head===
null)return"The run failed or measured nothing.";try{let made=createHistoryRecord({profile:head,comparison,base},{commit:await readMeasuredCommit(
job,api,head),run:{id:job.runId,attempt:found.attempt,job:found.job},links:{run:createRunUrl(job),report,artifact},checks:earlier===
null||comparison===null?[]:checkSigns(earlier,found.job,comparison)});return Date.parse(made.measuredAt)<=context.clock.
now().getTime()+longestAheadMs?made:`Its measurement time, ${made.measuredAt}, is in the future.`}catch(error){return`${asFailure(
error).what} ${asFailure(error).why??""}`}}var longestAheadMs=864e5;async function readMeasuredCommit(job,api,{source}){
let{commit,repository,dirty}=source,sha=commit!==null&&/^[0-9a-f]{40}$/.test(commit)?commit:job.sha,facts=repository===null||
isSameRepository(repository,fullName(job.repository))?await readCommit(api,job.repository,sha):null;return{sha,committedAt:facts?.
committedAt??null,branch:/^refs\/heads\/(.+)$/s.exec(job.ref)?.[1]??null,subject:facts?.subject??null,...dirty===!0?{dirty}:
{}}}var mostNamed=8;function logWrittenRecords({context},branch,{added,present,differing}){let{log}=context;added.length>
0&&log.info(`Recorded in ${branch}: ${listText(added,mostNamed)}`),present.length>0&&log.info(`Already in ${branch}: ${listText(
present,mostNamed)}`),differing.length>0&&log.warning(`${branch} already has different versions of these records, so we \
kept the branch's versions: ${listText(differing,mostNamed)}`)}function createNotRecordedError(branch,{id,what,why,help}){
return new ToolError({id,what:`Couldn't record this run in ${plainText(branch)}. ${what}`,why,help})}async function showHistory(jobContext,{
job,branch}){let{context}=jobContext;try{let history=await readHistory(jobContext,job,branch);context.log.info(`${branch}\
: ${counted(history.records.length,"record")}.`);for(let[why,files]of Map.groupBy(history.skipped,one=>one.why))context.
log.warning(`Skipped (${why}): ${listText(files.map(({path})=>plainText(path)),mostNamed)}`);await publishHistory(jobContext,
job,history)}catch(error){let failure=asFailure(error);logPublishFailure(jobContext,{...failure,severity:"warning"})}}var commitSchema2=object(
{commit:object({message:string(),committer:object({date:iso_exports.datetime({offset:!0})})})});async function readCommit(api,repository,sha){
try{let what=`read the commit ${sha.slice(0,12)} of ${fullName(repository)}`,{message,committer}=await api.call(what,"co\
ntents: read",async github=>{let{data}=await github.rest.repos.getCommit({...repositoryParameters(repository),ref:sha,per_page:1});
return commitSchema2.parse(data).commit}),[subject=""]=message.split(`
`,1);return{committedAt:new Date(committer.date).toISOString(),subject}}catch(error){if(error instanceof ApiFailure)return null;
throw error}}async function publishHistory(jobContext,job,history){let{context,publish,ports,waitBudget}=jobContext,page=historyPage(
history,context.clock.now().toISOString(),readReportAssets(context)),secrets=findKnownSecrets({environment:context.environment,
workload:null,token:publish.token}),publishing={...jobContext,secrets};if(refuseSecret(publishing,"The history",page))return;
let folder=await mkdtemp(join(findTemporaryBase(context),"llm-profile-history-"));try{let name=nameSingleFile(publish.artifactName??
defaultPrefix,job.runAttempt,"history.html"),file=join(folder,name);await writeFileAtomic(file,page,"replace");let{retentionDays}=publish,
request={file,job,retentionDays,log:context.log,stop:waitBudget.signal},uploaded=await uploadPage({...request,temporaryDirectory:folder});
isDiagnostic(uploaded)?logPublishFailure(jobContext,uploaded):ports.setOutput("report-url",uploaded.url),await writeSummary(
publishing,formatHistorySummary(history,isDiagnostic(uploaded)?null:uploaded.url))}finally{await rm(folder,{recursive:!0,
force:!0})}}export{runHistoryJob};
