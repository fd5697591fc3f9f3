import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{emptyRound,unknownSource}from"./chunk-2VJVAXID.js";import{mergeReplayedRanges}from"./chunk-TE5H2X6H.js";
import{rangeKeyText}from"./chunk-EVYEDGFB.js";import{byText}from"./chunk-VALY7AK2.js";import{medianTotalNs,sharedValue}from"./chunk-NGQWIWV5.js";
import{counted}from"./chunk-6ECLQG56.js";import{rangeText}from"./chunk-HK4KMQAT.js";import{UserError}from"./chunk-A6EG2BLY.js";function mergeProfiles(first,others){if(others.length===0)return first;let all=[first,...others],shared=pick=>sharedValue(
all.map(pick));if(shared(({attribution})=>attribution)===null)throw new UserError({what:"The profiles don't count the sa\
me work: only some include work that other threads launched in a range.",where:"PATH",why:"The profiles used different v\
alues of `attribution`, or some profiles come from a version without that setting.",help:"Pass the run directories or re\
ports instead of the profile.json files, so they're analyzed again."});let keys=new Map(all.flatMap(({ranges:ranges2})=>ranges2.
map(range=>[rangeKeyText(range),range]))),byKey=all.map(({ranges:ranges2})=>new Map(ranges2.map(range=>[rangeKeyText(range),
range]))),ranges=[...keys].map(([key,range])=>mergeRange(range,all.map(({rounds},index)=>({rounds:rounds.length,range:byKey[index]?.
get(key)??null}))));return{...first,measuredAt:all.flatMap(({measuredAt})=>measuredAt??[]).toSorted(byText).at(-1)??null,
source:shared(({source})=>source)??unknownSource,machine:{gpus:[...new Map(all.flatMap(({machine})=>machine.gpus.map(gpu=>[
gpu.uuid??gpu.name,gpu]))).values()],driver:shared(({machine})=>machine.driver),cuda:shared(({machine})=>machine.cuda),nsys:shared(
({machine})=>machine.nsys),ncu:all.find(({machine})=>machine.ncu!==null)?.machine.ncu??null},workload:{...first.workload,
exitCode:shared(({workload})=>workload.exitCode)},isolation:shared(({isolation})=>isolation),environment:shared(({environment})=>environment),
captureMode:shared(({captureMode})=>captureMode),rounds:mergeRounds(all),ranges,rangesLeftOut:Math.max(...all.map(({rangesLeftOut})=>rangesLeftOut)),
incompleteRanges:mergeIncomplete(all.flatMap(({incompleteRanges})=>incompleteRanges)),untraced:all.flatMap(({untraced})=>untraced.
map(run=>({...run,order:null}))),replayedRanges:mergeReplayedRanges(all.flatMap(({replayedRanges})=>replayedRanges)),ncu:all.
find(({ncu})=>ncu?.state==="measured")?.ncu??first.ncu,checks:all.flatMap(({checks})=>checks),warnings:[...new Set([...all.
flatMap(({warnings})=>warnings),...findRoundDifferences(ranges)])]}}function mergeRounds(all){let merged=[];for(let{rounds}of all){
let before=Math.max(0,...merged.map(({process})=>process??0));for(let round of rounds)merged.push({...round,round:merged.
length+1,process:round.process===null?null:before+round.process})}return merged}function mergeIncomplete(ranges){let sums=new Map;
for(let range of ranges){let known=sums.get(rangeKeyText(range));sums.set(rangeKeyText(range),{...range,lostKernels:range.
lostKernels+(known?.lostKernels??0),lostGraphLaunches:range.lostGraphLaunches+(known?.lostGraphLaunches??0),cutGraphLaunches:range.
cutGraphLaunches+(known?.cutGraphLaunches??0)})}return[...sums.values()]}function mergeRange({name,domain},parts){let skippedInstances=sharedValue(
parts.flatMap(({range})=>range?.skippedInstances??[]));if(skippedInstances===null)throw new UserError({what:`The profile\
s skip different numbers of instances of the range ${rangeText(name,domain)}.`,where:"PATH",why:"The first instances of \
a range may differ from the others, so these profiles can't be rounds of one measurement.",help:"Measure all profiles wi\
th the same `skip` for the range."});let ncu=parts.flatMap(({range})=>range?.ncu??[]);return{name,domain,skippedInstances,
rounds:parts.flatMap(({rounds,range})=>range?.rounds??Array.from({length:rounds},()=>emptyRound)),families:mergeItems(parts,
range=>range.families,({family})=>family,({family},found)=>({family,rounds:listRounds(found,{launches:0,totalNs:0})})),kernels:mergeItems(
parts,range=>range.kernels,kernel=>kernel.name,mergeKernel),operators:mergeItems(parts,range=>range.operators,({path,rank,
report,device})=>JSON.stringify([path,rank,report,device]),(operator,found)=>({...operator,rounds:listRounds(found,null)})),
operatorsLeftOut:Math.max(0,...parts.map(({range})=>range?.operatorsLeftOut??0)),ncu:ncu.length===0?null:{kernelsWithoutRow:[
...new Set(ncu.flatMap(({kernelsWithoutRow})=>kernelsWithoutRow))],rowsWithoutKernel:ncu.flatMap(({rowsWithoutKernel})=>rowsWithoutKernel)},
findings:[]}}function mergeItems(parts,pick,keyOf,merge){let items=parts.map(({range})=>new Map((range===null?[]:pick(range)).
map(item=>[keyOf(item),item])));return[...new Map(items.flatMap(map=>[...map]))].map(([key,sample])=>merge(sample,parts.
map(({rounds},index)=>({rounds,item:items[index]?.get(key)??null})))).toSorted((one,other)=>medianTotalNs(other)-medianTotalNs(
one)||(keyOf(one)<keyOf(other)?-1:1))}function mergeKernel(sample,found){let byText2=found.map(({item})=>new Map(item?.variants.
map(variant=>[describeVariant(variant),variant]))),variants=[...new Map(byText2.flatMap(texts=>[...texts]))].map(([text,
variant])=>({...variant,rounds:found.flatMap(({rounds},index)=>byText2[index]?.get(text)?.rounds??Array.from({length:rounds},
()=>null))})).toSorted((one,other)=>medianTotalNs(other)-medianTotalNs(one)),places=new Map(variants.map((variant,index)=>[
describeVariant(variant),index])),samples=found.flatMap(({item})=>(item?.ncu??[]).flatMap(measured=>{let variant=item?.variants[measured.
variant],place=variant===void 0?void 0:places.get(describeVariant(variant));return place===void 0?[]:[{...measured,variant:place}]}));
return{...sample,rounds:listRounds(found,null),variants,ncu:samples.toSorted((one,other)=>one.variant-other.variant)}}function describeVariant({
rounds,...variant}){return rounds.length===0?"":JSON.stringify(variant)}function listRounds(found,absent){return found.flatMap(
({item,rounds})=>item===null?Array.from({length:rounds},()=>absent):item.rounds)}var usualRatio=.01,named=3;function findRoundDifferences(ranges){
return ranges.flatMap(range=>{let launches=range.rounds.map(round=>round.launches),least=Math.min(...launches),most=Math.
max(...launches),some=findPartialKernels(range),parts=[];if(most-least>usualRatio*most&&parts.push(`${String(least)} to ${String(
most)} launches`),some.length>0){let kernels=counted(range.kernels.length,"kernel"),verb=some.length===1?"doesn't":"don'\
t",names=`${some.slice(0,named).join(", ")}${some.length>named?", \u2026":""}`;parts.push(`${String(some.length)} of ${kernels}\
 ${verb} occur in every round (${names})`)}return parts.length===0?[]:[`Range ${rangeText(range.name,range.domain)}: the\
 rounds didn't do the same work: ${parts.join("; ")}. The medians don't describe any single round. To compare two progra\
ms or two settings, run llm-profile compare --base \u2026 --head \u2026.`]})}function findPartialKernels({rounds,kernels}){
return kernels.filter(kernel=>kernel.rounds.includes(null)&&kernel.rounds.some((round,index)=>(round?.totalNs??0)>usualRatio*
(rounds[index]?.kernelNs??0))).map(({shortName})=>shortName)}export{mergeProfiles,mergeIncomplete,findRoundDifferences};
