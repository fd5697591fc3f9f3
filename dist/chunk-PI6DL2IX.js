import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{_enum,array,boolean,discriminatedUnion,literal,number,object,preprocess,string,union}from"./chunk-7IBWU4LP.js";var count=number().int().nonnegative(),frameSchema=object({function:string(),file:string().nullable().describe("If `own`\
, the path relative to the repository's root. Otherwise, the path inside the installed packages, or just the file's name\
. For a compiled function, the binary's path. Null if unknown."),line:count.nullable(),own:boolean().describe("True if t\
he file belongs to the repository and not to an installed package.")}),siteSchema=object({file:string().describe("The fi\
le of the innermost frame in the repository, relative to the root."),line:count.nullable().describe("Null for a compiled\
 function."),function:string(),base:count.nullable().describe("Launches from the same line in base, wherever base has it\
, or from the line that this one replaced. Null if unknown: base's stacks weren't recorded, more launches lack a line in\
 base than in head, we don't know what changed, or several lines replaced the lines in base together."),head:count,changed:boolean().
nullable().describe("True if the line differs between base's and head's commits. Null if unknown."),frames:array(frameSchema).
describe("Innermost first: some frames below the line, the line itself, and the frames above it.")}),launchSitesSchema=object(
{launches:count.describe("The number of launches in the run that recorded call stacks."),linkedRatio:number().describe("\
The share of these launches with a stack frame in the repository. `sites` covers only these launches."),areLikely:boolean().
default(!0).describe("False if the launches that explain the change may be among those without a line: fewer than 90% of\
 the launches have a line, and some of the additional launches may have none."),sites:array(siteSchema).describe("Likeli\
est first, at most five: lines that launch more than before if there are more launches in all, then changed lines. For a\
 count, only lines that may make more calls than before."),layers:array(object({path:array(string()),base:count.nullable(),
head:count})).describe("The nested NVTX ranges around the launches, or around the capture of a CUDA graph's nodes; each \
path starts with the outermost. Most launches first, at most twelve.")}),lineSearchStates=["searched","no-lines","off","\
server","out-of-time","failed","round-failed"],lineSearchSchema=object({state:_enum(lineSearchStates).describe("searched\
: some lines are known. no-lines: a run recorded call stacks, but none has a line from the repository. off: the configur\
ation's `lines` is off. server: we can't record a server's call stacks. out-of-time: `timeBudget` was spent. failed: the\
 run that records call stacks failed, and a warning says why. round-failed: an earlier round failed."),timeBudget:string().
nullable().describe("Null unless out-of-time.")}),graphNodeSchema=object({kernel:string(),layer:array(string()).describe(
"The NVTX ranges that were open when the node was captured, outermost first."),base:count,head:count}),linkedEnough=.9;function likeliestSite(sites){
return sites?.areLikely===!0?sites.sites[0]??null:null}var count2=number().int().nonnegative(),sides=object({base:count2,head:count2}),precisionSchema=_enum(["fp64","fp32","fp\
16","tensor"]).describe("fp16 includes bfloat16. tensor: the tensor cores, with any input type."),codeFindingSchema=discriminatedUnion(
"kind",[object({kind:literal("spills"),loads:sides,stores:sides}).describe("Instructions that load from and store to loc\
al memory (LDL, STL), because registers ran out or an array has a computed index."),object({kind:_enum(["narrower-loads",
"narrower-stores"]),widths:array(object({bits:count2,...sides.shape})).describe("Widest first.")}).describe("The kernel'\
s global memory instructions, by the width of one thread's access. Reported only if the kernel lost vectorized instructi\
ons."),object({kind:literal("precision"),from:precisionSchema,to:precisionSchema}).describe("The precision of most arith\
metic instructions.")]),hotSpotSchema=object({instruction:string().describe("Such as `LDG.E.64 R18, desc[UR6][R18.64]`."),
offset:count2.describe("Bytes from the kernel's first instruction."),shareRatio:number().describe("The instruction's sha\
re of the kernel's samples."),line:object({file:string().describe("The path in the repository, or just the file's name i\
f the file is outside the repository."),line:count2,shareRatio:number()}).nullable().describe("The source line with the \
most samples. Null if the kernel has no line information.")}).describe("The instruction where the warp sampler found the\
 most warps."),machineCodeSchema=object({state:_enum(["identical","other-registers","changed"]).describe("other-register\
s: the instructions are the same, except for register numbers."),instructions:sides,findings:array(codeFindingSchema).describe(
"The kinds of changes that we recognize in the code, the most important first."),mix:array(object({opcode:string(),...sides.
shape})).describe("The opcodes, without modifiers, whose counts changed most; at most eight."),hot:object({base:hotSpotSchema.
nullable(),head:hotSpotSchema.nullable()})});var ratio=number(),ns=number().nonnegative(),count3=number().nonnegative(),rowStateSchema=preprocess(stored=>stored==="o\
verlap-changed"?"moved":stored,_enum(["regressed","improved","same","inconclusive","moved","other-variant","noted","wait\
s","new","removed","not-judged"])).describe("moved: the copies only switched to another kind of memory. other-variant: i\
t's slower, but an autotuner chose other code, which may be chance. noted: it got worse, but that's not a regression, be\
cause the slowdown doesn't show in the range, or nothing waits for this work. waits: the time includes waiting for other\
 GPUs, so we don't know how long the work itself took. not-judged: it's too small to be judged alone, or there's nothing\
 to compare it with."),timeChangeSchema=object({baseNs:ns.nullable().describe("The geometric mean over the judged pairs \
of alternating rounds, with equal weight for both orders (base first, head first). So headNs / baseNs - 1 is changeRatio\
. Without pairs of alternating rounds, the median over rounds. Null if the side lacks this time."),headNs:ns.nullable(),
changeRatio:ratio.nullable().describe("The best estimate; 0.1 is 10% slower. Null if a ratio makes no sense."),lowRatio:ratio.
nullable().describe("The 95% confidence interval of changeRatio, from Student's t-distribution over the rounds and what \
we know about their noise. Null with one round per side."),highRatio:ratio.nullable(),thresholdRatio:ratio.nullable().describe(
"The smallest change that counts."),detectableRatio:ratio.nullable().describe("At least 90% of runs like this one would \
detect a slowdown this large. Null if the row is inconclusive or not judged, if a side has one round, or if the range's \
rounds may be unusually noisy."),spreadRatio:ratio.nullable().describe("The relative spread of the rounds on the side wh\
ere they vary more."),rounds:number().int().nonnegative().describe("The number of rounds on the side with fewer rounds. \
Rounds in one process (or one start of a server) count as one round, by their median."),state:rowStateSchema,mayBeSlower:boolean().
describe("True if the time is inconclusive, and more rounds could still show a slowdown that matters."),isProbable:boolean().
default(!1).describe("Only for wall time: true if it's inconclusive, but chance is an unlikely cause of the slowdown. In\
 runs without CUDA tracing, this requires the whole interval to be above the threshold. Under tracing, the estimate must\
 be above the threshold, and the 90% interval must exclude 0."),why:string().nullable().describe("A sentence that explai\
ns the state, if it needs explaining.")}),countChangeSchema=object({metric:_enum(["launches","hostLaunches","graphLaunch\
es","copies","copiedBytes","blockingCopies","synchronizations"]).describe("hostLaunches: kernels launched one by one, pl\
us graph launches; it rises if a CUDA graph is lost. copiedBytes: includes memsets. blockingCopies: copies whose call wa\
its until they're done."),kind:string().nullable().describe("For copies and bytes, their direction and memory, such as `\
host-to-device (pageable \u2192 device)`."),base:count3.describe("The median over rounds."),head:count3,changeRatio:ratio.
nullable().describe("Null if base is 0."),thresholdRatio:ratio,state:rowStateSchema,why:string().nullable(),launchSites:launchSitesSchema.
nullable().default(null).describe("The lines that made these calls, if the count rose and a run recorded stacks. Null if\
 unknown.")}),whySchema=object({metric:string().describe("The metric's key in profile.json, such as dramBytes."),title:string(),
unit:string(),base:union([number(),string()]).nullable(),head:union([number(),string()]).nullable(),changeRatio:ratio.nullable().
describe("Null if the values are text, or if base is 0.")}),wallVerdictSchema=_enum(["slower","not-slower","unknown"]).describe(
"Judged by a threshold of 10%. unknown: too few rounds, or they vary too much, which is usual under CUDA tracing."),latencySideSchema=object(
{medianNs:ns.describe("The median of the processes' medians."),p90Ns:ns.describe("The 90th percentile of all instances."),
minNs:ns.describe("The wall time of the shortest instance."),processes:count3,instances:count3.describe("The number of i\
nstances across all processes.")}).describe("The wall time of one instance."),latencySchema=object({base:latencySideSchema,
head:latencySideSchema,statistic:_enum(["median","minimum"]).describe("Which number of each process we compare: the medi\
an of its instances if they vary little, or else the minimum. docs/statistics.md has the rule."),time:timeChangeSchema.describe(
"The change in `statistic`. Here, a round is one process.")}),sides2=schema=>object({base:schema,head:schema}),rankRowSchema=object(
{rank:number().int().nonnegative().nullable(),report:number().int().nonnegative(),device:number().int().nonnegative(),work:timeChangeSchema.
describe("Time during which any work except communication was running."),busyNs:sides2(ns).describe("The rank's GPU busy\
 time, including waiting. The median over rounds, like all numbers below."),waitingNs:sides2(ns),exposedTransferNs:sides2(
ns),joinedLast:sides2(number().nonnegative()).describe("The number of collectives that this rank was the last to join."),
heldUpNs:sides2(ns).describe("How long the other ranks waited, in total, in the collectives where this rank was the last\
 to join.")}),ranksRowSchema=object({ranks:array(rankRowSchema),exposedTransfer:timeChangeSchema.describe("Transfer time\
 that doesn't overlap with the rank's work; the mean over ranks."),skew:sides2(number().nonnegative()).describe("How muc\
h longer the busiest rank works than the median rank (or, with two ranks, than the other rank)."),collectives:sides2(number().
nonnegative())}),familyTimes=array(object({family:string(),ns})).describe("Longest first."),causeSchema=discriminatedUnion(
"kind",[object({kind:_enum(["overlap-lost","overlap-gained"]),base:ratio,head:ratio}),object({kind:literal("graph-lost"),
base:count3,head:count3}).describe("CUDA graph launches."),object({kind:literal("replaced"),gone:familyTimes,came:familyTimes}).
describe("Families whose net time fell (`gone`) or rose (`came`). Only families whose kernels were replaced or whose num\
ber of launches changed are included."),object({kind:literal("work"),base:count3,head:count3}).describe("Kernel launches\
."),object({kind:literal("kernel"),kernel:string(),changeRatio:ratio,impactRatio:ratio}),object({kind:literal("family"),
family:string(),changeRatio:ratio,impactRatio:ratio}),object({kind:literal("operator"),path:array(string()),rank:count3.
nullable(),report:count3,device:count3.nullable(),changeRatio:ratio,impactRatio:ratio}).describe("The path of the nested\
 range that most of the change comes from, if there's one."),object({kind:literal("rank"),rank:count3.nullable(),report:count3,
device:count3,changeRatio:ratio.describe("The change in the rank's own work.")}),object({kind:literal("exposed-transfer"),
baseNs:ns,headNs:ns,collectives:object({base:count3,head:count3})}),object({kind:literal("machine"),changeRatio:ratio,clockChangeRatio:ratio.
nullable()})]),familyRowSchema=object({family:string(),time:timeChangeSchema,launches:object({base:count3,head:count3}),
shareRatio:ratio.describe("The family's share of the range's kernel time, on the side with more kernel time."),impactRatio:ratio.
describe("The family's change as a share of the range's kernel time; positive if slower.")}),kernelRowSchema=object({name:string().
describe("Demangled. Head's name, or base's if head doesn't have the kernel."),previousName:string().nullable().describe(
"Base's name for the kernel, if it's different."),family:string(),match:_enum(["exact","renamed","variant","swapped","ne\
w","removed"]).describe("renamed: the names differ only in meaningless numbers or hashes. variant: the names differ only\
 in tile sizes and the like. swapped: another kernel of the same family with the same number of launches."),baseNames:array(
string()).describe("Base's kernels in this row. Usually one. Kernels share a row if we can't match them one by one."),headNames:array(
string()),time:timeChangeSchema,launches:object({base:count3,head:count3}),shareRatio:ratio,impactRatio:ratio,busyShareRatio:ratio.
nullable().default(null).describe("The kernel's share of the range's GPU busy time, with each instant split among the wo\
rk that was running. It's head's share, or base's if head doesn't have the kernel. Null if unknown."),metrics:array(whySchema).
describe("Nsight Compute's metrics that differ between the sides. Empty unless both sides were measured."),explanation:string().
nullable().describe("A sentence that says what changed in the launches and in `metrics`, or that the launch is the same."),
machineCode:machineCodeSchema.nullable().default(null).describe("What changed in the machine code of a slower kernel, fr\
om both sides' Nsight Compute reports. Null if unknown, or if the sides' kernels or chips differ."),launchSites:launchSitesSchema.
nullable().default(null).describe("The lines that launched the kernel, if it's slower or new and a run recorded stacks. \
Null if unknown.")}),operatorRowSchema=object({path:array(string()).describe("As in profile.json. Paths that differ only\
 in numbers share a row (`layer_*`), except for paths that changed while the others in the row didn't."),rank:count3.nullable().
describe("As in head's profile.json, or as in base's if head doesn't have the row."),report:count3,device:count3.nullable(),
paths:count3.describe("How many paths share this row."),spread:object({lowRatio:ratio,highRatio:ratio}).nullable().describe(
"The smallest and largest changes among these paths. Null with one path, or if no path is on both sides."),time:timeChangeSchema.
describe("The time of kernels launched in this nested range or deeper. Excludes communication if the outer range waits f\
or other GPUs."),selfNs:sides2(ns).describe("The time of kernels that no deeper range contains. The median over rounds, \
like all numbers below."),launches:sides2(count3),instances:sides2(count3),hostNs:sides2(ns).describe("How long the nest\
ed range was open. Tracing inflates this time."),shareRatio:ratio,impactRatio:ratio}),wallPartSchema=object({part:_enum(
["host-own","host-launch","host-graph-launch","host-copy","host-synchronization","host-memory","host-other","idle-launch",
"idle-after-synchronization","idle-synchronization","idle-copy","idle-queue","idle-unknown"]).describe("host: from `host\
Time` in profile.json. idle: from `gpuIdle` in profile.json."),baseNs:ns.describe("The median over rounds."),headNs:ns,isApart:boolean().
describe("True if every round of one side is above every round of the other side.")}),rangeRowSchema=object({name:string(),
domain:string().describe("Empty for the default domain."),verdict:_enum(["pass","regressed","inconclusive","incomparable"]),
instances:object({base:count3.nullable(),head:count3.nullable()}),gpuBusyTime:timeChangeSchema.describe("Time during whi\
ch at least one kernel, copy or memset of the range was running. This time decides the range's verdict. With several dev\
ices, it's the time of the device that works longest, not counting its waits for other devices. If we don't know which w\
ork waited, it's the sum over devices, not counting communication kernels."),kernelTime:timeChangeSchema.describe("The s\
um of all kernels' durations. Not judged, because kernels that overlap count twice."),copyBusyNs:sides2(ns).nullable().default(
null).describe("How much of the GPU time is copies and memsets, averaged like `gpuBusyTime`. Null if unknown."),overlap:object(
{base:ratio.nullable(),head:ratio.nullable()}).default({base:null,head:null}).describe("The share of the kernel time tha\
t overlapped with other work in the range; the median over rounds. Null if unknown."),wallTime:timeChangeSchema.describe(
"Wall time on the host. Tracing inflates it."),wall:wallVerdictSchema.default("unknown"),latency:latencySchema.nullable().
default(null).describe("Wall time without CUDA tracing, which we judge instead of `wallTime`. Null if a side had no untr\
aced runs."),wallParts:array(wallPartSchema).default([]).describe("What wall time is made of, on the host and on the GPU\
. Never judged. Empty if unknown, or if a side's rounds did different work."),cause:causeSchema.nullable().default(null).
describe("What changed the GPU time; null if nothing did, or if we don't know."),commonMode:object({changeRatio:ratio,shareRatio:ratio.
describe("The share of the kernel time that belongs to kernels that changed by this factor."),clockChangeRatio:ratio.nullable().
describe("Mean SM clock, head / base - 1; null if unknown."),explainedByClocks:boolean().default(!1).describe("True if t\
he clocks explain this change, in direction and size. Kernels are then judged without this change.")}).nullable().describe(
"Set if the times of nearly all kernels changed by the same factor."),ranks:ranksRowSchema.nullable().default(null).describe(
"The range's GPUs, side by side. Null if the range has one GPU, or if we don't know which work waited for which."),counts:array(
countChangeSchema),families:array(familyRowSchema).describe("Longest first."),kernels:array(kernelRowSchema).describe("L\
argest impact first, in either direction."),operators:array(operatorRowSchema).default([]).describe("NVTX ranges nested \
in this range, by path and GPU, largest impact first. They help explain the verdict, but don't affect it. Empty if a sid\
e has no nested ranges, or if we don't know them."),lineSearch:lineSearchSchema.nullable().default(null).describe("Wheth\
er a run recorded call stacks to find the lines behind the slowdown, or why not. Null if the range isn't slower, or if n\
othing could be run."),graphNodes:array(graphNodeSchema).default([]).describe("CUDA graph nodes that were lost or added,\
 by kernel and layer. They come from runs of both sides that recorded how the graphs were captured. Empty if no nodes ch\
anged, or if there were no such runs.")}),unknownChange={changeRatio:null,lowRatio:null,highRatio:null,thresholdRatio:null,
detectableRatio:null,spreadRatio:null,state:"not-judged",mayBeSlower:!1,isProbable:!1,why:null};function isLaunchesAgain({
metric,base,head},counts){let launches=counts.find(row=>row.metric==="launches");return metric==="hostLaunches"&&base===
launches?.base&&head===launches.head}export{lineSearchStates,linkedEnough,likeliestSite,machineCodeSchema,timeChangeSchema,countChangeSchema,wallVerdictSchema,
latencySchema,kernelRowSchema,rangeRowSchema,unknownChange,isLaunchesAgain};
