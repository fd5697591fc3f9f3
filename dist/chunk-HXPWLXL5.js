import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{looksSecret,nearest,redactCommand,redacted,shownVariable}from"./chunk-3L2C6BIN.js";import{durationPattern,parseDurationMs,
parseSizeBytes,sizePattern}from"./chunk-WOCV4FV3.js";import{ZodArray,ZodBoolean,ZodEnum,ZodNullable,ZodNumber,ZodObject,
ZodRecord,ZodType,ZodUnion,_enum,array,boolean,number,record,strictObject,string,union}from"./chunk-7IBWU4LP.js";var metricFormats=["json","csv","vllm","sglang","llama-bench","pytest-benchmark","google-benchmark","customSmallerIsBett\
er","customBiggerIsBetter"];var longestDurationMs=500*36e5,durationSchema=union([number().positive(),string().regex(durationPattern)]).refine(value=>fits(
()=>parseDurationMs(value)<=longestDurationMs&&parseDurationMs(value)>0)).meta({title:"a duration such as 90s, 30m or 2h\
, or a number of seconds, of at most 500h",examples:["30m","90s",600]}),sizeSchema=union([number().int().nonnegative(),string().
regex(sizePattern)]).refine(value=>fits(()=>parseSizeBytes(value)>=0)).meta({title:"a size such as 200MB or 1GiB, or a n\
umber of bytes",examples:["200MB","1GiB"]});function fits(check){try{return check()}catch{return!1}}var environmentName=string().
regex(/^(?!__proto__$)[A-Za-z_][A-Za-z0-9_]*$/).meta({title:"the name of an environment variable"}),commandSchema=union(
[array(string()).min(1),string().regex(/\S/)]).meta({title:"a list of arguments such as [python3, serve.py], or one line\
 of shell",examples:[["python3","serve.py"],"python3 serve.py --steps 32"]}),rangeEntrySchema=union([string().min(1),strictObject(
{range:string().min(1).describe("The range: `Message`, `Message@Domain`, `Message@*`, or a glob such as `decode*`."),skip:number().
int().min(1).optional().describe("How many instances to skip first in each capture and process, such as those that compi\
le."),instances:number().int().min(1).optional().describe("How many instances count after those. Absent: `instances`.")})]).
meta({title:"a range such as decode, decode@Domain, decode@* or decode*, or {range: decode, skip: 1, instances: 2}"}),captureRangeEnd=string().
regex(/^(auto|stop|stop-shutdown|repeat:[1-9]\d*|repeat-shutdown:[1-9]\d*)$/).meta({title:"auto, stop, stop-shutdown, re\
peat:N or repeat-shutdown:N with N from 1"}),readyUrl=string().regex(/^(\/|http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?(\/|$))[!-~]*$/).
meta({title:"a path such as /health, or an http:// URL of 127.0.0.1, localhost or [::1]"}),serverSchema=strictObject({command:commandSchema.
nullable().describe("A server to profile instead of `workload.command`. It starts once and is captured `captures` times,\
 each while `client` runs. A list of arguments, or one line for bash."),"ready-http":readyUrl.nullable().describe("The s\
erver is ready when a GET of this returns 2xx: a path (at `ready-port` on 127.0.0.1) or a URL on this machine."),"ready-\
port":number().int().min(1).max(65535).nullable().describe("The port for `ready-http`. Without `ready-http`, the server \
is ready when it accepts a connection to this port on 127.0.0.1."),"ready-line":string().regex(/\S/).nullable().describe(
"The server is ready when it prints a line containing this text."),"ready-limit":durationSchema.describe("How long the s\
erver may take to get ready."),"warm-up":commandSchema.nullable().describe("A command to run when the server is ready, b\
efore its first capture. null: runs the client once."),client:commandSchema.nullable().describe("The command that sends \
the server work. Each capture lasts as long as it runs. It must succeed within `workload.time-limit`."),captures:number().
int().min(1).max(100).nullable().describe("How many rounds to capture before the server restarts. null: all `rounds`. On\
ly rounds with separate server starts are independent measurements."),"stop-signal":_enum(["INT","TERM"]).describe("The \
signal that shuts down the server."),"stop-limit":durationSchema.describe("How long the server may take to shut down bef\
ore its process tree gets KILL.")}),workloadSchema=strictObject({command:commandSchema.nullable().describe("The program \
to profile: a list of arguments, or one line for bash -e -o pipefail."),module:string().regex(/^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$/).
meta({title:"a dotted Python module name such as my_llm.bench"}).nullable().describe("A Python module to run as `python \
-m MODULE`, with Hydra overrides, instead of `command`. Needs `workload.python`."),"hydra-overrides":array(string().regex(
/^[^=]+=|^~/).meta({title:"KEY=VALUE, +KEY=VALUE, ++KEY=VALUE or ~KEY"})).describe("Hydra overrides for `workload.module\
`. The run directory and `hydra.job.chdir=false` are added."),"torch-profiler-off":array(string()).describe("Hydra overr\
ides that turn off the program's own torch profiler: a process can have only one CUPTI subscriber."),python:string().min(
1).nullable().describe("The Python interpreter for `workload.module`: a path or a name on PATH."),"working-directory":string().
min(1).describe("Where the workload starts."),environment:record(environmentName,string()).describe("Environment variabl\
es for the workload, in addition to the allow-list."),"pass-env":array(environmentName).describe("Variables of our envir\
onment to pass to the workload. Reports contain them, so these reports aren't uploaded."),"secret-files":record(environmentName,
environmentName).describe("VARIABLE: SECRET. Writes our environment's SECRET to a private file and sets VARIABLE to its \
path. Reports don't contain the secret."),gpu:number().int().min(0).nullable().describe("The GPU's index. Sets CUDA_VISI\
BLE_DEVICES, so the program sees it as device 0. null: leaves CUDA_VISIBLE_DEVICES alone."),"time-limit":durationSchema.
describe("How long one capture may take before the process tree gets INT, then KILL."),setup:commandSchema.nullable().describe(
"A command to run once before the captures, outside the profiler, with a run: step's environment."),"rounds-per-load":number().
int().min(1).max(100).nullable().describe("How many rounds to capture in one process. The program must loop over what a \
round measures: `for _ in llm_profile_action.rounds():`. Only rounds in separate processes are independent measurements.\
 null: a process for each capture."),server:serverSchema.describe("A server and its client, instead of a program that ex\
its.")}),nsysSchema=strictObject({path:string().min(1).describe("The nsys program: a name on PATH or a path."),trace:array(
string().min(1)).min(1).describe("APIs to trace (nsys --trace). Kernels by range need cuda and nvtx."),sample:_enum(["no\
ne","process-tree","system-wide"]).describe("CPU sampling (nsys --sample). Sampling wrote 2.5 GB for a range of 0.2 s."),
cpuctxsw:_enum(["none","process-tree","system-wide"]).describe("CPU context switches (nsys --cpuctxsw)."),gating:boolean().
describe("true: records only the capture range. false: records the whole program and analyzes ranges in it."),capture:_enum(
["nvtx","cudaProfilerApi","none"]).describe("What opens the capture (nsys --capture-range): an NVTX range, cudaProfilerS\
tart, or nothing."),"capture-range":string().min(1).nullable().describe("An enclosing range that gates the capture. `ran\
ges` are analyzed inside it, so several cost one run of the program."),captures:_enum(["auto","range"]).describe("How to\
 capture several ranges. range: each gates its own captures. auto: probes the whole program once; if that report is smal\
l, every capture records all ranges. `gating: false` does so without a probe. If `gating` or `capture` is set, the defau\
lt is range."),"capture-range-end":captureRangeEnd.describe("What happens when the capture range ends (nsys --capture-ra\
nge-end). auto: stop, or repeat:N for N instances. With shutdown, nsys ends the program, and 143 is success."),"register\
ed-strings-only":boolean().describe("true: nsys gates only on registered NVTX strings. false: also on plain strings, whi\
ch Python and PyTorch emit."),"cuda-graph-trace":_enum(["node","graph"]).describe("node: lists the kernels in CUDA graph\
s. graph: hides them, so they can't be analyzed."),"trace-fork-before-exec":boolean().describe("true: also traces childr\
en that fork without exec (nsys --trace-fork-before-exec), such as Python's multiprocessing workers. They may fail if th\
e parent used CUDA before."),"extra-arguments":array(string()).describe("More arguments for nsys profile (for a server: \
nsys launch or nsys start), passed unchanged."),reports:array(string().min(1)).describe("More `nsys stats` reports to ke\
ep as CSV, in addition to the usual two.")}),ncuSchema=strictObject({path:string().min(1).describe("The ncu program: a n\
ame on PATH or a path."),enabled:boolean().describe("true: profiles each range's top kernels with Nsight Compute after t\
he nsys captures."),when:_enum(["auto","always"]).describe("auto: with a base, after the verdict, only for ranges that n\
eed its reason (time per launch changed, or a budget is exceeded; not if only the number of launches changed); without a\
 base, for all ranges. always: for all of the head's ranges."),unavailable:_enum(["fail","warn","skip"]).describe("What \
to do if ncu is missing, broken or not allowed to read the counters: fail the run, warn, or continue. The report says wh\
at happened."),gating:boolean().describe("true: profiles only the ranges' top kernels. false: every kernel of the progra\
m."),"top-kernels":number().int().min(1).max(1e3).describe("How many kernels to profile in each range, longest total tim\
e first. With per-launch-config, kernels are added until they cover 95% of the range's kernel time."),"launches-per-kern\
el":number().int().min(1).max(100).describe("How many launches to profile of each kernel (or each of its launch configur\
ations), starting with the first."),"filter-mode":_enum(["auto","global","per-launch-config"]).describe("Which launches \
to profile: each kernel's first (global), or the first with each grid, block and shared memory (per-launch-config; ncu t\
hen checks every launch, and one run of the program covers all ranges). auto: per-launch-config if ncu supports it, exce\
pt with `end-early` or for a range with over 64 configurations."),preset:string().min(1).nullable().describe("What to co\
llect: a preset from conf/ncu-metrics.yml: quick (one pass), speed-of-light, roofline, memory or full. null: only `secti\
ons` and `metrics`."),set:string().min(1).nullable().describe("One of ncu's own sets to collect, too (ncu --list-sets), \
such as basic or full."),sections:array(string().min(1)).describe("More sections to collect (ncu --list-sections)."),metrics:array(
string().min(1)).describe("More metrics to collect, by name."),"replay-mode":_enum(["kernel","application","range","app-\
range"]).describe("kernel: repeats each kernel, which nearly always works. application: repeats the whole program, for k\
ernels that communicate with the host. range: repeats a range with its kernels running together; needs a warm-up before \
it. app-range: the same, by repeating the program."),"clock-control":_enum(["none","base"]).describe("base: ncu locks th\
e clocks, so metrics are comparable. none: it doesn't."),"cache-control":_enum(["all","none"]).describe("all: flushes ca\
ches before each repetition. none: doesn't."),"end-early":boolean().describe("true: kills the program once ncu has all i\
ts kernels; only for programs that need no cleanup. false: lets it finish."),"keep-report":boolean().describe("true: kee\
ps the .ncu-rep (up to tens of MB) for the Nsight Compute UI. false: deletes it after reading it."),"extra-arguments":array(
string()).describe("More arguments for ncu, passed unchanged.")}),percent=number().nonnegative().max(1e3).meta({title:"a\
 number of percent such as 3 or 0.5"}),failOnSchema=_enum(["regression","kernel","counts","inconclusive","incomparable",
"baseline-failed","no-baseline"]),goalSchema=_enum(["hold","improve"]),compareSchema=strictObject({goal:goalSchema.describe(
"hold: a run passes unless something is slower. improve: it passes only if a range is faster beyond noise, nothing is op\
en, and no work was moved, left out or made up (docs/improve.md). Needs `isolation: unprivileged-user`."),verify:strictObject(
{command:commandSchema.nullable().describe('With `goal: improve`, a command that runs on both sides after the captures, \
as the program does, and writes what it computed to the JSON file that LLM_PROFILE_VERIFY names: `{"logits": [0.1, 0.2],\
 "text": "hash"}`. Both sides must agree. null: the answer says that nothing was verified.'),tolerance:number().min(0).lt(
1).meta({title:"a number from 0 up to 1, such as 0.001"}).describe("Numbers count as equal if they differ by no more tha\
n this share of the larger one. Texts must be equal.")}).describe("Whether both sides compute the same."),base:string().
min(1).nullable().describe("A git ref to compare with: its merge-base with HEAD is measured in the same run, in interlea\
ved rounds. null: no comparison."),"max-rounds":number().int().min(1).max(100).describe("Maximum rounds per side. If a r\
ow is ambiguous after `rounds`, or slower by less than four times its threshold, more rounds run, once."),"fail-on":array(
failOnSchema).describe("What fails the job: regression with exit code 1, the others with 4. kernel: any slower kernel or\
 family counts as a regression, even if its range got faster. counts: so does any higher count. baseline-failed: the req\
uested base is unavailable. no-baseline: no base, for any reason. An empty list: nothing. Exceeded budgets always fail i\
t."),"range-threshold":percent.nullable().describe("Minimum change of a range's time on the GPU, in percent. null: 0.88,\
 or a calibration's 99th percentile, at least 0.55."),"family-threshold":percent.describe("The same for one family's ker\
nels."),"kernel-threshold":percent.describe("The same for one kernel."),"min-kernel-share":percent.describe("Kernels bel\
ow this share of the range's kernel time, in percent, aren't judged individually."),"min-kernel-impact":percent.describe(
"Minimum change of a kernel, in percent of the range's kernel time."),"count-threshold":percent.describe("Minimum change\
 of launches, graph launches, copies, bytes and synchronizations, in percent, and at least 2."),"wall-threshold":percent.
describe("Minimum change of a range's wall time, in percent, in rounds quiet enough to detect it."),"latency-threshold":percent.
describe("The same for wall time in runs without CUDA tracing, which is judged instead if there are any."),"metric-thres\
hold":percent.describe("The same for a metric that the program reports (`metrics`)."),"single-round-threshold":percent.describe(
"Replaces these if a side has only one round, in percent. In a range that isn't slower: four times as much for a kernel,\
 up to that for a family."),thresholds:array(strictObject({range:string().min(1).optional().describe("A range, or a glob\
 of ranges."),family:string().min(1).optional().describe("A family of kernels."),kernel:string().min(1).optional().describe(
"A kernel's name, or a glob of names."),metric:string().min(1).optional().describe("A metric that the program reports, o\
r a glob; it can't be combined with the others."),threshold:percent.describe("In percent.")}).meta({title:"such as {rang\
e: decode, kernel: 'flash*', threshold: 5}"})).describe("Thresholds for some ranges, families, kernels or metrics; the l\
ast match wins."),budgets:array(string().min(1)).describe("Limits that need no base, such as `decode.kernelNs <= 12.6 ms\
`, `decode.launches <= 5800`, `prefill.family.attention <= 2 ms`, `decode/layer_3.kernelNs <= 1 ms` (a nested range), `m\
etric.TTFT <= 50 ms`, `metric.throughput >= 900`."),accepted:string().min(1).nullable().describe("The repository's file \
of accepted regressions, each with a reason and an expiry."),calibration:string().min(1).nullable().describe("A file wit\
h this runner's noise, measured by comparing code with itself. null: cautious thresholds."),caches:_enum(["separate","sh\
ared"]).describe("Caches of Triton, TorchInductor and PyTorch extensions: separate, so neither side finds the other's ke\
rnels, or shared."),"python-environment":_enum(["venv","none"]).describe("venv: each side gets its own virtual environme\
nt on top of the installed packages, so installing the head doesn't replace the base. none: both use the installed packa\
ges."),guard:boolean().describe("true: watches clocks, power, temperature and throttling, and repeats a disturbed round.")}),
latencySchema=strictObject({pairs:number().int().min(0).max(100).nullable().describe("How many runs per side without CUD\
A tracing (`--trace=nvtx`), alternating between base and head after the traced rounds; wall time is judged by them. For \
a server, a run is one start. 0: none. null: 3 if a base is measured in the same run, unless the verdict is already red;\
 3 in an action that measures a baseline or compares with another run's; otherwise 1 with `metrics`, and none without."),
"max-pairs":number().int().min(1).max(100).describe("If wall time is inconclusive after `pairs`, more run, up to this nu\
mber."),instances:number().int().min(1).nullable().describe("How many of each range's instances in a process count, from\
 the end; earlier ones are warm-up. Fewer instances fail the run. null: all count."),command:commandSchema.nullable().describe(
"Another command for these runs, such as a warm loop over the same ranges; for a server, replaces `client`. null: the pr\
ofiled program or client.")}),metricFileSchema=union([string().min(1),strictObject({file:string().min(1).describe("A fil\
e that the program writes, relative to its working directory; a glob."),format:_enum(metricFormats).optional().describe(
"What wrote it (docs/metrics.md), if its content doesn't show that.")})]).meta({title:"a file such as results.json, or {\
file: results.json, format: NAME}"}),amountSchema=union([number().positive(),strictObject({range:string().min(1).describe(
"The number of this range's instances that begin in it.")}),strictObject({metric:string().min(1).describe("The value of \
this metric of the program, for the whole process.")})]).meta({title:"a number, {range: NAME} or {metric: NAME}"}),configSchema=strictObject(
{workload:workloadSchema.describe("The program to profile."),ranges:array(rangeEntrySchema).describe("The NVTX ranges to\
 profile: `Message` (default domain), `Message@Domain`, `Message@*`, globs such as `decode*`, or {range, skip, instances\
}. In text, commas and semicolons separate them; `\\,` and `\\;` are part of a name."),instances:number().int().min(1).nullable().
describe("How many instances to capture of each range that doesn't set its own. null: one if the range gates its capture\
, any number inside an enclosing range."),rounds:number().int().min(1).max(100).nullable().describe("How often to captur\
e everything, each time in a fresh process. A round is the unit of the statistics. null: 1; with a base, 3 per side, or \
2 if they settle every range."),"time-budget":durationSchema.nullable().describe("How long the whole run may take. Round\
s come first. If head is red by then, its reasons come next: the lines, then Nsight Compute. If not, runs without CUDA t\
racing come next. The report says what was left out. The first round always runs. null: no limit."),lines:_enum(["auto",
"off"]).describe("auto: if a range's kernels or calls made it slower, runs the program once more to record call stacks (\
once per side if launches rose or CUDA graphs ran), which show the lines that launched them. Not for servers. off: no su\
ch run."),retries:number().int().min(0).max(2).describe("How often to retry a capture after a transient fault of the GPU\
 or a tool. Each attempt is kept."),attribution:_enum(["auto","thread"]).describe("Whose work belongs to a range. thread\
: only its own threads', as nsys counts it. auto: also what the process's other threads (autograd, offload, workers) lau\
nch while all its open ranges are nested on one thread."),metrics:array(metricFileSchema).describe("Files of metrics tha\
t the program writes, read after each run without CUDA tracing."),steps:amountSchema.nullable().describe("How many steps\
 one instance of a range takes, to show times per step."),tokens:amountSchema.nullable().describe("How many tokens one i\
nstance of a range generates, to show tokens per second."),"require-kernels":boolean().describe("false: a range without \
GPU kernels passes, for CPU-only programs."),"top-kernels":number().int().min(1).max(1e3).describe("How many kernels to \
list, by total time in a range."),out:string().min(1).describe("The folder for run directories."),"keep-runs":number().int().
min(1).describe("How many run directories to keep in `out`; a successful run deletes older ones."),"compress-above":sizeSchema.
nullable().describe("Compresses larger reports (zstd) after the analysis. null: never."),"log-limit":sizeSchema.describe(
"How much of a program's stdout and stderr to keep in each file: the beginning and the end."),isolation:_enum(["auto","p\
id-namespace","unprivileged-user","none"]).describe("How to keep the profiler from seeing other processes' environments.\
 auto: the best one permitted, which the output names. Others are required."),nsys:nsysSchema.describe("Nsight Systems."),
ncu:ncuSchema.describe("Nsight Compute."),latency:latencySchema.describe("Runs without CUDA tracing, which judge wall ti\
me."),compare:compareSchema.describe("The comparison with a base, and what fails the job.")});var found=walk("",configSchema),configSections=found.sections,configKeys=new Map(found.keys.map(key=>[key.key,key]));function mapEntry(dotted){
for(let map of configKeys.values())if(map.kind==="map"&&dotted.startsWith(`${map.key}.`))return{map,name:dotted.slice(map.
key.length+1)};return null}function isSection(dotted){return configSections.some(({key})=>key===dotted)}function keysOf(section){
return[...configSections.map(({key})=>key),...configKeys.keys()].filter(key=>key!==""&&parentOf(key)===section)}function suggestKey(dotted){
let[first="",second,...entry]=dotted.split(".");if(second!==void 0&&entry.length>0){let map=suggestKey(`${first}.${second}`);
if(map!==null&&configKeys.get(map)?.kind==="map")return`${map}.${entry.join(".")}`}let all=[...configSections.map(({key})=>key),
...configKeys.keys()].filter(key=>key!==""),last=lastOf(dotted),siblings=all.filter(key=>parentOf(key)===parentOf(dotted));
return among(siblings,last)??among(all,last)??nearest(dotted,all,dotted.length/3)}function among(keys,last){let name=nearest(
last,keys.map(lastOf));return keys.find(key=>lastOf(key)===name)??null}function parentOf(dotted){return dotted.slice(0,Math.
max(0,dotted.lastIndexOf(".")))}function lastOf(dotted){return dotted.slice(dotted.lastIndexOf(".")+1)}function walk(section,schema){
let sections=[{key:section,description:schema.description??""}],keys=[];for(let[name,member]of Object.entries(schema.shape)){
let dotted=section===""?name:`${section}.${name}`;if(member instanceof ZodObject){let inner=walk(dotted,member);sections.
push(...inner.sections),keys.push(...inner.keys)}else member instanceof ZodType&&keys.push(configKey(dotted,member))}return{
sections,keys}}function configKey(key,schema){let nullable=schema instanceof ZodNullable,inner=nullable?schema.unwrap():
schema;return{key,schema,kind:kindOf(inner),nullable,description:schema.description??"",allowed:allowedText(schema)}}function kindOf(schema){
return schema instanceof ZodArray?"list":schema instanceof ZodRecord?"map":schema instanceof ZodEnum?"choice":schema instanceof
ZodBoolean?"boolean":schema instanceof ZodNumber?"number":schema instanceof ZodUnion?schema.options.some(option=>option instanceof
ZodArray)?"command":"quantity":"text"}function allowedText(schema){if(schema instanceof ZodNullable)return`${allowedText(
schema.unwrap())}; or null`;if(schema instanceof ZodArray)return`a list, each ${allowedText(schema.element)}`;if(schema instanceof
ZodRecord)return"keys and values";let title=schema instanceof ZodType?schema.meta()?.title:void 0;return title!==void 0?
title:schema instanceof ZodEnum?oneOf(schema.options.map(String)):schema instanceof ZodBoolean?"true or false":schema instanceof
ZodNumber?numberText(schema):"text"}function numberText(schema){let kind=schema.isInt?"a whole number":"a number",low=schema.
minValue,high=schema.maxValue,from=low!==null&&low>Number.MIN_SAFE_INTEGER?` from ${low}`:"",to=high!==null&&high<Number.
MAX_SAFE_INTEGER?` to ${high}`:"";return kind+from+to}function oneOf(words){return words.length<2?words.join(""):`${words.
slice(0,-1).join(", ")} or ${words.at(-1)??""}`}var environment="workload.environment";function isSecretKey(dotted){let entry=mapEntry(dotted);return entry!==null&&entry.
map.key===environment&&looksSecret(entry.name)}function isWholeEnvironment(dotted){return dotted===environment}var variableKeys=new Set(
["workload.pass-env","workload.secret-files"]);function redactValue(dotted,value){return isSecretKey(dotted)?redacted:redactTexts(
value,variableKeys.has(mapEntry(dotted)?.map.key??dotted)?redactVariables:redactCommand)}function redactVariables(text){
return typeof text=="string"?text.replaceAll(/[^\s,:[\]{}"']+/g,shownVariable):text.map(shownVariable)}function redactTexts(value,redact,within=[]){
if(typeof value=="string")return redact(value);if(typeof value!="object"||value===null||within.includes(value))return value;
let inside=one=>redactTexts(one,redact,[...within,value]);return Array.isArray(value)?value.every(word=>typeof word=="st\
ring")?redact(value):value.map(inside):Object.fromEntries(Object.entries(value).map(([name,one])=>[name,inside(one)]))}function redactOverride(text){
let split=text.indexOf("=");if(split===-1)return text;let key=text.slice(0,split).trim();return text.slice(split+1).trim()===
""?text:isSecretKey(key)||isWholeEnvironment(key)||isMistypedSecret(key,text)?`${key}=${redacted}`:`${text.slice(0,split+
1)}${String(redactValue(key,text.slice(split+1)))}`}function isMistypedSecret(key,text){return!configKeys.has(key)&&mapEntry(
key)===null&&text.split(/\W+/).some(looksSecret)}export{metricFormats,failOnSchema,goalSchema,configSchema,configSections,configKeys,mapEntry,isSection,keysOf,suggestKey,
allowedText,isSecretKey,isWholeEnvironment,redactValue,redactOverride};
