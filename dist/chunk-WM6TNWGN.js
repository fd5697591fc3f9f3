import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{instanceRoles,mergeProfiles}from"./chunk-RKHXKM37.js";import{addFindings,figureRules,findInput,instanceTimes,
measuredLaunch,median,medianKernelNs,medianLaunches,medianTotalNs,readProfile,wallFigures,withRanges}from"./chunk-EGOF7URF.js";
import{clipMiddle,communicationFamily,countAmount,formatCount,formatCounts,formatNs,formatShare,listText,nsAmount,rangeText,
rankText,rankTimeNs,ranksKnown,reportAssets,uniqueSafeNames,wholeCaptureName}from"./chunk-U6ZILMLL.js";import{_enum,
array,boolean,discriminatedUnion,literal,number,object,strictObject,string,union}from"./chunk-5GEUU6SA.js";import{
amountText,countText,percent,percentInterval,signedPercent,sizeAmount,sizeText}from"./chunk-SED4EZVD.js";import{paint,
plainLines,plainText}from"./chunk-OZNDZEMK.js";var worse=["regressed","over-budget","incomparable","inconclusive","no-baseline"],verdictsGravestFirst=[...worse,"pass"],
gravestFirst=["failed",...worse,"not-compared","pass"];function worstVerdict(sections){let verdicts=new Set(sections.map(
verdictOf));return gravestFirst.find(verdict=>verdicts.has(verdict))??"not-compared"}function verdictOf({failure,comparison,
reference}){return failure!==null?"failed":worstOf([comparison,reference?.comparison??null])??"not-compared"}function worstOf(comparisons){
let verdicts=new Set(comparisons.flatMap(comparison=>comparison?.verdict??[]));return verdictsGravestFirst.find(verdict=>verdicts.
has(verdict))??null}var acceptedMetrics=["gpuBusyNs","kernelNs","wallNs","launches","hostLaunches","graphLaunches","copies","copiedBytes","b\
lockingCopies","synchronizations"],acceptedDerived=["time-per-step","time-per-token"],acceptedKinds=["client-time","peak\
-memory"],ofRange=[...acceptedMetrics,...acceptedDerived],acceptedRegressionSchema=strictObject({range:string().min(1).optional().
describe("A range as in `ranges`, or a glob; absent: `metric` is one that the program reports."),kernel:string().min(1).
optional().describe("A kernel's name, or a glob of names."),family:string().min(1).optional(),metric:string().min(1).optional().
describe(`Of the range as a whole: ${ofRange.join(", ")}. Without a range: a metric that the program reports, or a glob \
of their names; ${acceptedKinds.join(", ")}.`),change:union([number().positive(),literal("any")]).describe("At most so m\
any percent slower, or more. any: also what was 0 before, and a count that is worse for having fallen."),reason:string().
trim().min(1),expires:string().regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/).describe("The last day on which it\
 holds.")}).refine(entry=>[entry.kernel,entry.family,entry.metric].filter(what=>what!==void 0).length===1,{message:"Exac\
tly one of kernel, family and metric must be there."}).refine(({range,metric})=>range!==void 0||metric!==void 0,{path:["\
range"],message:"A kernel or family is of a range: name it, or a glob such as *."}).refine(({range,metric})=>range===void 0||
metric===void 0||ofRange.includes(metric),{path:["metric"],message:`The metric of a range is one of ${ofRange.join(", ")}\
; one that the program reports is of no range: leave \`range\` out.`}),acceptedFileSchema=strictObject({accepted:array(acceptedRegressionSchema)});var wallPerAmountKinds=["time-per-step","time-per-token","tokens-per-second"],gpuPerAmountKinds=["gpu-time-per-step","gp\
u-time-per-token"],perAmountUnits={"time-per-step":"ns","time-per-token":"ns","tokens-per-second":"tok/s","gpu-time-per-\
step":"ns","gpu-time-per-token":"ns"};function wallPerAmount({instanceNs,steps,tokens},kind){let amount2=kind==="time-pe\
r-step"?steps:tokens;return amount2===null?null:instanceNs.map(ns2=>kind==="tokens-per-second"?1e9*amount2/ns2:ns2/amount2)}
function gpuPerAmount(range,runs,kind){let amounts=runs.map(({ranges,ofOtherCommand})=>{let of=ranges.find(({name,domain})=>name===
range.name&&domain===range.domain);return ofOtherCommand?null:of?.[kind==="gpu-time-per-step"?"steps":"tokens"]??null}),
known=amounts.filter(amount3=>amount3!==null);if(known.length===0||known.length<amounts.length)return null;let amount2=median(
known),values=range.rounds.flatMap(({gpuBusyNs,instances})=>instances>0&&gpuBusyNs>0?[gpuBusyNs/instances/amount2]:[]);return values.
length===0?null:values}var count=number().int().nonnegative(),frameSchema=object({function:string(),file:string().nullable().describe("Relative\
 to the repository's root where `own`; else from the package on, or the file's name alone. Of a compiled function its bi\
nary. Null: not known."),line:count.nullable(),own:boolean().describe("True for a file of the repository that is no inst\
alled package.")}),siteSchema=object({file:string().describe("Of the innermost frame within the repository; relative to \
its root."),line:count.nullable().describe("Null for a compiled function."),function:string(),base:count.nullable().describe(
"Launches at the same place of base; null where base was not mapped."),head:count,changed:boolean().nullable().describe(
"Whether the line differs between the commits of base and head. Null: not known."),frames:array(frameSchema).describe("I\
nnermost first: some below the line, itself, and those above it.")}),launchSitesSchema=object({launches:count.describe("\
In that run."),linkedRatio:number().describe("The share of them whose stack has a frame within the repository. Below 0.9\
 no site is named."),sites:array(siteSchema).describe("The likeliest first, at most five: changed lines, then those that\
 launch more than before."),layers:array(object({path:array(string()),base:count.nullable(),head:count})).describe("NVTX\
 ranges around the launches within the range, outermost first, or around the capture of a CUDA graph's nodes. Most launc\
hes first, at most twelve.")}),graphNodeSchema=object({kernel:string(),layer:array(string()).describe("NVTX ranges that \
were open when the node was captured, outermost first."),base:count,head:count}),linkedEnough=.9;var count2=number().int().nonnegative(),sides=object({base:count2,head:count2}),precisionSchema=_enum(["fp64","fp32","fp\
16","tensor"]).describe("fp16 is bfloat16, too. tensor: the tensor cores, whatever they multiply."),codeFindingSchema=discriminatedUnion(
"kind",[object({kind:literal("spills"),loads:sides,stores:sides}).describe("Instructions that load from and store to loc\
al memory (LDL, STL): registers did not suffice."),object({kind:_enum(["narrower-loads","narrower-stores"]),widths:array(
object({bits:count2,...sides.shape})).describe("Widest first.")}).describe("Instructions on global memory by the width o\
f one thread's access: vectorized ones were lost."),object({kind:literal("precision"),from:precisionSchema,to:precisionSchema}).
describe("What most arithmetic is done in.")]),hotSpotSchema=object({instruction:string().describe("Such as `LDG.E.64 R1\
8, desc[UR6][R18.64]`."),offset:count2.describe("Bytes from the kernel's first instruction."),shareRatio:number().describe(
"Of the kernel's samples."),line:object({file:string().describe("Within the repository, else no more than the file's nam\
e."),line:count2,shareRatio:number()}).nullable().describe("The source line with the most samples; null where the kernel\
 has no line information.")}).describe("Where the warp sampler found most warps."),machineCodeSchema=object({state:_enum(
["identical","other-registers","changed"]).describe("other-registers: equal but for the numbers of registers."),instructions:sides,
findings:array(codeFindingSchema).describe("What the change is known to mean, the weightiest first."),mix:array(object({
opcode:string(),...sides.shape})).describe("Opcodes without their modifiers whose number changed most, at most eight."),
hot:object({base:hotSpotSchema.nullable(),head:hotSpotSchema.nullable()})});var ratio=number(),ns=number().nonnegative(),count3=number().nonnegative(),rowStateSchema=_enum(["regressed","improved",
"same","inconclusive","moved","other-variant","overlap-changed","noted","waits","new","removed","not-judged"]).describe(
"moved: it changed by work that other kernels of the range gained or lost, and the range as a whole did not change that \
way. other-variant: a library or compiler chose another variant of the kernel, and its family takes as long as before. o\
verlap-changed: it runs beside other work for more or less of its time than before, so that its duration is no measure. \
noted: it is worse, and no regression, since the range is faster or nobody waits for it. waits: it includes waiting for \
other GPUs, and says nothing of its own. not-judged: too small to be judged alone, or nothing to judge it by."),timeChangeSchema=object(
{baseNs:ns.nullable().describe("The median over rounds; null where the side does not have it."),headNs:ns.nullable(),changeRatio:ratio.
nullable().describe("The best estimate, 0.1 for 10 % slower; null where it has no meaning."),lowRatio:ratio.nullable().describe(
"The 95 % interval of changeRatio, or as much as the rounds can tell: 90 % with three a side that were not measured in t\
urn. Null with one round a side."),highRatio:ratio.nullable(),thresholdRatio:ratio.nullable().describe("The size from wh\
ich on it was called a change."),detectableRatio:ratio.nullable().describe("The size of a slowdown that is found 95 % of\
 the time."),spreadRatio:ratio.nullable().describe("Between the rounds of one side, relative; the larger side's."),rounds:number().
int().nonnegative().describe("Of the side with fewer. Those of one process (a load of a server) count as one: their medi\
an."),state:rowStateSchema,mayBeSlower:boolean().describe("True where it is inconclusive and a slowdown that matters is \
not ruled out: more rounds would tell."),why:string().nullable().describe("For people, where the state needs a word.")}),
countChangeSchema=object({metric:_enum(["launches","hostLaunches","graphLaunches","copies","copiedBytes","blockingCopies",
"synchronizations"]).describe("hostLaunches: kernels launched one by one, plus graph launches; it rises where a CUDA gra\
ph is lost. copiedBytes: memsets are counted too. blockingCopies: copies whose call waits until they are done."),kind:string().
nullable().describe("Of copies and bytes: direction and memory, such as `host-to-device (pageable \u2192 device)`."),base:count3.
describe("The median over rounds."),head:count3,changeRatio:ratio.nullable().describe("Null where base is 0."),thresholdRatio:ratio,
state:rowStateSchema,why:string().nullable(),launchSites:launchSitesSchema.nullable().default(null).describe("Which line\
s made these calls, where they rose and a run that records stacks was made. Null: not known.")}),whySchema=object({metric:string().
describe("A figure of profile.json, such as dramBytes."),title:string(),unit:string(),base:union([number(),string()]).nullable(),
head:union([number(),string()]).nullable(),changeRatio:ratio.nullable().describe("Null for texts, and where base is 0.")}),
wallVerdictSchema=_enum(["slower","not-slower","unknown"]).describe("Of the wall time, by `wall-threshold`. unknown: the\
 rounds are too few or vary too much, as they mostly do under CUDA tracing."),latencySideSchema=object({medianNs:ns.describe(
"Of the processes' medians."),p90Ns:ns.describe("Of the processes' 90th percentiles."),minNs:ns.describe("Of the process\
es' minima."),processes:count3,instances:count3.describe("Over all processes.")}).describe("The wall time of one instanc\
e; each figure is the median over processes."),latencySchema=object({base:latencySideSchema,head:latencySideSchema,statistic:_enum(
["median","minimum"]).describe("What of each process is compared: the median of its instances where these are quiet, els\
e the minimum. docs/statistics.md has the rule."),time:timeChangeSchema.describe("Of that statistic; a round is a proces\
s here.")}),sides2=schema=>object({base:schema,head:schema}),rankRowSchema=object({rank:number().int().nonnegative().nullable(),
report:number().int().nonnegative(),device:number().int().nonnegative(),work:timeChangeSchema.describe("Time with any wo\
rk running on it that does not communicate."),busyNs:sides2(ns).describe("With waiting; the median over rounds, as of al\
l below."),waitingNs:sides2(ns),exposedTransferNs:sides2(ns),joinedLast:sides2(number().nonnegative()).describe("Collect\
ives in which it began last."),heldUpNs:sides2(ns).describe("How long the others waited in these, summed over them.")}),
ranksRowSchema=object({ranks:array(rankRowSchema),exposedTransfer:timeChangeSchema.describe("Transfer that no work of th\
e rank hides; the mean over ranks."),skew:sides2(number().nonnegative()).describe("How much longer the rank with the mos\
t work works than the one in the middle; of two, than the other."),collectives:sides2(number().nonnegative())}),familyTimes=array(
object({family:string(),ns})).describe("Most time first."),causeSchema=discriminatedUnion("kind",[object({kind:_enum(["o\
verlap-lost","overlap-gained"]),base:ratio,head:ratio}),object({kind:literal("graph-lost"),base:count3,head:count3}).describe(
"CUDA graph launches."),object({kind:literal("replaced"),gone:familyTimes,came:familyTimes}),object({kind:literal("work"),
base:count3,head:count3}).describe("Kernel launches."),object({kind:literal("kernel"),kernel:string(),changeRatio:ratio,
impactRatio:ratio}),object({kind:literal("family"),family:string(),changeRatio:ratio,impactRatio:ratio}),object({kind:literal(
"rank"),rank:count3.nullable(),report:count3,device:count3,changeRatio:ratio.describe("Of its own work.")}),object({kind:literal(
"exposed-transfer"),baseNs:ns,headNs:ns,collectives:object({base:count3,head:count3})}),object({kind:literal("machine"),
changeRatio:ratio,clockChangeRatio:ratio.nullable()})]),familyRowSchema=object({family:string(),time:timeChangeSchema,launches:object(
{base:count3,head:count3}),shareRatio:ratio.describe("Of the range's kernel time, on the side where that is larger."),impactRatio:ratio.
describe("Its change as a share of the range's kernel time; slower is above 0.")}),kernelRowSchema=object({name:string().
describe("Demangled; head's, or base's where head does not have it."),previousName:string().nullable().describe("Base's,\
 where it is another."),family:string(),match:_enum(["exact","renamed","variant","swapped","new","removed"]).describe("r\
enamed: equal but for numbers and hashes that mean nothing. variant: equal but for tile sizes and the like. swapped: ano\
ther kernel of the same family with the same number of launches."),baseNames:array(string()).describe("All kernels of ba\
se in this row; several only where numbers in names moved."),headNames:array(string()),time:timeChangeSchema,launches:object(
{base:count3,head:count3}),shareRatio:ratio,impactRatio:ratio,busyShareRatio:ratio.nullable().default(null).describe("It\
s share of the range's GPU busy time, each instant divided among what runs then, on head (base where head does not have \
it). Null: not known."),metrics:array(whySchema).describe("Nsight Compute on both sides, what differs; empty where it di\
d not measure both."),explanation:string().nullable().describe("One sentence of it, or that the launch is the same."),machineCode:machineCodeSchema.
nullable().default(null).describe("What changed in the machine code of a kernel that is slower, from both sides' reports\
 of Nsight Compute. Null: not known, or not the same kernel or chip."),launchSites:launchSitesSchema.nullable().default(
null).describe("Which lines launched it, where it is slower or new and a run that records stacks was made. Null: not kno\
wn.")}),wallPartSchema=object({part:_enum(["host-own","host-launch","host-graph-launch","host-copy","host-synchronizatio\
n","host-memory","host-other","idle-launch","idle-after-synchronization","idle-synchronization","idle-copy","idle-queue",
"idle-unknown"]).describe("host: of `hostTime` of profile.json; idle: of `gpuIdle`."),baseNs:ns.describe("The median ove\
r rounds."),headNs:ns,isApart:boolean().describe("Every round of one side is above every round of the other.")}),rangeRowSchema=object(
{name:string(),domain:string().describe("Empty for the default domain."),verdict:_enum(["pass","regressed","inconclusive",
"incomparable"]),instances:object({base:count3.nullable(),head:count3.nullable()}),gpuBusyTime:timeChangeSchema.describe(
"Time with at least one kernel, copy or memset of the range running, what decides. Where several devices ran, that of th\
e one that works longest, without waiting for others; where it is not known what waited, summed over devices without com\
munication kernels."),kernelTime:timeChangeSchema.describe("Sum of all kernels' durations: shown, and not judged, since \
kernels that run beside each other count twice."),overlap:object({base:ratio.nullable(),head:ratio.nullable()}).default(
{base:null,head:null}).describe("Of the kernel time, the share that ran beside other work of the range; the median over \
rounds. Null: not known."),wallTime:timeChangeSchema.describe("On the host; tracing inflates it."),wall:wallVerdictSchema.
default("unknown"),latency:latencySchema.nullable().default(null).describe("Wall time without CUDA tracing, which decide\
s in place of `wallTime`. Null: not measured on both sides."),wallParts:array(wallPartSchema).default([]).describe("What\
 the wall time is made of, on the host and on the GPU: shown, and never judged. Empty where it is not known, or the roun\
ds of a side did not do the same work."),cause:causeSchema.nullable().default(null).describe("What changed the time on t\
he GPU; null where nothing did, or it is not known."),commonMode:object({changeRatio:ratio,shareRatio:ratio.describe("Of\
 the kernel time whose kernels moved by this factor."),clockChangeRatio:ratio.nullable().describe("Mean SM clock, head /\
 base - 1; null where it is not known."),explainedByClocks:boolean().default(!1).describe("True where the clocks explain\
 it, by direction and size: kernels are then judged without it.")}).nullable().describe("Where nearly all kernels moved \
by one factor."),ranks:ranksRowSchema.nullable().default(null).describe("The range's GPUs beside each other. Null: it ha\
s one, or it is not known what waited for what."),counts:array(countChangeSchema),families:array(familyRowSchema).describe(
"Most time first."),kernels:array(kernelRowSchema).describe("Those that changed most first: largest impact, either way."),
graphNodes:array(graphNodeSchema).default([]).describe("Nodes of CUDA graphs that were lost or added, by kernel and laye\
r, from runs of both sides that hold the graphs' capture. Empty where there are none, or no such runs.")});function isLaunchesAgain({
metric,base,head},counts){let launches=counts.find(row=>row.metric==="launches");return metric==="hostLaunches"&&base===
launches?.base&&head===launches.head}var seriesChangeSchema=timeChangeSchema.omit({baseNs:!0,headNs:!0}).extend({base:number().nullable().describe("The media\
n over processes; null where the side does not have it."),head:number().nullable()}),metricRowSchema=object({kind:_enum(
["reported",...wallPerAmountKinds,...gpuPerAmountKinds,"client-time","peak-memory"]).default("reported").describe("repor\
ted: by the program itself. client-time: of a server's client, from its start to its end. peak-memory: the most memory o\
f a GPU that was in use by samples; `name` is the GPU. The others are of a range, by `steps` and `tokens`."),name:string(),
range:string().nullable().default(null).describe("Of which it is, as in `ranges` of a configuration."),unit:string().nullable(),
better:_enum(["lower","higher"]).nullable(),source:string().describe("The file that it was read from; empty where it is \
from none."),change:seriesChangeSchema});var verdictSchema=_enum(["regressed","over-budget","incomparable","inconclusive","no-baseline","pass"]).describe("The fi\
rst of these that a reason says."),countReasonIds={launches:{up:"launches-up",down:"launches-down",vary:"launches-vary"},
hostLaunches:{up:"host-launches-up",down:"host-launches-down",vary:"host-launches-vary"},graphLaunches:{up:"graph-launch\
es-up",down:"graph-launches-down",vary:"graph-launches-vary"},copies:{up:"copies-up",down:"copies-down",vary:"copies-var\
y"},copiedBytes:{up:"copied-bytes-up",down:"copied-bytes-down",vary:"copied-bytes-vary"},blockingCopies:{up:"blocking-co\
pies-up",down:"blocking-copies-down",vary:"blocking-copies-vary"},synchronizations:{up:"synchronizations-up",down:"synch\
ronizations-down",vary:"synchronizations-vary"}},countIds=Object.values(countReasonIds).flatMap(ids=>Object.values(ids)),
reasonIdSchema=_enum(["range-regressed","range-improved","range-inconclusive","overlap-changed","no-kernels","no-kernels\
-in-base","no-kernels-in-head","instances-differ","instances-vary","latency-regressed","latency-improved","latency-open",
"rank-regressed","rank-slower","rank-inconclusive","rank-straggles","wall-time-slower","wall-time-open","global-slowdown",
"global-speedup","global-change","family-regressed","family-slower","family-inconclusive","family-new","family-removed",
"kernel-regressed","swapped-kernel-regressed","kernel-inconclusive","kernel-slower","kernel-moved","kernel-variant","ker\
nel-overlap","kernel-new","kernel-removed","kernel-swapped","kernels-replaced",...countIds,"no-ranges","missing-in-base",
"missing-in-head","attribution-differs","round-left-out","metric-regressed","metric-improved","metric-open","metric-miss\
ing-in-head","metric-missing-in-base","memory-regressed","memory-improved","memory-open","machine-differs","gpu-differs",
"machine-note","budget-broken","budget-not-measured","accepted","accepted-unmatched","baseline-absent","baseline-failed",
"baseline-incompatible"]).describe("Stable: the table is in docs/report-format.md."),reasonSchema=object({id:reasonIdSchema,
verdict:verdictSchema.exclude(["pass"]).nullable().describe("What it makes of the comparison; null: it is said, and does\
 not decide."),text:string().describe("For people; nothing is to be read out of it."),range:string().nullable().describe(
"As in `ranges` of a configuration: `decode`, `step@LLM`."),kernel:string().nullable().describe("The name of a row in `k\
ernels`."),family:string().nullable().default(null).describe("That of a row in `families`; null in files of before it wa\
s kept."),metric:_enum(acceptedMetrics).nullable().default(null).describe("What of the range as a whole, as an accepted \
regression names it; null in files of before it was kept."),reported:string().nullable().default(null).describe("The nam\
e of a row in `metrics`; null in files of before there were any."),reportedKind:metricRowSchema.shape.kind.unwrap().nullable().
default(null).describe("The kind of that row; null in files of before it was kept."),changeRatio:number().nullable().default(
null).describe("Of the kernel, family or metric, without the machine's part where that is known. Null: from 0, there is \
none, or the file is of before it was kept.")});var nanosecondsPer={ns:1,us:1e3,\u00B5s:1e3,\u03BCs:1e3,ms:1e6,s:1e9,sec:1e9,seconds:1e9},bytesPer={B:1,byte:1,bytes:1,kB:1e3,
KB:1e3,MB:1e6,GB:1e9,KiB:2**10,MiB:2**20,GiB:2**30};function readUnit(unit){let text=unit??"";return Object.hasOwn(nanosecondsPer,
text)?{base:"ns",factor:nanosecondsPer[text]??1}:Object.hasOwn(bytesPer,text)?{base:"bytes",factor:bytesPer[text]??1}:{base:text,
factor:1}}var namedMetrics=3,derivedTitles={"time-per-step":"time per step","time-per-token":"time per token","tokens-per-second":"\
tokens a second","gpu-time-per-step":"time on the GPU per step","gpu-time-per-token":"time on the GPU per token"};function metricTitle({
kind,name,range},printer){return kind==="reported"?printer.name(name):kind==="client-time"?"wall time of the client":kind===
"peak-memory"?`peak memory of ${printer.name(name)}`:`${derivedTitles[kind]}${range===null?"":` of ${printer.name(range)}`}`}
function metricAmount(value,unit,printer){let{base,factor}=readUnit(unit);if(base==="bytes"&&value>0)return sizeAmount(value*
factor);if(base==="ns"&&value>0&&(value<.1||value>=1e4))return nsAmount(value*factor);let size=Math.abs(value);return{value:size>=
1e3?countText(value,0):size===0?"0":String(Number(value.toPrecision(3))),unit:unitText(unit??"",printer)}}function unitText(unit,printer){
return/^[a-z%µ][a-z0-9/%µ ]{0,20}$/i.test(unit)?unit:printer.prose(unit)}function metricValues({unit,change},printer){
let[base,head]=[change.base,change.head].map(value=>value===null?null:metricAmount(value,unit,printer));return base==null||
head==null?[base,head].flatMap(one=>one==null?[]:[amountText(one)]).join(""):amountText(base)===amountText(head)?amountText(
head):`${base.unit===head.unit?base.value:amountText(base)} \u2192 ${amountText(head)}`}var metricWords={regressed:"wors\
e",improved:"better",same:"same",inconclusive:"unclear",new:"new",removed:"gone"},order=["regressed","removed","inconclu\
sive","improved","new","same"];function bySeverity(rows){let placeOf3=({change})=>order.includes(change.state)?order.indexOf(
change.state):order.length;return rows.toSorted((one,other)=>placeOf3(one)-placeOf3(other))}function metricSentences(rows,state,printer){
let found=rows.filter(({change})=>change.state===state),hidden=found.length-namedMetrics;return[...found.slice(0,namedMetrics).
map(row=>{let{changeRatio}=row.change,title=metricTitle(row,printer);return`${row.kind==="reported"?title:`${title.slice(
0,1).toUpperCase()}${title.slice(1)}`} ${metricValues(row,printer)}${changeRatio===null?"":`, ${signedPercent(changeRatio)}`}\
.`}),...hidden>0?[`${String(hidden)} more ${hidden===1?"metric is":"metrics are"} ${state==="regressed"?"worse":"better"}\
.`]:[]].join(" ")}function profileMetrics({untraced,ranges}){let reported=untraced.flatMap(({metrics})=>metrics),clients=untraced.
flatMap(({clientSeconds})=>clientSeconds===null?[]:[clientSeconds*1e9]),memory=untraced.flatMap(({peakMemory})=>peakMemory);
return[...[...Map.groupBy(reported,({name})=>name)].map(([name,found])=>figure({kind:"reported",name,range:null},found[0]?.
unit??null,found.map(({value})=>value))),...ranges.flatMap(range=>perAmount(range,untraced)),...clients.length===0?[]:[figure(
{kind:"client-time",name:"client",range:null},"ns",clients)],...[...Map.groupBy(memory,({gpu})=>gpu)].map(([name,found])=>figure(
{kind:"peak-memory",name,range:null},"bytes",found.map(({bytes})=>bytes)))]}function perAmount(range,untraced){let label3=rangeText(
range.name,range.domain),ran=untraced.flatMap(({ranges})=>ranges.filter(({name,domain})=>name===range.name&&domain===range.
domain)).filter(({instanceNs})=>instanceNs.length>0),wall=wallPerAmountKinds.flatMap(kind=>{let values=ran.flatMap(run=>{
let ofRun=wallPerAmount(run,kind);return ofRun===null?[]:[median(ofRun)]});return values.length===0?[]:[figure({kind,name:label3,
range:label3},perAmountUnits[kind],values)]}),gpu=gpuPerAmountKinds.flatMap(kind=>{let values=gpuPerAmount(range,untraced,
kind);return values===null?[]:[figure({kind,name:label3,range:label3},perAmountUnits[kind],values)]});return[...wall,...gpu]}
function figure(named2,unit,values){return{...named2,unit,values,middle:median(values)}}var lambdaName="@lambda";function parseKernelName(text){if(text.length>8e3)return null;try{let normal=normalize(text);if(depthOf(normal)>40)return null;
let parsed=parseArgument(normal);return parsed.kind==="type"&&parsed.path.length>0?parsed.path:null}catch(error){if(error instanceof
NoName)return null;throw error}}var NoName=class extends Error{};function normalize(text){return lambdasAsTemplates(text.
replaceAll(/<unnamed>::|\(anonymous namespace\)::/g,"")).replaceAll(/::operator ?\(\)\(\)( const)?/g,"").replaceAll(/\b(?:const|volatile)\b ?/g,
"").replaceAll(/(?<! ) +::/g,"::").replaceAll(/\((?:(?:un)?signed )?(?:bool|char|short|int|long|long long|[A-Za-z_][\w:]*)\)(?=-?\d)/g,
"").replaceAll(/\bunsigned (char|short|int|long)\b/g,"u$1").replaceAll(/\b(u?long) (?:long|int)\b/g,"$1")}function lambdasAsTemplates(text){
let bracket=/\[lambda\(|\{lambda\(|'lambda\d*'\(|[()]/g,lambdaEnd=/ \(instance \d+\)\]|\]|#\d+\}|\}/y,open2=[],[result,end]=[
"",0];for(let match=bracket.exec(text);match!==null;match=bracket.exec(text)){let[found]=match;result+=text.slice(end,match.
index),end=bracket.lastIndex,found!==")"?(open2.push(found!=="("),result+=found==="("?found:`${lambdaName}<`):open2.pop()===
!0?(lambdaEnd.lastIndex=end,end+=lambdaEnd.exec(text)?.[0].length??0,bracket.lastIndex=end,result+=">"):result+=found}if(open2.
includes(!0))throw new NoName;return result+text.slice(end)}function depthOf(text){let[depth,most]=[0,0];for(let index=0;index<
text.length;index+=1)depth+=angleStep(text,index),most=Math.max(most,depth);return most}function parseArgument(text){let trimmed=text.
trim();if(/^(-?\d|!|true\b|false\b)/.test(trimmed))return{kind:"number",text:trimmed};let bare=trimmed.replace(/(?<![\s*&])[\s*&]+$/,
""),name=(splitOutside(withoutParameters(bare)," ").at(-1)??"").replace(/^[*&]+/,"");return{kind:"type",path:splitOutside(
name,"::").filter(part=>part!=="").map(part=>parsePart(part)),pointer:trimmed.slice(bare.length).includes("*")}}function parsePart(text){
let open2=text.indexOf("<");if(open2<0)return{name:text,args:[]};let inner=text.slice(open2+1,text.lastIndexOf(">")).trim();
return{name:text.slice(0,open2),args:inner===""?[]:splitOutside(inner,",").map(arg=>parseArgument(arg))}}function withoutParameters(text){
let kept="",[round,angle]=[0,0];for(let index=0;index<text.length;index+=1){let character=text[index]??"";if(angle===0&&
character==="("&&(round+=1),round===0&&(kept+=character,angle+=angleStep(text,index)),angle===0&&character===")"&&(round-=
1),round<0||angle<0)throw new NoName}if(round!==0||angle!==0)throw new NoName;return kept.trim()}function splitOutside(text,separator){
let found=[],[start,depth]=[0,0];for(let index=0;index<text.length;index+=1){if("([{".includes(text[index]??"")&&(depth+=
1),")]}".includes(text[index]??"")&&(depth-=1),depth+=angleStep(text,index),depth<0)throw new NoName;depth===0&&text.startsWith(
separator,index)&&(found.push(text.slice(start,index)),start=index+separator.length,index=start-1)}if(depth!==0)throw new NoName;
return[...found,text.slice(start)]}function angleStep(text,index){return text[index]==="<"?1:text[index]===">"&&text[index-
1]!=="-"?-1:0}function kernelLabel(demangledName,width6){let path=parseKernelName(demangledName);if(path===null)return clipMiddle(plainText(
demangledName),width6);let text="";for(let detail of details)if(text=plainText(label(path,detail)),text.length<=width6)return text;
return clipMiddle(text,width6)}var mostRead=5e5;function kernelLabels(names,width6){let used=new Set,left3=mostRead,numbers=new Map;
return names.map(name=>{left3-=name.length;let labelOf2=left3<0?most=>clipMiddle(plainText(name),most):most=>kernelLabel(
name,most),own=labelOf2(width6),text=own,number2=numbers.get(own)??2;for(;used.has(text);number2+=1){let suffix=` #${number2}`;
text=labelOf2(width6-suffix.length)+suffix}return numbers.set(own,number2),used.add(text),text})}var details=[{indexTypes:!0,
numbers:!0,depth:9},{indexTypes:!1,numbers:!0,depth:9},{indexTypes:!1,numbers:!0,depth:3},{indexTypes:!1,numbers:!0,depth:2},
{indexTypes:!1,numbers:!1,depth:9},{indexTypes:!1,numbers:!0,depth:1},{indexTypes:!1,numbers:!1,depth:2},{indexTypes:!1,
numbers:!1,depth:1}],dullNamespaces=new Set(["at","native","c10","std","templates","cuda","detail"]),dullTypes=/^(array|Array|TrivialOffsetCalculator|OffsetCalculator|LoadWithCast|StoreWithCast|LoadWithoutCast|StoreWithoutCast)$/,
indexTypes=/^u?(int|long|short)$/,elementTypes=/^(u?(char|short|int|long)[1-4]?|bool|float[1-4]?|double[1-4]?|half2?|bf16|void|T\d+|size_t|u?int\d+_t)$/,
shortTypes={BFloat16:"bf16",__nv_bfloat16:"bf16",nv_bfloat16:"bf16",bfloat16_t:"bf16",Half:"half",__half:"half",half_t:"\
half"};function label(path,detail){let own=path.filter(({name})=>name!==lambdaName),shown=own.length===0?path:own,first=shown.
findIndex(({name},index)=>index===shown.length-1||!dullNamespaces.has(name));return shown.slice(first).map(part=>part.name.
replace(lambdaName,"lambda")+argumentList(part.args,detail,1)).join("::")}function argumentList(args,detail,depth){if(depth>
detail.depth)return"";let shown=unique(args.flatMap(arg=>argument(arg,detail,depth)));return shown.length===0?"":`<${shown.
map(({text})=>text).join(", ")}>`}function argument(arg,detail,depth){if(arg.kind==="number")return detail.numbers?[{key:null,
text:arg.text}]:[];let host=arg.path.findLast(({name:name2})=>name2!==lambdaName);if(host===void 0)return[{key:lambdaName,
text:"lambda"}];let name=shortTypes[host.name]??host.name;if(isDull(arg))return[];if(elementTypes.test(name))return detail.
indexTypes||!indexTypes.test(name)?[{key:name,text:name}]:[];let inner=arg.path.findLast(part=>part.name===lambdaName);if(inner===
void 0)return[{key:name,text:name+argumentList(host.args,detail,depth+1)}];let functors=host.args.filter(isFunctor);if(functors.
length>0)return functors.flatMap(functor=>argument(functor,detail,depth));let types=unique(inner.args.flatMap(parameter=>argument(
parameter,{...detail,indexTypes:!0},depth)));return[{key:name,text:types.length===0?name:`${name}(${types.map(({text})=>text).
join(", ")})`}]}function isDull(arg){if(arg.kind==="number")return!1;let name=arg.path.at(-1)?.name??"";return dullTypes.
test(name)||arg.pointer&&!elementTypes.test(shortTypes[name]??name)}function isFunctor(arg){if(arg.kind==="number"||arg.
pointer||isDull(arg))return!1;let name=arg.path.at(-1)?.name??"";return!elementTypes.test(shortTypes[name]??name)}function unique(shown){
let telling=new Map;for(let one of shown)one.key!==null&&one.text.length>(telling.get(one.key)?.text.length??-1)&&telling.
set(one.key,one);return shown.filter(one=>one.key===null||telling.get(one.key)===one)}var terminalPrinter={name:plainText,kernel:name=>kernelLabel(name,60),prose:plainText,times:({baseNs,headNs})=>`${formatNs(
baseNs??0)} \u2192 ${formatNs(headNs??0)}`};function rangeName({name,domain},printer){return printer.name(rangeText(name,
domain))}var countRises=new Set(Object.values(countReasonIds).map(({up})=>up));function decisiveChanges(range,{reasons}){let label3=rangeText(
range.name,range.domain),found=reasons.filter(reason=>reason.verdict==="regressed"&&reason.range===label3),ofFamilies=found.
filter(({id})=>id==="family-regressed"),family=range.families.find(row=>ofFamilies.some(reason=>reason.family===null?row.
time.state==="regressed":reason.family===row.family)),graphs=range.counts.find(({metric})=>metric==="graphLaunches"),isGraphLost=graphs!==
void 0&&graphs.head<graphs.base&&found.some(({id})=>id===countReasonIds.graphLaunches.up);return{gpuTime:found.some(({id})=>id===
"range-regressed"),wallTime:found.some(({id})=>id==="wall-time-slower"||id==="latency-regressed"),kernels:found.filter(({
kernel})=>kernel!==null).length,family:family?.family??null,counts:found.filter(({id})=>countRises.has(id)).length-(isGraphLost?
1:0),isGraphLost}}function decisiveWords({kernels,family,counts,isGraphLost},shown){return[...kernels>0?[`${String(kernels)}\
 ${kernels===1?"kernel is":"kernels are"} slower`]:[],...kernels===0&&family!==null?[`the family ${shown(family)} is slo\
wer`]:[],...counts>0?[`${String(counts)} ${counts===1?"count":"counts"} of launches, copies or synchronizations rose`]:[],
...isGraphLost?["launches of CUDA graphs fell"]:[]]}function quotedReason({verdict,reasons}){if(verdict==="regressed"||verdict===
"pass")return null;let[reason,...others]=reasons.filter(one=>one.verdict===verdict);return reason===void 0?null:{reason,
others:others.length}}function isAccepted({accepted}){return accepted.some(({state})=>state==="used")}function isFailing({
verdict,failOn,baseline}){return verdict==="pass"?!1:verdict==="over-budget"?!0:verdict==="regressed"?failOn.some(one=>one===
"regression"||one==="kernel"||one==="counts"):failOn.includes(verdict)||verdict==="no-baseline"&&baseline.state==="faile\
d"&&failOn.includes("baseline-failed")}var widestQuoted=.5,namedRanges=2;function headline(comparison,printer){let{verdict,metrics}=comparison;return[metricSentences(
metrics,verdict==="regressed"?"regressed":"improved",printer),gpuHeadline(comparison,printer)].filter(part=>part!=="").join(
" ")}function gpuHeadline(comparison,printer){if(comparison.verdict==="regressed")return regressedText(comparison,printer);
if(comparison.base===null)return"All budgets are held.";if(isAccepted(comparison)){let slower=slowerRanges(comparison),accepted="\
What is slower was accepted.";return slower.length===0?accepted:`${named(slower,range=>slowerText(range,printer))} ${accepted}`}
let faster=fasterRanges(comparison);return faster.length>0?named(faster,range=>fasterText(range,printer)):isOneRound(comparison)?
`No kernel is slower by more than one ${hasOneProcess(comparison)?"process":"round"} a side can show; smaller changes an\
d wall time are not known.`:unchangedText(comparison)}function bySlowdown(one,other){return(other.gpuBusyTime.changeRatio??
0)-(one.gpuBusyTime.changeRatio??0)}function fasterRanges({ranges}){return ranges.filter(({gpuBusyTime})=>gpuBusyTime.state===
"improved").toSorted((one,other)=>bySlowdown(other,one))}function slowerRanges({ranges}){return ranges.filter(({gpuBusyTime})=>gpuBusyTime.
state==="regressed").toSorted(bySlowdown)}function hasOneProcess({base,head}){return[base,head].some(side=>side!==null&&
side.processes===1&&side.rounds>1)}function isOneRound({ranges}){return ranges.some(({gpuBusyTime})=>gpuBusyTime.rounds===
1&&gpuBusyTime.changeRatio!==null)}function regressedText(comparison,printer){let ranges=comparison.ranges.filter(range=>range.
verdict==="regressed").toSorted(bySlowdown);return named(ranges,range=>{let decisive=decisiveChanges(range,comparison);if(decisive.
gpuTime)return slowerText(range,printer);if(decisive.wallTime){let wall=range.latency?.time??range.wallTime;return`${rangeName(
range,printer)} takes ${changedBy(wall,"more wall time")}${timesText(wall,printer)}.`}let{changeRatio}=range.gpuBusyTime,
whole=changeRatio===null?"":`; time on the GPU overall: ${signedPercent(changeRatio)}`;return`In ${rangeName(range,printer)}\
 ${decisiveWords(decisive,printer.name).join(" and ")}${whole}.`})}function slowerText(range,printer){let{gpuBusyTime:time}=range;
return`${rangeName(range,printer)} takes ${changedBy(time,"longer")} on the GPU${timesText(time,printer)}${because(range,
printer)}.`}function fasterText(range,printer){let{gpuBusyTime:time}=range,slower=range.kernels.filter(row=>row.time.state===
"noted"),[first,...others]=slower,but=first===void 0?"":` ${slowerKernel(first,printer)} in it${others.length===0?"":`, \
and ${formatCount(others.length)} more ${others.length===1?"kernel":"kernels"}`}.`;return`${rangeName(range,printer)} ta\
kes ${changedBy(time,"less time")} on the GPU${timesText(time,printer)}${because(range,printer)}.${but}`}function slowerKernel({
name,time},printer){return`${printer.kernel(name)} takes ${changedBy(time,"longer")}`}function unchangedText({ranges,wall}){
if(wall==="not-slower")return"No kernel is slower, and neither is wall time.";let widest=ranges.flatMap(({wallTime,latency,
wall:own})=>own==="unknown"?(latency?.time??wallTime).detectableRatio??[]:[]).reduce((most,one)=>Math.max(most,one),0);return`\
No kernel is slower; wall time is too noisy to judge${widest===0||widest>widestQuoted?"":` (\xB1${percent(widest)})`}.`}
function detectableText({ranges}){let found=ranges.flatMap(({gpuBusyTime})=>gpuBusyTime.detectableRatio??[]);if(found.length===
0)return"";let most=found.reduce((size,one)=>Math.max(size,one));return`Minimum detectable slowdown of a range: ${percent(
most)} of its time on the GPU, at 95 % power.`}function changedBy({changeRatio},word){return changeRatio===null?word:`${percent(
Math.abs(changeRatio))} ${word}`}function timesText(time,{times:times2}){return time.baseNs===null||time.headNs===null?"":
` (${times2(time)})`}function because({cause},printer){return cause===null?"":`: ${causeText(cause,printer)}`}function causeText(cause,printer){
switch(cause.kind){case"overlap-lost":return`kernels overlap less (${percent(cause.base)} \u2192 ${percent(cause.head)} \
of the kernel time)`;case"overlap-gained":return`kernels overlap more (${percent(cause.base)} \u2192 ${percent(cause.head)}\
 of the kernel time)`;case"graph-lost":return`a CUDA graph is lost (${formatCount(cause.base)} \u2192 ${formatCount(cause.
head)} graph launches)`;case"replaced":{let gone=listed(cause.gone.map(({family,ns:ns2})=>`${printer.name(family)} (${formatNs(
ns2)})`)),came=listed(cause.came.map(({family})=>printer.name(family)));return`${gone} kernels are gone; ${came} kernels\
 took their place`}case"work":{let more=cause.head-cause.base;return`${formatCount(Math.abs(more))} ${more>0?"more":"few\
er"} kernel launches (${formatCount(cause.base)} \u2192 ${formatCount(cause.head)})`}case"kernel":return`${printer.kernel(
cause.kernel)} takes ${percent(Math.abs(cause.changeRatio))} ${cause.changeRatio>0?"longer":"less time"}`;case"family":return`${printer.
name(cause.family)} kernels take ${percent(Math.abs(cause.changeRatio))} ${cause.changeRatio>0?"longer":"less time"}`;case"\
rank":return`${rankText(cause)} takes ${percent(Math.abs(cause.changeRatio))} longer for its own work`;case"exposed-tran\
sfer":{let{base,head}=cause.collectives,counts=base===head?"":`, ${formatCount(base)} \u2192 ${formatCount(head)} collec\
tives`;return`more communication that no work hides (${formatNs(cause.baseNs)} \u2192 ${formatNs(cause.headNs)}${counts}\
)`}case"machine":return`the SM clock changed (${cause.clockChangeRatio===null?"by an unknown amount":signedPercent(cause.
clockChangeRatio)})`}}function named(ranges,sentence2){let hidden=ranges.length-namedRanges,more=hidden>0?[`So ${hidden===
1?"does 1 more range":`do ${String(hidden)} more ranges`}.`]:[];return[...ranges.slice(0,namedRanges).map(sentence2),...more].
join(" ")}function listed(parts){return parts.length<2?parts.join(""):`${parts.slice(0,-1).join(", ")} and ${parts.at(-1)??
""}`}var verdictNames={regressed:"Regressed","over-budget":"Over budget",incomparable:"Not comparable",inconclusive:"Inconclu\
sive","no-baseline":"No baseline",pass:"Pass"},namedRanges2=2;function verdictName({verdict,base,baseline}){if(base!==null)
return verdictNames[verdict];let missing=baseline.state==="failed"?"Baseline not available":verdictNames["no-baseline"];
return verdict==="no-baseline"?missing:`${missing}, and ${verdictNames[verdict].toLowerCase()}`}function verdictLine(comparison){
let isPlainPass=comparison.verdict==="pass"&&fasterRanges(comparison).length===0&&!isAccepted(comparison),sentences2=[verdictText(
comparison,terminalPrinter),isPlainPass?detectableText(comparison):""];return`${verdictName(comparison).toUpperCase()}: ${sentences2.
filter(text=>text!=="").join(" ")}`}function verdictText(comparison,printer){let{base,baseline}=comparison;return[base===
null?"Nothing was compared, so nothing is known of a change: this is not a pass.":"",base===null&&baseline.text!==null?printer.
prose(baseline.text):"",comparison.verdict==="no-baseline"?"":judgedText(comparison,printer)].filter(text=>text!=="").join(
" ")}function judgedText(comparison,printer){switch(comparison.verdict){case"incomparable":return`${incomparableText(comparison)}\
 ${reasonText(comparison,printer)}`;case"inconclusive":return`Whether head is slower is not known. ${quotedInText(comparison)===
null?unclearRanges(comparison).slice(0,namedRanges2).map(range=>unclearText(range,printer)).join(" "):reasonText(comparison,
printer)}`;case"over-budget":return reasonText(comparison,printer);default:return headline(comparison,printer)}}function incomparableText({
ranges}){let judged=ranges.filter(({verdict})=>verdict!=="incomparable").length;return judged===0?"Nothing was judged: b\
ase and head cannot be compared, and head may be slower.":`Only ${String(judged)} of ${String(ranges.length)} ranges can\
 be compared.`}function quotedInText(comparison){let{verdict}=comparison;return verdict==="no-baseline"||verdict==="inco\
nclusive"&&unclearRanges(comparison).length>0?null:quotedReason(comparison)?.reason??null}function reasonText(comparison,printer){
let quoted2=quotedReason(comparison);if(quoted2===null)return"";let{reason,others}=quoted2;return`${reason.range===null?
"":`${printer.name(reason.range)}: `}${printer.prose(reason.text)}${others>0?` (And ${String(others)} more.)`:""}`}function unclearRanges({
ranges}){return ranges.filter(({gpuBusyTime})=>gpuBusyTime.mayBeSlower&&gpuBusyTime.changeRatio!==null).toSorted(bySlowdown)}
function unclearText(range,printer){let{changeRatio,lowRatio,highRatio}=range.gpuBusyTime,interval=lowRatio===null||highRatio===
null?"":` (interval ${percentInterval(lowRatio,highRatio,"to")})`;return`Time on the GPU of ${rangeName(range,printer)}:\
 ${signedPercent(changeRatio??0)}${interval}.`}function left(title){return{title,align:"left"}}function right(title){return{title,align:"right"}}function flexible(title,least,shorten=cutInMiddle){
return{...left(title),least,shorten}}function leaving(columns,order2){return columns.map(column=>{let leaves=order2.indexOf(
column.title);return leaves<0||column.title===""?column:{...column,leaves}})}var gap=2;function textTable(columns,rows,layout,indent="\
  "){let width6=layout.width-indent.length,kept=keptColumns(columns,rows,width6),shown=kept.map(at=>columns[at]??left("")),
cut=shortened(shown,rows.map(row=>kept.map(at=>row[at]??"")),width6),widths=shown.map((column,at)=>widthOf(column,cut,at)),
line=cells=>{let last=cells.findLastIndex(cell2=>textOf(cell2)!==""),texts=cells.slice(0,last+1).map((cell2,at)=>{let text=textOf(
cell2),pad=" ".repeat(Math.max(0,(widths[at]??0)-text.length)),said=typeof cell2=="string"?text:paint(layout,cell2.tone,
text);return shown[at]?.align==="right"?pad+said:at===last?said:said+pad});return(indent+texts.join(" ".repeat(gap))).trimEnd()};
return[line(shown.map(({title})=>title)),...cut.map(line)]}function keptColumns(columns,rows,width6){let least=columns.map(
(column,at)=>{let natural=widthOf(column,rows,at);return column.least===void 0?natural:Math.min(natural,Math.max(column.
title.length,column.least))}),kept=columns.map((_,at)=>at),order2=kept.filter(at=>columns[at]?.leaves!==void 0).toSorted(
(one,other)=>(columns[one]?.leaves??0)-(columns[other]?.leaves??0)),taken=()=>kept.reduce((sum,at)=>sum+(least[at]??0)+gap,
-gap);for(let next of order2){if(taken()<=width6)break;kept=kept.filter(at=>at!==next)}return kept}function shortened(columns,rows,width6){
let widths=columns.map((column,at)=>widthOf(column,rows,at)),lower=at=>Math.max(columns[at]?.title.length??0,columns[at]?.
least??1/0),over=()=>widths.reduce((sum,one)=>sum+one+gap,-gap)-width6;for(;;){let cuttable=widths.flatMap((one,at)=>one>
lower(at)?[at]:[]),widest=cuttable.toSorted((one,other)=>(widths[other]??0)-(widths[one]??0))[0],excess2=over();if(widest===
void 0||excess2<=0)break;let next=Math.max(0,...cuttable.filter(at=>at!==widest).map(at=>widths[at]??0),lower(widest)),now=widths[widest]??
0;widths[widest]=Math.max(next<now?next:lower(widest),now-excess2)}let cut=columns.map(({shorten=cutInMiddle,least},at)=>{
let texts=rows.map(row=>textOf(row[at]??""));return least===void 0?texts:shorten(texts,widths[at]??0)});return rows.map(
(row,index)=>row.map((cell2,at)=>{let text=cut[at]?.[index]??"";return typeof cell2=="string"?text:{...cell2,text}}))}function widthOf({
title},rows,at){return rows.reduce((width6,row)=>Math.max(width6,textOf(row[at]??"").length),title.length)}function textOf(cell2){
return typeof cell2=="string"?cell2:cell2.text}function cutInMiddle(texts,width6){return texts.map(text=>clipMiddle(text,
width6))}var shownRanks=8;function comparedRanks({ranks:row}){if(row===null)return null;let{ranks,exposedTransfer,skew}=row,shown=fewOf(
ranks,({work,heldUpNs})=>[work.state==="regressed"?2:work.mayBeSlower?1:0,work.headNs??0,heldUpNs.head]),[base,head]=[exposedTransfer.
baseNs??0,exposedTransfer.headNs??0];return{rows:shown.map(rank=>({title:rankText(rank),...rank})),lines:[...restLine(ranks.
map(({work})=>work.headNs??0),shown.length),`Communication that no work hides: ${formatNs(base)} \u2192 ${formatNs(head)}\
 a rank. The rank with most work has ${percent(skew.base)} \u2192 ${percent(skew.head)} more than ${ranks.length>2?"the \
one in the middle":"the other"}.`]}}function measuredRanks({rounds}){let ranks=rounds[0]?.ranks??[];if(ranks.length<2||rounds.
some(round=>round.ranks.length!==ranks.length))return null;let rows=ranks.map((rank,index)=>{let of=pick=>median(rounds.
map(round=>pick(round.ranks[index]??rank))),known=pick=>{let values=rounds.map(round=>pick((round.ranks[index]??rank).communication));
return values.includes(null)?null:median(values.map(value=>value??0))};return{title:rankText(rank),launches:of(({launches})=>launches),
workNs:of(({workNs})=>workNs),idleNs:of(({idleNs:idleNs2})=>idleNs2),waitingNs:known(({waitingNs})=>waitingNs),exposedTransferNs:known(
({exposedTransferNs})=>exposedTransferNs),joinedLast:known(({joinedLast})=>joinedLast)}}),shown=fewOf(rows,({workNs,joinedLast})=>[
workNs,joinedLast??0]);return{rows:shown,lines:[...restLine(rows.map(({workNs})=>workNs),shown.length),...collectiveLines(
rounds[0]),...clockLines(rounds[0])]}}function clockLines(round){let clocks=round?.rankClocks??null;return clocks===null?
[]:clocks.collectives===0?["The reports share no collective: which rank began last is by their machines' clocks."]:[`The\
 reports' clocks are aligned by the ends of ${formatCount(clocks.collectives)} collectives, to ${formatNs(clocks.residualNs)}\
.`]}var shownCollectives=4;function collectiveLines(round){let all=round?.collectives??[],lines=all.slice(0,shownCollectives).
map(one=>{let{operation,bytes,ranks,count:count4,transferNs}=one,factor=busFactors.get(operation)?.(ranks),speed=bytes===
null||factor===void 0||transferNs===0?"":`, ${(factor*bytes*count4/transferNs).toFixed(1)} GB/s bus bandwidth`,size=bytes===
null?"":` of ${formatCount(bytes)} bytes`;return`${formatCount(count4)} \xD7 ${operation}${size} over ${formatCount(ranks)}\
 ranks: ${formatNs(transferNs)} transfer${speed}.`});return all.length>shownCollectives?[...lines,`\u2026 and ${formatCount(
all.length-shownCollectives)} more kinds of collectives.`]:lines}var busFactors=new Map([["AllReduce",ranks=>2*(ranks-1)/
ranks],["AllGather",ranks=>ranks-1],["ReduceScatter",ranks=>ranks-1],["Broadcast",()=>1],["Reduce",()=>1]]);function fewOf(ranks,values){
if(ranks.length<=shownRanks)return ranks;let most=new Set(ranks.map(rank=>({rank,of:values(rank)})).toSorted((one,other)=>{
let at=one.of.findIndex((value,index)=>value!==other.of[index]);return at<0?0:(other.of[at]??0)-(one.of[at]??0)}).slice(
0,shownRanks).map(({rank})=>rank));return ranks.filter(rank=>most.has(rank))}function restLine(workNs,shown){if(workNs.length<=
shown)return[];let[least,most]=[Math.min(...workNs),Math.max(...workNs)];return[`${formatCount(shown)} of ${formatCount(
workNs.length)} ranks are shown; the own work of all is ${formatNs(least)} to ${formatNs(most)}, median ${formatNs(median(
workNs))}.`]}var shownCallers=3,shownLayers=4;function launchSiteText({linkedRatio,sites,layers},printer,by="launched from"){let[site]=sites,
line=site===void 0?linkedRatio<linkedEnough?`${by} an unknown line: ${linkedRatio===0?"none of them has":`${percent(linkedRatio)}\
 of them have`} a stack with a line of the repository`:null:`${by} ${siteText(site,printer)}${otherSites(sites)}`,placed=layersText(
layers,printer);return[line,placed].filter(text=>text!==null)}function siteText(site,printer){let{base,head,changed}=site,
touched=changed===!0?", a line that the change touches":"",times2=base===null?`${formatCount(head)} times`:base===head?`${formatCount(
head)} times`:`${formatCount(base)} \u2192 ${formatCount(head)} times`,callers=callersOf(site).map(caller=>` \u2190 ${printer.
name(caller)}`);return`${printer.name(placeOf(site))} (${printer.name(site.function)})${touched}, ${times2}${callers.join(
"")}`}function callersOf({file,line,frames}){let own=frames.findIndex(frame3=>frame3.own&&frame3.file===file&&frame3.line===
line);return frames.slice(own+1).filter(frame3=>frame3.own).slice(0,shownCallers).map(placeOf)}function placeOf({file,line}){
return`${file??"unknown"}${line===null?"":`:${String(line)}`}`}function otherSites(sites){let others=sites.length-1;return others<=
0?"":` (and ${others===1?"one more line":`${String(others)} more lines`}, in comparison.json)`}function layersText(layers,printer){
let more=layers.filter(({base,head})=>base!==null&&head>base),shown=more.length>0?more:layers;if(shown.length===0)return null;
let names=shown.slice(0,shownLayers).map(({path})=>printer.name(layerName(path))),rest=shown.length-names.length;return`\
in ${shown.length===1?"the layer":"the layers"} ${names.join(", ")}${rest>0?` and ${String(rest)} more`:""}`}function layerName(path){
return path.join(" \u203A ")}function graphNodeLines(nodes,printer){return[...Map.groupBy(nodes,({kernel})=>kernel)].map(
([kernel,changes])=>{let total=side=>changes.reduce((sum,change)=>sum+change[side],0),places=changes.filter(({layer})=>layer.
length>0).slice(0,shownLayers).map(({layer,base:base2,head:head2})=>`${printer.name(layerName(layer))} ${formatCount(base2)}\
 \u2192 ${formatCount(head2)}`),rest=changes.length-places.length,where=places.length===0?"":`: ${places.join(", ")}${rest>
0?` and ${String(rest)} more`:""}`,[base,head]=[total("base"),total("head")],what=base===head?"moved":head>base?`${formatCount(
head-base)} more`:`${formatCount(base-head)} fewer`;return`${printer.kernel(kernel)}: ${what} ${Math.abs(head-base)===1?
"node":"nodes"} in the CUDA graphs${where}`})}var shownOpcodes=4;function machineCodeText(change,printer){let{state,findings,mix,instructions}=change,hot=change.hot.head===
null?[]:[hotText(change.hot.head,printer)];if(state==="identical")return["the machine code is the same on both sides: it\
s input or the environment is to blame",...hot];if(state==="other-registers")return["the machine code is the same on bot\
h sides but for the numbers of registers",...hot];let opcodes=mix.slice(0,shownOpcodes).map(({opcode,base,head})=>`${printer.
name(opcode)} ${sidesText({base,head})}`),counted=opcodes.length===0?`the machine code differs in operands alone (${formatCount(
instructions.head)} instructions)`:`machine code: ${opcodes.join(", ")} of ${sidesText(instructions)} instructions`;return[
...findings.map(findingText),counted,...hot]}function findingText(finding){switch(finding.kind){case"spills":return`spil\
ls to local memory (registers, or an array with a computed index): ${sidesText(finding.loads)} loads (LDL), ${sidesText(
finding.stores)} stores (STL)`;case"narrower-loads":case"narrower-stores":{let widths=finding.widths.map(({bits,...sides3})=>`${String(
bits)} bits ${sidesText(sides3)}`);return`vectorized ${finding.kind==="narrower-loads"?"loads":"stores"} were lost: ${widths.
join(", ")}`}case"precision":return finding.from==="tensor"?`no longer on the tensor cores: it computes in ${precisions[finding.
to]}`:`it computes ${finding.to==="tensor"?"on":"in"} ${precisions[finding.to]} instead of ${precisions[finding.from]}`}}
var precisions={fp64:"double precision (FP64)",fp32:"single precision (FP32)",fp16:"half precision (FP16 or BF16)",tensor:"\
the tensor cores"};function hotText({instruction,shareRatio,line},printer){let where=line===null?"":`, and ${percent(line.
shareRatio)} in ${printer.name(`${line.file}:${String(line.line)}`)}`;return`${percent(shareRatio)} of its samples are i\
n ${printer.name(instruction)}${where}`}function sidesText({base,head}){return base===head?formatCount(head):`${formatCount(
base)} \u2192 ${formatCount(head)}`}var rowStates={regressed:{sign:"\u25B2",color:"\u{1F534}",word:"slower"},improved:{sign:"\u25BC",color:"\u{1F7E2}",word:"\
faster"},same:{sign:"=",color:"",word:"same"},inconclusive:{sign:"?",color:"\u{1F7E1}",word:"unclear"},moved:{sign:"\u2194",
color:"\u2194\uFE0F",word:"moved"},"other-variant":{sign:"\u2194",color:"\u2194\uFE0F",word:"variant"},"overlap-changed":{
sign:"\u2194",color:"\u2194\uFE0F",word:"overlap"},noted:{sign:"\u25B3",color:"\u25B3",word:"slower"},waits:{sign:"\xB7",
color:"",word:"waits"},new:{sign:"+",color:"\u{1F195}",word:"new"},removed:{sign:"\u2212",color:"\u2796",word:"gone"},"n\
ot-judged":{sign:"\xB7",color:"",word:"small"}};function sumRows({gpuBusyTime,kernelTime,wallTime,latency}){return[{title:"\
time on the GPU",time:gpuBusyTime},{title:"sum of kernel durations",time:kernelTime},...latency===null?[{title:"wall tim\
e (traced)",time:wallTime}]:latencyRows(latency)]}function latencyRows({base,head,statistic,time}){let shown=(name,baseNs,headNs)=>({
title:`wall time (untraced, ${name})`,time:{baseNs,headNs,changeRatio:baseNs===0?null:headNs/baseNs-1,rounds:time.rounds,
lowRatio:null,highRatio:null,thresholdRatio:null,detectableRatio:null,spreadRatio:null,state:"not-judged",mayBeSlower:!1,
why:null}});return[{title:`wall time (untraced, ${statistic})`,time},...statistic==="minimum"?[shown("median",base.medianNs,
head.medianNs)]:[],shown("p90",base.p90Ns,head.p90Ns)]}function shownCounts({counts}){return counts.filter(row=>(row.base>
0||row.head>0)&&!isLaunchesAgain(row,counts))}var countTitles={launches:"launches",hostLaunches:"launches by the host",graphLaunches:"\
graph launches",copies:"copies",copiedBytes:"bytes",blockingCopies:"copies that the host waits for",synchronizations:"sy\
nchronizations"};function countTitle({metric,kind},printer){return`${countTitles[metric]}${kind===null?"":` ${printer.name(
kind)}`}`}function countValue({metric},value){return metric==="copiedBytes"?sizeAmount(value):countAmount(value)}function countWord({
base,head,state}){return state==="regressed"?head>base?"more":"fewer, worse":state==="improved"?head>base?"more, better":
"fewer":state==="noted"?"more, no regression":null}function isReplacement({match,previousName}){return previousName!==null&&
(match==="swapped"||match==="variant")}function explanations({explanation,time,machineCode,launchSites},printer){let moved=time.
state==="moved"||time.state==="overlap-changed"?time.why:null;return[...[explanation,moved].flatMap(text=>text===null?[]:
[printer.prose(text)]),...machineCode===null?[]:machineCodeText(machineCode,printer),...launchSites===null?[]:launchSiteText(
launchSites,printer)]}function lineNotes({counts,graphNodes},printer){return[...counts.flatMap(row=>{let{launchSites,metric}=row;
return launchSites===null||metric==="copiedBytes"||isLaunchesAgain(row,counts)?[]:[`${countTitle(row,printer)}: ${launchSiteText(
launchSites,printer,metric==="launches"?"launched from":"made at").join("; ")}`]}),...graphNodeLines(graphNodes,printer)]}var imageWidth=19,mostExplaining=4;function changeText(change,{prose:prose3}){let{kind,state,name}=change,shown=prose3(kind===
"cuda-library"?`lib${name}`:name),[base,head]=[change.base,change.head].map(text=>text===null?null:prose3(kind==="image"?
text.slice(0,imageWidth):text===""?"(empty)":text));return kind==="variable"?state==="added"?`${shown} unset \u2192 ${head??
"set"}`:state==="removed"?`${shown} ${base??"set"} \u2192 unset`:base==null||head==null?`${shown} has another value`:`${shown}\
 ${base} \u2192 ${head}`:state==="changed"?`${shown} ${base??""} \u2192 ${head??""}`:`${shown} ${head??base??""} ${state}`}
function librariesOf(row,environment,printer){if(environment===null||!isReplacement(row))return[];let texts=environment.
changes.filter(({families:families2})=>families2.includes(row.family)).map(change=>changeText(change,printer));return texts.
length===0?[]:[`what makes or chooses such kernels differs: ${listText(texts,mostExplaining)}`]}var unknownWords={driver:"\
the driver",image:"the image","operating-system":"the operating system","cuda-library":"files of CUDA libraries","python\
-package":"Python packages","system-package":"system packages",variable:"variables","variable-values":"values of variabl\
es that are not kept"};function unknownText({unknown:unknown4}){return unknown4.length===0?null:`Not compared: ${unknown4.
map(what=>unknownWords[what]).join(", ")}.`}function missingNcuText(status){if(status===null||status.state==="off")return null;let ranges=status.notNeeded.map(({name,
domain})=>rangeText(name,domain)),notNeeded=ranges.length===0?null:`Nsight Compute was not started for ${listText(ranges,
5)}: no verdict needs a reason there (ncu.when: auto).`;return status.state==="measured"?notNeeded:status.state==="not-n\
eeded"?"Nsight Compute was not started: no range is slower, faster or open by its kernels, or over a budget, so that no \
verdict needs a reason (ncu.when: auto).":`Nsight Compute ${{unavailable:"could not be used, so that nothing says",failed:"\
failed, so that little or nothing says",skipped:"was skipped, so that nothing says"}[status.state]} why a kernel takes i\
ts time${status.why===null?".":`: ${status.why}`}`}function gpuShare(rounds){let known=rounds.flatMap(({spanNs,gpuIdleNs})=>spanNs===null||gpuIdleNs===null||spanNs===0?[]:
[{spanNs,busyNs:spanNs-gpuIdleNs}]);return known.length===0?null:{busyNs:median(known.map(({busyNs})=>busyNs)),spanNs:median(
known.map(({spanNs})=>spanNs)),share:median(known.map(({busyNs,spanNs})=>busyNs/spanNs))}}function limitationTexts(comparison){let{limitations,calibration}=comparison;return limitations.map(limitation=>limitation.
kind==="not-calibrated"&&calibration.misfit!==null?misfitText(calibration.misfit):limitation.kind==="one-round"?hasOneProcess(
comparison)?`A side was captured in one process, so what processes differ by is unknown: a slowdown below ${percent(limitation.
thresholdRatio)} is never reported, and a larger one may be noise. Measure 3 loads a side (\`rounds\`, \`workload.server.ca\
ptures\`).`:`A side has one round, so the noise is unknown: a slowdown below ${percent(limitation.thresholdRatio)} is ne\
ver reported, and a larger one may be noise. Measure 3 rounds a side.`:sentences[limitation.kind])}var sentences={"no-ba\
se":"Without a base nothing is known of a change; only budgets are checked.","not-interleaved":"Base and head were not m\
easured in turns: any change of the machine between them is in every number.","other-gpu":"Base and head may have run on\
 different GPUs: thresholds are at least 1.5 % for ranges and 4.5 % for kernels.","clocks-unknown":"The SM clocks of bot\
h sides are not known (not watched, or too few samples): where all kernels are slower, a slower machine cannot be told f\
rom slower code.","not-calibrated":"This runner has no calibration: the default thresholds apply.","not-explained":"Nsig\
ht Compute measured no difference in the slower kernels, or did not measure them on both sides: only their launches expl\
ain them.","wall-time-unknown":"Wall time is inflated by CUDA tracing, and its rounds are too few or too noisy to judge:\
 whether the program takes longer overall is not known."};function misfitText({madeOn,found}){let made=`The calibration \
was made on ${madeOn.gpu} ${madeOn.uuid}`;switch(found.kind){case"unknown-gpu":return`${made}; which GPU was measured no\
w is not known.`;case"several-gpus":return`${made}; now there were ${String(found.count)} GPUs.`;case"other-gpu":return`${made}\
, not on ${found.gpu} ${found.uuid??"(UUID unknown)"}.`;case"other-driver":return`${made} with driver ${madeOn.driver??"\
unknown"}, not with driver ${found.driver??"unknown"}.`}}function budgetText(budget,printer){let{text,range,value,unit}=budget,found=value===null?"not measured":amount(value,unit,
printer)+excess(budget,value,printer);return`${printer.name(text)}: ${found}${range===null?"":` in ${printer.name(range)}`}`}
function excess({limit,unit,state},value,printer){return state!=="broken"||amount(value,unit,printer)!==amount(limit,unit,
printer)?"":`, ${value>limit?"over":"short"} by ${amount(Math.abs(value-limit),unit,printer)}`}function amount(value,unit,printer){
return unit==="ns"?formatNs(value):unit==="bytes"?sizeText(value):amountText(metricAmount(value,unit,printer))}var acceptedStates={
used:"in force",exceeded:"exceeded, so it does not count",expired:"expired, so it does not count",unused:"no longer need\
ed: remove it","not-judged":"not judged this time",unmatched:"matches nothing here"};function acceptedText({entry,state},printer){
let{kernel,family,metric,change}=entry,what=kernel!==void 0?`kernel ${printer.name(kernel)}`:family!==void 0?`family ${printer.
name(family)}`:printer.name(metric??""),limit=change==="any"?"any change":`up to ${String(change)} %`;return`${entry.range===
void 0?"":`${printer.name(entry.range)}, `}${what}, ${limit}, until ${printer.prose(entry.expires)} (${acceptedStates[state]}\
): ${printer.prose(entry.reason)}`}function disturbanceText({state,meanSmClockMhz,reasons},printer){let clock=meanSmClockMhz===
null?[]:[clockText(meanSmClockMhz)];return(state==="throttled"?["throttled",...reasons.slice(0,4).map(reason=>printer.prose(
reason)),...clock]:[...clock,"more than 2 % off the side's other rounds"]).join(", ")}function clockText(meanSmClockMhz){
return`mean SM clock ${meanSmClockMhz.toFixed(0)} MHz`}function roundsText(rounds,processes=null){let text=`${formatCount(
rounds)} ${rounds===1?"round":"rounds"}`;return processes===null||processes===rounds?text:`${text} of ${processes===1?"o\
ne process":`${formatCount(processes)} processes`}`}function topKernels(range,count4){let rangeNs=medianKernelNs(range);return range.kernels.slice(0,count4).map(kernel=>{let totalNs=medianTotalNs(
kernel);return{name:kernel.name,shortName:kernel.shortName,family:kernel.family,mangled:[...new Set(kernel.variants.flatMap(
({mangled})=>mangled??[]))],totalNs,share:rangeNs===0?0:totalNs/rangeNs}})}var formula=/^[=+\-@]/;function csvText(header2,rows){return[header2,...rows].map(row=>`${row.map(cell).join(",")}
`).join("")}function cell(value){if(value===null)return"";if(typeof value=="number")return String(value);let plain2=plainText(
value),safe=formula.test(plain2)?`'${plain2}`:plain2;return/[",\n]|^\s|\s$/.test(safe)?`"${safe.replaceAll('"','""')}"`:
safe}function rangeFiles(profile,operators,figures2){let labels=[...new Set([...profile.ranges,...profile.replayedRanges].map(
labelOf))],folders=uniqueSafeNames(labels),files=new Map;for(let[index,label3]of labels.entries()){let isIt=range=>labelOf(
range)===label3,measured=profile.ranges.find(isIt),inner=operators.get(label3)??[],replayed=profile.replayedRanges.find(
isIt),folder=`ranges/${folders[index]??String(index)}`;measured!==void 0&&measured.kernels.length>0&&files.set(`${folder}\
/kernels.csv`,kernelsCsv(measured,figures2)),inner.length>0&&files.set(`${folder}/operators.csv`,operatorsCsv(inner)),replayed!==
void 0&&files.set(`${folder}/replay.csv`,replayCsv(replayed,figures2))}return files}function labelOf({name,domain}){return rangeText(
name,domain)}var measuredHeaders=["measured grid","measured block","matching launches"];function kernelsCsv(range,figures2){
let rangeNs=medianKernelNs(range);return csvText(["kernel","family","launches","total (ns)","share (%)",...measuredHeaders,
...figureHeaders(figures2)],range.kernels.map(kernel=>{let totalNs=medianTotalNs(kernel),sample=kernel.ncu[0],launch=sample===
void 0?null:measuredLaunch(kernel,sample);return[kernel.name,kernel.family,medianLaunches(kernel),totalNs,rangeNs===0?0:
Number((totalNs/rangeNs*100).toFixed(3)),...launch===null?measuredHeaders.map(()=>null):[launch.grid.join("\xD7"),launch.
block.join("\xD7"),median(launch.matchingLaunches)],...figures2.map(({key})=>sample?.figures[key]?.value??null)]}))}function operatorsCsv(operators){
return csvText(["operator","domain","calls","launches","self (ns)","total (ns)","top kernel"],operators.map(row=>[row.name,
row.domain,row.calls,row.launches,row.selfNs,row.totalNs,row.topKernel]))}function replayCsv({samples},figures2){let known=figures2.
filter(({key})=>samples.some(sample=>sample.figures[key]!=null));return csvText(["instance","row",...figureHeaders(known)],
samples.map((sample,index)=>[index+1,sample.id,...known.map(({key})=>sample.figures[key]?.value??null)]))}function figureHeaders(figures2){
return figures2.map(({title,unit})=>unit===""?title:`${title} (${unit})`)}var special=/[\\`*_[\]<>#!|~&@$^]|(?<=[^\d\s])\.(?=\S)|\.(?=[^\d\s])|(?<=www)\.|:(?=\S)|-(?=[\d-])|(?<=^\s*\d*)[-+=.:)]/gi;
function markdownText(text){return plainText(text).replace(special,character=>`&#${String(character.codePointAt(0))};`)}
function markdownCode(text){let plain2=plainText(text).replaceAll(/\s+/g," ").trim();if(plain2==="")return"";if(plain2.includes(
"\\|"))return`<code>${markdownText(plain2)}</code>`;let longest=Math.max(0,...[...plain2.matchAll(/`+/g)].map(([run])=>run.
length)),fence="`".repeat(longest+1),padding=plain2.startsWith("`")||plain2.endsWith("`")?" ":"";return`${fence}${padding}${plain2}${padding}${fence}`}
function markdownTable(columns,rows){let line=cells=>`| ${cells.map(cell2=>cell2.replaceAll("|","\\|")).join(" | ")} |`;
return[line(columns.map(({title})=>title)),line(columns.map(({align})=>align==="right"?"--:":":--")),...rows.map(line)].
join(`
`)}function topFindings(ranges,limit){let sorted=ranges.flatMap(range=>range.findings.map(finding=>({range,finding}))).toSorted(
(one,other)=>(other.finding.impactNs??-1)-(one.finding.impactNs??-1));return[...Map.groupBy(sorted,({finding})=>finding.
id).values()].slice(0,limit).flatMap(ofRule=>ofRule[0]===void 0?[]:[{...ofRule[0],count:ofRule.length}])}var listedRanges=12,listedFamilies=6,listedMetrics=20,listedOperators=10,listedFindings=3,labelWidth=60,familyWords={gemm:"\
matrix multiplications",attention:"attention",triton:"generated (Triton) kernels",xla:"generated (XLA) kernels",communication:"\
communication between GPUs",memory:"memory fills and the KV cache",moe:"routing to experts",conv:"convolutions",quantize:"\
quantization",norm:"normalization",rope:"position encoding",sampling:"sampling of the next token",softmax:"softmax",activation:"\
activation functions",embedding:"embedding lookups",copy:"copies and layout changes",reduce:"reductions",elementwise:"el\
ementwise operations",other:"other"},plainWords={"launch-bound":"The GPU often waits for the host to launch work","gpu-i\
dle":"The GPU often has nothing to do","host-synchronization":"The host often stops to wait for the GPU","pageable-copie\
s":"Copies use pageable memory, which is slow","tiny-kernels":"The work is split into very many short kernels",spills:"A\
 kernel keeps what its threads compute with in memory","small-grid":"A kernel is too small to use the whole GPU","partia\
l-wave":"A kernel has too little work to fill the GPU","compute-bound":"A kernel computes as fast as the GPU can","laten\
cy-bound":"A kernel waits instead of computing","tail-effect":"A kernel leaves much of the GPU idle at its end","low-occ\
upancy":"A kernel keeps the GPU less busy than it could","memory-bound":"A kernel is limited by memory bandwidth","memor\
y-latency":"A kernel waits for memory",uncoalesced:"A kernel reads memory in an order that wastes bandwidth"};function summaryMarkdown(profile,operators=new Map){
let[largest]=profile.ranges.toSorted((one,other)=>medianKernelNs(other)-medianKernelNs(one));return`${["# Where the GPU'\
s time goes",...ranText(profile),...metricsText(profile),...phasesText(profile),...largest===void 0?[]:[...familiesText(
largest),...operatorsText(largest,operators)],...findingsText(profile),...footer(profile)].join(`

`)}
`}function ranText({machine,workload,source,rounds}){let gpu=[...new Set(machine.gpus.map(({name})=>name))].map(markdownText).
join(", ")||"an unknown GPU",command=workload.command.length===0?"an unknown program":markdownCode(clip(workload.command.
join(" "))),commit=source.commit===null?"":`, at commit ${markdownText(source.commit.slice(0,12))}${source.dirty===!0?" \
with changes":""}`,measured=rounds.length===1?"once":`${String(rounds.length)} times; figures are medians`;return[`**Wha\
t ran:** ${command} on ${gpu}${commit}, measured ${measured}.`]}function metricsText(profile){let walls=profile.ranges.flatMap(
range=>wallCells(range,profile.untraced)).slice(0,listedRanges),rows=profileMetrics(profile);if(walls.length+rows.length===
0)return[];let printer={name:markdownText,prose:markdownText},cells=rows.slice(0,listedMetrics).map(row=>[clip(metricTitle(
row,printer)),amountText(metricAmount(row.middle,row.unit,printer))]),runs=profile.untraced.length;return["## How long i\
t takes, and what the program reports",`Measured ${runs===1?"once":`${String(runs)} times`} beside the profile, while no\
thing slows the program down${runs===1?"":"; figures are medians"}.`,...walls.length===0?[]:[markdownTable([left("phase"),
right("takes"),right("90 % within"),right("at least")],walls)],...cells.length===0?[]:[markdownTable([left("metric"),right(
"median")],cells)],...rows.length>cells.length?[`\u2026 and ${String(rows.length-cells.length)} more metrics, in profile\
.json.`]:[]]}function wallCells(range,untraced){let processes=untraced.map(run=>instanceTimes(run,range)).filter(({length})=>length>
0);if(processes.length===0)return[];let{medianNs,p90Ns,minNs}=wallFigures(processes);return[[markdownText(label2(range)),
formatNs(medianNs),formatNs(p90Ns),formatNs(minNs)]]}function phasesText({ranges}){if(ranges.length===0)return["No phase\
 of the program was measured."];let top=ranges.slice(0,listedRanges),rows=top.map(range=>{let gpu=gpuShare(range.rounds);
return[markdownText(label2(range)),formatNs(medianKernelNs(range)),formatCounts(range.rounds.map(({launches})=>launches)),
gpu===null?"unknown":formatShare(gpu.share)]});return["## By phase",`${ranges.some(({name})=>name===wholeCaptureName)?"T\
he program marks no phases: all that was measured is one.":"Phases are the ranges that the program marks; one may lie wi\
thin another."} *Busy* is the share of the phase in which the GPU works at all; measuring makes it look smaller than it \
is.`,markdownTable([left("phase"),right("GPU time"),right("kernel launches"),right("busy")],rows),...ranges.length>top.length?
[`\u2026 and ${String(ranges.length-top.length)} more phases.`]:[],...otherThreadsText(top)]}function otherThreadsText(ranges){
let parts=ranges.flatMap(range=>{let launches=range.rounds.map(({otherThreads})=>otherThreads.launches);return Math.max(
0,...launches)===0?[]:[`${formatCounts(launches)} of ${markdownText(label2(range))}`]});return parts.length===0?[]:[`Ano\
ther thread of the program started ${parts.join(", ")}.`]}function familiesText(range){if(medianKernelNs(range)===0)return[];
let families2=range.families.map(row=>({family:row.family,totalNs:medianTotalNs(row)})),rows=families2.slice(0,listedFamilies).
map(({family,totalNs})=>[markdownText(Object.hasOwn(familyWords,family)?familyWords[family]??family:family),formatNs(totalNs),
formatShare(totalNs/medianKernelNs(range))]);return[`## By kind of work, in ${markdownText(label2(range))}`,markdownTable(
[left("kind"),right("GPU time"),right("share")],rows),...families2.length>rows.length?[`\u2026 and ${String(families2.length-
rows.length)} more kinds.`]:[]]}function operatorsText(range,operators){let all=operators.get(rangeText(range.name,range.
domain))??[];if(all.length===0)return[];let top=all.slice(0,listedOperators);return[`## By operator, in ${markdownText(label2(
range))}`,"Operators are the ranges nested in it. *Self* leaves out the kernels of ranges nested deeper.",markdownTable(
[left("operator"),right("self"),right("total"),right("calls"),right("kernel launches")],top.map(row=>[markdownText(clip(
label2(row))),formatNs(row.selfNs),formatNs(row.totalNs),formatCount(row.calls),formatCount(row.launches)])),...all.length>
top.length?[`\u2026 and ${formatCount(all.length-top.length)} more, in operators.csv.`]:[]]}function findingsText({ranges,
ncu}){let missing=missingNcuText(ncu),top=topFindings(ranges,listedFindings);return["## What stands out",top.length===0?
"None of the rules found anything.":top.map((found,index)=>findingText2(index+1,found)).join(`
`),...missing===null?[]:[markdownText(missing)]]}function findingText2(number2,{range,finding,count:count4}){let words=(Object.
hasOwn(plainWords,finding.id)?plainWords[finding.id]:void 0)??finding.id,where=finding.kernel===null?"":` (the kernel ${markdownCode(
kernelLabel(finding.kernel,labelWidth))})`,more=count4>1?` ${String(count4-1)} more like it.`:"",saving=finding.impactNs===
null?"":` Potential saving: at most ${formatNs(finding.impactNs)}.`;return`${String(number2)}. **${words}**, in ${markdownText(
label2(range))}${where}. ${markdownText(finding.what)}${saving}${more} Help: ${markdownText(finding.advice)}`}function footer({
tool,warnings:warnings2}){let count4=warnings2.length,warned=count4===0?"":` ${String(count4)} ${count4===1?"warning sta\
nds":"warnings stand"} in profile.json.`;return[`*Made by ${markdownText(tool.name)} ${markdownText(tool.version)} from \
profile.json, which has all figures.${warned}*`]}function label2({name,domain}){return domain===""?name:`${name}@${domain}`}
function clip(text){return text.length>200?`${text.slice(0,199)}\u2026`:text}var sideFiles={base:"base/profile.json",head:"profile.json"},referenceFiles={base:"reference/profile.json",head:"profile\
.json"},referenceComparisonFile="reference-comparison.json";function topKernelsByRange(profile,count4){return profile.ranges.
map(range=>({range:range.name,domain:range.domain,kernels:topKernels(range,count4)}))}function operatorsByRange(captures){
return new Map(captures.toReversed().flatMap(({operators})=>[...operators]))}function resultFiles(measured,topCount,report){
let{profile,operators,base,comparison,reference}=measured;return new Map([...reference===null?[]:[...reference.profile===
null?[]:[[referenceFiles.base,json(reference.profile)]],[referenceComparisonFile,json(reference.comparison)]],...Object.
entries(base===null?{}:{[sideFiles.base]:json(base)}),...profileFiles(profile,operators,topCount,report),...Object.entries(
comparison===null?{}:{"comparison.json":json(comparison)})])}function profileFiles(profile,operators,topCount,report){return new Map(
[...rangeFiles(profile,operators,figureRules),...report,["summary.md",summaryMarkdown(profile,operators)],["top-kernels.\
json",json(topKernelsByRange(profile,topCount))],["profile.json",json(profile)]])}function json(value){return`${JSON.stringify(
value,null,2)}
`}var gap2=.1;function placeInstances({base,head},roles=instanceRoles){let placed={base:[],head:[]},atNs=0;for(let{name,domain}of inOrder(
head,base))for(let role of roles){let longestNs=0;for(let[side,ranges]of[["base",base],["head",head]]){let range=ranges.
find(one=>one.name===name&&one.domain===domain),instance=range?.kept.find(one=>one.role===role);range===void 0||instance===
void 0||(placed[side].push({range,instance,atNs}),longestNs=Math.max(longestNs,lastEndNs(instance)))}atNs+=Math.ceil(longestNs*
(1+gap2))}return placed}function inOrder(head,base){return[...new Map([...head,...base].map(range=>[JSON.stringify([range.
domain,range.name]),range])).values()]}function lastEndNs({durationNs,kernels,copies}){let last=durationNs;for(let{startNs,
durationNs:ns2}of kernels)last=Math.max(last,startNs+ns2);for(let{startNs,durationNs:ns2}of copies)last=Math.max(last,startNs+
ns2);return last}var units={"%":[37,null],ns:[19,null],byte:[7,null],"byte/s":[7,22]},descriptorId=1;function ncuCounters(placed,profile){
let specs=new Map,packets=[];for(let{range,instance,atNs}of placed){let kernels=profile.ranges.find(({name,domain})=>name===
range.name&&domain===range.domain)?.kernels,measured=new Map((kernels??[]).filter(({ncu})=>ncu.length>0).map(kernel=>[kernel.
name,kernel])),done=new Set;for(let{type,startNs,device}of measured.size===0?[]:instance.kernels){let kernel=measured.get(
type.name),launch=JSON.stringify([type.name,type.grid,type.block]);if(kernel===void 0||done.has(launch))continue;let counters=metricsOf(
kernel,type).map(([metric,value,unit])=>{let known=specs.get(metric)??counterSpec(metric,unit,specs.size+1);return specs.
set(metric,known),{counter_id:known.counter_id,double_value:value}});counters.length!==0&&(done.add(launch),packets.push(
{timestamp:atNs+startNs,gpu_counter_event:{counter_descriptor_iid:descriptorId,counters,gpu_id:device}}))}}return packets.
length===0?null:{descriptors:[{iid:descriptorId,counter_descriptor:{specs:[...specs.values()]}}],packets}}function metricsOf(kernel,type){
let sample=kernel.ncu.find(({variant})=>{let launched=kernel.variants[variant];return launched!==void 0&&same(launched.grid,
type.grid)&&same(launched.block,type.block)});return Object.values(sample?.figures??{}).flatMap(figure2=>figure2!==null&&
typeof figure2.value=="number"&&isNcuName(figure2.metric)?[[figure2.metric,figure2.value,figure2.unit]]:[])}function isNcuName(metric){
return metric.includes("__")&&/^[\w.]+$/.test(metric)}function same(one,other){return one.every((size,index)=>size===other[index])}
function counterSpec(metric,unit,id){let[numerator=null,denominator=null]=units[unit]??[];return{counter_id:id,name:metric,
groups:6,value_direction:2,description:"Measured by Nsight Compute of another launch of this kernel, with the same grid \
and block.",...numerator===null?{}:{numerator_units:numerator},...denominator===null?{}:{denominator_units:denominator}}}var SHIFT_RIGHT_32=23283064365386963e-26;var utf8TextDecoder=typeof TextDecoder>"u"?null:new TextDecoder("utf-8"),PBF_VARINT=0,PBF_FIXED64=1,PBF_BYTES=2,PBF_FIXED32=5;var PbfWriter=class{constructor(buf=new Uint8Array(16)){this.buf=ArrayBuffer.isView(buf)?buf:new Uint8Array(buf),this.dataView=
new DataView(this.buf.buffer,this.buf.byteOffset,this.buf.byteLength),this.pos=0,this.length=this.buf.length}writeTag(tag,type){
this.writeVarint(tag<<3|type)}realloc(min){let length=this.length||16;for(;length<this.pos+min;)length*=2;if(length!==this.
length){let buf=new Uint8Array(length);buf.set(this.buf),this.buf=buf,this.dataView=new DataView(buf.buffer),this.length=
length}}finish(){return this.length=this.pos,this.pos=0,this.buf.subarray(0,this.length)}writeFixed32(val){this.realloc(
4),this.dataView.setInt32(this.pos,val,!0),this.pos+=4}writeSFixed32(val){this.realloc(4),this.dataView.setInt32(this.pos,
val,!0),this.pos+=4}writeFixed64(val){this.realloc(8),this.dataView.setInt32(this.pos,val&-1,!0),this.dataView.setInt32(
this.pos+4,Math.floor(val*SHIFT_RIGHT_32),!0),this.pos+=8}writeSFixed64(val){this.realloc(8),this.dataView.setInt32(this.
pos,val&-1,!0),this.dataView.setInt32(this.pos+4,Math.floor(val*SHIFT_RIGHT_32),!0),this.pos+=8}writeVarint(val){if(val=
+val||0,val>=0&&val<128){this.pos>=this.length&&this.realloc(1),this.buf[this.pos++]=val;return}if(val>268435455||val<0){
writeBigVarint(val,this);return}this.realloc(4),this.buf[this.pos++]=val&127|(val>127?128:0),!(val<=127)&&(this.buf[this.
pos++]=(val>>>=7)&127|(val>127?128:0),!(val<=127)&&(this.buf[this.pos++]=(val>>>=7)&127|(val>127?128:0),!(val<=127)&&(this.
buf[this.pos++]=val>>>7&127)))}writeSVarint(val){this.writeVarint(val<0?-val*2-1:val*2)}writeBoolean(val){this.writeVarint(
+val)}writeString(str){str=String(str),this.realloc(str.length*4),this.pos++;let startPos=this.pos;this.pos=writeUtf8(this.
buf,str,this.pos);let len=this.pos-startPos;len>=128&&makeRoomForExtraLength(startPos,len,this),this.pos=startPos-1,this.
writeVarint(len),this.pos+=len}writeFloat(val){this.realloc(4),this.dataView.setFloat32(this.pos,val,!0),this.pos+=4}writeDouble(val){
this.realloc(8),this.dataView.setFloat64(this.pos,val,!0),this.pos+=8}writeBytes(buffer){let len=buffer.length;this.writeVarint(
len),this.realloc(len),this.buf.set(buffer,this.pos),this.pos+=len}writeRawMessage(fn,obj){this.pos++;let startPos=this.
pos;fn(obj,this);let len=this.pos-startPos;len>=128&&makeRoomForExtraLength(startPos,len,this),this.pos=startPos-1,this.
writeVarint(len),this.pos+=len}writeMessage(tag,fn,obj){this.writeTag(tag,PBF_BYTES),this.writeRawMessage(fn,obj)}writePackedVarint(tag,arr){
arr.length&&this.writeMessage(tag,writePackedVarint,arr)}writePackedSVarint(tag,arr){arr.length&&this.writeMessage(tag,writePackedSVarint,
arr)}writePackedBoolean(tag,arr){arr.length&&this.writeMessage(tag,writePackedBoolean,arr)}writePackedFloat(tag,arr){arr.
length&&this.writeMessage(tag,writePackedFloat,arr)}writePackedDouble(tag,arr){arr.length&&this.writeMessage(tag,writePackedDouble,
arr)}writePackedFixed32(tag,arr){arr.length&&this.writeMessage(tag,writePackedFixed32,arr)}writePackedSFixed32(tag,arr){
arr.length&&this.writeMessage(tag,writePackedSFixed32,arr)}writePackedFixed64(tag,arr){arr.length&&this.writeMessage(tag,
writePackedFixed64,arr)}writePackedSFixed64(tag,arr){arr.length&&this.writeMessage(tag,writePackedSFixed64,arr)}writeBytesField(tag,buffer){
this.writeTag(tag,PBF_BYTES),this.writeBytes(buffer)}writeFixed32Field(tag,val){this.writeTag(tag,PBF_FIXED32),this.writeFixed32(
val)}writeSFixed32Field(tag,val){this.writeTag(tag,PBF_FIXED32),this.writeSFixed32(val)}writeFixed64Field(tag,val){this.
writeTag(tag,PBF_FIXED64),this.writeFixed64(val)}writeSFixed64Field(tag,val){this.writeTag(tag,PBF_FIXED64),this.writeSFixed64(
val)}writeVarintField(tag,val){this.writeTag(tag,PBF_VARINT),this.writeVarint(val)}writeSVarintField(tag,val){this.writeTag(
tag,PBF_VARINT),this.writeSVarint(val)}writeStringField(tag,str){this.writeTag(tag,PBF_BYTES),this.writeString(str)}writeFloatField(tag,val){
this.writeTag(tag,PBF_FIXED32),this.writeFloat(val)}writeDoubleField(tag,val){this.writeTag(tag,PBF_FIXED64),this.writeDouble(
val)}writeBooleanField(tag,val){this.writeVarintField(tag,+val)}};function writeBigVarint(val,pbf){let low,high;if(val>=0?(low=val%4294967296|0,high=val/4294967296|0):(low=~(-val%4294967296),
high=~(-val/4294967296),low^4294967295?low=low+1|0:(low=0,high=high+1|0)),val>=18446744073709552e3||val<-18446744073709552e3)
throw new Error("Given varint doesn't fit into 10 bytes");pbf.realloc(10),writeBigVarintLow(low,high,pbf),writeBigVarintHigh(
high,pbf)}function writeBigVarintLow(low,high,pbf){pbf.buf[pbf.pos++]=low&127|128,low>>>=7,pbf.buf[pbf.pos++]=low&127|128,
low>>>=7,pbf.buf[pbf.pos++]=low&127|128,low>>>=7,pbf.buf[pbf.pos++]=low&127|128,low>>>=7,pbf.buf[pbf.pos]=low&127}function writeBigVarintHigh(high,pbf){
let lsb=(high&7)<<4;pbf.buf[pbf.pos++]|=lsb|((high>>>=3)?128:0),high&&(pbf.buf[pbf.pos++]=high&127|((high>>>=7)?128:0),high&&
(pbf.buf[pbf.pos++]=high&127|((high>>>=7)?128:0),high&&(pbf.buf[pbf.pos++]=high&127|((high>>>=7)?128:0),high&&(pbf.buf[pbf.
pos++]=high&127|((high>>>=7)?128:0),high&&(pbf.buf[pbf.pos++]=high&127)))))}function makeRoomForExtraLength(startPos,len,pbf){
let extraLen=len<=16383?1:len<=2097151?2:len<=268435455?3:Math.floor(Math.log(len)/(Math.LN2*7));pbf.realloc(extraLen),pbf.
buf.copyWithin(startPos+extraLen,startPos,pbf.pos)}function writePackedVarint(arr,pbf){let n=arr.length,buf=pbf.buf,pos=pbf.
pos,limit=pbf.length;for(let i=0;i<n;i++){let val=arr[i];if(val<0||pos+10>limit){pbf.pos=pos,pbf.writeVarint(val),buf=pbf.
buf,pos=pbf.pos,limit=pbf.length;continue}for(;val>127;)buf[pos++]=val%128|128,val=Math.floor(val/128);buf[pos++]=val}pbf.
pos=pos}function writePackedSVarint(arr,pbf){for(let i=0;i<arr.length;i++)pbf.writeSVarint(arr[i])}function writePackedFloat(arr,pbf){
for(let i=0;i<arr.length;i++)pbf.writeFloat(arr[i])}function writePackedDouble(arr,pbf){for(let i=0;i<arr.length;i++)pbf.
writeDouble(arr[i])}function writePackedBoolean(arr,pbf){for(let i=0;i<arr.length;i++)pbf.writeBoolean(arr[i])}function writePackedFixed32(arr,pbf){
for(let i=0;i<arr.length;i++)pbf.writeFixed32(arr[i])}function writePackedSFixed32(arr,pbf){for(let i=0;i<arr.length;i++)
pbf.writeSFixed32(arr[i])}function writePackedFixed64(arr,pbf){for(let i=0;i<arr.length;i++)pbf.writeFixed64(arr[i])}function writePackedSFixed64(arr,pbf){
for(let i=0;i<arr.length;i++)pbf.writeSFixed64(arr[i])}function writeUtf8(buf,str,pos){for(let i=0,c,lead;i<str.length;i++){if(c=str.charCodeAt(i),c>55295&&c<57344)if(lead)if(c<
56320){buf[pos++]=239,buf[pos++]=191,buf[pos++]=189,lead=c;continue}else c=lead-55296<<10|c-56320|65536,lead=null;else{c>
56319||i+1===str.length?(buf[pos++]=239,buf[pos++]=191,buf[pos++]=189):lead=c;continue}else lead&&(buf[pos++]=239,buf[pos++]=
191,buf[pos++]=189,lead=null);c<128?buf[pos++]=c:(c<2048?buf[pos++]=c>>6|192:(c<65536?buf[pos++]=c>>12|224:(buf[pos++]=c>>
18|240,buf[pos++]=c>>12&63|128),buf[pos++]=c>>6&63|128),buf[pos++]=c&63|128)}return pos}var dim3={x:[1,"uint"],y:[2,"uint"],z:[3,"uint"]},computeArg={name_iid:[1,"uint"],uint_value:[4,"uint"]},internedName={iid:[
1,"uint"],name:[2,"string"]},counterDescriptor={specs:[1,{counter_id:[1,"uint"],name:[2,"string"],description:[3,"string"],
numerator_units:[7,"uint"],denominator_units:[8,"uint"],groups:[10,"uint"],value_direction:[11,"uint"]}]},packetMessage={
timestamp:[8,"uint"],trusted_packet_sequence_id:[10,"uint"],track_event:[11,{type:[9,"uint"],name_iid:[10,"uint"],track_uuid:[
11,"uint"],gpu_correlation:[3e3,{render_stage_submission_event_ids:[1,"uint"]}],gpu_api:[3001,"uint"]}],interned_data:[12,
{event_names:[2,internedName],graphics_contexts:[23,{iid:[1,"uint"],pid:[2,"uint"],api:[3,"uint"]}],gpu_specifications:[
24,{iid:[1,"uint"],name:[2,"string"],description:[3,"string"],category:[4,"uint"]}],gpu_counter_descriptors:[47,{iid:[1,
"uint"],counter_descriptor:[2,counterDescriptor],gpu_id:[3,"uint"]}],compute_kernels:[1e3,{iid:[1,"uint"],name:[2,"strin\
g"],demangled_name:[3,"string"],arch:[4,"string"],args:[5,computeArg]}],compute_arg_names:[1001,internedName]}],sequence_flags:[
13,"uint"],gpu_counter_event:[52,{counters:[2,{counter_id:[1,"uint"],double_value:[3,"double"]}],gpu_id:[3,"uint"],counter_descriptor_iid:[
4,"uint"]}],gpu_render_stage_event:[53,{event_id:[1,"uint"],duration:[2,"uint"],context:[5,"uint"],gpu_id:[11,"uint"],hw_queue_iid:[
13,"uint"],stage_iid:[14,"uint"],kernel_iid:[19,"uint"],name_iid:[20,"uint"],launch:[21,{grid_size:[1,dim3],workgroup_size:[
2,dim3],args:[3,computeArg]}]}],track_descriptor:[60,{uuid:[1,"uint"],name:[2,"string"],process:[3,{pid:[1,"uint"],process_name:[
6,"string"]}],thread:[4,{pid:[1,"uint"],tid:[2,"uint"],thread_name:[5,"string"]}],parent_uuid:[5,"uint"]}],gpu_info:[128,
{gpus:[1,{name:[1,"string"],vendor:[2,"string"]}]}]};function encodeTrace(packets){let writer=new PbfWriter;for(let packet of packets)
writer.writeMessage(1,writePacket,packet);return writer.finish()}var writePacket=writerOf(packetMessage);function writerOf(message){
let fields=new Map(Object.entries(message).map(([name,field])=>[name,fieldWriterOf(field)]));return(values,writer)=>{if(typeof values!=
"object"||values===null)throw new TypeError(`no message: ${String(values)}`);for(let[name,value]of Object.entries(values)){
let write=fields.get(name);if(write===void 0)throw new TypeError(`no field of a packet: ${name}`);if(Array.isArray(value))
for(let one of value)write(one,writer);else write(value,writer)}}}function fieldWriterOf([number2,type]){if(typeof type==
"object"){let writeMessage=writerOf(type);return(value,writer)=>{writer.writeMessage(number2,writeMessage,value)}}return type===
"string"?(value,writer)=>{writer.writeStringField(number2,String(value))}:type==="double"?(value,writer)=>{writer.writeDoubleField(
number2,Number(value))}:(value,writer)=>{if(!Number.isSafeInteger(value)||Number(value)<0)throw new TypeError(`no unsign\
ed integer: ${String(value)}`);writer.writeVarintField(number2,Number(value))}}var nameWidth=200,fullNameWidth=4e3,sequence={cleared:1,needsState:2},trackEvent={begin:1,end:2},cuda=4,category={other:0,
compute:2},ownSequence=1;function pftrace(name,placed,profile,sideIndex){let tables=internTables(),tracks=trackTable(name,
sideIndex),events=[],eventId=0;for(let{range,instance,atNs}of placed){let submitted=new Map;for(let kernel of instance.kernels)
eventId+=1,kernel.call!==null&&append(submitted,kernel.call,eventId),events.push(kernelPacket(kernel,atNs,eventId,tables));
for(let copy of instance.copies)eventId+=1,copy.call!==null&&append(submitted,copy.call,eventId),events.push(copyPacket(
copy,atNs,eventId,tables));events.push(...hostPackets(range,instance,atNs,submitted,tables,tracks))}let counters=profile===
null?null:ncuCounters(placed,profile),first={timestamp:0,trusted_packet_sequence_id:ownSequence,sequence_flags:sequence.
cleared,interned_data:{...tables.data(),...counters===null?{}:{gpu_counter_descriptors:counters.descriptors}}};return encodeTrace(
[first,...gpuInfo(placed,profile),...tracks.descriptors(),...events,...(counters?.packets??[]).map(packet=>({...packet,...ofSequence}))])}
var ofSequence={trusted_packet_sequence_id:ownSequence,sequence_flags:sequence.needsState};function kernelPacket(kernel,atNs,eventId,tables){
let{type,startNs,durationNs,device}=kernel,[gridX,gridY,gridZ]=type.grid,[blockX,blockY,blockZ]=type.block;return{timestamp:atNs+
startNs,...ofSequence,gpu_render_stage_event:{event_id:eventId,duration:durationNs,...gpuOf(device),...tables.place(kernel),
stage_iid:tables.stage("Kernel",category.compute),kernel_iid:tables.kernel(kernel),name_iid:tables.label(type.name),launch:{
grid_size:{x:gridX,y:gridY,z:gridZ},workgroup_size:{x:blockX,y:blockY,z:blockZ}}}}}function copyPacket(copy,atNs,eventId,tables){
let{kind,direction,sourceMemory,targetMemory,startNs,durationNs,bytes,device}=copy,memory=[sourceMemory,targetMemory].flatMap(
one=>one??[]).join(" \u2192 "),words=[kind==="fill"?"memset":"memcpy",direction,memory===""?null:`(${memory})`];return{timestamp:atNs+
startNs,...ofSequence,gpu_render_stage_event:{event_id:eventId,duration:durationNs,...gpuOf(device),...tables.place({...copy,
context:null}),stage_iid:tables.stage(kind==="fill"?"Memset":"Copy",category.other),name_iid:tables.name(words.flatMap(word=>word??
[]).join(" ")),launch:{args:tables.arguments({...placeOf2(copy),bytes})}}}}function gpuOf(device){return device===0?{}:{
gpu_id:device}}function placeOf2({device,stream}){return stream===null?{device}:{device,stream}}function append(lists,key,value){
let known=lists.get(key);known===void 0?lists.set(key,[value]):known.push(value)}function hostPackets({name,domain,instances},instance,atNs,submitted,tables,tracks){
let process=instance.process===-1?instance.kernels[0]?.process??0:instance.process,byTrack=new Map,add=(track,slice)=>{append(
byTrack,track,slice)};add(tracks.of(process,"Instances of ranges"),{name:`${rangeText(name,domain)}: instance ${String(instance.
place)} of ${String(instances)} (${instance.role})${cutText(instance)}`,startNs:0,endNs:instance.durationNs,launched:[]}),
instance.thread!==-1&&add(tracks.thread(process,instance.thread),{name:rangeText(name,domain),startNs:0,endNs:instance.durationNs,
launched:[]});for(let[lane,ranges]of lanesOf(instance.ranges.filter(({style})=>style==="startend")).entries())for(let range of ranges)
add(tracks.of(range.process,`NVTX start/end ranges ${String(lane+1)}`),rangeSlice(range));for(let range of instance.ranges)
range.style==="pushpop"&&add(tracks.thread(range.process,range.thread),rangeSlice(range));for(let[index,call]of instance.
calls.entries())add(tracks.thread(call.process,call.thread),{...callSlice(call),launched:submitted.get(index)??[]});return[
...byTrack].flatMap(([track,slices])=>nested(slices,track,atNs,tables))}function cutText({kernels,cut}){let parts=[...cut.
kernels>0?[`the first ${String(kernels.length)} of ${String(kernels.length+cut.kernels)} kernels`]:[],...cut.calls>0?[`w\
ithout ${String(cut.calls)} calls`]:[],...cut.copies>0?[`without ${String(cut.copies)} copies`]:[],...cut.ranges>0?[`wit\
hout ${String(cut.ranges)} NVTX ranges`]:[]];return parts.length===0?"":`, ${parts.join(", ")}`}function rangeSlice({name,
domain,startNs,durationNs}){return{name:rangeText(name,domain),startNs,endNs:startNs+durationNs,launched:[]}}function callSlice({
name,startNs,durationNs}){return{name:name??"CUDA call",startNs,endNs:startNs+durationNs}}function lanesOf(ranges){let lanes=[],
ends=[];for(let range of ranges){let free=ends.findIndex(end=>end<=range.startNs),lane=free===-1?lanes.push([])-1:free;lanes[lane]?.
push(range),ends[lane]=range.startNs+range.durationNs}return lanes}function nested(slices,track,atNs,tables){let packets=[],
open2=[],endUntil=timeNs=>{for(let end=open2.at(-1);end!==void 0&&end<=timeNs;end=open2.at(-1))packets.push({timestamp:atNs+
end,...ofSequence,track_event:{type:trackEvent.end,track_uuid:track}}),open2.pop()},sorted=slices.toSorted((one,other)=>one.
startNs-other.startNs||other.endNs-one.endNs);for(let{name,startNs,endNs,launched}of sorted)endUntil(startNs),packets.push(
{timestamp:atNs+startNs,...ofSequence,track_event:{type:trackEvent.begin,track_uuid:track,name_iid:tables.shown(name),...launched.
length===0?{}:{gpu_correlation:{render_stage_submission_event_ids:launched},gpu_api:cuda}}}),open2.push(Math.min(endNs,open2.
at(-1)??1/0));return endUntil(1/0),packets}function internTables(){let names=interned(),argumentNames=interned(),specifications=interned(),
kernels=interned(),contexts=interned(),args=values=>Object.entries(values).map(([key,value])=>({name_iid:argumentNames.of(
key,()=>({name:key})),uint_value:value})),name=text=>names.of(text,()=>({name:text})),label3=memoized(kernelName=>name(kernelLabel(
kernelName,nameWidth))),shown=memoized(text=>name(clipMiddle(plainText(text),nameWidth))),ofType=new Map;return{name,shown,
label:label3,arguments:args,stage:(name2,ofCategory)=>specifications.of(`stage ${name2}`,()=>({name:name2,category:ofCategory})),
kernel:kernel=>{let{type}=kernel,byPlace=ofType.get(type)??new Map;ofType.set(type,byPlace);let at=`${String(kernel.device)}\
/${String(kernel.stream)}`,known=byPlace.get(at);if(known!==void 0)return known;let values={...placeOf2(kernel),registers_per_thread:type.
registersPerThread,shared_mem_static:type.staticSharedBytes,shared_mem_dynamic:type.dynamicSharedBytes},iid=kernels.of(`${Object.
values(values).join(" ")} ${type.mangled??""} ${type.name}`,()=>({name:clipMiddle(plainText(type.mangled??type.shortName),
fullNameWidth),demangled_name:clipMiddle(plainText(type.name),fullNameWidth),args:args(values)}));return byPlace.set(at,
iid),iid},place:({process,device,context,stream})=>({context:contexts.of(`${String(process)}/${String(context)}`,()=>({pid:pidOf(
process),api:cuda})),hw_queue_iid:specifications.of(`queue ${String(process)}/${String(device)}/${String(stream)}`,()=>({
name:stream===null?"Stream unknown":`Stream ${String(stream)}`,category:category.compute,description:`Process ${String(pidOf(
process))}`}))}),data:()=>({event_names:names.all(),graphics_contexts:contexts.all(),gpu_specifications:specifications.all(),
compute_kernels:kernels.all(),compute_arg_names:argumentNames.all()})}}function memoized(numberOf){let known=new Map;return text=>{
let found=known.get(text)??numberOf(text);return known.set(text,found),found}}function interned(){let known=new Map;return{
of:(key,make)=>{let found=known.get(key)??{iid:known.size+1,...make()};return known.set(key,found),found.iid},all:()=>[...known.
values()]}}function pidOf(process){return(process%2**24+2**24)%2**24||1}function trackTable(side,sideIndex){let known=new Map,
track=(key,make)=>{let found=known.get(key);if(found!==void 0)return found.uuid;let uuid=(known.size+1)*2+sideIndex;return known.
set(key,{uuid,packet:{timestamp:0,...ofSequence,track_descriptor:make(uuid)}}),uuid},processTrack=process=>track(`${String(
process)}`,uuid=>({uuid,process:{pid:pidOf(process),process_name:side}}));return{thread:(process,thread)=>{processTrack(
process);let tid=Math.max(1,thread);return track(`${String(process)}/${String(thread)}`,uuid=>({uuid,thread:{pid:pidOf(process),
tid,thread_name:`thread ${String(tid)}`}}))},of:(process,name)=>{let parent2=processTrack(process);return track(`${String(
process)} ${name}`,uuid=>({uuid,parent_uuid:parent2,name}))},descriptors:()=>[...known.values()].map(({packet})=>packet)}}
function gpuInfo(placed,profile){let names=new Set(profile?.machine.gpus.map(({name:name2})=>name2)),[name]=names,last=placed.
flatMap(({instance})=>instance.kernels).reduce((most,{device})=>Math.max(most,device),-1);if(name===void 0||names.size>1||
last<0||last>63)return[];let text=clipMiddle(plainText(name),nameWidth),gpus=Array.from({length:last+1},(_,index)=>({name:last===
0?text:`${text} #${String(index)}`,vendor:"NVIDIA"}));return[{timestamp:0,...ofSequence,gpu_info:{gpus}}]}function tarOf(files){let sizes=files.map(({data})=>512+Math.ceil(data.length/512)*512),archive=new Uint8Array(sizes.reduce(
(sum,size)=>sum+size,0)+2*512),at=0;for(let[index,{name,data}]of files.entries())archive.set(header(name,data.length),at),
archive.set(data,at+512),at+=sizes[index]??0;return archive}function header(name,size){let bytes=new Uint8Array(512),put=(text,at)=>{
bytes.set(new TextEncoder().encode(text),at)};put(name,0),put("0000644\0",100),put("0000000\0",108),put("0000000\0",116),
put(`${size.toString(8).padStart(11,"0")}\0`,124),put("00000000000\0",136),put(" ".repeat(8),148),put("0",156),put("usta\
r\x0000",257);let sum=bytes.reduce((total,byte)=>total+byte,0);return put(`${sum.toString(8).padStart(6,"0")}\0 `,148),bytes}var traceFile="trace.tar";function traceArchive(timelines,profiles,roles=instanceRoles){let placed=placeInstances(timelines,
roles),sides3=["base","head"].flatMap((name,index)=>placed[name].length===0?[]:[{name,path:`${name}.pftrace`,index:index===
0?0:1,placed:placed[name]}]),[first]=sides3;if(first===void 0)return null;let holds=sides3.map(({name,placed:held})=>`${name}\
: ${heldText(held,timelines[name])}`).join("; "),manifest={perfetto_manifest:{version:1,files:sides3.map(({name,path})=>({
path,machine:{name},...path===first.path?{}:{clocks:{clock:"BOOTTIME",sync_to:{file:first.path,clock:"BOOTTIME"},offset_ns:0}}})),
attributes:{"llm_profile.holds":holds}}};return{data:tarOf([{name:"perfetto_manifest.json",data:new TextEncoder().encode(
JSON.stringify(manifest))},...sides3.map(({name,path,index,placed:instances})=>({name:path,data:pftrace(name,instances,profiles[name],
index)}))]),holds}}function heldText(placed,ranges){let sum=of=>placed.reduce((total,{instance})=>total+of(instance),0),
kernels=sum(instance=>instance.kernels.length),cut=sum(instance=>instance.cut.kernels),all=ranges.reduce((total,{instances})=>total+
instances,0),ofAll=placed.length===all?"":` of ${formatCount(all)}`;return`${formatCount(kernels)}${cut===0?"":` of ${formatCount(
kernels+cut)}`} kernels in ${formatCount(placed.length)}${ofAll} ${all===1?"instance":"instances"}`}function smallTrace({
base,head},range,profiles,most){for(let rows=Math.floor(most/bytesOfRow);rows>=50;){let cut=({kept,...rest})=>({...rest,
kept:kept.filter(({role})=>role==="median").map(instance=>cutInstance(instance,rows))}),ofRange2=ranges=>ranges.filter(({
name,domain})=>name===range.name&&domain===range.domain).map(cut),made=traceArchive({base:ofRange2(base),head:ofRange2(head)},
profiles);if(made===null||made.data.length<=most)return made;rows=Math.floor(Math.min(rows,mostRowsOf({base,head}))*Math.
min(.9,.9*most/made.data.length))}return null}var bytesOfRow=100;function mostRowsOf({base,head}){let instances=[...base,
...head].flatMap(({kept})=>kept);return Math.max(0,...instances.map(({kernels,calls,ranges})=>Math.max(kernels.length,calls.
length,ranges.length)))}function cutInstance(instance,rows){let{kernels,copies,calls,ranges,cut}=instance,beyond=all=>Math.
max(0,all.length-rows),firstOf=work=>work.slice(0,rows).map(one=>one.call!==null&&one.call>=rows?{...one,call:null}:one);
return{...instance,kernels:firstOf(kernels),copies:firstOf(copies),calls:calls.slice(0,rows),ranges:ranges.slice(0,rows),
cut:{kernels:cut.kernels+beyond(kernels),copies:cut.copies+beyond(copies),calls:cut.calls+beyond(calls),ranges:cut.ranges+
beyond(ranges)}}}import{createHash}from"node:crypto";var unknown="\u2013",tie="\xA0";function timePair({baseNs,headNs}){let one=headNs??baseNs;return one===null?unknown:baseNs===
null||headNs===null?tied(formatNs(one)):amountPair(nsAmount(baseNs),nsAmount(headNs))}function countPair(base,head,amountOf=countAmount){
return base===head?tied(amountText(amountOf(head))):amountPair(amountOf(base),amountOf(head))}function amountPair(base,head){
let from=base.unit===head.unit?base.value:amountText(base);return`${tied(from)}${tie}\u2192 ${tied(amountText(head))}`}var wordless=new Set(
["regressed","improved","same","not-judged"]);function changeMark({state,changeRatio}){let{color,word}=rowStates[state],
number2=changeRatio===null?"":signedPercent(changeRatio);return tied([color,wordless.has(state)?"":word,number2].filter(
part=>part!=="").join(" "))||unknown}function unjudged(time){return time.state==="new"||time.state==="removed"?time:{...time,
state:"not-judged"}}function tied(text){return text.replaceAll(" ",tie)}function intervalPair({lowRatio,highRatio}){return lowRatio===
null||highRatio===null?"":tied(percentInterval(lowRatio,highRatio))}function intervalLevel({interleaved,base,head}){if(interleaved)
return"95 %";let[one,other]=[base?.processes??base?.rounds??0,head.processes??head.rounds],ways=1;for(let index=1;index<=
one&&ways<1e3;index+=1)ways=ways*(other+index)/index;return`${String(Math.min(95,Math.floor(100*(1-2/ways))))} %`}var SafeHtml=class{text;constructor(text){this.text=text}};function html(strings,...parts){return new SafeHtml(compact(strings).
reduce((text,literal2,index)=>text+literal2+(index<parts.length?partText(parts[index]):""),""))}var compacted=new WeakMap;
function compact(strings){let known=compacted.get(strings)??strings.map(literal2=>literal2.replaceAll(/\n\s*/g,`
`));return compacted.set(strings,known),known}function rawElement(name,text){if(/<\/(?:style|script)|<!--/i.test(text))throw new RangeError(
"It would end its element.");return new SafeHtml(`<${name}>${text}</${name}>`)}function dataElement(id,base64){if(!/^[\w-]+$/.
test(id)||!/^[A-Za-z0-9+/]*={0,2}$/.test(base64))throw new RangeError("It is not base64.");return new SafeHtml(`<script \
type="application/octet-stream" id="${id}">${base64}</script>`)}function partText(part){return part==null?"":part instanceof
SafeHtml?part.text:typeof part=="string"?escaped(part):typeof part=="number"?String(part):part.map(partText).join("")}function escaped(text){
return plainLines(text).replace(/[&<>"']/g,character=>`&#${String(character.charCodeAt(0))};`)}var[codeStart,codeEnd]=["\
\uE000","\uE001"],nameWidth2=80,proseWidth=2e3;function code(text){return codeStart+(text.trim()===""?"(no name)":text.replace(
/[\ue000\ue001]/g,"\uFFFD"))+codeEnd}var htmlPrinter={name:name=>code(clipMiddle(plainText(name),nameWidth2)),kernel:name=>code(
kernelLabel(name,nameWidth2)),prose:text=>plainText(text.length>proseWidth?`${text.slice(0,proseWidth-1)}\u2026`:text).replace(
/(?<!`)`([^`\n]+)`(?!`)/g,(_,quoted2)=>code(quoted2)),times:timePair};function sentence(text){return new SafeHtml(escaped(
text).replace(/\ue000([^\ue000\ue001]*)\ue001/g,"<code>$1</code>"))}function prose(text){return sentence(htmlPrinter.prose(
text))}function nameCode(name){return sentence(htmlPrinter.name(name))}function linearScale([from,to],[start,end],count4=5){let isWide=to-from>1e-9*Math.abs(to),step=roundStep((isWide?to-from:
Math.abs(to)||1)/count4),low=Math.floor(from/step),high=Math.max(Math.ceil(to/step),low+1),ticks=Array.from({length:high-
low+1},(_,index)=>Number(((low+index)*step).toPrecision(12)));return{at:value=>start+(value/step-low)/(high-low)*(end-start),
ticks}}function roundStep(least){let power=10**Math.floor(Math.log10(least));return([1,2,5].find(factor=>factor*power>=least*
(1-1e-9))??10)*power}function logScale([from,to],[start,end]){let low=Math.floor(Math.log10(from)+1e-9),high=Math.max(Math.
ceil(Math.log10(to)-1e-9),low+1),ticks=Array.from({length:high-low+1},(_,index)=>+`1e${String(low+index)}`);return{at:value=>start+
(Math.log10(value)-low)/(high-low)*(end-start),ticks}}var knee=.01;function changeScale(limit,[start,end]){let size=value=>Math.
log1p(Math.min(Math.abs(value),limit)/knee)/Math.log1p(limit/knee),ticks=[.01,.1,1].filter(tick=>tick<limit*.75);return{
at:value=>(start+end)/2+Math.sign(value)*size(value)*(end-start)/2,ticks:[...ticks.toReversed().map(tick=>-tick),0,...ticks]}}
function px(value){return String(Math.round(value*10)/10)}function shownTime(time,{verdict}){return verdict!=="incomparable"||time.state==="new"||time.state==="removed"?time:{...time,
state:"not-judged"}}function rowState({state}){return{name:state,word:state==="noted"?"slower, no regression":rowStates[state].
word}}function changeCell({state,changeRatio},unjudged2=rowStates["not-judged"].word){let{sign,word}=rowStates[state],size=changeRatio===
null?null:html` <b>${signedPercent(changeRatio)}</b>`;return{content:html`<span class="c">${sign}${size}</span> <small>${state===
"not-judged"?unjudged2:word}</small>`,value:changeRatio}}function nsCell(ns2){return{content:ns2===null?"\u2013":formatNs(
ns2),value:ns2}}function leftAxis(scale,{left:left3,right:right3},text){return scale.ticks.map(tick=>{let y=px(scale.at(tick));return html`<path class="g" d="M${px(
left3)} ${y}H${px(right3)}" /><text
        x="${px(left3-6)}"
        y="${y}"
        dy=".35em"
        text-anchor="end"
        >${text(tick)}</text
      >`})}function bottomAxis(scale,{top,bottom},text){return scale.ticks.map(tick=>{let x=px(scale.at(tick));return html`<path class="g" d="M${x} ${px(
top)}V${px(bottom)}" /><text
        x="${x}"
        y="${px(bottom+15)}"
        text-anchor="middle"
        >${text(tick)}</text
      >`})}var levels=8;function densityStrip(pieces,{left:left3,width:width6,top,height:height4,lengthNs}){let columns=Math.floor(
width6),columnNs=lengthNs/columns,times2=new Map;for(let{startNs,durationNs,look}of pieces){let of=times2.get(look);of===
void 0&&times2.set(look,of=new Float64Array(columns));let endNs=startNs+durationNs,last=Math.min(columns-1,Math.floor(endNs/
columnNs));for(let column=Math.max(0,Math.floor(startNs/columnNs));column<=last;column+=1)of[column]=(of[column]??0)+Math.
max(0,Math.min(endNs,(column+1)*columnNs)-Math.max(startNs,column*columnNs))}let paths=new Map;for(let column=0;column<columns;){
let{look,level:level2}=columnOf(times2,column,columnNs),end=column+1;for(;end<columns;end+=1){let next=columnOf(times2,end,
columnNs);if(next.look!==look||next.level!==level2)break}if(level2>0){let high=height4*level2/levels;paths.set(look,`${paths.
get(look)??""}M${px(left3+column)} ${px(top+height4)}v-${px(high)}h${String(end-column)}v${px(high)}z`)}column=end}return[
...paths].map(([look,path])=>html`<path class="${look}" d="${path}" />`)}function columnOf(times2,column,columnNs){let[most,
all,look]=[0,0,""];for(let[one,of]of times2){let ns2=of[column]??0;all+=ns2,ns2>most&&([most,look]=[ns2,one])}let level2=all===
0?0:Math.max(1,Math.min(levels,Math.round(all/columnNs*levels)));return{look,level:level2}}var mostBytes=6e5;function perfettoPart(input,range,room){let{timelines,base,head,trace}=input,small=smallTrace(timelines,
range,{base,head},Math.min(mostBytes,Math.floor(room*.75)));return html`<div id="perfetto">
    <p>
      To zoom in: drop <code>${traceFile}</code>, which lies beside this page or in the same artifact, at
      <b>ui.perfetto.dev</b>. It is read in the browser, and not sent
      anywhere.${trace===null?null:` It holds: ${trace}.`}
    </p>
    ${small===null?null:html`<p>
              <small
                >Within this page: one instance of ${nameCode(rangeText(range.name,range.domain))} (${small.holds};
                ${sizeText(small.data.length)}).</small
              >
            </p>
            ${dataElement("trace",Buffer.from(small.data).toString("base64"))}`}
  </div>`}var[mostRanges,mostStreams,mostLevels,mostBoxes]=[3,8,3,150],[left2,right2]=[118,1168],[rowHeight,rowGap]=[20,5],leastWidth=1;
function timelineRanges({timelines},ranges){let busyNs=({head,base})=>(head??base)?.rounds[0]?.kernelNs??0,known=range=>[
...timelines.base,...timelines.head].some(one=>isOf(one,range)&&one.kept.length>0);return ranges.filter(known).toSorted(
(one,other)=>busyNs(other)-busyNs(one))}function isOf(one,{name,domain}){return one.name===name&&one.domain===domain}function timelinePart(input,ranges,room){
let known=timelineRanges(input,ranges),[first]=known;if(first===void 0)return null;let looks=familyLooks(ranges),shown=known.
slice(0,mostRanges).map(range=>{let of=side=>side.find(one=>isOf(one,range))??null;return{label:rangeText(range.name,range.
domain),base:of(input.timelines.base),head:of(input.timelines.head)}}),figures2=html`${shown.map(one=>rangeFigures(one,looks))}`;
return html`${figures2}
    <p class="key">
      ${[...looks.used].slice(0,12).map(([family,look])=>html`<span class="${look}"><i></i>${family}</span> `)}<span
        class="k-copy"
        ><i></i>copies</span
      >
      <span class="k-idle"><i></i>nothing runs</span>
    </p>
    <p class="key">Calls: ${callLooks.map(({use,title})=>html`<span class="u-${use}"><i></i>${title}</span> `)}</p>
    <p>
      Of each range the instance of median duration in the first round; one scale for both sides. What is narrower than
      a pixel is drawn as columns: as high as the share of that time in which something
      ran.${known.length>shown.length?` The ${String(shown.length)} ranges with the most kernel time of ${String(known.length)}\
.`:""}
      Tracing makes calls of the host longer than they are.
    </p>
    ${perfettoPart(input,first,room-figures2.text.length)}`}var callLooks=[{use:"launch",title:"launch"},{use:"graphLaun\
ch",title:"graph launch"},{use:"copy",title:"copy"},{use:"synchronization",title:"synchronization"},{use:"memory",title:"\
allocation"},{use:"other",title:"other"}];function familyLooks(ranges){let families2=new Map;for(let{base,head}of ranges)
for(let{name,family}of[...base?.kernels??[],...head?.kernels??[]])families2.set(name,family);let used=new Map;return{used,
of:({type})=>{let family=plainText(clipMiddle(families2.get(type.name)??"other",40)),look=used.get(family)??`f${String(used.
size%8)}`;return used.set(family,look),look}}}function rangeFigures({label:label3,base,head},looks){let sides3=[{name:"b\
ase",range:base},{name:"head",range:head}].flatMap(({name,range})=>{let instance=range?.kept.find(({role})=>role==="medi\
an");return range===null||instance===void 0?[]:[{name,range,instance}]}),lengthNs=Math.max(1,...sides3.map(({instance})=>lastEndNs(
instance))),shortLabel=plainText(clipMiddle(label3,60)),closeNs=Math.max(0,...sides3.map(({instance})=>closeUpNs(instance))),
rangeName2=(base??head)?.name??"",scrolled=(name,title,instance,ns2)=>html`<div class="scroll" role="region" tabindex="0" aria-label="${title} of ${shortLabel}, ${name}">
      ${drawing(instance,ns2,looks,{name:rangeName2,label:`${title} of an instance of ${shortLabel}, ${name}: NVTX range\
s, CUDA calls, streams and idle time`})}
    </div>`;return html`<h3>${nameCode(label3)}</h3>
    ${sides3.map(({name,range,instance})=>html`<figure>
          <figcaption>
            <b>${name}</b>: instance ${formatCount(instance.place)} of ${formatCount(range.instances)},
            ${formatNs(instance.durationNs)}, ${formatCount(instance.kernels.length)}
            kernels${cutText(instance)}${graphText(instance)}${idleText(instance)}
          </figcaption>
          ${scrolled(name,"Timeline",instance,lengthNs)}
        </figure>`)}${closeNs===0?null:sides3.map(({name,instance})=>{let fromNs=middleNs(instance);return html`<figure>
              <figcaption><b>${name}</b>, ${formatNs(closeNs)} of it, ${formatNs(fromNs)} after its start</figcaption>
              ${scrolled(name,"A part",within(instance,fromNs,closeNs),closeNs)}
            </figure>`})}`}var closeKernels=60;function middleNs({kernels}){return Math.max(0,kernels[Math.floor(kernels.
length/2)]?.startNs??0)}function closeUpNs({kernels}){let middle2=Math.floor(kernels.length/2);return kernels.length<=closeKernels*
2?0:(kernels[middle2+closeKernels]?.startNs??0)-(kernels[middle2]?.startNs??0)}function within(instance,fromNs,lengthNs){
let cut=spans=>spans.flatMap(span=>{let startNs=Math.max(0,span.startNs-fromNs),endNs=Math.min(lengthNs,span.startNs+span.
durationNs-fromNs);return endNs<=startNs?[]:[{...span,startNs,durationNs:endNs-startNs}]}),{kernels,copies,calls,ranges,
durationNs}=instance;return{...instance,kernels:cut(kernels),copies:cut(copies),calls:cut(calls),ranges:cut(ranges),durationNs:Math.
max(0,Math.min(lengthNs,durationNs-fromNs))}}function graphText({calls}){let count4=calls.filter(({use})=>use==="graphLa\
unch").length;return count4===0?"":`, ${formatCount(count4)} graph ${count4===1?"launch":"launches"}`}function idleText(instance){
let idle=idleSpans(instance),{durationNs}=instance,within2=idle.reduce((sum,{durationNs:ns2})=>sum+ns2,0),longest=idle.reduce(
(most,{durationNs:ns2})=>Math.max(most,ns2),0);return durationNs===0||longest===0?"":`; nothing of it on a GPU for ${formatNs(
within2)} (${formatShare(within2/durationNs)}), at most ${formatNs(longest)} at a stretch`}function idleSpans({kernels,copies,
durationNs}){let work=[...kernels,...copies].toSorted((one,other)=>one.startNs-other.startNs),spans=[],until=0,gap3=(startNs,endNs)=>{
endNs>startNs&&spans.push({startNs,durationNs:endNs-startNs,look:"k-idle"})};for(let{startNs,durationNs:ns2}of work)gap3(
until,Math.min(startNs,durationNs)),until=Math.max(until,startNs+ns2);return gap3(until,durationNs),spans}function drawing(instance,lengthNs,looks,{
name,label:label3}){let rows=[...levelsOf(instance,name).map((ranges,level2)=>({title:level2===0?"NVTX":"",content:strip=>rangeBoxes(
ranges,strip)})),{title:"CUDA calls",content:strip=>callBoxes(instance.calls,strip)},...streamRows(instance,looks),{title:"\
nothing runs",content:strip=>densityStrip(idleSpans(instance),strip)}],bottom=rows.length*(rowHeight+rowGap),scale=linearScale(
[0,lengthNs],[left2,right2],8),at=ns2=>left2+ns2/lengthNs*(right2-left2),ticks=scale.ticks.filter(tick=>tick<=lengthNs);
return html`<svg class="chart timeline" viewBox="0 0 1200 ${bottom+22}" role="img" aria-label="${label3}">
    ${bottomAxis({at,ticks},{left:left2,right:right2,top:0,bottom},tick=>tick===0?"0":formatNs(tick))}
    ${rows.map(({title,content},index)=>{let top=index*(rowHeight+rowGap);return html`${title===""?null:html`<text x="${left2-
6}" y="${top+rowHeight/2}" dy=".35em" text-anchor="end">${clipMiddle(title,18)}</text>`}${content({left:left2,width:right2-
left2,top,height:rowHeight,lengthNs})}`})}
  </svg>`}function levelsOf({ranges,process,thread,durationNs},name){let levels2=[[{startNs:0,durationNs,process,thread,
name,domain:"",style:"pushpop"}]],ends=[];for(let range of ranges)if(!(range.style!=="pushpop"||thread!==-1&&(range.process!==
process||range.thread!==thread))){for(;ends.length>0&&(ends.at(-1)??0)<=range.startNs;)ends.pop();ends.length<mostLevels&&
(levels2[ends.length+1]??=[]).push(range),ends.push(range.startNs+range.durationNs)}return levels2}function rangeBoxes(ranges,strip){
let named2=ranges.map(range=>({...range,look:"s-plain",label:clipMiddle(plainText(rangeText(range.name,range.domain)),120)}));
return boxesAndColumns(named2,strip)}function callBoxes(calls,strip){let named2=calls.map(call=>({...call,look:`u-${call.
use}`,label:plainText(call.name??"CUDA call")}));return boxesAndColumns(named2,strip)}function streamRows(instance,looks){
let labels=new Map,labelOf2=name=>{let label3=labels.get(name)??kernelLabel(name,120);return labels.set(name,label3),label3},
work=[...instance.kernels.map(kernel=>({...kernel,look:looks.of(kernel),label:labelOf2(kernel.type.name)})),...instance.
copies.map(copy=>({...copy,look:"k-copy",label:copy.kind==="fill"?"memset":"copy"}))],devices=new Set(work.map(({device})=>device)).
size,rows=[...Map.groupBy(work,({process,device,stream})=>`${String(process)} ${String(device)} ${String(stream)}`).values()].
toSorted((one,other)=>other.length-one.length).flatMap(all=>{let[first]=all,stream=first?.stream==null?"stream unknown":
`stream ${String(first.stream)}`,title=devices>1?`GPU ${String(first?.device)}, ${stream}`:stream;return lanesOf2(all).map(
(lane,index)=>({title:index===0?title:"\u2026 at once",content:strip=>boxesAndColumns(lane,strip)}))}),more=rows.length-
mostStreams;return[...rows.slice(0,mostStreams),...more>0?[{title:`\u2026 ${String(more)} more rows`,content:()=>html``}]:
[]]}function lanesOf2(work){let lanes=[],ends=[];for(let one of work.toSorted((first,second)=>first.startNs-second.startNs)){
let free=ends.findIndex(end=>end<=one.startNs),lane=free===-1&&lanes.length<mostStreams?lanes.push([])-1:Math.max(0,free);
lanes[lane]?.push(one),ends[lane]=Math.max(ends[lane]??0,one.startNs+one.durationNs)}return lanes}function boxesAndColumns(work,strip){
let wide=work.filter(({durationNs})=>widthOf2(durationNs,strip)>=leastWidth).toSorted((one,other)=>other.durationNs-one.
durationNs).slice(0,mostBoxes),drawn=new Set(wide),narrow=work.filter(one=>!drawn.has(one));return[...densityStrip(narrow,
strip),...wide.map(one=>box(one,strip))]}function widthOf2(durationNs,{width:width6,lengthNs}){return durationNs/lengthNs*
width6}function box({startNs,durationNs,label:label3,look},strip){let width6=widthOf2(durationNs,strip),x=strip.left+widthOf2(
startNs,strip),room=Math.floor((width6-8)/6.5);return html`<g class="${look}">
    <title>${label3}: ${formatNs(durationNs)}</title>
    <rect x="${px(x)}" y="${strip.top}" width="${px(Math.max(.5,width6-.5))}" height="${strip.height}" />
    ${room<4?null:html`<text x="${px(x+4)}" y="${strip.top+strip.height/2}" dy=".35em">${clipMiddle(label3,room)}</text>`}
  </g>`}var rowHeight2=26,mostRanges2=12,leastShare=.002;function iciclePart(input,ranges){let boxes=ranges.map(rangeBox).filter(
({baseNs,headNs})=>baseNs+headNs>0).toSorted((one,other)=>other.headNs-one.headNs).slice(0,mostRanges2);if(boxes.length===
0)return html`<p>No kernel ran.</p>`;let compared=ranges.some(({row})=>row!==null);return html`${figures(boxes,compared?
["baseNs","headNs"]:["headNs"],"range, family and kernel")}
    <p class="key">
      ${compared?["regressed","improved","same","new","removed","moved"].map(state=>html`<span class="s-${state}"><i></i>${rowStates[state].
word}</span> `):null}Each
      box is as wide as its time; point at one for its name. Families and kernels are the sums of the kernels' medians
      over
      rounds${ranges.length>1?"; ranges may lie within one another":""}${ranges.length>boxes.length?`; the ${String(boxes.
length)} largest of ${String(ranges.length)} ranges`:""}.
    </p>
    ${nestedIcicles(input,ranges)}`}function figures(boxes,sides3,by){let total=side=>boxes.reduce((sum,box2)=>sum+box2[side],
0),most=Math.max(total("baseNs"),total("headNs"));return html`${sides3.map(side=>{let name=side==="baseNs"?"base":"head";
return html`<figure>
      <figcaption><b>${name}</b>, ${formatNs(total(side))} of kernels</figcaption>
      ${icicle(boxes,side,most,`Kernel time of ${name} by ${by}`)}
    </figure>`})}`}function nestedIcicles(input,ranges){let range=timelineRanges(input,ranges).find(({name,domain})=>[...input.
timelines.base,...input.timelines.head].some(one=>one.name===name&&one.domain===domain&&one.kept[0]?.ranges.some(({style})=>style===
"pushpop")));if(range===void 0)return null;let instanceOf=side=>side.flatMap(({name,domain,kept})=>name===range.name&&domain===
range.domain?kept.slice(0,1):[]),root=newNode();for(let side of["base","head"])for(let instance of instanceOf(input.timelines[side]))
addKernels(root,instance,`${side}Ns`);let box2=boxOf(rangeText(range.name,range.domain),root),sides3=["baseNs","headNs"].
filter(side=>box2[side]>0);return html`<h3>By nested NVTX ranges</h3>
    ${figures([box2],sides3,"nested range and kernel")}
    <p class="key">
      Of one instance of ${nameCode(rangeText(range.name,range.domain))}: its kernels by the ranges that their launches
      lie in.
    </p>`}var mostNested=4;function newNode(){return{baseNs:0,headNs:0,children:new Map}}function addKernels(root,instance,side){
let paths=openRanges(instance);for(let{type,call,durationNs}of instance.kernels){let node=root;node[side]+=durationNs;for(let name of[
...paths[call??-1]??[],`\0${type.name}`]){let child=node.children.get(name)??newNode();node.children.set(name,child),child[side]+=
durationNs,node=child}}}function openRanges(instance){let keyOf=({process,thread})=>`${String(process)}/${String(thread)}`,
threads=Map.groupBy(instance.ranges.filter(({style})=>style==="pushpop"),keyOf),walks=new Map([...threads].map(([key,ranges])=>[
key,rangeWalk(ranges)]));return instance.calls.map(call=>{let own=walks.get(keyOf(call))?.(call.startNs)??[];return(own.
length>0?own:walks.get(keyOf(instance))?.(call.startNs)??[]).slice(0,mostNested).map(({name,domain})=>rangeText(name,domain))})}
function rangeWalk(ranges){let open2=[],next=0,endUntil=timeNs=>{for(let last=open2.at(-1);last!==void 0&&last.startNs+last.
durationNs<=timeNs;last=open2.at(-1))open2.pop()};return timeNs=>{for(let range=ranges[next];range!==void 0&&range.startNs<=
timeNs;range=ranges[next])endUntil(range.startNs),open2.push(range),next+=1;return endUntil(timeNs),open2}}function boxOf(name,{
baseNs,headNs,children}){return{label:()=>name.startsWith("\0")?kernelLabel(name.slice(1),120):plainText(name),baseNs,headNs,
state:null,change:null,children:[...children].map(([child,node])=>boxOf(child,node)).toSorted(byTime)}}function rangeBox(range){
let{row,head}=range,label3=rangeText(range.name,range.domain);if(row===null){let kernels2=(head?.kernels??[]).map(kernel=>({
family:kernel.family,label:()=>kernelLabel(kernel.name,120),children:[],baseNs:0,headNs:medianTotalNs(kernel),state:null,
change:null}));return parent(label3,families(kernels2,new Map),null)}let times2=new Map(row.families.map(({family,time})=>[
family,shownTime(time,row)])),kernels=row.kernels.map(kernel=>({family:kernel.family,label:()=>kernelLabel(kernel.name,120),
children:[],baseNs:kernel.time.baseNs??0,headNs:kernel.time.headNs??0,state:shownTime(kernel.time,row).state,change:kernel.
time.changeRatio}));return parent(label3,families(kernels,times2),shownTime(row.gpuBusyTime,row))}function families(kernels,times2){
return[...Map.groupBy(kernels,({family})=>family)].map(([family,members])=>parent(family,members,times2.get(family)??null)).
toSorted(byTime)}function parent(label3,children,time){let sum=side=>children.reduce((total,child)=>total+child[side],0);
return{label:()=>plainText(label3),baseNs:sum("baseNs"),headNs:sum("headNs"),state:time?.state??null,change:time?.changeRatio??
null,children:children.toSorted(byTime)}}function byTime(one,other){return Math.max(other.baseNs,other.headNs)-Math.max(
one.baseNs,one.headNs)}function icicle(boxes,side,most,label3){let drawn=level(boxes,side,most,0,0,null),bottom=rowHeight2*
Math.max(...boxes.map(depthOf2)),ticks=linearScale([0,most],[0,100]).ticks.filter(tick=>tick>0&&tick<=most);return html`<svg class="icicle" width="100%" height="${bottom+
20}" role="img" aria-label="${label3}">
    ${ticks.map(tick=>html`<text class="k" x="${share(tick,most)}" y="${bottom+14}" text-anchor="end">${formatNs(tick)}</text>`)}${drawn}
  </svg>`}function depthOf2({children}){return 1+Math.max(0,...children.map(depthOf2))}function level(boxes,side,most,start,depth,inherited){
let from=start,[restFrom,restNs,restCount]=[0,0,0],drawn=[];for(let[index,box2]of boxes.entries()){let ns2=box2[side];if(ns2===
0)continue;let color=inherited??(depth===1?index:null);if(ns2/most<leastShare){restCount===0&&(restFrom=from),restNs+=ns2,
restCount+=1,from+=ns2;continue}drawn.push(drawnBox(box2,side,most,from,depth,color),...level(box2.children,side,most,from,
depth+1,color)),from+=ns2}if(restCount>0&&restNs/most>=leastShare/4){let rest={label:()=>`${String(restCount)} smaller o\
nes`,baseNs:restNs,headNs:restNs,state:null,change:null,children:[]};restFrom+restNs<=from&&drawn.push(drawnBox(rest,side,
most,from-restNs,depth,inherited))}return drawn}function drawnBox(box2,side,most,from,depth,color){let{state,change}=box2,
label3=box2.label(),look=state===null?color===null?"s-plain":`f${String(color%8)}`:`s-${state}`,word=state===null?"":`, ${rowStates[state].
word}${change===null?"":` ${signedPercent(change)}`}`;return html`<svg
    class="${look}"
    x="${share(from,most)}"
    y="${depth*rowHeight2}"
    width="${share(box2[side],most)}"
    height="${rowHeight2-1}"
  >
    <title>${clipMiddle(label3,200)}: ${formatNs(box2[side])}${word}</title>
    <rect width="100%" height="100%" />
    ${box2[side]/most>.02?html`<text x="4" y="17">${clipMiddle(label3,60)}</text>`:null}
  </svg>`}function share(ns2,most){return`${String(Math.round(ns2/most*1e5)/1e3)}%`}function reportRanges({head,base,comparison}){let find=(profile,{name,domain})=>profile?.ranges.find(range=>range.name===
name&&range.domain===domain)??null;return comparison===null||comparison.base===null?head.ranges.map(range=>({name:range.
name,domain:range.domain,row:null,base:null,head:range})):comparison.ranges.map(row=>({name:row.name,domain:row.domain,row,
base:find(base,row),head:find(head,row)}))}var[width,height]=[150,18],middle=height/2,mostShown=4,leastShown=.02;function changesScale(changes){let most=changes.flatMap(
({changeRatio,lowRatio,highRatio,thresholdRatio})=>[changeRatio,lowRatio,highRatio,thresholdRatio].map(ratio2=>Math.abs(
ratio2??0))).reduce((largest,one)=>Math.max(largest,one),leastShown),limit=Math.min(mostShown,most*1.05);return{...changeScale(
limit,[4,width-4]),limit}}function intervalPlot({changeRatio,lowRatio,highRatio,thresholdRatio},scale){if(changeRatio===
null)return null;let{at,limit}=scale,threshold=thresholdRatio??0,band=html`<rect
    class="t"
    x="${px(at(-threshold))}"
    width="${px(at(threshold)-at(-threshold))}"
    height="${height}"
  />`,interval=lowRatio===null||highRatio===null?null:html`<path class="v" d="M${px(at(lowRatio))} 4v10m0-5H${px(at(highRatio))}m0-5v10" />`,
x=at(changeRatio),point=Math.abs(changeRatio)>limit?html`<path class="p" d="M${px(x)} ${middle}l${changeRatio>0?"-7 -4v8\
z":"7 -4v8z"}" />`:html`<circle class="p" cx="${px(x)}" cy="${middle}" r="2.6" />`;return html`<svg class="i" viewBox="0 0 ${width} ${height}" aria-hidden="true">
    ${thresholdRatio===null?null:band} ${interval}${point}
  </svg>`}function intervalAxis({at,ticks}){let shown=ticks.filter(tick=>tick===0||Math.abs(at(tick)-at(0))>34||ticks.length<
4);return html`<svg class="i" viewBox="0 0 ${width} 14" aria-hidden="true">
    ${shown.map(tick=>html`<text x="${px(at(tick))}" y="11" text-anchor="middle">${tick>0?"+":tick<0?"\u2212":""}${percent(
Math.abs(tick))}</text>`)}
  </svg>`}function intervalText({lowRatio,highRatio,thresholdRatio,rounds}){let interval=lowRatio!==null&&highRatio!==null?
percentInterval(lowRatio,highRatio):rounds===1?"one round":"\u2013";return thresholdRatio===null?interval:`${interval}; \
threshold ${percent(thresholdRatio)}`}function table(label3,columns,rows,tools=!1){let head=columns.map(({title,number:number2,unsorted})=>title===""?html`<td></td>`:
html`<th
          scope="col"
          ${number2===!0?html` class="n"`:null}${unsorted===!0?html` data-fixed`:null}
        >
          ${title}
        </th>`);return html`<div class="scroll" role="region" tabindex="0" aria-label="${label3}"><table${tools?html` data-tools`:
null}><thead><tr>${head}</tr></thead><tbody>
${rows.map(row=>tableRow(row,columns))}</tbody></table></div>`}function tableRow({cells,family,state},columns){let attributes=[
state===void 0?null:html` class="s-${state.name}" data-state="${state.word}"`,family===void 0?null:html` data-family="${family}"`];
return html`<tr${attributes}>${cells.map(({content,value},index)=>html`<td${columns[index]?.number===!0?html` class="n"`:
null}${value===void 0?null:html` data-v="${value===null?"":Number(value.toPrecision(6))}"`}>${content}</td>`)}</tr>
`}var labelWidth2=90,fullNameWidth2=400;function kernelsPart({row,head},label3,most){return row!==null?comparedKernels(row,
label3,most):head===null?html``:headKernels(head,label3,most)}function comparedKernels(range,label3,most){let rows=range.
kernels.slice(0,most).map(row=>({...row,time:shownTime(row.time,range)})),names=nameCells(rows.map(({name})=>name)),scale=changesScale(
rows.map(({time})=>time)),columns=[{title:"kernel"},{title:"change",number:!0},{title:html`interval and threshold${intervalAxis(
scale)}`,unsorted:!0},...["base","head","of range","share","launches"].map(title=>({title,number:!0})),{title:"family"}],
cells=rows.map((row,index)=>({family:familyText(row.family),state:rowState(row.time),cells:[{content:html`${names[index]??
""}${remarks(row)}`},changeCell(row.time),{content:html`${intervalPlot(row.time,scale)}<small>${intervalText(row.time)}</small>`},
nsCell(row.time.baseNs),nsCell(row.time.headNs),{content:signedPercent(row.impactRatio),value:row.impactRatio},{content:percent(
row.shareRatio),value:row.shareRatio},{content:launchesText(row),value:row.launches.head},{content:familyText(row.family)}]}));
return html`${table(`Kernels of ${label3}`,columns,cells,!0)}${restText(range.kernels.length-rows.length,"comparison.jso\
n")}`}function remarks(row){return[...isReplacement(row)&&row.previousName!==null?[html`in place of ${sentence(htmlPrinter.
kernel(row.previousName))}`]:[],...explanations(row,htmlPrinter).map(sentence)].map(remark=>html`<small class="why">${remark}</small>`)}
function launchesText({launches:{base,head}}){return base===head?formatCount(head):`${formatCount(base)} \u2192 ${formatCount(
head)}`}function headKernels(range,label3,most){let kernels=range.kernels.slice(0,most),names=nameCells(kernels.map(({name})=>name)),
whole=medianKernelNs(range),columns=[{title:"kernel"},...["time","share","launches","median","rounds \xB1"].map(title=>({
title,number:!0})),{title:"family"}],rows=kernels.map((kernel,index)=>{let totals=kernel.rounds.map(round=>round?.totalNs??
0),total=medianTotalNs(kernel),middle2=median(kernel.rounds.flatMap(round=>round?.medianNs??[])),spread=total===0?0:(Math.
max(...totals)-Math.min(...totals))/2/total;return{family:familyText(kernel.family),cells:[{content:names[index]??""},nsCell(
total),{content:whole===0?"\u2013":formatShare(total/whole),value:total},{content:formatCounts(kernel.rounds.map(round=>round?.
launches??0)),value:medianLaunches(kernel)},{content:formatNs(middle2),value:middle2},{content:totals.length>1?formatShare(
spread):"\u2013",value:spread},{content:familyText(kernel.family)}]}});return html`${table(`Kernels of ${label3}`,columns,
rows,!0)}${restText(range.kernels.length-kernels.length,"profile.json")}`}function familyText(family){return plainText(clipMiddle(
family,40))}function restText(count4,file){return count4<=0?null:html`<p>… and ${formatCount(count4)} more kernels, in <code>${file}</code>.</p>`}
function nameCells(names){let labels=kernelLabels(names,labelWidth2),left3=15e4;return names.map((name,index)=>{let label3=labels[index]??
kernelLabel(name,labelWidth2),full=clipMiddle(plainText(name),fullNameWidth2);return left3-=full.length,full===label3||left3<
0?html`<code>${label3}</code>`:html`<details>
      <summary><code>${label3}</code></summary>
      <code>${full}</code>
    </details>`})}var[mostChecks,mostOpen,mostListed]=[50,12,200],commandWidth=1e3,unknown2="unknown";function measuredPart({head,base,comparison,
commands}){let sides3=[...comparison?.base==null?base===null?[]:[sideOf("base",base)]:[sideOf("base",comparison.base)],sideOf(
"head",comparison?.head??head)];return html`${factsTable(sides3)}${comparison===null?null:comparedText(comparison)}
    ${disturbed(comparison)}${environmentText(comparison)}
    <h3>Commands that repeat it</h3>
    ${commands.length===0?html`<p>Not known.</p>`:html`<pre tabindex="0" role="region" aria-label="Commands that repeat it">${commands.
map(argv=>`${clipMiddle(shellText(argv),commandWidth)}
`).join("")}</pre>`}
    ${checks(head)}${warnings([...base===null?[]:[{name:"base",profile:base}],{name:"head",profile:head}])}`}function shellText(argv){
return argv.map(word=>/^[\w@%+=:,./-]+$/.test(word)?word:`'${word.replaceAll("'",String.raw`'\''`)}'`).join(" ")}function sideOf(name,side){
if(!("workload"in side))return{name,of:side};let{createdAt,tool,source,machine,workload,rounds}=side;return{name,of:{createdAt,
tool,source,machine,rounds:rounds.length,command:workload.command,meanSmClockMhz:null}}}function factsTable(sides3){let fact=(title,text)=>({
cells:[{content:title},...sides3.map(({of})=>({content:text(of)}))]}),named2=text=>text===null||text===""?unknown2:nameCode(
text);return table("How it was measured",[{title:""},...sides3.map(({name})=>({title:name,unsorted:!0}))],[fact("commit",
({source:{commit,dirty}})=>commit===null?unknown2:html`${nameCode(commit.slice(0,12))}${dirty===!0?" with changes":null}`),
fact("ref",({source})=>named2(source.ref)),fact("command",({command})=>named2(clipMiddle(command.join(" "),300))),fact("\
measured",({createdAt})=>dateText(createdAt)),fact("rounds",({rounds})=>roundsText(rounds)),fact("mean SM clock",({meanSmClockMhz})=>meanSmClockMhz===
null?unknown2:`${meanSmClockMhz.toFixed(0)} MHz`),fact("GPU",({machine})=>named2([...new Set(machine.gpus.map(({name})=>name))].
slice(0,4).join(", "))),fact("driver",({machine})=>named2(machine.driver)),fact("CUDA of the driver",({machine})=>named2(
machine.cuda)),fact("nsys",({machine})=>named2(machine.nsys)),fact("ncu",({machine})=>named2(machine.ncu)),fact("made by",
({tool})=>named2(`${tool.name} ${tool.version}`))])}function comparedText({base,interleaved,machineDifferences,calibration}){
if(base===null)return html``;let order2=interleaved?"Base and head were measured in turns, so that heat and clocks affec\
t both alike.":"Base and head were not measured in turns: any change of the machine between them is in every number.",{used,
misfit,pairs,falseAlarms}=calibration,calibrated=used?`Thresholds come from a calibration of ${formatCount(pairs??0)} pa\
irs of this runner${falseAlarms===null?"":`, with ${formatCount(falseAlarms.alarms)} false alarms in ${formatCount(falseAlarms.
comparisons)} comparisons of equal sides`}.`:misfit===null?"There is no calibration of this runner: the default threshol\
ds apply.":misfitText(misfit);return html`<p>${order2} ${prose(calibrated)}</p>
    ${machineDifferences.length===0?null:html`<ul>
            ${machineDifferences.slice(0,20).map(({what,base:before,head:after,consequence})=>html`<li>The ${prose(what)} differs: ${nameCode(
before??unknown2)} for base, ${nameCode(after??unknown2)} for head (${{incomparable:"cannot be compared",cautious:"thres\
holds are larger for it",none:"noted only"}[consequence]})</li>`)}
          </ul>`}`}function disturbed(comparison){let rounds=[...(comparison?.base?.disturbedRounds??[]).map(round=>({side:"\
base",round})),...(comparison?.head.disturbedRounds??[]).map(round=>({side:"head",round}))];return rounds.length===0?html``:
html`<ul>
    ${rounds.slice(0,40).map(({side,round})=>html`<li>Round ${round.round} of ${side}: ${sentence(disturbanceText(round,
htmlPrinter))}</li>`)}
  </ul>`}function environmentText(comparison){let environment=comparison?.environment??null;if(environment===null)return html``;
let{changes,total}=environment,unknownParts=unknownText(environment),item=change=>html`<li>
      ${sentence(changeText(change,htmlPrinter))}${change.isOfGpu?html` <small>work of the GPU depends on it</small>`:null}
    </li>`,open2=changes.filter(({isOfGpu})=>isOfGpu).slice(0,mostOpen),rest=changes.filter(change=>!open2.includes(change));
return html`<h3>Environment</h3>
    ${total===0?html`<p>No difference is known.</p>`:null}${open2.length===0?null:html`<ul>
            ${open2.map(item)}
          </ul>`}${rest.length===0?null:html`<details>
            <summary>${open2.length===0?"Differences":"More differences"} (${total-open2.length})</summary>
            <ul>
              ${rest.slice(0,mostListed).map(item)}${rest.length>mostListed||total>changes.length?html`<li>… and more, in <code>comparison.json</code> and <code>profile.json</code></li>`:
null}
            </ul>
          </details>`}${unknownParts===null?null:html`<p>${unknownParts}</p>`}`}function checks({checks:all}){return all.
length===0?html``:html`<details>
    <summary>What was held against the tools' own figures (${all.length})</summary>
    <ul>
      ${all.slice(0,mostChecks).map(({check,state,detail})=>html`<li>${state==="held"?"\u2713":"not possible:"} ${plainText(
check)}: ${prose(detail)}</li>`)}
    </ul>
  </details>`}function warnings(sides3){let all=sides3.flatMap(({name,profile})=>profile.warnings.map(text=>({name,text})));
return all.length===0?html``:html`<details>
    <summary>Warnings (${all.length})</summary>
    <ul>
      ${all.slice(0,mostChecks).map(({name,text})=>html`<li>${name}: ${prose(text)}</li>`)}
    </ul>
  </details>`}function dateText(iso){let[,day,time]=/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)[\d:.]*Z$/.exec(iso)??[];return day===
void 0||time===void 0?"at an unknown time":`${day} ${time} UTC`}var rateUnits=[[1e12,"TB/s"],[1e9,"GB/s"],[1e6,"MB/s"],[1e3,"kB/s"]],unknown3="\u2013";function figureText(figure2){return figure2==
null?unknown3:amountText(figureAmount(figure2))}function figureAmount({value,unit}){return typeof value=="string"?{value:value.
replaceAll("_"," "),unit:""}:unit==="ns"?nsAmount(value):unit==="%"?{value:value.toFixed(1),unit}:unit==="byte"||unit===
"byte/block"?sizeAmount(Math.round(value)):unit==="byte/s"?rateAmount(value):Number.isInteger(value)?countAmount(value):
{value:value.toFixed(2),unit:""}}function rateAmount(bytesPerSecond){let[size,unit]=rateUnits.find(([least])=>bytesPerSecond>=
least)??[1,"B/s"];return{value:String(Number((bytesPerSecond/size).toPrecision(3))),unit}}var mostMetrics=200,mostFindings=100;function metricsPart({comparison}){let rows=(comparison?.ranges??[]).flatMap(range=>range.
kernels.flatMap(kernel=>kernel.metrics.map(metric=>({range,kernel,metric}))));return rows.length===0?null:html`${table("\
Metrics of Nsight Compute that changed",[...["kernel","range","metric"].map(title=>({title})),...["base","head","change"].
map(title=>({title,number:!0}))],rows.slice(0,mostMetrics).map(({range,kernel,metric})=>({cells:[{content:sentence(htmlPrinter.
kernel(kernel.name))},{content:nameCode(rangeText(range.name,range.domain))},{content:metric.title},...[metric.base,metric.
head].map(value=>({content:figureOf(value,metric),value:typeof value=="number"?value:null})),{content:metric.changeRatio===
null?"\u2013":signedPercent(metric.changeRatio),value:metric.changeRatio}]})))}${rows.length>mostMetrics?html`<p>… and ${formatCount(
rows.length-mostMetrics)} more, in <code>comparison.json</code>.</p>`:null}`}function figureOf(value,{unit}){return figureText(
value===null?null:{value,unit})}function findingsPart({head}){let found=head.ranges.flatMap(range=>range.findings.map(finding=>({
range,finding}))).toSorted((one,other)=>(other.finding.impactNs??-1)-(one.finding.impactNs??-1)),missing=missingNcuText(
head.ncu),more=found.length-mostFindings;return html`${found.length===0?html`<p>None of the rules found anything.</p>`:html`<ol class="findings">
          ${found.slice(0,mostFindings).map(({range,finding})=>findingItem(finding,rangeText(range.name,range.domain)))}
        </ol>`}${more>0?html`<p>… and ${formatCount(more)} more, in <code>profile.json</code>.</p>`:null}${missing===null?
null:html`<p>${prose(missing)}</p>`}`}function findingItem({id,kernel,what,advice,threshold,source,evidence,impactNs},range){
let words=Object.hasOwn(plainWords,id)?plainWords[id]:void 0;return html`<li>
    <details>
      <summary>
        <b>${words??nameCode(id)}</b> in
        ${nameCode(range)}${kernel===null?null:html`: ${sentence(htmlPrinter.kernel(kernel))}`}${impactNs===null?null:html` <small>potential saving: at most ${formatNs(
impactNs)}</small>`}
      </summary>
      <p>${prose(what)} <b>Help:</b> ${prose(advice)}</p>
      <p>
        <small
          >Rule: ${prose(threshold)}. ${prose(source.guide)},
          ${prose(source.section)}.${evidence.slice(0,12).map(({name,value,unit})=>html` ${name}: ${value===null?"\u2013":
figureText({value,unit})}.`)}</small
        >
      </p>
    </details>
  </li>`}var mostRows=200;function programPart({comparison,head}){if(comparison!==null&&comparison.metrics.length>0)return comparedMetrics(
comparison.metrics,comparison.verdict==="incomparable");let rows=profileMetrics(head);return rows.length===0?null:html`${table(
"What the program reports",[{title:"metric"},{title:"median",number:!0,unsorted:!0},{title:"processes",number:!0}],rows.
slice(0,mostRows).map(row=>({cells:[{content:sentence(metricTitle(row,htmlPrinter))},{content:sentence(amountText(metricAmount(
row.middle,row.unit,htmlPrinter)))},{content:formatCount(row.values.length),value:row.values.length}]})))}${restText2(rows.
length,"profile.json")}`}function comparedMetrics(metrics,isIncomparable){let rows=bySeverity(metrics).slice(0,mostRows),
scale=changesScale(rows.map(({change})=>change));return html`${table("What the program reports",[{title:"metric"},{title:"\
change",number:!0},{title:html`interval and threshold${intervalAxis(scale)}`,unsorted:!0},...["base","head"].map(title=>({
title,number:!0,unsorted:!0}))],rows.map(row=>{let{change,unit}=row,state=isIncomparable&&change.state!=="new"&&change.state!==
"removed"?"not-judged":change.state;return{state:{name:state,word:metricWords[state]??"not judged"},cells:[{content:sentence(
metricTitle(row,htmlPrinter))},changeCell2({...change,state}),{content:html`${intervalPlot(change,scale)}<small>${intervalText(
change)}</small>`},...[change.base,change.head].map(value=>({content:value===null?"\u2013":sentence(amountText(metricAmount(
value,unit,htmlPrinter)))}))]}}))}${restText2(metrics.length,"comparison.json")}
    <p>
      <small
        >Medians over runs without CUDA tracing. Of some metrics more is better; colors say which way is worse.</small
      >
    </p>`}function changeCell2({state,changeRatio}){let{sign}=rowStates[state],size=changeRatio===null?null:html` <b>${signedPercent(
changeRatio)}</b>`;return{content:html`<span class="c">${state==="regressed"||state==="improved"?null:sign}${size}</span> <small>${metricWords[state]??
""}</small>`,value:changeRatio}}function restText2(count4,file){return count4<=mostRows?null:html`<p>… and ${formatCount(
count4-mostRows)} more, in <code>${file}</code>.</p>`}var width2=700,frame={left:96,right:width2-36,top:8,bottom:0},mostNamed=16,mostStrips=512;function ranksPart({row,base,head},label3){
let sides3=[{name:"base",ranks:ranksOf(base)},{name:"head",ranks:ranksOf(head)}].filter(({ranks})=>ranks.length>1);if(sides3.
length===0)return html``;let compared=row===null?null:comparedRanks(row),measured=compared===null&&head!==null?measuredRanks(
head):null;return html`<h4>Ranks</h4>
    <figure>
      ${strips(sides3,label3)}
      <figcaption>
        What each GPU did in the first round, from left to right: own work, communication that no work hides (transfer,
        then waiting for other ranks), nothing.
      </figcaption>
    </figure>
    ${row===null||compared===null?null:table(`Ranks of ${label3}`,[{title:"own work"},{title:"change",unsorted:!0},...["\
base","head","waits for others: base","head","began last: base","head"].map(title=>({title,number:!0}))],compared.rows.map(
({title,work,waitingNs,joinedLast})=>{let time=shownTime(work,row);return{state:rowState(time),cells:[{content:title},changeCell(
time,"not judged"),nsCell(time.baseNs),nsCell(time.headNs),nsCell(waitingNs.base),nsCell(waitingNs.head),...[joinedLast.
base,joinedLast.head].map(count4=>({content:formatCount(count4),value:count4}))]}}))}${measured===null?null:table(`Ranks\
 of ${label3}`,[{title:"GPU"},...["launches","own work","waits for others","exposed transfer","idle","began last"].map(title=>({
title,number:!0}))],measured.rows.map(({title,launches,workNs,waitingNs,exposedTransferNs,idleNs:idleNs2,joinedLast})=>({
cells:[{content:title},{content:formatCount(launches),value:launches},...[workNs,waitingNs,exposedTransferNs,idleNs2].map(
nsCell),{content:joinedLast===null?"\u2013":formatCount(joinedLast),value:joinedLast}]})))}${(compared??measured)?.lines.
map(line=>html`<p>${line}</p>`)??null}`}function ranksOf(range){return range?.rounds[0]?.ranks??[]}function strips(sides3,label3){
let count4=Math.min(mostStrips,Math.max(...sides3.map(({ranks})=>ranks.length))),named2=count4<=mostNamed,strip=named2?12:
Math.max(1,Math.floor(400/(count4*sides3.length))),gap3=named2?10:0,bottom=frame.top+count4*(sides3.length*strip+gap3),longest=Math.
max(1,...sides3.flatMap(({ranks})=>ranks.map(({spanNs})=>spanNs))),across=linearScale([0,longest],[frame.left,frame.right]),
bars2=Array.from({length:count4},(_,index)=>sides3.map(({name,ranks},side)=>{let rank=ranks[index],y=frame.top+index*(sides3.
length*strip+gap3)+side*strip;return rank===void 0?null:bar(rank,name,across,y,strip-(named2?1:0))})),titles2=sides3.flatMap(
({name,ranks},side)=>named2?ranks.slice(0,count4).map((rank,index)=>{let y=frame.top+index*(sides3.length*strip+gap3)+(side+
.5)*strip;return html`<text x="${frame.left-6}" y="${px(y)}" dy=".35em" text-anchor="end"
            >${sides3.length>1?`${rankText(rank)}, ${name}`:rankText(rank)}</text
          >`}):[]);return html`<svg
    class="chart wide"
    viewBox="0 0 ${width2} ${bottom+24}"
    role="img"
    aria-label="Ranks of ${label3}: own work, exposed transfer, waiting"
  >
    ${bottomAxis(across,{...frame,bottom},formatNs)}${bars2}${titles2}
  </svg>`}function bar(rank,side,across,y,height4){let{workNs,communication}=rank,transferNs=communication.exposedTransferNs??
communication.exposedNs,waitingNs=communication.exposedNs-transferNs,part=(name,fromNs,ns2)=>{let[from,until]=[across.at(
fromNs),across.at(fromNs+ns2)];return html`<rect class="${name}" x="${px(from)}" y="${px(y)}" width="${px(until-from)}" height="${px(
height4)}"
      ><title>${rankText(rank)}, ${side}, ${name}: ${formatNs(ns2)}</title></rect
    >`};return html`${part("work",0,workNs)}${part("transfer",workNs,transferNs)}${part("waiting",workNs+transferNs,waitingNs)}`}var[width3,height2]=[640,400],frame2={left:84,right:width3-14,top:24,bottom:height2-46},mostPoints=200;function rooflinePart({
base,head}){let points=[...base===null?[]:pointsOf(base,"base"),...pointsOf(head,"head")];return points.length===0?null:
html`<div class="scroll" role="region" tabindex="0" aria-label="Roofline">${plot(points)}</div>
    <p>
      A point is a kernel's most measured launch, its area the kernel's time: base hollow, head filled. Lines are the
      ceilings of device memory and of each precision's peak.
    </p>
    <details>
      <summary>The same as a table</summary>
      ${pointsTable(points)}
    </details>`}function pointsOf({ranges},side){return ranges.flatMap(range=>range.kernels.flatMap(kernel=>{let roofline=kernel.
ncu.find(sample=>sample.roofline!==null)?.roofline;return(roofline?.points??[]).flatMap(point=>point.intensity===null||point.
intensity<=0||point.flopPerSecond<=0?[]:[{side,kernel:kernel.name,range:rangeText(range.name,range.domain),precision:point.
precision,intensity:point.intensity,flopPerSecond:point.flopPerSecond,roof:point.roofFlopPerSecond,peak:point.peakFlopPerSecond,
peakBytesPerSecond:roofline?.peakBytesPerSecond??null,totalNs:medianTotalNs(kernel)}])})).toSorted((one,other)=>other.totalNs-
one.totalNs).slice(0,mostPoints)}function plot(points){let intensities=points.map(({intensity})=>intensity),peaks=new Map(
points.flatMap(({precision,peak})=>peak===null||peak<=0?[]:[[precision,peak]])),rates=[...points.map(({flopPerSecond})=>flopPerSecond),
...peaks.values()],memory=Math.max(0,...points.flatMap(({peakBytesPerSecond})=>peakBytesPerSecond??[])),knees=memory===0?
[]:[...peaks.values()].map(peak=>peak/memory),across=logScale([Math.min(...intensities,...knees),Math.max(...intensities,
...knees)*1.5],[frame2.left,frame2.right]),down=logScale([Math.min(...rates),Math.max(...rates)],[frame2.bottom,frame2.top]),
most=Math.max(...points.map(({totalNs})=>totalNs),1);return html`<svg
    class="chart wide"
    viewBox="0 0 ${width3} ${height2}"
    role="img"
    aria-label="Roofline: operations a second over operations for each byte, ${points.length} points"
  >
    ${leftAxis(down,frame2,flopText)}${bottomAxis(across,frame2,value=>String(value))}
    <text x="${px((frame2.left+frame2.right)/2)}" y="${height2-8}" text-anchor="middle">
      operations for each byte of device memory
    </text>
    ${memory===0?null:ceiling(memory,across,down,Math.max(...rates))}${[...peaks].map(([precision,peak])=>peakLine(precision,
peak,memory,across,down))}
    ${points.map(point=>pointMark(point,across,down,most))}
  </svg>`}function ceiling(bytesPerSecond,across,down,top){let[left3=1,right3=1]=[across.ticks[0],across.ticks.at(-1)],bottom=down.
ticks[0]??1,from=Math.max(left3,bottom/bytesPerSecond),to=Math.min(right3,top/bytesPerSecond);if(to<=from)return html``;
let y=intensity=>down.at(intensity*bytesPerSecond),middle2=Math.sqrt(from*to);return html`<path class="roof" d="M${px(across.
at(from))} ${px(y(from))}L${px(across.at(to))} ${px(y(to))}" /><text
      x="${px(across.at(middle2)-8)}"
      y="${px(y(middle2)-4)}"
      text-anchor="end"
      >${figureText({value:bytesPerSecond,unit:"byte/s"})}</text
    >`}function peakLine(precision,peak,memory,across,down){let knee2=memory===0?across.ticks[0]??1:peak/memory,from=Math.
max(across.ticks[0]??1,knee2),y=down.at(peak);return html`<path class="roof" d="M${px(across.at(from))} ${px(y)}H${px(frame2.
right)}" /><text
      x="${px(frame2.right)}"
      y="${px(y-4)}"
      text-anchor="end"
      >${precision}, ${flopText(peak)}</text
    >`}function pointMark(point,across,down,most){let{side,kernel,precision,intensity,flopPerSecond,totalNs}=point,radius=3+
11*Math.sqrt(totalNs/most);return html`<circle
    class="${side}"
    cx="${px(across.at(intensity))}"
    cy="${px(down.at(flopPerSecond))}"
    r="${px(radius)}"
    ><title>
      ${kernelLabel(kernel,90)} (${side}, ${precision}): ${flopText(flopPerSecond)}, ${formatNs(totalNs)}
    </title></circle
  >`}function pointsTable(points){return table("Roofline",[...["side","kernel","range","precision"].map(title=>({title})),
...["operations a second","for each byte","of its roof","kernel time"].map(title=>({title,number:!0}))],points.map(point=>({
cells:[{content:point.side},{content:sentence(htmlPrinter.kernel(point.kernel))},{content:sentence(htmlPrinter.name(point.
range))},{content:point.precision},{content:flopText(point.flopPerSecond),value:point.flopPerSecond},{content:Number(point.
intensity.toPrecision(3)),value:point.intensity},{content:point.roof===null?"\u2013":`${(point.flopPerSecond/point.roof*
100).toFixed(1)} %`,value:point.roof===null?null:point.flopPerSecond/point.roof},{content:formatNs(point.totalNs),value:point.
totalNs}]})))}var flopUnits=[[1e15,"PFLOP/s"],[1e12,"TFLOP/s"],[1e9,"GFLOP/s"],[1e6,"MFLOP/s"]];function flopText(flopPerSecond){
let[size,unit]=flopUnits.find(([least])=>flopPerSecond>=least)??[1,"FLOP/s"];return`${String(Number((flopPerSecond/size).
toPrecision(3)))} ${unit}`}function gpuTimeOf(...sides3){return waitsForOthers(...sides3)?ranksKnown(...sides3)?rankTimeNs:sides3.every(({rounds})=>rounds.
every(round=>round.communicationFreeBusyNs!==null))?({communicationFreeBusyNs,gpuBusyNs})=>communicationFreeBusyNs??gpuBusyNs:
({gpuBusyNs})=>gpuBusyNs:({gpuBusyNs})=>gpuBusyNs}function waitsForOthers(...sides3){return sides3.some(({rounds,families:families2})=>rounds.
some(({devices})=>(devices??1)>1)||families2.some(({family})=>family===communicationFamily))}var mostRounds=60,width4=420,times={left:66,right:width4-10,top:26,bottom:180},gaugeHeight=54,gaugeGap=36,gauges=[{title:"\
mean SM clock",unit:"MHz",of:({meanSmClockMhz})=>meanSmClockMhz},{title:"mean temperature",unit:"\xB0C",of:({meanTemperatureC})=>meanTemperatureC}];
function roundsPart({base,head},range,label3){let side=(name,profile,of)=>profile===null||of===null?[]:[{name,profile,range:of}],
sides3=[...side("base",base,range.base),...side("head",head,range.head)],most=Math.max(0,...sides3.map(({range:{rounds}})=>rounds.
length));if(most<2||most>mostRounds)return html``;let shown=gauges.filter(gauge=>valuesOf(sides3,gauge).length>0);return html`<h4>Rounds</h4>
    <figure>
      ${plot2(sides3,shown,label3,most)}
      <figcaption>
        Time on the GPU in each round; dashes: the median of a side. The axis does not begin at 0.
        ${shown.length>0?`Below: ${shown.map(({title})=>title).join(", ")}; \xD7 marks a disturbed round.`:"The SM clock\
s were not watched."}
      </figcaption>
    </figure>
    <details>
      <summary>The same as a table</summary>
      ${roundsTable(sides3,label3,most)}
    </details>`}function plot2(sides3,shown,label3,most){let gpuTime=gpuTimeOf(...sides3.map(({range})=>range)),values=sides3.
flatMap(({range})=>range.rounds.map(gpuTime)),across={at:round=>times.left+(round-.5)/most*(times.right-times.left),ticks:Array.
from({length:most},(_,index)=>index+1).filter(round=>most<=15||round%5===0)},down=linearScale([Math.min(...values),Math.
max(...values)],[times.bottom,times.top],4),below=shown.map((gauge,index)=>{let top=times.bottom+(index+1)*gaugeGap+index*
gaugeHeight,own={...times,top,bottom:top+gaugeHeight},found=valuesOf(sides3,gauge),scale=linearScale([Math.min(...found),
Math.max(...found)],[own.bottom,own.top],2);return{gauge,frame:own,scale}}),frame3={...times,bottom:below.at(-1)?.frame.
bottom??times.bottom},height4=frame3.bottom+40;return html`<svg
    class="chart"
    viewBox="0 0 ${width4} ${height4}"
    role="img"
    aria-label="Rounds of ${label3}, ${sides3.map(({name})=>name).join(" and ")}: time on the GPU${shown.map(({title})=>`\
, ${title}`).join("")}"
  >
    ${leftAxis(down,times,timeText(down.ticks))}${bottomAxis(across,{...frame3,top:frame3.bottom},String)}
    <text x="${px((times.left+times.right)/2)}" y="${px(frame3.bottom+31)}" text-anchor="middle">round</text>
    ${below.map(one=>leftAxis(one.scale,one.frame,value=>`${String(value)} ${one.gauge.unit}`))}
    ${sides3.map(side=>sidePoints(side,gpuTime,{across,down,below}))}${legend(sides3)}
  </svg>`}function sidePoints({name,profile,range},gpuTime,{across,down,below}){let middle2=px(down.at(median(range.rounds.
map(gpuTime)))),shift=name==="base"?-3:3,points=range.rounds.map((round,index)=>{let timeNs=gpuTime(round),gpu=profile.rounds[index]?.
gpu??null,x=across.at(index+1)+shift,others=below.map(({gauge,scale})=>{let value=gpu===null?null:gauge.of(gpu);return value===
null?null:mark(name,x,scale.at(value))}),disturbed2=gpu?.state==="throttled"||gpu?.state==="clock-differs",y=down.at(timeNs),
cross=disturbed2?html`<path class="x" d="M${px(x-6)} ${px(y-6)}l12 12m0-12l-12 12" />`:null;return html`${mark(name,x,y,
`${name}, round ${String(index+1)}: ${formatNs(timeNs)}`)}${others}${cross}`});return html`<path class="m-${name}" d="M${times.
left} ${middle2}H${times.right}" />${points}`}function mark(name,x,y,title=null){let text=title===null?null:html`<title>${title}</title>`;
return name==="base"?html`<rect class="base" x="${px(x-4)}" y="${px(y-4)}" width="8" height="8">${text}</rect>`:html`<circle class="head" cx="${px(
x)}" cy="${px(y)}" r="4.5">${text}</circle>`}function legend(sides3){return sides3.map(({name},index)=>{let x=times.right-
110+index*60;return html`${mark(name,x,9)}<text x="${x+9}" y="9" dy=".35em">${name}</text>`})}function timeText(ticks){let{
unit}=nsAmount(ticks.at(-1)??0),size={ns:1,\u00B5s:1e3,ms:1e6,s:1e9}[unit]??1,step=((ticks[1]??1)-(ticks[0]??0))/size,decimals=Math.
max(0,-Math.floor(Math.log10(step)+1e-9));return ns2=>`${(ns2/size).toFixed(decimals)} ${unit}`}function valuesOf(sides3,{
of}){return sides3.flatMap(({profile})=>profile.rounds.flatMap(({gpu})=>gpu===null?[]:of(gpu)??[]))}function roundsTable(sides3,label3,most){
let gpuTime=gpuTimeOf(...sides3.map(({range})=>range));return table(`Rounds of ${label3}`,[{title:"round",number:!0},...sides3.
flatMap(({name})=>[{title:`${name}, time on the GPU`,number:!0},{title:`${name}, GPU`}])],Array.from({length:most},(_,index)=>({
cells:[{content:index+1},...sides3.flatMap(({profile,range})=>{let round=range.rounds[index],gpu=profile.rounds[index]?.
gpu??null;return[nsCell(round===void 0?null:gpuTime(round)),{content:gpu===null?"not watched":gpuText(gpu)}]})]})))}function gpuText(gpu){
let{state}=gpu;if(state==="throttled"||state==="clock-differs")return sentence(disturbanceText({...gpu,state,round:1},htmlPrinter));
let known=gauges.flatMap(({unit,of})=>{let value=of(gpu);return value===null?[]:[`${value.toFixed(0)} ${unit}`]});return known.
length===0?"unknown":known.join(", ")}var none={content:""};function timesPart(range,label3){let{row,head}=range;return row!==null?comparedTimes(range,row,label3):
head===null?html``:headTimes(head,label3)}function comparedTimes({base,head},row,label3){let sums=sumRows(row).map(sum=>({
...sum,time:shownTime(sum.time,row)})),families2=row.families.map(({family,time})=>({family,time:shownTime(time,row)})),
scale=changesScale([...sums,...families2].map(({time})=>time)),timed=(title,time,unjudged2)=>({state:rowState(time),cells:[
{content:title},changeCell(time,unjudged2),nsCell(time.baseNs),nsCell(time.headNs),{content:html`${intervalPlot(time,scale)}<small>${intervalText(
time)}</small>`},{content:time.detectableRatio===null?"":percent(time.detectableRatio)}]}),rows=[...sums.map(({title,time},index)=>timed(
index===0?html`<b>${title}</b>`:title,time,"not judged")),...shareRows(row,base,head),...shownCounts(row).map(count4=>countRow(
count4,row))],columns=[{title:""},{title:"change",unsorted:!0},...["base","head"].map(title=>({title,number:!0,unsorted:!0})),
{title:html`interval and threshold${intervalAxis(scale)}`,unsorted:!0},{title:"detectable",number:!0,unsorted:!0}];return html`${table(
`Times and counts of ${label3}`,columns,rows)}${families2.length===0?null:html`<h4>By kernel family</h4>
          ${table(`Kernel families of ${label3}`,[{title:"family"},...columns.slice(1)],families2.map(({family,time})=>timed(
sentence(htmlPrinter.name(family)),time)))}`}`}function shareRows({overlap,instances},base,head){let shares=(title,values,text)=>values.
every(value=>value===null)?[]:[{cells:[{content:title},none,...values.map(value=>({content:value===null?"\u2013":text(value)})),
none,none]}],of=pick=>[base,head].map(range=>range===null?null:pick(range));return[...shares("overlap, of the kernel tim\
e",[overlap.base,overlap.head],percent),...shares("GPU busy, of the wall time (traced)",of(range=>gpuShare(range.rounds)?.
share??null),formatShare),...shares("GPU idle",of(idleNs),formatNs),...shares("instances",[instances.base,instances.head],
count4=>amountText({value:String(count4),unit:""}))]}function idleNs({rounds}){let known=rounds.flatMap(({gpuIdleNs})=>gpuIdleNs??
[]);return known.length===0?null:median(known)}function countRow(count4,{verdict}){let{base,head,changeRatio,thresholdRatio,
state}=count4,judged=verdict==="incomparable"?"not-judged":state,word=countWord(count4)??(state==="inconclusive"?"varies":
rowStates[state].word),sign=head===base?"=":head>base?"\u25B2":"\u25BC",size=changeRatio===null||head===base?null:html` <b>${signedPercent(
changeRatio)}</b>`;return{state:{name:judged,word},cells:[{content:sentence(countTitle(count4,htmlPrinter))},{content:html`<span class="c">${sign}${size}</span> <small>${judged===
"not-judged"?"":word}</small>`},...[base,head].map(value=>({content:amountText(countValue(count4,value))})),{content:html`<small>exact; threshold ${percent(
thresholdRatio)}</small>`},none]}}function headTimes(range,label3){let of=pick=>median(range.rounds.map(pick)),share2=gpuShare(
range.rounds),idle=idleNs(range),facts=[["time on the GPU",formatNs(of(gpuTimeOf(range)))],["sum of kernel durations",formatNs(
of(({kernelNs})=>kernelNs))],["wall time (traced)",formatNs(of(({wallNs})=>wallNs))],...share2===null?[]:[["GPU busy, of\
 the wall time (traced)",formatShare(share2.share)]],...idle===null?[]:[["GPU idle",formatNs(idle)]],["instances",formatCounts(
range.rounds.map(({instances})=>instances))],["launches",formatCounts(range.rounds.map(({launches})=>launches))],["graph\
 launches",formatCounts(range.rounds.map(({graphLaunches})=>graphLaunches))]];return table(`Times and counts of ${label3}`,
[{title:""},{title:range.rounds.length>1?"median over rounds":"head",number:!0,unsorted:!0}],facts.map(([title,text])=>({
cells:[{content:title},{content:text}]})))}var wallPartTimes=[["host-own",({hostTime})=>hostTime?.ownNs??null],["host-launch",({hostTime})=>hostTime?.launchNs??null],
["host-graph-launch",({hostTime})=>hostTime?.graphLaunchNs??null],["host-copy",({hostTime})=>hostTime?.copyNs??null],["h\
ost-synchronization",({hostTime})=>hostTime?.synchronizationNs??null],["host-memory",({hostTime})=>hostTime?.memoryNs??null],
["host-other",({hostTime})=>hostTime?.otherNs??null],["idle-launch",({gpuIdle})=>gpuIdle?.launchNs??null],["idle-after-s\
ynchronization",({gpuIdle})=>gpuIdle?.afterSynchronizationNs??null],["idle-synchronization",({gpuIdle})=>gpuIdle?.synchronizationNs??
null],["idle-copy",({gpuIdle})=>gpuIdle?.copyNs??null],["idle-queue",({gpuIdle})=>gpuIdle?.queueNs??null],["idle-unknown",
({gpuIdle})=>gpuIdle?.unknownNs??null]];var shownShare=.005,titles={"host-own":"host: outside of CUDA calls","host-launch":"host: in launches","host-graph-launc\
h":"host: in launches of graphs","host-copy":"host: in calls of copies","host-synchronization":"host: in synchronization\
s","host-memory":"host: in allocations","host-other":"host: in other calls","idle-launch":"GPU idle: nothing launched ye\
t","idle-after-synchronization":"GPU idle: the host had waited","idle-synchronization":"GPU idle: the host waits","idle-\
copy":"GPU idle: the host copies","idle-queue":"GPU idle: launched, not begun","idle-unknown":"GPU idle: not known why"};
function shownParts({wallParts,wallTime}){let wallNs=Math.max(wallTime.baseNs??0,wallTime.headNs??0);return wallParts.filter(
({baseNs,headNs})=>Math.max(baseNs,headNs)>shownShare*wallNs).map(({part,baseNs,headNs,isApart})=>({title:titles[part],baseNs,
headNs,isApart,changeRatio:baseNs===0?null:headNs/baseNs-1}))}function sideParts({rounds}){let wallNs=rounds.length===0?
0:median(rounds.map(({wallNs:ns2})=>ns2));return wallPartTimes.flatMap(([part,timeOf])=>{let times2=rounds.flatMap(round=>timeOf(
round)??[]);if(times2.length===0||times2.length<rounds.length)return[];let ns2=median(times2);return ns2>shownShare*wallNs?
[{title:titles[part],ns:ns2}]:[]})}var withinRounds="within the rounds' spread";var[width5,height3]=[150,18];function wallPart({row,head},label3){if(row!==null){let parts2=shownParts(row),most2=Math.max(
0,...parts2.map(({baseNs,headNs})=>Math.max(baseNs,headNs)));return wallTable(label3,["change","base","head"],parts2.map(
({title,baseNs,headNs,changeRatio,isApart})=>({cells:[{content:title},{content:changeRatio===null?"":html`${signedPercent(
changeRatio)}${isApart?null:html` <small>${withinRounds}</small>`}`},...[baseNs,headNs].map(ns2=>({content:formatNs(ns2)})),
{content:bars([baseNs,headNs],most2)}]})))}if(head===null)return html``;let parts=sideParts(head),most=Math.max(0,...parts.
map(({ns:ns2})=>ns2));return wallTable(label3,["head"],parts.map(({title,ns:ns2})=>({cells:[{content:title},{content:formatNs(
ns2)},{content:bars([ns2],most)}]})))}function wallTable(label3,columns,rows){return rows.length===0?html``:html`<h4>What the wall time is made of (traced)</h4>
    ${table(`What the wall time of ${label3} is made of`,[{title:""},...columns.map(title=>title==="change"?{title,unsorted:!0}:
{title,number:!0,unsorted:!0}),{title:columns.length>1?"base above head":"",unsorted:!0}],rows)}
    <p>
      <small
        >Medians over rounds: the threads of the range on the host, and the time in which nothing ran on its GPUs, by
        what the host did then. Tracing makes calls longer.</small
      >
    </p>`}function bars(times2,most){let each=height3/times2.length;return html`<svg class="bars" viewBox="0 0 ${width5} ${height3}" width="${width5}" height="${height3}" aria-hidden="true">
    ${times2.map((ns2,index)=>html`<rect class="${index===times2.length-1?"b-head":"b-base"}" x="0" y="${px(index*each+1)}" width="${px(
most===0?0:ns2/most*width5)}" height="${px(each-2)}" />`)}
  </svg>`}var verdictMarks={regressed:"\u274C","over-budget":"\u274C",incomparable:"\u2754",inconclusive:"\u{1F7E1}","no-baseline":"\
\u26AA",pass:"\u2705"};var proseWidth2=400,blockLines=30,blockWidth=200,quoted=/(?<!`)`(?!\s*`)([^`\n]+)`(?!`)/;function prose2(text,width6=proseWidth2){
return clipEnd(text,width6).split(quoted).map((part,index)=>index%2===1?code2(part,part.length):plain(part)).join("")}function plain(text){
return markdownText(text).replace(/&#(?:64|35);(?=.)/g,"$&&#8203;").replace(/GH&#45;/gi,"$&&#8203;").replace(/(?<=www)&#46;/gi,
"&#8203;$&").replace(/&#58;(?=[\w/+-])/g,"$&&#8203;")}function code2(name,width6){let shown=clipMiddle(name,width6);return shown.
includes("|")?`<code>${plain(shown).trim()}</code>`:markdownCode(shown)||"*(no name)*"}function codeHtml(name,width6){let text=markdownText(
clipMiddle(name,width6)).trim();return text===""?"(no name)":`<code>${text}</code>`}function codeBlock(text){let lines=plainLines(
text).split(`
`),shown=lines.slice(0,blockLines).map(line=>clipEnd(line,blockWidth)),hidden=lines.length-shown.length,longest=Math.max(
2,...[...shown.join(`
`).matchAll(/`+/g)].map(([run])=>run.length)),fence="`".repeat(longest+1);return[`${fence}text`,...shown,...hidden>0?[`\u2026\
 and ${String(hidden)} more lines`]:[],fence].join(`
`)}function link(text,url){return/^https?:\/\/[\w.:-]+\/[\w./%~-]*$/.test(url)?`[${text}](${url})`:text}function clipEnd(text,width6){
return text.length>width6?`${text.slice(0,width6-1)}\u2026`:text}var nameWidth3=60,markdownPrinter={name:name=>code2(name,nameWidth3),kernel:name=>code2(kernelLabel(name,nameWidth3),nameWidth3),
prose:prose2,times:timePair};function rangeCode(range){return rangeName(range,markdownPrinter)}function headlineOf(section){let{failure,fails,unread=!1}=section,measured=measuredHeadline(section);if(failure===null)return measured??
{...noResult,mark:fails?"\u274C":noResult.mark};let{word,quoted:quoted2}=measured===null?{word:unread?"Results cannot be\
 read":"Nothing was measured",quoted:null}:{word:failedWord(section,measured),quoted:measured.quoted};return{mark:fails?
"\u274C":unread?"\u2754":"\u26A0\uFE0F",word,what:prose2(failure.what),confidence:"",quoted:quoted2}}var noResult={mark:"\
\u2754",word:"No result",what:"Neither a profile nor a comparison is there.",confidence:"",quoted:null};function failedWord({
comparison},{word}){return`Failed after measuring${comparison===null?"":`: ${word.slice(0,1).toLowerCase()}${word.slice(
1)}`}`}function measuredHeadline(section){let{comparison,reference}=section;if(reference===null||!isDecisive(reference.comparison,
comparison))return comparedHeadline(section);let decisive=comparedHeadline({...section,comparison:reference.comparison});
return{...decisive,word:referenceWord(reference.comparison,decisive.word),what:`Against the reference ${code2(reference.
comparison.baseline.name??"",referenceWidth)}: ${decisive.what}`,quoted:null}}var referenceWidth=60;function isDecisive(reference,baseline){
return baseline===null||baseline.verdict!==reference.verdict&&worstOf([baseline,reference])===reference.verdict}function referenceWord({
base,verdict},word){return base===null&&verdict==="no-baseline"?"Reference not available":`${word} against the reference`}
function comparedHeadline(section){let{comparison,head,fails}=section,headline2=(mark2,word,what)=>({mark:fails?"\u274C":
mark2,word,what,confidence:"",quoted:null});return comparison===null?head===null?null:headline2("\u{1F4CA}","Measured","\
Compared with nothing: this says neither pass nor fail."):{...headline2(isWorse(comparison)?"\u26A0\uFE0F":verdictMarks[comparison.
verdict],wordOf(comparison),verdictText(comparison,markdownPrinter)),confidence:confidenceOf(comparison),quoted:quotedInText(
comparison)}}function isWorse({verdict}){return verdict==="regressed"||verdict==="over-budget"}function wordOf(comparison){
return comparison.verdict==="pass"&&isAccepted(comparison)?"Pass, with accepted regressions":comparison.verdict==="pass"&&
fasterRanges(comparison).length>0?"Pass, and faster":verdictName(comparison)}function checkConclusion({fails,comparison,
reference}){return fails?"failure":worstOf([comparison,reference?.comparison??null])==="pass"?"success":"neutral"}function effectText({
fails,unread=!1},verdict){return unread?"":fails?"**This fails the check.**":verdict===null||verdict==="pass"?"":"This d\
oes not fail the check."}function confidenceOf(comparison){let{verdict,base}=comparison;if(base===null||verdict==="incom\
parable"||verdict==="over-budget")return"";if(isOneRound(comparison))return`Only one ${hasOneProcess(comparison)?"proces\
s":"round"} a side: the noise is unknown, so a change may be noise, and a small one goes unseen.`;let decisive=slowerRanges(
comparison).filter(range=>verdict==="pass"||decisiveChanges(range,comparison).gpuTime)[0]??(verdict==="pass"?fasterRanges(
comparison)[0]:void 0),detectable=detectableText(comparison),wall=comparison.ranges.find(range=>decisiveChanges(range,comparison).
wallTime)?.latency;if(decisive===void 0&&wall!=null)return wallConfidence(wall);if(decisive===void 0)return verdict==="i\
nconclusive"?`${detectable} More rounds would narrow it.`.trim():detectable;let{gpuBusyTime}=decisive,interval=intervalPair(
gpuBusyTime);if(interval==="")return detectable;let threshold=gpuBusyTime.thresholdRatio===null?"":` Threshold ${percent(
gpuBusyTime.thresholdRatio)}.`;return`${intervalLevel(comparison)} interval of the change: ${interval}, from ${String(gpuBusyTime.
rounds)} rounds a side.${threshold}`}function wallConfidence({time,statistic}){let threshold=time.thresholdRatio===null?
"":` Threshold ${percent(time.thresholdRatio)}.`;return`95 % interval of the change: ${intervalPair(time)}, from ${String(
time.rounds)} processes a side without tracing (${statistic} of each).${threshold}`}var mostItems=200;function verdictPart(input){let{comparison,failure,fails,reference=null}=input,section={title:null,comparison,
head:input.head,failure,fails,reference:reference===null?null:{comparison:reference,age:null},baselineAge:null,artifact:null,
report:null},{word,confidence}=headlineOf(section),measured=measuredText(comparison),worst=worstOf([comparison,reference]);
return html`<div class="verdict ${fails||failure!==null?"bad":worst==="pass"?"good":"open"}">
    <h2>${word}</h2>
    ${failure===null?null:failureText(failure)}
    <p class="what">${failure===null?null:html`<b>What was measured before:</b> `}${measured}</p>
    ${reference===null?null:html`<p><b>Against the reference ${sentence(htmlPrinter.name(reference.baseline.name??""))}:</b> ${sentence(
verdictText(reference,htmlPrinter))}</p>`}
    ${confidence===""?null:html`<p>${confidence}</p>`}${fails?html`<p><b>This fails the check.</b></p>`:null}
  </div>`}function measuredText(comparison){return comparison===null?"Compared with nothing: this says neither pass nor \
fail.":sentence(verdictText(comparison,htmlPrinter))}function failureText({what,where,why,help,failures}){let part=(title,text)=>text===
null?null:html`<dt>${title}</dt>
          <dd>${text}</dd>`;return html`<p class="what">${prose(what)}</p>
    <dl>${part("Where",where)}${part("Why",why)}${part("Help",help)}</dl>
    ${failures.length===0?null:html`<ul>
            ${failures.slice(0,20).map(one=>html`<li>${prose(one.what)}</li>`)}
          </ul>`}`}function reasonsPart({comparison}){if(comparison===null)return null;let{reasons,budgets,accepted}=comparison,
deciding=reasons.filter(({verdict})=>verdict!==null),others=reasons.filter(({verdict})=>verdict===null);return html`${open(
"What decides",deciding,reasonItem)}${open("Budgets",budgets,budget=>html`${budget.state==="held"?"\u2713":"\u2717"} ${sentence(
budgetText(budget,htmlPrinter))}`)}${open("Accepted regressions",accepted,one=>sentence(acceptedText(one,htmlPrinter)))}${folded(
"Also seen",others,reasonItem)}${folded("What this cannot know",limitationTexts(comparison),prose)}`}var signs={regressed:"\
\u2717","over-budget":"\u2717",incomparable:"?",inconclusive:"?","no-baseline":"?"};function reasonItem({verdict,range,kernel,
text}){let where=range===null?null:html`${sentence(htmlPrinter.name(range))}: `,of=kernel===null?null:html`${sentence(htmlPrinter.
kernel(kernel))}: `;return html`${verdict===null?null:`${signs[verdict]} `}${where}${of}${prose(text)}`}function open(title,items,itemOf){
return items.length===0?html``:html`<h3>${title}</h3>
        ${list(items,itemOf)}`}function folded(title,items,itemOf){return items.length===0?html``:html`<details>
    <summary>${title} (${items.length})</summary>
    ${list(items,itemOf)}
  </details>`}function list(items,itemOf){let more=items.length-mostItems,rest=more>0?html`<li>… and ${more} more, in <code>comparison.json</code></li>`:
null;return html`<ul>
    ${items.slice(0,mostItems).map(item=>html`<li>${itemOf(item)}</li>`)}${rest}
  </ul>`}var mostText=185e4,mostRanges3=40,mostKernels=2e3,leastKernels=20;function reportHtml(input,{style,script}){let policy=`\
default-src 'none'; style-src '${hashOf(style)}'; script-src '${hashOf(script)}'; base-uri 'none'; form-action 'none'`,sections=sectionsOf(
input),title=titleOf(input);return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${policy}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        ${rawElement("style",style)}
      </head>
      <body>
        <header>
          <h1>${title}</h1>
          ${verdictPart(input)}
          <nav aria-label="Sections">
            ${sections.map(section=>html`<a href="#${section.id}">${section.title}</a> `)}
          </nav>
        </header>
        <main>
          ${sections.map(({id,title:heading,content})=>html`<section id="${id}">
                <h2>${heading}</h2>
                ${content}
              </section> `)}
        </main>
        <footer>
          <p>
            Made by ${input.head.tool.name} ${input.head.tool.version} from
            <code>profile.json</code>${input.comparison===null?null:html` and <code>comparison.json</code>`},
            which have all figures.
          </p>
        </footer>
        ${rawElement("script",script)}
      </body>
    </html> `.text}function titleOf({head}){let names=head.ranges.map(({name,domain})=>plainText(clipMiddle(rangeText(name,
domain),40)));return names.length===0?"GPU profile":`GPU profile: ${listText(names,3)}`}function hashOf(text){return`sha\
256-${createHash("sha256").update(text).digest("base64")}`}function sectionsOf(input){let ranges=reportRanges(input),section=(id,title,content)=>content===
null?[]:[{id,title,content}],before=[...section("why","Why",reasonsPart(input)),...section("ranges","Ranges",rangesPart(
input,ranges)),...section("program","What the program reports",programPart(input)),...section("time","Where the time goe\
s",iciclePart(input,ranges))],after=[...section("roofline","Roofline",rooflinePart(input)),...section("metrics","Nsight \
Compute: what changed",metricsPart(input)),...section("findings",input.base===null?"Findings":"Findings in head",findingsPart(
input)),...section("measured","How it was measured",measuredPart(input))],room=[...before,...after].reduce((left3,{content})=>left3-
content.text.length,mostText);return[...before,...section("timeline","Timeline",timelinePart(input,ranges,room)),...after]}
function rangesPart(input,ranges){let shown=ranges.slice(0,mostRanges3),most=Math.max(leastKernels,Math.floor(mostKernels/
Math.max(1,shown.length)));return html`${shown.map(range=>{let name=rangeText(range.name,range.domain),label3=plainText(
clipMiddle(name,60));return html`<section class="range">
      <h3>
        ${nameCode(name)}${range.row===null?null:html` <span class="tag ${range.row.verdict}">${range.row.verdict}</span>`}
      </h3>
      ${timesPart(range,label3)}${ranksPart(range,label3)}${wallPart(range,label3)}${roundsPart(input,range,label3)}
      <h4>Kernels</h4>
      ${kernelsPart(range,label3,most)}
    </section>`})}${ranges.length>shown.length?html`<p>… and ${formatCount(ranges.length-shown.length)} more ranges, in <code>profile.json</code>.</p>`:
null}${shown.length===0?html`<p>No range was measured.</p>`:null}`}function reportFiles(context,input){let trace=traceArchive(input.timelines,input),page=reportHtml({...input,trace:trace?.
holds??null},reportAssets(context));return new Map([...trace===null?[]:[[traceFile,trace.data]],["report.html",page]])}import{resolve}from"node:path";async function recordedProfile(context,config,paths,options){let{wanted,areRanks=!1}=options,finished=areRanks?null:await finishedProfiles(
context,paths),[first,...others]=(finished??[]).map((profile,index)=>withRanges(profile,wanted,paths[index]??""));if(first!==
void 0)return{profile:others.length===0?first:addFindings(mergeProfiles(first,others)),timelines:[]};let{profileOfReports}=await import("./profile-of-reports-DJNSY7LI.js");
return profileOfReports(context,config,paths,options)}async function finishedProfiles({cwd},paths){if(!paths.every(path=>path.
endsWith(".json")))return null;let profiles=[];for(let shown of paths){let path=resolve(cwd,shown);if((await findInput(path,
shown)).isDirectory())return null;profiles.push(await readProfile(path,shown))}return profiles}export{worstVerdict,worstOf,acceptedKinds,acceptedRegressionSchema,acceptedFileSchema,linkedEnough,wallVerdictSchema,latencySchema,
rangeRowSchema,isLaunchesAgain,wallPerAmountKinds,gpuPerAmountKinds,perAmountUnits,wallPerAmount,gpuPerAmount,metricRowSchema,
verdictSchema,countReasonIds,reasonSchema,markdownTable,gpuTimeOf,waitsForOthers,siteText,rowStates,sumRows,shownCounts,
countTitle,countValue,countWord,isReplacement,explanations,lineNotes,timePair,countPair,changeMark,unjudged,tied,intervalPair,
quotedReason,isFailing,readUnit,metricTitle,metricAmount,metricValues,metricWords,bySeverity,profileMetrics,kernelLabel,
kernelLabels,terminalPrinter,rangeName,verdictName,verdictLine,verdictMarks,prose2 as prose,code2 as code,codeHtml,codeBlock,
link,markdownPrinter,rangeCode,headlineOf,measuredHeadline,isDecisive,checkConclusion,effectText,left,right,flexible,leaving,
textTable,keptColumns,comparedRanks,measuredRanks,wallPartTimes,shownParts,withinRounds,changeText,librariesOf,unknownText,
missingNcuText,gpuShare,topFindings,plainWords,limitationTexts,misfitText,budgetText,acceptedText,disturbanceText,clockText,
roundsText,figureText,figureAmount,topKernels,sideFiles,referenceFiles,topKernelsByRange,operatorsByRange,resultFiles,profileFiles,
json,traceFile,reportFiles,recordedProfile};
