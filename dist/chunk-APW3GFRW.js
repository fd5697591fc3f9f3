import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{emptyRound}from"./chunk-OBJ5U7MQ.js";import{byText}from"./chunk-4GQMEPU4.js";import{sideFiles}from"./chunk-N5CFPP2E.js";
import{chooseGpuTime,instanceTimes,summarizeWallTimes,waitsForOthers,wallPartTimes}from"./chunk-CFWPLRUN.js";import{
escapedGlob,matchesGlob}from"./chunk-43BQW4PC.js";import{findSample,launchShape,sharedBytes}from"./chunk-NG2TZR5C.js";
import{bothSides,canBeAccepted,comparesGpu,countReasonIds,coversPart,hasGpu,isFall,isLaunchesAgain,unknownChange}from"./chunk-WX5VRN47.js";
import{gpuKey,groupAlikeOperators,isCoveredByName,medianOverRounds,operatorText,sharedPath}from"./chunk-PVAWQLH7.js";
import{sum}from"./chunk-KHWSZT7H.js";import{areRanksKnown,communicationFamily,rankText,rankTimeNs}from"./chunk-ZPNCYFGC.js";
import{gpuPerAmount,gpuPerAmountKinds,perAmountUnits,readUnit,wallPerAmount,wallPerAmountKinds}from"./chunk-3VXAGAQL.js";
import{median,medianLaunches,medianTotalNs,sharedValue}from"./chunk-UAZ6EODX.js";import{nearest}from"./chunk-BTMNXSV6.js";
import{capitalize,counted,listText}from"./chunk-ZYMCHVPE.js";import{amountText,countText,intervalText,pairText,percent,
rangeText,signedPercent,sizeAmount,sizeText}from"./chunk-DVA2FSEP.js";import{acceptedKinds}from"./chunk-S5YMTAFF.js";
import{LlmProfileError,UserError}from"./chunk-SVS2CUJD.js";import{plainText}from"./chunk-KWNHFX66.js";var ratio=(value,means,source,flips)=>({value,unit:"ratio",means,source,flips}),count=(value,means,source,flips)=>({value,
unit:"count",means,source,flips}),log=(value,means,source,flips)=>({value,unit:"log",means,source,flips}),ns=(value,means,source,flips)=>({
value,unit:"ns",means,source,flips}),bytes=(value,means,source,flips)=>({value,unit:"bytes",means,source,flips}),chance=(value,means,source,flips)=>({
value,unit:"chance",means,source,flips});var constants={usualSpread:ratio(.003,"How much two rounds of the same code differ on a runner without a calibration (st\
andard deviation).","Measured on five H100s and two H200s: 0.01% to 0.4% per range.","recording train-checkpoint \u2192 train\
-base (faster, two pairs), and 62 others of 3,195"),usualWeight:count(6,"The usual spread counts as much as this many pa\
irs of a comparison's own rounds.","Equal to `compare.max-rounds`, so after all rounds, a comparison's own measurements \
count as much as the usual spread.",["next-step.test.ts","calibrated by few pairs"]),clearOfSpread:count(3,"A change cou\
nts only if it's at least this many times its rounds' spread. Rounds count as unusual if they differ by more than this m\
any times the known noise.","Three standard deviations, which noise exceeds by chance 0.3% of the time.","recording jax-\
base \u2192 jax-head (slightly slower, two pairs), and 20 others of 710"),rangeThreshold:ratio(.0088,"A range's threshol\
d.","Chosen by simulation: a slowdown of 1.2% is found in 95% of runs, and unchanged code fails in less than 0.5% (docs/\
evidence/false-alarms.md).","recording overlap-base (unchanged, two rounds a side), and 45 others of 710"),calibratedRangeThreshold:ratio(
.0055,"A range's threshold with a calibration.","Chosen by simulation: a slowdown of 0.9% is found in 95% of runs, and u\
nchanged code fails in less than 0.5%.",null),familyThreshold:ratio(.02,"A kernel family's threshold. A family of few ke\
rnels has a higher one.","Chosen by judgment.",["policy/glob.test.ts","the general one"]),metricThreshold:ratio(.05,"The\
 threshold of a metric that the program reports.","Chosen by judgment.",null),wallThreshold:ratio(.1,"The threshold of w\
all time under CUDA tracing.","Chosen by judgment: twice the default of `latency-threshold`, because tracing slows the h\
ost.",["compare.test.ts","below 10% is nothing"]),leastImpact:ratio(.003,"A change of a kernel or family counts only if \
it's at least this share of its range's kernel time.","Chosen by judgment: about the usual spread of a range.",["compare\
.test.ts","too small a part of the range"]),oneRound:ratio(.05,"The minimum threshold with one round per side.","Chosen \
by judgment: more than 4.2%, the most by which a rebuild changed a kernel.",["compare.test.ts","looks slower, and one ro\
und can't tell"]),twoRounds:ratio(.03,"The minimum threshold of a range or family with two rounds per side.","Two pairs \
agree by chance half the time. Processes that run at either of two speeds differ by 2.8%, and so do families on two GPUs\
.",["judgment.test.ts","two rounds of processes, 2.4% apart"]),fewestDraws:count(3,"If a measuring autotuner chose other\
 code, a change of these kernels counts only if each side has at least this many draws of the choice.","Autotuned proces\
ses of the same code, two per side, agreed by chance within each side in 6 of 180 comparisons, and differed by up to 36%\
 between the sides.",["judgment.test.ts","two rounds tuned it anew"]),otherGpu:ratio(.015,"The minimum threshold for all\
 times if the sides ran on two GPUs of the same model.","More than twice 0.67%, the difference between two H100s in a ra\
nge. The H100s' kernels differed by 3.8%, which is less than the kernel threshold.","recording train-checkpoint on anoth\
er GPU (two families' speeds swapped), and 3 others of 710"),clearly:count(4,"We measure a slowdown again if it's less t\
han this many times its threshold.","Processes that run at either of two speeds, 2.8% apart, don't reach this limit with\
 the range's threshold.",["next-step.test.ts","one of two is settled"]),clearInOneRound:count(4,"With one round per side\
, a kernel whose range isn't slower, or work whose launch counts all changed by one factor, must change by at least this\
 many times `oneRound`.","With unchanged code, a copy took 12% longer on the side that ran second (docs/evidence/gpu-run\
s.md, run 11).","recording steps-16 \u2192 steps-14 (less work, one round a side), and 28 others of 710"),wallErrors:count(
4,"Traced wall time counts as changed only by this many standard errors.","Chosen by judgment.",null),shownShare:ratio(.5,
"A range or family shows a kernel's slowdown if it rises by at least this share of the kernel's impact. If it rises by l\
ess, it contradicts the slowdown.","Halfway between no effect and the full effect. On 5,985 comparisons, it got 20 verdi\
cts right and none wrong.","recording jax-base \u2192 jax-head (slightly slower, one pair), and 8 others of 710"),movedShare:ratio(
.5,"With `goal: improve`, a range's gain is moved work if something else loses at least this share of it.","Halfway betw\
een no loss and the full loss.",["goal/attacks.test.ts","does more in each kernel outside the range"]),clockSteps:ns(320,
"A smaller change in a time is ignored.","Ten steps of the GPU's timestamps, which advance by 32 ns.",null),nearlyAll:ratio(
.8,"If at least this share of the kernel time changed by the same factor, we attribute the change to the GPU or the amou\
nt of work.","Chosen by judgment and checked by simulation: we leave out throttled rounds, but not rounds with slower co\
de.",["one-factor.test.ts","four fifths are nearly all"]),busyShare:ratio(.8,"The host counts as keeping up if the GPU i\
s busy for at least this share of the time. Extra launches are then only noted if the range is faster.","Chosen by judgm\
ent.",["counts.test.ts","more launches are open"]),fewestKernels:count(4,"With fewer kernels, a common factor says nothi\
ng about the GPU.","By chance, four kernels move in the same direction one time in eight.",["one-factor.test.ts","four a\
re enough"]),tolerance:ratio(.005,"Log ratios this close count as equal.","The largest difference between a kernel's rou\
nds on a quiet GPU.",["one-factor.test.ts","no move, within the tolerance"]),follows:ratio(.25,"A kernel counts as follo\
wing the clock if its change is within this share of the clock's factor.","Chosen by judgment: memory-bound kernels foll\
ow the clock less, and the mean clock comes from samples.",["one-factor.test.ts","within a quarter of it"]),disturbed:ratio(
.02,"A round counts as disturbed if nearly all its kernels are at least this much slower than in its side's fastest roun\
d.","Neighboring rounds differ by 0.45% if undisturbed, and by 2% to 15% if throttled.",["noise/steady-rounds.test.ts","\
lose the slow rounds alone, and each is named"]),besides:ratio(.05,"A range counts as unusual if at least this share of \
its kernel time overlaps other work, or comes from kernels that some rounds lack.","Two streams on an H200: GPU busy tim\
e varied by 1.25%. Autotuned rounds: 0.87 to 1.26 ms.",["compare.test.ts","aren't those of which only some rounds do a l\
ittle more"]),smallestCount:count(2,"A smaller change in a count is ignored.","Chosen by judgment: the first use of a fe\
ature may add or remove one call.",["counts.test.ts","one more of few"]),smallestBytes:bytes(2**20,"A smaller increase i\
n copied bytes is negligible.","Chosen by judgment: PCIe copies this much in about 40 \xB5s.",["counts.test.ts","a MiB m\
ore"]),fewProcesses:count(5,"Wall time is judged by its threshold if there are at least this many pairs.","If each proce\
ss has one of two speeds, five pairs agree by chance one time in 32.",["untraced/judge-series.test.ts","less than five p\
airs need 30%"]),unpairedWall:ratio(.3,"Wall time's threshold with fewer than five pairs, or without pairs.","We've seen\
 two sides of three processes each differ by 19% by chance, and a machine's speed change by that much within minutes.",[
"untraced/wall-verdict.test.ts","another day's machine, three a side"]),chance:chance(.0011,"Wall time without tracing c\
ounts as changed if its p-value is below this.","By simulation, six looks with two tests (the rank sum, and Student's t \
if all pairs agree) give a false alarm in less than 0.5% of cases.",["untraced/judge-series.test.ts","what chance hardly\
 does, and as much"]),lookAfter:count(2,"After this many pairs, we may decide on a range before all planned rounds are d\
one.","One pair says nothing about the spread.",["next-step.test.ts","before one pair has settled it"]),lookChance:chance(
.005,"Before all planned rounds are done, we call a range unchanged if its interval at this error rate lies within its t\
hreshold.","Like the Haybittle-Peto rule for early looks, it's so strict that it uses up almost none of the final 5%.",null),
ranked:count(6,"After this many pairs, we may give up on untraced wall time because it's too noisy.","It takes six pairs\
 for the rank-sum test to overrule one process that's far off. When we gave up after three pairs, we missed slowdowns (d\
ocs/evidence/stopping.md).",["next-step.test.ts","too noisy to tell with all pairs"]),quietHost:ratio(.06,"If the proces\
ses' medians are this close to their minima, we compare medians; otherwise, we compare minima.","2.9% on a quiet H200, 1\
4% on a noisy virtual machine.",null),probable:chance(.9,"Traced wall time counts as probably slower if it rose by at le\
ast its threshold, and a one-sided test at this confidence level excludes 0.","Chosen by judgment: noise passes this tes\
t at most 10% of the time, and a rise must also reach the threshold.",["wall-time.test.ts","that three rounds can't prov\
e says what would"]),memory:bytes(128*2**20,"A smaller change in memory is ignored.","Chosen by judgment: allocators kee\
p blocks of tens of MiB.",["untraced/metrics.test.ts","a third of little"]),memoryShare:ratio(.02,"A memory change small\
er than this share of the total is ignored, too.","Chosen by judgment: allocators keep more memory when more is in use.",
["untraced/metrics.test.ts","1% of a large card"]),fewestRanked:count(4,"With fewer processes per side, untraced wall ti\
me has no rank-sum test, only Student's t.","With three processes, the rank-sum test can't reach more than 90% confidenc\
e.",null),enoughOfPlace:count(3,"We compare a round only with its side's rounds at the same position in their pairs if t\
here are at least this many of them.","The smallest number of which a majority isn't all.",["noise/steady-rounds.test.ts",
"what comes second in a pair may be slower each time"]),alikeEnough:ratio(.3,"Two kernels without a family count as a sw\
ap only if their names share at least this share of their words.","Chosen by judgment.",null)};var quantiles=new Map;function studentTQuantile(probability,degrees){if(!(probability>.5&&probability<1))throw new RangeError(
`Can't compute the quantile for ${String(probability)}.`);if(!Number.isInteger(degrees)||degrees<1)throw new RangeError(
`Student's t-distribution can't have ${String(degrees)} degrees of freedom.`);let key=`${String(probability)} ${String(degrees)}`,
quantile=quantiles.get(key)??bisect(probability,degrees);return quantiles.set(key,quantile),quantile}function studentTChance(t,degrees){
return Math.max(0,1-withinTheta(Math.atan(Math.abs(t)/Math.sqrt(degrees)),degrees))}function bisect(probability,degrees){
let twoSided=2*probability-1,below=0,above=Math.PI/2;for(let step=0;step<60;step+=1){let guess=(below+above)/2;withinTheta(
guess,degrees)<twoSided?below=guess:above=guess}return Math.sqrt(degrees)*Math.tan((below+above)/2)}function withinTheta(theta,degrees){
let cosine=Math.cos(theta),odd=degrees%2===1,term=odd?cosine:1,sum2=degrees===1?0:term;for(let power=odd?3:2;power<=degrees-
2;power+=2)term*=cosine*cosine*(power-1)/power,sum2+=term;return odd?2/Math.PI*(theta+Math.sin(theta)*sum2):Math.sin(theta)*
sum2}function studentTDensity(t,degrees){if(!Number.isInteger(degrees)||degrees<1)throw new RangeError(`Student's t-dist\
ribution can't have ${String(degrees)} degrees of freedom.`);let odd=degrees%2===1,scale2=odd?1/Math.PI:Math.SQRT1_2/2;for(let degree=odd?
1:2;degree<degrees;degree+=2)scale2*=(degree+1)/degree*Math.sqrt(degree/(degree+2));return scale2*(1+t*t/degrees)**(-(degrees+
1)/2)}function normalCdf(x){let size=x<0?-x:x;if(size>7)return x>0?1:0;let above=.0352624965998911*size+.700383064443688;
above=above*size+6.37396220353165,above=above*size+33.912866078383,above=above*size+112.079291497871,above=above*size+221.213596169931,
above=above*size+220.206867912376;let below=.0883883476483184*size+1.75566716318264;below=below*size+16.064177579207,below=
below*size+86.7807322029461,below=below*size+296.564248779674,below=below*size+637.333633378831,below=below*size+793.826512519948,
below=below*size+440.413735824752;let tail=Math.exp(-size*size/2)*above/below;return x>0?1-tail:tail}function normalDensity(x){
return Math.exp(-x*x/2)/Math.sqrt(2*Math.PI)}var exactUpTo=400;function ratiosBeyondInterval(baseRounds,headRounds){let pairs=baseRounds*
headRounds;if(pairs>exactUpTo){let deviation2=Math.sqrt(pairs*(baseRounds+headRounds+1)/12);return Math.max(0,Math.floor(
pairs/2-1.959964*deviation2-.5))}let ways=orderings(baseRounds,headRounds),all=sum(ways),tail=0,rejected=-1;for(let count2 of ways){
if(tail+=count2,tail>.025*all)break;rejected+=1}return Math.max(0,rejected)}function orderings(baseRounds,headRounds){let ways=Array(
baseRounds*headRounds+1).fill(0);ways[0]=1;for(let part=1;part<=headRounds;part+=1){for(let u=ways.length-1;u>=baseRounds+
part;u-=1)ways[u]=(ways[u]??0)-(ways[u-baseRounds-part]??0);for(let u=part;u<ways.length;u+=1)ways[u]=(ways[u]??0)+(ways[u-
part]??0)}return ways}function chanceOfRankSum(above,baseRounds,headRounds){let pairs=baseRounds*headRounds;if(pairs>exactUpTo){
let deviation2=Math.sqrt(pairs*(baseRounds+headRounds+1)/12);return 1-normalCdf((above-.5-pairs/2)/deviation2)}let ways=orderings(
baseRounds,headRounds),all=sum(ways);return sum(ways.slice(above))/all}function logRatio(base,head){return Math.log(head/base)}function logs(values){return values.map(value=>Math.log(value))}
function pairLogRatios({base,head,interleaved}){return!interleaved||base.length!==head.length?null:head.map((value,round)=>logRatio(
base[round]??value,value))}function mean(values){return sum(values)/values.length}function inverseRatio(ratio2){return 1/
(1+ratio2)-1}function inverseChange({changeRatio,lowRatio,highRatio}){let inverse=ratio2=>ratio2===null?null:inverseRatio(
ratio2);return{changeRatio:inverse(changeRatio),lowRatio:inverse(highRatio),highRatio:inverse(lowRatio)}}function measureDistanceBetween(a,b){
return Math.max(Math.min(...b)-Math.max(...a),Math.min(...a)-Math.max(...b))}function medianOrNull(values){return values.
length===0?null:median(values)}function deviation(values){if(values.length<2)return 0;let average=mean(values);return Math.
sqrt(sum(values,value=>(value-average)**2)/(values.length-1))}function weightedMedian(values){let half=sum(values,({weight})=>weight)/
2,reached=0;for(let{value,weight}of values.toSorted((a,b)=>a.value-b.value))if(reached+=weight,reached>=half)return value;
return 0}function groupByOrder(pairs,headFirst=[]){return[!0,!1].map(first=>pairs.filter((_,index)=>(headFirst[index]??!1)===
first)).filter(({length})=>length>0)}function findSideLevels(values){let isPaired=pairLogRatios(values)!==null;return bothSides(
side=>isPaired?geometricMean(values[side],values.headFirst):median(values[side]))}function geometricMean(values,headFirst){
let[first=0]=values,ratios=values.map(value=>logRatio(first,value));return first*Math.exp(mean(groupByOrder(ratios,headFirst).
map(mean)))}function pairNoise(pairs,headFirst){let orders=groupByOrder(pairs,headFirst);if(orders.some(({length})=>length<
2))return{deviation:deviation(pairs),degrees:pairs.length-1};let degrees=pairs.length-orders.length,squares=sum(orders,order=>(order.
length-1)*deviation(order)**2);return{deviation:Math.sqrt(squares/degrees),degrees}}function sideNoise({base,head}){let degrees=base.
length+head.length-2,squares=sum([base,head],side=>(side.length-1)*deviation(logs(side))**2);return{deviation:Math.sqrt(
squares/Math.max(1,degrees)),degrees}}function varianceOfMedian(n){return Math.PI/2/(n+Math.PI/2-1)}function medianErrorWeight({
base,head}){return Math.sqrt(varianceOfMedian(base.length)+varianceOfMedian(head.length))}function pairErrorWeight(orders){
return Math.sqrt(sum(orders,({length})=>1/length))/orders.length}function findProcessesPerRound(base,head){let numbers={
base:listProcesses(base),head:listProcesses(head)};return Object.values(numbers).some(side=>new Set(side).size<side.length)?
numbers:null}function countProcesses({rounds}){return rounds.every(({process})=>process===null)?null:new Set(listProcesses(
{rounds})).size}function listProcesses({rounds}){return rounds.map(({process},index)=>process??-1-index)}function areNeighbors({
base,head}){return base.every(number=>head.includes(number))&&head.every(number=>base.includes(number))}function findHeadFirst({
base}){return[...new Set(base)].map(number=>number%2===0)}function reduceToProcesses(values){let{processes}=values;if(processes==
null)return values;let medians=bothSides(side=>groupByProcess(values[side],processes[side]).map(median));return{...values,
...medians,processes:null}}function measureSpreadWithin({base,head},processes){let groups=[...groupByProcess(base,processes.
base),...groupByProcess(head,processes.head)];return Math.max(...groups.map(rounds=>rounds.some(value=>value<=0)?0:deviation(
logs(rounds))))}function groupByProcess(values,processes){return[...Map.groupBy(values.keys(),index=>processes[index]??-1-
index).values()].map(group=>group.map(index=>values[index]??0))}var usualNoise={pairSpread:constants.usualSpread.value,degrees:constants.
usualWeight.value};function noiseFloor(noise,rounds){return Math.expm1(studentTQuantile(.995,noise.degrees)*noise.pairSpread/
Math.sqrt(rounds))}function exceedsNoise(deviation2,{pairSpread}){return deviation2>constants.clearOfSpread.value*Math.max(
pairSpread,usualNoise.pairSpread)}function poolNoise(measured,knownNoise){if(knownNoise===null||exceedsNoise(measured.deviation,
knownNoise))return measured;let degrees=measured.degrees+knownNoise.degrees,variance=(measured.degrees*measured.deviation**
2+knownNoise.degrees*knownNoise.pairSpread**2)/degrees,pooled=Math.sqrt(variance);return{deviation:knownNoise.isOfHistory===
!0?Math.max(pooled,measured.deviation):pooled,degrees}}function estimateEffect(values,knownNoise=null){let{base,head}=values;
if(base.length===0||head.length===0)throw new RangeError("An effect needs a round on each side.");if(![...base,...head].
every(value=>value>0&&Number.isFinite(value)))throw new RangeError("An effect needs values above 0.");let pairs=pairLogRatios(
values),ratios=pairs??head.flatMap(value=>base.map(before=>logRatio(before,value))),log2=pairs===null?logRatio(median(base),
median(head)):mean(groupByOrder(pairs,values.headFirst).map(mean)),rounds=Math.min(base.length,head.length),effect={change:Math.
expm1(log2),agree:findAgreement(ratios),spread:Math.max(deviation(logs(base)),deviation(logs(head))),rounds};if(rounds===
1)return{...effect,low:null,high:null,isUnusual:!1};let{noise,weight}=estimateNoise(values,knownNoise),half=studentTQuantile(
.975,noise.degrees)*noise.deviation*weight,pairSpread=pairs===null?Math.SQRT2*sideNoise(values).deviation:pairNoise(pairs,
values.headFirst).deviation;return{...effect,low:Math.expm1(log2-half),high:Math.expm1(log2+half),isUnusual:knownNoise!==
null&&exceedsNoise(pairSpread,knownNoise)}}function estimateNoise(values,knownNoise){let pairs=pairLogRatios(values);if(pairs===
null){let ofOneRound=knownNoise===null?null:{...knownNoise,pairSpread:knownNoise.pairSpread/Math.SQRT2};return{noise:poolNoise(
sideNoise(values),ofOneRound),weight:medianErrorWeight(values)}}let weight=pairErrorWeight(groupByOrder(pairs,values.headFirst));
return{noise:poolNoise(pairNoise(pairs,values.headFirst),knownNoise),weight}}function findAgreement(ratios){return ratios.
every(log2=>log2>0)?"up":ratios.every(log2=>log2<0)?"down":"mixed"}function estimateTime(measured,knownNoise){let times=reduceToProcesses(
measured),{base,head}=times,[inBase,inHead]=[base,head].map(values=>values.filter(value=>value>0).length),{baseNs,headNs}=findLevels(
times);if(inBase===base.length&&inHead===head.length&&base.length>0&&head.length>0){let{processes}=measured;return{presence:"\
both",baseNs,headNs,effect:estimateEffect(times,knownNoise),values:times,knownNoise,within:processes==null?null:{spread:measureSpreadWithin(
measured,processes),isApart:measureDistanceBetween(measured.base,measured.head)>0}}}return{presence:inBase===0?inHead===
0?"neither":"head":inHead===0?"base":"some",baseNs:inBase===0?null:baseNs,headNs:inHead===0?null:headNs,rounds:Math.min(
base.length,head.length),changeRatio:inBase===0||inHead===0||!baseNs?null:(headNs??0)/baseNs-1,ran:`${String(inBase)} of\
 ${counted(base.length,"round")} on base and ${String(inHead)} of ${String(head.length)} on head`}}function divideByFactor(times,factor){
return{...times,head:times.head.map(ns2=>ns2/factor)}}function findSideTimes(times){return findLevels(reduceToProcesses(
times))}function findLevels(times){let{base,head}=times;if(base.length===0||head.length===0||[...base,...head].some(ns2=>ns2<=
0))return{baseNs:medianOrNull(base),headNs:medianOrNull(head)};let levels=findSideLevels(times);return{baseNs:levels.base,
headNs:levels.head}}function averageClocks({baseMhz:base,headMhz:head}){let[baseMhz,headMhz]=[base,head].map(rounds=>{let clocks=rounds.filter(
mhz=>mhz!==null);return clocks.length===0?null:mean(clocks)});return baseMhz==null||headMhz==null?null:{baseMhz,headMhz}}
function findCommonMode(moves,smallest,clocks,rangeChange){let clock=clocks===null?null:Math.log(clocks.headMhz/clocks.baseMhz),
totalWeight=sum(moves,({weight})=>weight),shared=findMachineFactor(moves,totalWeight),least=Math.log1p(smallest),asMode=(factor,isExplained)=>({
changeRatio:Math.expm1(factor),shareRatio:Math.min(sumWeightNear(moves,factor),1),clockChangeRatio:clock===null?null:Math.
expm1(clock),explainedByClocks:isExplained});if(shared!==null&&Math.abs(shared)>=least)return asMode(shared,clock!==null&&
explains(clock,shared));let change=Math.log1p(rangeChange);return clock===null||Math.abs(change)<least||!explains(clock,
change)?null:asMode(-clock,!0)}function explains(clock,factor){let{tolerance,follows}=constants;return Math.abs(clock)>=
tolerance.value&&Math.sign(clock)===-Math.sign(factor)&&Math.abs(factor)<=(1+follows.value)*Math.abs(clock)+tolerance.value}
function findMachineFactor(moves,total){return moves.length<constants.fewestKernels.value?null:findSharedFactor(moves,total)}
function findSharedFactor(moves,total){if(moves.length===0)return null;let factor=weightedMedian(moves);return sumWeightNear(
moves,factor)>=constants.nearlyAll.value*total?factor:null}function sumWeightNear(moves,factor){return sum(moves.filter(
({value})=>Math.abs(value-factor)<=toleranceAround(factor)),({weight})=>weight)}function toleranceAround(factor){return Math.
max(constants.tolerance.value,constants.follows.value*Math.abs(factor))}function isMajority(part,whole){return 2*part>=whole}function commonWork(base,head){if(!varies(base)&&!varies(head))return{base,head,isScaled:!1};let common=new Map;for(let{
name,rounds}of[...base.kernels,...head.kernels])common.set(name,Math.min(common.get(name)??1/0,...rounds.map(round=>round?.
launches??0)));return{base:scale(base,common),head:scale(head,common),isScaled:!0}}function varies({kernels,rounds}){let total=sum(
rounds,({kernelNs})=>kernelNs),varying=kernels.filter(kernel=>!hasSteadyLaunches(kernel)).flatMap(kernel=>kernel.rounds);
return total>0&&isMajority(sum(varying,round=>round?.totalNs??0),total)}function hasSteadyLaunches({rounds}){return new Set(
rounds.map(round=>round?.launches??0)).size<2}function scale(range,common){let kernels=range.kernels.map(kernel=>({...kernel,
rounds:kernel.rounds.map(round=>{let launches=common.get(kernel.name);if(round===null||!launches||round.launches===0)return round;
let by=launches/round.launches,{totalNs,busyNs,exclusiveNs}=round;return{...round,totalNs:totalNs*by,busyNs:multiply(busyNs,
by),exclusiveNs:multiply(exclusiveNs,by)}})}));return{...range,kernels,rounds:range.rounds.map((round,index)=>{let commonNs=sum(
kernels,({rounds})=>rounds[index]?.totalNs??0),by=round.kernelNs===0?1:commonNs/round.kernelNs;return{...round,kernelNs:round.
kernelNs*by,gpuBusyNs:round.gpuBusyNs*by,copyBusyNs:multiply(round.copyBusyNs,by),communicationFreeBusyNs:multiply(round.
communicationFreeBusyNs,by),ranks:round.ranks.map(rank=>scaleRank(rank,by)),wallNs:round.wallNs*by}})}}function scaleRank({
communication,...rank},by){return{...rank,busyNs:rank.busyNs*by,workNs:rank.workNs*by,communication:{...communication,exposedTransferNs:multiply(
communication.exposedTransferNs,by)}}}function multiply(ns2,by){return ns2===null?null:ns2*by}var otherFamily="other",mostHeldTogether=200;function findSwaps(base,head){let inHead=Map.groupBy(head,groupKey),candidates=[
...Map.groupBy(base,groupKey)].flatMap(([kind,groups])=>{let others=pickLargest(inHead.get(kind)??[]);return others.length===
0?[]:pickLargest(groups).flatMap(old=>others.flatMap(young=>rateSwap(old,young)))});candidates.sort((a,b)=>b.alike-a.alike||
a.distance-b.distance||(a.names<b.names?-1:1));let taken=new Set;return candidates.flatMap(({base:old,head:young})=>taken.
has(old)||taken.has(young)?[]:(taken.add(old).add(young),[{base:old,head:young}]))}function rateSwap(old,young){let alike2=measureSimilarity(
old.words,young.words);if(findFamily(old.group)===otherFamily&&alike2<constants.alikeEnough.value)return[];let distance=Math.
abs(Math.log(Math.max(1,young.timeNs)/Math.max(1,old.timeNs))),names=old.name<young.name?`${old.name}
${young.name}`:`${young.name}
${old.name}`;return[{base:old.group,head:young.group,alike:alike2,distance,names}]}function groupKey(group){return`${String(
countLaunches(group))} ${findFamily(group)}`}function pickLargest(groups){return groups.map(group=>{let[name=""]=group.map(
kernel=>kernel.name).toSorted();return{group,name,words:splitWords(name),timeNs:measureGroup(group)}}).sort((a,b)=>b.timeNs-
a.timeNs||(a.name<b.name?-1:1)).slice(0,mostHeldTogether)}function countLaunches(group){return median(sumByRound(group,({
launches})=>launches))}function sumByRound(group,pick){let rounds=Math.max(0,...group.map(kernel=>kernel.rounds.length));
return Array.from({length:rounds},(_,index)=>group.reduce((sum2,kernel)=>{let round=kernel.rounds[index];return sum2+(round==
null?0:pick(round))},0))}function measureGroup(group){return median(sumByRound(group,({totalNs})=>totalNs))}function findFamily(group){
return group[0]?.family??otherFamily}function measureSimilarity(words2,otherWords){let shared=0;for(let word of words2)otherWords.
has(word)&&(shared+=1);let all=words2.size+otherWords.size-shared;return all===0?0:shared/all}var mostWords=200;function splitWords(name){
let words2=(name.slice(0,4e3).match(/[A-Z]?[a-z]+|[A-Z]+|\d+/g)??[]).map(word=>word.toLowerCase()).filter(word=>!dull.has(
word));return new Set(words2.slice(0,mostWords))}var dull=new Set(["void","const","kernel","at","native","int","unsigned",
"unnamed","t","cuda"]);var launchesAndCode=kernel=>describeLaunches(countLaunches([kernel]),kernel,describeCode),launchesAndSize=kernel=>describeLaunches(
countLaunches([kernel]),kernel,({grid,block})=>[grid,block]),launchesAlone=kernel=>describeLaunches(countLaunches([kernel]),
kernel,()=>null),codeAlone=kernel=>describeLaunches(null,kernel,describeCode),movedShapes=[launchesAndCode,launchesAndSize,
codeAlone,launchesAlone],exchangedShapes=[launchesAndCode,launchesAndSize,launchesAlone];function describeCode(variant){
let{block,registers,sharedMemory}=readCode(variant);return[variant.grid,block,registers,sharedMemory,variant.localBytesPerThread]}
function callShapes(tileOf){return[kernel=>describeLaunches(countLaunches([kernel]),kernel,({grid:[x,y,z]})=>x*y*z*tileOf(
kernel.name)),launchesAlone]}function describeLaunches(launches,{variants},pickSize){let sizes=variants.map(variant=>JSON.
stringify(pickSize(variant)));return`${launches===null?"":String(launches)} ${[...new Set(sizes)].toSorted().join(" ")}`}
function pairByShape({base,head},shapes){if(base.length===1&&head.length===1)return{pairs:[{base,head}],unmatched:{base:[],
head:[]}};let pairs=[],unmatched={base,head};for(let shapeOf of shapes){let inHead=Map.groupBy(unmatched.head,shapeOf),taken=new Set;
for(let[key,kernels]of Map.groupBy(unmatched.base,shapeOf)){let others=inHead.get(key)??[];if(others.length===kernels.length){
pairs.push(...pairIfNamesMatch({base:kernels,head:others}));for(let kernel of[...kernels,...others])taken.add(kernel)}}let isUnmatched=kernel=>!taken.
has(kernel);unmatched={base:unmatched.base.filter(isUnmatched),head:unmatched.head.filter(isUnmatched)}}return unmatched.
base.length===0||unmatched.head.length===0?{pairs,unmatched}:{pairs:[...pairs,unmatched],unmatched:{base:[],head:[]}}}function pairByNameOrShape({
base,head},shapes){let[shapeOf,...coarser]=shapes,both=pairByName({base,head});if(shapeOf===void 0||both.length<2)return both.
map(pair=>({base:[pair.base],head:[pair.head]}));let keyed=both.map(pair=>({...pair,keys:[shapeOf(pair.base),shapeOf(pair.
head)]}));return groupByKeys(keyed).flatMap(members=>{let pair={base:members.map(member=>member.base),head:members.map(member=>member.
head)},[before,after]=[0,1].map(side=>members.map(({keys})=>keys[side]).toSorted());return JSON.stringify(before)===JSON.
stringify(after)?pairByShape(pair,[shapeOf]).pairs:pairByNameOrShape(pair,coarser)})}function groupByKeys(members){let parents=new Map,
rootOf=key=>{let root=key;for(let parent=parents.get(root);parent!==void 0;parent=parents.get(root))root=parent;return root!==
key&&parents.set(key,root),root};for(let{keys}of members){let[root,otherRoot]=[rootOf(keys[0]),rootOf(keys[1])];root!==otherRoot&&
parents.set(root,otherRoot)}return[...Map.groupBy(members,({keys})=>rootOf(keys[0])).values()]}function pairIfNamesMatch(pair){
let pairs=pairByName(pair);return pairs.length<pair.base.length?[pair]:pairs.map(({base,head})=>({base:[base],head:[head]}))}
function pairByName({base,head}){let named=new Map(head.map(kernel=>[kernel.name,kernel]));return base.flatMap(kernel=>{
let same=named.get(kernel.name);return same===void 0?[]:[{base:kernel,head:same}]})}function hasOtherCode({base,head}){return[
"block","registers","sharedMemory"].some(key=>{let[before,after]=[listValues(base,key),listValues(head,key)];return before!==
null&&after!==null&&before!==after})}function variesInSide({base,head},isMeasured){return[...base,...head].some(kernel=>{
let rounds=kernel.rounds.map((round,index)=>(round?.launches??0)===0?null:{...kernel,variants:kernel.variants.filter(variant=>(variant.
rounds[index]?.launches??0)>0)}),ran=rounds.filter(round=>round!==null),[first]=ran;return first===void 0?!1:isMeasured&&
ran.length<rounds.length||ran.some(round=>hasOtherCode({base:[first],head:[round]}))})}function listValues(group,key){let values=group.
flatMap(({variants})=>variants.map(variant=>readCode(variant)[key]));return values.includes(null)?null:[...new Set(values.
map(value=>JSON.stringify(value)))].toSorted().join(" ")}function readCode({block,registersPerThread,staticSharedBytes,dynamicSharedBytes}){
let isKnown=staticSharedBytes!==null&&dynamicSharedBytes!==null;return{block,registers:registersPerThread===null?null:registersPerThread+
registersPerThread%2,sharedMemory:isKnown?[staticSharedBytes,dynamicSharedBytes]:null}}function matchKernels(base,head,names){let calls=callShapes(names.tileElements),paired=groupPairs({base,head},names.stable).
map(pair=>haveEqualNames(pair)?matchByName(pair):matchByShape(pair)),rest={base:paired.flatMap(match=>match.unmatched.base),
head:paired.flatMap(match=>match.unmatched.head)},rows=matchByCall(paired.flatMap(match=>match.rows),names,calls),general=groupPairs(
rest,names.general).map(pair=>pairByShape(pair,calls));return rows.push(...general.flatMap(({pairs})=>pairs).map(pair=>({
match:"variant",...pair}))),rows.push(...matchRest(general.flatMap(match=>groupBy(match.unmatched.base,names.general)),general.
flatMap(match=>groupBy(match.unmatched.head,names.general)))),rows}function matchByName(pair){return{rows:pairByNameOrShape(
pair,exchangedShapes).map(matchAs("renamed")),unmatched:{base:[],head:[]}}}function matchByShape(pair){let{pairs,unmatched}=pairByShape(
pair,movedShapes);return{rows:pairs.map(matchAs("renamed")),unmatched}}function matchByCall(rows,{stable,general},calls){
return[...Map.groupBy(rows,({match,base:[kernel]})=>match==="exact"?general(kernel?.name??""):null)].flatMap(([key,group])=>{
let pair={base:group.flatMap(({base})=>base),head:group.flatMap(({head})=>head)};return key!==null&&new Set(pair.base.map(
({name})=>stable(name))).size>1?pairByNameOrShape(pair,calls).map(matchAs("variant")):group})}function matchAs(match){return({
base,head})=>({match:base.length===1&&head.length===1&&base[0]?.name===head[0]?.name?"exact":match,base,head})}function matchRest(base,head){
let swaps=findSwaps(base,head),swapped=new Set(swaps.flatMap(swap=>[swap.base,swap.head])),rest=groups=>groups.filter(group=>!swapped.
has(group));return[...swaps.map(swap=>({match:"swapped",...swap})),...rest(base).map(group=>({match:"removed",base:group,
head:[]})),...rest(head).map(group=>({match:"new",base:[],head:group}))]}function haveEqualNames({base,head}){let inHead=new Set(
head.map(({name})=>name));return base.length===head.length&&base.every(({name})=>inHead.has(name))}function groupPairs({
base,head},read){let[inBase,inHead]=[base,head].map(kernels=>Map.groupBy(kernels,({name})=>read(name)));return[...new Set(
[...inBase?.keys()??[],...inHead?.keys()??[]])].map(key=>({base:inBase?.get(key)??[],head:inHead?.get(key)??[]}))}function groupBy(kernels,read){
return[...Map.groupBy(kernels,({name})=>read(name)).values()]}function measureKernels(base,head,names){let ranges={base,head};return matchKernels(base.kernels,head.kernels,names).map(
row2=>{let roundsNs=bothSides(side=>row2[side].length===0?ranges[side].rounds.map(()=>0):sumByRound(row2[side],({totalNs})=>totalNs)),
shownSide=row2.head.length>0?"head":"base",busy=bothSides(side=>sumBusyTimes(row2[side],ranges[side]));return{...row2,family:row2[shownSide][0]?.
family??"other",roundsNs,baseNs:median(roundsNs.base),headNs:median(roundsNs.head),launches:bothSides(side=>countLaunches(
row2[side])),busyShareRatio:measureBusyShare(busy[shownSide],ranges[shownSide]),busyRounds:busy.base===null||busy.head===
null?null:{base:busy.base,head:busy.head}}})}function measureOverlap({kernels,rounds}){return medianIfKnown(rounds.map((_,index)=>{
let ran=kernels.flatMap(kernel=>kernel.rounds[index]??[]),totalNs=sum(ran,round=>round.totalNs);return ran.some(({exclusiveNs})=>exclusiveNs===
null)?null:totalNs===0?0:1-sum(ran,({exclusiveNs})=>exclusiveNs??0)/totalNs}))}function sumBusyTimes(kernels,{rounds}){let times=rounds.
map((_,index)=>kernels.flatMap(kernel=>kernel.rounds[index]??[]));return times.flat().some(({busyNs})=>busyNs===null)?null:
times.map(launched=>sum(launched,({busyNs})=>busyNs??0))}function measureBusyShare(times,{rounds}){return times===null||
rounds.some(({gpuBusyNs})=>gpuBusyNs===0)?null:median(rounds.map(({gpuBusyNs},index)=>(times[index]??0)/gpuBusyNs))}function medianIfKnown(values){
return values.includes(null)?null:median(values.map(value=>value??0))}function findDrawnKernels(figures,facts){let isReplaced=[
"new","removed"].every(match=>figures.some(row2=>row2.match===match));return new Map(figures.flatMap(row2=>{let draws=countDraws(
row2,facts,isReplaced);return draws===null?[]:[[row2,draws]]}))}function countDraws(row2,{draws,names,rounds},isReplaced){
let kernels=[...row2.base,...row2.head],isTuned=kernels.some(({name})=>names.isMeasured(name));if(variesInSide(row2,isTuned))
return rounds;let isOther=row2.match==="new"||row2.match==="removed"?isReplaced:row2.match==="swapped"||hasOtherCode(row2);
if(!isTuned||!isOther)return null;let{base,head}=draws;if(base===null||base.id!==head?.id)return 1;let tunedAnew=[base,head].
flatMap(({ownKernels})=>ownKernels??[]);return kernels.some(({shortName})=>tunedAnew.includes(shortName))?rounds:null}function explainFewDraws(rows,drawn,change,changeOf){
let few=rows.filter(row2=>(drawn.get(row2)??1/0)<constants.fewestDraws.value),ofDrawn=sum(few,row2=>changeOf(row2));return few.
length===0||!isMajority(Math.sign(change)*ofDrawn,Math.abs(change))?null:`An autotuner chose other code for kernels that\
 make up most of the change, which may be chance. ${few.some(row2=>drawn.get(row2)===1)?"Give both sides the same choice\
s, as `run --base` does by default.":`Measure at least ${String(constants.fewestDraws.value)} rounds per side.`}`}function findNoise(calibration,subject){let{name,domain}=subject.range,match=calibration?.ranges.find(range=>range.name===
name&&range.domain===domain),spread=match===void 0?void 0:findSpread(match,subject);return calibration===null||match===void 0||
spread==null?null:{pairSpread:spread,degrees:match.pairs-1,isOfHistory:calibration.from==="history"}}function findSpread(range,{
kind,name}){return kind==="wall"?range.wallSpread:kind==="family"?range.families.find(family=>family.family===name)?.pairSpread:
kind==="kernel"?range.kernels.find(kernel=>kernel.name===name)?.pairSpread:range.pairSpread}function checkCalibration(calibration,sides){
if(calibration===null)return{calibration,misfit:null};let found=findMisfit(calibration,sides.base)??findMisfit(calibration,
sides.head);if(found===null)return{calibration,misfit:null};let{gpu,driver}=calibration;return{calibration:null,misfit:{
madeOn:{gpu:gpu.name,uuid:gpu.uuid,driver},found}}}function findMisfit(calibration,{machine:{gpus,driver},captureMode,ranges}){
let[gpu,...others]=gpus;if(gpu===void 0)return{kind:"unknown-gpu"};if(others.length>0)return{kind:"several-gpus",count:gpus.
length};if(gpu.uuid!==calibration.gpu.uuid)return{kind:"other-gpu",gpu:gpu.name,uuid:gpu.uuid};if(driver!==calibration.driver)
return{kind:"other-driver",driver};if(captureMode!==null&&calibration.captureMode!==null&&captureMode!==calibration.captureMode)
return{kind:"other-captures",captureMode};let other=ranges.find(({name,domain,skippedInstances})=>calibration.ranges.some(
range=>range.name===name&&range.domain===domain&&range.skippedInstances!==skippedInstances));return other===void 0?null:
{kind:"other-instances",range:rangeText(other.name,other.domain)}}function matchesRange(pattern,{name,domain}){let separator=[...pattern.matchAll(/\\.|@/gsu)].find(([text])=>text==="@")?.
index;if(separator===void 0)return domain===""&&matchesGlob(pattern,name);let wanted=pattern.slice(separator+1);return matchesGlob(
pattern.slice(0,separator),name)&&(wanted==="*"||matchesGlob(wanted,domain))}function matchesKernel(pattern,names){return names.
some(name=>name===pattern||matchesGlob(pattern,name))}function findThreshold(subject,policy){let{range,family,kernels,concentration,isCalibrated}=subject,match=policy.thresholds.
findLast(entry=>entry.metric!==void 0||entry.range!==void 0&&!matchesRange(entry.range,range)||entry.family!==void 0&&entry.
family!==family?!1:entry.kernel!==void 0?kernels!==null&&matchesKernel(entry.kernel,kernels):kernels===null&&entry.family!==
void 0==(family!==null));if(match!==void 0)return{ratio:match.threshold/100,isOwn:!0};let kernel=policy["kernel-threshol\
d"]/100;if(kernels!==null)return{ratio:kernel,isOwn:!1};if(family!==null)return{ratio:Math.max(constants.familyThreshold.
value,concentration*kernel),isOwn:!1};let ofRange=policy["range-threshold"];return ofRange!==null?{ratio:ofRange/100,isOwn:!0}:
{ratio:(isCalibrated?constants.calibratedRangeThreshold:constants.rangeThreshold).value,isOwn:!1}}function findMetricThreshold(name,policy){
let match=policy.thresholds.findLast(({metric})=>metric!==void 0&&(metric===name||matchesGlob(metric,name)));return match===
void 0?constants.metricThreshold.value:match.threshold/100}function prepareSides(measuredBase,measuredHead,context){let{base,head,isScaled}=commonWork(measuredBase,measuredHead),{
processes}=context,measured={base:measuredBase,head:measuredHead},counts=bothSides(side=>processes===null?measured[side].
rounds.length:new Set(processes[side]).size),rounds=Math.min(counts.base,counts.head),figures=measureKernels(base,head,context.
names),{baseNs,headNs}=findSideTimes(pickTimes({base,head,context},({kernelNs})=>kernelNs));return{base,head,measured,isScaled,
rounds,figures,kernelNs:Math.max(baseNs??0,headNs??0),waits:waitsForOthers(base,head),overlap:{base:measureOverlap(base),
head:measureOverlap(head)},kernelsVary:haveVaryingKernels(base)||haveVaryingKernels(head),drawn:findDrawnKernels(figures,
{...context,rounds}),context}}function pickTimes(sides,pick){return addRoundOrder(sides,{base:sides.base.rounds.map(pick),
head:sides.head.rounds.map(pick)})}function addRoundOrder({context},times){let{interleaved,headFirst,processes}=context;
return{...times,interleaved,headFirst,processes}}function rangePart({figures}){return{kind:"range",name:"",members:figures}}
function estimatePart(times,part,sides){return estimateTime(times,findCalibratedNoise(part,sides)??(isUsualNoise(part,sides)?
usualNoise:null))}function findCalibratedNoise({kind,name},{head,context}){return kind==="operator"?null:findNoise(context.
calibration,{kind,range:head,name})}function isUsualNoise({kind,members},{base,head,overlap,isScaled}){return Math.max(overlap.
base??0,overlap.head??0)>=constants.besides.value?!1:isScaled?!0:(kind==="range"?[base,head]:members.flatMap(row2=>[...row2.
base,...row2.head])).every(hasSteadyLaunches)}function findPartThreshold(part,sides){let{kind,members}=part,subject={range:sides.
head,family:kind==="range"?null:members[0]?.family??null,kernels:kind==="kernel"||kind==="operator"?members.flatMap(listNames):
null,concentration:measureConcentration(part),isCalibrated:findCalibratedNoise(part,sides)!==null};return findThreshold(
subject,sides.context.policy)}function measureConcentration({members}){let times=members.map(({baseNs,headNs})=>Math.max(
baseNs,headNs)),total=sum(times);return total===0?0:Math.hypot(...times.map(ns2=>ns2/total))}function haveVaryingKernels({
kernels,rounds}){let some=kernels.filter(kernel=>kernel.rounds.some(round=>(round?.launches??0)===0));return rounds.some(
({kernelNs},index)=>{let ns2=sum(some,kernel=>kernel.rounds[index]?.totalNs??0);return kernelNs>0&&ns2>=constants.besides.
value*kernelNs})}function listNames(row2){return[...row2.base,...row2.head].flatMap(({name,shortName})=>[name,shortName])}function largestSizes(evidence){let sizes=evidence.toSorted((a,b)=>b.least-a.least),[largest]=sizes,limits=sizes.map(({same})=>same);
return{least:largest?.least??0,same:limits.includes(null)?null:Math.max(0,...limits.map(limit=>limit??0)),why:sizes.find(
({same,why})=>same===null&&why!==null)?.why??largest?.why??null}}function findEvidence(time,part,sides,commonMode,row2=null){
let sizes=new Map,circumstances=new Map,extent=row2===null?"whole":"part";if(time.presence!=="both")return{extent,sizes,
clock:null,circumstances};let knownNoise=findCalibratedNoise(part,sides),subject={time,part,sides,threshold:findPartThreshold(
part,sides),knownNoise,commonMode,row:row2};for(let[kind,find]of Object.entries(sizeRules)){let size=find(subject);size!==
null&&sizes.set(kind,size)}for(let[kind,find]of circumstanceRules){let why=find(subject);why!==null&&circumstances.set(kind,
why)}return{extent,sizes,clock:findClockEvidence(commonMode),circumstances}}var sizeRules={threshold:({threshold:{ratio:ratio2}})=>({
least:ratio2,same:ratio2,why:null}),calibration:({knownNoise,sides})=>knownNoise===null?null:limitBoth(noiseFloor(knownNoise,
sides.rounds),"In the calibration, rounds of the same code differ by this much."),"two-gpus":({sides})=>sides.context.sameGpu?
null:limitBoth(constants.otherGpu.value,"Two GPUs of the same model can differ by this much."),"clock-steps":({time:{baseNs,
headNs}})=>limitBoth(constants.clockSteps.value/Math.max(1,Math.min(baseNs??0,headNs??0)),"The change is too small for t\
he resolution of the GPU's timestamps."),"one-round"(subject){if(subject.sides.rounds>1)return null;let why=subject.time.
within!==null?"With one process per side, we don't know how much processes vary.":"With one round per side, the noise is\
 unknown.";return{least:leastOfOneRound(subject),same:null,why}},"one-process"({time:{within},sides}){return sides.rounds>
1||within===null?null:{least:within.isApart?constants.clearOfSpread.value*within.spread:1/0,same:null,why:"Rounds within\
 the same process vary too much to show a change of this size."}},"two-rounds"({part:{kind},sides,threshold,knownNoise}){
let isDefault=!threshold.isOwn&&knownNoise===null;if(sides.rounds!==2||!isDefault||kind!=="range"&&kind!=="family")return null;
let least=constants.twoRounds.value;return{least,same:0,why:`With two rounds per side, only changes of ${percent(least)}\
 or more count.`}},"amount-differs":({row:row2,sides})=>row2===null?findOtherAmount(sides):null,"rounds-spread"({time:{effect,
knownNoise},part,sides,row:row2}){let least=constants.clearOfSpread.value*effect.spread;return effect.rounds===1?null:row2!==
null?{least,same:least,why:null}:effect.isUnusual||knownNoise===null&&!isUsualNoise(part,sides)?{least,same:0,why:null}:
null},"other-threads"({time:{baseNs},sides:{base,head},row:row2}){if(row2!==null||baseNs===null)return null;let varyingNs=[
base,head].map(({rounds})=>{let work=rounds.map(({otherThreads})=>otherThreads);if(sharedValue(work.map(({launches})=>launches))!==
null)return 0;let times=work.map(({kernelNs})=>kernelNs);return Math.max(...times)-Math.min(...times)}),least=Math.max(...varyingNs)/
baseNs;return least===0?null:{least,same:0,why:"In some rounds but not in others, other threads launched enough work to \
explain the change."}}};function limitBoth(least,why){return{least,same:least,why}}function leastOfOneRound({part,sides,
threshold,knownNoise,row:row2}){let single=constants.oneRound.value;if(row2===null||threshold.isOwn||knownNoise!==null)return single;
let{range,impactRatio}=row2;if(range.state==="regressed"||range.state==="improved")return single;let change=range.changeRatio??
0,ofLarger=change/Math.max(1,1+change),isOfDraw=whyFewDraws(range,rangePart(sides),sides)!==null,isHalf2=Math.sign(impactRatio)*
ofLarger>=constants.shownShare.value*Math.abs(impactRatio);if(isOfDraw||!isHalf2)return 1/0;let concentration=part.kind===
"family"?measureConcentration(part):1;return Math.max(single,concentration*constants.clearInOneRound.value*single)}function findOtherAmount({
rounds,measured:{base,head}}){if(rounds>1||base.rounds.length>1||head.rounds.length>1)return null;let inHead=new Map(head.
kernels.map(kernel=>[kernel.name,kernel])),moves=base.kernels.flatMap(({name,rounds:[before]})=>{let after=inHead.get(name)?.
rounds[0];return before==null||after==null||before.launches===0||after.launches===0?[]:[{value:Math.log(after.launches/before.
launches),weight:before.totalNs+after.totalNs}]}),factor=findSharedFactor(moves,sum([base,head],({rounds:[round]})=>round?.
kernelNs??0));return factor===null||factor===0?null:{least:constants.clearInOneRound.value*constants.oneRound.value,same:null,
why:`The launch counts of nearly all kernels changed by ${signedPercent(Math.expm1(factor))}, so the amount of work may \
differ.`}}function findClockEvidence(commonMode){if(commonMode?.explainedByClocks!==!0)return null;let{changeRatio,shareRatio}=commonMode,
word=changeRatio>0?"slower":"faster",why=isMajority(shareRatio,1)?`Kernels that take ${percent(shareRatio)} of the time \
are ${word} by the same factor, and the clocks differ, so the machine is the cause.`:`The clocks differ enough to make t\
he range ${word}, so the machine may be the cause.`;return{factor:1+changeRatio,within:toleranceAround(Math.log1p(changeRatio)),
why}}var waitsText="The time includes waiting for other GPUs.",circumstanceRules=[["kernels-vary",({sides})=>sides.kernelsVary?
"A side's rounds run different kernels, for example because each process autotunes.":null],["few-draws",({time,part,sides,
row:row2})=>row2===null?whyFewDraws(time,part,sides):null],["waits",({part:{kind,members},sides,row:row2})=>{let isWaiting=sides.
waits&&members.every(({family})=>family==="communication");return row2!==null&&kind!=="operator"&&isWaiting?waitsText:null}],
["too-little",({row:row2})=>{let least=constants.leastImpact.value;return row2===null||Math.abs(row2.impactRatio)>=least?
null:`The change is less than ${percent(least)} of the range.`}],["whole-contradicts",findContradiction],["other-variant",
subject=>canBeContradicted(subject)?whyFewDraws(subject.time,subject.part,subject.sides):null]];function canBeContradicted({
row:row2,sides}){return row2!==null&&!sides.context.policy["fail-on"].includes("kernel")&&row2.range.state!=="regressed"}
function findContradiction(subject){let{row:row2,commonMode,sides}=subject;if(row2===null||!canBeContradicted(subject))return null;
let{range,family,impactRatio,shareRatio}=row2,machine=commonMode?.explainedByClocks===!0?commonMode.changeRatio:0,impact=impactRatio-
shareRatio*machine;if(contradicts(range,impact,machine))return"The range as a whole doesn't show this slowdown.";let familyNs=Math.
max(family?.baseNs??0,family?.headNs??0);return family!==null&&contradicts(family,impact*sides.kernelNs/familyNs,machine)?
"The family as a whole doesn't show this slowdown.":null}function contradicts({changeRatio,highRatio,state},impact,machine){
return changeRatio===null||changeRatio-machine>=constants.shownShare.value*impact?!1:highRatio===null?state==="improved":
highRatio-machine<impact}function whyFewDraws({baseNs,headNs},{members},{drawn}){return explainFewDraws(members,drawn,(headNs??
0)-(baseNs??0),row2=>row2.headNs-row2.baseNs)}var foundShare=.95,mostKnownDegrees=2,normalQuantile90=1.2816;function findDetectableSize(values,{least,ofNoise},knownNoise){
if(Math.min(values.base.length,values.head.length)<2)return null;let noise=boundNoise(values,knownNoise),limit=Math.max(
least,ofNoise*noise.growth),chance2=chanceToFind(values,limit,noise),below=0,above=limit+.001;for(;chance2(above)<foundShare;)
above*=2;for(let step=0;step<30;step+=1){let size=(below+above)/2;chance2(size)<foundShare?below=size:above=size}return Math.
expm1(above)}function mayBeUnusual(values,noise){if(noise===null||Math.min(values.base.length,values.head.length)<2)return!1;
let{deviation:deviation2}=boundNoise(values,noise);return exceedsNoise(pairLogRatios(values)===null?Math.SQRT2*deviation2:
deviation2,noise)}function chanceToFind(values,limit,{deviation:deviation2,weight}){let pairs=pairLogRatios(values);if(pairs!==
null){let orders=groupByOrder(pairs,values.headFirst).map(order=>({middle:mean(order),pairs:order.length})),meanOrder=mean(
orders.map(order=>order.middle));return size=>orders.reduce((chance2,order)=>chance2*chanceAboveZero(size+order.middle-meanOrder,
deviation2)**order.pairs,chanceAboveZero(size-limit,deviation2*weight))}let allAbove=chanceOfNoOverlap(values.base.length,
values.head.length);return size=>{let passes=chanceAboveZero(size-limit,deviation2*weight);return deviation2===0||passes<
foundShare?passes:passes*allAbove(size/deviation2)}}function boundNoise(values,knownNoise){let limited=knownNoise===null?
null:{...knownNoise,degrees:Math.min(knownNoise.degrees,mostKnownDegrees)},{noise,weight}=estimateNoise(values,limited),
withinSides=pairLogRatios(values)===null?noise:poolNoise(sideNoise(values),limited),deviation2=Math.max(upperBound(noise),
upperBound(withinSides));return{deviation:deviation2,weight,growth:noise.deviation===0?1:deviation2/noise.deviation}}function upperBound({
deviation:deviation2,degrees}){let part=2/(9*degrees);return deviation2/Math.sqrt((1-part-normalQuantile90*Math.sqrt(part))**
3)}function chanceAboveZero(mean2,noise){return noise===0?mean2>=0?1:0:normalCdf(mean2/noise)}function chanceOfNoOverlap(base,head){
let slowestBase=Array.from({length:49},(_,index)=>{let x=(index-24)*.25;return{x,chance:base*normalDensity(x)*normalCdf(
x)**(base-1)*.25}});return shift=>sum(slowestBase,({x,chance:chance2})=>chance2*normalCdf(shift-x)**head)}var decisionTable=[row("Neither side has this time.",({presence})=>presence==="neither","not-judged"),row("Only head has\
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
return{when,isSo,state,by}}function decide(estimate,evidence){let{circumstances,extent,clock}=evidence,direction=estimate.
presence==="both"?findDirection(estimate,evidence):"open",facts={presence:estimate.presence,direction,has:kind=>circumstances.
has(kind)},row2=decisionTable.find(({isSo})=>isSo(facts));if(row2===void 0)throw new Error("The decision table has no la\
st row.");let{state,by}=row2,why=by===null?null:circumstances.get(by)??null,{baseNs,headNs}=estimate;if(estimate.presence!==
"both"){let{presence,rounds,changeRatio,ran}=estimate,absence=presence==="some"?`Ran in ${ran}.`:presence==="neither"?"N\
either side has this time.":null;return{...unknownChange,baseNs,headNs,rounds,changeRatio,state,mayBeSlower:state==="inc\
onclusive",why:why??absence}}let{effect,values,knownNoise}=estimate,{least}=findSizes(evidence),isOpen=state==="inconclu\
sive",isJudged=state!=="waits"&&state!=="not-judged",isTooNoisy=extent==="whole"&&mayBeUnusual(values,knownNoise),ofSize=state===
"same"&&isTooNoisy?"The rounds vary too much to say how small a slowdown we could detect.":null;return{baseNs,headNs,changeRatio:effect.
change,lowRatio:effect.low,highRatio:effect.high,thresholdRatio:least===1/0?null:least,detectableRatio:isOpen||!isJudged||
isTooNoisy?null:findDetectableSize(values,findLimits(effect,evidence),knownNoise),spreadRatio:effect.rounds===1?null:effect.
spread,rounds:effect.rounds,state,mayBeSlower:isOpen&&mayBeSlower(estimate,evidence),isProbable:!1,why:why??(isOpen||clock!==
null?explainOpen(estimate,evidence,direction):ofSize)}}function findSizes({sizes}){return largestSizes([...sizes.values()])}
function findDirection(estimate,evidence){let{clock,extent}=evidence,sizes=findSizes(evidence),without=factor=>directionOfEffect(
effectWithout(factor,estimate),sizes);if(clock===null)return without(1);if(extent==="part")return without(clock.factor);
let measured=without(1),uncertainty=Math.exp(clock.within);return measured==="slower"?without(clock.factor*uncertainty)===
"slower"?"slower":"open":measured==="faster"?without(clock.factor/uncertainty)==="faster"?"faster":"open":measured==="sa\
me"&&isBelow(effectWithout(clock.factor,estimate),sizes.same)?"same":"open"}function effectWithout(factor,{values,effect,
knownNoise}){return factor===1?effect:estimateEffect(divideByFactor(values,factor),knownNoise)}function directionOfEffect(effect,{
least,same}){let size=Math.log1p(effect.change),isFound=Math.abs(size)>=leastLog(effect,least);return isFound&&effect.agree===
"up"?"slower":isFound&&effect.agree==="down"?"faster":same!==null&&effect.low!==null&&Math.log1p(effect.low)>-Math.log1p(
same)&&isBelow(effect,same)?"same":"open"}function isBelow({high},same){return same!==null&&high!==null&&high<same}function findLimits(effect,{
sizes}){let ofNoise=[...sizes].filter(([kind])=>kind==="rounds-spread").map(([,size])=>size),others=[...sizes].filter(([
kind])=>kind!=="rounds-spread").map(([,size])=>size);return{least:Math.log1p(largestSizes(others).least),ofNoise:leastLog(
effect,largestSizes(ofNoise).least)}}function leastLog({low,high},least){let half=low===null||high===null?0:(Math.log1p(
high)-Math.log1p(low))/2;return Math.max(Math.log1p(least),half)}function mayBeSlower(estimate,evidence){let{circumstances,
extent,clock,sizes}=evidence;if(["too-little","whole-contradicts","other-variant"].some(kind=>circumstances.has(kind)))return!1;
if(extent==="whole"&&(circumstances.has("kernels-vary")||circumstances.has("few-draws")))return!0;let threshold=sizes.get(
"threshold")?.least??0,beyond=effectWithout(clock?.factor??1,estimate);return extent==="part"?beyond.change>=threshold:Math.
max(estimate.effect.high??1/0,beyond.high??1/0)>=(findSizes(evidence).same??threshold)}function explainOpen(estimate,evidence,direction){
let{effect}=estimate,{clock}=evidence,{why,least,same}=findSizes(evidence);if(clock!==null){let beyond=signedPercent(effectWithout(
clock.factor,estimate).change),beyondIt=`Without the clock's effect (${signedPercent(clock.factor-1)}), the change is ${beyond}\
.`;return direction==="open"?`${clock.why} ${beyondIt}`:beyondIt}let size=Math.abs(Math.log1p(effect.change)),threshold=same??
0;return why!==null&&size<Math.log1p(least)?why:size<Math.log1p(threshold)?"The rounds are too noisy to detect a change \
of the threshold's size.":effect.agree==="mixed"?"The rounds disagree on the direction of the change.":(effect.low??0)<=
0&&(effect.high??0)>=0?"The rounds vary so much that the interval includes 0.":"The rounds vary so much that a change of\
 this size means nothing."}function decideTracedWall(estimate,wall,isProbable,threshold){let time=showTime(estimate);if(time.
changeRatio===null)return time;let judged={...time,thresholdRatio:threshold};if(wall==="slower")return{...judged,state:"\
regressed"};if(wall==="not-slower")return{...judged,state:time.changeRatio<=inverseRatio(threshold)?"improved":"same"};let least=constants.
fewProcesses.value,rounds=time.rounds===1?"one round":`${String(time.rounds)} rounds`,why=time.rounds<least?`Under CUDA \
tracing, ${rounds} per side can't prove a slowdown, because an entire process may be slower by chance. Use at least ${String(
least)} interleaved pairs, or runs without tracing (\`latency.pairs\`).`:"Under CUDA tracing, the rounds are too noisy t\
o judge wall time.";return isProbable?{...judged,state:"inconclusive",mayBeSlower:!0,isProbable,why}:{...judged,why}}function showTime(estimate){
return{...decide(estimate,{extent:"whole",sizes:new Map,clock:null,circumstances:new Map}),state:"not-judged",mayBeSlower:!1,
why:null,thresholdRatio:null,detectableRatio:null}}function groupLaunches(kernels){let mostTime=kernels.flatMap(kernel=>kernel.variants.map((variant,index)=>({variant,figures:findSample(
kernel,index)?.figures??null,timeNs:medianTotalNs(variant)}))).toSorted((a,b)=>b.timeNs-a.timeNs);return[...Map.groupBy(
mostTime,({variant})=>launchShape(variant))].map(([key,members])=>({key,variants:members.map(({variant})=>variant),launches:sum(
members,({variant})=>medianLaunches(variant)),timeNs:sum(members,({timeNs})=>timeNs),figures:members.find(({figures})=>figures!==
null)?.figures??null})).toSorted((a,b)=>b.timeNs-a.timeNs)}function pairEqualLaunches(base,head){let inHead=new Map(head.
map(launched=>[launched.key,launched])),timeNs=pair=>pair.base.timeNs+pair.head.timeNs;return base.flatMap(old=>{let young=inHead.
get(old.key);return young===void 0?[]:[{base:old,head:young}]}).toSorted((a,b)=>timeNs(b)-timeNs(a))}function findChangedLaunches([
base],[head],equal){if(base===void 0||head===void 0||base.key===head.key)return null;let before=equal.find(({head:{key}})=>key===
head.key)?.base.launches,after=equal.find(({base:{key}})=>key===base.key)?.head.launches;return isFew(after,base.launches)&&
isFew(before,head.launches)?{base,head}:null}function isFew(launches,others){return launches===void 0||launches<others/2}
function findMeasuredPair(base,head,equal,changed){let stands=changed!==null&&isHalf(changed.base,base)&&isHalf(changed.
head,head),[difference]=[...stands?[changed]:[],...equal].flatMap(pair=>pair.base.figures===null||pair.head.figures===null?
[]:[{...pair,figures:{base:pair.base.figures,head:pair.head.figures}}]);return difference??null}function isHalf({timeNs},all){
return 2*timeNs>=sum(all,launched=>launched.timeNs)}function compareLaunches({base,head}){let[old,young]=[base.variants[0],
head.variants[0]];if(old===void 0||young===void 0)return[];let change=(metric,title,textOf)=>{let[before,after]=[textOf(
old),textOf(young)];return before===null||after===null||before===after?[]:[{metric,text:`${title} ${before} \u2192 ${after}`}]};
return[...change("registersPerThread","registers",({registersPerThread})=>registersPerThread?.toString()??null),...change(
"sharedBytesPerBlock","shared memory",variant=>formatBytes(sharedBytes(variant))),...change(null,"local memory per threa\
d",({localBytesPerThread})=>formatBytes(localBytesPerThread)),...change(null,"grid",({grid})=>grid.join("\xD7")),...change(
null,"block",({block})=>block.join("\xD7"))]}function formatBytes(bytes2){return bytes2===null?null:`${String(bytes2)} B`}
function isSameLaunch(base,head){let[old,young]=[listTexts(base),listTexts(head)];return old.length===0||old.includes(null)?
!1:old.length===young.length&&old.every((text,index)=>text===young[index])}function listTexts(side){return side.flatMap(
({variants})=>variants.map(describeVariant)).toSorted()}function describeVariant(variant){let launches=medianLaunches(variant);
return Object.values(variant).includes(null)||variant.rounds.length===0?null:JSON.stringify({...variant,rounds:launches})}var mostParts=4,ofLaunch=new Set(["registersPerThread","sharedBytesPerBlock","gridBlocks"]);function explainKernel(row2,state){
let both=row2.base.length>0&&row2.head.length>0,changed=state==="regressed"||state==="improved"||state==="noted"||row2.match===
"swapped";if(!both||!changed)return{metrics:[],explanation:null};let[base,head]=[groupLaunches(row2.base),groupLaunches(
row2.head)],equal=pairEqualLaunches(base,head),changedLaunch=findChangedLaunches(base,head,equal),measured=findMeasuredPair(
base,head,equal,changedLaunch),metrics=measured===null?[]:compareMetrics(measured.figures.base,measured.figures.head),shown=changedLaunch??
equal[0],launch=(shown===void 0?[]:compareLaunches(shown)).filter(change=>!metrics.some(({metric})=>metric===change.metric)),
{launches}=row2,parts=[];return state==="regressed"&&isFirstLaunchAlone(row2)&&parts.push("only the first launch is slow\
er"),launches.base!==launches.head&&parts.push(`launches ${String(launches.base)} \u2192 ${String(launches.head)}`),parts.
push(...launch.map(({text})=>text),...formatMetrics(metrics)),metrics.length>0&&measured!==null&&(measured.base!==base[0]||
measured.head!==head[0])&&parts.push(`measured with ${measured.base.key}`),isSameLaunch(base,head)&&launches.base===launches.
head&&!metrics.some(({metric})=>ofLaunch.has(metric))&&parts.push("same name, registers, shared memory, grid, and block,\
 so the difference must be in the kernel's code, input, or environment"),{metrics,explanation:parts.length===0?null:parts.
join(", ")}}var mostOfGain=.8;function isFirstLaunchAlone(row2){let total=bothSides(side=>medianSum(row2[side],({totalNs})=>totalNs)),
first=bothSides(side=>medianSum(row2[side],({firstNs})=>firstNs));return first.base===null||first.head===null||total.base===
null||total.head===null?!1:first.head-first.base>=mostOfGain*(total.head-total.base)}function medianSum(kernels,pick){let rounds=Math.
max(0,...kernels.map(kernel=>kernel.rounds.length));return medianIfKnown(Array.from({length:rounds},(_,index)=>{let values=kernels.
flatMap(kernel=>kernel.rounds[index]??[]).map(pick);return values.includes(null)?null:sum(values,value=>value??0)}))}function formatMetrics(metrics){
let causes=metrics.filter(({metric})=>metric==="registersPerThread"||metric==="sharedBytesPerBlock"),hasOccupancy=metrics.
some(({metric})=>metric==="achievedOccupancyPct");return metrics.filter(({metric})=>!withoutValue.has(metric)&&!(hasOccupancy&&
metric==="theoreticalOccupancyPct")).filter(change=>!hasOccupancy||!causes.includes(change)).slice(0,mostParts).map(change=>change.
metric==="achievedOccupancyPct"&&causes.length>0?`${formatMetric(change)} (${causes.map(formatMetric).join(", ")})`:formatMetric(
change))}var withoutValue=new Set(["gridBlocks","occupancyLimiter"]);function formatMetric({metric,title,unit,base,head}){
if(metric==="dramBytes"&&typeof base=="number"&&typeof head=="number")return`${title} ${pairText(sizeAmount(base),sizeAmount(
head))}`;let shown=unit==="byte"?"B":unit==="%"?unit:"";return`${title} ${formatAmount(base)} \u2192 ${amountText({value:formatAmount(
head),unit:shown})}`}function formatAmount(value){return typeof value!="number"?(value??"unknown").replaceAll("_"," "):String(
value>=10?Math.round(value):Number(value.toPrecision(2)))}var explaining=[{key:"dramBytes",title:"DRAM bytes",unit:"byte"},
{key:"achievedOccupancyPct",title:"occupancy",unit:"%"},{key:"registersPerThread",title:"registers",unit:""},{key:"share\
dBytesPerBlock",title:"shared memory",unit:"byte"},{key:"spillRequests",title:"spill requests",unit:""},{key:"gridBlocks",
title:"blocks",unit:""},{key:"theoreticalOccupancyPct",title:"theoretical occupancy",unit:"%"},{key:"wavesPerSm",title:"\
waves",unit:""},{key:"occupancyLimiter",title:"occupancy limited by",unit:""},{key:"l2HitPct",title:"L2 hits",unit:"%"},
{key:"l1HitPct",title:"L1 hits",unit:"%"},{key:"loadSectorsPerRequest",title:"sectors per load",unit:""},{key:"tensorPip\
ePct",title:"tensor pipe",unit:"%"},{key:"smThroughputPct",title:"SM throughput",unit:"%"},{key:"executedInstructionsPct",
title:"executed instructions",unit:"%"},{key:"dramThroughputPct",title:"DRAM throughput",unit:"%"},{key:"topStall",title:"\
waits for",unit:""}],smallestRatio=.05,smallestPoints=1;function compareMetrics(before,after){return explaining.flatMap(
({key,title,unit})=>{let[old,young]=[before[key]??null,after[key]??null];if(old===null||young===null||!hasChanged(old,young,
unit))return[];let ratio2=typeof old.value=="number"&&typeof young.value=="number"&&old.value!==0?young.value/old.value-
1:null;return[{metric:key,title,unit,base:old.value,head:young.value,changeRatio:ratio2}]})}function hasChanged(old,young,unit){
if(typeof old.value!="number"||typeof young.value!="number")return old.value!==young.value;let size=Math.abs(young.value-
old.value);return size>smallestRatio*Math.max(Math.abs(old.value),Math.abs(young.value))&&(unit!=="%"||size>=smallestPoints)}function compareFamilies(sides,range){return[...Map.groupBy(sides.figures,({family})=>family)].map(([family,members])=>({
family,...judgeKernels({kind:"family",name:family,members},sides,range,null),launches:bothSides(side=>sum(members,({launches})=>launches[side]))})).
toSorted((a,b)=>b.shareRatio-a.shareRatio||byText(a.family,b.family))}function compareKernels(sides,range,families){let ofFamilies=new Map(
families.map(({family,time})=>[family,time])),rows=sides.figures.map(row2=>{let name=(row2.head[0]??row2.base[0])?.name??
"",before=row2.base[0]?.name??name,part={kind:"kernel",name:before,members:[row2]},{time,shareRatio,impactRatio}=judgeKernels(
part,sides,range,ofFamilies.get(row2.family)??null);return{name,previousName:before===name?null:before,family:row2.family,
match:row2.match,baseNames:row2.base.map(kernel=>kernel.name),headNames:row2.head.map(kernel=>kernel.name),time,launches:row2.
launches,shareRatio,impactRatio,busyShareRatio:row2.busyShareRatio,busyNs:averageBusyTimes(row2,sides),...explainKernel(
row2,time.state),machineCode:null,launchSites:null}});return sortByChange(rows.toSorted((a,b)=>byText(a.name,b.name)))}function judgeKernels(part,sides,range,family){
let times=bothSides(side=>sumRounds(part.members.map(({roundsNs})=>roundsNs[side])));return judgeRow(part,times,inRounds=>estimatePart(
inRounds,part,sides),sides,range,{family})}function judgeRow(part,roundsNs,estimate,sides,{time:range,commonMode},{family=null,
waits=!1}){let times=addRoundOrder(sides,roundsNs),{baseNs,headNs}=findSideTimes(times),[before,after]=[baseNs??0,headNs??
0],{kernelNs}=sides,sizes=kernelNs===0?{shareRatio:0,impactRatio:0}:{shareRatio:Math.max(before,after)/kernelNs,impactRatio:(after-
before)/kernelNs},estimated=estimate(times),evidence=findEvidence(estimated,part,sides,commonMode,{...sizes,range,family});
return waits&&evidence.circumstances.set("waits",waitsText),{time:decide(estimated,evidence),...sizes}}function averageBusyTimes({
busyRounds},sides){if(busyRounds===null)return null;let{baseNs,headNs}=findSideTimes(addRoundOrder(sides,busyRounds));return{
base:baseNs??0,head:headNs??0}}function sortByChange(rows){return rows.toSorted((a,b)=>Math.abs(b.impactRatio)-Math.abs(
a.impactRatio)||b.shareRatio-a.shareRatio)}function sumRounds(lists){let rounds=Math.max(0,...lists.map(list=>list.length));
return Array.from({length:rounds},(_,round)=>sum(lists,list=>list[round]??0))}function compareOperators(sides,range){let{
base,head}=sides.measured;if(base.operators.length===0||head.operators.length===0)return[];let judge=pairs=>compareOperator(
pairs,sides,range),rows=groupAlikeOperators(pairOperators(sides)).flatMap(alike2=>{if(alike2.length===1)return[judge(alike2)];
let apart=findDiffering(alike2,judge),rest=alike2.filter(pair=>!apart.includes(pair));return[...apart.map(pair=>[pair]),
...rest.length===0?[]:[rest]].map(judge)});return sortByChange(rows.toSorted((a,b)=>a.path.length-b.path.length||byText(
a.path.join("/"),b.path.join("/"))))}function pairOperators({measured}){let nested=bothSides(side=>new Map(measured[side].
operators.filter(({path})=>path.length>0).map(operator=>[JSON.stringify([gpuKey(operator),operator.path]),operator])));return[
...new Map([...nested.head,...nested.base])].flatMap(([key,sample])=>{let operators=bothSides(side=>nested[side].get(key)??
null),{path,rank,report,device}=operators.head??sample;return["base","head"].some(side=>operators[side]===null&&measured[side].
operatorsLeftOut>0)?[]:[{path,rank,report,device,...operators}]})}var othersMost=.5,changedStates=["regressed","improved",
"new","removed"];function findDiffering(alike2,judge){let times=new Map(alike2.map(pair=>[pair,judge([pair]).time])),changed=[
...times].filter(([,{state}])=>changedStates.includes(state)),others=alike2.filter(pair=>!changedStates.includes(times.get(
pair)?.state??""));if(changed.length===0||changed.length>others.length)return[];let rest=judge(others).time.changeRatio??
0;return changed.filter(([,{changeRatio}])=>changeRatio===null||Math.sign(changeRatio)*rest<othersMost*Math.abs(changeRatio)).
map(([pair])=>pair)}function compareOperator(pairs,sides,range){let path=sharedPath(pairs.map(pair=>pair.path)),operators=pairs.
flatMap(({base,head})=>[base,head].filter(operator=>operator!==null)),waits=sides.waits&&operators.every(({rounds})=>rounds.
every(round=>round===null||round.communicationNs===round.totalNs)),timeOf=({totalNs,communicationNs})=>sides.waits&&!waits?
totalNs-communicationNs:totalNs,noise=isUsualNoise(rangePart(sides),sides)&&operators.every(hasSteadyLaunches)?usualNoise:
null,both=pick=>bothSides(side=>sum(pairs,pair=>medianOfSide(pair[side],pick))),{time,...sizes}=judgeRow({kind:"operator",
name:path.join("/"),members:[]},bothSides(side=>measureCommonTimes(pairs,side,timeOf,sides)),times=>estimateTime(times,noise),
sides,range,{waits}),[{rank=null,report=0,device=null}={}]=pairs;return{path,rank,report,device,paths:pairs.length,spread:findSpread2(
pairs,timeOf),time,selfNs:both(({selfNs})=>selfNs),launches:both(({launches})=>launches),instances:both(({instances})=>instances),
hostNs:both(({hostNs})=>hostNs),...sizes}}function medianOfSide(operator,pick){return operator===null?0:medianOverRounds(
operator,pick)}function findSpread2(pairs,pick){let changes=pairs.flatMap(({base,head})=>{let[before,after]=[medianOfSide(
base,pick),medianOfSide(head,pick)];return before>0&&after>0?[after/before-1]:[]});return pairs.length===1||changes.length===
0?null:(changes.sort((a,b)=>a-b),{lowRatio:changes[0]??0,highRatio:changes.at(-1)??0})}function measureCommonTimes(pairs,side,timeOf,{
measured,isScaled}){let times=pairs.flatMap(pair=>{let operator=pair[side];if(operator===null)return[];let rounds=[pair.
base,pair.head].flatMap(side2=>side2?.rounds??[]),common=isScaled?Math.min(...rounds.map(round=>round?.launches??0)):0;return[
operator.rounds.map(round=>round===null?0:timeOf(round)*(common===0||round.launches===0?1:common/round.launches))]});return times.
length===0?measured[side].rounds.map(()=>0):sumRounds(times)}var mostOfIt=.4,worthNaming=.1,innerShare=.8;function findCause(row2){let{gpuBusyTime:time,commonMode}=row2,change=time.
changeRatio,hasChanged3=time.state==="regressed"||time.state==="improved"||time.state==="inconclusive";return change===null||
!hasChanged3?null:commonMode?.explainedByClocks===!0&&time.state==="inconclusive"?{kind:"machine",changeRatio:commonMode.
changeRatio,clockChangeRatio:commonMode.clockChangeRatio}:findRankCause(row2,change)??findOverlapCause(row2,change)??findGraphCause(
row2,change)??findOperatorCause(row2,change)??findReplacedKernels(row2,change)??findRowCause(row2,change)??findWorkCause(
row2,change)}function findRankCause({ranks,gpuBusyTime},change){if(ranks===null||change<=0)return null;let moreNs=measureGrowth(
gpuBusyTime),grown=({work})=>measureGrowth(work),[most,next]=ranks.ranks.toSorted((a,b)=>grown(b)-grown(a));if(most!==void 0&&
grown(most)>=mostOfIt*moreNs&&grown(next??most)<=othersMost*grown(most)){let{rank,report,device,work}=most;return{kind:"\
rank",rank,report,device,changeRatio:work.changeRatio??0}}let{baseNs,headNs}=ranks.exposedTransfer;return baseNs===null||
headNs===null||headNs-baseNs<mostOfIt*moreNs?null:{kind:"exposed-transfer",baseNs,headNs,collectives:ranks.collectives}}
function findOverlapCause({overlap:{base,head},kernelTime,gpuBusyTime},change){if(base===null||head===null)return null;let lost=base-
head;return Math.abs(lost)<constants.besides.value||Math.sign(lost)!==Math.sign(change)||Math.abs((kernelTime.changeRatio??
0)-change)<(gpuBusyTime.thresholdRatio??0)?null:{kind:lost>0?"overlap-lost":"overlap-gained",base,head}}function findGraphCause({
counts},change){let graphs=counts.find(({metric})=>metric==="graphLaunches");return graphs!==void 0&&change>0&&graphs.head<
graphs.base&&graphs.state==="regressed"?{kind:"graph-lost",base:graphs.base,head:graphs.head}:null}function findReplacedKernels({
kernels,kernelTime},change){let rangeNs=Math.max(kernelTime.baseNs??0,kernelTime.headNs??0),timeOf=(match,side)=>sum(kernels,
kernel=>kernel.match===match?kernel.time[side]??0:0),goneNs=timeOf("removed","baseNs"),cameNs=timeOf("new","headNs"),least=Math.
min(mostOfIt*Math.abs(change),.01)*rangeNs;if(Math.max(goneNs,cameNs)<least||goneNs===0)return null;let isMoved=({match,
launches})=>match==="new"||match==="removed"||launches.base!==launches.head,gains=[...Map.groupBy(kernels,({family})=>family)].
filter(([,rows])=>rows.some(isMoved)).map(([family,rows])=>({family,gainNs:sum(rows,({time})=>measureGrowth(time))})),largest=sign=>gains.
map(({family,gainNs})=>({family,ns:sign*gainNs})).filter(({ns:ns2})=>ns2>=worthNaming*Math.max(goneNs,cameNs)).toSorted(
(a,b)=>b.ns-a.ns||byText(a.family,b.family)).slice(0,3),[came,gone]=[largest(1),largest(-1)];return(change>0?came:gone).
length===0?null:{kind:"replaced",gone,came}}function measureGrowth({baseNs,headNs}){return(headNs??0)-(baseNs??0)}function findOperatorCause(row2,change){
let least=mostOfIt*(row2.gpuBusyTime.headNs??0)-mostOfIt*(row2.gpuBusyTime.baseNs??0),sign=Math.sign(change),grownNs=({time:time2})=>sign*
measureGrowth(time2),most=(rows,leastNs)=>rows.filter(row3=>grownNs(row3)>=leastNs).toSorted((a,b)=>grownNs(b)-grownNs(a)||
a.path.length-b.path.length)[0],worst=most(row2.operators,sign*least);for(let inner=worst;inner!==void 0;){worst=inner;let around=inner;
inner=most(row2.operators.filter(operator=>isNestedIn(operator,around)),innerShare*grownNs(around))}if(worst===void 0||worst.
time.state==="waits"||worst.time.changeRatio===null)return null;let{path,rank,report,device,time,impactRatio}=worst;if(isMajority(
time.baseNs??0,row2.kernelTime.baseNs??0))return null;let kernel=findRowCause(row2,change),{changeRatio}=worst.time;return kernel?.
kind==="kernel"&&Math.abs(kernel.changeRatio)>=Math.abs(changeRatio)?null:{kind:"operator",path,rank,report,device,changeRatio,
impactRatio}}function isNestedIn({path,...a},{path:around,...b}){return gpuKey(a)===gpuKey(b)&&path.length>around.length&&
around.every((name,depth)=>isCoveredByName(path[depth]??"",name))}function findRowCause({kernels,families},change){let explains2=({
impactRatio,time,launches})=>time.state!=="waits"&&time.changeRatio!==null&&launches.base===launches.head&&Math.sign(impactRatio)===
Math.sign(change)&&Math.abs(impactRatio)>=mostOfIt*Math.abs(change),describe=({time,impactRatio})=>({changeRatio:time.changeRatio??
0,impactRatio}),kernel=kernels.find(explains2);if(kernel!==void 0)return{kind:"kernel",kernel:kernel.name,...describe(kernel)};
let family=families.toSorted((a,b)=>Math.abs(b.impactRatio)-Math.abs(a.impactRatio)).find(explains2);return family===void 0?
null:{kind:"family",family:family.family,...describe(family)}}function findWorkCause({counts,instances},change){let launches=counts.
find(({metric})=>metric==="launches");return launches===void 0||Math.sign(launches.head-launches.base)!==Math.sign(change)||
instances.base===null&&instances.head===null?null:{kind:"work",base:launches.base,head:launches.head}}function compareCounts(base,head,rules){let count2=(metric,pick,note=null)=>countRounds({metric,kind:null,note},base.rounds.
map(pick),head.rounds.map(pick),rules),graphs=count2("graphLaunches",({graphLaunches})=>graphLaunches),all=[count2("laun\
ches",({launches})=>launches),count2("hostLaunches",countHostLaunches),...graphs.base+graphs.head>0?[graphs]:[],...countCopies(
base,head,rules),count2("blockingCopies",({copies})=>sum(copies,({blocking})=>blocking)),count2("synchronizations",round=>countCalls(
round),findChangedCalls(base,head))];return all.map(each=>{let{metric,kind,base:before,head:after,note}=each,[state,why]=decideCount(
each,all,rules);return{metric,kind,base:before,head:after,changeRatio:before===0?null:after/before-1,thresholdRatio:rules.
threshold,state,why:joinTexts(note,why)||null,launchSites:null}})}function countCalls({synchronizations},name){return sum(
synchronizations,({call,count:count2})=>name===void 0||call===name?count2:0)}function decideCount(count2,all,rules){let{
metric,change,base,head}=count2,graph=findGraphChange(all),isOfGraph=metric==="graphLaunches"||metric==="hostLaunches",blocks=metric===
"synchronizations"||metric==="blockingCopies",ownGraph=metric==="graphLaunches"?graph:null,isWorse=ownGraph===null?change===
"more":ownGraph==="lost",isBetter=ownGraph===null?change==="fewer":ownGraph==="gained";if(change==="same")return["same",
null];if(count2.isOtherMemory)return["moved","Copies in this direction now use a different kind of memory."];if(change===
"with-work")return["noted","A side's rounds did different amounts of work, and the count varies with the work."];if(change===
"varies")return["inconclusive","The count varies as much between the rounds of a side as between the sides."];let graphText=ownGraph===
null?null:graphTexts[ownGraph];return isBetter?["improved",graphText]:!isWorse||rules.isStrict?["regressed",graphText]:blocks||
graph==="lost"&&isOfGraph?rules.wall==="not-slower"?["noted",joinTexts(graphText,"Wall time isn't longer.")]:["regressed",
graphText]:isNegligible(count2,all,rules)?["noted","Negligible, non-blocking."]:rules.openLaunches!==null&&(isOfGraph||metric===
"launches")?["inconclusive",rules.openLaunches]:base>0&&head/base-1<rules.otherAmount?["inconclusive","Nearly all launch\
 counts changed by the same factor. With one round per side, we can't rule out that the amount of work differs."]:rules.
hasImproved?rules.wall==="not-slower"||rules.busyShare>=constants.busyShare.value||!isMoreForHost(all)?["noted","The ran\
ge as a whole is faster."]:["inconclusive","The range takes less time on the GPU, but we can't tell if the host's extra \
work makes its wall time longer."]:["regressed",null]}var graphTexts={lost:"Kernels that were in a CUDA graph are now la\
unched one by one.",gained:"Kernels that were launched one by one are now in a CUDA graph."};function findGraphChange(all){
let changeOf=metric=>all.find(count2=>count2.metric===metric)?.change,[graphs,host]=[changeOf("graphLaunches"),changeOf(
"hostLaunches")];return graphs==="fewer"&&host==="more"?"lost":graphs==="more"&&host==="fewer"?"gained":null}function isMoreForHost(all){
let handed=all.filter(({metric})=>metric==="hostLaunches"||metric==="copies");return sum(handed,({base,head})=>head-base)>
0}function isNegligible(count2,all,{threshold}){let rise=count2.head-count2.base,leastBytes=constants.smallestBytes.value;
if(count2.metric==="copiedBytes")return rise<leastBytes;let launches=all.find(({metric})=>metric==="launches"),ofLaunches=threshold*
Math.max(launches?.base??0,launches?.head??0);if(rise<=constants.smallestCount.value||rise<ofLaunches)return!0;if(count2.
metric!=="copies")return!1;let bytes2=all.find(({metric,kind})=>metric==="copiedBytes"&&kind===count2.kind);return bytes2===
void 0||bytes2.head-bytes2.base<leastBytes}function joinTexts(...parts){return parts.filter(part=>part!==null).join(" ")}
function countHostLaunches({launches,graphKernels,graphLaunches}){return launches-graphKernels+graphLaunches}function countCopies(base,head,rules){
let kinds2=new Map;for(let round of[...base.rounds,...head.rounds])for(let copy of round.copies)kinds2.set(describeCopy(
copy),copy);return[...kinds2].toSorted(([a],[b])=>a<b?-1:1).flatMap(([kind,sample])=>["copies","copiedBytes"].map(metric=>{
let countCopies2=isMeant=>round=>sum(round.copies.filter(isMeant).map(({count:count2,bytes:bytes2})=>metric==="copies"?count2:
bytes2)),counted2=isMeant=>countRounds({metric,kind,note:null},base.rounds.map(countCopies2(isMeant)),head.rounds.map(countCopies2(
isMeant)),rules),row2=counted2(copy=>describeCopy(copy)===kind),all=counted2(copy=>copy.kind===sample.kind&&copy.direction===
sample.direction),isPageable=[sample.sourceMemory,sample.targetMemory].includes("pageable");return{...row2,isOtherMemory:!isPageable&&
row2.change!==all.change}}))}function describeCopy({kind,direction,sourceMemory,targetMemory}){return kind==="fill"?`mem\
set (${targetMemory??"unknown memory"})`:`${direction??"unknown direction"} (${sourceMemory??"unknown"} \u2192 ${targetMemory??
"unknown"})`}function countRounds(named,baseRounds,headRounds,{threshold,workVaries}){let base=median(baseRounds),head=median(
headRounds),size=Math.abs(head-base),isLarge=size>=constants.smallestCount.value&&size>threshold*Math.max(base,head),gap=measureDistanceBetween(
baseRounds,headRounds),widths=[baseRounds,headRounds].map(rounds=>Math.max(...rounds)-Math.min(...rounds)),isClear=gap>constants.
clearOfSpread.value*Math.max(...widths),counted2={...named,base,head,isOtherMemory:!1};return isLarge?isClear?{...counted2,
change:head>base?"more":"fewer"}:{...counted2,change:workVaries&&gap<=0?"with-work":"varies"}:{...counted2,change:"same"}}
function findChangedCalls(base,head){let calls=[...base.rounds,...head.rounds].flatMap(round=>round.synchronizations.map(
({call})=>call)),changed=[...new Set(calls)].toSorted().flatMap(name=>{let[before,after]=[base,head].map(({rounds})=>median(
rounds.map(round=>countCalls(round,name))));return before===after?[]:[`${name} ${String(before)} \u2192 ${String(after)}`]});
return changed.length===0?null:`${changed.join(", ")}.`}function measureSkew({ranks}){let work=ranks.map(({workNs})=>workNs);return Math.max(...work)/Math.max(1,lowerMedian(work))-
1}function lowerMedian(values){return values.toSorted((a,b)=>a-b)[Math.floor((values.length-1)/2)]??0}function compareRanks(base,head,{
threshold,estimate,findEvidence:findEvidence2}){if(!areRanksKnown(base,head))return null;let both=value=>({base:value(base.
rounds),head:value(head.rounds)}),medianPerSide=pick=>both(rounds=>median(rounds.map(pick))),rangeNs=medianPerSide(rankTimeNs).
base,collectives=rounds=>median(rounds.map(round=>sum(round.collectives,({count:count2})=>count2)));return{ranks:(head.rounds[0]?.
ranks??[]).map(({rank,report,device},index)=>{let pickValue=pick=>round=>{let entry=round.ranks[index];return entry===void 0?
0:pick(entry)??0},work=estimate(pickValue(({workNs})=>workNs)),evidence=findEvidence2(work);return Math.abs((work.headNs??
0)-(work.baseNs??0))<threshold*rangeNs&&evidence.circumstances.set("too-little",`The change is less than ${percent(threshold)}\
 of the range's time on the GPU.`),{rank,report,device,work:decide(work,evidence),busyNs:medianPerSide(pickValue(({busyNs})=>busyNs)),
waitingNs:medianPerSide(pickValue(({communication})=>communication.waitingNs)),exposedTransferNs:medianPerSide(pickValue(
({communication})=>communication.exposedTransferNs)),joinedLast:medianPerSide(pickValue(({communication})=>communication.
joinedLast)),heldUpNs:medianPerSide(pickValue(({communication})=>communication.heldUpNs))}}),exposedTransfer:showTime(estimate(
measureExposedTransfer)),skew:medianPerSide(measureSkew),collectives:{base:collectives(base.rounds),head:collectives(head.
rounds)}}}function measureExposedTransfer({ranks}){return sum(ranks,({communication})=>communication.exposedTransferNs??
0)/Math.max(1,ranks.length)}function judgeSeries(series){let{better}=series,isQuiet=better==="higher"||isQuietSeries([...series.base,...series.head]),
ofProcess=isQuiet?median:values=>Math.min(...values),base=series.base.map(ofProcess),head=series.head.map(ofProcess),turned=better===
"higher",headFirst=series.headFirst.map(first=>first!==turned),change=judgeProcesses({...series,headFirst,...turned?{base:head,
head:base}:{base,head}});return{statistic:isQuiet?"median":"minimum",change:turned?{...change,base:change.head,head:change.
base,...inverseChange(change)}:change}}function isQuietSeries(processes){return median(processes.map(values=>median(values)/
Math.min(...values)))<=1+constants.quietHost.value}function judgeProcesses(values){let{base,head,interleaved}=values,rounds=Math.
min(base.length,head.length),medians={base:medianOrNull(base),head:medianOrNull(head)},notMeasured={...unknownChange,...medians,
rounds:0};if(rounds===0)return base.length+head.length===0?notMeasured:{...notMeasured,state:base.length===0?"new":"remo\
ved"};if(![...base,...head].every(value=>value>0&&Number.isFinite(value)))return{...notMeasured,rounds,why:"A ratio need\
s values above 0."};let isPaired=interleaved&&base.length===head.length,spread=Math.max(deviation(logs(base)),deviation(
logs(head))),threshold=isPaired&&rounds>=constants.fewProcesses.value?values.threshold:Math.max(values.threshold,constants.
unpairedWall.value),ofSides=rounds<constants.fewestRanked.value?testFewProcesses(base,head):testRanks(base,head),estimates=isPaired?
[testPairs(values),...rounds<constants.fewestRanked.value?[]:[ofSides]]:[ofSides],significant=estimates.find(({log:log3,
clear})=>clear&&Math.abs(log3)>=Math.log1p(threshold)),estimate=significant??findNarrowest(estimates),{log:log2,half}=estimate,
least=Math.log1p(isPaired?values.threshold:threshold),parts={base:estimate.base,head:estimate.head,changeRatio:Math.expm1(
log2),thresholdRatio:threshold,rounds};if(half===null)return{...notMeasured,...parts,state:"inconclusive",mayBeSlower:log2>=
least,why:"With one process per side, the noise is unknown."};let[low,high]=[log2-half.below,log2+half.above],isSame2=isPaired&&
low>-least&&high<least,state=significant===void 0?isSame2?"same":"inconclusive":log2>0?"regressed":"improved";return{...parts,
lowRatio:Math.expm1(low),highRatio:Math.expm1(high),detectableRatio:findDetectable(half,rounds,threshold),spreadRatio:spread,
state,mayBeSlower:state==="inconclusive"&&(!isPaired||high>=least),isProbable:state==="inconclusive"&&low>=least,why:state===
"inconclusive"?explainOpen2(isPaired,rounds):null}}function testPairs(values){let levels=findSideLevels(values),pairs=values.
head.map((value,index)=>logRatio(values.base[index]??value,value)),orders=groupByOrder(pairs,values.headFirst),log2=mean(
orders.map(mean)),degrees=pairs.length-1;if(degrees<1)return{...levels,log:log2,half:null,clear:!1};let error=deviation(
pairs)*pairErrorWeight(orders),half=studentTQuantile(.975,degrees)*error,agree=pairs.every(pair=>Math.sign(pair)===Math.
sign(log2)),clear=degrees>1&&agree&&Math.abs(log2)>=studentTQuantile(1-constants.chance.value,degrees)*error;return{...levels,
log:log2,half:{below:half,above:half},clear}}function testFewProcesses(base,head){let medians={base:median(base),head:median(
head)},log2=logRatio(medians.base,medians.head);if(Math.min(base.length,head.length)<2)return{...medians,log:log2,half:null,
clear:!1};let{deviation:noise,degrees}=sideNoise({base,head,interleaved:!1}),half=studentTQuantile(.975,degrees)*noise*medianErrorWeight(
{base,head});return{...medians,log:log2,half:{below:half,above:half},clear:!1}}function testRanks(base,head){let ratios=head.
flatMap(value=>base.map(before=>logRatio(before,value))).toSorted((a,b)=>a-b),medians={base:median(base),head:median(head)},
log2=logRatio(medians.base,medians.head),beyond=ratiosBeyondInterval(base.length,head.length),[low=log2,high=log2]=[ratios[beyond],
ratios[ratios.length-1-beyond]],slower=ratios.filter(ratio2=>ratio2*Math.sign(log2)>0).length,clear=chanceOfRankSum(slower,
base.length,head.length)<=constants.chance.value,half={below:Math.max(log2-low,0),above:Math.max(high-log2,0)};return{...medians,
log:log2,half,clear}}function findNarrowest(estimates){let width=({half})=>half===null?1/0:half.below+half.above;return estimates.
reduce((best,estimate)=>width(estimate)<width(best)?estimate:best)}function findDetectable({below,above},rounds,threshold){
let degrees=rounds-1,error=(below+above)/2/studentTQuantile(.975,degrees),least=Math.max(Math.log1p(threshold),studentTQuantile(
1-constants.chance.value,degrees)*error);return Math.expm1(least+studentTQuantile(.95,degrees)*error)}function explainOpen2(isPaired,rounds){
return isPaired?rounds<constants.fewProcesses.value?"With so few processes, the change could be noise.":"The processes v\
ary too much to tell.":"The sides weren't interleaved, so the machine may have changed in between."}function showChange(values,why){
let{base,head}=bothSides(side=>medianOrNull(values[side])),rounds=Math.min(values.base.length,values.head.length),state=base===
null?"new":head===null?"removed":"not-judged",changeRatio=why===null&&base!==null&&base>0&&head!==null?head/base-1:null;
return{...unknownChange,base,head,changeRatio,rounds,state,why}}function judgeWithoutRatio(values,better){let plain=showChange(
values,null),all=[...values.base,...values.head];if(all.every(value=>value===all[0]))return{...plain,state:"same"};let sign=better===
"lower"?1:-1,[base,head]=[values.base.map(value=>value*sign),values.head.map(value=>value*sign)],isWorse=Math.min(...head)>
Math.max(...base);return{...plain,changeRatio:null,state:isWorse?"inconclusive":"not-judged",mayBeSlower:isWorse,why:"So\
me values are 0 or less, so there's no ratio, and the threshold doesn't apply. Use a budget instead."}}function withoutJudgment(change,why){
return{...change,state:"not-judged",mayBeSlower:!1,isProbable:!1,why}}function judgeMemory(values,unitBytes){let plain=showChange(
values,null),base=plain.base??0,thresholdRatio=base>0?Math.max(constants.memoryShare.value,constants.memory.value/unitBytes/
base):null,least=Math.max(constants.memory.value/unitBytes,constants.memoryShare.value*base),more=Math.min(...values.head)-
Math.max(...values.base),fewer=Math.min(...values.base)-Math.max(...values.head),change={...plain,thresholdRatio};return more>=
least?{...change,state:"regressed"}:fewer>=least?{...change,state:"improved"}:(plain.head??0)-base<least?{...change,state:"\
same"}:{...change,state:"inconclusive",mayBeSlower:!0,why:"The processes of a side vary too much to tell."}}function keepRuns({interleaved,headFirst,...runs},pick){let values=bothSides(side=>runs[side].map(pick)),isWhole=index=>values.
base[index]!=null&&values.head[index]!=null,kept=bothSides(side=>values[side].flatMap((value,index)=>value!==null&&(!interleaved||
isWhole(index))?[value]:[]));return kept.base.length===0||kept.head.length===0?null:{...kept,interleaved,headFirst:headFirst.
filter((_,index)=>isWhole(index))}}function compareLatency(runs,range,threshold){let kept=keepRuns(runs,run=>{let times=instanceTimes(
run,range);return times.length===0?null:times});if(kept===null)return null;let{statistic,change}=judgeSeries({...kept,better:"\
lower",threshold}),{base:baseNs,head:headNs,...time}=change;return{base:summarizeWallTimes(kept.base),head:summarizeWallTimes(
kept.head),statistic,time:{...time,baseNs,headNs}}}function decideLatency({time:{state,mayBeSlower:mayBeSlower2,lowRatio}}){
return state==="regressed"?"slower":mayBeSlower2||lowRatio===null?"unknown":"not-slower"}function compareAmounts(runs,range,threshold){
let{name,domain}=range.head,kept=keepRuns(runs,({ranges})=>ranges.find(range2=>range2.name===name&&range2.domain===domain&&
range2.instanceNs.length>0)??null);if(kept===null)return{rows:[],decides:!1};let differs=key=>{let amounts=[...kept.base,
...kept.head].map(range2=>range2[key]);return!amounts.includes(null)&&new Set(amounts.map(amount=>Number((amount??1).toPrecision(
9)))).size>1},judgedBy=differs("tokens")?"time-per-token":differs("steps")?"time-per-step":null,label=rangeText(name,domain),
describe=kind=>({kind,name:label,range:label,unit:perAmountUnits[kind],source:"",better:kind==="tokens-per-second"?"high\
er":"lower"}),why=judgedBy===null?"This value changes with the range's wall time, which is judged instead.":null,wall=wallPerAmountKinds.
flatMap(kind=>{let{base,head}=bothSides(side=>allOrNull(kept[side].map(process=>wallPerAmount(process,kind))));if(base===
null||head===null)return[];let row2=describe(kind),{change}=judgeSeries({...kept,base,head,threshold,better:row2.better});
return[{...row2,change:kind===judgedBy?change:withoutJudgment(change,why)}]}),gpu=gpuPerAmountKinds.flatMap(kind=>{let{base,
head}=bothSides(side=>gpuPerAmount(range[side],runs[side],kind));if(base===null||head===null)return[];let change=withoutJudgment(
showChange({base,head},null),"The range's time on the GPU is judged instead.");return[{...describe(kind),change}]});return{
rows:[...wall,...gpu],decides:judgedBy!==null}}function allOrNull(values){let present=values.filter(value=>value!==null);
return present.length<values.length?null:present}function judgeTracedWall(values,threshold){let pairs=pairLogRatios(values);if(pairs===null||pairs.length<constants.fewProcesses.
value)return"unknown";let limit=Math.log1p(threshold),change=mean(pairs),error=Math.hypot(deviation(logs(values.base)),deviation(
logs(values.head)))/Math.sqrt(pairs.length),clear=constants.wallErrors.value*error;return change>=limit?pairs.every(pair=>pair>
0)&&change>=clear?"slower":"unknown":change+clear<limit?"not-slower":"unknown"}function isProbablySlower({effect,values},threshold){
if(effect.rounds===1||effect.change<threshold)return!1;let{deviation:noise,degrees}=sideNoise(values),quantile=studentTQuantile(
constants.probable.value,degrees);return Math.log1p(effect.change)>quantile*noise*medianErrorWeight(values)}function compareWallParts(base,head){
return wallPartTimes.flatMap(([part,pick])=>{let[before,after]=[base.rounds.map(pick),head.rounds.map(pick)];return!areKnown(
before)||!areKnown(after)?[]:[{part,baseNs:median(before),headNs:median(after),isApart:measureDistanceBetween(before,after)>
0}]})}function areKnown(values){return values.length>0&&!values.includes(null)}function compareRange(measuredBase,measuredHead,context){let sides=prepareSides(measuredBase,measuredHead,context),{base,
head,overlap}=sides,{policy}=context,part=rangePart(sides),estimate=estimatePart(pickTimes(sides,chooseGpuTime(base,head)),
part,sides),commonMode=findRangeFactor(estimate,sides),evidence=findEvidence(estimate,part,sides,commonMode),gpuBusyTime=decide(
estimate,evidence),range={time:gpuBusyTime,commonMode},families=compareFamilies(sides,range),wall=judgeWallTime(sides),kernelTimes=pickTimes(
sides,({kernelNs})=>kernelNs),row2={name:head.name,domain:head.domain,instances:{base:countInstances(measuredBase),head:countInstances(
measuredHead)},gpuBusyTime,kernelTime:showTime(estimatePart(kernelTimes,part,sides)),copyBusyNs:measureCopies(sides),overlap,
...wall,latency:context.latency,wallParts:sides.isScaled?[]:compareWallParts(measuredBase,measuredHead),commonMode,ranks:judgeRanks(
sides,commonMode),counts:compareCounts(sides.measured.base,sides.measured.head,{threshold:policy["count-threshold"]/100,
isStrict:policy["fail-on"].includes("counts"),hasImproved:gpuBusyTime.state==="improved",wall:wall.wall,workVaries:sides.
isScaled,openLaunches:explainOpenLaunches(evidence,sides),otherAmount:evidence.sizes.get("amount-differs")?.least??0,busyShare:measureBusyShare2(
head)}),families,kernels:compareKernels(sides,range,families),operators:compareOperators(sides,range),graphNodes:[],lineSearch:null};
return{...row2,cause:findCause(row2)}}function findRangeFactor(estimate,sides){let moves=sides.figures.flatMap(({match,family,
baseNs,headNs,launches})=>(match==="exact"||match==="renamed")&&baseNs>0&&headNs>0&&launches.base===launches.head&&!(sides.
waits&&family===communicationFamily)?[{value:Math.log(headNs/baseNs),weight:Math.max(baseNs,headNs)/sides.kernelNs}]:[]),
change=estimate.presence==="both"?estimate.effect.change:0;return findCommonMode(moves,findPartThreshold(rangePart(sides),
sides).ratio,sides.context.clocks,change)}function judgeRanks(sides,commonMode){let part=rangePart(sides),factor=1+(commonMode?.
explainedByClocks===!0?commonMode.changeRatio:0);return compareRanks(sides.base,sides.head,{threshold:findPartThreshold(
part,sides).ratio,estimate:pick=>estimatePart(divideByFactor(pickTimes(sides,pick),factor),part,sides),findEvidence:time=>findEvidence(
time,part,sides,null)})}function judgeWallTime(sides){let{latency,calibration}=sides.context,noise=findNoise(calibration,
{kind:"wall",range:sides.head,name:""}),estimate=estimateTime(pickTimes(sides,({wallNs})=>wallNs),noise);if(latency!==null)
return{wallTime:showTime(estimate),wall:decideLatency(latency)};let threshold=constants.wallThreshold.value,ownEstimate=estimateTime(
pickTimes(sides,measureOwnWall(sides)),noise),judge=time=>time.presence==="both"?judgeTracedWall(time.values,threshold):
"unknown",wall=judge(estimate)!=="slower"||judge(ownEstimate)==="slower"?judge(estimate):"unknown",isProbable=[estimate,
ownEstimate].every(time=>time.presence==="both"&&isProbablySlower(time,threshold));return{wallTime:decideTracedWall(estimate,
wall,isProbable,threshold),wall}}function measureOwnWall({base,head,waits}){let isApart=waits&&[base,head].every(({rounds})=>rounds.
every(({devices})=>(devices??1)<=1)),ownGpuNs=chooseGpuTime(base,head);return round=>isApart?Math.max(1,round.wallNs-(round.
gpuBusyNs-ownGpuNs(round))):round.wallNs}function explainOpenLaunches({circumstances},{figures,drawn}){let changeOf=({launches})=>launches.
head-launches.base;return circumstances.get("kernels-vary")??circumstances.get("few-draws")??explainFewDraws(figures,drawn,
sum(figures,changeOf),changeOf)}function countInstances({rounds}){return sharedValue(rounds.map(({instances})=>instances))}
function measureCopies(sides){let{base,head}=sides;if([...base.rounds,...head.rounds].some(({copyBusyNs})=>copyBusyNs===
null))return null;let{baseNs,headNs}=findSideTimes(pickTimes(sides,({copyBusyNs})=>copyBusyNs??0));return{base:baseNs??0,
head:headNs??0}}function measureBusyShare2({rounds}){return median(rounds.map(({gpuBusyNs,spanNs,wallNs})=>gpuBusyNs/Math.
max(1,spanNs??wallNs)))}var listsOf=[["cuda-library","cudaLibraries"],["python-package","pythonPackages"],["system-package","systemPackages"]];function compareEnvironments({
environment:base,machine:baseMachine},{environment:head,machine:headMachine}){if(base===null||head===null)return null;let lists=listsOf.
map(([kind,key])=>({kind,base:base[key],head:head[key]})),single=[{kind:"driver",name:"driver",base:baseMachine.driver,head:headMachine.
driver},{kind:"image",name:"image",base:base.imageDigest,head:head.imageDigest},{kind:"operating-system",name:"operating\
 system",base:base.operatingSystem,head:head.operatingSystem}],changes=[...single.flatMap(change=>change.base===null||change.
head===null||change.base===change.head?[]:[{...change,state:"changed"}]),...lists.flatMap(list=>list.base===null||list.head===
null?[]:compareVersions(list.kind,list.base,list.head)),...compareVariables(base,head)].map(addMeaning);return{changes:changes.
toSorted((a,b)=>a.rank-b.rank||kinds.indexOf(a.change.kind)-kinds.indexOf(b.change.kind)||(a.change.name<b.change.name?-1:
1)).slice(0,1e3).map(({change})=>change),total:changes.length,unknown:[...single.flatMap(change=>change.base===null&&change.
head===null?[]:isKnownOnce(change)),...lists.flatMap(isKnownOnce),...base.run!==head.run&&hasUnknownValues(base,head)?["\
variable-values"]:[]]}}var kinds=["driver","image","operating-system","cuda-library","python-package","variable","system\
-package"];function isKnownOnce({kind,base,head}){return base===null==(head===null)?[]:[kind]}function compareVersions(kind,base,head){
let[before,after]=[new Map(Object.entries(base)),new Map(Object.entries(head))];return listNames2(before,after).flatMap(
name=>{let versions={base:before.get(name)??null,head:after.get(name)??null};return versions.base===versions.head?[]:[{kind,
name,state:decideState(versions),...versions}]})}function compareVariables(base,head){let[before,after]=[new Map(Object.
entries(base.variables)),new Map(Object.entries(head.variables))];return listNames2(before,after).flatMap(name=>{let[from,
to]=[before.get(name)??null,after.get(name)??null],state=decideState({base:from,head:to});return state==="changed"&&!hasChanged2(
from,to,base.run===head.run)?[]:[{kind:"variable",name,state,base:from?.value??null,head:to?.value??null}]})}function hasChanged2(base,head,isOneRun){
return base===null||head===null?!1:base.value!==null&&head.value!==null?base.value!==head.value:isOneRun&&base.digest!==
null&&head.digest!==null&&base.digest!==head.digest}function hasUnknownValues(base,head){let after=new Map(Object.entries(
head.variables));return Object.entries(base.variables).some(([name,{value}])=>{let other=after.get(name);return other!==
void 0&&(value===null||other.value===null)})}function listNames2(before,after){return[...new Set([...before.keys(),...after.
keys()])]}function decideState({base,head}){return base===null?"added":head===null?"removed":"changed"}function addMeaning(change){
let isWhole=change.kind==="driver"||change.kind==="image",rank=isWhole?0:software.findIndex(({pattern})=>pattern.test(change.
name.toLowerCase())),match=isWhole?void 0:software[rank];return{rank:rank===-1?software.length:rank,change:{...change,isOfGpu:rank!==
-1,families:[...match?.families??[]]}}}var anyOfFramework=["gemm","attention","conv","norm","softmax","activation","embe\
dding","reduce","elementwise","copy","memory","sampling","triton","other"],ofServers=["gemm","attention","moe","norm","a\
ctivation","rope","quantize","memory","sampling","communication"],software=[{pattern:/^(?:nvidia-|lib)?cublas(?:lt)?(?![a-z])/,
families:["gemm"]},{pattern:/^(?:nvidia-|lib)?cudnn(?![a-z])/,families:["conv","attention"]},{pattern:/^(?:nvidia-|lib)?nccl(?![a-z])/,
families:["communication"]},{pattern:/^(?:nvidia-|lib)?nvshmem(?![a-z])/,families:["communication"]},{pattern:/^(?:nvidia-)?cutlass(?![a-z])/,
families:["gemm","attention","moe"]},{pattern:/^(?:nvidia-|lib)?cu(?:sparse(?:lt)?|tensor)(?![a-z])/,families:["gemm"]},
{pattern:/^(?:flash-attn|flash-attention|flash-mla|xformers|sageattention)/,families:["attention"]},{pattern:/^flashinfer/,
families:["attention","norm","activation","rope","sampling","moe"]},{pattern:/^deep-?gemm/,families:["gemm","moe"]},{pattern:/^(?:bitsandbytes|autoawq|auto-gptq|gptqmodel|torchao|marlin)/,
families:["quantize","gemm"]},{pattern:/^transformer-engine/,families:["gemm","attention","norm","quantize"]},{pattern:/^(?:pytorch-)?triton(?:-|$|_)/,
families:["triton","gemm","attention","moe"]},{pattern:/^(?:vllm|sglang|sgl-kernel|tensorrt-llm|lmdeploy)(?:-|$|_)/,families:ofServers},
{pattern:/^(?:jax|jaxlib|jax-cuda\d+-(?:pjrt|plugin))$|^xla_/,families:["xla","gemm","triton"]},{pattern:/^(?:torch|torchvision|torchaudio|pytorch)(?:-|$|_)|^torchinductor_/,
families:anyOfFramework},{pattern:/^(?:transformers|accelerate|diffusers|peft)$/,families:["attention","moe","elementwis\
e","copy"]},{pattern:/^(?:tensorflow|tensorrt|onnxruntime|cupy|numba|deepspeed|apex)/,families:[]},{pattern:/^(?:nvidia|cuda|cudart|nvrtc|nvjitlink|libnv|libcu(?:fft|rand|solver)|cu(?:fft|rand|solver))/,
families:[]}];function createReason(id,verdict,text,range,facts={}){return{id,verdict,text,range,...{kernel:null,family:null,metric:null,
reported:null,reportedKind:null,changeRatio:null},...facts}}function formatChange({changeRatio,lowRatio,highRatio,thresholdRatio}){
if(changeRatio===null)return"changed";let interval=lowRatio===null||highRatio===null?"one process per side":intervalText(
lowRatio,highRatio),threshold=thresholdRatio===null?"":`threshold ${percent(thresholdRatio)}`,details=[interval,threshold].
filter(part=>part!=="").join("; ");return`${signedPercent(changeRatio)}${details===""?"":` (${details})`}`}var severity=[
"regressed","over-budget","not-improved","incomparable","inconclusive","no-baseline","pass"];function decideVerdict(reasons){
return severity.find(verdict=>reasons.some(reason=>reason.verdict===verdict))??"pass"}function sortReasons(reasons){return reasons.
toSorted((a,b)=>severity.indexOf(a.verdict??"pass")-severity.indexOf(b.verdict??"pass"))}function findMovedWork(improved,sides){let{base,head}={base:sides.base.whole,head:sides.head.whole};if(base===null||head===
null)return[notImproved("whole-unknown","We didn't capture the whole program on at least one side, so we can't tell whet\
her work was moved out of the ranges.",null)];let won=improved.flatMap(row2=>{let[before,after]=[base,head].map(({ranges})=>ranges.
find(({name,domain})=>name===row2.name&&domain===row2.domain)),label=rangeText(row2.name,row2.domain);return before===void 0||
after===void 0?[]:[{label,row:row2,base:before,head:after}]});return won.length<improved.length?[notImproved("whole-unkn\
own","A capture of the whole program lacks one of the faster ranges.",null)]:[...findWorkOutside(won,base,head),...won.flatMap(
range=>[...checkWholeProgram(range),...compareInstances(range),...findLateWork(range),...compareBytes(range,sides),...compareSteps(
range,sides.untraced),...findWorkInRest(range,sides.untraced),...findWorkOnHost(range,sides)])]}function findWorkOutside(won,base,head){
let wonNs=sum(won.filter(({row:row2})=>row2.gpuBusyTime.state==="improved"),range=>Math.max(0,range.base.gpuBusyNs-range.
head.gpuBusyNs)),roseNs=head.outside.kernelNs-base.outside.kernelNs,launches=head.outside.launches-base.outside.launches,
isChange=launches>0||roseNs>=constants.oneRound.value*base.outside.kernelNs;if(wonNs===0||!isChange||roseNs<constants.movedShare.
value*wonNs)return[];let text=`Kernels outside all ranges take longer: the increase is ${percent(roseNs/wonNs)} of the t\
ime that the ranges saved on the GPU (${counted(launches,"more launch","more launches")}). Work was moved out of the ran\
ges.`;return[notImproved("moved-outside",text,null)]}function checkWholeProgram({label,row:{gpuBusyTime},base,head}){let least=constants.
oneRound.value,change=gpuBusyTime.changeRatio??0;if(gpuBusyTime.state!=="improved"||change>-least||base.gpuBusyNs===0)return[];
let inWhole=head.gpuBusyNs/base.gpuBusyNs-1;if(inWhole<=constants.movedShare.value*change)return[];let text=`When captur\
ed with the whole program, the range's time on the GPU changed by ${signedPercent(inWhole)}, so the range is only faster\
 when captured alone.`;return[notImproved("not-in-whole",text,label)]}function compareInstances({label,base,head}){if(base.
instances===head.instances)return[];let text=`Head's program runs the range ${counted(head.instances,"time")} and base's\
 program runs it ${counted(base.instances,"time")}, so one instance isn't the same work on both sides.`;return[notImproved(
"instances-changed",text,label)]}function findLateWork({label,row:row2,base,head}){if(row2.latency?.time.state!=="improv\
ed"||base.lateNs===null||head.lateNs===null)return[];let wonNs=-(row2.latency.time.changeRatio??0)*base.wallNs,roseNs=head.
lateNs-base.lateNs;if(roseNs<constants.movedShare.value*wonNs)return[];let text=`After the range ends, the GPU keeps wor\
king longer than before: the increase is ${percent(roseNs/wonNs)} of the wall time that the range saved. The range no lo\
nger waits for its kernels.`;return[notImproved("moved-late",text,label)]}function compareBytes({label,base,head},{policy,
isVerified}){let least=base.copiedBytes*(1-policy["count-threshold"]/100);if(isVerified||head.copiedBytes>=least)return[];
let text=`The range copies fewer bytes (${sizeText(base.copiedBytes)} \u2192 ${sizeText(head.copiedBytes)}), and nothing\
 verifies that the result is the same. Set compare.verify.`;return[notImproved("fewer-bytes",text,label)]}function compareSteps({
label,row:row2},{base,head}){let amountOf=(runs,key)=>{let amounts=runs.flatMap(({ranges})=>ranges.flatMap(range=>range.
name===row2.name&&range.domain===row2.domain?range[key]??[]:[]));return amounts.length===0?null:median(amounts)};return[
"steps","tokens"].flatMap(key=>{let[before,after]=[amountOf(base,key),amountOf(head,key)];if(before===null||after!==null&&
after>=before)return[];let text=after===null?`An instance no longer reports its ${key} (base: ${countText(before)}), so \
it may process fewer ${key}.`:`An instance processes fewer ${key} (${countText(before)} \u2192 ${countText(after)}).`;return[
notImproved("fewer-steps",text,label)]})}function findWorkInRest({label,row:row2,base:whole},{base,head,interleaved,headFirst}){
let measureRest=runs=>runs.map(run=>{let rangeNs=sum(instanceTimes(run,row2));return{rangeNs,restNs:run.seconds===null?0:
run.seconds*1e9-rangeNs}}),[before,after]=[measureRest(base),measureRest(head)],rest=estimateTime({base:before.map(({restNs})=>restNs),
head:after.map(({restNs})=>restNs),interleaved,headFirst},null);if(rest.presence!=="both"||rest.effect.low===null)return[
notImproved("whole-unknown","The untraced runs don't show the whole program's time on both sides, so we can't tell if wo\
rk was moved to another part of the program.",label)];let{gpuBusyTime}=row2,onGpuNs=gpuBusyTime.state==="improved"?-(gpuBusyTime.
changeRatio??0)*whole.gpuBusyNs:0,wonNs=Math.max(medianRangeNs(before)-medianRangeNs(after),onGpuNs),roseNs=rest.effect.
low*(rest.baseNs??0);if(wonNs<=0||roseNs<constants.movedShare.value*wonNs)return[];let text=`The rest of the program tak\
es longer, by at least ${percent(roseNs/wonNs)} of the time that this range saved. Work was moved out of the range.`;return[
notImproved("moved-time",text,label)]}function findWorkOnHost({label,row:row2},{base,head,interleaved}){let{gpuBusyTime:time}=row2;
if(time.state!=="improved"||time.changeRatio===null||time.baseNs===null)return[];let listHostTimes=({ranges})=>ranges.filter(
({name,domain})=>name===row2.name&&domain===row2.domain).flatMap(({rounds})=>rounds.map(({hostTime})=>hostTime?.ownNs??0)),
hostEstimate=estimateTime({base:listHostTimes(base),head:listHostTimes(head),interleaved},null),roseNs=hostEstimate.presence===
"both"?(hostEstimate.effect.low??0)*(hostEstimate.baseNs??0):0,wonNs=-time.changeRatio*time.baseNs;if(roseNs<constants.movedShare.
value*wonNs)return[];let text=`The host's own work in the range grew by at least ${percent(roseNs/wonNs)} of the time th\
at the range saved on the GPU. Work was moved to the host.`;return[notImproved("moved-to-host",text,label)]}function medianRangeNs(runs){
return median(runs.map(({rangeNs})=>rangeNs))}function notImproved(id,text,range){return createReason(id,"not-improved",
text,range)}function verifySides({verify:base},{verify:head},tolerance){let notVerified={agrees:!1,reasons:[createReason("not-verifi\
ed",null,"Not verified: nothing checked that both sides compute the same result.",null)]};if(base===null&&head===null)return notVerified;
let failure=findFailure("Base",base)??findFailure("Head",head);if(failure!==null)return{agrees:!1,reasons:[createReason(
"verify-failed","not-improved",failure,null)]};if(base?.state!=="written"||head?.state!=="written")return notVerified;let difference=findDifference(
base.values,head.values,tolerance);return difference===null?{agrees:!0,reasons:[]}:{agrees:!1,reasons:[createReason("ver\
ify-differs","not-improved",difference,null)]}}function findFailure(side,verify){return verify===null?`${side} has no ou\
tput from compare.verify.`:verify.state==="failed"?`${side}'s output from compare.verify can't be used: ${verify.why}`:null}
function findDifference(base,head,tolerance){let names=[...new Set([...Object.keys(base),...Object.keys(head)])],[first,
...others]=names.filter(name=>!isSame(base[name],head[name],tolerance));if(first===void 0)return null;let more=others.length===
0?"":`, and ${counted(others.length,"more value")}`;return`Base and head don't compute the same result: the value of ${plainText(
first)} differs${more} (tolerance ${percent(tolerance)}).`}function isSame(base,head,tolerance){return base===void 0||head===
void 0?!1:typeof base=="string"||typeof head=="string"?base===head:typeof base=="number"&&typeof head=="number"?isNear(base,
head,tolerance):typeof base=="number"||typeof head=="number"||base.length!==head.length?!1:base.every((value,index)=>isNear(
value,head[index]??NaN,tolerance))}function isNear(base,head,tolerance){return Math.abs(base-head)<=tolerance*Math.max(Math.
abs(base),Math.abs(head))}function hasWrongResult({reasons}){return reasons.some(({id})=>id==="verify-differs"||id==="ve\
rify-failed")}function judgeGoal({policy,ranges,findings,sides}){if(policy.goal==="hold")return[];let verification=sides===null?null:verifySides(
sides.base,sides.head,policy.verify.tolerance),verified=verification?.reasons??[];if(verified.some(({verdict})=>verdict!==
null))return verified;let improved=findImprovedRanges(ranges),isVerified=verification?.agrees===!0;return[...improved.length===
0?[explainNotFaster(ranges)]:[],...verified,...sides===null?[]:findDisqualifiers(improved,sides,{policy,isVerified}),...findOpenReasons(
findings)]}function findImprovedRanges(ranges){return ranges.filter(({verdict,gpuBusyTime,latency})=>verdict==="pass"&&(gpuBusyTime.
state==="improved"||latency?.time.state==="improved"))}function findDisqualifiers(improved,sides,{policy,isVerified}){let{
base,head,described,interleaved,untraced}=sides;return[...improved.length===0?[]:findMovedWork(improved,{base,head,interleaved,
untraced,policy,isVerified}),...compareMachineState(described.base,described.head),...interleaved?[]:[explainApart()],...noteWarmCaches(
base,head)]}function explainApart(){return notImproved2("goal-open","Base and head weren't interleaved in one run, so th\
e machine may have made the difference.",null)}function noteWarmCaches({warm:base},{warm:head}){if(base===null||head===null)
return[];let describeFiles=({files,bytes:bytes2})=>`${counted(files,"file")} (${sizeText(bytes2)})`,text=`Caches were wa\
rm: each round started with the files that an uncounted first run left in HOME, temporary folders, and compile caches. B\
ase had ${describeFiles(base)}, head ${describeFiles(head)}.`;return[createReason("caches-warm",null,text,null)]}function explainNotFaster(ranges){
let[best]=ranges.filter(({gpuBusyTime:gpuBusyTime2})=>gpuBusyTime2.changeRatio!==null).toSorted((a,b)=>(a.gpuBusyTime.changeRatio??
0)-(b.gpuBusyTime.changeRatio??0));if(best===void 0)return notImproved2("not-faster","No range can be compared, so we ca\
n't tell if any range is faster.",null);let{gpuBusyTime,latency}=best,wall=latency===null?"":`, wall time without tracin\
g ${formatChange(latency.time)}`,text=`No speedup beyond noise: time on the GPU ${formatChange(gpuBusyTime)}${wall}.`;return notImproved2(
"not-faster",text,rangeText(best.name,best.domain))}function findOpenReasons(findings){let[first,...others]=findings.filter(
({verdict})=>verdict==="inconclusive"||verdict==="incomparable");if(first===void 0)return[];let more=others.length===0?"":
` (And ${counted(others.length,"more reason")}.)`;return[notImproved2("goal-open",`Not everything can be judged. ${first.
text}${more}`,first.range)]}function notImproved2(id,text,range){return createReason(id,"not-improved",text,range)}function compareMachineState(base,head){
return[...findFasterClock(base,head),...findDisturbedBase(base)]}function findFasterClock({meanSmClockMhz:base},{meanSmClockMhz:head}){
if(base===null||head===null||Math.log(head/base)<constants.tolerance.value)return[];let text=`Head ran at a faster SM cl\
ock (${signedPercent(head/base-1)} on average), so the GPU favored head.`;return[createReason("clocks-faster","not-impro\
ved",text,null)]}function findDisturbedBase({disturbedRounds}){if(disturbedRounds.length===0)return[];let rounds=listText(
disturbedRounds.map(({round})=>String(round)),5),why=[...new Set(disturbedRounds.flatMap(({reasons})=>reasons))],causes=why.
length===0?"":` (${listText(why,3)})`,text=`The GPU was disturbed while base ran, in round ${rounds}${causes}. A slower \
base makes any head look faster.`;return[createReason("base-disturbed","not-improved",text,null)]}function compareMachines(baseSide,headSide){let[base,head]=[baseSide.machine,headSide.machine],models=listGpus(base,head,
({name})=>name),uuids=listGpus(base,head,({uuid})=>uuid),unknown=(hasGpu(baseSide)||hasGpu(headSide))&&(uuids.base===null||
uuids.head===null),otherModels=findDifference2("GPU model",models.base,models.head,"incomparable");return{differences:[...otherModels,
...findDifference2("CUDA major version of the driver",parseMajor(base.cuda),parseMajor(head.cuda),"incomparable"),...otherModels.
length===0&&(unknown||uuids.base!==uuids.head)?[{what:"GPU",base:uuids.base,head:uuids.head,consequence:"cautious"}]:[],
...findDifference2("driver",base.driver,head.driver,"none"),...findDifference2("nsys",base.nsys,head.nsys,"none")],sameGpu:!unknown&&
uuids.base===uuids.head}}function compareCaptures(base,head){return findDifference2("capture mode (nsys.captures)",base.
captureMode,head.captureMode,"incomparable")}function findDifference2(what,base,head,consequence){return base===null||head===
null||base===head?[]:[{what,base,head,consequence}]}function listGpus(base,head,pick){let text=({gpus})=>{let all=[...new Set(
gpus.map(pick))];return all.length===0||all.includes(null)?null:all.toSorted().join(", ")};return{base:text(base),head:text(
head)}}function parseMajor(version){return/^\d+/.exec(version??"")?.[0]??null}function explainMachines(differences){return differences.
map(({what,base,head,consequence})=>{let both=`${base??"unknown"} for base, ${head??"unknown"} for head`;if(consequence===
"incomparable")return createReason("machine-differs","incomparable",`The ${what} differs: ${both}. The times can't be co\
mpared.`,null);if(consequence==="cautious"){let text=base===null||head===null?`We can't tell whether both sides ran on t\
he same GPU (${both}).`:`The sides ran on two GPUs of the same model: ${both}.`;return createReason("gpu-differs",null,`${text}\
 Thresholds are higher because of that.`,null)}return createReason("machine-note",null,`The ${what} differs: ${both}.`,null)})}
function explainDisturbedRounds(disturbed,range){return disturbed.map(({side,round,slowerBy})=>createReason("round-left-\
out",null,`Round ${String(round)} of ${side} is left out because nearly all its kernels were ${percent(slowerBy)} slower\
 than in that side's fastest round. The code was the same, so the GPU itself must have been slower, perhaps because it w\
as throttled.`,range))}var disturbedFrom=Math.log1p(constants.disturbed.value);function dropDisturbedRounds({base,head,interleaved}){let range={
base,head,interleaved:interleaved&&base.rounds.length===head.rounds.length},all={base:listIndices(base),head:listIndices(
head)},slowRounds={base:findSlowRounds(range,"base"),head:findSlowRounds(range,"head")},slow=[...isMajority(slowRounds.base.
length,base.rounds.length)?[]:slowRounds.base,...isMajority(slowRounds.head.length,head.rounds.length)?[]:slowRounds.head],
leavesNoneOut=roundsDisagree2=>({rounds:range,kept:all,disturbed:[],roundsDisagree:roundsDisagree2}),roundsDisagree=slow.
length<slowRounds.base.length+slowRounds.head.length;if(slow.length===0)return leavesNoneOut(roundsDisagree);let pairs=all.
base.filter(index=>!slow.some(round=>round.index===index));if(range.interleaved&&isOneOrder(pairs)&&!isOneOrder(all.base)||
slow.some(round=>isAtLevelOfOther(range,round)))return leavesNoneOut(!0);let keptOf=side=>range.interleaved?pairs:all[side].
filter(index=>!slow.some(round=>round.side===side&&round.index===index)),kept={base:keptOf("base"),head:keptOf("head")};
return{rounds:{...range,base:selectRangeRounds(base,kept.base),head:selectRangeRounds(head,kept.head)},kept,disturbed:slow.
map(({side,index,log:log2})=>({side,round:index+1,slowerBy:Math.expm1(log2)})),roundsDisagree}}function isAtLevelOfOther({
base,head,interleaved},{side,index}){let[slowSide,otherSide]=side==="base"?[base,head]:[head,base],times=otherSide.rounds.
map(({kernelNs})=>kernelNs),level=interleaved?times[index]??0:median(times);return Math.abs(Math.log((slowSide.rounds[index]?.
kernelNs??0)/level))<constants.tolerance.value}function isOneOrder(pairs){return new Set(pairs.map(index=>index%2)).size<
2}function findSlowRounds({base,head,interleaved},side){let measured=side==="base"?base:head,others=side==="base"?head:base;
return listIndices(measured).flatMap(index=>{let fastest=findFastestRound(measured,interleaved?index:null),log2=findCommonFactor(
measured,fastest,index);if(log2===null||log2<disturbedFrom)return[];let shared=interleaved?measureSharedSlowdown(others,
fastest,index):0;return log2-shared<disturbedFrom?[]:[{side,index,log:log2}]})}function measureSharedSlowdown(others,fastest,index){
return findCommonFactor(others,fastest,index)??0}function findFastestRound(range,excluded){let all=listIndices(range),ofPlace=all.
filter(index=>excluded!==null&&index%2===excluded%2),timeOf=index=>range.rounds[index]?.kernelNs??1/0;return(ofPlace.length<
constants.enoughOfPlace.value?all:ofPlace).reduce((fastest,index)=>timeOf(index)<timeOf(fastest)?index:fastest)}function listIndices({
rounds}){return rounds.map((_,index)=>index)}function findCommonFactor(range,fromRound,toRound){let moves=range.kernels.
flatMap(({rounds})=>{let from=rounds[fromRound],to=rounds[toRound];return from==null||to==null||from.launches!==to.launches||
from.totalNs===0||to.totalNs===0?[]:[{value:Math.log(to.totalNs/from.totalNs),weight:from.totalNs}]}),total=range.rounds[fromRound]?.
kernelNs??0;return total===0?null:findMachineFactor(moves,total)}function selectRounds(profile,indices){return{...profile,
rounds:selectItems(profile.rounds,indices),ranges:profile.ranges.map(range=>selectRangeRounds(range,indices)),untraced:[]}}
function selectRangeRounds(range,indices){return{...range,rounds:selectItems(range.rounds,indices),families:selectParts(
range.families,indices),operators:selectParts(range.operators,indices),kernels:selectParts(range.kernels,indices).map(kernel=>({
...kernel,variants:selectParts(kernel.variants,indices)}))}}function selectParts(parts,indices){return parts.map(part=>({
...part,rounds:selectItems(part.rounds,indices)})).filter(({rounds})=>rounds.some(round=>(round?.launches??0)>0))}function selectItems(all,indices){
return indices.map(index=>{let item=all[index];if(item===void 0)throw new RangeError(`Round ${String(index+1)} of ${String(
all.length)} doesn't exist.`);return item})}function pairRanges(base,head){let inBase=new Map(base.ranges.map(range=>[rangeLabel(range),range])),inHead=new Set(head.
ranges.map(rangeLabel));return[...head.ranges.map(range=>{let label=rangeLabel(range),baseRange=inBase.get(label);return{
label,base:baseRange??emptyRange(range,base),head:range,missing:baseRange===void 0?"base":null}}),...base.ranges.flatMap(
range=>{let label=rangeLabel(range);return inHead.has(label)?[]:[{label,base:range,head:emptyRange(range,head),missing:"\
head"}]})]}function rangeLabel({name,domain}){return rangeText(name,domain)}function emptyRange({name,domain,skippedInstances},{
rounds}){return{name,domain,skippedInstances,rounds:rounds.map(()=>emptyRound),families:[],kernels:[],operators:[],operatorsLeftOut:0,
ncu:null,findings:[]}}function applyAccepted(findings,entries,ranges,metrics,today){let states=new Map,acceptable=listAcceptable(findings,ranges,
metrics),matches=findings.map(finding=>{let fitting=canBeAccepted(finding)?entries.filter(entry=>matchesFinding(entry,finding,
acceptable,ranges)):[],holding=fitting.filter(entry=>entry.expires>=today&&isWithin(entry,finding));return{finding,fitting,
holding}}),results=matches.map(({finding,fitting,holding})=>{for(let entry2 of fitting)holding.includes(entry2)?states.set(
entry2,"used"):states.get(entry2)!=="used"&&states.set(entry2,entry2.expires<today?"expired":"exceeded");let whole=fitting.
length>0?void 0:matches.find(other=>coversPart(other.finding,finding)),[first]=canBeAccepted(finding)?(whole??{holding}).
holding:[];if(first!==void 0){let text=`${finding.text} Accepted until ${first.expires}: ${first.reason}`;return{...finding,
id:"accepted",verdict:null,text}}let[entry]=fitting;return entry===void 0?finding:{...finding,text:`${finding.text} ${explainNotAccepted(
entry,finding,today)}`}}),accepted=entries.map(entry=>{let unneeded=()=>entry.expires<today?"expired":decideUnneeded(entry,
acceptable);return{entry,state:states.get(entry)??unneeded()}}),near=accepted.flatMap(({entry,state})=>{let text=state===
"unmatched"?suggestEntry(entry,acceptable):null;return text===null?[]:[createReason("accepted-unmatched",null,text,null)]});
return{findings:[...results,...near],accepted}}function matchesFinding(entry,finding,{metrics},ranges){let metric=metrics.
find(({row:{kind,name}})=>kind===finding.reportedKind&&name===finding.reported);if(metric!==void 0)return matchesMetric(
entry,metric.row,metric.range);let range=finding.range===null?void 0:ranges.get(finding.range);return range!==void 0&&isOfRange(
entry,range)&&matchesPart(entry,finding,range)}function listAcceptable(findings,ranges,metrics){let incomparable=new Set(
findings.filter(({verdict})=>verdict==="incomparable").map(({range})=>range)),isComparable=!incomparable.has(null);return{
ranges:[...ranges].map(([label,row2])=>({row:row2,isComparable:isComparable&&!incomparable.has(label)})),metrics:metrics.
map(row2=>({row:row2,range:row2.range===null?null:ranges.get(row2.range)??null,isComparable}))}}function explainNotAccepted({
change,expires},finding,today){if(expires<today||change==="any")return`The entry that accepts this regression expired on\
 ${expires}.`;let limit=percent(change/100);return isFall(finding)?`Only an increase of up to ${limit} is accepted; to a\
ccept a decrease, use \`change: any\`.`:`Only up to ${limit} is accepted.`}function matchesPart(entry,{metric,family,kernel},{
kernels}){if(kernel===null)return family!==null?entry.family===family:metric!==null&&(entry.metric===metric||entry.metric===
"kernelNs"&&metric==="gpuBusyNs");let names=kernels.flatMap(row2=>row2.name===kernel?[...row2.baseNames,...row2.headNames]:
[]);return entry.kernel!==void 0&&matchesKernel(entry.kernel,names)}function isWithin({change},finding){return change===
"any"?!0:finding.changeRatio===null||isFall(finding)?!1:(finding.reported===null?finding.changeRatio:Math.abs(finding.changeRatio))<=
change/100}function isOfRange(entry,range){return entry.range!==void 0&&matchesRange(entry.range,range)}function matchesMetric({
range:pattern,metric},{kind,name},range){return metric===void 0?!1:pattern!==void 0?metric===kind&&range!==null&&matchesRange(
pattern,range):kind==="reported"?metric===name||matchesGlob(metric,name):acceptedKinds.some(accepted=>accepted===kind&&accepted===
metric)}function decideUnneeded(entry,{ranges,metrics}){let ofRanges=findRanges(entry,ranges).map(({row:row2,isComparable})=>({
changes:findChanges(entry,row2),isOpen:!isComparable||entry.metric===void 0&&row2.gpuBusyTime.mayBeSlower})),ofMetrics=metrics.
filter(({row:row2,range})=>matchesMetric(entry,row2,range)).map(({row:row2,isComparable})=>({changes:[row2.change],isOpen:!isComparable})),
matched=[...ofRanges,...ofMetrics].filter(({changes})=>changes.length>0);if(matched.length===0)return"unmatched";let isOpen=matched.
some(row2=>row2.isOpen||row2.changes.some(change=>mayBeWorse(change,entry)));return matched.some(({changes})=>changes.some(
({state})=>state==="same"||state==="improved"))&&!isOpen?"unused":"not-judged"}function suggestEntry(entry,{ranges,metrics}){
let{range,kernel,family,metric=""}=entry;if(range===void 0)return didYouMean(`metric ${metric}`,nearest(metric,[...metrics.
map(({row:row2})=>escapedGlob(row2.name)),...acceptedKinds]));let rows=findRanges(entry,ranges).map(({row:row2})=>row2),
labels=ranges.map(({row:row2})=>rangeText(row2.name,row2.domain)),families=rows.flatMap(row2=>row2.families.map(({family:family2})=>family2));
return rows.length===0?didYouMean(`range ${range}`,nearest(range,labels)):family!==void 0?didYouMean(`family ${family} i\
n ${range}`,nearest(family,families)):kernel!==void 0?didYouMean(`kernel ${kernel} in ${range}`,nearest(kernel,rows.flatMap(
kernelNames).map(escapedGlob))):null}function didYouMean(subject,near){return near===null?null:`The accepted regression \
for the ${subject} matches nothing here. Did you mean ${near}?`}function findRanges(entry,ranges){return ranges.filter(({
row:row2})=>isOfRange(entry,row2))}function findChanges({kernel,family,metric},row2){return kernel!==void 0?row2.kernels.
filter(candidate=>matchesKernel(kernel,[...candidate.baseNames,...candidate.headNames])).map(({time})=>time):family!==void 0?
row2.families.filter(candidate=>candidate.family===family).map(({time})=>time):metric==="kernelNs"||metric==="gpuBusyNs"?
[row2.gpuBusyTime]:metric==="wallNs"?[row2.latency?.time??row2.wallTime]:row2.counts.filter(count2=>count2.metric===metric)}
function mayBeWorse(change,entry){if(!("mayBeSlower"in change))return change.state==="regressed"||change.state==="inconc\
lusive";let{state,mayBeSlower:mayBeSlower2,detectableRatio}=change,isUnseen=state==="same"&&entry.change!=="any"&&(detectableRatio??
1/0)>entry.change/100;return state==="regressed"||mayBeSlower2||isUnseen}function kernelNames({kernels}){return kernels.
flatMap(({baseNames,headNames})=>[...baseNames,...headNames])}var budgetMetrics={kernelNs:"ns",gpuBusyNs:"ns",wallNs:"ns",launches:"",graphLaunches:"",copies:"",copiedBytes:"bytes",synchronizations:"",
exposedTransferNs:"ns",skew:"%"},timeUnits={ns:1,\u00B5s:1e3,\u03BCs:1e3,us:1e3,ms:1e6,s:1e9},sizeUnits={B:1,KB:1e3,kB:1e3,
MB:1e6,GB:1e9,KiB:2**10,MiB:2**20,GiB:2**30},unitsOf={ns:timeUnits,bytes:sizeUnits,"%":{"%":1}},alike=new Set(["\u03BCs",
"kB"]);function parseBudget(text){let sides=/^(.+?)([<>])=\s*(\d+(?:\.\d+)?)\s*([^\s\d.]\S*)?$/su.exec(text.trim());if(sides===
null)throw badBudget(text,"Budgets are written as `RANGE.METRIC <= NUMBER UNIT`.");let[,before="",sign="",amount="",unit=""]=sides,
subject=before.trim(),isLeast=sign===">",reported=/^metric\.(.+)$/su.exec(subject)?.[1];if(reported!==void 0&&!metricNames.
some(name=>name===reported)&&!reported.startsWith("family.")){let{base,factor}=readUnit(unit),written2={amount,unit,factor};
return{text,range:null,metric:{reported},isLeast,limit:Number(amount)*factor,unit:base,written:written2}}if(isLeast)throw badBudget(
text,"Only a metric that the program reports can have a minimum: `metric.NAME >= NUMBER UNIT`.");let family=/^(?:(.+)\.)?family\.([a-z][a-z0-9-]*)$/su.
exec(subject),plain=/^(?:(.+)\.)?([^.]+)$/su.exec(subject),range=(family??plain)?.[1]??null,metric=family?.[2]!==void 0?
{family:family[2]}:parseMetric(text,plain?.[2]??subject),measured=typeof metric=="string"?budgetMetrics[metric]:"ns",written={
amount,unit,factor:findFactor(text,measured,unit)};return{text,range,metric,isLeast,limit:Number(amount)*written.factor,
unit:measured,written}}function checkFamily({text,metric},families){if(typeof metric=="string"||"reported"in metric||families.
includes(metric.family))return;let near=nearest(metric.family,families),help=near===null?` The families are ${families.join(
", ")}.`:` Did you mean ${near}?`;throw badBudget(text,`${JSON.stringify(metric.family)} isn't a kernel family.${help}`)}
function parseMetric(text,word){let metric=metricNames.find(name=>name===word);if(metric!==void 0)return metric;let near=nearest(
word,[...metricNames,"family.NAME","metric.NAME"]);throw badBudget(text,`${JSON.stringify(word)} isn't a metric.${near===
null?"":` Did you mean ${near}?`}`)}var metricNames=Object.keys(budgetMetrics).filter(name=>name in budgetMetrics);function findFactor(text,measured,unit){
if(measured===""){if(unit==="")return 1;throw badBudget(text,`This budget limits a count, so it can't have the unit ${JSON.
stringify(unit)}.`)}let units=unitsOf[measured],factor=Object.hasOwn(units,unit)?units[unit]:void 0;if(factor!==void 0)return factor;
let allowed=Object.keys(units).filter(name=>!alike.has(name)),near=unit===""?null:nearest(unit,allowed,2);throw badBudget(
text,`${unit===""?"The unit is missing":`${JSON.stringify(unit)} isn't a unit of this metric`}. Allowed units: ${allowed.
join(", ")}.${near===null?"":` Did you mean ${near}?`}`)}function badBudget(text,why){return new UserError({id:"bad-budg\
et",what:`Bad budget ${JSON.stringify(text)}.`,where:"compare.budgets",why,help:`Examples: \`decode.kernelNs <= 12.6 ms\`,\
 \`launches <= 5800\`, \`decode.family.attention <= 2 ms\`. Metrics: ${metricNames.join(", ")}, family.NAME, and metric.\
NAME for a metric that the program reports.`})}function checkBudgets(texts,head){let checked=texts.map(parseBudget).flatMap(budget=>checkBudget(budget,head));return{budgets:checked.
map(({result})=>result),findings:checked.flatMap(({finding})=>finding??[])}}function checkValue({metric,title,range,within},value,budget){
let{text,limit,unit,isLeast}=budget,isBroken=isLeast?value<limit:value>limit,over=`${title} is ${formatExcess(value,budget)}\
 (${text}).`;return{result:{text,range,metric,limit,unit,value,state:isBroken?"broken":"held"},finding:isBroken?createReason(
"budget-broken","over-budget",over,within):null}}function cantCheck({metric,range,within},why,{text,limit,unit}){return{
result:{text,range,metric,limit,unit,value:null,state:"unknown"},finding:createReason("budget-not-measured","over-budget",
why,within)}}function checkBudget(budget,head){let{text,range,metric:measured}=budget;if(typeof measured=="object"&&"rep\
orted"in measured)return checkReported(budget,measured.reported,head);let metric=typeof measured=="string"?measured:`fam\
ily.${measured.family}`,meant=head.ranges.filter(candidate=>range===null||matchesRange(range,candidate)),paths=meant.length>
0||range===null?[]:findPaths(range,head);if(paths.length>0)return paths.map(path=>checkPath(budget,metric,path));if(meant.
length===0){let labels=head.ranges.map(({name,domain})=>rangeText(name,domain)),near=range===null?null:nearest(range,labels),
seen=labels.length===0?"Head has no ranges.":`Head has ${labels.join(", ")}.`,why=`The budget ${text} matches none of he\
ad's ranges. ${seen}${didYouMean2(near)}`;return[cantCheck({metric,title:metric,range,within:null},why,budget)]}return meant.
map(match=>{let label=rangeText(match.name,match.domain),subject={metric,title:metric,range:label,within:label},value=measured===
"wallNs"?measureWallTime(head,match):measureMetric(measured,match);return value!==null?checkValue(subject,value,budget):
cantCheck(subject,`${metric} is unknown (${text}): ${measured==="wallNs"?"no run without CUDA tracing measured it. Set l\
atency.pairs.":"the range ran on one GPU, or we couldn't identify its ranks."}`,budget)})}function didYouMean2(near){return near===
null?"":` Did you mean ${near}?`}function findPaths(pattern,head){return head.ranges.flatMap(range=>{let nested=range.operators.
filter(({path})=>path.length>0);return[...Map.groupBy(nested,({path})=>operatorText(range,path))].filter(([text])=>text===
pattern||matchesGlob(pattern,text)).map(([text,operators])=>({text,range:rangeText(range.name,range.domain),operators}))})}
var pathMetrics=new Map([["kernelNs",({totalNs})=>totalNs],["launches",({launches})=>launches]]);function checkPath(budget,metric,{
text,range,operators}){let pick=pathMetrics.get(metric),subject={metric,title:`${metric} of ${text}`,range:text,within:range};
if(pick!==void 0)return checkValue(subject,sum(operators,operator=>medianOverRounds(operator,pick)),budget);let measured=[
...pathMetrics.keys()].join(" and "),why=`${subject.title} is unknown (${budget.text}): for a path of nested ranges, we \
only measure ${measured}.`;return cantCheck(subject,why,budget)}function checkReported(budget,reported,head){let values=Map.
groupBy(head.untraced.flatMap(({metrics})=>metrics),({name})=>name),meant=[...values].filter(([name])=>name===reported||
matchesGlob(reported,name)),subjectOf=name=>({metric:`metric.${name}`,title:`metric.${name}`,range:null,within:null}),unknown=(name,why)=>cantCheck(
subjectOf(name),`Can't check the budget ${budget.text}. ${why}`,budget);if(meant.length===0){let near=nearest(reported,[
...values.keys()].map(escapedGlob)),why=values.size===0?"The program reports no metrics. Set `metrics`.":"The program do\
esn't report this metric.";return[unknown(reported,`${why}${didYouMean2(near)}`)]}return meant.map(([name,metrics])=>{let unit=metrics[0]?.
unit??null,{base,factor}=readUnit(unit);if(base===budget.unit)return checkValue(subjectOf(name),median(metrics.map(({value})=>value))*
factor,budget);let written=budget.written.unit===""?"missing":budget.written.unit;return unknown(name,`The unit of ${name}\
 is ${unit??"missing"}, but the budget's unit is ${written}.`)})}function measureWallTime({untraced},{name,domain}){let times=untraced.
flatMap(({ranges})=>ranges.filter(range=>range.name===name&&range.domain===domain).map(range=>median(range.instanceNs)));
return times.length===0?null:median(times)}function measureMetric(metric,range){if(typeof metric!="string"){let family=range.
families.find(entry=>entry.family===metric.family);return median(range.rounds.map((_,round)=>family?.rounds[round]?.totalNs??
0))}return metric==="exposedTransferNs"||metric==="skew"?areRanksKnown(range)?median(range.rounds.map(metric==="skew"?round=>100*
measureSkew(round):measureExposedTransfer)):null:median(range.rounds.map(round=>{switch(metric){case"copies":return sum(
round.copies,({kind,count:count2})=>kind==="copy"?count2:0);case"copiedBytes":return round.memcpyBytes;case"synchronizat\
ions":return sum(round.synchronizations,({count:count2})=>count2);default:return round[metric]}}))}function formatExcess(value,{
limit,unit,written,isLeast}){let between=`${isLeast?"less":"more"} than its budget of`;if(unit==="")return`${countText(value)}\
, ${between} ${countText(limit)}`;let exact=value/written.factor,rounded=[4,5,6,7,8,9,10,11,12].map(digits=>Number(exact.
toPrecision(digits))),differs=value2=>isLeast?value2<Number(written.amount):value2>Number(written.amount),shown=(unit===
"ns"||unit==="bytes")&&written.factor===1?exact:rounded.find(differs)??exact;return`${String(shown)} ${written.unit}, ${between}\
 ${written.amount} ${written.unit}`}function listLimitations(comparison){let{base,head,interleaved,machineDifferences,calibration,ranges}=comparison;if(base===
null)return[{kind:"no-base"}];let isOnGpu=comparesGpu(comparison),slower=ranges.flatMap(({kernels})=>kernels.filter(({time})=>time.
state==="regressed")),holds={"not-interleaved":!interleaved,"other-gpu":machineDifferences.some(({what,consequence})=>what===
"GPU"&&consequence==="cautious"),"clocks-unknown":isOnGpu&&(base.meanSmClockMhz===null||head.meanSmClockMhz===null),"not\
-calibrated":isOnGpu&&!calibration.used,"not-explained":head.ncuState!=="off"&&slower.length>0&&slower.every(({metrics})=>metrics.
length===0),"wall-time-unknown":ranges.some(({wall,latency})=>wall==="unknown"&&latency===null)},kinds2=Object.keys(holds);
return[...isOnGpu&&Math.min(base.processes??base.rounds,head.processes??head.rounds)===1?[{kind:"one-round",thresholdRatio:constants.
oneRound.value}]:[],...kinds2.filter(kind=>holds[kind]).map(kind=>({kind}))]}function explainRange(row2,range,failOn){return[...explainInstances(row2,range),...explainGpuTime(row2,range),...explainRanks(
row2,range),...explainWall(row2,range,failOn.includes("inconclusive")),...explainCommonFactor(row2,range)]}function explainInstances({
instances},range){if(instances.base===instances.head&&instances.base!==null)return[];if(instances.base===null||instances.
head===null)return[createReason("instances-vary",null,"Rounds of the same side have different numbers of instances. Time\
s include only the launches that all rounds share.",range)];let text=`Base has ${counted(instances.base,"instance")} and\
 head has ${String(instances.head)}. Times are sums over all instances.`;return[createReason("instances-differ",null,text,
range)]}function explainGpuTime(row2,range){let{gpuBusyTime:time,commonMode}=row2,facts={metric:"gpuBusyNs",changeRatio:removeMachineFactor(
time.changeRatio,commonMode)},apart=explainDifferenceFromSum(row2),text=[`Time on the GPU ${formatChange(time)}.`,time.why,
apart?.text??null].filter(part=>part!==null).join(" ");switch(time.state){case"regressed":return[createReason("range-reg\
ressed","regressed",text,range,facts)];case"improved":return[createReason("range-improved",null,text,range,facts)];case"\
new":return[createReason("no-kernels-in-base","incomparable","Base has no kernels in this range.",range)];case"removed":
return[createReason("no-kernels-in-head","incomparable","Head has no kernels in this range.",range)];case"inconclusive":
return explainInconclusive(time,commonMode,range,facts);case"not-judged":return row2.latency!==null?[]:[createReason("no\
-kernels","incomparable","Neither side has kernels in this range.",range)];default:return apart===null?[]:[createReason(
apart.id,null,apart.text,range)]}}function explainDifferenceFromSum(row2){let{gpuBusyTime,kernelTime,copyBusyNs,overlap,
families}=row2;if(families.some(({time})=>time.state==="waits"))return null;let busyNs=measureGain(gpuBusyTime),sumNs=measureGain(
kernelTime),baseNs=gpuBusyTime.baseNs;if(busyNs===null||sumNs===null||baseNs===null||kernelTime.changeRatio===null||Math.
abs(busyNs-sumNs)<=(gpuBusyTime.thresholdRatio??0)*baseNs)return null;let copiesNs=copyBusyNs===null?0:copyBusyNs.head-copyBusyNs.
base,overlapNs=busyNs-sumNs-copiesNs,sum2=`The sum of kernel durations changed by ${signedPercent(kernelTime.changeRatio)}\
.`;if(copyBusyNs!==null&&Math.abs(copiesNs)>Math.abs(overlapNs)){let before2=percent(copyBusyNs.base/baseNs),after2=percent(
copyBusyNs.head/(gpuBusyTime.headNs??baseNs));return{id:"copies-changed",text:`Copies and memsets${formatCopyCounts(row2)}\
 account for the difference: ${before2} \u2192 ${after2} of the time on the GPU. ${sum2}`}}if(overlap.base===null||overlap.
head===null)return null;let[before,after]=[percent(overlap.base),percent(overlap.head)];return before===after||Math.sign(
overlap.base-overlap.head)!==Math.sign(overlapNs)?null:{id:"overlap-changed",text:`${overlap.head<overlap.base?"Overlap \
lost":"Overlap gained"}: ${before} \u2192 ${after} of the kernel time ran alongside other work. ${sum2}`}}function measureGain({
baseNs,headNs}){return baseNs===null||headNs===null?null:headNs-baseNs}function formatCopyCounts({counts}){let copies=counts.
filter(({metric})=>metric==="copies"),base=sum(copies,count2=>count2.base),head=sum(copies,count2=>count2.head);return base===
head?"":` (${countText(base)} \u2192 ${countText(head)})`}function removeMachineFactor(changeRatio,commonMode){return changeRatio===
null||commonMode?.explainedByClocks!==!0?changeRatio:(1+changeRatio)/(1+commonMode.changeRatio)-1}function explainInconclusive(time,commonMode,range,facts){
if(commonMode?.explainedByClocks===!0){let clock=commonMode.clockChangeRatio===null?"":` The mean SM clock changed by ${signedPercent(
commonMode.clockChangeRatio)}.`,text2=`Time on the GPU ${formatChange(time)}. ${time.why??""}${clock}`;if(!time.mayBeSlower)
return[createReason("global-speedup",null,text2,range,facts)];let id=commonMode.changeRatio>0?"global-slowdown":"range-i\
nconclusive";return[createReason(id,"inconclusive",text2,range,facts)]}if(!time.mayBeSlower)return[];let text=`Time on t\
he GPU ${formatChange(time)}: we can't rule out a slowdown. ${time.why??""}`.trim();return[createReason("range-inconclus\
ive","inconclusive",text,range,facts)]}function explainWall(row2,range,isStrict){if(row2.latency!==null)return explainLatency(
row2.latency,row2,{range,isStrict});let{wallTime:time,wall}=row2,facts={metric:"wallNs",changeRatio:time.changeRatio};if(wall===
"slower")return[createReason("wall-time-slower","regressed",`Wall time ${formatChange(time)}.`,range,facts)];if(!((time.
changeRatio??0)>=(time.thresholdRatio??1/0)))return[];let word=time.isProbable?(time.lowRatio??0)>0?"probably slower":"m\
ay be slower":"looks slower",text=`Wall time ${formatChange(time)}: ${word}. ${time.why??""}`.trim();return[createReason(
"wall-time-open",time.isProbable?"inconclusive":null,text,range,facts)]}function explainLatency({time,statistic},{gpuBusyTime},{
range,isStrict}){let facts={metric:"wallNs",changeRatio:time.changeRatio},text=`Wall time without tracing (${statistic} \
of each process) ${formatChange(time)}`;if(time.state==="regressed")return[createReason("latency-regressed","regressed",
`${text}.`,range,facts)];if(time.state==="improved")return[createReason("latency-improved",null,`${text}.`,range,facts)];
if(!time.mayBeSlower)return[];let conclusion=time.isProbable?"probably slower, but not proven.":time.detectableRatio===null?
"we can't detect a change.":`only changes above ${percent(time.detectableRatio)} would be detectable.`,isFarOff=time.lowRatio===
null&&(time.changeRatio??0)>=(time.thresholdRatio??1/0),decides=isStrict||time.isProbable||isFarOff||gpuBusyTime.state===
"not-judged",open=`${text}: ${conclusion} ${time.why??""}`.trim();return[createReason("latency-open",decides?"inconclusi\
ve":null,open,range,facts)]}function explainCommonFactor({commonMode,cause},range){if(commonMode===null||commonMode.explainedByClocks||
cause?.kind==="operator")return[];let clocks=commonMode.clockChangeRatio===null?"The clocks are unknown, so the machine \
may be the cause.":`The mean SM clock changed by ${signedPercent(commonMode.clockChangeRatio)}, which doesn't explain th\
e change.`,text=`Kernels that take ${percent(commonMode.shareRatio)} of the time changed by the same factor, ${signedPercent(
commonMode.changeRatio)}. ${clocks}`;return[createReason("global-change",null,text,range)]}function explainRanks({ranks,
gpuBusyTime},range){if(ranks===null)return[];let isRegressed=gpuBusyTime.state==="regressed";return[...ranks.ranks.flatMap(
row2=>explainRankWork(row2,isRegressed,range)),...explainStragglers(ranks,gpuBusyTime.thresholdRatio??0,gpuBusyTime.baseNs??
0,range)]}function explainRankWork(row2,isRegressed,range){let{work}=row2,facts={metric:"gpuBusyNs",changeRatio:work.changeRatio},
text=`${capitalize(rankText(row2))}: its own work ${formatChange(work)}`;if(work.state==="regressed")return isRegressed?
[createReason("rank-slower",null,`${text}.`,range,facts)]:[createReason("rank-regressed","regressed",`${text}.`,range,facts)];
if(work.state!=="inconclusive"||!work.mayBeSlower||isRegressed)return[];let why=work.why===null?"":` ${work.why}`;return[
createReason("rank-inconclusive","inconclusive",`${text}: we can't rule out a slowdown.${why}`,range,facts)]}function explainStragglers({
ranks},threshold,rangeNs,range){let waited=side=>sum(ranks,({waitingNs})=>waitingNs[side]),[base,head]=[waited("base"),waited(
"head")];if(head-base<Math.max(threshold,constants.disturbed.value)*rangeNs)return[];let text=`The ranks wait longer for\
 each other${base===0?"":`, ${percent(head/base-1)} more than before`}: ${formatStraggler(ranks,"head")} (base: ${formatStraggler(
ranks,"base")}). Waiting doesn't affect the verdict.`;return[createReason("rank-straggles",null,text,range)]}function formatStraggler(ranks,side){
let[last]=ranks.toSorted((a,b)=>b.heldUpNs[side]-a.heldUpNs[side]),all=sum(ranks,({joinedLast})=>joinedLast[side]);return last===
void 0||all===0?"none":`${rankText(last)} was last to join ${countText(last.joinedLast[side])} of ${countText(all)} coll\
ectives`}var minShare=constants.leastImpact.value;function explainRows(row2,range){return[...row2.families.flatMap(family=>explainFamily(
family,range)),...row2.kernels.flatMap(kernel=>explainKernel2(kernel,range)),...explainReplaced(row2,range)]}function explainReplaced({
kernels},range){let some=(match,word)=>{let rows=kernels.filter(row2=>row2.match===match),shareRatio=sum(rows,row2=>row2.
shareRatio),count2=counted(rows.length,"kernel is","kernels are");return rows.length===0?null:{text:`${count2} ${word} (${percent(
shareRatio)} of the range)`,shareRatio}},parts=[some("new","new"),some("removed","gone")].filter(part=>part!==null);return parts.
some(({shareRatio})=>shareRatio>=minShare)?[createReason("kernels-replaced",null,`${parts.map(({text})=>text).join(", ")}\
.`,range)]:[]}function explainFamily({family,time,shareRatio},range){let facts={family,changeRatio:time.changeRatio},share=`${percent(
shareRatio)} of the range`,text=`Family ${family}: kernel time ${formatChange(time)}`;return time.state==="regressed"?[createReason(
"family-regressed","regressed",`${text}; ${share}.`,range,facts)]:isNoted(time)?[createReason("family-slower",null,`${text}\
. ${time.why??""}`,range,facts)]:time.mayBeSlower?[createReason("family-inconclusive","inconclusive",`${text}. ${time.why??
""}`,range,facts)]:shareRatio<minShare?[]:time.state==="new"?[createReason("family-new",null,`Family ${family} is new: ${share}\
.`,range,facts)]:time.state!=="removed"?[]:[createReason("family-removed",null,`No ${family} kernels run anymore; they w\
ere ${share}.`,range,facts)]}function isNoted({state,changeRatio}){return state==="noted"||state==="other-variant"&&(changeRatio??
0)>0}function explainKernel2(row2,range){let{time,match,shareRatio,explanation}=row2,why=explanation===null?"":`; ${explanation}`,
share=`${percent(shareRatio)} of the range`,facts={kernel:row2.name,changeRatio:time.changeRatio},change=formatChange(time),
replaced=`This kernel replaces another kernel: time ${change}; ${share}${why}.`;if(time.state==="regressed")return match===
"swapped"?[createReason("swapped-kernel-regressed","regressed",replaced,range,facts)]:[createReason("kernel-regressed","\
regressed",`Time ${change}; ${share}${why}.`,range,facts)];if(time.state==="noted"||time.state==="other-variant"){if((time.
changeRatio??0)<=0)return[];let id=time.state==="noted"?"kernel-slower":"kernel-variant";return[createReason(id,null,`Ti\
me ${change}; ${share}${why}. ${time.why??""}`,range,facts)]}return time.mayBeSlower?[createReason("kernel-inconclusive",
"inconclusive",`Time ${change}. ${time.why??""}`,range,facts)]:shareRatio<minShare?[]:match==="new"?[createReason("kerne\
l-new",null,`This kernel is new: ${share}.`,range,facts)]:match==="removed"?[createReason("kernel-removed",null,`This ke\
rnel is gone: it was ${share}.`,range,facts)]:match==="swapped"?[createReason("kernel-swapped",null,replaced,range,facts)]:
[]}var words={launches:"Kernel launches",hostLaunches:"Host launches (single kernels and graphs)",graphLaunches:"CUDA gr\
aph launches",copies:"Copies",copiedBytes:"Copied bytes",blockingCopies:"Copies that the host waits for",synchronizations:"\
Synchronizations"};function explainCounts(counts,range){return counts.flatMap(row2=>{let{metric,state,changeRatio}=row2;
if(isLaunchesAgain(row2,counts))return[];let{up,down,vary}=countReasonIds[metric],entry={regressed:[up,"regressed"],noted:[
up,null],improved:[down,null],inconclusive:[vary,row2.head>row2.base?"inconclusive":null]};if(state!=="regressed"&&state!==
"noted"&&state!=="improved"&&state!=="inconclusive")return[];let[id,verdict]=entry[state];return[createReason(id,verdict,
formatCountChange(row2),range,{metric,changeRatio})]})}function formatCountChange({metric,kind,base,head,changeRatio,why}){
let difference=`${head>base?"+":"\u2212"}${countText(Math.abs(head-base),1)}`,relative=changeRatio===null?"":`, ${signedPercent(
changeRatio)}`,ofKind=kind===null?"":` ${kind}`;return`${words[metric]}${ofKind}: ${countText(base,1)} \u2192 ${countText(
head,1)} (${difference}${relative}).${why===null?"":` ${why}`}`}function compareMetrics2(runs,policy,hasWall){return[...compareReported(runs,policy),...compareClients(runs,policy,hasWall),
...compareMemory(runs)]}function compareReported(runs,policy){let reported=bothSides(side=>runs[side].flatMap(({metrics})=>metrics));
return[...new Map([...reported.base,...reported.head].map(metric=>[metric.name,metric])).values()].map(({name,unit,better,
source})=>{let readings=bothSides(side=>reported[side].filter(metric=>metric.name===name)),values=bothSides(side=>readings[side].
map(({value})=>value)),baseUnit=readings.base.find(metric=>metric.unit!==unit)?.unit;return{kind:"reported",name,range:null,
unit,better,source,change:baseUnit!==void 0&&readings.head.length>0?showChange(values,`Base has another unit: ${baseUnit===
null?"none":plainText(baseUnit)}.`):better===null||readings.base.length===0||readings.head.length===0?showChange(values,
null):readUnit(unit).base==="bytes"&&better==="lower"?judgeMemory(values,readUnit(unit).factor):[...values.base,...values.
head].every(value=>value>0)?judgeValues(values,runs,better,findMetricThreshold(name,policy)):judgeWithoutRatio(values,better)}})}
function judgeValues(values,runs,better,threshold){let isWhole=values.base.length===runs.base.length&&values.head.length===
runs.head.length;return judgeSeries({...bothSides(side=>values[side].map(value=>[value])),interleaved:runs.interleaved&&
isWhole,headFirst:isWhole?runs.headFirst:[],better,threshold}).change}function compareClients(runs,policy,hasWall){let values=bothSides(
side=>runs[side].flatMap(({clientSeconds})=>clientSeconds===null?[]:[clientSeconds*1e9]));if(values.base.length+values.head.
length===0)return[];let change=judgeValues(values,runs,"lower",policy["latency-threshold"]/100),shown=!hasWall||change.base===
null||change.head===null?change:withoutJudgment(change,"The wall time of ranges is judged instead.");return[{...ownMetric,
kind:"client-time",name:"client",unit:"ns",change:shown}]}var ownMetric={range:null,better:"lower",source:""};function compareMemory(runs){
let peaks=bothSides(side=>runs[side].flatMap(({peakMemory})=>peakMemory));return[...Map.groupBy([...peaks.base,...peaks.
head],({gpu})=>gpu).keys()].map(name=>{let values=bothSides(side=>peaks[side].flatMap(({gpu,bytes:bytes2})=>gpu===name?[
bytes2]:[])),change=values.base.length>0&&values.head.length>0?judgeMemory(values,1):showChange(values,null);return{...ownMetric,
kind:"peak-memory",name,unit:"bytes",change}})}function metricReasons(rows,policy,interleaved){let reasons=rows.flatMap(
row2=>explainRow(row2,policy,interleaved)),reported=rows.filter(({kind})=>kind==="reported"),hasMetrics=bothSides(side=>reported.
some(({change})=>change[side]!==null)),gone=reported.filter(({change,better})=>change.state==="removed"&&better!==null),
came=reported.filter(({change})=>change.state==="new"),namesOf=metrics=>listText(metrics.map(({name})=>plainText(name)),
5);if(gone.length>0){let text=hasMetrics.head?"Head no longer reports":"Head reports no metrics, but base reported",verdict=hasMetrics.
head?"incomparable":null;reasons.push(createReason("metric-missing-in-head",verdict,`${text} ${namesOf(gone)}.`,null))}if(came.
length>0){let text=hasMetrics.base?"Only head reports":"Base reports no metrics, so we can't compare";reasons.push(createReason(
"metric-missing-in-base",null,`${text} ${namesOf(came)}.`,null))}return reasons}var titles={reported:"","peak-memory":"P\
eak memory of ","time-per-step":"Time per step of ","time-per-token":"Time per token of ","tokens-per-second":"Tokens pe\
r second of ","gpu-time-per-step":"Time on the GPU per step of ","gpu-time-per-token":"Time on the GPU per token of ","c\
lient-time":"Wall time of the server's "};function explainRow(row2,policy,interleaved){let{change,kind,name}=row2,facts={
reported:name,reportedKind:kind,changeRatio:change.changeRatio},prefix=kind==="peak-memory"?"memory":"metric",sizes=kind===
"peak-memory"&&change.base!==null&&change.head!==null?` (${sizeText(change.base)} \u2192 ${sizeText(change.head)})`:"",text=`${titles[kind]}${plainText(
name)} ${formatChange(change)}${sizes}`;if(change.state==="regressed")return[createReason(`${prefix}-regressed`,"regress\
ed",`${text}.`,null,facts)];if(change.state==="improved")return[createReason(`${prefix}-improved`,null,`${text}.`,null,facts)];
if(!change.mayBeSlower||!looksWorse(row2,policy,interleaved))return[];let open=`${text}: it looks worse, but that isn't \
proven. ${change.why??""}`.trim();return[createReason(`${prefix}-open`,"inconclusive",open,null,facts)]}function looksWorse({
kind,name,better,change},policy,interleaved){let{changeRatio,thresholdRatio}=change;if(changeRatio===null)return!0;let worseBy=better===
"higher"?inverseRatio(changeRatio):changeRatio,threshold=kind==="reported"?findMetricThreshold(name,policy):policy["late\
ncy-threshold"]/100;return worseBy>=(kind==="peak-memory"||!interleaved?thresholdRatio??threshold:threshold)}function pairRuns(base,head,inTurn){let apart={base,head,interleaved:!1,headFirst:[]};if(!inTurn||base.length===0||head.
length===0||[...base,...head].some(({order})=>order===null))return apart;let pairs=base.flatMap(run=>{let other=head.find(
({order})=>findPairNumber(order)===findPairNumber(run.order)&&order!==run.order);return other===void 0?[]:[{base:run,head:other}]}).
toSorted((a,b)=>findPairNumber(a.base.order)-findPairNumber(b.base.order));return{base:pairs.map(pair=>pair.base),head:pairs.
map(pair=>pair.head),interleaved:!0,headFirst:pairs.map(pair=>(pair.head.order??0)<(pair.base.order??0))}}function findPairNumber(order){
return Math.floor((order??0)/2)}function compare(input){let{base,head,policy,interleaved}=input,machines=compareMachines(base,head),differences=[...machines.
differences,...compareCaptures(base,head)],fitting=checkCalibration(input.calibration,{base,head}),roundClocks=input.clocks??
{baseMhz:[],headMhz:[]},clocks=averageClocks(roundClocks),isIncomparable=differences.some(({consequence})=>consequence===
"incomparable"),untraced=pairRuns(base.untraced,head.untraced,interleaved),shared={input,context:{policy,calibration:fitting.
calibration,sameGpu:machines.sameGpu,names:input.names,draws:{base:base.draw,head:head.draw}},clocks:roundClocks,untraced,
processes:findProcessesPerRound(base,head),isIncomparable},pairs=pairRanges(base,head),compared=pairs.map(pair=>comparePair(
pair,shared)),budgets=checkBudgets(policy.budgets,head),hasWall=compared.some(({row:row2})=>row2.latency!==null),metrics=[
...compareMetrics2(untraced,policy,hasWall),...compared.flatMap(({derived})=>derived)],ofMetrics=metricReasons(metrics,policy,
untraced.interleaved),{findings,accepted}=applyAccepted([...explainMachines(differences),...checkRanges(pairs),...isIncomparable?
ofMetrics.map(withoutVerdict):ofMetrics,...compared.flatMap(range=>range.findings),...budgets.findings],input.accepted,new Map(
compared.map(({pair,row:row2})=>[pair.label,row2])),metrics,input.today),described={base:describeSide(base,input.files?.
base??null,clocks?.baseMhz??null),head:describeSide(head,input.files?.head??null,clocks?.headMhz??null)},ranges=compared.
map(({pair,row:row2})=>({...row2,verdict:decideRange(findings,pair.label,isIncomparable||pair.missing!==null)})),goal=judgeGoal(
{policy,ranges,findings,sides:{base,head,described,interleaved,untraced}}),baseline=input.baseline??{state:interleaved?"\
measured":"given",text:null},{calibration}=input;return finishComparison({wall:findWorstWall(compared.flatMap(({pair,row:row2})=>pair.
missing==="base"?[]:[row2.wall])),comparedOn:input.today,policy,reasons:[...findings,...goal],baseline:isIncomparable?{state:"\
incompatible",text:baseline.text}:baseline,...described,interleaved,machineDifferences:differences,environment:compareEnvironments(
base,head),calibration:{used:fitting.calibration!==null,misfit:fitting.misfit,createdAt:calibration?.createdAt??null,from:calibration?.
from??"rounds",pairs:calibration?.pairs??null,falseAlarms:calibration?.falseAlarms??null},ranges,metrics,budgets:budgets.
budgets,accepted})}function finishComparison({wall,comparedOn,policy,reasons,baseline,metrics,budgets,accepted,...parts}){
return{schemaVersion:1,verdict:decideVerdict(reasons),wall,comparedOn,failOn:policy["fail-on"],goal:policy.goal,reasons:sortReasons(
reasons),baseline,...parts,metrics,budgets,accepted,limitations:listLimitations(parts),cost:null}}function comparePair(pair,shared){
let{input,context,clocks,untraced,processes,isIncomparable}=shared,latencyThreshold=input.policy["latency-threshold"]/100,
interleaved=input.interleaved&&processes===null,{rounds,kept,disturbed}=dropDisturbedRounds({...pair,interleaved}),row2=compareRange(
rounds.base,rounds.head,{...context,...orderRounds(rounds.interleaved,kept,processes,input.interleaved),latency:compareLatency(
untraced,pair.head,latencyThreshold),clocks:averageClocks({baseMhz:kept.base.map(index=>clocks.baseMhz[index]??null),headMhz:kept.
head.map(index=>clocks.headMhz[index]??null)})}),derived=compareAmounts(untraced,pair,latencyThreshold),reasons=checkAttribution(
pair,input.base.attribution,input.head.attribution)??checkSkips(pair)??findRangeReasons(pair,row2,input.policy,isIncomparable),
findings=[...explainDisturbedRounds(disturbed,pair.label),...derived.decides?judgePerStep(reasons):reasons];return{pair,
row:row2,findings,derived:derived.rows}}function orderRounds(areRoundsInTurn,kept,processes,areSidesInTurn){if(processes===
null)return{interleaved:areRoundsInTurn,headFirst:kept.base.map(index=>index%2===1),processes};let ofKept=bothSides(side=>kept[side].
map(index=>processes[side][index]??-1-index));return{interleaved:areSidesInTurn&&areNeighbors(ofKept),headFirst:findHeadFirst(
ofKept),processes:ofKept}}function checkRanges(pairs){if(pairs.some(({missing})=>missing===null))return[];let text=pairs.
length===0?"Neither side has any ranges.":"The sides have no ranges in common.";return[createReason("no-ranges","incompa\
rable",text,null)]}function findWorstWall(walls){return["slower","unknown"].find(wall=>walls.includes(wall))??(walls.length>
0?"not-slower":"unknown")}function checkAttribution({label,base,head},baseMode,headMode){let others=[...base.rounds,...head.
rounds].some(({otherThreads})=>otherThreads.launches+otherThreads.copies>0);if(baseMode===headMode||!others)return null;
let text=`Base was measured with \`attribution: ${baseMode}\` and head with \`${headMode}\`, which matters here because o\
ther threads launched work in the range. Measure the base again, or analyze its reports again.`;return[createReason("att\
ribution-differs","incomparable",text,label)]}function checkSkips({label,base,head,missing}){if(missing!==null||base.skippedInstances===
head.skippedInstances)return null;let text=`Base skips the first ${counted(base.skippedInstances,"instance")} of the ran\
ge, but head skips ${String(head.skippedInstances)} (\`skip\`). Measure the base again.`;return[createReason("skip-diffe\
rs","incomparable",text,label)]}function judgePerStep(findings){return findings.map(finding=>finding.id==="latency-regre\
ssed"||finding.id==="latency-open"?{...finding,verdict:null,text:`${finding.text} The sides process different numbers of\
 steps or tokens, so the verdict is based on the time per step or token.`}:finding)}function findRangeReasons({label,missing},row2,policy,machineDiffers){
if(missing==="base")return[createReason("missing-in-base",null,"This range is new: base doesn't have it.",label)];if(missing===
"head")return[createReason("missing-in-head","incomparable","Only base has this range, so there's nothing to compare it \
with.",label)];let reasons=[...explainRange(row2,label,policy["fail-on"]),...explainCounts(row2.counts,label),...explainRows(
row2,label)];return machineDiffers||reasons.some(({id,verdict})=>verdict==="incomparable"&&id!=="no-kernels")?reasons.map(
each=>each.verdict==="incomparable"?each:withoutVerdict(each)):reasons}function withoutVerdict(reason){return{...reason,
verdict:null}}function decideRange(findings,label,machineDiffers){let verdict=decideVerdict(findings.filter(finding=>finding.
range===label&&finding.verdict!=="over-budget"));return machineDiffers?"incomparable":verdict==="regressed"||verdict==="\
inconclusive"||verdict==="incomparable"?verdict:"pass"}function describeSide(profile,profileFile,meanSmClockMhz){let{createdAt,
measuredAt,tool,source,machine,workload,isolation,draw,rounds,ncu}=profile;return{profileFile,createdAt,measuredAt,tool,
source,machine,command:workload.command,isolation,exitCode:workload.exitCode,ncuState:ncu?.state??"off",draw,rounds:rounds.
length,processes:countProcesses(profile),disturbedRounds:rounds.flatMap(({round,gpu})=>gpu===null||gpu.state==="ok"||gpu.
state==="unknown"?[]:[{round,state:gpu.state,meanSmClockMhz:gpu.meanSmClockMhz,reasons:gpu.reasons}]),meanSmClockMhz}}function compareWithoutBaseline({
head,policy,baseline,today,headFile}){let{budgets,findings:broken}=checkBudgets(policy.budgets,head),findings=[createReason(
`baseline-${baseline.state}`,"no-baseline",baseline.text,null),...broken];return finishComparison({wall:"unknown",comparedOn:today,
policy,reasons:[...findings,...judgeGoal({policy,ranges:[],findings,sides:null})],baseline,base:null,head:describeSide(head,
headFile??null,null),interleaved:!1,machineDifferences:[],environment:null,calibration:{used:!1,misfit:null,createdAt:null,
from:"rounds",pairs:null,falseAlarms:null},ranges:[],metrics:[],budgets,accepted:[]})}function isProfile(base){return base!==null&&!(base instanceof LlmProfileError)}function createJudge({config,policy,recordedBase,
baseChoice,history}){let recorded=recordedBase??(config.budgets.length>0?noBase:null),calibrationOf=head=>policy.calibration??
history?.calibrationOf(head)??null;return{byBaseline:({head,base:measured})=>{let against=measured===null?recorded:createMeasuredBaseline(
measured,baseChoice);if(against===null)return null;if(against.profile===null){let{state,text}=against;return compareWithoutBaseline(
{head,policy:config,baseline:{state,text},today:policy.today,headFile:sideFiles.head})}let{profile:base,...baseline}=against;
return compare({base,head,interleaved:measured!==null,policy:config,...policy,calibration:calibrationOf(head),baseline,files:sideFiles,
clocks:collectClocks({base,head})})},recordedProfile:recorded?.profile??null,calibrationOf}}var noBase={state:"absent",profile:null,
text:"No base was configured, so only the budgets are checked."};function createMeasuredBaseline(base,choice){if(base instanceof
LlmProfileError)return{state:"failed",profile:null,text:`Couldn't measureMetric the base: ${base.message}`};let text=choice?.
why??null;return{state:"measured",profile:base,text,pinned:choice?.pinned??void 0}}function collectClocks({base,head}){return{
baseMhz:listClocks(base),headMhz:listClocks(head)}}function listClocks({rounds}){return rounds.map(({gpu})=>gpu===null||
gpu.state==="unknown"?null:gpu.meanSmClockMhz)}export{parseBudget,checkFamily,ratio,count,log,chance,constants,studentTQuantile,studentTChance,studentTDensity,normalCdf,
logRatio,logs,mean,inverseRatio,inverseChange,deviation,weightedMedian,findSideLevels,isMajority,hasWrongResult,findMetricThreshold,
describeCopy,compareLatency,dropDisturbedRounds,selectRounds,pairRuns,compare,isProfile,createJudge,collectClocks};
