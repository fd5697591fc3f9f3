import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{findTree,giveToIsolatedUser,killTree,markerVariable,signalProcess}from"./chunk-U3NEMMEV.js";import{cutBeginning,
workloadArgv}from"./chunk-3FHCESVW.js";import{explainByEngine}from"./chunk-27UOGQDQ.js";import{safeCharacters,
uniqueSafeNames}from"./chunk-2W7IQXEL.js";import{environmentRules}from"./chunk-OOLVLWZP.js";import{shellLine}from"./chunk-AQQV4D3V.js";
import{communicationFamily}from"./chunk-ZPNCYFGC.js";import{formatSeconds}from"./chunk-ILPXF66B.js";import{exists,
isFolder,listNames,readTextOrEmpty}from"./chunk-PY33EE2G.js";import{exec}from"./chunk-4P7CRZQU.js";import{commandSecrets,
hasUrlPassword,isSecretName,mayBeSecret,redactCommand,redactVariableName,shortestSecret,urlPasswords}from"./chunk-6KO54AH4.js";
import{counted,listText}from"./chunk-ZYMCHVPE.js";import{rangeText}from"./chunk-DVA2FSEP.js";import{amountOrNull,
count,countOrNull,flag,integer,number,text,textOrNull,texts}from"./chunk-G75GGGIL.js";import{array,literal,object}from"./chunk-7IBWU4LP.js";
import{CaptureError,StoppedError,ToolError,UserError,errorMessage,refuseWhenStopped}from"./chunk-SVS2CUJD.js";import{
plainOutput,plainText}from"./chunk-KWNHFX66.js";import{__callDispose,__using}from"./chunk-GBWPPC6J.js";function replaysRanges(ncu){return ncu["replay-mode"]==="range"||ncu["replay-mode"]==="app-range"}var longestArgument=128*
1024-1;function ncuArgv(ncu,request,workload){let{selection}=request;return[ncu.path,"--target-processes=all",`--log-fil\
e=${request.log}`,`--export=${request.report}`,...rawPage,`--replay-mode=${ncu["replay-mode"]}`,"--clock-control=none",...request.
ranges.length===0?[]:["--nvtx"],...request.ranges.flatMap(range=>["--nvtx-include",ncuRangeExpression(range)]),...request.
kernels===null?[]:["--kernel-name-base=mangled","--kernel-id",kernelId(request.kernels,ncu["launches-per-kernel"])],...request.
filterMode==="global"||replaysRanges(ncu)?[]:[`--filter-mode=${request.filterMode}`],...request.launches===null?[]:[`--l\
aunch-count=${request.launches}`,...ncu["end-early"]?["--kill=yes"]:[]],...ncu.set===null?[]:["--set",ncu.set],...selection.
sections.flatMap(section=>["--section",section]),...selection.metrics.length>0?["--metrics",selection.metrics.join(",")]:
[],...ncu["extra-arguments"],...workload]}function ncuImportArgv(path,report,page){return[path,`--import=${report}`,...page===
"raw"?rawPage:["--csv","--page=details"]]}function ncuSourceArgv(path,report,kernels,view){let{fit}=kernelsThatFit(kernels,
1);return[path,`--import=${report}`,"--csv","--page=source",`--print-source=${view}`,"--print-kernel-base=mangled","--ke\
rnel-name-base=mangled","--kernel-name",`regex:^(${fit.map(escapeKernel).join("|")})$`]}var rawPage=["--csv","--page=raw",
"--print-units=base","--print-kernel-base=mangled"];function ncuRangeExpression({name,domain,style}){let escaped=text2=>text2.
replace(/[@,[\]/*+]/g,"\\$&"),expression=domain===""?escaped(name):`${escaped(domain)}@${escaped(name)}`;return style===
"pushpop"?`${expression}/`:expression}function kernelId(kernels,launches){let invocations=Array.from({length:launches},(_,index)=>String(
index+1)).join("|");return`::regex:^(${kernels.map(escapeKernel).join("|")})$:${invocations}`}function escapeKernel(name){
let beginning=cutBeginning(name);return beginning!==null?`${escapeKernel(beginning)}.*`:name.replace(/[.*+?^${}()|[\]\\]/g,
"\\$&")}function kernelsThatFit(kernels,launches,limitBytes=longestArgument){let bytesOf=text2=>new TextEncoder().encode(
text2).length,fit=[],left=[],used=bytesOf(kernelId([],launches));for(let name of kernels){let more=bytesOf(escapeKernel(
name))+(fit.length===0?0:1);used+more>limitBytes?left.push(name):(fit.push(name),used+=more)}return{fit,left}}function expectedFilterMode(ncu){return!ncu.gating||ncu["end-early"]||ncu["replay-mode"]!=="kernel"?"global":"unknown"}function waitsForPeers(ncu,{
family}){return ncu["replay-mode"]==="kernel"&&family===communicationFamily}function planNcu(ncu,filterMode,ranges,processes){
let whole={filterMode,kernels:null,shared:null,launches:null,leftOut:[]};if(!ncu.gating)return[{label:"ncu, whole progra\
m",directory:"whole-program",filters:[],...whole}];let worth=ranges.map(range=>({...range,kernels:range.kernels.filter(kernel=>!waitsForPeers(
ncu,kernel))})).filter(({kernels})=>kernels.length>0);if(worth.length===0)return[];if(replaysRanges(ncu)){let filters=worth.
flatMap(filtersOf);return filters.length===0?[]:[{label:"ncu, all ranges",directory:allRanges,filters,...whole}]}let labels=worth.
map(({name,domain})=>rangeText(name,domain)),directories=uniqueSafeNames(labels.map(label=>label.toLowerCase()===allRanges?
`${label}@`:label)),planned=worth.map((range,index)=>{let mode=filterModeOf(ncu,filterMode,range),chosen=chosenKernels(ncu,
mode,range.kernels);return{range,mode,chosen,label:labels[index]??range.name,directory:directories[index]??String(index)}}),
together=planned.filter(({mode,range})=>mode==="per-launch-config"&&range.styles.length>0),alone=together.length>1?planned.
filter(range=>!together.includes(range)):planned;return[...together.length>1?[sharedPlan(ncu,together)]:[],...alone.map(
({range,mode,chosen,label,directory})=>{let{fit,left}=kernelsThatFit(mangledNames(chosen),ncu["launches-per-kernel"]);return{
label:`ncu, ${label}`,directory,filters:filtersOf(range),filterMode:mode,kernels:fit,shared:null,launches:ncu["replay-mo\
de"]==="kernel"&&mode==="global"?fit.length*ncu["launches-per-kernel"]*processes:null,leftOut:left}})]}var allRanges="al\
l-ranges";function sharedPlan(ncu,planned){let byShare=planned.flatMap(({chosen})=>chosen).toSorted((a,b)=>b.share-a.share),
{fit,left}=kernelsThatFit(mangledNames(byShare),ncu["launches-per-kernel"]);return{label:`ncu, ${listText(planned.map(({
label})=>label),3)}`,directory:allRanges,filters:planned.flatMap(({range})=>filtersOf(range)),filterMode:"per-launch-con\
fig",kernels:fit,shared:planned.map(({range:{name,domain},directory,chosen})=>({name,domain,directory,kernels:mangledNames(
chosen).filter(kernel=>fit.includes(kernel))})),launches:null,leftOut:left}}function planNcuAgain(plan,{name,domain,directory},kernels){
return{...plan,label:`ncu, ${rangeText(name,domain)}`,directory,filters:plan.filters.filter(range=>range.name===name&&range.
domain===domain),kernels,shared:null,leftOut:[]}}function mangledNames(kernels){return[...new Set(kernels.flatMap(({name,
mangled})=>mangled.length===0?[name]:mangled))]}var chosenShare=.95,mostConfigurations=64;function filterModeOf(ncu,filterMode,{
kernels}){return filterMode==="global"?filterMode:chosenKernels(ncu,filterMode,kernels).reduce((sum,kernel)=>sum+kernel.
configurations,0)>mostConfigurations?"global":filterMode}function chosenKernels(ncu,filterMode,kernels){let before=0;return kernels.
filter(({share,asked},index)=>{let chosen=index<ncu["top-kernels"]||asked||filterMode==="per-launch-config"&&before<chosenShare;
return before+=share,chosen})}function leftOutText({label,leftOut,kernels}){return leftOut.length===0?null:`${label}: ${leftOut.
length} of ${counted(leftOut.length+(kernels?.length??0),"kernel")} aren't profiled, because their names don't fit into \
one argument of 128 KiB. To choose fewer kernels, lower ncu.top-kernels.`}function describeNcu(ncu,filterMode){return ncu.
gating?replaysRanges(ncu)?`a run of ncu over all ranges (${ncu["replay-mode"]} replay)`:filterMode==="per-launch-config"?
"a run of ncu over all ranges (one launch per configuration of their top kernels)":`a run of ncu for each range (${ncu["\
top-kernels"]===1?"its top kernel":`its top ${ncu["top-kernels"]} kernels`})`:"a run of ncu over the whole program"}function sharesProcess(ncu,filterMode){
return!ncu.gating||replaysRanges(ncu)||filterMode==="per-launch-config"}function filtersOf({name,domain,styles}){return styles.
map(style=>({name,domain,style}))}function ncuNeed({ncu,"require-kernels":requireKernels}){return ncu.enabled?ncu.unavailable===
"fail"&&requireKernels?"required":"wanted":"none"}import{randomBytes}from"node:crypto";import{once}from"node:events";import{access,constants,stat}from"node:fs/promises";import{
delimiter,resolve}from"node:path";import{setTimeout as sleep2}from"node:timers/promises";import{closeSync,openSync,writeSync}from"node:fs";import{StringDecoder}from"node:string_decoder";import{setTimeout as sleep}from"node:timers/promises";var tailBytes=65536,lastBytesMs=1e3;function sinkStream(reader,file,limitBytes,onLine){let output=createOutputFile(file,
limitBytes),tail=createByteTail(tailBytes),lines=createLineSplitter(onLine),logged=0,failure=null,ended=new Promise(resolve2=>reader.
once("close",()=>resolve2()));return reader.on("error",()=>{}),reader.on("data",chunk=>{tail.write(chunk);try{output.write(
chunk)}catch(error){failure??=error}logged>limitBytes||(logged+=chunk.length,lines.write(chunk),logged>limitBytes&&onLine(
`[llm-profile: output exceeds the log limit, so the rest isn't shown here. The end of the output is in ${file}.]`))}),{async finish(){
let timeout=new AbortController;await Promise.race([ended,sleep(lastBytesMs,void 0,{signal:timeout.signal})]),timeout.abort(),
reader.destroy(),lines.end();let droppedBytes=output.close();if(failure!==null)throw failure;return{tail:readTailText(tail),
droppedBytes}}}}var longestLine=8192;function createLineSplitter(onLine){let decoder=new StringDecoder("utf8"),line="",cut=!1,
carriageReturn=!1;function append(text2){if(text2==="")return;carriageReturn&&restart();let room=longestLine-line.length;
cut||=text2.length>room,line+=text2.slice(0,room)}function restart(){line="",cut=!1,carriageReturn=!1}function finish(){
onLine(plainOutput(cut?`${line} \u2026 (line cut)`:line)),restart()}function accept(text2){for(let part of text2.split(/([\r\n])/))
part===`
`?finish():part==="\r"?carriageReturn=!0:append(part)}return{write:chunk=>accept(decoder.write(chunk)),end(){accept(decoder.
end()),line!==""&&finish()}}}function createByteTail(limitBytes){let chunks=[],held=0,seen=0;function read(){let whole=Buffer.
concat(chunks);return whole.subarray(Math.max(0,whole.length-limitBytes))}return{read,write(chunk){seen+=chunk.length,held+=
chunk.length,chunks.push(Buffer.from(chunk.subarray(Math.max(0,chunk.length-limitBytes)))),held>2*limitBytes+65536&&(chunks=
[Buffer.from(read())],held=chunks[0]?.length??0)},droppedBytes:()=>Math.max(0,seen-limitBytes)}}function readTailText(tail){
let bytes=tail.read();if(tail.droppedBytes()===0)return bytes.toString("utf8");let start=bytes.findIndex(byte=>(byte&192)!==
128);return bytes.subarray(Math.max(0,start)).toString("utf8")}function createOutputFile(path,limitBytes){let file=openSync(
path,"wx",384),headBytes=Math.ceil(limitBytes/2),tail=createByteTail(limitBytes-headBytes),written=0;return{write(chunk){
let head=chunk.subarray(0,Math.max(0,headBytes-written));writeWhole(file,head),written+=head.length,tail.write(chunk.subarray(
head.length))},close(){let dropped=tail.droppedBytes();return dropped>0&&writeWhole(file,Buffer.from(`
[llm-profile: ${counted(dropped,"byte")} of output left out here]
`)),writeWhole(file,tail.read()),closeSync(file),dropped}}}function writeWhole(file,bytes){for(let offset=0;offset<bytes.
length;)offset+=writeSync(file,bytes,offset)}var outlivedByMs=1e3,shell="/bin/sh",withoutInput=["-c",'exec "$@" </dev/null',"sh"];function createRunTool({marker,stop,
outputLimitBytes=64*2**20}){let run=marker??`${randomBytes(16).toString("hex")}.`,count2=0;return async command=>{refuseWhenStopped(
stop);let{argv,cwd,environment,timeLimitMs}=command;await requireProgram(command);let toolMarker=`${command.marker??run}\
tool.${++count2}.`,[stdout,stderr]=[createByteTail(outputLimitBytes),createByteTail(outputLimitBytes)],[ended,limit]=[new AbortController,
new AbortController],timer=timeLimitMs===null?void 0:setTimeout(()=>limit.abort(),timeLimitMs),ending=endWhenAborted(AbortSignal.
any([limit.signal,...stop===void 0?[]:[stop]]),ended.signal,toolMarker),start=performance.now(),code=await exec(shell,[...withoutInput,
...argv],{cwd,env:{...environment,[markerVariable]:toolMarker},silent:!0,ignoreReturnCode:!0,listeners:{stdout:chunk=>stdout.
write(chunk),stderr:chunk=>stderr.write(chunk)},delay:outlivedByMs}).catch(error=>{throw new ToolError({what:`Couldn't s\
tart ${command.tool}.`,where:`${argv[0]}, in ${cwd}`,why:errorMessage(error),help:"Make sure the working directory and /\
bin/sh exist.",cause:error})}).finally(()=>{clearTimeout(timer),ended.abort()});return await ending,refuseWhenStopped(stop),
{exitCode:typeof code=="number"?code:137,stdout:readTailText(stdout),stderr:readTailText(stderr),seconds:(performance.now()-
start)/1e3,timedOut:limit.signal.aborted}}}function callTool({runTool,cwd,environment},tool,argv,timeLimitMs=6e4){return runTool(
{tool,argv,cwd,environment,timeLimitMs})}async function requireProgram({argv:[program],tool,cwd,environment}){let searchPath=environment.
PATH??"";if(await resolveProgram(program,searchPath,cwd)===null)throw new ToolError({id:"tool-missing",what:`${tool}: th\
e program ${program} doesn't exist or isn't executable.`,where:program.includes("/")?resolve(cwd,program):`PATH=${searchPath}`,
help:`Install ${program}, or add its folder to PATH.`})}async function resolveProgram(name,searchPath,cwd=process.cwd()){
let candidates=name.includes("/")?[resolve(cwd,name)]:searchPath.split(delimiter).map(folder=>resolve(cwd,folder,name));
for(let candidate of candidates)if(await isExecutable(candidate))return candidate;return null}async function isExecutable(path){
try{return await access(path,constants.X_OK),(await stat(path)).isFile()}catch{return!1}}var graceMs=4e3,killLimitMs=1e4,
pollMs=50;async function endWhenAborted(early,ended,marker){let either=AbortSignal.any([early,ended]);if(either.aborted||
await once(either,"abort"),!early.aborted)return;let query={roots:[],marker,uid:null},signaled=new Set;for(let deadline=performance.
now()+graceMs;!ended.aborted&&performance.now()<deadline;){for(let process2 of findTree(query)){let name=`${process2.pid}\
 ${process2.startTime}`;signaled.has(name)||signalProcess(process2,"SIGTERM"),signaled.add(name)}await sleep2(pollMs,void 0,
{signal:ended}).catch(()=>{})}await killTree(query,killLimitMs)}import{existsSync}from"node:fs";import{isAbsolute}from"node:path";function startSecretSearch(secrets){let found=new Set,open2=secrets.map(({name,value})=>({name,forms:listSecretForms(value),
cut:listTextForms(value)})),longest=Math.max(0,...open2.flatMap(({forms,cut})=>[...forms,...cut].map(form=>form.length))),
threes=collectThrees(open2.flatMap(({cut})=>cut)),overlap=2*longest+markLength,tail=Buffer.alloc(0);return{found,add:chunk=>{
let bytes=tail.length===0?chunk:Buffer.concat([tail,chunk]),places=findCuts(bytes,threes);open2=open2.filter(({name,forms,
cut})=>{let holds=forms.some(form=>bytes.includes(form))||places.some(place=>cut.some(form=>isLeftAround(place,bytes,form)));
return holds&&found.add(name),!holds}),tail=bytes.subarray(Math.max(0,bytes.length-overlap))}}}var shortestLine=16;function listSecretForms(value){
let forms=splitLines(value).flatMap(text2=>[text2,...listShownForms(text2),...listEscapedForms(text2),...listBase64Forms(
text2)]),bytes=dropShortForms(forms);return bytes.filter(form=>!bytes.some(other=>other.length<form.length&&form.includes(
other)))}function listTextForms(value){return dropShortForms(splitLines(value).flatMap(text2=>[text2,...listShownForms(text2),
escapeJson(text2)]))}function splitLines(value){if(!value.includes(`
`))return[value];let lines=value.split(`
`).map(line=>line.trim());return[value,...lines.filter(line=>line.length>=shortestLine&&!line.startsWith("-----"))]}function dropShortForms(forms){
return[...new Set(forms)].filter(form=>form.length>=shortestSecret).map(form=>Buffer.from(form))}function listShownForms(text2){
let plain=plainText(text2);return[plain,plain.replaceAll(/\s+/g," "),...toFileNameForms(text2)]}function toFileNameForms(text2){
let name=safeCharacters(text2).replace(/^[.-]+/,"").replace(/(?<!\.)\.+$/,"");return name.replaceAll("_","").length>=shortestSecret?
[name]:[]}function listEscapedForms(text2){let written=escapeJson(text2),slashes=written.replaceAll("/","\\/"),url=encodeURIComponent(
text2.toWellFormed());return[written,slashes,escapeNonAscii(written),escapeNonAscii(slashes),url,url.replaceAll(/%[0-9A-F]{2}/g,
code=>code.toLowerCase()),url.replaceAll("%20","+")]}function escapeJson(text2){return JSON.stringify(text2).slice(1,-1)}
function listBase64Forms(text2){return[0,1,2].flatMap(before=>{let bytes=Buffer.concat([Buffer.alloc(before),Buffer.from(
text2)]),first=Math.ceil(before*8/6),end=Math.floor(bytes.length*8/6),form=bytes.toString("base64").slice(first,end);return[
form,form.replaceAll("+","-").replaceAll("/","_")]})}function escapeNonAscii(written){return written.replaceAll(/[^\0-\x7f]/g,
unit=>`\\u${unit.charCodeAt(0).toString(16).padStart(4,"0")}`)}var cutMark="\u2026",mark=Buffer.from(cutMark),markLength=mark.
length;function collectThrees(forms){return new Set(forms.flatMap(form=>Array.from({length:form.length-2},(_,index)=>readThree(
form,index))))}function findCuts(bytes,threes){let places=[];for(let place=bytes.indexOf(mark);place!==-1;place=bytes.indexOf(
mark,place+markLength))(threes.has(readThree(bytes,place-3))||threes.has(readThree(bytes,place+markLength)))&&places.push(
place);return places}function readThree(bytes,offset){return offset<0||offset+3>bytes.length?-1:bytes.readUIntBE(offset,
3)}function isLeftAround(place,bytes,secret){let before=findLongest(secret,length=>hasSameBytes(secret,0,bytes,place-length,
length)),after=findLongest(secret,length=>hasSameBytes(secret,secret.length-length,bytes,place+markLength,length));return before+
after>=Math.max(shortestSecret,secret.length/4)}function findLongest(secret,stands){for(let length=secret.length;length>
0;length-=1)if(stands(length))return length;return 0}function hasSameBytes(bytes,from,other,otherFrom,length){for(let index=0;index<
length;index+=1)if(bytes[from+index]!==other[otherFrom+index])return!1;return!0}var harmlessNames=new Set(["PWD","OLDPWD"]);function findKnownSecrets({environment,workload,texts:texts2=[],token},exists2=existsSync){
let passed=Object.values(workload?.["secret-files"]??{}),variables=workload?.environment??{},named=[["token",token??void 0],
...Object.entries(environment).filter(([name])=>isSecretVariable(name)),...passed.map(name=>[name,environment[name]]),...Object.
entries(variables).filter(([name])=>isSecretName(name)),...[...Object.entries(environment).filter(([name])=>!isInput(name)),
...Object.entries(variables)].flatMap(([name,value=""])=>findUrlSecrets(value).map(secret=>[name,secret])),...Object.entries(
variables).flatMap(([name,text2])=>commandSecrets(text2).map(({value})=>[name,value])),...[...workload===null?[]:listCommands(
workload),...texts2].flatMap(commandSecrets).map(({name,value})=>[name,value])],byValue=new Map;for(let[name,text2]of named){
let value=text2?.trim()??"";mayBeSecret(value)&&(isAbsolute(value)&&exists2(value)||byValue.has(value)||byValue.set(value,
{name,value}))}return[...byValue.values()]}function listMaskedTexts(secrets){return[...new Set(secrets.flatMap(({value})=>[
value,...toFileNameForms(value)]))]}function listCommands({command,setup,...workload}){return[command,setup,workload["hy\
dra-overrides"]].filter(command2=>command2!==null)}function isSecretVariable(name){return isInput(name)?name.toUpperCase()===
"INPUT_TOKEN":isSecretName(name)&&!harmlessNames.has(name.toUpperCase())}function isInput(name){return name.toUpperCase().
startsWith("INPUT_")}function findUrlSecrets(value){return value.split(/\s+/).filter(hasUrlPassword).flatMap(url=>[url,...urlPasswords(
url).flatMap(password=>[password,decodePercent(password)])])}function decodePercent(text2){try{return decodeURIComponent(
text2)}catch{return text2}}import{isAbsolute as isAbsolute2,join,normalize,relative}from"node:path";function placeInTree(path,from,to){if(!isAbsolute2(
path))return null;let inside=relative(from,path);return inside===".."||inside.startsWith("../")?null:join(to,inside)}function sideWorkload(workload,venv){
return venv===null||workload.python===null?workload:{...workload,python:join(venv,"bin","python")}}function interpreterByPath(command){
let word=typeof command=="string"?/^\s*(\S+)/.exec(command)?.[1]:command?.[0];return word!==void 0&&/\/python[\d.]*$/.test(
word)?word:null}var lineStart=/^(\s*(?:\w+=[\w@%+=:,./-]*\s+)*)([\w@%+=:,./-]+)(?=\s|$)/;function findProgramInLine(line){
let[,variables="",program]=lineStart.exec(line)??[];return/\bPATH=/.test(variables)?void 0:program}function relativePaths(command){
return(typeof command=="string"?[lineStart.exec(command)?.[2]??""]:command??[]).filter(word=>word.includes("/")&&!isAbsolute2(
word)&&!word.startsWith("-"))}function withPaths(command,paths){return typeof command!="string"?command?.map(word=>paths.
get(word)??word)??null:command.replace(lineStart,(all,before,word)=>{let path=paths.get(word);return path===void 0?all:`${before}\
'${path.replaceAll("'","'\\''")}'`})}function namedPrograms({workload,latency,compare}){let{server}=workload;return[...[
workload.command,latency.command,server.command,server.client,server["warm-up"]].flatMap(relativePaths),...relativePaths(
compare.verify.command),...relativePaths(workload.python===null?[]:[workload.python])]}function withPrograms(config,programs){
let{workload,latency,compare}=config,{server}=workload;return{...config,workload:{...workload,python:workload.python===null?
null:programs.get(workload.python)??workload.python,command:withPaths(workload.command,programs),server:{...server,command:withPaths(
server.command,programs),client:withPaths(server.client,programs),"warm-up":withPaths(server["warm-up"],programs)}},latency:{
...latency,command:withPaths(latency.command,programs)},compare:{...compare,verify:{...compare.verify,command:withPaths(
compare.verify.command,programs)}}}}var cacheVariables={TRITON_CACHE_DIR:"triton",TORCHINDUCTOR_CACHE_DIR:"inductor",TORCH_EXTENSIONS_DIR:"\
torch-extensions",JAX_COMPILATION_CACHE_DIR:"jax"},furtherCaches={CUDA_CACHE_PATH:"cuda",XDG_CACHE_HOME:"xdg"};function cachesIn(folder,goal){
let all=goal==="improve"?{...cacheVariables,...furtherCaches}:cacheVariables;return Object.fromEntries(Object.entries(all).
map(([variable,name])=>[variable,join(folder,name)]))}var tunerSwitches={TORCHINDUCTOR_BUNDLE_TRITON_INTO_FX_GRAPH_CACHE:"\
0",TORCHINDUCTOR_COMPILE_THREADS:"1",TRITON_CACHE_AUTOTUNING:"1",JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS:"0",JAX_PERSISTENT_CACHE_MIN_ENTRY_SIZE_BYTES:"\
-1"};function tunerVariables(environment){return Object.fromEntries(Object.entries(tunerSwitches).filter(([name])=>!Object.
hasOwn(environment,name)))}function sideEnvironment(request){let{venv,caches}=request,{PYTHONHOME,...environment}=request.
environment,python=venv===null?PYTHONHOME===void 0?{}:{PYTHONHOME}:{VIRTUAL_ENV:venv.path};return{...environment,...mapped(
"PYTHONPATH",request),...python,...pathOf(request),...caches}}function pathOf(request){let path=mapped("PATH",request);if(request.
venv===null)return path;let bin=join(request.venv.path,"bin");return{PATH:path.PATH===void 0?bin:`${bin}:${path.PATH}`}}
function mapped(name,request){let{environment,venv,tree,repository}=request,list=environment[name];if(list===void 0)return{};
let installed=[...request.installed,...venv===null?[]:[venv.parent]],folders=list.split(":").flatMap(folder=>{let path=isAbsolute2(
folder)?normalize(folder):null,inTree=path===null?null:placeInTree(path,repository,tree);return path===null||inTree===null||
inTree===path?[folder]:installed.some(prefix=>placeInTree(path,prefix,prefix)!==null)?[inTree,folder]:[inTree]});return{
[name]:folders.join(":")}}import{arch,cpus,release,totalmem}from"node:os";import{join as join2}from"node:path";var envRecordSchemaVersion=1,smiGpuSchema=object({index:count,name:text,uuid:textOrNull,driver:textOrNull,computeCapability:textOrNull,
memoryTotalBytes:countOrNull,memoryUsedBytes:countOrNull.describe("The memory in use when the run started, by all proces\
ses, including those in other containers."),utilizationRatio:number.min(0).max(1).nullable().describe("The share of the \
last sample period in which a kernel was running."),smClockHz:amountOrNull,memoryClockHz:amountOrNull,maxSmClockHz:amountOrNull,
maxMemoryClockHz:amountOrNull,mig:textOrNull.describe("`Enabled` or `Disabled`. Null if the GPU doesn't support MIG.")}),
envRecordSchema=object({schemaVersion:literal(envRecordSchemaVersion),gpus:array(smiGpuSchema).describe("All GPUs that n\
vidia-smi shows. Empty without nvidia-smi."),driver:textOrNull,cuda:textOrNull.describe("The newest CUDA version that th\
e driver supports."),operatingSystem:textOrNull.describe("PRETTY_NAME of /etc/os-release."),kernel:textOrNull,architecture:text,
cpu:object({model:textOrNull,count:integer.positive()}),memoryBytes:count,container:flag.describe("True if we can see th\
at we're in a container."),node:text,nsys:textOrNull,ncu:textOrNull,environmentNames:texts.describe("The names of the va\
riables that the allow-list passes to the workload.")});async function readEnvironmentRecord(parts,root="/"){let gpus=parts.gpus.kind==="gpus"?parts.gpus.gpus:[],processors=cpus();
return{schemaVersion:envRecordSchemaVersion,gpus:[...gpus],driver:gpus[0]?.driver??await readDriverFromProc(root),cuda:parts.
gpus.kind==="gpus"?parts.gpus.cuda:null,operatingSystem:/^PRETTY_NAME="?([^"\n]*)"?$/m.exec(await readTextOrEmpty(join2(
root,"etc/os-release")))?.[1]??null,kernel:release(),architecture:arch(),cpu:{model:processors[0]?.model??null,count:Math.
max(1,processors.length)},memoryBytes:totalmem(),container:await isInContainer(root),node:process.version,nsys:parts.nsys,
ncu:parts.ncu,environmentNames:Object.keys(parts.environment).sort()}}async function readDriverFromProc(root){let version=await readTextOrEmpty(
join2(root,"proc/driver/nvidia/version"));return/NVRM version:.*?\s(\d+\.\d+(?:\.\d+)?)\s/.exec(version)?.[1]??null}async function isInContainer(root){
for(let mark2 of[".dockerenv","run/.containerenv","run/systemd/container"])if(await exists(join2(root,mark2)))return!0;return/docker|kubepods|containerd|libpod|lxc/.
test(await readTextOrEmpty(join2(root,"proc/1/cgroup")))}var required=["index","name"],fields=[...required,"uuid","drive\
r_version","compute_cap","mig.mode.current","memory.total","memory.used","utilization.gpu","clocks.sm","clocks.mem","clo\
cks.max.sm","clocks.max.mem"];async function readGpus(ports){let answer=await queryGpus(ports,new Map(fields.map(field=>[
field,[field]])),required);if(answer.kind!=="answer")return answer;try{return{kind:"gpus",gpus:parseGpus(answer.stdout,answer.
columns),cuda:await readCuda(ports)}}catch(error){if(error instanceof UnexpectedText)return{kind:"failed",why:error.message};
throw error}}async function queryGpus(ports,columns,required2,gpuIndex=null){let names=new Map(columns);try{for(;;){let query=`\
--query-gpu=${[...names.values()].map(([newest])=>newest).join(",")}`,gpu=gpuIndex===null?[]:[`--id=${gpuIndex}`],argv=[
"nvidia-smi",query,"--format=csv,noheader,nounits",...gpu],{stdout,stderr,exitCode,timedOut}=await callTool(ports,"nvidi\
a-smi",argv,3e4),unknown=/Field "([^"]+)" is not a valid field/.exec(stdout+stderr)?.[1],[column,[,...older]]=[...names].
find(([,[newest]])=>newest===unknown)??[null,[]];if(column!==null&&(older.length>0||!required2.includes(column))){older.
length>0?names.set(column,older):names.delete(column);continue}return timedOut?{kind:"failed",why:"nvidia-smi didn't ans\
wer in time."}:exitCode===0?{kind:"answer",columns:[...names.keys()],argv,stdout}:{kind:"failed",why:plainText(`${stdout}\
 ${stderr}`.trim().replaceAll(/\s+/g," "))||`nvidia-smi exited with ${exitCode} and printed nothing.`}}}catch(error){if(error instanceof
ToolError)return{kind:"absent"};throw error}}var UnexpectedText=class extends Error{};function parseGpus(text2,fields2){
return text2.split(`
`).filter(line=>line.trim()!=="").map(line=>{let cells=line.split(",").map(cell=>cell.trim());if(cells.length!==fields2.
length)throw new UnexpectedText(`nvidia-smi printed ${cells.length} values for ${fields2.length} fields: ${line.trim()}`);
let text3=field=>dropUnknown(cells[fields2.indexOf(field)]),number2=(field,factor=1)=>{let value=text3(field);if(value===
null)return null;if(!/^\d+(\.\d+)?$/.test(value))throw new UnexpectedText(`nvidia-smi printed ${field} as ${value}.`);return Number(
value)*factor},index=number2("index");if(index===null)throw new UnexpectedText(`nvidia-smi printed no index: ${line.trim()}`);
return{index,name:text3("name")??"unknown",uuid:text3("uuid"),driver:text3("driver_version"),computeCapability:text3("co\
mpute_cap"),memoryTotalBytes:number2("memory.total",2**20),memoryUsedBytes:number2("memory.used",2**20),utilizationRatio:number2(
"utilization.gpu",.01),smClockHz:number2("clocks.sm",1e6),memoryClockHz:number2("clocks.mem",1e6),maxSmClockHz:number2("\
clocks.max.sm",1e6),maxMemoryClockHz:number2("clocks.max.mem",1e6),mig:text3("mig.mode.current")}})}function dropUnknown(cell){
return cell===void 0||cell===""||cell==="N/A"||/^\[.*\]$/.test(cell)?null:cell}async function readCuda(ports){let{stdout}=await callTool(
ports,"nvidia-smi",["nvidia-smi"],3e4);return/CUDA (?:UMD )?Version\s*:\s*(\d+\.\d+)/.exec(stdout)?.[1]??null}function formatCommand(argv){return shellLine(redactCommand(argv))}function logCommands(runTool,log){return async command=>{
let result=await runTool(command);return log.detail(`${describeEnd(result.seconds,result.timedOut?null:result.exitCode)}\
: ${formatCommand(command.argv)}`),result}}function describeEnd(seconds,exitCode){return`${formatSeconds(seconds)}, ${exitCode===
null?"ended by us":`exit code ${exitCode}`}`}import{writeFile}from"node:fs/promises";import{join as join3}from"node:path";var metricsVariable="LLM_PROFILE_METRICS",roundsVariable="LLM_PROFILE_ROUNDS",seedVariable="LLM_PROFILE_SEED",verifyVariable="\
LLM_PROFILE_VERIFY",ownVariables=["TMPDIR",markerVariable,metricsVariable,roundsVariable,seedVariable,verifyVariable],defaultPath="\
/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";function buildToolEnvironment(inherited,rules,folders){return{
PATH:defaultPath,...selectAllowed(inherited,rules).environment,TMPDIR:folders.tmp}}async function buildWorkloadEnvironment(request){
let{rules,own,workload,isolation,folders}=request;refuseOwnVariables(workload);let allowed=selectAllowed(own,rules),passed=Object.
fromEntries(workload["pass-env"].map(name=>[name,requireVariable(request,name,"workload.pass-env")])),environment={PATH:defaultPath,
...allowed.environment,...isolation.user===null?{}:{HOME:folders.home,USER:"llm-profile",LOGNAME:"llm-profile"},...workload.
gpu===null?{}:{CUDA_VISIBLE_DEVICES:`${workload.gpu}`,CUDA_DEVICE_ORDER:"PCI_BUS_ID"},...workload.environment,...passed,
...await writeSecretFiles(request),TMPDIR:folders.tmp},secrets=[...Object.keys(passed).filter(name=>!(name in allowed.environment)),
...Object.entries(workload.environment).flatMap(([name,value])=>isSecretName(name)||hasUrlPassword(value)||commandSecrets(
value).length>0?[name]:[])],leftOut=allowed.leftOut.filter(name=>!(name in environment));return{environment,secrets:[...new Set(
secrets)].sort(),leftOut}}async function writeSecretFiles(request){let{workload,isolation,folders}=request,variables={};
for(let[variable,secret]of Object.entries(workload["secret-files"])){let path=join3(folders.secrets,variable);await writeFile(
path,requireVariable(request,secret,"workload.secret-files"),{mode:384,flag:"wx"}),await giveToIsolatedUser(path,isolation),
variables[variable]=path}return variables}function requireVariable({own,rules},name,key){let shown=redactVariableName(name);
if(belongsToStep(name,rules))throw new UserError({what:`${key} names the variable ${shown}, which belongs to the action'\
s own step.`,where:key,why:"The variable contains an action input, a runner token, or the path of a file that sets the s\
tep's results. We don't pass such variables to any program.",help:`Remove ${shown} from ${key}. To pass your own value, \
set it under another name in the step's \`env:\`.`});let value=own[name];if(value!==void 0)return value;throw shown!==name?
new UserError({what:`${key} names the variable ${shown}, which isn't set.`,where:key,why:"We don't show the name, becaus\
e it may be the value of a secret.",help:`${key} takes variable names, not values. If this was a secret's value, it's ex\
posed in the workflow or in a file: replace the secret.`}):new UserError({what:`${key} names the variable ${name}, which\
 isn't set.`,where:key,help:`Set ${name} in llm-profile's environment (in a workflow, in the step's \`env:\`), or remove i\
t from ${key}.`})}function refuseOwnVariables(workload){let name=[...Object.keys(workload.environment),...workload["pass\
-env"],...Object.keys(workload["secret-files"])].find(wantedName=>ownVariables.includes(wantedName));if(name!==void 0)throw new UserError(
{what:`You can't set ${name} for the workload.`,where:"workload.environment, workload.pass-env or workload.secret-files",
why:"Each run sets this variable itself, so nothing is left behind and runs don't collide.",help:`Remove ${name}.${name===
"TMPDIR"?" To choose the disk, set TMPDIR for llm-profile itself.":""}`})}function selectAllowed(inherited,rules){let environment={},
leftOut=[];for(let name of Object.keys(inherited).sort()){let value=inherited[name];value===void 0||!isListed(name,rules)||
(isSecretName(name)||hasUrlPassword(value)?leftOut.push(name):environment[name]=value)}return{environment,leftOut}}function dropStepVariables(inherited,rules){
return Object.fromEntries(Object.entries(inherited).flatMap(([name,value])=>value===void 0||belongsToStep(name,rules)?[]:
[[name,value]]))}function belongsToStep(name,{step}){return step.names.includes(name)||step.prefixes.some(prefix=>name.startsWith(
prefix))}function isListed(name,rules){let{names,prefixes,never}=rules;return belongsToStep(name,rules)||never.some(prefix=>name.
startsWith(prefix))?!1:names.includes(name)||prefixes.some(prefix=>name.startsWith(prefix))}import{open,readdir}from"node:fs/promises";import{join as join7}from"node:path";import{readFile,realpath,stat as stat2}from"node:fs/promises";import{basename,dirname,isAbsolute as isAbsolute3,join as join4}from"node:path";var mostEntries=1e5,mostPackages=1e4;async function readPythonPackages({interpreters,environment}){let siteFolders=[];for(let interpreter of interpreters)
siteFolders.push(...await findSiteFolders(interpreter,environment));if(siteFolders.length===0)return null;let searchPath=(environment.
PYTHONPATH??"").split(":").filter(folder=>isAbsolute3(folder)),packages=new Map;for(let folder of new Set([...searchPath,
...siteFolders])){let versions=await readPackages(folder);if(versions===null||packages.size+versions.size>mostPackages)return null;
for(let[name,all]of versions)packages.has(name)||packages.set(name,[...all].toSorted().join(" and "))}return packages}async function findSiteFolders(interpreter,environment){
let venv=dirname(dirname(interpreter)),settings=await readVenv(join4(venv,"pyvenv.cfg"));if(settings===null){let real=await realpath(
interpreter).catch(()=>interpreter);return findSystemFolders(dirname(dirname(real)),/^python(\d+\.\d+)$/.exec(basename(real))?.[1]??
null,environment)}let{version,home,seesSystem}=settings,venvFolders=await keepExisting(listPackageFolders(venv,version??
await findOnlyVersion(venv)));if(!seesSystem||home===null)return venvFolders;let programs=await realpath(home).catch(()=>home);
return[...venvFolders,...await findSystemFolders(dirname(programs),version,environment)]}async function findSystemFolders(prefix,named,environment){
let version=named??await findOnlyVersion(prefix),home=environment.HOME??"",user=environment.PYTHONUSERBASE??(isAbsolute3(
home)?join4(home,".local"):""),userFolders=version===null||!isAbsolute3(user)||(environment.PYTHONNOUSERSITE??"")!==""?[]:
[join4(user,"lib",`python${version}`,"site-packages")];return keepExisting([...userFolders,...listPackageFolders(prefix,
version)])}function listPackageFolders(prefix,version){let debian=join4(prefix,"lib","python3","dist-packages");if(version===
null)return[debian];let python=`python${version}`;return[join4(prefix,"lib",python,"site-packages"),join4(prefix,"lib64",
python,"site-packages"),join4(prefix,"local","lib",python,"dist-packages"),debian,join4(prefix,"lib",python,"dist-packag\
es")]}async function findOnlyVersion(prefix){let versions=(await listNames(join4(prefix,"lib"),mostEntries)).flatMap(name=>/^python(3\.\d+)$/.
exec(name)?.[1]??[]);return versions.length===1?versions[0]??null:null}async function keepExisting(folders){let present=[];
for(let folder of folders)await isFolder(folder)&&present.push(folder);return present}var settingsLimitBytes=65536;async function readVenv(path){
try{let file=await stat2(path);if(!file.isFile()||file.size>settingsLimitBytes)return null;let text2=await readFile(path,
"utf8"),setting=key=>new RegExp(`^${key}[ \\t]*=[ \\t]*(\\S[^\\n]*)$`,"m").exec(text2)?.[1]?.trim()??null,version=/^\d+\.\d+/.
exec(setting("version")??setting("version_info")??"")?.[0]??null,seesSystem=setting("include-system-site-packages")?.toLowerCase()===
"true";return{version,home:setting("home"),seesSystem}}catch{return null}}async function readPackages(folder){let names=await listNames(
folder,mostEntries+1);if(names.length>mostEntries)return null;let packages=new Map;for(let entry of names){let{name,version}=parsePackageName(
entry)??{};if(name===void 0||version===void 0)continue;let key=name.toLowerCase().replaceAll(/[-_.]+/g,"-");packages.set(
key,(packages.get(key)??new Set).add(version))}return packages}function parsePackageName(entry){let ending=[".dist-info",
".egg-info"].find(suffix=>entry.endsWith(suffix));if(ending===void 0)return null;let stem=entry.slice(0,-ending.length),
[name="",version=""]=stem.split(ending===".egg-info"?"-":/-(?=[^-]*$)/);return name===""||version===""?null:{name,version}}import{dirname as dirname2,join as join6}from"node:path";import{isAbsolute as isAbsolute4,join as join5}from"node:path";function selectShownVersions(versions,secrets){let isShown=([name,version])=>/^[a-z0-9][\w.+:-]{0,99}$/i.test(name)&&/^[a-z0-9][\w.+!~: -]{0,99}$/i.
test(version)&&!mayHoldSecret(name,secrets)&&!mayHoldSecret(version,secrets);return Object.fromEntries([...versions].filter(
isShown).toSorted(([a],[b])=>a<b?-1:1))}function mayHoldSecret(text2,secrets){let plain=normalizeName(text2);return redactCommand(
text2)!==text2||secrets.some(value=>text2.includes(value)||plain.includes(normalizeName(value)))}function normalizeName(text2){
return text2.toLowerCase().replaceAll(/[-_.]+/g,"-")}var mostSystemPackages=2e4;async function readSystemPackages(ports){
let result=await callTool(ports,"dpkg-query",["dpkg-query","-W","-f=${db:Status-Abbrev}\\t${binary:Package}\\t${Version}\\n"],
2e4).catch(error=>{if(error instanceof StoppedError)throw error;return null});if(result===null||result.timedOut||result.
exitCode!==0)return null;let packages=new Map;for(let line of result.stdout.split(`
`)){let[state="",name="",version=""]=line.split("	");/^.i/.test(state)&&name!==""&&packages.set(name,version)}return packages.
size>mostSystemPackages?null:packages}var libraries=new Set(["cublas","cublasLt","cudart","cudnn","cufft","curand","cuso\
lver","cusparse","cusparseLt","nccl","nvrtc","nvJitLink","nvshmem_host","cutensor"]),loaderFolders=["usr/local/cuda/lib6\
4","usr/lib/x86_64-linux-gnu","usr/lib/aarch64-linux-gnu","usr/lib64","usr/lib"],mostFolders=50,mostEntries2=1e5;async function readCudaLibraries(searchPath,root="\
/"){let folders=[...searchPath.split(":").filter(folder=>isAbsolute4(folder)).slice(0,mostFolders),...loaderFolders.map(
folder=>join5(root,folder))],byName=new Map;for(let folder of new Set(folders)){let versions=new Map;for(let file of await listNames(
folder,mostEntries2)){let{name,version}=/^lib(?<name>\w+)\.so\.(?<version>\d+\.[\d.]*\d)$/.exec(file)?.groups??{};if(name===
void 0||version===void 0||!libraries.has(name))continue;let other=versions.get(name);(other===void 0||isNewer(version,other))&&
versions.set(name,version)}for(let[name,version]of versions)byName.has(name)||byName.set(name,version)}return byName.size===
0?null:byName}function isNewer(version,than){return new Intl.Collator("en",{numeric:!0}).compare(version,than)>0}import{createHmac,randomBytes as randomBytes2}from"node:crypto";function createDigestKey(){return{run:randomBytes2(8).toString("hex"),key:randomBytes2(32)}}var longestValue=200;function describeVariables(request){
let{environment,own,secrets}=request;return Object.fromEntries(Object.keys(environment).filter(name=>!own.has(name)&&redactVariableName(
name)===name&&!mayHoldSecret(name,secrets)).sort().map(name=>[name,describeVariable(name,environment[name]??"",request)]))}
function describeVariable(name,value,{given,passed,prefixes,secrets,key}){if(passed.has(name)||isSecretName(name)||hasUrlPassword(
value)||commandSecrets(value).length>0||mayHoldSecret(value,secrets))return{value:null,digest:null};let stands=given[name]===
value&&value.length<=longestValue&&/^[\x20-\x7e]*$/.test(value),isPlain=prefixes.some(prefix=>name.startsWith(prefix))&&
!mayBeSecret(value);return{value:stands||isPlain?value:null,digest:computeDigest(name,value,key)}}function computeDigest(name,value,{
key}){return createHmac("sha256",key).update(`${name}\0${value}`).digest("hex").slice(0,16)}async function addEnvironment(side,request){try{return{...side,environment:await readEnvironment(side,request)}}catch(error){
if(error instanceof StoppedError)throw error;return side}}async function readEnvironment(side,{key,own}){let{session}=side,
{workload}=side.config,{context,tools,isolation}=session,{environment}=side.program,secretValues=findKnownSecrets({environment:context.
environment,workload,token:null}).map(({value})=>value),passed=workload["pass-env"].map(name=>context.environment[name]??
"").filter(mayBeSecret),secrets=[...secretValues,...passed],shown=versions=>versions===null?null:selectShownVersions(versions,
secrets),interpreter=await findInterpreter(workload,environment,side.program.workingDirectory),based=side.venv===null?[]:
[join6(side.venv.parent,"bin","python3")],interpreters=[...interpreter===null?[]:[interpreter],...based],digest=context.
environment.LLM_PROFILE_IMAGE_DIGEST??"";return{run:key.run,operatingSystem:session.machine.operatingSystem,imageDigest:/^sha256:[0-9a-f]{64}$/.
test(digest)?digest:null,pythonPackages:shown(await readPythonPackages({interpreters,environment})),systemPackages:shown(
await readSystemPackages({runTool:tools.ask,cwd:tools.folder.path,environment:{...tools.environment,LC_ALL:"C"}})),cudaLibraries:shown(
await readCudaLibraries(environment.LD_LIBRARY_PATH??"")),variables:describeVariables({environment,given:workload.environment,
own:new Set([...own,"TMPDIR",seedVariable,...isolation.user===null?[]:["HOME"]]),passed:new Set([...workload["pass-env"],
...Object.keys(workload["secret-files"])]),prefixes:environmentRules.prefixes,secrets,key})}}async function findInterpreter(workload,environment,workingDirectory){
let find=async name=>resolveProgram(name,environment.PATH??"",workingDirectory),command=workload.server.command??workload.
command,[first]=workload.module===null?[command].flat():[],word=first?.trim().split(/\s/,1)[0]??"",path=word.includes("/")?
await find(word):null;return(path!==null&&await exists(join6(dirname2(path),"..","pyvenv.cfg"))?join6(dirname2(path),"py\
thon3"):null)??await find(interpreterByPath(command)??workload.python??"python3")}async function collectEngineEvidence(config,environment,workingDirectory){let{workload}=config,isNamed=workload.command!==
null||workload.module!==null||workload.server.command!==null,interpreter=await findInterpreter(workload,environment,workingDirectory),
packages=await readPythonPackages({interpreters:interpreter===null?[]:[interpreter],environment});return{argv:isNamed?workloadArgv(
workload,"hydra"):[],environment,pythonPackages:packages===null?null:Object.fromEntries(packages),output:"",ranges:config.
ranges.map(entry=>typeof entry=="string"?entry:entry.range)}}async function explainWithEngine(side,error){if(error.id!==
"range-not-seen")return error;let{environment,workingDirectory}=side.program,before=await collectEngineEvidence(side.config,
environment,workingDirectory),output=await readOutputStarts(join7(side.session.directory.path,side.name));return new CaptureError(
{...explainByEngine(error,{...before,output}),cause:error})}var readBytes=2**20,mostFiles=200;async function readOutputStarts(folder){
let files=(await readdir(folder,{recursive:!0,withFileTypes:!0}).catch(()=>[])).filter(entry=>entry.isFile()&&/^std(?:out|err)\.txt$/.
test(entry.name)),texts2=[];for(let{parentPath,name}of files.slice(0,mostFiles)){var _stack=[];try{let file=__using(_stack,
await open(join7(parentPath,name)),!0);let{buffer,bytesRead}=await file.read({buffer:Buffer.alloc(readBytes),position:0});
texts2.push(buffer.toString("utf8",0,bytesRead))}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,
_error,_hasError);_promise&&await _promise}}return texts2.join(`
`)}export{replaysRanges,ncuArgv,ncuImportArgv,ncuSourceArgv,ncuRangeExpression,expectedFilterMode,waitsForPeers,planNcu,planNcuAgain,
leftOutText,describeNcu,sharesProcess,ncuNeed,sinkStream,createRunTool,callTool,resolveProgram,isExecutable,sideWorkload,
interpreterByPath,findProgramInLine,namedPrograms,withPrograms,cachesIn,tunerVariables,sideEnvironment,envRecordSchema,readEnvironmentRecord,
readGpus,queryGpus,formatCommand,logCommands,describeEnd,startSecretSearch,cutMark,findKnownSecrets,listMaskedTexts,metricsVariable,
roundsVariable,seedVariable,verifyVariable,defaultPath,buildToolEnvironment,buildWorkloadEnvironment,selectAllowed,dropStepVariables,
createDigestKey,addEnvironment,collectEngineEvidence,explainWithEngine};
