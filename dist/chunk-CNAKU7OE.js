import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{counted}from"./chunk-UWABTZDV.js";import{countText,rangeText,stableRangeName}from"./chunk-YTVQXYLK.js";
import{_enum,array,boolean,discriminatedUnion,literal,number,object,preprocess,record,string,tuple,union}from"./chunk-7IBWU4LP.js";var versions=record(string(),string()).nullable(),environmentSchema=object({run:string().describe("The run's random name\
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
ranges.map(withStableName);for(let[text,same]of Map.groupBy(ranges,({name,domain})=>rangeText(name,domain)))same.length>
1&&context.addIssue({code:"custom",path:["ranges"],message:`An older version stored the range ${text} under ${countText(
same.length)} names, and their times can't be added up. Measure it again, or analyze its reports again`});return{...profile,
ranges,replayedRanges:profile.replayedRanges.map(withStableName),untraced:profile.untraced.map(run=>({...run,ranges:run.
ranges.map(withStableName)}))}});function withStableName(range){return{...range,name:stableRangeName(range.name)}}export{drawSchema,verifiedValuesSchema,profileSchemaVersion,gpuSchema,captureModeSchema,storedProfileSchema};
