import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{allowedEnvironment,callTool,createRunTool,engineBeforeStart,ncuNeed,programOfLine,readNcuFacts,readNsysFacts,resolveProgram,
tellCommands,toolEnvironment,usualPath}from"./chunk-XJADE3LK.js";import{choosePrivateUser,createTemporaryDirectory,
nobody}from"./chunk-342LX7VM.js";import{isolate,missingOptions,parseNsysVersion,workloadArgv}from"./chunk-5T5XHBCP.js";
import{diagnostic}from"./chunk-XSOELAZB.js";import{environmentRules}from"./chunk-C7RUIOSI.js";import{exists,
freeBytes}from"./chunk-2VIPU5VX.js";import{array,boolean,literal,number,object,string}from"./chunk-7IBWU4LP.js";
import{ToolError,UserError,asFailure}from"./chunk-4KDG6NHC.js";import{readFileSync,statSync}from"node:fs";import{tmpdir}from"node:os";import{isAbsolute,join as join3,resolve}from"node:path";
import{setTimeout as sleep}from"node:timers/promises";function startedPrograms({workload,latency,compare}){let{server,module,setup}=workload,programs={"workload.python":module===
null||workload.python===null?null:[workload.python],"workload.command":module===null?workload.command:null,"workload.ser\
ver.command":server.command,"workload.server.client":server.client,"workload.server.warm-up":server["warm-up"],"latency.\
command":latency.command,"compare.verify.command":compare.verify.command},commands=setup===null?programs:{"workload.setu\
p":setup},hasVenv=compare.base!==null&&compare["python-environment"]!=="none";return Object.entries(commands).flatMap(([
key,command])=>{let name=typeof command=="string"?programOfLine(command):command?.[0];return name===void 0?[]:[{key,name,
form:typeof command=="string"?"line":"list"}]}).filter(({name})=>!(hasVenv&&/^python[\d.]*$/.test(name)))}var levels=[{kind:"pid-namespace",had:"The profiler runs in a PID namespace and can't see other processes or their envir\
onments",help:"run as root with CAP_SYS_ADMIN; in a container: --cap-add=SYS_ADMIN --security-opt apparmor=unconfined",attempt:tryNamespace},
{kind:"unprivileged-user",had:"The profiler runs as an unprivileged user and can't read other users' environments",help:"\
run as root (CAP_SETUID), and let every user read the working directory and the program, and enter the temporary folder \
(TMPDIR)",attempt:tryUsers},{kind:"none",had:"The profiler isn't isolated: its reports may contain the environment of ev\
ery process on this machine, so don't share them",help:"",attempt:tryNothing}];async function probeIsolation(wanted,probe){
let refused=[];for(let level of levels.filter(({kind})=>wanted==="auto"||wanted===kind)){let result=await level.attempt(
probe);if("isolation"in result)return{...result.isolation,note:noteOf(level,refused,wanted)};refused.push({level,why:result.
why})}throw new ToolError({id:"isolation-unavailable",what:`The isolation level "${wanted}" isn't available here.`,why:refused.
map(({why})=>why).join("; "),help:`To get this isolation: ${refused.map(({level})=>level.help).join("; ")}. Or set isola\
tion=auto to use the best level that works.`})}function noteOf(level,refused,wanted){if(refused.length>0){let reasons=refused.
map(({level:{kind,help},why})=>`no ${kind} (${why.replace(/\.$/,"")}; to get it: ${help})`);return`${level.had}; ${reasons.
join("; ")}.`}return wanted==="none"?`${level.had}. The configuration sets isolation=none.`:`${level.had}.`}async function tryNamespace(probe){
let isolation={kind:"pid-namespace",user:null,endsWithParent:!0,procMounts:procMounts(probe.mountinfo),readOnly:probe.readOnly},
result=await start(probe,isolation,["cat","/proc/self/stat"]);return result.why!==null?{why:result.why}:/^\d+ \(cat\) \S 1 /.
test(result.stdout)?{isolation}:{why:"other processes are visible in the new namespace"}}async function tryUsers(probe){
let chosen=choosePrivateUser(probe.random),last={why:"no user found"};for(let id of chosen===null?[nobody]:[chosen,nobody])
if(last=await tryUser(probe,id),"isolation"in last)return last;return last}var userCheck=`
access=-r what=read
for path in "$@"; do
  if [ "$path" = -- ]; then access=-x what='enter or start'; continue; fi
  [ $access "$path" ] || { echo "user $(id -u) can't $what $path" >&2; exit 1; }
done
id -u; grep '^CapEff:' /proc/self/status`;async function tryUser(probe,id){let isolation={kind:"unprivileged-user",user:{
uid:id,gid:id},endsWithParent:!0,procMounts:[],readOnly:[]},paths=[...probe.mustRead,"--",...probe.mustEnter],result=await start(
probe,isolation,["sh","-c",userCheck,"sh",...paths]);return result.why!==null?{why:result.why}:new RegExp(`^${id}\\s+CapE\
ff:\\s+0+\\s*$`).test(result.stdout)?{isolation}:{why:"the user still has privileges"}}async function tryNothing(probe){
let isolation={kind:"none",user:null,endsWithParent:!0,procMounts:[],readOnly:[]},{why}=await start(probe,isolation,["tr\
ue"]);return{isolation:{...isolation,endsWithParent:why===null}}}async function start({runTool,isolate:isolate2,environment},isolation,argv){
let command={tool:"isolation probe",argv:isolate2(argv,isolation),cwd:"/",environment,timeLimitMs:1e4};try{let{exitCode,
stdout,stderr}=await runTool(command),firstLine=stderr.trim().split(`
`)[0];return{stdout,why:exitCode===0?null:firstLine||`the probe exited with ${exitCode}`}}catch(error){return{stdout:"",
why:asFailure(error).message}}}var notMasks=["autofs","binfmt_misc","nfsd","rpc_pipefs"];function procMounts(mountinfo){
let mounts=mountinfo.split(`
`).flatMap(parseMount),proc=mounts.findLast(({point})=>point==="/proc"),below=mounts.filter(({point})=>isOfTheMachine(point)),
points=new Map,visible=new Set([proc?.id]);for(let{id,parent,point,type}of below)if(visible.has(parent)){visible.add(id);
for(let hidden of points.keys())hidden.startsWith(`${point}/`)&&points.delete(hidden);points.set(point,type)}return[...points].
filter(([,type])=>!notMasks.includes(type)).map(([point])=>point.slice(6))}function isOfTheMachine(point){return/^\/proc\/(?!\d|self\b|thread-self\b)/.
test(point)}function parseMount(line){let fields=line.split(" "),[id,parent,,,point]=fields,type=fields[fields.indexOf("\
-")+1];return id===void 0||parent===void 0||point===void 0||type===void 0?[]:[{id,parent,point:unescape(point),type}]}function unescape(point){
return point.replace(/\\([0-7]{3})/g,(_,octal)=>String.fromCharCode(Number.parseInt(octal,8)))}import{join as join2}from"node:path";import{readFile}from"node:fs/promises";import{arch,cpus,release,totalmem}from"node:os";import{join}from"node:path";var envRecordSchemaVersion=1,bytes=number().int().nonnegative(),smiGpuSchema=object({index:number().int().nonnegative(),
name:string(),uuid:string().nullable(),driver:string().nullable(),computeCapability:string().nullable(),memoryTotalBytes:bytes.
nullable(),memoryUsedBytes:bytes.nullable().describe("The memory in use when the run started, by all processes, includin\
g those in other containers."),utilizationRatio:number().min(0).max(1).nullable().describe("The share of the last sample\
 period in which a kernel was running."),smClockHz:number().nonnegative().nullable(),memoryClockHz:number().nonnegative().
nullable(),maxSmClockHz:number().nonnegative().nullable(),maxMemoryClockHz:number().nonnegative().nullable(),mig:string().
nullable().describe("`Enabled` or `Disabled`. Null if the GPU doesn't support MIG.")}),envRecordSchema=object({schemaVersion:literal(
envRecordSchemaVersion),gpus:array(smiGpuSchema).describe("All GPUs that nvidia-smi shows. Empty without nvidia-smi."),driver:string().
nullable(),cuda:string().nullable().describe("The newest CUDA version that the driver supports."),operatingSystem:string().
nullable().describe("PRETTY_NAME of /etc/os-release."),kernel:string().nullable(),architecture:string(),cpu:object({model:string().
nullable(),count:number().int().positive()}),memoryBytes:bytes,container:boolean().describe("True if we can see that we'\
re in a container."),node:string(),nsys:string().nullable(),ncu:string().nullable(),environmentNames:array(string()).describe(
"The names of the variables that the allow-list passes to the workload.")});async function readEnvironmentRecord(parts,root="/"){let gpus=parts.gpus.kind==="gpus"?parts.gpus.gpus:[],processors=cpus();
return{schemaVersion:envRecordSchemaVersion,gpus:[...gpus],driver:gpus[0]?.driver??await driverFromProc(root),cuda:parts.
gpus.kind==="gpus"?parts.gpus.cuda:null,operatingSystem:/^PRETTY_NAME="?([^"\n]*)"?$/m.exec(await text(join(root,"etc/os\
-release")))?.[1]??null,kernel:release(),architecture:arch(),cpu:{model:processors[0]?.model??null,count:Math.max(1,processors.
length)},memoryBytes:totalmem(),container:await inContainer(root),node:process.version,nsys:parts.nsys,ncu:parts.ncu,environmentNames:Object.
keys(parts.environment).sort()}}async function driverFromProc(root){let version=await text(join(root,"proc/driver/nvidia\
/version"));return/NVRM version:.*?\s(\d+\.\d+(?:\.\d+)?)\s/.exec(version)?.[1]??null}async function inContainer(root){for(let mark of[
".dockerenv","run/.containerenv","run/systemd/container"])if(await exists(join(root,mark)))return!0;return/docker|kubepods|containerd|libpod|lxc/.
test(await text(join(root,"proc/1/cgroup")))}async function text(path){return readFile(path,"utf8").catch(()=>"")}var required=[
"index","name"],optional=["uuid","driver_version","compute_cap","mig.mode.current","memory.total","memory.used","utiliza\
tion.gpu","clocks.sm","clocks.mem","clocks.max.sm","clocks.max.mem"];async function readGpus(ports){try{let fields=[...required,
...optional];for(;;){let result=await smi(ports,[`--query-gpu=${fields.join(",")}`,"--format=csv,noheader,nounits"]),unknown=/Field "([^"]+)" is not a valid field/.
exec(result.stdout+result.stderr)?.[1];if(unknown!==void 0&&optional.includes(unknown)&&fields.includes(unknown)){fields=
fields.filter(field=>field!==unknown);continue}return result.timedOut?{kind:"failed",why:"nvidia-smi didn't answer in ti\
me."}:result.exitCode!==0?{kind:"failed",why:words(result)}:{kind:"gpus",gpus:parseGpus(result.stdout,fields),cuda:await readCuda(
ports)}}}catch(error){if(error instanceof UnexpectedText)return{kind:"failed",why:error.message};if(error instanceof ToolError)
return{kind:"absent"};throw error}}var UnexpectedText=class extends Error{};function parseGpus(text2,fields){return text2.
split(`
`).filter(line=>line.trim()!=="").map(line=>{let cells=line.split(",").map(cell=>cell.trim());if(cells.length!==fields.length)
throw new UnexpectedText(`nvidia-smi printed ${cells.length} values for ${fields.length} fields: ${line.trim()}`);let text3=field=>known(
cells[fields.indexOf(field)]),number2=(field,factor=1)=>{let value=text3(field);if(value===null)return null;if(!/^\d+(\.\d+)?$/.
test(value))throw new UnexpectedText(`nvidia-smi printed ${field} as ${value}.`);return Number(value)*factor},index=number2(
"index");if(index===null)throw new UnexpectedText(`nvidia-smi printed no index: ${line.trim()}`);return{index,name:text3(
"name")??"unknown",uuid:text3("uuid"),driver:text3("driver_version"),computeCapability:text3("compute_cap"),memoryTotalBytes:number2(
"memory.total",2**20),memoryUsedBytes:number2("memory.used",2**20),utilizationRatio:number2("utilization.gpu",.01),smClockHz:number2(
"clocks.sm",1e6),memoryClockHz:number2("clocks.mem",1e6),maxSmClockHz:number2("clocks.max.sm",1e6),maxMemoryClockHz:number2(
"clocks.max.mem",1e6),mig:text3("mig.mode.current")}})}function known(cell){return cell===void 0||cell===""||cell==="N/A"||
/^\[.*\]$/.test(cell)?null:cell}async function readCuda(ports){let{stdout}=await smi(ports,[]);return/CUDA (?:UMD )?Version\s*:\s*(\d+\.\d+)/.
exec(stdout)?.[1]??null}function smi(ports,args){return callTool(ports,"nvidia-smi",["nvidia-smi",...args],3e4)}function words(result){
let said=`${result.stdout}
${result.stderr}`.trim().replaceAll(/\s+/g," ");return said===""?`nvidia-smi exited with ${result.exitCode} and printed \
nothing.`:said}function preflightContext(ports){let smiPorts={runTool:ports.runTool,cwd:ports.cwd,environment:ports.toolEnvironment};return{
...ports,nsys:once(()=>readNsysFacts(ports)),ncu:once(()=>readNcuFacts(ports)),gpus:once(()=>readGpus(smiPorts)),isolation:once(
ports.probeIsolation),engine:once(ports.engine)}}async function needsNoGpu(context){if(context.requireKernels)return!1;let answer=await context.
gpus();return answer.kind==="absent"?!await hasDriver(context):answer.kind==="failed"||answer.gpus.length===0}async function hasDriver({
proc}){return exists(join2(proc,"driver/nvidia/version"))}function once(find){let found=null;return()=>found??=find()}function ok(id,what){
return{...diagnostic({severity:"note",what}),id}}function warning(id,what,help){return{...diagnostic({severity:"warning",
what,help}),id}}function failure(id,what,help){return{...diagnostic({what,help}),id}}function temporaryBase({cwd,environment}){return resolve(cwd,environment.RUNNER_TEMP||environment.TMPDIR||tmpdir())}async function ownTools(context){
let warn=message=>{context.log.warning(message)},temporary=await createTemporaryDirectory({base:temporaryBase(context),user:null,
warn});return{runTool:tellCommands(createRunTool({marker:null,stop:context.stop}),context.log),environment:toolEnvironment(
context.environment,environmentRules,temporary),temporaryDirectory:temporary.tmp,[Symbol.asyncDispose]:()=>temporary[Symbol.
asyncDispose]()}}function workingDirectory(context,config){let folder=config.workload["working-directory"];return isAbsolute(
folder)?folder:resolve(context.cwd,folder)}function checkWorkingDirectory(context,config){let folder=workingDirectory(context,
config);if(statSync(folder,{throwIfNoEntry:!1})?.isDirectory()!==!0)throw new UserError({id:"no-working-directory",what:`\
The working directory ${folder} doesn't exist or isn't a folder.`,where:"workload.working-directory",help:"Set workload.\
working-directory to an existing folder. Relative paths are relative to the current folder or, in the action, to the wor\
kspace."})}function inspectMachine(context,config,runTool,environment,calibration=null){let cwd=workingDirectory(context,
config),out=resolve(context.cwd,config.out),workloadEnvironment={...allowedEnvironment(context.environment,environmentRules).
environment,...config.workload.environment};return preflightContext({runTool,cwd:context.cwd,workingDirectory:cwd,engine:async()=>engineBeforeStart(
config,workloadEnvironment,cwd),programs:startedPrograms(config),toolEnvironment:environment,workloadEnvironment,nsysPath:config.
nsys.path,ncuPath:config.ncu.path,ncuNeed:ncuNeed(config),requireKernels:config["require-kernels"],gpuIndex:config.workload.
gpu,out,temporaryDirectory:temporaryBase(context),probeIsolation:async()=>{let program=await findProgram(config,workloadEnvironment,
cwd);return probeIsolation(config.isolation,{runTool,isolate,environment,mustRead:[cwd,...program],mustEnter:[cwd,temporaryBase(
context),...program],mountinfo:readFileSync("/proc/self/mountinfo","utf8"),readOnly:readOnlyFolders(context),random:Math.
random})},freeBytes,proc:"/proc",sys:"/sys",wait:ms=>sleep(ms,void 0,{signal:context.stop}).catch(()=>{}),calibration})}
function readOnlyFolders({root,environment}){let runner=environment.RUNNER_TEMP||null;return[...[join3(root,"dist"),join3(
root,"conf")],...runner===null?[]:[join3(runner,"_runner_file_commands")]].filter(folder=>isAbsolute(folder)&&statSync(folder,
{throwIfNoEntry:!1})?.isDirectory()===!0)}async function findProgram({workload},environment,cwd){if(workload.command===null&&
workload.module===null&&workload.server.command===null)return[];let[name]=workloadArgv(workload,""),found=await resolveProgram(
name,environment.PATH??usualPath,cwd);return found===null?[]:[found]}async function describeNsys(path,facts,runTool,cwd,environment){
let help=await callTool({runTool,cwd,environment},"nsys profile --help",[path,"profile","--help"]);return{path,version:facts.
presence.state==="present"?parseNsysVersion(facts.presence.versionOutput):null,missingOptions:missingOptions(help.exitCode===
0?help.stdout:null),reports:facts.reports,importer:facts.importer}}export{envRecordSchema,readEnvironmentRecord,needsNoGpu,hasDriver,ok,warning,failure,temporaryBase,ownTools,workingDirectory,
checkWorkingDirectory,inspectMachine,describeNsys};
