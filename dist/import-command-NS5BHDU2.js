import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{configPath}from"./chunk-P4GAQWTW.js";import{schemaComment}from"./chunk-ADW7AVUP.js";import{tracedApi}from"./chunk-DEBAMSE3.js";
import{shellLine}from"./chunk-AQQV4D3V.js";import{findServerPort}from"./chunk-UA6MQTEC.js";import{isSecretName}from"./chunk-LMHALEWT.js";
import{nearest}from"./chunk-BFRNJH43.js";import"./chunk-6ECLQG56.js";import"./chunk-6WS3YUMR.js";import{
require_dist}from"./chunk-QIQJK4Y5.js";import"./chunk-G75GGGIL.js";import"./chunk-7IBWU4LP.js";import{
UserError}from"./chunk-A6EG2BLY.js";import"./chunk-JN33INQG.js";import{__toESM}from"./chunk-GBWPPC6J.js";var import_yaml=__toESM(require_dist(),1);import{basename as basename2}from"node:path/posix";var pieces=[{pattern:/\\\n/y,read:()=>null},{pattern:/[ \t]+/y,read:()=>"blank"},{pattern:/'([^']*)'/y,read:([,text=""])=>createLiteralWord(
text)},{pattern:/\$'((?:[^'\\]|\\[^])*)'/y,read:([,text=""])=>createLiteralWord(unescapeAnsi(text))},{pattern:/"((?:[^"\\]|\\[^])*)"/y,
read:([,text=""])=>readDoubleQuoted(text)},{pattern:/\\([^])/y,read:([,text=""])=>createLiteralWord(text)},{pattern:/\$([A-Za-z_]\w*)/y,
read:([text,name=""])=>createVariableWord(text,name)},{pattern:/\$\{([A-Za-z_]\w*)(:[-?][\w./,:=@%+-]*)?\}/y,read:([text,
name="",rest])=>createVariableWord(text,name,rest)},{pattern:/\$(?:\{[^}]*\}|\([^)]*\)|[\d@*#?!$-]|")|`[^`]*`|[*?]/y,read:([
text])=>createExpandedWord(text)},{pattern:/\{(?=(?:'[^']*'|"(?:[^"\\]|\\[^])*"|\\[^]|[^\s'"\\,|&;<>()])*,(?:'[^']*'|"(?:[^"\\]|\\[^])*"|\\[^]|[^\s'"\\|&;<>()])*\})|\{(?=(?:-?\d+|[A-Za-z])\.\.(?:-?\d+|[A-Za-z])(?:\.\.-?\d+)?\})/y,
read:({index,input})=>createExpandedWord("{",/^\S+/.exec(input.slice(index))?.[0])},{pattern:/(?:(?<![^ \t\n|&;<>()])\d+)?(?:<<[<-]?|>>|>\||[<>]&|<>|[<>])|&>>?|&&|\|\|?|[&;()]|\n/y,
read:([text])=>({text,isOperator:!0,variables:[],expansion:null,shell:text})},{pattern:/['"`\\]/y,read:([text])=>{throw createRefusal(
`The line isn't complete. A \`${text}\` in the line isn't closed.`,"Write the whole command.")}},{pattern:/(?<![^ \t\n]|\\[ \t])#[^\n]*/y,
read:()=>null},{pattern:/(?<![^ \t\n]|\\[ \t])~[\w.+-]*/y,read:([text])=>createExpandedWord(text)},{pattern:/[^\s\\'"$`*?|&;<>(){]+|[^]/y,
read:([text])=>createLiteralWord(text)}];function splitShellLine(line){let words=[],word=null;for(let piece of readPieces(
line))piece!==null&&(piece==="blank"||piece.isOperator===!0?(word!==null&&words.push(word),word=null,piece!=="blank"&&words.
push(piece)):word===null?word=piece:word={text:word.text+piece.text,variables:[...word.variables,...piece.variables],expansion:word.
expansion??piece.expansion,shell:word.shell+piece.shell});return word===null?words:[...words,word]}function*readPieces(line){
let at=0;for(;at<line.length;)for(let{pattern,read}of pieces){pattern.lastIndex=at;let match=pattern.exec(line);if(match!==
null){at=pattern.lastIndex,yield read(match);break}}}function createLiteralWord(text){return{text,variables:[],expansion:null,
shell:shellLine([text])}}function createExpandedWord(text,expansion=text){return{text,variables:[],expansion,shell:text}}
function createVariableWord(text,name,rest){return{text,variables:[name],expansion:null,shell:formatRequiredVariable(name,
rest)}}function formatRequiredVariable(name,rest=":?"){return`\${${name}${rest}}`}function readDoubleQuoted(quoted){let variables=[],
expansion=null,shell=quoted.replaceAll(/\\[^]|\$([A-Za-z_]\w*)|\$\{([A-Za-z_]\w*)(:[-?][\w./,:=@%+-]*)?\}|\$[\w{(@*#?!$-]|`/g,
(all,plain,braced,rest)=>{if(all.startsWith("\\"))return all;let name=plain??braced;return name===void 0?(expansion??=all,
all):(variables.push(name),formatRequiredVariable(name,rest))}),text=quoted.replaceAll(/\\([$`"\\\n])/g,(_,one)=>one===`\

`?"":one);return variables.length===0&&expansion===null?createLiteralWord(text):{text,variables,expansion,shell:`"${shell}\
"`}}var ansi={n:`
`,t:"	",r:"\r",a:"\x07",b:"\b",e:"\x1B",f:"\f",v:"\v"};function unescapeAnsi(text){return text.replaceAll(/\\(?:U([\da-fA-F]{1,8})|u([\da-fA-F]{1,4})|x([\da-fA-F]{1,2})|([^]))/g,
(all,...groups)=>{let[long,short,byte,one=""]=groups,code=long??short??byte;if(code===void 0)return ansi[one]??(/['"\\?]/.
test(one)?one:all);let number=Number.parseInt(code,16);return number<=1114111?String.fromCodePoint(number):all})}function createRefusal(what,help){
return new UserError({id:"bad-import",what,where:"import-command",help:help===""?"See llm-profile import-command --help.":
help})}function refuseExpansion({expansion,variables:[variable]},what){let expands=expansion??(variable===void 0?null:`$${variable}`);
if(expands===null)return;let said=`${what} has ${JSON.stringify(expands)}`;throw/^\$[\d@*#?!$-]/.test(expands)?createRefusal(
`${said}, which a script gets when it's started. A configuration has no such arguments.`,"Write the arguments themselves\
, or a variable such as $ARGS."):/^(?:\$\(|`)/.test(expands)?createRefusal(`${said}, a command that a shell would run. I\
ts output may differ in each capture.`,"Write the output itself, or quote it."):createRefusal(`${said}, which a shell wo\
uld expand.`,"Write the value itself, or quote it.")}import{basename}from"node:path/posix";function readCommandLine(given){let commands=splitCommands(given.length===1?splitShellLine(given[0]??""):given.map(createLiteralWord)),
[first=[],...others]=commands,directory=first[0]?.text==="cd"&&others.length>0?readFolder(first):null,[command=[],other]=directory===
null?commands:others;other!==void 0&&refuseOther(command,other);let redirected=takeRedirections(command),prefixed=takePrefixes(
redirected.words);return{...prefixed,directory,input:redirected.input,notes:[...redirected.notes,...prefixed.notes]}}function splitCommands(words){
let commands=[[]];for(let word of words)word.isOperator===!0&&["&&",";",`
`].includes(word.text)?commands.push([]):commands.at(-1)?.push(word);return commands.filter(command=>command.length>0)}function readFolder(words){
let[folder,...more]=words.slice(words[1]?.text==="--"?2:1);if(folder===void 0||more.length>0||folder.text.startsWith("-"))
throw createRefusal("`cd` in the line doesn't name one folder.","Write `cd FOLDER && nsys profile \u2026`.");return refuseExpansion(
folder,"cd"),folder}function refuseOther(command,other){let isTool=command.some(({text:text2})=>isToolName(text2)),[{text=""}={}]=isTool?
other:command;throw createRefusal(`The line has more than one command: ${JSON.stringify(text)} runs ${isTool?"after":"be\
fore"} nsys or ncu.`,"Only `cd FOLDER &&` may come first. Run other commands before or after llm-profile, or in `workloa\
d.setup`.")}function takeRedirections(all){let words=[],notes=[],input=null;for(let at=0;at<all.length;at+=1){let word=all[at];
if(word?.isOperator!==!0){word!==void 0&&words.push(word);continue}let target=all[at+1],isOutput=/^\d*(?:>>?|>\||>&)$|^&>>?$/.
test(word.text);(!(isOutput||word.text==="<")||target===void 0||target.isOperator===!0)&&refuseOperator(word.text),at+=1,
isOutput?notes.push({option:word.text,text:"we show the program's output and keep it in the run directory"}):(refuseUnlessVariables(
target,"The input"),input=`<${target.shell}`)}return{words,input,notes}}function refuseOperator(operator){let what=`The \
line has an unquoted \`${operator}\`.`;throw operator==="|"||operator==="|&"?createRefusal(what,"Leave out the pipe: the\
 run directory has the program's output."):createRefusal(what,"Quote it, or write only the nsys or ncu command.")}var prefixes={
env:{flags:/^(?:-i|-|--ignore-environment|--unset=.+|--)$/,options:/^-u$/,note:"the program gets only an allowlist of va\
riables, and those in `workload.environment`"},sudo:{flags:/^(?:-[EHnS]+|--(?:preserve-env(?:=.*)?|set-home|non-interactive|stdin)|--(?:user|group)=.*|--)$/,
options:/^-[ug]$/,note:"nsys and ncu run with llm-profile's rights; `isolation` chooses the program's"}};function takePrefixes(all){
let variables=[],notes=[],words=all;for(let[word]=words;word!==void 0;[word]=words){let name=basename(word.text),prefix=prefixes[name];
if(isAssignment(word.text))variables.push(word),words=words.slice(1);else if(prefix!==void 0)notes.push({option:name,text:prefix.
note}),words=skipPrefixOptions(name,prefix,words.slice(1));else break}return refuseWrapper(words),{variables,words,notes}}
function skipPrefixOptions(name,prefix,words){let[word,...rest]=words;if(word?.text.startsWith("-")!==!0)return words;if(prefix.
flags.test(word.text))return skipPrefixOptions(name,prefix,rest);if(prefix.options.test(word.text))return skipPrefixOptions(
name,prefix,rest.slice(1));throw createRefusal(`${name}'s ${JSON.stringify(word.text)} can't be imported.`,`Write the co\
mmand without ${name}.`)}function refuseWrapper(words){let[program,...rest]=words;if(program===void 0||isToolName(program.
text)||!rest.some(({text})=>isToolName(text)))return;let name=basename(program.text),what=`${JSON.stringify(name)} start\
s nsys or ncu in this line, so the line can't be imported.`,tool=rest.find(({text})=>isToolName(text))?.text??"nsys";throw createRefusal(
what,findLauncher(name)?.help??`Leave ${name} out, or write it after the options of ${basename(tool)}, in front of the p\
rogram.`)}function refuseUnlessVariables(word,what){word.expansion!==null&&refuseExpansion(word,what)}function isToolName(text){
return["nsys","ncu"].includes(basename(text))}function isAssignment(text){return/^[A-Za-z_]\w*=/.test(text)}var launchers=[
{name:/^srun$/,help:"docs/ranks.md shows how to profile each rank with your command, and how to merge the reports.",note:"\
nsys sees only the processes on its own machine; docs/ranks.md has the way for several"},{name:/^(?:mpirun|mpiexec|mpiexec\.hydra|orterun|prterun)$/,
help:"On one machine, write nsys or ncu before the launcher: one capture then records every rank (docs/ranks.md).",note:"\
docs/ranks.md explains captures of several ranks"},{name:/^(?:docker|podman|nerdctl|nvidia-docker|apptainer|singularity|enroot)$/,
help:"Import the command that runs in the container, and start llm-profile in the container too (docs/runners.md#the-ima\
ge).",note:"nsys and ncu can't see processes in a container; run llm-profile in the container (docs/runners.md#the-image\
)"},{name:/^kubectl$/,help:"Import the command that runs in the pod, and start llm-profile in the pod too (docs/runners.\
md#kubernetes).",note:"nsys and ncu can't see processes in a pod; run llm-profile in the pod (docs/runners.md#kubernetes\
)"}];function findLauncher(name){return launchers.find(one=>one.name.test(name))??null}var asIs={kind:"as-is"};function oneOfValues(...values){return{pattern:new RegExp(`^(?:${values.join("|")})$`),text:values.
join(" or ")}}var trueOrFalse=oneOfValues("true","false"),anyNumber={pattern:/^\d+(?:\.\d+)?$/,text:"a number"};function sets(key,value,note){
return{kind:"settings",settings:{[key]:value},...note===void 0?{}:{note}}}function noted(note){return{kind:"note",note}}
function refused(why){return{kind:"refused",why}}function optionsAlike(longs,becomes,more={}){return longs.trim().split(
/\s+/).map(long=>({...more,long,becomes}))}function setsIfAllowed(key,allowed,value){return allowed.includes(value)?sets(
key,value):noted(`${key} accepts only ${allowed.join(", ")}`)}var sampling=["none","process-tree","system-wide"],notSampled=noted("we never sample the CPU, except in the run that fin\
ds lines"),apiNames={pattern:/^[a-z][\w-]*(?:,[a-z][\w-]*)*$/,text:"APIs, separated by commas"},rangeEnds={pattern:/^(?:none|stop|stop-shutdown|repeat(?::\d+)?|repeat-shutdown:\d+)$/,
text:"none, stop, stop-shutdown, repeat, repeat:N, or repeat-shutdown:N"},formats=["none","arrow","arrowdir","hdf","json",
"jsonlines","parquetdir","sqlite","text"],exportFormats={pattern:new RegExp(`^(?:${formats.join("|")})(?:,(?:${formats.join(
"|")}))*$`),text:`${formats.join(", ")}, or several of them`},rangeOpens=noted("a range opens and ends the capture; name\
 it under `ranges`"),nsysOptions=[{long:"--trace",short:"-t",values:apiNames,becomes:readTrace},{long:"--sample",short:"\
-s",values:oneOfValues(...sampling,"cpu"),becomes:notSampled},{long:"--cpuctxsw",values:oneOfValues(...sampling),becomes:notSampled},
{long:"--capture-range",short:"-c",becomes:readCaptureRange},{long:"--capture-range-end",values:rangeEnds,becomes:readCaptureRangeEnd},
{long:"--nvtx-capture",short:"-p",becomes:readNvtxCapture},{long:"--env-var",short:"-e",becomes:value=>readEnvironment(value.
split(","))},{long:"--cuda-graph-trace",values:{pattern:/^(?:graph|node)(?::[\w-]+)?$/,text:"graph or node"},becomes:value=>value.
startsWith("node")?noted("node is the default"):noted("we use node, because graph hides the kernels of CUDA graphs")},{long:"\
--trace-fork-before-exec",values:trueOrFalse,becomes:value=>value==="true"?sets("nsys.trace-fork-before-exec",!0):noted(
"false is the default")},{long:"--output",short:"-o",becomes:noted("each run has its own directory in `out`")},{long:"--\
force-overwrite",short:"-f",values:trueOrFalse,becomes:noted("nothing is overwritten; each run has its own directory")},
{long:"--export",values:exportFormats,becomes:noted("we always export to SQLite; profile.json has the numbers")},{long:"\
--stats",values:trueOrFalse,becomes:noted("we always create the summaries")},{long:"--wait",values:oneOfValues("primary",
"all"),becomes:noted("we always use primary, so a daemon can't delay the end of the capture")},{long:"--kill",values:{pattern:/^(?:none|sigkill|sigterm|\d+)$/,
text:"none, sigkill, sigterm, or a signal's number"},becomes:noted("the program runs to its end, or to `workload.time-li\
mit`")},{long:"--show-output",short:"-w",values:trueOrFalse,becomes:noted("we show the program's output and keep it in t\
he run directory")},{long:"--inherit-environment",short:"-n",values:trueOrFalse,becomes:noted("the program gets only an \
allowlist of variables, because reports contain its environment; `workload.environment` and `pass-env` add to it")},...optionsAlike(
"--run-as",noted("`isolation` chooses the user")),...optionsAlike("--session-new --session",noted("each capture has its \
own session")),{long:"--stop-on-exit",short:"-x",values:trueOrFalse,becomes:noted("a capture ends with its range, or wit\
h the program")},{long:"--start-later",short:"-Y",takesValue:"attached",values:trueOrFalse,becomes:noted("a range opens \
the capture")},{long:"--delay",short:"-y",values:anyNumber,becomes:noted("a range opens the capture, at the same point e\
ach time; name it under `ranges`")},{long:"--duration",short:"-d",values:anyNumber,becomes:noted("a range ends the captu\
re, at the same point each time; name it under `ranges`")},...optionsAlike("--start-frame-index --duration-frames",rangeOpens,
{values:anyNumber}),...optionsAlike("--hotkey-capture",rangeOpens,{values:{pattern:/^F\d+$/,text:"F1 to F12"}}),...optionsAlike(
"--command-file",refused("We don't read that file. Write its options on the command line.")),{long:"--help",short:"-h",takesValue:!1,
becomes:refused("With this option, nsys captures nothing.")},{long:"--backtrace",short:"-b",becomes:asIs},...optionsAlike(
`
      --cuda-memory-usage --cuda-um-cpu-page-faults --cuda-um-gpu-page-faults --flush-on-cudaprofilerstop
      --ftrace-keep-user-config --gpuctxsw --opengl-gpu-workload --python-sampling --resolve-symbols`,asIs,{values:trueOrFalse}),
...optionsAlike(`
      --cpu-core-events --cuda-flush-interval --cudabacktrace --event-sample --event-sampling-frequency
      --event-sampling-interval --ftrace --gpu-metrics-device --gpu-metrics-frequency --gpu-metrics-set
      --gpu-video-device --ib-switch-congestion-device --ib-switch-congestion-nic-device
      --ib-switch-congestion-percent --ib-switch-congestion-threshold-high --ib-switch-metrics-device
      --mpi-impl --nic-metrics --nvtx-domain-include --nvtx-domain-exclude --os-events
      --osrt-backtrace-stack-size --osrt-backtrace-threshold --osrt-threshold --python-backtrace
      --python-nvtx-annotations --python-sampling-frequency --samples-per-backtrace --sampling-period
      --vulkan-gpu-workload`,asIs),...optionsAlike(`
      --cuda-event-trace --cuda-trace-all-apis --cuda-trace-scope --gpu-metrics-devices --pytorch
      --python-functions-trace --dask --enable --osrt-file-access --storage-metrics --syscall --soc-metrics
      --soc-metrics-frequency --soc-metrics-set --cpu-core-metrics --cpu-socket-events --cpu-socket-metrics
      --debug-symbols --sampling-frequency --nvlink-metrics`,asIs)];function addNsysDefaults(given){return(given.get("--\
capture-range")??"none")==="none"?[wholeProgram]:[]}var wholeProgram=sets("nsys.gating",!1,"No range starts the capture,\
 so nsys records the whole program. Name its NVTX ranges under `ranges` and remove `gating` to get small captures and a \
verdict for each range");function readTrace(value){let apis=value.split(",").filter(api=>api!==""&&api!=="none"),strange=apis.
find(api=>!tracedApi.test(api));if(strange!==void 0)return refused(`nsys traces no API named ${JSON.stringify(strange)}.`);
let missing=["cuda","nvtx"].filter(api=>!apis.some(one=>one===api||one.startsWith(`${api}-`))),note=missing.length===0?void 0:
`${missing.join(" and ")} added, because nsys sees no kernels without cuda and no ranges without nvtx`;return sets("nsys\
.trace",[...missing,...apis],note)}function readCaptureRange(value,given){switch(value){case"none":return noted("see `ga\
ting`");case"nvtx":return given.has("--nvtx-capture")?noted("`ranges` open the capture"):refused("--nvtx-capture, which \
names the range, is missing.");case"cudaProfilerApi":return sets("nsys.capture",value);default:return refused(`The value\
 is ${JSON.stringify(value)}, but in CI only none, nvtx and cudaProfilerApi work.`)}}function readCaptureRangeEnd(value,given){
if((given.get("--capture-range")??"none")==="none")return noted("no range opens the capture");let[,how="",count=""]=/^(repeat|repeat-shutdown):([1-9]\d{0,5})$/.
exec(value)??[];return how==="repeat"?sets("instances",Number(count)):how==="repeat-shutdown"?{kind:"settings",settings:{
instances:Number(count),"nsys.capture-range-end":value}}:value==="stop-shutdown"?sets("nsys.capture-range-end",value):value===
"stop"?noted("the program runs to its end by default"):noted("`instances` sets how many instances of the range are captu\
red")}function readNvtxCapture(value,given){if(given.get("--capture-range")!=="nvtx")return noted("nsys ignores this opt\
ion without --capture-range=nvtx");let[,message="",domain=""]=/^((?:[^\\@]|\\[^])*)(@[^]*)?$/.exec(value)??[value,value];
return sets("ranges",[message.replaceAll(/[*?]/g,"\\$&")+domain])}var registeredOnly="NSYS_NVTX_PROFILER_REGISTER_ONLY";
function readEnvironment(texts){if(texts.find(text=>!/^(?!__proto__=)[A-Za-z_]\w*=/.test(text))!==void 0)return refused(
"A variable must be NAME=VALUE.");let all=texts.map(text=>[text.slice(0,text.indexOf("=")),text.slice(text.indexOf("=")+
1)]),variables=all.filter(([name])=>name!==registeredOnly),registered=all.find(([name])=>name===registeredOnly);return{kind:"\
settings",settings:{...variables.length===0?{}:{"workload.environment":Object.fromEntries(variables)},...registered?.[1]===
"1"?{"nsys.registered-strings-only":!0}:{}},...registered?.[1]==="0"?{note:`${registeredOnly}=0 is the default`}:{}}}var kernelsAreChosen="we choose the kernels that take the most time in the ranges; see `ncu.top-kernels` and `ncu.launch\
es-per-kernel`",yesValues=["yes","on","true","1"],numbersAreShown="profile.json and the reports show the numbers",noCapture="\
With this option, ncu doesn't profile a program.",ncuOptions=[{long:"--set",becomes:value=>sets("ncu.set",value)},{long:"\
--section",becomes:value=>sets("ncu.sections",[value])},{long:"--metrics",becomes:value=>{let names=value.split(",").filter(
name=>name!=="");return names.length===0?refused("The option doesn't name a metric."):sets("ncu.metrics",names)}},{long:"\
--replay-mode",becomes:value=>setsIfAllowed("ncu.replay-mode",["kernel","application","range","app-range"],value)},{long:"\
--clock-control",values:oneOfValues("none","base"),becomes:noted("we don't change the machine's clocks")},{long:"--cache\
-control",values:oneOfValues("none","all"),becomes:asIs},{long:"--filter-mode",becomes:noted("we count launches per laun\
ch configuration if this ncu supports that")},{long:"--nvtx",takesValue:!1,becomes:noted("`ranges` are always NVTX range\
s")},{long:"--nvtx-include",becomes:readNvtxInclude},{long:"--nvtx-exclude",becomes:noted("kernels count for the ranges \
that launch them; name those ranges under `ranges`")},{long:"--export",short:"-o",becomes:sets("ncu.keep-report",!0)},{long:"\
--force-overwrite",short:"-f",takesValue:!1,becomes:noted("each run has its own directory")},{long:"--target-processes",
values:oneOfValues("all","application-only"),becomes:noted("we always use all")},{long:"--kernel-name",short:"-k",becomes:noted(
kernelsAreChosen)},{long:"--launch-count",short:"-c",values:anyNumber,becomes:noted(kernelsAreChosen)},{long:"--launch-s\
kip",short:"-s",values:anyNumber,becomes:noted("a range's `skip` leaves out its first instances")},...optionsAlike("--la\
unch-skip-before-match",noted("a range's `skip` leaves out its first instances"),{values:anyNumber}),...optionsAlike("--\
kernel-id",noted(kernelsAreChosen)),...optionsAlike("--kernel-name-base",noted(kernelsAreChosen),{values:oneOfValues("fu\
nction","demangled","mangled")}),{long:"--kill",values:oneOfValues(...yesValues,"no","off","false","0"),becomes:(value,given)=>yesValues.
includes(value)&&(given.get("--replay-mode")??"kernel")==="kernel"?sets("ncu.end-early",!0):noted("the program runs to i\
ts end")},...optionsAlike("--csv --print-fp",noted(numbersAreShown),{takesValue:!1}),...optionsAlike(`
      --page --print-summary --print-units --print-details --print-metric-name --print-metric-attribution
      --print-metric-instances --print-kernel-base --print-nvtx-rename --print-rule-details --print-source
      --log-file --resolve-source-file`,noted(numbersAreShown)),...optionsAlike("--quiet --verbose --open-in-ui",noted("\
llm-profile has its own `--quiet` and `--verbose`"),{takesValue:!1}),...optionsAlike("--config-file --config-file-path",
noted("write the options of that file on the command line")),...optionsAlike(`
      --apply-rules --section-folder --section-folder-recursive --rule --import-source --source-folders
      --import-sass --devices --profile-from-start --graph-profiling --range-filter --range-replay-options
      --app-replay-buffer --app-replay-match --app-replay-mode --check-exit-code --nvtx-push-pop-scope
      --null-stdin --pm-sampling-interval --pm-sampling-buffer-size --pm-sampling-max-passes
      --warp-sampling-interval --warp-sampling-max-passes --warp-sampling-buffer-size --sampling-interval
      --sampling-max-passes --sampling-buffer-size --call-stack-type --communicator --communicator-num-peers
      --communicator-tcp-num-peers --lockstep-kernel-launch --lockstep-nccl-launch --target-processes-filter`,asIs),...optionsAlike(
"--call-stack --disable-extra-suffixes --support-32bit",asIs,{takesValue:!1}),...optionsAlike("--mode --hostname --port \
--max-connections",refused("llm-profile starts the program under ncu itself.")),{long:"--import",short:"-i",becomes:refused(
"This option reads an existing report. Use `llm-profile analyze --ncu FILE` for that.")},{long:"--help",short:"-h",takesValue:!1,
becomes:refused(noCapture)},{long:"--version",short:"-v",takesValue:!1,becomes:refused(noCapture)},...optionsAlike("--li\
st-sections --list-sets --list-rules --list-metrics --list-chips --query-metrics",refused(noCapture),{takesValue:!1})];function addNcuDefaults(given,hasRanges){
let collects=["--set","--section","--metrics"].some(name=>given.has(name));return[...hasRanges?[]:[wholeProgram],...collects?
[sets("ncu.preset",null)]:[noted("ncu.preset is quick, which takes one pass; `ncu.set: basic` collects what ncu collects\
 by default")],noted("nsys runs first and finds the kernels that ncu measures")]}function readNvtxInclude(value){let[,domain,
message]=/^(?:([^@/[\]*+,\\]+)@)?([^@/[\]*+,\\?]+)\/?$/.exec(value)??[];return message===void 0||message.startsWith("reg\
ex:")?noted("the filter isn't the name of one range; name the ranges under `ranges`"):sets("ranges",[domain===void 0?message:
`${message}@${domain}`])}var nsys={name:"nsys",options:nsysOptions,defaults:addNsysDefaults},ncu={name:"ncu",options:ncuOptions,defaults:addNcuDefaults};
function readToolCommand(given){let line=readCommandLine(given),[program,...rest]=line.words;if(program===void 0)throw createRefusal(
"The command is empty.","");let{tool,words}=findTool(program,rest),{options,command}=readOptions(tool,words),last=new Map(
options.map(({option,value})=>[option.long,value?.text??""])),imported=new Collected(tool.name);for(let{option,text}of line.
notes)imported.notes.push({option,text});for(let word of line.variables)imported.add(null,readEnvironment([word.text]),word);
for(let{option,value}of options){let{becomes}=option,outcome=typeof becomes=="function"?becomes(value?.text??"",last):becomes;
if(outcome.kind==="refused")throw value!==null&&refuseExpansion(value,option.long),createRefusal(`${tool.name}'s ${option.
long} can't be imported.`,outcome.why);imported.add(option.long,outcome,value)}if(command.length===0)throw createRefusal(
`No program follows the options of ${tool.name}.`,"Write the whole command.");let port=findServerPort(command.map(({text})=>text));
if(port===null)for(let outcome of tool.defaults(last,imported.settings.has("ranges")))imported.add(null,outcome,null);else
addServer(imported,tool,port);return program.text.includes("/")&&imported.set(`${tool.name}.path`,program.text),line.directory!==
null&&imported.set("workload.working-directory",line.directory.text),imported.set(port===null?"workload.command":"worklo\
ad.server.command",createProgramCommand(command,line,imported)),{tool:tool.name,settings:imported.settings,notes:imported.
notes}}function createProgramCommand(command,{input,variables:assignments},{notes}){for(let word of command)refuseUnlessVariables(
word,"The program");let[program]=command,launcher=findLauncher(basename2(program?.text??""));launcher!==null&&notes.push(
{option:null,text:launcher.note});let variables=new Set(command.flatMap(word=>word.variables)),assigned=assignments.find(
({text})=>variables.has(text.slice(0,text.indexOf("="))));if(assigned!==void 0)throw createRefusal(`The line sets ${JSON.
stringify(assigned.text.split("=")[0])} and uses it in the same command, but a shell expands the command first.`,"Write \
the value itself.");if(variables.size===0&&input===null)return command.map(({text})=>text);for(let name of variables)notes.
push({option:`$${name}`,text:isSecretName(name)?"this variable looks like a secret; let the program read it from a file,\
 with `workload.secret-files`":"the command sees this variable only if you set it in `workload.environment`, or pass it \
with `workload.pass-env`"});return[...command.map(({shell})=>shell),...input===null?[]:[input]].join(" ")}function addServer(imported,tool,port){
if(tool.name==="ncu")throw createRefusal("The program is a server, and Nsight Compute doesn't profile servers.","Import \
its nsys command.");for(let key of["nsys.capture","nsys.capture-range-end","instances"])imported.settings.delete(key);imported.
set("workload.server.ready-http","/health"),imported.set("workload.server.ready-port",port),imported.notes.push({option:"\
workload.server",text:"add `client`, the command that sends requests (docs/engines.md). A capture lasts as long as the c\
lient runs, so options that start or end a capture are left out"})}function findTool(program,rest){refuseExpansion(program,
"The command");let name=basename2(program.text),[subcommand,...words]=rest;if(name==="ncu")return{tool:ncu,words:rest};if(name===
"nsys"&&subcommand?.text==="profile")return{tool:nsys,words};let what=name==="nsys"?"The only nsys command that can be i\
mported is `nsys profile`.":`${JSON.stringify(name)} is neither nsys nor ncu.`;throw createRefusal(what,"Write a command\
 that starts with `nsys profile` or `ncu` and names the program to run.")}function readOptions(tool,words){let options=[],
[word,...rest]=words;for(;word?.text.startsWith("-")===!0&&word.text!=="--";){let{option,attached}=findOption(tool,word.
text),isShort=!word.text.startsWith("--");if(option.takesValue===!1&&attached!==null){if(!isShort)throw createRefusal(`${tool.
name}'s ${option.long} takes no value.`,`Write ${option.long} alone.`);options.push({option,value:null}),word={...word,text:`\
-${attached}`};continue}let isNext=attached===null&&option.takesValue===void 0,value=attached===null?isNext?rest[0]??null:
null:{...word,text:attached};(isNext||attached!==null)&&refuseValue(tool,option,value),options.push({option,value}),[word,
...rest]=isNext?rest.slice(1):rest}return{options,command:word===void 0||word.text==="--"?rest:[word,...rest]}}function refuseValue(tool,{
long,values},value){if(value===null||value.text==="")throw createRefusal(`${tool.name}'s ${long} has no value.`,"Write t\
he whole command.");if(!(values===void 0||value.variables.length>0||value.expansion!==null||values.pattern.test(value.text)))
throw createRefusal(`${tool.name} refuses ${JSON.stringify(value.text)} as the value of ${long}.`,`It accepts ${values.text}\
.`)}function findOption(tool,text){if(!text.startsWith("--")){let short=tool.options.find(option2=>option2.short!==void 0&&
text.startsWith(option2.short));if(short!==void 0)return{option:short,attached:text.length===2?null:text.slice(2)}}let equals=text.
indexOf("="),name=equals===-1?text:text.slice(0,equals),option=tool.options.find(({long})=>long===name);if(option!==void 0)
return{option,attached:equals===-1?null:text.slice(equals+1)};let meant=nearest(name,tool.options.map(({long})=>long)),help=meant===
null?"Remove it.":`Did you mean ${meant}? If not, remove it.`;throw createRefusal(`${tool.name} has no option ${JSON.stringify(
name)}, or the option is newer than llm-profile.`,`${help} To pass the option on unchanged, add it to ${tool.name}.extra\
-arguments.`)}var Collected=class{settings=new Map;notes=[];#tool;constructor(tool){this.#tool=tool}add(option,outcome,value){
if(outcome.kind==="refused")throw createRefusal("A variable before the command can't be imported.",outcome.why);if(value!==
null&&outcome.kind!=="note"&&refuseExpansion(value,option??"A variable"),outcome.kind==="as-is"?this.set(`${this.#tool}.\
extra-arguments`,[[option,value?.text].filter(part=>part!=null).join("=")]):outcome.note!==void 0&&this.notes.push({option,
text:outcome.note}),outcome.kind==="settings")for(let[key,setting]of Object.entries(outcome.settings))this.set(key,key===
"workload.environment"?this.#withoutSecrets(setting):setting)}set(key,value){let before=this.settings.get(key);isList(before)&&
isList(value)&&key!=="nsys.trace"?this.settings.set(key,[...new Set([...before,...value])]):isMap(before)&&isMap(value)?
this.settings.set(key,{...before,...value}):this.settings.set(key,value)}#withoutSecrets(variables){if(!isMap(variables))
return variables;let secret=Object.keys(variables).filter(name=>isSecretName(name));for(let name of secret)this.notes.push(
{option:name,text:"this variable looks like a secret, so we left its value out; pass it as a file with `workload.secret-\
files`"});return Object.fromEntries(Object.entries(variables).filter(([name])=>!secret.includes(name)))}};function isList(value){
return Array.isArray(value)}function isMap(value){return typeof value=="object"&&value!==null&&!Array.isArray(value)}var sections=["workload","ranges","instances","nsys","ncu"];function importCommand(words){let{tool,settings,notes}=readToolCommand(
words),document=new import_yaml.Document(new Map),paths=[...settings].map(([key,value])=>({path:key.split("."),value})),
sectionIndex=path=>sections.indexOf(path[0]??"");for(let{path,value}of paths.toSorted((one,other)=>sectionIndex(one.path)-
sectionIndex(other.path)))document.setIn(path,value);let texts=[...new Set(notes.map(({option,text})=>`# ${option===null?
"":`${option}: `}${text}.`))];return texts.length>0&&texts.unshift("","# Left out or changed:"),[schemaComment,`# Made b\
y \`llm-profile import-command\` from ${tool}. Save it as ${configPath} and run: llm-profile run --config ${configPath}`,
document.toString({lineWidth:0,blockQuote:!1}).replace(/\n$/,""),...texts,""].join(`
`)}export{importCommand};
