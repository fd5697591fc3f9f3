import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{alikeOperators,distinctSamples,launchText,measuredLaunch,measuredShare,median,medianKernelNs,medianLaunches,medianOf,
medianTotalNs,operatorText,overRounds,sharedPath,withoutNumbers}from"./chunk-B6SUG4YV.js";import{clipMiddle,countAmount,
countsWith,formatCount,formatCounts,formatNs,formatSeconds,formatShare,nsAmount,shellLine}from"./chunk-HBY3GR5G.js";
import{communicationFamily,rankText,rankTimeNs,ranksKnown}from"./chunk-2KWWJQY3.js";import{acceptedMetrics}from"./chunk-D5BRSJCR.js";
import{counted,listText}from"./chunk-UWABTZDV.js";import{amountText,changeWithInterval,countText,pairText,percent,
percentInterval,rangeText,signedPercent,sizeAmount,sizeText,wholeCaptureName}from"./chunk-YTVQXYLK.js";import{_enum,
array,boolean,discriminatedUnion,literal,number,object,string,union}from"./chunk-7IBWU4LP.js";import{paint,plainText}from"./chunk-XRSAFMZZ.js";var wallPerAmountKinds=["time-per-step","time-per-token","tokens-per-second"],gpuPerAmountKinds=["gpu-time-per-step","gp\
u-time-per-token"],perAmountUnits={"time-per-step":"ns","time-per-token":"ns","tokens-per-second":"tok/s","gpu-time-per-\
step":"ns","gpu-time-per-token":"ns"};function wallPerAmount({instanceNs,steps,tokens},kind){let amount2=kind==="time-pe\
r-step"?steps:tokens;return amount2===null?null:instanceNs.map(ns2=>kind==="tokens-per-second"?1e9*amount2/ns2:ns2/amount2)}
function gpuPerAmount(range,runs,kind){let amounts=runs.map(({ranges,ofOtherCommand})=>{let of=ranges.find(({name,domain})=>name===
range.name&&domain===range.domain);return ofOtherCommand?null:of?.[kind==="gpu-time-per-step"?"steps":"tokens"]??null}),
known=amounts.filter(amount3=>amount3!==null);if(known.length===0||known.length<amounts.length)return null;let amount2=median(
known),values=range.rounds.flatMap(({gpuBusyNs,instances})=>instances>0&&gpuBusyNs>0?[gpuBusyNs/instances/amount2]:[]);return values.
length===0?null:values}var count=number().int().nonnegative(),frameSchema=object({function:string(),file:string().nullable().describe("If `own`\
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
nullable(),head:hotSpotSchema.nullable()})});var ratio=number(),ns=number().nonnegative(),count3=number().nonnegative(),rowStateSchema=_enum(["regressed","improved",
"same","inconclusive","moved","other-variant","overlap-changed","noted","waits","new","removed","not-judged"]).describe(
"moved: the copies only switched to another kind of memory. other-variant: it's slower, but an autotuner chose other cod\
e, which may be chance. overlap-changed: the kernel overlaps with other work more or less than before, so its duration c\
an't be compared. noted: it got worse, but that's not a regression, because the slowdown doesn't show in the range, or n\
othing waits for this work. waits: the time includes waiting for other GPUs, so we don't know how long the work itself t\
ook. not-judged: it's too small to be judged alone, or there's nothing to compare it with."),timeChangeSchema=object({baseNs:ns.
nullable().describe("The geometric mean over the judged pairs of alternating rounds, with equal weight for both orders (\
base first, head first). So headNs / baseNs - 1 is changeRatio. Without pairs of alternating rounds, the median over rou\
nds. Null if the side lacks this time."),headNs:ns.nullable(),changeRatio:ratio.nullable().describe("The best estimate; \
0.1 is 10% slower. Null if a ratio makes no sense."),lowRatio:ratio.nullable().describe("The 95% confidence interval of \
changeRatio, from Student's t-distribution over the rounds and what we know about their noise. Null with one round per s\
ide."),highRatio:ratio.nullable(),thresholdRatio:ratio.nullable().describe("The smallest change that counts."),detectableRatio:ratio.
nullable().describe("At least 90% of runs like this one would detect a slowdown this large. Null if the row is inconclus\
ive or not judged, if a side has one round, or if the range's rounds may be unusually noisy."),spreadRatio:ratio.nullable().
describe("The relative spread of the rounds on the side where they vary more."),rounds:number().int().nonnegative().describe(
"The number of rounds on the side with fewer rounds. Rounds in one process (or one start of a server) count as one round\
, by their median."),state:rowStateSchema,mayBeSlower:boolean().describe("True if the time is inconclusive, and more rou\
nds could still show a slowdown that matters."),isProbable:boolean().default(!1).describe("Only for wall time: true if i\
t's inconclusive, but chance is an unlikely cause of the slowdown. In runs without CUDA tracing, this requires the whole\
 interval to be above the threshold. Under tracing, the estimate must be above the threshold, and the 90% interval must \
exclude 0."),why:string().nullable().describe("A sentence that explains the state, if it needs explaining.")}),countChangeSchema=object(
{metric:_enum(["launches","hostLaunches","graphLaunches","copies","copiedBytes","blockingCopies","synchronizations"]).describe(
"hostLaunches: kernels launched one by one, plus graph launches; it rises if a CUDA graph is lost. copiedBytes: includes\
 memsets. blockingCopies: copies whose call waits until they're done."),kind:string().nullable().describe("For copies an\
d bytes, their direction and memory, such as `host-to-device (pageable \u2192 device)`."),base:count3.describe("The medi\
an over rounds."),head:count3,changeRatio:ratio.nullable().describe("Null if base is 0."),thresholdRatio:ratio,state:rowStateSchema,
why:string().nullable(),launchSites:launchSitesSchema.nullable().default(null).describe("The lines that made these calls\
, if the count rose and a run recorded stacks. Null if unknown.")}),whySchema=object({metric:string().describe("The metr\
ic's key in profile.json, such as dramBytes."),title:string(),unit:string(),base:union([number(),string()]).nullable(),head:union(
[number(),string()]).nullable(),changeRatio:ratio.nullable().describe("Null if the values are text, or if base is 0.")}),
wallVerdictSchema=_enum(["slower","not-slower","unknown"]).describe("Judged by `wall-threshold`. unknown: too few rounds\
, or they vary too much, which is usual under CUDA tracing."),latencySideSchema=object({medianNs:ns.describe("The median\
 of the processes' medians."),p90Ns:ns.describe("The 90th percentile of all instances."),minNs:ns.describe("The wall tim\
e of the shortest instance."),processes:count3,instances:count3.describe("The number of instances across all processes.")}).
describe("The wall time of one instance."),latencySchema=object({base:latencySideSchema,head:latencySideSchema,statistic:_enum(
["median","minimum"]).describe("Which number of each process we compare: the median of its instances if they vary little\
, or else the minimum. docs/statistics.md has the rule."),time:timeChangeSchema.describe("The change in `statistic`. Her\
e, a round is one process.")}),sides2=schema=>object({base:schema,head:schema}),rankRowSchema=object({rank:number().int().
nonnegative().nullable(),report:number().int().nonnegative(),device:number().int().nonnegative(),work:timeChangeSchema.describe(
"Time during which any work except communication was running."),busyNs:sides2(ns).describe("The rank's GPU busy time, in\
cluding waiting. The median over rounds, like all numbers below."),waitingNs:sides2(ns),exposedTransferNs:sides2(ns),joinedLast:sides2(
number().nonnegative()).describe("The number of collectives that this rank was the last to join."),heldUpNs:sides2(ns).describe(
"How long the other ranks waited, in total, in the collectives where this rank was the last to join.")}),ranksRowSchema=object(
{ranks:array(rankRowSchema),exposedTransfer:timeChangeSchema.describe("Transfer time that doesn't overlap with the rank'\
s work; the mean over ranks."),skew:sides2(number().nonnegative()).describe("How much longer the busiest rank works than\
 the median rank (or, with two ranks, than the other rank)."),collectives:sides2(number().nonnegative())}),familyTimes=array(
object({family:string(),ns})).describe("Longest first."),causeSchema=discriminatedUnion("kind",[object({kind:_enum(["ove\
rlap-lost","overlap-gained"]),base:ratio,head:ratio}),object({kind:literal("graph-lost"),base:count3,head:count3}).describe(
"CUDA graph launches."),object({kind:literal("replaced"),gone:familyTimes,came:familyTimes}).describe("Families whose ne\
t time fell (`gone`) or rose (`came`). Only families whose kernels were replaced or whose number of launches changed are\
 included."),object({kind:literal("work"),base:count3,head:count3}).describe("Kernel launches."),object({kind:literal("k\
ernel"),kernel:string(),changeRatio:ratio,impactRatio:ratio}),object({kind:literal("family"),family:string(),changeRatio:ratio,
impactRatio:ratio}),object({kind:literal("operator"),path:array(string()),rank:count3.nullable(),report:count3,device:count3.
nullable(),changeRatio:ratio,impactRatio:ratio}).describe("The path of the nested range that most of the change comes fr\
om, if there's one."),object({kind:literal("rank"),rank:count3.nullable(),report:count3,device:count3,changeRatio:ratio.
describe("The change in the rank's own work.")}),object({kind:literal("exposed-transfer"),baseNs:ns,headNs:ns,collectives:object(
{base:count3,head:count3})}),object({kind:literal("machine"),changeRatio:ratio,clockChangeRatio:ratio.nullable()})]),familyRowSchema=object(
{family:string(),time:timeChangeSchema,launches:object({base:count3,head:count3}),shareRatio:ratio.describe("The family'\
s share of the range's kernel time, on the side with more kernel time."),impactRatio:ratio.describe("The family's change\
 as a share of the range's kernel time; positive if slower.")}),kernelRowSchema=object({name:string().describe("Demangle\
d. Head's name, or base's if head doesn't have the kernel."),previousName:string().nullable().describe("Base's name for \
the kernel, if it's different."),family:string(),match:_enum(["exact","renamed","variant","swapped","new","removed"]).describe(
"renamed: the names differ only in meaningless numbers or hashes. variant: the names differ only in tile sizes and the l\
ike. swapped: another kernel of the same family with the same number of launches."),baseNames:array(string()).describe("\
Base's kernels in this row. Usually one. Kernels share a row if we can't match them one by one."),headNames:array(string()),
time:timeChangeSchema,launches:object({base:count3,head:count3}),shareRatio:ratio,impactRatio:ratio,busyShareRatio:ratio.
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
anged, or if there were no such runs.")});function isLaunchesAgain({metric,base,head},counts){let launches=counts.find(row=>row.
metric==="launches");return metric==="hostLaunches"&&base===launches?.base&&head===launches.head}var seriesChangeSchema=timeChangeSchema.omit({baseNs:!0,headNs:!0}).extend({base:number().nullable().describe("The avera\
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
id)&&verdict!==null}function coversPart(whole,part2){return(part2.kernel!==null||part2.family!==null)&&whole.id==="range\
-regressed"&&whole.range===part2.range}function isFall({metric,changeRatio}){return metric!==null&&metric in countReasonIds&&
changeRatio!==null&&changeRatio<0}var lambdaName="@lambda";function parseKernelName(text){if(text.length>8e3)return null;try{let normal=normalize(text);if(depthOf(normal)>40)return null;
let parsed=parseArgument(normal);return parsed.kind==="type"&&parsed.path.length>0?parsed.path:null}catch(error){if(error instanceof
NoName)return null;throw error}}var NoName=class extends Error{};function normalize(text){return lambdasAsTemplates(text.
replaceAll(/<unnamed>::|\(anonymous namespace\)::/g,"")).replaceAll(/::operator ?\(\)\(\)( const)?/g,"").replaceAll(/\b(?:const|volatile)\b ?/g,
"").replaceAll(/(?<! ) +::/g,"::").replaceAll(/\((?:(?:un)?signed )?(?:bool|char|short|int|long|long long|[A-Za-z_][\w:]*)\)(?=-?\d)/g,
"").replaceAll(/\bunsigned (char|short|int|long)\b/g,"u$1").replaceAll(/\b(u?long) (?:long|int)\b/g,"$1")}function lambdasAsTemplates(text){
let bracket=/\[lambda\(|\{lambda\(|'lambda\d*'\(|[()]/g,lambdaEnd=/ \(instance \d+\)\]|\]|#\d+\}|\}/y,open2=[],[result,end2]=[
"",0];for(let match=bracket.exec(text);match!==null;match=bracket.exec(text)){let[found]=match;result+=text.slice(end2,match.
index),end2=bracket.lastIndex,found!==")"?(open2.push(found!=="("),result+=found==="("?found:`${lambdaName}<`):open2.pop()===
!0?(lambdaEnd.lastIndex=end2,end2+=lambdaEnd.exec(text)?.[0].length??0,bracket.lastIndex=end2,result+=">"):result+=found}
if(open2.includes(!0))throw new NoName;return result+text.slice(end2)}function depthOf(text){let[depth,most]=[0,0];for(let index=0;index<
text.length;index+=1)depth+=angleStep(text,index),most=Math.max(most,depth);return most}function parseArgument(text){let trimmed=text.
trim();if(/^(-?\d|!|true\b|false\b)/.test(trimmed))return{kind:"number",text:trimmed};let bare=trimmed.replace(/(?<![\s*&])[\s*&]+$/,
""),name=(splitOutside(withoutParameters(bare)," ").at(-1)??"").replace(/^[*&]+/,"");return{kind:"type",path:splitOutside(
name,"::").filter(part2=>part2!=="").map(part2=>parsePart(part2)),pointer:trimmed.slice(bare.length).includes("*")}}function parsePart(text){
let open2=text.indexOf("<");if(open2<0)return{name:text,args:[]};let inner=text.slice(open2+1,text.lastIndexOf(">")).trim();
return{name:text.slice(0,open2),args:inner===""?[]:splitOutside(inner,",").map(arg=>parseArgument(arg))}}function withoutParameters(text){
let kept="",[round,angle]=[0,0];for(let index=0;index<text.length;index+=1){let character=text[index]??"";if(angle===0&&
character==="("&&(round+=1),round===0&&(kept+=character,angle+=angleStep(text,index)),angle===0&&character===")"&&(round-=
1),round<0||angle<0)throw new NoName}if(round!==0||angle!==0)throw new NoName;return kept.trim()}function splitOutside(text,separator){
let found=[],[start,depth]=[0,0];for(let index=0;index<text.length;index+=1){if("([{".includes(text[index]??"")&&(depth+=
1),")]}".includes(text[index]??"")&&(depth-=1),depth+=angleStep(text,index),depth<0)throw new NoName;depth===0&&text.startsWith(
separator,index)&&(found.push(text.slice(start,index)),start=index+separator.length,index=start-1)}if(depth!==0)throw new NoName;
return[...found,text.slice(start)]}function angleStep(text,index){return text[index]==="<"?1:text[index]===">"&&text[index-
1]!=="-"?-1:0}function kernelLabel(demangledName,width){let path=parseKernelName(demangledName);if(path===null)return clipMiddle(plainText(
demangledName),width);let text="";for(let detail of details)if(text=plainText(label(path,detail)),text.length<=width)return text;
return clipMiddle(text,width)}var mostRead=5e5;function kernelLabels(names,width){let used=new Set,left2=mostRead,numbers=new Map;
return names.map(name=>{left2-=name.length;let labelOf=left2<0?most=>clipMiddle(plainText(name),most):most=>kernelLabel(
name,most),own=labelOf(width),text=own,number2=numbers.get(own)??2;for(;used.has(text);number2+=1){let suffix=` #${number2}`;
text=labelOf(width-suffix.length)+suffix}return numbers.set(own,number2),used.add(text),text})}function rowLabels(names,width){
let once=[...new Set(names)],labels=new Map(kernelLabels(once,width).map((label3,at)=>[once[at],label3]));return names.map(
name=>labels.get(name)??"")}var details=[{indexTypes:!0,numbers:!0,depth:9},{indexTypes:!1,numbers:!0,depth:9},{indexTypes:!1,
numbers:!0,depth:3},{indexTypes:!1,numbers:!0,depth:2},{indexTypes:!1,numbers:!1,depth:9},{indexTypes:!1,numbers:!0,depth:1},
{indexTypes:!1,numbers:!1,depth:2},{indexTypes:!1,numbers:!1,depth:1}],dullNamespaces=new Set(["at","native","c10","std",
"templates","cuda","detail"]),dullTypes=/^(array|Array|TrivialOffsetCalculator|OffsetCalculator|LoadWithCast|StoreWithCast|LoadWithoutCast|StoreWithoutCast)$/,
indexTypes=/^u?(int|long|short)$/,elementTypes=/^(u?(char|short|int|long)[1-4]?|bool|float[1-4]?|double[1-4]?|half2?|bf16|void|T\d+|size_t|u?int\d+_t)$/,
shortTypes={BFloat16:"bf16",__nv_bfloat16:"bf16",nv_bfloat16:"bf16",bfloat16_t:"bf16",Half:"half",__half:"half",half_t:"\
half"};function label(path,detail){let own=path.filter(({name})=>name!==lambdaName),shown2=own.length===0?path:own,first=shown2.
findIndex(({name},index)=>index===shown2.length-1||!dullNamespaces.has(name));return shown2.slice(first).map(part2=>part2.
name.replace(lambdaName,"lambda")+argumentList(part2.args,detail,1)).join("::")}function argumentList(args,detail,depth){
if(depth>detail.depth)return"";let shown2=unique(args.flatMap(arg=>argument(arg,detail,depth)));return shown2.length===0?
"":`<${shown2.map(({text})=>text).join(", ")}>`}function argument(arg,detail,depth){if(arg.kind==="number")return detail.
numbers?[{key:null,text:arg.text}]:[];let host=arg.path.findLast(({name:name2})=>name2!==lambdaName);if(host===void 0)return[
{key:lambdaName,text:"lambda"}];let name=shortTypes[host.name]??host.name;if(isDull(arg))return[];if(elementTypes.test(name))
return detail.indexTypes||!indexTypes.test(name)?[{key:name,text:name}]:[];let inner=arg.path.findLast(part2=>part2.name===
lambdaName);if(inner===void 0)return[{key:name,text:name+argumentList(host.args,detail,depth+1)}];let functors=host.args.
filter(isFunctor);if(functors.length>0)return functors.flatMap(functor=>argument(functor,detail,depth));let types=unique(
inner.args.flatMap(parameter=>argument(parameter,{...detail,indexTypes:!0},depth)));return[{key:name,text:types.length===
0?name:`${name}(${types.map(({text})=>text).join(", ")})`}]}function isDull(arg){if(arg.kind==="number")return!1;let name=arg.
path.at(-1)?.name??"";return dullTypes.test(name)||arg.pointer&&!elementTypes.test(shortTypes[name]??name)}function isFunctor(arg){
if(arg.kind==="number"||arg.pointer||isDull(arg))return!1;let name=arg.path.at(-1)?.name??"";return!elementTypes.test(shortTypes[name]??
name)}function unique(shown2){let telling=new Map;for(let one of shown2)one.key!==null&&one.text.length>(telling.get(one.
key)?.text.length??-1)&&telling.set(one.key,one);return shown2.filter(one=>one.key===null||telling.get(one.key)===one)}function left(title2){return{title:title2,align:"left"}}function right(title2){return{title:title2,align:"right"}}function flexible(title2,least,shorten=cutShared){
return{...left(title2),least,shorten}}function leaving(columns2,order2){return columns2.map(column=>{let leaves=order2.indexOf(
column.title);return leaves<0||column.title===""?column:{...column,leaves}})}var gap=2;function textTable(columns2,rows,layout,indent="\
  "){let width=layout.width-indent.length,kept=keptColumns(columns2,rows,width),shown2=kept.map(at=>columns2[at]??left("")),
cut=shortened(shown2,rows.map(row=>kept.map(at=>row[at]??"")),width),widths=shown2.map((column,at)=>widthOf(column,cut,at)),
line=cells=>{let last=cells.findLastIndex(cell=>textOf(cell)!==""),texts=cells.slice(0,last+1).map((cell,at)=>{let text=textOf(
cell),pad=" ".repeat(Math.max(0,(widths[at]??0)-text.length)),said=typeof cell=="string"?text:paint(layout,cell.tone,text);
return shown2[at]?.align==="right"?pad+said:at===last?said:said+pad});return(indent+texts.join(" ".repeat(gap))).trimEnd()};
return[line(shown2.map(({title:title2})=>title2)),...cut.map(line)]}function keptColumns(columns2,rows,width){let least=columns2.
map((column,at)=>{let natural=widthOf(column,rows,at);return column.least===void 0?natural:Math.min(natural,Math.max(column.
title.length,column.least))}),kept=columns2.map((_,at)=>at),order2=kept.filter(at=>columns2[at]?.leaves!==void 0).toSorted(
(one,other)=>(columns2[one]?.leaves??0)-(columns2[other]?.leaves??0)),taken=()=>kept.reduce((sum,at)=>sum+(least[at]??0)+
gap,-gap);for(let next of order2){if(taken()<=width)break;kept=kept.filter(at=>at!==next)}return kept}function shortened(columns2,rows,width){
let widths=columns2.map((column,at)=>widthOf(column,rows,at)),lower=at=>Math.max(columns2[at]?.title.length??0,columns2[at]?.
least??1/0),over=()=>widths.reduce((sum,one)=>sum+one+gap,-gap)-width;for(;;){let cuttable=widths.flatMap((one,at)=>one>
lower(at)?[at]:[]),widest=cuttable.toSorted((one,other)=>(widths[other]??0)-(widths[one]??0))[0],excess2=over();if(widest===
void 0||excess2<=0)break;let next=Math.max(0,...cuttable.filter(at=>at!==widest).map(at=>widths[at]??0),lower(widest)),now=widths[widest]??
0;widths[widest]=Math.max(next<now?next:lower(widest),now-excess2)}let cut=columns2.map(({shorten=cutShared,least},at)=>{
let texts=rows.map(row=>textOf(row[at]??""));return least===void 0?texts:shorten(texts,widths[at]??0)});return rows.map(
(row,index)=>row.map((cell,at)=>{let text=cut[at]?.[index]??"";return typeof cell=="string"?text:{...cell,text}}))}function widthOf({
title:title2},rows,at){return rows.reduce((width,row)=>Math.max(width,textOf(row[at]??"").length),title2.length)}function textOf(cell){
return typeof cell=="string"?cell:cell.text}function cutShared(texts,width){let sorted=[...new Set(texts)].sort(),shared=sorted.
map((text,at)=>sharedLength(sorted[at-1]??"",text)),cut=new Map(sorted.map((text,at)=>[text,text.length<=width?text:cutPieces(
piecesOf(text,at,shared),width)]));return texts.map(text=>cut.get(text)??text)}function sharedLength(one,other){let length=0;
for(;length<one.length&&one[length]===other[length];)length+=1;return length}function piecesOf(text,at,shared){let ends=new Set(
[text.length]);for(let[index,least]=[at,1/0];index>0;index-=1)ends.add(least=Math.min(least,shared[index]??0));for(let[index,
least]=[at+1,1/0];index<shared.length;index+=1)ends.add(least=Math.min(least,shared[index]??0));let from=0;return[...ends].
toSorted((one,other)=>one-other).map(end2=>{let piece=text.slice(from,/[\uDC00-\uDFFF]/.test(text[end2]??"")?end2-1:end2);
return from+=piece.length,piece})}var leastPiece=2;function cutPieces(pieces,width){let all=pieces.join(""),cut=[...pieces],
excess2=all.length-width,longestFirst=[...pieces.keys()].toSorted((one,other)=>(pieces[other]?.length??0)-(pieces[one]?.
length??0));for(let at of longestFirst){let piece=pieces[at]??"";if(excess2<=0||piece.length<=leastPiece)break;let most=Math.
max(leastPiece,piece.length-excess2);excess2-=piece.length-most,cut[at]=clipMiddle(piece,most)}return excess2>0?clipMiddle(
all,width):cut.join("")}var starts={name:"\uE000",kernel:"\uE001",prose:"\uE002"},end="\uE003",marks=/[\ue000-\ue003]/g,marked=/([\ue000-\ue002])([^\ue000-\ue003]*)\ue003/;
function mark(kind,text){return starts[kind]+text.replace(marks,"\uFFFD")+end}function nameText(name){return mark("name",
name)}function kernelText(name){return mark("kernel",name)}function proseText(text){return mark("prose",text)}function rangeName({
name,domain}){return nameText(rangeText(name,domain))}function shownText(text,show){let parts2=text.split(marked);return parts2.
map((part2,at)=>{if(at%3===0)return part2===""?"":show("own",part2.replace(marks,"\uFFFD"));if(at%3===1)return"";let kind=[
"name","kernel","prose"].find(one=>starts[one]===parts2[at-1])??"prose";return show(kind,part2)}).join("")}function gpuShare(rounds){let known=rounds.flatMap(({spanNs,gpuIdleNs})=>spanNs===null||gpuIdleNs===null||spanNs===0?[]:
[{spanNs,busyNs:spanNs-gpuIdleNs}]);return known.length===0?null:{busyNs:median(known.map(({busyNs:busyNs2})=>busyNs2)),
spanNs:median(known.map(({spanNs})=>spanNs)),share:median(known.map(({busyNs:busyNs2,spanNs})=>busyNs2/spanNs))}}function usesGpu({rounds}){return rounds.some(({kernelNs,gpuBusyNs})=>kernelNs>0||gpuBusyNs>0)}function hasGpu({machine,
ranges}){return machine.gpus.length>0||ranges.some(usesGpu)}function hasGpuTime({gpuBusyTime:{baseNs,headNs}}){return Math.
max(baseNs??0,headNs??0)>0}function comparesGpu({base,head,ranges}){return[base,head].some(side=>(side?.machine.gpus.length??
0)>0)||ranges.some(hasGpuTime)}function instanceTimes(run,{name,domain}){return run.ranges.find(range=>range.name===name&&range.domain===domain)?.instanceNs??
[]}function wallFigures(processes){let sorted=processes.flat().toSorted((one,other)=>one-other);return{medianNs:median(processes.
map(median)),p90Ns:quantile(sorted,.9),minNs:sorted[0]??0,processes:processes.length,instances:sorted.length}}function quantile(sorted,share){
return sorted[Math.ceil(share*sorted.length)-1]??0}var special=/[\\`*_[\]<>#!|~&@$^]|(?<=[^\d\s])\.(?=\S)|\.(?=[^\d\s])|(?<=www)\.|:(?=\S)(?!(?<=\d:)\d\d(?!\d))|(?<=GH)-(?=\d)/gi,
specialAtStart=new RegExp(String.raw`${special.source}|(?<=^\s*)[-+=:]|(?<=^\s*\d*)[.)]`,"gi");function markdownText(text,within=!1){
let found=within?special:specialAtStart;return plainText(text).replace(found,character=>`&#${String(character.codePointAt(
0))};`)}function markdownCode(text){let plain2=plainText(text).replaceAll(/\s+/g," ").trim();if(plain2==="")return"";if(plain2.
includes("\\|"))return`<code>${markdownText(plain2)}</code>`;let longest=Math.max(0,...[...plain2.matchAll(/`+/g)].map(([
run])=>run.length)),fence="`".repeat(longest+1),padding=plain2.startsWith("`")||plain2.endsWith("`")?" ":"";return`${fence}${padding}${plain2}${padding}${fence}`}
function markdownTable(columns2,rows){let line=cells=>`| ${cells.map(cell=>cell.replaceAll("|","\\|")).join(" | ")} |`;return[
line(columns2.map(({title:title2})=>title2)),line(columns2.map(({align})=>align==="right"?"--:":":--")),...rows.map(line)].
join(`
`)}var nanosecondsPer={ns:1,us:1e3,\u00B5s:1e3,\u03BCs:1e3,ms:1e6,s:1e9,sec:1e9,seconds:1e9},bytesPer={B:1,byte:1,bytes:1,kB:1e3,
KB:1e3,MB:1e6,GB:1e9,KiB:2**10,MiB:2**20,GiB:2**30};function readUnit(unit){let text=unit??"";return Object.hasOwn(nanosecondsPer,
text)?{base:"ns",factor:nanosecondsPer[text]??1}:Object.hasOwn(bytesPer,text)?{base:"bytes",factor:bytesPer[text]??1}:{base:text,
factor:1}}var namedMetrics=3,derivedTitles={"time-per-step":"time per step","time-per-token":"time per token","tokens-per-second":"\
tokens per second","gpu-time-per-step":"time on the GPU per step","gpu-time-per-token":"time on the GPU per token"};function metricTitle({
kind,name,range}){return kind==="reported"?nameText(name):kind==="client-time"?"wall time of the client":kind==="peak-me\
mory"?`peak memory of ${nameText(name)}`:`${derivedTitles[kind]}${range===null?"":` of ${nameText(range)}`}`}function metricAmount(value,unit){
let{base,factor}=readUnit(unit);if(base==="bytes"&&value>0)return sizeAmount(value*factor);if(base==="ns"&&value>0&&(value<
.1||value>=1e4))return nsAmount(value*factor);let size=Math.abs(value);return{value:size>=1e3?countText(value,0):size===
0?"0":String(Number(value.toPrecision(3))),unit:unitText(unit??"")}}function unitText(unit){return/^(?:[a-z%µ][a-z0-9/%µ ]{0,20})?$/i.
test(unit)?unit:proseText(unit)}function metricValues({unit,change}){let[base,head]=[change.base,change.head].map(value=>value===
null?null:metricAmount(value,unit));return base==null||head==null?[base,head].flatMap(one=>one==null?[]:[amountText(one)]).
join(""):amountText(base)===amountText(head)?amountText(head):pairText(base,head)}var metricWords={regressed:"worse",improved:"\
better",same:"same",inconclusive:"unclear",new:"new",removed:"gone"},order=["regressed","removed","inconclusive","improv\
ed","new","same"];function bySeverity(rows){let placeOf2=({change})=>order.includes(change.state)?order.indexOf(change.state):
order.length;return rows.toSorted((one,other)=>placeOf2(one)-placeOf2(other))}function metricSentences(rows,state){let found=rows.
filter(({change})=>change.state===state),hidden=found.length-namedMetrics;return[...found.slice(0,namedMetrics).map(row=>{
let{base,head,changeRatio}=row.change,title2=metricTitle(row),start=row.kind==="reported"?title2:`${title2.slice(0,1).toUpperCase()}${title2.
slice(1)}`,by=changeRatio===null?"":` by ${percent(Math.abs(changeRatio))}`;return`${start} ${(head??0)>(base??0)?"rose":
"fell"}${by} (${metricValues(row)}).`}),...hidden>0?[`${counted(hidden,"more metric is","more metrics are")} ${state==="\
regressed"?"worse":"better"}.`]:[]].join(" ")}function profileMetrics({untraced,ranges}){let reported=untraced.flatMap(({
metrics})=>metrics),clients=untraced.flatMap(({clientSeconds})=>clientSeconds===null?[]:[clientSeconds*1e9]),memory=untraced.
flatMap(({peakMemory})=>peakMemory);return[...[...Map.groupBy(reported,({name})=>name)].map(([name,found])=>figure({kind:"\
reported",name,range:null},found[0]?.unit??null,found.map(({value})=>value))),...ranges.flatMap(range=>perAmount(range,untraced)),
...clients.length===0?[]:[figure({kind:"client-time",name:"client",range:null},"ns",clients)],...[...Map.groupBy(memory,
({gpu})=>gpu)].map(([name,found])=>figure({kind:"peak-memory",name,range:null},"bytes",found.map(({bytes})=>bytes)))]}function perAmount(range,untraced){
let label3=rangeText(range.name,range.domain),ran=untraced.flatMap(({ranges})=>ranges.filter(({name,domain})=>name===range.
name&&domain===range.domain)).filter(({instanceNs})=>instanceNs.length>0),wall=wallPerAmountKinds.flatMap(kind=>{let values=ran.
flatMap(run=>{let ofRun=wallPerAmount(run,kind);return ofRun===null?[]:[median(ofRun)]});return values.length===0?[]:[figure(
{kind,name:label3,range:label3},perAmountUnits[kind],values)]}),gpu=gpuPerAmountKinds.flatMap(kind=>{let values=gpuPerAmount(
range,untraced,kind);return values===null?[]:[figure({kind,name:label3,range:label3},perAmountUnits[kind],values)]});return[
...wall,...gpu]}function figure(named2,unit,values){return{...named2,unit,values,middle:median(values)}}function missingNcuText(status){if(status===null||status.state==="off")return null;let ranges=status.notNeeded.map(({name,
domain})=>rangeText(name,domain)),notNeeded=ranges.length===0?null:`Nsight Compute didn't run for ${listText(ranges,5)},\
 because no verdict on these ranges needs an explanation (ncu.when: auto).`;return status.state==="measured"?notNeeded:status.
state==="not-needed"?"Nsight Compute didn't run: no kernel's time per launch changed enough to matter, and no range is o\
ver budget. To run it anyway, set ncu.when=always.":`Nsight Compute ${{unavailable:"couldn't be used, so nothing explain\
s",failed:"failed, so little or nothing explains",skipped:"was skipped, so nothing explains"}[status.state]} why kernels\
 take as long as they do${status.why===null?".":`: ${status.why}`}`}function topFindings(ranges,limit){let sorted=ranges.flatMap(range=>range.findings.map(finding=>({range,finding}))).toSorted(
(one,other)=>(other.finding.impactNs??-1)-(one.finding.impactNs??-1));return[...Map.groupBy(sorted,({finding})=>finding.
id).values()].slice(0,limit).flatMap(([first,...others])=>first===void 0?[]:[{...first,others}])}var listedRanges=12,listedFamilies=6,listedMetrics=20,listedOperators=10,listedFindings=3,labelWidth=60,familyWords={gemm:"\
matrix multiplications",attention:"attention",triton:"generated (Triton) kernels",xla:"generated (XLA) kernels",communication:"\
communication between GPUs",memory:"memory fills and the KV cache",moe:"routing to experts",conv:"convolutions",quantize:"\
quantization",norm:"normalization",rope:"position encoding",sampling:"sampling of the next token",softmax:"softmax",activation:"\
activation functions",embedding:"embedding lookups",copy:"copies and layout changes",reduce:"reductions",elementwise:"el\
ementwise operations",other:"other"},plainWords={"launch-bound":"The GPU often waits for the host to launch work","gpu-i\
dle":"The GPU is often idle","host-synchronization":"The host often stops to wait for the GPU","pageable-copies":"Copies\
 use pageable memory, which is slow","tiny-kernels":"The work is split into many very short kernels",spills:"A kernel ke\
eps its threads' data in memory instead of registers","small-grid":"A kernel is too small to use the whole GPU","partial\
-wave":"A kernel has too little work to fill the GPU","compute-bound":"A kernel computes as fast as the GPU can","latenc\
y-bound":"A kernel waits instead of computing","tail-effect":"A kernel leaves much of the GPU idle near its end","low-oc\
cupancy":"A kernel keeps the GPU less busy than it could","memory-bound":"A kernel is limited by memory bandwidth","memo\
ry-latency":"A kernel waits for memory",uncoalesced:"A kernel reads memory in an order that wastes bandwidth"};function summaryMarkdown(profile){
let[largest]=profile.ranges.toSorted((one,other)=>medianKernelNs(other)-medianKernelNs(one));return`${[hasGpu(profile)?"\
# Where the GPU's time goes":"# Where the time goes",...ranText(profile),...metricsText(profile),...phasesText(profile),
...largest===void 0?[]:[...familiesText(largest),...operatorsText(largest)],...findingsText(profile),...footer(profile)].
join(`

`)}
`}function ranText(profile){let{machine,workload,source,rounds}=profile,gpus=[...new Set(machine.gpus.map(({name})=>name))].
map(text=>markdownText(text)).join(", "),gpu=hasGpu(profile)?` on ${gpus||"an unknown GPU"}`:"",command=workload.command.
length===0?"an unknown program":markdownCode(clip(workload.command.join(" "))),commit=source.commit===null?"":`, at comm\
it ${markdownText(source.commit.slice(0,12))}${source.dirty===!0?" with changes":""}`,measured=rounds.length===1?"once":
`${String(rounds.length)} times; all numbers are medians`;return[`**What ran:** ${command}${gpu}${commit}, measured ${measured}\
.`]}function metricsText(profile){let allWalls=profile.ranges.flatMap(range=>wallCells(range,profile.untraced)),walls=allWalls.
slice(0,listedRanges),rows=profileMetrics(profile);if(walls.length+rows.length===0)return[];let cells=rows.slice(0,listedMetrics).
map(row=>[clip(shown(metricTitle(row))),shown(amountText(metricAmount(row.middle,row.unit)))]),runs=profile.untraced.length;
return["## How long it takes, and what the program reports",`Measured ${runs===1?"once":`${String(runs)} times`} in sepa\
rate runs without tracing, because tracing would slow the program down.`,...walls.length===0?[]:[markdownTable([left("ph\
ase"),right("median"),right("90% within"),right("minimum")],walls)],...allWalls.length>walls.length?[`\u2026 and ${counted(
allWalls.length-walls.length,"more phase")}, in profile.json.`]:[],...cells.length===0?[]:[markdownTable([left("metric"),
right("median")],cells)],...rows.length>cells.length?[`\u2026 and ${counted(rows.length-cells.length,"more metric")}, in\
 profile.json.`]:[]]}var shown=text=>shownText(text,(kind,part2)=>kind==="own"?part2:markdownText(part2));function wallCells(range,untraced){
let processes=untraced.map(run=>instanceTimes(run,range)).filter(({length})=>length>0);if(processes.length===0)return[];
let{medianNs,p90Ns,minNs}=wallFigures(processes);return[[markdownText(label2(range)),formatNs(medianNs),formatNs(p90Ns),
formatNs(minNs)]]}function phasesText(profile){let{ranges}=profile;if(ranges.length===0)return["No phase of the program \
was measured."];let top=ranges.slice(0,listedRanges),isOnGpu=hasGpu(profile),walls=top.map(range=>[markdownText(label2(range)),
formatNs(median(range.rounds.map(({wallNs})=>wallNs)))]),rows=top.map(range=>{let gpu=gpuShare(range.rounds);return[markdownText(
label2(range)),formatNs(medianKernelNs(range)),formatCounts(range.rounds.map(({launches})=>launches)),gpu===null?"unknow\
n":formatShare(gpu.share)]});return["## By phase",`${ranges.some(({name})=>name===wholeCaptureName)?"The program marks n\
o phases, so everything is shown as one phase.":"Phases are the ranges that the program marks. Phases can be nested."} ${isOnGpu?
"*Busy* is the share of the phase during which the GPU was working. Profiling makes this share look smaller than it is.":
"Profiling makes them look longer than they are."}`,isOnGpu?markdownTable([left("phase"),right("GPU time"),right("kernel\
 launches"),right("busy")],rows):markdownTable([left("phase"),right("wall time")],walls),...ranges.length>top.length?[`\u2026\
 and ${counted(ranges.length-top.length,"more phase")}.`]:[],...otherThreadsText(top)]}function otherThreadsText(ranges){
let parts2=ranges.flatMap(range=>{let launches=range.rounds.map(({otherThreads})=>otherThreads.launches);return Math.max(
0,...launches)===0?[]:[`${formatCounts(launches)} in ${markdownText(label2(range))}`]});return parts2.length===0?[]:[`Ke\
rnel launches by other threads of the program: ${parts2.join(", ")}.`]}function familiesText(range){if(medianKernelNs(range)===
0)return[];let families=range.families.map(row=>({family:row.family,totalNs:medianTotalNs(row)})),rows=families.slice(0,
listedFamilies).map(({family,totalNs})=>[markdownText(Object.hasOwn(familyWords,family)?familyWords[family]??family:family),
formatNs(totalNs),formatShare(totalNs/medianKernelNs(range))]);return[`## By kind of work, in ${markdownText(label2(range))}`,
markdownTable([left("kind"),right("GPU time"),right("share")],rows),...families.length>rows.length?[`\u2026 and ${counted(
families.length-rows.length,"more kind")}.`]:[]]}function operatorsText(range){let all=alikeOperators(range.operators).map(
alike=>{let sum=pick=>alike.reduce((total,row)=>total+medianOf(row,pick),0);return{name:operatorText(range,sharedPath(alike.
map(({path})=>path))),paths:alike.length,self:sum(({selfNs})=>selfNs),total:sum(({totalNs})=>totalNs),instances:sum(({instances})=>instances),
launches:sum(({launches})=>launches)}}).toSorted((one,other)=>other.self-one.self);if(all.length===0)return[];let top=all.
slice(0,listedOperators);return[`## By operator, in ${markdownText(label2(range))}`,"Operators are the ranges nested in \
this phase. *Self* doesn't count kernels in more deeply nested ranges.",markdownTable([left("operator"),right("self"),right(
"total"),right("instances"),right("kernel launches")],top.map(({name,paths,self,total,instances,launches})=>[markdownText(
paths===1?clip(name):`${clip(name)} (${formatCount(paths)})`),formatNs(self),formatNs(total),formatCount(instances),formatCount(
launches)])),...all.length>top.length?[`\u2026 and ${formatCount(all.length-top.length)} more, in operators.csv.`]:[]]}function findingsText({
ranges,ncu}){let missing=missingNcuText(ncu),top=topFindings(ranges,listedFindings);return["## What stands out",top.length===
0?"No rule found anything.":top.map((found,index)=>findingText(index+1,found)).join(`
`),...missing===null?[]:[markdownText(missing)]]}function findingText(number2,{range,finding,others}){let words=(Object.
hasOwn(plainWords,finding.id)?plainWords[finding.id]:void 0)??finding.id,where=finding.kernel===null?"":` (the kernel ${markdownCode(
kernelLabel(finding.kernel,labelWidth))})`,more=others.length>0?` ${String(others.length)} more of this kind.`:"",saving=finding.
impactNs===null?"":` Potential savings: at most ${formatNs(finding.impactNs)}.`;return`${String(number2)}. **${words}**,\
 in ${markdownText(label2(range))}${where}. ${markdownText(finding.what)}${saving}${more} Help: ${markdownText(finding.advice)}`}
