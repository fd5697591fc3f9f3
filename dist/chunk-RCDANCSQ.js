import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{_enum,array,boolean,discriminatedUnion,literal,number,object,preprocess,record,string,tuple,union}from"./chunk-7IBWU4LP.js";var versions=record(string(),string()).nullable(),environmentSchema=object({run:string().describe("The run's random name\
. Two profiles' digests are comparable only if it's the same."),operatingSystem:string().nullable().describe("PRETTY_NAM\
E of /etc/os-release."),imageDigest:string().nullable().describe("The container image's digest, from the variable LLM_PR\
OFILE_IMAGE_DIGEST."),pythonPackages:versions.describe("The versions of the packages that the side's interpreter finds, \
by name."),systemPackages:versions.describe("The versions of the packages that dpkg installed, by name."),cudaLibraries:versions.
describe("Versions by name, from the names of files such as `libcublas.so.13.0.2` in the loader's search path."),variables:record(
string(),object({value:string().nullable().describe("Null if we don't store it because it may be private."),digest:string().
nullable().describe("A keyed hash of the value. The key is random and discarded after the run. Null if the variable is p\
robably secret.")})).describe("The program's environment variables by name, except those that the run itself sets per si\
de.")});var ncuReplayModeSchema=_enum(["kernel","application","range","app-range"]),figureSchema=object({value:union([number(),string()]),
unit:string().describe("ncu's base unit; empty for counts and text."),metric:string().describe("NVIDIA's metric, or a fo\
rmula over several.")}),point=object({precision:string().describe("fp64, fp32, fp16: the CUDA cores. tensor-\u2026: the tenso\
r cores, by input type (\u2026-sparse: with structured sparsity). tensor: from an older ncu, which counts every tensor pipe i\
nstruction as 512 operations."),flopPerSecond:number().nonnegative(),peakFlopPerSecond:number().nonnegative().nullable(),
intensity:number().nonnegative().nullable().describe("Operations per byte of device memory. Null if no bytes were moved."),
ridgeIntensity:number().nonnegative().nullable().default(null).describe("The intensity where the limit changes: memory b\
elow it, peak operations above it. Null if unknown."),roofFlopPerSecond:number().nonnegative().nullable().describe("The \
most that this intensity allows: the smaller of the peak and intensity \xD7 peak bandwidth.")}),rooflineSchema=object({bytesPerSecond:number().
nonnegative().describe("Device memory traffic."),peakBytesPerSecond:number().nonnegative().nullable(),points:array(point).
describe("The precisions that the kernel used; empty for a kernel with no floating-point operations.")}),ncuRuleSchema=object(
{section:string(),rule:string().describe("NVIDIA's identifier."),type:_enum(["optimization","warning","information"]),text:string(),
speedup:object({of:_enum(["global","local"]),pct:number().nonnegative()}).nullable().describe("ncu's estimate of the pos\
sible saving. global: as a percentage of the launch's time. local: as a percentage of part of it. Null if ncu gave none.")}),
ncuSampleSchema=object({id:number().int().nonnegative().describe("The row's ID in raw.csv."),figures:record(string(),figureSchema.
nullable()).describe("Null if it wasn't collected, or if ncu has no value."),roofline:rooflineSchema.nullable(),rules:array(
ncuRuleSchema).default([]).describe("The results of ncu's own rules. Empty if we didn't read its details page.")}),kernelSampleSchema=ncuSampleSchema.
extend({variant:number().int().nonnegative().describe("The index of the launched variant in the kernel's `variants`.")}),
replayedRangeSchema=object({name:string(),domain:string().describe("Empty for the default domain."),mode:_enum(["range",
"app-range"]),samples:array(ncuSampleSchema).describe("One per instance, in program order.")}),unjoinedSchema=object({kernelsWithoutRow:array(
string()).describe("Kernels that we meant to explain but that have no row."),rowsWithoutKernel:array(object({id:number().
int().nonnegative(),kernel:string(),grid:string(),block:string()}))}),ncuStatusSchema=object({state:_enum(["measured","o\
ff","not-needed","unavailable","failed","skipped"]).describe("off: not requested. not-needed: not started, because no ve\
rdict needed an explanation (`ncu.when`). unavailable: ncu is missing or isn't allowed to read the counters, and the run\
 continued with a warning. skipped: the same, but the configuration allows it; or it wasn't started, as `why` explains. \
failed: it ran, but rows are wrong or missing for some ranges; the good ones are kept."),why:string().nullable().describe(
"For people. Null if it was measured without problems, or is off."),mode:ncuReplayModeSchema.nullable(),sections:array(string()).
describe("As requested. Empty if unknown."),metrics:array(string()),notNeeded:array(object({name:string(),domain:string()})).
default([]).describe("Ranges that we didn't start ncu for, because their verdict needed no explanation.")}),profileFindingSchema=object(
{id:string(),kernel:string().nullable().describe("The kernel's name. Null if it's about the whole range."),what:string(),
advice:string(),threshold:string(),source:object({guide:string(),section:string()}).describe("Where NVIDIA's documentati\
on explains it."),evidence:array(object({name:string(),value:union([number(),string()]).nullable(),unit:string()})),impactNs:number().
nonnegative().nullable().describe("The most that could be saved per round: a rough estimate for sorting. Null if we can'\
t estimate it.")});var count=number().int().nonnegative(),ns=number().int().nonnegative(),rankSchema=object({rank:count.nullable().describe(
"Its rank in the largest communicator that its process created in the capture. Null if unknown."),device:count.describe(
"The GPU's number in its report."),report:count.default(0).describe("The index of its report in the round's sources, if \
each rank has a separate report."),launches:count,kernelNs:ns.describe("The sum of its kernels' durations."),spanNs:ns.describe(
"Time while an instance was open in a process that launched work on this GPU."),idleNs:ns.describe("The part of `spanNs`\
 in which nothing ran on this GPU."),busyNs:ns.describe("Time during which any of the range's work was running."),workNs:ns.
describe("Time during which any of the range's work except communication was running."),communication:object({launches:count.
describe("Kernels in the family `communication`."),kernelNs:ns.describe("The sum of their durations."),exposedNs:ns.describe(
"Time in which at least one of them ran, and no other work of the range ran on this GPU."),waitingNs:ns.nullable().describe(
"The part of `kernelNs` by which its kernels took longer than the shortest kernel in the same collective. Null if not ma\
tched."),exposedTransferNs:ns.nullable().describe("`exposedNs` without waiting. The transfer is the last part of a kerne\
l, and as long as the collective's shortest kernel. Null if not matched."),joinedLast:count.nullable().describe("Collect\
ives in which its kernel started last. Null if not matched."),heldUpNs:ns.nullable().describe("How long the other ranks \
waited in those collectives, summed. Null if not matched.")})}),collectiveSchema=object({operation:string().describe("NC\
CL's name for it, or its kernel's name if that's unknown."),bytes:count.nullable().describe("The message size per rank. \
Null if unknown."),ranks:count.describe("How many GPUs took part in each collective."),count:count.describe("How many co\
llectives there were. A collective of several ranks counts once."),transferNs:ns.describe("The shortest kernel of each, \
summed."),waitingNs:ns.describe("How much longer the other kernels took, summed over ranks.")}),rankClocksSchema=object(
{collectives:count.describe("How many collectives we aligned the clocks by. 0: we only used the machines' wall clocks."),
residualNs:ns.describe("How far apart the ends of those collectives still are: each report's median, and the largest of \
those.")});var count2=number().int().nonnegative(),ns2=number().nonnegative(),wholeRangeSchema=object({name:string(),domain:string().
describe("Empty for the default domain."),instances:count2,gpuBusyNs:ns2,wallNs:ns2.describe("Under CUDA tracing."),lateNs:ns2.
nullable().describe("Time on the GPU after its instances ended. Null if unknown."),copiedBytes:count2}),wholeSchema=object(
{outside:object({launches:count2,kernelNs:ns2}).describe("Kernels launched outside all ranges."),ranges:array(wholeRangeSchema)}),
mostVerified={names:1e3,numbers:2e4,characters:256},verifiedValuesSchema=record(string().max(mostVerified.characters),union(
[number(),array(number()).max(mostVerified.numbers),string().max(mostVerified.characters)])).refine(values=>Object.keys(
values).length>0&&Object.keys(values).length<=mostVerified.names,{message:`expected 1 to ${String(mostVerified.names)} n\
ames`}).refine(values=>Object.values(values).flat().length<=mostVerified.numbers,{message:`expected at most ${String(mostVerified.
numbers)} values`}),verifySchema=discriminatedUnion("state",[object({state:literal("written"),values:verifiedValuesSchema}),
object({state:literal("failed"),why:string()})]),warmSchema=object({files:count2.describe("Files in HOME, the temporary \
folder and the compile caches at the start of each round."),bytes:count2});var ns3=number().int().nonnegative(),untracedRangeSchema=object({name:string(),domain:string().describe("Empty for the d\
efault domain."),instanceNs:array(ns3).describe("Each instance's wall time on the host, by start, over all of the run's \
processes. Instances that ended in a Python exception are left out."),steps:number().positive().nullable().default(null).
describe("Steps per instance, from the configuration's `steps`. Null if unknown."),tokens:number().positive().nullable().
default(null).describe("Tokens per instance, from `tokens`. Null if unknown.")}),metricValueSchema=object({name:string(),
value:number(),unit:string().nullable(),better:_enum(["lower","higher"]).nullable().describe("Null if unknown. The metri\
c is then shown but not judged."),source:string().describe("The file that it comes from, as the configuration names it.")}),
untracedRunSchema=object({order:number().int().nonnegative().nullable().describe("Its position, from 0, among both sides\
' runs in time order. If the sides were measured in turn, runs 2i and 2i + 1 are a pair. Null if unknown, or if the side\
s were measured separately."),seconds:number().nonnegative().nullable().describe("How long the whole program ran under n\
sys. Null if unknown, or for a server."),clientSeconds:number().nonnegative().nullable().default(null).describe("How lon\
g the server's client ran. Null if there's no server."),ofOtherCommand:boolean().default(!1).describe("True if it ran `l\
atency.command` instead of the captured command."),ranges:array(untracedRangeSchema),metrics:array(metricValueSchema).default(
[]).describe("What the program itself reported."),peakMemory:array(object({gpu:string(),bytes:ns3})).default([]).describe(
"Each GPU's peak memory use. Empty if memory wasn't watched.")});var profileSchemaVersion=1,count3=number().int().nonnegative(),ns4=number().int().nonnegative(),dim3=tuple([count3,count3,
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
skippedInstances:count3.default(0).describe("How many instances at the start of each capture and process are left out of\
 all figures."),rounds:array(rangeRoundSchema),families:array(familySchema),kernels:array(kernelSchema).describe("Longes\
t first."),operators:array(operatorSchema).default([]).describe("The NVTX ranges nested in it, by path and GPU, longest \
first. Empty if nothing is nested, or if unknown."),operatorsLeftOut:count3.default(0).describe("How many shorter rows d\
on't fit into `operators`. Their kernels count for the row around them."),ncu:unjoinedSchema.nullable().default(null).describe(
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
