import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{medianKernelNs,medianTotalNs}from"./chunk-UAZ6EODX.js";function findMeasuredLaunch({variants,rounds},{variant:index}){let measured=variants[index];if(measured===void 0)return null;
let same=variants.filter(variant=>launchShape(variant)===launchShape(measured)),matchingLaunches=rounds.map((_,round)=>same.
reduce((sum,variant)=>sum+(variant.rounds[round]?.launches??0),0));return{grid:measured.grid,block:measured.block,matchingLaunches}}
function distinctSamples({variants,ncu}){let shapes=ncu.map(({variant:index})=>{let variant=variants[index];return variant===
void 0?"":launchShape(variant)});return ncu.filter((_,index)=>shapes.indexOf(shapes[index]??"")===index)}function measuredShare(range){
let kernelNs=medianKernelNs(range);if(kernelNs===0||range.kernels.every(({ncu})=>ncu.length===0))return null;let measuredNs=range.
kernels.reduce((sum,{variants,ncu})=>{let shapes=new Set(ncu.flatMap(({variant})=>variants[variant]??[]).map(launchShape)),
alike=variants.filter(variant=>shapes.has(launchShape(variant)));return sum+alike.reduce((total,variant)=>total+medianTotalNs(
variant),0)},0);return Math.min(1,measuredNs/kernelNs)}function findSample({ncu},variant){return ncu.find(sample=>sample.
variant===variant)??null}function launchShape(variant){let{grid,block}=variant,bytes=sharedBytes(variant),shared=bytes===
null?"unknown shared memory":`${bytes} B of shared memory`;return`grid ${grid.join("\xD7")}, block ${block.join("\xD7")}\
 and ${shared}`}function sharedBytes({staticSharedBytes,dynamicSharedBytes}){return staticSharedBytes===null||dynamicSharedBytes===
null?null:staticSharedBytes+dynamicSharedBytes}function launchText({grid,block}){return`${dimensionsText(grid)}, ${dimensionsText(
block)}`}function dimensionsText(dimensions){return dimensions.join("\xD7").replace(/(?<!×1)(?:×1)+$/,"")}var figureRules=[rule("durationNs","duration","ns","SpeedOfLight",["gpu__time_duration.sum"]),rule("smThroughputPct","SM\
 throughput","%","SpeedOfLight",["sm__throughput.avg.pct_of_peak_sustained_elapsed"]),rule("executedInstructionsPct","ex\
ecuted instructions","%","SpeedOfLight",["sm__inst_executed.avg.pct_of_peak_sustained_elapsed"]),rule("memoryThroughputP\
ct","memory throughput","%","SpeedOfLight",["gpu__compute_memory_throughput.avg.pct_of_peak_sustained_elapsed"]),rule("d\
ramThroughputPct","DRAM throughput","%","SpeedOfLight",["gpu__dram_throughput.avg.pct_of_peak_sustained_elapsed","dram__\
throughput.avg.pct_of_peak_sustained_elapsed"]),rule("l1ThroughputPct","L1 throughput","%","SpeedOfLight",["l1tex__throu\
ghput.avg.pct_of_peak_sustained_active"]),rule("l2ThroughputPct","L2 throughput","%","SpeedOfLight",["lts__throughput.av\
g.pct_of_peak_sustained_elapsed"]),rule("achievedOccupancyPct","achieved occupancy","%","Occupancy",["sm__warps_active.a\
vg.pct_of_peak_sustained_active"]),launch("theoreticalOccupancyPct","theoretical occupancy","%","Occupancy",["sm__maximu\
m_warps_per_active_cycle_pct"]),launch("occupancyLimiter","occupancy limited by","","Occupancy",findOccupancyLimiter),launch(
"registersPerThread","registers per thread","register/thread","LaunchStats",["launch__registers_per_thread"]),launch("sh\
aredBytesPerBlock","shared memory per block","byte/block","LaunchStats",["launch__shared_mem_per_block"]),launch("gridBl\
ocks","blocks","","LaunchStats",["launch__grid_size"]),launch("smCount","SMs","SM","LaunchStats",["launch__sm_count"]),launch(
"wavesPerSm","waves per SM","","LaunchStats",["launch__waves_per_multiprocessor"]),launch("spillRequests","spill request\
s","","MemoryWorkloadAnalysis",["derived__local_spilling_requests"]),launch("spillRequestsPct","spill share of local req\
uests","%","MemoryWorkloadAnalysis",["derived__local_spilling_requests_pct"]),launch("spillBytes","spilled to local memo\
ry","byte","MemoryWorkloadAnalysis",["sass__inst_executed_register_spilling_mem_local"]),rule("l1HitPct","L1 hits","%","\
MemoryWorkloadAnalysis",["l1tex__t_sector_hit_rate.pct"]),rule("l2HitPct","L2 hits","%","MemoryWorkloadAnalysis",["lts__\
t_sector_hit_rate.pct"]),rule("dramBytes","DRAM bytes","byte","MemoryWorkloadAnalysis",readDramBytes),rule("dramBytesPer\
Second","DRAM bytes per second","byte/s","MemoryWorkloadAnalysis",readDramBandwidth),rule("loadSectorsPerRequest","secto\
rs per load","sector/request","MemoryWorkloadAnalysis_Tables",["l1tex__average_t_sectors_per_request_pipe_lsu_mem_global\
_op_ld.ratio"]),rule("loadBytesPerSector","bytes used per loaded sector","byte/sector","SourceCounters",["smsp__sass_ave\
rage_data_bytes_per_sector_mem_global_op_ld.ratio"]),rule("excessSectorsPct","sectors above ideal","%","SourceCounters",
measureExcessSectors),rule("tensorPipePct","tensor pipe","%","ComputeWorkloadAnalysis",["sm__pipe_tensor_cycles_active.a\
vg.pct_of_peak_sustained_elapsed","sm__pipe_tensor_cycles_active.avg.pct_of_peak_sustained_active","sm__inst_executed_pi\
pe_tensor.avg.pct_of_peak_sustained_active"]),rule("topStall","top stall reason","","WarpStateStats",findTopStall),rule(
"topStallPct","of a warp's time","%","WarpStateStats",measureTopStall),rule("passes","passes","pass","(always collected)",
["profiler__replayer_passes"])];function readFigures(row){return Object.fromEntries(figureRules.map(({key,unit,from,ofRanges})=>{
if(row.kind==="range"&&!ofRanges)return[key,null];if(typeof from=="function")return[key,from(row)];let reading=readFirstNumber(
row,from);return[key,reading===null?null:{value:reading.value,unit,metric:reading.metric}]}))}function rule(key,title,unit,section,from){
return{key,title,unit,section,from,ofRanges:!0}}function launch(key,title,unit,section,from){return{key,title,unit,section,
from,ofRanges:!1}}var limits=[["launch__occupancy_limit_registers","registers"],["launch__occupancy_limit_shared_mem","s\
hared memory"],["launch__occupancy_limit_warps","warps"],["launch__occupancy_limit_blocks","blocks"],["launch__occupancy\
_limit_barriers","barriers"]];function findOccupancyLimiter(row){let limiters=limits.flatMap(([metric,name])=>{let value=readNumber(
row,metric);return value===null?[]:[{metric,name,value}]}),least=Math.min(...limiters.map(({value})=>value)),limiting=limiters.
filter(({value})=>value===least);return limiting.length===0?null:{value:limiting.map(({name})=>name).join(", "),unit:"",
metric:"min(launch__occupancy_limit_*)"}}function readDramBytes(row){let total=readNumber(row,"dram__bytes.sum");if(total!==
null)return{value:total,unit:"byte",metric:"dram__bytes.sum"};for(let op of["","_op"]){let[reads,writes]=[`dram__bytes${op}\
_read.sum`,`dram__bytes${op}_write.sum`],[read,written]=[readNumber(row,reads),readNumber(row,writes)];if(read!==null&&written!==
null)return{value:read+written,unit:"byte",metric:`${reads} + ${writes}`}}let perSecond=readNumber(row,"dram__bytes.sum.\
per_second"),durationNs=readNumber(row,"gpu__time_duration.sum");return perSecond===null||durationNs===null?null:{value:Math.
round(perSecond*durationNs/1e9),unit:"byte",metric:"dram__bytes.sum.per_second \xD7 gpu__time_duration.sum"}}function readDramBandwidth(row){
let value=readNumber(row,"dram__bytes.sum.per_second");if(value!==null)return{value,unit:"byte/s",metric:"dram__bytes.su\
m.per_second"};let bytes=readDramBytes(row),durationNs=readNumber(row,"gpu__time_duration.sum");return typeof bytes?.value!=
"number"||durationNs===null||durationNs===0?null:{value:bytes.value/durationNs*1e9,unit:"byte/s",metric:`(${bytes.metric}\
) \xF7 gpu__time_duration.sum`}}function measureExcessSectors(row){let sectors=readNumber(row,"memory_l2_theoretical_sec\
tors_global"),ideal=readNumber(row,"memory_l2_theoretical_sectors_global_ideal");return sectors===null||ideal===null||sectors===
0?null:{value:Math.max(0,1-ideal/sectors)*100,unit:"%",metric:"1 - memory_l2_theoretical_sectors_global_ideal \xF7 memory_l\
2_theoretical_sectors_global"}}var stallMetric=/^smsp__average_warps_issue_stalled_(\w+)_per_issue_active\.ratio$/,latencyMetric="\
smsp__average_warp_latency_per_inst_issued.ratio";function findTopStall(row){let top=findLongestStall(row);return top===
null?null:{value:top.reason,unit:"",metric:top.metric}}function measureTopStall(row){let top=findLongestStall(row),latency=readNumber(
row,latencyMetric);return top===null||latency===null||latency===0?null:{value:top.value/latency*100,unit:"%",metric:`${top.
metric} \xF7 ${latencyMetric}`}}function findLongestStall(row){let top=null;for(let metric of row.metrics.keys()){let reason=stallMetric.
exec(metric)?.[1],value=reason===void 0?null:readNumber(row,metric);reason===void 0||reason==="selected"||value===null||
value>(top?.value??0)&&(top={reason,metric,value})}return top}function readNumber(row,metric){let value=row.metrics.get(
metric)?.value;return typeof value=="number"&&Number.isFinite(value)?value:null}function readFirstNumber(row,metrics){for(let metric of metrics){
let value=readNumber(row,metric);if(value!==null)return{metric,value}}return null}export{findMeasuredLaunch,distinctSamples,measuredShare,findSample,launchShape,sharedBytes,launchText,dimensionsText,figureRules,
readFigures,readNumber};
