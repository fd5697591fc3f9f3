import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{addPairs,addUntraced,announceRun,makeCaches,runSetup,settlePlan}from"./chunk-TIKH255U.js";import{compressReports,
runWhole}from"./chunk-2RD5T3QF.js";import"./chunk-H7VFSPHP.js";import"./chunk-ADW7AVUP.js";import"./chunk-2YQGRBZR.js";
import"./chunk-B6HTYINM.js";import"./chunk-XNTRN4LQ.js";import{loadComparePolicy}from"./chunk-GVZ4HYNA.js";
import"./chunk-3SFYICVD.js";import{flexible,right,textTable}from"./chunk-DA2VQRWE.js";import{calibrationSchemaVersion}from"./chunk-TFLIVZP6.js";
import"./chunk-JM4HAVZV.js";import{kernelLabels}from"./chunk-7X4GSXIQ.js";import"./chunk-MKFWSFTW.js";
import"./chunk-7TFFSP5K.js";import"./chunk-ATBUI2HY.js";import"./chunk-GVMSB6MG.js";import{tryToWrite,
writeFileAtomic}from"./chunk-I4VKSRQ4.js";import"./chunk-YZLBEERH.js";import"./chunk-RNHALGDF.js";import"./chunk-ULQQ3PRR.js";
import"./chunk-DEBAMSE3.js";import{buildSideProfile,createUnmeasuredSide,findMeasuredBase,mapBase}from"./chunk-I2JY3ND3.js";
import{createSide,withGpuWatch}from"./chunk-R5Z7LINJ.js";import{compare,compareLatency,dropDisturbedRounds,pairRuns,
selectRounds}from"./chunk-V3VTJYHY.js";import"./chunk-PA2GX25A.js";import"./chunk-RKYX36J5.js";import{
sideFiles}from"./chunk-4B23C3TN.js";import{logRatio,mean}from"./chunk-4I7B7GEC.js";import"./chunk-W6A3FXIR.js";
import"./chunk-ZZE62GUO.js";import"./chunk-LY5BJY3G.js";import"./chunk-N3XFW5KC.js";import"./chunk-HQWE3O53.js";
import"./chunk-2GFLKWLA.js";import"./chunk-5QAB4VX2.js";import"./chunk-YUWYKZCU.js";import{tunerVariables}from"./chunk-USOKR2YX.js";
import{shareWithIsolatedUser}from"./chunk-RPHAMNRI.js";import"./chunk-KQUVK35Y.js";import"./chunk-AQQV4D3V.js";
import"./chunk-NSC7WXGZ.js";import"./chunk-GLSZTS5E.js";import"./chunk-TVTUM4C3.js";import"./chunk-XKYY53O6.js";
import"./chunk-4MELFLVH.js";import"./chunk-THLDJHIN.js";import"./chunk-YCV7Z7DM.js";import"./chunk-NA7BQV2P.js";
import"./chunk-63IWBBLS.js";import"./chunk-A2TGLBHE.js";import"./chunk-BTZ45BVB.js";import"./chunk-2VJVAXID.js";
import{loadSettings}from"./chunk-GKIPOEAA.js";import"./chunk-KCYAQCRI.js";import"./chunk-LF3QRERU.js";
import"./chunk-TE5H2X6H.js";import"./chunk-EVYEDGFB.js";import"./chunk-4LFUCRIN.js";import"./chunk-S5JNMBWP.js";
import{planCaptures}from"./chunk-YMIIYUNE.js";import"./chunk-U37CXQS2.js";import"./chunk-MKWCQ4TE.js";
import{workloadArgv}from"./chunk-XZICN7LB.js";import"./chunk-3JYAS35C.js";import"./chunk-UA6MQTEC.js";
import"./chunk-22KIXDSW.js";import"./chunk-KHWSZT7H.js";import"./chunk-TAUPKAIQ.js";import"./chunk-2W7IQXEL.js";
import"./chunk-VALY7AK2.js";import"./chunk-C7RUIOSI.js";import"./chunk-NGQWIWV5.js";import"./chunk-ZPNCYFGC.js";
import"./chunk-QDIGZGX7.js";import"./chunk-4P7CRZQU.js";import"./chunk-3M456MRT.js";import"./chunk-YOQXIA2R.js";
import"./chunk-LMHALEWT.js";import"./chunk-BFRNJH43.js";import"./chunk-35HP6UP2.js";import{counted}from"./chunk-6ECLQG56.js";
import{findRange}from"./chunk-HK4KMQAT.js";import{percent,signedPercent}from"./chunk-6WS3YUMR.js";import"./chunk-QIQJK4Y5.js";
import"./chunk-V3YSISYF.js";import"./chunk-EMAJXVPM.js";import"./chunk-G75GGGIL.js";import"./chunk-7IBWU4LP.js";
import{LlmProfileError,ToolError,UserError,errorMessage,exitCodes,wrapLine}from"./chunk-A6EG2BLY.js";import{jsonParts,
plainText}from"./chunk-JN33INQG.js";import"./chunk-GBWPPC6J.js";import{mkdtemp}from"node:fs/promises";import{join,resolve}from"node:path";var shownKernels=8;function formatCalibration({gpu,driver,pairs,ranges,falseAlarms},layout){return[`${plainText(gpu.name)}\
, driver ${driver??"unknown"}: ${counted(pairs,"pair")} of rounds of the same code.`,...falseAlarms===null?[]:[formatFalseAlarms(
falseAlarms)],...ranges.flatMap(range=>["",...formatRange(range,layout)])].flatMap(line=>wrapLine(line,layout)).join(`
`)}function formatFalseAlarms({alarms,comparisons,rounds}){return`${alarms} of ${comparisons} comparisons among these ro\
unds (rounds per side: ${rounds}) would have falsely reported a change.`}function formatRange({name,domain,pairSpread,kernels,
latency},layout){let most=kernels.toSorted((one,other)=>other.pairSpread-one.pairSpread).slice(0,shownKernels),rest=kernels.
length-most.length;return[`NVTX range ${plainText(domain===""?name:`${name}@${domain}`)}: two rounds of the same code ty\
pically differ by ${percent(pairSpread)}. The kernels that vary most:`,...textTable([right("between rounds"),flexible("k\
ernel",32,kernelLabels)],most.map(kernel=>[percent(kernel.pairSpread),kernel.name]),layout),...rest>0?[`  \u2026 and ${rest}\
 more kernels, which vary less`]:[],...latency===null?[]:[formatLatency(latency)]]}function formatLatency({processes,statistic,
changeRatio,detectableRatio}){let found=detectableRatio===null?"too few to tell a slowdown from noise":`a slowdown of ${percent(
detectableRatio)} is found 95% of the time`,differ=changeRatio===null?"":`; the sides differ by ${signedPercent(changeRatio)}`;
return`  wall time without tracing (${statistic} of each process): ${processes} processes per side, all running the same\
 code${differ}; ${found}`}function isFalseAlarm({reasons}){return reasons.some(({verdict,id})=>verdict==="regressed"||id==="range-improved")}var mostComparisons=120;
