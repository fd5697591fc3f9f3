import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{toolName}from"./chunk-A2TGLBHE.js";import{uniqueSafeNames}from"./chunk-2W7IQXEL.js";import{countChangeSchema,
kernelLabel,likeliestSite,lineSearchStates,machineCodeSchema,rangeRowSchema,rangesBySeverity,reasonIdSchema,reasonSchema,
shownCounts,summaryMarkdown,terminalText,timeChangeSchema,verdictSchema,verdictText}from"./chunk-LAIKVYXD.js";import{
measuredLaunch,median,medianKernelNs,medianLaunches,medianOf,medianTotalNs,operatorText}from"./chunk-LUOIQ57Y.js";
import{figureRules}from"./chunk-25TWLJ3N.js";import{shellLine}from"./chunk-YURCDMK4.js";import{rankText}from"./chunk-2KWWJQY3.js";
import{isWithin}from"./chunk-IQKL55ZJ.js";import{redactOverride}from"./chunk-4VN5EEM3.js";import{rangeText}from"./chunk-DSBHZW2I.js";
import{_enum,array,boolean,literal,number,object,string}from"./chunk-7IBWU4LP.js";import{jsonParts,plainJson,plainText}from"./chunk-XRSAFMZZ.js";function topKernels(range2,count){let rangeNs=medianKernelNs(range2);return range2.kernels.slice(0,count).map(kernel=>{let totalNs=medianTotalNs(
kernel);return{name:kernel.name,shortName:kernel.shortName,family:kernel.family,mangled:[...new Set(kernel.variants.flatMap(
({mangled})=>mangled??[]))],totalNs,share:rangeNs===0?0:totalNs/rangeNs}})}var formula=/^[=+\-@]/;function csvText(header,rows){return[header,...rows].map(row=>`${row.map(cell).join(",")}
`).join("")}function cell(value){if(value===null)return"";if(typeof value=="number")return String(value);let plain=plainText(
value),safe=formula.test(plain)?`'${plain}`:plain;return/[",\n]|^\s|\s$/.test(safe)?`"${safe.replaceAll('"','""')}"`:safe}function rangeFiles(profile,figures){let measuredRanges=byLabel(profile.ranges),replayedRanges=byLabel(profile.replayedRanges),
labels=[...new Set([...measuredRanges.keys(),...replayedRanges.keys()])],folders=uniqueSafeNames(labels),files=new Map;for(let[
index,label2]of labels.entries()){let measured=measuredRanges.get(label2),replayed=replayedRanges.get(label2),folder=`ra\
nges/${folders[index]??String(index)}`;measured!==void 0&&measured.kernels.length>0&&files.set(`${folder}/kernels.csv`,kernelsCsv(
measured,figures)),measured!==void 0&&measured.operators.length>0&&files.set(`${folder}/operators.csv`,operatorsCsv(measured)),
replayed!==void 0&&files.set(`${folder}/replay.csv`,replayCsv(replayed,figures))}return files}function byLabel(ranges){return new Map(
ranges.map(range2=>[rangeText(range2.name,range2.domain),range2]))}var measuredHeaders=["measured grid","measured block",
"matching launches"];function kernelsCsv(range2,figures){let rangeNs=medianKernelNs(range2);return csvText(["kernel","fa\
mily","launches","total (ns)","share (%)",...measuredHeaders,...figureHeaders(figures)],range2.kernels.map(kernel=>{let totalNs=medianTotalNs(
kernel),sample=kernel.ncu[0],launch=sample===void 0?null:measuredLaunch(kernel,sample);return[kernel.name,kernel.family,
medianLaunches(kernel),totalNs,rangeNs===0?0:Number((totalNs/rangeNs*100).toFixed(3)),...launch===null?measuredHeaders.map(
()=>null):[launch.grid.join("\xD7"),launch.block.join("\xD7"),median(launch.matchingLaunches)],...figures.map(({key})=>sample?.
figures[key]?.value??null)]}))}function operatorsCsv(range2){return csvText(["operator","GPU","instances","host (ns)","G\
PU idle (ns)","launches","total (ns)","self (ns)"],range2.operators.map(row=>[operatorText(range2,row.path),row.device===
null?null:rankText({...row,device:row.device}),medianOf(row,({instances})=>instances),medianOf(row,({hostNs})=>hostNs),medianOf(
row,({idleNs})=>idleNs),medianOf(row,({launches})=>launches),medianOf(row,({totalNs})=>totalNs),medianOf(row,({selfNs})=>selfNs)]))}
function replayCsv({samples},figures){let known=figures.filter(({key})=>samples.some(sample=>sample.figures[key]!=null));
return csvText(["instance","row",...figureHeaders(known)],samples.map((sample,index)=>[index+1,sample.id,...known.map(({
key})=>sample.figures[key]?.value??null)]))}function figureHeaders(figures){return figures.map(({title,unit})=>unit===""?
title:`${title} (${unit})`)}var sideFiles={base:"base/profile.json",head:"profile.json"},referenceFiles={base:"reference/profile.json",head:"profile\
.json"},referenceComparisonFile="reference-comparison.json";function topKernelsByRange(profile,count){return profile.ranges.
map(range2=>({range:range2.name,domain:range2.domain,kernels:topKernels(range2,count)}))}function resultFiles(measured,topCount,report){
let{profile,base,comparison,reference}=measured;return new Map([...reference===null?[]:[...reference.profile===null?[]:[
[referenceFiles.base,jsonParts(reference.profile)]],[referenceComparisonFile,jsonParts(reference.comparison)]],...Object.
entries(base===null?{}:{[sideFiles.base]:jsonParts(base)}),...profileFiles(profile,topCount,report),...Object.entries(comparison===
null?{}:{"comparison.json":jsonParts(comparison)})])}function profileFiles(profile,topCount,report){return new Map([...rangeFiles(
profile,figureRules),...report,["summary.md",summaryMarkdown(profile)],["top-kernels.json",jsonParts(topKernelsByRange(profile,
topCount))],["profile.json",jsonParts(profile)]])}function oneLineJson(value){return`${plainJson(value,0)}
`}function bytesOf(value){return Buffer.byteLength(oneLineJson(value))}var quotes=Buffer.byteLength(oneLineJson("")),ellipsis="\
\u2026";function cutText(text2,most2){let begin=plainText(text2.slice(0,most2+1));if(text2.length<=most2&&bytesOf(begin)-
quotes<=most2)return begin;let kept="",left=most2-Buffer.byteLength(ellipsis);for(let character of begin){if(left-=bytesOf(
character)-quotes,left<0)break;kept+=character}return kept+ellipsis}function fitted(order,make,most2){let counts=new Map,
made=()=>make(list=>counts.get(list)??0),full=new Set,value=made();if(bytesOf(value)>most2)throw new RangeError("The req\
uired parts don't fit within the byte limit.");for(let list of order){if(full.has(list))continue;let before=counts.get(list)??
0;counts.set(list,before+1);let larger=made();bytesOf(larger)<=most2?value=larger:(counts.set(list,before),full.add(list))}
return value}function compareArgv(request){let paths=[...request.base.flatMap(path=>["--base",path]),...request.head.flatMap(path=>["\
--head",path])];return[toolName,"compare",...paths,...sharedArgv(request)]}function sharedArgv({ranges,settings}){return[
...ranges.flatMap(range2=>["--range",range2]),...settings.configFile===null?[]:["--config",settings.configFile],...settings.
presets.flatMap(preset=>["--preset",preset]),...settings.overrides.flatMap(override=>["--set",redactOverride(override)])]}import{join,relative}from"node:path";import{createHash}from"node:crypto";var kernelIdPattern=/^k[0-9a-f]{12}$/;function kernelId({name,domain},kernel){return`k${createHash("sha256").update(JSON.
stringify([rangeText(name,domain),kernel])).digest("hex").slice(0,12)}`}function kernelOfId({ranges},id){for(let range2 of ranges)
for(let kernel of range2.kernels)if(kernelId(range2,kernel.name)===id)return{range:range2,kernel};return null}var mostVerdictBytes=4096,mostOf={ranges:20,decided:4,kernels:6,counts:4,unclear:4,next:3,files:12};function perList(valueOf){
let lists=Object.keys(mostOf);return Object.fromEntries(lists.map(list=>[list,valueOf(list)]))}var kernelIdSchema=string().
regex(kernelIdPattern).describe("The ID for `llm-profile explain RUN --kernel ID`."),range=string().describe("The range,\
 as in a configuration's `ranges`; shortened if long."),text=string().describe("Text to show; shortened if long."),leftOut=number().
int().nonnegative(),effectSchema=timeChangeSchema.pick({state:!0,changeRatio:!0,lowRatio:!0,highRatio:!0,thresholdRatio:!0}),
codeLineSchema=object({file:string(),line:number().int().nonnegative().nullable(),function:string(),changed:boolean().nullable().
describe("True if the line differs between base and head. Null if unknown.")}).describe("The line in the repository that\
 most likely launches the kernel or makes the calls."),verdictRangeSchema=object({range,verdict:rangeRowSchema.shape.verdict,
gpuTime:effectSchema.describe("`gpuBusyTime` from comparison.json."),wallTime:effectSchema.nullable().describe("`latency\
` from comparison.json, or else `wallTime`. Null if wall time wasn't judged."),lineSearch:_enum(lineSearchStates).nullable().
default(null).describe("Why every `line` of this range is null, unless it's `searched`. The state of `lineSearch` in com\
parison.json.")}),decidedSchema=object({reason:reasonIdSchema,range:range.nullable(),kernel:kernelIdSchema.nullable(),changeRatio:reasonSchema.
shape.changeRatio,text}),verdictKernelSchema=object({id:kernelIdSchema,range,name:string().describe("A short label; `exp\
lain` shows the full name."),state:timeChangeSchema.shape.state,changeRatio:timeChangeSchema.shape.changeRatio,impactRatio:number(),
shareRatio:number(),explanation:text.nullable(),machineCode:object({state:machineCodeSchema.shape.state,findings:array(string())}).
nullable().describe("Null if unknown."),line:codeLineSchema.nullable()}),verdictCountSchema=object({range,metric:countChangeSchema.
shape.metric,kind:string().nullable(),base:countChangeSchema.shape.base,head:countChangeSchema.shape.head,state:countChangeSchema.
shape.state,line:codeLineSchema.nullable()}),settlers=["more-rounds","more-untraced-runs","steady-clocks","same-machine",
"same-work","same-settings","a-base"],unclearSchema=decidedSchema.omit({kernel:!0,changeRatio:!0}).extend({settledBy:_enum(
settlers).describe("What would give a clear result. same-work: both sides need the same ranges, kernels, and metrics. sa\
me-settings: both sides need the same profiler settings.")}),nextCommandSchema=object({command:string().describe("A bash\
 command to run in the folder where llm-profile ran."),why:string()}),agentVerdictSchema=object({schemaVersion:literal(1),
verdict:verdictSchema,sentence:text,failure:object({id:string().nullable(),what:text}).nullable().describe("What failed \
after the captures succeeded. Null if nothing failed."),ranges:array(verdictRangeSchema).describe("Ranges that don't pas\
s come first, then those with the largest changes."),decided:array(decidedSchema).describe("The reasons for the verdict;\
 for a pass, what improved. Empty if the verdict is inconclusive."),kernels:array(verdictKernelSchema).describe("Kernels\
 that decide the verdict come first, then those with the most impact, then those with the most time."),counts:array(verdictCountSchema).
describe("The counts that changed."),unclear:array(unclearSchema),cost:object({starts:number().int().nonnegative(),gpuSeconds:number().
nonnegative()}).nullable().describe("How often the program was started, and how long the run used the GPU machine. Null \
if both sides come from existing files."),next:array(nextCommandSchema).describe("Up to three commands, the most useful \
first."),directory:string().nullable().describe("The folder with verdict.json, relative to the working directory if the \
folder is inside it. Null if nothing was written."),files:array(string()).describe("The larger files, relative to `direc\
tory`."),leftOut:object(perList(()=>leftOut)).describe("How many entries of each list didn't fit. For `kernels`, this in\
cludes kernels that didn't change.")});var mostCommands=3;function nextCommands(asked,comparison,{kernels,settledBy:settledBy2}){let[tool="llm-profile"]=asked.
again,{folder}=asked,explain=folder===null?[]:kernels.map(id=>explainStep([tool,"explain",folder],id)),[first,...others]=explain;
return[...asked.kind==="run"?settle(asked.again,comparison,settledBy2):[],...first===void 0?[]:[first],...asked.kind==="\
run"?runAgain(asked.again):compareAgain(asked),...others].slice(0,mostCommands).map(({argv,why})=>({command:shellLine(argv),
why}))}function explainStep(explain,id){return{argv:[...explain,"--kernel",id],why:"Shows both sides of this kernel and \
how they differ."}}var most={rounds:1e3,pairs:100};function settle(again,{head,ranges},settledBy2){if(settledBy2==="more\
-rounds"){let rounds=String(Math.min(most.rounds,2*Math.max(1,head.rounds)));return[{argv:[...again,"--rounds",rounds,"-\
-set",`compare.max-rounds=${rounds}`,"--verdict"],why:"Measures twice as many rounds."}]}if(settledBy2==="more-untraced-\
runs"){let made=Math.max(3,...ranges.map(({latency})=>latency?.time.rounds??0)),pairs=String(Math.min(most.pairs,2*made));
return[{argv:[...again,"--set",`latency.pairs=${pairs}`,"--set",`latency.max-pairs=${pairs}`,"--verdict"],why:"Measures \
twice as many runs without tracing."}]}return[]}function runAgain(again){return[{argv:[...again,"--verdict"],why:"Measur\
es again with the same settings."},{argv:[...again,"--dry-run"],why:"Shows what another run would cost, without starting\
 it."},{argv:[...again,"--rounds","1","--set","ncu.enabled=false","--verdict"],why:"A quick look: one round per side."}]}
function compareAgain({again,analyze,folder}){let write={argv:[...again,"--out","llm-profile-comparison","--verdict"],why:"\
Writes the files that `explain` reads."};return[...folder===null?[write]:[],{argv:again,why:"Prints the whole comparison\
 as text."},{argv:analyze,why:"Shows where head spends its time."},{argv:[...again,"--json"],why:"Prints the whole compa\
rison as JSON."}]}var longest={sentence:500,failure:240,name:100,text:200,file:120,directory:400,command:600};function agentVerdict({comparison,
failure,asked,files}){let kernels=kernelsByImpact(comparison),unclear=comparison.reasons.filter(isUnclear),open=comparison.
verdict==="inconclusive"?unclear[0]:void 0,next=nextCommands(asked,comparison,{kernels:kernels.map(({range:range2,kernel})=>kernelId(
range2,kernel.name)),settledBy:open===void 0?null:settledBy(open)}),lists={ranges:rangesByChange(comparison).map(rangeOf),
decided:decidedBy(comparison).map(reason=>({kernel:kernelOf(comparison,reason),...ofReason(reason)})),kernels:kernels.slice(
0,mostOf.kernels).map(kernelEntry),counts:comparison.ranges.flatMap(changedCounts),unclear:unclear.map(reason=>({reason:reason.
id,range:cutOrNull(reason.range,longest.name),text:cutText(reason.text,longest.text),settledBy:settledBy(reason)})),next:next.
filter(({command})=>fits(command,longest.command)),files:files.filter(file=>fits(file,longest.file))},totals={...perList(
list=>lists[list].length),kernels:kernels.length,next:next.length,files:files.length},{folder}=asked,make=shown=>({schemaVersion:1,
verdict:comparison.verdict,sentence:cutText(terminalText(verdictText(comparison)),longest.sentence),failure:failure===null?
null:{id:failure.id,what:cutText(failure.what,longest.failure)},ranges:lists.ranges.slice(0,shown("ranges")),decided:lists.
decided.slice(0,shown("decided")),kernels:lists.kernels.slice(0,shown("kernels")),counts:lists.counts.slice(0,shown("cou\
nts")),unclear:lists.unclear.slice(0,shown("unclear")),cost:comparison.cost===null?null:{starts:comparison.cost.starts,gpuSeconds:comparison.
cost.seconds},next:lists.next.slice(0,shown("next")),directory:folder!==null&&fits(folder,longest.directory)?folder:null,
files:lists.files.slice(0,shown("files")),leftOut:perList(list=>totals[list]-shown(list))});return fitted(orderOf(perList(
list=>Math.min(mostOf[list],lists[list].length))),make,mostVerdictBytes)}function orderOf(lengths){let entries=(list,from,to)=>Array.
from({length:Math.max(0,Math.min(to,lengths[list])-from)},()=>list),reasons=["decided","unclear","kernels","counts"],[first,
many]=[1,5],turns=Array.from({length:many},(_,turn)=>first+turn);return[...entries("next",0,1/0),...entries("ranges",0,first),
...reasons.flatMap(list=>entries(list,0,first)),...entries("files",0,1/0),...entries("ranges",first,many),...turns.flatMap(
turn=>reasons.flatMap(list=>entries(list,turn,turn+1))),...entries("ranges",many,1/0)]}function fits(text2,most2){return cutText(
text2,most2)===text2}function cutOrNull(text2,most2){return text2===null?null:cutText(text2,most2)}function label({name,
domain}){return cutText(rangeText(name,domain),longest.name)}function rangesByChange(comparison){let size=({gpuBusyTime})=>Math.
abs(gpuBusyTime.changeRatio??0);return rangesBySeverity({ranges:comparison.ranges.toSorted((one,other)=>size(other)-size(
one))})}function rangeOf(range2){let wall=range2.latency?.time??range2.wallTime;return{range:label(range2),verdict:range2.
verdict,gpuTime:effectOf(range2.gpuBusyTime),wallTime:wall.state==="not-judged"?null:effectOf(wall),lineSearch:range2.lineSearch?.
state??null}}function effectOf({state,changeRatio,lowRatio,highRatio,thresholdRatio}){return{state,changeRatio,lowRatio,
highRatio,thresholdRatio}}function isUnclear({verdict}){return verdict==="inconclusive"||verdict==="incomparable"||verdict===
"no-baseline"}function decidedBy({verdict,reasons}){return verdict==="pass"?reasons.filter(({id})=>/-(?:improved|down)$|^accepted$/.
test(id)):reasons.filter(reason=>reason.verdict===verdict&&!isUnclear(reason))}function ofReason({id,range:range2,changeRatio,
text:text2}){return{reason:id,range:cutOrNull(range2,longest.name),changeRatio,text:cutText(text2,longest.text)}}function kernelOf({
ranges},{range:of,kernel}){if(kernel===null)return null;let range2=ranges.find(({name,domain})=>rangeText(name,domain)===
of),row=range2?.kernels.find(({name})=>name===kernel);return range2===void 0||row===void 0?null:kernelId(range2,row.name)}
var unchanged=new Set(["same","not-judged","waits"]);function kernelsByImpact(comparison){let{ranges}=comparison,deciding=new Set(
decidedBy(comparison).map(reason=>kernelOf(comparison,reason))),all=ranges.flatMap(range2=>range2.kernels.map(kernel=>({
range:range2,kernel,decides:Number(deciding.has(kernelId(range2,kernel.name)))}))),impact=({kernel})=>unchanged.has(kernel.
time.state)?0:Math.abs(kernel.impactRatio);return all.toSorted((one,other)=>other.decides-one.decides||impact(other)-impact(
one)||other.kernel.shareRatio-one.kernel.shareRatio)}function kernelEntry({range:range2,kernel}){let{machineCode,launchSites,
time,impactRatio,shareRatio}=kernel;return{id:kernelId(range2,kernel.name),range:label(range2),name:cutText(kernelLabel(
kernel.name,longest.name),longest.name),state:time.state,changeRatio:time.changeRatio,impactRatio,shareRatio,explanation:cutOrNull(
kernel.explanation,longest.text),machineCode:machineCode===null?null:{state:machineCode.state,findings:machineCode.findings.
map(({kind})=>kind).slice(0,4)},line:lineOf(launchSites)}}function lineOf(sites){let site=likeliestSite(sites);return site===
null?null:{file:cutText(site.file,longest.name),line:site.line,function:cutText(site.function,longest.name),changed:site.
changed}}function changedCounts(range2){return shownCounts(range2).filter(isChangedCount).map(({metric,kind,base,head,state,
launchSites})=>({range:label(range2),metric,kind:cutOrNull(kind,longest.name),base,head,state,line:lineOf(launchSites)}))}
function isChangedCount({state}){return state==="regressed"||state==="improved"||state==="inconclusive"||state==="noted"}
var settledOtherwise={"latency-open":"more-untraced-runs","wall-time-open":"more-untraced-runs","metric-open":"more-untr\
aced-runs","memory-open":"more-untraced-runs","global-slowdown":"steady-clocks","machine-differs":"same-machine","no-ran\
ges":"same-work","missing-in-head":"same-work","no-kernels":"same-work","no-kernels-in-base":"same-work","no-kernels-in-\
head":"same-work","metric-missing-in-head":"same-work","skip-differs":"same-settings","attribution-differs":"same-settin\
gs","baseline-absent":"a-base","baseline-failed":"a-base","baseline-incompatible":"a-base"};function settledBy({id}){return settledOtherwise[id]??
"more-rounds"}var verdictFile="verdict.json";function comparedVerdict({cwd},request,comparison,written){return agentVerdict({comparison,
failure:null,files:written?.beside??[],asked:{kind:"compare",again:compareArgv(request),folder:written===null?null:shownFolder(
cwd,written.out),analyze:[toolName,"analyze",...request.head,...sharedArgv(request)]}})}function runVerdict({cwd},comparison,run){
let folder=shownFolder(cwd,run.directory),again=[toolName,"run","--config",join(folder,"config.yaml")];return agentVerdict(
{comparison,failure:run.failure,files:run.beside,asked:{kind:"run",again,folder}})}function shownFolder(cwd,folder){if(!isWithin(
folder,cwd))return folder;let inside=relative(cwd,folder);return inside===""||inside.startsWith("-")?`./${inside}`:inside}export{topKernels,sideFiles,referenceFiles,referenceComparisonFile,topKernelsByRange,resultFiles,profileFiles,oneLineJson,
cutText,fitted,kernelIdPattern,kernelId,kernelOfId,codeLineSchema,compareArgv,sharedArgv,verdictFile,comparedVerdict,runVerdict};
