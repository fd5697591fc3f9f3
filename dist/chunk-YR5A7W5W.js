import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{nsysCaptureExpression}from"./chunk-HZYIGA4L.js";import{nearest,serverVariable}from"./chunk-3L2C6BIN.js";
import{listText}from"./chunk-OQ5JTZXB.js";import{noRanges,rangeText,wholeCaptureName}from"./chunk-M6PMM3IP.js";
import{UserError,plainText}from"./chunk-XRSAFMZZ.js";import{basename}from"node:path";var plainStrings="--env-var=NSYS_NVTX_PROFILER_REGISTER_ONLY=0";function nsysProfileArgv(config,nsysTool,gate,names,workload){
let{nsys}=config,options=[`--session-new=${names.session}`,`--output=${names.output}`,`--trace=${nsys.trace.join(",")}`,
`--sample=${nsys.sample}`,`--cpuctxsw=${nsys.cpuctxsw}`,`--cuda-graph-trace=${nsys["cuda-graph-trace"]}`,"--wait=primary",
...gateOptions(config,gate),...nsys["registered-strings-only"]?[]:[plainStrings],...forkedToo(config)];return[nsysTool.path,
"profile",...known(options,nsysTool),...nsys["extra-arguments"],...workload]}function forkedToo({nsys}){return nsys["tra\
ce-fork-before-exec"]?["--trace-fork-before-exec=true"]:[]}function nsysLaunchArgv(config,nsysTool,session,server){let{nsys}=config,
options=[`--session-new=${session}`,`--trace=${nsys.trace.join(",")}`,...nsys.trace.some(name=>name.startsWith("cuda"))?
[`--cuda-graph-trace=${nsys["cuda-graph-trace"]}`]:[],"--wait=primary",...nsys["registered-strings-only"]?[]:[plainStrings],
...forkedToo(config)],named2=["env",`${serverVariable}=${session}`,...server];return[nsysTool.path,"launch",...known(options,
nsysTool),...extraArguments(config,"launch"),...named2]}function nsysStartArgv(config,nsysTool,names){let{nsys}=config,options=[
`--session=${names.session}`,`--output=${names.output}`,`--sample=${nsys.sample}`,`--cpuctxsw=${nsys.cpuctxsw}`];return[
nsysTool.path,"start",...known(options,nsysTool),...extraArguments(config,"start")]}function nsysStopArgv({path},session){
return[path,"stop",`--session=${session}`]}var startOptions=/^(-[bx]|--(backtrace|cpu-core-|cpu-socket-|enable|ethernet-|event-sampl|flush-on-|ftrace|gpu-metrics-|gpu-video-|gpuctxsw|ib-|nic-metrics|os-events|samples-per-|sampling-|soc-metrics|stats|stop-on-exit|storage-|syscall|xhv-))/;
function extraArguments({nsys},command){let own=command==="launch";return nsys["extra-arguments"].filter(argument=>(argument.
startsWith("-")&&(own=startOptions.test(argument)===(command==="start")),own))}function nsysNvtxArgv(config,nsysTool,names,workload){
let options=[`--session-new=${names.session}`,`--output=${names.output}`,"--trace=nvtx","--sample=none","--cpuctxsw=none",
"--wait=primary",plainStrings,...forkedToo(config)];return[nsysTool.path,"profile",...known(options,nsysTool),...config.
nsys["extra-arguments"],...workload]}function nsysLinesArgv(config,nsysTool,gate,names,workload){let options=[`--session\
-new=${names.session}`,`--output=${names.output}`,"--trace=cuda,nvtx","--sample=process-tree","--cpuctxsw=none","--cudab\
acktrace=all:0","--python-backtrace=cuda","--cuda-graph-trace=node","--wait=primary",...gateOptions(config,gate),...isPython(
config.workload)?["--resolve-symbols=false"]:[],plainStrings,...forkedToo(config)];return[nsysTool.path,"profile",...known(
options,nsysTool),...config.nsys["extra-arguments"],...workload]}function isPython({command,module}){let program=Array.isArray(
command)?command[0]:void 0;return module!==null||program!==void 0&&/^python[\d.]*$/.test(basename(program))}function known(options,{
missingOptions:missingOptions2}){return options.filter(option=>!missingOptions2.some(name=>option.startsWith(`${name}=`)))}
function gateOptions(config,gate){if(gate.kind==="none")return[];let end=captureRangeEnd(config,gate.instances);return[`\
--capture-range=${gate.kind}`,`--capture-range-end=${end}`,...gate.kind==="nvtx"?[`--nvtx-capture=${nsysCaptureExpression(
gate.range)}`]:[]]}function captureRangeEnd(config,instances){let wanted=config.nsys["capture-range-end"];return wanted!==
"auto"?wanted:instances===1?"stop":`repeat:${instances}`}var alwaysMade=[{name:"cuda_gpu_kern_sum",aliases:["cuda_gpu_ke\
rn_sum","gpukernsum"]},{name:"nvtx_pushpop_sum",aliases:["nvtx_pushpop_sum","nvtxppsum"]},{name:"nvtx_kern_sum",aliases:[
"nvtx_kern_sum","nvtxkernsum"]}];function statsReports(nsys,extra){let known2=new Set(nsys.reports),always=alwaysMade.map(
({name,aliases})=>({report:aliases.find(alias=>known2.has(alias))??name,file:`${name}.csv`})),more=extra.filter(report=>!always.
some(other=>other.report===report)).map(report=>({report,file:`${report.replace(/[^\w.-]/g,"_")}.csv`}));return[...always,
...more]}function exportArgv({path,version},report,sqlite){let blobs=Number(version?.split(".")[0]??0)>=2025?["--include\
-blobs=true"]:[];return[path,"export","--type","sqlite","-f","true",...blobs,"-o",sqlite,report]}function statsArgv(nsys,reports,sqlite,base){
return[nsys,"stats",...reports.flatMap(({report})=>["--report",report]),"--format","csv","--force-overwrite=true","--out\
put",base,sqlite]}function statsFile(base,report){return`${base}_${report.split(":",1)[0]??report}.csv`}function importArgv(importer,raw,report){
return[importer,"-i",raw,"-o",report]}function parseNsysVersion(text){return/Nsight Systems version (\d{4}\.\d+\.\d+\S*)/.
exec(text)?.[1]??null}var optional=["--cuda-graph-trace","--capture-range-end","--cpuctxsw","--session-new","--wait"];function missingOptions(profileHelp){
return profileHelp===null||!profileHelp.includes("--output")?[]:optional.filter(option=>!profileHelp.includes(option))}var severities=["error","warning","note"];function diagnostic({id,severity,what,where,why,help}){return{id:id??null,severity:severity??
"error",what,where:where??null,why:why??null,help:help??null}}function diagnosticText({what,why,help}){return[what,why,help].
filter(part=>part!==null&&part!=="").join(" ")}function workloadArgv(workload,hydraDirectory){if(workload.module!==null)return moduleArgv(workload,workload.module,hydraDirectory);
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
...argv]}var engines=[{name:"vLLM",package:"vllm",program:/^(?:.*\/)?vllm$|^vllm\./,range:/^(?:gpu_model_runner: |execute_context_)/,
logged:/Initializing a V1 LLM engine \(v([^)\s]+)\)/,problem:vllmProblem},{name:"SGLang",package:"sglang",program:/^(?:.*\/)?sglang$|^sglang\./,
range:/^scheduler\.\w+$/,logged:null,problem:sglangProblem},{name:"TensorRT-LLM",package:"tensorrt-llm",program:/^(?:.*\/)?trtllm-[\w-]+$|^tensorrt_llm\./,
range:null,logged:null,problem:({environment},_version,called)=>["TLLM_LLMAPI_ENABLE_NVTX","TLLM_NVTX_DEBUG"].some(name=>isOn(
environment,name))?null:{why:`This is ${called}, and its extra NVTX ranges are off.`,help:"Set TLLM_LLMAPI_ENABLE_NVTX=1\
 or TLLM_NVTX_DEBUG=1 in workload.environment (docs/engines.md)."}},{name:"llama.cpp",package:null,program:/^(?:.*\/)?llama-(?:bench|cli|server|completion|batched-bench)$/,
range:null,logged:null,problem:()=>({why:"llama.cpp has no NVTX ranges in its CUDA backend.",help:"Leave `ranges` out. T\
he whole program then counts as one range (docs/engines.md)."})}];function findEngine(evidence){let engine=engines.find(
one=>isEngine(one,evidence));if(engine===void 0)return null;let version=versionOf(engine,evidence),called=version===null?
engine.name:`${engine.name} ${version}`;return{name:engine.name,version,problem:engine.problem(evidence,version,called)}}
function otherRunner(evidence){let version=findEngine(evidence)?.version??null,by=version===null?null:defaultOfV2(version);
return by===null||evidence.environment[runnerVariable]!=="0"?null:`${runnerVariable}=0 makes vLLM ${version} run the V1 \
model runner. By default, vLLM uses V2 ${by==="all"?"whenever it can":"for some models"}, so this may not measure what v\
LLM runs by default.`}function isEngine({program,range,logged},{argv,output,ranges}){return argv.flatMap(argument=>argument.
split(/[\s;&|()"'`]+/)).some(word=>program.test(word))||logged?.test(output)===!0?!0:argv.length===0&&range!==null&&ranges.
some(text=>range.test(text))}function versionOf({package:name,logged},{output,pythonPackages}){let said=logged?.exec(output)?.[1]??
(name===null?null:pythonPackages?.[name]);return said!=null&&/^\d[\w.+!-]{0,60}$/.test(said)?said:null}var scopesVariable="\
VLLM_NVTX_SCOPES_FOR_PROFILING",runnerVariable="VLLM_USE_V2_MODEL_RUNNER";function vllmProblem({argv,environment,output,
ranges},version,called){if(ranges.length>0&&ranges.every(text=>text.startsWith("execute_context_")))return argv.some(word=>word.
includes("--profiler-config"))?null:withoutProfiler;let runner=environment[runnerVariable],noScopes="has no NVTX scopes \
(as of vLLM 0.33)";if(/Using V2 Model Runner/.test(output))return runner!=="0"?{why:`This is ${called} with the V2 model\
 runner, which ${noScopes}.`,help:takeV1}:{why:`This is ${called} with the V2 model runner, although ${runnerVariable}=0\
 is set: a feature of this server needs V2. V2 ${noScopes}.`,help:"Turn off the feature that needs V2, or use the preset\
 vllm-profiler (docs/engines.md)."};if(runner==="1")return{why:`This is ${called} with the V2 model runner, which ${noScopes}\
.`,help:takeV1};let by=version===null?null:defaultOfV2(version);if(by!==null&&runner!=="0"&&!hasStarted(output))return{why:`\
This is ${called}, which uses the V2 model runner ${by==="all"?"by default":"for some models"}. V2 ${noScopes}.`,help:takeV1};
if(isOn(environment,scopesVariable))return null;let help=`Set ${scopesVariable}=1 in workload.environment, as the preset\
 vllm does.`;return{why:`This is ${called}, and its NVTX scopes are off.`,help}}var takeV1=`Set ${runnerVariable}=0 in w\
orkload.environment, as the preset vllm does, or measure V2 with the preset vllm-profiler (docs/engines.md).`,withoutProfiler={
why:"vLLM emits execute_context_\u2026 only if it's started with --profiler-config.profiler=cuda. Newer versions emit this ra\
nge only while they're profiling.",help:"Add --profiler-config.profiler=cuda to the server's command, and let the client\
 start and stop profiling: vllm bench serve --profile (docs/engines.md)."};function hasStarted(output){return/Initializing a V1 LLM engine/.
test(output)}function defaultOfV2(version){let[,major,minor]=/^(\d+)\.(\d+)/.exec(version)??[];return major===void 0||minor===
void 0?null:Number(major)>0||Number(minor)>=29?"all":Number(minor)>=24?"some":null}function sglangProblem({environment,pythonPackages},_version,called){
return isOn(environment,"SGLANG_ENABLE_NVTX_SCHEDULER")?pythonPackages===null||"nvtx"in pythonPackages?null:{why:`This i\
s ${called}, and the Python package nvtx isn't installed. Without it, SGLang emits no ranges.`,help:"Install nvtx where \
SGLang is installed."}:{why:"SGLang emits scheduler.run_batch only with SGLANG_ENABLE_NVTX_SCHEDULER=1.",help:"Set SGLAN\
G_ENABLE_NVTX_SCHEDULER=1 in workload.environment, as the preset sglang does, and install the Python package nvtx."}}function isOn(environment,name){
return/^(?:1|true|yes|on)$/i.test(environment[name]??"")}function explainUnseen(unseen,range,discovered,{registeredStringsOnly,argv}){if("what"in discovered){let why=`The run to\
 list the existing ranges failed, too (${discovered.what})`;return{...unseen,id:"range-not-seen",why}}let same=discovered.
filter(({name,domain})=>name===range.message&&(range.domain==="*"||domain===(range.domain??"")));return same.some(({registered})=>!registered)&&
registeredStringsOnly?{...unseen,id:"range-not-registered",what:`The NVTX range ${JSON.stringify(range.text)} exists, bu\
t only as a plain string, and nsys was set to gate only on registered strings.`,why:"Python and PyTorch emit plain strin\
gs, so nsys never starts a capture: it exits with 0 and writes no report.",help:"Set nsys.registered-strings-only to fal\
se (the default), or register the string (nvtxDomainRegisterStringA)."}:same.length>0?{...unseen,id:"range-not-seen",why:"\
The program emitted the range when we ran it again with only NVTX tracing. So the program doesn't always emit the range,\
 or emits it in a process that nsys doesn't gate on.",help:"Make sure the program takes the same path under CUDA tracing\
. nsys gates on NVTX push/pop and start/end ranges, not on marks."}:{...unseen,id:"range-not-seen",...describeSeen(range,
discovered,argv)}}function explainByEngine(missing,evidence){let problem=findEngine(evidence)?.problem??null;if(problem===
null)return missing;let why=[problem.why,...missing.why===null?[]:[missing.why]].join(`
`);return{...missing,why,help:problem.help}}function describeSeen(wanted,seen,argv){if(seen.length===0)return noRanges(argv);
let why=`The program emitted only these ranges: ${listed(seen.map(written))}.`,sameName=seen.filter(({name})=>name===wanted.
message);if(sameName.length>0)return{why,help:`The range exists in another domain; write ${sameName.map(written).join(" \
or ")}, or ${written({name:wanted.message,domain:""})}@* for any domain.`};let list=rangesOfList(wanted,seen);if(list!==
null){let flags=list.map(range=>`--range ${range}`).join(" ");return{why,help:`Name each range separately: ${flags}, or \
in a file, ranges: [${list.join(", ")}].`}}let match=nearestRange(wanted,seen)??seen[0];return{why,help:match===void 0?"\
Choose one of these ranges.":`Did you mean ${written(match)}?`}}function rangesOfList({message,domain},seen){let parts=message.
split(/[,;]/).map(part=>part.trim()),found=parts.map(part=>seen.find(range=>range.name===part&&range.domain===(domain??""))).
filter(range=>range!==void 0);return parts.length>1&&found.length===parts.length?found.map(written):null}function nearestRange({
message,domain},seen){let withDomain=domain!==null&&domain!=="*",text=range=>withDomain&&range.domain!==""?`${range.name}\
@${range.domain}`:range.name,closest=nearest(withDomain?`${message}@${domain}`:message,seen.map(text),Number.POSITIVE_INFINITY);
return seen.find(range=>text(range)===closest)}function written({name,domain}){return plainText(rangeText(name,domain).replace(
/[,;]/g,"\\$&"))}function named(range){return range.name===wholeCaptureName&&range.domain===""?"the whole capture":`the \
NVTX range ${written(range)}`}function listed(names){return listText(names,12)}export{severities,diagnostic,diagnosticText,workloadArgv,commandArgv,isolate,isolateBeside,nsysProfileArgv,nsysLaunchArgv,
nsysStartArgv,nsysStopArgv,nsysNvtxArgv,nsysLinesArgv,captureRangeEnd,statsReports,exportArgv,statsArgv,statsFile,importArgv,
parseNsysVersion,missingOptions,findEngine,otherRunner,explainUnseen,explainByEngine,describeSeen,written,named,listed};
