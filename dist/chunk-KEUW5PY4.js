import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{areNeighbors,byOrder,constants,deviation,effectOf,estimateNoise,estimateOf,headFirstOf,isBeyond,isMajority,logRatio,
logs,mean,noiseFloor,pairLogRatios,pooledNoise,processCount,processesOf,sideLevels,sideNoise,sideTimes,studentTQuantile,
usualNoise,varianceOfMedian,weightedMedian,withoutFactor}from"./chunk-QDARVDRB.js";import{emptyRound}from"./chunk-2ZKRCBPE.js";
import{sideFiles}from"./chunk-O3Q4A62J.js";import{wallPartTimes}from"./chunk-FIGG5FDP.js";import{gpuTimeOf,instanceTimes,
waitsForOthers,wallFigures}from"./chunk-VF7ZCXP2.js";import{escapedGlob,matchesGlob}from"./chunk-O7OYFUBQ.js";
import{launchShape,sampleOf,sharedBytes}from"./chunk-YM5JA4HV.js";import{canBeAccepted,comparesGpu,countReasonIds,
coversPart,hasGpu,isFall}from"./chunk-IG4XIXGV.js";import{isLaunchesAgain,unknownChange}from"./chunk-PI6DL2IX.js";
import{gpuPerAmount,gpuPerAmountKinds,perAmountUnits,readUnit,wallPerAmount,wallPerAmountKinds}from"./chunk-KOLGLZ76.js";
import{alikeOperators,gpuKey,isNamed,medianOf,operatorText,sharedPath}from"./chunk-T2VURG6D.js";import{median,medianLaunches,
medianTotalNs,sharedValue}from"./chunk-7Z5XDYKE.js";import{communicationFamily,rankText,rankTimeNs,ranksKnown}from"./chunk-JDFCM7GS.js";
import{nearest}from"./chunk-BFRNJH43.js";import{counted,listText}from"./chunk-UWABTZDV.js";import{amountText,
countText,intervalText,pairText,percent,rangeText,signedPercent,sizeAmount,sizeText}from"./chunk-YTVQXYLK.js";import{
acceptedKinds}from"./chunk-D5BRSJCR.js";import{LlmProfileError,UserError}from"./chunk-4KDG6NHC.js";import{plainText}from"./chunk-JN33INQG.js";var anyOfFramework=["gemm","attention","conv","norm","softmax","activation","embedding","reduce","elementwise","copy","m\
emory","sampling","triton","other"],ofServers=["gemm","attention","moe","norm","activation","rope","quantize","memory","\
sampling","communication"],software=[{pattern:/^(?:nvidia-|lib)?cublas(?:lt)?(?![a-z])/,families:["gemm"]},{pattern:/^(?:nvidia-|lib)?cudnn(?![a-z])/,
families:["conv","attention"]},{pattern:/^(?:nvidia-|lib)?nccl(?![a-z])/,families:["communication"]},{pattern:/^(?:nvidia-|lib)?nvshmem(?![a-z])/,
families:["communication"]},{pattern:/^(?:nvidia-)?cutlass(?![a-z])/,families:["gemm","attention","moe"]},{pattern:/^(?:nvidia-|lib)?cu(?:sparse(?:lt)?|tensor)(?![a-z])/,
families:["gemm"]},{pattern:/^(?:flash-attn|flash-attention|flash-mla|xformers|sageattention)/,families:["attention"]},{
pattern:/^flashinfer/,families:["attention","norm","activation","rope","sampling","moe"]},{pattern:/^deep-?gemm/,families:[
"gemm","moe"]},{pattern:/^(?:bitsandbytes|autoawq|auto-gptq|gptqmodel|torchao|marlin)/,families:["quantize","gemm"]},{pattern:/^transformer-engine/,
families:["gemm","attention","norm","quantize"]},{pattern:/^(?:pytorch-)?triton(?:-|$|_)/,families:["triton","gemm","att\
ention","moe"]},{pattern:/^(?:vllm|sglang|sgl-kernel|tensorrt-llm|lmdeploy)(?:-|$|_)/,families:ofServers},{pattern:/^(?:jax|jaxlib|jax-cuda\d+-(?:pjrt|plugin))$|^xla_/,
families:["xla","gemm","triton"]},{pattern:/^(?:torch|torchvision|torchaudio|pytorch)(?:-|$|_)|^torchinductor_/,families:anyOfFramework},
{pattern:/^(?:transformers|accelerate|diffusers|peft)$/,families:["attention","moe","elementwise","copy"]},{pattern:/^(?:tensorflow|tensorrt|onnxruntime|cupy|numba|deepspeed|apex)/,
families:[]},{pattern:/^(?:nvidia|cuda|cudart|nvrtc|nvjitlink|libnv|libcu(?:fft|rand|solver)|cu(?:fft|rand|solver))/,families:[]}];var mostListed=1e3,listsOf=[["cuda-library","cudaLibraries"],["python-package","pythonPackages"],["system-package","syst\
emPackages"]];function compareEnvironments({environment:base,machine:baseMachine},{environment:head,machine:headMachine}){
if(base===null||head===null)return null;let lists=listsOf.map(([kind,key])=>({kind,base:base[key],head:head[key]})),single=[
{kind:"driver",name:"driver",base:baseMachine.driver,head:headMachine.driver},{kind:"image",name:"image",base:base.imageDigest,
head:head.imageDigest},{kind:"operating-system",name:"operating system",base:base.operatingSystem,head:head.operatingSystem}],
changes2=[...single.flatMap(one=>one.base===null||one.head===null||one.base===one.head?[]:[{...one,state:"changed"}]),...lists.
flatMap(list=>list.base===null||list.head===null?[]:versionChanges(list.kind,list.base,list.head)),...variableChanges(base,
head)].map(withMeaning);return{changes:changes2.toSorted((one,other)=>one.rank-other.rank||kinds.indexOf(one.change.kind)-
kinds.indexOf(other.change.kind)||(one.change.name<other.change.name?-1:1)).slice(0,mostListed).map(({change})=>change),
total:changes2.length,unknown:[...single.flatMap(one=>one.base===null&&one.head===null?[]:isKnownOnce(one)),...lists.flatMap(
isKnownOnce),...base.run!==head.run&&hasUnknownValues(base,head)?["variable-values"]:[]]}}var kinds=["driver","image","o\
perating-system","cuda-library","python-package","variable","system-package"];function isKnownOnce({kind,base,head}){return base===
null==(head===null)?[]:[kind]}function versionChanges(kind,base,head){let[before,after]=[new Map(Object.entries(base)),new Map(
Object.entries(head))];return namesOf(before,after).flatMap(name=>{let versions={base:before.get(name)??null,head:after.
get(name)??null};return versions.base===versions.head?[]:[{kind,name,state:stateOf(versions),...versions}]})}function variableChanges(base,head){
let[before,after]=[new Map(Object.entries(base.variables)),new Map(Object.entries(head.variables))];return namesOf(before,
after).flatMap(name=>{let[one,other]=[before.get(name)??null,after.get(name)??null],state=stateOf({base:one,head:other});
return state==="changed"&&!hasChanged(one,other,base.run===head.run)?[]:[{kind:"variable",name,state,base:one?.value??null,
head:other?.value??null}]})}function hasChanged(base,head,isOneRun){return base===null||head===null?!1:base.value!==null&&
head.value!==null?base.value!==head.value:isOneRun&&base.digest!==null&&head.digest!==null&&base.digest!==head.digest}function hasUnknownValues(base,head){
let after=new Map(Object.entries(head.variables));return Object.entries(base.variables).some(([name,{value}])=>{let other=after.
get(name);return other!==void 0&&(value===null||other.value===null)})}function namesOf(before,after){return[...new Set([
...before.keys(),...after.keys()])]}function stateOf({base,head}){return base===null?"added":head===null?"removed":"chan\
ged"}function withMeaning(change){let isWhole=change.kind==="driver"||change.kind==="image",rank=isWhole?0:software.findIndex(
({pattern})=>pattern.test(change.name.toLowerCase())),found=isWhole?void 0:software[rank];return{rank:rank===-1?software.
length:rank,change:{...change,isOfGpu:rank!==-1,families:[...found?.families??[]]}}}function fittingCalibration(calibration,sides){if(calibration===null)return{calibration,misfit:null};let found=differenceFrom(
calibration,sides.base)??differenceFrom(calibration,sides.head);if(found===null)return{calibration,misfit:null};let{gpu,
driver}=calibration;return{calibration:null,misfit:{madeOn:{gpu:gpu.name,uuid:gpu.uuid,driver},found}}}function differenceFrom(calibration,{
machine:{gpus,driver},captureMode,ranges}){let[gpu,...others]=gpus;if(gpu===void 0)return{kind:"unknown-gpu"};if(others.
length>0)return{kind:"several-gpus",count:gpus.length};if(gpu.uuid!==calibration.gpu.uuid)return{kind:"other-gpu",gpu:gpu.
name,uuid:gpu.uuid};if(driver!==calibration.driver)return{kind:"other-driver",driver};if(captureMode!==null&&calibration.
captureMode!==null&&captureMode!==calibration.captureMode)return{kind:"other-captures",captureMode};let other=ranges.find(
({name,domain,skippedInstances})=>calibration.ranges.some(one=>one.name===name&&one.domain===domain&&one.skippedInstances!==
skippedInstances));return other===void 0?null:{kind:"other-instances",range:rangeText(other.name,other.domain)}}function oneFactor(moves,total){return moves.length<constants.fewestKernels.value?null:sharedFactor(moves,total)}function sharedFactor(moves,total){
if(moves.length===0)return null;let factor=weightedMedian(moves);return weightNear(moves,factor)>=constants.nearlyAll.value*
total?factor:null}function weightNear(moves,factor){return moves.filter(({value})=>Math.abs(value-factor)<=nearTo(factor)).
reduce((sum3,{weight})=>sum3+weight,0)}function nearTo(factor){return Math.max(constants.tolerance.value,constants.follows.
value*Math.abs(factor))}function meanClocks({baseMhz:base,headMhz:head}){let[baseMhz,headMhz]=[base,head].map(rounds=>{let known=rounds.filter(mhz=>mhz!==
null);return known.length===0?null:mean(known)});return baseMhz==null||headMhz==null?null:{baseMhz,headMhz}}function findCommonMode(moves,smallest,clocks,rangeChange){
let clock=clocks===null?null:Math.log(clocks.headMhz/clocks.baseMhz),known=moves.reduce((sum3,{weight})=>sum3+weight,0),
shared=oneFactor(moves,known),least=Math.log1p(smallest),asMode=(factor,isExplained)=>({changeRatio:Math.expm1(factor),shareRatio:Math.
min(weightNear(moves,factor),1),clockChangeRatio:clock===null?null:Math.expm1(clock),explainedByClocks:isExplained});if(shared!==
null&&Math.abs(shared)>=least)return asMode(shared,clock!==null&&explains(clock,shared));let change=Math.log1p(rangeChange);
return clock===null||Math.abs(change)<least||!explains(clock,change)?null:asMode(-clock,!0)}function explains(clock,factor){
let{tolerance,follows}=constants;return Math.abs(clock)>=tolerance.value&&Math.sign(clock)===-Math.sign(factor)&&Math.abs(
factor)<=(1+follows.value)*Math.abs(clock)+tolerance.value}function calibratedNoise(calibration,subject){let{name,domain}=subject.range,found=calibration?.ranges.find(one=>one.name===
name&&one.domain===domain),spread=found===void 0?void 0:spreadOf(found,subject);return calibration===null||found===void 0||
spread==null?null:{pairSpread:spread,degrees:found.pairs-1,isOfHistory:calibration.from==="history"}}function spreadOf(range,{
kind,name}){return kind==="wall"?range.wallSpread:kind==="family"?range.families.find(one=>one.family===name)?.pairSpread:
kind==="kernel"?range.kernels.find(one=>one.name===name)?.pairSpread:range.pairSpread}function sizesOf(evidence){let sizes=sizesAmong(evidence).toSorted((one,other)=>other.least-one.least),[largest]=sizes,limits=sizes.
map(({same})=>same);return{least:largest?.least??0,same:limits.includes(null)?null:Math.max(0,...limits.map(limit=>limit??
0)),why:sizes.find(({same,why})=>same===null&&why!==null)?.why??largest?.why??null}}function thresholdIn(evidence){return sizesAmong(
evidence).find(({kind})=>kind==="threshold")?.least??0}function sizesAmong(evidence){return evidence.filter(one=>"least"in
one)}function clockOf(evidence){return evidence.find(one=>one.kind==="clocks-differ")??null}function evidenceOf(evidence,kind){
return evidence.find(one=>one.kind===kind)??null}function normalCdf(x){let size2=x<0?-x:x;if(size2>7)return x>0?1:0;let above2=.0352624965998911*size2+.700383064443688;above2=
above2*size2+6.37396220353165,above2=above2*size2+33.912866078383,above2=above2*size2+112.079291497871,above2=above2*size2+
221.213596169931,above2=above2*size2+220.206867912376;let below=.0883883476483184*size2+1.75566716318264;below=below*size2+
16.064177579207,below=below*size2+86.7807322029461,below=below*size2+296.564248779674,below=below*size2+637.333633378831,
below=below*size2+793.826512519948,below=below*size2+440.413735824752;let tail=Math.exp(-size2*size2/2)*above2/below;return x>
0?1-tail:tail}function normalDensity(x){return Math.exp(-x*x/2)/Math.sqrt(2*Math.PI)}var foundShare=.95,mostKnownDegrees=2,normalQuantile90=1.2816;function detectableSize(values,{least,ofNoise},known){if(Math.
min(values.base.length,values.head.length)<2)return null;let noise=boundedNoise(values,known),limit=Math.max(least,ofNoise*
noise.growth),found=chanceToFind(values,limit,noise),below=0,above2=limit+.001;for(;found(above2)<foundShare;)above2*=2;
for(let step=0;step<30;step+=1){let middle=(below+above2)/2;found(middle)<foundShare?below=middle:above2=middle}return Math.
expm1(above2)}function mayBeUnusual(values,known){if(known===null||Math.min(values.base.length,values.head.length)<2)return!1;
let{deviation:deviation2}=boundedNoise(values,known);return isBeyond(pairLogRatios(values)===null?Math.SQRT2*deviation2:
deviation2,known)}function chanceToFind(values,limit,{deviation:deviation2,weight}){let pairs=pairLogRatios(values);if(pairs!==
null){let orders=byOrder(pairs,values.headFirst).map(order=>({middle:mean(order),pairs:order.length})),middle=mean(orders.
map(order=>order.middle));return size2=>orders.reduce((chance,order)=>chance*above(size2+order.middle-middle,deviation2)**
order.pairs,above(size2-limit,deviation2*weight))}let allAbove=apart(values.base.length,values.head.length);return size2=>{
let passes=above(size2-limit,deviation2*weight);return deviation2===0||passes<foundShare?passes:passes*allAbove(size2/deviation2)}}
function boundedNoise(values,known){let limited=known===null?null:{...known,degrees:Math.min(known.degrees,mostKnownDegrees)},
{noise,weight}=estimateNoise(values,limited),withinSides=pairLogRatios(values)===null?noise:pooledNoise(sideNoise(values),
limited),deviation2=Math.max(upperBound(noise),upperBound(withinSides));return{deviation:deviation2,weight,growth:noise.
deviation===0?1:deviation2/noise.deviation}}function upperBound({deviation:deviation2,degrees}){let part2=2/(9*degrees);
return deviation2/Math.sqrt((1-part2-normalQuantile90*Math.sqrt(part2))**3)}function above(mean2,noise){return noise===0?
mean2>=0?1:0:normalCdf(mean2/noise)}function apart(base,head){let slowestBase=Array.from({length:49},(_,index)=>{let x=(index-
24)*.25;return{x,chance:base*normalDensity(x)*normalCdf(x)**(base-1)*.25}});return shift=>slowestBase.reduce((sum3,{x,chance})=>sum3+
chance*normalCdf(shift-x)**head,0)}var decisionTable=[row("Neither side has this time.",({presence})=>presence==="neither","not-judged"),row("Only head has\
 this time.",({presence})=>presence==="head","new"),row("Only base has this time.",({presence})=>presence==="base","remo\
ved"),row("The time includes waiting for other GPUs.",({has})=>has("waits"),"waits","waits"),row("The 95% interval lies \
within \xB1 `same`.",({direction})=>direction==="same","same"),row("The time rose or fell by less than 0.3% of the range\
.",({direction,has})=>has("too-little")&&direction!=="open","not-judged","too-little"),row("A side's rounds run differen\
t kernels, as with autotuning.",({has})=>has("kernels-vary"),"inconclusive","kernels-vary"),row("At least half of a rang\
e's change is due to other choices of a measuring autotuner, and a side has fewer than three draws.",({has})=>has("few-d\
raws"),"inconclusive","few-draws"),row("A kernel or family is slower, but its range or family slowed down less than half\
 as much, and that interval excludes the full slowdown.",({direction,has})=>direction==="slower"&&has("whole-contradicts"),
"noted","whole-contradicts"),row("A kernel or family is slower for the same reason, and its range isn't slower.",({direction,
has})=>direction==="slower"&&has("other-variant"),"other-variant","other-variant"),row("The time rose: the rounds agree,\
 and the change reaches every threshold that applies.",({direction})=>direction==="slower","regressed"),row("The time fe\
ll, by the same rule.",({direction})=>direction==="faster","improved"),row("Anything else.",()=>!0,"inconclusive")];function row(when,isSo,state,by=null){
return{when,isSo,state,by}}function decide(estimate,evidence,extent){let direction=estimate.presence==="both"?directionOf(
estimate,evidence,extent):"open",facts={presence:estimate.presence,direction,has:kind=>evidenceOf(evidence,kind)!==null},
found=decisionTable.find(({isSo})=>isSo(facts));if(found===void 0)throw new Error("The decision table has no last row.");
let{state,by}=found;if(estimate.presence!=="both")return unmeasured(estimate,state,by===null?null:evidenceOf(evidence,by));
let{effect,values,known,baseNs,headNs}=estimate,{least}=sizesOf(evidence),isOpen=state==="inconclusive",isJudged=state!==
"waits"&&state!=="not-judged",isTooNoisy=extent==="whole"&&mayBeUnusual(values,known),detectableRatio=isOpen||!isJudged||
isTooNoisy?null:detectableSize(values,limitsOf(effect,evidence),known),why=by===null?null:evidenceOf(evidence,by)?.why??
null,ofSize=state==="same"&&isTooNoisy?"The rounds vary too much to say how small a slowdown we could detect.":null;return{
baseNs,headNs,changeRatio:effect.change,lowRatio:effect.low,highRatio:effect.high,thresholdRatio:least===1/0?null:least,
detectableRatio,spreadRatio:effect.rounds===1?null:effect.spread,rounds:effect.rounds,state,mayBeSlower:isOpen&&mayBeSlower(
estimate,evidence,extent),isProbable:!1,why:why??(isOpen||clockOf(evidence)!==null?whyOf(estimate,evidence,direction):ofSize)}}
function unmeasured({baseNs,headNs,rounds,changeRatio,presence,ran},state,by){let isSome=presence==="some";return{...unknownChange,
baseNs,headNs,rounds,changeRatio,state,mayBeSlower:state==="inconclusive",why:by?.why??(isSome?`Ran in ${ran}.`:presence===
"neither"?"Neither side has this time.":null)}}function directionOf(estimate,evidence,extent){let clock=clockOf(evidence),
sizes=sizesOf(evidence),without2=factor=>directionOfEffect(withoutFactor2(estimate,factor),sizes);if(clock===null)return without2(
1);if(extent==="part")return without2(clock.factor);let measured=without2(1),uncertainty=Math.exp(clock.within);return measured===
"slower"?without2(clock.factor*uncertainty)==="slower"?"slower":"open":measured==="faster"?without2(clock.factor/uncertainty)===
"faster"?"faster":"open":measured==="same"&&isBelow(withoutFactor2(estimate,clock.factor),sizes.same)?"same":"open"}function withoutFactor2({
values,effect,known},factor){return factor===1?effect:effectOf({...values,head:values.head.map(value=>value/factor)},known)}
function directionOfEffect(effect,{least,same}){let size2=Math.log1p(effect.change),isFound=Math.abs(size2)>=leastLog(effect,
least);return isFound&&effect.agree==="up"?"slower":isFound&&effect.agree==="down"?"faster":same!==null&&effect.low!==null&&
Math.log1p(effect.low)>-Math.log1p(same)&&isBelow(effect,same)?"same":"open"}function isBelow({high},same){return same!==
null&&high!==null&&high<same}function limitsOf(effect,evidence){let isOfNoise=({kind})=>kind==="rounds-spread";return{least:Math.
log1p(sizesOf(evidence.filter(one=>!isOfNoise(one))).least),ofNoise:leastLog(effect,sizesOf(evidence.filter(isOfNoise)).
least)}}function leastLog({low,high},least){let half=low===null||high===null?0:(Math.log1p(high)-Math.log1p(low))/2;return Math.
max(Math.log1p(least),half)}function mayBeSlower(estimate,evidence,extent){let has=kind=>evidenceOf(evidence,kind)!==null;
if(has("too-little")||has("whole-contradicts")||has("other-variant"))return!1;if(extent==="whole"&&(has("kernels-vary")||
has("few-draws")))return!0;let threshold=thresholdIn(evidence),beyond=withoutFactor2(estimate,clockOf(evidence)?.factor??
1);return extent==="part"?beyond.change>=threshold:Math.max(estimate.effect.high??1/0,beyond.high??1/0)>=(sizesOf(evidence).
same??threshold)}function whyOf(estimate,evidence,direction){let{effect}=estimate,clock=clockOf(evidence),{why,least,same}=sizesOf(
evidence);if(clock!==null){let beyond=signedPercent(withoutFactor2(estimate,clock.factor).change),beyondIt=`Without the \
clock's effect (${signedPercent(clock.factor-1)}), the change is ${beyond}.`;return direction==="open"?`${clock.why} ${beyondIt}`:
beyondIt}let size2=Math.abs(Math.log1p(effect.change)),threshold=same??0;return why!==null&&size2<Math.log1p(least)?why:
size2<Math.log1p(threshold)?"The rounds are too noisy to detect a change of the threshold's size.":effect.agree==="mixed"?
"The rounds disagree on the direction of the change.":(effect.low??0)<=0&&(effect.high??0)>=0?"The rounds vary so much t\
hat the interval includes 0.":"The rounds vary so much that a change of this size means nothing."}function decideTracedWall(estimate,{
wall,isProbable,threshold}){let time=shown(estimate);if(time.changeRatio===null)return time;let judged2={...time,thresholdRatio:threshold},
why=whyOpen(time);return wall==="slower"?{...judged2,state:"regressed"}:wall==="not-slower"?{...judged2,state:time.changeRatio<=
1/(1+threshold)-1?"improved":"same"}:isProbable?{...judged2,state:"inconclusive",mayBeSlower:!0,isProbable,why}:{...judged2,
why}}function whyOpen({rounds}){let least=constants.fewProcesses.value;return rounds<least?`Under CUDA tracing, ${rounds===
1?"one round":`${String(rounds)} rounds`} per side can't prove a slowdown, because an entire process may be slower by ch\
ance. Use at least ${String(least)} interleaved pairs, or runs without tracing (\`latency.pairs\`).`:"Under CUDA tracing\
, the rounds are too noisy to judge wall time."}function shown(estimate){return{...decide(estimate,[],"whole"),state:"no\
t-judged",mayBeSlower:!1,why:null,thresholdRatio:null,detectableRatio:null}}var otherFamily="other",mostHeldTogether=200;function findSwaps(base,head){let inHead=Map.groupBy(head,kindOf),candidates=[
...Map.groupBy(base,kindOf)].flatMap(([kind,groups])=>{let others=mostTime(inHead.get(kind)??[]);return others.length===
0?[]:mostTime(groups).flatMap(old=>others.flatMap(young=>candidate(old,young)))});candidates.sort((one,other)=>other.alike-
one.alike||one.distance-other.distance||(one.names<other.names?-1:1));let taken=new Set;return candidates.flatMap(({base:old,
head:young})=>taken.has(old)||taken.has(young)?[]:(taken.add(old).add(young),[{base:old,head:young}]))}function candidate(old,young){
let alike2=similarity(old.words,young.words);if(familyOf(old.group)===otherFamily&&alike2<constants.alikeEnough.value)return[];
let distance=Math.abs(Math.log(Math.max(1,young.timeNs)/Math.max(1,old.timeNs))),names=old.name<young.name?`${old.name}
${young.name}`:`${young.name}
${old.name}`;return[{base:old.group,head:young.group,alike:alike2,distance,names}]}function kindOf(group){return`${String(
launchesOf(group))} ${familyOf(group)}`}function mostTime(groups){return groups.map(group=>{let[name=""]=group.map(kernel=>kernel.
name).toSorted();return{group,name,words:wordsOf(name),timeNs:timeOf(group)}}).sort((one,other)=>other.timeNs-one.timeNs||
(one.name<other.name?-1:1)).slice(0,mostHeldTogether)}function launchesOf(group){return median(sumByRound(group,({launches})=>launches))}
function sumByRound(group,pick2){let rounds=Math.max(0,...group.map(kernel=>kernel.rounds.length));return Array.from({length:rounds},
(_,index)=>group.reduce((sum3,kernel)=>{let round=kernel.rounds[index];return sum3+(round==null?0:pick2(round))},0))}function timeOf(group){
return median(sumByRound(group,({totalNs})=>totalNs))}function familyOf(group){return group[0]?.family??otherFamily}function similarity(left,right){
let shared=0;for(let word of left)right.has(word)&&(shared+=1);let all=left.size+right.size-shared;return all===0?0:shared/
all}var mostWords=200;function wordsOf(name){let words2=(name.slice(0,4e3).match(/[A-Z]?[a-z]+|[A-Z]+|\d+/g)??[]).map(word=>word.
toLowerCase()).filter(word=>!dull.has(word));return new Set(words2.slice(0,mostWords))}var dull=new Set(["void","const",
"kernel","at","native","int","unsigned","unnamed","t","cuda"]);var launchesAndCode=kernel=>text(launchesOf([kernel]),kernel,sizeAndCode),launchesAndSize=kernel=>text(launchesOf([kernel]),
kernel,({grid,block})=>[grid,block]),launchesAlone=kernel=>text(launchesOf([kernel]),kernel,()=>null),codeAlone=kernel=>text(
null,kernel,sizeAndCode),movedShapes=[launchesAndCode,launchesAndSize,codeAlone,launchesAlone],exchangedShapes=[launchesAndCode,
launchesAndSize,launchesAlone];function sizeAndCode(variant){let{block,registers,sharedMemory}=codeOf(variant);return[variant.
grid,block,registers,sharedMemory,variant.localBytesPerThread]}function evenly(registers){return registers===null?null:registers+
registers%2}function callShapes(tileOf){return[kernel=>text(launchesOf([kernel]),kernel,({grid:[x,y,z]})=>x*y*z*tileOf(kernel.
name)),launchesAlone]}function text(launches,{variants},of){let sizes=variants.map(variant=>JSON.stringify(of(variant)));
return`${launches===null?"":String(launches)} ${[...new Set(sizes)].toSorted().join(" ")}`}function pairByShape({base,head},shapes){
if(base.length===1&&head.length===1)return{pairs:[{base,head}],left:{base:[],head:[]}};let pairs=[],left={base,head};for(let shapeOf of shapes){
let inHead=Map.groupBy(left.head,shapeOf),taken=new Set;for(let[key,kernels]of Map.groupBy(left.base,shapeOf)){let others=inHead.
get(key)??[];if(others.length===kernels.length){pairs.push(...byNameIfEqual({base:kernels,head:others}));for(let kernel of[
...kernels,...others])taken.add(kernel)}}let isLeft=kernel=>!taken.has(kernel);left={base:left.base.filter(isLeft),head:left.
head.filter(isLeft)}}return left.base.length===0||left.head.length===0?{pairs,left}:{pairs:[...pairs,left],left:{base:[],
head:[]}}}function pairByNameOrShape({base,head},shapes){let[shapeOf,...coarser]=shapes,named2=new Map(head.map(kernel=>[
kernel.name,kernel])),both=base.flatMap(kernel=>{let same=named2.get(kernel.name);return same===void 0?[]:[{base:kernel,
head:same}]});if(shapeOf===void 0||both.length<2)return both.map(pair=>({base:[pair.base],head:[pair.head]}));let keyed=both.
map(pair=>({...pair,keys:[shapeOf(pair.base),shapeOf(pair.head)]}));return joined(keyed).flatMap(members=>{let pair={base:members.
map(member=>member.base),head:members.map(member=>member.head)},[before,after]=[0,1].map(side=>members.map(({keys})=>keys[side]).
toSorted());return JSON.stringify(before)===JSON.stringify(after)?pairByShape(pair,[shapeOf]).pairs:pairByNameOrShape(pair,
coarser)})}function joined(members){let parents=new Map,rootOf=key=>{let root=key;for(let parent=parents.get(root);parent!==
void 0;parent=parents.get(root))root=parent;return root!==key&&parents.set(key,root),root};for(let{keys}of members){let[
one,other]=[rootOf(keys[0]),rootOf(keys[1])];one!==other&&parents.set(one,other)}return[...Map.groupBy(members,({keys})=>rootOf(
keys[0])).values()]}function byNameIfEqual({base,head}){let named2=new Map(head.map(kernel=>[kernel.name,kernel])),pairs=base.
flatMap(kernel=>{let same=named2.get(kernel.name);return same===void 0?[]:[{base:[kernel],head:[same]}]});return pairs.length===
base.length?pairs:[{base,head}]}function hasOtherCode({base,head}){return["block","registers","sharedMemory"].some(key=>{
let[before,after]=[valuesOf(base,key),valuesOf(head,key)];return before!==null&&after!==null&&before!==after})}function variesInSide({
base,head},isMeasured2){return[...base,...head].some(kernel=>{let rounds=kernel.rounds.map((round,index)=>(round?.launches??
0)===0?null:{...kernel,variants:kernel.variants.filter(variant=>(variant.rounds[index]?.launches??0)>0)}),ran=rounds.filter(
round=>round!==null),[first]=ran;return first===void 0?!1:isMeasured2&&ran.length<rounds.length||ran.some(round=>hasOtherCode(
{base:[first],head:[round]}))})}function valuesOf(group,key){let values=group.flatMap(({variants})=>variants.map(variant=>codeOf(
variant)[key]));return values.includes(null)?null:[...new Set(values.map(value=>JSON.stringify(value)))].toSorted().join(
" ")}function codeOf({block,registersPerThread,staticSharedBytes,dynamicSharedBytes}){let isKnown=staticSharedBytes!==null&&
dynamicSharedBytes!==null;return{block,registers:evenly(registersPerThread),sharedMemory:isKnown?[staticSharedBytes,dynamicSharedBytes]:
null}}function findDrawnKernels(figures,facts){let isReplaced=["new","removed"].every(match=>figures.some(row2=>row2.match===match));
return new Map(figures.flatMap(row2=>{let draws=countDraws(row2,facts,isReplaced);return draws===null?[]:[[row2,draws]]}))}
function isMeasured({base,head},names){return[...base,...head].some(({name})=>names.isMeasured(name))}function countDraws(row2,{
draws,names,rounds},isReplaced){let isTuned=isMeasured(row2,names);if(variesInSide(row2,isTuned))return rounds;let isOther=row2.
match==="new"||row2.match==="removed"?isReplaced:row2.match==="swapped"||hasOtherCode(row2);return!isTuned||!isOther?null:
draws.base===null||draws.base.id!==draws.head?.id?1:isTunedAnew([...row2.base,...row2.head],draws)?rounds:null}function isTunedAnew(kernels,{
base,head}){let own=new Set([base,head].flatMap(draw=>draw?.ownKernels??[]));return kernels.some(({shortName})=>own.has(
shortName))}function whyDrawn(rows,drawn,change,changeOf2){let few=rows.filter(row2=>(drawn.get(row2)??1/0)<constants.fewestDraws.
value),ofDrawn=few.reduce((sum3,row2)=>sum3+changeOf2(row2),0);return few.length===0||!isMajority(Math.sign(change)*ofDrawn,
Math.abs(change))?null:`An autotuner chose other code for kernels that make up most of the change, which may be chance. ${few.
some(row2=>drawn.get(row2)===1)?"Give both sides the same choices, as `run --base` does by default.":`Measure at least ${String(
constants.fewestDraws.value)} rounds per side.`}`}function skewOf({ranks}){let work=ranks.map(({workNs})=>workNs);return Math.max(...work)/Math.max(1,lowerMedian(work))-1}
function lowerMedian(values){return values.toSorted((one,other)=>one-other)[Math.floor((values.length-1)/2)]??0}function compareRanks(base,head,{
threshold,estimateOf:estimateOf2,evidenceOf:evidenceOf2}){if(!ranksKnown(base,head))return null;let both=value=>({base:value(
base.rounds),head:value(head.rounds)}),middle=pick2=>both(rounds=>median(rounds.map(pick2))),rangeNs=middle(rankTimeNs).
base,collectives=rounds=>median(rounds.map(round=>round.collectives.reduce((sum3,{count})=>sum3+count,0)));return{ranks:(head.
rounds[0]?.ranks??[]).map(({rank,report,device},index)=>{let of=pick2=>round=>{let found=round.ranks[index];return found===
void 0?0:pick2(found)??0},work=estimateOf2(of(({workNs})=>workNs));return{rank,report,device,work:decide(work,[...evidenceOf2(
work),...tooLittle(work,threshold,rangeNs)],"whole"),busyNs:middle(of(({busyNs})=>busyNs)),waitingNs:middle(of(({communication})=>communication.
waitingNs)),exposedTransferNs:middle(of(({communication})=>communication.exposedTransferNs)),joinedLast:middle(of(({communication})=>communication.
joinedLast)),heldUpNs:middle(of(({communication})=>communication.heldUpNs))}}),exposedTransfer:shown(estimateOf2(exposedTransferNs)),
skew:middle(skewOf),collectives:{base:collectives(base.rounds),head:collectives(head.rounds)}}}function tooLittle({baseNs,
headNs},threshold,rangeNs){return Math.abs((headNs??0)-(baseNs??0))>=threshold*rangeNs?[]:[{kind:"too-little",why:`The c\
hange is less than ${percent(threshold)} of the range's time on the GPU.`}]}function exposedTransferNs({ranks}){return ranks.
reduce((sum3,{communication})=>sum3+(communication.exposedTransferNs??0),0)/Math.max(1,ranks.length)}function scaledRanks(ranks,by){
let scaled2=ns=>ns===null?null:ns*by;return ranks.map(({communication,...rank})=>({...rank,busyNs:rank.busyNs*by,workNs:rank.
workNs*by,communication:{...communication,exposedTransferNs:scaled2(communication.exposedTransferNs)}}))}function commonWork(base,head){if(!varies(base)&&!varies(head))return{base,head,isScaled:!1};let common=new Map;for(let{
name,rounds}of[...base.kernels,...head.kernels])common.set(name,Math.min(common.get(name)??1/0,...rounds.map(round=>round?.
launches??0)));return{base:scaled(base,common),head:scaled(head,common),isScaled:!0}}function varies({kernels,rounds}){let total=rounds.
reduce((sum3,{kernelNs})=>sum3+kernelNs,0),varying=kernels.filter(kernel=>new Set(kernel.rounds.map(round=>round?.launches??
0)).size>1).reduce((sum3,kernel)=>sum3+kernel.rounds.reduce((time,round)=>time+(round?.totalNs??0),0),0);return total>0&&
isMajority(varying,total)}function scaled(range,common){let factor=({name},launches)=>{let launched=common.get(name)??0;
return launched===0||launches===0?1:launched/launches},kernels=range.kernels.map(kernel=>({...kernel,rounds:kernel.rounds.
map(round=>{if(round===null)return null;let by=factor(kernel,round.launches);return{...round,totalNs:round.totalNs*by,busyNs:round.
busyNs===null?null:round.busyNs*by,exclusiveNs:round.exclusiveNs===null?null:round.exclusiveNs*by}})})),kept=range.rounds.
map(({kernelNs},index)=>{let left=kernels.reduce((sum3,{rounds})=>sum3+(rounds[index]?.totalNs??0),0);return kernelNs===
0?1:left/kernelNs});return{...range,kernels,rounds:range.rounds.map((round,index)=>{let by=kept[index]??1;return{...round,
kernelNs:round.kernelNs*by,gpuBusyNs:round.gpuBusyNs*by,copyBusyNs:round.copyBusyNs===null?null:round.copyBusyNs*by,communicationFreeBusyNs:round.
communicationFreeBusyNs===null?null:round.communicationFreeBusyNs*by,ranks:scaledRanks(round.ranks,by),wallNs:round.wallNs*
by}})}}function matchesRange(pattern,{name,domain}){let at=[...pattern.matchAll(/\\.|@/gsu)].find(([text3])=>text3==="@")?.index;
if(at===void 0)return domain===""&&matchesGlob(pattern,name);let wanted=pattern.slice(at+1);return matchesGlob(pattern.slice(
0,at),name)&&(wanted==="*"||matchesGlob(wanted,domain))}function matchesKernel(pattern,names){return names.some(name=>name===
pattern||matchesGlob(pattern,name))}function thresholdOf(asked,policy){let{range,family,kernels,concentration,isCalibrated}=asked,own=policy.thresholds.findLast(
entry=>entry.metric!==void 0||entry.range!==void 0&&!matchesRange(entry.range,range)||entry.family!==void 0&&entry.family!==
family?!1:entry.kernel!==void 0?kernels!==null&&matchesKernel(entry.kernel,kernels):kernels===null&&entry.family!==void 0==
(family!==null));if(own!==void 0)return{ratio:own.threshold/100,isOwn:!0};let kernel=policy["kernel-threshold"]/100;if(kernels!==
null)return{ratio:kernel,isOwn:!1};if(family!==null)return{ratio:Math.max(constants.familyThreshold.value,concentration*
kernel),isOwn:!1};let ofRange=policy["range-threshold"];return ofRange!==null?{ratio:ofRange/100,isOwn:!0}:{ratio:(isCalibrated?
constants.calibratedRangeThreshold:constants.rangeThreshold).value,isOwn:!1}}function metricThreshold(name,policy){let own=policy.
thresholds.findLast(({metric})=>metric!==void 0&&(metric===name||matchesGlob(metric,name)));return own===void 0?constants.
metricThreshold.value:own.threshold/100}function matchKernels(base,head,names){let calls=callShapes(names.tileElements),paired=pairUp({base,head},names.stable).
map(pair=>haveEqualNames(pair)?believed(pair):renumbered(pair)),left={base:paired.flatMap(one=>one.left.base),head:paired.
flatMap(one=>one.left.head)},rows=exchanged(paired.flatMap(one=>one.rows),names,calls),general=pairUp(left,names.general).
map(pair=>pairByShape(pair,calls));return rows.push(...general.flatMap(({pairs})=>pairs).map(pair=>({match:"variant",...pair}))),
rows.push(...swapsAndRest(general.flatMap(one=>groupBy(one.left.base,names.general)),general.flatMap(one=>groupBy(one.left.
head,names.general)))),rows}function believed(pair){return{rows:pairByNameOrShape(pair,exchangedShapes).map(named("renam\
ed")),left:{base:[],head:[]}}}function renumbered(pair){let{pairs,left}=pairByShape(pair,movedShapes);return{rows:pairs.
map(named("renamed")),left}}function exchanged(rows,{stable,general},calls){return[...Map.groupBy(rows,({match,base:[kernel]})=>match===
"exact"?general(kernel?.name??""):null)].flatMap(([key,group])=>{let pair={base:group.flatMap(({base})=>base),head:group.
flatMap(({head})=>head)};return key!==null&&new Set(pair.base.map(({name})=>stable(name))).size>1?pairByNameOrShape(pair,
calls).map(named("variant")):group})}function named(match){return({base,head})=>({match:base.length===1&&head.length===1&&
base[0]?.name===head[0]?.name?"exact":match,base,head})}function swapsAndRest(base,head){let swaps=findSwaps(base,head),
swapped=new Set(swaps.flatMap(swap=>[swap.base,swap.head])),rest=groups=>groups.filter(group=>!swapped.has(group));return[
...swaps.map(swap=>({match:"swapped",...swap})),...rest(base).map(group=>({match:"removed",base:group,head:[]})),...rest(
head).map(group=>({match:"new",base:[],head:group}))]}function haveEqualNames({base,head}){let inHead=new Set(head.map(({
name})=>name));return base.length===head.length&&base.every(({name})=>inHead.has(name))}function pairUp({base,head},read){
let[inBase,inHead]=[base,head].map(kernels=>Map.groupBy(kernels,({name})=>read(name)));return[...new Set([...inBase?.keys()??
[],...inHead?.keys()??[]])].map(key=>({base:inBase?.get(key)??[],head:inHead?.get(key)??[]}))}function groupBy(kernels,read){
return[...Map.groupBy(kernels,({name})=>read(name)).values()]}function rangeKernels(base,head,names){return matchKernels(base.kernels,head.kernels,names).map(row2=>{let baseRoundsNs=timesOf(
row2.base,base.rounds.length),headRoundsNs=timesOf(row2.head,head.rounds.length),baseNs=median(baseRoundsNs),headNs=median(
headRoundsNs),launches={base:launchesOf(row2.base),head:launchesOf(row2.head)},family=row2.head[0]?.family??row2.base[0]?.
family??"other",busyShareRatio=row2.head.length>0?busyShare(row2.head,head):busyShare(row2.base,base);return{...row2,family,
baseRoundsNs,headRoundsNs,baseNs,headNs,launches,busyShareRatio}})}function overlappedRounds(kernels,rounds){let shares=Array.
from({length:rounds},(_,index)=>{let found=kernels.flatMap(kernel=>kernel.rounds[index]??[]),totalNs=found.reduce((sum3,round)=>sum3+
round.totalNs,0),known=found.flatMap(({exclusiveNs})=>exclusiveNs??[]);return known.length<found.length?null:totalNs===0?
0:1-known.reduce((sum3,ns)=>sum3+ns,0)/totalNs});return shares.some(share=>share===null)?null:shares.filter(share=>share!==
null)}function busyShare(kernels,range){let shares=range.rounds.map(({gpuBusyNs},index)=>{let known=kernels.map(({rounds})=>{
let round=rounds[index];return round==null?0:round.busyNs});return gpuBusyNs===0||known.some(ns=>ns===null)?null:known.reduce(
(sum3,ns)=>sum3+(ns??0),0)/gpuBusyNs});return shares.includes(null)?null:median(shares.map(share=>share??0))}function timesOf(kernels,rounds){
return kernels.length===0?Array(rounds).fill(0):sumByRound(kernels,({totalNs})=>totalNs)}function rangeSides(measuredBase,measuredHead,context){let{base,head,isScaled}=commonWork(measuredBase,measuredHead),{processes}=context,
roundsOf=(side,own)=>own===void 0?side.rounds.length:new Set(own).size,rounds=Math.min(roundsOf(base,processes?.base),roundsOf(
head,processes?.head)),figures=rangeKernels(base,head,context.names),sides={base,head,measured:{base:measuredBase,head:measuredHead},
isScaled,rounds,figures,waits:waitsForOthers(base,head),overlap:{base:overlappedShare(base),head:overlappedShare(head)},
kernelsVary:kernelsVary(base)||kernelsVary(head),drawn:findDrawnKernels(figures,{...context,rounds}),context},{baseNs,headNs}=sideTimes(
timesOf2(sides,({kernelNs})=>kernelNs));return{...sides,kernelNs:Math.max(baseNs??0,headNs??0)}}function timesOf2(sides,pick2){
return inOrder(sides,{base:sides.base.rounds.map(pick2),head:sides.head.rounds.map(pick2)})}function inOrder({context},times){
let{interleaved,headFirst,processes}=context;return{...times,interleaved,headFirst,processes}}function rangePart({figures}){
return{kind:"range",name:"",members:figures}}function estimatePart(times,part2,sides){return estimateOf(times,calibratedOf(
part2,sides)??(isUsual(part2,sides)?usualNoise:null))}function calibratedOf({kind,name},{head,context}){return kind==="o\
perator"?null:calibratedNoise(context.calibration,{kind,range:head,name})}function isUsual({kind,members},{base,head,overlap,
isScaled}){return Math.max(overlap.base??0,overlap.head??0)>=constants.besides.value?!1:isScaled?!0:kind==="range"?[base,
head].every(({rounds})=>areEqual(rounds.map(({launches})=>launches))):members.every(row2=>[...row2.base,...row2.head].every(
({rounds})=>areEqual(rounds.map(round=>round?.launches??0))))}function partThreshold(part2,sides){let{kind,members}=part2,
asked={range:sides.head,family:kind==="range"?null:members[0]?.family??null,kernels:kind==="kernel"||kind==="operator"?members.
flatMap(namesOf2):null,concentration:partConcentration(part2),isCalibrated:calibratedOf(part2,sides)!==null};return thresholdOf(
asked,sides.context.policy)}function partConcentration({members}){let times=members.map(({baseNs,headNs})=>Math.max(baseNs,
headNs)),total=times.reduce((sum3,ns)=>sum3+ns,0);return total===0?0:Math.hypot(...times.map(ns=>ns/total))}function overlappedShare({
kernels,rounds}){let shares=overlappedRounds(kernels,rounds.length);return shares===null?null:median(shares)}function kernelsVary({
kernels,rounds}){let some=kernels.filter(kernel=>kernel.rounds.some(round=>(round?.launches??0)===0));return rounds.some(
({kernelNs},index)=>{let ns=some.reduce((sum3,kernel)=>sum3+(kernel.rounds[index]?.totalNs??0),0);return kernelNs>0&&ns>=
constants.besides.value*kernelNs})}function areEqual(counts){return new Set(counts).size<2}function namesOf2(row2){return[
...row2.base,...row2.head].flatMap(({name,shortName})=>[name,shortName])}function evidenceOfRange(estimate,part2,sides,commonMode){return estimate.presence!=="both"?[]:[...sharedEvidence(estimate,
part2,sides),...oneRound(estimate,sides,constants.oneRound.value),...twoRounds(part2,sides),...amountDiffers(sides),...wholeSpread(
estimate,part2,sides),...otherThreads(estimate,sides),...fewDraws(estimate,part2,sides),...clocksDiffer(commonMode)]}function evidenceOfRow(estimate,facts,sides){
if(estimate.presence!=="both")return[];let{part:part2}=facts;return[...sharedEvidence(estimate,part2,sides),...oneRound(
estimate,sides,leastOfOneRound(facts,sides)),...twoRounds(part2,sides),...rowSpread(estimate),...clocksDiffer(facts.commonMode),
...waits(part2,sides),...tooLittle2(facts),...wholeContradicts(facts,sides),...otherVariant(estimate,facts,sides)]}function sharedEvidence(estimate,part2,sides){
let{ratio}=partThreshold(part2,sides),known=calibratedOf(part2,sides),floor=known===null?null:noiseFloor(known,sides.rounds);
return[size("threshold",ratio,ratio),...floor===null?[]:[size("calibration",floor,floor,"In the calibration, rounds of t\
he same code differ by this much.")],...twoGpus(sides),...clockSteps(estimate),...kernelsVary2(sides)]}function twoGpus({
context}){let least=constants.otherGpu.value;return context.sameGpu?[]:[size("two-gpus",least,least,"Two GPUs of the sam\
e model can differ by this much.")]}function oneRound(estimate,{rounds},least){if(rounds>1)return[];let{within}=estimate;
if(within===null)return[size("one-round",least,null,"With one round per side, the noise is unknown.")];let why="With one\
 process per side, we don't know how much processes vary.",ofSpread=constants.clearOfSpread.value*within.spread;return[size(
"one-round",least,null,why),size("one-process",within.isApart?ofSpread:1/0,null,"Rounds within the same process vary too\
 much to show a change of this size.")]}function leastOfOneRound({part:part2,range,impactRatio},sides){let single=constants.
oneRound.value;if(range.state==="regressed"||range.state==="improved"||partThreshold(part2,sides).isOwn||calibratedOf(part2,
sides)!==null)return single;let change=range.changeRatio??0,ofLarger=change/Math.max(1,1+change),isOfDraw=fewDraws(range,
rangePart(sides),sides).length>0,isHalf2=Math.sign(impactRatio)*ofLarger>=constants.shownShare.value*Math.abs(impactRatio);
if(isOfDraw||!isHalf2)return 1/0;let concentration=part2.kind==="family"?partConcentration(part2):1;return Math.max(single,
concentration*constants.clearInOneRound.value*single)}function twoRounds(part2,sides){let isDefault=!partThreshold(part2,
sides).isOwn&&calibratedOf(part2,sides)===null;if(sides.rounds!==2||!isDefault||part2.kind!=="range"&&part2.kind!=="fami\
ly")return[];let least=constants.twoRounds.value;return[size("two-rounds",least,0,`With two rounds per side, only change\
s of ${percent(least)} or more count.`)]}function amountDiffers({rounds,measured}){let[base,head]=[measured.base.rounds,
measured.head.rounds];if(rounds>1||base.length>1||head.length>1)return[];let inHead=new Map(measured.head.kernels.map(kernel=>[
kernel.name,kernel])),moves=measured.base.kernels.flatMap(({name,rounds:[one]})=>{let other=inHead.get(name)?.rounds[0];
return one==null||other==null||one.launches===0||other.launches===0?[]:[{value:Math.log(other.launches/one.launches),weight:one.
totalNs+other.totalNs}]}),factor=sharedFactor(moves,(base[0]?.kernelNs??0)+(head[0]?.kernelNs??0));if(factor===null||factor===
0)return[];let least=constants.clearInOneRound.value*constants.oneRound.value;return[size("amount-differs",least,null,`T\
he launch counts of nearly all kernels changed by ${signedPercent(Math.expm1(factor))}, so the amount of work may differ\
.`)]}function rowSpread({effect}){let least=constants.clearOfSpread.value*effect.spread;return effect.rounds===1?[]:[size(
"rounds-spread",least,least)]}function wholeSpread({effect,known},part2,sides){return effect.rounds===1||!effect.isUnusual&&
(known!==null||isUsual(part2,sides))?[]:[size("rounds-spread",constants.clearOfSpread.value*effect.spread,0)]}function otherThreads({
baseNs},{base,head}){let varying=Math.max(...[base,head].map(varyingNs));return varying===0||baseNs===null?[]:[size("oth\
er-threads",varying/baseNs,0,"In some rounds but not in others, other threads launched enough work to explain the change\
.")]}function varyingNs({rounds}){let own=rounds.map(({otherThreads:one})=>one);if(sharedValue(own.map(({launches})=>launches))!==
null)return 0;let times=own.map(({kernelNs})=>kernelNs);return Math.max(...times)-Math.min(...times)}function clocksDiffer(commonMode){
if(commonMode?.explainedByClocks!==!0)return[];let{changeRatio,shareRatio}=commonMode,word=changeRatio>0?"slower":"faste\
r",why=isMajority(shareRatio,1)?`Kernels that take ${percent(shareRatio)} of the time are ${word} by the same factor, an\
d the clocks differ, so the machine is the cause.`:`The clocks differ enough to make the range ${word}, so the machine m\
ay be the cause.`,within=nearTo(Math.log1p(changeRatio));return[{kind:"clocks-differ",factor:1+changeRatio,within,why}]}
function clockSteps({baseNs,headNs}){let least=constants.clockSteps.value/Math.max(1,Math.min(baseNs??0,headNs??0));return[
size("clock-steps",least,least,"The change is too small for the resolution of the GPU's timestamps.")]}function kernelsVary2(sides){
return sides.kernelsVary?[{kind:"kernels-vary",why:"A side's rounds run different kernels, for example because each proc\
ess autotunes."}]:[]}var waitsForOthers2={kind:"waits",why:"The time includes waiting for other GPUs."};function waits({
kind,members},sides){let isWaiting=sides.waits&&members.every(({family})=>family==="communication");return kind!=="opera\
tor"&&isWaiting?[waitsForOthers2]:[]}function tooLittle2({impactRatio}){let minImpact=constants.leastImpact.value;return Math.
abs(impactRatio)>=minImpact?[]:[{kind:"too-little",why:`The change is less than ${percent(minImpact)} of the range.`}]}function wholeContradicts(facts,{
context,kernelNs}){let{range,family,impactRatio,shareRatio,commonMode}=facts;if(context.policy["fail-on"].includes("kern\
el")||range.state==="regressed")return[];let machine=commonMode?.explainedByClocks===!0?commonMode.changeRatio:0,impact=impactRatio-
shareRatio*machine;if(contradicts(range,impact,machine))return[{kind:"whole-contradicts",why:"The range as a whole doesn\
't show this slowdown."}];let familyNs=Math.max(family?.baseNs??0,family?.headNs??0);return family!==null&&contradicts(family,
impact*kernelNs/familyNs,machine)?[{kind:"whole-contradicts",why:"The family as a whole doesn't show this slowdown."}]:[]}
function contradicts({changeRatio,highRatio,state},impact,machine){return changeRatio===null||changeRatio-machine>=constants.
shownShare.value*impact?!1:highRatio===null?state==="improved":highRatio-machine<impact}function fewDraws({baseNs,headNs},{
members},{drawn}){let why=whyDrawn(members,drawn,(headNs??0)-(baseNs??0),row2=>row2.headNs-row2.baseNs);return why===null?
[]:[{kind:"few-draws",why}]}function otherVariant(estimate,{part:part2,range},sides){return sides.context.policy["fail-o\
n"].includes("kernel")||range.state==="regressed"?[]:fewDraws(estimate,part2,sides).map(({why})=>({kind:"other-variant",
why}))}function size(kind,least,same,why=null){return{kind,least,same,why}}function launchChanges({base,head}){let[old,young]=[base.variants[0],head.variants[0]];if(old===void 0||young===void 0)return[];
let change=(metric,title,textOf)=>{let[before,after]=[textOf(old),textOf(young)];return before===null||after===null||before===
after?[]:[{metric,text:`${title} ${before} \u2192 ${after}`}]};return[...change("registersPerThread","registers",({registersPerThread})=>registersPerThread?.
toString()??null),...change("sharedBytesPerBlock","shared memory",variant=>bytesText(sharedBytes(variant))),...change(null,
"local memory per thread",({localBytesPerThread})=>bytesText(localBytesPerThread)),...change(null,"grid",({grid})=>grid.
join("\xD7")),...change(null,"block",({block})=>block.join("\xD7"))]}function bytesText(bytes){return bytes===null?null:
`${String(bytes)} B`}function isSameLaunch(base,head){let[old,young]=[textsOf(base),textsOf(head)];return old.length===0||
old.includes(null)?!1:old.length===young.length&&old.every((text3,index)=>text3===young[index])}function textsOf(side){return side.
flatMap(({variants})=>variants.map(variantText)).toSorted()}function variantText(variant){let launches=medianLaunches(variant);
return Object.values(variant).includes(null)||variant.rounds.length===0?null:JSON.stringify({...variant,rounds:launches})}function equalPairs(base,head){let inHead=new Map(head.map(launched=>[launched.key,launched])),timeNs=pair=>pair.base.timeNs+
pair.head.timeNs;return base.flatMap(old=>{let young=inHead.get(old.key);return young===void 0?[]:[{base:old,head:young}]}).
toSorted((one,other)=>timeNs(other)-timeNs(one))}function changedPair([base],[head],equal){if(base===void 0||head===void 0||
base.key===head.key)return null;let before=equal.find(({head:{key}})=>key===head.key)?.base.launches,after=equal.find(({
base:{key}})=>key===base.key)?.head.launches;return isFew(after,base.launches)&&isFew(before,head.launches)?{base,head}:
null}function isFew(launches,others){return launches===void 0||launches<others/2}function measuredPair(base,head,equal,changed){
let stands=changed!==null&&isHalf(changed.base,base)&&isHalf(changed.head,head),[found]=[...stands?[changed]:[],...equal].
flatMap(pair=>pair.base.figures===null||pair.head.figures===null?[]:[{...pair,figures:{base:pair.base.figures,head:pair.
head.figures}}]);return found??null}function isHalf({timeNs},all){return 2*timeNs>=all.reduce((sum3,launched)=>sum3+launched.
timeNs,0)}function launchedBy(kernels){let mostTime2=kernels.flatMap(kernel=>kernel.variants.map((variant,index)=>({variant,figures:sampleOf(
kernel,index)?.figures??null,timeNs:medianTotalNs(variant)}))).toSorted((one,other)=>other.timeNs-one.timeNs);return[...Map.
groupBy(mostTime2,({variant})=>launchShape(variant))].map(([key,members])=>({key,variants:members.map(({variant})=>variant),
launches:members.reduce((sum3,{variant})=>sum3+medianLaunches(variant),0),timeNs:members.reduce((sum3,{timeNs})=>sum3+timeNs,
0),figures:members.find(({figures})=>figures!==null)?.figures??null})).toSorted((one,other)=>other.timeNs-one.timeNs)}var explaining=[{key:"dramBytes",title:"DRAM bytes",unit:"byte"},{key:"achievedOccupancyPct",title:"occupancy",unit:"%"},
{key:"registersPerThread",title:"registers",unit:""},{key:"sharedBytesPerBlock",title:"shared memory",unit:"byte"},{key:"\
spillRequests",title:"spill requests",unit:""},{key:"gridBlocks",title:"blocks",unit:""},{key:"theoreticalOccupancyPct",
title:"theoretical occupancy",unit:"%"},{key:"wavesPerSm",title:"waves",unit:""},{key:"occupancyLimiter",title:"occupanc\
y limited by",unit:""},{key:"l2HitPct",title:"L2 hits",unit:"%"},{key:"l1HitPct",title:"L1 hits",unit:"%"},{key:"loadSec\
torsPerRequest",title:"sectors per load",unit:""},{key:"tensorPipePct",title:"tensor pipe",unit:"%"},{key:"smThroughputP\
ct",title:"SM throughput",unit:"%"},{key:"executedInstructionsPct",title:"executed instructions",unit:"%"},{key:"dramThr\
oughputPct",title:"DRAM throughput",unit:"%"},{key:"topStall",title:"waits for",unit:""}],smallestRatio=.05,smallestPoints=1;
function metricChanges(before,after){return explaining.flatMap(({key,title,unit})=>{let[old,young]=[before[key]??null,after[key]??
null];if(old===null||young===null||!differs(old,young,unit))return[];let ratio=typeof old.value=="number"&&typeof young.
value=="number"&&old.value!==0?young.value/old.value-1:null;return[{metric:key,title,unit,base:old.value,head:young.value,
changeRatio:ratio}]})}function differs(old,young,unit){if(typeof old.value!="number"||typeof young.value!="number")return old.
value!==young.value;let size2=Math.abs(young.value-old.value);return size2>smallestRatio*Math.max(Math.abs(old.value),Math.
abs(young.value))&&(unit!=="%"||size2>=smallestPoints)}var mostParts=4,ofLaunch=new Set(["registersPerThread","sharedBytesPerBlock","gridBlocks"]);function explainKernel(row2,state){
let both=row2.base.length>0&&row2.head.length>0,changed=state==="regressed"||state==="improved"||state==="noted"||row2.match===
"swapped";if(!both||!changed)return{metrics:[],explanation:null};let[base,head]=[launchedBy(row2.base),launchedBy(row2.head)],
equal=equalPairs(base,head),changedLaunch=changedPair(base,head,equal),measured=measuredPair(base,head,equal,changedLaunch),
metrics=measured===null?[]:metricChanges(measured.figures.base,measured.figures.head),shown2=changedLaunch??equal[0],launch=(shown2===
void 0?[]:launchChanges(shown2)).filter(change=>!metrics.some(({metric})=>metric===change.metric)),{launches}=row2,parts=[
...state==="regressed"&&isFirstLaunchAlone(row2)?["only the first launch is slower"]:[],...launches.base===launches.head?
[]:[`launches ${String(launches.base)} \u2192 ${String(launches.head)}`],...launch.map(({text:text3})=>text3),...ncuParts(
metrics)];return metrics.length>0&&measured!==null&&(measured.base!==base[0]||measured.head!==head[0])&&parts.push(`meas\
ured with ${measured.base.key}`),isSameLaunch(base,head)&&launches.base===launches.head&&!metrics.some(({metric})=>ofLaunch.
has(metric))&&parts.push("same name, registers, shared memory, grid, and block, so the difference must be in the kernel'\
s code, input, or environment"),{metrics,explanation:parts.length===0?null:parts.join(", ")}}var mostOfGain=.8;function isFirstLaunchAlone({
base,head}){let before={total:medianOf2(base,({totalNs})=>totalNs),first:medianOf2(base,({firstNs})=>firstNs)},after={total:medianOf2(
head,({totalNs})=>totalNs),first:medianOf2(head,({firstNs})=>firstNs)};return before.first===null||after.first===null||before.
total===null||after.total===null?!1:after.first-before.first>=mostOfGain*(after.total-before.total)}function medianOf2(kernels,pick2){
let rounds=Math.max(0,...kernels.map(kernel=>kernel.rounds.length)),values=Array.from({length:rounds},(_,index)=>kernels.
reduce((sum3,kernel)=>{let round=kernel.rounds[index]??null,value=round===null?0:pick2(round);return sum3===null||value===
null?null:sum3+value},0));return values.includes(null)?null:median(values.map(value=>value??0))}function ncuParts(metrics){
let causes=metrics.filter(({metric})=>metric==="registersPerThread"||metric==="sharedBytesPerBlock"),hasOccupancy=metrics.
some(({metric})=>metric==="achievedOccupancyPct");return metrics.filter(({metric})=>!withoutValue.has(metric)&&!(hasOccupancy&&
metric==="theoreticalOccupancyPct")).filter(change=>!hasOccupancy||!causes.includes(change)).slice(0,mostParts).map(change=>change.
metric==="achievedOccupancyPct"&&causes.length>0?`${part(change)} (${causes.map(part).join(", ")})`:part(change))}var withoutValue=new Set(
["gridBlocks","occupancyLimiter"]);function part({metric,title,unit,base,head}){if(metric==="dramBytes"&&typeof base=="n\
umber"&&typeof head=="number")return`${title} ${pairText(sizeAmount(base),sizeAmount(head))}`;let shown2=unit==="byte"?"\
B":unit==="%"?unit:"";return`${title} ${amount(base)} \u2192 ${amountText({value:amount(head),unit:shown2})}`}function amount(value){
return typeof value!="number"?(value??"unknown").replaceAll("_"," "):String(value>=10?Math.round(value):Number(value.toPrecision(
2)))}function familyRows(sides,range){return[...Map.groupBy(sides.figures,({family})=>family)].map(([family,members])=>({family,
...judged({kind:"family",name:family,members},sides,range,null),launches:{base:members.reduce((sum3,{launches})=>sum3+launches.
base,0),head:members.reduce((sum3,{launches})=>sum3+launches.head,0)}})).toSorted((one,other)=>other.shareRatio-one.shareRatio||
(one.family<other.family?-1:1))}function kernelRows(sides,range,families){let ofFamilies=new Map(families.map(({family,time})=>[
family,time]));return sides.figures.map(row2=>{let name=(row2.head[0]??row2.base[0])?.name??"",before=row2.base[0]?.name??
name,part2={kind:"kernel",name:before,members:[row2]},{time,shareRatio,impactRatio}=judged(part2,sides,range,ofFamilies.
get(row2.family)??null);return{name,previousName:before===name?null:before,family:row2.family,match:row2.match,baseNames:row2.
base.map(kernel=>kernel.name),headNames:row2.head.map(kernel=>kernel.name),time,launches:row2.launches,shareRatio,impactRatio,
busyShareRatio:row2.busyShareRatio,...explainKernel(row2,time.state),machineCode:null,launchSites:null}}).toSorted((one,other)=>Math.
abs(other.impactRatio)-Math.abs(one.impactRatio)||other.shareRatio-one.shareRatio||(one.name<other.name?-1:1))}function judged(part2,sides,range,family){
let times=inOrder(sides,{base:sumRounds(part2.members.map(({baseRoundsNs})=>baseRoundsNs)),head:sumRounds(part2.members.
map(({headRoundsNs})=>headRoundsNs))}),sizes=sizesIn(sides,times),estimate=estimatePart(times,part2,sides),facts={part:part2,
...sizes,range:range.time,family,commonMode:range.commonMode};return{time:decide(estimate,evidenceOfRow(estimate,facts,sides),
"part"),...sizes}}function sizesIn({kernelNs},times){if(kernelNs===0)return{shareRatio:0,impactRatio:0};let{baseNs,headNs}=sideTimes(
times),[before,after]=[baseNs??0,headNs??0];return{shareRatio:Math.max(before,after)/kernelNs,impactRatio:(after-before)/
kernelNs}}function sumRounds(lists){let rounds=Math.max(0,...lists.map(list=>list.length));return Array.from({length:rounds},
(_,round)=>lists.reduce((sum3,list)=>sum3+(list[round]??0),0))}function operatorRows(sides,range){let{base,head}=sides.measured;if(base.operators.length===0||head.operators.length===0)
return[];let judge=judging(sides,range);return alikeOperators(pairsOf(sides)).flatMap(alike2=>{if(alike2.length===1)return[
judge.row(alike2)];let members=alike2.map(pair=>({pair,time:judge.row([pair]).time})),apart2=new Set(differing(members,rest2=>judge.
row(rest2).time)),rest=alike2.filter(pair=>!apart2.has(pair));return[...[...apart2].map(pair=>judge.row([pair])),...rest.
length===0?[]:[judge.row(rest)]]}).toSorted((one,other)=>Math.abs(other.impactRatio)-Math.abs(one.impactRatio)||other.shareRatio-
one.shareRatio||one.path.length-other.path.length||(one.path.join("/")<other.path.join("/")?-1:1))}function pairsOf({measured:{
base,head}}){let keyOf=operator=>JSON.stringify([gpuKey(operator),operator.path]),nested=operators=>new Map(operators.filter(
({path})=>path.length>0).map(operator=>[keyOf(operator),operator])),[inBase,inHead]=[nested(base.operators),nested(head.
operators)];return[...new Map([...inHead,...inBase])].flatMap(([key,sample])=>{let{path,rank,report,device}=inHead.get(key)??
sample,pair={path,rank,report,device,base:inBase.get(key)??null,head:inHead.get(key)??null};return pair.base===null&&base.
operatorsLeftOut>0||pair.head===null&&head.operatorsLeftOut>0?[]:[pair]})}var othersMost=.5,changes=new Set(["regressed",
"improved","new","removed"]);function differing(members,timeOf2){let isChanged=({time})=>changes.has(time.state),changed=members.
filter(isChanged),others=members.filter(member=>!isChanged(member)).map(({pair})=>pair);if(changed.length===0||changed.length>
others.length)return[];let rest=timeOf2(others).changeRatio??0;return changed.filter(({time:{changeRatio}})=>changeRatio===
null||Math.sign(changeRatio)*rest<othersMost*Math.abs(changeRatio)).map(({pair})=>pair)}function judging(sides,range){let isRangeUsual=isUsual(
rangePart(sides),sides);return{row(pairs){let path=sharedPath(pairs.map(pair=>pair.path)),waits2=sides.waits&&pairs.every(
onlyCommunicates),timeOf2=({totalNs,communicationNs})=>sides.waits&&!waits2?totalNs-communicationNs:totalNs,times=inOrder(
sides,commonTimes(pairs,timeOf2,sides)),part2={kind:"operator",name:path.join("/"),members:[]},estimate=estimateOf(times,
isRangeUsual&&pairs.every(isSteady)?usualNoise:null),sizes=sizesIn(sides,times),facts={part:part2,...sizes,range:range.time,
family:null,commonMode:range.commonMode},evidence=[...evidenceOfRow(estimate,facts,sides),...waits2?[waitsForOthers2]:[]],
[{rank=null,report=0,device=null}={}]=pairs;return{path,rank,report,device,paths:pairs.length,spread:spreadOf2(pairs,timeOf2),
time:decide(estimate,evidence,"part"),selfNs:bothOf(pairs,({selfNs})=>selfNs),launches:bothOf(pairs,({launches})=>launches),
instances:bothOf(pairs,({instances})=>instances),hostNs:bothOf(pairs,({hostNs})=>hostNs),...sizes}}}}function bothOf(pairs,pick2){
let sum3=side=>pairs.reduce((total,{[side]:operator})=>total+(operator===null?0:medianOf(operator,pick2)),0);return{base:sum3(
"base"),head:sum3("head")}}function spreadOf2(pairs,pick2){let changes2=pairs.flatMap(({base,head})=>{let[before,after]=[
base===null?0:medianOf(base,pick2),head===null?0:medianOf(head,pick2)];return before>0&&after>0?[after/before-1]:[]});return pairs.
length===1||changes2.length===0?null:changes2.reduce(({lowRatio,highRatio},change)=>({lowRatio:Math.min(lowRatio,change),
highRatio:Math.max(highRatio,change)}),{lowRatio:1/0,highRatio:-1/0})}function onlyCommunicates({base,head}){return[base,
head].every(operator=>operator===null||operator.rounds.every(round=>round===null||round.communicationNs===round.totalNs))}
function isSteady({base,head}){return[base,head].every(operator=>operator===null||new Set(operator.rounds.map(round=>round?.
launches??0)).size===1)}function commonTimes(pairs,timeOf2,{measured,isScaled}){let rounds={base:measured.base.rounds.length,
head:measured.head.rounds.length},of=side=>pairs.length===0||pairs.every(pair=>pair[side]===null)?Array(rounds[side]).fill(
0):sumRounds(pairs.flatMap(pair=>{let operator=pair[side];if(operator===null)return[];let common=isScaled?commonLaunches(
pair):null;return[operator.rounds.map(round=>{if(round===null)return 0;let by=common===null||common===0||round.launches===
0?1:common/round.launches;return timeOf2(round)*by})]}));return{base:of("base"),head:of("head")}}function commonLaunches({
base,head}){return Math.min(...[base,head].flatMap(operator=>(operator?.rounds??[]).map(round=>round?.launches??0)))}var mostOfIt=.4,worthNaming=.1,innerShare=.8;function causeOf(row2){let{gpuBusyTime:time,commonMode}=row2,change=time.changeRatio,
hasChanged2=time.state==="regressed"||time.state==="improved"||time.state==="inconclusive";return change===null||!hasChanged2?
null:commonMode?.explainedByClocks===!0&&time.state==="inconclusive"?{kind:"machine",changeRatio:commonMode.changeRatio,
clockChangeRatio:commonMode.clockChangeRatio}:rankCause(row2,change)??overlapCause(row2,change)??graphCause(row2,change)??
operatorCause(row2,change)??replacedCause(row2,change)??rowCause(row2,change)??workCause(row2,change)}function rankCause({
ranks,gpuBusyTime},change){if(ranks===null||change<=0)return null;let moreNs=(gpuBusyTime.headNs??0)-(gpuBusyTime.baseNs??
0),grown=({work})=>(work.headNs??0)-(work.baseNs??0),[most,next]=ranks.ranks.toSorted((one,other)=>grown(other)-grown(one));
if(most!==void 0&&grown(most)>=mostOfIt*moreNs&&grown(next??most)<=othersMost*grown(most)){let{rank,report,device,work}=most;
return{kind:"rank",rank,report,device,changeRatio:work.changeRatio??0}}let{baseNs,headNs}=ranks.exposedTransfer;return baseNs===
null||headNs===null||headNs-baseNs<mostOfIt*moreNs?null:{kind:"exposed-transfer",baseNs,headNs,collectives:ranks.collectives}}
function overlapCause({overlap:{base,head},kernelTime,gpuBusyTime},change){if(base===null||head===null)return null;let lost=base-
head;return Math.abs(lost)<constants.besides.value||Math.sign(lost)!==Math.sign(change)||Math.abs((kernelTime.changeRatio??
0)-change)<(gpuBusyTime.thresholdRatio??0)?null:{kind:lost>0?"overlap-lost":"overlap-gained",base,head}}function graphCause({
counts},change){let graphs=counts.find(({metric})=>metric==="graphLaunches");return graphs!==void 0&&change>0&&graphs.head<
graphs.base&&graphs.state==="regressed"?{kind:"graph-lost",base:graphs.base,head:graphs.head}:null}function replacedCause({
kernels,kernelTime},change){let rangeNs=Math.max(kernelTime.baseNs??0,kernelTime.headNs??0),goneNs=sum(kernels,({match,time})=>match===
"removed"?time.baseNs??0:0),cameNs=sum(kernels,({match,time})=>match==="new"?time.headNs??0:0),least=Math.min(mostOfIt*Math.
abs(change),.01)*rangeNs;if(Math.max(goneNs,cameNs)<least||goneNs===0)return null;let isMoved=({match,launches})=>match===
"new"||match==="removed"||launches.base!==launches.head,gains=[...Map.groupBy(kernels,({family})=>family)].filter(([,rows])=>rows.
some(isMoved)).map(([family,rows])=>({family,gainNs:sum(rows,({time})=>(time.headNs??0)-(time.baseNs??0))})),[came,gone]=[
1,-1].map(sign=>gains.map(({family,gainNs})=>({family,ns:sign*gainNs})).filter(({ns})=>ns>=worthNaming*Math.max(goneNs,cameNs)).
toSorted((one,other)=>other.ns-one.ns||(one.family<other.family?-1:1)).slice(0,3)),grown=change>0?came:gone;return grown===
void 0||grown.length===0?null:{kind:"replaced",gone:gone??[],came:came??[]}}function operatorCause(row2,change){let least=mostOfIt*
(row2.gpuBusyTime.headNs??0)-mostOfIt*(row2.gpuBusyTime.baseNs??0),sign=Math.sign(change),grownNs=({time:time2})=>sign*((time2.
headNs??0)-(time2.baseNs??0)),most=(rows,leastNs)=>rows.filter(one=>grownNs(one)>=leastNs).toSorted((one,other)=>grownNs(
other)-grownNs(one)||one.path.length-other.path.length)[0],found=most(row2.operators,sign*least);for(let inner=found;inner!==
void 0;){found=inner;let around=inner;inner=most(row2.operators.filter(one=>liesIn(one,around)),innerShare*grownNs(around))}
if(found===void 0||found.time.state==="waits"||found.time.changeRatio===null)return null;let{path,rank,report,device,time,
impactRatio}=found;if(isMajority(time.baseNs??0,row2.kernelTime.baseNs??0))return null;let kernel=rowCause(row2,change),
{changeRatio}=found.time;return kernel?.kind==="kernel"&&Math.abs(kernel.changeRatio)>=Math.abs(changeRatio)?null:{kind:"\
operator",path,rank,report,device,changeRatio,impactRatio}}function liesIn({path,...one},{path:around,...other}){return gpuKey(
one)===gpuKey(other)&&path.length>around.length&&around.every((name,depth)=>isNamed(path[depth]??"",name))}function rowCause({
kernels,families},change){let explains2=({impactRatio,time})=>time.state!=="waits"&&Math.sign(impactRatio)===Math.sign(change)&&
Math.abs(impactRatio)>=mostOfIt*Math.abs(change),kernel=kernels.find(row2=>explains2(row2)&&row2.time.changeRatio!==null&&
row2.launches.base===row2.launches.head);if(kernel!==void 0)return{kind:"kernel",kernel:kernel.name,changeRatio:kernel.time.
changeRatio??0,impactRatio:kernel.impactRatio};let family=families.toSorted((one,other)=>Math.abs(other.impactRatio)-Math.
abs(one.impactRatio)).find(row2=>explains2(row2)&&row2.time.changeRatio!==null&&row2.launches.base===row2.launches.head);
return family===void 0?null:{kind:"family",family:family.family,changeRatio:family.time.changeRatio??0,impactRatio:family.
impactRatio}}function workCause({counts,instances},change){let launches=counts.find(({metric})=>metric==="launches");return launches===
void 0||Math.sign(launches.head-launches.base)!==Math.sign(change)||instances.base===null&&instances.head===null?null:{kind:"\
work",base:launches.base,head:launches.head}}function sum(kernels,pick2){return kernels.reduce((total,row2)=>total+pick2(
row2),0)}function countChanges(base,head,rules){let counted2=(metric,pick2,note=null)=>countOf({metric,kind:null,note},base.rounds.
map(pick2),head.rounds.map(pick2),rules),graphs=counted2("graphLaunches",({graphLaunches})=>graphLaunches),all=[counted2(
"launches",({launches})=>launches),counted2("hostLaunches",hostLaunches),...graphs.base+graphs.head>0?[graphs]:[],...copiesOf(
base,head,rules),counted2("blockingCopies",({copies})=>sum2(copies.map(({blocking})=>blocking))),counted2("synchronizati\
ons",round=>sum2(round.synchronizations.map(({count})=>count)),callsChanged(base,head))];return all.map(one=>{let{metric,
kind,base:before,head:after,note}=one,{state,why}=decideCount(one,all,rules);return{metric,kind,base:before,head:after,changeRatio:before===
0?null:after/before-1,thresholdRatio:rules.threshold,state,why:[note,why].filter(part2=>part2!==null).join(" ")||null,launchSites:null}})}
function decideCount(one,all,rules){let{metric,change}=one,graph=graphChange(all),isOfGraph=metric==="graphLaunches"||metric===
"hostLaunches",blocks=metric==="synchronizations"||metric==="blockingCopies",isLaunch=isOfGraph||metric==="launches",isWorse=metric===
"graphLaunches"&&graph!==null?graph==="lost":change==="more",isBetter=metric==="graphLaunches"&&graph!==null?graph==="ga\
ined":change==="fewer";if(change==="same")return{state:"same",why:null};if(one.isOtherMemory)return{state:"moved",why:"C\
opies in this direction now use a different kind of memory."};if(change==="with-work")return{state:"noted",why:"A side's\
 rounds did different amounts of work, and the count varies with the work."};if(change==="varies")return{state:"inconclu\
sive",why:"The count varies as much between the rounds of a side as between the sides."};let ofGraph=metric==="graphLaun\
ches"&&graph!==null?graphTexts[graph]:null;return isBetter?{state:"improved",why:ofGraph}:!isWorse||rules.isStrict?{state:"\
regressed",why:ofGraph}:blocks||graph==="lost"&&isOfGraph?rules.wall==="not-slower"?{state:"noted",why:joined2(ofGraph,"\
Wall time isn't longer.")}:{state:"regressed",why:ofGraph}:isNegligible(one,all,rules)?{state:"noted",why:"Negligible, n\
on-blocking."}:rules.openLaunches!==null&&isLaunch?{state:"inconclusive",why:rules.openLaunches}:one.base>0&&one.head/one.
base-1<rules.otherAmount?{state:"inconclusive",why:"Nearly all launch counts changed by the same factor. With one round \
per side, we can't rule out that the amount of work differs."}:rules.hasImproved?rules.wall==="not-slower"||rules.busyShare>=
constants.busyShare.value||!isMoreForHost(all)?{state:"noted",why:"The range as a whole is faster."}:{state:"inconclusiv\
e",why:"The range takes less time on the GPU, but we can't tell if the host's extra work makes its wall time longer."}:{
state:"regressed",why:null}}var graphTexts={lost:"Kernels that were in a CUDA graph are now launched one by one.",gained:"\
Kernels that were launched one by one are now in a CUDA graph."};function graphChange(all){let changeOf2=metric=>all.find(
one=>one.metric===metric)?.change,[graphs,host]=[changeOf2("graphLaunches"),changeOf2("hostLaunches")];return graphs==="\
fewer"&&host==="more"?"lost":graphs==="more"&&host==="fewer"?"gained":null}function isMoreForHost(all){let handed=all.filter(
({metric})=>metric==="hostLaunches"||metric==="copies");return sum2(handed.map(({head})=>head))>sum2(handed.map(({base})=>base))}
function isNegligible(one,all,{threshold}){let rise=one.head-one.base,leastBytes=constants.smallestBytes.value;if(one.metric===
"copiedBytes")return rise<leastBytes;let launches=all.find(({metric})=>metric==="launches"),ofLaunches=threshold*Math.max(
launches?.base??0,launches?.head??0);if(rise<=constants.smallestCount.value||rise<ofLaunches)return!0;if(one.metric!=="c\
opies")return!1;let bytes=all.find(({metric,kind})=>metric==="copiedBytes"&&kind===one.kind);return bytes===void 0||bytes.
head-bytes.base<leastBytes}function joined2(...parts){return parts.filter(part2=>part2!==null).join(" ")}function hostLaunches({
launches,graphKernels,graphLaunches}){return launches-graphKernels+graphLaunches}function copiesOf(base,head,rules){let kinds2=new Map;
for(let round of[...base.rounds,...head.rounds])for(let copy of round.copies)kinds2.set(copyKind(copy),copy);return[...kinds2].
toSorted(([one],[other])=>one<other?-1:1).flatMap(([kind,sample])=>["copies","copiedBytes"].map(metric=>{let of=isMeant=>round=>sum2(
round.copies.filter(isMeant).map(({count,bytes})=>metric==="copies"?count:bytes)),counted2=isMeant=>countOf({metric,kind,
note:null},base.rounds.map(of(isMeant)),head.rounds.map(of(isMeant)),rules),row2=counted2(copy=>copyKind(copy)===kind),all=counted2(
copy=>copy.kind===sample.kind&&copy.direction===sample.direction),isPageable=[sample.sourceMemory,sample.targetMemory].includes(
"pageable");return{...row2,isOtherMemory:!isPageable&&row2.change!==all.change}}))}function copyKind({kind,direction,sourceMemory,
targetMemory}){return kind==="fill"?`memset (${targetMemory??"unknown memory"})`:`${direction??"unknown direction"} (${sourceMemory??
"unknown"} \u2192 ${targetMemory??"unknown"})`}function countOf(named2,baseRounds,headRounds,{threshold,workVaries}){let base=median(
baseRounds),head=median(headRounds),size2=Math.abs(head-base),isLarge=size2>=constants.smallestCount.value&&size2>threshold*
Math.max(base,head),gap=gapBetween(baseRounds,headRounds),isClear=gap>constants.clearOfSpread.value*Math.max(widthOf(baseRounds),
widthOf(headRounds)),counted2={...named2,base,head,isOtherMemory:!1};return isLarge?isClear?{...counted2,change:head>base?
"more":"fewer"}:{...counted2,change:workVaries&&gap<=0?"with-work":"varies"}:{...counted2,change:"same"}}function gapBetween(one,other){
return Math.max(Math.min(...other)-Math.max(...one),Math.min(...one)-Math.max(...other))}function widthOf(rounds){return Math.
max(...rounds)-Math.min(...rounds)}function callsChanged(base,head){let countOf2=(range,name)=>median(range.rounds.map(round=>sum2(
round.synchronizations.map(({call,count})=>call===name?count:0)))),changed=[...new Set([...base.rounds,...head.rounds].flatMap(
round=>round.synchronizations.map(({call})=>call)))].toSorted().flatMap(name=>{let[before,after]=[countOf2(base,name),countOf2(
head,name)];return before===after?[]:[`${name} ${String(before)} \u2192 ${String(after)}`]});return changed.length===0?null:
`${changed.join(", ")}.`}function sum2(values){return values.reduce((total,value)=>total+value,0)}var exactUpTo=400;function ratiosBeyondInterval(baseRounds,headRounds){let pairs=baseRounds*headRounds;if(pairs>exactUpTo){
let deviation2=Math.sqrt(pairs*(baseRounds+headRounds+1)/12);return Math.max(0,Math.floor(pairs/2-1.959964*deviation2-.5))}
let ways=orderings(baseRounds,headRounds),all=ways.reduce((sum3,count)=>sum3+count,0),tail=0,rejected=-1;for(let count of ways){
if(tail+=count,tail>.025*all)break;rejected+=1}return Math.max(0,rejected)}function orderings(baseRounds,headRounds){let ways=Array(
baseRounds*headRounds+1).fill(0);ways[0]=1;for(let part2=1;part2<=headRounds;part2+=1){for(let u=ways.length-1;u>=baseRounds+
part2;u-=1)ways[u]=(ways[u]??0)-(ways[u-baseRounds-part2]??0);for(let u=part2;u<ways.length;u+=1)ways[u]=(ways[u]??0)+(ways[u-
part2]??0)}return ways}function chanceOfRankSum(above2,baseRounds,headRounds){let pairs=baseRounds*headRounds;if(pairs>exactUpTo){
let deviation2=Math.sqrt(pairs*(baseRounds+headRounds+1)/12);return 1-normalCdf((above2-.5-pairs/2)/deviation2)}let ways=orderings(
baseRounds,headRounds),all=ways.reduce((sum3,count)=>sum3+count,0);return ways.slice(above2).reduce((sum3,count)=>sum3+count,
0)/all}function judgeSeries(series){let{better}=series,isQuiet=better==="higher"||isQuietSeries([...series.base,...series.head]),
ofProcess=isQuiet?median:values=>Math.min(...values),base=series.base.map(ofProcess),head=series.head.map(ofProcess),turned=better===
"higher",headFirst=series.headFirst.map(first=>first!==turned),change=changeOf({...series,headFirst,...turned?{base:head,
head:base}:{base,head}});return{statistic:isQuiet?"median":"minimum",change:turned?{...change,base:change.head,head:change.
base,changeRatio:inverse(change.changeRatio),lowRatio:inverse(change.highRatio),highRatio:inverse(change.lowRatio)}:change}}
function isQuietSeries(processes){return median(processes.map(values=>median(values)/Math.min(...values)))<=1+constants.
quietHost.value}function changeOf(values){let{base,head,interleaved}=values,rounds=Math.min(base.length,head.length),notMeasured={
...unknownChange,base:medianOf3(base),head:medianOf3(head),rounds:0};if(rounds===0)return base.length+head.length===0?notMeasured:
{...notMeasured,state:base.length===0?"new":"removed"};if(![...base,...head].every(value=>value>0&&Number.isFinite(value)))
return{...notMeasured,rounds,why:"A ratio needs values above 0."};let isPaired=interleaved&&base.length===head.length,spread=Math.
max(deviation(logs(base)),deviation(logs(head))),threshold=isPaired&&rounds>=constants.fewProcesses.value?values.threshold:
Math.max(values.threshold,constants.unpairedWall.value),ofSides=rounds<constants.fewestRanked.value?ofFew(base,head):ofRanks(
base,head),estimates=isPaired?[ofPairs(values),...rounds<constants.fewestRanked.value?[]:[ofSides]]:[ofSides],found=estimates.
find(({log:log2,clear})=>clear&&Math.abs(log2)>=Math.log1p(threshold)),estimate=found??narrowest(estimates),{log,half}=estimate,
known={base:estimate.base,head:estimate.head,changeRatio:Math.expm1(log),thresholdRatio:threshold,rounds};if(half===null)
return{...notMeasured,...known,state:"inconclusive",mayBeSlower:log>=Math.log1p(isPaired?values.threshold:threshold),why:"\
With one process per side, the noise is unknown."};let[low,high]=[log-half.below,log+half.above],least=Math.log1p(isPaired?
values.threshold:threshold),isSame2=isPaired&&low>-least&&high<least,state=found===void 0?isSame2?"same":"inconclusive":
log>0?"regressed":"improved";return{...known,lowRatio:Math.expm1(low),highRatio:Math.expm1(high),detectableRatio:detectable(
half,rounds,threshold),spreadRatio:spread,state,mayBeSlower:state==="inconclusive"&&(!isPaired||high>=least),isProbable:state===
"inconclusive"&&low>=Math.log1p(isPaired?values.threshold:threshold),why:state==="inconclusive"?whyOpen2(isPaired,rounds):
null}}function ofPairs(values){let levels=sideLevels(values),pairs=values.head.map((value,index)=>logRatio(values.base[index]??
value,value)),orders=byOrder(pairs,values.headFirst),log=mean(orders.map(mean)),degrees=pairs.length-1;if(degrees<1)return{
...levels,log,half:null,clear:!1};let weight=Math.sqrt(orders.reduce((sum3,{length})=>sum3+1/length,0))/orders.length,error=deviation(
pairs)*weight,half=studentTQuantile(.975,degrees)*error,agree=pairs.every(pair=>Math.sign(pair)===Math.sign(log)),clear=degrees>
1&&agree&&Math.abs(log)>=studentTQuantile(1-constants.chance.value,degrees)*error;return{...levels,log,half:{below:half,
above:half},clear}}function ofFew(base,head){let medians={base:median(base),head:median(head)},log=logRatio(medians.base,
medians.head);if(Math.min(base.length,head.length)<2)return{...medians,log,half:null,clear:!1};let{deviation:noise,degrees}=sideNoise(
{base,head,interleaved:!1}),weight=Math.sqrt(varianceOfMedian(base.length)+varianceOfMedian(head.length)),half=studentTQuantile(
.975,degrees)*noise*weight;return{...medians,log,half:{below:half,above:half},clear:!1}}function ofRanks(base,head){let ratios=head.
flatMap(value=>base.map(before=>logRatio(before,value))).toSorted((a,b)=>a-b),medians={base:median(base),head:median(head)},
log=logRatio(medians.base,medians.head),beyond=ratiosBeyondInterval(base.length,head.length),[low=log,high=log]=[ratios[beyond],
ratios[ratios.length-1-beyond]],slower=ratios.filter(ratio=>ratio*Math.sign(log)>0).length,clear=chanceOfRankSum(slower,
base.length,head.length)<=constants.chance.value,half={below:Math.max(log-low,0),above:Math.max(high-log,0)};return{...medians,
log,half,clear}}function narrowest(estimates){let width=({half})=>half===null?1/0:half.below+half.above;return estimates.
reduce((best,one)=>width(one)<width(best)?one:best)}function detectable({below,above:above2},rounds,threshold){let degrees=rounds-
1,error=(below+above2)/2/studentTQuantile(.975,degrees),least=Math.max(Math.log1p(threshold),studentTQuantile(1-constants.
chance.value,degrees)*error);return Math.expm1(least+studentTQuantile(.95,degrees)*error)}function whyOpen2(isPaired,rounds){
return isPaired?rounds<constants.fewProcesses.value?"With so few processes, the change could be noise.":"The processes v\
ary too much to tell.":"The sides weren't interleaved, so the machine may have changed in between."}function medianOf3(values){
return values.length===0?null:median(values)}function inverse(ratio){return ratio===null?null:1/(1+ratio)-1}function latencyOf(runs,range,threshold){let of=side=>side.map(run=>instanceTimes(run,range)),all={base:of(runs.base),head:of(
runs.head)},ran=values=>(values?.length??0)>0,whole=all.base.map((values,index)=>ran(values)&&ran(all.head[index])),kept=side=>side.
filter((values,index)=>runs.interleaved?whole[index]===!0:ran(values)),[base,head]=[kept(all.base),kept(all.head)];if(base.
length===0||head.length===0)return null;let{statistic,change}=judgeSeries({base,head,interleaved:runs.interleaved,better:"\
lower",threshold,headFirst:runs.headFirst.filter((_,index)=>whole[index]===!0)}),{base:baseNs,head:headNs,...time}=change;
return{base:wallFigures(base),head:wallFigures(head),statistic,time:{...time,baseNs,headNs}}}function latencyVerdict({time:{
state,mayBeSlower:mayBeSlower2,lowRatio}}){return state==="regressed"?"slower":mayBeSlower2||lowRatio===null?"unknown":"\
not-slower"}function wallParts(base,head){return wallPartTimes.flatMap(([part2,pick2])=>{let[before,after]=[base.rounds.map(pick2),head.
rounds.map(pick2)];if(!areKnown(before)||!areKnown(after))return[];let isApart=Math.min(...after)>Math.max(...before)||Math.
max(...after)<Math.min(...before);return[{part:part2,baseNs:median(before),headNs:median(after),isApart}]})}function areKnown(values){
return values.length>0&&!values.includes(null)}function tracedWall(values,threshold){let pairs=pairLogRatios(values);if(pairs===null||pairs.length<constants.fewProcesses.
value)return"unknown";let limit=Math.log1p(threshold),change=mean(pairs),error=Math.hypot(deviation(logs(values.base)),deviation(
logs(values.head)))/Math.sqrt(pairs.length),clear=constants.wallErrors.value*error;return change>=limit?pairs.every(pair=>pair>
0)&&change>=clear?"slower":"unknown":change+clear<limit?"not-slower":"unknown"}function isProbablySlower({effect,values},threshold){
if(effect.rounds===1||effect.change<threshold)return!1;let{deviation:noise,degrees}=sideNoise(values),weight=Math.sqrt(varianceOfMedian(
values.base.length)+varianceOfMedian(values.head.length));return Math.log1p(effect.change)>studentTQuantile(constants.probable.
value,degrees)*noise*weight}function compareRange(measuredBase,measuredHead,context){let sides=rangeSides(measuredBase,measuredHead,context),{base,head,
overlap}=sides,part2=rangePart(sides),estimate=estimatePart(timesOf2(sides,gpuTimeOf(base,head)),part2,sides),commonMode=commonModeOf(
estimate,sides),evidence=evidenceOfRange(estimate,part2,sides,commonMode),gpuBusyTime=decide(estimate,evidence,"whole"),
range={time:gpuBusyTime,commonMode},families=familyRows(sides,range),wall=wallTimeOf(sides),row2={name:head.name,domain:head.
domain,instances:{base:instancesOf(measuredBase),head:instancesOf(measuredHead)},gpuBusyTime,kernelTime:shown(estimatePart(
timesOf2(sides,({kernelNs})=>kernelNs),part2,sides)),copyBusyNs:copyBusy(sides),overlap,...wall,latency:context.latency,
wallParts:sides.isScaled?[]:wallParts(measuredBase,measuredHead),commonMode,ranks:ranksOf(sides,commonMode),counts:countsOf(
sides,evidence,{hasImproved:gpuBusyTime.state==="improved",wall:wall.wall}),families,kernels:kernelRows(sides,range,families),
operators:operatorRows(sides,range),graphNodes:[],lineSearch:null};return{...row2,cause:causeOf(row2)}}function commonModeOf(estimate,sides){
let moves=sides.figures.flatMap(({match,family,baseNs,headNs,launches})=>(match==="exact"||match==="renamed")&&baseNs>0&&
headNs>0&&launches.base===launches.head&&!(sides.waits&&family===communicationFamily)?[{value:Math.log(headNs/baseNs),weight:Math.
max(baseNs,headNs)/sides.kernelNs}]:[]),change=estimate.presence==="both"?estimate.effect.change:0;return findCommonMode(
moves,partThreshold(rangePart(sides),sides).ratio,sides.context.clocks,change)}function ranksOf(sides,commonMode){let part2=rangePart(
sides),factor=1+(commonMode?.explainedByClocks===!0?commonMode.changeRatio:0);return compareRanks(sides.base,sides.head,
{threshold:partThreshold(part2,sides).ratio,estimateOf:pick2=>estimatePart(withoutFactor(timesOf2(sides,pick2),factor),part2,
sides),evidenceOf:estimate=>evidenceOfRange(estimate,part2,sides,null)})}function wallTimeOf(sides){let{latency,calibration}=sides.
context,known=calibratedNoise(calibration,{kind:"wall",range:sides.head,name:""}),estimate=estimateOf(timesOf2(sides,({wallNs})=>wallNs),
known);if(latency!==null)return{wallTime:shown(estimate),wall:latencyVerdict(latency)};let threshold=constants.wallThreshold.
value,own=estimateOf(timesOf2(sides,ownWallNs(sides)),known),judged2=one=>one.presence==="both"?tracedWall(one.values,threshold):
"unknown",wall=judged2(estimate)!=="slower"||judged2(own)==="slower"?judged2(estimate):"unknown",isProbable=[estimate,own].
every(one=>one.presence==="both"&&isProbablySlower(one,threshold));return{wallTime:decideTracedWall(estimate,{wall,isProbable,
threshold}),wall}}function ownWallNs({base,head,waits:waits2}){let isApart=waits2&&[base,head].every(({rounds})=>rounds.
every(({devices})=>(devices??1)<=1)),ownGpuNs=gpuTimeOf(base,head);return round=>isApart?Math.max(1,round.wallNs-(round.
gpuBusyNs-ownGpuNs(round))):round.wallNs}function countsOf(sides,evidence,range){let{policy}=sides.context,otherAmount=evidence.
find(({kind})=>kind==="amount-differs");return countChanges(sides.measured.base,sides.measured.head,{...range,threshold:policy["\
count-threshold"]/100,isStrict:policy["fail-on"].includes("counts"),workVaries:sides.isScaled,openLaunches:whyLaunchesAreOpen(
evidence,sides),otherAmount:otherAmount!==void 0&&"least"in otherAmount?otherAmount.least:0,busyShare:busyShare2(sides.head)})}
function whyLaunchesAreOpen(evidence,{figures,drawn}){let ofTime=evidenceOf(evidence,"kernels-vary")??evidenceOf(evidence,
"few-draws"),changeOf2=({launches})=>launches.head-launches.base,change=figures.reduce((sum3,row2)=>sum3+changeOf2(row2),
0);return ofTime?.why??whyDrawn(figures,drawn,change,changeOf2)}function instancesOf({rounds}){return sharedValue(rounds.
map(({instances})=>instances))}function copyBusy(sides){let{base,head}=sides;if([...base.rounds,...head.rounds].some(({copyBusyNs})=>copyBusyNs===
null))return null;let{baseNs,headNs}=sideTimes(timesOf2(sides,({copyBusyNs})=>copyBusyNs??0));return{base:baseNs??0,head:headNs??
0}}function busyShare2({rounds}){return median(rounds.map(({gpuBusyNs,spanNs,wallNs})=>gpuBusyNs/Math.max(1,spanNs??wallNs)))}function reason(id,verdict,text3,range,facts={}){return{id,verdict,text:text3,range,...{kernel:null,family:null,metric:null,
reported:null,reportedKind:null,changeRatio:null},...facts}}function changeText({changeRatio,lowRatio,highRatio,thresholdRatio}){
if(changeRatio===null)return"changed";let interval=lowRatio===null||highRatio===null?"one process per side":intervalText(
lowRatio,highRatio),threshold=thresholdRatio===null?"":`threshold ${percent(thresholdRatio)}`,details=[interval,threshold].
filter(part2=>part2!=="").join("; ");return`${signedPercent(changeRatio)}${details===""?"":` (${details})`}`}function movedWork(improved,sides){let{base,head}={base:sides.base.whole,head:sides.head.whole};if(base===null||head===null)
return[moved("whole-unknown","We didn't capture the whole program on at least one side, so we can't tell whether work wa\
s moved out of the ranges.",null)];let won=improved.flatMap(row2=>{let[before,after]=[base,head].map(({ranges})=>ranges.
find(({name,domain})=>name===row2.name&&domain===row2.domain)),label=rangeText(row2.name,row2.domain);return before===void 0||
after===void 0?[]:[{label,row:row2,base:before,head:after}]});return won.length<improved.length?[moved("whole-unknown","\
A capture of the whole program lacks one of the faster ranges.",null)]:[...outsideReasons(won,base,head),...won.flatMap(
range=>[...notInWhole(range),...otherInstances(range),...lateReasons(range),...fewerBytes(range,sides),...fewerSteps(range,
sides.untraced),...restReasons(range,sides.untraced),...hostReasons(range,sides)])]}function outsideReasons(won,base,head){
let wonNs=won.filter(({row:row2})=>row2.gpuBusyTime.state==="improved").reduce((sum3,range)=>sum3+Math.max(0,range.base.
gpuBusyNs-range.head.gpuBusyNs),0),roseNs=head.outside.kernelNs-base.outside.kernelNs,launches=head.outside.launches-base.
outside.launches,isChange=launches>0||roseNs>=constants.oneRound.value*base.outside.kernelNs;if(wonNs===0||!isChange||roseNs<
constants.movedShare.value*wonNs)return[];let text3=`Kernels outside all ranges take longer: the increase is ${percent(roseNs/
wonNs)} of the time that the ranges saved on the GPU (${counted(launches,"more launch","more launches")}). Work was move\
d out of the ranges.`;return[moved("moved-outside",text3,null)]}function notInWhole({label,row:{gpuBusyTime},base,head}){
let least=constants.oneRound.value,change=gpuBusyTime.changeRatio??0;if(gpuBusyTime.state!=="improved"||change>-least||base.
gpuBusyNs===0)return[];let inWhole=head.gpuBusyNs/base.gpuBusyNs-1;if(inWhole<=constants.movedShare.value*change)return[];
let text3=`When captured with the whole program, the range's time on the GPU changed by ${signedPercent(inWhole)}, so th\
e range is only faster when captured alone.`;return[moved("not-in-whole",text3,label)]}function otherInstances({label,base,
head}){if(base.instances===head.instances)return[];let text3=`Head's program runs the range ${counted(head.instances,"ti\
me")} and base's program runs it ${counted(base.instances,"time")}, so one instance isn't the same work on both sides.`;
return[moved("instances-changed",text3,label)]}function lateReasons({label,row:row2,base,head}){if(row2.latency?.time.state!==
"improved"||base.lateNs===null||head.lateNs===null)return[];let wonNs=-(row2.latency.time.changeRatio??0)*base.wallNs,roseNs=head.
lateNs-base.lateNs;if(roseNs<constants.movedShare.value*wonNs)return[];let text3=`After the range ends, the GPU keeps wo\
rking longer than before: the increase is ${percent(roseNs/wonNs)} of the wall time that the range saved. The range no l\
onger waits for its kernels.`;return[moved("moved-late",text3,label)]}function fewerBytes({label,base,head},{policy,isVerified}){
let least=base.copiedBytes*(1-policy["count-threshold"]/100);if(isVerified||head.copiedBytes>=least)return[];let text3=`\
The range copies fewer bytes (${sizeText(base.copiedBytes)} \u2192 ${sizeText(head.copiedBytes)}), and nothing verifies \
that the result is the same. Set compare.verify.`;return[moved("fewer-bytes",text3,label)]}function fewerSteps({label,row:row2},{
base,head}){let amountOf=(runs,key)=>{let known=runs.flatMap(({ranges})=>ranges.flatMap(one=>one.name===row2.name&&one.domain===
row2.domain?one[key]??[]:[]));return known.length===0?null:median(known)};return["steps","tokens"].flatMap(key=>{let[before,
after]=[amountOf(base,key),amountOf(head,key)];if(before===null||after!==null&&after>=before)return[];let text3=after===
null?`An instance no longer reports its ${key} (base: ${countText(before)}), so it may process fewer ${key}.`:`An instan\
ce processes fewer ${key} (${countText(before)} \u2192 ${countText(after)}).`;return[moved("fewer-steps",text3,label)]})}
function restReasons({label,row:row2,base:whole},{base,head,interleaved,headFirst}){let of=runs=>runs.map(run=>{let rangeNs=instanceTimes(
run,row2).reduce((sum3,ns)=>sum3+ns,0);return{rangeNs,restNs:run.seconds===null?0:run.seconds*1e9-rangeNs}}),[before,after]=[
of(base),of(head)],rest=estimateOf({base:before.map(({restNs})=>restNs),head:after.map(({restNs})=>restNs),interleaved,headFirst},
null);if(rest.presence!=="both"||rest.effect.low===null)return[moved("whole-unknown","The untraced runs don't show the w\
hole program's time on both sides, so we can't tell if work was moved to another part of the program.",label)];let{gpuBusyTime}=row2,
onGpuNs=gpuBusyTime.state==="improved"?-(gpuBusyTime.changeRatio??0)*whole.gpuBusyNs:0,wonNs=Math.max(totalOf(before)-totalOf(
after),onGpuNs),roseNs=rest.effect.low*(rest.baseNs??0);if(wonNs<=0||roseNs<constants.movedShare.value*wonNs)return[];let text3=`\
The rest of the program takes longer, by at least ${percent(roseNs/wonNs)} of the time that this range saved. Work was m\
oved out of the range.`;return[moved("moved-time",text3,label)]}function hostReasons({label,row:row2},{base,head,interleaved}){
let{gpuBusyTime:time}=row2;if(time.state!=="improved"||time.changeRatio===null||time.baseNs===null)return[];let of=({ranges})=>ranges.
filter(({name,domain})=>name===row2.name&&domain===row2.domain).flatMap(({rounds})=>rounds.map(({hostTime})=>hostTime?.ownNs??
0)),own=estimateOf({base:of(base),head:of(head),interleaved},null),roseNs=own.presence==="both"?(own.effect.low??0)*(own.
baseNs??0):0,wonNs=-time.changeRatio*time.baseNs;if(roseNs<constants.movedShare.value*wonNs)return[];let text3=`The host\
's own work in the range grew by at least ${percent(roseNs/wonNs)} of the time that the range saved on the GPU. Work was\
 moved to the host.`;return[moved("moved-to-host",text3,label)]}function totalOf(runs){return median(runs.map(({rangeNs})=>rangeNs))}
