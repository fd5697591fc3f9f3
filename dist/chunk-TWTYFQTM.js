import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{bytes,chance,count,ns,ratio}from"./chunk-K56BLGX3.js";import{median}from"./chunk-7Z5XDYKE.js";var constants={usualSpread:ratio(.003,"How much two rounds of the same code differ on a runner without a calibration (st\
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
nchanged code fails in less than 0.5%.",null),twoRounds:ratio(.03,"The minimum threshold of a range or family with two r\
ounds per side.","Two pairs agree by chance half the time. Processes that run at either of two speeds differ by 2.8%, an\
d so do families on two GPUs.",["judgment.test.ts","two rounds of processes, 2.4% apart"]),fewestDraws:count(3,"If a mea\
suring autotuner chose other code, a change of these kernels counts only if each side has at least this many draws of th\
e choice.","Autotuned processes of the same code, two per side, agreed by chance within each side in 6 of 180 comparison\
s, and differed by up to 36% between the sides.",["judgment.test.ts","two rounds tuned it anew"]),otherGpu:ratio(.015,"T\
he minimum threshold for all times if the sides ran on two GPUs of the same model.","More than twice 0.67%, the differen\
ce between two H100s in a range. The H100s' kernels differed by 3.8%, which is less than the kernel threshold.","recordi\
ng train-checkpoint on another GPU (two families' speeds swapped), and 3 others of 710"),clearly:count(4,"We measure a s\
lowdown again if it's less than this many times its threshold.","Processes that run at either of two speeds, 2.8% apart,\
 don't reach this limit with the range's threshold.",["next-step.test.ts","one of two is settled"]),clearInOneRound:count(
4,"With one round per side, a kernel whose range isn't slower, or work whose launch counts all changed by one factor, mu\
st change by at least this many times `single-round-threshold` (5%).","With unchanged code, a copy took 12% longer on th\
e side that ran second (docs/evidence/gpu-runs.md, run 11).","recording steps-16 \u2192 steps-14 (less work, one round a side\
), and 28 others of 710"),wallErrors:count(4,"Traced wall time counts as changed only by this many standard errors.","Ch\
osen by judgment.",null),shownShare:ratio(.5,"A range or family shows a kernel's slowdown if it rises by at least this s\
hare of the kernel's impact. If it rises by less, it contradicts the slowdown.","Halfway between no effect and the full \
effect. On 5,985 comparisons, it got 20 verdicts right and none wrong.","recording jax-base \u2192 jax-head (slightly slower,\
 one pair), and 8 others of 710"),movedShare:ratio(.5,"With `goal: improve`, a range's gain is moved work if something e\
lse loses at least this share of it.","Halfway between no loss and the full loss.",["goal/attacks.test.ts","does more in\
 each kernel outside the range"]),clockSteps:ns(320,"A smaller change in a time is ignored.","Ten steps of the GPU's tim\
estamps, which advance by 32 ns.",null),nearlyAll:ratio(.8,"If at least this share of the kernel time changed by the sam\
e factor, we attribute the change to the GPU or the amount of work.","Chosen by judgment and checked by simulation: we l\
eave out throttled rounds, but not rounds with slower code.",["one-factor.test.ts","four fifths are nearly all"]),busyShare:ratio(
.8,"The host counts as keeping up if the GPU is busy for at least this share of the time. Extra launches are then only n\
oted if the range is faster.","Chosen by judgment.",["counts.test.ts","more launches are open"]),fewestKernels:count(4,"\
With fewer kernels, a common factor says nothing about the GPU.","By chance, four kernels move in the same direction one\
 time in eight.",["one-factor.test.ts","four are enough"]),tolerance:ratio(.005,"Log ratios this close count as equal.",
"The largest difference between a kernel's rounds on a quiet GPU.",["one-factor.test.ts","no move, within the tolerance"]),
follows:ratio(.25,"A kernel counts as following the clock if its change is within this share of the clock's factor.","Ch\
osen by judgment: memory-bound kernels follow the clock less, and the mean clock comes from samples.",["one-factor.test.\
ts","within a quarter of it"]),disturbed:ratio(.02,"A round counts as disturbed if nearly all its kernels are at least t\
his much slower than in its side's fastest round.","Neighboring rounds differ by 0.45% if undisturbed, and by 2% to 15% \
if throttled.",["noise/steady-rounds.test.ts","lose the slow rounds alone, and each is named"]),besides:ratio(.05,"A ran\
ge counts as unusual if at least this share of its kernel time overlaps other work, or comes from kernels that some roun\
ds lack.","Two streams on an H200: GPU busy time varied by 1.25%. Autotuned rounds: 0.87 to 1.26 ms.",["compare.test.ts",
"aren't those of which only some rounds do a little more"]),smallestCount:count(2,"A smaller change in a count is ignore\
d.","Chosen by judgment: the first use of a feature may add or remove one call.",["counts.test.ts","one more of few"]),smallestBytes:bytes(
2**20,"A smaller increase in copied bytes is negligible.","Chosen by judgment: PCIe copies this much in about 40 \xB5s.",
["counts.test.ts","a MiB more"]),fewProcesses:count(5,"Wall time is judged by its threshold if there are at least this m\
any pairs.","If each process has one of two speeds, five pairs agree by chance one time in 32.",["untraced/judge-series.\
test.ts","less than five pairs need 30%"]),unpairedWall:ratio(.3,"Wall time's threshold with fewer than five pairs, or w\
ithout pairs.","We've seen two sides of three processes each differ by 19% by chance, and a machine's speed change by th\
at much within minutes.",["untraced/wall-verdict.test.ts","another day's machine, three a side"]),chance:chance(.0011,"W\
all time without tracing counts as changed if its p-value is below this.","By simulation, six looks with two tests (the \
rank sum, and Student's t if all pairs agree) give a false alarm in less than 0.5% of cases.",["untraced/judge-series.te\
st.ts","what chance hardly does, and as much"]),lookAfter:count(2,"After this many pairs, we may decide on a range befor\
e all planned rounds are done.","One pair says nothing about the spread.",["next-step.test.ts","before one pair has sett\
led it"]),lookChance:chance(.005,"Before all planned rounds are done, we call a range unchanged if its interval at this \
error rate lies within its threshold.","Like the Haybittle-Peto rule for early looks, it's so strict that it uses up alm\
ost none of the final 5%.",null),ranked:count(6,"After this many pairs, we may give up on untraced wall time because it'\
s too noisy.","It takes six pairs for the rank-sum test to overrule one process that's far off. When we gave up after th\
ree pairs, we missed slowdowns (docs/evidence/stopping.md).",["next-step.test.ts","too noisy to tell with all pairs"]),quietHost:ratio(
.06,"If the processes' medians are this close to their minima, we compare medians; otherwise, we compare minima.","2.9% \
on a quiet H200, 14% on a noisy virtual machine.",null),probable:chance(.9,"Traced wall time counts as probably slower i\
f it rose by at least its threshold, and a one-sided test at this confidence level excludes 0.","Chosen by judgment: noi\
se passes this test at most 10% of the time, and a rise must also reach the threshold.",["wall-time.test.ts","that three\
 rounds can't prove says what would"]),memory:bytes(128*2**20,"A smaller change in memory is ignored.","Chosen by judgme\
nt: allocators keep blocks of tens of MiB.",["untraced/metrics.test.ts","a third of little"]),memoryShare:ratio(.02,"A m\
emory change smaller than this share of the total is ignored, too.","Chosen by judgment: allocators keep more memory whe\
n more is in use.",["untraced/metrics.test.ts","1% of a large card"]),fewestRanked:count(4,"With fewer processes per sid\
e, untraced wall time has no rank-sum test, only Student's t.","With three processes, the rank-sum test can't reach more\
 than 90% confidence.",null),enoughOfPlace:count(3,"We compare a round only with its side's rounds at the same position \
in their pairs if there are at least this many of them.","The smallest number of which a majority isn't all.",["noise/st\
eady-rounds.test.ts","what comes second in a pair may be slower each time"]),alikeEnough:ratio(.3,"Two kernels without a\
 family count as a swap only if their names share at least this share of their words.","Chosen by judgment.",null)};function countChanges(base,head,rules){let counted=(metric,pick,note=null)=>countOf({metric,kind:null,note},base.rounds.
map(pick),head.rounds.map(pick),rules),graphs=counted("graphLaunches",({graphLaunches})=>graphLaunches),all=[counted("la\
unches",({launches})=>launches),counted("hostLaunches",hostLaunches),...graphs.base+graphs.head>0?[graphs]:[],...copiesOf(
base,head,rules),counted("blockingCopies",({copies})=>sum(copies.map(({blocking})=>blocking))),counted("synchronizations",
round=>sum(round.synchronizations.map(({count:count2})=>count2)),callsChanged(base,head))];return all.map(one=>{let{metric,
kind,base:before,head:after,note}=one,{state,why}=decideCount(one,all,rules);return{metric,kind,base:before,head:after,changeRatio:before===
0?null:after/before-1,thresholdRatio:rules.threshold,state,why:[note,why].filter(part=>part!==null).join(" ")||null,launchSites:null}})}
function decideCount(one,all,rules){let{metric,change}=one,graph=graphChange(all),isOfGraph=metric==="graphLaunches"||metric===
"hostLaunches",blocks=metric==="synchronizations"||metric==="blockingCopies",isLaunch=isOfGraph||metric==="launches",isWorse=metric===
"graphLaunches"&&graph!==null?graph==="lost":change==="more",isBetter=metric==="graphLaunches"&&graph!==null?graph==="ga\
ined":change==="fewer";if(change==="same")return{state:"same",why:null};if(one.isOtherMemory)return{state:"moved",why:"C\
opies in this direction now use a different kind of memory."};if(change==="with-work")return{state:"noted",why:"A side's\
 rounds did different amounts of work, and the count varies with the work."};if(change==="varies")return{state:"inconclu\
sive",why:"The count varies as much between the rounds of a side as between the sides."};let ofGraph=metric==="graphLaun\
ches"&&graph!==null?graphTexts[graph]:null;return isBetter?{state:"improved",why:ofGraph}:!isWorse||rules.isStrict?{state:"\
regressed",why:ofGraph}:blocks||graph==="lost"&&isOfGraph?rules.wall==="not-slower"?{state:"noted",why:joined(ofGraph,"W\
all time isn't longer.")}:{state:"regressed",why:ofGraph}:isNegligible(one,all,rules)?{state:"noted",why:"Negligible, no\
n-blocking."}:rules.openLaunches!==null&&isLaunch?{state:"inconclusive",why:rules.openLaunches}:one.base>0&&one.head/one.
base-1<rules.otherAmount?{state:"inconclusive",why:"Nearly all launch counts changed by the same factor. With one round \
per side, we can't rule out that the amount of work differs."}:rules.hasImproved?rules.wall==="not-slower"||rules.busyShare>=
constants.busyShare.value||!isMoreForHost(all)?{state:"noted",why:"The range as a whole is faster."}:{state:"inconclusiv\
e",why:"The range takes less time on the GPU, but we can't tell if the host's extra work makes its wall time longer."}:{
state:"regressed",why:null}}var graphTexts={lost:"Kernels that were in a CUDA graph are now launched one by one.",gained:"\
Kernels that were launched one by one are now in a CUDA graph."};function graphChange(all){let changeOf=metric=>all.find(
one=>one.metric===metric)?.change,[graphs,host]=[changeOf("graphLaunches"),changeOf("hostLaunches")];return graphs==="fe\
wer"&&host==="more"?"lost":graphs==="more"&&host==="fewer"?"gained":null}function isMoreForHost(all){let handed=all.filter(
({metric})=>metric==="hostLaunches"||metric==="copies");return sum(handed.map(({head})=>head))>sum(handed.map(({base})=>base))}
function isNegligible(one,all,{threshold}){let rise=one.head-one.base,leastBytes=constants.smallestBytes.value;if(one.metric===
"copiedBytes")return rise<leastBytes;let launches=all.find(({metric})=>metric==="launches"),ofLaunches=threshold*Math.max(
launches?.base??0,launches?.head??0);if(rise<=constants.smallestCount.value||rise<ofLaunches)return!0;if(one.metric!=="c\
opies")return!1;let bytes2=all.find(({metric,kind})=>metric==="copiedBytes"&&kind===one.kind);return bytes2===void 0||bytes2.
head-bytes2.base<leastBytes}function joined(...parts){return parts.filter(part=>part!==null).join(" ")}function hostLaunches({
launches,graphKernels,graphLaunches}){return launches-graphKernels+graphLaunches}function copiesOf(base,head,rules){let kinds=new Map;
for(let round of[...base.rounds,...head.rounds])for(let copy of round.copies)kinds.set(copyKind(copy),copy);return[...kinds].
toSorted(([one],[other])=>one<other?-1:1).flatMap(([kind,sample])=>["copies","copiedBytes"].map(metric=>{let of=isMeant=>round=>sum(
round.copies.filter(isMeant).map(({count:count2,bytes:bytes2})=>metric==="copies"?count2:bytes2)),counted=isMeant=>countOf(
{metric,kind,note:null},base.rounds.map(of(isMeant)),head.rounds.map(of(isMeant)),rules),row=counted(copy=>copyKind(copy)===
kind),all=counted(copy=>copy.kind===sample.kind&&copy.direction===sample.direction),isPageable=[sample.sourceMemory,sample.
targetMemory].includes("pageable");return{...row,isOtherMemory:!isPageable&&row.change!==all.change}}))}function copyKind({
kind,direction,sourceMemory,targetMemory}){return kind==="fill"?`memset (${targetMemory??"unknown memory"})`:`${direction??
"unknown direction"} (${sourceMemory??"unknown"} \u2192 ${targetMemory??"unknown"})`}function countOf(named,baseRounds,headRounds,{
threshold,workVaries}){let base=median(baseRounds),head=median(headRounds),size=Math.abs(head-base),isLarge=size>=constants.
smallestCount.value&&size>threshold*Math.max(base,head),gap=gapBetween(baseRounds,headRounds),isClear=gap>constants.clearOfSpread.
value*Math.max(widthOf(baseRounds),widthOf(headRounds)),counted={...named,base,head,isOtherMemory:!1};return isLarge?isClear?
{...counted,change:head>base?"more":"fewer"}:{...counted,change:workVaries&&gap<=0?"with-work":"varies"}:{...counted,change:"\
same"}}function gapBetween(one,other){return Math.max(Math.min(...other)-Math.max(...one),Math.min(...one)-Math.max(...other))}
function widthOf(rounds){return Math.max(...rounds)-Math.min(...rounds)}function callsChanged(base,head){let countOf2=(range,name)=>median(
range.rounds.map(round=>sum(round.synchronizations.map(({call,count:count2})=>call===name?count2:0)))),changed=[...new Set(
[...base.rounds,...head.rounds].flatMap(round=>round.synchronizations.map(({call})=>call)))].toSorted().flatMap(name=>{let[
before,after]=[countOf2(base,name),countOf2(head,name)];return before===after?[]:[`${name} ${String(before)} \u2192 ${String(
after)}`]});return changed.length===0?null:`${changed.join(", ")}.`}function sum(values){return values.reduce((total,value)=>total+
value,0)}export{constants,countChanges,copyKind};
