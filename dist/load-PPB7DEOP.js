import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{originText,readYamlSettings,settingsFromText,settingsFromValue,settingsOf,validateSetting}from"./chunk-4JRQQFMS.js";
import{configKeys,configSchema,mapEntry,redactOverride}from"./chunk-CSXFHZ4Z.js";import{nearest,redactCommand}from"./chunk-3L2C6BIN.js";
import{counted,listText}from"./chunk-4UT5UUEK.js";import"./chunk-X5YYVYTT.js";import"./chunk-QIQJK4Y5.js";
import"./chunk-O4GDWJWS.js";import"./chunk-7IBWU4LP.js";import{UserError,errorMessage}from"./chunk-XRSAFMZZ.js";
import"./chunk-GBWPPC6J.js";var always="leave it out",nsysOptions=[{long:"--output",short:"-o",help:always},{long:"--capture-range",short:"-c",help:"\
use nsys.capture"},{long:"--capture-range-end",help:"use nsys.capture-range-end"},{long:"--nvtx-capture",short:"-p",help:"\
use ranges or nsys.capture-range"},{long:"--trace",short:"-t",help:"use nsys.trace"},{long:"--sample",short:"-s",help:"u\
se nsys.sample"},{long:"--cpuctxsw",help:"use nsys.cpuctxsw"},{long:"--trace-fork-before-exec",help:"use nsys.trace-fork\
-before-exec"},{long:"--cuda-graph-trace",help:"use nsys.cuda-graph-trace"},{long:"--session-new",help:always},{long:"--\
session",help:always},{long:"--force-overwrite",short:"-f",help:always},{long:"--wait",help:always},{long:"--env-var",short:"\
-e",help:"use workload.environment"},{long:"--export",help:always},{long:"--kill",help:always}],ncuOptions=[{long:"--exp\
ort",short:"-o",help:"use ncu.keep-report"},{long:"--log-file",help:always},{long:"--import",short:"-i",help:always},{long:"\
--csv",help:always},{long:"--page",help:always},{long:"--print-units",help:always},{long:"--print-kernel-base",help:always},
{long:"--target-processes",help:always},{long:"--replay-mode",help:"use ncu.replay-mode"},{long:"--clock-control",help:"\
use ncu.clock-control"},{long:"--cache-control",help:"use ncu.cache-control"},{long:"--nvtx",help:"use ncu.gating"},{long:"\
--nvtx-include",help:"use ranges"},{long:"--kernel-id",help:"use ncu.top-kernels"},{long:"--kernel-name",short:"-k",help:"\
use ncu.top-kernels"},{long:"--kernel-name-base",help:always},{long:"--filter-mode",help:"use ncu.filter-mode"},{long:"-\
-launch-count",short:"-c",help:"use ncu.launches-per-kernel"},{long:"--kill",help:"use ncu.end-early"},{long:"--section",
help:"use ncu.sections"},{long:"--set",help:"use ncu.set"},{long:"--metrics",help:"use ncu.metrics"},{long:"--force-over\
write",short:"-f",help:always}];function ownedNsysOption(argument){return owned(argument,nsysOptions)}function ownedNcuOption(argument){
return owned(argument,ncuOptions)}function owned(argument,options){let[name=""]=argument.split("="),exact=options.find(({
long,short})=>long===name||short===name.slice(0,2));return exact!==void 0?exact:/^--[a-z]/.test(name)?options.find(({long})=>long.
startsWith(name))??null:null}var chosenByUs=new Set(["hydra.run.dir","hydra.job.chdir"]),workloadRules=[({config:{workload},at})=>workload.command!==
null&&workload.module!==null?[`${at("workload.command")} and ${at("workload.module")} are both set: set one to null.`]:[],
({config:{workload},requireWorkload})=>requireWorkload&&workload.command===null&&workload.module===null&&workload.server.
command===null?["There is nothing to profile: set workload.command, workload.module or workload.server.command, or give \
the command after --."]:[],({config:{workload},at})=>workload.module!==null&&workload.python===null?[`${at("workload.mod\
ule")} needs workload.python: set it to the interpreter that has the module, such as python3 or .venv/bin/python.`]:[],({
config:{workload},at})=>workload["hydra-overrides"].length>0&&workload.module===null?[`${at("workload.hydra-overrides")}\
 are for workload.module, which is not set.`]:[],({config:{workload},at})=>workload["hydra-overrides"].flatMap(text=>chosenByUs.
has(readOverride(text).key)?[`${at("workload.hydra-overrides")}: ${text} is set by llm-profile; leave it out.`]:[]),({config:{
workload},at})=>{let off=new Map(workload["torch-profiler-off"].map(text=>[readOverride(text).key,text]));return workload["\
hydra-overrides"].flatMap(text=>{let{key,value}=readOverride(text),opposite=off.get(key);return opposite===void 0||readOverride(
opposite).value===value?[]:[`${at("workload.hydra-overrides")}: ${text} contradicts ${opposite} of ${at("workload.torch-\
profiler-off")}: the program's own profiler and nsys cannot share a process. Leave it out.`]})}],serverRules=[({config:{
workload},at})=>{if(workload.server.command===null)return[];let other=["command","module"].find(key=>workload[key]!==null);
return other===void 0?[]:[`${at("workload.server.command")} and ${at(`workload.${other}`)} are both set: a server takes \
its place.`]},({config:{workload},at})=>workload.server.command!==null&&workload.server.client===null?[`${at("workload.s\
erver.command")} needs workload.server.client: the command that gives the server its work.`]:[],({config:{workload},at})=>{
let{server}=workload;if(server.command===null)return[];if(server["ready-line"]===null&&server["ready-port"]===null&&server["\
ready-http"]===null)return[`${at("workload.server.command")} needs workload.server.ready-http, ready-port or ready-line:\
 when it is ready for its client.`];if(server["ready-line"]!==null&&(server["ready-port"]!==null||server["ready-http"]!==
null))return[`${at("workload.server.ready-line")} and ${at(`workload.server.${server["ready-http"]===null?"ready-port":"\
ready-http"}`)} are both set: set one to null.`];let isPath=server["ready-http"]?.startsWith("/")??!1;return isPath&&server["\
ready-port"]===null?[`${at("workload.server.ready-http")} is a path, which needs workload.server.ready-port.`]:server["r\
eady-http"]!==null&&!isPath&&server["ready-port"]!==null?[`${at("workload.server.ready-http")} is a URL with a port of i\
ts own: leave out ${at("workload.server.ready-port")}.`]:[]},({config:{workload},at,isSet})=>{if(workload.server.command!==
null)return[];let set=["client","warm-up","captures"].find(key=>workload.server[key]!==null&&isSet(`workload.server.${key}`));
return set===void 0?[]:[`${at(`workload.server.${set}`)} is for workload.server.command, which is not set.`]},({config:{
workload,nsys},at,isSet})=>{if(workload.server.command===null)return[];let gate=["capture","capture-range","capture-rang\
e-end"].find(key=>nsys[key]!==null&&isSet(`nsys.${key}`));return gate===void 0?[]:[`${at(`nsys.${gate}`)} is for a progr\
am that ends by itself: the captures of ${at("workload.server.command")} last as long as its client runs.`]},({config:{workload,
ncu},at,isSet})=>workload.server.command!==null&&ncu.enabled&&isSet("ncu.enabled")?[`${at("ncu.enabled")} is true, and ${at(
"workload.server.command")} is a server, which Nsight Compute does not profile here.`]:[]],loadRules=[({config:{workload},
at})=>workload["rounds-per-load"]!==null&&workload.server.command!==null?[`${at("workload.rounds-per-load")} is for a pr\
ogram that ends by itself: of ${at("workload.server.command")}, workload.server.captures says it.`]:[],({config:{workload,
nsys},at,isSet})=>{if(workload["rounds-per-load"]===null)return[];let gate=["capture","capture-range","captures","captur\
e-range-end"].find(key=>nsys[key]!==null&&isSet(`nsys.${key}`));return gate===void 0?[]:[`${at(`nsys.${gate}`)} opens or\
 ends a capture, and with ${at("workload.rounds-per-load")} each lasts as long as a turn of the program's loop.`]}];function readOverride(text){
let body=text.replace(/^(\+\+?|~)/,""),split=body.indexOf("=");return split===-1?{key:body.trim(),value:""}:{key:body.slice(
0,split).trim(),value:body.slice(split+1).trim().toLowerCase()}}var captureRules=[({config:{nsys},at})=>nsys["capture-ra\
nge"]!==null&&!nsys.gating?[`${at("nsys.capture-range")} gates the capture, and ${at("nsys.gating")} is false: change on\
e.`]:[],({config:{nsys},at})=>nsys["capture-range"]!==null&&nsys.capture!=="nvtx"?[`${at("nsys.capture-range")} is an NV\
TX range, and ${at("nsys.capture")} is ${nsys.capture}: it must be nvtx.`]:[],({config:{nsys},at,isSet})=>!nsys.gating&&
nsys.capture==="cudaProfilerApi"&&isSet("nsys.capture")?[`${at("nsys.capture")} is cudaProfilerApi, and ${at("nsys.gatin\
g")} is false: nothing would wait for it.`]:[],({config:{nsys,ranges,workload},requireWorkload})=>requireWorkload&&workload.
server.command===null&&workload["rounds-per-load"]===null&&nsys.gating&&nsys.capture==="nvtx"&&ranges.length===0&&nsys["\
capture-range"]===null?["No range opens the capture: name one with --range or ranges (or nsys.capture-range), or set nsy\
s.gating=false to record the whole program."]:[],({config,at})=>{let end=config.nsys["capture-range-end"];if(end==="auto"||
!isGated(config))return[];let captured=Number(/:(\d+)$/.exec(end)?.[1]??1),wrong=gatingInstances(config).find(({instances})=>instances!==
captured);if(wrong===void 0)return[];let help=wrong.key==="nsys.capture-range"?"which is captured once: use auto, stop o\
r stop-shutdown.":`of which ${wrong.instances} ${wrong.instances===1?"is":"are"} requested (${wrong.key}): make them equ\
al, or use auto.`;return[`${at("nsys.capture-range-end")} is ${end}, which captures ${counted(captured,"instance")} of ${wrong.
name}, ${help}`]},({config:{nsys,ranges},at})=>!nsys.trace.includes("nvtx")&&(ranges.length>0||nsys["capture-range"]!==null)?
[`${at("nsys.trace")} lacks nvtx, without which ranges are not seen: add it.`]:[],({config,at})=>config["require-kernels"]&&
!config.nsys.trace.some(name=>/^cuda(-hw|-sw)?$/.test(name))?[`${at("nsys.trace")} lacks cuda, without which no kernel i\
s seen: add it, or set require-kernels to false for a program without kernels.`]:[],({config:{nsys},at})=>nsys["extra-ar\
guments"].flatMap(argument=>{let owned2=ownedNsysOption(argument);return owned2===null?[]:[`${at("nsys.extra-arguments")}\
: ${redactCommand(argument)} is set by llm-profile; ${owned2.help}.`]})];function isGated({nsys,workload}){return workload.
server.command===null&&nsys.gating&&nsys.capture!=="none"}function gatingInstances({nsys,ranges,instances}){let enclosing=nsys["\
capture-range"];return enclosing!==null?[{name:enclosing,instances:1,key:"nsys.capture-range"}]:nsys.capture==="cudaProf\
ilerApi"?[{name:"cudaProfilerApi",instances:instances??1,key:"instances"}]:ranges.map(range=>({name:rangeName(range),instances:typeof range==
"string"?instances??1:(range.skip??0)+(range.instances??instances??1),key:typeof range=="string"?"instances":"ranges"}))}
function rangeName(range){return typeof range=="string"?range:range.range}var environmentRules=[input=>{let{config}=input,
passed=new Set(config.workload["pass-env"]);return[...Object.keys(config.workload.environment),...Object.keys(config.workload["\
secret-files"])].flatMap(name=>passed.has(name)?[twice(name,sourceOf(input,name),input.at("workload.pass-env"))]:[])},input=>Object.
keys(input.config.workload.environment).filter(name=>Object.hasOwn(input.config.workload["secret-files"],name)).map(name=>twice(
name,input.at(`workload.environment.${name}`),input.at(`workload.secret-files.${name}`))),input=>{let{workload}=input.config;
if(workload.gpu===null)return[];let name="CUDA_VISIBLE_DEVICES";return Object.hasOwn(workload.environment,name)?[twice(name,
input.at("workload.gpu"),sourceOf(input,name))]:workload["pass-env"].includes(name)?[twice(name,input.at("workload.gpu"),
input.at("workload.pass-env"))]:[]}];function sourceOf({config,at},name){let map=Object.hasOwn(config.workload.environment,
name)?"environment":"secret-files";return at(`workload.${map}.${name}`)}function twice(name,first,second){return`The var\
iable ${name} is set by both ${first} and ${second}: keep one.`}var ncuRules=[({config:{ncu},at})=>ncu["extra-arguments"].
flatMap(argument=>{let option=ownedNcuOption(argument);return option===null?[]:[`${at("ncu.extra-arguments")}: ${argument}\
 is set by llm-profile; ${option.help}.`]}),({config:{ncu},at})=>ncu.enabled&&!ncu.gating&&(ncu["replay-mode"]==="range"||
ncu["replay-mode"]==="app-range")?[`${at("ncu.replay-mode")} is ${ncu["replay-mode"]}, and ${at("ncu.gating")} is false:\
 no range would be known.`]:[],({config:{ncu},at})=>ncu.enabled&&ncu["end-early"]&&!(ncu.gating&&ncu["replay-mode"]==="k\
ernel")?[`${at("ncu.end-early")} is true, which needs ncu.gating=true and ncu.replay-mode=kernel: otherwise the last lau\
nch to measure is unknown.`]:[],({config:{ncu},at})=>ncu.enabled&&ncu["end-early"]&&ncu["filter-mode"]==="per-launch-con\
fig"?[`${at("ncu.end-early")} is true, and ${at("ncu.filter-mode")} is per-launch-config, with which the last launch to \
measure is unknown: leave one of them out.`]:[],({config:{ncu},at})=>ncu.enabled&&ncu.preset===null&&ncu.set===null&&ncu.
sections.length+ncu.metrics.length===0?[`${at("ncu.preset")} is null, and neither ncu.set nor ncu.sections nor ncu.metri\
cs says what to collect: name one, or set ncu.enabled=false.`]:[]],metricRules=[({config:{metrics},at})=>metrics.map(entry=>typeof entry==
"string"?entry:entry.file).flatMap(file=>{let parts=file.split("/"),out=file.startsWith("/")||parts.includes(".."),deep=/[*?]/.
test(parts.slice(0,-1).join("/"));if(!out&&!deep)return[];let why=out?"leads out of the program's working directory: let\
 it write there":"has a glob in a folder's name: only the last part may be one";return[`${at("metrics")}: ${JSON.stringify(
file)} ${why}.`]}),({config:{metrics,latency},at})=>metrics.length>0&&latency.pairs===0?[`${at("metrics")} are read afte\
r runs without CUDA tracing, and ${at("latency.pairs")} is 0: allow one at least.`]:[],({config:{compare},at})=>compare.
thresholds.flatMap(({metric,range,family,kernel})=>{let of=Object.entries({range,family,kernel}).flatMap(([key,name])=>name===
void 0?[]:[`${key} ${JSON.stringify(name)}`]);return metric===void 0||of.length===0?[]:[`${at("compare.thresholds")}: me\
tric ${JSON.stringify(metric)} is one that the program reports, which has no ${listText(of,3)}: make two entries of it.`]}),
({config,at})=>["steps","tokens"].flatMap(key=>{let amount=config[key];return config.workload.server.command!==null&&amount!==
null&&typeof amount=="object"&&"metric"in amount&&config.metrics.length===0?[`${at(key)} is the metric ${JSON.stringify(
amount.metric)}, and no file of \`metrics\` is named.`]:[]})],goalRules=[({config:{compare,isolation},requireWorkload,at})=>requireWorkload&&
compare.goal==="improve"&&isolation!=="unprivileged-user"?[`${at("compare.goal")} is improve, which needs isolation: unp\
rivileged-user, and ${at("isolation")} is ${isolation}: a program that runs as root can falsify every figure.`]:[],({config:{
compare,workload},requireWorkload,at})=>{if(!requireWorkload||compare.goal==="hold")return[];let isServer=workload.server.
command!==null,key=isServer?"workload.server.command":"workload.rounds-per-load";return isServer||workload["rounds-per-l\
oad"]!==null?[`${at("compare.goal")} is improve, which needs a fresh process for each capture: leave out ${at(key)}.`]:Object.
hasOwn(workload.environment,"HOME")||workload["pass-env"].includes("HOME")?[`${at("compare.goal")} is improve, and both \
sides would share the given HOME: leave it out.`]:[]},({config:{compare},at})=>compare.goal==="hold"&&compare.verify.command!==
null?[`${at("compare.verify.command")} is for compare.goal=improve, and ${at("compare.goal")} is hold.`]:[],({config:{compare},
requireWorkload,at})=>requireWorkload&&compare.goal==="improve"&&compare.caches==="shared"?[`${at("compare.goal")} is im\
prove, and ${at("compare.caches")} is shared: one side could use what the other prepared. Set compare.caches=separate.`]:
[],({config:{compare,latency},requireWorkload,at})=>requireWorkload&&compare.goal==="improve"&&latency.pairs!==null&&latency.
pairs<3?[`${at("compare.goal")} is improve, and ${at("latency.pairs")} is ${String(latency.pairs)}: work that moved to t\
he host or out of the range shows in runs without CUDA tracing. Set ${String(3)} or more, or null.`]:[]],rules=[...workloadRules,
...serverRules,...loadRules,...environmentRules,...captureRules,...ncuRules,...metricRules,...goalRules];function findContradictions(loaded,options){
let{config,origins}=loaded,input={config,requireWorkload:options.requireWorkload,at:key=>{let origin=origins.get(key);return origin===
void 0?key:`${key} (${originText(origin)})`},isSet:key=>(origins.get(key)?.kind??"default")!=="default"};return rules.flatMap(
rule=>rule(input))}function loadConfig(raw,sources,options={requireWorkload:!1}){let layers=[{settings:settingsOf(sources.defaults,{kind:"d\
efault",name:"conf/default.yml"}),problems:[]},inputLayer(raw.defaults??[],"default"),...raw.presets.map(name=>presetLayer(
name,sources.presets)),...raw.configFile===null?[]:[userFileLayer(raw.configFile,sources.readText)],inputLayer(raw.inputs,
"input"),overrideLayer(raw.overrides)],settings=layers.flatMap(layer=>layer.settings),problems=[...layers.flatMap(layer=>layer.
problems),...settings.flatMap(validateSetting)];if(problems.length>0)throw configurationError(problems);let assembled=assemble(
settings);if(assembled.loaded===null)throw configurationError(assembled.problems);let contradictions=findContradictions(
assembled.loaded,options);if(contradictions.length>0)throw configurationError(contradictions);return assembled.loaded}function presetLayer(name,presets){
let preset=Object.hasOwn(presets,name)?presets[name]:void 0;return preset===void 0?{settings:[],problems:[noPreset(name,
Object.keys(presets))]}:{settings:settingsOf(preset,{kind:"preset",name}),problems:[]}}function userFileLayer(path,readText){
let text;try{text=readText(path)}catch(error){throw new UserError({what:`The configuration file ${path} cannot be read.`,
where:path,why:errorMessage(error),help:"Check that the path is right, relative to the current folder, and that the file\
 may be read.",cause:error})}return readYamlSettings(text,path,line=>({kind:"file",name:`${path}:${line}`}))}function inputLayer(inputs,kind){
return{settings:inputs.flatMap(({key,value,name})=>settingsFromValue(key,value,{kind,name})),problems:[]}}function overrideLayer(overrides){
let problems=[];return{settings:overrides.flatMap(text=>{let split=text.indexOf("=");if(split<1)return problems.push(`Th\
e override ${JSON.stringify(text)} is invalid: write KEY=VALUE, as in nsys.trace=cuda,nvtx.`),[];let origin={kind:"overr\
ide",name:redactOverride(text)};return settingsFromText(text.slice(0,split).trim(),text.slice(split+1),origin)}),problems}}
function configurationError(problems){let count=problems.length===1?"a problem":`${problems.length} problems`;return new UserError(
{what:`The configuration has ${count}:`,problems,help:"docs/configuration.md lists every key, what it takes and its defa\
ult.",id:"configuration"})}function assemble(settings){let merged=merge(settings),missing=[...configKeys.keys()].filter(
key=>!merged.has(key));if(missing.length>0)return{loaded:null,problems:missing.map(key=>`conf/default.yml does not set ${key}\
.`)};let result=configSchema.safeParse(nest(merged));if(!result.success)return{loaded:null,problems:result.error.issues.
map(({path,message})=>`${path.join(".")}: ${message}`)};let origins=new Map([...merged].map(([key,{origin}])=>[key,origin]));
return{loaded:withoutProbe({config:result.data,origins}),problems:[]}}function withoutProbe(loaded){let{config,origins}=loaded,
isDefault=key=>origins.get(key)?.kind==="default",said=["nsys.gating","nsys.capture"].find(key=>!isDefault(key)),origin=said===
void 0?void 0:origins.get(said),isGated2=config.nsys.gating&&config.nsys.capture==="nvtx";return origin===void 0||!isGated2||
!isDefault("nsys.captures")?loaded:{config:{...config,nsys:{...config.nsys,captures:"range"}},origins:new Map([...origins,
["nsys.captures",origin]])}}function merge(settings){let merged=new Map;for(let setting of settings){let{key,empties}=setting,
isMap=configKeys.get(key)?.kind==="map";if(empties===!0)for(let other of[...merged.keys()])mapEntry(other)?.map.key===key&&
merged.delete(other);(!isMap||empties===!0||!merged.has(key))&&merged.set(key,setting)}return merged}function nest(merged){
let root={};for(let{key,kind}of configKeys.values()){let value=kind==="map"?entriesOf(merged,key):merged.get(key)?.value,
names=key.split("."),section=root;for(let name of names.slice(0,-1))section=section[name]={...asRecord(section[name])};section[names.
at(-1)??""]=value}return root}function entriesOf(merged,map){let entries=[...merged.values()].flatMap(({key,value})=>{let entry=mapEntry(
key);return entry?.map.key===map?[[entry.name,value]]:[]});return Object.fromEntries(entries)}function asRecord(value){return Object.
fromEntries(typeof value=="object"&&value!==null?Object.entries(value):[])}function noPreset(name,names){let suggestion=nearest(
name,names),help=suggestion===null?"":` Did you mean ${suggestion}?`;return`There is no preset ${JSON.stringify(name)}; \
there are ${names.join(", ")}.${help}`}export{loadConfig};
