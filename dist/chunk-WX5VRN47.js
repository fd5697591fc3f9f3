import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{gpuPerAmountKinds,wallPerAmountKinds}from"./chunk-3VXAGAQL.js";import{acceptedMetrics}from"./chunk-S5YMTAFF.js";
import{amount,amountOrNull,count,countOrNull,domain,flag,nullByDefault,number,numberOrText,sides,text,textOrNull,texts}from"./chunk-G75GGGIL.js";
import{_enum,array,discriminatedUnion,literal,object,preprocess}from"./chunk-7IBWU4LP.js";var frameSchema=object({function:text,file:textOrNull.describe("If `own`, the path relative to the repository's root. Ot\
herwise, the path inside the installed packages, or just the file's name. For a compiled function, the binary's path. Nu\
ll if unknown."),line:countOrNull,own:flag.describe("True if the file belongs to the repository and not to an installed \
package.")}),siteSchema=object({file:text.describe("The file of the innermost frame in the repository, relative to the r\
oot."),line:countOrNull.describe("Null for a compiled function."),function:text,base:countOrNull.describe("Launches from\
 the same line in base, wherever base has it, or from the line that this one replaced. Null if unknown: base's stacks we\
ren't recorded, more launches lack a line in base than in head, we don't know what changed, or several lines replaced th\
e lines in base together."),head:count,changed:flag.nullable().describe("True if the line differs between base's and hea\
d's commits. Null if unknown."),frames:array(frameSchema).describe("Innermost first: some frames below the line, the lin\
e itself, and the frames above it.")}),launchSitesSchema=object({launches:count.describe("The number of launches in the \
run that recorded call stacks."),linkedRatio:number.describe("The share of these launches with a stack frame in the repo\
sitory. `sites` covers only these launches."),areLikely:flag.default(!0).describe("False if the launches that explain th\
e change may be among those without a line: fewer than 90% of the launches have a line, and some of the additional launc\
hes may have none."),sites:array(siteSchema).describe("Likeliest first, at most five: lines that launch more than before\
 if there are more launches in all, then changed lines. For a count, only lines that may make more calls than before."),
layers:array(object({path:texts,base:countOrNull,head:count})).describe("The nested NVTX ranges around the launches, or \
around the capture of a CUDA graph's nodes; each path starts with the outermost. Most launches first, at most twelve.")}),
lineSearchStates=["searched","no-lines","off","server","out-of-time","failed","round-failed"],lineSearchSchema=object({state:_enum(
lineSearchStates).describe("searched: some lines are known. no-lines: a run recorded call stacks, but none has a line fr\
om the repository. off: the configuration's `lines` is off. server: we can't record a server's call stacks. out-of-time:\
 `timeBudget` was spent. failed: the run that records call stacks failed, and a warning says why. round-failed: an earli\
er round failed."),timeBudget:textOrNull.describe("Null unless out-of-time.")}),graphNodeSchema=object({kernel:text,layer:texts.
describe("The NVTX ranges that were open when the node was captured, outermost first."),base:count,head:count}),linkedEnough=.9;
function likeliestSite(sites){return sites?.areLikely===!0?sites.sites[0]??null:null}var counts=sides(count),precisionSchema=_enum(["fp64","fp32","fp16","tensor"]).describe("fp16 includes bfloat16. tensor:\
 the tensor cores, with any input type."),codeFindingSchema=discriminatedUnion("kind",[object({kind:literal("spills"),loads:counts,
stores:counts}).describe("Instructions that load from and store to local memory (LDL, STL), because registers ran out or\
 an array has a computed index."),object({kind:_enum(["narrower-loads","narrower-stores"]),widths:array(object({bits:count,
...counts.shape})).describe("Widest first.")}).describe("The kernel's global memory instructions, by the width of one th\
read's access. Reported only if the kernel lost vectorized instructions."),object({kind:literal("precision"),from:precisionSchema,
to:precisionSchema}).describe("The precision of most arithmetic instructions.")]),hotSpotSchema=object({instruction:text.
describe("Such as `LDG.E.64 R18, desc[UR6][R18.64]`."),offset:count.describe("Bytes from the kernel's first instruction."),
shareRatio:number.describe("The instruction's share of the kernel's samples."),line:object({file:text.describe("The path\
 in the repository, or just the file's name if the file is outside the repository."),line:count,shareRatio:number}).nullable().
describe("The source line with the most samples. Null if the kernel has no line information.")}).describe("The instructi\
on where the warp sampler found the most warps."),machineCodeSchema=object({state:_enum(["identical","other-registers","\
changed"]).describe("other-registers: the instructions are the same, except for register numbers."),instructions:counts,
findings:array(codeFindingSchema).describe("The kinds of changes that we recognize in the code, the most important first\
."),mix:array(object({opcode:text,...counts.shape})).describe("The opcodes, without modifiers, whose counts changed most\
; at most eight."),hot:sides(hotSpotSchema.nullable())});var ratio=number,ratioOrNull=ratio.nullable(),rowStateSchema=preprocess(stored=>stored==="overlap-changed"?"moved":stored,
_enum(["regressed","improved","same","inconclusive","moved","other-variant","noted","waits","new","removed","not-judged"])).
describe("moved: the copies only switched to another kind of memory. other-variant: it's slower, but an autotuner chose \
other code, which may be chance. noted: it got worse, but that's not a regression, because the slowdown doesn't show in \
the range, or nothing waits for this work. waits: the time includes waiting for other GPUs, so we don't know how long th\
e work itself took. not-judged: it's too small to be judged alone, or there's nothing to compare it with."),timeChangeSchema=object(
{baseNs:amountOrNull.describe("The geometric mean over the judged pairs of alternating rounds, with equal weight for bot\
h orders (base first, head first). So headNs / baseNs - 1 is changeRatio. Without pairs of alternating rounds, the media\
n over rounds. Null if the side lacks this time."),headNs:amountOrNull,changeRatio:ratioOrNull.describe("The best estima\
te; 0.1 is 10% slower. Null if a ratio makes no sense."),lowRatio:ratioOrNull.describe("The 95% confidence interval of c\
hangeRatio, from Student's t-distribution over the rounds and what we know about their noise. Null with one round per si\
de."),highRatio:ratioOrNull,thresholdRatio:ratioOrNull.describe("The smallest change that counts."),detectableRatio:ratioOrNull.
describe("At least 90% of runs like this one would detect a slowdown this large. Null if the row is inconclusive or not \
judged, if a side has one round, or if the range's rounds may be unusually noisy."),spreadRatio:ratioOrNull.describe("Th\
e relative spread of the rounds on the side where they vary more."),rounds:count.describe("The number of rounds on the s\
ide with fewer rounds. Rounds in one process (or one start of a server) count as one round, by their median."),state:rowStateSchema,
mayBeSlower:flag.describe("True if the time is inconclusive, and more rounds could still show a slowdown that matters."),
isProbable:flag.default(!1).describe("Only for wall time: true if it's inconclusive, but chance is an unlikely cause of \
the slowdown. In runs without CUDA tracing, this requires the whole interval to be above the threshold. Under tracing, t\
he estimate must be above the threshold, and the 90% interval must exclude 0."),why:textOrNull.describe("A sentence that\
 explains the state, if it needs explaining.")}),countChangeSchema=object({metric:_enum(["launches","hostLaunches","grap\
hLaunches","copies","copiedBytes","blockingCopies","synchronizations"]).describe("hostLaunches: kernels launched one by \
one, plus graph launches; it rises if a CUDA graph is lost. copiedBytes: includes memsets. blockingCopies: copies whose \
call waits until they're done."),kind:textOrNull.describe("For copies and bytes, their direction and memory, such as `ho\
st-to-device (pageable \u2192 device)`."),base:amount.describe("The median over rounds."),head:amount,changeRatio:ratioOrNull.
describe("Null if base is 0."),thresholdRatio:ratio,state:rowStateSchema,why:textOrNull,launchSites:nullByDefault(launchSitesSchema).
describe("The lines that made these calls, if the count rose and a run recorded stacks. Null if unknown.")}),whySchema=object(
{metric:text.describe("The metric's key in profile.json, such as dramBytes."),title:text,unit:text,base:numberOrText.nullable(),
head:numberOrText.nullable(),changeRatio:ratioOrNull.describe("Null if the values are text, or if base is 0.")}),wallVerdictSchema=_enum(
["slower","not-slower","unknown"]).describe("Judged by a threshold of 10%. unknown: too few rounds, or they vary too muc\
h, which is usual under CUDA tracing."),latencySideSchema=object({medianNs:amount.describe("The median of the processes'\
 medians."),p90Ns:amount.describe("The 90th percentile of all instances."),minNs:amount.describe("The wall time of the s\
hortest instance."),processes:amount,instances:amount.describe("The number of instances across all processes.")}).describe(
"The wall time of one instance."),latencySchema=object({base:latencySideSchema,head:latencySideSchema,statistic:_enum(["\
median","minimum"]).describe("Which number of each process we compare: the median of its instances if they vary little, \
or else the minimum. docs/statistics.md has the rule."),time:timeChangeSchema.describe("The change in `statistic`. Here,\
 a round is one process.")}),rankRowSchema=object({rank:countOrNull,report:count,device:count,work:timeChangeSchema.describe(
"Time during which any work except communication was running."),busyNs:sides(amount).describe("The rank's GPU busy time,\
 including waiting. The median over rounds, like all numbers below."),waitingNs:sides(amount),exposedTransferNs:sides(amount),
joinedLast:sides(amount).describe("The number of collectives that this rank was the last to join."),heldUpNs:sides(amount).
describe("How long the other ranks waited, in total, in the collectives where this rank was the last to join.")}),ranksRowSchema=object(
{ranks:array(rankRowSchema),exposedTransfer:timeChangeSchema.describe("Transfer time that doesn't overlap with the rank'\
s work; the mean over ranks."),skew:sides(amount).describe("How much longer the busiest rank works than the median rank \
(or, with two ranks, than the other rank)."),collectives:sides(amount)}),familyTimes=array(object({family:text,ns:amount})).
describe("Longest first."),causeSchema=discriminatedUnion("kind",[object({kind:_enum(["overlap-lost","overlap-gained"]),
base:ratio,head:ratio}),object({kind:literal("graph-lost"),base:amount,head:amount}).describe("CUDA graph launches."),object(
{kind:literal("replaced"),gone:familyTimes,came:familyTimes}).describe("Families whose net time fell (`gone`) or rose (`\
came`). Only families whose kernels were replaced or whose number of launches changed are included."),object({kind:literal(
"work"),base:amount,head:amount}).describe("Kernel launches."),object({kind:literal("kernel"),kernel:text,changeRatio:ratio,
impactRatio:ratio}),object({kind:literal("family"),family:text,changeRatio:ratio,impactRatio:ratio}),object({kind:literal(
"operator"),path:texts,rank:amountOrNull,report:amount,device:amountOrNull,changeRatio:ratio,impactRatio:ratio}).describe(
"The path of the nested range that most of the change comes from, if there's one."),object({kind:literal("rank"),rank:amountOrNull,
report:amount,device:amount,changeRatio:ratio.describe("The change in the rank's own work.")}),object({kind:literal("exp\
osed-transfer"),baseNs:amount,headNs:amount,collectives:sides(amount)}),object({kind:literal("machine"),changeRatio:ratio,
clockChangeRatio:ratioOrNull})]),familyRowSchema=object({family:text,time:timeChangeSchema,launches:sides(amount),shareRatio:ratio.
describe("The family's share of the range's kernel time, on the side with more kernel time."),impactRatio:ratio.describe(
"The family's change as a share of the range's kernel time; positive if slower.")}),kernelRowSchema=object({name:text.describe(
"Demangled. Head's name, or base's if head doesn't have the kernel."),previousName:textOrNull.describe("Base's name for \
the kernel, if it's different."),family:text,match:_enum(["exact","renamed","variant","swapped","new","removed"]).describe(
"renamed: the names differ only in meaningless numbers or hashes. variant: the names differ only in tile sizes and the l\
ike. swapped: another kernel of the same family with the same number of launches."),baseNames:texts.describe("Base's ker\
nels in this row. Usually one. Kernels share a row if we can't match them one by one."),headNames:texts,time:timeChangeSchema,
launches:sides(amount),shareRatio:ratio,impactRatio:ratio,busyShareRatio:nullByDefault(ratio).describe("The kernel's sha\
re of the range's GPU busy time, with each instant split among the work that was running. It's head's share, or base's i\
f head doesn't have the kernel. Null if unknown."),busyNs:nullByDefault(sides(amount)).describe("The kernel's share of t\
he range's GPU busy time on each side, averaged like `gpuBusyTime`. 0 if the side doesn't have the kernel. Null if unkno\
wn."),metrics:array(whySchema).describe("Nsight Compute's metrics that differ between the sides. Empty unless both sides\
 were measured."),explanation:textOrNull.describe("A sentence that says what changed in the launches and in `metrics`, o\
r that the launch is the same."),machineCode:nullByDefault(machineCodeSchema).describe("What changed in the machine code\
 of a slower kernel, from both sides' Nsight Compute reports. Null if unknown, or if the sides' kernels or chips differ."),
launchSites:nullByDefault(launchSitesSchema).describe("The lines that launched the kernel, if it's slower or new and a r\
un recorded stacks. Null if unknown.")}),operatorRowSchema=object({path:texts.describe("As in profile.json. Paths that d\
iffer only in numbers share a row (`layer_*`), except for paths that changed while the others in the row didn't."),rank:amountOrNull.
describe("As in head's profile.json, or as in base's if head doesn't have the row."),report:amount,device:amountOrNull,paths:amount.
describe("How many paths share this row."),spread:object({lowRatio:ratio,highRatio:ratio}).nullable().describe("The smal\
lest and largest changes among these paths. Null with one path, or if no path is on both sides."),time:timeChangeSchema.
describe("The time of kernels launched in this nested range or deeper. Excludes communication if the outer range waits f\
or other GPUs."),selfNs:sides(amount).describe("The time of kernels that no deeper range contains. The median over round\
s, like all numbers below."),launches:sides(amount),instances:sides(amount),hostNs:sides(amount).describe("How long the \
nested range was open. Tracing inflates this time."),shareRatio:ratio,impactRatio:ratio}),wallPartSchema=object({part:_enum(
["host-own","host-launch","host-graph-launch","host-copy","host-synchronization","host-memory","host-other","idle-launch",
"idle-after-synchronization","idle-synchronization","idle-copy","idle-queue","idle-unknown"]).describe("host: from `host\
Time` in profile.json. idle: from `gpuIdle` in profile.json."),baseNs:amount.describe("The median over rounds."),headNs:amount,
isApart:flag.describe("True if every round of one side is above every round of the other side.")}),rangeRowSchema=object(
{name:text,domain,verdict:_enum(["pass","regressed","inconclusive","incomparable"]),instances:sides(amountOrNull),gpuBusyTime:timeChangeSchema.
describe("Time during which at least one kernel, copy or memset of the range was running. This time decides the range's \
verdict. With several devices, it's the time of the device that works longest, not counting its waits for other devices.\
 If we don't know which work waited, it's the sum over devices, not counting communication kernels."),kernelTime:timeChangeSchema.
describe("The sum of all kernels' durations. Not judged, because kernels that overlap count twice."),copyBusyNs:nullByDefault(
sides(amount)).describe("How much of the GPU time is copies and memsets, averaged like `gpuBusyTime`. Null if unknown."),
overlap:object({base:ratioOrNull,head:ratioOrNull}).default({base:null,head:null}).describe("The share of the kernel tim\
e that overlapped with other work in the range; the median over rounds. Null if unknown."),wallTime:timeChangeSchema.describe(
"Wall time on the host. Tracing inflates it."),wall:wallVerdictSchema.default("unknown"),latency:nullByDefault(latencySchema).
describe("Wall time without CUDA tracing, which we judge instead of `wallTime`. Null if a side had no untraced runs."),wallParts:array(
wallPartSchema).default([]).describe("What wall time is made of, on the host and on the GPU. Never judged. Empty if unkn\
own, or if a side's rounds did different work."),cause:nullByDefault(causeSchema).describe("What changed the GPU time; n\
ull if nothing did, or if we don't know."),commonMode:object({changeRatio:ratio,shareRatio:ratio.describe("The share of \
the kernel time that belongs to kernels that changed by this factor."),clockChangeRatio:ratioOrNull.describe("Mean SM cl\
ock, head / base - 1; null if unknown."),explainedByClocks:flag.default(!1).describe("True if the clocks explain this ch\
ange, in direction and size. Kernels are then judged without this change.")}).nullable().describe("Set if the times of n\
early all kernels changed by the same factor."),ranks:nullByDefault(ranksRowSchema).describe("The range's GPUs, side by \
side. Null if the range has one GPU, or if we don't know which work waited for which."),counts:array(countChangeSchema),
families:array(familyRowSchema).describe("Longest first."),kernels:array(kernelRowSchema).describe("Largest impact first\
, in either direction."),operators:array(operatorRowSchema).default([]).describe("NVTX ranges nested in this range, by p\
ath and GPU, largest impact first. They help explain the verdict, but don't affect it. Empty if a side has no nested ran\
ges, or if we don't know them."),lineSearch:nullByDefault(lineSearchSchema).describe("Whether a run recorded call stacks\
 to find the lines behind the slowdown, or why not. Null if the range isn't slower, or if nothing could be run."),graphNodes:array(
graphNodeSchema).default([]).describe("CUDA graph nodes that were lost or added, by kernel and layer. They come from run\
s of both sides that recorded how the graphs were captured. Empty if no nodes changed, or if there were no such runs.")}),
unknownChange={changeRatio:null,lowRatio:null,highRatio:null,thresholdRatio:null,detectableRatio:null,spreadRatio:null,state:"\
not-judged",mayBeSlower:!1,isProbable:!1,why:null};function isLaunchesAgain({metric,base,head},counts2){let launches=counts2.
find(row=>row.metric==="launches");return metric==="hostLaunches"&&base===launches?.base&&head===launches.head}var seriesChangeSchema=timeChangeSchema.omit({baseNs:!0,headNs:!0}).extend({base:number.nullable().describe("The average\
 over processes, from which the change is calculated: the geometric mean over pairs, or the median. Null if the side doe\
sn't have the metric."),head:number.nullable()}),metricRowSchema=object({kind:_enum(["reported",...wallPerAmountKinds,...gpuPerAmountKinds,
"client-time","peak-memory"]).default("reported").describe("reported: the program itself reports it. client-time: how lo\
ng a server's client ran. peak-memory: the most GPU memory in use in any sample; `name` is the GPU. The other kinds are \
a range's times per step or token, or its tokens per second."),name:text,range:nullByDefault(text).describe("The range t\
hat the metric belongs to, as in a configuration's `ranges`."),unit:textOrNull,better:_enum(["lower","higher"]).nullable(),
source:text.describe("The file that the metric comes from. Empty if it isn't from a file."),change:seriesChangeSchema});var verdictSchema=_enum(["regressed","over-budget","not-improved","incomparable","inconclusive","no-baseline","pass"]).describe(
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
hich doesn't affect the verdict."),text:text.describe("Text to show. Don't parse it."),range:textOrNull.describe("As in \
a configuration's `ranges`: `decode`, `step@LLM`."),kernel:textOrNull.describe("The kernel's name in the range's `kernel\
s`."),family:nullByDefault(text).describe("The family's name in the range's `families`. Null in older files."),metric:nullByDefault(
_enum(acceptedMetrics)).describe("A time or count of the whole range, named as in an accepted regression. Null in older \
files."),reported:nullByDefault(text).describe("The metric's name in the comparison's `metrics`. Null in older files."),
reportedKind:nullByDefault(metricRowSchema.shape.kind.unwrap()).describe("The kind of the metric in `reported`. Null in \
older files."),changeRatio:nullByDefault(number).describe("The change in the kernel, family or metric. If we know which \
part of the change the machine caused, that part is left out. Null if base is 0, if there's no change to report, and in \
older files.")}),open=["wall-time-open","latency-open","metric-open","memory-open"];function canBeAccepted({id,verdict}){
return verdict==="regressed"||open.includes(id)&&verdict!==null}function coversPart(whole,part){return(part.kernel!==null||
part.family!==null)&&whole.id==="range-regressed"&&whole.range===part.range}function isFall({metric,changeRatio}){return metric!==
null&&metric in countReasonIds&&changeRatio!==null&&changeRatio<0}function usesGpu({rounds}){return rounds.some(({kernelNs,gpuBusyNs})=>kernelNs>0||gpuBusyNs>0)}function hasGpu({machine,
ranges}){return machine.gpus.length>0||ranges.some(usesGpu)}function hasGpuTime({gpuBusyTime:{baseNs,headNs}}){return Math.
max(baseNs??0,headNs??0)>0}function comparesGpu({base,head,ranges}){return[base,head].some(side=>(side?.machine.gpus.length??
0)>0)||ranges.some(hasGpuTime)}function bothSides(pick){return{base:pick("base"),head:pick("head")}}export{lineSearchStates,linkedEnough,likeliestSite,machineCodeSchema,timeChangeSchema,countChangeSchema,wallVerdictSchema,
latencySchema,kernelRowSchema,rangeRowSchema,unknownChange,isLaunchesAgain,usesGpu,hasGpu,hasGpuTime,comparesGpu,metricRowSchema,
verdictSchema,countReasonIds,reasonIdSchema,reasonSchema,canBeAccepted,coversPart,isFall,bothSides};
