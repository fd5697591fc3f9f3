import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{isSecretName,redactCommand,redactVariableName,redacted}from"./chunk-6KO54AH4.js";import{nearest}from"./chunk-BTMNXSV6.js";
import{durationPattern,parseDurationMs,parseSizeBytes,sizePattern}from"./chunk-DVA2FSEP.js";import{amount,atLeast,
count,flag,nonEmptyText,number,text,texts}from"./chunk-G75GGGIL.js";import{ZodArray,ZodBoolean,ZodEnum,ZodNullable,
ZodNumber,ZodObject,ZodRecord,ZodType,ZodUnion,_enum,array,record,strictObject,union}from"./chunk-7IBWU4LP.js";var metricFormats=["json","csv","vllm","sglang","llama-bench","pytest-benchmark","google-benchmark","customSmallerIsBett\
er","customBiggerIsBetter"];var longestDurationMs=500*36e5,durationSchema=union([number.positive(),text.regex(durationPattern)]).refine(value=>fits(
()=>parseDurationMs(value)<=longestDurationMs&&parseDurationMs(value)>0)).meta({title:"a duration such as 90s, 30m or 2h\
, or a number of seconds (at most 500h)",examples:["30m","90s",600]}),sizeSchema=union([count,text.regex(sizePattern)]).
refine(value=>fits(()=>parseSizeBytes(value)>=0)).meta({title:"a size such as 200MB or 1GiB, or a number of bytes",examples:[
"200MB","1GiB"]});function fits(check){try{return check()}catch{return!1}}var environmentName=text.regex(/^(?!__proto__$)[A-Za-z_][A-Za-z0-9_]*$/).
meta({title:"the name of an environment variable"}),commandSchema=union([texts.min(1),text.regex(/\S/)]).meta({title:"a \
list of arguments such as [python3, serve.py], or one line of shell",examples:[["python3","serve.py"],"python3 serve.py \
--steps 32"]}),commandOrNull=commandSchema.nullable(),nonEmptyOrNull=nonEmptyText.nullable(),from1To100=atLeast(1).max(100),
rangeEntrySchema=union([nonEmptyText,strictObject({range:nonEmptyText.describe("The range: `Message`, `Message@Domain`, \
`Message@*`, or a glob such as `decode*`."),skip:atLeast(1).optional().describe("How many instances to skip at the start\
 of each capture and process, for example because they compile kernels."),instances:atLeast(1).optional().describe("How \
many instances to use after the skipped ones. If absent, the top-level `instances` applies.")})]).meta({title:"a range s\
uch as decode, decode@Domain, decode@* or decode*, or {range: decode, skip: 1, instances: 2}"}),captureRangeEnd=text.regex(
/^(auto|stop|stop-shutdown|repeat:[1-9]\d*|repeat-shutdown:[1-9]\d*)$/).meta({title:"auto, stop, stop-shutdown, repeat:N\
 or repeat-shutdown:N, where N is at least 1"}),readyUrl=text.regex(/^(\/|http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?(\/|$))[!-~]*$/).