function moved(id,text3,range){return reason(id,"not-improved",text3,range)}function unequalMachine(base,head){return[...fasterClock(base,head),...disturbedBase(base)]}function fasterClock({meanSmClockMhz:base},{
meanSmClockMhz:head}){if(base===null||head===null||Math.log(head/base)<constants.tolerance.value)return[];let text3=`Hea\
d ran at a faster SM clock (${signedPercent(head/base-1)} on average), so the GPU favored head.`;return[reason("clocks-f\
aster","not-improved",text3,null)]}function disturbedBase({disturbedRounds}){if(disturbedRounds.length===0)return[];let rounds=listText(
disturbedRounds.map(({round})=>String(round)),5),why=[...new Set(disturbedRounds.flatMap(({reasons})=>reasons))],said=why.
length===0?"":` (${listText(why,3)})`,text3=`The GPU was disturbed while base ran, in round ${rounds}${said}. A slower b\
ase makes any head look faster.`;return[reason("base-disturbed","not-improved",text3,null)]}function verificationOf(base,head,tolerance){if(base.verify===null&&head.verify===null)return{state:"not-verified"};let failed=failureOf(
"Base",base.verify)??failureOf("Head",head.verify);if(failed!==null)return{state:"failed",text:failed};if(base.verify?.state!==
"written"||head.verify?.state!=="written")return{state:"not-verified"};let text3=differenceOf(base.verify.values,head.verify.
values,tolerance);return text3===null?{state:"agrees"}:{state:"differs",text:text3}}function failureOf(side,verify){return verify===
null?`${side} has no output from compare.verify.`:verify.state==="failed"?`${side}'s output from compare.verify can't be\
 used: ${verify.why}`:null}function differenceOf(base,head,tolerance){let differing2=[...new Set([...Object.keys(base),...Object.
keys(head)])].filter(name=>!isSame(base[name],head[name],tolerance)),[first]=differing2;if(first===void 0)return null;let more=differing2.
length===1?"":`, and ${counted(differing2.length-1,"more value")}`;return`Base and head don't compute the same result: t\
he value of ${plainText(first)} differs${more} (tolerance ${percent(tolerance)}).`}function isSame(base,head,tolerance){
return base===void 0||head===void 0?!1:typeof base=="string"||typeof head=="string"?base===head:typeof base=="number"&&typeof head==
"number"?isNear(base,head,tolerance):typeof base=="number"||typeof head=="number"||base.length!==head.length?!1:base.every(
(value,index)=>isNear(value,head[index]??NaN,tolerance))}function isNear(base,head,tolerance){return Math.abs(base-head)<=
tolerance*Math.max(Math.abs(base),Math.abs(head))}function hasWrongResult({reasons}){return reasons.some(({id})=>id==="v\
erify-differs"||id==="verify-failed")}function verificationReasons(found){switch(found.state){case"agrees":return[];case"\
not-verified":return[reason("not-verified",null,"Not verified: nothing checked that both sides compute the same result.",
null)];case"differs":return[reason("verify-differs","not-improved",found.text,null)];case"failed":return[reason("verify-\
failed","not-improved",found.text,null)]}}function goalReasons({policy,ranges,findings,sides}){if(policy.goal==="hold")return[];let verification=sides===null?null:
verificationOf(sides.base,sides.head,policy.verify.tolerance),verified=verification===null?[]:verificationReasons(verification);
if(verified.some(({verdict})=>verdict!==null))return verified;let improved=improvedRanges(ranges),isVerified=verification?.
state==="agrees";return[...improved.length===0?[notFaster(ranges)]:[],...verified,...sides===null?[]:disqualifiers(improved,
sides,{policy,isVerified}),...openReasons(findings)]}function improvedRanges(ranges){return ranges.filter(({verdict,gpuBusyTime,
latency})=>verdict==="pass"&&(gpuBusyTime.state==="improved"||latency?.time.state==="improved"))}function disqualifiers(improved,sides,{
policy,isVerified}){let{base,head,described,interleaved,untraced}=sides;return[...improved.length===0?[]:movedWork(improved,
{base,head,interleaved,untraced,policy,isVerified}),...unequalMachine(described.base,described.head),...interleaved?[]:[
measuredApart()],...warmReasons(base,head)]}function measuredApart(){return notImproved("goal-open","Base and head weren\
't interleaved in one run, so the machine may have made the difference.",null)}function warmReasons({warm:base},{warm:head}){
if(base===null||head===null)return[];let of=({files,bytes})=>`${counted(files,"file")} (${sizeText(bytes)})`,text3=`Cach\
es were warm: each round started with the files that an uncounted first run left in HOME, temporary folders, and compile\
 caches. Base had ${of(base)}, head ${of(head)}.`;return[reason("caches-warm",null,text3,null)]}function notFaster(ranges){
let[best]=ranges.filter(({gpuBusyTime:gpuBusyTime2})=>gpuBusyTime2.changeRatio!==null).toSorted((one,other)=>(one.gpuBusyTime.
changeRatio??0)-(other.gpuBusyTime.changeRatio??0));if(best===void 0)return notImproved("not-faster","No range can be co\
mpared, so we can't tell if any range is faster.",null);let{gpuBusyTime,latency}=best,wall=latency===null?"":`, wall tim\
e without tracing ${changeText(latency.time)}`,text3=`No speedup beyond noise: time on the GPU ${changeText(gpuBusyTime)}${wall}\
.`;return notImproved("not-faster",text3,rangeText(best.name,best.domain))}function openReasons(findings){let[first,...others]=findings.
filter(({verdict})=>verdict==="inconclusive"||verdict==="incomparable");if(first===void 0)return[];let more=others.length===
0?"":` (And ${counted(others.length,"more reason")}.)`;return[notImproved("goal-open",`Not everything can be judged. ${first.
text}${more}`,first.range)]}function notImproved(id,text3,range){return reason(id,"not-improved",text3,range)}function compareMachines(baseSide,headSide){let[base,head]=[baseSide.machine,headSide.machine],models=listed(base,head,({
name})=>name),uuids=listed(base,head,({uuid})=>uuid),unknown=(hasGpu(baseSide)||hasGpu(headSide))&&(uuids.base===null||uuids.
head===null),otherModels=unequal("GPU model",models.base,models.head,"incomparable");return{differences:[...otherModels,
...unequal("CUDA major version of the driver",major(base.cuda),major(head.cuda),"incomparable"),...otherModels.length===
0&&(unknown||uuids.base!==uuids.head)?[{what:"GPU",base:uuids.base,head:uuids.head,consequence:"cautious"}]:[],...unequal(
"driver",base.driver,head.driver,"none"),...unequal("nsys",base.nsys,head.nsys,"none")],sameGpu:!unknown&&uuids.base===uuids.
head}}function compareCaptures(base,head){return unequal("capture mode (nsys.captures)",base.captureMode,head.captureMode,
"incomparable")}function unequal(what,base,head,consequence){return base===null||head===null||base===head?[]:[{what,base,
head,consequence}]}function listed(base,head,pick2){let text3=({gpus})=>{let all=[...new Set(gpus.map(pick2))];return all.
length===0||all.includes(null)?null:all.toSorted().join(", ")};return{base:text3(base),head:text3(head)}}function major(version){
return/^\d+/.exec(version??"")?.[0]??null}function profileOfRounds(profile,indices){return{...profile,rounds:pick(profile.rounds,indices),ranges:profile.ranges.map(
range=>rangeOfRounds(range,indices)),untraced:[]}}function rangeOfRounds(range,indices){return{...range,rounds:pick(range.
rounds,indices),families:those(range.families,indices),operators:those(range.operators,indices),kernels:those(range.kernels,
indices).map(kernel=>({...kernel,variants:those(kernel.variants,indices)}))}}function those(parts,indices){return parts.
map(part2=>({...part2,rounds:pick(part2.rounds,indices)})).filter(({rounds})=>rounds.some(round=>(round?.launches??0)>0))}
function pick(all,indices){return indices.map(index=>{let one=all[index];if(one===void 0)throw new RangeError(`Round ${String(
index+1)} of ${String(all.length)} doesn't exist.`);return one})}var disturbedFrom=Math.log1p(constants.disturbed.value);function steadyRounds({base,head,interleaved}){let range={base,head,
interleaved:interleaved&&base.rounds.length===head.rounds.length},all={base:indicesOf(base),head:indicesOf(head)},found={
base:slowRounds(range,"base"),head:slowRounds(range,"head")},slow=[...isMajority(found.base.length,base.rounds.length)?[]:
found.base,...isMajority(found.head.length,head.rounds.length)?[]:found.head],leavesNoneOut=roundsDisagree2=>({rounds:range,
kept:all,disturbed:[],roundsDisagree:roundsDisagree2}),roundsDisagree=slow.length<found.base.length+found.head.length;if(slow.
length===0)return leavesNoneOut(roundsDisagree);let pairs=all.base.filter(index=>!slow.some(one=>one.index===index));if(range.
interleaved&&isOneOrder(pairs)&&!isOneOrder(all.base)||slow.some(one=>isAtLevelOfOther(range,one)))return leavesNoneOut(
!0);let keptOf=side=>range.interleaved?pairs:all[side].filter(index=>!slow.some(one=>one.side===side&&one.index===index)),
kept={base:keptOf("base"),head:keptOf("head")};return{rounds:{...range,base:rangeOfRounds(base,kept.base),head:rangeOfRounds(
head,kept.head)},kept,disturbed:slow.map(({side,index,log})=>({side,round:index+1,slowerBy:Math.expm1(log)})),roundsDisagree}}
function isAtLevelOfOther({base,head,interleaved},{side,index}){let[own,others]=side==="base"?[base,head]:[head,base],times=others.
rounds.map(({kernelNs})=>kernelNs),level=interleaved?times[index]??0:median(times);return Math.abs(Math.log((own.rounds[index]?.
kernelNs??0)/level))<constants.tolerance.value}function isOneOrder(pairs){return new Set(pairs.map(index=>index%2)).size<
2}function slowRounds({base,head,interleaved},side){let own=side==="base"?base:head,others=side==="base"?head:base;return indicesOf(
own).flatMap(index=>{let fastest=fastestRound(own,interleaved?index:null),log=commonFactor(own,fastest,index);if(log===null||
log<disturbedFrom)return[];let shared=interleaved?sharedSlowdown(others,fastest,index):0;return log-shared<disturbedFrom?
[]:[{side,index,log}]})}function sharedSlowdown(others,fastest,index){return commonFactor(others,fastest,index)??0}function fastestRound(range,besides){
let all=indicesOf(range),ofPlace=all.filter(index=>besides!==null&&index%2===besides%2),timeOf2=index=>range.rounds[index]?.
kernelNs??1/0;return(ofPlace.length<constants.enoughOfPlace.value?all:ofPlace).reduce((fastest,index)=>timeOf2(index)<timeOf2(
fastest)?index:fastest)}function indicesOf({rounds}){return rounds.map((_,index)=>index)}function commonFactor(range,fromRound,toRound){
let moves=range.kernels.flatMap(({rounds})=>{let from=rounds[fromRound],to=rounds[toRound];return from==null||to==null||
from.launches!==to.launches||from.totalNs===0||to.totalNs===0?[]:[{value:Math.log(to.totalNs/from.totalNs),weight:from.totalNs}]}),
total=range.rounds[fromRound]?.kernelNs??0;return total===0?null:oneFactor(moves,total)}function pairRanges(base,head){let inBase=new Map(base.ranges.map(range=>[labelOf(range),range])),inHead=new Set(head.ranges.
map(labelOf));return[...head.ranges.map(range=>{let label=labelOf(range),found=inBase.get(label);return{label,base:found??
without(range,base),head:range,missing:found===void 0?"base":null}}),...base.ranges.flatMap(range=>{let label=labelOf(range);
return inHead.has(label)?[]:[{label,base:range,head:without(range,head),missing:"head"}]})]}function labelOf({name,domain}){
return rangeText(name,domain)}function without({name,domain,skippedInstances},{rounds}){return{name,domain,skippedInstances,
rounds:rounds.map(()=>emptyRound),families:[],kernels:[],operators:[],operatorsLeftOut:0,ncu:null,findings:[]}}function isOfRange(entry,range){return entry.range!==void 0&&matchesRange(entry.range,range)}function matchesMetric({range:of,
metric},{kind,name},range){return metric===void 0?!1:of!==void 0?metric===kind&&range!==null&&matchesRange(of,range):kind===
"reported"?metric===name||matchesGlob(metric,name):acceptedKinds.some(known=>known===kind&&known===metric)}function unneededState(entry,{
ranges,metrics}){let ofRanges=rangesOf(entry,ranges).map(({row:row2,isComparable})=>({changes:changesOf(entry,row2),isOpen:!isComparable||
entry.metric===void 0&&row2.gpuBusyTime.mayBeSlower})),ofMetrics=metrics.filter(({row:row2,range})=>matchesMetric(entry,
row2,range)).map(({row:row2,isComparable})=>({changes:[row2.change],isOpen:!isComparable})),matched=[...ofRanges,...ofMetrics].
filter(({changes:changes2})=>changes2.length>0);if(matched.length===0)return"unmatched";let isOpen=matched.some(one=>one.
isOpen||one.changes.some(change=>mayBeWorse(change,entry)));return matched.some(({changes:changes2})=>changes2.some(({state})=>state===
"same"||state==="improved"))&&!isOpen?"unused":"not-judged"}function nearestText(entry,{ranges,metrics}){let{range,kernel,
family,metric=""}=entry;if(range===void 0)return didYouMean(`metric ${metric}`,nearest(metric,[...metrics.map(({row:row2})=>escapedGlob(
row2.name)),...acceptedKinds]));let rows=rangesOf(entry,ranges).map(({row:row2})=>row2),labels=ranges.map(({row:row2})=>rangeText(
row2.name,row2.domain)),families=rows.flatMap(row2=>row2.families.map(one=>one.family));return rows.length===0?didYouMean(
`range ${range}`,nearest(range,labels)):family!==void 0?didYouMean(`family ${family} in ${range}`,nearest(family,families)):
kernel!==void 0?didYouMean(`kernel ${kernel} in ${range}`,nearest(kernel,rows.flatMap(kernelNames).map(escapedGlob))):null}
function didYouMean(what,near){return near===null?null:`The accepted regression for the ${what} matches nothing here. Di\
d you mean ${near}?`}function rangesOf(entry,ranges){return ranges.filter(({row:row2})=>isOfRange(entry,row2))}function changesOf({
kernel,family,metric},row2){return kernel!==void 0?row2.kernels.filter(one=>matchesKernel(kernel,[...one.baseNames,...one.
headNames])).map(({time})=>time):family!==void 0?row2.families.filter(one=>one.family===family).map(({time})=>time):metric===
"kernelNs"||metric==="gpuBusyNs"?[row2.gpuBusyTime]:metric==="wallNs"?[row2.latency?.time??row2.wallTime]:row2.counts.filter(
one=>one.metric===metric)}function mayBeWorse(change,entry){if(!("mayBeSlower"in change))return change.state==="regresse\
d"||change.state==="inconclusive";let{state,mayBeSlower:mayBeSlower2,detectableRatio}=change,isUnseen=state==="same"&&entry.
change!=="any"&&(detectableRatio??1/0)>entry.change/100;return state==="regressed"||mayBeSlower2||isUnseen}function kernelNames({
kernels}){return kernels.flatMap(({baseNames,headNames})=>[...baseNames,...headNames])}function applyAccepted(findings,entries,ranges,metrics,today){let states=new Map,asked=findings.map(found=>{let fitting=canBeAccepted(
found)?fittingEntries(found,entries,ranges,metrics):[],holding=fitting.filter(entry=>entry.expires>=today&&isWithin(entry,
found));return{found,fitting,holding}}),results=asked.map(({found,fitting,holding})=>{for(let entry2 of fitting)holding.
includes(entry2)?states.set(entry2,"used"):states.get(entry2)!=="used"&&states.set(entry2,entry2.expires<today?"expired":
"exceeded");let whole=fitting.length>0?void 0:asked.find(other=>coversPart(other.found,found)),[first]=canBeAccepted(found)?
(whole??{holding}).holding:[];if(first!==void 0){let text3=`${found.text} Accepted until ${first.expires}: ${first.reason}`;
return{...found,id:"accepted",verdict:null,text:text3}}let[entry]=fitting;return entry===void 0?found:{...found,text:`${found.
text} ${notHeldText(entry,found,today)}`}}),checked={ranges:acceptableRanges(findings,ranges),metrics:acceptableMetrics(
findings,metrics,ranges)},accepted=entries.map(entry=>{let unneeded=()=>entry.expires<today?"expired":unneededState(entry,
checked);return{entry,state:states.get(entry)??unneeded()}}),near=accepted.flatMap(({entry,state})=>{let text3=state==="\
unmatched"?nearestText(entry,checked):null;return text3===null?[]:[reason("accepted-unmatched",null,text3,null)]});return{
findings:[...results,...near],accepted}}function fittingEntries(found,entries,ranges,metrics){let range=found.range===null?
void 0:ranges.get(found.range),metric=metrics.find(({kind,name})=>kind===found.reportedKind&&name===found.reported),ofMetric=metric===
void 0||metric.range===null?null:ranges.get(metric.range)??null;return entries.filter(entry=>metric===void 0?range!==void 0&&
isOfRange(entry,range)&&isOf(entry,found,range):matchesMetric(entry,metric,ofMetric))}function acceptableMetrics(findings,metrics,ranges){
let isComparable=!findings.some(({verdict,range})=>verdict==="incomparable"&&range===null);return metrics.map(row2=>({row:row2,
range:row2.range===null?null:ranges.get(row2.range)??null,isComparable}))}function acceptableRanges(findings,ranges){let incomparable=new Set(
findings.filter(({verdict})=>verdict==="incomparable").map(({range})=>range));return[...ranges].map(([label,row2])=>({row:row2,
isComparable:!incomparable.has(null)&&!incomparable.has(label)}))}function notHeldText({change,expires},found,today){if(expires<
today||change==="any")return`The entry that accepts this regression expired on ${expires}.`;let limit=percent(change/100);
return isFall(found)?`Only an increase of up to ${limit} is accepted; to accept a decrease, use \`change: any\`.`:`Only \
up to ${limit} is accepted.`}function isOf(entry,{metric,family,kernel},{kernels}){if(kernel===null)return family!==null?
entry.family===family:metric!==null&&(entry.metric===metric||entry.metric==="kernelNs"&&metric==="gpuBusyNs");let names=kernels.
flatMap(row2=>row2.name===kernel?[...row2.baseNames,...row2.headNames]:[]);return entry.kernel!==void 0&&matchesKernel(entry.
kernel,names)}function isWithin({change},found){return change==="any"?!0:found.changeRatio===null||isFall(found)?!1:(found.
reported===null?found.changeRatio:Math.abs(found.changeRatio))<=change/100}var budgetMetrics={kernelNs:"ns",gpuBusyNs:"ns",launches:"",graphLaunches:"",copies:"",copiedBytes:"bytes",synchronizations:"",
exposedTransferNs:"ns",skew:"%"},timeUnits={ns:1,\u00B5s:1e3,\u03BCs:1e3,us:1e3,ms:1e6,s:1e9},sizeUnits={B:1,KB:1e3,kB:1e3,
MB:1e6,GB:1e9,KiB:2**10,MiB:2**20,GiB:2**30},unitsOf={ns:timeUnits,bytes:sizeUnits,"%":{"%":1}},alike=new Set(["\u03BCs",
"kB"]);function parseBudget(text3){let sides=/^(.+?)([<>])=\s*(\d+(?:\.\d+)?)\s*([^\s\d.]\S*)?$/su.exec(text3.trim());if(sides===
null)throw refusal(text3,"Budgets are written as `RANGE.METRIC <= NUMBER UNIT`.");let[,before="",sign="",amount2="",unit=""]=sides,
left=before.trim(),isLeast=sign===">",reported=/^metric\.(.+)$/su.exec(left)?.[1];if(reported!==void 0&&!metricNames.some(
name=>name===reported)&&!reported.startsWith("family.")){let{base,factor}=readUnit(unit),written2={amount:amount2,unit,factor};
return{text:text3,range:null,metric:{reported},isLeast,limit:Number(amount2)*factor,unit:base,written:written2}}if(isLeast)
throw refusal(text3,"Only a metric that the program reports can have a minimum: `metric.NAME >= NUMBER UNIT`.");let family=/^(?:(.+)\.)?family\.([a-z][a-z0-9-]*)$/su.
exec(left),plain=/^(?:(.+)\.)?([^.]+)$/su.exec(left),range=(family??plain)?.[1]??null,metric=family?.[2]!==void 0?{family:family[2]}:
metricOf(text3,plain?.[2]??left),measured=typeof metric=="string"?budgetMetrics[metric]:"ns",written={amount:amount2,unit,
factor:factorOf(text3,measured,unit)};return{text:text3,range,metric,isLeast,limit:Number(amount2)*written.factor,unit:measured,
written}}function checkFamily({text:text3,metric},families){if(typeof metric=="string"||"reported"in metric||families.includes(
metric.family))return;let near=nearest(metric.family,families),help=near===null?` The families are ${families.join(", ")}\
.`:` Did you mean ${near}?`;throw refusal(text3,`${JSON.stringify(metric.family)} isn't a kernel family.${help}`)}function metricOf(text3,word){
let found=metricNames.find(name=>name===word);if(found!==void 0)return found;let near=nearest(word,[...metricNames,"fami\
ly.NAME","metric.NAME"]);throw refusal(text3,`${JSON.stringify(word)} isn't a metric.${near===null?"":` Did you mean ${near}\
?`}`)}var metricNames=Object.keys(budgetMetrics).filter(name=>name in budgetMetrics);function factorOf(text3,measured,unit){
if(measured===""){if(unit==="")return 1;throw refusal(text3,`This budget limits a count, so it can't have the unit ${JSON.
stringify(unit)}.`)}let units=unitsOf[measured],found=Object.hasOwn(units,unit)?units[unit]:void 0;if(found!==void 0)return found;
let allowed=Object.keys(units).filter(name=>!alike.has(name)),near=unit===""?null:nearest(unit,allowed,2);throw refusal(
text3,`${unit===""?"The unit is missing":`${JSON.stringify(unit)} isn't a unit of this metric`}. Allowed units: ${allowed.
join(", ")}.${near===null?"":` Did you mean ${near}?`}`)}function refusal(text3,why){return new UserError({id:"bad-budge\
t",what:`Bad budget ${JSON.stringify(text3)}.`,where:"compare.budgets",why,help:`Examples: \`decode.kernelNs <= 12.6 ms\`,\
 \`launches <= 5800\`, \`decode.family.attention <= 2 ms\`. Metrics: ${metricNames.join(", ")}, family.NAME, and metric.\
NAME for a metric that the program reports.`})}function checkBudgets(texts,head){let checked=texts.map(parseBudget).flatMap(budget=>checkBudget(budget,head));return{budgets:checked.
map(({result})=>result),findings:checked.flatMap(({found})=>found??[])}}function checkBudget(budget,head){let{text:text3,
range,limit,unit}=budget;if(typeof budget.metric=="object"&&"reported"in budget.metric)return checkReported({...budget,metric:budget.
metric},head);let measured=budget.metric,metric=typeof measured=="string"?measured:`family.${measured.family}`,meant=head.
ranges.filter(one=>range===null||matchesRange(range,one)),paths=meant.length>0||range===null?[]:pathsMeant(range,head);return paths.
length>0?paths.map(path=>checkPath(budget,measured,path)):meant.length===0?[{result:{text:text3,range,metric,limit,unit,
value:null,state:"unknown"},found:unmeasured2(budget,head)}]:meant.map(one=>{let label=rangeText(one.name,one.domain),value=valueOf(
measured,one);if(value===null)return{result:{text:text3,range:label,metric,limit,unit,value,state:"unknown"},found:reason(
"budget-not-measured","over-budget",`${metric} is unknown (${text3}): ${ranksUnknown}`,label)};let broken=value>limit,over=`${metric}\
 is ${amountOver(value,budget)} (${text3}).`;return{result:{text:text3,range:label,metric,limit,unit,value,state:broken?
"broken":"held"},found:broken?reason("budget-broken","over-budget",over,label):null}})}function pathsMeant(pattern,head){
return head.ranges.flatMap(range=>{let nested=range.operators.filter(({path})=>path.length>0);return[...Map.groupBy(nested,
({path})=>operatorText(range,path))].filter(([text3])=>text3===pattern||matchesGlob(pattern,text3)).map(([text3,operators])=>({
text:text3,range:rangeText(range.name,range.domain),operators}))})}var pathMetrics={kernelNs:({totalNs})=>totalNs,launches:({
launches})=>launches};function checkPath(budget,measured,path){let{text:text3,limit,unit}=budget,metric=typeof measured==
"string"?measured:`family.${measured.family}`,pick2=Object.hasOwn(pathMetrics,metric)?pathMetrics[metric]:void 0,{text:range,
range:within}=path;if(pick2===void 0){let why=`${metric} of ${range} is unknown (${text3}): for a path of nested ranges,\
 we only measure ${Object.keys(pathMetrics).join(" and ")}.`;return{result:{text:text3,range,metric,limit,unit,value:null,
state:"unknown"},found:reason("budget-not-measured","over-budget",why,within)}}let value=path.operators.reduce((sum3,operator)=>sum3+
medianOf(operator,pick2),0),over=`${metric} of ${range} is ${amountOver(value,budget)} (${text3}).`,broken=value>limit;return{
result:{text:text3,range,metric,limit,unit,value,state:broken?"broken":"held"},found:broken?reason("budget-broken","over\
-budget",over,within):null}}function checkReported(budget,head){let{text:text3,limit,unit,isLeast}=budget,{reported}=budget.
metric,values=Map.groupBy(head.untraced.flatMap(({metrics})=>metrics),({name})=>name),meant=[...values].filter(([name])=>name===
reported||matchesGlob(reported,name)),unknown=(metric,why)=>({result:{text:text3,range:null,metric,limit,unit,value:null,
state:"unknown"},found:reason("budget-not-measured","over-budget",`Can't check the budget ${text3}. ${why}`,null)});if(meant.
length===0){let near=nearest(reported,[...values.keys()].map(escapedGlob)),why=values.size===0?"The program reports no m\
etrics. Set `metrics`.":"The program doesn't report this metric.";return[unknown(`metric.${reported}`,`${why}${near===null?
"":` Did you mean ${near}?`}`)]}return meant.map(([name,found])=>{let metric=`metric.${name}`,own=found[0]?.unit??null,{
base,factor}=readUnit(own);if(base!==unit)return unknown(metric,`The unit of ${name} is ${own??"missing"}, but the budge\
t's unit is ${budget.written.unit===""?"missing":budget.written.unit}.`);let value=median(found.map(one=>one.value))*factor,
broken=isLeast?value<limit:value>limit,over=`${metric} is ${amountOver(value,budget)} (${text3}).`;return{result:{text:text3,
range:null,metric,limit,unit,value,state:broken?"broken":"held"},found:broken?reason("budget-broken","over-budget",over,
null):null}})}function unmeasured2({text:text3,range},head){let labels=head.ranges.map(({name,domain})=>rangeText(name,domain)),
near=range===null?null:nearest(range,labels),seen=labels.length===0?"Head has no ranges.":`Head has ${labels.join(", ")}\
.`;return reason("budget-not-measured","over-budget",`The budget ${text3} matches none of head's ranges. ${seen}${near===
null?"":` Did you mean ${near}?`}`,null)}var ranksUnknown="the range ran on one GPU, or we couldn't identify its ranks.";
function valueOf(metric,range){if(typeof metric!="string"){let family=range.families.find(one=>one.family===metric.family);
return median(range.rounds.map((_,round)=>family?.rounds[round]?.totalNs??0))}return metric==="exposedTransferNs"||metric===
"skew"?ranksKnown(range)?median(range.rounds.map(metric==="skew"?round=>100*skewOf(round):exposedTransferNs)):null:median(
range.rounds.map(round=>{switch(metric){case"copies":return round.copies.reduce((sum3,{kind,count})=>sum3+(kind==="copy"?
count:0),0);case"copiedBytes":return round.memcpyBytes;case"synchronizations":return round.synchronizations.reduce((sum3,{
count})=>sum3+count,0);default:return round[metric]}}))}function amountOver(value,{limit,unit,written,isLeast}){let between=`${isLeast?
"less":"more"} than its budget of`;if(unit==="")return`${countText(value)}, ${between} ${countText(limit)}`;let exact=value/
written.factor,rounded=[4,5,6,7,8,9,10,11,12].map(digits=>Number(exact.toPrecision(digits))),differs2=one=>isLeast?one<Number(
written.amount):one>Number(written.amount),shown2=(unit==="ns"||unit==="bytes")&&written.factor===1?exact:rounded.find(differs2)??
exact;return`${String(shown2)} ${written.unit}, ${between} ${written.amount} ${written.unit}`}var words={launches:"Kernel launches",hostLaunches:"Host launches (single kernels and graphs)",graphLaunches:"CUDA graph\
 launches",copies:"Copies",copiedBytes:"Copied bytes",blockingCopies:"Copies that the host waits for",synchronizations:"\
Synchronizations"};function countReasons(counts,range){return counts.flatMap(row2=>{if(isLaunchesAgain(row2,counts))return[];
let{metric,state,changeRatio}=row2,ids=countReasonIds[metric],of={metric,changeRatio};return state==="regressed"?[reason(
ids.up,"regressed",text2(row2),range,of)]:state==="noted"?[reason(ids.up,null,text2(row2),range,of)]:state==="improved"?
[reason(ids.down,null,text2(row2),range,of)]:state==="inconclusive"?[reason(ids.vary,row2.head>row2.base?"inconclusive":
null,text2(row2),range,of)]:[]})}function text2({metric,kind,base,head,changeRatio,why}){let difference=`${head>base?"+":
"\u2212"}${countText(Math.abs(head-base),1)}`,relative=changeRatio===null?"":`, ${signedPercent(changeRatio)}`,of=kind===
null?"":` ${kind}`;return`${words[metric]}${of}: ${countText(base,1)} \u2192 ${countText(head,1)} (${difference}${relative}\
).${why===null?"":` ${why}`}`}function machineReasons(differences){return differences.map(({what,base,head,consequence})=>{let both=`${base??"unknown"}\
 for base, ${head??"unknown"} for head`;if(consequence==="incomparable")return reason("machine-differs","incomparable",`\
The ${what} differs: ${both}. The times can't be compared.`,null);if(consequence==="cautious"){let text3=base===null||head===
null?`We can't tell whether both sides ran on the same GPU (${both}).`:`The sides ran on two GPUs of the same model: ${both}\
.`;return reason("gpu-differs",null,`${text3} Thresholds are higher because of that.`,null)}return reason("machine-note",
null,`The ${what} differs: ${both}.`,null)})}function disturbedReasons(disturbed2,range){return disturbed2.map(({side,round,
slowerBy})=>reason("round-left-out",null,`Round ${String(round)} of ${side} is left out because nearly all its kernels w\
ere ${percent(slowerBy)} slower than in that side's fastest round. The code was the same, so the GPU itself must have be\
en slower, perhaps because it was throttled.`,range))}function limitations(comparison){let{base,head,interleaved,machineDifferences,calibration,ranges}=comparison;if(base===null)
return[{kind:"no-base"}];let isOnGpu=comparesGpu(comparison),slower=ranges.flatMap(({kernels})=>kernels.filter(({time})=>time.
state==="regressed")),holds={"not-interleaved":!interleaved,"other-gpu":machineDifferences.some(({what,consequence})=>what===
"GPU"&&consequence==="cautious"),"clocks-unknown":isOnGpu&&(base.meanSmClockMhz===null||head.meanSmClockMhz===null),"not\
-calibrated":isOnGpu&&!calibration.used,"not-explained":head.ncuState!=="off"&&slower.length>0&&slower.every(({metrics})=>metrics.
length===0),"wall-time-unknown":ranges.some(({wall,latency})=>wall==="unknown"&&latency===null)},kinds2=Object.keys(holds);
return[...isOnGpu&&Math.min(base.processes??base.rounds,head.processes??head.rounds)===1?[{kind:"one-round",thresholdRatio:constants.
oneRound.value}]:[],...kinds2.filter(kind=>holds[kind]).map(kind=>({kind}))]}var severity=["regressed","over-budget","not-improved","incomparable","inconclusive","no-baseline","pass"];function verdictOf(reasons){
return severity.find(verdict=>reasons.some(reason2=>reason2.verdict===verdict))??"pass"}function inOrder2(reasons){return reasons.
toSorted((one,other)=>severity.indexOf(one.verdict??"pass")-severity.indexOf(other.verdict??"pass"))}function rankReasons({ranks,gpuBusyTime},range){if(ranks===null)return[];let isRegressed=gpuBusyTime.state==="regressed";
return[...ranks.ranks.flatMap(row2=>workReasons(row2,isRegressed,range)),...stragglerReasons(ranks,gpuBusyTime.thresholdRatio??
0,gpuBusyTime.baseNs??0,range)]}function workReasons(row2,isRegressed,range){let{work}=row2,of={metric:"gpuBusyNs",changeRatio:work.
changeRatio},text3=`${capital(rankText(row2))}: its own work ${changeText(work)}`;if(work.state==="regressed")return isRegressed?
[reason("rank-slower",null,`${text3}.`,range,of)]:[reason("rank-regressed","regressed",`${text3}.`,range,of)];if(work.state!==
"inconclusive"||!work.mayBeSlower||isRegressed)return[];let why=work.why===null?"":` ${work.why}`;return[reason("rank-in\
conclusive","inconclusive",`${text3}: we can't rule out a slowdown.${why}`,range,of)]}function stragglerReasons({ranks},threshold,rangeNs,range){
let waited=side=>ranks.reduce((sum3,{waitingNs})=>sum3+waitingNs[side],0),[base,head]=[waited("base"),waited("head")];if(head-
base<Math.max(threshold,constants.disturbed.value)*rangeNs)return[];let text3=`The ranks wait longer for each other${base===
0?"":`, ${percent(head/base-1)} more than before`}: ${stragglerText(ranks,"head")} (base: ${stragglerText(ranks,"base")}\
). Waiting doesn't affect the verdict.`;return[reason("rank-straggles",null,text3,range)]}function stragglerText(ranks,side){
let[last]=ranks.toSorted((one,other)=>other.heldUpNs[side]-one.heldUpNs[side]),all=ranks.reduce((sum3,{joinedLast})=>sum3+
joinedLast[side],0);return last===void 0||all===0?"none":`${rankText(last)} was last to join ${countText(last.joinedLast[side])}\
 of ${countText(all)} collectives`}function capital(text3){return text3.slice(0,1).toUpperCase()+text3.slice(1)}function rangeReasons(row2,range,failOn){return[...instanceReasons(row2,range),...gpuTimeReasons(row2,range),...rankReasons(
row2,range),...wallReasons(row2,range,failOn.includes("inconclusive")),...commonReasons(row2,range)]}function instanceReasons({
instances},range){if(instances.base===instances.head&&instances.base!==null)return[];if(instances.base===null||instances.
head===null)return[reason("instances-vary",null,"Rounds of the same side have different numbers of instances. Times incl\
ude only the launches that all rounds share.",range)];let text3=`Base has ${counted(instances.base,"instance")} and head\
 has ${String(instances.head)}. Times are sums over all instances.`;return[reason("instances-differ",null,text3,range)]}
