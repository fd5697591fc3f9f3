import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{addPairs,addUntraced,announce,makeCaches,runSetup,settlePlan}from"./chunk-W5U4AGUF.js";import{compressReports,
wholeRun}from"./chunk-GDIVAP27.js";import"./chunk-ZFNV5FB4.js";import"./chunk-FL6QKFKM.js";import"./chunk-KXVNW3XK.js";
import"./chunk-6X2C5FCC.js";import"./chunk-GKQR5PC4.js";import{comparePolicy}from"./chunk-MALXM3W2.js";
import"./chunk-3TA32IRT.js";import{calibrationSchemaVersion}from"./chunk-OYPB6HQY.js";import{measuredBase,ofBase,
sideProfile,unmeasured}from"./chunk-ZBTMP7WP.js";import{withGpuWatch}from"./chunk-BI4YU65I.js";import{compare,
latencyOf,pairRuns,profileOfRounds,steadyRounds}from"./chunk-CYFPQEIY.js";import"./chunk-CNWXVMYB.js";import"./chunk-M3WZKWMQ.js";
import"./chunk-M36WGIRC.js";import{logRatio,mean}from"./chunk-QNJQHO6J.js";import"./chunk-7RIKUGPE.js";
import"./chunk-CIEXIDK3.js";import"./chunk-H4IWKDLN.js";import"./chunk-72ZIQ5GS.js";import"./chunk-LBNHEM27.js";
import"./chunk-7T4VFMLJ.js";import"./chunk-QEZDYAE5.js";import{tryToWrite,writeFileAtomic}from"./chunk-5RZBETLP.js";
import"./chunk-FUPWMG3E.js";import"./chunk-OX3A4U4L.js";import"./chunk-5R7XXEF7.js";import"./chunk-XJWEE3PF.js";
import"./chunk-MGKK7GTE.js";import{tunerVariables}from"./chunk-HKCNM2Q7.js";import{shareWithIsolatedUser}from"./chunk-PCGLUHAL.js";
import"./chunk-35JWNKLO.js";import"./chunk-F4L6ZSMB.js";import"./chunk-TEF6NUCH.js";import"./chunk-4576GU2S.js";
import"./chunk-XKYY53O6.js";import"./chunk-4MELFLVH.js";import"./chunk-75FNQC3L.js";import"./chunk-VMCK4KLJ.js";
import"./chunk-A2TGLBHE.js";import"./chunk-QTFIC5W2.js";import"./chunk-63IWBBLS.js";import"./chunk-HBGB2I5H.js";
import"./chunk-2VJVAXID.js";import{loadSettings}from"./chunk-SL4I7YBJ.js";import{newSide}from"./chunk-FFSRJJ7V.js";
import"./chunk-LF3QRERU.js";import"./chunk-BQXZSXIB.js";import"./chunk-EVYEDGFB.js";import{planCaptures}from"./chunk-TVMH5Q7A.js";
import"./chunk-KR2UOXRZ.js";import"./chunk-RQ65AKKA.js";import{workloadArgv}from"./chunk-BNFK57VM.js";
import"./chunk-BFECMUDM.js";import"./chunk-XTB7E6VP.js";import"./chunk-22KIXDSW.js";import"./chunk-TAUPKAIQ.js";
import"./chunk-VALY7AK2.js";import"./chunk-C7RUIOSI.js";import"./chunk-4P7CRZQU.js";import"./chunk-DHKSCNTC.js";
import{sideFiles}from"./chunk-H2EAPMP6.js";import"./chunk-FSLDY37Y.js";import{flexible,right,textTable}from"./chunk-6OR55GWV.js";
import"./chunk-N25YEF3M.js";import"./chunk-WQTUTYOP.js";import"./chunk-YM5JA4HV.js";import"./chunk-25TWLJ3N.js";
import"./chunk-2W7IQXEL.js";import"./chunk-QJOP3WDW.js";import"./chunk-U2ZF3MRO.js";import"./chunk-UHXQRZLL.js";
import"./chunk-AQQV4D3V.js";import"./chunk-ZZE62GUO.js";import"./chunk-ZDEMQHSS.js";import{kernelLabels}from"./chunk-DZDJZLNK.js";
import"./chunk-PRJXITJ5.js";import"./chunk-QSM46VHS.js";import"./chunk-UAF72VOO.js";import"./chunk-ZGTGJUTC.js";
import"./chunk-GFZRGEUD.js";import"./chunk-D5BRSJCR.js";import"./chunk-JQWK2UK7.js";import"./chunk-5OVYX55E.js";
import"./chunk-7Z5XDYKE.js";import"./chunk-JDFCM7GS.js";import"./chunk-5CYI4BPF.js";import"./chunk-QIQJK4Y5.js";
import"./chunk-W5HYH3WW.js";import"./chunk-BFRNJH43.js";import"./chunk-K6OMWCVZ.js";import{LlmProfileError,
ToolError,UserError,errorMessage,exitCodes,wrapLine}from"./chunk-4KDG6NHC.js";import"./chunk-35HP6UP2.js";import{
counted}from"./chunk-XPTDL37I.js";import"./chunk-7IBWU4LP.js";import"./chunk-H4ZU53CY.js";import{percent,
signedPercent}from"./chunk-W32B5RYS.js";import{jsonParts,plainText}from"./chunk-JN33INQG.js";import"./chunk-GBWPPC6J.js";var shownKernels=8;function calibrationText({gpu,driver,pairs,ranges,falseAlarms},layout){return[`${plainText(gpu.name)}\
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
 code${differ}; ${found}`}import{mkdtemp}from"node:fs/promises";import{join,resolve}from"node:path";function choices(count,size,most){let all=binomial(count,size),taken=Math.min(all,most);return Array.from({length:taken},
(_,index)=>choiceAt(Math.floor(index*all/taken),count,size))}function choiceAt(rank,count,size){let chosen=[],left=rank;
for(let number=0;chosen.length<size;number+=1){let withIt=binomial(count-number-1,size-chosen.length-1);left<withIt?chosen.
push(number):left-=withIt}return chosen}function binomial(count,size){let product=1;for(let factor=1;factor<=size;factor+=
1)product=product*(count-size+factor)/factor;return Math.round(product)}function isFalseAlarm({reasons}){return reasons.some(({verdict,id})=>verdict==="regressed"||id==="range-improved")}var mostComparisons=120;
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
workload,"checked before anything is made");let file=resolve(context.cwd,request.file);return await tryToWrite(file).catch(
error=>{throw new UserError({...cannotWrite(file,error),help:"Choose a file in a folder that you can write to. An existi\
ng file is replaced."})}),wholeRun(context,{loaded,raw,publisher:null},async session=>{let calibration=await measure(session,
planned,policy,rounds),kept=await session.directory.write("calibration.json",jsonParts(calibration));return await writeFileAtomic(
file,jsonParts(calibration),"replace").catch(error=>{throw new ToolError({...cannotWrite(file,error),help:`Copy the cali\
bration from ${kept}.`})}),{file,calibration,exitCode:exitCodes.pass}})}function cannotWrite(file,error){return{what:`Ca\
n't write the calibration to ${file}.`,where:"--file",why:errorMessage(error),cause:error}}async function withOwnCaches(session){
let{config,program,isolation}=session;if(config.compare.caches==="separate")return session;let folder=await mkdtemp(join(
program.temporary.tmp,"caches-"));await shareWithIsolatedUser(folder,isolation);let caches=await makeCaches(folder,config.
compare.goal,isolation),environment={...program.environment,...caches,...tunerVariables(program.environment)};return{...session,
program:{...program,environment}}}async function measure(given,planned,policy,rounds){if(!given.mayUseGpu)throw new UserError(
{what:"This machine has no GPU to calibrate.",why:"A calibration describes how much times on one GPU vary, so it needs a\
 GPU even if require-kernels is false.",help:"Run `llm-profile calibrate` on the machine that will compare commits."});let session=await withGpuWatch(
await withOwnCaches(given)),own=newSide(session,"head");await runSetup(own);let{plan,emitted,captureMode}=await settlePlan(
own,planned),sides={head:unmeasured({...own,emitted,captureMode}),base:unmeasured({...newSide(session,"base"),captureMode})},
{latency,compare:policyOfConfig}=session.config,untraced=latency.pairs===0?0:Math.min(latency["max-pairs"],plan.rounds);
await announce(session,plan,{sides:2,untraced,isCompared:!1,filterMode:null});let pairs=await addPairs(sides,plan,plan.rounds),
measured=pairs.failed===null&&measuredBase(pairs)!==null?await addUntraced(pairs,untraced):pairs;if(measured.failed!==null)
throw measured.failed;let base=ofBase(measured.base,sideProfile);if(base instanceof LlmProfileError)throw base;let profiles={
base:base??sideProfile(sides.base),head:sideProfile(measured.head)};return await session.directory.write(sideFiles.base,
jsonParts(profiles.base)),await session.directory.write(sideFiles.head,jsonParts(profiles.head)),await compressReports(session),
calibrate({...profiles,rounds,latencyThreshold:policyOfConfig["latency-threshold"]/100,isAlarm:(one,other,calibration)=>isFalseAlarm(
compare({base:one,head:other,interleaved:!0,policy:{...policyOfConfig,budgets:[],thresholds:[]},...policy,accepted:[],calibration}))})}
async function printCalibration(request,{context,output}){let{calibration,file,exitCode}=await calibrate2(context,request),
use=`To use this calibration in comparisons: --set compare.calibration=${file}`;return output.isQuiet||output.aside(""),
await output.say(output.isQuiet?use:`${calibrationText(calibration,output.layout())}

${use}`),output.isJson&&await output.printJson(calibration),exitCode}export{calibrate2 as calibrate,printCalibration};
