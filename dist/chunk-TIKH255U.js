import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{describeSteps,planKey,programStarts,startsText,untracedConfig}from"./chunk-B6HTYINM.js";import{hasSucceeded,
openRepository,readSource}from"./chunk-3SFYICVD.js";import{readLastDuration}from"./chunk-7TFFSP5K.js";import{
metricFormats}from"./chunk-DEBAMSE3.js";import{addRound,addSeed,examineCaptured,findMeasuredBase,inKeptFolder,keepFolder,
keepRounds,listCaptures,makeSideState,makeStateFolders,rangeFailureIds,restoreState,setAside}from"./chunk-I2JY3ND3.js";
import{capture,captureNsys,captureOrThrow,createSide,createToolPorts,describeExportPlace,importRawFiles,labelSide,logLimitBytes,
makeOutputFolder,prepareRetry,readCapturedRanges,recordCapture,requireRealCapture,resolvePlan,runStreamed,setPurpose,takeOverOutput,
warnOnce,watchClocks,watchMemory,withGpuWatch,writeCommand}from"./chunk-R5Z7LINJ.js";import{createHangError,describeKind,
exportSqlite,nsysLimitMs}from"./chunk-5QAB4VX2.js";import{addEnvironment,cachesIn,callTool,createDigestKey,dropStepVariables,
interpreterByPath,isExecutable,metricsVariable,namedPrograms,resolveProgram,roundsVariable,sideEnvironment,sideWorkload,
tunerVariables,verifyVariable,withPrograms}from"./chunk-USOKR2YX.js";import{giveToIsolatedUser,grantTraversal,openToIsolatedUser,
removeDirectory,shareWithIsolatedUser}from"./chunk-RPHAMNRI.js";import{findTree,readProc,signalProcess}from"./chunk-KQUVK35Y.js";
import{formatSeconds}from"./chunk-NSC7WXGZ.js";import{createReading,dropDuplicateKeys,findInstances,readTrace}from"./chunk-TVTUM4C3.js";
import{findSkippedInstances,measureAmount}from"./chunk-YCV7Z7DM.js";import{matchesGlob}from"./chunk-63IWBBLS.js";
import{parse}from"./chunk-LF3QRERU.js";import{rangeKeyText}from"./chunk-EVYEDGFB.js";import{configuredRanges,
gatedPlan,namesNoRange,sharedCapture,sharedPlan}from"./chunk-YMIIYUNE.js";import{checkProcess,matchFailure,quoteLastLines}from"./chunk-MKWCQ4TE.js";
import{commandArgv,isolate,isolateBeside,nsysLaunchArgv,nsysStartArgv,nsysStopArgv,workloadArgv}from"./chunk-XZICN7LB.js";
import{parseRange}from"./chunk-3JYAS35C.js";import{diagnostic,diagnosticText}from"./chunk-22KIXDSW.js";import{
environmentRules}from"./chunk-C7RUIOSI.js";import{median}from"./chunk-NGQWIWV5.js";import{exists,isFolder,isWithin,
listNames,openUntrusted,readBytes,readErrorCode,readRegularFile,readTextOrEmpty}from"./chunk-QDIGZGX7.js";import{verifiedValuesSchema}from"./chunk-3M456MRT.js";
import{nearest}from"./chunk-BFRNJH43.js";import{serverVariable}from"./chunk-35HP6UP2.js";import{counted,jsonOrNull,
listText}from"./chunk-6ECLQG56.js";import{rangeText,wholeCaptureName}from"./chunk-HK4KMQAT.js";import{countText,
parseDurationMs,sizeText}from"./chunk-6WS3YUMR.js";import{coerce_exports}from"./chunk-EMAJXVPM.js";import{count,
flag,numberOrText,text,textOrNull}from"./chunk-G75GGGIL.js";import{ZodError,_enum,array,boolean,custom,looseObject,
object,string,toDotPath,unknown}from"./chunk-7IBWU4LP.js";import{CaptureError,LlmProfileError,ParseError,StoppedError,
ToolError,UserError,asFailure,errorMessage,refuseWhenStopped,stoppedBy}from"./chunk-A6EG2BLY.js";import{plainText}from"./chunk-JN33INQG.js";
import{__callDispose,__using}from"./chunk-GBWPPC6J.js";import{join as join7}from"node:path";import{mkdtemp as mkdtemp2,writeFile}from"node:fs/promises";import{join as join5}from"node:path";import{setTimeout as sleep2}from"node:timers/promises";import{randomBytes}from"node:crypto";import{join}from"node:path";import{setTimeout as sleep}from"node:timers/promises";import{connect}from"node:net";import{request}from"node:http";var lookMs=2e3;async function isListening(listening){return listening.kind==="http"?answersGet(listening.url):acceptsConnection(
listening.port)}function answersGet(url){return new Promise(resolve3=>{let probe=request(url,{agent:!1,signal:AbortSignal.
timeout(lookMs)},answer=>{let status=answer.statusCode??0;answer.destroy(),resolve3(status>=200&&status<300)});probe.on(
"error",()=>resolve3(!1)),probe.end()})}function acceptsConnection(port){return new Promise(resolve3=>{let socket=connect(
{host:"127.0.0.1",port}),done=accepted=>{socket.destroy(),resolve3(accepted)};socket.setTimeout(lookMs,()=>done(!1)),socket.
once("connect",()=>done(!0)),socket.once("error",()=>done(!1))})}function interruptServer({process,marker},name){let tree=findTree(
{roots:[process],marker,uid:null}),known=tree.filter(({pid})=>readProc(`${pid}/environ`).split("\0").includes(`${serverVariable}\
=${name}`));return(known.length>0?known:tree.filter(({pid})=>!isProfiler(pid))).filter(member=>signalProcess(member,"SIG\
INT")).length>0}function isProfiler(pid){return/^(nsys.*|unshare|setpriv|QdstrmImporter)$/.test(readProc(`${pid}/comm`).
trim())||/^NSpid:.*\t1$/m.test(readProc(`${pid}/status`))}var keptLines=40,stopLimitMs=3e4;async function startServer(side,{label,folder},{what,argv,ready},attempt){let{session,config,
program}=side,{context,directory,isolation}=session,name=`llm-profile-${randomBytes(8).toString("hex")}`;await directory.
folder(folder);let[stdout,stderr]=[join(folder,"stdout.txt"),join(folder,"stderr.txt")],command={tool:"nsys launch",argv:isolate(
nsysLaunchArgv(config,session.tools.nsys,name,argv),isolation),cwd:program.workingDirectory,environment:program.environment,
timeLimitMs:null};await writeCommand(session,folder,command.argv);let startedAt=context.clock.now().toISOString(),[force,
over]=[new AbortController,new AbortController],lines=[],[started,ended,saidReady]=[null,null,!1],running=session.runCapture(
{command,isolation,stop:AbortSignal.any([context.stop,force.signal]),stdoutFile:directory.file(stdout),stderrFile:directory.
file(stderr),logLimitBytes,onLine:line=>{context.log.output(line),"line"in ready&&line.includes(ready.line)&&(saidReady=
!0),lines.push(line)>keptLines&&lines.shift()},onStart:process=>{started=process}}).then(result=>ended=result).finally(()=>over.
abort());return running.catch(()=>{}),{side,label,folder,what,session:name,over:over.signal,lines,ended:()=>ended,started:()=>started,
saidReady:()=>saidReady,async end(){if(ended===null&&started!==null&&!context.stop.aborted){let either=AbortSignal.any([
over.signal,context.stop]);interruptServer(started,name),await sleep(stopLimitMs,void 0,{signal:either}).catch(()=>{}),either.
aborted||await session.warn(`${label}: the ${what} didn't end within 30 s of SIGINT, so we killed it.`)}force.abort();let{
outcome,exitCode,seconds}=await running;await session.recorder.command({tool:command.tool,label,isStart:!0,attempt,cwd:command.
cwd,startedAt,seconds,exitCode,stdout,stderr,argv:[...command.argv],environmentNames:Object.keys(command.environment).sort(),
outcome:outcome==="exited"?"ok":outcome})}}}var lookEveryMs=200;async function startUntilReady(side,place,load){let{ready}=load;
return side.session.context.log.group(`${place.label}: starting the ${load.what}`,async()=>{for(let attempt=1;;attempt+=
1){if("kind"in ready&&await isListening(ready))throw new CaptureError(describeTakenPort(ready,place.label));let process=await startServer(
side,place,load,attempt);try{return await waitUntilReady(process,load),process}catch(error){await process.end();let known=process.
ended()?.outcome==="exited"?matchFailure(process.lines.join(`
`)):null;if(!await prepareRetry(side,place,attempt,known))throw error}}})}async function waitUntilReady(process,load){let{
ready}=load,isReady=async()=>"file"in ready?exists(ready.file):"line"in ready?process.saidReady():isListening(ready),limit=AbortSignal.
timeout(parseDurationMs(load.limit)),either=AbortSignal.any([limit,process.over]);for(;;){if(process.over.aborted)throw createEarlyEndError(
process,process.label,"before it was ready");if(await isReady())return;if(limit.aborted)throw new CaptureError(describeNotReady(
load,process));await sleep(lookEveryMs,void 0,{signal:either}).catch(()=>{})}}function requireRunning(process,label){if(process.
over.aborted)throw createEarlyEndError(process,label,"during a capture")}function quoteLastOutput({lines}){return quoteLastLines(
lines.join(`
`),/^$/)}var roundsLoop="`for _ in llm_profile_action.rounds():`";function createEarlyEndError(process,label,when){let{side,
folder}=process,{stop}=side.session.context;if(stop.aborted)return stoppedBy(stop);let result=process.ended(),how=result!==
null&&result.outcome!=="not-started"?`ended ${when} (exit code ${result.exitCode??"none"})`:"couldn't start",why=result?.
outcome==="not-started"?quoteLastLines(result.stderrTail,/^$/):quoteLastOutput(process);return new CaptureError(process.
what==="program"?{id:"program-ended",what:`The program ${how}.`,where:`${label} (workload.rounds-per-load)`,why,help:`Pu\
t the work of a round in the loop ${roundsLoop}. The program must run this loop exactly once, without leaving it early. \
The program's full output is in ${folder}/ in the run directory.`}:{id:"server-ended",what:`The server ${how}.`,where:`${label}\
 (workload.server.command)`,why,help:`Try the command without the profiler first. The server's full output is in ${folder}\
/ in the run directory.`})}function describeNotReady({ready,limit},process){let{label,folder}=process,why=quoteLastOutput(
process);return"file"in ready?{id:"program-not-ready",what:`The program didn't start a round within ${String(limit)}.`,where:`${label}\
 (workload.time-limit)`,why,help:`Put the work of a round in the loop ${roundsLoop}, and give the program enough time to\
 load. The program's full output is in ${folder}/ in the run directory.`}:{id:"server-not-ready",what:`The server wasn't\
 ready within ${String(limit)}: ${describeReadiness(ready)}.`,where:`${label} (workload.server.ready-limit)`,why,help:`M\
ake sure workload.server.ready-\u2026 matches the server, and that the server has enough time to load. The server's full outp\
ut is in ${folder}/ in the run directory.`}}function describeReadiness(ready){return"line"in ready?`no line of its outpu\
t contained ${JSON.stringify(ready.line)}`:ready.kind==="http"?`GET ${ready.url} didn't return 2xx`:`nothing listened on\
 port ${ready.port} of 127.0.0.1`}function describeTakenPort(ready,label){return{id:"server-port-taken",what:`Before we \
started the server, another server was already listening at ${ready.kind==="http"?ready.url:`port ${ready.port}`}.`,where:`${label}\
 (workload.server.ready-${ready.kind})`,why:"We'd mistake the other server's responses for your server's responses.",help:"\
Stop the other server, or use another port for your server."}}import{join as join4}from"node:path";import{mkdtemp}from"node:fs/promises";import{basename as basename2,dirname as dirname2,join as join3}from"node:path";import{
setImmediate as nextTurn}from"node:timers/promises";function checkMetrics({failures},where){if(failures===null)return null;let{kind,failed,asked,said}=failures,what=failed===
0?`The program completed no ${kind}.`:`${counted(failed,kind)}${asked===null?"":` of ${asked}`} failed.`;return diagnostic(
{id:"metrics-client-failed",what,where,why:`The metrics file reports this.${said===null?"":` The first error: ${plainText(
said.slice(0,300))}`}`,help:"Metrics from a partly failed load don't describe the whole load. Find the cause in the outp\
ut of the program or its server."})}var mostMetrics=1e4,measured=custom(value=>typeof value=="number"||typeof value=="string"&&/^-?(?:NaN|nan|Infinity|inf)$/.
test(value),"Invalid input: not a number");function isRecord(value){return typeof value=="object"&&value!==null&&!Array.
isArray(value)}var entriesAtOnce=1e3;function parseEntries(schema,entries2,at=[]){let parsed=[],some=array(schema);for(let from=0;from<
entries2.length;from+=entriesAtOnce){let{data,error}=some.safeParse(entries2.slice(from,from+entriesAtOnce));if(error!==
void 0)throw new ZodError(error.issues.map(({path:[index,...rest],...issue})=>({...issue,path:[...at,from+Number(index),
...rest]})));for(let entry of data)parsed.push(entry)}return parsed}function flattenLists(values){return values.flat()}function describeDifferingSettings(records,settings3){
let differing=settings3.filter(key=>new Set(records.map(one=>settingOf(one,key))).size>1);return records.map(record=>differing.
length===0?"":` (${differing.map(key=>`${key} ${settingOf(record,key)}`).join(", ")})`)}function settingOf(record,key){let value=record[key]??
"none",text2=typeof value=="string"?value:JSON.stringify(value);return key==="model_filename"?text2.split(/[\\/]/).at(-1)??
text2:text2}var entrySchema=object({name:coerce_exports.string(),value:numberOrText.transform(Number),unit:coerce_exports.string().nullish()}),
smallerIsBetter=customFormat("customSmallerIsBetter","lower"),biggerIsBetter=customFormat("customBiggerIsBetter","higher");
function customFormat(format,better){return{format,recognizes:()=>!1,read:values=>({metrics:parseEntries(entrySchema,flattenLists(
values)).map(({name,value,unit})=>({name,value,unit:unit??null,better}))})}}var runSchema=object({name:text,run_name:text.optional(),run_type:_enum(["iteration","aggregate"]).optional(),aggregate_name:text.
optional(),error_occurred:flag.optional(),error_message:text.optional(),skipped:flag.optional(),real_time:measured.optional(),
time_unit:_enum(["ns","us","ms","s"]).optional(),items_per_second:measured.optional(),bytes_per_second:measured.optional()}),
fileSchema=object({benchmarks:array(unknown())}),googleBenchmark={format:"google-benchmark",recognizes:([file])=>isRecord(
file)&&"context"in file&&"benchmarks"in file,read:values=>readRuns(array(fileSchema).parse(values).flatMap(({benchmarks},index)=>parseEntries(
runSchema,benchmarks,[index,"benchmarks"])))};function readRuns(runs){let byName=Map.groupBy(runs.filter(({error_occurred,
skipped})=>error_occurred!==!0&&skipped!==!0),({name,run_name})=>run_name??name),failed=runs.filter(({error_occurred})=>error_occurred===
!0),names=new Set(runs.map(({name,run_name})=>run_name??name)),failures={kind:"benchmark",failed:new Set(failed.map(({name,
run_name})=>run_name??name)).size,asked:names.size,said:failed.find(({error_message})=>error_message!==void 0)?.error_message??
null};return{metrics:[...byName].flatMap(([name,its])=>metricsOf(name,its)),failures:failed.length===0?null:failures}}function metricsOf(name,runs){
let middle=runs.filter(({aggregate_name})=>aggregate_name==="median"),of=middle.length>0?middle:runs.filter(({run_type})=>run_type!==
"aggregate"),timeUnit=of.find(({time_unit})=>time_unit!==void 0)?.time_unit??"ns";return[{key:"real_time",as:name,unit:timeUnit,
better:"lower"},{key:"items_per_second",as:`${name} items_per_second`,unit:"items/s",better:"higher"},{key:"bytes_per_se\
cond",as:`${name} bytes_per_second`,unit:"B/s",better:"higher"}].flatMap(({key,as,unit,better})=>middleOf(of.flatMap(run=>run[key]??
[])).map(value=>({name:as,value,unit,better})))}function middleOf(values){let numbers=values.filter(value=>typeof value==
"number"),none=values.find(value=>typeof value=="string");return none!==void 0?[none]:numbers.length===0?[]:[median(numbers)]}var noNumber=/(?:NaN|nan|Infinity|inf)\b/y,mostLists=2e5,mostKeys=1e6,mostElements=5e6,mostNoNumbers=1e5,deepest=100;function readJson(given,mostLines){
let scanned=scan(given);if("why"in scanned)return scanned.why;let{text:text2}=scanned,whole=parse2(text2);if(typeof whole!=
"string")return[whole.value];let values=[];for(let from=0;from<text2.length&&values.length<=mostLines;){let newLine=text2.
indexOf(`
`,from),end=newLine===-1?text2.length:newLine,line=text2.slice(from,end);if(from=end+1,line.trim()==="")continue;let one=parse2(
line);if(typeof one=="string")return values.length===0?whole:`Line ${values.length+1}: ${one}`;values.push(one.value)}return values.
length===0?whole:values}function parse2(text2){try{return{value:JSON.parse(text2)}}catch(error){return`It isn't valid JS\
ON: ${errorMessage(error)}`}}function scan(text2){let mended=[],done=0,noNumbers=0,lists=0,keys=0,elements=0,depth=0;for(let at=0;at<
text2.length;at+=1)switch(text2[at]){case'"':at=endOfString(text2,at);break;case"[":case"{":if((lists+=1)>mostLists)return{
why:`It has more than ${counted(mostLists,"list or object","lists and objects")}.`};if((depth+=1)>deepest)return{why:`It\
's nested more than ${counted(deepest,"level")} deep.`};break;case"]":case"}":depth-=1;break;case":":if((keys+=1)>mostKeys)
return{why:`It has more than ${counted(mostKeys,"key")}.`};break;case",":if((elements+=1)>mostElements)return{why:`It ha\
s more than ${counted(mostElements,"value")}.`};break;case"N":case"n":case"I":case"i":{if(noNumber.lastIndex=at,!noNumber.
test(text2))break;if((noNumbers+=1)>mostNoNumbers)return{why:`It has more than ${counted(mostNoNumbers,"value")} that ar\
en't finite numbers.`};let from=text2[at-1]==="-"?at-1:at;mended.push(text2.slice(done,from),`"${text2.slice(from,noNumber.
lastIndex)}"`),done=noNumber.lastIndex,at=done-1;break}default:}return{text:done===0?text2:mended.join("")+text2.slice(done)}}
function endOfString(text2,start){let at=start+1;for(;at<text2.length&&text2[at]!=='"'&&text2[at]!==`
`;)at+=text2[at]==="\\"?2:1;return at}var entrySchema2=looseObject({n_prompt:count,n_gen:count,n_depth:count.optional(),avg_ts:measured}),settings=["backends",
"gpu_info","model_filename","model_type","n_batch","n_ubatch","n_threads","cpu_mask","cpu_strict","poll","type_k","type_\
v","n_gpu_layers","n_cpu_moe","split_mode","main_gpu","no_kv_offload","flash_attn","devices","tensor_split","tensor_buft\
_overrides","load_mode","lazy_mode","use_mmap","use_direct_io","embeddings","no_op_offload","no_host","repack","fit_targ\
et","fit_min_ctx"],llamaBench={format:"llama-bench",recognizes:values=>{let[first]=flattenLists(values);return isRecord(
first)&&"n_prompt"in first&&"n_gen"in first&&"avg_ts"in first},read:values=>{let entries2=parseEntries(entrySchema2,flattenLists(
values)),suffixes=new Map;for(let alike of Map.groupBy(entries2,testName).values())for(let[index,suffix]of describeDifferingSettings(
alike,settings).entries()){let entry=alike[index];entry!==void 0&&suffixes.set(entry,suffix)}return{metrics:entries2.map(
entry=>({name:`${testName(entry)}${suffixes.get(entry)??""}`,value:entry.avg_ts,unit:"tok/s",better:"higher"}))}}};function testName({
n_prompt,n_gen,n_depth=0}){return`${[...n_prompt>0?[`pp${n_prompt}`]:[],...n_gen>0?[`tg${n_gen}`]:[]].join("+")}${n_depth>
0?` @ d${n_depth}`:""}`}var entrySchema3=object({name:text,value:measured,unit:text.nullish(),better:_enum(["lower","higher"]).nullish()}),ownJson={
format:"json",recognizes:values=>{let[first]=entries(values);return isRecord(first)&&"name"in first&&"value"in first},read:values=>({
metrics:parseEntries(entrySchema3,entries(values)).map(({name,value,unit,better})=>({name,value,unit:unit??null,better:better??
null}))})};function entries(values){return flattenLists(values.map(value=>isRecord(value)&&Array.isArray(value.metrics)?
value.metrics:value))}var fileSchema2=object({benchmarks:array(unknown())}),benchmarkSchema=object({fullname:text,stats:object({median:measured})}),
pytestBenchmark={format:"pytest-benchmark",recognizes:([file])=>isRecord(file)&&"machine_info"in file&&"benchmarks"in file,
read:values=>({metrics:array(fileSchema2).parse(values).flatMap(({benchmarks},index)=>parseEntries(benchmarkSchema,benchmarks,
[index,"benchmarks"])).map(({fullname,stats})=>({name:fullname,value:stats.median,unit:"s",better:"lower"}))})};var recordSchema=looseObject({completed:count,failed:count.optional(),probe_failed:count.optional(),num_prompts:count.optional(),
errors:array(textOrNull).optional()}),latency=/^(?:probe_)?(?:mean|median|p\d{1,3}(?:\.\d{1,6})?)_[a-z0-9_]+_ms$/,throughput={
unit:"tok/s",better:"higher"},amount={better:null},plain={request_throughput:{unit:"req/s",better:"higher"},request_goodput:{
unit:"req/s",better:"higher"},input_sequence_throughput:{unit:"inputs/s",better:"higher"},output_throughput:throughput,input_throughput:throughput,
total_token_throughput:throughput,total_throughput:throughput,accept_length:{unit:"tok",better:"higher"},spec_decode_acceptance_length:{
unit:"tok",better:"higher"},spec_decode_acceptance_rate:{unit:"%",better:"higher"},duration:{unit:"s",better:null},completed:amount,
total_input_tokens:amount,total_output_tokens:amount},settings2=["tag","label","backend","model_id","dataset_name","num_\
prompts","request_rate","burstiness","max_concurrency","sharegpt_output_len","random_input_len","random_output_len","ran\
dom_range_ratio"];function servingFormat(format,marks){return{format,recognizes:values=>{let[first]=flattenLists(values);
return isRecord(first)&&"completed"in first&&marks.some(key=>key in first)},read:values=>{let records=parseEntries(recordSchema,
flattenLists(values)),suffixes=describeDifferingSettings(records,settings2),metrics=[];for(let[index,record]of records.entries()){
for(let metric of metricsOf2(record,suffixes[index]??""))metrics.push(metric);if(metrics.length>mostMetrics)break}return{
metrics,failures:failuresOf(records)}}}}var sglang=servingFormat("sglang",["median_e2e_latency_ms","total_output_tokens_\
retokenized"]),vllm=servingFormat("vllm",["endpoint_type","request_throughput"]);function metricsOf2(record,suffix){let latencies=Object.
keys(record).filter(key=>latency.test(key)),others=Object.keys(plain).filter(key=>key in record);return[...latencies,...others].
flatMap(key=>{if(record[key]===null)return[];let{unit=null,better}=plain[key]??{unit:"ms",better:"lower"},{data:value,error}=measured.
safeParse(record[key]);if(error!==void 0)throw new ZodError(error.issues.map(issue=>({...issue,path:[key]})));return[{name:`${key}${suffix}`,
value,unit,better}]})}function failuresOf(records){let failed=records.reduce((sum,record)=>sum+failedOf(record),0),none=records.
every(({completed})=>completed===0);if(failed===0&&!none)return null;let asked=records.reduce((sum,record)=>sum+record.completed+
failedOf(record),0),said=records.flatMap(({errors})=>errors??[]).find(error=>error!==null&&error.trim()!=="");return{kind:"\
request",failed,asked:asked===0?null:asked,said:said??null}}function failedOf({completed,failed,probe_failed,num_prompts,
errors}){let said=(errors??[]).filter(error=>error!==null&&error.trim()!=="").length,missing=Math.max(0,(num_prompts??0)-
completed);return(failed??(errors===void 0?missing:said))+(probe_failed??0)}var jsonFormats=[pytestBenchmark,googleBenchmark,sglang,vllm,llamaBench,ownJson,smallerIsBetter,biggerIsBetter],longestCsv=8*
2**20,longestCsvRow=64*2**10,mostColumns=1e3,longestName=500,longestUnit=40,namedProblems=3;function readMetrics(text2,file,format){
let values=format==="csv"?null:readJson(text2.replace(/^\ufeff/,""),mostMetrics);if(typeof values=="string"&&(format!==null||
/^\ufeff?\s*[[{]/.test(text2)))throw unreadable(file,plainText(values),format);if(values===null||typeof values=="string")
return checked({metrics:readCsv(text2,file)},file,"csv");let reader=jsonFormats.find(one=>format===null?one.recognizes(values):
one.format===format);if(reader===void 0)throw unreadable(file,"It's JSON, but in an unknown format.",null);if(flattenLists(
values).length>mostMetrics)throw tooMany(file,flattenLists(values).length);try{return checked(reader.read(values),file,reader.
format)}catch(error){throw error instanceof ZodError?unreadable(file,problemsText(error),reader.format):error}}function readCsv(text2,file){
if(text2.length>longestCsv)throw unreadable(file,`It has ${counted(text2.length,"character")}; the limit for CSV is ${countText(
longestCsv)}.`,"csv");let records;try{records=parse(text2,{bom:!0,skipEmptyLines:!0,trim:!0,to:mostMetrics+1,maxRecordSize:longestCsvRow,
columns:names=>{if(names.length>mostColumns)throw new Error(`It has ${counted(names.length,"column")}; the limit is ${countText(
mostColumns)}.`);return names.map(name=>csvColumns.has(name)?name:!1)}})}catch(error){throw unreadable(file,plainText(errorMessage(
error)),"csv")}let rows=array(csvRowSchema).safeParse(records);if(rows.success&&rows.data.length>0)return rows.data;let why=rows.
success?"It has no rows.":problemsText(rows.error);throw unreadable(file,why,"csv")}var csvFields=object({name:text,value:text.
regex(/^(?:[+-]?[\d.]+(?:e[+-]?\d+)?|[+-]?(?:nan|inf|infinity))$/i,"Invalid input: not a number"),unit:text.optional(),better:_enum(
["lower","higher",""]).optional()}),csvColumns=new Set(Object.keys(csvFields.shape)),csvRowSchema=csvFields.transform(({
name,value,unit="",better=""})=>({name,value:Number.isNaN(Number(value))?value:Number(value),unit:unit===""?null:unit,better:better===
""?null:better}));function checked({metrics,failures=null},file,format){if(metrics.length>mostMetrics)throw tooMany(file,
metrics.length);if(failures!==null)return{format,metrics:[],failures};let problems=[],names=new Set,good=metrics.flatMap(
({name,value,unit,better})=>{let called=JSON.stringify(plainText(name.slice(0,80)));return name.trim()===""?problems.push(
"A metric has an empty name."):name.length>longestName?problems.push(`The name ${called}\u2026 has ${counted(name.length,
"character")}; the limit is ${countText(longestName)}.`):unit!==null&&unit.length>longestUnit?problems.push(`The unit of\
 ${called} has ${counted(unit.length,"character")}; the limit is ${countText(longestUnit)}.`):names.has(name)?problems.push(
`${called} occurs more than once. Each process must report one value per metric, such as the median of its steps.`):(typeof value==
"string"||!Number.isFinite(value))&&problems.push(`The value of ${called} is ${value}, which isn't a measurement.`),names.
add(name),typeof value=="number"?[{name,value,unit,better,source:file}]:[]});if(problems.length>0)throw unreadable(file,
listed(problems),format);if(good.length===0)throw unreadable(file,"It has no metrics.",format);return{format,metrics:good,
failures}}function problemsText(error){return listed(error.issues.map(({path,message})=>`${message}, at ${plainText(toDotPath(
path))}`))}function listed(problems){let rest=problems.length-namedProblems;return[...problems.slice(0,namedProblems),...rest>
0?[`and ${rest} more`]:[]].join(`
`)}function tooMany(file,count2){return unreadable(file,`It has at least ${counted(count2,"metric")}; the limit is ${countText(
mostMetrics)}.`,null)}function unreadable(file,why,format){return new ParseError({id:"metrics-unreadable",what:`Can't re\
ad the metrics file${format===null?"":` as ${format}`}.`,where:file,why,help:`Write JSON, JSON lines, or CSV with name, \
value, unit, and better (lower or higher), or set the format in \`metrics\`: {file: \u2026, format: \u2026}. Formats: ${metricFormats.
join(", ")}. See docs/metrics.md for an example of each.`})}import{createHash}from"node:crypto";import{lstat,opendir,realpath}from"node:fs/promises";import{dirname,basename,isAbsolute,
join as join2,normalize}from"node:path";var largestMetricFile=64*2**20,mostFiles=100,mostBytes=2*largestMetricFile,mostNames=1e5;async function watchMetrics(folder,pattern){
let before=new Map,bytes=0;for(let name of await findMatches(folder,pattern)){let path=join2(folder,name),stats=await lstat(
path,{bigint:!0}),size=Number(stats.size),isRead=stats.isFile()&&size<=Math.min(largestMetricFile,mostBytes-bytes);isRead&&
(bytes+=size),before.set(name,{stats,hash:isRead?await hashFile(path,stats):null})}return{written:async()=>readWritten(folder,
pattern,before)}}async function readWritten(folder,pattern,before){let names=await findMatches(folder,pattern),written=[],
refused=[],bytes=0;for(let name of names){let found=await readFresh(folder,name,before.get(name)??null,mostBytes-bytes);
typeof found=="string"?refused.push(`${plainText(name)}: ${found}`):found!==null&&(bytes+=found.bytes,written.push(found.
file))}if(refused.length>0)throw refuseMetrics(folder,pattern,refused);if(written.length>0)return written;throw names.length>
0?describeStale(folder,pattern,names):await describeMissing(folder,pattern)}async function findMatches(folder,pattern){let place=dirname(
normalize(pattern)),wanted=basename(pattern);if(isAbsolute(pattern)||!await staysWithin(folder,place))throw refuseMetrics(
folder,pattern,[`${plainText(place)} is outside the working directory.`]);let found=[],seen=0;try{for await(let{name}of await opendir(
join2(folder,place))){if((seen+=1)>mostNames)throw refuseMetrics(folder,pattern,[`The folder has more than ${mostNames} \
entries.`]);if(!(name!==wanted&&!matchesGlob(wanted,name))&&found.push(join2(place,name))>mostFiles)throw refuseMetrics(
folder,pattern,[`The pattern matches more than ${mostFiles} files.`])}}catch(error){if(["ENOENT","ENOTDIR"].includes(readErrorCode(
error)))return[];throw error}return found.sort()}async function staysWithin(folder,place){try{return isWithin(await realpath(
join2(folder,place)),await realpath(folder))}catch(error){if(readErrorCode(error)==="ENOENT")return isWithin(join2(folder,
place),folder);throw error}}async function readFresh(folder,name,before,left){let path=join2(folder,name),seen=await lstat(
path);if(!seen.isFile())return`It's ${describeKind(seen)}.`;try{var _stack=[];try{let file=__using(_stack,await openUntrusted(
path),!0);let stats=await file.stat({bigint:!0});if(!stats.isFile())return"The path isn't a regular file.";if(stats.nlink!==
1n)return"The file has another hard link.";if(before!==null&&isSame(before.stats,stats))return null;if(stats.size>largestMetricFile)
return`The file is ${sizeText(Number(stats.size))}; the limit is ${sizeText(largestMetricFile)}.`;if(stats.size>left)return`\
Together, the files exceed the limit of ${sizeText(mostBytes)}.`;let content=await readBytes(file,Number(stats.size));if(content.
length<Number(stats.size))return"The file changed while we read it.";return{file:{name,text:content.toString("utf8"),added:findAppended(
before,content)},bytes:content.length}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,
_hasError);_promise&&await _promise}}catch(error){if(readErrorCode(error)==="ELOOP")return"It's a symbolic link.";if(readErrorCode(
error)==="EACCES")return"Permission denied.";throw error}}function isSame(before,now){return before.ino===now.ino&&before.
size===now.size&&before.ctimeNs===now.ctimeNs}function findAppended(before,content){let size=before===null?0:Number(before.
stats.size);if(before===null||before.hash===null||size===0||size>=content.length)return null;let newLine=10;return content[size-
1]!==newLine&&content[size]!==newLine?null:hashContent(content.subarray(0,size))===before.hash?content.toString("utf8",size):
null}async function hashFile(path,{size}){try{var _stack=[];try{let file=__using(_stack,await openUntrusted(path),!0);return hashContent(
await readBytes(file,Number(size)))}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,
_hasError);_promise&&await _promise}}catch(error){if(["ELOOP","EACCES","ENOENT"].includes(readErrorCode(error)))return null;
throw error}}function hashContent(content){return createHash("sha256").update(content).digest("hex")}function describeStale(folder,pattern,names){
return new CaptureError({id:"metrics-stale",what:"This run didn't write the metrics file.",where:`${plainText(pattern)} \
in ${folder}`,why:`The program didn't change ${listText(names.map(plainText),5)}, so the numbers are from another run.`,
help:"Make the program write the file in each run, to the path in `metrics`."})}async function describeMissing(folder,pattern){
let similar=(await listNames(join2(folder,dirname(pattern)),mostNames)).filter(name=>/\.(?:json|jsonl|csv)$/.test(name)).
slice(0,1e3),near=nearest(basename(pattern),similar);return new CaptureError({id:"metrics-missing",what:"The program did\
n't write a metrics file.",where:`${plainText(pattern)} in ${folder}`,why:`After the run, no file matched the path or gl\
ob.${near===null?"":` Did you mean ${plainText(near)}?`}`,help:"Paths in `metrics` are relative to workload.working-dire\
ctory. Check that the program also writes the file there when it runs without a profiler. If the file's name contains a \
date or a process ID, use a glob."})}function refuseMetrics(folder,pattern,refused){return new CaptureError({id:"metrics\
-refused",what:"Can't trust the metrics file.",where:`${plainText(pattern)} in ${folder}`,why:refused.slice(0,10).join(`\

`),help:"Write metrics to regular files inside the working directory, up to 64 MiB per file and 128 MiB for all files th\
at match a glob."})}async function offerMetricsFile(side){let{program,session}=side,folder=await mkdtemp(join3(program.temporary.tmp,"metric\
s-"));await shareWithIsolatedUser(folder,session.isolation);let environment={...program.environment,[metricsVariable]:join3(
folder,"metrics.json")};return{...side,program:{...program,environment}}}async function watchProgramMetrics(side,label){
let watched=await watchFiles(side);return async()=>{let metrics=new Map;for(let{file,format,files}of watched)for(let written of await files.
written()){let metricFile=await readMetricFile(side,written,format);requireMetricSuccess(metricFile,written,label);for(let metric of metricFile.
metrics){if(metrics.has(metric.name))throw new CaptureError({id:"metrics-unreadable",what:`Two metrics files contain ${JSON.
stringify(plainText(metric.name))}.`,where:`${label}, ${plainText(written.name)}`,help:"Use different names for the metr\
ics, or list fewer files in `metrics`."});metrics.set(metric.name,{...metric,source:file})}}return[...metrics.values()]}}
async function watchProgramFailures(side,label){let watched=await watchFiles(side);return async()=>{for(let{format,files}of watched)
for(let written of await ignoreFileErrors([],async()=>files.written())){let metricFile=await ignoreFileErrors(null,async()=>readMetricFile(
side,written,format));metricFile!==null&&requireMetricSuccess(metricFile,written,label)}}}async function readMetricFile({
session},written,format){await nextTurn(),refuseWhenStopped(session.context.stop);let{text:text2,added,name}=written;return readMetrics(
added?.trimStart().startsWith("{")===!0?added:text2,name,format)}async function ignoreFileErrors(fallback,read){try{return await read()}catch(error){
if(error instanceof CaptureError||error instanceof ParseError)return fallback;throw error}}async function watchFiles({config,
program}){let wanted=config.metrics.map(entry=>typeof entry=="string"?{file:entry}:entry),named=await Promise.all(wanted.
map(async({file,format=null})=>({file,format,files:await watchMetrics(program.workingDirectory,file)}))),offered=program.
environment[metricsVariable];if(offered===void 0)return named;let watched=await watchMetrics(dirname2(offered),basename2(
offered));return[...named,{file:metricsVariable,format:"json",files:{written:async()=>listWrittenFiles(watched)}}]}async function listWrittenFiles(files){
try{return await files.written()}catch(error){if(error instanceof CaptureError&&error.id==="metrics-missing")return[];throw error}}
function requireMetricSuccess(metricFile,{name},label){let failure=checkMetrics(metricFile,`${label}, ${plainText(name)}`);
if(failure!==null)throw new CaptureError(failure)}async function withServer(side,place,body){let{server}=side.config.workload,process=await startUntilReady(side,place,{what:"\
server",argv:commandArgv(server.command??[]),ready:chooseReadiness(server),limit:server["ready-limit"]});try{return server.
client!==null&&await runClient(process,{key:server["warm-up"]===null?"workload.server.client":"workload.server.warm-up",
command:server["warm-up"]??server.client,label:`${place.label}, warm-up`,folder:join4(place.folder,"warm-up")}),await body(
process)}finally{await process.end()}}function chooseReadiness(server){let{"ready-http":http,"ready-port":port,"ready-li\
ne":line}=server;return line!==null?{line}:http===null?{kind:"port",port:port??0}:{kind:"http",url:http.startsWith("/")?
`http://127.0.0.1:${port??80}${http}`:http}}async function runClient(server,{key,command:words,label,folder}){let{session,
config,program}=server.side,{isolation,context}=session,limit=config.workload["time-limit"];requireRunning(server,label),
await session.directory.folder(folder);let command={tool:key==="workload.server.client"?"client":"warm-up",argv:isolate(
commandArgv(words),isolation),cwd:program.workingDirectory,environment:program.environment,timeLimitMs:parseDurationMs(limit)};
await writeCommand(session,folder,command.argv);let apart={...isolation,user:null},result=await runStreamed({...session,
context:{...context,stop:AbortSignal.any([context.stop,server.over])}},{command,isolation:apart,label,isStart:!1,folder}).
catch(error=>{throw error instanceof StoppedError?createEarlyEndError(server,label,"while its client ran"):error}),{outcome,
exitCode,stdoutTail,stderrTail}=result;if(outcome==="exited"&&exitCode===0)return result;requireRunning(server,label);let how=outcome===
"timed-out"?`didn't end within ${String(limit)} (workload.time-limit)`:`exited with code ${exitCode??"none"}`;throw new CaptureError(
{id:"client-failed",what:`The server's client ${how}, so this capture doesn't count.`,where:`${label} (${key})`,why:quoteLastLines(
`${stdoutTail}
${stderrTail}`,/^$/),help:`The client's full output is in ${folder}/ in the run directory, and the server's output is in\
 load-\u2026/ next to that folder.`})}function makeServerCapture(server){return async(side,plan,round,place)=>{let requireSuccess=await watchProgramFailures(
side,place.label),attempted=await captureTurn(server,plan,round,place,async()=>runClientOnce(server,place));return attempted.
failure===null&&await requireSuccess(),attempted}}async function captureTurn(process,plan,round,place,work){let attempted=await captureLoaded(
process,{...place,gate:plan.gate,watched:!0},work);return await recordCapture(process.side,plan,round,attempted.value),attempted}
async function captureUntracedClient(server,place){let run={...place,gate:{kind:"none"},watched:!1};return requireRealCapture(
await captureLoaded(server,run,async()=>runClientOnce(server,place)))}async function runClientOnce(server,{label,folder}){
return runClient(server,{key:"workload.server.client",command:server.side.config.workload.server.client??[],label,folder:join4(
folder,"client")})}var startLimitMs=12e4;async function captureLoaded(process,{label,folder:place,gate,watched},work){var _stack=[];
try{let{session,config}=process.side;let{nsys}=session.tools;let relativeFolder=join4(place,"nsys");let folder=await session.
directory.folder(relativeFolder);let output=await makeOutputFolder(session,folder);requireRunning(process,label);let names={
output:join4(output,"report"),session:process.session};let begun=await callNsys(process,"nsys start",nsysStartArgv(config,
nsys,names),startLimitMs);requireNsysSuccess(begun,"start",label);let watch=__using(_stack,watched?watchClocks(session,folder):
null,!0);let{seconds}=await work();let gpuSamples=watch===null?null:await watch.samples();let stopLimitMs2=nsysLimitMs({
captureSeconds:seconds});let stopped=await callNsys(process,"nsys stop",nsysStopArgv(nsys,process.session),stopLimitMs2);
await session.directory.write(join4(relativeFolder,"stdout.txt"),stopped.stdout);await session.directory.write(join4(relativeFolder,
"stderr.txt"),stopped.stderr);requireRunning(process,label);if(stopped.timedOut)throw createHangError("nsys stop",stopLimitMs2,
label);requireNsysSuccess(stopped,"stop",label);await takeOverOutput(session,{tool:"nsys profile",label},output,folder);
let{reports,raw,imports}=await importRawFiles(session,{label,folder,captureSeconds:seconds});let end={kind:"known",outcome:"\
exited",exitCode:0,seconds,allowed:[0],timeLimitSeconds:null};let nsysOutput=`${stopped.stdout}
${stopped.stderr}`;let printed=`${process.lines.join(`
`)}
${nsysOutput}`;return{value:{label,folder,relativeFolder,end,output:printed,reports,gpuSamples},failure:checkProcess({label,
gate,end,output:nsysOutput,reports,rawLeft:raw,imports})}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}}async function callNsys(process,tool,argv,limitMs){let{session,program}=process.
side;requireRunning(process,process.label);let started=process.started();if(started===null)throw new ToolError({what:`Th\
e ${process.what} didn't report its process.`,where:process.label});let{workingDirectory:cwd,environment}=program,runTool=async command=>session.
tools.runTool({...command,marker:started.marker}),isolated=isolateBeside(argv,session.isolation,started.inside(),cwd);return callTool(
{runTool,cwd,environment},tool,isolated,limitMs)}var nsysFailures={start:{id:"nsys-start-failed"},stop:{id:"nsys-stop-fa\
iled"}};function requireNsysSuccess({exitCode,timedOut,stdout,stderr},what,label){if(!(exitCode===0&&!timedOut))throw new CaptureError(
{...nsysFailures[what],what:`nsys ${what} ${timedOut?"didn't end in time":`exited with code ${exitCode}`}, so we have no\
 capture.`,where:label,why:quoteLastLines(`${stdout}
${stderr}`,/^$/),help:"Check nsys.extra-arguments: a common cause is an option that this nsys doesn't accept."})}var lookEveryMs2=20;async function withProgram(originalSide,place,body){let{program,session}=originalSide,{clock}=session.
context,folder=await mkdtemp2(join5(program.temporary.tmp,"rounds-"));await shareWithIsolatedUser(folder,session.isolation);
let environment={...program.environment,[roundsVariable]:folder},side={...originalSide,program:{...program,environment}},
{workload}=side.config,limit=workload["time-limit"],process=await startUntilReady(side,place,{what:"program",argv:workloadArgv(
workload,join5(folder,"hydra")),ready:{file:join5(folder,"ready-0")},limit}),done=0,runRound=async label=>{let startMs=clock.
monotonicMs();done+=1,await tellProgram(folder,`go-${done}`,label);let inTime=await waitWithin(limit,process,async()=>exists(
join5(folder,`ready-${done}`)));if(requireRunning(process,label),!inTime)throw createTimeLimitError(process,label,"A rou\
nd of the program",limit);return{seconds:(clock.monotonicMs()-startMs)/1e3}};try{await body(async(_,plan,round,place2)=>captureTurn(
process,plan,round,place2,async()=>runRound(place2.label))),await tellProgram(folder,"end",place.label),await requireEnd(
process)}finally{await process.end()}}async function tellProgram(folder,name,label){await writeFile(join5(folder,name),"",
{flag:"wx"}).catch(error=>{throw new CaptureError({id:"program-not-told",what:"We couldn't tell the program to continue.",
where:label,why:errorMessage(error),help:`Make sure that only llm-profile creates ${name} in the folder that ${roundsVariable}\
 names.`,cause:error})})}async function requireEnd(process){let{config,session}=process.side,{label,folder}=process,limit=config.
workload["time-limit"],hasEnded=await waitWithin(limit,process,async()=>Promise.resolve(!1));refuseWhenStopped(session.context.
stop);let result=process.ended();if(result===null||!hasEnded)throw createTimeLimitError(process,label,"After its last ro\
und, the program",limit);if(!(result.outcome==="exited"&&result.exitCode===0))throw new CaptureError({id:"workload-faile\
d",what:`The program exited with code ${result.exitCode??"none"} after its last round.`,where:label,why:quoteLastOutput(
process),help:`Try the command without the profiler first. The program's full output is in ${folder}/ in the run directo\
ry.`})}async function waitWithin(limit,{over},hasCome){let timeout=AbortSignal.timeout(parseDurationMs(limit)),either=AbortSignal.
any([timeout,over]);for(;!await hasCome();){if(over.aborted)return!0;if(timeout.aborted)return!1;await sleep2(lookEveryMs2,
void 0,{signal:either}).catch(()=>{})}return!0}function createTimeLimitError(process,label,what,limit){return new CaptureError(
{id:"time-limit",what:`${what} took longer than ${String(limit)}.`,where:`${label} (workload.time-limit)`,why:quoteLastOutput(
process),help:`Raise workload.time-limit, or find out what the program is waiting for. The program's full output is in ${process.
folder}/ in the run directory.`})}import{randomUUID}from"node:crypto";var inductor=[{folder:["inductor","cache"],files:[{name:/^[0-9a-f]{8,128}$/,content:"json"}]},{folder:["inductor","*"],files:[
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
"/"))}function fileName(path){return path.slice(path.lastIndexOf("/")+1)}import{constants}from"node:fs";import{mkdir,open,opendir as opendir2,unlink}from"node:fs/promises";import{basename as basename3,
dirname as dirname3,join as join6}from"node:path";var mostEntries=2e5;async function readChoices(folder){let choices=new Map,sources=new Set,left={entries:mostEntries,bytes:mostChoices.
bytes},refused=0,readPlace=async(handle,path,place)=>{for(let name of await listNames2(handle,left)){name.endsWith(".py")&&
sources.add(join6(path,name));let file=place.files.find(one=>one.name.test(name));if(file===void 0)continue;let content=await readSmallFile(
pathInside(handle,name),mostChoices.fileBytes);if(content===null||!hasContent[file.content](content.toString("utf8"))?refused+=
1:(choices.set(join6(path,name),content),left.bytes-=content.length),choices.size>mostChoices.files||left.bytes<0)throw new TooMany}};
try{for(let place of choicePlaces)await visitFolders(folder,place.folder,left,async(handle,path)=>readPlace(handle,path,
place))}catch(error){if(!(error instanceof TooMany))throw error;return{choices:new Map,sources,refused:choices.size+refused}}
return{choices,sources,refused}}var TooMany=class extends Error{};function pathInside(handle,name){return join6(`/proc/s\
elf/fd/${handle.fd}`,name)}async function openFolder(path){let flags=constants.O_RDONLY|constants.O_DIRECTORY|constants.
O_NOFOLLOW;return open(path,flags).catch(error=>{if(["ENOENT","ENOTDIR","ELOOP"].includes(readErrorCode(error)))return null;
throw error})}async function visitFolders(root,pattern,left,use){let enter=async(place,path,[part,...rest])=>{var _stack=[];
try{let handle=__using(_stack,await openFolder(place),!0);if(handle===null)return;if(part===void 0){await use(handle,path);
return}for(let name of part==="*"?await listNames2(handle,left):[part])await enter(pathInside(handle,name),join6(path,name),
rest)}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}};
await enter(root,"",pattern)}async function listNames2(handle,left){let names=[];for await(let{name}of await opendir2(pathInside(
handle,".")))if(names.push(name),left.entries-=1,left.entries<0)throw new TooMany;return names.sort()}var hasContent={json:text2=>jsonOrNull(
text2.replaceAll(/(?<=[:[, ])(?:-?Infinity|NaN)\b/g,"0"))!==null,numbers:text2=>/^(?:(?:[\d.e+-]{1,32}|inf|nan)\s*){1,2}$/.
test(text2),any:()=>!0};async function readSmallFile(path,most){var _stack=[];try{let file=__using(_stack,await openUntrusted(
path).catch(()=>null),!0);let status=await file?.stat();if(file==null||status?.isFile()!==!0||status.nlink!==1||status.size>
most)return null;return readBytes(file,status.size)}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}}var tunedFolders=["inductor","triton","jax"];async function replaceCaches(folder,choices,isolation){
for(let name of tunedFolders){let problem=await removeDirectory(join6(folder,name));if(problem!==null)throw new ToolError(
{what:"Can't empty the caches of the program's autotuners.",where:join6(folder,name),why:problem,help:"Find out what kee\
ps the folder in use. With compare.caches=separate, caches stay as the program leaves them."});await makeFolder(join6(folder,
name),isolation)}let made=new Set(tunedFolders),makeParents=async path=>{let parent=dirname3(path);made.has(parent)||(await makeParents(
parent),await makeFolder(join6(folder,parent),isolation),made.add(parent))};for(let[path,content]of choices){var _stack=[];
try{await makeParents(path);let file=__using(_stack,await open(join6(folder,path),"wx",420),!0);await file.writeFile(content);
await giveToIsolatedUser(join6(folder,path),isolation)}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}}}async function makeFolder(path,isolation){await mkdir(path),await giveToIsolatedUser(
path,isolation)}async function removeChoices(folder,paths){let names=Map.groupBy(paths,path=>dirname3(path));for(let[parent,
files]of names)await visitFolders(folder,parent.split("/"),{entries:mostEntries},async handle=>{for(let file of files)await unlink(
pathInside(handle,file.slice(parent.length+1))).catch(ignoreMissing)})}function ignoreMissing(error){if(readErrorCode(error)!==
"ENOENT")throw error}var kernelLine=/^def (triton_\w{1,200})\(/gm,graphLine=/^async_compile\b/m,largestSource=2**20;async function readKernelNames(folder,paths){
let names=new Set;for(let path of paths)path.endsWith(".autotune.json")&&names.add(basename3(path,".autotune.json"));let folders=new Set(
paths.filter(path=>path.endsWith(".best_config")).map(path=>dirname3(path)));for(let path of folders)await visitFolders(
folder,path.split("/"),{entries:mostEntries},async handle=>{for(let name of await listNames2(handle,{entries:mostEntries}))
for(let kernel of name.endsWith(".py")?await readKernels(pathInside(handle,name)):[])names.add(kernel)});return[...names].
sort()}async function readKernels(path){let source=(await readSmallFile(path,largestSource))?.toString("utf8")??"";return graphLine.
test(source)?[]:[...source.matchAll(kernelLine)].map(([,name=""])=>name)}function createTuning(folder){return{folder,draw:null,isStarted:!1,given:{choices:new Map,sources:new Set},own:[],ownKernels:[]}}
async function clearCaches({tuning,session}){tuning!==null&&await replaceCaches(tuning.folder,new Map,session.isolation)}
async function startTuned(side,first){let{tuning,session}=side;if(tuning===null||tuning.isStarted)return{side,started:await first.
start()};let{context,budget,isolation}=session,sinceMs=context.clock.monotonicMs(),started=await first.start();if(!first.
isReal(started))return{side,started};let{choices}=await readSideChoices(side,tuning),isTuned=[...choices.keys()].some(path=>!tuning.
given.choices.has(path)),later={...side,tuning:{...tuning,isStarted:!0,draw:nameDraw(tuning,choices)}};return isTuned?(context.
log.detail(`In this start, autotuners chose kernels by measuring them (${counted(choices.size,"file")}). It doesn't coun\
t; the next start uses the choices.`),await first.setAside(),await replaceCaches(tuning.folder,choices,isolation),budget.
leaveOut(context.clock.monotonicMs()-sinceMs),{side:later,started:await first.start()}):{side:later,started}}function nameDraw({
draw},choices){return draw??(choices.size===0?null:randomUUID())}async function readSideChoices({name,session},{folder}){
let choices=await readChoices(folder);return choices.refused>0&&await session.warn(`We left out ${counted(choices.refused,
"file")} in the ${name}'s caches, although named like an autotuner's choice: a link, too large, too many, or not JSON. K\
ernels may be tuned differently on each side.`),choices}async function giveChoices(base,head){if(base.tuning===null||head.
tuning===null)return head;let given=await readSideChoices(base,base.tuning);return await replaceCaches(head.tuning.folder,
given.choices,head.session.isolation),{...head,tuning:{...head.tuning,draw:base.tuning.draw,given}}}async function splitChoices({
base,head}){if(base.tuning===null||head.tuning===null)return{base,head};let headChoices=await readSideChoices(head,head.
tuning),ownChoices=findOwnChoices(head.tuning.given,headChoices),draw=nameDraw(head.tuning,headChoices.choices);return{base:{
...base,tuning:await setOwnChoices(base.tuning,ownChoices.base)},head:{...head,tuning:await setOwnChoices({...head.tuning,
draw,isStarted:!0},ownChoices.head)}}}async function setOwnChoices(tuning,own){return{...tuning,own,ownKernels:await readKernelNames(
tuning.folder,own)}}async function forgetOwnChoices({tuning}){tuning!==null&&await removeChoices(tuning.folder,tuning.own)}async function addPairs(sidesBefore,plan,pairs,hasVerdict=!1){let{head,base}=sidesBefore,{session}=head.side,plannedRounds=Math.
max(plan.rounds,head.rounds.length+pairs),sides=findMeasuredBase(sidesBefore)===null?1:2,startsOfRound=plan.roundsOfLoad===
null?plan.captures.length:1;for(let{name,rounds,begins}of planTurns(head.rounds.length,pairs,plan.roundsOfLoad??1)){let currentBase=findMeasuredBase(
{base});if(begins&&!session.budget.mayBegin({leg:"rounds",starts:sides*startsOfRound}))break;if(name==="head"){let added=await addHeadTurn(
{head,base},plan,rounds);if({head,base}=added,added.failed!==null)return keepCompleteRounds({head,base},plannedRounds,added.
failed)}else if(currentBase!==null){let{measured:measured2,failure}=await addTurn(currentBase,plan,rounds);if(base=failure??
measured2,failure===null)continue;if(hasVerdict){let whole=measured2.rounds.length;return head=await keepRounds(head,whole,
"unpaired"),await session.warn(`The base failed in round ${whole+1}, so we couldn't measure more rounds. We use the ${counted(
whole,"round")} per side measured before that. ${describeReasons(failure)}`),{head,base:measured2,failed:null}}await warnBaseMissing(
session,failure)}}return{head,base,failed:null}}async function keepCompleteRounds(sides,plannedRounds,failed){let{head}=sides,
whole=head.rounds.length;if(whole===0)throw failed;await head.side.session.recorder.discount(join7(head.side.name,`round\
-${whole+1}`));let measuredBase=findMeasuredBase(sides),base=measuredBase===null?sides.base:await keepRounds(measuredBase,
whole,"unpaired");return await head.side.session.warn(`Round ${whole+1} of ${plannedRounds} failed, so the results use o\
nly the ${whole===1?"round":`${whole} rounds`} before it.`),{head,base,failed}}function planTurns(first,pairs,ofTurn){let before=Math.
ceil(first/ofTurn);return Array.from({length:Math.ceil(pairs/ofTurn)},(_,index)=>{let rounds=Math.min(ofTurn,pairs-index*
ofTurn);return((before+index)%2===0?["base","head"]:["head","base"]).map((name,position)=>({name,rounds,begins:position===
0}))}).flat()}async function addHeadTurn(sides,plan,rounds){let{head,base}=sides,pair=findMeasuredBase(sides),isFirst=pair!==
null&&head.side.tuning?.isStarted===!1;try{isFirst&&(head={...head,side:await giveChoices(pair.side,head.side)});let{measured:measured2,
failure}=await addTurn(head,plan,rounds);if(head=measured2,failure!==null)return{head,base,failed:failure};if(isFirst){let split=await splitChoices(
{base:pair.side,head:head.side});head={...head,side:split.head},base={...pair,side:split.base}}return{head,base,failed:null}}catch(error){
return{head,base,failed:asFailure(error)}}}async function addTurn(before,plan,rounds){let measured2=before;try{return await inKeptFolder(
before.side,async()=>{await forgetOwnChoices(before.side),plan.roundsOfLoad===null?measured2=await addStartedRound(before,
plan):await addLoad(before,plan,rounds,more=>{measured2=more})}),{measured:measured2,failure:null}}catch(error){return{measured:measured2,
failure:asFailure(error)}}}async function addStartedRound(before,plan){let{tuning}=before.side,measured2=await addRound(
before,plan,null,async(side,capturePlan,round,place)=>{let{side:tuned,started}=await startFirst({...side,tuning},{start:async()=>capture(
side,capturePlan,round,place),isReal:({failure})=>failure===null,setAside:async()=>{await setAside(side,`round-${round}`,
"tuning","tuning")}});return{tuning}=tuned,started});return{...measured2,side:{...measured2.side,tuning}}}async function addLoad(before,plan,count2,added){
let load=(before.rounds.at(-1)?.load??0)+1,loaded=setPurpose(before.side,"rounds"),place={label:labelSide(loaded,`load ${load}`),
folder:join7(loaded.name,`load-${load}`)},measured2=before,addRounds=async make=>{measured2=before;for(let made=0;made<count2;made+=
1)measured2=await addRound(measured2,plan,load,make),added(measured2)},{side}=await startFirst(before.side,{start:async()=>loaded.
config.workload.server.command===null?withProgram(loaded,place,addRounds):withServer(loaded,place,async server=>addRounds(
makeServerCapture(server))),isReal:()=>!0,setAside:async()=>{await keepRounds(measured2,before.rounds.length,"tuning"),await setAside(
before.side,`load-${load}`,"tuning","tuning"),added(before)}});added({...measured2,side:{...measured2.side,tuning:side.tuning}})}
async function startFirst(side,first){return side.name==="base"?startTuned(side,first):{side,started:await first.start()}}
async function warnBaseMissing({warn},failure){await warn(`We couldn't measure the base, so we measure only the head. ${describeReasons(
failure)}`)}async function catchFailure(step){try{return await step()}catch(error){return asFailure(error)}}function describeReasons(error){
let reasons=error.failures.map(({message})=>message);return[diagnosticText({...error,help:null}),...reasons].join(" ")}import{join as join8}from"node:path";var mostInstances=1e4;function nameUntracedRun(number){return`untraced run ${number}`}async function runProgramOnce(originalSide,{
label,folder}){let side=await offerMetricsFile(originalSide),metrics=await watchProgramMetrics(side,label),captured=await captureOrThrow(
side,{label,folder:join8(folder,"nsys"),trace:"nvtx"});return{captured,metrics,seconds:captured.end.seconds,clientSeconds:null}}
async function runServerOnce(side,{label,folder}){return withServer(side,{label,folder:`${folder}/load`},async server=>{
let metrics=await watchProgramMetrics(side,label),captured=await captureUntracedClient(server,{label,folder});return{captured,
metrics,seconds:null,clientSeconds:captured.end.seconds}})}async function runUntraced(originalSide,{number,order,ranges:keys}){
var _stack=[];try{let side=await addSeed(setPurpose(originalSide,"untraced"),nameUntracedRun(number));let{session,config,
name}=side;let label=labelSide(side,nameUntracedRun(number));let folder=join8(name,`untraced-${number}`);let memory=__using(
_stack,await watchMemory(session,await session.directory.folder(folder),label),!0);let runOnce=config.workload.server.command===
null?runProgramOnce:runServerOnce;let ran=await runOnce({...side,config:untracedConfig(config)},{label,folder});let peakMemory=memory===
null?[]:await memory.peaks();let metrics=await ran.metrics();let specs=configuredRanges(config);let allInstances=[];for(let{
path}of ran.captured.reports){let sqlite=await exportSqlite(session.tools,path,describeExportPlace(ran.captured)),trace=await readTrace(
sqlite,createReading(label,session.context)),whole=keys.filter(({name:name2})=>name2===wholeCaptureName).flatMap(key=>findInstances(
trace,key)),sortedInstances=[...trace.ranges,...whole].toSorted((first,second)=>first.startNs-second.startNs),skipped=new Set(
specs.flatMap(spec=>[...findSkippedInstances(sortedInstances,spec)]));for(let instance of sortedInstances)skipped.has(instance)||
allInstances.push(instance)}let instances=allInstances.filter(({raised})=>raised!==!0);let byKey=Map.groupBy(allInstances,
rangeKeyText);let amounts={steps:readAmount(config.steps),tokens:readAmount(config.tokens)};let ranges=keys.map(key=>({...collectWallTimes(
key,byKey.get(rangeKeyText(key))??[],{label,wanted:config.latency.instances}),steps:amounts.steps===null?null:measureAmount(
amounts.steps,key,{instances,metrics}),tokens:amounts.tokens===null?null:measureAmount(amounts.tokens,key,{instances,metrics})}));
for(let name2 of["steps","tokens"])amounts[name2]!==null&&ranges.length>0&&ranges.every(range=>range[name2]===null)&&await warnOnce(
session,`\`${name2}\` is ${JSON.stringify(config[name2])}, but the program has no such range or metric, so we show no ti\
mes per ${name2==="steps"?"step":"token"}.`);let{seconds,clientSeconds}=ran;let ofOtherCommand=config.latency.command!==
null;return{order,seconds,clientSeconds,ofOtherCommand,ranges,metrics,peakMemory:[...peakMemory]}}catch(_){var _error=_,
_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}function readAmount(amount2){
return amount2===null||typeof amount2=="number"||"metric"in amount2?amount2:{range:parseRange(amount2.range,null)}}function collectWallTimes({
name,domain},instances,{label,wanted}){let ended=instances.flatMap(({startNs,endNs,raised})=>endNs===null?[]:[{ns:endNs-
startNs,raised}]),times=ended.filter(({raised})=>raised!==!0).map(({ns})=>ns);if(wanted===null?ended.length===0:times.length<
wanted)throw new CaptureError({id:"instances-missing",what:`The NVTX range ${JSON.stringify(rangeText(name,domain))} end\
ed ${counted(times.length,"time")}; the minimum is ${String(wanted??1)}.`,where:label,why:"This run covers the whole pro\
gram, but traces only NVTX. If ranges come from our Python module, instances that raised an exception don't count.",help:"\
Make the program run the range more often, lower latency.instances, or set latency.command to a command that runs the ra\
nge often enough."});return{name,domain,instanceNs:times.slice(-(wanted??mostInstances))}}async function addUntraced(sidesBefore,pairs){let{config,session}=sidesBefore.head.side,isServer=config.workload.server.
command!==null;if(listUntracedRanges(sidesBefore.head).length===0&&config.metrics.length===0&&!isServer)return{...sidesBefore,
failed:null};let hasBase2=findMeasuredBase(sidesBefore)!==null,first=sidesBefore.head.untraced.length,{head,base}=sidesBefore,
isBaseMeasured=hasBase2;for(let[index,{name,begins}]of planTurns(first,pairs,1).entries()){if(begins&&!session.budget.mayBegin(
{leg:"untraced",starts:isBaseMeasured?2:1}))break;let measured2=name==="head"?head:isBaseMeasured?findMeasuredBase({base}):
null;if(measured2===null)continue;let step=labelSide(measured2.side,nameUntracedRun(measured2.untraced.length+1)),result=await catchFailure(
async()=>session.context.log.group(step,async()=>addUntracedRun(measured2,hasBase2?2*first+index:null)));if(!(result instanceof
LlmProfileError)){name==="head"?head=result:base=result;continue}let pairsMade=hasBase2?countUntracedPairs({head,base}):
head.untraced.length;if(await session.warn(`Wall time without tracing: a run of the ${name} failed. ${pairsMade===0?"The\
re's no earlier run to use":`We use the ${counted(pairsMade,"run")} per side before that run`}. ${describeReasons(result)}`),
name==="head")return{head,base,failed:result};if(config.metrics.length===0)break;isBaseMeasured=!1}return{head,base,failed:null}}
async function addUntracedRun(measured2,order){let{side,untraced}=measured2,turn={number:untraced.length+1,order,ranges:listUntracedRanges(
measured2)},run=await inKeptFolder(side,async()=>runUntraced(side,turn));return{...measured2,untraced:[...untraced,run]}}
function listUntracedRanges(measured2){let keys=dropDuplicateKeys(listCaptures(measured2).flatMap(({ranges})=>ranges));return measured2.
side.config.workload.server.command!==null?keys.filter(({name})=>name!==wholeCaptureName):keys}function countUntracedPairs(sides){
return Math.min(sides.head.untraced.length,findMeasuredBase(sides)?.untraced.length??0)}import{join as join9}from"node:path";var mostOutside=1e5,mostBytes2=32*2**20;function whyTooLarge(bytes){return bytes>mostBytes2?`a report of the whole progr\
am takes ${sizeText(bytes)}, more than ${sizeText(mostBytes2)}`:null}function explainGating({bytes,outside,threads}){let tooLarge=whyTooLarge(
bytes);return tooLarge!==null?tooLarge:outside>mostOutside?`${counted(outside,"kernel runs","kernels run")} outside the \
ranges, more than ${countText(mostOutside)}`:threads>1?`${counted(threads,"thread")} emit the ranges, so work could be a\
ssigned to the wrong range`:null}async function settlePlan(side,plan){if(plan.captureMode!=="probe")return{...await resolvePlan(side,plan,null),captureMode:plan.
captureMode};let{log}=side.session.context,{emitted,why}=await runProbe(side),resolved=await resolvePlan(side,gatedPlan(
plan),emitted),gated={...resolved,captureMode:"range"},ranges=resolved.plan.captures.length;return ranges===1?gated:why!==
null?(log.detail(`Each range gets separate captures: ${why}`),gated):(log.detail(`The ${counted(ranges,"range")} share e\
ach capture, because the probe contains all of them and little else.`),{...resolved,plan:sharedPlan(resolved.plan,side.config),
captureMode:"all"})}async function runProbe(originalSide){let side=setPurpose(originalSide,"probe"),{value:captured,failure}=await captureNsys(
side,{label:"probe",folder:join9(side.name,"probe","nsys"),trace:"cuda"}),{outcome,exitCode}=captured.end;if(failure!==null&&
outcome==="exited"&&exitCode!==0)throw new CaptureError(failure);if(failure!==null)return{emitted:null,why:`the probe fa\
iled. ${failure.what}`};let bytes=captured.reports.reduce((sum,report)=>sum+report.bytes,0),tooLarge=whyTooLarge(bytes);
if(tooLarge!==null)return{emitted:null,why:`${tooLarge}.`};try{let whole=sharedCapture(configuredRanges(side.config),side.
config),{emitted,reports,threads}=await examineCaptured(side,whole,null,captured),outside=reports.reduce((sum,report)=>sum+
report.outside.launches,0),why=explainGating({bytes,outside,threads});return{emitted,why:why===null?null:`${why}.`}}catch(error){
let{id,what}=asFailure(error);return{emitted:rangeFailureIds.has(id??"")?await readCapturedRanges(side,captured):null,why:`\
the probe failed. ${what}`}}}import{join as join10}from"node:path";async function runSetup(side){let{setup}=side.config.workload;setup!==null&&await side.session.context.log.group(labelSide(
side,"setup"),async()=>runSetupCommand(side,setup))}async function runSetupCommand({session,name,config,program,ownEnvironment},setup){
let{environment}=config.workload,folder=name==="head"?"setup":join10(name,"setup");await session.directory.folder(folder);
let result=await runStreamed(session,{command:{tool:"setup",argv:commandArgv(setup),cwd:program.workingDirectory,environment:{
...dropStepVariables(session.context.environment,environmentRules),...environment,...ownEnvironment},timeLimitMs:parseDurationMs(
config.workload["time-limit"])},isolation:{kind:"none",note:"",user:null,endsWithParent:!1,procMounts:[],readOnly:[]},label:null,
isStart:!1,folder});if(result.exitCode!==0)throw new ToolError({id:"setup-failed",what:`The setup command exited with co\
de ${result.exitCode??"none"}${result.outcome==="timed-out"?" at the time limit":""}.`,where:"workload.setup",why:result.
stderrTail.trim().split(`
`).slice(-4).join(`
`),help:`The command's full output is in ${folder}/ in the run directory.`})}import{mkdir as mkdir4}from"node:fs/promises";import{dirname as dirname6,isAbsolute as isAbsolute3,join as join15}from"node:path";import{realpath as realpath2}from"node:fs/promises";async function askPython(ports,python,program,...args){let result=await callTool(ports,"python",[python,"-c",program,...args],
12e4);if(result.timedOut)return{kind:"failed",why:"Python didn't answer in time."};if(result.exitCode!==0)return{kind:"f\
ailed",why:lastLines(result.stderr)};for(let line of result.stdout.split(`
`).toReversed()){let value=jsonOrNull(line);if(typeof value=="object"&&value!==null)return{kind:"answer",value}}return{kind:"\
failed",why:`Python printed ${JSON.stringify(result.stdout.slice(-200))}.`}}function lastLines(text2){return text2.trim().
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
ATH in workload.environment."});let own=await Promise.all([tree,...venv===null?[]:[venv]].map(resolveLinks)),[origin]=await Promise.
all(origins.map(resolveLinks));if(!(origin===void 0||own.some(folder=>isWithin(origin,folder))))throw new CaptureError({
id:"module-outside-tree",what:`The ${side} wouldn't run its own code: ${module} comes from outside the ${side}'s tree.`,
where,why:`Python uses ${origin}, which both sides share.`,help:"Install each side in workload.setup (`pip install -e .`\
), which runs in each side's tree and environment, or remove the other installation."})}async function resolveLinks(path){
return realpath2(path).catch(()=>path)}import{closeSync,constants as constants2,fstatSync,openSync,readFileSync,readSync}from"node:fs";import{mkdir as mkdir2,readdir,
realpath as realpath3,writeFile as writeFile2}from"node:fs/promises";import{dirname as dirname4,isAbsolute as isAbsolute2,
join as join11}from"node:path";async function createVenv(ports,{python,folder,installs}){let parent=await findPython(ports,python);if(parent===null)return null;
let site=parent.seesSystem?["--system-site-packages"]:[],made=await callPython(ports,[parent.executable,"-m","venv","--w\
ithout-pip",...site,folder]);if(made.exitCode!==0)throw describeVenvFailure(parent,made);let own=await readInterpreter(ports,
join11(folder,"bin","python"));return parent.isVenv&&await exposeParentPackages(parent,own),installs&&!parent.hasPip&&await installPip(
ports,own.executable),await copyScripts(parent,folder),{path:folder,parent:parent.prefix}}async function findInstalledPrefixes(environment){
let{VIRTUAL_ENV,CONDA_PREFIX,PATH=""}=environment,prefixes=[VIRTUAL_ENV,CONDA_PREFIX].filter(prefix=>prefix!==void 0);for(let folder of PATH.
split(":").filter(isAbsolute2)){let prefix=dirname4(folder);(await exists(join11(prefix,"pyvenv.cfg"))||await exists(join11(
prefix,"conda-meta")))&&prefixes.push(prefix)}return prefixes}async function findPython(ports,python){try{return await readInterpreter(
ports,python??"python3")}catch(error){if(python===null&&error instanceof ToolError&&error.id==="tool-missing")return null;
throw error}}async function exposeParentPackages(parent,own){let[folder]=own.packages;if(folder===void 0)return;await mkdir2(
folder,{recursive:!0});let lines=parent.packages.map(path=>`import site; site.addsitedir(${JSON.stringify(path)})`);await writeFile2(
join11(folder,"zzz-llm-profile-parent.pth"),`${lines.join(`
`)}
`)}async function installPip(ports,python){await callPython(ports,[python,"-m","ensurepip","--default-pip"])}function describeVenvFailure(parent,{
stdout,stderr,timedOut}){let said=lastLines(`${stdout}
${stderr}`),missing=/No module named '?venv|ensurepip is not|python3?[\d.]*-venv/.test(said),kind=missing?{id:"venv-miss\
ing",what:`${parent.executable} has no venv module, which llm-profile needs to give each side its own packages.`}:{id:"v\
env-failed",what:`${parent.executable} couldn't create a virtual environment.`};return new ToolError({...kind,where:"com\
pare.python-environment: venv",why:timedOut?"Python took too long.":said,help:`${missing?"On Debian and Ubuntu: `apt-get\
 install python3-venv`. ":""}If nothing is installed from the repository, set compare.python-environment to none.`})}function callPython(ports,argv){
return callTool(withoutHome(ports),"python",argv,12e4)}var scriptLimitBytes=65536;async function copyScripts(parent,venv){
let python=join11(venv,"bin","python"),parents=await listInterpreters(parent);for(let folder of new Set([parent.scripts,
dirname4(parent.executable)]))for(let name of await readdir(folder).catch(()=>[])){let text2=readScript(join11(folder,name)),
copy=text2===null?null:replaceInterpreter(text2,parents,python);copy!==null&&await addScript(join11(venv,"bin",name),copy)}
for(let name of["pip","pip3"])await addScript(join11(venv,"bin",name),`#!/bin/sh
exec "${python}" -m pip "$@"
`)}async function listInterpreters({executable}){let folder=dirname4(executable),target=await realpath3(executable).catch(
()=>executable),names=new Set([executable,target]);for(let name of await readdir(folder).catch(()=>[]))/^python[\d.]*$/.
test(name)&&await realpath3(join11(folder,name)).catch(()=>null)===target&&names.add(join11(folder,name));return names}function replaceInterpreter(text2,parents,python){
let[,interpreter,rest]=/^#![ \t]*(\S+)(?:[ \t][^\n]*)?\n(.*)$/s.exec(text2)??[];if(interpreter===void 0||rest===void 0)return null;
if(parents.has(interpreter))return`${renderStart(python)}${rest}`;let[,quoted,after]=/^'''exec' "?([^"\n]+?)"? "\$0" "\$@"\n' '''\n(.*)$/s.
exec(rest)??[];return quoted!==void 0&&after!==void 0&&parents.has(quoted)?`${renderStart(python)}${after}`:null}function renderStart(python){
return`#!/bin/sh
'''exec' "${python}" "$0" "$@"
' '''
`}function readScript(path){try{let file=openSync(path,constants2.O_RDONLY|constants2.O_NONBLOCK);try{let found=fstatSync(
file);if(!found.isFile()||found.size>scriptLimitBytes||(found.mode&73)===0)return null;let first=Buffer.alloc(2);return readSync(
file,first,0,2,0),first.toString("latin1")==="#!"?readFileSync(file,"utf8"):null}finally{closeSync(file)}}catch{return null}}
async function addScript(path,text2){await exists(path)||await writeFile2(path,text2,{mode:493})}import{randomBytes as randomBytes2}from"node:crypto";import{readdir as readdir2,realpath as realpath5,rm}from"node:fs/promises";
import{basename as basename4,dirname as dirname5,join as join13,relative,resolve as resolve2}from"node:path";import{copyFile,mkdir as mkdir3,realpath as realpath4,writeFile as writeFile3}from"node:fs/promises";import{join as join12,
resolve}from"node:path";async function fillSubmodules(git,place){let notes=[];for(let{path,commit}of await listSubmodules(git,place.commit)){let name=await findName(
git,place.commit,path),source=name===null?null:await findSource(git,place,name,path);if(name===null||source===null){notes.
push(`The submodule ${plainText(path)} is empty in the base because this checkout doesn't have it.`);continue}let folder=join12(
place.tree,path);if(await realpath4(folder).catch(()=>null)!==join12(await realpath4(place.tree),path))throw describeMissingSubmodule(
path,commit,"The submodule's path leads to another folder.");let inside=git.in(folder);await createRepository(inside,folder,
source),await inside.line("cat-file","-t",commit)!=="commit"&&await fetchCommit(git,inside,place,{name,path,commit});let checkout=await inside.
runLong("checkout","--detach","--quiet",commit);if(!hasSucceeded(checkout))throw describeMissingSubmodule(path,commit,checkout.
stderr.trim());notes.push(...await fillSubmodules(inside,{headTree:join12(place.headTree,path),tree:folder,gitFolder:source,
commit}))}return notes}async function listSubmodules(git,commit){let{stdout}=await git.run("ls-tree","-r","-z","--full-t\
ree",commit);return stdout.split("\0").flatMap(line=>{let[,sha,path]=/^160000 commit ([0-9a-f]+)\t(.+)$/s.exec(line)??[];
return sha===void 0||path===void 0?[]:[{path,commit:sha}]})}async function findName(git,commit,path){let pattern="^submo\
dule\\..*\\.path$",{stdout}=await git.run("config","--null","--blob",`${commit}:.gitmodules`,"--get-regexp",pattern);for(let entry of stdout.
split("\0")){let[,name,value]=/^submodule\.(.*)\.path\n(.*)$/s.exec(entry)??[];if(value===path&&name!==void 0)return name.
split("/").includes("..")?null:name}return null}async function findSource(git,{gitFolder,headTree},name,path){for(let folder of[
await findGitFolder(git,join12(headTree,path)),join12(gitFolder,"modules",name)])if(folder!==null&&await isFolder(join12(
folder,"objects")))return folder;return null}async function findGitFolder(git,checkout){if(!await exists(join12(checkout,
".git")))return null;let inside=git.in(checkout);if(await inside.line("rev-parse","--show-toplevel")!==await realpath4(checkout))
return null;let folder=await inside.line("rev-parse","--git-common-dir");return folder===null?null:resolve(checkout,folder)}
async function createRepository(git,folder,source){await mkdir3(folder,{recursive:!0});let sha256=/objectformat\s*=\s*sha256/i.
test(await readTextOrEmpty(join12(source,"config"))),made=await git.run("init","--quiet","--template=",...sha256?["--obj\
ect-format=sha256"]:[]);if(!hasSucceeded(made))throw new ToolError({id:"base-checkout-failed",what:"git init failed.",where:folder,
why:made.stderr.trim()});await mkdir3(join12(folder,".git","objects","info"),{recursive:!0}),await writeFile3(join12(folder,
".git","objects","info","alternates"),`${join12(source,"objects")}
`),await copyFile(join12(source,"shallow"),join12(folder,".git","shallow")).catch(()=>{})}async function fetchCommit(git,inside,place,{
name,path,commit}){let url=await git.line("config","--get",`submodule.${name}.url`)??await git.line("config","--blob",`${place.
commit}:.gitmodules`,"--get",`submodule.${name}.url`);if(url===null)throw describeMissingSubmodule(path,commit,"The subm\
odule's URL is unknown.");let why=explainUnsafeUrl(url);if(why!==null)throw describeMissingSubmodule(path,commit,`llm-pr\
ofile won't use the submodule's URL, ${plainText(url)}: ${why}`);let fetched=await inside.including(join12(place.gitFolder,
"config")).runLong(...protocols,"fetch","--quiet","--no-tags","--no-recurse-submodules","--depth=1","--",url,commit);if(!hasSucceeded(
fetched))throw describeMissingSubmodule(path,commit,fetched.timedOut?"git took too long.":fetched.stderr.trim())}var protocols=[
"protocol.allow=never",...["https","http","ssh","git"].map(name=>`protocol.${name}.allow=always`)].flatMap(setting=>["-c",
setting]);function explainUnsafeUrl(url){return url.startsWith("-")?"it starts with a dash, like an option.":/^(?:[a-z][a-z0-9+.-]*:\/\/)?(?:[^/]*@)?-/i.
test(url)?"its host starts with a dash, like an option.":/[\u0000-\u001f\u007f]|%0[ad]/i.test(url)?"it contains control \
characters.":null}function describeMissingSubmodule(path,commit,why){return new ToolError({id:"base-submodule-missing",what:`\
Couldn't check out the base's submodule ${plainText(path)} at ${commit.slice(0,12)}.`,where:plainText(path),why,help:"Fe\
tch that commit in the submodule first. With actions/checkout, set `submodules: recursive` and `fetch-depth: 0`."})}async function createWorktree(ports,request2){var _stack=[];try{let{repository,commit,temporary,warn}=request2;let stack=__using(
_stack,new AsyncDisposableStack,!0);let environment={...ports.environment,GIT_LFS_SKIP_SMUDGE:"1"};let opened=stack.use(
await openRepository({runTool:ports.runTool,environment,cwd:repository,temporaryDirectory:temporary}));if(opened.kind===
"none")throw describeFailedCheckout(commit,repository,opened.why);let{git}=opened;let folder=await git.line("rev-parse",
"--git-common-dir");if(folder===null)throw describeFailedCheckout(commit,repository,"git didn't report the repository's \
common directory.");let common=resolve2(repository,folder);await removeStaleEntries(common);let name=`${worktreePrefix}${randomBytes2(
6).toString("hex")}`;let path=join13(temporary,name);let entry=join13(common,"worktrees",name);ports.guard.holds(entry);
stack.defer(()=>{ports.guard.removed(entry)});stack.defer(()=>removeWorktree(git.with(ports.cleanUp),{path,entry},warn));
let added=await git.runLong("worktree","add","--detach","--quiet",path,commit);if(!hasSucceeded(added))throw describeFailedCheckout(
commit,repository,added.timedOut?"git took too long.":added.stderr.trim());let tree=git.in(path);let notes=[...await fillSubmodules(
tree,{headTree:repository,tree:path,gitFolder:common,commit}),...await fillLfsFiles(tree,commit)];let owned=stack.move();
return{path,commit,notes,[Symbol.asyncDispose]:()=>owned.disposeAsync()}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}}async function removeWorktree(git,ours,warn){await git.runLong("workt\
ree","remove","--force","--force",ours.path).catch(()=>{});let problem=await removeDirectory(ours.path);problem!==null&&
warn(`Couldn't remove the base's checkout ${ours.path}: ${problem}`),await rm(ours.entry,{recursive:!0,force:!0}).catch(
error=>{warn(`Couldn't remove git's entry for the base's checkout, ${ours.entry}: ${error}`)})}function describeFailedCheckout(commit,repository,why){
return new ToolError({id:"base-checkout-failed",what:`Couldn't check out the commit ${commit.slice(0,12)}.`,where:repository,
why,help:"Try `git worktree add --detach FOLDER COMMIT` in the repository. The temporary folder (TMPDIR) needs space for\
 a second checkout."})}var pointerLine="^version https://git-lfs.github.com/spec/v1$";async function fillLfsFiles(git,commit){
let search=["grep","--quiet","-I","-e","filter=lfs","--",".gitattributes","*/.gitattributes"];if(!hasSucceeded(await git.
run(...search)))return[];await git.runLong("lfs","checkout");let{stdout}=await git.run("grep","--files-with-matches","-I",
"-z","-e",pointerLine),pointers=stdout.split("\0").filter(path=>path!=="").length;return pointers===0?[]:[`${counted(pointers,
"Git LFS file is only a pointer","Git LFS files are only pointers")} in the base. To get the content, first run \`git lfs\
 fetch origin ${commit}\` in this clone.`]}var worktreePrefix="llm-profile-base-";async function removeStaleEntries(gitFolder){
let folder=join13(gitFolder,"worktrees"),names=await readdir2(folder).catch(()=>[]);for(let name of names.filter(entry=>entry.
startsWith(worktreePrefix))){let tree=dirname5((await readTextOrEmpty(join13(folder,name,"gitdir"))).trim());basename4(tree)!==
name||await exists(tree)||await rm(join13(folder,name),{recursive:!0,force:!0}).catch(()=>{})}}async function findBaseDirectory(headDirectory,repository,worktree){
let[directory,top]=await Promise.all([realpath5(headDirectory),realpath5(repository)]),inside=relative(top,directory);if(!isWithin(
directory,top))throw new UserError({id:"base-directory-outside",what:"The working directory is outside the repository, s\
o the base has no matching folder.",where:`workload.working-directory: ${directory}; the repository: ${top}`,help:"Start\
 the program in a folder inside the repository."});let own=join13(worktree.path,inside);if(await isFolder(own))return own;
throw new CaptureError({id:"base-directory-missing",what:`The base ${worktree.commit.slice(0,12)} has no folder ${inside}\
 to start the program in.`,where:"workload.working-directory",why:"The folder is newer than the base, or git doesn't tra\
ck it.",help:"Start the program in a folder that exists in both commits."})}async function findHeadPrograms(ports,paths,{
repository,base}){var _stack=[];try{let opened=__using(_stack,await openRepository(ports),!0);let[head,top]=await Promise.
all([realpath5(ports.cwd),realpath5(repository)]);let found=new Map;for(let path of paths){let program=join13(head,path);
await isExecutable(program)&&(isWithin(program,top)&&(await exists(join13(base,path))||await isTracked(opened,path))||found.
set(path,program))}return found}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);
_promise&&await _promise}}async function isTracked(opened,path){return opened.kind==="none"?!1:hasSucceeded(await opened.
git.run("--literal-pathspecs","ls-files","--error-unmatch","--",path))}import{mkdtemp as mkdtemp3}from"node:fs/promises";import{join as join14}from"node:path";import{constants as constants3}from"node:fs";var largestFile=2**20;async function readVerified(file){try{let{text:text2}=await readRegularFile(file,largestFile,constants3.
O_NOFOLLOW),values=verifiedValuesSchema.safeParse(jsonOrNull(text2));return values.success?{state:"written",values:values.
data}:createFailedVerification(describeProblem(values.error))}catch(error){return createFailedVerification(readErrorCode(
error)==="ENOENT"?"The command didn't write the file that LLM_PROFILE_VERIFY names.":`Can't read the file that LLM_PROFI\
LE_VERIFY names: ${errorMessage(error)}`)}}var quotedName=80;function describeProblem({issues:[issue]}){let[name]=issue?.
path??[],isName=issue?.code==="invalid_key",message=(isName?issue.issues[0]?.message:issue?.message)??"";if(name===void 0)
return`The file that LLM_PROFILE_VERIFY names ${message}.`;let text2=String(name),shown=`${JSON.stringify(plainText(text2.
slice(0,quotedName)))}${text2.length>quotedName?"\u2026":""}`;return`${isName?"The name":"The value of"} ${shown} ${message}\
.`}var mostWhy=500;function createFailedVerification(why){return{state:"failed",why:why.slice(0,mostWhy).toWellFormed()}}async function verifyBase(base){let{compare}=base.config;if(base.state===null||compare.verify.command===null)return base;
let verified=await verifySide(base);if(verified.state==="failed")throw new UserError({id:"verify-broken",what:`compare.v\
erify.command doesn't work on the base. ${verified.why}`,where:"compare.verify.command",why:"With goal: improve, head mu\
st compute the same result as base, so we need base's result first. Nothing has been captured.",help:`Fix the command, o\
r set compare.verify.command to null. Its output is in ${verifyFolder(base)}/ in the run directory; docs/improve.md desc\
ribes the file that it must write.`});return{...base,state:{...base.state,verified}}}async function verifyHead(sides){let{
head}=sides,{state}=head.side;if(state===null||findMeasuredBase(sides)?.side.state?.verified==null)return sides;let verified=await verifySide(
head.side);return{...sides,head:{...head,side:{...head.side,state:{...state,verified}}}}}async function verifySide(originalSide){
let side=await addSeed(setPurpose(originalSide,"verify"),"verify");try{return await inKeptFolder(side,async()=>{try{return await runVerifyCommand(
side)}finally{await restoreState(side)}})}catch(error){if(error instanceof StoppedError||!(error instanceof LlmProfileError))
throw error;return createFailedVerification(error.message)}}function verifyFolder({name}){return join14(name,"verify")}async function runVerifyCommand(side){
var _stack=[];try{let{session,program,config}=side;let{isolation,directory}=session;let folder=verifyFolder(side);await directory.
folder(folder);let offered=await mkdtemp3(join14(program.temporary.tmp,"verify-"));let stack=__using(_stack,new AsyncDisposableStack,
!0);stack.defer(async()=>{await removeDirectory(offered)});await shareWithIsolatedUser(offered,isolation);let file=join14(
offered,"verify.json");let label=labelSide(side,"verify");let{exitCode,outcome}=await runStreamed(session,{command:{tool:"\
verify",argv:isolate(commandArgv(config.compare.verify.command??[]),isolation),cwd:program.workingDirectory,environment:{
...program.environment,[verifyVariable]:file},timeLimitMs:parseDurationMs(config.workload["time-limit"])},isolation,label,
isStart:!0,folder});if(outcome==="timed-out")return createFailedVerification("The command didn't end within workload.tim\
e-limit.");if(exitCode!==0)return createFailedVerification(`The command exited with ${exitCode===null?"no exit code":`co\
de ${exitCode}`}; its output is in ${folder}/.`);return readVerified(file)}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}}async function resolveProfilers(config,searchPath,cwd){let resolvePath=async path=>await resolveProgram(path,searchPath,
cwd)??path,[nsys,ncu]=await Promise.all([resolvePath(config.nsys.path),resolvePath(config.ncu.path)]);return{...config,nsys:{
...config.nsys,path:nsys},ncu:{...config.ncu,path:ncu}}}function hasBase({base}){return base!==null&&!(base instanceof LlmProfileError)}async function prepareSides(session,planned,variables=null){
let{base}=session;return base===null?prepareHead(session,planned):prepareBoth(session,base,planned,variables??{base:{},head:{}})}
async function prepareHead(session,planned){let head=createSide(session,"head");await runSetup(head);let{plan,emitted,captureMode}=await settlePlan(
head,planned);return{head:await addEnvironment({...head,emitted,captureMode},{key:createDigestKey(),own:Object.keys(head.
ownEnvironment)}),base:null,plan,[Symbol.asyncDispose]:()=>Promise.resolve()}}async function prepareBoth(originalSession,baseCommit,planned,variables){
var _stack=[];try{let{tools,context}=originalSession;let config=await resolveProfilers(originalSession.config,tools.environment.
PATH??"",context.cwd);let nsys={...tools.nsys,path:config.nsys.path};let session=await withGpuWatch({...originalSession,
config,tools:{...tools,nsys}});let cwd=session.program.workingDirectory;baseCommit.kind==="base-equals-head"?await session.
warn(baseCommit.why):context.log.detail(baseCommit.why);let{repository}=baseCommit;let stack=__using(_stack,new AsyncDisposableStack,
!0);let place={repository,tree:repository,workingDirectory:cwd};let head=await createOwnSide(stack,session,"head",place,
variables.head);let built=await catchFailure(async()=>buildBase(stack,session,baseCommit,variables.base));built instanceof
LlmProfileError&&await warnBaseMissing(session,built);let base=built instanceof LlmProfileError?built:await verifyBase(built);
await setUpSide(head);await checkSideOrigin(head,repository);let{plan,emitted,captureMode}=await settlePlan(head,planned);
await clearCaches(head);let isBuilt=!(base instanceof LlmProfileError);let ownVariables=[head,...isBuilt?[base]:[]].flatMap(
({ownEnvironment})=>Object.keys(ownEnvironment));let request2={key:createDigestKey(),own:ownVariables};let sides={head:await addEnvironment(
{...head,emitted,captureMode},request2),base:isBuilt?await addEnvironment({...base,captureMode},request2):base};let owned=stack.
move();return{...sides,plan,[Symbol.asyncDispose]:async()=>owned.disposeAsync()}}catch(_){var _error=_,_hasError=!0}finally{
var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}async function buildBase(stack,session,baseCommit,variables){
let cwd=session.program.workingDirectory,{isolation}=session,{ask:runTool,cleanUp,environment,folder,guard}=session.tools,
{repository,commit}=baseCommit,worktree=stack.use(await createWorktree({runTool,cleanUp,environment,guard},{repository,commit,
temporary:await makeSideFolder(session,"base"),warn:session.context.log.warning}));await openToIsolatedUser(worktree.path,
isolation,{runTool,environment});for(let note of worktree.notes)await session.warn(`The base's checkout: ${note}`);let place={
repository,tree:worktree.path,workingDirectory:await findBaseDirectory(cwd,repository,worktree)},bare=await createOwnSide(
stack,session,"base",place,variables);await setUpSide(bare);let built=await useHeadPrograms(bare,repository,cwd);await checkSideOrigin(
built,worktree.path);let kept=stack.use(await keepFolder(findSideFolder(session,"base"),isolation,folder.tmp));return await kept.
close(),{...built,kept}}async function setUpSide(side){await runSetup(side),await clearCaches(side),await side.state?.kept.
close()}async function createOwnSide(stack,session,name,{repository,tree,workingDirectory},variables){let{config,isolation,
tools,program}=session,{workload,compare}=config,sideFolder=await makeSideFolder(session,name),venv=compare["python-envi\
ronment"]==="none"?null:await createVenv({runTool:tools.runTool,cwd:program.workingDirectory,environment:program.environment},
{python:workload.python,folder:join15(sideFolder,"venv"),installs:workload.setup!==null});venv!==null&&await openToIsolatedUser(
venv.path,isolation,{runTool:tools.ask,environment:tools.environment});let state=compare.goal==="hold"?null:await makeSideState(
stack,session,sideFolder),cacheFolder=join15(state?.folder??sideFolder,"caches"),tuning=compare.caches==="same-choices"?
createTuning(cacheFolder):null,caches={...await makeCaches(cacheFolder,compare.goal,isolation),...tuning===null?{}:tunerVariables(
program.environment)},installed=await findInstalledPrefixes(program.environment),environment={...sideEnvironment({environment:program.
environment,venv,tree,repository,installed,caches}),...variables},changed=Object.entries(environment).filter(([key,value])=>program.
environment[key]!==value),side={...createSide(session,name),config:{...config,workload:sideWorkload(workload,venv?.path??
null)},program:{workingDirectory,environment:{...environment,...state===null?await makeSideHome(session,sideFolder):await makeStateFolders(
state,session)},source:await readSource(createToolPorts(session,workingDirectory)),temporary:program.temporary},ownEnvironment:Object.
fromEntries(changed),venv,state,tuning};return addSeed(side,"not measured")}async function makeCaches(folder,goal,isolation){
let caches=cachesIn(folder,goal);for(let path of Object.values(caches))await mkdir4(path,{recursive:!0}),await giveToIsolatedUser(
path,isolation);return caches}function findSideFolder({tools},name){return join15(tools.folder.path,"sides",name)}async function makeSideFolder(session,name){
let folder=findSideFolder(session,name);await mkdir4(folder,{recursive:!0,mode:448});for(let path of[session.tools.folder.
path,dirname6(folder),folder])await grantTraversal(path,session.isolation);return folder}async function makeSideHome({isolation,
program:{temporary,environment}},own){if(isolation.user===null||environment.HOME!==temporary.home)return{};let home=join15(
own,"home");return await mkdir4(home,{mode:448}),await giveToIsolatedUser(home,isolation),{HOME:home}}async function checkSideOrigin({
session,name,config,venv,program},tree){let{module,python,setup}=config.workload;module===null||python===null||await checkModuleOrigin(
{runTool:session.tools.ask},{side:name,python,module,tree,cwd:program.workingDirectory,environment:program.environment,venv:setup===
null?null:venv?.path??null})}async function useHeadPrograms(side,repository,headDirectory){let{session,config}=side,programs=await findHeadPrograms(
createToolPorts(session,headDirectory),namedPrograms(config),{repository,base:side.program.workingDirectory});return await reportSharedInterpreter(
side,programs),programs.size===0?side:{...side,config:withPrograms(config,programs)}}async function reportSharedInterpreter({
session,config},programs){let{workload,compare}=config,named=interpreterByPath(workload.command??workload.server.command);
if(named===null||compare["python-environment"]==="none"||!isAbsolute3(named)&&!programs.has(named))return;let says=`The \
command names the interpreter ${plainText(named)}, so both sides use its packages.`;workload.setup===null?session.context.
log.detail(says):await session.warn(`${says} If the setup installs packages, write python3 instead, and each side gets i\
ts own interpreter and packages.`)}import{dirname as dirname7}from"node:path";var wholeProgramNote=`No range is named, so we measure the whole program, including loading and warm-up. To leave these \
out, put a range around the work, and pass --range decode:
    with torch.cuda.nvtx.range("decode"):
        generate()
        torch.cuda.synchronize()`;async function announceRun(session,plan,of){let{config,directory,isolation,base}=session,
{log}=session.context,key=planKey(config,plan,of);await session.recorder.planKey(key);let last=await readLastDuration(dirname7(
directory.path),key),limit=config["time-budget"],what=config.workload.server.command===null?"program":"server",sides=base===
null?"":`Base ${base.commit.slice(0,7)} (${plainText(base.ref)}), head ${base.head.slice(0,7)}. `,budget=limit===null?"":
`, within ${String(limit)}`,before=last===null?"":`; the last such run took ${formatSeconds(last)}`;log.info(`${sides}${startsText(
programStarts(config,plan,of),what)}${budget}${before}.`),plan.captureMode==="all"&&namesNoRange(config)&&log.info(wholeProgramNote),
log.detail(`${describeSteps(config,plan,of)}.`),isolation.kind==="pid-namespace"?log.detail(isolation.note):log.info(isolation.
note)}export{startTuned,giveChoices,splitChoices,addPairs,warnBaseMissing,catchFailure,verifyHead,addUntraced,countUntracedPairs,
findInstalledPrefixes,createWorktree,findBaseDirectory,findHeadPrograms,settlePlan,resolveProfilers,runSetup,hasBase,prepareSides,
makeCaches,announceRun};