function gpuTimeReasons(row2,range){let{gpuBusyTime:time,commonMode}=row2,of={metric:"gpuBusyNs",changeRatio:ratioBeyondMachine(
time.changeRatio,commonMode)},apart2=apartFromSum(row2),text3=[`Time on the GPU ${changeText(time)}.`,time.why,apart2?.text??
null].filter(part2=>part2!==null).join(" ");switch(time.state){case"regressed":return[reason("range-regressed","regresse\
d",text3,range,of)];case"improved":return[reason("range-improved",null,text3,range,of)];case"new":return[reason("no-kern\
els-in-base","incomparable","Base has no kernels in this range.",range)];case"removed":return[reason("no-kernels-in-head",
"incomparable","Head has no kernels in this range.",range)];case"inconclusive":return inconclusive(time,commonMode,range,
of);case"not-judged":return row2.latency!==null?[]:[reason("no-kernels","incomparable","Neither side has kernels in this\
 range.",range)];default:return apart2===null?[]:[reason(apart2.id,null,apart2.text,range)]}}function apartFromSum(row2){
let{gpuBusyTime,kernelTime,copyBusyNs,overlap,families}=row2;if(families.some(({time})=>time.state==="waits"))return null;
let busyNs=gainOf(gpuBusyTime),sumNs=gainOf(kernelTime),baseNs=gpuBusyTime.baseNs;if(busyNs===null||sumNs===null||baseNs===
null||kernelTime.changeRatio===null||Math.abs(busyNs-sumNs)<=(gpuBusyTime.thresholdRatio??0)*baseNs)return null;let copiesNs=copyBusyNs===
null?0:copyBusyNs.head-copyBusyNs.base,overlapNs=busyNs-sumNs-copiesNs,sum3=`The sum of kernel durations changed by ${signedPercent(
kernelTime.changeRatio)}.`;if(copyBusyNs!==null&&Math.abs(copiesNs)>Math.abs(overlapNs)){let before2=percent(copyBusyNs.
base/baseNs),after2=percent(copyBusyNs.head/(gpuBusyTime.headNs??baseNs));return{id:"copies-changed",text:`Copies and me\
msets${copyCounts(row2)} account for the difference: ${before2} \u2192 ${after2} of the time on the GPU. ${sum3}`}}if(overlap.
base===null||overlap.head===null)return null;let[before,after]=[percent(overlap.base),percent(overlap.head)];return before===
after||Math.sign(overlap.base-overlap.head)!==Math.sign(overlapNs)?null:{id:"overlap-changed",text:`${overlap.head<overlap.
base?"Overlap lost":"Overlap gained"}: ${before} \u2192 ${after} of the kernel time ran alongside other work. ${sum3}`}}
function gainOf({baseNs,headNs}){return baseNs===null||headNs===null?null:headNs-baseNs}function copyCounts({counts}){let copies=counts.
filter(({metric})=>metric==="copies"),base=copies.reduce((total,one)=>total+one.base,0),head=copies.reduce((total,one)=>total+
one.head,0);return base===head?"":` (${countText(base)} \u2192 ${countText(head)})`}function ratioBeyondMachine(changeRatio,commonMode){
return changeRatio===null||commonMode?.explainedByClocks!==!0?changeRatio:(1+changeRatio)/(1+commonMode.changeRatio)-1}function inconclusive(time,commonMode,range,of){
if(commonMode?.explainedByClocks===!0){let clock=commonMode.clockChangeRatio===null?"":` The mean SM clock changed by ${signedPercent(
commonMode.clockChangeRatio)}.`,text4=`Time on the GPU ${changeText(time)}. ${time.why??""}${clock}`;if(!time.mayBeSlower)
return[reason("global-speedup",null,text4,range,of)];let id=commonMode.changeRatio>0?"global-slowdown":"range-inconclusi\
ve";return[reason(id,"inconclusive",text4,range,of)]}if(!time.mayBeSlower)return[];let text3=`Time on the GPU ${changeText(
time)}: we can't rule out a slowdown. ${time.why??""}`.trim();return[reason("range-inconclusive","inconclusive",text3,range,
of)]}function wallReasons(row2,range,isStrict){if(row2.latency!==null)return latencyReasons(row2.latency,row2,{range,isStrict});
let{wallTime:time,wall}=row2,of={metric:"wallNs",changeRatio:time.changeRatio};if(wall==="slower")return[reason("wall-ti\
me-slower","regressed",`Wall time ${changeText(time)}.`,range,of)];if(!((time.changeRatio??0)>=(time.thresholdRatio??1/0)))
return[];let word=time.isProbable?(time.lowRatio??0)>0?"probably slower":"may be slower":"looks slower",text3=`Wall time\
 ${changeText(time)}: ${word}. ${time.why??""}`.trim();return[reason("wall-time-open",time.isProbable?"inconclusive":null,
text3,range,of)]}function latencyReasons({time,statistic},{gpuBusyTime},{range,isStrict}){let of={metric:"wallNs",changeRatio:time.
changeRatio},text3=`Wall time without tracing (${statistic} of each process) ${changeText(time)}`;if(time.state==="regre\
ssed")return[reason("latency-regressed","regressed",`${text3}.`,range,of)];if(time.state==="improved")return[reason("lat\
ency-improved",null,`${text3}.`,range,of)];if(!time.mayBeSlower)return[];let found=time.isProbable?"probably slower, but\
 not proven.":time.detectableRatio===null?"we can't detect a change.":`only changes above ${percent(time.detectableRatio)}\
 would be detectable.`,isFarOff=time.lowRatio===null&&(time.changeRatio??0)>=(time.thresholdRatio??1/0),decides=isStrict||
time.isProbable||isFarOff||gpuBusyTime.state==="not-judged",open=`${text3}: ${found} ${time.why??""}`.trim();return[reason(
"latency-open",decides?"inconclusive":null,open,range,of)]}function commonReasons({commonMode,cause},range){if(commonMode===
null||commonMode.explainedByClocks||cause?.kind==="operator")return[];let clocks=commonMode.clockChangeRatio===null?"The\
 clocks are unknown, so the machine may be the cause.":`The mean SM clock changed by ${signedPercent(commonMode.clockChangeRatio)}\
, which doesn't explain the change.`,text3=`Kernels that take ${percent(commonMode.shareRatio)} of the time changed by t\
he same factor, ${signedPercent(commonMode.changeRatio)}. ${clocks}`;return[reason("global-change",null,text3,range)]}var minShare=constants.leastImpact.value;function rowReasons(row2,range){return[...row2.families.flatMap(family=>familyReasons(
family,range)),...row2.kernels.flatMap(kernel=>kernelReasons(kernel,range)),...replacedReason(row2,range)]}function replacedReason({
kernels},range){let some=(match,word)=>{let found=kernels.filter(row2=>row2.match===match),shareRatio=found.reduce((sum3,row2)=>sum3+
row2.shareRatio,0),count=counted(found.length,"kernel is","kernels are");return found.length===0?null:{text:`${count} ${word}\
 (${percent(shareRatio)} of the range)`,shareRatio}},parts=[some("new","new"),some("removed","gone")].filter(part2=>part2!==
null);return parts.some(({shareRatio})=>shareRatio>=minShare)?[reason("kernels-replaced",null,`${parts.map(({text:text3})=>text3).
join(", ")}.`,range)]:[]}function familyReasons({family,time,shareRatio},range){let of={family,changeRatio:time.changeRatio},
share=percent(shareRatio);return time.state==="regressed"?[reason("family-regressed","regressed",`Family ${family}: kern\
el time ${changeText(time)}; ${share} of the range.`,range,of)]:time.state==="noted"||time.state==="other-variant"&&(time.
changeRatio??0)>0?[reason("family-slower",null,`Family ${family}: kernel time ${changeText(time)}. ${time.why??""}`,range,
of)]:time.mayBeSlower?[reason("family-inconclusive","inconclusive",`Family ${family}: kernel time ${changeText(time)}. ${time.
why??""}`,range,of)]:shareRatio<minShare?[]:time.state==="new"?[reason("family-new",null,`Family ${family} is new: ${share}\
 of the range.`,range,of)]:time.state==="removed"?[reason("family-removed",null,`No ${family} kernels run anymore; they \
were ${share} of the range.`,range,of)]:[]}var noteIds={noted:"kernel-slower","other-variant":"kernel-variant"};function kernelReasons(row2,range){
let{time,match,shareRatio,explanation}=row2,why=explanation===null?"":`; ${explanation}`,share=`${percent(shareRatio)} o\
f the range`,of={kernel:row2.name,changeRatio:time.changeRatio};return time.state==="regressed"?[reason(match==="swapped"?
"swapped-kernel-regressed":"kernel-regressed","regressed",`${match==="swapped"?"This kernel replaces another kernel: tim\
e ":"Time "}${changeText(time)}; ${share}${why}.`,range,of)]:time.state==="noted"||time.state==="other-variant"?(time.changeRatio??
0)<=0?[]:[reason(noteIds[time.state],null,`Time ${changeText(time)}; ${share}${why}. ${time.why??""}`,range,of)]:time.mayBeSlower?
[reason("kernel-inconclusive","inconclusive",`Time ${changeText(time)}. ${time.why??""}`,range,of)]:shareRatio<minShare?
[]:match==="new"?[reason("kernel-new",null,`This kernel is new: ${share}.`,range,of)]:match==="removed"?[reason("kernel-\
removed",null,`This kernel is gone: it was ${share}.`,range,of)]:match==="swapped"?[reason("kernel-swapped",null,`This k\
ernel replaces another kernel: time ${changeText(time)}; ${share}${why}.`,range,of)]:[]}function unjudged(values,why){let{base,head}=middles(values),rounds=Math.min(values.base.length,values.head.length),state=base===
null?"new":head===null?"removed":"not-judged",changeRatio=why===null&&base!==null&&base>0&&head!==null?head/base-1:null;
return{...unknownChange,base,head,changeRatio,rounds,state,why}}function withoutRatio(values,better){let plain=unjudged(
values,null),all=[...values.base,...values.head];if(all.every(value=>value===all[0]))return{...plain,state:"same"};let sign=better===
"lower"?1:-1,[base,head]=[values.base.map(value=>value*sign),values.head.map(value=>value*sign)],isWorse=Math.min(...head)>
Math.max(...base);return{...plain,changeRatio:null,state:isWorse?"inconclusive":"not-judged",mayBeSlower:isWorse,why:"So\
me values are 0 or less, so there's no ratio, and the threshold doesn't apply. Use a budget instead."}}function shownOnly(change,why){
return{...change,state:"not-judged",mayBeSlower:!1,isProbable:!1,why}}function judgeMemory(values,unitBytes){let plain=unjudged(
values,null),base=plain.base??0,thresholdRatio=base>0?Math.max(constants.memoryShare.value,constants.memory.value/unitBytes/
base):null,least=Math.max(constants.memory.value/unitBytes,constants.memoryShare.value*base),more=Math.min(...values.head)-
Math.max(...values.base),fewer=Math.min(...values.base)-Math.max(...values.head),change={...plain,thresholdRatio};return more>=
least?{...change,state:"regressed"}:fewer>=least?{...change,state:"improved"}:(plain.head??0)-base<least?{...change,state:"\
same"}:{...change,state:"inconclusive",mayBeSlower:!0,why:"The processes of a side vary too much to tell."}}function middles({
base,head}){return{base:base.length===0?null:median(base),head:head.length===0?null:median(head)}}function compareMetrics(sides,policy,hasWall){return[...reportedRows(sides,policy),...clientRows(sides,policy,hasWall),...memoryRows(
sides)]}function reportedRows({base,head,interleaved,headFirst},policy){let known=new Map([...base,...head].flatMap(({metrics})=>metrics.
map(one=>[one.name,one])));for(let{metrics}of head)for(let one of metrics)known.set(one.name,one);return[...known.values()].
map(({name,unit,better,source})=>{let of=runs=>runs.flatMap(({metrics})=>metrics.filter(one=>one.name===name)),[before,after]=[
of(base),of(head)],values={base:before.map(({value})=>value),head:after.map(({value})=>value)},whole=before.length===base.
length&&after.length===head.length,row2={kind:"reported",name,range:null,unit,better,source},other=before.find(one=>one.
unit!==unit)?.unit;if(other!==void 0&&after.length>0)return{...row2,change:unjudged(values,`Base has another unit: ${other===
null?"none":plainText(other)}.`)};if(better===null||before.length===0||after.length===0)return{...row2,change:unjudged(values,
null)};if(readUnit(unit).base==="bytes"&&better==="lower")return{...row2,change:judgeMemory(values,readUnit(unit).factor)};
let series={base:values.base.map(value=>[value]),head:values.head.map(value=>[value]),interleaved:interleaved&&whole,headFirst:whole?
headFirst:[],better,threshold:metricThreshold(name,policy)},isRatio=[...values.base,...values.head].every(value=>value>0);
return{...row2,change:isRatio?judgeSeries(series).change:withoutRatio(values,better)}})}function clientRows({base,head,interleaved,
headFirst},policy,hasWall){let of=runs=>runs.flatMap(({clientSeconds})=>clientSeconds===null?[]:[clientSeconds*1e9]),values={
base:of(base),head:of(head)};if(values.base.length+values.head.length===0)return[];let whole=values.base.length===base.length&&
values.head.length===head.length,{change}=judgeSeries({base:values.base.map(value=>[value]),head:values.head.map(value=>[
value]),interleaved:interleaved&&whole,headFirst:whole?headFirst:[],better:"lower",threshold:policy["latency-threshold"]/
100});return[{kind:"client-time",name:"client",range:null,unit:"ns",better:"lower",source:"",change:!hasWall||change.base===
null||change.head===null?change:shownOnly(change,"The wall time of ranges is judged instead.")}]}function memoryRows({base,
head}){return[...new Set([...base,...head].flatMap(({peakMemory})=>peakMemory.map(({gpu})=>gpu)))].map(gpu=>{let of=runs=>runs.
flatMap(({peakMemory})=>peakMemory.flatMap(one=>one.gpu===gpu?[one.bytes]:[])),values={base:of(base),head:of(head)},isThere=values.
base.length>0&&values.head.length>0;return{kind:"peak-memory",name:gpu,range:null,unit:"bytes",better:"lower",source:"",
change:isThere?judgeMemory(values,1):unjudged(values,null)}})}function metricReasons(rows,policy,interleaved){let reported=rows.
filter(({kind})=>kind==="reported"),isReportedByHead=reported.some(({change})=>change.head!==null),isReportedByBase=reported.
some(({change})=>change.base!==null),gone=reported.filter(({change})=>change.state==="removed"),came=reported.filter(({change})=>change.
state==="new"),judgedGone=gone.filter(({better})=>better!==null);return[...rows.flatMap(row2=>rowReasons2(row2,policy,interleaved)),
...judgedGone.length===0?[]:[reason("metric-missing-in-head",isReportedByHead?"incomparable":null,`${isReportedByHead?"H\
ead no longer reports":"Head reports no metrics, but base reported"} ${namesOf3(judgedGone)}.`,null)],...came.length===0?
[]:[reason("metric-missing-in-base",null,`${isReportedByBase?"Only head reports":"Base reports no metrics, so we can't c\
ompare"} ${namesOf3(came)}.`,null)]]}function namesOf3(rows){return listText(rows.map(({name})=>plainText(name)),5)}var titles={
reported:"","peak-memory":"Peak memory of ","time-per-step":"Time per step of ","time-per-token":"Time per token of ","t\
okens-per-second":"Tokens per second of ","gpu-time-per-step":"Time on the GPU per step of ","gpu-time-per-token":"Time \
on the GPU per token of ","client-time":"Wall time of the server's "};function rowReasons2(row2,policy,interleaved){let{
change,kind,name}=row2,of={reported:name,reportedKind:kind,changeRatio:change.changeRatio},isMemory=kind==="peak-memory",
ids=isMemory?{regressed:"memory-regressed",improved:"memory-improved",open:"memory-open"}:{regressed:"metric-regressed",
improved:"metric-improved",open:"metric-open"},sizes=isMemory&&change.base!==null&&change.head!==null?` (${sizeText(change.
base)} \u2192 ${sizeText(change.head)})`:"",text3=`${titles[kind]}${plainText(name)} ${changeText(change)}${sizes}`;if(change.
state==="regressed")return[reason(ids.regressed,"regressed",`${text3}.`,null,of)];if(change.state==="improved")return[reason(
ids.improved,null,`${text3}.`,null,of)];if(!change.mayBeSlower||!looksWorse(row2,policy,interleaved))return[];let open=`${text3}\
: it looks worse, but that isn't proven. ${change.why??""}`.trim();return[reason(ids.open,"inconclusive",open,null,of)]}
function looksWorse({kind,name,better,change},policy,interleaved){let{changeRatio,thresholdRatio}=change;if(changeRatio===
null)return!0;let worseBy=better==="higher"?1/(1+changeRatio)-1:changeRatio,own=kind==="reported"?metricThreshold(name,policy):
policy["latency-threshold"]/100;return worseBy>=(kind==="peak-memory"||!interleaved?thresholdRatio??own:own)}function derivedRows(runs,range,threshold){let of=side=>side.map(run=>instancesOf2(run,range.head)),all={base:of(runs.base),
head:of(runs.head)},ran=found=>(found?.instanceNs.length??0)>0,whole=all.base.map((one,index)=>ran(one)&&ran(all.head[index])),
kept=side=>side.filter((one,index)=>ran(one)&&(!runs.interleaved||whole[index]===!0)),[base,head]=[kept(all.base),kept(all.
head)];if(base.length===0||head.length===0)return{rows:[],decides:!1};let differs2=key=>{let amounts=[...base,...head].map(
one=>one[key]);return!amounts.includes(null)&&new Set(amounts.map(one=>Number((one??1).toPrecision(9)))).size>1},judgedBy=differs2(
"tokens")?"time-per-token":differs2("steps")?"time-per-step":null,label=rangeText(range.head.name,range.head.domain),rowOf=kind=>({
kind,name:label,range:label,unit:perAmountUnits[kind],source:"",better:kind==="tokens-per-second"?"higher":"lower"}),why=judgedBy===
null?"This value changes with the range's wall time, which is judged instead.":null,wall=wallPerAmountKinds.flatMap(kind=>{
let values={base:valuesOf2(base,kind),head:valuesOf2(head,kind)};if(values.base===null||values.head===null)return[];let{
change}=judgeSeries({base:values.base,head:values.head,interleaved:runs.interleaved,threshold,better:kind==="tokens-per-\
second"?"higher":"lower",headFirst:runs.headFirst.filter((_,index)=>whole[index]===!0)});return[{...rowOf(kind),change:kind===
judgedBy?change:shownOnly(change,why)}]}),gpu=gpuPerAmountKinds.flatMap(kind=>{let values={base:gpuPerAmount(range.base,
runs.base,kind),head:gpuPerAmount(range.head,runs.head,kind)};if(values.base===null||values.head===null)return[];let plain=unjudged(
{base:values.base,head:values.head},null),change=shownOnly(plain,"The range's time on the GPU is judged instead.");return[
{...rowOf(kind),change}]});return{rows:[...wall,...gpu],decides:judgedBy!==null}}function valuesOf2(processes,kind){let values=processes.
flatMap(one=>{let found=wallPerAmount(one,kind);return found===null?[]:[found]});return values.length<processes.length?null:
values}function instancesOf2(run,{name,domain}){return run.ranges.find(one=>one.name===name&&one.domain===domain)??null}function pairRuns(base,head,inTurn){let apart2={base,head,interleaved:!1,headFirst:[]};if(!inTurn||base.length===0||head.
length===0||[...base,...head].some(({order})=>order===null))return apart2;let pairs=base.flatMap(one=>{let other=head.find(
({order})=>placeOf(order)===placeOf(one.order)&&order!==one.order);return other===void 0?[]:[{base:one,head:other}]}).toSorted(
(one,other)=>placeOf(one.base.order)-placeOf(other.base.order));return{base:pairs.map(pair=>pair.base),head:pairs.map(pair=>pair.
head),interleaved:!0,headFirst:pairs.map(pair=>(pair.head.order??0)<(pair.base.order??0))}}function placeOf(order){return Math.
floor((order??0)/2)}function compare(input){let{base,head,policy}=input,machines=compareMachines(base,head),{sameGpu}=machines,differences=[
...machines.differences,...compareCaptures(base,head)],fitting=fittingCalibration(input.calibration,{base,head}),roundClocks=input.
clocks??{baseMhz:[],headMhz:[]},clocks=meanClocks(roundClocks),incomparable=differences.some(({consequence})=>consequence===
"incomparable"),untraced=pairRuns(base.untraced,head.untraced,input.interleaved),shared={input,context:{policy,calibration:fitting.
calibration,sameGpu,names:input.names,draws:{base:base.draw,head:head.draw}},clocks:roundClocks,untraced,processes:processesOf(
base,head),isIncomparable:incomparable},compared=pairRanges(base,head).map(pair=>comparePair(pair,shared)),ranges=new Map(
compared.map(({pair,row:row2})=>[pair.label,row2])),budgets=checkBudgets(policy.budgets,head),hasWall=compared.some(({row:row2})=>row2.
latency!==null),metrics=[...compareMetrics(untraced,policy,hasWall),...compared.flatMap(({derived})=>derived)],ofMetrics=metricReasons(
metrics,policy,untraced.interleaved).map(one=>incomparable?{...one,verdict:null}:one),{findings,accepted}=applyAccepted(
[...machineReasons(differences),...noRanges(compared.map(({pair})=>pair)),...ofMetrics,...compared.flatMap(range=>range.
findings),...budgets.findings],input.accepted,ranges,metrics,input.today),known={base:sideOf(base,input.files?.base??null,
clocks?.baseMhz??null),head:sideOf(head,input.files?.head??null,clocks?.headMhz??null),interleaved:input.interleaved,machineDifferences:differences,
environment:compareEnvironments(base,head),calibration:calibrationUse(input.calibration,fitting),ranges:compared.map(({pair,
row:row2})=>({...row2,verdict:rangeVerdict(findings,pair.label,incomparable||pair.missing!==null)}))},goal=goalReasons({
policy,ranges:known.ranges,findings,sides:{base,head,described:{base:known.base,head:known.head},interleaved:input.interleaved,
untraced}}),reasons=inOrder2([...findings,...goal]),given=input.baseline??{state:input.interleaved?"measured":"given",text:null};
return{schemaVersion:1,verdict:verdictOf(reasons),wall:worstWall(compared.flatMap(({pair,row:row2})=>pair.missing==="bas\
e"?[]:[row2.wall])),comparedOn:input.today,failOn:policy["fail-on"],goal:policy.goal,reasons,baseline:incomparable?{state:"\
incompatible",text:given.text}:given,...known,metrics,budgets:budgets.budgets,accepted,limitations:limitations(known),cost:null}}
function comparePair(pair,shared){let{input,context,clocks,untraced,processes,isIncomparable}=shared,latencyThreshold=input.
policy["latency-threshold"]/100,interleaved=input.interleaved&&processes===null,{rounds,kept,disturbed:disturbed2}=steadyRounds(
{...pair,interleaved}),row2=compareRange(rounds.base,rounds.head,{...context,...orderOf(rounds.interleaved,kept,processes,
input.interleaved),latency:latencyOf(untraced,pair.head,latencyThreshold),clocks:meanClocks(clocksOfRounds(clocks,kept))}),
derived=derivedRows(untraced,pair,latencyThreshold),found=attributionReasons(pair,input.base.attribution,input.head.attribution)??
skipReasons(pair)??findingsOf(pair,row2,input.policy,isIncomparable),findings=[...disturbedReasons(disturbed2,pair.label),
...derived.decides?perStep(found):found];return{pair,row:row2,findings,derived:derived.rows}}function orderOf(areRoundsInTurn,kept,processes,areSidesInTurn){
if(processes===null)return{interleaved:areRoundsInTurn,headFirst:kept.base.map(index=>index%2===1),processes};let of={base:kept.
base.map(index=>processes.base[index]??-1-index),head:kept.head.map(index=>processes.head[index]??-1-index)};return{interleaved:areSidesInTurn&&
areNeighbors(of),headFirst:headFirstOf(of),processes:of}}function noRanges(pairs){if(pairs.some(({missing})=>missing===null))
return[];let text3=pairs.length===0?"Neither side has any ranges.":"The sides have no ranges in common.";return[reason("\
no-ranges","incomparable",text3,null)]}function worstWall(walls){return["slower","unknown"].find(wall=>walls.includes(wall))??
(walls.length>0?"not-slower":"unknown")}function clocksOfRounds({baseMhz,headMhz},kept){return{baseMhz:kept.base.map(index=>baseMhz[index]??
null),headMhz:kept.head.map(index=>headMhz[index]??null)}}function attributionReasons({label,base,head},baseMode,headMode){
let others=[...base.rounds,...head.rounds].some(({otherThreads:otherThreads2})=>otherThreads2.launches+otherThreads2.copies>
0);if(baseMode===headMode||!others)return null;let text3=`Base was measured with \`attribution: ${baseMode}\` and head wi\
th \`${headMode}\`, which matters here because other threads launched work in the range. Measure the base again, or analy\
ze its reports again.`;return[reason("attribution-differs","incomparable",text3,label)]}function skipReasons({label,base,
head,missing}){if(missing!==null||base.skippedInstances===head.skippedInstances)return null;let text3=`Base skips the fi\
rst ${counted(base.skippedInstances,"instance")} of the range, but head skips ${String(head.skippedInstances)} (\`skip\`).\
 Measure the base again.`;return[reason("skip-differs","incomparable",text3,label)]}function perStep(findings){return findings.
map(found=>found.id==="latency-regressed"||found.id==="latency-open"?{...found,verdict:null,text:`${found.text} The side\
s process different numbers of steps or tokens, so the verdict is based on the time per step or token.`}:found)}function findingsOf({
label,missing},row2,policy,machineDiffers){if(missing==="base")return[reason("missing-in-base",null,"This range is new: \
base doesn't have it.",label)];if(missing==="head")return[reason("missing-in-head","incomparable","Only base has this ra\
nge, so there's nothing to compare it with.",label)];let found=[...rangeReasons(row2,label,policy["fail-on"]),...countReasons(
row2.counts,label),...rowReasons(row2,label)];return machineDiffers||found.some(({id,verdict})=>verdict==="incomparable"&&
id!=="no-kernels")?found.map(one=>one.verdict==="incomparable"?one:{...one,verdict:null}):found}function rangeVerdict(findings,label,machineDiffers){
let verdict=verdictOf(findings.filter(found=>found.range===label&&found.verdict!=="over-budget"));return machineDiffers?
"incomparable":verdict==="regressed"||verdict==="inconclusive"||verdict==="incomparable"?verdict:"pass"}function sideOf(profile,profileFile,meanSmClockMhz){
let{createdAt,measuredAt,tool,source,machine,workload,isolation,draw,rounds,ncu}=profile;return{profileFile,createdAt,measuredAt,
tool,source,machine,command:workload.command,isolation,exitCode:workload.exitCode,ncuState:ncu?.state??"off",draw,rounds:rounds.
length,processes:processCount(profile),disturbedRounds:rounds.flatMap(({round,gpu})=>disturbed(round,gpu)),meanSmClockMhz}}
function disturbed(round,gpu){return gpu===null||gpu.state==="ok"||gpu.state==="unknown"?[]:[{round,state:gpu.state,meanSmClockMhz:gpu.
meanSmClockMhz,reasons:gpu.reasons}]}function calibrationUse(calibration,{misfit}){return{used:calibration!==null&&misfit===
null,misfit,createdAt:calibration?.createdAt??null,from:calibration?.from??"rounds",pairs:calibration?.pairs??null,falseAlarms:calibration?.
falseAlarms??null}}function withoutBaseline({head,policy,baseline,today,headFile}){let budgets=checkBudgets(policy.budgets,head),id=`baseli\
ne-${baseline.state}`,found=[reason(id,"no-baseline",baseline.text,null),...budgets.findings],reasons=inOrder2([...found,
...goalReasons({policy,ranges:[],findings:found,sides:null})]),known={base:null,head:sideOf(head,headFile??null,null),interleaved:!1,
machineDifferences:[],environment:null,calibration:{used:!1,misfit:null,createdAt:null,from:"rounds",pairs:null,falseAlarms:null},
ranges:[]};return{schemaVersion:1,verdict:verdictOf(reasons),wall:"unknown",comparedOn:today,failOn:policy["fail-on"],goal:policy.
goal,reasons,baseline,...known,metrics:[],budgets:budgets.budgets,accepted:[],limitations:limitations(known),cost:null}}var noBase={state:"absent",profile:null,text:"No base was configured, so only the budgets are checked."};function judgeRecorded(head,{
state,profile:base,text:text3},config,policy){return base===null?withoutBaseline({head,policy:config,baseline:{state,text:text3},
today:policy.today,headFile:sideFiles.head}):compare({base,head,interleaved:!1,policy:config,...policy,baseline:{state,text:text3},
files:sideFiles,clocks:sideClocks({base,head})})}function judgeMeasured(head,base,config,policy,choice){if(base instanceof
LlmProfileError){let baseline={state:"failed",text:`Couldn't measure the base: ${base.message}`};return withoutBaseline(
{head,policy:config,baseline,today:policy.today,headFile:sideFiles.head})}return compare({base,head,interleaved:!0,policy:config,
...policy,baseline:{state:"measured",text:choice?.why??null,pinned:choice?.pinned??void 0},files:sideFiles,clocks:sideClocks(
{base,head})})}function sideClocks({base,head}){return{baseMhz:clocksOf(base),headMhz:clocksOf(head)}}function clocksOf({
rounds}){return rounds.map(({gpu})=>gpu===null||gpu.state==="unknown"?null:gpu.meanSmClockMhz)}export{normalCdf,parseBudget,checkFamily,hasWrongResult,metricThreshold,copyKind,latencyOf,profileOfRounds,steadyRounds,
pairRuns,compare,noBase,judgeRecorded,judgeMeasured,sideClocks};