meta({title:"a path such as /health, or an http:// URL of 127.0.0.1, localhost or [::1]"}),serverSchema=strictObject({command:commandOrNull.
describe("A server to profile instead of `workload.command`. After each start, we capture the server `captures` times, e\
ach time while `client` runs. A list of arguments, or one line for bash."),"ready-http":readyUrl.nullable().describe("A \
path (at `ready-port` on 127.0.0.1) or a URL on this machine. The server is ready when a GET request for it returns 2xx."),
"ready-port":atLeast(1).max(65535).nullable().describe("The port for `ready-http`. Without `ready-http`, the server is r\
eady when it accepts a connection to this port on 127.0.0.1."),"ready-line":text.regex(/\S/).nullable().describe("The se\
rver is ready when it prints a line containing this text."),"ready-limit":durationSchema.describe("How long the server m\
ay take to get ready."),"warm-up":commandOrNull.describe("A command to run when the server is ready, before its first ca\
pture. null: runs the client once."),client:commandOrNull.describe("The command that sends requests to the server. Each \
capture lasts as long as the client runs. The client must succeed within `workload.time-limit`."),captures:from1To100.nullable().
describe("How many rounds to capture before the server restarts. null: all `rounds`. Only rounds with separate server st\
arts are independent measurements.")}),workloadSchema=strictObject({command:commandOrNull.describe("The program to profi\
le: a list of arguments, or one line for bash -e -o pipefail."),module:text.regex(/^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$/).meta(
{title:"a dotted Python module name such as my_llm.bench"}).nullable().describe("A Python module to run as `python -m MO\
DULE`, with Hydra overrides, instead of `command`. Needs `workload.python`."),"hydra-overrides":array(text.regex(/^[^=]+=|^~/).
meta({title:"KEY=VALUE, +KEY=VALUE, ++KEY=VALUE or ~KEY"})).describe("Hydra overrides for `workload.module`. We add `hyd\
ra.run.dir` and `hydra.job.chdir=false`."),"torch-profiler-off":texts.describe("Hydra overrides that turn off the progra\
m's own torch profiler, because a process can have only one CUPTI subscriber."),python:nonEmptyOrNull.describe("The Pyth\
on interpreter for `workload.module`: a path or a name on PATH."),"working-directory":nonEmptyText.describe("The folder \
in which the workload starts."),environment:record(environmentName,text).describe("Environment variables for the workloa\
d, in addition to the allow-list."),"pass-env":array(environmentName).describe("Variables from our environment to pass t\
o the workload. Reports contain their values, so the reports aren't uploaded."),"secret-files":record(environmentName,environmentName).
describe("VARIABLE: SECRET. Writes our environment's SECRET to a private file and sets VARIABLE to the file's path. Repo\
rts don't contain the secret."),gpu:atLeast(0).nullable().describe("The GPU's index. Sets CUDA_VISIBLE_DEVICES, so the p\
rogram sees it as device 0. null: leaves CUDA_VISIBLE_DEVICES alone."),"time-limit":durationSchema.describe("How long th\
e program may run in one capture before its process tree gets SIGINT, then SIGKILL. Once only nsys is running, nsys has \
its own limit: 10 minutes or 20 times the capture, whichever is more."),setup:commandOrNull.describe("A command to run o\
nce before the captures, outside the profiler, with the environment of a workflow's `run:` step."),"rounds-per-load":from1To100.
nullable().describe("How many rounds to capture in one process. The program must run each round's work in a loop: `for _\
 in llm_profile_action.rounds():`. Only rounds in separate processes are independent measurements. null: each capture ha\
s its own process."),server:serverSchema.describe("A server and its client, instead of a program that exits.")}),tracedApi=/^[a-z][a-z0-9-]*$/,
nsysSchema=strictObject({path:nonEmptyText.describe("The nsys program: a name on PATH or a path."),trace:array(text.regex(
tracedApi).meta({title:"an API that nsys can trace, such as cuda"})).min(1).describe("APIs to trace (nsys --trace). cuda\
 and nvtx are needed to find each range's kernels."),gating:flag.describe("true: records only the capture range. false: \
records the whole program and analyzes ranges in it."),capture:_enum(["nvtx","cudaProfilerApi","none"]).describe("What s\
tarts the capture (nsys --capture-range): an NVTX range, cudaProfilerStart, or the start of the program (none)."),"captu\
re-range":nonEmptyOrNull.describe("An enclosing range that gates the capture. `ranges` are analyzed inside it, so one ru\
n of the program covers several ranges."),captures:_enum(["auto","range"]).describe("How to capture several ranges. rang\
e: each range gates its own captures. auto: captures the whole program once, as a probe. If the probe's report is small,\
 every capture records all ranges. With `gating: false`, every capture records all ranges, without a probe. If `gating` \
or `capture` is set, the default is range."),"capture-range-end":captureRangeEnd.describe("What happens when the capture\
 range ends (nsys --capture-range-end). auto: stop, or repeat:N for N instances. With stop-shutdown or repeat-shutdown, \
nsys ends the program, and exit code 143 means success."),"registered-strings-only":flag.describe("true: nsys gates only\
 on registered NVTX strings. false: also on plain strings, which Python and PyTorch emit."),"cuda-graph-trace":_enum(["n\
ode","graph"]).describe("node: lists the kernels in CUDA graphs. graph: hides them, so they can't be analyzed."),"trace-\
fork-before-exec":flag.describe("true: also traces children that fork without exec (nsys --trace-fork-before-exec), such\
 as Python's multiprocessing workers. These children may fail if their parent used CUDA before the fork."),"extra-argume\
nts":texts.describe("More arguments for nsys profile (for a server: nsys launch or nsys start), passed unchanged.")}),ncuSchema=strictObject(
{path:nonEmptyText.describe("The ncu program: a name on PATH or a path."),enabled:flag.describe("true: profiles each ran\
ge's top kernels with Nsight Compute after the nsys captures."),when:_enum(["auto","always"]).describe("When to run ncu.\
 auto: with a base, ncu runs after the verdict, and only for ranges whose time per launch changed or whose budget is exc\
eeded. ncu can't explain a change in the number of launches. Without a base, ncu runs for all ranges. always: ncu runs f\
or all of head's ranges."),unavailable:_enum(["fail","warn","skip"]).describe("What to do if ncu is missing, broken or n\
ot allowed to read the counters: fail the run, warn, or continue. The report says what happened."),gating:flag.describe(
"true: profiles only the ranges' top kernels. false: profiles every kernel of the program."),"top-kernels":atLeast(1).max(
1e3).describe("How many kernels to profile in each range, longest total time first. With per-launch-config, kernels are \
added until they cover 95% of the range's kernel time."),"launches-per-kernel":from1To100.describe("How many launches of\
 each kernel (or of each launch configuration) to profile, starting with the first."),preset:nonEmptyOrNull.describe("Th\
e preset from conf/ncu-metrics.yml that selects what to collect: quick (one pass), speed-of-light, roofline, memory or f\
ull. null: only `sections` and `metrics`."),set:nonEmptyOrNull.describe("One of ncu's own sets (ncu --list-sets) to coll\
ect in addition, such as basic or full."),sections:array(nonEmptyText).describe("More sections to collect (ncu --list-se\
ctions)."),metrics:array(nonEmptyText).describe("More metrics to collect, by name."),"replay-mode":_enum(["kernel","appl\
ication","range","app-range"]).describe("kernel: repeats each kernel, which nearly always works. application: repeats th\
e whole program, for kernels that communicate with the host. range: repeats a range, with its kernels running together. \
The program needs a warm-up before the range. app-range: like range, but repeats the whole program."),"end-early":flag.describe(
"true: kills the program once ncu has profiled all selected kernels. Use it only for programs that need no cleanup. fals\
e: lets the program finish."),"keep-report":flag.describe("true: keeps the .ncu-rep (up to tens of MB) for the Nsight Co\
mpute UI. false: deletes the .ncu-rep after reading it."),"extra-arguments":texts.describe("More arguments for ncu, pass\
ed unchanged.")}),percent=amount.max(1e3).meta({title:"a percentage such as 3 or 0.5"}),failOnSchema=_enum(["regression",
"kernel","counts","inconclusive","incomparable","baseline-failed","no-baseline"]),goalSchema=_enum(["hold","improve"]),compareSchema=strictObject(
{goal:goalSchema.describe("hold: a run passes unless something is slower. improve: a run passes only if a range is faste\
r beyond noise, no range is slower, inconclusive or incomparable, and no work was moved, left out or made up (docs/impro\
ve.md). improve needs `isolation: unprivileged-user`."),verify:strictObject({command:commandOrNull.describe('With `goal:\
 improve`, a command that runs once on each side, isolated like the program: on base before the captures, on head after \
the first pair of rounds. It writes its results to the JSON file named by LLM_PROFILE_VERIFY: `{"logits": [0.1, 0.2], "t\
ext": "hash"}`, with at most 256 characters in a name or text. Both sides must write the same results. null: the report \
says that nothing was verified.'),tolerance:number.min(0).lt(1).meta({title:"a number from 0 up to 1, such as 0.001"}).describe(
"Two numbers count as equal if they differ by at most this share of the larger number. Texts must be equal.")}).describe(
"Checks that both sides compute the same results."),base:nonEmptyOrNull.describe("A git ref to compare with. Its merge-b\
ase with HEAD is measured in the same run, in rounds interleaved with head's. If a branch and a tag have the same name, \
the branch counts. null: no comparison."),"max-rounds":from1To100.describe("Maximum rounds per side. If, after `rounds`,\
 a row is inconclusive or slower by less than four times its threshold, we add a single batch of rounds."),"fail-on":array(
failOnSchema).describe("Which results fail the job: regression with exit code 1, the others with 4. kernel: any slower k\
ernel or family counts as a regression, even if its range got faster. counts: an increase in any count is a regression, \
too. baseline-failed: the requested base is unavailable. no-baseline: there's no base, for any reason. Exceeded budgets \
always fail the job, even if this list is empty."),"range-threshold":percent.nullable().describe("The smallest change in\
 a range's GPU time that counts, in percent. null: 0.88; with a calibration, the 99th percentile of its noise, but at le\
ast 0.55."),"kernel-threshold":percent.describe("The smallest change in a kernel's time that counts, in percent."),"coun\
t-threshold":percent.describe("The smallest change that counts, in percent, for the number of launches, graph launches, \
copies, bytes or synchronizations. A change of less than 2 never counts."),"latency-threshold":percent.describe("The sma\
llest change in wall time that counts, in percent, in runs without CUDA tracing. Without such runs, it's 10."),thresholds:array(
strictObject({range:nonEmptyText.optional().describe("A range, or a glob of ranges."),family:nonEmptyText.optional().describe(
"A family of kernels."),kernel:nonEmptyText.optional().describe("A kernel's name, or a glob of names."),metric:nonEmptyText.
optional().describe("A metric that the program reports, or a glob. It can't be combined with `range`, `family` or `kerne\
l`."),threshold:percent.describe("The threshold, in percent.")}).meta({title:"such as {range: decode, kernel: 'flash*', \
threshold: 5}"})).describe("Thresholds for some ranges, families, kernels or metrics; the last match wins. Defaults: 2 f\
or a family, 5 for a metric."),budgets:array(nonEmptyText).describe("Limits that need no base, such as `decode.kernelNs \
<= 12.6 ms`, `decode.launches <= 5800`, `decode.wallNs <= 50 ms` (without CUDA tracing), `prefill.family.attention <= 2 \
ms`, `decode/layer_3.kernelNs <= 1 ms` (a nested range), `metric.TTFT <= 50 ms`, `metric.throughput >= 900`."),accepted:nonEmptyOrNull.
describe("The repository's file of accepted regressions, each with a reason and an expiry date."),calibration:nonEmptyOrNull.
describe("A file with this runner's noise, measured by comparing code with itself. null: cautious thresholds."),caches:_enum(
["same-choices","separate"]).describe("Each side has its own caches of Triton, TorchInductor, JAX and PyTorch extensions\
, so neither side finds kernels that the other side compiled. same-choices: the head starts with what the base's autotun\
ers chose, so both sides run the same templates and launch configurations. separate: each side's autotuners choose on th\
eir own."),"python-environment":_enum(["venv","none"]).describe("venv: each side gets its own virtual environment on top\
 of the installed packages, so installing the head doesn't replace the base. none: both sides use the installed packages\
."),guard:flag.describe("true: watches clocks, power, temperature and throttling, and repeats a disturbed round.")}),latencySchema=strictObject(
{pairs:atLeast(0).max(100).nullable().describe("How many runs without CUDA tracing (`--trace=nvtx`) to do per side, alte\
rnating between base and head after the traced rounds. We use these runs to judge wall time. For a server, a run is one \
start. 0: none. null: 3 if a base is measured in the same run, but none if the verdict is already red. Also 3 if the act\
ion measures a baseline or compares with an earlier run's baseline. Otherwise, 1 with `metrics` and none without."),"max\
-pairs":from1To100.describe("If wall time is inconclusive after `pairs` runs per side, we add runs, up to this number."),
instances:atLeast(1).nullable().describe("How many of each range's last instances to use in each process. Earlier instan\
ces are warm-up. If a process has fewer instances, the run fails. null: all instances count."),command:commandOrNull.describe(
"Another command for the runs without CUDA tracing, such as a warm loop over the same ranges. For a server, it replaces \
`client`. null: the profiled program or client.")}),metricFileSchema=union([nonEmptyText,strictObject({file:nonEmptyText.
describe("A file that the program writes, or a glob, relative to the program's working directory."),format:_enum(metricFormats).
optional().describe("The file's format (docs/metrics.md), if its content doesn't show it.")})]).meta({title:"a file such\
 as results.json, or {file: results.json, format: NAME}"}),amountSchema=union([number.positive(),strictObject({range:nonEmptyText.
describe("Counts this range's instances that begin inside the measured instance.")}),strictObject({metric:nonEmptyText.describe(
"Takes the value of this metric, which the program reports for the whole process.")})]).meta({title:"a number, {range: N\
AME} or {metric: NAME}"}),configSchema=strictObject({workload:workloadSchema.describe("The program to profile."),ranges:array(
rangeEntrySchema).describe("The NVTX ranges to profile: `Message` (default domain), `Message@Domain`, `Message@*`, globs\
 such as `decode*`, or {range, skip, instances}. In text, commas and semicolons separate ranges; `\\,` and `\\;` are part \
of a name."),instances:atLeast(1).nullable().describe("How many instances of a range to capture, unless the range sets i\
ts own number. null: one if the range itself starts and stops the capture; all of them if an enclosing range does."),rounds:from1To100.
nullable().describe("How often to capture everything, each time in a fresh process. Each round counts as one measurement\
 in the statistics. null: 1; with a base, 3 per side, or 2 if every range is clear after 2."),"time-budget":durationSchema.
nullable().describe("How long the whole run may take. Rounds come first, and the first round always runs. Once a range i\
s clearly worse, the search for its lines comes before anything else. If the verdict is red after the rounds, Nsight Com\
pute comes next. Otherwise, runs without CUDA tracing come next. The report says what was left out. null: no limit."),lines:_enum(
["auto","off"]).describe("auto: if kernels or calls made a range slower, runs the program once more to record call stack\
s, which show the lines that launched these kernels or made these calls. If exact counts rose, or if CUDA graphs ran, ba\
se runs once more, too. Servers aren't supported. off: never looks for lines."),retries:atLeast(0).max(2).describe("How \
often to retry a capture after a transient fault of the GPU or a tool. We keep the files of every attempt."),attribution:_enum(
["auto","thread"]).describe("Which work belongs to a range. thread: only work from the threads that opened it, as nsys c\
ounts it. auto: also work that other threads of the process (autograd, offload, workers) launch while all of the process\
's open ranges are nested on one thread."),metrics:array(metricFileSchema).describe("Files of metrics that the program w\
rites, read after each run without CUDA tracing."),steps:amountSchema.nullable().describe("How many steps one instance o\
f a range takes, to show times per step."),tokens:amountSchema.nullable().describe("How many tokens one instance of a ra\
nge generates, to show tokens per second."),"require-kernels":flag.describe("false: for CPU-only programs. The run needs\
 no GPU, a range without GPU kernels passes the gate, and its wall time without tracing decides."),"top-kernels":atLeast(
1).max(1e3).describe("How many kernels to list, by total time in a range."),out:nonEmptyText.describe("The folder for ru\
n directories."),"keep-runs":atLeast(1).nullable().describe("How many run directories to keep in `out`; a successful run\
 deletes older ones. null: 10 in CI (if the variable CI is set), all elsewhere."),"compress-above":sizeSchema.nullable().
describe("After the analysis, compresses reports larger than this with zstd. null: never."),isolation:_enum(["auto","pid\
-namespace","unprivileged-user","none"]).describe("How to keep the profiler from seeing other processes' environments. a\
uto: the best level that this machine permits; the output names it. With any other value, the run fails if this machine \
doesn't permit that level."),nsys:nsysSchema.describe("Nsight Systems."),ncu:ncuSchema.describe("Nsight Compute."),latency:latencySchema.
describe("Runs without CUDA tracing, which we use to judge wall time."),compare:compareSchema.describe("The comparison w\
ith a base, and what fails the job.")});var schemaKeys=walk("",configSchema),configSections=schemaKeys.sections,configKeys=new Map(schemaKeys.keys.map(key=>[key.
key,key]));function mapEntry(dotted){for(let map of configKeys.values())if(map.kind==="map"&&dotted.startsWith(`${map.key}\
.`))return{map,name:dotted.slice(map.key.length+1)};return null}function isSection(dotted){return configSections.some(({
key})=>key===dotted)}function keysOf(section){return[...configSections.map(({key})=>key),...configKeys.keys()].filter(key=>key!==
""&&sectionOf(key)===section)}function suggestKey(dotted){let[first="",second,...entry]=dotted.split(".");if(second!==void 0&&
entry.length>0){let map=suggestKey(`${first}.${second}`);if(map!==null&&configKeys.get(map)?.kind==="map")return`${map}.${entry.
join(".")}`}let all=[...configSections.map(({key})=>key),...configKeys.keys()].filter(key=>key!==""),last=nameOf(dotted),
siblings=all.filter(key=>sectionOf(key)===sectionOf(dotted));return among(all,last,0)??among(siblings,last)??among(all,last)??
nearest(dotted,all,dotted.length/3)}function among(keys,last,maxDistance){let name=nearest(last,keys.map(nameOf),maxDistance);
return keys.find(key=>nameOf(key)===name)??null}function sectionOf(dotted){return dotted.slice(0,Math.max(0,dotted.lastIndexOf(
".")))}function nameOf(dotted){return dotted.slice(dotted.lastIndexOf(".")+1)}function walk(section,schema){let sections=[
{key:section,description:schema.description??""}],keys=[];for(let[name,member]of Object.entries(schema.shape)){let dotted=section===
""?name:`${section}.${name}`;if(member instanceof ZodObject){let inner=walk(dotted,member);sections.push(...inner.sections),
keys.push(...inner.keys)}else member instanceof ZodType&&keys.push(configKey(dotted,member))}return{sections,keys}}function configKey(key,schema){
let nullable=schema instanceof ZodNullable,inner=nullable?schema.unwrap():schema;return{key,schema,kind:kindOf(inner),nullable,
description:schema.description??"",allowed:allowedText(schema)}}function kindOf(schema){return schema instanceof ZodArray?
"list":schema instanceof ZodRecord?"map":schema instanceof ZodEnum?"choice":schema instanceof ZodBoolean?"boolean":schema instanceof
ZodNumber?"number":schema instanceof ZodUnion?schema.options.some(option=>option instanceof ZodArray)?"command":"quantit\
y":"text"}function allowedText(schema){if(schema instanceof ZodNullable)return`${allowedText(schema.unwrap())}; or null`;
if(schema instanceof ZodArray)return`a list, each ${allowedText(schema.element)}`;if(schema instanceof ZodRecord)return"\
keys and values";let title=schema instanceof ZodType?schema.meta()?.title:void 0;return title!==void 0?title:schema instanceof
ZodEnum?orText(schema.options.map(String)):schema instanceof ZodBoolean?"true or false":schema instanceof ZodNumber?numberText(
schema):"text"}function numberText(schema){let kind=schema.isInt?"a whole number":"a number",low=schema.minValue,high=schema.
maxValue,from=low!==null&&low>Number.MIN_SAFE_INTEGER?` from ${low}`:"",to=high!==null&&high<Number.MAX_SAFE_INTEGER?` t\
o ${high}`:"";return kind+from+to}function orText(words){return words.length<2?words.join(""):`${words.slice(0,-1).join(
", ")} or ${words.at(-1)??""}`}var environment="workload.environment";function isSecretKey(dotted){let entry=mapEntry(dotted);return entry!==null&&entry.
map.key===environment&&isSecretName(entry.name)}function isWholeEnvironment(dotted){return dotted===environment}var variableKeys=new Set(
["workload.pass-env","workload.secret-files"]);function redactValue(dotted,value){return isSecretKey(dotted)?redacted:redactTexts(
value,variableKeys.has(mapEntry(dotted)?.map.key??dotted)?redactVariables:redactCommand)}function redactVariables(text2){
return typeof text2=="string"?text2.replaceAll(/[^\s,:[\]{}"']+/g,redactVariableName):text2.map(redactVariableName)}function redactTexts(value,redact,within=[]){
if(typeof value=="string")return redact(value);if(typeof value!="object"||value===null||within.includes(value))return value;
let inside=item=>redactTexts(item,redact,[...within,value]);return Array.isArray(value)?value.every(word=>typeof word=="\
string")?redact(value):value.map(inside):Object.fromEntries(Object.entries(value).map(([name,item])=>[name,inside(item)]))}
function redactOverride(text2){let split=text2.indexOf("=");if(split===-1)return text2;let key=text2.slice(0,split).trim();
return text2.slice(split+1).trim()===""?text2:isSecretKey(key)||isWholeEnvironment(key)||isMistypedSecret(key,text2)?`${key}\
=${redacted}`:`${text2.slice(0,split+1)}${String(redactValue(key,text2.slice(split+1)))}`}function isMistypedSecret(key,text2){
return!configKeys.has(key)&&mapEntry(key)===null&&text2.split(/\W+/).some(isSecretName)}export{metricFormats,tracedApi,failOnSchema,goalSchema,configSchema,configSections,configKeys,mapEntry,isSection,keysOf,
suggestKey,sectionOf,nameOf,allowedText,orText,isSecretKey,isWholeEnvironment,redactValue,redactOverride};
