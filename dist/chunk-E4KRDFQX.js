import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{emptyRound,escapedGlob,families,figureRules,gpuTimeOf,instanceTimes,launchShape,matchesGlob,measuredLaunch,nameRules,
otherFamily,rangeKeyText,sampleOf,sharedBytes,summaryMarkdown,treeText,waitsForOthers,wallFigures,wallPartTimes}from"./chunk-WLLGREUV.js";
import{looksSecret,redactCommand,redacted,shownVariable,uniqueSafeNames}from"./chunk-LRVSQIXT.js";import{defaultConfig,
nearest}from"./chunk-CLMIR6QA.js";import{errorCode,isWithin}from"./chunk-OWHIAE27.js";import{LlmProfileError,
UserError,errorMessage,exitCodes}from"./chunk-PJPSHN4Q.js";import{acceptedKinds,acceptedRegressionSchema,alikeOperators,
canBeAccepted,comparesGpu,countReasonIds,coversPart,gpuKey,hasGpu,isFall,isLaunchesAgain,isNamed,latencySchema,medianOf,
metricRowSchema,operatorText,rangeRowSchema,reasonSchema,sharedPath,unknownChange,verdictSchema,wallVerdictSchema}from"./chunk-4NEME6GZ.js";
import{purposes}from"./chunk-35HP6UP2.js";import{communicationFamily,rankText,rankTimeNs,ranksKnown}from"./chunk-J6WWDBOC.js";
import{ZodArray,ZodBigInt,ZodBoolean,ZodDate,ZodEnum,ZodError,ZodISODate,ZodISODateTime,ZodISODuration,ZodISOTime,ZodNullable,
ZodNumber,ZodObject,ZodRecord,ZodString,ZodType,ZodUnion,_coercedBigint,_coercedBoolean,_coercedDate,_coercedNumber,_coercedString,
_enum,_isoDate,_isoDateTime,_isoDuration,_isoTime,array,boolean,discriminatedUnion,literal,number,object,preprocess,prettifyError,
record,strictObject,string,tuple,union}from"./chunk-T6YMR3NY.js";import{gpuPerAmount,gpuPerAmountKinds,median,medianKernelNs,
medianLaunches,medianTotalNs,perAmountUnits,readUnit,sharedValue,wallPerAmount,wallPerAmountKinds}from"./chunk-JKBQVKYX.js";
import{counted,listText}from"./chunk-CY2EKH2J.js";import{amountText,countText,durationPattern,intervalText,pairText,
parseDurationMs,parseSizeBytes,percent,rangeText,signedPercent,sizeAmount,sizePattern,sizeText,stableRangeName}from"./chunk-YTVQXYLK.js";
import{jsonParts,plainText}from"./chunk-KWNHFX66.js";import{__export}from"./chunk-GBWPPC6J.js";import{relative}from"node:path";function addFiles(makers,result,{first,last}={first:[],last:[]}){let added=[];for(let make of makers)added.push(...make(
{...result,files:[...first,...added.map(({name})=>name),...last]}));return added}function addedText(added,name){let bytes2=added.
find(file=>file.name===name)?.bytes;return typeof bytes2=="string"?bytes2:null}function shownFolder(cwd,folder){if(!isWithin(
folder,cwd))return folder;let inside=relative(cwd,folder);return inside===""||inside.startsWith("-")?`./${inside}`:inside}var iso_exports={};__export(iso_exports,{ZodISODate:()=>ZodISODate,ZodISODateTime:()=>ZodISODateTime,ZodISODuration:()=>ZodISODuration,
ZodISOTime:()=>ZodISOTime,date:()=>date,datetime:()=>datetime,duration:()=>duration,time:()=>time});function datetime(params){return _isoDateTime(ZodISODateTime,params)}function date(params){return _isoDate(ZodISODate,params)}
function time(params){return _isoTime(ZodISOTime,params)}function duration(params){return _isoDuration(ZodISODuration,params)}var coerce_exports={};__export(coerce_exports,{bigint:()=>bigint,boolean:()=>boolean2,date:()=>date2,number:()=>number2,
string:()=>string2});function string2(params){return _coercedString(ZodString,params)}function number2(params){return _coercedNumber(ZodNumber,
params)}function boolean2(params){return _coercedBoolean(ZodBoolean,params)}function bigint(params){return _coercedBigint(
ZodBigInt,params)}function date2(params){return _coercedDate(ZodDate,params)}function topKernels(range,count5){let rangeNs=medianKernelNs(range);return range.kernels.slice(0,count5).map(kernel=>{let totalNs=medianTotalNs(
kernel);return{name:kernel.name,shortName:kernel.shortName,family:kernel.family,mangled:[...new Set(kernel.variants.flatMap(
({mangled})=>mangled??[]))],totalNs,share:rangeNs===0?0:totalNs/rangeNs}})}var formula=/^[=+\-@]/;function csvText(header,rows){return[header,...rows].map(row2=>`${row2.map(cell).join(",")}
`).join("")}function cell(value){if(value===null)return"";if(typeof value=="number")return String(value);let plain=plainText(
value),safe=formula.test(plain)?`'${plain}`:plain;return/[",\n]|^\s|\s$/.test(safe)?`"${safe.replaceAll('"','""')}"`:safe}function rangeFiles(profile,figures){let measuredRanges=byLabel(profile.ranges),replayedRanges=byLabel(profile.replayedRanges),
labels=[...new Set([...measuredRanges.keys(),...replayedRanges.keys()])],folders=uniqueSafeNames(labels),files=new Map;for(let[
index,label]of labels.entries()){let measured=measuredRanges.get(label),replayed=replayedRanges.get(label),folder=`range\
s/${folders[index]??String(index)}`;measured!==void 0&&measured.kernels.length>0&&files.set(`${folder}/kernels.csv`,kernelsCsv(
measured,figures)),measured!==void 0&&measured.operators.length>0&&files.set(`${folder}/operators.csv`,operatorsCsv(measured)),
replayed!==void 0&&files.set(`${folder}/replay.csv`,replayCsv(replayed,figures))}return files}function byLabel(ranges){return new Map(
ranges.map(range=>[rangeText(range.name,range.domain),range]))}var measuredHeaders=["measured grid","measured block","ma\
tching launches"];function kernelsCsv(range,figures){let rangeNs=medianKernelNs(range);return csvText(["kernel","family",
"launches","total (ns)","share (%)",...measuredHeaders,...figureHeaders(figures)],range.kernels.map(kernel=>{let totalNs=medianTotalNs(
kernel),sample=kernel.ncu[0],launch=sample===void 0?null:measuredLaunch(kernel,sample);return[kernel.name,kernel.family,
medianLaunches(kernel),totalNs,rangeNs===0?0:Number((totalNs/rangeNs*100).toFixed(3)),...launch===null?measuredHeaders.map(
()=>null):[launch.grid.join("\xD7"),launch.block.join("\xD7"),median(launch.matchingLaunches)],...figures.map(({key})=>sample?.
figures[key]?.value??null)]}))}function operatorsCsv(range){return csvText(["operator","GPU","instances","host (ns)","GP\
U idle (ns)","launches","total (ns)","self (ns)"],range.operators.map(row2=>[operatorText(range,row2.path),row2.device===
null?null:rankText({...row2,device:row2.device}),medianOf(row2,({instances})=>instances),medianOf(row2,({hostNs})=>hostNs),
medianOf(row2,({idleNs})=>idleNs),medianOf(row2,({launches})=>launches),medianOf(row2,({totalNs})=>totalNs),medianOf(row2,
({selfNs})=>selfNs)]))}function replayCsv({samples},figures){let known=figures.filter(({key})=>samples.some(sample=>sample.
figures[key]!=null));return csvText(["instance","row",...figureHeaders(known)],samples.map((sample,index)=>[index+1,sample.
id,...known.map(({key})=>sample.figures[key]?.value??null)]))}function figureHeaders(figures){return figures.map(({title,
unit})=>unit===""?title:`${title} (${unit})`)}var sideFiles={base:"base/profile.json",head:"profile.json"},recordedSideFiles={base:"base-profile.json",head:"head-prof\
ile.json"};function topKernelsByRange(profile,count5){return profile.ranges.map(range=>({range:range.name,domain:range.domain,
kernels:topKernels(range,count5)}))}function resultFiles(measured,topCount,report){let{profile,base,comparison}=measured;
return new Map([...Object.entries(base===null?{}:{[sideFiles.base]:jsonParts(base)}),...profileFiles(profile,topCount,report),
...Object.entries(comparison===null?{}:{"comparison.json":jsonParts(comparison)})])}function profileFiles(profile,topCount,report){
return new Map([...rangeFiles(profile,figureRules),...report,["summary.md",summaryMarkdown(profile)],["top-kernels.json",
jsonParts(topKernelsByRange(profile,topCount))],["profile.json",jsonParts(profile)]])}var metricFormats=["json","csv","vllm","sglang","llama-bench","pytest-benchmark","google-benchmark","customSmallerIsBett\
er","customBiggerIsBetter"];var longestDurationMs=500*36e5,durationSchema=union([number().positive(),string().regex(durationPattern)]).refine(value=>fits(
()=>parseDurationMs(value)<=longestDurationMs&&parseDurationMs(value)>0)).meta({title:"a duration such as 90s, 30m or 2h\
, or a number of seconds (at most 500h)",examples:["30m","90s",600]}),sizeSchema=union([number().int().nonnegative(),string().
regex(sizePattern)]).refine(value=>fits(()=>parseSizeBytes(value)>=0)).meta({title:"a size such as 200MB or 1GiB, or a n\
umber of bytes",examples:["200MB","1GiB"]});function fits(check2){try{return check2()}catch{return!1}}var environmentName=string().
regex(/^(?!__proto__$)[A-Za-z_][A-Za-z0-9_]*$/).meta({title:"the name of an environment variable"}),commandSchema=union(
[array(string()).min(1),string().regex(/\S/)]).meta({title:"a list of arguments such as [python3, serve.py], or one line\
 of shell",examples:[["python3","serve.py"],"python3 serve.py --steps 32"]}),rangeEntrySchema=union([string().min(1),strictObject(
{range:string().min(1).describe("The range: `Message`, `Message@Domain`, `Message@*`, or a glob such as `decode*`."),skip:number().
int().min(1).optional().describe("How many instances to skip at the start of each capture and process, for example becau\
se they compile kernels."),instances:number().int().min(1).optional().describe("How many instances to use after the skip\
ped ones. If absent, the top-level `instances` applies.")})]).meta({title:"a range such as decode, decode@Domain, decode\
@* or decode*, or {range: decode, skip: 1, instances: 2}"}),captureRangeEnd=string().regex(/^(auto|stop|stop-shutdown|repeat:[1-9]\d*|repeat-shutdown:[1-9]\d*)$/).
meta({title:"auto, stop, stop-shutdown, repeat:N or repeat-shutdown:N, where N is at least 1"}),readyUrl=string().regex(
/^(\/|http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?(\/|$))[!-~]*$/).meta({title:"a path such as /health, or an http:/\
/ URL of 127.0.0.1, localhost or [::1]"}),serverSchema=strictObject({command:commandSchema.nullable().describe("A server\
 to profile instead of `workload.command`. After each start, we capture the server `captures` times, each time while `cl\
ient` runs. A list of arguments, or one line for bash."),"ready-http":readyUrl.nullable().describe("A path (at `ready-po\
rt` on 127.0.0.1) or a URL on this machine. The server is ready when a GET request for it returns 2xx."),"ready-port":number().
int().min(1).max(65535).nullable().describe("The port for `ready-http`. Without `ready-http`, the server is ready when i\
t accepts a connection to this port on 127.0.0.1."),"ready-line":string().regex(/\S/).nullable().describe("The server is\
 ready when it prints a line containing this text."),"ready-limit":durationSchema.describe("How long the server may take\
 to get ready."),"warm-up":commandSchema.nullable().describe("A command to run when the server is ready, before its firs\
t capture. null: runs the client once."),client:commandSchema.nullable().describe("The command that sends requests to th\
e server. Each capture lasts as long as the client runs. The client must succeed within `workload.time-limit`."),captures:number().
int().min(1).max(100).nullable().describe("How many rounds to capture before the server restarts. null: all `rounds`. On\
ly rounds with separate server starts are independent measurements.")}),workloadSchema=strictObject({command:commandSchema.
nullable().describe("The program to profile: a list of arguments, or one line for bash -e -o pipefail."),module:string().
regex(/^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$/).meta({title:"a dotted Python module name such as my_llm.bench"}).nullable().describe(
"A Python module to run as `python -m MODULE`, with Hydra overrides, instead of `command`. Needs `workload.python`."),"h\
ydra-overrides":array(string().regex(/^[^=]+=|^~/).meta({title:"KEY=VALUE, +KEY=VALUE, ++KEY=VALUE or ~KEY"})).describe(
"Hydra overrides for `workload.module`. We add `hydra.run.dir` and `hydra.job.chdir=false`."),"torch-profiler-off":array(
string()).describe("Hydra overrides that turn off the program's own torch profiler, because a process can have only one \
CUPTI subscriber."),python:string().min(1).nullable().describe("The Python interpreter for `workload.module`: a path or \
a name on PATH."),"working-directory":string().min(1).describe("The folder in which the workload starts."),environment:record(
environmentName,string()).describe("Environment variables for the workload, in addition to the allow-list."),"pass-env":array(
environmentName).describe("Variables from our environment to pass to the workload. Reports contain their values, so the \
reports aren't uploaded."),"secret-files":record(environmentName,environmentName).describe("VARIABLE: SECRET. Writes our\
 environment's SECRET to a private file and sets VARIABLE to the file's path. Reports don't contain the secret."),gpu:number().
int().min(0).nullable().describe("The GPU's index. Sets CUDA_VISIBLE_DEVICES, so the program sees it as device 0. null: \
leaves CUDA_VISIBLE_DEVICES alone."),"time-limit":durationSchema.describe("How long the program may run in one capture b\
efore its process tree gets SIGINT, then SIGKILL. Once only nsys is running, nsys has its own limit: 10 minutes or 20 ti\
mes the capture, whichever is more."),setup:commandSchema.nullable().describe("A command to run once before the captures\
, outside the profiler, with the environment of a workflow's `run:` step."),"rounds-per-load":number().int().min(1).max(
100).nullable().describe("How many rounds to capture in one process. The program must run each round's work in a loop: `\
for _ in llm_profile_action.rounds():`. Only rounds in separate processes are independent measurements. null: each captu\
re has its own process."),server:serverSchema.describe("A server and its client, instead of a program that exits.")}),tracedApi=/^[a-z][a-z0-9-]*$/,
nsysSchema=strictObject({path:string().min(1).describe("The nsys program: a name on PATH or a path."),trace:array(string().
regex(tracedApi).meta({title:"an API that nsys can trace, such as cuda"})).min(1).describe("APIs to trace (nsys --trace)\
. cuda and nvtx are needed to find each range's kernels."),gating:boolean().describe("true: records only the capture ran\
ge. false: records the whole program and analyzes ranges in it."),capture:_enum(["nvtx","cudaProfilerApi","none"]).describe(
"What starts the capture (nsys --capture-range): an NVTX range, cudaProfilerStart, or the start of the program (none)."),
"capture-range":string().min(1).nullable().describe("An enclosing range that gates the capture. `ranges` are analyzed in\
side it, so one run of the program covers several ranges."),captures:_enum(["auto","range"]).describe("How to capture se\
veral ranges. range: each range gates its own captures. auto: captures the whole program once, as a probe. If the probe'\
s report is small, every capture records all ranges. With `gating: false`, every capture records all ranges, without a p\
robe. If `gating` or `capture` is set, the default is range."),"capture-range-end":captureRangeEnd.describe("What happen\
s when the capture range ends (nsys --capture-range-end). auto: stop, or repeat:N for N instances. With stop-shutdown or\
 repeat-shutdown, nsys ends the program, and exit code 143 means success."),"registered-strings-only":boolean().describe(
"true: nsys gates only on registered NVTX strings. false: also on plain strings, which Python and PyTorch emit."),"cuda-\
graph-trace":_enum(["node","graph"]).describe("node: lists the kernels in CUDA graphs. graph: hides them, so they can't \
be analyzed."),"trace-fork-before-exec":boolean().describe("true: also traces children that fork without exec (nsys --tr\
ace-fork-before-exec), such as Python's multiprocessing workers. These children may fail if their parent used CUDA befor\
e the fork."),"extra-arguments":array(string()).describe("More arguments for nsys profile (for a server: nsys launch or \
nsys start), passed unchanged.")}),ncuSchema=strictObject({path:string().min(1).describe("The ncu program: a name on PAT\
H or a path."),enabled:boolean().describe("true: profiles each range's top kernels with Nsight Compute after the nsys ca\
ptures."),when:_enum(["auto","always"]).describe("When to run ncu. auto: with a base, ncu runs after the verdict, and on\
ly for ranges whose time per launch changed or whose budget is exceeded. ncu can't explain a change in the number of lau\
nches. Without a base, ncu runs for all ranges. always: ncu runs for all of head's ranges."),unavailable:_enum(["fail","\
warn","skip"]).describe("What to do if ncu is missing, broken or not allowed to read the counters: fail the run, warn, o\
r continue. The report says what happened."),gating:boolean().describe("true: profiles only the ranges' top kernels. fal\
se: profiles every kernel of the program."),"top-kernels":number().int().min(1).max(1e3).describe("How many kernels to p\
rofile in each range, longest total time first. With per-launch-config, kernels are added until they cover 95% of the ra\
nge's kernel time."),"launches-per-kernel":number().int().min(1).max(100).describe("How many launches of each kernel (or\
 of each launch configuration) to profile, starting with the first."),preset:string().min(1).nullable().describe("The pr\
eset from conf/ncu-metrics.yml that selects what to collect: quick (one pass), speed-of-light, roofline, memory or full.\
 null: only `sections` and `metrics`."),set:string().min(1).nullable().describe("One of ncu's own sets (ncu --list-sets)\
 to collect in addition, such as basic or full."),sections:array(string().min(1)).describe("More sections to collect (nc\
u --list-sections)."),metrics:array(string().min(1)).describe("More metrics to collect, by name."),"replay-mode":_enum([
"kernel","application","range","app-range"]).describe("kernel: repeats each kernel, which nearly always works. applicati\
on: repeats the whole program, for kernels that communicate with the host. range: repeats a range, with its kernels runn\
ing together. The program needs a warm-up before the range. app-range: like range, but repeats the whole program."),"end\
-early":boolean().describe("true: kills the program once ncu has profiled all selected kernels. Use it only for programs\
 that need no cleanup. false: lets the program finish."),"keep-report":boolean().describe("true: keeps the .ncu-rep (up \
to tens of MB) for the Nsight Compute UI. false: deletes the .ncu-rep after reading it."),"extra-arguments":array(string()).
describe("More arguments for ncu, passed unchanged.")}),percent2=number().nonnegative().max(1e3).meta({title:"a percenta\
ge such as 3 or 0.5"}),failOnSchema=_enum(["regression","kernel","counts","inconclusive","incomparable","baseline-failed",
"no-baseline"]),goalSchema=_enum(["hold","improve"]),compareSchema=strictObject({goal:goalSchema.describe("hold: a run p\
asses unless something is slower. improve: a run passes only if a range is faster beyond noise, no range is slower, inco\
nclusive or incomparable, and no work was moved, left out or made up (docs/improve.md). improve needs `isolation: unpriv\
ileged-user`."),verify:strictObject({command:commandSchema.nullable().describe('With `goal: improve`, a command that run\
s once on each side, isolated like the program: on base before the captures, on head after the first pair of rounds. It \
writes its results to the JSON file named by LLM_PROFILE_VERIFY: `{"logits": [0.1, 0.2], "text": "hash"}`, with at most \
256 characters in a name or text. Both sides must write the same results. null: the report says that nothing was verifie\
d.'),tolerance:number().min(0).lt(1).meta({title:"a number from 0 up to 1, such as 0.001"}).describe("Two numbers count \
as equal if they differ by at most this share of the larger number. Texts must be equal.")}).describe("Checks that both \
sides compute the same results."),base:string().min(1).nullable().describe("A git ref to compare with. Its merge-base wi\
th HEAD is measured in the same run, in rounds interleaved with head's. If a branch and a tag have the same name, the br\
anch counts. null: no comparison."),"max-rounds":number().int().min(1).max(100).describe("Maximum rounds per side. If, a\
fter `rounds`, a row is inconclusive or slower by less than four times its threshold, we add a single batch of rounds."),
"fail-on":array(failOnSchema).describe("Which results fail the job: regression with exit code 1, the others with 4. kern\
el: any slower kernel or family counts as a regression, even if its range got faster. counts: an increase in any count i\
s a regression, too. baseline-failed: the requested base is unavailable. no-baseline: there's no base, for any reason. E\
xceeded budgets always fail the job, even if this list is empty."),"range-threshold":percent2.nullable().describe("The s\
mallest change in a range's GPU time that counts, in percent. null: 0.88; with a calibration, the 99th percentile of its\
 noise, but at least 0.55."),"kernel-threshold":percent2.describe("The smallest change in a kernel's time that counts, i\
n percent."),"count-threshold":percent2.describe("The smallest change that counts, in percent, for the number of launche\
s, graph launches, copies, bytes or synchronizations. A change of less than 2 never counts."),"latency-threshold":percent2.
describe("The smallest change in wall time that counts, in percent, in runs without CUDA tracing. Without such runs, it'\
s 10."),thresholds:array(strictObject({range:string().min(1).optional().describe("A range, or a glob of ranges."),family:string().
min(1).optional().describe("A family of kernels."),kernel:string().min(1).optional().describe("A kernel's name, or a glo\
b of names."),metric:string().min(1).optional().describe("A metric that the program reports, or a glob. It can't be comb\
ined with `range`, `family` or `kernel`."),threshold:percent2.describe("The threshold, in percent.")}).meta({title:"such\
 as {range: decode, kernel: 'flash*', threshold: 5}"})).describe("Thresholds for some ranges, families, kernels or metri\
cs; the last match wins. Defaults: 2 for a family, 5 for a metric."),budgets:array(string().min(1)).describe("Limits tha\
t need no base, such as `decode.kernelNs <= 12.6 ms`, `decode.launches <= 5800`, `prefill.family.attention <= 2 ms`, `de\
code/layer_3.kernelNs <= 1 ms` (a nested range), `metric.TTFT <= 50 ms`, `metric.throughput >= 900`."),accepted:string().
min(1).nullable().describe("The repository's file of accepted regressions, each with a reason and an expiry date."),calibration:string().
min(1).nullable().describe("A file with this runner's noise, measured by comparing code with itself. null: cautious thre\
sholds."),caches:_enum(["same-choices","separate"]).describe("Each side has its own caches of Triton, TorchInductor, JAX\
 and PyTorch extensions, so neither side finds kernels that the other side compiled. same-choices: the head starts with \
what the base's autotuners chose, so both sides run the same templates and launch configurations. separate: each side's \
autotuners choose on their own."),"python-environment":_enum(["venv","none"]).describe("venv: each side gets its own vir\
tual environment on top of the installed packages, so installing the head doesn't replace the base. none: both sides use\
 the installed packages."),guard:boolean().describe("true: watches clocks, power, temperature and throttling, and repeat\
s a disturbed round.")}),latencySchema2=strictObject({pairs:number().int().min(0).max(100).nullable().describe("How many\
 runs without CUDA tracing (`--trace=nvtx`) to do per side, alternating between base and head after the traced rounds. W\
e use these runs to judge wall time. For a server, a run is one start. 0: none. null: 3 if a base is measured in the sam\
e run, but none if the verdict is already red. Also 3 if the action measures a baseline or compares with an earlier run'\
s baseline. Otherwise, 1 with `metrics` and none without."),"max-pairs":number().int().min(1).max(100).describe("If wall\
 time is inconclusive after `pairs` runs per side, we add runs, up to this number."),instances:number().int().min(1).nullable().
describe("How many of each range's last instances to use in each process. Earlier instances are warm-up. If a process ha\
s fewer instances, the run fails. null: all instances count."),command:commandSchema.nullable().describe("Another comman\
d for the runs without CUDA tracing, such as a warm loop over the same ranges. For a server, it replaces `client`. null:\
 the profiled program or client.")}),metricFileSchema=union([string().min(1),strictObject({file:string().min(1).describe(
"A file that the program writes, or a glob, relative to the program's working directory."),format:_enum(metricFormats).optional().
describe("The file's format (docs/metrics.md), if its content doesn't show it.")})]).meta({title:"a file such as results\
.json, or {file: results.json, format: NAME}"}),amountSchema=union([number().positive(),strictObject({range:string().min(
1).describe("Counts this range's instances that begin inside the measured instance.")}),strictObject({metric:string().min(
1).describe("Takes the value of this metric, which the program reports for the whole process.")})]).meta({title:"a numbe\
r, {range: NAME} or {metric: NAME}"}),configSchema=strictObject({workload:workloadSchema.describe("The program to profil\
e."),ranges:array(rangeEntrySchema).describe("The NVTX ranges to profile: `Message` (default domain), `Message@Domain`, \
`Message@*`, globs such as `decode*`, or {range, skip, instances}. In text, commas and semicolons separate ranges; `\\,` \
and `\\;` are part of a name."),instances:number().int().min(1).nullable().describe("How many instances of a range to ca\
pture, unless the range sets its own number. null: one if the range itself starts and stops the capture; all of them if \
an enclosing range does."),rounds:number().int().min(1).max(100).nullable().describe("How often to capture everything, e\
ach time in a fresh process. Each round counts as one measurement in the statistics. null: 1; with a base, 3 per side, o\
r 2 if every range is clear after 2."),"time-budget":durationSchema.nullable().describe("How long the whole run may take\
. Rounds come first, and the first round always runs. Once a range is clearly worse, the search for its lines comes befo\
re anything else. If the verdict is red after the rounds, Nsight Compute comes next. Otherwise, runs without CUDA tracin\
g come next. The report says what was left out. null: no limit."),lines:_enum(["auto","off"]).describe("auto: if kernels\
 or calls made a range slower, runs the program once more to record call stacks, which show the lines that launched thes\
e kernels or made these calls. If exact counts rose, or if CUDA graphs ran, base runs once more, too. Servers aren't sup\
ported. off: never looks for lines."),retries:number().int().min(0).max(2).describe("How often to retry a capture after \
a transient fault of the GPU or a tool. We keep the files of every attempt."),attribution:_enum(["auto","thread"]).describe(
"Which work belongs to a range. thread: only work from the threads that opened it, as nsys counts it. auto: also work th\
at other threads of the process (autograd, offload, workers) launch while all of the process's open ranges are nested on\
 one thread."),metrics:array(metricFileSchema).describe("Files of metrics that the program writes, read after each run w\
ithout CUDA tracing."),steps:amountSchema.nullable().describe("How many steps one instance of a range takes, to show tim\
es per step."),tokens:amountSchema.nullable().describe("How many tokens one instance of a range generates, to show token\
s per second."),"require-kernels":boolean().describe("false: for CPU-only programs. The run needs no GPU, a range withou\
t GPU kernels passes the gate, and its wall time without tracing decides."),"top-kernels":number().int().min(1).max(1e3).
describe("How many kernels to list, by total time in a range."),out:string().min(1).describe("The folder for run directo\
ries."),"keep-runs":number().int().min(1).describe("How many run directories to keep in `out`; a successful run deletes \
older ones."),"compress-above":sizeSchema.nullable().describe("After the analysis, compresses reports larger than this w\
ith zstd. null: never."),isolation:_enum(["auto","pid-namespace","unprivileged-user","none"]).describe("How to keep the \
profiler from seeing other processes' environments. auto: the best level that this machine permits; the output names it.\
 With any other value, the run fails if this machine doesn't permit that level."),nsys:nsysSchema.describe("Nsight Syste\
ms."),ncu:ncuSchema.describe("Nsight Compute."),latency:latencySchema2.describe("Runs without CUDA tracing, which we use\
 to judge wall time."),compare:compareSchema.describe("The comparison with a base, and what fails the job.")});var versions=record(string(),string()).nullable(),environmentSchema=object({run:string().describe("The run's random name\
. Digests from two profiles are comparable only if both profiles have the same name here."),operatingSystem:string().nullable().
describe("PRETTY_NAME of /etc/os-release."),imageDigest:string().nullable().describe("The container image's digest, from\
 the variable LLM_PROFILE_IMAGE_DIGEST."),pythonPackages:versions.describe("The versions of the packages that the side's\
 interpreter finds, by name."),systemPackages:versions.describe("The versions of the packages that dpkg installed, by na\
me."),cudaLibraries:versions.describe("Versions by name, from the names of files such as `libcublas.so.13.0.2` in the lo\
ader's search path."),variables:record(string(),object({value:string().nullable().describe("Null if we don't store the v\
alue, because it may be private."),digest:string().nullable().describe("A keyed hash of the value. The key is random and\
 discarded after the run. Null if the variable is probably secret.")})).describe("The program's environment variables by\
 name, except those that the run itself sets per side.")});var ncuReplayModeSchema=_enum(["kernel","application","range","app-range"]),figureSchema=object({value:union([number(),string()]),
unit:string().describe("ncu's base unit; empty for counts and text."),metric:string().describe("NVIDIA's name for the me\
tric, or a formula over several metrics.")}),point=object({precision:string().describe("fp64, fp32, fp16: the CUDA cores\
. tensor-\u2026: the tensor cores, by input type (\u2026-sparse: with structured sparsity). tensor: from an older ncu, which count\
s every tensor pipe instruction as 512 operations."),flopPerSecond:number().nonnegative(),peakFlopPerSecond:number().nonnegative().
nullable(),intensity:number().nonnegative().nullable().describe("Operations per byte of device memory. Null if no bytes \
were moved."),ridgeIntensity:number().nonnegative().nullable().default(null).describe("The intensity where the limit cha\
nges: memory below it, peak operations above it. Null if unknown."),roofFlopPerSecond:number().nonnegative().nullable().
describe("The most that this intensity allows: the smaller of the peak and intensity \xD7 peak bandwidth.")}),rooflineSchema=object(
{bytesPerSecond:number().nonnegative().describe("Device memory traffic."),peakBytesPerSecond:number().nonnegative().nullable(),
points:array(point).describe("The precisions that the kernel used; empty for a kernel with no floating-point operations.")}),
ncuRuleSchema=object({section:string(),rule:string().describe("NVIDIA's identifier."),type:_enum(["optimization","warnin\
g","information"]),text:string(),speedup:object({of:_enum(["global","local"]),pct:number().nonnegative()}).nullable().describe(
"ncu's estimate of the possible saving. global: as a percentage of the launch's time. local: as a percentage of part of \
it. Null if ncu gave no estimate.")}),ncuSampleSchema=object({id:number().int().nonnegative().describe("The row's ID in \
raw.csv."),figures:record(string(),figureSchema.nullable()).describe("A figure is null if it wasn't collected, or if ncu\
 has no value for it."),roofline:rooflineSchema.nullable(),rules:array(ncuRuleSchema).default([]).describe("The results \
of ncu's own rules. Empty if we didn't read ncu's details page.")}),kernelSampleSchema=ncuSampleSchema.extend({variant:number().
int().nonnegative().describe("The index of the launched variant in the kernel's `variants`.")}),replayedRangeSchema=object(
{name:string(),domain:string().describe("Empty for the default domain."),mode:_enum(["range","app-range"]),samples:array(
ncuSampleSchema).describe("One sample per instance, in program order.")}),unjoinedSchema=object({kernelsWithoutRow:array(
string()).describe("Kernels that we wanted to measure but that have no row."),rowsWithoutKernel:array(object({id:number().
int().nonnegative(),kernel:string(),grid:string(),block:string()}))}),ncuStatusSchema=object({state:_enum(["measured","o\
ff","not-needed","unavailable","failed","skipped"]).describe("off: not requested. not-needed: not started, because no ve\
rdict needed an explanation (`ncu.when`). unavailable: ncu is missing or isn't allowed to read the counters, and the run\
 continued with a warning. skipped: like `unavailable`, but the configuration allows it; or ncu wasn't started (see `why\
`). failed: ncu ran, but rows are wrong or missing for some ranges. We keep the good rows."),why:string().nullable().describe(
"A sentence that explains the state. Null if ncu measured everything without problems, or if it's off."),mode:ncuReplayModeSchema.
nullable(),sections:array(string()).describe("The requested sections. Empty if unknown."),metrics:array(string()),notNeeded:array(
object({name:string(),domain:string()})).default([]).describe("Ranges that we didn't start ncu for, because their verdic\
t needed no explanation.")}),profileFindingSchema=object({id:string(),kernel:string().nullable().describe("The kernel's \
name. Null if the finding is about the whole range."),what:string(),advice:string(),threshold:string(),source:object({guide:string(),
section:string()}).describe("Where NVIDIA's documentation explains it."),evidence:array(object({name:string(),value:union(
[number(),string()]).nullable(),unit:string()})),impactNs:number().nonnegative().nullable().describe("The most that coul\
d be saved per round: a rough estimate for sorting. Null if we can't estimate it.")});var count=number().int().nonnegative(),ns=number().int().nonnegative(),rankSchema=object({rank:count.nullable().describe(
"The GPU's rank in the largest communicator that its process created in the capture. Null if unknown."),device:count.describe(
"The GPU's number in its report."),report:count.default(0).describe("The index of the GPU's report in the round's source\
s, if each rank has a separate report."),launches:count,kernelNs:ns.describe("The sum of the durations of the kernels on\
 this GPU."),spanNs:ns.describe("Time during which an instance of the range was open in a process that launched work on \
this GPU."),idleNs:ns.describe("The part of `spanNs` in which nothing ran on this GPU."),busyNs:ns.describe("Time during\
 which any of the range's work was running."),workNs:ns.describe("Time during which any of the range's work except commu\
nication was running."),communication:object({launches:count.describe("Launches of kernels in the family `communication`\
."),kernelNs:ns.describe("The sum of the communication kernels' durations."),exposedNs:ns.describe("Time during which at\
 least one communication kernel ran, and no other work of the range ran on this GPU."),waitingNs:ns.nullable().describe(
"How much longer each communication kernel took than the shortest kernel in its collective, summed. Null if we couldn't \
match the collectives."),exposedTransferNs:ns.nullable().describe("`exposedNs` without waiting. We count the last part o\
f each kernel as transfer. That part is as long as the collective's shortest kernel. Null if we couldn't match the colle\
ctives."),joinedLast:count.nullable().describe("The number of collectives in which this rank's kernel started last. Null\
 if we couldn't match the collectives."),heldUpNs:ns.nullable().describe("How long the other ranks waited in the collect\
ives that this rank joined last, summed. Null if we couldn't match the collectives.")})}),collectiveSchema=object({operation:string().
describe("NCCL's name for the operation, or the kernel's name if NCCL's is unknown."),bytes:count.nullable().describe("T\
he message size per rank. Null if unknown."),ranks:count.describe("How many GPUs took part in each collective."),count:count.
describe("How many collectives there were. A collective of several ranks counts once."),transferNs:ns.describe("The dura\
tion of each collective's shortest kernel, summed."),waitingNs:ns.describe("How much longer the other kernels took than \
the shortest kernel in their collective, summed over ranks.")}),rankClocksSchema=object({collectives:count.describe("How\
 many collectives we used to align the clocks. If 0, we used only the machines' wall clocks."),residualNs:ns.describe("H\
ow far apart the ends of those collectives still are after the alignment. This is the largest of the reports' medians.")});var drawSchema=object({id:string().describe("Names the cold start in which the choices were made. The head has the base'\
s if it got the base's choices."),ownKernels:array(string()).describe("Kernels that only this side has, or whose source \
differs. Each round after the first tuned them anew.")});var count2=number().int().nonnegative(),ns2=number().nonnegative(),wholeRangeSchema=object({name:string(),domain:string().
describe("Empty for the default domain."),instances:count2,gpuBusyNs:ns2,wallNs:ns2.describe("Wall time under CUDA traci\
ng."),lateNs:ns2.nullable().describe("GPU time after the range's instances ended. Null if unknown."),copiedBytes:count2}),
wholeSchema=object({outside:object({launches:count2,kernelNs:ns2}).describe("Kernels launched outside all ranges."),ranges:array(
wholeRangeSchema)}),mostVerified={names:1e3,numbers:2e4,characters:256},textSchema=string().max(mostVerified.characters,
{error:({input})=>`has ${counted(String(input).length,"character")}; the limit is ${countText(mostVerified.characters)}.\
 For longer text, write a hash`}),verifiedValuesSchema=record(textSchema,union([number(),array(number()),textSchema],{error:"\
isn't a number, a list of numbers, or a string"}),{error:`isn't a JSON object such as {"logits": [0.25, -1.5]} (NaN and \
Infinity aren't JSON)`}).refine(values=>Object.keys(values).length>0&&Object.keys(values).length<=mostVerified.names,{error:({
input})=>`has ${counted(Object.keys(input).length,"name")}; it must have 1 to ${countText(mostVerified.names)}`}).refine(
values=>numbersIn(values)<=mostVerified.numbers,{error:({input})=>`has ${counted(numbersIn(input),"number")}; the limit \
is ${countText(mostVerified.numbers)}`});function numbersIn(values){return Object.values(values).flat().filter(value=>typeof value==
"number").length}var verifySchema=discriminatedUnion("state",[object({state:literal("written"),values:verifiedValuesSchema}),
object({state:literal("failed"),why:string()})]),warmSchema=object({files:count2.describe("Files in HOME, the temporary \
folder and the compile caches at the start of each round."),bytes:count2});var ns3=number().int().nonnegative(),untracedRangeSchema=object({name:string(),domain:string().describe("Empty for the d\
efault domain."),instanceNs:array(ns3).describe("Each instance's wall time on the host, in order of start time, across a\
ll of the run's processes. Instances that ended in a Python exception are left out."),steps:number().positive().nullable().
default(null).describe("Steps per instance, from the configuration's `steps`. Null if unknown."),tokens:number().positive().
nullable().default(null).describe("Tokens per instance, from `tokens`. Null if unknown.")}),metricValueSchema=object({name:string(),
value:number(),unit:string().nullable(),better:_enum(["lower","higher"]).nullable().describe("Null if unknown. The metri\
c is then shown but not judged."),source:string().describe("The file that the metric comes from, as the configuration na\
mes it.")}),untracedRunSchema=object({order:number().int().nonnegative().nullable().describe("The run's position among b\
oth sides' runs in time order, counting from 0. If the runs alternated between the sides, runs 2i and 2i + 1 are a pair.\
 Null if unknown, or if the sides were measured separately."),seconds:number().nonnegative().nullable().describe("How lo\
ng the whole program ran under nsys. Null if unknown, or for a server."),clientSeconds:number().nonnegative().nullable().
default(null).describe("How long the server's client ran. Null if there's no server."),ofOtherCommand:boolean().default(
!1).describe("True if this run used `latency.command` instead of the captured command."),ranges:array(untracedRangeSchema),
metrics:array(metricValueSchema).default([]).describe("What the program itself reported."),peakMemory:array(object({gpu:string(),
bytes:ns3})).default([]).describe("Each GPU's peak memory use. Empty if memory wasn't watched.")});var profileSchemaVersion=1,count3=number().int().nonnegative(),ns4=number().int().nonnegative(),dim3=tuple([count3,count3,
count3]),gpuSchema=object({name:string(),uuid:string().nullable(),chip:string().nullable(),computeCapability:string().nullable(),
smCount:count3.nullable(),memoryBytes:count3.nullable(),l2Bytes:count3.nullable(),memoryBandwidth:number().nonnegative().
nullable().describe("Bytes per second, as the driver reports it."),clockHz:number().nonnegative().nullable()}),kernelRoundSchema=object(
{launches:count3,totalNs:ns4,medianNs:number().nonnegative(),minNs:ns4,maxNs:ns4,spread:number().nonnegative().describe(
"The standard deviation of the launches' durations, divided by their mean."),busyNs:number().nonnegative().nullable().default(
null).describe("The kernel's share of the range's `gpuBusyNs`: at each moment, we split a device's time evenly among all\
 of the range's kernels, copies and memsets that are running. The kernels' shares and `copyBusyNs` add up to `gpuBusyNs`\
. Null if unknown."),exclusiveNs:ns4.nullable().default(null).describe("Time during which the kernel ran with no other w\
ork of the range on the device, not even another launch of the same kernel. Null if unknown."),firstNs:ns4.nullable().default(
null).describe("The duration of the kernel's first launch in the round. Null if unknown."),otherThreadLaunches:count3.default(
0).describe("How many of `launches` came from other threads, as in the range's `otherThreads`.")}),resource=count3.nullable().
describe("Null if the report doesn't have it."),kernelVariantSchema=object({mangled:string().nullable(),grid:dim3,block:dim3,
registersPerThread:resource,staticSharedBytes:resource,dynamicSharedBytes:resource,localBytesPerThread:resource,rounds:array(
kernelRoundSchema.nullable()).describe("One entry per round; null if this variant didn't run in it.")}),kernelSchema=object(
{name:string().describe("Demangled, with template arguments. Identifies the kernel."),shortName:string(),family:string(),
rounds:array(kernelRoundSchema.nullable()).describe("One entry per round, over all variants; null if the kernel didn't r\
un in it."),variants:array(kernelVariantSchema).describe("The kernel's launches, split by mangled name, grid, block and \
shared memory; longest first."),ncu:array(kernelSampleSchema).default([]).describe("Launches that Nsight Compute measure\
d, starting with those of the longest variant.")}),copySchema=object({kind:_enum(["copy","fill"]),direction:string().nullable(),
sourceMemory:string().nullable(),targetMemory:string().nullable(),count:count3,bytes:count3,totalNs:ns4,blocking:count3.
default(0).describe("How many of `count` came from a call that blocks the host until the work is done (CUDA Runtime API,\
 API synchronization behavior).")}),noOtherThreads={launches:0,kernelNs:0,copies:0},gpuIdleSchema=object({launchNs:ns4.describe(
"The host hadn't launched the next work yet: it was doing its own work, or was inside the launch call."),afterSynchronizationNs:ns4.
describe("Like `launchNs`, but the launching thread was waiting in a synchronization when the GPU became idle, so it cou\
ldn't have launched the work earlier."),synchronizationNs:ns4.describe("The launching thread was inside a synchronizing \
call."),copyNs:ns4.describe("The launching thread was inside a copy or memset call."),queueNs:ns4.describe("The next wor\
k was launched but hadn't started, for example because of dependencies, graphs or latency."),unknownNs:ns4.describe("We \
don't know which call launched the next work.")}),hostTimeSchema=object({threadNs:ns4.describe("How long the range's ins\
tances were open on their threads. If instances on a thread overlap, the overlap counts once."),ownNs:ns4.describe("The \
part of `threadNs` outside CUDA calls: the program's own work, and calls that only query (`cudaEventQuery`)."),launchNs:ns4.
describe("Time inside calls that launch kernels. A full queue delays these calls."),graphLaunchNs:ns4,copyNs:ns4.describe(
"Time inside copy and memset calls, including calls that wait for the copy."),synchronizationNs:ns4,memoryNs:ns4.describe(
"Time inside calls that allocate or free memory."),otherNs:ns4.describe("Time inside any other CUDA call.")}),rangeRoundSchema=object(
{instances:count3,wallNs:ns4.describe("The sum of the instances' durations on the host. Tracing inflates this sum, but n\
ot kernel times."),spanNs:ns4.nullable().default(null).describe("Time with at least one open instance; equals `wallNs` i\
f no instances overlap. Null if unknown."),gpuIdleNs:ns4.nullable().default(null).describe("The part of `spanNs` in whic\
h nothing at all ran on the range's GPUs, not even work from outside the range. The mean over these GPUs. Null if unknow\
n, or if no GPU did anything in the report."),gpuIdle:gpuIdleSchema.nullable().default(null).describe("`gpuIdleNs` by ca\
use. The cause is what the thread that launched the GPU's next work was doing while the GPU was idle. Null if unknown."),
hostTime:hostTimeSchema.nullable().default(null).describe("What the range's threads did. The parts add up to `threadNs`.\
 Tracing inflates the time inside calls. Null if unknown, for example because another thread ended the range."),kernelNs:ns4.
describe("The sum of the durations of all kernels launched in the range."),gpuBusyNs:ns4.describe("Time during which at \
least one kernel, copy or memset of the range was running. The union of their intervals, summed over devices."),copyBusyNs:number().
nonnegative().nullable().default(null).describe("The share of copies and memsets in `gpuBusyNs`, calculated like the ker\
nels' `busyNs`. Null if unknown."),devices:count3.nullable().default(null).describe("How many devices ran kernels, copie\
s or memsets of the range. Null if unknown."),communicationFreeBusyNs:ns4.nullable().default(null).describe("`gpuBusyNs`\
 without communication kernels, whose time includes waiting for other devices. Null if unknown."),ranks:array(rankSchema).
default([]).describe("The range's GPUs, by rank. Empty if the range has one GPU, or if the ranks are unknown."),collectives:array(
collectiveSchema).default([]).describe("Collectives whose kernels we found on all of their ranks, longest transfer first\
."),rankClocks:rankClocksSchema.nullable().default(null).describe("How we aligned the clocks of the ranks' reports. Null\
 if all ranks are in one report."),otherThreads:object({launches:count3,kernelNs:ns4,copies:count3.describe("Copies and \
memsets.")}).default(()=>({...noOtherThreads})).describe("The part of the range's work that other threads launched. Othe\
r threads' work counts only if exactly one thread had ranges open at launch. Always 0 if `attribution` is thread."),launches:count3.
describe("Kernels that ran, including those in CUDA graphs."),graphKernels:count3.describe("How many of `launches` ran a\
s nodes of a CUDA graph."),graphLaunches:count3,synchronizations:array(object({call:string(),count:count3,totalNs:ns4})),
copies:array(copySchema),memcpyBytes:count3,memcpyNs:ns4}),familySchema=object({family:string(),rounds:array(object({launches:count3,
totalNs:ns4}))}),operatorRoundSchema=object({instances:count3.describe("Instances that lie entirely inside the range. On\
 other threads, only instances that launched a kernel count. 0 if a CUDA graph replays work that was captured in them."),
hostNs:ns4.describe("How long these instances were open, summed. Tracing inflates this sum."),idleNs:ns4.describe("The p\
art of `hostNs` in which nothing at all ran on the GPU, not even work from outside the range."),launches:count3.describe(
"Kernels launched in these instances, including those in deeper ranges."),totalNs:ns4.describe("The sum of the kernels' \
durations."),selfNs:ns4.describe("The part of `totalNs` from kernels that no deeper row contains. The `selfNs` of all ro\
ws add up to the range's `kernelNs`."),communicationNs:ns4.describe("The part of `totalNs` from communication kernels.")}),
operatorSchema=object({path:array(string()).describe("Names of NVTX ranges, outermost first, written as in `ranges`. Emp\
ty for the range itself."),rank:count3.nullable().describe("The GPU's rank, as in `ranks`. Null if unknown, or if the ra\
nge ran on one GPU."),report:count3.describe("The GPU's report, as in `ranks`."),device:count3.nullable().describe("The \
GPU's number, as in `ranks`. Null if the range ran on one GPU."),rounds:array(operatorRoundSchema.nullable()).describe("\
One entry per round; null if the round had neither an instance nor a kernel.")}),rangeSchema=object({name:string(),domain:string().
describe("Empty for the default domain."),skippedInstances:count3.default(0).describe("How many instances were skipped a\
t the start of each capture and process. No number here includes them."),rounds:array(rangeRoundSchema),families:array(familySchema),
kernels:array(kernelSchema).describe("Longest first."),operators:array(operatorSchema).default([]).describe("The NVTX ra\
nges nested in this range, by path and GPU, longest first. Empty if no range is nested in this range, or if unknown."),operatorsLeftOut:count3.
default(0).describe("The number of rows left out because `operators` keeps only the longest. Their kernels count toward \
the row that encloses them."),ncu:unjoinedSchema.nullable().default(null).describe("Nsight Compute's rows without a kern\
el, and kernels without a row. Null if we didn't match rows with kernels."),findings:array(profileFindingSchema).default(
[]).describe("Largest potential saving first.")}),incompleteRangeSchema=object({name:string(),domain:string(),lostKernels:count3.
describe("Kernels that were launched but aren't in the report."),lostGraphLaunches:count3.describe("CUDA graph launches \
whose work isn't in the report."),cutGraphLaunches:count3.describe("CUDA graph launches with only a part of their work i\
n the report.")}),roundGpuSchema=object({state:_enum(["ok","throttled","clock-differs","unknown"]).describe("throttled: \
heat or the power brake slowed the GPU. clock-differs: the mean SM clock differs by more than 2% from the side's other r\
ounds. unknown: fewer than 3 samples."),meanSmClockMhz:number().nonnegative().nullable().describe("The GPU's mean SM clo\
ck over the samples taken while the ranges' kernels ran."),meanTemperatureC:number().nullable().default(null).describe("\
The GPU's mean temperature while the ranges' kernels ran. Null if unknown."),samples:count3.describe("How many samples w\
ere taken while the ranges' kernels ran."),reasons:array(string()).describe("What limited the clocks, in words. Includes\
 harmless limits.")}),attributionSchema=_enum(["auto","thread"]),captureModeSchema=_enum(["range","all"]),profileSchema=object(
{schemaVersion:literal(profileSchemaVersion),tool:object({name:string(),version:string()}),createdAt:string().describe("\
When this file was written."),measuredAt:string().nullable().default(null).describe("When the last of the side's reports\
 was recorded, by the report's own clock. Null if unknown."),source:object({repository:string().nullable(),commit:string().
nullable(),ref:string().nullable(),dirty:boolean().nullable()}).describe("The measured code. A field is null if its valu\
e is unknown."),machine:object({gpus:array(gpuSchema).describe("The GPUs that kernels ran on."),driver:string().nullable(),
cuda:string().nullable().describe("The newest CUDA version that the driver supports."),nsys:string().nullable(),ncu:string().
nullable()}),workload:object({command:array(string()),exitCode:number().int().nullable().describe("Null if unknown, as f\
or a bare report.")}),isolation:string().nullable(),environment:environmentSchema.nullable().default(null).describe("The\
 program's environment. Null if unknown, as for bare reports."),attribution:attributionSchema.default("thread").describe(
"Which work belongs to a range. thread: only work from the threads that opened it, as nsys counts it. auto: also work th\
at other threads of the process launched while all of the process's open ranges were nested on one thread."),captureMode:captureModeSchema.
nullable().default(null).describe("range: each range gated its own captures. all: each capture has all ranges. Null if u\
nknown, as for bare reports."),rounds:array(object({round:number().int().min(1),captures:array(object({label:string(),sources:array(
string())})),outside:object({launches:count3,kernelNs:ns4}).describe("Kernels launched outside every analyzed range."),gpu:roundGpuSchema.
nullable().default(null).describe("The GPU's state while the ranges' kernels ran. Null if we didn't watch the GPU."),process:number().
int().min(1).nullable().default(null).describe("Rounds with the same number were captured in one process (one start of a\
 server or program). Null if each round had its own process.")})),ranges:array(rangeSchema),rangesLeftOut:count3.default(
0).describe("How many ranges weren't measured, because no range was named and there were too many."),incompleteRanges:array(
incompleteRangeSchema).default([]).describe("Ranges whose launched work is partly missing from the reports. Such a profi\
le can't be compared."),untraced:array(untracedRunSchema).default([]).describe("Runs without CUDA tracing, in order. Wal\
l time and the program's own metrics come from these runs."),whole:wholeSchema.nullable().default(null).describe("With `\
goal: improve`, one capture of the whole program. It never decides the verdict by itself. Null if there's no such captur\
e."),verify:verifySchema.nullable().default(null).describe("What `compare.verify.command` wrote. Null if the command did\
n't run."),warm:warmSchema.nullable().default(null).describe("The files that were in the program's writable folders when\
 each round started. Null if unknown."),draw:drawSchema.nullable().default(null).describe("The choices of autotuners tha\
t the rounds ran with. Null if unknown, and if there were none."),replayedRanges:array(replayedRangeSchema).default([]).
describe("Ranges that Nsight Compute replayed as a whole."),ncu:ncuStatusSchema.nullable().default(null).describe("Null \
if unknown, as for bare nsys reports."),checks:array(object({check:string(),state:_enum(["held","not-possible"]),detail:string()})).
describe("Checks of our sums against the tools' own sums. If a check fails, the run fails, and there's no profile."),warnings:array(
string())}),storedProfileSchema=preprocess(stored=>{if(typeof stored!="object"||stored===null||!("regions"in stored))return stored;
let{regions,...rest}=stored;return{replayedRanges:regions,...rest}},profileSchema).transform((profile,context)=>{let ranges=profile.
ranges.map(withStableName);for(let[text3,same]of Map.groupBy(ranges,({name,domain})=>rangeText(name,domain)))same.length>
1&&context.addIssue({code:"custom",path:["ranges"],message:`An older version stored the range ${text3} under ${countText(
same.length)} names, and their times can't be added up. Measure it again, or analyze its reports again`});return{...profile,
ranges,replayedRanges:profile.replayedRanges.map(withStableName),untraced:profile.untraced.map(run=>({...run,ranges:run.
ranges.map(withStableName)}))}});function withStableName(range){return{...range,name:stableRangeName(range.name)}}var budgetMetrics={kernelNs:"ns",gpuBusyNs:"ns",launches:"",graphLaunches:"",copies:"",copiedBytes:"bytes",synchronizations:"",
exposedTransferNs:"ns",skew:"%"},timeUnits={ns:1,\u00B5s:1e3,\u03BCs:1e3,us:1e3,ms:1e6,s:1e9},sizeUnits={B:1,KB:1e3,kB:1e3,
MB:1e6,GB:1e9,KiB:2**10,MiB:2**20,GiB:2**30},unitsOf={ns:timeUnits,bytes:sizeUnits,"%":{"%":1}},alike=new Set(["\u03BCs",
"kB"]);function parseBudget(text3){let sides=/^(.+?)([<>])=\s*(\d+(?:\.\d+)?)\s*([^\s\d.]\S*)?$/su.exec(text3.trim());if(sides===
null)throw refusal(text3,"Budgets are written as `RANGE.METRIC <= NUMBER UNIT`.");let[,before="",sign="",amount2="",unit=""]=sides,
left=before.trim(),isLeast=sign===">",reported=/^metric\.(.+)$/su.exec(left)?.[1];if(reported!==void 0&&!metricNames.some(
name=>name===reported)&&!reported.startsWith("family.")){let{base,factor}=readUnit(unit),written2={amount:amount2,unit,factor};
return{text:text3,range:null,metric:{reported},isLeast,limit:Number(amount2)*factor,unit:base,written:written2}}if(isLeast)
throw refusal(text3,"Only a metric that the program reports can have a minimum: `metric.NAME >= NUMBER UNIT`.");let family=/^(?:(.+)\.)?family\.([a-z][a-z0-9-]*)$/su.
exec(left),plain=/^(?:(.+)\.)?([^.]+)$/su.exec(left),range=(family??plain)?.[1]??null,metric=family?.[2]!==void 0?{family:family[2]}:
metricOf(text3,plain?.[2]??left),measured=typeof metric=="string"?budgetMetrics[metric]:"ns",written={amount:amount2,unit,
factor:factorOf(text3,measured,unit)};return{text:text3,range,metric,isLeast,limit:Number(amount2)*written.factor,unit:measured,
written}}function checkFamily({text:text3,metric},families2){if(typeof metric=="string"||"reported"in metric||families2.
includes(metric.family))return;let near=nearest(metric.family,families2),help=near===null?` The families are ${families2.
join(", ")}.`:` Did you mean ${near}?`;throw refusal(text3,`${JSON.stringify(metric.family)} isn't a kernel family.${help}`)}
function metricOf(text3,word){let found3=metricNames.find(name=>name===word);if(found3!==void 0)return found3;let near=nearest(
word,[...metricNames,"family.NAME","metric.NAME"]);throw refusal(text3,`${JSON.stringify(word)} isn't a metric.${near===
null?"":` Did you mean ${near}?`}`)}var metricNames=Object.keys(budgetMetrics).filter(name=>name in budgetMetrics);function factorOf(text3,measured,unit){
if(measured===""){if(unit==="")return 1;throw refusal(text3,`This budget limits a count, so it can't have the unit ${JSON.
stringify(unit)}.`)}let units=unitsOf[measured],found3=Object.hasOwn(units,unit)?units[unit]:void 0;if(found3!==void 0)return found3;
let allowed=Object.keys(units).filter(name=>!alike.has(name)),near=unit===""?null:nearest(unit,allowed,2);throw refusal(
text3,`${unit===""?"The unit is missing":`${JSON.stringify(unit)} isn't a unit of this metric`}. Allowed units: ${allowed.
join(", ")}.${near===null?"":` Did you mean ${near}?`}`)}function refusal(text3,why){return new UserError({id:"bad-budge\
t",what:`Bad budget ${JSON.stringify(text3)}.`,where:"compare.budgets",why,help:`Examples: \`decode.kernelNs <= 12.6 ms\`,\
 \`launches <= 5800\`, \`decode.family.attention <= 2 ms\`. Metrics: ${metricNames.join(", ")}, family.NAME, and metric.\
NAME for a metric that the program reports.`})}var calibrationSchemaVersion=1,pairSpread=number().nonnegative().describe("The root mean square of the pairs' log ratios\
, after we subtract how much longer the second round of a pair takes on average. 0.002 means 0.2% between two rounds of \
the same code."),calibrationSchema=object({schemaVersion:literal(calibrationSchemaVersion),tool:object({name:string(),version:string()}),
createdAt:string(),from:_enum(["rounds","history"]).default("rounds").describe("rounds: from pairs of rounds of the same\
 code. history: from the differences between nightly runs during periods without changes; doesn't cover kernels or wall \
time."),gpu:object({name:string(),uuid:string()}).describe("The one GPU that the calibration applies to."),driver:string().
nullable(),captureMode:captureModeSchema.nullable().default(null).describe("How the ranges were captured, as in profile.\
json. Null in older files."),source:object({repository:string().nullable(),commit:string().nullable()}).describe("The co\
de that was measured."),pairs:number().int().min(2).describe("The number of interleaved pairs of rounds."),ranges:array(
object({name:string(),domain:string(),skippedInstances:number().int().nonnegative().default(0).describe("How many instan\
ces at the start were left out, as in profile.json."),pairs:number().int().min(2).describe("The number of pairs without \
a disturbed GPU."),pairSpread:pairSpread.describe("The pairs' spread in the range's GPU busy time."),wallSpread:pairSpread.
nullable().default(null).describe("The pairs' spread in the range's wall time under CUDA tracing. Null in older files."),
latency:object({processes:number().int().min(1).describe("Processes per side without CUDA tracing, alternating between t\
he sides."),statistic:latencySchema.shape.statistic,changeRatio:number().nullable().describe("The change that we measure\
d between the sides, even though both run the same code."),spreadRatio:number().nonnegative().nullable().describe("The s\
pread between one side's processes."),detectableRatio:number().nonnegative().nullable().describe("The wall-time slowdown\
 that this many processes detect 95% of the time. Null with too few processes.")}).nullable().default(null).describe("Ho\
w small a change in wall time we can detect on this runner without CUDA tracing. Null if there were no untraced runs."),
families:array(object({family:string(),pairSpread})),kernels:array(object({name:string(),pairSpread}))})),falseAlarms:object(
{rounds:number().int().min(1).describe("Rounds per side in each comparison."),comparisons:number().int().min(1),alarms:number().
int().nonnegative()}).nullable().describe("How many comparisons made from these pairs would have failed. These compariso\
ns share rounds, so this is only a rough estimate. Null if the calibration comes from a history.")});async function comparePolicy(context,{config:config2,origins},read=treeText(context)){let{accepted,budgets,calibration}=config2.
compare;if(budgets.length>0){let known=[...families().map(({family})=>family),otherFamily];for(let budget of budgets)checkFamily(
parseBudget(budget),known)}let mayLack=origins.get("compare.accepted")?.kind==="default"||accepted===defaultConfig.compare.
accepted,acceptedText=accepted===null?null:readText(read,accepted,"compare.accepted",mayLack);return{accepted:accepted===
null||acceptedText===null?[]:await readAccepted(acceptedText,accepted),calibration:calibration===null?null:readCalibration(
read,calibration),names:nameRules(),today:context.clock.now().toISOString().slice(0,10)}}async function readAccepted(text3,file){
let{parseAccepted}=(await import("./loaded-together-V4JKG5DL.js")).m0;return parseAccepted(text3,file)}function readCalibration(read,file){
let text3=readText(read,file,"compare.calibration",!1)??"";try{return calibrationSchema.parse(JSON.parse(text3))}catch(error){
throw new UserError({what:`${file} isn't a calibration that this version can read.`,where:"compare.calibration",why:error instanceof
ZodError?prettifyError(error):errorMessage(error),help:"Create a calibration with `llm-profile calibrate`, on the runner\
 that will use it.",cause:error})}}function readText(read,file,key,mayLack){try{return read(file)}catch(error){if(errorCode(
error)==="ENOENT"&&mayLack)return null;throw new UserError({what:`Can't read ${file}.`,where:key,why:errorMessage(error),
help:`Name an existing file, relative to the current folder. To use no file: --set ${key}=null`,cause:error})}}var environmentKindSchema=_enum(["driver","image","operating-system","cuda-library","python-package","system-package","v\
ariable"]),comparedEnvironmentSchema=object({changes:array(object({kind:environmentKindSchema,name:string(),state:_enum(
["added","removed","changed"]),base:string().nullable().describe("The version or value in base. Null if base has none, o\
r if it's a variable whose value we don't store."),head:string().nullable(),isOfGpu:boolean().describe("True if we know \
that GPU work depends on this entry."),families:array(string()).describe("The kernel families that this entry generates \
or selects.")})).describe("Changes that GPU work depends on come first."),total:number().int().nonnegative().describe("A\
ll changes. Only the first 1,000 are listed."),unknown:array(_enum([...environmentKindSchema.options,"variable-values"])).
describe("What we couldn't compare, because it's unknown for one of the sides. variable-values: the sides come from two \
runs, whose digests can't be compared.")});var runCostSchema=object({seconds:number().nonnegative().describe("From the start of the run to its end."),starts:number().
int().nonnegative().describe("How many times the program or server was started, on both sides together."),parts:array(object(
{purpose:_enum(purposes),starts:number().int().min(1),seconds:number().nonnegative().describe("How long the commands for\
 this purpose ran: starts of the program, exports, and statistics.")})).describe("The purposes that the program was star\
ted for, in the order in which a run gets to them.")});function costOf(run,end){let parts=purposes.map(purpose=>{let commands=run.
commands.filter(command=>command.purpose===purpose);return{purpose,starts:commands.filter(isStarted).length,seconds:busySeconds(
commands)}}).filter(({starts})=>starts>0);return{seconds:Math.max(0,end.getTime()-Date.parse(run.startedAt))/1e3,starts:parts.
reduce((sum3,{starts})=>sum3+starts,0),parts}}function isStarted({isStart,outcome}){return isStart&&outcome!=="not-start\
ed"}function busySeconds(commands){let spans=commands.map(({startedAt,seconds})=>({startMs:Date.parse(startedAt),endMs:Date.
parse(startedAt)+seconds*1e3})).toSorted((one,other)=>one.startMs-other.startMs),busyMs=0,untilMs=-1/0;for(let{startMs,endMs}of spans)
busyMs+=Math.max(0,endMs-Math.max(startMs,untilMs)),untilMs=Math.max(untilMs,endMs);return Math.round(busyMs)/1e3}var sideSchema=object({profileFile:string().nullable().describe("The path of the side's profile.json, relative to compar\
ison.json if both are in the same folder."),createdAt:string(),measuredAt:string().nullable().default(null).describe("Co\
pied from `measuredAt` in the side's profile.json."),tool:object({name:string(),version:string()}),source:object({repository:string().
nullable(),commit:string().nullable(),ref:string().nullable(),dirty:boolean().nullable()}),machine:object({gpus:array(gpuSchema),
driver:string().nullable(),cuda:string().nullable(),nsys:string().nullable(),ncu:string().nullable()}),command:array(string()),
isolation:string().nullable().default(null).describe("Copied from the side's profile.json. Null if unknown, and in older\
 files."),exitCode:number().int().nullable().default(null).describe("Like `isolation`."),ncuState:string().nullable().default(
null).describe("`ncu.state` in the side's profile.json, or `off` if it has no `ncu`. Null in older files."),draw:drawSchema.
nullable().default(null).describe("Copied from the side's profile.json."),rounds:number().int().nonnegative(),processes:number().
int().min(1).nullable().default(null).describe("How many processes (for a server, starts) the rounds were captured in. N\
ull if each round had its own process."),disturbedRounds:array(object({round:number().int().min(1),state:_enum(["throttl\
ed","clock-differs"]),meanSmClockMhz:number().nonnegative().nullable(),reasons:array(string()).describe("What limited th\
e clocks, in words.")})).describe("Rounds in which the GPU was still disturbed after we repeated them. These rounds coun\
t anyway."),meanSmClockMhz:number().positive().nullable().describe("The mean SM clock while the ranges' kernels ran. Nul\
l if we didn't watch the clocks.")}),limitationSchema=discriminatedUnion("kind",[object({kind:_enum(["no-base","not-inte\
rleaved","other-gpu","clocks-unknown","not-calibrated","not-explained","wall-time-unknown"]).describe("not-explained: Ns\
ight Compute didn't measure the slower kernels on both sides, or found no difference. other-gpu: the sides may have run \
on different GPUs.")}),object({kind:literal("one-round"),thresholdRatio:number().describe("With one round per side, we c\
an't detect slowdowns smaller than this.")})]),calibrationMisfitSchema=object({madeOn:object({gpu:string(),uuid:string(),
driver:string().nullable()}),found:discriminatedUnion("kind",[object({kind:literal("unknown-gpu")}),object({kind:literal(
"several-gpus"),count:number().int()}),object({kind:literal("other-gpu"),gpu:string(),uuid:string().nullable()}),object(
{kind:literal("other-driver"),driver:string().nullable()}),object({kind:literal("other-captures"),captureMode:captureModeSchema}),
object({kind:literal("other-instances"),range:string().describe("The range whose `skip` differs.")})])}),comparisonSchema=object(
{schemaVersion:literal(1),verdict:verdictSchema,wall:wallVerdictSchema.default("unknown").describe("The worst of the ran\
ges' verdicts on wall time. With `unknown`, a pass doesn't cover wall time."),comparedOn:string().describe("The date as \
YYYY-MM-DD. It decides whether accepted regressions have expired."),failOn:array(failOnSchema),goal:goalSchema.default("\
hold").describe("The configuration's `compare.goal`. With `improve`, a pass means that head improved."),reasons:array(reasonSchema).
describe("Reasons that decide the verdict come first."),baseline:object({state:_enum(["measured","given","artifact","abs\
ent","incompatible","failed"]).describe("measured: in the same job. given: files that the user named. artifact: from an \
earlier run. absent: there's no baseline. incompatible: the baseline is damaged, or another version wrote it. failed: we\
 couldn't build, capture or fetch the baseline, or couldn't find out if there is one."),text:string().nullable(),pinned:string().
optional().describe("For a base measured in the same job, the tag or commit that the user named, if that's what was meas\
ured. Absent if the base moves with a branch, and in older files.")}),interleaved:boolean().describe("True if base[i] an\
d head[i] were measured one right after the other."),base:sideSchema.nullable(),head:sideSchema,machineDifferences:array(
object({what:string(),base:string().nullable(),head:string().nullable(),consequence:_enum(["incomparable","cautious","no\
ne"]).describe("cautious: thresholds are larger.")})),environment:comparedEnvironmentSchema.nullable().default(null).describe(
"How the sides' environments differ. Null if a side's environment is unknown."),calibration:object({used:boolean(),misfit:calibrationMisfitSchema.
nullable().catch(null).describe("Why the configured calibration isn't used. Null if it's used, or if none is configured."),
createdAt:string().nullable(),from:_enum(["rounds","history"]).default("rounds").describe("As in calibration.json."),pairs:number().
int().nullable(),falseAlarms:object({rounds:number().int(),comparisons:number().int(),alarms:number().int()}).nullable().
describe("Comparisons of the calibration's own pairs, and how many of them would have failed.")}),budgets:array(object({
text:string(),range:string().nullable(),metric:string(),limit:number(),unit:string().describe("The unit of `limit` and `\
value`: ns, bytes, or empty for counts. Other units come from a metric of the program."),value:number().nullable().describe(
"Head's median. Null if it wasn't measured."),state:_enum(["held","broken","unknown"])})),accepted:array(object({entry:acceptedRegressionSchema,
state:_enum(["used","exceeded","expired","unused","not-judged","unmatched"]).describe("unused: the entry's row was the s\
ame or faster, and we'd have found a slowdown of the accepted size. not-judged: we can't tell, so the entry may still be\
 needed. unmatched: no row matches the entry.")})),ranges:array(rangeRowSchema),metrics:array(metricRowSchema).default([]).
describe("What the program reported on both sides."),limitations:array(limitationSchema).catch([]).describe("What this c\
omparison can't know. We drop limitations that older versions of llm-profile stored as plain sentences."),cost:runCostSchema.
nullable().default(null).describe("What the run had cost when this file was written. Null if both sides come from existi\
ng files, and in older versions of this file.")});var anyOfFramework=["gemm","attention","conv","norm","softmax","activation","embedding","reduce","elementwise","copy","m\
emory","sampling","triton","other"],ofServers=["gemm","attention","moe","norm","activation","rope","quantize","memory","\
sampling","communication"],software=[{pattern:/^(?:nvidia-|lib)?cublas(?:lt)?(?![a-z])/,families:["gemm"]},{pattern:/^(?:nvidia-|lib)?cudnn(?![a-z])/,
families:["conv","attention"]},{pattern:/^(?:nvidia-|lib)?nccl(?![a-z])/,families:["communication"]},{pattern:/^(?:nvidia-|lib)?nvshmem(?![a-z])/,
families:["communication"]},{pattern:/^(?:nvidia-)?cutlass(?![a-z])/,families:["gemm","attention","moe"]},{pattern:/^(?:nvidia-|lib)?cu(?:sparse(?:lt)?|tensor)(?![a-z])/,
families:["gemm"]},{pattern:/^(?:flash-attn|flash-attention|flash-mla|xformers|sageattention)/,families:["attention"]},{
pattern:/^flashinfer/,families:["attention","norm","activation","rope","sampling","moe"]},{pattern:/^deep-?gemm/,families:[
"gemm","moe"]},{pattern:/^(?:bitsandbytes|autoawq|auto-gptq|gptqmodel|torchao|marlin)/,families:["quantize","gemm"]},{pattern:/^transformer-engine/,
families:["gemm","attention","norm","quantize"]},{pattern:/^(?:pytorch-)?triton(?:-|$|_)/,families:["triton","gemm","att\
ention","moe"]},{pattern:/^(?:vllm|sglang|sgl-kernel|tensorrt-llm|lmdeploy)(?:-|$|_)/,families:ofServers},{pattern:/^(?:jax|jaxlib|jax-cuda\d+-(?:pjrt|plugin))$|^xla_/,
families:["xla","gemm","triton"]},{pattern:/^(?:torch|torchvision|torchaudio|pytorch)(?:-|$|_)|^torchinductor_/,families:anyOfFramework},
{pattern:/^(?:transformers|accelerate|diffusers|peft)$/,families:["attention","moe","elementwise","copy"]},{pattern:/^(?:tensorflow|tensorrt|onnxruntime|cupy|numba|deepspeed|apex)/,
families:[]},{pattern:/^(?:nvidia|cuda|cudart|nvrtc|nvjitlink|libnv|libcu(?:fft|rand|solver)|cu(?:fft|rand|solver))/,families:[]}];var mostListed=1e3,listsOf=[["cuda-library","cudaLibraries"],["python-package","pythonPackages"],["system-package","syst\
emPackages"]];function compareEnvironments({environment:base,machine:baseMachine},{environment:head,machine:headMachine}){
if(base===null||head===null)return null;let lists=listsOf.map(([kind,key])=>({kind,base:base[key],head:head[key]})),single=[
{kind:"driver",name:"driver",base:baseMachine.driver,head:headMachine.driver},{kind:"image",name:"image",base:base.imageDigest,
head:head.imageDigest},{kind:"operating-system",name:"operating system",base:base.operatingSystem,head:head.operatingSystem}],
changes2=[...single.flatMap(one=>one.base===null||one.head===null||one.base===one.head?[]:[{...one,state:"changed"}]),...lists.
flatMap(list=>list.base===null||list.head===null?[]:versionChanges(list.kind,list.base,list.head)),...variableChanges(base,
head)].map(withMeaning);return{changes:changes2.toSorted((one,other)=>one.rank-other.rank||kinds.indexOf(one.change.kind)-
kinds.indexOf(other.change.kind)||(one.change.name<other.change.name?-1:1)).slice(0,mostListed).map(({change})=>change),
total:changes2.length,unknown:[...single.flatMap(one=>one.base===null&&one.head===null?[]:isKnownOnce(one)),...lists.flatMap(
isKnownOnce),...base.run!==head.run&&hasUnknownValues(base,head)?["variable-values"]:[]]}}var kinds=["driver","image","o\
perating-system","cuda-library","python-package","variable","system-package"];function isKnownOnce({kind,base,head}){return base===
null==(head===null)?[]:[kind]}function versionChanges(kind,base,head){let[before,after]=[new Map(Object.entries(base)),new Map(
Object.entries(head))];return namesOf(before,after).flatMap(name=>{let versions2={base:before.get(name)??null,head:after.
get(name)??null};return versions2.base===versions2.head?[]:[{kind,name,state:stateOf(versions2),...versions2}]})}function variableChanges(base,head){
let[before,after]=[new Map(Object.entries(base.variables)),new Map(Object.entries(head.variables))];return namesOf(before,
after).flatMap(name=>{let[one,other]=[before.get(name)??null,after.get(name)??null],state=stateOf({base:one,head:other});
return state==="changed"&&!hasChanged(one,other,base.run===head.run)?[]:[{kind:"variable",name,state,base:one?.value??null,
head:other?.value??null}]})}function hasChanged(base,head,isOneRun){return base===null||head===null?!1:base.value!==null&&
head.value!==null?base.value!==head.value:isOneRun&&base.digest!==null&&head.digest!==null&&base.digest!==head.digest}function hasUnknownValues(base,head){
let after=new Map(Object.entries(head.variables));return Object.entries(base.variables).some(([name,{value}])=>{let other=after.
get(name);return other!==void 0&&(value===null||other.value===null)})}function namesOf(before,after){return[...new Set([
...before.keys(),...after.keys()])]}function stateOf({base,head}){return base===null?"added":head===null?"removed":"chan\
ged"}function withMeaning(change){let isWhole=change.kind==="driver"||change.kind==="image",rank=isWhole?0:software.findIndex(
({pattern})=>pattern.test(change.name.toLowerCase())),found3=isWhole?void 0:software[rank];return{rank:rank===-1?software.
length:rank,change:{...change,isOfGpu:rank!==-1,families:[...found3?.families??[]]}}}function fittingCalibration(calibration,sides){if(calibration===null)return{calibration,misfit:null};let found3=differenceFrom(
calibration,sides.base)??differenceFrom(calibration,sides.head);if(found3===null)return{calibration,misfit:null};let{gpu,
driver}=calibration;return{calibration:null,misfit:{madeOn:{gpu:gpu.name,uuid:gpu.uuid,driver},found:found3}}}function differenceFrom(calibration,{
machine:{gpus,driver},captureMode,ranges}){let[gpu,...others]=gpus;if(gpu===void 0)return{kind:"unknown-gpu"};if(others.
length>0)return{kind:"several-gpus",count:gpus.length};if(gpu.uuid!==calibration.gpu.uuid)return{kind:"other-gpu",gpu:gpu.
name,uuid:gpu.uuid};if(driver!==calibration.driver)return{kind:"other-driver",driver};if(captureMode!==null&&calibration.
captureMode!==null&&captureMode!==calibration.captureMode)return{kind:"other-captures",captureMode};let other=ranges.find(
({name,domain,skippedInstances})=>calibration.ranges.some(one=>one.name===name&&one.domain===domain&&one.skippedInstances!==
skippedInstances));return other===void 0?null:{kind:"other-instances",range:rangeText(other.name,other.domain)}}var ratio=(value,means,source,flips)=>({value,unit:"ratio",means,source,flips}),count4=(value,means,source,flips)=>({value,
unit:"count",means,source,flips}),log=(value,means,source,flips)=>({value,unit:"log",means,source,flips}),ns5=(value,means,source,flips)=>({
value,unit:"ns",means,source,flips}),bytes=(value,means,source,flips)=>({value,unit:"bytes",means,source,flips}),chance=(value,means,source,flips)=>({
value,unit:"chance",means,source,flips});var constants={usualSpread:ratio(.003,"How much two rounds of the same code differ on a runner without a calibration (st\
andard deviation).","Measured on five H100s and two H200s: 0.01% to 0.4% per range.","recording train-checkpoint \u2192 train\
-base (faster, two pairs), and 62 others of 3,195"),usualWeight:count4(6,"The usual spread counts as much as this many p\
airs of a comparison's own rounds.","Equal to `compare.max-rounds`, so after all rounds, a comparison's own measurements\
 count as much as the usual spread.",["next-step.test.ts","calibrated by few pairs"]),clearOfSpread:count4(3,"A change c\
ounts only if it's at least this many times its rounds' spread. Rounds count as unusual if they differ by more than this\
 many times the known noise.","Three standard deviations, which noise exceeds by chance 0.3% of the time.","recording ja\
x-base \u2192 jax-head (slightly slower, two pairs), and 20 others of 710"),rangeThreshold:ratio(.0088,"A range's thresh\
old.","Chosen by simulation: a slowdown of 1.2% is found in 95% of runs, and unchanged code fails in less than 0.5% (doc\
s/evidence/false-alarms.md).","recording overlap-base (unchanged, two rounds a side), and 45 others of 710"),calibratedRangeThreshold:ratio(
.0055,"A range's threshold with a calibration.","Chosen by simulation: a slowdown of 0.9% is found in 95% of runs, and u\
nchanged code fails in less than 0.5%.",null),familyThreshold:ratio(.02,"A kernel family's threshold. A family of few ke\
rnels has a higher one.","Chosen by judgment.",["policy/glob.test.ts","the general one"]),metricThreshold:ratio(.05,"The\
 threshold of a metric that the program reports.","Chosen by judgment.",null),wallThreshold:ratio(.1,"The threshold of w\
all time under CUDA tracing.","Chosen by judgment: twice the default of `latency-threshold`, because tracing slows the h\
ost.",["compare.test.ts","below 10% is nothing"]),leastImpact:ratio(.003,"A change of a kernel or family counts only if \
it's at least this share of its range's kernel time.","Chosen by judgment: about the usual spread of a range.",["compare\
.test.ts","too small a part of the range"]),oneRound:ratio(.05,"The minimum threshold with one round per side.","Chosen \
by judgment: more than 4.2%, the most by which a rebuild changed a kernel.",["compare.test.ts","looks slower, and one ro\
und can't tell"]),twoRounds:ratio(.03,"The minimum threshold of a range or family with two rounds per side.","Two pairs \
agree by chance half the time. Processes that run at either of two speeds differ by 2.8%, and so do families on two GPUs\
.",["judgment.test.ts","two rounds of processes, 2.4% apart"]),fewestDraws:count4(3,"If a measuring autotuner chose othe\
r code, a change of these kernels counts only if each side has at least this many draws of the choice.","Autotuned proce\
sses of the same code, two per side, agreed by chance within each side in 6 of 180 comparisons, and differed by up to 36\
% between the sides.",["judgment.test.ts","two rounds tuned it anew"]),otherGpu:ratio(.015,"The minimum threshold for al\
l times if the sides ran on two GPUs of the same model.","More than twice 0.67%, the difference between two H100s in a r\
ange. The H100s' kernels differed by 3.8%, which is less than the kernel threshold.","recording train-checkpoint on anot\
her GPU (two families' speeds swapped), and 3 others of 710"),clearly:count4(4,"We measure a slowdown again if it's less\
 than this many times its threshold.","Processes that run at either of two speeds, 2.8% apart, don't reach this limit wi\
th the range's threshold.",["next-step.test.ts","one of two is settled"]),clearInOneRound:count4(4,"With one round per s\
ide, a kernel whose range isn't slower, or work whose launch counts all changed by one factor, must change by at least t\
his many times `oneRound`.","With unchanged code, a copy took 12% longer on the side that ran second (docs/evidence/gpu-\
runs.md, run 11).","recording steps-16 \u2192 steps-14 (less work, one round a side), and 28 others of 710"),wallErrors:count4(
4,"Traced wall time counts as changed only by this many standard errors.","Chosen by judgment.",null),shownShare:ratio(.5,
"A range or family shows a kernel's slowdown if it rises by at least this share of the kernel's impact. If it rises by l\
ess, it contradicts the slowdown.","Halfway between no effect and the full effect. On 5,985 comparisons, it got 20 verdi\
cts right and none wrong.","recording jax-base \u2192 jax-head (slightly slower, one pair), and 8 others of 710"),movedShare:ratio(
.5,"With `goal: improve`, a range's gain is moved work if something else loses at least this share of it.","Halfway betw\
een no loss and the full loss.",["goal/attacks.test.ts","does more in each kernel outside the range"]),clockSteps:ns5(320,
"A smaller change in a time is ignored.","Ten steps of the GPU's timestamps, which advance by 32 ns.",null),nearlyAll:ratio(
.8,"If at least this share of the kernel time changed by the same factor, we attribute the change to the GPU or the amou\
nt of work.","Chosen by judgment and checked by simulation: we leave out throttled rounds, but not rounds with slower co\
de.",["one-factor.test.ts","four fifths are nearly all"]),busyShare:ratio(.8,"The host counts as keeping up if the GPU i\
s busy for at least this share of the time. Extra launches are then only noted if the range is faster.","Chosen by judgm\
ent.",["counts.test.ts","more launches are open"]),fewestKernels:count4(4,"With fewer kernels, a common factor says noth\
ing about the GPU.","By chance, four kernels move in the same direction one time in eight.",["one-factor.test.ts","four \
are enough"]),tolerance:ratio(.005,"Log ratios this close count as equal.","The largest difference between a kernel's ro\
unds on a quiet GPU.",["one-factor.test.ts","no move, within the tolerance"]),follows:ratio(.25,"A kernel counts as foll\
owing the clock if its change is within this share of the clock's factor.","Chosen by judgment: memory-bound kernels fol\
low the clock less, and the mean clock comes from samples.",["one-factor.test.ts","within a quarter of it"]),disturbed:ratio(
.02,"A round counts as disturbed if nearly all its kernels are at least this much slower than in its side's fastest roun\
d.","Neighboring rounds differ by 0.45% if undisturbed, and by 2% to 15% if throttled.",["noise/steady-rounds.test.ts","\
lose the slow rounds alone, and each is named"]),besides:ratio(.05,"A range counts as unusual if at least this share of \
its kernel time overlaps other work, or comes from kernels that some rounds lack.","Two streams on an H200: GPU busy tim\
e varied by 1.25%. Autotuned rounds: 0.87 to 1.26 ms.",["compare.test.ts","aren't those of which only some rounds do a l\
ittle more"]),smallestCount:count4(2,"A smaller change in a count is ignored.","Chosen by judgment: the first use of a f\
eature may add or remove one call.",["counts.test.ts","one more of few"]),smallestBytes:bytes(2**20,"A smaller increase \
in copied bytes is negligible.","Chosen by judgment: PCIe copies this much in about 40 \xB5s.",["counts.test.ts","a MiB \
more"]),fewProcesses:count4(5,"Wall time is judged by its threshold if there are at least this many pairs.","If each pro\
cess has one of two speeds, five pairs agree by chance one time in 32.",["untraced/judge-series.test.ts","less than five\
 pairs need 30%"]),unpairedWall:ratio(.3,"Wall time's threshold with fewer than five pairs, or without pairs.","We've se\
en two sides of three processes each differ by 19% by chance, and a machine's speed change by that much within minutes.",
["untraced/wall-verdict.test.ts","another day's machine, three a side"]),chance:chance(.0011,"Wall time without tracing \
counts as changed if its p-value is below this.","By simulation, six looks with two tests (the rank sum, and Student's t\
 if all pairs agree) give a false alarm in less than 0.5% of cases.",["untraced/judge-series.test.ts","what chance hardl\
y does, and as much"]),lookAfter:count4(2,"After this many pairs, we may decide on a range before all planned rounds are\
 done.","One pair says nothing about the spread.",["next-step.test.ts","before one pair has settled it"]),lookChance:chance(
.005,"Before all planned rounds are done, we call a range unchanged if its interval at this error rate lies within its t\
hreshold.","Like the Haybittle-Peto rule for early looks, it's so strict that it uses up almost none of the final 5%.",null),
ranked:count4(6,"After this many pairs, we may give up on untraced wall time because it's too noisy.","It takes six pair\
s for the rank-sum test to overrule one process that's far off. When we gave up after three pairs, we missed slowdowns (\
docs/evidence/stopping.md).",["next-step.test.ts","too noisy to tell with all pairs"]),quietHost:ratio(.06,"If the proce\
sses' medians are this close to their minima, we compare medians; otherwise, we compare minima.","2.9% on a quiet H200, \
14% on a noisy virtual machine.",null),probable:chance(.9,"Traced wall time counts as probably slower if it rose by at l\
east its threshold, and a one-sided test at this confidence level excludes 0.","Chosen by judgment: noise passes this te\
st at most 10% of the time, and a rise must also reach the threshold.",["wall-time.test.ts","that three rounds can't pro\
ve says what would"]),memory:bytes(128*2**20,"A smaller change in memory is ignored.","Chosen by judgment: allocators ke\
ep blocks of tens of MiB.",["untraced/metrics.test.ts","a third of little"]),memoryShare:ratio(.02,"A memory change smal\
ler than this share of the total is ignored, too.","Chosen by judgment: allocators keep more memory when more is in use.",
["untraced/metrics.test.ts","1% of a large card"]),fewestRanked:count4(4,"With fewer processes per side, untraced wall t\
ime has no rank-sum test, only Student's t.","With three processes, the rank-sum test can't reach more than 90% confiden\
ce.",null),enoughOfPlace:count4(3,"We compare a round only with its side's rounds at the same position in their pairs if\
 there are at least this many of them.","The smallest number of which a majority isn't all.",["noise/steady-rounds.test.\
ts","what comes second in a pair may be slower each time"]),alikeEnough:ratio(.3,"Two kernels without a family count as \
a swap only if their names share at least this share of their words.","Chosen by judgment.",null)};var found=new Map;function studentTQuantile(probability,degrees){if(!(probability>.5&&probability<1))throw new RangeError(
`Can't compute the quantile for ${String(probability)}.`);if(!Number.isInteger(degrees)||degrees<1)throw new RangeError(
`Student's t-distribution can't have ${String(degrees)} degrees of freedom.`);let key=`${String(probability)} ${String(degrees)}`,
quantile=found.get(key)??bisect(probability,degrees);return found.set(key,quantile),quantile}function studentTChance(t,degrees){
return Math.max(0,1-withinTheta(Math.atan(Math.abs(t)/Math.sqrt(degrees)),degrees))}function bisect(probability,degrees){
let twoSided=2*probability-1,below=0,above2=Math.PI/2;for(let step=0;step<60;step+=1){let middle=(below+above2)/2;withinTheta(
middle,degrees)<twoSided?below=middle:above2=middle}return Math.sqrt(degrees)*Math.tan((below+above2)/2)}function withinTheta(theta,degrees){
let cosine=Math.cos(theta),odd=degrees%2===1,term=odd?cosine:1,sum3=degrees===1?0:term;for(let power=odd?3:2;power<=degrees-
2;power+=2)term*=cosine*cosine*(power-1)/power,sum3+=term;return odd?2/Math.PI*(theta+Math.sin(theta)*sum3):Math.sin(theta)*
sum3}function studentTDensity(t,degrees){if(!Number.isInteger(degrees)||degrees<1)throw new RangeError(`Student's t-dist\
ribution can't have ${String(degrees)} degrees of freedom.`);let odd=degrees%2===1,scale=odd?1/Math.PI:Math.SQRT1_2/2;for(let known=odd?
1:2;known<degrees;known+=2)scale*=(known+1)/known*Math.sqrt(known/(known+2));return scale*(1+t*t/degrees)**(-(degrees+1)/
2)}function logRatio(base,head){return Math.log(head/base)}function logs(values){return values.map(value=>Math.log(value))}
function pairLogRatios({base,head,interleaved}){return!interleaved||base.length!==head.length?null:head.map((value,round)=>logRatio(
base[round]??value,value))}function mean(values){return values.reduce((sum3,value)=>sum3+value,0)/values.length}function deviation(values){
if(values.length<2)return 0;let middle=mean(values);return Math.sqrt(values.reduce((sum3,value)=>sum3+(value-middle)**2,
0)/(values.length-1))}function weightedMedian(values){let half=values.reduce((sum3,{weight})=>sum3+weight,0)/2,reached=0;
for(let{value,weight}of values.toSorted((one,other)=>one.value-other.value))if(reached+=weight,reached>=half)return value;
return 0}function byOrder(pairs,headFirst=[]){return[!0,!1].map(first=>pairs.filter((_,index)=>(headFirst[index]??!1)===
first)).filter(({length})=>length>0)}function sideLevels(values){return pairLogRatios(values)===null?{base:median(values.
base),head:median(values.head)}:{base:geometricMean(values.base,values.headFirst),head:geometricMean(values.head,values.
headFirst)}}function geometricMean(values,headFirst){let[first=0]=values,ratios=values.map(value=>logRatio(first,value));
return first*Math.exp(mean(byOrder(ratios,headFirst).map(mean)))}function pairNoise(pairs,headFirst){let orders=byOrder(
pairs,headFirst);if(orders.some(({length})=>length<2))return{deviation:deviation(pairs),degrees:pairs.length-1};let degrees=pairs.
length-orders.length,squares=orders.reduce((sum3,order)=>sum3+(order.length-1)*deviation(order)**2,0);return{deviation:Math.
sqrt(squares/degrees),degrees}}function sideNoise({base,head}){let degrees=base.length+head.length-2,squares=[base,head].
reduce((sum3,side)=>sum3+(side.length-1)*deviation(logs(side))**2,0);return{deviation:Math.sqrt(squares/Math.max(1,degrees)),
degrees}}function varianceOfMedian(n){return Math.PI/2/(n+Math.PI/2-1)}function processesOf(base,head){let[one,other]=[numbersOf(
base),numbersOf(head)];return[one,other].some(numbers=>new Set(numbers).size<numbers.length)?{base:one,head:other}:null}
function processCount({rounds}){return rounds.every(({process})=>process===null)?null:new Set(numbersOf({rounds})).size}
function numbersOf({rounds}){return rounds.map(({process},index)=>process??-1-index)}function areNeighbors({base,head}){
return base.every(number3=>head.includes(number3))&&head.every(number3=>base.includes(number3))}function headFirstOf({base}){
return[...new Set(base)].map(number3=>number3%2===0)}function ofProcesses(values){let{processes}=values;return processes==
null?values:{...values,base:medians(values.base,processes.base),head:medians(values.head,processes.head),processes:null}}
function medians(values,processes){return[...grouped(values,processes).values()].map(median)}function spreadWithin({base,
head,processes}){if(processes==null)return 0;let groups=[...grouped(base,processes.base).values(),...grouped(head,processes.
head).values()];return Math.max(...groups.map(rounds=>rounds.some(value=>value<=0)?0:deviation(logs(rounds))))}function grouped(values,processes){
let groups=new Map;for(let[index,value]of values.entries()){let process=processes[index]??-1-index;groups.set(process,[...groups.
get(process)??[],value])}return groups}var usualNoise={pairSpread:constants.usualSpread.value,degrees:constants.usualWeight.
value};function noiseFloor(known,rounds){return Math.expm1(studentTQuantile(.995,known.degrees)*known.pairSpread/Math.sqrt(
rounds))}function isBeyond(deviation2,{pairSpread:pairSpread2}){return deviation2>constants.clearOfSpread.value*Math.max(
pairSpread2,usualNoise.pairSpread)}function pooledNoise(own,known){if(known===null||isBeyond(own.deviation,known))return own;
let degrees=own.degrees+known.degrees,variance=(own.degrees*own.deviation**2+known.degrees*known.pairSpread**2)/degrees,
pooled=Math.sqrt(variance);return{deviation:known.isOfHistory===!0?Math.max(pooled,own.deviation):pooled,degrees}}function effectOf(values,known=null){
check(values);let{base,head}=values,pairs=pairLogRatios(values),ratios=pairs??head.flatMap(value=>base.map(before=>logRatio(
before,value))),log2=pairs===null?logRatio(median(base),median(head)):mean(byOrder(pairs,values.headFirst).map(mean)),rounds=Math.
min(base.length,head.length),half=rounds===1?null:halfWidth(values,known);return{change:Math.expm1(log2),low:half===null?
null:Math.expm1(log2-half),high:half===null?null:Math.expm1(log2+half),agree:agreement(ratios),spread:Math.max(deviation(
logs(base)),deviation(logs(head))),rounds,isUnusual:known!==null&&rounds>1&&isBeyond(pairSpreadOf(values),known)}}function estimateNoise(values,known){
let pairs=pairLogRatios(values);if(pairs===null){let{base,head}=values,weight2=Math.sqrt(varianceOfMedian(base.length)+varianceOfMedian(
head.length)),ofOneRound=known===null?null:{...known,pairSpread:known.pairSpread/Math.SQRT2};return{noise:pooledNoise(sideNoise(
values),ofOneRound),weight:weight2}}let orders=byOrder(pairs,values.headFirst),weight=Math.sqrt(orders.reduce((sum3,{length})=>sum3+
1/length,0))/orders.length;return{noise:pooledNoise(pairNoise(pairs,values.headFirst),known),weight}}function halfWidth(values,known){
let{noise,weight}=estimateNoise(values,known);return studentTQuantile(.975,noise.degrees)*noise.deviation*weight}function pairSpreadOf(values){
let pairs=pairLogRatios(values);return pairs===null?Math.SQRT2*sideNoise(values).deviation:pairNoise(pairs,values.headFirst).
deviation}function agreement(ratios){return ratios.every(log2=>log2>0)?"up":ratios.every(log2=>log2<0)?"down":"mixed"}function check({
base,head}){if(base.length===0||head.length===0)throw new RangeError("An effect needs a round on each side.");if(![...base,
...head].every(value=>value>0&&Number.isFinite(value)))throw new RangeError("An effect needs values above 0.")}function estimateOf(measured,known){
let times=ofProcesses(measured),{base,head}=times,isApart=Math.min(...measured.head)>Math.max(...measured.base)||Math.max(
...measured.head)<Math.min(...measured.base),[inBase,inHead]=[base,head].map(values=>values.filter(value=>value>0).length),
levels=levelsOf(times);return inBase===base.length&&inHead===head.length&&base.length>0&&head.length>0?{presence:"both",
...levels,effect:effectOf(times,known),values:times,known,within:measured.processes==null?null:{spread:spreadWithin(measured),
isApart}}:{presence:inBase===0?inHead===0?"neither":"head":inHead===0?"base":"some",baseNs:inBase===0?null:levels.baseNs,
headNs:inHead===0?null:levels.headNs,rounds:Math.min(base.length,head.length),changeRatio:inBase===0||inHead===0||!levels.
baseNs?null:(levels.headNs??0)/levels.baseNs-1,ran:`${String(inBase)} of ${counted(base.length,"round")} on base and ${String(
inHead)} of ${String(head.length)} on head`}}function withoutFactor(times,factor){return{...times,head:times.head.map(ns6=>ns6/
factor)}}function sideTimes(times){return levelsOf(ofProcesses(times))}function levelsOf(times){let{base,head}=times,medianOf4=values=>values.
length===0?null:median(values);if(base.length===0||head.length===0||[...base,...head].some(ns6=>ns6<=0))return{baseNs:medianOf4(
base),headNs:medianOf4(head)};let levels=sideLevels(times);return{baseNs:levels.base,headNs:levels.head}}function oneFactor(moves,total){return moves.length<constants.fewestKernels.value?null:sharedFactor(moves,total)}function sharedFactor(moves,total){
if(moves.length===0)return null;let factor=weightedMedian(moves);return weightNear(moves,factor)>=constants.nearlyAll.value*
total?factor:null}function weightNear(moves,factor){return moves.filter(({value})=>Math.abs(value-factor)<=nearTo(factor)).
reduce((sum3,{weight})=>sum3+weight,0)}function nearTo(factor){return Math.max(constants.tolerance.value,constants.follows.
value*Math.abs(factor))}function meanClocks({baseMhz:base,headMhz:head}){let[baseMhz,headMhz]=[base,head].map(rounds=>{let known=rounds.filter(mhz=>mhz!==
null);return known.length===0?null:mean(known)});return baseMhz==null||headMhz==null?null:{baseMhz,headMhz}}function findCommonMode(moves,smallest,clocks,rangeChange){
let clock=clocks===null?null:Math.log(clocks.headMhz/clocks.baseMhz),known=moves.reduce((sum3,{weight})=>sum3+weight,0),
shared=oneFactor(moves,known),least=Math.log1p(smallest),asMode=(factor,isExplained)=>({changeRatio:Math.expm1(factor),shareRatio:Math.
min(weightNear(moves,factor),1),clockChangeRatio:clock===null?null:Math.expm1(clock),explainedByClocks:isExplained});if(shared!==
null&&Math.abs(shared)>=least)return asMode(shared,clock!==null&&explains(clock,shared));let change=Math.log1p(rangeChange);
return clock===null||Math.abs(change)<least||!explains(clock,change)?null:asMode(-clock,!0)}function explains(clock,factor){
let{tolerance,follows}=constants;return Math.abs(clock)>=tolerance.value&&Math.sign(clock)===-Math.sign(factor)&&Math.abs(
factor)<=(1+follows.value)*Math.abs(clock)+tolerance.value}function calibratedNoise(calibration,subject){let{name,domain}=subject.range,found3=calibration?.ranges.find(one=>one.name===
name&&one.domain===domain),spread=found3===void 0?void 0:spreadOf(found3,subject);return calibration===null||found3===void 0||
spread==null?null:{pairSpread:spread,degrees:found3.pairs-1,isOfHistory:calibration.from==="history"}}function spreadOf(range,{
kind,name}){return kind==="wall"?range.wallSpread:kind==="family"?range.families.find(one=>one.family===name)?.pairSpread:
kind==="kernel"?range.kernels.find(one=>one.name===name)?.pairSpread:range.pairSpread}function isMajority(part2,whole){return 2*part2>=whole}function sizesOf(evidence){let sizes=sizesAmong(evidence).toSorted((one,other)=>other.least-one.least),[largest]=sizes,limits=sizes.
map(({same})=>same);return{least:largest?.least??0,same:limits.includes(null)?null:Math.max(0,...limits.map(limit=>limit??
0)),why:sizes.find(({same,why})=>same===null&&why!==null)?.why??largest?.why??null}}function thresholdIn(evidence){return sizesAmong(
evidence).find(({kind})=>kind==="threshold")?.least??0}function sizesAmong(evidence){return evidence.filter(one=>"least"in
one)}function clockOf(evidence){return evidence.find(one=>one.kind==="clocks-differ")??null}function evidenceOf(evidence,kind){
return evidence.find(one=>one.kind===kind)??null}function normalCdf(x){let size2=x<0?-x:x;if(size2>7)return x>0?1:0;let above2=.0352624965998911*size2+.700383064443688;above2=
above2*size2+6.37396220353165,above2=above2*size2+33.912866078383,above2=above2*size2+112.079291497871,above2=above2*size2+
221.213596169931,above2=above2*size2+220.206867912376;let below=.0883883476483184*size2+1.75566716318264;below=below*size2+
16.064177579207,below=below*size2+86.7807322029461,below=below*size2+296.564248779674,below=below*size2+637.333633378831,
below=below*size2+793.826512519948,below=below*size2+440.413735824752;let tail=Math.exp(-size2*size2/2)*above2/below;return x>
0?1-tail:tail}function normalDensity(x){return Math.exp(-x*x/2)/Math.sqrt(2*Math.PI)}var foundShare=.95,mostKnownDegrees=2,normalQuantile90=1.2816;function detectableSize(values,{least,ofNoise},known){if(Math.
min(values.base.length,values.head.length)<2)return null;let noise=boundedNoise(values,known),limit=Math.max(least,ofNoise*
noise.growth),found3=chanceToFind(values,limit,noise),below=0,above2=limit+.001;for(;found3(above2)<foundShare;)above2*=
2;for(let step=0;step<30;step+=1){let middle=(below+above2)/2;found3(middle)<foundShare?below=middle:above2=middle}return Math.
expm1(above2)}function mayBeUnusual(values,known){if(known===null||Math.min(values.base.length,values.head.length)<2)return!1;
let{deviation:deviation2}=boundedNoise(values,known);return isBeyond(pairLogRatios(values)===null?Math.SQRT2*deviation2:
deviation2,known)}function chanceToFind(values,limit,{deviation:deviation2,weight}){let pairs=pairLogRatios(values);if(pairs!==
null){let orders=byOrder(pairs,values.headFirst).map(order=>({middle:mean(order),pairs:order.length})),middle=mean(orders.
map(order=>order.middle));return size2=>orders.reduce((chance2,order)=>chance2*above(size2+order.middle-middle,deviation2)**
order.pairs,above(size2-limit,deviation2*weight))}let allAbove=apart(values.base.length,values.head.length);return size2=>{
let passes=above(size2-limit,deviation2*weight);return deviation2===0||passes<foundShare?passes:passes*allAbove(size2/deviation2)}}
function boundedNoise(values,known){let limited=known===null?null:{...known,degrees:Math.min(known.degrees,mostKnownDegrees)},
{noise,weight}=estimateNoise(values,limited),withinSides=pairLogRatios(values)===null?noise:pooledNoise(sideNoise(values),
limited),deviation2=Math.max(upperBound(noise),upperBound(withinSides));return{deviation:deviation2,weight,growth:noise.
deviation===0?1:deviation2/noise.deviation}}function upperBound({deviation:deviation2,degrees}){let part2=2/(9*degrees);
return deviation2/Math.sqrt((1-part2-normalQuantile90*Math.sqrt(part2))**3)}function above(mean2,noise){return noise===0?
mean2>=0?1:0:normalCdf(mean2/noise)}function apart(base,head){let slowestBase=Array.from({length:49},(_,index)=>{let x=(index-
24)*.25;return{x,chance:base*normalDensity(x)*normalCdf(x)**(base-1)*.25}});return shift=>slowestBase.reduce((sum3,{x,chance:chance2})=>sum3+
chance2*normalCdf(shift-x)**head,0)}var decisionTable=[row("Neither side has this time.",({presence})=>presence==="neither","not-judged"),row("Only head has\
 this time.",({presence})=>presence==="head","new"),row("Only base has this time.",({presence})=>presence==="base","remo\
ved"),row("The time includes waiting for other GPUs.",({has})=>has("waits"),"waits","waits"),row("The 95% interval lies \
within \xB1 `same`.",({direction})=>direction==="same","same"),row("The time rose or fell by less than 0.3% of the range\
.",({direction,has})=>has("too-little")&&direction!=="open","not-judged","too-little"),row("A side's rounds run differen\
t kernels, as with autotuning.",({has})=>has("kernels-vary"),"inconclusive","kernels-vary"),row("At least half of a rang\
e's change is due to other choices of a measuring autotuner, and a side has fewer than three draws.",({has})=>has("few-d\
raws"),"inconclusive","few-draws"),row("A kernel or family is slower, but its range or family slowed down less than half\
 as much, and that interval excludes the full slowdown.",({direction,has})=>direction==="slower"&&has("whole-contradicts"),
"noted","whole-contradicts"),row("A kernel or family is slower for the same reason, and its range isn't slower.",({direction,
has})=>direction==="slower"&&has("other-variant"),"other-variant","other-variant"),row("The time rose: the rounds agree,\
 and the change reaches every threshold that applies.",({direction})=>direction==="slower","regressed"),row("The time fe\
ll, by the same rule.",({direction})=>direction==="faster","improved"),row("Anything else.",()=>!0,"inconclusive")];function row(when,isSo,state,by=null){
return{when,isSo,state,by}}function decide(estimate,evidence,extent){let direction=estimate.presence==="both"?directionOf(
estimate,evidence,extent):"open",facts={presence:estimate.presence,direction,has:kind=>evidenceOf(evidence,kind)!==null},
found3=decisionTable.find(({isSo})=>isSo(facts));if(found3===void 0)throw new Error("The decision table has no last row.");
let{state,by}=found3;if(estimate.presence!=="both")return unmeasured(estimate,state,by===null?null:evidenceOf(evidence,by));
let{effect,values,known,baseNs,headNs}=estimate,{least}=sizesOf(evidence),isOpen=state==="inconclusive",isJudged=state!==
"waits"&&state!=="not-judged",isTooNoisy=extent==="whole"&&mayBeUnusual(values,known),detectableRatio=isOpen||!isJudged||
isTooNoisy?null:detectableSize(values,limitsOf(effect,evidence),known),why=by===null?null:evidenceOf(evidence,by)?.why??
null,ofSize=state==="same"&&isTooNoisy?"The rounds vary too much to say how small a slowdown we could detect.":null;return{
baseNs,headNs,changeRatio:effect.change,lowRatio:effect.low,highRatio:effect.high,thresholdRatio:least===1/0?null:least,
detectableRatio,spreadRatio:effect.rounds===1?null:effect.spread,rounds:effect.rounds,state,mayBeSlower:isOpen&&mayBeSlower(
estimate,evidence,extent),isProbable:!1,why:why??(isOpen||clockOf(evidence)!==null?whyOf(estimate,evidence,direction):ofSize)}}
function unmeasured({baseNs,headNs,rounds,changeRatio,presence,ran},state,by){let isSome=presence==="some";return{...unknownChange,
baseNs,headNs,rounds,changeRatio,state,mayBeSlower:state==="inconclusive",why:by?.why??(isSome?`Ran in ${ran}.`:presence===
"neither"?"Neither side has this time.":null)}}function directionOf(estimate,evidence,extent){let clock=clockOf(evidence),
sizes=sizesOf(evidence),without2=factor=>directionOfEffect(withoutFactor2(estimate,factor),sizes);if(clock===null)return without2(
1);if(extent==="part")return without2(clock.factor);let measured=without2(1),uncertainty=Math.exp(clock.within);return measured===
"slower"?without2(clock.factor*uncertainty)==="slower"?"slower":"open":measured==="faster"?without2(clock.factor/uncertainty)===
"faster"?"faster":"open":measured==="same"&&isBelow(withoutFactor2(estimate,clock.factor),sizes.same)?"same":"open"}function withoutFactor2({
values,effect,known},factor){return factor===1?effect:effectOf({...values,head:values.head.map(value=>value/factor)},known)}
function directionOfEffect(effect,{least,same}){let size2=Math.log1p(effect.change),isFound=Math.abs(size2)>=leastLog(effect,
least);return isFound&&effect.agree==="up"?"slower":isFound&&effect.agree==="down"?"faster":same!==null&&effect.low!==null&&
Math.log1p(effect.low)>-Math.log1p(same)&&isBelow(effect,same)?"same":"open"}function isBelow({high},same){return same!==
null&&high!==null&&high<same}function limitsOf(effect,evidence){let isOfNoise=({kind})=>kind==="rounds-spread";return{least:Math.
log1p(sizesOf(evidence.filter(one=>!isOfNoise(one))).least),ofNoise:leastLog(effect,sizesOf(evidence.filter(isOfNoise)).
least)}}function leastLog({low,high},least){let half=low===null||high===null?0:(Math.log1p(high)-Math.log1p(low))/2;return Math.
max(Math.log1p(least),half)}function mayBeSlower(estimate,evidence,extent){let has=kind=>evidenceOf(evidence,kind)!==null;
if(has("too-little")||has("whole-contradicts")||has("other-variant"))return!1;if(extent==="whole"&&(has("kernels-vary")||
has("few-draws")))return!0;let threshold=thresholdIn(evidence),beyond=withoutFactor2(estimate,clockOf(evidence)?.factor??
1);return extent==="part"?beyond.change>=threshold:Math.max(estimate.effect.high??1/0,beyond.high??1/0)>=(sizesOf(evidence).
same??threshold)}function whyOf(estimate,evidence,direction){let{effect}=estimate,clock=clockOf(evidence),{why,least,same}=sizesOf(
evidence);if(clock!==null){let beyond=signedPercent(withoutFactor2(estimate,clock.factor).change),beyondIt=`Without the \
clock's effect (${signedPercent(clock.factor-1)}), the change is ${beyond}.`;return direction==="open"?`${clock.why} ${beyondIt}`:
beyondIt}let size2=Math.abs(Math.log1p(effect.change)),threshold=same??0;return why!==null&&size2<Math.log1p(least)?why:
size2<Math.log1p(threshold)?"The rounds are too noisy to detect a change of the threshold's size.":effect.agree==="mixed"?
"The rounds disagree on the direction of the change.":(effect.low??0)<=0&&(effect.high??0)>=0?"The rounds vary so much t\
hat the interval includes 0.":"The rounds vary so much that a change of this size means nothing."}function decideTracedWall(estimate,{
wall,isProbable,threshold}){let time2=shown(estimate);if(time2.changeRatio===null)return time2;let judged2={...time2,thresholdRatio:threshold},
why=whyOpen(time2);return wall==="slower"?{...judged2,state:"regressed"}:wall==="not-slower"?{...judged2,state:time2.changeRatio<=
1/(1+threshold)-1?"improved":"same"}:isProbable?{...judged2,state:"inconclusive",mayBeSlower:!0,isProbable,why}:{...judged2,
why}}function whyOpen({rounds}){let least=constants.fewProcesses.value;return rounds<least?`Under CUDA tracing, ${rounds===
1?"one round":`${String(rounds)} rounds`} per side can't prove a slowdown, because an entire process may be slower by ch\
ance. Use at least ${String(least)} interleaved pairs, or runs without tracing (\`latency.pairs\`).`:"Under CUDA tracing\
, the rounds are too noisy to judge wall time."}function shown(estimate){return{...decide(estimate,[],"whole"),state:"no\
t-judged",mayBeSlower:!1,why:null,thresholdRatio:null,detectableRatio:null}}var otherFamily2="other",mostHeldTogether=200;function findSwaps(base,head){let inHead=Map.groupBy(head,kindOf),candidates=[
...Map.groupBy(base,kindOf)].flatMap(([kind,groups])=>{let others=mostTime(inHead.get(kind)??[]);return others.length===
0?[]:mostTime(groups).flatMap(old=>others.flatMap(young=>candidate(old,young)))});candidates.sort((one,other)=>other.alike-
one.alike||one.distance-other.distance||(one.names<other.names?-1:1));let taken=new Set;return candidates.flatMap(({base:old,
head:young})=>taken.has(old)||taken.has(young)?[]:(taken.add(old).add(young),[{base:old,head:young}]))}function candidate(old,young){
let alike2=similarity(old.words,young.words);if(familyOf(old.group)===otherFamily2&&alike2<constants.alikeEnough.value)return[];
let distance=Math.abs(Math.log(Math.max(1,young.timeNs)/Math.max(1,old.timeNs))),names=old.name<young.name?`${old.name}
${young.name}`:`${young.name}
${old.name}`;return[{base:old.group,head:young.group,alike:alike2,distance,names}]}function kindOf(group){return`${String(
launchesOf(group))} ${familyOf(group)}`}function mostTime(groups){return groups.map(group=>{let[name=""]=group.map(kernel=>kernel.
name).toSorted();return{group,name,words:wordsOf(name),timeNs:timeOf(group)}}).sort((one,other)=>other.timeNs-one.timeNs||
(one.name<other.name?-1:1)).slice(0,mostHeldTogether)}function launchesOf(group){return median(sumByRound(group,({launches})=>launches))}
function sumByRound(group,pick2){let rounds=Math.max(0,...group.map(kernel=>kernel.rounds.length));return Array.from({length:rounds},
(_,index)=>group.reduce((sum3,kernel)=>{let round=kernel.rounds[index];return sum3+(round==null?0:pick2(round))},0))}function timeOf(group){
return median(sumByRound(group,({totalNs})=>totalNs))}function familyOf(group){return group[0]?.family??otherFamily2}function similarity(left,right){
let shared=0;for(let word of left)right.has(word)&&(shared+=1);let all=left.size+right.size-shared;return all===0?0:shared/
all}var mostWords=200;function wordsOf(name){let words2=(name.slice(0,4e3).match(/[A-Z]?[a-z]+|[A-Z]+|\d+/g)??[]).map(word=>word.
toLowerCase()).filter(word=>!dull.has(word));return new Set(words2.slice(0,mostWords))}var dull=new Set(["void","const",
"kernel","at","native","int","unsigned","unnamed","t","cuda"]);var launchesAndCode=kernel=>text(launchesOf([kernel]),kernel,sizeAndCode),launchesAndSize=kernel=>text(launchesOf([kernel]),
kernel,({grid,block})=>[grid,block]),launchesAlone=kernel=>text(launchesOf([kernel]),kernel,()=>null),codeAlone=kernel=>text(
null,kernel,sizeAndCode),movedShapes=[launchesAndCode,launchesAndSize,codeAlone,launchesAlone],exchangedShapes=[launchesAndCode,
launchesAndSize,launchesAlone];function sizeAndCode(variant){let{block,registers,sharedMemory}=codeOf(variant);return[variant.
grid,block,registers,sharedMemory,variant.localBytesPerThread]}function evenly(registers){return registers===null?null:registers+
registers%2}function callShapes(tileOf){return[kernel=>text(launchesOf([kernel]),kernel,({grid:[x,y,z]})=>x*y*z*tileOf(kernel.
name)),launchesAlone]}function text(launches,{variants},of){let sizes=variants.map(variant=>JSON.stringify(of(variant)));
return`${launches===null?"":String(launches)} ${[...new Set(sizes)].toSorted().join(" ")}`}function pairByShape({base,head},shapes){
if(base.length===1&&head.length===1)return{pairs:[{base,head}],left:{base:[],head:[]}};let pairs=[],left={base,head};for(let shapeOf of shapes){
let inHead=Map.groupBy(left.head,shapeOf),taken=new Set;for(let[key,kernels]of Map.groupBy(left.base,shapeOf)){let others=inHead.
get(key)??[];if(others.length===kernels.length){pairs.push(...byNameIfEqual({base:kernels,head:others}));for(let kernel of[
...kernels,...others])taken.add(kernel)}}let isLeft=kernel=>!taken.has(kernel);left={base:left.base.filter(isLeft),head:left.
head.filter(isLeft)}}return left.base.length===0||left.head.length===0?{pairs,left}:{pairs:[...pairs,left],left:{base:[],
head:[]}}}function pairByNameOrShape({base,head},shapes){let[shapeOf,...coarser]=shapes,named2=new Map(head.map(kernel=>[
kernel.name,kernel])),both=base.flatMap(kernel=>{let same=named2.get(kernel.name);return same===void 0?[]:[{base:kernel,
head:same}]});if(shapeOf===void 0||both.length<2)return both.map(pair=>({base:[pair.base],head:[pair.head]}));let keyed=both.
map(pair=>({...pair,keys:[shapeOf(pair.base),shapeOf(pair.head)]}));return joined(keyed).flatMap(members=>{let pair={base:members.
map(member=>member.base),head:members.map(member=>member.head)},[before,after]=[0,1].map(side=>members.map(({keys})=>keys[side]).
toSorted());return JSON.stringify(before)===JSON.stringify(after)?pairByShape(pair,[shapeOf]).pairs:pairByNameOrShape(pair,
coarser)})}function joined(members){let parents=new Map,rootOf=key=>{let root=key;for(let parent=parents.get(root);parent!==
void 0;parent=parents.get(root))root=parent;return root!==key&&parents.set(key,root),root};for(let{keys}of members){let[
one,other]=[rootOf(keys[0]),rootOf(keys[1])];one!==other&&parents.set(one,other)}return[...Map.groupBy(members,({keys})=>rootOf(
keys[0])).values()]}function byNameIfEqual({base,head}){let named2=new Map(head.map(kernel=>[kernel.name,kernel])),pairs=base.
flatMap(kernel=>{let same=named2.get(kernel.name);return same===void 0?[]:[{base:[kernel],head:[same]}]});return pairs.length===
base.length?pairs:[{base,head}]}function hasOtherCode({base,head}){return["block","registers","sharedMemory"].some(key=>{
let[before,after]=[valuesOf(base,key),valuesOf(head,key)];return before!==null&&after!==null&&before!==after})}function variesInSide({
base,head},isMeasured2){return[...base,...head].some(kernel=>{let rounds=kernel.rounds.map((round,index)=>(round?.launches??
0)===0?null:{...kernel,variants:kernel.variants.filter(variant=>(variant.rounds[index]?.launches??0)>0)}),ran=rounds.filter(
round=>round!==null),[first]=ran;return first===void 0?!1:isMeasured2&&ran.length<rounds.length||ran.some(round=>hasOtherCode(
{base:[first],head:[round]}))})}function valuesOf(group,key){let values=group.flatMap(({variants})=>variants.map(variant=>codeOf(
variant)[key]));return values.includes(null)?null:[...new Set(values.map(value=>JSON.stringify(value)))].toSorted().join(
" ")}function codeOf({block,registersPerThread,staticSharedBytes,dynamicSharedBytes}){let isKnown=staticSharedBytes!==null&&
dynamicSharedBytes!==null;return{block,registers:evenly(registersPerThread),sharedMemory:isKnown?[staticSharedBytes,dynamicSharedBytes]:
null}}function findDrawnKernels(figures,facts){let isReplaced=["new","removed"].every(match=>figures.some(row2=>row2.match===match));
return new Map(figures.flatMap(row2=>{let draws=countDraws(row2,facts,isReplaced);return draws===null?[]:[[row2,draws]]}))}
function isMeasured({base,head},names){return[...base,...head].some(({name})=>names.isMeasured(name))}function countDraws(row2,{
draws,names,rounds},isReplaced){let isTuned=isMeasured(row2,names);if(variesInSide(row2,isTuned))return rounds;let isOther=row2.
match==="new"||row2.match==="removed"?isReplaced:row2.match==="swapped"||hasOtherCode(row2);return!isTuned||!isOther?null:
draws.base===null||draws.base.id!==draws.head?.id?1:isTunedAnew([...row2.base,...row2.head],draws)?rounds:null}function isTunedAnew(kernels,{
base,head}){let own=new Set([base,head].flatMap(draw=>draw?.ownKernels??[]));return kernels.some(({shortName})=>own.has(
shortName))}function whyDrawn(rows,drawn,change,changeOf2){let few=rows.filter(row2=>(drawn.get(row2)??1/0)<constants.fewestDraws.
value),ofDrawn=few.reduce((sum3,row2)=>sum3+changeOf2(row2),0);return few.length===0||!isMajority(Math.sign(change)*ofDrawn,
Math.abs(change))?null:`An autotuner chose other code for kernels that make up most of the change, which may be chance. ${few.
some(row2=>drawn.get(row2)===1)?"Give both sides the same choices, as `run --base` does by default.":`Measure at least ${String(
constants.fewestDraws.value)} rounds per side.`}`}function skewOf({ranks}){let work=ranks.map(({workNs})=>workNs);return Math.max(...work)/Math.max(1,lowerMedian(work))-1}
function lowerMedian(values){return values.toSorted((one,other)=>one-other)[Math.floor((values.length-1)/2)]??0}function compareRanks(base,head,{
threshold,estimateOf:estimateOf2,evidenceOf:evidenceOf2}){if(!ranksKnown(base,head))return null;let both=value=>({base:value(
base.rounds),head:value(head.rounds)}),middle=pick2=>both(rounds=>median(rounds.map(pick2))),rangeNs=middle(rankTimeNs).
base,collectives=rounds=>median(rounds.map(round=>round.collectives.reduce((sum3,{count:count5})=>sum3+count5,0)));return{
ranks:(head.rounds[0]?.ranks??[]).map(({rank,report,device},index)=>{let of=pick2=>round=>{let found3=round.ranks[index];
return found3===void 0?0:pick2(found3)??0},work=estimateOf2(of(({workNs})=>workNs));return{rank,report,device,work:decide(
work,[...evidenceOf2(work),...tooLittle(work,threshold,rangeNs)],"whole"),busyNs:middle(of(({busyNs})=>busyNs)),waitingNs:middle(
of(({communication})=>communication.waitingNs)),exposedTransferNs:middle(of(({communication})=>communication.exposedTransferNs)),
joinedLast:middle(of(({communication})=>communication.joinedLast)),heldUpNs:middle(of(({communication})=>communication.heldUpNs))}}),
exposedTransfer:shown(estimateOf2(exposedTransferNs)),skew:middle(skewOf),collectives:{base:collectives(base.rounds),head:collectives(
head.rounds)}}}function tooLittle({baseNs,headNs},threshold,rangeNs){return Math.abs((headNs??0)-(baseNs??0))>=threshold*
rangeNs?[]:[{kind:"too-little",why:`The change is less than ${percent(threshold)} of the range's time on the GPU.`}]}function exposedTransferNs({
ranks}){return ranks.reduce((sum3,{communication})=>sum3+(communication.exposedTransferNs??0),0)/Math.max(1,ranks.length)}
function scaledRanks(ranks,by){let scaled2=ns6=>ns6===null?null:ns6*by;return ranks.map(({communication,...rank})=>({...rank,
busyNs:rank.busyNs*by,workNs:rank.workNs*by,communication:{...communication,exposedTransferNs:scaled2(communication.exposedTransferNs)}}))}function commonWork(base,head){if(!varies(base)&&!varies(head))return{base,head,isScaled:!1};let common=new Map;for(let{
name,rounds}of[...base.kernels,...head.kernels])common.set(name,Math.min(common.get(name)??1/0,...rounds.map(round=>round?.
launches??0)));return{base:scaled(base,common),head:scaled(head,common),isScaled:!0}}function varies({kernels,rounds}){let total=rounds.
reduce((sum3,{kernelNs})=>sum3+kernelNs,0),varying=kernels.filter(kernel=>new Set(kernel.rounds.map(round=>round?.launches??
0)).size>1).reduce((sum3,kernel)=>sum3+kernel.rounds.reduce((time2,round)=>time2+(round?.totalNs??0),0),0);return total>
0&&isMajority(varying,total)}function scaled(range,common){let factor=({name},launches)=>{let launched=common.get(name)??
0;return launched===0||launches===0?1:launched/launches},kernels=range.kernels.map(kernel=>({...kernel,rounds:kernel.rounds.
map(round=>{if(round===null)return null;let by=factor(kernel,round.launches);return{...round,totalNs:round.totalNs*by,busyNs:round.
busyNs===null?null:round.busyNs*by,exclusiveNs:round.exclusiveNs===null?null:round.exclusiveNs*by}})})),kept=range.rounds.
map(({kernelNs},index)=>{let left=kernels.reduce((sum3,{rounds})=>sum3+(rounds[index]?.totalNs??0),0);return kernelNs===
0?1:left/kernelNs});return{...range,kernels,rounds:range.rounds.map((round,index)=>{let by=kept[index]??1;return{...round,
kernelNs:round.kernelNs*by,gpuBusyNs:round.gpuBusyNs*by,copyBusyNs:round.copyBusyNs===null?null:round.copyBusyNs*by,communicationFreeBusyNs:round.
communicationFreeBusyNs===null?null:round.communicationFreeBusyNs*by,ranks:scaledRanks(round.ranks,by),wallNs:round.wallNs*
by}})}}function matchesRange(pattern,{name,domain}){let at=[...pattern.matchAll(/\\.|@/gsu)].find(([text3])=>text3==="@")?.index;
if(at===void 0)return domain===""&&matchesGlob(pattern,name);let wanted=pattern.slice(at+1);return matchesGlob(pattern.slice(
0,at),name)&&(wanted==="*"||matchesGlob(wanted,domain))}function matchesKernel(pattern,names){return names.some(name=>name===
pattern||matchesGlob(pattern,name))}function thresholdOf(asked,policy){let{range,family,kernels,concentration,isCalibrated}=asked,own=policy.thresholds.findLast(
entry=>entry.metric!==void 0||entry.range!==void 0&&!matchesRange(entry.range,range)||entry.family!==void 0&&entry.family!==
family?!1:entry.kernel!==void 0?kernels!==null&&matchesKernel(entry.kernel,kernels):kernels===null&&entry.family!==void 0==
(family!==null));if(own!==void 0)return{ratio:own.threshold/100,isOwn:!0};let kernel=policy["kernel-threshold"]/100;if(kernels!==
null)return{ratio:kernel,isOwn:!1};if(family!==null)return{ratio:Math.max(constants.familyThreshold.value,concentration*
kernel),isOwn:!1};let ofRange=policy["range-threshold"];return ofRange!==null?{ratio:ofRange/100,isOwn:!0}:{ratio:(isCalibrated?
constants.calibratedRangeThreshold:constants.rangeThreshold).value,isOwn:!1}}function metricThreshold(name,policy){let own=policy.
thresholds.findLast(({metric})=>metric!==void 0&&(metric===name||matchesGlob(metric,name)));return own===void 0?constants.
metricThreshold.value:own.threshold/100}function matchKernels(base,head,names){let calls=callShapes(names.tileElements),paired=pairUp({base,head},names.stable).
map(pair=>haveEqualNames(pair)?believed(pair):renumbered(pair)),left={base:paired.flatMap(one=>one.left.base),head:paired.
flatMap(one=>one.left.head)},rows=exchanged(paired.flatMap(one=>one.rows),names,calls),general=pairUp(left,names.general).
map(pair=>pairByShape(pair,calls));return rows.push(...general.flatMap(({pairs})=>pairs).map(pair=>({match:"variant",...pair}))),
rows.push(...swapsAndRest(general.flatMap(one=>groupBy(one.left.base,names.general)),general.flatMap(one=>groupBy(one.left.
head,names.general)))),rows}function believed(pair){return{rows:pairByNameOrShape(pair,exchangedShapes).map(named("renam\
ed")),left:{base:[],head:[]}}}function renumbered(pair){let{pairs,left}=pairByShape(pair,movedShapes);return{rows:pairs.
map(named("renamed")),left}}function exchanged(rows,{stable,general},calls){return[...Map.groupBy(rows,({match,base:[kernel]})=>match===
"exact"?general(kernel?.name??""):null)].flatMap(([key,group])=>{let pair={base:group.flatMap(({base})=>base),head:group.
flatMap(({head})=>head)};return key!==null&&new Set(pair.base.map(({name})=>stable(name))).size>1?pairByNameOrShape(pair,
calls).map(named("variant")):group})}function named(match){return({base,head})=>({match:base.length===1&&head.length===1&&
base[0]?.name===head[0]?.name?"exact":match,base,head})}function swapsAndRest(base,head){let swaps=findSwaps(base,head),
swapped=new Set(swaps.flatMap(swap=>[swap.base,swap.head])),rest=groups=>groups.filter(group=>!swapped.has(group));return[
...swaps.map(swap=>({match:"swapped",...swap})),...rest(base).map(group=>({match:"removed",base:group,head:[]})),...rest(
head).map(group=>({match:"new",base:[],head:group}))]}function haveEqualNames({base,head}){let inHead=new Set(head.map(({
name})=>name));return base.length===head.length&&base.every(({name})=>inHead.has(name))}function pairUp({base,head},read){
let[inBase,inHead]=[base,head].map(kernels=>Map.groupBy(kernels,({name})=>read(name)));return[...new Set([...inBase?.keys()??
[],...inHead?.keys()??[]])].map(key=>({base:inBase?.get(key)??[],head:inHead?.get(key)??[]}))}function groupBy(kernels,read){
return[...Map.groupBy(kernels,({name})=>read(name)).values()]}function rangeKernels(base,head,names){return matchKernels(base.kernels,head.kernels,names).map(row2=>{let baseRoundsNs=timesOf(
row2.base,base.rounds.length),headRoundsNs=timesOf(row2.head,head.rounds.length),baseNs=median(baseRoundsNs),headNs=median(
headRoundsNs),launches={base:launchesOf(row2.base),head:launchesOf(row2.head)},family=row2.head[0]?.family??row2.base[0]?.
family??"other",busyShareRatio=row2.head.length>0?busyShare(row2.head,head):busyShare(row2.base,base);return{...row2,family,
baseRoundsNs,headRoundsNs,baseNs,headNs,launches,busyShareRatio}})}function overlappedRounds(kernels,rounds){let shares=Array.
from({length:rounds},(_,index)=>{let found3=kernels.flatMap(kernel=>kernel.rounds[index]??[]),totalNs=found3.reduce((sum3,round)=>sum3+
round.totalNs,0),known=found3.flatMap(({exclusiveNs})=>exclusiveNs??[]);return known.length<found3.length?null:totalNs===
0?0:1-known.reduce((sum3,ns6)=>sum3+ns6,0)/totalNs});return shares.some(share=>share===null)?null:shares.filter(share=>share!==
null)}function busyShare(kernels,range){let shares=range.rounds.map(({gpuBusyNs},index)=>{let known=kernels.map(({rounds})=>{
let round=rounds[index];return round==null?0:round.busyNs});return gpuBusyNs===0||known.some(ns6=>ns6===null)?null:known.
reduce((sum3,ns6)=>sum3+(ns6??0),0)/gpuBusyNs});return shares.includes(null)?null:median(shares.map(share=>share??0))}function timesOf(kernels,rounds){
return kernels.length===0?Array(rounds).fill(0):sumByRound(kernels,({totalNs})=>totalNs)}function rangeSides(measuredBase,measuredHead,context){let{base,head,isScaled}=commonWork(measuredBase,measuredHead),{processes}=context,
roundsOf=(side,own)=>own===void 0?side.rounds.length:new Set(own).size,rounds=Math.min(roundsOf(base,processes?.base),roundsOf(
head,processes?.head)),figures=rangeKernels(base,head,context.names),sides={base,head,measured:{base:measuredBase,head:measuredHead},
isScaled,rounds,figures,waits:waitsForOthers(base,head),overlap:{base:overlappedShare(base),head:overlappedShare(head)},
kernelsVary:kernelsVary(base)||kernelsVary(head),drawn:findDrawnKernels(figures,{...context,rounds}),context},{baseNs,headNs}=sideTimes(
timesOf2(sides,({kernelNs})=>kernelNs));return{...sides,kernelNs:Math.max(baseNs??0,headNs??0)}}function timesOf2(sides,pick2){
return inOrder(sides,{base:sides.base.rounds.map(pick2),head:sides.head.rounds.map(pick2)})}function inOrder({context},times){
let{interleaved,headFirst,processes}=context;return{...times,interleaved,headFirst,processes}}function rangePart({figures}){
return{kind:"range",name:"",members:figures}}function estimatePart(times,part2,sides){return estimateOf(times,calibratedOf(
part2,sides)??(isUsual(part2,sides)?usualNoise:null))}function calibratedOf({kind,name},{head,context}){return kind==="o\
perator"?null:calibratedNoise(context.calibration,{kind,range:head,name})}function isUsual({kind,members},{base,head,overlap,
isScaled}){return Math.max(overlap.base??0,overlap.head??0)>=constants.besides.value?!1:isScaled?!0:kind==="range"?[base,
head].every(({rounds})=>areEqual(rounds.map(({launches})=>launches))):members.every(row2=>[...row2.base,...row2.head].every(
({rounds})=>areEqual(rounds.map(round=>round?.launches??0))))}function partThreshold(part2,sides){let{kind,members}=part2,
asked={range:sides.head,family:kind==="range"?null:members[0]?.family??null,kernels:kind==="kernel"||kind==="operator"?members.
flatMap(namesOf2):null,concentration:partConcentration(part2),isCalibrated:calibratedOf(part2,sides)!==null};return thresholdOf(
asked,sides.context.policy)}function partConcentration({members}){let times=members.map(({baseNs,headNs})=>Math.max(baseNs,
headNs)),total=times.reduce((sum3,ns6)=>sum3+ns6,0);return total===0?0:Math.hypot(...times.map(ns6=>ns6/total))}function overlappedShare({
kernels,rounds}){let shares=overlappedRounds(kernels,rounds.length);return shares===null?null:median(shares)}function kernelsVary({
kernels,rounds}){let some=kernels.filter(kernel=>kernel.rounds.some(round=>(round?.launches??0)===0));return rounds.some(
({kernelNs},index)=>{let ns6=some.reduce((sum3,kernel)=>sum3+(kernel.rounds[index]?.totalNs??0),0);return kernelNs>0&&ns6>=
constants.besides.value*kernelNs})}function areEqual(counts){return new Set(counts).size<2}function namesOf2(row2){return[
...row2.base,...row2.head].flatMap(({name,shortName})=>[name,shortName])}function evidenceOfRange(estimate,part2,sides,commonMode){return estimate.presence!=="both"?[]:[...sharedEvidence(estimate,
part2,sides),...oneRound(estimate,sides,constants.oneRound.value),...twoRounds(part2,sides),...amountDiffers(sides),...wholeSpread(
estimate,part2,sides),...otherThreads(estimate,sides),...fewDraws(estimate,part2,sides),...clocksDiffer(commonMode)]}function evidenceOfRow(estimate,facts,sides){
if(estimate.presence!=="both")return[];let{part:part2}=facts;return[...sharedEvidence(estimate,part2,sides),...oneRound(
estimate,sides,leastOfOneRound(facts,sides)),...twoRounds(part2,sides),...rowSpread(estimate),...clocksDiffer(facts.commonMode),
...waits(part2,sides),...tooLittle2(facts),...wholeContradicts(facts,sides),...otherVariant(estimate,facts,sides)]}function sharedEvidence(estimate,part2,sides){
let{ratio:ratio2}=partThreshold(part2,sides),known=calibratedOf(part2,sides),floor=known===null?null:noiseFloor(known,sides.
rounds);return[size("threshold",ratio2,ratio2),...floor===null?[]:[size("calibration",floor,floor,"In the calibration, r\
ounds of the same code differ by this much.")],...twoGpus(sides),...clockSteps(estimate),...kernelsVary2(sides)]}function twoGpus({
context}){let least=constants.otherGpu.value;return context.sameGpu?[]:[size("two-gpus",least,least,"Two GPUs of the sam\
e model can differ by this much.")]}function oneRound(estimate,{rounds},least){if(rounds>1)return[];let{within}=estimate;
if(within===null)return[size("one-round",least,null,"With one round per side, the noise is unknown.")];let why="With one\
 process per side, we don't know how much processes vary.",ofSpread=constants.clearOfSpread.value*within.spread;return[size(
"one-round",least,null,why),size("one-process",within.isApart?ofSpread:1/0,null,"Rounds within the same process vary too\
 much to show a change of this size.")]}function leastOfOneRound({part:part2,range,impactRatio},sides){let single=constants.
oneRound.value;if(range.state==="regressed"||range.state==="improved"||partThreshold(part2,sides).isOwn||calibratedOf(part2,
sides)!==null)return single;let change=range.changeRatio??0,ofLarger=change/Math.max(1,1+change),isOfDraw=fewDraws(range,
rangePart(sides),sides).length>0,isHalf2=Math.sign(impactRatio)*ofLarger>=constants.shownShare.value*Math.abs(impactRatio);
if(isOfDraw||!isHalf2)return 1/0;let concentration=part2.kind==="family"?partConcentration(part2):1;return Math.max(single,
concentration*constants.clearInOneRound.value*single)}function twoRounds(part2,sides){let isDefault=!partThreshold(part2,
sides).isOwn&&calibratedOf(part2,sides)===null;if(sides.rounds!==2||!isDefault||part2.kind!=="range"&&part2.kind!=="fami\
ly")return[];let least=constants.twoRounds.value;return[size("two-rounds",least,0,`With two rounds per side, only change\
s of ${percent(least)} or more count.`)]}function amountDiffers({rounds,measured}){let[base,head]=[measured.base.rounds,
measured.head.rounds];if(rounds>1||base.length>1||head.length>1)return[];let inHead=new Map(measured.head.kernels.map(kernel=>[
kernel.name,kernel])),moves=measured.base.kernels.flatMap(({name,rounds:[one]})=>{let other=inHead.get(name)?.rounds[0];
return one==null||other==null||one.launches===0||other.launches===0?[]:[{value:Math.log(other.launches/one.launches),weight:one.
totalNs+other.totalNs}]}),factor=sharedFactor(moves,(base[0]?.kernelNs??0)+(head[0]?.kernelNs??0));if(factor===null||factor===
0)return[];let least=constants.clearInOneRound.value*constants.oneRound.value;return[size("amount-differs",least,null,`T\
he launch counts of nearly all kernels changed by ${signedPercent(Math.expm1(factor))}, so the amount of work may differ\
.`)]}function rowSpread({effect}){let least=constants.clearOfSpread.value*effect.spread;return effect.rounds===1?[]:[size(
"rounds-spread",least,least)]}function wholeSpread({effect,known},part2,sides){return effect.rounds===1||!effect.isUnusual&&
(known!==null||isUsual(part2,sides))?[]:[size("rounds-spread",constants.clearOfSpread.value*effect.spread,0)]}function otherThreads({
baseNs},{base,head}){let varying=Math.max(...[base,head].map(varyingNs));return varying===0||baseNs===null?[]:[size("oth\
er-threads",varying/baseNs,0,"In some rounds but not in others, other threads launched enough work to explain the change\
.")]}function varyingNs({rounds}){let own=rounds.map(({otherThreads:one})=>one);if(sharedValue(own.map(({launches})=>launches))!==
null)return 0;let times=own.map(({kernelNs})=>kernelNs);return Math.max(...times)-Math.min(...times)}function clocksDiffer(commonMode){
if(commonMode?.explainedByClocks!==!0)return[];let{changeRatio,shareRatio}=commonMode,word=changeRatio>0?"slower":"faste\
r",why=isMajority(shareRatio,1)?`Kernels that take ${percent(shareRatio)} of the time are ${word} by the same factor, an\
d the clocks differ, so the machine is the cause.`:`The clocks differ enough to make the range ${word}, so the machine m\
ay be the cause.`,within=nearTo(Math.log1p(changeRatio));return[{kind:"clocks-differ",factor:1+changeRatio,within,why}]}
function clockSteps({baseNs,headNs}){let least=constants.clockSteps.value/Math.max(1,Math.min(baseNs??0,headNs??0));return[
size("clock-steps",least,least,"The change is too small for the resolution of the GPU's timestamps.")]}function kernelsVary2(sides){
return sides.kernelsVary?[{kind:"kernels-vary",why:"A side's rounds run different kernels, for example because each proc\
ess autotunes."}]:[]}var waitsForOthers2={kind:"waits",why:"The time includes waiting for other GPUs."};function waits({
kind,members},sides){let isWaiting=sides.waits&&members.every(({family})=>family==="communication");return kind!=="opera\
tor"&&isWaiting?[waitsForOthers2]:[]}function tooLittle2({impactRatio}){let minImpact=constants.leastImpact.value;return Math.
abs(impactRatio)>=minImpact?[]:[{kind:"too-little",why:`The change is less than ${percent(minImpact)} of the range.`}]}function wholeContradicts(facts,{
context,kernelNs}){let{range,family,impactRatio,shareRatio,commonMode}=facts;if(context.policy["fail-on"].includes("kern\
el")||range.state==="regressed")return[];let machine=commonMode?.explainedByClocks===!0?commonMode.changeRatio:0,impact=impactRatio-
shareRatio*machine;if(contradicts(range,impact,machine))return[{kind:"whole-contradicts",why:"The range as a whole doesn\
't show this slowdown."}];let familyNs=Math.max(family?.baseNs??0,family?.headNs??0);return family!==null&&contradicts(family,
impact*kernelNs/familyNs,machine)?[{kind:"whole-contradicts",why:"The family as a whole doesn't show this slowdown."}]:[]}
function contradicts({changeRatio,highRatio,state},impact,machine){return changeRatio===null||changeRatio-machine>=constants.
shownShare.value*impact?!1:highRatio===null?state==="improved":highRatio-machine<impact}function fewDraws({baseNs,headNs},{
members},{drawn}){let why=whyDrawn(members,drawn,(headNs??0)-(baseNs??0),row2=>row2.headNs-row2.baseNs);return why===null?
[]:[{kind:"few-draws",why}]}function otherVariant(estimate,{part:part2,range},sides){return sides.context.policy["fail-o\
n"].includes("kernel")||range.state==="regressed"?[]:fewDraws(estimate,part2,sides).map(({why})=>({kind:"other-variant",
why}))}function size(kind,least,same,why=null){return{kind,least,same,why}}function launchChanges({base,head}){let[old,young]=[base.variants[0],head.variants[0]];if(old===void 0||young===void 0)return[];
let change=(metric,title,textOf)=>{let[before,after]=[textOf(old),textOf(young)];return before===null||after===null||before===
after?[]:[{metric,text:`${title} ${before} \u2192 ${after}`}]};return[...change("registersPerThread","registers",({registersPerThread})=>registersPerThread?.
toString()??null),...change("sharedBytesPerBlock","shared memory",variant=>bytesText(sharedBytes(variant))),...change(null,
"local memory per thread",({localBytesPerThread})=>bytesText(localBytesPerThread)),...change(null,"grid",({grid})=>grid.
join("\xD7")),...change(null,"block",({block})=>block.join("\xD7"))]}function bytesText(bytes2){return bytes2===null?null:
`${String(bytes2)} B`}function isSameLaunch(base,head){let[old,young]=[textsOf(base),textsOf(head)];return old.length===
0||old.includes(null)?!1:old.length===young.length&&old.every((text3,index)=>text3===young[index])}function textsOf(side){
return side.flatMap(({variants})=>variants.map(variantText)).toSorted()}function variantText(variant){let launches=medianLaunches(
variant);return Object.values(variant).includes(null)||variant.rounds.length===0?null:JSON.stringify({...variant,rounds:launches})}function equalPairs(base,head){let inHead=new Map(head.map(launched=>[launched.key,launched])),timeNs=pair=>pair.base.timeNs+
pair.head.timeNs;return base.flatMap(old=>{let young=inHead.get(old.key);return young===void 0?[]:[{base:old,head:young}]}).
toSorted((one,other)=>timeNs(other)-timeNs(one))}function changedPair([base],[head],equal){if(base===void 0||head===void 0||
base.key===head.key)return null;let before=equal.find(({head:{key}})=>key===head.key)?.base.launches,after=equal.find(({
base:{key}})=>key===base.key)?.head.launches;return isFew(after,base.launches)&&isFew(before,head.launches)?{base,head}:
null}function isFew(launches,others){return launches===void 0||launches<others/2}function measuredPair(base,head,equal,changed){
let stands=changed!==null&&isHalf(changed.base,base)&&isHalf(changed.head,head),[found3]=[...stands?[changed]:[],...equal].
flatMap(pair=>pair.base.figures===null||pair.head.figures===null?[]:[{...pair,figures:{base:pair.base.figures,head:pair.
head.figures}}]);return found3??null}function isHalf({timeNs},all){return 2*timeNs>=all.reduce((sum3,launched)=>sum3+launched.
timeNs,0)}function launchedBy(kernels){let mostTime2=kernels.flatMap(kernel=>kernel.variants.map((variant,index)=>({variant,figures:sampleOf(
kernel,index)?.figures??null,timeNs:medianTotalNs(variant)}))).toSorted((one,other)=>other.timeNs-one.timeNs);return[...Map.
groupBy(mostTime2,({variant})=>launchShape(variant))].map(([key,members])=>({key,variants:members.map(({variant})=>variant),
launches:members.reduce((sum3,{variant})=>sum3+medianLaunches(variant),0),timeNs:members.reduce((sum3,{timeNs})=>sum3+timeNs,
0),figures:members.find(({figures})=>figures!==null)?.figures??null})).toSorted((one,other)=>other.timeNs-one.timeNs)}var explaining=[{key:"dramBytes",title:"DRAM bytes",unit:"byte"},{key:"achievedOccupancyPct",title:"occupancy",unit:"%"},
{key:"registersPerThread",title:"registers",unit:""},{key:"sharedBytesPerBlock",title:"shared memory",unit:"byte"},{key:"\
spillRequests",title:"spill requests",unit:""},{key:"gridBlocks",title:"blocks",unit:""},{key:"theoreticalOccupancyPct",
title:"theoretical occupancy",unit:"%"},{key:"wavesPerSm",title:"waves",unit:""},{key:"occupancyLimiter",title:"occupanc\
y limited by",unit:""},{key:"l2HitPct",title:"L2 hits",unit:"%"},{key:"l1HitPct",title:"L1 hits",unit:"%"},{key:"loadSec\
torsPerRequest",title:"sectors per load",unit:""},{key:"tensorPipePct",title:"tensor pipe",unit:"%"},{key:"smThroughputP\
ct",title:"SM throughput",unit:"%"},{key:"executedInstructionsPct",title:"executed instructions",unit:"%"},{key:"dramThr\
oughputPct",title:"DRAM throughput",unit:"%"},{key:"topStall",title:"waits for",unit:""}],smallestRatio=.05,smallestPoints=1;
function metricChanges(before,after){return explaining.flatMap(({key,title,unit})=>{let[old,young]=[before[key]??null,after[key]??
null];if(old===null||young===null||!differs(old,young,unit))return[];let ratio2=typeof old.value=="number"&&typeof young.
value=="number"&&old.value!==0?young.value/old.value-1:null;return[{metric:key,title,unit,base:old.value,head:young.value,
changeRatio:ratio2}]})}function differs(old,young,unit){if(typeof old.value!="number"||typeof young.value!="number")return old.
value!==young.value;let size2=Math.abs(young.value-old.value);return size2>smallestRatio*Math.max(Math.abs(old.value),Math.
abs(young.value))&&(unit!=="%"||size2>=smallestPoints)}var mostParts=4,ofLaunch=new Set(["registersPerThread","sharedBytesPerBlock","gridBlocks"]);function explainKernel(row2,state){
let both=row2.base.length>0&&row2.head.length>0,changed=state==="regressed"||state==="improved"||state==="noted"||row2.match===
"swapped";if(!both||!changed)return{metrics:[],explanation:null};let[base,head]=[launchedBy(row2.base),launchedBy(row2.head)],
equal=equalPairs(base,head),changedLaunch=changedPair(base,head,equal),measured=measuredPair(base,head,equal,changedLaunch),
metrics=measured===null?[]:metricChanges(measured.figures.base,measured.figures.head),shown2=changedLaunch??equal[0],launch=(shown2===
void 0?[]:launchChanges(shown2)).filter(change=>!metrics.some(({metric})=>metric===change.metric)),{launches}=row2,parts=[
...state==="regressed"&&isFirstLaunchAlone(row2)?["only the first launch is slower"]:[],...launches.base===launches.head?
[]:[`launches ${String(launches.base)} \u2192 ${String(launches.head)}`],...launch.map(({text:text3})=>text3),...ncuParts(
metrics)];return metrics.length>0&&measured!==null&&(measured.base!==base[0]||measured.head!==head[0])&&parts.push(`meas\
ured with ${measured.base.key}`),isSameLaunch(base,head)&&launches.base===launches.head&&!metrics.some(({metric})=>ofLaunch.
has(metric))&&parts.push("same name, registers, shared memory, grid, and block, so the difference must be in the kernel'\
s code, input, or environment"),{metrics,explanation:parts.length===0?null:parts.join(", ")}}var mostOfGain=.8;function isFirstLaunchAlone({
base,head}){let before={total:medianOf2(base,({totalNs})=>totalNs),first:medianOf2(base,({firstNs})=>firstNs)},after={total:medianOf2(
head,({totalNs})=>totalNs),first:medianOf2(head,({firstNs})=>firstNs)};return before.first===null||after.first===null||before.
total===null||after.total===null?!1:after.first-before.first>=mostOfGain*(after.total-before.total)}function medianOf2(kernels,pick2){
let rounds=Math.max(0,...kernels.map(kernel=>kernel.rounds.length)),values=Array.from({length:rounds},(_,index)=>kernels.
reduce((sum3,kernel)=>{let round=kernel.rounds[index]??null,value=round===null?0:pick2(round);return sum3===null||value===
null?null:sum3+value},0));return values.includes(null)?null:median(values.map(value=>value??0))}function ncuParts(metrics){
let causes=metrics.filter(({metric})=>metric==="registersPerThread"||metric==="sharedBytesPerBlock"),hasOccupancy=metrics.
some(({metric})=>metric==="achievedOccupancyPct");return metrics.filter(({metric})=>!withoutValue.has(metric)&&!(hasOccupancy&&
metric==="theoreticalOccupancyPct")).filter(change=>!hasOccupancy||!causes.includes(change)).slice(0,mostParts).map(change=>change.
metric==="achievedOccupancyPct"&&causes.length>0?`${part(change)} (${causes.map(part).join(", ")})`:part(change))}var withoutValue=new Set(
["gridBlocks","occupancyLimiter"]);function part({metric,title,unit,base,head}){if(metric==="dramBytes"&&typeof base=="n\
umber"&&typeof head=="number")return`${title} ${pairText(sizeAmount(base),sizeAmount(head))}`;let shown2=unit==="byte"?"\
B":unit==="%"?unit:"";return`${title} ${amount(base)} \u2192 ${amountText({value:amount(head),unit:shown2})}`}function amount(value){
return typeof value!="number"?(value??"unknown").replaceAll("_"," "):String(value>=10?Math.round(value):Number(value.toPrecision(
2)))}function familyRows(sides,range){return[...Map.groupBy(sides.figures,({family})=>family)].map(([family,members])=>({family,
...judged({kind:"family",name:family,members},sides,range,null),launches:{base:members.reduce((sum3,{launches})=>sum3+launches.
base,0),head:members.reduce((sum3,{launches})=>sum3+launches.head,0)}})).toSorted((one,other)=>other.shareRatio-one.shareRatio||
(one.family<other.family?-1:1))}function kernelRows(sides,range,families2){let ofFamilies=new Map(families2.map(({family,
time:time2})=>[family,time2]));return sides.figures.map(row2=>{let name=(row2.head[0]??row2.base[0])?.name??"",before=row2.
base[0]?.name??name,part2={kind:"kernel",name:before,members:[row2]},{time:time2,shareRatio,impactRatio}=judged(part2,sides,
range,ofFamilies.get(row2.family)??null);return{name,previousName:before===name?null:before,family:row2.family,match:row2.
match,baseNames:row2.base.map(kernel=>kernel.name),headNames:row2.head.map(kernel=>kernel.name),time:time2,launches:row2.
launches,shareRatio,impactRatio,busyShareRatio:row2.busyShareRatio,...explainKernel(row2,time2.state),machineCode:null,launchSites:null}}).
toSorted((one,other)=>Math.abs(other.impactRatio)-Math.abs(one.impactRatio)||other.shareRatio-one.shareRatio||(one.name<
other.name?-1:1))}function judged(part2,sides,range,family){let times=inOrder(sides,{base:sumRounds(part2.members.map(({
baseRoundsNs})=>baseRoundsNs)),head:sumRounds(part2.members.map(({headRoundsNs})=>headRoundsNs))}),sizes=sizesIn(sides,times),
estimate=estimatePart(times,part2,sides),facts={part:part2,...sizes,range:range.time,family,commonMode:range.commonMode};
return{time:decide(estimate,evidenceOfRow(estimate,facts,sides),"part"),...sizes}}function sizesIn({kernelNs},times){if(kernelNs===
0)return{shareRatio:0,impactRatio:0};let{baseNs,headNs}=sideTimes(times),[before,after]=[baseNs??0,headNs??0];return{shareRatio:Math.
max(before,after)/kernelNs,impactRatio:(after-before)/kernelNs}}function sumRounds(lists){let rounds=Math.max(0,...lists.
map(list=>list.length));return Array.from({length:rounds},(_,round)=>lists.reduce((sum3,list)=>sum3+(list[round]??0),0))}function operatorRows(sides,range){let{base,head}=sides.measured;if(base.operators.length===0||head.operators.length===0)
return[];let judge=judging(sides,range);return alikeOperators(pairsOf(sides)).flatMap(alike2=>{if(alike2.length===1)return[
judge.row(alike2)];let members=alike2.map(pair=>({pair,time:judge.row([pair]).time})),apart2=new Set(differing(members,rest2=>judge.
row(rest2).time)),rest=alike2.filter(pair=>!apart2.has(pair));return[...[...apart2].map(pair=>judge.row([pair])),...rest.
length===0?[]:[judge.row(rest)]]}).toSorted((one,other)=>Math.abs(other.impactRatio)-Math.abs(one.impactRatio)||other.shareRatio-
one.shareRatio||one.path.length-other.path.length||(one.path.join("/")<other.path.join("/")?-1:1))}function pairsOf({measured:{
base,head}}){let keyOf=operator=>JSON.stringify([gpuKey(operator),operator.path]),nested=operators=>new Map(operators.filter(
({path})=>path.length>0).map(operator=>[keyOf(operator),operator])),[inBase,inHead]=[nested(base.operators),nested(head.
operators)];return[...new Map([...inHead,...inBase])].flatMap(([key,sample])=>{let{path,rank,report,device}=inHead.get(key)??
sample,pair={path,rank,report,device,base:inBase.get(key)??null,head:inHead.get(key)??null};return pair.base===null&&base.
operatorsLeftOut>0||pair.head===null&&head.operatorsLeftOut>0?[]:[pair]})}var othersMost=.5,changes=new Set(["regressed",
"improved","new","removed"]);function differing(members,timeOf2){let isChanged=({time:time2})=>changes.has(time2.state),
changed=members.filter(isChanged),others=members.filter(member=>!isChanged(member)).map(({pair})=>pair);if(changed.length===
0||changed.length>others.length)return[];let rest=timeOf2(others).changeRatio??0;return changed.filter(({time:{changeRatio}})=>changeRatio===
null||Math.sign(changeRatio)*rest<othersMost*Math.abs(changeRatio)).map(({pair})=>pair)}function judging(sides,range){let isRangeUsual=isUsual(
rangePart(sides),sides);return{row(pairs){let path=sharedPath(pairs.map(pair=>pair.path)),waits2=sides.waits&&pairs.every(
onlyCommunicates),timeOf2=({totalNs,communicationNs})=>sides.waits&&!waits2?totalNs-communicationNs:totalNs,times=inOrder(
sides,commonTimes(pairs,timeOf2,sides)),part2={kind:"operator",name:path.join("/"),members:[]},estimate=estimateOf(times,
isRangeUsual&&pairs.every(isSteady)?usualNoise:null),sizes=sizesIn(sides,times),facts={part:part2,...sizes,range:range.time,
family:null,commonMode:range.commonMode},evidence=[...evidenceOfRow(estimate,facts,sides),...waits2?[waitsForOthers2]:[]],
[{rank=null,report=0,device=null}={}]=pairs;return{path,rank,report,device,paths:pairs.length,spread:spreadOf2(pairs,timeOf2),
time:decide(estimate,evidence,"part"),selfNs:bothOf(pairs,({selfNs})=>selfNs),launches:bothOf(pairs,({launches})=>launches),
instances:bothOf(pairs,({instances})=>instances),hostNs:bothOf(pairs,({hostNs})=>hostNs),...sizes}}}}function bothOf(pairs,pick2){
let sum3=side=>pairs.reduce((total,{[side]:operator})=>total+(operator===null?0:medianOf(operator,pick2)),0);return{base:sum3(
"base"),head:sum3("head")}}function spreadOf2(pairs,pick2){let changes2=pairs.flatMap(({base,head})=>{let[before,after]=[
base===null?0:medianOf(base,pick2),head===null?0:medianOf(head,pick2)];return before>0&&after>0?[after/before-1]:[]});return pairs.
length===1||changes2.length===0?null:changes2.reduce(({lowRatio,highRatio},change)=>({lowRatio:Math.min(lowRatio,change),
highRatio:Math.max(highRatio,change)}),{lowRatio:1/0,highRatio:-1/0})}function onlyCommunicates({base,head}){return[base,
head].every(operator=>operator===null||operator.rounds.every(round=>round===null||round.communicationNs===round.totalNs))}
function isSteady({base,head}){return[base,head].every(operator=>operator===null||new Set(operator.rounds.map(round=>round?.
launches??0)).size===1)}function commonTimes(pairs,timeOf2,{measured,isScaled}){let rounds={base:measured.base.rounds.length,
head:measured.head.rounds.length},of=side=>pairs.length===0||pairs.every(pair=>pair[side]===null)?Array(rounds[side]).fill(
0):sumRounds(pairs.flatMap(pair=>{let operator=pair[side];if(operator===null)return[];let common=isScaled?commonLaunches(
pair):null;return[operator.rounds.map(round=>{if(round===null)return 0;let by=common===null||common===0||round.launches===
0?1:common/round.launches;return timeOf2(round)*by})]}));return{base:of("base"),head:of("head")}}function commonLaunches({
base,head}){return Math.min(...[base,head].flatMap(operator=>(operator?.rounds??[]).map(round=>round?.launches??0)))}var mostOfIt=.4,worthNaming=.1,innerShare=.8;function causeOf(row2){let{gpuBusyTime:time2,commonMode}=row2,change=time2.
changeRatio,hasChanged2=time2.state==="regressed"||time2.state==="improved"||time2.state==="inconclusive";return change===
null||!hasChanged2?null:commonMode?.explainedByClocks===!0&&time2.state==="inconclusive"?{kind:"machine",changeRatio:commonMode.
changeRatio,clockChangeRatio:commonMode.clockChangeRatio}:rankCause(row2,change)??overlapCause(row2,change)??graphCause(
row2,change)??operatorCause(row2,change)??replacedCause(row2,change)??rowCause(row2,change)??workCause(row2,change)}function rankCause({
ranks,gpuBusyTime},change){if(ranks===null||change<=0)return null;let moreNs=(gpuBusyTime.headNs??0)-(gpuBusyTime.baseNs??
0),grown=({work})=>(work.headNs??0)-(work.baseNs??0),[most,next]=ranks.ranks.toSorted((one,other)=>grown(other)-grown(one));
if(most!==void 0&&grown(most)>=mostOfIt*moreNs&&grown(next??most)<=othersMost*grown(most)){let{rank,report,device,work}=most;
return{kind:"rank",rank,report,device,changeRatio:work.changeRatio??0}}let{baseNs,headNs}=ranks.exposedTransfer;return baseNs===
null||headNs===null||headNs-baseNs<mostOfIt*moreNs?null:{kind:"exposed-transfer",baseNs,headNs,collectives:ranks.collectives}}
function overlapCause({overlap:{base,head},kernelTime,gpuBusyTime},change){if(base===null||head===null)return null;let lost=base-
head;return Math.abs(lost)<constants.besides.value||Math.sign(lost)!==Math.sign(change)||Math.abs((kernelTime.changeRatio??
0)-change)<(gpuBusyTime.thresholdRatio??0)?null:{kind:lost>0?"overlap-lost":"overlap-gained",base,head}}function graphCause({
counts},change){let graphs=counts.find(({metric})=>metric==="graphLaunches");return graphs!==void 0&&change>0&&graphs.head<
graphs.base&&graphs.state==="regressed"?{kind:"graph-lost",base:graphs.base,head:graphs.head}:null}function replacedCause({
kernels,kernelTime},change){let rangeNs=Math.max(kernelTime.baseNs??0,kernelTime.headNs??0),goneNs=sum(kernels,({match,time:time2})=>match===
"removed"?time2.baseNs??0:0),cameNs=sum(kernels,({match,time:time2})=>match==="new"?time2.headNs??0:0),least=Math.min(mostOfIt*
Math.abs(change),.01)*rangeNs;if(Math.max(goneNs,cameNs)<least||goneNs===0)return null;let isMoved=({match,launches})=>match===
"new"||match==="removed"||launches.base!==launches.head,gains=[...Map.groupBy(kernels,({family})=>family)].filter(([,rows])=>rows.
some(isMoved)).map(([family,rows])=>({family,gainNs:sum(rows,({time:time2})=>(time2.headNs??0)-(time2.baseNs??0))})),[came,
gone]=[1,-1].map(sign=>gains.map(({family,gainNs})=>({family,ns:sign*gainNs})).filter(({ns:ns6})=>ns6>=worthNaming*Math.
max(goneNs,cameNs)).toSorted((one,other)=>other.ns-one.ns||(one.family<other.family?-1:1)).slice(0,3)),grown=change>0?came:
gone;return grown===void 0||grown.length===0?null:{kind:"replaced",gone:gone??[],came:came??[]}}function operatorCause(row2,change){
let least=mostOfIt*(row2.gpuBusyTime.headNs??0)-mostOfIt*(row2.gpuBusyTime.baseNs??0),sign=Math.sign(change),grownNs=({time:time3})=>sign*
((time3.headNs??0)-(time3.baseNs??0)),most=(rows,leastNs)=>rows.filter(one=>grownNs(one)>=leastNs).toSorted((one,other)=>grownNs(
other)-grownNs(one)||one.path.length-other.path.length)[0],found3=most(row2.operators,sign*least);for(let inner=found3;inner!==
void 0;){found3=inner;let around=inner;inner=most(row2.operators.filter(one=>liesIn(one,around)),innerShare*grownNs(around))}
if(found3===void 0||found3.time.state==="waits"||found3.time.changeRatio===null)return null;let{path,rank,report,device,
time:time2,impactRatio}=found3;if(isMajority(time2.baseNs??0,row2.kernelTime.baseNs??0))return null;let kernel=rowCause(
row2,change),{changeRatio}=found3.time;return kernel?.kind==="kernel"&&Math.abs(kernel.changeRatio)>=Math.abs(changeRatio)?
null:{kind:"operator",path,rank,report,device,changeRatio,impactRatio}}function liesIn({path,...one},{path:around,...other}){
return gpuKey(one)===gpuKey(other)&&path.length>around.length&&around.every((name,depth)=>isNamed(path[depth]??"",name))}
function rowCause({kernels,families:families2},change){let explains2=({impactRatio,time:time2})=>time2.state!=="waits"&&
Math.sign(impactRatio)===Math.sign(change)&&Math.abs(impactRatio)>=mostOfIt*Math.abs(change),kernel=kernels.find(row2=>explains2(
row2)&&row2.time.changeRatio!==null&&row2.launches.base===row2.launches.head);if(kernel!==void 0)return{kind:"kernel",kernel:kernel.
name,changeRatio:kernel.time.changeRatio??0,impactRatio:kernel.impactRatio};let family=families2.toSorted((one,other)=>Math.
abs(other.impactRatio)-Math.abs(one.impactRatio)).find(row2=>explains2(row2)&&row2.time.changeRatio!==null&&row2.launches.
base===row2.launches.head);return family===void 0?null:{kind:"family",family:family.family,changeRatio:family.time.changeRatio??
0,impactRatio:family.impactRatio}}function workCause({counts,instances},change){let launches=counts.find(({metric})=>metric===
"launches");return launches===void 0||Math.sign(launches.head-launches.base)!==Math.sign(change)||instances.base===null&&
instances.head===null?null:{kind:"work",base:launches.base,head:launches.head}}function sum(kernels,pick2){return kernels.
reduce((total,row2)=>total+pick2(row2),0)}function countChanges(base,head,rules){let counted2=(metric,pick2,note=null)=>countOf({metric,kind:null,note},base.rounds.
map(pick2),head.rounds.map(pick2),rules),graphs=counted2("graphLaunches",({graphLaunches})=>graphLaunches),all=[counted2(
"launches",({launches})=>launches),counted2("hostLaunches",hostLaunches),...graphs.base+graphs.head>0?[graphs]:[],...copiesOf(
base,head,rules),counted2("blockingCopies",({copies})=>sum2(copies.map(({blocking})=>blocking))),counted2("synchronizati\
ons",round=>sum2(round.synchronizations.map(({count:count5})=>count5)),callsChanged(base,head))];return all.map(one=>{let{
metric,kind,base:before,head:after,note}=one,{state,why}=decideCount(one,all,rules);return{metric,kind,base:before,head:after,
changeRatio:before===0?null:after/before-1,thresholdRatio:rules.threshold,state,why:[note,why].filter(part2=>part2!==null).
join(" ")||null,launchSites:null}})}function decideCount(one,all,rules){let{metric,change}=one,graph=graphChange(all),isOfGraph=metric===
"graphLaunches"||metric==="hostLaunches",blocks=metric==="synchronizations"||metric==="blockingCopies",isLaunch=isOfGraph||
metric==="launches",isWorse=metric==="graphLaunches"&&graph!==null?graph==="lost":change==="more",isBetter=metric==="gra\
phLaunches"&&graph!==null?graph==="gained":change==="fewer";if(change==="same")return{state:"same",why:null};if(one.isOtherMemory)
return{state:"moved",why:"Copies in this direction now use a different kind of memory."};if(change==="with-work")return{
state:"noted",why:"A side's rounds did different amounts of work, and the count varies with the work."};if(change==="var\
ies")return{state:"inconclusive",why:"The count varies as much between the rounds of a side as between the sides."};let ofGraph=metric===
"graphLaunches"&&graph!==null?graphTexts[graph]:null;return isBetter?{state:"improved",why:ofGraph}:!isWorse||rules.isStrict?
{state:"regressed",why:ofGraph}:blocks||graph==="lost"&&isOfGraph?rules.wall==="not-slower"?{state:"noted",why:joined2(ofGraph,
"Wall time isn't longer.")}:{state:"regressed",why:ofGraph}:isNegligible(one,all,rules)?{state:"noted",why:"Negligible, \
non-blocking."}:rules.openLaunches!==null&&isLaunch?{state:"inconclusive",why:rules.openLaunches}:one.base>0&&one.head/one.
base-1<rules.otherAmount?{state:"inconclusive",why:"Nearly all launch counts changed by the same factor. With one round \
per side, we can't rule out that the amount of work differs."}:rules.hasImproved?rules.wall==="not-slower"||rules.busyShare>=
constants.busyShare.value||!isMoreForHost(all)?{state:"noted",why:"The range as a whole is faster."}:{state:"inconclusiv\
e",why:"The range takes less time on the GPU, but we can't tell if the host's extra work makes its wall time longer."}:{
state:"regressed",why:null}}var graphTexts={lost:"Kernels that were in a CUDA graph are now launched one by one.",gained:"\
Kernels that were launched one by one are now in a CUDA graph."};function graphChange(all){let changeOf2=metric=>all.find(
one=>one.metric===metric)?.change,[graphs,host]=[changeOf2("graphLaunches"),changeOf2("hostLaunches")];return graphs==="\
fewer"&&host==="more"?"lost":graphs==="more"&&host==="fewer"?"gained":null}function isMoreForHost(all){let handed=all.filter(
({metric})=>metric==="hostLaunches"||metric==="copies");return sum2(handed.map(({head})=>head))>sum2(handed.map(({base})=>base))}
function isNegligible(one,all,{threshold}){let rise=one.head-one.base,leastBytes=constants.smallestBytes.value;if(one.metric===
"copiedBytes")return rise<leastBytes;let launches=all.find(({metric})=>metric==="launches"),ofLaunches=threshold*Math.max(
launches?.base??0,launches?.head??0);if(rise<=constants.smallestCount.value||rise<ofLaunches)return!0;if(one.metric!=="c\
opies")return!1;let bytes2=all.find(({metric,kind})=>metric==="copiedBytes"&&kind===one.kind);return bytes2===void 0||bytes2.
head-bytes2.base<leastBytes}function joined2(...parts){return parts.filter(part2=>part2!==null).join(" ")}function hostLaunches({
launches,graphKernels,graphLaunches}){return launches-graphKernels+graphLaunches}function copiesOf(base,head,rules){let kinds2=new Map;
for(let round of[...base.rounds,...head.rounds])for(let copy of round.copies)kinds2.set(copyKind(copy),copy);return[...kinds2].
toSorted(([one],[other])=>one<other?-1:1).flatMap(([kind,sample])=>["copies","copiedBytes"].map(metric=>{let of=isMeant=>round=>sum2(
round.copies.filter(isMeant).map(({count:count5,bytes:bytes2})=>metric==="copies"?count5:bytes2)),counted2=isMeant=>countOf(
{metric,kind,note:null},base.rounds.map(of(isMeant)),head.rounds.map(of(isMeant)),rules),row2=counted2(copy=>copyKind(copy)===
kind),all=counted2(copy=>copy.kind===sample.kind&&copy.direction===sample.direction),isPageable=[sample.sourceMemory,sample.
targetMemory].includes("pageable");return{...row2,isOtherMemory:!isPageable&&row2.change!==all.change}}))}function copyKind({
kind,direction,sourceMemory,targetMemory}){return kind==="fill"?`memset (${targetMemory??"unknown memory"})`:`${direction??
"unknown direction"} (${sourceMemory??"unknown"} \u2192 ${targetMemory??"unknown"})`}function countOf(named2,baseRounds,headRounds,{
threshold,workVaries}){let base=median(baseRounds),head=median(headRounds),size2=Math.abs(head-base),isLarge=size2>=constants.
smallestCount.value&&size2>threshold*Math.max(base,head),gap=gapBetween(baseRounds,headRounds),isClear=gap>constants.clearOfSpread.
value*Math.max(widthOf(baseRounds),widthOf(headRounds)),counted2={...named2,base,head,isOtherMemory:!1};return isLarge?isClear?
{...counted2,change:head>base?"more":"fewer"}:{...counted2,change:workVaries&&gap<=0?"with-work":"varies"}:{...counted2,
change:"same"}}function gapBetween(one,other){return Math.max(Math.min(...other)-Math.max(...one),Math.min(...one)-Math.
max(...other))}function widthOf(rounds){return Math.max(...rounds)-Math.min(...rounds)}function callsChanged(base,head){
let countOf2=(range,name)=>median(range.rounds.map(round=>sum2(round.synchronizations.map(({call,count:count5})=>call===
name?count5:0)))),changed=[...new Set([...base.rounds,...head.rounds].flatMap(round=>round.synchronizations.map(({call})=>call)))].
toSorted().flatMap(name=>{let[before,after]=[countOf2(base,name),countOf2(head,name)];return before===after?[]:[`${name}\
 ${String(before)} \u2192 ${String(after)}`]});return changed.length===0?null:`${changed.join(", ")}.`}function sum2(values){
return values.reduce((total,value)=>total+value,0)}var exactUpTo=400;function ratiosBeyondInterval(baseRounds,headRounds){let pairs=baseRounds*headRounds;if(pairs>exactUpTo){
let deviation2=Math.sqrt(pairs*(baseRounds+headRounds+1)/12);return Math.max(0,Math.floor(pairs/2-1.959964*deviation2-.5))}
let ways=orderings(baseRounds,headRounds),all=ways.reduce((sum3,count5)=>sum3+count5,0),tail=0,rejected=-1;for(let count5 of ways){
if(tail+=count5,tail>.025*all)break;rejected+=1}return Math.max(0,rejected)}function orderings(baseRounds,headRounds){let ways=Array(
baseRounds*headRounds+1).fill(0);ways[0]=1;for(let part2=1;part2<=headRounds;part2+=1){for(let u=ways.length-1;u>=baseRounds+
part2;u-=1)ways[u]=(ways[u]??0)-(ways[u-baseRounds-part2]??0);for(let u=part2;u<ways.length;u+=1)ways[u]=(ways[u]??0)+(ways[u-
part2]??0)}return ways}function chanceOfRankSum(above2,baseRounds,headRounds){let pairs=baseRounds*headRounds;if(pairs>exactUpTo){
let deviation2=Math.sqrt(pairs*(baseRounds+headRounds+1)/12);return 1-normalCdf((above2-.5-pairs/2)/deviation2)}let ways=orderings(
baseRounds,headRounds),all=ways.reduce((sum3,count5)=>sum3+count5,0);return ways.slice(above2).reduce((sum3,count5)=>sum3+
count5,0)/all}function judgeSeries(series){let{better}=series,isQuiet=better==="higher"||isQuietSeries([...series.base,...series.head]),
ofProcess=isQuiet?median:values=>Math.min(...values),base=series.base.map(ofProcess),head=series.head.map(ofProcess),turned=better===
"higher",headFirst=series.headFirst.map(first=>first!==turned),change=changeOf({...series,headFirst,...turned?{base:head,
head:base}:{base,head}});return{statistic:isQuiet?"median":"minimum",change:turned?{...change,base:change.head,head:change.
base,changeRatio:inverse(change.changeRatio),lowRatio:inverse(change.highRatio),highRatio:inverse(change.lowRatio)}:change}}
function isQuietSeries(processes){return median(processes.map(values=>median(values)/Math.min(...values)))<=1+constants.
quietHost.value}function changeOf(values){let{base,head,interleaved}=values,rounds=Math.min(base.length,head.length),notMeasured={
...unknownChange,base:medianOf3(base),head:medianOf3(head),rounds:0};if(rounds===0)return base.length+head.length===0?notMeasured:
{...notMeasured,state:base.length===0?"new":"removed"};if(![...base,...head].every(value=>value>0&&Number.isFinite(value)))
return{...notMeasured,rounds,why:"A ratio needs values above 0."};let isPaired=interleaved&&base.length===head.length,spread=Math.
max(deviation(logs(base)),deviation(logs(head))),threshold=isPaired&&rounds>=constants.fewProcesses.value?values.threshold:
Math.max(values.threshold,constants.unpairedWall.value),ofSides=rounds<constants.fewestRanked.value?ofFew(base,head):ofRanks(
base,head),estimates=isPaired?[ofPairs(values),...rounds<constants.fewestRanked.value?[]:[ofSides]]:[ofSides],found3=estimates.
find(({log:log3,clear})=>clear&&Math.abs(log3)>=Math.log1p(threshold)),estimate=found3??narrowest(estimates),{log:log2,half}=estimate,
known={base:estimate.base,head:estimate.head,changeRatio:Math.expm1(log2),thresholdRatio:threshold,rounds};if(half===null)
return{...notMeasured,...known,state:"inconclusive",mayBeSlower:log2>=Math.log1p(isPaired?values.threshold:threshold),why:"\
With one process per side, the noise is unknown."};let[low,high]=[log2-half.below,log2+half.above],least=Math.log1p(isPaired?
values.threshold:threshold),isSame2=isPaired&&low>-least&&high<least,state=found3===void 0?isSame2?"same":"inconclusive":
log2>0?"regressed":"improved";return{...known,lowRatio:Math.expm1(low),highRatio:Math.expm1(high),detectableRatio:detectable(
half,rounds,threshold),spreadRatio:spread,state,mayBeSlower:state==="inconclusive"&&(!isPaired||high>=least),isProbable:state===
"inconclusive"&&low>=Math.log1p(isPaired?values.threshold:threshold),why:state==="inconclusive"?whyOpen2(isPaired,rounds):
null}}function ofPairs(values){let levels=sideLevels(values),pairs=values.head.map((value,index)=>logRatio(values.base[index]??
value,value)),orders=byOrder(pairs,values.headFirst),log2=mean(orders.map(mean)),degrees=pairs.length-1;if(degrees<1)return{
...levels,log:log2,half:null,clear:!1};let weight=Math.sqrt(orders.reduce((sum3,{length})=>sum3+1/length,0))/orders.length,
error=deviation(pairs)*weight,half=studentTQuantile(.975,degrees)*error,agree=pairs.every(pair=>Math.sign(pair)===Math.sign(
log2)),clear=degrees>1&&agree&&Math.abs(log2)>=studentTQuantile(1-constants.chance.value,degrees)*error;return{...levels,
log:log2,half:{below:half,above:half},clear}}function ofFew(base,head){let medians2={base:median(base),head:median(head)},
log2=logRatio(medians2.base,medians2.head);if(Math.min(base.length,head.length)<2)return{...medians2,log:log2,half:null,
clear:!1};let{deviation:noise,degrees}=sideNoise({base,head,interleaved:!1}),weight=Math.sqrt(varianceOfMedian(base.length)+
varianceOfMedian(head.length)),half=studentTQuantile(.975,degrees)*noise*weight;return{...medians2,log:log2,half:{below:half,
above:half},clear:!1}}function ofRanks(base,head){let ratios=head.flatMap(value=>base.map(before=>logRatio(before,value))).
toSorted((a,b)=>a-b),medians2={base:median(base),head:median(head)},log2=logRatio(medians2.base,medians2.head),beyond=ratiosBeyondInterval(
base.length,head.length),[low=log2,high=log2]=[ratios[beyond],ratios[ratios.length-1-beyond]],slower=ratios.filter(ratio2=>ratio2*
Math.sign(log2)>0).length,clear=chanceOfRankSum(slower,base.length,head.length)<=constants.chance.value,half={below:Math.
max(log2-low,0),above:Math.max(high-log2,0)};return{...medians2,log:log2,half,clear}}function narrowest(estimates){let width=({
half})=>half===null?1/0:half.below+half.above;return estimates.reduce((best,one)=>width(one)<width(best)?one:best)}function detectable({
below,above:above2},rounds,threshold){let degrees=rounds-1,error=(below+above2)/2/studentTQuantile(.975,degrees),least=Math.
max(Math.log1p(threshold),studentTQuantile(1-constants.chance.value,degrees)*error);return Math.expm1(least+studentTQuantile(
.95,degrees)*error)}function whyOpen2(isPaired,rounds){return isPaired?rounds<constants.fewProcesses.value?"With so few \
processes, the change could be noise.":"The processes vary too much to tell.":"The sides weren't interleaved, so the mac\
hine may have changed in between."}function medianOf3(values){return values.length===0?null:median(values)}function inverse(ratio2){
return ratio2===null?null:1/(1+ratio2)-1}function latencyOf(runs,range,threshold){let of=side=>side.map(run=>instanceTimes(run,range)),all={base:of(runs.base),head:of(
runs.head)},ran=values=>(values?.length??0)>0,whole=all.base.map((values,index)=>ran(values)&&ran(all.head[index])),kept=side=>side.
filter((values,index)=>runs.interleaved?whole[index]===!0:ran(values)),[base,head]=[kept(all.base),kept(all.head)];if(base.
length===0||head.length===0)return null;let{statistic,change}=judgeSeries({base,head,interleaved:runs.interleaved,better:"\
lower",threshold,headFirst:runs.headFirst.filter((_,index)=>whole[index]===!0)}),{base:baseNs,head:headNs,...time2}=change;
return{base:wallFigures(base),head:wallFigures(head),statistic,time:{...time2,baseNs,headNs}}}function latencyVerdict({time:{
state,mayBeSlower:mayBeSlower2,lowRatio}}){return state==="regressed"?"slower":mayBeSlower2||lowRatio===null?"unknown":"\
not-slower"}function wallParts(base,head){return wallPartTimes.flatMap(([part2,pick2])=>{let[before,after]=[base.rounds.map(pick2),head.
rounds.map(pick2)];if(!areKnown(before)||!areKnown(after))return[];let isApart=Math.min(...after)>Math.max(...before)||Math.
max(...after)<Math.min(...before);return[{part:part2,baseNs:median(before),headNs:median(after),isApart}]})}function areKnown(values){
return values.length>0&&!values.includes(null)}function tracedWall(values,threshold){let pairs=pairLogRatios(values);if(pairs===null||pairs.length<constants.fewProcesses.
value)return"unknown";let limit=Math.log1p(threshold),change=mean(pairs),error=Math.hypot(deviation(logs(values.base)),deviation(
logs(values.head)))/Math.sqrt(pairs.length),clear=constants.wallErrors.value*error;return change>=limit?pairs.every(pair=>pair>
0)&&change>=clear?"slower":"unknown":change+clear<limit?"not-slower":"unknown"}function isProbablySlower({effect,values},threshold){
if(effect.rounds===1||effect.change<threshold)return!1;let{deviation:noise,degrees}=sideNoise(values),weight=Math.sqrt(varianceOfMedian(
values.base.length)+varianceOfMedian(values.head.length));return Math.log1p(effect.change)>studentTQuantile(constants.probable.
value,degrees)*noise*weight}function compareRange(measuredBase,measuredHead,context){let sides=rangeSides(measuredBase,measuredHead,context),{base,head,
overlap}=sides,part2=rangePart(sides),estimate=estimatePart(timesOf2(sides,gpuTimeOf(base,head)),part2,sides),commonMode=commonModeOf(
estimate,sides),evidence=evidenceOfRange(estimate,part2,sides,commonMode),gpuBusyTime=decide(estimate,evidence,"whole"),
range={time:gpuBusyTime,commonMode},families2=familyRows(sides,range),wall=wallTimeOf(sides),row2={name:head.name,domain:head.
domain,instances:{base:instancesOf(measuredBase),head:instancesOf(measuredHead)},gpuBusyTime,kernelTime:shown(estimatePart(
timesOf2(sides,({kernelNs})=>kernelNs),part2,sides)),copyBusyNs:copyBusy(sides),overlap,...wall,latency:context.latency,
wallParts:sides.isScaled?[]:wallParts(measuredBase,measuredHead),commonMode,ranks:ranksOf(sides,commonMode),counts:countsOf(
sides,evidence,{hasImproved:gpuBusyTime.state==="improved",wall:wall.wall}),families:families2,kernels:kernelRows(sides,
range,families2),operators:operatorRows(sides,range),graphNodes:[],lineSearch:null};return{...row2,cause:causeOf(row2)}}
function commonModeOf(estimate,sides){let moves=sides.figures.flatMap(({match,family,baseNs,headNs,launches})=>(match===
"exact"||match==="renamed")&&baseNs>0&&headNs>0&&launches.base===launches.head&&!(sides.waits&&family===communicationFamily)?
[{value:Math.log(headNs/baseNs),weight:Math.max(baseNs,headNs)/sides.kernelNs}]:[]),change=estimate.presence==="both"?estimate.
effect.change:0;return findCommonMode(moves,partThreshold(rangePart(sides),sides).ratio,sides.context.clocks,change)}function ranksOf(sides,commonMode){
let part2=rangePart(sides),factor=1+(commonMode?.explainedByClocks===!0?commonMode.changeRatio:0);return compareRanks(sides.
base,sides.head,{threshold:partThreshold(part2,sides).ratio,estimateOf:pick2=>estimatePart(withoutFactor(timesOf2(sides,
pick2),factor),part2,sides),evidenceOf:estimate=>evidenceOfRange(estimate,part2,sides,null)})}function wallTimeOf(sides){
let{latency,calibration}=sides.context,known=calibratedNoise(calibration,{kind:"wall",range:sides.head,name:""}),estimate=estimateOf(
timesOf2(sides,({wallNs})=>wallNs),known);if(latency!==null)return{wallTime:shown(estimate),wall:latencyVerdict(latency)};
let threshold=constants.wallThreshold.value,own=estimateOf(timesOf2(sides,ownWallNs(sides)),known),judged2=one=>one.presence===
"both"?tracedWall(one.values,threshold):"unknown",wall=judged2(estimate)!=="slower"||judged2(own)==="slower"?judged2(estimate):
"unknown",isProbable=[estimate,own].every(one=>one.presence==="both"&&isProbablySlower(one,threshold));return{wallTime:decideTracedWall(
estimate,{wall,isProbable,threshold}),wall}}function ownWallNs({base,head,waits:waits2}){let isApart=waits2&&[base,head].
every(({rounds})=>rounds.every(({devices})=>(devices??1)<=1)),ownGpuNs=gpuTimeOf(base,head);return round=>isApart?Math.max(
1,round.wallNs-(round.gpuBusyNs-ownGpuNs(round))):round.wallNs}function countsOf(sides,evidence,range){let{policy}=sides.
context,otherAmount=evidence.find(({kind})=>kind==="amount-differs");return countChanges(sides.measured.base,sides.measured.
head,{...range,threshold:policy["count-threshold"]/100,isStrict:policy["fail-on"].includes("counts"),workVaries:sides.isScaled,
openLaunches:whyLaunchesAreOpen(evidence,sides),otherAmount:otherAmount!==void 0&&"least"in otherAmount?otherAmount.least:
0,busyShare:busyShare2(sides.head)})}function whyLaunchesAreOpen(evidence,{figures,drawn}){let ofTime=evidenceOf(evidence,
"kernels-vary")??evidenceOf(evidence,"few-draws"),changeOf2=({launches})=>launches.head-launches.base,change=figures.reduce(
(sum3,row2)=>sum3+changeOf2(row2),0);return ofTime?.why??whyDrawn(figures,drawn,change,changeOf2)}function instancesOf({
rounds}){return sharedValue(rounds.map(({instances})=>instances))}function copyBusy(sides){let{base,head}=sides;if([...base.
rounds,...head.rounds].some(({copyBusyNs})=>copyBusyNs===null))return null;let{baseNs,headNs}=sideTimes(timesOf2(sides,({
copyBusyNs})=>copyBusyNs??0));return{base:baseNs??0,head:headNs??0}}function busyShare2({rounds}){return median(rounds.map(
({gpuBusyNs,spanNs,wallNs})=>gpuBusyNs/Math.max(1,spanNs??wallNs)))}function reason(id,verdict,text3,range,facts={}){return{id,verdict,text:text3,range,...{kernel:null,family:null,metric:null,
reported:null,reportedKind:null,changeRatio:null},...facts}}function changeText({changeRatio,lowRatio,highRatio,thresholdRatio}){
if(changeRatio===null)return"changed";let interval=lowRatio===null||highRatio===null?"one process per side":intervalText(
lowRatio,highRatio),threshold=thresholdRatio===null?"":`threshold ${percent(thresholdRatio)}`,details=[interval,threshold].
filter(part2=>part2!=="").join("; ");return`${signedPercent(changeRatio)}${details===""?"":` (${details})`}`}function movedWork(improved,sides){let{base,head}={base:sides.base.whole,head:sides.head.whole};if(base===null||head===null)
return[moved("whole-unknown","We didn't capture the whole program on at least one side, so we can't tell whether work wa\
s moved out of the ranges.",null)];let won=improved.flatMap(row2=>{let[before,after]=[base,head].map(({ranges})=>ranges.
find(({name,domain})=>name===row2.name&&domain===row2.domain)),label=rangeText(row2.name,row2.domain);return before===void 0||
after===void 0?[]:[{label,row:row2,base:before,head:after}]});return won.length<improved.length?[moved("whole-unknown","\
A capture of the whole program lacks one of the faster ranges.",null)]:[...outsideReasons(won,base,head),...won.flatMap(
range=>[...notInWhole(range),...otherInstances(range),...lateReasons(range),...fewerBytes(range,sides),...fewerSteps(range,
sides.untraced),...restReasons(range,sides.untraced),...hostReasons(range,sides)])]}function outsideReasons(won,base,head){
let wonNs=won.filter(({row:row2})=>row2.gpuBusyTime.state==="improved").reduce((sum3,range)=>sum3+Math.max(0,range.base.
gpuBusyNs-range.head.gpuBusyNs),0),roseNs=head.outside.kernelNs-base.outside.kernelNs,launches=head.outside.launches-base.
outside.launches,isChange=launches>0||roseNs>=constants.oneRound.value*base.outside.kernelNs;if(wonNs===0||!isChange||roseNs<
constants.movedShare.value*wonNs)return[];let text3=`Kernels outside all ranges take longer: the increase is ${percent(roseNs/
wonNs)} of the time that the ranges saved on the GPU (${counted(launches,"more launch","more launches")}). Work was move\
d out of the ranges.`;return[moved("moved-outside",text3,null)]}function notInWhole({label,row:{gpuBusyTime},base,head}){
let least=constants.oneRound.value,change=gpuBusyTime.changeRatio??0;if(gpuBusyTime.state!=="improved"||change>-least||base.
gpuBusyNs===0)return[];let inWhole=head.gpuBusyNs/base.gpuBusyNs-1;if(inWhole<=constants.movedShare.value*change)return[];
let text3=`When captured with the whole program, the range's time on the GPU changed by ${signedPercent(inWhole)}, so th\
e range is only faster when captured alone.`;return[moved("not-in-whole",text3,label)]}function otherInstances({label,base,
head}){if(base.instances===head.instances)return[];let text3=`Head's program runs the range ${counted(head.instances,"ti\
me")} and base's program runs it ${counted(base.instances,"time")}, so one instance isn't the same work on both sides.`;
return[moved("instances-changed",text3,label)]}function lateReasons({label,row:row2,base,head}){if(row2.latency?.time.state!==
"improved"||base.lateNs===null||head.lateNs===null)return[];let wonNs=-(row2.latency.time.changeRatio??0)*base.wallNs,roseNs=head.
lateNs-base.lateNs;if(roseNs<constants.movedShare.value*wonNs)return[];let text3=`After the range ends, the GPU keeps wo\
rking longer than before: the increase is ${percent(roseNs/wonNs)} of the wall time that the range saved. The range no l\
onger waits for its kernels.`;return[moved("moved-late",text3,label)]}function fewerBytes({label,base,head},{policy,isVerified}){
let least=base.copiedBytes*(1-policy["count-threshold"]/100);if(isVerified||head.copiedBytes>=least)return[];let text3=`\
The range copies fewer bytes (${sizeText(base.copiedBytes)} \u2192 ${sizeText(head.copiedBytes)}), and nothing verifies \
that the result is the same. Set compare.verify.`;return[moved("fewer-bytes",text3,label)]}function fewerSteps({label,row:row2},{
base,head}){let amountOf=(runs,key)=>{let known=runs.flatMap(({ranges})=>ranges.flatMap(one=>one.name===row2.name&&one.domain===
row2.domain?one[key]??[]:[]));return known.length===0?null:median(known)};return["steps","tokens"].flatMap(key=>{let[before,
after]=[amountOf(base,key),amountOf(head,key)];if(before===null||after!==null&&after>=before)return[];let text3=after===
null?`An instance no longer reports its ${key} (base: ${countText(before)}), so it may process fewer ${key}.`:`An instan\
ce processes fewer ${key} (${countText(before)} \u2192 ${countText(after)}).`;return[moved("fewer-steps",text3,label)]})}
function restReasons({label,row:row2,base:whole},{base,head,interleaved,headFirst}){let of=runs=>runs.map(run=>{let rangeNs=instanceTimes(
run,row2).reduce((sum3,ns6)=>sum3+ns6,0);return{rangeNs,restNs:run.seconds===null?0:run.seconds*1e9-rangeNs}}),[before,after]=[
of(base),of(head)],rest=estimateOf({base:before.map(({restNs})=>restNs),head:after.map(({restNs})=>restNs),interleaved,headFirst},
null);if(rest.presence!=="both"||rest.effect.low===null)return[moved("whole-unknown","The untraced runs don't show the w\
hole program's time on both sides, so we can't tell if work was moved to another part of the program.",label)];let{gpuBusyTime}=row2,
onGpuNs=gpuBusyTime.state==="improved"?-(gpuBusyTime.changeRatio??0)*whole.gpuBusyNs:0,wonNs=Math.max(totalOf(before)-totalOf(
after),onGpuNs),roseNs=rest.effect.low*(rest.baseNs??0);if(wonNs<=0||roseNs<constants.movedShare.value*wonNs)return[];let text3=`\
The rest of the program takes longer, by at least ${percent(roseNs/wonNs)} of the time that this range saved. Work was m\
oved out of the range.`;return[moved("moved-time",text3,label)]}function hostReasons({label,row:row2},{base,head,interleaved}){
let{gpuBusyTime:time2}=row2;if(time2.state!=="improved"||time2.changeRatio===null||time2.baseNs===null)return[];let of=({
ranges})=>ranges.filter(({name,domain})=>name===row2.name&&domain===row2.domain).flatMap(({rounds})=>rounds.map(({hostTime})=>hostTime?.
ownNs??0)),own=estimateOf({base:of(base),head:of(head),interleaved},null),roseNs=own.presence==="both"?(own.effect.low??
0)*(own.baseNs??0):0,wonNs=-time2.changeRatio*time2.baseNs;if(roseNs<constants.movedShare.value*wonNs)return[];let text3=`\
The host's own work in the range grew by at least ${percent(roseNs/wonNs)} of the time that the range saved on the GPU. \
Work was moved to the host.`;return[moved("moved-to-host",text3,label)]}function totalOf(runs){return median(runs.map(({
rangeNs})=>rangeNs))}function moved(id,text3,range){return reason(id,"not-improved",text3,range)}function unequalMachine(base,head){return[...fasterClock(base,head),...disturbedBase(base)]}function fasterClock({meanSmClockMhz:base},{
meanSmClockMhz:head}){if(base===null||head===null||Math.log(head/base)<constants.tolerance.value)return[];let text3=`Hea\
d ran at a faster SM clock (${signedPercent(head/base-1)} on average), so the GPU favored head.`;return[reason("clocks-f\
aster","not-improved",text3,null)]}function disturbedBase({disturbedRounds}){if(disturbedRounds.length===0)return[];let rounds=listText(
disturbedRounds.map(({round})=>String(round)),5),why=[...new Set(disturbedRounds.flatMap(({reasons})=>reasons))],said=why.
length===0?"":` (${listText(why,3)})`,text3=`The GPU was disturbed while base ran, in round ${rounds}${said}. A slower b\
ase makes any head look faster.`;return[reason("base-disturbed","not-improved",text3,null)]}function verificationOf(base,head,tolerance){if(base.verify===null&&head.verify===null)return{state:"not-verified"};let failed=failureOf(
"Base",base.verify)??failureOf("Head",head.verify);if(failed!==null)return{state:"failed",text:failed};if(base.verify?.state!==
"written"||head.verify?.state!=="written")return{state:"not-verified"};let text3=differenceOf(base.verify.values,head.verify.
values,tolerance);return text3===null?{state:"agrees"}:{state:"differs",text:text3}}function failureOf(side,verify){return verify===
null?`${side} has no output from compare.verify.`:verify.state==="failed"?`${side}'s output from compare.verify can't be\
 used: ${verify.why}`:null}function differenceOf(base,head,tolerance){let differing2=[...new Set([...Object.keys(base),...Object.
keys(head)])].filter(name=>!isSame(base[name],head[name],tolerance)),[first]=differing2;if(first===void 0)return null;let more=differing2.
length===1?"":`, and ${counted(differing2.length-1,"more value")}`;return`Base and head don't compute the same result: t\
he value of ${plainText(first)} differs${more} (tolerance ${percent(tolerance)}).`}function isSame(base,head,tolerance){
return base===void 0||head===void 0?!1:typeof base=="string"||typeof head=="string"?base===head:typeof base=="number"&&typeof head==
"number"?isNear(base,head,tolerance):typeof base=="number"||typeof head=="number"||base.length!==head.length?!1:base.every(
(value,index)=>isNear(value,head[index]??NaN,tolerance))}function isNear(base,head,tolerance){return Math.abs(base-head)<=
tolerance*Math.max(Math.abs(base),Math.abs(head))}function hasWrongResult({reasons}){return reasons.some(({id})=>id==="v\
erify-differs"||id==="verify-failed")}function verificationReasons(found3){switch(found3.state){case"agrees":return[];case"\
not-verified":return[reason("not-verified",null,"Not verified: nothing checked that both sides compute the same result.",
null)];case"differs":return[reason("verify-differs","not-improved",found3.text,null)];case"failed":return[reason("verify\
-failed","not-improved",found3.text,null)]}}function goalReasons({policy,ranges,findings,sides}){if(policy.goal==="hold")return[];let verification=sides===null?null:
verificationOf(sides.base,sides.head,policy.verify.tolerance),verified=verification===null?[]:verificationReasons(verification);
if(verified.some(({verdict})=>verdict!==null))return verified;let improved=improvedRanges(ranges),isVerified=verification?.
state==="agrees";return[...improved.length===0?[notFaster(ranges)]:[],...verified,...sides===null?[]:disqualifiers(improved,
sides,{policy,isVerified}),...openReasons(findings)]}function improvedRanges(ranges){return ranges.filter(({verdict,gpuBusyTime,
latency})=>verdict==="pass"&&(gpuBusyTime.state==="improved"||latency?.time.state==="improved"))}function disqualifiers(improved,sides,{
policy,isVerified}){let{base,head,described,interleaved,untraced}=sides;return[...improved.length===0?[]:movedWork(improved,
{base,head,interleaved,untraced,policy,isVerified}),...unequalMachine(described.base,described.head),...interleaved?[]:[
measuredApart()],...warmReasons(base,head)]}function measuredApart(){return notImproved("goal-open","Base and head weren\
't interleaved in one run, so the machine may have made the difference.",null)}function warmReasons({warm:base},{warm:head}){
if(base===null||head===null)return[];let of=({files,bytes:bytes2})=>`${counted(files,"file")} (${sizeText(bytes2)})`,text3=`\
Caches were warm: each round started with the files that an uncounted first run left in HOME, temporary folders, and com\
pile caches. Base had ${of(base)}, head ${of(head)}.`;return[reason("caches-warm",null,text3,null)]}function notFaster(ranges){
let[best]=ranges.filter(({gpuBusyTime:gpuBusyTime2})=>gpuBusyTime2.changeRatio!==null).toSorted((one,other)=>(one.gpuBusyTime.
changeRatio??0)-(other.gpuBusyTime.changeRatio??0));if(best===void 0)return notImproved("not-faster","No range can be co\
mpared, so we can't tell if any range is faster.",null);let{gpuBusyTime,latency}=best,wall=latency===null?"":`, wall tim\
e without tracing ${changeText(latency.time)}`,text3=`No speedup beyond noise: time on the GPU ${changeText(gpuBusyTime)}${wall}\
.`;return notImproved("not-faster",text3,rangeText(best.name,best.domain))}function openReasons(findings){let[first,...others]=findings.
filter(({verdict})=>verdict==="inconclusive"||verdict==="incomparable");if(first===void 0)return[];let more=others.length===
0?"":` (And ${counted(others.length,"more reason")}.)`;return[notImproved("goal-open",`Not everything can be judged. ${first.
text}${more}`,first.range)]}function notImproved(id,text3,range){return reason(id,"not-improved",text3,range)}function compareMachines(baseSide,headSide){let[base,head]=[baseSide.machine,headSide.machine],models=listed(base,head,({
name})=>name),uuids=listed(base,head,({uuid})=>uuid),unknown=(hasGpu(baseSide)||hasGpu(headSide))&&(uuids.base===null||uuids.
head===null),otherModels=unequal("GPU model",models.base,models.head,"incomparable");return{differences:[...otherModels,
...unequal("CUDA major version of the driver",major(base.cuda),major(head.cuda),"incomparable"),...otherModels.length===
0&&(unknown||uuids.base!==uuids.head)?[{what:"GPU",base:uuids.base,head:uuids.head,consequence:"cautious"}]:[],...unequal(
"driver",base.driver,head.driver,"none"),...unequal("nsys",base.nsys,head.nsys,"none")],sameGpu:!unknown&&uuids.base===uuids.
head}}function compareCaptures(base,head){return unequal("capture mode (nsys.captures)",base.captureMode,head.captureMode,
"incomparable")}function unequal(what,base,head,consequence){return base===null||head===null||base===head?[]:[{what,base,
head,consequence}]}function listed(base,head,pick2){let text3=({gpus})=>{let all=[...new Set(gpus.map(pick2))];return all.
length===0||all.includes(null)?null:all.toSorted().join(", ")};return{base:text3(base),head:text3(head)}}function major(version){
return/^\d+/.exec(version??"")?.[0]??null}function profileOfRounds(profile,indices){return{...profile,rounds:pick(profile.rounds,indices),ranges:profile.ranges.map(
range=>rangeOfRounds(range,indices)),untraced:[]}}function rangeOfRounds(range,indices){return{...range,rounds:pick(range.
rounds,indices),families:those(range.families,indices),operators:those(range.operators,indices),kernels:those(range.kernels,
indices).map(kernel=>({...kernel,variants:those(kernel.variants,indices)}))}}function those(parts,indices){return parts.
map(part2=>({...part2,rounds:pick(part2.rounds,indices)})).filter(({rounds})=>rounds.some(round=>(round?.launches??0)>0))}
function pick(all,indices){return indices.map(index=>{let one=all[index];if(one===void 0)throw new RangeError(`Round ${String(
index+1)} of ${String(all.length)} doesn't exist.`);return one})}var disturbedFrom=Math.log1p(constants.disturbed.value);function steadyRounds({base,head,interleaved}){let range={base,head,
interleaved:interleaved&&base.rounds.length===head.rounds.length},all={base:indicesOf(base),head:indicesOf(head)},found3={
base:slowRounds(range,"base"),head:slowRounds(range,"head")},slow=[...isMajority(found3.base.length,base.rounds.length)?
[]:found3.base,...isMajority(found3.head.length,head.rounds.length)?[]:found3.head],leavesNoneOut=roundsDisagree2=>({rounds:range,
kept:all,disturbed:[],roundsDisagree:roundsDisagree2}),roundsDisagree=slow.length<found3.base.length+found3.head.length;
if(slow.length===0)return leavesNoneOut(roundsDisagree);let pairs=all.base.filter(index=>!slow.some(one=>one.index===index));
if(range.interleaved&&isOneOrder(pairs)&&!isOneOrder(all.base)||slow.some(one=>isAtLevelOfOther(range,one)))return leavesNoneOut(
!0);let keptOf=side=>range.interleaved?pairs:all[side].filter(index=>!slow.some(one=>one.side===side&&one.index===index)),
kept={base:keptOf("base"),head:keptOf("head")};return{rounds:{...range,base:rangeOfRounds(base,kept.base),head:rangeOfRounds(
head,kept.head)},kept,disturbed:slow.map(({side,index,log:log2})=>({side,round:index+1,slowerBy:Math.expm1(log2)})),roundsDisagree}}
function isAtLevelOfOther({base,head,interleaved},{side,index}){let[own,others]=side==="base"?[base,head]:[head,base],times=others.
rounds.map(({kernelNs})=>kernelNs),level=interleaved?times[index]??0:median(times);return Math.abs(Math.log((own.rounds[index]?.
kernelNs??0)/level))<constants.tolerance.value}function isOneOrder(pairs){return new Set(pairs.map(index=>index%2)).size<
2}function slowRounds({base,head,interleaved},side){let own=side==="base"?base:head,others=side==="base"?head:base;return indicesOf(
own).flatMap(index=>{let fastest=fastestRound(own,interleaved?index:null),log2=commonFactor(own,fastest,index);if(log2===
null||log2<disturbedFrom)return[];let shared=interleaved?sharedSlowdown(others,fastest,index):0;return log2-shared<disturbedFrom?
[]:[{side,index,log:log2}]})}function sharedSlowdown(others,fastest,index){return commonFactor(others,fastest,index)??0}
function fastestRound(range,besides){let all=indicesOf(range),ofPlace=all.filter(index=>besides!==null&&index%2===besides%
2),timeOf2=index=>range.rounds[index]?.kernelNs??1/0;return(ofPlace.length<constants.enoughOfPlace.value?all:ofPlace).reduce(
(fastest,index)=>timeOf2(index)<timeOf2(fastest)?index:fastest)}function indicesOf({rounds}){return rounds.map((_,index)=>index)}
function commonFactor(range,fromRound,toRound){let moves=range.kernels.flatMap(({rounds})=>{let from=rounds[fromRound],to=rounds[toRound];
return from==null||to==null||from.launches!==to.launches||from.totalNs===0||to.totalNs===0?[]:[{value:Math.log(to.totalNs/
from.totalNs),weight:from.totalNs}]}),total=range.rounds[fromRound]?.kernelNs??0;return total===0?null:oneFactor(moves,total)}function pairRanges(base,head){let inBase=new Map(base.ranges.map(range=>[labelOf(range),range])),inHead=new Set(head.ranges.
map(labelOf));return[...head.ranges.map(range=>{let label=labelOf(range),found3=inBase.get(label);return{label,base:found3??
without(range,base),head:range,missing:found3===void 0?"base":null}}),...base.ranges.flatMap(range=>{let label=labelOf(range);
return inHead.has(label)?[]:[{label,base:range,head:without(range,head),missing:"head"}]})]}function labelOf({name,domain}){
return rangeText(name,domain)}function without({name,domain,skippedInstances},{rounds}){return{name,domain,skippedInstances,
rounds:rounds.map(()=>emptyRound),families:[],kernels:[],operators:[],operatorsLeftOut:0,ncu:null,findings:[]}}function isOfRange(entry,range){return entry.range!==void 0&&matchesRange(entry.range,range)}function matchesMetric({range:of,
metric},{kind,name},range){return metric===void 0?!1:of!==void 0?metric===kind&&range!==null&&matchesRange(of,range):kind===
"reported"?metric===name||matchesGlob(metric,name):acceptedKinds.some(known=>known===kind&&known===metric)}function unneededState(entry,{
ranges,metrics}){let ofRanges=rangesOf(entry,ranges).map(({row:row2,isComparable})=>({changes:changesOf(entry,row2),isOpen:!isComparable||
entry.metric===void 0&&row2.gpuBusyTime.mayBeSlower})),ofMetrics=metrics.filter(({row:row2,range})=>matchesMetric(entry,
row2,range)).map(({row:row2,isComparable})=>({changes:[row2.change],isOpen:!isComparable})),matched=[...ofRanges,...ofMetrics].
filter(({changes:changes2})=>changes2.length>0);if(matched.length===0)return"unmatched";let isOpen=matched.some(one=>one.
isOpen||one.changes.some(change=>mayBeWorse(change,entry)));return matched.some(({changes:changes2})=>changes2.some(({state})=>state===
"same"||state==="improved"))&&!isOpen?"unused":"not-judged"}function nearestText(entry,{ranges,metrics}){let{range,kernel,
family,metric=""}=entry;if(range===void 0)return didYouMean(`metric ${metric}`,nearest(metric,[...metrics.map(({row:row2})=>escapedGlob(
row2.name)),...acceptedKinds]));let rows=rangesOf(entry,ranges).map(({row:row2})=>row2),labels=ranges.map(({row:row2})=>rangeText(
row2.name,row2.domain)),families2=rows.flatMap(row2=>row2.families.map(one=>one.family));return rows.length===0?didYouMean(
`range ${range}`,nearest(range,labels)):family!==void 0?didYouMean(`family ${family} in ${range}`,nearest(family,families2)):
kernel!==void 0?didYouMean(`kernel ${kernel} in ${range}`,nearest(kernel,rows.flatMap(kernelNames).map(escapedGlob))):null}
function didYouMean(what,near){return near===null?null:`The accepted regression for the ${what} matches nothing here. Di\
d you mean ${near}?`}function rangesOf(entry,ranges){return ranges.filter(({row:row2})=>isOfRange(entry,row2))}function changesOf({
kernel,family,metric},row2){return kernel!==void 0?row2.kernels.filter(one=>matchesKernel(kernel,[...one.baseNames,...one.
headNames])).map(({time:time2})=>time2):family!==void 0?row2.families.filter(one=>one.family===family).map(({time:time2})=>time2):
metric==="kernelNs"||metric==="gpuBusyNs"?[row2.gpuBusyTime]:metric==="wallNs"?[row2.latency?.time??row2.wallTime]:row2.
counts.filter(one=>one.metric===metric)}function mayBeWorse(change,entry){if(!("mayBeSlower"in change))return change.state===
"regressed"||change.state==="inconclusive";let{state,mayBeSlower:mayBeSlower2,detectableRatio}=change,isUnseen=state==="\
same"&&entry.change!=="any"&&(detectableRatio??1/0)>entry.change/100;return state==="regressed"||mayBeSlower2||isUnseen}
function kernelNames({kernels}){return kernels.flatMap(({baseNames,headNames})=>[...baseNames,...headNames])}function applyAccepted(findings,entries,ranges,metrics,today){let states=new Map,asked=findings.map(found3=>{let fitting=canBeAccepted(
found3)?fittingEntries(found3,entries,ranges,metrics):[],holding=fitting.filter(entry=>entry.expires>=today&&isWithin2(entry,
found3));return{found:found3,fitting,holding}}),results=asked.map(({found:found3,fitting,holding})=>{for(let entry2 of fitting)
holding.includes(entry2)?states.set(entry2,"used"):states.get(entry2)!=="used"&&states.set(entry2,entry2.expires<today?"\
expired":"exceeded");let whole=fitting.length>0?void 0:asked.find(other=>coversPart(other.found,found3)),[first]=canBeAccepted(
found3)?(whole??{holding}).holding:[];if(first!==void 0){let text3=`${found3.text} Accepted until ${first.expires}: ${first.
reason}`;return{...found3,id:"accepted",verdict:null,text:text3}}let[entry]=fitting;return entry===void 0?found3:{...found3,
text:`${found3.text} ${notHeldText(entry,found3,today)}`}}),checked={ranges:acceptableRanges(findings,ranges),metrics:acceptableMetrics(
findings,metrics,ranges)},accepted=entries.map(entry=>{let unneeded=()=>entry.expires<today?"expired":unneededState(entry,
checked);return{entry,state:states.get(entry)??unneeded()}}),near=accepted.flatMap(({entry,state})=>{let text3=state==="\
unmatched"?nearestText(entry,checked):null;return text3===null?[]:[reason("accepted-unmatched",null,text3,null)]});return{
findings:[...results,...near],accepted}}function fittingEntries(found3,entries,ranges,metrics){let range=found3.range===
null?void 0:ranges.get(found3.range),metric=metrics.find(({kind,name})=>kind===found3.reportedKind&&name===found3.reported),
ofMetric=metric===void 0||metric.range===null?null:ranges.get(metric.range)??null;return entries.filter(entry=>metric===
void 0?range!==void 0&&isOfRange(entry,range)&&isOf(entry,found3,range):matchesMetric(entry,metric,ofMetric))}function acceptableMetrics(findings,metrics,ranges){
let isComparable=!findings.some(({verdict,range})=>verdict==="incomparable"&&range===null);return metrics.map(row2=>({row:row2,
range:row2.range===null?null:ranges.get(row2.range)??null,isComparable}))}function acceptableRanges(findings,ranges){let incomparable=new Set(
findings.filter(({verdict})=>verdict==="incomparable").map(({range})=>range));return[...ranges].map(([label,row2])=>({row:row2,
isComparable:!incomparable.has(null)&&!incomparable.has(label)}))}function notHeldText({change,expires},found3,today){if(expires<
today||change==="any")return`The entry that accepts this regression expired on ${expires}.`;let limit=percent(change/100);
return isFall(found3)?`Only an increase of up to ${limit} is accepted; to accept a decrease, use \`change: any\`.`:`Only\
 up to ${limit} is accepted.`}function isOf(entry,{metric,family,kernel},{kernels}){if(kernel===null)return family!==null?
entry.family===family:metric!==null&&(entry.metric===metric||entry.metric==="kernelNs"&&metric==="gpuBusyNs");let names=kernels.
flatMap(row2=>row2.name===kernel?[...row2.baseNames,...row2.headNames]:[]);return entry.kernel!==void 0&&matchesKernel(entry.
kernel,names)}function isWithin2({change},found3){return change==="any"?!0:found3.changeRatio===null||isFall(found3)?!1:
(found3.reported===null?found3.changeRatio:Math.abs(found3.changeRatio))<=change/100}function checkBudgets(texts,head){let checked=texts.map(parseBudget).flatMap(budget=>checkBudget(budget,head));return{budgets:checked.
map(({result})=>result),findings:checked.flatMap(({found:found3})=>found3??[])}}function checkBudget(budget,head){let{text:text3,
range,limit,unit}=budget;if(typeof budget.metric=="object"&&"reported"in budget.metric)return checkReported({...budget,metric:budget.
metric},head);let measured=budget.metric,metric=typeof measured=="string"?measured:`family.${measured.family}`,meant=head.
ranges.filter(one=>range===null||matchesRange(range,one)),paths=meant.length>0||range===null?[]:pathsMeant(range,head);return paths.
length>0?paths.map(path=>checkPath(budget,measured,path)):meant.length===0?[{result:{text:text3,range,metric,limit,unit,
value:null,state:"unknown"},found:unmeasured2(budget,head)}]:meant.map(one=>{let label=rangeText(one.name,one.domain),value=valueOf(
measured,one);if(value===null)return{result:{text:text3,range:label,metric,limit,unit,value,state:"unknown"},found:reason(
"budget-not-measured","over-budget",`${metric} is unknown (${text3}): ${ranksUnknown}`,label)};let broken=value>limit,over=`${metric}\
 is ${amountOver(value,budget)} (${text3}).`;return{result:{text:text3,range:label,metric,limit,unit,value,state:broken?
"broken":"held"},found:broken?reason("budget-broken","over-budget",over,label):null}})}function pathsMeant(pattern,head){
return head.ranges.flatMap(range=>{let nested=range.operators.filter(({path})=>path.length>0);return[...Map.groupBy(nested,
({path})=>operatorText(range,path))].filter(([text3])=>text3===pattern||matchesGlob(pattern,text3)).map(([text3,operators])=>({
text:text3,range:rangeText(range.name,range.domain),operators}))})}var pathMetrics={kernelNs:({totalNs})=>totalNs,launches:({
launches})=>launches};function checkPath(budget,measured,path){let{text:text3,limit,unit}=budget,metric=typeof measured==
"string"?measured:`family.${measured.family}`,pick2=Object.hasOwn(pathMetrics,metric)?pathMetrics[metric]:void 0,{text:range,
range:within}=path;if(pick2===void 0){let why=`${metric} of ${range} is unknown (${text3}): for a path of nested ranges,\
 we only measure ${Object.keys(pathMetrics).join(" and ")}.`;return{result:{text:text3,range,metric,limit,unit,value:null,
state:"unknown"},found:reason("budget-not-measured","over-budget",why,within)}}let value=path.operators.reduce((sum3,operator)=>sum3+
medianOf(operator,pick2),0),over=`${metric} of ${range} is ${amountOver(value,budget)} (${text3}).`,broken=value>limit;return{
result:{text:text3,range,metric,limit,unit,value,state:broken?"broken":"held"},found:broken?reason("budget-broken","over\
-budget",over,within):null}}function checkReported(budget,head){let{text:text3,limit,unit,isLeast}=budget,{reported}=budget.
metric,values=Map.groupBy(head.untraced.flatMap(({metrics})=>metrics),({name})=>name),meant=[...values].filter(([name])=>name===
reported||matchesGlob(reported,name)),unknown=(metric,why)=>({result:{text:text3,range:null,metric,limit,unit,value:null,
state:"unknown"},found:reason("budget-not-measured","over-budget",`Can't check the budget ${text3}. ${why}`,null)});if(meant.
length===0){let near=nearest(reported,[...values.keys()].map(escapedGlob)),why=values.size===0?"The program reports no m\
etrics. Set `metrics`.":"The program doesn't report this metric.";return[unknown(`metric.${reported}`,`${why}${near===null?
"":` Did you mean ${near}?`}`)]}return meant.map(([name,found3])=>{let metric=`metric.${name}`,own=found3[0]?.unit??null,
{base,factor}=readUnit(own);if(base!==unit)return unknown(metric,`The unit of ${name} is ${own??"missing"}, but the budg\
et's unit is ${budget.written.unit===""?"missing":budget.written.unit}.`);let value=median(found3.map(one=>one.value))*factor,
broken=isLeast?value<limit:value>limit,over=`${metric} is ${amountOver(value,budget)} (${text3}).`;return{result:{text:text3,
range:null,metric,limit,unit,value,state:broken?"broken":"held"},found:broken?reason("budget-broken","over-budget",over,
null):null}})}function unmeasured2({text:text3,range},head){let labels=head.ranges.map(({name,domain})=>rangeText(name,domain)),
near=range===null?null:nearest(range,labels),seen=labels.length===0?"Head has no ranges.":`Head has ${labels.join(", ")}\
.`;return reason("budget-not-measured","over-budget",`The budget ${text3} matches none of head's ranges. ${seen}${near===
null?"":` Did you mean ${near}?`}`,null)}var ranksUnknown="the range ran on one GPU, or we couldn't identify its ranks.";
function valueOf(metric,range){if(typeof metric!="string"){let family=range.families.find(one=>one.family===metric.family);
return median(range.rounds.map((_,round)=>family?.rounds[round]?.totalNs??0))}return metric==="exposedTransferNs"||metric===
"skew"?ranksKnown(range)?median(range.rounds.map(metric==="skew"?round=>100*skewOf(round):exposedTransferNs)):null:median(
range.rounds.map(round=>{switch(metric){case"copies":return round.copies.reduce((sum3,{kind,count:count5})=>sum3+(kind===
"copy"?count5:0),0);case"copiedBytes":return round.memcpyBytes;case"synchronizations":return round.synchronizations.reduce(
(sum3,{count:count5})=>sum3+count5,0);default:return round[metric]}}))}function amountOver(value,{limit,unit,written,isLeast}){
let between=`${isLeast?"less":"more"} than its budget of`;if(unit==="")return`${countText(value)}, ${between} ${countText(
limit)}`;let exact=value/written.factor,rounded=[4,5,6,7,8,9,10,11,12].map(digits=>Number(exact.toPrecision(digits))),differs2=one=>isLeast?
one<Number(written.amount):one>Number(written.amount),shown2=(unit==="ns"||unit==="bytes")&&written.factor===1?exact:rounded.
find(differs2)??exact;return`${String(shown2)} ${written.unit}, ${between} ${written.amount} ${written.unit}`}var words={launches:"Kernel launches",hostLaunches:"Host launches (single kernels and graphs)",graphLaunches:"CUDA graph\
 launches",copies:"Copies",copiedBytes:"Copied bytes",blockingCopies:"Copies that the host waits for",synchronizations:"\
Synchronizations"};function countReasons(counts,range){return counts.flatMap(row2=>{if(isLaunchesAgain(row2,counts))return[];
let{metric,state,changeRatio}=row2,ids=countReasonIds[metric],of={metric,changeRatio};return state==="regressed"?[reason(
ids.up,"regressed",text2(row2),range,of)]:state==="noted"?[reason(ids.up,null,text2(row2),range,of)]:state==="improved"?
[reason(ids.down,null,text2(row2),range,of)]:state==="inconclusive"?[reason(ids.vary,row2.head>row2.base?"inconclusive":
null,text2(row2),range,of)]:[]})}function text2({metric,kind,base,head,changeRatio,why}){let difference=`${head>base?"+":
"\u2212"}${countText(Math.abs(head-base),1)}`,relative2=changeRatio===null?"":`, ${signedPercent(changeRatio)}`,of=kind===
null?"":` ${kind}`;return`${words[metric]}${of}: ${countText(base,1)} \u2192 ${countText(head,1)} (${difference}${relative2}\
).${why===null?"":` ${why}`}`}function machineReasons(differences){return differences.map(({what,base,head,consequence})=>{let both=`${base??"unknown"}\
 for base, ${head??"unknown"} for head`;if(consequence==="incomparable")return reason("machine-differs","incomparable",`\
The ${what} differs: ${both}. The times can't be compared.`,null);if(consequence==="cautious"){let text3=base===null||head===
null?`We can't tell whether both sides ran on the same GPU (${both}).`:`The sides ran on two GPUs of the same model: ${both}\
.`;return reason("gpu-differs",null,`${text3} Thresholds are higher because of that.`,null)}return reason("machine-note",
null,`The ${what} differs: ${both}.`,null)})}function disturbedReasons(disturbed2,range){return disturbed2.map(({side,round,
slowerBy})=>reason("round-left-out",null,`Round ${String(round)} of ${side} is left out because nearly all its kernels w\
ere ${percent(slowerBy)} slower than in that side's fastest round. The code was the same, so the GPU itself must have be\
en slower, perhaps because it was throttled.`,range))}function limitations(comparison){let{base,head,interleaved,machineDifferences,calibration,ranges}=comparison;if(base===null)
return[{kind:"no-base"}];let isOnGpu=comparesGpu(comparison),slower=ranges.flatMap(({kernels})=>kernels.filter(({time:time2})=>time2.
state==="regressed")),holds={"not-interleaved":!interleaved,"other-gpu":machineDifferences.some(({what,consequence})=>what===
"GPU"&&consequence==="cautious"),"clocks-unknown":isOnGpu&&(base.meanSmClockMhz===null||head.meanSmClockMhz===null),"not\
-calibrated":isOnGpu&&!calibration.used,"not-explained":head.ncuState!=="off"&&slower.length>0&&slower.every(({metrics})=>metrics.
length===0),"wall-time-unknown":ranges.some(({wall,latency})=>wall==="unknown"&&latency===null)},kinds2=Object.keys(holds);
return[...isOnGpu&&Math.min(base.processes??base.rounds,head.processes??head.rounds)===1?[{kind:"one-round",thresholdRatio:constants.
oneRound.value}]:[],...kinds2.filter(kind=>holds[kind]).map(kind=>({kind}))]}var severity=["regressed","over-budget","not-improved","incomparable","inconclusive","no-baseline","pass"];function verdictOf(reasons){
return severity.find(verdict=>reasons.some(reason2=>reason2.verdict===verdict))??"pass"}function inOrder2(reasons){return reasons.
toSorted((one,other)=>severity.indexOf(one.verdict??"pass")-severity.indexOf(other.verdict??"pass"))}function rankReasons({ranks,gpuBusyTime},range){if(ranks===null)return[];let isRegressed=gpuBusyTime.state==="regressed";
return[...ranks.ranks.flatMap(row2=>workReasons(row2,isRegressed,range)),...stragglerReasons(ranks,gpuBusyTime.thresholdRatio??
0,gpuBusyTime.baseNs??0,range)]}function workReasons(row2,isRegressed,range){let{work}=row2,of={metric:"gpuBusyNs",changeRatio:work.
changeRatio},text3=`${capital(rankText(row2))}: its own work ${changeText(work)}`;if(work.state==="regressed")return isRegressed?
[reason("rank-slower",null,`${text3}.`,range,of)]:[reason("rank-regressed","regressed",`${text3}.`,range,of)];if(work.state!==
"inconclusive"||!work.mayBeSlower||isRegressed)return[];let why=work.why===null?"":` ${work.why}`;return[reason("rank-in\
conclusive","inconclusive",`${text3}: we can't rule out a slowdown.${why}`,range,of)]}function stragglerReasons({ranks},threshold,rangeNs,range){
let waited=side=>ranks.reduce((sum3,{waitingNs})=>sum3+waitingNs[side],0),[base,head]=[waited("base"),waited("head")];if(head-
base<Math.max(threshold,constants.disturbed.value)*rangeNs)return[];let text3=`The ranks wait longer for each other${base===
0?"":`, ${percent(head/base-1)} more than before`}: ${stragglerText(ranks,"head")} (base: ${stragglerText(ranks,"base")}\
). Waiting doesn't affect the verdict.`;return[reason("rank-straggles",null,text3,range)]}function stragglerText(ranks,side){
let[last]=ranks.toSorted((one,other)=>other.heldUpNs[side]-one.heldUpNs[side]),all=ranks.reduce((sum3,{joinedLast})=>sum3+
joinedLast[side],0);return last===void 0||all===0?"none":`${rankText(last)} was last to join ${countText(last.joinedLast[side])}\
 of ${countText(all)} collectives`}function capital(text3){return text3.slice(0,1).toUpperCase()+text3.slice(1)}function rangeReasons(row2,range,failOn){return[...instanceReasons(row2,range),...gpuTimeReasons(row2,range),...rankReasons(
row2,range),...wallReasons(row2,range,failOn.includes("inconclusive")),...commonReasons(row2,range)]}function instanceReasons({
instances},range){if(instances.base===instances.head&&instances.base!==null)return[];if(instances.base===null||instances.
head===null)return[reason("instances-vary",null,"Rounds of the same side have different numbers of instances. Times incl\
ude only the launches that all rounds share.",range)];let text3=`Base has ${counted(instances.base,"instance")} and head\
 has ${String(instances.head)}. Times are sums over all instances.`;return[reason("instances-differ",null,text3,range)]}
