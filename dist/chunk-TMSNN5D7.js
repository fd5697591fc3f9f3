import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{dimensionsText}from"./chunk-NG2TZR5C.js";import{gpuKey,groupAlikeOperators,medianOverRounds,operatorText,sharedPath}from"./chunk-PVAWQLH7.js";
import{sum}from"./chunk-KHWSZT7H.js";import{alignRounds,median,medianLaunches,medianTotalNs}from"./chunk-UAZ6EODX.js";
import{counted}from"./chunk-ZYMCHVPE.js";import{countText}from"./chunk-DVA2FSEP.js";function figureNumber(figures,key){let value=figures[key]?.value;return typeof value=="number"?value:null}function figureWord(figures,key){
let value=figures[key]?.value;return typeof value=="string"?value:null}function formatPercent(value){return`${value<10?value.toFixed(1):value.toFixed(0)}%`}var allOfIt=.995;function measureShare(kernel,variants){
let totalNs=medianTotalNs(kernel);return totalNs===0?1:measureVariants(variants)/totalNs}function measureVariants(variants){
return sum(variants,variant=>medianTotalNs(variant))}function formatLaunches(kernel,variants){let share=measureShare(kernel,
variants);if(share>=allOfIt)return"";let grids=[...new Set(variants.map(({grid})=>dimensionsText(grid)))];return` This f\
inding applies to launches with ${grids.length===1?`grid ${grids.join("")}`:`${countText(grids.length)} different grids`}\
, which take ${formatPercent(share*100)} of the kernel's time.`}var bestPractices="CUDA C++ Best Practices Guide",busyPct=60,bottleneckPct=80,balancedPct=10,lowOccupancyPct=80,fullGrid=.9,
tailShare=.2,sectorBytes=32,mostSectorsPerLoad=16,excessShare=.25,kernelRules=[{id:"spills",of:"measured launches",threshold:"\
any memory request for spilled registers; if ncu didn't collect those requests, local memory per thread, from nsys",source:{
guide:bestPractices,section:"Local Memory"},advice:"Reduce register use with smaller tiles or less unrolling, or raise t\
he register limit (__launch_bounds__, -maxrregcount).",find:findSpills},{id:"small-grid",of:"kernel",threshold:"blocks f\
or under 90% of the SMs",source:{guide:bestPractices,section:"Thread and Block Heuristics"},advice:"Give the kernel more\
 blocks by using a larger batch, smaller tiles, or split-K. Or run the kernel on another stream, alongside other kernels\
.",find:findSmallGrid},{id:"partial-wave",of:"measured launches",threshold:"less than one wave of blocks, spread over al\
l SMs, with SMs and memory under 60% busy",source:{guide:ncuRule("SOLBottleneck"),section:"GPU Speed Of Light Throughput"},
advice:"All of the kernel's blocks run at once, and the GPU has room for more. Use a larger batch, do more work per laun\
ch, or fuse the kernel with neighboring kernels. Or run the kernel on another stream, alongside other kernels.",find:findPartialWave},
{id:"tail-effect",of:"measured launches",threshold:"the last, partial wave of blocks wastes at least 20% of the kernel's\
 time",source:{guide:ncuRule("LaunchConfiguration"),section:"Launch Statistics"},advice:"Choose tile sizes so the blocks\
 fill whole waves, or use a persistent kernel, which needs only one wave.",find:findTailEffect},{id:"low-occupancy",of:"\
measured launches",threshold:"theoretical occupancy under 80%, with SMs and memory under 60% busy, and at least one wave\
 of blocks",source:{guide:ncuRule("TheoreticalOccupancy"),section:"Occupancy"},advice:"Use fewer registers per thread, l\
ess shared memory, or a different block size, depending on what limits occupancy. Kernels that feed tensor cores with as\
ynchronous copies need few warps, so they may be fine already.",find:findLowOccupancy},{id:"memory-bound",of:"measured l\
aunches",threshold:"device memory at least 60% busy, and 10 points busier than the SMs (above 80%, any lead is enough); \
if SM throughput is missing, compared with executed instructions and the tensor pipe",source:{guide:ncuRule("SOLBottlene\
ck"),section:"GPU Speed Of Light Throughput"},advice:"The kernel is close to peak memory bandwidth, so only moving fewer\
 bytes helps. Fuse the kernel with neighboring kernels, use smaller types (fp8, int8 weights), or use a larger batch so \
each read of the weights does more work.",find:findMemoryBound},{id:"compute-bound",of:"measured launches",threshold:"SM\
s at least 60% busy, and 10 points busier than memory (above 80%, any lead is enough); if SM throughput is missing, exec\
uted instructions or the tensor pipe, compared with device memory",source:{guide:ncuRule("SOLBottleneck"),section:"GPU S\
peed Of Light Throughput"},advice:"The SMs are close to their limit, so only doing less work helps. Use tensor cores if \
the kernel doesn't yet, use smaller types (fp8), or recompute less.",find:findComputeBound},{id:"memory-latency",of:"mea\
sured launches",threshold:"memory busier than the SMs but under 60%, with at least one wave of blocks",source:{guide:ncuRule(
"SOLBottleneck"),section:"GPU Speed Of Light Throughput"},advice:"The kernel waits for memory but doesn't use all of the\
 memory bandwidth. Keep more loads in flight with vector loads, more blocks or warps, prefetching, or asynchronous copie\
s.",find:findMemoryLatency},{id:"latency-bound",of:"measured launches",threshold:"SMs at least as busy as memory but und\
er 60%, with at least one wave of blocks",source:{guide:ncuRule("SOLBottleneck"),section:"GPU Speed Of Light Throughput"},
advice:"The kernel's warps wait for each other, for instructions, or for short-latency dependencies. The full preset sho\
ws what the warps wait for. Give each scheduler more independent work: more warps, more elements per thread, or fewer ba\
rriers.",find:findLatencyBound},{id:"uncoalesced",of:"measured launches",threshold:"at least 25% of the sectors unnecess\
ary, by ncu's count; without that count, by sectors per load and bytes used per sector; without bytes used, by sectors b\
eyond 16 per load",source:{guide:ncuRule("UncoalescedGlobalAccess"),section:"Source Counters"},advice:"Make neighboring \
threads access neighboring addresses: change the layout (contiguous(), channels_last) or go through shared memory.",find:findUncoalesced}];
function findSpills({kernel,figures}){let requests=figureNumber(figures,"spillRequests");return requests===0?null:requests===
null?findLocalMemory(kernel):{what:`Registers spill to memory: ${counted(requests,"request")} per launch.`,evidence:listFigures(
figures,["spillRequests","spillBytes","registersPerThread"]),impactNs:null}}function findLocalMemory(kernel){let variants=kernel.
variants.filter(({localBytesPerThread})=>(localBytesPerThread??0)>0);if(variants.length===0)return null;let[,most]=findExtremes(
variants.map(({localBytesPerThread})=>localBytesPerThread??0)),registers=variants.flatMap(({registersPerThread})=>registersPerThread??
[]);return{what:`Each thread has ${counted(most,"byte")} of local memory, for spilled registers or for arrays indexed at\
 run time.${formatLaunches(kernel,variants)}`,evidence:[{name:"localBytesPerThread",value:most,unit:"byte"},{name:"regis\
tersPerThread",value:registers.length===0?null:findExtremes(registers)[1],unit:"register/thread"}],impactNs:null,advice:"\
To find out whether registers spill, use the memory preset, which counts the requests for spilled registers. For spills,\
 reduce register use or raise the register limit (__launch_bounds__, -maxrregcount). For arrays, use indexes that are kn\
own at compile time."}}function findSmallGrid({kernel,figures,worthNs,smCount}){if(kernel.ncu.length===0)return null;let small=kernel.
variants.map(variant=>({variant,filled:measureGridShare(variant,smCount)??1})).filter(({filled})=>filled<fullGrid),variants=small.
map(({variant})=>variant);if(small.length===0||measureVariants(variants)<worthNs)return null;let shares=small.map(({filled})=>filled),
occupied=[...new Set(findExtremes(shares).map(share=>formatPercent(share*100)))];return{what:`The kernel's blocks can re\
ach only ${occupied.join(" to ")} of the SMs${occupied.length===1?"":", depending on the grid"}; the other SMs get no wo\
rk from this kernel.${formatLaunches(kernel,variants)}`,evidence:[...describeBlocks(variants.map(countBlocks)),{name:"sm\
Count",value:smCount,unit:"SM"},...listFigures(figures,[...computeKeys(figures),...memoryKeys(figures)])],impactNs:Math.
round(sum(small,({variant,filled})=>medianTotalNs(variant)*(1-filled)))}}function findExtremes(values){return values.reduce(
([least,most],value)=>[Math.min(least,value),Math.max(most,value)],[1/0,-1/0])}function describeBlocks(blocks){let[fewest,
most]=findExtremes(blocks);return fewest===most?[{name:"gridBlocks",value:most,unit:""}]:[{name:"gridBlocks, fewest",value:fewest,
unit:""},{name:"gridBlocks, most",value:most,unit:""}]}function findPartialWave(view){let waves=figureNumber(view.figures,
"wavesPerSm"),busiest=findBusiestPct(view.figures);return waves===null||waves>=1||busiest===null||busiest>=busyPct||!reachesSms(
view)?null:{what:`The kernel has only ${formatPercent(waves*100)} of the blocks that the GPU can run at once, and neithe\
r the SMs nor memory is busy.`,evidence:listFigures(view.figures,["wavesPerSm","gridBlocks","smThroughputPct","memoryThr\
oughputPct","achievedOccupancyPct"]),impactNs:null}}function findTailEffect(view){let{figures,totalNs}=view,waves=figureNumber(
figures,"wavesPerSm");if(waves===null||waves<=1||!reachesSms(view))return null;let wasted=1-waves/Math.ceil(waves);return wasted<
tailShare?null:{what:`The blocks run in ${waves.toFixed(2)} waves, and the last wave fills only ${formatPercent((waves-Math.
floor(waves))*100)} of the GPU.`,evidence:[...listFigures(figures,["wavesPerSm","gridBlocks"]),{name:"smCount",value:view.
smCount,unit:"SM"}],impactNs:Math.round(totalNs*wasted)}}function findLowOccupancy(view){let{figures,totalNs}=view,theoretical=figureNumber(
figures,"theoreticalOccupancyPct"),busiest=findBusiestPct(figures);if(theoretical===null||busiest===null||!fillsGpu(view)||
theoretical>=lowOccupancyPct||busiest>=busyPct)return null;let limiter=figureWord(figures,"occupancyLimiter");return{what:`\
Theoretical occupancy is only ${formatPercent(theoretical)}${limiter===null?"":`, limited by ${limiter}`}.`,evidence:listFigures(
figures,["theoreticalOccupancyPct","achievedOccupancyPct","occupancyLimiter","registersPerThread","sharedBytesPerBlock",
"smThroughputPct","memoryThroughputPct"]),impactNs:Math.round(totalNs*(1-Math.max(theoretical,busiest)/100))}}function findMemoryBound({
figures,totalNs}){let dram=figureNumber(figures,"dramThroughputPct"),keys=computeKeys(figures),compute=keys.map(key=>figureNumber(
figures,key));return dram===null||compute.some(share=>share===null||!isBottleneck(dram,share))?null:{what:keys.includes(
"smThroughputPct")?`The kernel is bound by device memory, at ${formatPercent(dram)} of peak bandwidth.`:`Device memory i\
s at ${formatPercent(dram)} of peak bandwidth, busier than instruction execution or the tensor cores.`,evidence:listFigures(
figures,["dramThroughputPct",...keys,"dramBytes","dramBytesPerSecond","l2HitPct"]),impactNs:Math.round(totalNs*(1-dram/100))}}
function findComputeBound({figures,totalNs}){let keys=computeKeys(figures),compute=Math.max(...keys.map(key=>figureNumber(
figures,key)??0));return memoryKeys(figures).map(key=>figureNumber(figures,key)).some(share=>share===null||!isBottleneck(
compute,share))?null:{what:keys.includes("smThroughputPct")?`The kernel is bound by the SMs, at ${formatPercent(compute)}\
 of their peak.`:`Instruction execution or the tensor cores are at ${formatPercent(compute)} of their peak, busier than \
device memory.`,evidence:listFigures(figures,[...keys,...memoryKeys(figures),"tensorPipePct","achievedOccupancyPct"]),impactNs:Math.
round(totalNs*(1-compute/100))}}function findLatencyBound(view){let{figures,totalNs}=view,memory=figureNumber(figures,"m\
emoryThroughputPct"),sm=figureNumber(figures,"smThroughputPct");return memory===null||sm===null||!fillsGpu(view)||memory>
sm||sm>=busyPct?null:{what:`The SMs reach only ${formatPercent(sm)} of their peak, and memory is no busier.`,evidence:listFigures(
figures,["smThroughputPct","memoryThroughputPct","achievedOccupancyPct","topStall","topStallPct"]),impactNs:Math.round(totalNs*
(1-sm/100))}}function isBottleneck(share,other){return share>=busyPct&&share>=other&&(share>=bottleneckPct||share-other>=
balancedPct)}function findMemoryLatency(view){let{figures,totalNs}=view,memory=figureNumber(figures,"memoryThroughputPct"),
sm=figureNumber(figures,"smThroughputPct");return memory===null||sm===null||!fillsGpu(view)||memory<=sm||memory>=busyPct?
null:{what:`The kernel depends on memory but reaches only ${formatPercent(memory)} of peak memory throughput.`,evidence:listFigures(
figures,["memoryThroughputPct","dramThroughputPct","smThroughputPct","achievedOccupancyPct","topStall","topStallPct"]),impactNs:Math.
round(totalNs*(1-memory/100))}}function findUncoalesced({figures,totalNs}){let excess=measureExcess(figures);return excess===
null||excess<excessShare?null:{what:`The threads of a warp access scattered addresses, so ${formatPercent(excess*100)} o\
f the sectors they load or store are unnecessary.`,evidence:listFigures(figures,["excessSectorsPct","loadBytesPerSector",
"loadSectorsPerRequest","dramThroughputPct"]),impactNs:Math.round(totalNs*excess)}}function measureExcess(figures){let counted2=figureNumber(
figures,"excessSectorsPct");if(counted2!==null)return counted2/100;let sectors=figureNumber(figures,"loadSectorsPerReque\
st"),used=figureNumber(figures,"loadBytesPerSector");if(sectors===null||sectors===0)return null;let ideal=used===null?mostSectorsPerLoad:
Math.max(1,sectors*used/sectorBytes);return Math.max(0,1-ideal/sectors)}function measureGridShare(variant,smCount){return smCount===
null||smCount===0?null:Math.min(1,countBlocks(variant)/smCount)}function countBlocks({grid:[x,y,z]}){return x*y*z}function reachesSms({
variant,smCount}){return(measureGridShare(variant,smCount)??0)>=fullGrid}function fillsGpu(view){return reachesSms(view)&&
(figureNumber(view.figures,"wavesPerSm")??1)>=1}function ncuRule(identifier){return`Nsight Compute, rule ${identifier}`}
function computeKeys(figures){return figureNumber(figures,"smThroughputPct")===null?["executedInstructionsPct","tensorPi\
pePct"]:["smThroughputPct"]}function memoryKeys(figures){return figureNumber(figures,"memoryThroughputPct")===null?["dra\
mThroughputPct"]:["memoryThroughputPct"]}function findBusiestPct(figures){let sm=figureNumber(figures,"smThroughputPct"),
memory=figureNumber(figures,"memoryThroughputPct");return sm===null||memory===null?null:Math.max(sm,memory)}function listFigures(figures,keys){
return keys.flatMap(name=>{let figure=figures[name];return figure==null?[]:[{name,value:figure.value,unit:figure.unit}]})}var bestPractices2="CUDA C++ Best Practices Guide",idleLimit=.3,launchLimitNs=1e5,notFused=new Set(["gemm","attention","\
conv","moe","communication"]),tinyNs=1e4,tinyLaunches=100,tinyShare=.5,copyShare=.01,copyBytes=1e6,waitsPerInstance=1,rangeRules=[
{id:"launch-bound",of:"range",threshold:"GPU idle at least 30% of the range, and at most 100 \xB5s per launch call",source:{
guide:"CUDA C++ Programming Guide",section:"CUDA Graphs"},advice:"Launch fewer kernels from the host, or launch them ear\
lier: capture the step in a CUDA graph (torch.cuda.graph, torch.compile with mode=reduce-overhead), fuse small kernels, \
or do more work per step with a larger batch.",find:findLaunchBound},{id:"gpu-idle",of:"range",threshold:"GPU idle at le\
ast 30% of the range, and more than 100 \xB5s per launch call",source:{guide:bestPractices2,section:"Asynchronous and Ov\
erlapping Transfers with Computation"},advice:"Check nsys's timeline to see what the host does while the GPU is idle: da\
ta loading, tokenization, sampling, compilation, or waiting for a request, a lock, or another rank. Do that work ahead o\
f time, in the background, or between ranges.",find:findGpuIdle},{id:"host-synchronization",of:"range",threshold:"more t\
han one synchronization per instance",source:{guide:bestPractices2,section:"Asynchronous and Overlapping Transfers with \
Computation"},advice:"Keep results on the GPU and read them later: `.item()`, `.cpu()`, printing a tensor, and branching\
 on its value all make the host wait.",find:findSynchronization},{id:"pageable-copies",of:"range",threshold:"pageable co\
pies of at least 1 MB, or 1% of GPU busy time",source:{guide:bestPractices2,section:"Pinned Memory"},advice:"Use pinned \
host memory (pin_memory=True, tensor.pin_memory()) and non_blocking=True, or copy the data before the range starts.",find:findPageableCopies},
{id:"tiny-kernels",of:"range",threshold:"at least 100 launches, and at least half of all launches, are fusible kernels u\
nder 10 \xB5s (not matmul, attention, convolution, MoE, communication), mostly outside CUDA graphs",source:{guide:bestPractices2,
section:"Execution Configuration Optimizations"},advice:"Fuse the short kernels with torch.compile or a fused implementa\
tion (norms, rotary embedding, activations), or run one kernel over a larger batch.",find:findTinyKernels}],graphAdvice="\
Most kernels already come from CUDA graphs. Capture the launches that are still outside them, replay fewer and larger gr\
aphs, and move host work out of the gaps between replays.";function findLaunchBound(view){let idle=measureIdle(view);if(idle===
null||idle.perLaunchNs>launchLimitNs)return null;let finding=describeIdle(view,idle," because the host doesn't launch wo\
rk fast enough");return replaysGraphs(view)?{...finding,advice:graphAdvice}:finding}function findGpuIdle(view){let idle=measureIdle(
view);return idle===null||idle.perLaunchNs<=launchLimitNs?null:describeIdle(view,idle,". The idle time per launch is lon\
ger than a launch takes, so something else holds up the host")}function measureIdle({range,spanNs,gpuIdleNs:idleNs,launches,
instances}){if(spanNs===null||idleNs===null||spanNs===0||launches===0||idleNs/spanNs<idleLimit)return null;let calls=median(
range.rounds.map(round=>round.launches-round.graphKernels+round.graphLaunches));return{idleNs,spanNs,perLaunchNs:idleNs/
Math.max(1,calls),calls,instances}}function describeIdle({range},idle,why){let{idleNs,spanNs,perLaunchNs,calls,instances}=idle,
nested=findIdlestOperator(range),share=(part,whole)=>formatPercent(part/whole*100),where=nested===null?"":` Most of the \
idle time is in \`${nested.name}\`, where the GPU is idle for ${share(nested.idleNs,nested.hostNs)} of the time.`;return{
what:`The GPU is idle for ${share(idleNs,spanNs)} of the range${why}.${where}`,evidence:[...nested===null?[]:[{name:"mos\
t idle time in",value:nested.name,unit:""},{name:"idle time there",value:nested.idleNs,unit:"ns"}],{name:"idle share",value:roundHundredths(
idleNs/spanNs*100),unit:"%"},{name:"wall time (tracing inflates it)",value:spanNs,unit:"ns"},{name:"GPU busy",value:spanNs-
idleNs,unit:"ns"},{name:"launch calls for each instance",value:roundHundredths(calls/Math.max(1,instances)),unit:""},{name:"\
idle for each launch call",value:Math.round(perLaunchNs),unit:"ns"}],impactNs:idleNs}}function findIdlestOperator(range){
let idleOfGpu=new Map(range.operators.flatMap(operator=>operator.path.length===0?[[gpuKey(operator),medianOverRounds(operator,
({idleNs})=>idleNs)]]:[])),nested=range.operators.filter(({path})=>path.length>0),[deepest]=[...nested.map(operator=>[operator]),
...groupAlikeOperators(nested)].flatMap(alike=>{let[first]=alike,idleNs=sum(alike,operator=>medianOverRounds(operator,round=>round.
idleNs));if(first===void 0||2*idleNs<=(idleOfGpu.get(gpuKey(first))??0))return[];let hostNs=sum(alike,operator=>medianOverRounds(
operator,round=>round.hostNs)),path=sharedPath(alike.map(operator=>operator.path));return[{depth:path.length,paths:alike.
length,name:operatorText(range,path).replaceAll("`","'"),idleNs,hostNs}]}).toSorted((a,b)=>b.depth-a.depth||a.paths-b.paths||
b.idleNs-a.idleNs);return deepest??null}function replaysGraphs({range,launches}){return median(range.rounds.map(({graphKernels})=>graphKernels))>
launches/2}function findSynchronization({range:{rounds},instances,gpuIdleNs}){let count=median(rounds.map(({synchronizations})=>sum(
synchronizations,call=>call.count)));if(instances===0||count/instances<=waitsPerInstance)return null;let waitedNs=median(
rounds.map(({synchronizations})=>sum(synchronizations,call=>call.totalNs))),calls=alignRounds(rounds.map(({synchronizations})=>synchronizations),
({call})=>call);return{what:`The host waits for the GPU ${counted(roundHundredths(count),"time")} in ${counted(instances,
"instance")} of the range.`,evidence:calls.flatMap(({sample:{call},found})=>[{name:`${call}, calls`,value:median(found.map(
entry=>entry?.count??0)),unit:""},{name:`${call}, waited`,value:median(found.map(entry=>entry?.totalNs??0)),unit:"ns"}]),
impactNs:gpuIdleNs===null?null:Math.min(waitedNs,gpuIdleNs)}}function findPageableCopies({range:{rounds},gpuBusyNs}){let medianOf=pick=>median(
rounds.map(({copies})=>sum(copies.filter(isPageable),pick))),[bytes,totalNs]=[medianOf(copy=>copy.bytes),medianOf(copy=>copy.
totalNs)];return bytes<copyBytes&&(totalNs===0||totalNs<copyShare*gpuBusyNs)?null:{what:"Copies between the GPU and page\
able host memory go through a staging buffer and make the host wait.",evidence:[{name:"copies",value:medianOf(copy=>copy.
count),unit:""},{name:"bytes",value:bytes,unit:"byte"},{name:"time of the copies",value:totalNs,unit:"ns"}],impactNs:totalNs}}
function isPageable({kind,sourceMemory,targetMemory}){return kind==="copy"&&(sourceMemory==="pageable"||targetMemory==="\
pageable")}function findTinyKernels(view){let{range,launches,kernelNs}=view,tiny=range.kernels.filter(({family,rounds})=>!notFused.
has(family)&&median(rounds.flatMap(entry=>entry===null?[]:[entry.medianNs]))<tinyNs),tinyCount=sum(tiny,kernel=>medianLaunches(
kernel));if(tinyCount<tinyLaunches||tinyCount<tinyShare*launches||replaysGraphs(view))return null;let tinyTotalNs=sum(tiny,
kernel=>medianTotalNs(kernel));return{what:`${countText(tinyCount,0)} of ${countText(launches,0)} launches run kernels s\
horter than 10 \xB5s that could be fused.`,evidence:[{name:"short launches",value:tinyCount,unit:""},{name:"time of shor\
t launches",value:tinyTotalNs,unit:"ns"},{name:"share of the kernel time",value:kernelNs===0?null:roundHundredths(tinyTotalNs/
kernelNs*100),unit:"%"}],impactNs:tinyTotalNs}}function roundHundredths(value){return Math.round(value*100)/100}var findingRules=[...rangeRules,...kernelRules],worthShare=.01;function addFindings(profile){let[smCount=null,...others]=new Set(
profile.machine.gpus.map(gpu=>gpu.smCount)),sharedSmCount=others.length===0?smCount:null;return{...profile,ranges:profile.
ranges.map(range=>({...range,findings:findRangeFindings(range,sharedSmCount)}))}}function findRangeFindings(range,smCount=null){
let view=summarizeRange(range,smCount);if(view===null)return[];let kernels=listKernels(view);return findingRules.flatMap(
rule=>rule.of==="range"?createFinding(rule,rule.find(view),null):kernels.flatMap(each=>createFinding(rule,runKernelRule(
rule,each),each.kernel.name))).toSorted((a,b)=>(b.impactNs??-1)-(a.impactNs??-1))}function runKernelRule(rule,view){let finding=rule.
find(view),{kernel,variant}=view;if(finding===null||kernel.variants.length===1||kernel.ncu.length===0)return finding;let share=Math.
round(measureShare(kernel,[variant])*1e3)/10;return{...finding,what:rule.of==="kernel"?finding.what:finding.what+formatLaunches(
kernel,[variant]),evidence:[...finding.evidence,{name:"time in the measured grid",value:share,unit:"%"}]}}function createFinding({
id,threshold,source,advice},finding,kernel){return finding===null?[]:[{id,kernel,advice,...finding,threshold,source:{...source}}]}
function summarizeRange(range,smCount){if(range.rounds.length===0)return null;let medianOf=pick=>median(range.rounds.map(
pick)),medianOfKnown=pick=>{let values=range.rounds.flatMap(entry=>pick(entry)??[]);return values.length===0?null:median(
values)};return{range,kernelNs:medianOf(({kernelNs})=>kernelNs),spanNs:medianOfKnown(({spanNs})=>spanNs),gpuIdleNs:medianOfKnown(
({gpuIdleNs})=>gpuIdleNs),gpuBusyNs:medianOf(({gpuBusyNs})=>gpuBusyNs),launches:medianOf(({launches})=>launches),instances:medianOf(
({instances})=>instances),smCount}}function listKernels({range,kernelNs,smCount}){let worthNs=worthShare*kernelNs;return range.
kernels.flatMap(kernel=>{let sample=kernel.ncu[0]??{variant:0,figures:{}},variant=kernel.variants[sample.variant];if(variant===
void 0||medianTotalNs(kernel)<worthNs)return[];let{figures}=sample,totalNs=medianTotalNs(variant);return[{kernel,figures,
variant,totalNs,worthNs,smCount:figureNumber(figures,"smCount")??smCount}]})}export{addFindings};
