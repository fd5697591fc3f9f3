import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{_enum,array,boolean,discriminatedUnion,literal,number,object,preprocess,record,string,tuple,union}from"./chunk-7IBWU4LP.js";var versions=record(string(),string()).nullable(),environmentSchema=object({run:string().describe("A random name of the \
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
describe("Potential saving in one round, at most: an estimate for ordering. Null: cannot be estimated.")});var count=number().int().nonnegative(),ns=number().int().nonnegative(),rankSchema=object({rank:count.nullable().describe(
"Its place in the largest communicator that its process made in the capture. Null: not known."),device:count.describe("T\
he GPU's number in its report."),report:count.default(0).describe("Where each rank has a report of its own, which: the p\
lace in the round's sources."),launches:count,kernelNs:ns.describe("Sum of the durations of its kernels."),spanNs:ns.describe(
"Time in which an instance was open in a process that launched work on this GPU."),idleNs:ns.describe("Of it, the time i\
n which nothing ran on this GPU."),busyNs:ns.describe("Time with any work of the range running."),workNs:ns.describe("Ti\
me with any work of the range running that does not communicate."),communication:object({launches:count.describe("Kernel\
s of the family communication."),kernelNs:ns.describe("Sum of their durations."),exposedNs:ns.describe("Time in which at\
 least one of them ran and no other work of the range on this GPU."),waitingNs:ns.nullable().describe("Of `kernelNs`, wh\
at its kernels took longer than the shortest one of the same collective. Null: not matched."),exposedTransferNs:ns.nullable().
describe("`exposedNs` without waiting: a transfer is the last part of a kernel, as long as the shortest one. Null: not m\
atched."),joinedLast:count.nullable().describe("Collectives in which its kernel began last. Null: not matched."),heldUpNs:ns.
nullable().describe("How long the other ranks waited in these, summed. Null: not matched.")})}),collectiveSchema=object(
{operation:string().describe("NCCL's name of it, or that of its kernel where NCCL's is not known."),bytes:count.nullable().
describe("The message of one rank. Null: not known."),ranks:count.describe("How many GPUs took part in each."),count:count.
describe("How many there were; a collective of several ranks is one."),transferNs:ns.describe("The shortest kernel of ea\
ch, summed."),waitingNs:ns.describe("What the others took longer, summed over ranks.")}),rankClocksSchema=object({collectives:count.
describe("Those whose ends the clocks were aligned by. 0: by the machines' wall clocks alone."),residualNs:ns.describe("\
How far these ends still lie from each other: the median of a report, the largest of all.")});var count2=number().int().nonnegative(),ns2=number().nonnegative(),wholeRangeSchema=object({name:string(),domain:string().
describe("Empty for the default domain."),instances:count2,gpuBusyNs:ns2,wallNs:ns2.describe("Under CUDA tracing."),lateNs:ns2.
nullable().describe("Time on the GPU after its instances ended. Null: not known."),copiedBytes:count2}),wholeSchema=object(
{outside:object({launches:count2,kernelNs:ns2}).describe("Kernels launched outside every range."),ranges:array(wholeRangeSchema)}),
mostVerified={names:1e3,numbers:2e4,characters:256},verifiedValuesSchema=record(string().max(mostVerified.characters),union(
[number(),array(number()).max(mostVerified.numbers),string().max(mostVerified.characters)])).refine(values=>Object.keys(
values).length>0&&Object.keys(values).length<=mostVerified.names,{message:`expected 1 to ${String(mostVerified.names)} n\
ames`}).refine(values=>Object.values(values).flat().length<=mostVerified.numbers,{message:`expected at most ${String(mostVerified.
numbers)} values`}),verifySchema=discriminatedUnion("state",[object({state:literal("written"),values:verifiedValuesSchema}),
object({state:literal("failed"),why:string()})]),warmSchema=object({files:count2.describe("In HOME, the temporary folder\
 and the compile caches, as each round found them."),bytes:count2});var ns3=number().int().nonnegative(),untracedRangeSchema=object({name:string(),domain:string().describe("Empty for the d\
efault domain."),instanceNs:array(ns3).describe("Wall time of each instance on the host, in the order in which they bega\
n, over all processes of the run, without those that raised in the Python module."),steps:number().positive().nullable().
default(null).describe("Steps that one instance does, by `steps` of the configuration; null: not known."),tokens:number().
positive().nullable().default(null).describe("The same of tokens, by `tokens`.")}),metricValueSchema=object({name:string(),
value:number(),unit:string().nullable(),better:_enum(["lower","higher"]).nullable().describe("Null: not known, so that i\
t is shown and not judged."),source:string().describe("The file that it was read from, as the configuration names it.")}),
untracedRunSchema=object({order:number().int().nonnegative().nullable().describe("Its place, from 0, in the order in whi\
ch the runs of both sides were made: of two sides measured in turn, places 2i and 2i + 1 are neighbors. Null: not known,\
 or measured apart."),seconds:number().nonnegative().nullable().describe("Of the whole program, under nsys; null: not kn\
own, or a server."),clientSeconds:number().nonnegative().nullable().default(null).describe("Of a server's client, from i\
ts start to its end; null: no server."),ofOtherCommand:boolean().default(!1).describe("True: of `latency.command`, which\
 is not what is captured."),ranges:array(untracedRangeSchema),metrics:array(metricValueSchema).default([]).describe("Wha\
t the program itself reported."),peakMemory:array(object({gpu:string(),bytes:ns3})).default([]).describe("The most memor\
y of each GPU in use; empty where it was not watched.")});var profileSchemaVersion=1,count3=number().int().nonnegative(),ns4=number().int().nonnegative(),dim3=tuple([count3,count3,
count3]),gpuSchema=object({name:string(),uuid:string().nullable(),chip:string().nullable(),computeCapability:string().nullable(),
smCount:count3.nullable(),memoryBytes:count3.nullable(),l2Bytes:count3.nullable(),memoryBandwidth:number().nonnegative().
nullable().describe("Bytes per second, as the driver reports it."),clockHz:number().nonnegative().nullable()}),kernelRoundSchema=object(
{launches:count3,totalNs:ns4,medianNs:number().nonnegative(),minNs:ns4,maxNs:ns4,spread:number().nonnegative().describe(
"The standard deviation of the launches' durations, divided by their mean."),busyNs:number().nonnegative().nullable().default(
null).describe("Its share of the range's `gpuBusyNs`: each instant of a device is split evenly among the range's kernels\
, copies and memsets running then. The kernels' shares and `copyBusyNs` add up to `gpuBusyNs`. Null if unknown."),exclusiveNs:ns4.
nullable().default(null).describe("Time in which nothing else of the range ran on the device, not even another launch of\
 this kernel. Null if unknown."),firstNs:ns4.nullable().default(null).describe("The duration of its first launch in the \
round. Null if unknown."),otherThreadLaunches:count3.default(0).describe("The launches that the range's `otherThreads` c\
ounts.")}),kernelVariantSchema=object({mangled:string().nullable(),grid:dim3,block:dim3,registersPerThread:count3,staticSharedBytes:count3,
dynamicSharedBytes:count3,localBytesPerThread:count3,rounds:array(kernelRoundSchema.nullable()).describe("One entry per \
round; null if this variant didn't run in it.")}),kernelSchema=object({name:string().describe("Demangled, with template \
arguments. Identifies the kernel."),shortName:string(),family:string(),rounds:array(kernelRoundSchema.nullable()).describe(
"One entry per round, over all variants; null if the kernel didn't run in it."),variants:array(kernelVariantSchema).describe(
"The same function split by mangled name, grid, block and shared memory; longest first."),ncu:array(kernelSampleSchema).
default([]).describe("Launches that Nsight Compute measured, the longest variant's first.")}),copySchema=object({kind:_enum(
["copy","fill"]),direction:string().nullable(),sourceMemory:string().nullable(),targetMemory:string().nullable(),count:count3,
bytes:count3,totalNs:ns4,blocking:count3.default(0).describe("How many of `count` came from a call that blocks the host \
until the work is done (CUDA Runtime API, API synchronization behavior).")}),noOtherThreads={launches:0,kernelNs:0,copies:0},
gpuIdleSchema=object({launchNs:ns4.describe("The host hadn't launched the next work yet: it was doing its own work, or w\
as inside the launch call."),afterSynchronizationNs:ns4.describe("The same, but the launching thread was waiting in a sy\
nchronization when the GPU fell idle, so it couldn't have run ahead."),synchronizationNs:ns4.describe("The thread was in\
side a synchronizing call."),copyNs:ns4.describe("The thread was inside the call of a copy or a memset."),queueNs:ns4.describe(
"The next work was launched but hadn't started: dependencies, graphs, latency."),unknownNs:ns4.describe("We don't know w\
hich call launched the next work.")}),hostTimeSchema=object({threadNs:ns4.describe("How long instances were open on thei\
r threads. Each instant of a thread counts once."),ownNs:ns4.describe("The part outside CUDA calls: the program's own wo\
rk, and calls that only query (`cudaEventQuery`)."),launchNs:ns4.describe("Inside calls that launch kernels. A full queu\
e delays them."),graphLaunchNs:ns4,copyNs:ns4.describe("Inside copy and memset calls, including those that wait for the \
copy."),synchronizationNs:ns4,memoryNs:ns4.describe("Inside calls that allocate or free memory."),otherNs:ns4.describe("\
Inside any other call.")}),rangeRoundSchema=object({instances:count3,wallNs:ns4.describe("The sum of the instances' dura\
tions on the host. Tracing inflates it, but not kernel times."),spanNs:ns4.nullable().default(null).describe("Time with \
at least one open instance; equals `wallNs` if none overlap. Null if unknown."),gpuIdleNs:ns4.nullable().default(null).describe(
"The part of `spanNs` in which nothing ran on the range's GPUs, no matter what launched it; the mean over its GPUs. Null\
 if unknown."),gpuIdle:gpuIdleSchema.nullable().default(null).describe("`gpuIdleNs` by cause. Each instant counts by wha\
t the thread that launched the GPU's next work was doing then. Null if unknown."),hostTime:hostTimeSchema.nullable().default(
null).describe("What the range's threads did. The parts add up to `threadNs`. Tracing inflates the time inside calls. Nu\
ll if unknown, as when another thread ended the range."),kernelNs:ns4.describe("The sum of the durations of all kernels \
launched in the range."),gpuBusyNs:ns4.describe("Time with at least one kernel, copy or memset of the range running. The\
 union of their intervals, summed over devices."),copyBusyNs:number().nonnegative().nullable().default(null).describe("T\
he share of copies and memsets in `gpuBusyNs`, like the kernels' `busyNs`. Null if unknown."),devices:count3.nullable().
default(null).describe("How many devices ran kernels, copies or memsets of the range. Null if unknown."),communicationFreeBusyNs:ns4.
nullable().default(null).describe("`gpuBusyNs` without communication kernels, whose time includes waiting for other devi\
ces. Null if unknown."),ranks:array(rankSchema).default([]).describe("The range's GPUs, by rank. Empty if the range has \
one GPU, or if unknown."),collectives:array(collectiveSchema).default([]).describe("Collectives whose kernels we found o\
n all of their ranks, most transfer first."),rankClocks:rankClocksSchema.nullable().default(null).describe("How we align\
ed the clocks of the ranks' reports. Null if all ranks are in one report."),otherThreads:object({launches:count3,kernelNs:ns4,
copies:count3.describe("Copies and memsets.")}).default(()=>({...noOtherThreads})).describe("The part of the range's wor\
k that other threads launched while only one thread had ranges open. Always 0 if `attribution` is thread."),launches:count3.
describe("Kernels that ran, including those in CUDA graphs."),graphKernels:count3.describe("How many of `launches` ran a\
s nodes of a CUDA graph."),graphLaunches:count3,synchronizations:array(object({call:string(),count:count3,totalNs:ns4})),
copies:array(copySchema),memcpyBytes:count3,memcpyNs:ns4}),familySchema=object({family:string(),rounds:array(object({launches:count3,
totalNs:ns4}))}),operatorRoundSchema=object({instances:count3.describe("Instances that lie entirely inside the range; on\
 other threads, those that launched a kernel. 0 if a CUDA graph replays what was captured in it."),hostNs:ns4.describe("\
How long they were open, summed. Tracing inflates it."),idleNs:ns4.describe("The part of `hostNs` in which nothing ran o\
n the GPU, no matter what launched it."),launches:count3.describe("Kernels launched in it, including deeper ranges."),totalNs:ns4.
describe("The sum of the kernels' durations."),selfNs:ns4.describe("The part from kernels that no deeper row contains. A\
ll rows' add up to the range's `kernelNs`."),communicationNs:ns4.describe("The part of `totalNs` from communication kern\
els.")}),operatorSchema=object({path:array(string()).describe("Names of NVTX ranges, outermost first, written as in `ran\
ges`. Empty for the range itself."),rank:count3.nullable().describe("As in `ranks`. Null if unknown, or if the range ran\
 on one GPU."),report:count3.describe("As in `ranks`."),device:count3.nullable().describe("As in `ranks`. Null if the ra\
nge ran on one GPU."),rounds:array(operatorRoundSchema.nullable()).describe("One entry per round; null if it had neither\
 an instance nor a kernel.")}),rangeSchema=object({name:string(),domain:string().describe("Empty for the default domain."),
skippedInstances:count3.default(0).describe("How many first instances of each capture and process are left out of all fi\
gures."),rounds:array(rangeRoundSchema),families:array(familySchema),kernels:array(kernelSchema).describe("Longest first\
."),operators:array(operatorSchema).default([]).describe("The NVTX ranges nested in it, by path and GPU, longest first. \
Empty if nothing is nested, or if unknown."),operatorsLeftOut:count3.default(0).describe("How many shorter rows don't fi\
t into `operators`. Their kernels count for the row around them."),ncu:unjoinedSchema.nullable().default(null).describe(
"Nsight Compute's rows without a kernel, and kernels without a row. Null if we didn't match them."),findings:array(profileFindingSchema).
default([]).describe("Largest potential saving first.")}),roundGpuSchema=object({state:_enum(["ok","throttled","clock-di\
ffers","unknown"]).describe("throttled: by heat or the power brake. clock-differs: the mean SM clock differs by more tha\
n 2% from the side's other rounds. unknown: fewer than 3 samples."),meanSmClockMhz:number().nonnegative().nullable().describe(
"Over the samples taken while the ranges' kernels ran."),meanTemperatureC:number().nullable().default(null).describe("Th\
e GPU's mean temperature over the same samples. Null if unknown."),samples:count3.describe("How many samples were taken \
while the ranges' kernels ran."),reasons:array(string()).describe("What limited the clocks, in words. Includes harmless \
reasons.")}),attributionSchema=_enum(["auto","thread"]),captureModeSchema=_enum(["range","all"]),profileSchema=object({schemaVersion:literal(
profileSchemaVersion),tool:object({name:string(),version:string()}),createdAt:string().describe("When this file was writ\
ten."),measuredAt:string().nullable().default(null).describe("When its last report was recorded, by the report's own clo\
ck. Null if unknown."),source:object({repository:string().nullable(),commit:string().nullable(),ref:string().nullable(),
dirty:boolean().nullable()}).describe("The measured code. Null if unknown."),machine:object({gpus:array(gpuSchema).describe(
"The GPUs that kernels ran on."),driver:string().nullable(),cuda:string().nullable().describe("The newest CUDA version t\
hat the driver supports."),nsys:string().nullable(),ncu:string().nullable()}),workload:object({command:array(string()),exitCode:number().
int().nullable().describe("Null if unknown, as for a bare report.")}),isolation:string().nullable(),environment:environmentSchema.
nullable().default(null).describe("The program's environment. Null if unknown, as for bare reports."),attribution:attributionSchema.
default("thread").describe("Whose work belongs to a range. thread: only its own threads', as nsys counts it. auto: also \
what the process's other threads launched while all its open ranges were nested on one thread."),captureMode:captureModeSchema.
nullable().default(null).describe("range: each range gated its own captures. all: each capture has all ranges. Null if u\
nknown, as for bare reports."),rounds:array(object({round:number().int().min(1),captures:array(object({label:string(),sources:array(
string())})),outside:object({launches:count3,kernelNs:ns4}).describe("Kernels launched outside every analyzed range."),gpu:roundGpuSchema.
nullable().default(null).describe("The GPU while the ranges' kernels ran. Null if it wasn't watched."),process:number().
int().min(1).nullable().default(null).describe("Rounds with the same number were captured in one process (one load of a \
server or program). Null: each round had its own process.")})),ranges:array(rangeSchema),untraced:array(untracedRunSchema).
default([]).describe("Runs without CUDA tracing, in order. Wall time and the program's own metrics come from them."),whole:wholeSchema.
nullable().default(null).describe("With `goal: improve`, one capture of the whole program. It decides nothing alone. Nul\
l if there's none."),verify:verifySchema.nullable().default(null).describe("What `compare.verify` wrote. Null if it didn\
't run."),warm:warmSchema.nullable().default(null).describe("What each round found in the folders that the program may w\
rite to. Null if unknown."),replayedRanges:array(replayedRangeSchema).default([]).describe("Ranges that Nsight Compute r\
eplayed as a whole."),ncu:ncuStatusSchema.nullable().default(null).describe("Null if unknown, as for bare reports of nsy\
s."),checks:array(object({check:string(),state:_enum(["held","not-possible"]),detail:string()})).describe("Our sums, che\
cked against the tools' own. If a check fails, the run fails, and there's no profile."),warnings:array(string())}),storedProfileSchema=preprocess(
stored=>{if(typeof stored!="object"||stored===null||!("regions"in stored))return stored;let{regions,...rest}=stored;return{
replayedRanges:regions,...rest}},profileSchema);export{verifiedValuesSchema,profileSchemaVersion,gpuSchema,captureModeSchema,storedProfileSchema};