function gpuTimeReasons(row2,range){let{gpuBusyTime:time2,commonMode}=row2,of={metric:"gpuBusyNs",changeRatio:ratioBeyondMachine(
time2.changeRatio,commonMode)},apart2=apartFromSum(row2),text3=[`Time on the GPU ${changeText(time2)}.`,time2.why,apart2?.
text??null].filter(part2=>part2!==null).join(" ");switch(time2.state){case"regressed":return[reason("range-regressed","r\
egressed",text3,range,of)];case"improved":return[reason("range-improved",null,text3,range,of)];case"new":return[reason("\
no-kernels-in-base","incomparable","Base has no kernels in this range.",range)];case"removed":return[reason("no-kernels-\
in-head","incomparable","Head has no kernels in this range.",range)];case"inconclusive":return inconclusive(time2,commonMode,
range,of);case"not-judged":return row2.latency!==null?[]:[reason("no-kernels","incomparable","Neither side has kernels i\
n this range.",range)];default:return apart2===null?[]:[reason(apart2.id,null,apart2.text,range)]}}function apartFromSum(row2){
let{gpuBusyTime,kernelTime,copyBusyNs,overlap,families:families2}=row2;if(families2.some(({time:time2})=>time2.state==="\
waits"))return null;let busyNs=gainOf(gpuBusyTime),sumNs=gainOf(kernelTime),baseNs=gpuBusyTime.baseNs;if(busyNs===null||
sumNs===null||baseNs===null||kernelTime.changeRatio===null||Math.abs(busyNs-sumNs)<=(gpuBusyTime.thresholdRatio??0)*baseNs)
return null;let copiesNs=copyBusyNs===null?0:copyBusyNs.head-copyBusyNs.base,overlapNs=busyNs-sumNs-copiesNs,sum3=`The s\
um of kernel durations changed by ${signedPercent(kernelTime.changeRatio)}.`;if(copyBusyNs!==null&&Math.abs(copiesNs)>Math.
abs(overlapNs)){let before2=percent(copyBusyNs.base/baseNs),after2=percent(copyBusyNs.head/(gpuBusyTime.headNs??baseNs));
return{id:"copies-changed",text:`Copies and memsets${copyCounts(row2)} account for the difference: ${before2} \u2192 ${after2}\
 of the time on the GPU. ${sum3}`}}if(overlap.base===null||overlap.head===null)return null;let[before,after]=[percent(overlap.
base),percent(overlap.head)];return before===after||Math.sign(overlap.base-overlap.head)!==Math.sign(overlapNs)?null:{id:"\
overlap-changed",text:`${overlap.head<overlap.base?"Overlap lost":"Overlap gained"}: ${before} \u2192 ${after} of the ke\
rnel time ran alongside other work. ${sum3}`}}function gainOf({baseNs,headNs}){return baseNs===null||headNs===null?null:
headNs-baseNs}function copyCounts({counts}){let copies=counts.filter(({metric})=>metric==="copies"),base=copies.reduce((total,one)=>total+
one.base,0),head=copies.reduce((total,one)=>total+one.head,0);return base===head?"":` (${countText(base)} \u2192 ${countText(
head)})`}function ratioBeyondMachine(changeRatio,commonMode){return changeRatio===null||commonMode?.explainedByClocks!==
!0?changeRatio:(1+changeRatio)/(1+commonMode.changeRatio)-1}function inconclusive(time2,commonMode,range,of){if(commonMode?.
explainedByClocks===!0){let clock=commonMode.clockChangeRatio===null?"":` The mean SM clock changed by ${signedPercent(commonMode.
clockChangeRatio)}.`,text4=`Time on the GPU ${changeText(time2)}. ${time2.why??""}${clock}`;if(!time2.mayBeSlower)return[
reason("global-speedup",null,text4,range,of)];let id=commonMode.changeRatio>0?"global-slowdown":"range-inconclusive";return[
reason(id,"inconclusive",text4,range,of)]}if(!time2.mayBeSlower)return[];let text3=`Time on the GPU ${changeText(time2)}\
: we can't rule out a slowdown. ${time2.why??""}`.trim();return[reason("range-inconclusive","inconclusive",text3,range,of)]}
function wallReasons(row2,range,isStrict){if(row2.latency!==null)return latencyReasons(row2.latency,row2,{range,isStrict});
let{wallTime:time2,wall}=row2,of={metric:"wallNs",changeRatio:time2.changeRatio};if(wall==="slower")return[reason("wall-\
time-slower","regressed",`Wall time ${changeText(time2)}.`,range,of)];if(!((time2.changeRatio??0)>=(time2.thresholdRatio??
1/0)))return[];let word=time2.isProbable?(time2.lowRatio??0)>0?"probably slower":"may be slower":"looks slower",text3=`W\
all time ${changeText(time2)}: ${word}. ${time2.why??""}`.trim();return[reason("wall-time-open",time2.isProbable?"inconc\
lusive":null,text3,range,of)]}function latencyReasons({time:time2,statistic},{gpuBusyTime},{range,isStrict}){let of={metric:"\
wallNs",changeRatio:time2.changeRatio},text3=`Wall time without tracing (${statistic} of each process) ${changeText(time2)}`;
if(time2.state==="regressed")return[reason("latency-regressed","regressed",`${text3}.`,range,of)];if(time2.state==="impr\
oved")return[reason("latency-improved",null,`${text3}.`,range,of)];if(!time2.mayBeSlower)return[];let found3=time2.isProbable?
"probably slower, but not proven.":time2.detectableRatio===null?"we can't detect a change.":`only changes above ${percent(
time2.detectableRatio)} would be detectable.`,isFarOff=time2.lowRatio===null&&(time2.changeRatio??0)>=(time2.thresholdRatio??
1/0),decides=isStrict||time2.isProbable||isFarOff||gpuBusyTime.state==="not-judged",open=`${text3}: ${found3} ${time2.why??
""}`.trim();return[reason("latency-open",decides?"inconclusive":null,open,range,of)]}function commonReasons({commonMode,
cause},range){if(commonMode===null||commonMode.explainedByClocks||cause?.kind==="operator")return[];let clocks=commonMode.
clockChangeRatio===null?"The clocks are unknown, so the machine may be the cause.":`The mean SM clock changed by ${signedPercent(
commonMode.clockChangeRatio)}, which doesn't explain the change.`,text3=`Kernels that take ${percent(commonMode.shareRatio)}\
 of the time changed by the same factor, ${signedPercent(commonMode.changeRatio)}. ${clocks}`;return[reason("global-chan\
ge",null,text3,range)]}var minShare=constants.leastImpact.value;function rowReasons(row2,range){return[...row2.families.flatMap(family=>familyReasons(
family,range)),...row2.kernels.flatMap(kernel=>kernelReasons(kernel,range)),...replacedReason(row2,range)]}function replacedReason({
kernels},range){let some=(match,word)=>{let found3=kernels.filter(row2=>row2.match===match),shareRatio=found3.reduce((sum3,row2)=>sum3+
row2.shareRatio,0),count5=counted(found3.length,"kernel is","kernels are");return found3.length===0?null:{text:`${count5}\
 ${word} (${percent(shareRatio)} of the range)`,shareRatio}},parts=[some("new","new"),some("removed","gone")].filter(part2=>part2!==
null);return parts.some(({shareRatio})=>shareRatio>=minShare)?[reason("kernels-replaced",null,`${parts.map(({text:text3})=>text3).
join(", ")}.`,range)]:[]}function familyReasons({family,time:time2,shareRatio},range){let of={family,changeRatio:time2.changeRatio},
share=percent(shareRatio);return time2.state==="regressed"?[reason("family-regressed","regressed",`Family ${family}: ker\
nel time ${changeText(time2)}; ${share} of the range.`,range,of)]:time2.state==="noted"||time2.state==="other-variant"&&
(time2.changeRatio??0)>0?[reason("family-slower",null,`Family ${family}: kernel time ${changeText(time2)}. ${time2.why??
""}`,range,of)]:time2.mayBeSlower?[reason("family-inconclusive","inconclusive",`Family ${family}: kernel time ${changeText(
time2)}. ${time2.why??""}`,range,of)]:shareRatio<minShare?[]:time2.state==="new"?[reason("family-new",null,`Family ${family}\
 is new: ${share} of the range.`,range,of)]:time2.state==="removed"?[reason("family-removed",null,`No ${family} kernels \
run anymore; they were ${share} of the range.`,range,of)]:[]}var noteIds={noted:"kernel-slower","other-variant":"kernel-\
variant"};function kernelReasons(row2,range){let{time:time2,match,shareRatio,explanation}=row2,why=explanation===null?"":
`; ${explanation}`,share=`${percent(shareRatio)} of the range`,of={kernel:row2.name,changeRatio:time2.changeRatio};return time2.
state==="regressed"?[reason(match==="swapped"?"swapped-kernel-regressed":"kernel-regressed","regressed",`${match==="swap\
ped"?"This kernel replaces another kernel: time ":"Time "}${changeText(time2)}; ${share}${why}.`,range,of)]:time2.state===
"noted"||time2.state==="other-variant"?(time2.changeRatio??0)<=0?[]:[reason(noteIds[time2.state],null,`Time ${changeText(
time2)}; ${share}${why}. ${time2.why??""}`,range,of)]:time2.mayBeSlower?[reason("kernel-inconclusive","inconclusive",`Ti\
me ${changeText(time2)}. ${time2.why??""}`,range,of)]:shareRatio<minShare?[]:match==="new"?[reason("kernel-new",null,`Th\
is kernel is new: ${share}.`,range,of)]:match==="removed"?[reason("kernel-removed",null,`This kernel is gone: it was ${share}\
.`,range,of)]:match==="swapped"?[reason("kernel-swapped",null,`This kernel replaces another kernel: time ${changeText(time2)}\
; ${share}${why}.`,range,of)]:[]}function unjudged(values,why){let{base,head}=middles(values),rounds=Math.min(values.base.length,values.head.length),state=base===
null?"new":head===null?"removed":"not-judged",changeRatio=why===null&&base!==null&&base>0&&head!==null?head/base-1:null;
return{...unknownChange,base,head,changeRatio,rounds,state,why}}function withoutRatio(values,better){let plain=unjudged(
values,null),all=[...values.base,...values.head];if(all.every(value=>value===all[0]))return{...plain,state:"same"};let sign=better===
"lower"?1:-1,[base,head]=[values.base.map(value=>value*sign),values.head.map(value=>value*sign)],isWorse=Math.min(...head)>
Math.max(...base);return{...plain,changeRatio:null,state:isWorse?"inconclusive":"not-judged",mayBeSlower:isWorse,why:"So\
me values are 0 or less, so there's no ratio, and the threshold doesn't apply. Use a budget instead."}}function shownOnly(change,why){
return{...change,state:"not-judged",mayBeSlower:!1,isProbable:!1,why}}function judgeMemory(values,unitBytes){let plain=unjudged(
values,null),base=plain.base??0,thresholdRatio=base>0?Math.max(constants.memoryShare.value,constants.memory.value/unitBytes/
base):null,least=Math.max(constants.memory.value/unitBytes,constants.memoryShare.value*base),more=Math.min(...values.head)-
Math.max(...values.base),fewer=Math.min(...values.base)-Math.max(...values.head),change={...plain,thresholdRatio};return more>=
least?{...change,state:"regressed"}:fewer>=least?{...change,state:"improved"}:(plain.head??0)-base<least?{...change,state:"\
same"}:{...change,state:"inconclusive",mayBeSlower:!0,why:"The processes of a side vary too much to tell."}}function middles({
base,head}){return{base:base.length===0?null:median(base),head:head.length===0?null:median(head)}}function compareMetrics(sides,policy,hasWall){return[...reportedRows(sides,policy),...clientRows(sides,policy,hasWall),...memoryRows(
sides)]}function reportedRows({base,head,interleaved,headFirst},policy){let known=new Map([...base,...head].flatMap(({metrics})=>metrics.
map(one=>[one.name,one])));for(let{metrics}of head)for(let one of metrics)known.set(one.name,one);return[...known.values()].
map(({name,unit,better,source})=>{let of=runs=>runs.flatMap(({metrics})=>metrics.filter(one=>one.name===name)),[before,after]=[
of(base),of(head)],values={base:before.map(({value})=>value),head:after.map(({value})=>value)},whole=before.length===base.
length&&after.length===head.length,row2={kind:"reported",name,range:null,unit,better,source},other=before.find(one=>one.
unit!==unit)?.unit;if(other!==void 0&&after.length>0)return{...row2,change:unjudged(values,`Base has another unit: ${other===
null?"none":plainText(other)}.`)};if(better===null||before.length===0||after.length===0)return{...row2,change:unjudged(values,
null)};if(readUnit(unit).base==="bytes"&&better==="lower")return{...row2,change:judgeMemory(values,readUnit(unit).factor)};
let series={base:values.base.map(value=>[value]),head:values.head.map(value=>[value]),interleaved:interleaved&&whole,headFirst:whole?
headFirst:[],better,threshold:metricThreshold(name,policy)},isRatio=[...values.base,...values.head].every(value=>value>0);
return{...row2,change:isRatio?judgeSeries(series).change:withoutRatio(values,better)}})}function clientRows({base,head,interleaved,
headFirst},policy,hasWall){let of=runs=>runs.flatMap(({clientSeconds})=>clientSeconds===null?[]:[clientSeconds*1e9]),values={
base:of(base),head:of(head)};if(values.base.length+values.head.length===0)return[];let whole=values.base.length===base.length&&
values.head.length===head.length,{change}=judgeSeries({base:values.base.map(value=>[value]),head:values.head.map(value=>[
value]),interleaved:interleaved&&whole,headFirst:whole?headFirst:[],better:"lower",threshold:policy["latency-threshold"]/
100});return[{kind:"client-time",name:"client",range:null,unit:"ns",better:"lower",source:"",change:!hasWall||change.base===
null||change.head===null?change:shownOnly(change,"The wall time of ranges is judged instead.")}]}function memoryRows({base,
head}){return[...new Set([...base,...head].flatMap(({peakMemory})=>peakMemory.map(({gpu})=>gpu)))].map(gpu=>{let of=runs=>runs.
flatMap(({peakMemory})=>peakMemory.flatMap(one=>one.gpu===gpu?[one.bytes]:[])),values={base:of(base),head:of(head)},isThere=values.
base.length>0&&values.head.length>0;return{kind:"peak-memory",name:gpu,range:null,unit:"bytes",better:"lower",source:"",
change:isThere?judgeMemory(values,1):unjudged(values,null)}})}function metricReasons(rows,policy,interleaved){let reported=rows.
filter(({kind})=>kind==="reported"),isReportedByHead=reported.some(({change})=>change.head!==null),isReportedByBase=reported.
some(({change})=>change.base!==null),gone=reported.filter(({change})=>change.state==="removed"),came=reported.filter(({change})=>change.
state==="new"),judgedGone=gone.filter(({better})=>better!==null);return[...rows.flatMap(row2=>rowReasons2(row2,policy,interleaved)),
...judgedGone.length===0?[]:[reason("metric-missing-in-head",isReportedByHead?"incomparable":null,`${isReportedByHead?"H\
ead no longer reports":"Head reports no metrics, but base reported"} ${namesOf3(judgedGone)}.`,null)],...came.length===0?
[]:[reason("metric-missing-in-base",null,`${isReportedByBase?"Only head reports":"Base reports no metrics, so we can't c\
ompare"} ${namesOf3(came)}.`,null)]]}function namesOf3(rows){return listText(rows.map(({name})=>plainText(name)),5)}var titles={
reported:"","peak-memory":"Peak memory of ","time-per-step":"Time per step of ","time-per-token":"Time per token of ","t\
okens-per-second":"Tokens per second of ","gpu-time-per-step":"Time on the GPU per step of ","gpu-time-per-token":"Time \
on the GPU per token of ","client-time":"Wall time of the server's "};function rowReasons2(row2,policy,interleaved){let{
change,kind,name}=row2,of={reported:name,reportedKind:kind,changeRatio:change.changeRatio},isMemory=kind==="peak-memory",
ids=isMemory?{regressed:"memory-regressed",improved:"memory-improved",open:"memory-open"}:{regressed:"metric-regressed",
improved:"metric-improved",open:"metric-open"},sizes=isMemory&&change.base!==null&&change.head!==null?` (${sizeText(change.
base)} \u2192 ${sizeText(change.head)})`:"",text3=`${titles[kind]}${plainText(name)} ${changeText(change)}${sizes}`;if(change.
state==="regressed")return[reason(ids.regressed,"regressed",`${text3}.`,null,of)];if(change.state==="improved")return[reason(
ids.improved,null,`${text3}.`,null,of)];if(!change.mayBeSlower||!looksWorse(row2,policy,interleaved))return[];let open=`${text3}\
: it looks worse, but that isn't proven. ${change.why??""}`.trim();return[reason(ids.open,"inconclusive",open,null,of)]}
function looksWorse({kind,name,better,change},policy,interleaved){let{changeRatio,thresholdRatio}=change;if(changeRatio===
null)return!0;let worseBy=better==="higher"?1/(1+changeRatio)-1:changeRatio,own=kind==="reported"?metricThreshold(name,policy):
policy["latency-threshold"]/100;return worseBy>=(kind==="peak-memory"||!interleaved?thresholdRatio??own:own)}function derivedRows(runs,range,threshold){let of=side=>side.map(run=>instancesOf2(run,range.head)),all={base:of(runs.base),
head:of(runs.head)},ran=found3=>(found3?.instanceNs.length??0)>0,whole=all.base.map((one,index)=>ran(one)&&ran(all.head[index])),
kept=side=>side.filter((one,index)=>ran(one)&&(!runs.interleaved||whole[index]===!0)),[base,head]=[kept(all.base),kept(all.
head)];if(base.length===0||head.length===0)return{rows:[],decides:!1};let differs2=key=>{let amounts=[...base,...head].map(
one=>one[key]);return!amounts.includes(null)&&new Set(amounts.map(one=>Number((one??1).toPrecision(9)))).size>1},judgedBy=differs2(
"tokens")?"time-per-token":differs2("steps")?"time-per-step":null,label=rangeText(range.head.name,range.head.domain),rowOf=kind=>({
kind,name:label,range:label,unit:perAmountUnits[kind],source:"",better:kind==="tokens-per-second"?"higher":"lower"}),why=judgedBy===
null?"This value changes with the range's wall time, which is judged instead.":null,wall=wallPerAmountKinds.flatMap(kind=>{
let values={base:valuesOf2(base,kind),head:valuesOf2(head,kind)};if(values.base===null||values.head===null)return[];let{
change}=judgeSeries({base:values.base,head:values.head,interleaved:runs.interleaved,threshold,better:kind==="tokens-per-\
second"?"higher":"lower",headFirst:runs.headFirst.filter((_,index)=>whole[index]===!0)});return[{...rowOf(kind),change:kind===
judgedBy?change:shownOnly(change,why)}]}),gpu=gpuPerAmountKinds.flatMap(kind=>{let values={base:gpuPerAmount(range.base,
runs.base,kind),head:gpuPerAmount(range.head,runs.head,kind)};if(values.base===null||values.head===null)return[];let plain=unjudged(
{base:values.base,head:values.head},null),change=shownOnly(plain,"The range's time on the GPU is judged instead.");return[
{...rowOf(kind),change}]});return{rows:[...wall,...gpu],decides:judgedBy!==null}}function valuesOf2(processes,kind){let values=processes.
flatMap(one=>{let found3=wallPerAmount(one,kind);return found3===null?[]:[found3]});return values.length<processes.length?
null:values}function instancesOf2(run,{name,domain}){return run.ranges.find(one=>one.name===name&&one.domain===domain)??
null}function pairRuns(base,head,inTurn){let apart2={base,head,interleaved:!1,headFirst:[]};if(!inTurn||base.length===0||head.
length===0||[...base,...head].some(({order})=>order===null))return apart2;let pairs=base.flatMap(one=>{let other=head.find(
({order})=>placeOf(order)===placeOf(one.order)&&order!==one.order);return other===void 0?[]:[{base:one,head:other}]}).toSorted(
(one,other)=>placeOf(one.base.order)-placeOf(other.base.order));return{base:pairs.map(pair=>pair.base),head:pairs.map(pair=>pair.
head),interleaved:!0,headFirst:pairs.map(pair=>(pair.head.order??0)<(pair.base.order??0))}}function placeOf(order){return Math.
floor((order??0)/2)}function compare(input){let{base,head,policy}=input,machines=compareMachines(base,head),{sameGpu}=machines,differences=[
...machines.differences,...compareCaptures(base,head)],fitting=fittingCalibration(input.calibration,{base,head}),roundClocks=input.
clocks??{baseMhz:[],headMhz:[]},clocks=meanClocks(roundClocks),incomparable=differences.some(({consequence})=>consequence===
"incomparable"),untraced=pairRuns(base.untraced,head.untraced,input.interleaved),shared={input,context:{policy,calibration:fitting.
calibration,sameGpu,names:input.names,draws:{base:base.draw,head:head.draw}},clocks:roundClocks,untraced,processes:processesOf(
base,head),isIncomparable:incomparable},compared=pairRanges(base,head).map(pair=>comparePair(pair,shared)),ranges=new Map(
compared.map(({pair,row:row2})=>[pair.label,row2])),budgets=checkBudgets(policy.budgets,head),hasWall=compared.some(({row:row2})=>row2.
latency!==null),metrics=[...compareMetrics(untraced,policy,hasWall),...compared.flatMap(({derived})=>derived)],ofMetrics=metricReasons(
metrics,policy,untraced.interleaved).map(one=>incomparable?{...one,verdict:null}:one),{findings,accepted}=applyAccepted(
[...machineReasons(differences),...noRanges(compared.map(({pair})=>pair)),...ofMetrics,...compared.flatMap(range=>range.
findings),...budgets.findings],input.accepted,ranges,metrics,input.today),known={base:sideOf(base,input.files?.base??null,
clocks?.baseMhz??null),head:sideOf(head,input.files?.head??null,clocks?.headMhz??null),interleaved:input.interleaved,machineDifferences:differences,
environment:compareEnvironments(base,head),calibration:calibrationUse(input.calibration,fitting),ranges:compared.map(({pair,
row:row2})=>({...row2,verdict:rangeVerdict(findings,pair.label,incomparable||pair.missing!==null)}))},goal=goalReasons({
policy,ranges:known.ranges,findings,sides:{base,head,described:{base:known.base,head:known.head},interleaved:input.interleaved,
untraced}}),reasons=inOrder2([...findings,...goal]),given=input.baseline??{state:input.interleaved?"measured":"given",text:null};
return{schemaVersion:1,verdict:verdictOf(reasons),wall:worstWall(compared.flatMap(({pair,row:row2})=>pair.missing==="bas\
e"?[]:[row2.wall])),comparedOn:input.today,failOn:policy["fail-on"],goal:policy.goal,reasons,baseline:incomparable?{state:"\
incompatible",text:given.text}:given,...known,metrics,budgets:budgets.budgets,accepted,limitations:limitations(known),cost:null}}
function comparePair(pair,shared){let{input,context,clocks,untraced,processes,isIncomparable}=shared,latencyThreshold=input.
policy["latency-threshold"]/100,interleaved=input.interleaved&&processes===null,{rounds,kept,disturbed:disturbed2}=steadyRounds(
{...pair,interleaved}),row2=compareRange(rounds.base,rounds.head,{...context,...orderOf(rounds.interleaved,kept,processes,
input.interleaved),latency:latencyOf(untraced,pair.head,latencyThreshold),clocks:meanClocks(clocksOfRounds(clocks,kept))}),
derived=derivedRows(untraced,pair,latencyThreshold),found3=attributionReasons(pair,input.base.attribution,input.head.attribution)??
skipReasons(pair)??findingsOf(pair,row2,input.policy,isIncomparable),findings=[...disturbedReasons(disturbed2,pair.label),
...derived.decides?perStep(found3):found3];return{pair,row:row2,findings,derived:derived.rows}}function orderOf(areRoundsInTurn,kept,processes,areSidesInTurn){
if(processes===null)return{interleaved:areRoundsInTurn,headFirst:kept.base.map(index=>index%2===1),processes};let of={base:kept.
base.map(index=>processes.base[index]??-1-index),head:kept.head.map(index=>processes.head[index]??-1-index)};return{interleaved:areSidesInTurn&&
areNeighbors(of),headFirst:headFirstOf(of),processes:of}}function noRanges(pairs){if(pairs.some(({missing})=>missing===null))
return[];let text3=pairs.length===0?"Neither side has any ranges.":"The sides have no ranges in common.";return[reason("\
no-ranges","incomparable",text3,null)]}function worstWall(walls){return["slower","unknown"].find(wall=>walls.includes(wall))??
(walls.length>0?"not-slower":"unknown")}function clocksOfRounds({baseMhz,headMhz},kept){return{baseMhz:kept.base.map(index=>baseMhz[index]??
null),headMhz:kept.head.map(index=>headMhz[index]??null)}}function attributionReasons({label,base,head},baseMode,headMode){
let others=[...base.rounds,...head.rounds].some(({otherThreads:otherThreads2})=>otherThreads2.launches+otherThreads2.copies>
0);if(baseMode===headMode||!others)return null;let text3=`Base was measured with \`attribution: ${baseMode}\` and head wi\
th \`${headMode}\`, which matters here because other threads launched work in the range. Measure the base again, or analy\
ze its reports again.`;return[reason("attribution-differs","incomparable",text3,label)]}function skipReasons({label,base,
head,missing}){if(missing!==null||base.skippedInstances===head.skippedInstances)return null;let text3=`Base skips the fi\
rst ${counted(base.skippedInstances,"instance")} of the range, but head skips ${String(head.skippedInstances)} (\`skip\`).\
 Measure the base again.`;return[reason("skip-differs","incomparable",text3,label)]}function perStep(findings){return findings.
map(found3=>found3.id==="latency-regressed"||found3.id==="latency-open"?{...found3,verdict:null,text:`${found3.text} The\
 sides process different numbers of steps or tokens, so the verdict is based on the time per step or token.`}:found3)}function findingsOf({
label,missing},row2,policy,machineDiffers){if(missing==="base")return[reason("missing-in-base",null,"This range is new: \
base doesn't have it.",label)];if(missing==="head")return[reason("missing-in-head","incomparable","Only base has this ra\
nge, so there's nothing to compare it with.",label)];let found3=[...rangeReasons(row2,label,policy["fail-on"]),...countReasons(
row2.counts,label),...rowReasons(row2,label)];return machineDiffers||found3.some(({id,verdict})=>verdict==="incomparable"&&
id!=="no-kernels")?found3.map(one=>one.verdict==="incomparable"?one:{...one,verdict:null}):found3}function rangeVerdict(findings,label,machineDiffers){
let verdict=verdictOf(findings.filter(found3=>found3.range===label&&found3.verdict!=="over-budget"));return machineDiffers?
"incomparable":verdict==="regressed"||verdict==="inconclusive"||verdict==="incomparable"?verdict:"pass"}function sideOf(profile,profileFile,meanSmClockMhz){
let{createdAt,measuredAt,tool,source,machine,workload,isolation,draw,rounds,ncu}=profile;return{profileFile,createdAt,measuredAt,
tool,source,machine,command:workload.command,isolation,exitCode:workload.exitCode,ncuState:ncu?.state??"off",draw,rounds:rounds.
length,processes:processCount(profile),disturbedRounds:rounds.flatMap(({round,gpu})=>disturbed(round,gpu)),meanSmClockMhz}}
function disturbed(round,gpu){return gpu===null||gpu.state==="ok"||gpu.state==="unknown"?[]:[{round,state:gpu.state,meanSmClockMhz:gpu.
meanSmClockMhz,reasons:gpu.reasons}]}function calibrationUse(calibration,{misfit}){return{used:calibration!==null&&misfit===
null,misfit,createdAt:calibration?.createdAt??null,from:calibration?.from??"rounds",pairs:calibration?.pairs??null,falseAlarms:calibration?.
falseAlarms??null}}function withoutBaseline({head,policy,baseline,today,headFile}){let budgets=checkBudgets(policy.budgets,head),id=`baseli\
ne-${baseline.state}`,found3=[reason(id,"no-baseline",baseline.text,null),...budgets.findings],reasons=inOrder2([...found3,
...goalReasons({policy,ranges:[],findings:found3,sides:null})]),known={base:null,head:sideOf(head,headFile??null,null),interleaved:!1,
machineDifferences:[],environment:null,calibration:{used:!1,misfit:null,createdAt:null,from:"rounds",pairs:null,falseAlarms:null},
ranges:[]};return{schemaVersion:1,verdict:verdictOf(reasons),wall:"unknown",comparedOn:today,failOn:policy["fail-on"],goal:policy.
goal,reasons,baseline,...known,metrics:[],budgets:budgets.budgets,accepted:[],limitations:limitations(known),cost:null}}var noBase={state:"absent",profile:null,text:"No base was configured, so only the budgets are checked."};function judgeRecorded(head,{
state,profile:base,text:text3},config2,policy){return base===null?withoutBaseline({head,policy:config2,baseline:{state,text:text3},
today:policy.today,headFile:sideFiles.head}):compare({base,head,interleaved:!1,policy:config2,...policy,baseline:{state,
text:text3},files:sideFiles,clocks:sideClocks({base,head})})}function judgeMeasured(head,base,config2,policy,choice){if(base instanceof
LlmProfileError){let baseline={state:"failed",text:`Couldn't measure the base: ${base.message}`};return withoutBaseline(
{head,policy:config2,baseline,today:policy.today,headFile:sideFiles.head})}return compare({base,head,interleaved:!0,policy:config2,
...policy,baseline:{state:"measured",text:choice?.why??null,pinned:choice?.pinned??void 0},files:sideFiles,clocks:sideClocks(
{base,head})})}function sideClocks({base,head}){return{baseMhz:clocksOf(base),headMhz:clocksOf(head)}}function clocksOf({
rounds}){return rounds.map(({gpu})=>gpu===null||gpu.state==="unknown"?null:gpu.meanSmClockMhz)}function exitCodeOf({reasons,baseline},failOn){let said=new Set(reasons.map(({verdict})=>verdict)),fails=["regression","\
kernel","counts"].some(value=>failOn.includes(value));return said.has("over-budget")||said.has("not-improved")||said.has(
"regressed")&&fails?exitCodes.regressed:["inconclusive","incomparable","no-baseline"].some(verdict=>said.has(verdict)&&failOn.
includes(verdict))||baseline.state==="failed"&&failOn.includes("baseline-failed")?exitCodes.inconclusive:exitCodes.pass}var found2=walk("",configSchema),configSections=found2.sections,configKeys=new Map(found2.keys.map(key=>[key.key,key]));
function mapEntry(dotted){for(let map of configKeys.values())if(map.kind==="map"&&dotted.startsWith(`${map.key}.`))return{
map,name:dotted.slice(map.key.length+1)};return null}function isSection(dotted){return configSections.some(({key})=>key===
dotted)}function keysOf(section){return[...configSections.map(({key})=>key),...configKeys.keys()].filter(key=>key!==""&&
parentOf(key)===section)}function suggestKey(dotted){let[first="",second,...entry]=dotted.split(".");if(second!==void 0&&
entry.length>0){let map=suggestKey(`${first}.${second}`);if(map!==null&&configKeys.get(map)?.kind==="map")return`${map}.${entry.
join(".")}`}let all=[...configSections.map(({key})=>key),...configKeys.keys()].filter(key=>key!==""),last=lastOf(dotted),
siblings=all.filter(key=>parentOf(key)===parentOf(dotted));return among(all,last,0)??among(siblings,last)??among(all,last)??
nearest(dotted,all,dotted.length/3)}function among(keys,last,maxDistance){let name=nearest(last,keys.map(lastOf),maxDistance);
return keys.find(key=>lastOf(key)===name)??null}function parentOf(dotted){return dotted.slice(0,Math.max(0,dotted.lastIndexOf(
".")))}function lastOf(dotted){return dotted.slice(dotted.lastIndexOf(".")+1)}function walk(section,schema){let sections=[
{key:section,description:schema.description??""}],keys=[];for(let[name,member]of Object.entries(schema.shape)){let dotted=section===
""?name:`${section}.${name}`;if(member instanceof ZodObject){let inner=walk(dotted,member);sections.push(...inner.sections),
keys.push(...inner.keys)}else member instanceof ZodType&&keys.push(configKey(dotted,member))}return{sections,keys}}function configKey(key,schema){
let nullable=schema instanceof ZodNullable,inner=nullable?schema.unwrap():schema;return{key,schema,kind:kindOf2(inner),nullable,
description:schema.description??"",allowed:allowedText(schema)}}function kindOf2(schema){return schema instanceof ZodArray?
"list":schema instanceof ZodRecord?"map":schema instanceof ZodEnum?"choice":schema instanceof ZodBoolean?"boolean":schema instanceof
ZodNumber?"number":schema instanceof ZodUnion?schema.options.some(option=>option instanceof ZodArray)?"command":"quantit\
y":"text"}function allowedText(schema){if(schema instanceof ZodNullable)return`${allowedText(schema.unwrap())}; or null`;
if(schema instanceof ZodArray)return`a list, each ${allowedText(schema.element)}`;if(schema instanceof ZodRecord)return"\
keys and values";let title=schema instanceof ZodType?schema.meta()?.title:void 0;return title!==void 0?title:schema instanceof
ZodEnum?oneOf(schema.options.map(String)):schema instanceof ZodBoolean?"true or false":schema instanceof ZodNumber?numberText(
schema):"text"}function numberText(schema){let kind=schema.isInt?"a whole number":"a number",low=schema.minValue,high=schema.
maxValue,from=low!==null&&low>Number.MIN_SAFE_INTEGER?` from ${low}`:"",to=high!==null&&high<Number.MAX_SAFE_INTEGER?` t\
o ${high}`:"";return kind+from+to}function oneOf(words2){return words2.length<2?words2.join(""):`${words2.slice(0,-1).join(
", ")} or ${words2.at(-1)??""}`}var environment="workload.environment";function isSecretKey(dotted){let entry=mapEntry(dotted);return entry!==null&&entry.
map.key===environment&&looksSecret(entry.name)}function isWholeEnvironment(dotted){return dotted===environment}var variableKeys=new Set(
["workload.pass-env","workload.secret-files"]);function redactValue(dotted,value){return isSecretKey(dotted)?redacted:redactTexts(
value,variableKeys.has(mapEntry(dotted)?.map.key??dotted)?redactVariables:redactCommand)}function redactVariables(text3){
return typeof text3=="string"?text3.replaceAll(/[^\s,:[\]{}"']+/g,shownVariable):text3.map(shownVariable)}function redactTexts(value,redact,within=[]){
if(typeof value=="string")return redact(value);if(typeof value!="object"||value===null||within.includes(value))return value;
let inside=one=>redactTexts(one,redact,[...within,value]);return Array.isArray(value)?value.every(word=>typeof word=="st\
ring")?redact(value):value.map(inside):Object.fromEntries(Object.entries(value).map(([name,one])=>[name,inside(one)]))}function redactOverride(text3){
let split=text3.indexOf("=");if(split===-1)return text3;let key=text3.slice(0,split).trim();return text3.slice(split+1).
trim()===""?text3:isSecretKey(key)||isWholeEnvironment(key)||isMistypedSecret(key,text3)?`${key}=${redacted}`:`${text3.slice(
0,split+1)}${String(redactValue(key,text3.slice(split+1)))}`}function isMistypedSecret(key,text3){return!configKeys.has(
key)&&mapEntry(key)===null&&text3.split(/\W+/).some(looksSecret)}var mostRanges=1e3;function rangeLimit(most=mostRanges){let known=new Set,isCut=!1;return{startWith(ranges,leftOut){for(let range of ranges)
known.add(rangeKeyText(range));isCut||=leftOut>0},choose(found3,openNs){let fresh=found3.map(rangeKeyText).filter(text3=>!known.
has(text3)),room=isCut?0:Math.max(0,most-known.size);isCut||=fresh.length>room;for(let text3 of fresh.length>room?longest(
fresh,openNs()).slice(0,room):fresh)known.add(text3);let isMeasured2=range=>known.has(rangeKeyText(range)),measured=found3.
filter(isMeasured2);if(measured.length>0||found3.length===0)return{measured,leftOut:found3.filter(range=>!isMeasured2(range))};
let own=new Set(longest(fresh,openNs()).slice(0,most));return{measured:found3.filter(range=>own.has(rangeKeyText(range))),
leftOut:found3.filter(range=>!own.has(rangeKeyText(range)))}}}}function longest(keys,openNs){return keys.toSorted((one,other)=>(openNs.
get(other)??0)-(openNs.get(one)??0)||(one<other?-1:1))}export{iso_exports,coerce_exports,topKernels,sideFiles,recordedSideFiles,topKernelsByRange,resultFiles,profileFiles,metricFormats,
tracedApi,configSchema,runCostSchema,costOf,verifiedValuesSchema,profileSchemaVersion,captureModeSchema,storedProfileSchema,
comparisonSchema,ratio,count4 as count,log,chance,constants,studentTQuantile,studentTChance,studentTDensity,logRatio,logs,
mean,deviation,weightedMedian,sideLevels,isMajority,normalCdf,calibrationSchemaVersion,comparePolicy,readCalibration,hasWrongResult,
metricThreshold,copyKind,latencyOf,profileOfRounds,steadyRounds,pairRuns,compare,noBase,judgeRecorded,judgeMeasured,sideClocks,
exitCodeOf,addFiles,addedText,shownFolder,configSections,configKeys,mapEntry,isSection,keysOf,suggestKey,allowedText,isSecretKey,
isWholeEnvironment,redactValue,redactOverride,rangeLimit};
