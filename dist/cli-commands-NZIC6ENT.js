import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{analyze}from"./chunk-6ERO662R.js";import{addPairs,addUntraced,announce,commandRun,compressReports,deleteRuns,
describeLegs,diskUse,oldRuns,planCaptures,planKey,programStarts,referencedRuns,renderPrune,resolvePlan,run,runBuildChecks,
runNoiseChecks,runPreflight,runSetup,sayDiskUse,selectionOf,sideProfile,storedJson,storedRuns,untracedConfig,untracedPairs,
usesNcu,wholeRun,withGpuWatch}from"./chunk-RHCTS64L.js";import{mostRanges,profileText}from"./chunk-FQVXSSM4.js";
import"./chunk-3S2L3K7F.js";import{lastDuration,newSide,readPastRuns}from"./chunk-XTQYWWC5.js";import{diagnosticSchema}from"./chunk-UUTE3NL5.js";
import{checkWorkingDirectory,commandArgv,configuredFilterMode,envRecordSchema,inspectMachine,ncuArgv,nsysLaunchArgv,nsysLinesArgv,
nsysNvtxArgv,nsysProfileArgv,nsysStartArgv,nsysStopArgv,ownTools,readEnvironmentRecord,replaysRanges,sharesProcess,shellLine,
workloadArgv}from"./chunk-LFQZ5CFR.js";import"./chunk-4P7CRZQU.js";import"./chunk-ULQANPBD.js";import{
compare as compare2}from"./chunk-56EHYWDY.js";import{makeNewFolder}from"./chunk-QUB3MD6R.js";import{calibrationSchemaVersion,
compare,comparePolicy,comparisonComment,comparisonText,latencyOf,logRatio,mean,pairRuns,profileOfRounds,readCalibration,
steadyRounds,verdictLines}from"./chunk-UI2AFWV6.js";import{flexible,json,kernelLabels,leaving,left,right,sideFiles,
textTable,verdictSchema}from"./chunk-LVIKSXMD.js";import{printAside,printResult}from"./chunk-7YYH4GWR.js";import"./chunk-MHK2VTW3.js";
import{tryToWrite,writeFileAtomic}from"./chunk-T72IBAAH.js";import"./chunk-A2TGLBHE.js";import{counted,formatCount,
formatSeconds,formatShare,loadSettings,parseRange,redactCommand}from"./chunk-B2EXJN3Y.js";import{plainJson,plainText,
shownLines}from"./chunk-FJ74MYTG.js";import{_enum,array,boolean,literal,number,object,record,string}from"./chunk-5GEUU6SA.js";
import{isWithin,percent,signedPercent}from"./chunk-GAMW3ESK.js";import{ToolError,UserError,describeError,errorMessage,
exitCodes,paint,wrapLine,wrapText}from"./chunk-YFNKDKYF.js";import{__callDispose,__using}from"./chunk-GBWPPC6J.js";import{mkdtemp}from"node:fs/promises";import{tmpdir}from"node:os";import{dirname,join as join4}from"node:path";import{resolve}from"node:path";function choices(count3,size,most){let all=binomial(count3,size),taken=Math.min(all,most);return Array.from({length:taken},
(_,index)=>choiceAt(Math.floor(index*all/taken),count3,size))}function choiceAt(rank,count3,size){let chosen=[],left2=rank;
for(let number2=0;chosen.length<size;number2+=1){let withIt=binomial(count3-number2-1,size-chosen.length-1);left2<withIt?
chosen.push(number2):left2-=withIt}return chosen}function binomial(count3,size){let product=1;for(let factor=1;factor<=size;factor+=
1)product=product*(count3-size+factor)/factor;return Math.round(product)}function isFalseAlarm({reasons}){return reasons.some(({verdict,id})=>verdict==="regressed"||id==="range-improved")}var mostComparisons=120;
function calibrate({base,head,rounds,latencyThreshold,isAlarm}){let pairs=base.rounds.length;check(base,head,rounds);let[
gpu]=base.machine.gpus;if(gpu===void 0||gpu.uuid===null)throw new UserError({what:"The GPU of these rounds is not known,\
 so that no later comparison could use their calibration.",help:"Calibrate with reports that were captured on the runner\
, with a driver that tells the GPU's UUID."});let untraced=pairRuns(base.untraced,head.untraced,!0),learned={schemaVersion:calibrationSchemaVersion,
tool:base.tool,createdAt:head.createdAt,gpu:{name:gpu.name,uuid:gpu.uuid},driver:base.machine.driver,source:{repository:base.
source.repository,commit:base.source.commit},pairs,ranges:base.ranges.flatMap(range=>{let learned2=calibratedRange(range,
matching(range,head));return learned2===null?[]:[{...learned2,latency:calibratedLatency(untraced,range,latencyThreshold)}]}),
falseAlarms:{rounds,comparisons:1,alarms:0}},tries=choices(pairs,rounds,mostComparisons),alarms=tries.filter(indices=>isAlarm(
profileOfRounds(base,indices),profileOfRounds(head,indices),learned)).length;return{...learned,falseAlarms:{rounds,comparisons:tries.
length,alarms}}}function check(base,head,rounds){let pairs=base.rounds.length;if(pairs!==head.rounds.length||pairs<Math.
max(2,rounds))throw new UserError({what:`A calibration for comparisons of ${String(rounds)} rounds a side needs at least\
 ${String(Math.max(2,rounds))} pairs of rounds; there are ${String(pairs)} and ${String(head.rounds.length)} rounds.`,help:"\
Measure more pairs: 10 or more give useful limits."});let gpus=new Set([...base.machine.gpus,...head.machine.gpus].map(({
uuid})=>uuid));if(gpus.size>1)throw new UserError({what:"The rounds of a calibration must all have run on one GPU.",where:[
...gpus].map(uuid=>uuid??"(UUID unknown)").join(", "),help:"Let the workload use a single GPU, such as with CUDA_VISIBLE\
_DEVICES=0, and measure again."})}function matching(range,head){let found=head.ranges.find(one=>one.name===range.name&&one.
domain===range.domain);if(found!==void 0)return found;throw new UserError({what:`The range ${range.name} is in one half \
of the calibration's rounds only: these are not rounds of the same code.`})}function calibratedLatency(runs,range,threshold){
let latency=latencyOf(runs,range,threshold);if(latency===null)return null;let{changeRatio,spreadRatio,detectableRatio,rounds}=latency.
time;return{processes:rounds,statistic:latency.statistic,changeRatio,spreadRatio,detectableRatio}}function calibratedRange(first,second){
let{rounds:steady,kept,roundsDisagree}=steadyRounds({base:first,head:second,interleaved:!0}),{base,head,interleaved}=steady,
pairs=base.rounds.length,headFirst=kept.base.map(index=>index%2===1),spreadOf=(one,other)=>pairSpread(one,other,headFirst),
ofRange=spreadOf(times(base.rounds,"gpuBusyNs"),times(head.rounds,"gpuBusyNs"));if(!interleaved||roundsDisagree||ofRange===
null)return null;let headFamilies=new Map(head.families.map(one=>[one.family,one])),headKernels=new Map(head.kernels.map(
one=>[one.name,one]));return{name:base.name,domain:base.domain,pairs,pairSpread:ofRange,wallSpread:spreadOf(times(base.rounds,
"wallNs"),times(head.rounds,"wallNs")),families:base.families.flatMap(({family,rounds})=>{let spread=spreadOf(times(rounds,
"totalNs"),times(headFamilies.get(family)?.rounds,"totalNs"));return spread===null?[]:[{family,pairSpread:spread}]}),kernels:base.
kernels.flatMap(({name,rounds})=>{let spread=spreadOf(times(rounds,"totalNs"),times(headKernels.get(name)?.rounds,"total\
Ns"));return spread===null?[]:[{name,pairSpread:spread}]})}}function times(rounds,key){return(rounds??[]).map(round=>round?.[key]??
0)}function pairSpread(base,head,headFirst){let pairs=headFirst.length;if(base.length!==pairs||head.length!==pairs||![...base,
...head].every(ns=>ns>0))return null;let slowdowns=base.map((before,round)=>logRatio(before,head[round]??before)),secondIsSlower=mean(
slowdowns.map((log,round)=>headFirst[round]===!0?-log:log)),squares=slowdowns.reduce((sum,log)=>sum+log**2,0)-pairs*secondIsSlower**
2;return Math.sqrt(Math.max(0,squares)/(pairs-1))}async function calibrate2(context,request){let raw={...request.settings,overrides:[...request.settings.overrides,"ncu.en\
abled=false","compare.calibration=null","compare.base=null"]},loaded=loadSettings(context,raw,!0),rounds=loaded.config.rounds??
3;if(request.pairs<Math.max(2,rounds))throw new UserError({what:`${request.pairs} pairs are too few for comparisons of ${rounds}\
 rounds a side.`,where:"--pairs",help:`Give at least ${Math.max(2,rounds)}; 10 or more give useful limits.`});let plan=planCaptures(
loaded.config),planned={...plan,rounds:request.pairs,roundsOfLoad:plan.roundsOfLoad===null?null:1},policy=comparePolicy(
context,loaded);workloadArgv(loaded.config.workload,"checked before anything is made");let file=resolve(context.cwd,request.
file);return await tryToWrite(file).catch(error=>{throw new UserError({...cannotWrite(file,error),help:"Name a file, new\
 or to be replaced, in a folder that you may write to."})}),commandRun(context,async directoryMade=>wholeRun(context,loaded,
raw,directoryMade,async session=>{let calibration=await measure(session,planned,policy,rounds),kept=await session.directory.
write("calibration.json",json(calibration));return await writeFileAtomic(file,json(calibration),"replace").catch(error=>{
throw new ToolError({...cannotWrite(file,error),help:`It is kept as ${kept}: copy it from there.`})}),{file,calibration,
exitCode:exitCodes.pass}}))}function cannotWrite(file,error){return{what:`The calibration cannot be written to ${file}.`,
where:"--file",why:errorMessage(error),cause:error}}async function measure(given,planned,policy,rounds){let session=await withGpuWatch(
given),head=newSide(session,"head"),base=newSide(session,"base");await runSetup(head);let plan=await resolvePlan(head,planned),
{latency,compare:policyOfConfig}=session.config,untraced=latency.pairs===0?0:Math.min(latency["max-pairs"],plan.rounds);
await announce(session,plan,{kind:"off"},2,untraced,!1);let failed=await addPairs(head,base,plan,plan.rounds)??(base.failure===
null?await addUntraced(head,base,untraced):null)??base.failure;if(failed!==null)throw failed;let profiles={base:sideProfile(
base),head:sideProfile(head)};return await session.directory.write(sideFiles.base,json(profiles.base)),await session.directory.
write(sideFiles.head,json(profiles.head)),await compressReports(session),calibrate({...profiles,rounds,latencyThreshold:policyOfConfig["\
latency-threshold"]/100,isAlarm:(one,other,calibration)=>isFalseAlarm(compare({base:one,head:other,interleaved:!0,policy:{
...policyOfConfig,budgets:[],thresholds:[]},...policy,accepted:[],calibration}))})}import{join,resolve as resolve2}from"node:path";async function demo(context,out){let folder=out===null?null:resolve2(context.cwd,out);folder!==null&&await makeNewFolder(
folder);let below=name=>folder===null?null:join(folder,name),settings={configFile:null,presets:[],inputs:[],overrides:[]},
recordings=[];for(let{recording,title}of recorded){let paths=[recordingPath(context,recording)],result=await analyze(context,
{paths,areRanks:!1,ranges:["decode"],ncu:[],out:below(recording),settings});recordings.push({title,result})}let[base,head]=recorded.
map(({recording})=>[recordingPath(context,recording)]),comparison=await compare2(context,{base:base??[],head:head??[],ranges:[
"decode"],out:below("comparison"),settings}),profile=recordings.at(-1)?.result.profile??null,fails=comparison.exitCode!==
exitCodes.pass,comment=comparisonComment("LLM decode: SDPA \u2192 eager attention",comparison.comparison,profile,fails),
commentFile=below("comment.md");return commentFile!==null&&await writeFileAtomic(commentFile,comment,"refuse"),{recordings,
comparison,commentFile}}var recorded=[{recording:"llm-decode-sdpa",title:"LLM decode with SDPA attention, 3 rounds on an\
 H100"},{recording:"llm-decode-eager",title:"The same with eager attention"}];function recordingPath({root},recording){return join(
root,"examples","recordings",recording)}import{resolve as resolve3}from"node:path";async function doctor(context,{settings:raw,runs,build}){var _stack=[];try{if(runs!==null)return{kind:"runs",folder:runs,
runs:await readPastRuns(resolve3(context.cwd,runs))};let{config}=loadSettings(context,raw,!1);let tools=__using(_stack,await ownTools(
context),!0);let file=config.compare.calibration;let calibration=file===null||build!==null?null:readCalibration(context,
file);let machine=inspectMachine(context,config,tools.runTool,tools.environment,calibration);if(build!==null)return{kind:"\
build",findings:await runBuildChecks(machine,build.requireNcu),machine:await machineRecord(machine)};let noise=await runNoiseChecks(
machine);let findings=[...await runPreflight(machine),...noise];return{kind:"machine",findings,machine:await machineRecord(
machine)}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}
async function machineRecord(machine){let[nsys,ncu]=[(await machine.nsys()).presence,(await machine.ncu()).presence];return readEnvironmentRecord(
{gpus:await machine.gpus(),nsys:nsys.state==="present"?nsys.version:null,ncu:ncu.state==="present"?ncu.version:null,environment:machine.
workloadEnvironment})}import{join as join2,resolve as resolve4}from"node:path";async function prune(context,request){let{config}=loadSettings(context,request.settings,!1),folder=resolve4(context.cwd,
config.out),now=context.clock.now(),stored=await storedRuns(folder,now),runs=await Promise.all(stored.map(async run2=>measured(
folder,run2)));if(request.rule.keep===null&&request.rule.olderThanMs===null)return{out:config.out,mode:"list",kept:runs,
removed:[],spared:[],failed:[]};let references=await referencedRuns(folder,stored),{calibration}=config.compare,calibrationFile=calibration===
null?null:resolve4(context.cwd,calibration),because=({name,mayRun})=>mayRun?"may-run":references.has(name)?"reference":calibrationFile!==
null&&isWithin(calibrationFile,join2(folder,name))?"calibration":null,judged=oldRuns(stored,request.rule,null,now).map(run2=>({
name:run2.name,because:because(run2)})),spared=judged.flatMap(({name,because:because2})=>because2===null?[]:[{name,because:because2}]),
doomed=judged.filter(({because:because2})=>because2===null).map(({name})=>name),{failed}=request.dryRun?{failed:[]}:await deleteRuns(
folder,doomed),isRemoved=({name})=>doomed.includes(name)&&!failed.some(failure=>failure.name===name);return{out:config.out,
mode:request.dryRun?"dry-run":"remove",removed:runs.filter(isRemoved),kept:runs.filter(run2=>!isRemoved(run2)),spared,failed}}
var comparisonSchema=object({verdict:verdictSchema});async function measured(folder,run2){let{data}=comparisonSchema.safeParse(
await storedJson(folder,run2.name,"comparison.json"));return{...run2,verdict:data?.verdict??null,bytes:await diskUse(join2(
folder,run2.name))}}import{join as join3,resolve as resolve5}from"node:path";async function dryRun(context,raw){let loaded=loadSettings(context,raw,!0),{config}=loaded,plan=planCaptures(config);comparePolicy(
context,loaded),checkWorkingDirectory(context,config);let sides=config.compare.base===null?1:2,of={sides,untraced:untracedPairs(
config,sides),isCompared:sides===2,filterMode:usesNcu(config)?configuredFilterMode(config.ncu):null},starts=programStarts(
config,plan,of),least=config["time-budget"]===null?starts:programStarts(config,{...plan,rounds:1},of),counts=config["tim\
e-budget"]===null?()=>!0:leg=>leg==="rounds"||leg==="discovery";return{isPaired:sides===2,legs:describeLegs(config,plan,
of),starts,leastStarts:least.reduce((sum,{leg,planned})=>sum+(counts(leg)?planned:0),0),commands:plannedCommands(context,
config,plan,of).map(({title,argv})=>({title,argv:redactCommand(argv)})),out:config.out,lastSeconds:await lastOf(resolve5(
context.cwd,config.out),config,plan,of),timeLimit:String(config.workload["time-limit"]),timeBudget:config["time-budget"]===
null?null:String(config["time-budget"]),retries:config.retries,isGuarded:sides===2&&config.compare.guard,isolation:config.
isolation,isServer:plan.roundsOfLoad!==null}}async function lastOf(out,config,plan,of){if(plan.unresolved.length>0)return null;
let withoutNcu={...of,filterMode:null};return await lastDuration(out,planKey(config,plan,of))??lastDuration(out,planKey(
config,plan,withoutNcu))}function plannedCommands(context,config,plan,of){let nsys={path:config.nsys.path,missingOptions:[]},
workload=settings=>workloadArgv(settings.workload,join3(config.out,"RUN","hydra")),names=(...folder)=>({output:join3(config.
out,"RUN","head",...folder,"nsys","report"),session:"llm-profile-SESSION"}),inTurn=plan.rounds===1?"":`, round 1 of ${String(
plan.rounds)}`,{setup}=config.workload,before=setup===null?[]:[{title:"sets the program up, without a profiler",argv:commandArgv(
setup)}];if(plan.roundsOfLoad!==null)return[...before,...serverCommands(config,names("round-1","server"))];let untraced=untracedConfig(
config),[first]=plan.captures,gate=first===void 0?{kind:"none"}:first.gate;return[...before,...plan.unresolved.length===
0?[]:[{title:"lists the ranges that the globs match; then each of them is captured as below",argv:nsysNvtxArgv(config,nsys,
names("discovery"),workload(config))}],...plan.captures.map(capture=>({title:`captures ${capture.label}${inTurn}`,argv:nsysProfileArgv(
config,nsys,capture.gate,names("round-1",capture.directory),workload(config))})),...plan.unresolved.map(range=>({title:`\
captures a range that matches ${range.text}${inTurn}`,argv:nsysProfileArgv(config,nsys,{kind:"nvtx",range:{...range,message:"\
RANGE"},instances:range.instances??1},names("round-1","RANGE"),workload(config))})),...of.untraced===0?[]:[{title:`measu\
res wall time without CUDA tracing, run 1 of ${String(of.untraced)}`,argv:nsysNvtxArgv(untraced,nsys,names("untraced-1"),
workload(untraced))}],...of.filterMode===null?[]:ncuCommands(context,config,of),...of.isCompared&&config.lines==="auto"?
[{title:"looks for the lines of what is slower, where a range is",argv:nsysLinesArgv(config,nsys,gate,names("lines"),workload(
config))}]:[]]}function serverCommands(config,names){let nsys={path:config.nsys.path,missingOptions:[]},{server}=config.
workload;return[{title:"starts the server of each load",argv:nsysLaunchArgv(config,nsys,names.session,commandArgv(server.
command??[]))},...[server["warm-up"]??server.client].flatMap(command=>command===null?[]:[{title:"warms it up",argv:commandArgv(
command)}]),{title:"begins a capture",argv:nsysStartArgv(config,nsys,names)},...server.client===null?[]:[{title:"gives t\
he server its work meanwhile",argv:commandArgv(server.client)}],{title:"ends the capture",argv:nsysStopArgv(nsys,names.session)}]}
function ncuCommands(context,config,{filterMode,isCompared}){let{ncu}=config,mode=filterMode===null||filterMode==="unkno\
wn"?"per-launch-config":filterMode,filters=config.ranges.map(entry=>parseRange(typeof entry=="string"?entry:entry.range,
null)).map(({message,domain,glob,text})=>({name:glob?`RANGE(${text})`:message,domain:domain===null||domain==="*"?"":domain,
style:"pushpop"})),isShared=sharesProcess(ncu,mode),groups=ncu.gating?isShared?[filters]:filters.map(filter=>[filter]):[
[]],when=isCompared&&ncu.when==="auto"?", where a verdict needs a reason":"",often=filterMode==="unknown"&&filters.length>
1?"; an older ncu is started for each range":"";return groups.map(ranges=>({title:`explains the top kernels${when}${often}`,
argv:ncuArgv(ncu,{ranges,kernels:!ncu.gating||replaysRanges(ncu)?null:["KERNELS"],launches:null,filterMode:mode,selection:selectionOf(
context,config),log:join3(config.out,"RUN","head","ncu",isShared?"all-ranges":"RANGE","raw.csv"),report:join3(config.out,
"RUN","head","ncu",isShared?"all-ranges":"RANGE","report")},workloadArgv(config.workload,join3(config.out,"RUN","hydra")))}))}var shownKernels=8;function calibrationText({gpu,driver,pairs,ranges,falseAlarms},layout){let{alarms,comparisons,rounds}=falseAlarms;
return[`${plainText(gpu.name)}, driver ${driver??"unknown"}: ${pairs} pairs of rounds of the same code.`,`${alarms} of ${comparisons}\
 comparisons of ${rounds} rounds a side among them would have been called a change.`,...ranges.flatMap(range=>["",...rangeLines(
range,layout)])].flatMap(line=>wrapLine(line,layout.width)).join(`
`)}function rangeLines({name,domain,pairSpread:pairSpread2,kernels,latency},layout){let most=kernels.toSorted((one,other)=>other.
pairSpread-one.pairSpread).slice(0,shownKernels),rest=kernels.length-most.length;return[`NVTX range ${plainText(domain===
""?name:`${name}@${domain}`)}: ${percent(pairSpread2)} between two rounds of the same code; the kernels that vary most:`,
...textTable([right("between rounds"),flexible("kernel",32,kernelLabels)],most.map(kernel=>[percent(kernel.pairSpread),kernel.
name]),layout),...rest>0?[`  \u2026 and ${rest} more kernels, which vary less`]:[],...latency===null?[]:[latencyLine(latency)]]}
function latencyLine({processes,statistic,changeRatio,detectableRatio}){let found=detectableRatio===null?"too few to tel\
l a slowdown from noise":`a slowdown of ${percent(detectableRatio)} is found 95 % of the time`,differ=changeRatio===null?
"":` of the same code differ by ${signedPercent(changeRatio)};`;return`  wall time without tracing (${statistic} of each\
 process): ${processes} processes a side${differ} ${found}`}var legNames={discovery:"a list of the ranges that exist",rounds:"captures",untraced:"runs without CUDA tracing",ncu:"Ns\
ight Compute",lines:"a look for the lines of what is slower"};function dryRunText(dry,layout){let prose=text=>wrapLine(plainText(
text),layout.width,0);return["Dry run: nothing was started, and nothing was written.","",...prose(`Plan: ${dry.legs}.`),
"",...startLines(dry,layout),"",...prose(timeLine(dry)),"",...prose(`Commands, each once. RUN, SESSION, RANGE and KERNEL\
S stand for what the run finds or names; before each stands what isolates it (isolation: ${dry.isolation}).${dry.isPaired?
" The base's are the same, in its own checkout and below base/.":""}`),...dry.commands.flatMap(({title,argv})=>["",`# ${title}`,
shellLine(argv)])].map(plainText).join(`
`)}function startLines({starts,leastStarts,isServer,retries,isGuarded,timeBudget},layout){let most=sumOf(starts.map(leg=>leg.
most)),what=isServer?"server":"program",rows=starts.filter(leg=>leg.planned>0||leg.most!==0).map(leg=>[legNames[leg.leg],
between(leg.planned,leg.most)]),repeated=[...retries>0?[`attempts after a transient fault (retries: ${String(retries)})`]:
[],...isGuarded?["rounds made again because the GPU was disturbed (compare.guard)"]:[]];return[leastStarts===most?`The ${what}\
 is started ${counted(leastStarts,"time")}:`:`The ${what} is started at least ${counted(leastStarts,"time")}${most===null?
"; the ranges that match decide how many more":`, at most ${counted(most,"time")}`}:`,...textTable([left("for"),left("st\
arts")],rows,layout),...timeBudget===null?[]:[`The time budget (${timeBudget}) may leave out all but the first round.`],
...repeated.length===0?[]:[`Not counted: ${repeated.join(", ")}.`]]}function between(least,most){return most===null?`${String(
least)} or more`:least===most?String(least):`${String(least)} to ${String(most)}`}function sumOf(counts){return counts.reduce(
(sum,count3)=>sum===null||count3===null?null:sum+count3,0)}function timeLine({lastSeconds,out,timeLimit}){return lastSeconds===
null?`Time: not known, since no run in ${out} made the same captures of this command yet (limit of each: ${timeLimit}).`:
`Time: about ${formatSeconds(lastSeconds)}, as the last run in ${out} that made the same captures.`}var doctorSchemaVersion=1,findingSchema=diagnosticSchema.extend({id:string().describe("The check, such as `nsys`, `isola\
tion`, `gpu-busy`."),blocksRun:boolean().describe("Whether `run` refuses to start; such a finding is always an error. Ot\
her errors only doctor shows as such.")}),count=number().int().nonnegative(),seconds=number().nonnegative(),toolHistorySchema=object(
{tool:string(),calls:count,failures:count.describe("Calls that failed, timed out or never started. Those that a person s\
topped count as neither."),stopped:count,successRatio:number().min(0).max(1).nullable().describe("Successes divided by s\
uccesses and failures; null where there was neither."),medianSeconds:seconds,maxSeconds:seconds}),pastRunStates=["passed",
"failed","stopped","running","did-not-finish"],pastRunsSchema=object({runs:count,byState:record(_enum(pastRunStates),count),
tools:array(toolHistorySchema).readonly(),failures:array(object({id:string().nullable(),count})).readonly().describe("Mo\
st frequent first; failures without a name are under null."),unreadable:array(object({name:string(),why:string()})).readonly().
describe("Run directories whose run.json could not be read, and why: they are in no other figure.")}),doctorSchema=object(
{schemaVersion:literal(doctorSchemaVersion),version:string().describe("Of llm-profile."),canCapture:boolean().nullable().
describe("Whether no finding is an error; the exit code is then 0, else 3. Null with `--runs`, which looks at no machine\
."),errors:count,warnings:count,machine:envRecordSchema.nullable().describe("As in env.json of a run. Null with `--runs`\
."),findings:array(findingSchema).readonly().describe("In the order of the checks; one check may have several."),runs:pastRunsSchema.
nullable().describe("Null without `--runs`.")});var signs={note:{text:"\u2713 ok",tone:"good"},warning:{text:"! warning",tone:"unsure"},error:{text:"\u2717 error",tone:"\
bad"}};function renderFindings(findings,layout){return renderWith(findings,summary(findings),layout)}function renderBuildFindings(findings,layout){
let found=countOf(findings),last=findings.some(({severity})=>severity==="error")?`${found}: the tools do not work.`:`${found===
""?"":`${found}. `}The tools work.`;return renderWith(findings,last,layout)}function renderWith(findings,last,layout){return[
...findings.length===0?[]:[...findingLines(findings,layout),""],...wrapText(last,layout.width)].join(`
`)+`
`}function findingLines(findings,layout){let signWidth=Math.max(...Object.values(signs).map(({text})=>text.length)),idWidth=Math.
max(0,...findings.map(({id})=>id.length)),indent=" ".repeat(signWidth+idWidth+4),hung=(start,text,deeper="")=>wrapText(oneLine(
text),layout.width-indent.length-deeper.length).map((line,at)=>(at===0?start:indent+deeper)+line);return findings.flatMap(
({id,severity,what,help})=>{let{text,tone}=signs[severity],sign=paint(layout,tone,text)+" ".repeat(signWidth-text.length);
return[...hung(`${sign}  ${id.padEnd(idWidth)}  `,what),...help===null?[]:hung(`${indent}help: `,help," ".repeat(6))]})}
function renderPastRuns(past,folder,layout){if(past.runs===0&&past.unreadable.length===0)return`No runs in ${folder}.
`;let states=Object.entries(past.byState).filter(([,count3])=>count3>0).map(([state,count3])=>`${formatCount(count3)} ${state.
replaceAll("-"," ")}`),lines=[`${count2(past.runs,"run")} in ${folder}${states.length===0?".":`: ${states.join(", ")}.`}`];
if(past.tools.length>0&&lines.push("",...toolTable(past,layout)),past.failures.length>0){lines.push("","Why runs failed,\
 most frequent first:");for(let{id,count:count3}of past.failures)lines.push(`  ${formatCount(count3)} \xD7  ${plainText(
id??"(no known cause)")}`)}if(past.unreadable.length>0){lines.push("","Left out, as their run.json cannot be read:");for(let{
name,why}of past.unreadable)lines.push(`  ${plainText(name)}: ${oneLine(why)}`)}return lines.flatMap(line=>wrapLine(line,
layout.width)).join(`
`)+`
`}function renderDoctorJson(found){let{version,machine,findings,runs}=found,[errors,warnings]=[severityCount(findings,"e\
rror"),severityCount(findings,"warning")];return`${plainJson({schemaVersion:doctorSchemaVersion,version,canCapture:machine===
null?null:errors===0,errors,warnings,machine,findings,runs},2)}
`}function toolTable(past,layout){return textTable(leaving([flexible("Tool",12),...["Calls","Failed","Stopped","Success",
"Median","Longest"].map(right)],["Stopped","Median"]),past.tools.map(tool=>[plainText(tool.tool),formatCount(tool.calls),
formatCount(tool.failures),formatCount(tool.stopped),tool.successRatio===null?"\u2013":formatShare(tool.successRatio),formatSeconds(
tool.medianSeconds),formatSeconds(tool.maxSeconds)]),layout)}function countOf(findings){let[errors,warnings]=[severityCount(
findings,"error"),severityCount(findings,"warning")];return[errors>0?count2(errors,"error"):"",warnings>0?count2(warnings,
"warning"):""].filter(text=>text!=="").join(", ")}function severityCount(findings,severity){return findings.filter(finding=>finding.
severity===severity).length}function summary(findings){let found=countOf(findings),others="`analyze`, `compare` and `dem\
o` need none of this.";return findings.some(({blocksRun})=>blocksRun)?`${found}: \`llm-profile run\` cannot start here. ${others}`:
severityCount(findings,"error")>0?`${found}: \`llm-profile run\` starts here, but can capture no kernel. ${others}`:found===
""?"All is well.":`${found}. \`llm-profile run\` can start.`}function count2(number2,noun){return`${formatCount(number2)}\
 ${noun}${number2===1?"":"s"}`}function oneLine(text){return plainText(text.replaceAll(/(?<!\s)\s*\n\s*/g," \xB7 "))}async function executeCommand(context,invocation,screen){let print=async text=>printResult(`${shownLines(text,screen.out())}\

`),printJson=async value=>printResult(`${plainJson(value,2)}
`),aside=text=>{printAside(`${shownLines(text,screen.err())}
`)},isQuiet=screen.level==="quiet";switch(invocation.name){case"run":{let result=await run(context,invocation.settings),
{profile,comparison,failure,profileFile,reportFile,shownKernels:topKernels,exitCode}=result,layout=screen.err(),measured2=`${failure===
null?"The capture is real.":"What was measured:"} ${profileFile}`;return isQuiet?aside([...comparison===null?[]:verdictLines(
comparison,layout),measured2].join(`
`)):(aside(`
${profileText(profile,{maxRanges:mostRanges,topKernels,layout})}
`),aside(`${measured2}
The same as a page: ${reportFile}`),comparison!==null&&aside(`
${comparisonText(comparison,{topKernels,layout})}
`)),await sayDiskUse(context,dirname(result.directory)),failure!==null&&aside(`
${describeError(failure,layout)}`),invocation.json&&await printJson(profile),exitCode}case"dry-run":return await print(dryRunText(
await dryRun(context,invocation.settings),screen.out())),exitCodes.pass;case"calibrate":{let{calibration,file,exitCode}=await calibrate2(
context,invocation),use=`Compare with it: --set compare.calibration=${file}`;return aside(isQuiet?use:`
${calibrationText(calibration,screen.err())}

${use}`),invocation.json&&await printJson(calibration),exitCode}case"doctor":{let diagnosis=await doctor(context,invocation),
{version}=context;if(diagnosis.kind==="runs"){let{runs,folder}=diagnosis;return invocation.json?await print(renderDoctorJson(
{version,machine:null,findings:[],runs})):await print(renderPastRuns(runs,folder,screen.out())),exitCodes.pass}let{kind,
findings,machine}=diagnosis,shown=isQuiet?findings.filter(({severity})=>severity!=="note"):findings,render=kind==="build"?
renderBuildFindings:renderFindings;return invocation.json?await print(renderDoctorJson({version,machine,findings,runs:null})):
await print(render(shown,screen.out())),findings.some(({severity})=>severity==="error")?exitCodes.capture:exitCodes.pass}case"\
prune":{let result=await prune(context,invocation);return await print(renderPrune(result,screen.out())),result.failed.length===
0?exitCodes.pass:exitCodes.capture}case"demo":{let out=invocation.out??join4(await mkdtemp(join4(tmpdir(),"llm-profile-d\
emo-")),"demo"),{recordings,comparison,commentFile}=await demo(context,out),layout=screen.out(),headed=title=>paint(layout,
"strong",`=== ${title}`);for(let{title,result}of recordings){let options={maxRanges:mostRanges,topKernels:result.shownKernels,
layout};await print(`
${headed(title)}
${profileText(result.profile,options)}`)}let{comparison:compared,shownKernels:topKernels}=comparison;return await print(
`
${headed("The second against the first")}
${comparisonText(compared,{topKernels,layout})}`),context.log.info(`
The comment that a pull request would get: ${commentFile??""}`),context.log.info(`The report of it, to be opened in a br\
owser: ${comparison.reportFile??""}`),context.log.info(`A trace of both sides, to be dropped at ui.perfetto.dev: ${comparison.
traceFile??""}`),exitCodes.pass}}}export{executeCommand};
