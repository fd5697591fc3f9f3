import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{looksSecret,nearest,redactCommand,redacted,shownVariable}from"./chunk-3L2C6BIN.js";import{durationPattern,parseDurationMs,
parseSizeBytes,sizePattern}from"./chunk-O4GDWJWS.js";import{ZodArray,ZodBoolean,ZodEnum,ZodNullable,ZodNumber,ZodObject,
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
int().min(1).optional().describe("How many of its first instances do not count, such as those that compile; of each capt\
ure and process."),instances:number().int().min(1).optional().describe("How many instances of this range count, after th\
ose. Absent: `instances`.")})]).meta({title:"a range such as decode, decode@Domain, decode@* or decode*, or {range: deco\
de, skip: 1, instances: 2}"}),captureRangeEnd=string().regex(/^(auto|stop|stop-shutdown|repeat:[1-9]\d*|repeat-shutdown:[1-9]\d*)$/).
meta({title:"auto, stop, stop-shutdown, repeat:N or repeat-shutdown:N with N from 1"}),readyUrl=string().regex(/^(\/|http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?(\/|$))[!-~]*$/).
meta({title:"a path such as /health, or an http:// URL of 127.0.0.1, localhost or [::1]"}),serverSchema=strictObject({command:commandSchema.
nullable().describe("A server to profile, in place of `workload.command`: it is started and loaded once, and captured wh\
ile `client` runs, as often as `captures` says. A list of arguments, or one line for bash."),"ready-http":readyUrl.nullable().
describe("The server is ready when a GET of this is answered with 2xx: a path (at `ready-port` of 127.0.0.1), or a URL o\
f this machine."),"ready-port":number().int().min(1).max(65535).nullable().describe("The port of `ready-http`; without t\
hat, the server is ready when it accepts a connection at this port of 127.0.0.1."),"ready-line":string().regex(/\S/).nullable().
describe("The server is ready when a line of its output holds this text."),"ready-limit":durationSchema.describe("How lo\
ng the server may take to be ready."),"warm-up":commandSchema.nullable().describe("A command to run once the server is r\
eady, before the first capture of a load. null: the client of that load, once."),client:commandSchema.nullable().describe(
"The command that gives the server its work. Each capture lasts from its start to its end; it must succeed. Its time lim\
it is `workload.time-limit`."),captures:number().int().min(1).max(100).nullable().describe("How many rounds are captured\
 of one load of the server. null: all of `rounds`. Rounds of one load are no independent measurements; loads are."),"sto\
p-signal":_enum(["INT","TERM"]).describe("The signal that ends the server in good order."),"stop-limit":durationSchema.describe(
"How long the server may take to end after it; then KILL for its whole process tree.")}),workloadSchema=strictObject({command:commandSchema.
nullable().describe("The program to profile: a list of arguments (started as it is), or one line for bash -e -o pipefail\
."),module:string().regex(/^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$/).meta({title:"a dotted Python module name such as my_llm.ben\
ch"}).nullable().describe("A Python module to run as `python -m MODULE` in place of `command`, with Hydra overrides. Nee\
ds `workload.python`."),"hydra-overrides":array(string().regex(/^[^=]+=|^~/).meta({title:"KEY=VALUE, +KEY=VALUE, ++KEY=V\
ALUE or ~KEY"})).describe("Hydra overrides for `workload.module`. The run directory and `hydra.job.chdir=false` are adde\
d."),"torch-profiler-off":array(string()).describe("Hydra overrides that switch the program's own torch profiler off: tw\
o CUPTI subscribers cannot share a process."),python:string().min(1).nullable().describe("The Python interpreter for `wo\
rkload.module`: a path or a name on PATH. Never guessed."),"working-directory":string().min(1).describe("Where the workl\
oad starts."),environment:record(environmentName,string()).describe("Environment variables for the workload, on top of t\
he allow-list."),"pass-env":array(environmentName).describe("Variables of our own environment to give to the workload. R\
eports hold them, so these reports are marked as not for upload."),"secret-files":record(environmentName,environmentName).
describe("VARIABLE: SECRET. The value of our environment's SECRET is written to a private file, and VARIABLE holds its p\
ath. Reports do not hold it."),gpu:number().int().min(0).nullable().describe("Index of the GPU to use: CUDA_VISIBLE_DEVI\
CES is set to it, so the program sees it as device 0. null leaves the choice alone."),"time-limit":durationSchema.describe(
"How long one capture may take; then INT, and KILL for the whole process tree."),setup:commandSchema.nullable().describe(
"A command that runs once before the captures, outside the profiler, with the environment that a run: step would have."),
"rounds-per-load":number().int().min(1).max(100).nullable().describe("How many rounds are captured of one process of the\
 program, which then needs the loop `for _ in llm_profile_action.rounds():` around what a round measures. Rounds of one \
process are no independent measurements; processes are. null: each capture has a process of its own."),server:serverSchema.
describe("A server and its client, in place of a program that ends by itself.")}),nsysSchema=strictObject({path:string().
min(1).describe("The nsys program: a name on PATH or a path."),trace:array(string().min(1)).min(1).describe("APIs to tra\
ce (nsys --trace). Must hold cuda and nvtx for kernels by range."),sample:_enum(["none","process-tree","system-wide"]).describe(
"CPU sampling (nsys --sample). Sampling wrote 2.5 GB for a range of 0.2 s."),cpuctxsw:_enum(["none","process-tree","syst\
em-wide"]).describe("CPU context switches (nsys --cpuctxsw)."),gating:boolean().describe("true: only the capture range i\
s recorded. false: the whole program is recorded, and ranges are analyzed in it."),capture:_enum(["nvtx","cudaProfilerAp\
i","none"]).describe("What opens the capture (nsys --capture-range): an NVTX range, cudaProfilerStart, or nothing."),"ca\
pture-range":string().min(1).nullable().describe("One enclosing range that gates the capture; `ranges` are then analyzed\
 inside it, so that several ranges cost one run of the program."),captures:_enum(["auto","range"]).describe("Of several \
ranges, where nothing else here says what opens a capture. range: each gates captures of its own. auto: one probe of the\
 whole program decides; where its report is small, no range gates, and every capture has all ranges. `gating: false` doe\
s that without a probe; with `gating` or `capture` set, the default is range."),"capture-range-end":captureRangeEnd.describe(
"What happens when the capture range ends (nsys --capture-range-end). auto: stop, or repeat:N for N instances. With the \
shutdown forms nsys ends the program: 143 is then success."),"registered-strings-only":boolean().describe("true: nsys ga\
tes on registered NVTX strings only. false also sees plain strings, which Python and PyTorch emit."),"cuda-graph-trace":_enum(
["node","graph"]).describe("node lists the kernels in CUDA graphs; graph hides them, and then nothing can be analyzed."),
"trace-fork-before-exec":boolean().describe("true: also child processes that are forked and start no other program are t\
raced (nsys --trace-fork-before-exec), as workers of Python's multiprocessing with fork are. Such a process may fail whe\
re its parent used CUDA before."),"extra-arguments":array(string()).describe("Further arguments for nsys profile (for a \
server: nsys launch or nsys start), as they are."),reports:array(string().min(1)).describe("Further `nsys stats` reports\
 to keep as CSV beside the two that are always made.")}),ncuSchema=strictObject({path:string().min(1).describe("The ncu \
program: a name on PATH or a path."),enabled:boolean().describe("true: the top kernels of each range are profiled with N\
sight Compute after the nsys captures."),when:_enum(["auto","always"]).describe("auto: where a base is compared with, on\
ly for ranges whose verdict needs a reason from it (kernels take longer or shorter per launch, or a budget is exceeded; \
not where launches alone made the difference), after the verdict; else for all ranges. always: for all ranges of the hea\
d, whatever the verdict."),unavailable:_enum(["fail","warn","skip"]).describe("Where ncu is missing, broken or may not r\
ead the counters: fail the run, go on with a warning, or go on. The report says which happened."),gating:boolean().describe(
"true: only the ranges and their top kernels are profiled. false: no filter at all, every kernel of the program."),"top-\
kernels":number().int().min(1).max(1e3).describe("How many kernels of each range to profile, by total time; with per-lau\
nch-config further ones until they hold 95% of it."),"launches-per-kernel":number().int().min(1).max(100).describe("How \
many launches of each of them (or of each of its launch configurations), the first ones."),"filter-mode":_enum(["auto","\
global","per-launch-config"]).describe("Which launches of these kernels: of each the first (global), or of each grid, bl\
ock and shared memory the first (per-launch-config; ncu then looks at every launch of the ranges, and one run of the pro\
gram serves all of them). auto: per-launch-config where this ncu has it, except for a range with more than 64 configurat\
ions, and with `end-early`."),preset:string().min(1).nullable().describe("What to collect: a preset of conf/ncu-metrics.\
yml (quick, which takes one pass; speed-of-light, roofline, memory, full). null: only `sections` and `metrics`."),set:string().
min(1).nullable().describe("A set of ncu's own to collect besides (ncu --list-sets), such as basic or full. null: none."),
sections:array(string().min(1)).describe("Further sections to collect (ncu --list-sections)."),metrics:array(string().min(
1)).describe("Further metrics to collect, by name."),"replay-mode":_enum(["kernel","application","range","app-range"]).describe(
"kernel: each kernel is repeated; fits nearly always. application: the whole program is repeated, where kernels cannot b\
e (they talk to the host). range: a whole range is repeated as one, with its kernels running together; needs a warm-up b\
efore it. app-range: the same by repeating the program."),"clock-control":_enum(["none","base"]).describe("base: ncu loc\
ks the clocks for comparable figures. none: they are left alone."),"cache-control":_enum(["all","none"]).describe("all: \
caches are flushed before each repetition. none: they are as the program leaves them."),"end-early":boolean().describe("\
true: the program is killed as soon as ncu has all its kernels, which saves the rest of its run; only for programs that \
leave nothing behind. false: it is let finish."),"keep-report":boolean().describe("true: keep the .ncu-rep, which can be\
 tens of MB, for the ncu user interface. false: it is removed once it has been read."),"extra-arguments":array(string()).
describe("Further arguments for ncu, as they are.")}),percent=number().nonnegative().max(1e3).meta({title:"a number of p\
ercent such as 3 or 0.5"}),failOnSchema=_enum(["regression","kernel","counts","inconclusive","incomparable","baseline-fa\
iled","no-baseline"]),goalSchema=_enum(["hold","improve"]),compareSchema=strictObject({goal:goalSchema.describe("hold: a\
 run passes unless something is slower. improve: it passes only if a range is faster beyond noise, nothing is open, and \
no work was moved, left out or made up (docs/improve.md). Needs `isolation: unprivileged-user`."),verify:strictObject({command:commandSchema.
nullable().describe('With `goal: improve`, a command that runs on both sides after the captures, as the program does, an\
d writes what it computed to the JSON file that LLM_PROFILE_VERIFY names: `{"logits": [0.1, 0.2], "text": "hash"}`. Both\
 sides must agree. null: the answer says that nothing was verified.'),tolerance:number().min(0).lt(1).meta({title:"a num\
ber from 0 up to 1, such as 0.001"}).describe("Numbers agree where they differ by no more than this share of the larger \
one. Texts must be equal.")}).describe("Whether both sides compute the same."),base:string().min(1).nullable().describe(
"A git ref to compare with: its merge-base with HEAD is measured in the same run, rounds interleaved. null: nothing is c\
ompared."),"max-rounds":number().int().min(1).max(100).describe("Rounds a side at most: where a row is ambiguous after `\
rounds`, or slower by less than four times its threshold, more are made, once."),"fail-on":array(failOnSchema).describe(
"What fails the job: regression with exit code 1, the others with 4. kernel: beside regression, every slower kernel and \
family is one, also in a range that is faster as a whole. counts: the same of every risen count. baseline-failed: a base\
 was wanted and could not be had; no-baseline: there is none, whatever the reason. An empty list: never. Budgets fail it\
 always."),"range-threshold":percent.nullable().describe("A range's time on the GPU must change by so much, in percent. \
null: 0.88, or with a calibration its 99th percentile, at least 0.55."),"family-threshold":percent.describe("The same of\
 the kernels of one family, in percent."),"kernel-threshold":percent.describe("The same of one kernel, in percent."),"mi\
n-kernel-share":percent.describe("Kernels below this share of the range's kernel time, in percent, are not judged alone."),
"min-kernel-impact":percent.describe("A kernel's change must be this much of the range's kernel time, in percent."),"cou\
nt-threshold":percent.describe("Launches, graph launches, copies, bytes and synchronizations must change by so much, in \
percent, and by 2."),"wall-threshold":percent.describe("A range's wall time must change by so much, in percent, and the \
rounds be quiet enough to tell."),"latency-threshold":percent.describe("The same of a range's wall time in the runs with\
out CUDA tracing, which is judged in its place where there are any."),"metric-threshold":percent.describe("The same of a\
 metric that the program reports (`metrics`), in percent."),"single-round-threshold":percent.describe("In place of these\
, where a side has one round only, in percent; in a range that is not slower, four times as much for one kernel and up t\
o that for a family."),thresholds:array(strictObject({range:string().min(1).optional().describe("A range, or a glob of r\
anges."),family:string().min(1).optional().describe("A family of kernels."),kernel:string().min(1).optional().describe("\
A kernel's name, or a glob of names."),metric:string().min(1).optional().describe("A metric that the program reports, or\
 a glob of their names; it is of no range, so that it stands alone."),threshold:percent.describe("In percent.")}).meta({
title:"such as {range: decode, kernel: 'flash*', threshold: 5}"})).describe("Thresholds for some ranges, families, kerne\
ls or metrics; the last that fits counts."),budgets:array(string().min(1)).describe("Limits that hold without any base, \
such as `decode.kernelNs <= 12.6 ms`, `decode.launches <= 5800`, `prefill.family.attention <= 2 ms`, `decode/layer_3.ker\
nelNs <= 1 ms` (a nested range), `metric.TTFT <= 50 ms`, `metric.throughput >= 900`."),accepted:string().min(1).nullable().
describe("A file in the repository with accepted regressions, each with a reason and an expiry. null: none."),calibration:string().
min(1).nullable().describe("A file with this runner's own noise, measured by comparing the same code with itself. null: \
none, and the thresholds are the cautious ones."),caches:_enum(["separate","shared"]).describe("The caches of Triton, To\
rchInductor and PyTorch extensions: one for each side, so that neither finds the other's kernels, or one for both."),"py\
thon-environment":_enum(["venv","none"]).describe("venv: each side gets a virtual environment of its own on top of the i\
nstalled packages, so that installing the head does not replace the base. none: both use what is there."),guard:boolean().
describe("true: clocks, power, temperature and throttling are watched, and a disturbed round is repeated.")}),latencySchema=strictObject(
{pairs:number().int().min(0).max(100).nullable().describe("How many runs a side to make without CUDA tracing (`--trace=n\
vtx`), base and head in turn after the traced rounds: wall time is judged by them. Of a server a run is a load. 0: none.\
 null: 3 where a base is measured in the same run, and none if the verdict is red by then whatever they show; 3 in an ac\
tion that measures a baseline or compares with one of another run; else 1 where `metrics` asks for some, and none withou\
t."),"max-pairs":number().int().min(1).max(100).describe("At most so many: where wall time is open after `pairs`, more a\
re made, up to this number."),instances:number().int().min(1).nullable().describe("The last so many instances of each ra\
nge in a process count, and earlier ones are its warm-up; fewer are a failure. null: all count."),command:commandSchema.
nullable().describe("Another command for these runs, such as a warm loop over the same ranges; of a server, in place of \
`client`. null: the program, or the client, as it is profiled.")}),metricFileSchema=union([string().min(1),strictObject(
{file:string().min(1).describe("A file that the program writes, relative to its working directory; a glob."),format:_enum(
metricFormats).optional().describe("What wrote it (docs/metrics.md), where that is not to be found out by its content.")})]).
meta({title:"a file such as results.json, or {file: results.json, format: NAME}"}),amountSchema=union([number().positive(),
strictObject({range:string().min(1).describe("As many as instances of this range begin in it.")}),strictObject({metric:string().
min(1).describe("As many as the program's metric of this name says of the whole process.")})]).meta({title:"a number, {r\
ange: NAME} or {metric: NAME}"}),configSchema=strictObject({workload:workloadSchema.describe("The program to profile."),
ranges:array(rangeEntrySchema).describe("The NVTX ranges to profile: `Message` (default domain), `Message@Domain`, `Mess\
age@*`, globs such as `decode*`, or {range, skip, instances}. In one text, commas and semicolons divide them; `\\,` and `\
\\;` are part of a name."),instances:number().int().min(1).nullable().describe("Instances to capture of each range that \
does not say its own. null: one where the range gates its capture, any number inside an enclosing one."),rounds:number().
int().min(1).max(100).nullable().describe("null: 1, or 3 a side where a base is measured, and 2 where these settle every\
 range. How often to capture everything, each time in a fresh process. A round is the unit of the statistics."),"time-bu\
dget":durationSchema.nullable().describe("How long the whole run may take. Rounds come first. If head is red by then, it\
s reasons come next: the lines, then Nsight Compute. If not, runs without CUDA tracing come next. What doesn't fit is le\
ft out, and said. The first round is always made. null: no limit."),lines:_enum(["auto","off"]).describe("auto: where a \
range is slower by its kernels or its calls, the program is run once more with call stacks recorded (once of each side w\
here launches rose or CUDA graphs ran), which measures nothing and says which lines launched them. Not for servers. off:\
 no such run."),retries:number().int().min(0).max(2).describe("How often to repeat a capture after a transient fault of \
the GPU or a tool. Each attempt is kept."),attribution:_enum(["auto","thread"]).describe("Whose work belongs to a range.\
 thread: that of the threads that the range is of, as nsys counts it. auto: also what other threads of the process launc\
h (autograd, offload, workers) while all open ranges of the process are nested on one thread."),metrics:array(metricFileSchema).
describe("Files with metrics that the program writes itself, read after each run without CUDA tracing."),steps:amountSchema.
nullable().describe("How many steps one instance of a range does, so that times are also shown per step. null: not known\
."),tokens:amountSchema.nullable().describe("How many tokens one instance of a range makes, so that tokens a second are \
shown. null: not known."),"require-kernels":boolean().describe("false lets a range without any GPU kernel pass: for CPU-\
only programs."),"top-kernels":number().int().min(1).max(1e3).describe("How many kernels, by total time in a range, to l\
ist and to hand to Nsight Compute."),out:string().min(1).describe("The folder that holds the run directories."),"keep-ru\
ns":number().int().min(1).describe("How many run directories to keep in `out`; older ones of ours are deleted after a ru\
n that succeeded."),"compress-above":sizeSchema.nullable().describe("Reports larger than this are compressed (zstd) afte\
r the analysis. null: never."),"log-limit":sizeSchema.describe("How much of a program's stdout and stderr is kept in a f\
ile, each; the beginning and the end are kept."),isolation:_enum(["auto","pid-namespace","unprivileged-user","none"]).describe(
"How the profiler is kept from seeing other processes' environments. auto takes the best that is permitted and says whic\
h; a named one is required."),nsys:nsysSchema.describe("Nsight Systems."),ncu:ncuSchema.describe("Nsight Compute."),latency:latencySchema.
describe("Runs without CUDA tracing, by which wall time is judged."),compare:compareSchema.describe("The comparison with\
 a base, and what fails the job.")});var found=walk("",configSchema),configSections=found.sections,configKeys=new Map(found.keys.map(key=>[key.key,key]));function mapEntry(dotted){
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
