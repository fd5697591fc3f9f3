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
nullable().describe("Bytes a second, as the driver states it."),clockHz:number().nonnegative().nullable()}),kernelRoundSchema=object(
{launches:count3,totalNs:ns4,medianNs:number().nonnegative(),minNs:ns4,maxNs:ns4,spread:number().nonnegative().describe(
"Standard deviation of the launches' durations divided by their mean."),busyNs:number().nonnegative().nullable().default(
null).describe("Its share of the range's `gpuBusyNs`: each instant of a device is divided equally among the kernels, cop\
ies and memsets of the range that run then. With `copyBusyNs` the kernels' shares add up to `gpuBusyNs`. Null: not known\
."),exclusiveNs:ns4.nullable().default(null).describe("Time in which nothing else of the range ran on the device, not ev\
en another launch of it. Null: not known."),firstNs:ns4.nullable().default(null).describe("Duration of its first launch \
in the round. Null: not known."),otherThreadLaunches:count3.default(0).describe("Those of `launches` that `otherThreads`\
 of the range counts.")}),kernelVariantSchema=object({mangled:string().nullable(),grid:dim3,block:dim3,registersPerThread:count3,
staticSharedBytes:count3,dynamicSharedBytes:count3,localBytesPerThread:count3,rounds:array(kernelRoundSchema.nullable()).
describe("One entry a round; null where this variant did not run in it.")}),kernelSchema=object({name:string().describe(
"Demangled, with template arguments: a kernel's identity."),shortName:string(),family:string(),rounds:array(kernelRoundSchema.
nullable()).describe("Over all variants; one entry a round, null where it did not run."),variants:array(kernelVariantSchema).
describe("The same function by mangled name, grid, block and shared memory; most time first."),ncu:array(kernelSampleSchema).
default([]).describe("Launches that Nsight Compute measured, those of the variant with the most time first.")}),copySchema=object(
{kind:_enum(["copy","fill"]),direction:string().nullable(),sourceMemory:string().nullable(),targetMemory:string().nullable(),
count:count3,bytes:count3,totalNs:ns4,blocking:count3.default(0).describe("Those of `count` that were made by a call tha\
t holds the host up until the work is done (CUDA Runtime API, API synchronization behavior).")}),noOtherThreads={launches:0,
kernelNs:0,copies:0},gpuIdleSchema=object({launchNs:ns4.describe("The host had not launched the next work yet: its own w\
ork, or the launch call."),afterSynchronizationNs:ns4.describe("The same, where the thread that launched it was waiting \
in a synchronization when the GPU fell idle, so that it could not have run ahead."),synchronizationNs:ns4.describe("The \
thread was inside a synchronizing call."),copyNs:ns4.describe("The thread was inside the call of a copy or a memset."),queueNs:ns4.
describe("The next work was launched, and had not begun: dependencies, graphs, latency."),unknownNs:ns4.describe("Of the\
 next work it is not known which call made it.")}),hostTimeSchema=object({threadNs:ns4.describe("Time in which an instan\
ce was open on its thread, each instant of a thread once."),ownNs:ns4.describe("Of it outside of CUDA calls: the program\
's own work, and calls that only ask something (`cudaEventQuery`)."),launchNs:ns4.describe("Inside calls that launch ker\
nels; a full queue holds them up."),graphLaunchNs:ns4,copyNs:ns4.describe("Inside calls of copies and memsets, those tha\
t wait for the copy included."),synchronizationNs:ns4,memoryNs:ns4.describe("Inside calls that allocate and free memory."),
otherNs:ns4.describe("Inside any other call.")}),rangeRoundSchema=object({instances:count3,wallNs:ns4.describe("Sum of t\
he instances' durations on the host. Tracing inflates it; kernel times are not affected."),spanNs:ns4.nullable().default(
null).describe("Time in which at least one instance was open: `wallNs` where none overlap. Null: not known."),gpuIdleNs:ns4.
nullable().default(null).describe("Of `spanNs`, the time in which nothing ran on the range's GPUs, whatever launched it;\
 the mean over its GPUs. Null: not known."),gpuIdle:gpuIdleSchema.nullable().default(null).describe("`gpuIdleNs` by caus\
e: each instant by what the thread that made the next work of the GPU did then. Null: not known."),hostTime:hostTimeSchema.
nullable().default(null).describe("What the threads of the range did; the parts add up to `threadNs`. Tracing inflates t\
he time inside calls. Null: not known, as for a range that another thread ended."),kernelNs:ns4.describe("Sum of the dur\
ations of all kernels launched in the range."),gpuBusyNs:ns4.describe("Time with at least one kernel, copy or memset of \
the range running: the union of their intervals, summed over devices."),copyBusyNs:number().nonnegative().nullable().default(
null).describe("The share of copies and memsets in `gpuBusyNs`, as `busyNs` of kernels is theirs. Null: not known."),devices:count3.
nullable().default(null).describe("How many devices ran kernels, copies or memsets of the range. Null: not known."),communicationFreeBusyNs:ns4.
nullable().default(null).describe("`gpuBusyNs` without the kernels of the family communication, whose time includes wait\
ing for other devices. Null: not known."),ranks:array(rankSchema).default([]).describe("The GPUs of the range beside eac\
h other, by rank. Empty for a range of one GPU, and where it is not known."),collectives:array(collectiveSchema).default(
[]).describe("What the ranks did together, most transfer first: collectives whose kernels were found in all of their ran\
ks."),rankClocks:rankClocksSchema.nullable().default(null).describe("How the clocks of the ranks' reports were brought t\
ogether. Null: all ranks are in one report."),otherThreads:object({launches:count3,kernelNs:ns4,copies:count3.describe("\
Copies and memsets.")}).default(()=>({...noOtherThreads})).describe("The part of the range's work that threads without a\
n asked range of their own launched while the range was open on the one thread that has any. None where `attribution` is\
 thread."),launches:count3.describe("Kernels that ran, those of CUDA graphs included."),graphKernels:count3.describe("Th\
ose of `launches` that ran as nodes of a CUDA graph."),graphLaunches:count3,synchronizations:array(object({call:string(),
count:count3,totalNs:ns4})),copies:array(copySchema),memcpyBytes:count3,memcpyNs:ns4}),familySchema=object({family:string(),
rounds:array(object({launches:count3,totalNs:ns4}))}),operatorRoundSchema=object({instances:count3.describe("Those with \
all of it inside the range; of other threads those that launched a kernel. 0 where a CUDA graph replays what was capture\
d in it."),hostNs:ns4.describe("Time in which they were open, summed. Tracing inflates it."),idleNs:ns4.describe("Of `ho\
stNs`, the time in which nothing ran on the GPU, whatever launched it."),launches:count3.describe("Kernels launched in i\
t, those nested deeper included."),totalNs:ns4.describe("The sum of their durations."),selfNs:ns4.describe("Of it that o\
f kernels which are in no row nested in this one. These add up to the range's `kernelNs`."),communicationNs:ns4.describe(
"Of `totalNs` that of kernels of the family communication.")}),operatorSchema=object({path:array(string()).describe("Nam\
es of NVTX ranges, the outer first, as `ranges` writes them; empty: the range itself."),rank:count3.nullable().describe(
"As in `ranks`; null: not known, or the range ran on one GPU."),report:count3.describe("As in `ranks`."),device:count3.nullable().
describe("As in `ranks`; null: the range ran on one GPU."),rounds:array(operatorRoundSchema.nullable()).describe("One en\
try a round; null where it had neither an instance nor a kernel.")}),rangeSchema=object({name:string(),domain:string().describe(
"Empty for the default domain."),skippedInstances:count3.default(0).describe("How many of its first instances, of each c\
apture and process, are left out of all figures."),rounds:array(rangeRoundSchema),families:array(familySchema),kernels:array(
kernelSchema).describe("Most total time first."),operators:array(operatorSchema).default([]).describe("The NVTX ranges n\
ested in it, by path and GPU, most total time first. Empty where nothing is nested, or it is not known."),operatorsLeftOut:count3.
default(0).describe("Rows with less time than those of `operators`, which has no more of them: their kernels count as th\
ose around them."),ncu:unjoinedSchema.nullable().default(null).describe("What Nsight Compute's rows and the kernels do n\
ot share; null where its rows were not joined."),findings:array(profileFindingSchema).default([]).describe("Largest pote\
ntial saving first.")}),roundGpuSchema=object({state:_enum(["ok","throttled","clock-differs","unknown"]).describe("throt\
tled: by heat or the power brake. clock-differs: its mean SM clock is more than 2% off that of the side's other rounds. \
unknown: fewer than 3 samples."),meanSmClockMhz:number().nonnegative().nullable().describe("Over the samples within the \
ranges."),meanTemperatureC:number().nullable().default(null).describe("The same of the GPU's temperature. Null: not know\
n."),samples:count3.describe("How many samples fell into the ranges."),reasons:array(string()).describe("What held the c\
locks down, in words; also what is no disturbance.")}),attributionSchema=_enum(["auto","thread"]),captureModeSchema=_enum(
["range","all"]),profileSchema=object({schemaVersion:literal(profileSchemaVersion),tool:object({name:string(),version:string()}),
createdAt:string().describe("When this file was written."),measuredAt:string().nullable().default(null).describe("When t\
he last of its reports was recorded, as it says itself. Null: not known."),source:object({repository:string().nullable(),
commit:string().nullable(),ref:string().nullable(),dirty:boolean().nullable()}).describe("The code that was measured; nu\
ll where it is not known."),machine:object({gpus:array(gpuSchema).describe("The GPUs that kernels ran on."),driver:string().
nullable(),cuda:string().nullable().describe("The CUDA version that the driver supports."),nsys:string().nullable(),ncu:string().
nullable()}),workload:object({command:array(string()),exitCode:number().int().nullable().describe("Null: not known, as f\
or a bare report.")}),isolation:string().nullable(),environment:environmentSchema.nullable().default(null).describe("Wha\
t the program ran with. Null: not known, as for bare reports."),attribution:attributionSchema.default("thread").describe(
"Whose work belongs to a range. thread: what the threads launched that a range counts for in nsys. auto: besides, what o\
ther threads of the process launched while all open ranges of the process lay nested on one thread."),captureMode:captureModeSchema.
nullable().default(null).describe("range: each range gated captures of its own. all: each capture has all ranges. Null: \
not known, as for bare reports."),rounds:array(object({round:number().int().min(1),captures:array(object({label:string(),
sources:array(string())})),outside:object({launches:count3,kernelNs:ns4}).describe("Kernels launched outside every analy\
zed range."),gpu:roundGpuSchema.nullable().default(null).describe("The GPU while the ranges ran; null where it was not w\
atched."),process:number().int().min(1).nullable().default(null).describe("Rounds with the same number were captured in \
one process: one load of a server or a program. Null: in a process of their own.")})),ranges:array(rangeSchema),untraced:array(
untracedRunSchema).default([]).describe("Runs without CUDA tracing, in the order made: what wall time and the program's \
own metrics are of."),whole:wholeSchema.nullable().default(null).describe("One capture of the whole program, where the g\
oal is to improve. It decides nothing alone. Null: none."),verify:verifySchema.nullable().default(null).describe("What `\
compare.verify` wrote. Null: it wasn't run."),warm:warmSchema.nullable().default(null).describe("What each round found i\
n the folders that the program may write to. Null: not known."),replayedRanges:array(replayedRangeSchema).default([]).describe(
"Ranges that Nsight Compute replayed as a whole."),ncu:ncuStatusSchema.nullable().default(null).describe("Null: nothing \
is known, as for bare reports of nsys."),checks:array(object({check:string(),state:_enum(["held","not-possible"]),detail:string()})).
describe("What was held against the tools' own figures. A check that fails is no profile but an error."),warnings:array(
string())}),storedProfileSchema=preprocess(stored=>{if(typeof stored!="object"||stored===null||!("regions"in stored))return stored;
let{regions,...rest}=stored;return{replayedRanges:regions,...rest}},profileSchema);export{verifiedValuesSchema,profileSchemaVersion,gpuSchema,captureModeSchema,storedProfileSchema};
