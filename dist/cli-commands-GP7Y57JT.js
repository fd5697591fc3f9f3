import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{compare as compare2}from"./chunk-RCJTIQLP.js";import"./chunk-QPTK6ZYX.js";import{analyze}from"./chunk-CQJ6YWLJ.js";
import{makeNewFolder}from"./chunk-T7T6LHSU.js";import{addPairs,addUntraced,analyzeHistory,announce,bisect,bisectPlanText,
bisectText,changeText,checkSubscribers,commandRequest,compressReports,cutText as cutText2,dayOf,deleteRuns,describeCommit,
describeLegs,directionOf,diskUse,drawnSeries,driftText,dryRunText,emittedRanges,endText,explainers,figureText,gapsText,historyPage,
historyRecordOf,isHeldToGoal,jobText,largestRecordBytes,lastValueText,latestText,makeCaches,measuredBase,mostRecords,newestFiles,
ofBase,oldRuns,planBisect,planKey,programStarts,readGithubJob,readHistory,readRecord,recordAt,recordFile,recordsFolder,referencedRuns,
renderPrune,rulesOf,run,runBuildChecks,runChecks,runPreflight,runSetup,runUrl,sayDiskUse,selectionOf,settlePlan,sideProfile,
skippedText,standingChanges,stateTexts,storedJson,storedRuns,unmeasured,untracedConfig,untracedPairs,usesNcu,wholeRun,withGpuWatch}from"./chunk-CYJN5TNQ.js";
import{describeUnfinished,lastDuration,pastRunState,readPastRuns}from"./chunk-7DOVLAG3.js";import"./chunk-AETFKCBU.js";
import{gatedPlan,newSide,planCaptures,sharedPlan}from"./chunk-ACUMY4F5.js";import{comparisonComment,drawnExtent,linearScale,
numberText,schemaComment,tickDecimals}from"./chunk-5VPPU26Z.js";import{calibrationSchemaVersion,compare,comparePolicy,
comparisonSchema,latencyOf,logRatio,mean,pairRuns,profileOfRounds,readCalibration,steadyRounds}from"./chunk-LHWGKFZC.js";
import"./chunk-CZCVZR35.js";import{addedText,recordedSideFiles,sideFiles}from"./chunk-EYOUCRJX.js";import"./chunk-A2TGLBHE.js";
import{diagnosticSchema,readRunRecord,runRecordFile}from"./chunk-3MVBAIOG.js";import"./chunk-LF3QRERU.js";import{
call,checkWorkingDirectory,configuredFilterMode,envRecordSchema,inspectMachine,ncuArgv,ok,ownTools,readEnvironmentRecord,
replaysRanges,sharesProcess,tunerVariables,warning}from"./chunk-2TUD2EPU.js";import{commandArgv,nsysLaunchArgv,nsysLinesArgv,
nsysNvtxArgv,nsysProfileArgv,nsysStartArgv,nsysStopArgv,workloadArgv}from"./chunk-B7NDUWMG.js";import{tryToWrite,writeFileAtomic}from"./chunk-GOX4XLO3.js";
import"./chunk-WQTUTYOP.js";import"./chunk-2W7IQXEL.js";import{codeLineSchema,comparisonText,cutText,fitted,
kernelId,kernelIdPattern,kernelOfId,mostRanges,oneLineJson,profileText,resultFiles,terminalText,verdictLines}from"./chunk-BM7POPJT.js";
import{checkComplete}from"./chunk-KEEDLID3.js";import"./chunk-VALY7AK2.js";import{flexible,kernelLabels,kernelRowSchema,
leaving,left,machineCodeSchema,right,sparkline,textTable,timeChangeSchema,verdictSchema}from"./chunk-N642TRHM.js";
import{loadSettings,reportAssets,treeText}from"./chunk-XGCVCCGT.js";import"./chunk-V4NS7IKK.js";import{findInput}from"./chunk-PZJGFEBB.js";
import{diagnosticText,findServerPort,parseRange}from"./chunk-7IAGIAGF.js";import{median,medianLaunches,medianTotalNs,
sharedBytes}from"./chunk-B6SUG4YV.js";import"./chunk-25TWLJ3N.js";import{clipMiddle,formatCount,formatSeconds,
formatShare,shellLine}from"./chunk-HBY3GR5G.js";import"./chunk-2KWWJQY3.js";import{printAside,printResult}from"./chunk-ANOYHHRH.js";
import{errorCode,isFolder,isWithin,makeFolders,readRegularFile}from"./chunk-BNSIEM7M.js";import"./chunk-4P7CRZQU.js";
import{tracedApi}from"./chunk-SSHYY5KM.js";import{looksSecret,redactCommand}from"./chunk-W5HYH3WW.js";import"./chunk-35HP6UP2.js";
import{nearest}from"./chunk-BFRNJH43.js";import"./chunk-D5BRSJCR.js";import{require_dist}from"./chunk-QIQJK4Y5.js";
import"./chunk-EE64GMZS.js";import{shareWithIsolatedUser}from"./chunk-T2XCTGTB.js";import{readProfile}from"./chunk-QWMQ4AFP.js";
import"./chunk-CNAKU7OE.js";import{counted,listText}from"./chunk-UWABTZDV.js";import{ncclDomain,percent,rangeText,
signedPercent}from"./chunk-YTVQXYLK.js";import"./chunk-U2ZF3MRO.js";import{_enum,array,boolean,literal,number,
object,record,string,union}from"./chunk-7IBWU4LP.js";import{CaptureError,LlmProfileError,ParseError,StoppedError,ToolError,
UserError,asFailure,describeError,errorMessage,exitCodeLine,exitCodes,jsonParts,paint,plainJson,plainJsonParts,plainLines,
plainText,shownLines,stoppedBy,wrapLine,wrapText}from"./chunk-XRSAFMZZ.js";import{__callDispose,__toESM,__using}from"./chunk-GBWPPC6J.js";import{mkdtemp as mkdtemp2}from"node:fs/promises";import{tmpdir}from"node:os";import{dirname as dirname5,join as join12}from"node:path";import{existsSync}from"node:fs";import{join,resolve}from"node:path";var mostExplanationBytes=8192,text=string().describe("Text to show; shortened if long."),count=number().nonnegative(),resource=count.
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
longest.text)}))},left2=(list,shown)=>lists[list].length-shown(list),make=shown=>({schemaVersion:1,id:kernelId(range,kernel.
name),range:cutText(rangeText(range.name,range.domain),longest.short),name:cutText(kernel.name,longest.name),previousName:kernel.
previousName===null?null:cutText(kernel.previousName,longest.name),family:cutText(kernel.family,longest.short),match:kernel.
match,time:timeOf(kernel.time),why:kernel.time.why===null?null:cutText(kernel.time.why,longest.text),launches:kernel.launches,
shareRatio:kernel.shareRatio,impactRatio:kernel.impactRatio,explanation:kernel.explanation===null?null:cutText(kernel.explanation,
longest.text),base:sides.base===null?null:sideOf(sides.base),head:sides.head===null?null:sideOf(sides.head),machineCode:kernel.
machineCode===null?null:codeOf(kernel.machineCode),ncu:lists.ncu.slice(0,shown("ncu")),lines:lists.lines.slice(0,shown("\
lines")),findings:lists.findings.slice(0,shown("findings")),leftOut:{ncu:left2("ncu",shown),lines:left2("lines",shown),findings:left2(
"findings",shown)}}),order2=["lines","findings","ncu"].flatMap(list=>lists[list].map(()=>list));return fitted(order2,make,
mostExplanationBytes)}function timeOf(time){return{baseNs:time.baseNs,headNs:time.headNs,changeRatio:time.changeRatio,lowRatio:time.
lowRatio,highRatio:time.highRatio,thresholdRatio:time.thresholdRatio,detectableRatio:time.detectableRatio,spreadRatio:time.
spreadRatio,rounds:time.rounds,state:time.state}}function rangeIn(profile,{name,domain}){return profile?.ranges.find(range=>range.
name===name&&range.domain===domain)??null}function kernelIn(range,names){return range?.kernels.find(({name})=>names.includes(
name))??null}function sideOf({name,variants}){let[variant]=variants;return variant===void 0?null:{name:cutText(name,longest.
sideName),configurations:variants.length,grid:[...variant.grid],block:[...variant.block],registersPerThread:variant.registersPerThread,
sharedBytes:sharedBytes(variant),localBytesPerThread:variant.localBytesPerThread,launches:medianLaunches(variant),totalNs:medianTotalNs(
variant),launchNs:median(variant.rounds.flatMap(round=>round===null?[]:[round.medianNs]))}}function figuresOf(differing,{
base={},head={}}){let known=new Set(differing.map(({metric})=>metric)),others=[...new Set([...Object.keys(head),...Object.
keys(base)])].filter(metric=>!known.has(metric));return[...differing,...others.map(metric=>({metric,unit:head[metric]?.unit??
base[metric]?.unit??"",base:base[metric]?.value??null,head:head[metric]?.value??null}))].filter(figure=>figure.base!==null||
figure.head!==null).map(figure=>({metric:cutText(figure.metric,longest.short),unit:cutText(figure.unit,longest.short),base:cutValue(
figure.base),head:cutValue(figure.head)}))}function cutValue(value2){return typeof value2=="string"?cutText(value2,longest.
short):value2}function codeOf({state,instructions,findings,mix,hot}){return{state,instructions,findings:findings.slice(0,
mostCode.findings).map(finding=>"widths"in finding?{...finding,widths:finding.widths.slice(0,mostCode.widths)}:finding),
mix:mix.slice(0,mostCode.mix).map(entry=>({...entry,opcode:cutText(entry.opcode,longest.short)})),hot:hot.head===null?null:
{instruction:cutText(hot.head.instruction,longest.short),shareRatio:hot.head.shareRatio,file:hot.head.line===null?null:cutText(
hot.head.line.file,longest.short),line:hot.head.line?.line??null}}}import{basename,dirname}from"node:path";var largest=2**28;async function readComparison(path){try{let{text:text3}=await readRegularFile(path,largest);return comparisonSchema.
parse(JSON.parse(text3))}catch(error){if(errorCode(error)==="ENOENT")return null;throw new ParseError({what:`${basename(
path)} isn't a comparison that this version can read.`,where:dirname(path),why:errorMessage(error).split(`
`).slice(0,6).join(`
`),help:"Remove this file, or pass only the profile.json.",cause:error})}}var place={where:"the given path",help:"Pass a folder with a verdict.json: a run directory from `run --base`, or the fol\
der that `compare --out` wrote."};async function explainKernel({cwd},request){let{run:shown,kernel:id}=request,folder=resolve(
cwd,shown);await findInput(folder,shown,place);let comparison=await readComparison(join(folder,"comparison.json"));if(comparison===
null)throw new UserError({id:"no-comparison",what:`${shown} has no comparison.json.`,...place});let kernel=kernelOfId(comparison,
id);if(kernel===null)throw new UserError({id:"no-such-kernel",what:`${shown} has no kernel ${id}.`,where:"--kernel",help:"\
Look up the kernel ids in verdict.json in that folder."});let profiles={base:await firstProfile(folder,[sideFiles.base,recordedSideFiles.
base]),head:await firstProfile(folder,[sideFiles.head,recordedSideFiles.head])};return oneLineJson(explainedKernel(kernel,
profiles))}async function firstProfile(folder,files){let found=files.map(file=>join(folder,file)).find(path=>existsSync(
path));return found===void 0?null:readProfile(found,found)}import{mkdtemp}from"node:fs/promises";import{join as join2,resolve as resolve2}from"node:path";function choices(count3,size,most){let all=binomial(count3,size),taken=Math.min(all,most);return Array.from({length:taken},
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
compare({base:one,head:other,interleaved:!0,policy:{...policyOfConfig,budgets:[],thresholds:[]},...policy,accepted:[],calibration}))})}import{join as join3,resolve as resolve3}from"node:path";async function demo(context,out){let folder=out===null?null:resolve3(context.cwd,out);folder!==null&&await makeNewFolder(
folder);let below=name=>folder===null?null:join3(folder,name),settings={configFile:null,presets:[],inputs:[],overrides:[]},
recordings=[];for(let{recording,title}of recorded){let paths=[recordingPath(context,recording)],result=await analyze(context,
{paths,areRanks:!1,ranges:["decode"],ncu:[],out:below(recording),settings});recordings.push({title,result})}let[base,head]=recorded.
map(({recording})=>[recordingPath(context,recording)]),comparison=await compare2(context,{base:base??[],head:head??[],ranges:[
"decode"],out:below("comparison"),settings}),profile=recordings.at(-1)?.result.profile??null,fails=comparison.exitCode!==
exitCodes.pass,comment=comparisonComment("LLM decode: SDPA \u2192 eager attention",comparison.comparison,profile,fails),
commentFile=below("comment.md");return commentFile!==null&&await writeFileAtomic(commentFile,comment,"refuse"),{recordings,
comparison,commentFile}}var recorded=[{recording:"llm-decode-sdpa",title:"LLM decode with SDPA attention, 3 rounds on an\
 H100"},{recording:"llm-decode-eager",title:"The same decode with eager attention"}];function recordingPath({root},recording){
return join3(root,"examples","recordings",recording)}import{resolve as resolve4}from"node:path";import{readdir,readFile}from"node:fs/promises";import{join as join4}from"node:path";var sampleMs=500,busyCores=.5,stolenMatters=.01,waitingMatters=5;async function runNoiseChecks(context){return[...await runChecks(
context,[checkCores]),...await runChecks(context,[checkGovernor,checkVirtual,checkCard,checkLatency])]}var checkGovernor=async({
sys})=>{let folder=join4(sys,"devices/system/cpu"),cores=(await readdir(folder).catch(()=>[])).filter(name=>/^cpu\d+$/.test(
name)),known=(await Promise.all(cores.map(core=>text2(join4(folder,core,"cpufreq/scaling_governor"))))).map(governor=>governor.
trim()).filter(governor=>/^[\w-]{1,32}$/.test(governor));if(known.length===0)return[ok("noise-governor","Like most virtu\
al machines, this system doesn't report a CPU frequency governor.")];let counts=[...Map.groupBy(known,governor=>governor)].
map(([governor,all])=>`${governor} (${all.length})`);return known.every(governor=>governor==="performance")?[ok("noise-g\
overnor",`The CPU frequency governor is performance (${counted(known.length,"core")}).`)]:[warning("noise-governor",`The\
 CPU frequency governor is ${listText(counts.toSorted(),4)}, so core clocks follow the load. Host time and latency will \
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
environment:machine.workloadEnvironment})}import{join as join5,resolve as resolve5}from"node:path";async function prune(context,request){let{config}=await loadSettings(context,request.settings,!1),folder=resolve5(context.
cwd,config.out),now=context.clock.now(),stored=await storedRuns(folder,now),runs=await Promise.all(stored.map(async run2=>measured(
folder,run2)));if(request.rule.keep===null&&request.rule.olderThanMs===null)return{out:config.out,mode:"list",kept:runs,
removed:[],spared:[],failed:[]};let references=await referencedRuns(folder,stored),{calibration}=config.compare,calibrationFile=calibration===
null?null:resolve5(context.cwd,calibration),because=({name,mayRun})=>mayRun?"may-run":references.has(name)?"reference":calibrationFile!==
null&&isWithin(calibrationFile,join5(folder,name))?"calibration":null,judged=oldRuns(stored,request.rule,null,now).map(run2=>({
name:run2.name,because:because(run2)})),spared=judged.flatMap(({name,because:because2})=>because2===null?[]:[{name,because:because2}]),
doomed=judged.filter(({because:because2})=>because2===null).map(({name})=>name),{failed}=request.dryRun?{failed:[]}:await deleteRuns(
folder,doomed),isRemoved=({name})=>doomed.includes(name)&&!failed.some(failure=>failure.name===name);return{out:config.out,
mode:request.dryRun?"dry-run":"remove",removed:runs.filter(isRemoved),kept:runs.filter(run2=>!isRemoved(run2)),spared,failed}}
var comparisonSchema2=object({verdict:verdictSchema});async function measured(folder,run2){let{data}=comparisonSchema2.safeParse(
await storedJson(folder,run2.name,"comparison.json"));return{...run2,verdict:data?.verdict??null,bytes:await diskUse(join5(
folder,run2.name))}}import{join as join6,resolve as resolve6}from"node:path";async function dryRun(context,raw){let{loaded,readText}=await rulesOf(context,await loadSettings(context,raw,!0),raw),{config}=loaded,
plan=planCaptures(config);await comparePolicy(context,loaded,readText),checkWorkingDirectory(context,config);let sides=config.
compare.base===null?1:2,of={sides,untraced:untracedPairs(config,sides),isCompared:sides===2,filterMode:usesNcu(config)?configuredFilterMode(
config.ncu):null};return{isPaired:sides===2,legs:describeLegs(config,plan,of),starts:programStarts(config,plan,of),commands:plannedCommands(
config,plan,of).map(({title,argv})=>({title,argv:redactCommand(argv)})),out:config.out,lastSeconds:await lastOf(resolve6(
context.cwd,config.out),config,plan,of),timeLimit:String(config.workload["time-limit"]),timeBudget:config["time-budget"]===
null?null:String(config["time-budget"]),retries:config.retries,isGuarded:sides===2&&config.compare.guard,isolation:config.
isolation,isServer:config.workload.server.command!==null}}async function lastOf(out,config,plan,of){if(plan.unresolved.length>
0)return null;let plans=plan.captureMode==="probe"?[sharedPlan(plan,config),gatedPlan(plan)]:[plan];for(let known of plans)
for(let withOrWithout of[of,{...of,filterMode:null}]){let last=await lastDuration(out,planKey(config,known,withOrWithout));
if(last!==null)return last}return null}function plannedCommands(config,plan,of){let nsys2={path:config.nsys.path,missingOptions:[]},
workload=settings=>workloadArgv(settings.workload,join6(config.out,"RUN","hydra")),names=(...folder)=>({output:join6(config.
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
filterMode:mode,selection:selectionOf(config),log:join6(config.out,"RUN","head","ncu",isShared?"all-ranges":"RANGE","raw\
.csv"),report:join6(config.out,"RUN","head","ncu",isShared?"all-ranges":"RANGE","report")},workloadArgv(config.workload,
join6(config.out,"RUN","hydra")))}))}import{existsSync as existsSync2,readFileSync}from"node:fs";import{join as join9,resolve as resolve7}from"node:path";import{constants}from"node:fs";import{opendir}from"node:fs/promises";import{dirname as dirname3,join as join8}from"node:path";import{lstat}from"node:fs/promises";import{dirname as dirname2,join as join7}from"node:path";async function problemsOf(root,path,replaces){let parts=path.split("/");for(let[index]of parts.entries()){let name=parts.
slice(0,index+1).join("/"),stats=await lstat(join7(root,name)).catch(error=>{if(errorCode(error)==="ENOENT")return null;
throw error});if(stats===null)return[];if(stats.isSymbolicLink())return[`${name} is a link. llm-profile doesn't follow l\
inks.`];let isLast=index===parts.length-1;if(!isLast&&!stats.isDirectory())return[`${name} isn't a folder.`];if(isLast&&
!stats.isFile())return[`${name} already exists and isn't a file.`];if(isLast&&!replaces)return[`${name} already exists.`]}
return[]}async function requireAbsent(root,paths,replaces){let problems=(await Promise.all(paths.map(async path=>problemsOf(
root,path,replaces)))).flat();if(problems.length!==0)throw new UserError({what:"Wrote nothing:",problems:[...new Set(problems)],
where:root,help:replaces?"Remove what's there, or write the files by hand.":"--force replaces files, but not links or fo\
lders."})}async function writeNewFiles(root,files,replaces){await requireAbsent(root,files.map(({path})=>path),replaces);
for(let{path,text:text3}of files){let full=join7(root,path);await makeFolders(dirname2(full)),await writeFileAtomic(full,
text3,replaces?"replace":"refuse",438)}}var usualLimitMs=5*6e4,readAtOnce=16;async function addToFolder(folder,{path,text:text3}){let file=join8(folder,path),present=await presentText(
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
join8(folder,path),2*largestRecordBytes,constants.O_NOFOLLOW);return readRecord(path,text3)}catch(error){return{path,why:errorCode(
error)===""?"too-large":"not-a-record"}}}var levels=[/^\d{4}$/,/^\d{2}$/,/^\d{2}$/];async function findFiles(folder,deadline){
let folders=[recordsFolder];for(let level of levels){let below=[];for(let parent of folders){refuseWhenLate(deadline,folder);
for(let entry of await entriesOf(join8(folder,parent)))entry.isDirectory()&&level.test(entry.name)&&below.push(`${parent}\
/${entry.name}`)}folders=below}let files=[],skipped=[];for(let day of folders){refuseWhenLate(deadline,folder);for(let entry of await entriesOf(
join8(folder,day))){let path=`${day}/${entry.name}`;entry.name.startsWith(".")||(entry.isFile()?files.push({path}):skipped.
push({path,why:"not-a-record"}))}}return{files,skipped}}async function entriesOf(folder){let entries=[];try{for await(let entry of await opendir(
folder)){if(entries.length>mostRecords)throw tooMany(folder);entries.push(entry)}}catch(error){if(errorCode(error)!=="EN\
OENT"&&errorCode(error)!=="ENOTDIR")throw error}return entries}function tooMany(folder){return new UserError({id:"histor\
y-too-large",what:`A history folder has more than ${String(mostRecords)} files.`,where:folder,help:"Remove the files tha\
t llm-profile didn't write."})}function refuseWhenLate(deadline,folder){if(deadline.aborted)throw new UserError({id:"his\
tory-too-slow",what:"Reading the history took too long.",where:folder,help:"Copy the folder to a local disk, or move old\
 records out of it."})}async function addToHistory(context,request){var _stack=[];try{let{job}=readGithubJob(context.environment,path=>readFileSync(
path,"utf8"));let tools=__using(_stack,await ownTools(context),!0);let records=[];for(let shown of request.runs){let measured2=await readMeasuredRun(
resolve7(context.cwd,shown),shown);records.push(historyRecordOf(measured2,await contextOf(context,tools,measured2.profile,
job,request.job)))}let lines=[];for(let record2 of records){let file=recordFile(record2),isNew=await addToFolder(resolve7(
context.cwd,request.folder),file);lines.push(`${isNew?"Added":"Already there"}: ${join9(request.folder,file.path)}`)}return lines}catch(_){
var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}async function readMeasuredRun(path,shown){
if(!(await findInput(path,shown)).isDirectory())return{profile:await readComplete(path,shown),comparison:null,base:null};
await refuseUnfinished(path,shown);let profile=join9(path,sideFiles.head);if(!existsSync2(profile))throw new UserError({
id:"history-no-profile",what:`${shown} has no profile.json.`,where:"the given path",help:"Pass a run directory from `llm\
-profile run`, the folder that `llm-profile analyze --out` wrote, or a profile.json."});let base=join9(path,sideFiles.base);
return{profile:await readComplete(profile,join9(shown,sideFiles.head)),comparison:await readComparison(join9(path,"compa\
rison.json")),base:existsSync2(base)?await readProfile(base,join9(shown,sideFiles.base)):null}}async function readComplete(path,shown){
let profile=await readProfile(path,shown),incomplete=checkComplete(profile,shown);if(incomplete!==null)throw new CaptureError(
incomplete);return profile}async function refuseUnfinished(directory,shown){if(!existsSync2(join9(directory,runRecordFile)))
return;let record2=await readRunRecord(directory),why=describeUnfinished(record2,await pastRunState(record2));if(why!==null)
throw new UserError({id:"history-run-failed",what:`${shown} isn't a successful run.`,where:"the given path",why,help:"Re\
peat the run. A slowdown isn't a failure; runs with slowdowns belong in the history."})}async function contextOf({cwd},{
runTool,environment:environment2,temporaryDirectory},{source},job,name){let{commit,ref,dirty}=source,known=commit===null?
null:await describeCommit({runTool,environment:environment2,temporaryDirectory,cwd},commit),branch=/^refs\/heads\/(.+)$/s.
exec(job?.ref??ref??"")?.[1]??null,jobName=name??job?.job??null;return{commit:commit===null||!/^[0-9a-f]{40}$/.test(commit)?
null:{sha:commit,committedAt:known?.committedAt??null,branch,subject:known?.subject??null,...dirty===!0?{dirty}:{}},run:jobName===
null?null:{id:job?.runId??null,attempt:job?.runAttempt??1,job:jobName},links:{run:job===null?null:runUrl(job),report:null,
artifact:null},checks:[]}}import{resolve as resolve8}from"node:path";async function folderHistory({cwd},{folder}){let{records,skipped}=await readFolder(resolve8(cwd,folder));return analyzeHistory(
records,skipped)}async function writeHistoryPage(context,request){let madeAt=context.clock.now().toISOString(),page=historyPage(
await folderHistory(context,request),madeAt,reportAssets(context));await writeFileAtomic(resolve8(context.cwd,request.out),
page,"replace")}import{basename as basename3}from"node:path/posix";var launchers=[{name:/^srun$/,help:"docs/ranks.md shows how to profile each rank with your command, and how to merge the\
 reports.",note:"nsys sees only the processes on its own machine; docs/ranks.md has the way for several"},{name:/^(?:mpirun|mpiexec|mpiexec\.hydra|orterun|prterun)$/,
help:"On one machine, write nsys or ncu before the launcher: one capture then records every rank (docs/ranks.md).",note:"\
docs/ranks.md explains captures of several ranks"},{name:/^(?:docker|podman|nerdctl|nvidia-docker|apptainer|singularity|enroot)$/,
help:"Import the command that runs in the container, and start llm-profile in the container too (docs/container.md).",note:"\
nsys and ncu can't see processes in a container; run llm-profile in the container (docs/container.md)"},{name:/^kubectl$/,
help:"Import the command that runs in the pod, and start llm-profile in the pod too (docs/kubernetes.md).",note:"nsys an\
d ncu can't see processes in a pod; run llm-profile in the pod (docs/kubernetes.md)"}];function findLauncher(name){return launchers.
find(one=>one.name.test(name))??null}function someOf(...values){return{pattern:new RegExp(`^(?:${values.join("|")})$`),text:values.join(" or ")}}var trueOrFalse=someOf(
"true","false"),someNumber={pattern:/^\d+(?:\.\d+)?$/,text:"a number"};function sets(key,value2,note){return{kind:"setti\
ngs",settings:{[key]:value2},...note===void 0?{}:{note}}}function noted(note){return{kind:"note",note}}function refused(why){
return{kind:"refused",why}}function each(longs,outcome,more={}){return longs.map(long=>({...more,long,becomes:()=>outcome}))}
function oneOf(key,allowed,value2){return allowed.includes(value2)?sets(key,value2):noted(`${key} accepts only ${allowed.
join(", ")}`)}var sampling=["none","process-tree","system-wide"],apiNames={pattern:/^[a-z][\w-]*(?:,[a-z][\w-]*)*$/,text:"APIs, separa\
ted by commas"},rangeEnds={pattern:/^(?:none|stop|stop-shutdown|repeat(?::\d+)?|repeat-shutdown:\d+)$/,text:"none, stop,\
 stop-shutdown, repeat, repeat:N, or repeat-shutdown:N"},formats=["none","arrow","arrowdir","hdf","json","jsonlines","pa\
rquetdir","sqlite","text"],exportFormats={pattern:new RegExp(`^(?:${formats.join("|")})(?:,(?:${formats.join("|")}))*$`),
text:`${formats.join(", ")}, or several of them`},rangeOpens=noted("a range opens and ends the capture; name it under `r\
anges`"),asIs={kind:"as-is"},nsysOptions=[{long:"--trace",short:"-t",values:apiNames,becomes:traced},{long:"--sample",short:"\
-s",values:someOf(...sampling,"cpu"),becomes:value2=>oneOf("nsys.sample",sampling,value2)},{long:"--cpuctxsw",values:someOf(
...sampling),becomes:value2=>oneOf("nsys.cpuctxsw",sampling,value2)},{long:"--capture-range",short:"-c",becomes:captureRange},
{long:"--capture-range-end",values:rangeEnds,becomes:captureRangeEnd},{long:"--nvtx-capture",short:"-p",becomes:nvtxCapture},
{long:"--env-var",short:"-e",becomes:value2=>environment(value2.split(","))},{long:"--cuda-graph-trace",values:{pattern:/^(?:graph|node)(?::[\w-]+)?$/,
text:"graph or node"},becomes:value2=>value2.startsWith("node")?noted("node is the default"):noted("we use node, because\
 graph hides the kernels of CUDA graphs")},{long:"--trace-fork-before-exec",values:trueOrFalse,becomes:value2=>value2===
"true"?sets("nsys.trace-fork-before-exec",!0):noted("false is the default")},{long:"--output",short:"-o",becomes:()=>noted(
"each run has its own directory in `out`")},{long:"--force-overwrite",short:"-f",values:trueOrFalse,becomes:()=>noted("n\
othing is overwritten; each run has its own directory")},{long:"--export",values:exportFormats,becomes:()=>noted("we alw\
ays export to SQLite; profile.json has the numbers")},{long:"--stats",values:trueOrFalse,becomes:()=>noted("we always cr\
eate the summaries; `nsys.reports` adds more of them")},{long:"--wait",values:someOf("primary","all"),becomes:()=>noted(
"we always use primary, so a daemon can't delay the end of the capture")},{long:"--kill",values:{pattern:/^(?:none|sigkill|sigterm|\d+)$/,
text:"none, sigkill, sigterm, or a signal's number"},becomes:()=>noted("the program runs to its end, or to `workload.tim\
e-limit`")},{long:"--show-output",short:"-w",values:trueOrFalse,becomes:()=>noted("we show the program's output and keep\
 it in the run directory")},{long:"--inherit-environment",short:"-n",values:trueOrFalse,becomes:()=>noted("the program g\
ets only an allowlist of variables, because reports contain its environment; `workload.environment` and `pass-env` add t\
o it")},...each(["--run-as"],noted("`isolation` chooses the user")),...each(["--session-new","--session"],noted("each ca\
pture has its own session")),{long:"--stop-on-exit",short:"-x",values:trueOrFalse,becomes:()=>noted("a capture ends with\
 its range, or with the program")},{long:"--start-later",short:"-Y",takesValue:"attached",values:trueOrFalse,becomes:()=>noted(
"a range opens the capture")},{long:"--delay",short:"-y",values:someNumber,becomes:()=>noted("a range opens the capture,\
 at the same point each time; name it under `ranges`")},{long:"--duration",short:"-d",values:someNumber,becomes:()=>noted(
"a range ends the capture, at the same point each time; name it under `ranges`")},...each(["--start-frame-index","--dura\
tion-frames"],rangeOpens,{values:someNumber}),...each(["--hotkey-capture"],rangeOpens,{values:{pattern:/^F\d+$/,text:"F1\
 to F12"}}),...each(["--command-file"],refused("We don't read that file. Write its options on the command line.")),{long:"\
--help",short:"-h",takesValue:!1,becomes:()=>refused("With this option, nsys captures nothing.")},{long:"--backtrace",short:"\
-b",becomes:()=>asIs},...each(["--cuda-memory-usage","--cuda-um-cpu-page-faults","--cuda-um-gpu-page-faults","--flush-on\
-cudaprofilerstop","--ftrace-keep-user-config","--gpuctxsw","--opengl-gpu-workload","--python-sampling","--resolve-symbo\
ls"],asIs,{values:trueOrFalse}),...each(["--cpu-core-events","--cuda-flush-interval","--cudabacktrace","--event-sample",
"--event-sampling-frequency","--event-sampling-interval","--ftrace","--gpu-metrics-device","--gpu-metrics-frequency","--\
gpu-metrics-set","--gpu-video-device","--ib-switch-congestion-device","--ib-switch-congestion-nic-device","--ib-switch-c\
ongestion-percent","--ib-switch-congestion-threshold-high","--ib-switch-metrics-device","--mpi-impl","--nic-metrics","--\
nvtx-domain-include","--nvtx-domain-exclude","--os-events","--osrt-backtrace-stack-size","--osrt-backtrace-threshold","-\
-osrt-threshold","--python-backtrace","--python-nvtx-annotations","--python-sampling-frequency","--samples-per-backtrace",
"--sampling-period","--vulkan-gpu-workload"],asIs),...each(["--cuda-event-trace","--cuda-trace-all-apis","--cuda-trace-s\
cope","--gpu-metrics-devices","--pytorch","--python-functions-trace","--dask","--enable","--osrt-file-access","--storage\
-metrics","--syscall","--soc-metrics","--soc-metrics-frequency","--soc-metrics-set","--cpu-core-metrics","--cpu-socket-e\
vents","--cpu-socket-metrics","--debug-symbols","--sampling-frequency","--nvlink-metrics"],asIs)];function nsysDefaults(given){
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
--clock-control",becomes:value2=>oneOf("ncu.clock-control",["none","base"],value2)},{long:"--cache-control",becomes:value2=>oneOf(
"ncu.cache-control",["all","none"],value2)},{long:"--filter-mode",becomes:value2=>oneOf("ncu.filter-mode",["global","per\
-launch-config"],value2)},{long:"--nvtx",takesValue:!1,becomes:()=>noted("`ranges` are always NVTX ranges")},{long:"--nv\
tx-include",becomes:nvtxInclude},{long:"--nvtx-exclude",becomes:()=>noted("kernels count for the ranges that launch them\
; name those ranges under `ranges`")},{long:"--export",short:"-o",becomes:()=>sets("ncu.keep-report",!0)},{long:"--force\
-overwrite",short:"-f",takesValue:!1,becomes:()=>noted("each run has its own directory")},{long:"--target-processes",values:someOf(
"all","application-only"),becomes:()=>noted("we always use all")},{long:"--kernel-name",short:"-k",becomes:()=>noted(chosen)},
{long:"--launch-count",short:"-c",values:someNumber,becomes:()=>noted(chosen)},{long:"--launch-skip",short:"-s",values:someNumber,
becomes:()=>noted("a range's `skip` leaves out its first instances")},...each(["--launch-skip-before-match"],noted("a ra\
nge's `skip` leaves out its first instances"),{values:someNumber}),...each(["--kernel-id"],noted(chosen)),...each(["--ke\
rnel-name-base"],noted(chosen),{values:someOf("function","demangled","mangled")}),{long:"--kill",values:someOf(...yes,"n\
o","off","false","0"),becomes:(value2,given)=>yes.includes(value2)&&(given.get("--replay-mode")??"kernel")==="kernel"&&given.
get("--filter-mode")!=="per-launch-config"?sets("ncu.end-early",!0):noted("the program runs to its end")},...each(["--cs\
v","--print-fp"],noted(read),{takesValue:!1}),...each(["--page","--print-summary","--print-units","--print-details","--p\
rint-metric-name","--print-metric-attribution","--print-metric-instances","--print-kernel-base","--print-nvtx-rename","-\
-print-rule-details","--print-source","--log-file","--resolve-source-file"],noted(read)),...each(["--quiet","--verbose",
"--open-in-ui"],noted("llm-profile has its own `--quiet` and `--verbose`"),{takesValue:!1}),...each(["--config-file","--\
config-file-path"],noted("write the options of that file on the command line")),...each(["--apply-rules","--section-fold\
er","--section-folder-recursive","--rule","--import-source","--source-folders","--import-sass","--devices","--profile-fr\
om-start","--graph-profiling","--range-filter","--range-replay-options","--app-replay-buffer","--app-replay-match","--ap\
p-replay-mode","--check-exit-code","--nvtx-push-pop-scope","--null-stdin","--pm-sampling-interval","--pm-sampling-buffer\
-size","--pm-sampling-max-passes","--warp-sampling-interval","--warp-sampling-max-passes","--warp-sampling-buffer-size",
"--sampling-interval","--sampling-max-passes","--sampling-buffer-size","--call-stack-type","--communicator","--communica\
tor-num-peers","--communicator-tcp-num-peers","--lockstep-kernel-launch","--lockstep-nccl-launch","--target-processes-fi\
lter"],asIs2),...each(["--call-stack","--disable-extra-suffixes","--support-32bit"],asIs2,{takesValue:!1}),...each(["--m\
ode","--hostname","--port","--max-connections"],refused("llm-profile starts the program under ncu itself.")),{long:"--im\
port",short:"-i",becomes:()=>refused("This option reads an existing report. Use `llm-profile analyze --ncu FILE` for tha\
t.")},{long:"--help",short:"-h",takesValue:!1,becomes:()=>refused(noCapture)},{long:"--version",short:"-v",takesValue:!1,
becomes:()=>refused(noCapture)},...each(["--list-sections","--list-sets","--list-rules","--list-metrics","--list-chips",
"--query-metrics"],refused(noCapture),{takesValue:!1})];function ncuDefaults(given,hasRanges){let collects=["--set","--s\
ection","--metrics"].some(name=>given.has(name));return[...hasRanges?[]:[wholeProgram],...collects?[sets("ncu.preset",null)]:
[noted("ncu.preset is quick, which takes one pass; `ncu.set: basic` collects what ncu collects by default")],noted("nsys\
 runs first and finds the kernels that ncu measures")]}function nvtxInclude(value2){let[,domain,message]=/^(?:([^@/[\]*+,\\]+)@)?([^@/[\]*+,\\?]+)\/?$/.
exec(value2)??[];return message===void 0||message.startsWith("regex:")?noted("the filter isn't the name of one range; na\
me the ranges under `ranges`"):sets("ranges",[domain===void 0?message:`${message}@${domain}`])}import{basename as basename2}from"node:path/posix";var pieces=[{pattern:/\\\n/y,read:()=>({kind:"nothing"})},{pattern:/[ \t]+/y,read:()=>({kind:"blank"})},{pattern:/'([^']*)'/y,
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
flow"}).trimEnd(),{command}=workload,fill=ranges.length>0?"":" # Fill in the program's NVTX ranges, such as [prefill, de\
code].",line=typeof command=="string"?(0,import_yaml.stringify)({command},inOneLine).trimEnd():`command: ${flow(command)}`;
return[schemaComment,"# Only settings that differ from the defaults. docs/configuration.md in llm-profile-action lists e\
very key.","workload:",...line.split(`
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
le run --config ${configPath}`,uses=workflows.length>0;return[`Wrote ${written.join(" and ")}.`,...hasRanges?[]:[`- Fill\
 in \`ranges\` in ${configPath} with the program's NVTX ranges. If nsys is installed here, \`llm-profile init --force --c\
ommand "\u2026"\` runs the program once and lists its ranges.`],uses?`- ${listText(workflows,2)} already ${workflows.length===
1?"uses":"use"} this action. Set \`config: ${configPath}\` there instead of \`command\` and \`ranges\`.`:`- In the workf\
low, replace \`org\` with the owner of the action's repository. The image, ${image}, needs nsys, ncu, git, and everythin\
g the program imports.`,"- On a machine with a GPU: `llm-profile doctor`, then `"+run2+"`.",`- To see what a pull reques\
t will run, and how many times: \`${run2} --base origin/main --dry-run\`.`,`- Commit ${written.length===1?"the file":"bo\
th files"} and open a pull request.`]}var order=["workload","ranges","instances","nsys","ncu"];function importedConfigText({tool,settings,notes}){let sections=new Map;
for(let[key,value2]of[...settings].toSorted(([one],[other])=>place2(one)-place2(other)))setNested(sections,key.split("."),
value2);let texts=[...new Set(notes.map(({option,text:text3})=>`# ${option===null?"":`${option}: `}${text3}.`))];return[
schemaComment,`# Made by \`llm-profile import-command\` from ${tool}. Save it as ${configPath} and run: llm-profile run \
--config ${configPath}`,(0,import_yaml2.stringify)(sections,{lineWidth:0,blockQuote:!1}).replace(/\n$/,""),...texts.length===
0?[]:["","# Left out or changed:"],...texts].join(`
`)}function setNested(section,[name="",...names],value2){if(names.length===0){section.set(name,value2);return}let before=section.
get(name),nested=before instanceof Map?before:new Map;section.set(name,nested),setNested(nested,names,value2)}function place2(key){
return order.indexOf(key.split(".")[0]??"")}function importCommand(words){return`${importedConfigText(readToolCommand(words))}
`}import{lstatSync,readFileSync as readFileSync2}from"node:fs";import{dirname as dirname4,join as join11}from"node:path";var import_yaml3=__toESM(require_dist(),1);function isTelling(path){return path.endsWith(".py")||path==="pyproject.toml"||
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
p`."})}import{constants as constants2}from"node:fs";import{open,opendir as opendir2}from"node:fs/promises";import{join as join10}from"node:path";var limits={names:2e4,depth:8,files:2e3,fileBytes:512*2**10,bytes:32*2**20},foreign=new Set(["node_modules","site-packag\
es","third_party","vendor","external","venv","env","build","dist","target","__pycache__","llm-profile-runs"]);async function repositoryFiles(root,wanted){
let found=[],left2={names:limits.names,files:limits.files,bytes:limits.bytes};for(let level=[""],depth=0;level.length>0&&
depth<limits.depth;depth+=1){let below=[];for(let folder of level)for(let entry of await entriesOf2(join10(root,folder),
left2)){let path=folder===""?entry.name:`${folder}/${entry.name}`,isHidden=entry.name.startsWith(".")&&path!==".github";
if(entry.isDirectory()&&!isHidden&&!foreign.has(entry.name)&&below.push(path),!entry.isFile())continue;let reads=wanted(
path)&&left2.files>0&&left2.bytes>0;reads&&(left2.files-=1);let text3=reads?await beginningOf(join10(root,path),Math.min(
limits.fileBytes,left2.bytes)):null;left2.bytes-=text3===null?0:Buffer.byteLength(text3),found.push({path,text:text3})}level=
below}return found}async function entriesOf2(folder,left2){let entries=[];try{for await(let entry of await opendir2(folder)){
if(left2.names<=0)break;left2.names-=1,entries.push(entry)}}catch{return entries}return entries.sort((one,other)=>one.name<
other.name?-1:1)}async function beginningOf(path,most){try{var _stack=[];try{let file=__using(_stack,await open(path,constants2.
O_RDONLY|constants2.O_NOFOLLOW|constants2.O_NONBLOCK),!0);let stats=await file.stat();if(!stats.isFile())return null;let buffer=Buffer.
alloc(Math.min(most,stats.size));let{bytesRead}=await file.read({buffer,position:0});return buffer.toString("utf8",0,bytesRead)}catch(_){
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
context.cwd,paths,request.force);let template=readFileSync2(join11(context.root,"examples","workflows","minimal.yml"),"u\
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
name:"--ranges"}],overrides:ranges.length===0?["nsys.gating=false"]:[]},{config}=await loadSettings(context,raw,!0);return planCaptures(
config),config}function requireRoot(cwd){let isRoot=folder2=>lstatSync(join11(folder2,".git"),{throwIfNoEntry:!1})!==void 0,
folder=cwd;for(;!isRoot(folder)&&folder!==dirname4(folder);)folder=dirname4(folder);if(!(folder===cwd||!isRoot(folder)))
throw new UserError({id:"usage",what:"This folder is inside a repository but isn't its root.",where:cwd,help:"Run `llm-p\
rofile init` in the folder with .git, because GitHub reads workflows only there."})}var shownKernels=8;function calibrationText({gpu,driver,pairs,ranges,falseAlarms},layout){return[`${plainText(gpu.name)}\
, driver ${driver??"unknown"}: ${counted(pairs,"pair")} of rounds of the same code.`,...falseAlarms===null?[]:[falseAlarmText(
falseAlarms)],...ranges.flatMap(range=>["",...rangeLines(range,layout)])].flatMap(line=>wrapLine(line,layout)).join(`
`)}function falseAlarmText({alarms,comparisons,rounds}){return`${alarms} of ${comparisons} comparisons among these round\
s (rounds per side: ${rounds}) would have falsely reported a change.`}function rangeLines({name,domain,pairSpread:pairSpread2,
kernels,latency},layout){let most=kernels.toSorted((one,other)=>other.pairSpread-one.pairSpread).slice(0,shownKernels),rest=kernels.
length-most.length;return[`NVTX range ${plainText(domain===""?name:`${name}@${domain}`)}: two rounds of the same code ty\
pically differ by ${percent(pairSpread2)}. The kernels that vary most:`,...textTable([right("between rounds"),flexible("\
kernel",32,kernelLabels)],most.map(kernel=>[percent(kernel.pairSpread),kernel.name]),layout),...rest>0?[`  \u2026 and ${rest}\
 more kernels, which vary less`]:[],...latency===null?[]:[latencyLine(latency)]]}function latencyLine({processes,statistic,
changeRatio,detectableRatio}){let found=detectableRatio===null?"too few to tell a slowdown from noise":`a slowdown of ${percent(
detectableRatio)} is found 95% of the time`,differ=changeRatio===null?"":`; the sides differ by ${signedPercent(changeRatio)}`;
return`  wall time without tracing (${statistic} of each process): ${processes} processes per side, all running the same\
 code${differ}; ${found}`}var doctorSchemaVersion=1,findingSchema=diagnosticSchema.extend({id:string().describe("The check, such as `nsys`, `isola\
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
replaceAll(/(?<!\s)\s*\n\s*/g," \xB7 "))}var bits=[[1,2,4,64],[8,16,32,128]];function brailleLines(dots,columns,rows2){let cells=Array.from({length:rows2},()=>new Array(
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
function overview(history,layout){let{records,series}=history,several=new Set(series.map(({job})=>job)).size>1,shown=series.
slice(0,mostSeries),columns=leaving([flexible("Range or metric",36),...several?[flexible("Job",12)]:[],left("State"),right(
"Latest"),left("Last change"),left(`Last ${String(sparkPoints)} runs`),left("Drift")],["Drift",`Last ${String(sparkPoints)}\
 runs`,"Job","Latest"]),rows2=shown.map(one=>[terminalText(figureText(one.figure)),...several?[terminalText(jobText(one.
job))]:[],stateCell(one),terminalText(lastValueText(one)??"\u2013"),lastChange(history,one),sparkline(drawnSeries(one).points.
slice(-sparkPoints).map(({value:value2})=>value2)),terminalText(driftText(one)??"")]),hidden=series.length-shown.length;
return[`${counted(records.length,"run")} from ${dayOf(records[0]?.record)} to ${dayOf(records.at(-1)?.record)}:`,"",...textTable(
columns,rows2,layout),...hidden>0?[`  \u2026 and ${formatCount(hidden)} more series`]:[],...shown.some(isOpen)?["","?: n\
ot confirmed by alternating rounds of both commits."]:[],...skippedLines(history,layout)]}function isOpen(series){let state=standingChanges(
series).at(-1)?.state;return state==="sign"||state==="unclear"}var stateTones={changed:"bad",unclear:"unsure",stable:"go\
od"};function stateCell({state,current}){if(!current)return{text:"ended",tone:"faint"};let tone=stateTones[state];return tone===
void 0?stateTexts[state]:{text:stateTexts[state],tone}}var directionTones={worse:"bad",better:"good",moved:"strong"};function lastChange(history,series){
let change=standingChanges(series).at(-1);if(change===void 0)return"";let text3=`${dayOf(recordAt(history,series,change.
point))} ${signedPercent(change.changeRatio)}`;return change.state==="machine"?{text:`${text3} (machine)`,tone:"faint"}:
{text:change.state==="confirmed"?text3:`${text3} ?`,tone:directionTones[directionOf(series,change)]}}function seriesLines(history,series,layout){
let facts=[["latest",latestText(series)],["drift",driftText(series)],["gaps",gapsText(series)],["ended",endText(history,
series)]],item=text3=>wrapLine(`  ${terminalText(text3)}`,layout);return[`${paint(layout,"strong",terminalText(figureText(
series.figure)))} (${terminalText(jobText(series.job))}): ${stateTexts[series.state]}`,...chartLines(history,series,layout),
...facts.flatMap(([title,text3])=>text3===null?[]:item(`${title}: ${text3}`)),...listLines("changes",series.changes.toReversed().
map(change=>changeText(history,series,change)),item),...listLines("new starts",series.cuts.toReversed().map(cut=>cutText2(
history,series,cut)),item)]}function listLines(title,texts,item){if(texts.length===0)return[];let hidden=texts.length-mostListed;
return[`  ${title}:`,...texts.slice(0,mostListed).flatMap(text3=>item(`  ${text3}`)),...hidden>0?[`    \u2026 and ${formatCount(
hidden)} earlier`]:[]]}function chartLines(history,series,layout){let{points,unit}=drawnSeries(series);if(points.length===
0)return[];let extent=linearScale(drawnExtent(points),[chartRows*4-1,0],3),decimals=tickDecimals(extent.ticks),labels=new Map(
extent.ticks.map(tick=>[Math.floor(extent.at(tick)/4),numberText(tick,decimals)])),margin=Math.max(...[...labels.values()].
map(({length})=>length)),columns=Math.max(10,Math.min(mostColumns,layout.width-margin-5)),across=columns*2,at=place3=>points.
length<=across?place3:Math.floor(place3*across/points.length),down=value2=>Math.round(Math.min(chartRows*4-1,Math.max(0,
extent.at(value2)))),dots=[...Map.groupBy([...points.entries()],([place3])=>at(place3))].flatMap(([x,found])=>{let values=found.
map(([,{value:value2}])=>value2);return[...new Set([Math.min(...values),median(values),Math.max(...values)].map(down))].
map(y=>({x,y}))}),drawn=brailleLines(dots,columns,chartRows),[first,last]=[points[0],points.at(-1)].map(point=>dayOf(history.
records[point?.record??-1]?.record)),marks=markLine(series,points.map(({point})=>point),place3=>Math.floor(at(place3)/2)),
used=Math.max(Math.ceil((at(points.length-1)+1)/2),24),indent=" ".repeat(margin+2);return[`${indent}${plainText(clipMiddle(
unit,30))}`,...drawn.map((line,row)=>`  ${(labels.get(row)??"").padStart(margin)} \u2524${line}`),...marks===""?[]:[`${indent}\
 ${marks}`],`${indent} ${first??""}${" ".repeat(Math.max(1,used-20))}${last??""}`]}function markLine(series,points,column){
let marks=new Map,set=(point,mark)=>{let place3=points.findIndex(one=>one>=point);place3>=0&&marks.set(column(place3),mark)};
for(let{point}of series.cuts)set(point,"|");for(let{point}of standingChanges(series))set(point,"\u25B2");let length=Math.
max(-1,...marks.keys())+1;return Array.from({length},(_,place3)=>marks.get(place3)??" ").join("")}function skippedLines({
skipped},layout){if(skipped.length===0)return[];let hidden=skipped.length-mostListed;return["",`Skipped ${counted(skipped.
length,"file")}:`,...skipped.slice(0,mostListed).flatMap(one=>wrapLine(`  ${terminalText(skippedText(one))}`,layout)),...hidden>
0?[`  \u2026 and ${formatCount(hidden)} more`]:[]]}async function executeCommand(given,invocation,screen){let context={...given,explainers,resultFiles},output=outputOf(screen,
"json"in invocation&&invocation.json);switch(invocation.name){case"run":return printRun(context,invocation,output);case"\
dry-run":return await output.print(dryRunText(await dryRun(context,invocation.settings),screen.out())),exitCodes.pass;case"\
calibrate":return printCalibration(context,invocation,output);case"bisect":return printBisect(context,invocation,output);case"\
doctor":return printDiagnosis(context,invocation,output);case"prune":{let result=await prune(context,invocation);return await output.
print(renderPrune(result,screen.out())),result.failed.length===0?exitCodes.pass:exitCodes.capture}case"init":{for(let line of await init(
context,invocation))context.log.info(line);return exitCodes.pass}case"import-command":return await printResult(importCommand(
invocation.words)),exitCodes.pass;case"history":return printHistory(context,invocation,output);case"explain":return await printResult(
await explainKernel(context,invocation)),exitCodes.pass;case"demo":return printDemo(context,invocation,output)}}function outputOf(screen,isJson){
let print=async text3=>printResult(`${shownLines(text3,screen.out())}
`),aside=text3=>{printAside(`${shownLines(text3,screen.err())}
`)};return{screen,isJson,isQuiet:screen.level==="quiet",layout:isJson?screen.err:screen.out,print,printJson:async value2=>printResult(
plainJsonParts(value2)),aside,say:async text3=>{isJson?aside(text3):await print(text3)}}}async function printRun(context,invocation,output){
let{screen,isJson,isQuiet,say,aside}=output,request=await commandRequest(context,invocation.settings);if(invocation.verdict)
return printVerdict(context,request);let result=await run(context,request),{profile,comparison,cost,failure,profileFile,
reportFile,shownKernels:topKernels,exitCode}=result,layout=output.layout(),real=profile.ranges.some(({kernels})=>kernels.
length>0)?"The capture is real.":"The ranges were captured, but they contain no kernels.",measured2=wrapLine(`${failure===
null?real:"What was measured:"} ${profileFile}`,layout);return await sayDiskUse(context,dirname5(result.directory)),isQuiet?
await say([...comparison===null?[]:verdictLines(comparison,layout),...measured2].join(`
`)):(aside(""),await say(`${profileText(profile,{maxRanges:mostRanges,topKernels,layout,cost:comparison===null?cost:null})}\

`),await say(measured2.join(`
`)),comparison!==null&&await say(`
${comparisonText(comparison,{topKernels,layout,cost})}`)),failure!==null&&aside(`
${describeError(failure,screen.err())}`),isQuiet||await say([...wrapLine(`Report: ${reportFile}`,layout),exitCodeLine(exitCode)].
join(`
`)),isJson&&await output.printJson(profile),exitCode}async function printVerdict(context,request){refuseWithoutVerdict(request);
let{added,exitCode}=await run(context,request),verdict=addedText(added,"verdict.json");return verdict!==null&&await printResult(
verdict),exitCode}function refuseWithoutVerdict({loaded}){let{base,budgets}=loaded.config.compare;if(!(base!==null||budgets.
length>0))throw new UserError({id:"usage",what:"--verdict needs something to compare with.",where:"command line",help:"A\
dd --base REF, or a budget."})}async function printCalibration(context,invocation,output){let{calibration,file,exitCode}=await calibrate2(
context,invocation),use=`To use this calibration in comparisons: --set compare.calibration=${file}`;return output.isQuiet||
output.aside(""),await output.say(output.isQuiet?use:`${calibrationText(calibration,output.layout())}

${use}`),output.isJson&&await output.printJson(calibration),exitCode}async function printBisect(context,invocation,output){
if(invocation.isDry)return await output.print(bisectPlanText(await planBisect(context,invocation),output.layout())),exitCodes.
pass;let found=await bisect(context,invocation);return await output.say(bisectText(found,output.layout())),output.isJson&&
await output.printJson(found.bisect),found.exitCode}async function printDiagnosis(context,invocation,output){let{screen,
isJson,isQuiet,print}=output,diagnosis=await doctor(context,invocation),{version}=context;if(diagnosis.kind==="runs"){let{
runs,folder}=diagnosis;return isJson?await print(renderDoctorJson({version,machine:null,findings:[],runs})):await print(
renderPastRuns(runs,folder,screen.out())),exitCodes.pass}let{kind,findings,machine}=diagnosis,shown=isQuiet?findings.filter(
({severity})=>severity!=="note"):findings;return isJson?await print(renderDoctorJson({version,machine,findings,runs:null})):
await print((kind==="build"?renderBuildFindings:renderFindings)(shown,screen.out())),findings.some(({severity})=>severity===
"error")?exitCodes.capture:exitCodes.pass}async function printHistory(context,invocation,output){switch(invocation.action){case"\
add":{for(let line of await addToHistory(context,invocation))context.log.info(line);return exitCodes.pass}case"show":return await output.
print(historyText(await folderHistory(context,invocation),invocation.range,output.layout())),exitCodes.pass;case"page":return await writeHistoryPage(
context,invocation),context.log.info(`History page: ${invocation.out}`),exitCodes.pass}}async function printDemo(context,invocation,{
screen,print}){let out=invocation.out??join12(await mkdtemp2(join12(tmpdir(),"llm-profile-demo-")),"demo"),{recordings,comparison,
commentFile}=await demo(context,out),layout=screen.out(),headed=title=>paint(layout,"strong",`=== ${title}`);for(let{title,
result}of recordings){let options={maxRanges:mostRanges,topKernels:result.shownKernels,layout};await print(`
${headed(title)}
${profileText(result.profile,options)}`)}let{comparison:compared,shownKernels:topKernels}=comparison;return await print(
`
${headed("The second recording compared with the first")}
${comparisonText(compared,{topKernels,layout})}`),context.log.info(`
The comment that a pull request would get: ${commentFile??""}`),context.log.info(`The report, to open in a browser: ${comparison.
reportFile??""}`),context.log.info(`A trace of both sides, to open in ui.perfetto.dev: ${comparison.traceFile??""}`),exitCodes.
pass}export{executeCommand};
