import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{rangeText}from"./chunk-YTVQXYLK.js";function median(values){let sorted=values.toSorted((one,other)=>one-other),[low=0,high=low]=[sorted[Math.floor((sorted.length-
1)/2)],sorted[Math.floor(sorted.length/2)]];return(low+high)/2}function medianTotalNs({rounds}){return median(rounds.map(
round=>round?.totalNs??0))}function medianLaunches({rounds}){return median(rounds.map(round=>round?.launches??0))}function medianKernelNs({
rounds}){return median(rounds.map(({kernelNs})=>kernelNs))}function overRounds(rounds,keyOf){let byKey=rounds.map(items=>new Map(
items.map(item=>[keyOf(item),item])));return[...new Map(byKey.flatMap(items=>[...items]))].map(([key,sample])=>({sample,
found:byKey.map(items=>items.get(key)??null)}))}function sharedValue(values){return new Set(values.map(value=>JSON.stringify(
value))).size===1?values[0]??null:null}function operatorText(range,path){return[rangeText(range.name,range.domain),...path].join("/")}function alikeOperators(operators){
return[...Map.groupBy(operators,operator=>`${gpuKey(operator)} ${JSON.stringify(operator.path.map(withoutNumbers))}`).values()]}
function gpuKey({rank,report,device}){return device===null?"":rank===null?`${String(report)}/${String(device)}`:String(rank)}
function sharedPath(paths){let[first=[],...others]=paths;return first.map((name,depth)=>{let numbers=others.map(path=>path[depth]?.
match(digits)??[]),at=-1;return name.replace(digits,number=>(at+=1,numbers.every(other=>other[at]===number)?number:"*"))})}
function isNamed(name,shared){return name===shared||withoutNumbers(name)===withoutNumbers(shared)}var digits=/\d+/g;function withoutNumbers(name){
return name.replace(digits,"*")}function medianOf({rounds},pick){return median(rounds.map(round=>round===null?0:pick(round)))}function measuredLaunch({variants,rounds},{variant:index}){let measured=variants[index];if(measured===void 0)return null;
let same=variants.filter(variant=>launchShape(variant)===launchShape(measured)),matchingLaunches=rounds.map((_,round)=>same.
reduce((sum,variant)=>sum+(variant.rounds[round]?.launches??0),0));return{grid:measured.grid,block:measured.block,matchingLaunches}}
function distinctSamples({variants,ncu}){let shapes=ncu.map(({variant:index})=>{let variant=variants[index];return variant===
void 0?"":launchShape(variant)});return ncu.filter((_,index)=>shapes.indexOf(shapes[index]??"")===index)}function measuredShare(range){
let kernelNs=medianKernelNs(range);if(kernelNs===0||range.kernels.every(({ncu})=>ncu.length===0))return null;let measuredNs=range.
kernels.reduce((sum,{variants,ncu})=>{let shapes=new Set(ncu.flatMap(({variant})=>variants[variant]??[]).map(launchShape)),
alike=variants.filter(variant=>shapes.has(launchShape(variant)));return sum+alike.reduce((total,variant)=>total+medianTotalNs(
variant),0)},0);return Math.min(1,measuredNs/kernelNs)}function sampleOf({ncu},variant){return ncu.find(sample=>sample.variant===
variant)??null}function launchShape(variant){let{grid,block}=variant,bytes=sharedBytes(variant),shared=bytes===null?"unk\
nown shared memory":`${String(bytes)} B of shared memory`;return`grid ${grid.join("\xD7")}, block ${block.join("\xD7")} \
and ${shared}`}function sharedBytes({staticSharedBytes,dynamicSharedBytes}){return staticSharedBytes===null||dynamicSharedBytes===
null?null:staticSharedBytes+dynamicSharedBytes}function launchText({grid,block}){return`${dimensionsText(grid)}, ${dimensionsText(
block)}`}function dimensionsText(dimensions){return dimensions.join("\xD7").replace(/(?<!×1)(?:×1)+$/,"")}export{median,medianTotalNs,medianLaunches,medianKernelNs,overRounds,sharedValue,operatorText,alikeOperators,gpuKey,sharedPath,
isNamed,withoutNumbers,medianOf,measuredLaunch,distinctSamples,measuredShare,sampleOf,launchShape,sharedBytes,launchText,
dimensionsText};
