import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{uniqueSafeNames}from"./chunk-2W7IQXEL.js";import{gpuPerAmountKinds,gpuShare,instanceTimes,kernelLabel,left,
metricAmount,metricSentences,metricTitle,missingNcuText,profileMetrics,rangeName,right,terminalPrinter,topFindings,wallFigures,
wallPerAmountKinds}from"./chunk-6T2J63QD.js";import{measuredLaunch,median,medianKernelNs,medianLaunches,medianTotalNs}from"./chunk-HII2UYUJ.js";
import{figureRules}from"./chunk-DKVPXHXD.js";import{countAmount,formatCount,formatCounts,formatNs,formatShare}from"./chunk-QMXSBUPN.js";
import{communicationFamily,rangeText,rankText,rankTimeNs,ranksKnown,wholeCaptureName}from"./chunk-AX7BFPLO.js";import{
listText}from"./chunk-4UT5UUEK.js";import{acceptedMetrics}from"./chunk-4ZHJY42V.js";import{amountText,percent,
percentInterval,signedPercent,sizeAmount,sizeText}from"./chunk-5D4Z67PI.js";import{_enum,array,boolean,discriminatedUnion,
literal,number,object,string,union}from"./chunk-XLZ6DOMG.js";import{jsonParts,plainText}from"./chunk-XZ34GZY7.js";function topKernels(range,count4){let rangeNs=medianKernelNs(range);return range.kernels.slice(0,count4).map(kernel=>{let totalNs=medianTotalNs(
kernel);return{name:kernel.name,shortName:kernel.shortName,family:kernel.family,mangled:[...new Set(kernel.variants.flatMap(
({mangled})=>mangled??[]))],totalNs,share:rangeNs===0?0:totalNs/rangeNs}})}var formula=/^[=+\-@]/;function csvText(header,rows){return[header,...rows].map(row=>`${row.map(cell).join(",")}
`).join("")}function cell(value){if(value===null)return"";if(typeof value=="number")return String(value);let plain=plainText(
value),safe=formula.test(plain)?`'${plain}`:plain;return/[",\n]|^\s|\s$/.test(safe)?`"${safe.replaceAll('"','""')}"`:safe}function rangeFiles(profile,operators,figures){let labels=[...new Set([...profile.ranges,...profile.replayedRanges].map(
labelOf))],folders=uniqueSafeNames(labels),files=new Map;for(let[index,label2]of labels.entries()){let isIt=range=>labelOf(
range)===label2,measured=profile.ranges.find(isIt),inner=operators.get(label2)??[],replayed=profile.replayedRanges.find(
isIt),folder=`ranges/${folders[index]??String(index)}`;measured!==void 0&&measured.kernels.length>0&&files.set(`${folder}\
/kernels.csv`,kernelsCsv(measured,figures)),inner.length>0&&files.set(`${folder}/operators.csv`,operatorsCsv(inner)),replayed!==
void 0&&files.set(`${folder}/replay.csv`,replayCsv(replayed,figures))}return files}function labelOf({name,domain}){return rangeText(
name,domain)}var measuredHeaders=["measured grid","measured block","matching launches"];function kernelsCsv(range,figures){
let rangeNs=medianKernelNs(range);return csvText(["kernel","family","launches","total (ns)","share (%)",...measuredHeaders,
...figureHeaders(figures)],range.kernels.map(kernel=>{let totalNs=medianTotalNs(kernel),sample=kernel.ncu[0],launch=sample===
void 0?null:measuredLaunch(kernel,sample);return[kernel.name,kernel.family,medianLaunches(kernel),totalNs,rangeNs===0?0:
Number((totalNs/rangeNs*100).toFixed(3)),...launch===null?measuredHeaders.map(()=>null):[launch.grid.join("\xD7"),launch.
block.join("\xD7"),median(launch.matchingLaunches)],...figures.map(({key})=>sample?.figures[key]?.value??null)]}))}function operatorsCsv(operators){
return csvText(["operator","domain","calls","launches","self (ns)","total (ns)","top kernel"],operators.map(row=>[row.name,
row.domain,row.calls,row.launches,row.selfNs,row.totalNs,row.topKernel]))}function replayCsv({samples},figures){let known=figures.
filter(({key})=>samples.some(sample=>sample.figures[key]!=null));return csvText(["instance","row",...figureHeaders(known)],
samples.map((sample,index)=>[index+1,sample.id,...known.map(({key})=>sample.figures[key]?.value??null)]))}function figureHeaders(figures){
return figures.map(({title,unit})=>unit===""?title:`${title} (${unit})`)}var special=/[\\`*_[\]<>#!|~&@$^]|(?<=[^\d\s])\.(?=\S)|\.(?=[^\d\s])|(?<=www)\.|:(?=\S)|-(?=[\d-])|(?<=^\s*\d*)[-+=.:)]/gi;
function markdownText(text){return plainText(text).replace(special,character=>`&#${String(character.codePointAt(0))};`)}
function markdownCode(text){let plain=plainText(text).replaceAll(/\s+/g," ").trim();if(plain==="")return"";if(plain.includes(
"\\|"))return`<code>${markdownText(plain)}</code>`;let longest=Math.max(0,...[...plain.matchAll(/`+/g)].map(([run])=>run.
length)),fence="`".repeat(longest+1),padding=plain.startsWith("`")||plain.endsWith("`")?" ":"";return`${fence}${padding}${plain}${padding}${fence}`}
function markdownTable(columns,rows){let line=cells=>`| ${cells.map(cell2=>cell2.replaceAll("|","\\|")).join(" | ")} |`;
return[line(columns.map(({title})=>title)),line(columns.map(({align})=>align==="right"?"--:":":--")),...rows.map(line)].
join(`
`)}var listedRanges=12,listedFamilies=6,listedMetrics=20,listedOperators=10,listedFindings=3,labelWidth=60,familyWords={gemm:"\
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
t ran:** ${command} on ${gpu}${commit}, measured ${measured}.`]}function metricsText(profile){let allWalls=profile.ranges.
flatMap(range=>wallCells(range,profile.untraced)),walls=allWalls.slice(0,listedRanges),rows=profileMetrics(profile);if(walls.
length+rows.length===0)return[];let printer={name:markdownText,prose:markdownText},cells=rows.slice(0,listedMetrics).map(
row=>[clip(metricTitle(row,printer)),amountText(metricAmount(row.middle,row.unit,printer))]),runs=profile.untraced.length;
return["## How long it takes, and what the program reports",`Measured ${runs===1?"once":`${String(runs)} times`} beside \
the profile, while nothing slows the program down.`,...walls.length===0?[]:[markdownTable([left("phase"),right("median"),
right("90 % within"),right("minimum")],walls)],...allWalls.length>walls.length?[`\u2026 and ${String(allWalls.length-walls.
length)} more phases, in profile.json.`]:[],...cells.length===0?[]:[markdownTable([left("metric"),right("median")],cells)],
...rows.length>cells.length?[`\u2026 and ${String(rows.length-cells.length)} more metrics, in profile.json.`]:[]]}function wallCells(range,untraced){
let processes=untraced.map(run=>instanceTimes(run,range)).filter(({length})=>length>0);if(processes.length===0)return[];
let{medianNs,p90Ns,minNs}=wallFigures(processes);return[[markdownText(label(range)),formatNs(medianNs),formatNs(p90Ns),formatNs(
minNs)]]}function phasesText({ranges}){if(ranges.length===0)return["No phase of the program was measured."];let top=ranges.
slice(0,listedRanges),rows=top.map(range=>{let gpu=gpuShare(range.rounds);return[markdownText(label(range)),formatNs(medianKernelNs(
range)),formatCounts(range.rounds.map(({launches})=>launches)),gpu===null?"unknown":formatShare(gpu.share)]});return["##\
 By phase",`${ranges.some(({name})=>name===wholeCaptureName)?"The program marks no phases: all that was measured is one.":
"Phases are the ranges that the program marks; one may lie within another."} *Busy* is the share of the phase in which t\
he GPU works at all; measuring makes it look smaller than it is.`,markdownTable([left("phase"),right("GPU time"),right("\
kernel launches"),right("busy")],rows),...ranges.length>top.length?[`\u2026 and ${String(ranges.length-top.length)} more\
 phases.`]:[],...otherThreadsText(top)]}function otherThreadsText(ranges){let parts=ranges.flatMap(range=>{let launches=range.
rounds.map(({otherThreads})=>otherThreads.launches);return Math.max(0,...launches)===0?[]:[`${formatCounts(launches)} of\
 ${markdownText(label(range))}`]});return parts.length===0?[]:[`Another thread of the program started ${parts.join(", ")}\
.`]}function familiesText(range){if(medianKernelNs(range)===0)return[];let families=range.families.map(row=>({family:row.
family,totalNs:medianTotalNs(row)})),rows=families.slice(0,listedFamilies).map(({family,totalNs})=>[markdownText(Object.
hasOwn(familyWords,family)?familyWords[family]??family:family),formatNs(totalNs),formatShare(totalNs/medianKernelNs(range))]);
return[`## By kind of work, in ${markdownText(label(range))}`,markdownTable([left("kind"),right("GPU time"),right("share")],
rows),...families.length>rows.length?[`\u2026 and ${String(families.length-rows.length)} more kinds.`]:[]]}function operatorsText(range,operators){
let all=operators.get(rangeText(range.name,range.domain))??[];if(all.length===0)return[];let top=all.slice(0,listedOperators);
return[`## By operator, in ${markdownText(label(range))}`,"Operators are the ranges nested in it. *Self* leaves out the \
kernels of ranges nested deeper.",markdownTable([left("operator"),right("self"),right("total"),right("calls"),right("ker\
nel launches")],top.map(row=>[markdownText(clip(label(row))),formatNs(row.selfNs),formatNs(row.totalNs),formatCount(row.
calls),formatCount(row.launches)])),...all.length>top.length?[`\u2026 and ${formatCount(all.length-top.length)} more, in\
 operators.csv.`]:[]]}function findingsText({ranges,ncu}){let missing=missingNcuText(ncu),top=topFindings(ranges,listedFindings);
return["## What stands out",top.length===0?"None of the rules found anything.":top.map((found,index)=>findingText(index+
1,found)).join(`
`),...missing===null?[]:[markdownText(missing)]]}function findingText(number2,{range,finding,count:count4}){let words=(Object.
hasOwn(plainWords,finding.id)?plainWords[finding.id]:void 0)??finding.id,where=finding.kernel===null?"":` (the kernel ${markdownCode(
kernelLabel(finding.kernel,labelWidth))})`,more=count4>1?` ${String(count4-1)} more like it.`:"",saving=finding.impactNs===
null?"":` Potential saving: at most ${formatNs(finding.impactNs)}.`;return`${String(number2)}. **${words}**, in ${markdownText(
label(range))}${where}. ${markdownText(finding.what)}${saving}${more} Help: ${markdownText(finding.advice)}`}function footer({
tool,warnings}){let count4=warnings.length,warned=count4===0?"":` ${String(count4)} ${count4===1?"warning stands":"warni\
ngs stand"} in profile.json.`;return[`*Made by ${markdownText(tool.name)} ${markdownText(tool.version)} from profile.jso\
n, which has all figures.${warned}*`]}function label({name,domain}){return domain===""?name:`${name}@${domain}`}function clip(text){
return text.length>200?`${text.slice(0,199)}\u2026`:text}var sideFiles={base:"base/profile.json",head:"profile.json"},referenceFiles={base:"reference/profile.json",head:"profile\
.json"},referenceComparisonFile="reference-comparison.json";function topKernelsByRange(profile,count4){return profile.ranges.
map(range=>({range:range.name,domain:range.domain,kernels:topKernels(range,count4)}))}function resultFiles(measured,topCount,report){
let{profile,operators,base,comparison,reference}=measured;return new Map([...reference===null?[]:[...reference.profile===
null?[]:[[referenceFiles.base,jsonParts(reference.profile)]],[referenceComparisonFile,jsonParts(reference.comparison)]],
...Object.entries(base===null?{}:{[sideFiles.base]:jsonParts(base)}),...profileFiles(profile,operators,topCount,report),
...Object.entries(comparison===null?{}:{"comparison.json":jsonParts(comparison)})])}function profileFiles(profile,operators,topCount,report){
return new Map([...rangeFiles(profile,operators,figureRules),...report,["summary.md",summaryMarkdown(profile,operators)],
["top-kernels.json",jsonParts(topKernelsByRange(profile,topCount))],["profile.json",jsonParts(profile)]])}var count=number().int().nonnegative(),frameSchema=object({function:string(),file:string().nullable().describe("Relative\
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
"moved: copies that only use another kind of memory. other-variant: a library or compiler chose another variant of the k\
ernel, and its family takes as long as before. overlap-changed: it runs beside other work for more or less of its time t\
han before, so that its duration is no measure. noted: it is worse, and no regression, since the range does not show it \
or nobody waits for it. waits: it includes waiting for other GPUs, and says nothing of its own. not-judged: too small to\
 be judged alone, or nothing to judge it by."),timeChangeSchema=object({baseNs:ns.nullable().describe("Over pairs that w\
ere measured in turn and judged, the geometric mean, each order weighing the same, so that headNs / baseNs - 1 is change\
Ratio; else the median over rounds. Null where the side does not have it."),headNs:ns.nullable(),changeRatio:ratio.nullable().
describe("The best estimate, 0.1 for 10 % slower; null where it has no meaning."),lowRatio:ratio.nullable().describe("Th\
e 95 % interval of changeRatio: Student's t over the rounds, with what is known of their noise. Null with one round a si\
de."),highRatio:ratio.nullable(),thresholdRatio:ratio.nullable().describe("The size from which on it was called a change\
."),detectableRatio:ratio.nullable().describe("A slowdown of this size is found in at least 90 % of runs like this one. \
Null where the row is inconclusive, not judged, or of one round a side."),spreadRatio:ratio.nullable().describe("Between\
 the rounds of one side, relative; the larger side's."),rounds:number().int().nonnegative().describe("Of the side with f\
ewer. Those of one process (a load of a server) count as one: their median."),state:rowStateSchema,mayBeSlower:boolean().
describe("True where it is inconclusive and a slowdown that matters is not ruled out: more rounds would tell."),isProbable:boolean().
default(!1).describe("Wall time: it's inconclusive, and the slowdown is hardly chance. By runs without CUDA tracing, the\
 whole interval is above the threshold; under tracing, the estimate is, and 0 is excluded at 90%."),why:string().nullable().
describe("For people, where the state needs a word.")}),countChangeSchema=object({metric:_enum(["launches","hostLaunches",
"graphLaunches","copies","copiedBytes","blockingCopies","synchronizations"]).describe("hostLaunches: kernels launched on\
e by one, plus graph launches; it rises where a CUDA graph is lost. copiedBytes: memsets are counted too. blockingCopies\
: copies whose call waits until they are done."),kind:string().nullable().describe("Of copies and bytes: direction and m\
emory, such as `host-to-device (pageable \u2192 device)`."),base:count3.describe("The median over rounds."),head:count3,
changeRatio:ratio.nullable().describe("Null where base is 0."),thresholdRatio:ratio,state:rowStateSchema,why:string().nullable(),
launchSites:launchSitesSchema.nullable().default(null).describe("Which lines made these calls, where they rose and a run\
 that records stacks was made. Null: not known.")}),whySchema=object({metric:string().describe("A figure of profile.json\
, such as dramBytes."),title:string(),unit:string(),base:union([number(),string()]).nullable(),head:union([number(),string()]).
nullable(),changeRatio:ratio.nullable().describe("Null for texts, and where base is 0.")}),wallVerdictSchema=_enum(["slo\
wer","not-slower","unknown"]).describe("Of the wall time, by `wall-threshold`. unknown: the rounds are too few or vary t\
oo much, as they mostly do under CUDA tracing."),latencySideSchema=object({medianNs:ns.describe("Of the processes' media\
ns."),p90Ns:ns.describe("The 90th percentile of all instances."),minNs:ns.describe("Of all instances."),processes:count3,
instances:count3.describe("Over all processes.")}).describe("The wall time of one instance."),latencySchema=object({base:latencySideSchema,
head:latencySideSchema,statistic:_enum(["median","minimum"]).describe("What of each process is compared: the median of i\
ts instances where these are quiet, else the minimum. docs/statistics.md has the rule."),time:timeChangeSchema.describe(
"Of that statistic; a round is a process here.")}),sides2=schema=>object({base:schema,head:schema}),rankRowSchema=object(
{rank:number().int().nonnegative().nullable(),report:number().int().nonnegative(),device:number().int().nonnegative(),work:timeChangeSchema.
describe("Time with any work running on it that does not communicate."),busyNs:sides2(ns).describe("With waiting; the me\
dian over rounds, as of all below."),waitingNs:sides2(ns),exposedTransferNs:sides2(ns),joinedLast:sides2(number().nonnegative()).
describe("Collectives in which it began last."),heldUpNs:sides2(ns).describe("How long the others waited in these, summe\
d over them.")}),ranksRowSchema=object({ranks:array(rankRowSchema),exposedTransfer:timeChangeSchema.describe("Transfer t\
hat no work of the rank hides; the mean over ranks."),skew:sides2(number().nonnegative()).describe("How much longer the \
rank with the most work works than the one in the middle; of two, than the other."),collectives:sides2(number().nonnegative())}),
familyTimes=array(object({family:string(),ns})).describe("Most time first."),causeSchema=discriminatedUnion("kind",[object(
{kind:_enum(["overlap-lost","overlap-gained"]),base:ratio,head:ratio}),object({kind:literal("graph-lost"),base:count3,head:count3}).
describe("CUDA graph launches."),object({kind:literal("replaced"),gone:familyTimes,came:familyTimes}),object({kind:literal(
"work"),base:count3,head:count3}).describe("Kernel launches."),object({kind:literal("kernel"),kernel:string(),changeRatio:ratio,
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
kernels that run beside each other count twice."),copyBusyNs:sides2(ns).nullable().default(null).describe("The share of \
copies and memsets in the time on the GPU, over rounds as `gpuBusyTime`. Null: not known."),overlap:object({base:ratio.nullable(),
head:ratio.nullable()}).default({base:null,head:null}).describe("Of the kernel time, the share that ran beside other wor\
k of the range; the median over rounds. Null: not known."),wallTime:timeChangeSchema.describe("On the host; tracing infl\
ates it."),wall:wallVerdictSchema.default("unknown"),latency:latencySchema.nullable().default(null).describe("Wall time \
without CUDA tracing, which decides in place of `wallTime`. Null: not measured on both sides."),wallParts:array(wallPartSchema).
default([]).describe("What the wall time is made of, on the host and on the GPU: shown, and never judged. Empty where it\
 is not known, or the rounds of a side did not do the same work."),cause:causeSchema.nullable().default(null).describe("\
What changed the time on the GPU; null where nothing did, or it is not known."),commonMode:object({changeRatio:ratio,shareRatio:ratio.
describe("Of the kernel time whose kernels moved by this factor."),clockChangeRatio:ratio.nullable().describe("Mean SM c\
lock, head / base - 1; null where it is not known."),explainedByClocks:boolean().default(!1).describe("True where the cl\
ocks explain it, by direction and size: kernels are then judged without it.")}).nullable().describe("Where nearly all ke\
rnels moved by one factor."),ranks:ranksRowSchema.nullable().default(null).describe("The range's GPUs beside each other.\
 Null: it has one, or it is not known what waited for what."),counts:array(countChangeSchema),families:array(familyRowSchema).
describe("Most time first."),kernels:array(kernelRowSchema).describe("Those that changed most first: largest impact, eit\
her way."),graphNodes:array(graphNodeSchema).default([]).describe("Nodes of CUDA graphs that were lost or added, by kern\
el and layer, from runs of both sides that hold the graphs' capture. Empty where there are none, or no such runs.")});function isLaunchesAgain({
metric,base,head},counts){let launches=counts.find(row=>row.metric==="launches");return metric==="hostLaunches"&&base===
launches?.base&&head===launches.head}var seriesChangeSchema=timeChangeSchema.omit({baseNs:!0,headNs:!0}).extend({base:number().nullable().describe("Over proc\
esses, the middle that the change was judged by: geometric means of pairs, or medians. Null where the side does not have\
 it."),head:number().nullable()}),metricRowSchema=object({kind:_enum(["reported",...wallPerAmountKinds,...gpuPerAmountKinds,
"client-time","peak-memory"]).default("reported").describe("reported: by the program itself. client-time: of a server's \
client, from its start to its end. peak-memory: the most memory of a GPU that was in use by samples; `name` is the GPU. \
The others are of a range, by `steps` and `tokens`."),name:string(),range:string().nullable().default(null).describe("Of\
 which it is, as in `ranges` of a configuration."),unit:string().nullable(),better:_enum(["lower","higher"]).nullable(),
source:string().describe("The file that it was read from; empty where it is from none."),change:seriesChangeSchema});var verdictSchema=_enum(["regressed","over-budget","incomparable","inconclusive","no-baseline","pass"]).describe("The fi\
rst of these that a reason says."),countReasonIds={launches:{up:"launches-up",down:"launches-down",vary:"launches-vary"},
hostLaunches:{up:"host-launches-up",down:"host-launches-down",vary:"host-launches-vary"},graphLaunches:{up:"graph-launch\
es-up",down:"graph-launches-down",vary:"graph-launches-vary"},copies:{up:"copies-up",down:"copies-down",vary:"copies-var\
y"},copiedBytes:{up:"copied-bytes-up",down:"copied-bytes-down",vary:"copied-bytes-vary"},blockingCopies:{up:"blocking-co\
pies-up",down:"blocking-copies-down",vary:"blocking-copies-vary"},synchronizations:{up:"synchronizations-up",down:"synch\
ronizations-down",vary:"synchronizations-vary"}},countIds=Object.values(countReasonIds).flatMap(ids=>Object.values(ids)),
reasonIdSchema=_enum(["range-regressed","range-improved","range-inconclusive","overlap-changed","copies-changed","no-ker\
nels","no-kernels-in-base","no-kernels-in-head","instances-differ","instances-vary","latency-regressed","latency-improve\
d","latency-open","rank-regressed","rank-slower","rank-inconclusive","rank-straggles","wall-time-slower","wall-time-open",
"global-slowdown","global-speedup","global-change","family-regressed","family-slower","family-inconclusive","family-new",
"family-removed","kernel-regressed","swapped-kernel-regressed","kernel-inconclusive","kernel-slower","kernel-moved","ker\
nel-variant","kernel-overlap","kernel-new","kernel-removed","kernel-swapped","kernels-replaced",...countIds,"no-ranges",
"missing-in-base","missing-in-head","attribution-differs","round-left-out","metric-regressed","metric-improved","metric-\
open","metric-missing-in-head","metric-missing-in-base","memory-regressed","memory-improved","memory-open","machine-diff\
ers","gpu-differs","machine-note","budget-broken","budget-not-measured","accepted","accepted-unmatched","baseline-absent",
"baseline-failed","baseline-incompatible"]).describe("Stable: the table is in docs/report-format.md."),reasonSchema=object(
{id:reasonIdSchema,verdict:verdictSchema.exclude(["pass"]).nullable().describe("What it makes of the comparison; null: i\
t is said, and does not decide."),text:string().describe("For people; nothing is to be read out of it."),range:string().
nullable().describe("As in `ranges` of a configuration: `decode`, `step@LLM`."),kernel:string().nullable().describe("The\
 name of a row in `kernels`."),family:string().nullable().default(null).describe("That of a row in `families`; null in f\
iles of before it was kept."),metric:_enum(acceptedMetrics).nullable().default(null).describe("What of the range as a wh\
ole, as an accepted regression names it; null in files of before it was kept."),reported:string().nullable().default(null).
describe("The name of a row in `metrics`; null in files of before there were any."),reportedKind:metricRowSchema.shape.kind.
unwrap().nullable().default(null).describe("The kind of that row; null in files of before it was kept."),changeRatio:number().
nullable().default(null).describe("Of the kernel, family or metric, without the machine's part where that is known. Null\
: from 0, there is none, or the file is of before it was kept.")});var countRises=new Set(Object.values(countReasonIds).map(({up})=>up));function decisiveChanges(range,{reasons}){let label2=rangeText(
range.name,range.domain),found=reasons.filter(reason=>reason.verdict==="regressed"&&reason.range===label2),ofFamilies=found.
filter(({id})=>id==="family-regressed"),family=range.families.find(row=>ofFamilies.some(reason=>reason.family===null?row.
time.state==="regressed":reason.family===row.family)),metrics=new Set(found.filter(({id})=>countRises.has(id)).map(({metric})=>metric));
return{gpuTime:found.some(({id})=>id==="range-regressed"),wallTime:found.some(({id})=>id==="wall-time-slower"||id==="lat\
ency-regressed"),kernels:range.kernels.filter(({name})=>found.some(({kernel})=>kernel===name)),family:family??null,counts:range.
counts.filter(({metric,state})=>metrics.has(metric)&&state==="regressed")}}function quotedReason({verdict,reasons}){if(verdict===
"regressed"||verdict==="pass")return null;let[reason,...others]=reasons.filter(one=>one.verdict===verdict);return reason===
void 0?null:{reason,others:others.length}}function isAccepted({accepted}){return accepted.some(({state})=>state==="used")}
function isFailing({verdict,failOn,baseline}){return verdict==="pass"?!1:verdict==="over-budget"?!0:verdict==="regressed"?
failOn.some(one=>one==="regression"||one==="kernel"||one==="counts"):failOn.includes(verdict)||verdict==="no-baseline"&&
baseline.state==="failed"&&failOn.includes("baseline-failed")}var shownCallers=3,shownLayers=4;function launchSiteText({linkedRatio,sites,layers},printer,by="launched from"){let[site]=sites,
line=site!==void 0?`${by} ${siteText(site,printer)}${otherSites(sites)}`:linkedRatio>0&&linkedRatio<linkedEnough?`${by} \
an unknown line: ${percent(linkedRatio)} of them have a stack with a line of the repository`:null,placed=layersText(layers,
printer);return[line,placed].filter(text=>text!==null)}function siteText(site,printer){let{base,head,changed}=site,touched=changed===
!0?", a line that the change touches":"",times=base===null?`${formatCount(head)} times`:base===head?`${formatCount(head)}\
 times`:`${formatCount(base)} \u2192 ${formatCount(head)} times`,callers=callersOf(site).map(caller=>` \u2190 ${printer.
name(caller)}`);return`${printer.name(placeOf(site))} (${printer.name(site.function)})${touched}, ${times}${callers.join(
"")}`}function callersOf({file,line,frames}){let own=frames.findIndex(frame=>frame.own&&frame.file===file&&frame.line===
line);return frames.slice(own+1).filter(frame=>frame.own).slice(0,shownCallers).map(placeOf)}function placeOf({file,line}){
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
...findings.map(findingText2),counted,...hot]}function findingText2(finding){switch(finding.kind){case"spills":return`sp\
ills to local memory (registers, or an array with a computed index): ${sidesText(finding.loads)} loads (LDL), ${sidesText(
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
isProbable:!1,why:null}});return[{title:`wall time (untraced, ${statistic})`,time},...statistic==="minimum"?[shown("medi\
an",base.medianNs,head.medianNs)]:[],shown("p90",base.p90Ns,head.p90Ns)]}function shownCounts({counts}){return counts.filter(
row=>(row.base>0||row.head>0)&&!isLaunchesAgain(row,counts))}var countTitles={launches:"launches",hostLaunches:"launches\
 by the host",graphLaunches:"graph launches",copies:"copies",copiedBytes:"bytes",blockingCopies:"copies that the host wa\
its for",synchronizations:"synchronizations"};function countTitle({metric,kind},printer){return`${countTitles[metric]}${kind===
null?"":` ${printer.name(kind)}`}`}function countValue({metric},value){return metric==="copiedBytes"?sizeAmount(value):countAmount(
value)}function countWord({base,head,state}){return state==="regressed"?head>base?"more":"fewer, worse":state==="improve\
d"?head>base?"more, better":"fewer":state!=="noted"?null:head>base?"more, no regression":"fewer"}var severity=["regresse\
d","incomparable","inconclusive","pass"];function rangesBySeverity({ranges}){return ranges.toSorted((one,other)=>severity.
indexOf(one.verdict)-severity.indexOf(other.verdict))}function isReplacement({match,previousName}){return previousName!==
null&&(match==="swapped"||match==="variant")}function explanations({explanation,time,machineCode,launchSites},printer){let moved=time.
state==="noted"||time.state==="overlap-changed"?time.why:null;return[...[explanation,moved].flatMap(text=>text===null?[]:
[printer.prose(text)]),...machineCode===null?[]:machineCodeText(machineCode,printer),...launchSites===null?[]:launchSiteText(
launchSites,printer)]}function lineNotes({counts,graphNodes},printer){return[...counts.flatMap(row=>{let{launchSites,metric}=row;
if(launchSites===null||metric==="copiedBytes"||isLaunchesAgain(row,counts))return[];let texts=launchSiteText(launchSites,
printer,metric==="launches"?"launched from":"made at");return texts.length===0?[]:[`${countTitle(row,printer)}: ${texts.
join("; ")}`]}),...graphNodeLines(graphNodes,printer)]}var namedRanges=2;function headline(comparison,printer){let{verdict,metrics}=comparison;return[metricSentences(metrics,verdict===
"regressed"?"regressed":"improved",printer),gpuHeadline(comparison,printer)].filter(part=>part!=="").join(" ")}function gpuHeadline(comparison,printer){
if(comparison.verdict==="regressed")return regressedText(comparison,printer);if(comparison.base===null)return"All budget\
s are met.";if(isAccepted(comparison)){let slower=slowerRanges(comparison),accepted="Slowdown accepted.";return slower.length===
0?accepted:`${named(slower,range=>slowerText(range,printer))} ${accepted}`}let faster=fasterRanges(comparison);return faster.
length>0?named(faster,range=>fasterText(range,printer)):unchangedText(comparison,printer)}function bySlowdown(one,other){
return(other.gpuBusyTime.changeRatio??0)-(one.gpuBusyTime.changeRatio??0)}function fasterRanges({ranges}){return ranges.
filter(({gpuBusyTime})=>gpuBusyTime.state==="improved").toSorted((one,other)=>bySlowdown(other,one))}function slowerRanges({
ranges}){return ranges.filter(({gpuBusyTime})=>gpuBusyTime.state==="regressed").toSorted(bySlowdown)}function hasOneProcess({
base,head}){return[base,head].some(side=>side!==null&&side.processes===1&&side.rounds>1)}function isOneRound({ranges}){return ranges.
some(({gpuBusyTime})=>gpuBusyTime.rounds===1&&gpuBusyTime.changeRatio!==null)}function regressedText(comparison,printer){
let ranges=comparison.ranges.filter(range=>range.verdict==="regressed").toSorted(bySlowdown);return named(ranges,range=>{
let decisive=decisiveChanges(range,comparison);if(decisive.gpuTime)return slowerText(range,printer);if(decisive.wallTime){
let wall=range.latency?.time??range.wallTime;return`${rangeName(range,printer)} takes ${changedBy(wall,"more wall time")}${timesText(
wall,printer)}.`}let{changeRatio}=range.gpuBusyTime,whole=changeRatio===null?"":`; its time on the GPU: ${signedPercent(
changeRatio)}`;return`In ${rangeName(range,printer)}, ${decisiveWords(decisive,printer).join(", and ")}${whole}.`})}function decisiveWords({
kernels,family,counts},printer){let[kernel,...others]=kernels,more=others.length===0?"":` (${formatCount(others.length)}\
 more ${others.length===1?"kernel":"kernels"})`,slower=({time})=>`${changedBy(time,"longer")}${timesText(time,printer)}`,
[count4,...otherCounts]=counts;return[...kernel===void 0?[]:[`${printer.kernel(kernel.name)} takes ${slower(kernel)}${more}`],
...kernel===void 0&&family!==null?[`${printer.name(family.family)} kernels take ${slower(family)}`]:[],...count4===void 0?
[]:[countText(count4,printer)],...otherCounts.slice(0,1).map(one=>countText(one,printer))]}function countText(row,printer){
let[base,head]=[row.base,row.head].map(value=>amountText(countValue(row,value)));return`${countTitle(row,printer)} ${row.
head>row.base?"rose":"fell"} (${base??""} \u2192 ${head??""})`}function slowerText(range,printer){let{gpuBusyTime:time}=range;
return`${rangeName(range,printer)} takes ${changedBy(time,"longer")} on the GPU${timesText(time,printer)}${because(range,
printer)}.`}function fasterText(range,printer){let{gpuBusyTime:time}=range;return`${rangeName(range,printer)} takes ${changedBy(
time,"less time")} on the GPU${timesText(time,printer)}${because(range,printer)}.${notedText(range,printer)}`}function notedText(range,printer){
let[first,...others]=range.kernels.filter(({time})=>time.state==="noted");if(first===void 0)return"";let more=others.length===
0?"":`, and ${formatCount(others.length)} more ${others.length===1?"kernel":"kernels"}`;return` In it, ${printer.kernel(
first.name)} takes ${changedBy(first.time,"longer")}${more}.`}function unchangedText({ranges,wall},printer){let judged=ranges.
filter(({gpuBusyTime})=>gpuBusyTime.detectableRatio!==null),sizes=judged.map(({gpuBusyTime})=>gpuBusyTime.detectableRatio??
0),[only]=judged,where=only===void 0?"":judged.length===1?` in ${rangeName(only,printer)}`:` in any of ${formatCount(judged.
length)} ranges`,size=sizes.length===0?"was found":`of ${percent(Math.max(...sizes))} or more`,ofWall=wall==="not-slower"?
"Wall time isn't longer.":"Wall time is too noisy to judge.",noted=judged.slice(0,namedRanges).map(range=>notedText(range,
printer));return`No slowdown ${size}${where} on the GPU. ${ofWall}${noted.join("")}`}function changedBy({changeRatio},word){
return changeRatio===null?word:`${percent(Math.abs(changeRatio))} ${word}`}function timesText(time,{times}){return time.
baseNs===null||time.headNs===null?"":` (${times(time)})`}function because({cause},printer){return cause===null?"":`: ${causeText(
cause,printer)}`}function causeText(cause,printer){switch(cause.kind){case"overlap-lost":return`kernels overlap less (${percent(
cause.base)} \u2192 ${percent(cause.head)} of the kernel time)`;case"overlap-gained":return`kernels overlap more (${percent(
cause.base)} \u2192 ${percent(cause.head)} of the kernel time)`;case"graph-lost":return`a CUDA graph is lost (${formatCount(
cause.base)} \u2192 ${formatCount(cause.head)} graph launches)`;case"replaced":{let gone=listed(cause.gone.map(({family,
ns:ns2})=>`${printer.name(family)} (${formatNs(ns2)})`)),came=listed(cause.came.map(({family})=>printer.name(family)));return`${gone}\
 kernels are gone; ${came} kernels took their place`}case"work":{let more=cause.head-cause.base;return`${formatCount(Math.
abs(more))} ${more>0?"more":"fewer"} kernel launches (${formatCount(cause.base)} \u2192 ${formatCount(cause.head)})`}case"\
kernel":return`${printer.kernel(cause.kernel)} takes ${percent(Math.abs(cause.changeRatio))} ${cause.changeRatio>0?"long\
er":"less time"}`;case"family":return`${printer.name(cause.family)} kernels take ${percent(Math.abs(cause.changeRatio))}\
 ${cause.changeRatio>0?"longer":"less time"}`;case"rank":return`${rankText(cause)} takes ${percent(Math.abs(cause.changeRatio))}\
 longer for its own work`;case"exposed-transfer":{let{base,head}=cause.collectives,counts=base===head?"":`, ${formatCount(
base)} \u2192 ${formatCount(head)} collectives`;return`more communication that no work hides (${formatNs(cause.baseNs)} \
\u2192 ${formatNs(cause.headNs)}${counts})`}case"machine":return`the SM clock changed (${cause.clockChangeRatio===null?"\
by an unknown amount":signedPercent(cause.clockChangeRatio)})`}}function named(ranges,sentence){let hidden=ranges.length-
namedRanges,more=hidden>0?[`So ${hidden===1?"does 1 more range":`do ${String(hidden)} more ranges`}.`]:[];return[...ranges.
slice(0,namedRanges).map(sentence),...more].join(" ")}function listed(parts){return parts.length<2?parts.join(""):`${parts.
slice(0,-1).join(", ")} and ${parts.at(-1)??""}`}var verdictNames={regressed:"Regressed","over-budget":"Over budget",incomparable:"Not comparable",inconclusive:"Inconclu\
sive","no-baseline":"No baseline",pass:"Pass"},namedRanges2=2;function verdictName({verdict,base,baseline}){if(base!==null)
return verdictNames[verdict];let missing=baseline.state==="failed"?"Baseline not available":verdictNames["no-baseline"];
return verdict==="no-baseline"?missing:`${missing}, and ${verdictNames[verdict].toLowerCase()}`}function verdictLine(comparison){
return`${verdictName(comparison).toUpperCase()}: ${verdictText(comparison,terminalPrinter)}`}function verdictText(comparison,printer){
let{base,baseline}=comparison;return[base===null?"No baseline; no verdict.":"",base===null&&baseline.text!==null?printer.
prose(baseline.text):"",comparison.verdict==="no-baseline"?"":judgedText(comparison,printer)].filter(text=>text!=="").join(
" ")}function judgedText(comparison,printer){switch(comparison.verdict){case"incomparable":return`${incomparableText(comparison)}\
 ${reasonText(comparison,printer)}`;case"inconclusive":return inconclusiveText(comparison,printer);case"over-budget":return reasonText(
comparison,printer);default:return headline(comparison,printer)}}function inconclusiveText(comparison,printer){let probable=comparison.
ranges.filter(({wallTime,latency})=>(latency?.time??wallTime).isProbable),open=quotedInText(comparison)===null?unclearTexts(
comparison,printer):reasonText(comparison,printer),[first]=probable;if(first===void 0)return`Can't tell whether head is \
slower. ${open}`;let more=probable.length===1?"":` So ${probable.length===2?"is 1 more range":`are ${String(probable.length-
1)} more ranges`}.`,unclear=unclearRanges(comparison).length===0?"":` ${unclearTexts(comparison,printer)}`;return`${probablySlower(
first,printer)}${more}${unclear}`}function probablySlower({latency,wallTime,...range},printer){let time=latency?.time??wallTime,
under=latency===null?" under CUDA tracing":" without CUDA tracing";return`${rangeName(range,printer)} is probably slower\
, but not proven: wall time${under} ${changeOf(time)}.`}function incomparableText({ranges}){let judged=ranges.filter(({verdict})=>verdict!==
"incomparable").length;return judged===0?"Base and head can't be compared; head may be slower.":`Only ${String(judged)} \
of ${String(ranges.length)} ranges can be compared.`}function quotedInText(comparison){let{verdict}=comparison;return verdict===
"no-baseline"||verdict==="inconclusive"&&unclearRanges(comparison).length>0?null:quotedReason(comparison)?.reason??null}
function reasonText(comparison,printer){let quoted=quotedReason(comparison);if(quoted===null)return"";let{reason,others}=quoted;
return`${reason.range===null?"":`${printer.name(reason.range)}: `}${printer.prose(reason.text)}${others>0?` (And ${String(
others)} more.)`:""}`}function unclearRanges({ranges}){return ranges.filter(({gpuBusyTime})=>gpuBusyTime.mayBeSlower&&gpuBusyTime.
changeRatio!==null).toSorted(bySlowdown)}function unclearTexts(comparison,printer){let ranges=unclearRanges(comparison),
hidden=ranges.length-namedRanges2,more=hidden>0?[`${String(hidden)} more ${hidden===1?"range is":"ranges are"} unclear.`]:
[];return[...ranges.slice(0,namedRanges2).map(range=>unclearText(range,printer)),...more].join(" ")}function unclearText(range,printer){
let{gpuBusyTime:time}=range,why=time.why===null?"":` ${printer.prose(time.why)}`;return`${rangeName(range,printer)}'s ti\
me on the GPU: ${changeOf(time)}.${why}`}function changeOf({changeRatio,lowRatio,highRatio}){let interval=lowRatio===null||
highRatio===null?"":` (interval ${percentInterval(lowRatio,highRatio,"to")})`;return`${signedPercent(changeRatio??0)}${interval}`}var imageWidth=19,mostExplaining=4;function changeText(change,{prose}){let{kind,state,name}=change,shown=prose(kind==="c\
uda-library"?`lib${name}`:name),[base,head]=[change.base,change.head].map(text=>text===null?null:prose(kind==="image"?text.
slice(0,imageWidth):text===""?"(empty)":text));return kind==="variable"?state==="added"?`${shown} unset \u2192 ${head??"\
set"}`:state==="removed"?`${shown} ${base??"set"} \u2192 unset`:base==null||head==null?`${shown} has another value`:`${shown}\
 ${base} \u2192 ${head}`:state==="changed"?`${shown} ${base??""} \u2192 ${head??""}`:`${shown} ${head??base??""} ${state}`}
function librariesOf(row,environment,printer){if(environment===null||!isReplacement(row))return[];let texts=environment.
changes.filter(({families})=>families.includes(row.family)).map(change=>changeText(change,printer));return texts.length===
0?[]:[`what makes or chooses such kernels differs: ${listText(texts,mostExplaining)}`]}var unknownWords={driver:"the dri\
ver",image:"the image","operating-system":"the operating system","cuda-library":"files of CUDA libraries","python-packag\
e":"Python packages","system-package":"system packages",variable:"variables","variable-values":"values of variables that\
 are not kept"};function unknownText({unknown}){return unknown.length===0?null:`Not compared: ${unknown.map(what=>unknownWords[what]).
join(", ")}.`}function limitationTexts(comparison){let{limitations,calibration}=comparison,texts=limitations.map(limitation=>limitation.
kind==="not-calibrated"&&calibration.misfit!==null?misfitText(calibration.misfit):limitation.kind==="one-round"?hasOneProcess(
comparison)?`A side was captured in one process, so what processes differ by is unknown: a slowdown below ${percent(limitation.
thresholdRatio)} is never reported, and a larger one may be noise. Measure 3 loads a side (\`rounds\`, \`workload.server.ca\
ptures\`).`:`A side has one round, so the noise is unknown: a slowdown below ${percent(limitation.thresholdRatio)} is ne\
ver reported, and a larger one may be noise. Measure 3 rounds a side.`:sentences[limitation.kind]);return hasNoLine(comparison)?
[...texts,noLine]:texts}var noLine="No launch has a stack with a line of the repository, so we can't tell which lines la\
unch what is slower.";function hasNoLine({ranges}){let looked=ranges.flatMap(({kernels,counts})=>[...kernels,...counts].
flatMap(({launchSites})=>launchSites??[]));return looked.length>0&&looked.every(({linkedRatio})=>linkedRatio===0)}var sentences={
"no-base":"Without a base nothing is known of a change; only budgets are checked.","not-interleaved":"Base and head were\
 not measured in turns: any change of the machine between them is in every number.","other-gpu":"Base and head may have \
run on different GPUs: thresholds are at least 1.5 % for ranges and 4.5 % for kernels.","clocks-unknown":"The SM clocks \
of both sides are not known (not watched, or too few samples): where all kernels are slower, a slower machine cannot be \
told from slower code.","not-calibrated":"This runner has no calibration: the default thresholds apply.","not-explained":"\
Nsight Compute measured no difference in the slower kernels, or did not measure them on both sides: only their launches \
explain them.","wall-time-unknown":"Wall time is inflated by CUDA tracing, and its rounds are too few or too noisy to ju\
dge: whether the program takes longer overall is not known."};function misfitText({madeOn,found}){let made=`The calibrat\
ion was made on ${madeOn.gpu} ${madeOn.uuid}`;switch(found.kind){case"unknown-gpu":return`${made}; which GPU was measure\
d now is not known.`;case"several-gpus":return`${made}; now there were ${String(found.count)} GPUs.`;case"other-gpu":return`${made}\
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
ne process":`${formatCount(processes)} processes`}`}function gpuTimeOf(...sides3){return waitsForOthers(...sides3)?ranksKnown(...sides3)?rankTimeNs:sides3.every(({rounds})=>rounds.
every(round=>round.communicationFreeBusyNs!==null))?({communicationFreeBusyNs,gpuBusyNs})=>communicationFreeBusyNs??gpuBusyNs:
({gpuBusyNs})=>gpuBusyNs:({gpuBusyNs})=>gpuBusyNs}function waitsForOthers(...sides3){return sides3.some(({rounds,families})=>rounds.
some(({devices})=>(devices??1)>1)||families.some(({family})=>family===communicationFamily))}var wallPartTimes=[["host-own",({hostTime})=>hostTime?.ownNs??null],["host-launch",({hostTime})=>hostTime?.launchNs??null],
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
0:median(rounds.map(({wallNs:ns2})=>ns2));return wallPartTimes.flatMap(([part,timeOf])=>{let times=rounds.flatMap(round=>timeOf(
round)??[]);if(times.length===0||times.length<rounds.length)return[];let ns2=median(times);return ns2>shownShare*wallNs?
[{title:titles[part],ns:ns2}]:[]})}var withinRounds="within the rounds' spread";export{linkedEnough,wallVerdictSchema,latencySchema,rangeRowSchema,isLaunchesAgain,metricRowSchema,verdictSchema,countReasonIds,
reasonSchema,markdownText,markdownCode,markdownTable,gpuTimeOf,waitsForOthers,siteText,rowStates,sumRows,shownCounts,countTitle,
countValue,countWord,rangesBySeverity,isReplacement,explanations,lineNotes,decisiveChanges,quotedReason,isAccepted,isFailing,
fasterRanges,slowerRanges,hasOneProcess,isOneRound,verdictName,verdictLine,verdictText,quotedInText,wallPartTimes,shownParts,
sideParts,withinRounds,changeText,librariesOf,unknownText,plainWords,limitationTexts,misfitText,budgetText,acceptedText,
disturbanceText,clockText,roundsText,topKernels,sideFiles,referenceFiles,topKernelsByRange,resultFiles,profileFiles};
