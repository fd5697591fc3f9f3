import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{nearest}from"./chunk-BTMNXSV6.js";import{listText}from"./chunk-ZYMCHVPE.js";import{explainNoRanges,rangeText,
stableRangeName,unnamedRange,volatileName,wholeCaptureName}from"./chunk-DVA2FSEP.js";import{UserError}from"./chunk-SVS2CUJD.js";
import{plainText}from"./chunk-KWNHFX66.js";var severities=["error","warning","note"];function diagnostic({id,severity,what,where,why,help}){return{id:id??null,severity:severity??
"error",what,where:where??null,why:why??null,help:help??null}}function diagnosticText({what,why,help}){return[what,why,help].
filter(part=>part!==null&&part!=="").join(" ")}var howToWrite="Write `Message` (default domain), `Message@Domain`, or `Message@*` (any domain). Write `\\@` for a litera\
l @.",placeholders=new Set(["range","message","range-name","<range>","my_range_name"]);function parseRange(text,instances,skip=0,where="\
ranges"){let refuse=(why,help=howToWrite)=>{throw new UserError({id:"bad-range",what:`Bad NVTX range ${JSON.stringify(text)}\
.`,where,why,help})};text.trim()===""&&refuse("The range is empty."),new RegExp("\\p{Cc}","u").test(text)&&refuse("The r\
ange contains a control character.");let parts=splitAtSigns(text);parts.length>2&&refuse("The range has more than one un\
escaped `@`.",`If an @ is part of the name, write it as \\@, such as \`${escapeAllButLast(text)}\`.`);let[rawMessage="",
rawDomain]=parts;rawMessage===unnamedRange&&refuse("A range without a name can't be chosen.","Give the range a name in t\
he program."),rawMessage===""&&refuse("The message before the `@` is missing."),rawDomain===""&&refuse("The domain after\
 the `@` is missing.",`For the default domain, remove the @. For any domain, write ${rawMessage}@*.`);let glob=/(^|[^\\])(\\\\)*[*?]/.
test(rawMessage),message=unescape(rawMessage,glob);placeholders.has(message.toLowerCase())&&refuse(`${JSON.stringify(message)}\
 is a placeholder from documentation, not the name of a real range.`,`Name a range that your program emits, such as deco\
de. If your range really has this name, write it as a glob: ${rawMessage.slice(0,-1)}?`),rawDomain!==void 0&&rawDomain!==
"*"&&/(^|[^\\])[*?]/.test(rawDomain)&&refuse("A domain must be a name or a single `*`. Only the message can be a glob.");
let domain=rawDomain===void 0?null:rawDomain==="*"?"*":unescape(rawDomain,!1);return{text,message,domain,glob,instances,
skip}}function nsysCaptureExpression({message,domain}){let escaped=name=>name.replace(/[\\@]/g,"\\$&");return domain===null?
/[\\@]/.test(message)?`${escaped(message)}@*`:message:`${escaped(message)}@${domain==="*"?"*":escaped(domain)}`}function splitAtSigns(text){
let parts=[""];for(let index=0;index<text.length;index+=1){let character=text.charAt(index);character==="\\"&&index+1<text.
length?(parts[parts.length-1]+=character+text.charAt(index+1),index+=1):character==="@"?parts.push(""):parts[parts.length-
1]+=character}return parts}function unescape(part,keepGlobEscapes){return keepGlobEscapes?part.replace(/\\([@,;(])/g,"$1"):
part.replace(/\\([@*?,;(\\])/g,"$1")}function escapeAllButLast(text){let last=text.lastIndexOf("@");return text.slice(0,
last).replace(/(?<!\\)@/g,"\\@")+text.slice(last)}var engines=[{name:"vLLM",package:"vllm",program:/^(?:.*\/)?vllm$|^vllm\./,range:/^(?:gpu_model_runner: |execute_context_)/,
logged:/Initializing a V1 LLM engine \(v([^)\s]+)\)/,server:{command:/(?:^|[\s/])vllm serve(?:\s|$)|\svllm\.entrypoints\.(?:openai\.)?api_server(?:\s|$)/,
port:8e3},problem:vllmProblem},{name:"SGLang",package:"sglang",program:/^(?:.*\/)?sglang$|^sglang\./,range:/^scheduler\.\w+$/,
logged:null,server:{command:/(?:^|[\s/])sglang serve(?:\s|$)|\ssglang\.launch_server(?:\s|$)/,port:3e4},problem:sglangProblem},
{name:"TensorRT-LLM",package:"tensorrt-llm",program:/^(?:.*\/)?trtllm-[\w-]+$|^tensorrt_llm\./,range:null,logged:null,server:{
command:/(?:^|[\s/])trtllm-serve(?:\s|$)/,port:8e3},problem:({environment},_version,called)=>["TLLM_LLMAPI_ENABLE_NVTX",
"TLLM_NVTX_DEBUG"].some(name=>isOn(environment,name))?null:{why:`This is ${called}, and its extra NVTX ranges are off.`,
help:"Set TLLM_LLMAPI_ENABLE_NVTX=1 or TLLM_NVTX_DEBUG=1 in workload.environment (docs/engines.md)."}},{name:"llama.cpp",
package:null,program:/^(?:.*\/)?llama-(?:bench|cli|server|completion|batched-bench)$/,range:null,logged:null,server:{command:/(?:^|[\s/])llama-server(?:\s|$)/,
port:8080},problem:()=>({why:"llama.cpp has no NVTX ranges in its CUDA backend.",help:"Leave `ranges` out. The whole pro\
gram then counts as one range (docs/engines.md)."})}];function findEngine(evidence){let engine=engines.find(candidate=>isEngine(
candidate,evidence));if(engine===void 0)return null;let version=versionOf(engine,evidence),called=version===null?engine.
name:`${engine.name} ${version}`;return{name:engine.name,version,problem:engine.problem(evidence,version,called)}}function findServerPort(argv){
let line=argv.join(" "),server=engines.map(engine=>engine.server).find(candidate=>candidate?.command.test(line)===!0);if(server==
null)return null;let[,portText]=/\s--port[ =](\d{1,5})(?:\s|$)/.exec(line)??[],port=Number(portText??server.port);return port>=
1&&port<=65535?port:server.port}function otherRunner(evidence){let version=findEngine(evidence)?.version??null,by=version===
null?null:defaultOfV2(version);return by===null||evidence.environment[runnerVariable]!=="0"?null:`${runnerVariable}=0 ma\
kes vLLM ${version} run the V1 model runner. By default, vLLM uses V2 ${by==="all"?"whenever it can":"for some models"},\
 so this may not measure what vLLM runs by default.`}function isEngine({program,range,logged},{argv,output,ranges}){return argv.
flatMap(argument=>argument.split(/[\s;&|()"'`]+/)).some(word=>program.test(word))||logged?.test(output)===!0?!0:argv.length===
0&&range!==null&&ranges.some(text=>range.test(text))}function versionOf({package:name,logged},{output,pythonPackages}){let version=logged?.
exec(output)?.[1]??(name===null?null:pythonPackages?.[name]);return version!=null&&/^\d[\w.+!-]{0,60}$/.test(version)?version:
null}var scopesVariable="VLLM_NVTX_SCOPES_FOR_PROFILING",runnerVariable="VLLM_USE_V2_MODEL_RUNNER";function vllmProblem({
argv,environment,output,ranges},version,called){if(ranges.length>0&&ranges.every(text=>text.startsWith("execute_context_")))
return argv.some(word=>word.includes("--profiler-config"))?null:withoutProfiler;let runner=environment[runnerVariable],noScopes="\
has no NVTX scopes (as of vLLM 0.33)";if(/Using V2 Model Runner/.test(output))return runner!=="0"?{why:`This is ${called}\
 with the V2 model runner, which ${noScopes}.`,help:takeV1}:{why:`This is ${called} with the V2 model runner, although ${runnerVariable}\
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
return/^(?:1|true|yes|on)$/i.test(environment[name]??"")}function explainUnseen(unseen,range,discovered,{registeredStringsOnly,argv}){if("what"in discovered){let why=`The run to\
 list the existing ranges failed, too (${discovered.what})`;return{...unseen,id:"range-not-seen",why}}let stableName=stableRangeName(
range.message),same=discovered.filter(({name,domain})=>name===stableName&&(range.domain==="*"||domain===(range.domain??"")));
return same.some(({isVolatile})=>isVolatile===!0)?{...unseen,id:"range-not-seen",...volatileName}:same.some(({registered})=>!registered)&&
registeredStringsOnly?{...unseen,id:"range-not-registered",what:`The NVTX range ${JSON.stringify(range.text)} exists, bu\
t only as a plain string, and nsys was set to gate only on registered strings.`,why:"Python and PyTorch emit plain strin\
gs, so nsys never starts a capture: it exits with 0 and writes no report.",help:"Set nsys.registered-strings-only to fal\
se (the default), or register the string (nvtxDomainRegisterStringA)."}:same.length>0?{...unseen,id:"range-not-seen",why:"\
The program emitted the range when we ran it again with only NVTX tracing. So the program doesn't always emit the range,\
 or emits it in a process that nsys doesn't gate on.",help:"Make sure the program takes the same path under CUDA tracing\
. nsys gates on NVTX push/pop and start/end ranges, not on marks."}:{...unseen,id:"range-not-seen",...describeSeenRanges(
range,discovered,argv)}}function explainByEngine(missing,evidence){let problem=findEngine(evidence)?.problem??null;if(problem===
null)return missing;let why=[problem.why,...missing.why===null?[]:[missing.why]].join(`
`);return{...missing,why,help:problem.help}}function describeSeenRanges(wanted,seen,argv){if(seen.length===0)return explainNoRanges(
argv);let why=`The program emitted only these ranges: ${listNames(seen.map(writeRange))}.`,sameName=seen.filter(({name})=>name===
stableRangeName(wanted.message));if(sameName.length>0)return{why,help:`The range exists in another domain; write ${sameName.
map(writeRange).join(" or ")}, or ${writeRange({name:wanted.message,domain:""})}@* for any domain.`};let list=splitRangeList(
wanted,seen);if(list!==null){let flags=list.map(range=>`--range ${range}`).join(" ");return{why,help:`Name each range se\
parately: ${flags}, or in a file, ranges: [${list.join(", ")}].`}}let match=findNearestRange(wanted,seen);return{why,help:match===
void 0?"Choose one of these ranges.":`Did you mean ${writeRange(match)}?`}}function splitRangeList({message,domain},seen){
let parts=message.split(/[,;]/).map(part=>part.trim()),emitted=parts.map(part=>seen.find(range=>range.name===part&&range.
domain===(domain??""))).filter(range=>range!==void 0);return parts.length>1&&emitted.length===parts.length?emitted.map(writeRange):
null}function findNearestRange({message,domain,glob},seen){let withDomain=domain!==null&&domain!=="*",text=range=>withDomain&&
range.domain!==""?`${range.name}@${range.domain}`:range.name,name=glob?message.replaceAll(/[*?]/g,""):message,closest=nearest(
withDomain?`${name}@${domain}`:name,seen.map(text));return seen.find(range=>text(range)===closest)}function writeRange({
name,domain}){return plainText(rangeText(name,domain).replace(/[,;]/g,"\\$&"))}function nameRange(range){return range.name===
wholeCaptureName&&range.domain===""?"the whole capture":`the NVTX range ${writeRange(range)}`}function listNames(names){
return listText(names,12)}export{severities,diagnostic,diagnosticText,parseRange,nsysCaptureExpression,findEngine,findServerPort,otherRunner,explainUnseen,
explainByEngine,describeSeenRanges,writeRange,nameRange,listNames};
