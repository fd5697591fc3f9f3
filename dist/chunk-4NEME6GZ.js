import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{rankText}from"./chunk-J6WWDBOC.js";import{_enum,array,boolean,discriminatedUnion,literal,number,object,preprocess,
strictObject,string,union}from"./chunk-T6YMR3NY.js";import{budgetsText,gpuPerAmountKinds,kernelLabel,kernelText,median,
metricSentences,nameText,proseText,rangeName,shownText,wallPerAmountKinds}from"./chunk-JKBQVKYX.js";import{countAmount,
counted,formatCount,formatNs,nsAmount}from"./chunk-CY2EKH2J.js";import{amountText,changeWithInterval,pairText,percent,
rangeText,signedPercent,sizeAmount}from"./chunk-YTVQXYLK.js";import{plainText}from"./chunk-KWNHFX66.js";var acceptedMetrics=["gpuBusyNs","kernelNs","wallNs","launches","hostLaunches","graphLaunches","copies","copiedBytes","b\
lockingCopies","synchronizations"],acceptedDerived=["time-per-step","time-per-token"],acceptedKinds=["client-time","peak\
-memory"],ofRange=[...acceptedMetrics,...acceptedDerived],acceptedRegressionSchema=strictObject({range:string().min(1).optional().
describe("A range as in `ranges`, or a glob. Absent if `metric` is a metric of the whole program."),kernel:string().min(
1).optional().describe("A kernel's name, or a glob of names."),family:string().min(1).optional(),metric:string().min(1).
optional().describe(`With a range, one of ${ofRange.join(", ")}. Without a range, one of ${acceptedKinds.join(", ")}, or\
 the name of a metric that the program reports (or a glob).`),change:union([number().positive(),literal("any")]).describe(
"How much worse the time or count may get, in percent. any: no limit, even if the value was 0 in base, or if a count got\
 worse by falling."),reason:string().trim().min(1),expires:string().regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/).
describe("The last day on which the entry applies.")}).refine(entry=>[entry.kernel,entry.family,entry.metric].filter(what=>what!==
void 0).length===1,{message:"Name exactly one of kernel, family and metric."}).refine(({range,metric})=>range!==void 0||
metric!==void 0,{path:["range"],message:"A kernel or family needs a range: set `range` to a range's name or a glob such \
as *."}).refine(({range,metric})=>range===void 0||metric===void 0||ofRange.includes(metric),{path:["metric"],message:`A \
range's metric is one of ${ofRange.join(", ")}. For a metric that the program reports, leave \`range\` out.`}),placeholderReason="\
Say why, and which issue tracks it.",acceptedFileSchema=strictObject({accepted:array(acceptedRegressionSchema)}).refine(
({accepted})=>accepted.every(({reason})=>reason!==placeholderReason),{path:["accepted"],message:`Replace the reason "${placeholderReason}\
" with your own.`});var count=number().int().nonnegative(),frameSchema=object({function:string(),file:string().nullable().describe("If `own`\
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
launches?.base&&head===launches.head}var seriesChangeSchema=timeChangeSchema.omit({baseNs:!0,headNs:!0}).extend({base:number().nullable().describe("The avera\
ge over processes, from which the change is calculated: the geometric mean over pairs, or the median. Null if the side d\
oesn't have the metric."),head:number().nullable()}),metricRowSchema=object({kind:_enum(["reported",...wallPerAmountKinds,
...gpuPerAmountKinds,"client-time","peak-memory"]).default("reported").describe("reported: the program itself reports it\
. client-time: how long a server's client ran. peak-memory: the most GPU memory in use in any sample; `name` is the GPU.\
 The other kinds are a range's times per step or token, or its tokens per second."),name:string(),range:string().nullable().
default(null).describe("The range that the metric belongs to, as in a configuration's `ranges`."),unit:string().nullable(),
better:_enum(["lower","higher"]).nullable(),source:string().describe("The file that the metric comes from. Empty if it i\
sn't from a file."),change:seriesChangeSchema});var verdictSchema=_enum(["regressed","over-budget","not-improved","incomparable","inconclusive","no-baseline","pass"]).describe(
"The overall verdict is the first in this list that any reason leads to, or `pass` if no reason leads to a verdict."),countReasonIds={
launches:{up:"launches-up",down:"launches-down",vary:"launches-vary"},hostLaunches:{up:"host-launches-up",down:"host-lau\
nches-down",vary:"host-launches-vary"},graphLaunches:{up:"graph-launches-up",down:"graph-launches-down",vary:"graph-laun\
ches-vary"},copies:{up:"copies-up",down:"copies-down",vary:"copies-vary"},copiedBytes:{up:"copied-bytes-up",down:"copied\
-bytes-down",vary:"copied-bytes-vary"},blockingCopies:{up:"blocking-copies-up",down:"blocking-copies-down",vary:"blockin\
g-copies-vary"},synchronizations:{up:"synchronizations-up",down:"synchronizations-down",vary:"synchronizations-vary"}},countIds=Object.
values(countReasonIds).flatMap(ids=>Object.values(ids)),reasonIdSchema=_enum(["range-regressed","range-improved","range-\
inconclusive","overlap-changed","copies-changed","no-kernels","no-kernels-in-base","no-kernels-in-head","instances-diffe\
r","instances-vary","latency-regressed","latency-improved","latency-open","rank-regressed","rank-slower","rank-inconclus\
ive","rank-straggles","wall-time-slower","wall-time-open","global-slowdown","global-speedup","global-change","family-reg\
ressed","family-slower","family-inconclusive","family-new","family-removed","kernel-regressed","swapped-kernel-regressed",
"kernel-inconclusive","kernel-slower","kernel-moved","kernel-variant","kernel-overlap","kernel-new","kernel-removed","ke\
rnel-swapped","kernels-replaced",...countIds,"no-ranges","missing-in-base","missing-in-head","attribution-differs","skip\
-differs","round-left-out","metric-regressed","metric-improved","metric-open","metric-missing-in-head","metric-missing-i\
n-base","memory-regressed","memory-improved","memory-open","machine-differs","gpu-differs","machine-note","budget-broken",
"budget-not-measured","accepted","accepted-unmatched","baseline-absent","baseline-failed","baseline-incompatible","not-f\
aster","goal-open","verify-differs","verify-failed","not-verified","moved-outside","moved-time","moved-late","moved-to-h\
ost","not-in-whole","instances-changed","fewer-steps","fewer-bytes","whole-unknown","clocks-faster","base-disturbed","ca\
ches-warm"]).describe("The reason's id. Ids are stable; docs/report-format.md lists them."),reasonSchema=object({id:reasonIdSchema,
verdict:verdictSchema.exclude(["pass"]).nullable().describe("The verdict that this reason leads to. Null for a remark, w\
hich doesn't affect the verdict."),text:string().describe("Text to show. Don't parse it."),range:string().nullable().describe(
"As in a configuration's `ranges`: `decode`, `step@LLM`."),kernel:string().nullable().describe("The kernel's name in the\
 range's `kernels`."),family:string().nullable().default(null).describe("The family's name in the range's `families`. Nu\
ll in older files."),metric:_enum(acceptedMetrics).nullable().default(null).describe("A time or count of the whole range\
, named as in an accepted regression. Null in older files."),reported:string().nullable().default(null).describe("The me\
tric's name in the comparison's `metrics`. Null in older files."),reportedKind:metricRowSchema.shape.kind.unwrap().nullable().
default(null).describe("The kind of the metric in `reported`. Null in older files."),changeRatio:number().nullable().default(
null).describe("The change in the kernel, family or metric. If we know which part of the change the machine caused, that\
 part is left out. Null if base is 0, if there's no change to report, and in older files.")}),open=["wall-time-open","la\
tency-open","metric-open","memory-open"];function canBeAccepted({id,verdict}){return verdict==="regressed"||open.includes(
id)&&verdict!==null}function coversPart(whole,part){return(part.kernel!==null||part.family!==null)&&whole.id==="range-re\
gressed"&&whole.range===part.range}function isFall({metric,changeRatio}){return metric!==null&&metric in countReasonIds&&
changeRatio!==null&&changeRatio<0}function usesGpu({rounds}){return rounds.some(({kernelNs,gpuBusyNs})=>kernelNs>0||gpuBusyNs>0)}function hasGpu({machine,
ranges}){return machine.gpus.length>0||ranges.some(usesGpu)}function hasGpuTime({gpuBusyTime:{baseNs,headNs}}){return Math.
max(baseNs??0,headNs??0)>0}function comparesGpu({base,head,ranges}){return[base,head].some(side=>(side?.machine.gpus.length??
0)>0)||ranges.some(hasGpuTime)}var shownCallers=3,shownLayers=4;function launchSiteText(found,{noun,isSilent}){return[isSilent?null:lineText(found,noun),
layersText(found.layers)].filter(text=>text!==null)}function lineText({launches,linkedRatio,sites},noun){let[site]=sites,
calls=noun===""?"calls":"launches";if(site!==void 0){let share=`; we know the line of only ${percent(linkedRatio)} of th\
ese ${calls}`;return`${siteText(site,noun)}${otherSites(sites)}${linkedRatio<linkedEnough?share:""}`}return linkedRatio>
0?`calling line unknown, because no line in the repository makes more of these ${calls} than before`:launches===0?`calli\
ng line unknown, because the run with call stacks recorded none of these ${calls}`:`calling line unknown, because none o\
f these ${calls} has a call stack with a line in the repository`}function lineSearchText(search){switch(search.state){case"\
searched":return null;case"no-lines":return"calling lines: unknown, because no call has a call stack with a line in the \
repository";case"off":return"calling lines: not searched, because `lines` is off";case"server":return"calling lines: not\
 searched, because we can't record a server's call stacks yet";case"round-failed":return"calling lines: not searched, be\
cause an earlier round failed";case"out-of-time":return`calling lines: not searched, because the time budget of ${search.
timeBudget??"this run"} was spent`;case"failed":return"calling lines: unknown, because the run with call stacks failed; \
a warning says why"}}function siteText(site,noun){let{base,head,changed}=site,touched=changed===!0?", a line that this c\
hange touches":"",counts=base===null||base===head?formatCount(head):`${formatCount(base)} \u2192 ${formatCount(head)}`,what=noun!==
""&&counts==="1"?" launch":noun,callers=callersOf(site).map(caller=>` \u2190 ${nameText(caller)}`);return`${counts}${what}\
 from ${placeText(site)}${touched}${callers.join("")}`}function placeText(site){return`${nameText(placeOf(site))} (${nameText(
site.function)})`}function callersOf({file,line,frames}){let own=frames.findIndex(frame=>frame.own&&frame.file===file&&frame.
line===line);return frames.slice(own+1).filter(frame=>frame.own).slice(0,shownCallers).map(placeOf)}function placeOf({file,
line}){return`${file??"unknown"}${line===null?"":`:${String(line)}`}`}function otherSites(sites){let others=sites.length-
1;return others<=0?"":` (and ${counted(others,"more line")}, in comparison.json)`}function layersText(layers){let more=layers.
filter(({base,head})=>base!==null&&head>base),shown=more.length>0?more:layers;if(shown.length===0)return null;let names=shown.
slice(0,shownLayers).map(({path})=>nameText(layerName(path))),rest=shown.length-names.length;return`in ${shown.length===
1?"the layer":"the layers"} ${names.join(", ")}${rest>0?` and ${String(rest)} more`:""}`}function layerName(path){return path.
join(" \u203A ")}function graphNodeLines(nodes){return[...Map.groupBy(nodes,({kernel})=>kernel)].map(([kernel,changes])=>{
let total=side=>changes.reduce((sum,change)=>sum+change[side],0),places=changes.filter(({layer})=>layer.length>0).slice(
0,shownLayers).map(({layer,base:base2,head:head2})=>`${nameText(layerName(layer))} ${formatCount(base2)} \u2192 ${formatCount(
head2)}`),rest=changes.length-places.length,where=places.length===0?"":`: ${places.join(", ")}${rest>0?` and ${String(rest)}\
 more`:""}`,[base,head]=[total("base"),total("head")],what=base===head?"moved":head>base?`${formatCount(head-base)} more`:
`${formatCount(base-head)} fewer`;return`${kernelText(kernel)}: ${what} ${Math.abs(head-base)===1?"node":"nodes"} in the\
 CUDA graphs${where}`})}var shownOpcodes=4;function machineCodeText(change){let{state,findings,mix,instructions}=change,hot=change.hot.head===null?
[]:[hotText(change.hot.head)];if(state==="identical")return["the machine code is the same on both sides, so the kernel's\
 input or the environment is to blame",...hot];if(state==="other-registers")return["the machine code differs only in reg\
ister numbers",...hot];let opcodes=mix.slice(0,shownOpcodes).map(({opcode,base,head})=>`${nameText(opcode)} ${sidesText(
{base,head})}`),opcodeText=opcodes.length===0?`the machine code differs only in operands (${counted(instructions.head,"i\
nstruction")})`:`machine code: ${opcodes.join(", ")} of ${sidesText(instructions)} instructions`;return[...findings.map(
findingText),opcodeText,...hot]}function findingText(finding){switch(finding.kind){case"spills":return`spills to local m\
emory (registers, or an array with a computed index): ${sidesText(finding.loads)} loads (LDL), ${sidesText(finding.stores)}\
 stores (STL)`;case"narrower-loads":case"narrower-stores":{let widths=finding.widths.map(({bits,...sides3})=>`${String(bits)}\
 bits ${sidesText(sides3)}`);return`vectorized ${finding.kind==="narrower-loads"?"loads":"stores"} were lost: ${widths.join(
", ")}`}case"precision":return finding.from==="tensor"?`the kernel no longer uses the tensor cores; it computes in ${precisions[finding.
to]}`:`the kernel computes ${finding.to==="tensor"?"on":"in"} ${precisions[finding.to]} instead of ${precisions[finding.
from]}`}}var precisions={fp64:"double precision (FP64)",fp32:"single precision (FP32)",fp16:"half precision (FP16 or BF1\
6)",tensor:"the tensor cores"};function hotText({instruction,shareRatio,line}){let where=line===null?"":`, and ${percent(
line.shareRatio)} in ${nameText(`${line.file}:${String(line.line)}`)}`;return`${percent(shareRatio)} of the kernel's sam\
ples are in ${nameText(instruction)}${where}`}function sidesText({base,head}){return base===head?formatCount(head):`${formatCount(
base)} \u2192 ${formatCount(head)}`}var rowStates={regressed:{sign:"\u25B2",color:"\u{1F534}",word:"slower"},improved:{sign:"\u25BC",color:"\u{1F7E2}",word:"\
faster"},same:{sign:"=",color:"",word:"same"},inconclusive:{sign:"?",color:"\u{1F7E1}",word:"unclear"},moved:{sign:"\u2194",
color:"\u2194\uFE0F",word:"moved"},"other-variant":{sign:"\u2194",color:"\u2194\uFE0F",word:"variant"},noted:{sign:"\u25B3",
color:"\u25B3",word:"slower"},waits:{sign:"\xB7",color:"",word:"waits"},new:{sign:"+",color:"\u{1F195}",word:"new"},removed:{
sign:"\u2212",color:"\u2796",word:"gone"},"not-judged":{sign:"\xB7",color:"",word:"small"}};function sumRows(range){let{
gpuBusyTime,kernelTime,wallTime,latency}=range,onGpu2=[{title:"time on the GPU",time:gpuBusyTime},{title:"sum of kernel \
durations",time:kernelTime}];return[...hasGpuTime(range)?onGpu2:[],...latency===null?[{title:"wall time (traced)",time:wallTime}]:
latencyRows(latency)]}function shownWall({time}){return{time:time.mayBeSlower&&!time.isProbable?{...time,state:"not-judg\
ed"}:time,unjudged:"not judged"}}function latencyRows(latency){let{base,head,statistic,time}=latency,shown=(name,baseNs,headNs)=>({
title:`wall time (untraced, ${name})`,time:{...unknownChange,baseNs,headNs,changeRatio:baseNs===0?null:headNs/baseNs-1,rounds:time.
rounds}});return[{title:`wall time (untraced, ${statistic})`,...shownWall(latency)},...statistic==="minimum"?[shown("med\
ian",base.medianNs,head.medianNs)]:[],shown("p90",base.p90Ns,head.p90Ns)]}function shownCounts({counts}){return counts.filter(
row=>(row.base>0||row.head>0)&&!isLaunchesAgain(row,counts))}var countTitles={launches:"launches",hostLaunches:"launches\
 by the host",graphLaunches:"graph launches",copies:"copies",copiedBytes:"bytes",blockingCopies:"copies that the host wa\
its for",synchronizations:"synchronizations"};function countTitle({metric,kind}){return`${countTitles[metric]}${kind===null?
"":` ${nameText(kind)}`}`}function countValue({metric},value){return metric==="copiedBytes"?sizeAmount(value):countAmount(
value)}function countWord({base,head,state}){return state==="regressed"?head>base?"more":"fewer, worse":state==="improve\
d"?head>base?"more, better":"fewer":state!=="noted"?null:head>base?"more, no regression":"fewer"}var severity=["regresse\
d","incomparable","inconclusive","pass"];function bySlowdown(one,other){return(other.gpuBusyTime.changeRatio??0)-(one.gpuBusyTime.
changeRatio??0)}function rangesBySeverity({ranges}){return ranges.toSorted((one,other)=>severity.indexOf(one.verdict)-severity.
indexOf(other.verdict)||(one.verdict==="regressed"?bySlowdown(one,other):0))}function isReplacement({match,previousName}){
return previousName!==null&&(match==="swapped"||match==="variant")}function explanations({explanation,time,machineCode,launchSites},range){
let moved=time.state==="noted"?time.why:null;return[...[explanation,moved].flatMap(text=>text===null?[]:[proseText(text)]),
...machineCode===null?[]:machineCodeText(machineCode),...launchSites===null?[]:launchSiteText(launchSites,{noun:" launch\
es",isSilent:isWithoutLines(range)})]}function lineNotes(range){let{counts,graphNodes,lineSearch}=range,isSilent=isWithoutLines(
range),rows=counts.flatMap(row=>{let{launchSites,metric}=row;if(launchSites===null||metric==="copiedBytes"||isLaunchesAgain(
row,counts))return[];let texts=launchSiteText(launchSites,{noun:"",isSilent});return texts.length===0?[]:[{title:countTitle(
row),text:texts.join("; ")}]}),notes=[...Map.groupBy(rows,({text})=>text)].map(([text,same])=>`${same.map(({title})=>title).
join(", ")}: ${text}`),missing=lineSearch===null?null:lineSearchText(lineSearch);return[...notes,...missing===null?[]:[missing],
...graphNodeLines(graphNodes)]}function isWithoutLines({lineSearch}){return lineSearch?.state==="no-lines"}var countRises=new Set(Object.values(countReasonIds).map(({up})=>up));function decisiveChanges(range,{reasons}){let label=rangeText(
range.name,range.domain),found=reasons.filter(reason=>reason.verdict==="regressed"&&reason.range===label),ofFamilies=found.
filter(({id})=>id==="family-regressed"),family=range.families.find(row=>ofFamilies.some(reason=>reason.family===null?row.
time.state==="regressed":reason.family===row.family)),metrics=new Set(found.filter(({id})=>countRises.has(id)).map(({metric})=>metric));
return{gpuTime:found.some(({id})=>id==="range-regressed"),wallTime:found.some(({id})=>id==="wall-time-slower"||id==="lat\
ency-regressed"),kernels:range.kernels.filter(({name})=>found.some(({kernel})=>kernel===name)),family:family??null,counts:range.
counts.filter(({metric,state})=>metrics.has(metric)&&state==="regressed")}}function quotedReason({verdict,reasons}){if(verdict===
"regressed"||verdict==="pass")return null;let[reason,...others]=reasons.filter(one=>one.verdict===verdict);return reason===
void 0?null:{reason,others:others.length}}function isAccepted({accepted}){return accepted.some(({state})=>state==="used")}function operatorText(range,path){return[rangeText(range.name,range.domain),...path].join("/")}function alikeOperators(operators){
return[...Map.groupBy(operators,operator=>`${gpuKey(operator)} ${JSON.stringify(operator.path.map(withoutNumbers))}`).values()]}
function gpuKey({rank,report,device}){return device===null?"":rank===null?`${String(report)}/${String(device)}`:String(rank)}
function sharedPath(paths){let[first=[],...others]=paths;return first.map((name,depth)=>{let numbers=others.map(path=>path[depth]?.
match(digits)??[]),at=-1;return name.replace(digits,number2=>(at+=1,numbers.every(other=>other[at]===number2)?number2:"*"))})}
function isNamed(name,shared){return name===shared||withoutNumbers(name)===withoutNumbers(shared)}var digits=/\d+/g;function withoutNumbers(name){
return name.replace(digits,"*")}function medianOf({rounds},pick){return median(rounds.map(round=>round===null?0:pick(round)))}function causeSite(range,comparison){let{kernels,counts}=decisiveChanges(range,comparison);return[...causeRows(range),...kernels,
...counts].flatMap(({launchSites})=>likeliestSite(launchSites)??[])[0]??null}function causeRows({cause,kernels,counts}){
switch(cause?.kind){case"kernel":return kernels.filter(({name})=>name===cause.kernel);case"family":return kernels.filter(
({family})=>family===cause.family);case"replaced":{let[most]=cause.came;return kernels.filter(({family,impactRatio})=>family===
most?.family&&impactRatio>0)}case"work":return counts.filter(({metric})=>metric==="launches");case"graph-lost":return counts.
filter(({metric})=>metric==="hostLaunches");default:return[]}}var namedRanges=2;function headline(comparison){let{verdict,metrics,budgets,goal}=comparison;return goal==="improve"&&verdict===
"pass"?improvedText(comparison):[metricSentences(metrics,verdict==="regressed"?"regressed":"improved"),gpuHeadline(comparison),
budgetsText(budgets)].filter(part=>part!=="").join(" ")}function improvedText(comparison){let own=comparison.metrics.filter(
({kind})=>kind==="reported"),reported=metricSentences(own,"improved");return`${gpuHeadline(comparison)}${reported===""?"":
` The program also reports its own numbers, which don't affect the verdict: ${reported}`}`}function gpuHeadline(comparison){
if(comparison.verdict==="regressed")return regressedText(comparison);if(comparison.base===null)return"All budgets are me\
t.";if(isAccepted(comparison)){let slower=slowerRanges(comparison),accepted="Slowdown accepted.";return slower.length===
0?accepted:`${named(slower,"got slower",range=>slowerText(range,comparison))} ${accepted}`}let faster=fasterRanges(comparison),
shorter=shorterRanges(comparison);return faster.length===0&&shorter.length>0?named(shorter,"got faster",range=>shorterText(
range)):faster.length===0?unchangedText(comparison):`${named(faster,"got faster",range=>fasterText(range))}${comparison.
wall==="unknown"?` ${wallNotJudged}`:""}`}var wallNotJudged="Wall time: not judged.";function fasterRanges({ranges}){return ranges.
filter(({gpuBusyTime})=>gpuBusyTime.state==="improved").toSorted((one,other)=>bySlowdown(other,one))}function shorterRanges({
goal,ranges}){return goal==="hold"?[]:ranges.filter(({latency})=>latency?.time.state==="improved")}function slowerRanges({
ranges}){return ranges.filter(({gpuBusyTime})=>gpuBusyTime.state==="regressed").toSorted(bySlowdown)}function hasOneProcess({
base,head}){return[base,head].some(side=>side!==null&&side.processes===1&&side.rounds>1)}function isOneRound({ranges}){return ranges.
some(({gpuBusyTime})=>gpuBusyTime.rounds===1&&gpuBusyTime.changeRatio!==null)}function regressedText(comparison){let ranges=comparison.
ranges.filter(range=>range.verdict==="regressed").toSorted(bySlowdown);return named(ranges,"regressed",range=>{let decisive=decisiveChanges(
range,comparison);if(decisive.gpuTime)return slowerText(range,comparison);if(decisive.wallTime){let wall=range.latency?.
time??range.wallTime;return`${rangeName(range)} takes ${changedBy(wall,"more wall time")}${timesText(wall)}.`}let{changeRatio}=range.
gpuBusyTime,whole=changeRatio===null?"":`; the range's time on the GPU: ${signedPercent(changeRatio)}`;return`In ${rangeName(
range)}, ${decisiveWords(decisive).join(", and ")}${fromLine(range,comparison)}${whole}.`})}function decisiveWords({kernels,
family,counts}){let[kernel,...others]=kernels,more=others.length===0?"":` (${counted(others.length,"more kernel")})`,slower=({
time})=>`${changedBy(time,"longer")}${timesText(time)}`,[count4,...otherCounts]=counts;return[...kernel===void 0?[]:[`${kernelText(
kernel.name)} takes ${slower(kernel)}${more}`],...kernel===void 0&&family!==null?[`${nameText(family.family)} kernels ta\
ke ${slower(family)}`]:[],...count4===void 0?[]:[countText(count4)],...otherCounts.slice(0,1).map(one=>countText(one))]}
function countText(row){let[base,head]=[row.base,row.head].map(value=>amountText(countValue(row,value)));return`${countTitle(
row)} ${row.head>row.base?"rose":"fell"} (${base??""} \u2192 ${head??""})`}function slowerText(range,comparison){let{gpuBusyTime:time}=range;
return`${rangeName(range)} takes ${changedBy(time,"longer")} on the GPU${timesText(time)}${because(range)}${fromLine(range,
comparison)}.`}function fromLine(range,comparison){let site=causeSite(range,comparison);return site===null?"":`, from ${placeText(
site)}`}function fasterText(range){let{gpuBusyTime:time}=range;return`${rangeName(range)} takes ${changedBy(time,"less t\
ime")} on the GPU${timesText(time)}${because(range)}.${spaced(notedText(range))}`}function shorterText(range){let time=range.
latency?.time??range.wallTime;return`${rangeName(range)} takes ${changedBy(time,"less wall time")}${timesText(time)}.`}function notedText(range){
let[first,...others]=range.kernels.filter(({time})=>time.state==="noted");if(first===void 0)return"";let more=others.length===
0?"":`, and ${counted(others.length,"more kernel")}`;return`In this range, ${kernelText(first.name)} takes ${changedBy(first.
time,"longer")}${more}.`}function unchangedText(comparison){let{ranges,wall}=comparison,sized=ranges.filter(({gpuBusyTime})=>gpuBusyTime.
detectableRatio!==null),unsized=ranges.filter(({gpuBusyTime})=>gpuBusyTime.state==="same"&&gpuBusyTime.detectableRatio===
null),open2=ranges.filter(({gpuBusyTime})=>gpuBusyTime.state==="inconclusive").toSorted(bySlowdown),noted=[...sized,...unsized,
...open2].slice(0,namedRanges).map(range=>notedText(range));return[sized.length>0||open2.length===0&&comparesGpu(comparison)?
ruledOutText(sized):"",unsizedText(unsized),...open2.slice(0,namedRanges).map(range=>notSlowerText(range)),wall==="not-s\
lower"?"Wall time isn't longer.":wallNotJudged,...noted].filter(text=>text!=="").join(" ")}function ruledOutText(ranges){
let[only]=ranges;if(only===void 0)return"No slowdown was found on the GPU.";let where=ranges.length===1?rangeName(only):
`any of ${formatCount(ranges.length)} ranges`,largest=Math.max(...ranges.map(({gpuBusyTime})=>gpuBusyTime.detectableRatio??
0));return`No slowdown of ${percent(largest)} or more in ${where} on the GPU.`}function unsizedText([first,...others]){if(first===
void 0)return"";let name=rangeName(first),more=counted(others.length,"more range");return`The rounds of ${others.length===
0?name:`${name} and ${more}`} vary too much to say how small a slowdown we could detect.`}function notSlowerText(range){
let{changeRatio,lowRatio,highRatio}=range.gpuBusyTime;if(changeRatio===null||lowRatio===null||highRatio===null)return"";
let by=highRatio>0?` by more than ${percent(highRatio)}`:"";return`${rangeName(range)} isn't slower on the GPU${by}: ${changeWithInterval(
changeRatio,lowRatio,highRatio)}.`}function spaced(text){return text===""?"":` ${text}`}function changedBy({changeRatio},word){
return changeRatio===null?word:`${percent(Math.abs(changeRatio))} ${word}`}function timesText({baseNs,headNs}){return baseNs===
null||headNs===null?"":` (${pairText(nsAmount(baseNs),nsAmount(headNs))})`}function because(range){return range.cause===
null?"":`: ${causeText(range.cause,range)}`}function causeText(cause,range){switch(cause.kind){case"overlap-lost":return`\
kernels overlap less (${percent(cause.base)} \u2192 ${percent(cause.head)} of the kernel time)`;case"overlap-gained":return`\
kernels overlap more (${percent(cause.base)} \u2192 ${percent(cause.head)} of the kernel time)`;case"graph-lost":return`\
a CUDA graph is lost (${formatCount(cause.base)} \u2192 ${formatCount(cause.head)} graph launches)`;case"replaced":return replacedText(
cause);case"work":{let rose=range.counts.filter(({metric,state,base,head})=>alsoNamed.has(metric)&&state==="regressed"&&
head>base),[most]=rose.toSorted((one,other)=>other.head-other.base-(one.head-one.base));return listed([moreText(cause,"k\
ernel launches"),...most===void 0?[]:[moreText(most,countTitle(most))]])}case"kernel":return`${kernelText(cause.kernel)}\
 takes ${percent(Math.abs(cause.changeRatio))} ${cause.changeRatio>0?"longer":"less time"}`;case"family":return`${nameText(
cause.family)} kernels take ${percent(Math.abs(cause.changeRatio))} ${cause.changeRatio>0?"longer":"less time"}`;case"op\
erator":return`${nameText(operatorText(range,cause.path))}${onGpu(cause)} takes ${percent(Math.abs(cause.changeRatio))} ${cause.
changeRatio>0?"longer":"less time"}`;case"rank":return`${rankText(cause)} takes ${percent(Math.abs(cause.changeRatio))} \
longer for its own work`;case"exposed-transfer":{let{base,head}=cause.collectives,counts=base===head?"":`, ${formatCount(
base)} \u2192 ${formatCount(head)} collectives`;return`more communication that doesn't overlap with work (${formatNs(cause.
baseNs)} \u2192 ${formatNs(cause.headNs)}${counts})`}case"machine":return`the SM clock changed (${cause.clockChangeRatio===
null?"by an unknown amount":signedPercent(cause.clockChangeRatio)})`}}var alsoNamed=new Set(["synchronizations","blockin\
gCopies","copies"]);function moreText({base,head},what){return`${formatCount(Math.abs(head-base))} ${head>base?"more":"f\
ewer"} ${what}`}function replacedText({gone,came}){let families=(times,sign)=>listed(times.map(({family,ns:ns2})=>`${nameText(
family)} (${sign}${formatNs(ns2)})`));return gone.length===0?`different ${families(came,"+")} kernels run`:came.length===
0?`${families(gone,"\u2212")} kernels are gone`:`${families(came,"+")} kernels replace ${families(gone,"\u2212")}`}function onGpu({
rank,report,device}){return device===null?"":` on ${rankText({rank,report,device})}`}function named(ranges,what,sentence){
let hidden=ranges.length-namedRanges,more=hidden>0?[`${counted(hidden,"more range")} ${what} too.`]:[];return[...ranges.
slice(0,namedRanges).map(sentence),...more].join(" ")}function listed(parts){return parts.length<2?parts.join(""):`${parts.
slice(0,-1).join(", ")} and ${parts.at(-1)??""}`}var verdictNames={regressed:"Regressed","over-budget":"Over budget","not-improved":"Not improved",incomparable:"Not comp\
arable",inconclusive:"Inconclusive","no-baseline":"No baseline",pass:"Pass"},namedRanges2=2;function verdictName({verdict,
base,baseline,goal}){if(base!==null)return verdict==="pass"&&goal==="improve"?"Improved":verdictNames[verdict];let missing=baseline.
state==="failed"?"Baseline not available":verdictNames["no-baseline"];return verdict==="no-baseline"?missing:`${missing}\
, and ${verdictNames[verdict].toLowerCase()}`}function verdictText(comparison){let{base,baseline}=comparison;return[base===
null?"No baseline; no verdict.":"",base===null&&baseline.text!==null?proseText(baseline.text):"",comparison.verdict==="n\
o-baseline"?"":judgedText(comparison)].filter(text=>text!=="").join(" ")}function judgedText(comparison){switch(comparison.
verdict){case"incomparable":return`${incomparableText(comparison)} ${reasonText(comparison)}`;case"inconclusive":return inconclusiveText(
comparison);case"over-budget":return budgetsText(comparison.budgets);case"not-improved":return reasonText(comparison);default:
return headline(comparison)}}function inconclusiveText(comparison){let probable=comparison.ranges.filter(({wallTime,latency})=>(latency?.
time??wallTime).isProbable),open2=quotedInText(comparison)===null?unclearTexts(comparison):reasonText(comparison),[first]=probable;
if(first===void 0)return`Can't tell whether head is slower. ${open2}`;let more=probable.length===1?"":` ${String(probable.
length-1)} more ${probable.length===2?"range":"ranges"} may also be slower.`,unclear=unclearRanges(comparison).length===
0?"":` ${unclearTexts(comparison)}`;return`${probablySlower(first)}${more}${unclear}`}function probablySlower({latency,wallTime,
...range}){let time=latency?.time??wallTime,under=latency===null?" under CUDA tracing":" without CUDA tracing",word=(time.
lowRatio??0)>0?"is probably slower":"may be slower";return`${rangeName(range)} ${word}, but that isn't proven: wall time${under}\
 changed by ${changeOf(time)}.`}function incomparableText({ranges}){let judged=ranges.filter(({verdict})=>verdict!=="inc\
omparable").length;return judged===0?"Base and head can't be compared; head may be slower.":`Only ${String(judged)} of ${counted(
ranges.length,"range")} can be compared.`}function quotedInText(comparison){let{verdict}=comparison;return verdict==="no\
-baseline"||verdict==="over-budget"||verdict==="inconclusive"&&unclearRanges(comparison).length>0?null:quotedReason(comparison)?.
reason??null}function reasonText(comparison){let quoted=quotedReason(comparison);if(quoted===null)return"";let{reason,others}=quoted;
return`${reason.range===null?"":`${nameText(reason.range)}: `}${proseText(reason.text)}${others>0?` (And ${counted(others,
"more reason")}.)`:""}`}function unclearRanges({ranges}){return ranges.filter(({gpuBusyTime})=>gpuBusyTime.mayBeSlower&&
gpuBusyTime.changeRatio!==null).toSorted(bySlowdown)}function unclearTexts(comparison){let ranges=unclearRanges(comparison),
hidden=ranges.length-namedRanges2,more=hidden>0?[`${counted(hidden,"more range is","more ranges are")} unclear.`]:[];return[
...ranges.slice(0,namedRanges2).map(range=>unclearText(range)),...more].join(" ")}function unclearText(range){let{gpuBusyTime:time}=range,
why=time.why===null?"":` ${proseText(time.why)}`;return`${rangeName(range)}'s time on the GPU: ${changeOf(time)}.${why}`}
function changeOf({changeRatio,lowRatio,highRatio}){let change=changeRatio??0;return lowRatio===null||highRatio===null?signedPercent(
change):changeWithInterval(change,lowRatio,highRatio)}var labelWidth=60;function terminalText(text){return shownText(text,(kind,part)=>kind==="kernel"?kernelLabel(part,labelWidth):
kind==="own"?part:plainText(part))}export{acceptedKinds,acceptedRegressionSchema,placeholderReason,acceptedFileSchema,lineSearchStates,linkedEnough,likeliestSite,
machineCodeSchema,timeChangeSchema,countChangeSchema,wallVerdictSchema,latencySchema,kernelRowSchema,rangeRowSchema,unknownChange,
isLaunchesAgain,metricRowSchema,verdictSchema,countReasonIds,reasonIdSchema,reasonSchema,canBeAccepted,coversPart,isFall,
operatorText,alikeOperators,gpuKey,sharedPath,isNamed,withoutNumbers,medianOf,usesGpu,hasGpu,hasGpuTime,comparesGpu,siteText,
rowStates,sumRows,shownWall,shownCounts,countTitle,countValue,countWord,rangesBySeverity,isReplacement,explanations,lineNotes,
decisiveChanges,quotedReason,isAccepted,causeSite,fasterRanges,slowerRanges,hasOneProcess,isOneRound,onGpu,verdictName,verdictText,
quotedInText,terminalText};
