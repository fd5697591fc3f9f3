import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{dimensionsText}from"./chunk-YM5JA4HV.js";import{alikeOperators,gpuKey,medianOf,operatorText,sharedPath}from"./chunk-T2VURG6D.js";
import{median,medianLaunches,medianTotalNs,overRounds}from"./chunk-7Z5XDYKE.js";import{counted}from"./chunk-UWABTZDV.js";
import{countText}from"./chunk-YTVQXYLK.js";function figureNumber(figures,key){let value=figures[key]?.value;return typeof value=="number"?value:null}function figureWord(figures,key){
let value=figures[key]?.value;return typeof value=="string"?value:null}function pct(value){return`${value<10?value.toFixed(1):value.toFixed(0)}%`}var allOfIt=.995;function timeShare(kernel,variants){
let totalNs=medianTotalNs(kernel);return totalNs===0?1:variantsNs(variants)/totalNs}function variantsNs(variants){return variants.
reduce((sum2,variant)=>sum2+medianTotalNs(variant),0)}function launchesText(kernel,variants){let share=timeShare(kernel,
variants);if(share>=allOfIt)return"";let grids=[...new Set(variants.map(({grid})=>dimensionsText(grid)))];return` This f\
inding applies to launches with ${grids.length===1?`grid ${grids.join("")}`:`${countText(grids.length)} different grids`}\
, which take ${pct(share*100)} of the kernel's time.`}var bestPractices="CUDA C++ Best Practices Guide",busyPct=60,bottleneckPct=80,balancedPct=10,lowOccupancyPct=80,fullGrid=.9,
tailShare=.2,sectorBytes=32,mostSectorsPerLoad=16,excessShare=.25,kernelRules=[{id:"spills",of:"measured launches",threshold:"\
any memory request for spilled registers; if ncu didn't collect those requests, local memory per thread, from nsys",source:{
guide:bestPractices,section:"Local Memory"},advice:"Reduce register use with smaller tiles or less unrolling, or raise t\
he register limit (__launch_bounds__, -maxrregcount).",find:spills},{id:"small-grid",of:"kernel",threshold:"blocks for u\
nder 90% of the SMs",source:{guide:bestPractices,section:"Thread and Block Heuristics"},advice:"Give the kernel more blo\
cks by using a larger batch, smaller tiles, or split-K. Or run the kernel on another stream, alongside other kernels.",find:smallGrid},
{id:"partial-wave",of:"measured launches",threshold:"less than one wave of blocks, spread over all SMs, with SMs and mem\
ory under 60% busy",source:{guide:ncuRule("SOLBottleneck"),section:"GPU Speed Of Light Throughput"},advice:"All of the k\
ernel's blocks run at once, and the GPU has room for more. Use a larger batch, do more work per launch, or fuse the kern\
el with neighboring kernels. Or run the kernel on another stream, alongside other kernels.",find:partialWave},{id:"tail-\
effect",of:"measured launches",threshold:"the last, partial wave of blocks wastes at least 20% of the kernel's time",source:{
guide:ncuRule("LaunchConfiguration"),section:"Launch Statistics"},advice:"Choose tile sizes so the blocks fill whole wav\
es, or use a persistent kernel, which needs only one wave.",find:tailEffect},{id:"low-occupancy",of:"measured launches",
threshold:"theoretical occupancy under 80%, with SMs and memory under 60% busy, and at least one wave of blocks",source:{
guide:ncuRule("TheoreticalOccupancy"),section:"Occupancy"},advice:"Use fewer registers per thread, less shared memory, o\
r a different block size, depending on what limits occupancy. Kernels that feed tensor cores with asynchronous copies ne\
ed few warps, so they may be fine already.",find:lowOccupancy},{id:"memory-bound",of:"measured launches",threshold:"devi\
ce memory at least 60% busy, and 10 points busier than the SMs (above 80%, any lead is enough); if SM throughput is miss\
ing, compared with executed instructions and the tensor pipe",source:{guide:ncuRule("SOLBottleneck"),section:"GPU Speed \
Of Light Throughput"},advice:"The kernel is close to peak memory bandwidth, so only moving fewer bytes helps. Fuse the k\
ernel with neighboring kernels, use smaller types (fp8, int8 weights), or use a larger batch so each read of the weights\
 does more work.",find:memoryBound},{id:"compute-bound",of:"measured launches",threshold:"SMs at least 60% busy, and 10 \
points busier than memory (above 80%, any lead is enough); if SM throughput is missing, executed instructions or the ten\
sor pipe, compared with device memory",source:{guide:ncuRule("SOLBottleneck"),section:"GPU Speed Of Light Throughput"},advice:"\
The SMs are close to their limit, so only doing less work helps. Use tensor cores if the kernel doesn't yet, use smaller\
 types (fp8), or recompute less.",find:computeBound},{id:"memory-latency",of:"measured launches",threshold:"memory busie\
r than the SMs but under 60%, with at least one wave of blocks",source:{guide:ncuRule("SOLBottleneck"),section:"GPU Spee\
d Of Light Throughput"},advice:"The kernel waits for memory but doesn't use all of the memory bandwidth. Keep more loads\
 in flight with vector loads, more blocks or warps, prefetching, or asynchronous copies.",find:memoryLatency},{id:"laten\
cy-bound",of:"measured launches",threshold:"SMs at least as busy as memory but under 60%, with at least one wave of bloc\
ks",source:{guide:ncuRule("SOLBottleneck"),section:"GPU Speed Of Light Throughput"},advice:"The kernel's warps wait for \
each other, for instructions, or for short-latency dependencies. The full preset shows what the warps wait for. Give eac\
h scheduler more independent work: more warps, more elements per thread, or fewer barriers.",find:latencyBound},{id:"unc\
oalesced",of:"measured launches",threshold:"at least 25% of the sectors unnecessary, by ncu's count; without that count,\
 by sectors per load and bytes used per sector; without bytes used, by sectors beyond 16 per load",source:{guide:ncuRule(
"UncoalescedGlobalAccess"),section:"Source Counters"},advice:"Make neighboring threads access neighboring addresses: cha\
nge the layout (contiguous(), channels_last) or go through shared memory.",find:uncoalesced}];function spills({kernel,figures}){
let requests=figureNumber(figures,"spillRequests");return requests===0?null:requests===null?localMemory(kernel):{what:`R\
egisters spill to memory: ${counted(requests,"request")} per launch.`,evidence:evidence(figures,["spillRequests","spillB\
ytes","registersPerThread"]),impactNs:null}}function localMemory(kernel){let variants=kernel.variants.filter(({localBytesPerThread})=>(localBytesPerThread??
0)>0);if(variants.length===0)return null;let[,most]=extremes(variants.map(({localBytesPerThread})=>localBytesPerThread??
0)),registers=variants.flatMap(({registersPerThread})=>registersPerThread??[]);return{what:`Each thread has ${counted(most,
"byte")} of local memory, for spilled registers or for arrays indexed at run time.${launchesText(kernel,variants)}`,evidence:[
{name:"localBytesPerThread",value:most,unit:"byte"},{name:"registersPerThread",value:registers.length===0?null:extremes(
registers)[1],unit:"register/thread"}],impactNs:null,advice:"To find out whether registers spill, use the memory preset,\
 which counts the requests for spilled registers. For spills, reduce register use or raise the register limit (__launch_\
bounds__, -maxrregcount). For arrays, use indexes that are known at compile time."}}function smallGrid({kernel,figures,worthNs,
smCount}){if(kernel.ncu.length===0)return null;let small=kernel.variants.map(variant=>({variant,filled:gridShare(variant,
smCount)??1})).filter(({filled})=>filled<fullGrid),variants=small.map(({variant})=>variant);if(small.length===0||variantsNs(
variants)<worthNs)return null;let shares=small.map(({filled})=>filled),occupied=[...new Set(extremes(shares).map(share=>pct(
share*100)))];return{what:`The kernel's blocks can reach only ${occupied.join(" to ")} of the SMs${occupied.length===1?"":
", depending on the grid"}; the other SMs get no work from this kernel.${launchesText(kernel,variants)}`,evidence:[...blocksEvidence(
variants.map(blocksOf)),{name:"smCount",value:smCount,unit:"SM"},...evidence(figures,[...computeKeys(figures),...memoryKeys(
figures)])],impactNs:Math.round(small.reduce((sum2,{variant,filled})=>sum2+medianTotalNs(variant)*(1-filled),0))}}function extremes(values){
return values.reduce(([least,most],value)=>[Math.min(least,value),Math.max(most,value)],[1/0,-1/0])}function blocksEvidence(blocks){
let[fewest,most]=extremes(blocks);return fewest===most?[{name:"gridBlocks",value:most,unit:""}]:[{name:"gridBlocks, fewe\
st",value:fewest,unit:""},{name:"gridBlocks, most",value:most,unit:""}]}function partialWave(view){let waves=figureNumber(
view.figures,"wavesPerSm"),busiest=busiestPct(view.figures);return waves===null||waves>=1||busiest===null||busiest>=busyPct||
!reachesSms(view)?null:{what:`The kernel has only ${pct(waves*100)} of the blocks that the GPU can run at once, and neit\
her the SMs nor memory is busy.`,evidence:evidence(view.figures,["wavesPerSm","gridBlocks","smThroughputPct","memoryThro\
ughputPct","achievedOccupancyPct"]),impactNs:null}}function tailEffect(view){let{figures,totalNs}=view,waves=figureNumber(
figures,"wavesPerSm");if(waves===null||waves<=1||!reachesSms(view))return null;let wasted=1-waves/Math.ceil(waves);return wasted<
tailShare?null:{what:`The blocks run in ${waves.toFixed(2)} waves, and the last wave fills only ${pct((waves-Math.floor(
waves))*100)} of the GPU.`,evidence:[...evidence(figures,["wavesPerSm","gridBlocks"]),{name:"smCount",value:view.smCount,
unit:"SM"}],impactNs:Math.round(totalNs*wasted)}}function lowOccupancy(view){let{figures,totalNs}=view,theoretical=figureNumber(
figures,"theoreticalOccupancyPct"),busiest=busiestPct(figures);if(theoretical===null||busiest===null||!fillsGpu(view)||theoretical>=
lowOccupancyPct||busiest>=busyPct)return null;let limiter=figureWord(figures,"occupancyLimiter");return{what:`Theoretica\
l occupancy is only ${pct(theoretical)}${limiter===null?"":`, limited by ${limiter}`}.`,evidence:evidence(figures,["theo\
reticalOccupancyPct","achievedOccupancyPct","occupancyLimiter","registersPerThread","sharedBytesPerBlock","smThroughputP\
ct","memoryThroughputPct"]),impactNs:Math.round(totalNs*(1-Math.max(theoretical,busiest)/100))}}function memoryBound({figures,
totalNs}){let dram=figureNumber(figures,"dramThroughputPct"),keys=computeKeys(figures),compute=keys.map(key=>figureNumber(
figures,key));return dram===null||compute.some(share=>share===null||!isBottleneck(dram,share))?null:{what:keys.includes(
"smThroughputPct")?`The kernel is bound by device memory, at ${pct(dram)} of peak bandwidth.`:`Device memory is at ${pct(
dram)} of peak bandwidth, busier than instruction execution or the tensor cores.`,evidence:evidence(figures,["dramThroug\
hputPct",...keys,"dramBytes","dramBytesPerSecond","l2HitPct"]),impactNs:Math.round(totalNs*(1-dram/100))}}function computeBound({
figures,totalNs}){let keys=computeKeys(figures),compute=Math.max(...keys.map(key=>figureNumber(figures,key)??0));return memoryKeys(
figures).map(key=>figureNumber(figures,key)).some(share=>share===null||!isBottleneck(compute,share))?null:{what:keys.includes(
"smThroughputPct")?`The kernel is bound by the SMs, at ${pct(compute)} of their peak.`:`Instruction execution or the ten\
sor cores are at ${pct(compute)} of their peak, busier than device memory.`,evidence:evidence(figures,[...keys,...memoryKeys(
figures),"tensorPipePct","achievedOccupancyPct"]),impactNs:Math.round(totalNs*(1-compute/100))}}function latencyBound(view){
let{figures,totalNs}=view,memory=figureNumber(figures,"memoryThroughputPct"),sm=figureNumber(figures,"smThroughputPct");
return memory===null||sm===null||!fillsGpu(view)||memory>sm||sm>=busyPct?null:{what:`The SMs reach only ${pct(sm)} of th\
eir peak, and memory is no busier.`,evidence:evidence(figures,["smThroughputPct","memoryThroughputPct","achievedOccupanc\
yPct","topStall","topStallPct"]),impactNs:Math.round(totalNs*(1-sm/100))}}function isBottleneck(share,other){return share>=
busyPct&&share>=other&&(share>=bottleneckPct||share-other>=balancedPct)}function memoryLatency(view){let{figures,totalNs}=view,
memory=figureNumber(figures,"memoryThroughputPct"),sm=figureNumber(figures,"smThroughputPct");return memory===null||sm===
null||!fillsGpu(view)||memory<=sm||memory>=busyPct?null:{what:`The kernel depends on memory but reaches only ${pct(memory)}\
 of peak memory throughput.`,evidence:evidence(figures,["memoryThroughputPct","dramThroughputPct","smThroughputPct","ach\
ievedOccupancyPct","topStall","topStallPct"]),impactNs:Math.round(totalNs*(1-memory/100))}}function uncoalesced({figures,
totalNs}){let excess=excessSectors(figures);return excess===null||excess<excessShare?null:{what:`The threads of a warp a\
ccess scattered addresses, so ${pct(excess*100)} of the sectors they load or store are unnecessary.`,evidence:evidence(figures,
["excessSectorsPct","loadBytesPerSector","loadSectorsPerRequest","dramThroughputPct"]),impactNs:Math.round(totalNs*excess)}}
function excessSectors(figures){let counted2=figureNumber(figures,"excessSectorsPct");if(counted2!==null)return counted2/
100;let sectors=figureNumber(figures,"loadSectorsPerRequest"),used=figureNumber(figures,"loadBytesPerSector");if(sectors===
null||sectors===0)return null;let ideal=used===null?mostSectorsPerLoad:Math.max(1,sectors*used/sectorBytes);return Math.
max(0,1-ideal/sectors)}function gridShare(variant,smCount){return smCount===null||smCount===0?null:Math.min(1,blocksOf(variant)/
smCount)}function blocksOf({grid:[x,y,z]}){return x*y*z}function reachesSms({variant,smCount}){return(gridShare(variant,
smCount)??0)>=fullGrid}function fillsGpu(view){return reachesSms(view)&&(figureNumber(view.figures,"wavesPerSm")??1)>=1}
function ncuRule(identifier){return`Nsight Compute, rule ${identifier}`}function computeKeys(figures){return figureNumber(
figures,"smThroughputPct")===null?["executedInstructionsPct","tensorPipePct"]:["smThroughputPct"]}function memoryKeys(figures){
return figureNumber(figures,"memoryThroughputPct")===null?["dramThroughputPct"]:["memoryThroughputPct"]}function busiestPct(figures){
let sm=figureNumber(figures,"smThroughputPct"),memory=figureNumber(figures,"memoryThroughputPct");return sm===null||memory===
null?null:Math.max(sm,memory)}function evidence(figures,keys){return keys.flatMap(name=>{let figure=figures[name];return figure==
null?[]:[{name,value:figure.value,unit:figure.unit}]})}var bestPractices2="CUDA C++ Best Practices Guide",idleLimit=.3,launchLimitNs=1e5,notFused=new Set(["gemm","attention","\
conv","moe","communication"]),tinyNs=1e4,tinyLaunches=100,tinyShare=.5,copyShare=.01,copyBytes=1e6,waitsPerInstance=1,rangeRules=[
{id:"launch-bound",of:"range",threshold:"GPU idle at least 30% of the range, and at most 100 \xB5s per launch call",source:{
guide:"CUDA C++ Programming Guide",section:"CUDA Graphs"},advice:"Launch fewer kernels from the host, or launch them ear\
lier: capture the step in a CUDA graph (torch.cuda.graph, torch.compile with mode=reduce-overhead), fuse small kernels, \
or do more work per step with a larger batch.",find:launchBound},{id:"gpu-idle",of:"range",threshold:"GPU idle at least \
30% of the range, and more than 100 \xB5s per launch call",source:{guide:bestPractices2,section:"Asynchronous and Overla\
pping Transfers with Computation"},advice:"Check nsys's timeline to see what the host does while the GPU is idle: data l\
oading, tokenization, sampling, compilation, or waiting for a request, a lock, or another rank. Do that work ahead of ti\
me, in the background, or between ranges.",find:gpuIdle},{id:"host-synchronization",of:"range",threshold:"more than one \
synchronization per instance",source:{guide:bestPractices2,section:"Asynchronous and Overlapping Transfers with Computat\
ion"},advice:"Keep results on the GPU and read them later: `.item()`, `.cpu()`, printing a tensor, and branching on its \
value all make the host wait.",find:hostSynchronization},{id:"pageable-copies",of:"range",threshold:"pageable copies of \
at least 1 MB, or 1% of GPU busy time",source:{guide:bestPractices2,section:"Pinned Memory"},advice:"Use pinned host mem\
ory (pin_memory=True, tensor.pin_memory()) and non_blocking=True, or copy the data before the range starts.",find:pageableCopies},
{id:"tiny-kernels",of:"range",threshold:"at least 100 launches, and at least half of all launches, are fusible kernels u\
nder 10 \xB5s (not matmul, attention, convolution, MoE, communication), mostly outside CUDA graphs",source:{guide:bestPractices2,
section:"Execution Configuration Optimizations"},advice:"Fuse the short kernels with torch.compile or a fused implementa\
tion (norms, rotary embedding, activations), or run one kernel over a larger batch.",find:tinyKernels}],graphAdvice="Mos\
t kernels already come from CUDA graphs. Capture the launches that are still outside them, replay fewer and larger graph\
s, and move host work out of the gaps between replays.";function launchBound(view){let idle=idleOf(view);if(idle===null||
idle.perLaunchNs>launchLimitNs)return null;let found=idleFound(view,idle," because the host doesn't launch work fast eno\
ugh");return replaysGraphs(view)?{...found,advice:graphAdvice}:found}function gpuIdle(view){let idle=idleOf(view);return idle===
null||idle.perLaunchNs<=launchLimitNs?null:idleFound(view,idle,". The idle time per launch is longer than a launch takes\
, so something else holds up the host")}function idleOf({range,spanNs,gpuIdleNs:idleNs,launches,instances}){if(spanNs===
null||idleNs===null||spanNs===0||launches===0||idleNs/spanNs<idleLimit)return null;let calls=median(range.rounds.map(round2=>round2.
launches-round2.graphKernels+round2.graphLaunches));return{idleNs,spanNs,perLaunchNs:idleNs/Math.max(1,calls),calls,instances}}
function idleFound({range},idle,why){let{idleNs,spanNs,perLaunchNs,calls,instances}=idle,nested=idlestOperator(range),share=(part,whole)=>pct(
part/whole*100),where=nested===null?"":` Most of the idle time is in \`${nested.name}\`, where the GPU is idle for ${share(
nested.idleNs,nested.hostNs)} of the time.`;return{what:`The GPU is idle for ${share(idleNs,spanNs)} of the range${why}.${where}`,
evidence:[...nested===null?[]:[{name:"most idle time in",value:nested.name,unit:""},{name:"idle time there",value:nested.
idleNs,unit:"ns"}],{name:"idle share",value:round(idleNs/spanNs*100),unit:"%"},{name:"wall time (tracing inflates it)",value:spanNs,
unit:"ns"},{name:"GPU busy",value:spanNs-idleNs,unit:"ns"},{name:"launch calls for each instance",value:round(calls/Math.
max(1,instances)),unit:""},{name:"idle for each launch call",value:Math.round(perLaunchNs),unit:"ns"}],impactNs:idleNs}}
function idlestOperator(range){let idleOfGpu=new Map(range.operators.flatMap(one=>one.path.length===0?[[gpuKey(one),medianOf(
one,({idleNs})=>idleNs)]]:[])),nested=range.operators.filter(({path})=>path.length>0),[deepest]=[...nested.map(one=>[one]),
...alikeOperators(nested)].flatMap(alike=>{let[first]=alike,idleNs=sum(alike,one=>medianOf(one,round2=>round2.idleNs));if(first===
void 0||2*idleNs<=(idleOfGpu.get(gpuKey(first))??0))return[];let hostNs=sum(alike,one=>medianOf(one,round2=>round2.hostNs)),
path=sharedPath(alike.map(one=>one.path));return[{depth:path.length,paths:alike.length,name:operatorText(range,path).replaceAll(
"`","'"),idleNs,hostNs}]}).toSorted((one,other)=>other.depth-one.depth||one.paths-other.paths||other.idleNs-one.idleNs);
return deepest??null}function replaysGraphs({range,launches}){return median(range.rounds.map(({graphKernels})=>graphKernels))>
launches/2}function hostSynchronization({range:{rounds},instances,gpuIdleNs}){let count=median(rounds.map(({synchronizations})=>sum(
synchronizations,call=>call.count)));if(instances===0||count/instances<=waitsPerInstance)return null;let waitedNs=median(
rounds.map(({synchronizations})=>sum(synchronizations,call=>call.totalNs))),calls=overRounds(rounds.map(({synchronizations})=>synchronizations),
({call})=>call);return{what:`The host waits for the GPU ${counted(round(count),"time")} in ${counted(instances,"instance")}\
 of the range.`,evidence:calls.flatMap(({sample:{call},found})=>[{name:`${call}, calls`,value:median(found.map(one=>one?.
count??0)),unit:""},{name:`${call}, waited`,value:median(found.map(one=>one?.totalNs??0)),unit:"ns"}]),impactNs:gpuIdleNs===
null?null:Math.min(waitedNs,gpuIdleNs)}}function pageableCopies({range:{rounds},gpuBusyNs}){let of=pick=>median(rounds.map(
({copies})=>sum(copies.filter(isPageable),pick))),[bytes,totalNs]=[of(copy=>copy.bytes),of(copy=>copy.totalNs)];return bytes<
copyBytes&&(totalNs===0||totalNs<copyShare*gpuBusyNs)?null:{what:"Copies between the GPU and pageable host memory go thr\
ough a staging buffer and make the host wait.",evidence:[{name:"copies",value:of(copy=>copy.count),unit:""},{name:"bytes",
value:bytes,unit:"byte"},{name:"time of the copies",value:totalNs,unit:"ns"}],impactNs:totalNs}}function isPageable({kind,
sourceMemory,targetMemory}){return kind==="copy"&&(sourceMemory==="pageable"||targetMemory==="pageable")}function tinyKernels(view){
let{range,launches,kernelNs}=view,tiny=range.kernels.filter(({family,rounds})=>!notFused.has(family)&&median(rounds.flatMap(
entry=>entry===null?[]:[entry.medianNs]))<tinyNs),tinyCount=tiny.reduce((sum2,kernel)=>sum2+medianLaunches(kernel),0);if(tinyCount<
tinyLaunches||tinyCount<tinyShare*launches||replaysGraphs(view))return null;let tinyTotalNs=tiny.reduce((sum2,kernel)=>sum2+
medianTotalNs(kernel),0);return{what:`${countText(tinyCount,0)} of ${countText(launches,0)} launches run kernels shorter\
 than 10 \xB5s that could be fused.`,evidence:[{name:"short launches",value:tinyCount,unit:""},{name:"time of short laun\
ches",value:tinyTotalNs,unit:"ns"},{name:"share of the kernel time",value:kernelNs===0?null:round(tinyTotalNs/kernelNs*100),
unit:"%"}],impactNs:tinyTotalNs}}function round(value){return Math.round(value*100)/100}function sum(items,pick){return items.
reduce((total,item)=>total+pick(item),0)}var findingRules=[...rangeRules,...kernelRules],worthShare=.01;function addFindings(profile){let[smCount=null,...others]=new Set(
profile.machine.gpus.map(gpu=>gpu.smCount)),known=others.length===0?smCount:null;return{...profile,ranges:profile.ranges.
map(range=>({...range,findings:findIn(range,known)}))}}function findIn(range,smCount=null){let view=rangeView(range,smCount);
if(view===null)return[];let kernels=kernelViews(view);return findingRules.flatMap(rule=>rule.of==="range"?finding(rule,rule.
find(view),null):kernels.flatMap(each=>finding(rule,ofKernel(rule,each),each.kernel.name))).toSorted((one,other)=>(other.
impactNs??-1)-(one.impactNs??-1))}function ofKernel(rule,view){let found=rule.find(view),{kernel,variant}=view;if(found===
null||kernel.variants.length===1||kernel.ncu.length===0)return found;let share=Math.round(timeShare(kernel,[variant])*1e3)/
10;return{...found,what:rule.of==="kernel"?found.what:found.what+launchesText(kernel,[variant]),evidence:[...found.evidence,
{name:"time in the measured grid",value:share,unit:"%"}]}}function finding({id,threshold,source,advice},found,kernel){return found===
null?[]:[{id,kernel,advice,...found,threshold,source:{...source}}]}function rangeView(range,smCount){if(range.rounds.length===
0)return null;let of=pick=>median(range.rounds.map(pick)),known=pick=>{let values=range.rounds.flatMap(entry=>pick(entry)??
[]);return values.length===0?null:median(values)};return{range,kernelNs:of(({kernelNs})=>kernelNs),spanNs:known(({spanNs})=>spanNs),
gpuIdleNs:known(({gpuIdleNs})=>gpuIdleNs),gpuBusyNs:of(({gpuBusyNs})=>gpuBusyNs),launches:of(({launches})=>launches),instances:of(
({instances})=>instances),smCount}}function kernelViews({range,kernelNs,smCount}){let worthNs=worthShare*kernelNs;return range.
kernels.flatMap(kernel=>{let sample=kernel.ncu[0]??{variant:0,figures:{}},variant=kernel.variants[sample.variant];if(variant===
void 0||medianTotalNs(kernel)<worthNs)return[];let{figures}=sample,totalNs=medianTotalNs(variant);return[{kernel,figures,
variant,totalNs,worthNs,smCount:figureNumber(figures,"smCount")??smCount}]})}export{addFindings};
