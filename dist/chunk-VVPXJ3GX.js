import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{judgeMeasured,judgeRecorded,noBase}from"./chunk-KEUW5PY4.js";import{closeFiles,exportReports,exportSqlite,findReportFiles,
nsysLimit,nsysLimitMs,profilerFilesIn,takeOverFiles}from"./chunk-XGP4CRIF.js";import{buildProfile,disturbance,examine,
noticed,readTrace,sampleIntervalMs}from"./chunk-YGS4O4GN.js";import{matchRanges,mergeSeenRanges,seenRanges}from"./chunk-2ZKRCBPE.js";
import{gatesItself,readingPorts,resolveGlobs,sideLabel,skippedReports}from"./chunk-VMCX42IU.js";import{addNcuDetails,
askedEvidence,checkJoined,checkNcu,checkSections,importPage,isTransientNcu,joinWarnings,ncuWarnings,parseNcuCsv}from"./chunk-HIRLADNO.js";
import{callTool,commandText,endText,expectedFilterMode,leftOutText,ncuArgv,ncuNeed,planNcu,planNcuAgain,replaysRanges,seedVariable,
waitsForPeers,withEngine}from"./chunk-XJADE3LK.js";import{giveToIsolatedUser,letPass,passableMode,privateUser,removeDirectory,
shareWithIsolatedUser}from"./chunk-342LX7VM.js";import{addFindings}from"./chunk-XSTFN5L7.js";import{addNcu,checkProcess,
hasShape,ncuName,ncuRuns,rangeKeyText}from"./chunk-JVWSUADK.js";import{importArgv,isolate,nsysLinesArgv,nsysNvtxArgv,
nsysProfileArgv,workloadArgv}from"./chunk-5T5XHBCP.js";import{diagnostic,diagnosticText,explainUnseen}from"./chunk-XSOELAZB.js";
import{topKernels}from"./chunk-O3Q4A62J.js";import{missingNcuText}from"./chunk-FIGG5FDP.js";import{families}from"./chunk-O7OYFUBQ.js";
import{toolName}from"./chunk-A2TGLBHE.js";import{launchShape,measuredShare}from"./chunk-YM5JA4HV.js";import{
ncuMetricGroups}from"./chunk-C7RUIOSI.js";import{errorCode}from"./chunk-2VIPU5VX.js";import{redactCommand}from"./chunk-W5HYH3WW.js";
import{nearest}from"./chunk-BFRNJH43.js";import{counted,listText}from"./chunk-UWABTZDV.js";import{parseDurationMs,
rangeText,sizeText}from"./chunk-YTVQXYLK.js";import{CaptureError,LlmProfileError,ParseError,StoppedError,ToolError,
UserError,asFailure,errorMessage,stoppedBy}from"./chunk-4KDG6NHC.js";import{plainText}from"./chunk-JN33INQG.js";
import{__callDispose,__using}from"./chunk-GBWPPC6J.js";var wantedShare=.9;function leftToOthers(range,rows,selected,asked){let kernels=range.kernels.filter(kernel=>namesOf(kernel).
some(name=>selected.includes(name)));if(kernels.every(({ncu})=>ncu.length===0))return[...selected];let missing=kernels.filter(
kernel=>!rows.some(row=>namesOf(kernel).includes(row.kernel))),taken=kernels.filter(kernel=>isTaken(kernel,rows)),isShort=(measuredShare(
range)??0)<wantedShare,isAsked=taken.some(({name,ncu})=>ncu.length===0&&asked.includes(name)),left=new Set([...missing,...isShort||
isAsked?taken:[]].flatMap(namesOf));return selected.filter(name=>left.has(name))}function isTaken(kernel,rows){let measured=new Set(
kernel.ncu.flatMap(({variant})=>kernel.variants[variant]??[]).map(launchShape));return kernel.variants.some(variant=>!measured.
has(launchShape(variant))&&rows.some(row=>row.kernel===ncuName(kernel,variant.mangled)&&hasShape(variant,row)))}function namesOf(kernel){
return kernel.variants.map(({mangled})=>ncuName(kernel,mangled))}function withReason(known,reason){let{comparison,reasons}=known;return{...known,comparison:withReasons(comparison,[reason]),
reasons:[...reasons,reason]}}function withReasons(comparison,reasons){return comparison===null?null:reasons.reduce((found2,reason)=>reason(
found2),comparison)}function judgedAnew(known,profiles,judge){return{...known,profiles,comparison:withReasons(judge.byBaseline(
profiles),known.reasons)}}var endingMs=15e3;function withinBudget(side){let{config,session}=side,leftMs=Math.max(1,Math.
floor(session.budget.leftMs()-endingMs));return leftMs>=parseDurationMs(config.workload["time-limit"])?side:{...side,config:{
...config,workload:{...config.workload,"time-limit":leftMs/1e3}}}}function isProfile(base){return base!==null&&!(base instanceof LlmProfileError)}function judgeOf({config,policy,recordedBase,
baseChoice,history}){let recorded=recordedBase??(config.budgets.length>0?noBase:null),calibrationOf=head=>policy.calibration??
history?.calibrationOf(head)??null,policyFor=head=>({...policy,calibration:calibrationOf(head)});return{byBaseline:({head,
base})=>base!==null?judgeMeasured(head,base,config,policyFor(head),baseChoice):recorded===null?null:judgeRecorded(head,recorded,
config,policyFor(head)),recordedProfile:recorded?.profile??null,hasRecordedBase:recorded!==null&&recorded.profile!==null,
calibrationOf}}import{readdir,readFile,rm,stat}from"node:fs/promises";import{join as join3}from"node:path";import{randomBytes}from"node:crypto";import{mkdir,rename}from"node:fs/promises";import{join as join2}from"node:path";import{join}from"node:path";import{setTimeout as sleep}from"node:timers/promises";var outputLimitBytes=2**29,lastSampleLimitMs=2e3;function watchGpu(ports,request){let{columns}=request;if(columns.kind===
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
ia-smi",argv,3e4),unknown2=/Field "([^"]+)" is not a valid field/.exec(result.stdout+result.stderr)?.[1];if(unknown2!==void 0&&
dropName(names,unknown2))continue;if(result.timedOut)return{kind:"unavailable",why:"nvidia-smi didn't answer in time."};
if(result.exitCode===0)return{kind:"ready",columns:[...names.keys()],argv};let said=plainText(`${result.stdout} ${result.
stderr}`.trim().replaceAll(/\s+/g," "));return{kind:"unavailable",why:said===""?`nvidia-smi exited with ${result.exitCode}\
.`:said}}}catch(error){if(error instanceof ToolError)return{kind:"unavailable",why:"nvidia-smi isn't installed."};throw error}}
function inUtc(environment){return{...environment,TZ:"UTC"}}function query(names,gpuIndex){let fields=names.map(([newest])=>newest).
join(","),gpu=gpuIndex===null?[]:[`--id=${gpuIndex}`];return["nvidia-smi",`--query-gpu=${fields}`,"--format=csv,noheader\
,nounits",...gpu]}function dropName(names,unknown2){for(let[column,[newest,...older]]of names)if(newest===unknown2){if(older.
length>0)names.set(column,older);else{if(requiredColumns.includes(column))return!1;names.delete(column)}return!0}return!1}
var sampleColumns={time:["timestamp"],uuid:["uuid"],smClock:["clocks.sm"],power:["power.draw"],temperature:["temperature\
.gpu"],reasons:["clocks_event_reasons.active","clocks_throttle_reasons.active"],memory:["memory.used"]},subjectColumns={
clocks:["time","uuid","smClock","power","temperature","reasons"],memory:["time","uuid","memory"]},requiredColumns=["time",
"smClock","memory"],quarterHourMs=15*6e4;function sampleReader(columns){let zoneMs=null;return(line,arrivedUtcMs)=>{let cells=line.
split(",").map(cell2=>cell2.trim());if(cells.length!==columns.length)return null;let cell=column=>cells[columns.indexOf(
column)]??"",stamp=parseStamp(cell("time"));if(stamp===null)return null;zoneMs??=Math.round((arrivedUtcMs-stamp)/quarterHourMs)*
quarterHourMs;let memory=columns.includes("memory")?{memoryUsedBytes:mebibytes(cell("memory"))}:{},uuid=/^GPU-([0-9a-f-]+)$/i.
exec(cell("uuid"))?.[1]?.toLowerCase()??null;return{atUtcMs:stamp+zoneMs,uuid,smClockMhz:number(cell("smClock")),temperatureC:number(
cell("temperature")),reasonBits:/^0x[0-9a-f]+$/i.test(cell("reasons"))?Number(cell("reasons")):null,...memory}}}function parseStamp(text){
let[,year,month,day,time]=/^(\d{4})\/(\d\d)\/(\d\d) (\d\d:\d\d:\d\d\.\d{3})$/.exec(text)??[],ms=Date.parse(`${year}-${month}\
-${day}T${time}Z`);return Number.isNaN(ms)?null:ms}function mebibytes(cell){let found2=number(cell);return found2===null?
null:Math.round(found2*2**20)}function number(cell){return/^\d+(\.\d+)?$/.test(cell)?Number(cell):null}var leastUse=16*2**20,leastDisturbance=64*2**20;function memoryPeaks(before,during,after){let usedOf=(samples,uuid)=>samples.
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
 the clock of the side's other rounds`}var logLimitBytes=16e6;async function runProfiled(side,profiled){var _stack=[];try{let{session,config}=side;let{isolation}=session;
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
null){let unknown2=(await takeOverFiles({tool,label,from:output,to:folder,uid:user.uid})).filter(name=>name!=="hydra");unknown2.
length>0&&await session.warn(`${label}: we didn't keep ${counted(unknown2.length,"file")} in the profiler's folder: ${unknown2.
slice(0,5).join(", ")}${unknown2.length>5?", \u2026":""}. The profilers don't write files with these names.`);let problem=await removeDirectory(
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
await rename(directory.file(folder),directory.file(kept)),await recorder.moved(folder,kept)}function startedFor(side,purpose){return{...side,session:sessionFor(side.session,purpose)}}function sessionFor(session,purpose){
let recorder=session.recorder.withPurpose(purpose),{tools,context}=session;return{...session,recorder,tools:{...tools,runTool:recordedTool(
tools.ask,recorder,context.clock)}}}function recordedTool(runTool,recorder,clock){return async command=>{let startedAt=clock.
now().toISOString(),result=await runTool(command);return await recorder.command({tool:command.tool,label:null,isStart:!1,
attempt:1,argv:[...command.argv],cwd:command.cwd,environmentNames:Object.keys(command.environment).sort(),startedAt,seconds:result.
seconds,exitCode:result.exitCode,outcome:result.timedOut?"timed-out":result.exitCode===0?"ok":"failed",stdout:null,stderr:null}),
result}}var csvFile="raw.csv",reportFile="report.ncu-rep",detailsFile="details.csv";async function captureNcu(given,tool,plan){let side=startedFor(
given,"ncu"),{session,name,config}=side,folder=join3(name,"ncu",plan.directory),label=name==="base"?`base, ${plan.label}`:
plan.label,place={label,folder},{value,failure}=await runNcu(side,tool,plan,place);if(failure?.id==="ncu-kernel-missing"&&
value.report.rows.length===plan.launches&&(await keepAttempt(session,folder,`${folder}-limited`),await session.warn(`${label}\
: ncu profiled the expected ${counted(plan.launches,"launch","launches")}, but missed some kernels, because more process\
es launched kernels than in the captures. Running ncu again without a limit on launches.`),{value,failure}=await runNcu(
side,tool,{...plan,launches:null},place)),await session.recorder.profiled({side:name,label,folder,...askedOf(config,tool,
plan),outcome:value.end.outcome,exitCode:value.end.exitCode,seconds:value.end.seconds}),failure!==null)throw new CaptureError(
failure);return value.report}function askedOf({ncu},{selection},{filters,kernels,shared}){return{ranges:filters.map(({name,
domain,style})=>({name,domain,style})),kernels:kernels===null?null:[...kernels],shared:shared?.map(({name,domain,kernels:own})=>({
name,domain,kernels:[...own]}))??null,mode:ncu["replay-mode"],sections:[...selection.sections],metrics:[...selection.metrics],
presetMetrics:selection.presetMetrics.map(names=>[...names])}}async function runNcu(side,tool,plan,place){for(let attempt=1;;attempt+=
1){let attempted=await attemptNcu(side,tool,plan,place.folder,attempt);if(!await triesAgain(side,place,attempt,attempted.
failure))return attempted}}async function attemptNcu(side,tool,plan,relativeFolder,attempt){let{selection,offer}=tool,{ncu}=side.
config,{folder,end,output}=await runProfiled(side,{tool:"ncu",label:plan.label,attempt,folder:relativeFolder,successExitCodes:[
0],watched:!1,argv:(own,workload)=>{let{filters:ranges,kernels,launches,filterMode}=plan;return ncuArgv(ncu,{...{ranges,
kernels,launches,filterMode,selection},log:join3(own,csvFile),report:join3(own,"report")},workload)}}),read=await readRows(
side,relativeFolder,folder,end),rows=read.report??noReport(relativeFolder),report=end.exitCode===0?await withDetails(side,
relativeFolder,rows):rows,{unreadable}=read,evidence={...askedEvidence(plan.label,askedOf(side.config,tool,plan),report),
...offer,end,output},broken=checkNcu(evidence);if(unreadable!==null&&(broken===null||broken.id==="ncu-no-rows"))throw unreadable;
let failure=broken===null?null:{...broken,transient:isTransientNcu(broken.id??"")},warnings=[...report.warnings,...broken===
null?ncuWarnings(evidence):[]];return{value:{end,report:{...report,warnings}},failure}}async function readRows(side,folder,path,end){
let source=join3(folder,csvFile),printed=await textOf(join3(path,csvFile)),read=parsed(printed??"",source);if(read.report===
null||read.report.rows.length>0||end.exitCode!==0||!await exists(join3(path,reportFile)))return read;let imported=await pageOf(
side,folder,"raw");if(imported instanceof ToolError)return{...read,unreadable:imported};let{report,unreadable}=parsed(imported,
source);return report===null||report.rows.length===0?{...read,unreadable}:(await side.session.directory.write(source,`${printed??
""}${imported}`,"replace"),{report:{...report,messages:read.report.messages},unreadable})}function parsed(text,source){try{
return{report:parseNcuCsv(text,source),unreadable:null}}catch(error){if(!(error instanceof ParseError))throw error;return{
report:null,unreadable:error}}}function noReport(folder){return{source:join3(folder,csvFile),messages:[],availableKernels:[],
columns:[],rows:[],warnings:[]}}async function withDetails(side,folder,report){let{directory}=side.session;if(report.rows.
length===0||!await exists(directory.file(join3(folder,reportFile))))return report;let page=await pageOf(side,folder,"det\
ails"),file=join3(folder,detailsFile);return page instanceof ToolError?{...report,warnings:[...report.warnings,`${file}:\
 Couldn't read the advice from ncu's rules. ${page.message}`]}:(await directory.write(file,page),addNcuDetails(report,page,
file))}async function pageOf({session,config},folder,page){let{directory}=session,report=join3(folder,reportFile),{runTool,
environment}=session.tools,ports={runTool,cwd:directory.file(folder),environment,ncu:config.ncu.path};return importPage(
ports,directory.file(report),page,report)}async function exists(path){return await stat(path).catch(()=>null)!==null}async function removeReports({
directory,config}){if(!config.ncu["keep-report"])for(let side of["head","base"]){let folder=directory.file(join3(side,"n\
cu")),runs=await readdir(folder,{withFileTypes:!0}).catch(()=>[]);for(let run of runs)run.isDirectory()&&await rm(join3(
folder,run.name,reportFile),{force:!0})}}async function textOf(path){try{return await readFile(path,"utf8")}catch(error){
if(errorCode(error)==="ENOENT")return null;throw error}}import{join as join4}from"node:path";function selectMetrics(names,{groups,presets}){let members=names.flatMap(wanted=>{let found2=Object.hasOwn(presets,wanted)?
presets[wanted]:Object.hasOwn(groups,wanted)?[wanted]:void 0;if(found2===void 0)throw unknown(wanted,[...Object.keys(presets),
...Object.keys(groups)]);return found2}),selected=[...new Set(members)].flatMap(member=>groups[member]??[]),presetMetrics=selected.
flatMap(({metrics})=>metrics);return{sections:[...new Set(selected.flatMap(({sections})=>sections))],metrics:[...new Set(
presetMetrics.flat())],presetMetrics}}function unknown(wanted,known){let near=nearest(wanted,known);return new UserError(
{what:`No preset or group of ncu metrics is named ${JSON.stringify(wanted)}.`,help:`${near===null?"":`Did you mean ${near}\
? `}Available: ${[...new Set(known)].join(", ")}.`})}function parseSections(text,file="ncu --list-sections"){return readRows2(text,file,["Identifier","Display Name","Enabled"]).
map(([id="",name="",enabled=""])=>({id,name,enabled:enabled==="yes"}))}function parseSets(text,file="ncu --list-sets"){return readRows2(
text,file,["Identifier","Sections","Enabled","Estimated Metrics"]).map(([id="",sections="",enabled=""])=>({id,sections:sections.
split(/,\s*/).filter(name=>name!==""),enabled:enabled==="yes"}))}function readRows2(text,file,titles){let lines=text.split(
/\r?\n/),top=lines.findIndex(line=>/^-+( -+)+\s*$/.test(line)),spans=columnSpans(lines[top]??""),header=cut(lines[top+1]??
"",spans).map(cell=>cell.trim()),order=titles.map(title=>header.indexOf(title));if(top<0||order.includes(-1))throw new ParseError(
{what:"The listing from ncu has an unknown format.",where:file,why:`Expected a table with the columns ${titles.join(", ")}\
; found ${top<0?"no table":header.join(", ")}.`,help:"Please report the problem and include your ncu version.",id:"ncu-l\
isting"});let first=order[0]??0,rows=[];for(let line of lines.slice(top+3)){if(line.trim()===""||line.startsWith("=="))continue;
let cells=cut(line,spans),last=rows.at(-1);if(last!==void 0&&(cells[first]??"").trim()==="")for(let[at,cell]of cells.entries())
last[at]=(last[at]??"")+cell;else rows.push(cells)}return rows.map(cells=>order.map(at=>(cells[at]??"").trim()))}function columnSpans(dashes){
return[...dashes.matchAll(/-+/g)].map(({index,0:match})=>({start:index,end:index+match.length}))}function cut(line,spans){
return spans.map(({start,end})=>line.slice(start,end))}async function prepareNcu(session){let{config}=session,presence=session.tools.ncu,{ncu}=config;if(!usesNcu(config)||!session.
mayUseGpu)return{kind:"off"};let selection=selectionOf(config);if(presence.state!=="present")return withoutTool(session,
missingNcu(ncu.path,presence));let lists=await readLists(session);if("what"in lists)return withoutTool(session,lists);await session.
directory.write(join4("head","ncu","sections.txt"),`${lists.sections}
${lists.sets}`);let offer={sections:parseSections(lists.sections),sets:parseSets(lists.sets)},asked={sections:selection.
sections,sets:ncu.set===null?[]:[ncu.set]},refused=checkSections(asked,offer,"ncu.sections, ncu.set, conf/ncu-metrics.ym\
l");if(refused!==null)throw new CaptureError(refused);return{kind:"ready",tool:{selection,offer,filterMode:await filterModeOf(
session)}}}async function filterModeOf(session){let expected=expectedFilterMode(session.config.ncu);if(expected!=="unkno\
wn")return expected;let help=await list(session,"--help");return typeof help=="string"&&help.includes("per-launch-config")?
"per-launch-config":"global"}function usesNcu({ncu,workload}){return ncu.enabled&&workload.server.command===null}function withoutTool(session,why){
if(ncuNeed(session.config)==="required")throw new CaptureError(why);return{kind:"missing",why}}function withoutNcu(state,why){
return{state,why,mode:null,sections:[],metrics:[],notNeeded:[]}}async function goOnWithout(session,error){let policy=session.
config.ncu.unavailable;if(policy==="fail")return null;let text=diagnosticText({...error,why:null});return policy==="warn"?
await session.warn(`No kernel metrics: ${text}`):session.context.log.info(`No kernel metrics (ncu.unavailable: skip): ${text}`),
withoutNcu(policy==="warn"?"unavailable":"skipped",error.what)}function missingNcu(path,presence){return diagnostic({id:"\
ncu-missing",what:presence.state==="absent"?`Can't find the tool ${path}.`:`The tool ${path} doesn't work.`,where:"ncu.p\
ath",why:presence.state==="broken"?presence.why:null,help:"Install Nsight Compute (package nsight-compute) or set ncu.pa\
th. To run without Nsight Compute, set ncu.enabled=false, or ncu.unavailable=warn to continue with a warning."})}function selectionOf({
ncu}){let preset=selectMetrics(ncu.preset===null?[]:[ncu.preset],ncuMetricGroups),own=new Set(ncu.metrics);return{sections:[
...new Set([...preset.sections,...ncu.sections])],metrics:[...new Set([...preset.metrics,...own])],presetMetrics:preset.
presetMetrics.filter(names=>!names.some(name=>own.has(name)))}}async function readLists(session){let sections=await list(
session,"--list-sections");if(typeof sections=="object")return sections;let sets=await list(session,"--list-sets");return typeof sets==
"object"?sets:{sections,sets}}async function list(session,option){let{path}=session.config.ncu,{runTool,environment}=session.
tools,cwd=session.program.workingDirectory,result=await callTool({runTool,cwd,environment},`ncu ${option}`,[path,option]);
if(result.exitCode===0)return result.stdout;let said=`${result.stderr}
${result.stdout}`.trim();return diagnostic({id:"ncu-listing",what:`${path} ${option} ${result.timedOut?"didn't answer wi\
thin a minute":`exited with ${result.exitCode}`}.`,where:"ncu.path",why:said===""?"ncu printed nothing.":said.slice(-500),
help:"The Nsight Compute installation is broken or incomplete; it has to include the sections folder. To run without Nsi\
ght Compute, set ncu.enabled=false, or ncu.unavailable=warn to continue with a warning."})}function unmeasured(side){return{side,rounds:[],untraced:[]}}function ofBase(base,make){return base===null?null:base instanceof
LlmProfileError?base:make(base)}function measuredBase({base}){return base instanceof LlmProfileError?null:base}function capturesOf({
rounds}){return rounds.flatMap(({captures})=>captures)}function roundSamples(captures){return captures.every(({gpuSamples})=>gpuSamples===
null)?null:captures.flatMap(({gpuSamples})=>gpuSamples??[])}function sideProfile(measured){let{session,config,program,environment,
captureMode}=measured.side,{driver,cuda,nsys,ncu}=session.machine,{rounds,untraced}=measured,captures=capturesOf(measured),
gpus=classifyRounds(rounds.map(round=>roundSamples(round.captures))),profile=buildProfile({tool:{name:toolName,version:session.
context.version},createdAt:session.context.clock.now().toISOString(),source:program.source,machine:{driver,cuda,nsys,ncu},
workload:{command:redactCommand(workloadArgv(config.workload,"hydra")),exitCode:exitCodeOf(captures)},isolation:session.
isolation.kind,environment,attribution:config.attribution,captureMode,families:families(),rounds:rounds.map((round,index)=>({
captures:round.captures,gpu:gpus[index]??null,process:round.load})),checks:captures.flatMap(({checks})=>checks),warnings:[
...session.recorder.snapshot().warnings,...captures.flatMap(({warnings})=>warnings)]}),{warm=null,verified:verify=null}=measured.
side.state??{};return{...profile,untraced:[...untraced],whole:warm?.whole??null,warm:warm?.files??null,verify,draw:drawOf(
measured.side,profile)}}function drawOf({tuning},{ranges}){if(tuning===null||tuning.draw===null)return null;let ran=new Set(
ranges.flatMap(({kernels})=>kernels.map(({shortName})=>shortName)));return{id:tuning.draw,ownKernels:tuning.ownKernels.filter(
name=>ran.has(name))}}function withWarnings(profile,{recorder}){return{...profile,warnings:[...new Set([...profile.warnings,
...recorder.snapshot().warnings])]}}function exitCodeOf(captures){let[first]=captures.map(({end})=>end);return first?.kind===
"known"?first.exitCode:null}import{rename as rename2}from"node:fs/promises";import{join as join9}from"node:path";import{relative}from"node:path";import{randomBytes as randomBytes2}from"node:crypto";import{join as join5}from"node:path";function exportPlace({folder,label,end}){return{folder,label,captureSeconds:end.seconds}}async function capture(side,plan,round){
let{session,config}=side,attempted=await captureNsys(side,{label:sideLabel(side,`round ${round}, ${plan.label}`),folder:join5(
side.name,`round-${round}`,plan.directory,"nsys"),successExitCodes:plan.successExitCodes,gate:plan.gate,watched:!0,argv:(names,workload)=>nsysProfileArgv(
config,session.tools.nsys,plan.gate,names,workload)});return await recordCapture(side,plan,round,attempted.value),attempted}
async function captureWhole(side,place){let{session,config}=side,gate={kind:"none"};return captureNsys(side,{...place,gate,
successExitCodes:[0],watched:!1,argv:(names,workload)=>nsysProfileArgv(config,session.tools.nsys,gate,names,workload)})}
async function discover(side,reason){side.session.context.log.info(`${reason}: running the program once more, tracing on\
ly NVTX, to list the ranges it emits.`);let{value,failure}=await captureNvtx(side,{label:"discovery of ranges",folder:join5(
side.name,"discovery","nsys")});return failure??value}async function captureUntraced(side,place){return requireReal(await captureNvtx(
side,place))}async function captureNvtx(side,{label,folder}){let{session,config}=side;return captureNsys(side,{label,folder,
successExitCodes:[0],gate:{kind:"none"},watched:!1,argv:(names,workload)=>nsysNvtxArgv(config,session.tools.nsys,names,workload)})}
async function captureLines(side,{label,folder,gate}){let{session,config}=side,attempted=await captureNsys(side,{label,folder,
gate,successExitCodes:[0],watched:!1,argv:(names,workload)=>nsysLinesArgv(config,session.tools.nsys,gate,names,workload)});
return requireReal(attempted)}function requireReal({value,failure}){if(failure!==null)throw new CaptureError(failure);return value}
async function captureNsys(side,run){let{label,gate,successExitCodes,watched}=run;for(let attempt=1;;attempt+=1){let session=`\
llm-profile-${randomBytes2(8).toString("hex")}`,{folder,end,output,gpuSamples}=await runProfiled(side,{tool:"nsys profil\
e",label,attempt,folder:run.folder,successExitCodes,watched,argv:(own,workload)=>run.argv({output:join5(own,"report"),session},
workload)}),place={label,folder,captureSeconds:end.seconds},{reports,raw,imports}=await importRaw(side.session,place),failure=checkProcess(
{label,gate,end,output,reports,rawLeft:raw,imports});if(!await triesAgain(side,run,attempt,failure))return{value:{label,
folder,relativeFolder:run.folder,end,output,reports,gpuSamples},failure}}}async function importRaw(session,{label,folder,
captureSeconds}){let found2=await findReportFiles(folder,label);if(found2.raw.length===0||session.tools.nsys.importer===
null)return{...found2,imports:[]};let imports=[];for(let raw of found2.raw){session.context.log.info(`${label}: nsys lef\
t ${raw} without a report; importing it.`);let ports={runTool:session.tools.runTool,cwd:folder,environment:session.tools.
environment},argv=importArgv(session.tools.nsys.importer,raw,raw.replace(/\.qdstrm$/,".nsys-rep")),limitMs=await nsysLimit(
raw,captureSeconds),{exitCode,timedOut,stdout,stderr}=await callTool(ports,"QdstrmImporter",argv,limitMs);imports.push({
exitCode,timedOut,output:`${stdout}
${stderr}`})}let imported=await findReportFiles(folder,label);return await closeFiles(imported.reports.map(({path})=>path)),
{...imported,imports}}async function recordCapture(side,plan,round,{relativeFolder,label,end,reports}){await side.session.
recorder.captured({side:side.name,round,label,folder:relativeFolder,ranges:plan.ranges.map(({text})=>text),gated:gatesItself(
plan),firstInstances:plan.takesFirst?plan.ranges.map(({instances})=>instances??1):null,skippedInstances:plan.ranges.map(
({skip})=>skip),reports:reports.length,outcome:end.outcome,exitCode:end.exitCode,successExitCodes:[...end.allowed],seconds:end.
seconds})}async function resolvePlan(side,plan,emitted){if(plan.unresolved.length===0)return{plan,emitted};let globs=plan.unresolved.
map(({text})=>text).join(", "),found2=emitted??await emittedRanges(side,`We need to resolve globs (${globs})`);if("what"in
found2)throw new CaptureError(found2);return{plan:resolveGlobs(plan,side.config,found2,matchRanges),emitted:found2}}async function explainUnopened(side,error,range,listRanges){
let{nsys,workload}=side.config,emitted=await listRanges("A range is missing"),given={registeredStringsOnly:nsys["registe\
red-strings-only"],argv:workloadArgv(workload,"hydra")};return new CaptureError(explainUnseen(error,range,emitted,given))}
function listOnce(side){let found2=side.emitted===null?null:Promise.resolve(side.emitted);return async reason=>found2??=
emittedRanges(side,reason)}async function emittedRanges(given,reason){let side=startedFor(given,"discovery"),captured=await discover(
side,reason);return"what"in captured?captured:rangesIn(side,captured)}async function rangesIn({session},captured){let sqlites=[];
for(let{path}of captured.reports)sqlites.push(await exportSqlite(session.tools,path,exportPlace(captured)));let seen=[];
for(let sqlite of sqlites)seen.push(seenRanges(await readTrace(sqlite,noticed(captured.label,readingPorts(session.context)))));
return mergeSeenRanges(seen.flat())}var ownToRange=new Set(["range-not-seen","range-not-registered","instances-missing","range-unfinished","no-kernels","ker\
nels-outside-range","kernels-lost"]);async function captureRound(given,plan,round,make){let side=startedFor(given,"round\
s"),examined=[],failures=[],listRanges=listOnce(side);for(let[index,capturePlan]of plan.captures.entries()){let title=side.
session.progress.begin(sideLabel(side,`round ${round}, ${capturePlan.label}`));try{let capture2=await side.session.context.
log.group(title,async()=>{let{value,failure}=await make(side,capturePlan,round);if(failure!==null)throw await notReal(side,
capturePlan,failure,listRanges);return examineCaptured(side,capturePlan,round,value)});examined.push(capture2)}catch(error){
if(!(error instanceof CaptureError))throw error;failures.push(await withEngine(side,error));let left=plan.captures.length-
index-1;if(left>0&&!ownToRange.has(error.id??"")){side.session.progress.expect(-left),side.session.context.log.info(`Ski\
pping the other ${left===1?"capture":`${left} captures`}, which would fail for the same reason.`);break}}}let[first]=failures;
if(first===void 0)return examined;throw failures.length===1?first:new CaptureError({id:first.id??"captures-failed",what:`${failures.
length} of ${counted(plan.captures.length,"capture")} of round ${round} failed:`,failures})}async function examineCaptured(side,plan,round,captured){
let{session,config}=side,ports=readingPorts(session.context),expected={wanted:plan.ranges,gated:gatesItself(plan)},reports=(await exportReports(
{...session.tools,note:ports.note},captured.reports.slice(skippedReports(expected)).map(({path})=>path),exportPlace(captured))).
map(report=>({...report,source:relative(session.directory.path,report.source)}));return examine({label:captured.label,end:captured.
end,output:captured.output,reports,...expected,takesFirst:plan.takesFirst,requireKernels:config["require-kernels"],gpuSamples:captured.
gpuSamples},{attribution:config.attribution,families:families(),timelines:round===1,limit:session.rangeLimit},ports)}async function notReal(side,{
gate},failure,listRanges){let error=new CaptureError(failure);return gate.kind!=="nvtx"||failure.id!=="range-not-seen"?error:
explainUnopened(side,error,gate.range,listRanges)}import{createHash}from"node:crypto";async function withSeed(side,pair){let{session,program}=side;if(session.seed===null)return side;let digest=createHash("s\
ha256").update(`${session.seed} ${pair}`).digest(),seed=String(digest.readUInt32BE(0)>>>1);return await session.recorder.
seeded(pair,seed),{...side,program:{...program,environment:{...program.environment,[seedVariable]:seed}}}}import{lstatSync as lstatSync3,readdirSync as readdirSync3}from"node:fs";import{mkdir as mkdir3}from"node:fs/promises";import{
join as join8}from"node:path";import{lstatSync,readdirSync}from"node:fs";import{join as join6}from"node:path";var sharedFolders=["/tmp","/var/tmp","/dev/shm"];async function removeLeftovers({user},folders){let uid=privateUser(user);
if(uid!==null)for(let folder of[...sharedFolders,...folders])for(let path of ownedIn(folder,uid))await removeDirectory(path)}
function ownedIn(folder,uid){try{return readdirSync(folder).map(name=>join6(folder,name)).filter(path=>lstatSync(path,{throwIfNoEntry:!1})?.
uid===uid)}catch{return[]}}import{lstatSync as lstatSync2,readdirSync as readdirSync2}from"node:fs";import{chmod,constants,lchown,mkdir as mkdir2,open,
readlink,rm as rm2,symlink}from"node:fs/promises";import{join as join7}from"node:path";async function keepFolder(folder,{user},store){return user===null?copied(folder,store):shut(folder)}function shut(folder){
return{close:()=>chmod(folder,448),open:async()=>(await chmod(folder,passableMode),[]),[Symbol.asyncDispose]:async()=>{}}}
async function copied(folder,storeFolder){let path=join7(storeFolder,"base-copy"),store=await open(path,"wx+",384);await rm2(
path);let kept=new Map,end=0,contentOf=async(path2,{kind,size})=>{var _stack=[];try{if(kind==="link")return readlink(join7(
folder,path2));if(kind!=="file")return"";let file=__using(_stack,await open(join7(folder,path2),constants.O_RDONLY|constants.
O_NOFOLLOW),!0);let start=end;end+=size;await copyBytes({from:file,start:0,size,to:store,at:start});return start}catch(_){
var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}},putBack=async(path2,entry,now)=>{
let place=join7(folder,path2);if(entry.kind===now?.kind&&(entry.kind==="folder"||entry.kind==="other")||await rm2(place,
{recursive:!0,force:!0}),entry.kind==="link"&&await symlink(String(entry.content),place),entry.kind==="folder"&&await mkdir2(
place,{recursive:!0}),entry.kind==="file"){var _stack=[];try{let file=__using(_stack,await open(place,"wx",384),!0);await copyBytes(
{from:store,start:Number(entry.content),size:entry.size,to:file,at:0});await file.utimes(entry.modifiedAt,entry.modifiedAt)}catch(_){
var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}entry.kind!==
"other"&&(process.getuid?.()===0&&await lchown(place,entry.uid,entry.gid),entry.kind!=="link"&&await chmod(place,entry.mode))};
return{close:async()=>{let next=new Map;for(let[path2,found2]of look(folder,null)){let before=kept.get(path2),same=before!==
void 0&&before.stamp===found2.stamp;next.set(path2,same?before:{...found2,content:await contentOf(path2,found2)})}kept=next},
open:async()=>{try{let now=look(folder,kept),added=[...now.keys()].filter(path2=>!kept.has(path2)),changed=[...kept].filter(
([path2,{stamp}])=>now.get(path2)?.stamp!==stamp);for(let path2 of added)await rm2(join7(folder,path2),{recursive:!0,force:!0});
for(let[path2,entry]of changed)await putBack(path2,entry,now.get(path2));let after=changed.length===0?now:look(folder,kept);
return kept=new Map([...kept].map(([path2,entry])=>[path2,{...entry,stamp:after.get(path2)?.stamp??""}])),[...added,...changed.
map(([path2])=>path2)]}catch(error){throw new ToolError({id:"base-changed",what:"The base's folder changed while the hea\
d was running, and llm-profile couldn't restore it.",where:folder,why:errorMessage(error),help:"Find out what the head's\
 program writes to the base's folder. If llm-profile runs as root, set isolation=unprivileged-user to keep the program o\
ut of that folder.",cause:error})}},[Symbol.asyncDispose]:()=>store.close()}}function look(folder,expected){let all=new Map,
visit=path=>{let stats=lstatSync2(join7(folder,path),{bigint:!0,throwIfNoEntry:!1});if(stats!==void 0&&(all.set(path,found(
stats)),!(!stats.isDirectory()||expected!==null&&expected.get(path)?.kind!=="folder")))for(let name of readdirSync2(join7(
folder,path)))visit(join7(path,name))};return visit(""),all}function found(stats){let{mode,uid,gid,size,dev,ino,ctimeNs,
mtimeNs}=stats,kind=stats.isDirectory()?"folder":stats.isFile()?"file":stats.isSymbolicLink()?"link":"other",times=kind===
"folder"?[]:[dev,ino,size,mtimeNs,ctimeNs];return{kind,mode:Number(mode)&4095,uid:Number(uid),gid:Number(gid),size:Number(
size),modifiedAt:Number(mtimeNs)/1e9,stamp:[kind,mode,uid,gid,...times].join(" ")}}async function copyBytes({from,start,
size,to,at}){let buffer=Buffer.allocUnsafe(Math.min(size,1048576));for(let done=0;done<size;){let{bytesRead}=await from.
read(buffer,0,Math.min(buffer.length,size-done),start+done);if(bytesRead===0)throw new Error(`A file became shorter whil\
e we copied it: ${done} of ${size} bytes.`);let written=0;for(;written<bytesRead;)written+=(await to.write(buffer,written,
bytesRead-written,at+done+written)).bytesWritten;done+=bytesRead}}async function makeSideState(stack,session,own){let folder=join8(own,"state");await mkdir3(folder,{mode:448}),await letPass(
folder,session.isolation),stack.defer(async()=>removeElsewhere(session));let kept=stack.use(await keepFolder(folder,{user:null},
session.tools.folder.tmp));return{folder,kept,verified:null,warm:null}}async function stateFolders({folder},{isolation}){
let[home,tmp]=[join8(folder,"home"),join8(folder,"tmp")];return await mkdir3(home,{mode:448}),await giveToIsolatedUser(home,
isolation),await mkdir3(tmp,{mode:448}),await shareWithIsolatedUser(tmp,isolation),{HOME:home,TMPDIR:tmp}}async function restoreState({
session,state}){state!==null&&(await removeElsewhere(session),await state.kept.open())}async function removeElsewhere({isolation,
program}){await removeLeftovers(isolation,[program.temporary.tmp,program.temporary.home])}var mostWarm={files:2e5,bytes:16*
2**30};function warmFiles({folder},label){let found2={files:0,bytes:0},visit=path=>{let stats=lstatSync3(path);if(found2.
files+=stats.isDirectory()?0:1,found2.bytes+=stats.isFile()?stats.size:0,found2.files>mostWarm.files||found2.bytes>mostWarm.
bytes)throw tooMuch(label);if(stats.isDirectory())for(let name of readdirSync3(path))visit(join8(path,name))};return visit(
folder),found2}function tooMuch(label){return new CaptureError({id:"state-too-large",what:"The program left too much in \
HOME, TMPDIR, and its caches.",where:label,why:`With goal: improve, we restore these folders before each start. The limi\
t is ${String(mostWarm.files)} files and ${sizeText(mostWarm.bytes)} in total.`,help:"Make the program remove its tempor\
ary files, and keep models elsewhere."})}async function addRound(measured,plan,{load,make}){let{side,rounds}=measured,{session}=side,round=rounds.length+1,label=sideLabel(
side,`round ${round}`),before=rounds.map(({captures})=>roundSamples(captures));for(let repeats=0;;repeats+=1){let captures=await captureRound(
await withSeed(side,`round ${round}`),plan,round,make),gpu=classifyRounds([...before,roundSamples(captures)]).at(-1)??null;
gpu?.state==="unknown"&&await warnOnce(session,clocksUnknown);let decision=decideRound(gpu,repeats),what=gpu===null?"":disturbanceText(
gpu);if(decision==="repeat"){let kept=await setAside(side,`round-${round}`,`disturbed-${repeats+1}`),again=`repeat ${repeats+
1} of at most ${mostRepeats}`;await session.warn(`${label}: ${what}. Repeating the round (${again}); the disturbed round\
 is in ${kept}.`),session.progress.expect(plan.captures.length);continue}return decision==="keep-disturbed"&&await session.
warn(`${label}: ${what}. We already repeated this round ${mostRepeats} times, so we keep it.`),{...measured,rounds:[...rounds,
{captures,load}]}}}async function inKeptFolder(side,body){await openKeptFolder(side);try{return await body()}finally{await side.
kept?.close()}}async function openKeptFolder(side){let{session,kept}=side,changed=kept===null?[]:await kept.open();if(changed.
length>0){let paths=changed.map(path=>plainText(path===""?"the folder itself":path));await session.warn(`Something chang\
ed the base's folder while the head ran, so we restored it: ${listText(paths,3)}. The head's program shouldn't write the\
re.`)}await restoreState(side)}var clocksUnknown="In some rounds we don't know the GPU's clocks, because fewer than 3 nv\
idia-smi samples fell into the ranges. We don't repeat rounds for this reason.";async function keepRounds(measured,whole,why){
let{side,rounds}=measured;for(let round=rounds.length;round>whole;round-=1)await setAside(side,`round-${round}`,why);return{
...measured,rounds:rounds.slice(0,whole)}}async function dropFailedRound({side,rounds}){await side.session.recorder.discount(
join9(side.name,`round-${rounds.length+1}`))}async function setAside({session,name},folder,why,purpose=null){let{directory,
recorder}=session,from=join9(name,folder),kept=`${from}-${why}`;return await rename2(directory.file(from),directory.file(
kept)),await recorder.setAside(from,kept,purpose),kept}var ownToRange2=new Set(["ncu-kernel-missing","ncu-kernel-filter","ncu-no-rows","ncu-range-not-seen"]),ncuExplainer={needs:inquiry=>unaskedStatus(
inquiry)===null,isEarly:!1,cost:{leg:"ncu",starts:1,endingMs},explain:async(inquiry,known,mayBegin)=>{let{ncu,judge,asked}=inquiry,
{profile:head,failure}=await explainHead(inquiry,known.profiles.head,mayBegin),{base}=known.profiles;return inquiry.base!==
null&&isProfile(base)&&failure===null&&asked!==null&&asked.length>0&&(base=await explainBase(inquiry.base,ncu,base,{asked,
only:!0},mayBegin)),{...judgedAnew(known,{head,base},judge),failure}}};function asksOnly({config},asked){return asked!==
null&&config.ncu.when==="auto"}function unaskedStatus({ncu,asked,failed,head}){return ncu.kind==="off"?withoutNcu("off",
null):failed!==null?withoutNcu("skipped","An earlier round failed."):asksOnly(head.side,asked)&&asked?.length===0?withoutNcu(
"not-needed",null):null}function sayNotNeeded({context},status){status.state==="not-needed"&&context.log.info(missingNcuText(
status)??"")}async function explainHead({head,ncu,asked},profile,mayBegin){let question={asked:asked??[],only:asksOnly(head.
side,asked)},{profile:known,failure}=await explainKernels(head,ncu,profile,question,mayBegin);return{profile:addFindings(
known),failure}}async function explainBase(base,ncu,profile,question,mayBegin){if(ncu.kind!=="ready")return profile;let{
session}=base.side;try{let{profile:known,failure}=await inKeptFolder(base.side,async()=>explainKernels(base,ncu,profile,
question,mayBegin)),found2=withWarnings(addFindings(known),session);return failure!==null&&await session.warn(`Couldn't \
profile the base's kernels with ncu: ${failure.message}`),found2}catch(error){return await session.warn(`Couldn't profil\
e the base's kernels with ncu: ${asFailure(error).message}`),profile}}async function explainKernels(measuredSide,prepared,profile,question,mayBegin){
let without=status=>({profile:{...profile,ncu:status},failure:null});if(prepared.kind==="off")return without(withoutNcu(
"off",null));let{side}=measuredSide,{session,config}=side,{ncu}=config,seen=seenOf(measuredSide),asked=rangesOfQuestion(
profile,question);if(question.only&&asked.length===0){let status=withoutNcu("not-needed",null);return sayNotNeeded(session,
status),without(status)}let ranges=ncu.gating?asked.filter(range=>!hasVolatileName(range,seen)):asked;ranges.length<asked.
length&&await session.warn(`ncu: ${counted(asked.length-ranges.length,"range")} can't be profiled, because a part of the\
 range's name differs from run to run, so ncu's filter wouldn't find the range again. Set ncu.gating=false to profile th\
e whole program.`);let waiting=ranges.flatMap(({kernels})=>kernels.filter(kernel=>waitsForPeers(ncu,kernel)));if(!ncu.gating&&
waiting.length>0){let why=`ncu wasn't started. Without ncu.gating, ncu would replay every kernel, including ${counted(waiting.
length,"communication kernel")}, and wait forever for the other ranks. Set ncu.replay-mode=application to repeat the who\
le program instead.`;return await session.warn(why),without(withoutNcu("skipped",why))}let namesAsked=range=>askedOf2(question,
range)?.kernels[side.name]??[],plans=planNcu(ncu,prepared.kind==="ready"?prepared.tool.filterMode:"global",ranges.map(range=>toProfile(
range,seen,namesAsked(range))),seen.processes);if(plans.length===0)return without(withoutNcu("skipped","No range has ker\
nels to explain."));if(prepared.kind==="missing")return unexplained(session,profile,new CaptureError(prepared.why));ncu.
gating&&await sayOtherThreads(session,ranges,ncu["top-kernels"]),ncu.gating&&waiting.length>0&&session.context.log.info(
`ncu: ${counted(waiting.length,"communication kernel")} (${[...new Set(waiting.map(({shortName})=>plainText(shortName)))].
slice(0,3).join(", ")}) won't be replayed, because ncu would wait forever for the other ranks.`),session.context.log.info(
`${counted(plans.length,"ncu run")}: ${plans.map(({label})=>label).join("; ")}.`);let{tool}=prepared,measured={state:"me\
asured",why:null,mode:ncu["replay-mode"],sections:[...tool.selection.sections],metrics:[...tool.selection.metrics],notNeeded:profile.
ranges.flatMap(range=>asked.includes(range)?[]:[{name:range.name,domain:range.domain}])},runs=await runPlans(side,tool,profile,
{plans,namesAsked,mayBegin});return runs.kind==="forbidden"?unexplained(session,profile,runs.error):runs.made===0&&runs.
isOutOfTime?without(withoutNcu("skipped",noTime)):withFailures(runs,measured)}function hasVolatileName(range,seen){return seen.
ranges.some(one=>one.isVolatile===!0&&rangeKeyText(one)===rangeKeyText(range))}function askedOf2({asked},range){return asked.
find(one=>rangeKeyText(one)===rangeKeyText(range))}function rangesOfQuestion({ranges},question){return question.only?ranges.
filter(range=>askedOf2(question,range)!==void 0):ranges}async function runPlans(side,tool,profile,{plans,namesAsked,mayBegin}){
let{session}=side,{ncu}=side.config,explained=profile,made=0,isOutOfTime=!1,failures=[];for(let queue=plans;queue.length>
0;){let[plan,...rest]=queue;if(plan===void 0||(queue=rest,isOutOfTime=!mayBegin(),isOutOfTime))break;let leftOut=leftOutText(
plan);leftOut!==null&&await session.warn(leftOut);let timed=withinBudget(side);try{let{rows,warnings}=await session.context.
log.group(sideLabel(timed,plan.label),async()=>captureNcu(timed,tool,plan));made+=1;for(let warning of warnings)await session.
warn(warning);let{kernels:selected,shared}=plan,of=rangesOf(plan);if(explained=ncuRuns({mode:ncu["replay-mode"],rows,ranges:of,
selected,shared}).reduce(addNcu,explained),replaysRanges(ncu))continue;let joined={label:plan.label,rows,ranges:ofRun(explained,
of)};await checkJoin(session,plan,joined),shared!==null&&(queue=[...queue,...againAlone(session,plan,joined,namesAsked)])}catch(thrown){
let error=asFailure(thrown);if(error.id==="ncu-permission")return{kind:"forbidden",error};if(isOutOfTime=error.id==="tim\
e-limit"&&timed!==side,isOutOfTime){await session.warn(`${plan.label}: The time budget ran out before ncu measured anyth\
ing.`);break}if(failures.push(error),!ownToRange2.has(error.id??""))break}}return{kind:"ran",profile:explained,made,failures,
isOutOfTime}}function withFailures({profile,made,failures},measured){let[first]=failures;if(first===void 0)return{profile:{
...profile,ncu:measured},failure:null};let failure=failures.length===1?first:new CaptureError({id:first.id??"ncu-failed",
what:`${failures.length} of ${counted(failures.length+made,"ncu run")} failed:`,failures}),why=failures.map(({where,message})=>where===
null?message:`${where}: ${message}`).join(" ");return{profile:{...profile,ncu:{...measured,state:"failed",why}},failure}}
function toProfile(range,seen,asked){let{name,domain}=range,own=range.kernels.filter(hasOwnLaunch),styles=seen.ranges.filter(
other=>rangeKeyText(other)===rangeKeyText(range)).map(({style})=>style);return{name,domain,styles:[...new Set(styles)],kernels:topKernels(
{...range,kernels:own},own.length).map((kernel,index)=>({...kernel,configurations:new Set(own[index]?.variants.map(launchShape)).
size,asked:asked.includes(kernel.name)}))}}function againAlone(session,plan,{rows,ranges},asked){return(plan.shared??[]).
flatMap(one=>{let range=ranges.find(each=>rangeKeyText(each)===rangeKeyText(one)),kernels=range===void 0?[]:leftToOthers(
range,rows,one.kernels,asked(one));if(kernels.length===0)return[];let again=planNcuAgain(plan,one,kernels);return session.
context.log.info(`${again.label}: Running ncu once more for ${counted(kernels.length,"kernel")} in this range. ncu first\
 saw their launch configurations in another range, or never saw them.`),[again]})}var noTime="The time budget was used u\
p before ncu could start.";function seenOf(measured){let captures=capturesOf(measured);return{ranges:captures.flatMap(({
seen})=>seen),processes:Math.max(...captures.map(({processes})=>processes))}}async function unexplained(session,profile,error){
let status=await goOnWithout(session,error);return status===null?{profile:{...profile,ncu:withoutNcu("failed",error.message)},
failure:error}:{profile:{...profile,ncu:status},failure:null}}function rangesOf({filters}){return filters.length===0?null:
filters}function ofRun(profile,ranges){let keys=ranges?.map(rangeKeyText);return profile.ranges.filter(range=>keys?.includes(
rangeKeyText(range))??!0)}async function checkJoin(session,{kernels,shared},joined){let broken=checkJoined(joined);if(broken!==
null)throw new CaptureError(broken);let selected=shared===null?kernels:null;for(let warning of joinWarnings(joined,selected,
session.config.ncu["launches-per-kernel"]))await session.warn(warning)}function hasOwnLaunch({rounds}){return rounds.some(
round=>round!==null&&round.launches>round.otherThreadLaunches)}async function sayOtherThreads(session,ranges,count){for(let range of ranges){
let left=range.kernels.slice(0,count).filter(kernel=>!hasOwnLaunch(kernel)).length;left!==0&&await session.warn(`ncu, ${rangeText(
range.name,range.domain)}: ${left} of the top ${counted(count,"kernel")} can't be profiled, because only other threads l\
aunched them. ncu's filter by NVTX range sees only the thread that opened the range. Set ncu.gating=false to profile the\
 whole program.`)}}export{withReason,withReasons,judgedAnew,endingMs,withinBudget,isProfile,judgeOf,withGpuWatch,watchBeside,watchMemory,warnOnce,
logLimitBytes,outputFolder,takeOver,runStreamed,writeCommand,keepAttempt,startedFor,recordedTool,removeReports,prepareNcu,
usesNcu,withoutNcu,selectionOf,unmeasured,ofBase,measuredBase,capturesOf,sideProfile,withWarnings,exportPlace,capture,captureWhole,
captureUntraced,captureLines,importRaw,recordCapture,resolvePlan,emittedRanges,rangesIn,ownToRange,examineCaptured,withSeed,
keepFolder,makeSideState,stateFolders,restoreState,warmFiles,addRound,inKeptFolder,openKeptFolder,keepRounds,dropFailedRound,
setAside,ncuExplainer,unaskedStatus,sayNotNeeded};
