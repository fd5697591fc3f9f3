import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{kernelsThatFit,replaysRanges}from"./chunk-MGKK7GTE.js";import{uniqueSafeNames}from"./chunk-2W7IQXEL.js";
import{communicationFamily}from"./chunk-JDFCM7GS.js";import{counted,listText}from"./chunk-XPTDL37I.js";import{
rangeText}from"./chunk-H4ZU53CY.js";function expectedFilterMode(ncu){return!ncu.gating||ncu["end-early"]||ncu["replay-mode"]!=="kernel"?"global":"unknown"}function waitsForPeers(ncu,{
family}){return ncu["replay-mode"]==="kernel"&&family===communicationFamily}function planNcu(ncu,filterMode,ranges,processes){
let whole={filterMode,kernels:null,shared:null,launches:null,leftOut:[]};if(!ncu.gating)return[{label:"ncu, whole progra\
m",directory:"whole-program",filters:[],...whole}];let worth=ranges.map(range=>({...range,kernels:range.kernels.filter(kernel=>!waitsForPeers(
ncu,kernel))})).filter(({kernels})=>kernels.length>0);if(worth.length===0)return[];if(replaysRanges(ncu)){let filters=worth.
flatMap(filtersOf);return filters.length===0?[]:[{label:"ncu, all ranges",directory:allRanges,filters,...whole}]}let labels=worth.
map(({name,domain})=>rangeText(name,domain)),directories=uniqueSafeNames(labels.map(label=>label.toLowerCase()===allRanges?
`${label}@`:label)),planned=worth.map((range,index)=>{let mode=filterModeOf(ncu,filterMode,range),chosen=chosenKernels(ncu,
mode,range.kernels);return{range,mode,chosen,label:labels[index]??range.name,directory:directories[index]??String(index)}}),
together=planned.filter(({mode,range})=>mode==="per-launch-config"&&range.styles.length>0),alone=together.length>1?planned.
filter(one=>!together.includes(one)):planned;return[...together.length>1?[sharedPlan(ncu,together)]:[],...alone.map(({range,
mode,chosen,label,directory})=>{let{fit,left}=kernelsThatFit(mangledNames(chosen),ncu["launches-per-kernel"]);return{label:`\
ncu, ${label}`,directory,filters:filtersOf(range),filterMode:mode,kernels:fit,shared:null,launches:ncu["replay-mode"]===
"kernel"&&mode==="global"?fit.length*ncu["launches-per-kernel"]*processes:null,leftOut:left}})]}var allRanges="all-range\
s";function sharedPlan(ncu,planned){let byShare=planned.flatMap(({chosen})=>chosen).toSorted((one,other)=>other.share-one.
share),{fit,left}=kernelsThatFit(mangledNames(byShare),ncu["launches-per-kernel"]);return{label:`ncu, ${listText(planned.
map(({label})=>label),3)}`,directory:allRanges,filters:planned.flatMap(({range})=>filtersOf(range)),filterMode:"per-laun\
ch-config",kernels:fit,shared:planned.map(({range:{name,domain},directory,chosen})=>({name,domain,directory,kernels:mangledNames(
chosen).filter(kernel=>fit.includes(kernel))})),launches:null,leftOut:left}}function planNcuAgain(plan,{name,domain,directory},kernels){
return{...plan,label:`ncu, ${rangeText(name,domain)}`,directory,filters:plan.filters.filter(range=>range.name===name&&range.
domain===domain),kernels,shared:null,leftOut:[]}}function mangledNames(kernels){return[...new Set(kernels.flatMap(({name,
mangled})=>mangled.length===0?[name]:mangled))]}var chosenShare=.95,mostConfigurations=64;function filterModeOf(ncu,filterMode,{
kernels}){return filterMode==="global"?filterMode:chosenKernels(ncu,filterMode,kernels).reduce((sum,kernel)=>sum+kernel.
configurations,0)>mostConfigurations?"global":filterMode}function chosenKernels(ncu,filterMode,kernels){let before=0;return kernels.
filter(({share,asked},index)=>{let chosen=index<ncu["top-kernels"]||asked||filterMode==="per-launch-config"&&before<chosenShare;
return before+=share,chosen})}function leftOutText({label,leftOut,kernels}){return leftOut.length===0?null:`${label}: ${leftOut.
length} of ${counted(leftOut.length+(kernels?.length??0),"kernel")} aren't profiled, because their names don't fit into \
one argument of 128 KiB. To choose fewer kernels, lower ncu.top-kernels.`}function describeNcu(ncu,filterMode){return ncu.
gating?replaysRanges(ncu)?`a run of ncu over all ranges (${ncu["replay-mode"]} replay)`:filterMode==="per-launch-config"?
"a run of ncu over all ranges (one launch per configuration of their top kernels)":`a run of ncu for each range (${ncu["\
top-kernels"]===1?"its top kernel":`its top ${ncu["top-kernels"]} kernels`})`:"a run of ncu over the whole program"}function sharesProcess(ncu,filterMode){
return!ncu.gating||replaysRanges(ncu)||filterMode==="per-launch-config"}function filtersOf({name,domain,styles}){return styles.
map(style=>({name,domain,style}))}function ncuNeed({ncu,"require-kernels":requireKernels}){return ncu.enabled?ncu.unavailable===
"fail"&&requireKernels?"required":"wanted":"none"}export{expectedFilterMode,waitsForPeers,planNcu,planNcuAgain,leftOutText,describeNcu,sharesProcess,ncuNeed};
