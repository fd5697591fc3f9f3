import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{configPath}from"./chunk-LL2Q45DE.js";import{schemaComment}from"./chunk-FL6QKFKM.js";import{findServerPort}from"./chunk-XTB7E6VP.js";
import{shellLine}from"./chunk-AQQV4D3V.js";import{require_dist}from"./chunk-QIQJK4Y5.js";import{looksSecret}from"./chunk-W5HYH3WW.js";
import{nearest}from"./chunk-BFRNJH43.js";import{tracedApi}from"./chunk-K6OMWCVZ.js";import{UserError}from"./chunk-4KDG6NHC.js";
import"./chunk-XPTDL37I.js";import"./chunk-7IBWU4LP.js";import"./chunk-W32B5RYS.js";import"./chunk-JN33INQG.js";
import{__toESM}from"./chunk-GBWPPC6J.js";import{basename as basename2}from"node:path/posix";var launchers=[{name:/^srun$/,help:"docs/ranks.md shows how to profile each rank with your command, and how to merge the\
 reports.",note:"nsys sees only the processes on its own machine; docs/ranks.md has the way for several"},{name:/^(?:mpirun|mpiexec|mpiexec\.hydra|orterun|prterun)$/,
help:"On one machine, write nsys or ncu before the launcher: one capture then records every rank (docs/ranks.md).",note:"\
docs/ranks.md explains captures of several ranks"},{name:/^(?:docker|podman|nerdctl|nvidia-docker|apptainer|singularity|enroot)$/,
help:"Import the command that runs in the container, and start llm-profile in the container too (docs/runners.md#the-ima\
ge).",note:"nsys and ncu can't see processes in a container; run llm-profile in the container (docs/runners.md#the-image\
)"},{name:/^kubectl$/,help:"Import the command that runs in the pod, and start llm-profile in the pod too (docs/runners.\
md#kubernetes).",note:"nsys and ncu can't see processes in a pod; run llm-profile in the pod (docs/runners.md#kubernetes\
)"}];function findLauncher(name){return launchers.find(one=>one.name.test(name))??null}function someOf(...values){return{pattern:new RegExp(`^(?:${values.join("|")})$`),text:values.join(" or ")}}var trueOrFalse=someOf(
"true","false"),someNumber={pattern:/^\d+(?:\.\d+)?$/,text:"a number"};function sets(key,value,note){return{kind:"settin\
gs",settings:{[key]:value},...note===void 0?{}:{note}}}function noted(note){return{kind:"note",note}}function refused(why){
return{kind:"refused",why}}function each(longs,outcome,more={}){return longs.map(long=>({...more,long,becomes:()=>outcome}))}
function oneOf(key,allowed,value){return allowed.includes(value)?sets(key,value):noted(`${key} accepts only ${allowed.join(
", ")}`)}var sampling=["none","process-tree","system-wide"],notSampled=noted("we never sample the CPU, except in the run that fin\
ds lines"),apiNames={pattern:/^[a-z][\w-]*(?:,[a-z][\w-]*)*$/,text:"APIs, separated by commas"},rangeEnds={pattern:/^(?:none|stop|stop-shutdown|repeat(?::\d+)?|repeat-shutdown:\d+)$/,
text:"none, stop, stop-shutdown, repeat, repeat:N, or repeat-shutdown:N"},formats=["none","arrow","arrowdir","hdf","json",
"jsonlines","parquetdir","sqlite","text"],exportFormats={pattern:new RegExp(`^(?:${formats.join("|")})(?:,(?:${formats.join(
"|")}))*$`),text:`${formats.join(", ")}, or several of them`},rangeOpens=noted("a range opens and ends the capture; name\
 it under `ranges`"),asIs={kind:"as-is"},nsysOptions=[{long:"--trace",short:"-t",values:apiNames,becomes:traced},{long:"\
--sample",short:"-s",values:someOf(...sampling,"cpu"),becomes:()=>notSampled},{long:"--cpuctxsw",values:someOf(...sampling),
becomes:()=>notSampled},{long:"--capture-range",short:"-c",becomes:captureRange},{long:"--capture-range-end",values:rangeEnds,
becomes:captureRangeEnd},{long:"--nvtx-capture",short:"-p",becomes:nvtxCapture},{long:"--env-var",short:"-e",becomes:value=>environment(
value.split(","))},{long:"--cuda-graph-trace",values:{pattern:/^(?:graph|node)(?::[\w-]+)?$/,text:"graph or node"},becomes:value=>value.
startsWith("node")?noted("node is the default"):noted("we use node, because graph hides the kernels of CUDA graphs")},{long:"\
--trace-fork-before-exec",values:trueOrFalse,becomes:value=>value==="true"?sets("nsys.trace-fork-before-exec",!0):noted(
"false is the default")},{long:"--output",short:"-o",becomes:()=>noted("each run has its own directory in `out`")},{long:"\
--force-overwrite",short:"-f",values:trueOrFalse,becomes:()=>noted("nothing is overwritten; each run has its own directo\
ry")},{long:"--export",values:exportFormats,becomes:()=>noted("we always export to SQLite; profile.json has the numbers")},
{long:"--stats",values:trueOrFalse,becomes:()=>noted("we always create the summaries")},{long:"--wait",values:someOf("pr\
imary","all"),becomes:()=>noted("we always use primary, so a daemon can't delay the end of the capture")},{long:"--kill",
values:{pattern:/^(?:none|sigkill|sigterm|\d+)$/,text:"none, sigkill, sigterm, or a signal's number"},becomes:()=>noted(
"the program runs to its end, or to `workload.time-limit`")},{long:"--show-output",short:"-w",values:trueOrFalse,becomes:()=>noted(
"we show the program's output and keep it in the run directory")},{long:"--inherit-environment",short:"-n",values:trueOrFalse,
becomes:()=>noted("the program gets only an allowlist of variables, because reports contain its environment; `workload.e\
nvironment` and `pass-env` add to it")},...each(["--run-as"],noted("`isolation` chooses the user")),...each(["--session-\
new","--session"],noted("each capture has its own session")),{long:"--stop-on-exit",short:"-x",values:trueOrFalse,becomes:()=>noted(
"a capture ends with its range, or with the program")},{long:"--start-later",short:"-Y",takesValue:"attached",values:trueOrFalse,
becomes:()=>noted("a range opens the capture")},{long:"--delay",short:"-y",values:someNumber,becomes:()=>noted("a range \
opens the capture, at the same point each time; name it under `ranges`")},{long:"--duration",short:"-d",values:someNumber,
becomes:()=>noted("a range ends the capture, at the same point each time; name it under `ranges`")},...each(["--start-fr\
ame-index","--duration-frames"],rangeOpens,{values:someNumber}),...each(["--hotkey-capture"],rangeOpens,{values:{pattern:/^F\d+$/,
text:"F1 to F12"}}),...each(["--command-file"],refused("We don't read that file. Write its options on the command line.")),
{long:"--help",short:"-h",takesValue:!1,becomes:()=>refused("With this option, nsys captures nothing.")},{long:"--backtr\
ace",short:"-b",becomes:()=>asIs},...each(["--cuda-memory-usage","--cuda-um-cpu-page-faults","--cuda-um-gpu-page-faults",
"--flush-on-cudaprofilerstop","--ftrace-keep-user-config","--gpuctxsw","--opengl-gpu-workload","--python-sampling","--re\
solve-symbols"],asIs,{values:trueOrFalse}),...each(["--cpu-core-events","--cuda-flush-interval","--cudabacktrace","--eve\
nt-sample","--event-sampling-frequency","--event-sampling-interval","--ftrace","--gpu-metrics-device","--gpu-metrics-fre\
quency","--gpu-metrics-set","--gpu-video-device","--ib-switch-congestion-device","--ib-switch-congestion-nic-device","--\
ib-switch-congestion-percent","--ib-switch-congestion-threshold-high","--ib-switch-metrics-device","--mpi-impl","--nic-m\
etrics","--nvtx-domain-include","--nvtx-domain-exclude","--os-events","--osrt-backtrace-stack-size","--osrt-backtrace-th\
reshold","--osrt-threshold","--python-backtrace","--python-nvtx-annotations","--python-sampling-frequency","--samples-pe\
r-backtrace","--sampling-period","--vulkan-gpu-workload"],asIs),...each(["--cuda-event-trace","--cuda-trace-all-apis","-\
-cuda-trace-scope","--gpu-metrics-devices","--pytorch","--python-functions-trace","--dask","--enable","--osrt-file-acces\
s","--storage-metrics","--syscall","--soc-metrics","--soc-metrics-frequency","--soc-metrics-set","--cpu-core-metrics","-\
-cpu-socket-events","--cpu-socket-metrics","--debug-symbols","--sampling-frequency","--nvlink-metrics"],asIs)];function nsysDefaults(given){
return(given.get("--capture-range")??"none")==="none"?[wholeProgram]:[]}var wholeProgram=sets("nsys.gating",!1,"No range\
 starts the capture, so nsys records the whole program. Name its NVTX ranges under `ranges` and remove `gating` to get s\
mall captures and a verdict for each range");function traced(value){let apis=value.split(",").filter(api=>api!==""&&api!==
"none"),strange=apis.find(api=>!tracedApi.test(api));if(strange!==void 0)return refused(`nsys traces no API named ${JSON.
stringify(strange)}.`);let missing=["cuda","nvtx"].filter(api=>!apis.some(one=>one===api||one.startsWith(`${api}-`))),note=missing.
length===0?void 0:`${missing.join(" and ")} added, because nsys sees no kernels without cuda and no ranges without nvtx`;
return sets("nsys.trace",[...missing,...apis],note)}function captureRange(value,given){switch(value){case"none":return noted(
"see `gating`");case"nvtx":return given.has("--nvtx-capture")?noted("`ranges` open the capture"):refused("--nvtx-capture\
, which names the range, is missing.");case"cudaProfilerApi":return sets("nsys.capture",value);default:return refused(`T\
he value is ${JSON.stringify(value)}, but in CI only none, nvtx and cudaProfilerApi work.`)}}function captureRangeEnd(value,given){
if((given.get("--capture-range")??"none")==="none")return noted("no range opens the capture");let[,how="",count=""]=/^(repeat|repeat-shutdown):([1-9]\d{0,5})$/.
exec(value)??[];return how==="repeat"?sets("instances",Number(count)):how==="repeat-shutdown"?{kind:"settings",settings:{
instances:Number(count),"nsys.capture-range-end":value}}:value==="stop-shutdown"?sets("nsys.capture-range-end",value):value===
"stop"?noted("the program runs to its end by default"):noted("`instances` sets how many instances of the range are captu\
red")}function nvtxCapture(value,given){if(given.get("--capture-range")!=="nvtx")return noted("nsys ignores this option \
without --capture-range=nvtx");let[,message="",domain=""]=/^((?:[^\\@]|\\[^])*)(@[^]*)?$/.exec(value)??[value,value];return sets(
"ranges",[message.replaceAll(/[*?]/g,"\\$&")+domain])}var registeredOnly="NSYS_NVTX_PROFILER_REGISTER_ONLY";function environment(texts){
if(texts.find(text=>!/^(?!__proto__=)[A-Za-z_]\w*=/.test(text))!==void 0)return refused("A variable must be NAME=VALUE.");
let all=texts.map(text=>[text.slice(0,text.indexOf("=")),text.slice(text.indexOf("=")+1)]),variables=all.filter(([name])=>name!==
registeredOnly),registered=all.find(([name])=>name===registeredOnly);return{kind:"settings",settings:{...variables.length===
0?{}:{"workload.environment":Object.fromEntries(variables)},...registered?.[1]==="1"?{"nsys.registered-strings-only":!0}:
{}},...registered?.[1]==="0"?{note:`${registeredOnly}=0 is the default`}:{}}}var asIs2={kind:"as-is"},chosen="we choose the kernels that take the most time in the ranges; see `ncu.top-kernels` and \
`ncu.launches-per-kernel`",yes=["yes","on","true","1"],read="profile.json and the reports show the numbers",noCapture="W\
ith this option, ncu doesn't profile a program.",ncuOptions=[{long:"--set",becomes:value=>sets("ncu.set",value)},{long:"\
--section",becomes:value=>sets("ncu.sections",[value])},{long:"--metrics",becomes:value=>{let names=value.split(",").filter(
name=>name!=="");return names.length===0?refused("The option doesn't name a metric."):sets("ncu.metrics",names)}},{long:"\
--replay-mode",becomes:value=>oneOf("ncu.replay-mode",["kernel","application","range","app-range"],value)},{long:"--cloc\
k-control",values:someOf("none","base"),becomes:()=>noted("we don't change the machine's clocks")},{long:"--cache-contro\
l",values:someOf("none","all"),becomes:()=>asIs2},{long:"--filter-mode",becomes:()=>noted("we count launches per launch \
configuration if this ncu supports that")},{long:"--nvtx",takesValue:!1,becomes:()=>noted("`ranges` are always NVTX rang\
es")},{long:"--nvtx-include",becomes:nvtxInclude},{long:"--nvtx-exclude",becomes:()=>noted("kernels count for the ranges\
 that launch them; name those ranges under `ranges`")},{long:"--export",short:"-o",becomes:()=>sets("ncu.keep-report",!0)},
{long:"--force-overwrite",short:"-f",takesValue:!1,becomes:()=>noted("each run has its own directory")},{long:"--target-\
processes",values:someOf("all","application-only"),becomes:()=>noted("we always use all")},{long:"--kernel-name",short:"\
-k",becomes:()=>noted(chosen)},{long:"--launch-count",short:"-c",values:someNumber,becomes:()=>noted(chosen)},{long:"--l\
aunch-skip",short:"-s",values:someNumber,becomes:()=>noted("a range's `skip` leaves out its first instances")},...each([
"--launch-skip-before-match"],noted("a range's `skip` leaves out its first instances"),{values:someNumber}),...each(["--\
kernel-id"],noted(chosen)),...each(["--kernel-name-base"],noted(chosen),{values:someOf("function","demangled","mangled")}),
{long:"--kill",values:someOf(...yes,"no","off","false","0"),becomes:(value,given)=>yes.includes(value)&&(given.get("--re\
play-mode")??"kernel")==="kernel"?sets("ncu.end-early",!0):noted("the program runs to its end")},...each(["--csv","--pri\
nt-fp"],noted(read),{takesValue:!1}),...each(["--page","--print-summary","--print-units","--print-details","--print-metr\
ic-name","--print-metric-attribution","--print-metric-instances","--print-kernel-base","--print-nvtx-rename","--print-ru\
le-details","--print-source","--log-file","--resolve-source-file"],noted(read)),...each(["--quiet","--verbose","--open-i\
n-ui"],noted("llm-profile has its own `--quiet` and `--verbose`"),{takesValue:!1}),...each(["--config-file","--config-fi\
le-path"],noted("write the options of that file on the command line")),...each(["--apply-rules","--section-folder","--se\
ction-folder-recursive","--rule","--import-source","--source-folders","--import-sass","--devices","--profile-from-start",
"--graph-profiling","--range-filter","--range-replay-options","--app-replay-buffer","--app-replay-match","--app-replay-m\
ode","--check-exit-code","--nvtx-push-pop-scope","--null-stdin","--pm-sampling-interval","--pm-sampling-buffer-size","--\
pm-sampling-max-passes","--warp-sampling-interval","--warp-sampling-max-passes","--warp-sampling-buffer-size","--samplin\
g-interval","--sampling-max-passes","--sampling-buffer-size","--call-stack-type","--communicator","--communicator-num-pe\
ers","--communicator-tcp-num-peers","--lockstep-kernel-launch","--lockstep-nccl-launch","--target-processes-filter"],asIs2),
...each(["--call-stack","--disable-extra-suffixes","--support-32bit"],asIs2,{takesValue:!1}),...each(["--mode","--hostna\
me","--port","--max-connections"],refused("llm-profile starts the program under ncu itself.")),{long:"--import",short:"-\
i",becomes:()=>refused("This option reads an existing report. Use `llm-profile analyze --ncu FILE` for that.")},{long:"-\
-help",short:"-h",takesValue:!1,becomes:()=>refused(noCapture)},{long:"--version",short:"-v",takesValue:!1,becomes:()=>refused(
noCapture)},...each(["--list-sections","--list-sets","--list-rules","--list-metrics","--list-chips","--query-metrics"],refused(
noCapture),{takesValue:!1})];function ncuDefaults(given,hasRanges){let collects=["--set","--section","--metrics"].some(name=>given.
has(name));return[...hasRanges?[]:[wholeProgram],...collects?[sets("ncu.preset",null)]:[noted("ncu.preset is quick, whic\
h takes one pass; `ncu.set: basic` collects what ncu collects by default")],noted("nsys runs first and finds the kernels\
 that ncu measures")]}function nvtxInclude(value){let[,domain,message]=/^(?:([^@/[\]*+,\\]+)@)?([^@/[\]*+,\\?]+)\/?$/.exec(
value)??[];return message===void 0||message.startsWith("regex:")?noted("the filter isn't the name of one range; name the\
 ranges under `ranges`"):sets("ranges",[domain===void 0?message:`${message}@${domain}`])}import{basename}from"node:path/posix";var pieces=[{pattern:/\\\n/y,read:()=>({kind:"nothing"})},{pattern:/[ \t]+/y,read:()=>({kind:"blank"})},{pattern:/'([^']*)'/y,
