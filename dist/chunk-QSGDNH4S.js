import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{byText}from"./chunk-VALY7AK2.js";import{matchesGlob}from"./chunk-H5LO6O3R.js";import{mergeReplayedRanges,
rangeKeyText,rangeLabel}from"./chunk-CBFAAAQM.js";import{medianTotalNs,sharedValue}from"./chunk-JCJ7GWHK.js";
import{UserError}from"./chunk-XRSAFMZZ.js";var noGpuIdle={launchNs:0,afterSynchronizationNs:0,synchronizationNs:0,copyNs:0,queueNs:0,unknownNs:0},noHostTime={threadNs:0,
ownNs:0,launchNs:0,graphLaunchNs:0,copyNs:0,synchronizationNs:0,memoryNs:0,otherNs:0},emptyRound={instances:0,wallNs:0,spanNs:0,
gpuIdleNs:0,gpuIdle:noGpuIdle,hostTime:noHostTime,kernelNs:0,gpuBusyNs:0,copyBusyNs:0,devices:0,communicationFreeBusyNs:0,
ranks:[],collectives:[],rankClocks:null,otherThreads:{launches:0,kernelNs:0,copies:0},launches:0,graphKernels:0,graphLaunches:0,
synchronizations:[],copies:[],memcpyBytes:0,memcpyNs:0},unknownSource={repository:null,commit:null,ref:null,dirty:null};function mergeProfiles(first,others){if(others.length===0)return first;let all=[first,...others];if(sharedValue(all.map(
({attribution})=>attribution))===null)throw otherAttribution();let ranges=[...new Map(all.flatMap(({ranges:ranges2})=>ranges2.
map(range=>[rangeKeyText(range),range])))].map(([key,range])=>mergeRange(key,range,all));return{...first,measuredAt:all.
flatMap(({measuredAt})=>measuredAt??[]).toSorted(byText).at(-1)??null,source:sharedValue(all.map(({source})=>source))??unknownSource,
machine:{gpus:[...new Map(all.flatMap(({machine})=>machine.gpus.map(gpu=>[gpu.uuid??gpu.name,gpu]))).values()],driver:sharedValue(
all.map(({machine})=>machine.driver)),cuda:sharedValue(all.map(({machine})=>machine.cuda)),nsys:sharedValue(all.map(({machine})=>machine.
nsys)),ncu:all.find(({machine})=>machine.ncu!==null)?.machine.ncu??null},workload:{...first.workload,exitCode:sharedValue(
all.map(({workload})=>workload.exitCode))},isolation:sharedValue(all.map(({isolation})=>isolation)),environment:sharedValue(
all.map(({environment})=>environment)),captureMode:sharedValue(all.map(({captureMode})=>captureMode)),rounds:roundsOfAll(
all),ranges,untraced:all.flatMap(({untraced})=>untraced.map(run=>({...run,order:null}))),replayedRanges:mergeReplayedRanges(
all.flatMap(({replayedRanges})=>replayedRanges)),ncu:all.find(({ncu})=>ncu?.state==="measured")?.ncu??first.ncu,checks:all.
flatMap(({checks})=>checks),warnings:[...new Set([...all.flatMap(({warnings})=>warnings),...roundDifferences(ranges)])]}}
function roundsOfAll(all){let merged=[];for(let{rounds}of all){let before=Math.max(0,...merged.map(({process})=>process??
0));for(let round of rounds)merged.push({...round,round:merged.length+1,process:round.process===null?null:before+round.process})}
return merged}function otherAttribution(){return new UserError({what:"The profiles don't count the same work: only some \
include work that other threads launched in a range.",where:"PATH",why:"The profiles used different values of `attributi\
on`, or some profiles come from a version without that setting.",help:"Pass the run directories or reports instead of th\
e profile.json files, so they're analyzed again."})}function otherSkip(range){return new UserError({what:`The profiles s\
kip different numbers of instances of the range ${rangeLabel(range)}.`,where:"PATH",why:"The first instances of a range \
may differ from the others, so these profiles can't be rounds of one measurement.",help:"Measure all profiles with the s\
ame `skip` for the range."})}function mergeRange(key,{name,domain},all){let parts=all.map(profile=>({rounds:profile.rounds.
length,range:profile.ranges.find(range=>rangeKeyText(range)===key)??null})),skippedInstances=sharedValue(parts.flatMap(({
range})=>range?.skippedInstances??[]));if(skippedInstances===null)throw otherSkip({name,domain});let ncu=parts.flatMap(({
range})=>range?.ncu??[]);return{name,domain,skippedInstances,rounds:parts.flatMap(({rounds,range})=>range?.rounds??Array.
from({length:rounds},()=>emptyRound)),families:mergeAll(parts,({families})=>families,({family})=>family,({family},found)=>({
family,rounds:found.flatMap(({item,rounds})=>item?.rounds??Array.from({length:rounds},()=>({launches:0,totalNs:0})))})),
kernels:mergeAll(parts,({kernels})=>kernels,kernel=>kernel.name,mergeKernel),operators:mergeAll(parts,({operators})=>operators,
({path,rank,report,device})=>JSON.stringify([path,rank,report,device]),(operator,found)=>({...operator,rounds:found.flatMap(
({item,rounds})=>item?.rounds??absent(rounds))})),operatorsLeftOut:Math.max(0,...parts.map(({range})=>range?.operatorsLeftOut??
0)),ncu:ncu.length===0?null:{kernelsWithoutRow:[...new Set(ncu.flatMap(({kernelsWithoutRow})=>kernelsWithoutRow))],rowsWithoutKernel:ncu.
flatMap(({rowsWithoutKernel})=>rowsWithoutKernel)},findings:[]}}function mergeAll(parts,pick,keyOf,merge){let items=parts.
map(({range})=>new Map((range===null?[]:pick(range)).map(item=>[keyOf(item),item])));return[...new Map(items.flatMap(map=>[
...map]))].map(([key,sample])=>merge(sample,parts.map(({rounds},index)=>({rounds,item:items[index]?.get(key)??null})))).
toSorted((one,other)=>medianTotalNs(other)-medianTotalNs(one)||(keyOf(one)<keyOf(other)?-1:1))}function mergeKernel(sample,found){
let variants=[...new Map(found.flatMap(({item})=>item?.variants.map(variant=>[variantText(variant),variant])??[]))].map(
([text,variant])=>({...variant,rounds:found.flatMap(({item,rounds})=>item?.variants.find(one=>variantText(one)===text)?.
rounds??absent(rounds))})).toSorted((one,other)=>medianTotalNs(other)-medianTotalNs(one)),places=new Map(variants.map((variant,index)=>[
variantText(variant),index])),samples=found.flatMap(({item})=>(item?.ncu??[]).flatMap(measured=>{let variant=item?.variants[measured.
variant],place=variant===void 0?void 0:places.get(variantText(variant));return place===void 0?[]:[{...measured,variant:place}]}));
return{...sample,rounds:found.flatMap(({item,rounds})=>item?.rounds??absent(rounds)),variants,ncu:samples.toSorted((one,other)=>one.
variant-other.variant)}}function variantText({rounds,...variant}){return rounds.length===0?"":JSON.stringify(variant)}function absent(rounds){
return Array.from({length:rounds},()=>null)}var usualRatio=.01,named=3;function roundDifferences(ranges){return ranges.flatMap(
range=>{let launches=range.rounds.map(round=>round.launches),least=Math.min(...launches),most=Math.max(...launches),some=inSomeRounds(
range),parts=[...most-least>usualRatio*most?[`${String(least)} to ${String(most)} launches`]:[],...some.length>0?[`${String(
some.length)} of ${String(range.kernels.length)} kernels don't occur in every round (${some.slice(0,named).join(", ")}${some.
length>named?", \u2026":""})`]:[]];return parts.length===0?[]:[`Range ${rangeLabel(range)}: the rounds didn't do the sam\
e work: ${parts.join("; ")}. The medians don't describe any single round. To compare two programs or two settings, run l\
lm-profile compare --base \u2026 --head \u2026.`]})}function inSomeRounds({rounds,kernels}){return kernels.filter(kernel=>kernel.
rounds.includes(null)&&kernel.rounds.some((round,index)=>(round?.totalNs??0)>usualRatio*(rounds[index]?.kernelNs??0))).map(
({shortName})=>shortName)}var grouped=new WeakMap;function rowsByThread(calls){let known=grouped.get(calls)??group(calls);return grouped.set(calls,
known),known}function threadText({process,thread}){return`${String(process)}/${String(thread)}`}function group({count,kind,
kinds,startNs}){let threads=[],known=new Map,threadOf=Uint32Array.from(kinds,({process,thread})=>{let text=threadText({process,
thread}),index=known.get(text)??threads.length;return known.set(text,index),threads[index]??={process,thread,count:0,filled:0,
rows:new Uint32Array},index}),threadAt=row=>Number.isNaN(startNs.at(row))?void 0:threads[threadOf[kind[row]??0]??0];for(let row=0;row<
count;row+=1){let thread=threadAt(row);thread!==void 0&&(thread.count+=1)}let made=threads.filter(thread=>thread.count>0),
[first]=made;if(first?.count===count&&isByStart(null,count,startNs))return[{...first,rows:null}];for(let thread of made)
thread.rows=new Uint32Array(thread.count);for(let row=0;row<count;row+=1){let thread=threadAt(row);thread!==void 0&&(thread.
rows[thread.filled]=row,thread.filled+=1)}for(let{rows}of made)isByStart(rows,rows.length,startNs)||rows.sort((one,other)=>startNs.
at(one)-startNs.at(other)||one-other);return made}function isByStart(rows,count,startNs){let lastNs=-1/0;for(let at=0;at<
count;at+=1){let timeNs=startNs.at(rows===null?at:rows[at]??0);if(timeNs<lastNs)return!1;lastNs=timeNs}return!0}function sweep(spans,keyCount,calls,rows,hit){
let count=rows?.length??calls.count,openUntil=new Float64Array(keyCount).fill(-1/0),isOpen=new Uint8Array(keyCount),open=[],
next=0;for(let at=0;at<count;at+=1){let row=rows===null?at:rows[at]??0,startNs=calls.startNs.at(row),endNs=startNs+(calls.
durationNs[row]??0);for(let span=spans[next];span!==void 0&&span.startNs<=startNs;span=spans[next])next+=1,openUntil[span.
key]=Math.max(openUntil[span.key]??-1/0,span.endNs),isOpen[span.key]===0&&(isOpen[span.key]=1,open.push(span.key));for(let index=open.
length-1;index>=0;index-=1){let key=open[index]??0,until=openUntil[key]??-1/0;until>=endNs?hit(key,row):until<startNs&&(isOpen[key]=
0,open[index]=open[open.length-1]??0,open.pop())}}}function seenRanges(trace){let seen=new Map;for(let{name,domain,style,registered}of trace.ranges){let key=JSON.stringify(
[name,domain,style]),known=seen.get(key)??{name,domain,style,instances:0,registered:!1};seen.set(key,{...known,instances:known.
instances+1,registered:known.registered||registered})}return[...seen.values()]}function mergeSeenRanges(seen){let merged=new Map;
for(let range of seen){let key=JSON.stringify([range.name,range.domain,range.style]),known=merged.get(key);merged.set(key,
known===void 0?range:{...known,instances:known.instances+range.instances,registered:known.registered||range.registered})}
return[...merged.values()]}function matchRanges(spec,seen){return seen.filter(({name,domain})=>(spec.glob?matchesGlob(spec.
message,name):name===spec.message)&&(spec.domain==="*"||domain===(spec.domain??"")))}function emittingThreads({ranges},specs){
let emitted=specs.flatMap(spec=>matchRanges(spec,ranges));return new Set(emitted.map(threadText)).size}function kernelProcesses({
kernelKinds}){return new Set(kernelKinds.map(({process})=>process)).size}function withRanges(profile,wanted,path){if(wanted.length===0)return profile;let seen=[...profile.ranges,...profile.replayedRanges].
map(({name,domain})=>({name,domain,style:"pushpop",instances:1,registered:!1})),found=wanted.map(spec=>({spec,keys:matchRanges(
spec,seen).map(rangeKeyText)})),missing=found.filter(({keys:keys2})=>keys2.length===0);if(missing.length>0)throw new UserError(
{what:`The profile has no range ${missing.map(({spec})=>spec.text).join(", ")}.`,where:path,why:`The profile has: ${[...new Set(
seen.map(({name})=>name))].join(", ")||"none"}.`,help:"Leave --range out to see all ranges."});let keys=new Set(found.flatMap(
match=>match.keys)),isWanted=range=>keys.has(rangeKeyText(range));return{...profile,ranges:profile.ranges.filter(isWanted),
replayedRanges:profile.replayedRanges.filter(isWanted)}}export{rowsByThread,threadText,sweep,seenRanges,mergeSeenRanges,matchRanges,emittingThreads,kernelProcesses,noGpuIdle,noHostTime,
emptyRound,unknownSource,mergeProfiles,roundDifferences,withRanges};
