import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{diskUseText,listStoredRuns,measureDiskUse,pruneRuns}from"./chunk-H7VFSPHP.js";import{schemaComment}from"./chunk-ADW7AVUP.js";
import{checkSubscribers,createPreflightError,runFileChecks,runToolChecks}from"./chunk-2YQGRBZR.js";import{resolveBase}from"./chunk-XNTRN4LQ.js";
import{readSource}from"./chunk-3SFYICVD.js";import{chooseRecordFile,endDeadRuns,removeProcessesFile,writeProcessesFile}from"./chunk-JM4HAVZV.js";
import{compressReport}from"./chunk-MKFWSFTW.js";import{createRunDirectory,removeUnused}from"./chunk-7TFFSP5K.js";
import{readRunRecord,runRecordFile,startRunRecord}from"./chunk-ATBUI2HY.js";import{checkWorkingDirectory,describeNsys,
findTemporaryBase,findWorkingDirectory,inspectMachine,needsNoGpu}from"./chunk-YZLBEERH.js";import{createRangeLimit}from"./chunk-RNHALGDF.js";
import{configKeys,configSections,isWholeEnvironment,nameOf,redactOverride,redactValue,sectionOf}from"./chunk-ULQQ3PRR.js";
import{recordTool}from"./chunk-R5Z7LINJ.js";import{buildToolEnvironment,buildWorkloadEnvironment,createRunTool,logCommands,
readEnvironmentRecord,sinkStream}from"./chunk-USOKR2YX.js";import{choosePrivatePath,createTemporaryDirectory,findPrivateUser}from"./chunk-RPHAMNRI.js";
import{findTree,killTree,listChildren,markerVariable,readPidNamespace,readProc,readProcLink,readProcess,signalProcess}from"./chunk-KQUVK35Y.js";
import{toolName}from"./chunk-A2TGLBHE.js";import{workloadArgv}from"./chunk-XZICN7LB.js";import{diagnostic,diagnosticText}from"./chunk-22KIXDSW.js";
import{environmentRules}from"./chunk-C7RUIOSI.js";import{explainDiskError}from"./chunk-QDIGZGX7.js";import{commandSecrets,
redactCommand,redacted}from"./chunk-LMHALEWT.js";import{counted}from"./chunk-6ECLQG56.js";import{parseDurationMs,
parseSizeBytes,sizeText}from"./chunk-6WS3YUMR.js";import{require_dist}from"./chunk-QIQJK4Y5.js";import{LlmProfileError,
StoppedError,ToolError,UserError,describeError,errorMessage,exitCodes,problemLines}from"./chunk-A6EG2BLY.js";import{
jsonParts}from"./chunk-JN33INQG.js";import{__callDispose,__toESM,__using}from"./chunk-GBWPPC6J.js";function createFailureRecord(error){let parts=describeFailure(error);return{id:parts.id,message:redactCommand(describeError(
error)),parts}}function describeFailure(error){return{...redactDiagnostic(error),failures:listFailures(error).map(redactDiagnostic)}}
function redactDiagnostic(error){if(!(error instanceof LlmProfileError))return diagnostic({what:"llm-profile failed beca\
use of a bug.",why:redactCommand(errorMessage(error)),help:"Please report this bug. The job's log has the details."});let{
id,what,where,why,help}=error,problems=error instanceof UserError?problemLines(error):[],reasons=[...problems,...why===null?
[]:[why]].join(`
`);return diagnostic({id,what:redactCommand(problems.length===0?what:what.replace(/:$/,".")),where,why:reasons===""?null:
redactCommand(reasons),help:help===null?null:redactCommand(help)})}function listFailures(error){return error instanceof LlmProfileError?
error.failures.flatMap(failure=>[failure,...listFailures(failure)]):[]}import{readdir}from"node:fs/promises";import{dirname as dirname2,join as join3,relative,resolve}from"node:path";var import_yaml=__toESM(require_dist(),1);function renderConfig({config,origins}){let lines=[schemaComment,"# The whole configuration of this run, and where each \
value came from."];for(let section of configSections){let keys=[...configKeys.values()].filter(({key})=>sectionOf(key)===
section.key),depth=section.key===""?0:section.key.split(".").length,indent="  ".repeat(depth);depth>0&&lines.push(`${"  ".
repeat(depth-1)}${nameOf(section.key)}:`);for(let key of keys)lines.push(...keyLines(key,valueAt(config,key.key),origins,
indent))}return`${lines.join(`
`)}
`}function renderInputs(raw){let inputs=raw.inputs.map(({key,value,name})=>{let shown=isWholeEnvironment(key)?redactEntries(
value):redactValue(key,value);return`  - {input: ${flow(name)}, key: ${flow(key)}, value: ${flow(shown)}}`}),overrides=raw.
overrides.map(text=>`  - ${flow(redactOverride(text))}`);return["# The inputs and overrides of this run; config.yaml sho\
ws the resulting configuration.",`config: ${flow(raw.configFile)}`,`presets: ${flow(raw.presets)}`,...listLines("inputs",
inputs),...listLines("overrides",overrides),""].join(`
`)}function listLines(name,items){return items.length===0?[`${name}: []`]:[`${name}:`,...items]}function keyLines(key,value,origins,indent){
let name=nameOf(key.key),entries=key.kind==="map"&&typeof value=="object"&&value!==null?Object.entries(value):[];if(entries.
length===0)return[`${indent}${name}: ${flow(redactValue(key.key,value))}${comment(origins.get(key.key))}`];let shown=entries.
map(([entry,text])=>{let dotted=`${key.key}.${entry}`;return`${indent}  ${flow(entry)}: ${flow(redactValue(dotted,text))}${comment(
origins.get(dotted))}`});return[`${indent}${name}:`,...shown]}function comment(origin){return origin===void 0?"":origin.
kind==="default"?" # default":` # ${origin.kind}: ${origin.name.replace(/[\p{Cc}\u2028\u2029\ufeff]+/gu," ")}`}function flow(value){
return Array.isArray(value)?`[${value.map(flow).join(", ")}]`:typeof value=="object"&&value!==null?`{ ${Object.entries(value).
map(([name,member])=>`${flow(name)}: ${flow(member)}`).join(", ")} }`.replace("{  }","{}"):typeof value=="string"&&isPlain(
value)?value:JSON.stringify(value??null).replace(/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,character=>`\\u${character.
charCodeAt(0).toString(16).padStart(4,"0")}`)}function isPlain(text){return/^[A-Za-z0-9][\w./+-]*$/.test(text)&&(0,import_yaml.parse)(
text)===text}function redactEntries(value){return typeof value!="object"||value===null||Array.isArray(value)?redacted:Object.
fromEntries(Object.entries(value).map(([name,text])=>[name,redactValue(`workload.environment.${name}`,text)]))}function valueAt(config,dotted){
let value=config;for(let name of dotted.split("."))value=typeof value=="object"&&value!==null?Reflect.get(value,name):void 0;
return value}import{randomBytes as randomBytes2}from"node:crypto";import{join as join2}from"node:path";import{spawn}from"node:child_process";import{randomBytes}from"node:crypto";import{once}from"node:events";import{setTimeout as sleep}from"node:timers/promises";var leaveLimitMs=5e3;async function startGuard(options){let marker=`${randomBytes(16).toString("hex")}.`,child=spawn(process.
execPath,[options.script],{cwd:"/",detached:!0,env:{},stdio:["pipe","ignore","ignore"]}),{stdin}=child;stdin.on("error",
()=>{}),await once(child,"spawn").catch(error=>{throw new ToolError({what:"Couldn't start the guard process.",where:options.
script,cause:error})});let main=readProcess(process.pid),guard=child.pid===void 0?null:readProcess(child.pid),leaving=!1;
child.once("exit",()=>{leaving||options.warn("The guard process exited too early. If this run is killed, it may leave pr\
ocesses behind.")}),child.unref();let record=options.processesFile,holdings={marker,processes:[],directories:[]};function hold(change){
if(holdings={...holdings,...change},stdin.write(`${JSON.stringify({holdings,record})}
`),main!==null)try{writeProcessesFile(record,{main,guard,pidNamespace:readPidNamespace(),holdings})}catch(error){options.
warn(`Couldn't record this run's processes in ${record}: ${error}`)}}return hold({}),{marker,started:(process2,uid)=>hold(
{processes:[...holdings.processes,{process:process2,uid}]}),ended:({pid,startTime})=>hold({processes:holdings.processes.
filter(({process:process2})=>process2.pid!==pid||process2.startTime!==startTime)}),holds:path=>hold({directories:[...holdings.
directories,path]}),removed:path=>hold({directories:holdings.directories.filter(held=>held!==path)}),async[Symbol.asyncDispose](){
if(leaving=!0,child.ref(),hold({marker:null,processes:[],directories:[]}),stdin.end(),removeProcessesFile(record),child.
exitCode!==null||child.signalCode!==null)return;let timeout=new AbortController;await Promise.race([once(child,"exit"),sleep(
leaveLimitMs,void 0,{signal:timeout.signal})]),timeout.abort(),child.exitCode===null&&child.signalCode===null&&child.kill(
"SIGKILL")}}}import{execFile,spawn as spawn2}from"node:child_process";import{closeSync,constants as openFlags,mkdirSync,openSync,rmSync}from"node:fs";
import{Socket}from"node:net";import{constants,tmpdir}from"node:os";import{join}from"node:path";import{setTimeout as sleep2}from"node:timers/promises";
import{promisify}from"node:util";import{basename,dirname}from"node:path";function listProgramNames(query){let tree=findTree(query).map(process2=>({...process2,program:readProcLink(`${process2.pid}\
/exe`)})),byPid=new Map(tree.map(process2=>[process2.pid,process2])),ancestorsOf=({parent})=>{let found=byPid.get(parent);
return found===void 0?[]:[found,...ancestorsOf(found)]},nsys=tree.filter(({program})=>isNsys(program));if(nsys.length===
0)return null;let installations=nsys.map(({program})=>`${dirname(dirname(program??""))}/`),starters=nsys.map(ancestorsOf).
filter(ancestors=>!ancestors.some(({program})=>isNsys(program))).flat(),isOwn=process2=>starters.includes(process2)||installations.
some(folder=>process2.program?.startsWith(folder)===!0),others=tree.filter(process2=>!isOwn(process2));return[...new Set(
others.map(({pid})=>readProc(`${pid}/comm`).trim()||`process ${pid}`))]}function isNsys(program){return program!==null&&
basename(program)==="nsys"&&basename(dirname(program)).startsWith("target-")}var longestTimerMs=2**31-1;function createRunCapture(options){let{guard,killLimitMs=6e4,timeLimitGraceMs=15e3,stopGraceMs=4e3}=options,
count=0;return async request=>{var _stack=[];try{let{command,isolation,stop}=request;if(stop.aborted)return neverStarted;
let marker=`${guard.marker}${++count}.`;let pipes=__using(_stack,await createOutputPipes(marker,guard));let stdout=sinkStream(
pipes.stdout,request.stdoutFile,request.logLimitBytes,request.onLine);let stderr=sinkStream(pipes.stderr,request.stderrFile,
request.logLimitBytes,request.onLine);let start=performance.now();let[program,...argv]=command.argv;let child=spawn2(program,
argv,{cwd:command.cwd,env:{...command.environment,[markerVariable]:marker},detached:!0,stdio:["ignore",...pipes.writeEnds]});
let exit=waitForExit(child,start);pipes.closeWriteEnds();let uid=findPrivateUser(isolation.user);let root=child.pid===void 0?
null:readProcess(child.pid);root!==null&&(guard.started(root,uid),request.onStart?.({process:root,inside:()=>findProfiler(
root,isolation.kind).pid,marker}));let query={roots:root===null?[]:[root],marker,uid};let ending=await waitForEnd(exit,query,
request,options);if(ending!==null&&root!==null){let exited=new AbortController;exit.then(()=>exited.abort());let isStopped=ending.
reason==="stopped",until=isStopped?exited.signal:AbortSignal.any([exited.signal,stop]);await interruptTree(root,isolation.
kind,query,isStopped?stopGraceMs:timeLimitGraceMs,until)}let{left}=await killTree(query,killLimitMs);let[out,err]=await Promise.
all([stdout.finish(),stderr.finish()]);if(left.length>0)throw new ToolError({what:`Couldn't end all processes of ${command.
tool}, not even with KILL.`,where:left.map(({pid})=>`process ${pid}`).join(", "),why:"The processes are stuck in the ker\
nel (maybe the GPU driver hangs), or they run as a user whose processes we aren't allowed to signal.",help:"Inspect the \
processes with `ps`. If the GPU hangs, reset it or reboot the machine."});let{startError,...ended}=await exit;root!==null&&
guard.ended(root);return{...ended,outcome:startError===null?ending?.reason??"exited":"not-started",atLimit:ending?.atLimit??
null,stdoutTail:out.tail,stderrTail:startError===null?err.tail:`Couldn't start ${program} in ${command.cwd}: ${startError}`,
droppedBytes:out.droppedBytes+err.droppedBytes}}catch(_){var _error=_,_hasError=!0}finally{__callDispose(_stack,_error,_hasError)}}}
function waitForExit(child,start){let seconds=()=>(performance.now()-start)/1e3;return new Promise(resolve2=>{child.once(
"error",error=>resolve2({exitCode:null,signal:null,seconds:seconds(),startError:error.message})),child.once("exit",(code,signal)=>{
let exitCode=signal===null?code:128+constants.signals[signal];resolve2({exitCode,signal,seconds:seconds(),startError:null})})})}
async function waitForEnd(exit,query,{command,stop,nsysLimitMs=null},{lookEveryMs=1e4}){let timeLimitMs=command.timeLimitMs??
1/0,start=performance.now(),aloneSinceMs=null;for(let leftMs=timeLimitMs;;){let next=await waitForFirst(exit,nsysLimitMs===
null?leftMs:Math.min(leftMs,lookEveryMs),stop);if(next==="exited")return null;if(next==="stopped"||nsysLimitMs===null)return{
reason:next,atLimit:null};let nowMs=performance.now()-start,names=listProgramNames(query),wasAlone=aloneSinceMs!==null;if(names!==
null&&(aloneSinceMs=names.length===0?aloneSinceMs??nowMs:null),leftMs=(aloneSinceMs===null?timeLimitMs:aloneSinceMs+nsysLimitMs(
aloneSinceMs/1e3))-nowMs,!(leftMs>0)){if(aloneSinceMs!==null)return{reason:"timed-out",atLimit:{kind:"profiler",seconds:(nowMs-
aloneSinceMs)/1e3}};if(!wasAlone)return{reason:"timed-out",atLimit:names===null?null:{kind:"program",names}};leftMs=lookEveryMs}}}
async function waitForFirst(exit,ms,stop){return new Promise(resolve2=>{let onStop=()=>settle("stopped"),timer=setTimeout(
()=>settle("timed-out"),Math.min(ms,longestTimerMs));function settle(first){clearTimeout(timer),stop.removeEventListener(
"abort",onStop),resolve2(first)}stop.addEventListener("abort",onStop,{once:!0}),stop.aborted&&onStop(),exit.then(()=>settle(
"exited"))})}var neverStarted={outcome:"stopped",atLimit:null,exitCode:null,signal:null,seconds:0,stdoutTail:"",stderrTail:"",
droppedBytes:0};async function interruptTree(root,kind,query,ms,until){if(signalProcess(findProfiler(root,kind),"SIGINT"),
await pause(ms/2,until),!until.aborted)for(let process2 of findTree(query))signalProcess(process2,"SIGINT");await pause(
ms/2,until)}function findProfiler(root,kind){if(kind!=="pid-namespace")return root;let[init=root]=listChildren(root.pid),
[profiler=init]=listChildren(init.pid);return profiler}async function pause(ms,until){await sleep2(ms,void 0,{signal:until}).
catch(()=>{})}async function createOutputPipes(marker,guard){let directory=choosePrivatePath(tmpdir());guard.holds(directory);
try{mkdirSync(directory,{mode:448});let paths=[join(directory,`${marker}stdout`),join(directory,`${marker}stderr`)];return await promisify(
execFile)("mkfifo",["--mode=666",...paths],{env:{PATH:process.env.PATH}}),joinPipes(openBothEnds(paths[0]),openBothEnds(
paths[1]))}catch(error){throw new ToolError({what:"Couldn't create pipes for a program's output.",where:directory,why:errorMessage(
error),help:"Make sure mkfifo (GNU coreutils) is on PATH and TMPDIR's file system supports named pipes.",cause:error})}finally{
rmSync(directory,{recursive:!0,force:!0}),guard.removed(directory)}}function openBothEnds(path){let readEnd=openSync(path,
openFlags.O_RDONLY|openFlags.O_NONBLOCK);return{writeEnd:openSync(path,openFlags.O_WRONLY),reader:new Socket({fd:readEnd,
readable:!0,writable:!1})}}function joinPipes(stdout,stderr){let open=!0;function closeWriteEnds(){open&&(open=!1,closeSync(
stdout.writeEnd),closeSync(stderr.writeEnd))}return{stdout:stdout.reader,stderr:stderr.reader,writeEnds:[stdout.writeEnd,
stderr.writeEnd],closeWriteEnds,[Symbol.dispose](){closeWriteEnds(),stdout.reader.destroy(),stderr.reader.destroy()}}}function createTimeBudget(limitMs,clock){let endMs=limitMs===null?1/0:clock.monotonicMs()+limitMs,longest=new Map,exhausted=new Set,
startMs=null,open=null,ended=()=>{if(open===null)return;let{step,sinceMs}=open;open=null;let tookMs=clock.monotonicMs()-
sinceMs;longest.set(step.leg,Math.max(tookMs,longest.get(step.leg)??0)),!isSlow(step)&&(startMs=Math.max(startMs??0,tookMs/
step.starts))},expectedMs=({leg,starts})=>longest.get(leg)??(startMs??0)*starts*(isSlow({leg})?1.5:1);return{mayBegin(step){
return ended(),clock.monotonicMs()+expectedMs(step)+(step.endingMs??0)>endMs&&longest.size>0?(exhausted.add(step.leg),!1):
(open={step,sinceMs:clock.monotonicMs()},!0)},ended,leaveOut(ms){open!==null&&(open={...open,sinceMs:open.sinceMs+ms})},
leftMs:()=>endMs-clock.monotonicMs(),exhausted}}function isSlow({leg}){return leg==="ncu"||leg==="lines"}var reportForms=["nsys-rep","qdrep","qdstrm","sqlite","ncu-rep"],rawForms=["nsys-rep","qdrep","qdstrm"];async function prepareSession(stack,context,config,directory,recorder){
let limit=config["time-budget"],budget=createTimeBudget(limit===null?null:parseDurationMs(limit),context.clock);checkWorkingDirectory(
context,config);let warn=async message=>{context.log.warning(message),await recorder.warning(message)},{guard,ownFolder,
toolFolder,forTools,tool}=await prepareGround(stack,context),machine=inspectMachine(context,config,tool,forTools);requirePreflight(
context,await runFileChecks(machine));let cwd=findWorkingDirectory(context,config),git={runTool:tool,environment:forTools,
temporaryDirectory:toolFolder.tmp},{base:ref}=config.compare,base=ref===null?null:await resolveBase(git,{cwd,ref,pullRequestBase:context.
pullRequestBase});requirePreflight(context,await runToolChecks(machine,[checkSubscribers]));let nsys=await describeNsys(
config.nsys.path,await machine.nsys(),tool,context.cwd,forTools),{missingOptions,version}=nsys;missingOptions.length>0&&
await warn(`This nsys (${version??"?"}) doesn't have these options, so we left them out: ${missingOptions.join(", ")}.`);
let isolation=await machine.isolation();await recorder.isolation(isolation);let temporary=isolation.user===null?toolFolder:
await ownFolder(isolation.user),forWorkload=await buildWorkloadEnvironment({rules:environmentRules,own:context.environment,
workload:config.workload,isolation,folders:temporary}),withholding=await decideWithholding(context,config,recorder,isolation.
kind,forWorkload,warn),ncu=await machine.ncu(),record=await readEnvironmentRecord({gpus:await machine.gpus(),nsys:nsys.version,
ncu:ncu.state==="present"?ncu.version:null,environment:forWorkload.environment});await directory.write("env.json",jsonParts(
record));let source=await readSource({...git,cwd});return{session:{context,config,directory,recorder,isolation,tools:{nsys,
ncu,environment:forTools,folder:toolFolder,runTool:recordTool(tool,recorder,context.clock),ask:tool,cleanUp:logCommands(
createRunTool({marker:guard.marker}),context.log),guard},program:{workingDirectory:cwd,source,environment:forWorkload.environment,
temporary},machine:record,runCapture:createRunCapture({guard}),gpuWatch:null,mayUseGpu:!await needsNoGpu(machine),base,budget,
seed:config.compare.goal==="improve"?randomBytes2(16).toString("hex"):null,rangeLimit:createRangeLimit(),warn},withholding}}
async function prepareGround(stack,context){let warn=context.log.warning,base=findTemporaryBase(context);if(context.processesFile===
null)for(let line of await endDeadRuns(base))context.log.info(`An earlier run was killed, and so was its guard process. ${line}`);
let processesFile=context.processesFile??chooseRecordFile(base),guard=stack.use(await startGuard({script:join2(context.root,
"dist","guard.js"),processesFile,warn})),ownFolder=async user=>{let folder=await createTemporaryDirectory({base,user,warn,
announce:guard.holds});return stack.defer(async()=>{await folder[Symbol.asyncDispose](),guard.removed(folder.path)}),folder},
toolFolder=await ownFolder(null),forTools=buildToolEnvironment(context.environment,environmentRules,toolFolder),tool=logCommands(
createRunTool({marker:guard.marker,stop:context.stop}),context.log);return{guard,ownFolder,toolFolder,forTools,tool}}function requirePreflight(context,findings){
let blocking=findings.every(({id,severity})=>id==="ncu"||severity!=="error")?null:createPreflightError(findings),shownFindings=findings.
filter(({severity})=>severity!=="note"&&(blocking===null||severity==="warning"));for(let finding of shownFindings)context.
log.info(`preflight: ${finding.what}`),context.log.detail(diagnosticText(finding));if(blocking!==null)throw blocking}async function decideWithholding(context,config,recorder,isolation,{
leftOut,secrets},warn){leftOut.length>0&&context.log.info(`The program doesn't get these variables because they look lik\
e secrets: ${leftOut.join(", ")}. To pass them on, use workload.pass-env or secret-files.`);let inCommands=[workloadArgv(
config.workload,""),config.nsys["extra-arguments"]].flatMap(commandSecrets),withholding=chooseWithholding(isolation,[...secrets,
...inCommands.map(({name})=>name)]);if(withholding===null)return null;let{forms,reason}=withholding;return await warn(`T\
he ${forms.includes("sqlite")?".nsys-rep and .sqlite":".nsys-rep"} files have to stay on this machine: ${reason}`),await recorder.
withhold(forms.map(form=>`**/*.${form}{,.gz,.zst}`),reason),withholding}function chooseWithholding(isolation,secrets){return secrets.
length>0?{forms:reportForms,reason:`they contain the values of ${secrets.join(", ")}, which the program received.`}:isolation===
"none"?{forms:reportForms,reason:"the profiler wasn't isolated, so they may contain the environment of any process on th\
is machine."}:isolation==="unprivileged-user"?{forms:rawForms,reason:"the profiler ran as an unprivileged user, so they \
contain the command lines of all processes on this machine."}:null}async function runWhole(context,settings,body){let{config}=settings.loaded,run=await openRun(context,settings);try{await run.
directory.write("config.yaml",renderConfig(settings.loaded)),await run.directory.write("inputs.yaml",renderInputs(settings.
raw));let result=await runInSession(context,config,run,body),{exitCode,failure=null}=result;return failure===null?(await run.
recorder.end({state:"passed",exitCode,failure:null}),await pruneOldRuns(context,dirname2(run.directory.path),config["kee\
p-runs"],run.directory.path)):await run.recorder.end({state:"failed",exitCode,failure:createFailureRecord(failure)}),result}catch(error){
throw await failRun(context,settings,run,error)}}async function openRun(context,{loaded,publisher}){let directory=await createRunDirectory(
resolve(context.cwd,loaded.config.out),context.clock),recorder=await startRunRecord(directory,{name:toolName,version:context.
version},context.clock).catch(error=>{throw explainDiskError(error,directory.path)});return publisher?.directoryMade(directory),
context.log.info(`Run directory: ${directory.path}`),{directory,recorder}}async function failRun(context,{publisher},{directory,
recorder},error){let failure=explainDiskError(error,directory.path);return await endFailedRun(context,recorder,failure),
publisher===null&&await tidyUp(context,directory,failure),failure}async function runInSession(context,config,run,body){var _stack=[];
try{let{directory,recorder}=run;let stack=__using(_stack,new AsyncDisposableStack,!0);let{session,withholding}=await prepareSession(
stack,context,config,directory,recorder);try{return await body(session)}finally{withholding!==null&&await recorder.withhold(
await listReportFiles(directory,withholding.forms),withholding.reason)}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}}async function recordFailedRun(context,error){try{let directory=await createRunDirectory(
join3(findTemporaryBase(context),"llm-profile-runs"),context.clock),recorder=await startRunRecord(directory,{name:toolName,
version:context.version},context.clock);return await endFailedRun(context,recorder,error),directory.path}catch(making){return context.
log.warning(`Couldn't record the failure: ${errorMessage(making)}`),null}}async function compressReports({config,directory,
context}){let above=config["compress-above"];if(above!==null)for(let path of await listReportFiles(directory,reportForms)){
let compressed=await compressReport(directory.file(path),parseSizeBytes(above),context.stop);compressed!==null&&context.
log.detail(`Compressed ${path}: ${sizeText(compressed.bytesBefore)} \u2192 ${sizeText(compressed.bytesAfter)}.`)}}async function pruneOldRuns(context,out,keep,current){
let{deleted,failed}=await pruneRuns(out,keep,current,context.clock.now());deleted.length>0&&context.log.info(`Deleted ${counted(
deleted.length,"old run directory","old run directories")} (keep-runs: ${keep}): ${deleted.join(", ")}.`);for(let{name,why}of failed)
context.log.warning(`Couldn't delete the old run directory ${name}: ${why}`)}async function endFailedRun(context,recorder,error){
try{await recorder.end({state:error instanceof StoppedError?"stopped":"failed",exitCode:error instanceof LlmProfileError?
error.exitCode:exitCodes.capture,failure:createFailureRecord(error)})}catch(writing){context.log.warning(`Couldn't finis\
h run.json: ${errorMessage(writing)}`)}}async function listReportFiles({path},forms){let reportFile=new RegExp(`\\.(${forms.
join("|")})(\\.(gz|zst))?$`);return(await readdir(path,{recursive:!0,withFileTypes:!0})).filter(entry=>entry.isFile()&&reportFile.
test(entry.name)).map(entry=>relative(path,join3(entry.parentPath,entry.name))).sort()}var initialFiles=[runRecordFile,"\
config.yaml","inputs.yaml","env.json"];async function tidyUp(context,directory,failure){if(failure instanceof StoppedError)
return;let isUnused=await readRunRecord(directory.path).then(({commands})=>commands.length===0,()=>!1);failure instanceof
LlmProfileError&&isUnused&&await removeUnused(directory,initialFiles)?context.log.info("Nothing was started, so we remov\
ed the run directory."):await logDiskUse(context,dirname2(directory.path))}async function logDiskUse({log,clock},out,muchBytes=5e9){
let bytes=0,runs=await listStoredRuns(out,clock.now());for(let{name}of runs)bytes+=await measureDiskUse(join3(out,name));
bytes>muchBytes&&log.info(diskUseText(out,runs.length,bytes))}export{describeFailure,prepareGround,runWhole,recordFailedRun,compressReports,logDiskUse};