function footer({tool,warnings}){let count4=warnings.length,warned=count4===0?"":` profile.json also has ${counted(count4,
"warning")}.`;return[`*Generated by ${markdownText(tool.name)} ${markdownText(tool.version)} from profile.json, which ha\
s all the numbers.${warned}*`]}function label2({name,domain}){return domain===""?name:`${name}@${domain}`}function clip(text){
return text.length>200?`${text.slice(0,199)}\u2026`:text}var countRises=new Set(Object.values(countReasonIds).map(({up})=>up));function decisiveChanges(range,{reasons}){let label3=rangeText(
range.name,range.domain),found=reasons.filter(reason=>reason.verdict==="regressed"&&reason.range===label3),ofFamilies=found.
filter(({id})=>id==="family-regressed"),family=range.families.find(row=>ofFamilies.some(reason=>reason.family===null?row.
time.state==="regressed":reason.family===row.family)),metrics=new Set(found.filter(({id})=>countRises.has(id)).map(({metric})=>metric));
return{gpuTime:found.some(({id})=>id==="range-regressed"),wallTime:found.some(({id})=>id==="wall-time-slower"||id==="lat\
ency-regressed"),kernels:range.kernels.filter(({name})=>found.some(({kernel})=>kernel===name)),family:family??null,counts:range.
counts.filter(({metric,state})=>metrics.has(metric)&&state==="regressed")}}function quotedReason({verdict,reasons}){if(verdict===
"regressed"||verdict==="pass")return null;let[reason,...others]=reasons.filter(one=>one.verdict===verdict);return reason===
void 0?null:{reason,others:others.length}}function isAccepted({accepted}){return accepted.some(({state})=>state==="used")}
function isFailing({verdict,failOn,baseline}){return verdict==="pass"?!1:verdict==="over-budget"||verdict==="not-improve\
d"?!0:verdict==="regressed"?failOn.some(one=>one==="regression"||one==="kernel"||one==="counts"):failOn.includes(verdict)||
verdict==="no-baseline"&&baseline.state==="failed"&&failOn.includes("baseline-failed")}function causeSite(range,comparison){let{kernels,counts}=decisiveChanges(range,comparison);return[...causeRows(range),...kernels,
...counts].flatMap(({launchSites})=>likeliestSite(launchSites)??[])[0]??null}function causeRows({cause,kernels,counts}){
switch(cause?.kind){case"kernel":return kernels.filter(({name})=>name===cause.kernel);case"family":return kernels.filter(
({family})=>family===cause.family);case"replaced":{let[most]=cause.came;return kernels.filter(({family,impactRatio})=>family===
most?.family&&impactRatio>0)}case"work":return counts.filter(({metric})=>metric==="launches");case"graph-lost":return counts.
filter(({metric})=>metric==="hostLaunches");default:return[]}}var shownCallers=3,shownLayers=4;function launchSiteText(found,{noun,isSilent}){return[isSilent?null:lineText(found,noun),
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
site.function)})`}function callersOf({file:file3,line,frames}){let own=frames.findIndex(frame=>frame.own&&frame.file===file3&&
frame.line===line);return frames.slice(own+1).filter(frame=>frame.own).slice(0,shownCallers).map(placeOf)}function placeOf({
file:file3,line}){return`${file3??"unknown"}${line===null?"":`:${String(line)}`}`}function otherSites(sites){let others=sites.
length-1;return others<=0?"":` (and ${counted(others,"more line")}, in comparison.json)`}function layersText(layers){let more=layers.
filter(({base,head})=>base!==null&&head>base),shown2=more.length>0?more:layers;if(shown2.length===0)return null;let names=shown2.
slice(0,shownLayers).map(({path})=>nameText(layerName(path))),rest=shown2.length-names.length;return`in ${shown2.length===
1?"the layer":"the layers"} ${names.join(", ")}${rest>0?` and ${String(rest)} more`:""}`}function layerName(path){return path.
join(" \u203A ")}function graphNodeLines(nodes){return[...Map.groupBy(nodes,({kernel})=>kernel)].map(([kernel,changes])=>{
let total=side=>changes.reduce((sum,change)=>sum+change[side],0),places=changes.filter(({layer})=>layer.length>0).slice(
0,shownLayers).map(({layer,base:base2,head:head2})=>`${nameText(layerName(layer))} ${formatCount(base2)} \u2192 ${formatCount(
head2)}`),rest=changes.length-places.length,where=places.length===0?"":`: ${places.join(", ")}${rest>0?` and ${String(rest)}\
 more`:""}`,[base,head]=[total("base"),total("head")],what=base===head?"moved":head>base?`${formatCount(head-base)} more`:
`${formatCount(base-head)} fewer`;return`${kernelText(kernel)}: ${what} ${Math.abs(head-base)===1?"node":"nodes"} in the\
 CUDA graphs${where}`})}var shownOpcodes=4;function machineCodeText(change){let{state,findings,mix,instructions:instructions2}=change,hot=change.
hot.head===null?[]:[hotText(change.hot.head)];if(state==="identical")return["the machine code is the same on both sides,\
 so the kernel's input or the environment is to blame",...hot];if(state==="other-registers")return["the machine code dif\
fers only in register numbers",...hot];let opcodes=mix.slice(0,shownOpcodes).map(({opcode,base,head})=>`${nameText(opcode)}\
 ${sidesText({base,head})}`),opcodeText=opcodes.length===0?`the machine code differs only in operands (${counted(instructions2.
head,"instruction")})`:`machine code: ${opcodes.join(", ")} of ${sidesText(instructions2)} instructions`;return[...findings.
map(findingText2),opcodeText,...hot]}function findingText2(finding){switch(finding.kind){case"spills":return`spills to l\
ocal memory (registers, or an array with a computed index): ${sidesText(finding.loads)} loads (LDL), ${sidesText(finding.
stores)} stores (STL)`;case"narrower-loads":case"narrower-stores":{let widths=finding.widths.map(({bits,...sides3})=>`${String(
bits)} bits ${sidesText(sides3)}`);return`vectorized ${finding.kind==="narrower-loads"?"loads":"stores"} were lost: ${widths.
join(", ")}`}case"precision":return finding.from==="tensor"?`the kernel no longer uses the tensor cores; it computes in ${precisions[finding.
to]}`:`the kernel computes ${finding.to==="tensor"?"on":"in"} ${precisions[finding.to]} instead of ${precisions[finding.
from]}`}}var precisions={fp64:"double precision (FP64)",fp32:"single precision (FP32)",fp16:"half precision (FP16 or BF1\
6)",tensor:"the tensor cores"};function hotText({instruction,shareRatio,line}){let where=line===null?"":`, and ${percent(
line.shareRatio)} in ${nameText(`${line.file}:${String(line.line)}`)}`;return`${percent(shareRatio)} of the kernel's sam\
ples are in ${nameText(instruction)}${where}`}function sidesText({base,head}){return base===head?formatCount(head):`${formatCount(
base)} \u2192 ${formatCount(head)}`}var rowStates={regressed:{sign:"\u25B2",color:"\u{1F534}",word:"slower"},improved:{sign:"\u25BC",color:"\u{1F7E2}",word:"\
faster"},same:{sign:"=",color:"",word:"same"},inconclusive:{sign:"?",color:"\u{1F7E1}",word:"unclear"},moved:{sign:"\u2194",
color:"\u2194\uFE0F",word:"moved"},"other-variant":{sign:"\u2194",color:"\u2194\uFE0F",word:"variant"},"overlap-changed":{
sign:"\u2194",color:"\u2194\uFE0F",word:"overlap"},noted:{sign:"\u25B3",color:"\u25B3",word:"slower"},waits:{sign:"\xB7",
color:"",word:"waits"},new:{sign:"+",color:"\u{1F195}",word:"new"},removed:{sign:"\u2212",color:"\u2796",word:"gone"},"n\
ot-judged":{sign:"\xB7",color:"",word:"small"}};function sumRows(range){let{gpuBusyTime,kernelTime,wallTime,latency}=range,
onGpu2=[{title:"time on the GPU",time:gpuBusyTime},{title:"sum of kernel durations",time:kernelTime}];return[...hasGpuTime(
range)?onGpu2:[],...latency===null?[{title:"wall time (traced)",time:wallTime}]:latencyRows(latency)]}function shownWall({
time}){return{time:time.mayBeSlower&&!time.isProbable?{...time,state:"not-judged"}:time,unjudged:"not judged"}}function latencyRows(latency){
let{base,head,statistic,time}=latency,shown2=(name,baseNs,headNs)=>({title:`wall time (untraced, ${name})`,time:{baseNs,
headNs,changeRatio:baseNs===0?null:headNs/baseNs-1,rounds:time.rounds,lowRatio:null,highRatio:null,thresholdRatio:null,detectableRatio:null,
spreadRatio:null,state:"not-judged",mayBeSlower:!1,isProbable:!1,why:null}});return[{title:`wall time (untraced, ${statistic}\
)`,...shownWall(latency)},...statistic==="minimum"?[shown2("median",base.medianNs,head.medianNs)]:[],shown2("p90",base.p90Ns,
head.p90Ns)]}function shownCounts({counts}){return counts.filter(row=>(row.base>0||row.head>0)&&!isLaunchesAgain(row,counts))}
var countTitles={launches:"launches",hostLaunches:"launches by the host",graphLaunches:"graph launches",copies:"copies",
copiedBytes:"bytes",blockingCopies:"copies that the host waits for",synchronizations:"synchronizations"};function countTitle({
metric,kind}){return`${countTitles[metric]}${kind===null?"":` ${nameText(kind)}`}`}function countValue({metric},value){return metric===
"copiedBytes"?sizeAmount(value):countAmount(value)}function countWord({base,head,state}){return state==="regressed"?head>
base?"more":"fewer, worse":state==="improved"?head>base?"more, better":"fewer":state!=="noted"?null:head>base?"more, no \
regression":"fewer"}var severity=["regressed","incomparable","inconclusive","pass"];function bySlowdown(one,other){return(other.
gpuBusyTime.changeRatio??0)-(one.gpuBusyTime.changeRatio??0)}function rangesBySeverity({ranges}){return ranges.toSorted(
(one,other)=>severity.indexOf(one.verdict)-severity.indexOf(other.verdict)||(one.verdict==="regressed"?bySlowdown(one,other):
0))}function isReplacement({match,previousName}){return previousName!==null&&(match==="swapped"||match==="variant")}function explanations({
explanation,time,machineCode,launchSites},range){let moved=time.state==="noted"||time.state==="overlap-changed"?time.why:
null;return[...[explanation,moved].flatMap(text=>text===null?[]:[proseText(text)]),...machineCode===null?[]:machineCodeText(
machineCode),...launchSites===null?[]:launchSiteText(launchSites,{noun:" launches",isSilent:isWithoutLines(range)})]}function lineNotes(range){
let{counts,graphNodes,lineSearch}=range,isSilent=isWithoutLines(range),rows=counts.flatMap(row=>{let{launchSites,metric}=row;
if(launchSites===null||metric==="copiedBytes"||isLaunchesAgain(row,counts))return[];let texts=launchSiteText(launchSites,
{noun:"",isSilent});return texts.length===0?[]:[{title:countTitle(row),text:texts.join("; ")}]}),notes=[...Map.groupBy(rows,
({text})=>text)].map(([text,same])=>`${same.map(({title:title2})=>title2).join(", ")}: ${text}`),missing=lineSearch===null?
null:lineSearchText(lineSearch);return[...notes,...missing===null?[]:[missing],...graphNodeLines(graphNodes)]}function isWithoutLines({
lineSearch}){return lineSearch?.state==="no-lines"}function budgetText(budget){let{text,range,value,unit}=budget,found=value===null?"not measured":amount(value,unit)+excess(
budget,value);return`${nameText(text)}: ${found}${range===null?"":` in ${nameText(range)}`}`}var namedBudgets=2;function budgetsText(budgets){
return[budgetsOf("exceeded","broken",budgets),budgetsOf("not measured","unknown",budgets)].filter(text=>text!=="").join(
" ")}function budgetsOf(word,state,budgets){let found=budgets.filter(budget=>budget.state===state);if(found.length===0)return"";
let named2=found.slice(0,namedBudgets).map(budget=>{let{text,range,value,unit}=budget,of=range===null||text.startsWith(`${range}\
.`)?"":` in ${nameText(range)}`,measured=value===null?"":` (measured ${amount(value,unit)}${excess(budget,value)})`;return`${nameText(
text)}${of}${measured}`}),hidden=found.length-named2.length,more=hidden>0?`, and ${formatCount(hidden)} more`:"";return`${found.
length===1?"Budget":"Budgets"} ${word}: ${named2.join(", ")}${more}.`}function excess({limit,unit,state},value){return state!==
"broken"||amount(value,unit)!==amount(limit,unit)?"":`, ${value>limit?"over":"short"} by ${amount(Math.abs(value-limit),
unit)}`}function amount(value,unit){return unit==="ns"?formatNs(value):unit==="bytes"?sizeText(value):amountText(metricAmount(
value,unit))}var acceptedStates={used:"in effect",exceeded:"exceeded, so it doesn't count",expired:"expired, so it doesn\
't count",unused:"no longer needed: remove it","not-judged":"not judged this time",unmatched:"matches nothing in this co\
mparison"};function acceptedText({entry,state}){let{kernel,family,metric,change}=entry,what=kernel!==void 0?`kernel ${nameText(
kernel)}`:family!==void 0?`family ${nameText(family)}`:nameText(metric??""),limit=change==="any"?"any change":`up to ${String(
change)}%`;return`${entry.range===void 0?"":`${nameText(entry.range)}, `}${what}, ${limit}, until ${proseText(entry.expires)}\
 (${acceptedStates[state]}): ${proseText(entry.reason)}`}function disturbanceText({state,meanSmClockMhz,reasons}){let clock=meanSmClockMhz===
null?[]:[clockText(meanSmClockMhz)];return(state==="throttled"?["throttled",...reasons.slice(0,4).map(reason=>proseText(
reason)),...clock]:[...clock,"more than 2% off the other rounds of this side"]).join(", ")}function clockText(meanSmClockMhz){
return`mean SM clock ${meanSmClockMhz.toFixed(0)} MHz`}function roundsText(rounds,processes=null){let text=counted(rounds,
"round");return processes===null||processes===rounds?text:`${text} in ${processes===1?"one process":`${formatCount(processes)}\
 processes`}`}function cutText({kernels,cut}){let parts2=[...cut.kernels>0?[`the first ${String(kernels.length)} of ${counted(
kernels.length+cut.kernels,"kernel")}`]:[],...cut.calls>0?[`without ${counted(cut.calls,"call")}`]:[],...cut.copies>0?[`\
without ${counted(cut.copies,"copy","copies")}`]:[],...cut.ranges>0?[`without ${String(cut.ranges)} NVTX ranges`]:[]];return parts2.
length===0?"":`, ${parts2.join(", ")}`}var namedRanges=2;function headline(comparison){let{verdict,metrics,budgets,goal}=comparison;return goal==="improve"&&verdict===
"pass"?improvedText(comparison):[metricSentences(metrics,verdict==="regressed"?"regressed":"improved"),gpuHeadline(comparison),
budgetsText(budgets)].filter(part2=>part2!=="").join(" ")}function improvedText(comparison){let own=comparison.metrics.filter(
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
ke ${slower(family)}`]:[],...count4===void 0?[]:[countText2(count4)],...otherCounts.slice(0,1).map(one=>countText2(one))]}
function countText2(row){let[base,head]=[row.base,row.head].map(value=>amountText(countValue(row,value)));return`${countTitle(
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
slice(0,namedRanges).map(sentence),...more].join(" ")}function listed(parts2){return parts2.length<2?parts2.join(""):`${parts2.
slice(0,-1).join(", ")} and ${parts2.at(-1)??""}`}var verdictNames={regressed:"Regressed","over-budget":"Over budget","not-improved":"Not improved",incomparable:"Not comp\
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
change):changeWithInterval(change,lowRatio,highRatio)}var worse=["regressed","over-budget","not-improved","incomparable","inconclusive","no-baseline"],verdictsGravestFirst=[...worse,
"pass"],worstFirst=["failed",...worse,"not-compared","pass"];function worstVerdict(sections2){let verdicts=new Set(sections2.
map(verdictOf));return worstFirst.find(verdict=>verdicts.has(verdict))??"not-compared"}function verdictOf({failure,comparison,
reference}){return failure!==null?"failed":worstOf([comparison,reference?.comparison??null])??"not-compared"}function worstOf(comparisons){
let verdicts=new Set(comparisons.flatMap(comparison=>comparison?.verdict??[]));return verdictsGravestFirst.find(verdict=>verdicts.
has(verdict))??null}function reportInput(given){return{comparison:null,head:null,base:null,reference:null,failure:null,fails:!1,baselineAge:null,
cost:null,commands:[],timelines:{base:[],head:[]},history:null,...given}}function dateText(iso){let[,day,time]=/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)[\d:.]*Z$/.exec(iso??"")??[];return day===void 0||time===
void 0?"at an unknown time":`${day} ${time} UTC`}function ncuText(version,state){return version!==null&&version!==""?version:
state===null?"unknown":state==="measured"?"version not recorded":`not used${state==="off"?"":` (${state})`}`}var bars="\u2581\u2582\u2583\u2584\u2585\u2586\u2587\u2588";function sparkline(values){let[least,most]=[Math.min(...values),
Math.max(...values)],middle=(least+most)/2,half=Math.max((most-least)/2,Math.abs(middle)*leastHalf);return values.map(value=>bars[half===
0?3:Math.floor(((value-middle)/half/2+.5)*(bars.length-.001))]??"").join("")}var leastHalf=.01;function dayText(date){return date?.
slice(0,10)??"unknown"}function runTitle({commit,date}){return`${shortCommit(commit)}, ${dateText(date)}`}function shortCommit(commit){
return commit===null?"unknown":commit.slice(0,7)}var unknown="\u2013";function numberCell(value,textOf2){return{kind:"number",text:value===null?unknown:textOf2(value),value}}
function nsCell(ns2){return numberCell(ns2,formatNs)}function countCell(count4){return numberCell(count4,formatCount)}function timesCell({
baseNs,headNs}){return{kind:"pair",base:baseNs,head:headNs,amountOf:nsAmount}}function countsCell({base,head}){return{kind:"\
pair",base,head,amountOf:countAmount}}function judgedCounts(row){return{kind:"pair",base:row.base,head:row.head,amountOf:value=>countValue(
row,value)}}function pairCellText({base,head,amountOf}){let one=head??base;return one===null?unknown:base===null||head===
null||base===head?amountText(amountOf(one)):pairText(amountOf(base),amountOf(head))}function sideText(cell,side){let value=cell[side];
return value===null?unknown:amountText(cell.amountOf(value))}function metricSides({unit,change}){let amountOf=value=>metricAmount(
value,unit);return{kind:"pair",base:change.base,head:change.head,amountOf}}var shownByColor=new Set(["regressed","improv\
ed","same","not-judged"]);function shownState({state},{verdict}){return stateOf(state,verdict!=="incomparable")}function stateOf(state,isJudged){
return isJudged||state==="new"||state==="removed"?state:"not-judged"}function timeChange(time,isJudged,unjudged=""){let state=stateOf(
time.state,isJudged),{sign,word}=rowStates[state];return{kind:"change",state,change:time,sign,word:state==="not-judged"?
isJudged?unjudged:"":word,isSpoken:!shownByColor.has(state)}}function bareChange(changeRatio,word=""){return{kind:"chang\
e",state:"not-judged",change:exactly(changeRatio,null),sign:"",word,isSpoken:!0}}function countChange(row,isJudged){let{
base,head,changeRatio,thresholdRatio,state}=row,word=countWord(row)??(state==="inconclusive"?"varies":"");return{kind:"c\
hange",state:isJudged?state:"not-judged",change:exactly(base===head?null:changeRatio,thresholdRatio),sign:head===base?"=":
head>base?"\u25B2":"\u25BC",word:isJudged?word:"",isSpoken:!0}}function metricChange({change},isJudged){let state=stateOf(
change.state,isJudged),sign=state==="regressed"||state==="improved"?"":rowStates[state].sign,word=metricWords[state]??"";
return{kind:"change",state,change,sign,word,isSpoken:!shownByColor.has(state)}}function exactly(changeRatio,thresholdRatio){
return{changeRatio,thresholdRatio,lowRatio:null,highRatio:null,rounds:null}}function paragraph(text,title2){return title2===void 0?{kind:"paragraph",text}:{kind:"paragraph",title:title2,text}}function list(items,noun,file3){
return items.length===0?[]:[{kind:"list",items:items.map(item=>typeof item=="string"?{text:item}:item),noun,file:file3}]}
function table(label3,columns2,rows,noun,file3){return rows.length===0?[]:[{kind:"table",label:label3,columns:columns2,rows,
noun,file:file3}]}function longTable(...parameters){return table(...parameters).map(block=>({...block,isLong:!0}))}function group(title2,importance,blocks){
return blocks.length===0?[]:[{kind:"group",title:title2,importance,blocks}]}function textColumn(title2,leaves){return leaves===
void 0?{kind:"text",title:title2}:{kind:"text",title:title2,leaves}}function numberColumn(title2,leaves){return leaves===
void 0?{kind:"number",title:title2}:{kind:"number",title:title2,leaves}}function sidesColumn(title2){return{kind:"pair",
title:title2,split:!0}}function pairColumn(title2,leaves){return leaves===void 0?{kind:"pair",title:title2}:{kind:"pair",
title:title2,leaves}}function changeColumn(interval){return interval===void 0?{kind:"change",title:"change"}:{kind:"chan\
ge",title:"change",interval}}var kernelColumn={kind:"kernel",title:"kernel"};function gpuTimeOf(...sides3){return waitsForOthers(...sides3)?ranksKnown(...sides3)?rankTimeNs:sides3.every(({rounds})=>rounds.
every(round=>round.communicationFreeBusyNs!==null))?({communicationFreeBusyNs,gpuBusyNs})=>communicationFreeBusyNs??gpuBusyNs:
({gpuBusyNs})=>gpuBusyNs:({gpuBusyNs})=>gpuBusyNs}function waitsForOthers(...sides3){return sides3.some(({rounds,families})=>rounds.
some(({devices})=>(devices??1)>1)||families.some(({family})=>family===communicationFamily))}function recentRuns(range,{history}){let own=history?.find(({name,domain})=>name===range.name&&domain===range.domain);return own===
void 0||own.points.length===0?[]:[{kind:"figure",name:"recent-runs",history:own,sides:sidesOf(range),text:recentText(own)}]}
function sidesOf({row,head}){return row!==null?{base:row.gpuBusyTime.baseNs,head:row.gpuBusyTime.headNs}:{base:null,head:head===
null?null:median(head.rounds.map(gpuTimeOf(head)))}}function recentText({points,changes}){let values=points.map(({valueNs})=>valueNs),
last=changes.at(-1),change=last===void 0?"":`; last change ${signedPercent(last.changeRatio)} on ${points[last.point]?.date.
slice(0,10)??"an unknown day"}${last.state==="confirmed"?"":" (not confirmed)"}`;return`Last ${counted(points.length,"ru\
n")}: ${formatNs(Math.min(...values))} to ${formatNs(Math.max(...values))} ${sparkline(values)}${change}.`}var wallPartTimes=[["host-own",({hostTime})=>hostTime?.ownNs??null],["host-launch",({hostTime})=>hostTime?.launchNs??null],
["host-graph-launch",({hostTime})=>hostTime?.graphLaunchNs??null],["host-copy",({hostTime})=>hostTime?.copyNs??null],["h\
ost-synchronization",({hostTime})=>hostTime?.synchronizationNs??null],["host-memory",({hostTime})=>hostTime?.memoryNs??null],
["host-other",({hostTime})=>hostTime?.otherNs??null],["idle-launch",({gpuIdle})=>gpuIdle?.launchNs??null],["idle-after-s\
ynchronization",({gpuIdle})=>gpuIdle?.afterSynchronizationNs??null],["idle-synchronization",({gpuIdle})=>gpuIdle?.synchronizationNs??
null],["idle-copy",({gpuIdle})=>gpuIdle?.copyNs??null],["idle-queue",({gpuIdle})=>gpuIdle?.queueNs??null],["idle-unknown",
({gpuIdle})=>gpuIdle?.unknownNs??null]];var shownShare=.005,titles={"host-own":"host: outside CUDA calls","host-launch":"host: in launches","host-graph-launch":"\
host: in graph launches","host-copy":"host: in copy calls","host-synchronization":"host: in synchronizations","host-memo\
ry":"host: in allocations","host-other":"host: in other calls","idle-launch":"GPU idle: nothing launched yet","idle-afte\
r-synchronization":"GPU idle: after the host waited","idle-synchronization":"GPU idle: the host waits","idle-copy":"GPU \
idle: the host copies","idle-queue":"GPU idle: launched, not started","idle-unknown":"GPU idle: unknown reason"},note="A\
ll times are medians over rounds. Host rows show time spent in the range's host threads. GPU idle rows show time when no\
thing ran on the range's GPUs, broken down by what the host was doing. Tracing makes calls take longer.";function wallTable(range){
let{row,head}=range,title2=textColumn("traced wall time by part"),label3=`Parts of the wall time of ${rangeName(range)}`;
return(row===null?table(label3,[title2,numberColumn("time")],head===null?[]:headRows(head),"parts","profile.json"):table(
label3,[title2,changeColumn(),sidesColumn("time")],comparedRows(row),"parts","comparison.json")).map(one=>({...one,note}))}
function comparedRows({wallParts,wallTime}){let wallNs=Math.max(wallTime.baseNs??0,wallTime.headNs??0);return wallParts.
filter(({baseNs,headNs})=>Math.max(baseNs,headNs)>shownShare*wallNs).map(({part:part2,baseNs,headNs,isApart})=>({cells:()=>[
titles[part2],bareChange(baseNs===0?null:headNs/baseNs-1,isApart?"":"within the rounds' spread"),timesCell({baseNs,headNs})]}))}
function headRows({rounds}){let wallNs=rounds.length===0?0:median(rounds.map(({wallNs:ns2})=>ns2));return wallPartTimes.
flatMap(([part2,timeOf3])=>{let times=rounds.flatMap(round=>timeOf3(round)??[]);if(times.length===0||times.length<rounds.
length)return[];let ns2=median(times);return ns2>shownShare*wallNs?[{cells:()=>[titles[part2],nsCell(ns2)]}]:[]})}function timesPart(range,input){let times=range.row===null?headTimes(range,input.head):comparedTimes(range,range.row);return group(
"Where its time goes","detail",[...times,...recentRuns(range,input),...familiesTable(range),...wallTable(range)])}function comparedTimes({
base,head},row){let isJudged=row.verdict!=="incomparable",detectable=ratio2=>ratio2===null?"":numberCell(ratio2,percent),
rows=[...sumRows(row).map(({title:title2,time,unjudged})=>({cells:()=>[title2,timeChange(time,isJudged,unjudged),timesCell(
time),detectable(time.detectableRatio)]})),...shownCounts(row).map(count4=>({cells:()=>[countTitle(count4),countChange(count4,
isJudged),judgedCounts(count4),""]})),...shareRows(row,base,head)],columns2=[textColumn(""),changeColumn("main"),sidesColumn(
"base \u2192 head"),numberColumn("detectable",0)];return[...table(`Times and counts of ${rangeName(row)}`,columns2,rows,
"rows","comparison.json"),...noiseText("Rounds",row.gpuBusyTime),...row.latency===null?[]:noiseText("Without tracing, pr\
ocesses",row.latency.time)]}function noiseText(what,{spreadRatio,thresholdRatio}){if(spreadRatio===null)return[];let threshold=thresholdRatio===
null?"":`; threshold ${percent(thresholdRatio)}`;return[paragraph(`${what} of the same side differ by ${percent(spreadRatio)}${threshold}\
.`)]}function shareRows(range,base,head){let{overlap,instances}=range,row=(title2,[before,after],amountOf)=>before==null&&
after==null?[]:[{cells:()=>[title2,"",{kind:"pair",base:before??null,head:after??null,amountOf},""]}],of=pick=>[base,head].
map(side=>side===null?null:pick(side));return[...hasGpuTime(range)?row("overlapping kernel time",[overlap.base,overlap.head],
plain(percent)):[],...row("GPU busy (of traced wall time)",of(({rounds})=>gpuShare(rounds)?.share??null),plain(formatShare)),
...row("GPU idle",of(idleNs),nsAmount),...row("instances",[instances.base,instances.head],countAmount)]}function plain(textOf2){
return value=>({value:textOf2(value),unit:""})}function idleNs({rounds}){let known=rounds.flatMap(({gpuIdleNs})=>gpuIdleNs??
[]);return known.length===0?null:median(known)}function familiesTable({row,head}){return row!==null?comparedFamilies(row):
head===null?[]:headFamilies(head)}function comparedFamilies(range){let columns2=[textColumn("family"),changeColumn("deta\
il"),sidesColumn("time"),numberColumn("of range",2),numberColumn("detectable",0),pairColumn("launches",1)],rows=range.families.
map(({family,time,impactRatio,launches})=>({isNotable:time.state==="regressed"||time.mayBeSlower,cells:()=>[nameText(family),
timeChange(time,range.verdict!=="incomparable","small"),timesCell(time),numberCell(impactRatio,signedPercent),time.detectableRatio===
null?"":numberCell(time.detectableRatio,percent),countsCell(launches)]}));return table(`Kernel families of ${rangeName(range)}`,
columns2,rows,"families","comparison.json")}function headFamilies(range){let wholeNs=medianKernelNs(range),rows=range.families.
map(({family,rounds})=>({family,ns:medianTotalNs({rounds})})).filter(({ns:ns2})=>ns2>0).map(({family,ns:ns2})=>({cells:()=>[
`${nameText(family)}${family===communicationFamily?waitingText(range,wholeNs):""}`,nsCell(ns2),numberCell(ns2/wholeNs,formatShare)]})),
columns2=[textColumn("family"),numberColumn("time"),numberColumn("share")];return table(`Kernel families of ${rangeName(
range)}`,columns2,rows,"families","profile.json")}function waitingText({rounds},wholeNs){let waiting=rounds.map(({ranks})=>ranks.
map(({communication})=>communication.waitingNs));if(waiting.some(ofRanks=>ofRanks.length===0||ofRanks.includes(null)))return"";
let ns2=median(waiting.map(ofRanks=>ofRanks.reduce((sum,one)=>sum+(one??0),0)));return` (${formatShare(ns2/wholeNs)} of \
the kernel time is waiting)`}function headTimes({head:range},profile){if(range===null||profile===null)return[];let{rounds}=range,
of=pick=>median(rounds.map(pick)),kernelNs=rounds.map(round=>round.kernelNs),spread=rounds.length>1?` \xB1 ${formatShare(
halfSpread(kernelNs))} over rounds`:"",gpu=gpuShare(rounds),idle=idleNs(range),others=otherBusyNs(range),onGpu2=[`time o\
n the GPU ${formatNs(of(gpuTimeOf(range)))}`,`kernel time ${formatNs(medianKernelNs(range))}${spread} \xB7 ${launchesText(
range)}`],withoutGpu=hasGpu(profile)?["no kernels and no copies"]:[];return list([...usesGpu(range)?onGpu2:withoutGpu,gpu===
null?`wall time ${formatNs(of(({wallNs})=>wallNs))} (tracing inflates it)`:`GPU busy ${formatNs(gpu.busyNs)} of ${formatNs(
gpu.spanNs)} wall (${formatShare(gpu.share)}; tracing inflates wall time)${others===0?"":`, with at least ${formatNs(others)}\
 of work from outside the range`}`,...idle===null?[]:[`GPU idle ${formatNs(idle)}`],...untracedText(range,profile.untraced),
...hostTexts(range)],"facts","profile.json")}function otherBusyNs({rounds}){let gpu=gpuShare(rounds);return gpu===null?0:
Math.max(0,gpu.busyNs-median(rounds.map(({gpuBusyNs,devices})=>gpuBusyNs/Math.max(1,devices??1))))}function launchesText({
rounds}){let of=pick=>median(rounds.map(pick)),graph=of(({graphKernels})=>graphKernels),inGraphs=`${formatCount(graph)} \
in ${counted(of(({graphLaunches})=>graphLaunches),"graph launch","graph launches")}`,others=rounds.map(({otherThreads})=>otherThreads.
launches),byOthers=Math.max(0,...others)===0?"":`, of which ${formatCounts(others)} by another thread`;return`${countsWith(
rounds.map(({launches})=>launches),"launch","launches")}${graph>0?` (${inGraphs})`:""}${byOthers}`}function untracedText(range,untraced){
let processes=untraced.map(run=>instanceTimes(run,range)).filter(({length})=>length>0);if(processes.length===0)return[];
let{medianNs,p90Ns,minNs,instances}=wallFigures(processes);return[`wall time of an instance without tracing: median ${formatNs(
medianNs)}, 90% within ${formatNs(p90Ns)}, minimum ${formatNs(minNs)} (${counted(processes.length,"run")}, ${counted(instances,
"instance")})`]}function hostTexts({rounds}){let copies=overRounds(rounds.map(round=>round.copies),({kind,direction,sourceMemory,
targetMemory})=>JSON.stringify([kind,direction,sourceMemory,targetMemory])).map(({sample:{kind,direction,sourceMemory,targetMemory},
found})=>{let what=kind==="fill"?"memset":`${direction??"copy"} (${sourceMemory??"?"} \u2192 ${targetMemory??"?"})`;return`${countsOf(
found)} \xD7 ${what} ${sizeText(median(found.map(copy=>copy?.bytes??0)))}`}),synchronizations=overRounds(rounds.map(round=>round.
synchronizations),({call})=>call).map(({sample,found})=>`${countsOf(found)} \xD7 ${nameText(sample.call)}`);return[...copies.
length>0?[`copies: ${copies.join(", ")}`]:[],...synchronizations.length>0?[`synchronizations: ${synchronizations.join(",\
 ")}`]:[]]}function countsOf(found){return formatCounts(found.map(item=>item?.count??0))}function halfSpread(values){let middle=median(
values);return middle===0?0:(Math.max(...values)-Math.min(...values))/2/middle}var title="What the program reports, without tracing",note2="Medians over runs without CUDA tracing. For some metrics, h\
igher is better; the wording shows which changes are worse.";function metricsSection({comparison,head}){let compared=comparison===
null?[]:comparedMetrics(comparison.metrics,comparison.verdict),blocks=compared.length>0||head===null?compared:headMetrics(
profileMetrics(head));return{anchor:"program",title,blocks}}function comparedMetrics(metrics,verdict){let rows=bySeverity(
metrics).map(row=>{let{state,detectableRatio}=row.change,cells=()=>[metricTitle(row),metricChange(row,verdict!=="incompa\
rable"),metricSides(row),detectableRatio===null?"":numberCell(detectableRatio,percent)];return state==="not-judged"?{cells,
importance:"detail"}:{cells}}),columns2=[textColumn("metric"),changeColumn("main"),sidesColumn("base \u2192 head"),numberColumn(
"detectable",0)];return table(title,columns2,rows,"metrics","comparison.json").map(one=>({...one,note:note2}))}function headMetrics(metrics){
let rows=metrics.map(row=>({cells:()=>[metricTitle(row),numberCell(row.middle,value=>amountText(metricAmount(value,row.unit))),
row.values.length>1?numberCell(halfSpread(row.values),formatShare):"\u2013",countCell(row.values.length)]})),columns2=[textColumn(
"metric"),...["median","runs \xB1","runs"].map(one=>numberColumn(one))];return table(title,columns2,rows,"metrics","prof\
ile.json")}var rateUnits=[[1e12,"TB/s"],[1e9,"GB/s"],[1e6,"MB/s"],[1e3,"kB/s"]],unknown2="\u2013";function figureText(figure2){return figure2==
null?unknown2:amountText(figureAmount(figure2))}function figureAmount({value,unit}){return typeof value=="string"?{value:value.
replaceAll("_"," "),unit:""}:unit==="ns"?nsAmount(value):unit==="%"?{value:value.toFixed(1),unit}:unit==="byte"||unit===
"byte/block"?sizeAmount(Math.round(value)):unit==="byte/s"?rateAmount(value):Number.isInteger(value)?countAmount(value):
{value:value.toFixed(2),unit:""}}function rateAmount(bytesPerSecond){let[size,unit]=rateUnits.find(([least])=>bytesPerSecond>=
least)??[1,"B/s"];return{value:String(Number((bytesPerSecond/size).toPrecision(3))),unit}}var file="profile.json",listedRules=3,longestRule=400,listedSamples=3,listedKernels=12,columns=[{...figures("SM",null,({
smThroughputPct})=>figureText(smThroughputPct)),peakOf:"the SMs"},{...figures("instr",9,instructions),peakOf:"SM instruc\
tions"},{...figures("memory",null,({memoryThroughputPct})=>figureText(memoryThroughputPct)),peakOf:"the memory system (c\
aches and DRAM)"},{...figures("DRAM",11,({dramThroughputPct})=>figureText(dramThroughputPct)),peakOf:"DRAM"},figures("DR\
AM bytes",3,({dramBytes})=>figureText(dramBytes)),{...figures("tensor",10,({tensorPipePct})=>figureText(tensorPipePct)),
peakOf:"the tensor cores"},figures("occupancy",8,occupancy),{column:textColumn("limited by",1),text:({figures:of})=>limiter(
of)},figures("regs",2,({registersPerThread})=>figureText(registersPerThread)),{...figures("spills",4,({spillRequests})=>figureText(
spillRequests)),matters:spills},{column:numberColumn("op/byte (ridge)",7),text:intensity},{column:textColumn("waits for",
0),text:({figures:of})=>figureText(of.topStall)}];function ncuPart({row,head}){if(row!==null||head===null)return[];let listed2=head.
kernels.slice(0,listedKernels),measured=listed2.map(kernel=>({kernel,samples:distinctSamples(kernel)})),rows=measured.flatMap(
({kernel,samples})=>samples.slice(0,listedSamples).map(sample=>({kernel,sample}))),unlisted=measured.reduce((sum,{samples})=>sum+
Math.max(0,samples.length-listedSamples),0),share=measuredShare(head);return group("Why (Nsight Compute, one measured la\
unch per row)","detail",[...whyBlocks(rows,head),...unlisted===0?[]:[paragraph(`\u2026 and ${counted(unlisted,"more kind")}\
 of launches (grid, block, shared memory), in profile.json`)],...share===null?[]:[paragraph(`The measured launches repre\
sent ${(share*100).toFixed(1)}% of the range's kernel time.`)],...unjoinedBlocks(head.ncu),...list(ruleTexts(listed2),"r\
ules",file)])}function whyBlocks(rows,range){let samples=rows.map(({sample})=>sample),shown2=columnsWithFigures(samples),
why=table(`Why the kernels of ${rangeName(range)} take as long as they do`,[...shown2.map(({column})=>column),numberColumn(
"grid, block",5),numberColumn("launches",6),kernelColumn],rows.map(({kernel,sample})=>({cells:()=>[...shown2.map(({text})=>text(
sample)),...launchCells(kernel,sample),{kind:"kernel",name:kernel.name,remarks:[]}]})),"launches",file);return why.length===
0?[]:[paragraph(legendText(shown2,samples)),...why]}function launchCells(kernel,sample){let launch=measuredLaunch(kernel,
sample);if(launch===null)return["\u2013","\u2013"];let all=kernel.rounds.map(round=>round?.launches??0),isAll=launch.matchingLaunches.
every((count4,round)=>count4===all[round]);return[launchText(launch),isAll?`all ${formatCounts(all)}`:`${formatCounts(launch.
matchingLaunches)} of ${formatCounts(all)}`]}function legendText(shown2,measured){let titles2=new Set(shown2.map(({column})=>column.
title)),peaks=shown2.flatMap(({peakOf})=>peakOf??[]);return`${[...peaks.length>0?[`Shares of peak throughput: ${new Intl.
ListFormat("en-US").format(peaks)}`]:[],...titles2.has("occupancy")?[`Occupancy: achieved / theoretical${titles2.has("li\
mited by")?", and what limits the occupancy":""}`]:[],...titles2.has("op/byte (ridge)")?["Op/byte: operations per byte o\
f DRAM, and in parentheses the number above which memory isn't the limit"]:[],"Launches: the number of launches that the\
 measured launch represents",...measured.every(each=>each.figures.spillRequests?.value===0)?["No launch spills registers"]:
[]].join(". ")}.`}function ruleTexts(listed2){let largest=listed2.flatMap(kernel=>distinctSamples(kernel).flatMap(({rules})=>rules.
flatMap(({type,speedup,...rule})=>type==="optimization"&&speedup?.of==="global"?[{...rule,pct:speedup.pct,kernel}]:[]))).
toSorted((one,other)=>other.pct*medianTotalNs(other.kernel)-one.pct*medianTotalNs(one.kernel));return[...Map.groupBy(largest,
({rule})=>rule).values()].flatMap(all=>all.slice(0,1)).slice(0,listedRules).map(({rule,pct,text,kernel})=>`ncu's rule ${nameText(
rule)} estimates that ${kernelText(kernel.name)} could save ${Math.min(100,pct).toFixed(1)}% of its time. ${proseText(shortened2(
text))}`)}function shortened2(text){return text.length>longestRule?`${text.slice(0,longestRule-1)}\u2026`:text}function unjoinedBlocks(ncu){
let{kernelsWithoutRow,rowsWithoutKernel}=ncu??{kernelsWithoutRow:[],rowsWithoutKernel:[]};return[...kernelsWithoutRow.length>
0?[paragraph(`Nsight Compute has no metrics for ${formatCount(kernelsWithoutRow.length)} of the requested kernels.`)]:[],
...rowsWithoutKernel.length>0?[paragraph(`Nsight Compute measured ${counted(rowsWithoutKernel.length,"launch","launches")}\
 without a match in the nsys captures (different kernel, grid, or block).`)]:[]]}function ncuSection({comparison,head}){
return{anchor:"metrics",title:"Nsight Compute",blocks:[...comparison===null?[]:changedFigures(comparison),...head===null?
[]:replayed(head)]}}function replayed({replayedRanges}){let samples=replayedRanges.flatMap(region=>region.samples.map(sample=>({
region,sample}))),shown2=columnsWithFigures(samples.map(({sample})=>sample));return group("Replayed as a whole (Nsight C\
ompute; its times aren't comparable with the times above)","detail",table("Ranges that Nsight Compute replayed",[numberColumn(
"time"),...shown2.map(({column})=>column),textColumn("NVTX range")],samples.map(({region,sample})=>({cells:()=>[figureText(
sample.figures.durationNs),...shown2.map(({text})=>text(sample)),rangeName(region)]})),"instances",file))}function changedFigures({
ranges}){let rows=ranges.flatMap(range=>range.kernels.flatMap(kernel=>kernel.metrics.map(metric=>({cells:()=>[{kind:"ker\
nel",name:kernel.name,remarks:[]},rangeName(range),metric.title,figureCell(metric.base,metric.unit),figureCell(metric.head,
metric.unit),numberCell(metric.changeRatio,signedPercent)]})))),columns2=[kernelColumn,textColumn("range"),textColumn("m\
etric"),...["base","head","change"].map(one=>numberColumn(one))];return group("Nsight Compute: what changed","reference",
table("Metrics of Nsight Compute that changed",columns2,rows,"metrics","comparison.json"))}function figureCell(value,unit){
return{kind:"number",text:figureText(value===null?null:{value,unit}),value:typeof value=="number"?value:null}}function columnsWithFigures(measured){
return columns.filter(({text,matters=each=>text(each)!=="\u2013"})=>measured.some(matters))}function instructions({smThroughputPct,
executedInstructionsPct}){return figureText(smThroughputPct==null?executedInstructionsPct:null)}function occupancy({achievedOccupancyPct,
theoreticalOccupancyPct}){return theoreticalOccupancyPct==null||achievedOccupancyPct==null?theoreticalOccupancyPct==null?
figureText(achievedOccupancyPct):`\u2013 / ${figureText(theoreticalOccupancyPct)}`:`${figureAmount(achievedOccupancyPct).
value} / ${figureText(theoreticalOccupancyPct)}`}function limiter({occupancyLimiter,theoreticalOccupancyPct}){return theoreticalOccupancyPct?.
value===100?"\u2013":figureText(occupancyLimiter).split(", ").slice(0,2).join(", ")}function spills({figures:{spillRequests}}){
return spillRequests!=null&&spillRequests.value!==0}function intensity({roofline}){let nearness=({flopPerSecond,peakFlopPerSecond})=>peakFlopPerSecond===
null?0:flopPerSecond/peakFlopPerSecond,[point]=(roofline?.points??[]).toSorted((one,other)=>nearness(other)-nearness(one));
if(point===void 0||point.intensity===null)return"\u2013";let amount2=value=>String(Number(value.toPrecision(2))),ridge=point.
ridgeIntensity===null?"":` (${amount2(point.ridgeIntensity)})`;return`${point.precision} ${amount2(point.intensity)}${ridge}`}
function figures(title2,leaves,text){return{column:numberColumn(title2,leaves??void 0),text:measured=>text(measured.figures)}}function failureBlocks({where,why,help,failures}){return[...part("Where",where),...part("Why",why),...part("Help",help),
...list(failures.map(one=>({title:proseText(oneLine(one.what)),text:failureText(one)})),"failed captures","profile.json")]}
function part(title2,text){return text===null?[]:text.trim().includes(`
`)?[{kind:"lines",title:title2,text:text.trim()}]:[paragraph(proseText(text),title2)]}function failureText({where,why,help}){
let named2=(title2,text)=>text===null?[]:[`${title2}: ${proseText(oneLine(text))}`];return[...named2("Where",where),...named2(
"Why",why),...named2("Help",help)].join(" ")}function oneLine(text){return text.replaceAll(/(?<!\s)\s*\n\s*/g," \xB7 ")}var imageWidth=19,mostExplaining=4;function changeText(change){let{kind,state,name}=change,shown2=proseText(kind==="cuda\
-library"?`lib${name}`:name),[base,head]=[change.base,change.head].map(text=>text===null?null:proseText(kind==="image"?text.
slice(0,imageWidth):text===""?"(empty)":text));return kind==="variable"?state==="added"?`${shown2} unset \u2192 ${head??
"set"}`:state==="removed"?`${shown2} ${base??"set"} \u2192 unset`:base==null||head==null?`${shown2} has a different valu\
e`:`${shown2} ${base} \u2192 ${head}`:state==="changed"?`${shown2} ${base??""} \u2192 ${head??""}`:`${shown2} ${head??base??
""} ${state}`}function librariesOf(row,environment){if(environment===null||!isReplacement(row))return[];let texts=environment.
changes.filter(({families})=>families.includes(row.family)).map(change=>changeText(change));return texts.length===0?[]:[
`libraries or settings for this kind of kernel changed: ${listText(texts,mostExplaining)}`]}var unknownWords={driver:"th\
e driver",image:"the image","operating-system":"the operating system","cuda-library":"CUDA library files","python-packag\
e":"Python packages","system-package":"system packages",variable:"variables","variable-values":"values of variables that\
 aren't stored"};function unknownText({unknown:unknown4}){return unknown4.length===0?null:`Not compared: ${unknown4.map(
what=>unknownWords[what]).join(", ")}.`}function environmentSection({comparison}){let environment=comparison?.environment??null,changes=environment?.changes??[],
isOfGpu=changes.some(change=>change.isOfGpu),item=change=>{let text=changeText(change);return change.isOfGpu?{text,more:"\
This can affect GPU work."}:isOfGpu?{text,importance:"detail"}:{text}},unknown4=environment===null?null:unknownText(environment),
more=(environment?.total??0)-changes.length;return{anchor:"environment",title:"Environment",blocks:changes.length===0?[]:
group("Environment, base \u2192 head",isOfGpu?"main":"detail",[...list(changes.map(item),"environment differences","comp\
arison.json"),...more>0?[paragraph(`The profile.json files of both sides show ${counted(more,"more difference")}.`)]:[],
...unknown4===null?[]:[paragraph(unknown4)]])}}var topmost=3,mostNamed=12;function findingsSection({head}){let rules=topFindings(head?.ranges??[],1/0),missing=head===null?
null:missingNcuText(head.ncu);return{anchor:"findings",title:"What stands out in head",blocks:group("What stands out in \
head","detail",[...list(rules.map((one,at)=>at<topmost?findingItem(one):{...findingItem(one),importance:"reference"}),"f\
indings","profile.json"),...missing===null?[]:[paragraph(proseText(missing))]])}}function findingItem({range,finding,others}){
let{id,what,advice,impactNs}=finding,words=Object.hasOwn(plainWords,id)?plainWords[id]:void 0,more=others.length===0?"":
` and ${String(others.length)} more`;return{title:`${words??nameText(id)} (${placeText2({range,finding})}${more})`,tone:"\
note",text:`${proseText(what)}${savingText(impactNs)} Help: ${proseText(advice)}`,more:[evidenceText(finding),othersText(
others)].join(" ").trimEnd()}}function placeText2({range,finding:{kernel}}){return`${rangeName(range)}${kernel===null?"":
`, ${kernelText(kernel)}`}`}function savingText(impactNs){return impactNs===null?"":` Potential savings: at most ${formatNs(
impactNs)}.`}function othersText(others){if(others.length===0)return"";let named2=others.slice(0,mostNamed).map(one=>`${placeText2(
one)}.${savingText(one.finding.impactNs)}`),rest=others.length-named2.length;return`Also: ${named2.join(" ")}${rest>0?` \
And ${String(rest)} more, in profile.json.`:""}`}function evidenceText({id,threshold,source,evidence}){let figures2=evidence.
slice(0,12).map(({name,value,unit})=>`${name}: ${value===null?"\u2013":figureText({value,unit})}.`);return[`Rule ${id}: ${proseText(
threshold)}. ${proseText(source.guide)}, ${proseText(source.section)}.`,...figures2].join(" ")}var verdictMarks={regressed:"\u274C","over-budget":"\u274C","not-improved":"\u274C",incomparable:"\u2754",inconclusive:"\
\u{1F7E1}","no-baseline":"\u26AA",pass:"\u2705"};function leadOf(section){let{failure,fails,unread=!1}=section,measured=measuredLead(section);if(failure===null)return measured??
{...noResult,mark:fails?"\u274C":noResult.mark};if(measured!==null&&isWorseThenFailed(section))return{...measured,word:`${measured.
word}, then failed`};let{word,quoted}=measured===null?{word:unread?"Results can't be read":"Nothing was measured",quoted:null}:
{word:failedWord(section,measured),quoted:measured.quoted};return{mark:fails?"\u274C":unread?"\u2754":"\u26A0\uFE0F",word,
what:proseText(failure.what),confidence:"",quoted}}var noResult={mark:"\u2754",word:"No result",what:"There's no profile\
 and no comparison.",confidence:"",quoted:null};function failedWord({comparison},{word}){return`Failed after measuring${comparison===
null?"":`: ${word.slice(0,1).toLowerCase()}${word.slice(1)}`}`}function measuredLead(section){let{comparison,reference}=section;
if(reference===null||!isDecisive(reference.comparison,comparison))return comparedLead(section);let decisive=comparedLead(
{...section,comparison:reference.comparison});return{...decisive,word:referenceWord(reference.comparison,decisive.word),
what:`Compared with the reference ${nameText(reference.comparison.baseline.name??"")}: ${decisive.what}`,quoted:null}}function isDecisive(reference,baseline){
return baseline===null||baseline.verdict!==reference.verdict&&worstOf([baseline,reference])===reference.verdict}function referenceWord({
base,verdict},word){return base===null&&verdict==="no-baseline"?"Reference not available":`${word} against the reference`}
function comparedLead(section){let{comparison,head,fails}=section,headline2=(mark2,word,what)=>({mark:fails?"\u274C":mark2,
word,what,confidence:"",quoted:null});return comparison===null?head===null?null:headline2("\u{1F4CA}","Measured","No bas\
eline; no verdict."):{...headline2(isWorse(comparison)?"\u26A0\uFE0F":verdictMarks[comparison.verdict],wordOf(comparison),
verdictText(comparison)),confidence:confidenceOf(comparison),quoted:quotedInText(comparison)}}function isWorseThenFailed({
failure,comparison,reference}){let worst2=worstOf([comparison,reference?.comparison??null]);return failure!==null&&(worst2===
"regressed"||worst2==="over-budget")}function isWorse({verdict}){return verdict==="regressed"||verdict==="over-budget"}function wordOf(comparison){
return comparison.goal==="improve"?verdictName(comparison):comparison.verdict==="pass"&&isAccepted(comparison)?"Pass, wi\
th accepted regressions":comparison.verdict==="pass"&&fasterRanges(comparison).length>0?"Pass, and faster":verdictName(comparison)}
function checkConclusion({fails,comparison,reference}){return fails?"failure":worstOf([comparison,reference?.comparison??
null])==="pass"?"success":"neutral"}function effectText({fails,unread=!1},verdict){return unread?"":fails?"This fails th\
e check.":verdict===null||verdict==="pass"?"":"This doesn't fail the check."}function confidenceOf(comparison){let{verdict,
base}=comparison;if(base===null||verdict==="incomparable"||verdict==="over-budget"||verdict==="not-improved")return"";if(isOneRound(
comparison))return`Only one ${hasOneProcess(comparison)?"process":"round"} per side, so the noise is unknown: a reported\
 change may be noise, and a small change may go unnoticed.`;let slower=slowerRanges(comparison).filter(range=>verdict===
"pass"||decisiveChanges(range,comparison).gpuTime),decisive=slower[0]??(verdict==="pass"?fasterRanges(comparison)[0]:void 0),
wall=comparison.ranges.find(range=>decisiveChanges(range,comparison).wallTime)?.latency;if(decisive===void 0&&wall!=null)
return wallConfidence(wall);if(decisive===void 0)return verdict==="inconclusive"?"More rounds would narrow the interval.":
"";let{gpuBusyTime}=decisive,{lowRatio,highRatio}=gpuBusyTime;if(lowRatio===null||highRatio===null)return"";let threshold=gpuBusyTime.
thresholdRatio===null?"":` Threshold ${percent(gpuBusyTime.thresholdRatio)}.`;return`95% confidence interval of ${slower.
length>1?`the change in ${rangeName(decisive)}`:"the change"}: ${percentInterval(lowRatio,highRatio)}, from ${String(gpuBusyTime.
rounds)} rounds per side.${threshold}`}function wallConfidence({time,statistic}){let threshold=time.thresholdRatio===null?
"":` Threshold ${percent(time.thresholdRatio)}.`;return`95% confidence interval of the change: ${percentInterval(time.lowRatio??
0,time.highRatio??0)}, from ${String(time.rounds)} processes per side without tracing (${statistic} of each).${threshold}`}
function effectOf(input){let verdict=worstOf([input.comparison,input.reference?.comparison??null]);return effectText(input,
input.failure===null?verdict:"no-baseline")}var purposeTexts={probe:"for a probe",discovery:"to list ranges",tuning:"for autotuning",whole:"for the whole program",rounds:"\
for captures",untraced:"for wall time",ncu:"for ncu",lines:"for source lines",verify:"to verify"};function costText({seconds,
starts:starts2,parts:parts2}){if(starts2===0)return null;let textOf2=part2=>`${purposeTexts[part2.purpose]} (${formatSeconds(
part2.seconds)})`,[first]=parts2,purposes=parts2.length===1&&first!==void 0?`, ${textOf2(first)}`:`: ${parts2.map(part2=>`${formatCount(
part2.starts)} ${textOf2(part2)}`).join(", ")}`;return`Cost: ${formatSeconds(seconds)}. The program was started ${timesText2(
starts2)}${purposes}.`}function timesText2(count4){return count4===1?"once":`${formatCount(count4)} times`}function limitationTexts(comparison){return comparison.limitations.map(limitation=>limitationText(limitation,comparison))}
function limitationText(limitation,comparison){let{misfit}=comparison.calibration;if(limitation.kind==="not-calibrated"&&
misfit!==null)return misfitText(misfit);if(limitation.kind==="wall-time-unknown"&&comparison.ranges.every(({latency})=>latency===
null))return"Wall time wasn't judged, because CUDA tracing inflates it and every run was traced. `latency.pairs` adds ru\
ns without tracing.";if(limitation.kind!=="one-round")return sentences[limitation.kind];let than=`a slowdown below ${percent(
limitation.thresholdRatio)} is never reported, and a larger slowdown may be noise.`;return hasOneProcess(comparison)?`A \
side was captured in one process, so the noise between processes is unknown: ${than} Measure 3 loads per side (\`rounds\`,\
 \`workload.server.captures\`).`:`A side has only one round, so its noise is unknown: ${than} Measure 3 rounds per side.`}
