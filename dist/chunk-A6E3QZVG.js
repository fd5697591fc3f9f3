import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{buildToolEnvironment,callTool,collectEngineEvidence,createRunTool,defaultPath,findProgramInLine,isExecutable,logCommands,
ncuNeed,readGpus,resolveProgram,selectAllowed}from"./chunk-CQGIAR35.js";import{choosePrivateUser,createTemporaryDirectory,
nobodyId}from"./chunk-U3NEMMEV.js";import{isolate,missingOptions,parseNsysVersion,workloadArgv}from"./chunk-3FHCESVW.js";
import{diagnostic}from"./chunk-27UOGQDQ.js";import{environmentRules}from"./chunk-OOLVLWZP.js";import{exists,
measureFreeBytes}from"./chunk-PY33EE2G.js";import{ToolError,UserError,asFailure}from"./chunk-SVS2CUJD.js";import{readdir,realpath}from"node:fs/promises";import{dirname,join}from"node:path";async function readNsysFacts(ports){let presence=await readPresence(ports,"nsys",ports.nsysPath,/Nsight Systems version (\S+)/);
if(presence.state!=="present")return{presence,importer:null,reports:[],newestCuda:null};let path=await resolveProgram(ports.
nsysPath,ports.toolEnvironment.PATH??"",ports.cwd),help=await callShortTool(ports,"nsys stats",[ports.nsysPath,"stats","\
--help-reports"]);return{presence,importer:path===null?null:await findImporter(path,presence.version),reports:parseHelpReports(
`${help.stdout}
${help.stderr}`),newestCuda:path===null?null:await findNewestCupti(await realpath(path))}}async function readNcuPresence(ports){
return readPresence(ports,"ncu",ports.ncuPath,/^Version (\S+)/m)}var usualLimitMs=6e4;function callShortTool(ports,tool,argv,{
marker,limitMs=usualLimitMs}={}){let{runTool,cwd,toolEnvironment:environment}=ports;return runTool({tool,argv,cwd,environment,
timeLimitMs:limitMs,...marker===void 0?{}:{marker}})}function describeToolFailure(result){if(result.timedOut)return"The \
command timed out.";let output=`${result.stderr}
${result.stdout}`.trim().replaceAll(/\s+/g," ").slice(0,500),end=result.exitCode===137?"The command was ended by a signa\
l":`The command exited with ${result.exitCode}`;return output===""?`${end} and printed nothing.`:`${end}: ${output}`}async function readPresence(ports,tool,path,pattern,limitMs=usualLimitMs){
try{let result=await callShortTool(ports,tool,[path,"--version"],{limitMs});return result.timedOut||result.exitCode!==0?
{state:"broken",why:describeToolFailure(result)}:{state:"present",version:pattern.exec(result.stdout)?.[1]??null,versionOutput:result.
stdout}}catch(error){if(error instanceof ToolError)return{state:"absent"};throw error}}var hostFolder=/^(host-linux|linux-desktop)/,
packageFolders=["/opt/nvidia/nsight-systems","/opt/nvidia/nsight-systems-cli"];async function findImporter(nsysPath,version=null,packages=packageFolders){
let release=/^\d{4}\.\d+\.\d+/.exec(version??"")?.[0],installation=dirname(dirname(await realpath(nsysPath))),sameRelease=release===
void 0?[]:[...packages.map(folder=>join(folder,release)),join(installation,`nsight-systems-${release}`)];for(let candidate of[
installation,...sameRelease])for(let folder of(await listFolder(candidate)).filter(name=>hostFolder.test(name)).sort()){
let importer=join(candidate,folder,"QdstrmImporter");if(await isExecutable(importer))return importer}return null}async function listFolder(folder){
return readdir(folder).catch(()=>[])}function parseHelpReports(text){return text.split(`
`).flatMap(line=>/^\s+(\w+)(?:\[\S*)?\s+--\s/.exec(line)?.[1]??[])}var documentedReleases=[{nsys:[2020,4,3],cuda:{major:11,
minor:2}},{nsys:[2022,4,2],cuda:{major:11,minor:8}},{nsys:[2023,4,4],cuda:{major:12,minor:4}},{nsys:[2024,2,3],cuda:{major:12,
minor:5}},{nsys:[2025,6,0],cuda:{major:13,minor:1}}];function parseCudaVersion(text){let match=/^(\d+)\.(\d+)/.exec(text);
return match===null?null:{major:Number(match[1]),minor:Number(match[2])}}function compareCuda(a,b){return a.major-b.major||
a.minor-b.minor}function findNewestCuda(nsysVersion){let[year,release,patch]=nsysVersion.split(".").map(Number);return year===
void 0||release===void 0||patch===void 0?null:documentedReleases.find(({nsys:[y,r,p]})=>(year-y||release-r||patch-p)<=0)?.
cuda??null}async function findNewestCupti(resolvedNsys){return(await readdir(dirname(resolvedNsys)).catch(()=>[])).map(name=>/^libcupti\.so\.(\d{1,2}\.\d+)$/.
exec(name)?.[1]).map(text=>text===void 0?null:parseCudaVersion(text)).filter(version=>version!==null).sort(compareCuda).
at(-1)??null}import{readFileSync,statSync}from"node:fs";import{tmpdir}from"node:os";import{isAbsolute,join as join3,resolve}from"node:path";
import{setTimeout as sleep}from"node:timers/promises";function startedPrograms({workload,latency,compare}){let{server,module,setup}=workload,programs={"workload.python":module===
null||workload.python===null?null:[workload.python],"workload.command":module===null?workload.command:null,"workload.ser\
ver.command":server.command,"workload.server.client":server.client,"workload.server.warm-up":server["warm-up"],"latency.\
command":latency.command,"compare.verify.command":compare.verify.command},commands=setup===null?programs:{"workload.setu\
p":setup},hasVenv=compare.base!==null&&compare["python-environment"]!=="none";return Object.entries(commands).flatMap(([
key,command])=>{let name=typeof command=="string"?findProgramInLine(command):command?.[0];return name===void 0?[]:[{key,
name,form:typeof command=="string"?"line":"list"}]}).filter(({name})=>!(hasVenv&&/^python[\d.]*$/.test(name)))}var levels=[{kind:"pid-namespace",had:"The profiler runs in a PID namespace and can't see other processes or their envir\
onments",help:"run as root with CAP_SYS_ADMIN; in a container: --cap-add=SYS_ADMIN --security-opt apparmor=unconfined",attempt:tryNamespace},
{kind:"unprivileged-user",had:"The profiler runs as an unprivileged user and can't read other users' environments",help:"\
run as root (CAP_SETUID), and let every user read the working directory and the program, and enter the temporary folder \
(TMPDIR)",attempt:tryUsers},{kind:"none",had:"The profiler isn't isolated: its reports may contain the environment of ev\
ery process on this machine, so don't share them",help:"",attempt:tryNothing}];async function probeIsolation(wanted,probe){
let refused=[];for(let level of levels.filter(({kind})=>wanted==="auto"||wanted===kind)){let result=await level.attempt(
probe);if("isolation"in result)return{...result.isolation,note:describeLevel(level,refused,wanted)};refused.push({level,
why:result.why})}throw new ToolError({id:"isolation-unavailable",what:`The isolation level "${wanted}" isn't available h\
ere.`,why:refused.map(({why})=>why).join("; "),help:`To get this isolation: ${refused.map(({level})=>level.help).join(";\
 ")}. Or set isolation=auto to use the best level that works.`})}function describeLevel(level,refused,wanted){if(refused.
length>0){let reasons=refused.map(({level:{kind,help},why})=>`no ${kind} (${why.replace(/\.$/,"")}; to get it: ${help})`);
return`${level.had}; ${reasons.join("; ")}.`}return wanted==="none"?`${level.had}. The configuration sets isolation=none\
.`:`${level.had}.`}async function tryNamespace(probe){let isolation={kind:"pid-namespace",user:null,endsWithParent:!0,procMounts:listProcMounts(
probe.mountinfo),readOnly:probe.readOnly},result=await runProbe(probe,isolation,["cat","/proc/self/stat"]);return result.
why!==null?{why:result.why}:/^\d+ \(cat\) \S 1 /.test(result.stdout)?{isolation}:{why:"other processes are visible in th\
e new namespace"}}async function tryUsers(probe){let chosen=choosePrivateUser(probe.random),last={why:"no user found"};for(let id of chosen===
null?[nobodyId]:[chosen,nobodyId])if(last=await tryUser(probe,id),"isolation"in last)return last;return last}var userCheck=`\

access=-r what=read
for path in "$@"; do
  if [ "$path" = -- ]; then access=-x what='enter or start'; continue; fi
  [ $access "$path" ] || { echo "user $(id -u) can't $what $path" >&2; exit 1; }
done
id -u; grep '^CapEff:' /proc/self/status`;async function tryUser(probe,id){let isolation={kind:"unprivileged-user",user:{
uid:id,gid:id},endsWithParent:!0,procMounts:[],readOnly:[]},paths=[...probe.mustRead,"--",...probe.mustEnter],result=await runProbe(
probe,isolation,["sh","-c",userCheck,"sh",...paths]);return result.why!==null?{why:result.why}:new RegExp(`^${id}\\s+CapE\
ff:\\s+0+\\s*$`).test(result.stdout)?{isolation}:{why:"the user still has privileges"}}async function tryNothing(probe){
let isolation={kind:"none",user:null,endsWithParent:!0,procMounts:[],readOnly:[]},{why}=await runProbe(probe,isolation,[
"true"]);return{isolation:{...isolation,endsWithParent:why===null}}}async function runProbe({runTool,isolate:isolate2,environment},isolation,argv){
let command={tool:"isolation probe",argv:isolate2(argv,isolation),cwd:"/",environment,timeLimitMs:1e4};try{let{exitCode,
stdout,stderr}=await runTool(command),firstLine=stderr.trim().split(`
`)[0];return{stdout,why:exitCode===0?null:firstLine||`the probe exited with ${exitCode}`}}catch(error){return{stdout:"",
why:asFailure(error).message}}}var harmlessMountTypes=["autofs","binfmt_misc","nfsd","rpc_pipefs"];function listProcMounts(mountinfo){
let mounts=mountinfo.split(`
`).flatMap(parseMount),proc=mounts.findLast(({point})=>point==="/proc"),below=mounts.filter(({point})=>isMachineWide(point)),
points=new Map,visible=new Set([proc?.id]);for(let{id,parent,point,type}of below)if(visible.has(parent)){visible.add(id);
for(let hidden of points.keys())hidden.startsWith(`${point}/`)&&points.delete(hidden);points.set(point,type)}return[...points].
filter(([,type])=>!harmlessMountTypes.includes(type)).map(([point])=>point.slice(6))}function isMachineWide(point){return/^\/proc\/(?!\d|self\b|thread-self\b)/.
test(point)}function parseMount(line){let fields=line.split(" "),[id,parent,,,point]=fields,type=fields[fields.indexOf("\
-")+1];return id===void 0||parent===void 0||point===void 0||type===void 0?[]:[{id,parent,point:unescapeOctal(point),type}]}
function unescapeOctal(point){return point.replace(/\\([0-7]{3})/g,(_,octal)=>String.fromCharCode(Number.parseInt(octal,
8)))}import{join as join2}from"node:path";function createPreflightContext(ports){let smiPorts={runTool:ports.runTool,cwd:ports.cwd,environment:ports.toolEnvironment};
return{...ports,nsys:once(()=>readNsysFacts(ports)),ncu:once(()=>readNcuPresence(ports)),gpus:once(()=>readGpus(smiPorts)),
isolation:once(ports.probeIsolation),engine:once(ports.engine)}}async function needsNoGpu(context){if(context.requireKernels)
return!1;let answer=await context.gpus();return answer.kind==="absent"?!await hasDriver(context):answer.kind==="failed"||
answer.gpus.length===0}async function hasDriver({proc}){return exists(join2(proc,"driver/nvidia/version"))}function once(find){
let result=null;return()=>result??=find()}function ok(id,what){return{...diagnostic({severity:"note",what}),id}}function warning(id,what,help){
return{...diagnostic({severity:"warning",what,help}),id}}function failure(id,what,help){return{...diagnostic({what,help}),
id}}function findTemporaryFolder({cwd,environment}){return resolve(cwd,environment.RUNNER_TEMP||environment.TMPDIR||tmpdir())}
async function createOwnTools(context){let warn=context.log.warning,temporary=await createTemporaryDirectory({base:findTemporaryFolder(
context),user:null,warn});return{runTool:logCommands(createRunTool({marker:null,stop:context.stop}),context.log),environment:buildToolEnvironment(
context.environment,environmentRules,temporary),temporaryDirectory:temporary.tmp,[Symbol.asyncDispose]:()=>temporary[Symbol.
asyncDispose]()}}function findWorkingDirectory(context,config){let folder=config.workload["working-directory"];return isAbsolute(
folder)?folder:resolve(context.cwd,folder)}function checkWorkingDirectory(context,config){let folder=findWorkingDirectory(
context,config);if(statSync(folder,{throwIfNoEntry:!1})?.isDirectory()!==!0)throw new UserError({id:"no-working-director\
y",what:`The working directory ${folder} doesn't exist or isn't a folder.`,where:"workload.working-directory",help:"Set \
workload.working-directory to an existing folder. Relative paths are relative to the current folder or, in the action, t\
o the workspace."})}function inspectMachine(context,config,runTool,environment,calibration=null){let cwd=findWorkingDirectory(
context,config),out=resolve(context.cwd,config.out),workloadEnvironment={...selectAllowed(context.environment,environmentRules).
environment,...config.workload.environment};return createPreflightContext({runTool,cwd:context.cwd,workingDirectory:cwd,
engine:async()=>collectEngineEvidence(config,workloadEnvironment,cwd),programs:startedPrograms(config),toolEnvironment:environment,
workloadEnvironment,nsysPath:config.nsys.path,ncuPath:config.ncu.path,ncuNeed:ncuNeed(config),requireKernels:config["req\
uire-kernels"],gpuIndex:config.workload.gpu,out,temporaryDirectory:findTemporaryFolder(context),probeIsolation:async()=>{
let program=await findProgram(config,workloadEnvironment,cwd);return probeIsolation(config.isolation,{runTool,isolate,environment,
mustRead:[cwd,...program],mustEnter:[cwd,findTemporaryFolder(context),...program],mountinfo:readFileSync("/proc/self/mou\
ntinfo","utf8"),readOnly:listReadOnlyFolders(context),random:Math.random})},freeBytes:measureFreeBytes,proc:"/proc",sys:"\
/sys",wait:ms=>sleep(ms,void 0,{signal:context.stop}).catch(()=>{}),calibration})}function listReadOnlyFolders({root,environment}){
let runner=environment.RUNNER_TEMP||null;return[...[join3(root,"dist"),join3(root,"conf")],...runner===null?[]:[join3(runner,
"_runner_file_commands")]].filter(folder=>isAbsolute(folder)&&statSync(folder,{throwIfNoEntry:!1})?.isDirectory()===!0)}
async function findProgram({workload},environment,cwd){if(workload.command===null&&workload.module===null&&workload.server.
command===null)return[];let[name]=workloadArgv(workload,""),path=await resolveProgram(name,environment.PATH??defaultPath,
cwd);return path===null?[]:[path]}async function describeNsys(path,facts,runTool,cwd,environment){let help=await callTool(
{runTool,cwd,environment},"nsys profile --help",[path,"profile","--help"]);return{path,version:facts.presence.state==="p\
resent"?parseNsysVersion(facts.presence.versionOutput):null,missingOptions:missingOptions(help.exitCode===0?help.stdout:
null),reports:facts.reports,importer:facts.importer}}export{callShortTool,describeToolFailure,readPresence,parseCudaVersion,compareCuda,findNewestCuda,needsNoGpu,hasDriver,ok,
warning,failure,findTemporaryFolder,createOwnTools,findWorkingDirectory,checkWorkingDirectory,inspectMachine,describeNsys};
