import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{copyUntrustedFiles,exportSqlite,findNsysLimit,findReportFiles,listProfilerFiles,makeFilesPrivate,nsysLimitMs}from"./chunk-5QAB4VX2.js";
import{callTool,describeEnd,formatCommand,queryGpus}from"./chunk-USOKR2YX.js";import{removeDirectory,shareWithIsolatedUser}from"./chunk-RPHAMNRI.js";
import{createReading,judgeDisturbance,readTrace,sampleIntervalMs}from"./chunk-TVTUM4C3.js";import{listSeenRanges,matchRanges,
mergeSeenRanges}from"./chunk-YCV7Z7DM.js";import{gatesItself,resolveGlobs}from"./chunk-YMIIYUNE.js";import{checkProcess}from"./chunk-MKWCQ4TE.js";
import{importArgv,isolate,nsysLinesArgv,nsysNvtxArgv,nsysProfileArgv,workloadArgv}from"./chunk-XZICN7LB.js";import{
explainUnseen}from"./chunk-3JYAS35C.js";import{counted,listText}from"./chunk-6ECLQG56.js";import{parseDurationMs}from"./chunk-6WS3YUMR.js";
import{CaptureError,StoppedError,errorMessage,stoppedBy}from"./chunk-A6EG2BLY.js";import{plainText}from"./chunk-JN33INQG.js";
import{__callDispose,__using}from"./chunk-GBWPPC6J.js";function labelSide({name},what){return name==="base"?`base, ${what}`:what}function createToolPorts({tools},cwd){return{runTool:tools.
ask,cwd,environment:tools.environment,temporaryDirectory:tools.folder.tmp}}function createSide(session,name){let{config,
program}=session;return{session,name,config,program,ownEnvironment:{},venv:null,environment:null,kept:null,state:null,tuning:null,
emitted:null,captureMode:null}}import{join}from"node:path";import{setTimeout as sleep}from"node:timers/promises";var outputLimitBytes=2**29,lastSampleLimitMs=2e3;function watchGpu(ports,request){let{columns}=request;if(columns.kind===
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
return count===0?otherLine??"nvidia-smi printed nothing.":otherLine;let said=otherLine??plainText(end.stderrTail.trim().
split(`
`).at(-1)??"");return`nvidia-smi exited too early (${end.exitCode??"not started"})${said===""?".":`: ${said}`}`}async function findGpuWatchColumns(ports,gpuIndex,subject="\
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
(most,one)=>Math.max(most,one),0)-memoryUsedBytes;return bytes<leastUse?[]:[{bytes,isDisturbed:Math.abs(end-memoryUsedBytes)>
leastDisturbance}]}).map((one,index)=>({...one,gpu:`GPU ${index}`}));return{peaks:named.flatMap(({gpu,bytes,isDisturbed})=>isDisturbed?
[]:[{gpu,bytes}]),disturbed:named.flatMap(({gpu,isDisturbed})=>isDisturbed?[gpu]:[])}}async function readGpusNow(ports,watch,nowUtcMs){
let{exitCode,stdout}=await callTool(setUtc(ports),"nvidia-smi",watch.argv,3e4),read=createSampleParser(watch.columns);return exitCode===
0?stdout.split(`
`).flatMap(line=>read(line,nowUtcMs)??[]):[]}var memoryIntervalMs=100;async function withGpuWatch(session){let{compare,workload}=session.config;if(!compare.guard||!session.
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
es ran (${clock}) is more than 2% off the clock of the side's other rounds`}import{randomBytes}from"node:crypto";import{mkdir,rename}from"node:fs/promises";import{join as join2}from"node:path";var logLimitBytes=16e6;async function runProfiled(side,profiled){var _stack=[];try{let{session,config}=side;let{isolation}=session;
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
null){let unknown=(await copyUntrustedFiles({tool,label,from:output,to:folder,uid:user.uid})).filter(name=>name!=="hydra");
unknown.length>0&&await session.warn(`${label}: we didn't keep ${counted(unknown.length,"file")} in the profiler's folde\
r: ${unknown.slice(0,5).join(", ")}${unknown.length>5?", \u2026":""}. The profilers don't write files with these names.`);
let problem=await removeDirectory(output);problem!==null&&session.context.log.warning(`Couldn't remove ${output}: ${problem}`)}
await makeFilesPrivate((await listProfilerFiles(tool,folder,label)).map(({path})=>path))}async function runStreamed(session,program){
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
await rename(directory.file(folder),directory.file(kept)),await recorder.moved(folder,kept)}import{randomBytes as randomBytes2}from"node:crypto";import{join as join3}from"node:path";function describeExportPlace({folder,label,end}){return{folder,label,captureSeconds:end.seconds}}async function capture(side,plan,round,{
label,folder}){let attempted=await captureNsys(side,{label,folder:join3(folder,"nsys"),trace:"cuda",gate:plan.gate,successExitCodes:plan.
successExitCodes,watched:!0});return await recordCapture(side,plan,round,attempted.value),attempted}async function captureNsys(side,run){
let{label,trace,gate={kind:"none"},successExitCodes,watched}=run,{config}=side,{nsys}=side.session.tools;for(let attempt=1;;attempt+=
1){let session=`llm-profile-${randomBytes2(8).toString("hex")}`,{folder,end,output,gpuSamples}=await runProfiled(side,{tool:"\
nsys profile",label,attempt,folder:run.folder,successExitCodes,watched,argv:(outputDirectory,workload)=>{let names={output:join3(
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
seconds})}function setPurpose(side,purpose){let{session}=side,recorder=session.recorder.withPurpose(purpose),{tools,context}=session,
runTool=recordTool(tools.ask,recorder,context.clock);return{...side,session:{...session,recorder,tools:{...tools,runTool}}}}
function recordTool(runTool,recorder,clock){return async command=>{let startedAt=clock.now().toISOString(),result=await runTool(
command);return await recorder.command({tool:command.tool,label:null,isStart:!1,attempt:1,argv:[...command.argv],cwd:command.
cwd,environmentNames:Object.keys(command.environment).sort(),startedAt,seconds:result.seconds,exitCode:result.exitCode,outcome:result.
timedOut?"timed-out":result.exitCode===0?"ok":"failed",stdout:null,stderr:null}),result}}import{join as join4}from"node:path";async function resolvePlan(side,plan,emitted){if(plan.unresolved.length===0)return{plan,emitted};let globs=plan.unresolved.
map(({text})=>text).join(", "),ranges=emitted??await listEmittedRanges(side,`We need to resolve globs (${globs})`);if("w\
hat"in ranges)throw new CaptureError(ranges);return{plan:resolveGlobs(plan,side.config,ranges,matchRanges),emitted:ranges}}
async function explainFailure(side,{gate},failure,listRanges){let error=new CaptureError(failure);if(gate.kind!=="nvtx"||
failure.id!=="range-not-seen")return error;let{nsys,workload}=side.config,emitted=await listRanges("A range is missing"),
given={registeredStringsOnly:nsys["registered-strings-only"],argv:workloadArgv(workload,"hydra")};return new CaptureError(
explainUnseen(error,gate.range,emitted,given))}function createRangeLister(side){let listing=side.emitted===null?null:Promise.
resolve(side.emitted);return async reason=>listing??=listEmittedRanges(side,reason)}async function listEmittedRanges(originalSide,reason){
let side=setPurpose(originalSide,"discovery");side.session.context.log.detail(`${reason}: running the program once more,\
 tracing only NVTX, to list the ranges it emits.`);let folder=join4(side.name,"discovery","nsys"),{value,failure}=await captureNsys(
side,{label:"discovery of ranges",folder,trace:"nvtx"});return failure??readCapturedRanges(side,value)}async function readCapturedRanges({
session},captured){let sqlites=[];for(let{path}of captured.reports)sqlites.push(await exportSqlite(session.tools,path,describeExportPlace(
captured)));let seen=[];for(let sqlite of sqlites)seen.push(listSeenRanges(await readTrace(sqlite,createReading(captured.
label,session.context))));return mergeSeenRanges(seen.flat())}export{labelSide,createToolPorts,createSide,withGpuWatch,watchClocks,watchMemory,warnOnce,mostRepeats,classifyRounds,decideRound,
describeDisturbance,logLimitBytes,runProfiled,makeOutputFolder,takeOverOutput,runStreamed,writeCommand,prepareRetry,setAttemptAside,
describeExportPlace,capture,captureNsys,captureOrThrow,requireRealCapture,importRawFiles,recordCapture,setPurpose,recordTool,
resolvePlan,explainFailure,createRangeLister,listEmittedRanges,readCapturedRanges};
