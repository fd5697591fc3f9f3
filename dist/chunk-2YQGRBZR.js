import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{callShortTool,compareCuda,describeToolFailure,failure,findNewestCuda,hasDriver,needsNoGpu,ok,parseCudaVersion,warning}from"./chunk-YZLBEERH.js";
import{awaitAll}from"./chunk-YUWYKZCU.js";import{defaultPath,isExecutable,resolveProgram}from"./chunk-USOKR2YX.js";
import{killTree}from"./chunk-KQUVK35Y.js";import{findEngine,otherRunner}from"./chunk-UA6MQTEC.js";import{diagnosticText}from"./chunk-22KIXDSW.js";
import{exists,readTextOrEmpty}from"./chunk-QDIGZGX7.js";import{counted,listText}from"./chunk-6ECLQG56.js";import{
sizeText}from"./chunk-6WS3YUMR.js";import{ToolError,asFailure}from"./chunk-A6EG2BLY.js";import{plainText}from"./chunk-JN33INQG.js";import{dirname,resolve}from"node:path";var busyMemoryBytes=2**30,busyUtilization=.05,gpuOptionalHelp="For a program without GPU kernels, set require-kernels to\
 false.",checkGpu=async context=>{if(await needsNoGpu(context))return[ok("gpu","No usable GPU found. The run doesn't nee\
d one, because require-kernels is false.")];let answer=await context.gpus();if(answer.kind==="failed")return[failure("gp\
u",`nvidia-smi failed: ${answer.why}`,`Run nvidia-smi on the host to check the driver, and make sure that the container'\
s libraries have the same version. ${gpuOptionalHelp}`)];if(answer.kind==="absent")return[await hasDriver(context)?driverWithoutSmi:
reportMissingGpu("No nvidia-smi and no NVIDIA driver found.")];let{gpus,cuda}=answer;if(gpus.length===0)return[reportMissingGpu(
"nvidia-smi doesn't list any GPU.")];let{gpuIndex}=context;if(gpuIndex!==null&&!gpus.some(({index})=>index===gpuIndex)){
let indices=gpus.map(({index})=>index).join(", ");return[failure("gpu",`GPU ${gpuIndex} doesn't exist; nvidia-smi lists ${indices}\
.`,"Set workload.gpu to the index of an existing GPU.")]}return gpus.map(gpu=>{let memory=gpu.memoryTotalBytes===null?"m\
emory unknown":sizeText(gpu.memoryTotalBytes);return ok("gpu",`GPU ${gpu.index}: ${gpu.name}, ${memory}, driver ${gpu.driver??
"unknown"}, CUDA ${cuda??"unknown"}.`)})},checkGpuBusy=async context=>{let answer=await context.gpus();return answer.kind!==
"gpus"?[]:answer.gpus.filter(({index})=>context.gpuIndex===null||index===context.gpuIndex).map(judgeGpuUse)};function judgeGpuUse(gpu){
let{memoryUsedBytes:used,utilizationRatio:utilization}=gpu,figures=[`memory in use ${used===null?"unknown":sizeText(used)}`,
`utilization ${utilization===null?"unknown":`${Math.round(utilization*100)}%`}`].join(", ");return(used??0)>busyMemoryBytes||
(utilization??0)>busyUtilization?warning("gpu-busy",`GPU ${gpu.index} is in use: ${figures}. The workload's kernels will\
 wait for the other work, so times will vary.`,"Wait for the other work to finish, or choose another GPU (workload.gpu).\
 The other process may be in another container."):used===null&&utilization===null?warning("gpu-busy",`Can't tell if GPU ${gpu.
index} is in use: ${figures}.`,"Make sure that nobody else is using the GPU."):ok("gpu-busy",`GPU ${gpu.index} is idle: ${figures}\
.`)}var driverWithoutSmi=warning("gpu","Found an NVIDIA driver but no nvidia-smi, so we can't check the GPU, its memory,\
 or who is using it.","Set NVIDIA_DRIVER_CAPABILITIES=compute,utility for the container.");function reportMissingGpu(message){
return failure("gpu",`${message} llm-profile can't capture kernels.`,`Use a machine with an NVIDIA GPU; a container need\
s --gpus all. ${gpuOptionalHelp} You can analyze recorded reports anywhere.`)}var scarceBytes=5*2**30,tooLittleBytes=2**
29,checkDisk=async context=>[await checkRoom(context,"disk-out","output folder",context.out,"Free up space (`llm-profile\
 prune`), lower keep-runs, or set `out` to another disk."),await checkRoom(context,"disk-temporary","temporary folder",context.
temporaryDirectory,"Free up space, or set TMPDIR to another disk. nsys keeps its raw data there.")];async function checkRoom(context,check,what,path,help){
let free=await context.freeBytes(await findExistingFolder(path)),message=`${sizeText(free)} free in the ${what}`;return free<
tooLittleBytes?failure(check,`${message}; a run needs at least ${sizeText(tooLittleBytes)}.`,help):free<scarceBytes?warning(
check,`${message}; a large capture needs ${sizeText(scarceBytes)}.`,help):ok(check,`${message}.`)}async function findExistingFolder(path){
for(let folder=resolve(path);;folder=dirname(folder))if(await exists(folder)||folder===dirname(folder))return folder}var checkIsolation=async context=>{
try{let{kind,note}=await context.isolation();return kind==="pid-namespace"?[ok("isolation",note)]:[warning("isolation",note,
kind==="none"?"Start the container with --cap-add=SYS_ADMIN --security-opt apparmor=unconfined. Without these options, a\
 report may contain the environments of all visible processes.":"This isolation level is fine. To get a PID namespace, s\
tart the container with --cap-add=SYS_ADMIN --security-opt apparmor=unconfined.")]}catch(thrown){let error=asFailure(thrown),
message=diagnosticText({...error,help:null});return[failure("isolation",message,error.help??"Set isolation to auto.")]}};var checkEngine=async context=>{let evidence=await context.engine(),engine=findEngine(evidence);if(engine===null)return[];
let{problem,name,version}=engine,found=[];problem!==null&&evidence.ranges.length>0&&found.push(warning("engine",problem.
why,problem.help));let runner=otherRunner(evidence);runner!==null&&found.push(warning("engine",runner,"The preset vllm-p\
rofiler measures the runner that vLLM uses by default."));let nvtx=await checkNvtxPackage(context,evidence);nvtx!==null&&
found.push(nvtx);let said=version===null?`${name} (unknown version).`:`${name} ${version}.`;return found.length>0?found:
[ok("engine",said)]},checkAutotuners=async context=>{let{pythonPackages}=await context.engine(),found=["torch","triton",
"jax"].flatMap(name=>{let version=pythonPackages?.[name];return version===void 0?[]:[`${name} ${version}`]});if(found.length===
0)return[];let what=`Autotuners: ${found.join(", ")}. By default, \`run --base\` gives both sides the same choices.`;return[
ok("autotuners",what)]};async function checkNvtxPackage(context,{pythonPackages,ranges}){let{presence}=await context.nsys(),
nvtx=pythonPackages?.nvtx??"",nsys=presence.state==="present"?presence.version??"":"";return!ranges.some(text=>/^(?:gpu_model_runner: |scheduler\.)/.
test(text))||!isAtLeast(nvtx,[0,2,12])||nsys===""||isAtLeast(nsys,[2023,5,0])?null:warning("engine",`These ranges come f\
rom the Python package nvtx ${nvtx}, which emits nothing under nsys ${nsys}.`,"Use a newer nsys, or nvtx older than 0.2.\
12.")}function isAtLeast(version,least){let parts=/^\d+(?:\.\d+)*/.exec(version)?.[0].split(".").map(Number);if(parts===
void 0)return!1;let differs=least.findIndex((number,index)=>(parts[index]??0)!==number);return differs===-1||(parts[differs]??
0)>(least[differs]??0)}import{join}from"node:path";var install="Kernel metrics need ncu: install Nsight Compute (package nsight-compute) or set ncu.path. To skip kernel me\
trics, set ncu.enabled=false.",installOrGoOn=`${install} To continue with a warning, set ncu.unavailable=warn.`,checkNcu=async context=>{
if(context.ncuNeed==="none")return[];if(context.ncuNeed==="wanted"&&await needsNoGpu(context))return[];let presence=await context.
ncu(),unusable=message=>context.ncuNeed==="required"?failure("ncu",message,installOrGoOn):warning("ncu",message,install);
return presence.state==="absent"?[unusable(`Can't find ${context.ncuPath} on this machine.`)]:presence.state==="broken"?
[unusable(`${context.ncuPath} doesn't work here. ${presence.why}`)]:[ok("ncu",`Nsight Compute ${presence.version??"(unkn\
own version)"}.`)]},sysAdmin=1n<<21n,checkCounters=async context=>{if(context.ncuNeed==="none")return[];let setting=await readCounterSetting(
context);if(setting==="no driver")return[];if(setting==="everyone")return[ok("ncu-counters","The driver lets every user \
read GPU counters.")];let help="ncu fails with ERR_NVGPUCTRPERM. Start the container with --cap-add=SYS_ADMIN, or set th\
e driver option NVreg_RestrictProfilingToAdminUsers=0 on the host (/etc/modprobe.d, then reload the driver).";return setting===
"unknown"?[warning("ncu-counters","Can't tell who may read GPU counters.",help)]:await hasSysAdmin(context)?await readIsolationKind(
context)==="unprivileged-user"?[warning("ncu-counters","Only administrators may read GPU counters, but this isolation le\
vel runs the profilers as an unprivileged user.",`${help} Or allow PID namespaces (--security-opt apparmor=unconfined).`)]:
[ok("ncu-counters","Only administrators may read GPU counters. llm-profile may, because it has CAP_SYS_ADMIN.")]:[warning(
"ncu-counters","Only administrators may read GPU counters, and llm-profile doesn't have CAP_SYS_ADMIN.",help)]};async function readCounterSetting(context){
let parameters=await readTextOrEmpty(join(context.proc,"driver/nvidia/params"));if(parameters==="")return(await context.
gpus()).kind==="gpus"?"unknown":"no driver";let value=/^RmProfilingAdminOnly:\s*(\d)/m.exec(parameters)?.[1];return value===
void 0?"unknown":value==="0"?"everyone":"administrators"}async function hasSysAdmin(context){let status=await readTextOrEmpty(
join(context.proc,"self/status")),mask=/^CapEff:\s*([0-9a-f]+)/m.exec(status)?.[1];return mask!==void 0&&(BigInt(`0x${mask}`)&
sysAdmin)!==0n}async function readIsolationKind(context){try{return(await context.isolation()).kind}catch(error){return asFailure(
error),null}}import{stat}from"node:fs/promises";import{resolve as resolve2}from"node:path";var checkPrograms=async context=>{let findings=[];for(let program of context.programs)await canStart(context,program)||findings.
push(await explainMissing(context,program));return findings};async function canStart(context,{name,form}){let{runTool,workloadEnvironment,
workingDirectory:cwd}=context,environment={PATH:defaultPath,...workloadEnvironment};return await resolveProgram(name,environment.
PATH,cwd)!==null?!0:form==="list"?!1:(await runTool({tool:"bash",argv:["bash","-c",'type -- "$1"',"bash",name],cwd,environment,
timeLimitMs:1e4})).exitCode===0}async function explainMissing({workingDirectory},{key,name}){let shown=plainText(name),path=resolve2(
workingDirectory,name),isPath=name.includes("/"),file=await stat(path).catch(()=>null),interpreter=`put its interpreter \
(python3, bash) first in ${key}`;if(isPath&&file?.isFile()===!0)return failure("program",`The program ${shown} isn't exe\
cutable.`,`Run \`chmod +x ${shown}\`, or ${interpreter}.`);if(isPath&&file?.isDirectory()===!0)return failure("program",
`The program ${shown} is a folder.`,`Fix ${key}.`);let where=isPath?`in ${workingDirectory}`:"on the workload's PATH",what=`\
Can't find the program ${shown} ${where}.`;return file?.isFile()===!0?failure("program",`${what} The working directory h\
as a file with this name.`,await isExecutable(path)?`Write ./${shown} in ${key}.`:`To run this file, ${interpreter}.`):/\s/.
test(name)?failure("program",`${what} The name contains spaces.`,`If this is a whole command, leave out the quotes: \`-- ${shown}\
\`. In a file, make each word of ${key} an item of the list.`):failure("program",what,`Fix ${key}, or make sure that the\
 program is installed and executable.${key==="workload.setup"?"":" workload.setup can install or build it."}`)}import{mkdtemp,rm,stat as stat2}from"node:fs/promises";import{basename,join as join2}from"node:path";import{DatabaseSync}from"node:sqlite";var install2="Install Nsight Systems (package nsight-systems-cli from NVIDIA's repository, or scripts/install-nsys.sh on\
 Debian), or set nsys.path to the program.",oldestYear=2021,checkNsys=async context=>{let{presence}=await context.nsys();
if(presence.state==="absent")return[failure("nsys",`Can't find ${context.nsysPath} on this machine.`,install2)];if(presence.
state==="broken")return[failure("nsys",`${context.nsysPath} doesn't work here. ${presence.why}`,install2)];if(presence.version===
null){let said=presence.versionOutput.trim().slice(0,200);return[warning("nsys",`${context.nsysPath} doesn't report its \
version: ${said}`,"Check that nsys.path points to nsys.")]}if(Number(presence.version.split(".")[0])<oldestYear){let what=`\
Nsight Systems ${presence.version} is too old; llm-profile needs ${oldestYear} or newer.`;return[failure("nsys",what,install2)]}
return[ok("nsys",`Nsight Systems ${presence.version}.`)]},checkImporter=async context=>{let{presence,importer}=await context.
nsys();return presence.state!=="present"?[]:importer!==null?[ok("nsys-importer",`Importer: ${importer}.`)]:[warning("nsy\
s-importer","No QdstrmImporter found next to nsys. Captures may fail with `The importer binary and its dependencies were\
 not found`.","Install the complete package: the folder host-linux-x64 belongs next to target-linux-x64. The importer ne\
eds libdw1, libpfm4, and libssh.")]},checkEnvironment=async context=>{if((await context.nsys()).presence.state!=="presen\
t")return[];let result=await callShortTool(context,"nsys status",[context.nsysPath,"status","--environment"]),bad=result.
stdout.split(`
`).map(line=>line.trim()).filter(line=>/:\s*(Fail|No)\b/i.test(line)),help="Capturing kernels and NVTX ranges works with\
out CPU sampling. Finding lines needs kernel.perf_event_paranoid set to 2 or less, and a container that allows perf_even\
t_open.";return bad.length>0?[warning("nsys-environment",`nsys status --environment: ${bad.join("; ")}.`,help)]:result.exitCode!==
0?[warning("nsys-environment",`nsys status: ${describeToolFailure(result)}`,help)]:[ok("nsys-environment","nsys status -\
-environment reports no failures.")]},checkCudaVersion=async context=>{let[{presence,newestCuda},gpus]=await Promise.all(
[context.nsys(),context.gpus()]);if(presence.state!=="present"||presence.version===null||gpus.kind!=="gpus"||gpus.cuda===
null)return[];let driver=parseCudaVersion(gpus.cuda),known=newestCuda??findNewestCuda(presence.version);if(driver===null||
known===null)return[];let limit=`nsys ${presence.version} knows CUDA up to ${known.major}.${known.minor}`;return compareCuda(
driver,known)<=0?[ok("nsys-cuda",`${limit}; the driver supports up to ${gpus.cuda}.`)]:[warning("nsys-cuda",`${limit}, b\
ut the driver supports up to ${gpus.cuda}. nsys can lose kernels of programs built with a newer CUDA: the report then ha\
s \`Unknown runtime API function index\`, and the capture fails.`,`Programs built with CUDA ${known.major}.${known.minor}\
 or older aren't affected. For programs built with a newer CUDA, install a newer nsys.`)]},report="cuda_gpu_kern_sum",checkStats=async context=>{
let{presence,reports}=await context.nsys();if(presence.state!=="present")return[];let folder=await mkdtemp(join2(context.
toolEnvironment.TMPDIR??context.temporaryDirectory,"nsys-stats-"));try{let empty=join2(folder,"empty.sqlite");writeEmptyExport(
empty);let name=reports.length===0||reports.includes(report)?report:"gpukernsum",argv=[context.nsysPath,"stats","--repor\
t",name,"--format","csv","--output","-",empty],result=await callShortTool(context,"nsys stats",argv),said=`${result.stdout}\

${result.stderr}`;if(/internal error|No module named|could not be found/.test(said))return[failure("nsys-stats",`nsys st\
ats can't create reports. ${describeToolFailure(result)}`,"Reinstall Nsight Systems, because its Python helpers (python/\
lib/nsysstats.py) or its reports folder is missing.")];if(/SKIPPED/.test(said)){let count=reports.length===0?"":` ${reports.
length} reports.`;return[ok("nsys-stats",`nsys stats works.${count}`)]}return[warning("nsys-stats",`Can't tell if nsys s\
tats works. ${describeToolFailure(result)}`,"If a capture fails at `nsys stats`, reinstall Nsight Systems.")]}finally{await rm(
folder,{recursive:!0,force:!0})}};function writeEmptyExport(path){let database=new DatabaseSync(path);try{database.exec(
"CREATE TABLE StringIds (id INTEGER PRIMARY KEY, value TEXT); CREATE TABLE META_DATA_EXPORT (name TEXT, value TEXT);")}finally{
database.close()}}var reinstall="Install the complete Nsight Systems package and its libraries; on Debian, scripts/insta\
ll-nsys.sh does this. To see missing libraries, run `ldd` on QdstrmImporter in nsys's host-linux-* folder.",attempts=2,endAgentMs=2e3,
checkReport=async context=>{if((await context.nsys()).presence.state!=="present")return[];let folder=await mkdtemp(join2(
context.temporaryDirectory,"nsys-report-"));try{let report2=await recordReport(context,folder,attempts);if(!report2.made)
return[failure("nsys-report",`nsys profile doesn't create a report. ${describeToolFailure(report2.result)}`,reinstall)];
let database=join2(folder,"check.sqlite"),argv=[context.nsysPath,"export","--type=sqlite",`--output=${database}`,report2.
path],exported=await callShortTool(context,"nsys export",argv);return exported.exitCode!==0||await measureFile(database)===
0?[failure("nsys-report",`nsys export can't read nsys's own report. ${describeToolFailure(exported)}`,reinstall)]:[ok("n\
sys-report","nsys can record, import, and export.")]}finally{await killTree({roots:[],marker:nameMarker(folder),uid:null},
endAgentMs),await rm(folder,{recursive:!0,force:!0})}};async function recordReport(context,folder,attemptsLeft){let name=`\
check-${attemptsLeft}`,path=join2(folder,`${name}.nsys-rep`),quiet=["--trace=none","--sample=none","--cpuctxsw=none",`--\
session-new=${basename(folder)}-${attemptsLeft}`],argv=[context.nsysPath,"profile",...quiet,`--output=${join2(folder,name)}`,
"sleep","0.5"],result=await callShortTool(context,"nsys profile",argv,{marker:nameMarker(folder)}),made=result.exitCode===
0&&await measureFile(path)>0;return made||attemptsLeft<=1?{path,made,result}:recordReport(context,folder,attemptsLeft-1)}
function nameMarker(folder){return`${basename(folder)}.`}async function measureFile(path){return(await stat2(path).catch(
()=>null))?.size??0}var toolChecks=[checkNsys,checkImporter,checkStats,checkEnvironment,checkNcu,checkCounters,checkGpu,checkGpuBusy,checkCudaVersion],
programChecks=[checkEngine,checkAutotuners,checkIsolation],fileChecks=[checkPrograms,checkDisk],buildChecks=[checkNsys,checkImporter,
checkStats,checkReport,checkNcu];async function runPreflight(context,early){return[...await runToolChecks(context,early),
...await runFileChecks(context)]}async function runFileChecks(context){return runChecks(context,fileChecks)}async function runToolChecks(context,early){
let before=await runChecks(context,early);return runChecks(context,[...toolChecks,async()=>before,...programChecks])}async function runChecks(context,checks){
return(await awaitAll(checks.map(async check=>check(context)))).flat().map(toFinding)}function toFinding(finding){return{
...finding,blocksRun:finding.severity==="error"}}async function runBuildChecks(machine,requireNcu){let context={...machine,
ncuNeed:chooseNcuNeed(machine.ncuNeed,requireNcu),requireKernels:!0},findings=[];for(let check of buildChecks)findings.push(
...(await check(context)).map(toFinding));return findings}function chooseNcuNeed(need,requireNcu){return requireNcu?"req\
uired":need==="required"?"wanted":need}function createPreflightError(findings){let errors=findings.filter(({severity})=>severity===
"error").map(toToolError),[first,...others]=errors;return first===void 0||others.length===0?first??null:new ToolError({id:first.
id,what:`${counted(errors.length,"problem")} on this machine would prevent the run or leave its captures empty:`,failures:errors})}
function toToolError(finding){let{id,what,where,why,help}=finding;return new ToolError({id:`preflight-${id}`,what,where,
why,help:help??"Run `llm-profile doctor`."})}import{readdir}from"node:fs/promises";import{join as join3}from"node:path";var variables=[{name:"CUDA_INJECTION64_PATH",why:"it makes the CUDA driver load another tool's library",help:"Unset CUDA\
_INJECTION64_PATH for the workload, because only one profiler at a time can trace CUDA in a process."},{name:"NVTX_INJEC\
TION64_PATH",why:"NVTX calls go to another tool's library instead of nsys",help:"Unset NVTX_INJECTION64_PATH for the wor\
kload, or nsys won't see any ranges."},{name:"KINETO_USE_DAEMON",why:"PyTorch's profiler accepts requests from other pro\
cesses",help:"Unset KINETO_USE_DAEMON for the workload, or make sure nobody requests a trace during the run."},{name:"NS\
YS_PROFILING_SESSION_ID",why:"llm-profile itself is running under nsys",help:"Don't run llm-profile under nsys. llm-prof\
ile starts its own nsys for each capture."},{name:"SCOREP_CUDA_ENABLE",why:"Score-P records CUDA",help:"Unset SCOREP_CUD\
A_ENABLE for the workload, because only one profiler at a time can trace CUDA in a process."}],preloaded=/cupti|libToolsInjection|nvperf|libscorep|libTAU|libhpcrun|libvtune|libextrae|libcudatrace/i,
programs=[{name:/^nsys(-launcher)?$/,why:"another recording affects the measured times",help:"Wait for that capture to f\
inish, or kill it if it was left behind. To prevent this, run one job at a time."},{name:/^ncu$/,why:"another ncu serial\
izes kernels and locks clocks",help:"Wait for that ncu process to finish, or kill it if it was left behind. To prevent t\
his, run one job at a time."},{name:/^(?:nv-hostengine|dcgm-exporter)$/,why:"DCGM's profiling metrics use the counters t\
hat ncu needs",help:"Run `dcgmi profile --pause` on the host before a run with ncu, and `dcgmi profile --resume` afterwa\
rd. Kernel times aren't affected."},{name:/^nvidia-cuda-mps/,why:"under MPS the kernels of several clients run in one co\
ntext",help:"If nobody needs MPS, stop it: `echo quit | nvidia-cuda-mps-control`. Otherwise, measure on a GPU without MP\
S."}],checkSubscribers=async context=>{let inEnvironment=variables.filter(({name})=>isSet(context.workloadEnvironment[name])).
map(({name,why,help})=>warning("other-profilers",`${name} is set: ${why}.`,help)),inPreload=(context.workloadEnvironment.
LD_PRELOAD??"").split(/[\s:]+/).filter(library=>preloaded.test(library)).map(library=>warning("other-profilers",`LD_PREL\
OAD loads ${library}, part of another profiler.`,"Remove the library from LD_PRELOAD.")),running=await readPrograms(context),
inProcesses=programs.flatMap(({name,why,help})=>{let seen=running.filter(({comm})=>name.test(comm));return seen.length===
0?[]:[warning("other-profilers",`${describeRunning(seen)}: ${why}.`,help)]}),found=[...inEnvironment,...inPreload,...inProcesses];
return found.length>0?found:[ok("other-profilers","No other profiler found.")]},shownProcesses=5;function describeRunning(seen){
let names=[...new Set(seen.map(({comm})=>comm))],processes=seen.map(({pid,uid})=>`${pid}${uid===null||uid===process.getuid?.()?
"":` of user ${uid}`}`),noun=seen.length===1?"process":"processes";return`${names.join(", ")} ${names.length===1?"is":"a\
re"} running (${noun} ${listText(processes,shownProcesses)})`}function isSet(value){return value!==void 0&&value!==""&&value!==
"0"}async function readPrograms({proc}){let programs2=(await readdir(proc).catch(()=>[])).filter(name=>/^\d+$/.test(name)).
map(async pid=>{let read=file=>readTextOrEmpty(join3(proc,pid,file)),comm=/\) Z /.test(await read("stat"))?"":(await read(
"comm")).trim(),uid=/^Uid:\s+(\d+)/m.exec(await read("status"))?.[1];return{pid:Number(pid),comm,uid:uid===void 0?null:Number(
uid)}});return(await Promise.all(programs2)).sort((a,b)=>a.pid-b.pid)}export{runPreflight,runFileChecks,runToolChecks,runChecks,runBuildChecks,createPreflightError,checkSubscribers};
