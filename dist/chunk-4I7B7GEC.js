import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{sum}from"./chunk-KHWSZT7H.js";import{median}from"./chunk-NGQWIWV5.js";import{counted}from"./chunk-6ECLQG56.js";var ratio=(value,means,source,flips)=>({value,unit:"ratio",means,source,flips}),count=(value,means,source,flips)=>({value,
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
ap only if their names share at least this share of their words.","Chosen by judgment.",null)};function bothSides(pick){return{base:pick("base"),head:pick("head")}}var quantiles=new Map;function studentTQuantile(probability,degrees){if(!(probability>.5&&probability<1))throw new RangeError(
`Can't compute the quantile for ${String(probability)}.`);if(!Number.isInteger(degrees)||degrees<1)throw new RangeError(
`Student's t-distribution can't have ${String(degrees)} degrees of freedom.`);let key=`${String(probability)} ${String(degrees)}`,
quantile=quantiles.get(key)??bisect(probability,degrees);return quantiles.set(key,quantile),quantile}function studentTChance(t,degrees){
return Math.max(0,1-withinTheta(Math.atan(Math.abs(t)/Math.sqrt(degrees)),degrees))}function bisect(probability,degrees){
let twoSided=2*probability-1,below=0,above=Math.PI/2;for(let step=0;step<60;step+=1){let middle=(below+above)/2;withinTheta(
middle,degrees)<twoSided?below=middle:above=middle}return Math.sqrt(degrees)*Math.tan((below+above)/2)}function withinTheta(theta,degrees){
let cosine=Math.cos(theta),odd=degrees%2===1,term=odd?cosine:1,sum2=degrees===1?0:term;for(let power=odd?3:2;power<=degrees-
2;power+=2)term*=cosine*cosine*(power-1)/power,sum2+=term;return odd?2/Math.PI*(theta+Math.sin(theta)*sum2):Math.sin(theta)*
sum2}function studentTDensity(t,degrees){if(!Number.isInteger(degrees)||degrees<1)throw new RangeError(`Student's t-dist\
ribution can't have ${String(degrees)} degrees of freedom.`);let odd=degrees%2===1,scale=odd?1/Math.PI:Math.SQRT1_2/2;for(let known=odd?
1:2;known<degrees;known+=2)scale*=(known+1)/known*Math.sqrt(known/(known+2));return scale*(1+t*t/degrees)**(-(degrees+1)/
2)}function normalCdf(x){let size=x<0?-x:x;if(size>7)return x>0?1:0;let above=.0352624965998911*size+.700383064443688;above=
above*size+6.37396220353165,above=above*size+33.912866078383,above=above*size+112.079291497871,above=above*size+221.213596169931,
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
ratio2);return{changeRatio:inverse(changeRatio),lowRatio:inverse(highRatio),highRatio:inverse(lowRatio)}}function gapBetween(one,other){
return Math.max(Math.min(...other)-Math.max(...one),Math.min(...one)-Math.max(...other))}function medianOrNull(values){return values.
length===0?null:median(values)}function deviation(values){if(values.length<2)return 0;let middle=mean(values);return Math.
sqrt(sum(values,value=>(value-middle)**2)/(values.length-1))}function weightedMedian(values){let half=sum(values,({weight})=>weight)/
2,reached=0;for(let{value,weight}of values.toSorted((one,other)=>one.value-other.value))if(reached+=weight,reached>=half)
return value;return 0}function groupByOrder(pairs,headFirst=[]){return[!0,!1].map(first=>pairs.filter((_,index)=>(headFirst[index]??
!1)===first)).filter(({length})=>length>0)}function findSideLevels(values){let isPaired=pairLogRatios(values)!==null;return bothSides(
side=>isPaired?geometricMean(values[side],values.headFirst):median(values[side]))}function geometricMean(values,headFirst){
let[first=0]=values,ratios=values.map(value=>logRatio(first,value));return first*Math.exp(mean(groupByOrder(ratios,headFirst).
map(mean)))}function pairNoise(pairs,headFirst){let orders=groupByOrder(pairs,headFirst);if(orders.some(({length})=>length<
2))return{deviation:deviation(pairs),degrees:pairs.length-1};let degrees=pairs.length-orders.length,squares=sum(orders,order=>(order.
length-1)*deviation(order)**2);return{deviation:Math.sqrt(squares/degrees),degrees}}function sideNoise({base,head}){let degrees=base.
length+head.length-2,squares=sum([base,head],side=>(side.length-1)*deviation(logs(side))**2);return{deviation:Math.sqrt(
squares/Math.max(1,degrees)),degrees}}function varianceOfMedian(n){return Math.PI/2/(n+Math.PI/2-1)}function medianErrorWeight({
base,head}){return Math.sqrt(varianceOfMedian(base.length)+varianceOfMedian(head.length))}function pairErrorWeight(orders){
return Math.sqrt(sum(orders,({length})=>1/length))/orders.length}function findSharedProcesses(base,head){let numbers={base:listProcesses(
base),head:listProcesses(head)};return Object.values(numbers).some(side=>new Set(side).size<side.length)?numbers:null}function countProcesses({
rounds}){return rounds.every(({process})=>process===null)?null:new Set(listProcesses({rounds})).size}function listProcesses({
rounds}){return rounds.map(({process},index)=>process??-1-index)}function areNeighbors({base,head}){return base.every(number=>head.
includes(number))&&head.every(number=>base.includes(number))}function findHeadFirst({base}){return[...new Set(base)].map(
number=>number%2===0)}function reduceToProcesses(values){let{processes}=values;if(processes==null)return values;let medians=bothSides(
side=>groupByProcess(values[side],processes[side]).map(median));return{...values,...medians,processes:null}}function measureSpreadWithin({
base,head},processes){let groups=[...groupByProcess(base,processes.base),...groupByProcess(head,processes.head)];return Math.
max(...groups.map(rounds=>rounds.some(value=>value<=0)?0:deviation(logs(rounds))))}function groupByProcess(values,processes){
return[...Map.groupBy(values.keys(),index=>processes[index]??-1-index).values()].map(group=>group.map(index=>values[index]??
0))}var usualNoise={pairSpread:constants.usualSpread.value,degrees:constants.usualWeight.value};function noiseFloor(known,rounds){
return Math.expm1(studentTQuantile(.995,known.degrees)*known.pairSpread/Math.sqrt(rounds))}function exceedsNoise(deviation2,{
pairSpread}){return deviation2>constants.clearOfSpread.value*Math.max(pairSpread,usualNoise.pairSpread)}function poolNoise(own,known){
if(known===null||exceedsNoise(own.deviation,known))return own;let degrees=own.degrees+known.degrees,variance=(own.degrees*
own.deviation**2+known.degrees*known.pairSpread**2)/degrees,pooled=Math.sqrt(variance);return{deviation:known.isOfHistory===
!0?Math.max(pooled,own.deviation):pooled,degrees}}function estimateEffect(values,known=null){let{base,head}=values;if(base.
length===0||head.length===0)throw new RangeError("An effect needs a round on each side.");if(![...base,...head].every(value=>value>
0&&Number.isFinite(value)))throw new RangeError("An effect needs values above 0.");let pairs=pairLogRatios(values),ratios=pairs??
head.flatMap(value=>base.map(before=>logRatio(before,value))),log2=pairs===null?logRatio(median(base),median(head)):mean(
groupByOrder(pairs,values.headFirst).map(mean)),rounds=Math.min(base.length,head.length),effect={change:Math.expm1(log2),
agree:findAgreement(ratios),spread:Math.max(deviation(logs(base)),deviation(logs(head))),rounds};if(rounds===1)return{...effect,
low:null,high:null,isUnusual:!1};let{noise,weight}=estimateNoise(values,known),half=studentTQuantile(.975,noise.degrees)*
noise.deviation*weight,pairSpread=pairs===null?Math.SQRT2*sideNoise(values).deviation:pairNoise(pairs,values.headFirst).
deviation;return{...effect,low:Math.expm1(log2-half),high:Math.expm1(log2+half),isUnusual:known!==null&&exceedsNoise(pairSpread,
known)}}function estimateNoise(values,known){let pairs=pairLogRatios(values);if(pairs===null){let ofOneRound=known===null?
null:{...known,pairSpread:known.pairSpread/Math.SQRT2};return{noise:poolNoise(sideNoise(values),ofOneRound),weight:medianErrorWeight(
values)}}let weight=pairErrorWeight(groupByOrder(pairs,values.headFirst));return{noise:poolNoise(pairNoise(pairs,values.
headFirst),known),weight}}function findAgreement(ratios){return ratios.every(log2=>log2>0)?"up":ratios.every(log2=>log2<
0)?"down":"mixed"}function estimateTime(measured,known){let times=reduceToProcesses(measured),{base,head}=times,[inBase,
inHead]=[base,head].map(values=>values.filter(value=>value>0).length),{baseNs,headNs}=findLevels(times);if(inBase===base.
length&&inHead===head.length&&base.length>0&&head.length>0){let{processes}=measured;return{presence:"both",baseNs,headNs,
effect:estimateEffect(times,known),values:times,known,within:processes==null?null:{spread:measureSpreadWithin(measured,processes),
isApart:gapBetween(measured.base,measured.head)>0}}}return{presence:inBase===0?inHead===0?"neither":"head":inHead===0?"b\
ase":"some",baseNs:inBase===0?null:baseNs,headNs:inHead===0?null:headNs,rounds:Math.min(base.length,head.length),changeRatio:inBase===
0||inHead===0||!baseNs?null:(headNs??0)/baseNs-1,ran:`${String(inBase)} of ${counted(base.length,"round")} on base and ${String(
inHead)} of ${String(head.length)} on head`}}function divideByFactor(times,factor){return{...times,head:times.head.map(ns2=>ns2/
factor)}}function findSideTimes(times){return findLevels(reduceToProcesses(times))}function findLevels(times){let{base,head}=times;
if(base.length===0||head.length===0||[...base,...head].some(ns2=>ns2<=0))return{baseNs:medianOrNull(base),headNs:medianOrNull(
head)};let levels=findSideLevels(times);return{baseNs:levels.base,headNs:levels.head}}function isMajority(part,whole){return 2*part>=whole}export{ratio,count,log,chance,constants,bothSides,studentTQuantile,studentTChance,studentTDensity,normalCdf,normalDensity,
ratiosBeyondInterval,chanceOfRankSum,logRatio,logs,pairLogRatios,mean,inverseRatio,inverseChange,gapBetween,medianOrNull,
deviation,weightedMedian,groupByOrder,findSideLevels,sideNoise,medianErrorWeight,pairErrorWeight,findSharedProcesses,countProcesses,
areNeighbors,findHeadFirst,usualNoise,noiseFloor,exceedsNoise,poolNoise,estimateEffect,estimateNoise,estimateTime,divideByFactor,
findSideTimes,isMajority};
