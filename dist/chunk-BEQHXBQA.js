import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{isProfile}from"./chunk-APW3GFRW.js";import{copyUntrustedFiles,exportReports,exportSqlite,findNsysLimit,findReportFiles,
listProfilerFiles,makeFilesPrivate,nsysLimitMs}from"./chunk-L6TRB42K.js";import{buildProfile,createReading,examineCapture,
judgeDisturbance,readTrace,sampleIntervalMs}from"./chunk-YNH77634.js";import{listSeenRanges,matchRanges,mergeSeenRanges}from"./chunk-OBJ5U7MQ.js";
import{gatesItself,resolveGlobs,skippedReports}from"./chunk-WKLZAVBB.js";import{addDetails,checkJoined,checkNcu,checkSections,
createNcuEvidence,importPage,isTransientNcu,parseNcuCsv,warnAboutJoin,warnAboutNcu}from"./chunk-YTVU7BGA.js";import{
callTool,describeEnd,expectedFilterMode,explainWithEngine,formatCommand,leftOutText,ncuArgv,ncuNeed,planNcu,planNcuAgain,
queryGpus,replaysRanges,seedVariable,waitsForPeers}from"./chunk-CQGIAR35.js";import{findPrivateUser,giveToIsolatedUser,
grantTraversal,passableMode,removeDirectory,shareWithIsolatedUser}from"./chunk-U3NEMMEV.js";import{addFindings}from"./chunk-TMSNN5D7.js";
import{addNcu,checkProcess,findUnmeasured,rangeKeyText,splitRuns}from"./chunk-WNSNHT5Y.js";import{importArgv,isolate,
nsysLinesArgv,nsysNvtxArgv,nsysProfileArgv,workloadArgv}from"./chunk-3FHCESVW.js";import{diagnostic,diagnosticText,
explainUnseen}from"./chunk-27UOGQDQ.js";import{findTopKernels}from"./chunk-UV6TWOCH.js";import{explainMissingNcu}from"./chunk-CFWPLRUN.js";
import{loadFamilies}from"./chunk-43BQW4PC.js";import{toolName}from"./chunk-A2TGLBHE.js";import{launchShape}from"./chunk-NG2TZR5C.js";
import{ncuMetricGroups}from"./chunk-OOLVLWZP.js";import{exists,readErrorCode}from"./chunk-PY33EE2G.js";import{
redactCommand}from"./chunk-6KO54AH4.js";import{nearest}from"./chunk-BTMNXSV6.js";import{counted,listText}from"./chunk-ZYMCHVPE.js";
import{parseDurationMs,rangeText,sizeText}from"./chunk-DVA2FSEP.js";import{CaptureError,LlmProfileError,ParseError,
StoppedError,ToolError,UserError,asFailure,errorMessage,stoppedBy}from"./chunk-SVS2CUJD.js";import{plainText}from"./chunk-KWNHFX66.js";
import{__callDispose,__using}from"./chunk-GBWPPC6J.js";function addReason(facts,reason){let{comparison,reasons}=facts;return{...facts,comparison:applyReasons(comparison,[reason]),
reasons:[...reasons,reason]}}function applyReasons(comparison,reasons){return comparison===null?null:reasons.reduce((changed,reason)=>reason(
changed),comparison)}function judgeAgain(facts,profiles,judge){return{...facts,profiles,comparison:applyReasons(judge.byBaseline(
profiles),facts.reasons)}}var endingMs=15e3;function limitToBudget(side){let{config,session}=side,leftMs=Math.max(1,Math.
floor(session.budget.leftMs()-endingMs));return leftMs>=parseDurationMs(config.workload["time-limit"])?side:{...side,config:{
...config,workload:{...config.workload,"time-limit":leftMs/1e3}}}}import{readdir,readFile,rm}from"node:fs/promises";import{join as join3}from"node:path";import{randomBytes}from"node:crypto";import{mkdir,rename}from"node:fs/promises";import{join as join2}from"node:path";import{join}from"node:path";import{setTimeout as sleep}from"node:timers/promises";var outputLimitBytes=2**29,lastSampleLimitMs=2e3;function watchGpu(ports,request){let{columns}=request;if(columns.kind===
"unavailable"){let nothing={samples:[],problem:columns.why};return{stop:async()=>nothing,[Symbol.asyncDispose]:async()=>{}}}
let read=createSampleParser(columns.columns),samples=[],otherLine=null,ending=new AbortController,ended=ports.runCapture(
{command:{tool:"nvidia-smi",argv:[...columns.argv,`--loop-ms=${request.intervalMs}`],cwd:ports.cwd,environment:setUtc(ports).
environment,timeLimitMs:null},isolation:{kind:"none",note:"",user:null,endsWithParent:!1,procMounts:[],readOnly:[]},stdoutFile:request.
stdoutFile,stderrFile:request.stderrFile,logLimitBytes:outputLimitBytes,onLine(line){let sample=read(line,ports.clock.now().
getTime());sample!==null?samples.push(sample):line.trim()!==""&&(otherLine??=plainText(line.trim()))},stop:AbortSignal.any(
[ending.signal,request.stop])}).catch(error=>errorMessage(error)),hasEnded=!1;ended.then(()=>hasEnded=!0);async function stop(){
let stopUtcMs=ports.clock.now().getTime(),deadline=performance.now()+lastSampleLimitMs;for(;!hasEnded&&(samples.at(-1)?.
atUtcMs??0)<stopUtcMs&&performance.now()<deadline;)await sleep(10);return ending.abort(),{samples,problem:explainEnd(await ended,
otherLine,samples.length)}}let stopped=null,stopOnce=()=>stopped??=stop();return{stop:stopOnce,[Symbol.asyncDispose]:async()=>{
await stopOnce()}}}function explainEnd(end,otherLine,count){if(typeof end=="string")return end;if(end.outcome==="stopped")
return count===0?otherLine??"nvidia-smi printed nothing.":otherLine;let message=otherLine??plainText(end.stderrTail.trim().
split(`
`).at(-1)??"");return`nvidia-smi exited too early (${end.exitCode??"not started"})${message===""?".":`: ${message}`}`}async function findGpuWatchColumns(ports,gpuIndex,subject="\
clocks"){let names=new Map(subjectColumns[subject].map(column=>[column,sampleColumns[column]])),answer=await queryGpus(setUtc(
ports),names,requiredColumns,gpuIndex);return answer.kind==="answer"?{kind:"ready",columns:answer.columns,argv:answer.argv}:
{kind:"unavailable",why:answer.kind==="absent"?"nvidia-smi isn't installed.":answer.why}}function setUtc(ports){return{...ports,
environment:{...ports.environment,TZ:"UTC"}}}var sampleColumns={time:["timestamp"],uuid:["uuid"],smClock:["clocks.sm"],power:[
"power.draw"],temperature:["temperature.gpu"],reasons:["clocks_event_reasons.active","clocks_throttle_reasons.active"],memory:[
"memory.used"]},subjectColumns={clocks:["time","uuid","smClock","power","temperature","reasons"],memory:["time","uuid","\
memory"]},requiredColumns=["time","smClock","memory"],quarterHourMs=15*6e4;function createSampleParser(columns){let zoneMs=null;
return(line,arrivedUtcMs)=>{let cells=line.split(",").map(cell2=>cell2.trim());if(cells.length!==columns.length)return null;
let cell=column=>cells[columns.indexOf(column)]??"",stamp=parseStamp(cell("time"));if(stamp===null)return null;zoneMs??=
Math.round((arrivedUtcMs-stamp)/quarterHourMs)*quarterHourMs;let memoryMib=parseNumber(cell("memory")),memoryUsedBytes=memoryMib===
null?null:Math.round(memoryMib*2**20);return{atUtcMs:stamp+zoneMs,uuid:/^GPU-([0-9a-f-]+)$/i.exec(cell("uuid"))?.[1]?.toLowerCase()??
null,smClockMhz:parseNumber(cell("smClock")),temperatureC:parseNumber(cell("temperature")),reasonBits:/^0x[0-9a-f]+$/i.test(
cell("reasons"))?Number(cell("reasons")):null,...columns.includes("memory")?{memoryUsedBytes}:{}}}}function parseStamp(text){
let[,year,month,day,time]=/^(\d{4})\/(\d\d)\/(\d\d) (\d\d:\d\d:\d\d\.\d{3})$/.exec(text)??[],ms=Date.parse(`${year}-${month}\
-${day}T${time}Z`);return Number.isNaN(ms)?null:ms}function parseNumber(cell){return/^\d+(\.\d+)?$/.test(cell)?Number(cell):
null}var leastUse=16*2**20,leastDisturbance=64*2**20;function computeMemoryPeaks(before,during,after){let usedOf=(samples,uuid)=>samples.
flatMap(sample=>sample.uuid===uuid?sample.memoryUsedBytes??[]:[]),named=before.flatMap(({uuid,memoryUsedBytes})=>{let[end]=usedOf(
after,uuid),seen=usedOf(during,uuid);if(memoryUsedBytes==null||end===void 0||seen.length===0)return[];let bytes=seen.reduce(
(most,value)=>Math.max(most,value),0)-memoryUsedBytes;return bytes<leastUse?[]:[{bytes,isDisturbed:Math.abs(end-memoryUsedBytes)>
leastDisturbance}]}).map((entry,index)=>({...entry,gpu:`GPU ${index}`}));return{peaks:named.flatMap(({gpu,bytes,isDisturbed})=>isDisturbed?
[]:[{gpu,bytes}]),disturbed:named.flatMap(({gpu,isDisturbed})=>isDisturbed?[gpu]:[])}}async function readGpusNow(ports,watch,nowUtcMs){
let{exitCode,stdout}=await callTool(setUtc(ports),"nvidia-smi",watch.argv,3e4),read=createSampleParser(watch.columns);return exitCode===
0?stdout.split(`
`).flatMap(line=>read(line,nowUtcMs)??[]):[]}function labelSide({name},label){return name==="base"?`base, ${label}`:label}function createToolPorts({tools},cwd){return{
runTool:tools.ask,cwd,environment:tools.environment,temporaryDirectory:tools.folder.tmp}}function createSide(session,name){
let{config,program}=session;return{session,name,config,program,ownEnvironment:{},venv:null,environment:null,kept:null,state:null,
tuning:null,emitted:null,captureMode:null}}var memoryIntervalMs=100;async function withGpuWatch(session){let{compare,workload}=session.config;if(!compare.guard||!session.
mayUseGpu)return session;let ports=createToolPorts(session,session.context.cwd),clocks=await findGpuWatchColumns(ports,workload.
gpu);if(clocks.kind==="ready"){let memory=await findGpuWatchColumns(ports,workload.gpu,"memory");return{...session,gpuWatch:{
clocks,memory}}}return session.context.log.info(`The GPU's clocks aren't watched: ${clocks.why}`),session}function watchClocks(session,folder){
return session.gpuWatch===null?null:startWatch(session,folder,session.gpuWatch.clocks,"clocks")}function startWatch(session,folder,columns,subject){
let watch=watchGpu({runCapture:session.runCapture,clock:session.context.clock,cwd:folder,environment:session.tools.environment},
{columns,intervalMs:subject==="clocks"?sampleIntervalMs:memoryIntervalMs,stdoutFile:join(folder,"gpu-watch.csv"),stderrFile:join(
folder,"gpu-watch.err"),stop:session.context.stop});return{async samples(){let{samples,problem}=await watch.stop();return problem!==
null&&await warnOnce(session,`The GPU's ${subject} ${subject==="clocks"?"weren't":"wasn't"} watched the whole time: ${problem}`),
samples},[Symbol.asyncDispose]:async()=>watch[Symbol.asyncDispose]()}}async function watchMemory(session,folder,label){let columns=session.
gpuWatch?.memory;if(columns?.kind!=="ready")return null;let ports=createToolPorts(session,folder),now=async()=>readGpusNow(
ports,columns,session.context.clock.now().getTime()),before=await now(),watch=startWatch(session,folder,columns,"memory");
return{async peaks(){let{peaks,disturbed}=computeMemoryPeaks(before,await watch.samples(),await now());return disturbed.
length>0&&session.context.log.info(`${label}: the peak memory of ${listText(disturbed,8)} is unknown, because something \
else allocated or freed memory there during the run.`),peaks},[Symbol.asyncDispose]:async()=>watch[Symbol.asyncDispose]()}}
async function warnOnce(session,message){session.recorder.snapshot().warnings.includes(message)||await session.warn(message)}
var mostRepeats=2;function classifyRounds(rounds){let alone=rounds.map(samples=>samples===null?null:judgeDisturbance(samples,
[]));return rounds.map((samples,index)=>{if(samples===null)return null;let otherClocks=alone.flatMap((other,place)=>place!==
index&&other?.state==="ok"&&other.meanSmClockMhz!==null?[other.meanSmClockMhz]:[]);return judgeDisturbance(samples,findUsualClock(
otherClocks,alone[index]?.meanSmClockMhz??0))})}function findUsualClock(otherClocks,ownClock){let sorted=otherClocks.toSorted(
(first,second)=>first-second);return sorted.slice(Math.ceil(sorted.length/2)-1,Math.floor(sorted.length/2)+1).toSorted((first,second)=>Math.
abs(first-ownClock)-Math.abs(second-ownClock)).slice(0,1)}function decideRound(gpu,repeats){return gpu===null||gpu.state===
"ok"||gpu.state==="unknown"?"keep":repeats<mostRepeats?"repeat":"keep-disturbed"}function describeDisturbance({state,meanSmClockMhz,
reasons}){let clock=meanSmClockMhz===null?"unknown":`${meanSmClockMhz.toFixed(0)} MHz`;return state==="throttled"?`the G\
PU was throttled while the ranges ran (${reasons.join(", ")}; mean SM clock ${clock})`:`the mean SM clock while the rang\
es ran (${clock}) is more than 2% off the clock of the side's other rounds`}var logLimitBytes=16e6;async function runProfiled(side,profiled){var _stack=[];try{let{session,config}=side;let{isolation}=session;
let{tool,label,attempt,successExitCodes=[0]}=profiled;let folder=await session.directory.folder(profiled.folder);let output=await makeOutputFolder(
session,folder);let timeLimitMs=parseDurationMs(config.workload["time-limit"]);let command={tool,argv:isolate(profiled.argv(
output,workloadArgv(config.workload,join2(output,"hydra"))),isolation),cwd:side.program.workingDirectory,environment:side.
program.environment,timeLimitMs};await writeCommand(session,profiled.folder,command.argv);let watch=__using(_stack,profiled.
watched===!0?watchClocks(session,folder):null,!0);let result=await runStreamed(session,{command,isolation,label,isStart:!0,
attempt,successExitCodes,folder:profiled.folder}).catch(async error=>{throw error instanceof StoppedError&&tool==="ncu"&&
await takeOverOutput(session,profiled,output,folder).catch(why=>{session.context.log.warning(`${label}: Couldn't keep wh\
at ncu wrote before it was stopped: ${errorMessage(why)}`)}),error});await takeOverOutput(session,profiled,output,folder);
let gpuSamples=watch===null?null:await watch.samples();return{folder,end:{kind:"known",outcome:result.outcome,exitCode:result.
exitCode,seconds:result.seconds,allowed:successExitCodes,timeLimitSeconds:timeLimitMs/1e3,atLimit:result.atLimit},output:`${result.
stdoutTail}
${result.stderrTail}`,gpuSamples}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);
_promise&&await _promise}}async function makeOutputFolder({isolation,program},folder){if(isolation.user===null)return folder;
let output=join2(program.temporary.tmp,`capture-${randomBytes(4).toString("hex")}`);return await mkdir(output),await shareWithIsolatedUser(
output,isolation),output}async function takeOverOutput(session,{tool,label},output,folder){let{user}=session.isolation;if(user!==
null){let unknown2=(await copyUntrustedFiles({tool,label,from:output,to:folder,uid:user.uid})).filter(name=>name!=="hydr\
a");unknown2.length>0&&await session.warn(`${label}: we didn't keep ${counted(unknown2.length,"file")} in the profiler's\
 folder: ${unknown2.slice(0,5).join(", ")}${unknown2.length>5?", \u2026":""}. The profilers don't write files with these\
 names.`);let problem=await removeDirectory(output);problem!==null&&session.context.log.warning(`Couldn't remove ${output}\
: ${problem}`)}await makeFilesPrivate((await listProfilerFiles(tool,folder,label)).map(({path})=>path))}async function runStreamed(session,program){
let{command,isolation,label,isStart,attempt=1,successExitCodes=[0]}=program,title=label??command.tool,{clock,log,stop}=session.
context,startedAt=clock.now().toISOString(),[stdout,stderr]=[join2(program.folder,"stdout.txt"),join2(program.folder,"st\
derr.txt")],result=await log.group(`${title}${attempt>1?`, attempt ${attempt}`:""}`,async()=>{let startMs=clock.monotonicMs(),
timer=setInterval(()=>{log.running((clock.monotonicMs()-startMs)/1e3)},1e3);try{return await session.runCapture({command,
isolation,stop,nsysLimitMs:command.tool==="nsys profile"?captureSeconds=>nsysLimitMs({captureSeconds}):null,stdoutFile:session.
directory.file(stdout),stderrFile:session.directory.file(stderr),logLimitBytes,onLine:log.output})}finally{clearInterval(
timer)}}),{outcome,exitCode,seconds}=result;log.detail(`${describeEnd(seconds,outcome==="exited"?exitCode:null)}: ${command.
tool}, ${title}`);let succeeded=exitCode!==null&&successExitCodes.includes(exitCode);if(await session.recorder.command({
tool:command.tool,label,isStart,attempt,cwd:command.cwd,startedAt,seconds,exitCode,stdout,stderr,argv:[...command.argv],
environmentNames:Object.keys(command.environment).sort(),outcome:outcome==="exited"?succeeded?"ok":"failed":outcome}),label!==
null&&result.droppedBytes>0&&await session.warn(`${label}: ${counted(result.droppedBytes,"byte")} of output over the lim\
it of 16 MB ${result.droppedBytes===1?"isn't":"aren't"} saved.`),outcome==="stopped")throw stoppedBy(stop);return result}
async function writeCommand({directory,context},folder,argv){let text=formatCommand(argv);context.log.detail(`started: ${text}`),
await directory.write(join2(folder,"cmd.txt"),`${text}
`)}async function prepareRetry({session},{label,folder},attempt,failure){let{retries}=session.config;return failure?.transient!==
!0||attempt>retries?!1:(await setAttemptAside(session,folder,`${folder}-attempt-${attempt}`),await session.warn(`${label}\
: ${failure.what} Trying again (attempt ${attempt+1} of ${retries+1}).`),!0)}async function setAttemptAside({directory,recorder},folder,kept){
await rename(directory.file(folder),directory.file(kept)),await recorder.moved(folder,kept)}function setPurpose(side,purpose){let{session}=side,recorder=session.recorder.withPurpose(purpose),{tools,context}=session,
runTool=recordTool(tools.ask,recorder,context.clock);return{...side,session:{...session,recorder,tools:{...tools,runTool}}}}
function recordTool(runTool,recorder,clock){return async command=>{let startedAt=clock.now().toISOString(),result=await runTool(
command);return await recorder.command({tool:command.tool,label:null,isStart:!1,attempt:1,argv:[...command.argv],cwd:command.
cwd,environmentNames:Object.keys(command.environment).sort(),startedAt,seconds:result.seconds,exitCode:result.exitCode,outcome:result.
timedOut?"timed-out":result.exitCode===0?"ok":"failed",stdout:null,stderr:null}),result}}var csvFile="raw.csv",reportFile="report.ncu-rep",detailsFile="details.csv";async function captureNcu(originalSide,tool,plan){
let side=setPurpose(originalSide,"ncu"),{session,name,config}=side,folder=join3(name,"ncu",plan.directory),label=name===
"base"?`base, ${plan.label}`:plan.label,place={label,folder},{value,failure}=await runNcu(side,tool,plan,place);if(failure?.
id==="ncu-kernel-missing"&&value.report.rows.length===plan.launches&&(await setAttemptAside(session,folder,`${folder}-li\
mited`),await session.warn(`${label}: ncu profiled the expected ${counted(plan.launches,"launch","launches")}, but misse\
d some kernels, because more processes launched kernels than in the captures. Running ncu again without a limit on launc\
hes.`),{value,failure}=await runNcu(side,tool,{...plan,launches:null},place)),await session.recorder.profiled({side:name,
label,folder,...describeRequest(config,tool,plan),outcome:value.end.outcome,exitCode:value.end.exitCode,seconds:value.end.
seconds}),failure!==null)throw new CaptureError(failure);return value.report}function describeRequest({ncu},{selection},{
filters,kernels,shared}){return{ranges:filters.map(({name,domain,style})=>({name,domain,style})),kernels:kernels===null?
null:[...kernels],shared:shared?.map(({name,domain,kernels:own})=>({name,domain,kernels:[...own]}))??null,mode:ncu["repl\
ay-mode"],sections:[...selection.sections],metrics:[...selection.metrics],presetMetrics:selection.presetMetrics.map(names=>[
...names])}}async function runNcu(side,tool,plan,place){for(let attempt=1;;attempt+=1){let attempted=await attemptNcu(side,
tool,plan,place.folder,attempt);if(!await prepareRetry(side,place,attempt,attempted.failure))return attempted}}async function attemptNcu(side,tool,plan,relativeFolder,attempt){
let{selection,offer}=tool,{ncu}=side.config,{folder,end,output}=await runProfiled(side,{tool:"ncu",label:plan.label,attempt,
folder:relativeFolder,argv:(outputDirectory,workload)=>{let{filters:ranges,kernels,launches,filterMode}=plan;return ncuArgv(
ncu,{...{ranges,kernels,launches,filterMode,selection},log:join3(outputDirectory,csvFile),report:join3(outputDirectory,"\
report")},workload)}}),rowsRead=await readRows(side,relativeFolder,folder,end),source=join3(relativeFolder,csvFile),rows=rowsRead.
report??{source,messages:[],availableKernels:[],columns:[],rows:[],warnings:[]},report=end.exitCode===0?await addRunDetails(
side,relativeFolder,rows):rows,{unreadable}=rowsRead,evidence={...createNcuEvidence(plan.label,describeRequest(side.config,
tool,plan),report),...offer,end,output},broken=checkNcu(evidence);if(unreadable!==null&&(broken===null||broken.id==="ncu\
-no-rows"))throw unreadable;let failure=broken===null?null:{...broken,transient:isTransientNcu(broken.id??"")},warnings=[
...report.warnings,...broken===null?warnAboutNcu(evidence):[]];return{value:{end,report:{...report,warnings}},failure}}async function readRows(side,folder,path,end){
let source=join3(folder,csvFile),printed=await readIfPresent(join3(path,csvFile)),rowsRead=tryParseRows(printed??"",source);
if(rowsRead.report===null||rowsRead.report.rows.length>0||end.exitCode!==0||!await exists(join3(path,reportFile)))return rowsRead;
let imported=await importRunPage(side,folder,"raw");if(imported instanceof ToolError)return{...rowsRead,unreadable:imported};
let{report,unreadable}=tryParseRows(imported,source);return report===null||report.rows.length===0?{...rowsRead,unreadable}:
(await side.session.directory.write(source,`${printed??""}${imported}`,"replace"),{report:{...report,messages:rowsRead.report.
messages},unreadable})}function tryParseRows(text,source){try{return{report:parseNcuCsv(text,source),unreadable:null}}catch(error){
if(!(error instanceof ParseError))throw error;return{report:null,unreadable:error}}}async function addRunDetails(side,folder,report){
let{directory}=side.session;if(report.rows.length===0||!await exists(directory.file(join3(folder,reportFile))))return report;
let page=await importRunPage(side,folder,"details"),file=join3(folder,detailsFile);return typeof page=="string"&&await directory.
write(file,page),addDetails(report,page,file)}async function importRunPage({session,config},folder,page){let{directory,tools}=session,
report=join3(folder,reportFile),ports={...tools,cwd:directory.file(folder),ncu:config.ncu.path};return importPage(ports,
directory.file(report),page,report)}async function removeReports({directory,config}){if(!config.ncu["keep-report"])for(let side of[
"head","base"]){let folder=directory.file(join3(side,"ncu")),runs=await readdir(folder,{withFileTypes:!0}).catch(()=>[]);
for(let run of runs)run.isDirectory()&&await rm(join3(folder,run.name,reportFile),{force:!0})}}async function readIfPresent(path){
try{return await readFile(path,"utf8")}catch(error){if(readErrorCode(error)==="ENOENT")return null;throw error}}import{join as join4}from"node:path";function selectMetrics(names,{groups,presets}){let members=names.flatMap(wanted=>{let metrics=Object.hasOwn(presets,wanted)?
presets[wanted]:Object.hasOwn(groups,wanted)?[wanted]:void 0;if(metrics===void 0)throw unknown(wanted,[...Object.keys(presets),
...Object.keys(groups)]);return metrics}),selected=[...new Set(members)].flatMap(member=>groups[member]??[]),presetMetrics=selected.
flatMap(({metrics})=>metrics);return{sections:[...new Set(selected.flatMap(({sections})=>sections))],metrics:[...new Set(
presetMetrics.flat())],presetMetrics}}function unknown(wanted,available){let near=nearest(wanted,available);return new UserError(
{what:`No preset or group of ncu metrics is named ${JSON.stringify(wanted)}.`,help:`${near===null?"":`Did you mean ${near}\
? `}Available: ${[...new Set(available)].join(", ")}.`})}function parseSections(text,file="ncu --list-sections"){return readIds(text,file,["Identifier","Display Name","Enabled"])}
function parseSets(text,file="ncu --list-sets"){return readIds(text,file,["Identifier","Sections","Enabled","Estimated M\
etrics"])}function readIds(text,file,titles){let lines=text.split(/\r?\n/),top=lines.findIndex(line=>/^-+( -+)+\s*$/.test(
line)),spans=[...(lines[top]??"").matchAll(/-+/g)].map(({index,0:dashes})=>[index,index+dashes.length]),header=spans.map(
span=>(lines[top+1]??"").slice(...span).trim());if(top<0||titles.some(title=>!header.includes(title)))throw new ParseError(
{what:"The listing from ncu has an unknown format.",where:file,why:`Expected a table with the columns ${titles.join(", ")}\
; found ${top<0?"no table":header.join(", ")}.`,help:"Please report the problem and include your ncu version.",id:"ncu-l\
isting"});return lines.slice(top+3).filter(line=>!line.startsWith("==")).map(line=>line.slice(...spans[header.indexOf("I\
dentifier")]??[]).trim()).filter(id=>id!=="")}async function prepareNcu(session){let{config}=session,presence=session.tools.ncu,{ncu}=config;if(!usesNcu(config)||!session.
mayUseGpu)return{kind:"off"};let selection=selectNcuMetrics(config);if(presence.state!=="present"){let missing=diagnostic(
{id:"ncu-missing",what:presence.state==="absent"?`Can't find the tool ${ncu.path}.`:`The tool ${ncu.path} doesn't work.`,
where:"ncu.path",why:presence.state==="broken"?presence.why:null,help:"Install Nsight Compute (package nsight-compute) o\
r set ncu.path. To run without Nsight Compute, set ncu.enabled=false, or ncu.unavailable=warn to continue with a warning\
."});return refuseMissingTool(session,missing)}let sections=await askNcu(session,"--list-sections");if(typeof sections==
"object")return refuseMissingTool(session,sections);let sets=await askNcu(session,"--list-sets");if(typeof sets=="object")
return refuseMissingTool(session,sets);await session.directory.write(join4("head","ncu","sections.txt"),`${sections}
${sets}`);let offer={sections:parseSections(sections),sets:parseSets(sets)},requested={sections:selection.sections,sets:ncu.
set===null?[]:[ncu.set]},refused=checkSections(requested,offer,"ncu.sections, ncu.set, conf/ncu-metrics.yml");if(refused!==
null)throw new CaptureError(refused);return{kind:"ready",tool:{selection,offer,filterMode:await chooseFilterMode(session)}}}
async function chooseFilterMode(session){let expected=expectedFilterMode(session.config.ncu);if(expected!=="unknown")return expected;
let help=await askNcu(session,"--help");return typeof help=="string"&&help.includes("per-launch-config")?"per-launch-con\
fig":"global"}function usesNcu({ncu,workload}){return ncu.enabled&&workload.server.command===null}function refuseMissingTool(session,why){
if(ncuNeed(session.config)==="required")throw new CaptureError(why);return{kind:"missing",why}}function createStatusWithoutNcu(state,why){
return{state,why,mode:null,sections:[],metrics:[],notNeeded:[]}}function selectNcuMetrics({ncu}){let preset=selectMetrics(
ncu.preset===null?[]:[ncu.preset],ncuMetricGroups),ownMetrics=new Set(ncu.metrics);return{sections:[...new Set([...preset.
sections,...ncu.sections])],metrics:[...new Set([...preset.metrics,...ownMetrics])],presetMetrics:preset.presetMetrics.filter(
names=>!names.some(name=>ownMetrics.has(name)))}}async function askNcu(session,option){let{path}=session.config.ncu,{runTool,
environment}=session.tools,cwd=session.program.workingDirectory,result=await callTool({runTool,cwd,environment},`ncu ${option}`,
[path,option]);if(result.exitCode===0)return result.stdout;let output=`${result.stderr}
${result.stdout}`.trim();return diagnostic({id:"ncu-listing",what:`${path} ${option} ${result.timedOut?"didn't answer wi\
thin a minute":`exited with ${result.exitCode}`}.`,where:"ncu.path",why:output===""?"ncu printed nothing.":output.slice(
-500),help:"The Nsight Compute installation is broken or incomplete; it has to include the sections folder. To run witho\
ut Nsight Compute, set ncu.enabled=false, or ncu.unavailable=warn to continue with a warning."})}function createUnmeasuredSide(side){return{side,rounds:[],untraced:[]}}function mapBase(base,make){return base===null?null:
base instanceof LlmProfileError?base:make(base)}function findMeasuredBase({base}){return base instanceof LlmProfileError?
null:base}function listCaptures({rounds}){return rounds.flatMap(({captures})=>captures)}function collectSamples(captures){
return captures.every(({gpuSamples})=>gpuSamples===null)?null:captures.flatMap(({gpuSamples})=>gpuSamples??[])}function buildSideProfile(measured){
let{session,config,program,environment,captureMode}=measured.side,{driver,cuda,nsys,ncu}=session.machine,{rounds,untraced}=measured,
captures=listCaptures(measured),[end]=captures.map(capture2=>capture2.end),gpus=classifyRounds(rounds.map(round=>collectSamples(
round.captures))),profile=buildProfile({tool:{name:toolName,version:session.context.version},createdAt:session.context.clock.
now().toISOString(),source:program.source,machine:{driver,cuda,nsys,ncu},workload:{command:redactCommand(workloadArgv(config.
workload,"hydra")),exitCode:end?.kind==="known"?end.exitCode:null},isolation:session.isolation.kind,environment,attribution:config.
attribution,captureMode,families:loadFamilies(),rounds:rounds.map((round,index)=>({captures:round.captures,gpu:gpus[index]??
null,process:round.load})),checks:captures.flatMap(({checks})=>checks),warnings:[...session.recorder.snapshot().warnings,
...captures.flatMap(({warnings})=>warnings)]}),{warm=null,verified:verify=null}=measured.side.state??{};return{...profile,
untraced:[...untraced],whole:warm?.whole??null,warm:warm?.files??null,verify,draw:describeDraw(measured.side,profile)}}function describeDraw({
tuning},{ranges}){if(tuning===null||tuning.draw===null)return null;let ran=new Set(ranges.flatMap(({kernels})=>kernels.map(
({shortName})=>shortName)));return{id:tuning.draw,ownKernels:tuning.ownKernels.filter(name=>ran.has(name))}}function addWarnings(profile,{
recorder}){return{...profile,warnings:[...new Set([...profile.warnings,...recorder.snapshot().warnings])]}}import{rename as rename2}from"node:fs/promises";import{join as join11}from"node:path";import{join as join7,relative}from"node:path";import{randomBytes as randomBytes2}from"node:crypto";import{join as join5}from"node:path";function describeExportPlace({folder,label,end}){return{folder,label,captureSeconds:end.seconds}}async function capture(side,plan,round,{
label,folder}){let attempted=await captureNsys(side,{label,folder:join5(folder,"nsys"),trace:"cuda",gate:plan.gate,successExitCodes:plan.
successExitCodes,watched:!0});return await recordCapture(side,plan,round,attempted.value),attempted}async function captureNsys(side,run){
let{label,trace,gate={kind:"none"},successExitCodes,watched}=run,{config}=side,{nsys}=side.session.tools;for(let attempt=1;;attempt+=
1){let session=`llm-profile-${randomBytes2(8).toString("hex")}`,{folder,end,output,gpuSamples}=await runProfiled(side,{tool:"\
nsys profile",label,attempt,folder:run.folder,successExitCodes,watched,argv:(outputDirectory,workload)=>{let names={output:join5(
outputDirectory,"report"),session};return trace==="nvtx"?nsysNvtxArgv(config,nsys,names,workload):(trace==="cuda"?nsysProfileArgv:
nsysLinesArgv)(config,nsys,gate,names,workload)}}),{reports,raw,imports}=await importRawFiles(side.session,{label,folder,
captureSeconds:end.seconds}),failure=checkProcess({label,gate,end,output,reports,rawLeft:raw,imports});if(!await prepareRetry(
side,run,attempt,failure))return{value:{label,folder,relativeFolder:run.folder,end,output,reports,gpuSamples},failure}}}
async function captureOrThrow(side,run){return requireRealCapture(await captureNsys(side,run))}function requireRealCapture({
value,failure}){if(failure!==null)throw new CaptureError(failure);return value}async function importRawFiles(session,{label,
folder,captureSeconds}){let foundFiles=await findReportFiles(folder,label);if(foundFiles.raw.length===0||session.tools.nsys.
importer===null)return{...foundFiles,imports:[]};let imports=[];for(let raw of foundFiles.raw){session.context.log.detail(
`${label}: nsys left ${raw} without a report; importing it.`);let ports={runTool:session.tools.runTool,cwd:folder,environment:session.
tools.environment},argv=importArgv(session.tools.nsys.importer,raw,raw.replace(/\.qdstrm$/,".nsys-rep")),limitMs=await findNsysLimit(
raw,captureSeconds),{exitCode,timedOut,stdout,stderr}=await callTool(ports,"QdstrmImporter",argv,limitMs);imports.push({
exitCode,timedOut,output:`${stdout}
${stderr}`})}let imported=await findReportFiles(folder,label);return await makeFilesPrivate(imported.reports.map(({path})=>path)),
{...imported,imports}}async function recordCapture(side,plan,round,{relativeFolder,label,end,reports}){await side.session.
recorder.captured({side:side.name,round,label,folder:relativeFolder,ranges:plan.ranges.map(({text})=>text),gated:gatesItself(
plan),firstInstances:plan.takesFirst?plan.ranges.map(({instances})=>instances??1):null,skippedInstances:plan.ranges.map(
({skip})=>skip),reports:reports.length,outcome:end.outcome,exitCode:end.exitCode,successExitCodes:[...end.allowed],seconds:end.
seconds})}import{join as join6}from"node:path";async function resolvePlan(side,plan,emitted){if(plan.unresolved.length===0)return{plan,emitted};let globs=plan.unresolved.
map(({text})=>text).join(", "),ranges=emitted??await listEmittedRanges(side,`We need to resolve globs (${globs})`);if("w\
hat"in ranges)throw new CaptureError(ranges);return{plan:resolveGlobs(plan,side.config,ranges,matchRanges),emitted:ranges}}
async function explainFailure(side,{gate},failure,listRanges){let error=new CaptureError(failure);if(gate.kind!=="nvtx"||
failure.id!=="range-not-seen")return error;let{nsys,workload}=side.config,emitted=await listRanges("A range is missing"),
request={registeredStringsOnly:nsys["registered-strings-only"],argv:workloadArgv(workload,"hydra")};return new CaptureError(
explainUnseen(error,gate.range,emitted,request))}function createRangeLister(side){let listing=side.emitted===null?null:Promise.
resolve(side.emitted);return async reason=>listing??=listEmittedRanges(side,reason)}async function listEmittedRanges(originalSide,reason){
let side=setPurpose(originalSide,"discovery");side.session.context.log.detail(`${reason}: running the program once more,\
 tracing only NVTX, to list the ranges it emits.`);let folder=join6(side.name,"discovery","nsys"),{value,failure}=await captureNsys(
side,{label:"discovery of ranges",folder,trace:"nvtx"});return failure??readCapturedRanges(side,value)}async function readCapturedRanges({
session},captured){let sqlites=[];for(let{path}of captured.reports)sqlites.push(await exportSqlite(session.tools,path,describeExportPlace(
captured)));let seen=[];for(let sqlite of sqlites)seen.push(listSeenRanges(await readTrace(sqlite,createReading(captured.
label,session.context))));return mergeSeenRanges(seen.flat())}var rangeFailureIds=new Set(["range-not-seen","range-not-registered","instances-missing","range-unfinished","no-kernels",
"kernels-outside-range","kernels-lost"]);async function captureRound(originalSide,plan,round,make){let side=setPurpose(originalSide,
"rounds"),examined=[],failures=[],listRanges=createRangeLister(side);for(let[index,capturePlan]of plan.captures.entries()){
let place={label:labelSide(side,`round ${round}, ${capturePlan.label}`),folder:join7(side.name,`round-${round}`,capturePlan.
directory)},turn=`${side.session.base===null?"round":side.name} ${round}`,title=plan.captures.length===1?turn:`${turn}, ${capturePlan.
label}`;try{let capture2=await side.session.context.log.group(title,async()=>{let{value,failure}=await make(side,capturePlan,
round,place);if(failure!==null)throw await explainFailure(side,capturePlan,failure,listRanges);return examineCaptured(side,
capturePlan,round,value)});examined.push(capture2)}catch(error){if(!(error instanceof CaptureError))throw error;failures.
push(await explainWithEngine(side,error));let remaining=plan.captures.length-index-1;if(remaining>0&&!rangeFailureIds.has(
error.id??"")){side.session.context.log.info(`Skipping the other ${remaining===1?"capture":`${remaining} captures`}, whi\
ch would fail for the same reason.`);break}}}let[first]=failures;if(first===void 0)return examined;throw failures.length===
1?first:new CaptureError({id:first.id??"captures-failed",what:`${failures.length} of ${counted(plan.captures.length,"cap\
ture")} of round ${round} failed:`,failures})}async function examineCaptured(side,plan,round,captured){let{session,config}=side,
expected={wanted:plan.ranges,gated:gatesItself(plan)},reports=(await exportReports({...session.tools,note:session.context.
log.detail},captured.reports.slice(skippedReports(expected)).map(({path})=>path),describeExportPlace(captured))).map(report=>({
...report,source:relative(session.directory.path,report.source)}));return examineCapture({label:captured.label,end:captured.
end,output:captured.output,reports,...expected,takesFirst:plan.takesFirst,requireKernels:config["require-kernels"],gpuSamples:captured.
gpuSamples},{attribution:config.attribution,families:loadFamilies(),timelines:round===1,limit:session.rangeLimit},session.
context)}import{createHash}from"node:crypto";async function setRandomSeed(side,pair){let{session,program}=side;if(session.seed===null)return side;let digest=createHash(
"sha256").update(`${session.seed} ${pair}`).digest(),seed=String(digest.readUInt32BE(0)>>>1);return await session.recorder.
seeded(pair,seed),{...side,program:{...program,environment:{...program.environment,[seedVariable]:seed}}}}import{lstatSync as lstatSync3,readdirSync as readdirSync3}from"node:fs";import{mkdir as mkdir3}from"node:fs/promises";import{
join as join10}from"node:path";import{lstatSync,readdirSync}from"node:fs";import{join as join8}from"node:path";var sharedFolders=["/tmp","/var/tmp","/dev/shm"];async function removeLeftovers({user},folders){let uid=findPrivateUser(
user);if(uid!==null)for(let folder of[...sharedFolders,...folders])for(let path of listOwned(folder,uid))await removeDirectory(
path)}function listOwned(folder,uid){try{return readdirSync(folder).map(name=>join8(folder,name)).filter(path=>lstatSync(
path,{throwIfNoEntry:!1})?.uid===uid)}catch{return[]}}import{lstatSync as lstatSync2,readdirSync as readdirSync2}from"node:fs";import{chmod,constants,lchown,mkdir as mkdir2,open,
readlink,rm as rm2,symlink}from"node:fs/promises";import{join as join9}from"node:path";async function keepFolder(folder,{user},store){return user===null?copyFolder(folder,store):lockFolder(folder)}function lockFolder(folder){
return{close:()=>chmod(folder,448),open:async()=>(await chmod(folder,passableMode),[]),[Symbol.asyncDispose]:async()=>{}}}
async function copyFolder(folder,storeFolder){let path=join9(storeFolder,"base-copy"),store=await open(path,"wx+",384);await rm2(
path);let kept=new Map,end=0,contentOf=async(path2,{kind,size})=>{var _stack=[];try{if(kind==="link")return readlink(join9(
folder,path2));if(kind!=="file")return"";let file=__using(_stack,await open(join9(folder,path2),constants.O_RDONLY|constants.
O_NOFOLLOW),!0);let start=end;end+=size;await copyBytes({from:file,start:0,size,to:store,at:start});return start}catch(_){
var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}},putBack=async(path2,entry,now)=>{
let place=join9(folder,path2);if(entry.kind===now?.kind&&(entry.kind==="folder"||entry.kind==="other")||await rm2(place,
{recursive:!0,force:!0}),entry.kind==="link"&&await symlink(String(entry.content),place),entry.kind==="folder"&&await mkdir2(
place,{recursive:!0}),entry.kind==="file"){var _stack=[];try{let file=__using(_stack,await open(place,"wx",384),!0);await copyBytes(
{from:store,start:Number(entry.content),size:entry.size,to:file,at:0});await file.utimes(entry.modifiedAt,entry.modifiedAt)}catch(_){
var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}entry.kind!==
"other"&&(process.getuid?.()===0&&await lchown(place,entry.uid,entry.gid),entry.kind!=="link"&&await chmod(place,entry.mode))};
return{close:async()=>{let next=new Map;for(let[path2,entry]of listContents(folder,null)){let before=kept.get(path2),same=before!==
void 0&&before.stamp===entry.stamp;next.set(path2,same?before:{...entry,content:await contentOf(path2,entry)})}kept=next},
open:async()=>{try{let now=listContents(folder,kept),added=[...now.keys()].filter(path2=>!kept.has(path2)),changed=[...kept].
filter(([path2,{stamp}])=>now.get(path2)?.stamp!==stamp);for(let path2 of added)await rm2(join9(folder,path2),{recursive:!0,
force:!0});for(let[path2,entry]of changed)await putBack(path2,entry,now.get(path2));let after=changed.length===0?now:listContents(
folder,kept);return kept=new Map([...kept].map(([path2,entry])=>[path2,{...entry,stamp:after.get(path2)?.stamp??""}])),[
...added,...changed.map(([path2])=>path2)]}catch(error){throw new ToolError({id:"base-changed",what:"The base's folder c\
hanged while the head was running, and llm-profile couldn't restore it.",where:folder,why:errorMessage(error),help:"Find\
 out what the head's program writes to the base's folder. If llm-profile runs as root, set isolation=unprivileged-user t\
o keep the program out of that folder.",cause:error})}},[Symbol.asyncDispose]:()=>store.close()}}function listContents(folder,expected){
let all=new Map,visit=path=>{let stats=lstatSync2(join9(folder,path),{bigint:!0,throwIfNoEntry:!1});if(stats!==void 0&&(all.
set(path,describeEntry(stats)),!(!stats.isDirectory()||expected!==null&&expected.get(path)?.kind!=="folder")))for(let name of readdirSync2(
join9(folder,path)))visit(join9(path,name))};return visit(""),all}function describeEntry(stats){let{mode,uid,gid,size,dev,
ino,ctimeNs,mtimeNs}=stats,kind=stats.isDirectory()?"folder":stats.isFile()?"file":stats.isSymbolicLink()?"link":"other",
times=kind==="folder"?[]:[dev,ino,size,mtimeNs,ctimeNs];return{kind,mode:Number(mode)&4095,uid:Number(uid),gid:Number(gid),
size:Number(size),modifiedAt:Number(mtimeNs)/1e9,stamp:[kind,mode,uid,gid,...times].join(" ")}}async function copyBytes({
from,start,size,to,at}){let buffer=Buffer.allocUnsafe(Math.min(size,1048576));for(let done=0;done<size;){let{bytesRead}=await from.
read(buffer,0,Math.min(buffer.length,size-done),start+done);if(bytesRead===0)throw new Error(`A file became shorter whil\
e we copied it: ${done} of ${size} bytes.`);let written=0;for(;written<bytesRead;)written+=(await to.write(buffer,written,
bytesRead-written,at+done+written)).bytesWritten;done+=bytesRead}}async function makeSideState(stack,session,directory){let folder=join10(directory,"state");await mkdir3(folder,{mode:448}),
await grantTraversal(folder,session.isolation),stack.defer(async()=>removeStrayFiles(session));let kept=stack.use(await keepFolder(
folder,{user:null},session.tools.folder.tmp));return{folder,kept,verified:null,warm:null}}async function makeStateFolders({
folder},{isolation}){let[home,tmp]=[join10(folder,"home"),join10(folder,"tmp")];return await mkdir3(home,{mode:448}),await giveToIsolatedUser(
home,isolation),await mkdir3(tmp,{mode:448}),await shareWithIsolatedUser(tmp,isolation),{HOME:home,TMPDIR:tmp}}async function restoreState({
session,state}){state!==null&&(await removeStrayFiles(session),await state.kept.open())}async function removeStrayFiles({
isolation,program}){await removeLeftovers(isolation,[program.temporary.tmp,program.temporary.home])}var warmLimit={files:2e5,
bytes:16*2**30};function countWarmFiles({folder},label){let counts={files:0,bytes:0},visit=path=>{let stats=lstatSync3(path);
if(counts.files+=stats.isDirectory()?0:1,counts.bytes+=stats.isFile()?stats.size:0,counts.files>warmLimit.files||counts.
bytes>warmLimit.bytes)throw new CaptureError({id:"state-too-large",what:"The program left too much in HOME, TMPDIR, and \
its caches.",where:label,why:`With goal: improve, we restore these folders before each start. The limit is ${warmLimit.files}\
 files and ${sizeText(warmLimit.bytes)} in total.`,help:"Make the program remove its temporary files, and keep models el\
sewhere."});if(stats.isDirectory())for(let name of readdirSync3(path))visit(join10(path,name))};return visit(folder),counts}async function addRound(measured,plan,load,make){let{side,rounds}=measured,{session}=side,round=rounds.length+1,label=labelSide(
side,`round ${round}`),before=rounds.map(({captures})=>collectSamples(captures));for(let repeats=0;;repeats+=1){let captures=await captureRound(
await setRandomSeed(side,`round ${round}`),plan,round,make),gpu=classifyRounds([...before,collectSamples(captures)]).at(
-1)??null;gpu?.state==="unknown"&&await warnOnce(session,clocksUnknownWarning);let decision=decideRound(gpu,repeats),problem=gpu===
null?"":describeDisturbance(gpu);if(decision==="repeat"){let kept=await setAside(side,`round-${round}`,`disturbed-${repeats+
1}`),again=`repeat ${repeats+1} of at most ${mostRepeats}`;await session.warn(`${label}: ${problem}. Repeating the round\
 (${again}); the disturbed round is in ${kept}.`);continue}return decision==="keep-disturbed"&&await session.warn(`${label}\
: ${problem}. We already repeated this round ${mostRepeats} times, so we keep it.`),{...measured,rounds:[...rounds,{captures,
load}]}}}async function inKeptFolder(side,body){let{session,kept}=side,changed=kept===null?[]:await kept.open();if(changed.
length>0){let paths=changed.map(path=>plainText(path===""?"the folder itself":path));await session.warn(`Something chang\
ed the base's folder while the head ran, so we restored it: ${listText(paths,3)}. The head's program shouldn't write the\
re.`)}await restoreState(side);try{return await body()}finally{await kept?.close()}}var clocksUnknownWarning="In some ro\
unds we don't know the GPU's clocks, because fewer than 3 nvidia-smi samples fell into the ranges. We don't repeat round\
s for this reason.";async function keepRounds(measured,whole,why){let{side,rounds}=measured;for(let round=rounds.length;round>
whole;round-=1)await setAside(side,`round-${round}`,why);return{...measured,rounds:rounds.slice(0,whole)}}async function setAside({
session,name},folder,why,purpose=null){let{directory,recorder}=session,from=join11(name,folder),kept=`${from}-${why}`;return await rename2(
directory.file(from),directory.file(kept)),await recorder.setAside(from,kept,purpose),kept}var rangeFailureIds2=new Set(["ncu-kernel-missing","ncu-kernel-filter","ncu-no-rows","ncu-range-not-seen"]),ncuExplainer={
needs:inquiry=>findUnaskedStatus(inquiry)===null,isEarly:!1,cost:{leg:"ncu",starts:1,endingMs},explain:async(inquiry,facts,mayBegin)=>{
let{ncu,judge,asked,head:measured}=inquiry,question={asked:asked??[],only:asksForSomeRanges(measured.side,asked)},{profile,
failure}=await explainKernels(measured,ncu,facts.profiles.head,question,mayBegin),head=addFindings(profile),{base}=facts.
profiles;return inquiry.base!==null&&isProfile(base)&&failure===null&&asked!==null&&asked.length>0&&(base=await explainBase(
inquiry.base,ncu,base,{asked,only:!0},mayBegin)),{...judgeAgain(facts,{head,base},judge),failure}}};function asksForSomeRanges({
config},asked){return asked!==null&&config.ncu.when==="auto"}function findUnaskedStatus({ncu,asked,failed,head}){return ncu.
kind==="off"?createStatusWithoutNcu("off",null):failed!==null?createStatusWithoutNcu("skipped","An earlier round failed."):
asksForSomeRanges(head.side,asked)&&asked?.length===0?createStatusWithoutNcu("not-needed",null):null}function logNcuNotNeeded({
context},status){status.state==="not-needed"&&context.log.detail(explainMissingNcu(status)??"")}async function explainBase(base,ncu,profile,question,mayBegin){
if(ncu.kind!=="ready")return profile;let{session}=base.side;try{let{profile:explained,failure}=await inKeptFolder(base.side,
async()=>explainKernels(base,ncu,profile,question,mayBegin)),complete=addWarnings(addFindings(explained),session);return failure!==
null&&await session.warn(`Couldn't profile the base's kernels with ncu: ${failure.message}`),complete}catch(error){return await session.
warn(`Couldn't profile the base's kernels with ncu: ${asFailure(error).message}`),profile}}async function explainKernels(measuredSide,prepared,profile,question,mayBegin){
let without=status=>({profile:{...profile,ncu:status},failure:null});if(prepared.kind==="off")return without(createStatusWithoutNcu(
"off",null));let{side}=measuredSide,{session,config}=side,{ncu}=config,captures=listCaptures(measuredSide),seen={ranges:captures.
flatMap(({seen:ranges2})=>ranges2),processes:Math.max(...captures.map(({processes})=>processes))},questionRanges=question.
only?profile.ranges.filter(range=>findQuestion(question,range)!==void 0):profile.ranges;if(question.only&&questionRanges.
length===0){let status=createStatusWithoutNcu("not-needed",null);return logNcuNotNeeded(session,status),without(status)}
let volatile=new Set(seen.ranges.filter(({isVolatile})=>isVolatile===!0).map(rangeKeyText)),ranges=ncu.gating?questionRanges.
filter(range=>!volatile.has(rangeKeyText(range))):questionRanges;ranges.length<questionRanges.length&&await session.warn(
`ncu: ${counted(questionRanges.length-ranges.length,"range")} can't be profiled, because a part of the range's name diff\
ers from run to run, so ncu's filter wouldn't find the range again. Set ncu.gating=false to profile the whole program.`);
let waiting=ranges.flatMap(({kernels})=>kernels.filter(kernel=>waitsForPeers(ncu,kernel)));if(!ncu.gating&&waiting.length>
0){let why=`ncu wasn't started. Without ncu.gating, ncu would replay every kernel, including ${counted(waiting.length,"c\
ommunication kernel")}, and wait forever for the other ranks. Set ncu.replay-mode=application to repeat the whole progra\
m instead.`;return await session.warn(why),without(createStatusWithoutNcu("skipped",why))}let namesAsked=range=>findQuestion(
question,range)?.kernels[side.name]??[],plans=planNcu(ncu,prepared.kind==="ready"?prepared.tool.filterMode:"global",ranges.
map(range=>planRange(range,seen,namesAsked(range))),seen.processes);if(plans.length===0)return without(createStatusWithoutNcu(
"skipped","No range has kernels to explain."));if(prepared.kind==="missing")return continueWithoutNcu(session,profile,new CaptureError(
prepared.why));ncu.gating&&await warnOtherThreads(session,ranges,ncu["top-kernels"]),ncu.gating&&waiting.length>0&&session.
context.log.detail(`ncu: ${counted(waiting.length,"communication kernel")} (${[...new Set(waiting.map(({shortName})=>plainText(
shortName)))].slice(0,3).join(", ")}) won't be replayed, because ncu would wait forever for the other ranks.`),session.context.
log.detail(`${counted(plans.length,"ncu run")}: ${plans.map(({label})=>label).join("; ")}.`);let{tool}=prepared,measured={
state:"measured",why:null,mode:ncu["replay-mode"],sections:[...tool.selection.sections],metrics:[...tool.selection.metrics],
notNeeded:profile.ranges.flatMap(range=>questionRanges.includes(range)?[]:[{name:range.name,domain:range.domain}])};return runPlans(
side,tool,profile,{plans,namesAsked,mayBegin,measured})}function findQuestion({asked},range){return asked.find(entry=>rangeKeyText(
entry)===rangeKeyText(range))}async function runPlans(side,tool,profile,{plans,namesAsked,mayBegin,measured}){let{session}=side,
{ncu}=side.config,explained=profile,finishedRuns=0,isOutOfTime=!1,failures=[];for(let queue=plans;queue.length>0;){let[plan,
...rest]=queue;if(plan===void 0||(queue=rest,isOutOfTime=!mayBegin(),isOutOfTime))break;let leftOut=leftOutText(plan);leftOut!==
null&&await session.warn(leftOut);let timed=limitToBudget(side);try{let{rows,warnings}=await session.context.log.group(labelSide(
timed,plan.label),async()=>captureNcu(timed,tool,plan));finishedRuns+=1;for(let warning of warnings)await session.warn(warning);
let{kernels:selected,shared}=plan,filters=plan.filters.length===0?null:plan.filters,ncuRun={mode:ncu["replay-mode"],rows,
ranges:filters,selected,shared};if(explained=splitRuns(ncuRun).reduce(addNcu,explained),replaysRanges(ncu))continue;let keys=filters?.
map(rangeKeyText),ranges=explained.ranges.filter(range=>keys?.includes(rangeKeyText(range))??!0),joined={label:plan.label,
rows,ranges};await checkJoinedRows(session,plan,joined),shared!==null&&(queue=[...queue,...planSeparateRuns(session,plan,
joined,namesAsked)])}catch(thrown){let error=asFailure(thrown);if(error.id==="ncu-permission")return continueWithoutNcu(
session,profile,error);if(isOutOfTime=error.id==="time-limit"&&timed!==side,isOutOfTime){await session.warn(`${plan.label}\
: The time budget ran out before ncu measured anything.`);break}if(failures.push(error),!rangeFailureIds2.has(error.id??
""))break}}if(finishedRuns===0&&isOutOfTime)return{profile:{...profile,ncu:createStatusWithoutNcu("skipped",noTimeReason)},
failure:null};let[first]=failures;if(first===void 0)return{profile:{...explained,ncu:measured},failure:null};let failure=failures.
length===1?first:new CaptureError({id:first.id??"ncu-failed",what:`${failures.length} of ${counted(failures.length+finishedRuns,
"ncu run")} failed:`,failures}),why=failures.map(({where,message})=>where===null?message:`${where}: ${message}`).join(" ");
return{profile:{...explained,ncu:{...measured,state:"failed",why}},failure}}function planRange(range,seen,askedKernels){
let{name,domain}=range,reachableKernels=range.kernels.filter(hasOwnLaunch),styles=seen.ranges.filter(seenRange=>rangeKeyText(
seenRange)===rangeKeyText(range)).map(({style})=>style);return{name,domain,styles:[...new Set(styles)],kernels:findTopKernels(
{...range,kernels:reachableKernels},reachableKernels.length).map((kernel,index)=>({...kernel,configurations:new Set(reachableKernels[index]?.
variants.map(launchShape)).size,asked:askedKernels.includes(kernel.name)}))}}function planSeparateRuns(session,plan,{rows,
ranges},namesAsked){return(plan.shared??[]).flatMap(sharedRange=>{let range=ranges.find(candidate=>rangeKeyText(candidate)===
rangeKeyText(sharedRange)),kernels=range===void 0?[]:findUnmeasured(range,rows,sharedRange.kernels,namesAsked(sharedRange));
if(kernels.length===0)return[];let separatePlan=planNcuAgain(plan,sharedRange,kernels);return session.context.log.detail(
`${separatePlan.label}: Running ncu once more for ${counted(kernels.length,"kernel")} in this range. ncu first saw their\
 launch configurations in another range, or never saw them.`),[separatePlan]})}var noTimeReason="The time budget was use\
d up before ncu could start.";async function continueWithoutNcu(session,profile,error){let policy=session.config.ncu.unavailable;
if(policy==="fail")return{profile:{...profile,ncu:createStatusWithoutNcu("failed",error.message)},failure:error};let text=diagnosticText(
{...error,why:null});policy==="warn"?await session.warn(`No kernel metrics: ${text}`):session.context.log.detail(`No ker\
nel metrics (ncu.unavailable: skip): ${text}`);let status=createStatusWithoutNcu(policy==="warn"?"unavailable":"skipped",
error.what);return{profile:{...profile,ncu:status},failure:null}}async function checkJoinedRows(session,{kernels,shared},joined){
let broken=checkJoined(joined);if(broken!==null)throw new CaptureError(broken);let selected=shared===null?kernels:null;for(let warning of warnAboutJoin(
joined,selected,session.config.ncu["launches-per-kernel"]))await session.warn(warning)}function hasOwnLaunch({rounds}){return rounds.
some(round=>round!==null&&round.launches>round.otherThreadLaunches)}async function warnOtherThreads(session,ranges,count){
for(let range of ranges){let unreachable=range.kernels.slice(0,count).filter(kernel=>!hasOwnLaunch(kernel)).length;unreachable!==
0&&await session.warn(`ncu, ${rangeText(range.name,range.domain)}: ${unreachable} of the top ${counted(count,"kernel")} \
can't be profiled, because only other threads launched them. ncu's filter by NVTX range sees only the thread that opened\
 the range. Set ncu.gating=false to profile the whole program.`)}}export{addReason,applyReasons,judgeAgain,endingMs,limitToBudget,labelSide,createToolPorts,createSide,withGpuWatch,watchClocks,
watchMemory,warnOnce,logLimitBytes,makeOutputFolder,takeOverOutput,runStreamed,writeCommand,prepareRetry,setPurpose,recordTool,
removeReports,prepareNcu,usesNcu,createStatusWithoutNcu,selectNcuMetrics,createUnmeasuredSide,mapBase,findMeasuredBase,listCaptures,
buildSideProfile,addWarnings,describeExportPlace,capture,captureNsys,captureOrThrow,requireRealCapture,importRawFiles,recordCapture,
resolvePlan,listEmittedRanges,readCapturedRanges,rangeFailureIds,examineCaptured,setRandomSeed,keepFolder,makeSideState,
makeStateFolders,restoreState,countWarmFiles,addRound,inKeptFolder,keepRounds,setAside,ncuExplainer,findUnaskedStatus,logNcuNotNeeded};
