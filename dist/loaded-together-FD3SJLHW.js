import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{drawnSeries,historyPage}from"./chunk-YGBWUWM3.js";import{analyzeHistory,changeText,cutText as cutText2,dayOf,
directionOf,driftText,endText,figureText,gapsText,historyRecordOf,jobText,largestRecordBytes,lastValueText,latestText,mostRecords,
newestFiles,readHistory,readRecord,recordAt,recordFile,recordsFolder,skippedText,standingChanges,stateTexts}from"./chunk-YIPFP7CB.js";
import{analyze}from"./chunk-4BDARMYV.js";import{compare as compare2}from"./chunk-VUAAU4RX.js";import{makeNewFolder}from"./chunk-3RNVTSGV.js";
import"./chunk-74DF3BEM.js";import{codeLineSchema,cutText,fitted,kernelId,kernelIdPattern,kernelOfId,oneLineJson}from"./chunk-BP5R4OYA.js";
import{bisect,bisectPlanText,bisectText,planBisect}from"./chunk-QYRYJN3J.js";import{readGithubJob}from"./chunk-WLQUUTZA.js";
import"./chunk-VVXIYACL.js";import"./chunk-WSCUBH6A.js";import{findInput}from"./chunk-2Y25SDSM.js";import{
addPairs,addUntraced,announce,checkSubscribers,commandRequest,compressReports,countNeedsLine,countText as countText2,deleteRuns,
describeCommit,describeLegs,diskUse,isHeldToGoal,makeCaches,needsLine,oldRuns,openRepository,planKey,programStarts,rangesToMap,
renderPrune,rulesOf,run,runBuildChecks,runChecks,runPreflight,runSetup,sayDiskUse,settlePlan,startsText,storedJson,storedRuns,
succeeded,untracedConfig,untracedPairs,wholeRun}from"./chunk-KG345YUQ.js";import{runUrl}from"./chunk-C7MYT56O.js";
import{comparePolicy,readCalibration}from"./chunk-4C7OKC2X.js";import{calibrationSchemaVersion}from"./chunk-3OZGJI3P.js";
import{comparisonText,mostRanges,profileText,verdictLines}from"./chunk-7IC22OJO.js";import"./chunk-5KZTXK3G.js";
import{describeUnfinished,lastDuration,pastRunState,readPastRuns}from"./chunk-BLO5KB74.js";import"./chunk-KOOM4L4E.js";
import{readRunRecord,runRecordFile}from"./chunk-J5FZE6E5.js";import{diagnosticSchema}from"./chunk-EB3CLQHB.js";
import{checkWorkingDirectory,envRecordSchema,inspectMachine,ok,ownTools,readEnvironmentRecord,warning}from"./chunk-74LFTOON.js";
import"./chunk-KQLPWK72.js";import{comparisonComment,drawnExtent,linearScale,numberText,schemaComment,tickDecimals}from"./chunk-LIABTJCY.js";
import{addedText}from"./chunk-RMY5MJKV.js";import"./chunk-JUNIW6R7.js";import"./chunk-N4VA342K.js";import{
sparkline}from"./chunk-3IPLKNHB.js";import{tryToWrite,writeFileAtomic}from"./chunk-2TLJT7DO.js";import{terminalText}from"./chunk-Z6AEDDLV.js";
import"./chunk-24A4PNNZ.js";import"./chunk-OSPQ3PQL.js";import{readProfile}from"./chunk-S3FMWSRZ.js";import"./chunk-V7757Z4T.js";
import{require_dist}from"./chunk-QIQJK4Y5.js";import{captureLines,emittedRanges,endingMs,exportPlace,inKeptFolder,
isProfile,measuredBase,ofBase,selectionOf,sideProfile,startedFor,unmeasured,usesNcu,withGpuWatch,withReason,withinBudget}from"./chunk-VVPXJ3GX.js";
import{compare,copyKind,latencyOf,pairRuns,profileOfRounds,steadyRounds}from"./chunk-KEUW5PY4.js";import{comparisonSchema}from"./chunk-ROSMLWZB.js";
import{logRatio,mean}from"./chunk-QDARVDRB.js";import{exportSqlite}from"./chunk-XGP4CRIF.js";import{attribute,
countedInstances,effectiveEndNs,forEachRow,isBlocking,noticed,openExport,readNamedDomains,readTrace}from"./chunk-YGS4O4GN.js";
import"./chunk-XKYY53O6.js";import{checkComplete,matchRanges,threadText}from"./chunk-2ZKRCBPE.js";import{configuredRanges,
gatedPlan,newSide,planCaptures,readingPorts,sharedPlan,sideLabel}from"./chunk-VMCX42IU.js";import"./chunk-VALY7AK2.js";
import"./chunk-HIRLADNO.js";import"./chunk-WQTUTYOP.js";import{call,callTool,expectedFilterMode,ncuArgv,ncuSourceArgv,
replaysRanges,sharesProcess,tunerVariables}from"./chunk-XJADE3LK.js";import{shareWithIsolatedUser}from"./chunk-342LX7VM.js";
import"./chunk-XSTFN5L7.js";import"./chunk-LF3QRERU.js";import{rangeKeyText}from"./chunk-JVWSUADK.js";
import{commandArgv,nsysLaunchArgv,nsysLinesArgv,nsysNvtxArgv,nsysProfileArgv,nsysStartArgv,nsysStopArgv,shortenName,workloadArgv}from"./chunk-5T5XHBCP.js";
import{diagnosticText,findServerPort,parseRange}from"./chunk-XSOELAZB.js";import{recordedSideFiles,sideFiles}from"./chunk-O3Q4A62J.js";
import{flexible,leaving,left,right,textTable}from"./chunk-FIGG5FDP.js";import"./chunk-VF7ZCXP2.js";import"./chunk-4MELFLVH.js";
import"./chunk-QTFIC5W2.js";import{loadSettings,reportAssets,treeText}from"./chunk-O7OYFUBQ.js";import"./chunk-A2TGLBHE.js";
import{sharedBytes}from"./chunk-YM5JA4HV.js";import"./chunk-25TWLJ3N.js";import"./chunk-2W7IQXEL.js";import"./chunk-C7RUIOSI.js";
import{verdictSchema}from"./chunk-IG4XIXGV.js";import{kernelRowSchema,linkedEnough,machineCodeSchema,timeChangeSchema}from"./chunk-PI6DL2IX.js";
import{kernelLabels}from"./chunk-DB7Z5D5G.js";import"./chunk-KOLGLZ76.js";import{shellLine}from"./chunk-AQQV4D3V.js";
import{clipMiddle,formatCount,formatSeconds,formatShare}from"./chunk-P7EYOAZ4.js";import"./chunk-T2VURG6D.js";
import{median,medianLaunches,medianTotalNs}from"./chunk-7Z5XDYKE.js";import"./chunk-JDFCM7GS.js";import{errorCode,
ifThere,isFolder,isWithin,makeFolders,readRegularFile}from"./chunk-2VIPU5VX.js";import"./chunk-4P7CRZQU.js";
import"./chunk-CNAKU7OE.js";import{tracedApi}from"./chunk-TQDVVPNE.js";import{looksSecret,redactCommand}from"./chunk-W5HYH3WW.js";
import{nearest}from"./chunk-BFRNJH43.js";import"./chunk-35HP6UP2.js";import{counted,listText}from"./chunk-UWABTZDV.js";
import{countText,ncclDomain,percent,rangeText,signedPercent}from"./chunk-YTVQXYLK.js";import"./chunk-D5BRSJCR.js";
import"./chunk-U2ZF3MRO.js";import{_enum,array,boolean,literal,number,object,record,string,union}from"./chunk-7IBWU4LP.js";
import{CaptureError,LlmProfileError,ParseError,StoppedError,ToolError,UserError,asFailure,describeError,errorMessage,exitCodeLine,
exitCodes,stoppedBy,wrapLine,wrapText}from"./chunk-4KDG6NHC.js";import{jsonParts,paint,plainJson,plainLines,plainText}from"./chunk-JN33INQG.js";
import{__callDispose,__export,__toESM,__using}from"./chunk-GBWPPC6J.js";var explain_kernel_exports={};__export(explain_kernel_exports,{explainKernel:()=>explainKernel});import{existsSync}from"node:fs";
import{join,resolve}from"node:path";var mostExplanationBytes=8192,text=string().describe("Text to show; shortened if long."),count=number().nonnegative(),resource=count.
nullable().describe("Null if the report doesn't have it."),leftOut=number().int().nonnegative(),value=union([number(),string()]).
nullable(),sideSchema=object({name:string().describe("Shortened if long."),configurations:count.describe("The number of \
launch configurations: combinations of grid, block and shared memory."),grid:array(number()),block:array(number()),registersPerThread:resource,
sharedBytes:resource,localBytesPerThread:resource,launches:count.describe("Launches with this configuration. Like the tw\
o times below, this is the median over rounds."),totalNs:count,launchNs:count.describe("The median duration of a launch.")}).
describe("The launch configuration with the most total time."),kernelExplanationSchema=object({schemaVersion:literal(1),
id:string().regex(kernelIdPattern),range:string(),name:string().describe("Demangled; shortened if long, like all names."),
previousName:string().nullable().describe("Base's name for the kernel, if it's different."),family:string(),match:kernelRowSchema.
shape.match,time:timeChangeSchema.omit({mayBeSlower:!0,isProbable:!0,why:!0}),why:text.nullable().describe("Explains the\
 state if it needs explaining."),launches:kernelRowSchema.shape.launches,shareRatio:kernelRowSchema.shape.shareRatio,impactRatio:kernelRowSchema.
shape.impactRatio,explanation:text.nullable(),base:sideSchema.nullable().describe("Base's launch configuration. Null if \
base doesn't have the kernel, or if base's profile is missing."),head:sideSchema.nullable(),ncu:array(object({metric:string(),
unit:string(),base:value,head:value})).describe("Nsight Compute's metrics, starting with those that differ. Empty if the\
 kernel wasn't measured."),machineCode:object({state:machineCodeSchema.shape.state,instructions:machineCodeSchema.shape.
instructions,findings:machineCodeSchema.shape.findings,mix:machineCodeSchema.shape.mix,hot:object({instruction:string(),
shareRatio:number(),file:string().nullable(),line:count.nullable()}).nullable().describe("Head's instruction with the mo\
st samples.")}).nullable().describe("What changed in the machine code, as in comparison.json. Null if unknown."),lines:array(
codeLineSchema.extend({base:count.nullable(),head:count})).describe("The lines that launch the kernel, likeliest first, \
and how often each line launches it."),findings:array(object({id:string(),what:text,advice:text})).describe("Head's find\
ings."),leftOut:object({ncu:leftOut,lines:leftOut,findings:leftOut})});var longest={name:700,sideName:300,short:120,text:400},mostCode={findings:4,widths:6,mix:8};function explainedKernel({range,
kernel},profiles){let ranges={base:rangeIn(profiles.base,range),head:rangeIn(profiles.head,range)},sides={base:kernelIn(
ranges.base,kernel.baseNames),head:kernelIn(ranges.head,kernel.headNames)},lists={ncu:figuresOf(kernel.metrics,{base:sides.
base?.ncu[0]?.figures,head:sides.head?.ncu[0]?.figures}),lines:(kernel.launchSites?.sites??[]).map(site=>({file:cutText(
site.file,longest.short),line:site.line,function:cutText(site.function,longest.short),changed:site.changed,base:site.base,
head:site.head})),findings:(ranges.head?.findings??[]).filter(finding=>finding.kernel!==null&&kernel.headNames.includes(
finding.kernel)).map(({id,what,advice})=>({id:cutText(id,longest.short),what:cutText(what,longest.text),advice:cutText(advice,
longest.text)}))},left2=(list,shown2)=>lists[list].length-shown2(list),make=shown2=>({schemaVersion:1,id:kernelId(range,
kernel.name),range:cutText(rangeText(range.name,range.domain),longest.short),name:cutText(kernel.name,longest.name),previousName:kernel.
previousName===null?null:cutText(kernel.previousName,longest.name),family:cutText(kernel.family,longest.short),match:kernel.
match,time:timeOf(kernel.time),why:kernel.time.why===null?null:cutText(kernel.time.why,longest.text),launches:kernel.launches,
shareRatio:kernel.shareRatio,impactRatio:kernel.impactRatio,explanation:kernel.explanation===null?null:cutText(kernel.explanation,
longest.text),base:sides.base===null?null:sideOf(sides.base),head:sides.head===null?null:sideOf(sides.head),machineCode:kernel.
machineCode===null?null:codeOf(kernel.machineCode),ncu:lists.ncu.slice(0,shown2("ncu")),lines:lists.lines.slice(0,shown2(
"lines")),findings:lists.findings.slice(0,shown2("findings")),leftOut:{ncu:left2("ncu",shown2),lines:left2("lines",shown2),
findings:left2("findings",shown2)}}),order2=["lines","findings","ncu"].flatMap(list=>lists[list].map(()=>list));return fitted(
order2,make,mostExplanationBytes)}function timeOf(time){return{baseNs:time.baseNs,headNs:time.headNs,changeRatio:time.changeRatio,
lowRatio:time.lowRatio,highRatio:time.highRatio,thresholdRatio:time.thresholdRatio,detectableRatio:time.detectableRatio,
spreadRatio:time.spreadRatio,rounds:time.rounds,state:time.state}}function rangeIn(profile,{name,domain}){return profile?.
ranges.find(range=>range.name===name&&range.domain===domain)??null}function kernelIn(range,names){return range?.kernels.
find(({name})=>names.includes(name))??null}function sideOf({name,variants}){let[variant]=variants;return variant===void 0?
null:{name:cutText(name,longest.sideName),configurations:variants.length,grid:[...variant.grid],block:[...variant.block],
registersPerThread:variant.registersPerThread,sharedBytes:sharedBytes(variant),localBytesPerThread:variant.localBytesPerThread,
launches:medianLaunches(variant),totalNs:medianTotalNs(variant),launchNs:median(variant.rounds.flatMap(round=>round===null?
[]:[round.medianNs]))}}function figuresOf(differing,{base={},head={}}){let known=new Set(differing.map(({metric})=>metric)),
others=[...new Set([...Object.keys(head),...Object.keys(base)])].filter(metric=>!known.has(metric));return[...differing,
...others.map(metric=>({metric,unit:head[metric]?.unit??base[metric]?.unit??"",base:base[metric]?.value??null,head:head[metric]?.
value??null}))].filter(figure=>figure.base!==null||figure.head!==null).map(figure=>({metric:cutText(figure.metric,longest.
short),unit:cutText(figure.unit,longest.short),base:cutValue(figure.base),head:cutValue(figure.head)}))}function cutValue(value2){
return typeof value2=="string"?cutText(value2,longest.short):value2}function codeOf({state,instructions,findings,mix,hot}){
return{state,instructions,findings:findings.slice(0,mostCode.findings).map(finding=>"widths"in finding?{...finding,widths:finding.
widths.slice(0,mostCode.widths)}:finding),mix:mix.slice(0,mostCode.mix).map(entry=>({...entry,opcode:cutText(entry.opcode,
longest.short)})),hot:hot.head===null?null:{instruction:cutText(hot.head.instruction,longest.short),shareRatio:hot.head.
shareRatio,file:hot.head.line===null?null:cutText(hot.head.line.file,longest.short),line:hot.head.line?.line??null}}}import{basename,dirname}from"node:path";var largest=2**28;async function readComparison(path){try{let{text:text3}=await readRegularFile(path,largest);return comparisonSchema.
parse(JSON.parse(text3))}catch(error){if(errorCode(error)==="ENOENT")return null;throw new ParseError({what:`${basename(
path)} isn't a comparison that this version can read.`,where:dirname(path),why:errorMessage(error).split(`
`).slice(0,6).join(`
`),help:"Remove this file, or pass only the profile.json.",cause:error})}}var place={where:"the given path",help:"Pass a folder with a verdict.json: a run directory from `run --base`, or the fol\
der that `compare --out` wrote."};async function explainKernel({cwd},request){let{run:shown2,kernel:id}=request,folder=resolve(
cwd,shown2);await findInput(folder,shown2,place);let comparison=await readComparison(join(folder,"comparison.json"));if(comparison===
null)throw new UserError({id:"no-comparison",what:`${shown2} has no comparison.json.`,...place});let kernel=kernelOfId(comparison,
id);if(kernel===null)throw new UserError({id:"no-such-kernel",what:`${shown2} has no kernel ${id}.`,where:"--kernel",help:"\
Look up the kernel ids in verdict.json in that folder."});let profiles={base:await firstProfile(folder,[sideFiles.base,recordedSideFiles.
base]),head:await firstProfile(folder,[sideFiles.head,recordedSideFiles.head])};return oneLineJson(explainedKernel(kernel,
profiles))}async function firstProfile(folder,files){let found=files.map(file=>join(folder,file)).find(path=>existsSync(
path));return found===void 0?null:readProfile(found,found)}var print_bisect_exports={};__export(print_bisect_exports,{printBisect:()=>printBisect});async function printBisect(request,{withFeatures,output}){let context=await withFeatures();if(request.isDry)return await output.
print(bisectPlanText(await planBisect(context,request),output.layout())),exitCodes.pass;let found=await bisect(context,request);
return await output.say(bisectText(found,output.layout())),output.isJson&&await output.printJson(found.bisect),found.exitCode}var effects_exports={};__export(effects_exports,{calibrate:()=>calibrate2,printCalibration:()=>printCalibration});import{
mkdtemp}from"node:fs/promises";import{join as join2,resolve as resolve2}from"node:path";var shownKernels=8;function calibrationText({gpu,driver,pairs,ranges,falseAlarms},layout){return[`${plainText(gpu.name)}\
, driver ${driver??"unknown"}: ${counted(pairs,"pair")} of rounds of the same code.`,...falseAlarms===null?[]:[falseAlarmText(
falseAlarms)],...ranges.flatMap(range=>["",...rangeLines(range,layout)])].flatMap(line=>wrapLine(line,layout)).join(`
`)}function falseAlarmText({alarms,comparisons,rounds}){return`${alarms} of ${comparisons} comparisons among these round\
s (rounds per side: ${rounds}) would have falsely reported a change.`}function rangeLines({name,domain,pairSpread:pairSpread2,
kernels,latency},layout){let most2=kernels.toSorted((one,other)=>other.pairSpread-one.pairSpread).slice(0,shownKernels),
rest=kernels.length-most2.length;return[`NVTX range ${plainText(domain===""?name:`${name}@${domain}`)}: two rounds of th\
e same code typically differ by ${percent(pairSpread2)}. The kernels that vary most:`,...textTable([right("between round\
s"),flexible("kernel",32,kernelLabels)],most2.map(kernel=>[percent(kernel.pairSpread),kernel.name]),layout),...rest>0?[`\
  \u2026 and ${rest} more kernels, which vary less`]:[],...latency===null?[]:[latencyLine(latency)]]}function latencyLine({
processes,statistic,changeRatio,detectableRatio}){let found=detectableRatio===null?"too few to tell a slowdown from nois\
e":`a slowdown of ${percent(detectableRatio)} is found 95% of the time`,differ=changeRatio===null?"":`; the sides differ\
 by ${signedPercent(changeRatio)}`;return`  wall time without tracing (${statistic} of each process): ${processes} proce\
sses per side, all running the same code${differ}; ${found}`}function choices(count3,size,most2){let all=binomial(count3,size),taken=Math.min(all,most2);return Array.from({length:taken},
(_,index)=>choiceAt(Math.floor(index*all/taken),count3,size))}function choiceAt(rank,count3,size){let chosen2=[],left2=rank;
for(let number2=0;chosen2.length<size;number2+=1){let withIt=binomial(count3-number2-1,size-chosen2.length-1);left2<withIt?
chosen2.push(number2):left2-=withIt}return chosen2}function binomial(count3,size){let product=1;for(let factor=1;factor<=
size;factor+=1)product=product*(count3-size+factor)/factor;return Math.round(product)}function isFalseAlarm({reasons}){return reasons.some(({verdict,id})=>verdict==="regressed"||id==="range-improved")}var mostComparisons=120;
function calibrate({base,head,rounds,latencyThreshold,isAlarm}){let pairs=base.rounds.length;check(base,head,rounds);let[
gpu]=base.machine.gpus;if(gpu===void 0||gpu.uuid===null)throw new UserError({what:"We don't know which GPU these rounds \
ran on, so no later comparison could use the calibration.",help:"Calibrate with reports that were captured on the runner\
, with a driver that reports the GPU's UUID."});let untraced=pairRuns(base.untraced,head.untraced,!0),learned={schemaVersion:calibrationSchemaVersion,
tool:base.tool,createdAt:head.createdAt,from:"rounds",gpu:{name:gpu.name,uuid:gpu.uuid},driver:base.machine.driver,captureMode:base.
captureMode,source:{repository:base.source.repository,commit:base.source.commit},pairs,ranges:base.ranges.flatMap(range=>{
let learned2=calibratedRange(range,matching(range,head));return learned2===null?[]:[{...learned2,latency:calibratedLatency(
untraced,range,latencyThreshold)}]}),falseAlarms:{rounds,comparisons:1,alarms:0}},tries=choices(pairs,rounds,mostComparisons),
alarms=tries.filter(indices=>isAlarm(profileOfRounds(base,indices),profileOfRounds(head,indices),learned)).length;return{
...learned,falseAlarms:{rounds,comparisons:tries.length,alarms}}}function check(base,head,rounds){let pairs=base.rounds.
length;if(pairs!==head.rounds.length||pairs<Math.max(2,rounds))throw new UserError({what:`A calibration for comparisons \
of ${counted(rounds,"round")} per side needs at least ${String(Math.max(2,rounds))} pairs of rounds, but the sides have ${String(
pairs)} and ${String(head.rounds.length)} rounds.`,help:"Measure more pairs. 10 or more give useful limits."});let gpus=new Set(
[...base.machine.gpus,...head.machine.gpus].map(({uuid})=>uuid));if(gpus.size>1)throw new UserError({what:"All rounds of\
 a calibration must run on the same GPU.",where:[...gpus].map(uuid=>uuid??"(UUID unknown)").join(", "),help:"Limit the w\
orkload to a single GPU, for example with CUDA_VISIBLE_DEVICES=0, and measure again."})}function matching(range,head){let found=head.
ranges.find(one=>one.name===range.name&&one.domain===range.domain);if(found!==void 0)return found;throw new UserError({what:`\
The range ${range.name} is in only one half of the calibration's rounds, so the two halves aren't from the same code.`})}
function calibratedLatency(runs,range,threshold){let latency=latencyOf(runs,range,threshold);if(latency===null)return null;
let{changeRatio,spreadRatio,detectableRatio,rounds}=latency.time;return{processes:rounds,statistic:latency.statistic,changeRatio,
spreadRatio,detectableRatio}}function calibratedRange(first,second){let{rounds:steady,kept,roundsDisagree}=steadyRounds(
{base:first,head:second,interleaved:!0}),{base,head,interleaved}=steady,pairs=base.rounds.length,headFirst=kept.base.map(
index=>index%2===1),spreadOf=(one,other)=>pairSpread(one,other,headFirst),ofRange=spreadOf(times(base.rounds,"gpuBusyNs"),
times(head.rounds,"gpuBusyNs"));if(!interleaved||roundsDisagree||ofRange===null)return null;let headFamilies=new Map(head.
families.map(one=>[one.family,one])),headKernels=new Map(head.kernels.map(one=>[one.name,one]));return{name:base.name,domain:base.
domain,skippedInstances:base.skippedInstances,pairs,pairSpread:ofRange,wallSpread:spreadOf(times(base.rounds,"wallNs"),times(
head.rounds,"wallNs")),families:base.families.flatMap(({family,rounds})=>{let spread=spreadOf(times(rounds,"totalNs"),times(
headFamilies.get(family)?.rounds,"totalNs"));return spread===null?[]:[{family,pairSpread:spread}]}),kernels:base.kernels.
flatMap(({name,rounds})=>{let spread=spreadOf(times(rounds,"totalNs"),times(headKernels.get(name)?.rounds,"totalNs"));return spread===
null?[]:[{name,pairSpread:spread}]})}}function times(rounds,key){return(rounds??[]).map(round=>round?.[key]??0)}function pairSpread(base,head,headFirst){
let pairs=headFirst.length;if(base.length!==pairs||head.length!==pairs||![...base,...head].every(ns=>ns>0))return null;let slowdowns=base.
map((before,round)=>logRatio(before,head[round]??before)),secondIsSlower=mean(slowdowns.map((log,round)=>headFirst[round]===
!0?-log:log)),squares=slowdowns.reduce((sum,log)=>sum+log**2,0)-pairs*secondIsSlower**2;return Math.sqrt(Math.max(0,squares)/
(pairs-1))}async function calibrate2(context,request){let raw={...request.settings,overrides:[...request.settings.overrides,"ncu.en\
abled=false","compare.calibration=null","compare.base=null"]},loaded=await loadSettings(context,raw,!0),rounds=loaded.config.
rounds??3;if(request.pairs<Math.max(2,rounds))throw new UserError({what:`${counted(request.pairs,"pair isn't","pairs are\
n't")} enough for comparisons with ${counted(rounds,"round")} per side.`,where:"--pairs",help:`Use at least ${Math.max(2,
rounds)}. With 10 or more, you get useful limits.`});let plan=planCaptures(loaded.config),planned={...plan,rounds:request.
pairs,roundsOfLoad:plan.roundsOfLoad===null?null:1},policy=await comparePolicy(context,loaded);workloadArgv(loaded.config.
workload,"checked before anything is made");let file=resolve2(context.cwd,request.file);return await tryToWrite(file).catch(
error=>{throw new UserError({...cannotWrite(file,error),help:"Choose a file in a folder that you can write to. An existi\
ng file is replaced."})}),wholeRun(context,{loaded,raw,publisher:null},async session=>{let calibration=await measure(session,
planned,policy,rounds),kept=await session.directory.write("calibration.json",jsonParts(calibration));return await writeFileAtomic(
file,jsonParts(calibration),"replace").catch(error=>{throw new ToolError({...cannotWrite(file,error),help:`Copy the cali\
bration from ${kept}.`})}),{file,calibration,exitCode:exitCodes.pass}})}function cannotWrite(file,error){return{what:`Ca\
n't write the calibration to ${file}.`,where:"--file",why:errorMessage(error),cause:error}}async function withOwnCaches(session){
let{config,program,isolation}=session;if(config.compare.caches==="separate")return session;let folder=await mkdtemp(join2(
program.temporary.tmp,"caches-"));await shareWithIsolatedUser(folder,isolation);let caches=await makeCaches(folder,config.
compare.goal,isolation),environment2={...program.environment,...caches,...tunerVariables(program.environment)};return{...session,
program:{...program,environment:environment2}}}async function measure(given,planned,policy,rounds){if(!given.mayUseGpu)throw new UserError(
{what:"This machine has no GPU to calibrate.",why:"A calibration describes how much times on one GPU vary, so it needs a\
 GPU even if require-kernels is false.",help:"Run `llm-profile calibrate` on the machine that will compare commits."});let session=await withGpuWatch(
await withOwnCaches(given)),own=newSide(session,"head");await runSetup(own);let{plan,emitted,captureMode}=await settlePlan(
own,planned),sides={head:unmeasured({...own,emitted,captureMode}),base:unmeasured({...newSide(session,"base"),captureMode})},
{latency,compare:policyOfConfig}=session.config,untraced=latency.pairs===0?0:Math.min(latency["max-pairs"],plan.rounds);
await announce(session,plan,{sides:2,untraced,isCompared:!1,filterMode:null});let pairs=await addPairs(sides,plan,plan.rounds),
measured2=pairs.failed===null&&measuredBase(pairs)!==null?await addUntraced(pairs,untraced):pairs;if(measured2.failed!==
null)throw measured2.failed;let base=ofBase(measured2.base,sideProfile);if(base instanceof LlmProfileError)throw base;let profiles={
base:base??sideProfile(sides.base),head:sideProfile(measured2.head)};return await session.directory.write(sideFiles.base,
jsonParts(profiles.base)),await session.directory.write(sideFiles.head,jsonParts(profiles.head)),await compressReports(session),
calibrate({...profiles,rounds,latencyThreshold:policyOfConfig["latency-threshold"]/100,isAlarm:(one,other,calibration)=>isFalseAlarm(
compare({base:one,head:other,interleaved:!0,policy:{...policyOfConfig,budgets:[],thresholds:[]},...policy,accepted:[],calibration}))})}
async function printCalibration(request,{context,output}){let{calibration,file,exitCode}=await calibrate2(context,request),
use=`To use this calibration in comparisons: --set compare.calibration=${file}`;return output.isQuiet||output.aside(""),
await output.say(output.isQuiet?use:`${calibrationText(calibration,output.layout())}

${use}`),output.isJson&&await output.printJson(calibration),exitCode}var effects_exports2={};__export(effects_exports2,{demo:()=>demo,printDemo:()=>printDemo});import{mkdtemp as mkdtemp2}from"node:fs/promises";
import{tmpdir}from"node:os";import{join as join3,resolve as resolve3}from"node:path";async function demo(context,out){let folder=out===null?null:resolve3(context.cwd,out);folder!==null&&await makeNewFolder(
folder);let below=name=>folder===null?null:join3(folder,name),settings={configFile:null,presets:[],inputs:[],overrides:[]},
recordings=[];for(let{recording,title}of recorded){let paths=[recordingPath(context,recording)],result=await analyze(context,
{paths,areRanks:!1,ranges:["decode"],ncu:[],out:below(recording),settings});recordings.push({title,result})}let[base,head]=recorded.
map(({recording})=>[recordingPath(context,recording)]),comparison=await compare2(context,{base:base??[],head:head??[],ranges:[
"decode"],out:below("comparison"),settings}),profile=recordings.at(-1)?.result.profile??null,fails=comparison.exitCode!==
exitCodes.pass,comment=comparisonComment("LLM decode: SDPA \u2192 eager attention",comparison.comparison,profile,fails),
commentFile=below("comment.md");return commentFile!==null&&await writeFileAtomic(commentFile,comment,"refuse"),{recordings,
comparison,commentFile}}var recorded=[{recording:"llm-decode-sdpa",title:"LLM decode with SDPA attention, 3 rounds on an\
 H100"},{recording:"llm-decode-eager",title:"The same decode with eager attention"}];function recordingPath({root},recording){
return join3(root,"examples","recordings",recording)}async function printDemo(request,{withResultFiles,output:{screen,print}}){
let context=await withResultFiles(),out=request.out??join3(await mkdtemp2(join3(tmpdir(),"llm-profile-demo-")),"demo"),{
recordings,comparison,commentFile}=await demo(context,out),layout=screen.out(),headed=title=>paint(layout,"strong",`=== ${title}`);
for(let{title,result}of recordings){let options={maxRanges:mostRanges,topKernels:result.shownKernels,layout};await print(
`
${headed(title)}
${profileText(result.profile,options)}`)}let{comparison:compared,shownKernels:topKernels}=comparison;return await print(
`
${headed("The second recording compared with the first")}
${comparisonText(compared,{topKernels,layout})}`),context.log.info(`
The comment that a pull request would get: ${commentFile??""}`),context.log.info(`The report, to open in a browser: ${comparison.
reportFile??""}`),context.log.info(`A trace of both sides, to open in ui.perfetto.dev: ${comparison.traceFile??""}`),exitCodes.
pass}var effects_exports3={};__export(effects_exports3,{doctor:()=>doctor,printDiagnosis:()=>printDiagnosis});import{resolve as resolve4}from"node:path";var doctorSchemaVersion=1,findingSchema=diagnosticSchema.extend({id:string().describe("The check, such as `nsys`, `isola\
tion`, or `gpu-busy`."),blocksRun:boolean().describe("True if this finding is an error, because every error keeps `run` \
from starting.")}),count2=number().int().nonnegative(),seconds=number().nonnegative(),toolHistorySchema=object({tool:string(),
calls:count2,failures:count2.describe("Calls that failed, timed out, or never started. Calls that a user interrupted cou\
nt as neither failures nor successes."),stopped:count2,successRatio:number().min(0).max(1).nullable().describe("Successe\
s divided by the sum of successes and failures. Null if that sum is 0."),medianSeconds:seconds,maxSeconds:seconds}),pastRunStates=[
"passed","failed","stopped","running","did-not-finish"],pastRunsSchema=object({runs:count2,byState:record(_enum(pastRunStates),
count2),tools:array(toolHistorySchema).readonly(),failures:array(object({id:string().nullable(),count:count2})).readonly().
describe("Most frequent first. `id` is null for failures without an id."),unreadable:array(object({name:string(),why:string()})).
readonly().describe("Run directories with an unreadable run.json, and why. The other numbers don't include these directo\
ries.")}),doctorSchema=object({schemaVersion:literal(doctorSchemaVersion),version:string().describe("llm-profile's versi\
on."),canCapture:boolean().nullable().describe("True if no finding is an error. The exit code is then 0, otherwise 3. Nu\
ll with `--runs`, which doesn't check the machine."),errors:count2,warnings:count2,machine:envRecordSchema.nullable().describe(
"The machine and its tools, as in a run's env.json. Null with `--runs`."),findings:array(findingSchema).readonly().describe(
"In the order of the checks. A check may have several findings."),runs:pastRunsSchema.nullable().describe("Null without \
`--runs`.")});var signs={note:{text:"\u2713 ok",tone:"good"},warning:{text:"! warning",tone:"unsure"},error:{text:"\u2717 error",tone:"\
bad"}};function renderFindings(findings,layout){return renderWith(findings,summary(findings),layout)}function renderBuildFindings(findings,layout){
let found=countOf(findings),last=findings.some(({severity})=>severity==="error")?`${found}: the tools don't work.`:`${found===
""?"":`${found}. `}The tools work.`;return renderWith(findings,last,layout)}function renderWith(findings,last,layout){return[
...findings.length===0?[]:[...findingLines(findings,layout),""],...wrapText(last,layout)].join(`
`)+`
`}function findingLines(findings,layout){let signWidth=Math.max(...Object.values(signs).map(({text:text3})=>text3.length)),
idWidth=Math.max(0,...findings.map(({id})=>id.length)),indent=" ".repeat(signWidth+idWidth+4),hung=(start,text3,deeper="")=>wrapText(
oneLine(text3),{...layout,width:layout.width-indent.length-deeper.length}).map((line,at)=>(at===0?start:indent+deeper)+line);
return findings.flatMap(({id,severity,what,help})=>{let{text:text3,tone}=signs[severity],sign=paint(layout,tone,text3)+"\
 ".repeat(signWidth-text3.length);return[...hung(`${sign}  ${id.padEnd(idWidth)}  `,what),...help===null?[]:hung(`${indent}\
help: `,help," ".repeat(6))]})}function renderPastRuns(past,folder,layout){if(past.runs===0&&past.unreadable.length===0)
return`No runs in ${folder}.
`;let states=Object.entries(past.byState).filter(([,count3])=>count3>0).map(([state,count3])=>`${formatCount(count3)} ${state.
replaceAll("-"," ")}`),lines=[`${counted(past.runs,"run")} in ${folder}${states.length===0?".":`: ${states.join(", ")}.`}`];
if(past.tools.length>0&&lines.push("",...toolTable(past,layout)),past.failures.length>0){lines.push("","Why runs failed,\
 most common reasons first:");for(let{id,count:count3}of past.failures)lines.push(`  ${formatCount(count3)} \xD7  ${plainText(
id??"(no known cause)")}`)}if(past.unreadable.length>0){lines.push("","Left out because we can't read their run.json:");
for(let{name,why}of past.unreadable)lines.push(`  ${plainText(name)}: ${oneLine(why)}`)}return lines.flatMap(line=>wrapLine(
line,layout)).join(`
`)+`
`}function renderDoctorJson(found){let{version,machine,findings,runs}=found,[errors,warnings]=[severityCount(findings,"e\
rror"),severityCount(findings,"warning")];return`${plainJson({schemaVersion:doctorSchemaVersion,version,canCapture:machine===
null?null:errors===0,errors,warnings,machine,findings,runs},2)}
`}function toolTable(past,layout){return textTable(leaving([flexible("Tool",12),...["Calls","Failed","Stopped","Success",
"Median","Longest"].map(right)],["Stopped","Median"]),past.tools.map(tool=>[plainText(tool.tool),formatCount(tool.calls),
formatCount(tool.failures),formatCount(tool.stopped),tool.successRatio===null?"\u2013":formatShare(tool.successRatio),formatSeconds(
tool.medianSeconds),formatSeconds(tool.maxSeconds)]),layout)}function countOf(findings){let[errors,warnings]=[severityCount(
findings,"error"),severityCount(findings,"warning")];return[errors>0?counted(errors,"error"):"",warnings>0?counted(warnings,
"warning"):""].filter(text3=>text3!=="").join(", ")}function severityCount(findings,severity){return findings.filter(finding=>finding.
severity===severity).length}function summary(findings){let found=countOf(findings),others="`analyze`, `compare`, and `de\
mo` don't need any of this.";return severityCount(findings,"error")>0?`${found}: \`llm-profile run\` can't start here. ${others}`:
found===""?"No problems found.":`${found}. \`llm-profile run\` can start.`}function oneLine(text3){return plainText(text3.
replaceAll(/(?<!\s)\s*\n\s*/g," \xB7 "))}import{readdir,readFile}from"node:fs/promises";import{join as join4}from"node:path";var sampleMs=500,busyCores=.5,stolenMatters=.01,waitingMatters=5;async function runNoiseChecks(context){return[...await runChecks(
context,[checkCores]),...await runChecks(context,[checkGovernor,checkVirtual,checkCard,checkLatency])]}var checkGovernor=async({
sys})=>{let folder=join4(sys,"devices/system/cpu"),cores=(await readdir(folder).catch(()=>[])).filter(name=>/^cpu\d+$/.test(
name)),known=(await Promise.all(cores.map(core=>text2(join4(folder,core,"cpufreq/scaling_governor"))))).map(governor=>governor.
trim()).filter(governor=>/^[\w-]{1,32}$/.test(governor));if(known.length===0)return[ok("noise-governor","Like most virtu\
al machines, this system doesn't report a CPU frequency governor.")];let counts2=[...Map.groupBy(known,governor=>governor)].
map(([governor,all])=>`${governor} (${all.length})`);return known.every(governor=>governor==="performance")?[ok("noise-g\
overnor",`The CPU frequency governor is performance (${counted(known.length,"core")}).`)]:[warning("noise-governor",`The\
 CPU frequency governor is ${listText(counts2.toSorted(),4)}, so core clocks follow the load. Host time and latency will\
 vary.`,"Run `cpupower frequency-set --governor performance` on the host, if its owner agrees.")]},checkCores=async context=>{
let before=cpuTimes(await text2(join4(context.proc,"stat")));await context.wait(sampleMs);let after=cpuTimes(await text2(
join4(context.proc,"stat")));if(before===null||after===null||after.total<=before.total)return[ok("noise-cores","The syst\
em doesn't report how busy its cores are.")];let passed=after.total-before.total,busy=after.cores*(after.busy-before.busy)/
passed,stolen=(after.stolen-before.stolen)/passed,waiting=Number(/^some avg10=(\d+(?:\.\d+)?)/m.exec(await text2(join4(context.
proc,"pressure/cpu")))?.[1]??0),load=/^\d+\.\d+/.exec(await text2(join4(context.proc,"loadavg")))?.[0]??"unknown",figures=`${busy.
toFixed(1)} of ${counted(after.cores,"core")} busy, load ${load} over the last minute`,found=[...busy>=busyCores||waiting>=
waitingMatters?[warning("noise-cores",`Other work is running on the cores: ${figures}${waiting>=waitingMatters?`, someth\
ing waited for a core during ${waiting}% of the last ten seconds`:""}.`,"Wait for the other work to finish, or give the \
runner dedicated cores. In a container, that work may be on the host.")]:[],...stolen>=stolenMatters?[warning("noise-cor\
es",`The hypervisor gives this machine's cores to other machines: ${percent(stolen)} of the CPU time was stolen.`,"Use a\
 machine with dedicated cores.")]:[]];return found.length>0?found:[ok("noise-cores",`The cores are idle: ${figures}.`)]};
