import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{originText,readYamlSettings,settingsFromText,settingsFromValue,settingsOf,validateSetting}from"./chunk-P7UGXHSK.js";
import{configKeys,mapEntry,redactOverride}from"./chunk-V7757Z4T.js";import"./chunk-QIQJK4Y5.js";import{configSchema}from"./chunk-TQDVVPNE.js";
import{redactCommand}from"./chunk-W5HYH3WW.js";import{nearest}from"./chunk-BFRNJH43.js";import"./chunk-35HP6UP2.js";
import{counted,listText}from"./chunk-UWABTZDV.js";import"./chunk-YTVQXYLK.js";import"./chunk-7IBWU4LP.js";
import{UserError,errorMessage}from"./chunk-4KDG6NHC.js";import"./chunk-JN33INQG.js";import"./chunk-GBWPPC6J.js";var always="leave it out",nsysOptions=[{long:"--output",short:"-o",help:always},{long:"--capture-range",short:"-c",help:"\
use nsys.capture"},{long:"--capture-range-end",help:"use nsys.capture-range-end"},{long:"--nvtx-capture",short:"-p",help:"\
use ranges or nsys.capture-range"},{long:"--trace",short:"-t",help:"use nsys.trace"},{long:"--sample",short:"-s",help:always},
{long:"--cpuctxsw",help:always},{long:"--trace-fork-before-exec",help:"use nsys.trace-fork-before-exec"},{long:"--cuda-g\
raph-trace",help:"use nsys.cuda-graph-trace"},{long:"--session-new",help:always},{long:"--session",help:always},{long:"-\
-force-overwrite",short:"-f",help:always},{long:"--wait",help:always},{long:"--env-var",short:"-e",help:"use workload.en\
vironment"},{long:"--export",help:always},{long:"--kill",help:always}],ncuOptions=[{long:"--export",short:"-o",help:"use\
 ncu.keep-report"},{long:"--log-file",help:always},{long:"--import",short:"-i",help:always},{long:"--csv",help:always},{
long:"--page",help:always},{long:"--print-units",help:always},{long:"--print-kernel-base",help:always},{long:"--target-p\
rocesses",help:always},{long:"--replay-mode",help:"use ncu.replay-mode"},{long:"--clock-control",help:always},{long:"--n\
vtx",help:"use ncu.gating"},{long:"--nvtx-include",help:"use ranges"},{long:"--kernel-id",help:"use ncu.top-kernels"},{long:"\
--kernel-name",short:"-k",help:"use ncu.top-kernels"},{long:"--kernel-name-base",help:always},{long:"--filter-mode",help:always},
{long:"--launch-count",short:"-c",help:"use ncu.launches-per-kernel"},{long:"--kill",help:"use ncu.end-early"},{long:"--\
section",help:"use ncu.sections"},{long:"--set",help:"use ncu.set"},{long:"--metrics",help:"use ncu.metrics"},{long:"--f\
orce-overwrite",short:"-f",help:always}];function ownedNsysOption(argument){return owned(argument,nsysOptions)}function ownedNcuOption(argument){
return owned(argument,ncuOptions)}function owned(argument,options){let[name=""]=argument.split("="),exact=options.find(({
long,short})=>long===name||short===name.slice(0,2));return exact!==void 0?exact:/^--[a-z]/.test(name)?options.find(({long})=>long.
startsWith(name))??null:null}var chosenByUs=new Set(["hydra.run.dir","hydra.job.chdir"]),workloadRules=[({config:{workload},at})=>workload.command!==
null&&workload.module!==null?[`${at("workload.command")} and ${at("workload.module")} are both set. Set one to null.`]:[],
({config:{workload},requireWorkload})=>requireWorkload&&workload.command===null&&workload.module===null&&workload.server.
command===null?["Nothing to profile. Set workload.command, workload.module or workload.server.command, or write the comm\
and after --."]:[],({config:{workload},at})=>workload.module!==null&&workload.python===null?[`${at("workload.module")} n\
eeds workload.python. Set it to the interpreter that has the module, such as python3 or .venv/bin/python.`]:[],({config:{
workload},at})=>workload["hydra-overrides"].length>0&&workload.module===null?[`${at("workload.hydra-overrides")} apply o\
nly with workload.module, which isn't set.`]:[],({config:{workload},at})=>workload["hydra-overrides"].flatMap(text=>chosenByUs.
has(readOverride(text).key)?[`${at("workload.hydra-overrides")}: llm-profile sets ${text} itself. Leave it out.`]:[]),({
config:{workload},at})=>{let off=new Map(workload["torch-profiler-off"].map(text=>[readOverride(text).key,text]));return workload["\
hydra-overrides"].flatMap(text=>{let{key,value}=readOverride(text),opposite=off.get(key);return opposite===void 0||readOverride(
opposite).value===value?[]:[`${at("workload.hydra-overrides")}: ${text} contradicts ${opposite} in ${at("workload.torch-\
profiler-off")}. The program's own profiler and nsys can't share a process. Leave out ${text}.`]})}],serverRules=[({config:{
workload},at})=>{if(workload.server.command===null)return[];let other=["command","module"].find(key=>workload[key]!==null);
return other===void 0?[]:[`${at("workload.server.command")} and ${at(`workload.${other}`)} are both set. Keep one.`]},({
config:{workload},at})=>workload.server.command!==null&&workload.server.client===null?[`${at("workload.server.command")}\
 needs workload.server.client, the command that sends work to the server.`]:[],({config:{workload},at})=>{let{server}=workload;
if(server.command===null)return[];if(server["ready-line"]===null&&server["ready-port"]===null&&server["ready-http"]===null)
return[`${at("workload.server.command")} needs workload.server.ready-http, ready-port or ready-line, so we can see when \
the server is ready.`];if(server["ready-line"]!==null&&(server["ready-port"]!==null||server["ready-http"]!==null))return[
`${at("workload.server.ready-line")} and ${at(`workload.server.${server["ready-http"]===null?"ready-port":"ready-http"}`)}\
 are both set. Set one to null.`];let isPath=server["ready-http"]?.startsWith("/")??!1;return isPath&&server["ready-port"]===
null?[`${at("workload.server.ready-http")} is a path, so it needs workload.server.ready-port.`]:server["ready-http"]!==null&&
!isPath&&server["ready-port"]!==null?[`${at("workload.server.ready-http")} is a full URL. Leave out ${at("workload.serve\
r.ready-port")}.`]:[]},({config:{workload},at,isSet})=>{if(workload.server.command!==null)return[];let set=["client","wa\
rm-up","captures"].find(key=>workload.server[key]!==null&&isSet(`workload.server.${key}`));return set===void 0?[]:[`${at(
`workload.server.${set}`)} applies only with workload.server.command, which isn't set.`]},({config:{workload,nsys},at,isSet})=>{
if(workload.server.command===null)return[];let gate=["capture","capture-range","capture-range-end"].find(key=>nsys[key]!==
null&&isSet(`nsys.${key}`));return gate===void 0?[]:[`${at(`nsys.${gate}`)} is for a program that exits on its own. A ca\
pture of ${at("workload.server.command")} lasts as long as its client runs.`]},({config:{workload,ncu},at,isSet})=>workload.
server.command!==null&&ncu.enabled&&isSet("ncu.enabled")?[`${at("ncu.enabled")} is true, but we don't run Nsight Compute\
 on a server (${at("workload.server.command")}).`]:[]],loadRules=[({config:{workload},at})=>workload["rounds-per-load"]!==
null&&workload.server.command!==null?[`${at("workload.rounds-per-load")} is for a program that exits on its own. For ${at(
"workload.server.command")}, set workload.server.captures.`]:[],({config:{workload,nsys},at,isSet})=>{if(workload["round\
s-per-load"]===null)return[];let gate=["capture","capture-range","captures","capture-range-end"].find(key=>nsys[key]!==null&&
isSet(`nsys.${key}`));return gate===void 0?[]:[`${at(`nsys.${gate}`)} starts or ends a capture, but with ${at("workload.\
rounds-per-load")}, each capture covers one pass through the program's loop.`]}];function readOverride(text){let body=text.
replace(/^(\+\+?|~)/,""),split=body.indexOf("=");return split===-1?{key:body.trim(),value:""}:{key:body.slice(0,split).trim(),
value:body.slice(split+1).trim().toLowerCase()}}var captureRules=[({config:{nsys},at})=>nsys["capture-range"]!==null&&!nsys.
gating?[`${at("nsys.capture-range")} gates the capture, but ${at("nsys.gating")} is false. Change one of the two.`]:[],({
config:{nsys},at})=>nsys["capture-range"]!==null&&nsys.capture!=="nvtx"?[`${at("nsys.capture-range")} is an NVTX range, \
but ${at("nsys.capture")} is ${nsys.capture}. Set nsys.capture=nvtx.`]:[],({config:{nsys},at,isSet})=>!nsys.gating&&nsys.
capture==="cudaProfilerApi"&&isSet("nsys.capture")?[`${at("nsys.capture")} is cudaProfilerApi, but ${at("nsys.gating")} \
is false, so cudaProfilerStart wouldn't start a capture. Change one of the two.`]:[],({config,at})=>{let end=config.nsys["\
capture-range-end"];if(end==="auto"||!isGated(config))return[];let captured=Number(/:(\d+)$/.exec(end)?.[1]??1),wrong=gatingInstances(
config).find(({instances})=>instances!==captured);if(wrong===void 0)return[];let help=wrong.key==="nsys.capture-range"?"\
which starts only one capture. Use auto, stop or stop-shutdown.":`but ${wrong.key} asks for ${wrong.instances}. Make the\
 numbers equal, or use auto.`;return[`${at("nsys.capture-range-end")} is ${end}, which captures ${counted(captured,"inst\
ance")} of ${wrong.name}, ${help}`]},({config:{nsys,ranges},at})=>!nsys.trace.includes("nvtx")&&(ranges.length>0||nsys["\
capture-range"]!==null)?[`${at("nsys.trace")} lacks nvtx, so nsys would see no ranges. Add nvtx.`]:[],({config,at})=>config["\
require-kernels"]&&!config.nsys.trace.some(name=>/^cuda(-hw|-sw)?$/.test(name))?[`${at("nsys.trace")} lacks cuda, so nsy\
s would see no kernels. Add cuda, or set require-kernels to false for a program without kernels.`]:[],({config:{nsys},at})=>nsys["\
extra-arguments"].flatMap(argument=>{let owned2=ownedNsysOption(argument);return owned2===null?[]:[`${at("nsys.extra-arg\
uments")}: llm-profile sets ${redactCommand(argument)} itself; ${owned2.help}.`]})];function isGated({nsys,workload}){return workload.
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
name)?"environment":"secret-files";return at(`workload.${map}.${name}`)}function twice(name,first,second){return`Both ${first}\
 and ${second} set the variable ${name}. Keep one.`}var ncuRules=[({config:{ncu},at})=>ncu["extra-arguments"].flatMap(argument=>{
let option=ownedNcuOption(argument);return option===null?[]:[`${at("ncu.extra-arguments")}: llm-profile sets ${argument}\
 itself; ${option.help}.`]}),({config:{ncu},at})=>ncu.enabled&&!ncu.gating&&(ncu["replay-mode"]==="range"||ncu["replay-m\
ode"]==="app-range")?[`${at("ncu.replay-mode")} is ${ncu["replay-mode"]}, but ${at("ncu.gating")} is false, so ncu would\
 have no range to replay. Change one of the two.`]:[],({config:{ncu},at})=>ncu.enabled&&ncu["end-early"]&&!(ncu.gating&&
ncu["replay-mode"]==="kernel")?[`${at("ncu.end-early")} is true, which requires ncu.gating=true and ncu.replay-mode=kern\
el. Otherwise ncu can't know which launch is the last to measure.`]:[],({config:{ncu},at})=>ncu.enabled&&ncu.preset===null&&
ncu.set===null&&ncu.sections.length+ncu.metrics.length===0?[`${at("ncu.preset")} is null, and ncu.set, ncu.sections and \
ncu.metrics are empty too, so ncu has nothing to collect. Set one of these, or set ncu.enabled=false.`]:[]],metricRules=[
({config:{metrics},at})=>metrics.map(entry=>typeof entry=="string"?entry:entry.file).flatMap(file=>{let parts=file.split(
"/"),out=file.startsWith("/")||parts.includes(".."),deep=/[*?]/.test(parts.slice(0,-1).join("/"));if(!out&&!deep)return[];
let why=out?"is outside the program's working directory. Write the file inside that directory":"has a glob in a folder's\
 name. Only the file's name may be a glob";return[`${at("metrics")}: ${JSON.stringify(file)} ${why}.`]}),({config:{metrics,
latency},at})=>metrics.length>0&&latency.pairs===0?[`${at("metrics")} are read after runs without CUDA tracing, but ${at(
"latency.pairs")} is 0. Set latency.pairs to 1 or more.`]:[],({config:{compare},at})=>compare.thresholds.flatMap(({metric,
range,family,kernel})=>{let of=Object.entries({range,family,kernel}).flatMap(([key,name])=>name===void 0?[]:[`${key} ${JSON.
stringify(name)}`]);return metric===void 0||of.length===0?[]:[`${at("compare.thresholds")}: the metric ${JSON.stringify(
metric)} comes from the program, so its threshold can't be limited to ${listText(of,3)}. Split this entry in two.`]}),({
config,at})=>["steps","tokens"].flatMap(key=>{let amount=config[key];return config.workload.server.command!==null&&amount!==
null&&typeof amount=="object"&&"metric"in amount&&config.metrics.length===0?[`${at(key)} is the metric ${JSON.stringify(
amount.metric)}, but \`metrics\` names no file.`]:[]})],goalRules=[({config:{compare,isolation},requireWorkload,at})=>requireWorkload&&
compare.goal==="improve"&&isolation!=="unprivileged-user"?[`${at("compare.goal")} is improve, which needs isolation=unpr\
ivileged-user, but ${at("isolation")} is ${isolation}. A program that runs as root could falsify every number.`]:[],({config:{
compare,workload},requireWorkload,at})=>{if(!requireWorkload||compare.goal==="hold")return[];let isServer=workload.server.
command!==null,key=isServer?"workload.server.command":"workload.rounds-per-load";return isServer||workload["rounds-per-l\
oad"]!==null?[`${at("compare.goal")} is improve, which needs a fresh process for each capture. Leave out ${at(key)}.`]:Object.
hasOwn(workload.environment,"HOME")||workload["pass-env"].includes("HOME")?[`${at("compare.goal")} is improve, but both \
sides would share the HOME that you set. Leave out HOME.`]:[]},({config:{compare},at})=>compare.goal==="hold"&&compare.verify.
command!==null?[`${at("compare.verify.command")} is for compare.goal=improve, but ${at("compare.goal")} is hold.`]:[],({
config:{compare,latency},requireWorkload,at})=>requireWorkload&&compare.goal==="improve"&&latency.pairs!==null&&latency.
pairs<3?[`${at("compare.goal")} is improve, but ${at("latency.pairs")} is ${String(latency.pairs)}. Only untraced runs s\
how work that moved to the host or out of the range. Set latency.pairs to null, or to ${String(3)} or more.`]:[]],rules=[
...workloadRules,...serverRules,...loadRules,...environmentRules,...captureRules,...ncuRules,...metricRules,...goalRules];
function findContradictions(loaded,options){let{config,origins}=loaded,input={config,requireWorkload:options.requireWorkload,
at:key=>{let origin=origins.get(key);return origin===void 0?key:`${key} (${originText(origin)})`},isSet:key=>(origins.get(
key)?.kind??"default")!=="default"};return rules.flatMap(rule=>rule(input))}function loadConfig(raw,sources,options={requireWorkload:!1}){let layers=[{settings:settingsOf(sources.defaults,{kind:"d\
efault",name:"conf/default.yml"}),problems:[]},inputLayer(raw.defaults??[],"default"),...raw.presets.map(name=>presetLayer(
name,sources.presets)),...raw.configFile===null?[]:[userFileLayer(raw.configFile,sources.readText)],inputLayer(raw.inputs,
"input"),overrideLayer(raw.overrides)],settings=layers.flatMap(layer=>layer.settings),problems=[...layers.flatMap(layer=>layer.
problems),...settings.flatMap(validateSetting)];if(problems.length>0)throw configurationError(problems);let assembled=assemble(
settings);if(assembled.loaded===null)throw configurationError(assembled.problems);let contradictions=findContradictions(
assembled.loaded,options);if(contradictions.length>0)throw configurationError(contradictions);return assembled.loaded}function presetLayer(name,presets){
let preset=Object.hasOwn(presets,name)?presets[name]:void 0;return preset===void 0?{settings:[],problems:[noPreset(name,
Object.keys(presets))]}:{settings:settingsOf(preset,{kind:"preset",name}),problems:[]}}function userFileLayer(path,readText){
let text;try{text=readText(path)}catch(error){throw new UserError({what:`Can't read the configuration file ${path}.`,where:path,
why:errorMessage(error),help:"Check that the path is right (relative to the current folder) and that you have permission\
 to read the file.",cause:error})}return readYamlSettings(text,path,line=>({kind:"file",name:`${path}:${line}`}))}function inputLayer(inputs,kind){
return{settings:inputs.flatMap(({key,value,name})=>settingsFromValue(key,value,{kind,name})),problems:[]}}function overrideLayer(overrides){
let problems=[];return{settings:overrides.flatMap(text=>{let split=text.indexOf("=");if(split<1)return problems.push(`Th\
e override ${JSON.stringify(text)} is invalid. Write KEY=VALUE, as in nsys.trace=cuda,nvtx.`),[];let origin={kind:"overr\
ide",name:redactOverride(text)};return settingsFromText(text.slice(0,split).trim(),text.slice(split+1),origin)}),problems}}
function configurationError(problems){let count=problems.length===1?"a problem":`${problems.length} problems`;return new UserError(
{what:`The configuration has ${count}:`,problems,help:"docs/configuration.md lists every key with its allowed values and\
 its default.",id:"configuration"})}function assemble(settings){let merged=merge(settings),missing=[...configKeys.keys()].
filter(key=>!merged.has(key));if(missing.length>0)return{loaded:null,problems:missing.map(key=>`conf/default.yml doesn't\
 set ${key}.`)};let result=configSchema.safeParse(nest(merged));if(!result.success)return{loaded:null,problems:result.error.
issues.map(({path,message})=>`${path.join(".")}: ${message}`)};let origins=new Map([...merged].map(([key,{origin}])=>[key,
origin]));return{loaded:withoutProbe({config:result.data,origins}),problems:[]}}function withoutProbe(loaded){let{config,
origins}=loaded,isDefault=key=>origins.get(key)?.kind==="default",said=["nsys.gating","nsys.capture"].find(key=>!isDefault(
key)),origin=said===void 0?void 0:origins.get(said),isGated2=config.nsys.gating&&config.nsys.capture==="nvtx";return origin===
void 0||!isGated2||!isDefault("nsys.captures")?loaded:{config:{...config,nsys:{...config.nsys,captures:"range"}},origins:new Map(
[...origins,["nsys.captures",origin]])}}function merge(settings){let merged=new Map;for(let setting of settings){let{key,
empties}=setting,isMap=configKeys.get(key)?.kind==="map";if(empties===!0)for(let other of[...merged.keys()])mapEntry(other)?.
map.key===key&&merged.delete(other);(!isMap||empties===!0||!merged.has(key))&&merged.set(key,setting)}return merged}function nest(merged){
let root={};for(let{key,kind}of configKeys.values()){let value=kind==="map"?entriesOf(merged,key):merged.get(key)?.value,
names=key.split("."),section=root;for(let name of names.slice(0,-1))section=section[name]={...asRecord(section[name])};section[names.
at(-1)??""]=value}return root}function entriesOf(merged,map){let entries=[...merged.values()].flatMap(({key,value})=>{let entry=mapEntry(
key);return entry?.map.key===map?[[entry.name,value]]:[]});return Object.fromEntries(entries)}function asRecord(value){return Object.
fromEntries(typeof value=="object"&&value!==null?Object.entries(value):[])}function noPreset(name,names){let suggestion=nearest(
name,names),help=suggestion===null?"":` Did you mean ${suggestion}?`;return`The preset ${JSON.stringify(name)} doesn't e\
xist; the presets are ${names.join(", ")}.${help}`}export{loadConfig};