read:([,text=""])=>literal(text)},{pattern:/\$'((?:[^'\\]|\\[^])*)'/y,read:([,text=""])=>literal(unescapeAnsi(text))},{pattern:/"((?:[^"\\]|\\[^])*)"/y,
read:([,text=""])=>doubleQuoted(text)},{pattern:/\\([^])/y,read:([,text=""])=>literal(text)},{pattern:/\$([A-Za-z_]\w*)/y,
read:([text,name=""])=>variable(text,name)},{pattern:/\$\{([A-Za-z_]\w*)(:[-?][\w./,:=@%+-]*)?\}/y,read:([text,name="",rest])=>variable(
text,name,rest)},{pattern:/\$(?:\{[^}]*\}|\([^)]*\)|[\d@*#?!$-]|")|`[^`]*`|[*?]/y,read:([text])=>expands(text)},{pattern:/\{(?=(?:'[^']*'|"(?:[^"\\]|\\[^])*"|\\[^]|[^\s'"\\,|&;<>()])*,(?:'[^']*'|"(?:[^"\\]|\\[^])*"|\\[^]|[^\s'"\\|&;<>()])*\})|\{(?=(?:-?\d+|[A-Za-z])\.\.(?:-?\d+|[A-Za-z])(?:\.\.-?\d+)?\})/y,
read:({index,input})=>expands("{",/^\S+/.exec(input.slice(index))?.[0])},{pattern:/(?:(?<![^ \t\n|&;<>()])\d+)?(?:<<[<-]?|>>|>\||[<>]&|<>|[<>])|&>>?|&&|\|\|?|[&;()]|\n/y,
read:([text])=>({kind:"operator",text})},{pattern:/['"`\\]/y,read:([text])=>({kind:"problem",why:`A \`${text}\` in the li\
ne isn't closed.`})},{pattern:/(?<![^ \t\n]|\\[ \t])#[^\n]*/y,read:()=>({kind:"nothing"})},{pattern:/(?<![^ \t\n]|\\[ \t])~[\w.+-]*/y,
read:([text])=>expands(text)},{pattern:/[^\s\\'"$`*?|&;<>(){]+|[^]/y,read:([text])=>literal(text)}];function splitShellLine(line){
let words=[],word=null;for(let piece of piecesOf(line)){if(piece.kind==="problem")return piece;if(piece.kind!=="nothing"){
if(piece.kind==="text"){word=joined(word,piece);continue}word!==null&&words.push(word),word=null,piece.kind==="operator"&&
words.push({text:piece.text,isOperator:!0,variables:[],expansion:null,shell:piece.text})}}return{kind:"words",words:word===
null?words:[...words,word]}}function*piecesOf(line){let at=0;for(;at<line.length;)for(let{pattern,read:read2}of pieces){
pattern.lastIndex=at;let match=pattern.exec(line);if(match!==null){at=pattern.lastIndex,yield read2(match);break}}}function joined(word,{
text,variables,expansion,shell}){return word===null?{text,variables,expansion,shell}:{text:word.text+text,variables:[...word.
variables,...variables],expansion:word.expansion??expansion,shell:word.shell+shell}}function literalWord(text){return{text,
variables:[],expansion:null,shell:shellLine([text])}}function literal(text){return{kind:"text",...literalWord(text)}}function expands(text,expansion=text){
return{kind:"text",text,variables:[],expansion,shell:text}}function variable(text,name,rest){return{kind:"text",text,variables:[
name],expansion:null,shell:requiredVariable(name,rest)}}function requiredVariable(name,rest=":?"){return`\${${name}${rest}\
}`}function doubleQuoted(quoted){let variables=[],expansion=null,shell=quoted.replaceAll(/\\[^]|\$([A-Za-z_]\w*)|\$\{([A-Za-z_]\w*)(:[-?][\w./,:=@%+-]*)?\}|\$[\w{(@*#?!$-]|`/g,
(all,plain,braced,rest)=>{if(all.startsWith("\\"))return all;let name=plain??braced;return name===void 0?(expansion??=all,
all):(variables.push(name),requiredVariable(name,rest))}),text=quoted.replaceAll(/\\([$`"\\\n])/g,(_,one)=>one===`
`?"":one);return variables.length===0&&expansion===null?literal(text):{kind:"text",text,variables,expansion,shell:`"${shell}\
"`}}var ansi={n:`
`,t:"	",r:"\r",a:"\x07",b:"\b",e:"\x1B",f:"\f",v:"\v"};function unescapeAnsi(text){return text.replaceAll(/\\(?:U([\da-fA-F]{1,8})|u([\da-fA-F]{1,4})|x([\da-fA-F]{1,2})|([^]))/g,
(all,...groups)=>{let[long,short,byte,one=""]=groups,code=long??short??byte;if(code===void 0)return ansi[one]??(/['"\\?]/.
test(one)?one:all);let number=Number.parseInt(code,16);return number<=1114111?String.fromCodePoint(number):all})}function refusal(what,help){return new UserError({id:"bad-import",what,where:"import-command",help:help===""?"See llm-pr\
ofile import-command --help.":help})}function refuseExpansion({expansion,variables:[variable2]},what){let expands2=expansion??
(variable2===void 0?null:`$${variable2}`);if(expands2===null)return;let said=`${what} has ${JSON.stringify(expands2)}`;throw/^\$[\d@*#?!$-]/.
test(expands2)?refusal(`${said}, which a script gets when it's started. A configuration has no such arguments.`,"Write t\
he arguments themselves, or a variable such as $ARGS."):/^(?:\$\(|`)/.test(expands2)?refusal(`${said}, a command that a \
shell would run. Its output may differ in each capture.`,"Write the output itself, or quote it."):refusal(`${said}, whic\
h a shell would expand.`,"Write the value itself, or quote it.")}function readLine(given){let commands=splitCommands(given.length===1?wordsOf(given[0]??""):given.map(literalWord)),[first=[],
...others]=commands,directory=first[0]?.text==="cd"&&others.length>0?folderOf(first):null,[command=[],other]=directory===
null?commands:others;other!==void 0&&refuseOther(command,other);let redirected=takeRedirections(command),prefixed=takePrefixes(
redirected.words);return{...prefixed,directory,input:redirected.input,notes:[...redirected.notes,...prefixed.notes]}}function wordsOf(line){
let split=splitShellLine(line);if(split.kind==="words")return split.words;throw refusal(`The line isn't complete. ${split.
why}`,"Write the whole command.")}function splitCommands(words){let commands=[[]];for(let word of words)word.isOperator===
!0&&["&&",";",`
`].includes(word.text)?commands.push([]):commands.at(-1)?.push(word);return commands.filter(command=>command.length>0)}function folderOf(words){
let[folder,...more]=words.slice(words[1]?.text==="--"?2:1);if(folder===void 0||more.length>0||folder.text.startsWith("-"))
throw refusal("`cd` in the line doesn't name one folder.","Write `cd FOLDER && nsys profile \u2026`.");return refuseExpansion(
folder,"cd"),folder}function refuseOther(command,other){let isTool=command.some(({text:text2})=>isToolName(text2)),[{text=""}={}]=isTool?
other:command;throw refusal(`The line has more than one command: ${JSON.stringify(text)} runs ${isTool?"after":"before"}\
 nsys or ncu.`,"Only `cd FOLDER &&` may come first. Run other commands before or after llm-profile, or in `workload.setu\
p`.")}function takeRedirections(all){let words=[],notes=[],input=null;for(let at=0;at<all.length;at+=1){let word=all[at];
if(word?.isOperator!==!0){word!==void 0&&words.push(word);continue}let target=all[at+1],isOutput=/^\d*(?:>>?|>\||>&)$|^&>>?$/.
test(word.text);(!(isOutput||word.text==="<")||target===void 0||target.isOperator===!0)&&refuseOperator(word.text),at+=1,
isOutput?notes.push({option:word.text,text:"we show the program's output and keep it in the run directory"}):(refuseUnlessVariables(
target,"The input"),input=`<${target.shell}`)}return{words,input,notes}}function refuseOperator(operator){let what=`The \
line has an unquoted \`${operator}\`.`;throw operator==="|"||operator==="|&"?refusal(what,"Leave out the pipe: the run d\
irectory has the program's output."):refusal(what,"Quote it, or write only the nsys or ncu command.")}var prefixes={env:{
flags:/^(?:-i|-|--ignore-environment|--unset=.+|--)$/,options:/^-u$/,note:"the program gets only an allowlist of variabl\
es, and those in `workload.environment`"},sudo:{flags:/^(?:-[EHnS]+|--(?:preserve-env(?:=.*)?|set-home|non-interactive|stdin)|--(?:user|group)=.*|--)$/,
options:/^-[ug]$/,note:"nsys and ncu run with llm-profile's rights; `isolation` chooses the program's"}};function takePrefixes(all){
let variables=[],notes=[],words=all;for(let[word]=words;word!==void 0;[word]=words){let name=basename(word.text),prefix=prefixes[name];
if(isAssignment(word.text))variables.push(word),words=words.slice(1);else if(prefix!==void 0)notes.push({option:name,text:prefix.
note}),words=afterOptions(name,prefix,words.slice(1));else break}return refuseWrapper(words),{variables,words,notes}}function afterOptions(name,prefix,words){
let[word,...rest]=words;if(word?.text.startsWith("-")!==!0)return words;if(prefix.flags.test(word.text))return afterOptions(
name,prefix,rest);if(prefix.options.test(word.text))return afterOptions(name,prefix,rest.slice(1));throw refusal(`${name}\
's ${JSON.stringify(word.text)} can't be imported.`,`Write the command without ${name}.`)}function refuseWrapper(words){
let[program,...rest]=words;if(program===void 0||isToolName(program.text)||!rest.some(({text})=>isToolName(text)))return;
let name=basename(program.text),what=`${JSON.stringify(name)} starts nsys or ncu in this line, so the line can't be impo\
rted.`,tool=rest.find(({text})=>isToolName(text))?.text??"nsys";throw refusal(what,findLauncher(name)?.help??`Leave ${name}\
 out, or write it after the options of ${basename(tool)}, in front of the program.`)}function refuseUnlessVariables(word,what){
word.expansion!==null&&refuseExpansion(word,what)}function isToolName(text){return["nsys","ncu"].includes(basename(text))}
function isAssignment(text){return/^[A-Za-z_]\w*=/.test(text)}var nsys={name:"nsys",options:nsysOptions,defaults:nsysDefaults},ncu={name:"ncu",options:ncuOptions,defaults:ncuDefaults};
function readToolCommand(given){let line=readLine(given),[program,...rest]=line.words;if(program===void 0)throw refusal(
"The command is empty.","");let{tool,words}=toolOf(program,rest),{options,command}=readOptions(tool,words),last=new Map(
options.map(({option,value})=>[option.long,value?.text??""])),imported=new Collected;for(let{option,text}of line.notes)imported.
notes.push({option,text});for(let word of line.variables)imported.add(null,environment([word.text]),word);for(let{option,
value}of options){let outcome=option.becomes(value?.text??"",last);if(outcome.kind==="refused")throw value!==null&&refuseExpansion(
value,option.long),refusal(`${tool.name}'s ${option.long} can't be imported.`,outcome.why);imported.add({tool:tool.name,
long:option.long},outcome,value)}if(command.length===0)throw refusal(`No program follows the options of ${tool.name}.`,"\
Write the whole command.");let port=findServerPort(command.map(({text})=>text));if(port===null)for(let outcome of tool.defaults(
last,imported.settings.has("ranges")))imported.add(null,outcome,null);else addServer(imported,tool,port);return program.
text.includes("/")&&imported.set(`${tool.name}.path`,program.text),line.directory!==null&&imported.set("workload.working\
-directory",line.directory.text),imported.set(port===null?"workload.command":"workload.server.command",commandOf(command,
line,imported)),{tool:tool.name,settings:imported.settings,notes:imported.notes}}function commandOf(command,{input,variables:assignments},{
notes}){for(let word of command)refuseUnlessVariables(word,"The program");let[program]=command,launcher=findLauncher(basename2(
program?.text??""));launcher!==null&&notes.push({option:null,text:launcher.note});let variables=new Set(command.flatMap(
word=>word.variables)),assigned=assignments.find(({text})=>variables.has(text.slice(0,text.indexOf("="))));if(assigned!==
void 0)throw refusal(`The line sets ${JSON.stringify(assigned.text.split("=")[0])} and uses it in the same command, but \
a shell expands the command first.`,"Write the value itself.");if(variables.size===0&&input===null)return command.map(({
text})=>text);for(let name of variables)notes.push({option:`$${name}`,text:looksSecret(name)?"this variable looks like a\
 secret; let the program read it from a file, with `workload.secret-files`":"the command sees this variable only if you \
set it in `workload.environment`, or pass it with `workload.pass-env`"});return[...command.map(({shell})=>shell),...input===
null?[]:[input]].join(" ")}function addServer(imported,tool,port){if(tool.name==="ncu")throw refusal("The program is a s\
erver, and Nsight Compute doesn't profile servers.","Import its nsys command.");for(let key of["nsys.capture","nsys.capt\
ure-range-end","instances"])imported.settings.delete(key);imported.set("workload.server.ready-http","/health"),imported.
set("workload.server.ready-port",port),imported.notes.push({option:"workload.server",text:"add `client`, the command tha\
t sends requests (docs/engines.md). A capture lasts as long as the client runs, so options that start or end a capture a\
re left out"})}function toolOf(program,rest){refuseExpansion(program,"The command");let name=basename2(program.text),[subcommand,
...words]=rest;if(name==="ncu")return{tool:ncu,words:rest};if(name==="nsys"&&subcommand?.text==="profile")return{tool:nsys,
words};let what=name==="nsys"?"The only nsys command that can be imported is `nsys profile`.":`${JSON.stringify(name)} i\
s neither nsys nor ncu.`;throw refusal(what,"Write a command that starts with `nsys profile` or `ncu` and names the prog\
ram to run.")}function readOptions(tool,words){let options=[],[word,...rest]=words;for(;word?.text.startsWith("-")===!0&&
word.text!=="--";){let{option,attached}=findOption(tool,word.text),isShort=!word.text.startsWith("--");if(option.takesValue===
!1&&attached!==null){if(!isShort)throw refusal(`${tool.name}'s ${option.long} takes no value.`,`Write ${option.long} alo\
ne.`);options.push({option,value:null}),word={...word,text:`-${attached}`};continue}let isNext=attached===null&&option.takesValue===
void 0,value=attached===null?isNext?rest[0]??null:null:{...word,text:attached};(isNext||attached!==null)&&refuseValue(tool,
option,value),options.push({option,value}),[word,...rest]=isNext?rest.slice(1):rest}return{options,command:word===void 0||
word.text==="--"?rest:[word,...rest]}}function refuseValue(tool,{long,values},value){if(value===null||value.text==="")throw refusal(
`${tool.name}'s ${long} has no value.`,"Write the whole command.");if(!(values===void 0||value.variables.length>0||value.
expansion!==null||values.pattern.test(value.text)))throw refusal(`${tool.name} refuses ${JSON.stringify(value.text)} as \
the value of ${long}.`,`It accepts ${values.text}.`)}function findOption(tool,text){if(!text.startsWith("--")){let short=tool.
options.find(option2=>option2.short!==void 0&&text.startsWith(option2.short));if(short!==void 0)return{option:short,attached:text.
length===2?null:text.slice(2)}}let equals=text.indexOf("="),name=equals===-1?text:text.slice(0,equals),option=tool.options.
find(({long})=>long===name);if(option!==void 0)return{option,attached:equals===-1?null:text.slice(equals+1)};let meant=nearest(
name,tool.options.map(({long})=>long)),help=meant===null?"Remove it.":`Did you mean ${meant}? If not, remove it.`;throw refusal(
`${tool.name} has no option ${JSON.stringify(name)}, or the option is newer than llm-profile.`,`${help} To pass the opti\
on on unchanged, add it to ${tool.name}.extra-arguments.`)}var Collected=class{settings=new Map;notes=[];add(option,outcome,value){
if(outcome.kind==="refused")throw refusal("A variable before the command can't be imported.",outcome.why);let long=option?.
long??null;if(outcome.kind==="note"){this.notes.push({option:long,text:outcome.note});return}if(value!==null&&refuseExpansion(
value,long??"A variable"),outcome.kind==="as-is"){this.set(`${option?.tool??""}.extra-arguments`,[value===null?long??"":
`${long??""}=${value.text}`]);return}outcome.note!==void 0&&this.notes.push({option:long,text:outcome.note});for(let[key,
one]of Object.entries(outcome.settings))this.set(key,key==="workload.environment"?this.#public(one):one)}set(key,value){
let before=this.settings.get(key);isList(before)&&isList(value)&&key!=="nsys.trace"?this.settings.set(key,[...new Set([...before,
...value])]):isMap(before)&&isMap(value)?this.settings.set(key,{...before,...value}):this.settings.set(key,value)}#public(variables){
if(!isMap(variables))return variables;let secret=Object.keys(variables).filter(name=>looksSecret(name));for(let name of secret)
this.notes.push({option:name,text:"this variable looks like a secret, so we left its value out; pass it as a file with `\
workload.secret-files`"});return Object.fromEntries(Object.entries(variables).filter(([name])=>!secret.includes(name)))}};
function isList(value){return Array.isArray(value)}function isMap(value){return typeof value=="object"&&value!==null&&!Array.
isArray(value)}var import_yaml=__toESM(require_dist(),1);var order=["workload","ranges","instances","nsys","ncu"];function importedConfigText({tool,settings,notes}){let sections=new Map;
for(let[key,value]of[...settings].toSorted(([one],[other])=>place(one)-place(other)))setNested(sections,key.split("."),value);
let texts=[...new Set(notes.map(({option,text})=>`# ${option===null?"":`${option}: `}${text}.`))];return[schemaComment,`\
# Made by \`llm-profile import-command\` from ${tool}. Save it as ${configPath} and run: llm-profile run --config ${configPath}`,
(0,import_yaml.stringify)(sections,{lineWidth:0,blockQuote:!1}).replace(/\n$/,""),...texts.length===0?[]:["","# Left out\
 or changed:"],...texts].join(`
`)}function setNested(section,[name="",...names],value){if(names.length===0){section.set(name,value);return}let before=section.
get(name),nested=before instanceof Map?before:new Map;section.set(name,nested),setNested(nested,names,value)}function place(key){
return order.indexOf(key.split(".")[0]??"")}function importCommand(words){return`${importedConfigText(readToolCommand(words))}
`}export{importCommand};
