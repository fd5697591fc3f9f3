import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{rangeKeyText}from"./chunk-EVYEDGFB.js";import{ownRange}from"./chunk-KR2UOXRZ.js";import{figuresOf,numberOf}from"./chunk-25TWLJ3N.js";var corePrecisions=[{precision:"fp64",perCycle:["smsp__sass_thread_inst_executed_op_dadd_pred_on.sum.per_cycle_elapsed",
"smsp__sass_thread_inst_executed_op_dmul_pred_on.sum.per_cycle_elapsed","derived__smsp__sass_thread_inst_executed_op_dfm\
a_pred_on_x2"],peakPerCycle:"derived__sm__sass_thread_inst_executed_op_dfma_pred_on_x2"},{precision:"fp32",perCycle:["sm\
sp__sass_thread_inst_executed_op_fadd_pred_on.sum.per_cycle_elapsed","smsp__sass_thread_inst_executed_op_fmul_pred_on.su\
m.per_cycle_elapsed","derived__smsp__sass_thread_inst_executed_op_ffma_pred_on_x2"],peakPerCycle:"derived__sm__sass_thre\
ad_inst_executed_op_ffma_pred_on_x2"},{precision:"fp16",perCycle:["derived__smsp__sass_thread_inst_executed_op_hadd_pred\
_on_x2","derived__smsp__sass_thread_inst_executed_op_hmul_pred_on_x2","derived__smsp__sass_thread_inst_executed_op_hfma_\
pred_on_x4"],peakPerCycle:"derived__sm__sass_thread_inst_executed_op_hfma_pred_on_x4"}],tensorMetric=/^sm__ops_path_tensor_src_(?!\w*_realtime)(?<type>(?:fp|bf|tf|int)\d\w*?)(?:_dst_[a-z]+\d+)?(?:_sparsity_(?<sparsity>on|off))?\.sum\.per_second$/,
tensorPipe={precision:"tensor",perCycle:["derived__smsp__inst_executed_pipe_tensor_x512"],peakPerCycle:"derived__sm__ins\
t_executed_pipe_tensor_x512"};function rooflineOf(row){let bytesPerSecond=numberOf(row,"dram__bytes.sum.per_second"),hasCores=corePrecisions.
some(({perCycle})=>perCycle.every(metric=>numberOf(row,metric)!==null)),tensor=tensorTypes(row),hasPipe=numberOf(row,"de\
rived__smsp__inst_executed_pipe_tensor_x512")!==null;if(bytesPerSecond===null||!hasCores&&!hasPipe&&tensor.length===0)return null;
let peakBytesPerSecond=product(numberOf(row,"dram__bytes.sum.peak_sustained"),numberOf(row,"dram__cycles_elapsed.avg.per\
_second")),roof={bytesPerSecond,peakBytesPerSecond},points=[...corePrecisions.map(precision=>corePoint(row,precision,roof)),
...tensor.length>0?tensor.map(type=>tensorPoint(row,type,roof)):[corePoint(row,tensorPipe,roof)]];return{...roof,points:points.
filter(point=>point!==null)}}function corePoint(row,{precision,perCycle,peakPerCycle},roof){let sum=perCycle.map(metric=>numberOf(
row,metric)).reduce((total,term)=>total===null||term===null?null:total+term,0),flopPerSecond=product(sum,numberOf(row,"s\
msp__cycles_elapsed.avg.per_second")),peak=product(numberOf(row,peakPerCycle),numberOf(row,"sm__cycles_elapsed.avg.per_s\
econd"));return flopPerSecond===null?null:pointOf(precision,flopPerSecond,peak,roof)}function tensorTypes(row){let found=[
...row.metrics.keys()].flatMap(metric=>{let match=tensorMetric.exec(metric);return match===null||numberOf(row,metric)===
null?[]:[{metric,type:match.groups?.type??"",sparsity:match.groups?.sparsity??null}]});return[...Map.groupBy(found,({type})=>type)].
flatMap(([type,all])=>{let apart=all.filter(({sparsity})=>sparsity!==null),counted=apart.length>0?apart:all;return[!1,!0].
flatMap(sparse=>{let metrics=counted.filter(({sparsity})=>sparsity==="on"===sparse).map(({metric})=>metric);return metrics.
length===0?[]:[{type,sparse,metrics}]})})}function tensorPoint(row,{type,sparse,metrics},roof){let flopPerSecond=metrics.
reduce((sum,metric)=>sum+(numberOf(row,metric)??0),0),suffix=".sum.peak_sustained_elapsed.per_second",dense=new RegExp(`\
^sm__ops_path_tensor_op_\\w+_src_${type}(_dst_[a-z]+\\d+)?_sparsity_off\\.sum\\.peak`),denseNames=sparse?[]:[...row.metrics.
keys()].filter(name=>dense.test(name)&&name.endsWith(suffix)),own=metrics.map(metric=>metric.replace(".sum.per_second",suffix)),
peaks=(denseNames.length>0?denseNames:own).flatMap(name=>numberOf(row,name)??[]),precision=`tensor-${type}${sparse?"-spa\
rse":""}`;return pointOf(precision,flopPerSecond,peaks.length===0?null:Math.max(...peaks),roof)}function pointOf(precision,flopPerSecond,peak,roof){
if(flopPerSecond===0)return null;let intensity=roof.bytesPerSecond===0?null:flopPerSecond/roof.bytesPerSecond,byMemory=product(
intensity,roof.peakBytesPerSecond),bounds=[peak,byMemory].filter(bound=>bound!==null);return{precision,flopPerSecond,peakFlopPerSecond:peak,
intensity,ridgeIntensity:peak===null||!roof.peakBytesPerSecond?null:peak/roof.peakBytesPerSecond,roofFlopPerSecond:bounds.
length===0?null:Math.min(...bounds)}}function product(one,other){return one===null||other===null?null:one*other}function ncuRuns({shared,...run}){return shared===null?[run]:shared.map(({kernels,...range})=>({...run,ranges:[range],selected:kernels}))}
function addNcu(profile,run){return run.mode==="range"||run.mode==="app-range"?{...profile,replayedRanges:mergeReplayedRanges(
[...profile.replayedRanges,...replayedRanges(run.rows,run.mode,run.ranges)])}:{...profile,ranges:profile.ranges.map(range=>explainRange(
range,run))}}function explainRange(range,{rows,ranges,selected}){if(ranges!==null&&!ranges.some(key=>rangeKeyText(key)===
rangeKeyText(range)))return range;let{joined,unjoined}=joinNcu(range,rows,selected),byKernel=Map.groupBy(joined,({kernel})=>kernel),
kernels=range.kernels.map(kernel=>{let samples=(byKernel.get(kernel)??[]).map(({row,variant})=>({variant,id:row.id,figures:figuresOf(
row),roofline:rooflineOf(row),rules:[...row.rules]}));return{...kernel,ncu:[...kernel.ncu,...samples].sort((one,other)=>one.
variant-other.variant)}});return{...range,kernels,ncu:mergeUnjoined(range.ncu,unjoined,kernels)}}function mergeUnjoined(before,now,kernels){
let explained=new Set(kernels.filter(({ncu})=>ncu.length>0).map(({name})=>name));return{kernelsWithoutRow:[...new Set([...before?.
kernelsWithoutRow??[],...now.kernelsWithoutRow])].filter(name=>!explained.has(name)),rowsWithoutKernel:[...before?.rowsWithoutKernel??
[],...now.rowsWithoutKernel]}}function mergeReplayedRanges(ranges){return[...Map.groupBy(ranges,region=>JSON.stringify([
region.mode,rangeKeyText(region)])).values()].flatMap(group=>group.slice(0,1).map(region=>({...region,samples:group.flatMap(
({samples})=>samples)})))}function replayedRanges(rows,mode,asked){let found=new Map;for(let row of rows){let range=row.
kind==="range"?ownRange(row,asked):null;if(range===null)continue;let key=JSON.stringify([range.domain,range.name]),known=found.
get(key)??{name:range.name,domain:range.domain,mode,samples:[]},sample={id:row.id,figures:figuresOf(row),roofline:rooflineOf(
row),rules:[...row.rules]};found.set(key,{...known,samples:[...known.samples,sample]})}return[...found.values()]}function joinNcu(range,rows,selected){
let own=rows.filter(row=>row.kind==="kernel"&&isOfRange(row,range)),byMangled=new Map;for(let kernel of range.kernels)for(let[
variant,{mangled}]of kernel.variants.entries()){let name=ncuName(kernel,mangled);byMangled.set(name,[...byMangled.get(name)??
[],{kernel,variant}])}let joined=[],rowsWithoutKernel=[];for(let row of own){let match=bestMatch(row,byMangled.get(row.kernel)??
[]);match!==null?joined.push({row,...match}):row.ranges.length>0&&rowsWithoutKernel.push(describe(row))}let order=new Map(
range.kernels.map((kernel,index)=>[kernel,index]));joined.sort((one,other)=>(order.get(one.kernel)??0)-(order.get(other.
kernel)??0));let explained=new Set(joined.map(({kernel})=>kernel.name)),expected=range.kernels.filter(kernel=>selected===
null||isSelected(kernel,selected));return{joined,unjoined:{kernelsWithoutRow:expected.flatMap(({name})=>explained.has(name)?
[]:[name]),rowsWithoutKernel}}}function isSelected(kernel,selected){return kernel.variants.some(({mangled})=>selected.includes(
ncuName(kernel,mangled)))}function ncuName({name},mangled){return mangled??name}function isOfRange({ranges},{name,domain}){
return ranges.length===0||ranges.some(range=>range.name===name&&range.domain===domain)}function bestMatch(row,candidates){
let alike=candidates.filter(({kernel,variant})=>hasShape(kernel.variants[variant],row)),dynamic=numberOf(row,"launch__sh\
ared_mem_per_block_dynamic");return alike.find(({kernel,variant})=>kernel.variants[variant]?.dynamicSharedBytes===dynamic)??
alike[0]??null}function hasShape(variant,{grid,block}){return variant!==void 0&&equal(variant.grid,grid)&&equal(variant.
block,block)}function equal(one,other){return other!==null&&one.every((size,axis)=>size===other[axis])}function describe({
id,kernel,grid,block}){return{id,kernel,grid:grid?.join("\xD7")??"unknown",block:block?.join("\xD7")??"unknown"}}export{ncuRuns,addNcu,mergeReplayedRanges,joinNcu,ncuName,hasShape};
