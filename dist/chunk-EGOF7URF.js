import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{collectiveSchema,ownRange,rankClocksSchema,rankSchema}from"./chunk-U6ZILMLL.js";import{ZodError,_enum,array,
boolean,literal,number,object,preprocess,prettifyError,record,string,tuple,union}from"./chunk-5GEUU6SA.js";import{
countText,errorCode,makeFolders}from"./chunk-SED4EZVD.js";import{LlmProfileError,ParseError,UserError,errorMessage}from"./chunk-OZNDZEMK.js";function median(values){let sorted=values.toSorted((one,other)=>one-other),[low=0,high=low]=[sorted[Math.floor((sorted.length-
1)/2)],sorted[Math.floor(sorted.length/2)]];return(low+high)/2}function medianTotalNs({rounds}){return median(rounds.map(
round2=>round2?.totalNs??0))}function medianLaunches({rounds}){return median(rounds.map(round2=>round2?.launches??0))}function medianKernelNs({
rounds}){return median(rounds.map(({kernelNs})=>kernelNs))}function overRounds(rounds,keyOf){return[...new Map(rounds.flatMap(
items=>items.map(item=>[keyOf(item),item])))].map(([key,sample])=>({sample,found:rounds.map(items=>items.find(item=>keyOf(
item)===key)??null)}))}function sharedValue(values){return new Set(values.map(value=>JSON.stringify(value))).size===1?values[0]??
null:null}var versions=record(string(),string()).nullable(),environmentSchema=object({run:string().describe("A random name of the \
run. Digests of two profiles can be compared where it is the same, and say nothing elsewhere."),operatingSystem:string().
nullable().describe("PRETTY_NAME of /etc/os-release."),imageDigest:string().nullable().describe("Of the container image,\
 where the variable LLM_PROFILE_IMAGE_DIGEST says it."),pythonPackages:versions.describe("Version by name, of the packag\
es that the side's interpreter finds."),systemPackages:versions.describe("Version by name, of dpkg's installed packages."),
cudaLibraries:versions.describe("Version by name, from names of files such as `libcublas.so.13.0.2` where the loader loo\
ks for them."),variables:record(string(),object({value:string().nullable().describe("Null: not kept, as it may say what \
nobody meant to publish."),digest:string().nullable().describe("Keyed hash of the value, by a random key that ends with \
the run. Null: the variable is thought secret.")})).describe("The program's environment by name, without what the run it\
self sets for each side.")});var ncuReplayModeSchema=_enum(["kernel","application","range","app-range"]),figureSchema=object({value:union([number(),string()]),
unit:string().describe("In ncu's base units; empty for counts and texts."),metric:string().describe("The metric of NVIDI\
A's that it is, or the formula over metrics.")}),point=object({precision:string().describe("fp64, fp32, fp16: the CUDA c\
ores; tensor-\u2026: the tensor cores, by the type of their input (\u2026-sparse: with structured sparsity); tensor: of an older n\
cu, which takes every instruction of the tensor pipe for 512 operations."),flopPerSecond:number().nonnegative(),peakFlopPerSecond:number().
nonnegative().nullable(),intensity:number().nonnegative().nullable().describe("Operations for each byte of device memory\
; null where none was moved."),ridgeIntensity:number().nonnegative().nullable().default(null).describe("The intensity fr\
om which on the peak of the operations is the bound, below it the memory. Null: not known."),roofFlopPerSecond:number().
nonnegative().nullable().describe("The most that this intensity allows: the smaller of the peak and intensity \xD7 peak ban\
dwidth.")}),rooflineSchema=object({bytesPerSecond:number().nonnegative().describe("Of device memory."),peakBytesPerSecond:number().
nonnegative().nullable(),points:array(point).describe("The precisions that the kernel used; empty for a kernel without f\
loating point.")}),ncuRuleSchema=object({section:string(),rule:string().describe("NVIDIA's identifier."),type:_enum(["op\
timization","warning","information"]),text:string(),speedup:object({of:_enum(["global","local"]),pct:number().nonnegative()}).
nullable().describe("What ncu estimates that would be saved. global: of the launch's time; local: of a part of it. Null:\
 no estimate.")}),ncuSampleSchema=object({id:number().int().nonnegative().describe("The row's ID in raw.csv."),figures:record(
string(),figureSchema.nullable()).describe("Null: not collected, or ncu has no value."),roofline:rooflineSchema.nullable(),
rules:array(ncuRuleSchema).default([]).describe("What ncu's own rules say of it; empty where its page of details was not\
 read.")}),kernelSampleSchema=ncuSampleSchema.extend({variant:number().int().nonnegative().describe("Which of the kernel\
's variants was launched: an index.")}),replayedRangeSchema=object({name:string(),domain:string().describe("Empty for th\
e default domain."),mode:_enum(["range","app-range"]),samples:array(ncuSampleSchema).describe("One for each instance, in\
 the order of the program.")}),unjoinedSchema=object({kernelsWithoutRow:array(string()).describe("Names of kernels that \
were to be explained and have no row."),rowsWithoutKernel:array(object({id:number().int().nonnegative(),kernel:string(),
grid:string(),block:string()}))}),ncuStatusSchema=object({state:_enum(["measured","off","not-needed","unavailable","fail\
ed","skipped"]).describe("off: not asked for. not-needed: it was not started, since no verdict needed a reason (`ncu.whe\
n`). unavailable: ncu is missing or may not read the counters, and the run went on with a warning. skipped: the same, an\
d the configuration says that this is no matter; or it was not started, as `why` says. failed: it ran, and its rows are \
not what was asked for, or not of all ranges; those that are stay."),why:string().nullable().describe("For people; null \
where it was measured without a remark, or is off."),mode:ncuReplayModeSchema.nullable(),sections:array(string()).describe(
"As asked; empty where that is not known."),metrics:array(string()),notNeeded:array(object({name:string(),domain:string()})).
default([]).describe("Ranges that it was not started for, since their verdict needed no reason.")}),profileFindingSchema=object(
{id:string(),kernel:string().nullable().describe("The kernel's name; null for the range as a whole."),what:string(),advice:string(),
threshold:string(),source:object({guide:string(),section:string()}).describe("Where NVIDIA explains it."),evidence:array(
object({name:string(),value:union([number(),string()]).nullable(),unit:string()})),impactNs:number().nonnegative().nullable().
describe("Potential saving in one round, at most: an estimate for ordering. Null: cannot be estimated.")});function figureNumber(figures,key){
let value=figures[key]?.value;return typeof value=="number"?value:null}function figureWord(figures,key){let value=figures[key]?.
value;return typeof value=="string"?value:null}var ns=number().int().nonnegative(),untracedRangeSchema=object({name:string(),domain:string().describe("Empty for the de\
fault domain."),instanceNs:array(ns).describe("Wall time of each instance on the host, in the order in which they began,\
 over all processes of the run."),steps:number().positive().nullable().default(null).describe("Steps that one instance d\
oes, by `steps` of the configuration; null: not known."),tokens:number().positive().nullable().default(null).describe("T\
he same of tokens, by `tokens`.")}),metricValueSchema=object({name:string(),value:number(),unit:string().nullable(),better:_enum(
["lower","higher"]).nullable().describe("Null: not known, so that it is shown and not judged."),source:string().describe(
"The file that it was read from, as the configuration names it.")}),untracedRunSchema=object({order:number().int().nonnegative().
nullable().describe("Its place, from 0, in the order in which the runs of both sides were made: of two sides measured in\
 turn, places 2i and 2i + 1 are neighbors. Null: not known, or measured apart."),seconds:number().nonnegative().nullable().
describe("Of the whole program, under nsys; null: not known, or a server."),clientSeconds:number().nonnegative().nullable().
default(null).describe("Of a server's client, from its start to its end; null: no server."),ofOtherCommand:boolean().default(
!1).describe("True: of `latency.command`, which is not what is captured."),ranges:array(untracedRangeSchema),metrics:array(
metricValueSchema).default([]).describe("What the program itself reported."),peakMemory:array(object({gpu:string(),bytes:ns})).
default([]).describe("The most memory of each GPU in use; empty where it was not watched.")});function instanceTimes(run,{
name,domain}){return run.ranges.find(range=>range.name===name&&range.domain===domain)?.instanceNs??[]}function wallFigures(processes){
return{medianNs:median(processes.map(median)),p90Ns:median(processes.map(values=>quantile(values,.9))),minNs:median(processes.
map(values=>Math.min(...values))),processes:processes.length,instances:processes.reduce((sum2,{length})=>sum2+length,0)}}
function quantile(values,share){let sorted=values.toSorted((one,other)=>one-other);return sorted[Math.ceil(share*sorted.
length)-1]??0}var profileSchemaVersion=1,count=number().int().nonnegative(),ns2=number().int().nonnegative(),dim3=tuple([count,count,count]),
gpuSchema=object({name:string(),uuid:string().nullable(),chip:string().nullable(),computeCapability:string().nullable(),
smCount:count.nullable(),memoryBytes:count.nullable(),l2Bytes:count.nullable(),memoryBandwidth:number().nonnegative().nullable().
describe("Bytes a second, as the driver states it."),clockHz:number().nonnegative().nullable()}),kernelRoundSchema=object(
{launches:count,totalNs:ns2,medianNs:number().nonnegative(),minNs:ns2,maxNs:ns2,spread:number().nonnegative().describe("\
Standard deviation of the launches' durations divided by their mean."),busyNs:number().nonnegative().nullable().default(
null).describe("Its share of the range's `gpuBusyNs`: each instant of a device is divided equally among the kernels, cop\
ies and memsets of the range that run then. With `copyBusyNs` the kernels' shares add up to `gpuBusyNs`. Null: not known\
."),exclusiveNs:ns2.nullable().default(null).describe("Time in which nothing else of the range ran on the device, not ev\
en another launch of it. Null: not known."),firstNs:ns2.nullable().default(null).describe("Duration of its first launch \
in the round. Null: not known."),otherThreadLaunches:count.default(0).describe("Those of `launches` that `otherThreads` \
of the range counts.")}),kernelVariantSchema=object({mangled:string().nullable(),grid:dim3,block:dim3,registersPerThread:count,
staticSharedBytes:count,dynamicSharedBytes:count,localBytesPerThread:count,rounds:array(kernelRoundSchema.nullable()).describe(
"One entry a round; null where this variant did not run in it.")}),kernelSchema=object({name:string().describe("Demangle\
d, with template arguments: a kernel's identity."),shortName:string(),family:string(),rounds:array(kernelRoundSchema.nullable()).
describe("Over all variants; one entry a round, null where it did not run."),variants:array(kernelVariantSchema).describe(
"The same function by mangled name, grid, block and shared memory; most time first."),ncu:array(kernelSampleSchema).default(
[]).describe("Launches that Nsight Compute measured, those of the variant with the most time first.")}),copySchema=object(
{kind:_enum(["copy","fill"]),direction:string().nullable(),sourceMemory:string().nullable(),targetMemory:string().nullable(),
count,bytes:count,totalNs:ns2,blocking:count.default(0).describe("Those of `count` that were made by a call that holds t\
he host up until the work is done (CUDA Runtime API, API synchronization behavior).")}),noOtherThreads={launches:0,kernelNs:0,
copies:0},gpuIdleSchema=object({launchNs:ns2.describe("The host had not launched the next work yet: its own work, or the\
 launch call."),afterSynchronizationNs:ns2.describe("The same, where the thread that launched it was waiting in a synchr\
onization when the GPU fell idle, so that it could not have run ahead."),synchronizationNs:ns2.describe("The thread was \
inside a synchronizing call."),copyNs:ns2.describe("The thread was inside the call of a copy or a memset."),queueNs:ns2.
describe("The next work was launched, and had not begun: dependencies, graphs, latency."),unknownNs:ns2.describe("Of the\
 next work it is not known which call made it.")}),hostTimeSchema=object({threadNs:ns2.describe("Time in which an instan\
ce was open on its thread, each instant of a thread once."),ownNs:ns2.describe("Of it outside of CUDA calls: the program\
's own work, and calls that only ask something (`cudaEventQuery`)."),launchNs:ns2.describe("Inside calls that launch ker\
nels; a full queue holds them up."),graphLaunchNs:ns2,copyNs:ns2.describe("Inside calls of copies and memsets, those tha\
t wait for the copy included."),synchronizationNs:ns2,memoryNs:ns2.describe("Inside calls that allocate and free memory."),
otherNs:ns2.describe("Inside any other call.")}),rangeRoundSchema=object({instances:count,wallNs:ns2.describe("Sum of th\
e instances' durations on the host. Tracing inflates it; kernel times are not affected."),spanNs:ns2.nullable().default(
null).describe("Time in which at least one instance was open: `wallNs` where none overlap. Null: not known."),gpuIdleNs:ns2.
nullable().default(null).describe("Of `spanNs`, the time in which nothing ran on the range's GPUs, whatever launched it;\
 the mean over its GPUs. Null: not known."),gpuIdle:gpuIdleSchema.nullable().default(null).describe("`gpuIdleNs` by caus\
e: each instant by what the thread that made the next work of the GPU did then. Null: not known."),hostTime:hostTimeSchema.
nullable().default(null).describe("What the threads of the range did; the parts add up to `threadNs`. Tracing inflates t\
he time inside calls. Null: not known, as for a range that another thread ended."),kernelNs:ns2.describe("Sum of the dur\
ations of all kernels launched in the range."),gpuBusyNs:ns2.describe("Time with at least one kernel, copy or memset of \
the range running: the union of their intervals, summed over devices."),copyBusyNs:number().nonnegative().nullable().default(
null).describe("The share of copies and memsets in `gpuBusyNs`, as `busyNs` of kernels is theirs. Null: not known."),devices:count.
nullable().default(null).describe("How many devices ran kernels, copies or memsets of the range. Null: not known."),communicationFreeBusyNs:ns2.
nullable().default(null).describe("`gpuBusyNs` without the kernels of the family communication, whose time includes wait\
ing for other devices. Null: not known."),ranks:array(rankSchema).default([]).describe("The GPUs of the range beside eac\
h other, by rank. Empty for a range of one GPU, and where it is not known."),collectives:array(collectiveSchema).default(
[]).describe("What the ranks did together, most transfer first: collectives whose kernels were found in all of their ran\
ks."),rankClocks:rankClocksSchema.nullable().default(null).describe("How the clocks of the ranks' reports were brought t\
ogether. Null: all ranks are in one report."),otherThreads:object({launches:count,kernelNs:ns2,copies:count.describe("Co\
pies and memsets.")}).default(()=>({...noOtherThreads})).describe("The part of the range's work that threads without an \
asked range of their own launched while the range was open on the one thread that has any. None where `attribution` is t\
hread."),launches:count.describe("Kernels that ran, those of CUDA graphs included."),graphKernels:count.describe("Those \
of `launches` that ran as nodes of a CUDA graph."),graphLaunches:count,synchronizations:array(object({call:string(),count,
totalNs:ns2})),copies:array(copySchema),memcpyBytes:count,memcpyNs:ns2}),familySchema=object({family:string(),rounds:array(
object({launches:count,totalNs:ns2}))}),rangeSchema=object({name:string(),domain:string().describe("Empty for the defaul\
t domain."),rounds:array(rangeRoundSchema),families:array(familySchema),kernels:array(kernelSchema).describe("Most total\
 time first."),ncu:unjoinedSchema.nullable().default(null).describe("What Nsight Compute's rows and the kernels do not s\
hare; null where its rows were not joined."),findings:array(profileFindingSchema).default([]).describe("Largest potentia\
l saving first.")}),roundGpuSchema=object({state:_enum(["ok","throttled","clock-differs","unknown"]).describe("throttled\
: by heat or the power brake. clock-differs: its mean SM clock is more than 2 % off that of the side's other rounds. unk\
nown: fewer than 3 samples."),meanSmClockMhz:number().nonnegative().nullable().describe("Over the samples within the ran\
ges."),meanTemperatureC:number().nullable().default(null).describe("The same of the GPU's temperature. Null: not known."),
samples:count.describe("How many samples fell into the ranges."),reasons:array(string()).describe("What held the clocks \
down, in words; also what is no disturbance.")}),attributionSchema=_enum(["auto","thread"]),profileSchema=object({schemaVersion:literal(
profileSchemaVersion),tool:object({name:string(),version:string()}),createdAt:string(),source:object({repository:string().
nullable(),commit:string().nullable(),ref:string().nullable(),dirty:boolean().nullable()}).describe("The code that was m\
easured; null where it is not known."),machine:object({gpus:array(gpuSchema).describe("The GPUs that kernels ran on."),driver:string().
nullable(),cuda:string().nullable().describe("The CUDA version that the driver supports."),nsys:string().nullable(),ncu:string().
nullable()}),workload:object({command:array(string()),exitCode:number().int().nullable().describe("Null: not known, as f\
or a bare report.")}),isolation:string().nullable(),environment:environmentSchema.nullable().default(null).describe("Wha\
t the program ran with. Null: not known, as for bare reports."),attribution:attributionSchema.default("thread").describe(
"Whose work belongs to a range. thread: what the threads launched that a range counts for in nsys. auto: besides, what o\
ther threads of the process launched while all open ranges of the process lay nested on one thread."),rounds:array(object(
{round:number().int().min(1),captures:array(object({label:string(),sources:array(string())})),outside:object({launches:count,
kernelNs:ns2}).describe("Kernels launched outside every analyzed range."),gpu:roundGpuSchema.nullable().default(null).describe(
"The GPU while the ranges ran; null where it was not watched."),process:number().int().min(1).nullable().default(null).describe(
"Rounds with the same number were captured in one process: one load of a server. Null: in a process of their own.")})),ranges:array(
rangeSchema),untraced:array(untracedRunSchema).default([]).describe("Runs without CUDA tracing, in the order made: what \
wall time and the program's own metrics are of."),replayedRanges:array(replayedRangeSchema).default([]).describe("Ranges\
 that Nsight Compute replayed as a whole."),ncu:ncuStatusSchema.nullable().default(null).describe("Null: nothing is know\
n, as for bare reports of nsys."),checks:array(object({check:string(),state:_enum(["held","not-possible"]),detail:string()})).
describe("What was held against the tools' own figures. A check that fails is no profile but an error."),warnings:array(
string())}),storedProfileSchema=preprocess(stored=>{if(typeof stored!="object"||stored===null||!("regions"in stored))return stored;
let{regions,...rest}=stored;return{replayedRanges:regions,...rest}},profileSchema),noGpuIdle={launchNs:0,afterSynchronizationNs:0,
synchronizationNs:0,copyNs:0,queueNs:0,unknownNs:0},noHostTime={threadNs:0,ownNs:0,launchNs:0,graphLaunchNs:0,copyNs:0,synchronizationNs:0,
memoryNs:0,otherNs:0},emptyRound={instances:0,wallNs:0,spanNs:0,gpuIdleNs:0,gpuIdle:noGpuIdle,hostTime:noHostTime,kernelNs:0,
gpuBusyNs:0,copyBusyNs:0,devices:0,communicationFreeBusyNs:0,ranks:[],collectives:[],rankClocks:null,otherThreads:{launches:0,
kernelNs:0,copies:0},launches:0,graphKernels:0,graphLaunches:0,synchronizations:[],copies:[],memcpyBytes:0,memcpyNs:0},unknownSource={
repository:null,commit:null,ref:null,dirty:null};function measuredLaunch({variants,rounds},{variant:index}){let measured=variants[index];if(measured===void 0)return null;
let same=variants.filter(variant=>launchShape(variant)===launchShape(measured)),matchingLaunches=rounds.map((_,round2)=>same.
reduce((sum2,variant)=>sum2+(variant.rounds[round2]?.launches??0),0));return{grid:measured.grid,block:measured.block,matchingLaunches}}
function distinctSamples({variants,ncu}){let shapes=ncu.map(({variant:index})=>{let variant=variants[index];return variant===
void 0?"":launchShape(variant)});return ncu.filter((_,index)=>shapes.indexOf(shapes[index]??"")===index)}function measuredShare(range){
let kernelNs=medianKernelNs(range);if(kernelNs===0||range.kernels.every(({ncu})=>ncu.length===0))return null;let measuredNs=range.
kernels.reduce((sum2,{variants,ncu})=>{let shapes=new Set(ncu.flatMap(({variant})=>variants[variant]??[]).map(launchShape)),
alike=variants.filter(variant=>shapes.has(launchShape(variant)));return sum2+alike.reduce((total,variant)=>total+medianTotalNs(
variant),0)},0);return Math.min(1,measuredNs/kernelNs)}function sampleOf({ncu},variant){return ncu.find(sample=>sample.variant===
variant)??null}function launchShape(variant){let{grid,block}=variant;return`grid ${grid.join("\xD7")}, block ${block.join(
"\xD7")} and ${String(sharedBytes(variant))} B of shared memory`}function sharedBytes({staticSharedBytes,dynamicSharedBytes}){
return staticSharedBytes+dynamicSharedBytes}function launchText({grid,block}){return`${dimensionsText(grid)}, ${dimensionsText(
block)}`}function dimensionsText(dimensions){return dimensions.join("\xD7").replace(/(?<!×1)(?:×1)+$/,"")}function pct(value){return`${value<10?value.toFixed(1):value.toFixed(0)} %`}var allOfIt=.995;function timeShare(kernel,variants){
let totalNs=medianTotalNs(kernel);return totalNs===0?1:variantsNs(variants)/totalNs}function variantsNs(variants){return variants.
reduce((sum2,variant)=>sum2+medianTotalNs(variant),0)}function launchesText(kernel,variants){let share=timeShare(kernel,
variants);if(share>=allOfIt)return"";let grids=[...new Set(variants.map(({grid})=>dimensionsText(grid)))];return` That i\
s in launches of ${grids.length===1?`grid ${grids.join("")}`:`${countText(grids.length)} grids`} that take ${pct(share*100)}\
 of its time.`}var bestPractices="CUDA C++ Best Practices Guide",busyPct=60,bottleneckPct=80,balancedPct=10,lowOccupancyPct=80,fullGrid=.9,