var sentences={"no-base":"There's no base, so only budgets were checked.","not-interleaved":"Base and head weren't inter\
leaved, so a change in the machine's state between them may affect the comparison.","other-gpu":"Base and head may have \
run on different GPUs, so thresholds are at least 1.5%.","clocks-unknown":"The SM clocks of base, head, or both are unkn\
own. If all kernels are slower, the machine may be the cause.","not-calibrated":"This runner isn't calibrated, so the de\
fault thresholds apply.","not-explained":"Nsight Compute can't explain the slower kernels: it found no difference betwee\
n base and head, or didn't measure both.","wall-time-unknown":"Wall time is too noisy to judge, so the program may take \
longer overall."};function misfitText({madeOn,found}){let made=`The calibration was made on ${madeOn.gpu} ${madeOn.uuid}`;
switch(found.kind){case"unknown-gpu":return`${made}, but we don't know which GPU this run used.`;case"several-gpus":return`${made}\
, but this run used ${counted(found.count,"GPU")}.`;case"other-gpu":return`${made}, not on ${found.gpu} ${found.uuid??"(\
UUID unknown)"}.`;case"other-driver":return`${made} with driver ${madeOn.driver??"unknown"}, not with driver ${found.driver??
"unknown"}.`;case"other-captures":return found.captureMode==="all"?`${made} with a separate capture for each range, not \
with shared captures.`:`${made} with captures shared by all ranges, not with a separate capture for each.`;case"other-in\
stances":return`${made} with a different \`skip\` for ${found.range}.`}}var unknown3="unknown",shownModels=4,shownKernels=5,baselineWords={measured:"measured in this job",given:"from the suppl\
ied files",artifact:"from an artifact of an earlier run",absent:"none",incompatible:"not comparable",failed:"not availab\
le"};function againstText({comparison,head,baselineAge}){if(comparison===null)return head===null?null:profileLine(head);
let{base,baseline}=comparison,gpu=comparesGpu(comparison)?`, on ${gpuText(comparison.head.machine)}`:"";if(base===null)return`\
Head ${commitText(comparison.head.source)}${gpu}.`;let age=baselineAge===null?"":`, ${proseText(baselineAge)}`;return`He\
ad ${commitText(comparison.head.source)} against base ${commitText(base.source)} (${baselineWords[baseline.state]}${age}\
)${gpu}.`}function profileLine(head){let{gpus,nsys}=head.machine,gpu=gpus.length===0?"no GPU in the report":gpuText(head.
machine);return[...hasGpu(head)?[gpu]:[],`nsys ${proseText(nsys??"(unknown version)")}`,roundsText(head.rounds.length)].
join(" \xB7 ")}function commitText({commit,ref,dirty}){return commit===null?ref===null?`(${unknown3} commit)`:nameText(ref):
`${nameText(commit.slice(0,12))}${dirty===!0?" with changes":""}`}function codeText(source){let{commit,ref}=source;return`${commitText(
source)}${commit===null||ref===null?"":` (${nameText(ref)})`}`}function gpuText({gpus}){let models=[...new Set(gpus.map(
({name})=>name))].map(proseText);return models.length===0?"an unknown GPU":listText(models,shownModels)}function measuredSection(input){
let{comparison,head,base,commands,cost}=input,sides3=[...sideOf("base",comparison?.base??base,base),...sideOf("head",comparison?.
head??head,head)],costs=cost===null?null:costText(cost),lookedUp=comparison===null?"detail":"reference",lines=commands.map(
argv=>shellLine(argv)).join(`
`);return{anchor:"measured",title:"How it was measured",blocks:[...group("How it was measured","detail",[...factsTable(sides3),
...comparison===null?[]:comparedBlocks(comparison)]),...costs===null?[]:[{kind:"footnote",text:costs}],...group("Command\
s to repeat the run","reference",lines===""?[]:[{kind:"lines",title:"Commands",text:lines}]),...head===null?[]:checksGroup(
head,lookedUp),...warningsGroup([base,head],lookedUp)]}}function sideOf(name,side,profile){if(side===null)return[];if("w\
orkload"in side){let of={...side,command:side.workload.command};return[{name,of,ran:profileFacts(side),rounds:roundsText(
side.rounds.length),meanSmClockMhz:null}]}let ran=profile===null?{...side,exitText:exitText(side.exitCode,unknown3)}:profileFacts(
profile),rounds=roundsText(side.rounds,side.processes);return[{name,of:side,ran,rounds,meanSmClockMhz:side.meanSmClockMhz}]}
function profileFacts({isolation,workload,ncu}){return{isolation,ncuState:ncu?.state??"off",exitText:exitText(workload.exitCode,
"unknown (bare report)")}}function exitText(exitCode,otherwise){return exitCode===null?otherwise:String(exitCode)}function factsTable(sides3){
let named2=text=>text==null||text===""?unknown3:nameText(text),rows=[["code",({of})=>codeText(of.source)],["measured",({
of,rounds})=>`${rounds}, ${dateText(of.measuredAt)}`],["mean SM clock",({meanSmClockMhz})=>meanSmClockMhz===null?unknown3:
`${meanSmClockMhz.toFixed(0)} MHz`],["GPU",({of})=>of.machine.gpus.length===0?unknown3:gpuText(of.machine)],["driver",({
of})=>named2(of.machine.driver)],["CUDA (driver)",({of})=>named2(of.machine.cuda)],["nsys",({of})=>named2(of.machine.nsys)],
["ncu",({of,ran})=>proseText(ncuText(of.machine.ncu,ran.ncuState))],["profiler isolation",({ran})=>named2(ran.isolation)],
["command",({of})=>named2(of.command.join(" "))],["exit code",({ran})=>ran.exitText],["tool",({of})=>proseText(`${of.tool.
name} ${of.tool.version}`)]].map(([title2,textOf2])=>({title:title2,texts:sides3.map(textOf2)})).filter(({texts})=>texts.
some(text=>text!==unknown3)).map(({title:title2,texts})=>({cells:()=>[title2,...texts]})),columns2=[textColumn(""),...sides3.
map(({name})=>textColumn(name))];return sides3.length===0?[]:table("How it was measured",columns2,rows,"facts","profile.\
json")}function comparedBlocks(comparison){let{base,head,baseline,interleaved,machineDifferences,calibration,limitations}=comparison,
isLimited=kind=>limitations.some(one=>one.kind===kind),items=[...base===null||baseline.text===null?[]:[proseText(baseline.
text)],...base===null||!interleaved?[]:["Base and head took turns, so heat and clocks affected both sides equally."],...drawItems(
base,head),...machineDifferences.map(differenceText),...base===null||isLimited("not-calibrated")||!comparesGpu(comparison)?
[]:[calibrationText(calibration)],...disturbedItems("base",base),...disturbedItems("head",head)];return list(items,"line\
s","comparison.json")}function drawItems(base,head){if(base?.draw==null&&head.draw===null)return[];if(base?.draw?.id!==head.
draw?.id)return["The sides' autotuners chose on their own, so kernels may differ without a change of the code."];let own=[
...new Set([base?.draw,head.draw].flatMap(draw=>draw?.ownKernels??[]))];return[`Autotuners made the same choices for bot\
h sides${own.length===0?"":`, except for kernels that each round tuned anew: ${listText(own.map(nameText),shownKernels)}`}\
.`]}var consequences={incomparable:"so base and head can't be compared",cautious:"so thresholds are larger",none:"which \
doesn't affect the verdict"};function differenceText({what,base,head,consequence}){let value=text=>text===null?unknown3:
proseText(text);return`The ${proseText(what)} differs: ${value(base)} for base, ${value(head)} for head (${consequences[consequence]}\
)`}function calibrationText({used,misfit,createdAt,from,pairs,falseAlarms}){if(!used)return misfit===null?"This runner i\
sn't calibrated, so the default thresholds apply.":proseText(misfitText(misfit));if(from==="history")return`Thresholds c\
ome from this runner's history up to ${dateText(createdAt)}.`;let alarms=falseAlarms===null?"":`, with ${counted(falseAlarms.
alarms,"false alarm")} in ${counted(falseAlarms.comparisons,"comparison")} of equal sides`;return`Thresholds come from t\
his runner's calibration of ${dateText(createdAt)}, from ${pairs===null?"an unknown number of pairs":counted(pairs,"pair")}${alarms}\
.`}function disturbedItems(name,side){return(side?.disturbedRounds??[]).map(round=>({text:`round ${formatCount(round.round)}\
 of ${name}: ${disturbanceText(round)}`,tone:"warning"}))}function checksGroup(profile,importance){let{rounds,checks}=profile,
launches=rounds.map(({outside:outside2})=>outside2.launches),kernelNs=median(rounds.map(({outside:outside2})=>outside2.kernelNs)),
outside=Math.max(0,...launches)===0?"No kernels ran outside these ranges.":`Kernels outside these ranges took ${formatNs(
kernelNs)}, in ${countsWith(launches,"launch","launches")}.`;return group("Checked against the tools' own numbers",importance,
list([...hasGpu(profile)?[outside]:[],...checks.map(({check,state,detail})=>({text:`${state==="held"?"checked":"not chec\
ked"}: ${proseText(check)}: ${proseText(detail)}`,tone:state==="held"?"good":"warning"}))],"checks","profile.json"))}function warningsGroup([
base,head],importance){let items=[...(base?.warnings??[]).map(text=>({side:"base",text})),...(head?.warnings??[]).map(text=>({
side:"head",text}))].map(({side,text})=>({text:`${base===null?"":`${side}: `}${proseText(text)}`,tone:"warning"}));return group(
"Warnings",importance,list(items,"warnings","profile.json"))}var shownRanks=8;function comparedRanks({ranks:row}){if(row===null)return null;let{ranks,exposedTransfer,skew}=row,shown2=fewOf(
ranks,({work,heldUpNs})=>[work.state==="regressed"?2:work.mayBeSlower?1:0,work.headNs??0,heldUpNs.head]),[base,head]=[exposedTransfer.
baseNs??0,exposedTransfer.headNs??0];return{rows:shown2.map(rank=>({title:rankText(rank),...rank})),lines:[...restLine(ranks.
map(({work})=>work.headNs??0),shown2.length),`Communication not hidden by work: ${formatNs(base)} \u2192 ${formatNs(head)}\
 per rank. The rank with the most work has ${percent(skew.base)} more work than the ${ranks.length>2?"median":"other"} r\
ank in base, and ${percent(skew.head)} more in head.`]}}function measuredRanks({rounds}){let ranks=rounds[0]?.ranks??[];
if(ranks.length<2||rounds.some(round=>round.ranks.length!==ranks.length))return null;let rows=ranks.map((rank,index)=>{let of=pick=>median(
rounds.map(round=>pick(round.ranks[index]??rank))),known=pick=>{let values=rounds.map(round=>pick((round.ranks[index]??rank).
communication));return values.includes(null)?null:median(values.map(value=>value??0))};return{title:rankText(rank),launches:of(
({launches})=>launches),workNs:of(({workNs})=>workNs),idleNs:of(({idleNs:idleNs2})=>idleNs2),waitingNs:known(({waitingNs})=>waitingNs),
exposedTransferNs:known(({exposedTransferNs})=>exposedTransferNs),joinedLast:known(({joinedLast})=>joinedLast)}}),shown2=fewOf(
rows,({workNs,joinedLast})=>[workNs,joinedLast??0]);return{rows:shown2,lines:[...restLine(rows.map(({workNs})=>workNs),shown2.
length),...collectiveLines(rounds[0]),...clockLines(rounds[0])]}}function clockLines(round){let clocks=round?.rankClocks??
null;return clocks===null?[]:clocks.collectives===0?["The reports have no collectives in common, so only the machines' c\
locks show which rank began last."]:[`The reports' clocks are aligned to within ${formatNs(clocks.residualNs)}, based on\
 the ends of ${formatCount(clocks.collectives)} collectives.`]}var shownCollectives=4;function collectiveLines(round){let all=round?.
collectives??[],lines=all.slice(0,shownCollectives).map(one=>{let{operation,bytes,ranks,count:count4,transferNs}=one,factor=busFactors.
get(operation)?.(ranks),speed=bytes===null||factor===void 0||transferNs===0?"":`, ${(factor*bytes*count4/transferNs).toFixed(
1)} GB/s bus bandwidth`,size=bytes===null?"":` of ${counted(bytes,"byte")}`;return`${formatCount(count4)} \xD7 ${operation}${size}\
 over ${counted(ranks,"rank")}: ${formatNs(transferNs)} transfer${speed}.`});return all.length>shownCollectives?[...lines,
`\u2026 and ${counted(all.length-shownCollectives,"more kind")} of collectives.`]:lines}var busFactors=new Map([["AllRed\
uce",ranks=>2*(ranks-1)/ranks],["AllGather",ranks=>ranks-1],["ReduceScatter",ranks=>ranks-1],["Broadcast",()=>1],["Reduc\
e",()=>1]]);function fewOf(ranks,values){if(ranks.length<=shownRanks)return ranks;let most=new Set(ranks.map(rank=>({rank,
of:values(rank)})).toSorted((one,other)=>{let at=one.of.findIndex((value,index)=>value!==other.of[index]);return at<0?0:
(other.of[at]??0)-(one.of[at]??0)}).slice(0,shownRanks).map(({rank})=>rank));return ranks.filter(rank=>most.has(rank))}function restLine(workNs,shown2){
if(workNs.length<=shown2)return[];let[least,most]=[Math.min(...workNs),Math.max(...workNs)];return[`${formatCount(shown2)}\
 of ${counted(workNs.length,"rank")} are shown. Own work across all ranks: ${formatNs(least)} to ${formatNs(most)}, medi\
an ${formatNs(median(workNs))}.`]}function ranksPart(range){let{row,base,head}=range,blocks=row===null?[]:comparedTable(range),shown2=blocks.length===0?measuredTable(
range):blocks,isDrawn=[base,head].some(one=>(one?.rounds[0]?.ranks??[]).length>1);return group("Ranks","detail",[...isDrawn?
[{kind:"figure",name:"ranks",range}]:[],...shown2])}function comparedTable(range){let ranks=range.row===null?null:comparedRanks(
range.row);if(ranks===null)return[];let isJudged=range.row?.verdict!=="incomparable",rows=ranks.rows.map(({title:title2,
work,waitingNs,joinedLast})=>({cells:()=>[title2,timeChange(work,isJudged),timesCell(work),timesCell({baseNs:waitingNs.base,
headNs:waitingNs.head}),countsCell(joinedLast)]})),columns2=[textColumn("own work"),changeColumn(),sidesColumn("time"),pairColumn(
"waits for others"),pairColumn("began last",0)];return[...table(`Ranks of ${rangeName(range)}`,columns2,rows,"ranks","co\
mparison.json"),...ranks.lines.map(line=>paragraph(line))]}function measuredTable(range){let ranks=range.head===null?null:
measuredRanks(range.head);if(ranks===null)return[];let rows=ranks.rows.map(({title:title2,launches,workNs,waitingNs,exposedTransferNs,
idleNs:idleNs2,joinedLast})=>({cells:()=>[title2,countCell(launches),nsCell(workNs),nsCell(waitingNs),nsCell(exposedTransferNs),
nsCell(idleNs2),countCell(joinedLast)]})),columns2=[textColumn("GPU"),numberColumn("launches",0),numberColumn("own work"),
numberColumn("waits for others"),numberColumn("exposed transfer",3),numberColumn("idle",1),numberColumn("began last",2)];
return[...table(`Ranks of ${rangeName(range)}`,columns2,rows,"ranks","profile.json"),...ranks.lines.map(line=>paragraph(
line))]}var worst=2;function isToldByOperators({row}){return row?.cause?.kind==="operator"&&row.verdict!=="incomparable"}function operatorsPart(range){
let{row,head}=range;if(row===null)return head===null?[]:group("Nested ranges by time","detail",measuredTable2(head));let isTold=isToldByOperators(
range);return group(isTold?"Nested ranges that changed most":"Nested ranges by time",isTold?"main":"detail",comparedTable2(
row,isTold))}function comparedTable2(range,isTold){let rows=(isTold?toldFirst(range):range.operators.toSorted((one,other)=>timeOf(
other)-timeOf(one))).map((row,at)=>{let cells=()=>[timeChange(row.time,range.verdict!=="incomparable","small"),timesCell(
row.time),`${nameText(operatorText(range,row.path))}${alikeText(row.paths,row.spread)}${onGpu(row)}`,numberCell(row.impactRatio,
signedPercent),countsCell(row.launches),timesCell({baseNs:row.hostNs.base,headNs:row.hostNs.head}),numberCell(row.shareRatio,
percent)],isNotable=row.time.state==="regressed"||row.time.mayBeSlower;return isTold&&at>=worst?{isNotable,cells,importance:"\
detail"}:{isNotable,cells}}),columns2=[changeColumn("detail"),sidesColumn("time"),textColumn("nested range"),numberColumn(
"of range",2),pairColumn("launches",4),pairColumn("time on the host",1),numberColumn("share",3)];return longTable(`Range\
s nested in ${rangeName(range)}`,columns2,rows,"nested ranges","comparison.json")}function toldFirst({operators,cause}){
if(cause?.kind!=="operator")return operators;let isCause=({path,device,report})=>path.join("\0")===cause.path.join("\0")&&
device===cause.device&&report===cause.report;return[...operators.filter(isCause),...operators.filter(row=>!isCause(row))]}
function timeOf({time}){return Math.max(time.baseNs??0,time.headNs??0)}function alikeText(paths,spread){if(paths===1)return"";
let changes=spread===null?"":`, ${signedPercent(spread.lowRatio)} to ${signedPercent(spread.highRatio)}`;return` (${String(
paths)}${changes})`}function measuredTable2(range){let rows=alikeOperators(range.operators).map(alike=>({cells:()=>measuredCells(
range,alike)})),columns2=[numberColumn("time"),textColumn("nested range"),numberColumn("own"),numberColumn("each",2),numberColumn(
"instances",1),numberColumn("launches",4),numberColumn("time on the host",5),numberColumn("GPU idle",3)],{operatorsLeftOut:hidden}=range;
return[...longTable(`Ranges nested in ${rangeName(range)}`,columns2,rows,"nested ranges","profile.json"),...hidden===0?[]:
[paragraph(`${counted(hidden,"shorter nested range is","shorter nested ranges are")} left out; their kernels count towar\
d the ranges that contain them.`)]]}function measuredCells(range,alike){let values=pick=>alike.map(row=>medianOf(row,pick)),
sum=pick=>values(pick).reduce((total,value)=>total+value,0),totals=values(({totalNs})=>totalNs),[first]=alike,name=nameText(
operatorText(range,sharedPath(alike.map(({path})=>path)))),hostNs=sum(round=>round.hostNs),spread=alike.length===1?null:
{least:Math.min(...totals),most:Math.max(...totals)};return[nsCell(sum(round=>round.totalNs)),`${name}${alikeText(alike.
length,null)}${first===void 0?"":onGpu(first)}`,nsCell(sum(round=>round.selfNs)),spread===null?"":eachCell(spread),countCell(
sum(round=>round.instances)),countCell(sum(round=>round.launches)),nsCell(hostNs),hostNs===0?"\u2013":numberCell(sum(round=>round.
idleNs)/hostNs,percent)]}function eachCell({least,most}){return{kind:"number",text:`${formatNs(least)} to ${formatNs(most)}`,
value:most}}function kernelsPart(range,{comparison}){let{row,head}=range;if(row===null)return head===null?[]:group("Kernels by time",
"detail",headKernels(head));let hasNews=row.verdict!=="incomparable"&&row.kernels.some(isNews),rows=(hasNews?row.kernels:
row.kernels.toSorted((one,other)=>timeOf2(other)-timeOf2(one))).map(kernel=>{let shown2=kernelRow(kernel,row,comparison?.
environment??null);return hasNews&&!isNews(kernel)?{...shown2,importance:"detail"}:shown2}),columns2=[changeColumn("deta\
il"),sidesColumn("time"),kernelColumn,numberColumn("of range",2),numberColumn("share",3),pairColumn("launches",4),numberColumn(
"detectable",0),textColumn("family",1)],importance=hasNews&&!isToldByOperators(range)?"main":"detail";return[...group(hasNews?
"Kernels that changed most":"Kernels by time",importance,[...table(`Kernels of ${rangeName(row)}`,columns2,rows,"kernels",
"comparison.json")]),...list(row.verdict==="incomparable"?[]:lineNotes(row),"notes","comparison.json")]}function timeOf2({
time}){return Math.max(time.baseNs??0,time.headNs??0)}function kernelRow(row,range,environment){let{name,time,impactRatio,
shareRatio,launches,family}=row,isJudged=range.verdict!=="incomparable",cells=()=>[timeChange(time,isJudged,"small"),timesCell(
time),{kind:"kernel",name,remarks:remarksOf(row,range,environment)},numberCell(impactRatio,signedPercent),numberCell(shareRatio,
percent),countsCell(launches),time.detectableRatio===null?"":numberCell(time.detectableRatio,percent),nameText(family)],
isNotable=time.state==="regressed"||time.mayBeSlower;return{family,isNotable,cells}}function isNews({time,match}){return match===
"swapped"||!["same","waits","not-judged"].includes(time.state)}function remarksOf(row,range,environment){return[...isReplacement(
row)?[`replaces ${kernelText(row.previousName??"")}`]:[],...explanations(row,range),...librariesOf(row,environment)]}function headKernels(range){
let wholeNs=medianKernelNs(range),columns2=[numberColumn("time"),kernelColumn,numberColumn("share"),numberColumn("launch\
es",5),numberColumn("median",2),numberColumn("min",1),numberColumn("max",0),numberColumn("rounds \xB1",3),textColumn("fa\
mily",4)],rows=range.kernels.map(kernel=>({kernel,totalNs:medianTotalNs(kernel)})).toSorted((one,other)=>other.totalNs-one.
totalNs).map(({kernel})=>({family:kernel.family,cells:()=>headCells(kernel,wholeNs)}));return table(`Kernels of ${rangeName(
range)}`,columns2,rows,"kernels","profile.json")}function headCells(kernel,wholeNs){let ran=kernel.rounds.filter(round=>round!==
null),totals=kernel.rounds.map(round=>round?.totalNs??0),totalNs=medianTotalNs(kernel),counts=formatCounts(kernel.rounds.
map(round=>round?.launches??0));return[nsCell(totalNs),{kind:"kernel",name:kernel.name,remarks:[]},{kind:"number",text:wholeNs===
0?"\u2013":formatShare(totalNs/wholeNs),value:totalNs},{kind:"number",text:counts,value:medianLaunches(kernel)},...[median(
ran.map(({medianNs})=>medianNs)),Math.min(...ran.map(({minNs})=>minNs)),Math.max(...ran.map(({maxNs})=>maxNs))].map(ns2=>numberCell(
ns2,formatNs)),totals.length>1?numberCell(halfSpread(totals),formatShare):"\u2013",nameText(kernel.family)]}function rangesSummary({comparison,head}){return comparison!==null&&comparison.base!==null?group("","summary",[...rangesTable(
"Ranges",comparison),...countsTable(comparison)]):head===null||!hasGpu(head)?[]:group("","summary",profileTable("Ranges",
head.ranges))}function rangesTable(label3,comparison,isMarked=!0){let hasLatency=comparison.ranges.some(({latency})=>latency!==
null),isOnGpu=comparesGpu(comparison),wallColumn={...changeColumn("main"),title:"wall time, untraced"},columns2=[textColumn(
"NVTX range"),...isOnGpu?[changeColumn("main"),pairColumn("time on the GPU")]:[],...hasLatency?[wallColumn]:[],...isOnGpu?
[pairColumn("launches")]:[]],rows=rangesBySeverity(comparison).map(range=>({cells:()=>{let launches=range.counts.find(({
metric})=>metric==="launches"),launchesCell=launches===void 0?"\u2013":{...judgedCounts(launches),state:countState(launches,
range)};return[`${isMarked?rangeMark(range,comparison):""}${rangeName(range)}`,...isOnGpu?[rangeChange(range),timesCell(
range.gpuBusyTime)]:[],...hasLatency?[wallCell(range)]:[],...isOnGpu?[launchesCell]:[]]}}));return table(label3,columns2,
rows,"ranges","comparison.json")}function rangeChange({verdict,gpuBusyTime}){return timeChange(gpuBusyTime,verdict!=="in\
comparable")}function wallCell({latency,verdict}){if(latency===null)return"\u2013";let{base,head,statistic}=latency,{time,
unjudged}=shownWall(latency),pair=(baseNs,headNs)=>pairText(nsAmount(baseNs??0),nsAmount(headNs??0));return{...timeChange(
time,verdict!=="incomparable"||time.state==="regressed",unjudged),notes:[`${statistic} ${pair(time.baseNs,time.headNs)}`,
`p90 ${pair(base.p90Ns,head.p90Ns)}`]}}function rangeMark({verdict,gpuBusyTime,latency},whole){let isSlower=gpuBusyTime.
state==="regressed"||latency?.time.state==="regressed";if(verdict==="pass"&&isSlower)return"\u2611\uFE0F\xA0";let open2=whole.
verdict==="incomparable"||whole.verdict==="inconclusive";return verdict==="pass"&&open2?"":`${verdictMarks[verdict]}\xA0`}
function countState({state},{verdict}){return verdict==="incomparable"||state==="noted"?"not-judged":state}function countsTable(comparison){
let several=comparison.ranges.length>1,rows=rangesBySeverity(comparison).flatMap(range=>shownCounts(range).filter(({metric,
base,head})=>metric!=="launches"&&base!==head).map(row=>({cells:()=>[`${countTitle(row)}${several?` in ${rangeName(range)}`:
""}`,countChange(row,range.verdict!=="incomparable"),judgedCounts(row)]}))),columns2=[textColumn("exact counts that chan\
ged"),changeColumn(),pairColumn("base \u2192 head")];return table("Counts that changed",columns2,rows,"counts","comparis\
on.json")}function profileTable(label3,ranges){let rows=ranges.map(range=>({cells:()=>{let gpu=gpuShare(range.rounds);return[
rangeName(range),nsCell(medianKernelNs(range)),formatCounts(range.rounds.map(({launches})=>launches)),gpu===null?"unknow\
n":formatShare(gpu.share)]}})),columns2=[textColumn("NVTX range"),...["kernel time","launches","GPU busy"].map(one=>numberColumn(
one))];return longTable(label3,columns2,rows,"ranges","profile.json")}function reportRanges({head,base,comparison}){let find=(profile,{name,domain})=>profile?.ranges.find(range=>range.name===
name&&range.domain===domain)??null;return comparison===null||comparison.base===null?(head?.ranges??[]).map(range=>({name:range.
name,domain:range.domain,row:null,base:null,head:range})):rangesBySeverity(comparison).map(row=>({name:row.name,domain:row.
domain,row,base:find(base,row),head:find(head,row)}))}var parts=[timesPart,ranksPart,range=>[{kind:"figure",name:"rounds",range}],operatorsPart,kernelsPart,ncuPart];function rangesSection(input){
let ranges=reportRanges(input);return{anchor:"ranges",title:"Ranges",blocks:[{kind:"parts",noun:"ranges",file:input.comparison===
null?"profile.json":"comparison.json",parts:alikeRanges(ranges).flatMap(alike=>alike.length<leastFolded?alike.map(range=>partOf(
range,input)):[foldedPart(alike,input)])}]}}function partOf(range,input){return{name:rangeName(range),title:titleOf(range),
tag:range.row?.verdict??null,isUnchanged:range.row!==null&&isUnchanged(range.row),blocks:()=>parts.flatMap(part2=>part2(
range,input))}}var leastFolded=3;function alikeRanges(ranges){return[...Map.groupBy(ranges,({name,domain,row})=>row?.verdict===
"regressed"?rangeText(name,domain):`${rangeText(withoutNumbers(name),domain)} ${String(row?.verdict)}`).values()]}function foldedPart(alike,{
comparison}){let[name=""]=sharedPath(alike.map(range=>[range.name])),domain=alike[0]?.domain??"",shown2=nameText(domain===
""?name:`${name}@${domain}`),rows=alike.flatMap(({row})=>row??[]),measured=alike.flatMap(({head})=>head??[]).toSorted((one,other)=>busyNs(
other)-busyNs(one));return{name:shown2,title:`${countText(alike.length)} NVTX ranges ${shown2}`,tag:rows[0]?.verdict??null,
isUnchanged:rows.length>0&&rows.every(isUnchanged),blocks:()=>group("Ranges by time on the GPU","main",[...comparison===
null||rows.length===0?profileTable(`Ranges ${shown2}`,measured):rangesTable(`Ranges ${shown2}`,{...comparison,ranges:rows},
!1).map(asLong),paragraph("To see all about one of these ranges, name it (ranges, --range).")])}}function asLong(block){
return{...block,isLong:!0}}function busyNs({rounds}){return median(rounds.map(({gpuBusyNs})=>gpuBusyNs))}function isUnchanged({
verdict,gpuBusyTime,latency}){let states=[gpuBusyTime.state,latency?.time.state];return verdict==="pass"&&!states.includes(
"improved")&&!states.includes("regressed")}function titleOf(range){let{name,domain,head,row}=range;if(row!==null)return`\
NVTX range ${rangeName(range)}`;let instances=median((head?.rounds??[]).map(round=>round.instances)),skipped=head?.skippedInstances??
0,measured=`${counted(instances,"instance")}${skipped===0?"":` after ${String(skipped)} skipped`}${(head?.rounds.length??
0)>1?", medians over rounds":""}`;return name===wholeCaptureName&&domain===""?`The whole capture, without NVTX ranges: ${measured}`:
`NVTX range ${rangeName(range)}: ${measured}`}var file2="comparison.json",shownElsewhere=new Set(["range-regressed","range-improved","range-inconclusive","kernel-regr\
essed","swapped-kernel-regressed","kernel-slower","kernel-moved","kernel-variant","kernel-overlap","kernels-replaced","f\
amily-new","family-removed","metric-regressed","metric-improved","memory-regressed","memory-improved","budget-broken","a\
ccepted","accepted-unmatched","baseline-absent","baseline-failed","baseline-incompatible",...Object.values(countReasonIds).
flatMap(({up,down})=>[up,down])]),shownInRows=new Set(["kernel-new","kernel-removed","kernel-swapped"]);function whySection(input){
let{comparison}=input;return{anchor:"why",title:"Why",blocks:[...rangesSummary(input),...comparison===null?[]:decidingBlocks(
comparison,leadOf(input).quoted)]}}function decidingBlocks(comparison,quoted){let{budgets,accepted,reasons}=comparison,broken=budgets.
filter(({state})=>state!=="held"),near=reasons.filter(({id})=>id==="accepted-unmatched");return[...group("Budgets exceed\
ed","main",list(broken.map(budget=>({...budgetItem(budget),isRepeated:broken.length<=namedBudgets})),"budgets",file2)),...group(
"Accepted regressions","main",list(accepted.length===0?[]:[...accepted.map(acceptedItem),...near.map(({text})=>({text:proseText(
text),tone:"warning"}))],"entries",file2)),...group("Reasons","main",list(reasonItems(comparison,!0,quoted),"reasons",file2))]}
function notesSection({comparison}){if(comparison===null)return{anchor:"notes",title:"Notes",blocks:[]};let held=comparison.
budgets.filter(({state})=>state==="held");return{anchor:"notes",title:"Notes",blocks:[...group("Also seen","detail",list(
reasonItems(comparison,!1,null),"notes",file2)),...group("Budgets met","detail",list(held.map(budgetItem),"budgets",file2)),
...limitationsGroup(comparison)]}}function limitationsGroup(comparison){return group("Limitations","detail",list(limitationTexts(
comparison).map(limitationItem),"limitations",file2))}function reasonItems({reasons},decides,quoted){let slower=new Set(
reasons.flatMap(({id,range})=>id==="range-regressed"?[range]:[])),isShown=reason=>shownElsewhere.has(reason.id)||reason===
quoted||reason.id==="family-regressed"&&slower.has(reason.range);return reasons.filter(({id,verdict})=>verdict!==null===
decides&&!(verdict===null&&shownInRows.has(id))).map(reason=>({text:reasonText2(reason),tone:toneOf(reason),isRepeated:isShown(
reason)}))}function toneOf({verdict}){return verdict===null?"note":verdict==="regressed"||verdict==="over-budget"||verdict===
"not-improved"?"bad":"unsure"}function reasonText2({range,kernel,text}){let where=[...range===null?[]:[nameText(range)],
...kernel===null?[]:[kernelText(kernel)]].join(", ");return`${where}${where===""?"":": "}${proseText(text)}`}function budgetItem(budget){
return{text:budgetText(budget),tone:budget.state==="held"?"good":"bad"}}function acceptedItem(result){return{text:acceptedText(
result),tone:result.state==="used"?"accepted":"warning"}}function limitationItem(text){return{text:proseText(text),tone:"\
note"}}var listedRanges2=3;function bothVerdicts({reference,comparison,baselineAge}){if(reference===null)return[];let against=reference.
comparison,rows=[...comparison===null?[]:verdictRows("the baseline",comparison,baselineAge),...verdictRows(`the referenc\
e ${nameOf(against)}`,against,reference.age)],isCompared=[comparison,against].some(one=>one!==null&&one.base!==null),columns2=[
textColumn("against"),textColumn("NVTX range"),changeColumn(),pairColumn("time on the GPU")],isMissing=against.base===null&&
against.baseline.text!==null&&!isDecisive(against,comparison);return[...isCompared?table("Verdicts",columns2,rows,"rows",
"comparison.json"):[],...isMissing?[paragraph(`The reference isn't available. ${proseText(against.baseline.text??"")}`)]:
[],...isDecisive(against,comparison)?[]:[paragraph(`Compared with the reference ${nameOf(against)}: ${verdictText(against)}`)]]}
function verdictRows(what,comparison,age){let{verdict,base}=comparison,commit=base?.source.commit??null,of=[...commit===
null?[]:[nameText(commit.slice(0,12))],...age===null?[]:[proseText(age)]],word=base===null&&verdict==="no-baseline"?"not\
 available":verdictName(comparison),title2=`${isFailing(comparison)?"\u274C":verdictMarks[verdict]}\xA0${what}: ${word}${of.
length===0?"":` (${of.join(", ")})`}`,ranges=rangesBySeverity(comparison),hidden=ranges.length-listedRanges2,row=(...cells)=>({
cells:()=>cells});return[...ranges.length===0?[row(title2,"\u2013","\u2013","\u2013")]:[],...ranges.slice(0,listedRanges2).
map((range,at)=>row(at===0?title2:"",rangeName(range),rangeChange(range),timesCell(range.gpuBusyTime))),...hidden>0?[row(
"",`and ${counted(hidden,"more range")}`,"\u2013","\u2013")]:[]]}function sinceReference(input){let{reference}=input,compared=reference===
null||reference.comparison.base===null?null:reference.comparison;return{anchor:"since",title:"Since the reference",blocks:compared===
null?[]:sinceBlocks(compared,input)}}function sinceBlocks(comparison,input){let kernels=rangesBySeverity(comparison).slice(
0,listedRanges2).flatMap(row=>kernelsPart({name:row.name,domain:row.domain,row,base:null,head:null},{...input,comparison}));
return group(`What changed since the reference ${nameOf(comparison)}`,"detail",[...comparison.baseline.text===null?[]:[paragraph(
proseText(comparison.baseline.text))],...rangesTable("Ranges",comparison),...countsTable(comparison),...kernels])}function nameOf({
baseline}){return nameText(baseline.name??"")}var sections=[metricsSection,whySection,rangesSection,environmentSection,notesSection,input=>figureSection("time","Where\
 the time goes","icicle",input),input=>figureSection("timeline","Timeline","timeline",input),input=>figureSection("roofl\
ine","Roofline","roofline",input),ncuSection,sinceReference,findingsSection,measuredSection];function reportDocument(input){
return{lead:leadOf(input),effect:effectOf(input),opening:openingBlocks(input),sections:sections.map(section=>section(input)).
filter(({blocks})=>blocks.length>0)}}function openingBlocks(input){let{failure}=input,isThen=isWorseThenFailed(input),measured=failure===
null||isThen?null:measuredLead(input),against=againstText(input);return[...failure!==null&&isThen?[paragraph(proseText(failure.
what),"Then it failed")]:[],...failure===null?[]:failureBlocks(failure),...measured===null?[]:[paragraph([measured.what,
measured.confidence].join(" ").trim(),"Measured before the failure")],...bothVerdicts(input),...against===null?[]:[paragraph(
against)]]}function figureSection(anchor,title2,name,{head}){return{anchor,title:title2,blocks:head===null?[]:[{kind:"fi\
gure",name}]}}var legend={interval:"The 95% confidence interval of the change (Student's t), based on the rounds and the known noise b\
etween rounds.",detectable:"The smallest slowdown that at least 90% of runs like this one would find.","of range":"The c\
hange as a share of the range's kernel time.",small:"Too small a share of the range to be judged separately.",variant:"A\
 library or compiler chose another kernel variant for the same work.",overlap:"The overlap with other work changed.",waits:"\
The time includes waiting for other GPUs.",moved:"Copies in this direction now use a different kind of memory.","\u25B3":"\
Slower, but the range or family that contains it isn't."};function meaningOf(word){return Object.entries(legend).find(([
term])=>term===word)?.[1]??null}export{lineSearchStates,linkedEnough,likeliestSite,machineCodeSchema,timeChangeSchema,countChangeSchema,wallVerdictSchema,
latencySchema,kernelRowSchema,rangeRowSchema,isLaunchesAgain,wallPerAmountKinds,gpuPerAmountKinds,perAmountUnits,wallPerAmount,
gpuPerAmount,metricRowSchema,verdictSchema,countReasonIds,reasonIdSchema,reasonSchema,canBeAccepted,coversPart,isFall,gpuTimeOf,
waitsForOthers,instanceTimes,wallFigures,wallPartTimes,usesGpu,hasGpu,hasGpuTime,comparesGpu,readUnit,nameText,proseText,
rangeName,shownText,kernelLabel,kernelLabels,rowLabels,markdownText,markdownCode,markdownTable,metricAmount,missingNcuText,
left,right,flexible,leaving,textTable,summaryMarkdown,siteText,rowStates,shownCounts,countTitle,rangesBySeverity,decisiveChanges,
quotedReason,isFailing,causeSite,disturbanceText,cutText,onGpu,verdictName,verdictText,numberCell,nsCell,countCell,timesCell,
pairCellText,sideText,shownState,worstVerdict,worstOf,leadOf,isDecisive,isWorseThenFailed,checkConclusion,effectOf,paragraph,
table,textColumn,numberColumn,kernelColumn,rangeChange,environmentSection,figureText,findingsSection,reportInput,isToldByOperators,
operatorsPart,dateText,sparkline,dayText,runTitle,shortCommit,kernelsPart,measuredSection,whySection,limitationsGroup,sinceReference,
metricsSection,reportRanges,reportDocument,openingBlocks,legend,meaningOf};
