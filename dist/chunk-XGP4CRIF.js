import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{callTool}from"./chunk-XJADE3LK.js";import{diskFull,matchStatsFailure}from"./chunk-JVWSUADK.js";import{
exportArgv,statsArgv,statsFile,statsReports}from"./chunk-5T5XHBCP.js";import{errorCode,freeBytes,ifThere}from"./chunk-2VIPU5VX.js";
import{counted}from"./chunk-UWABTZDV.js";import{CaptureError,ToolError}from"./chunk-4KDG6NHC.js";import{__callDispose,
__using}from"./chunk-GBWPPC6J.js";import{constants,createWriteStream}from"node:fs";import{chmod,lstat,open,opendir,readdir,rm}from"node:fs/promises";import{
join}from"node:path";import{pipeline}from"node:stream/promises";var profilerFiles={"nsys profile":/^report(\.\d{1,6})?\.(nsys-rep|qdrep|qdstrm)$/,ncu:/^(raw\.csv|messages\.txt|report\.ncu-rep)$/},
largestCapture=64*2**30,mostFiles=1e4;async function findReportFiles(folder,label){let files=(await profilerFilesIn("nsy\
s profile",folder,label)).toSorted((a,b)=>instanceOf(a.name)-instanceOf(b.name)||a.name.localeCompare(b.name)),reports=files.
filter(({name})=>!name.endsWith(".qdstrm")),stems=new Set(reports.map(({name})=>stem(name)));return{reports,raw:files.filter(
({name})=>name.endsWith(".qdstrm")&&!stems.has(stem(name))).map(({path})=>path)}}async function profilerFilesIn(tool,folder,label){
let names=(await readdir(folder)).filter(name=>profilerFiles[tool].test(name)),files=await Promise.all(names.map(async name=>({
name,path:join(folder,name),stats:await lstat(join(folder,name))}))),refused=files.flatMap(({name,stats})=>stats.isFile()?
[]:[{name,why:`It's ${kindOf(stats)}.`}]);if(refused.length>0)throw refusal(label,folder,refused);return files.map(({name,
path,stats})=>({name,path,bytes:stats.size}))}async function closeFiles(paths){for(let path of paths)(await lstat(path).
catch(()=>null))?.isFile()===!0&&await chmod(path,384)}async function takeOverFiles(request){let{tool,label,from,to,uid}=request,
wanted=[],left=[];for await(let{name}of await opendir(from))if(!profilerFiles[tool].test(name))left.push(name);else if(wanted.
push(name)>mostFiles)throw refusal(label,from,[{name,why:`The folder has more than ${mostFiles} such files.`}]);let refused=[],
room=largestCapture;for(let name of wanted.toSorted()){let taken=await takeOver(join(from,name),join(to,name),uid,room);
typeof taken=="number"?room-=taken:refused.push({name,why:taken.why})}if(refused.length>0)throw refusal(label,from,refused);
return left.toSorted()}async function takeOver(source,target,uid,room){let seen=await lstat(source);if(!seen.isFile())return{
why:`It's ${kindOf(seen)}.`};try{var _stack=[];try{let file=__using(_stack,await open(source,constants.O_RDONLY|constants.
O_NOFOLLOW|constants.O_NONBLOCK),!0);let before=await file.stat();if(!before.isFile())return{why:`It's ${kindOf(before)}\
.`};if(before.nlink!==1)return{why:"The file has another hard link."};if(before.uid!==uid)return{why:`The file belongs t\
o user ${before.uid}, but the profiler ran as user ${uid}.`};if(before.size>room)return{why:`The file is larger than the\
 ${room} bytes left under the capture's size limit.`};let range={start:0,end:before.size-1,autoClose:!1,highWaterMark:2**
20};let copy=createWriteStream(target,{flags:"wx",mode:384});await pipeline(before.size===0?[]:file.createReadStream(range),
copy).catch(async error=>{throw copy.pending||await rm(target),error});let after=await file.stat();if(copy.bytesWritten===
before.size&&after.size===before.size&&after.mtimeMs===before.mtimeMs)return before.size;await rm(target);return{why:"Th\
e file changed while we copied it."}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,
_hasError);_promise&&await _promise}}catch(error){if(errorCode(error)==="ELOOP")return{why:"It's a symbolic link."};throw error}}
function refusal(label,folder,refused){let shown=refused.slice(0,10).map(({name,why})=>`${name}: ${why}`);return new CaptureError(
{id:"report-refused",what:"Can't trust the profiler's report files.",where:`${label}, ${folder}`,why:[...shown,...refused.
length>shown.length?[`\u2026 and ${refused.length-shown.length} more.`]:[]].join(`
`),help:"Profilers write only regular files, so something else created these files, probably the profiled program. Don't\
 trust the program until you know why it writes to the profiler's folder."})}function kindOf(stats){return stats.isSymbolicLink()?
"a symbolic link":stats.isDirectory()?"a folder":stats.isFIFO()?"a named pipe":stats.isSocket()?"a socket":"a device"}function instanceOf(name){
return Number(/^report\.(\d+)\./.exec(name)?.[1]??0)}function stem(name){return name.replace(/\.(nsys-rep|qdrep|qdstrm|sqlite)$/,
"")}var forms=[...["sqlite","nsys-rep","qdrep"].flatMap(form=>[form,`${form}.zst`,`${form}.gz`]),"qdstrm"];async function findReports(folder){
let byStem=new Map;for(let name of await readdir(folder)){let form=forms.find(suffix=>name.endsWith(`.${suffix}`));if(form===
void 0)continue;let stem2=name.slice(0,-form.length-1),known=byStem.get(stem2);(known===void 0||forms.indexOf(form)<forms.
findIndex(suffix=>known===`${stem2}.${suffix}`))&&byStem.set(stem2,name)}let order=new Intl.Collator("en",{numeric:!0});
return[...byStem.values()].sort(order.compare).map(name=>join(folder,name))}async function holdsReports(folder){return(await readdir(
folder,{recursive:!0})).some(name=>forms.some(form=>name.endsWith(`.${form}`)))}var tailBytes=65536;async function readOutput(folder){
let texts=[];for(let name of["stdout.txt","stderr.txt"])texts.push(await readTail(join(folder,name)));return texts.join(
`
`)}async function readTail(path){try{var _stack=[];try{let file=__using(_stack,await open(path),!0);let{size}=await file.
stat();let start=Math.max(0,size-tailBytes);let{buffer,bytesRead}=await file.read({buffer:Buffer.alloc(size-start),position:start});
return buffer.toString("utf8",0,bytesRead)}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,
_error,_hasError);_promise&&await _promise}}catch(error){if(errorCode(error)==="ENOENT")return"";throw error}}import{rename,stat}from"node:fs/promises";import{tmpdir}from"node:os";import{basename,join as join2}from"node:path";function nsysLimitMs(load){let ms="captureSeconds"in load?load.captureSeconds*2e4:load.fileBytes*1e3/55e4;return Math.max(
6e5,Math.round(ms))}import{availableParallelism}from"node:os";var mostCalls=4;function callsAtOnce(cores=availableParallelism()){return Math.
max(1,Math.min(mostCalls,cores-1))}function limitCalls(runTool,most){let waiting=[],free=most;return async command=>{free>
0?free-=1:await new Promise(resolve=>waiting.push(resolve));try{return await runTool(command)}finally{let next=waiting.shift();
next===void 0?free+=1:next()}}}async function allOf(work){return(await Promise.allSettled(work)).map(one=>{if(one.status===
"rejected")throw one.reason;return one.value})}var longMs=2e3;async function exportReports(ports,reports,place){let limited={...ports,runTool:limitCalls(ports.runTool,
callsAtOnce())},timer=setTimeout(()=>{ports.note(`${place.label}: nsys is exporting and summarizing the report.`)},longMs);
try{return await allOf(reports.map(async report=>exportReport(limited,report,place)))}finally{clearTimeout(timer)}}async function exportReport(ports,report,place){
let{folder}=place,sqlite=await exportSqlite(ports,report,place),name=stem(basename(report)),{nsys}=ports,reports=statsReports(
nsys),base=join2(folder,name),argv=statsArgv(nsys.path,reports,sqlite,base),limitMs=await nsysLimit(report,place.captureSeconds),
stats=await callTool({...ports,cwd:folder},"nsys stats",argv,limitMs);if(stats.timedOut)throw nsysHung("nsys stats",limitMs,
place.label);let said=stats.stdout+stats.stderr;if(stats.exitCode!==0||matchStatsFailure(said)!==null)throw await failed(
"stats",report,place,stats.exitCode,said);let summaries=reports.map(({report:made,file})=>({made:statsFile(base,made),kept:join2(
folder,instanceFile(file,name))}));for(let{made,kept}of summaries)await rename(made,kept).catch(ignoreMissing);return await closeFiles(
summaries.map(({kept})=>kept)),{source:report,sqlite,kernelSummary:ifThere(join2(folder,instanceFile("cuda_gpu_kern_sum.\
csv",name))),rangeSummary:ifThere(join2(folder,instanceFile("nvtx_kern_sum.csv",name))),summarized:!0}}async function exportSqlite(ports,report,place){
let{folder}=place,sqlite=join2(folder,`${stem(basename(report))}.sqlite`),argv=exportArgv(ports.nsys,report,sqlite),limitMs=await nsysLimit(
report,place.captureSeconds),exported=await callTool({...ports,cwd:folder},"nsys export",argv,limitMs);if(exported.timedOut)
throw nsysHung("nsys export",limitMs,place.label);if(exported.exitCode!==0||!await hasBytes(sqlite))throw await failed("\
export",report,place,exported.exitCode,exported.stdout+exported.stderr);return await closeFiles([sqlite]),sqlite}function instanceFile(file,reportStem){
let instance=/\.(\d+)$/.exec(reportStem)?.[1];return instance===void 0?file:file.replace(/\.csv$/,`.${instance}.csv`)}async function nsysLimit(file,captureSeconds){
return nsysLimitMs(captureSeconds===null?{fileBytes:(await stat(file)).size}:{captureSeconds})}function nsysHung(tool,limitMs,where){
return new ToolError({id:"nsys-hung",what:`${tool} didn't end within ${counted(Math.round(limitMs/6e4),"minute")}, so we\
 stopped it.`,where,help:"Run again. If it hangs again, record less (such as a narrower range), or use another version o\
f nsys."})}async function failed(what,report,{label,folder},exitCode,said){let full=await fullDisk(report,folder),isFull=full!==
null||diskFull.pattern.test(said),known=isFull?diskFull:matchStatsFailure(said),line=said.split(`
`).find(text=>known?.pattern.test(text)||/error|fail/i.test(text));return new ToolError({id:known?.id??`nsys-${what}-fai\
led`,what:known?.what??`nsys ${what} failed.`,where:`${isFull?`${full??folder}: `:""}${label}, nsys ${what} (${exitCode===
137?"ended by a signal":`exit code ${exitCode}`})`,why:line===void 0?"nsys printed no error.":`nsys printed: ${line.trim()}`,
help:known?.help??"Run `llm-profile doctor`. We kept the report."})}async function fullDisk(report,folder){try{let{size}=await stat(
report);for(let place of[folder,tmpdir()])if(await freeBytes(place)<size)return place}catch{}return null}async function hasBytes(path){
return stat(path).then(({size})=>size>0,()=>!1)}function ignoreMissing(error){if(!(error instanceof Error&&"code"in error&&
error.code==="ENOENT"))throw error}export{nsysLimitMs,findReportFiles,profilerFilesIn,closeFiles,takeOverFiles,kindOf,findReports,holdsReports,readOutput,allOf,
exportReports,exportSqlite,nsysLimit,nsysHung};
