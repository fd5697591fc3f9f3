import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{medianKernelNs,medianTotalNs}from"./chunk-NGQWIWV5.js";function findMeasuredLaunch({variants,rounds},{variant:index}){let measured=variants[index];if(measured===void 0)return null;
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
block)}`}function dimensionsText(dimensions){return dimensions.join("\xD7").replace(/(?<!×1)(?:×1)+$/,"")}export{findMeasuredLaunch,distinctSamples,measuredShare,findSample,launchShape,sharedBytes,launchText,dimensionsText};
