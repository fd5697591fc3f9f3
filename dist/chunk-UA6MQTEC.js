import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
var engines=[{name:"vLLM",package:"vllm",program:/^(?:.*\/)?vllm$|^vllm\./,range:/^(?:gpu_model_runner: |execute_context_)/,
logged:/Initializing a V1 LLM engine \(v([^)\s]+)\)/,server:{command:/(?:^|[\s/])vllm serve(?:\s|$)|\svllm\.entrypoints\.(?:openai\.)?api_server(?:\s|$)/,
port:8e3},problem:vllmProblem},{name:"SGLang",package:"sglang",program:/^(?:.*\/)?sglang$|^sglang\./,range:/^scheduler\.\w+$/,
logged:null,server:{command:/(?:^|[\s/])sglang serve(?:\s|$)|\ssglang\.launch_server(?:\s|$)/,port:3e4},problem:sglangProblem},
{name:"TensorRT-LLM",package:"tensorrt-llm",program:/^(?:.*\/)?trtllm-[\w-]+$|^tensorrt_llm\./,range:null,logged:null,server:{
command:/(?:^|[\s/])trtllm-serve(?:\s|$)/,port:8e3},problem:({environment},_version,called)=>["TLLM_LLMAPI_ENABLE_NVTX",
"TLLM_NVTX_DEBUG"].some(name=>isOn(environment,name))?null:{why:`This is ${called}, and its extra NVTX ranges are off.`,
help:"Set TLLM_LLMAPI_ENABLE_NVTX=1 or TLLM_NVTX_DEBUG=1 in workload.environment (docs/engines.md)."}},{name:"llama.cpp",
package:null,program:/^(?:.*\/)?llama-(?:bench|cli|server|completion|batched-bench)$/,range:null,logged:null,server:{command:/(?:^|[\s/])llama-server(?:\s|$)/,
port:8080},problem:()=>({why:"llama.cpp has no NVTX ranges in its CUDA backend.",help:"Leave `ranges` out. The whole pro\
gram then counts as one range (docs/engines.md)."})}];function findEngine(evidence){let engine=engines.find(one=>isEngine(
one,evidence));if(engine===void 0)return null;let version=versionOf(engine,evidence),called=version===null?engine.name:`${engine.
name} ${version}`;return{name:engine.name,version,problem:engine.problem(evidence,version,called)}}function findServerPort(argv){
let line=argv.join(" "),server=engines.map(engine=>engine.server).find(one=>one?.command.test(line)===!0);if(server==null)
return null;let[,given]=/\s--port[ =](\d{1,5})(?:\s|$)/.exec(line)??[],port=Number(given??server.port);return port>=1&&port<=
65535?port:server.port}function otherRunner(evidence){let version=findEngine(evidence)?.version??null,by=version===null?
null:defaultOfV2(version);return by===null||evidence.environment[runnerVariable]!=="0"?null:`${runnerVariable}=0 makes v\
LLM ${version} run the V1 model runner. By default, vLLM uses V2 ${by==="all"?"whenever it can":"for some models"}, so t\
his may not measure what vLLM runs by default.`}function isEngine({program,range,logged},{argv,output,ranges}){return argv.
flatMap(argument=>argument.split(/[\s;&|()"'`]+/)).some(word=>program.test(word))||logged?.test(output)===!0?!0:argv.length===
0&&range!==null&&ranges.some(text=>range.test(text))}function versionOf({package:name,logged},{output,pythonPackages}){let said=logged?.
exec(output)?.[1]??(name===null?null:pythonPackages?.[name]);return said!=null&&/^\d[\w.+!-]{0,60}$/.test(said)?said:null}
var scopesVariable="VLLM_NVTX_SCOPES_FOR_PROFILING",runnerVariable="VLLM_USE_V2_MODEL_RUNNER";function vllmProblem({argv,
environment,output,ranges},version,called){if(ranges.length>0&&ranges.every(text=>text.startsWith("execute_context_")))return argv.
some(word=>word.includes("--profiler-config"))?null:withoutProfiler;let runner=environment[runnerVariable],noScopes="has\
 no NVTX scopes (as of vLLM 0.33)";if(/Using V2 Model Runner/.test(output))return runner!=="0"?{why:`This is ${called} w\
ith the V2 model runner, which ${noScopes}.`,help:takeV1}:{why:`This is ${called} with the V2 model runner, although ${runnerVariable}\
=0 is set: a feature of this server needs V2. V2 ${noScopes}.`,help:"Turn off the feature that needs V2, or use the pres\
et vllm-profiler (docs/engines.md)."};if(runner==="1")return{why:`This is ${called} with the V2 model runner, which ${noScopes}\
.`,help:takeV1};let by=version===null?null:defaultOfV2(version),hasStarted=/Initializing a V1 LLM engine/.test(output);if(by!==
null&&runner!=="0"&&!hasStarted)return{why:`This is ${called}, which uses the V2 model runner ${by==="all"?"by default":
"for some models"}. V2 ${noScopes}.`,help:takeV1};if(isOn(environment,scopesVariable))return null;let help=`Set ${scopesVariable}\
=1 in workload.environment, as the preset vllm does.`;return{why:`This is ${called}, and its NVTX scopes are off.`,help}}
var takeV1=`Set ${runnerVariable}=0 in workload.environment, as the preset vllm does, or measure V2 with the preset vllm\
-profiler (docs/engines.md).`,withoutProfiler={why:"vLLM emits execute_context_\u2026 only if it's started with --profiler-co\
nfig.profiler=cuda. Newer versions emit this range only while they're profiling.",help:"Add --profiler-config.profiler=c\
uda to the server's command, and let the client start and stop profiling: vllm bench serve --profile (docs/engines.md)."};
function defaultOfV2(version){let[,major,minor]=/^(\d+)\.(\d+)/.exec(version)??[];return major===void 0||minor===void 0?
null:Number(major)>0||Number(minor)>=29?"all":Number(minor)>=24?"some":null}function sglangProblem({environment,pythonPackages},_version,called){
return isOn(environment,"SGLANG_ENABLE_NVTX_SCHEDULER")?pythonPackages===null||"nvtx"in pythonPackages?null:{why:`This i\
s ${called}, and the Python package nvtx isn't installed. Without it, SGLang emits no ranges.`,help:"Install nvtx where \
SGLang is installed."}:{why:"SGLang emits scheduler.run_batch only with SGLANG_ENABLE_NVTX_SCHEDULER=1.",help:"Set SGLAN\
G_ENABLE_NVTX_SCHEDULER=1 in workload.environment, as the preset sglang does, and install the Python package nvtx."}}function isOn(environment,name){
return/^(?:1|true|yes|on)$/i.test(environment[name]??"")}export{findEngine,findServerPort,otherRunner};
