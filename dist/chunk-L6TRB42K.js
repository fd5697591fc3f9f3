import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{callTool}from"./chunk-CQGIAR35.js";import{diskFull,matchStatsFailure}from"./chunk-WNSNHT5Y.js";import{
exportArgv,statsArgv,statsFile,statsReports}from"./chunk-3FHCESVW.js";import{measureFreeBytes,openUntrusted,pathIfExists,
readBytes,readErrorCode}from"./chunk-PY33EE2G.js";import{counted}from"./chunk-ZYMCHVPE.js";import{CaptureError,
ToolError}from"./chunk-SVS2CUJD.js";import{__callDispose,__using}from"./chunk-GBWPPC6J.js";import{createWriteStream}from"node:fs";import{chmod,lstat,open,opendir,readdir,rm}from"node:fs/promises";import{join}from"node:path";
import{pipeline}from"node:stream/promises";var profilerFiles={"nsys profile":/^report(\.\d{1,6})?\.(nsys-rep|qdrep|qdstrm)$/,ncu:/^(raw\.csv|messages\.txt|report\.ncu-rep)$/},
largestCapture=64*2**30,mostFiles=1e4;async function findReportFiles(folder,label){let files=(await listProfilerFiles("n\
sys profile",folder,label)).toSorted((a,b)=>parseInstance(a.name)-parseInstance(b.name)||a.name.localeCompare(b.name)),reports=files.
filter(({name})=>!name.endsWith(".qdstrm")),stems=new Set(reports.map(({name})=>stripExtension(name)));return{reports,raw:files.
filter(({name})=>name.endsWith(".qdstrm")&&!stems.has(stripExtension(name))).map(({path})=>path)}}async function listProfilerFiles(tool,folder,label){
let names=(await readdir(folder)).filter(name=>profilerFiles[tool].test(name)),files=await Promise.all(names.map(async name=>({
name,path:join(folder,name),stats:await lstat(join(folder,name))}))),refused=files.flatMap(({name,stats})=>stats.isFile()?
[]:[{name,why:`It's ${describeKind(stats)}.`}]);if(refused.length>0)throw refuseReports(label,folder,refused);return files.
map(({name,path,stats})=>({name,path,bytes:stats.size}))}async function makeFilesPrivate(paths){for(let path of paths)(await lstat(
path).catch(()=>null))?.isFile()===!0&&await chmod(path,384)}async function copyUntrustedFiles(request){let{tool,label,from,
to,uid}=request,wanted=[],rest=[];for await(let{name}of await opendir(from))if(!profilerFiles[tool].test(name))rest.push(
name);else if(wanted.push(name)>mostFiles)throw refuseReports(label,from,[{name,why:`The folder has more than ${mostFiles}\
 such files.`}]);let refused=[],room=largestCapture;for(let name of wanted.toSorted()){let taken=await copyUntrustedFile(
join(from,name),join(to,name),uid,room);typeof taken=="number"?room-=taken:refused.push({name,why:taken.why})}if(refused.
length>0)throw refuseReports(label,from,refused);return rest.toSorted()}async function copyUntrustedFile(source,target,uid,room){
let seen=await lstat(source);if(!seen.isFile())return{why:`It's ${describeKind(seen)}.`};try{var _stack=[];try{let file=__using(
_stack,await openUntrusted(source),!0);let before=await file.stat();if(!before.isFile())return{why:`It's ${describeKind(
before)}.`};if(before.nlink!==1)return{why:"The file has another hard link."};if(before.uid!==uid)return{why:`The file b\
elongs to user ${before.uid}, but the profiler ran as user ${uid}.`};if(before.size>room)return{why:`The file is larger \
than the ${room} bytes left under the capture's size limit.`};let range={start:0,end:before.size-1,autoClose:!1,highWaterMark:2**
20};let copy=createWriteStream(target,{flags:"wx",mode:384});await pipeline(before.size===0?[]:file.createReadStream(range),
copy).catch(async error=>{throw copy.pending||await rm(target),error});let after=await file.stat();if(copy.bytesWritten===
before.size&&after.size===before.size&&after.mtimeMs===before.mtimeMs)return before.size;await rm(target);return{why:"Th\
e file changed while we copied it."}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,
_hasError);_promise&&await _promise}}catch(error){if(readErrorCode(error)==="ELOOP")return{why:"It's a symbolic link."};
throw error}}function refuseReports(label,folder,refused){let shown=refused.slice(0,10).map(({name,why})=>`${name}: ${why}`);
return new CaptureError({id:"report-refused",what:"Can't trust the profiler's report files.",where:`${label}, ${folder}`,
why:[...shown,...refused.length>shown.length?[`\u2026 and ${refused.length-shown.length} more.`]:[]].join(`
`),help:"Profilers write only regular files, so something else created these files, probably the profiled program. Don't\
 trust the program until you know why it writes to the profiler's folder."})}function describeKind(stats){return stats.isSymbolicLink()?
"a symbolic link":stats.isDirectory()?"a folder":stats.isFIFO()?"a named pipe":stats.isSocket()?"a socket":"a device"}function parseInstance(name){
return Number(/^report\.(\d+)\./.exec(name)?.[1]??0)}function stripExtension(name){return name.replace(/\.(nsys-rep|qdrep|qdstrm|sqlite)$/,
"")}var forms=[...["sqlite","nsys-rep","qdrep"].flatMap(form=>[form,`${form}.zst`,`${form}.gz`]),"qdstrm"];async function findReports(folder){
let byStem=new Map;for(let name of await readdir(folder)){let form=forms.find(suffix=>name.endsWith(`.${suffix}`));if(form===
void 0)continue;let stem=name.slice(0,-form.length-1),existing=byStem.get(stem);(existing===void 0||forms.indexOf(form)<
forms.findIndex(suffix=>existing===`${stem}.${suffix}`))&&byStem.set(stem,name)}let order=new Intl.Collator("en",{numeric:!0});
return[...byStem.values()].sort(order.compare).map(name=>join(folder,name))}async function hasReports(folder){return(await readdir(
folder,{recursive:!0})).some(name=>forms.some(form=>name.endsWith(`.${form}`)))}var tailBytes=65536;async function readOutput(folder){
return`${await readTail(join(folder,"stdout.txt"))}
${await readTail(join(folder,"stderr.txt"))}`}async function readTail(path){try{var _stack=[];try{let file=__using(_stack,
await open(path),!0);let{size}=await file.stat();let start=Math.max(0,size-tailBytes);return(await readBytes(file,size-start,
start)).toString("utf8")}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);
_promise&&await _promise}}catch(error){if(readErrorCode(error)==="ENOENT")return"";throw error}}import{rename,stat}from"node:fs/promises";import{tmpdir}from"node:os";import{basename,join as join2}from"node:path";function nsysLimitMs(load){let ms="captureSeconds"in load?load.captureSeconds*2e4:load.fileBytes*1e3/55e4;return Math.max(
6e5,Math.round(ms))}import{availableParallelism}from"node:os";var mostCalls=4;function chooseCallLimit(cores=availableParallelism()){return Math.
max(1,Math.min(mostCalls,cores-1))}function limitCalls(runTool,most){let waiting=[],free=most;return async command=>{free>
0?free-=1:await new Promise(resolve=>waiting.push(resolve));try{return await runTool(command)}finally{let next=waiting.shift();
next===void 0?free+=1:next()}}}async function awaitAll(work){return(await Promise.allSettled(work)).map(result=>{if(result.
status==="rejected")throw result.reason;return result.value})}var noteAfterMs=2e3;async function exportReports(ports,reports,place){let limited={...ports,runTool:limitCalls(ports.runTool,
chooseCallLimit())},timer=setTimeout(()=>{ports.note(`${place.label}: nsys is exporting and summarizing the report.`)},noteAfterMs);
try{return await awaitAll(reports.map(async report=>exportReport(limited,report,place)))}finally{clearTimeout(timer)}}async function exportReport(ports,report,place){
let{folder}=place,sqlite=await exportSqlite(ports,report,place),name=stripExtension(basename(report)),{nsys}=ports,reports=statsReports(
nsys),base=join2(folder,name),argv=statsArgv(nsys.path,reports,sqlite,base),limitMs=await findNsysLimit(report,place.captureSeconds),
stats=await callTool({...ports,cwd:folder},"nsys stats",argv,limitMs);if(stats.timedOut)throw createHangError("nsys stat\
s",limitMs,place.label);let output=stats.stdout+stats.stderr;if(stats.exitCode!==0||matchStatsFailure(output)!==null)throw await createExportError(
"stats",report,place,stats.exitCode,output);let summaries=reports.map(({report:made,file})=>({made:statsFile(base,made),
kept:join2(folder,nameInstanceFile(file,name))}));for(let{made,kept}of summaries)await rename(made,kept).catch(ignoreMissing);
return await makeFilesPrivate(summaries.map(({kept})=>kept)),{source:report,sqlite,kernelSummary:pathIfExists(join2(folder,
nameInstanceFile("cuda_gpu_kern_sum.csv",name))),rangeSummary:pathIfExists(join2(folder,nameInstanceFile("nvtx_kern_sum.\
csv",name))),summarized:!0}}async function exportSqlite(ports,report,place){let{folder}=place,sqlite=join2(folder,`${stripExtension(
basename(report))}.sqlite`),argv=exportArgv(ports.nsys,report,sqlite),limitMs=await findNsysLimit(report,place.captureSeconds),
exported=await callTool({...ports,cwd:folder},"nsys export",argv,limitMs);if(exported.timedOut)throw createHangError("ns\
ys export",limitMs,place.label);if(exported.exitCode!==0||((await stat(sqlite).catch(()=>null))?.size??0)===0)throw await createExportError(
"export",report,place,exported.exitCode,exported.stdout+exported.stderr);return await makeFilesPrivate([sqlite]),sqlite}
function nameInstanceFile(file,reportStem){let instance=/\.(\d+)$/.exec(reportStem)?.[1];return instance===void 0?file:file.
replace(/\.csv$/,`.${instance}.csv`)}async function findNsysLimit(file,captureSeconds){return nsysLimitMs(captureSeconds===
null?{fileBytes:(await stat(file)).size}:{captureSeconds})}function createHangError(tool,limitMs,where){return new ToolError(
{id:"nsys-hung",what:`${tool} didn't end within ${counted(Math.round(limitMs/6e4),"minute")}, so we stopped it.`,where,help:"\
Run again. If it hangs again, record less (such as a narrower range), or use another version of nsys."})}async function createExportError(command,report,{
label,folder},exitCode,output){let full=await findFullDisk(report,folder),isFull=full!==null||diskFull.pattern.test(output),
knownFailure=isFull?diskFull:matchStatsFailure(output),line=output.split(`
`).find(text=>knownFailure?.pattern.test(text)||/error|fail/i.test(text));return new ToolError({id:knownFailure?.id??`ns\
ys-${command}-failed`,what:knownFailure?.what??`nsys ${command} failed.`,where:`${isFull?`${full??folder}: `:""}${label}\
, nsys ${command} (${exitCode===137?"ended by a signal":`exit code ${exitCode}`})`,why:line===void 0?"nsys printed no er\
ror.":`nsys printed: ${line.trim()}`,help:knownFailure?.help??"Run `llm-profile doctor`. We kept the report."})}async function findFullDisk(report,folder){
try{let{size}=await stat(report);for(let place of[folder,tmpdir()])if(await measureFreeBytes(place)<size)return place}catch{}
return null}function ignoreMissing(error){if(readErrorCode(error)!=="ENOENT")throw error}export{nsysLimitMs,findReportFiles,listProfilerFiles,makeFilesPrivate,copyUntrustedFiles,describeKind,findReports,hasReports,
readOutput,awaitAll,exportReports,exportSqlite,findNsysLimit,createHangError};
