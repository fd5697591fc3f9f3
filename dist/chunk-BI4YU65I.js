import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{closeFiles,exportSqlite,findReportFiles,nsysLimit,nsysLimitMs,profilerFilesIn,takeOverFiles}from"./chunk-OX3A4U4L.js";
import{callTool,commandText,endText}from"./chunk-HKCNM2Q7.js";import{removeDirectory,shareWithIsolatedUser}from"./chunk-PCGLUHAL.js";
import{disturbance,noticed,readTrace,sampleIntervalMs}from"./chunk-4576GU2S.js";import{matchRanges,mergeSeenRanges,
seenRanges}from"./chunk-VMCK4KLJ.js";import{readingPorts,sideLabel}from"./chunk-FFSRJJ7V.js";import{gatesItself,
resolveGlobs}from"./chunk-TVMH5Q7A.js";import{checkProcess}from"./chunk-RQ65AKKA.js";import{importArgv,isolate,
nsysLinesArgv,nsysNvtxArgv,nsysProfileArgv,workloadArgv}from"./chunk-BNFK57VM.js";import{explainUnseen}from"./chunk-BFECMUDM.js";
import{CaptureError,StoppedError,ToolError,errorMessage,stoppedBy}from"./chunk-4KDG6NHC.js";import{counted,listText}from"./chunk-XPTDL37I.js";
import{parseDurationMs}from"./chunk-W32B5RYS.js";import{plainText}from"./chunk-JN33INQG.js";import{__callDispose,
__using}from"./chunk-GBWPPC6J.js";import{join}from"node:path";import{setTimeout as sleep}from"node:timers/promises";var outputLimitBytes=2**29,lastSampleLimitMs=2e3;function watchGpu(ports,request){let{columns}=request;if(columns.kind===
"unavailable"){let nothing={samples:[],problem:columns.why};return{stop:async()=>nothing,[Symbol.asyncDispose]:async()=>{}}}
let read=sampleReader(columns.columns),samples=[],otherLine=null,ending=new AbortController,ended=ports.runCapture({command:{
tool:"nvidia-smi",argv:[...columns.argv,`--loop-ms=${request.intervalMs}`],cwd:ports.cwd,environment:inUtc(ports.environment),
timeLimitMs:null},isolation:{kind:"none",note:"",user:null,endsWithParent:!1,procMounts:[],readOnly:[]},stdoutFile:request.
stdoutFile,stderrFile:request.stderrFile,logLimitBytes:outputLimitBytes,onLine(line){let sample=read(line,ports.clock.now().
getTime());sample!==null?samples.push(sample):line.trim()!==""&&(otherLine??=plainText(line.trim()))},stop:AbortSignal.any(
[ending.signal,request.stop])}).catch(error=>errorMessage(error));async function stop(){let askedUtcMs=ports.clock.now().
getTime();await lastSample(()=>(samples.at(-1)?.atUtcMs??0)>=askedUtcMs,ended),ending.abort();let end=await ended;return{
samples,problem:problemOf(end,otherLine,samples.length)}}let stopped=null,stopOnce=()=>stopped??=stop();return{stop:stopOnce,
[Symbol.asyncDispose]:async()=>{await stopOnce()}}}async function lastSample(isThere,ended){let over=!1;ended.then(()=>over=
!0);let deadline=performance.now()+lastSampleLimitMs;for(;!over&&!isThere()&&performance.now()<deadline;)await sleep(10)}
function problemOf(end,otherLine,count){if(typeof end=="string")return end;if(end.outcome==="stopped")return count===0?otherLine??
"nvidia-smi printed nothing.":otherLine;let said=otherLine??plainText(end.stderrTail.trim().split(`
`).at(-1)??"");return`nvidia-smi exited too early (${end.exitCode??"not started"})${said===""?".":`: ${said}`}`}async function findGpuWatchColumns(ports,gpuIndex,subject="\
clocks"){let wanted=subjectColumns[subject],names=new Map(wanted.map(column=>[column,[...sampleColumns[column]]]));try{for(;;){
let argv=query([...names.values()],gpuIndex),result=await callTool({...ports,environment:inUtc(ports.environment)},"nvid\
ia-smi",argv,3e4),unknown=/Field "([^"]+)" is not a valid field/.exec(result.stdout+result.stderr)?.[1];if(unknown!==void 0&&
dropName(names,unknown))continue;if(result.timedOut)return{kind:"unavailable",why:"nvidia-smi didn't answer in time."};if(result.
exitCode===0)return{kind:"ready",columns:[...names.keys()],argv};let said=plainText(`${result.stdout} ${result.stderr}`.
trim().replaceAll(/\s+/g," "));return{kind:"unavailable",why:said===""?`nvidia-smi exited with ${result.exitCode}.`:said}}}catch(error){
if(error instanceof ToolError)return{kind:"unavailable",why:"nvidia-smi isn't installed."};throw error}}function inUtc(environment){
return{...environment,TZ:"UTC"}}function query(names,gpuIndex){let fields=names.map(([newest])=>newest).join(","),gpu=gpuIndex===
null?[]:[`--id=${gpuIndex}`];return["nvidia-smi",`--query-gpu=${fields}`,"--format=csv,noheader,nounits",...gpu]}function dropName(names,unknown){
for(let[column,[newest,...older]]of names)if(newest===unknown){if(older.length>0)names.set(column,older);else{if(requiredColumns.
includes(column))return!1;names.delete(column)}return!0}return!1}var sampleColumns={time:["timestamp"],uuid:["uuid"],smClock:[
"clocks.sm"],power:["power.draw"],temperature:["temperature.gpu"],reasons:["clocks_event_reasons.active","clocks_throttl\
e_reasons.active"],memory:["memory.used"]},subjectColumns={clocks:["time","uuid","smClock","power","temperature","reason\
s"],memory:["time","uuid","memory"]},requiredColumns=["time","smClock","memory"],quarterHourMs=15*6e4;function sampleReader(columns){
let zoneMs=null;return(line,arrivedUtcMs)=>{let cells=line.split(",").map(cell2=>cell2.trim());if(cells.length!==columns.
length)return null;let cell=column=>cells[columns.indexOf(column)]??"",stamp=parseStamp(cell("time"));if(stamp===null)return null;
zoneMs??=Math.round((arrivedUtcMs-stamp)/quarterHourMs)*quarterHourMs;let memory=columns.includes("memory")?{memoryUsedBytes:mebibytes(
cell("memory"))}:{},uuid=/^GPU-([0-9a-f-]+)$/i.exec(cell("uuid"))?.[1]?.toLowerCase()??null;return{atUtcMs:stamp+zoneMs,
uuid,smClockMhz:number(cell("smClock")),temperatureC:number(cell("temperature")),reasonBits:/^0x[0-9a-f]+$/i.test(cell("\
reasons"))?Number(cell("reasons")):null,...memory}}}function parseStamp(text){let[,year,month,day,time]=/^(\d{4})\/(\d\d)\/(\d\d) (\d\d:\d\d:\d\d\.\d{3})$/.
exec(text)??[],ms=Date.parse(`${year}-${month}-${day}T${time}Z`);return Number.isNaN(ms)?null:ms}function mebibytes(cell){
let found=number(cell);return found===null?null:Math.round(found*2**20)}function number(cell){return/^\d+(\.\d+)?$/.test(
cell)?Number(cell):null}var leastUse=16*2**20,leastDisturbance=64*2**20;function memoryPeaks(before,during,after){let usedOf=(samples,uuid)=>samples.
flatMap(sample=>sample.uuid===uuid?sample.memoryUsedBytes??[]:[]),named=before.flatMap(({uuid,memoryUsedBytes})=>{let[end]=usedOf(
after,uuid),seen=usedOf(during,uuid);if(memoryUsedBytes==null||end===void 0||seen.length===0)return[];let bytes=seen.reduce(
(most,one)=>Math.max(most,one),0)-memoryUsedBytes;return bytes<leastUse?[]:[{bytes,isDisturbed:Math.abs(end-memoryUsedBytes)>
leastDisturbance}]}).map((one,index)=>({...one,gpu:`GPU ${String(index)}`}));return{peaks:named.flatMap(({gpu,bytes,isDisturbed})=>isDisturbed?
[]:[{gpu,bytes}]),disturbed:named.flatMap(({gpu,isDisturbed})=>isDisturbed?[gpu]:[])}}async function readGpusNow(ports,watch,nowUtcMs){
let environment={...ports.environment,TZ:"UTC"},{exitCode,stdout}=await callTool({...ports,environment},"nvidia-smi",watch.
argv,3e4),read=sampleReader(watch.columns);return exitCode===0?stdout.split(`
`).flatMap(line=>read(line,nowUtcMs)??[]):[]}var memoryIntervalMs=100;async function withGpuWatch(session){let{compare,workload}=session.config;if(!compare.guard||!session.
mayUseGpu)return session;let ports={runTool:session.tools.ask,cwd:session.context.cwd,environment:session.tools.environment},
clocks=await findGpuWatchColumns(ports,workload.gpu);if(clocks.kind==="ready"){let memory=await findGpuWatchColumns(ports,
workload.gpu,"memory");return{...session,gpuWatch:{clocks,memory}}}return session.context.log.info(`The GPU's clocks are\
n't watched: ${clocks.why}`),session}function watchBeside(session,folder){return session.gpuWatch===null?null:startWatch(
session,folder,session.gpuWatch.clocks,"clocks")}function startWatch(session,folder,columns,subject){let watch=watchGpu(
{runCapture:session.runCapture,clock:session.context.clock,cwd:folder,environment:session.tools.environment},{columns,intervalMs:subject===
"clocks"?sampleIntervalMs:memoryIntervalMs,stdoutFile:join(folder,"gpu-watch.csv"),stderrFile:join(folder,"gpu-watch.err"),
stop:session.context.stop});return{async samples(){let{samples,problem}=await watch.stop();return problem!==null&&await warnOnce(
session,`The GPU's ${subject} ${subject==="clocks"?"weren't":"wasn't"} watched the whole time: ${problem}`),samples},[Symbol.
asyncDispose]:async()=>watch[Symbol.asyncDispose]()}}async function watchMemory(session,folder,label){let columns=session.
gpuWatch?.memory;if(columns?.kind!=="ready")return null;let ports={runTool:session.tools.ask,cwd:folder,environment:session.
tools.environment},now=async()=>readGpusNow(ports,columns,session.context.clock.now().getTime()),before=await now(),watch=startWatch(
session,folder,columns,"memory");return{async peaks(){let{peaks,disturbed}=memoryPeaks(before,await watch.samples(),await now());
return disturbed.length>0&&session.context.log.info(`${label}: the peak memory of ${listText(disturbed,8)} is unknown, b\
ecause something else allocated or freed memory there during the run.`),peaks},[Symbol.asyncDispose]:async()=>watch[Symbol.
asyncDispose]()}}async function warnOnce(session,message){session.recorder.snapshot().warnings.includes(message)||await session.
warn(message)}var mostRepeats=2;function classifyRounds(rounds){let alone=rounds.map(samples=>samples===null?null:disturbance(
samples,[]));return rounds.map((samples,index)=>{if(samples===null)return null;let others=alone.flatMap((other,place)=>place!==
index&&other?.state==="ok"&&other.meanSmClockMhz!==null?[other.meanSmClockMhz]:[]);return disturbance(samples,usualClock(
others,alone[index]?.meanSmClockMhz??0))})}function usualClock(others,own){let sorted=others.toSorted((one,other)=>one-other);
return sorted.slice(Math.ceil(sorted.length/2)-1,Math.floor(sorted.length/2)+1).toSorted((one,other)=>Math.abs(one-own)-
Math.abs(other-own)).slice(0,1)}function decideRound(gpu,repeats){return gpu===null||gpu.state==="ok"||gpu.state==="unkn\
own"?"keep":repeats<mostRepeats?"repeat":"keep-disturbed"}function disturbanceText({state,meanSmClockMhz,reasons}){let clock=meanSmClockMhz===
null?"unknown":`${meanSmClockMhz.toFixed(0)} MHz`;return state==="throttled"?`the GPU was throttled while the ranges ran\
 (${reasons.join(", ")}; mean SM clock ${clock})`:`the mean SM clock while the ranges ran (${clock}) is more than 2% off\
 the clock of the side's other rounds`}function startedFor(side,purpose){return{...side,session:sessionFor(side.session,purpose)}}function sessionFor(session,purpose){
let recorder=session.recorder.withPurpose(purpose),{tools,context}=session;return{...session,recorder,tools:{...tools,runTool:recordedTool(
tools.ask,recorder,context.clock)}}}function recordedTool(runTool,recorder,clock){return async command=>{let startedAt=clock.
now().toISOString(),result=await runTool(command);return await recorder.command({tool:command.tool,label:null,isStart:!1,
attempt:1,argv:[...command.argv],cwd:command.cwd,environmentNames:Object.keys(command.environment).sort(),startedAt,seconds:result.
seconds,exitCode:result.exitCode,outcome:result.timedOut?"timed-out":result.exitCode===0?"ok":"failed",stdout:null,stderr:null}),
result}}import{randomBytes as randomBytes2}from"node:crypto";import{join as join3}from"node:path";import{randomBytes}from"node:crypto";import{mkdir,rename}from"node:fs/promises";import{join as join2}from"node:path";var logLimitBytes=16e6;async function runProfiled(side,profiled){var _stack=[];try{let{session,config}=side;let{isolation}=session;
let{tool,label,attempt,successExitCodes}=profiled;let folder=await session.directory.folder(profiled.folder);let output=await outputFolder(
session,folder);let timeLimitMs=parseDurationMs(config.workload["time-limit"]);let command={tool,argv:isolate(profiled.argv(
output,workloadArgv(config.workload,join2(output,"hydra"))),isolation),cwd:side.program.workingDirectory,environment:side.
program.environment,timeLimitMs};await writeCommand(session,profiled.folder,command.argv);let watch=__using(_stack,profiled.
watched?watchBeside(session,folder):null,!0);let result=await runStreamed(session,{command,isolation,label,isStart:!0,attempt,
successExitCodes,title:label,folder:profiled.folder}).catch(async error=>{throw error instanceof StoppedError&&tool==="n\
cu"&&await takeOver(session,profiled,output,folder).catch(why=>{session.context.log.warning(`${label}: Couldn't keep wha\
t ncu wrote before it was stopped: ${errorMessage(why)}`)}),error});await takeOver(session,profiled,output,folder);let gpuSamples=watch===
null?null:await watch.samples();return{folder,end:{kind:"known",outcome:result.outcome,exitCode:result.exitCode,seconds:result.
seconds,allowed:successExitCodes,timeLimitSeconds:timeLimitMs/1e3,atLimit:result.atLimit},output:`${result.stdoutTail}
${result.stderrTail}`,gpuSamples}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);
_promise&&await _promise}}async function outputFolder({isolation,program},folder){if(isolation.user===null)return folder;
let output=join2(program.temporary.tmp,`capture-${randomBytes(4).toString("hex")}`);return await mkdir(output),await shareWithIsolatedUser(
output,isolation),output}async function takeOver(session,{tool,label},output,folder){let{user}=session.isolation;if(user!==
null){let unknown=(await takeOverFiles({tool,label,from:output,to:folder,uid:user.uid})).filter(name=>name!=="hydra");unknown.
length>0&&await session.warn(`${label}: we didn't keep ${counted(unknown.length,"file")} in the profiler's folder: ${unknown.
slice(0,5).join(", ")}${unknown.length>5?", \u2026":""}. The profilers don't write files with these names.`);let problem=await removeDirectory(
output);problem!==null&&session.context.log.warning(`Couldn't remove ${output}: ${problem}`)}await closeFiles((await profilerFilesIn(
tool,folder,label)).map(({path})=>path))}async function runStreamed(session,program){let{command,isolation,title,label,isStart,
attempt,successExitCodes}=program,startedAt=session.context.clock.now().toISOString(),[stdout,stderr]=[join2(program.folder,
"stdout.txt"),join2(program.folder,"stderr.txt")],result=await session.context.log.group(`${title}${attempt>1?`, attempt\
 ${attempt}`:""}`,async()=>{let startMs=session.context.clock.monotonicMs(),timer=setInterval(()=>{session.context.log.running(
(session.context.clock.monotonicMs()-startMs)/1e3)},1e3);try{return await session.runCapture({command,isolation,stop:session.
context.stop,nsysLimitMs:command.tool==="nsys profile"?captureSeconds=>nsysLimitMs({captureSeconds}):null,stdoutFile:session.
directory.file(stdout),stderrFile:session.directory.file(stderr),logLimitBytes,onLine:line=>{session.context.log.output(
line)}})}finally{clearInterval(timer)}}),{outcome,exitCode,seconds}=result;session.context.log.detail(`${endText(seconds,
outcome==="exited"?exitCode:null)}: ${command.tool}, ${title}`);let succeeded=exitCode!==null&&successExitCodes.includes(
exitCode);if(await session.recorder.command({tool:command.tool,label,isStart,attempt,cwd:command.cwd,startedAt,seconds,exitCode,
stdout,stderr,argv:[...command.argv],environmentNames:Object.keys(command.environment).sort(),outcome:outcome==="exited"?
succeeded?"ok":"failed":outcome}),label!==null&&result.droppedBytes>0&&await session.warn(`${label}: ${counted(result.droppedBytes,
"byte")} of output over the limit of 16 MB ${result.droppedBytes===1?"isn't":"aren't"} saved.`),outcome==="stopped")throw stoppedBy(
session.context.stop);return result}async function writeCommand({directory,context},folder,argv){let text=commandText(argv);
context.log.detail(`started: ${text}`),await directory.write(join2(folder,"cmd.txt"),`${text}
`)}async function triesAgain({session},{label,folder},attempt,failure){let{retries}=session.config;return failure?.transient!==
!0||attempt>retries?!1:(await keepAttempt(session,folder,`${folder}-attempt-${attempt}`),await session.warn(`${label}: ${failure.
what} Trying again (attempt ${attempt+1} of ${retries+1}).`),!0)}async function keepAttempt({directory,recorder},folder,kept){
await rename(directory.file(folder),directory.file(kept)),await recorder.moved(folder,kept)}function exportPlace({folder,label,end}){return{folder,label,captureSeconds:end.seconds}}async function capture(side,plan,round){
let{session,config}=side,attempted=await captureNsys(side,{label:sideLabel(side,`round ${round}, ${plan.label}`),folder:join3(
side.name,`round-${round}`,plan.directory,"nsys"),successExitCodes:plan.successExitCodes,gate:plan.gate,watched:!0,argv:(names,workload)=>nsysProfileArgv(
config,session.tools.nsys,plan.gate,names,workload)});return await recordCapture(side,plan,round,attempted.value),attempted}
async function captureWhole(side,place){let{session,config}=side,gate={kind:"none"};return captureNsys(side,{...place,gate,
successExitCodes:[0],watched:!1,argv:(names,workload)=>nsysProfileArgv(config,session.tools.nsys,gate,names,workload)})}
async function discover(side,reason){side.session.context.log.info(`${reason}: running the program once more, tracing on\
ly NVTX, to list the ranges it emits.`);let{value,failure}=await captureNvtx(side,{label:"discovery of ranges",folder:join3(
side.name,"discovery","nsys")});return failure??value}async function captureUntraced(side,place){return requireReal(await captureNvtx(
side,place))}async function captureNvtx(side,{label,folder}){let{session,config}=side;return captureNsys(side,{label,folder,
successExitCodes:[0],gate:{kind:"none"},watched:!1,argv:(names,workload)=>nsysNvtxArgv(config,session.tools.nsys,names,workload)})}
async function captureLines(side,{label,folder,gate}){let{session,config}=side,attempted=await captureNsys(side,{label,folder,
gate,successExitCodes:[0],watched:!1,argv:(names,workload)=>nsysLinesArgv(config,session.tools.nsys,gate,names,workload)});
return requireReal(attempted)}function requireReal({value,failure}){if(failure!==null)throw new CaptureError(failure);return value}
async function captureNsys(side,run){let{label,gate,successExitCodes,watched}=run;for(let attempt=1;;attempt+=1){let session=`\
llm-profile-${randomBytes2(8).toString("hex")}`,{folder,end,output,gpuSamples}=await runProfiled(side,{tool:"nsys profil\
e",label,attempt,folder:run.folder,successExitCodes,watched,argv:(own,workload)=>run.argv({output:join3(own,"report"),session},
workload)}),place={label,folder,captureSeconds:end.seconds},{reports,raw,imports}=await importRaw(side.session,place),failure=checkProcess(
{label,gate,end,output,reports,rawLeft:raw,imports});if(!await triesAgain(side,run,attempt,failure))return{value:{label,
folder,relativeFolder:run.folder,end,output,reports,gpuSamples},failure}}}async function importRaw(session,{label,folder,
captureSeconds}){let found=await findReportFiles(folder,label);if(found.raw.length===0||session.tools.nsys.importer===null)
return{...found,imports:[]};let imports=[];for(let raw of found.raw){session.context.log.info(`${label}: nsys left ${raw}\
 without a report; importing it.`);let ports={runTool:session.tools.runTool,cwd:folder,environment:session.tools.environment},
argv=importArgv(session.tools.nsys.importer,raw,raw.replace(/\.qdstrm$/,".nsys-rep")),limitMs=await nsysLimit(raw,captureSeconds),
{exitCode,timedOut,stdout,stderr}=await callTool(ports,"QdstrmImporter",argv,limitMs);imports.push({exitCode,timedOut,output:`${stdout}\

${stderr}`})}let imported=await findReportFiles(folder,label);return await closeFiles(imported.reports.map(({path})=>path)),
{...imported,imports}}async function recordCapture(side,plan,round,{relativeFolder,label,end,reports}){await side.session.
recorder.captured({side:side.name,round,label,folder:relativeFolder,ranges:plan.ranges.map(({text})=>text),gated:gatesItself(
plan),firstInstances:plan.takesFirst?plan.ranges.map(({instances})=>instances??1):null,skippedInstances:plan.ranges.map(
({skip})=>skip),reports:reports.length,outcome:end.outcome,exitCode:end.exitCode,successExitCodes:[...end.allowed],seconds:end.
seconds})}async function resolvePlan(side,plan,emitted){if(plan.unresolved.length===0)return{plan,emitted};let globs=plan.unresolved.
map(({text})=>text).join(", "),found=emitted??await emittedRanges(side,`We need to resolve globs (${globs})`);if("what"in
found)throw new CaptureError(found);return{plan:resolveGlobs(plan,side.config,found,matchRanges),emitted:found}}async function explainUnopened(side,error,range,listRanges){
let{nsys,workload}=side.config,emitted=await listRanges("A range is missing"),given={registeredStringsOnly:nsys["registe\
red-strings-only"],argv:workloadArgv(workload,"hydra")};return new CaptureError(explainUnseen(error,range,emitted,given))}
function listOnce(side){let found=side.emitted===null?null:Promise.resolve(side.emitted);return async reason=>found??=emittedRanges(
side,reason)}async function emittedRanges(given,reason){let side=startedFor(given,"discovery"),captured=await discover(side,
reason);return"what"in captured?captured:rangesIn(side,captured)}async function rangesIn({session},captured){let sqlites=[];
for(let{path}of captured.reports)sqlites.push(await exportSqlite(session.tools,path,exportPlace(captured)));let seen=[];
for(let sqlite of sqlites)seen.push(seenRanges(await readTrace(sqlite,noticed(captured.label,readingPorts(session.context)))));
return mergeSeenRanges(seen.flat())}export{withGpuWatch,watchBeside,watchMemory,warnOnce,mostRepeats,classifyRounds,decideRound,disturbanceText,logLimitBytes,
runProfiled,outputFolder,takeOver,runStreamed,writeCommand,triesAgain,keepAttempt,startedFor,recordedTool,exportPlace,capture,
captureWhole,captureUntraced,captureLines,importRaw,recordCapture,resolvePlan,explainUnopened,listOnce,emittedRanges,rangesIn};
