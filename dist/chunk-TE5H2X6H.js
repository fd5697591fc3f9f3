import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{rangeKeyText}from"./chunk-EVYEDGFB.js";import{readFigures,readNumber}from"./chunk-4LFUCRIN.js";import{
launchShape,measuredShare}from"./chunk-S5JNMBWP.js";import{findReplayedRange}from"./chunk-U37CXQS2.js";import{
sum}from"./chunk-KHWSZT7H.js";var corePrecisions=[{precision:"fp64",perCycle:["smsp__sass_thread_inst_executed_op_dadd_pred_on.sum.per_cycle_elapsed",
"smsp__sass_thread_inst_executed_op_dmul_pred_on.sum.per_cycle_elapsed","derived__smsp__sass_thread_inst_executed_op_dfm\
a_pred_on_x2"],peakPerCycle:"derived__sm__sass_thread_inst_executed_op_dfma_pred_on_x2"},{precision:"fp32",perCycle:["sm\
sp__sass_thread_inst_executed_op_fadd_pred_on.sum.per_cycle_elapsed","smsp__sass_thread_inst_executed_op_fmul_pred_on.su\
m.per_cycle_elapsed","derived__smsp__sass_thread_inst_executed_op_ffma_pred_on_x2"],peakPerCycle:"derived__sm__sass_thre\
ad_inst_executed_op_ffma_pred_on_x2"},{precision:"fp16",perCycle:["derived__smsp__sass_thread_inst_executed_op_hadd_pred\
_on_x2","derived__smsp__sass_thread_inst_executed_op_hmul_pred_on_x2","derived__smsp__sass_thread_inst_executed_op_hfma_\
pred_on_x4"],peakPerCycle:"derived__sm__sass_thread_inst_executed_op_hfma_pred_on_x4"}],tensorMetric=/^sm__ops_path_tensor_src_(?!\w*_realtime)(?<type>(?:fp|bf|tf|int)\d\w*?)(?:_dst_[a-z]+\d+)?(?:_sparsity_(?<sparsity>on|off))?\.sum\.per_second$/,
tensorPipe={precision:"tensor",perCycle:["derived__smsp__inst_executed_pipe_tensor_x512"],peakPerCycle:"derived__sm__ins\
t_executed_pipe_tensor_x512"};function buildRoofline(row){let bytesPerSecond=readNumber(row,"dram__bytes.sum.per_second"),
hasCores=corePrecisions.some(({perCycle})=>perCycle.every(metric=>readNumber(row,metric)!==null)),tensor=findTensorTypes(
row),hasPipe=readNumber(row,"derived__smsp__inst_executed_pipe_tensor_x512")!==null;if(bytesPerSecond===null||!hasCores&&
!hasPipe&&tensor.length===0)return null;let peakBytesPerSecond=multiply(readNumber(row,"dram__bytes.sum.peak_sustained"),
readNumber(row,"dram__cycles_elapsed.avg.per_second")),roof={bytesPerSecond,peakBytesPerSecond},points=[...corePrecisions.
map(precision=>buildCorePoint(row,precision,roof)),...tensor.length>0?tensor.map(type=>buildTensorPoint(row,type,roof)):
[buildCorePoint(row,tensorPipe,roof)]];return{...roof,points:points.filter(point=>point!==null)}}function buildCorePoint(row,{
precision,perCycle,peakPerCycle},roof){let sum2=perCycle.map(metric=>readNumber(row,metric)).reduce((total,term)=>total===
null||term===null?null:total+term,0),flopPerSecond=multiply(sum2,readNumber(row,"smsp__cycles_elapsed.avg.per_second")),
peak=multiply(readNumber(row,peakPerCycle),readNumber(row,"sm__cycles_elapsed.avg.per_second"));return flopPerSecond===null?
null:buildPoint(precision,flopPerSecond,peak,roof)}function findTensorTypes(row){let found=[...row.metrics.keys()].flatMap(
metric=>{let match=tensorMetric.exec(metric);return match===null||readNumber(row,metric)===null?[]:[{metric,type:match.groups?.
type??"",sparsity:match.groups?.sparsity??null}]});return[...Map.groupBy(found,({type})=>type)].flatMap(([type,all])=>{let apart=all.
filter(({sparsity})=>sparsity!==null),counted=apart.length>0?apart:all;return[!1,!0].flatMap(sparse=>{let metrics=counted.
filter(({sparsity})=>sparsity==="on"===sparse).map(({metric})=>metric);return metrics.length===0?[]:[{type,sparse,metrics}]})})}
function buildTensorPoint(row,{type,sparse,metrics},roof){let flopPerSecond=sum(metrics,metric=>readNumber(row,metric)??
0),suffix=".sum.peak_sustained_elapsed.per_second",dense=new RegExp(`^sm__ops_path_tensor_op_\\w+_src_${type}(_dst_[a-z]\
+\\d+)?_sparsity_off\\.sum\\.peak`),denseNames=sparse?[]:[...row.metrics.keys()].filter(name=>dense.test(name)&&name.endsWith(
suffix)),own=metrics.map(metric=>metric.replace(".sum.per_second",suffix)),peaks=(denseNames.length>0?denseNames:own).flatMap(
name=>readNumber(row,name)??[]),precision=`tensor-${type}${sparse?"-sparse":""}`;return buildPoint(precision,flopPerSecond,
peaks.length===0?null:Math.max(...peaks),roof)}function buildPoint(precision,flopPerSecond,peak,roof){if(flopPerSecond===
0)return null;let intensity=roof.bytesPerSecond===0?null:flopPerSecond/roof.bytesPerSecond,byMemory=multiply(intensity,roof.
peakBytesPerSecond),bounds=[peak,byMemory].filter(bound=>bound!==null);return{precision,flopPerSecond,peakFlopPerSecond:peak,
intensity,ridgeIntensity:peak===null||!roof.peakBytesPerSecond?null:peak/roof.peakBytesPerSecond,roofFlopPerSecond:bounds.
length===0?null:Math.min(...bounds)}}function multiply(one,other){return one===null||other===null?null:one*other}function splitRuns({shared,...run}){return shared===null?[run]:shared.map(({kernels,...range})=>({...run,ranges:[range],
selected:kernels}))}function addNcu(profile,run){return run.mode==="range"||run.mode==="app-range"?{...profile,replayedRanges:mergeReplayedRanges(
[...profile.replayedRanges,...groupReplayedRanges(run.rows,run.mode,run.ranges)])}:{...profile,ranges:profile.ranges.map(
range=>addToRange(range,run))}}function addToRange(range,{rows,ranges,selected}){if(ranges!==null&&!ranges.some(key=>rangeKeyText(
key)===rangeKeyText(range)))return range;let{joined,unjoined}=joinNcu(range,rows,selected),byKernel=Map.groupBy(joined,({
kernel})=>kernel),kernels=range.kernels.map(kernel=>{let samples=(byKernel.get(kernel)??[]).map(({row,variant})=>({variant,
...sampleRow(row)}));return{...kernel,ncu:[...kernel.ncu,...samples].sort((one,other)=>one.variant-other.variant)}});return{
...range,kernels,ncu:mergeUnjoined(range.ncu,unjoined,kernels)}}function mergeUnjoined(before,now,kernels){let explained=new Set(
kernels.filter(({ncu})=>ncu.length>0).map(({name})=>name));return{kernelsWithoutRow:[...new Set([...before?.kernelsWithoutRow??
[],...now.kernelsWithoutRow])].filter(name=>!explained.has(name)),rowsWithoutKernel:[...before?.rowsWithoutKernel??[],...now.
rowsWithoutKernel]}}function mergeReplayedRanges(ranges){return[...Map.groupBy(ranges,region=>JSON.stringify([region.mode,
rangeKeyText(region)])).values()].flatMap(group=>group.slice(0,1).map(region=>({...region,samples:group.flatMap(({samples})=>samples)})))}
function groupReplayedRanges(rows,mode,asked){let found=new Map;for(let row of rows){let range=row.kind==="range"?findReplayedRange(
row,asked):null;if(range===null)continue;let key=JSON.stringify([range.domain,range.name]),known=found.get(key)??{name:range.
name,domain:range.domain,mode,samples:[]};found.set(key,{...known,samples:[...known.samples,sampleRow(row)]})}return[...found.
values()]}function sampleRow(row){return{id:row.id,figures:readFigures(row),roofline:buildRoofline(row),rules:[...row.rules]}}
function joinNcu(range,rows,selected){let own=rows.filter(row=>row.kind==="kernel"&&isOfRange(row,range)),byMangled=new Map;
for(let kernel of range.kernels)for(let[variant,{mangled}]of kernel.variants.entries()){let name=ncuName(kernel,mangled);
byMangled.set(name,[...byMangled.get(name)??[],{kernel,variant}])}let joined=[],rowsWithoutKernel=[];for(let row of own){
let match=findBestMatch(row,byMangled.get(row.kernel)??[]);match!==null?joined.push({row,...match}):row.ranges.length>0&&
rowsWithoutKernel.push(describeRow(row))}let order=new Map(range.kernels.map((kernel,index)=>[kernel,index]));joined.sort(
(one,other)=>(order.get(one.kernel)??0)-(order.get(other.kernel)??0));let explained=new Set(joined.map(({kernel})=>kernel.
name)),expected=range.kernels.filter(kernel=>selected===null||isSelected(kernel,selected));return{joined,unjoined:{kernelsWithoutRow:expected.
flatMap(({name})=>explained.has(name)?[]:[name]),rowsWithoutKernel}}}function isSelected(kernel,selected){return kernel.
variants.some(({mangled})=>selected.includes(ncuName(kernel,mangled)))}function ncuName({name},mangled){return mangled??
name}function isOfRange({ranges},{name,domain}){return ranges.length===0||ranges.some(range=>range.name===name&&range.domain===
domain)}function findBestMatch(row,candidates){let alike=candidates.filter(({kernel,variant})=>hasShape(kernel.variants[variant],
row)),dynamic=readNumber(row,"launch__shared_mem_per_block_dynamic");return alike.find(({kernel,variant})=>kernel.variants[variant]?.
dynamicSharedBytes===dynamic)??alike[0]??null}function hasShape(variant,{grid,block}){return variant!==void 0&&equalSizes(
variant.grid,grid)&&equalSizes(variant.block,block)}function equalSizes(one,other){return other!==null&&one.every((size,axis)=>size===
other[axis])}function describeRow({id,kernel,grid,block}){return{id,kernel,grid:grid?.join("\xD7")??"unknown",block:block?.
join("\xD7")??"unknown"}}var wantedShare=.9;function findUnmeasured(range,rows,selected,asked){let kernels=range.kernels.
filter(kernel=>listNcuNames(kernel).some(name=>selected.includes(name)));if(kernels.every(({ncu})=>ncu.length===0))return[
...selected];let missing=kernels.filter(kernel=>!rows.some(row=>listNcuNames(kernel).includes(row.kernel))),taken=kernels.
filter(kernel=>isMeasuredElsewhere(kernel,rows)),isShort=(measuredShare(range)??0)<wantedShare,isAsked=taken.some(({name,
ncu})=>ncu.length===0&&asked.includes(name)),left=new Set([...missing,...isShort||isAsked?taken:[]].flatMap(listNcuNames));
return selected.filter(name=>left.has(name))}function isMeasuredElsewhere(kernel,rows){let measured=new Set(kernel.ncu.flatMap(
({variant})=>kernel.variants[variant]??[]).map(launchShape));return kernel.variants.some(variant=>!measured.has(launchShape(
variant))&&rows.some(row=>row.kernel===ncuName(kernel,variant.mangled)&&hasShape(variant,row)))}function listNcuNames(kernel){
return kernel.variants.map(({mangled})=>ncuName(kernel,mangled))}export{splitRuns,addNcu,mergeReplayedRanges,joinNcu,findUnmeasured};
