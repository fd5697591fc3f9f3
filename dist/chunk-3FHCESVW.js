import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{nsysCaptureExpression}from"./chunk-27UOGQDQ.js";import{serverVariable}from"./chunk-35HP6UP2.js";import{
UserError}from"./chunk-SVS2CUJD.js";import{basename}from"node:path";var plainStrings="--env-var=NSYS_NVTX_PROFILER_REGISTER_ONLY=0";function nsysProfileArgv(config,nsysTool,gate,names,workload){
let{nsys}=config,tracing=[`--trace=${nsys.trace.join(",")}`,"--sample=none","--cpuctxsw=none",`--cuda-graph-trace=${nsys["\
cuda-graph-trace"]}`],gating=[...gateOptions(config,gate),...nsys["registered-strings-only"]?[]:[plainStrings]];return profileArgv(
config,nsysTool,names,workload,tracing,gating)}function profileArgv(config,nsysTool,{session,output},workload,tracing,gating){
let options=[`--session-new=${session}`,`--output=${output}`,...tracing,"--wait=primary",...gating,...forkedToo(config)];
return[nsysTool.path,"profile",...known(options,nsysTool),...config.nsys["extra-arguments"],...workload]}function forkedToo({
nsys}){return nsys["trace-fork-before-exec"]?["--trace-fork-before-exec=true"]:[]}function nsysLaunchArgv(config,nsysTool,session,server){
let{nsys}=config,options=[`--session-new=${session}`,`--trace=${nsys.trace.join(",")}`,...nsys.trace.some(name=>name.startsWith(
"cuda"))?[`--cuda-graph-trace=${nsys["cuda-graph-trace"]}`]:[],"--wait=primary",...nsys["registered-strings-only"]?[]:[plainStrings],
...forkedToo(config)],named=["env",`${serverVariable}=${session}`,...server];return[nsysTool.path,"launch",...known(options,
nsysTool),...extraArguments(config,"launch"),...named]}function nsysStartArgv(config,nsysTool,names){let options=[`--ses\
sion=${names.session}`,`--output=${names.output}`,"--sample=none","--cpuctxsw=none"];return[nsysTool.path,"start",...known(
options,nsysTool),...extraArguments(config,"start")]}function nsysStopArgv({path},session){return[path,"stop",`--session\
=${session}`]}var startOptions=/^(-[bx]|--(backtrace|cpu-core-|cpu-socket-|enable|ethernet-|event-sampl|flush-on-|ftrace|gpu-metrics-|gpu-video-|gpuctxsw|ib-|nic-metrics|os-events|samples-per-|sampling-|soc-metrics|stats|stop-on-exit|storage-|syscall|xhv-))/;
function extraArguments({nsys},command){let isOfCommand=command==="launch";return nsys["extra-arguments"].filter(argument=>(argument.
startsWith("-")&&(isOfCommand=startOptions.test(argument)===(command==="start")),isOfCommand))}function nsysNvtxArgv(config,nsysTool,names,workload){
return profileArgv(config,nsysTool,names,workload,["--trace=nvtx","--sample=none","--cpuctxsw=none"],[plainStrings])}function nsysLinesArgv(config,nsysTool,gate,names,workload){
let tracing=["--trace=cuda,nvtx","--sample=process-tree","--cpuctxsw=none","--cudabacktrace=all:0","--python-backtrace=c\
uda","--cuda-graph-trace=node"],gating=[...gateOptions(config,gate),...isPython(config.workload)?["--resolve-symbols=fal\
se"]:[],plainStrings];return profileArgv(config,nsysTool,names,workload,tracing,gating)}function isPython({command,module}){
let program=Array.isArray(command)?command[0]:void 0;return module!==null||program!==void 0&&/^python[\d.]*$/.test(basename(
program))}function known(options,{missingOptions:missingOptions2}){return options.filter(option=>!missingOptions2.some(name=>option.
startsWith(`${name}=`)))}function gateOptions(config,gate){if(gate.kind==="none")return[];let end2=captureRangeEnd(config,
gate.instances);return[`--capture-range=${gate.kind}`,`--capture-range-end=${end2}`,...gate.kind==="nvtx"?[`--nvtx-captu\
re=${nsysCaptureExpression(gate.range)}`]:[]]}function captureRangeEnd(config,instances){let wanted=config.nsys["capture\
-range-end"];return wanted!=="auto"?wanted:instances===1?"stop":`repeat:${instances}`}var alwaysMade=[{name:"cuda_gpu_ke\
rn_sum",aliases:["cuda_gpu_kern_sum","gpukernsum"]},{name:"nvtx_pushpop_sum",aliases:["nvtx_pushpop_sum","nvtxppsum"]},{
name:"nvtx_kern_sum",aliases:["nvtx_kern_sum","nvtxkernsum"]}];function statsReports(nsys){let available=new Set(nsys.reports);
return alwaysMade.map(({name,aliases})=>({report:aliases.find(alias=>available.has(alias))??name,file:`${name}.csv`}))}function exportArgv({
path,version},report,sqlite){let blobs=Number(version?.split(".")[0]??0)>=2025?["--include-blobs=true"]:[];return[path,"\
export","--type","sqlite","-f","true",...blobs,"-o",sqlite,report]}function statsArgv(nsys,reports,sqlite,base){return[nsys,
"stats",...reports.flatMap(({report})=>["--report",report]),"--format","csv","--force-overwrite=true","--output",base,sqlite]}
function statsFile(base,report){return`${base}_${report.split(":",1)[0]??report}.csv`}function importArgv(importer,raw,report){
return[importer,"-i",raw,"-o",report]}function parseNsysVersion(text){return/Nsight Systems version (\d{4}\.\d+\.\d+\S*)/.
exec(text)?.[1]??null}var optional=["--cuda-graph-trace","--capture-range-end","--cpuctxsw","--session-new","--wait"];function missingOptions(profileHelp){
return profileHelp===null||!profileHelp.includes("--output")?[]:optional.filter(option=>!profileHelp.includes(option))}function workloadArgv(workload,hydraDirectory){if(workload.module!==null)return moduleArgv(workload,workload.module,hydraDirectory);
if(workload.server.command!==null)return commandArgv(workload.server.command);if(workload.command===null)throw new UserError(
{id:"no-workload",what:"No program to profile.",where:"workload.command",why:"No command, Python module, or server is se\
t.",help:"Put the command after `--`, set the action's input `command`, or set workload.command in the configuration."});
return commandArgv(workload.command)}function commandArgv(command){if(typeof command=="string")return["bash","-e","-o","\
pipefail","-c",command];let[program,...rest]=command;if(program===void 0||program==="")throw new UserError({what:"The co\
mmand is empty.",where:"workload.command"});return[program,...rest]}function moduleArgv(workload,module,hydraDirectory){
if(workload.python===null)throw new UserError({what:`workload.module is set to ${module}, but workload.python isn't set.`,
where:"workload.python",why:"We can't guess which Python has the module.",help:"Set workload.python to the interpreter, \
such as python3 or .venv/bin/python."});return[workload.python,"-m",module,...workload["hydra-overrides"],...workload["t\
orch-profiler-off"],`hydra.run.dir=${hydraQuote(hydraDirectory)}`,"hydra.job.chdir=false"]}function hydraQuote(path){return/^[\w./-]+$/.
test(path)?path:`'${path.replace(/[\\']/g,"\\$&")}'`}var endWithParent=["setpriv","--pdeathsig","KILL"],prepareMounts=`
while [ "$1" != -- ]; do mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" || exit; shift; done
shift
mount -t proc -o nosuid,nodev,noexec proc /tmp || exit
while [ "$1" != -- ]; do mount --bind "/proc/$1" "/tmp/$1" || exit; shift; done
shift
while umount -l /proc 2>/dev/null; do :; done
[ ! -e /proc/self ] || { echo 'cannot unmount the original /proc, which shows all processes' >&2; exit 1; }
mount --move /tmp /proc || exit
(exec "$@")
exit $?`;function isolate(argv,isolation){switch(isolation.kind){case"pid-namespace":{let{procMounts,readOnly}=isolation,
prepared=["sh","-c",prepareMounts,"llm-profile",...readOnly,"--",...procMounts,"--"];return[...endWithParent,"unshare","\
--pid","--fork","--kill-child=KILL","--mount",...prepared,...argv]}case"unprivileged-user":{if(isolation.user===null)throw new Error(
"The unprivileged-user isolation has no user.");let{uid,gid}=isolation.user;return[...endWithParent,"--reuid",String(uid),
"--regid",String(gid),"--clear-groups","--bounding-set=-all","--inh-caps=-all","--no-new-privs",...argv]}case"none":return isolation.
endsWithParent?[...endWithParent,...argv]:argv}}function isolateBeside(argv,isolation,process,cwd){return isolation.kind!==
"pid-namespace"?isolate(argv,isolation):[...endWithParent,"nsenter","--target",String(process),"--pid","--mount",`--wd=${cwd}`,
...argv]}import{createHash}from"node:crypto";var longestName=4096,end=/…[0-9a-f]{16}$/;function shortenName(name,longest=longestName){
if(name.length<=longest)return name;let hash=`\u2026${createHash("sha256").update(name).digest("hex").slice(0,16)}`;return name.
slice(0,longest-hash.length).replace(/[\uD800-\uDBFF]$/,"")+hash}function cutBeginning(name){return name.length>=longestName-
1&&end.test(name)?name.replace(end,""):null}export{nsysProfileArgv,nsysLaunchArgv,nsysStartArgv,nsysStopArgv,nsysNvtxArgv,nsysLinesArgv,captureRangeEnd,statsReports,
exportArgv,statsArgv,statsFile,importArgv,parseNsysVersion,missingOptions,workloadArgv,commandArgv,isolate,isolateBeside,
shortenName,cutBeginning};
