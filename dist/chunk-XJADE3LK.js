import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{findTree,killTree,markerVariable,signalProcess}from"./chunk-342LX7VM.js";import{cutBeginning,workloadArgv}from"./chunk-5T5XHBCP.js";
import{explainByEngine}from"./chunk-XSOELAZB.js";import{safeCharacters,uniqueSafeNames}from"./chunk-2W7IQXEL.js";
import{environmentRules}from"./chunk-C7RUIOSI.js";import{shellLine}from"./chunk-AQQV4D3V.js";import{formatSeconds}from"./chunk-P7EYOAZ4.js";
import{communicationFamily}from"./chunk-JDFCM7GS.js";import{exists,isFolder}from"./chunk-2VIPU5VX.js";import{
exec}from"./chunk-4P7CRZQU.js";import{commandSecrets,holdsPassword,looksSecret,mayBeSecret,redactCommand,shortestSecret,
shownVariable,urlPasswords}from"./chunk-W5HYH3WW.js";import{counted,listText}from"./chunk-UWABTZDV.js";import{
rangeText}from"./chunk-YTVQXYLK.js";import{CaptureError,StoppedError,ToolError,UserError,errorMessage,refuseWhenStopped}from"./chunk-4KDG6NHC.js";
import{plainOutput,plainText}from"./chunk-JN33INQG.js";import{__callDispose,__using}from"./chunk-GBWPPC6J.js";function replaysRanges(ncu){return ncu["replay-mode"]==="range"||ncu["replay-mode"]==="app-range"}var longestArgument=128*
1024-1;function ncuArgv(ncu,request,workload){let{selection}=request;return[ncu.path,"--target-processes=all",`--log-fil\
e=${request.log}`,`--export=${request.report}`,...rawPage,`--replay-mode=${ncu["replay-mode"]}`,"--clock-control=none",...nvtxOptions(
request.ranges),...kernelOptions(request.kernels,ncu["launches-per-kernel"]),...request.filterMode==="global"||replaysRanges(
ncu)?[]:[`--filter-mode=${request.filterMode}`],...launchOptions(request.launches,ncu["end-early"]),...ncu.set===null?[]:
["--set",ncu.set],...selection.sections.flatMap(section=>["--section",section]),...selection.metrics.length>0?["--metric\
s",selection.metrics.join(",")]:[],...ncu["extra-arguments"],...workload]}function ncuImportArgv(path,report,page){return[
path,`--import=${report}`,...page==="raw"?rawPage:["--csv","--page=details"]]}function ncuSourceArgv(path,report,kernels,view){
let{fit}=kernelsThatFit(kernels,1);return[path,`--import=${report}`,"--csv","--page=source",`--print-source=${view}`,"--\
print-kernel-base=mangled","--kernel-name-base=mangled","--kernel-name",`regex:^(${fit.map(escapeKernel).join("|")})$`]}
var rawPage=["--csv","--page=raw","--print-units=base","--print-kernel-base=mangled"];function nvtxOptions(ranges){return ranges.
length===0?[]:["--nvtx",...ranges.flatMap(range=>["--nvtx-include",ncuRangeExpression(range)])]}function ncuRangeExpression({
name,domain,style}){let escaped2=text=>text.replace(/[@,[\]/*+]/g,"\\$&"),expression=domain===""?escaped2(name):`${escaped2(
domain)}@${escaped2(name)}`;return style==="pushpop"?`${expression}/`:expression}function kernelOptions(kernels,launches){
return kernels===null?[]:["--kernel-name-base=mangled","--kernel-id",kernelId(kernels,launches)]}function launchOptions(launches,endEarly2){
return launches===null?[]:[`--launch-count=${launches}`,...endEarly2?["--kill=yes"]:[]]}function kernelId(kernels,launches){
let invocations=Array.from({length:launches},(_,index)=>String(index+1)).join("|");return`::regex:^(${kernels.map(escapeKernel).
join("|")})$:${invocations}`}function escapeKernel(name){let beginning=cutBeginning(name);return beginning!==null?`${escapeKernel(
beginning)}.*`:name.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}function kernelsThatFit(kernels,launches,limitBytes=longestArgument){
let bytesOf=text=>new TextEncoder().encode(text).length,fit=[],left=[],used=bytesOf(kernelId([],launches));for(let name of kernels){
let more=bytesOf(escapeKernel(name))+(fit.length===0?0:1);used+more>limitBytes?left.push(name):(fit.push(name),used+=more)}
return{fit,left}}function expectedFilterMode(ncu){return!ncu.gating||ncu["end-early"]||ncu["replay-mode"]!=="kernel"?"global":"unknown"}function waitsForPeers(ncu,{
family}){return ncu["replay-mode"]==="kernel"&&family===communicationFamily}function planNcu(ncu,filterMode,ranges,processes){
let whole={filterMode,kernels:null,shared:null,launches:null,leftOut:[]};if(!ncu.gating)return[{label:"ncu, whole progra\
m",directory:"whole-program",filters:[],...whole}];let worth=ranges.map(range=>({...range,kernels:range.kernels.filter(kernel=>!waitsForPeers(
ncu,kernel))})).filter(({kernels})=>kernels.length>0);if(worth.length===0)return[];if(replaysRanges(ncu)){let filters=worth.
flatMap(filtersOf);return filters.length===0?[]:[{label:"ncu, all ranges",directory:allRanges,filters,...whole}]}let labels=worth.
map(({name,domain})=>rangeText(name,domain)),directories=uniqueSafeNames(labels.map(label=>label.toLowerCase()===allRanges?
`${label}@`:label)),planned=worth.map((range,index)=>{let mode=filterModeOf(ncu,filterMode,range),chosen=chosenKernels(ncu,
mode,range.kernels);return{range,mode,chosen,label:labels[index]??range.name,directory:directories[index]??String(index)}}),
together=planned.filter(({mode,range})=>mode==="per-launch-config"&&range.styles.length>0),alone=together.length>1?planned.
filter(one=>!together.includes(one)):planned;return[...together.length>1?[sharedPlan(ncu,together)]:[],...alone.map(({range,
mode,chosen,label,directory})=>{let{fit,left}=kernelsThatFit(mangledNames(chosen),ncu["launches-per-kernel"]);return{label:`\
ncu, ${label}`,directory,filters:filtersOf(range),filterMode:mode,kernels:fit,shared:null,launches:ncu["replay-mode"]===
"kernel"&&mode==="global"?fit.length*ncu["launches-per-kernel"]*processes:null,leftOut:left}})]}var allRanges="all-range\
s";function sharedPlan(ncu,planned){let byShare=planned.flatMap(({chosen})=>chosen).toSorted((one,other)=>other.share-one.
share),{fit,left}=kernelsThatFit(mangledNames(byShare),ncu["launches-per-kernel"]);return{label:`ncu, ${listText(planned.
map(({label})=>label),3)}`,directory:allRanges,filters:planned.flatMap(({range})=>filtersOf(range)),filterMode:"per-laun\
ch-config",kernels:fit,shared:planned.map(({range:{name,domain},directory,chosen})=>({name,domain,directory,kernels:mangledNames(
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
limitBytes),tail=byteTail(tailBytes),lines=lineSplitter(onLine),logged=0,failure=null,ended=new Promise(resolve3=>reader.
once("close",()=>resolve3()));return reader.on("error",()=>{}),reader.on("data",chunk=>{tail.write(chunk);try{output.write(
chunk)}catch(error){failure??=error}logged>limitBytes||(logged+=chunk.length,lines.write(chunk),logged>limitBytes&&onLine(
`[llm-profile: output exceeds the log limit, so the rest isn't shown here. The end of the output is in ${file}.]`))}),{async finish(){
let timeout=new AbortController;await Promise.race([ended,sleep(lastBytesMs,void 0,{signal:timeout.signal})]),timeout.abort(),
reader.destroy(),lines.end();let droppedBytes=output.close();if(failure!==null)throw failure;return{tail:tailText(tail),
droppedBytes}}}}var longestLine=8192;function lineSplitter(onLine){let decoder=new StringDecoder("utf8"),line="",cut=!1,
carriageReturn=!1;function append(text){if(text==="")return;carriageReturn&&restart();let room=longestLine-line.length;cut||=
text.length>room,line+=text.slice(0,room)}function restart(){line="",cut=!1,carriageReturn=!1}function finish(){onLine(plainOutput(
cut?`${line} \u2026 (line cut)`:line)),restart()}function accept(text){for(let part of text.split(/([\r\n])/))part===`
`?finish():part==="\r"?carriageReturn=!0:append(part)}return{write:chunk=>accept(decoder.write(chunk)),end(){accept(decoder.
end()),line!==""&&finish()}}}function byteTail(limitBytes){let chunks=[],held=0,seen=0;function read(){let whole=Buffer.
concat(chunks);return whole.subarray(Math.max(0,whole.length-limitBytes))}return{read,write(chunk){seen+=chunk.length,held+=
chunk.length,chunks.push(Buffer.from(chunk.subarray(Math.max(0,chunk.length-limitBytes)))),held>2*limitBytes+65536&&(chunks=
[Buffer.from(read())],held=chunks[0]?.length??0)},droppedBytes:()=>Math.max(0,seen-limitBytes)}}function tailText(tail){
let bytes=tail.read();if(tail.droppedBytes()===0)return bytes.toString("utf8");let start=bytes.findIndex(byte=>(byte&192)!==
128);return bytes.subarray(Math.max(0,start)).toString("utf8")}function createOutputFile(path,limitBytes){let file=openSync(
path,"wx",384),headBytes=Math.ceil(limitBytes/2),tail=byteTail(limitBytes-headBytes),written=0;return{write(chunk){let head=chunk.
subarray(0,Math.max(0,headBytes-written));writeWhole(file,head),written+=head.length,tail.write(chunk.subarray(head.length))},
close(){let dropped=tail.droppedBytes();return dropped>0&&writeWhole(file,Buffer.from(`
[llm-profile: ${counted(dropped,"byte")} of output left out here]
`)),writeWhole(file,tail.read()),closeSync(file),dropped}}}function writeWhole(file,bytes){for(let offset=0;offset<bytes.
length;)offset+=writeSync(file,bytes,offset)}var outlivedByMs=1e3,shell="/bin/sh",withoutInput=["-c",'exec "$@" </dev/null',"sh"];function createRunTool({marker,stop,
outputLimitBytes=64*2**20}){let run=marker??`${randomBytes(16).toString("hex")}.`,count=0;return async command=>{refuseWhenStopped(
stop);let{argv,cwd,environment,timeLimitMs}=command;await requireProgram(command);let own=`${command.marker??run}tool.${++count}\
.`,[stdout,stderr]=[byteTail(outputLimitBytes),byteTail(outputLimitBytes)],[ended,limit]=[new AbortController,new AbortController],
timer=timeLimitMs===null?void 0:setTimeout(()=>limit.abort(),timeLimitMs),ending=endEarly(AbortSignal.any([limit.signal,
...stop===void 0?[]:[stop]]),ended.signal,own),start=performance.now(),code=await exec(shell,[...withoutInput,...argv],{
cwd,env:{...environment,[markerVariable]:own},silent:!0,ignoreReturnCode:!0,listeners:{stdout:chunk=>stdout.write(chunk),
stderr:chunk=>stderr.write(chunk)},delay:outlivedByMs}).catch(error=>{throw new ToolError({what:`Couldn't start ${command.
tool}.`,where:`${argv[0]}, in ${cwd}`,why:errorMessage(error),help:"Make sure the working directory and /bin/sh exist.",
cause:error})}).finally(()=>{clearTimeout(timer),ended.abort()});return await ending,refuseWhenStopped(stop),{exitCode:typeof code==
"number"?code:137,stdout:tailText(stdout),stderr:tailText(stderr),seconds:(performance.now()-start)/1e3,timedOut:limit.signal.
aborted}}}function callTool({runTool,cwd,environment},tool,argv,timeLimitMs=6e4){return runTool({tool,argv,cwd,environment,
timeLimitMs})}async function requireProgram({argv:[program],tool,cwd,environment}){let candidates=program.includes("/")?
[resolve(cwd,program)]:(environment.PATH??"").split(delimiter).map(folder=>resolve(cwd,folder,program));for(let path of candidates)
if(await isExecutable(path))return;throw new ToolError({id:"tool-missing",what:`${tool}: the program ${program} doesn't \
exist or isn't executable.`,where:program.includes("/")?candidates.join():`PATH=${environment.PATH??""}`,help:`Install ${program}\
, or add its folder to PATH.`})}async function isExecutable(path){try{return await access(path,constants.X_OK),(await stat(
path)).isFile()}catch{return!1}}var graceMs=4e3,killLimitMs=1e4,pollMs=50;async function endEarly(early,ended,marker){let either=AbortSignal.
any([early,ended]);if(either.aborted||await once(either,"abort"),!early.aborted)return;let query={roots:[],marker,uid:null},
signaled=new Set;for(let deadline=performance.now()+graceMs;!ended.aborted&&performance.now()<deadline;){for(let process2 of findTree(
query)){let name=`${process2.pid} ${process2.startTime}`;signaled.has(name)||signalProcess(process2,"SIGTERM"),signaled.
add(name)}await sleep2(pollMs,void 0,{signal:ended}).catch(()=>{})}await killTree(query,killLimitMs)}import{existsSync}from"node:fs";import{isAbsolute}from"node:path";function secretSearch(secrets){let found=new Set,open2=secrets.map(({name,value})=>({name,forms:secretForms(value),cut:textForms(
value)})),longest2=Math.max(0,...open2.flatMap(({forms,cut})=>[...forms,...cut].map(form=>form.length))),threes=threesOf(
open2.flatMap(({cut})=>cut)),overlap=2*longest2+markLength,tail=Buffer.alloc(0);return{found,add:chunk=>{let bytes=tail.
length===0?chunk:Buffer.concat([tail,chunk]),places=cutPlaces(bytes,threes);open2=open2.filter(({name,forms,cut})=>{let holds=forms.
some(form=>bytes.includes(form))||places.some(place=>cut.some(form=>isLeftAround(place,bytes,form)));return holds&&found.
add(name),!holds}),tail=bytes.subarray(Math.max(0,bytes.length-overlap))}}}var shortestLine=16;function secretForms(value){
let forms=parts(value).flatMap(text=>[text,...shown(text),...escaped(text),...base64(text)]),bytes=longEnough(forms);return bytes.
filter(form=>!bytes.some(other=>other.length<form.length&&form.includes(other)))}function textForms(value){return longEnough(
parts(value).flatMap(text=>[text,...shown(text),json(text)]))}function parts(value){if(!value.includes(`
`))return[value];let lines=value.split(`
`).map(line=>line.trim());return[value,...lines.filter(line=>line.length>=shortestLine&&!line.startsWith("-----"))]}function longEnough(forms){
return[...new Set(forms)].filter(form=>form.length>=shortestSecret).map(form=>Buffer.from(form))}function shown(text){let plain=plainText(
text);return[plain,plain.replaceAll(/\s+/g," "),...inFileName(text)]}function inFileName(text){let name=safeCharacters(text).
replace(/^[.-]+/,"").replace(/(?<!\.)\.+$/,"");return name.replaceAll("_","").length>=shortestSecret?[name]:[]}function escaped(text){
let written=json(text),slashes=written.replaceAll("/","\\/"),url=encodeURIComponent(text.toWellFormed());return[written,
slashes,asciiJson(written),asciiJson(slashes),url,url.replaceAll(/%[0-9A-F]{2}/g,code=>code.toLowerCase()),url.replaceAll(
"%20","+")]}function json(text){return JSON.stringify(text).slice(1,-1)}function base64(text){return[0,1,2].flatMap(before=>{
let bytes=Buffer.concat([Buffer.alloc(before),Buffer.from(text)]),first=Math.ceil(before*8/6),end=Math.floor(bytes.length*
8/6),form=bytes.toString("base64").slice(first,end);return[form,form.replaceAll("+","-").replaceAll("/","_")]})}function asciiJson(written){
return written.replaceAll(/[^\0-\x7f]/g,unit=>`\\u${unit.charCodeAt(0).toString(16).padStart(4,"0")}`)}var cutMark="\u2026",
mark=Buffer.from(cutMark),markLength=mark.length;function threesOf(forms){return new Set(forms.flatMap(form=>Array.from(
{length:form.length-2},(_,at)=>threeAt(form,at))))}function cutPlaces(bytes,threes){let places=[];for(let place=bytes.indexOf(
mark);place!==-1;place=bytes.indexOf(mark,place+markLength))(threes.has(threeAt(bytes,place-3))||threes.has(threeAt(bytes,
place+markLength)))&&places.push(place);return places}function threeAt(bytes,at){return at<0||at+3>bytes.length?-1:bytes.
readUIntBE(at,3)}function isLeftAround(place,bytes,secret){let left=longest(secret,length=>same(secret,0,bytes,place-length,
length)),right=longest(secret,length=>same(secret,secret.length-length,bytes,place+markLength,length));return left+right>=
Math.max(shortestSecret,secret.length/4)}function longest(secret,stands){for(let length=secret.length;length>0;length-=1)
if(stands(length))return length;return 0}function same(one,from,other,otherFrom,length){for(let index=0;index<length;index+=
1)if(one[from+index]!==other[otherFrom+index])return!1;return!0}var harmlessNames=new Set(["PWD","OLDPWD"]);function knownSecrets({environment,workload,texts=[],token},exists2=existsSync){
let passed=Object.values(workload?.["secret-files"]??{}),given=workload?.environment??{},named=[["token",token??void 0],
...Object.entries(environment).filter(([name])=>isSecretVariable(name)),...passed.map(name=>[name,environment[name]]),...Object.
entries(given).filter(([name])=>looksSecret(name)),...[...Object.entries(environment).filter(([name])=>!isInput(name)),...Object.
entries(given)].flatMap(([name,value=""])=>urlSecrets(value).map(secret=>[name,secret])),...Object.entries(given).flatMap(
([name,text])=>commandSecrets(text).map(({value})=>[name,value])),...[...workload===null?[]:commandsOf(workload),...texts].
flatMap(commandSecrets).map(({name,value})=>[name,value])],byValue=new Map;for(let[name,text]of named){let value=text?.trim()??
"";mayBeSecret(value)&&(isAbsolute(value)&&exists2(value)||byValue.has(value)||byValue.set(value,{name,value}))}return[...byValue.
values()]}function textsToMask(secrets){return[...new Set(secrets.flatMap(({value})=>[value,...inFileName(value)]))]}function commandsOf({
command,setup,...workload}){return[command,setup,workload["hydra-overrides"]].filter(given=>given!==null)}function isSecretVariable(name){
return isInput(name)?name.toUpperCase()==="INPUT_TOKEN":looksSecret(name)&&!harmlessNames.has(name.toUpperCase())}function isInput(name){
return name.toUpperCase().startsWith("INPUT_")}function urlSecrets(value){return value.split(/\s+/).filter(holdsPassword).
flatMap(url=>[url,...urlPasswords(url).flatMap(password=>[password,percentDecoded(password)])])}function percentDecoded(text){
try{return decodeURIComponent(text)}catch{return text}}import{readdir,realpath}from"node:fs/promises";import{delimiter as delimiter2,dirname,join,resolve as resolve2}from"node:path";async function readNsysFacts(ports){let presence=await readPresence(ports,"nsys",ports.nsysPath,/Nsight Systems version (\S+)/);
if(presence.state!=="present")return{presence,importer:null,reports:[],newestCuda:null};let path=await resolveProgram(ports.
nsysPath,ports.toolEnvironment.PATH??"",ports.cwd),help=await call(ports,"nsys stats",[ports.nsysPath,"stats","--help-re\
ports"]);return{presence,importer:path===null?null:await findImporter(path,presence.version),reports:parseHelpReports(`${help.
stdout}
${help.stderr}`),newestCuda:path===null?null:await newestCupti(await realpath(path))}}async function readNcuFacts(ports){
return{presence:await readPresence(ports,"ncu",ports.ncuPath,/^Version (\S+)/m)}}var usualLimitMs=6e4;function call(ports,tool,argv,{
marker,limitMs=usualLimitMs}={}){let{runTool,cwd,toolEnvironment:environment}=ports;return runTool({tool,argv,cwd,environment,
timeLimitMs:limitMs,...marker===void 0?{}:{marker}})}function wordsOf(result){if(result.timedOut)return"The command time\
d out.";let said=`${result.stderr}
${result.stdout}`.trim().replaceAll(/\s+/g," ").slice(0,500),end=result.exitCode===137?"The command was ended by a signa\
l":`The command exited with ${result.exitCode}`;return said===""?`${end} and printed nothing.`:`${end}: ${said}`}async function readPresence(ports,tool,path,pattern,limitMs=usualLimitMs){
try{let result=await call(ports,tool,[path,"--version"],{limitMs});return result.timedOut||result.exitCode!==0?{state:"b\
roken",why:wordsOf(result)}:{state:"present",version:pattern.exec(result.stdout)?.[1]??null,versionOutput:result.stdout}}catch(error){
if(error instanceof ToolError)return{state:"absent"};throw error}}var hostFolder=/^(host-linux|linux-desktop)/,packageFolders=[
"/opt/nvidia/nsight-systems","/opt/nvidia/nsight-systems-cli"];async function resolveProgram(name,searchPath,cwd=process.
cwd()){let candidates=name.includes("/")?[resolve2(cwd,name)]:searchPath.split(delimiter2).map(folder=>join(resolve2(cwd,
folder),name));for(let candidate of candidates)if(await isExecutable(candidate))return candidate;return null}async function findImporter(nsysPath,version=null,packages=packageFolders){
let release=/^\d{4}\.\d+\.\d+/.exec(version??"")?.[0],installation=dirname(dirname(await realpath(nsysPath))),sameRelease=release===
void 0?[]:[...packages.map(folder=>join(folder,release)),join(installation,`nsight-systems-${release}`)];for(let candidate of[
installation,...sameRelease])for(let folder of(await names(candidate)).filter(name=>hostFolder.test(name)).sort()){let importer=join(
candidate,folder,"QdstrmImporter");if(await isExecutable(importer))return importer}return null}async function names(folder){
return readdir(folder).catch(()=>[])}function parseHelpReports(text){return text.split(`
`).flatMap(line=>/^\s+(\w+)(?:\[\S*)?\s+--\s/.exec(line)?.[1]??[])}var documented=[{nsys:[2020,4,3],cuda:{major:11,minor:2}},
{nsys:[2022,4,2],cuda:{major:11,minor:8}},{nsys:[2023,4,4],cuda:{major:12,minor:4}},{nsys:[2024,2,3],cuda:{major:12,minor:5}},
{nsys:[2025,6,0],cuda:{major:13,minor:1}}];function parseCudaVersion(text){let match=/^(\d+)\.(\d+)/.exec(text);return match===
null?null:{major:Number(match[1]),minor:Number(match[2])}}function compareCuda(a,b){return a.major-b.major||a.minor-b.minor}
function newestCudaKnown(nsysVersion){let[year,release,patch]=nsysVersion.split(".").map(Number);return year===void 0||release===
void 0||patch===void 0?null:documented.find(({nsys:[y,r,p]})=>(year-y||release-r||patch-p)<=0)?.cuda??null}async function newestCupti(resolvedNsys){
return(await readdir(dirname(resolvedNsys)).catch(()=>[])).map(name=>/^libcupti\.so\.(\d{1,2}\.\d+)$/.exec(name)?.[1]).map(
text=>text===void 0?null:parseCudaVersion(text)).filter(version=>version!==null).sort(compareCuda).at(-1)??null}import{isAbsolute as isAbsolute2,join as join2,normalize,relative}from"node:path";function placeInTree(path,from,to){if(!isAbsolute2(
path))return null;let inside=relative(from,path);return inside===".."||inside.startsWith("../")?null:join2(to,inside)}function sideWorkload(workload,venv){
return venv===null||workload.python===null?workload:{...workload,python:join2(venv,"bin","python")}}function interpreterByPath(command){
let word=typeof command=="string"?/^\s*(\S+)/.exec(command)?.[1]:command?.[0];return word!==void 0&&/\/python[\d.]*$/.test(
word)?word:null}var lineStart=/^(\s*(?:\w+=[\w@%+=:,./-]*\s+)*)([\w@%+=:,./-]+)(?=\s|$)/;function programOfLine(line){let[
,variables="",program]=lineStart.exec(line)??[];return/\bPATH=/.test(variables)?void 0:program}function relativePaths(command){
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
map(([variable,name])=>[variable,join2(folder,name)]))}var tunerSwitches={TORCHINDUCTOR_BUNDLE_TRITON_INTO_FX_GRAPH_CACHE:"\
0",TORCHINDUCTOR_COMPILE_THREADS:"1",TRITON_CACHE_AUTOTUNING:"1",JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS:"0",JAX_PERSISTENT_CACHE_MIN_ENTRY_SIZE_BYTES:"\
-1"};function tunerVariables(environment){return Object.fromEntries(Object.entries(tunerSwitches).filter(([name])=>!Object.
hasOwn(environment,name)))}function sideEnvironment(request){let{venv,caches}=request,{PYTHONHOME,...environment}=request.
environment,python=venv===null?PYTHONHOME===void 0?{}:{PYTHONHOME}:{VIRTUAL_ENV:venv.path};return{...environment,...mapped(
"PYTHONPATH",request),...python,...pathOf(request),...caches}}function pathOf(request){let path=mapped("PATH",request);if(request.
venv===null)return path;let bin=join2(request.venv.path,"bin");return{PATH:path.PATH===void 0?bin:`${bin}:${path.PATH}`}}
function mapped(name,request){let{environment,venv,tree,repository}=request,list=environment[name];if(list===void 0)return{};
let installed2=[...request.installed,...venv===null?[]:[venv.parent]],folders=list.split(":").flatMap(folder=>{let path=isAbsolute2(
folder)?normalize(folder):null,own=path===null?null:placeInTree(path,repository,tree);return path===null||own===null||own===
path?[folder]:installed2.some(prefix=>placeInTree(path,prefix,prefix)!==null)?[own,folder]:[own]});return{[name]:folders.
join(":")}}function commandText(argv){return shellLine(redactCommand(argv))}function tellCommands(runTool,log){return async command=>{
let result=await runTool(command);return log.detail(`${endText(result.seconds,result.timedOut?null:result.exitCode)}: ${commandText(
command.argv)}`),result}}function endText(seconds,exitCode){return`${formatSeconds(seconds)}, ${exitCode===null?"ended b\
y us":`exit code ${String(exitCode)}`}`}import{chown,writeFile}from"node:fs/promises";import{join as join3}from"node:path";var metricsVariable="LLM_PROFILE_METRICS",roundsVariable="LLM_PROFILE_ROUNDS",seedVariable="LLM_PROFILE_SEED",verifyVariable="\
LLM_PROFILE_VERIFY",ours=["TMPDIR",markerVariable,metricsVariable,roundsVariable,seedVariable,verifyVariable],usualPath="\
/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";function toolEnvironment(own,rules,folders){return{PATH:usualPath,
...allowedEnvironment(own,rules).environment,TMPDIR:folders.tmp}}async function workloadEnvironment(request){let{rules,own,
workload,isolation,folders}=request;refuseOurs(workload);let allowed=allowedEnvironment(own,rules),passed=Object.fromEntries(
workload["pass-env"].map(name=>[name,required(request,name,"workload.pass-env")])),environment={PATH:usualPath,...allowed.
environment,...homeOf(isolation,folders),...gpuVariables(workload.gpu),...workload.environment,...passed,...await writeSecretFiles(
request),TMPDIR:folders.tmp},secrets=[...Object.keys(passed).filter(name=>!(name in allowed.environment)),...Object.entries(
workload.environment).flatMap(([name,value])=>looksSecret(name)||holdsPassword(value)||commandSecrets(value).length>0?[name]:
[])],leftOut=allowed.leftOut.filter(name=>!(name in environment));return{environment,secrets:[...new Set(secrets)].sort(),
leftOut}}function homeOf({user},{home}){return user===null?{}:{HOME:home,USER:"llm-profile",LOGNAME:"llm-profile"}}function gpuVariables(gpu){
return gpu===null?{}:{CUDA_VISIBLE_DEVICES:String(gpu),CUDA_DEVICE_ORDER:"PCI_BUS_ID"}}async function writeSecretFiles(request){
let{workload,isolation,folders}=request,variables={};for(let[variable,secret]of Object.entries(workload["secret-files"])){
let path=join3(folders.secrets,variable);await writeFile(path,required(request,secret,"workload.secret-files"),{mode:384,
flag:"wx"}),isolation.user!==null&&await chown(path,isolation.user.uid,isolation.user.gid),variables[variable]=path}return variables}
function required({own,rules},name,key){let shown2=shownVariable(name);if(belongsToStep(name,rules))throw new UserError(
{what:`${key} names the variable ${shown2}, which belongs to the action's own step.`,where:key,why:"The variable contain\
s an action input, a runner token, or the path of a file that sets the step's results. We don't pass such variables to a\
ny program.",help:`Remove ${shown2} from ${key}. To pass your own value, set it under another name in the step's \`env:\`.`});
let value=own[name];if(value!==void 0)return value;throw shown2!==name?new UserError({what:`${key} names the variable ${shown2}\
, which isn't set.`,where:key,why:"We don't show the name, because it may be the value of a secret.",help:`${key} takes \
variable names, not values. If this was a secret's value, it's exposed in the workflow or in a file: replace the secret.`}):
new UserError({what:`${key} names the variable ${name}, which isn't set.`,where:key,help:`Set ${name} in llm-profile's e\
nvironment (in a workflow, in the step's \`env:\`), or remove it from ${key}.`})}function refuseOurs(workload){let name=[
...Object.keys(workload.environment),...workload["pass-env"],...Object.keys(workload["secret-files"])].find(wantedName=>ours.
includes(wantedName));if(name!==void 0)throw new UserError({what:`You can't set ${name} for the workload.`,where:"worklo\
ad.environment, workload.pass-env or workload.secret-files",why:"Each run sets this variable itself, so nothing is left \
behind and runs don't collide.",help:`Remove ${name}.${name==="TMPDIR"?" To choose the disk, set TMPDIR for llm-profile \
itself.":""}`})}function allowedEnvironment(own,rules){let environment={},leftOut=[];for(let name of Object.keys(own).sort()){
let value=own[name];value===void 0||!isListed(name,rules)||(looksSecret(name)||holdsPassword(value)?leftOut.push(name):environment[name]=
value)}return{environment,leftOut}}function shareableEnvironment(own,rules){return Object.fromEntries(Object.entries(own).
flatMap(([name,value])=>value===void 0||belongsToStep(name,rules)?[]:[[name,value]]))}function belongsToStep(name,{step}){
return step.names.includes(name)||step.prefixes.some(prefix=>name.startsWith(prefix))}function isListed(name,rules){let{
names:names3,prefixes,never}=rules;return belongsToStep(name,rules)||never.some(prefix=>name.startsWith(prefix))?!1:names3.
includes(name)||prefixes.some(prefix=>name.startsWith(prefix))}import{open,readdir as readdir2}from"node:fs/promises";import{join as join7}from"node:path";import{opendir,readFile,realpath as realpath2,stat as stat2}from"node:fs/promises";import{basename,dirname as dirname2,isAbsolute as isAbsolute3,
join as join4}from"node:path";var mostEntries=1e5,mostPackages=1e4;async function readPythonPackages({interpreters,environment}){let found=[];for(let interpreter of interpreters)
found.push(...await siteFolders(interpreter,environment));if(found.length===0)return null;let given=(environment.PYTHONPATH??
"").split(":").filter(folder=>isAbsolute3(folder)),packages=new Map;for(let folder of new Set([...given,...found])){let versions=await packagesIn(
folder);if(versions===null||packages.size+versions.size>mostPackages)return null;for(let[name,all]of versions)packages.has(
name)||packages.set(name,[...all].toSorted().join(" and "))}return packages}async function siteFolders(interpreter,environment){
let venv=dirname2(dirname2(interpreter)),settings=await readVenv(join4(venv,"pyvenv.cfg"));if(settings===null){let real=await realpath2(
interpreter).catch(()=>interpreter);return systemFolders(dirname2(dirname2(real)),/^python(\d+\.\d+)$/.exec(basename(real))?.[1]??
null,environment)}let{version,home,seesSystem}=settings,own=await existing(packageFolders2(venv,version??await onlyVersion(
venv)));if(!seesSystem||home===null)return own;let programs=await realpath2(home).catch(()=>home);return[...own,...await systemFolders(
dirname2(programs),version,environment)]}async function systemFolders(prefix,named,environment){let version=named??await onlyVersion(
prefix),home=environment.HOME??"",user=environment.PYTHONUSERBASE??(isAbsolute3(home)?join4(home,".local"):""),own=version===
null||!isAbsolute3(user)||(environment.PYTHONNOUSERSITE??"")!==""?[]:[join4(user,"lib",`python${version}`,"site-packages")];
return existing([...own,...packageFolders2(prefix,version)])}function packageFolders2(prefix,version){let debian=join4(prefix,
"lib","python3","dist-packages");if(version===null)return[debian];let python=`python${version}`;return[join4(prefix,"lib",
python,"site-packages"),join4(prefix,"lib64",python,"site-packages"),join4(prefix,"local","lib",python,"dist-packages"),
debian,join4(prefix,"lib",python,"dist-packages")]}async function onlyVersion(prefix){let versions=(await entries(join4(
prefix,"lib"))??[]).flatMap(name=>/^python(3\.\d+)$/.exec(name)?.[1]??[]);return versions.length===1?versions[0]??null:null}
async function existing(folders){let found=[];for(let folder of folders)await isFolder(folder)&&found.push(folder);return found}
var settingsLimitBytes=65536;async function readVenv(path){try{let file=await stat2(path);if(!file.isFile()||file.size>settingsLimitBytes)
return null;let text=await readFile(path,"utf8"),setting=key=>new RegExp(`^${key}[ \\t]*=[ \\t]*(\\S[^\\n]*)$`,"m").exec(
text)?.[1]?.trim()??null,version=/^\d+\.\d+/.exec(setting("version")??setting("version_info")??"")?.[0]??null,seesSystem=setting(
"include-system-site-packages")?.toLowerCase()==="true";return{version,home:setting("home"),seesSystem}}catch{return null}}
async function packagesIn(folder){let names3=await entries(folder);if(names3===null)return null;let packages=new Map;for(let entry of names3){
let{name,version}=installed(entry)??{};if(name===void 0||version===void 0)continue;let key=name.toLowerCase().replaceAll(
/[-_.]+/g,"-");packages.set(key,(packages.get(key)??new Set).add(version))}return packages}function installed(entry){let ending=[
".dist-info",".egg-info"].find(one=>entry.endsWith(one));if(ending===void 0)return null;let stem=entry.slice(0,-ending.length),
[name="",version=""]=ending===".egg-info"?stem.split("-"):splitAtLast(stem);return name===""||version===""?null:{name,version}}
function splitAtLast(text){let at=text.lastIndexOf("-");return at===-1?[text,""]:[text.slice(0,at),text.slice(at+1)]}async function entries(folder){
let names3=[];try{for await(let{name}of await opendir(folder)){if(names3.length>=mostEntries)return null;names3.push(name)}}catch{}
return names3}import{dirname as dirname3,join as join6}from"node:path";import{opendir as opendir2}from"node:fs/promises";import{isAbsolute as isAbsolute4,join as join5}from"node:path";function shownVersions(versions,secrets){return Object.fromEntries([...versions].filter(([name,version])=>/^[a-z0-9][\w.+:-]{0,99}$/i.
test(name)&&/^[a-z0-9][\w.+!~: -]{0,99}$/i.test(version)).filter(([name,version])=>!holdsSecret(name,secrets)&&!holdsSecret(
version,secrets)).toSorted(([one],[other])=>one<other?-1:1))}function holdsSecret(text,secrets){let plain=asName(text);return redactCommand(
text)!==text||secrets.some(value=>text.includes(value)||plain.includes(asName(value)))}function asName(text){return text.
toLowerCase().replaceAll(/[-_.]+/g,"-")}var mostSystemPackages=2e4;async function readSystemPackages(ports){let result=await callTool(
ports,"dpkg-query",["dpkg-query","-W","-f=${db:Status-Abbrev}\\t${binary:Package}\\t${Version}\\n"],2e4).catch(error=>{if(error instanceof
StoppedError)throw error;return null});if(result===null||result.timedOut||result.exitCode!==0)return null;let packages=new Map;
for(let line of result.stdout.split(`
`)){let[state="",name="",version=""]=line.split("	");/^.i/.test(state)&&name!==""&&packages.set(name,version)}return packages.
size>mostSystemPackages?null:packages}var libraries=new Set(["cublas","cublasLt","cudart","cudnn","cufft","curand","cuso\
lver","cusparse","cusparseLt","nccl","nvrtc","nvJitLink","nvshmem_host","cutensor"]),loaderFolders=["usr/local/cuda/lib6\
4","usr/lib/x86_64-linux-gnu","usr/lib/aarch64-linux-gnu","usr/lib64","usr/lib"],mostFolders=50,mostEntries2=1e5;async function readCudaLibraries(searchPath,root="\
/"){let folders=[...searchPath.split(":").filter(folder=>isAbsolute4(folder)).slice(0,mostFolders),...loaderFolders.map(
folder=>join5(root,folder))],found=new Map;for(let folder of new Set(folders)){let versions=new Map;for(let file of await names2(
folder)){let{name,version}=/^lib(?<name>\w+)\.so\.(?<version>\d+\.[\d.]*\d)$/.exec(file)?.groups??{};if(name===void 0||version===
void 0||!libraries.has(name))continue;let other=versions.get(name);(other===void 0||isNewer(version,other))&&versions.set(
name,version)}for(let[name,version]of versions)found.has(name)||found.set(name,version)}return found.size===0?null:found}
function isNewer(version,than){let[one,other]=[version,than].map(text=>text.split(".").map(Number));for(let[index,part]of(one??
[]).entries()){let against=other?.[index]??-1;if(part!==against)return part>against}return!1}async function names2(folder){
let found=[];try{for await(let{name}of await opendir2(folder)){if(found.length>=mostEntries2)break;found.push(name)}}catch{}
return found}import{createHmac,randomBytes as randomBytes2}from"node:crypto";function newDigestKey(){return{run:randomBytes2(8).toString("hex"),key:randomBytes2(32)}}var longestValue=200;function describeVariables(request){
let{environment,own,secrets}=request;return Object.fromEntries(Object.keys(environment).filter(name=>!own.has(name)&&shownVariable(
name)===name&&!holdsSecret(name,secrets)).sort().map(name=>[name,describe(name,environment[name]??"",request)]))}function describe(name,value,{
given,passed,prefixes,secrets,key}){if(passed.has(name)||looksSecret(name)||holdsPassword(value)||commandSecrets(value).
length>0||holdsSecret(value,secrets))return{value:null,digest:null};let stands=given[name]===value&&value.length<=longestValue&&
/^[\x20-\x7e]*$/.test(value),isPlain=prefixes.some(prefix=>name.startsWith(prefix))&&!mayBeSecret(value);return{value:stands||
isPlain?value:null,digest:digestOf(name,value,key)}}function digestOf(name,value,{key}){return createHmac("sha256",key).
update(`${name}\0${value}`).digest("hex").slice(0,16)}async function withEnvironment(side,request){try{return{...side,environment:await readEnvironment(side,request)}}catch(error){
if(error instanceof StoppedError)throw error;return side}}async function readEnvironment(side,{key,own}){let{session}=side,
{workload}=side.config,{context,tools,isolation}=session,{environment}=side.program,known=knownSecrets({environment:context.
environment,workload,token:null}).map(({value})=>value),passed=workload["pass-env"].map(name=>context.environment[name]??
"").filter(mayBeSecret),secrets=[...known,...passed],shown2=versions=>versions===null?null:shownVersions(versions,secrets),
digest=context.environment.LLM_PROFILE_IMAGE_DIGEST??"";return{run:key.run,operatingSystem:session.machine.operatingSystem,
imageDigest:/^sha256:[0-9a-f]{64}$/.test(digest)?digest:null,pythonPackages:shown2(await readPythonPackages({interpreters:await interpretersOfSide(
side),environment})),systemPackages:shown2(await readSystemPackages({runTool:tools.ask,cwd:tools.folder.path,environment:{
...tools.environment,LC_ALL:"C"}})),cudaLibraries:shown2(await readCudaLibraries(environment.LD_LIBRARY_PATH??"")),variables:describeVariables(
{environment,given:workload.environment,own:new Set([...own,"TMPDIR",seedVariable,...isolation.user===null?[]:["HOME"]]),
passed:new Set([...workload["pass-env"],...Object.keys(workload["secret-files"])]),prefixes:environmentRules.prefixes,secrets,
key})}}async function interpretersOfSide({config,program,venv}){let found=await interpreterOf(config.workload,program.environment,
program.workingDirectory);return[...found===null?[]:[found],...venv===null?[]:[join6(venv.parent,"bin","python3")]]}async function interpreterOf(workload,environment,workingDirectory){
let find=async name=>resolveProgram(name,environment.PATH??"",workingDirectory),command=workload.server.command??workload.
command,[first]=workload.module===null?[command].flat():[],word=first?.trim().split(/\s/,1)[0]??"",path=word.includes("/")?
await find(word):null;return(path!==null&&await exists(join6(dirname3(path),"..","pyvenv.cfg"))?join6(dirname3(path),"py\
thon3"):null)??await find(interpreterByPath(command)??workload.python??"python3")}async function engineBeforeStart(config,environment,workingDirectory){let{workload}=config,isNamed=workload.command!==null||
workload.module!==null||workload.server.command!==null,interpreter=await interpreterOf(workload,environment,workingDirectory),
packages=await readPythonPackages({interpreters:interpreter===null?[]:[interpreter],environment});return{argv:isNamed?workloadArgv(
workload,"hydra"):[],environment,pythonPackages:packages===null?null:Object.fromEntries(packages),output:"",ranges:config.
ranges.map(entry=>typeof entry=="string"?entry:entry.range)}}async function withEngine(side,error){if(error.id!=="range-\
not-seen")return error;let{environment,workingDirectory}=side.program,before=await engineBeforeStart(side.config,environment,
workingDirectory),output=await saidBy(join7(side.session.directory.path,side.name));return new CaptureError({...explainByEngine(
error,{...before,output}),cause:error})}var readBytes=2**20,mostFiles=200;async function saidBy(folder){let files=(await readdir2(
folder,{recursive:!0,withFileTypes:!0}).catch(()=>[])).filter(entry=>entry.isFile()&&/^std(?:out|err)\.txt$/.test(entry.
name)),texts=[];for(let{parentPath,name}of files.slice(0,mostFiles))texts.push(await beginningOf(join7(parentPath,name)));
return texts.join(`
`)}async function beginningOf(path){var _stack=[];try{let file=__using(_stack,await open(path),!0);let{buffer,bytesRead}=await file.
read({buffer:Buffer.alloc(readBytes),position:0});return buffer.toString("utf8",0,bytesRead)}catch(_){var _error=_,_hasError=!0}finally{
var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}export{replaysRanges,ncuArgv,ncuImportArgv,ncuSourceArgv,ncuRangeExpression,expectedFilterMode,waitsForPeers,planNcu,planNcuAgain,
leftOutText,describeNcu,sharesProcess,ncuNeed,sinkStream,createRunTool,callTool,isExecutable,sideWorkload,interpreterByPath,
programOfLine,namedPrograms,withPrograms,cachesIn,tunerVariables,sideEnvironment,commandText,tellCommands,endText,secretSearch,
cutMark,knownSecrets,textsToMask,metricsVariable,roundsVariable,seedVariable,verifyVariable,usualPath,toolEnvironment,workloadEnvironment,
allowedEnvironment,shareableEnvironment,newDigestKey,readNsysFacts,readNcuFacts,call,wordsOf,readPresence,resolveProgram,
parseCudaVersion,compareCuda,newestCudaKnown,withEnvironment,engineBeforeStart,withEngine};
