import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{analyzeHistory,constants,findOpenSigns,readJobName,reportLink,standingChanges}from"./chunk-2YQZNSF7.js";import{
digestGpuUuid,largestRecordBytes,mostRecords,readRecord,recordsFolder,selectNewestFiles,sortReadHistory}from"./chunk-CZCC5VIL.js";
import{ApiFailure}from"./chunk-WJM7MNLW.js";import{createArtifactName,defaultPrefix,fullName,repositoryParameters,
stripPrefix}from"./chunk-N4PTZVW4.js";import{calibrationSchemaVersion}from"./chunk-TFLIVZP6.js";import{createOwnTools}from"./chunk-YZLBEERH.js";
import{deviation,logRatio,logs}from"./chunk-4I7B7GEC.js";import{callTool}from"./chunk-USOKR2YX.js";import{median}from"./chunk-NGQWIWV5.js";
import{listText}from"./chunk-6ECLQG56.js";import{rangeText}from"./chunk-HK4KMQAT.js";import{signedPercent}from"./chunk-6WS3YUMR.js";
import{StoppedError,ToolError,asFailure,errorMessage}from"./chunk-A6EG2BLY.js";import{plainText}from"./chunk-JN33INQG.js";
import{__callDispose,__using}from"./chunk-GBWPPC6J.js";function calibrateFromHistory(history,job,machine){let known=history.series.flatMap(series=>series.job===job?calibrateRange(
series,history,machine)??[]:[]),newest=known.map(({record})=>record).toSorted((one,other)=>one.measuredAt.localeCompare(
other.measuredAt)).at(-1);return newest===void 0?null:{schemaVersion:calibrationSchemaVersion,tool:newest.tool,createdAt:newest.
measuredAt,from:"history",gpu:machine.gpu,driver:machine.driver,captureMode:newest.captureMode,source:{repository:null,commit:newest.
commit?.sha??null},pairs:Math.max(...known.map(({range})=>range.pairs)),ranges:known.map(({range})=>range),falseAlarms:null}}
function calibrateRange(series,{records},{gpuId,driver}){let{figure,points,cuts}=series;if(figure.kind!=="busy")return null;
let begins=series.changes.filter(({state})=>state!=="refuted").map(({point})=>point),start=cuts.at(-1)?.point??0,nights=points.
slice(start).flatMap((point,place)=>{let record=records[point.record]?.record,range=record?.ranges.find(({name:name2,domain:domain2})=>name2===
figure.range&&domain2===figure.domain);if(record===void 0||range===void 0||point.low<=0)return[];let{gpuIds}=record.machine;
if(gpuIds.length!==1||gpuIds[0]!==gpuId||record.machine.driver!==driver)return[];let firstOfLevel=begins.findLast(begin=>begin<=
start+place)??0;return[{record,range,value:point.value,firstOfLevel}]}),steps=nights.slice(1).flatMap((night,place)=>{let before=nights[place];
return before?.firstOfLevel===night.firstOfLevel?[Math.abs(logRatio(before.value,night.value))]:[]}),last=nights.at(-1),
pairs=Math.floor(steps.length/constants.nightsOfPair.value);if(last===void 0||pairs<constants.historyPairs.value)return null;
let{name,domain,skippedInstances}=last.range;return{record:last.record,range:{name,domain,skippedInstances,pairs,pairSpread:Math.
max(computeStepSpread(steps),Math.SQRT2*computeRoundSpread(nights.map(({range})=>range.busyNs))),wallSpread:null,latency:null,
families:[],kernels:[]}}}function computeStepSpread(steps){let sorted=steps.toSorted((one,other)=>one-other);return(sorted[Math.
ceil(.9*sorted.length)-1]??0)/1.645}function computeRoundSpread(nights){let variances=nights.filter(({length})=>length>1).
map(rounds=>deviation(logs(rounds))**2/(1-2/(9*(rounds.length-1)))**3);return Math.sqrt(median(variances))}var mostPoints=30;function listRecentPoints(history,job){return history.series.flatMap(series=>{let{figure}=series;return figure.
kind!=="busy"||series.job!==job||!series.current?[]:[{name:figure.range,domain:figure.domain,...takeLastPoints(history,series)}]})}
function takeLastPoints({records},series){let first=Math.max(series.cuts.at(-1)?.point??0,series.points.length-mostPoints),
points=series.points.slice(first).flatMap(({record:index,value,low,high})=>{let record=records[index]?.record;return record===
void 0?[]:[{valueNs:value,lowNs:low,highNs:high,commit:record.commit?.sha??null,date:record.measuredAt,link:reportLink(record)}]}),
changes=standingChanges(series).filter(({point})=>point>first).map(({point,changeRatio,state})=>({point:point-first,changeRatio,
state}));return{points,changes}}import{mkdir,mkdtemp,rm}from"node:fs/promises";import{join}from"node:path";import{spawn}from"node:child_process";import{once}from"node:events";var TooMuchOutput=class extends Error{};async function*streamGitOutput(call,input,most){let{argv,cwd,environment,deadline}=call,
child=spawn("git",argv,{cwd,env:environment,stdio:["pipe","pipe","pipe"],signal:deadline,killSignal:"SIGKILL"}),ended=once(
child,"close").catch(error=>{throw describeGitFailure(call,errorMessage(error),error)});ended.catch(()=>{});let said="";
child.stderr.setEncoding("utf8").on("data",text=>{said=`${said}${text}`.slice(-2e3)}),child.stdin.on("error",()=>{}).end(
input);try{let bytes=0;for await(let chunk of child.stdout)if(Buffer.isBuffer(chunk)){if(bytes+=chunk.length,bytes>most)
throw new TooMuchOutput(`git printed more than ${most} bytes.`);yield chunk}let[code]=await ended;if(code!==0)throw describeGitFailure(
call,said.trim(),void 0)}finally{child.kill("SIGKILL")}}function describeGitFailure({argv,deadline},why,cause){return new ToolError(
{id:"history-unreadable",what:"git can't read the history.",where:`git ${argv.find(word=>!word.startsWith("-"))??""}`,why:deadline.
aborted?"git took too long.":why,cause})}async function*parseBatchObjects(output){let pending=Buffer.alloc(0),size=null;
for await(let chunk of output)for(pending=pending.length===0?chunk:Buffer.concat([pending,chunk]);;){if(size===null){let end=pending.
indexOf(`
`);if(end===-1)break;let header=pending.toString("latin1",0,end);pending=pending.subarray(end+1);let[,digits]=/^[0-9a-f]+ blob (\d{1,15})$/.
exec(header)??[];digits===void 0?yield null:size=Number(digits)}if(size!==null){if(pending.length<=size)break;yield pending.
subarray(0,size),pending=pending.subarray(size+1),size=null}}}var limitMs=5*6e4,largestPack=1.5*2**30,largestListing=64*2**20,mostBytes=mostRecords*(largestRecordBytes+100);async function readBranch(ports,request){
let folder=await mkdtemp(join(ports.temporaryDirectory,"history-"));try{let deadline=AbortSignal.any([ports.stop,AbortSignal.
timeout(limitMs)]),repository=join(folder,"repository");await mkdir(repository);let environment=createGitEnvironment(ports.
environment,request,folder);return await fetchBranch(ports,request,repository,environment)?await readRepository((...argv)=>({
argv:[`--git-dir=${repository}`,...argv],cwd:folder,environment,deadline})):{records:[],skipped:[]}}finally{await rm(folder,
{recursive:!0,force:!0})}}var networkVariables=["http_proxy","https_proxy","all_proxy","no_proxy","HTTPS_PROXY","ALL_PRO\
XY","NO_PROXY","SSL_CERT_FILE","SSL_CERT_DIR","GIT_SSL_CAINFO","GIT_SSL_CAPATH"];function createGitEnvironment(own,{url,
token},home){let{origin}=new URL(url),settings=[["core.hooksPath","/dev/null"],["core.fsmonitor","false"],["credential.h\
elper",""],["http.followRedirects","false"],["transfer.fsckObjects","true"],["fetch.recurseSubmodules","false"],["gc.aut\
o","0"],["maintenance.auto","false"],["core.bigFileThreshold","1m"],...token===null?[]:[[`http.${origin}/.extraHeader`,`\
Authorization: ${formatBasicAuth(token)}`]]];return{...Object.fromEntries(["PATH",...networkVariables].flatMap(name=>{let value=own[name];
return value===void 0?[]:[[name,value]]})),HOME:home,LC_ALL:"C",GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"/dev/null",GIT_TERMINAL_PROMPT:"\
0",GIT_ASKPASS:"/bin/false",GIT_ALLOW_PROTOCOL:"https:http",GIT_NO_LAZY_FETCH:"1",GIT_NO_REPLACE_OBJECTS:"1",GIT_TEMPLATE_DIR:"",
GIT_CONFIG_COUNT:String(settings.length),...Object.fromEntries(settings.flatMap(([key,value],index)=>[[`GIT_CONFIG_KEY_${index}`,
key],[`GIT_CONFIG_VALUE_${index}`,value]]))}}function formatBasicAuth(token){return`basic ${Buffer.from(`x-access-token:${token}`).
toString("base64")}`}var localName="refs/heads/history";async function fetchBranch({runTool},{url,branch},repository,environment){
let ports={runTool,cwd:repository,environment},made=await callTool(ports,"git",["git","init","--quiet","--bare","."],limitMs);
if(made.exitCode!==0)throw createUnreadableError(url,branch,made.stderr);let fetch=["git","--git-dir=.","fetch","--quiet",
"--depth=1","--no-tags","--no-recurse-submodules"],limited=["/bin/sh","-c",`ulimit -f ${largestPack/512} && exec "$@"`,"\
sh"],refspec=`+refs/heads/${branch}:${localName}`,fetched=await callTool(ports,"git",[...limited,...fetch,"--",url,refspec],
limitMs);if(fetched.exitCode===0)return!0;if(/couldn't find remote ref/.test(fetched.stderr))return!1;throw createUnreadableError(
url,branch,fetched.timedOut?"git took too long.":fetched.stderr)}function createUnreadableError(url,branch,why){return new ToolError(
{id:"history-unreadable",what:`Can't read the branch ${plainText(branch)}.`,where:url,why:plainText(why.trim().replaceAll(
`
`," ")).slice(0,500),help:"Give the job `permissions: contents: read`, and make sure git is on the runner or in the job'\
s container."})}async function readRepository(git){let{files,skipped}=await listFiles(git),{newest,skipped:older}=selectNewestFiles(
files),read=[...skipped,...older],ids=newest.map(({id})=>`${id}
`).join(""),index=0;for await(let content of parseBatchObjects(streamGitOutput(git("cat-file","--batch","--buffer"),ids,
mostBytes))){let{path}=newest[index]??{path:""};read.push(content===null?{path,why:"not-a-record"}:readRecord(path,content.
toString("utf8"))),index+=1}return sortReadHistory(read)}async function listFiles(git){let chunks=[];try{let listing=git(
"ls-tree","-r","-l","-z","--full-tree",localName,`${recordsFolder}/`);for await(let chunk of streamGitOutput(listing,"",
largestListing))chunks.push(chunk)}catch(error){throw error instanceof TooMuchOutput?new ToolError({id:"history-too-larg\
e",what:"The history branch has too many files to list.",where:recordsFolder,help:"Remove the files that llm-profile did\
n't write.",cause:error}):error}return parseListing(Buffer.concat(chunks).toString("utf8"))}function parseListing(listing){
let files=[],skipped=[];for(let line of listing.split("\0")){let[,mode,id="",size="",path=""]=/^(\d{6}) \w+ ([0-9a-f]+) +(\d+|-)\t(.+)$/s.
exec(line)??[];mode!==void 0&&(mode!=="100644"?skipped.push({path,why:"not-a-record"}):Number(size)>largestRecordBytes?skipped.
push({path,why:"too-large"}):files.push({path,id}))}return{files,skipped}}var historyPart={before:readEarlierRuns};async function readHistory(jobContext,job,branch){let{records,skipped}=await readRecords(
jobContext,job,branch);return analyzeHistory(records,skipped)}async function readRecords({context,publish,api},job,branch){
var _stack=[];try{if(api!==null&&!await hasHistoryBranch(api,job,branch))return{records:[],skipped:[]};let tools=__using(
_stack,await createOwnTools(context),!0);let{runTool,temporaryDirectory}=tools;return await readBranch({runTool,temporaryDirectory,
environment:context.environment,stop:context.stop},{url:`${job.serverUrl}/${fullName(job.repository)}.git`,branch,token:publish.
token})}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}
async function hasHistoryBranch(api,{repository},branch){try{return await findBranch(api,{repository,branch})}catch(error){
if(!(error instanceof ApiFailure))throw error;let{what,why,help}=error.diagnostic;throw new ToolError({id:"history-unrea\
dable",what,why,help,cause:error})}}async function readEarlierRuns(jobContext){let{job,publish,context,waitBudget}=jobContext,
{historyBranch}=publish;if(job===null||publish.token===null||historyBranch===null)return null;let name=stripPrefix(createArtifactName(
jobContext),publish.artifactName??defaultPrefix);try{let{records}=await waitBudget.stretch(async()=>readRecords(jobContext,
job,historyBranch)),own=records.filter(({record})=>readJobName(record)===name);if(own.length===0)return null;let history=analyzeHistory(
own,[]);return{recentRuns:listRecentPoints(history,name),signToCheck:findSignToCheck(history,name),calibrationOf:head=>calibrateGpu(
history,name,head)}}catch(error){if(error instanceof StoppedError)throw error;let{what,why}=asFailure(error);return context.
log.info(`No history: ${what} ${why??""}`),null}}function calibrateGpu(history,job,{machine:{gpus,driver}}){let[gpu,...others]=gpus;
if(gpu?.uuid==null||others.length>0)return null;let{name,uuid}=gpu;return calibrateFromHistory(history,job,{gpu:{name,uuid},
gpuId:digestGpuUuid(uuid),driver})}function findSignToCheck(history,job){let[check]=findOpenSigns(history,job);if(check===
void 0)return null;let signs=check.signs.map(({figure,changeRatio})=>`${formatFigure(figure)} ${signedPercent(changeRatio)}`),
text=`The history shows a change that hasn't been checked yet: ${listText(signs,mostSigns)}. To check it, this run compa\
res the head with the earlier commit ${check.base.slice(0,12)}.`;return{base:check.base,text}}var mostSigns=3;function formatFigure(figure){
if(figure.kind==="metric")return`\`${plainText(figure.name)}\``;let range=`\`${plainText(rangeText(figure.range,figure.domain))}\
\``;return figure.kind==="wall"?`wall time of ${range}`:range}async function findBranch(api,{repository,branch}){try{return await api.
call(`look for the branch ${branch} of ${fullName(repository)}`,"contents: read",async github=>github.rest.git.getRef({...repositoryParameters(
repository),ref:`heads/${branch}`})),!0}catch(error){if(error instanceof ApiFailure&&error.kind==="not-found")return!1;throw error}}export{historyPart,readHistory};
