import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{describeLegs,isHeldToGoal,planKey,programStarts,startsText,untracedConfig}from"./chunk-6X2C5FCC.js";import{
openRepository,readSource,succeeded}from"./chunk-3TA32IRT.js";import{addRound,capturesOf,dropFailedRound,examineCaptured,
inKeptFolder,keepFolder,keepRounds,makeSideState,measuredBase,openKeptFolder,ownToRange,restoreState,setAside,stateFolders,
withSeed}from"./chunk-ZBTMP7WP.js";import{capture,captureUntraced,captureWhole,exportPlace,importRaw,keepAttempt,logLimitBytes,
outputFolder,rangesIn,recordCapture,resolvePlan,runStreamed,startedFor,takeOver,warnOnce,watchBeside,watchMemory,withGpuWatch,
writeCommand}from"./chunk-BI4YU65I.js";import{lastDuration}from"./chunk-LBNHEM27.js";import{exportSqlite,kindOf,
nsysHung,nsysLimitMs}from"./chunk-OX3A4U4L.js";import{cachesIn,callTool,interpreterByPath,metricsVariable,namedPrograms,
newDigestKey,resolveProgram,roundsVariable,shareableEnvironment,sideEnvironment,sideWorkload,tunerVariables,verifyVariable,
withEnvironment,withPrograms}from"./chunk-HKCNM2Q7.js";import{giveToIsolatedUser,letPass,openToIsolatedUser,removeDirectory,
shareWithIsolatedUser}from"./chunk-PCGLUHAL.js";import{findTree,signalProcess}from"./chunk-35JWNKLO.js";import{
noticed,readTrace,skippedInstances,uniqueKeys}from"./chunk-4576GU2S.js";import{matchRanges}from"./chunk-VMCK4KLJ.js";
import{matchesGlob}from"./chunk-63IWBBLS.js";import{newSide,readingPorts,sideLabel}from"./chunk-FFSRJJ7V.js";
import{parse}from"./chunk-LF3QRERU.js";import{rangeKeyText}from"./chunk-EVYEDGFB.js";import{configuredRanges,
gatedPlan,sharedCapture,sharedPlan}from"./chunk-TVMH5Q7A.js";import{checkProcess,lastLines,matchFailure}from"./chunk-RQ65AKKA.js";
import{commandArgv,isolate,isolateBeside,nsysLaunchArgv,nsysStartArgv,nsysStopArgv,workloadArgv}from"./chunk-BNFK57VM.js";
import{parseRange}from"./chunk-BFECMUDM.js";import{diagnostic,diagnosticText}from"./chunk-22KIXDSW.js";import{
environmentRules}from"./chunk-C7RUIOSI.js";import{errorCode,exists,isFolder,isWithin,readRegularFile}from"./chunk-QJOP3WDW.js";
import{coerce_exports}from"./chunk-U2ZF3MRO.js";import{verifiedValuesSchema}from"./chunk-UHXQRZLL.js";import{
formatSeconds}from"./chunk-JQWK2UK7.js";import{median}from"./chunk-7Z5XDYKE.js";import{nearest}from"./chunk-BFRNJH43.js";
import{metricFormats}from"./chunk-K6OMWCVZ.js";import{CaptureError,LlmProfileError,ParseError,StoppedError,ToolError,
UserError,asFailure,errorMessage,refuseWhenStopped,stoppedBy}from"./chunk-4KDG6NHC.js";import{serverVariable}from"./chunk-35HP6UP2.js";
import{counted,jsonOrNull,listText}from"./chunk-XPTDL37I.js";import{ZodError,_enum,array,boolean,custom,looseObject,
number,object,string,toDotPath,union,unknown}from"./chunk-7IBWU4LP.js";import{rangeText,wholeCaptureName}from"./chunk-H4ZU53CY.js";
import{countText,parseDurationMs,sizeText}from"./chunk-W32B5RYS.js";import{plainText}from"./chunk-JN33INQG.js";
import{__callDispose,__using}from"./chunk-GBWPPC6J.js";import{join as join8}from"node:path";import{join as join2}from"node:path";import{setTimeout as sleep2}from"node:timers/promises";import{connect}from"node:net";import{request}from"node:http";import{readFileSync}from"node:fs";var lookMs=2e3;async function isListening(listening){return listening.kind==="http"?answersGet(listening.url):accepts(listening.
port)}function answersGet(url){return new Promise(resolve3=>{let asked=request(url,{agent:!1,signal:AbortSignal.timeout(
lookMs)},answer=>{let status=answer.statusCode??0;answer.destroy(),resolve3(status>=200&&status<300)});asked.on("error",
()=>resolve3(!1)),asked.end()})}function accepts(port){return new Promise(resolve3=>{let socket=connect({host:"127.0.0.1",
port}),done=accepted=>{socket.destroy(),resolve3(accepted)};socket.setTimeout(lookMs,()=>done(!1)),socket.once("connect",
()=>done(!0)),socket.once("error",()=>done(!1))})}function interruptServer({process,marker},name){let tree=findTree({roots:[
process],marker,uid:null}),known=tree.filter(({pid})=>hasVariable(pid,name));return(known.length>0?known:tree.filter(({pid})=>!isProfiler(
pid))).filter(one=>signalProcess(one,"SIGINT")).length>0}function hasVariable(pid,name){return read(`/proc/${pid}/enviro\
n`).split("\0").includes(`${serverVariable}=${name}`)}function isProfiler(pid){return/^(nsys.*|unshare|setpriv|QdstrmImporter)$/.
test(read(`/proc/${pid}/comm`).trim())||/^NSpid:.*\t1$/m.test(read(`/proc/${pid}/status`))}function read(path){try{return readFileSync(
path,"latin1")}catch{return""}}import{randomBytes}from"node:crypto";import{join}from"node:path";import{setTimeout as sleep}from"node:timers/promises";var keptLines=40;async function startServer(side,start2,readyLine){let{session}=side,{folder,loadable}=start2,name=`llm-\
profile-${randomBytes(8).toString("hex")}`;await session.directory.folder(folder);let command=serverCommand(side,name,loadable.
argv);await writeCommand(session,folder,command.argv);let startedAt=session.context.clock.now().toISOString(),running=runServer(
side,folder,command,readyLine);return{what:loadable.what,session:name,folder,over:running.over,lines:running.lines,ended:running.
ended,endedByItself:()=>running.ended()?.outcome==="exited",started:running.started,saidReady:running.saidReady,async end(){
await askToEnd(side,start2,name,running),await recordServer(side,start2,command,startedAt,await running.kill())}}}function serverCommand(side,name,server){
let{session,config}=side;return{tool:"nsys launch",argv:isolate(nsysLaunchArgv(config,session.tools.nsys,name,server),session.
isolation),cwd:side.program.workingDirectory,environment:side.program.environment,timeLimitMs:null}}function runServer({
session},folder,command,readyLine){let[force,over]=[new AbortController,new AbortController],lines=[],[started,ended,saidReady]=[
null,null,!1],process=session.runCapture({command,isolation:session.isolation,stop:AbortSignal.any([session.context.stop,
force.signal]),stdoutFile:session.directory.file(join(folder,"stdout.txt")),stderrFile:session.directory.file(join(folder,
"stderr.txt")),logLimitBytes,onLine:line=>{session.context.log.output(line),readyLine!==null&&line.includes(readyLine)&&
(saidReady=!0),lines.push(line)>keptLines&&lines.shift()},onStart:process2=>{started=process2}}).then(result=>ended=result).
finally(()=>over.abort());return process.catch(()=>{}),{started:()=>started,ended:()=>ended,over:over.signal,saidReady:()=>saidReady,
lines,kill:async()=>(force.abort(),process)}}var stopLimitMs=3e4;async function askToEnd({session},{label,loadable},name,running){
let started=running.started();if(running.ended()!==null||started===null||session.context.stop.aborted)return;let either=AbortSignal.
any([running.over,session.context.stop]);interruptServer(started,name),await sleep(stopLimitMs,void 0,{signal:either}).catch(
()=>{}),!either.aborted&&await session.warn(`${label}: the ${loadable.what} didn't end within 30 s of SIGINT, so we kill\
ed it.`)}async function recordServer({session},{label,folder,attempt},command,startedAt,{outcome,exitCode,seconds}){await session.
recorder.command({tool:command.tool,label,isStart:!0,attempt,cwd:command.cwd,startedAt,seconds,exitCode,stdout:join(folder,
"stdout.txt"),stderr:join(folder,"stderr.txt"),argv:[...command.argv],environmentNames:Object.keys(command.environment).
sort(),outcome:outcome==="exited"?"ok":outcome})}var lookEveryMs=200;async function withLoad(side,{label,folder},body){let{server}=side.config.workload,process=await startUntilReady(
side,{label,folder},serverLoad(server));try{let running=loadedServer(side,label,process);return server.client!==null&&await running.
client({key:server["warm-up"]===null?"workload.server.client":"workload.server.warm-up",command:server["warm-up"]??server.
client,label:`${label}, warm-up`,folder:join2(folder,"warm-up")}),await body(running)}finally{await process.end()}}function serverLoad(server){
return{what:"server",argv:commandArgv(server.command??[]),ready:readiness(server),limit:server["ready-limit"]}}async function startUntilReady(side,place,load){
let title=`${place.label}: starting the ${load.what}`;return side.session.context.log.group(title,async()=>startInTurn(side,
place,load))}async function startInTurn(side,{label,folder},load){let{session,config}=side,{ready}=load;for(let attempt=1;;attempt+=
1){if("kind"in ready&&await isListening(ready))throw new CaptureError(taken(ready,label));let process=await startServer(
side,{label,folder,attempt,loadable:load},"line"in ready?ready.line:null);try{return await untilReady(process,load,side,
label),process}catch(error){await process.end();let known=matchFailure(process.lines.join(`
`));if(!process.endedByItself()||known?.transient!==!0||attempt>config.retries)throw error;await keepAttempt(session,folder,
`${folder}-attempt-${attempt}`),await session.warn(`${label}: ${known.what} Trying again (attempt ${attempt+1} of ${config.
retries+1}).`)}}}function readiness(server){let{"ready-http":http,"ready-port":port,"ready-line":line}=server;return line!==
null?{line}:http===null?{kind:"port",port:port??0}:{kind:"http",url:http.startsWith("/")?`http://127.0.0.1:${port??80}${http}`:
http}}async function untilReady(process,load,side,label){let{ready}=load,limit=AbortSignal.timeout(parseDurationMs(load.
limit)),either=AbortSignal.any([limit,process.over]);for(;;){if(process.over.aborted)throw endedEarly(side,process,label,
"before it was ready");if(await isReady(ready,process))return;if(limit.aborted)throw new CaptureError(notReady(load,process,
label));await sleep2(lookEveryMs,void 0,{signal:either}).catch(()=>{})}}async function isReady(ready,process){return"fil\
e"in ready?exists(ready.file):"line"in ready?process.saidReady():isListening(ready)}function loaded(side,label,process){
let{session}=side,{isolation}=session,requireRunning=of=>{if(process.over.aborted)throw endedEarly(side,process,of,"duri\
ng a capture")};return{side,session:process.session,requireRunning,output:()=>process.lines.join(`
`),async nsys(tool,argv,limitMs){requireRunning(label);let started=process.started();if(started===null)throw new ToolError(
{what:`The ${process.what} didn't report its process.`,where:label});let{workingDirectory:cwd,environment}=side.program;
return callTool({runTool:command=>session.tools.runTool({...command,marker:started.marker}),cwd,environment},tool,isolateBeside(
argv,isolation,started.inside(),cwd),limitMs)}}}function loadedServer(side,label,process){let{session,config}=side,{isolation,
context}=session,running=loaded(side,label,process),{requireRunning}=running;return{...running,async client({key,command:words,
label:of,folder}){requireRunning(of),await session.directory.folder(folder);let command={tool:key==="workload.server.cli\
ent"?"client":"warm-up",argv:isolate(commandArgv(words),isolation),cwd:side.program.workingDirectory,environment:side.program.
environment,timeLimitMs:parseDurationMs(config.workload["time-limit"])};await writeCommand(session,folder,command.argv);
let apart={...isolation,user:null},result=await runStreamed({...session,context:{...context,stop:AbortSignal.any([context.
stop,process.over])}},{command,isolation:apart,title:of,label:of,isStart:!1,attempt:1,folder,successExitCodes:[0]}).catch(
error=>{throw error instanceof StoppedError?endedEarly(side,process,of,"while its client ran"):error});if(result.outcome===
"exited"&&result.exitCode===0)return result;throw requireRunning(of),new CaptureError(clientFailed(result,key,of,folder,
config.workload["time-limit"]))}}}function clientFailed({outcome,exitCode,stdoutTail,stderrTail},key,label,folder,limit){
return{id:"client-failed",what:`The server's client ${outcome==="timed-out"?`didn't end within ${String(limit)} (workloa\
d.time-limit)`:`exited with code ${exitCode??"none"}`}, so this capture doesn't count.`,where:`${label} (${key})`,why:lastLines(
`${stdoutTail}
${stderrTail}`,/^$/),help:`The client's full output is in ${folder}/ in the run directory, and the server's output is in\
 load-\u2026/ next to that folder.`}}var loop="`for _ in llm_profile_action.rounds():`";function endedEarly({session:{context}},{
ended,lines,folder,what},label,when){if(context.stop.aborted)return stoppedBy(context.stop);let result=ended(),how=result===
null||result.outcome==="not-started"?"couldn't start":`ended ${when} (exit code ${result.exitCode??"none"})`,said=result?.
outcome==="not-started"?result.stderrTail:lines.join(`
`);return what==="program"?new CaptureError({id:"program-ended",what:`The program ${how}.`,where:`${label} (workload.rou\
nds-per-load)`,why:lastLines(said,/^$/),help:`Put the work of a round in the loop ${loop}. The program must run this loo\
p exactly once, without leaving it early. The program's full output is in ${folder}/ in the run directory.`}):new CaptureError(
{id:"server-ended",what:`The server ${how}.`,where:`${label} (workload.server.command)`,why:lastLines(said,/^$/),help:`T\
ry the command without the profiler first. The server's full output is in ${folder}/ in the run directory.`})}function notReady({
ready,limit},{lines,folder},label){return"file"in ready?{id:"program-not-ready",what:`The program didn't start a round w\
ithin ${String(limit)}.`,where:`${label} (workload.time-limit)`,why:lastLines(lines.join(`
`),/^$/),help:`Put the work of a round in the loop ${loop}, and give the program enough time to load. The program's full\
 output is in ${folder}/ in the run directory.`}:{id:"server-not-ready",what:`The server wasn't ready within ${String(limit)}\
: ${awaited(ready)}.`,where:`${label} (workload.server.ready-limit)`,why:lastLines(lines.join(`
`),/^$/),help:`Make sure workload.server.ready-\u2026 matches the server, and that the server has enough time to load. The se\
rver's full output is in ${folder}/ in the run directory.`}}function awaited(ready){return"line"in ready?`no line of its\
 output contained ${JSON.stringify(ready.line)}`:ready.kind==="http"?`GET ${ready.url} didn't return 2xx`:`nothing liste\
ned on port ${ready.port} of 127.0.0.1`}function taken(ready,label){return{id:"server-port-taken",what:`Before we starte\
d the server, another server was already listening at ${ready.kind==="http"?ready.url:`port ${ready.port}`}.`,where:`${label}\
 (workload.server.ready-${ready.kind})`,why:"We'd mistake the other server's responses for your server's responses.",help:"\
Stop the other server, or use another port for your server."}}import{mkdtemp as mkdtemp2,writeFile}from"node:fs/promises";import{join as join6}from"node:path";import{setTimeout as sleep3}from"node:timers/promises";import{join as join5}from"node:path";import{mkdtemp}from"node:fs/promises";import{basename as basename2,dirname as dirname2,join as join4}from"node:path";import{
setImmediate as nextTurn}from"node:timers/promises";function checkMetrics({failures},where){if(failures===null)return null;let{kind,failed:failed3,asked,said}=failures,what=failed3===
0?`The program completed no ${kind}.`:`${counted(failed3,kind)}${asked===null?"":` of ${String(asked)}`} failed.`;return diagnostic(
{id:"metrics-client-failed",what,where,why:`The metrics file reports this.${said===null?"":` The first error: ${plainText(
said.slice(0,300))}`}`,help:"Metrics from a partly failed load don't describe the whole load. Find the cause in the outp\
ut of the program or its server."})}var mostMetrics=1e4,measured=custom(value=>typeof value=="number"||typeof value=="string"&&/^-?(?:NaN|nan|Infinity|inf)$/.
test(value),"Invalid input: not a number");function isRecord(value){return typeof value=="object"&&value!==null&&!Array.
isArray(value)}var entriesAtOnce=1e3;function parseEntries(schema,entries2,at=[]){let parsed=[],some=array(schema);for(let from=0;from<
entries2.length;from+=entriesAtOnce){let{data,error}=some.safeParse(entries2.slice(from,from+entriesAtOnce));if(error!==
void 0)throw new ZodError(error.issues.map(({path:[index,...rest],...issue})=>({...issue,path:[...at,from+Number(index),
...rest]})));for(let entry of data)parsed.push(entry)}return parsed}function elements(values){return values.flat()}function settingsTexts(records,settings3){
let differing=settings3.filter(key=>new Set(records.map(one=>settingOf(one,key))).size>1);return records.map(record=>differing.
length===0?"":` (${differing.map(key=>`${key} ${settingOf(record,key)}`).join(", ")})`)}function settingOf(record,key){let value=record[key]??
"none",text=typeof value=="string"?value:JSON.stringify(value);return key==="model_filename"?text.split(/[\\/]/).at(-1)??
text:text}var entrySchema=object({name:coerce_exports.string(),value:union([number(),string()]).transform(Number),unit:coerce_exports.
string().nullish()}),smallerIsBetter=customFormat("customSmallerIsBetter","lower"),biggerIsBetter=customFormat("customBi\
ggerIsBetter","higher");function customFormat(format,better){return{format,recognizes:()=>!1,read:values=>({metrics:parseEntries(
entrySchema,elements(values)).map(({name,value,unit})=>({name,value,unit:unit??null,better}))})}}var runSchema=object({name:string(),run_name:string().optional(),run_type:_enum(["iteration","aggregate"]).optional(),aggregate_name:string().
optional(),error_occurred:boolean().optional(),error_message:string().optional(),skipped:boolean().optional(),real_time:measured.
optional(),time_unit:_enum(["ns","us","ms","s"]).optional(),items_per_second:measured.optional(),bytes_per_second:measured.
optional()}),fileSchema=object({benchmarks:array(unknown())}),googleBenchmark={format:"google-benchmark",recognizes:([file])=>isRecord(
file)&&"context"in file&&"benchmarks"in file,read:values=>readRuns(array(fileSchema).parse(values).flatMap(({benchmarks},index)=>parseEntries(
runSchema,benchmarks,[index,"benchmarks"])))};function readRuns(runs){let byName=Map.groupBy(runs.filter(({error_occurred,
skipped})=>error_occurred!==!0&&skipped!==!0),({name,run_name})=>run_name??name),failed3=runs.filter(({error_occurred})=>error_occurred===
!0),names=new Set(runs.map(({name,run_name})=>run_name??name)),failures={kind:"benchmark",failed:new Set(failed3.map(({name,
run_name})=>run_name??name)).size,asked:names.size,said:failed3.find(({error_message})=>error_message!==void 0)?.error_message??
null};return{metrics:[...byName].flatMap(([name,its])=>metricsOf(name,its)),failures:failed3.length===0?null:failures}}function metricsOf(name,runs){
let middle=runs.filter(({aggregate_name})=>aggregate_name==="median"),of=middle.length>0?middle:runs.filter(({run_type})=>run_type!==
"aggregate"),timeUnit=of.find(({time_unit})=>time_unit!==void 0)?.time_unit??"ns";return[{key:"real_time",as:name,unit:timeUnit,
better:"lower"},{key:"items_per_second",as:`${name} items_per_second`,unit:"items/s",better:"higher"},{key:"bytes_per_se\
cond",as:`${name} bytes_per_second`,unit:"B/s",better:"higher"}].flatMap(({key,as,unit,better})=>middleOf(of.flatMap(run=>run[key]??
[])).map(value=>({name:as,value,unit,better})))}function middleOf(values){let numbers=values.filter(value=>typeof value==
"number"),none=values.find(value=>typeof value=="string");return none!==void 0?[none]:numbers.length===0?[]:[median(numbers)]}var noNumber=/(?:NaN|nan|Infinity|inf)\b/y,mostLists=2e5,mostKeys=1e6,mostElements=5e6,mostNoNumbers=1e5,deepest=100;function readJson(given,mostLines){
let scanned=scan(given);if("why"in scanned)return scanned.why;let{text}=scanned,whole=parse2(text);if(typeof whole!="str\
ing")return[whole.value];let values=[];for(let from=0;from<text.length&&values.length<=mostLines;){let newLine=text.indexOf(
`
`,from),end=newLine===-1?text.length:newLine,line=text.slice(from,end);if(from=end+1,line.trim()==="")continue;let one=parse2(
line);if(typeof one=="string")return values.length===0?whole:`Line ${String(values.length+1)}: ${one}`;values.push(one.value)}
return values.length===0?whole:values}function parse2(text){try{return{value:JSON.parse(text)}}catch(error){return`It is\
n't valid JSON: ${errorMessage(error)}`}}function scan(text){let mended=[],done=0,noNumbers=0,lists=0,keys=0,elements2=0,
depth=0;for(let at=0;at<text.length;at+=1)switch(text[at]){case'"':at=endOfString(text,at);break;case"[":case"{":if((lists+=
1)>mostLists)return{why:`It has more than ${counted(mostLists,"list or object","lists and objects")}.`};if((depth+=1)>deepest)
return{why:`It's nested more than ${counted(deepest,"level")} deep.`};break;case"]":case"}":depth-=1;break;case":":if((keys+=
1)>mostKeys)return{why:`It has more than ${counted(mostKeys,"key")}.`};break;case",":if((elements2+=1)>mostElements)return{
why:`It has more than ${counted(mostElements,"value")}.`};break;case"N":case"n":case"I":case"i":{if(noNumber.lastIndex=at,
!noNumber.test(text))break;if((noNumbers+=1)>mostNoNumbers)return{why:`It has more than ${counted(mostNoNumbers,"value")}\
 that aren't finite numbers.`};let from=text[at-1]==="-"?at-1:at;mended.push(text.slice(done,from),`"${text.slice(from,noNumber.
lastIndex)}"`),done=noNumber.lastIndex,at=done-1;break}default:}return{text:done===0?text:mended.join("")+text.slice(done)}}
function endOfString(text,start2){let at=start2+1;for(;at<text.length&&text[at]!=='"'&&text[at]!==`
`;)at+=text[at]==="\\"?2:1;return at}var count=number().int().nonnegative(),entrySchema2=looseObject({n_prompt:count,n_gen:count,n_depth:count.optional(),avg_ts:measured}),
settings=["backends","gpu_info","model_filename","model_type","n_batch","n_ubatch","n_threads","cpu_mask","cpu_strict","\
poll","type_k","type_v","n_gpu_layers","n_cpu_moe","split_mode","main_gpu","no_kv_offload","flash_attn","devices","tenso\
r_split","tensor_buft_overrides","load_mode","lazy_mode","use_mmap","use_direct_io","embeddings","no_op_offload","no_hos\
t","repack","fit_target","fit_min_ctx"],llamaBench={format:"llama-bench",recognizes:values=>{let[first]=elements(values);
return isRecord(first)&&"n_prompt"in first&&"n_gen"in first&&"avg_ts"in first},read:values=>{let entries2=parseEntries(entrySchema2,
elements(values)),suffixes=new Map;for(let alike of Map.groupBy(entries2,testName).values())for(let[index,suffix]of settingsTexts(
alike,settings).entries()){let entry=alike[index];entry!==void 0&&suffixes.set(entry,suffix)}return{metrics:entries2.map(
entry=>({name:`${testName(entry)}${suffixes.get(entry)??""}`,value:entry.avg_ts,unit:"tok/s",better:"higher"}))}}};function testName({
n_prompt,n_gen,n_depth=0}){return`${[...n_prompt>0?[`pp${String(n_prompt)}`]:[],...n_gen>0?[`tg${String(n_gen)}`]:[]].join(
"+")}${n_depth>0?` @ d${String(n_depth)}`:""}`}var entrySchema3=object({name:string(),value:measured,unit:string().nullish(),better:_enum(["lower","higher"]).nullish()}),
ownJson={format:"json",recognizes:values=>{let[first]=entries(values);return isRecord(first)&&"name"in first&&"value"in first},
read:values=>({metrics:parseEntries(entrySchema3,entries(values)).map(({name,value,unit,better})=>({name,value,unit:unit??
null,better:better??null}))})};function entries(values){return elements(values.map(value=>isRecord(value)&&Array.isArray(
value.metrics)?value.metrics:value))}var fileSchema2=object({benchmarks:array(unknown())}),benchmarkSchema=object({fullname:string(),stats:object({median:measured})}),
pytestBenchmark={format:"pytest-benchmark",recognizes:([file])=>isRecord(file)&&"machine_info"in file&&"benchmarks"in file,
read:values=>({metrics:array(fileSchema2).parse(values).flatMap(({benchmarks},index)=>parseEntries(benchmarkSchema,benchmarks,
[index,"benchmarks"])).map(({fullname,stats})=>({name:fullname,value:stats.median,unit:"s",better:"lower"}))})};var recordSchema=looseObject({completed:number().int().nonnegative(),failed:number().int().nonnegative().optional(),probe_failed:number().
int().nonnegative().optional(),num_prompts:number().int().nonnegative().optional(),errors:array(string().nullable()).optional()}),
latency=/^(?:probe_)?(?:mean|median|p\d{1,3}(?:\.\d{1,6})?)_[a-z0-9_]+_ms$/,throughput={unit:"tok/s",better:"higher"},amount={
better:null},plain={request_throughput:{unit:"req/s",better:"higher"},request_goodput:{unit:"req/s",better:"higher"},input_sequence_throughput:{
unit:"inputs/s",better:"higher"},output_throughput:throughput,input_throughput:throughput,total_token_throughput:throughput,
total_throughput:throughput,accept_length:{unit:"tok",better:"higher"},spec_decode_acceptance_length:{unit:"tok",better:"\
higher"},spec_decode_acceptance_rate:{unit:"%",better:"higher"},duration:{unit:"s",better:null},completed:amount,total_input_tokens:amount,
total_output_tokens:amount},settings2=["tag","label","backend","model_id","dataset_name","num_prompts","request_rate","b\
urstiness","max_concurrency","sharegpt_output_len","random_input_len","random_output_len","random_range_ratio"];function servingFormat(format,marks){
return{format,recognizes:values=>{let[first]=elements(values);return isRecord(first)&&"completed"in first&&marks.some(key=>key in
first)},read:values=>{let records=parseEntries(recordSchema,elements(values)),suffixes=settingsTexts(records,settings2),
metrics=[];for(let[index,record]of records.entries()){for(let metric of metricsOf2(record,suffixes[index]??""))metrics.push(
metric);if(metrics.length>mostMetrics)break}return{metrics,failures:failuresOf(records)}}}}var sglang=servingFormat("sgl\
ang",["median_e2e_latency_ms","total_output_tokens_retokenized"]),vllm=servingFormat("vllm",["endpoint_type","request_th\
roughput"]);function metricsOf2(record,suffix){let latencies=Object.keys(record).filter(key=>latency.test(key)),others=Object.
keys(plain).filter(key=>key in record);return[...latencies,...others].flatMap(key=>{if(record[key]===null)return[];let{unit=null,
better}=plain[key]??{unit:"ms",better:"lower"},{data:value,error}=measured.safeParse(record[key]);if(error!==void 0)throw new ZodError(
error.issues.map(issue=>({...issue,path:[key]})));return[{name:`${key}${suffix}`,value,unit,better}]})}function failuresOf(records){
let failed3=records.reduce((sum,record)=>sum+failedOf(record),0),none=records.every(({completed})=>completed===0);if(failed3===
0&&!none)return null;let asked=records.reduce((sum,record)=>sum+record.completed+failedOf(record),0),said=records.flatMap(
({errors})=>errors??[]).find(error=>error!==null&&error.trim()!=="");return{kind:"request",failed:failed3,asked:asked===
0?null:asked,said:said??null}}function failedOf({completed,failed:failed3,probe_failed,num_prompts,errors}){let said=(errors??
[]).filter(error=>error!==null&&error.trim()!=="").length,missing2=Math.max(0,(num_prompts??0)-completed);return(failed3??
(errors===void 0?missing2:said))+(probe_failed??0)}var jsonFormats=[pytestBenchmark,googleBenchmark,sglang,vllm,llamaBench,ownJson,smallerIsBetter,biggerIsBetter],longestCsv=8*
2**20,longestCsvRow=64*2**10,mostColumns=1e3,longestName=500,longestUnit=40,namedProblems=3;function readMetrics(text,file,format){
let values=format==="csv"?null:readJson(text.replace(/^\ufeff/,""),mostMetrics);if(typeof values=="string"&&(format!==null||
/^\ufeff?\s*[[{]/.test(text)))throw unreadable(file,plainText(values),format);if(values===null||typeof values=="string")
return checked({metrics:readCsv(text,file)},file,"csv");let reader=jsonFormats.find(one=>format===null?one.recognizes(values):
one.format===format);if(reader===void 0)throw unreadable(file,"It's JSON, but in an unknown format.",null);if(elements(values).
length>mostMetrics)throw tooMany(file,elements(values).length);try{return checked(reader.read(values),file,reader.format)}catch(error){
throw error instanceof ZodError?unreadable(file,problemsText(error),reader.format):error}}function readCsv(text,file){if(text.
length>longestCsv)throw unreadable(file,`It has ${counted(text.length,"character")}; the limit for CSV is ${countText(longestCsv)}\
.`,"csv");let records;try{records=parse(text,{bom:!0,skipEmptyLines:!0,trim:!0,to:mostMetrics+1,maxRecordSize:longestCsvRow,
columns:names=>{if(names.length>mostColumns)throw new Error(`It has ${counted(names.length,"column")}; the limit is ${countText(
mostColumns)}.`);return names.map(name=>csvColumns.has(name)?name:!1)}})}catch(error){throw unreadable(file,plainText(errorMessage(
error)),"csv")}let rows=array(csvRowSchema).safeParse(records);if(rows.success&&rows.data.length>0)return rows.data;let why=rows.
success?"It has no rows.":problemsText(rows.error);throw unreadable(file,why,"csv")}var csvFields=object({name:string(),
value:string().regex(/^(?:[+-]?[\d.]+(?:e[+-]?\d+)?|[+-]?(?:nan|inf|infinity))$/i,"Invalid input: not a number"),unit:string().
optional(),better:_enum(["lower","higher",""]).optional()}),csvColumns=new Set(Object.keys(csvFields.shape)),csvRowSchema=csvFields.
transform(({name,value,unit="",better=""})=>({name,value:Number.isNaN(Number(value))?value:Number(value),unit:unit===""?
null:unit,better:better===""?null:better}));function checked({metrics,failures=null},file,format){if(metrics.length>mostMetrics)
throw tooMany(file,metrics.length);if(failures!==null)return{format,metrics:[],failures};let problems=[],names=new Set,good=metrics.
flatMap(({name,value,unit,better})=>{let called=JSON.stringify(plainText(name.slice(0,80)));return name.trim()===""?problems.
push("A metric has an empty name."):name.length>longestName?problems.push(`The name ${called}\u2026 has ${counted(name.length,
"character")}; the limit is ${countText(longestName)}.`):unit!==null&&unit.length>longestUnit?problems.push(`The unit of\
 ${called} has ${counted(unit.length,"character")}; the limit is ${countText(longestUnit)}.`):names.has(name)?problems.push(
`${called} occurs more than once. Each process must report one value per metric, such as the median of its steps.`):(typeof value==
"string"||!Number.isFinite(value))&&problems.push(`The value of ${called} is ${String(value)}, which isn't a measurement\
.`),names.add(name),typeof value=="number"?[{name,value,unit,better,source:file}]:[]});if(problems.length>0)throw unreadable(
file,listed(problems),format);if(good.length===0)throw unreadable(file,"It has no metrics.",format);return{format,metrics:good,
failures}}function problemsText(error){return listed(error.issues.map(({path,message})=>`${message}, at ${plainText(toDotPath(
path))}`))}function listed(problems){let rest=problems.length-namedProblems;return[...problems.slice(0,namedProblems),...rest>
0?[`and ${String(rest)} more`]:[]].join(`
`)}function tooMany(file,count2){return unreadable(file,`It has at least ${counted(count2,"metric")}; the limit is ${countText(
mostMetrics)}.`,null)}function unreadable(file,why,format){return new ParseError({id:"metrics-unreadable",what:`Can't re\
ad the metrics file${format===null?"":` as ${format}`}.`,where:file,why,help:`Write JSON, JSON lines, or CSV with name, \
value, unit, and better (lower or higher), or set the format in \`metrics\`: {file: \u2026, format: \u2026}. Formats: ${metricFormats.
join(", ")}. See docs/metrics.md for an example of each.`})}import{createHash}from"node:crypto";import{constants}from"node:fs";import{lstat,open,opendir,realpath}from"node:fs/promises";
import{dirname,basename,isAbsolute,join as join3,normalize}from"node:path";var largestMetricFile=64*2**20,mostFiles=100,mostBytes=2*largestMetricFile,mostNames=1e5;async function watchMetrics(folder,pattern){
let before=new Map,bytes=0;for(let name of await namesOf(folder,pattern)){let path=join3(folder,name),stats=await lstat(
path,{bigint:!0}),size=Number(stats.size),isRead=stats.isFile()&&size<=Math.min(largestMetricFile,mostBytes-bytes);isRead&&
(bytes+=size),before.set(name,{stats,hash:isRead?await hashOf(path,stats):null})}return{written:async()=>readWritten(folder,
pattern,before)}}async function readWritten(folder,pattern,before){let names=await namesOf(folder,pattern),written=[],refused=[],
bytes=0;for(let name of names){let found=await readFresh(folder,name,before.get(name)??null,mostBytes-bytes);typeof found==
"string"?refused.push(`${plainText(name)}: ${found}`):found!==null&&(bytes+=found.bytes,written.push(found.file))}if(refused.
length>0)throw refusal(folder,pattern,refused);if(written.length>0)return written;throw names.length>0?stale(folder,pattern,
names):await missing(folder,pattern)}async function namesOf(folder,pattern){let place=dirname(normalize(pattern)),wanted=basename(
pattern);if(isAbsolute(pattern)||!await staysWithin(folder,place))throw refusal(folder,pattern,[`${plainText(place)} is \
outside the working directory.`]);let found=[],seen=0;try{for await(let{name}of await opendir(join3(folder,place))){if((seen+=
1)>mostNames)throw refusal(folder,pattern,[`The folder has more than ${mostNames} entries.`]);if(!(name!==wanted&&!matchesGlob(
wanted,name))&&found.push(join3(place,name))>mostFiles)throw refusal(folder,pattern,[`The pattern matches more than ${mostFiles}\
 files.`])}}catch(error){if(["ENOENT","ENOTDIR"].includes(errorCode(error)))return[];throw error}return found.sort()}async function staysWithin(folder,place){
try{return isWithin(await realpath(join3(folder,place)),await realpath(folder))}catch(error){if(errorCode(error)==="ENOE\
NT")return isWithin(join3(folder,place),folder);throw error}}async function readFresh(folder,name,before,left){let path=join3(
folder,name),seen=await lstat(path);if(!seen.isFile())return`It's ${kindOf(seen)}.`;try{var _stack=[];try{let file=__using(
_stack,await open(path,constants.O_RDONLY|constants.O_NOFOLLOW|constants.O_NONBLOCK),!0);let stats=await file.stat({bigint:!0});
if(!stats.isFile())return"The path isn't a regular file.";if(stats.nlink!==1n)return"The file has another hard link.";if(before!==
null&&isSame(before.stats,stats))return null;if(stats.size>largestMetricFile)return`The file is ${sizeText(Number(stats.
size))}; the limit is ${sizeText(largestMetricFile)}.`;if(stats.size>left)return`Together, the files exceed the limit of\
 ${sizeText(mostBytes)}.`;let buffer=Buffer.alloc(Number(stats.size));let{bytesRead}=await file.read({buffer,position:0});
if(bytesRead<buffer.length)return"The file changed while we read it.";let text=buffer.toString("utf8");return{file:{name,
text,added:addedTo(before,buffer)},bytes:buffer.length}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}}catch(error){if(errorCode(error)==="ELOOP")return"It's a symbolic lin\
k.";if(errorCode(error)==="EACCES")return"Permission denied.";throw error}}function isSame(before,now){return before.ino===
now.ino&&before.size===now.size&&before.ctimeNs===now.ctimeNs}function addedTo(before,content){let size=before===null?0:
Number(before.stats.size);if(before===null||before.hash===null||size===0||size>=content.length)return null;let newLine=10;
return content[size-1]!==newLine&&content[size]!==newLine?null:hash(content.subarray(0,size))===before.hash?content.toString(
"utf8",size):null}async function hashOf(path,{size}){try{var _stack=[];try{let file=__using(_stack,await open(path,constants.
O_RDONLY|constants.O_NOFOLLOW|constants.O_NONBLOCK),!0);let{buffer,bytesRead}=await file.read({buffer:Buffer.alloc(Number(
size)),position:0});return hash(buffer.subarray(0,bytesRead))}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}}catch(error){if(["ELOOP","EACCES","ENOENT"].includes(errorCode(error)))
return null;throw error}}function hash(content){return createHash("sha256").update(content).digest("hex")}function stale(folder,pattern,names){
return new CaptureError({id:"metrics-stale",what:"This run didn't write the metrics file.",where:`${plainText(pattern)} \
in ${folder}`,why:`The program didn't change ${listText(names.map(plainText),5)}, so the numbers are from another run.`,
help:"Make the program write the file in each run, to the path in `metrics`."})}async function missing(folder,pattern){let place=join3(
folder,dirname(pattern)),there=[];try{for await(let{name}of await opendir(place)){if(there.length>=1e3)break;/\.(?:json|jsonl|csv)$/.
test(name)&&there.push(name)}}catch(error){if(!["ENOENT","ENOTDIR"].includes(errorCode(error)))throw error}let near=nearest(
basename(pattern),there);return new CaptureError({id:"metrics-missing",what:"The program didn't write a metrics file.",where:`${plainText(
pattern)} in ${folder}`,why:`After the run, no file matched the path or glob.${near===null?"":` Did you mean ${plainText(
near)}?`}`,help:"Paths in `metrics` are relative to workload.working-directory. Check that the program also writes the f\
ile there when it runs without a profiler. If the file's name contains a date or a process ID, use a glob."})}function refusal(folder,pattern,refused){
return new CaptureError({id:"metrics-refused",what:"Can't trust the metrics file.",where:`${plainText(pattern)} in ${folder}`,
why:refused.slice(0,10).join(`
`),help:"Write metrics to regular files inside the working directory, up to 64 MiB per file and 128 MiB for all files th\
at match a glob."})}async function offerMetricsFile(side){let{program,session}=side,folder=await mkdtemp(join4(program.temporary.tmp,"metric\
s-"));await shareWithIsolatedUser(folder,session.isolation);let environment={...program.environment,[metricsVariable]:join4(
folder,"metrics.json")};return{...side,program:{...program,environment}}}async function watchProgramMetrics(side,label){
let watched=await watchFiles(side);return async()=>{let metrics=new Map;for(let{file,format,files}of watched)for(let written of await files.
written()){let read2=await readInTurn(side,written,format);requireSuccess(read2,written,label);for(let metric of read2.metrics){
if(metrics.has(metric.name))throw named(metric,written.name,label);metrics.set(metric.name,{...metric,source:file})}}return[
...metrics.values()]}}async function watchProgramFailures(side,label){let watched=await watchFiles(side);return async()=>{
for(let{format,files}of watched)for(let written of await orElse([],async()=>files.written())){let read2=await orElse(null,
async()=>readInTurn(side,written,format));read2!==null&&requireSuccess(read2,written,label)}}}async function readInTurn({
session},written,format){return await nextTurn(),refuseWhenStopped(session.context.stop),readMetrics(textOf(written),written.
name,format)}async function orElse(other,read2){try{return await read2()}catch(error){if(error instanceof CaptureError||
error instanceof ParseError)return other;throw error}}async function watchFiles({config,program}){let wanted=config.metrics.
map(entry=>typeof entry=="string"?{file:entry}:entry),named2=await Promise.all(wanted.map(async({file,format=null})=>({file,
format,files:await watchMetrics(program.workingDirectory,file)}))),offered=program.environment[metricsVariable];if(offered===
void 0)return named2;let watched=await watchMetrics(dirname2(offered),basename2(offered));return[...named2,{file:metricsVariable,
format:"json",files:{written:async()=>ifAny(watched)}}]}async function ifAny(files){try{return await files.written()}catch(error){
if(error instanceof CaptureError&&error.id==="metrics-missing")return[];throw error}}function requireSuccess(read2,{name},label){
let failure=checkMetrics(read2,`${label}, ${plainText(name)}`);if(failure!==null)throw new CaptureError(failure)}function textOf({
text,added}){return added?.trimStart().startsWith("{")===!0?added:text}function named({name},file,label){return new CaptureError(
{id:"metrics-unreadable",what:`Two metrics files contain ${JSON.stringify(plainText(name))}.`,where:`${label}, ${plainText(
file)}`,help:"Use different names for the metrics, or list fewer files in `metrics`."})}var startLimitMs=12e4;async function captureServer(server,plan,round){let{side}=server,label=sideLabel(side,`round ${round}\
, ${plan.label}`),requireSuccess3=await watchProgramFailures(side,label),attempted=await captureClient(server,{label,folder:join5(
side.name,`round-${round}`,plan.directory),gate:plan.gate,watched:!0});return await recordCapture(side,plan,round,attempted.
value),attempted.failure===null&&await requireSuccess3(),attempted}async function captureClient(server,place){return captureLoaded(
server,place,async()=>server.client({key:"workload.server.client",command:server.side.config.workload.server.client??[],
label:place.label,folder:join5(place.folder,"client")}))}async function captureLoaded(server,{label,folder:place,gate,watched},work){
var _stack=[];try{let{session,config}=server.side;let relativeFolder=join5(place,"nsys");let folder=await session.directory.
folder(relativeFolder);let output=await outputFolder(session,folder);server.requireRunning(label);let names={output:join5(
output,"report"),session:server.session};requireSuccess2(await server.nsys("nsys start",nsysStartArgv(config,session.tools.
nsys,names),startLimitMs),"start",label);let watch=__using(_stack,watched?watchBeside(session,folder):null,!0);let{seconds}=await work();
let gpuSamples=watch===null?null:await watch.samples();let stopLimitMs2=nsysLimitMs({captureSeconds:seconds});let stopped=await server.
nsys("nsys stop",nsysStopArgv(session.tools.nsys,server.session),stopLimitMs2);for(let[name,text]of[["stdout.txt",stopped.
stdout],["stderr.txt",stopped.stderr]])await session.directory.write(join5(relativeFolder,name),text);server.requireRunning(
label);if(stopped.timedOut)throw nsysHung("nsys stop",stopLimitMs2,label);requireSuccess2(stopped,"stop",label);await takeOver(
session,{tool:"nsys profile",label},output,folder);let{reports,raw,imports}=await importRaw(session,{label,folder,captureSeconds:seconds});
let end={kind:"known",outcome:"exited",exitCode:0,seconds,allowed:[0],timeLimitSeconds:null};let said=`${stopped.stdout}\

${stopped.stderr}`;let evidence={label,gate,end,output:said,reports,rawLeft:raw,imports};return{value:{label,folder,relativeFolder,
end,output:`${server.output()}
${said}`,reports,gpuSamples},failure:checkProcess(evidence)}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}}var failed={start:{id:"nsys-start-failed"},stop:{id:"nsys-stop-failed"}};
function requireSuccess2({exitCode,timedOut,stdout,stderr},what,label){if(!(exitCode===0&&!timedOut))throw new CaptureError(
{...failed[what],what:`nsys ${what} ${timedOut?"didn't end in time":`exited with code ${exitCode}`}, so we have no captu\
re.`,where:label,why:lastLines(`${stdout}
${stderr}`,/^$/),help:"Check nsys.extra-arguments: a common cause is an option that this nsys doesn't accept."})}var lookEveryMs2=20;async function withProgram(given,place,body){let{program,session}=given,folder=await mkdtemp2(join6(
program.temporary.tmp,"rounds-"));await shareWithIsolatedUser(folder,session.isolation);let environment={...program.environment,
[roundsVariable]:folder},side={...given,program:{...program,environment}},{workload}=side.config,process=await startUntilReady(
side,place,{what:"program",argv:workloadArgv(workload,join6(folder,"hydra")),ready:{file:join6(folder,"ready-0")},limit:workload["\
time-limit"]});try{let running=loaded(side,place.label,process),done=0;await body({...running,nextRound:async label=>{let{
clock}=session.context,startMs=clock.monotonicMs();done+=1,await tell(folder,`go-${done}`,label);let inTime=await within(
workload["time-limit"],process,async()=>exists(join6(folder,`ready-${done}`)));if(running.requireRunning(label),!inTime)
throw tooLong(process,label,"A round of the program",workload["time-limit"]);return{seconds:(clock.monotonicMs()-startMs)/
1e3}}}),await tell(folder,"end",place.label),await requireEnd(side,process,place.label)}finally{await process.end()}}async function captureTurn(program,plan,round){
let{side}=program,label=sideLabel(side,`round ${round}, ${plan.label}`),folder=join6(side.name,`round-${round}`,plan.directory),
attempted=await captureLoaded(program,{label,folder,gate:plan.gate,watched:!0},async()=>program.nextRound(label));return await recordCapture(
side,plan,round,attempted.value),attempted}async function tell(folder,name,label){await writeFile(join6(folder,name),"",
{flag:"wx"}).catch(error=>{throw new CaptureError({id:"program-not-told",what:"We couldn't tell the program to continue.",
where:label,why:errorMessage(error),help:`Make sure that only llm-profile creates ${name} in the folder that ${roundsVariable}\
 names.`,cause:error})})}async function requireEnd({config:{workload},session},process,label){let hasEnded=await within(
workload["time-limit"],process,async()=>Promise.resolve(!1));refuseWhenStopped(session.context.stop);let result=process.
ended();if(result===null||!hasEnded)throw tooLong(process,label,"After its last round, the program",workload["time-limit"]);
if(!(result.outcome==="exited"&&result.exitCode===0))throw new CaptureError({id:"workload-failed",what:`The program exit\
ed with code ${result.exitCode??"none"} after its last round.`,where:label,why:lastLines(process.lines.join(`
`),/^$/),help:`Try the command without the profiler first. The program's full output is in ${process.folder}/ in the run\
 directory.`})}async function within(limit,{over},hasCome){let timeout=AbortSignal.timeout(parseDurationMs(limit)),either=AbortSignal.
any([timeout,over]);for(;!await hasCome();){if(over.aborted)return!0;if(timeout.aborted)return!1;await sleep3(lookEveryMs2,
void 0,{signal:either}).catch(()=>{})}return!0}function tooLong({lines,folder},label,what,limit){return new CaptureError(
{id:"time-limit",what:`${what} took longer than ${String(limit)}.`,where:`${label} (workload.time-limit)`,why:lastLines(
lines.join(`
`),/^$/),help:`Raise workload.time-limit, or find out what the program is waiting for. The program's full output is in ${folder}\
/ in the run directory.`})}import{randomUUID}from"node:crypto";var inductor=[{folder:["inductor","cache"],files:[{name:/^[0-9a-f]{8,128}$/,content:"json"}]},{folder:["inductor","*"],files:[
{name:/^[0-9a-z]{8,128}\.kernel_perf$/,content:"numbers"},{name:/^[0-9a-z]{8,128}\.best_config$/,content:"json"}]}],triton={
folder:["triton","*"],files:[{name:/^\w{1,150}\.autotune\.json$/,content:"json"}]},xlaFolder=["jax","xla_gpu_per_fusion_\
autotune_cache_dir"],xla=[{folder:[...xlaFolder,"*"],files:[{name:/^[0-9a-f]{32}\.pb$/,content:"any"}]},{folder:xlaFolder,
files:[{name:/^[\w-]{43}=?\.textproto$/,content:"any"}]}],choicePlaces=[...inductor,triton,...xla],mostChoices={files:1e4,
fileBytes:4*2**20,bytes:16*2**20};function findOwnChoices(base,head){let added=[...head.choices.keys()].filter(path=>isConfiguration(
path)&&!base.choices.has(path)),changedKernels=new Set(added.filter(path=>path.endsWith(".autotune.json")).map(fileName)),
sources=Map.groupBy(base.sources,folderOf),isUnused=path=>{let beside=sources.get(folderOf(path))??[];return beside.length>
0&&!beside.some(source=>head.sources.has(source))};return{base:[...base.choices.keys()].filter(isConfiguration).filter(path=>path.
endsWith(".best_config")?head.choices.has(path)&&isUnused(path):changedKernels.has(fileName(path))),head:added}}function isConfiguration(path){
return path.endsWith(".best_config")||path.endsWith(".autotune.json")}function folderOf(path){return path.slice(0,path.lastIndexOf(
"/"))}function fileName(path){return path.slice(path.lastIndexOf("/")+1)}import{constants as constants2}from"node:fs";import{mkdir,open as open2,opendir as opendir2,unlink}from"node:fs/promises";
import{basename as basename3,dirname as dirname3,join as join7}from"node:path";var mostEntries=2e5;async function readChoices(folder){let choices=new Map,sources=new Set,left={entries:mostEntries,bytes:mostChoices.
bytes},refused=0,readPlace=async(handle,path,place)=>{for(let name of await listNames(handle,left)){name.endsWith(".py")&&
sources.add(join7(path,name));let file=place.files.find(one=>one.name.test(name));if(file===void 0)continue;let content=await readChoice(
inside(handle,name),file);if(content===null?refused+=1:choices.set(join7(path,name),content),left.bytes-=content?.length??
0,choices.size>mostChoices.files||left.bytes<0)throw new TooMany}};try{for(let place of choicePlaces)await withFolders(folder,
place.folder,left,async(handle,path)=>readPlace(handle,path,place))}catch(error){if(!(error instanceof TooMany))throw error;
return{choices:new Map,sources,refused:choices.size+refused}}return{choices,sources,refused}}var TooMany=class extends Error{};
function inside(handle,name){return join7(`/proc/self/fd/${handle.fd}`,name)}async function openFolder(path){let flags=constants2.
O_RDONLY|constants2.O_DIRECTORY|constants2.O_NOFOLLOW;return open2(path,flags).catch(error=>{if(["ENOENT","ENOTDIR","ELO\
OP"].includes(errorCode(error)))return null;throw error})}async function withFolders(root,pattern,left,use){let enter=async(place,path,[
part,...rest])=>{var _stack=[];try{let handle=__using(_stack,await openFolder(place),!0);if(handle===null)return;if(part===
void 0){await use(handle,path);return}for(let name of part==="*"?await listNames(handle,left):[part])await enter(inside(
handle,name),join7(path,name),rest)}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,
_hasError);_promise&&await _promise}};await enter(root,"",pattern)}async function listNames(handle,left){let names=[];for await(let{
name}of await opendir2(inside(handle,".")))if(names.push(name),left.entries-=1,left.entries<0)throw new TooMany;return names.
sort()}async function readChoice(path,{content:kind}){let content=await readSmallFile(path,mostChoices.fileBytes);return content===
null||!hasContent[kind](content.toString("utf8"))?null:content}var hasContent={json:text=>jsonOrNull(text.replaceAll(/(?<=[:[, ])(?:-?Infinity|NaN)\b/g,
"0"))!==null,numbers:text=>/^(?:(?:[\d.e+-]{1,32}|inf|nan)\s*){1,2}$/.test(text),any:()=>!0};async function readSmallFile(path,most){
var _stack=[];try{let flags=constants2.O_RDONLY|constants2.O_NOFOLLOW|constants2.O_NONBLOCK;let file=__using(_stack,await open2(
path,flags).catch(()=>null),!0);let status=await file?.stat();if(file==null||status?.isFile()!==!0||status.nlink!==1||status.
size>most)return null;let{buffer,bytesRead}=await file.read({buffer:Buffer.alloc(status.size),position:0});return buffer.
subarray(0,bytesRead)}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&
await _promise}}var tunedFolders=["inductor","triton","jax"];async function replaceCaches(folder,choices,isolation){for(let name of tunedFolders){
let problem=await removeDirectory(join7(folder,name));if(problem!==null)throw new ToolError({what:"Can't empty the cache\
s of the program's autotuners.",where:join7(folder,name),why:problem,help:"Find out what keeps the folder in use. With c\
ompare.caches=separate, caches stay as the program leaves them."});await makeFolder(join7(folder,name),isolation)}let made=new Set(
tunedFolders),makeParents=async path=>{let parent=dirname3(path);made.has(parent)||(await makeParents(parent),await makeFolder(
join7(folder,parent),isolation),made.add(parent))};for(let[path,content]of choices){var _stack=[];try{await makeParents(
path);let file=__using(_stack,await open2(join7(folder,path),"wx",420),!0);await file.writeFile(content);await giveToIsolatedUser(
join7(folder,path),isolation)}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);
_promise&&await _promise}}}async function makeFolder(path,isolation){await mkdir(path),await giveToIsolatedUser(path,isolation)}
async function removeChoices(folder,paths){let names=Map.groupBy(paths,path=>dirname3(path));for(let[parent,files]of names)
await withFolders(folder,parent.split("/"),{entries:mostEntries},async handle=>{for(let file of files)await unlink(inside(
handle,file.slice(parent.length+1))).catch(ignoreMissing)})}function ignoreMissing(error){if(errorCode(error)!=="ENOENT")
throw error}var kernelLine=/^def (triton_\w{1,200})\(/gm,graphLine=/^async_compile\b/m,largestSource=2**20;async function readKernelNames(folder,paths){
let names=new Set;for(let path of paths)path.endsWith(".autotune.json")&&names.add(basename3(path,".autotune.json"));let folders=new Set(
paths.filter(path=>path.endsWith(".best_config")).map(path=>dirname3(path)));for(let path of folders)await withFolders(folder,
path.split("/"),{entries:mostEntries},async handle=>{for(let name of await listNames(handle,{entries:mostEntries}))for(let kernel of name.
endsWith(".py")?await readKernels(inside(handle,name)):[])names.add(kernel)});return[...names].sort()}async function readKernels(path){
let source=(await readSmallFile(path,largestSource))?.toString("utf8")??"";return graphLine.test(source)?[]:[...source.matchAll(
kernelLine)].map(([,name=""])=>name)}function newTuning(folder){return{folder,draw:null,isStarted:!1,given:{choices:new Map,sources:new Set},own:[],ownKernels:[]}}
async function clearCaches({tuning,session}){tuning!==null&&await replaceCaches(tuning.folder,new Map,session.isolation)}
async function startTuned(side,first){let{tuning,session}=side;if(tuning===null||tuning.isStarted)return{side,started:await first.
start()};let{context,budget,isolation}=session,sinceMs=context.clock.monotonicMs(),started=await first.start();if(!first.
isReal(started))return{side,started};let{choices}=await readSide(side,tuning),isTuned=[...choices.keys()].some(path=>!tuning.
given.choices.has(path)),later={...side,tuning:{...tuning,isStarted:!0,draw:drawOf(tuning,choices)}};return isTuned?(context.
log.info(`In this start, autotuners chose kernels by measuring them (${counted(choices.size,"file")}). It doesn't count;\
 the next start uses the choices.`),await first.setAside(),await replaceCaches(tuning.folder,choices,isolation),budget.leaveOut(
context.clock.monotonicMs()-sinceMs),{side:later,started:await first.start()}):{side:later,started}}function drawOf({draw},choices){
return draw??(choices.size===0?null:randomUUID())}async function readSide({name,session},{folder}){let found=await readChoices(
folder);return found.refused>0&&await session.warn(`We left out ${counted(found.refused,"file")} in the ${name}'s caches\
, although named like an autotuner's choice: a link, too large, too many, or not JSON. Kernels may be tuned differently \
on each side.`),found}async function giveChoices(base,head){if(base.tuning===null||head.tuning===null)return head;let given=await readSide(
base,base.tuning);return await replaceCaches(head.tuning.folder,given.choices,head.session.isolation),{...head,tuning:{...head.
tuning,draw:base.tuning.draw,given}}}async function splitChoices({base,head}){if(base.tuning===null||head.tuning===null)
return{base,head};let found=await readSide(head,head.tuning),own=findOwnChoices(head.tuning.given,found),draw=drawOf(head.
tuning,found.choices);return{base:{...base,tuning:await withOwn(base.tuning,own.base)},head:{...head,tuning:await withOwn(
{...head.tuning,draw,isStarted:!0},own.head)}}}async function withOwn(tuning,own){return{...tuning,own,ownKernels:await readKernelNames(
tuning.folder,own)}}async function forgetOwnChoices({tuning}){tuning!==null&&await removeChoices(tuning.folder,tuning.own)}async function addPairs(given,plan,pairs){let{head,base}=given,{session}=head.side,asked=Math.max(plan.rounds,head.rounds.
length+pairs),step=stepOf(plan,measuredBase(given)===null?1:2),planned=turns(head.rounds.length,pairs,plan.roundsOfLoad??
1);for(let[index,{name,rounds,begins}]of planned.entries()){let other=measuredBase({base});if(begins&&!session.budget.mayBegin(
step)){let left=planned.slice(index).filter(turn=>turn.name==="head"||other!==null);session.progress.expect(-startsOf(left,
plan));break}if(name==="head"){let added=await addHeadTurn({head,base},plan,rounds);if({head,base}=added,added.failed!==
null)return keepMeasured({head,base},asked,added.failed)}else if(other!==null){let{measured:measured2,failure}=await addTurn(
other,plan,rounds);if(base=failure??measured2,failure===null)continue;await sayWithoutBase(session,failure),session.progress.
expect(-startsOf(planned.slice(index+1).filter(isOfBase),plan))}}return{head,base,failed:null}}async function keepMeasured(sides,asked,failed3){
let{head}=sides,whole=head.rounds.length;if(whole===0)throw failed3;await dropFailedRound(head);let other=measuredBase(sides),
base=other===null?sides.base:await keepRounds(other,whole,"unpaired");return await head.side.session.warn(`Round ${whole+
1} of ${asked} failed, so the results use only the ${whole===1?"round":`${whole} rounds`} before it.`),{head,base,failed:failed3}}
async function addMorePairs(given,plan,pairs){let{head,base}=given,{session}=head.side,asked=head.rounds.length+pairs;for(let{
name,rounds,begins}of turns(head.rounds.length,pairs,plan.roundsOfLoad??1)){if(begins&&!session.budget.mayBegin(stepOf(plan,
2)))break;let{measured:measured2,failure}=await addTurn(name==="head"?head:base,plan,rounds);if(name==="head"?head=measured2:
base=measured2,failure===null)continue;if(name==="head")return keepMeasured({head,base},asked,failure);let whole=base.rounds.
length;head=await keepRounds(head,whole,"unpaired"),await session.warn(`The base failed in round ${whole+1}, so we could\
n't measure more rounds. We use the ${counted(whole,"round")} per side measured before that. ${reasonsOf(failure)}`);break}
return{head,base,failed:null}}function stepOf({captures,roundsOfLoad},sides){return{leg:"rounds",starts:sides*(roundsOfLoad===
null?captures.length:1)}}function turns(first,pairs,ofTurn){let before=Math.ceil(first/ofTurn);return Array.from({length:Math.
ceil(pairs/ofTurn)},(_,index)=>{let rounds=Math.min(ofTurn,pairs-index*ofTurn);return((before+index)%2===0?["base","head"]:
["head","base"]).map((name,at)=>({name,rounds,begins:at===0}))}).flat()}function isOfBase({name}){return name==="base"}function startsOf(turns2,{
captures}){return captures.length*turns2.reduce((sum,{rounds})=>sum+rounds,0)}async function addHeadTurn(sides,plan,rounds){
let{head,base}=sides,pair=measuredBase(sides),isFirst=pair!==null&&head.side.tuning?.isStarted===!1;try{isFirst&&(head={
...head,side:await giveChoices(pair.side,head.side)});let{measured:measured2,failure}=await addTurn(head,plan,rounds);if(head=
measured2,failure!==null)return{head,base,failed:failure};if(isFirst){let split=await splitChoices({base:pair.side,head:head.
side});head={...head,side:split.head},base={...pair,side:split.base}}return{head,base,failed:null}}catch(error){return{head,
base,failed:asFailure(error)}}}async function addTurn(given,plan,rounds){let measured2=given;try{await openKeptFolder(given.
side);try{await forgetOwnChoices(given.side),plan.roundsOfLoad===null?measured2=await addStartedRound(given,plan):await addStartedLoad(
given,plan,rounds,more=>{measured2=more})}finally{await given.side.kept?.close()}return{measured:measured2,failure:null}}catch(error){
return{measured:measured2,failure:asFailure(error)}}}async function addStartedRound(given,plan){let{tuning}=given.side,more=await addRound(
given,plan,{load:null,make:async(side,capturePlan,round)=>{let{side:tuned,started}=await startBase({...side,tuning},{start:async()=>capture(
side,capturePlan,round),isReal:({failure})=>failure===null,setAside:async()=>{await setAside(side,`round-${round}`,"tuni\
ng","tuning")}});return{tuning}=tuned,started}});return{...more,side:{...more.side,tuning}}}async function addStartedLoad(given,plan,count2,added){
let load=(given.rounds.at(-1)?.load??0)+1,measured2=given,{side}=await startBase(given.side,{start:async()=>addLoad(given,
plan,{load,count:count2},more=>{measured2=more,added(more)}),isReal:()=>!0,setAside:async()=>{given.side.session.progress.
expect(count2*plan.captures.length),await keepRounds(measured2,given.rounds.length,"tuning"),await setAside(given.side,`\
load-${load}`,"tuning","tuning"),added(given)}});added({...measured2,side:{...measured2.side,tuning:side.tuning}})}async function startBase(side,first){
return side.name==="base"?startTuned(side,first):{side,started:await first.start()}}async function addLoad(given,plan,{load,
count:count2},added){let side=startedFor(given.side,"rounds"),place={label:sideLabel(side,`load ${load}`),folder:join8(side.
name,`load-${load}`)},addRounds=async make=>{let measured2=given;for(let made=0;made<count2;made+=1)measured2=await addRound(
measured2,plan,{load,make}),added(measured2)};side.config.workload.server.command===null?await withProgram(side,place,async program=>addRounds(
async(_,capturePlan,round)=>captureTurn(program,capturePlan,round))):await withLoad(side,place,async server=>addRounds(async(_,capturePlan,round)=>captureServer(
server,capturePlan,round)))}async function sayWithoutBase({warn},failure){await warn(`We couldn't measure the base, so w\
e measure only the head. ${reasonsOf(failure)}`)}async function orOwnFault(step){try{return await step()}catch(error){return asFailure(
error)}}function reasonsOf(error){let reasons=error.failures.map(({message})=>message);return[diagnosticText({...error,help:null}),
...reasons].join(" ")}import{join as join9}from"node:path";function instanceAmount(amount2,range,{instances,metrics}){if(typeof amount2=="number")return amount2;let key=rangeKeyText(
range),own=instances.filter(one=>rangeKeyText(one)===key&&one.endNs!==null);if(own.length===0)return null;if("metric"in amount2){
let value=metrics.find(({name})=>name===amount2.metric)?.value??0;return value>0?value/own.length:null}let starts=matchRanges(
amount2.range,instances).filter(one=>rangeKeyText(one)!==key).map(({startNs})=>startNs).toSorted((one,other)=>one-other),
count2=own.reduce((sum,{startNs,endNs})=>sum+countBefore(starts,endNs??startNs)-countBefore(starts,startNs),0);return count2===
0?null:count2/own.length}function countBefore(sorted,time){let[low,high]=[0,sorted.length];for(;low<high;){let middle=low+
high>>1;(sorted[middle]??1/0)<time?low=middle+1:high=middle}return low}var mostInstances=1e4;function untracedLabel(number2){return`untraced run ${number2}`}async function runUntraced(side,turn){
return measureUntraced(side,turn,async(given,{label,folder})=>{let own=await offerMetricsFile(given),metrics=await watchProgramMetrics(
own,label),captured=await captureUntraced(own,{label,folder:join9(folder,"nsys")});return{captured,metrics,seconds:captured.
end.seconds,clientSeconds:null}})}async function measureUntraced(given,{number:number2,order,ranges:keys},runProgram){var _stack=[];
try{let side=await withSeed(startedFor(given,"untraced"),untracedLabel(number2));let{session,config,name}=side;let label=sideLabel(
side,untracedLabel(number2));let folder=join9(name,`untraced-${number2}`);let memory=__using(_stack,await watchMemory(session,
await session.directory.folder(folder),label),!0);let ran=await runProgram({...side,config:untracedConfig(config)},{label,
folder});let peakMemory=memory===null?[]:await memory.peaks();let metrics=await ran.metrics();let specs=configuredRanges(
config);let all=[];for(let{path}of ran.captured.reports){let sqlite=await exportSqlite(session.tools,path,exportPlace(ran.
captured)),{ranges:ranges2}=await readTrace(sqlite,noticed(label,readingPorts(session.context))),inTurn=ranges2.toSorted(
(one,other)=>one.startNs-other.startNs),skipped=new Set(specs.flatMap(spec=>[...skippedInstances(inTurn,spec)]));for(let instance of ranges2)
skipped.has(instance)||all.push(instance)}let instances=all.filter(({raised})=>raised!==!0);let byKey=Map.groupBy(all,rangeKeyText);
let amounts={steps:readAmount(config.steps),tokens:readAmount(config.tokens)};let ranges=keys.map(key=>({...wallTimes(key,
byKey.get(rangeKeyText(key))??[],{label,wanted:config.latency.instances}),steps:amounts.steps===null?null:instanceAmount(
amounts.steps,key,{instances,metrics}),tokens:amounts.tokens===null?null:instanceAmount(amounts.tokens,key,{instances,metrics})}));
for(let name2 of["steps","tokens"])amounts[name2]!==null&&ranges.length>0&&ranges.every(range=>range[name2]===null)&&await warnOnce(
session,`\`${name2}\` is ${JSON.stringify(config[name2])}, but the program has no such range or metric, so we show no ti\
mes per ${name2==="steps"?"step":"token"}.`);let{seconds,clientSeconds}=ran;let ofOtherCommand=config.latency.command!==
null;return{order,seconds,clientSeconds,ofOtherCommand,ranges,metrics,peakMemory:[...peakMemory]}}catch(_){var _error=_,
_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}function readAmount(amount2){
return amount2===null||typeof amount2=="number"||"metric"in amount2?amount2:{range:parseRange(amount2.range,null)}}function wallTimes({
name,domain},instances,{label,wanted}){let ended=instances.flatMap(({startNs,endNs,raised})=>endNs===null?[]:[{ns:endNs-
startNs,raised}]),times=ended.filter(({raised})=>raised!==!0).map(({ns})=>ns);if(wanted===null?ended.length===0:times.length<
wanted)throw new CaptureError({id:"instances-missing",what:`The NVTX range ${JSON.stringify(rangeText(name,domain))} end\
ed ${counted(times.length,"time")}; the minimum is ${String(wanted??1)}.`,where:label,why:"This run covers the whole pro\
gram, but traces only NVTX. If ranges come from our Python module, instances that raised an exception don't count.",help:"\
Make the program run the range more often, lower latency.instances, or set latency.command to a command that runs the ra\
nge often enough."});return{name,domain,instanceNs:times.slice(-(wanted??mostInstances))}}async function runServerUntraced(side,turn){return measureUntraced(side,turn,async(own,{label,folder})=>withLoad(own,{label,
folder:`${folder}/load`},async server=>{let metrics=await watchProgramMetrics(own,label),{value:captured,failure}=await captureClient(
server,{label,folder,gate:{kind:"none"},watched:!1});if(failure!==null)throw new CaptureError(failure);return{captured,metrics,
seconds:null,clientSeconds:captured.end.seconds}}))}async function addUntraced(given,pairs){let{config,session}=given.head.side,isServer=config.workload.server.command!==null;
if(untracedRanges(given.head).length===0&&config.metrics.length===0&&!isServer)return{...given,failed:null};let hasBase2=measuredBase(
given)!==null,first=given.head.untraced.length,{head,base}=given,isBaseMeasured=hasBase2,planned=turns(first,pairs,1);for(let[
index,{name,begins}]of planned.entries()){let sides=isBaseMeasured?2:1;if(begins&&!session.budget.mayBegin({leg:"untrace\
d",starts:sides})){session.progress.expect(-sides*(planned.length-index)/2);break}let measured2=name==="head"?head:isBaseMeasured?
measuredBase({base}):null;if(measured2===null)continue;let step=session.progress.begin(sideLabel(measured2.side,untracedLabel(
measured2.untraced.length+1))),more=await orOwnFault(async()=>session.context.log.group(step,async()=>withUntraced(measured2,
hasBase2?2*first+index:null)));if(!(more instanceof LlmProfileError)){name==="head"?head=more:base=more;continue}let made=hasBase2?
untracedPairsOf({head,base}):head.untraced.length;if(await session.warn(`Wall time without tracing: a run of the ${name}\
 failed. ${made===0?"There's no earlier run to use":`We use the ${counted(made,"run")} per side before that run`}. ${reasonsOf(
more)}`),name==="head")return{head,base,failed:more};if(config.metrics.length===0)break;isBaseMeasured=!1}return{head,base,
failed:null}}async function withUntraced(measured2,order){let{side,untraced}=measured2,runOnce=side.config.workload.server.
command===null?runUntraced:runServerUntraced,turn={number:untraced.length+1,order,ranges:untracedRanges(measured2)},run=await inKeptFolder(
side,async()=>runOnce(side,turn));return{...measured2,untraced:[...untraced,run]}}function untracedRanges(measured2){return uniqueKeys(
capturesOf(measured2).flatMap(({ranges})=>ranges)).filter(({name})=>name!==wholeCaptureName)}function untracedPairsOf(sides){
return Math.min(sides.head.untraced.length,measuredBase(sides)?.untraced.length??0)}import{join as join10}from"node:path";var mostOutside=1e5,mostBytes2=32*2**20;function whyTooLarge(bytes){return bytes>mostBytes2?`a report of the whole progr\
am takes ${sizeText(bytes)}, more than ${sizeText(mostBytes2)}`:null}function whyGated({bytes,outside,threads}){let tooLarge=whyTooLarge(
bytes);return tooLarge!==null?tooLarge:outside>mostOutside?`${counted(outside,"kernel runs","kernels run")} outside the \
ranges, more than ${countText(mostOutside)}`:threads>1?`${counted(threads,"thread")} emit the ranges, so work could be a\
ssigned to the wrong range`:null}async function settlePlan(side,plan){if(plan.captureMode!=="probe")return{...await resolvePlan(side,plan,null),captureMode:plan.
captureMode};let{log}=side.session.context;log.info("Probe: capturing the whole program once. If the report is small, al\
l ranges share each capture.");let{emitted,why}=await probe(side),resolved=await resolvePlan(side,gatedPlan(plan),emitted),
gated={...resolved,captureMode:"range"},ranges=resolved.plan.captures.length;return ranges===1?gated:why!==null?(log.info(
`Each range gets separate captures: ${why}`),gated):(log.info(`The ${counted(ranges,"range")} share each capture, becaus\
e the probe contains all of them and little else.`),{...resolved,plan:sharedPlan(resolved.plan,side.config),captureMode:"\
all"})}async function probe(given){let side=startedFor(given,"probe"),{value:captured,failure}=await captureWhole(side,{
label:"probe",folder:join10(side.name,"probe","nsys")}),{outcome,exitCode}=captured.end;if(failure!==null&&outcome==="ex\
ited"&&exitCode!==0)throw new CaptureError(failure);if(failure!==null)return{emitted:null,why:`the probe failed. ${failure.
what}`};let bytes=captured.reports.reduce((sum,report)=>sum+report.bytes,0),tooLarge=whyTooLarge(bytes);if(tooLarge!==null)
return{emitted:null,why:`${tooLarge}.`};try{let whole=sharedCapture(configuredRanges(side.config),side.config),{emitted,
reports,threads}=await examineCaptured(side,whole,null,captured),outside=reports.reduce((sum,report)=>sum+report.outside.
launches,0),why=whyGated({bytes,outside,threads});return{emitted,why:why===null?null:`${why}.`}}catch(error){let{id,what}=asFailure(
error);return{emitted:ownToRange.has(id??"")?await rangesIn(side,captured):null,why:`the probe failed. ${what}`}}}import{join as join11}from"node:path";async function runSetup(side){let{setup}=side.config.workload;setup!==null&&await side.session.context.log.group(sideLabel(
side,"setup"),async()=>setUp(side,setup))}async function setUp({session,name,config,program,ownEnvironment},setup){let{environment}=config.
workload,folder=name==="head"?"setup":join11(name,"setup");await session.directory.folder(folder);let result=await runStreamed(
session,{command:{tool:"setup",argv:commandArgv(setup),cwd:program.workingDirectory,environment:{...shareableEnvironment(
session.context.environment,environmentRules),...environment,...ownEnvironment},timeLimitMs:parseDurationMs(config.workload["\
time-limit"])},isolation:{kind:"none",note:"",user:null,endsWithParent:!1,procMounts:[],readOnly:[]},title:"setup",label:null,
isStart:!1,attempt:1,folder,successExitCodes:[0]});if(result.exitCode!==0)throw new ToolError({id:"setup-failed",what:`T\
he setup command exited with code ${result.exitCode??"none"}${result.outcome==="timed-out"?" at the time limit":""}.`,where:"\
workload.setup",why:result.stderrTail.trim().split(`
`).slice(-4).join(`
`),help:`The command's full output is in ${folder}/ in the run directory.`})}import{mkdir as mkdir4}from"node:fs/promises";import{dirname as dirname6,isAbsolute as isAbsolute3,join as join16}from"node:path";import{realpath as realpath2}from"node:fs/promises";async function askPython(ports,python,program,...args){let result=await callTool(ports,"python",[python,"-c",program,...args],
12e4);if(result.timedOut)return{kind:"failed",why:"Python didn't answer in time."};if(result.exitCode!==0)return{kind:"f\
ailed",why:lastLines2(result.stderr)};for(let line of result.stdout.split(`
`).toReversed()){let value=jsonOrNull(line);if(typeof value=="object"&&value!==null)return{kind:"answer",value}}return{kind:"\
failed",why:`Python printed ${JSON.stringify(result.stdout.slice(-200))}.`}}function lastLines2(text){return text.trim().
split(`
`).slice(-4).join(`
`)}var answerSchema=object({executable:string().min(1),prefix:string(),isVenv:boolean(),seesSystem:boolean(),packages:array(
string()),scripts:string(),hasPip:boolean()}),question=`
import importlib.util, json, os, sys, sysconfig
venv = sys.prefix != sys.base_prefix
sees = True
if venv:
    try:
        text = open(os.path.join(sys.prefix, "pyvenv.cfg")).read()
    except OSError:
        text = ""
    sees = any(line.replace(" ", "").lower() == "include-system-site-packages=true" for line in text.splitlines())
paths = sysconfig.get_paths()
print("\\n" + json.dumps({
    "executable": sys.executable, "prefix": sys.prefix, "isVenv": venv, "seesSystem": sees,
    "packages": list(dict.fromkeys([paths["purelib"], paths["platlib"]])), "scripts": paths["scripts"],
    "hasPip": importlib.util.find_spec("pip") is not None,
}))
`;async function readInterpreter(ports,python){let answer=await askPython(withoutHome(ports),python,question),facts=answerSchema.
safeParse(answer.kind==="answer"?answer.value:null);if(facts.success)return facts.data;throw new ToolError({id:"python-f\
ailed",what:`${python} doesn't work as a Python 3 interpreter.`,where:"workload.python",why:answer.kind==="failed"?answer.
why:`Python printed ${JSON.stringify(answer.value)}.`,help:"Try running the interpreter with `-c 'import sysconfig'`."})}
function withoutHome(ports){let kept=Object.entries(ports.environment).filter(([name])=>name!=="PYTHONHOME");return{...ports,
environment:Object.fromEntries(kept)}}var answerSchema2=object({origins:array(string()).nullable()}),question2=`
import importlib.machinery, importlib.util, json, sys
names = sys.argv[1].split(".")
spec = importlib.util.find_spec(names[0])
for end in range(2, len(names) + 1):
    if spec is None or spec.submodule_search_locations is None:
        spec = None
        break
    name, places = ".".join(names[:end]), list(spec.submodule_search_locations)
    spec = None
    for finder in sys.meta_path:
        find = getattr(finder, "find_spec", None)
        spec = None if find is None else find(name, places)
        if spec is not None:
            break
if spec is None:
    origins = None
elif spec.has_location and spec.origin is not None:
    origins = [spec.origin]
else:
    origins = list(spec.submodule_search_locations or [])
print("\\n" + json.dumps({"origins": origins}))
`;async function checkModuleOrigin(ports,request2){let{side,python,module,tree,venv,cwd,environment}=request2,answer=await askPython(
{...ports,cwd,environment},python,question2,module),facts=answerSchema2.safeParse(answer.kind==="answer"?answer.value:null),
where=`workload.module: ${module}, the ${side}'s tree: ${tree}`;if(!facts.success)throw new CaptureError({id:"module-ori\
gin-unknown",what:`${python} can't tell where the ${side}'s module ${module} comes from.`,where,why:answer.kind==="faile\
d"?answer.why:`Python printed ${JSON.stringify(answer.value)}.`,help:`Try starting the program by hand in the ${side}'s \
tree.`});let{origins}=facts.data;if(origins===null||origins.length===0)throw new CaptureError({id:"module-missing",what:`\
The ${side} has no Python module ${module}.`,where,why:"Python can't find the module in the working directory, on PYTHON\
PATH, or in the installed packages.",help:"Install the repository in workload.setup (`pip install -e .`), or set PYTHONP\
ATH in workload.environment."});let own=await Promise.all([tree,...venv===null?[]:[venv]].map(real)),[origin]=await Promise.
all(origins.map(real));if(!(origin===void 0||own.some(folder=>isWithin(origin,folder))))throw new CaptureError({id:"modu\
le-outside-tree",what:`The ${side} wouldn't run its own code: ${module} comes from outside the ${side}'s tree.`,where,why:`\
Python uses ${origin}, which both sides share.`,help:"Install each side in workload.setup (`pip install -e .`), which ru\
ns in each side's tree and environment, or remove the other installation."})}async function real(path){return realpath2(
path).catch(()=>path)}import{closeSync,constants as constants3,fstatSync,openSync,readFileSync as readFileSync2,readSync}from"node:fs";import{
mkdir as mkdir2,readdir,realpath as realpath3,writeFile as writeFile2}from"node:fs/promises";import{dirname as dirname4,
isAbsolute as isAbsolute2,join as join12}from"node:path";async function createVenv(ports,{python,folder,installs}){let parent=await findPython(ports,python);if(parent===null)return null;
let site=parent.seesSystem?["--system-site-packages"]:[],made=await call(ports,[parent.executable,"-m","venv","--without\
-pip",...site,folder]);if(made.exitCode!==0)throw cannotMake(parent,made);let own=await readInterpreter(ports,join12(folder,
"bin","python"));return parent.isVenv&&await seeParent(parent,own),installs&&!parent.hasPip&&await installPip(ports,own.
executable),await copyScripts(parent,folder),{path:folder,parent:parent.prefix}}async function installedPrefixes(environment){
let{VIRTUAL_ENV,CONDA_PREFIX,PATH=""}=environment,prefixes=[VIRTUAL_ENV,CONDA_PREFIX].filter(prefix=>prefix!==void 0);for(let folder of PATH.
split(":").filter(isAbsolute2)){let prefix=dirname4(folder);(await exists(join12(prefix,"pyvenv.cfg"))||await exists(join12(
prefix,"conda-meta")))&&prefixes.push(prefix)}return prefixes}async function findPython(ports,python){try{return await readInterpreter(
ports,python??"python3")}catch(error){if(python===null&&error instanceof ToolError&&error.id==="tool-missing")return null;
throw error}}async function seeParent(parent,own){let[folder]=own.packages;if(folder===void 0)return;await mkdir2(folder,
{recursive:!0});let lines=parent.packages.map(path=>`import site; site.addsitedir(${JSON.stringify(path)})`);await writeFile2(
join12(folder,"zzz-llm-profile-parent.pth"),`${lines.join(`
`)}
`)}async function installPip(ports,python){await call(ports,[python,"-m","ensurepip","--default-pip"])}function cannotMake(parent,{
stdout,stderr,timedOut}){let said=lastLines2(`${stdout}
${stderr}`),missing2=/No module named '?venv|ensurepip is not|python3?[\d.]*-venv/.test(said),kind=missing2?{id:"venv-mi\
ssing",what:`${parent.executable} has no venv module, which llm-profile needs to give each side its own packages.`}:{id:"\
venv-failed",what:`${parent.executable} couldn't create a virtual environment.`};return new ToolError({...kind,where:"co\
mpare.python-environment: venv",why:timedOut?"Python took too long.":said,help:`${missing2?"On Debian and Ubuntu: `apt-g\
et install python3-venv`. ":""}If nothing is installed from the repository, set compare.python-environment to none.`})}function call(ports,argv){
return callTool(withoutHome(ports),"python",argv,12e4)}var scriptLimitBytes=65536;async function copyScripts(parent,venv){
let python=join12(venv,"bin","python"),parents=await interpretersOf(parent);for(let folder of new Set([parent.scripts,dirname4(
parent.executable)]))for(let name of await readdir(folder).catch(()=>[])){let text=readScript(join12(folder,name)),copy=text===
null?null:withInterpreter(text,parents,python);copy!==null&&await add(join12(venv,"bin",name),copy)}for(let name of["pip",
"pip3"])await add(join12(venv,"bin",name),`#!/bin/sh
exec "${python}" -m pip "$@"
`)}async function interpretersOf({executable}){let folder=dirname4(executable),target=await realpath3(executable).catch(
()=>executable),names=new Set([executable,target]);for(let name of await readdir(folder).catch(()=>[]))/^python[\d.]*$/.
test(name)&&await realpath3(join12(folder,name)).catch(()=>null)===target&&names.add(join12(folder,name));return names}function withInterpreter(text,parents,python){
let[,interpreter,rest]=/^#![ \t]*(\S+)(?:[ \t][^\n]*)?\n(.*)$/s.exec(text)??[];if(interpreter===void 0||rest===void 0)return null;
if(parents.has(interpreter))return`${start(python)}${rest}`;let[,quoted,after]=/^'''exec' "?([^"\n]+?)"? "\$0" "\$@"\n' '''\n(.*)$/s.
exec(rest)??[];return quoted!==void 0&&after!==void 0&&parents.has(quoted)?`${start(python)}${after}`:null}function start(python){
return`#!/bin/sh
'''exec' "${python}" "$0" "$@"
' '''
`}function readScript(path){try{let file=openSync(path,constants3.O_RDONLY|constants3.O_NONBLOCK);try{let found=fstatSync(
file);if(!found.isFile()||found.size>scriptLimitBytes||(found.mode&73)===0)return null;let first=Buffer.alloc(2);return readSync(
file,first,0,2,0),first.toString("latin1")==="#!"?readFileSync2(file,"utf8"):null}finally{closeSync(file)}}catch{return null}}
async function add(path,text){await exists(path)||await writeFile2(path,text,{mode:493})}import{randomBytes as randomBytes2}from"node:crypto";import{access,constants as constants4,readdir as readdir2,readFile as readFile2,
realpath as realpath5,rm,stat}from"node:fs/promises";import{basename as basename4,dirname as dirname5,join as join14,relative,
resolve as resolve2}from"node:path";import{copyFile,mkdir as mkdir3,readFile,realpath as realpath4,writeFile as writeFile3}from"node:fs/promises";import{join as join13,
resolve}from"node:path";async function fillSubmodules(git,place){let notes=[];for(let{path,commit}of await listSubmodules(git,place.commit)){let name=await nameOf(
git,place.commit,path),source=name===null?null:await findSource(git,place,name,path);if(name===null||source===null){notes.
push(`The submodule ${plainText(path)} is empty in the base because this checkout doesn't have it.`);continue}let folder=join13(
place.tree,path);if(await realpath4(folder).catch(()=>null)!==join13(await realpath4(place.tree),path))throw notThere(path,
commit,"The submodule's path leads to another folder.");let inside2=git.in(folder);await initialize(inside2,folder,source),
await inside2.line("cat-file","-t",commit)!=="commit"&&await fetchCommit(git,inside2,place,{name,path,commit});let checkout=await inside2.
runLong("checkout","--detach","--quiet",commit);if(!succeeded(checkout))throw notThere(path,commit,checkout.stderr.trim());
notes.push(...await fillSubmodules(inside2,{headTree:join13(place.headTree,path),tree:folder,gitFolder:source,commit}))}
return notes}async function listSubmodules(git,commit){let{stdout}=await git.run("ls-tree","-r","-z","--full-tree",commit);
return stdout.split("\0").flatMap(line=>{let[,sha,path]=/^160000 commit ([0-9a-f]+)\t(.+)$/s.exec(line)??[];return sha===
void 0||path===void 0?[]:[{path,commit:sha}]})}async function nameOf(git,commit,path){let pattern="^submodule\\..*\\.path$",
{stdout}=await git.run("config","--null","--blob",`${commit}:.gitmodules`,"--get-regexp",pattern);for(let entry of stdout.
split("\0")){let[,name,value]=/^submodule\.(.*)\.path\n(.*)$/s.exec(entry)??[];if(value===path&&name!==void 0)return name.
split("/").includes("..")?null:name}return null}async function findSource(git,{gitFolder,headTree},name,path){for(let folder of[
await gitFolderOf(git,join13(headTree,path)),join13(gitFolder,"modules",name)])if(folder!==null&&await isFolder(join13(folder,
"objects")))return folder;return null}async function gitFolderOf(git,checkout){if(!await exists(join13(checkout,".git")))
return null;let inside2=git.in(checkout);if(await inside2.line("rev-parse","--show-toplevel")!==await realpath4(checkout))
return null;let folder=await inside2.line("rev-parse","--git-common-dir");return folder===null?null:resolve(checkout,folder)}
async function initialize(git,folder,source){await mkdir3(folder,{recursive:!0});let sha256=/objectformat\s*=\s*sha256/i.
test(await readFile(join13(source,"config"),"utf8").catch(()=>"")),made=await git.run("init","--quiet","--template=",...sha256?
["--object-format=sha256"]:[]);if(!succeeded(made))throw new ToolError({id:"base-checkout-failed",what:"git init failed.",
where:folder,why:made.stderr.trim()});await mkdir3(join13(folder,".git","objects","info"),{recursive:!0}),await writeFile3(
join13(folder,".git","objects","info","alternates"),`${join13(source,"objects")}
`),await copyFile(join13(source,"shallow"),join13(folder,".git","shallow")).catch(()=>{})}async function fetchCommit(git,inside2,place,{
name,path,commit}){let url=await git.line("config","--get",`submodule.${name}.url`)??await git.line("config","--blob",`${place.
commit}:.gitmodules`,"--get",`submodule.${name}.url`);if(url===null)throw notThere(path,commit,"The submodule's URL is u\
nknown.");let why=explainUnsafeUrl(url);if(why!==null)throw notThere(path,commit,`llm-profile won't use the submodule's \
URL, ${plainText(url)}: ${why}`);let fetched=await inside2.including(join13(place.gitFolder,"config")).runLong(...protocols,
"fetch","--quiet","--no-tags","--no-recurse-submodules","--depth=1","--",url,commit);if(!succeeded(fetched))throw notThere(
path,commit,fetched.timedOut?"git took too long.":fetched.stderr.trim())}var protocols=["protocol.allow=never",...["http\
s","http","ssh","git"].map(name=>`protocol.${name}.allow=always`)].flatMap(setting=>["-c",setting]);function explainUnsafeUrl(url){
return url.startsWith("-")?"it starts with a dash, like an option.":/^(?:[a-z][a-z0-9+.-]*:\/\/)?(?:[^/]*@)?-/i.test(url)?
"its host starts with a dash, like an option.":/[\u0000-\u001f\u007f]|%0[ad]/i.test(url)?"it contains control characters\
.":null}function notThere(path,commit,why){return new ToolError({id:"base-submodule-missing",what:`Couldn't check out th\
e base's submodule ${plainText(path)} at ${commit.slice(0,12)}.`,where:plainText(path),why,help:"Fetch that commit in th\
e submodule first. With actions/checkout, set `submodules: recursive` and `fetch-depth: 0`."})}async function createWorktree(ports,request2){var _stack=[];try{let{repository,commit,temporary,warn}=request2;let stack=__using(
_stack,new AsyncDisposableStack,!0);let environment={...ports.environment,GIT_LFS_SKIP_SMUDGE:"1"};let opened=stack.use(
await openRepository({runTool:ports.runTool,environment,cwd:repository,temporaryDirectory:temporary}));if(opened.kind===
"none")throw failed2(commit,repository,opened.why);let{git}=opened;let folder=await git.line("rev-parse","--git-common-d\
ir");if(folder===null)throw failed2(commit,repository,"git didn't report the repository's common directory.");let common=resolve2(
repository,folder);await removeStaleEntries(common);let name=`${worktreePrefix}${randomBytes2(6).toString("hex")}`;let path=join14(
temporary,name);let entry=join14(common,"worktrees",name);ports.guard.holds(entry);stack.defer(()=>{ports.guard.removed(
entry)});stack.defer(()=>remove(git.with(ports.cleanUp),{path,entry},warn));let added=await git.runLong("worktree","add",
"--detach","--quiet",path,commit);if(!succeeded(added))throw failed2(commit,repository,added.timedOut?"git took too long\
.":added.stderr.trim());let tree=git.in(path);let notes=[...await fillSubmodules(tree,{headTree:repository,tree:path,gitFolder:common,
commit}),...await fillLfsFiles(tree,commit)];let owned=stack.move();return{path,commit,notes,[Symbol.asyncDispose]:()=>owned.
disposeAsync()}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&
await _promise}}async function remove(git,ours,warn){await git.runLong("worktree","remove","--force","--force",ours.path).
catch(()=>{});let problem=await removeDirectory(ours.path);problem!==null&&warn(`Couldn't remove the base's checkout ${ours.
path}: ${problem}`),await rm(ours.entry,{recursive:!0,force:!0}).catch(error=>{warn(`Couldn't remove git's entry for the\
 base's checkout, ${ours.entry}: ${String(error)}`)})}function failed2(commit,repository,why){return new ToolError({id:"\
base-checkout-failed",what:`Couldn't check out the commit ${commit.slice(0,12)}.`,where:repository,why,help:"Try `git wo\
rktree add --detach FOLDER COMMIT` in the repository. The temporary folder (TMPDIR) needs space for a second checkout."})}
var pointerLine="^version https://git-lfs.github.com/spec/v1$";async function fillLfsFiles(git,commit){let attributes=await git.
run("grep","--quiet","-I","-e","filter=lfs","--",".gitattributes","*/.gitattributes");if(!succeeded(attributes))return[];
await git.runLong("lfs","checkout");let{stdout}=await git.run("grep","--files-with-matches","-I","-z","-e",pointerLine),
pointers=stdout.split("\0").filter(path=>path!=="").length;return pointers===0?[]:[`${counted(pointers,"Git LFS file is \
only a pointer","Git LFS files are only pointers")} in the base. To get the content, first run \`git lfs fetch origin ${commit}\
\` in this clone.`]}var worktreePrefix="llm-profile-base-";async function removeStaleEntries(gitFolder){let folder=join14(
gitFolder,"worktrees"),names=await readdir2(folder).catch(()=>[]);for(let name of names.filter(entry=>entry.startsWith(worktreePrefix))){
let text=await readFile2(join14(folder,name,"gitdir"),"utf8").catch(()=>""),tree=dirname5(text.trim());basename4(tree)!==
name||await exists(tree)||await rm(join14(folder,name),{recursive:!0,force:!0}).catch(()=>{})}}async function baseDirectory(headDirectory,repository,worktree){
let[directory,top]=await Promise.all([realpath5(headDirectory),realpath5(repository)]),inside2=relative(top,directory);if(!isWithin(
directory,top))throw new UserError({id:"base-directory-outside",what:"The working directory is outside the repository, s\
o the base has no matching folder.",where:`workload.working-directory: ${directory}; the repository: ${top}`,help:"Start\
 the program in a folder inside the repository."});let own=join14(worktree.path,inside2);if(await isFolder(own))return own;
throw new CaptureError({id:"base-directory-missing",what:`The base ${worktree.commit.slice(0,12)} has no folder ${inside2}\
 to start the program in.`,where:"workload.working-directory",why:"The folder is newer than the base, or git doesn't tra\
ck it.",help:"Start the program in a folder that exists in both commits."})}async function headPrograms(ports,paths,{repository,
base}){var _stack=[];try{let opened=__using(_stack,await openRepository(ports),!0);let[head,top]=await Promise.all([realpath5(
ports.cwd),realpath5(repository)]);let found=new Map;for(let path of paths){let program=join14(head,path);await isProgram(
program)&&(isWithin(program,top)&&(await exists(join14(base,path))||await isTracked(opened,path))||found.set(path,program))}
return found}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}
async function isTracked(opened,path){return opened.kind==="none"?!1:succeeded(await opened.git.run("--literal-pathspecs",
"ls-files","--error-unmatch","--",path))}async function isProgram(path){return access(path,constants4.X_OK).then(()=>stat(
path)).then(found=>found.isFile(),()=>!1)}import{mkdtemp as mkdtemp3}from"node:fs/promises";import{join as join15}from"node:path";import{constants as constants5}from"node:fs";var largestFile=2**20;async function readVerified(file){try{let{text}=await readRegularFile(file,largestFile,constants5.
O_NOFOLLOW),values=verifiedValuesSchema.safeParse(jsonOrNull(text));return values.success?{state:"written",values:values.
data}:failedToVerify(problemText(values.error))}catch(error){return failedToVerify(errorCode(error)==="ENOENT"?"The comm\
and didn't write the file that LLM_PROFILE_VERIFY names.":`Can't read the file that LLM_PROFILE_VERIFY names: ${errorMessage(
error)}`)}}var quotedName=80;function problemText({issues:[issue]}){let[name]=issue?.path??[],isName=issue?.code==="inva\
lid_key",message=(isName?issue.issues[0]?.message:issue?.message)??"";if(name===void 0)return`The file that LLM_PROFILE_\
VERIFY names ${message}.`;let text=String(name),shown=`${JSON.stringify(plainText(text.slice(0,quotedName)))}${text.length>
quotedName?"\u2026":""}`;return`${isName?"The name":"The value of"} ${shown} ${message}.`}var mostWhy=500;function failedToVerify(why){
return{state:"failed",why:why.slice(0,mostWhy).toWellFormed()}}async function verifyBase(base){let{compare}=base.config;if(base.state===null||compare.verify.command===null)return base;
let verified=await verify(base);if(verified.state==="failed")throw new UserError({id:"verify-broken",what:`compare.verif\
y.command doesn't work on the base. ${verified.why}`,where:"compare.verify.command",why:"With goal: improve, head must c\
ompute the same result as base, so we need base's result first. Nothing has been captured.",help:`Fix the command, or se\
t compare.verify.command to null. Its output is in ${verifyFolder(base)}/ in the run directory; docs/improve.md describe\
s the file that it must write.`});return{...base,state:{...base.state,verified}}}async function verifyHead(sides){let{head}=sides,
{state}=head.side;if(state===null||measuredBase(sides)?.side.state?.verified==null)return sides;let verified=await verify(
head.side);return{...sides,head:{...head,side:{...head.side,state:{...state,verified}}}}}async function verify(given){let side=await withSeed(
startedFor(given,"verify"),"verify");try{return await inKeptFolder(side,async()=>{try{return await outputOf(side)}finally{
await restoreState(side)}})}catch(error){if(error instanceof StoppedError||!(error instanceof LlmProfileError))throw error;
return failedToVerify(error.message)}}function verifyFolder({name}){return join15(name,"verify")}async function outputOf(side){
var _stack=[];try{let{session,program,config}=side;let{isolation,directory}=session;let folder=verifyFolder(side);await directory.
folder(folder);let offered=await mkdtemp3(join15(program.temporary.tmp,"verify-"));let stack=__using(_stack,new AsyncDisposableStack,
!0);stack.defer(async()=>{await removeDirectory(offered)});await shareWithIsolatedUser(offered,isolation);let file=join15(
offered,"verify.json");let label=sideLabel(side,"verify");let{exitCode,outcome}=await runStreamed(session,{command:{tool:"\
verify",argv:isolate(commandArgv(config.compare.verify.command??[]),isolation),cwd:program.workingDirectory,environment:{
...program.environment,[verifyVariable]:file},timeLimitMs:parseDurationMs(config.workload["time-limit"])},isolation,title:label,
label,isStart:!0,attempt:1,folder,successExitCodes:[0]});if(outcome==="timed-out")return failedToVerify("The command did\
n't end within workload.time-limit.");if(exitCode!==0)return failedToVerify(`The command exited with ${exitCode===null?"\
no exit code":`code ${String(exitCode)}`}; its output is in ${folder}/.`);return readVerified(file)}catch(_){var _error=_,
_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}async function withFoundTools(config,searchPath,cwd){let found=async path=>await resolveProgram(path,searchPath,cwd)??path,
[nsys,ncu]=await Promise.all([found(config.nsys.path),found(config.ncu.path)]);return{...config,nsys:{...config.nsys,path:nsys},
ncu:{...config.ncu,path:ncu}}}function hasBase({base}){return base!==null&&!(base instanceof LlmProfileError)}async function prepareSides(session,planned,variables=null){
let{base}=session;return base===null?prepareHead(session,planned):prepareBoth(session,base,planned,variables??{base:{},head:{}})}
async function prepareHead(session,planned){let head=newSide(session,"head");await runSetup(head);let{plan,emitted,captureMode}=await settlePlan(
head,planned);return{head:await withEnvironment({...head,emitted,captureMode},{key:newDigestKey(),own:Object.keys(head.ownEnvironment)}),
base:null,baseChoice:null,plan,[Symbol.asyncDispose]:()=>Promise.resolve()}}async function prepareBoth(given,found,planned,variables){
var _stack=[];try{let session=await withGpuWatch(await foundSession(given));let cwd=session.program.workingDirectory;found.
kind==="base-equals-head"?await session.warn(found.why):session.context.log.info(found.why);let{repository}=found;let stack=__using(
_stack,new AsyncDisposableStack,!0);let place={repository,tree:repository,workingDirectory:cwd};let head=await ownSide(stack,
session,"head",place,variables.head);let built=await orOwnFault(async()=>buildBase(stack,session,found,variables.base));
built instanceof LlmProfileError&&await sayWithoutBase(session,built);let base=built instanceof LlmProfileError?built:await verifyBase(
built);await setUpSide(head);await checkOrigin(head,repository);let{plan,emitted,captureMode}=await settlePlan(head,planned);
await clearCaches(head);let isBuilt=!(base instanceof LlmProfileError);let own=[head,...isBuilt?[base]:[]].flatMap(({ownEnvironment})=>Object.
keys(ownEnvironment));let request2={key:newDigestKey(),own};let sides={head:await withEnvironment({...head,emitted,captureMode},
request2),base:isBuilt?await withEnvironment({...base,captureMode},request2):base};let owned=stack.move();return{...sides,
baseChoice:found,plan,[Symbol.asyncDispose]:async()=>owned.disposeAsync()}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}}async function foundSession(session){let{tools,context}=session,config=await withFoundTools(
session.config,tools.environment.PATH??"",context.cwd);return{...session,config,tools:{...tools,nsys:{...tools.nsys,path:config.
nsys.path}}}}async function buildBase(stack,session,found,variables){let cwd=session.program.workingDirectory,{isolation}=session,
{ask:runTool,environment,folder}=session.tools,{repository}=found,worktree=stack.use(await checkOut(session,found));await openToIsolatedUser(
worktree.path,isolation,{runTool,environment});for(let note of worktree.notes)await session.warn(`The base's checkout: ${note}`);
let place={repository,tree:worktree.path,workingDirectory:await baseDirectory(cwd,repository,worktree)},bare=await ownSide(
stack,session,"base",place,variables);await setUpSide(bare);let built=await withHeadPrograms(bare,repository,cwd);await checkOrigin(
built,worktree.path);let kept=stack.use(await keepFolder(sideFolder(session,"base"),isolation,folder.tmp));return await kept.
close(),{...built,kept}}async function setUpSide(side){await runSetup(side),await clearCaches(side),await side.state?.kept.
close()}async function checkOut(session,{repository,commit}){let{ask,cleanUp,environment,guard}=session.tools;return createWorktree(
{runTool:ask,cleanUp,environment,guard},{repository,commit,temporary:await makeSideFolder(session,"base"),warn:message=>{
session.context.log.warning(message)}})}async function ownSide(stack,session,name,{repository,tree,workingDirectory},variables){
let{config,isolation,tools,program}=session,{workload,compare}=config,own=await makeSideFolder(session,name),venv=compare["\
python-environment"]==="none"?null:await createVenv({runTool:tools.runTool,cwd:program.workingDirectory,environment:program.
environment},{python:workload.python,folder:join16(own,"venv"),installs:workload.setup!==null});venv!==null&&await openToIsolatedUser(
venv.path,isolation,{runTool:tools.ask,environment:tools.environment});let state=compare.goal==="hold"?null:await makeSideState(
stack,session,own),cacheFolder=join16(state?.folder??own,"caches"),tuning=compare.caches==="same-choices"?newTuning(cacheFolder):
null,caches={...await makeCaches(cacheFolder,compare.goal,isolation),...tuning===null?{}:tunerVariables(program.environment)},
installed=await installedPrefixes(program.environment),environment={...sideEnvironment({environment:program.environment,
venv,tree,repository,installed,caches}),...variables},changed=Object.entries(environment).filter(([key,value])=>program.
environment[key]!==value),side={...newSide(session,name),config:{...config,workload:sideWorkload(workload,venv?.path??null)},
program:{workingDirectory,environment:{...environment,...state===null?await homeOf(session,own):await stateFolders(state,
session)},source:await readSource({runTool:tools.ask,cwd:workingDirectory,environment:tools.environment,temporaryDirectory:tools.
folder.tmp}),temporary:program.temporary},ownEnvironment:Object.fromEntries(changed),venv,state,tuning};return withSeed(
side,"not measured")}async function makeCaches(folder,goal,isolation){let caches=cachesIn(folder,goal);for(let path of Object.
values(caches))await mkdir4(path,{recursive:!0}),await giveToIsolatedUser(path,isolation);return caches}function sideFolder({
tools},name){return join16(tools.folder.path,"sides",name)}async function makeSideFolder(session,name){let folder=sideFolder(
session,name);await mkdir4(folder,{recursive:!0,mode:448});for(let path of[session.tools.folder.path,dirname6(folder),folder])
await letPass(path,session.isolation);return folder}async function homeOf({isolation,program:{temporary,environment}},own){
if(isolation.user===null||environment.HOME!==temporary.home)return{};let home=join16(own,"home");return await mkdir4(home,
{mode:448}),await giveToIsolatedUser(home,isolation),{HOME:home}}async function checkOrigin({session,name,config,venv,program},tree){
let{module,python,setup}=config.workload;module===null||python===null||await checkModuleOrigin({runTool:session.tools.ask},
{side:name,python,module,tree,cwd:program.workingDirectory,environment:program.environment,venv:setup===null?null:venv?.
path??null})}async function withHeadPrograms(side,repository,headDirectory){let{session,config}=side,ports={runTool:session.
tools.ask,cwd:headDirectory,environment:session.tools.environment,temporaryDirectory:session.tools.folder.tmp},programs=await headPrograms(
ports,namedPrograms(config),{repository,base:side.program.workingDirectory});return await sayInterpreter(side,programs),
programs.size===0?side:{...side,config:withPrograms(config,programs)}}async function sayInterpreter({session,config},programs){
let{workload,compare}=config,named2=interpreterByPath(workload.command??workload.server.command);if(named2===null||compare["\
python-environment"]==="none"||!isAbsolute3(named2)&&!programs.has(named2))return;let says=`The command names the interp\
reter ${plainText(named2)}, so both sides use its packages.`;workload.setup===null?session.context.log.info(says):await session.
warn(`${says} If the setup installs packages, write python3 instead, and each side gets its own interpreter and packages\
.`)}import{dirname as dirname7}from"node:path";async function announce(session,plan,of){let{config,directory,isolation}=session,{log}=session.context,key=planKey(config,
plan,of);await session.recorder.planKey(key);let last=await lastDuration(dirname7(directory.path),key),starts=programStarts(
config,plan,of),isOnce=starts.reduce((sum,{red})=>sum+(red.most??1/0),0)===1,time=last===null?`we can't estimate the dur\
ation, because no earlier run in this folder took the same captures (limit ${String(config.workload["time-limit"])} each\
)`:`the last such run took ${formatSeconds(last)}`,whole=isHeldToGoal(config,of)?1:0;session.progress.expect(of.sides*(plan.
captures.length*plan.rounds+of.untraced+whole)),log.info(`${describeLegs(config,plan,of)}; ${time}.`);let limit=config["\
time-budget"],what=config.workload.server.command===null?"program":"server";isOnce||log.info(`${startsText(starts,what)}${limit===
null?"":`, as far as the time budget (${String(limit)}) allows`}.`),log.info(isolation.note.endsWith(".")?isolation.note:
`${isolation.note}.`)}export{installedPrefixes,createWorktree,baseDirectory,headPrograms,startTuned,giveChoices,splitChoices,addPairs,addMorePairs,
sayWithoutBase,orOwnFault,verifyHead,addUntraced,untracedPairsOf,settlePlan,withFoundTools,runSetup,hasBase,prepareSides,
makeCaches,announce};