function cpuTimes(stat){let line=/^cpu ((?: \d+){8,10})/m.exec(stat)?.[1];if(line===void 0)return null;let[user=0,nice=0,
system=0,idle=0,iowait=0,irq=0,softirq=0,stolen=0]=line.trim().split(" ").map(Number),busy=user+nice+system+irq+softirq;
return{cores:stat.match(/^cpu\d+ /gm)?.length??1,total:busy+idle+iowait+stolen,busy,stolen}}var checkVirtual=async({proc,
sys})=>{let isVirtual=/^flags\s*:.*\shypervisor(?:\s|$)/m.test(await text2(join4(proc,"cpuinfo"))),[quota="max",period=""]=(await text2(
join4(sys,"fs/cgroup/cpu.max"))).trim().split(" "),cores=Number(quota)/Number(period),machine=isVirtual?ok("noise-virtua\
l","This is a virtual machine. We can't see what else runs on the physical machine, and CPU times vary more than on a de\
dicated machine."):ok("noise-virtual","No sign of a virtual machine.");return!Number.isFinite(cores)||cores<=0?[machine]:
[machine,warning("noise-virtual",`A quota limits the container to ${Number(cores.toFixed(2))} cores. A program that uses\
 up the quota pauses until the next period (${Number(period)/1e3} ms).`,"Give the container whole cores (--cpuset-cpus) \
instead of a quota (--cpus).")]},checkCard=async context=>{let answer=await context.gpus();if(answer.kind!=="gpus"||answer.
gpus.length===0)return[];let modes=rows(await smi(context,"--query-gpu=index,persistence_mode")),apps=rows(await smi(context,
"--query-compute-apps=gpu_uuid,pid"));return answer.gpus.filter(({index})=>context.gpuIndex===null||index===context.gpuIndex).
flatMap(({index,uuid,mig})=>{let name=`GPU ${index}`,others=apps.filter(([gpu,pid])=>gpu===uuid&&/^\d+$/.test(pid??"")).
length,found=[...modes.some(([gpu,mode])=>gpu===String(index)&&mode==="Disabled")?[warning("noise-card",`${name}: persis\
tence mode is off, so the driver may be reloaded for each process.`,"Run `nvidia-smi -pm 1` on the host.")]:[],...others>
0?[warning("noise-card",`${name}: ${others===1?"another process has":`${others} other processes have`} a context on it. \
Kernels from different processes take turns.`,"End those processes, or choose another GPU (workload.gpu).")]:[],...mig===
"Enabled"?[warning("noise-card",`${name} is split by MIG. Its instances share power and clocks, and GPU-wide numbers cov\
er all of them.`,"Measure on a whole GPU, or leave the other instances idle.")]:[]];return found.length>0?found:[ok("noi\
se-card",`${name}: persistence mode is on or unknown, no other processes are visible, and MIG is off. nvidia-smi doesn't\
 report whether clocks are locked, so llm-profile samples clock speeds during captures.`)]})},checkLatency=async context=>{
let{calibration}=context;if(calibration===null)return[ok("noise-latency","This machine isn't calibrated, so we don't kno\
w the smallest latency change that we can detect here. `llm-profile calibrate` measures it. Then set compare.calibration\
 to the file that the command writes.")];let misfit=await calibratedElsewhere(context,calibration);return misfit!==null?
[warning("noise-latency",`The calibration isn't from this machine: ${misfit}. We can't use it here.`,"Run `llm-profile c\
alibrate` here.")]:calibration.ranges.slice(0,mostRanges2).map(({name,domain,pairSpread:pairSpread2,latency,pairs})=>ok(
"noise-latency",`${rangeText(name,domain)}: GPU time differs by ${percent(pairSpread2)} between two rounds of the same c\
ode (${counted(pairs,"pair")}). ${foundLatency(latency)}`))};function foundLatency(latency){if(latency?.detectableRatio==
null)return"The calibration didn't measure the sensitivity of runs without CUDA tracing. Calibrate with latency.pairs se\
t to 3 or more.";let{detectableRatio,processes}=latency;return`With ${counted(processes,"run")} per side without CUDA tr\
acing, an increase in wall time of ${percent(detectableRatio)} would be detected 95% of the time.`}var mostRanges2=10;async function calibratedElsewhere(context,{
gpu,driver}){let answer=await context.gpus(),own=(answer.kind==="gpus"?answer.gpus:[]).find(({uuid})=>uuid===gpu.uuid);return own===
void 0?`it was recorded on ${gpu.name} (${gpu.uuid})`:own.driver===driver?null:`it was recorded with driver ${driver??"u\
nknown"}`}async function smi(context,query){try{let result=await call(context,"nvidia-smi",["nvidia-smi",query,"--format\
=csv,noheader"]);return result.exitCode===0&&!result.timedOut?result.stdout:""}catch(error){if(error instanceof StoppedError)
throw error;return""}}function rows(csv){return csv.split(`
`).map(line=>line.split(",").map(cell=>cell.trim()))}async function text2(path){return readFile(path,"utf8").catch(()=>"")}async function doctor(context,{settings:raw,runs,build}){var _stack=[];try{if(runs!==null)return{kind:"runs",folder:runs,
runs:await readPastRuns(resolve4(context.cwd,runs))};let{config}=await loadSettings(context,raw,!1);let tools=__using(_stack,
await ownTools(context),!0);let file=config.compare.calibration;let calibration=file===null||build!==null?null:readCalibration(
treeText(context),file);let machine=inspectMachine(context,config,tools.runTool,tools.environment,calibration);if(build!==
null)return{kind:"build",findings:await runBuildChecks(machine,build.requireNcu),machine:await machineRecord(machine)};let noise=await runNoiseChecks(
machine);let findings=[...await runPreflight(machine,[checkSubscribers]),...noise];return{kind:"machine",findings,machine:await machineRecord(
machine)}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}
async function machineRecord(machine){let[nsys2,ncu2]=[(await machine.nsys()).presence,(await machine.ncu()).presence];return readEnvironmentRecord(
{gpus:await machine.gpus(),nsys:nsys2.state==="present"?nsys2.version:null,ncu:ncu2.state==="present"?ncu2.version:null,
environment:machine.workloadEnvironment})}async function printDiagnosis(request,{context,output}){let{screen,isJson,isQuiet,
print}=output,diagnosis=await doctor(context,request),{version}=context;if(diagnosis.kind==="runs"){let{runs,folder}=diagnosis;
return isJson?await print(renderDoctorJson({version,machine:null,findings:[],runs})):await print(renderPastRuns(runs,folder,
screen.out())),exitCodes.pass}let{kind,findings,machine}=diagnosis,shown2=isQuiet?findings.filter(({severity})=>severity!==
"note"):findings;return isJson?await print(renderDoctorJson({version,machine,findings,runs:null})):await print((kind==="\
build"?renderBuildFindings:renderFindings)(shown2,screen.out())),findings.some(({severity})=>severity==="error")?exitCodes.
capture:exitCodes.pass}var effects_exports4={};__export(effects_exports4,{dryRun:()=>dryRun,printDryRun:()=>printDryRun});import{join as join5,
resolve as resolve5}from"node:path";var purposeNames={discovery:"a list of the program's ranges",probe:"a probe to decide if ranges can share captures",tuning:"\
autotuning, if the program does that",whole:"captures of the whole program, to find moved work",rounds:"captures",untraced:"\
runs without CUDA tracing",ncu:"Nsight Compute",verify:"verification",lines:"finding the lines behind what's slower"};function dryRunText(dry,layout){
let prose=text3=>wrapLine(plainText(text3),layout,0);return["Dry run: nothing was started or written.","",...prose(`Plan\
: ${dry.legs}.`),"",...startLines(dry,layout),"",...prose(timeLine(dry)),"",...prose(`Each command is shown once. RUN, S\
ESSION, RANGE, and KERNELS are placeholders that the run fills in. The run also adds isolation to each command (isolatio\
n: ${dry.isolation}).${dry.isPaired?" The base's commands are the same, but run in its own checkout and write below base\
/.":""}`),...dry.commands.flatMap(({title,argv})=>["",`# ${title}`,shellLine(argv)])].map(plainText).join(`
`)}function startLines({starts,isPaired,isServer,retries,isGuarded,timeBudget},layout){let prose=text3=>wrapLine(text3,layout,
0),made=starts.filter(({pass,red})=>pass.most!==0||red.most!==0),rows2=made.map(({purpose,pass,red})=>[purposeNames[purpose],
countText2(pass),...isPaired?[countText2(red)]:[]]),columns=isPaired?[left("for"),left("pass"),left("red")]:[left("for"),
left("starts")],repeated=[...retries>0?[`retries after transient failures (retries: ${String(retries)})`]:[],...isGuarded?
["rounds repeated because the GPU was disturbed (compare.guard)"]:[]];return[...prose(`${startsText(starts,isServer?"ser\
ver":"program")}:`),...textTable(columns,rows2,layout),...isPaired?prose(verdictsText(made)):[],...timeBudget===null?[]:
[`To stay within the time budget (${timeBudget}), the run may skip all rounds after the first.`],...repeated.length===0?
[]:[`Not counted: ${repeated.join(", ")}.`]]}function verdictsText(starts){let has=(wanted,isThere)=>starts.some(one=>one.
purpose===wanted&&isThere(one)),faster=has("ncu",({pass})=>pass.most===0)?" If a range is faster, ncu also explains why.":
"";return`Red means slower on the GPU, or more launches or copies.${has("untraced",({red})=>red.most===0)?" If only wall\
 time is slower, the pass column applies.":""}${faster}`}function timeLine({lastSeconds,out,timeLimit}){return lastSeconds===
null?`Time: unknown, because no earlier run in ${out} made the same captures of this command (time limit per capture: ${timeLimit}\
).`:`Time: about ${formatSeconds(lastSeconds)}, based on the last run in ${out} with the same captures.`}async function dryRun(context,raw){let{loaded,readText}=await rulesOf(context,await loadSettings(context,raw,!0),raw),{config}=loaded,
plan=planCaptures(config);await comparePolicy(context,loaded,readText),checkWorkingDirectory(context,config);let sides=config.
compare.base===null?1:2,of={sides,untraced:untracedPairs(config,sides),isCompared:sides===2,filterMode:usesNcu(config)?expectedFilterMode(
config.ncu):null};return{isPaired:sides===2,legs:describeLegs(config,plan,of),starts:programStarts(config,plan,of),commands:plannedCommands(
config,plan,of).map(({title,argv})=>({title,argv:redactCommand(argv)})),out:config.out,lastSeconds:await lastOf(resolve5(
context.cwd,config.out),config,plan,of),timeLimit:String(config.workload["time-limit"]),timeBudget:config["time-budget"]===
null?null:String(config["time-budget"]),retries:config.retries,isGuarded:sides===2&&config.compare.guard,isolation:config.
isolation,isServer:config.workload.server.command!==null}}async function lastOf(out,config,plan,of){if(plan.unresolved.length>
0)return null;let plans=plan.captureMode==="probe"?[sharedPlan(plan,config),gatedPlan(plan)]:[plan];for(let known of plans)
for(let withOrWithout of[of,{...of,filterMode:null}]){let last=await lastDuration(out,planKey(config,known,withOrWithout));
if(last!==null)return last}return null}function plannedCommands(config,plan,of){let nsys2={path:config.nsys.path,missingOptions:[]},
workload=settings=>workloadArgv(settings.workload,join5(config.out,"RUN","hydra")),names=(...folder)=>({output:join5(config.
out,"RUN","head",...folder,"nsys","report"),session:"llm-profile-SESSION"}),inTurn=plan.rounds===1?"":`, round 1 of ${String(
plan.rounds)}`,{setup}=config.workload,before=setup===null?[]:[{title:"sets the program up, without a profiler",argv:commandArgv(
setup)}];if(config.workload.server.command!==null)return[...before,...serverCommands(config,names("round-1","server"))];
let untraced=untracedConfig(config),[first]=plan.captures,gate=first===void 0?{kind:"none"}:first.gate;return[...before,
...isHeldToGoal(config,of)&&config.compare.verify.command!==null?[{title:"verifies what base computes, and later what he\
ad computes",argv:commandArgv(config.compare.verify.command)}]:[],...plan.captureMode==="probe"?[{title:"runs the probe;\
 if the report is small, each round repeats this capture instead of the captures below",argv:nsysProfileArgv(config,nsys2,
{kind:"none"},names("probe"),workload(config))}]:[],...plan.unresolved.length===0||plan.captureMode==="probe"?[]:[{title:"\
lists the ranges that match the globs; each range is then captured as below",argv:nsysNvtxArgv(config,nsys2,names("disco\
very"),workload(config))}],...isHeldToGoal(config,of)?[{title:"captures the whole program, to find work that moved",argv:nsysProfileArgv(
config,nsys2,{kind:"none"},names("whole"),workload(config))}]:[],...plan.captures.flatMap(capture=>{let own=names("round\
-1",capture.directory);return plan.roundsOfLoad!==null?[{title:"starts the program of each load",argv:nsysLaunchArgv(config,
nsys2,own.session,workload(config))},...captureCommands(config,own,[])]:[{title:`captures ${capture.label}${inTurn}`,argv:nsysProfileArgv(
config,nsys2,capture.gate,own,workload(config))}]}),...plan.unresolved.map(range=>({title:`captures a range that matches\
 ${range.text}${inTurn}`,argv:nsysProfileArgv(config,nsys2,{kind:"nvtx",range:{...range,message:"RANGE"},instances:range.
skip+(range.instances??1)},names("round-1","RANGE"),workload(config))})),...of.untraced===0?[]:[{title:`measures wall ti\
me without CUDA tracing, run 1 of ${String(of.untraced)}`,argv:nsysNvtxArgv(untraced,nsys2,names("untraced-1"),workload(
untraced))}],...of.filterMode===null?[]:ncuCommands(config,of),...of.isCompared&&config.lines==="auto"?[{title:"finds th\
e lines behind what's slower, if a range is slower",argv:nsysLinesArgv(config,nsys2,gate,names("lines"),workload(config))}]:
[]]}function serverCommands(config,names){let nsys2={path:config.nsys.path,missingOptions:[]},{server}=config.workload;return[
{title:"starts the server of each load",argv:nsysLaunchArgv(config,nsys2,names.session,commandArgv(server.command??[]))},
...[server["warm-up"]??server.client].flatMap(command=>command===null?[]:[{title:"warms the server up",argv:commandArgv(
command)}]),...captureCommands(config,names,server.client===null?[]:[{title:"sends requests to the server during the cap\
ture",argv:commandArgv(server.client)}])]}function captureCommands(config,names,meanwhile){let nsys2={path:config.nsys.path,
missingOptions:[]};return[{title:"begins a capture",argv:nsysStartArgv(config,nsys2,names)},...meanwhile,{title:"ends th\
e capture",argv:nsysStopArgv(nsys2,names.session)}]}function ncuCommands(config,{filterMode,isCompared}){let{ncu:ncu2}=config,
mode=filterMode===null||filterMode==="unknown"?"per-launch-config":filterMode,filters=config.ranges.map(entry=>parseRange(
typeof entry=="string"?entry:entry.range,null)).map(({message,domain,glob,text:text3})=>({name:glob?`RANGE(${text3})`:message,
domain:domain===null||domain==="*"?"":domain,style:"pushpop"})),isShared=sharesProcess(ncu2,mode),groups=ncu2.gating?isShared?
[filters]:filters.map(filter=>[filter]):[[]],when=isCompared&&ncu2.when==="auto"?", if a verdict needs a reason":"",often=filterMode===
"unknown"&&filters.length>1?"; an older ncu runs once per range":"";return groups.map(ranges=>({title:`explains the top \
kernels${when}${often}`,argv:ncuArgv(ncu2,{ranges,kernels:!ncu2.gating||replaysRanges(ncu2)?null:["KERNELS"],launches:null,
filterMode:mode,selection:selectionOf(config),log:join5(config.out,"RUN","head","ncu",isShared?"all-ranges":"RANGE","raw\
.csv"),report:join5(config.out,"RUN","head","ncu",isShared?"all-ranges":"RANGE","report")},workloadArgv(config.workload,
join5(config.out,"RUN","hydra")))}))}async function printDryRun({settings},{context,output}){return await output.print(dryRunText(
await dryRun(context,settings),output.screen.out())),exitCodes.pass}var add_exports={};__export(add_exports,{addToHistory:()=>addToHistory,printAdded:()=>printAdded});import{existsSync as existsSync2,
readFileSync}from"node:fs";import{join as join8,resolve as resolve6}from"node:path";import{constants}from"node:fs";import{opendir}from"node:fs/promises";import{dirname as dirname3,join as join7}from"node:path";import{lstat}from"node:fs/promises";import{dirname as dirname2,join as join6}from"node:path";async function problemsOf(root,path,replaces){let parts=path.split("/");for(let[index]of parts.entries()){let name=parts.
slice(0,index+1).join("/"),stats=await lstat(join6(root,name)).catch(error=>{if(errorCode(error)==="ENOENT")return null;
throw error});if(stats===null)return[];if(stats.isSymbolicLink())return[`${name} is a link. llm-profile doesn't follow l\
inks.`];let isLast=index===parts.length-1;if(!isLast&&!stats.isDirectory())return[`${name} isn't a folder.`];if(isLast&&
!stats.isFile())return[`${name} already exists and isn't a file.`];if(isLast&&!replaces)return[`${name} already exists.`]}
return[]}async function requireAbsent(root,paths,replaces){let problems=(await Promise.all(paths.map(async path=>problemsOf(
root,path,replaces)))).flat();if(problems.length!==0)throw new UserError({what:"Wrote nothing:",problems:[...new Set(problems)],
where:root,help:replaces?"Remove what's there, or write the files by hand.":"--force replaces files, but not links or fo\
lders."})}async function writeNewFiles(root,files,replaces){await requireAbsent(root,files.map(({path})=>path),replaces);
for(let{path,text:text3}of files){let full=join6(root,path);await makeFolders(dirname2(full)),await writeFileAtomic(full,
text3,replaces?"replace":"refuse",438)}}var usualLimitMs=5*6e4,readAtOnce=16;async function addToFolder(folder,{path,text:text3}){let file=join7(folder,path),present=await presentText(
file);if(present===text3)return!1;if(present!==null)throw otherRecord(file);await requireAbsent(folder,[path],!0);try{return await makeFolders(
dirname3(file)),await writeFileAtomic(file,text3,"refuse",438),!0}catch(error){let written=await presentText(file);if(written===
text3)return!1;throw written===null?error:otherRecord(file)}}async function presentText(path){try{return(await readRegularFile(
path,largestRecordBytes,constants.O_NOFOLLOW)).text}catch(error){if(errorCode(error)==="ENOENT")return null;throw new UserError(
{id:"history-path-taken",what:"A record's path is already taken by something that isn't a record.",where:path,why:errorMessage(
error),help:"Remove what's there. llm-profile doesn't follow links.",cause:error})}}function otherRecord(path){return new UserError(
{id:"history-record-differs",what:"The history already has a different record for this run.",where:path,why:"Records are\
 never overwritten.",help:"To store two measurements of one run, give each measurement a different name with --job. To r\
eplace the record, delete its file."})}async function readFolder(folder,deadline=AbortSignal.timeout(usualLimitMs)){if(!await isFolder(
folder))throw new UserError({id:"history-missing",what:"The history folder doesn't exist.",where:folder,help:"`llm-profi\
le history add` creates the folder when it adds the first record."});let{files,skipped}=await findFiles(folder,deadline),
{newest,skipped:older}=newestFiles(files),read2=[...skipped,...older],wanted=[...newest],readAll=async()=>{for(let file=wanted.
pop();file!==void 0;file=wanted.pop())refuseWhenLate(deadline,folder),read2.push(await readFile2(folder,file.path))};return await Promise.
all(Array.from({length:readAtOnce},readAll)),readHistory(read2)}async function readFile2(folder,path){try{let{text:text3}=await readRegularFile(
join7(folder,path),2*largestRecordBytes,constants.O_NOFOLLOW);return readRecord(path,text3)}catch(error){return{path,why:errorCode(
error)===""?"too-large":"not-a-record"}}}var levels=[/^\d{4}$/,/^\d{2}$/,/^\d{2}$/];async function findFiles(folder,deadline){
let folders=[recordsFolder];for(let level of levels){let below=[];for(let parent of folders){refuseWhenLate(deadline,folder);
for(let entry of await entriesOf(join7(folder,parent)))entry.isDirectory()&&level.test(entry.name)&&below.push(`${parent}\
/${entry.name}`)}folders=below}let files=[],skipped=[];for(let day of folders){refuseWhenLate(deadline,folder);for(let entry of await entriesOf(
join7(folder,day))){let path=`${day}/${entry.name}`;entry.name.startsWith(".")||(entry.isFile()?files.push({path}):skipped.
push({path,why:"not-a-record"}))}}return{files,skipped}}async function entriesOf(folder){let entries=[];try{for await(let entry of await opendir(
folder)){if(entries.length>mostRecords)throw tooMany(folder);entries.push(entry)}}catch(error){if(errorCode(error)!=="EN\
OENT"&&errorCode(error)!=="ENOTDIR")throw error}return entries}function tooMany(folder){return new UserError({id:"histor\
y-too-large",what:`A history folder has more than ${String(mostRecords)} files.`,where:folder,help:"Remove the files tha\
t llm-profile didn't write."})}function refuseWhenLate(deadline,folder){if(deadline.aborted)throw new UserError({id:"his\
tory-too-slow",what:"Reading the history took too long.",where:folder,help:"Copy the folder to a local disk, or move old\
 records out of it."})}async function addToHistory(context,request){var _stack=[];try{let{job}=readGithubJob(context.environment,path=>readFileSync(
path,"utf8"));let tools=__using(_stack,await ownTools(context),!0);let records2=[];for(let shown2 of request.runs){let measured2=await readMeasuredRun(
resolve6(context.cwd,shown2),shown2);records2.push(historyRecordOf(measured2,await contextOf(context,tools,measured2.profile,
job,request.job)))}let lines=[];for(let record2 of records2){let file=recordFile(record2),isNew=await addToFolder(resolve6(
context.cwd,request.folder),file);lines.push(`${isNew?"Added":"Already there"}: ${join8(request.folder,file.path)}`)}return lines}catch(_){
var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}async function readMeasuredRun(path,shown2){
if(!(await findInput(path,shown2)).isDirectory())return{profile:await readComplete(path,shown2),comparison:null,base:null};
await refuseUnfinished(path,shown2);let profile=join8(path,sideFiles.head);if(!existsSync2(profile))throw new UserError(
{id:"history-no-profile",what:`${shown2} has no profile.json.`,where:"the given path",help:"Pass a run directory from `l\
lm-profile run`, the folder that `llm-profile analyze --out` wrote, or a profile.json."});let base=join8(path,sideFiles.
base);return{profile:await readComplete(profile,join8(shown2,sideFiles.head)),comparison:await readComparison(join8(path,
"comparison.json")),base:existsSync2(base)?await readProfile(base,join8(shown2,sideFiles.base)):null}}async function readComplete(path,shown2){
let profile=await readProfile(path,shown2),incomplete=checkComplete(profile,shown2);if(incomplete!==null)throw new CaptureError(
incomplete);return profile}async function refuseUnfinished(directory,shown2){if(!existsSync2(join8(directory,runRecordFile)))
return;let record2=await readRunRecord(directory),why=describeUnfinished(record2,await pastRunState(record2));if(why!==null)
throw new UserError({id:"history-run-failed",what:`${shown2} isn't a successful run.`,where:"the given path",why,help:"R\
epeat the run. A slowdown isn't a failure; runs with slowdowns belong in the history."})}async function contextOf({cwd},{
runTool,environment:environment2,temporaryDirectory},{source},job,name){let{commit,ref,dirty}=source,known=commit===null?
null:await describeCommit({runTool,environment:environment2,temporaryDirectory,cwd},commit),branch=/^refs\/heads\/(.+)$/s.
exec(job?.ref??ref??"")?.[1]??null,jobName=name??job?.job??null;return{commit:commit===null||!/^[0-9a-f]{40}$/.test(commit)?
null:{sha:commit,committedAt:known?.committedAt??null,branch,subject:known?.subject??null,...dirty===!0?{dirty}:{}},run:jobName===
null?null:{id:job?.runId??null,attempt:job?.runAttempt??1,job:jobName},links:{run:job===null?null:runUrl(job),report:null,
artifact:null},checks:[]}}async function printAdded(request,{context}){for(let line of await addToHistory(context,request))
context.log.info(line);return exitCodes.pass}var show_exports={};__export(show_exports,{folderHistory:()=>folderHistory,printHistory:()=>printHistory,printPage:()=>printPage,
writeHistoryPage:()=>writeHistoryPage});import{resolve as resolve7}from"node:path";var bits=[[1,2,4,64],[8,16,32,128]];function brailleLines(dots,columns,rows2){let cells=Array.from({length:rows2},()=>new Array(
columns).fill(0));for(let{x,y}of dots){let row=cells[Math.floor(y/4)],column=Math.floor(x/2);row===void 0||column<0||column>=
columns||(row[column]=(row[column]??0)|(bits[x%2===0?0:1][y%4]??0))}return cells.map(row=>row.map(cell=>cell===0?" ":String.
fromCharCode(10240+cell)).join("").trimEnd())}var sparkPoints=30,[chartRows,mostColumns]=[8,100],[mostSeries,mostListed]=[200,10];function historyText(history,range,layout){
if(history.records.length===0)return["There are no runs yet.",...skippedLines(history,layout)].join(`
`);if(range===null)return overview(history,layout).join(`
`);let found=seriesNamed(history,range);return found.length===0?unknownText(history,range):found.map(series=>seriesLines(
history,series,layout).join(`
`)).join(`

`)}function seriesNamed({series},name){return series.filter(({figure})=>namesOf(figure).includes(name))}function namesOf(figure){
return figure.kind==="metric"?[figure.name,...figure.range===null?[]:[figure.range]]:[figure.range,rangeText(figure.range,
figure.domain)]}function unknownText({series},name){let known=nearest(name,series.flatMap(({figure})=>namesOf(figure))),
meant=known===null?"":` Did you mean ${plainText(known)}?`;return`The history has no range or metric ${plainText(name)}.${meant}`}
function overview(history,layout){let{records:records2,series}=history,several=new Set(series.map(({job})=>job)).size>1,
shown2=series.slice(0,mostSeries),columns=leaving([flexible("Range or metric",36),...several?[flexible("Job",12)]:[],left(
"State"),right("Latest"),left("Last change"),left(`Last ${String(sparkPoints)} runs`),left("Drift")],["Drift",`Last ${String(
sparkPoints)} runs`,"Job","Latest"]),rows2=shown2.map(one=>[terminalText(figureText(one.figure)),...several?[terminalText(
jobText(one.job))]:[],stateCell(one),terminalText(lastValueText(one)??"\u2013"),lastChange(history,one),sparkline(drawnSeries(
one).points.slice(-sparkPoints).map(({value:value2})=>value2)),terminalText(driftText(one)??"")]),hidden=series.length-shown2.
length;return[`${counted(records2.length,"run")} from ${dayOf(records2[0]?.record)} to ${dayOf(records2.at(-1)?.record)}\
:`,"",...textTable(columns,rows2,layout),...hidden>0?[`  \u2026 and ${formatCount(hidden)} more series`]:[],...shown2.some(
isOpen)?["","?: not confirmed by alternating rounds of both commits."]:[],...skippedLines(history,layout)]}function isOpen(series){
let state=standingChanges(series).at(-1)?.state;return state==="sign"||state==="unclear"}var stateTones={changed:"bad",unclear:"\
unsure",stable:"good"};function stateCell({state,current}){if(!current)return{text:"ended",tone:"faint"};let tone=stateTones[state];
return tone===void 0?stateTexts[state]:{text:stateTexts[state],tone}}var directionTones={worse:"bad",better:"good",moved:"\
strong"};function lastChange(history,series){let change=standingChanges(series).at(-1);if(change===void 0)return"";let text3=`${dayOf(
recordAt(history,series,change.point))} ${signedPercent(change.changeRatio)}`;return change.state==="machine"?{text:`${text3}\
 (machine)`,tone:"faint"}:{text:change.state==="confirmed"?text3:`${text3} ?`,tone:directionTones[directionOf(series,change)]}}
function seriesLines(history,series,layout){let facts=[["latest",latestText(series)],["drift",driftText(series)],["gaps",
gapsText(series)],["ended",endText(history,series)]],item=text3=>wrapLine(`  ${terminalText(text3)}`,layout);return[`${paint(
layout,"strong",terminalText(figureText(series.figure)))} (${terminalText(jobText(series.job))}): ${stateTexts[series.state]}`,
...chartLines(history,series,layout),...facts.flatMap(([title,text3])=>text3===null?[]:item(`${title}: ${text3}`)),...listLines(
"changes",series.changes.toReversed().map(change=>changeText(history,series,change)),item),...listLines("new starts",series.
cuts.toReversed().map(cut=>cutText2(history,series,cut)),item)]}function listLines(title,texts,item){if(texts.length===0)
return[];let hidden=texts.length-mostListed;return[`  ${title}:`,...texts.slice(0,mostListed).flatMap(text3=>item(`  ${text3}`)),
...hidden>0?[`    \u2026 and ${formatCount(hidden)} earlier`]:[]]}function chartLines(history,series,layout){let{points,
unit}=drawnSeries(series);if(points.length===0)return[];let extent=linearScale(drawnExtent(points),[chartRows*4-1,0],3),
decimals=tickDecimals(extent.ticks),labels=new Map(extent.ticks.map(tick=>[Math.floor(extent.at(tick)/4),numberText(tick,
decimals)])),margin=Math.max(...[...labels.values()].map(({length})=>length)),columns=Math.max(10,Math.min(mostColumns,layout.
width-margin-5)),across=columns*2,at=place3=>points.length<=across?place3:Math.floor(place3*across/points.length),down=value2=>Math.
round(Math.min(chartRows*4-1,Math.max(0,extent.at(value2)))),dots=[...Map.groupBy([...points.entries()],([place3])=>at(place3))].
flatMap(([x,found])=>{let values=found.map(([,{value:value2}])=>value2);return[...new Set([Math.min(...values),median(values),
Math.max(...values)].map(down))].map(y=>({x,y}))}),drawn=brailleLines(dots,columns,chartRows),[first,last]=[points[0],points.
at(-1)].map(point=>dayOf(history.records[point?.record??-1]?.record)),marks=markLine(series,points.map(({point})=>point),
place3=>Math.floor(at(place3)/2)),used=Math.max(Math.ceil((at(points.length-1)+1)/2),24),indent=" ".repeat(margin+2);return[
`${indent}${plainText(clipMiddle(unit,30))}`,...drawn.map((line,row)=>`  ${(labels.get(row)??"").padStart(margin)} \u2524${line}`),
...marks===""?[]:[`${indent} ${marks}`],`${indent} ${first??""}${" ".repeat(Math.max(1,used-20))}${last??""}`]}function markLine(series,points,column){
let marks=new Map,set=(point,mark)=>{let place3=points.findIndex(one=>one>=point);place3>=0&&marks.set(column(place3),mark)};
for(let{point}of series.cuts)set(point,"|");for(let{point}of standingChanges(series))set(point,"\u25B2");let length=Math.
max(-1,...marks.keys())+1;return Array.from({length},(_,place3)=>marks.get(place3)??" ").join("")}function skippedLines({
skipped},layout){if(skipped.length===0)return[];let hidden=skipped.length-mostListed;return["",`Skipped ${counted(skipped.
length,"file")}:`,...skipped.slice(0,mostListed).flatMap(one=>wrapLine(`  ${terminalText(skippedText(one))}`,layout)),...hidden>
0?[`  \u2026 and ${formatCount(hidden)} more`]:[]]}async function folderHistory({cwd},folder){let{records:records2,skipped}=await readFolder(resolve7(cwd,folder));return analyzeHistory(
records2,skipped)}async function writeHistoryPage(context,request){let madeAt=context.clock.now().toISOString(),page=historyPage(
await folderHistory(context,request.folder),madeAt,reportAssets(context));await writeFileAtomic(resolve7(context.cwd,request.
out),page,"replace")}async function printHistory({folder,range},{context,output}){return await output.print(historyText(
await folderHistory(context,folder),range,output.layout())),exitCodes.pass}async function printPage(request,{context}){return await writeHistoryPage(
context,request),context.log.info(`History page: ${request.out}`),exitCodes.pass}var import_command_exports={};__export(import_command_exports,{importCommand:()=>importCommand});import{basename as basename3}from"node:path/posix";var launchers=[{name:/^srun$/,help:"docs/ranks.md shows how to profile each rank with your command, and how to merge the\
 reports.",note:"nsys sees only the processes on its own machine; docs/ranks.md has the way for several"},{name:/^(?:mpirun|mpiexec|mpiexec\.hydra|orterun|prterun)$/,
help:"On one machine, write nsys or ncu before the launcher: one capture then records every rank (docs/ranks.md).",note:"\
docs/ranks.md explains captures of several ranks"},{name:/^(?:docker|podman|nerdctl|nvidia-docker|apptainer|singularity|enroot)$/,
help:"Import the command that runs in the container, and start llm-profile in the container too (docs/runners.md#the-ima\
ge).",note:"nsys and ncu can't see processes in a container; run llm-profile in the container (docs/runners.md#the-image\
)"},{name:/^kubectl$/,help:"Import the command that runs in the pod, and start llm-profile in the pod too (docs/runners.\
md#kubernetes).",note:"nsys and ncu can't see processes in a pod; run llm-profile in the pod (docs/runners.md#kubernetes\
)"}];function findLauncher(name){return launchers.find(one=>one.name.test(name))??null}function someOf(...values){return{pattern:new RegExp(`^(?:${values.join("|")})$`),text:values.join(" or ")}}var trueOrFalse=someOf(
"true","false"),someNumber={pattern:/^\d+(?:\.\d+)?$/,text:"a number"};function sets(key,value2,note){return{kind:"setti\
ngs",settings:{[key]:value2},...note===void 0?{}:{note}}}function noted(note){return{kind:"note",note}}function refused(why){
return{kind:"refused",why}}function each(longs,outcome,more={}){return longs.map(long=>({...more,long,becomes:()=>outcome}))}
function oneOf(key,allowed,value2){return allowed.includes(value2)?sets(key,value2):noted(`${key} accepts only ${allowed.
join(", ")}`)}var sampling=["none","process-tree","system-wide"],notSampled=noted("we never sample the CPU, except in the run that fin\
ds lines"),apiNames={pattern:/^[a-z][\w-]*(?:,[a-z][\w-]*)*$/,text:"APIs, separated by commas"},rangeEnds={pattern:/^(?:none|stop|stop-shutdown|repeat(?::\d+)?|repeat-shutdown:\d+)$/,
text:"none, stop, stop-shutdown, repeat, repeat:N, or repeat-shutdown:N"},formats=["none","arrow","arrowdir","hdf","json",
"jsonlines","parquetdir","sqlite","text"],exportFormats={pattern:new RegExp(`^(?:${formats.join("|")})(?:,(?:${formats.join(
"|")}))*$`),text:`${formats.join(", ")}, or several of them`},rangeOpens=noted("a range opens and ends the capture; name\
 it under `ranges`"),asIs={kind:"as-is"},nsysOptions=[{long:"--trace",short:"-t",values:apiNames,becomes:traced},{long:"\
--sample",short:"-s",values:someOf(...sampling,"cpu"),becomes:()=>notSampled},{long:"--cpuctxsw",values:someOf(...sampling),
becomes:()=>notSampled},{long:"--capture-range",short:"-c",becomes:captureRange},{long:"--capture-range-end",values:rangeEnds,
becomes:captureRangeEnd},{long:"--nvtx-capture",short:"-p",becomes:nvtxCapture},{long:"--env-var",short:"-e",becomes:value2=>environment(
value2.split(","))},{long:"--cuda-graph-trace",values:{pattern:/^(?:graph|node)(?::[\w-]+)?$/,text:"graph or node"},becomes:value2=>value2.
startsWith("node")?noted("node is the default"):noted("we use node, because graph hides the kernels of CUDA graphs")},{long:"\
--trace-fork-before-exec",values:trueOrFalse,becomes:value2=>value2==="true"?sets("nsys.trace-fork-before-exec",!0):noted(
"false is the default")},{long:"--output",short:"-o",becomes:()=>noted("each run has its own directory in `out`")},{long:"\
--force-overwrite",short:"-f",values:trueOrFalse,becomes:()=>noted("nothing is overwritten; each run has its own directo\
ry")},{long:"--export",values:exportFormats,becomes:()=>noted("we always export to SQLite; profile.json has the numbers")},
{long:"--stats",values:trueOrFalse,becomes:()=>noted("we always create the summaries")},{long:"--wait",values:someOf("pr\
imary","all"),becomes:()=>noted("we always use primary, so a daemon can't delay the end of the capture")},{long:"--kill",
values:{pattern:/^(?:none|sigkill|sigterm|\d+)$/,text:"none, sigkill, sigterm, or a signal's number"},becomes:()=>noted(
"the program runs to its end, or to `workload.time-limit`")},{long:"--show-output",short:"-w",values:trueOrFalse,becomes:()=>noted(
"we show the program's output and keep it in the run directory")},{long:"--inherit-environment",short:"-n",values:trueOrFalse,
becomes:()=>noted("the program gets only an allowlist of variables, because reports contain its environment; `workload.e\
nvironment` and `pass-env` add to it")},...each(["--run-as"],noted("`isolation` chooses the user")),...each(["--session-\
new","--session"],noted("each capture has its own session")),{long:"--stop-on-exit",short:"-x",values:trueOrFalse,becomes:()=>noted(
"a capture ends with its range, or with the program")},{long:"--start-later",short:"-Y",takesValue:"attached",values:trueOrFalse,
becomes:()=>noted("a range opens the capture")},{long:"--delay",short:"-y",values:someNumber,becomes:()=>noted("a range \
opens the capture, at the same point each time; name it under `ranges`")},{long:"--duration",short:"-d",values:someNumber,
becomes:()=>noted("a range ends the capture, at the same point each time; name it under `ranges`")},...each(["--start-fr\
ame-index","--duration-frames"],rangeOpens,{values:someNumber}),...each(["--hotkey-capture"],rangeOpens,{values:{pattern:/^F\d+$/,
text:"F1 to F12"}}),...each(["--command-file"],refused("We don't read that file. Write its options on the command line.")),
{long:"--help",short:"-h",takesValue:!1,becomes:()=>refused("With this option, nsys captures nothing.")},{long:"--backtr\
ace",short:"-b",becomes:()=>asIs},...each(["--cuda-memory-usage","--cuda-um-cpu-page-faults","--cuda-um-gpu-page-faults",
"--flush-on-cudaprofilerstop","--ftrace-keep-user-config","--gpuctxsw","--opengl-gpu-workload","--python-sampling","--re\
solve-symbols"],asIs,{values:trueOrFalse}),...each(["--cpu-core-events","--cuda-flush-interval","--cudabacktrace","--eve\
nt-sample","--event-sampling-frequency","--event-sampling-interval","--ftrace","--gpu-metrics-device","--gpu-metrics-fre\
quency","--gpu-metrics-set","--gpu-video-device","--ib-switch-congestion-device","--ib-switch-congestion-nic-device","--\
ib-switch-congestion-percent","--ib-switch-congestion-threshold-high","--ib-switch-metrics-device","--mpi-impl","--nic-m\
etrics","--nvtx-domain-include","--nvtx-domain-exclude","--os-events","--osrt-backtrace-stack-size","--osrt-backtrace-th\
reshold","--osrt-threshold","--python-backtrace","--python-nvtx-annotations","--python-sampling-frequency","--samples-pe\
r-backtrace","--sampling-period","--vulkan-gpu-workload"],asIs),...each(["--cuda-event-trace","--cuda-trace-all-apis","-\
-cuda-trace-scope","--gpu-metrics-devices","--pytorch","--python-functions-trace","--dask","--enable","--osrt-file-acces\
s","--storage-metrics","--syscall","--soc-metrics","--soc-metrics-frequency","--soc-metrics-set","--cpu-core-metrics","-\
-cpu-socket-events","--cpu-socket-metrics","--debug-symbols","--sampling-frequency","--nvlink-metrics"],asIs)];function nsysDefaults(given){
return(given.get("--capture-range")??"none")==="none"?[wholeProgram]:[]}var wholeProgram=sets("nsys.gating",!1,"No range\
 starts the capture, so nsys records the whole program. Name its NVTX ranges under `ranges` and remove `gating` to get s\
mall captures and a verdict for each range");function traced(value2){let apis=value2.split(",").filter(api=>api!==""&&api!==
"none"),strange=apis.find(api=>!tracedApi.test(api));if(strange!==void 0)return refused(`nsys traces no API named ${JSON.
stringify(strange)}.`);let missing=["cuda","nvtx"].filter(api=>!apis.some(one=>one===api||one.startsWith(`${api}-`))),note=missing.
length===0?void 0:`${missing.join(" and ")} added, because nsys sees no kernels without cuda and no ranges without nvtx`;
return sets("nsys.trace",[...missing,...apis],note)}function captureRange(value2,given){switch(value2){case"none":return noted(
"see `gating`");case"nvtx":return given.has("--nvtx-capture")?noted("`ranges` open the capture"):refused("--nvtx-capture\
, which names the range, is missing.");case"cudaProfilerApi":return sets("nsys.capture",value2);default:return refused(`\
The value is ${JSON.stringify(value2)}, but in CI only none, nvtx and cudaProfilerApi work.`)}}function captureRangeEnd(value2,given){
if((given.get("--capture-range")??"none")==="none")return noted("no range opens the capture");let[,how="",count3=""]=/^(repeat|repeat-shutdown):([1-9]\d{0,5})$/.
exec(value2)??[];return how==="repeat"?sets("instances",Number(count3)):how==="repeat-shutdown"?{kind:"settings",settings:{
instances:Number(count3),"nsys.capture-range-end":value2}}:value2==="stop-shutdown"?sets("nsys.capture-range-end",value2):
value2==="stop"?noted("the program runs to its end by default"):noted("`instances` sets how many instances of the range \
are captured")}function nvtxCapture(value2,given){if(given.get("--capture-range")!=="nvtx")return noted("nsys ignores th\
is option without --capture-range=nvtx");let[,message="",domain=""]=/^((?:[^\\@]|\\[^])*)(@[^]*)?$/.exec(value2)??[value2,
value2];return sets("ranges",[message.replaceAll(/[*?]/g,"\\$&")+domain])}var registeredOnly="NSYS_NVTX_PROFILER_REGISTE\
R_ONLY";function environment(texts){if(texts.find(text3=>!/^(?!__proto__=)[A-Za-z_]\w*=/.test(text3))!==void 0)return refused(
"A variable must be NAME=VALUE.");let all=texts.map(text3=>[text3.slice(0,text3.indexOf("=")),text3.slice(text3.indexOf(
"=")+1)]),variables=all.filter(([name])=>name!==registeredOnly),registered=all.find(([name])=>name===registeredOnly);return{
kind:"settings",settings:{...variables.length===0?{}:{"workload.environment":Object.fromEntries(variables)},...registered?.[1]===
"1"?{"nsys.registered-strings-only":!0}:{}},...registered?.[1]==="0"?{note:`${registeredOnly}=0 is the default`}:{}}}var asIs2={kind:"as-is"},chosen="we choose the kernels that take the most time in the ranges; see `ncu.top-kernels` and \
`ncu.launches-per-kernel`",yes=["yes","on","true","1"],read="profile.json and the reports show the numbers",noCapture="W\
ith this option, ncu doesn't profile a program.",ncuOptions=[{long:"--set",becomes:value2=>sets("ncu.set",value2)},{long:"\
--section",becomes:value2=>sets("ncu.sections",[value2])},{long:"--metrics",becomes:value2=>{let names=value2.split(",").
filter(name=>name!=="");return names.length===0?refused("The option doesn't name a metric."):sets("ncu.metrics",names)}},
{long:"--replay-mode",becomes:value2=>oneOf("ncu.replay-mode",["kernel","application","range","app-range"],value2)},{long:"\
--clock-control",values:someOf("none","base"),becomes:()=>noted("we don't change the machine's clocks")},{long:"--cache-\
control",values:someOf("none","all"),becomes:()=>asIs2},{long:"--filter-mode",becomes:()=>noted("we count launches per l\
aunch configuration if this ncu supports that")},{long:"--nvtx",takesValue:!1,becomes:()=>noted("`ranges` are always NVT\
X ranges")},{long:"--nvtx-include",becomes:nvtxInclude},{long:"--nvtx-exclude",becomes:()=>noted("kernels count for the \
ranges that launch them; name those ranges under `ranges`")},{long:"--export",short:"-o",becomes:()=>sets("ncu.keep-repo\
rt",!0)},{long:"--force-overwrite",short:"-f",takesValue:!1,becomes:()=>noted("each run has its own directory")},{long:"\
--target-processes",values:someOf("all","application-only"),becomes:()=>noted("we always use all")},{long:"--kernel-name",
short:"-k",becomes:()=>noted(chosen)},{long:"--launch-count",short:"-c",values:someNumber,becomes:()=>noted(chosen)},{long:"\
--launch-skip",short:"-s",values:someNumber,becomes:()=>noted("a range's `skip` leaves out its first instances")},...each(
["--launch-skip-before-match"],noted("a range's `skip` leaves out its first instances"),{values:someNumber}),...each(["-\
-kernel-id"],noted(chosen)),...each(["--kernel-name-base"],noted(chosen),{values:someOf("function","demangled","mangled")}),
{long:"--kill",values:someOf(...yes,"no","off","false","0"),becomes:(value2,given)=>yes.includes(value2)&&(given.get("--\
replay-mode")??"kernel")==="kernel"?sets("ncu.end-early",!0):noted("the program runs to its end")},...each(["--csv","--p\
rint-fp"],noted(read),{takesValue:!1}),...each(["--page","--print-summary","--print-units","--print-details","--print-me\
tric-name","--print-metric-attribution","--print-metric-instances","--print-kernel-base","--print-nvtx-rename","--print-\
rule-details","--print-source","--log-file","--resolve-source-file"],noted(read)),...each(["--quiet","--verbose","--open\
-in-ui"],noted("llm-profile has its own `--quiet` and `--verbose`"),{takesValue:!1}),...each(["--config-file","--config-\
file-path"],noted("write the options of that file on the command line")),...each(["--apply-rules","--section-folder","--\
section-folder-recursive","--rule","--import-source","--source-folders","--import-sass","--devices","--profile-from-star\
t","--graph-profiling","--range-filter","--range-replay-options","--app-replay-buffer","--app-replay-match","--app-repla\
y-mode","--check-exit-code","--nvtx-push-pop-scope","--null-stdin","--pm-sampling-interval","--pm-sampling-buffer-size",
"--pm-sampling-max-passes","--warp-sampling-interval","--warp-sampling-max-passes","--warp-sampling-buffer-size","--samp\
ling-interval","--sampling-max-passes","--sampling-buffer-size","--call-stack-type","--communicator","--communicator-num\
-peers","--communicator-tcp-num-peers","--lockstep-kernel-launch","--lockstep-nccl-launch","--target-processes-filter"],
asIs2),...each(["--call-stack","--disable-extra-suffixes","--support-32bit"],asIs2,{takesValue:!1}),...each(["--mode","-\
-hostname","--port","--max-connections"],refused("llm-profile starts the program under ncu itself.")),{long:"--import",short:"\
-i",becomes:()=>refused("This option reads an existing report. Use `llm-profile analyze --ncu FILE` for that.")},{long:"\
--help",short:"-h",takesValue:!1,becomes:()=>refused(noCapture)},{long:"--version",short:"-v",takesValue:!1,becomes:()=>refused(
noCapture)},...each(["--list-sections","--list-sets","--list-rules","--list-metrics","--list-chips","--query-metrics"],refused(
noCapture),{takesValue:!1})];function ncuDefaults(given,hasRanges){let collects=["--set","--section","--metrics"].some(name=>given.
has(name));return[...hasRanges?[]:[wholeProgram],...collects?[sets("ncu.preset",null)]:[noted("ncu.preset is quick, whic\
h takes one pass; `ncu.set: basic` collects what ncu collects by default")],noted("nsys runs first and finds the kernels\
 that ncu measures")]}function nvtxInclude(value2){let[,domain,message]=/^(?:([^@/[\]*+,\\]+)@)?([^@/[\]*+,\\?]+)\/?$/.exec(
value2)??[];return message===void 0||message.startsWith("regex:")?noted("the filter isn't the name of one range; name th\
e ranges under `ranges`"):sets("ranges",[domain===void 0?message:`${message}@${domain}`])}import{basename as basename2}from"node:path/posix";var pieces=[{pattern:/\\\n/y,read:()=>({kind:"nothing"})},{pattern:/[ \t]+/y,read:()=>({kind:"blank"})},{pattern:/'([^']*)'/y,
read:([,text3=""])=>literal2(text3)},{pattern:/\$'((?:[^'\\]|\\[^])*)'/y,read:([,text3=""])=>literal2(unescapeAnsi(text3))},
{pattern:/"((?:[^"\\]|\\[^])*)"/y,read:([,text3=""])=>doubleQuoted(text3)},{pattern:/\\([^])/y,read:([,text3=""])=>literal2(
text3)},{pattern:/\$([A-Za-z_]\w*)/y,read:([text3,name=""])=>variable(text3,name)},{pattern:/\$\{([A-Za-z_]\w*)(:[-?][\w./,:=@%+-]*)?\}/y,
read:([text3,name="",rest])=>variable(text3,name,rest)},{pattern:/\$(?:\{[^}]*\}|\([^)]*\)|[\d@*#?!$-]|")|`[^`]*`|[*?]/y,
read:([text3])=>expands(text3)},{pattern:/\{(?=(?:'[^']*'|"(?:[^"\\]|\\[^])*"|\\[^]|[^\s'"\\,|&;<>()])*,(?:'[^']*'|"(?:[^"\\]|\\[^])*"|\\[^]|[^\s'"\\|&;<>()])*\})|\{(?=(?:-?\d+|[A-Za-z])\.\.(?:-?\d+|[A-Za-z])(?:\.\.-?\d+)?\})/y,
read:({index,input})=>expands("{",/^\S+/.exec(input.slice(index))?.[0])},{pattern:/(?:(?<![^ \t\n|&;<>()])\d+)?(?:<<[<-]?|>>|>\||[<>]&|<>|[<>])|&>>?|&&|\|\|?|[&;()]|\n/y,
read:([text3])=>({kind:"operator",text:text3})},{pattern:/['"`\\]/y,read:([text3])=>({kind:"problem",why:`A \`${text3}\` \
in the line isn't closed.`})},{pattern:/(?<![^ \t\n]|\\[ \t])#[^\n]*/y,read:()=>({kind:"nothing"})},{pattern:/(?<![^ \t\n]|\\[ \t])~[\w.+-]*/y,
read:([text3])=>expands(text3)},{pattern:/[^\s\\'"$`*?|&;<>(){]+|[^]/y,read:([text3])=>literal2(text3)}];function splitShellLine(line){
let words=[],word=null;for(let piece of piecesOf(line)){if(piece.kind==="problem")return piece;if(piece.kind!=="nothing"){
if(piece.kind==="text"){word=joined(word,piece);continue}word!==null&&words.push(word),word=null,piece.kind==="operator"&&
words.push({text:piece.text,isOperator:!0,variables:[],expansion:null,shell:piece.text})}}return{kind:"words",words:word===
null?words:[...words,word]}}function*piecesOf(line){let at=0;for(;at<line.length;)for(let{pattern,read:read2}of pieces){
pattern.lastIndex=at;let match=pattern.exec(line);if(match!==null){at=pattern.lastIndex,yield read2(match);break}}}function joined(word,{
text:text3,variables,expansion,shell}){return word===null?{text:text3,variables,expansion,shell}:{text:word.text+text3,variables:[
...word.variables,...variables],expansion:word.expansion??expansion,shell:word.shell+shell}}function literalWord(text3){
return{text:text3,variables:[],expansion:null,shell:shellLine([text3])}}function literal2(text3){return{kind:"text",...literalWord(
text3)}}function expands(text3,expansion=text3){return{kind:"text",text:text3,variables:[],expansion,shell:text3}}function variable(text3,name,rest){
return{kind:"text",text:text3,variables:[name],expansion:null,shell:requiredVariable(name,rest)}}function requiredVariable(name,rest="\
:?"){return`\${${name}${rest}}`}function doubleQuoted(quoted){let variables=[],expansion=null,shell=quoted.replaceAll(/\\[^]|\$([A-Za-z_]\w*)|\$\{([A-Za-z_]\w*)(:[-?][\w./,:=@%+-]*)?\}|\$[\w{(@*#?!$-]|`/g,
(all,plain,braced,rest)=>{if(all.startsWith("\\"))return all;let name=plain??braced;return name===void 0?(expansion??=all,
all):(variables.push(name),requiredVariable(name,rest))}),text3=quoted.replaceAll(/\\([$`"\\\n])/g,(_,one)=>one===`
`?"":one);return variables.length===0&&expansion===null?literal2(text3):{kind:"text",text:text3,variables,expansion,shell:`\
"${shell}"`}}var ansi={n:`
`,t:"	",r:"\r",a:"\x07",b:"\b",e:"\x1B",f:"\f",v:"\v"};function unescapeAnsi(text3){return text3.replaceAll(/\\(?:U([\da-fA-F]{1,8})|u([\da-fA-F]{1,4})|x([\da-fA-F]{1,2})|([^]))/g,
(all,...groups)=>{let[long,short,byte,one=""]=groups,code=long??short??byte;if(code===void 0)return ansi[one]??(/['"\\?]/.
test(one)?one:all);let number2=Number.parseInt(code,16);return number2<=1114111?String.fromCodePoint(number2):all})}function refusal(what,help){return new UserError({id:"bad-import",what,where:"import-command",help:help===""?"See llm-pr\
ofile import-command --help.":help})}function refuseExpansion({expansion,variables:[variable2]},what){let expands2=expansion??
(variable2===void 0?null:`$${variable2}`);if(expands2===null)return;let said=`${what} has ${JSON.stringify(expands2)}`;throw/^\$[\d@*#?!$-]/.
test(expands2)?refusal(`${said}, which a script gets when it's started. A configuration has no such arguments.`,"Write t\
he arguments themselves, or a variable such as $ARGS."):/^(?:\$\(|`)/.test(expands2)?refusal(`${said}, a command that a \
shell would run. Its output may differ in each capture.`,"Write the output itself, or quote it."):refusal(`${said}, whic\
h a shell would expand.`,"Write the value itself, or quote it.")}function readLine(given){let commands=splitCommands(given.length===1?wordsOf(given[0]??""):given.map(literalWord)),[first=[],
...others]=commands,directory=first[0]?.text==="cd"&&others.length>0?folderOf(first):null,[command=[],other]=directory===
null?commands:others;other!==void 0&&refuseOther(command,other);let redirected=takeRedirections(command),prefixed=takePrefixes(
redirected.words);return{...prefixed,directory,input:redirected.input,notes:[...redirected.notes,...prefixed.notes]}}function wordsOf(line){
let split=splitShellLine(line);if(split.kind==="words")return split.words;throw refusal(`The line isn't complete. ${split.
why}`,"Write the whole command.")}function splitCommands(words){let commands=[[]];for(let word of words)word.isOperator===
!0&&["&&",";",`
`].includes(word.text)?commands.push([]):commands.at(-1)?.push(word);return commands.filter(command=>command.length>0)}function folderOf(words){
let[folder,...more]=words.slice(words[1]?.text==="--"?2:1);if(folder===void 0||more.length>0||folder.text.startsWith("-"))
throw refusal("`cd` in the line doesn't name one folder.","Write `cd FOLDER && nsys profile \u2026`.");return refuseExpansion(
folder,"cd"),folder}function refuseOther(command,other){let isTool=command.some(({text:text4})=>isToolName(text4)),[{text:text3=""}={}]=isTool?
other:command;throw refusal(`The line has more than one command: ${JSON.stringify(text3)} runs ${isTool?"after":"before"}\
 nsys or ncu.`,"Only `cd FOLDER &&` may come first. Run other commands before or after llm-profile, or in `workload.setu\
p`.")}function takeRedirections(all){let words=[],notes=[],input=null;for(let at=0;at<all.length;at+=1){let word=all[at];
if(word?.isOperator!==!0){word!==void 0&&words.push(word);continue}let target=all[at+1],isOutput=/^\d*(?:>>?|>\||>&)$|^&>>?$/.
test(word.text);(!(isOutput||word.text==="<")||target===void 0||target.isOperator===!0)&&refuseOperator(word.text),at+=1,
isOutput?notes.push({option:word.text,text:"we show the program's output and keep it in the run directory"}):(refuseUnlessVariables(
target,"The input"),input=`<${target.shell}`)}return{words,input,notes}}function refuseOperator(operator){let what=`The \
line has an unquoted \`${operator}\`.`;throw operator==="|"||operator==="|&"?refusal(what,"Leave out the pipe: the run d\
irectory has the program's output."):refusal(what,"Quote it, or write only the nsys or ncu command.")}var prefixes={env:{
flags:/^(?:-i|-|--ignore-environment|--unset=.+|--)$/,options:/^-u$/,note:"the program gets only an allowlist of variabl\
es, and those in `workload.environment`"},sudo:{flags:/^(?:-[EHnS]+|--(?:preserve-env(?:=.*)?|set-home|non-interactive|stdin)|--(?:user|group)=.*|--)$/,
options:/^-[ug]$/,note:"nsys and ncu run with llm-profile's rights; `isolation` chooses the program's"}};function takePrefixes(all){
let variables=[],notes=[],words=all;for(let[word]=words;word!==void 0;[word]=words){let name=basename2(word.text),prefix=prefixes[name];
if(isAssignment(word.text))variables.push(word),words=words.slice(1);else if(prefix!==void 0)notes.push({option:name,text:prefix.
note}),words=afterOptions(name,prefix,words.slice(1));else break}return refuseWrapper(words),{variables,words,notes}}function afterOptions(name,prefix,words){
let[word,...rest]=words;if(word?.text.startsWith("-")!==!0)return words;if(prefix.flags.test(word.text))return afterOptions(
name,prefix,rest);if(prefix.options.test(word.text))return afterOptions(name,prefix,rest.slice(1));throw refusal(`${name}\
's ${JSON.stringify(word.text)} can't be imported.`,`Write the command without ${name}.`)}function refuseWrapper(words){
let[program,...rest]=words;if(program===void 0||isToolName(program.text)||!rest.some(({text:text3})=>isToolName(text3)))
return;let name=basename2(program.text),what=`${JSON.stringify(name)} starts nsys or ncu in this line, so the line can't\
 be imported.`,tool=rest.find(({text:text3})=>isToolName(text3))?.text??"nsys";throw refusal(what,findLauncher(name)?.help??
`Leave ${name} out, or write it after the options of ${basename2(tool)}, in front of the program.`)}function refuseUnlessVariables(word,what){
word.expansion!==null&&refuseExpansion(word,what)}function isToolName(text3){return["nsys","ncu"].includes(basename2(text3))}
function isAssignment(text3){return/^[A-Za-z_]\w*=/.test(text3)}var nsys={name:"nsys",options:nsysOptions,defaults:nsysDefaults},ncu={name:"ncu",options:ncuOptions,defaults:ncuDefaults};
function readToolCommand(given){let line=readLine(given),[program,...rest]=line.words;if(program===void 0)throw refusal(
"The command is empty.","");let{tool,words}=toolOf(program,rest),{options,command}=readOptions(tool,words),last=new Map(
options.map(({option,value:value2})=>[option.long,value2?.text??""])),imported=new Collected;for(let{option,text:text3}of line.
notes)imported.notes.push({option,text:text3});for(let word of line.variables)imported.add(null,environment([word.text]),
word);for(let{option,value:value2}of options){let outcome=option.becomes(value2?.text??"",last);if(outcome.kind==="refus\
ed")throw value2!==null&&refuseExpansion(value2,option.long),refusal(`${tool.name}'s ${option.long} can't be imported.`,
outcome.why);imported.add({tool:tool.name,long:option.long},outcome,value2)}if(command.length===0)throw refusal(`No prog\
ram follows the options of ${tool.name}.`,"Write the whole command.");let port=findServerPort(command.map(({text:text3})=>text3));
if(port===null)for(let outcome of tool.defaults(last,imported.settings.has("ranges")))imported.add(null,outcome,null);else
addServer(imported,tool,port);return program.text.includes("/")&&imported.set(`${tool.name}.path`,program.text),line.directory!==
null&&imported.set("workload.working-directory",line.directory.text),imported.set(port===null?"workload.command":"worklo\
ad.server.command",commandOf(command,line,imported)),{tool:tool.name,settings:imported.settings,notes:imported.notes}}function commandOf(command,{
input,variables:assignments},{notes}){for(let word of command)refuseUnlessVariables(word,"The program");let[program]=command,
launcher=findLauncher(basename3(program?.text??""));launcher!==null&&notes.push({option:null,text:launcher.note});let variables=new Set(
command.flatMap(word=>word.variables)),assigned=assignments.find(({text:text3})=>variables.has(text3.slice(0,text3.indexOf(
"="))));if(assigned!==void 0)throw refusal(`The line sets ${JSON.stringify(assigned.text.split("=")[0])} and uses it in \
the same command, but a shell expands the command first.`,"Write the value itself.");if(variables.size===0&&input===null)
return command.map(({text:text3})=>text3);for(let name of variables)notes.push({option:`$${name}`,text:looksSecret(name)?
"this variable looks like a secret; let the program read it from a file, with `workload.secret-files`":"the command sees\
 this variable only if you set it in `workload.environment`, or pass it with `workload.pass-env`"});return[...command.map(
({shell})=>shell),...input===null?[]:[input]].join(" ")}function addServer(imported,tool,port){if(tool.name==="ncu")throw refusal(
"The program is a server, and Nsight Compute doesn't profile servers.","Import its nsys command.");for(let key of["nsys.\
capture","nsys.capture-range-end","instances"])imported.settings.delete(key);imported.set("workload.server.ready-http","\
/health"),imported.set("workload.server.ready-port",port),imported.notes.push({option:"workload.server",text:"add `clien\
t`, the command that sends requests (docs/engines.md). A capture lasts as long as the client runs, so options that start\
 or end a capture are left out"})}function toolOf(program,rest){refuseExpansion(program,"The command");let name=basename3(
program.text),[subcommand,...words]=rest;if(name==="ncu")return{tool:ncu,words:rest};if(name==="nsys"&&subcommand?.text===
"profile")return{tool:nsys,words};let what=name==="nsys"?"The only nsys command that can be imported is `nsys profile`.":
`${JSON.stringify(name)} is neither nsys nor ncu.`;throw refusal(what,"Write a command that starts with `nsys profile` o\
r `ncu` and names the program to run.")}function readOptions(tool,words){let options=[],[word,...rest]=words;for(;word?.
text.startsWith("-")===!0&&word.text!=="--";){let{option,attached}=findOption(tool,word.text),isShort=!word.text.startsWith(
"--");if(option.takesValue===!1&&attached!==null){if(!isShort)throw refusal(`${tool.name}'s ${option.long} takes no valu\
e.`,`Write ${option.long} alone.`);options.push({option,value:null}),word={...word,text:`-${attached}`};continue}let isNext=attached===
null&&option.takesValue===void 0,value2=attached===null?isNext?rest[0]??null:null:{...word,text:attached};(isNext||attached!==
null)&&refuseValue(tool,option,value2),options.push({option,value:value2}),[word,...rest]=isNext?rest.slice(1):rest}return{
options,command:word===void 0||word.text==="--"?rest:[word,...rest]}}function refuseValue(tool,{long,values},value2){if(value2===
null||value2.text==="")throw refusal(`${tool.name}'s ${long} has no value.`,"Write the whole command.");if(!(values===void 0||
value2.variables.length>0||value2.expansion!==null||values.pattern.test(value2.text)))throw refusal(`${tool.name} refuse\
s ${JSON.stringify(value2.text)} as the value of ${long}.`,`It accepts ${values.text}.`)}function findOption(tool,text3){
if(!text3.startsWith("--")){let short=tool.options.find(option2=>option2.short!==void 0&&text3.startsWith(option2.short));
if(short!==void 0)return{option:short,attached:text3.length===2?null:text3.slice(2)}}let equals=text3.indexOf("="),name=equals===
-1?text3:text3.slice(0,equals),option=tool.options.find(({long})=>long===name);if(option!==void 0)return{option,attached:equals===
-1?null:text3.slice(equals+1)};let meant=nearest(name,tool.options.map(({long})=>long)),help=meant===null?"Remove it.":`\
Did you mean ${meant}? If not, remove it.`;throw refusal(`${tool.name} has no option ${JSON.stringify(name)}, or the opt\
ion is newer than llm-profile.`,`${help} To pass the option on unchanged, add it to ${tool.name}.extra-arguments.`)}var Collected=class{settings=new Map;notes=[];add(option,outcome,value2){
if(outcome.kind==="refused")throw refusal("A variable before the command can't be imported.",outcome.why);let long=option?.
long??null;if(outcome.kind==="note"){this.notes.push({option:long,text:outcome.note});return}if(value2!==null&&refuseExpansion(
value2,long??"A variable"),outcome.kind==="as-is"){this.set(`${option?.tool??""}.extra-arguments`,[value2===null?long??"":
`${long??""}=${value2.text}`]);return}outcome.note!==void 0&&this.notes.push({option:long,text:outcome.note});for(let[key,
one]of Object.entries(outcome.settings))this.set(key,key==="workload.environment"?this.#public(one):one)}set(key,value2){
let before=this.settings.get(key);isList(before)&&isList(value2)&&key!=="nsys.trace"?this.settings.set(key,[...new Set([
...before,...value2])]):isMap(before)&&isMap(value2)?this.settings.set(key,{...before,...value2}):this.settings.set(key,
value2)}#public(variables){if(!isMap(variables))return variables;let secret=Object.keys(variables).filter(name=>looksSecret(
name));for(let name of secret)this.notes.push({option:name,text:"this variable looks like a secret, so we left its value\
 out; pass it as a file with `workload.secret-files`"});return Object.fromEntries(Object.entries(variables).filter(([name])=>!secret.
includes(name)))}};function isList(value2){return Array.isArray(value2)}function isMap(value2){return typeof value2=="ob\
ject"&&value2!==null&&!Array.isArray(value2)}var import_yaml2=__toESM(require_dist(),1);var import_yaml=__toESM(require_dist(),1);var configPath=".llm-profile.yml",workflowPath=".github/workflows/llm-profile.yml",inOneLine={flowCollectionPadding:!1,lineWidth:0};
function configText({workload,ranges}){let flow=value2=>(0,import_yaml.stringify)(value2,{...inOneLine,collectionStyle:"\
flow"}).trimEnd(),{command}=workload,fill=ranges.length>0?"":" # The whole program. Name its NVTX ranges, such as [prefi\
ll, decode], to leave out loading and warm-up.",line=typeof command=="string"?(0,import_yaml.stringify)({command},inOneLine).
trimEnd():`command: ${flow(command)}`;return[schemaComment,"# Only settings that differ from the defaults. docs/configur\
ation.md in llm-profile-action lists every key.","workload:",...line.split(`
`).map(text3=>`  ${text3}`),`ranges: ${flow(ranges)}${fill}`,""].join(`
`)}function templatePlace(template){let{job}=parsedTemplate(template),[labels,image]=[job.get("runs-on"),job.getIn(["con\
tainer","image"])];if(!(0,import_yaml.isSeq)(labels)||typeof image!="string")throw new Error("The template is missing it\
s runner labels or its image.");return{runsOn:labels.items.map(label=>String((0,import_yaml.isScalar)(label)?label.value:
label)),image}}function workflowText(template,{runsOn,image},setup){let{document,job,step}=parsedTemplate(template);(0,import_yaml.visit)(
document,{Map:(_key,map)=>{map.flow=!1}}),replaceFirstComment(document,workflowComment),job.set("runs-on",document.createNode(
[...runsOn],{flow:!0}));let container=job.getIn(["container","image"],!0);return(0,import_yaml.isScalar)(container)&&(container.
value=image),step.set("with",document.createNode({config:configPath,...setup===null?{}:{setup}})),document.toString(inOneLine)}
function replaceFirstComment(document,comment){let{contents}=document,first=(0,import_yaml.isMap)(contents)?contents.items[0]?.
key:null;for(let node of[contents,first])(0,import_yaml.isNode)(node)&&(node.commentBefore=null);document.commentBefore=
comment}var workflowComment=` Made by \`llm-profile init\`. A pull request fails if the capture is empty or broken, or if \
a range in ${configPath} is
 slower than on the base branch, which is measured in the same job.`;function parsedTemplate(template){let document=(0,import_yaml.parseDocument)(
template),jobs=document.get("jobs"),job=(0,import_yaml.isMap)(jobs)?jobs.items[0]?.value:null,steps=(0,import_yaml.isMap)(
job)?job.get("steps"):null,step=(0,import_yaml.isSeq)(steps)?steps.items.at(-1):null;if(!(0,import_yaml.isMap)(job)||!(0,import_yaml.isMap)(
step))throw new Error("The template has no job with steps.");return{document,job,step}}function foundText({programs,image}){
return[...programs.length===0?[]:[`Programs: ${listText(programs.map(argv=>argv.join(" ")),3)}.`],...image===null?[]:[`G\
PU image in the compose file: ${image}.`]]}function nextSteps(written,{workflows},{image},hasRanges){let run2=`llm-profi\
le run --config ${configPath}`,uses=workflows.length>0;return[`Wrote ${written.join(" and ")}.`,...hasRanges?[]:[`- With\
out \`ranges\`, ${configPath} measures the whole program. Name its NVTX ranges to leave out loading and warm-up. If nsys\
 is installed here, \`llm-profile init --force --command "\u2026"\` runs the program once and lists its ranges.`],uses?`\
- ${listText(workflows,2)} already ${workflows.length===1?"uses":"use"} this action. Set \`config: ${configPath}\` there \
instead of \`command\` and \`ranges\`.`:`- In the workflow, replace \`org\` with the owner of the action's repository. The\
 image, ${image}, needs nsys, ncu, git, and everything the program imports.`,"- On a machine with a GPU: `llm-profile do\
ctor`, then `"+run2+"`.",`- To see what a pull request will run, and how many times: \`${run2} --base origin/main --dry-\
run\`.`,`- Commit ${written.length===1?"the file":"both files"} and open a pull request.`]}var order=["workload","ranges","instances","nsys","ncu"];function importedConfigText({tool,settings,notes}){let sections=new Map;
for(let[key,value2]of[...settings].toSorted(([one],[other])=>place2(one)-place2(other)))setNested(sections,key.split("."),
value2);let texts=[...new Set(notes.map(({option,text:text3})=>`# ${option===null?"":`${option}: `}${text3}.`))];return[
schemaComment,`# Made by \`llm-profile import-command\` from ${tool}. Save it as ${configPath} and run: llm-profile run \
--config ${configPath}`,(0,import_yaml2.stringify)(sections,{lineWidth:0,blockQuote:!1}).replace(/\n$/,""),...texts.length===
0?[]:["","# Left out or changed:"],...texts].join(`
`)}function setNested(section,[name="",...names],value2){if(names.length===0){section.set(name,value2);return}let before=section.
get(name),nested=before instanceof Map?before:new Map;section.set(name,nested),setNested(nested,names,value2)}function place2(key){
return order.indexOf(key.split(".")[0]??"")}function importCommand(words){return`${importedConfigText(readToolCommand(words))}
`}var effects_exports5={};__export(effects_exports5,{init:()=>init});import{lstatSync,readFileSync as readFileSync2}from"node:fs";
import{dirname as dirname4,join as join10}from"node:path";var import_yaml3=__toESM(require_dist(),1);function isTelling(path){return path.endsWith(".py")||path==="pyproject.toml"||
isCompose(path)||isWorkflow(path)}function repositoryFacts(files,own){return{programs:programsOf(files),setup:setupOf(files),
image:files.flatMap(file=>isCompose(file.path)?composeImages(file.text??""):[])[0]??null,workflows:files.filter(({path,text:text3})=>isWorkflow(
path)&&path!==own&&usesUs.test(text3??"")).map(({path})=>path)}}var usesUs=/\buses:\s{0,10}["']?[\w./-]{0,200}llm-profile-action(?:\/container)?@/;
function isCompose(path){return/^(?:docker-)?compose\.ya?ml$/.test(path)}function isWorkflow(path){return/^\.github\/workflows\/[^/]+\.ya?ml$/.
test(path)}function isPlain(path){return/^\w[\w./-]*$/.test(path)}function programsOf(files){return files.filter(({path})=>/(?:^|\/)(?:bench|profile|perf)[^/]*\.py$/.
test(path)&&isPlain(path)&&!path.endsWith("_test.py")).toSorted((one,other)=>startable(other)-startable(one)||depthOf(one.
path)-depthOf(other.path)).map(({path})=>["python3",path])}function startable({text:text3}){return/__name__\s{0,10}==/.test(
text3??"")?1:0}function depthOf(path){return path.split("/").length}function setupOf(files){let has=path=>files.some(file=>file.
path===path),install="python3 -m pip install --quiet",pyproject=files.find(({path})=>path==="pyproject.toml")?.text??"";
return has("requirements.txt")?`${install} --requirement requirements.txt`:/^\[(?:project|build-system)\]/m.test(pyproject)?
`${install} --no-deps --editable .`:has("CMakeLists.txt")?"cmake -S . -B build -D CMAKE_BUILD_TYPE=Release && cmake --bu\
ild build --parallel":has("Makefile")?"make":null}function composeImages(text3){let value2;try{value2=(0,import_yaml3.parse)(
text3,{logLevel:"silent"})}catch{return[]}return Object.values(recordOf(recordOf(value2).services)).flatMap(service=>{let{
image,gpus,runtime,deploy}=recordOf(service),devices=recordOf(recordOf(recordOf(deploy).resources).reservations).devices;
return(gpus!==void 0||runtime==="nvidia"||JSON.stringify(devices??"").includes("gpu"))&&typeof image=="string"&&/^\w[\w./:@-]{0,254}$/.
test(image)?[image]:[]})}function recordOf(value2){return typeof value2=="object"&&value2!==null?{...value2}:{}}import{createInterface}from"node:readline";function terminalQuestions(stop){if(!process.stdin.isTTY||!process.stderr.isTTY)return null;let lines=createInterface({input:process.
stdin,output:process.stderr}),answers2=lines[Symbol.asyncIterator](),isOpen2=!0;lines.on("close",()=>{isOpen2=!1});let close=()=>{
lines.close()};return stop.addEventListener("abort",close),lines.on("SIGINT",()=>{process.kill(process.pid,"SIGINT")}),{
async ask(question,preset){for(lines.setPrompt(plainLines(`${question}${preset===""?"":` [${preset}]`}: `));;){isOpen2&&
lines.prompt();let next=await answers2.next();if(stop.aborted)throw stoppedBy(stop);if(next.done===!0)throw unanswered();
let answer=next.value.trim();if(answer!==""||preset!=="")return answer===""?preset:answer}},[Symbol.dispose]:()=>{stop.removeEventListener(
"abort",close),close()}}}function unanswered(){return new UserError({id:"usage",what:"Input ended before all questions w\
ere answered. Wrote nothing.",where:"stdin",help:"Try again, or pass the answers as options. See `llm-profile init --hel\
p`."})}import{constants as constants2}from"node:fs";import{open,opendir as opendir2}from"node:fs/promises";import{join as join9}from"node:path";var limits={names:2e4,depth:8,files:2e3,fileBytes:512*2**10,bytes:32*2**20},foreign=new Set(["node_modules","site-packag\
es","third_party","vendor","external","venv","env","build","dist","target","__pycache__","llm-profile-runs"]);async function repositoryFiles(root,wanted){
let found=[],left2={names:limits.names,files:limits.files,bytes:limits.bytes};for(let level=[""],depth=0;level.length>0&&
depth<limits.depth;depth+=1){let below=[];for(let folder of level)for(let entry of await entriesOf2(join9(root,folder),left2)){
let path=folder===""?entry.name:`${folder}/${entry.name}`,isHidden=entry.name.startsWith(".")&&path!==".github";if(entry.
isDirectory()&&!isHidden&&!foreign.has(entry.name)&&below.push(path),!entry.isFile())continue;let reads=wanted(path)&&left2.
files>0&&left2.bytes>0;reads&&(left2.files-=1);let text3=reads?await beginningOf(join9(root,path),Math.min(limits.fileBytes,
left2.bytes)):null;left2.bytes-=text3===null?0:Buffer.byteLength(text3),found.push({path,text:text3})}level=below}return found}
async function entriesOf2(folder,left2){let entries=[];try{for await(let entry of await opendir2(folder)){if(left2.names<=
0)break;left2.names-=1,entries.push(entry)}}catch{return entries}return entries.sort((one,other)=>one.name<other.name?-1:
1)}async function beginningOf(path,most2){try{var _stack=[];try{let file=__using(_stack,await open(path,constants2.O_RDONLY|
constants2.O_NOFOLLOW|constants2.O_NONBLOCK),!0);let stats=await file.stat();if(!stats.isFile())return null;let buffer=Buffer.
alloc(Math.min(most2,stats.size));let{bytesRead}=await file.read({buffer,position:0});return buffer.toString("utf8",0,bytesRead)}catch(_){
var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}catch{return null}}var usual=["prefill","decode","forward","backward","optimizer","generate","train_step","step","inference"],mostRanges3=4;
function proposedRanges(ranges){let possible=ranges.filter(({domain})=>domain!==ncclDomain).filter(isWritable),known=usual.
flatMap(name=>possible.filter(range=>range.name.toLowerCase()===name));return(known.length>0?known.slice(0,mostRanges3):
possible.slice(0,1)).map(({name,domain})=>rangeText(name,domain))}function isWritable({name,domain}){try{return parseRange(
rangeText(name,domain),null),!0}catch{return!1}}async function discoverRanges(context,command,mayRun){var _stack=[];try{let tools=__using(_stack,await ownTools(context),
!0);let raw={configFile:null,presets:[],inputs:[{key:"workload.command",value:command,name:"--command"},{key:"ranges",value:[
"*"],name:"--ranges"},{key:"out",value:tools.temporaryDirectory,name:"init"}],overrides:["ncu.enabled=false","compare.ac\
cepted=null","require-kernels=false"]};let loaded=await loadSettings(context,raw,!0);let machine=inspectMachine(context,
loaded.config,tools.runTool,tools.environment);if((await machine.nsys()).presence.state!=="present")return null;if(!await mayRun())
return null;let quiet={...context,log:{...context.log,info:()=>{}}};context.log.info("Running the program once under nsy\
s, tracing only NVTX, to list its ranges.");try{let{seen}=await wholeRun(quiet,{loaded,raw,publisher:null},async session=>({
exitCode:exitCodes.pass,seen:await emittedRanges(newSide(session,"head"),"No ranges are configured")}));if("what"in seen)
return unknown(context,diagnosticText(seen));let ranges=proposedRanges(seen);return ranges.length===0?unknown(context,"T\
he program emitted no NVTX ranges."):(context.log.info(`The program emitted ${String(seen.length)} NVTX ranges.`),ranges)}catch(error){
return unknown(context,asFailure(error).message)}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}}function unknown({log},why){return log.warning(`Couldn't list the pro\
gram's ranges. ${why}`),null}async function init(context,request){var _stack=[];try{requireRoot(context.cwd);let facts=repositoryFacts(await repositoryFiles(
context.cwd,isTelling),workflowPath);let paths=facts.workflows.length>0?[configPath]:[configPath,workflowPath];await requireAbsent(
context.cwd,paths,request.force);let template=readFileSync2(join10(context.root,"examples","workflows","minimal.yml"),"u\
tf8");for(let line of foundText(facts))context.log.info(line);let questions=__using(_stack,request.yes?null:terminalQuestions(
context.stop));let{config,place:place3}=await answers(context,request,{facts,questions,usual:templatePlace(template)});let files=[
{path:configPath,text:configText(config)},{path:workflowPath,text:workflowText(template,place3,facts.setup)}].filter(({path})=>paths.
includes(path));await writeNewFiles(context.cwd,files,request.force);return nextSteps(paths,facts,place3,config.ranges.length>
0)}catch(_){var _error=_,_hasError=!0}finally{__callDispose(_stack,_error,_hasError)}}async function answers(context,request,{
facts,questions,usual:usual2}){let proposed=facts.programs[0]??null,answer=async(given,question,preset)=>given??(questions===
null?preset:questions.ask(question,preset)),command=await answer(request.command,"Command to profile",proposed===null?"":
shellLine(proposed)),isChosen=request.command!==null||questions!==null;requireCommand(command);let ranges=request.ranges??
await rangesOf(context,isChosen?command:null,questions),words=proposed!==null&&command===shellLine(proposed)?proposed:command,
config=await checkedConfig(context,words,ranges),runsOn=await answer(request.runsOn,"Labels of the GPU runner",usual2.runsOn.
join(", ")),image=await answer(request.image,"Container image",facts.image??usual2.image);return{config,place:checkedPlace(
runsOn,image)}}function checkedPlace(runsOn,image){let labels=runsOn.split(",").map(label=>label.trim()).filter(label=>label!==
""),problems=[...labels.length===0||labels.some(label=>new RegExp("\\p{C}","u").test(label))?["--runs-on: List the label\
s, separated by commas."]:[],.../^(?:\$\{\{[^{}\p{C}]*\}\}|[^\s\p{C}])+$/u.test(image)?[]:["--image: An image name can't\
 contain spaces."]];if(problems.length===0)return{runsOn:labels,image};throw new UserError({id:"usage",what:"Nothing was\
 written, because these options are wrong:",problems,where:"command line"})}async function rangesOf(context,command,questions){
let seen=(command===null?null:await discoverRanges(context,command,async()=>questions===null||/^y/i.test(await questions.
ask("Run this command once under nsys, to list its NVTX ranges (y/n)","y"))))??[];if(questions===null)return seen;let preset=seen.
join(", "),answer=await questions.ask("NVTX ranges to profile, separated by commas",preset);return answer===preset?seen:
answer}function requireCommand(command){if(command==="")throw new UserError({id:"usage",what:"Nothing was written, becau\
se the command is missing:",problems:["--command: No file here looks like a program to profile."],where:"command line",help:'\
For example: llm-profile init --command "python3 bench.py --steps 32" --ranges prefill,decode'})}async function checkedConfig(context,command,ranges){
let raw={configFile:null,presets:[],inputs:[{key:"workload.command",value:command,name:"--command"},{key:"ranges",value:ranges,
name:"--ranges"}],overrides:[]},{config}=await loadSettings(context,raw,!0);return planCaptures(config),config}function requireRoot(cwd){
let isRoot=folder2=>lstatSync(join10(folder2,".git"),{throwIfNoEntry:!1})!==void 0,folder=cwd;for(;!isRoot(folder)&&folder!==
dirname4(folder);)folder=dirname4(folder);if(!(folder===cwd||!isRoot(folder)))throw new UserError({id:"usage",what:"This\
 folder is inside a repository but isn't its root.",where:cwd,help:"Run `llm-profile init` in the folder with .git, beca\
use GitHub reads workflows only there."})}var explain_lines_exports={};__export(explain_lines_exports,{codePlace:()=>codePlace,linesExplainer:()=>linesExplainer});
import{rm}from"node:fs/promises";import{join as join12}from"node:path";import{isAbsolute,join as join11,normalize,relative}from"node:path";var deepestLayers=8,longestName=120,[framesBelow,framesAbove]=[4,12];function mapLaunches(trace,stacks,keys,mode,place3){
let finder={stackAt:stackFinder(stacks),layersAt:layerFinder(trace.ranges)},sited=stacks.stacks.map(stack=>siteOf(stack,
place3));return attribute(trace,keys,mode).ranges.map(range=>mapRange(trace,range,{...finder,sited}))}function mapRange(trace,range,{
stackAt,layersAt,sited}){let work=new Map,add=(of,stack,layer)=>{let key=JSON.stringify(of),known=work.get(key);known===
void 0&&work.set(key,known=newCount(of)),addTo(known,stack===null?null:sited[stack]??null,layer)},placed=(process2,thread,startNs,endNs)=>({
stack:stackAt(process2,thread,startNs,endNs),layer:within(layersAt(process2,thread,startNs),range.key)}),nodes=new Map,unplacedKernels=0,
{kernels,launchCalls,nodeCreations}=trace;for(let index of range.kernels){let kind=trace.kernelKinds[kernels.kind[index]??
0],name=trace.kernelTypes[kind?.type??0]?.name??"",call2=kernels.call[index]??4294967295,at={stack:null,layer:[]};if(kind?.
fromGraph===!0){let node=kernels.creation?.[index]??4294967295,created=nodeCreations[node];if(created===void 0)unplacedKernels+=
1;else{at=placed(created.process,created.thread,created.atNs,created.atNs);let key=JSON.stringify([name,at.layer]),known=nodes.
get(key)??{kernel:name,layer:at.layer,nodes:0,seen:new Set};known.seen.add(node),nodes.set(key,known)}}else if(call2!==4294967295){
let by=launchCalls.kinds[launchCalls.kind[call2]??0],startNs=launchCalls.startNs.at(call2);at=placed(by?.process??-1,by?.
thread??-1,startNs,startNs+(launchCalls.durationNs[call2]??0))}add({kind:"kernel",name},at.stack,at.layer),add({kind:"la\
unches"},at.stack,at.layer)}for(let index of range.calls){let call2=trace.calls[index];if(call2?.kind!=="synchronize")continue;
let{stack,layer}=placed(call2.process,call2.thread,call2.startNs,call2.startNs+call2.durationNs);add({kind:"synchronizat\
ions"},stack,layer)}for(let index of range.copies){let copy=trace.copies[index];if(copy===void 0||copy.callStartNs===null)
continue;let{stack,layer}=placed(copy.process,copy.thread,copy.callStartNs,copy.callEndNs??copy.callStartNs),{kind,direction,
sourceMemory,targetMemory}=copy;add({kind:"copies",copy:{kind,direction,sourceMemory,targetMemory}},stack,layer),isBlocking(
copy)&&add({kind:"blockingCopies"},stack,layer)}return{name:range.key.name,domain:range.key.domain,work:[...work.values()].
map(finished),nodes:[...nodes.values()].map(({kernel,layer,seen})=>({kernel,layer,nodes:seen.size})),unplacedKernels}}function newCount(of){
return{of,launches:0,linked:0,sites:new Map,layers:new Map}}function addTo(count3,site,layer){if(count3.launches+=1,site!==
null){count3.linked+=1;let{file,line,function:name}=site.at,key2=JSON.stringify([file,line,name]),known2=count3.sites.get(
key2)??{...site,launches:0};known2.launches+=1,count3.sites.set(key2,known2)}let key=JSON.stringify(layer),known=count3.
layers.get(key)??{path:layer,launches:0};known.launches+=1,count3.layers.set(key,known)}function finished({of,launches,linked,
sites,layers}){let sorted=found=>[...found.values()].toSorted((one,other)=>other.launches-one.launches);return{of,launches,
linked,sites:sorted(sites),layers:sorted(layers)}}function stackFinder({threads}){let byThread=new Map(threads.map(one=>[
threadText(one),one]));return(process2,thread,startNs,endNs)=>{let own=byThread.get(threadText({process:process2,thread}));
if(own===void 0)return null;let index=lastFrom(own.startNs,endNs);return index===-1?null:(own.startNs[index]??0)>=startNs||
(own.endNs[index]??0)>=endNs?own.stack[index]??null:null}}function layerFinder(ranges){let byThread=new Map,pushPop=ranges.
filter(({style})=>style==="pushpop");for(let[key,own]of Map.groupBy(pushPop,threadText)){let sorted=own.toSorted((one,other)=>one.
startNs-other.startNs||effectiveEndNs(other)-effectiveEndNs(one)),around=new Int32Array(sorted.length).fill(-1),open2=[];
for(let[index,{startNs}]of sorted.entries()){for(let last=sorted[open2.at(-1)??-1];last!==void 0&&effectiveEndNs(last)<startNs;last=
sorted[open2.at(-1)??-1])open2.pop();around[index]=open2.at(-1)??-1,open2.push(index)}byThread.set(key,{ranges:sorted,startNs:Float64Array.
from(sorted,({startNs})=>startNs),around})}return(process2,thread,atNs)=>{let own=byThread.get(threadText({process:process2,
thread}));if(own===void 0)return[];let found=[];for(let index=lastFrom(own.startNs,atNs);index!==-1;index=own.around[index]??
-1){let range=own.ranges[index];range!==void 0&&effectiveEndNs(range)>=atNs&&found.push(range)}return found.reverse()}}function lastFrom(sorted,value2){
let[low,high]=[0,sorted.length];for(;low<high;){let middle=low+high>>>1;(sorted[middle]??0)<=value2?low=middle+1:high=middle}
return low-1}function within(layers,key){let own=layers.findLastIndex(range=>rangeKeyText(range)===rangeKeyText(key));return layers.
slice(own+1).slice(-deepestLayers).map(({name})=>name.slice(0,longestName))}function siteOf(stack,place3){let frames=stack.
map(frame=>placedFrame(frame,place3)),index=frames.findIndex(({own})=>own),at=frames[index];return at?.file==null?null:{
at:{...at,file:at.file},frames:frames.slice(Math.max(0,index-framesBelow),index+1+framesAbove)}}var packages=/(?:^|\/)(?:site-packages|dist-packages|node_modules)\/|(?:^|\/)lib\/python\d[\d.]*\//;
function placedFrame({function:name,file,line,module},place3){let path=file??module,shown2={function:name.slice(0,longestName),
line};if(path===null||path==="")return{...shown2,file:null,own:!1};let inRepository=repositoryPath(path,place3);if(inRepository!==
null)return{...shown2,file:inRepository.slice(0,300),own:!0};let library=path.split(packages).at(-1)??path;return{...shown2,
file:(library===path?path.split("/").at(-1)??path:library).slice(0,300),own:!1}}function repositoryPath(path,{root,workingDirectory}){
if(path.startsWith("<"))return null;let absolute=isAbsolute(path)?normalize(path):join11(workingDirectory,path),inside=relative(
root,absolute);return inside===""||inside===".."||inside.startsWith("../")||isAbsolute(inside)||packages.test(inside)?null:
inside}function codePlaces({files:diff,untracked}){let moved=movedTexts(diff),files={base:filesByPath(diff,"base"),head:filesByPath(
diff,"head")},hunkOf=(side,file,line)=>files[side].get(file)?.hunks.find(hunk=>hasLine(hunk[side],line)),isMatched=({file,
line})=>line===null||!untracked.has(file);return{isMatched,keyOf:(side,{file,line,function:name})=>{if(line===null)return JSON.
stringify(["function",file,name]);if(untracked.has(file))return JSON.stringify(["file",file]);let changes=files[side].get(
file),path=changes?.head??file,hunk=hunkOf(side,file,line);if(hunk!==void 0){let text3=textAt(hunk[side],line);return moved.
has(text3)?JSON.stringify(["moved",text3]):JSON.stringify(["rewritten",path,hunk.head.from,hunk.base.from,name])}let shift=side===
"head"?0:shiftAt(changes,line);return JSON.stringify(["line",path,line+shift])},isChanged:place3=>{let{file,line}=place3;
return line===null||!isMatched(place3)?null:hunkOf("head",file,line)!==void 0}}}function filesByPath(diff,side){return new Map(
diff.flatMap(file=>{let path=file[side];return path===null?[]:[[path,file]]}))}function hasLine({from,texts},line){return line>=
from&&line<from+texts.length}function textAt({from,texts},line){return(texts[line-from]??"").trim()}function shiftAt(file,line){
return(file?.hunks??[]).filter(({base})=>base.from<=line).reduce((shift,{base,head})=>shift+head.texts.length-base.texts.
length,0)}function movedTexts(diff){let hunks=diff.flatMap(file=>file.hunks),added2=textsThatOccurOnce(hunks.map(({head})=>head));
return new Set([...textsThatOccurOnce(hunks.map(({base})=>base))].filter(text3=>added2.has(text3)))}function textsThatOccurOnce(lines){
let seen=new Set,once=new Set;for(let{texts}of lines)for(let text3 of texts.map(one=>one.trim()))seen.has(text3)?once.delete(
text3):once.add(text3),seen.add(text3);return once}var mostSites=5,mostLayers=12;function withoutLines(comparison,asked,why){let isAsked=({name,domain,verdict})=>verdict===
"regressed"&&asked.some(range=>range.name===name&&range.domain===domain),ranges=comparison.ranges.map(range=>isAsked(range)?
{...range,lineSearch:why}:range);return{...comparison,ranges}}function withLaunchSites(comparison,{base,head,changes}){let places=changes===
null?null:codePlaces(changes),ranges=comparison.ranges.map(range=>{let after=mappedRange(head,range);if(after===null)return range;
let before=base===null?null:mappedRange(base,range),sites=(wanted,isCount)=>launchSites(before===null?null:merged(before,
wanted.base),merged(after,wanted.head),places,isCount),counts2=range.counts.map(row=>{let wanted=countNeedsLine(row)?wantedCalls(
row):null;return wanted===null?row:{...row,launchSites:sites({base:wanted,head:wanted},!0)}}),kernels=range.kernels.map(
row=>needsLine(row)?{...row,launchSites:sites({base:isKernel(row.baseNames),head:isKernel(row.headNames)},!1)}:row),hasLines=[
...counts2,...kernels].some(({launchSites:launchSites2})=>(launchSites2?.linkedRatio??0)>0);return{...range,counts:counts2,
kernels,graphNodes:before===null?[]:graphNodes(before,after,range.kernels),lineSearch:{state:hasLines?"searched":"no-lin\
es",timeBudget:null}}});return{...comparison,ranges}}function mappedRange(ranges,{name,domain}){return ranges.find(range=>range.
name===name&&range.domain===domain)??null}function isKernel(names){return of=>of.kind==="kernel"&&names.includes(of.name)}
function workOf(metric){return metric==="launches"||metric==="hostLaunches"?"launches":metric==="copiedBytes"?"copies":metric===
"graphLaunches"?null:metric}function wantedCalls({metric,kind}){let work=workOf(metric);return work===null?null:of=>of.kind===
"copies"?work==="copies"&&copyKind(of.copy)===kind:of.kind===work}function merged({work},isWanted){let wanted=work.filter(
({of})=>isWanted(of)),none={launches:0,linked:0,sites:[],layers:[]};return wanted.reduce((sum,other)=>({launches:sum.launches+
other.launches,linked:sum.linked+other.linked,sites:added(sum.sites,other.sites,siteKey),layers:added(sum.layers,other.layers,
({path})=>JSON.stringify(path))}),none)}function added(one,other,keyOf){return[...Map.groupBy([...one,...other],keyOf).values()].
flatMap(same=>{let[first]=same;return first===void 0?[]:[{...first,launches:same.reduce((sum,{launches})=>sum+launches,0)}]})}
function siteKey({at}){return JSON.stringify([at.file,at.line??at.function])}function launchSites(base,head,places,isCount){
let linkedRatio=linkedShare(head),isBaseKnown=base!==null&&(linkedShare(base)>=linkedEnough||unlinked(base)<=unlinked(head)),
hasMore=base!==null&&head.launches>base.launches,isRiseLinked=base!==null&&hasMore&&unlinked(head)<=unlinked(base),sites=sitesWithRise(
isBaseKnown?base.sites:null,head.sites,places).filter(({rise})=>!isCount||rise===null||rise>0).toSorted(byLikelihood(hasMore));
return{launches:head.launches,linkedRatio,areLikely:linkedRatio>=linkedEnough||isRiseLinked,sites:sites.slice(0,mostSites).
map(({site})=>site),layers:layersOf(base,head)}}function sitesWithRise(base,head,places){let keyOf=(side,{at})=>places?.
keyOf(side,at)??"",before=Map.groupBy(base??[],site=>keyOf("base",site)),after=Map.groupBy(head,site=>keyOf("head",site)),
areKnown=base!==null&&(places!==null||base.length===0);return head.map(site=>{let{file,line,function:name}=site.at,key=keyOf(
"head",site),together=after.get(key)??[],baseLaunches=launchesFrom(before.get(key)??[]),isOne=together.length===1&&places?.
isMatched(site.at)!==!1;return{site:{file,line,function:name,base:areKnown&&(isOne||baseLaunches===0)?baseLaunches:null,
head:site.launches,changed:places?.isChanged(site.at)??null,frames:[...site.frames]},rise:areKnown?launchesFrom(together)-
baseLaunches:null}})}function launchesFrom(sites){return sites.reduce((sum,{launches})=>sum+launches,0)}function linkedShare({
launches,linked}){return launches===0?0:linked/launches}function unlinked({launches,linked}){return launches-linked}function byLikelihood(hasMore){
return(one,other)=>{let explains=({rise})=>Number(hasMore&&(rise??0)>0),isTouched=({site})=>+(site.changed===!0);return explains(
other)-explains(one)||isTouched(other)-isTouched(one)||(other.rise??0)-(one.rise??0)||other.site.head-one.site.head}}function layersOf(base,head){
let before=new Map(base?.layers.map(({path,launches})=>[JSON.stringify(path),launches]));return head.layers.filter(({path})=>path.
length>0).map(({path,launches})=>({path:[...path],base:base===null?null:before.get(JSON.stringify(path))??0,head:launches})).
toSorted((one,other)=>other.head-(other.base??0)-(one.head-(one.base??0))||other.head-one.head).slice(0,mostLayers)}function graphNodes(base,head,kernels){
if(base.unplacedKernels+head.unplacedKernels>0)return[];let found=new Map;for(let[side,range]of[["base",base],["head",head]])
for(let{kernel,layer,nodes}of range.nodes){let name=kernels.find(({baseNames,headNames})=>(side==="base"?baseNames:headNames).
includes(kernel))?.name??kernel,key=JSON.stringify([name,layer]),known=found.get(key)??{kernel:name,layer:[...layer],base:0,
head:0};found.set(key,{...known,[side]:known[side]+nodes})}return[...found.values()].filter(node=>node.base!==node.head)}var pythonDomain="Python Backtrace on CUDA",markEventType=34,mostMarks=2e6,mostFrames=128,mostNativeRows=5e6;function readLaunchStacks(path,origin){
var _stack=[];try{let file=__using(_stack,openExport(path));let notes=[];let stacks=interned();let calls=readBacktraced(
file,origin);let marks=readMarks(file,{origin,stacks,notes});let found=marks.size>0?marks:readNative(file,calls,{stacks,
notes});return{stacks:stacks.all,threads:threadStacks(found,calls),notes}}catch(_){var _error=_,_hasError=!0}finally{__callDispose(
_stack,_error,_hasError)}}function interned(){let all=[],known=new Map;return{all,of:(key,make)=>{let found=known.get(key);
return found!==void 0?found:(known.set(key,all.length),all.push(make())-1)}}}function onThread(threads,process2,thread,columns){
let key=`${String(process2)}/${String(thread)}`,known=threads.get(key);if(known!==void 0)return known;let made={process:process2??
-1,thread:thread??-1,...columns()};return threads.set(key,made),made}var noCalls=()=>({startNs:[],endNs:[],callchain:[]}),
noMarks=()=>({startNs:[],stack:[]});function readBacktraced(file,origin){let calls=new Map,table=file.openUnchecked({table:"\
CUPTI_ACTIVITY_KIND_RUNTIME",required:{start:"integer",end:"integer",globalTid:"integer?"},optional:{callchainId:"intege\
r?"}});return table?.has("callchainId")!==!0||forEachRow(table,{columns:[["start","t.start - :origin","integer"],["end",
't."end" - :origin',"integer"],["process","t.globalTid >> 24","integer?"],["thread","t.globalTid & 0xFFFFFF","integer?"],
["callchainId","t.callchainId","integer"]],where:"t.callchainId IS NOT NULL",limit:mostMarks,parameters:{origin}},([startNs,
endNs,process2,thread,callchain])=>{let own=onThread(calls,process2,thread,noCalls);own.startNs.push(startNs),own.endNs.
push(endNs),own.callchain.push(callchain)}),calls}function readMarks(file,{origin,stacks,notes}){let marks=new Map,table=file.
openUnchecked({table:"NVTX_EVENTS",required:{start:"integer",eventType:"integer",globalTid:"integer?"},optional:{text:"t\
ext?",textId:"integer?",domainId:"integer?",binaryData:"any"}});if(table===null||!table.has("binaryData")||!table.has("d\
omainId"))return marks;let domains=readNamedDomains(file,table).filter(({name,process:process2,domainId})=>name===pythonDomain&&
process2!==null&&domainId!==null).map(({process:process2,domainId})=>`(${String(process2)}, ${String(domainId)})`);if(domains.
length===0)return marks;let[read2,unreadable]=[0,0];return forEachRow(table,{columns:[["start","t.start - :origin","inte\
ger"],["process","t.globalTid >> 24","integer?"],["thread","t.globalTid & 0xFFFFFF","integer?"],["binaryData",`hex(subst\
r(t.binaryData, 1, ${String(48+96*mostFrames)}))`,"hex"]],where:`t.eventType = ${String(markEventType)} AND t.binaryData\
 IS NOT NULL AND (t.globalTid >> 24, t.domainId) IN (VALUES ${domains.join(", ")})`,limit:mostMarks,parameters:{origin}},
([startNs,process2,thread,hex])=>{let stack=stacks.of(hex,()=>pythonStack(Buffer.from(hex,"hex"),file.strings)??[]);if(read2+=
1,stacks.all[stack]?.length===0){unreadable+=1;return}let own=onThread(marks,process2,thread,noMarks);own.startNs.push(startNs),
own.stack.push(stack)}),unreadable>0&&notes.push(`We ignored ${String(unreadable)} Python stacks with an unknown format.`),
read2===mostMarks&&notes.push(`We ignored all Python stacks after the first ${countText(mostMarks)}.`),marks}var headerBytes=32,
frameBytes=24,firstFrame=16;function pythonStack(data,strings){if(data.length<headerBytes+firstFrame||data.readBigUInt64LE(
0)<1n)return null;let[size,offset]=[Number(data.readBigUInt64LE(16)),Number(data.readBigUInt64LE(24))];if(offset<headerBytes||
size<firstFrame||offset+firstFrame>data.length)return null;let payload=data.subarray(offset,offset+size),count3=payload.
readUInt32LE(12);if(count3===0||size!==firstFrame+count3*frameBytes)return null;let frames=[];for(let index=0;index<Math.
min(count3,mostFrames);index+=1){let at=firstFrame+index*frameBytes;if(at+frameBytes>payload.length)break;let name=textOf(
strings,payload.readBigUInt64LE(at));if(name===null)return null;let line=payload.readInt32LE(at+16);frames.push({function:name,
file:textOf(strings,payload.readBigUInt64LE(at+8)),line:line>0?line:null,module:null})}return frames}var longestText=1024,
entities={"&lt;":"<","&gt;":">","&quot;":'"',"&apos;":"'","&amp;":"&"};function textOf(strings,id){let text3=id>BigInt(Number.
MAX_SAFE_INTEGER)?null:strings.find(Number(id));return text3===null?null:text3.slice(0,longestText).replaceAll(/&(?:lt|gt|quot|apos|amp);/g,
entity=>entities[entity]??entity)}function readNative(file,calls,{stacks,notes}){let marks=new Map,table=file.openUnchecked(
{table:"CUDA_CALLCHAINS",required:{id:"integer",symbol:"integer",module:"integer",stackDepth:"integer"},optional:{unresolved:"\
integer?"}});if(table===null||calls.size===0)return marks;let frames=new Map,rows2=0;forEachRow(table,{columns:[["id","t\
.id","integer"],["symbol","t.symbol","integer"],["module","t.module","integer"]],where:`${table.column("unresolved")} IS\
 NOT 1`,orderBy:"t.id, t.stackDepth",limit:mostNativeRows},([id,symbol,module])=>{rows2+=1;let known=frames.get(id);known===
void 0?frames.set(id,[[symbol,module]]):known.length<mostFrames&&known.push([symbol,module])}),rows2===mostNativeRows&&notes.
push(`We ignored all stack frames after the first ${countText(mostNativeRows)}.`);let stackOf=callchain=>{let own=frames.
get(callchain);return own===void 0?null:stacks.of(`native ${own.join(" ")}`,()=>own.map(([symbol,module])=>({function:textOf(
file.strings,BigInt(symbol))??"",file:null,line:null,module:textOf(file.strings,BigInt(module))})))};for(let{process:process2,
thread,startNs,callchain}of calls.values()){let own=onThread(marks,process2,thread,noMarks);for(let[index,id]of callchain.
entries()){let stack=stackOf(id);stack!==null&&(own.startNs.push(startNs[index]??0),own.stack.push(stack))}}return marks}
function threadStacks(marks,calls){return[...marks].map(([key,{process:process2,thread,startNs,stack}])=>{let order2=Uint32Array.
from(startNs.keys()).sort((one,other)=>(startNs[one]??0)-(startNs[other]??0)),own=calls.get(key),ends=new Map(own?.startNs.
map((start,index)=>[start,own.endNs[index]??start]));return{process:process2,thread,startNs:Float64Array.from(order2,index=>startNs[index]??
0),endNs:Float64Array.from(order2,index=>ends.get(startNs[index]??0)??startNs[index]??0),stack:Uint32Array.from(order2,index=>stack[index]??
0)}})}function parseFileDiffs(diff){let files=[],file,[removed,added2]=[noLines(),noLines()];for(let line of diff.split(`
`))if(removed.missing>0&&line.startsWith("-"))take(removed,line);else if(added2.missing>0&&line.startsWith("+"))take(added2,
line);else if(line.startsWith("diff --git "))files.push(file={base:null,head:null,hunks:[]});else{if(file===void 0)continue;
if(line.startsWith("rename from "))file.base=unquoted(line.slice(12));else if(line.startsWith("rename to "))file.head=unquoted(
line.slice(10));else if(line.startsWith("--- "))file.base=pathOf(line,"a/");else if(line.startsWith("+++ "))file.head=pathOf(
line,"b/");else{let[,oldFrom,olds,newFrom,news]=/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line)??[];if(oldFrom===
void 0||newFrom===void 0)continue;removed=openLines(oldFrom,olds),added2=openLines(newFrom,news),file.hunks.push({base:removed.
lines,head:added2.lines})}}return files}function noLines(){return{lines:{from:0,texts:[]},missing:0}}function openLines(from,count3){
let missing=Number(count3??1);return{lines:{from:Number(from)+(missing===0?1:0),texts:[]},missing}}function take(open2,line){
open2.lines.texts.push(line.slice(1)),open2.missing-=1}function pathOf(line,prefix){let name=unquoted(line.slice(4).replace(
/\t$/,""));return name.startsWith(prefix)?name.slice(prefix.length):null}var escapes={a:7,b:8,t:9,n:10,v:11,f:12,r:13};function unquoted(name){
if(!name.startsWith('"')||!name.endsWith('"'))return name;let bytes=[...name.slice(1,-1).matchAll(/\\([0-7]{3})|\\(.)|([^\\]+)/g)].
map(([,octal,escaped,plain])=>{if(octal!==void 0)return Buffer.of(Number.parseInt(octal,8));let code=escaped===void 0?void 0:
escapes[escaped];return code===void 0?Buffer.from(escaped??plain??""):Buffer.of(code)});return Buffer.concat(bytes).toString()}var mostDiffLength=2**25,diffOptions=["--unified=0","--inter-hunk-context=0","--no-color","--no-ext-diff","--no-textconv",
"--find-renames","--src-prefix=a/","--dst-prefix=b/","--ignore-submodules=all"];async function readCodeChanges(ports,commit,files){
if(commit===null||!/^[0-9a-f]{40,64}$/.test(commit))return null;try{var _stack=[];try{let repository=__using(_stack,await openRepository(
ports),!0);if(repository.kind==="none")return null;let{git}=repository;let diff=await git.run("-c","diff.relative=false",
"diff",...diffOptions,commit,"--");let listed=await git.run("ls-files","-z","--full-name","--",...files.map(file=>`:(top\
,literal)${file}`));if(!succeeded(diff)||!succeeded(listed)||diff.stdout.length>=mostDiffLength)return null;let tracked=new Set(
listed.stdout.split("\0"));return{files:parseFileDiffs(diff.stdout),untracked:new Set(files.filter(file=>!tracked.has(file)))}}catch(_){
var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}catch(error){
if(!(error instanceof ToolError))throw error;return null}}function sourceFiles(ranges){let sites=ranges.flatMap(({work})=>work).
flatMap(one=>one.sites);return[...new Set(sites.flatMap(({at})=>at.line===null?[]:[at.file]))]}var linesExplainer={needs:(_,{comparison})=>comparison!==null&&rangesToMap(comparison).length>0,isEarly:!0,cost:{leg:"li\
nes",starts:1,endingMs},explain:async(inquiry,known,mayBegin)=>{let{comparison,profiles}=known;return comparison===null?
known:withReason(known,await findLines(inquiry,comparison,profiles.head,mayBegin))}};async function findLines(inquiry,comparison,profile,mayBegin){
let{head,base,plan}=inquiry,{session}=head.side,ranges=rangesToMap(comparison),without=why=>known=>withoutLines(known,ranges,
why),hindered=hindrance(inquiry);if(hindered!==null)return without(hindered);if(!mayBegin())return without(outOfTime(session));
let isGraph=hasGraphs(profile,ranges),baseSide=base!==null&&needsBase(ranges,isGraph)?base.side:null,gate=isGraph?{kind:"\
none"}:gateOf(plan,ranges);session.context.log.info(`To find the lines behind what's slower, the program runs once more${baseSide===
null?"":" on each side"} with call stacks. Nothing is measured.`);let after=await mapSide(head.side,ranges,gate);if(after.
kind==="unknown")return without(after.why);let before=baseSide!==null&&mayBegin()?await mapSide(baseSide,ranges,gate):null,
{ask:runTool,environment:environment2,folder}=session.tools,changes=await readCodeChanges({runTool,environment:environment2,
temporaryDirectory:folder.tmp,cwd:head.side.program.workingDirectory},base?.side.program.source.commit??comparison.base?.
source.commit??null,sourceFiles(after.ranges));return known=>withLaunchSites(known,{base:before?.kind==="mapped"?before.
ranges:null,head:after.ranges,changes})}function outOfTime({config}){return{state:"out-of-time",timeBudget:String(config["\
time-budget"])}}function hindrance({head:{side},failed}){let{config,session}=side;return config.lines==="off"?{state:"of\
f",timeBudget:null}:failed!==null?{state:"round-failed",timeBudget:null}:config.workload.server.command===null?null:(session.
context.log.info("We don't look for the lines behind what's slower, because we can't record a server's call stacks yet."),
{state:"server",timeBudget:null})}function hasGraphs(profile,ranges){return profile.ranges.some(({name,domain,rounds})=>rounds.
some(({graphKernels})=>graphKernels>0)&&ranges.some(range=>range.name===name&&range.domain===domain))}function needsBase(ranges,isGraph){
return isGraph||ranges.some(({counts:counts2})=>counts2.some(({state,base,head})=>state==="regressed"&&head>base))}function gateOf({
captures,roundsOfLoad},ranges){let[shared]=captures.filter(({takesFirst})=>takesFirst||roundsOfLoad!==null),specs=(shared?.
ranges??[]).filter(spec=>matchRanges(spec,ranges).length>0),[only]=specs;if(only!==void 0&&specs.length===1&&!only.glob)
return{kind:"nvtx",range:only,instances:only.skip+1};let capture=captures.find(one=>one.ranges.length===0||ranges.every(
range=>one.ranges.some(spec=>matchRanges(spec,[range]).length>0)));return capture===void 0||capture.gate.kind==="none"?{
kind:"none"}:{...capture.gate,instances:capture.gate.kind==="nvtx"?capture.gate.range.skip+1:1}}async function mapSide(given,ranges,gate){
let side=startedFor(given,"lines"),timed=withinBudget(side),{session,name,config}=side,label=sideLabel(side,"lines");try{
return await inKeptFolder(side,async()=>{let captured=await captureLines(timed,{label,folder:join12(name,"lines","nsys"),
gate}),report=captured.reports.at(-1);if(report===void 0)throw new CaptureError({what:"The run with call stacks left no \
report."});let place3=await codePlace(side),sqlite=await exportSqlite(session.tools,report.path,exportPlace(captured)),whole=await readTrace(
sqlite,noticed(label,readingPorts(session.context))),inside=configuredRanges(config).filter(({text:text3})=>gate.kind!==
"nvtx"||text3!==gate.range.text),trace=countedInstances(whole,inside,!1),stacks=readLaunchStacks(sqlite,trace.originNs);
for(let note of stacks.notes)await session.warn(`${label}: ${note}`);let mapped=mapLaunches(trace,stacks,ranges,config.attribution,
place3);for(let path of[report.path,sqlite])await rm(path,{force:!0});return{kind:"mapped",ranges:mapped}})}catch(error){
if(error instanceof StoppedError)throw error;let{id,where,message}=asFailure(error);return id==="time-limit"&&timed!==side?
(await session.warn(`${label}: The time budget ran out before the call stacks were recorded.`),{kind:"unknown",why:outOfTime(
session)}):(await session.warn(`${where??label}: Couldn't find the lines behind what's slower. ${message}`),{kind:"unkno\
wn",why:{state:"failed",timeBudget:null}})}finally{session.budget.ended()}}async function codePlace({session,program}){let{
ask:runTool,environment:environment2,folder}=session.tools,cwd=program.workingDirectory;try{var _stack=[];try{let repository=__using(
_stack,await openRepository({runTool,cwd,environment:environment2,temporaryDirectory:folder.tmp}),!0);let root=repository.
kind==="none"?null:await repository.git.line("rev-parse","--show-toplevel");return{root:root??cwd,workingDirectory:cwd}}catch(_){
var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}catch(error){
if(!(error instanceof ToolError))throw error;return{root:cwd,workingDirectory:cwd}}}var explain_machine_code_exports={};__export(explain_machine_code_exports,{machineCodeExplainer:()=>machineCodeExplainer});
import{readdir as readdir2}from"node:fs/promises";import{basename as basename4,join as join13}from"node:path";function kernelsToRead(comparison,base,head){let pairs=comparison.ranges.flatMap(({kernels,...range})=>kernels.flatMap(row=>functionsOf(
row,rangeOf(base,range),rangeOf(head,range))??[]));return{base:[...new Set(pairs.map(pair=>pair.base))],head:[...new Set(
pairs.map(pair=>pair.head))]}}function withMachineCode(comparison,base,head){let chips=[base,head].flatMap(({profile})=>profile.
machine.gpus.map(({computeCapability})=>computeCapability));if(chips.includes(null)||new Set(chips).size!==1)return comparison;
let ranges=comparison.ranges.map(range=>{let[before,after]=[rangeOf(base.profile,range),rangeOf(head.profile,range)],kernels=range.
kernels.map(row=>{let names=functionsOf(row,before,after),[old,young]=[base.codes.get(names?.base??""),head.codes.get(names?.
head??"")];return old===void 0||young===void 0?row:{...row,machineCode:machineCodeChange(old,young)}});return{...range,kernels}});
return{...comparison,ranges}}function rangeOf({ranges},{name,domain}){return ranges.find(range=>range.name===name&&range.
domain===domain)??null}function functionsOf({time,match,baseNames,headNames},base,head){if(time.state!=="regressed"||match!==
"exact"&&match!=="renamed")return null;let[old,young]=[mangledNames(base,baseNames),mangledNames(head,headNames)],same=young.
find(name=>old.includes(name));if(same!==void 0)return{base:same,head:same};let[before,after]=[old[0],young[0]];return old.
length===1&&young.length===1&&before!==void 0&&after!==void 0?{base:before,head:after}:null}function mangledNames(range,names){
let variants=(range?.kernels??[]).filter(({name})=>names.includes(name)).flatMap(({variants:variants2})=>variants2);return[
...new Set(variants.toSorted((one,other)=>medianTotalNs(other)-medianTotalNs(one)).flatMap(({mangled})=>mangled??[]))]}var mostOpcodes=8;
function machineCodeChange(base,head){let[old,young]=[base.code.instructions,head.code.instructions],state=isEqual(old,young,
({text:text3})=>text3)?"identical":isEqual(renamed(old),renamed(young),text3=>text3)?"other-registers":"changed",isChanged=state===
"changed";return{state,instructions:{base:old.length,head:young.length},findings:isChanged?findingsOf(old,young):[],mix:isChanged?
mixOf(old,young):[],hot:{base:hotSpot(base),head:hotSpot(head)}}}function isEqual(one,other,textOf2){return one.length===
other.length&&one.every((item,index)=>{let counterpart=other[index];return counterpart!==void 0&&textOf2(item)===textOf2(
counterpart)})}function renamed(instructions){let numbers=new Map,used=new Map;return instructions.map(({text:text3})=>text3.
replaceAll(/(?<![\w.])(UR|UP|SB|R|P|B)(\d{1,3})(?!\w)/g,(name,kind)=>{let number2=numbers.get(name);return number2===void 0&&
(number2=used.get(kind)??0,numbers.set(name,number2),used.set(kind,number2+1)),`${kind}${String(number2)}`}))}function opcodeOf({
text:text3}){let[name="",...modifiers]=(/^(?:@!?\w+\s+)?([\w.]+)/.exec(text3)?.[1]??"").split(".");return[name,...modifiers]}
function opcodes(instructions){return counts(instructions.map(instruction=>opcodeOf(instruction)[0]))}function counts(keys){
let found=new Map;for(let key of keys)found.set(key,(found.get(key)??0)+1);return found}var fillers=new Set(["NOP",""]);
function mixOf(base,head){let[old,young]=[opcodes(base),opcodes(head)];return[...new Set([...old.keys(),...young.keys()])].
filter(opcode=>!fillers.has(opcode)).map(opcode=>({opcode,base:old.get(opcode)??0,head:young.get(opcode)??0})).filter(row=>row.
base!==row.head).toSorted((one,other)=>Math.abs(other.head-other.base)-Math.abs(one.head-one.base)||(one.opcode<other.opcode?
-1:1)).slice(0,mostOpcodes)}function findingsOf(base,head){return[...spills(base,head),...precisionChange(base,head),...narrower(
"narrower-loads",["LDG","LD"],base,head),...narrower("narrower-stores",["STG","ST"],base,head)]}function spills(base,head){
let[old,young]=[opcodes(base),opcodes(head)],of=opcode=>({base:old.get(opcode)??0,head:young.get(opcode)??0}),[loads,stores]=[
of("LDL"),of("STL")],[before,after]=[loads.base+stores.base,loads.head+stores.head];return after>before&&after>=2*before?
[{kind:"spills",loads,stores}]:[]}var widths={128:128,64:64,U16:16,S16:16,U8:8,S8:8,256:256};function widthOf(modifiers){
return modifiers.map(modifier=>widths[modifier]).find(bits2=>bits2!==void 0)??32}function narrower(kind,names,base,head){
let of=instructions=>counts(instructions.map(opcodeOf).flatMap(([name,...modifiers])=>names.includes(name)?[widthOf(modifiers)]:
[])),[old,young]=[of(base),of(head)],found=[...new Set([...old.keys(),...young.keys()])].toSorted((one,other)=>other-one).
map(bits2=>({bits:bits2,base:old.get(bits2)??0,head:young.get(bits2)??0})),widest=found.find(width=>width.base>0);if(widest===
void 0||widest.bits<=32)return[];let lost=widest.base-widest.head,came=found.filter(({bits:bits2})=>bits2<widest.bits).reduce(
(sum,width)=>sum+Math.max(0,width.head-width.base),0);return!found.some(width=>width.bits>widest.bits&&width.head>0)&&lost>
0&&2*lost>=widest.base&&came>=2*lost?[{kind,widths:found}]:[]}var arithmetic=[["tensor",/^(?:[HIDQBO]MMA|[HIQB]GMMA|UTC\w*MMA\w*)$/],
["fp64",/^D(?:FMA|ADD|MUL|SETP|MNMX)$/],["fp32",/^F(?:FMA|ADD|MUL|SWZADD)2?$/],["fp16",/^H(?:FMA|ADD|MUL)2(?:_MMA)?$/]],
most=.5,fewest=4;function precisionChange(base,head){let[from,to]=[mainPrecision(base),mainPrecision(head)];return from===
null||to===null||from===to?[]:[{kind:"precision",from,to}]}function mainPrecision(instructions){let found=counts(instructions.
flatMap(instruction=>{let[name]=opcodeOf(instruction);return arithmetic.find(([,pattern])=>pattern.test(name))?.[0]??[]}));
if(found.has("tensor"))return"tensor";let all=[...found.values()].reduce((sum,count3)=>sum+count3,0);return all<fewest?null:
[...found].find(([,count3])=>count3>most*all)?.[0]??null}function hotSpot({code,lines}){let all=code.instructions.reduce(
(sum,{samples})=>sum+(samples??0),0);if(all===0)return null;let[hottest]=code.instructions.toSorted((one,other)=>(other.
samples??0)-(one.samples??0));if(hottest===void 0)return null;let ofLines=lines.reduce((sum,{samples})=>sum+samples,0),[
line]=lines.toSorted((one,other)=>other.samples-one.samples);return{instruction:hottest.text.slice(0,200),offset:hottest.
offset,shareRatio:(hottest.samples??0)/all,line:line===void 0||ofLines===0?null:{file:line.file,line:line.line,shareRatio:line.
samples/ofLines}}}var mostInstructions=2e5,longestText2=500,longestPath=4096;function parseNcuSass(text3,file){let found=[],open2=null,close=()=>{
open2!==null&&open2.rows.length>0&&found.push({kernel:open2.kernel,instructions:relative2(open2.rows)})};for(let{cells,line}of records(
text3)){let[first="",second=""]=cells;if(first==="Kernel Name"&&cells.length===2)close(),open2={kernel:shortenName(second),
columns:null,rows:[]};else if(open2!==null&&open2.columns===null)open2.columns=columnsOf(cells,file,line);else if(open2!==
null){if(open2.rows.length>=mostInstructions)throw notSource(file,line,`A kernel has more than ${countText(mostInstructions)}\
 instructions.`);open2.rows.push(instructionRow(cells,open2.columns??unread,file,line))}}return close(),distinct(found)}
function parseNcuLines(text3,file){let found=[],[path,kernel]=[null,null],columns=null;for(let{cells,line}of records(text3)){
let[first="",second=""]=cells;if(first==="File Path"&&cells.length===2)[path,kernel,columns]=[second.slice(0,longestPath),
null,null];else if(first==="Function Name"&&cells.length===2)kernel=shortenName(second);else if(first==="Line No")columns=
columnsOf(cells,file,line);else if(path!==null&&kernel!==null&&columns!==null&&first!==""){if(!/^\d{1,7}$/.test(first))throw notSource(
file,line,`Expected a line number, found ${shown(first)}.`);let samples=samplesOf(cells,columns,file,line);samples!==null&&
samples>0&&found.push({kernel,file:path,line:Number(first),samples})}}return found}var unread={address:0,source:1,samples:-1};
function*records(text3){let line=0;for(let at=0;at<text3.length;){let found=text3.indexOf(`
`,at),end=found===-1?text3.length:found;line+=1,text3[at]==='"'&&(yield{cells:cellsOf(text3.slice(at,end)),line}),at=end+
1}}function cellsOf(text3){let cells=[];for(let at=0;text3[at]==='"';){let end=text3.indexOf('"',at+1);for(;end!==-1&&text3[end+
1]==='"';)end=text3.indexOf('"',end+2);if(end===-1)break;cells.push(text3.slice(at+1,end).replaceAll('""','"')),at=end+2}
return cells}function columnsOf(names,file,line){let address=names.indexOf("Address"),source=names.indexOf("Source",address);
if(address===-1||source===-1)throw notSource(file,line,`Expected a column Address followed by a column Source, found ${shown(
names.join(", "))}.`);return{address,source,samples:names.indexOf("# Samples")}}function instructionRow(cells,columns,file,line){
let[address="",text3=""]=[cells[columns.address],cells[columns.source]?.trim().replaceAll(/\s+/g," ")];if(!/^0x[0-9a-f]{1,16}$/i.
test(address))throw notSource(file,line,`Expected an address, found ${shown(address)}.`);if(text3===""||text3.length>longestText2)
throw notSource(file,line,`Expected an instruction, found ${shown(text3)}.`);return{address:BigInt(address),text:text3,samples:samplesOf(
cells,columns,file,line)}}function samplesOf(cells,columns,file,line){if(columns.samples===-1)return null;let text3=cells[columns.
samples]??"";if(text3===""||text3==="-")return null;let samples=Number(text3.replaceAll(",",""));if(!/^[\d,]+$/.test(text3)||
!Number.isSafeInteger(samples))throw notSource(file,line,`Expected a number of samples, found ${shown(text3)}.`);return samples}
function relative2(rows2){let start=rows2[0]?.address??0n,end=(rows2.at(-1)?.address??0n)+16n;return rows2.map(({address,
text:text3,samples})=>({offset:Number(address-start),text:text3.replaceAll(/(?<![\w[])0x[0-9a-f]{1,16}(?!\w)/gi,word=>{let value2=BigInt(
word);return value2>=start&&value2<end?`+0x${(value2-start).toString(16)}`:word}),samples}))}function distinct(codes){let byText=new Map;
for(let code of codes){let key=JSON.stringify([code.kernel,code.instructions.map(({text:text3})=>text3)]),known=byText.get(
key);(known===void 0||samplesIn(code)>samplesIn(known))&&byText.set(key,code)}return[...byText.values()]}function samplesIn({
instructions}){return instructions.reduce((sum,{samples})=>sum+(samples??0),0)}function shown(text3){return JSON.stringify(
text3.slice(0,80))}function notSource(file,line,why){return new ParseError({what:"Can't read the machine code from ncu.",
where:`${file}, line ${String(line)}`,why,help:"The verdict doesn't depend on the machine code. Please report the proble\
m and include your ncu version.",id:"ncu-source"})}var mostKernels=12,importLimitMs=2*6e4,leastMs=2e4,machineCodeExplainer={needs:(inquiry,known)=>(questionOf(inquiry,known)?.
wanted.head.length??0)>0,isEarly:!1,cost:{leastMs},explain:async(inquiry,known,mayBegin)=>{let question=questionOf(inquiry,
known);if(question===null)return known;if(mayBegin()){let reason=await changedCode(question);return reason===null?known:
withReason(known,reason)}return inquiry.head.side.session.context.log.info("The machine code of slower kernels wasn't co\
mpared because the time budget was used up."),known}};function questionOf({head,base},{comparison,profiles}){return comparison===
null||base===null||!isProfile(profiles.base)?null:{base:{side:base.side,profile:profiles.base},head:{side:head.side,profile:profiles.
head},wanted:kernelsToRead(comparison,profiles.base,profiles.head)}}async function changedCode({base,head,wanted}){try{let before={
profile:base.profile,codes:await codesOf(base.side,wanted.base.slice(0,mostKernels))},after={profile:head.profile,codes:await codesOf(
head.side,wanted.head.slice(0,mostKernels))};return comparison=>withMachineCode(comparison,before,after)}catch(error){if(error instanceof
StoppedError)throw error;let{where,message,why}=asFailure(error);return await head.side.session.warn(`Couldn't find what\
 changed in the machine code. ${[where,message,why].filter(part=>part!==null).join(" ")}`),null}}async function codesOf(given,kernels){
let side=startedFor(given,"ncu"),found=new Map;for(let report of await reportsOf(side)){let text3=await sourcePage(side,
report,kernels,"sass"),codes=parseNcuSass(text3,report).filter(({kernel})=>kernels.includes(kernel)),lines=codes.some(isSampled)?
await linesOf(side,report,kernels):[];for(let code of codes){let own={code,lines:lines.filter(({kernel})=>kernel===code.
kernel)};found.set(code.kernel,[...(found.get(code.kernel)??[]).filter(other=>!isSame(other.code,code)),own])}}return new Map(
[...found].flatMap(([kernel,[first,...others]])=>first===void 0||others.length>0?[]:[[kernel,first]]))}function isSampled({
instructions}){return instructions.some(({samples})=>(samples??0)>0)}function isSame(one,other){let textOf2=({instructions})=>JSON.
stringify(instructions.map(({text:text3})=>text3));return textOf2(one)===textOf2(other)}async function reportsOf({session,
name}){let folder=join13(name,"ncu");return(await readdir2(session.directory.file(folder),{withFileTypes:!0}).catch(()=>[])).
filter(run2=>run2.isDirectory()).map(run2=>join13(folder,run2.name,"report.ncu-rep")).filter(report=>ifThere(session.directory.
file(report))!==null).toSorted()}async function sourcePage({session,config},report,kernels,view){let{directory,tools}=session,
argv=ncuSourceArgv(config.ncu.path,directory.file(report),kernels,view),ports={runTool:tools.runTool,cwd:directory.path,
environment:tools.environment},{exitCode,stdout,stderr,timedOut}=await callTool(ports,"ncu --import",argv,importLimitMs);
if(exitCode===0)return stdout;throw new ParseError({id:"ncu-source",what:timedOut?"ncu --import didn't finish within two\
 minutes.":`ncu --import exited with ${String(exitCode)}.`,where:report,why:`${stderr}
${stdout}`.trim().slice(0,500)})}async function linesOf(side,report,kernels){let text3=await sourcePage(side,report,kernels,
"cuda,sass").catch(error=>{if(error instanceof ParseError)return"";throw error}),place3=await codePlace(side);return parseNcuLines(
text3,report).map(line=>({...line,file:repositoryPath(line.file,place3)??basename4(line.file)}))}var effects_exports6={};__export(effects_exports6,{printPrune:()=>printPrune,prune:()=>prune});import{join as join14,resolve as resolve8}from"node:path";async function prune(context,request){let{config}=await loadSettings(context,request.settings,!1),folder=resolve8(context.
cwd,config.out),now=context.clock.now(),stored=await storedRuns(folder,now),runs=await Promise.all(stored.map(async run2=>measured(
folder,run2)));if(request.rule.keep===null&&request.rule.olderThanMs===null)return{out:config.out,mode:"list",kept:runs,
removed:[],spared:[],failed:[]};let{calibration}=config.compare,calibrationFile=calibration===null?null:resolve8(context.
cwd,calibration),because=({name,mayRun})=>mayRun?"may-run":calibrationFile!==null&&isWithin(calibrationFile,join14(folder,
name))?"calibration":null,judged=oldRuns(stored,request.rule,null,now).map(run2=>({name:run2.name,because:because(run2)})),
spared=judged.flatMap(({name,because:because2})=>because2===null?[]:[{name,because:because2}]),doomed=judged.filter(({because:because2})=>because2===
null).map(({name})=>name),{failed}=request.dryRun?{failed:[]}:await deleteRuns(folder,doomed),isRemoved=({name})=>doomed.
includes(name)&&!failed.some(failure=>failure.name===name);return{out:config.out,mode:request.dryRun?"dry-run":"remove",
removed:runs.filter(isRemoved),kept:runs.filter(run2=>!isRemoved(run2)),spared,failed}}var comparisonSchema2=object({verdict:verdictSchema});
async function measured(folder,run2){let{data}=comparisonSchema2.safeParse(await storedJson(folder,run2.name,"comparison\
.json"));return{...run2,verdict:data?.verdict??null,bytes:await diskUse(join14(folder,run2.name))}}async function printPrune(request,{
context,output}){let result=await prune(context,request);return await output.print(renderPrune(result,output.screen.out())),
result.failed.length===0?exitCodes.pass:exitCodes.capture}var print_run_exports={};__export(print_run_exports,{printRun:()=>printRun});import{dirname as dirname5}from"node:path";async function printRun(asked,{withFeatures,output}){let context=await withFeatures(),{screen,isJson,isQuiet,say,aside}=output,
request=await commandRequest(context,asked.settings);if(asked.verdict){requireBaseOrBudget(request);let{added:added2,exitCode:exitCode2}=await run(
context,request);return await output.printText(addedText(added2,"verdict.json")??""),exitCode2}let result=await run(context,
request),{profile,comparison,cost,failure,profileFile,reportFile,shownKernels:topKernels,exitCode}=result,layout=output.
layout(),real=profile.ranges.some(({kernels})=>kernels.length>0)?"The capture is real.":"The ranges were captured, but t\
hey contain no kernels.",measured2=wrapLine(`${failure===null?real:"What was measured:"} ${profileFile}`,layout);return await sayDiskUse(
context,dirname5(result.directory)),isQuiet?await say([...comparison===null?[]:verdictLines(comparison,layout),...measured2].
join(`
`)):(aside(""),await say(`${profileText(profile,{maxRanges:mostRanges,topKernels,layout,cost:comparison===null?cost:null})}\

`),await say(measured2.join(`
`)),comparison!==null&&await say(`
${comparisonText(comparison,{topKernels,layout,cost})}`)),failure!==null&&aside(`
${describeError(failure,screen.err())}`),isQuiet||await say([...wrapLine(`Report: ${reportFile}`,layout),exitCodeLine(exitCode)].
join(`
`)),isJson&&await output.printJson(profile),exitCode}function requireBaseOrBudget({loaded}){let{base,budgets}=loaded.config.
compare;if(!(base!==null||budgets.length>0))throw new UserError({id:"usage",what:"--verdict needs something to compare w\
ith.",where:"command line",help:"Add --base REF, or a budget."})}export{explain_kernel_exports as m0,print_bisect_exports as m1,explain_lines_exports as m10,explain_machine_code_exports as m11,
effects_exports6 as m12,print_run_exports as m13,effects_exports as m2,effects_exports2 as m3,effects_exports3 as m4,effects_exports4 as m5,
add_exports as m6,show_exports as m7,import_command_exports as m8,effects_exports5 as m9};
