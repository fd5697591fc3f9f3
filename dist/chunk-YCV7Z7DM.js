import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{matchesGlob}from"./chunk-63IWBBLS.js";import{rangeKeyText}from"./chunk-EVYEDGFB.js";import{sum}from"./chunk-KHWSZT7H.js";
import{stableRangeName}from"./chunk-HK4KMQAT.js";function firstIndex(count,isPast,from=0){let[low,high]=[from,count];for(;low<high;){let middle=low+high>>>1;isPast(middle)?
high=middle:low=middle+1}return low}var grouped=new WeakMap;function groupRowsByThread(calls){let known=grouped.get(calls)??groupCalls(calls);return grouped.
set(calls,known),known}function threadKey({process,thread}){return`${String(process)}/${String(thread)}`}function groupCalls({
count,kind,kinds,startNs}){let threads=[],known=new Map,threadOf=Uint32Array.from(kinds,({process,thread})=>{let text=threadKey(
{process,thread}),index=known.get(text)??threads.length;return known.set(text,index),threads[index]??={process,thread,count:0,
filled:0,rows:new Uint32Array},index}),threadAt=row=>Number.isNaN(startNs.at(row))?void 0:threads[threadOf[kind[row]??0]??
0];for(let row=0;row<count;row+=1){let thread=threadAt(row);thread!==void 0&&(thread.count+=1)}let made=threads.filter(thread=>thread.
count>0),[first]=made;if(first?.count===count&&isByStart(null,count,startNs))return[{...first,rows:null}];for(let thread of made)
thread.rows=new Uint32Array(thread.count);for(let row=0;row<count;row+=1){let thread=threadAt(row);thread!==void 0&&(thread.
rows[thread.filled]=row,thread.filled+=1)}for(let{rows}of made)isByStart(rows,rows.length,startNs)||rows.sort((one,other)=>startNs.
at(one)-startNs.at(other)||one-other);return made}function isByStart(rows,count,startNs){let lastNs=-1/0;for(let at=0;at<
count;at+=1){let timeNs=startNs.at(rows===null?at:rows[at]??0);if(timeNs<lastNs)return!1;lastNs=timeNs}return!0}function sweep(spans,keyCount,calls,rows,hit){
let count=rows?.length??calls.count,openUntil=new Float64Array(keyCount).fill(-1/0),isOpen=new Uint8Array(keyCount),open=[],
next=0;for(let at=0;at<count;at+=1){let row=rows===null?at:rows[at]??0,startNs=calls.startNs.at(row),endNs=startNs+(calls.
durationNs[row]??0);for(let span=spans[next];span!==void 0&&span.startNs<=startNs;span=spans[next])next+=1,openUntil[span.
key]=Math.max(openUntil[span.key]??-1/0,span.endNs),isOpen[span.key]===0&&(isOpen[span.key]=1,open.push(span.key));for(let index=open.
length-1;index>=0;index-=1){let key=open[index]??0,until=openUntil[key]??-1/0;until>=endNs?hit(key,row):until<startNs&&(isOpen[key]=
0,open[index]=open[open.length-1]??0,open.pop())}}}function listSeenRanges(trace){return mergeSeenRanges(trace.ranges.map(({name,domain,style,registered,emittedName})=>({name,
domain,style,instances:1,registered,...emittedName===void 0?{}:{isVolatile:!0}})))}function mergeSeenRanges(seen){let merged=new Map;
for(let range of seen){let key=`${range.style} ${rangeKeyText(range)}`,known=merged.get(key);merged.set(key,known===void 0?
range:{...known,...range,instances:known.instances+range.instances,registered:known.registered||range.registered})}return[
...merged.values()]}function matchRanges(spec,seen){let message=stableRangeName(spec.message);return seen.filter(({name,
domain})=>(spec.glob?matchesGlob(message,name):name===message)&&(spec.domain==="*"||domain===(spec.domain??"")))}function countEmittingThreads({
ranges},specs){let emitted=specs.flatMap(spec=>matchRanges(spec,ranges));return new Set(emitted.map(threadKey)).size}function countKernelProcesses({
kernelKinds}){return new Set(kernelKinds.map(({process})=>process)).size}function keepCountedInstances(trace,wanted,takesFirst){
let ranges=trace.ranges.toSorted((one,other)=>one.startNs-other.startNs),left=new Set(wanted.flatMap(spec=>{let skipped=findSkippedInstances(
ranges,spec),counted=matchRanges(spec,ranges).filter(instance=>!skipped.has(instance)),more=takesFirst&&spec.instances!==
null?counted.slice(spec.instances):[];return[...skipped,...more]}));return left.size===0?trace:{...trace,ranges:trace.ranges.
filter(instance=>!left.has(instance))}}function findSkippedInstances(ranges,spec){if(spec.skip===0)return new Set;let matched=matchRanges(
spec,ranges),each=Map.groupBy(matched,one=>JSON.stringify([one.process,spec.glob?rangeKeyText(one):""]));return new Set(
[...each.values()].flatMap(instances=>instances.slice(0,spec.skip)))}function measureAmount(amount,range,{instances,metrics}){
if(typeof amount=="number")return amount;let key=rangeKeyText(range),own=instances.filter(one=>rangeKeyText(one)===key&&
one.endNs!==null);if(own.length===0)return null;if("metric"in amount){let value=metrics.find(({name})=>name===amount.metric)?.
value??0;return value>0?value/own.length:null}let starts=matchRanges(amount.range,instances).filter(one=>rangeKeyText(one)!==
key).map(({startNs})=>startNs).toSorted((one,other)=>one-other),countBefore=timeNs=>firstIndex(starts.length,index=>(starts[index]??
1/0)>=timeNs),count=sum(own,({startNs,endNs})=>countBefore(endNs??startNs)-countBefore(startNs));return count===0?null:count/
own.length}export{firstIndex,groupRowsByThread,threadKey,sweep,listSeenRanges,mergeSeenRanges,matchRanges,countEmittingThreads,countKernelProcesses,
keepCountedInstances,findSkippedInstances,measureAmount};
