import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{kernelSampleSchema,ncuStatusSchema,profileFindingSchema,replayedRangeSchema,unjoinedSchema}from"./chunk-7JD2YBGS.js";
import{counted}from"./chunk-ZYMCHVPE.js";import{countText,rangeText,stableRangeName}from"./chunk-DVA2FSEP.js";
import{amount,amountOrNull,atLeast,count,countOrNull,domain,exitCode,flag,nullByDefault,number,text,textOrNull,texts,tool}from"./chunk-G75GGGIL.js";
import{_enum,array,discriminatedUnion,literal,object,preprocess,record,tuple,union}from"./chunk-7IBWU4LP.js";var versions=record(text,text).nullable(),environmentSchema=object({run:text.describe("The run's random name. Digests fr\
om two profiles are comparable only if both profiles have the same name here."),operatingSystem:textOrNull.describe("PRE\
TTY_NAME of /etc/os-release."),imageDigest:textOrNull.describe("The container image's digest, from the variable LLM_PROF\
ILE_IMAGE_DIGEST."),pythonPackages:versions.describe("The versions of the packages that the side's interpreter finds, by\
 name."),systemPackages:versions.describe("The versions of the packages that dpkg installed, by name."),cudaLibraries:versions.
describe("Versions by name, from the names of files such as `libcublas.so.13.0.2` in the loader's search path."),variables:record(
text,object({value:textOrNull.describe("Null if we don't store the value, because it may be private."),digest:textOrNull.
describe("A keyed hash of the value. The key is random and discarded after the run. Null if the variable is probably sec\
ret.")})).describe("The program's environment variables by name, except those that the run itself sets per side.")});var rankSchema=object({rank:countOrNull.describe("The GPU's rank in the largest communicator that its process created in\
 the capture. Null if unknown."),device:count.describe("The GPU's number in its report."),report:count.default(0).describe(
"The index of the GPU's report in the round's sources, if each rank has a separate report."),launches:count,kernelNs:count.
describe("The sum of the durations of the kernels on this GPU."),spanNs:count.describe("Time during which an instance of\
 the range was open in a process that launched work on this GPU."),idleNs:count.describe("The part of `spanNs` in which \
nothing ran on this GPU."),busyNs:count.describe("Time during which any of the range's work was running."),workNs:count.
describe("Time during which any of the range's work except communication was running."),communication:object({launches:count.
describe("Launches of kernels in the family `communication`."),kernelNs:count.describe("The sum of the communication ker\
nels' durations."),exposedNs:count.describe("Time during which at least one communication kernel ran, and no other work \
of the range ran on this GPU."),waitingNs:countOrNull.describe("How much longer each communication kernel took than the \
shortest kernel in its collective, summed. Null if we couldn't match the collectives."),exposedTransferNs:countOrNull.describe(
"`exposedNs` without waiting. We count the last part of each kernel as transfer. That part is as long as the collective'\
s shortest kernel. Null if we couldn't match the collectives."),joinedLast:countOrNull.describe("The number of collectiv\
es in which this rank's kernel started last. Null if we couldn't match the collectives."),heldUpNs:countOrNull.describe(
"How long the other ranks waited in the collectives that this rank joined last, summed. Null if we couldn't match the co\
llectives.")})}),collectiveSchema=object({operation:text.describe("NCCL's name for the operation, or the kernel's name i\
f NCCL's is unknown."),bytes:countOrNull.describe("The message size per rank. Null if unknown."),ranks:count.describe("H\
ow many GPUs took part in each collective."),count:count.describe("How many collectives there were. A collective of seve\
ral ranks counts once."),transferNs:count.describe("The duration of each collective's shortest kernel, summed."),waitingNs:count.
describe("How much longer the other kernels took than the shortest kernel in their collective, summed over ranks.")}),rankClocksSchema=object(
{collectives:count.describe("How many collectives we used to align the clocks. If 0, we used only the machines' wall clo\
cks."),residualNs:count.describe("How far apart the ends of those collectives still are after the alignment. This is the\
 largest of the reports' medians.")});var drawSchema=object({id:text.describe("Names the cold start in which the choices were made. The head has the base's if\
 it got the base's choices."),ownKernels:texts.describe("Kernels that only this side has, or whose source differs. Each \
round after the first tuned them anew.")});var wholeRangeSchema=object({name:text,domain,instances:count,gpuBusyNs:amount,wallNs:amount.describe("Wall time under C\
UDA tracing."),lateNs:amountOrNull.describe("GPU time after the range's instances ended. Null if unknown."),copiedBytes:count}),
wholeSchema=object({outside:object({launches:count,kernelNs:amount}).describe("Kernels launched outside all ranges."),ranges:array(
wholeRangeSchema)}),mostVerified={names:1e3,numbers:2e4,characters:256},textSchema=text.max(mostVerified.characters,{error:({
input})=>`has ${counted(String(input).length,"character")}; the limit is ${countText(mostVerified.characters)}. For long\
er text, write a hash`}),verifiedValuesSchema=record(textSchema,union([number,array(number),textSchema],{error:"isn't a \
number, a list of numbers, or a string"}),{error:`isn't a JSON object such as {"logits": [0.25, -1.5]} (NaN and Infinity\
 aren't JSON)`}).refine(values=>Object.keys(values).length>0&&Object.keys(values).length<=mostVerified.names,{error:({input})=>`\
has ${counted(Object.keys(input).length,"name")}; it must have 1 to ${countText(mostVerified.names)}`}).refine(values=>numbersIn(
values)<=mostVerified.numbers,{error:({input})=>`has ${counted(numbersIn(input),"number")}; the limit is ${countText(mostVerified.
numbers)}`});function numbersIn(values){return Object.values(values).flat().filter(value=>typeof value=="number").length}
var verifySchema=discriminatedUnion("state",[object({state:literal("written"),values:verifiedValuesSchema}),object({state:literal(
"failed"),why:text})]),warmSchema=object({files:count.describe("Files in HOME, the temporary folder and the compile cach\
es at the start of each round."),bytes:count});var untracedRangeSchema=object({name:text,domain,instanceNs:array(count).describe("Each instance's wall time on the host\
, in order of start time, across all of the run's processes. Instances that ended in a Python exception are left out."),
steps:nullByDefault(number.positive()).describe("Steps per instance, from the configuration's `steps`. Null if unknown."),
tokens:nullByDefault(number.positive()).describe("Tokens per instance, from `tokens`. Null if unknown.")}),metricValueSchema=object(
{name:text,value:number,unit:textOrNull,better:_enum(["lower","higher"]).nullable().describe("Null if unknown. The metri\
c is then shown but not judged."),source:text.describe("The file that the metric comes from, as the configuration names \
it.")}),untracedRunSchema=object({order:countOrNull.describe("The run's position among both sides' runs in time order, c\
ounting from 0. If the runs alternated between the sides, runs 2i and 2i + 1 are a pair. Null if unknown, or if the side\
s were measured separately."),seconds:amountOrNull.describe("How long the whole program ran under nsys. Null if unknown,\
 or for a server."),clientSeconds:nullByDefault(amount).describe("How long the server's client ran. Null if there's no s\
erver."),ofOtherCommand:flag.default(!1).describe("True if this run used `latency.command` instead of the captured comma\
nd."),ranges:array(untracedRangeSchema),metrics:array(metricValueSchema).default([]).describe("What the program itself r\
eported."),peakMemory:array(object({gpu:text,bytes:count})).default([]).describe("Each GPU's peak memory use. Empty if m\
emory wasn't watched.")});var profileSchemaVersion=1,dim3=tuple([count,count,count]),gpuSchema=object({name:text,uuid:textOrNull,chip:textOrNull,computeCapability:textOrNull,
smCount:countOrNull,memoryBytes:countOrNull,l2Bytes:countOrNull,memoryBandwidth:amountOrNull.describe("Bytes per second,\
 as the driver reports it."),clockHz:amountOrNull}),kernelRoundSchema=object({launches:count,totalNs:count,medianNs:amount,
minNs:count,maxNs:count,spread:amount.describe("The standard deviation of the launches' durations, divided by their mean\
."),busyNs:nullByDefault(amount).describe("The kernel's share of the range's `gpuBusyNs`: at each moment, we split a dev\
ice's time evenly among all of the range's kernels, copies and memsets that are running. The kernels' shares and `copyBu\
syNs` add up to `gpuBusyNs`. Null if unknown."),exclusiveNs:nullByDefault(count).describe("Time during which the kernel \
ran with no other work of the range on the device, not even another launch of the same kernel. Null if unknown."),firstNs:nullByDefault(
count).describe("The duration of the kernel's first launch in the round. Null if unknown."),otherThreadLaunches:count.default(
0).describe("How many of `launches` came from other threads, as in the range's `otherThreads`.")}),resource=countOrNull.
describe("Null if the report doesn't have it."),kernelVariantSchema=object({mangled:textOrNull,grid:dim3,block:dim3,registersPerThread:resource,
staticSharedBytes:resource,dynamicSharedBytes:resource,localBytesPerThread:resource,rounds:array(kernelRoundSchema.nullable()).
describe("One entry per round; null if this variant didn't run in it.")}),kernelSchema=object({name:text.describe("Deman\
gled, with template arguments. Identifies the kernel."),shortName:text,family:text,rounds:array(kernelRoundSchema.nullable()).
describe("One entry per round, over all variants; null if the kernel didn't run in it."),variants:array(kernelVariantSchema).
describe("The kernel's launches, split by mangled name, grid, block and shared memory; longest first."),ncu:array(kernelSampleSchema).
default([]).describe("Launches that Nsight Compute measured, starting with those of the longest variant.")}),copySchema=object(
{kind:_enum(["copy","fill"]),direction:textOrNull,sourceMemory:textOrNull,targetMemory:textOrNull,count,bytes:count,totalNs:count,
blocking:count.default(0).describe("How many of `count` came from a call that blocks the host until the work is done (CU\
DA Runtime API, API synchronization behavior).")}),noOtherThreads={launches:0,kernelNs:0,copies:0},gpuIdleSchema=object(
{launchNs:count.describe("The host hadn't launched the next work yet: it was doing its own work, or was inside the launc\
h call."),afterSynchronizationNs:count.describe("Like `launchNs`, but the launching thread was waiting in a synchronizat\
ion when the GPU became idle, so it couldn't have launched the work earlier."),synchronizationNs:count.describe("The lau\
nching thread was inside a synchronizing call."),copyNs:count.describe("The launching thread was inside a copy or memset\
 call."),queueNs:count.describe("The next work was launched but hadn't started, for example because of dependencies, gra\
phs or latency."),unknownNs:count.describe("We don't know which call launched the next work.")}),hostTimeSchema=object({
threadNs:count.describe("How long the range's instances were open on their threads. If instances on a thread overlap, th\
e overlap counts once."),ownNs:count.describe("The part of `threadNs` outside CUDA calls: the program's own work, and ca\
lls that only query (`cudaEventQuery`)."),launchNs:count.describe("Time inside calls that launch kernels. A full queue d\
elays these calls."),graphLaunchNs:count,copyNs:count.describe("Time inside copy and memset calls, including calls that \
wait for the copy."),synchronizationNs:count,memoryNs:count.describe("Time inside calls that allocate or free memory."),
otherNs:count.describe("Time inside any other CUDA call.")}),rangeRoundSchema=object({instances:count,wallNs:count.describe(
"The sum of the instances' durations on the host. Tracing inflates this sum, but not kernel times."),spanNs:nullByDefault(
count).describe("Time with at least one open instance; equals `wallNs` if no instances overlap. Null if unknown."),gpuIdleNs:nullByDefault(
count).describe("The part of `spanNs` in which nothing at all ran on the range's GPUs, not even work from outside the ra\
nge. The mean over these GPUs. Null if unknown, or if no GPU did anything in the report."),gpuIdle:nullByDefault(gpuIdleSchema).
describe("`gpuIdleNs` by cause. The cause is what the thread that launched the GPU's next work was doing while the GPU w\
as idle. Null if unknown."),hostTime:nullByDefault(hostTimeSchema).describe("What the range's threads did. The parts add\
 up to `threadNs`. Tracing inflates the time inside calls. Null if unknown, for example because another thread ended the\
 range."),kernelNs:count.describe("The sum of the durations of all kernels launched in the range."),gpuBusyNs:count.describe(
"Time during which at least one kernel, copy or memset of the range was running. The union of their intervals, summed ov\
er devices."),copyBusyNs:nullByDefault(amount).describe("The share of copies and memsets in `gpuBusyNs`, calculated like\
 the kernels' `busyNs`. Null if unknown."),devices:nullByDefault(count).describe("How many devices ran kernels, copies o\
r memsets of the range. Null if unknown."),communicationFreeBusyNs:nullByDefault(count).describe("`gpuBusyNs` without co\
mmunication kernels, whose time includes waiting for other devices. Null if unknown."),ranks:array(rankSchema).default([]).
describe("The range's GPUs, by rank. Empty if the range has one GPU, or if the ranks are unknown."),collectives:array(collectiveSchema).
default([]).describe("Collectives whose kernels we found on all of their ranks, longest transfer first."),rankClocks:nullByDefault(
rankClocksSchema).describe("How we aligned the clocks of the ranks' reports. Null if all ranks are in one report."),otherThreads:object(
{launches:count,kernelNs:count,copies:count.describe("Copies and memsets.")}).default(()=>({...noOtherThreads})).describe(
"The part of the range's work that other threads launched. Other threads' work counts only if exactly one thread had ran\
ges open at launch. Always 0 if `attribution` is thread."),launches:count.describe("Kernels that ran, including those in\
 CUDA graphs."),graphKernels:count.describe("How many of `launches` ran as nodes of a CUDA graph."),graphLaunches:count,
synchronizations:array(object({call:text,count,totalNs:count})),copies:array(copySchema),memcpyBytes:count,memcpyNs:count}),
familySchema=object({family:text,rounds:array(object({launches:count,totalNs:count}))}),operatorRoundSchema=object({instances:count.
describe("Instances that lie entirely inside the range. On other threads, only instances that launched a kernel count. 0\
 if a CUDA graph replays work that was captured in them."),hostNs:count.describe("How long these instances were open, su\
mmed. Tracing inflates this sum."),idleNs:count.describe("The part of `hostNs` in which nothing at all ran on the GPU, n\
ot even work from outside the range."),launches:count.describe("Kernels launched in these instances, including those in \
deeper ranges."),totalNs:count.describe("The sum of the kernels' durations."),selfNs:count.describe("The part of `totalN\
s` from kernels that no deeper row contains. The `selfNs` of all rows add up to the range's `kernelNs`."),communicationNs:count.
describe("The part of `totalNs` from communication kernels.")}),operatorSchema=object({path:texts.describe("Names of NVT\
X ranges, outermost first, written as in `ranges`. Empty for the range itself."),rank:countOrNull.describe("The GPU's ra\
nk, as in `ranks`. Null if unknown, or if the range ran on one GPU."),report:count.describe("The GPU's report, as in `ra\
nks`."),device:countOrNull.describe("The GPU's number, as in `ranks`. Null if the range ran on one GPU."),rounds:array(operatorRoundSchema.
nullable()).describe("One entry per round; null if the round had neither an instance nor a kernel.")}),rangeSchema=object(
{name:text,domain,skippedInstances:count.default(0).describe("How many instances were skipped at the start of each captu\
re and process. No number here includes them."),rounds:array(rangeRoundSchema),families:array(familySchema),kernels:array(
kernelSchema).describe("Longest first."),operators:array(operatorSchema).default([]).describe("The NVTX ranges nested in\
 this range, by path and GPU, longest first. Empty if no range is nested in this range, or if unknown."),operatorsLeftOut:count.
default(0).describe("The number of rows left out because `operators` keeps only the longest. Their kernels count toward \
the row that encloses them."),ncu:nullByDefault(unjoinedSchema).describe("Nsight Compute's rows without a kernel, and ke\
rnels without a row. Null if we didn't match rows with kernels."),findings:array(profileFindingSchema).default([]).describe(
"Largest potential saving first.")}),incompleteRangeSchema=object({name:text,domain:text,lostKernels:count.describe("Ker\
nels that were launched but aren't in the report."),lostGraphLaunches:count.describe("CUDA graph launches whose work isn\
't in the report."),cutGraphLaunches:count.describe("CUDA graph launches with only a part of their work in the report.")}),
roundGpuSchema=object({state:_enum(["ok","throttled","clock-differs","unknown"]).describe("throttled: heat or the power \
brake slowed the GPU. clock-differs: the mean SM clock differs by more than 2% from the side's other rounds. unknown: fe\
wer than 3 samples."),meanSmClockMhz:amountOrNull.describe("The GPU's mean SM clock over the samples taken while the ran\
ges' kernels ran."),meanTemperatureC:nullByDefault(number).describe("The GPU's mean temperature while the ranges' kernel\
s ran. Null if unknown."),samples:count.describe("How many samples were taken while the ranges' kernels ran."),reasons:texts.
describe("What limited the clocks, in words. Includes harmless limits.")}),attributionSchema=_enum(["auto","thread"]),captureModeSchema=_enum(
["range","all"]),profileSchema=object({schemaVersion:literal(profileSchemaVersion),tool,createdAt:text.describe("When th\
is file was written."),measuredAt:nullByDefault(text).describe("When the last of the side's reports was recorded, by the\
 report's own clock. Null if unknown."),source:object({repository:textOrNull,commit:textOrNull,ref:textOrNull,dirty:flag.
nullable()}).describe("The measured code. A field is null if its value is unknown."),machine:object({gpus:array(gpuSchema).
describe("The GPUs that kernels ran on."),driver:textOrNull,cuda:textOrNull.describe("The newest CUDA version that the d\
river supports."),nsys:textOrNull,ncu:textOrNull}),workload:object({command:texts,exitCode:exitCode.describe("Null if un\
known, as for a bare report.")}),isolation:textOrNull,environment:nullByDefault(environmentSchema).describe("The program\
's environment. Null if unknown, as for bare reports."),attribution:attributionSchema.default("thread").describe("Which \
work belongs to a range. thread: only work from the threads that opened it, as nsys counts it. auto: also work that othe\
r threads of the process launched while all of the process's open ranges were nested on one thread."),captureMode:nullByDefault(
captureModeSchema).describe("range: each range gated its own captures. all: each capture has all ranges. Null if unknown\
, as for bare reports."),rounds:array(object({round:atLeast(1),captures:array(object({label:text,sources:texts})),outside:object(
{launches:count,kernelNs:count}).describe("Kernels launched outside every analyzed range."),gpu:nullByDefault(roundGpuSchema).
describe("The GPU's state while the ranges' kernels ran. Null if we didn't watch the GPU."),process:nullByDefault(atLeast(
1)).describe("Rounds with the same number were captured in one process (one start of a server or program). Null if each \
round had its own process.")})),ranges:array(rangeSchema),rangesLeftOut:count.default(0).describe("How many ranges weren\
't measured, because no range was named and there were too many."),incompleteRanges:array(incompleteRangeSchema).default(
[]).describe("Ranges whose launched work is partly missing from the reports. Such a profile can't be compared."),untraced:array(
untracedRunSchema).default([]).describe("Runs without CUDA tracing, in order. Wall time and the program's own metrics co\
me from these runs."),whole:nullByDefault(wholeSchema).describe("With `goal: improve`, one capture of the whole program.\
 It never decides the verdict by itself. Null if there's no such capture."),verify:nullByDefault(verifySchema).describe(
"What `compare.verify.command` wrote. Null if the command didn't run."),warm:nullByDefault(warmSchema).describe("The fil\
es that were in the program's writable folders when each round started. Null if unknown."),draw:nullByDefault(drawSchema).
describe("The choices of autotuners that the rounds ran with. Null if unknown, and if there were none."),replayedRanges:array(
replayedRangeSchema).default([]).describe("Ranges that Nsight Compute replayed as a whole."),ncu:nullByDefault(ncuStatusSchema).
describe("Null if unknown, as for bare nsys reports."),checks:array(object({check:text,state:_enum(["held","not-possible"]),
detail:text})).describe("Checks of our sums against the tools' own sums. If a check fails, the run fails, and there's no\
 profile."),warnings:texts}),storedProfileSchema=preprocess(stored=>{if(typeof stored!="object"||stored===null||!("regio\
ns"in stored))return stored;let{regions,...rest}=stored;return{replayedRanges:regions,...rest}},profileSchema).transform(
(profile,context)=>{let ranges=profile.ranges.map(withStableName);for(let[text2,same]of Map.groupBy(ranges,({name,domain:domain2})=>rangeText(
name,domain2)))same.length>1&&context.addIssue({code:"custom",path:["ranges"],message:`An older version stored the range\
 ${text2} under ${countText(same.length)} names, and their times can't be added up. Measure it again, or analyze its rep\
orts again`});return{...profile,ranges,replayedRanges:profile.replayedRanges.map(withStableName),untraced:profile.untraced.
map(run=>({...run,ranges:run.ranges.map(withStableName)}))}});function withStableName(range){return{...range,name:stableRangeName(
range.name)}}export{drawSchema,verifiedValuesSchema,profileSchemaVersion,gpuSchema,captureModeSchema,storedProfileSchema};
