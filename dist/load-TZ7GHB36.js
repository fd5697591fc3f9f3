import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{flattenSettings,originText,readYamlSettings,settingsFromText,settingsFromValue,validateSetting}from"./chunk-NKJTP5LK.js";
import{configKeys,configSchema,mapEntry,redactOverride}from"./chunk-WFBDHIPL.js";import"./chunk-QIQJK4Y5.js";
import{redactCommand}from"./chunk-6KO54AH4.js";import{nearest}from"./chunk-BTMNXSV6.js";import"./chunk-35HP6UP2.js";
import{counted,listText}from"./chunk-ZYMCHVPE.js";import"./chunk-DVA2FSEP.js";import"./chunk-G75GGGIL.js";
import"./chunk-7IBWU4LP.js";import{UserError,errorMessage}from"./chunk-SVS2CUJD.js";import"./chunk-KWNHFX66.js";
import"./chunk-GBWPPC6J.js";var ownNsysOptions=[{long:"--output",short:"-o"},{long:"--capture-range",short:"-c",help:"use nsys.capture"},{long:"--ca\
pture-range-end",help:"use nsys.capture-range-end"},{long:"--nvtx-capture",short:"-p",help:"use ranges or nsys.capture-r\
ange"},{long:"--trace",short:"-t",help:"use nsys.trace"},{long:"--sample",short:"-s"},{long:"--cpuctxsw"},{long:"--trace\
-fork-before-exec",help:"use nsys.trace-fork-before-exec"},{long:"--cuda-graph-trace",help:"use nsys.cuda-graph-trace"},
{long:"--session-new"},{long:"--session"},{long:"--force-overwrite",short:"-f"},{long:"--wait"},{long:"--env-var",short:"\
-e",help:"use workload.environment"},{long:"--export"},{long:"--kill"}],ownNcuOptions=[{long:"--export",short:"-o",help:"\
use ncu.keep-report"},{long:"--log-file"},{long:"--import",short:"-i"},{long:"--csv"},{long:"--page"},{long:"--print-uni\
ts"},{long:"--print-kernel-base"},{long:"--target-processes"},{long:"--replay-mode",help:"use ncu.replay-mode"},{long:"-\
-clock-control"},{long:"--nvtx",help:"use ncu.gating"},{long:"--nvtx-include",help:"use ranges"},{long:"--kernel-id",help:"\
use ncu.top-kernels"},{long:"--kernel-name",short:"-k",help:"use ncu.top-kernels"},{long:"--kernel-name-base"},{long:"--\
filter-mode"},{long:"--launch-count",short:"-c",help:"use ncu.launches-per-kernel"},{long:"--kill",help:"use ncu.end-ear\
ly"},{long:"--section",help:"use ncu.sections"},{long:"--set",help:"use ncu.set"},{long:"--metrics",help:"use ncu.metric\
s"},{long:"--force-overwrite",short:"-f"}];function findOwnHelp(argument,options){let[name=""]=argument.split("="),isWord=/^--[a-z]/.
test(name),option=options.find(({long,short})=>long===name||short===name.slice(0,2))??options.find(({long})=>isWord&&long.
startsWith(name));return option===void 0?null:option.help??"leave it out"}function findContradictions({config,origins},requireWorkload){let problems=[],rules={config,requireWorkload,at:key=>{let origin=origins.
get(key);return origin===void 0?key:`${key} (${originText(origin)})`},isSet:key=>(origins.get(key)?.kind??"default")!=="\
default",add:problem=>problems.push(problem)};return checkProgram(rules),checkServer(rules),checkLoads(rules),checkVariables(
rules),checkCaptures(rules),checkNcu(rules),checkMetrics(rules),checkGoal(rules),problems}var chosenByUs=new Set(["hydra\
.run.dir","hydra.job.chdir"]);function checkProgram({config:{workload},requireWorkload,at,add}){let{command,module,"hydr\
a-overrides":overrides}=workload;command!==null&&module!==null&&add(`${at("workload.command")} and ${at("workload.module")}\
 are both set. Set one to null.`),requireWorkload&&command===null&&module===null&&workload.server.command===null&&add("N\
othing to profile. Set workload.command, workload.module or workload.server.command, or write the command after --."),module!==
null&&workload.python===null&&add(`${at("workload.module")} needs workload.python. Set it to the interpreter that has th\
e module, such as python3 or .venv/bin/python.`),overrides.length>0&&module===null&&add(`${at("workload.hydra-overrides")}\
 apply only with workload.module, which isn't set.`);for(let text of overrides)chosenByUs.has(readOverride(text).key)&&add(
`${at("workload.hydra-overrides")}: llm-profile sets ${text} itself. Leave it out.`);let off=new Map(workload["torch-pro\
filer-off"].map(text=>[readOverride(text).key,text]));for(let text of overrides){let{key,value}=readOverride(text),opposite=off.
get(key);opposite!==void 0&&readOverride(opposite).value!==value&&add(`${at("workload.hydra-overrides")}: ${text} contra\
dicts ${opposite} in ${at("workload.torch-profiler-off")}. The program's own profiler and nsys can't share a process. Le\
ave out ${text}.`)}}function readOverride(text){let[key="",...value]=text.replace(/^(\+\+?|~)/,"").split("=");return{key:key.
trim(),value:value.join("=").trim().toLowerCase()}}function checkServer({config:{workload,nsys,ncu},at,isSet,add}){let{server}=workload;
if(server.command===null){let set=["client","warm-up","captures"].find(key=>server[key]!==null&&isSet(`workload.server.${key}`));
set!==void 0&&add(`${at(`workload.server.${set}`)} applies only with workload.server.command, which isn't set.`);return}
let other=["command","module"].find(key=>workload[key]!==null);other!==void 0&&add(`${at("workload.server.command")} and\
 ${at(`workload.${other}`)} are both set. Keep one.`),server.client===null&&add(`${at("workload.server.command")} needs \
workload.server.client, the command that sends work to the server.`);let{"ready-line":line,"ready-port":port,"ready-http":http}=server,
isPath=http?.startsWith("/")??!1;line===null&&port===null&&http===null?add(`${at("workload.server.command")} needs workl\
oad.server.ready-http, ready-port or ready-line, so we can see when the server is ready.`):line!==null&&(port!==null||http!==
null)?add(`${at("workload.server.ready-line")} and ${at(`workload.server.${http===null?"ready-port":"ready-http"}`)} are\
 both set. Set one to null.`):isPath&&port===null?add(`${at("workload.server.ready-http")} is a path, so it needs worklo\
ad.server.ready-port.`):http!==null&&!isPath&&port!==null&&add(`${at("workload.server.ready-http")} is a full URL. Leave\
 out ${at("workload.server.ready-port")}.`);let gate=findGate(["capture","capture-range","capture-range-end"],nsys,isSet);
gate!==void 0&&add(`${at(gate)} is for a program that exits on its own. A capture of ${at("workload.server.command")} la\
sts as long as its client runs.`),ncu.enabled&&isSet("ncu.enabled")&&add(`${at("ncu.enabled")} is true, but we don't run\
 Nsight Compute on a server (${at("workload.server.command")}).`)}function findGate(keys,nsys,isSet){return keys.filter(
key=>nsys[key]!==null).map(key=>`nsys.${key}`).find(isSet)}function checkLoads({config:{workload,nsys},at,isSet,add}){if(workload["\
rounds-per-load"]===null)return;workload.server.command!==null&&add(`${at("workload.rounds-per-load")} is for a program \
that exits on its own. For ${at("workload.server.command")}, set workload.server.captures.`);let gate=findGate(["capture",
"capture-range","captures","capture-range-end"],nsys,isSet);gate!==void 0&&add(`${at(gate)} starts or ends a capture, bu\
t with ${at("workload.rounds-per-load")}, each capture covers one pass through the program's loop.`)}function checkVariables({
config:{workload},at,add}){let{environment,"secret-files":files,"pass-env":passed,gpu}=workload,addTwice=(name,first,second)=>{
add(`Both ${at(first)} and ${at(second)} set the variable ${name}. Keep one.`)},sourceOf=name=>`workload.${Object.hasOwn(
environment,name)?"environment":"secret-files"}.${name}`;for(let name of[...Object.keys(environment),...Object.keys(files)])
passed.includes(name)&&addTwice(name,sourceOf(name),"workload.pass-env");for(let name of Object.keys(environment))Object.
hasOwn(files,name)&&addTwice(name,sourceOf(name),`workload.secret-files.${name}`);let device="CUDA_VISIBLE_DEVICES";gpu!==
null&&(Object.hasOwn(environment,device)?addTwice(device,"workload.gpu",sourceOf(device)):passed.includes(device)&&addTwice(
device,"workload.gpu","workload.pass-env"))}function checkCaptures({config,at,isSet,add}){let{nsys,ranges,workload}=config,
isServer=workload.server.command!==null,enclosing=nsys["capture-range"];enclosing!==null&&!nsys.gating&&add(`${at("nsys.\
capture-range")} gates the capture, but ${at("nsys.gating")} is false. Change one of the two.`),enclosing!==null&&nsys.capture!==
"nvtx"&&add(`${at("nsys.capture-range")} is an NVTX range, but ${at("nsys.capture")} is ${nsys.capture}. Set nsys.captur\
e=nvtx.`),!nsys.gating&&nsys.capture==="cudaProfilerApi"&&isSet("nsys.capture")&&add(`${at("nsys.capture")} is cudaProfi\
lerApi, but ${at("nsys.gating")} is false, so cudaProfilerStart wouldn't start a capture. Change one of the two.`);let end=nsys["\
capture-range-end"],captured=Number(/:(\d+)$/.exec(end)?.[1]??1),isGated=!isServer&&nsys.gating&&nsys.capture!=="none",wrong=end===
"auto"||!isGated?null:findGates(config).find(({instances})=>instances!==captured);if(wrong!=null){let help=wrong.key==="\
nsys.capture-range"?"which starts only one capture. Use auto, stop or stop-shutdown.":`but ${wrong.key} asks for ${wrong.
instances}. Make the numbers equal, or use auto.`;add(`${at("nsys.capture-range-end")} is ${end}, which captures ${counted(
captured,"instance")} of ${wrong.name}, ${help}`)}!nsys.trace.includes("nvtx")&&(ranges.length>0||enclosing!==null)&&add(
`${at("nsys.trace")} lacks nvtx, so nsys would see no ranges. Add nvtx.`),config["require-kernels"]&&!nsys.trace.some(name=>/^cuda(-hw|-sw)?$/.
test(name))&&add(`${at("nsys.trace")} lacks cuda, so nsys would see no kernels. Add cuda, or set require-kernels to fals\
e for a program without kernels.`);for(let argument of nsys["extra-arguments"]){let help=findOwnHelp(argument,ownNsysOptions);
help!==null&&add(`${at("nsys.extra-arguments")}: llm-profile sets ${redactCommand(argument)} itself; ${help}.`)}}function findGates({
nsys,ranges,instances:usual}){let enclosing=nsys["capture-range"];if(enclosing!==null)return[{name:enclosing,instances:1,
key:"nsys.capture-range"}];let instances=usual??1;return nsys.capture==="cudaProfilerApi"?[{name:"cudaProfilerApi",instances,
key:"instances"}]:ranges.map(range=>typeof range=="string"?{name:range,instances,key:"instances"}:{name:range.range,instances:(range.
skip??0)+(range.instances??instances),key:"ranges"})}function checkNcu({config:{ncu},at,add}){for(let argument of ncu["e\
xtra-arguments"]){let help=findOwnHelp(argument,ownNcuOptions);help!==null&&add(`${at("ncu.extra-arguments")}: llm-profi\
le sets ${argument} itself; ${help}.`)}if(!ncu.enabled)return;let mode=ncu["replay-mode"];!ncu.gating&&(mode==="range"||
mode==="app-range")&&add(`${at("ncu.replay-mode")} is ${mode}, but ${at("ncu.gating")} is false, so ncu would have no ra\
nge to replay. Change one of the two.`),ncu["end-early"]&&!(ncu.gating&&mode==="kernel")&&add(`${at("ncu.end-early")} is\
 true, which requires ncu.gating=true and ncu.replay-mode=kernel. Otherwise ncu can't know which launch is the last to m\
easure.`),ncu.preset===null&&ncu.set===null&&ncu.sections.length+ncu.metrics.length===0&&add(`${at("ncu.preset")} is nul\
l, and ncu.set, ncu.sections and ncu.metrics are empty too, so ncu has nothing to collect. Set one of these, or set ncu.\
enabled=false.`)}function checkMetrics({config,at,add}){let{metrics,latency,compare,workload}=config;for(let entry of metrics){
let file=typeof entry=="string"?entry:entry.file,parts=file.split("/");file.startsWith("/")||parts.includes("..")?add(`${at(
"metrics")}: ${JSON.stringify(file)} is outside the program's working directory. Write the file inside that directory.`):
/[*?]/.test(parts.slice(0,-1).join("/"))&&add(`${at("metrics")}: ${JSON.stringify(file)} has a glob in a folder's name. \
Only the file's name may be a glob.`)}metrics.length>0&&latency.pairs===0&&add(`${at("metrics")} are read after runs wit\
hout CUDA tracing, but ${at("latency.pairs")} is 0. Set latency.pairs to 1 or more.`);for(let{metric,range,family,kernel}of compare.
thresholds){let limited=Object.entries({range,family,kernel}).filter(([,name])=>name!==void 0).map(([key,name])=>`${key}\
 ${JSON.stringify(name)}`);metric!==void 0&&limited.length>0&&add(`${at("compare.thresholds")}: the metric ${JSON.stringify(
metric)} comes from the program, so its threshold can't be limited to ${listText(limited,3)}. Split this entry in two.`)}
if(!(workload.server.command===null||metrics.length>0))for(let key of["steps","tokens"]){let amount=config[key];amount!==
null&&typeof amount=="object"&&"metric"in amount&&add(`${at(key)} is the metric ${JSON.stringify(amount.metric)}, but \`m\
etrics\` names no file.`)}}function checkGoal({config:{compare,isolation,workload,latency},requireWorkload,at,add}){let isImprove=requireWorkload&&
compare.goal==="improve";if(isImprove&&isolation!=="unprivileged-user"&&add(`${at("compare.goal")} is improve, which nee\
ds isolation=unprivileged-user, but ${at("isolation")} is ${isolation}. A program that runs as root could falsify every \
number.`),isImprove&&(workload.server.command!==null||workload["rounds-per-load"]!==null)){let key=workload.server.command===
null?"workload.rounds-per-load":"workload.server.command";add(`${at("compare.goal")} is improve, which needs a fresh pro\
cess for each capture. Leave out ${at(key)}.`)}else isImprove&&(Object.hasOwn(workload.environment,"HOME")||workload["pa\
ss-env"].includes("HOME"))&&add(`${at("compare.goal")} is improve, but both sides would share the HOME that you set. Lea\
ve out HOME.`);compare.goal==="hold"&&compare.verify.command!==null&&add(`${at("compare.verify.command")} is for compare\
.goal=improve, but ${at("compare.goal")} is hold.`),isImprove&&latency.pairs!==null&&latency.pairs<3&&add(`${at("compare\
.goal")} is improve, but ${at("latency.pairs")} is ${latency.pairs}. Only untraced runs show work that moved to the host\
 or out of the range. Set latency.pairs to null, or to ${3} or more.`)}function loadConfig(raw,sources,options={requireWorkload:!1}){let layers=[{settings:flattenSettings(sources.defaults,{kind:"\
default",name:"conf/default.yml"}),problems:[]},inputLayer(raw.defaults??[],"default"),...raw.presets.map(name=>presetLayer(
name,sources.presets)),...raw.configFile===null?[]:[userFileLayer(raw.configFile,sources.readText)],inputLayer(raw.inputs,
"input"),overrideLayer(raw.overrides)],settings=layers.flatMap(layer=>layer.settings),problems=[...layers.flatMap(layer=>layer.
problems),...settings.flatMap(validateSetting)];if(problems.length>0)throw configurationError(problems);let loaded=assemble(
settings),contradictions=findContradictions(loaded,options.requireWorkload);if(contradictions.length>0)throw configurationError(
contradictions);return loaded}function presetLayer(name,presets){let preset=Object.hasOwn(presets,name)?presets[name]:void 0;
if(preset!==void 0)return{settings:flattenSettings(preset,{kind:"preset",name}),problems:[]};let names=Object.keys(presets),
suggestion=nearest(name,names),help=suggestion===null?"":` Did you mean ${suggestion}?`,problem=`The preset ${JSON.stringify(
name)} doesn't exist; the presets are ${names.join(", ")}.${help}`;return{settings:[],problems:[problem]}}function userFileLayer(path,readText){
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
filter(key=>!merged.has(key));if(missing.length>0)throw configurationError(missing.map(key=>`conf/default.yml doesn't se\
t ${key}.`));let result=configSchema.safeParse(nest(merged));if(!result.success)throw configurationError(result.error.issues.
map(({path,message})=>`${path.join(".")}: ${message}`));let origins=new Map([...merged].map(([key,{origin}])=>[key,origin]));
return withoutProbe({config:result.data,origins})}function withoutProbe(loaded){let{config,origins}=loaded,isDefault=key=>origins.
get(key)?.kind==="default",setting=["nsys.gating","nsys.capture"].find(key=>!isDefault(key)),origin=setting===void 0?void 0:
origins.get(setting),isGated=config.nsys.gating&&config.nsys.capture==="nvtx";return origin===void 0||!isGated||!isDefault(
"nsys.captures")?loaded:{config:{...config,nsys:{...config.nsys,captures:"range"}},origins:new Map([...origins,["nsys.ca\
ptures",origin]])}}function merge(settings){let merged=new Map;for(let setting of settings){let{key,empties}=setting,isMap=configKeys.
get(key)?.kind==="map";if(empties===!0)for(let other of[...merged.keys()])mapEntry(other)?.map.key===key&&merged.delete(
other);(!isMap||empties===!0||!merged.has(key))&&merged.set(key,setting)}return merged}function nest(merged){let root={};
for(let{key,kind}of configKeys.values()){let value=kind==="map"?entriesOf(merged,key):merged.get(key)?.value,names=key.split(
"."),section=root;for(let name of names.slice(0,-1))section=section[name]??={};section[names.at(-1)??""]=value}return root}
function entriesOf(merged,map){let entries=[...merged.values()].flatMap(({key,value})=>{let entry=mapEntry(key);return entry?.
map.key===map?[[entry.name,value]]:[]});return Object.fromEntries(entries)}export{loadConfig};