tailShare=.2,sectorBytes=32,mostSectorsPerLoad=16,excessShare=.25,kernelRules=[{id:"spills",of:"measured launches",threshold:"\
any request to local memory for spilled registers; where that was not collected, local memory reserved for each thread, \
as nsys says",source:{guide:bestPractices,section:"Local Memory"},advice:"Give a thread less to hold: smaller tiles, few\
er unrolled iterations, or a higher register limit (__launch_bounds__, -maxrregcount).",find:spills},{id:"small-grid",of:"\
kernel",threshold:"blocks for less than 90 % of the SMs",source:{guide:bestPractices,section:"Thread and Block Heuristic\
s"},advice:"Give the kernel more blocks: a larger batch, smaller tiles, split-K; or run it beside others on another stre\
am.",find:smallGrid},{id:"partial-wave",of:"measured launches",threshold:"less than one wave of blocks, on all SMs, and \
neither SMs nor memory 60 % busy",source:{guide:ncuRule("SOLBottleneck"),section:"GPU Speed Of Light Throughput"},advice:"\
Its blocks all run at once, and the GPU could take more: a larger batch, more work for each launch, a fusion with its ne\
ighbors; or run it beside others on another stream.",find:partialWave},{id:"tail-effect",of:"measured launches",threshold:"\
the last, partial wave of blocks wastes 20 % of the kernel's time or more",source:{guide:ncuRule("LaunchConfiguration"),
section:"Launch Statistics"},advice:"Choose tiles so that the blocks fill whole waves, or a persistent kernel, which tak\
es one wave.",find:tailEffect},{id:"low-occupancy",of:"measured launches",threshold:"theoretical occupancy below 80 %, a\
nd neither SMs nor memory 60 % busy, in a wave of blocks or more",source:{guide:ncuRule("TheoreticalOccupancy"),section:"\
Occupancy"},advice:"Relieve what limits it (fewer registers a thread, less shared memory or another size of block). Kern\
els that feed tensor cores by asynchronous copies need few warps and may be well as they are.",find:lowOccupancy},{id:"m\
emory-bound",of:"measured launches",threshold:"device memory 60 % busy or more, and by 10 points more than the SMs, from\
 80 % on by any; without SM throughput, than executed instructions and the tensor pipe",source:{guide:ncuRule("SOLBottle\
neck"),section:"GPU Speed Of Light Throughput"},advice:"It is near the memory's roof, so that only fewer bytes help: fus\
e with its neighbors, smaller types (fp8, int8 weights), a larger batch for each read of the weights.",find:memoryBound},
{id:"compute-bound",of:"measured launches",threshold:"SMs 60 % busy or more, and by 10 points more than the memory, from\
 80 % on by any; without SM throughput, executed instructions or the tensor pipe, and device memory",source:{guide:ncuRule(
"SOLBottleneck"),section:"GPU Speed Of Light Throughput"},advice:"It is near what the SMs can do, so that only less work\
 helps: tensor cores where it does without them, smaller types (fp8), less recomputation.",find:computeBound},{id:"memor\
y-latency",of:"measured launches",threshold:"memory busier than the SMs and yet below 60 %, in a wave of blocks or more",
source:{guide:ncuRule("SOLBottleneck"),section:"GPU Speed Of Light Throughput"},advice:"It waits for memory without fill\
ing it: more loads in flight (vector loads, more blocks or warps, prefetching, asynchronous copies).",find:memoryLatency},
{id:"latency-bound",of:"measured launches",threshold:"SMs as busy as memory or busier, and yet below 60 %, in a wave of \
blocks or more",source:{guide:ncuRule("SOLBottleneck"),section:"GPU Speed Of Light Throughput"},advice:"Its warps wait f\
or each other, for instructions or for short dependencies: see what they wait for (preset full), and give each scheduler\
 more that is independent: more warps, more elements for a thread, fewer barriers.",find:latencyBound},{id:"uncoalesced",
of:"measured launches",threshold:"a quarter of the sectors or more above ideal: by ncu's count of both; else by the sect\
ors of a load and the bytes used of each, one sector a load being ideal whatever is used of it; else, of more than 16 se\
ctors for one load, those above 16",source:{guide:ncuRule("UncoalescedGlobalAccess"),section:"Source Counters"},advice:"\
Let neighboring threads read neighboring addresses: change the layout (contiguous(), channels_last) or go through shared\
 memory.",find:uncoalesced}];function spills({kernel,figures}){let requests=figureNumber(figures,"spillRequests");return requests===
0?null:requests===null?localMemory(kernel):{what:`Registers are spilled to memory: ${countText(requests)} requests a lau\
nch.`,evidence:evidence(figures,["spillRequests","spillBytes","registersPerThread"]),impactNs:null}}function localMemory(kernel){
let variants=kernel.variants.filter(({localBytesPerThread})=>localBytesPerThread>0);if(variants.length===0)return null;let most=Math.
max(...variants.map(({localBytesPerThread})=>localBytesPerThread)),registers=Math.max(...variants.map(({registersPerThread})=>registersPerThread));
return{what:`A thread has ${countText(most)} bytes of local memory: for spilled registers, or for arrays that are indexe\
d at run time.${launchesText(kernel,variants)}`,evidence:[{name:"localBytesPerThread",value:most,unit:"byte"},{name:"reg\
istersPerThread",value:registers,unit:"register/thread"}],impactNs:null,advice:"See which it is: the preset memory count\
s the requests for spilled registers. Against these, give a thread less to hold, or a higher register limit (__launch_bo\
unds__, -maxrregcount); against arrays, indexes that the compiler knows."}}function smallGrid({kernel,figures,worthNs,smCount}){
if(kernel.ncu.length===0)return null;let small=kernel.variants.map(variant=>({variant,filled:gridShare(variant,smCount)??
1})).filter(({filled})=>filled<fullGrid),variants=small.map(({variant})=>variant);if(small.length===0||variantsNs(variants)<
worthNs)return null;let shares=small.map(({filled})=>filled),occupied=[...new Set([Math.min(...shares),Math.max(...shares)].
map(share=>pct(share*100)))];return{what:`Its blocks occupy ${occupied.join(" to ")} of the SMs at most${occupied.length===
1?"":", by grid"}; the others have no work from it.${launchesText(kernel,variants)}`,evidence:[...blocksEvidence(variants.
map(blocksOf)),{name:"smCount",value:smCount,unit:"SM"},...evidence(figures,[...computeKeys(figures),...memoryKeys(figures)])],
impactNs:Math.round(small.reduce((sum2,{variant,filled})=>sum2+medianTotalNs(variant)*(1-filled),0))}}function blocksEvidence(blocks){
let[fewest,most]=[Math.min(...blocks),Math.max(...blocks)];return fewest===most?[{name:"gridBlocks",value:most,unit:""}]:
[{name:"gridBlocks, fewest",value:fewest,unit:""},{name:"gridBlocks, most",value:most,unit:""}]}function partialWave(view){
let waves=figureNumber(view.figures,"wavesPerSm"),busiest=busiestPct(view.figures);return waves===null||waves>=1||busiest===
null||busiest>=busyPct||!reachesSms(view)?null:{what:`Its blocks fill ${pct(waves*100)} of what the GPU can hold at once\
, and neither SMs nor memory get busy.`,evidence:evidence(view.figures,["wavesPerSm","gridBlocks","smThroughputPct","mem\
oryThroughputPct","achievedOccupancyPct"]),impactNs:null}}function tailEffect(view){let{figures,totalNs}=view,waves=figureNumber(
figures,"wavesPerSm");if(waves===null||waves<=1||!reachesSms(view))return null;let wasted=1-waves/Math.ceil(waves);return wasted<
tailShare?null:{what:`The blocks make ${waves.toFixed(2)} waves, and the last one fills ${pct((waves-Math.floor(waves))*
100)} of the GPU.`,evidence:[...evidence(figures,["wavesPerSm","gridBlocks"]),{name:"smCount",value:view.smCount,unit:"S\
M"}],impactNs:Math.round(totalNs*wasted)}}function lowOccupancy(view){let{figures,totalNs}=view,theoretical=figureNumber(
figures,"theoreticalOccupancyPct"),busiest=busiestPct(figures);if(theoretical===null||busiest===null||!fillsGpu(view)||theoretical>=
lowOccupancyPct||busiest>=busyPct)return null;let limiter=figureWord(figures,"occupancyLimiter");return{what:`At most ${pct(
theoretical)} of the warps that an SM can hold are there${limiter===null?"":`, limited by ${limiter}`}.`,evidence:evidence(
figures,["theoreticalOccupancyPct","achievedOccupancyPct","occupancyLimiter","registersPerThread","sharedBytesPerBlock",
"smThroughputPct","memoryThroughputPct"]),impactNs:Math.round(totalNs*(1-Math.max(theoretical,busiest)/100))}}function memoryBound({
figures,totalNs}){let dram=figureNumber(figures,"dramThroughputPct"),keys=computeKeys(figures),compute=keys.map(key=>figureNumber(
figures,key));return dram===null||compute.some(share=>share===null||!isBottleneck(dram,share))?null:{what:keys.includes(
"smThroughputPct")?`It is bound by device memory, at ${pct(dram)} of the peak bandwidth.`:`It keeps device memory busy, \
at ${pct(dram)} of the peak bandwidth, more than instructions or tensor cores.`,evidence:evidence(figures,["dramThroughp\
utPct",...keys,"dramBytes","dramBytesPerSecond","l2HitPct"]),impactNs:Math.round(totalNs*(1-dram/100))}}function computeBound({
figures,totalNs}){let keys=computeKeys(figures),compute=Math.max(...keys.map(key=>figureNumber(figures,key)??0));return memoryKeys(
figures).map(key=>figureNumber(figures,key)).some(share=>share===null||!isBottleneck(compute,share))?null:{what:keys.includes(
"smThroughputPct")?`It is bound by the SMs, at ${pct(compute)} of their peak.`:`It keeps the SMs busy, at ${pct(compute)}\
 of the peak of instructions or tensor cores, more than device memory.`,evidence:evidence(figures,[...keys,...memoryKeys(
figures),"tensorPipePct","achievedOccupancyPct"]),impactNs:Math.round(totalNs*(1-compute/100))}}function latencyBound(view){
let{figures,totalNs}=view,memory=figureNumber(figures,"memoryThroughputPct"),sm=figureNumber(figures,"smThroughputPct");
return memory===null||sm===null||!fillsGpu(view)||memory>sm||sm>=busyPct?null:{what:`Its SMs reach ${pct(sm)} of their p\
eak only, and memory is not what they wait for most.`,evidence:evidence(figures,["smThroughputPct","memoryThroughputPct",
"achievedOccupancyPct","topStall","topStallPct"]),impactNs:Math.round(totalNs*(1-sm/100))}}function isBottleneck(share,other){
return share>=busyPct&&share>=other&&(share>=bottleneckPct||share-other>=balancedPct)}function memoryLatency(view){let{figures,
totalNs}=view,memory=figureNumber(figures,"memoryThroughputPct"),sm=figureNumber(figures,"smThroughputPct");return memory===
null||sm===null||!fillsGpu(view)||memory<=sm||memory>=busyPct?null:{what:`It depends on memory, yet reaches ${pct(memory)}\
 of its peak only.`,evidence:evidence(figures,["memoryThroughputPct","dramThroughputPct","smThroughputPct","achievedOccu\
pancyPct","topStall","topStallPct"]),impactNs:Math.round(totalNs*(1-memory/100))}}function uncoalesced({figures,totalNs}){
let excess=excessSectors(figures);return excess===null||excess<excessShare?null:{what:`Threads of a warp access addresse\
s that lie apart: ${pct(excess*100)} of the sectors are above what their accesses need.`,evidence:evidence(figures,["exc\
essSectorsPct","loadBytesPerSector","loadSectorsPerRequest","dramThroughputPct"]),impactNs:Math.round(totalNs*excess)}}function excessSectors(figures){
let counted=figureNumber(figures,"excessSectorsPct");if(counted!==null)return counted/100;let sectors=figureNumber(figures,
"loadSectorsPerRequest"),used=figureNumber(figures,"loadBytesPerSector");if(sectors===null||sectors===0)return null;let ideal=used===
null?mostSectorsPerLoad:Math.max(1,sectors*used/sectorBytes);return Math.max(0,1-ideal/sectors)}function gridShare(variant,smCount){
return smCount===null||smCount===0?null:Math.min(1,blocksOf(variant)/smCount)}function blocksOf({grid:[x,y,z]}){return x*
y*z}function reachesSms({variant,smCount}){return(gridShare(variant,smCount)??0)>=fullGrid}function fillsGpu(view){return reachesSms(
view)&&(figureNumber(view.figures,"wavesPerSm")??1)>=1}function ncuRule(identifier){return`Nsight Compute, rule ${identifier}`}
function computeKeys(figures){return figureNumber(figures,"smThroughputPct")===null?["executedInstructionsPct","tensorPi\
pePct"]:["smThroughputPct"]}function memoryKeys(figures){return figureNumber(figures,"memoryThroughputPct")===null?["dra\
mThroughputPct"]:["memoryThroughputPct"]}function busiestPct(figures){let sm=figureNumber(figures,"smThroughputPct"),memory=figureNumber(
figures,"memoryThroughputPct");return sm===null||memory===null?null:Math.max(sm,memory)}function evidence(figures,keys){
return keys.flatMap(name=>{let figure=figures[name];return figure==null?[]:[{name,value:figure.value,unit:figure.unit}]})}var bestPractices2="CUDA C++ Best Practices Guide",idleLimit=.3,launchLimitNs=1e5,notFused=new Set(["gemm","attention","\
conv","moe","communication"]),tinyNs=1e4,tinyLaunches=100,tinyShare=.5,copyShare=.01,copyBytes=1e6,waitsPerInstance=1,rangeRules=[
{id:"launch-bound",of:"range",threshold:"the GPU is idle for 30 % of the range or more, and for 100 \xB5s at most for each \
call that launches",source:{guide:"CUDA C++ Programming Guide",section:"CUDA Graphs"},advice:"Let the host launch less, \
or earlier: capture the step in a CUDA graph (torch.cuda.graph, torch.compile with mode=reduce-overhead), fuse small ker\
nels, or take more work a step (batch).",find:launchBound},{id:"gpu-idle",of:"range",threshold:"the GPU is idle for 30 %\
 of the range or more, and for more than 100 \xB5s for each call that launches",source:{guide:bestPractices2,section:"As\
ynchronous and Overlapping Transfers with Computation"},advice:"See on nsys's timeline what the host does meanwhile: dat\
a loading, tokenization, sampling, compilation, waiting for a request, a lock or another rank. Let it be done ahead, in \
the background, or between ranges.",find:gpuIdle},{id:"host-synchronization",of:"range",threshold:"more than one synchro\
nization for each instance of the range",source:{guide:bestPractices2,section:"Asynchronous and Overlapping Transfers wi\
th Computation"},advice:"Keep results on the GPU and read them later: `.item()`, `.cpu()`, printing a tensor and branchi\
ng on its value all make the host wait.",find:hostSynchronization},{id:"pageable-copies",of:"range",threshold:"copies fr\
om or to pageable memory of 1 MB, or of 1 % of the GPU's busy time",source:{guide:bestPractices2,section:"Pinned Memory"},
advice:"Use pinned host memory (pin_memory=True, tensor.pin_memory()) and non_blocking=True, or copy before the range.",
find:pageableCopies},{id:"tiny-kernels",of:"range",threshold:"100 launches or more, half of all, of kernels shorter than\
 10 \xB5s that could be fused (no matrix products, attention, convolutions, mixtures of experts, communication), and most n\
ot in CUDA graphs",source:{guide:bestPractices2,section:"Execution Configuration Optimizations"},advice:"Fuse them: torc\
h.compile, a fused implementation (norms, rotary embedding, activations), or one kernel over a larger batch.",find:tinyKernels}],
graphAdvice="Most kernels come from CUDA graphs already: capture what is still launched beside them, replay fewer and la\
rger graphs, and take the host's work off the path between replays.";function launchBound(view){let idle=idleOf(view);if(idle===
null||idle.perLaunchNs>launchLimitNs)return null;let found=idleFound(idle,"the host does not launch fast enough");return replaysGraphs(
view)?{...found,advice:graphAdvice}:found}function gpuIdle(view){let idle=idleOf(view);return idle===null||idle.perLaunchNs<=
launchLimitNs?null:idleFound(idle,"more than launching takes, so that something else keeps the host")}function idleOf({range,
spanNs,gpuIdleNs:idleNs,launches,instances}){if(spanNs===null||idleNs===null||spanNs===0||launches===0||idleNs/spanNs<idleLimit)
return null;let calls=median(range.rounds.map(round2=>round2.launches-round2.graphKernels+round2.graphLaunches));return{
idleNs,spanNs,perLaunchNs:idleNs/Math.max(1,calls),calls,instances}}function idleFound({idleNs,spanNs,perLaunchNs,calls,
instances},why){return{what:`The GPU has nothing to do for ${pct(idleNs/spanNs*100)} of the range: ${why}.`,evidence:[{name:"\
idle share",value:round(idleNs/spanNs*100),unit:"%"},{name:"wall time (tracing inflates it)",value:spanNs,unit:"ns"},{name:"\
GPU busy",value:spanNs-idleNs,unit:"ns"},{name:"launch calls for each instance",value:round(calls/Math.max(1,instances)),
unit:""},{name:"idle for each launch call",value:Math.round(perLaunchNs),unit:"ns"}],impactNs:idleNs}}function replaysGraphs({
range,launches}){return median(range.rounds.map(({graphKernels})=>graphKernels))>launches/2}function hostSynchronization({
range:{rounds},instances,gpuIdleNs}){let count2=median(rounds.map(({synchronizations})=>sum(synchronizations,call=>call.
count)));if(instances===0||count2/instances<=waitsPerInstance)return null;let waitedNs=median(rounds.map(({synchronizations})=>sum(
synchronizations,call=>call.totalNs))),calls=overRounds(rounds.map(({synchronizations})=>synchronizations),({call})=>call);
return{what:`The host waits for the GPU ${String(round(count2))} times in ${String(instances)} ${instances===1?"instance":
"instances"} of the range.`,evidence:calls.flatMap(({sample:{call},found})=>[{name:`${call}, calls`,value:median(found.map(
one=>one?.count??0)),unit:""},{name:`${call}, waited`,value:median(found.map(one=>one?.totalNs??0)),unit:"ns"}]),impactNs:gpuIdleNs===
null?null:Math.min(waitedNs,gpuIdleNs)}}function pageableCopies({range:{rounds},gpuBusyNs}){let of=pick=>median(rounds.map(
({copies})=>sum(copies.filter(isPageable),pick))),[bytes,totalNs]=[of(copy=>copy.bytes),of(copy=>copy.totalNs)];return bytes<
copyBytes&&(totalNs===0||totalNs<copyShare*gpuBusyNs)?null:{what:"Data is copied between the GPU and pageable host memor\
y, which goes through a staging buffer and makes the host wait.",evidence:[{name:"copies",value:of(copy=>copy.count),unit:""},
{name:"bytes",value:bytes,unit:"byte"},{name:"time of the copies",value:totalNs,unit:"ns"}],impactNs:totalNs}}function isPageable({
kind,sourceMemory,targetMemory}){return kind==="copy"&&(sourceMemory==="pageable"||targetMemory==="pageable")}function tinyKernels(view){
let{range,launches,kernelNs}=view,tiny=range.kernels.filter(({family,rounds})=>!notFused.has(family)&&median(rounds.flatMap(
entry=>entry===null?[]:[entry.medianNs]))<tinyNs),tinyCount=tiny.reduce((sum2,kernel)=>sum2+medianLaunches(kernel),0);if(tinyCount<
tinyLaunches||tinyCount<tinyShare*launches||replaysGraphs(view))return null;let tinyTotalNs=tiny.reduce((sum2,kernel)=>sum2+
medianTotalNs(kernel),0);return{what:`${countText(tinyCount,0)} of ${countText(launches,0)} launches are of kernels shor\
ter than 10 \xB5s that could be fused.`,evidence:[{name:"short launches",value:tinyCount,unit:""},{name:"their time",value:tinyTotalNs,
unit:"ns"},{name:"of the kernel time",value:kernelNs===0?null:round(tinyTotalNs/kernelNs*100),unit:"%"}],impactNs:tinyTotalNs}}
function round(value){return Math.round(value*100)/100}function sum(items,pick){return items.reduce((total,item)=>total+
pick(item),0)}var findingRules=[...rangeRules,...kernelRules],worthShare=.01;function addFindings(profile){let[smCount=null,...others]=new Set(
profile.machine.gpus.map(gpu=>gpu.smCount)),known=others.length===0?smCount:null;return{...profile,ranges:profile.ranges.
map(range=>({...range,findings:findIn(range,known)}))}}function findIn(range,smCount=null){let view=rangeView(range,smCount);
if(view===null)return[];let kernels=kernelViews(view);return findingRules.flatMap(rule2=>rule2.of==="range"?finding(rule2,
rule2.find(view),null):kernels.flatMap(each=>finding(rule2,ofKernel(rule2,each),each.kernel.name))).toSorted((one,other)=>(other.
impactNs??-1)-(one.impactNs??-1))}function ofKernel(rule2,view){let found=rule2.find(view),{kernel,variant}=view;if(found===
null||kernel.variants.length===1||kernel.ncu.length===0)return found;let share=Math.round(timeShare(kernel,[variant])*1e3)/
10;return{...found,what:rule2.of==="kernel"?found.what:found.what+launchesText(kernel,[variant]),evidence:[...found.evidence,
{name:"time in the measured grid",value:share,unit:"%"}]}}function finding({id,threshold,source,advice},found,kernel){return found===
null?[]:[{id,kernel,advice,...found,threshold,source:{...source}}]}function rangeView(range,smCount){if(range.rounds.length===
0)return null;let of=pick=>median(range.rounds.map(pick)),known=pick=>{let values=range.rounds.flatMap(entry=>pick(entry)??
[]);return values.length===0?null:median(values)};return{range,kernelNs:of(({kernelNs})=>kernelNs),spanNs:known(({spanNs})=>spanNs),
gpuIdleNs:known(({gpuIdleNs})=>gpuIdleNs),gpuBusyNs:of(({gpuBusyNs})=>gpuBusyNs),launches:of(({launches})=>launches),instances:of(
({instances})=>instances),smCount}}function kernelViews({range,kernelNs,smCount}){let worthNs=worthShare*kernelNs;return range.
kernels.flatMap(kernel=>{let sample=kernel.ncu[0]??{variant:0,figures:{}},variant=kernel.variants[sample.variant];if(variant===
void 0||medianTotalNs(kernel)<worthNs)return[];let{figures}=sample,totalNs=medianTotalNs(variant);return[{kernel,figures,
variant,totalNs,worthNs,smCount:figureNumber(figures,"smCount")??smCount}]})}function rangeKeyText({name,domain}){return JSON.stringify([domain,name])}function rangeLabel({name,domain}){return domain===
""?name:`${name}@${domain}`}var figureRules=[rule("durationNs","duration","ns","SpeedOfLight",["gpu__time_duration.sum"]),rule("smThroughputPct","SM\
 throughput","%","SpeedOfLight",["sm__throughput.avg.pct_of_peak_sustained_elapsed"]),rule("executedInstructionsPct","ex\
ecuted instructions","%","SpeedOfLight",["sm__inst_executed.avg.pct_of_peak_sustained_elapsed"]),rule("memoryThroughputP\
ct","memory throughput","%","SpeedOfLight",["gpu__compute_memory_throughput.avg.pct_of_peak_sustained_elapsed"]),rule("d\
ramThroughputPct","DRAM throughput","%","SpeedOfLight",["gpu__dram_throughput.avg.pct_of_peak_sustained_elapsed","dram__\
throughput.avg.pct_of_peak_sustained_elapsed"]),rule("l1ThroughputPct","L1 throughput","%","SpeedOfLight",["l1tex__throu\
ghput.avg.pct_of_peak_sustained_active"]),rule("l2ThroughputPct","L2 throughput","%","SpeedOfLight",["lts__throughput.av\
g.pct_of_peak_sustained_elapsed"]),rule("achievedOccupancyPct","achieved occupancy","%","Occupancy",["sm__warps_active.a\
vg.pct_of_peak_sustained_active"]),launch("theoreticalOccupancyPct","theoretical occupancy","%","Occupancy",["sm__maximu\
m_warps_per_active_cycle_pct"]),launch("occupancyLimiter","occupancy limited by","","Occupancy",occupancyLimiter),launch(
"registersPerThread","registers per thread","register/thread","LaunchStats",["launch__registers_per_thread"]),launch("sh\
aredBytesPerBlock","shared memory per block","byte/block","LaunchStats",["launch__shared_mem_per_block"]),launch("gridBl\
ocks","blocks","","LaunchStats",["launch__grid_size"]),launch("smCount","SMs","SM","LaunchStats",["launch__sm_count"]),launch(
"wavesPerSm","waves per SM","","LaunchStats",["launch__waves_per_multiprocessor"]),launch("spillRequests","spill request\
s","","MemoryWorkloadAnalysis",["derived__local_spilling_requests"]),launch("spillRequestsPct","spill requests of all lo\
cal","%","MemoryWorkloadAnalysis",["derived__local_spilling_requests_pct"]),launch("spillBytes","spilled to local memory",
"byte","MemoryWorkloadAnalysis",["sass__inst_executed_register_spilling_mem_local"]),rule("l1HitPct","L1 hits","%","Memo\
ryWorkloadAnalysis",["l1tex__t_sector_hit_rate.pct"]),rule("l2HitPct","L2 hits","%","MemoryWorkloadAnalysis",["lts__t_se\
ctor_hit_rate.pct"]),rule("dramBytes","DRAM bytes","byte","MemoryWorkloadAnalysis",dramBytes),rule("dramBytesPerSecond",
"DRAM bytes per second","byte/s","MemoryWorkloadAnalysis",dramBytesPerSecond),rule("loadSectorsPerRequest","sectors per \
load","sector/request","MemoryWorkloadAnalysis_Tables",["l1tex__average_t_sectors_per_request_pipe_lsu_mem_global_op_ld.\
ratio"]),rule("loadBytesPerSector","bytes used per loaded sector","byte/sector","SourceCounters",["smsp__sass_average_da\
ta_bytes_per_sector_mem_global_op_ld.ratio"]),rule("excessSectorsPct","sectors above ideal","%","SourceCounters",excessSectors2),
rule("tensorPipePct","tensor pipe","%","ComputeWorkloadAnalysis",["sm__pipe_tensor_cycles_active.avg.pct_of_peak_sustain\
ed_elapsed","sm__pipe_tensor_cycles_active.avg.pct_of_peak_sustained_active","sm__inst_executed_pipe_tensor.avg.pct_of_p\
eak_sustained_active"]),rule("topStall","top stall reason","","WarpStateStats",topStall),rule("topStallPct","of a warp's\
 time","%","WarpStateStats",topStallShare),rule("passes","passes","pass","(always collected)",["profiler__replayer_passe\
s"])];function figuresOf(row){return Object.fromEntries(figureRules.map(({key,unit,from,ofRanges})=>{if(row.kind==="rang\
e"&&!ofRanges)return[key,null];if(typeof from=="function")return[key,from(row)];let found=firstNumber(row,from);return[key,
found===null?null:{value:found.value,unit,metric:found.metric}]}))}function rule(key,title,unit,section,from){return{key,
title,unit,section,from,ofRanges:!0}}function launch(key,title,unit,section,from){return{key,title,unit,section,from,ofRanges:!1}}
var limits=[["launch__occupancy_limit_registers","registers"],["launch__occupancy_limit_shared_mem","shared memory"],["l\
aunch__occupancy_limit_warps","warps"],["launch__occupancy_limit_blocks","blocks"],["launch__occupancy_limit_barriers","\
barriers"]];function occupancyLimiter(row){let known=limits.flatMap(([metric,name])=>{let value=numberOf(row,metric);return value===
null?[]:[{metric,name,value}]}),least=Math.min(...known.map(({value})=>value)),limiting=known.filter(({value})=>value===
least);return limiting.length===0?null:{value:limiting.map(({name})=>name).join(", "),unit:"",metric:"min(launch__occupa\
ncy_limit_*)"}}function dramBytes(row){let total=numberOf(row,"dram__bytes.sum");if(total!==null)return{value:total,unit:"\
byte",metric:"dram__bytes.sum"};for(let op of["","_op"]){let[reads,writes]=[`dram__bytes${op}_read.sum`,`dram__bytes${op}\
_write.sum`],[read,written]=[numberOf(row,reads),numberOf(row,writes)];if(read!==null&&written!==null)return{value:read+
written,unit:"byte",metric:`${reads} + ${writes}`}}let perSecond=numberOf(row,"dram__bytes.sum.per_second"),durationNs=numberOf(
row,"gpu__time_duration.sum");return perSecond===null||durationNs===null?null:{value:Math.round(perSecond*durationNs/1e9),
unit:"byte",metric:"dram__bytes.sum.per_second \xD7 gpu__time_duration.sum"}}function dramBytesPerSecond(row){let value=numberOf(
row,"dram__bytes.sum.per_second");if(value!==null)return{value,unit:"byte/s",metric:"dram__bytes.sum.per_second"};let bytes=dramBytes(
row),durationNs=numberOf(row,"gpu__time_duration.sum");return typeof bytes?.value!="number"||durationNs===null||durationNs===
0?null:{value:bytes.value/durationNs*1e9,unit:"byte/s",metric:`(${bytes.metric}) \xF7 gpu__time_duration.sum`}}function excessSectors2(row){
let sectors=numberOf(row,"memory_l2_theoretical_sectors_global"),ideal=numberOf(row,"memory_l2_theoretical_sectors_globa\
l_ideal");return sectors===null||ideal===null||sectors===0?null:{value:Math.max(0,1-ideal/sectors)*100,unit:"%",metric:"\
1 - memory_l2_theoretical_sectors_global_ideal \xF7 memory_l2_theoretical_sectors_global"}}var stallMetric=/^smsp__average_warps_issue_stalled_(\w+)_per_issue_active\.ratio$/,
latencyMetric="smsp__average_warp_latency_per_inst_issued.ratio";function topStall(row){let top=longestStall(row);return top===
null?null:{value:top.reason,unit:"",metric:top.metric}}function topStallShare(row){let top=longestStall(row),latency=numberOf(
row,latencyMetric);return top===null||latency===null||latency===0?null:{value:top.value/latency*100,unit:"%",metric:`${top.
metric} \xF7 ${latencyMetric}`}}function longestStall(row){let top=null;for(let metric of row.metrics.keys()){let reason=stallMetric.
exec(metric)?.[1],value=reason===void 0?null:numberOf(row,metric);reason===void 0||reason==="selected"||value===null||value>
(top?.value??0)&&(top={reason,metric,value})}return top}function numberOf(row,metric){let value=row.metrics.get(metric)?.
value;return typeof value=="number"&&Number.isFinite(value)?value:null}function firstNumber(row,metrics){for(let metric of metrics){
let value=numberOf(row,metric);if(value!==null)return{metric,value}}return null}var corePrecisions=[{precision:"fp64",perCycle:["smsp__sass_thread_inst_executed_op_dadd_pred_on.sum.per_cycle_elapsed",
"smsp__sass_thread_inst_executed_op_dmul_pred_on.sum.per_cycle_elapsed","derived__smsp__sass_thread_inst_executed_op_dfm\
a_pred_on_x2"],peakPerCycle:"derived__sm__sass_thread_inst_executed_op_dfma_pred_on_x2"},{precision:"fp32",perCycle:["sm\
sp__sass_thread_inst_executed_op_fadd_pred_on.sum.per_cycle_elapsed","smsp__sass_thread_inst_executed_op_fmul_pred_on.su\
m.per_cycle_elapsed","derived__smsp__sass_thread_inst_executed_op_ffma_pred_on_x2"],peakPerCycle:"derived__sm__sass_thre\
ad_inst_executed_op_ffma_pred_on_x2"},{precision:"fp16",perCycle:["derived__smsp__sass_thread_inst_executed_op_hadd_pred\
_on_x2","derived__smsp__sass_thread_inst_executed_op_hmul_pred_on_x2","derived__smsp__sass_thread_inst_executed_op_hfma_\
pred_on_x4"],peakPerCycle:"derived__sm__sass_thread_inst_executed_op_hfma_pred_on_x4"}],tensorMetric=/^sm__ops_path_tensor_src_(?!\w*_realtime)(?<type>(?:fp|bf|tf|int)\d\w*?)(?:_dst_[a-z]+\d+)?(?:_sparsity_(?<sparsity>on|off))?\.sum\.per_second$/,
tensorPipe={precision:"tensor",perCycle:["derived__smsp__inst_executed_pipe_tensor_x512"],peakPerCycle:"derived__sm__ins\
t_executed_pipe_tensor_x512"};function rooflineOf(row){let bytesPerSecond=numberOf(row,"dram__bytes.sum.per_second"),hasCores=corePrecisions.
some(({perCycle})=>perCycle.every(metric=>numberOf(row,metric)!==null)),tensor=tensorTypes(row),hasPipe=numberOf(row,"de\
rived__smsp__inst_executed_pipe_tensor_x512")!==null;if(bytesPerSecond===null||!hasCores&&!hasPipe&&tensor.length===0)return null;
let peakBytesPerSecond=product(numberOf(row,"dram__bytes.sum.peak_sustained"),numberOf(row,"dram__cycles_elapsed.avg.per\
_second")),roof={bytesPerSecond,peakBytesPerSecond},points=[...corePrecisions.map(precision=>corePoint(row,precision,roof)),
...tensor.length>0?tensor.map(type=>tensorPoint(row,type,roof)):[corePoint(row,tensorPipe,roof)]];return{...roof,points:points.
filter(point2=>point2!==null)}}function corePoint(row,{precision,perCycle,peakPerCycle},roof){let sum2=perCycle.map(metric=>numberOf(
row,metric)).reduce((total,term)=>total===null||term===null?null:total+term,0),flopPerSecond=product(sum2,numberOf(row,"\
smsp__cycles_elapsed.avg.per_second")),peak=product(numberOf(row,peakPerCycle),numberOf(row,"sm__cycles_elapsed.avg.per_\
second"));return flopPerSecond===null?null:pointOf(precision,flopPerSecond,peak,roof)}function tensorTypes(row){let found=[
...row.metrics.keys()].flatMap(metric=>{let match=tensorMetric.exec(metric);return match===null||numberOf(row,metric)===
null?[]:[{metric,type:match.groups?.type??"",sparsity:match.groups?.sparsity??null}]});return[...Map.groupBy(found,({type})=>type)].
flatMap(([type,all])=>{let apart=all.filter(({sparsity})=>sparsity!==null),counted=apart.length>0?apart:all;return[!1,!0].
flatMap(sparse=>{let metrics=counted.filter(({sparsity})=>sparsity==="on"===sparse).map(({metric})=>metric);return metrics.
length===0?[]:[{type,sparse,metrics}]})})}function tensorPoint(row,{type,sparse,metrics},roof){let flopPerSecond=metrics.
reduce((sum2,metric)=>sum2+(numberOf(row,metric)??0),0),suffix=".sum.peak_sustained_elapsed.per_second",dense=new RegExp(
`^sm__ops_path_tensor_op_\\w+_src_${type}(_dst_[a-z]+\\d+)?_sparsity_off\\.sum\\.peak`),denseNames=sparse?[]:[...row.metrics.
keys()].filter(name=>dense.test(name)&&name.endsWith(suffix)),own=metrics.map(metric=>metric.replace(".sum.per_second",suffix)),
peaks=(denseNames.length>0?denseNames:own).flatMap(name=>numberOf(row,name)??[]),precision=`tensor-${type}${sparse?"-spa\
rse":""}`;return pointOf(precision,flopPerSecond,peaks.length===0?null:Math.max(...peaks),roof)}function pointOf(precision,flopPerSecond,peak,roof){
if(flopPerSecond===0)return null;let intensity=roof.bytesPerSecond===0?null:flopPerSecond/roof.bytesPerSecond,byMemory=product(
intensity,roof.peakBytesPerSecond),bounds=[peak,byMemory].filter(bound=>bound!==null);return{precision,flopPerSecond,peakFlopPerSecond:peak,
intensity,ridgeIntensity:peak===null||!roof.peakBytesPerSecond?null:peak/roof.peakBytesPerSecond,roofFlopPerSecond:bounds.
length===0?null:Math.min(...bounds)}}function product(one,other){return one===null||other===null?null:one*other}function ncuRuns({shared,...run}){return shared===null?[run]:shared.map(({kernels,...range})=>({...run,ranges:[range],selected:kernels}))}
function addNcu(profile,run){return run.mode==="range"||run.mode==="app-range"?{...profile,replayedRanges:mergeReplayedRanges(
[...profile.replayedRanges,...replayedRanges(run.rows,run.mode,run.ranges)])}:{...profile,ranges:profile.ranges.map(range=>explainRange(
range,run))}}function explainRange(range,{rows,ranges,selected}){if(ranges!==null&&!ranges.some(key=>rangeKeyText(key)===
rangeKeyText(range)))return range;let{joined,unjoined}=joinNcu(range,rows,selected),byKernel=Map.groupBy(joined,({kernel})=>kernel),
kernels=range.kernels.map(kernel=>{let samples=(byKernel.get(kernel)??[]).map(({row,variant})=>({variant,id:row.id,figures:figuresOf(
row),roofline:rooflineOf(row),rules:[...row.rules]}));return{...kernel,ncu:[...kernel.ncu,...samples].sort((one,other)=>one.
variant-other.variant)}});return{...range,kernels,ncu:mergeUnjoined(range.ncu,unjoined,kernels)}}function mergeUnjoined(before,now,kernels){
let explained=new Set(kernels.filter(({ncu})=>ncu.length>0).map(({name})=>name));return{kernelsWithoutRow:[...new Set([...before?.
kernelsWithoutRow??[],...now.kernelsWithoutRow])].filter(name=>!explained.has(name)),rowsWithoutKernel:[...before?.rowsWithoutKernel??
[],...now.rowsWithoutKernel]}}function mergeReplayedRanges(ranges){return[...Map.groupBy(ranges,region=>JSON.stringify([
region.mode,rangeKeyText(region)])).values()].flatMap(group=>group.slice(0,1).map(region=>({...region,samples:group.flatMap(
({samples})=>samples)})))}function replayedRanges(rows,mode,asked){let found=new Map;for(let row of rows){let range=row.
kind==="range"?ownRange(row,asked):null;if(range===null)continue;let key=JSON.stringify([range.domain,range.name]),known=found.
get(key)??{name:range.name,domain:range.domain,mode,samples:[]},sample={id:row.id,figures:figuresOf(row),roofline:rooflineOf(
row),rules:[...row.rules]};found.set(key,{...known,samples:[...known.samples,sample]})}return[...found.values()]}function joinNcu(range,rows,selected){
let own=rows.filter(row=>row.kind==="kernel"&&isOfRange(row,range)),byMangled=new Map;for(let kernel of range.kernels)for(let[
variant,{mangled}]of kernel.variants.entries()){let name=ncuName(kernel,mangled);byMangled.set(name,[...byMangled.get(name)??
[],{kernel,variant}])}let joined=[],rowsWithoutKernel=[];for(let row of own){let match=bestMatch(row,byMangled.get(row.kernel)??
[]);match!==null?joined.push({row,...match}):row.ranges.length>0&&rowsWithoutKernel.push(describe(row))}let order=new Map(
range.kernels.map((kernel,index)=>[kernel,index]));joined.sort((one,other)=>(order.get(one.kernel)??0)-(order.get(other.
kernel)??0));let explained=new Set(joined.map(({kernel})=>kernel.name)),expected=range.kernels.filter(kernel=>selected===
null||isSelected(kernel,selected));return{joined,unjoined:{kernelsWithoutRow:expected.flatMap(({name})=>explained.has(name)?
[]:[name]),rowsWithoutKernel}}}function isSelected(kernel,selected){return kernel.variants.some(({mangled})=>selected.includes(
ncuName(kernel,mangled)))}function ncuName({name},mangled){return mangled??name}function isOfRange({ranges},{name,domain}){
return ranges.length===0||ranges.some(range=>range.name===name&&range.domain===domain)}function bestMatch(row,candidates){
let alike=candidates.filter(({kernel,variant})=>hasShape(kernel.variants[variant],row)),dynamic=numberOf(row,"launch__sh\
ared_mem_per_block_dynamic");return alike.find(({kernel,variant})=>kernel.variants[variant]?.dynamicSharedBytes===dynamic)??
alike[0]??null}function hasShape(variant,{grid,block}){return variant!==void 0&&equal(variant.grid,grid)&&equal(variant.
block,block)}function equal(one,other){return other!==null&&one.every((size,axis)=>size===other[axis])}function describe({
id,kernel,grid,block}){return{id,kernel,grid:grid?.join("\xD7")??"unknown",block:block?.join("\xD7")??"unknown"}}import{existsSync}from"node:fs";import{open,readFile,stat}from"node:fs/promises";import{join}from"node:path";function seenRanges(trace){let seen=new Map;for(let{name,domain,style,registered}of trace.ranges){let key=JSON.stringify(
[name,domain,style]),known=seen.get(key)??{name,domain,style,instances:0,registered:!1};seen.set(key,{...known,instances:known.
instances+1,registered:known.registered||registered})}return[...seen.values()]}function mergeSeenRanges(seen){let merged=new Map;
for(let range of seen){let key=JSON.stringify([range.name,range.domain,range.style]),known=merged.get(key);merged.set(key,
known===void 0?range:{...known,instances:known.instances+range.instances,registered:known.registered||range.registered})}
return[...merged.values()]}function matchRanges(spec,seen){let message=spec.glob?globToRegExp(spec.message):null;return seen.
filter(({name,domain})=>(message===null?name===spec.message:message.test(name))&&(spec.domain==="*"||domain===(spec.domain??
"")))}function globToRegExp(glob){let pattern=glob.replaceAll(/[\\^$.|+()[\]{}]/g,"\\$&").replaceAll("*",".*").replaceAll(
"?",".");return new RegExp(`^${pattern}$`,"su")}function kernelProcesses({kernelKinds}){return new Set(kernelKinds.map(({
process})=>process)).size}async function findInput(path,shown,as=analyzedPath){let found=await stat(path).catch(error=>{throw isAbsent(error)?new UserError(
{what:`There is no ${shown}.`,...as,cause:error}):unreadable(shown,error,as.where)});return await open(path).then(async handle=>handle.
close(),error=>{throw unreadable(shown,error,as.where)}),found}var analyzedPath={where:"the given path",help:"Give a run\
 directory, a profile.json, an .nsys-rep or a .sqlite export."};function isAbsent(error){return["ENOENT","ENOTDIR"].includes(
errorCode(error))}function unreadable(shown,error,where){return new UserError({what:`${shown} cannot be read.`,where,why:errorMessage(
error),help:"Give the user that runs llm-profile the right to read it, folders and files.",cause:error})}async function readProfile(path,shown){
try{return storedProfileSchema.parse(JSON.parse(await readFile(path,"utf8")))}catch(error){throw error instanceof LlmProfileError?
error:new ParseError({what:`${shown} is no profile of this version.`,where:path,why:(error instanceof ZodError?prettifyError(
error):errorMessage(error)).split(`
`).slice(0,6).join(`
`),help:"Give the profile.json of a run directory; docs/report-format.md describes it.",cause:error})}}async function readStoredProfile(directory){
let file=join(directory,"profile.json");return existsSync(file)?readProfile(file,file):null}function withRanges(profile,wanted,path){
if(wanted.length===0)return profile;let seen=[...profile.ranges,...profile.replayedRanges].map(({name,domain})=>({name,domain,
style:"pushpop",instances:1,registered:!1})),found=wanted.map(spec=>({spec,keys:matchRanges(spec,seen).map(rangeKeyText)})),
missing=found.filter(({keys:keys2})=>keys2.length===0);if(missing.length>0)throw new UserError({what:`The profile has no\
 range ${missing.map(({spec})=>spec.text).join(", ")}.`,where:path,why:`It has: ${[...new Set(seen.map(({name})=>name))].
join(", ")||"none"}.`,help:"Leave --range out to see all."});let keys=new Set(found.flatMap(match=>match.keys)),isWanted=range=>keys.
has(rangeKeyText(range));return{...profile,ranges:profile.ranges.filter(isWanted),replayedRanges:profile.replayedRanges.
filter(isWanted)}}import{constants}from"node:fs";import{copyFile,link,mkdir,open as open2,rename,rm,stat as stat2}from"node:fs/promises";import{
basename,dirname,join as join2}from"node:path";async function writeFileAtomic(path,content,present,mode=384){await mkdir(dirname(path),{recursive:!0,mode:448});let partial=partialName(
path);try{let file=await open2(partial,"wx",mode);try{await file.writeFile(content),await file.sync()}finally{await file.
close()}await moveIntoPlace(partial,path,present)}finally{await rm(partial,{force:!0})}}function partialName(path){return join2(
dirname(path),`.${basename(path).slice(0,200)}.${crypto.randomUUID().slice(0,8)}.partial`)}async function moveIntoPlace(partial,path,present){
present==="replace"?await rename(partial,path):await moveIfAbsent(partial,path),await syncDirectory(dirname(path))}async function moveIfAbsent(partial,path){
try{await link(partial,path),await rm(partial)}catch(error){if(errorCode(error)==="EEXIST")throw alreadyExists(path,error);
await copyIfAbsent(partial,path,error)}}async function copyIfAbsent(partial,path,linkError){if(!["EPERM","ENOTSUP","EOPN\
OTSUPP","ENOSYS","EMLINK"].includes(errorCode(linkError)))throw linkError;try{await copyFile(partial,path,constants.COPYFILE_EXCL)}catch(error){
throw errorCode(error)==="EEXIST"?alreadyExists(path,error):error}await rm(partial)}function alreadyExists(path,cause){return new UserError(
{what:`${path} exists already.`,why:"Nothing that exists is overwritten.",help:"Choose another output folder, or move th\
e file away.",cause})}async function syncDirectory(path){let directory=await open2(path,"r");try{await directory.sync()}catch(error){
if(!["EINVAL","ENOTSUP","EPERM"].includes(errorCode(error)))throw error}finally{await directory.close()}}async function tryToWrite(path){
await makeFolders(dirname(path));let there=await stat2(path).catch(()=>null);if(there!==null&&!there.isFile())throw new Error(
there.isDirectory()?"It is a folder.":"It is not a file.");let partial=partialName(path);try{await(await open2(partial,"\
wx")).close()}finally{await rm(partial,{force:!0})}}export{median,medianTotalNs,medianLaunches,medianKernelNs,overRounds,sharedValue,instanceTimes,wallFigures,profileSchemaVersion,
gpuSchema,storedProfileSchema,noGpuIdle,noHostTime,emptyRound,unknownSource,measuredLaunch,distinctSamples,measuredShare,
sampleOf,launchShape,sharedBytes,launchText,writeFileAtomic,partialName,moveIntoPlace,tryToWrite,rangeKeyText,rangeLabel,
seenRanges,mergeSeenRanges,matchRanges,kernelProcesses,addFindings,figureRules,ncuRuns,addNcu,mergeReplayedRanges,joinNcu,
ncuName,hasShape,findInput,readProfile,readStoredProfile,withRanges};