function createCalibration({base,head,rounds,latencyThreshold,isAlarm}){let pairs=base.rounds.length;requireUsableRounds(
base,head,rounds);let[gpu]=base.machine.gpus;if(gpu===void 0||gpu.uuid===null)throw new UserError({what:"We don't know w\
hich GPU these rounds ran on, so no later comparison could use the calibration.",help:"Calibrate with reports that were \
captured on the runner, with a driver that reports the GPU's UUID."});let untraced=pairRuns(base.untraced,head.untraced,
!0),learned={schemaVersion:calibrationSchemaVersion,tool:base.tool,createdAt:head.createdAt,from:"rounds",gpu:{name:gpu.
name,uuid:gpu.uuid},driver:base.machine.driver,captureMode:base.captureMode,source:{repository:base.source.repository,commit:base.
source.commit},pairs,ranges:base.ranges.flatMap(range=>{let learned2=calibrateRange(range,findMatchingRange(range,head));
return learned2===null?[]:[{...learned2,latency:calibrateLatency(untraced,range,latencyThreshold)}]}),falseAlarms:{rounds,
comparisons:1,alarms:0}},tries=listChoices(pairs,rounds,mostComparisons),alarms=tries.filter(indices=>isAlarm(selectRounds(
base,indices),selectRounds(head,indices),learned)).length;return{...learned,falseAlarms:{rounds,comparisons:tries.length,
alarms}}}function requireUsableRounds(base,head,rounds){let pairs=base.rounds.length;if(pairs!==head.rounds.length||pairs<
Math.max(2,rounds))throw new UserError({what:`A calibration for comparisons of ${counted(rounds,"round")} per side needs\
 at least ${Math.max(2,rounds)} pairs of rounds, but the sides have ${pairs} and ${head.rounds.length} rounds.`,help:"Me\
asure more pairs. 10 or more give useful limits."});let gpus=new Set([...base.machine.gpus,...head.machine.gpus].map(({uuid})=>uuid));
if(gpus.size>1)throw new UserError({what:"All rounds of a calibration must run on the same GPU.",where:[...gpus].map(uuid=>uuid??
"(UUID unknown)").join(", "),help:"Limit the workload to a single GPU, for example with CUDA_VISIBLE_DEVICES=0, and meas\
ure again."})}function findMatchingRange(range,head){let found=findRange(head.ranges,range);if(found!==void 0)return found;
throw new UserError({what:`The range ${range.name} is in only one half of the calibration's rounds, so the two halves ar\
en't from the same code.`})}function calibrateLatency(runs,range,threshold){let latency=compareLatency(runs,range,threshold);
if(latency===null)return null;let{changeRatio,spreadRatio,detectableRatio,rounds}=latency.time;return{processes:rounds,statistic:latency.
statistic,changeRatio,spreadRatio,detectableRatio}}function calibrateRange(first,second){let{rounds:steady,kept,roundsDisagree}=dropDisturbedRounds(
{base:first,head:second,interleaved:!0}),{base,head,interleaved}=steady,pairs=base.rounds.length,headFirst=kept.base.map(
index=>index%2===1),spreadOf=(one,other)=>computePairSpread(one,other,headFirst),ofRange=spreadOf(readTimes(base.rounds,
"gpuBusyNs"),readTimes(head.rounds,"gpuBusyNs"));if(!interleaved||roundsDisagree||ofRange===null)return null;let headFamilies=new Map(
head.families.map(one=>[one.family,one])),headKernels=new Map(head.kernels.map(one=>[one.name,one]));return{name:base.name,
domain:base.domain,skippedInstances:base.skippedInstances,pairs,pairSpread:ofRange,wallSpread:spreadOf(readTimes(base.rounds,
"wallNs"),readTimes(head.rounds,"wallNs")),families:base.families.flatMap(({family,rounds})=>{let spread=spreadOf(readTimes(
rounds,"totalNs"),readTimes(headFamilies.get(family)?.rounds,"totalNs"));return spread===null?[]:[{family,pairSpread:spread}]}),
kernels:base.kernels.flatMap(({name,rounds})=>{let spread=spreadOf(readTimes(rounds,"totalNs"),readTimes(headKernels.get(
name)?.rounds,"totalNs"));return spread===null?[]:[{name,pairSpread:spread}]})}}function readTimes(rounds,key){return(rounds??
[]).map(round=>round?.[key]??0)}function computePairSpread(base,head,headFirst){let pairs=headFirst.length;if(base.length!==
pairs||head.length!==pairs||![...base,...head].every(ns=>ns>0))return null;let slowdowns=base.map((before,round)=>logRatio(
before,head[round]??before)),secondIsSlower=mean(slowdowns.map((log,round)=>headFirst[round]===!0?-log:log)),squares=slowdowns.
reduce((sum,log)=>sum+log**2,0)-pairs*secondIsSlower**2;return Math.sqrt(Math.max(0,squares)/(pairs-1))}function listChoices(count,size,most){
let all=binomial(count,size),taken=Math.min(all,most);return Array.from({length:taken},(_,index)=>findChoice(Math.floor(
index*all/taken),count,size))}function findChoice(rank,count,size){let chosen=[],left=rank;for(let number=0;chosen.length<
size;number+=1){let withIt=binomial(count-number-1,size-chosen.length-1);left<withIt?chosen.push(number):left-=withIt}return chosen}
function binomial(count,size){let product=1;for(let factor=1;factor<=size;factor+=1)product=product*(count-size+factor)/
factor;return Math.round(product)}async function calibrate(context,request){let raw={...request.settings,overrides:[...request.settings.overrides,"ncu.ena\
bled=false","compare.calibration=null","compare.base=null"]},loaded=await loadSettings(context,raw,!0),rounds=loaded.config.
rounds??3;if(request.pairs<Math.max(2,rounds))throw new UserError({what:`${counted(request.pairs,"pair isn't","pairs are\
n't")} enough for comparisons with ${counted(rounds,"round")} per side.`,where:"--pairs",help:`Use at least ${Math.max(2,
rounds)}. With 10 or more, you get useful limits.`});let plan=planCaptures(loaded.config),planned={...plan,rounds:request.
pairs,roundsOfLoad:plan.roundsOfLoad===null?null:1},policy=await loadComparePolicy(context,loaded);workloadArgv(loaded.config.
workload,"checked before anything is made");let file=resolve(context.cwd,request.file);return await tryToWrite(file).catch(
error=>{throw new UserError({...describeWriteFailure(file,error),help:"Choose a file in a folder that you can write to. \
An existing file is replaced."})}),runWhole(context,{loaded,raw,publisher:null},async session=>{let calibration=await measurePairs(
session,planned,policy,rounds),kept=await session.directory.write("calibration.json",jsonParts(calibration));return await writeFileAtomic(
file,jsonParts(calibration),"replace").catch(error=>{throw new ToolError({...describeWriteFailure(file,error),help:`Copy\
 the calibration from ${kept}.`})}),{file,calibration,exitCode:exitCodes.pass}})}function describeWriteFailure(file,error){
return{what:`Can't write the calibration to ${file}.`,where:"--file",why:errorMessage(error),cause:error}}async function addCaches(session){
let{config,program,isolation}=session;if(config.compare.caches==="separate")return session;let folder=await mkdtemp(join(
program.temporary.tmp,"caches-"));await shareWithIsolatedUser(folder,isolation);let caches=await makeCaches(folder,config.
compare.goal,isolation),environment={...program.environment,...caches,...tunerVariables(program.environment)};return{...session,
program:{...program,environment}}}async function measurePairs(given,planned,policy,rounds){if(!given.mayUseGpu)throw new UserError(
{what:"This machine has no GPU to calibrate.",why:"A calibration describes how much times on one GPU vary, so it needs a\
 GPU even if require-kernels is false.",help:"Run `llm-profile calibrate` on the machine that will compare commits."});let session=await withGpuWatch(
await addCaches(given)),own=createSide(session,"head");await runSetup(own);let{plan,emitted,captureMode}=await settlePlan(
own,planned),sides={head:createUnmeasuredSide({...own,emitted,captureMode}),base:createUnmeasuredSide({...createSide(session,
"base"),captureMode})},{latency,compare:policyOfConfig}=session.config,untraced=latency.pairs===0?0:Math.min(latency["ma\
x-pairs"],plan.rounds);await announceRun(session,plan,{sides:2,untraced,isCompared:!1,filterMode:null});let pairs=await addPairs(
sides,plan,plan.rounds),measured=pairs.failed===null&&findMeasuredBase(pairs)!==null?await addUntraced(pairs,untraced):pairs;
if(measured.failed!==null)throw measured.failed;let base=mapBase(measured.base,buildSideProfile);if(base instanceof LlmProfileError)
throw base;let profiles={base:base??buildSideProfile(sides.base),head:buildSideProfile(measured.head)};return await session.
directory.write(sideFiles.base,jsonParts(profiles.base)),await session.directory.write(sideFiles.head,jsonParts(profiles.
head)),await compressReports(session),createCalibration({...profiles,rounds,latencyThreshold:policyOfConfig["latency-thr\
eshold"]/100,isAlarm:(one,other,calibration)=>isFalseAlarm(compare({base:one,head:other,interleaved:!0,policy:{...policyOfConfig,
budgets:[],thresholds:[]},...policy,accepted:[],calibration}))})}async function printCalibration(request,{context,output}){
let{calibration,file}=await calibrate(context,request),use=`To use this calibration in comparisons: --set compare.calibr\
ation=${file}`;return output.isQuiet||output.aside(""),await output.say(output.isQuiet?use:`${formatCalibration(calibration,
output.layout())}

${use}`),output.isJson&&await output.printJson(calibration),exitCodes.pass}export{calibrate,printCalibration};
