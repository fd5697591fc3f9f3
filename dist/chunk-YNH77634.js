import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{checkContents,checkSums,countEmittingThreads,countKernelProcesses,findIncompleteRanges,findRoundDifferences,firstIndex,
groupRowsByThread,keepCountedInstances,listAnalyzedRanges,listSeenRanges,matchRanges,mergeIncomplete,mergeSeenRanges,noGpuIdle,
noHostTime,quoteDiagnostics,sweep,threadKey,warnAboutContents}from"./chunk-OBJ5U7MQ.js";import{skippedReports}from"./chunk-WKLZAVBB.js";
import{byText}from"./chunk-4GQMEPU4.js";import{parse}from"./chunk-LF3QRERU.js";import{rangeKeyText}from"./chunk-WNSNHT5Y.js";
import{shortenName}from"./chunk-3FHCESVW.js";import{createFamilyLookup,runInSteps}from"./chunk-43BQW4PC.js";
import{addSums,sum}from"./chunk-KHWSZT7H.js";import{communicationFamily}from"./chunk-ZPNCYFGC.js";import{instanceRoles}from"./chunk-4MELFLVH.js";
import{median,medianTotalNs}from"./chunk-UAZ6EODX.js";import{readRecordedText}from"./chunk-PY33EE2G.js";import{
profileSchemaVersion}from"./chunk-PPI5QADB.js";import{counted}from"./chunk-ZYMCHVPE.js";import{countText,ncclDomain,
rangeText,stableRangeName,wholeCaptureName}from"./chunk-DVA2FSEP.js";import{CaptureError,ParseError,ToolError,UserError,
errorMessage,refuseWhenStopped}from"./chunk-SVS2CUJD.js";import{__callDispose,__using}from"./chunk-GBWPPC6J.js";function getOrAdd(map,key,create){let existing=map.get(key);if(existing!==void 0)return existing;let created=create();return map.
set(key,created),created}function countDurations(rows,durationNs,ownerOf,owners){let counted2={...emptyColumns(durationNs,0),starts:new Uint32Array(
owners+1)},block=emptyColumns(durationNs,Math.min(65536,rows.length));for(let from=0;from<rows.length;){block.ns.length<
counted2.ns.length&&(block=emptyColumns(durationNs,counted2.ns.length));let to=Math.min(rows.length,from+block.ns.length);
counted2=addOwned(counted2,countBlock(rows.subarray(from,to),durationNs,ownerOf,owners,block)),from=to}return owner=>selectOwner(
counted2,owner)}function selectOwner({ns,launches,starts},owner){return{ns,launches,from:starts[owner]??0,to:starts[owner+
1]??0}}function countBlock(rows,durationNs,ownerOf,owners,{ns,launches}){let starts=new Uint32Array(owners+1);for(let index=0;index<
rows.length;index+=1){let after=ownerOf(rows[index]??0)+1;starts[after]=(starts[after]??0)+1}for(let owner=0;owner<owners;owner+=
1)starts[owner+1]=(starts[owner+1]??0)+(starts[owner]??0);let next=starts.slice();for(let index=0;index<rows.length;index+=
1){let row=rows[index]??0,owner=ownerOf(row),to=next[owner]??0;ns[to]=durationNs[row]??0,next[owner]=to+1}let distinct=0;
for(let owner=0;owner<owners;owner+=1){let[from,to]=[starts[owner]??0,starts[owner+1]??0];to-from>1&&ns.subarray(from,to).
sort(),starts[owner]=distinct;for(let index=from;index<to;index+=1){if(index>from&&ns[index]===ns[distinct-1]){launches[distinct-
1]=(launches[distinct-1]??0)+1;continue}ns[distinct]=ns[index]??0,launches[distinct]=1,distinct+=1}}return starts[owners]=
distinct,{ns,launches,starts}}function addOwned(a,b){let most=(a.starts.at(-1)??0)+(b.starts.at(-1)??0),{ns,launches}=emptyColumns(
a.ns,most),starts=new Uint32Array(a.starts.length),distinct=0;for(let owner=0;owner+1<starts.length;owner+=1)distinct=addInto(
{ns,launches},distinct,selectOwner(a,owner),selectOwner(b,owner)),starts[owner+1]=distinct;return distinct===most?{ns,launches,
starts}:{ns:ns.slice(0,distinct),launches:launches.slice(0,distinct),starts}}function emptyColumns(like,length){return{ns:like instanceof
Float64Array?new Float64Array(length):new Uint32Array(length),launches:new Uint32Array(length)}}function addDurations(a,b){
let larger=a.ns instanceof Float64Array?a.ns:b.ns,columns=emptyColumns(larger,a.to-a.from+b.to-b.from);return{...columns,
from:0,to:addInto(columns,0,a,b)}}function addInto({ns,launches},row,a,b){let[to,aRow,bRow]=[row,a.from,b.from];for(;aRow<
a.to||bRow<b.to;){let[first,second]=[aRow<a.to?a.ns[aRow]??0:1/0,bRow<b.to?b.ns[bRow]??0:1/0],count=0;first<=second&&(count+=
a.launches[aRow++]??0),second<=first&&(count+=b.launches[bRow++]??0),ns[to]=Math.min(first,second),launches[to]=count,to+=
1}return to}function summarizeDurations({ns,launches:counts,from,to}){let launches=0,totalNs=0;for(let index=from;index<
to;index+=1)launches+=counts[index]??0,totalNs+=(ns[index]??0)*(counts[index]??0);let mean=launches===0?0:totalNs/launches,
squares=0;for(let index=from;index<to;index+=1)squares+=(counts[index]??0)*((ns[index]??0)-mean)**2;let valueAt=rank=>{let seen=0;
for(let index=from;index<to;index+=1)if(seen+=counts[index]??0,rank<seen)return ns[index]??0;return 0};return{launches,totalNs,
medianNs:(valueAt(Math.floor((launches-1)/2))+valueAt(Math.floor(launches/2)))/2,minNs:from<to?ns[from]??0:0,maxNs:from<
to?ns[to-1]??0:0,spread:launches<2||mean===0?0:Math.sqrt(squares/(launches-1))/mean}}var TimeColumn=class _TimeColumn{#firsts;#since;#wide=new Map;#length=0;constructor(capacity){this.#firsts=new Float64Array(
Math.ceil(capacity/4096)),this.#since=new Int32Array(capacity)}static of(times){let column2=new _TimeColumn(times.length);
for(let row=0;row<times.length;row+=1)column2.push(times[row]??NaN);return column2}get length(){return this.#length}at(row){
let time=(this.#firsts[row>>>12]??NaN)+(this.#since[row]??NaN);return Number.isNaN(time)?this.#wideAt(row):time}push(timeNs){
let row=this.#length,[block,offset]=[row>>>12,row%4096];this.#length+=1,offset===0&&(this.#firsts[block]=timeNs);let since=timeNs-
(this.#firsts[block]??NaN);since===(since|0)?this.#since[row]=since:this.#widened(block)[offset]=timeNs}shift(byNs){for(let[
block,firstNs]of this.#firsts.entries())this.#firsts[block]=firstNs+byNs;for(let times of this.#wide.values())for(let[offset,
timeNs]of times.entries())times[offset]=timeNs+byNs}#wideAt(row){return row<this.#length?this.#wide.get(row>>>12)?.[row%
4096]??NaN:NaN}#widened(block){let existing=this.#wide.get(block);if(existing!==void 0)return existing;let times=Float64Array.
from({length:4096},(_,index)=>this.at(block*4096+index));return this.#wide.set(block,times),this.#firsts[block]=NaN,times}};function createKeySets(calls){let sets=[[]],wider=[new Map],withKey=(set,key)=>{let existing=wider[set]?.get(key);if(existing!==
void 0)return existing;let made=sets.push([...sets[set]??[],key])-1;return wider[set]?.set(key,made),wider.push(new Map),
made},ownColumn=createSetColumn(calls,withKey),lentColumn=null,ambiguous=null;return{own:ownColumn.hit,lent(key,call){lentColumn??=
createSetColumn(calls,withKey),lentColumn.hit(key,call)},ambiguous(call){ambiguous??=new Uint8Array(calls),ambiguous[call]=
1},finish(keyCount){let[ofOwn,ofLent]=[ownColumn.finish(),lentColumn?.finish()??null],flags=ambiguous,empty=[];return{keyCount,
own:call=>sets[ofOwn[call]??0]??empty,lent:call=>ofLent===null?empty:sets[ofLent[call]??0]??empty,hasLent:ofLent!==null,
hasAmbiguous:flags!==null,isAmbiguous:call=>flags?.[call]===1}}}}function createSetColumn(calls,withKey){let column2=new Uint8Array(
calls),last={set:-1,key:-1,made:0};return{hit(key,call){let set=column2[call]??0;(set!==last.set||key!==last.key)&&(last=
{set,key,made:withKey(set,key)}),last.made>255&&column2 instanceof Uint8Array&&(column2=Uint32Array.from(column2)),column2[call]=
last.made},finish:()=>column2}}function attribute(trace,keys,mode){let unique=[...new Map(keys.map(key=>[rangeKeyText(key),key])).values()],spans=findSpans(
trace.ranges,unique),{kernels:launches}=trace,[everyKernel,everyCopy,everyCall]=[launches.count,trace.copies.length,trace.
calls.length],kernels=groupRowsByKey(findKeys(trace.launchCalls,spans,unique.length,mode),everyKernel,launches.call),copies=groupRowsByKey(
findKeys(listCopyCalls(trace),spans,unique.length,mode),everyCopy,null),calls=groupRowsByKey(findKeys(listHostCalls(trace),
spans,unique.length,mode),everyCall,null,row=>trace.calls[row]?.kind!=="synchronize"),instances=Map.groupBy(trace.ranges,
rangeKeyText),ranges=unique.map((key,index)=>isWholeCapture(trace,key)?attributeAll(trace,key):{key,instances:instances.
get(rangeKeyText(key))??[],kernels:kernels.all[index]??none,copies:copies.all[index]??none,calls:calls.all[index]??none,
otherKernels:kernels.others[index]??none,otherCopies:copies.others[index]??none});return{ranges,outside:findRowsOutside(
ranges.map(range=>range.kernels),trace.kernels.count),ambiguous:kernels.ambiguous}}var none=new Uint32Array;function attributeAll(trace,key){
let all=count=>Uint32Array.from({length:count},(_,row)=>row);return{key,instances:findInstances(trace,key),kernels:all(trace.
kernels.count),copies:all(trace.copies.length),calls:all(trace.calls.length),otherKernels:new Uint32Array,otherCopies:new Uint32Array}}
function isWholeCapture({ranges},{name,domain}){return ranges.length===0&&name===wholeCaptureName&&domain===""}function findInstances(trace,key){
if(!isWholeCapture(trace,key))return trace.ranges.filter(range=>rangeKeyText(range)===rangeKeyText(key));let{name,domain}=key;
return[{name,domain,style:"startend",...{process:-1,thread:-1,endThread:null,assumedEndNs:null,registered:!1},startNs:0,
endNs:trace.endNs}]}function findEndNs(trace,{startNs,endNs,assumedEndNs}){return Math.max(startNs,endNs??assumedEndNs??
trace.endNs)}function*openStretches(trace,instances){let openedUntilNs=-1/0;for(let instance of instances){let untilNs=findEndNs(
trace,instance),fromNs=Math.max(instance.startNs,openedUntilNs);untilNs<=fromNs||(openedUntilNs=untilNs,yield[fromNs,untilNs])}}
function findOpenUntilNs(range){return range.endNs??1/0}function findSpans(ranges,keys){let indices=new Map(keys.map((key,index)=>[
rangeKeyText(key),index])),ofThread=new Map,ofProcess=new Map;for(let range of ranges){let key=indices.get(rangeKeyText(
range));if(key===void 0)continue;let span={key,startNs:range.startNs,endNs:findOpenUntilNs(range)},{process,thread}=range,
[spans,owner]=range.style==="startend"?[ofProcess,process]:[getOrAdd(ofThread,process,()=>new Map),thread];getOrAdd(spans,
owner,()=>[]).push(span)}return{ofThread,ofProcess}}function findKeys(calls,spans,keyCount,mode){let sets=createKeySets(
calls.count),holders=new Map;for(let{process,thread,rows}of groupRowsByThread(calls)){let threads=spans.ofThread.get(process)??
new Map,all=sortByStart([...threads.get(thread)??[],...spans.ofProcess.get(process)??[]]);if(sweep(all,keyCount,calls,rows,
sets.own),mode==="thread"||[...threads.keys()].every(owner=>owner===thread))continue;let held=getOrAdd(holders,process,()=>findHolders(
threads));for(let[owner,lentTo]of findLentRows(calls,rows,thread,held,sets.ambiguous))sweep(threads.get(owner)??[],keyCount,
calls,Uint32Array.from(lentTo),sets.lent)}return sets.finish(keyCount)}function findHolders(threads){let spans=[...threads.
values()].flatMap((spansOfThread,key)=>spansOfThread.map(span=>({...span,key})));return{threads:[...threads.keys()],spans:sortByStart(
spans)}}function findLentRows(calls,rows,thread,holders,ambiguous){let byOwner=new Map,begin={...calls,durationNs:new Uint32Array},
[current,owner,opened,isOwn]=[-1,-1,0,!1],settle=()=>{isOwn||opened===0||(opened>1?ambiguous(current):getOrAdd(byOwner,owner,
()=>[]).push(current))};return sweep(holders.spans,holders.threads.length,begin,rows,(key,row)=>{row!==current&&(settle(),
[current,opened,isOwn]=[row,0,!1]),owner=holders.threads[key]??-1,opened+=1,isOwn||=owner===thread}),settle(),byOwner}function sortByStart(spans){
return spans.sort((a,b)=>a.startNs-b.startNs)}function groupRowsByKey(calls,count,callOf,mayLend=()=>!0){let each=visit=>{
for(let row=0;row<count;row+=1){let call=callOf===null?row:callOf[row]??4294967295;if(call===4294967295)continue;let ownKeys=calls.
own(call);for(let key of ownKeys)visit(row,key,!1);if(calls.hasLent)for(let key of calls.lent(call))!ownKeys.includes(key)&&
mayLend(row)&&visit(row,key,!0)}},[all,others]=[new Uint32Array(calls.keyCount),new Uint32Array(calls.keyCount)];each((_,key,other)=>{
all[key]=(all[key]??0)+1,other&&(others[key]=(others[key]??0)+1)});let filled={all:Array.from(all,createRows),others:Array.
from(others,createRows)},[nextOfAll,nextOfOthers]=[new Uint32Array(calls.keyCount),new Uint32Array(calls.keyCount)],put=(into,next,key,row)=>{
into!==void 0&&(into[next[key]??0]=row),next[key]=(next[key]??0)+1};each((row,key,other)=>{put(filled.all[key],nextOfAll,
key,row),other&&put(filled.others[key],nextOfOthers,key,row)});let ambiguous=0;if(calls.hasAmbiguous)for(let row=0;row<count;row+=
1){let call=callOf===null?row:callOf[row]??4294967295;call!==4294967295&&calls.isAmbiguous(call)&&(ambiguous+=1)}return{
...filled,ambiguous}}function createRows(length){return new Uint32Array(length)}function findRowsOutside(hits,count){let inside=new Uint8Array(
count),outsideCount=count;for(let rows of hits)for(let index=0;index<rows.length;index+=1){let row=rows[index]??0;outsideCount-=
1-(inside[row]??0),inside[row]=1}let outside=new Uint32Array(outsideCount);for(let row=0,next=0;next<outsideCount;row+=1)
inside[row]===0&&(outside[next]=row,next+=1);return outside}function listCopyCalls({copies}){return callColumns(copies.map(
({process,thread,callStartNs,callEndNs})=>{let startNs=callStartNs??NaN;return{process,thread,startNs,durationNs:(callEndNs??
NaN)-startNs}}))}function listHostCalls({calls}){return callColumns(calls)}function callColumns(calls){let kinds=[],kindNumbers=new Map;
return{count:calls.length,kind:Uint32Array.from(calls,({process,thread})=>{let text=threadKey({process,thread}),kind=kindNumbers.
get(text)??kinds.push({process,thread})-1;return kindNumbers.set(text,kind),kind}),startNs:TimeColumn.of(calls.map(({startNs})=>startNs)),
durationNs:Float64Array.from(calls,({durationNs})=>durationNs),kinds}}function createGpuDivider(owners){let busyNs=new Float64Array(owners),exclusiveNs=new Float64Array(owners),byDevice=new Map;
return{add(device,startNs,endNs,owner){getOrAdd(byDevice,device,()=>new Running(busyNs,exclusiveNs)).add(startNs,endNs,owner)},
finish(){for(let running of byDevice.values())running.finish();return{busyNs,exclusiveNs,devices:[...byDevice.keys()]}}}}
var Running=class{#busyNs;#exclusiveNs;#atNs=0;#shared=0;#alone=0;#settled=0;#begun=0;#columns=createColumns(16);#heap=[];#running=0;constructor(busyNs,exclusiveNs){
this.#busyNs=busyNs,this.#exclusiveNs=exclusiveNs}add(startNs,endNs,owner){this.#endUntil(startNs),this.#advance(startNs),
this.#begun-this.#settled===this.#columns.size&&this.#grow();let columns=this.#columns,slot=this.#begun%columns.size;columns.
endNs[slot]=endNs,columns.owner[slot]=owner,columns.sharedNs[slot]=this.#shared,columns.aloneNs[slot]=this.#alone,columns.
ended[slot]=0,this.#push(this.#begun),this.#begun+=1}finish(){this.#endUntil(1/0)}#endUntil(timeNs){let{size,sharedNs,aloneNs,
ended}=this.#columns;for(;this.#running>0;){let first=this.#heap[0]??0,endNs=this.#endOf(first);if(endNs>=timeNs)break;this.#advance(
endNs),this.#shift();let slot=first%size;sharedNs[slot]=this.#shared-(sharedNs[slot]??0),aloneNs[slot]=this.#alone-(aloneNs[slot]??
0),ended[slot]=1}this.#settle()}#settle(){let{size,owner,sharedNs,aloneNs,ended}=this.#columns;for(;this.#settled<this.#begun&&
ended[this.#settled%size]===1;this.#settled+=1){let slot=this.#settled%size,holder=owner[slot]??0;this.#busyNs[holder]=(this.#busyNs[holder]??
0)+(sharedNs[slot]??0),this.#exclusiveNs[holder]=(this.#exclusiveNs[holder]??0)+(aloneNs[slot]??0)}}#advance(timeNs){this.#running>
0&&(this.#shared+=(timeNs-this.#atNs)/this.#running),this.#running===1&&(this.#alone+=timeNs-this.#atNs),this.#atNs=timeNs}#grow(){
let from=this.#columns,to=createColumns(2*from.size);for(let key of["endNs","owner","sharedNs","aloneNs","ended"])for(let number=this.#settled;number<
this.#begun;number+=1)to[key][number%to.size]=from[key][number%from.size]??0;this.#columns=to}#push(number){let endNs=this.#endOf(
number),position=this.#running;for(let up=position-1>>1;position>0&&this.#endOf(this.#heap[up]??0)>endNs;up=position-1>>
1)this.#heap[position]=this.#heap[up]??0,position=up;this.#heap[position]=number,this.#running+=1}#shift(){this.#running-=
1;let last=this.#heap[this.#running]??0,endNs=this.#endOf(last),endAt=position2=>this.#endOf(this.#heap[position2]??0),position=0;
for(let down=1;down<this.#running&&(down+1<this.#running&&endAt(down+1)<endAt(down)&&(down+=1),!(endAt(down)>=endNs));down=
2*position+1)this.#heap[position]=this.#heap[down]??0,position=down;this.#heap[position]=last}#endOf(number){return this.#columns.
endNs[number%this.#columns.size]??0}};function createColumns(size){return{size,endNs:new Float64Array(size),owner:new Uint32Array(
size),sharedNs:new Float64Array(size),aloneNs:new Float64Array(size),ended:new Uint8Array(size)}}function createSums(points,columns){let sums=new Float64Array(columns),kept=new Float64Array(points.length*columns),settled=0,
settle=(untilNs,startNs,column2)=>{for(let point=points[settled]??1/0;point<untilNs&&settled<points.length;){let offset=settled*
columns;kept.set(sums,offset),point>startNs&&(kept[offset+column2]=(kept[offset+column2]??0)+point-startNs),settled+=1,point=
points[settled]??1/0}},indexOf=timeNs=>firstIndex(points.length,index=>(points[index]??1/0)>=timeNs);return{add(startNs,endNs,column2){
endNs<=startNs||(settle(endNs,startNs,column2),sums[column2]=(sums[column2]??0)+endNs-startNs)},between(startNs,endNs,into){
settle(1/0,1/0,0);let[from,until]=[indexOf(startNs)*columns,indexOf(endNs)*columns];for(let column2=0;column2<columns;column2+=
1)into[column2]=(into[column2]??0)+(kept[until+column2]??0)-(kept[from+column2]??0)}}}function buildGpuTimeline(trace,points){let sorted=Float64Array.from(new Set(points)).sort(),byDevice=new Map;visitGpuWork(
trace,null,null,(device,startNs,endNs)=>{let busy=getOrAdd(byDevice,device,()=>({sums:createSums(sorted,1),busyUntilNs:-1/0}));
busy.sums.add(Math.max(startNs,busy.busyUntilNs),endNs,0),busy.busyUntilNs=Math.max(busy.busyUntilNs,endNs)});let busyNs=new Float64Array(
1);return{devices:[...byDevice.keys()],busyNs(device,startNs,endNs){return busyNs[0]=0,byDevice.get(device)?.sums.between(
startNs,endNs,busyNs),busyNs[0]}}}function createBusyUnion(){let busyUntil=new Map,total=0;return{add(device,startNs,endNs){
let until=busyUntil.get(device)??-1/0;endNs<=until||(total+=endNs-Math.max(startNs,until),busyUntil.set(device,endNs))},
totalNs:()=>total}}function visitGpuWork({kernels,kernelKinds,kernelTypes,copies},kernelRows,copyRows,visit){let devices=Uint32Array.
from(kernelKinds,({device})=>device),types=Uint32Array.from(kernelKinds,({type})=>type),nextCopy=0,copyRow=index=>copyRows===
null?index:copyRows[index]??copies.length,copiesBefore=timeNs=>{for(let row=copyRow(nextCopy);;row=copyRow(nextCopy)){let copy=copies[row];
if(copy===void 0||copy.startNs>=timeNs)return;nextCopy+=1,visit(copy.device,copy.startNs,copy.startNs+copy.durationNs,kernelTypes.
length,row,!0)}},count=kernelRows?.length??kernels.count;for(let index=0;index<count;index+=1){let row=kernelRows===null?
index:kernelRows[index]??0,startNs=kernels.startNs.at(row),kind=kernels.kind[row]??0;copiesBefore(startNs),visit(devices[kind]??
0,startNs,startNs+(kernels.durationNs[row]??0),types[kind]??0,row,!1)}copiesBefore(1/0)}function recordRanks(trace,timeline,range,communicates){let{kernels,kernelKinds,kernelTypes}=trace,isCommunication=kernelTypes.
map(({name})=>communicates(name)),ofDevice=new Map,callOf=indexCollectiveCalls(trace);visitGpuWork(trace,range.kernels,range.
copies,(device,startNs,endNs,owner,row,isCopy)=>{let work=getOrAdd(ofDevice,device,()=>new DeviceWork);if(isCopy)work.add(
startNs,endNs);else{work.launches+=1,work.kernelNs+=endNs-startNs;let process=kernelKinds[kernels.kind[row]??0]?.process??
-1;work.processes.add(process),isCommunication[owner]!==!0?work.add(startNs,endNs):work.addCommunication(kernelTypes[owner]?.
name??"",callOf(row),startNs,endNs)}});let ranks=findRanks(trace.collectives);return[...ofDevice].sort(([a],[b])=>a-b).map(
([device,work])=>{let rankNumbers=new Set([...work.processes].map(process=>ranks.get(process)));return{report:0,originUtcMs:trace.
originUtcMs,device,rank:rankNumbers.size===1?[...rankNumbers][0]??null:null,launches:work.launches,kernelNs:work.kernelNs,
...measureIdle(trace,timeline,range,device,work.processes),...work.finish()}})}var DeviceWork=class{launches=0;kernelNs=0;processes=new Set;#busy=createBusyUnion();#other=[];#kinds=new Map;#kind=[];#startNs=[];#endNs=[];add(startNs,endNs){
this.#busy.add(0,startNs,endNs);let until=this.#other.at(-1)??-1/0;startNs>until?this.#other.push(startNs,endNs):endNs>until&&
(this.#other[this.#other.length-1]=endNs)}addCommunication(name,call,startNs,endNs){this.#busy.add(0,startNs,endNs);let text=JSON.
stringify([name,call]),{index}=getOrAdd(this.#kinds,text,()=>({index:this.#kinds.size,kind:{name,call}}));this.#kind.push(
index),this.#startNs.push(startNs),this.#endNs.push(endNs)}finish(){let workNs=0;for(let index=0;index<this.#other.length;index+=
2)workNs+=(this.#other[index+1]??0)-(this.#other[index]??0);let communication={count:this.#kind.length,kind:Uint32Array.
from(this.#kind),startNs:Float64Array.from(this.#startNs),endNs:Float64Array.from(this.#endNs),...this.#findAlone(),kinds:[
...this.#kinds.values()].map(({kind})=>kind)};return{busyNs:this.#busy.totalNs(),workNs,communication}}#findAlone(){let alone=[],
next=0,aloneUntil=Uint32Array.from(this.#startNs,(startNs,row)=>{let endNs=this.#endNs[row]??0;for(;(this.#other[next+1]??
1/0)<=startNs;)next+=2;let fromNs=startNs;for(let index=next;fromNs<endNs;index+=2){let untilNs=Math.min(this.#other[index]??
1/0,endNs);untilNs>fromNs&&alone.push(fromNs,untilNs),fromNs=Math.max(fromNs,this.#other[index+1]??1/0)}return alone.length});
return{alone:Float64Array.from(alone),aloneUntil}}};function indexCollectiveCalls({collectives,kernels,launchCalls}){let ofThread=new Map;
for(let call of collectives)getOrAdd(ofThread,threadKey(call),()=>[]).push(call);return row=>{let call=kernels.call[row]??
4294967295,kind=call===4294967295?void 0:launchCalls.kinds[launchCalls.kind[call]??0],calls=kind===void 0?void 0:ofThread.
get(threadKey(kind));if(calls===void 0)return null;let startNs=launchCalls.startNs.at(call),communication=calls[firstIndex(
calls.length,index=>(calls[index]?.startNs??1/0)>startNs)-1];if(communication===void 0||communication.endNs<startNs)return null;
let{communicator,operation,bytes}=communication;return{communicator,operation,bytes}}}function findRanks(collectives){let largest=new Map;
for(let{process,rank,ranks}of collectives)rank!==null&&ranks!==null&&ranks>(largest.get(process)?.ranks??0)&&largest.set(
process,{rank,ranks});return new Map([...largest].map(([process,{rank}])=>[process,rank]))}function measureIdle(trace,timeline,{
instances},device,processes){let ownInstances=instances.filter(({process})=>processes.has(process)),[spanNs,idleNs]=[0,0];
for(let[fromNs,untilNs]of openStretches(trace,ownInstances.length>0?ownInstances:instances))spanNs+=untilNs-fromNs,idleNs+=
untilNs-fromNs-timeline.busyNs(device,fromNs,untilNs);return{spanNs,idleNs}}function createNode(name,around){return{name,around,nested:new Map,sums:new Map}}function getNested(node,name){return getOrAdd(
node.nested,name,()=>createNode(name,node))}var noTime={instances:0,hostNs:0,idleNs:0,selfNs:0,totalNs:0,launches:0,communicationNs:0};
function getSum({sums},report,device){return getOrAdd(sums,`${String(report)}/${String(device)}`,()=>({report,device,...noTime}))}
function listNested(node){let all=[node];for(let parent of all)for(let nested of parent.nested.values())all.push(nested);
return all}function addTree(into,from,reports){let pairs=[[into.root,from.root]];for(let[to,node]of pairs){for(let sum2 of node.
sums.values())addSums(noTime,getSum(to,sum2.report+(from.areRanks?reports:0),sum2.device),sum2);for(let nested of node.nested.
values())pairs.push([getNested(to,nested.name),nested])}}var mostOperators=2e3;function profileOperators(measures,rounds,most=mostOperators){
let all=listRows(measures);if(all.every(({node})=>node.around===null))return{operators:[],operatorsLeftOut:0};let kept=all.
toSorted((a,b)=>b.totalNs-a.totalNs).slice(0,most),byNode=new Map;for(let row of kept)getOrAdd(byNode,row.node,()=>new Map).
set(gpuText(row),row);for(let row of kept){let around=row.node.around===null?void 0:byNode.get(row.node.around)?.get(gpuText(
row));if(around!==void 0)for(let[round,sum2]of row.sums.entries())around.nestedNs[round]=(around.nestedNs[round]??0)+(sum2?.
totalNs??0)}return{operators:kept.map(row=>profileOperator(row,rounds)),operatorsLeftOut:all.length-kept.length}}function listRows(measures){
let root=createNode("",null),sumsByNode=new Map;for(let[round,{operators}]of measures.entries()){let pairs=[[root,operators.
root]];for(let[node,from]of pairs){let gpus=getOrAdd(sumsByNode,node,()=>new Map);for(let[gpu,sum2]of from.sums)getOrAdd(
gpus,gpu,()=>measures.map(()=>null))[round]=sum2;for(let nested of from.nested.values())pairs.push([getNested(node,nested.
name),nested])}}let depths=new Map;return[...sumsByNode].map(([node,gpus])=>{let depth=node.around===null?0:(depths.get(
node.around)??0)+1;return depths.set(node,depth),{node,gpus,depth}}).toSorted((a,b)=>a.depth-b.depth).flatMap(({node,gpus})=>[
...gpus.values()].map(sums=>({node,sums,totalNs:median(sums.map(sum2=>sum2?.totalNs??0)),nestedNs:sums.map(()=>0)})))}function gpuText({
sums}){let sum2=sums.find(candidate=>candidate!==null);return`${String(sum2?.report)}/${String(sum2?.device)}`}function profileOperator({
node,sums,nestedNs},rounds){let path=[];for(let ancestor=node;ancestor.around!==null;ancestor=ancestor.around)path.unshift(
ancestor.name);let{report=0,device=null}=sums.find(sum2=>sum2!==null)??{},rank=rounds.flatMap(round=>round.ranks).find(candidate=>candidate.
report===report&&candidate.device===device)?.rank??null;return{path,rank,report,device,rounds:sums.map((sum2,round)=>sum2===
null?null:profileRound(sum2,sum2.totalNs-(nestedNs[round]??0)))}}function profileRound(sum2,selfNs){let{instances,hostNs,
idleNs,launches,totalNs,communicationNs}=sum2;return{instances,hostNs,idleNs,launches,totalNs,selfNs,communicationNs}}var uses=[[/GraphLaunch/,"graphLaunch"],[/Launch/,"launch"],[/Mem(?:cpy|set)/,"copy"],[/Synchronize/,"synchronization"],
[/Malloc|Free|MemPool|MemAlloc|Host(?:Alloc|Register|Unregister)|MemCreate|MemMap|MemUnmap|MemAddress/,"memory"]];function classifyCall(name){
return uses.find(([pattern])=>name!==null&&pattern.test(name))?.[1]??"other"}function groupCallsByThread(calls){let useOfKind=calls.
kinds.map(({name})=>classifyCall(name)),threads=new Map;for(let{process,thread,rows}of groupRowsByThread(calls))threads.
set(threadKey({process,thread}),new ThreadCalls(calls,rows,useOfKind));let ofKind=calls.kinds.map(({process,thread})=>threads.
get(threadKey({process,thread}))??null);return{of:(process,thread)=>threads.get(threadKey({process,thread}))??null,ofKind:kind=>ofKind[kind]??
null}}var nearSteps=8,ThreadCalls=class{count;#calls;#rows;#useOfKind;#last=0;constructor(calls,rows,useOfKind){this.#calls=
calls,this.#rows=findOutermostCalls(calls,rows),this.#useOfKind=useOfKind,this.count=this.#rows?.length??calls.count}startNs(index){
let startNs=this.#calls.startNs.at(this.#row(index));return index===0?startNs:Math.max(startNs,this.endNs(index-1))}endNs(index){
let row=this.#row(index);return this.#calls.startNs.at(row)+(this.#calls.durationNs[row]??0)}useOf(index){return this.#useOfKind[this.#calls.
kind[this.#row(index)]??0]??"other"}firstAfter(timeNs){let last=this.#last,low=last,high=this.count;last>0&&this.endNs(last-
1)>timeNs&&(low=0,high=last-1);for(let step=0;step<nearSteps&&low<high;step+=1)this.endNs(low)>timeNs?high=low:low+=1;return this.#last=
firstIndex(high,index=>this.endNs(index)>timeNs,low),this.#last}#row(index){return this.#rows===null?index:this.#rows[index]??
0}};function findOutermostCalls({count:all,startNs,durationNs},rows){let length=rows?.length??all,forEachOuter=visit=>{let untilNs=-1/0;
for(let index=0;index<length;index+=1){let row=rows===null?index:rows[index]??0,endNs=startNs.at(row)+(durationNs[row]??
0);endNs<=untilNs||(untilNs=endNs,visit(row))}},count=0;if(forEachOuter(()=>count+=1),count===length)return rows;let kept=new Uint32Array(
count);return count=0,forEachOuter(row=>{kept[count]=row,count+=1}),kept}var causes=["launch","afterSynchronization","synchronization","copy","queue","unknown"],column={launch:0,afterSynchronization:1,
synchronization:2,copy:3,queue:4,unknown:5};function createIdleTimes(){return new Float64Array(causes.length)}function buildIdleTimeline(trace,threads,points){
let{launchCalls,kernels,copies}=trace,devices=new Map,[firstNs,lastNs]=[points[0]??0,points.at(-1)??0];visitGpuWork(trace,
null,null,(device,startNs,endNs,_owner,row,isCopy)=>{let gpu=getOrAdd(devices,device,()=>({sums:createSums(points,causes.
length),busyUntilNs:Math.min(firstNs,startNs),thread:null})),copy=isCopy?copies[row]:void 0,call=isCopy?4294967295:kernels.
call[row]??4294967295;if(copy!==void 0?gpu.thread=threads.of(copy.process,copy.thread):gpu.thread=call===4294967295?null:
threads.ofKind(launchCalls.kind[call]??0),startNs>gpu.busyUntilNs){let callNs=copy===void 0&&call!==4294967295?launchCalls.
startNs.at(call):copy?.callStartNs??null,returnedNs=copy===void 0?(callNs??0)+(launchCalls.durationNs[call]??0):copy.callEndNs;
if(gpu.thread===null||callNs===null||returnedNs===null)gpu.sums.add(gpu.busyUntilNs,startNs,column.unknown);else{let inside=classifyCall(
copy?.callName??null)==="copy"?column.copy:column.launch;addGap(gpu.sums,gpu.busyUntilNs,startNs,gpu.thread,callNs,returnedNs,
inside)}}gpu.busyUntilNs=Math.max(gpu.busyUntilNs,endNs)});for(let{sums,busyUntilNs,thread}of devices.values())thread===
null?sums.add(busyUntilNs,lastNs,column.unknown):addHost(sums,busyUntilNs,lastNs,thread);return{between(device,startNs,endNs,into){
devices.get(device)?.sums.between(startNs,endNs,into)}}}function addGap(sums,startNs,endNs,thread,callNs,returnedNs,inside){
let begunNs=Math.min(endNs,Math.max(startNs,callNs)),madeNs=Math.min(endNs,Math.max(begunNs,returnedNs));begunNs>startNs&&
addHost(sums,startNs,begunNs,thread),sums.add(begunNs,madeNs,inside),sums.add(madeNs,endNs,column.queue)}function addHost(sums,startNs,endNs,thread){
let call=thread.firstAfter(startNs),otherwise=call<thread.count&&thread.startNs(call)<=startNs&&thread.useOf(call)==="sy\
nchronization"?column.afterSynchronization:column.launch,atNs=startNs;for(;call<thread.count&&thread.startNs(call)<endNs;call+=
1){let use=thread.useOf(call);if(use!=="synchronization"&&use!=="copy")continue;let[from,until]=[Math.max(atNs,thread.startNs(
call)),Math.min(endNs,thread.endNs(call))];sums.add(atNs,from,otherwise),sums.add(from,until,use==="copy"?column.copy:column.
synchronization),atNs=until}sums.add(atNs,endNs,otherwise)}function averageIdleTimes(sums,totalNs){let all=sum(sums),exact=Array.
from(sums,ns=>all===0?0:ns/all*totalNs),whole=exact.map(Math.floor),remainingNs=totalNs-sum(whole),byRest=exact.map((ns,index)=>({
index,rest:ns-(whole[index]??0)}));if(all>0)for(let{index}of byRest.toSorted((a,b)=>b.rest-a.rest||a.index-b.index)){if(remainingNs<
1)break;whole[index]=(whole[index]??0)+1,remainingNs-=1}else whole[column.unknown]=remainingNs;let[launchNs=0,afterSynchronizationNs=0,
synchronizationNs=0,copyNs=0,queueNs=0,unknownNs=0]=whole;return{launchNs,afterSynchronizationNs,synchronizationNs,copyNs,
queueNs,unknownNs}}var noSums={reports:0,instances:0,wallNs:0,spanNs:0,gpuIdleNs:0,gpuBusyNs:0,copyBusyNs:0,communicationFreeBusyNs:0,graphKernels:0,
graphLaunches:0},noOtherThreads={launches:0,kernelNs:0,copies:0};function emptyMeasure(key){return{key,...noSums,hasGpu:!1,
gpuIdle:{...noGpuIdle},hostTime:{...noHostTime},devices:new Set,ranks:[],otherThreads:{...noOtherThreads},operators:{areRanks:!1,
root:createNode("",null)},kernels:new Map,synchronizations:new Map,copies:new Map}}function measureRange(trace,{timeline,
idle,host},range,familyOf,isRank){let measure=emptyMeasure(range.key);measure.reports=1,measure.instances=range.instances.
length,measureGpu(trace,range,familyOf,measure),(measure.devices.size>1||isRank)&&measure.ranks.push(recordRanks(trace,timeline,
range,name=>familyOf(name)===communicationFamily)),measureWall(trace,{timeline,idle},range,measure),measure.hostTime=host.
timeOf(range.instances);for(let index of range.copies){let copy=trace.copies[index];if(copy===void 0)continue;let{kind,direction,
sourceMemory,targetMemory}=copy;addCopy(measure.copies,{kind,direction,sourceMemory,targetMemory,count:1,bytes:copy.bytes,
totalNs:copy.durationNs,blocking:isBlocking(copy)?1:0})}for(let index of range.calls){let call=trace.calls[index];call?.
kind==="graph-launch"&&(measure.graphLaunches+=1),call?.kind==="synchronize"&&addSynchronizations(measure.synchronizations,
call.name,{count:1,totalNs:call.durationNs})}return measure}function isBlocking({kind,direction,targetMemory,callName}){
return kind!=="copy"||callName===null||!/^cu(da)?Memcpy/.test(callName)||direction==="device-to-device"||direction==="pe\
er-to-peer"?!1:callName.includes("Async")?direction==="host-to-host"||direction==="device-to-host"&&targetMemory==="page\
able":!0}function measureWall(trace,{timeline,idle},range,measure){let devices=measure.devices.size>0?[...measure.devices]:
timeline.devices;measure.hasGpu=devices.length>0;let byCause=createIdleTimes();for(let instance of range.instances)measure.
wallNs+=findEndNs(trace,instance)-instance.startNs;for(let[from,until]of openStretches(trace,range.instances)){let busyNs=sum(
devices,device=>timeline.busyNs(device,from,until));measure.spanNs+=until-from,measure.gpuIdleNs+=until-from-Math.round(
busyNs/Math.max(1,devices.length));for(let device of devices)idle.between(device,from,until,byCause)}measure.gpuIdle=averageIdleTimes(
byCause,measure.gpuIdleNs)}function measureGpu(trace,range,familyOf,measure){let{kernelTypes}=trace,byType=measureTypes(
trace,range,measure),waits=kernelTypes.map(({name},index)=>byType.has(index)&&familyOf(name)===communicationFamily),copies=kernelTypes.
length,divider=createGpuDivider(copies+1),union=createBusyUnion(),withoutWaiting=waits.includes(!0)?createBusyUnion():null;
visitGpuWork(trace,range.kernels,range.copies,(device,startNs,endNs,owner)=>{divider.add(device,startNs,endNs,owner),union.
add(device,startNs,endNs),waits[owner]!==!0&&withoutWaiting?.add(device,startNs,endNs)});let{busyNs,exclusiveNs,devices}=divider.
finish();measure.copyBusyNs=busyNs[copies]??0,measure.gpuBusyNs=union.totalNs(),measure.communicationFreeBusyNs=(withoutWaiting??
union).totalNs(),measure.otherThreads.launches=range.otherKernels.length,measure.otherThreads.copies=range.otherCopies.length;
for(let device of devices)measure.devices.add(device);for(let[index,{durations,first,otherThreadLaunches}]of byType){let type=kernelTypes[index];
type!==void 0&&addKernel(measure.kernels,{type,durations,busyNs:busyNs[index]??0,exclusiveNs:exclusiveNs[index]??0,first,
otherThreadLaunches})}}function measureTypes({kernels,kernelKinds,kernelTypes},range,measure){let types=Uint32Array.from(
kernelKinds,({type})=>type),typeOf2=row=>types[kernels.kind[row]??0]??0,byType=new Map;for(let index=0;index<range.kernels.
length;index+=1){let row=range.kernels[index]??0,type=typeOf2(row);if(kernelKinds[kernels.kind[row]??0]?.fromGraph===!0&&
(measure.graphKernels+=1),byType.has(type))continue;let first={report:0,startNs:kernels.startNs.at(row),durationNs:kernels.
durationNs[row]??0};byType.set(type,{first,otherThreadLaunches:0})}for(let row of range.otherKernels){let entry=byType.get(
typeOf2(row));entry!==void 0&&(entry.otherThreadLaunches+=1),measure.otherThreads.kernelNs+=kernels.durationNs[row]??0}let durationsOf=countDurations(
range.kernels,kernels.durationNs,typeOf2,kernelTypes.length);return new Map([...byType].map(([type,ofType])=>[type,{durations:durationsOf(
type),...ofType}]))}function addMeasure(into,from){for(let kernel of from.kernels.values()){let report=into.reports+kernel.
first.report;addKernel(into.kernels,into.reports===0?kernel:{...kernel,first:{...kernel.first,report}})}addTree(into.operators,
from.operators,into.reports),addSums(noSums,into,from),into.hasGpu||=from.hasGpu,addSums(noGpuIdle,into.gpuIdle,from.gpuIdle),
into.hostTime===null||from.hostTime===null?into.hostTime=null:addSums(noHostTime,into.hostTime,from.hostTime);for(let device of from.
devices)into.devices.add(device);into.ranks.push(...from.ranks),addSums(noOtherThreads,into.otherThreads,from.otherThreads);
for(let[call,sums]of from.synchronizations)addSynchronizations(into.synchronizations,call,sums);for(let copy of from.copies.
values())addCopy(into.copies,copy)}var typeTexts=new WeakMap;function typeKey(type){let text=typeTexts.get(type)??JSON.stringify(
type);return typeTexts.set(type,text),text}function addKernel(into,kernel){let text=typeKey(kernel.type),existing=into.get(
text);into.set(text,existing===void 0?kernel:sumKernels([existing,kernel]))}function sumKernels(kernels){let{durations,first}=kernels[0],
[busyNs,exclusiveNs,otherThreadLaunches]=[0,0,0];for(let kernel of kernels){kernel!==kernels[0]&&(durations=addDurations(
durations,kernel.durations)),busyNs+=kernel.busyNs,exclusiveNs+=kernel.exclusiveNs,otherThreadLaunches+=kernel.otherThreadLaunches;
let{report,startNs}=kernel.first;(report<first.report||report===first.report&&startNs<first.startNs)&&(first=kernel.first)}
return{type:kernels[0].type,durations,busyNs,exclusiveNs,first,otherThreadLaunches}}var noCalls={count:0,totalNs:0},noCopies={
...noCalls,bytes:0,blocking:0};function addSynchronizations(into,call,from){addSums(noCalls,getOrAdd(into,call,()=>({...noCalls})),
from)}function addCopy(into,copy){let text=[copy.kind,copy.direction,copy.sourceMemory,copy.targetMemory].join("/");addSums(
noCopies,getOrAdd(into,text,()=>({...copy,...noCopies})),copy)}function profileKernels(rounds,familyOf){let names=new Map;for(let{kernels}of rounds)for(let[text,{type}]of kernels){let variants=names.
get(type.name)??new Map;names.set(type.name,variants.set(text,type))}let profiled=[...names].map(([name,variants])=>{let texts=[
...variants.keys()],profiledVariants=[...variants].map(([text,type])=>profileVariant(type,rounds,text));return{name,shortName:[
...variants.values()][0]?.shortName??name,family:familyOf(name),rounds:rounds.map(round=>profileRound2(round,texts)),variants:sortByTime(
profiledVariants,describeVariant),ncu:[]}});return sortByTime(profiled,({name})=>name)}function profileFamilies(kernels,roundCount){
let families=[...Map.groupBy(kernels,({family})=>family)].map(([family,members])=>({family,rounds:Array.from({length:roundCount},
(_,round)=>({launches:sum(members,kernel=>kernel.rounds[round]?.launches??0),totalNs:sum(members,kernel=>kernel.rounds[round]?.
totalNs??0)}))}));return sortByTime(families,({family})=>family)}function profileVariant(type,rounds,text){let{mangled,registersPerThread,
staticSharedBytes,dynamicSharedBytes,localBytesPerThread}=type,[gridX,gridY,gridZ]=type.grid,[blockX,blockY,blockZ]=type.
block;return{mangled,grid:[gridX,gridY,gridZ],block:[blockX,blockY,blockZ],registersPerThread,staticSharedBytes,dynamicSharedBytes,
localBytesPerThread,rounds:rounds.map(round=>profileRound2(round,[text]))}}function profileRound2({kernels},texts){let[kernel,
...others]=texts.flatMap(text=>kernels.get(text)??[]);if(kernel===void 0)return null;let{durations,busyNs,exclusiveNs,first,
otherThreadLaunches}=sumKernels([kernel,...others]),{launches,totalNs,medianNs,minNs,maxNs,spread}=summarizeDurations(durations);
return{launches,totalNs,medianNs,minNs,maxNs,spread,busyNs:roundNs(busyNs),exclusiveNs,firstNs:first.durationNs,otherThreadLaunches}}
function roundNs(ns){return Math.round(ns*1e3)/1e3}function describeVariant({rounds,...identity}){return rounds.length===
0?"":JSON.stringify(identity)}function sortByTime(items,textOf){let timed2=items.map(item=>({item,totalNs:medianTotalNs(
item)}));return timed2.sort((a,b)=>b.totalNs-a.totalNs||byText(textOf(a.item),textOf(b.item))),timed2.map(({item})=>item)}function matchCollectives(records){return groupByCommunicator(records).filter(members=>{let[first]=members;return first!==
void 0&&members.length>1&&members.every(member=>isSame(records,first,member))})}function groupByCommunicator(records){let groups=new Map;
for(let[index,{communication}]of records.entries()){let rows=new Map,groupOfKind=communication.kinds.map(({call})=>call?.
communicator??"");for(let row=0;row<communication.count;row+=1){let group=groupOfKind[communication.kind[row]??0]??"";getOrAdd(
rows,group,()=>[]).push(row)}for(let[group,ofRank]of rows)getOrAdd(groups,group,()=>[]).push({index,rows:Uint32Array.from(
ofRank)})}return[...groups.values()]}function isSame(records,first,member){if(first===member)return!0;if(first.rows.length!==
member.rows.length)return!1;let[a,b]=[records[first.index]?.communication,records[member.index]?.communication];if(a===void 0||
b===void 0)return!1;let texts=kinds=>kinds.map(({name,call})=>call?.operation??name),[aTexts,bTexts]=[texts(a.kinds),texts(
b.kinds)];return first.rows.every((row,index)=>aTexts[a.kind[row]??0]===bTexts[b.kind[member.rows[index]??0]??0])}var nsPerMs=1e6;
function alignClocks(records,groups){let[first]=records,reports=new Set(records.map(({report})=>report));if(first===void 0||
reports.size<2)return{offsetNs:records.map(()=>0),alignment:null};let[collectives,residualNs]=[0,0],ofReport=new Map([[first.
report,0]]);for(let report of reports){if(report===first.report)continue;let apart=measureClockOffsets(records,groups,first.
report,report);if(apart.length===0){let origin=records.find(record=>record.report===report)?.originUtcMs??null,areKnown=origin!==
null&&first.originUtcMs!==null;ofReport.set(report,areKnown?Math.round((origin-first.originUtcMs)*nsPerMs):0);continue}let offset=Math.
round(median(apart));ofReport.set(report,offset),collectives+=apart.length,residualNs=Math.max(residualNs,Math.round(median(
apart.map(ns=>Math.abs(ns-offset)))))}return{offsetNs:records.map(({report})=>ofReport.get(report)??0),alignment:{collectives,
residualNs}}}function measureClockOffsets(records,groups,first,other){return groups.flatMap(members=>{let findMember=report=>members.
find(({index})=>records[index]?.report===report),[a,b]=[findMember(first),findMember(other)];if(a===void 0||b===void 0)return[];
let end=({index,rows},position)=>records[index]?.communication.endNs[rows[position]??0]??0;return Array.from(a.rows,(_,index)=>end(
a,index)-end(b,index))})}function settleRanks(records){if(records.length<2)return{ranks:[],collectives:[],rankClocks:null};let groups=matchCollectives(
records),{offsetNs,alignment}=alignClocks(records,groups),{matched,collectives}=settleCollectives(records,groups,offsetNs);
return{ranks:records.map((record,index)=>settleRank(record,matched[index]??createUnmatched(record))),collectives,rankClocks:alignment}}
function createUnmatched({communication}){return{transferNs:new Float64Array(communication.count).fill(NaN),joinedLast:0,
heldUpNs:0}}function settleCollectives(records,groups,offsetNs){let matched=records.map(createUnmatched),sums=new Map;for(let members of groups)
for(let position=0;position<(members[0]?.rows.length??0);position+=1){let kernels=members.flatMap(({index,rows})=>{let[record,
rank,row]=[records[index],matched[index],rows[position]??0];if(record===void 0||rank===void 0)return[];let[startNs,endNs]=[
record.communication.startNs[row]??0,record.communication.endNs[row]??0];return[{record,rank,row,durationNs:endNs-startNs,
joinedNs:startNs+(offsetNs[index]??0)}]}),[first]=kernels;if(first===void 0)continue;let transferNs=kernels.reduce((least,{
durationNs})=>Math.min(least,durationNs),1/0),last=kernels.reduce((latest,kernel)=>kernel.joinedNs>latest.joinedNs?kernel:
latest,first),waitingNs=0;for(let kernel of kernels)kernel.rank.transferNs[kernel.row]=transferNs,waitingNs+=kernel.durationNs-
transferNs,kernel!==last&&(last.rank.heldUpNs+=kernel.durationNs-transferNs);last.rank.joinedLast+=1;let{name="",call=null}=first.
record.communication.kinds[first.record.communication.kind[first.row]??0]??{},kind={operation:call?.operation??name,bytes:call?.
bytes??null,ranks:kernels.length};addCollective(sums,{...kind,count:1,transferNs,waitingNs})}return{matched,collectives:sortByTransfer(
sums)}}function settleRank({communication,...record},match){let[exposed,exposedTransfers]=[[],[]],[kernelNs,waitingNs,isMatched]=[
0,0,!0];for(let row=0;row<communication.count;row+=1){let endNs=communication.endNs[row]??0,durationNs=endNs-(communication.
startNs[row]??0),transferNs=match.transferNs[row]??NaN;isMatched&&=!Number.isNaN(transferNs),kernelNs+=durationNs,waitingNs+=
durationNs-transferNs;for(let[startNs,untilNs]of listAloneStretches(communication,row)){exposed.push([startNs,untilNs]);
let fromNs=Math.max(startNs,endNs-transferNs);untilNs>fromNs&&exposedTransfers.push([fromNs,untilNs])}}let{report,device,
rank,launches,spanNs,idleNs,busyNs,workNs}=record;return{report,device,rank,launches,kernelNs:record.kernelNs,spanNs,idleNs,
busyNs,workNs,communication:{launches:communication.count,kernelNs,exposedNs:measureUnion(exposed),waitingNs:isMatched?waitingNs:
null,exposedTransferNs:isMatched?measureUnion(exposedTransfers):null,joinedLast:isMatched?match.joinedLast:null,heldUpNs:isMatched?
match.heldUpNs:null}}}function addCollective(sums,collective){let key=JSON.stringify([collective.operation,collective.bytes,
collective.ranks]),{count=0,transferNs=0,waitingNs=0}=sums.get(key)??{},sum2={count:count+collective.count,transferNs:transferNs+
collective.transferNs};sums.set(key,{...collective,...sum2,waitingNs:waitingNs+collective.waitingNs})}function sortByTransfer(sums){
return[...sums.values()].sort((a,b)=>b.transferNs-a.transferNs)}function sumRanks(reports){let ranks=new Map,collectives=new Map;
for(let report of reports){for(let rank of report.ranks){let key=`${String(rank.report)}/${String(rank.device)}`,existing=ranks.
get(key);ranks.set(key,existing===void 0?rank:addRank(existing,rank))}for(let collective of report.collectives)addCollective(
collectives,collective)}let place=({rank,report,device})=>[rank??1/0,report,device];return{ranks:[...ranks.values()].sort(
(a,b)=>compareLists(place(a),place(b))),collectives:sortByTransfer(collectives),rankClocks:reports[0]?.rankClocks??null}}
function addRank(rank,other){let addKnown=(a,b)=>a===null||b===null?null:a+b,[own,added]=[rank.communication,other.communication];
return{...rank,rank:rank.rank??other.rank,launches:rank.launches+other.launches,kernelNs:rank.kernelNs+other.kernelNs,spanNs:rank.
spanNs+other.spanNs,idleNs:rank.idleNs+other.idleNs,busyNs:rank.busyNs+other.busyNs,workNs:rank.workNs+other.workNs,communication:{
launches:own.launches+added.launches,kernelNs:own.kernelNs+added.kernelNs,exposedNs:own.exposedNs+added.exposedNs,waitingNs:addKnown(
own.waitingNs,added.waitingNs),exposedTransferNs:addKnown(own.exposedTransferNs,added.exposedTransferNs),joinedLast:addKnown(
own.joinedLast,added.joinedLast),heldUpNs:addKnown(own.heldUpNs,added.heldUpNs)}}}function compareLists(a,b){let first=a.
findIndex((value,index)=>value!==b[index]);return first<0?0:(a[first]??0)<(b[first]??0)?-1:1}function*listAloneStretches({
alone,aloneUntil},row){let until=aloneUntil[row]??0;for(let index=row===0?0:aloneUntil[row-1]??0;index<until;index+=2)yield[
alone[index]??0,alone[index+1]??0]}function measureUnion(stretches){let[total,untilNs]=[0,-1/0];for(let[startNs,endNs]of stretches.
toSorted((a,b)=>a[0]-b[0]))endNs<=untilNs||(total+=endNs-Math.max(startNs,untilNs),untilNs=endNs);return total}function buildProfile(input){let familyOf=createFamilyLookup(input.families),keys=new Map,warnings=[...input.warnings],rounds=input.
rounds.map(({captures,gpu=null,process=null,areRanks=!1},index)=>{let measures=new Map,outside={launches:0,kernelNs:0};for(let capture of captures){
let where=`Round ${String(index+1)}, ${capture.label}`;for(let key of capture.ranges){let text=rangeKeyText(key);if(measures.
has(text)&&!areRanks)throw new UserError({what:`The range ${rangeText(key.name,key.domain)} is analyzed in two captures \
of the same round, so its work would count twice.`,where,help:"List each range only once."});keys.set(text,key),getOrAdd(
measures,text,()=>emptyMeasure(key))}for(let measured of capture.reports){for(let measure of measured.ranges){let sum2=measures.
get(rangeKeyText(measure.key));sum2!==void 0&&addMeasure(sum2,measure)}outside.launches+=measured.outside.launches,outside.
kernelNs+=measured.outside.kernelNs,warnings.push(...measured.warnings.map(warning2=>`${where}: ${warning2}`))}}if(areRanks)
for(let measure of measures.values())correctRankSums(measure);return{measures,outside,captures:captures.map(({label,sources:sources2})=>({
label,sources:[...sources2]})),gpu:gpu===null?null:{...gpu,reasons:[...gpu.reasons]},process}}),allCaptures=input.rounds.
flatMap(({captures})=>captures),reports=allCaptures.flatMap(capture=>capture.reports),times=reports.flatMap(({recordedUtcMs})=>recordedUtcMs??
[]),skipped=new Map(allCaptures.flatMap(capture=>capture.skipped??[]).map(({key,instances})=>[rangeKeyText(key),instances])),
ranges=[...keys].map(([text,key])=>profileRange(key,skipped.get(text)??0,rounds.map(({measures})=>measures.get(text)??emptyMeasure(
key)),familyOf));return{schemaVersion:profileSchemaVersion,tool:input.tool,createdAt:input.createdAt,measuredAt:times.length===
0?null:new Date(Math.max(...times)).toISOString(),source:input.source,machine:describeMachine(input.machine,reports.map(
({machine})=>machine)),workload:input.workload,isolation:input.isolation,environment:input.environment,attribution:input.
attribution,captureMode:input.captureMode,rounds:rounds.map(({captures,outside,gpu,process},index)=>({round:index+1,captures,
outside,gpu,process})),ranges,rangesLeftOut:Math.max(0,...allCaptures.map(({rangesLeftOut=0})=>rangesLeftOut)),incompleteRanges:mergeIncomplete(
allCaptures.flatMap(({incomplete=[]})=>incomplete)),untraced:[],whole:null,verify:null,warm:null,draw:null,replayedRanges:[],
ncu:null,checks:input.checks,warnings:[...new Set([...warnings,...findRoundDifferences(ranges)])]}}function correctRankSums(measure){
let records=measure.ranks.flatMap((ofReport,report)=>ofReport.map(record=>({...record,report})));measure.ranks.splice(0,
1/0,records),measure.spanNs=records.reduce((longest,{spanNs})=>Math.max(longest,spanNs),0),measure.gpuIdleNs=Math.round(
sum(records,({idleNs})=>idleNs)/Math.max(1,records.length));let{launchNs,afterSynchronizationNs,synchronizationNs,copyNs,
queueNs,unknownNs}=measure.gpuIdle,sums=Float64Array.of(launchNs,afterSynchronizationNs,synchronizationNs,copyNs,queueNs,
unknownNs);measure.gpuIdle=averageIdleTimes(sums,measure.gpuIdleNs)}function profileRange(key,skippedInstances,rounds,familyOf){
let kernels=profileKernels(rounds,familyOf),profiled=rounds.map(profileRound3),{operators,operatorsLeftOut}=profileOperators(
rounds,profiled);return{name:key.name,domain:key.domain,skippedInstances,rounds:profiled,families:profileFamilies(kernels,
rounds.length),kernels,operators,operatorsLeftOut,ncu:null,findings:[]}}function profileRound3(measure){let{instances,wallNs,
spanNs,gpuIdleNs,gpuIdle,hasGpu,hostTime,gpuBusyNs,graphKernels,graphLaunches}=measure,sums=[...measure.kernels.values()].
map(({durations})=>summarizeDurations(durations)),copies=[...measure.copies].sort(compareKeys).map(([,copy])=>copy),ranks=sumRanks(
measure.ranks.map(settleRanks)),memcpy=copies.filter(({kind})=>kind==="copy");return{instances,wallNs,kernelNs:sum(sums,
({totalNs})=>totalNs),spanNs,gpuIdleNs:hasGpu?gpuIdleNs:null,gpuIdle:hasGpu?gpuIdle:null,hostTime,gpuBusyNs,copyBusyNs:roundNs(
measure.copyBusyNs),devices:Math.max(measure.devices.size,ranks.ranks.length),communicationFreeBusyNs:measure.communicationFreeBusyNs,
...ranks,otherThreads:{...measure.otherThreads},launches:sum(sums,({launches})=>launches),graphKernels,graphLaunches,synchronizations:[
...measure.synchronizations].sort(compareKeys).map(([call,{count,totalNs}])=>({call,count,totalNs})),copies,memcpyBytes:sum(
memcpy,({bytes})=>bytes),memcpyNs:sum(memcpy,({totalNs})=>totalNs)}}function compareKeys([a],[b]){return byText(a,b)}function describeMachine(input,seen){
let gpus=new Map;for(let{id,...gpu}of seen.flatMap(machine=>machine.gpus))getOrAdd(gpus,gpu.uuid??`${String(id)} ${gpu.name}`,
()=>gpu);let first=key=>input[key]??seen.find(machine=>machine[key]!==null)?.[key]??null;return{gpus:[...gpus].sort(compareKeys).
map(([,gpu])=>gpu),driver:first("driver"),cuda:first("cuda"),nsys:first("nsys"),ncu:input.ncu}}function createPlaces(){return{around:[0],range:[void 0]}}function placeCalls(places,ranges,endOf2,calls,rows,visit,opened=null){
let cache=new Map,within=(around,index)=>{let key=around*ranges.length+index,cached=cache.get(key);return cached!==void 0?
cached:(cache.set(key,places.around.length),places.range.push(ranges[index]),places.around.push(around)-1)},open=[],firstEndNs=1/0,
next=0,innermost=()=>open.at(-1)?.place??0,placeUntil=endNs=>endNs<=firstEndNs?innermost():open.reduce((around,entry)=>entry.
endNs>=endNs?within(around,entry.index):around,0),closeBefore=timeNs=>{if(firstEndNs>=timeNs)return;open=open.filter(entry=>entry.
endNs>=timeNs),firstEndNs=1/0;let around=0;for(let entry of open)places.around[entry.place]!==around&&(entry.place=within(
around,entry.index)),around=entry.place,firstEndNs=Math.min(firstEndNs,entry.endNs)},openUntil=timeNs=>{for(let range=ranges[next];range!==
void 0&&range.startNs<=timeNs;range=ranges[next]){let endNs=endOf2(range);if(opened!==null&&closeBefore(range.startNs),opened!==
null||endNs>=timeNs){let around=opened===null?innermost():placeUntil(endNs),place=within(around,next);opened?.(place),open.
push({index:next,endNs,place:around===innermost()?place:within(innermost(),next)}),firstEndNs=Math.min(firstEndNs,endNs)}
next+=1}},count=rows?.length??calls.count;for(let index=0;index<count;index+=1){let row=rows===null?index:rows[index]??0,
startNs=calls.startNs.at(row);opened===null&&closeBefore(startNs),openUntil(startNs),opened!==null&&closeBefore(startNs),
visit(row,placeUntil(startNs+(calls.durationNs[row]??0)))}opened!==null&&openUntil(1/0)}function findSameNameAround({around},names){
return around.map((outer,place)=>{let ancestor=place===0?0:outer;for(;ancestor!==0&&names[ancestor]!==names[place];)ancestor=
around[ancestor]??0;return ancestor})}var callDetails=/, (?:seq|op_id|sizes) = .*$/s;function formatOperator({name,domain}){return rangeText(name.replace(callDetails,
""),domain)}function placeInOwnThread(trace,started){let pushed=groupPushedRanges(trace),startedIn=Map.groupBy(started,({
process})=>process),calls=new Map;for(let thread of groupRowsByThread(trace.launchCalls))calls.set(threadKey(thread),thread.
rows);let places=createPlaces(),opened=[],placeOf=new Uint32Array(trace.launchCalls.count),threads=[...groupRowsByThread(
trace.launchCalls),...[...pushed.values()].flatMap(ranges=>ranges.slice(0,1))];for(let[text,{process}]of new Map(threads.
map(thread=>[threadKey(thread),thread]))){let startedRanges=startedIn.get(process)??[],ownRanges=pushed.get(text)??[];placeCalls(
places,startedRanges.length===0?ownRanges:sortOuterFirst([...ownRanges,...startedRanges]),findOpenUntilNs,trace.launchCalls,
calls.has(text)?calls.get(text)??null:noRows,(call,place)=>placeOf[call]=place,place=>opened.push(place))}let count=places.
around.length,isOpening=new Uint8Array(count);for(let place of opened)places.range[place]?.style==="pushpop"&&(isOpening[place]=
1);let{rows,firstRow}=groupKernelsByPlace(trace,placeOf,count);return{places,rows,firstRow,isOpening}}function placeInOtherThreads(trace,ranges){
let wanted=new Uint8Array(trace.launchCalls.count);for(let{otherKernels}of ranges)for(let row of otherKernels)wanted[trace.
kernels.call[row]??4294967295]=1;let pushed=groupPushedRanges(trace),owners=Map.groupBy(new Map(ranges.flatMap(({instances})=>instances.
map(instance=>[threadKey(instance),instance]))).values(),({process})=>process),[places,threadOf]=[createPlaces(),[""]],placeOf=new Uint32Array(
trace.launchCalls.count);for(let thread of groupRowsByThread(trace.launchCalls)){let text=threadKey(thread),calls=(thread.
rows??Uint32Array.from(wanted,(_,row)=>row)).filter(row=>wanted[row]===1);if(calls.length===0)continue;let holders=new Set(
[text,...(owners.get(thread.process)??[]).map(threadKey)]),among=sortOuterFirst([...holders].flatMap(holder=>pushed.get(
holder)??[]));for(placeCalls(places,among,findOpenUntilNs,trace.launchCalls,calls,(call,place)=>placeOf[call]=place);threadOf.
length<places.around.length;)threadOf.push(text)}return{places,placeOf,threadOf}}var noRows=new Uint32Array;function groupPushedRanges({
ranges}){let pushed=Map.groupBy(ranges.filter(({style})=>style==="pushpop"),threadKey);for(let threadRanges of pushed.values())
sortOuterFirst(threadRanges);return pushed}var neverNs=Number.MAX_SAFE_INTEGER;function sortOuterFirst(ranges){return ranges.
sort((a,b)=>a.startNs-b.startNs||(b.endNs??neverNs)-(a.endNs??neverNs))}function groupKernelsByPlace({kernels},placeOf,places){
let placeAt=row=>{let call=kernels.call[row]??4294967295;return call===4294967295?0:placeOf[call]??0},firstRow=new Uint32Array(
places+1);for(let row=0;row<kernels.count;row+=1){let after=placeAt(row)+1;firstRow[after]=(firstRow[after]??0)+1}for(let place=0;place<
places;place+=1)firstRow[place+1]=(firstRow[place+1]??0)+(firstRow[place]??0);let rows=new Uint32Array(kernels.count),next=firstRow.
slice();for(let row=0;row<kernels.count;row+=1){let place=placeAt(row);rows[next[place]??0]=row,next[place]=(next[place]??
0)+1}return{rows,firstRow}}var noLayers=[];function findCapturedLayers(trace){let{nodeCreations,kernels}=trace,{creation}=kernels;
if(creation===null)return()=>noLayers;let pushed=groupPushedRanges(trace),places=createPlaces(),columns=callColumns(nodeCreations.
map(({process,thread,atNs})=>({process,thread,startNs:atNs,durationNs:0}))),placeOf=new Uint32Array(nodeCreations.length);
for(let thread of groupRowsByThread(columns)){let ranges=pushed.get(threadKey(thread))??[];placeCalls(places,ranges,findOpenUntilNs,
columns,thread.rows,(row,place)=>placeOf[row]=place)}let lists=new Map,layersAt=(innermost,instantiatedNs)=>{let names=[];
for(let current=innermost;current!==0;current=places.around[current]??0){let range=places.range[current];if(range===void 0||
findOpenUntilNs(range)>=instantiatedNs)break;names.unshift(formatOperator(range))}return getOrAdd(lists,JSON.stringify(names),
()=>names)},lastLayers=[],layers=nodeCreations.map(({instantiatedNs},row)=>{if(instantiatedNs===null)return noLayers;let place=placeOf[row]??
0,last=lastLayers[place];return last?.instantiatedNs!==instantiatedNs&&(lastLayers[place]=last={instantiatedNs,names:layersAt(
place,instantiatedNs)}),last.names});return kernel=>layers[creation[kernel]??4294967295]??noLayers}function buildPaths(trace,{places,firstRow,rows,isOpening},timeline,communicates,layersOf){let root=createPath(null,null),
ending=new Map,nestedIn=(around,range)=>{let key=pathKey(range),existing=around.nested.get(key);if(existing!==void 0)return existing;
let label=range.style==="pushpop"?formatOperator(range):null,made=createPath(label,around);return around.nested.set(key,
made),getOrAdd(ending,key,()=>[]).push(made),made},paths=[root],pathAt=place=>{let within=[],path=paths[place];for(let current=place;path===
void 0;path=paths[current])within.push(current),current=places.around[current]??0;for(let inner=within.pop();inner!==void 0;inner=
within.pop()){let range=places.range[inner];range!==void 0&&(path=nestedIn(path,range)),paths[inner]=path}return path};for(let[
place,range]of places.range.entries()){let[from,to]=[firstRow[place]??0,firstRow[place+1]??0],isOpened=isOpening[place]===
1&&range!==void 0;if(from===to&&!isOpened)continue;let path=pathAt(place);for(let index=from;index<to;index+=1){let row=rows[index]??
0,layers=layersOf(row),replayed=layers.length===0?path:layers.reduce(getReplayedPath,path);addKernel2(replayed.kernels,trace,
row,communicates)}isOpened&&addOpen(path.open,range,findEndNs(trace,range),timeline)}return{ending:(name,domain)=>ending.
get(pathKey({name,domain}))??[]}}function createPath(label,around){return{label,around,nested:new Map,replayed:null,kernels:[],
open:[]}}function getReplayedPath(around,label){around.replayed??=new Map;let path=around.replayed.get(label)??createPath(
label,around);return around.replayed.set(label,path),path}function pathKey({name,domain}){return`${domain}\0${name}`}function addKernel2(sums,{
kernels,kernelKinds},row,communicates){let{device,type}=kernelKinds[kernels.kind[row]??0]??{device:0,type:0},sum2=sums.find(
candidate=>candidate.device===device);sum2===void 0&&sums.push(sum2={device,launches:0,durationNs:0,communicationNs:0});
let durationNs=kernels.durationNs[row]??0;sum2.launches+=1,sum2.durationNs+=durationNs,communicates[type]===!0&&(sum2.communicationNs+=
durationNs)}function addOpen(sums,{process,startNs},endNs,{devices,busyNs}){let sum2=sums.find(candidate=>candidate.process===
process);sum2===void 0&&sums.push(sum2={process,instances:0,hostNs:0,busyNs:devices.map(()=>0)}),sum2.instances+=1,sum2.
hostNs+=endNs-startNs;for(let[index,device]of devices.entries())sum2.busyNs[index]=(sum2.busyNs[index]??0)+busyNs(device,
startNs,endNs)}function*buildOperatorTrees(trace,ranges,context){let attributed=ranges.map(({range})=>range),started=attributed.flatMap(
({instances})=>instances.filter(({style})=>style==="startend")),communicates=trace.kernelTypes.map(({name})=>context.communicates(
name)),layersOf=findCapturedLayers(trace);yield;let places=mayBeNested(trace,attributed)?placeInOwnThread(trace,started):
null;yield;let paths=places===null?null:buildPaths(trace,places,context.timeline,communicates,layersOf);yield;let lentPlaces=attributed.
some(({otherKernels})=>otherKernels.length>0)?placeInOtherThreads(trace,attributed):null,trees=[];for(let{range,devices}of ranges){
let tree={areRanks:context.isRank,root:createNode("",null)},adding=createAdder(trace,range,devices,context,communicates);
for(let instance of range.instances)adding.instance(tree.root,instance);if(paths===null)for(let row of range.kernels)adding.
kernel(tree.root,row);else addPaths(tree.root,paths.ending(range.key.name,range.key.domain),adding);paths!==null&&lentPlaces!==
null&&addLent(trace,tree.root,range,lentPlaces,layersOf,adding),addNestedSums(tree),trees.push(tree),yield}return trees}
function mayBeNested({ranges,kernels},attributed){let openUntil=new Map;return kernels.creation!==null||attributed.some(
({instances})=>instances.some(({style,thread})=>style==="startend"&&thread!==-1))||attributed.some(({otherKernels})=>otherKernels.
length>0)||ranges.some(range=>{let thread=threadKey(range),untilNs=openUntil.get(thread)??-1/0;return openUntil.set(thread,
Math.max(untilNs,findOpenUntilNs(range))),range.startNs<untilNs})}function createAdder(trace,range,devices,{timeline,isRank},communicates){
let{kernels,kernelKinds}=trace,areSeveral=devices.length>1,ofProcess=areSeveral?groupDevicesByProcess(trace,range):null,
only=isRank?devices[0]??null:null,idleDevices=devices.length>0?devices:timeline.devices,open=(node,{process,instances,hostNs},busyNs)=>{
let add=(device,ns)=>{let sum2=getSum(node,0,device);sum2.instances+=instances,sum2.hostNs+=hostNs,sum2.idleNs+=hostNs-ns};
if(ofProcess!==null)for(let device of ofProcess.get(process)??[])add(device,busyNs(device));else{let ns=sum(idleDevices,
device=>busyNs(device));add(only,Math.round(ns/Math.max(1,idleDevices.length)))}};return{kernel(node,row){let{device,type}=kernelKinds[kernels.
kind[row]??0]??{device:0,type:0},durationNs=kernels.durationNs[row]??0,communicationNs=communicates[type]===!0?durationNs:
0;this.kernels(node,{device,launches:1,durationNs,communicationNs})},kernels(node,{device,launches,durationNs,communicationNs}){
let sum2=getSum(node,0,areSeveral?device:only);sum2.launches+=launches,sum2.selfNs+=durationNs,sum2.communicationNs+=communicationNs},
instance(node,instance){let{process,startNs}=instance,endNs=findEndNs(trace,instance);open(node,{process,instances:1,hostNs:endNs-
startNs},device=>timeline.busyNs(device,startNs,endNs))},open(node,sums){open(node,sums,device=>sums.busyNs[timeline.devices.
indexOf(device)]??0)}}}function groupDevicesByProcess({kernels,kernelKinds},range){let devices=new Map;for(let row of range.
kernels){let{process,device}=kernelKinds[kernels.kind[row]??0]??{process:-1,device:0};getOrAdd(devices,process,()=>new Set).
add(device)}return devices}function addPaths(root,ending,adding){let all=new Set(ending);for(let path of ending){let{around}=path;
for(;around!==null&&!all.has(around);)around=around.around;if(around!==null)continue;let pairs=[[path,root]];for(let[from,
node]of pairs){for(let kernels of from.kernels)adding.kernels(node,kernels);if(from!==path)for(let open of from.open)adding.
open(node,open);let add=nested=>pairs.push([nested,nested.label===null?node:getNested(node,nested.label)]);from.nested.forEach(
add),from.replayed?.forEach(add)}}}function addLent({kernels},root,{key,otherKernels},{places,placeOf,threadOf},layersOf,adding){
let text=rangeKeyText(key),nodes=new Map,seen=new Set,nodeOf=place=>{let path=[];for(let current=place;current!==0;current=
places.around[current]??0){let range=places.range[current];range!==void 0&&path.unshift(range)}let outermost2=path.findIndex(
range=>rangeKeyText(range)===text),holder=path[outermost2];if(holder===void 0)return root;let node=root;for(let range of path.
slice(outermost2+1)){let isOthers=threadKey(range)===threadOf[place];!isOthers&&threadKey(range)!==threadKey(holder)||(node=
getNested(node,formatOperator(range)),!(!isOthers||seen.has(range))&&(seen.add(range),adding.instance(node,range)))}return node};
for(let row of otherKernels){let place=placeOf[kernels.call[row]??0]??0,node=nodes.get(place)??nodeOf(place);nodes.set(place,
node),adding.kernel(layersOf(row).reduce(getNested,node),row)}}function addNestedSums({root}){for(let node of listNested(
root).reverse())for(let sum2 of node.sums.values()){if(sum2.totalNs+=sum2.selfNs,node.around===null)continue;let around=getSum(
node.around,sum2.report,sum2.device);around.totalNs+=sum2.totalNs,around.launches+=sum2.launches,around.communicationNs+=
sum2.communicationNs}}var callUses=["launch","graphLaunch","copy","synchronization","memory","other"];var columnOf=Object.fromEntries(callUses.map((use,column2)=>[use,column2]));function buildHostTimeline(trace,threads,instances,closedNs){
let points=new Map;for(let instance of instances){let{process,thread,startNs}=instance;getOrAdd(points,threadKey(instance),
()=>({process,thread,times:new Set})).times.add(startNs).add(closedNs(instance))}let sums=new Map;for(let[key,{process,thread,
times}]of points){let callSums=createSums(Float64Array.from(times).sort(),callUses.length),calls=threads.of(process,thread);
for(let call=0;calls!==null&&call<calls.count;call+=1)callSums.add(calls.startNs(call),calls.endNs(call),columnOf[calls.
useOf(call)]);sums.set(key,callSums)}return{timeOf(instances2){if(!trace.hasCudaApi||instances2.some(instance=>!isOfOneThread(
instance)))return null;let inside=new Float64Array(callUses.length),openedUntil=new Map,threadNs=0;for(let instance of instances2){
let key=threadKey(instance),until=closedNs(instance),from=Math.max(instance.startNs,openedUntil.get(key)??-1/0);until<=from||
(openedUntil.set(key,until),threadNs+=until-from,sums.get(key)?.between(from,until,inside))}let[launchNs=0,graphLaunchNs=0,
copyNs=0,synchronizationNs=0,memoryNs=0,otherNs=0]=inside,ownNs=inside.reduce((restNs,ns)=>restNs-ns,threadNs);return{threadNs,
ownNs,launchNs,graphLaunchNs,copyNs,synchronizationNs,memoryNs,otherNs}}}}function isOfOneThread({process,thread,endThread}){
return process!==-1&&thread!==-1&&(endThread===null||endThread===thread)}function*measureReport(trace,{ranges,outside,ambiguous},familyOf,isRank=!1){let instances=ranges.flatMap(range=>range.instances),
closed=instance=>findEndNs(trace,instance),points=instances.flatMap(instance=>[instance.startNs,closed(instance)]),threads=groupCallsByThread(
trace.launchCalls),nestedPoints=trace.ranges.filter(({style})=>style==="pushpop").flatMap(instance=>[instance.startNs,closed(
instance)]);yield;let timeline=buildGpuTimeline(trace,[...points,...nestedPoints]);yield;let idle=buildIdleTimeline(trace,
threads,Float64Array.from(new Set(points)).sort());yield;let timelines={timeline,idle,host:buildHostTimeline(trace,threads,
instances,closed)},measures=[];for(let range of ranges)yield,measures.push(measureRange(trace,timelines,range,familyOf,isRank));
let nesting=ranges.map((range,index)=>({range,devices:[...measures[index]?.devices??[]]})),trees=yield*buildOperatorTrees(
trace,nesting,{timeline,communicates:name=>familyOf(name)===communicationFamily,isRank}),kernelNs=0;for(let row of outside)
kernelNs+=trace.kernels.durationNs[row]??0;return{ranges:measures.map((measure,index)=>({...measure,operators:trees[index]??
measure.operators})),outside:{launches:outside.length,kernelNs},warnings:[...ranges.flatMap(warnUnfinished),...warnAmbiguous(
ambiguous),...warnTrace(trace)],machine:{gpus:trace.gpus.filter(({id})=>trace.kernelKinds.some(({device})=>device===id)),
driver:trace.driverVersion,cuda:trace.cudaVersion,nsys:trace.nsysVersion},recordedUtcMs:trace.originUtcMs}}function warnUnfinished(range){
let count=range.instances.filter(instance=>instance.endNs===null).length;if(count===0)return[];let all=range.instances.length;
return[`Range ${rangeText(range.key.name,range.key.domain)}: ${String(count)} of ${counted(all,"instance")} never ended,\
 so we treated the end of the capture as their end.`]}function warnAmbiguous(count){return count===0?[]:[`Kernels that b\
elong to no range because the thread that launched them had no open range, but several other threads did: ${String(count)}\
.`]}function warnTrace(trace){let warnings=[],withoutCall=0,unknownDevices=new Set(trace.kernelKinds.map(({device})=>device));
for(let gpu of trace.gpus)unknownDevices.delete(gpu.id);for(let row=0;row<trace.kernels.count;row+=1)trace.kernels.call[row]===
4294967295&&(withoutCall+=1);return withoutCall>0&&warnings.push(`Kernels that belong to no range because the report has\
 no launch call for them: ${String(withoutCall)}.`),trace.ambiguousLaunches>0&&warnings.push(`Kernels with several launc\
h calls in the report (we used the earliest): ${String(trace.ambiguousLaunches)}.`),unknownDevices.size>0&&warnings.push(
`GPUs that ran kernels but aren't described in the report: ${String(unknownDevices.size)}.`),warnings}function compareKernelSums(trace,rows){let{kernels,kernelKinds,kernelTypes,wholeNames}=trace,names=kernelKinds.map(({type})=>stripName(
restoreName(kernelTypes[type]?.name??"",wholeNames))),ours=new Map;for(let row=0;row<kernels.count;row+=1)addSum(ours,names[kernels.
kind[row]??0]??"",1,kernels.durationNs[row]??0);let theirs=new Map;for(let{name,instances,totalNs}of rows)addSum(theirs,
stripName(name),instances,totalNs);return compareSums(ours,theirs)}function compareRangeSums(trace,rows){if(trace.ambiguousLaunches>
0)return{equal:null,why:`${counted(trace.ambiguousLaunches,"kernel has","kernels have")} several launch calls in the rep\
ort, and nsys counts a kernel once per call.`};let theirs=new Map;for(let{range,style,name,instances,totalNs}of rows)addSum(
theirs,`${rangeKey(range,style)}
${stripName(name)}`,instances,totalNs);let check=compareSums(computeRangeSums(trace,""),theirs," by range");return check.
equal===!0||!rows.some(({range})=>range.startsWith(":"))?check:compareSums(computeRangeSums(trace,":"),theirs," by range")}
function computeRangeSums(trace,defaultPrefix){let{launchCalls:calls,wholeNames}=trace,lastEventNs=findLastEvent(trace.ranges),
byThread=Map.groupBy(trace.ranges.filter(({endThread})=>endThread===null),threadKey),places=createPlaces(),placeOf=new Uint32Array(
calls.count);for(let{rows,...thread}of groupRowsByThread(calls)){let ranges=byThread.get(threadKey(thread))??[];placeCalls(
places,ranges,({endNs,assumedEndNs})=>endNs??assumedEndNs??lastEventNs,calls,rows,(call,place)=>placeOf[call]=place)}let textOf=({
domain,name,emittedName=name,style})=>{let prefix=domain===""?defaultPrefix:`${restoreName(domain,wholeNames)}:`;return rangeKey(
`${prefix}${restoreName(emittedName,wholeNames)}`,style)},byRange=new Map,inPlace=sumByPlace(trace,placeOf),texts=places.
range.map(range=>range===void 0?rangeKey("",null):textOf(range)),same=findSameNameAround(places,texts);for(let place=places.
around.length-1;place>=0;place-=1){let text=texts[place]??"",ofPlace=inPlace.get(place)??new Map,ofRange=getOrAdd(byRange,
text,()=>new Map);for(let[kernel,{instances,totalNs}]of ofPlace)addSum(ofRange,kernel,same[place]===0?instances:0,totalNs);
let around=places.around[place]??0;if(around===0)continue;let ofAround=inPlace.get(around);if(ofAround===void 0)inPlace.
set(around,ofPlace);else for(let[kernel,{instances,totalNs}]of ofPlace)addSum(ofAround,kernel,instances,totalNs);inPlace.
delete(place)}let sums=new Map;for(let[text,kernels]of byRange)for(let[kernel,{instances,totalNs}]of kernels)addSum(sums,
`${text}
${stripName(restoreName(kernel,wholeNames))}`,instances,totalNs);return sums}function sumByPlace({kernels,kernelKinds,kernelTypes},placeOf){
let names=kernelKinds.map(({type})=>kernelTypes[type]?.name??""),sums=new Map;for(let row=0;row<kernels.count;row+=1){let call=kernels.
call[row]??4294967295,place=call===4294967295?0:placeOf[call]??0,ofPlace=getOrAdd(sums,place,()=>new Map);addSum(ofPlace,
names[kernels.kind[row]??0]??"",1,kernels.durationNs[row]??0)}return sums}function findLastEvent(ranges){let lastStartNs=-1/0,
lastEndNs=-1/0;for(let range of ranges)lastStartNs=Math.max(lastStartNs,range.startNs),lastEndNs=Math.max(lastEndNs,range.
endNs??range.assumedEndNs??-1/0);return lastEndNs===-1/0?-1/0:Math.max(lastStartNs,lastEndNs)}function rangeKey(range,style){
return[stripName(range),style===null?"no range":style].join(`
`)}var listedDifferences=5;function addSum(sums,text,instances,totalNs){let counts=getOrAdd(sums,text,()=>({instances:0,
totalNs:0}));counts.instances+=instances,counts.totalNs+=totalNs}function restoreName(name,wholeNames){return wholeNames.
get(name)??name}function stripName(name){return(name.split(/\r\n|\r|\n/).at(-1)??"").replaceAll('"',"")}function compareSums(ours,theirs,by=""){
let differences=[];for(let text of new Set([...ours.keys(),...theirs.keys()])){let[our,their]=[formatSum(ours.get(text)),
formatSum(theirs.get(text))];our!==their&&differences.push(`${formatKey(text)}: ours ${our}, nsys ${their}`)}if(differences.
length===0)return{equal:!0,detail:`${counted(ours.size,"kernel name")}${by}, ${formatSum(sumAll(ours))}: matches to the \
nanosecond`};let rest=differences.length-listedDifferences;return{equal:!1,differences:[`Total: ours ${formatSum(sumAll(
ours))}, nsys ${formatSum(sumAll(theirs))}`,...differences.slice(0,listedDifferences),...rest>0?[`and ${String(rest)} mo\
re`]:[]]}}function formatKey(text){return text.split(`
`).filter(part=>part!=="").join(" \xB7 ").slice(0,160)}function sumAll(sums){let all=[...sums.values()];return{instances:sum(
all,({instances})=>instances),totalNs:sum(all,({totalNs})=>totalNs)}}function formatSum(counts){return counts===void 0?"\
none":`${counted(counts.instances,"launch","launches")}, ${countText(counts.totalNs)} ns`}var timelineLimits={ranges:40,kernels:4e4,rows:4e4};function buildTimelines(trace,ranges,streamsIn,limits=timelineLimits){
let shown=ranges.filter(({instances})=>instances.length>0),picked=shown.slice(0,limits.ranges).map(range=>pickInstances(
trace,range)),chosen=shown.map(()=>new Map),kernelsLeft=limits.kernels;for(let role of instanceRoles)for(let[index,range]of shown.
entries()){let instance=picked[index]?.get(role);if(instance===void 0)continue;let rows=findKernels(trace,range,instance,
findEndNs(trace,instance));rows.length>kernelsLeft&&kernelsLeft<limits.kernels||(chosen[index]?.set(role,rows),kernelsLeft-=
Math.min(kernelsLeft,rows.length))}let kept=rows=>rows.slice(0,limits.kernels),spans=chosen.flatMap(instances=>[...instances.
values()].flatMap(rows=>findSpan(trace,kept(rows)))),streamOf=indexStreams(trace,streamsIn(spans));return shown.map((range,index)=>({
name:range.key.name,domain:range.key.domain,instances:range.instances.length,kept:[...chosen[index]??[]].flatMap(([role,
rows])=>{let instance=picked[index]?.get(role),ofInstance={role,rows:kept(rows),all:rows.length};return instance===void 0?
[]:[buildTimeline(trace,range,instance,ofInstance,streamOf,limits.rows)]})}))}function pickInstances(trace,{instances}){
let duration=instance=>findEndNs(trace,instance)-instance.startNs,sorted=instances.toSorted((a,b)=>duration(a)-duration(
b)),places={median:Math.floor((sorted.length-1)/2),longest:sorted.length-1,shortest:0},picked=new Map;for(let role of instanceRoles){
let instance=sorted[places[role]];instance!==void 0&&![...picked.values()].includes(instance)&&picked.set(role,instance)}
return picked}function findKernels({kernels,launchCalls},range,instance,endNs){if(instance.process===-1)return[...range.
kernels];let ownKinds=launchCalls.kinds.map(({process,thread})=>process===instance.process&&(instance.style==="startend"||
thread===instance.thread)),ofProcess=launchCalls.kinds.map(({process})=>process===instance.process),others=new Set(range.
otherKernels),rows=[];for(let row of range.kernels){let call=kernels.call[row]??4294967295;if(call===4294967295)continue;
let startNs=launchCalls.startNs.at(call);if(startNs<instance.startNs||startNs+(launchCalls.durationNs[call]??0)>endNs)continue;
let kind=launchCalls.kind[call]??0;(ownKinds[kind]===!0||ofProcess[kind]===!0&&others.has(row))&&rows.push(row)}return rows}
function findSpan({kernels},rows){let[startNs,endNs]=[1/0,-1/0];for(let row of rows)startNs=Math.min(startNs,kernels.startNs.
at(row)),endNs=Math.max(endNs,kernels.startNs.at(row));return rows.length===0?[]:[{startNs,endNs}]}function indexStreams({
kernels,kernelKinds,kernelTypes},streams){let key=(startNs,durationNs,name)=>`${String(startNs)} ${String(durationNs)} ${name}`,
byKey=Map.groupBy(streams,({startNs,durationNs,name})=>key(startNs,durationNs,name)),taken=new Map;return row=>{let before=taken.
get(row);if(before!==void 0)return before;let type=kernelTypes[kernelKinds[kernels.kind[row]??0]?.type??0],stream=byKey.
get(key(kernels.startNs.at(row),kernels.durationNs[row]??0,type?.name??""))?.shift()??null;return taken.set(row,stream),
stream}}function buildTimeline(trace,range,instance,{role,rows,all},streamOf,mostRows2){let endNs=findEndNs(trace,instance),
{calls,count,indexOf,indexAt}=findCalls(trace,instance,endNs,mostRows2),copies=findCopies(trace,range,instance,endNs,indexAt),
ranges=findNestedRanges(trace,instance,endNs),inOrder=range.instances.toSorted((a,b)=>a.startNs-b.startNs);return{role,place:inOrder.
indexOf(instance)+1,durationNs:endNs-instance.startNs,style:instance.style,process:instance.process,thread:instance.thread,
kernels:rows.map(row=>describeKernel(trace,row,instance.startNs,streamOf(row),indexOf)),copies:copies.slice(0,mostRows2),
calls,ranges:ranges.slice(0,mostRows2),cut:{kernels:all-rows.length,copies:Math.max(0,copies.length-mostRows2),calls:count-
calls.length,ranges:Math.max(0,ranges.length-mostRows2)}}}function findCalls({launchCalls},instance,endNs,most){let calls=[],
indices=new Map,count=0,first=firstIndex(launchCalls.count,call=>launchCalls.startNs.at(call)>=instance.startNs);for(let call=first;call<
launchCalls.count;call+=1){let startNs=launchCalls.startNs.at(call);if(startNs>endNs)break;let durationNs=launchCalls.durationNs[call]??
0,kind=launchCalls.kinds[launchCalls.kind[call]??0];if(kind===void 0||startNs+durationNs>endNs)continue;let{process,thread,
name}=kind;instance.process!==-1&&process!==instance.process||(count+=1,!(calls.length>=most)&&(indices.set(call,calls.length),
calls.push({startNs:startNs-instance.startNs,durationNs,process,thread,name,use:classifyCall(name)})))}let byStart=new Map(
calls.map(({thread,startNs},index)=>[`${String(thread)} ${String(startNs)}`,index]));return{calls,count,indexOf:call=>indices.
get(call)??null,indexAt:(thread,startNs)=>byStart.get(`${String(thread)} ${String(startNs)}`)??null}}function describeKernel({
kernels,kernelKinds,kernelTypes},row,originNs,on,indexOf){let kind=kernelKinds[kernels.kind[row]??0],type=kernelTypes[kind?.
type??0];if(kind===void 0||type===void 0)throw new TypeError("The kernel has no kind.");let{device,process,fromGraph}=kind;
return{startNs:kernels.startNs.at(row)-originNs,durationNs:kernels.durationNs[row]??0,process,type,device,stream:on?.stream??
null,context:on?.context??null,fromGraph,call:indexOf(kernels.call[row]??4294967295)}}function findCopies(trace,range,instance,endNs,indexAt){
return[...range.copies].flatMap(index=>{let copy=trace.copies[index];if(copy===void 0||!contains(instance,endNs,copy.process,
copy.callStartNs,copy.callEndNs))return[];let{kind,direction,sourceMemory,targetMemory,bytes,device,stream,durationNs,process}=copy,
startNs=copy.startNs-instance.startNs,call=copy.callStartNs===null?null:indexAt(copy.thread,copy.callStartNs-instance.startNs);
return[{kind,direction,sourceMemory,targetMemory,bytes,device,stream,startNs,durationNs,process,call}]})}function findNestedRanges(trace,instance,endNs){
return trace.ranges.filter(nested=>nested!==instance&&contains(instance,endNs,nested.process,nested.startNs,findEndNs(trace,
nested))).map(nested=>({startNs:nested.startNs-instance.startNs,durationNs:findEndNs(trace,nested)-nested.startNs,process:nested.
process,thread:nested.thread,name:nested.name,domain:nested.domain,style:nested.style})).sort((a,b)=>a.startNs-b.startNs||
b.durationNs-a.durationNs)}function contains(instance,instanceEndNs,process,startNs,endNs){return instance.process===-1?
!0:process!==instance.process||startNs===null||endNs===null?!1:startNs>=instance.startNs&&endNs<=instanceEndNs}var longestRecord=2**20;function readTable(text,file,layout,isPlain){let records=readRecords(text,file),start=records.findIndex(
({cells})=>columnsOf(cells,layout.columns)!==null),header=records[start],indices=header===void 0?null:columnsOf(header.cells,
layout.columns);if(header===void 0||indices===null)throw withoutHeader(records,file,layout);let rows=[],bad=[],notes=[],
textAt=layout.text.map(key=>indices.get(key)??-1),plainAt=[...indices.values()].filter(index=>!textAt.includes(index));for(let{
cells,line}of records.slice(start+1)){if(cells.length===1){notes.push(`${file}, line ${line}: text between the rows: ${JSON.
stringify((cells[0]??"").slice(0,80))}`);continue}let cut=cutCells(cells,header.cells.length,textAt,cellAt=>plainAt.every(
index=>isPlain(cellAt(index))));cut===null?bad.push({line,why:`${cells.length} cells, but the header has ${header.cells.
length}`}):rows.push({line,cells:new Map([...indices].map(([key,index])=>[key,cut[index]??""]))})}return{headers:new Map(
[...indices].map(([key,index])=>[key,header.cells[index]??""])),rows,bad,notes}}function readRecords(text,file){try{let records=parse(
text,{bom:!0,relaxColumnCount:!0,relaxQuotes:!0,skipEmptyLines:!0,info:!0,maxRecordSize:longestRecord});return Array.isArray(
records)?records.map(entry=>readRecord(entry)):[]}catch(error2){throw new ParseError({what:"The summary from nsys stats \
isn't CSV.",where:file,why:errorMessage(error2),help:"Run nsys stats again with --format csv.",id:"csv-damaged",cause:error2})}}
function readRecord(entry){if(typeof entry!="object"||entry===null||!("record"in entry)||!("info"in entry))throw new TypeError(
"csv-parse returned no record");let{record,info}=entry,line=typeof info=="object"&&info!==null&&"lines"in info?Number(info.
lines):NaN;if(!Array.isArray(record))throw new TypeError("csv-parse returned no array");return{cells:record.map(cell=>String(
cell)),line}}function plainHeader(header){return header.replace(/\([^()]*\)\s*$/,"").trim().replaceAll(/\s+/g," ").toLowerCase()}
function columnsOf(cells,columns){let plain=cells.map(plainHeader),indices=new Map;for(let{key,names}of columns){let index=names.
map(name=>plain.indexOf(name)).find(position=>position>=0);if(index===void 0)return null;indices.set(key,index)}return indices}
function cutCells(cells,width,textAt,fits){let extra=cells.length-width;if(extra<0)return null;if(extra===0)return[...cells];
let[first=-1,second]=[...textAt].sort((a,b)=>a-b);if(second===void 0)return joinAt(cells,first,extra);let fitsWith=inFirst2=>fits(
index=>cells[index+(index>second?extra:index>first?inFirst2:0)]??""),inFirst=0;for(;inFirst<=extra&&!fitsWith(inFirst);)
inFirst+=1;return inFirst>extra&&(inFirst=0),joinAt(joinAt(cells,first,inFirst),second,extra-inFirst)}function joinAt(cells,index,extra){
let joined2=cells.slice(index,index+extra+1).join(",");return[...cells.slice(0,index),extra===0?joined2:joined2.replace(
/^"(.*)"$/s,"$1"),...cells.slice(index+extra+1)]}function withoutHeader(records,file,layout){let header=records[0]?.cells.
join(",");return new ParseError({what:"The summary from nsys stats has an unknown header.",where:file,why:`Expected the \
columns ${layout.columns.map(column2=>column2.names.join(" or ")).join(", ")}; ${header===void 0?"found nothing":`the fi\
rst line is ${JSON.stringify(header.slice(0,160))}`}.`,help:"Run nsys stats again with --format csv. If your nsys uses d\
ifferent column names, please report the problem and include your nsys version.",id:"csv-header"})}var exponents=new Map(
[["ns",0],["us",3],["\xB5s",3],["\u03BCs",3],["ms",6],["s",9],["sec",9]]);function timeExponent(header){let unit=/\(([^()]*)\)\s*$/.
exec(header)?.[1]?.trim();return unit===void 0?0:exponents.get(unit)??null}function parseDecimal(text,exponent){let match=/^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/.
exec(text.trim());if(match===null)return null;let whole=(match[1]??"").replaceAll(",",""),fraction=(match[2]??"").replace(
/(?<!0)0+$/,"");if(fraction.length>exponent)return null;let value=Number(whole+fraction.padEnd(exponent,"0"));return Number.
isSafeInteger(value)?value:null}var badLimit=.1,namedBadRows=3;function readSummary(text,file,format){refuseNonData(text,file);let table=readTable(text,
file,format,cell=>/^[\w.,]*$/.test(cell)),header=table.headers.get("total")??"",exponent=timeExponent(header);if(exponent===
null)throw new ParseError({what:`The summary's times have an unknown unit: ${JSON.stringify(header)}.`,where:file,help:"\
Run nsys stats with --timeunit nsec.",id:"csv-header"});let rows=[],bad=[...table.bad];for(let{line,cells}of table.rows){
let row=readRow(key=>cells.get(key)??"",exponent,format);typeof row=="string"?bad.push({line,why:row}):rows.push(row)}let messages=bad.
map(({line,why})=>`${file}, line ${line}: ${why}`);if(bad.length>badLimit*(rows.length+bad.length))throw new ParseError(
{what:`Can't read ${bad.length} of ${rows.length+bad.length} rows of the summary.`,where:file,why:[...messages.slice(0,namedBadRows),
...messages.length>namedBadRows?[`and ${messages.length-namedBadRows} more`]:[]].join(`
`),help:"Run nsys stats again with --format csv and --force-export=true.",id:"csv-rows"});return{rows,warnings:[...table.
notes,...messages]}}function readRow(cell,exponent,{instances:counted2,complete}){let totalNs=parseDecimal(cell("total"),
exponent);if(totalNs===null)return`the total time isn't a number: ${JSON.stringify(cell("total"))}`;let instances=parseDecimal(
cell("instances"),0);return instances===null?`the number of ${counted2} isn't a number: ${JSON.stringify(cell("instances"))}`:
complete({name:cell("name"),instances,totalNs},cell)}var nonData=[{pattern:/SKIPPED: .*/,id:"stats-skipped",what:"nsys s\
tats had nothing to summarize.",help:"The capture has no data for this summary. Make sure that the range launches kernel\
s, and use --cuda-graph-trace=node."},{pattern:/ERROR: Report .*/,id:"stats-failed",what:"A report script in nsys stats \
failed.",help:"Run `nsys stats --help-reports` to list this nsys's reports. If it lists the report, reinstall nsys."}];function refuseNonData(text,file){
if(text.trim()==="")throw new ParseError({what:"The summary from nsys stats is empty.",where:file,why:"nsys stats writes\
 an empty file if there's no data (it prints SKIPPED) or if its script failed (ERROR).",help:"See the output of nsys sta\
ts.",id:"stats-empty"});for(let{pattern,id,what,help}of nonData){let why=pattern.exec(text)?.[0];if(why!==void 0&&!text.
includes("Total Time"))throw new ParseError({what,where:file,why,help,id})}}function parseKernelSummary(text,file){return readSummary(
text,file,{columns:[{key:"total",names:["total time"]},{key:"instances",names:["instances","count"]},{key:"name",names:[
"name","kernel name"]}],text:["name"],instances:"instances",complete:row=>row})}var styles=new Map([["PushPop","pushpop"],
["StartEnd","startend"],["",null]]);function parseRangeKernelSummary(text,file){return readSummary(text,file,{columns:[{
key:"range",names:["nvtx range","range"]},{key:"style",names:["style"]},{key:"instances",names:["kern inst","kernel inst\
ances","instances"]},{key:"total",names:["total time"]},{key:"name",names:["kernel name","name"]}],text:["range","name"],
instances:"kernel instances",complete(row,cell){let style=styles.get(cell("style"));return style===void 0?`the style is \
neither PushPop nor StartEnd: ${JSON.stringify(cell("style"))}`:{range:cell("range"),style,...row}}})}import{setImmediate as setImmediate2}from"node:timers/promises";function openTable(database,shape5){let table=openUnchecked(database,shape5);return table!==null&&checkCells(table),table}
function openUnchecked(database,shape5){let{path}=database,{table:name,required,optional}=shape5,root=database.tables.get(
name);if(root===void 0)return null;if(root===null)throw notStored(path,name,"It's a view or a virtual table.");let columns=storedColumns(
database,name),tree=database.tree(name),present=new Set(columns.map(column2=>column2.name)),missing=Object.keys(required).
filter(column2=>!present.has(column2));if(missing.length>0)throw lacksColumns(path,name,missing);return{path,name,types:{
...required,...optional},tree,columns,shorten:text=>database.shorten(text),has:column2=>present.has(column2),column:column2=>present.
has(column2)?`t."${column2}"`:"NULL",query:({columns:list,where,orderBy,limit},form)=>{let parts=[`SELECT ${list} FROM "${name}\
" AS t NOT INDEXED`,...where===void 0?[]:[`WHERE ${where}`],...orderBy===void 0?[]:[`ORDER BY ${orderBy}`],...limit===void 0?
[]:[`LIMIT ${limit}`]];return database.query(parts.join(" "),form)}}}function findTable({tables,query},columns){let names=query(
"SELECT name FROM pragma_table_xinfo(?)");for(let[table,root]of tables){let present=new Set(names.all(table).map(({name})=>name));
if(root!==null&&columns.every(column2=>present.has(column2)))return table}return null}function storedColumns({path,query},table){
return query("SELECT name, pk, hidden, dflt_value FROM pragma_table_xinfo(?) ORDER BY cid").all(table).map(({name,pk,hidden,
dflt_value:defaultValue})=>{let column2=String(name);if(hidden!==0)throw notStored(path,table,`Its column ${column2} is \
computed.`);if(defaultValue!==null)throw notStored(path,table,`Its column ${column2} has a default value.`);if(column2.toLowerCase()===
"rowid")throw notStored(path,table,"It has a column named rowid.");return{name:column2,isKey:pk!==0}})}function notStored(path,table,why){
return new ParseError({what:`${table} isn't a plain table like the ones that nsys writes.`,where:path,why,help:"Export t\
he report again with --force-overwrite true.",id:"sqlite-schema"})}function lacksColumns(path,table,missing){return new ParseError(
{what:`The export lacks ${missing.length===1?"a required column":"required columns"}: ${missing.join(", ")}.`,where:`${path}\
, table ${table}`,why:"Every version of nsys that we know writes this. Another tool may have made or changed the file, o\
r your nsys may be newer than we know.",help:"Export the report again with nsys. If that doesn't help, please report the\
 problem and include your nsys version.",id:"sqlite-schema"})}function checkCells(table){let checked=Object.entries(table.
types).filter(([name,type])=>table.has(name)&&type!=="any");if(checked.length===0)return;let wrong=checked.map(([name,type])=>wrongCell(
name,type)),bad=table.query({columns:'t.rowid AS "row"',where:wrong.join(" OR "),limit:1}).first();if(bad===void 0)return;
let row=Number(bad.row);for(let[name,type]of checked){let invalid=table.query({columns:`typeof(t."${name}") AS "type", s\
ubstr(quote(t."${name}"), 1, 80) AS "value"`,where:`t.rowid = ? AND ${wrongCell(name,type)}`}).first(row);if(invalid!==void 0)
throw badCell(table,row,name,type,`${String(invalid.type)} ${String(invalid.value)}`)}}function wrongCell(name,type){let plain=type.
replace("?","");return type.endsWith("?")?`typeof(t."${name}") NOT IN ('${plain}', 'null')`:`typeof(t."${name}") <> '${plain}\
'`}function badCell({path,name},row,column2,expected,found){return new ParseError({what:`A cell in the export is invalid\
: expected ${expected}, found ${found}.`,where:`${path}, table ${name}, row ${row}, column ${column2}`,help:"Export the \
report again with --force-overwrite true. If that doesn't help, the report is damaged, so capture again.",id:"sqlite-cel\
l"})}function explainCell(table,cells){checkCells(table);for(let[column2,sql]of cells){let invalid=table.query({columns:`\
t.rowid AS "row", CAST(${sql} AS TEXT) AS "value"`,where:`${sql} NOT BETWEEN ${Number.MIN_SAFE_INTEGER} AND ${Number.MAX_SAFE_INTEGER}`,
limit:1}).first();if(invalid!==void 0)return badCell(table,Number(invalid.row),column2,"integer between -2^53 and 2^53",
String(invalid.value))}return new ParseError({what:"A cell in the export is invalid: expected an integer between -2^53 a\
nd 2^53.",where:`${table.path}, table ${table.name}`,help:"Export the report again with --force-overwrite true. If that \
doesn't help, the report is damaged, so capture again.",id:"sqlite-cell"})}var startColumn=["start","t.start - :origin","integer"],processColumn=["process","t.globalTid >> 24","integer?"],threadColumn=[
"thread","t.globalTid & 0xFFFFFF","integer?"];function forEachRow(table,{columns:requested,...rest},visit){let columns=requested.
map(column2=>typeof column2=="string"?[column2,table.column(column2),table.types[column2]]:column2),query={columns,...rest},
rows=runQuery(table,query,"arrays"),names=columns.flatMap(([,,type],index)=>type.startsWith("text")?[index]:[]);for(;;){
let next=nextRow(table,query,rows);if(next.done===!0)return;let cells=next.value;if(!Array.isArray(cells))throw new TypeError(
"node:sqlite didn't return arrays");let rowid=cells.pop();if(typeof rowid!="number")throw new TypeError("node:sqlite did\
n't return a row number");for(let index of names){let cell=cells[index];typeof cell=="string"&&(cells[index]=table.shorten(
cell))}if(!isRow(cells,columns))throw explain(table,query,cells,rowid);visit(cells,rowid)}}function runQuery(table,query,form){
let columns=[...query.columns.map(([name,sql])=>`${sql} AS "${name}"`),'t.rowid AS "row"'].join(", "),{where,orderBy,limit,
parameters}=query;return table.query({columns,where,orderBy,limit},form).rows({...parameters})}function allRows(table,query){
let rows=[];return table!==null&&forEachRow(table,query,cells=>rows.push(cells)),rows}function nextRow(table,query,rows){
try{return rows.next()}catch(error2){if(!isTooLarge(error2))throw error2;for(let row of runQuery(table,query,"bigints")){
let columns=[...query.columns,["row","t.rowid","integer"]],[name,,type]=columns.find(column2=>!isSafe(row[column2[0]]))??
[];if(name!==void 0)throw badCell(table,Number(row.row),name,`${type} between -2^53 and 2^53`,String(row[name]))}throw error2}}
function isTooLarge(error2){return typeof error2=="object"&&error2!==null&&"code"in error2&&error2.code==="ERR_OUT_OF_RA\
NGE"}function isSafe(value){return typeof value!="bigint"||Number.isSafeInteger(Number(value))}function isRow(cells,columns){
for(let index=0;index<columns.length;index+=1){let type=columns[index]?.[2];if(type===void 0||!isCell(cells[index],type))
return!1}return!0}function isCell(value,type){return value===null?type==="integer?"||type==="text?":type==="integer"||type===
"integer?"?Number.isSafeInteger(value):typeof value=="string"}function explain(table,query,cells,rowid){for(let[index,[name,
,type]]of query.columns.entries()){let value=cells[index];if(isCell(value,type))continue;let expected=typeof value=="num\
ber"?`${type} between -2^53 and 2^53`:type;return badCell(table,rowid,name,expected,value===null?"NULL":`${typeof value}\
 ${String(value)}`)}return new TypeError("every cell is valid")}var shape={table:"NVTX_EVENTS",required:{start:"integer",end:"integer?",eventType:"integer",globalTid:"integer?"},optional:{
text:"text?",textId:"integer?",domainId:"integer?",endGlobalTid:"integer?"}},mostNames=25e4;function readRanges(file,origin){
let table=file.openTable(shape);if(table===null)return[];let domains=readDomains(file,table),ends=traceEnds(file),ranges=[],
names=new Set;return forEachRow(table,{columns:[startColumn,["end",'t."end" - :origin',"integer?"],["endsWithTrace",`t."\
end" IN (${ends.length===0?"NULL":ends.join(", ")}) IS TRUE`,"integer"],"eventType","text","textId","domainId",processColumn,
threadColumn,["endThread",`${table.column("endGlobalTid")} & 0xFFFFFF`,"integer?"]],where:isRange,orderBy:"t.start, t.ro\
wid",parameters:{origin}},([startNs,end,endsWithTrace,eventType,text,textId,domainId,process,thread,endThread],row)=>{let style=rangeStyles.
get(eventType);if(style===void 0)throw badCell(table,row,"eventType","a range",String(eventType));if(end!==null&&end<startNs)
throw badCell(table,row,"end","a time at or after start",`${startNs-end} ns before start`);let unfinished=end===null||endsWithTrace===
1,emittedName=textId===null?text??"":file.strings(textId,{table:table.name,column:"textId",row}),name=stableRangeName(emittedName);
if(names.add(name),names.size>mostNames)throw tooManyNames(file.path);ranges.push({name,...name===emittedName?{}:{emittedName},
domain:domains.get(`${String(process)}/${String(domainId)}`)??"",style,process:process??-1,thread:thread??-1,endThread,startNs,
endNs:unfinished?null:end,assumedEndNs:unfinished?end:null,registered:textId!==null})}),withRaised(ranges,readRaisedMarks(
table,origin))}function tooManyNames(path){return new ParseError({id:"too-many-range-names",what:`The report has more th\
an ${countText(mostNames)} different names of NVTX ranges.`,where:path,why:"Time and memory grow with the names, and nob\
ody can read that many ranges. The names probably contain a number that's new each time.",help:"Leave that number out of\
 the names, or capture a shorter part of the program."})}var raisedText="llm_profile_action raised";function readRaisedMarks(table,origin){
return allRows(table,{columns:[startColumn,processColumn,threadColumn],where:`t.eventType = ${markEventType} AND ${table.
column("text")} = '${raisedText}'`,parameters:{origin}}).map(([atNs,process,thread])=>({atNs,thread:`${process??-1}/${thread??
-1}`}))}function withRaised(ranges,marks){if(marks.length===0)return[...ranges];let byThread=Map.groupBy(marks,({thread})=>thread),
raised=new Set;for(let[thread,ofThread]of Map.groupBy(ranges,({process,thread:thread2,endThread})=>`${process}/${endThread??
thread2}`)){let pending=(byThread.get(thread)??[]).toSorted((a,b)=>b.atNs-a.atNs),ended=ofThread.flatMap(range=>range.endNs===
null?[]:[{range,endNs:range.endNs}]);for(let{range,endNs}of ended.toSorted((a,b)=>a.endNs-b.endNs))for(let next=pending.
at(-1);next!==void 0&&next.atNs<=endNs;next=pending.at(-1))raised.add(range),pending.pop()}return ranges.map(range=>raised.
has(range)?{...range,raised:!0}:range)}function readDomains(file,table){let domains=new Map;for(let{process,domainId,name}of readNamedDomains(
file,table)){let key=`${String(process)}/${String(domainId)}`;domains.has(key)||domains.set(key,name)}return domains}function readNamedDomains(file,table){
return allRows(table,{columns:["text","textId","domainId",processColumn],where:`t.eventType = ${domainEventType}`,orderBy:"\
t.start, t.rowid"}).flatMap(([text,textId,domainId,process])=>{let name=textId===null?text:file.strings(textId,{table:table.
name,column:"textId",row:0});return name===null?[]:[{process,domainId,name}]})}function traceEnds(file){let table=file.openTable(
{table:"ANALYSIS_DETAILS",required:{},optional:{duration:"integer",stopTime:"integer"}});if(table===null)return[];let ends=[];
for(let name of["duration","stopTime"]){if(!table.has(name))continue;let rows=allRows(table,{columns:[["end",`CAST(${table.
column(name)} AS TEXT)`,"text"]]});ends.push(...rows.map(([end])=>end))}return ends}var rangeStyles=new Map([[59,"pushpo\
p"],[60,"startend"],[70,"pushpop"],[71,"startend"]]),markEventType=34,domainEventType=75,isRange=`t.eventType IN (${[...rangeStyles.
keys()].join(", ")})`;var events={table:"NVTX_EVENTS",required:{start:"integer",end:"integer?",eventType:"integer",globalTid:"integer?"},optional:{
text:"text?",textId:"integer?",domainId:"integer?",binaryData:"any"}},entries={table:"NVTX_PAYLOAD_SCHEMA_ENTRIES",required:{
schemaId:"integer"},optional:{name:"text?",type:"integer?",offset:"integer?"}};function readCollectives(file,origin){let fieldTable=file.
openTable(entries),table=file.openTable(events);if(fieldTable===null||table?.has("binaryData")!==!0)return[];let{column:column2}=table,
domains=readDomains(file,table),fieldsOf=readFields(fieldTable),calls=[];return forEachRow(table,{columns:[startColumn,[
"end",'t."end" - :origin',"integer?"],"text","textId","domainId",processColumn,threadColumn,["binaryData",`hex(substr(${column2(
"binaryData")}, 1, ${payloadBytes}))`,"hex"]],where:`t.eventType = ${pushPopEventType} AND ${column2("binaryData")} IS N\
OT NULL AND t."end" IS NOT NULL`,orderBy:"t.start, t.rowid",parameters:{origin}},([startNs,endNs,text,textId,domainId,process,
thread,payload],row)=>{if(process===null||thread===null||endNs===null||domains.get(`${process}/${String(domainId)}`)!==ncclDomain)
return;let name=textId===null?text:file.strings(textId,{table:table.name,column:"textId",row}),read=fieldsOf(Buffer.from(
payload,"hex")),communicator=read?.("NCCL communicator ID")??null;if(name===null||read===null||communicator===null)return;
let number=field=>{let value=read(field);return value===null||value>Number.MAX_SAFE_INTEGER?null:Number(value)};calls.push(
{process,thread,startNs,endNs,operation:name.replace(/^nccl/,""),communicator:communicator.toString(16),bytes:number("Me\
ssage size [bytes]"),rank:number("Rank"),ranks:number("No. of ranks")})}),calls}var payloadBytes=512,pushPopEventType=59;
function readFields(table){let schemas=new Map,rows=allRows(table,{columns:[["schemaId","CAST(t.schemaId AS TEXT)","text"],
"name","type","offset"],orderBy:"t.rowid"});for(let[schema,name,type,offset]of rows){let bytes=type===null?void 0:integerBytes.
get(type);if(name===null||bytes===void 0)continue;let fields=schemas.get(schema)??new Map;schemas.set(schema,fields.set(
name,{bytes,offset:offset??0}))}return payload=>{if(payload.length<headerBytes)return null;let[schema,start]=[payload.readBigUInt64LE(
8),payload.readBigUInt64LE(24)],fields=schemas.get(String(schema));return fields===void 0||start>BigInt(payload.length)?
null:name=>{let field=fields.get(name);if(field===void 0)return null;let from=Number(start)+field.offset;return field.offset<
0||from+field.bytes>payload.length?null:field.bytes===8?payload.readBigUInt64LE(from):BigInt(payload.readUInt32LE(from))}}}
var headerBytes=32,integerBytes=new Map([[5,4],[18,8],[22,8]]);var exportAgain="Export the report again: nsys export --type sqlite --force-overwrite true -o FILE.sqlite FILE.nsys-rep",
resultCodes={unfinished:8,unreadable:10,damaged:11},sqliteFailures=[{code:5,id:"sqlite-locked",why:"Another process hold\
s a lock on it.",help:"Wait until nsys export has finished, then try again."},{code:6,id:"sqlite-locked",why:"A table in\
 it is locked.",help:"Wait until nsys export has finished, then try again."},{code:resultCodes.unfinished,id:"sqlite-unf\
inished",why:"An interrupted write left a journal beside it.",help:exportAgain},{code:resultCodes.unreadable,id:"sqlite-\
unreadable",why:"Reading it from the disk failed.",help:`Check the disk. ${exportAgain}`},{code:resultCodes.damaged,id:"\
sqlite-damaged",why:"It's damaged or truncated.",help:exportAgain},{code:14,id:"sqlite-unreadable",why:"SQLite can't ope\
n it.",help:"Make sure that the file exists and is readable."},{code:26,id:"sqlite-not-a-database",why:"It isn't an SQLi\
te database.",help:`Pass the .sqlite file from nsys export. ${exportAgain}`}];function isSqliteError(error2){return typeof error2==
"object"&&error2!==null&&"errcode"in error2&&typeof error2.errcode=="number"&&"message"in error2}function badFile(path,code,message,cause){
let match=sqliteFailures.find(failure=>failure.code===(code&255));return new ParseError({what:"Can't read the SQLite exp\
ort.",where:path,why:`${match===void 0?"":`${match.why} `}${message}`,help:match?.help??exportAgain,id:match?.id??"sqlit\
e-unreadable",cause})}import{closeSync,openSync,statSync as statSync2}from"node:fs";import{DatabaseSync}from"node:sqlite";import{fstatSync,readSync,statSync}from"node:fs";var pageTypes={innerIndex:2,innerTable:5,leafIndex:10,leafTable:13};function sqliteFormat(header){let size=header.getUint16(
16),pageBytes=size===1?65536:size,usableBytes=pageBytes-header.getUint8(20);return pageBytes<512||(pageBytes&pageBytes-1)!==
0||usableBytes<480?null:{pageBytes,usableBytes,isLogged:header.getUint8(19)===2,isUtf16:header.getUint32(56)>1}}function bytesInPage(length,usableBytes,type){
let share=Math.floor((usableBytes-12)*64/255)-23,most=type===pageTypes.leafTable?usableBytes-35:share;if(length<=most)return length;
let least=Math.floor((usableBytes-12)*32/255)-23,wanted=least+(length-least)%(usableBytes-4);return wanted<=most?wanted:
least}function varint(view,place){let value=0;for(let count=1;count<=9;count+=1){if(place.at>=view.byteLength)return NaN;
let byte=view.getUint8(place.at);if(place.at+=1,count===9)return value*256+byte;if(value=value*128+(byte&127),byte<128)return value}
return value}function signedVarint(view,place){let from=place.at,rounded=varint(view,place);if(place.at-from<8||Number.isNaN(
rounded))return rounded;let value=0n;for(let offset=from;offset<place.at;offset+=1)value=offset-from===8?value<<8n|BigInt(
view.getUint8(offset)):value<<7n|BigInt(view.getUint8(offset)&127);return BigInt.asIntN(64,value)}var mostBytesAtOnce=2**18;function openPages(path,descriptor){let header=new DataView(new ArrayBuffer(100));readInto({path,
descriptor},header,100,0);let format=sqliteFormat(header);if(format===null)throw damaged(path,"the page size is invalid");
let{pageBytes,usableBytes,isLogged}=format;if(isLogged&&(statSync(`${path}-wal`,{throwIfNoEntry:!1})?.size??0)>0)throw badFile(
path,resultCodes.unfinished,"Its write-ahead log isn't empty.");return{path,descriptor,pageBytes,usableBytes,count:Math.
floor(fstatSync(descriptor).size/pageBytes)}}function*readPages(pages,numbers){let{pageBytes,usableBytes,count}=pages,most=Math.
max(1,Math.floor(mostBytesAtOnce/pageBytes)),view=new DataView(new ArrayBuffer(Math.min(most,numbers.length)*pageBytes));
for(let from=0;from<numbers.length;){let first=numbers[from]??0,run=1;for(;run<most&&numbers[from+run]===first+run;)run+=
1;if(first<1||first+run-1>count)throw damaged(pages.path,`page ${first} doesn't exist`);readInto(pages,view,run*pageBytes,
(first-1)*pageBytes);for(let page=0;page<run;page+=1){let at=page*pageBytes;yield{view,at,head:first+page===1?at+100:at,
end:at+usableBytes}}from+=run}}function readInto({path,descriptor},view,bytes,position){for(let done=0;done<bytes;){let read;
try{read=readSync(descriptor,view,done,bytes-done,position+done)}catch(error2){throw badFile(path,resultCodes.unreadable,
`${errorMessage(error2)}.`,error2)}if(read===0)throw damaged(path,"the file ends early");done+=read}}function checkPointers(path,read){
try{return read()}catch(error2){throw error2 instanceof RangeError?damaged(path,"a page has a pointer to bytes outside i\
t"):error2}}function damaged(path,detail){return badFile(path,resultCodes.damaged,`Its pages are invalid: ${detail}.`)}var deepest=20;function readTree(pages,root){let reached=new Uint8Array(pages.count+1);reached[root]=1;let level={numbers:Uint32Array.
of(root),largest:[1/0]};for(let depth=0;depth<deepest;depth+=1){let{below,rows}=readLevel(pages,level,reached,depth);if(below.
numbers.length===0)return{pages,leaves:level.numbers,rows};level=below}throw damaged(pages.path,"it has more levels than\
 SQLite allows")}function readLevel(pages,{numbers,largest},reached,depth){let{path,pageBytes,usableBytes,count}=pages,below=[],
belowLargest=[],place={at:0},rows=0,recordBytes=0,last=-1/0,type=null;function addChild(child,upTo){if(child<1||child>count)
throw damaged(path,`page ${child} doesn't exist`);if(reached[child]===1)throw damaged(path,"a page is reached twice");reached[child]=
1,below.push(child),belowLargest.push(upTo)}function readPage({view,at,head,end},upTo){let isLeaf=view.getUint8(head)===
pageTypes.leafTable;if(type??=view.getUint8(head),view.getUint8(head)!==type||!isLeaf&&type!==pageTypes.innerTable)throw damaged(
path,"a page has the wrong type");let cells=view.getUint16(head+3),pointers=head+(isLeaf?8:12);if(pointers+2*cells>end)throw damaged(
path,"a page is too small for its rows");if(cells===0&&depth>0)throw damaged(path,"a page is empty");for(let cell=0;cell<
cells;cell+=1){let from=at+view.getUint16(pointers+2*cell);place.at=isLeaf?from:from+4;let length=isLeaf?varint(view,place):
0,rowid=signedVarint(view,place),local=bytesInPage(length,usableBytes,pageTypes.leafTable);if(!(place.at+local+(local<length?
4:0)<=end))throw damaged(path,"a row extends beyond its page");if(!(rowid>last&&rowid<=upTo))throw damaged(path,"its row\
s are out of order");last=rowid,recordBytes+=length,isLeaf||addChild(view.getUint32(from),rowid)}if(recordBytes>count*pageBytes)
throw damaged(path,"its rows are longer than the file");isLeaf?rows+=cells:addChild(view.getUint32(head+8),upTo),last=upTo}
let index=0;for(let page of readPages(pages,numbers)){let upTo=largest[index]??1/0;checkPointers(path,()=>{readPage(page,
upTo)}),index+=1}return{rows,below:{numbers:Uint32Array.from(below),largest:belowLargest}}}var lockTimeoutMs=1e3;function openDatabase(path){checkFile(path);let database=attempt(path,()=>new DatabaseSync(path,{readOnly:!0,
timeout:lockTimeoutMs})),descriptor=null,close=()=>{database.close(),descriptor!==null&&closeSync(descriptor)};try{attempt(
path,()=>database.exec("BEGIN"));let query=(sql,form="numbers")=>prepare(path,database,sql,form);query("PRAGMA schema_ve\
rsion").first(),descriptor=openSync(path,"r");let pages=openPages(path,descriptor);readTree(pages,schemaRoot);let schema=query(
"SELECT name, sql, rootpage FROM sqlite_schema WHERE type <> 'index'").all(),tables=new Map(schema.map(entry=>[String(entry.
name),rootOf(entry)])),trees=new Map,wholeNames=new Map;return{path,tables,tree:table=>{let root=tables.get(table)??null;
if(root===null)throw damaged(path,`${table} isn't a table`);let tree=trees.get(table)??readTree(pages,root);return trees.
set(table,tree),tree},shorten:name=>{let short=shortenName(name);return short!==name&&wholeNames.set(short,name),short},
wholeNames,query,[Symbol.dispose]:close}}catch(error2){throw close(),error2}}var schemaRoot=1;function rootOf({name,sql,
rootpage}){let[,quoted,plain]=/^CREATE TABLE\s*(?:["'`[](\w+)["'`\]]|(\w+))\s*\(/i.exec(String(sql))??[];return(quoted??
plain)===name&&typeof rootpage=="number"&&rootpage>0?rootpage:null}function prepare(path,database,sql,form){let statement=attempt(
path,()=>{let made=database.prepare(sql);return made.setReadBigInts(form==="bigints"),made.setReturnArrays(form==="array\
s"),made});return{first:(...parameters)=>attempt(path,()=>statement.get(...parameters)),all:(...parameters)=>attempt(path,
()=>statement.all(...parameters)),rows:parameters=>{let rows=attempt(path,()=>statement.iterate(parameters)),next=()=>rows.
next();return{next:()=>attempt(path,next),[Symbol.iterator](){return this}}}}}function attempt(path,operation){try{return operation()}catch(error2){
throw isSqliteError(error2)?badFile(path,error2.errcode,`SQLite reports: ${error2.message} (${error2.errcode}).`,error2):
error2}}function checkFile(path){let stats;try{stats=statSync2(path)}catch(error2){throw new ParseError({what:"Can't rea\
d the SQLite export.",where:path,why:errorMessage(error2),help:"Check the path.",id:"sqlite-unreadable",cause:error2})}if(!stats.
isFile())throw new ParseError({what:"This isn't a file.",where:path,help:"Pass the .sqlite file itself.",id:"sqlite-unre\
adable"});if(stats.size===0)throw new ParseError({what:"The SQLite export is empty (0 bytes).",where:path,why:"The expor\
t failed, or the disk was full.",help:exportAgain,id:"sqlite-empty"})}var stringShape={table:"StringIds",required:{id:"integer",value:"text"}},importErrorPrefix="Error when processing events";
function openStrings(table){let other=table.query({columns:'t.rowid AS "row", t.id AS "id"',where:"t.id IS NOT t.rowid",
limit:1},"bigints").first();if(other!==void 0)throw badCell(table,Number(other.row),"id","the row's number",String(other.
id));let query=table.query({columns:"t.value",where:"t.rowid = ?"}),read=new Map,find=id=>{let cached=read.get(id);if(cached!==
void 0)return cached;let text=query.first(id)?.value;if(typeof text!="string")return null;let short=table.shorten(text);
return read.set(id,short),short};return Object.assign((id,user)=>{let text=find(id);if(text!==null)return text;throw new ParseError(
{what:`The export refers to a missing string: id ${id}.`,where:`${table.path}, table ${user.table}, row ${user.row}, col\
umn ${user.column}`,help:"Export the report again with --force-overwrite true.",id:"sqlite-cell"})},{find,importErrors:()=>allRows(
table,{columns:["value"],where:`t.value GLOB '${importErrorPrefix}*'`,orderBy:"t.rowid"}).map(([value])=>value)})}var pairColumns={required:{name:"text",value:"text?"}},aboutNames=["META_DATA_EXPORT","EXPORT_META_DATA"];function openExport(path){
let database=openDatabase(path);try{let aboutName=aboutNames.find(name=>database.tables.has(name))??aboutNames[0],about=openTable(
database,{table:aboutName,...pairColumns});if(about===null)throw notAnExport(path,aboutNames.join(" or "),database.tables.
size);let strings=openTable(database,stringShape);if(strings===null)throw notAnExport(path,stringShape.table,database.tables.
size);return{path,strings:openStrings(strings),wholeNames:database.wholeNames,about,openTable:shape5=>openTable(database,
shape5),openUnchecked:shape5=>openUnchecked(database,shape5),findTable:columns=>findTable(database,columns),[Symbol.dispose]:()=>{
database[Symbol.dispose]()}}}catch(error2){throw database[Symbol.dispose](),error2}}function notAnExport(path,table,tables){
return new ParseError({what:"This SQLite database isn't an export from Nsight Systems.",where:path,why:tables===0?"It ha\
s no tables.":`It has no table ${table}, which every export has.`,help:exportAgain,id:"sqlite-not-nsys"})}var gpuShape={table:"TARGET_INFO_GPU",required:{id:"integer",name:"text?"},optional:{uuid:"text?",chipName:"text?",computeMajor:"\
integer?",computeMinor:"integer?",smCount:"integer?",totalMemory:"integer?",l2CacheSize:"integer?",memoryBandwidth:"inte\
ger?",clockRate:"integer?",cuDevice:"integer?"}},deviceShape={table:"TARGET_INFO_CUDA_DEVICE",required:{gpuId:"integer?",
cudaId:"integer",pid:"integer"}};function readGpus(file){let gpus=[],byCudaDevice=new Map,rows=allRows(file.openTable(gpuShape),
{columns:["id","name","uuid","chipName","computeMajor","computeMinor","smCount","totalMemory","l2CacheSize","memoryBandw\
idth","clockRate","cuDevice"],orderBy:"t.id"});for(let[id,name,uuid,chip,major,minor,smCount,memory,l2,bandwidth,clock,cuDevice]of rows)
gpus.at(-1)?.id!==id&&(gpus.push({id,name:name??"unknown",uuid,chip,computeCapability:major===null||minor===null?null:`${major}\
.${minor}`,smCount,memoryBytes:memory,l2Bytes:l2,memoryBandwidth:bandwidth,clockHz:clock}),byCudaDevice.set(cuDevice??id,
id));return{gpus,deviceOf:deviceResolver(file,gpus,byCudaDevice)}}function deviceResolver(file,gpus,byCudaDevice){let byProcess=readProcessDevices(
file),resolved=new Map,next=gpus.reduce((most,{id})=>Math.max(most,id),-1)+1,last={cudaId:NaN,process:NaN,device:0};return(cudaId,process)=>{
if(last.cudaId===cudaId&&last.process===process)return last.device;let key=`${process}/${cudaId}`,pid=(process%2**24+2**
24)%2**24,device=resolved.get(key)??byProcess.get(`${pid}/${cudaId}`)??byCudaDevice.get(cudaId);if(device===void 0&&(device=
next,next+=1),device<0||device>65535)throw new ParseError({what:`A GPU's number is out of range: ${device}.`,where:`${file.
path}, table TARGET_INFO_GPU`,id:"sqlite-cell"});return resolved.set(key,device),last={cudaId,process,device},device}}function readProcessDevices(file){
let rows=allRows(file.openTable(deviceShape),{columns:["gpuId","cudaId","pid"]});return new Map(rows.flatMap(([gpuId,cudaId,
pid])=>gpuId===null?[]:[[`${pid}/${cudaId}`,gpuId]]))}var graphNodeShape={table:"CUDA_GRAPH_NODE_EVENTS",required:{start:"integer",graphNodeId:"integer",globalTid:"integer?"},
optional:{originalGraphNodeId:"integer?"}},mostNodeRows=2e6,mostClones=8;function readGraphNodes(table,origin){let graphs=new Map,
graphOf=(process,graph)=>{let key=`${String(process)}/${graph}`,nodes=graphs.get(key)??new Map;return graphs.set(key,nodes),
nodes},nodeOf=(process,graph,node)=>{let nodes=graphOf(process,graph),stored=nodes.get(node)??{createdNs:null,thread:-1,
clonedNs:null,original:null,creation:null};return nodes.set(node,stored),stored},original=table.column("originalGraphNod\
eId");forEachRow(table,{columns:[startColumn,processColumn,threadColumn,["graphNodeId","t.graphNodeId >> 32","integer"],
["graphNodeId","t.graphNodeId & 0xFFFFFFFF","integer"],["originalGraphNodeId",`${original} >> 32`,"integer?"],["original\
GraphNodeId",`${original} & 0xFFFFFFFF`,"integer?"]],orderBy:"t.start, t.rowid",limit:mostNodeRows,parameters:{origin}},
([startNs,process,thread,graph,node,originalGraph,originalNode],row)=>{let stored=nodeOf(process,graph,node);if(originalGraph===
null||originalNode===null){if(stored.createdNs!==null)return;stored.createdNs=startNs,stored.thread=thread??-1;return}let original2=nodeOf(
process,originalGraph,originalNode);if(original2===stored)throw badCell(table,row,"originalGraphNodeId","another node",String(
node));stored.original=original2,stored.clonedNs=startNs});let creations=[];return{creations,nodesOf(process,graph){let nodes=graphOf(
process,graph);return node=>{let ran=nodes.get(node);return ran===void 0?null:creationOf(ran,process,creations)}}}}function creationOf(ran,process,creations){
let created=ran;for(let clones=0;clones<mostClones&&created.original!==null;clones+=1)created=created.original;let{createdNs:atNs,
thread}=created;if(atNs===null)return null;created.creation===null&&(created.creation={index:creations.length,process:process??
-1,thread,atNs,instantiatedNs:ran.clonedNs},creations.push(created.creation));let{creation}=created;return ran.clonedNs!==
null&&(creation.instantiatedNs=Math.min(ran.clonedNs,creation.instantiatedNs??ran.clonedNs)),creation.index}function kindColumn(capacity){let kinds=new Uint8Array(capacity),most=255;return{set(row,value){if(value>most){let wider=value>
65535?new Uint32Array(capacity):new Uint16Array(capacity);wider.set(kinds.subarray(0,row)),kinds=wider,most=value>65535?
1/0:65535}kinds[row]=value},finish:count=>kinds.subarray(0,count)}}function integerColumn(capacity){let values=new Uint32Array(
capacity),most=4294967295;return{set(row,value){if(value>most||value<0){let wider=new Float64Array(capacity);wider.set(values.
subarray(0,row)),values=wider,most=1/0}values[row]=value},finish:count=>values.subarray(0,count)}}function findOrder(count,compare){
let row=1;for(;row<count&&compare(row-1,row)<=0;)row+=1;return row>=count?null:Uint32Array.from({length:count},(_,index)=>index).
sort((a,b)=>compare(a,b)||a-b)}function reorder(column2,order){let sorted=column2.slice();for(let[to,from]of order.entries())
sorted[to]=column2[from]??0;return sorted}function timesInOrder(column2,order){let sorted=new TimeColumn(order.length);for(let from of order)
sorted.push(column2.at(from));return sorted}var lowerMasks={number:4294967295,thread:4294967295,process:4278190080,graph:0};function rowKinds(cells,from,parts){let seen=seenKinds(
cells,from,parts),guesses=new Uint32Array(4096),[beforeLast,last]=[0,0];return()=>{let slot=(31*beforeLast+last)%guesses.
length,guess=guesses[slot]??0,kind=seen.is(guess)?guess:seen.find();return guesses[slot]=kind,beforeLast=last,last=kind,
kind}}function seenKinds({high,low,isNull},from,parts){let masks=Uint32Array.from(parts,part=>lowerMasks[part]),width=2*
parts.length+1,words=new Int32Array(width),sumOf=randomSum(width),stored=new Int32Array(64*width),table=new Uint32Array(
128),count=0;function read(){let nulls=0;for(let index=0;index<parts.length;index+=1)words[2*index]=high[from+index]??0,
words[2*index+1]=(low[from+index]??0)&(masks[index]??0),nulls=nulls*2+(isNull[from+index]??0);words[width-1]=nulls}function placeOf(source,first){
return sumOf(source,first)>>>Math.clz32(table.length)+1}function is(kind){let first=kind*width,nulls=0;for(let index=0;index<
masks.length;index+=1){let word=first+2*index;if(stored[word]!==high[from+index]||stored[word+1]!==((low[from+index]??0)&
(masks[index]??0)))return!1;nulls=nulls*2+(isNull[from+index]??0)}return stored[first+width-1]===nulls&&kind<count}function grow(){
let wider=new Int32Array(2*stored.length);wider.set(stored),stored=wider,table=new Uint32Array(2*table.length);for(let kind=0;kind<
count;kind+=1){let place=placeOf(stored,kind*width);for(;table[place]!==0;)place=(place+1)%table.length;table[place]=kind+
1}}function find(){read();let place=placeOf(words,0);for(let entry=table[place]??0;entry!==0;entry=table[place]??0){if(is(
entry-1))return entry-1;place=(place+1)%table.length}return stored.set(words,count*width),count+=1,table[place]=count,2*
count===table.length&&grow(),count-1}return{is,find}}function randomSum(width){let factors=Int32Array.from({length:2*width},
()=>Math.floor(Math.random()*4294967296));return(words,first)=>{let sum2=0;for(let index=0;index<width;index+=1){let word=words[first+
index]??0;sum2=sum2+Math.imul(word&65535,factors[2*index]??0)+Math.imul(word>>>16,factors[2*index+1]??0)|0}return sum2}}function numberIn({high,low,isNull},cell){let value=(high[cell]??0)*4294967296+(low[cell]??0);return isNull[cell]===1?null:
Number.isSafeInteger(value)?value:NaN}function processIn({high,low,isNull},cell){return isNull[cell]===1?null:(high[cell]??
0)*2**8+((low[cell]??0)>>>24)}function threadIn({low,isNull},cell){return isNull[cell]===1?null:(low[cell]??0)&16777215}
var sizes=Uint8Array.from({length:128},(_,type)=>sizeOf(type));function sizeOf(type){return type<12?[0,1,2,3,4,6,8,8][type]??
0:Math.floor((type-12)/2)}function cellReader(table,columns){let{usableBytes}=table.tree.pages,high=new Int32Array(columns.
length),low=new Uint32Array(columns.length),isNull=new Uint8Array(columns.length).fill(1),cells={high,low,isNull},mayBeNull=Uint8Array.
from(columns,({isNullable})=>Number(isNullable)),places=placesOf(table,columns),ask=rowAsker(table,columns,cells),place={
at:0};return{cells,read(view,from){place.at=from;let length=varint(view,place),rowidAt=place.at;varint(view,place);let record=place.
at;if(places===null||bytesInPage(length,usableBytes,pageTypes.leafTable)<length)return ask(view,rowidAt);let body=varint(
view,place)+record,headerEnd=body;for(let cell of places){if(!(place.at<headerEnd))return ask(view,rowidAt);let type=varint(
view,place),size=type<128?sizes[type]??0:sizeOf(type);if(cell>=0){let upper=0,lower=0;switch(type){case 0:if(mayBeNull[cell]===
0)return!1;break;case 1:lower=view.getInt8(body),upper=lower>>31;break;case 2:lower=view.getInt16(body),upper=lower>>31;
break;case 3:lower=view.getInt16(body)*256+view.getUint8(body+2),upper=lower>>31;break;case 4:lower=view.getInt32(body),
upper=lower>>31;break;case 5:upper=view.getInt16(body),lower=view.getInt32(body+2);break;case 6:upper=view.getInt32(body),
lower=view.getInt32(body+4);break;case 8:break;case 9:lower=1;break;default:return!1}high[cell]=upper,low[cell]=lower,isNull[cell]=
type===0?1:0}body+=size}return(place.at<headerEnd?body<=record+length:body===record+length)&&place.at<=headerEnd||ask(view,
rowidAt)}}}function placesOf(table,columns){let places=table.columns.map(({name})=>columns.findIndex(column2=>column2.name===
name));return table.columns.some(({isKey},place)=>isKey&&places[place]!==-1)?null:Int32Array.from(places.slice(0,places.
findLastIndex(column2=>column2!==-1)+1))}function rowAsker(table,columns,{high,low,isNull}){let list=columns.map(({name},index)=>`${name===
null?"NULL":`t."${name}"`} AS "${index}"`),query=table.query({columns:list.join(", "),where:"t.rowid = ?"},"bigints");return(view,at)=>{
let row=query.first(BigInt(signedVarint(view,{at})));if(row===void 0)throw badFile(table.path,resultCodes.damaged,"A pag\
e lists a row that we can't find by its rowid.");return columns.every(({isNullable},index)=>{let value=row[String(index)];
return value===null?(high[index]=low[index]=0,isNull[index]=1,isNullable):typeof value!="bigint"?!1:(high[index]=Number(
value>>32n),low[index]=Number(value&0xffffffffn),isNull[index]=0,!0)})}}import{setImmediate}from"node:timers/promises";var rowsAtOnce=2e4;function openStored(table,columns){let{pages,leaves,rows}=table.tree,reader=cellReader(table,columns);
return{rows,cells:reader.cells,async forEach({stop,taken},visit,explain2){let readLeaf=({view,at,head})=>{let count=view.
getUint16(head+3);for(let row=0;row<count;row+=1)if(!reader.read(view,at+view.getUint16(head+8+2*row))||!visit())throw explain2();
return count},since=0;for(let page of readPages(pages,leaves))since+=checkPointers(table.path,()=>readLeaf(page)),!(since<
rowsAtOnce)&&(taken(since),since=0,await setImmediate(),refuseWhenStopped(stop));since>0&&taken(since),refuseWhenStopped(
stop)}}}var noId=-1,timed=[{name:"start",isNullable:!1},{name:"end",isNullable:!1},{name:"correlationId",isNullable:!0}];function openTimed(timedTable){
let{table,columns}=timedTable,stored=openStored(table,[...timed,...columns]),{rows}=stored,explain2=baseNs=>explainCell(
table,[["start",`t.start - (${String(baseNs)})`],["end",`t."end" - (${String(baseNs)})`],["correlationId","t.correlation\
Id"],...columns.flatMap(({name,part})=>name===null||part!=="number"?[]:[[name,`t."${name}"`]])]);return{rows,async read(reading){
let baseNs=firstStart(table),{visit,extremes,finish}=collectRows(timedTable,stored,baseNs);await stored.forEach(reading,
visit,()=>explain2(baseNs));let[firstNs=0,lastEndNs=0]=extremes;return{firstNs:rows===0?null:baseNs+BigInt(firstNs),from(originNs){
let sinceNs=Number(baseNs-originNs);if(rows>0&&!Number.isSafeInteger(lastEndNs+sinceNs))throw explain2(originNs);return finish(
sinceNs)}}}}}function collectRows({table,columns,lowerOf,describe,keeps},{cells,rows},baseNs){let{high,low}=cells,[baseHigh,
baseLow]=[Number(baseNs>>32n),Number(baseNs&0xffffffffn)],timeOf=cell=>((high[cell]??0)-baseHigh)*2**32+((low[cell]??0)-
baseLow),isExact=()=>columns.every(({part},index)=>part!=="number"||!Number.isNaN(numberIn(cells,timed.length+index))),parts=columns.
map(({part})=>part),kindOf2=rowKinds(cells,timed.length,parts),kinds=[],isKept=[],kind=kindColumn(rows),startNs=new TimeColumn(
rows),durationNs=integerColumn(rows),ids=integerColumn(rows),lowerCell=timed.length+columns.findIndex(({name})=>name===lowerOf),
lower=lowerOf===null?null:new Uint32Array(rows),extremes=Float64Array.of(1/0,-1/0),count=0;return{visit(){let start=timeOf(
0),end=timeOf(1),id=numberIn(cells,2)??noId;if(!Number.isSafeInteger(start)||!Number.isSafeInteger(end)||Number.isNaN(id))
return!1;if(end<start)throw endsEarly(table);let kindNumber=kindOf2();if(kindNumber===kinds.length){if(!isExact())return!1;
let described=describe(cells,timed.length);kinds.push(described),isKept.push(keeps(described))}return start<(extremes[0]??
0)&&(extremes[0]=start),end>(extremes[1]??0)&&(extremes[1]=end),isKept[kindNumber]!==!0||(kind.set(count,kindNumber),startNs.
push(start),durationNs.set(count,end-start),ids.set(count,id),lower!==null&&(lower[count]=low[lowerCell]??0),count+=1),!0},
extremes,finish(sinceNs){return startNs.shift(sinceNs),{count,kinds,startNs,lastEndNs:(extremes[1]??0)+sinceNs,kind:kind.
finish(count),durationNs:durationNs.finish(count),ids:ids.finish(count),lower:lower?.subarray(0,count)??null}}}}function firstStart(table){
let startNs=table.query({columns:"t.start",orderBy:"t.rowid",limit:1},"bigints").first()?.start;return typeof startNs=="\
bigint"?startNs:0n}function endsEarly(table){let firstBad=table.query({columns:'t.rowid AS "row", CAST(t.start - t."end"\
 AS TEXT) AS "early"',where:'t."end" < t.start',limit:1}).first();return badCell(table,Number(firstBad?.row),"end","a ti\
me at or after start",`${String(firstBad?.early)} ns before start`)}function callIndex(ids){let order=findOrder(ids.length,(a,b)=>(ids[a]??0)-(ids[b]??0)),rowAt=place=>order===null?place:order[place]??
0,isBelow=(place,id)=>(ids[rowAt(place)]??0)<id,last=0;return{first(id){let[low,high]=[0,ids.length],step=1;if(last<high&&
isBelow(last,id)){for(low=last+1;low+step<=high&&isBelow(low+step-1,id);step*=2)low+=step;high=Math.min(high,low+step-1)}else{
for(high=last;high-step>=0&&!isBelow(high-step,id);step*=2)high-=step;low=Math.max(low,high-step+1)}for(;low<high;){let middle=low+
high>>>1;isBelow(middle,id)?low=middle+1:high=middle}return last=low,low},idAt(place){let id=place<ids.length?ids[rowAt(
place)]??noId:noId;return id===noId?NaN:id},rowAt,[Symbol.dispose]:()=>{ids.buffer.transfer(0)}}}var shape2={table:"CUPTI_ACTIVITY_KIND_RUNTIME",required:{start:"integer",end:"integer",globalTid:"integer?",correlationId:"\
integer?",nameId:"integer"},optional:{returnValue:"integer?"}},makesNothing=/Get|Query|IsCapturing|SetAttribute/;function openCalls(file){
let table=file.openUnchecked(shape2);return table===null?null:openTimed({table,columns:[{name:"globalTid",isNullable:!0,
part:"thread"},{name:"nameId",isNullable:!1,part:"number"},{name:table.has("returnValue")?"returnValue":null,isNullable:!0,
part:"number"}],lowerOf:null,describe:(cells,first)=>{let nameId=numberIn(cells,first+1)??0;return{process:processIn(cells,
first)??-1,thread:threadIn(cells,first)??-1,nameId,name:nameOf(nameId,file.strings),succeeded:(numberIn(cells,first+2)??
0)===0}},keeps:({name})=>name===null||!makesNothing.test(name)})}function sortCalls(rows){let{count,kind,kinds,startNs,durationNs,
ids}=rows,order=findOrder(count,(a,b)=>startNs.at(a)-startNs.at(b)||(durationNs[b]??0)-(durationNs[a]??0));if(order===null)
return withWork({count,kind,kinds,startNs,durationNs},kinds,callIndex(ids));let calls={count,kinds,kind:reorder(kind,order),
startNs:timesInOrder(startNs,order),durationNs:reorder(durationNs,order)};return withWork(calls,kinds,callIndex(reorder(
ids,order)))}function withoutVersion(name){return name.replace(/_v\d+$/,"").replace(/_(ptsz|ptds)$/,"")}function isGraphLaunch(name){
return/^cu(da)?GraphLaunch$/.test(name)}function nameOf(id,strings){let name=strings.find(id);return name===null?null:withoutVersion(
name)}function oneMore(work,endNs,graph){return work===void 0?{activities:1,endedNs:endNs,graph}:{activities:work.activities+
1,endedNs:Math.max(work.endedNs,endNs),graph:work.graph===null||graph===null?work.graph??graph:Math.max(work.graph,graph)}}
function withWork(calls,kinds,index){let isGraph=kinds.map(({name})=>name!==null&&isGraphLaunch(name)),withWork2=new Uint8Array(
calls.count),graphs=new Map;return{calls,kinds,made(correlationId,endNs,{process,graph},several){let first=4294967295;for(let position=index.
first(correlationId);index.idAt(position)===correlationId;position+=1){let row=index.rowAt(position),kind=calls.kind[row]??
0;typeof process=="number"&&kinds[kind]?.process!==process||(withWork2[row]=1,isGraph[kind]===!0&&graphs.set(row,oneMore(
graphs.get(row),endNs,graph)),process!==null&&(first!==4294967295&&several?.(),row<first&&(first=row)))}return first},at(row){
let kind=kinds[calls.kind[row]??0];if(kind===void 0)throw new TypeError("a call has no kind");let startNs=calls.startNs.
at(row);return{...kind,startNs,endNs:startNs+(calls.durationNs[row]??0)}},[Symbol.dispose]:()=>{withWork2.buffer.transfer(
0),index[Symbol.dispose]()},hasWork:row=>withWork2[row]===1,graphWork:row=>graphs.get(row)??null}}function kindOf(name){return isGraphLaunch(name)?"graph-launch":/^cu(da)?[A-Za-z]*Synchronize$/.test(name)?"synchronize":
null}function findHostCalls(read){if(read===null)return[];let kinds=read.kinds.map(({name})=>name===null?null:kindOf(name)),
calls=[],openUntil=new Map;for(let row=0;row<read.calls.count;row+=1){let kind=kinds[read.calls.kind[row]??0]??null;if(kind===
null)continue;let{name,process,thread,startNs,endNs}=read.at(row),key=`${kind} ${process}/${thread}`;endNs<=(openUntil.get(
key)??-1/0)||(openUntil.set(key,endNs),calls.push({kind,name:name??"",process,thread,startNs,durationNs:endNs-startNs}))}
return calls}var shape3={table:"CUPTI_ACTIVITY_KIND_KERNEL",required:{start:"integer",end:"integer",demangledName:"integer"},optional:{
streamId:"integer?",contextId:"integer?"}},mostRows=2e5;function readKernelStreams(file,origin,spans){let table=file.openUnchecked(
shape3);if(table===null||spans.length===0)return[];let streams=[],within=joined(spans).map(({startNs,endNs})=>`t.start B\
ETWEEN ${String(origin+BigInt(startNs))} AND ${String(origin+BigInt(endNs))}`);return forEachRow(table,{columns:[startColumn,
["end",'t."end" - :origin',"integer"],"streamId","contextId","demangledName"],where:within.join(" OR "),limit:mostRows,parameters:{
origin}},([startNs,endNs,stream,context,nameId],row)=>{let name=file.strings(nameId,{table:table.name,column:"demangledN\
ame",row});streams.push({startNs,durationNs:endNs-startNs,name,stream,context})}),streams}function joined(spans){let all=[];
for(let{startNs,endNs}of spans.toSorted((a,b)=>a.startNs-b.startNs)){let last=all.at(-1);last!==void 0&&startNs<=last.endNs?
last.endNs=Math.max(last.endNs,endNs):all.push({startNs,endNs})}return all}var shape4={table:"CUPTI_ACTIVITY_KIND_KERNEL",required:{start:"integer",end:"integer",deviceId:"integer",correlationId:"\
integer?",demangledName:"integer",gridX:"integer",gridY:"integer",gridZ:"integer",blockX:"integer",blockY:"integer",blockZ:"\
integer"},optional:{streamId:"integer",shortName:"integer",registersPerThread:"integer",staticSharedMemory:"integer",dynamicSharedMemory:"\
integer",localMemoryPerThread:"integer",globalPid:"integer?",mangledName:"integer?",graphNodeId:"integer?"}},typeColumns=[
"demangledName","shortName","mangledName","gridX","gridY","gridZ","blockX","blockY","blockZ","registersPerThread","stati\
cSharedMemory","dynamicSharedMemory","localMemoryPerThread"],otherColumns=[["deviceId","number"],["streamId","number"],[
"globalPid","process"],["graphNodeId","graph"]];function refuseRenamed(file){let other=file.findTable(["start","end","co\
rrelationId","gridX","blockX"]);if(other!==null)throw new ParseError({what:`The export has no table ${shape4.table}, but\
 ${JSON.stringify(other.slice(0,80))} seems to contain its kernels.`,where:file.path,why:"This version of llm-profile do\
esn't know that table.",help:"Use a newer llm-profile, or capture with an older nsys. If that doesn't help, please repor\
t the problem and include your nsys version.",id:"sqlite-schema"})}function openKernels(file,deviceOf,hasNodes){let table=file.
openUnchecked(shape4);if(table===null)return refuseRenamed(file),null;let kernelTypes=[],kernelKinds=[],types=indexed(kernelTypes),
kindIndex=indexed(kernelKinds),hasProcesses=table.has("globalPid"),all=[...typeColumns.map(name=>[name,"number"]),...otherColumns];
return{...openTimed({table,columns:all.map(([name,part])=>({name:table.has(name)?name:null,part,isNullable:!table.has(name)||
table.types[name]==="integer?"})),lowerOf:hasNodes&&table.has("graphNodeId")?"graphNodeId":null,describe:(cells,first)=>{
let typeCells=typeColumns.map((_,index)=>numberIn(cells,first+index)),[device,stream,pid,node]=otherColumns.map((_,index)=>first+
typeColumns.length+index);checkStream(table,numberIn(cells,stream??0)??0);let deviceId=numberIn(cells,device??0)??0,type=types(
JSON.stringify(typeCells),()=>typeOf(table,typeCells,file.strings)),graph=cells.isNull[node??0]===1?null:cells.high[node??
0]??0,indexOfProcess=new Map;return{process:hasProcesses?processIn(cells,pid??0):"unknown",graph,kindIn(process){let existing=indexOfProcess.
get(process);if(existing!==void 0)return existing;let kind={type,device:deviceOf(deviceId,process),process,fromGraph:graph!==
null},index=kindIndex(JSON.stringify(kind),()=>kind);return indexOfProcess.set(process,index),index}}},keeps:()=>!0}),kernelKinds,
kernelTypes}}function matchKernelsWithCalls({kernelKinds,kernelTypes},rows,calls,nodes){let{count,kinds,kind:stored,startNs,
durationNs,ids}=rows,hasProcesses=kinds.every(({process})=>process!=="unknown"),kindOf2=Uint32Array.from(kinds,({process,
kindIn})=>process==="unknown"?0:kindIn(process??-1)),creation=nodes===null?null:creationsOf(rows,nodes),kind=hasProcesses?
stored:new Uint32Array(count),call=ids instanceof Uint32Array?ids:new Uint32Array(count),[ambiguousLaunches,lastAmbiguous,
row]=[0,-1,0],several=()=>{row!==lastAmbiguous&&(ambiguousLaunches+=1),lastAmbiguous=row};for(;row<count;row+=1){let number=stored[row]??
0,storedKind=kinds[number];if(storedKind===void 0)throw new TypeError("a kernel has no kind");let id=ids[row]??noId,endNs=startNs.
at(row)+(durationNs[row]??0),by=calls===null||id===noId?4294967295:calls.made(id,endNs,storedKind,several);kind[row]=hasProcesses?
kindOf2[number]??0:storedKind.kindIn(by===4294967295?-1:calls?.at(by).process??-1),call[row]=by}return{kernels:sortedByStart(
{count,kind,startNs,durationNs,call,creation}),kernelKinds,kernelTypes,nodeCreations:nodes?.creations??[],ambiguousLaunches}}
function creationsOf({count,kinds,kind,lower},{creations,nodesOf}){if(lower===null)return null;let nodes=kinds.map(({process,
graph})=>process==="unknown"||graph===null?null:nodesOf(process,graph));for(let row=0;row<count;row+=1)lower[row]=nodes[kind[row]??
0]?.(lower[row]??0)??4294967295;return creations.length===0?null:lower}function checkStream(table,stream){if(!(stream>=0&&
stream<=4294967295))throw badCell(table,rowWith(table,"streamId",stream),"streamId","0 to 2^32 - 1",String(stream))}var noKernels={
kernels:{count:0,kind:new Uint32Array,startNs:new TimeColumn(0),durationNs:new Uint32Array,call:new Uint32Array,creation:null},
kernelKinds:[],kernelTypes:[],nodeCreations:[],ambiguousLaunches:0};function indexed(list){let indices=new Map;return(text,make)=>{
let existing=indices.get(text);return existing!==void 0?existing:(indices.set(text,list.length),list.push(make())-1)}}function typeOf(table,cells,strings){
let[name,short=null,mangled=null,gx,gy,gz,bx,by,bz,...resources]=cells,[registers=null,shared=null,dynamic=null,local=null]=resources,
text=(id,column2)=>strings.find(id)??strings(id,{table:table.name,column:column2,row:rowWith(table,column2,id)}),demangled=text(
name??0,"demangledName");return{name:demangled,shortName:short===null?demangled:text(short,"shortName"),mangled:mangled===
null?null:text(mangled,"mangledName"),grid:[gx??0,gy??0,gz??0],block:[bx??0,by??0,bz??0],registersPerThread:registers,staticSharedBytes:shared,
dynamicSharedBytes:dynamic,localBytesPerThread:local}}function rowWith(table,column2,value){let match=table.query({columns:'\
t.rowid AS "row"',where:`${table.column(column2)} = ?`,limit:1}).first(value);return Number(match?.row)}function sortedByStart(kernels){
let{count,kind,startNs,durationNs,call,creation}=kernels,order=findOrder(count,(a,b)=>startNs.at(a)-startNs.at(b));return order===
null?kernels:{count,kind:reorder(kind,order),startNs:timesInOrder(startNs,order),durationNs:reorder(durationNs,order),call:reorder(
call,order),creation:creation===null?null:reorder(creation,order)}}var launchName=/^cu(da)?Launch(Cooperative)?Kernel(Ex|ExC)?$/;function findLostLaunches(read,others){if(read===null)return[];
let roles=read.kinds.map(({name})=>name===null?null:roleOf(name)),capturing=new Map,lost=[],graphs=[];for(let row=0;row<
read.calls.count;row+=1){let role=roles[read.calls.kind[row]??0]??null;if(role===null||role==="launch"&&read.hasWork(row))
continue;let{name,process,thread,succeeded,startNs,endNs}=read.at(row),open=capturing.get(process)??0;if(role==="begin-c\
apture"&&succeeded&&capturing.set(process,open+1),role==="end-capture"&&(open===0&&succeeded&&(lost=lost.filter(call2=>call2.
process!==process),graphs=graphs.filter(({call:call2})=>call2.process!==process)),capturing.set(process,Math.max(0,open-
1))),!succeeded||open>0)continue;let call={name:name??"",process,thread,startNs,durationNs:endNs-startNs};role==="launch"&&
lost.push({kind:"lost-launch",...call}),role==="graph"&&graphs.push({call,...read.graphWork(row)??noGraphWork})}return[...lost,
...graphLaunchesWithoutWork(graphs),...findCutGraphLaunches(graphs,others)]}var noGraphWork={activities:0,endedNs:null,graph:null};
function roleOf(name){return launchName.test(name)?"launch":isGraphLaunch(name)?"graph":/StreamBeginCapture/.test(name)?
"begin-capture":/StreamEndCapture/.test(name)?"end-capture":null}function graphLaunchesWithoutWork(launches){return[...Map.
groupBy(launches,({call})=>`${call.process}/${call.thread}`).values()].flatMap(thread=>{let gaps=gapsOf(outermost(thread)),
usual=new Map;for(let{after,missing,ended}of gaps)ended&&usual.set(after,Math.min(missing.length,usual.get(after)??1/0));
return gaps.flatMap(({after,missing})=>{let honest=usual.get(after)??(after===void 0?1/0:0);return missing.map(({call},index)=>({
kind:index<honest?"graph-launch-without-work":"lost-graph-launch",...call}))})})}function outermost(thread){let launches=[];
for(let launch of thread){let outer=launches.at(-1);outer===void 0||endOf(launch)>endOf(outer)?launches.push(launch):launch.
activities>0&&launches.splice(-1,1,{...launch,call:outer.call})}return launches}function endOf({call}){return call.startNs+
call.durationNs}function gapsOf(thread){let gaps=[],after,missing=[];for(let launch of thread){if(launch.activities===0){
missing.push(launch);continue}gaps.push({after,missing,ended:!0}),after=launch.graph,missing=[]}return[...gaps,{after,missing,
ended:!1}]}var leastBefore=2;function findCutGraphLaunches(launches,{hostCalls,workEndNs}){let graphs=Map.groupBy(launches.
filter(({graph})=>graph!==null),({call,graph})=>`${call.process}/${String(graph)}`),waits=Map.groupBy(hostCalls.filter(({
kind})=>kind==="synchronize"),({process})=>process);return[...graphs.values()].flatMap(ofGraph=>{let[last,...before]=ofGraph.
toReversed(),[usual,...others]=new Set(before.map(({activities})=>activities));if(last===void 0||usual===void 0||others.
length>0||before.length<leastBefore)return[];let{call}=last,waited=waits.get(call.process)?.some(({startNs})=>startNs>call.
startNs)===!0;return last.activities>=usual||waited||last.endedNs!==workEndNs?[]:[{kind:"cut-graph-launch",...call}]})}var common={start:"integer",end:"integer",deviceId:"integer",streamId:"integer",correlationId:"integer?",bytes:"integer"},
sources=[{kind:"copy",shape:{table:"CUPTI_ACTIVITY_KIND_MEMCPY",required:{...common,copyKind:"integer"},optional:{globalPid:"\
integer?",graphNodeId:"integer?",srcKind:"integer?",dstKind:"integer?"}},kinds:["copyKind","srcKind","dstKind"]},{kind:"\
fill",shape:{table:"CUPTI_ACTIVITY_KIND_MEMSET",required:common,optional:{globalPid:"integer?",graphNodeId:"integer?",memKind:"\
integer?"}},kinds:[null,null,"memKind"]}];function readMemoryOperations(file,calls,deviceOf,origin){let directionNames=readEnum(
file,"ENUM_CUDA_MEMCPY_OPER",knownDirections),memoryNames=readEnum(file,"ENUM_CUDA_MEM_KIND",knownMemoryKinds),memoryKind=id=>id===
null?null:memoryKinds.get(memoryNames.get(id)??"")??"unknown",operations=[];for(let{kind,shape:shape5,kinds}of sources){
let table=file.openTable(shape5);if(table===null)continue;let[copyKind="NULL",sourceKind="NULL",targetKind="NULL"]=kinds.
map(name=>name===null?"NULL":table.column(name));forEachRow(table,{columns:[startColumn,["duration",'t."end" - t.start',
"integer"],["bytes","t.bytes","integer"],["deviceId","t.deviceId","integer"],["streamId","t.streamId","integer"],["globa\
lPid",`${table.column("globalPid")} >> 24`,"integer?"],["copyKind",copyKind,"integer?"],["srcKind",sourceKind,"integer?"],
["dstKind",targetKind,"integer?"],["correlationId","t.correlationId","integer?"],["graphNodeId",`${table.column("graphNo\
deId")} >> 32`,"integer?"]],orderBy:"t.rowid",parameters:{origin}},([startNs,durationNs,bytes,deviceId,stream,pid,copy,from,
to,correlationId,graph],row)=>{if(durationNs<0)throw badCell(table,row,"end","a time at or after start",`${-durationNs} \
ns before start`);if(bytes<0)throw badCell(table,row,"bytes","0 or more",String(bytes));let work={process:table.has("glo\
balPid")?pid:"unknown",graph},made=correlationId===null?4294967295:calls?.made(correlationId,startNs+durationNs,work)??4294967295,
call=made===4294967295?null:calls?.at(made)??null,process=pid??call?.process??-1;operations.push({kind,direction:copy===
null?null:directions.get(directionNames.get(copy)??"")??"other",sourceMemory:memoryKind(from),targetMemory:memoryKind(to),
bytes,device:deviceOf(deviceId,process),stream,startNs,durationNs,process,thread:call?.thread??-1,callStartNs:call?.startNs??
null,callEndNs:call?.endNs??null,callName:call===null?null:withoutVersion(file.strings(call.nameId,{table:shape5.table,column:"\
call's nameId",row}))})})}return operations.sort((a,b)=>a.startNs-b.startNs)}function readEnum(file,name,fallback){let table=file.
openTable({table:name,required:{id:"integer",name:"text?"}});if(table===null)return new Map(fallback.entries());let rows=allRows(
table,{columns:["id","name"]});return new Map(rows.flatMap(([id,value])=>value===null?[]:[[id,value.replace(/^CUDA_(?:MEMCPY|MEMOPR_MEMORY)_KIND_/,
"")]]))}var directions=new Map([["HTOD","host-to-device"],["HTOA","host-to-device"],["UVM_HTOD","host-to-device"],["DTOH",
"device-to-host"],["ATOH","device-to-host"],["UVM_DTOH","device-to-host"],["DTOD","device-to-device"],["ATOA","device-to\
-device"],["ATOD","device-to-device"],["DTOA","device-to-device"],["UVM_DTOD","device-to-device"],["HTOH","host-to-host"],
["PTOP","peer-to-peer"]]),memoryKinds=new Map([["PAGEABLE","pageable"],["PINNED","pinned"],["DEVICE","device"],["DEVICE_\
STATIC","device"],["ARRAY","array"],["MANAGED","managed"],["MANAGED_STATIC","managed"]]),knownDirections=["UNKNOWN","HTO\
D","DTOH","HTOA","ATOH","ATOA","ATOD","DTOA","DTOD","HTOH","PTOP","UVM_HTOD","UVM_DTOH","UVM_DTOD"],knownMemoryKinds=["P\
AGEABLE","PINNED","DEVICE","ARRAY","MANAGED","DEVICE_STATIC","MANAGED_STATIC","UNKNOWN"];function readMetadata(file){let exported=new Map(readPairs(file.about)),schemaVersion=exported.get("EXPORT_SCHEMA_VERSIO\
N");if(schemaVersion===void 0||!/^\d+(\.\d+)*$/.test(schemaVersion))throw new ParseError({what:"The export doesn't have \
a schema version.",where:`${file.path}, table ${file.about.name}, name EXPORT_SCHEMA_VERSION`,why:schemaVersion===void 0?
"The row is missing.":`Found ${JSON.stringify(schemaVersion)}.`,help:"Export the report again with --force-overwrite tru\
e.",id:"sqlite-schema"});let machine=new Map(readPairs(file.openTable({table:"TARGET_INFO_SYSTEM_ENV",...pairColumns}),"\
t.name IN ('NvDriverVersion', 'CudaDriverVersion')"));return{schemaVersion,nsysVersion:exported.get("EXPORT_PRODUCT_VERS\
ION")??null,driverVersion:driverVersionOf(machine.get("NvDriverVersion")),cudaVersion:cudaVersionOf(machine.get("CudaDri\
verVersion")),capture:readCapture(file),diagnostics:readDiagnostics(file)}}function driverVersionOf(text){return text===
void 0||!/^\d+\.\d+/.test(text)?null:text}function cudaVersionOf(text){if(text===void 0||!/^\d{4,6}$/.test(text))return null;
let version=Number(text);return`${Math.floor(version/1e3)}.${Math.floor(version%1e3/10)}`}function readCapture(file){let pairs=readPairs(
file.openTable({table:"META_DATA_CAPTURE",...pairColumns}),"t.name GLOB '*:COMMAND' OR t.name GLOB '*:ARGUMENT_*' OR t.n\
ame GLOB '*:CUDA_GRAPH_TRACE_OPTIONS:MODE'"),named=new Map(pairs),command=named.get("PROCESS_0:COMMAND"),argv=command===
void 0?[]:[command];for(let index=0;argv.length>0;index+=1){let argument=named.get(`PROCESS_0:ARGUMENT_${index}`);if(argument===
void 0)break;argv.push(argument)}return{graphTrace:pairs.find(([name])=>name.endsWith(":CUDA_GRAPH_TRACE_OPTIONS:MODE"))?.[1]??
null,command:argv}}function readPairs(table,where="1"){return allRows(table,{columns:["name","value"],where,orderBy:"t.r\
owid"}).flatMap(([key,value])=>value===null?[]:[[key,value]])}var[warning,error]=[2,3];function readDiagnostics(file){let table=file.
openTable({table:"DIAGNOSTIC_EVENT",required:{severity:"integer",text:"text"}});return allRows(table,{columns:["severity",
"text"],where:`t.severity IN (${warning}, ${error})`,orderBy:"t.rowid"}).map(([severity,text])=>({severity:severity===error?
"error":"warning",text}))}async function readTrace(path,reading=unheeded){var _stack=[];try{let open=__using(_stack,await openTrace(path,reading));
return open.trace}catch(_){var _error=_,_hasError=!0}finally{__callDispose(_stack,_error,_hasError)}}async function openTrace(path,reading){
let file=openExport(path);try{let trace=await readOpened(file,reading);return{trace,kernelStreams:spans=>readKernelStreams(
file,trace.originNs,spans),[Symbol.dispose]:()=>{file[Symbol.dispose]()}}}catch(error2){throw file[Symbol.dispose](),error2}}
async function readOpened(file,{stop,progress}){var _stack=[];try{let heeding=heedingOf(stop);let metadata=readMetadata(
file);let{gpus,deviceOf}=readGpus(file);let nodeTable=await heeding(()=>file.openTable(graphNodeShape));let callTable=await heeding(
()=>openCalls(file));let kernelTable=await heeding(()=>openKernels(file,deviceOf,nodeTable!==null));let done=0;let reading={
stop,taken:rows=>{done+=rows,progress(done,(callTable?.rows??0)+(kernelTable?.rows??0))}};let[readCalls,readKernels]=[await callTable?.
read(reading),await kernelTable?.read(reading)];let origin=await heeding(()=>readOrigin(file,[readCalls,readKernels]));let[
callRows,kernelRows]=[readCalls?.from(origin)??null,readKernels?.from(origin)??null];let ranges=await heeding(()=>readRanges(
file,origin));let hasNodes=kernelRows?.lower!=null&&kernelRows.kinds.some(({graph})=>graph!==null);let nodes=nodeTable!==
null&&hasNodes?await heeding(()=>readGraphNodes(nodeTable,origin)):null;let calls=__using(_stack,callRows===null?null:sortCalls(
callRows));let kernels=kernelTable===null||kernelRows===null?noKernels:matchKernelsWithCalls(kernelTable,kernelRows,calls,
nodes);let copies=await heeding(()=>readMemoryOperations(file,calls,deviceOf,origin));let collectives=await heeding(()=>readCollectives(
file,origin));let importErrors=await heeding(()=>file.strings.importErrors());let hasCudaApi=(callTable?.rows??0)>0;let workEndNs=Math.
max(0,kernelRows?.lastEndNs??0);for(let copy of copies)workEndNs=Math.max(workEndNs,copy.startNs+copy.durationNs);let endNs=Math.
max(callRows?.lastEndNs??0,workEndNs);for(let range of ranges)endNs=Math.max(endNs,range.startNs,range.endNs??range.assumedEndNs??
0);endNs===0&&(endNs=await heeding(()=>readSessionNs(file)));let counted2=findHostCalls(calls);return{source:file.path,...metadata,
originNs:origin,originUtcMs:readOriginUtcMs(file,origin),gpus,...kernels,launchCalls:calls?.calls??noCalls2,ranges,collectives,
copies,calls:[...counted2,...findLostLaunches(calls,{hostCalls:counted2,workEndNs})],wholeNames:file.wholeNames,importErrors,
hasCudaApi,endNs}}catch(_){var _error=_,_hasError=!0}finally{__callDispose(_stack,_error,_hasError)}}function heedingOf(stop){
return async step=>{let made=step();return await setImmediate2(),refuseWhenStopped(stop),made}}var unheeded={stop:new AbortController().
signal,progress:()=>{}},noCalls2={count:0,kind:new Uint32Array,startNs:new TimeColumn(0),durationNs:new Uint32Array,kinds:[]},
timedTables=[{shape:{table:"NVTX_EVENTS",required:{start:"integer",eventType:"integer"}},where:isRange},{shape:{table:"C\
UPTI_ACTIVITY_KIND_MEMCPY",required:{start:"integer"}}},{shape:{table:"CUPTI_ACTIVITY_KIND_MEMSET",required:{start:"inte\
ger"}}}];function readOrigin(file,large){let starts=large.map(rows=>rows?.firstNs??null);for(let{shape:shape5,where}of timedTables){
let start=file.openUnchecked(shape5)?.query({columns:'min(t.start) AS "start"',where},"bigints").first()?.start;typeof start==
"bigint"&&starts.push(start)}let origin=null;for(let start of starts)start!==null&&(origin===null||start<origin)&&(origin=
start);return origin??0n}function readSessionNs(file){let shape5={table:"ANALYSIS_DETAILS",required:{},optional:{duration:"\
integer"}},table=file.openTable(shape5);if(table===null||!table.has("duration"))return 0;let rows=allRows(table,{columns:[
"duration"]});return Math.max(0,...rows.map(([duration])=>duration))}function readOriginUtcMs(file,origin){let table=file.
openTable({table:"TARGET_INFO_SESSION_START_TIME",required:{},optional:{utcEpochNs:"integer?"}});if(table===null||!table.
has("utcEpochNs"))return null;let[row]=allRows(table,{columns:[["utcEpochNs",`CAST(${table.column("utcEpochNs")} AS TEXT\
)`,"text?"]],orderBy:"t.rowid",limit:1}),epochNs=row?.[0]??null;return epochNs===null||BigInt(epochNs)<=0n?null:Number((BigInt(
epochNs)+origin)/1000n)/1e3}var sampleIntervalMs=20,fewestSamples=3,clockTolerance=.02,reasons=[{bit:32,name:"software thermal slowdown",disturbs:!0},
{bit:64,name:"hardware thermal slowdown",disturbs:!0},{bit:128,name:"hardware power brake",disturbs:!0},{bit:8,name:"har\
dware slowdown",disturbs:!1},{bit:4,name:"power limit",disturbs:!1},{bit:2,name:"clocks set by the user",disturbs:!1},{bit:16,
name:"clocks bound to another GPU's",disturbs:!1},{bit:256,name:"clocks set for the display",disturbs:!1}];function toTimeWindows(originUtcMs,spans){
return originUtcMs===null?[]:spans.map(({startNs,endNs})=>({startUtcMs:originUtcMs+startNs/1e6,endUtcMs:originUtcMs+endNs/
1e6}))}function selectSamples(samples,uuid,windows){let wanted=uuid?.replace(/^GPU-/,"").toLowerCase()??null,several=new Set(
samples.map(sample=>sample.uuid)).size>1;return wanted===null&&several?[]:samples.filter(sample=>(wanted===null||sample.
uuid===null||sample.uuid===wanted)&&windows.some(({startUtcMs,endUtcMs})=>sample.atUtcMs>=startUtcMs&&sample.atUtcMs<=endUtcMs))}
function judgeDisturbance(within,otherMeansMhz){let clocks=within.map(({smClockMhz})=>smClockMhz).filter(clock=>clock!==
null),meanSmClockMhz=computeMean(clocks),meanTemperatureC=computeMean(within.flatMap(({temperatureC})=>temperatureC??[])),
bits=within.reduce((all,{reasonBits})=>all|(reasonBits??0),0),active=reasons.filter(({bit})=>(bits&bit)!==0),facts={meanSmClockMhz,
meanTemperatureC,samples:within.length,reasons:active.map(({name})=>name)};if(within.length<fewestSamples)return{state:"\
unknown",...facts};if(active.some(({disturbs})=>disturbs))return{state:"throttled",...facts};if(meanSmClockMhz===null||clocks.
length<fewestSamples)return{state:"unknown",...facts};let usual=otherMeansMhz.length===0?meanSmClockMhz:median(otherMeansMhz);
return{state:Math.abs(meanSmClockMhz-usual)>clockTolerance*usual?"clock-differs":"ok",...facts}}function computeMean(values){
return values.length===0?null:values.reduce((sum2,value)=>sum2+value,0)/values.length}function selectRangeSamples(samples,traces,ranges){let within=traces.flatMap(trace=>{let instances=ranges.flatMap(key=>findInstances(
trace,key)).map(instance=>({startNs:instance.startNs,endNs:findEndNs(trace,instance)}));return[...findBusySpans(trace)].
flatMap(([device,spans])=>{let uuid=trace.gpus.find(({id})=>id===device)?.uuid??null;return selectSamples(samples,uuid,toTimeWindows(
trace.originUtcMs,intersectSpans(instances,spans)))})});return[...new Set(within)]}function findBusySpans({kernels,kernelKinds}){
let spans=new Map;for(let row=0;row<kernels.count;row+=1){let device=kernelKinds[kernels.kind[row]??0]?.device??-1,startNs=kernels.
startNs.at(row),endNs=startNs+(kernels.durationNs[row]??0),ofDevice=spans.get(device)??[];spans.set(device,ofDevice);let last=ofDevice.
at(-1);last!==void 0&&startNs-last.endNs<sampleIntervalMs*1e6?last.endNs=Math.max(last.endNs,endNs):ofDevice.push({startNs,
endNs})}return spans}function intersectSpans(spans,otherSpans){return spans.flatMap(span=>otherSpans.filter(other=>other.
startNs<=span.endNs&&other.endNs>=span.startNs).map(other=>({startNs:Math.max(span.startNs,other.startNs),endNs:Math.min(
span.endNs,other.endNs)})))}function*observeCapture(capture,{label,whole,traces},attribute2,limit){let seen=mergeSeenRanges(whole.flatMap(listSeenRanges));
yield;let wanted=capture.wanted.map(spec=>({spec,keys:dropDuplicateKeys(matchRanges(spec,seen))})),every=capture.wanted.
length===0?chooseProgramRanges(seen):null;yield;let chosen=every===null?null:limit.choose(every,()=>sumOpenTimes(traces)),
measuredKeys=chosen?.measured??null;yield;let observed=observeRanges(traces,measuredKeys??dropDuplicateKeys(wanted.flatMap(
({keys})=>keys)),attribute2);return{label,end:capture.end,importErrors:traces.flatMap(({importErrors})=>importErrors),diagnostics:traces.
flatMap(({diagnostics})=>diagnostics),output:capture.output??"",hasCudaApi:traces.some(({hasCudaApi})=>hasCudaApi),graphTrace:traces[0]?.
capture.graphTrace??null,hasGraphKernels:traces.some(({kernelKinds})=>kernelKinds.some(({fromGraph})=>fromGraph)),totalKernels:traces.
reduce((sum2,{kernels})=>sum2+kernels.count,0),seen,wanted:wanted.map(({spec,keys})=>({spec,ranges:keys.map(observed)})),
all:measuredKeys?.map(observed)??null,unmeasured:chosen?.leftOut??[],gated:capture.gated,requireKernels:capture.requireKernels,
mayLoseKernels:capture.mayLoseKernels===!0&&capture.wanted.length===0,argv:traces[0]?.capture.command??[]}}function chooseProgramRanges(seen){
if(seen.length===0)return[{name:wholeCaptureName,domain:""}];let programRanges=seen.filter(({domain})=>domain!==ncclDomain);
return dropDuplicateKeys(programRanges.length>0?programRanges:seen)}function sumOpenTimes(traces){let times=new Map;for(let trace of traces)
for(let range of trace.ranges){let key=rangeKeyText(range);times.set(key,(times.get(key)??0)+findEndNs(trace,range)-range.
startNs)}return times}function observeRanges(traces,keys,attribute2){let byKey=new Map;for(let trace of traces)for(let range of attribute2(
trace,keys).ranges){let text=rangeKeyText(range.key);byKey.set(text,addReport(byKey.get(text)??emptyObservation(range.key),
trace,range))}return key=>byKey.get(rangeKeyText(key))??emptyObservation(key)}function emptyObservation({name,domain}){return{
name,domain,instances:0,areRanks:!0,unfinished:0,kernels:0,lostKernels:0,...{graphLaunches:0,graphLaunchesWithoutWork:0,
lostGraphLaunches:0,cutGraphLaunches:0}}}function addReport(sum2,trace,range){let calls=Map.groupBy(range.calls,index=>trace.
calls[index]?.kind),count=kind=>calls.get(kind)?.length??0;return{...sum2,instances:sum2.instances+range.instances.length,
areRanks:sum2.areRanks&&hasSeparateRanks(trace,range),unfinished:sum2.unfinished+range.instances.filter(({endNs})=>endNs===
null).length,kernels:sum2.kernels+range.kernels.length,graphLaunches:sum2.graphLaunches+count("graph-launch"),graphLaunchesWithoutWork:sum2.
graphLaunchesWithoutWork+count("graph-launch-without-work"),lostKernels:sum2.lostKernels+count("lost-launch"),lostGraphLaunches:sum2.
lostGraphLaunches+count("lost-graph-launch"),cutGraphLaunches:sum2.cutGraphLaunches+count("cut-graph-launch")}}function hasSeparateRanks({
kernelKinds},{instances}){let processes=new Set(instances.map(({process})=>process)),devices=[...processes].map(process=>new Set(
kernelKinds.filter(kind=>kind.process===process).map(({device})=>device))),allDevices=new Set(devices.flatMap(devicesOfProcess=>[
...devicesOfProcess]));return processes.size===instances.length&&allDevices.size===devices.reduce((sum2,{size})=>sum2+size,
0)}function dropDuplicateKeys(ranges){return[...new Map(ranges.map(({name,domain})=>[rangeKeyText({name,domain}),{name,domain}])).
values()]}async function examineCapture(capture,settings,ports){var _stack=[];try{let{label,end,reports}=capture;let skipped=skippedReports(
capture);let instanceLabel=index=>reports.length===1?label:`${label}, instance ${skipped+index+1}`;let[first,...laterReports]=reports;
let opened=__using(_stack,first===void 0?null:await openTrace(first.sqlite,createReading(instanceLabel(0),ports)));let whole=opened===
null?[]:[opened.trace];for(let[index,{sqlite}]of laterReports.entries())whole.push(await readTrace(sqlite,createReading(
instanceLabel(index+1),ports)));let traces=capture.gated?whole:whole.map(trace=>keepCountedInstances(trace,capture.wanted,
capture.takesFirst));let[firstTrace]=traces;let attributeOnce=createAttributor(settings.attribution);let parts=capture.gated?
traces.map((trace,index)=>({label:instanceLabel(index),whole:[trace],traces:[trace]})):[{label,whole,traces}];let contents=[];
for(let part of parts)contents.push(await runInSteps(observeCapture(capture,part,attributeOnce,settings.limit),ports.stop));
for(let part of contents){let broken=checkContents(part);if(broken!==null)throw new CaptureError(broken)}let ranges=dropDuplicateKeys(
contents.flatMap(listAnalyzedRanges));let emitted=mergeSeenRanges(contents.flatMap(({seen})=>seen));let analyzed=new Set(
ranges.map(rangeKeyText));let summaries=[];for(let[index,report]of reports.entries())summaries.push(await checkReport(instanceLabel(
index),report,whole[index]));let samples=capture.gpuSamples??null;let familyOf=createFamilyLookup(settings.families);let firstRanges=firstTrace===
void 0?[]:attributeOnce(firstTrace,ranges).ranges;let measured=[];for(let trace of traces){let steps=measureReport(trace,
attributeOnce(trace,ranges),familyOf,settings.areRanks);measured.push(await runInSteps(steps,ports.stop))}return{label,end,
sources:reports.map(({source})=>source),reports:measured,timelines:opened===null||firstTrace===void 0||!settings.timelines?
[]:buildTimelines(firstTrace,firstRanges,spans=>opened.kernelStreams(spans)),command:firstTrace?.capture.command??[],ranges,
skipped:capture.wanted.flatMap(spec=>spec.skip===0?[]:matchRanges(spec,ranges).map(key=>({key,instances:spec.skip}))),rangesLeftOut:Math.
max(0,...contents.map(({unmeasured})=>unmeasured.length)),incomplete:contents.flatMap(findIncompleteRanges).map(toIncompleteRange),
seen:emitted.filter(range=>analyzed.has(rangeKeyText(range))),emitted,threads:Math.max(...whole.map(trace=>countEmittingThreads(
trace,capture.wanted))),processes:Math.max(...traces.map(countKernelProcesses)),checks:summaries.flatMap(({checks})=>checks),
warnings:[...contents.flatMap(warnAboutContents),...quoteDiagnostics(traces.flatMap(({diagnostics})=>diagnostics),mostNsysLines).
map(line=>`${label}: ${line}`),...summaries.flatMap(({warnings})=>warnings)],gpuSamples:samples===null?null:selectRangeSamples(
samples,traces,ranges)}}catch(_){var _error=_,_hasError=!0}finally{__callDispose(_stack,_error,_hasError)}}var mostNsysLines=20;
function toIncompleteRange(range){let{name,domain,lostKernels,lostGraphLaunches,cutGraphLaunches}=range;return{name,domain,
lostKernels,lostGraphLaunches,cutGraphLaunches}}var firstNoteMs=2e3,laterNoteMs=1e4;function createReading(label,{stop,log}){
let next=performance.now()+firstNoteMs;return{stop,progress:(done,all)=>{performance.now()<next||(next=performance.now()+
laterNoteMs,log.info(`${label}: ${countText(done)} of ${countText(all)} rows of the report have been read.`))}}}function createAttributor(mode){
let last=new Map;return(trace,keys)=>{let text=keys.map(rangeKeyText).join(`
`),lastAttribution=last.get(trace);if(lastAttribution?.text===text)return lastAttribution.attribution;let attribution=attribute(
trace,keys,mode);return last.set(trace,{text,attribution}),attribution}}async function checkReport(label,report,trace){if(trace===
void 0||trace.kernels.count===0)return{checks:[],warnings:[]};let checks=[],warnings=[],compare=async(name,file,parse2,compareSums2)=>{
let title=`${label}, ${name}`;if(file===null&&report.summarized)throw new ToolError({id:"stats-empty",what:`nsys stats w\
rote no ${name}, although the report has kernels.`,where:title,why:"nsys stats exited with 0, but without this summary w\
e can't check our sums against nsys's sums.",help:"Run `llm-profile doctor`, which tests nsys stats."});if(file===null){
checks.push({check:title,state:"not-possible",detail:"nsys stats wasn't run on this report"});return}let{rows,warnings:fileWarnings}=parse2(
await readRecordedText(file,file),file);warnings.push(...fileWarnings);let sums=compareSums2(trace,rows);if(sums.equal===
null){checks.push({check:title,state:"not-possible",detail:sums.why});return}let broken=checkSums(label,name,sums);if(broken!==
null)throw new CaptureError(broken);sums.equal&&checks.push({check:title,state:"held",detail:sums.detail})};if(await compare(
"cuda_gpu_kern_sum",report.kernelSummary,parseKernelSummary,compareKernelSums),trace.ranges.length===0){let check=`${label}\
, nvtx_kern_sum`;return checks.push({check,state:"not-possible",detail:"the report has no NVTX ranges"}),{checks,warnings}}
return await compare("nvtx_kern_sum",report.rangeSummary,parseRangeKernelSummary,compareRangeSums),{checks,warnings}}export{sampleIntervalMs,judgeDisturbance,attribute,findInstances,findOpenUntilNs,isBlocking,buildProfile,forEachRow,readNamedDomains,
pageTypes,sqliteFormat,bytesInPage,varint,openExport,readTrace,dropDuplicateKeys,examineCapture,createReading};
