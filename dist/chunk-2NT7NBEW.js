import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{exec}from"./chunk-4P7CRZQU.js";import{choosePrivateUser,createTemporaryDirectory,nobody}from"./chunk-5YSCYWTB.js";
import{allowedEnvironment,coerce_exports,communicationFamily,countText,counted,environmentRules,familyClassifier,kernelProcesses,
listText,matchRanges,median,medianTotalNs,mergeSeenRanges,moveIntoPlace,ncclDomain,nearest,noGpuIdle,noHostTime,noRanges,
nsysCaptureExpression,ownRange,partialName,profileSchemaVersion,rangeKeyText,rangeLabel,rangeText,redactCommand,roundDifferences,
seenRanges,toolEnvironment,uniqueSafeNames,usualPath,wholeCaptureName,writeFileAtomic}from"./chunk-EIMGHLOD.js";import{
plainOutput,plainText}from"./chunk-NUZHK6GW.js";import{_enum,array,boolean,findTree,killTree,literal,liveness,markerVariable,
number,object,ownIdentity,prettifyError,signalProcess,string}from"./chunk-YCCAL2HH.js";import{errorCode,exists,freeBytes,
makeFolders}from"./chunk-64XSUWXW.js";import{CaptureError,LlmProfileError,ParseError,ToolError,UserError,asFailure,
errorMessage,refuseWhenStopped,stoppedBy}from"./chunk-NHQQSHKD.js";import{__callDispose,__using}from"./chunk-GBWPPC6J.js";function countDurations(durations){durations.sort();let distinct=0;for(let at=0;at<durations.length;at+=1)(at===0||durations[at]!==
durations[at-1])&&(distinct+=1);let[ns,launches]=[emptyLike(durations,distinct),new Uint32Array(distinct)],last=-1;for(let at=0;at<
durations.length;at+=1)(at===0||durations[at]!==durations[at-1])&&(last+=1,ns[last]=durations[at]??0),launches[last]=(launches[last]??
0)+1;return{ns,launches}}function emptyLike(column2,length){return column2 instanceof Float64Array?new Float64Array(length):
new Uint32Array(length)}function addDurations(one,other){let most2=one.ns.length+other.ns.length,larger=one.ns instanceof
Float64Array?one.ns:other.ns,[ns,launches]=[emptyLike(larger,most2),new Uint32Array(most2)],[ofOne,ofOther,distinct]=[0,
0,0];for(;ofOne<one.ns.length||ofOther<other.ns.length;){let next=Math.min(one.ns[ofOne]??1/0,other.ns[ofOther]??1/0),count=0;
one.ns[ofOne]===next&&(count+=one.launches[ofOne++]??0),other.ns[ofOther]===next&&(count+=other.launches[ofOther++]??0),
ns[distinct]=next,launches[distinct]=count,distinct+=1}return{ns:ns.slice(0,distinct),launches:launches.slice(0,distinct)}}
function summarizeDurations({ns,launches:counts}){let launches=0,totalNs=0;for(let at=0;at<ns.length;at+=1)launches+=counts[at]??
0,totalNs+=(ns[at]??0)*(counts[at]??0);let mean=launches===0?0:totalNs/launches,squares=0;for(let at=0;at<ns.length;at+=
1)squares+=(counts[at]??0)*((ns[at]??0)-mean)**2;let valueAt=rank=>{let seen=0;for(let at=0;at<ns.length;at+=1)if(seen+=
counts[at]??0,rank<seen)return ns[at]??0;return 0};return{launches,totalNs,medianNs:(valueAt(Math.floor((launches-1)/2))+
valueAt(Math.floor(launches/2)))/2,minNs:ns[0]??0,maxNs:ns.at(-1)??0,spread:launches<2||mean===0?0:Math.sqrt(squares/(launches-
1))/mean}}function keySets(calls){let sets=[[]],known3=new Map([["",0]]),numberOf=keys=>{let text3=keys.join(),found=known3.get(text3)??
sets.push([...keys])-1;return known3.set(text3,found),found},own=setColumn(calls,numberOf),lent=null,ambiguous=null;return{
own:own.hit,lent(key,call2){lent??=setColumn(calls,numberOf),lent.hit(key,call2)},ambiguous(call2){ambiguous??=new Uint8Array(
calls),ambiguous[call2]=1},finish(keyCount){let ofOwn=own.finish(),ofLent=lent?.finish()??null,flags=ambiguous,empty=[];
return{keyCount,own:call2=>sets[ofOwn[call2]??0]??empty,lent:call2=>ofLent===null?empty:sets[ofLent[call2]??0]??empty,hasAmbiguous:flags!==
null,isAmbiguous:call2=>flags?.[call2]===1}}}}function setColumn(calls,numberOf){let column2=new Uint32Array(calls),current=-1,
keys=[],last={keys:[],set:0},settle=()=>{if(current<0)return;keys.length===last.keys.length&&keys.every((key,at)=>key===
last.keys[at])||(last={keys,set:numberOf(keys)}),column2[current]=last.set,keys=[]};return{hit(key,call2){call2!==current&&
(settle(),current=call2),keys.push(key)},finish(){return settle(),column2}}}function rowsByThread({count,kind,kinds,startNs}){let threads=[],known3=new Map,threadOf=Uint32Array.from(kinds,({process:process2,
thread})=>{let text3=`${String(process2)}/${String(thread)}`,index=known3.get(text3)??threads.length;return known3.set(text3,
index),threads[index]??={process:process2,thread,count:0,filled:0,rows:new Uint32Array},index}),forEach=visit=>{for(let row=0;row<
count;row+=1){let thread=threads[threadOf[kind[row]??0]??0];thread!==void 0&&!Number.isNaN(startNs[row]??NaN)&&visit(thread,
row)}};forEach(thread=>thread.count+=1);for(let thread of threads)thread.rows=new Uint32Array(thread.count);return forEach(
(thread,row)=>{thread.rows[thread.filled]=row,thread.filled+=1}),threads.filter(thread=>thread.count>0).map(({process:process2,
thread,rows})=>({process:process2,thread,rows:sortedByStart(rows,startNs)}))}function sortedByStart(rows,startNs){for(let at=1;at<
rows.length;at+=1)if(!((startNs[rows[at]??0]??0)>=(startNs[rows[at-1]??0]??0)))return rows.sort((one,other)=>(startNs[one]??
0)-(startNs[other]??0)||one-other);return rows}function sweep(spans2,keyCount,calls,rows,hit){let openUntil=new Float64Array(
keyCount).fill(-1/0),isOpen=new Uint8Array(keyCount),open3=[],next=0;for(let row of rows){let startNs=calls.startNs[row]??
NaN,endNs=startNs+(calls.durationNs[row]??0);for(let span=spans2[next];span!==void 0&&span.startNs<=startNs;span=spans2[next])
next+=1,openUntil[span.key]=Math.max(openUntil[span.key]??-1/0,span.endNs),isOpen[span.key]===0&&(isOpen[span.key]=1,open3.
push(span.key));for(let at=open3.length-1;at>=0;at-=1){let key=open3[at]??0,until=openUntil[key]??-1/0;until>=endNs?hit(
key,row):until<startNs&&(isOpen[key]=0,open3[at]=open3[open3.length-1]??0,open3.pop())}}}function attribute(trace,keys,mode){let unique=[...new Map(keys.map(key=>[rangeKeyText(key),key])).values()],spans2=spansOf(
trace.ranges,unique),{kernels:launches}=trace,[everyKernel,everyCopy,everyCall]=[launches.count,trace.copies.length,trace.
calls.length],kernels2=rowsByKey(keyedCalls(trace.launchCalls,spans2,unique.length,mode),everyKernel,launches.call),copies=rowsByKey(
keyedCalls(copyCalls(trace),spans2,unique.length,mode),everyCopy,null),calls=rowsByKey(keyedCalls(hostCalls(trace),spans2,
unique.length,mode),everyCall,null,row=>trace.calls[row]?.kind!=="synchronize"),instances2=Map.groupBy(trace.ranges,rangeKeyText),
ranges=unique.map((key,index)=>isWholeCapture(trace,key)?everything(trace,key):{key,instances:instances2.get(rangeKeyText(
key))??[],kernels:kernels2.all[index]??none,copies:copies.all[index]??none,calls:calls.all[index]??none,otherKernels:kernels2.
others[index]??none,otherCopies:copies.others[index]??none});return{ranges,outside:complement(ranges.map(range=>range.kernels),
trace.kernels.count),ambiguous:kernels2.ambiguous}}var none=new Uint32Array;function everything(trace,key){let all=count=>Uint32Array.
from({length:count},(_,row)=>row);return{key,instances:instancesOf(trace,key),kernels:all(trace.kernels.count),copies:all(
trace.copies.length),calls:all(trace.calls.length),otherKernels:new Uint32Array,otherCopies:new Uint32Array}}function isWholeCapture({
ranges},{name,domain}){return ranges.length===0&&name===wholeCaptureName&&domain===""}function instancesOf(trace,key){if(!isWholeCapture(
trace,key))return trace.ranges.filter(range=>rangeKeyText(range)===rangeKeyText(key));let{name,domain}=key;return[{name,
domain,style:"startend",...{process:-1,thread:-1,endThread:null,assumedEndNs:null,registered:!1},startNs:0,endNs:trace.endNs}]}
function closedNs(trace,{startNs,endNs,assumedEndNs}){return Math.max(startNs,endNs??assumedEndNs??trace.endNs)}function effectiveEndNs(range){
return range.endNs??1/0}function spansOf(ranges,keys){let indices=new Map(keys.map((key,index)=>[rangeKeyText(key),index])),
ofThread=new Map,ofProcess=new Map;for(let range of ranges){let key=indices.get(rangeKeyText(range));if(key===void 0)continue;
let span={key,startNs:range.startNs,endNs:effectiveEndNs(range)},{process:process2,thread}=range;if(range.style==="start\
end")append(ofProcess,process2,span);else{let threads=ofThread.get(process2);threads===void 0&&ofThread.set(process2,threads=
new Map),append(threads,thread,span)}}return{ofThread,ofProcess}}function append(map,key,span){let list=map.get(key);list===
void 0?map.set(key,[span]):list.push(span)}function keyedCalls(calls,spans2,keyCount,mode){let sets=keySets(calls.count),
holders=new Map;for(let{process:process2,thread,rows}of rowsByThread(calls)){let threads=spans2.ofThread.get(process2)??
new Map,all=byStart([...threads.get(thread)??[],...spans2.ofProcess.get(process2)??[]]);if(sweep(all,keyCount,calls,rows,
sets.own),mode==="thread"||[...threads.keys()].every(owner=>owner===thread))continue;let held=holders.get(process2);held===
void 0&&holders.set(process2,held=holdersOf(threads));for(let[owner,lentTo]of lentRows(calls,rows,thread,held,sets.ambiguous))
sweep(threads.get(owner)??[],keyCount,calls,Uint32Array.from(lentTo),sets.lent)}return sets.finish(keyCount)}function holdersOf(threads){
let spans2=[...threads.values()].flatMap((own,key)=>own.map(span=>({...span,key})));return{threads:[...threads.keys()],spans:byStart(
spans2)}}function lentRows(calls,rows,thread,holders,ambiguous){let byOwner=new Map,begin={...calls,durationNs:new Uint32Array},
[current,owner,opened,own]=[-1,-1,0,!1],settle=()=>{if(!(own||opened===0))if(opened>1)ambiguous(current);else{let lent=byOwner.
get(owner);lent===void 0?byOwner.set(owner,[current]):lent.push(current)}};return sweep(holders.spans,holders.threads.length,
begin,rows,(key,row)=>{row!==current&&(settle(),[current,opened,own]=[row,0,!1]),owner=holders.threads[key]??-1,opened+=
1,own||=owner===thread}),settle(),byOwner}function byStart(spans2){return spans2.sort((one,other)=>one.startNs-other.startNs)}
function rowsByKey(calls,count,callOf,mayLend=()=>!0){let each=visit=>{for(let row=0;row<count;row+=1){let call2=callOf===
null?row:callOf[row]??4294967295;if(call2===4294967295)continue;let own=calls.own(call2);for(let key of own)visit(row,key,
!1);for(let key of calls.lent(call2))!own.includes(key)&&mayLend(row)&&visit(row,key,!0)}},[all,others]=[new Uint32Array(
calls.keyCount),new Uint32Array(calls.keyCount)];each((_,key,other)=>{all[key]=(all[key]??0)+1,other&&(others[key]=(others[key]??
0)+1)});let filled={all:Array.from(all,emptyRows),others:Array.from(others,emptyRows)},[nextOfAll,nextOfOthers]=[new Uint32Array(
calls.keyCount),new Uint32Array(calls.keyCount)],put=(into,next,key,row)=>{into!==void 0&&(into[next[key]??0]=row),next[key]=
(next[key]??0)+1};each((row,key,other)=>{put(filled.all[key],nextOfAll,key,row),other&&put(filled.others[key],nextOfOthers,
key,row)});let ambiguous=0;if(calls.hasAmbiguous)for(let row=0;row<count;row+=1){let call2=callOf===null?row:callOf[row]??
4294967295;call2!==4294967295&&calls.isAmbiguous(call2)&&(ambiguous+=1)}return{...filled,ambiguous}}function emptyRows(length){
return new Uint32Array(length)}function complement(hits,count){let inside2=new Uint8Array(count);for(let rows of hits)for(let row of rows)
inside2[row]=1;let outsideCount=0;for(let flag of inside2)outsideCount+=1-flag;let outside=new Uint32Array(outsideCount);
for(let row=0,next=0;next<outsideCount;row+=1)inside2[row]===0&&(outside[next]=row,next+=1);return outside}function copyCalls({
copies}){return callColumns(copies.map(({process:process2,thread,callStartNs,callEndNs})=>{let startNs=callStartNs??NaN;
return{process:process2,thread,startNs,durationNs:(callEndNs??NaN)-startNs}}))}function hostCalls({calls}){return callColumns(
calls)}function callColumns(calls){let kinds=[],known3=new Map;return{count:calls.length,kind:Uint32Array.from(calls,({process:process2,
thread})=>{let text3=`${String(process2)}/${String(thread)}`,kind=known3.get(text3)??kinds.push({process:process2,thread})-
1;return known3.set(text3,kind),kind}),startNs:Float64Array.from(calls,({startNs})=>startNs),durationNs:Float64Array.from(
calls,({durationNs})=>durationNs),kinds}}function gpuDivider(owners){let busyNs=new Float64Array(owners),exclusiveNs=new Float64Array(owners),byDevice=new Map;return{
add(device,startNs,endNs,owner){let running=byDevice.get(device);running===void 0&&byDevice.set(device,running=new Running(
busyNs,exclusiveNs)),running.add(startNs,endNs,owner)},finish(){for(let running of byDevice.values())running.finish();return{
busyNs,exclusiveNs,devices:[...byDevice.keys()]}}}}var Running=class{#busyNs;#exclusiveNs;#atNs=0;#shared=0;#alone=0;#settled=0;#begun=0;#columns=columnsOf(
16);#heap=[];#running=0;constructor(busyNs,exclusiveNs){this.#busyNs=busyNs,this.#exclusiveNs=exclusiveNs}add(startNs,endNs,owner){
this.#endUntil(startNs),this.#advance(startNs),this.#begun-this.#settled===this.#columns.size&&this.#grow();let columns2=this.#columns,
at=this.#begun%columns2.size;columns2.endNs[at]=endNs,columns2.owner[at]=owner,columns2.sharedNs[at]=this.#shared,columns2.
aloneNs[at]=this.#alone,columns2.ended[at]=0,this.#push(this.#begun),this.#begun+=1}finish(){this.#endUntil(1/0)}#endUntil(timeNs){
let{size,sharedNs,aloneNs,ended}=this.#columns;for(;this.#running>0;){let first=this.#heap[0]??0,endNs=this.#endOf(first);
if(endNs>=timeNs)break;this.#advance(endNs),this.#shift();let at=first%size;sharedNs[at]=this.#shared-(sharedNs[at]??0),
aloneNs[at]=this.#alone-(aloneNs[at]??0),ended[at]=1}this.#settle()}#settle(){let{size,owner,sharedNs,aloneNs,ended}=this.#columns;
for(;this.#settled<this.#begun&&ended[this.#settled%size]===1;this.#settled+=1){let at=this.#settled%size,of=owner[at]??
0;this.#busyNs[of]=(this.#busyNs[of]??0)+(sharedNs[at]??0),this.#exclusiveNs[of]=(this.#exclusiveNs[of]??0)+(aloneNs[at]??
0)}}#advance(timeNs){this.#running>0&&(this.#shared+=(timeNs-this.#atNs)/this.#running),this.#running===1&&(this.#alone+=
timeNs-this.#atNs),this.#atNs=timeNs}#grow(){let from=this.#columns,to=columnsOf(2*from.size);for(let number3=this.#settled;number3<
this.#begun;number3+=1){let[old,at]=[number3%from.size,number3%to.size];to.endNs[at]=from.endNs[old]??0,to.owner[at]=from.
owner[old]??0,to.sharedNs[at]=from.sharedNs[old]??0,to.aloneNs[at]=from.aloneNs[old]??0,to.ended[at]=from.ended[old]??0}
this.#columns=to}#push(number3){let endNs=this.#endOf(number3),at=this.#running;for(let up=at-1>>1;at>0&&this.#endOf(this.#heap[up]??
0)>endNs;up=at-1>>1)this.#heap[at]=this.#heap[up]??0,at=up;this.#heap[at]=number3,this.#running+=1}#shift(){this.#running-=
1;let last=this.#heap[this.#running]??0,endNs=this.#endOf(last),endAt=at2=>this.#endOf(this.#heap[at2]??0),at=0;for(let down=1;down<
this.#running&&(down+1<this.#running&&endAt(down+1)<endAt(down)&&(down+=1),!(endAt(down)>=endNs));down=2*at+1)this.#heap[at]=
this.#heap[down]??0,at=down;this.#heap[at]=last}#endOf(number3){return this.#columns.endNs[number3%this.#columns.size]??
0}};function columnsOf(size){return{size,endNs:new Float64Array(size),owner:new Uint32Array(size),sharedNs:new Float64Array(
size),aloneNs:new Float64Array(size),ended:new Uint8Array(size)}}function gpuTimeline(trace,points){let sorted=Float64Array.from(new Set(points)).sort(),byDevice=new Map;return forEachBusy(
trace,null,null,(device,startNs,endNs)=>{let busy=byDevice.get(device);busy===void 0&&byDevice.set(device,busy=new BusyBefore(
sorted)),busy.add(startNs,endNs)}),{devices:[...byDevice.keys()],busyNs(device,startNs,endNs){let busy=byDevice.get(device);
return busy===void 0?0:busy.before(endNs)-busy.before(startNs)}}}var BusyBefore=class{#points;#beforeNs;#settled=0;#startNs=1/0;#endNs=-1/0;#earlierNs=0;constructor(points){
this.#points=points,this.#beforeNs=new Float64Array(points.length)}add(startNs,endNs){startNs>this.#endNs&&(this.#settle(
startNs),this.#endNs>this.#startNs&&(this.#earlierNs+=this.#endNs-this.#startNs),this.#startNs=startNs),this.#endNs=Math.
max(this.#endNs,endNs)}before(timeNs){this.#settle(1/0);let[low,high]=[0,this.#points.length];for(;low<high;){let middle=low+
high>>>1;(this.#points[middle]??1/0)<timeNs?low=middle+1:high=middle}return this.#beforeNs[low]??0}#settle(untilNs){for(;(this.#points[this.#settled]??
1/0)<=untilNs&&this.#settled<this.#points.length;this.#settled+=1){let sinceNs=Math.min(this.#points[this.#settled]??0,this.#endNs)-
this.#startNs;this.#beforeNs[this.#settled]=this.#earlierNs+Math.max(0,sinceNs)}}};function busyUnion(){let busyUntil=new Map,
total2=0;return{add(device,startNs,endNs){let until=busyUntil.get(device)??-1/0;endNs<=until||(total2+=endNs-Math.max(startNs,
until),busyUntil.set(device,endNs))},totalNs:()=>total2}}function forEachBusy({kernels:kernels2,kernelKinds,kernelTypes,
copies},kernelRows,copyRows,visit){let devices=Uint32Array.from(kernelKinds,({device})=>device),types2=Uint32Array.from(
kernelKinds,({type})=>type),nextCopy=0,copyRow=at=>copyRows===null?at:copyRows[at]??copies.length,copiesBefore=timeNs=>{
for(let row=copyRow(nextCopy);;row=copyRow(nextCopy)){let copy=copies[row];if(copy===void 0||copy.startNs>=timeNs)return;
nextCopy+=1,visit(copy.device,copy.startNs,copy.startNs+copy.durationNs,kernelTypes.length,row,!0)}},count=kernelRows?.length??
kernels2.count;for(let at=0;at<count;at+=1){let row=kernelRows===null?at:kernelRows[at]??0,startNs=kernels2.startNs[row]??
0,kind=kernels2.kind[row]??0;copiesBefore(startNs),visit(devices[kind]??0,startNs,startNs+(kernels2.durationNs[row]??0),
types2[kind]??0,row,!1)}copiesBefore(1/0)}function recordRanks(trace,timeline,range,communicates){let{kernels:kernels2,kernelKinds,kernelTypes}=trace,isCommunication=kernelTypes.
map(({name})=>communicates(name)),ofDevice=new Map,callOf=collectiveCalls(trace);forEachBusy(trace,range.kernels,range.copies,
(device,startNs,endNs,owner,row,isCopy)=>{let work=ofDevice.get(device);if(work===void 0&&ofDevice.set(device,work=new DeviceWork),
isCopy)work.add(startNs,endNs);else{work.launches+=1,work.kernelNs+=endNs-startNs;let process2=kernelKinds[kernels2.kind[row]??
0]?.process??-1;work.processes.add(process2),isCommunication[owner]!==!0?work.add(startNs,endNs):work.addCommunication(kernelTypes[owner]?.
name??"",callOf(row),startNs,endNs)}});let ranks=ranksOfProcesses(trace.collectives);return[...ofDevice].sort(([one],[other])=>one-
other).map(([device,work])=>{let known3=new Set([...work.processes].map(process2=>ranks.get(process2)));return{report:0,
originUtcMs:trace.originUtcMs,device,rank:known3.size===1?[...known3][0]??null:null,launches:work.launches,kernelNs:work.
kernelNs,...idle(trace,timeline,range,device,work.processes),...work.finish()}})}var DeviceWork=class{launches=0;kernelNs=0;processes=new Set;#busy=busyUnion();#other=[];#kinds=new Map;#kind=[];#startNs=[];#endNs=[];add(startNs,endNs){
this.#busy.add(0,startNs,endNs);let until=this.#other.at(-1)??-1/0;startNs>until?this.#other.push(startNs,endNs):endNs>until&&
(this.#other[this.#other.length-1]=endNs)}addCommunication(name,call2,startNs,endNs){this.#busy.add(0,startNs,endNs);let text3=JSON.
stringify([name,call2]),known3=this.#kinds.get(text3);known3===void 0&&this.#kinds.set(text3,known3={index:this.#kinds.size,
kind:{name,call:call2}}),this.#kind.push(known3.index),this.#startNs.push(startNs),this.#endNs.push(endNs)}finish(){let workNs=0;
for(let at=0;at<this.#other.length;at+=2)workNs+=(this.#other[at+1]??0)-(this.#other[at]??0);let communication={count:this.#kind.
length,kind:Uint32Array.from(this.#kind),startNs:Float64Array.from(this.#startNs),endNs:Float64Array.from(this.#endNs),...this.#findAlone(),
kinds:[...this.#kinds.values()].map(({kind})=>kind)};return{busyNs:this.#busy.totalNs(),workNs,communication}}#findAlone(){
let alone=[],next=0,aloneUntil=Uint32Array.from(this.#startNs,(startNs,row)=>{let endNs=this.#endNs[row]??0;for(;(this.#other[next+
1]??1/0)<=startNs;)next+=2;let fromNs=startNs;for(let at=next;fromNs<endNs;at+=2){let untilNs=Math.min(this.#other[at]??
1/0,endNs);untilNs>fromNs&&alone.push(fromNs,untilNs),fromNs=Math.max(fromNs,this.#other[at+1]??1/0)}return alone.length});
return{alone:Float64Array.from(alone),aloneUntil}}};function collectiveCalls({collectives,kernels:kernels2,launchCalls}){
let ofThread=new Map;for(let call2 of collectives){let thread=`${String(call2.process)}/${String(call2.thread)}`,calls=ofThread.
get(thread);calls===void 0?ofThread.set(thread,[call2]):calls.push(call2)}return row=>{let call2=kernels2.call[row]??4294967295,
kind=call2===4294967295?void 0:launchCalls.kinds[launchCalls.kind[call2]??0],calls=kind===void 0?void 0:ofThread.get(`${String(
kind.process)}/${String(kind.thread)}`);if(calls===void 0)return null;let startNs=launchCalls.startNs[call2]??0,[low,high]=[
0,calls.length];for(;low<high;){let middle=low+high>>>1;(calls[middle]?.startNs??1/0)<=startNs?low=middle+1:high=middle}
let found=calls[low-1];if(found===void 0||found.endNs<startNs)return null;let{communicator,operation,bytes:bytes2}=found;
return{communicator,operation,bytes:bytes2}}}function ranksOfProcesses(collectives){let largest=new Map;for(let{process:process2,
rank,ranks}of collectives)rank!==null&&ranks!==null&&ranks>(largest.get(process2)?.ranks??0)&&largest.set(process2,{rank,
ranks});return new Map([...largest].map(([process2,{rank}])=>[process2,rank]))}function idle(trace,timeline,{instances:instances2},device,processes){
let own=instances2.filter(({process:process2})=>processes.has(process2)),[spanNs,idleNs,openedUntilNs]=[0,0,-1/0];for(let instance of own.
length>0?own:instances2){let until=closedNs(trace,instance),from=Math.max(instance.startNs,openedUntilNs);until<=from||(openedUntilNs=
until,spanNs+=until-from,idleNs+=until-from-timeline.busyNs(device,from,until))}return{spanNs,idleNs}}function sumsUntil(points,columns2){let sums=new Float64Array(columns2),kept=new Float64Array(points.length*columns2),settled=0,
settle=(untilNs,startNs,column2)=>{for(let point=points[settled]??1/0;point<untilNs&&settled<points.length;){let at=settled*
columns2;kept.set(sums,at),point>startNs&&(kept[at+column2]=(kept[at+column2]??0)+point-startNs),settled+=1,point=points[settled]??
1/0}},indexOf=timeNs=>{let[low,high]=[0,points.length];for(;low<high;){let middle=low+high>>>1;(points[middle]??1/0)<timeNs?
low=middle+1:high=middle}return low};return{add(startNs,endNs,column2){endNs<=startNs||(settle(endNs,startNs,column2),sums[column2]=
(sums[column2]??0)+endNs-startNs)},between(startNs,endNs,into){settle(1/0,1/0,0);let[from,until]=[indexOf(startNs)*columns2,
indexOf(endNs)*columns2];for(let column2=0;column2<columns2;column2+=1)into[column2]=(into[column2]??0)+(kept[until+column2]??
0)-(kept[from+column2]??0)}}}var callUses=["launch","graphLaunch","copy","synchronization","memory","other"],uses=[[/GraphLaunch/,"graphLaunch"],[/Launch/,
"launch"],[/Mem(?:cpy|set)/,"copy"],[/Synchronize/,"synchronization"],[/Malloc|Free|MemPool|MemAlloc|Host(?:Alloc|Register|Unregister)|MemCreate|MemMap|MemUnmap|MemAddress/,
"memory"]];function useOf(name){return uses.find(([pattern])=>name!==null&&pattern.test(name))?.[1]??"other"}function callThreads(calls){
let useOfKind=calls.kinds.map(({name})=>useOf(name)),threads=new Map;for(let{process:process2,thread,rows}of rowsByThread(
calls))threads.set(keyOf(process2,thread),outermost(calls,rows,useOfKind));let ofKind=calls.kinds.map(({process:process2,
thread})=>threads.get(keyOf(process2,thread))??null);return{of:(process2,thread)=>threads.get(keyOf(process2,thread))??null,
ofKind:kind=>ofKind[kind]??null}}function keyOf(process2,thread){return`${String(process2)}/${String(thread)}`}var nearSteps=8;
function outermost({kind,startNs,durationNs},rows,useOfKind){let count=0,untilNs=-1/0;for(let row of rows){let endNs=(startNs[row]??
0)+(durationNs[row]??0);endNs<=untilNs||(untilNs=endNs,rows[count]=row,count+=1)}let last=0,endOf2=index=>{let row=rows[index]??
0;return(startNs[row]??0)+(durationNs[row]??0)};return{count,startNs:index=>Math.max(startNs[rows[index]??0]??0,index===
0?-1/0:endOf2(index-1)),endNs:endOf2,useOf:index=>useOfKind[kind[rows[index]??0]??0]??"other",firstAfter(timeNs){let[low,
high]=last>0&&endOf2(last-1)>timeNs?[0,last-1]:[last,count];for(let step=0;step<nearSteps&&low<high;step+=1)endOf2(low)>
timeNs?high=low:low+=1;for(;low<high;){let middle=low+high>>>1;endOf2(middle)<=timeNs?low=middle+1:high=middle}return last=
low,low}}}var causes=["launch","afterSynchronization","synchronization","copy","queue","unknown"],column={launch:0,afterSynchronization:1,
synchronization:2,copy:3,queue:4,unknown:5};function noIdleTime(){return new Float64Array(causes.length)}function idleTimeline(trace,threads,points){
let{launchCalls,kernels:kernels2,copies}=trace,devices=new Map,[firstNs,lastNs]=[points[0]??0,points.at(-1)??0];forEachBusy(
trace,null,null,(device,startNs,endNs,_owner,row,isCopy)=>{let of=devices.get(device);of===void 0&&(of={sums:sumsUntil(points,
causes.length),busyUntilNs:Math.min(firstNs,startNs),thread:null},devices.set(device,of));let gap=startNs>of.busyUntilNs;
if(isCopy){let copy=copies[row],thread=copy===void 0?null:threads.of(copy.process,copy.thread);if(gap){let[callNs,returnedNs]=[
copy?.callStartNs??null,copy?.callEndNs??null];if(thread===null||callNs===null||returnedNs===null)of.sums.add(of.busyUntilNs,
startNs,column.unknown);else{let inside2=useOf(copy?.callName??null)==="copy"?column.copy:column.launch;addGap(of.sums,of.
busyUntilNs,startNs,thread,callNs,returnedNs,inside2)}}of.thread=thread}else{let call2=kernels2.call[row]??4294967295,thread=call2===
4294967295?null:threads.ofKind(launchCalls.kind[call2]??0);if(gap)if(thread===null)of.sums.add(of.busyUntilNs,startNs,column.
unknown);else{let callNs=launchCalls.startNs[call2]??0,returnedNs=callNs+(launchCalls.durationNs[call2]??0);addGap(of.sums,
of.busyUntilNs,startNs,thread,callNs,returnedNs,column.launch)}of.thread=thread}of.busyUntilNs=Math.max(of.busyUntilNs,endNs)});
for(let{sums,busyUntilNs,thread}of devices.values())thread===null?sums.add(busyUntilNs,lastNs,column.unknown):addHost(sums,
busyUntilNs,lastNs,thread);return{between(device,startNs,endNs,into){devices.get(device)?.sums.between(startNs,endNs,into)}}}
function addGap(sums,startNs,endNs,thread,callNs,returnedNs,inside2){let begunNs=Math.min(endNs,Math.max(startNs,callNs)),
madeNs=Math.min(endNs,Math.max(begunNs,returnedNs));begunNs>startNs&&addHost(sums,startNs,begunNs,thread),sums.add(begunNs,
madeNs,inside2),sums.add(madeNs,endNs,column.queue)}function addHost(sums,startNs,endNs,thread){let call2=thread.firstAfter(
startNs),otherwise=call2<thread.count&&thread.startNs(call2)<=startNs&&thread.useOf(call2)==="synchronization"?column.afterSynchronization:
column.launch,atNs=startNs;for(;call2<thread.count&&thread.startNs(call2)<endNs;call2+=1){let use=thread.useOf(call2);if(use!==
"synchronization"&&use!=="copy")continue;let[from,until]=[Math.max(atNs,thread.startNs(call2)),Math.min(endNs,thread.endNs(
call2))];sums.add(atNs,from,otherwise),sums.add(from,until,use==="copy"?column.copy:column.synchronization),atNs=until}sums.
add(atNs,endNs,otherwise)}function idleTimes(sums,totalNs){let all=sums.reduce((sum,ns)=>sum+ns,0),exact2=Array.from(sums,
ns=>all===0?0:ns/all*totalNs),whole=exact2.map(Math.floor),left=totalNs-whole.reduce((sum,ns)=>sum+ns,0),byRest=exact2.map(
(ns,index)=>({index,rest:ns-(whole[index]??0)}));if(all>0)for(let{index}of byRest.toSorted((one,other)=>other.rest-one.rest||
one.index-other.index)){if(left<1)break;whole[index]=(whole[index]??0)+1,left-=1}else whole[column.unknown]=left;let[launchNs=0,
afterSynchronizationNs=0,synchronizationNs=0,copyNs=0,queueNs=0,unknownNs=0]=whole;return{launchNs,afterSynchronizationNs,
synchronizationNs,copyNs,queueNs,unknownNs}}function emptyMeasure(key){return{key,reports:0,instances:0,wallNs:0,spanNs:0,gpuIdleNs:0,gpuIdle:{...noGpuIdle},hostTime:{
...noHostTime},gpuBusyNs:0,copyBusyNs:0,communicationFreeBusyNs:0,graphKernels:0,graphLaunches:0,devices:new Set,ranks:[],
otherThreads:{launches:0,kernelNs:0,copies:0},kernels:new Map,synchronizations:new Map,copies:new Map}}function measureRange(trace,{
timeline,idle:idle2,host},range,familyOf,isRank){let measure=emptyMeasure(range.key);measure.reports=1,measure.instances=
range.instances.length,measureGpu(trace,range,familyOf,measure),(measure.devices.size>1||isRank)&&measure.ranks.push(recordRanks(
trace,timeline,range,name=>familyOf(name)===communicationFamily)),measureWall(trace,{timeline,idle:idle2},range,measure),
measure.hostTime=host.timeOf(range.instances);for(let index of range.copies){let copy=trace.copies[index];if(copy===void 0)
continue;let{kind,direction,sourceMemory,targetMemory}=copy;addCopy(measure.copies,{kind,direction,sourceMemory,targetMemory,
count:1,bytes:copy.bytes,totalNs:copy.durationNs,blocking:isBlocking(copy)?1:0})}for(let index of range.calls){let call2=trace.
calls[index];call2?.kind==="graph-launch"&&(measure.graphLaunches+=1),call2?.kind==="synchronize"&&addSynchronization(measure.
synchronizations,call2.name,1,call2.durationNs)}return measure}function isBlocking({kind,direction,targetMemory,callName}){
return kind!=="copy"||callName===null||!/^cu(da)?Memcpy/.test(callName)||direction==="device-to-device"||direction==="pe\
er-to-peer"?!1:callName.includes("Async")?direction==="host-to-host"||direction==="device-to-host"&&targetMemory==="page\
able":!0}function measureWall(trace,{timeline,idle:idle2},range,measure){let devices=measure.devices.size>0?[...measure.
devices]:timeline.devices,byCause=noIdleTime(),openedUntilNs=-1/0;for(let instance of range.instances){let{startNs}=instance,
until=closedNs(trace,instance);measure.wallNs+=until-startNs;let from=Math.max(startNs,openedUntilNs);if(until<=from)continue;
openedUntilNs=until;let busyNs=devices.reduce((sum,device)=>sum+timeline.busyNs(device,from,until),0);measure.spanNs+=until-
from,measure.gpuIdleNs+=until-from-Math.round(busyNs/Math.max(1,devices.length));for(let device of devices)idle2.between(
device,from,until,byCause)}measure.gpuIdle=idleTimes(byCause,measure.gpuIdleNs)}function measureGpu(trace,range,familyOf,measure){
let{kernelTypes}=trace,byType=measureTypes(trace,range,measure),waits=kernelTypes.map(({name},index)=>byType.has(index)&&
familyOf(name)===communicationFamily),copies=kernelTypes.length,divider=gpuDivider(copies+1),union=busyUnion(),withoutWaiting=waits.
includes(!0)?busyUnion():null;forEachBusy(trace,range.kernels,range.copies,(device,startNs,endNs,owner)=>{divider.add(device,
startNs,endNs,owner),union.add(device,startNs,endNs),waits[owner]!==!0&&withoutWaiting?.add(device,startNs,endNs)});let{
busyNs,exclusiveNs,devices}=divider.finish();measure.copyBusyNs=busyNs[copies]??0,measure.gpuBusyNs=union.totalNs(),measure.
communicationFreeBusyNs=(withoutWaiting??union).totalNs(),measure.otherThreads.launches=range.otherKernels.length,measure.
otherThreads.copies=range.otherCopies.length;for(let device of devices)measure.devices.add(device);for(let[index,ofType]of byType){
let type=kernelTypes[index];type!==void 0&&addKernel(measure.kernels,{type,...ofType,busyNs:busyNs[index]??0,exclusiveNs:exclusiveNs[index]??
0})}}function measureTypes({kernels:kernels2,kernelKinds,kernelTypes},range,measure){let types2=Uint32Array.from(kernelKinds,
({type})=>type),typeOf2=row=>types2[kernels2.kind[row]??0]??0,counts=new Uint32Array(kernelTypes.length);for(let row of range.
kernels){let type=typeOf2(row);counts[type]=(counts[type]??0)+1,kernelKinds[kernels2.kind[row]??0]?.fromGraph===!0&&(measure.
graphKernels+=1)}let found=new Map;for(let row of range.kernels){let type=typeOf2(row),durationNs=kernels2.durationNs[row]??
0,of=found.get(type);if(of===void 0){let first={report:0,startNs:kernels2.startNs[row]??0,durationNs};of={durations:emptyLike(
kernels2.durationNs,counts[type]??0),filled:0,first,otherThreadLaunches:0},found.set(type,of)}of.durations[of.filled]=durationNs,
of.filled+=1}for(let row of range.otherKernels){let of=found.get(typeOf2(row));of!==void 0&&(of.otherThreadLaunches+=1),
measure.otherThreads.kernelNs+=kernels2.durationNs[row]??0}return new Map([...found].map(([type,{durations,first,otherThreadLaunches}])=>[
type,{durations:countDurations(durations),first,otherThreadLaunches}]))}function addMeasure(into,from){for(let{first,...kernel}of from.
kernels.values())addKernel(into.kernels,{...kernel,first:{...first,report:into.reports+first.report}});into.reports+=from.
reports,into.instances+=from.instances,into.wallNs+=from.wallNs,into.spanNs+=from.spanNs,into.gpuIdleNs+=from.gpuIdleNs,
into.gpuIdle=addTimes(into.gpuIdle,from.gpuIdle),into.hostTime=into.hostTime===null||from.hostTime===null?null:addTimes(
into.hostTime,from.hostTime),into.gpuBusyNs+=from.gpuBusyNs,into.copyBusyNs+=from.copyBusyNs,into.communicationFreeBusyNs+=
from.communicationFreeBusyNs,into.graphKernels+=from.graphKernels,into.graphLaunches+=from.graphLaunches;for(let device of from.
devices)into.devices.add(device);into.ranks.push(...from.ranks),into.otherThreads.launches+=from.otherThreads.launches,into.
otherThreads.kernelNs+=from.otherThreads.kernelNs,into.otherThreads.copies+=from.otherThreads.copies;for(let[call2,{count,
totalNs}]of from.synchronizations)addSynchronization(into.synchronizations,call2,count,totalNs);for(let copy of from.copies.
values())addCopy(into.copies,copy)}var typeTexts=new WeakMap;function textOf(type){let text3=typeTexts.get(type)??JSON.stringify(
type);return typeTexts.set(type,text3),text3}function addTimes(one,other){let sums={...one};for(let key of Object.keys(one))
sums[key]+=other[key];return sums}function addKernel(into,kernel){let text3=textOf(kernel.type),known3=into.get(text3);into.
set(text3,known3===void 0?kernel:sumKernels([known3,kernel]))}function sumKernels(kernels2){let{durations,first}=kernels2[0],
[busyNs,exclusiveNs,otherThreadLaunches]=[0,0,0];for(let kernel of kernels2){kernel!==kernels2[0]&&(durations=addDurations(
durations,kernel.durations)),busyNs+=kernel.busyNs,exclusiveNs+=kernel.exclusiveNs,otherThreadLaunches+=kernel.otherThreadLaunches;
let{report,startNs}=kernel.first;(report<first.report||report===first.report&&startNs<first.startNs)&&(first=kernel.first)}
return{type:kernels2[0].type,durations,busyNs,exclusiveNs,first,otherThreadLaunches}}function addSynchronization(into,call2,count,totalNs){
let known3=into.get(call2)??{count:0,totalNs:0};into.set(call2,{count:known3.count+count,totalNs:known3.totalNs+totalNs})}
function addCopy(into,copy){let text3=[copy.kind,copy.direction,copy.sourceMemory,copy.targetMemory].join("/"),known3=into.
get(text3),{count,bytes:bytes2,totalNs,blocking}=known3??{count:0,bytes:0,totalNs:0,blocking:0};into.set(text3,{...copy,
count:count+copy.count,bytes:bytes2+copy.bytes,totalNs:totalNs+copy.totalNs,blocking:blocking+copy.blocking})}function profileKernels(rounds,familyOf){let names2=new Map;for(let{kernels:kernels2}of rounds)for(let[text3,{type}]of kernels2){
let variants=names2.get(type.name)??new Map;names2.set(type.name,variants.set(text3,type))}let profiled=[...names2].map(
([name,variants])=>{let texts=[...variants.keys()],profiledVariants=[...variants].map(([text3,type])=>profileVariant(type,
rounds,text3));return{name,shortName:[...variants.values()][0]?.shortName??name,family:familyOf(name),rounds:rounds.map(
round=>kernelRound(round,texts)),variants:mostTimeFirst(profiledVariants,variantText),ncu:[]}});return mostTimeFirst(profiled,
({name})=>name)}function profileFamilies(kernels2,roundCount){let families=[...Map.groupBy(kernels2,({family})=>family)].
map(([family,members])=>({family,rounds:Array.from({length:roundCount},(_,round)=>({launches:members.reduce((sum,kernel)=>sum+
(kernel.rounds[round]?.launches??0),0),totalNs:members.reduce((sum,kernel)=>sum+(kernel.rounds[round]?.totalNs??0),0)}))}));
return mostTimeFirst(families,({family})=>family)}function profileVariant(type,rounds,text3){let{mangled,registersPerThread,
staticSharedBytes,dynamicSharedBytes,localBytesPerThread}=type,[gridX,gridY,gridZ]=type.grid,[blockX,blockY,blockZ]=type.
block;return{mangled,grid:[gridX,gridY,gridZ],block:[blockX,blockY,blockZ],registersPerThread,staticSharedBytes,dynamicSharedBytes,
localBytesPerThread,rounds:rounds.map(round=>kernelRound(round,[text3]))}}function kernelRound({kernels:kernels2},texts){
let[one,...others]=texts.flatMap(text3=>kernels2.get(text3)??[]);if(one===void 0)return null;let{durations,busyNs,exclusiveNs,
first,otherThreadLaunches}=sumKernels([one,...others]);return{...summarizeDurations(durations),busyNs:roundShare(busyNs),
exclusiveNs,firstNs:first.durationNs,otherThreadLaunches}}function roundShare(ns){return Math.round(ns*1e3)/1e3}function variantText({
rounds,...identity2}){return rounds.length===0?"":JSON.stringify(identity2)}function mostTimeFirst(items,textOf2){let keyed=items.
map(item=>({item,totalNs:medianTotalNs(item),text:textOf2(item)}));return keyed.sort((one,other)=>other.totalNs-one.totalNs||
(one.text<other.text?-1:one.text>other.text?1:0)),keyed.map(({item})=>item)}var nsPerMs=1e6;function alignClocks(records,groups){let[first]=records,reports=new Set(records.map(({report})=>report));
if(first===void 0||reports.size<2)return{offsetNs:records.map(()=>0),alignment:null};let[collectives,residualNs]=[0,0],ofReport=new Map(
[[first.report,0]]);for(let report of reports){if(report===first.report)continue;let apart=endsApart(records,groups,first.
report,report);if(apart.length===0){let origin=records.find(record=>record.report===report)?.originUtcMs??null,known3=origin!==
null&&first.originUtcMs!==null;ofReport.set(report,known3?Math.round((origin-first.originUtcMs)*nsPerMs):0);continue}let offset=Math.
round(median(apart));ofReport.set(report,offset),collectives+=apart.length,residualNs=Math.max(residualNs,Math.round(median(
apart.map(ns=>Math.abs(ns-offset)))))}return{offsetNs:records.map(({report})=>ofReport.get(report)??0),alignment:{collectives,
residualNs}}}function endsApart(records,groups,first,other){return groups.flatMap(members=>{let of=report=>members.find(
({index})=>records[index]?.report===report),[one,another]=[of(first),of(other)];if(one===void 0||another===void 0)return[];
let end=({index,rows},at)=>records[index]?.communication.endNs[rows[at]??0]??0;return Array.from(one.rows,(_,at)=>end(one,
at)-end(another,at))})}function matchCollectives(records){return groupsOf(records).filter(members=>{let[first]=members;return first!==void 0&&members.
length>1&&members.every(member=>isSame(records,first,member))})}function groupsOf(records){let groups=new Map;for(let[index,
{communication}]of records.entries()){let rows=new Map,groupOfKind=communication.kinds.map(({call:call2})=>call2?.communicator??
"");for(let row=0;row<communication.count;row+=1){let group=groupOfKind[communication.kind[row]??0]??"",known3=rows.get(
group);known3===void 0?rows.set(group,[row]):known3.push(row)}for(let[group,ofRank]of rows){let member={index,rows:Uint32Array.
from(ofRank)},members=groups.get(group);members===void 0?groups.set(group,[member]):members.push(member)}}return[...groups.
values()]}function isSame(records,first,member){if(first===member)return!0;if(first.rows.length!==member.rows.length)return!1;
let[one,other]=[records[first.index]?.communication,records[member.index]?.communication];if(one===void 0||other===void 0)
return!1;let texts=kinds=>kinds.map(({name,call:call2})=>call2?.operation??name),[oneTexts,otherTexts]=[texts(one.kinds),
texts(other.kinds)];return first.rows.every((row,at)=>oneTexts[one.kind[row]??0]===otherTexts[other.kind[member.rows[at]??
0]??0])}function settleRanks(records){if(records.length<2)return{ranks:[],collectives:[],rankClocks:null};let groups=matchCollectives(
records),{offsetNs,alignment}=alignClocks(records,groups),{matched,collectives}=settleCollectives(records,groups,offsetNs);
return{ranks:records.map((record,index)=>settleRank(record,matched[index]??unmatched(record))),collectives,rankClocks:alignment}}
function unmatched({communication}){return{transferNs:new Float64Array(communication.count).fill(NaN),joinedLast:0,heldUpNs:0}}
function settleCollectives(records,groups,offsetNs){let matched=records.map(unmatched),sums=new Map;for(let members of groups)
for(let at=0;at<(members[0]?.rows.length??0);at+=1){let kernels2=members.flatMap(({index,rows})=>{let[record,rank,row]=[
records[index],matched[index],rows[at]??0];if(record===void 0||rank===void 0)return[];let[startNs,endNs]=[record.communication.
startNs[row]??0,record.communication.endNs[row]??0];return[{record,rank,row,durationNs:endNs-startNs,joinedNs:startNs+(offsetNs[index]??
0)}]}),[first]=kernels2;if(first===void 0)continue;let transferNs=kernels2.reduce((least,{durationNs})=>Math.min(least,durationNs),
1/0),last=kernels2.reduce((latest,kernel)=>kernel.joinedNs>latest.joinedNs?kernel:latest,first),waitingNs=0;for(let kernel of kernels2)
kernel.rank.transferNs[kernel.row]=transferNs,waitingNs+=kernel.durationNs-transferNs,kernel!==last&&(last.rank.heldUpNs+=
kernel.durationNs-transferNs);last.rank.joinedLast+=1;let{name="",call:call2=null}=first.record.communication.kinds[first.
record.communication.kind[first.row]??0]??{},kind={operation:call2?.operation??name,bytes:call2?.bytes??null,ranks:kernels2.
length};addCollective(sums,{...kind,count:1,transferNs,waitingNs})}return{matched,collectives:mostTransferFirst(sums)}}function settleRank({
communication,...record},match){let[exposed,exposedTransfers]=[[],[]],[kernelNs,waitingNs,isMatched]=[0,0,!0];for(let row=0;row<
communication.count;row+=1){let endNs=communication.endNs[row]??0,durationNs=endNs-(communication.startNs[row]??0),transferNs=match.
transferNs[row]??NaN;isMatched&&=!Number.isNaN(transferNs),kernelNs+=durationNs,waitingNs+=durationNs-transferNs;for(let[
startNs,untilNs]of aloneOf(communication,row)){exposed.push([startNs,untilNs]);let fromNs=Math.max(startNs,endNs-transferNs);
untilNs>fromNs&&exposedTransfers.push([fromNs,untilNs])}}let{report,device,rank,launches,spanNs,idleNs,busyNs,workNs}=record;
return{report,device,rank,launches,kernelNs:record.kernelNs,spanNs,idleNs,busyNs,workNs,communication:{launches:communication.
count,kernelNs,exposedNs:unionNs(exposed),waitingNs:isMatched?waitingNs:null,exposedTransferNs:isMatched?unionNs(exposedTransfers):
null,joinedLast:isMatched?match.joinedLast:null,heldUpNs:isMatched?match.heldUpNs:null}}}function addCollective(sums,one){
let key=JSON.stringify([one.operation,one.bytes,one.ranks]),{count=0,transferNs=0,waitingNs=0}=sums.get(key)??{},sum={count:count+
one.count,transferNs:transferNs+one.transferNs};sums.set(key,{...one,...sum,waitingNs:waitingNs+one.waitingNs})}function mostTransferFirst(sums){
return[...sums.values()].sort((one,other)=>other.transferNs-one.transferNs)}function sumRanks(reports){let ranks=new Map,
collectives=new Map;for(let report of reports){for(let rank of report.ranks){let key=`${String(rank.report)}/${String(rank.
device)}`,known3=ranks.get(key);ranks.set(key,known3===void 0?rank:addRank(known3,rank))}for(let one of report.collectives)
addCollective(collectives,one)}let place2=({rank,report,device})=>[rank??1/0,report,device];return{ranks:[...ranks.values()].
sort((one,other)=>compareLists(place2(one),place2(other))),collectives:mostTransferFirst(collectives),rankClocks:reports[0]?.
rankClocks??null}}function addRank(one,other){let known3=(a,b)=>a===null||b===null?null:a+b,[of,and]=[one.communication,
other.communication];return{...one,rank:one.rank??other.rank,launches:one.launches+other.launches,kernelNs:one.kernelNs+
other.kernelNs,spanNs:one.spanNs+other.spanNs,idleNs:one.idleNs+other.idleNs,busyNs:one.busyNs+other.busyNs,workNs:one.workNs+
other.workNs,communication:{launches:of.launches+and.launches,kernelNs:of.kernelNs+and.kernelNs,exposedNs:of.exposedNs+and.
exposedNs,waitingNs:known3(of.waitingNs,and.waitingNs),exposedTransferNs:known3(of.exposedTransferNs,and.exposedTransferNs),
joinedLast:known3(of.joinedLast,and.joinedLast),heldUpNs:known3(of.heldUpNs,and.heldUpNs)}}}function compareLists(one,other){
let at=one.findIndex((value,index)=>value!==other[index]);return at<0?0:(one[at]??0)<(other[at]??0)?-1:1}function*aloneOf({
alone,aloneUntil},row){let until=aloneUntil[row]??0;for(let at=row===0?0:aloneUntil[row-1]??0;at<until;at+=2)yield[alone[at]??
0,alone[at+1]??0]}function unionNs(stretches){let[total2,untilNs]=[0,-1/0];for(let[startNs,endNs]of stretches.toSorted((one,other)=>one[0]-
other[0]))endNs<=untilNs||(total2+=endNs-Math.max(startNs,untilNs),untilNs=endNs);return total2}function buildProfile(input){let familyOf=familyClassifier(input.families),keys=new Map,seen=seenMachine(),warnings=[...input.
warnings],rounds=input.rounds.map(({captures,gpu=null,process:process2=null,areRanks:areRanks2=!1},index)=>{let measures=new Map,
outside={launches:0,kernelNs:0};for(let capture of captures){let where=`Round ${String(index+1)}, ${capture.label}`;for(let key of capture.
ranges){let text3=rangeKeyText(key);if(measures.has(text3)&&!areRanks2)throw analyzedTwice(key,where);keys.set(text3,key),
measures.has(text3)||measures.set(text3,emptyMeasure(key))}for(let measured of capture.reports){seen.add(measured.machine);
for(let measure of measured.ranges){let sum=measures.get(rangeKeyText(measure.key));sum!==void 0&&addMeasure(sum,measure)}
outside.launches+=measured.outside.launches,outside.kernelNs+=measured.outside.kernelNs,warnings.push(...measured.warnings.
map(warning2=>`${where}: ${warning2}`))}}if(areRanks2)for(let measure of measures.values())besideEachOther(measure);return{
measures,outside,captures:captures.map(({label,sources:sources2})=>({label,sources:[...sources2]})),gpu:gpu===null?null:
{...gpu,reasons:[...gpu.reasons]},process:process2}}),ranges=[...keys].map(([text3,key])=>profileRange(key,rounds.map(({
measures})=>measures.get(text3)??emptyMeasure(key)),familyOf));return{schemaVersion:profileSchemaVersion,tool:input.tool,
createdAt:input.createdAt,source:input.source,machine:seen.describe(input.machine),workload:input.workload,isolation:input.
isolation,environment:input.environment,attribution:input.attribution,rounds:rounds.map(({captures,outside,gpu,process:process2},index)=>({
round:index+1,captures,outside,gpu,process:process2})),ranges,untraced:[],replayedRanges:[],ncu:null,checks:input.checks,
warnings:[...new Set([...warnings,...roundDifferences(ranges)])]}}function analyzedTwice(key,where){return new UserError(
{what:`The range ${rangeLabel(key)} is analyzed in two captures of one round, which would count it twice.`,where,help:"N\
ame each range once."})}function besideEachOther(measure){let records=measure.ranks.flatMap((ofReport,report)=>ofReport.
map(record=>({...record,report})));measure.ranks.splice(0,1/0,records),measure.spanNs=records.reduce((longest,{spanNs})=>Math.
max(longest,spanNs),0),measure.gpuIdleNs=Math.round(records.reduce((sum,{idleNs})=>sum+idleNs,0)/Math.max(1,records.length));
let{launchNs,afterSynchronizationNs,synchronizationNs,copyNs,queueNs,unknownNs}=measure.gpuIdle,sums=Float64Array.of(launchNs,
afterSynchronizationNs,synchronizationNs,copyNs,queueNs,unknownNs);measure.gpuIdle=idleTimes(sums,measure.gpuIdleNs)}function profileRange(key,rounds,familyOf){
let kernels2=profileKernels(rounds,familyOf);return{name:key.name,domain:key.domain,rounds:rounds.map(profileRound),families:profileFamilies(
kernels2,rounds.length),kernels:kernels2,ncu:null,findings:[]}}function profileRound(measure){let{instances:instances2,wallNs,
spanNs,gpuIdleNs,gpuIdle,hostTime,gpuBusyNs,graphKernels,graphLaunches}=measure,sums=[...measure.kernels.values()].map(({
durations})=>summarizeDurations(durations)),copies=[...measure.copies].sort(byText).map(([,copy])=>copy),ranks=sumRanks(
measure.ranks.map(settleRanks)),memcpy=copies.filter(({kind})=>kind==="copy");return{instances:instances2,wallNs,kernelNs:sums.
reduce((sum,{totalNs})=>sum+totalNs,0),spanNs,gpuIdleNs,gpuIdle,hostTime,gpuBusyNs,copyBusyNs:roundShare(measure.copyBusyNs),
devices:Math.max(measure.devices.size,ranks.ranks.length),communicationFreeBusyNs:measure.communicationFreeBusyNs,...ranks,
otherThreads:{...measure.otherThreads},launches:sums.reduce((sum,{launches})=>sum+launches,0),graphKernels,graphLaunches,
synchronizations:[...measure.synchronizations].sort(byText).map(([call2,{count,totalNs}])=>({call:call2,count,totalNs})),
copies,memcpyBytes:memcpy.reduce((sum,{bytes:bytes2})=>sum+bytes2,0),memcpyNs:memcpy.reduce((sum,{totalNs})=>sum+totalNs,
0)}}function byText([one],[other]){return one<other?-1:one>other?1:0}function seenMachine(){let gpus=new Map,seen={driver:null,
cuda:null,nsys:null};return{add(machine){for(let{id,...gpu}of machine.gpus){let key=gpu.uuid??`${String(id)} ${gpu.name}`;
gpus.has(key)||gpus.set(key,gpu)}seen={driver:seen.driver??machine.driver,cuda:seen.cuda??machine.cuda,nsys:seen.nsys??machine.
nsys}},describe:({driver,cuda,nsys,ncu})=>({gpus:[...gpus].sort(([one],[other])=>one<other?-1:one>other?1:0).map(([,gpu])=>gpu),
driver:driver??seen.driver,cuda:cuda??seen.cuda,nsys:nsys??seen.nsys,ncu})}}function sideLabel({name},what){return name==="base"?`base, ${what}`:what}function readingPorts({stop,log}){return{stop,
note:message=>{log.info(message)}}}function newSide(session,name){let{config,source,workingDirectory:workingDirectory2,workloadEnvironment}=session;
return{session,name,config,source,workingDirectory:workingDirectory2,workloadEnvironment,sideEnvironment:{},venv:null,venvParent:null,
environment:null,kept:null,rounds:[],loads:[],untraced:[],emitted:null,failure:null}}import{readFileSync}from"node:fs";function hostTimeline(trace,threads,instances2,closedNs2){let points=new Map;for(let instance of instances2){let{process:process2,
thread,startNs}=instance,key=keyOf2(instance),of=points.get(key);of===void 0&&points.set(key,of={process:process2,thread,
times:new Set}),of.times.add(startNs).add(closedNs2(instance))}let sums=new Map;for(let[key,{process:process2,thread,times}]of points){
let of=sumsUntil(Float64Array.from(times).sort(),callUses.length),calls=threads.of(process2,thread);for(let call2=0;calls!==
null&&call2<calls.count;call2+=1)of.add(calls.startNs(call2),calls.endNs(call2),callUses.indexOf(calls.useOf(call2)));sums.
set(key,of)}return{timeOf(asked){if(!trace.hasCudaApi||asked.some(instance=>!isOfOneThread(instance)))return null;let inside2=new Float64Array(
callUses.length),openedUntil=new Map,threadNs=0;for(let instance of asked){let key=keyOf2(instance),until=closedNs2(instance),
from=Math.max(instance.startNs,openedUntil.get(key)??-1/0);until<=from||(openedUntil.set(key,until),threadNs+=until-from,
sums.get(key)?.between(from,until,inside2))}let[launchNs=0,graphLaunchNs=0,copyNs=0,synchronizationNs=0,memoryNs=0,otherNs=0]=inside2,
ownNs=inside2.reduce((left,ns)=>left-ns,threadNs);return{threadNs,ownNs,launchNs,graphLaunchNs,copyNs,synchronizationNs,
memoryNs,otherNs}}}}function isOfOneThread({process:process2,thread,endThread}){return process2!==-1&&thread!==-1&&(endThread===
null||endThread===thread)}function keyOf2({process:process2,thread}){return`${String(process2)}/${String(thread)}`}function measureReport(trace,{ranges,outside,ambiguous},familyOf,isRank=!1){let instances2=ranges.flatMap(range=>range.instances),
closed=instance=>closedNs(trace,instance),points=instances2.flatMap(instance=>[instance.startNs,closed(instance)]),threads=callThreads(
trace.launchCalls),timelines={timeline:gpuTimeline(trace,points),idle:idleTimeline(trace,threads,Float64Array.from(new Set(
points)).sort()),host:hostTimeline(trace,threads,instances2,closed)},kernelNs=0;for(let row of outside)kernelNs+=trace.kernels.
durationNs[row]??0;return{ranges:ranges.map(range=>measureRange(trace,timelines,range,familyOf,isRank)),outside:{launches:outside.
length,kernelNs},warnings:[...ranges.flatMap(unfinishedWarning),...ambiguousWarning(ambiguous),...traceWarnings(trace)],
machine:{gpus:trace.gpus.filter(({id})=>trace.kernelKinds.some(({device})=>device===id)),driver:trace.driverVersion,cuda:trace.
cudaVersion,nsys:trace.nsysVersion}}}function unfinishedWarning(range){let count=range.instances.filter(instance=>instance.
endNs===null).length;if(count===0)return[];let all=range.instances.length;return[`Range ${rangeLabel(range.key)}: ${String(
count)} of ${String(all)} instances never ended; they were taken to reach to the end of the capture.`]}function ambiguousWarning(count){
return count===0?[]:[`Kernels launched by threads without an open range of their own, while ranges of several threads of\
 the process were open, so that they belong to none of these: ${String(count)}.`]}function traceWarnings(trace){let warnings=[],
withoutCall=0,unknownDevices=new Set(trace.kernelKinds.map(({device})=>device));for(let gpu of trace.gpus)unknownDevices.
delete(gpu.id);for(let call2 of trace.kernels.call)call2===4294967295&&(withoutCall+=1);return withoutCall>0&&warnings.push(
`Kernels without a launch call in the report, which therefore belong to no range: ${String(withoutCall)}.`),trace.ambiguousLaunches>
0&&warnings.push(`Kernels with several launch calls in the report, of which the earliest was taken: ${String(trace.ambiguousLaunches)}\
.`),unknownDevices.size>0&&warnings.push(`GPUs that kernels ran on and that the report does not describe: ${String(unknownDevices.
size)}.`),warnings}function noPlaces(){return{around:[0],range:[void 0]}}function placeCalls(places,ranges,endOf2,calls,rows,visit){let known3=new Map,
within=(around,index)=>{let key=around*ranges.length+index,found=known3.get(key);return found!==void 0?found:(known3.set(
key,places.around.length),places.range.push(ranges[index]),places.around.push(around)-1)},open3=[],firstEndNs=1/0,next=0,
innermost=()=>open3.at(-1)?.place??0;for(let row of rows){let startNs=calls.startNs[row]??NaN,endNs=startNs+(calls.durationNs[row]??
0);if(firstEndNs<startNs){open3=open3.filter(entry=>entry.endNs>=startNs),firstEndNs=1/0;let around=0;for(let entry of open3)
places.around[entry.place]!==around&&(entry.place=within(around,entry.index)),around=entry.place,firstEndNs=Math.min(firstEndNs,
entry.endNs)}for(let range=ranges[next];range!==void 0&&range.startNs<=startNs;range=ranges[next]){let rangeEndNs=endOf2(
range);rangeEndNs>=startNs&&(open3.push({index:next,endNs:rangeEndNs,place:within(innermost(),next)}),firstEndNs=Math.min(
firstEndNs,rangeEndNs)),next+=1}visit(row,endNs<=firstEndNs?innermost():open3.reduce((around,entry)=>entry.endNs>=endNs?
within(around,entry.index):around,0))}}function sameAround({around},names2){return around.map((outer,place2)=>{let at=place2===
0?0:outer;for(;at!==0&&names2[at]!==names2[place2];)at=around[at]??0;return at})}function compareKernelSums(trace,rows){let{kernels:kernels2,kernelKinds,kernelTypes}=trace,ofKind=kernelKinds.map(()=>({
instances:0,totalNs:0}));for(let row=0;row<kernels2.count;row+=1)addTo(ofKind[kernels2.kind[row]??0],1,kernels2.durationNs[row]??
0);let ours=new Map;for(let[index,{type}]of kernelKinds.entries()){let{instances:instances2=0,totalNs=0}=ofKind[index]??
{};addSum(ours,csvName(kernelTypes[type]?.name??""),instances2,totalNs)}let theirs=new Map;for(let{name,instances:instances2,
totalNs}of rows)addSum(theirs,csvName(name),instances2,totalNs);return compareSums(ours,theirs,"kernel names")}function compareRangeSums(trace,rows){
if(trace.ambiguousLaunches>0)return{equal:null,why:`${String(trace.ambiguousLaunches)} kernels have several launch calls\
 in the report, and nsys counts them for each.`};let theirs=new Map;for(let{range,style,name,instances:instances2,totalNs}of rows)
addSum(theirs,`${rangeSumText(range,style)}
${csvName(name)}`,instances2,totalNs);let check=compareSums(nsysRangeSums(trace,""),theirs,"kernel names by range");return check.
equal===!0||!rows.some(({range})=>range.startsWith(":"))?check:compareSums(nsysRangeSums(trace,":"),theirs,"kernel names\
 by range")}function nsysRangeSums(trace,defaultPrefix){let{launchCalls:calls}=trace,lastEventNs=lastRangeEvent(trace.ranges),
byThread=Map.groupBy(trace.ranges.filter(({endThread})=>endThread===null),({process:process2,thread})=>`${String(process2)}\
/${String(thread)}`),places=noPlaces(),placeOf=new Uint32Array(calls.count);for(let{process:process2,thread,rows}of rowsByThread(
calls)){let ranges=byThread.get(`${String(process2)}/${String(thread)}`)??[];placeCalls(places,ranges,({endNs,assumedEndNs})=>endNs??
assumedEndNs??lastEventNs,calls,rows,(call2,place2)=>placeOf[call2]=place2)}let textOf2=({domain,name,style})=>rangeSumText(
domain===""?`${defaultPrefix}${name}`:`${domain}:${name}`,style),byRange=new Map,inPlace=sumsByPlace(trace,placeOf),texts=places.
range.map(range=>range===void 0?rangeSumText("",null):textOf2(range)),same=sameAround(places,texts);for(let place2=places.
around.length-1;place2>=0;place2-=1){let text3=texts[place2]??"",ofPlace=inPlace.get(place2)??new Map,ofRange=byRange.get(
text3);ofRange===void 0&&byRange.set(text3,ofRange=new Map);for(let[kernel,{instances:instances2,totalNs}]of ofPlace)addSum(
ofRange,kernel,same[place2]===0?instances2:0,totalNs);let around=places.around[place2]??0;if(around===0)continue;let ofAround=inPlace.
get(around);if(ofAround===void 0)inPlace.set(around,ofPlace);else for(let[kernel,{instances:instances2,totalNs}]of ofPlace)
addSum(ofAround,kernel,instances2,totalNs);inPlace.delete(place2)}let sums=new Map;for(let[text3,kernels2]of byRange)for(let[
kernel,{instances:instances2,totalNs}]of kernels2)addSum(sums,`${text3}
${csvName(kernel)}`,instances2,totalNs);return sums}function sumsByPlace({kernels:kernels2,kernelKinds,kernelTypes},placeOf){
let names2=kernelKinds.map(({type})=>kernelTypes[type]?.name??""),sums=new Map;for(let row=0;row<kernels2.count;row+=1){
let call2=kernels2.call[row]??4294967295,place2=call2===4294967295?0:placeOf[call2]??0,ofPlace=sums.get(place2);ofPlace===
void 0&&sums.set(place2,ofPlace=new Map),addSum(ofPlace,names2[kernels2.kind[row]??0]??"",1,kernels2.durationNs[row]??0)}
return sums}function lastRangeEvent(ranges){let lastStartNs=-1/0,lastEndNs=-1/0;for(let range of ranges)lastStartNs=Math.
max(lastStartNs,range.startNs),lastEndNs=Math.max(lastEndNs,range.endNs??range.assumedEndNs??-1/0);return lastEndNs===-1/0?
-1/0:Math.max(lastStartNs,lastEndNs)}function rangeSumText(range,style){return[csvName(range),style===null?"no range":style].
join(`
`)}var listedDifferences=5;function addSum(sums,text3,instances2,totalNs){let sum=sums.get(text3);sum===void 0?sums.set(
text3,{instances:instances2,totalNs}):addTo(sum,instances2,totalNs)}function addTo(sum,instances2,totalNs){sum!==void 0&&
(sum.instances+=instances2,sum.totalNs+=totalNs)}function csvName(name){return(name.split(/\r\n|\r|\n/).at(-1)??"").replaceAll(
'"',"")}function compareSums(ours,theirs,what){let differences=[];for(let text3 of new Set([...ours.keys(),...theirs.keys()])){
let our=ours.get(text3),their=theirs.get(text3);our!==void 0&&their!==void 0&&our.instances===their.instances&&our.totalNs===
their.totalNs||differences.push(`${nameOf(text3)}: ours ${describe(our)}, nsys ${describe(their)}`)}if(differences.length===
0)return{equal:!0,detail:`${String(ours.size)} ${what}, ${describe(total(ours))}: equal to the nanosecond`};let rest=differences.
length-listedDifferences;return{equal:!1,differences:[`In sum: ours ${describe(total(ours))}, nsys ${describe(total(theirs))}`,
...differences.slice(0,listedDifferences),...rest>0?[`and ${String(rest)} more`]:[]]}}function nameOf(text3){return text3.
split(`
`).filter(part=>part!=="").join(" \xB7 ").slice(0,160)}function total(sums){let sum={instances:0,totalNs:0};for(let{instances:instances2,
totalNs}of sums.values())sum.instances+=instances2,sum.totalNs+=totalNs;return sum}function describe(sum){return sum===void 0?
"none":`${String(sum.instances)} launches, ${String(sum.totalNs)} ns`}var callDetails=/, (?:seq|op_id|sizes) = .*$/s;function operatorsOf(trace,ranges){let byKey=Map.groupBy(trace.ranges,rangeKeyText),
pushed=null;return ranges.map(range=>{let instances2=byKey.get(rangeKeyText(range.key))??[],started=instances2.filter(({
style})=>style==="startend"),lent=new Set(range.otherKernels),own=lent.size===0?range.kernels:range.kernels.filter(row=>!lent.
has(row)),placed=started.length>0?place(trace,started):pushed??=place(trace,[]),sums=new Map;if(addPlaces(sums,range.key,
placed,kernelsByPlace(trace,own,placed)),lent.size>0){let among=place(trace,instances2);addPlaces(sums,range.key,among,kernelsByPlace(
trace,range.otherKernels,among))}return[...sums.values()].map(operatorRow).sort(bySelfTime)})}function place(trace,others){
let indices=new Map(trace.ranges.map((range,index)=>[range,index])),byStart3=(one,other)=>one.startNs-other.startNs||(indices.
get(one)??0)-(indices.get(other)??0),pushed=Map.groupBy(trace.ranges.filter(({style})=>style==="pushpop"),({process:process2,
thread})=>`${String(process2)}/${String(thread)}`),ofProcess=Map.groupBy(others,({process:process2})=>process2),places=noPlaces(),
placeOf=new Uint32Array(trace.launchCalls.count);for(let{process:process2,thread,rows}of rowsByThread(trace.launchCalls)){
let own=pushed.get(`${String(process2)}/${String(thread)}`)??[],more=ofProcess.get(process2)??[],ranges=more.length===0?
own:[...new Set([...own,...more])].sort(byStart3);placeCalls(places,ranges,effectiveEndNs,trace.launchCalls,rows,(call2,at)=>placeOf[call2]=
at)}let operators=places.range.map(range=>range===void 0?"":operatorText(range)),count=operators.length;return{places,operators,
placeOf,same:sameAround(places,operators),scratch:{isReached:new Uint8Array(count),isInside:new Uint8Array(count),totalNs:new Float64Array(
count)}}}function kernelsByPlace({kernels:kernels2,kernelKinds,kernelTypes},rows,{placeOf}){let sums=new Map;for(let row of rows){
let call2=kernels2.call[row]??4294967295,at=call2===4294967295?0:placeOf[call2]??0,sum=sums.get(at);sum===void 0&&sums.set(
at,sum=emptySum());let durationNs=kernels2.durationNs[row]??0,name=kernelTypes[kernelKinds[kernels2.kind[row]??0]?.type??
0]?.name??"";sum.launches+=1,sum.selfNs+=durationNs,sum.kernels.set(name,(sum.kernels.get(name)??0)+durationNs)}return sums}
function addPlaces(sums,key,{places,operators,same,scratch:{isReached,isInside,totalNs}},inPlace){let around=at=>places.
around[at]??0,list=[];for(let place2 of inPlace.keys())for(let at=place2;at!==0&&isReached[at]===0;at=around(at))isReached[at]=
1,list.push(at);let inward=Uint32Array.from(list).sort();for(let at of inward){let range=places.range[at];(isInside[around(
at)]===1||range!==void 0&&isKey(range,key))&&(isInside[at]=1)}for(let at of inward.reverse()){let range=places.range[at];
if(range===void 0||isInside[at]!==1)continue;let own=inPlace.get(at),withinNs=(totalNs[at]??0)+(own?.selfNs??0);totalNs[around(
at)]=(totalNs[around(at)]??0)+withinNs;let operator=operatorOf(sums,operators[at]??"",range);if(operator.instances.add(range),
isInside[same[at]??0]!==1&&(operator.totalNs+=withinNs),own!==void 0){operator.launches+=own.launches,operator.selfNs+=own.
selfNs;for(let[kernel,ns]of own.kernels)operator.kernels.set(kernel,(operator.kernels.get(kernel)??0)+ns)}}for(let at of[
0,...inward])isReached[at]=isInside[at]=totalNs[at]=0}function operatorOf(sums,text3,range){let known3=sums.get(text3);if(known3!==
void 0)return known3;let{domain}=range,sum={name:operatorName(range),domain,...emptySum(),totalNs:0,instances:new Set};return sums.
set(text3,sum),sum}function isKey({name,domain},key){return name===key.name&&domain===key.domain}function operatorName({
name}){return name.replace(callDetails,"")}function operatorText(range){return rangeKeyText({name:operatorName(range),domain:range.
domain})}function emptySum(){return{kernels:new Map,launches:0,selfNs:0}}function operatorRow({instances:instances2,kernels:kernels2,
...sum}){let[top]=[...kernels2].sort(([one,oneNs],[other,otherNs])=>otherNs-oneNs||(one<other?-1:1));return{...sum,calls:instances2.
size,topKernel:top?.[0]??null}}function bySelfTime(one,other){return other.selfNs-one.selfNs||other.totalNs-one.totalNs||
byText2(one.name,other.name)||byText2(one.domain,other.domain)}function byText2(one,other){return one<other?-1:one>other?
1:0}function analyzedRanges({wanted,all}){return all===null?wanted.flatMap(({ranges})=>ranges):all.filter(({unfinished})=>unfinished===
0)}var severities=["error","warning","note"];function diagnostic({id,severity,what,where,why,help}){return{id:id??null,severity:severity??
"error",what,where:where??null,why:why??null,help:help??null}}function diagnosticText({what,why,help}){return[what,why,help].
filter(part=>part!==null&&part!=="").join(" ")}function explainUnseen(unseen,range,discovered,{registeredStringsOnly,argv}){if("what"in discovered){let why=`It is unkn\
own which ranges exist: the run that was to list them failed too (${discovered.what})`;return{...unseen,id:"range-not-se\
en",why}}let same=discovered.filter(({name,domain})=>name===range.message&&(range.domain==="*"||domain===(range.domain??
"")));return same.some(({registered})=>!registered)&&registeredStringsOnly?{...unseen,id:"range-not-registered",what:`Th\
e NVTX range ${JSON.stringify(range.text)} exists, but as a plain string, and nsys gates on registered strings only.`,why:"\
nsys then exits with 0 and writes no report. Python and PyTorch emit plain strings.",help:"Set nsys.registered-strings-o\
nly: false (the default), or register the string (nvtxDomainRegisterStringA)."}:same.length>0?{...unseen,id:"range-not-s\
een",why:"The same program, run once more with NVTX alone, did emit the range; so it does not always run through it, or \
not in the process that nsys gates on.",help:"See that the program takes the same path under CUDA tracing. nsys gates on\
 NVTX push/pop and start/end ranges; a mark is none."}:{...unseen,id:"range-not-seen",...describeSeen(range,discovered,argv)}}
function describeSeen(wanted,seen,argv){if(seen.length===0)return noRanges(argv);let why=`The program emitted: ${listed(
seen.map(written))}.`,sameName=seen.filter(({name})=>name===wanted.message);if(sameName.length>0)return{why,help:`It exi\
sts in another domain; write ${sameName.map(written).join(" or ")}, or ${written({name:wanted.message,domain:""})}@* for\
 any.`};let match=nearestRange(wanted,seen)??seen[0];return{why,help:match===void 0?"Name one of these.":`Did you mean ${written(
match)}?`}}function nearestRange({message,domain},seen){let withDomain=domain!==null&&domain!=="*",text3=range=>withDomain&&
range.domain!==""?`${range.name}@${range.domain}`:range.name,closest=nearest(withDomain?`${message}@${domain}`:message,seen.
map(text3),Number.POSITIVE_INFINITY);return seen.find(range=>text3(range)===closest)}function written({name,domain}){return plainText(
rangeText(name,domain))}function named(range){return range.name===wholeCaptureName&&range.domain===""?"the whole capture":
`the NVTX range ${written(range)}`}function listed(names2){return listText(names2,12)}var knownFailures=[{id:"session-name-taken",pattern:/Session name '.*' is already in use/,sample:"Session name 'profile-\
1' is already in use",what:"An earlier capture that was killed left its session name taken.",help:"Each attempt takes a \
new name, so a repetition should succeed; `nsys sessions list` shows what is left.",transient:!0},{id:"cupti-subscribers",
pattern:/CUPTI_ERROR_MULTIPLE_SUBSCRIBERS_NOT_SUPPORTED|Another (tool|profiler) is (already )?(using|attached to) CUPTI/i,
sample:"CUPTI_ERROR_MULTIPLE_SUBSCRIBERS_NOT_SUPPORTED",what:"Another profiler in the same process already uses CUPTI, w\
hich takes one subscriber: often torch.profiler or an NVTX/CUPTI injection.",help:"Switch the program's own profiler off\
 while it is profiled (for a Hydra program: workload.torch-profiler-off), and unset CUDA_INJECTION64_PATH."},{id:"import\
-damaged",pattern:/Importation succeeded with non-fatal errors|Errors occurred while processing the raw events|Unknown runtime API function index/,
sample:"Importer error status: Importation succeeded with non-fatal errors.",what:"nsys could not read all events that i\
t recorded, so kernels are missing from the report, although it exited with 0. nsys is older than the CUDA of the progra\
m.",help:"Use an nsys at least as new as the program's CUDA (PyTorch with CUDA 13 needs nsys 2025.3 or newer). Gating a \
narrower range can avoid the call that the old nsys does not know."},{id:"output-unwritable",pattern:/Failed to create '.*\.(nsys-rep|qdrep)'/,
sample:"Failed to create '/out/report.nsys-rep': No such file or directory.",what:"nsys may not write where the report b\
elongs.",help:"Make `out` writable; for the unprivileged level of isolation every folder above it must be open to other \
users (mode x)."},{id:"importer-missing",pattern:/The importer binary and its dependencies were not found|QdstrmImporter.*(not found|No such file)/,
sample:"Importer error status: The importer binary and its dependencies were not found",what:"nsys recorded, but its imp\
orter is missing or cannot start, so that there is a .qdstrm and no report.",help:"Install the whole nsys package (the i\
mporter is in host-linux-x64/) and its libraries libdw1, libpfm4 and libssh; scripts/install-nsys.sh does. `llm-profile \
doctor` shows what is missing."},{id:"disk-full",pattern:/No space left on device|Disk quota exceeded|errno 28\b/i,sample:"\
OSError: [Errno 28] No space left on device",what:"The disk is full. nsys keeps raw data, up to gigabytes, in the tempor\
ary folder while it records.",help:"Free space, or point TMPDIR and `out` to a larger disk; keep nsys.sample and nsys.cp\
uctxsw at none, and keep fewer runs (keep-runs)."},{id:"gpu-out-of-memory",pattern:/CUDA out of memory|CUDA_ERROR_OUT_OF_MEMORY|OutOfMemoryError|cudaErrorMemoryAllocation|CUBLAS_STATUS_ALLOC_FAILED/,
sample:"torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 20.00 MiB.",what:"The GPU's memory is exhausted, b\
y this program or by others on the same GPU.",help:"See what else uses the GPU (`llm-profile doctor`), choose another wi\
th workload.gpu, or make the workload smaller."},{id:"driver-too-old",pattern:/CUDA driver version is insufficient|driver on your system is too old|forward compatibility was attempted on non supported HW|Driver\/library version mismatch/i,
sample:"CUDA driver version is insufficient for CUDA runtime version",what:"The GPU driver of the host and the CUDA libr\
aries of the container do not fit.",help:"Use an image whose CUDA the driver supports (`nvidia-smi` shows the newest), o\
r update the host's driver; after a driver update restart the host."},{id:"gpu-fault",pattern:/uncorrectable ECC|CUDA_ERROR_ECC_UNCORRECTABLE|GPU is lost|fallen off the bus|CUDA_ERROR_SYSTEM_NOT_READY|system not yet initialized|CUDA-capable device\(s\) is\/are busy or unavailable|CUDA_ERROR_DEVICE_UNAVAILABLE/i,
sample:"RuntimeError: CUDA error: CUDA-capable device(s) is/are busy or unavailable",what:"The GPU or its driver had a f\
ault, or another process holds the GPU exclusively.",help:"A repetition may succeed. If it comes back: look for Xid line\
s in the kernel log, at `nvidia-smi -q`, and at the compute mode.",transient:!0},{id:"device-mismatch",pattern:/no CUDA-capable device is detected|invalid device ordinal|CUDA_ERROR_NO_DEVICE|CUDA_ERROR_INVALID_DEVICE|No CUDA GPUs are available|Found no NVIDIA driver|Torch not compiled with CUDA enabled/,
sample:"RuntimeError: CUDA error: invalid device ordinal",what:"The program asks for a GPU that it cannot see. With work\
load.gpu set it sees that one GPU alone, as device 0.",help:"Use device 0 in the program (cuda:0), check workload.gpu an\
d CUDA_VISIBLE_DEVICES, and start the container with --gpus all."},{id:"agent-fault",pattern:/Agent launcher failed|Failed to (start|launch) (the )?profiling agent|Unable to (connect to|find) the (daemon|agent)|Timed out waiting for (the )?(agent|daemon|target)|Connection to (the )?(agent|daemon) (was )?lost|Local Endpoint is not available/i,
sample:"Agent launcher failed",what:"nsys could not start or reach its own agent.",help:"A repetition may succeed. If it\
 comes back: see that the temporary folder is writable and that no other nsys of another version runs.",transient:!0},{id:"\
option-unknown",pattern:/unrecogni[sz]ed option '|Illegal --\S+ argument|Illegal (argument|value).*--/i,sample:"unrecogn\
ised option '--cuda-graph-trace=node'",what:"This nsys does not know an option that it was given.",help:"Look at nsys.ex\
tra-arguments and the option's spelling in `nsys profile --help`, or use a newer nsys."},{id:"hydra-override",pattern:/Could not (override|append to config|delete from config)|Key '.*' is not in struct|hydra\.errors\.\w+/,
sample:"Could not override 'profiler.enabled'.",what:"Hydra refused an override: the key does not exist in the program's\
 configuration, or is typed.",help:"Correct workload.hydra-overrides; set workload.torch-profiler-off to the keys that s\
witch off this program's profiler, or to [] if it has none."},{id:"model-access",pattern:/GatedRepoError|401 Client Error|Cannot access gated repo|LocalTokenNotFoundError|HF_TOKEN.*(not set|required)/i,
sample:"huggingface_hub.errors.GatedRepoError: 401 Client Error.",what:"The program has no token for its model: the prof\
iler's environment is an allow-list without secrets, since nsys writes the environment into its report.",help:"Download \
the model in workload.setup (which runs outside the profiler), or give the token as a file with workload.secret-files. w\
orkload.pass-env works too, but marks the reports as not for upload."},{id:"python-module",pattern:/: No module named |ImportError: /,
sample:"ModuleNotFoundError: No module named 'transformers'",what:"The program's Python lacks a module: often another in\
terpreter than the one that was set up.",help:"Name the interpreter by its path (.venv/bin/python), or set VIRTUAL_ENV, \
PYTHONPATH and PATH in workload.environment."},{id:"library-missing",pattern:/error while loading shared libraries|cannot open shared object file/,
sample:"error while loading shared libraries: libcudart.so.13: cannot open shared object file: No such file or directory",
what:"A shared library was not found.",help:"Set LD_LIBRARY_PATH in workload.environment, or install the library. `llm-p\
rofile doctor` checks those of nsys."},{id:"program-missing",pattern:/Executable not found in current directory|command not found|No such file or directory|failed to execute|Permission denied/i,
sample:"bash: line 1: pyhton3: command not found",what:"The program, or a file that it needs, was not found or may not b\
e read.",help:"Check the command, workload.working-directory and the files' rights; the unprivileged level of isolation \
runs as another user, who must be able to read them."},{id:"host-out-of-memory",pattern:/MemoryError|std::bad_alloc|Cannot allocate memory|oom-kill|Out of memory: Killed/,
sample:"MemoryError: Unable to allocate 2.00 GiB",what:"The host's memory is exhausted.",help:"Give the container more m\
emory (and --shm-size=8g for data loaders), or make the workload smaller."}];function matchFailure(text3,except=[]){return knownFailures.
find(({id,pattern})=>!except.includes(id)&&pattern.test(text3))??null}var statsFailures=[{id:"stats-report-unknown",pattern:/ERROR: Report '.*' could not be found/,
sample:"ERROR: Report 'summary' could not be found.",what:"nsys stats does not know this report. Newer versions say so a\
nd exit with 0.",help:"Name one that `nsys stats --help-reports` lists in nsys.reports."},{id:"stats-broken",pattern:/encountered an internal error|No module named 'nsysstats'|Traceback \(most recent call last\)/,
sample:"ERROR: Report 'cuda_gpu_kern_sum' encountered an internal error",what:"A report script of nsys broke; nsys stats\
 leaves an empty CSV and exits with 0.",help:"The nsys installation is incomplete (its Python helpers are missing): scri\
pts/install-nsys.sh mends it."},{id:"export-failed",pattern:/Exportation error: |unable to open database|file is not a database/,
sample:"Exportation error: Section Table Reference magic number mismatch.",what:"The report cannot be read: it is damage\
d, unfinished, or from a newer nsys than this one.",help:"Export it with an nsys at least as new as the one that made it\
."}];function matchStatsFailure(text3){return statsFailures.find(({pattern})=>pattern.test(text3))??null}var rules=[imported,rangesSeen,instancesSeen,finished,emittedOnce,graphsByNode,noneLost,someKernels,kernels];function checkContents(capture){
for(let rule of rules){let parts=rule(capture);if(parts!==null)return diagnostic({where:capture.label,...parts,why:withExit(
parts.why,capture.end)})}return null}function imported({importErrors}){let[first]=importErrors;if(first===void 0)return null;
let known3=knownFailures.find(({id})=>id==="import-damaged"),detail=/Unknown runtime API function index: \d+|\[QuadDCommon::tag_message\*\] = ([^\n]+)/.
exec(first)?.[0]??first.split(`
`)[0]??first;return{id:"import-damaged",what:known3?.what??"The import is damaged.",why:`The report itself says: ${detail.
replace("[QuadDCommon::tag_message*] = ","")}`,help:known3?.help??null}}function rangesSeen({wanted,seen,argv}){let missing=wanted.
filter(({ranges})=>ranges.length===0).map(({spec})=>spec),[first]=missing;return first===void 0?null:{id:"range-not-seen",
what:`The NVTX range ${missing.map(({text:text3})=>JSON.stringify(text3)).join(", ")} is not in the report.`,...describeSeen(
first,seen,argv)}}function instancesSeen({wanted,gated}){if(gated)return null;for(let{spec,ranges}of wanted){let instances2=ranges.
reduce((sum,range)=>sum+range.instances,0);if(spec.instances!==null&&instances2!==spec.instances)return{id:"instances-mi\
ssing",what:`The NVTX range ${JSON.stringify(spec.text)} occurred ${instances2} times; ${spec.instances} were requested.`,
help:`Ask for ${instances2}, leave instances out to take any number, or change how often the program runs the range.`}}return null}
function finished(capture){let analyzed=analyzedRanges(capture),open3=(analyzed.length>0?analyzed:capture.all??[]).find(
({unfinished})=>unfinished>0);if(open3===void 0)return null;let isRank=capture.gated&&open3.areRanks&&open3.instances>1;
return{id:"range-unfinished",what:`${open3.unfinished} of ${open3.instances} instances of the NVTX range ${written(open3)}\
 never ended in the capture.`,why:isRank?"The capture ends with the rank that opened it, and another rank was still in t\
he range.":"The program ended, or the capture stopped, while the range was open; its times mean nothing.",help:isRank?"L\
et the ranks leave the range together, or record the whole program: nsys.capture=none (docs/ranks.md).":"Close the range\
 (range_pop) on every path, and let the enclosing range end after the inner ones."}}function emittedOnce({gated,wanted}){
if(!gated)return null;let repeated=wanted.flatMap(({ranges})=>ranges).find(({instances:instances2,areRanks:areRanks2})=>instances2>
1&&!areRanks2);return repeated===void 0?null:{id:"range-repeated",what:`The NVTX range ${written(repeated)} gated the ca\
pture and is in it ${repeated.instances} times.`,why:"Several threads emit it, or several processes of one GPU, or it is\
 nested in itself. The capture ends with the first of them, so what the others did after that is cut off.",help:"Emit it\
 once in each process that has a GPU of its own, or gate by an enclosing range: nsys.capture-range (docs/ranks.md)."}}function graphsByNode(capture){
let{requireKernels,graphTrace,hasGraphKernels}=capture;if(!requireKernels||hasGraphKernels)return null;let byNode=graphTrace===
"Node",hidden=analyzedRanges(capture).find(range=>range.graphLaunchesWithoutWork>0&&(range.kernels===0||!byNode));return hidden===
void 0?null:{id:"graph-not-traced",what:`${sentence([named(hidden)])} launched CUDA graphs (${hidden.graphLaunchesWithoutWork}\
 times), but none of their kernels was recorded.`,why:byNode?"The graphs' nodes were asked for, but are not in the repor\
t.":"CUDA graphs were traced as a whole, not by node, so the kernels inside are not listed.",help:byNode?"Use a newer ns\
ys.":"Set nsys.cuda-graph-trace: node (nsys --cuda-graph-trace=node) and capture again."}}function someKernels(capture){
let{all,seen,totalKernels,hasCudaApi,requireKernels}=capture;if(all===null||!requireKernels||analyzedRanges(capture).some(
range=>range.kernels>0))return null;let names2=listed(all.map(written));return totalKernels>0?{id:"kernels-outside-range",
what:`None of the NVTX ranges in the report (${names2}) holds a GPU kernel.`,why:outsideWhy(totalKernels),help:outsideHelp}:
{id:"no-kernels",what:`There is no GPU kernel in the report${seen.length===0?", and no NVTX range":`, neither in its NVT\
X ranges (${names2}) nor outside`}.`,why:hasCudaApi?"The program made CUDA calls, but launched no kernel.":"The program \
made no CUDA call while it was recorded.",help:"See that the work runs on the GPU while it is recorded. For CPU-only pro\
grams set require-kernels: false."}}function kernels({wanted,requireKernels,totalKernels,hasCudaApi}){if(!requireKernels)
return null;let empty=wanted.flatMap(({ranges})=>ranges).find(range=>range.kernels===0);if(empty===void 0)return null;let what=`\
The NVTX range ${written(empty)} was captured, but no GPU kernel was launched in it.`;return totalKernels>0?{id:"kernels\
-outside-range",what,why:outsideWhy(totalKernels),help:outsideHelp}:{id:"no-kernels",what,why:hasCudaApi?"The program ma\
de CUDA calls in it, but launched no kernel.":"The program made no CUDA call in it.",help:"See that the work runs on the\
 GPU inside the range. For CPU-only programs set require-kernels: false."}}function outsideWhy(totalKernels){return`${totalKernels}\
 kernels are in the report, all launched outside the range: by another thread or process, or before or after it.`}var outsideHelp="\
Put the range where the launches are made (the worker process or thread of a server), or use a start/end range, which co\
vers all threads of a process.";function noneLost(capture){if(!capture.requireKernels)return null;let lossy=analyzedRanges(
capture).find(({lostKernels,lostGraphLaunches,cutGraphLaunches:cutGraphLaunches2})=>lostKernels+lostGraphLaunches+cutGraphLaunches2>
0);if(lossy===void 0)return null;let lost=[...lossy.lostKernels>0?[`${lossy.lostKernels} kernels`]:[],...lossy.lostGraphLaunches>
0?[`${lossy.lostGraphLaunches} CUDA graphs`]:[],...lossy.cutGraphLaunches>0?["some kernels of a CUDA graph"]:[]];return{
id:"kernels-lost",what:`${sentence(lost)} launched in ${named(lossy)} are not in the report.`,...capture.totalKernels>0?
{why:"The capture stopped before they had run: launches are asynchronous, and nothing waited for them inside the range.",
help:"Call torch.cuda.synchronize() (cudaDeviceSynchronize) before the range ends."}:{why:"No kernel at all is in the re\
port: the capture stopped before any had run, or this nsys cannot trace kernels with this driver or GPU.",help:"Call tor\
ch.cuda.synchronize() (cudaDeviceSynchronize) before the range ends; if it is there, use a newer nsys."}}}function sentence(parts){
let text3=parts.join(" and ");return text3.charAt(0).toUpperCase()+text3.slice(1)}function withExit(why,end){let exit=end.
kind==="unknown"?["The exit code of the profiled command is unknown: this is a bare report."]:[],lines=[...why==null?[]:
[why],...exit];return lines.length===0?null:lines.join(`
`)}function checkSums(label,report,sums){return sums.equal!==!1?null:diagnostic({id:"sums-differ",what:`Our sums differ \
from those of nsys (${report}), so one of the two does not show what ran.`,where:label,why:sums.differences.join(`
`),help:"Please report it with the run directory's report.sqlite, if it may leave your machine; nsys may store what this\
 version does not know."})}function contentWarnings(capture){return[...leftOut(capture),...graphsWithoutWork(capture)].map(
text3=>`${capture.label}: ${text3}`)}function leftOut({all}){return(all??[]).filter(({unfinished})=>unfinished>0).map(range=>`\
the NVTX range ${written(range)} is left out: ${range.unfinished} of its ${range.instances} instances never ended in the\
 capture, so its times mean nothing. Close it before the capture ends, or ask for the ranges that you need (ranges, --ra\
nge).`)}function graphsWithoutWork(capture){let range=analyzedRanges(capture).find(({graphLaunchesWithoutWork:graphLaunchesWithoutWork2})=>graphLaunchesWithoutWork2>
0);return range===void 0?[]:[`of ${range.graphLaunches} launches of CUDA graphs in ${named(range)}, ${range.graphLaunchesWithoutWork}\
 have no kernel, copy or memset in the report. That is right for graphs that are empty or hold host functions alone; if \
yours hold more, kernels are missing.`]}var CsvError=class _CsvError extends Error{constructor(code,message,options,...contexts){Array.isArray(message)&&(message=
message.join(" ").trim()),super(message),Error.captureStackTrace!==void 0&&Error.captureStackTrace(this,_CsvError),this.
code=code;for(let context of contexts)for(let key in context){let value=context[key];this[key]=Buffer.isBuffer(value)?value.
toString(options.encoding):value==null?value:JSON.parse(JSON.stringify(value))}}};var is_object=function(obj){return typeof obj=="object"&&obj!==null&&!Array.isArray(obj)};var normalize_columns_array=function(columns2){let normalizedColumns=[];for(let i=0,l=columns2.length;i<l;i++){let column2=columns2[i];
if(column2==null||column2===!1)normalizedColumns[i]={disabled:!0};else if(typeof column2=="string"||typeof column2=="num\
ber")normalizedColumns[i]={name:`${column2}`};else if(is_object(column2)){if(typeof column2.name!="string")throw new CsvError(
"CSV_OPTION_COLUMNS_MISSING_NAME",["Option columns missing name:",`property "name" is required at position ${i}`,"when c\
olumn is an object literal"]);normalizedColumns[i]=column2}else throw new CsvError("CSV_INVALID_COLUMN_DEFINITION",["Inv\
alid column definition:","expect a string or a literal object,",`got ${JSON.stringify(column2)} at position ${i}`])}return normalizedColumns};var ResizeableBuffer=class{constructor(size=100){this.size=size,this.length=0,this.buf=Buffer.allocUnsafe(size)}prepend(val){
if(Buffer.isBuffer(val)){let length=this.length+val.length;if(length>=this.size&&(this.resize(),length>=this.size))throw Error(
"INVALID_BUFFER_STATE");let buf=this.buf;this.buf=Buffer.allocUnsafe(this.size),val.copy(this.buf,0),buf.copy(this.buf,val.
length),this.length+=val.length}else{let length=this.length++;length===this.size&&this.resize();let buf=this.clone();this.
buf[0]=val,buf.copy(this.buf,1,0,length)}}append(val){let length=this.length++;length===this.size&&this.resize(),this.buf[length]=
val}clone(){return Buffer.from(this.buf.slice(0,this.length))}resize(){let length=this.length;this.size=this.size*2;let buf=Buffer.
allocUnsafe(this.size);this.buf.copy(buf,0,0,length),this.buf=buf}toString(encoding){return encoding?this.buf.toString(encoding,
0,this.length):Uint8Array.prototype.slice.call(this.buf.slice(0,this.length))}toJSON(){return this.toString("utf8")}reset(){
this.length=0}},ResizeableBuffer_default=ResizeableBuffer;var init_state=function(options){let timchars=[32,9,10,13,12,11,160,5760,8192,8193,8194,8195,8196,8197,8198,8199,8200,8201,
8202,8232,8233,8239,8287,12288,65279].reduce((acc,codepoint)=>{let encoded=Buffer.from(String.fromCharCode(codepoint),options.
encoding);return codepoint!==63&&encoded.length===1&&encoded[0]===63||acc.push(encoded),acc},[]),timcharFirstBytes=new Uint8Array(
256);for(let t of timchars)timcharFirstBytes[t[0]]=1;return{bomSkipped:!1,bufBytesStart:0,castField:options.cast_function,
commenting:!1,delimiterBufPrevious:void 0,delimiterDiscovered:!1,error:void 0,enabled:options.from_line===1,escaping:!1,
escapeIsQuote:Buffer.isBuffer(options.escape)&&Buffer.isBuffer(options.quote)&&Buffer.compare(options.escape,options.quote)===
0,expectedRecordLength:Array.isArray(options.columns)?options.columns.length:void 0,field:new ResizeableBuffer_default(20),
firstLineToHeaders:options.cast_first_line_to_header,needMoreDataSize:Math.max(options.comment!==null?options.comment.length:
0,...options.delimiter?options.delimiter.map(delimiter3=>delimiter3.length):[],options.delimiter_auto?1:0,options.quote!==
null?options.quote.length:0,...timchars.map(t=>t.length)),previousBuf:void 0,quoting:!1,stop:!1,rawBuffer:new ResizeableBuffer_default(
100),record:[],recordHasError:!1,record_length:0,recordDelimiterMaxLength:options.record_delimiter.length===0?0:Math.max(
...options.record_delimiter.map(v=>v.length)),trimChars:[Buffer.from(" ",options.encoding)[0],Buffer.from("	",options.encoding)[0]],
wasQuoting:!1,wasRowDelimiter:!1,timchars,timcharFirstBytes}};var underscore=function(str){return str.replace(/([A-Z])/g,function(_,match){return"_"+match.toLowerCase()})};var normalize_options=function(opts){let options={};for(let opt in opts)options[underscore(opt)]=opts[opt];if(options.encoding===
void 0||options.encoding===!0)options.encoding="utf8";else if(options.encoding===null||options.encoding===!1)options.encoding=
null;else if(typeof options.encoding!="string"&&options.encoding!==null)throw new CsvError("CSV_INVALID_OPTION_ENCODING",
["Invalid option encoding:","encoding must be a string or null to return a buffer,",`got ${JSON.stringify(options.encoding)}`],
options);if(options.bom===void 0||options.bom===null||options.bom===!1)options.bom=!1;else if(options.bom!==!0)throw new CsvError(
"CSV_INVALID_OPTION_BOM",["Invalid option bom:","bom must be true,",`got ${JSON.stringify(options.bom)}`],options);if(options.
cast_function=null,options.cast===void 0||options.cast===null||options.cast===!1||options.cast==="")options.cast=void 0;else if(typeof options.
cast=="function")options.cast_function=options.cast,options.cast=!0;else if(options.cast!==!0)throw new CsvError("CSV_IN\
VALID_OPTION_CAST",["Invalid option cast:","cast must be true or a function,",`got ${JSON.stringify(options.cast)}`],options);
if(options.cast_date===void 0||options.cast_date===null||options.cast_date===!1||options.cast_date==="")options.cast_date=
!1;else if(options.cast_date===!0)options.cast_date=function(value){let date=Date.parse(value);return isNaN(date)?value:
new Date(date)};else if(typeof options.cast_date!="function")throw new CsvError("CSV_INVALID_OPTION_CAST_DATE",["Invalid\
 option cast_date:","cast_date must be true or a function,",`got ${JSON.stringify(options.cast_date)}`],options);if(options.
cast_first_line_to_header=void 0,options.columns===!0)options.cast_first_line_to_header=void 0;else if(typeof options.columns==
"function")options.cast_first_line_to_header=options.columns,options.columns=!0;else if(Array.isArray(options.columns))options.
columns=normalize_columns_array(options.columns);else if(options.columns===void 0||options.columns===null||options.columns===
!1)options.columns=!1;else throw new CsvError("CSV_INVALID_OPTION_COLUMNS",["Invalid option columns:","expect an array, \
a function or true,",`got ${JSON.stringify(options.columns)}`],options);if(options.group_columns_by_name===void 0||options.
group_columns_by_name===null||options.group_columns_by_name===!1)options.group_columns_by_name=!1;else{if(options.group_columns_by_name!==
!0)throw new CsvError("CSV_INVALID_OPTION_GROUP_COLUMNS_BY_NAME",["Invalid option group_columns_by_name:","expect an boo\
lean,",`got ${JSON.stringify(options.group_columns_by_name)}`],options);if(options.columns===!1)throw new CsvError("CSV_\
INVALID_OPTION_GROUP_COLUMNS_BY_NAME",["Invalid option group_columns_by_name:","the `columns` mode must be activated."],
options)}if(options.comment===void 0||options.comment===null||options.comment===!1||options.comment==="")options.comment=
null;else if(typeof options.comment=="string"&&(options.comment=Buffer.from(options.comment,options.encoding)),!Buffer.isBuffer(
options.comment))throw new CsvError("CSV_INVALID_OPTION_COMMENT",["Invalid option comment:","comment must be a buffer or\
 a string,",`got ${JSON.stringify(options.comment)}`],options);if(options.comment_no_infix===void 0||options.comment_no_infix===
null||options.comment_no_infix===!1)options.comment_no_infix=!1;else if(options.comment_no_infix!==!0)throw new CsvError(
"CSV_INVALID_OPTION_COMMENT",["Invalid option comment_no_infix:","value must be a boolean,",`got ${JSON.stringify(options.
comment_no_infix)}`],options);if(options.delimiter_auto===void 0||options.delimiter_auto===null||options.delimiter_auto===
!1)options.delimiter_auto=!1;else if(options.delimiter_auto===!0)options.delimiter_auto={};else if(!is_object(options.delimiter_auto))
throw new CsvError("CSV_INVALID_OPTION_DELIMITER_AUTO",["Invalid option delimiter_auto:","delimiter_auto must be a boole\
an or a configuration object,",`got ${JSON.stringify(options.delimiter_auto)}`],options);if(options.delimiter_auto){if(options.
delimiter_auto.preferred===void 0)options.delimiter_auto.preferred={44:1.8,9:1.8,59:1.6,32:1.6,58:1.5,46:1.4,47:1.4};else if(!is_object(
options.delimiter_auto.preferred))throw new CsvError("CSV_INVALID_OPTION_DELIMITER_AUTO",["Invalid option delimiter_auto\
:","preferred must be an object,",`got ${JSON.stringify(options.delimiter_auto.preferred)}`],options);if(options.delimiter_auto.
score===void 0)options.delimiter_auto.score=(info,options2)=>(info.total-info.std)*(options2.preferred[info.char_code]||
1);else if(typeof options.delimiter_auto.score!="function")throw new CsvError("CSV_INVALID_OPTION_DELIMITER_AUTO",["Inva\
lid option delimiter_auto:","score must be a function,",`got ${JSON.stringify(options.delimiter_auto.score)}`],options);
if(options.delimiter_auto.size===void 0)options.delimiter_auto.size=2048;else if(typeof options.delimiter_auto.size!="nu\
mber")throw new CsvError("CSV_INVALID_OPTION_DELIMITER_AUTO",["Invalid option delimiter_auto:","size must be a number,",
`got ${JSON.stringify(options.delimiter_auto.size)}`],options)}let delimiter_json=JSON.stringify(options.delimiter);if(options.
delimiter_auto!==!1&&(options.delimiter=[]),Array.isArray(options.delimiter)||((options.delimiter===void 0||options.delimiter===
null||options.delimiter===!1)&&(options.delimiter=Buffer.from(",",options.encoding)),options.delimiter=[options.delimiter]),
options.delimiter=options.delimiter.map(function(delimiter3){if(typeof delimiter3=="string"&&(delimiter3=Buffer.from(delimiter3,
options.encoding)),!Buffer.isBuffer(delimiter3)||delimiter3.length===0)throw new CsvError("CSV_INVALID_OPTION_DELIMITER",
["Invalid option delimiter:","delimiter must be a non empty string or buffer or array of string|buffer,",`got ${delimiter_json}`],
options);return delimiter3}),options.escape===void 0||options.escape===!0?options.escape=Buffer.from('"',options.encoding):
typeof options.escape=="string"?options.escape=Buffer.from(options.escape,options.encoding):(options.escape===null||options.
escape===!1)&&(options.escape=null),options.escape!==null&&!Buffer.isBuffer(options.escape))throw new Error(`Invalid Opt\
ion: escape must be a buffer, a string or a boolean, got ${JSON.stringify(options.escape)}`);if(options.from===void 0||options.
from===null)options.from=1;else if(typeof options.from=="string"&&/\d+/.test(options.from)&&(options.from=parseInt(options.
from)),Number.isInteger(options.from)){if(options.from<0)throw new Error(`Invalid Option: from must be a positive intege\
r, got ${JSON.stringify(opts.from)}`)}else throw new Error(`Invalid Option: from must be an integer, got ${JSON.stringify(
options.from)}`);if(options.from_line===void 0||options.from_line===null)options.from_line=1;else if(typeof options.from_line==
"string"&&/\d+/.test(options.from_line)&&(options.from_line=parseInt(options.from_line)),Number.isInteger(options.from_line)){
if(options.from_line<=0)throw new Error(`Invalid Option: from_line must be a positive integer greater than 0, got ${JSON.
stringify(opts.from_line)}`)}else throw new Error(`Invalid Option: from_line must be an integer, got ${JSON.stringify(opts.
from_line)}`);if(options.ignore_last_delimiters===void 0||options.ignore_last_delimiters===null)options.ignore_last_delimiters=
!1;else if(typeof options.ignore_last_delimiters=="number")options.ignore_last_delimiters=Math.floor(options.ignore_last_delimiters),
options.ignore_last_delimiters===0&&(options.ignore_last_delimiters=!1);else if(typeof options.ignore_last_delimiters!="\
boolean")throw new CsvError("CSV_INVALID_OPTION_IGNORE_LAST_DELIMITERS",["Invalid option `ignore_last_delimiters`:","the\
 value must be a boolean value or an integer,",`got ${JSON.stringify(options.ignore_last_delimiters)}`],options);if(options.
ignore_last_delimiters===!0&&options.columns===!1)throw new CsvError("CSV_IGNORE_LAST_DELIMITERS_REQUIRES_COLUMNS",["The\
 option `ignore_last_delimiters`","requires the activation of the `columns` option"],options);if(options.info===void 0||
options.info===null||options.info===!1)options.info=!1;else if(options.info!==!0)throw new Error(`Invalid Option: info m\
ust be true, got ${JSON.stringify(options.info)}`);if(options.max_record_size===void 0||options.max_record_size===null||
options.max_record_size===!1)options.max_record_size=0;else if(!(Number.isInteger(options.max_record_size)&&options.max_record_size>=
0))if(typeof options.max_record_size=="string"&&/\d+/.test(options.max_record_size))options.max_record_size=parseInt(options.
max_record_size);else throw new Error(`Invalid Option: max_record_size must be a positive integer, got ${JSON.stringify(
options.max_record_size)}`);if(options.objname===void 0||options.objname===null||options.objname===!1)options.objname=void 0;else if(Buffer.
isBuffer(options.objname)){if(options.objname.length===0)throw new Error("Invalid Option: objname must be a non empty bu\
ffer");options.encoding===null||(options.objname=options.objname.toString(options.encoding))}else if(typeof options.objname==
"string"){if(options.objname.length===0)throw new Error("Invalid Option: objname must be a non empty string")}else if(typeof options.
objname!="number")throw new Error(`Invalid Option: objname must be a string or a buffer, got ${options.objname}`);if(options.
objname!==void 0){if(typeof options.objname=="number"){if(options.columns!==!1)throw Error("Invalid Option: objname inde\
x cannot be combined with columns or be defined as a field")}else if(options.columns===!1)throw Error("Invalid Option: o\
bjname field must be combined with columns or be defined as an index")}if(options.on_record===void 0||options.on_record===
null)options.on_record=void 0;else if(typeof options.on_record!="function")throw new CsvError("CSV_INVALID_OPTION_ON_REC\
ORD",["Invalid option `on_record`:","expect a function,",`got ${JSON.stringify(options.on_record)}`],options);if(options.
on_skip!==void 0&&options.on_skip!==null&&typeof options.on_skip!="function")throw new Error(`Invalid Option: on_skip mu\
st be a function, got ${JSON.stringify(options.on_skip)}`);if(options.quote===null||options.quote===!1||options.quote===
"")options.quote=null;else if(options.quote===void 0||options.quote===!0?options.quote=Buffer.from('"',options.encoding):
typeof options.quote=="string"&&(options.quote=Buffer.from(options.quote,options.encoding)),!Buffer.isBuffer(options.quote))
throw new Error(`Invalid Option: quote must be a buffer or a string, got ${JSON.stringify(options.quote)}`);if(options.raw===
void 0||options.raw===null||options.raw===!1)options.raw=!1;else if(options.raw!==!0)throw new Error(`Invalid Option: ra\
w must be true, got ${JSON.stringify(options.raw)}`);if(options.record_delimiter===void 0)options.record_delimiter=[];else if(typeof options.
record_delimiter=="string"||Buffer.isBuffer(options.record_delimiter)){if(options.record_delimiter.length===0)throw new CsvError(
"CSV_INVALID_OPTION_RECORD_DELIMITER",["Invalid option `record_delimiter`:","value must be a non empty string or buffer,",
`got ${JSON.stringify(options.record_delimiter)}`],options);options.record_delimiter=[options.record_delimiter]}else if(!Array.
isArray(options.record_delimiter))throw new CsvError("CSV_INVALID_OPTION_RECORD_DELIMITER",["Invalid option `record_deli\
miter`:","value must be a string, a buffer or array of string|buffer,",`got ${JSON.stringify(options.record_delimiter)}`],
options);if(options.record_delimiter=options.record_delimiter.map(function(rd,i){if(typeof rd!="string"&&!Buffer.isBuffer(
rd))throw new CsvError("CSV_INVALID_OPTION_RECORD_DELIMITER",["Invalid option `record_delimiter`:","value must be a stri\
ng, a buffer or array of string|buffer",`at index ${i},`,`got ${JSON.stringify(rd)}`],options);if(rd.length===0)throw new CsvError(
"CSV_INVALID_OPTION_RECORD_DELIMITER",["Invalid option `record_delimiter`:","value must be a non empty string or buffer",
`at index ${i},`,`got ${JSON.stringify(rd)}`],options);return typeof rd=="string"&&(rd=Buffer.from(rd,options.encoding)),
rd}),typeof options.relax_column_count!="boolean")if(options.relax_column_count===void 0||options.relax_column_count===null)
options.relax_column_count=!1;else throw new Error(`Invalid Option: relax_column_count must be a boolean, got ${JSON.stringify(
options.relax_column_count)}`);if(typeof options.relax_column_count_less!="boolean")if(options.relax_column_count_less===
void 0||options.relax_column_count_less===null)options.relax_column_count_less=!1;else throw new Error(`Invalid Option: \
relax_column_count_less must be a boolean, got ${JSON.stringify(options.relax_column_count_less)}`);if(typeof options.relax_column_count_more!=
"boolean")if(options.relax_column_count_more===void 0||options.relax_column_count_more===null)options.relax_column_count_more=
!1;else throw new Error(`Invalid Option: relax_column_count_more must be a boolean, got ${JSON.stringify(options.relax_column_count_more)}`);
if(typeof options.relax_quotes!="boolean")if(options.relax_quotes===void 0||options.relax_quotes===null)options.relax_quotes=
!1;else throw new Error(`Invalid Option: relax_quotes must be a boolean, got ${JSON.stringify(options.relax_quotes)}`);if(typeof options.
skip_empty_lines!="boolean")if(options.skip_empty_lines===void 0||options.skip_empty_lines===null)options.skip_empty_lines=
!1;else throw new Error(`Invalid Option: skip_empty_lines must be a boolean, got ${JSON.stringify(options.skip_empty_lines)}`);
if(typeof options.skip_records_with_empty_values!="boolean")if(options.skip_records_with_empty_values===void 0||options.
skip_records_with_empty_values===null)options.skip_records_with_empty_values=!1;else throw new Error(`Invalid Option: sk\
ip_records_with_empty_values must be a boolean, got ${JSON.stringify(options.skip_records_with_empty_values)}`);if(typeof options.
skip_records_with_error!="boolean")if(options.skip_records_with_error===void 0||options.skip_records_with_error===null)options.
skip_records_with_error=!1;else throw new Error(`Invalid Option: skip_records_with_error must be a boolean, got ${JSON.stringify(
options.skip_records_with_error)}`);if(options.rtrim===void 0||options.rtrim===null||options.rtrim===!1)options.rtrim=!1;else if(options.
rtrim!==!0)throw new Error(`Invalid Option: rtrim must be a boolean, got ${JSON.stringify(options.rtrim)}`);if(options.ltrim===
void 0||options.ltrim===null||options.ltrim===!1)options.ltrim=!1;else if(options.ltrim!==!0)throw new Error(`Invalid Op\
tion: ltrim must be a boolean, got ${JSON.stringify(options.ltrim)}`);if(options.trim===void 0||options.trim===null||options.
trim===!1)options.trim=!1;else if(options.trim!==!0)throw new Error(`Invalid Option: trim must be a boolean, got ${JSON.
stringify(options.trim)}`);if(options.trim===!0&&opts.ltrim!==!1?options.ltrim=!0:options.ltrim!==!0&&(options.ltrim=!1),
options.trim===!0&&opts.rtrim!==!1?options.rtrim=!0:options.rtrim!==!0&&(options.rtrim=!1),options.to===void 0||options.
to===null)options.to=-1;else if(options.to!==-1)if(typeof options.to=="string"&&/\d+/.test(options.to)&&(options.to=parseInt(
options.to)),Number.isInteger(options.to)){if(options.to<=0)throw new Error(`Invalid Option: to must be a positive integ\
er greater than 0, got ${JSON.stringify(opts.to)}`)}else throw new Error(`Invalid Option: to must be an integer, got ${JSON.
stringify(opts.to)}`);if(options.to_line===void 0||options.to_line===null)options.to_line=-1;else if(options.to_line!==-1)
if(typeof options.to_line=="string"&&/\d+/.test(options.to_line)&&(options.to_line=parseInt(options.to_line)),Number.isInteger(
options.to_line)){if(options.to_line<=0)throw new Error(`Invalid Option: to_line must be a positive integer greater than\
 0, got ${JSON.stringify(opts.to_line)}`)}else throw new Error(`Invalid Option: to_line must be an integer, got ${JSON.stringify(
opts.to_line)}`);return options};var delimiter_discover=function(records,options){options||({delimiter_auto:options}=normalize_options({delimiter_auto:!0})),
typeof records=="string"&&(records=Buffer.from(records)),Buffer.isBuffer(records)&&(records=(data=>{let records2=[],parser=transform(
{delimiter:[]}),push=record=>records2.push(record),close=()=>{},error=parser.parse(data,!0,push,close);if(error!==void 0)
throw error;return records2})(records));let info=Array(127).fill().map(()=>({lines:[]}));records.map(([record],line)=>{for(let i=0,
l=record.length;i<l;i++){let code=record.charCodeAt(i);info[code].lines[line]===void 0&&(info[code].lines[line]=0),info[code].
lines[line]++}}),info.map((info2,i)=>{info2.char_code=i,info2.std=std(info2.lines),info2.total=info2.lines.reduce((acc,val)=>acc+
val,0),info2.preferred=!!options.preferred[i],info2.score=options.score(info2,options)});let result=info.reduce((acc,info2)=>acc.
score>info2.score?acc:info2,{});return String.fromCharCode(result.char_code)},std=function(array2){let n=array2.length;if(n===
0)return 0;let mean=array2.reduce((a,b)=>a+b)/n;return Math.sqrt(array2.map(x=>Math.pow(x-mean,2)).reduce((a,b)=>a+b)/n)};var isRecordEmpty=function(record){return record.every(field=>field==null||field.toString&&field.toString().trim()==="")},
cr=13,nl=10,boms={utf8:Buffer.from([239,187,191]),utf16le:Buffer.from([255,254])},transform=function(original_options={}){
let info={bytes:0,bytes_records:0,comment_lines:0,empty_lines:0,invalid_field_length:0,lines:1,records:0},options=normalize_options(
original_options);return{info,original_options,options,state:init_state(options),__needMoreData:function(i,bufLen,end){if(end)
return!1;let{encoding,escape,quote}=this.options,{quoting,needMoreDataSize,recordDelimiterMaxLength}=this.state,numOfCharLeft=bufLen-
i-1,requiredLength=Math.max(needMoreDataSize,recordDelimiterMaxLength===0?Buffer.from(`\r
`,encoding).length:recordDelimiterMaxLength,quoting?(escape===null?0:escape.length)+quote.length:0,quoting?quote.length+
recordDelimiterMaxLength:0);return numOfCharLeft<requiredLength},parse:function(nextBuf,end,push,close){let{bom,comment_no_infix,
delimiter_auto,encoding,from_line,ltrim,max_record_size,raw,relax_quotes,rtrim,skip_empty_lines,to,to_line}=this.options,
{comment,escape,quote,record_delimiter}=this.options,{bomSkipped,delimiterDiscovered,delimiterBufPrevious,rawBuffer,escapeIsQuote}=this.
state;if(!delimiterDiscovered&&delimiter_auto){let delimiterBuf;if(delimiterBufPrevious===void 0?delimiterBuf=nextBuf:delimiterBufPrevious!==
void 0&&nextBuf===void 0?delimiterBuf=delimiterBufPrevious:delimiterBuf=Buffer.concat([delimiterBufPrevious,nextBuf]),nextBuf=
void 0,end||delimiterBuf.length>delimiter_auto.size)this.options.delimiter=[Buffer.from(delimiter_discover(delimiterBuf,
this.options.delimiter_auto))],this.state.previousBuf=delimiterBuf,this.state.delimiterBufPrevious=void 0,this.state.delimiterDiscovered=
!0;else{this.state.delimiterBufPrevious=delimiterBuf;return}}let{previousBuf}=this.state,buf;if(previousBuf===void 0)if(nextBuf===
void 0){close();return}else buf=nextBuf;else previousBuf!==void 0&&nextBuf===void 0?buf=previousBuf:buf=Buffer.concat([previousBuf,
nextBuf]);if(bomSkipped===!1)if(bom===!1)this.state.bomSkipped=!0;else if(buf.length<3){if(end===!1){this.state.previousBuf=
buf;return}}else{for(let encoding2 in boms)if(boms[encoding2].compare(buf,0,boms[encoding2].length)===0){let bomLength=boms[encoding2].
length;this.state.bufBytesStart+=bomLength,buf=buf.slice(bomLength);let options2=normalize_options({...this.original_options,
encoding:encoding2});for(let key in options2)this.options[key]=options2[key];({comment,escape,quote}=this.options);break}
this.state.bomSkipped=!0}let bufLen=buf.length,pos;for(pos=0;pos<bufLen&&!this.__needMoreData(pos,bufLen,end);pos++){if(this.
state.wasRowDelimiter===!0&&(this.info.lines++,this.state.wasRowDelimiter=!1),to_line!==-1&&this.info.lines>to_line){this.
state.stop=!0,close();return}this.state.quoting===!1&&record_delimiter.length===0&&this.__autoDiscoverRecordDelimiter(buf,
pos)&&(record_delimiter=this.options.record_delimiter);let chr=buf[pos];if(raw===!0&&rawBuffer.append(chr),(chr===cr||chr===
nl)&&this.state.wasRowDelimiter===!1&&(this.state.wasRowDelimiter=!0),this.state.escaping===!0)this.state.escaping=!1;else{
if(escape!==null&&this.state.quoting===!0&&this.__isEscape(buf,pos,chr)&&pos+escape.length<bufLen)if(escapeIsQuote){if(this.
__isQuote(buf,pos+escape.length)){this.state.escaping=!0,pos+=escape.length-1;continue}}else{this.state.escaping=!0,pos+=
escape.length-1;continue}if(this.state.commenting===!1&&this.__isQuote(buf,pos))if(this.state.quoting===!0){let nextChr=buf[pos+
quote.length],isNextChrTrimable=rtrim&&this.__isCharTrimable(buf,pos+quote.length),isNextChrComment=comment!==null&&this.
__compareBytes(comment,buf,pos+quote.length,nextChr),isNextChrDelimiter=this.__isDelimiter(buf,pos+quote.length,nextChr),
isNextChrRecordDelimiter=record_delimiter.length===0?this.__autoDiscoverRecordDelimiter(buf,pos+quote.length):this.__isRecordDelimiter(
nextChr,buf,pos+quote.length);if(escape!==null&&this.__isEscape(buf,pos,chr)&&this.__isQuote(buf,pos+escape.length))pos+=
escape.length-1;else if(!nextChr||isNextChrDelimiter||isNextChrRecordDelimiter||isNextChrComment||isNextChrTrimable){this.
state.quoting=!1,this.state.wasQuoting=!0,pos+=quote.length-1;continue}else if(relax_quotes===!1){let err=this.__error(new CsvError(
"CSV_INVALID_CLOSING_QUOTE",["Invalid Closing Quote:",`got "${String.fromCharCode(nextChr)}"`,`at line ${this.info.lines}`,
"instead of delimiter, record delimiter, trimable character","(if activated) or comment"],this.options,this.__infoField()));
if(err!==void 0)return err}else this.state.quoting=!1,this.state.wasQuoting=!0,this.state.field.prepend(quote),pos+=quote.
length-1}else if(this.state.field.length!==0){if(relax_quotes===!1){let info2=this.__infoField(),bom2=Object.keys(boms).
map(b=>boms[b].equals(this.state.field.toString())?b:!1).filter(Boolean)[0],err=this.__error(new CsvError("INVALID_OPENI\
NG_QUOTE",["Invalid Opening Quote:",`a quote is found on field ${JSON.stringify(info2.column)} at line ${info2.lines}, v\
alue is ${JSON.stringify(this.state.field.toString(encoding))}`,bom2?`(${bom2} bom)`:void 0],this.options,info2,{field:this.
state.field}));if(err!==void 0)return err}}else{this.state.quoting=!0,pos+=quote.length-1;continue}if(this.state.quoting===
!1){let recordDelimiterLength=this.__isRecordDelimiter(chr,buf,pos);if(recordDelimiterLength!==0){if(this.state.commenting&&
this.state.wasQuoting===!1&&this.state.record.length===0&&this.state.field.length===0)this.info.comment_lines++;else{if(this.
state.enabled===!1&&this.info.lines+(this.state.wasRowDelimiter===!0?1:0)>=from_line){this.state.enabled=!0,this.__resetField(),
this.__resetRecord(),pos+=recordDelimiterLength-1;continue}if(skip_empty_lines===!0&&this.state.wasQuoting===!1&&this.state.
record.length===0&&this.state.field.length===0){this.info.empty_lines++,pos+=recordDelimiterLength-1;continue}this.info.
bytes=this.state.bufBytesStart+pos;let errField=this.__onField();if(errField!==void 0)return errField;this.info.bytes=this.
state.bufBytesStart+pos+recordDelimiterLength;let errRecord=this.__onRecord(push);if(errRecord!==void 0)return errRecord;
if(to!==-1&&this.info.records>=to){this.state.stop=!0,close();return}}this.state.commenting=!1,pos+=recordDelimiterLength-
1;continue}if(this.state.commenting)continue;if(comment!==null&&(comment_no_infix===!1||this.state.record.length===0&&this.
state.field.length===0)&&this.__compareBytes(comment,buf,pos,chr)!==0){this.state.commenting=!0;continue}let delimiterLength=this.
__isDelimiter(buf,pos,chr);if(delimiterLength!==0){this.info.bytes=this.state.bufBytesStart+pos;let errField=this.__onField();
if(errField!==void 0)return errField;pos+=delimiterLength-1;continue}}}if(this.state.commenting===!1&&max_record_size!==
0&&this.state.record_length+this.state.field.length>max_record_size)return this.__error(new CsvError("CSV_MAX_RECORD_SIZ\
E",["Max Record Size:","record exceed the maximum number of tolerated bytes",`of ${max_record_size}`,`at line ${this.info.
lines}`],this.options,this.__infoField()));let lappend=ltrim===!1||this.state.quoting===!0||this.state.field.length!==0||
!this.__isCharTrimable(buf,pos),rappend=rtrim===!1||this.state.wasQuoting===!1;if(lappend===!0&&rappend===!0)this.state.
field.append(chr);else{if(rtrim===!0&&!this.__isCharTrimable(buf,pos))return this.__error(new CsvError("CSV_NON_TRIMABLE\
_CHAR_AFTER_CLOSING_QUOTE",["Invalid Closing Quote:","found non trimable byte after quote",`at line ${this.info.lines}`],
this.options,this.__infoField()));lappend===!1&&(pos+=this.__isCharTrimable(buf,pos)-1);continue}}if(end===!0)if(this.state.
quoting===!0){let err=this.__error(new CsvError("CSV_QUOTE_NOT_CLOSED",["Quote Not Closed:",`the parsing is finished wit\
h an opening quote at line ${this.info.lines}`],this.options,this.__infoField()));if(err!==void 0)return err}else if(this.
state.wasQuoting===!0||this.state.record.length!==0||this.state.field.length!==0){this.info.bytes=this.state.bufBytesStart+
pos;let errField=this.__onField();if(errField!==void 0)return errField;let errRecord=this.__onRecord(push);if(errRecord!==
void 0)return errRecord}else this.state.wasRowDelimiter===!0?this.info.empty_lines++:this.state.commenting===!0&&this.info.
comment_lines++;else this.state.bufBytesStart+=pos,this.state.previousBuf=buf.slice(pos);this.state.wasRowDelimiter===!0&&
(this.info.lines++,this.state.wasRowDelimiter=!1)},__onRecord:function(push){let{columns:columns2,group_columns_by_name,
encoding,info:info2,from,relax_column_count,relax_column_count_less,relax_column_count_more,raw,skip_records_with_empty_values}=this.
options,{enabled,record}=this.state;if(enabled===!1)return this.__resetRecord();let recordLength=record.length;if(columns2===
!0){if(skip_records_with_empty_values===!0&&isRecordEmpty(record)){this.__resetRecord();return}return this.__firstLineToColumns(
record)}if(columns2===!1&&this.info.records===0&&(this.state.expectedRecordLength=recordLength),recordLength!==this.state.
expectedRecordLength){let err=columns2===!1?new CsvError("CSV_RECORD_INCONSISTENT_FIELDS_LENGTH",["Invalid Record Length\
:",`expect ${this.state.expectedRecordLength},`,`got ${recordLength} on line ${this.info.lines}`],this.options,this.__infoField(),
{record}):new CsvError("CSV_RECORD_INCONSISTENT_COLUMNS",["Invalid Record Length:",`columns length is ${columns2.length}\
,`,`got ${recordLength} on line ${this.info.lines}`],this.options,this.__infoField(),{record});if(relax_column_count===!0||
relax_column_count_less===!0&&recordLength<this.state.expectedRecordLength||relax_column_count_more===!0&&recordLength>this.
state.expectedRecordLength)this.info.invalid_field_length++,this.state.error=err;else{let finalErr=this.__error(err);if(finalErr)
return finalErr}}if(skip_records_with_empty_values===!0&&isRecordEmpty(record)){this.__resetRecord();return}if(this.state.
recordHasError===!0){this.__resetRecord(),this.state.recordHasError=!1;return}if(this.info.records++,from===1||this.info.
records>=from){let{objname}=this.options;if(columns2!==!1){let obj={};for(let i=0,l=record.length;i<l;i++)columns2[i]===
void 0||columns2[i].disabled||(group_columns_by_name===!0&&Object.hasOwn(obj,columns2[i].name)?Array.isArray(obj[columns2[i].
name])?obj[columns2[i].name]=obj[columns2[i].name].concat(record[i]):obj[columns2[i].name]=[obj[columns2[i].name],record[i]]:
Object.defineProperty(obj,columns2[i].name,{value:record[i],enumerable:!0,writable:!0,configurable:!0}));if(raw===!0||info2===
!0){let extRecord=Object.assign({record:obj},raw===!0?{raw:this.state.rawBuffer.toString(encoding)}:{},info2===!0?{info:this.
__infoRecord()}:{}),err=this.__push(objname===void 0?extRecord:[obj[objname],extRecord],push);if(err)return err}else{let err=this.
__push(objname===void 0?obj:[obj[objname],obj],push);if(err)return err}}else if(raw===!0||info2===!0){let extRecord=Object.
assign({record},raw===!0?{raw:this.state.rawBuffer.toString(encoding)}:{},info2===!0?{info:this.__infoRecord()}:{}),err=this.
__push(objname===void 0?extRecord:[record[objname],extRecord],push);if(err)return err}else{let err=this.__push(objname===
void 0?record:[record[objname],record],push);if(err)return err}}this.__resetRecord()},__firstLineToColumns:function(record){
let{firstLineToHeaders}=this.state;try{let headers=firstLineToHeaders===void 0?record:firstLineToHeaders.call(null,record);
if(!Array.isArray(headers))return this.__error(new CsvError("CSV_INVALID_COLUMN_MAPPING",["Invalid Column Mapping:","exp\
ect an array from column function,",`got ${JSON.stringify(headers)}`],this.options,this.__infoField(),{headers}));let normalizedHeaders=normalize_columns_array(
headers);this.state.expectedRecordLength=normalizedHeaders.length,this.options.columns=normalizedHeaders,this.__resetRecord();
return}catch(err){return err}},__resetRecord:function(){this.options.raw===!0&&this.state.rawBuffer.reset(),this.state.error=
void 0,this.state.record=[],this.state.record_length=0},__onField:function(){let{cast,encoding,rtrim,max_record_size}=this.
options,{enabled,wasQuoting}=this.state;if(enabled===!1)return this.__resetField();let field=this.state.field.toString(encoding);
if(rtrim===!0&&wasQuoting===!1&&(field=field.trimRight()),cast===!0){let[err,f]=this.__cast(field);if(err!==void 0)return err;
field=f}this.state.record.push(field),max_record_size!==0&&typeof field=="string"&&(this.state.record_length+=field.length),
this.__resetField()},__resetField:function(){this.state.field.reset(),this.state.wasQuoting=!1},__push:function(record,push){
let{on_record}=this.options;if(on_record!==void 0){let info2=this.__infoRecord();try{record=on_record.call(null,record,info2)}catch(err){
return err}if(record==null)return}this.info.bytes_records+=this.info.bytes,push(record)},__cast:function(field){let{columns:columns2,
relax_column_count}=this.options;if(Array.isArray(columns2)===!0&&relax_column_count&&this.options.columns.length<=this.
state.record.length)return[void 0,void 0];if(this.state.castField!==null)try{let info2=this.__infoField();return[void 0,
this.state.castField.call(null,field,info2)]}catch(err){return[err]}if(this.__isFloat(field))return[void 0,parseFloat(field)];
if(this.options.cast_date!==!1){let info2=this.__infoField();return[void 0,this.options.cast_date.call(null,field,info2)]}
return[void 0,field]},__compareBytes:function(sourceBuf,targetBuf,targetPos,firstByte){if(sourceBuf[0]!==firstByte)return 0;
let sourceLength=sourceBuf.length;for(let i=1;i<sourceLength;i++)if(sourceBuf[i]!==targetBuf[targetPos+i])return 0;return sourceLength},
__isCharTrimable:function(buf,pos){let{timchars,timcharFirstBytes}=this.state,first=buf[pos];if(first===void 0||timcharFirstBytes[first]===
0)return 0;loop1:for(let i=0;i<timchars.length;i++){let timchar=timchars[i];for(let j=0;j<timchar.length;j++)if(timchar[j]!==
buf[pos+j])continue loop1;return timchar.length}return 0},__isDelimiter:function(buf,pos,chr){let{delimiter:delimiter3,ignore_last_delimiters}=this.
options;if(ignore_last_delimiters===!0&&this.state.record.length===this.options.columns.length-1)return 0;if(ignore_last_delimiters!==
!1&&typeof ignore_last_delimiters=="number"&&this.state.record.length===ignore_last_delimiters-1)return 0;loop1:for(let i=0;i<
delimiter3.length;i++){let del=delimiter3[i];if(del[0]===chr){for(let j=1;j<del.length;j++)if(del[j]!==buf[pos+j])continue loop1;
return del.length}}return 0},__isEscape:function(buf,pos,chr){let{escape}=this.options;if(escape===null)return!1;let l=escape.
length;if(escape[0]===chr){for(let i=0;i<l;i++)if(escape[i]!==buf[pos+i])return!1;return!0}return!1},__isFloat:function(value){
return value-parseFloat(value)+1>=0},__isQuote:function(buf,pos){let{quote}=this.options;if(quote===null)return!1;let l=quote.
length;for(let i=0;i<l;i++)if(quote[i]!==buf[pos+i])return!1;return!0},__isRecordDelimiter:function(chr,buf,pos){let{record_delimiter}=this.
options,recordDelimiterLength=record_delimiter.length;loop1:for(let i=0;i<recordDelimiterLength;i++){let rd=record_delimiter[i],
rdLength=rd.length;if(rd[0]===chr){for(let j=1;j<rdLength;j++)if(rd[j]!==buf[pos+j])continue loop1;return rd.length}}return 0},
__autoDiscoverRecordDelimiter:function(buf,pos){let{encoding}=this.options,rds=[Buffer.from(`\r
`,encoding),Buffer.from(`
`,encoding),Buffer.from("\r",encoding)];loop:for(let i=0;i<rds.length;i++){let l=rds[i].length;for(let j=0;j<l;j++)if(rds[i][j]!==
buf[pos+j])continue loop;return this.options.record_delimiter.push(rds[i]),this.state.recordDelimiterMaxLength=rds[i].length,
rds[i].length}return 0},__error:function(msg){let{encoding,raw,skip_records_with_error}=this.options,err=typeof msg=="st\
ring"?new Error(msg):msg;if(skip_records_with_error){if(this.state.recordHasError=!0,this.options.on_skip!==void 0)try{this.
options.on_skip(err,raw?this.state.rawBuffer.toString(encoding):void 0)}catch(err2){return err2}return}else return err},
__infoDataSet:function(){return{...this.info,columns:this.options.columns}},__infoRecord:function(){let{columns:columns2,
raw,encoding}=this.options;return{...this.__infoDataSet(),bytes_records:this.info.bytes,error:this.state.error,header:columns2===
!0,index:this.state.record.length,raw:raw?this.state.rawBuffer.toString(encoding):void 0}},__infoField:function(){let{columns:columns2}=this.
options,isColumns=Array.isArray(columns2),bytes_records=this.info.bytes_records;return{...this.__infoRecord(),bytes_records,
column:isColumns===!0?columns2.length>this.state.record.length?columns2[this.state.record.length].name:null:this.state.record.
length,quoting:this.state.wasQuoting}}}};var parse=function(data,opts={}){typeof data=="string"&&(data=Buffer.from(data));let records=opts&&opts.objname?Object.create(
null):[],parser=transform(opts),push=record=>{parser.options.objname===void 0?records.push(record):records[record[0]]=record[1]},
close=()=>{},error=parser.parse(data,!0,push,close);if(error!==void 0)throw error;return records};function readTable(text3,file,layout,fits){let records=readRecords(text3,file),start2=records.findIndex(({cells})=>columnsOf2(
cells,layout.columns)!==null),header=records[start2],indices=header===void 0?null:columnsOf2(header.cells,layout.columns);
if(header===void 0||indices===null)throw withoutHeader(records,file,layout);let rows=[],bad=[],notes=[],textAt=layout.text.
map(key=>indices.get(key)??-1);for(let{cells,line}of records.slice(start2+1)){if(cells.length===1){notes.push(`${file}, \
line ${String(line)}: text between the rows: ${JSON.stringify((cells[0]??"").slice(0,80))}`);continue}let candidates=cutCells(
cells,header.cells.length,textAt).map(cut=>({line,cells:new Map([...indices].map(([key,index])=>[key,cut[index]??""]))})),
row=candidates.find(fits)??candidates[0];row===void 0?bad.push({line,why:`${String(cells.length)} cells, the header has ${String(
header.cells.length)}`}):rows.push(row)}return{headers:new Map([...indices].map(([key,index])=>[key,header.cells[index]??
""])),rows,bad,notes}}function readRecords(text3,file){try{let records=parse(text3,{bom:!0,relaxColumnCount:!0,relaxQuotes:!0,
skipEmptyLines:!0,info:!0});return Array.isArray(records)?records.map(entry=>readRecord(entry)):[]}catch(error){throw new ParseError(
{what:"The summary of nsys stats is not CSV.",where:file,why:errorMessage(error),help:"Run nsys stats again with --forma\
t csv.",id:"csv-damaged",cause:error})}}function readRecord(entry){if(typeof entry!="object"||entry===null||!("record"in
entry)||!("info"in entry))throw new TypeError("csv-parse gave no record");let{record,info}=entry,line=typeof info=="obje\
ct"&&info!==null&&"lines"in info?Number(info.lines):NaN;if(!Array.isArray(record))throw new TypeError("csv-parse gave no\
 array");return{cells:record.map(cell=>String(cell)),line}}function plainHeader(header){return header.replace(/\([^()]*\)\s*$/,
"").trim().replaceAll(/\s+/g," ").toLowerCase()}function columnsOf2(cells,columns2){let plain=cells.map(plainHeader),indices=new Map;
for(let{key,names:names2}of columns2){let index=names2.map(name=>plain.indexOf(name)).find(at=>at>=0);if(index===void 0)
return null;indices.set(key,index)}return indices}function cutCells(cells,width,textAt){let extra=cells.length-width;if(extra<
0)return[];if(extra===0)return[[...cells]];let[first=-1,second]=[...textAt].sort((one,other)=>one-other);return second===
void 0?[joinAt(cells,first,extra)]:Array.from({length:extra+1},(_,inFirst)=>joinAt(joinAt(cells,first,inFirst),second,extra-
inFirst))}function joinAt(cells,index,extra){let joined=cells.slice(index,index+extra+1).join(",");return[...cells.slice(
0,index),extra===0?joined:unquote(joined),...cells.slice(index+extra+1)]}function unquote(text3){return text3.length>=2&&
text3.startsWith('"')&&text3.endsWith('"')?text3.slice(1,-1):text3}function withoutHeader(records,file,layout){let found=records[0]?.
cells.join(",");return new ParseError({what:"The summary of nsys stats has no header that we know.",where:file,why:`Expe\
cted the columns ${layout.columns.map(column2=>column2.names.join(" or ")).join(", ")}; ${found===void 0?"found nothing":
`the first line is ${JSON.stringify(found.slice(0,160))}`}.`,help:"Run nsys stats again with --format csv. If your nsys \
names the columns otherwise, report this with its version.",id:"csv-header"})}var exponents=new Map([["ns",0],["us",3],[
"\xB5s",3],["\u03BCs",3],["ms",6],["s",9],["sec",9]]);function timeExponent(header){let unit=/\(([^()]*)\)\s*$/.exec(header)?.[1]?.
trim();return unit===void 0?0:exponents.get(unit)??null}function parseCount(text3){return parseDecimal(text3,0)}function parseDecimal(text3,exponent){
let match=/^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/.exec(text3.trim());if(match===null)return null;let whole=(match[1]??"").
replaceAll(",",""),fraction=(match[2]??"").replace(/(?<!0)0+$/,"");if(fraction.length>exponent)return null;let value=Number(
whole+fraction.padEnd(exponent,"0"));return Number.isSafeInteger(value)?value:null}var totalColumn={key:"total",names:["total time"]},badLimit=.1,namedBadRows=3;function readSummary({text:text3,file,columns:columns2,
textColumns,readRow:readRow2}){refuseNonData(text3,file);let table2=readTable(text3,file,{columns:columns2,text:textColumns},
row=>columns2.every(({key})=>textColumns.includes(key)||/^[\w.,]*$/.test(row.cells.get(key)??""))),header=table2.headers.
get(totalColumn.key)??"",exponent=timeExponent(header);if(exponent===null)throw new ParseError({what:`The summary's time\
s are in a unit that we do not know: ${JSON.stringify(header)}.`,where:file,help:"Run nsys stats with --timeunit nsec.",
id:"csv-header"});let rows=[],bad=[...table2.bad];for(let row of table2.rows){let result=readRow2(row,{totalNs:parseDecimal(
row.cells.get(totalColumn.key)??"",exponent),count:key=>parseCount(row.cells.get(key)??"")});typeof result=="string"?bad.
push({line:row.line,why:result}):rows.push(result)}let messages=bad.map(({line,why})=>`${file}, line ${String(line)}: ${why}`);
if(bad.length>badLimit*(rows.length+bad.length))throw new ParseError({what:`${String(bad.length)} of ${String(rows.length+
bad.length)} rows of the summary cannot be read.`,where:file,why:[...messages.slice(0,namedBadRows),...messages.length>namedBadRows?
[`and ${String(messages.length-namedBadRows)} more`]:[]].join(`
`),help:"Run nsys stats again with --format csv and --force-export=true.",id:"csv-rows"});return{rows,warnings:[...table2.
notes,...messages]}}var nonData=[{pattern:/SKIPPED: .*/,id:"stats-skipped",what:"nsys stats had nothing to summarize.",help:"\
The capture holds no such data: check that the range launches kernels, and --cuda-graph-trace=node."},{pattern:/ERROR: Report .*/,
id:"stats-failed",what:"The report script of nsys stats failed.",help:"Run `nsys stats --help-reports`: it lists the rep\
orts that this nsys has. If the report is there, reinstall nsys."}];function refuseNonData(text3,file){if(text3.trim()===
"")throw new ParseError({what:"The summary of nsys stats is empty.",where:file,why:"nsys stats leaves an empty file both\
 where there is no data (its output says SKIPPED) and where its script failed (ERROR).",help:"See the output of nsys sta\
ts.",id:"stats-empty"});for(let{pattern,id,what,help}of nonData){let why=pattern.exec(text3)?.[0];if(why!==void 0&&!text3.
includes("Total Time"))throw new ParseError({what,where:file,why,help,id})}}function parseKernelSummary(text3,file){return readSummary(
{text:text3,file,columns:[totalColumn,{key:"instances",names:["instances","count"]},{key:"name",names:["name","kernel na\
me"]}],textColumns:["name"],readRow:(row,{totalNs,count})=>{let instances2=count("instances");return totalNs===null?`the\
 total time is not a number: ${JSON.stringify(row.cells.get("total"))}`:instances2===null?`the instances are not a numbe\
r: ${JSON.stringify(row.cells.get("instances"))}`:{name:row.cells.get("name")??"",instances:instances2,totalNs}}})}var styles=new Map(
[["PushPop","pushpop"],["StartEnd","startend"],["",null]]);function parseRangeKernelSummary(text3,file){return readSummary(
{text:text3,file,columns:[{key:"range",names:["nvtx range","range"]},{key:"style",names:["style"]},{key:"instances",names:[
"kern inst","kernel instances","instances"]},totalColumn,{key:"name",names:["kernel name","name"]}],textColumns:["range",
"name"],readRow:(row,{totalNs,count})=>{let styleText=row.cells.get("style")??"",style=styles.get(styleText),instances2=count(
"instances");return style===void 0?`the style is neither PushPop nor StartEnd: ${JSON.stringify(styleText)}`:totalNs===null?
`the total time is not a number: ${JSON.stringify(row.cells.get("total"))}`:instances2===null?`the kernel instances are \
not a number: ${JSON.stringify(row.cells.get("instances"))}`:{range:row.cells.get("range")??"",style,name:row.cells.get(
"name")??"",instances:instances2,totalNs}}})}import{statSync}from"node:fs";import{DatabaseSync}from"node:sqlite";var lockTimeoutMs=1e3,exportAgain="Export the report again: nsys export --type sqlite --force-overwrite true -o FILE.sql\
ite FILE.nsys-rep",sqliteFailures=[{code:5,id:"sqlite-locked",why:"Another process holds a lock on it.",help:"Wait until\
 nsys export has finished, then try again."},{code:6,id:"sqlite-locked",why:"A table in it is locked.",help:"Wait until \
nsys export has finished, then try again."},{code:8,id:"sqlite-unfinished",why:"An interrupted write left a journal besi\
de it.",help:exportAgain},{code:10,id:"sqlite-unreadable",why:"Reading it from the disk failed.",help:`Check the disk. ${exportAgain}`},
{code:11,id:"sqlite-damaged",why:"It is damaged or cut off.",help:exportAgain},{code:14,id:"sqlite-unreadable",why:"It c\
annot be opened.",help:"Check that the file exists and may be read."},{code:26,id:"sqlite-not-a-database",why:"It is not\
 an SQLite database.",help:`Give the .sqlite file that nsys made. ${exportAgain}`}];function openExport(path){checkFile(
path);let database=attempt(path,()=>new DatabaseSync(path,{readOnly:!0,timeout:lockTimeoutMs}));try{attempt(path,()=>database.
exec("BEGIN"));let tables=new Set(attempt(path,()=>database.prepare("SELECT name FROM sqlite_schema WHERE type IN ('tabl\
e', 'view')").all()).map(row=>String(row.name)));for(let needed2 of["META_DATA_EXPORT","StringIds"])if(!tables.has(needed2))
throw notAnExport(path,needed2,tables.size);return{path,database,tables,[Symbol.dispose]:()=>database.close()}}catch(error){
throw database.close(),error}}function attempt(path,operation){try{return operation()}catch(error){throw isSqliteError(error)?
describeFailure(path,error):error}}function checkFile(path){let size;try{let stats=statSync(path);if(!stats.isFile())throw new ParseError(
{what:"This is not a file.",where:path,help:"Give the .sqlite file itself.",id:"sqlite-unreadable"});size=stats.size}catch(error){
if(error instanceof ParseError)throw error;let why=errorMessage(error);throw new ParseError({what:"The SQLite export can\
not be read.",where:path,why,help:"Check the path.",id:"sqlite-unreadable",cause:error})}if(size===0)throw new ParseError(
{what:"The SQLite export is empty (0 bytes).",where:path,why:"The export failed or the disk was full.",help:exportAgain,
id:"sqlite-empty"})}function notAnExport(path,table2,tables){return new ParseError({what:"This SQLite database is not an\
 export of Nsight Systems.",where:path,why:tables===0?"It has no tables.":`It has no table ${table2}, which every export\
 has.`,help:exportAgain,id:"sqlite-not-nsys"})}function isSqliteError(error){return typeof error=="object"&&error!==null&&
"errcode"in error&&typeof error.errcode=="number"&&"message"in error}function describeFailure(path,error){let known3=sqliteFailures.
find(failure2=>failure2.code===(error.errcode&255));return new ParseError({what:"The SQLite export cannot be read.",where:path,
why:`${known3===void 0?"":`${known3.why} `}SQLite says: ${error.message} (${String(error.errcode)}).`,help:known3?.help??
exportAgain,id:known3?.id??"sqlite-unreadable",cause:error})}function isTooLarge(error){return typeof error=="object"&&error!==
null&&"code"in error&&error.code==="ERR_OUT_OF_RANGE"}function openTable(file,shape5){let table2=openUnchecked(file,shape5);return table2?.checkCells(),table2}function openUnchecked(file,shape5){
if(!file.tables.has(shape5.table))return null;let present=new Set(attempt(file.path,()=>file.database.prepare(`SELECT na\
me FROM pragma_table_info('${shape5.table}')`).all()).map(row=>String(row.name))),missing=Object.keys(shape5.required).filter(
name=>!present.has(name));if(missing.length>0)throw new ParseError({what:`The export lacks ${missing.length===1?"a colum\
n":"columns"} that we need: ${missing.join(", ")}.`,where:`${file.path}, table ${shape5.table}`,why:"This version of Nsi\
ght Systems writes another schema, or the file is damaged.",help:"Export the report with nsys 2023.4 or newer, or report\
 this with your nsys version.",id:"sqlite-schema"});let types2=new Map;for(let[name,type]of Object.entries({...shape5.required,
...shape5.optional}))type!==void 0&&present.has(name)&&types2.set(name,type);return{name:shape5.table,checkCells:()=>{checkCells(
file,shape5.table,types2)},column:(alias,name)=>present.has(name)?`${alias}."${name}"`:"NULL",has:name=>present.has(name)}}
function checkCells(file,table2,types2){let wrong=[...types2].map(([name,type])=>`${wrongCell(name,type)}`);if(wrong.length===
0)return;let bad=attempt(file.path,()=>file.database.prepare(`SELECT rowid AS "row" FROM "${table2}" WHERE ${wrong.join(
" OR ")} LIMIT 1`).get());if(bad===void 0)return;let row=Number(bad.row);for(let[name,type]of types2){let found=attempt(
file.path,()=>file.database.prepare(`SELECT typeof("${name}") AS "type", quote("${name}") AS "value" FROM "${table2}" WH\
ERE rowid = ? AND ${wrongCell(name,type)}`).get(row));if(found!==void 0)throw badCell(file.path,table2,row,name,type,`${String(
found.type)} ${String(found.value).slice(0,80)}`)}}function wrongCell(name,type){let plain=type.replace("?","");return type.
endsWith("?")?`typeof("${name}") NOT IN ('${plain}', 'null')`:`typeof("${name}") <> '${plain}'`}function badCell(path,table2,row,column2,expected,found){
return new ParseError({what:`A cell of the export is not what its format promises: expected ${expected}, found ${found}.`,
where:`${path}, table ${table2}, row ${String(row)}, column ${column2}`,help:"Export the report again with --force-overw\
rite true; if that does not help, the report is damaged: capture again.",id:"sqlite-cell"})}function forEachRow(file,query,visit){
let sql=`SELECT ${[...query.columns.map(([name,sql2])=>`${sql2} AS "${name}"`),`${query.rowid} AS "row"`].join(", ")} ${query.
from}`;attempt(file.path,()=>{let statement=file.database.prepare(sql);statement.setReturnArrays(!0);let rows=statement.
iterate({...query.parameters})[Symbol.iterator]();for(;;){let next=nextRow(file,query,sql,rows);if(next.done===!0)return;
let cells=next.value;if(!Array.isArray(cells))throw new TypeError("node:sqlite did not return arrays");let rowid=cells.pop();
if(typeof rowid!="number")throw new TypeError("node:sqlite did not return a row number");if(!isRow(cells,query.columns))
throw explain(file,query,cells,rowid);visit(cells,rowid)}})}function allRows(file,query){let rows=[];return forEachRow(file,
query,cells=>rows.push(cells)),rows}function nextRow(file,query,sql,rows){try{return rows.next()}catch(error){if(!isTooLarge(
error))throw error;let statement=file.database.prepare(sql);statement.setReadBigInts(!0);for(let row of statement.iterate(
{...query.parameters}))for(let[name,,type]of query.columns){let value=row[name];if(!(typeof value!="bigint"||value>=BigInt(
Number.MIN_SAFE_INTEGER)&&value<=BigInt(Number.MAX_SAFE_INTEGER)))throw badCell(file.path,query.table,Number(row.row),name,
`${type} within 2^53`,`${String(value)}`)}throw error}}function isRow(cells,columns2){for(let index=0;index<columns2.length;index+=
1){let type=columns2[index]?.[2];if(type===void 0||!isCell(cells[index],type))return!1}return!0}function isCell(value,type){
return value===null?type==="integer?"||type==="text?":type==="integer"||type==="integer?"?Number.isSafeInteger(value):typeof value==
"string"}function explain(file,query,cells,rowid){for(let[index,[name,,type]]of query.columns.entries()){let value=cells[index];
if(isCell(value,type))continue;let expected=typeof value=="number"?`${type} within 2^53`:type;return badCell(file.path,query.
table,rowid,name,expected,value===null?"NULL":`${typeof value} ${String(value)}`)}return new TypeError("every cell is as\
 expected")}var shape={table:"NVTX_EVENTS",required:{start:"integer",end:"integer?",eventType:"integer",globalTid:"integer?"},optional:{
text:"text?",textId:"integer?",domainId:"integer?",endGlobalTid:"integer?"}};function readRanges(file,strings,origin){let table2=openTable(
file,shape);if(table2===null)return[];let column2=name=>table2.column("e",name),domains=readDomains(file,strings,column2),
ends=traceEnds(file),ranges=[];return forEachRow(file,{table:shape.table,rowid:"e.rowid",columns:[["start","e.start - :o\
rigin","integer"],["end","e.end - :origin","integer?"],["endsWithTrace",`e.end IN (${ends.length===0?"NULL":ends.join(",\
 ")}) IS TRUE`,"integer"],["eventType","e.eventType","integer"],["text",column2("text"),"text?"],["textId",column2("text\
Id"),"integer?"],["domainId",column2("domainId"),"integer?"],["process","e.globalTid >> 24","integer?"],["thread","e.glo\
balTid & 0xFFFFFF","integer?"],["endThread",`${column2("endGlobalTid")} & 0xFFFFFF`,"integer?"]],from:`FROM NVTX_EVENTS \
AS e WHERE e.eventType IN (${rangeEventTypes.join(", ")}) ORDER BY e.start, e.rowid`,parameters:{origin}},([startNs,end,
endsWithTrace,eventType,text3,textId,domainId,process2,thread,endThread],row)=>{let style=rangeStyleOf(eventType);if(style===
void 0)throw badCell(file.path,shape.table,row,"eventType","a range",String(eventType));if(end!==null&&end<startNs)throw badCell(
file.path,shape.table,row,"end","a time not before start",`${String(startNs-end)} ns before it`);let unfinished=end===null||
endsWithTrace===1;ranges.push({name:textId===null?text3??"":strings(textId,{table:shape.table,column:"textId",row}),domain:domains.
get(`${String(process2)}/${String(domainId)}`)??"",style,process:process2??-1,thread:thread??-1,endThread,startNs,endNs:unfinished?
null:end,assumedEndNs:unfinished?end:null,registered:textId!==null})}),ranges}function readDomains(file,strings,column2){
let domains=new Map,rows=allRows(file,{table:shape.table,rowid:"e.rowid",columns:[["text",column2("text"),"text?"],["tex\
tId",column2("textId"),"integer?"],["domainId",column2("domainId"),"integer?"],["process","e.globalTid >> 24","integer?"]],
from:`FROM NVTX_EVENTS AS e WHERE e.eventType = ${String(domainEventType)} ORDER BY e.start, e.rowid`});for(let[text3,textId,
domainId,process2]of rows){let key=`${String(process2)}/${String(domainId)}`,name=textId===null?text3:strings(textId,{table:shape.
table,column:"textId",row:0});name!==null&&!domains.has(key)&&domains.set(key,name)}return domains}function traceEnds(file){
let table2=openTable(file,{table:"ANALYSIS_DETAILS",required:{},optional:{duration:"integer",stopTime:"integer"}});if(table2===
null)return[];let ends=[];for(let name of["duration","stopTime"]){if(!table2.has(name))continue;let rows=allRows(file,{table:table2.
name,rowid:"a.rowid",columns:[["end",`CAST(${table2.column("a",name)} AS TEXT)`,"text"]],from:"FROM ANALYSIS_DETAILS AS \
a"});ends.push(...rows.map(([end])=>end))}return ends}var rangeStyles=new Map([[59,"pushpop"],[60,"startend"],[70,"pushp\
op"],[71,"startend"]]),domainEventType=75,rangeEventTypes=[...rangeStyles.keys()];function rangeStyleOf(eventType){return rangeStyles.
get(eventType)}var events={table:"NVTX_EVENTS",required:{start:"integer",end:"integer?",eventType:"integer",globalTid:"integer?"},optional:{
text:"text?",textId:"integer?",domainId:"integer?"}},entries={table:"NVTX_PAYLOAD_SCHEMA_ENTRIES",required:{schemaId:"in\
teger"},optional:{name:"text?",type:"integer?",offset:"integer?"}};function readCollectives(file,strings,origin){let table2=openTable(
file,events);if(table2===null||!hasPayloads(file))return[];let column2=name=>table2.column("e",name),domains=readDomains(
file,strings,column2),fieldsOf=readFields(file),calls=[];return forEachRow(file,{table:events.table,rowid:"e.rowid",columns:[
["start","e.start - :origin","integer"],["end","e.end - :origin","integer?"],["text",column2("text"),"text?"],["textId",
column2("textId"),"integer?"],["domainId",column2("domainId"),"integer?"],["process","e.globalTid >> 24","integer?"],["t\
hread","e.globalTid & 0xFFFFFF","integer?"],["binaryData",`hex(substr(e."binaryData", 1, ${String(payloadBytes)}))`,"tex\
t"]],from:`FROM NVTX_EVENTS AS e WHERE e.eventType = ${String(pushPopEventType)} AND e."binaryData" IS NOT NULL AND e.en\
d IS NOT NULL
        ORDER BY e.start, e.rowid`,parameters:{origin}},([startNs,endNs,text3,textId,domainId,process2,thread,payload],row)=>{
if(process2===null||thread===null||endNs===null||domains.get(`${String(process2)}/${String(domainId)}`)!==ncclDomain)return;
let name=textId===null?text3:strings(textId,{table:events.table,column:"textId",row}),read=fieldsOf(Buffer.from(payload,
"hex")),communicator=read?.("NCCL communicator ID")??null;if(name===null||read===null||communicator===null)return;let number3=field=>{
let value=read(field);return value===null||value>Number.MAX_SAFE_INTEGER?null:Number(value)};calls.push({process:process2,
thread,startNs,endNs,operation:name.replace(/^nccl/,""),communicator:communicator.toString(16),bytes:number3("Message si\
ze [bytes]"),rank:number3("Rank"),ranks:number3("No. of ranks")})}),calls}var payloadBytes=512,pushPopEventType=59;function hasPayloads(file){
if(!file.tables.has(entries.table))return!1;let[found]=allRows(file,{table:events.table,rowid:"1",columns:[["count","cou\
nt(*)","integer"]],from:`FROM pragma_table_info('${events.table}') WHERE name = 'binaryData'`});return found?.[0]===1}function readFields(file){
let table2=openTable(file,entries);if(table2===null)return()=>null;let column2=name=>table2.column("s",name),schemas=new Map,
rows=allRows(file,{table:entries.table,rowid:"s.rowid",columns:[["schemaId","CAST(s.schemaId AS TEXT)","text"],["name",column2(
"name"),"text?"],["type",column2("type"),"integer?"],["offset",column2("offset"),"integer?"]],from:`FROM ${entries.table}\
 AS s ORDER BY s.rowid`});for(let[schema,name,type,offset]of rows){let bytes2=type===null?void 0:integerBytes.get(type);
if(name===null||bytes2===void 0)continue;let fields=schemas.get(schema)??new Map;schemas.set(schema,fields.set(name,{bytes:bytes2,
offset:offset??0}))}return payload=>{if(payload.length<headerBytes)return null;let[schema,at]=[payload.readBigUInt64LE(8),
payload.readBigUInt64LE(24)],fields=schemas.get(String(schema));return fields===void 0||at>BigInt(payload.length)?null:name=>{
let field=fields.get(name);if(field===void 0)return null;let from=Number(at)+field.offset;return field.offset<0||from+field.
bytes>payload.length?null:field.bytes===8?payload.readBigUInt64LE(from):BigInt(payload.readUInt32LE(from))}}}var headerBytes=32,
integerBytes=new Map([[5,4],[18,8],[22,8]]);var gpuShape={table:"TARGET_INFO_GPU",required:{id:"integer",name:"text?"},optional:{uuid:"text?",chipName:"text?",computeMajor:"\
integer?",computeMinor:"integer?",smCount:"integer?",totalMemory:"integer?",l2CacheSize:"integer?",memoryBandwidth:"inte\
ger?",clockRate:"integer?",cuDevice:"integer?"}},deviceShape={table:"TARGET_INFO_CUDA_DEVICE",required:{gpuId:"integer?",
cudaId:"integer",pid:"integer"},optional:{}};function readGpus(file){let table2=openTable(file,gpuShape),gpus=[],byCudaDevice=new Map;
if(table2!==null){let column2=name=>table2.column("g",name),rows=allRows(file,{table:gpuShape.table,rowid:"g.rowid",columns:[
["id","g.id","integer"],["name","g.name","text?"],["uuid",column2("uuid"),"text?"],["chipName",column2("chipName"),"text\
?"],["computeMajor",column2("computeMajor"),"integer?"],["computeMinor",column2("computeMinor"),"integer?"],["smCount",column2(
"smCount"),"integer?"],["totalMemory",column2("totalMemory"),"integer?"],["l2CacheSize",column2("l2CacheSize"),"integer?"],
["memoryBandwidth",column2("memoryBandwidth"),"integer?"],["clockRate",column2("clockRate"),"integer?"],["cuDevice",column2(
"cuDevice"),"integer?"]],from:"FROM TARGET_INFO_GPU AS g ORDER BY g.id"});for(let[id,name,uuid,chip,major,minor,smCount,
memoryBytes,l2Bytes,memoryBandwidth,clockHz,cuDevice]of rows){if(gpus.some(gpu=>gpu.id===id))continue;let computeCapability=major===
null||minor===null?null:`${String(major)}.${String(minor)}`;gpus.push({id,name:name??"unknown",uuid,chip,computeCapability,
smCount,memoryBytes,l2Bytes,memoryBandwidth,clockHz}),byCudaDevice.set(cuDevice??id,id)}}return{gpus,deviceOf:deviceResolver(
file,gpus,byCudaDevice)}}function deviceResolver(file,gpus,byCudaDevice){let byProcess=readProcessDevices(file),resolved=new Map,
next=Math.max(-1,...gpus.map(gpu=>gpu.id))+1,last={cudaId:NaN,process:NaN,device:0};return(cudaId,process2)=>{if(last.cudaId===
cudaId&&last.process===process2)return last.device;let key=`${String(process2)}/${String(cudaId)}`,pid=(process2%2**24+2**
24)%2**24,device=resolved.get(key)??byProcess.get(`${String(pid)}/${String(cudaId)}`)??byCudaDevice.get(cudaId);if(device===
void 0&&(device=next,next+=1),device<0||device>65535)throw new ParseError({what:`The number of a GPU is out of range: ${String(
device)}.`,where:`${file.path}, table TARGET_INFO_GPU`,id:"sqlite-cell"});return resolved.set(key,device),last={cudaId,process:process2,
device},device}}function readProcessDevices(file){if(openTable(file,deviceShape)===null)return new Map;let rows=allRows(
file,{table:deviceShape.table,rowid:"d.rowid",columns:[["gpuId","d.gpuId","integer?"],["cudaId","d.cudaId","integer"],["\
pid","d.pid","integer"]],from:"FROM TARGET_INFO_CUDA_DEVICE AS d"});return new Map(rows.flatMap(([gpuId,cudaId,pid])=>gpuId===
null?[]:[[`${String(pid)}/${String(cudaId)}`,gpuId]]))}var table="CUPTI_ACTIVITY_KIND_RUNTIME";function withoutVersion(name){return name.replace(/_v\d+$/,"").replace(/_(ptsz|ptds)$/,
"")}function isGraphLaunch(name){return/^cu(da)?GraphLaunch$/.test(name)}function kindOf(name){return isGraphLaunch(name)?
"graph-launch":/^cu(da)?[A-Za-z]*Synchronize$/.test(name)?"synchronize":null}function hostCalls2(read){if(read===null)return[];
let kinds=read.kinds.map(({name})=>name===null?null:kindOf(name)),calls=[],openUntil=new Map;for(let row=0;row<read.calls.
count;row+=1){let kind=kinds[read.calls.kind[row]??0]??null;if(kind===null)continue;let{name,process:process2,thread,startNs,
endNs}=read.at(row),key=`${kind} ${String(process2)}/${String(thread)}`;endNs<=(openUntil.get(key)??-1/0)||(openUntil.set(
key,endNs),calls.push({kind,name:name??"",process:process2,thread,startNs,durationNs:endNs-startNs}))}return calls}function readCallsEnd(file,read,origin){
if(read===null)return null;let end=null;return forEachRow(file,{table,rowid:"0",columns:[["end","max(c.end) - :origin","\
integer?"]],from:`FROM ${table} AS c`,parameters:{origin}},([value])=>end=value),end}function kindColumn(capacity,kinds){return kinds<=65536?new Uint16Array(capacity):new Uint32Array(capacity)}function integerColumn(capacity){
let values=new Uint32Array(capacity);return{set(row,value){(value>4294967295||value<0)&&values instanceof Uint32Array&&(values=
Float64Array.from(values)),values[row]=value},at:row=>values[row]??0,finish:count=>values.subarray(0,count)}}function orderOf(count,compare){
let row=1;for(;row<count&&compare(row-1,row)<=0;)row+=1;return row>=count?null:Uint32Array.from({length:count},(_,at)=>at).
sort((one,other)=>compare(one,other)||one-other)}function inOrder(column2,order){let sorted=column2.slice();for(let[to,from]of order.
entries())sorted[to]=column2[from]??0;return sorted}function timesFrom(origin){return origin>=BigInt(Number.MIN_SAFE_INTEGER)&&origin<=BigInt(Number.MAX_SAFE_INTEGER)/2n?{origin,
sql:column2=>column2,shift:Number(origin)}:{origin,sql:column2=>`iif(typeof(${column2}) = 'integer', ${column2} - (${String(
origin)}), ${column2} || '')`,shift:0}}function explainCell(file,table2,cells){table2.checkCells();for(let[column2,sql]of cells){
let found=attempt(file.path,()=>file.database.prepare(`SELECT rowid AS "row", CAST(${sql} AS TEXT) AS "value" FROM "${table2.
name}" AS t WHERE ${sql} NOT BETWEEN ${String(Number.MIN_SAFE_INTEGER)} AND ${String(Number.MAX_SAFE_INTEGER)} LIMIT 1`).
get());if(found!==void 0)return badCell(file.path,table2.name,Number(found.row),column2,"integer within 2^53",String(found.
value))}return new ParseError({what:"A cell of the export is not what its format promises: expected an integer within 2^\
53.",where:`${file.path}, table ${table2.name}`,help:"Export the report again with --force-overwrite true; if that does \
not help, the report is damaged: capture again.",id:"sqlite-cell"})}var most=Number.MAX_SAFE_INTEGER;async function openLarge(file,reader,table2,columns2){let kinds=await readKinds(file,reader,
table2,columns2),parts=packed(columns2,kinds),tables=parts.map(part=>new Map(kinds.map(kind=>[valueOf(part,kind),0])));for(let values of tables)
for(let[index,value]of[...values.keys()].entries())values.set(value,index);let byParts=new Map(kinds.map((kind,index)=>[
combined(at=>valueOf(parts[at]??[],kind)),index]));function combined(cellOf){let all=0;for(let at=0;at<tables.length;at+=
1)all=all*kinds.length+(tables[at]?.get(cellOf(at))??0);return all}let last={first:NaN,kind:0},[count]=allRows(file,{table:table2.
name,rowid:"0",from:`FROM "${table2.name}"`,columns:[["count","count(*)","integer"]]});return{table:table2,rows:count?.[0]??
0,kinds,cells:parts.map(sqlOf),kindOf({cells},from,row){let first=cells[from]?.[row]??0;if(tables.length===1&&first===last.
first)return last.kind;let kind=byParts.get(combined(at=>cells[from+at]?.[row]??0))??0;return last={first,kind},kind}}}async function readKinds(file,reader,table2,columns2){
let raw=[...new Set(columns2.flatMap(([,column2])=>column2??[]))].map(column2=>`"${column2}"`).join(", "),list=columns2.
map(([name,,sql])=>`${sql} AS "${name}"`).join(", "),{count,cells}=await reader.all({sql:`SELECT DISTINCT ${list} FROM (\
SELECT DISTINCT ${raw} FROM "${table2.name}") AS t`,width:columns2.length,nullable:columns2.flatMap(([,,,type],at)=>type===
"integer?"?at:[])},()=>explainCell(file,table2,columns2.flatMap(([,column2,sql])=>column2===null?[]:[[column2,sql]])));return Array.
from({length:count},(_,row)=>cells.map(column2=>{let value=column2[row]??NaN;return Number.isNaN(value)?null:value}))}function packed(columns2,kinds){
let parts=[],part=[],room=1,groupsOf2=kinds.map(()=>0),groups=Math.min(1,kinds.length);for(let[index,[,,sql]]of columns2.
entries()){let known3=new Map;if(groupsOf2=kinds.map((kind,row)=>{let text3=`${String(groupsOf2[row])} ${String(kind[index])}`,
group=known3.get(text3)??known3.size;return known3.set(text3,group),group}),known3.size===groups)continue;groups=known3.
size;let[least,greatest]=[1/0,-1/0];for(let kind of kinds){let value=kind[index]??null;value!==null&&(least=Math.min(least,
value),greatest=Math.max(greatest,value))}let own={sql,index,least,room:greatest-least+2};room*own.room>most&&part.length>
0&&(parts.push(part),[part,room]=[[],1]),part.push(own),room*=own.room}return[...parts,part]}function valueOf(part,kind){
return part.reduce((value,{index,least,room})=>value*room+((kind[index]??null)===null?room-1:(kind[index]??0)-least),0)}
function sqlOf(part){return part.reduce((value,{sql,least,room})=>{let cell=`ifnull(${sql} - (${String(least)}), ${String(
room-1)})`;return value==="0"?cell:`(${value}) * ${String(room)} + ${cell}`},"0")}var noId=-1;async function readTimedRows({file,reader,times},{table:table2,rows,cells,kindOf:kindOf3},where,visit){let read=[
["start",times.sql("t.start")],["end",times.sql('t."end"')],["correlationId","t.correlationId"]],blocks=reader.blocks({table:table2.
name,count:rows,cells:[...read.map(([,sql])=>sql),...cells],where,nullable:[2]},()=>explainCell(file,table2,read));for await(let block of blocks){
let[starts,ends,ids]=block.cells;for(let row=0;row<block.count;row+=1){let startNs=(starts?.[row]??0)-times.shift,endNs=(ends?.[row]??
0)-times.shift;if(endNs<startNs)throw endsEarly(file,table2.name);let id=ids?.[row]??NaN;visit(startNs,endNs,Number.isNaN(
id)?noId:id,kindOf3(block,3,row))}}}function endsEarly(file,table2){let found=file.database.prepare(`SELECT rowid AS "ro\
w", CAST(start - "end" AS TEXT) AS "early" FROM "${table2}" WHERE "end" < start LIMIT 1`).get();return badCell(file.path,
table2,Number(found?.row),"end","a time not before start",`${String(found?.early)} ns before it`)}function callIndex(ids){let order=orderOf(ids.length,(one,other)=>(ids[one]??0)-(ids[other]??0)),rowAt=at=>order===null?
at:order[at]??0,idAt=at=>ids[rowAt(at)]??1/0,last=0;return{forEach(id,visit){if(id!==noId){last=firstFrom(id,last,ids.length,
idAt);for(let at=last;at<ids.length&&idAt(at)===id;at+=1)visit(rowAt(at))}}}}function firstFrom(id,near,count,idAt){let[
low,high]=[0,count],isBelow=at=>{let below=idAt(at)<id;return below?low=at+1:high=at,below};if(near<count&&isBelow(near))
for(let step=1;low+step<=count&&isBelow(low+step-1);)step*=2;else for(let step=1;high-step>=0&&!isBelow(high-step);)step*=
2;for(;low<high;)isBelow(low+high>>>1);return low}var shape2={table:"CUPTI_ACTIVITY_KIND_RUNTIME",required:{start:"integer",end:"integer",globalTid:"integer?",correlationId:"\
integer?",nameId:"integer"},optional:{returnValue:"integer?"}},makesNothing=/Get|Query|IsCapturing|SetAttribute/,columns=[
["process","globalTid",shifted("globalTid",">> 24"),"integer?"],["thread","globalTid",shifted("globalTid","& 0xFFFFFF"),
"integer?"],["nameId","nameId","t.nameId","integer"]];function shifted(column2,by){return`iif(typeof(t.${column2}) IN ('\
integer', 'null'), t.${column2} ${by}, t.${column2} || '')`}async function openCalls(file,reader){let table2=openUnchecked(
file,shape2);if(table2===null)return null;let result=table2.has("returnValue")?[["returnValue","returnValue","t.returnVa\
lue","integer?"]]:[];return openLarge(file,reader,table2,[...columns,...result])}async function readLaunchCalls(report,calls){
let{rows,kinds:found}=calls,kinds=found.map(([process2=null,thread=null,nameId,returnValue=0])=>({process:process2??-1,thread:thread??
-1,nameId:nameId??0,name:nameOf2(nameId??0,report.strings),succeeded:(returnValue??0)===0})),kept=`t.nameId NOT IN (${[...new Set(
kinds.flatMap(({name,nameId})=>name!==null&&makesNothing.test(name)?nameId:[]))].join(", ")})`,kind=kindColumn(rows,kinds.
length),startNs=new Float64Array(rows),[duration,id]=[integerColumn(rows),integerColumn(rows)],count=0;await readTimedRows(
report,calls,`${kept} OR typeof(t.start) <> 'integer' OR typeof(t."end") <> 'integer' OR typeof(t.correlationId) NOT IN \
('integer', 'null')`,(start2,end,correlationId,of)=>{kind[count]=of,startNs[count]=start2,duration.set(count,end-start2),
id.set(count,correlationId),count+=1});let columns2=byStart2({kind:kind.subarray(0,count),startNs:startNs.subarray(0,count),
durationNs:duration.finish(count),ids:id.finish(count)});return withWork({count,...columns2,kinds},kinds,callIndex(columns2.
ids))}function byStart2(calls){let{kind,startNs,durationNs,ids}=calls,order=orderOf(startNs.length,(one,other)=>(startNs[one]??
0)-(startNs[other]??0)||(durationNs[other]??0)-(durationNs[one]??0));return order===null?calls:{kind:inOrder(kind,order),
startNs:inOrder(startNs,order),durationNs:inOrder(durationNs,order),ids:inOrder(ids,order)}}function nameOf2(id,strings){
let name=strings.find(id);return name===null?null:withoutVersion(name)}function withWork(calls,kinds,index){let isGraph=kinds.
map(({name})=>name!==null&&isGraphLaunch(name)),withWork2=new Uint8Array(calls.count),graphs=new Map;return{calls,kinds,
made({correlationId,process:process2,endNs,graph},several){let first=4294967295;return index.forEach(correlationId,row=>{
let own=kinds[calls.kind[row]??0];if(!(typeof process2=="number"&&own?.process!==process2)){if(withWork2[row]=1,isGraph[calls.
kind[row]??0]===!0){let known3=graphs.get(row)??{activities:0,endedNs:endNs,graph};graphs.set(row,{activities:known3.activities+
1,endedNs:Math.max(known3.endedNs,endNs),graph:known3.graph===null||graph===null?known3.graph??graph:Math.max(known3.graph,
graph)})}process2!==null&&(first!==4294967295&&several?.(),row<first&&(first=row))}}),first},at(row){let kind=kinds[calls.
kind[row]??0];if(kind===void 0)throw new TypeError("a call of no kind");let startNs=calls.startNs[row]??0;return{...kind,
startNs,endNs:startNs+(calls.durationNs[row]??0)}},hasWork:row=>withWork2[row]===1,graphWork:row=>graphs.get(row)??null}}var shape3={table:"CUPTI_ACTIVITY_KIND_KERNEL",required:{start:"integer",end:"integer",deviceId:"integer",streamId:"inte\
ger",correlationId:"integer?",demangledName:"integer",shortName:"integer",gridX:"integer",gridY:"integer",gridZ:"integer",
blockX:"integer",blockY:"integer",blockZ:"integer",registersPerThread:"integer",staticSharedMemory:"integer",dynamicSharedMemory:"\
integer",localMemoryPerThread:"integer"},optional:{globalPid:"integer?",mangledName:"integer?",graphNodeId:"integer?"}};
async function openKernels(file,reader){let table2=openUnchecked(file,shape3);return table2===null?null:openLarge(file,reader,
table2,kindColumns(table2))}async function readKernels(report,large,calls,deviceOf){let{file,strings}=report,{table:table2,
rows,kinds}=large,{kernelTypes,kernelKinds,described:described2}=describeKinds(file,table2,kinds,strings,deviceOf,calls),
kind=kindColumn(rows,table2.has("globalPid")?kernelKinds.length:1/0),call2=new Uint32Array(rows),startNs=new Float64Array(
rows),duration=integerColumn(rows),[count,ambiguousLaunches,lastEndNs,lastAmbiguous]=[0,0,0,-1],several=()=>{count!==lastAmbiguous&&
(ambiguousLaunches+=1),lastAmbiguous=count};return await readTimedRows(report,large,"",(start2,endNs,correlationId,ofKind)=>{
let of=described2[ofKind];if(of===void 0)throw new TypeError("a kernel of no kind");let by=calls===null||correlationId===
noId?4294967295:calls.made({correlationId,process:of.process,endNs,graph:of.graph},several);kind[count]=of.kindOf(by),call2[count]=
by,startNs[count]=start2,duration.set(count,endNs-start2),lastEndNs=Math.max(lastEndNs,endNs),count+=1}),{kernels:sortedByStart2(
{count,kind,startNs,durationNs:duration.finish(count),call:call2}),kernelKinds,kernelTypes,ambiguousLaunches,endNs:lastEndNs}}
var noKernels={kernels:{count:0,kind:new Uint32Array,startNs:new Float64Array,durationNs:new Uint32Array,call:new Uint32Array},
kernelKinds:[],kernelTypes:[],ambiguousLaunches:0,endNs:0};function kindColumns(table2){let plain=name=>[name,name,`t.${name}`,
"integer"],optional3=(name,sql)=>[name,table2.has(name)?name:null,table2.has(name)?sql:"NULL","integer?"];return[plain("\
demangledName"),plain("shortName"),optional3("mangledName","t.mangledName"),...["gridX","gridY","gridZ","blockX","blockY",
"blockZ"].map(plain),...["registersPerThread","staticSharedMemory","dynamicSharedMemory","localMemoryPerThread"].map(plain),
plain("deviceId"),plain("streamId"),optional3("globalPid",shifted("globalPid",">> 24")),optional3("graphNodeId",shifted(
"graphNodeId",">> 32"))]}function describeKinds(file,table2,kinds,strings,deviceOf,calls){let kernelTypes=[],kernelKinds=[],
types2=indexed(kernelTypes),kindIndex=indexed(kernelKinds),described2=kinds.map(cells=>{let typeCells=cells.slice(0,13),
[deviceId=null,streamId=null,pid=null,graph=null]=cells.slice(13),stream=streamId??0;if(stream<0||stream>4294967295)throw badCell(
file.path,table2.name,rowWith(file,"streamId",stream),"streamId","0 to 2^32 - 1",String(stream));let type=types2(JSON.stringify(
typeCells),()=>typeOf(file,typeCells,strings)),ofProcess=process2=>{let device=deviceOf(deviceId??0,process2),kind={type,
device,process:process2,fromGraph:graph!==null};return kindIndex(JSON.stringify(kind),()=>kind)};if(table2.has("globalPi\
d")){let kind=ofProcess(pid??-1);return{process:pid,graph,kindOf:()=>kind}}let known3=new Map;return{process:"unknown",graph,
kindOf:call2=>{let process2=call2===4294967295?-1:calls?.at(call2).process??-1,kind=known3.get(process2)??ofProcess(process2);
return known3.set(process2,kind),kind}}});return{kernelTypes,kernelKinds,described:described2}}function indexed(list){let known3=new Map;
return(text3,make)=>{let found=known3.get(text3);return found!==void 0?found:(known3.set(text3,list.length),list.push(make())-
1)}}function typeOf(file,cells,strings){let[name,short,mangled=null,...numbers]=cells,[gx,gy,gz,bx,by,bz,registers,shared,
dynamic,local]=numbers.map(value=>value??0),text3=(id,column2)=>strings.find(id)??strings(id,{table:shape3.table,column:column2,
row:rowWith(file,column2,id)});return{name:text3(name??0,"demangledName"),shortName:text3(short??0,"shortName"),mangled:mangled===
null?null:text3(mangled,"mangledName"),grid:[gx??0,gy??0,gz??0],block:[bx??0,by??0,bz??0],registersPerThread:registers??
0,staticSharedBytes:shared??0,dynamicSharedBytes:dynamic??0,localBytesPerThread:local??0}}function rowWith(file,column2,value){
let found=file.database.prepare(`SELECT rowid AS "row" FROM ${shape3.table} WHERE ${column2} = ? LIMIT 1`).get(value);return Number(
found?.row)}function sortedByStart2({count,kind,startNs,durationNs,call:call2}){let order=orderOf(count,(one,other)=>(startNs[one]??
0)-(startNs[other]??0));return order===null?{count,kind,startNs,durationNs,call:call2}:{count,kind:inOrder(kind,order),startNs:inOrder(
startNs,order),durationNs:inOrder(durationNs,order),call:inOrder(call2,order)}}var launchName=/^cu(da)?Launch(Cooperative)?Kernel(Ex|ExC)?$/;function lostLaunches(read,known3){if(read===null)return[];
let roles=read.kinds.map(({name})=>name===null?null:roleOf(name)),capturing=new Map,lost=[],graphs=[];for(let row=0;row<
read.calls.count;row+=1){let role=roles[read.calls.kind[row]??0]??null;if(role===null||role==="launch"&&read.hasWork(row))
continue;let{name,process:process2,thread,succeeded,startNs,endNs}=read.at(row),open3=capturing.get(process2)??0;if(role===
"begin-capture"&&succeeded&&capturing.set(process2,open3+1),role==="end-capture"&&(open3===0&&succeeded&&(lost=lost.filter(
call3=>call3.process!==process2),graphs=graphs.filter(({call:call3})=>call3.process!==process2)),capturing.set(process2,
Math.max(0,open3-1))),!succeeded||open3>0)continue;let call2={name:name??"",process:process2,thread,startNs,durationNs:endNs-
startNs};role==="launch"&&lost.push({kind:"lost-launch",...call2}),role==="graph"&&graphs.push({call:call2,...read.graphWork(
row)??noGraphWork})}return[...lost,...graphLaunchesWithoutWork(graphs),...cutGraphLaunches(graphs,known3)]}var noGraphWork={
activities:0,endedNs:null,graph:null};function roleOf(name){return launchName.test(name)?"launch":isGraphLaunch(name)?"g\
raph":/StreamBeginCapture/.test(name)?"begin-capture":/StreamEndCapture/.test(name)?"end-capture":null}function graphLaunchesWithoutWork(launches){
return[...Map.groupBy(launches,({call:call2})=>`${call2.process}/${call2.thread}`).values()].flatMap(thread=>{let gaps=gapsOf(
outermost2(thread)),usual=new Map;for(let{after,missing,ended}of gaps)ended&&usual.set(after,Math.min(missing.length,usual.
get(after)??1/0));return gaps.flatMap(({after,missing})=>{let honest=usual.get(after)??(after===void 0?1/0:0);return missing.
map(({call:call2},index)=>({kind:index<honest?"graph-launch-without-work":"lost-graph-launch",...call2}))})})}function outermost2(thread){
let launches=[];for(let launch2 of thread){let outer=launches.at(-1);outer===void 0||endOf(launch2)>endOf(outer)?launches.
push(launch2):launch2.activities>0&&launches.splice(-1,1,{...launch2,call:outer.call})}return launches}function endOf({call:call2}){
return call2.startNs+call2.durationNs}function gapsOf(thread){let gaps=[],after,missing=[];for(let launch2 of thread){if(launch2.
activities===0){missing.push(launch2);continue}gaps.push({after,missing,ended:!0}),after=launch2.graph,missing=[]}return[
...gaps,{after,missing,ended:!1}]}var leastBefore=2;function cutGraphLaunches(launches,{hostCalls:hostCalls3,workEndNs}){
let graphs=Map.groupBy(launches.filter(({graph})=>graph!==null),({call:call2,graph})=>`${String(call2.process)}/${String(
graph)}`),waits=Map.groupBy(hostCalls3.filter(({kind})=>kind==="synchronize"),({process:process2})=>process2);return[...graphs.
values()].flatMap(ofGraph=>{let[last,...before]=ofGraph.toReversed(),[usual,...others]=new Set(before.map(({activities})=>activities));
if(last===void 0||usual===void 0||others.length>0||before.length<leastBefore)return[];let{call:call2}=last,waited=waits.
get(call2.process)?.some(({startNs})=>startNs>call2.startNs)===!0;return last.activities>=usual||waited||last.endedNs!==
workEndNs?[]:[{kind:"cut-graph-launch",...call2}]})}var common={start:"integer",end:"integer",deviceId:"integer",streamId:"integer",correlationId:"integer?",bytes:"integer"},
sources=[{kind:"copy",shape:{table:"CUPTI_ACTIVITY_KIND_MEMCPY",required:{...common,copyKind:"integer"},optional:{globalPid:"\
integer?",graphNodeId:"integer?",srcKind:"integer?",dstKind:"integer?"}},columns:["copyKind","srcKind","dstKind"]},{kind:"\
fill",shape:{table:"CUPTI_ACTIVITY_KIND_MEMSET",required:common,optional:{globalPid:"integer?",graphNodeId:"integer?",memKind:"\
integer?"}},columns:[null,null,"memKind"]}];function readMemoryOperations(file,calls,strings,deviceOf,origin){let directions2=readEnum(
file,"ENUM_CUDA_MEMCPY_OPER",knownDirections),kinds=readEnum(file,"ENUM_CUDA_MEM_KIND",knownMemoryKinds),memoryKind=id=>id===
null?null:memoryKindOf(kinds.get(id)??""),operations=[];for(let{kind,shape:shape5,columns:columns2}of sources){let table2=openTable(
file,shape5);if(table2===null)continue;let[copyKind,sourceKind,targetKind]=columns2.map(name=>name===null?"NULL":table2.
column("m",name));forEachRow(file,{table:shape5.table,rowid:"m.rowid",columns:[["start","m.start - :origin","integer"],[
"duration","m.end - m.start","integer"],["bytes","m.bytes","integer"],["deviceId","m.deviceId","integer"],["streamId","m\
.streamId","integer"],["globalPid",`${table2.column("m","globalPid")} >> 24`,"integer?"],["copyKind",copyKind??"NULL","i\
nteger?"],["srcKind",sourceKind??"NULL","integer?"],["dstKind",targetKind??"NULL","integer?"],["correlationId","m.correl\
ationId","integer?"],["graphNodeId",`${table2.column("m","graphNodeId")} >> 32`,"integer?"]],from:`FROM ${shape5.table} \
AS m ORDER BY m.rowid`,parameters:{origin}},([startNs,durationNs,bytes2,deviceId,stream,pid,copy,source,target,correlationId,
graph],row)=>{if(durationNs<0)throw badCell(file.path,shape5.table,row,"end","a time not before start",`${String(-durationNs)}\
 ns before it`);if(bytes2<0)throw badCell(file.path,shape5.table,row,"bytes","0 or more",String(bytes2));let made=calls===
null||correlationId===null?4294967295:calls.made({correlationId,process:table2.has("globalPid")?pid:"unknown",endNs:startNs+
durationNs,graph}),call2=made===4294967295?null:calls?.at(made)??null,process2=pid??call2?.process??-1;operations.push({
kind,direction:copy===null?null:directionOf(directions2.get(copy)??""),sourceMemory:memoryKind(source),targetMemory:memoryKind(
target),bytes:bytes2,device:deviceOf(deviceId,process2),stream,startNs,durationNs,process:process2,thread:call2?.thread??
-1,callStartNs:call2?.startNs??null,callEndNs:call2?.endNs??null,callName:call2===null?null:withoutVersion(strings(call2.
nameId,{table:shape5.table,column:"call's nameId",row}))})})}return operations.sort((one,other)=>one.startNs-other.startNs)}
function readEnum(file,name,fallback){if(openTable(file,{table:name,required:{id:"integer",name:"text?"},optional:{}})===
null)return new Map(fallback.entries());let rows=allRows(file,{table:name,rowid:"e.id",columns:[["id","e.id","integer"],
["name","e.name","text?"]],from:`FROM ${name} AS e`});return new Map(rows.flatMap(([id,value])=>value===null?[]:[[id,value]]))}
var directions=new Map([["HTOD","host-to-device"],["HTOA","host-to-device"],["UVM_HTOD","host-to-device"],["DTOH","devic\
e-to-host"],["ATOH","device-to-host"],["UVM_DTOH","device-to-host"],["DTOD","device-to-device"],["ATOA","device-to-devic\
e"],["ATOD","device-to-device"],["DTOA","device-to-device"],["UVM_DTOD","device-to-device"],["HTOH","host-to-host"],["PT\
OP","peer-to-peer"]]),memoryKinds=new Map([["PAGEABLE","pageable"],["PINNED","pinned"],["DEVICE","device"],["DEVICE_STAT\
IC","device"],["ARRAY","array"],["MANAGED","managed"],["MANAGED_STATIC","managed"]]),knownDirections=["UNKNOWN","HTOD","\
DTOH","HTOA","ATOH","ATOA","ATOD","DTOA","DTOD","HTOH","PTOP","UVM_HTOD","UVM_DTOH","UVM_DTOD"],knownMemoryKinds=["PAGEA\
BLE","PINNED","DEVICE","ARRAY","MANAGED","DEVICE_STATIC","MANAGED_STATIC","UNKNOWN"];function directionOf(name){return directions.
get(name.replace(/^CUDA_MEMCPY_KIND_/,""))??"other"}function memoryKindOf(name){return memoryKinds.get(name.replace(/^CUDA_MEMOPR_MEMORY_KIND_/,
""))??"unknown"}function readMetadata(file){let exported=new Map(readPairs(file,"META_DATA_EXPORT","1")),schemaVersion=exported.get("EXP\
ORT_SCHEMA_VERSION");if(schemaVersion===void 0||!/^\d+(\.\d+)*$/.test(schemaVersion))throw new ParseError({what:"The exp\
ort does not say its schema version.",where:`${file.path}, table META_DATA_EXPORT, name EXPORT_SCHEMA_VERSION`,why:schemaVersion===
void 0?"There is no such row.":`Found ${JSON.stringify(schemaVersion)}.`,help:"Export the report again with --force-over\
write true.",id:"sqlite-schema"});let machine=new Map(readPairs(file,"TARGET_INFO_SYSTEM_ENV","m.name IN ('NvDriverVersi\
on', 'CudaDriverVersion')"));return{schemaVersion,nsysVersion:exported.get("EXPORT_PRODUCT_VERSION")??null,driverVersion:driverVersionOf(
machine.get("NvDriverVersion")),cudaVersion:cudaVersionOf(machine.get("CudaDriverVersion")),capture:readCapture(file),diagnostics:readDiagnostics(
file)}}function driverVersionOf(text3){return text3===void 0||!/^\d+\.\d+/.test(text3)?null:text3}function cudaVersionOf(text3){
if(text3===void 0||!/^\d{4,6}$/.test(text3))return null;let version=Number(text3);return`${String(Math.floor(version/1e3))}\
.${String(Math.floor(version%1e3/10))}`}function readCapture(file){let pairs=readPairs(file,"META_DATA_CAPTURE","m.name \
GLOB '*:COMMAND' OR m.name GLOB '*:ARGUMENT_*' OR m.name GLOB '*:CUDA_GRAPH_TRACE_OPTIONS:MODE'"),named2=new Map(pairs),
command=named2.get("PROCESS_0:COMMAND"),argv=command===void 0?[]:[command];for(let index=0;argv.length>0;index+=1){let argument=named2.
get(`PROCESS_0:ARGUMENT_${String(index)}`);if(argument===void 0)break;argv.push(argument)}return{graphTrace:pairs.find(([
name])=>name.endsWith(":CUDA_GRAPH_TRACE_OPTIONS:MODE"))?.[1]??null,command:argv}}function readPairs(file,name,where){return openTable(
file,{table:name,required:{name:"text",value:"text?"},optional:{}})===null?[]:allRows(file,{table:name,rowid:"m.rowid",columns:[
["name","m.name","text"],["value","m.value","text?"]],from:`FROM ${name} AS m WHERE ${where} ORDER BY m.rowid`}).flatMap(
([key,value])=>value===null?[]:[[key,value]])}var severities2=new Map([[2,"warning"],[3,"error"]]);function readDiagnostics(file){
let table2=openTable(file,{table:"DIAGNOSTIC_EVENT",required:{severity:"integer",text:"text"},optional:{}});return table2===
null?[]:allRows(file,{table:table2.name,rowid:"d.rowid",columns:[["severity","d.severity","integer"],["text","d.text","t\
ext"]],from:`FROM DIAGNOSTIC_EVENT AS d WHERE d.severity IN (${[...severities2.keys()].join(", ")}) ORDER BY d.rowid`}).
map(([severity,text3])=>`${severities2.get(severity)??""}: ${text3}`)}import{statSync as statSync2}from"node:fs";import{availableParallelism}from"node:os";import{Worker}from"node:worker_threads";var rowsOfBlock=16384,rowsAtOnce=1000n,sparse=4n*BigInt(rowsOfBlock);function blockReader(database){let last=null;return task=>{
last?.sql!==task.sql&&(last={sql:task.sql,statement:database.prepare(task.sql)});let{statement}=last;statement.setReturnArrays(
!0);try{if(task.span===null){let rows=statement.all();return blockOf(task,rows.length,[rows])}return blockOf(task,rowsOfBlock,
rowsWithin(statement,task.span))}catch(error){if(isTooLarge(error))return null;throw error}}}function*rowsWithin(statement,[
first,last]){let step=last-first>sparse?last-first+1n:rowsAtOnce;for(let from=first;from<=last;from+=step)yield statement.
all(from,from+step<=last?from+step-1n:last)}function blockOf({width,nullable},capacity,parts){let cells=Array.from({length:width},
()=>new Float64Array(capacity)),mayBeNull=cells.map((_,at)=>nullable.includes(at)),count=0;for(let rows of parts)for(let row of rows){
if(!Array.isArray(row))throw new TypeError("node:sqlite did not return an array");for(let at=0;at<width;at+=1){let value=row[at],
column2=cells[at];if(column2!==void 0)if(typeof value=="number"&&Number.isSafeInteger(value))column2[count]=value;else if(value===
null&&mayBeNull[at]===!0)column2[count]=NaN;else return null}count+=1}return{count,cells}}var threadsFrom=2**25,mostThreads=4,askedAhead=2,youngMegabytes=4;function openRowReader(file,stop,taken){let threads=statSync2(
file.path).size<threadsFrom?[]:startThreads(file.path),readHere=blockReader(file.database);async function read(task,explain2){
refuseWhenStopped(stop);let thread=threads.find(({asked})=>asked()<askedAhead),block=thread===void 0?attempt(file.path,()=>readHere(
task)):await answerOf(file.path,thread.ask(task));if(refuseWhenStopped(stop),block===null)throw explain2();return block}
return{all:async(query,explain2)=>read({...query,span:null},explain2),async*blocks({table:table2,count,cells,where,nullable},explain2){
let query={sql:`SELECT ${cells.join(", ")} FROM "${table2}" AS t WHERE t.rowid BETWEEN ? AND ? ${where===""?"":`AND (${where}\
)`}`,width:cells.length,nullable},pending=[],done=0,next=async()=>{let block=await pending.shift();return block!==void 0&&
taken(Math.min(rowsOfBlock,count-done)),done+=rowsOfBlock,block};for(let span of spans(file,table2,count)){let block=read(
{...query,span},explain2);block.catch(()=>{}),pending.push(block);let first=pending.length>threads.length*askedAhead?await next():
void 0;first!==void 0&&(yield first)}for(let block=await next();block!==void 0;block=await next())yield block},[Symbol.asyncDispose]:async()=>{
await Promise.all(threads.map(async({end})=>end()))}}}async function answerOf(path,answer){let found=await answer;return"\
block"in found?found.block:attempt(path,()=>{throw Object.assign(new Error(found.failure.message),found.failure)})}function*spans(file,table2,count){
let ask=(sql,...parameters)=>{let statement=file.database.prepare(sql);statement.setReadBigInts(!0);let row=attempt(file.
path,()=>statement.get(...parameters))?.row;return typeof row=="bigint"?row:null},first=ask(`SELECT min(rowid) AS "row" \
FROM "${table2}"`),last=ask(`SELECT max(rowid) AS "row" FROM "${table2}"`);if(first===null||last===null)return;let isDense=last-
first<BigInt(count),beyond=`SELECT rowid AS "row" FROM "${table2}" WHERE rowid >= ? ORDER BY rowid LIMIT 1 OFFSET ${String(
rowsOfBlock)}`;for(let from=first;;){let next=isDense?from+BigInt(rowsOfBlock):ask(beyond,from);if(next===null||next>last)
return yield[from,last];yield[from,next-1n],from=next}}function startThreads(path){let data={path},program=new URL(import.meta.
url.endsWith(".ts")?"./row-thread.ts":"./row-thread.js",import.meta.url);return Array.from({length:Math.min(mostThreads,
availableParallelism())-1},()=>{let worker=new Worker(program,{workerData:data,env:{},resourceLimits:{maxYoungGenerationSizeMb:youngMegabytes}}),
open3=[],failed3=null;return worker.on("message",answer=>open3.shift()?.resolve(answer)),worker.on("error",error=>{failed3=
error;for(let one of open3)one.reject(error)}),{asked:()=>open3.length,ask:async task=>{if(failed3!==null)throw failed3;
let answer=Promise.withResolvers();return open3.push(answer),worker.postMessage(task),answer.promise},end:async()=>worker.
terminate()}})}var shape4={table:"StringIds",required:{id:"integer",value:"text"},optional:{}},importErrorPrefix="Error when processing\
 events";function openStrings(file){openTable(file,shape4);let statement=attempt(file.path,()=>file.database.prepare("SE\
LECT value FROM StringIds WHERE id = ?")),known3=new Map,find=id=>{let found=known3.get(id)??attempt(file.path,()=>statement.
get(id))?.value;return typeof found!="string"?null:(known3.set(id,found),found)};return Object.assign((id,user)=>{let found=find(
id);if(found!==null)return found;throw new ParseError({what:`The export names a string that it does not hold: id ${String(
id)}.`,where:`${file.path}, table ${user.table}, row ${String(user.row)}, column ${user.column}`,help:"Export the report\
 again with --force-overwrite true.",id:"sqlite-cell"})},{find})}function readImportErrors(file){return allRows(file,{table:"\
StringIds",rowid:"s.id",columns:[["value","s.value","text"]],from:`FROM StringIds AS s WHERE s.value GLOB '${importErrorPrefix}\
*' ORDER BY s.id`}).map(([value])=>value)}async function readTrace(path,{stop,progress}=unheeded){var _stack=[];try{let file=__using(_stack,openExport(path));let metadata=readMetadata(
file);let strings=openStrings(file);let{gpus,deviceOf}=readGpus(file);let done=0;let reader=__using(_stack,openRowReader(
file,stop,rows=>{done+=rows,progress(done,(callTable?.rows??0)+(kernelTable?.rows??0))}),!0);let opening=Promise.allSettled(
[openCalls(file,reader),openKernels(file,reader)]);let origin=readOrigin(file);let[openedCalls,openedKernels]=await opening;
let[callTable,kernelTable]=[valueOf2(openedCalls),valueOf2(openedKernels)];let report={file,reader,strings,times:timesFrom(
origin)};let ranges=readRanges(file,strings,origin);let calls=callTable===null?null:await readLaunchCalls(report,callTable);
let{endNs:kernelsEndNs,...kernels2}=kernelTable===null?noKernels:await readKernels(report,kernelTable,calls,deviceOf);let copies=readMemoryOperations(
file,calls,strings,deviceOf,origin);let callsEndNs=readCallsEnd(file,calls,origin);let workEndNs=kernelsEndNs;for(let copy of copies)
workEndNs=Math.max(workEndNs,copy.startNs+copy.durationNs);let endNs=Math.max(callsEndNs??0,workEndNs);for(let range of ranges)
endNs=Math.max(endNs,range.startNs,range.endNs??range.assumedEndNs??0);let counted2=hostCalls2(calls);return{source:path,
...metadata,originUtcMs:readOriginUtcMs(file,origin),gpus,...kernels2,launchCalls:calls?.calls??noCalls,ranges,collectives:readCollectives(
file,strings,origin),copies,calls:[...counted2,...lostLaunches(calls,{hostCalls:counted2,workEndNs})],importErrors:readImportErrors(
file),hasCudaApi:callsEndNs!==null,endNs}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,
_hasError);_promise&&await _promise}}function valueOf2(settled){if(settled.status==="rejected")throw settled.reason;return settled.
value}var unheeded={stop:new AbortController().signal,progress:()=>{}},noCalls={count:0,kind:new Uint32Array,startNs:new Float64Array,
durationNs:new Uint32Array,kinds:[]},timedTables=[{table:"NVTX_EVENTS",where:`WHERE eventType IN (${rangeEventTypes.join(
", ")})`},{table:"CUPTI_ACTIVITY_KIND_KERNEL",where:""},{table:"CUPTI_ACTIVITY_KIND_RUNTIME",where:""},{table:"CUPTI_ACT\
IVITY_KIND_MEMCPY",where:""},{table:"CUPTI_ACTIVITY_KIND_MEMSET",where:""}];function readOrigin(file){let origin=null;for(let{
table:table2,where}of timedTables){if(!file.tables.has(table2))continue;let statement=attempt(file.path,()=>file.database.
prepare(`SELECT min(start) AS "start" FROM ${table2} ${where}`));statement.setReadBigInts(!0);let start2=attempt(file.path,
()=>statement.get())?.start;if(start2!=null){if(typeof start2!="bigint")throw openTable(file,{table:table2,required:{start:"\
integer"},optional:{}}),new ParseError({what:"A start time of the export is not an integer.",where:`${file.path}, table ${table2}\
, column start`,id:"sqlite-cell"});(origin===null||start2<origin)&&(origin=start2)}}return origin??0n}function readOriginUtcMs(file,origin){
let table2=openTable(file,{table:"TARGET_INFO_SESSION_START_TIME",required:{},optional:{utcEpochNs:"integer?"}});if(table2===
null||!table2.has("utcEpochNs"))return null;let[row]=allRows(file,{table:table2.name,rowid:"s.rowid",columns:[["utcEpoch\
Ns",`CAST(${table2.column("s","utcEpochNs")} AS TEXT)`,"text?"]],from:"FROM TARGET_INFO_SESSION_START_TIME AS s ORDER BY\
 s.rowid LIMIT 1"}),epochNs=row?.[0]??null;return epochNs===null||BigInt(epochNs)<=0n?null:Number((BigInt(epochNs)+origin)/
1000n)/1e3}var fewestSamples=3,clockTolerance=.02,reasons=[{bit:32,name:"software thermal slowdown",disturbs:!0},{bit:64,name:"hard\
ware thermal slowdown",disturbs:!0},{bit:128,name:"hardware power brake",disturbs:!0},{bit:8,name:"hardware slowdown",disturbs:!1},
{bit:4,name:"power limit",disturbs:!1},{bit:2,name:"clocks set by the user",disturbs:!1},{bit:16,name:"clocks bound to a\
nother GPU's",disturbs:!1},{bit:256,name:"clocks set for the display",disturbs:!1}];function windowsOf(originUtcMs,instances2){
return originUtcMs===null?[]:instances2.flatMap(({startNs,endNs,assumedEndNs})=>{let end=endNs??assumedEndNs;return end===
null?[]:[{startUtcMs:originUtcMs+startNs/1e6,endUtcMs:originUtcMs+end/1e6}]})}function samplesWithin(samples,uuid,windows){
let wanted=uuid?.replace(/^GPU-/,"").toLowerCase()??null,several=new Set(samples.map(sample=>sample.uuid)).size>1;return wanted===
null&&several?[]:samples.filter(sample=>(wanted===null||sample.uuid===null||sample.uuid===wanted)&&windows.some(({startUtcMs,
endUtcMs})=>sample.atUtcMs>=startUtcMs&&sample.atUtcMs<=endUtcMs))}function disturbance(within,otherMeansMhz){let clocks=within.
map(({smClockMhz})=>smClockMhz).filter(clock=>clock!==null),meanSmClockMhz=clocks.length===0?null:clocks.reduce((sum,clock)=>sum+
clock,0)/clocks.length,bits=within.reduce((all,{reasonBits})=>all|(reasonBits??0),0),active=reasons.filter(({bit})=>(bits&
bit)!==0),found={meanSmClockMhz,samples:within.length,reasons:active.map(({name})=>name)};if(within.length<fewestSamples)
return{state:"unknown",...found};if(active.some(({disturbs})=>disturbs))return{state:"throttled",...found};if(meanSmClockMhz===
null||clocks.length<fewestSamples)return{state:"unknown",...found};let usual=otherMeansMhz.length===0?meanSmClockMhz:median(
otherMeansMhz);return{state:Math.abs(meanSmClockMhz-usual)>clockTolerance*usual?"clock-differs":"ok",...found}}function observe(capture,label,traces,attribute2){let seen=mergeSeenRanges(traces.flatMap(seenRanges)),wanted=capture.wanted.
map(spec=>({spec,keys:uniqueKeys(matchRanges(spec,seen))})),all=capture.wanted.length===0?seen.length===0?[wholeCapture]:
uniqueKeys(ofTheProgram(seen)):null,observed=observeRanges(traces,all??uniqueKeys(wanted.flatMap(({keys})=>keys)),attribute2);
return{label,end:capture.end,importErrors:traces.flatMap(({importErrors})=>importErrors),hasCudaApi:traces.some(({hasCudaApi})=>hasCudaApi),
graphTrace:traces[0]?.capture.graphTrace??null,hasGraphKernels:traces.some(({kernelKinds})=>kernelKinds.some(({fromGraph})=>fromGraph)),
totalKernels:traces.reduce((sum,{kernels:kernels2})=>sum+kernels2.count,0),seen,wanted:wanted.map(({spec,keys})=>({spec,
ranges:keys.map(observed)})),all:all?.map(observed)??null,gated:capture.gated,requireKernels:capture.requireKernels,argv:traces[0]?.
capture.command??[]}}function ofTheProgram(seen){let own=seen.filter(({domain})=>domain!==ncclDomain);return own.length>
0?own:seen}var wholeCapture={name:wholeCaptureName,domain:""};function observeRanges(traces,keys,attribute2){let byKey=new Map;
for(let trace of traces)for(let range of attribute2(trace,keys).ranges){let text3=rangeKeyText(range.key);byKey.set(text3,
add(byKey.get(text3)??nothing(range.key),trace,range))}return key=>byKey.get(rangeKeyText(key))??nothing(key)}function nothing({
name,domain}){return{name,domain,instances:0,areRanks:!0,unfinished:0,kernels:0,lostKernels:0,...{graphLaunches:0,graphLaunchesWithoutWork:0,
lostGraphLaunches:0,cutGraphLaunches:0}}}function add(sum,trace,range){let calls=Map.groupBy(range.calls,index=>trace.calls[index]?.
kind),count=kind=>calls.get(kind)?.length??0;return{...sum,instances:sum.instances+range.instances.length,areRanks:sum.areRanks&&
areRanks(trace,range),unfinished:sum.unfinished+range.instances.filter(({endNs})=>endNs===null).length,kernels:sum.kernels+
range.kernels.length,graphLaunches:sum.graphLaunches+count("graph-launch"),graphLaunchesWithoutWork:sum.graphLaunchesWithoutWork+
count("graph-launch-without-work"),lostKernels:sum.lostKernels+count("lost-launch"),lostGraphLaunches:sum.lostGraphLaunches+
count("lost-graph-launch"),cutGraphLaunches:sum.cutGraphLaunches+count("cut-graph-launch")}}function areRanks({kernelKinds},{
instances:instances2}){let processes=new Set(instances2.map(({process:process2})=>process2)),devices=[...processes].map(
process2=>new Set(kernelKinds.filter(kind=>kind.process===process2).map(({device})=>device))),all=new Set(devices.flatMap(
of=>[...of]));return processes.size===instances2.length&&all.size===devices.reduce((sum,{size})=>sum+size,0)}function uniqueKeys(ranges){
return[...new Map(ranges.map(({name,domain})=>[rangeKeyText({name,domain}),{name,domain}])).values()]}async function examine(capture,settings,ports){let{label,end,reports}=capture,instanceLabel=index=>reports.length===1?label:
`${label}, instance ${index+1}`,traces=[];for(let[index,{sqlite}]of reports.entries())traces.push(await readTrace(sqlite,
noticed(instanceLabel(index),ports)));let attributeOnce=attributor(settings.attribution),contents=(capture.gated?traces.
map((trace,index)=>({label:instanceLabel(index),traces:[trace]})):[{label,traces}]).map(part=>observe(capture,part.label,
part.traces,attributeOnce));for(let part of contents){let broken=checkContents(part);if(broken!==null)throw new CaptureError(
broken)}let ranges=uniqueKeys(contents.flatMap(analyzedRanges)),analyzed=new Set(ranges.map(rangeKeyText)),summaries=reports.
map((report,index)=>checkReport(instanceLabel(index),report,traces[index])),samples=capture.gpuSamples??null,familyOf=familyClassifier(
settings.families),[first]=traces;return{label,end,sources:reports.map(({source})=>source),reports:traces.map(trace=>measureReport(
trace,attributeOnce(trace,ranges),familyOf,settings.areRanks)),operators:first===void 0||!settings.operators?new Map:operatorsByRange(
first,attributeOnce(first,ranges).ranges),command:first?.capture.command??[],ranges,seen:mergeSeenRanges(contents.flatMap(
({seen})=>seen)).filter(range=>analyzed.has(rangeKeyText(range))),processes:Math.max(...traces.map(kernelProcesses)),checks:summaries.
flatMap(({checks})=>checks),warnings:[...contents.flatMap(contentWarnings),...traces.flatMap(({diagnostics})=>diagnostics.
map(text3=>`${label}: nsys says: ${text3}`)),...summaries.flatMap(({warnings})=>warnings)],gpuSamples:samples===null?null:
samplesInRanges(samples,traces,ranges)}}var longMs=2e3,againMs=1e4;function noticed(label,{stop,note}){let next=performance.
now()+longMs;return{stop,progress:(done,all)=>{performance.now()<next||(next=performance.now()+againMs,note(`${label}: ${countText(
done)} of ${countText(all)} rows of the report are read.`))}}}function attributor(mode){let last=new Map;return(trace,keys)=>{
let text3=keys.map(rangeKeyText).join(`
`),known3=last.get(trace);if(known3?.text===text3)return known3.attribution;let attribution=attribute(trace,keys,mode);return last.
set(trace,{text:text3,attribution}),attribution}}function operatorsByRange(trace,ranges){let rows=operatorsOf(trace,ranges);
return new Map(ranges.map(({key:{name,domain}},index)=>[rangeText(name,domain),rows[index]??[]]))}function checkReport(label,report,trace){
if(trace===void 0||trace.kernels.count===0)return{checks:[],warnings:[]};let checks=[],warnings=[],compare=(name,file,check)=>{
let title=`${label}, ${name}`;if(file===null&&report.summarized)throw new ToolError({id:"stats-empty",what:`nsys stats w\
rote no ${name}, although there are kernels.`,where:title,why:"It exited with success; without its summary our sums cann\
ot be held against nsys's own.",help:"Run `llm-profile doctor`: it tries nsys stats."});if(file===null){checks.push({check:title,
state:"not-possible",detail:"nsys stats was not run on this report"});return}let{sums,warnings:found}=check(readFileSync(
file,"utf8"),file);if(warnings.push(...found),sums.equal===null){checks.push({check:title,state:"not-possible",detail:sums.
why});return}let broken=checkSums(label,name,sums);if(broken!==null)throw new CaptureError(broken);sums.equal&&checks.push(
{check:title,state:"held",detail:sums.detail})};if(compare("cuda_gpu_kern_sum",report.kernelSummary,(text3,path)=>{let{rows,
warnings:found}=parseKernelSummary(text3,path);return{sums:compareKernelSums(trace,rows),warnings:found}}),trace.ranges.
length===0){let check=`${label}, nvtx_kern_sum`;return checks.push({check,state:"not-possible",detail:"the report holds \
no NVTX range"}),{checks,warnings}}return compare("nvtx_kern_sum",report.rangeSummary,(text3,path)=>{let{rows,warnings:found}=parseRangeKernelSummary(
text3,path);return{sums:compareRangeSums(trace,rows),warnings:found}}),{checks,warnings}}function samplesInRanges(samples,traces,ranges){
let within=traces.flatMap(trace=>{let instances2=ranges.flatMap(key=>instancesOf(trace,key)),windows=windowsOf(trace.originUtcMs,
instances2);return usedGpus(trace).flatMap(uuid=>samplesWithin(samples,uuid,windows))});return[...new Set(within)]}function usedGpus({
kernelKinds,gpus}){let used=new Set(kernelKinds.map(({device})=>device)),uuids=gpus.flatMap(({id,uuid})=>used.has(id)?[uuid]:
[]);return uuids.length===0?[null]:uuids}import{readFileSync as readFileSync2,statSync as statSync3}from"node:fs";import{tmpdir}from"node:os";import{isAbsolute,join as join3,
resolve as resolve3}from"node:path";import{setTimeout as sleep3}from"node:timers/promises";function workloadArgv(workload,hydraDirectory){if(workload.module!==null)return moduleArgv(workload,workload.module,hydraDirectory);
if(workload.server.command!==null)return commandArgv(workload.server.command);if(workload.command===null)throw new UserError(
{id:"no-workload",what:"There is no program to profile.",where:"workload.command",why:"Neither a command nor a Python mo\
dule nor a server is set.",help:"Put the command after `--`, set the action's input `command`, or set workload.command i\
n the configuration."});return commandArgv(workload.command)}function commandArgv(command){if(typeof command=="string")return[
"bash","-e","-o","pipefail","-c",command];let[program,...rest]=command;if(program===void 0||program==="")throw new UserError(
{what:"The command is empty.",where:"workload.command"});return[program,...rest]}function moduleArgv(workload,module,hydraDirectory){
if(workload.python===null)throw new UserError({what:`workload.module is set to ${module}, but no interpreter is.`,where:"\
workload.python",why:"Which Python has the module cannot be guessed.",help:"Set workload.python to its interpreter, such\
 as python3 or .venv/bin/python."});return[workload.python,"-m",module,...workload["hydra-overrides"],...workload["torch\
-profiler-off"],`hydra.run.dir=${hydraQuote(hydraDirectory)}`,"hydra.job.chdir=false"]}function hydraQuote(path){return/^[\w./-]+$/.
test(path)?path:`'${path.replace(/[\\']/g,"\\$&")}'`}var endWithParent=["setpriv","--pdeathsig","KILL"],prepareMounts=`
while [ "$1" != -- ]; do mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" || exit; shift; done
shift
mount -t proc -o nosuid,nodev,noexec proc /tmp || exit
while [ "$1" != -- ]; do mount --bind "/proc/$1" "/tmp/$1" || exit; shift; done
shift
while umount -l /proc 2>/dev/null; do :; done
[ ! -e /proc/self ] || { echo 'the /proc of all processes cannot be unmounted' >&2; exit 1; }
mount --move /tmp /proc || exit
exec "$@"`;function isolate(argv,isolation){switch(isolation.kind){case"pid-namespace":{let{procMounts:procMounts2,readOnly}=isolation,
prepared=["sh","-c",prepareMounts,"llm-profile",...readOnly,"--",...procMounts2,"--"];return[...endWithParent,"unshare",
"--pid","--fork","--kill-child=KILL","--mount",...prepared,...argv]}case"unprivileged-user":{if(isolation.user===null)throw new Error(
"The unprivileged-user isolation has no user.");let{uid,gid}=isolation.user;return[...endWithParent,"--reuid",String(uid),
"--regid",String(gid),"--clear-groups","--bounding-set=-all","--inh-caps=-all","--no-new-privs",...argv]}case"none":return isolation.
endsWithParent?[...endWithParent,...argv]:argv}}function isolateBeside(argv,isolation,process2,cwd){return isolation.kind!==
"pid-namespace"?isolate(argv,isolation):[...endWithParent,"nsenter","--target",String(process2),"--pid","--mount",`--wd=${cwd}`,
...argv]}function waitsForPeers(ncu,{family}){return ncu["replay-mode"]==="kernel"&&family==="communication"}function replaysRanges(ncu){
return ncu["replay-mode"]==="range"||ncu["replay-mode"]==="app-range"}function planNcu(ncu,ranges,processes){let whole={
kernels:null,launches:null,leftOut:[]};if(!ncu.gating)return[{label:"ncu, whole program",directory:"whole-program",filters:[],
...whole}];let worth=ranges.map(range=>({...range,kernels:range.kernels.filter(kernel=>!waitsForPeers(ncu,kernel))})).filter(
({kernels:kernels2})=>kernels2.length>0);if(worth.length===0)return[];if(replaysRanges(ncu)){let filters=worth.flatMap(filtersOf);
return filters.length===0?[]:[{label:"ncu, all ranges",directory:"all-ranges",filters,...whole}]}let labels=worth.map(({
name,domain})=>rangeText(name,domain)),directories2=uniqueSafeNames(labels);return worth.map((range,index)=>{let top=chosenKernels(
ncu,range.kernels),names2=new Set(top.flatMap(({name,mangled})=>mangled.length===0?[name]:mangled)),{fit,left}=kernelsThatFit(
[...names2],ncu["launches-per-kernel"]);return{label:`ncu, ${labels[index]??range.name}`,directory:directories2[index]??
`range-${index+1}`,filters:filtersOf(range),kernels:fit,launches:ncu["replay-mode"]==="kernel"&&ncu["filter-mode"]==="gl\
obal"?fit.length*ncu["launches-per-kernel"]*processes:null,leftOut:left}})}var chosenShare=.95;function chosenKernels(ncu,kernels2){
if(ncu["filter-mode"]==="global")return kernels2.slice(0,ncu["top-kernels"]);let before=0;return kernels2.filter(({share},index)=>{
let chosen=index<ncu["top-kernels"]||before<chosenShare;return before+=share,chosen})}function describeNcu(ncu){if(!ncu.
gating)return"a run of ncu over the whole program";if(replaysRanges(ncu))return`a run of ncu over all ranges (${ncu["rep\
lay-mode"]} replay)`;let kernels2=ncu["top-kernels"]===1?"its top kernel":`its top ${ncu["top-kernels"]} kernels`,each=ncu["\
filter-mode"]==="global"?"":", each launch configuration of them";return`a run of ncu for each range (${kernels2}${each}\
)`}function filtersOf({name,domain,styles:styles2}){return styles2.map(style=>({name,domain,style}))}var longestArgument=128*
1024-1;function ncuArgv(ncu,request,workload){let{selection}=request;return[ncu.path,"--target-processes=all",`--log-fil\
e=${request.log}`,...request.report===null?rawPage:[`--export=${request.report}`],`--replay-mode=${ncu["replay-mode"]}`,
`--clock-control=${ncu["clock-control"]}`,`--cache-control=${ncu["cache-control"]}`,...nvtxOptions(request.ranges),...kernelOptions(
request.kernels,ncu["launches-per-kernel"]),...ncu["filter-mode"]==="global"?[]:[`--filter-mode=${ncu["filter-mode"]}`],
...launchOptions(request.launches,ncu["end-early"]),...ncu.set===null?[]:["--set",ncu.set],...selection.sections.flatMap(
section=>["--section",section]),...selection.metrics.length>0?["--metrics",selection.metrics.join(",")]:[],...ncu["extra\
-arguments"],...workload]}function ncuImportArgv(path,report,page){return[path,`--import=${report}`,...page==="raw"?rawPage:
["--csv","--page=details"]]}var rawPage=["--csv","--page=raw","--print-units=base","--print-kernel-base=mangled"];function nvtxOptions(ranges){
return ranges.length===0?[]:["--nvtx",...ranges.flatMap(range=>["--nvtx-include",ncuRangeExpression(range)])]}function ncuRangeExpression({
name,domain,style}){let escaped=text3=>text3.replace(/[@,[\]/*+]/g,"\\$&"),expression=domain===""?escaped(name):`${escaped(
domain)}@${escaped(name)}`;return style==="pushpop"?`${expression}/`:expression}function kernelOptions(kernels2,launches){
return kernels2===null?[]:["--kernel-name-base=mangled","--kernel-id",kernelId(kernels2,launches)]}function launchOptions(launches,endEarly2){
return launches===null?[]:[`--launch-count=${launches}`,...endEarly2?["--kill=yes"]:[]]}function kernelId(kernels2,launches){
let invocations=Array.from({length:launches},(_,index)=>String(index+1)).join("|");return`::regex:^(${kernels2.map(escapeKernel).
join("|")})$:${invocations}`}function escapeKernel(name){return name.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}function kernelsThatFit(kernels2,launches,limitBytes=longestArgument){
let bytesOf=text3=>new TextEncoder().encode(text3).length,fit=[],left=[],used=bytesOf(kernelId([],launches));for(let name of kernels2){
let more=bytesOf(escapeKernel(name))+(fit.length===0?0:1);used+more>limitBytes?left.push(name):(fit.push(name),used+=more)}
return{fit,left}}function ncuNeed({ncu,"require-kernels":requireKernels}){return ncu.enabled?ncu.unavailable==="fail"&&requireKernels?
"required":"wanted":"none"}var serverVariable="LLM_PROFILE_SERVER";var plainStrings="--env-var=NSYS_NVTX_PROFILER_REGISTER_ONLY=0";function nsysProfileArgv(config,nsysTool,gate,names2,workload){
let{nsys}=config,options=[`--session-new=${names2.session}`,`--output=${names2.output}`,`--trace=${nsys.trace.join(",")}`,
`--sample=${nsys.sample}`,`--cpuctxsw=${nsys.cpuctxsw}`,`--cuda-graph-trace=${nsys["cuda-graph-trace"]}`,"--wait=primary",
...gateOptions(config,gate),...nsys["registered-strings-only"]?[]:[plainStrings],...forkedToo(config)];return[nsysTool.path,
"profile",...known(options,nsysTool),...nsys["extra-arguments"],...workload]}function forkedToo({nsys}){return nsys["tra\
ce-fork-before-exec"]?["--trace-fork-before-exec=true"]:[]}function nsysLaunchArgv(config,nsysTool,session,server){let{nsys}=config,
options=[`--session-new=${session}`,`--trace=${nsys.trace.join(",")}`,`--cuda-graph-trace=${nsys["cuda-graph-trace"]}`,"\
--wait=primary",...nsys["registered-strings-only"]?[]:[plainStrings],...forkedToo(config)],named2=["env",`${serverVariable}\
=${session}`,...server];return[nsysTool.path,"launch",...known(options,nsysTool),...extraArguments(config,"launch"),...named2]}
function nsysStartArgv(config,nsysTool,names2){let{nsys}=config,options=[`--session=${names2.session}`,`--output=${names2.
output}`,`--sample=${nsys.sample}`,`--cpuctxsw=${nsys.cpuctxsw}`];return[nsysTool.path,"start",...known(options,nsysTool),
...extraArguments(config,"start")]}function nsysStopArgv({path},session){return[path,"stop",`--session=${session}`]}var startOptions=/^(-[bx]|--(backtrace|cpu-core-|cpu-socket-|enable|ethernet-|event-sampl|flush-on-|ftrace|gpu-metrics-|gpu-video-|gpuctxsw|ib-|nic-metrics|os-events|samples-per-|sampling-|soc-metrics|stats|stop-on-exit|storage-|syscall|xhv-))/;
function extraArguments({nsys},command){let own=command==="launch";return nsys["extra-arguments"].filter(argument=>(argument.
startsWith("-")&&(own=startOptions.test(argument)===(command==="start")),own))}function nsysNvtxArgv(config,nsysTool,names2,workload){
let options=[`--session-new=${names2.session}`,`--output=${names2.output}`,"--trace=nvtx","--sample=none","--cpuctxsw=no\
ne","--wait=primary",plainStrings,...forkedToo(config)];return[nsysTool.path,"profile",...known(options,nsysTool),...config.
nsys["extra-arguments"],...workload]}function known(options,{missingOptions:missingOptions2}){return options.filter(option=>!missingOptions2.
some(name=>option.startsWith(`${name}=`)))}function gateOptions(config,gate){if(gate.kind==="none")return[];let end=captureRangeEnd(
config,gate.instances);return[`--capture-range=${gate.kind}`,`--capture-range-end=${end}`,...gate.kind==="nvtx"?[`--nvtx\
-capture=${nsysCaptureExpression(gate.range)}`]:[]]}function captureRangeEnd(config,instances2){let wanted=config.nsys["\
capture-range-end"];return wanted!=="auto"?wanted:instances2===1?"stop":`repeat:${instances2}`}var alwaysMade=[{name:"cu\
da_gpu_kern_sum",aliases:["cuda_gpu_kern_sum","gpukernsum"]},{name:"nvtx_pushpop_sum",aliases:["nvtx_pushpop_sum","nvtxp\
psum"]},{name:"nvtx_kern_sum",aliases:["nvtx_kern_sum","nvtxkernsum"]}];function statsReports(nsys,extra){let known3=new Set(
nsys.reports),always=alwaysMade.map(({name,aliases})=>({report:aliases.find(alias=>known3.has(alias))??name,file:`${name}\
.csv`})),more=extra.filter(report=>!always.some(other=>other.report===report)).map(report=>({report,file:`${report.replace(
/[^\w.-]/g,"_")}.csv`}));return[...always,...more]}function exportArgv({path,version},report,sqlite){let blobs=Number(version?.
split(".")[0]??0)>=2025?["--include-blobs=true"]:[];return[path,"export","--type","sqlite","-f","true",...blobs,"-o",sqlite,
report]}function statsArgv(nsys,reports,sqlite,base){return[nsys,"stats",...reports.flatMap(({report})=>["--report",report]),
"--format","csv","--force-overwrite=true","--output",base,sqlite]}function statsFile(base,report){return`${base}_${report.
split(":",1)[0]??report}.csv`}function importArgv(importer,raw,report){return[importer,"-i",raw,"-o",report]}function parseNsysVersion(text3){
return/Nsight Systems version (\d{4}\.\d+\.\d+\S*)/.exec(text3)?.[1]??null}var optional=["--cuda-graph-trace","--capture\
-range-end","--cpuctxsw","--session-new","--wait"];function missingOptions(profileHelp){return profileHelp===null||!profileHelp.
includes("--output")?[]:optional.filter(option=>!profileHelp.includes(option))}var levels=[{kind:"pid-namespace",had:"The profiler runs in a PID namespace and cannot see other processes or their envi\
ronments",help:"run as root with CAP_SYS_ADMIN; in a container: --cap-add=SYS_ADMIN --security-opt apparmor=unconfined",
attempt:tryNamespace},{kind:"unprivileged-user",had:"The profiler runs as an unprivileged user and cannot read other use\
rs' environments",help:"run as root (CAP_SETUID), and let every user read the working directory and the program, and ent\
er the temporary folder (TMPDIR)",attempt:tryUsers},{kind:"none",had:"The profiler is not isolated: its reports may hold\
 the environment of every process of this machine, so they must not leave it",help:"",attempt:tryNothing}];async function probeIsolation(wanted,probe){
let refused=[];for(let level of levels.filter(({kind})=>wanted==="auto"||wanted===kind)){let result=await level.attempt(
probe);if("isolation"in result)return{...result.isolation,note:noteOf(level,refused,wanted)};refused.push({level,why:result.
why})}throw new ToolError({id:"isolation-unavailable",what:`The isolation "${wanted}" is not available here.`,why:refused.
map(({why})=>why).join("; "),help:`To get it: ${refused.map(({level})=>level.help).join("; ")}. Or set isolation=auto to\
 take the best there is.`})}function noteOf(level,refused,wanted){if(refused.length>0){let reasons2=refused.map(({level:{
kind,help},why})=>`no ${kind} (${why.replace(/\.$/,"")}; to get it: ${help})`);return`${level.had}; ${reasons2.join("; ")}\
.`}return wanted==="none"?`${level.had}, as the configuration says isolation=none.`:`${level.had}.`}async function tryNamespace(probe){
let isolation={kind:"pid-namespace",user:null,endsWithParent:!0,procMounts:procMounts(probe.mountinfo),readOnly:probe.readOnly},
result=await start(probe,isolation,["readlink","/proc/self"]);return result.why!==null?{why:result.why}:result.stdout.trim()===
"1"?{isolation}:{why:"other processes can be seen in the new namespace"}}async function tryUsers(probe){let chosen=choosePrivateUser(
probe.random),last={why:"no user found"};for(let id of chosen===null?[nobody]:[chosen,nobody])if(last=await tryUser(probe,
id),"isolation"in last)return last;return last}var userCheck=`
access=-r what=read
for path in "$@"; do
  if [ "$path" = -- ]; then access=-x what='enter or start'; continue; fi
  [ $access "$path" ] || { echo "user $(id -u) cannot $what $path" >&2; exit 1; }
done
id -u; grep '^CapEff:' /proc/self/status`;async function tryUser(probe,id){let isolation={kind:"unprivileged-user",user:{
uid:id,gid:id},endsWithParent:!0,procMounts:[],readOnly:[]},paths=[...probe.mustRead,"--",...probe.mustEnter],result=await start(
probe,isolation,["sh","-c",userCheck,"sh",...paths]);return result.why!==null?{why:result.why}:new RegExp(`^${id}\\s+CapE\
ff:\\s+0+\\s*$`).test(result.stdout)?{isolation}:{why:"the user still has privileges"}}async function tryNothing(probe){
let isolation={kind:"none",user:null,endsWithParent:!0,procMounts:[],readOnly:[]},{why}=await start(probe,isolation,["tr\
ue"]);return{isolation:{...isolation,endsWithParent:why===null}}}async function start({runTool,isolate:isolate2,environment},isolation,argv){
let command={tool:"isolation probe",argv:isolate2(argv,isolation),cwd:"/",environment,timeLimitMs:1e4};try{let{exitCode:exitCode3,
stdout,stderr}=await runTool(command),firstLine=stderr.trim().split(`
`)[0];return{stdout,why:exitCode3===0?null:firstLine||`the probe ended with ${exitCode3}`}}catch(error){return{stdout:"",
why:asFailure(error).message}}}var notMasks=["autofs","binfmt_misc","nfsd","rpc_pipefs"];function procMounts(mountinfo){
let mounts=mountinfo.split(`
`).flatMap(parseMount),proc=mounts.findLast(({point})=>point==="/proc"),below=mounts.filter(({point})=>isOfTheMachine(point)),
points=new Map,visible=new Set([proc?.id]);for(let{id,parent,point,type}of below)if(visible.has(parent)){visible.add(id);
for(let hidden of points.keys())hidden.startsWith(`${point}/`)&&points.delete(hidden);points.set(point,type)}return[...points].
filter(([,type])=>!notMasks.includes(type)).map(([point])=>point.slice(6))}function isOfTheMachine(point){return/^\/proc\/(?!\d|self\b|thread-self\b)/.
test(point)}function parseMount(line){let fields=line.split(" "),[id,parent,,,point]=fields,type=fields[fields.indexOf("\
-")+1];return id===void 0||parent===void 0||point===void 0||type===void 0?[]:[{id,parent,point:unescape(point),type}]}function unescape(point){
return point.replace(/\\([0-7]{3})/g,(_,octal)=>String.fromCharCode(Number.parseInt(octal,8)))}import{readFile}from"node:fs/promises";import{arch,cpus,release,totalmem}from"node:os";import{join}from"node:path";var envRecordSchemaVersion=1,bytes=number().int().nonnegative(),smiGpuSchema=object({index:number().int().nonnegative(),
name:string(),uuid:string().nullable(),driver:string().nullable(),computeCapability:string().nullable(),memoryTotalBytes:bytes.
nullable(),memoryUsedBytes:bytes.nullable().describe("When the run started, of all processes, other containers included."),
utilizationRatio:number().min(0).max(1).nullable().describe("Share of the last sample period with a kernel running."),smClockHz:number().
nonnegative().nullable(),memoryClockHz:number().nonnegative().nullable(),maxSmClockHz:number().nonnegative().nullable(),
maxMemoryClockHz:number().nonnegative().nullable(),mig:string().nullable().describe("`Enabled` or `Disabled`; null where\
 the GPU has no MIG.")}),envRecordSchema=object({schemaVersion:literal(envRecordSchemaVersion),gpus:array(smiGpuSchema).
describe("All that nvidia-smi shows; empty without one."),driver:string().nullable(),cuda:string().nullable().describe("\
The newest CUDA that the driver supports."),operatingSystem:string().nullable().describe("PRETTY_NAME of /etc/os-release\
."),kernel:string().nullable(),architecture:string(),cpu:object({model:string().nullable(),count:number().int().positive()}),
memoryBytes:bytes,container:boolean().describe("True where we run inside a container that can be told from outside marks\
."),node:string(),nsys:string().nullable(),ncu:string().nullable(),environmentNames:array(string()).describe("Variables \
that the allow-list gives to the workload: names only.")});import{randomBytes}from"node:crypto";import{once}from"node:events";import{access,constants,stat}from"node:fs/promises";import{
delimiter,resolve}from"node:path";import{setTimeout as sleep2}from"node:timers/promises";import{closeSync,openSync,writeSync}from"node:fs";import{StringDecoder}from"node:string_decoder";import{setTimeout as sleep}from"node:timers/promises";var tailBytes=65536,lastBytesMs=1e3;function sinkStream(reader,file,limitBytes,onLine){let output=createOutputFile(file,
limitBytes),tail=byteTail(tailBytes),lines=lineSplitter(onLine),logged=0,failure2=null,ended=new Promise(resolve6=>reader.
once("close",()=>resolve6()));return reader.on("error",()=>{}),reader.on("data",chunk=>{tail.write(chunk);try{output.write(
chunk)}catch(error){failure2??=error}logged>limitBytes||(logged+=chunk.length,lines.write(chunk),logged>limitBytes&&onLine(
`[llm-profile: more output than the log limit; the rest is not shown here, the last part is in ${file}]`))}),{async finish(){
let timeout=new AbortController;await Promise.race([ended,sleep(lastBytesMs,void 0,{signal:timeout.signal})]),timeout.abort(),
reader.destroy(),lines.end();let droppedBytes=output.close();if(failure2!==null)throw failure2;return{tail:tailText(tail),
droppedBytes}}}}var longestLine=8192;function lineSplitter(onLine){let decoder=new StringDecoder("utf8"),line="",cut=!1,
carriageReturn=!1;function append2(text3){if(text3==="")return;carriageReturn&&restart();let room=longestLine-line.length;
cut||=text3.length>room,line+=text3.slice(0,room)}function restart(){line="",cut=!1,carriageReturn=!1}function finish(){
onLine(plainOutput(cut?`${line} \u2026 (line cut)`:line)),restart()}function accept(text3){for(let part of text3.split(/([\r\n])/))
part===`
`?finish():part==="\r"?carriageReturn=!0:append2(part)}return{write:chunk=>accept(decoder.write(chunk)),end(){accept(decoder.
end()),line!==""&&finish()}}}function byteTail(limitBytes){let chunks=[],held=0,seen=0;function read(){let whole=Buffer.
concat(chunks);return whole.subarray(Math.max(0,whole.length-limitBytes))}return{read,write(chunk){seen+=chunk.length,held+=
chunk.length,chunks.push(Buffer.from(chunk.subarray(Math.max(0,chunk.length-limitBytes)))),held>2*limitBytes+65536&&(chunks=
[Buffer.from(read())],held=chunks[0]?.length??0)},droppedBytes:()=>Math.max(0,seen-limitBytes)}}function tailText(tail){
let bytes2=tail.read();if(tail.droppedBytes()===0)return bytes2.toString("utf8");let start2=bytes2.findIndex(byte=>(byte&
192)!==128);return bytes2.subarray(Math.max(0,start2)).toString("utf8")}function createOutputFile(path,limitBytes){let file=openSync(
path,"wx",384),headBytes=Math.ceil(limitBytes/2),tail=byteTail(limitBytes-headBytes),written2=0;return{write(chunk){let head=chunk.
subarray(0,Math.max(0,headBytes-written2));writeWhole(file,head),written2+=head.length,tail.write(chunk.subarray(head.length))},
close(){let dropped=tail.droppedBytes();return dropped>0&&writeWhole(file,Buffer.from(`
[llm-profile: ${dropped} bytes of output left out here]
`)),writeWhole(file,tail.read()),closeSync(file),dropped}}}function writeWhole(file,bytes2){for(let offset=0;offset<bytes2.
length;)offset+=writeSync(file,bytes2,offset)}var outlivedByMs=1e3,shell="/bin/sh",withoutInput=["-c",'exec "$@" </dev/null',"sh"],killedCode=137;function createRunTool({
marker,stop,outputLimitBytes=64*2**20}){let run=marker??`${randomBytes(16).toString("hex")}.`,count=0;return async command=>{
refuseWhenStopped(stop);let{argv,cwd,environment,timeLimitMs}=command;await requireProgram(command);let own=`${command.marker??
run}tool.${++count}.`,[stdout,stderr]=[byteTail(outputLimitBytes),byteTail(outputLimitBytes)],[ended,limit]=[new AbortController,
new AbortController],timer=timeLimitMs===null?void 0:setTimeout(()=>limit.abort(),timeLimitMs),ending=endEarly(AbortSignal.
any([limit.signal,...stop===void 0?[]:[stop]]),ended.signal,own),start2=performance.now(),code=await exec(shell,[...withoutInput,
...argv],{cwd,env:{...environment,[markerVariable]:own},silent:!0,ignoreReturnCode:!0,listeners:{stdout:chunk=>stdout.write(
chunk),stderr:chunk=>stderr.write(chunk)},delay:outlivedByMs}).catch(error=>{throw new ToolError({what:`${command.tool} \
could not be started.`,where:`${argv[0]}, in ${cwd}`,why:errorMessage(error),help:"The working directory and /bin/sh mus\
t exist.",cause:error})}).finally(()=>{clearTimeout(timer),ended.abort()});return await ending,refuseWhenStopped(stop),{
exitCode:typeof code=="number"?code:killedCode,stdout:tailText(stdout),stderr:tailText(stderr),seconds:(performance.now()-
start2)/1e3,timedOut:limit.signal.aborted}}}function callTool({runTool,cwd,environment},tool,argv,timeLimitMs=6e4){return runTool(
{tool,argv,cwd,environment,timeLimitMs})}async function requireProgram({argv:[program],tool,cwd,environment}){let candidates=program.
includes("/")?[resolve(cwd,program)]:(environment.PATH??"").split(delimiter).map(folder=>resolve(cwd,folder,program));for(let path of candidates)
if(await isExecutable(path))return;throw new ToolError({id:"tool-missing",what:`${tool}: the program ${program} does not\
 exist or may not be executed.`,where:program.includes("/")?candidates.join():`PATH=${environment.PATH??""}`,help:`Insta\
ll ${program}, or add its folder to PATH.`})}async function isExecutable(path){try{return await access(path,constants.X_OK),
(await stat(path)).isFile()}catch{return!1}}var graceMs=4e3,killLimitMs=1e4,pollMs=50;async function endEarly(early,ended,marker){
let either=AbortSignal.any([early,ended]);if(either.aborted||await once(either,"abort"),!early.aborted)return;let query={
roots:[],marker,uid:null},signaled=new Set;for(let deadline=performance.now()+graceMs;!ended.aborted&&performance.now()<
deadline;){for(let process2 of findTree(query)){let name=`${process2.pid} ${process2.startTime}`;signaled.has(name)||signalProcess(
process2,"SIGTERM"),signaled.add(name)}await sleep2(pollMs,void 0,{signal:ended}).catch(()=>{})}await killTree(query,killLimitMs)}async function readEnvironmentRecord(parts,root="/"){let gpus=parts.gpus.kind==="gpus"?parts.gpus.gpus:[],processors=cpus();
return{schemaVersion:envRecordSchemaVersion,gpus:[...gpus],driver:gpus[0]?.driver??await driverFromProc(root),cuda:parts.
gpus.kind==="gpus"?parts.gpus.cuda:null,operatingSystem:/^PRETTY_NAME="?([^"\n]*)"?$/m.exec(await text(join(root,"etc/os\
-release")))?.[1]??null,kernel:release(),architecture:arch(),cpu:{model:processors[0]?.model??null,count:Math.max(1,processors.
length)},memoryBytes:totalmem(),container:await inContainer(root),node:process.version,nsys:parts.nsys,ncu:parts.ncu,environmentNames:Object.
keys(parts.environment).sort()}}async function driverFromProc(root){let version=await text(join(root,"proc/driver/nvidia\
/version"));return/NVRM version:.*?\s(\d+\.\d+(?:\.\d+)?)\s/.exec(version)?.[1]??null}async function inContainer(root){for(let mark of[
".dockerenv","run/.containerenv","run/systemd/container"])if(await exists(join(root,mark)))return!0;return/docker|kubepods|containerd|libpod|lxc/.
test(await text(join(root,"proc/1/cgroup")))}async function text(path){return readFile(path,"utf8").catch(()=>"")}var required=[
"index","name"],optional2=["uuid","driver_version","compute_cap","mig.mode.current","memory.total","memory.used","utiliz\
ation.gpu","clocks.sm","clocks.mem","clocks.max.sm","clocks.max.mem"];async function readGpus2(ports){try{let fields=[...required,
...optional2];for(;;){let result=await smi(ports,[`--query-gpu=${fields.join(",")}`,"--format=csv,noheader,nounits"]),unknown=/Field "([^"]+)" is not a valid field/.
exec(result.stdout+result.stderr)?.[1];if(unknown!==void 0&&optional2.includes(unknown)&&fields.includes(unknown)){fields=
fields.filter(field=>field!==unknown);continue}return result.timedOut?{kind:"failed",why:"nvidia-smi did not answer in t\
ime."}:result.exitCode!==0?{kind:"failed",why:words(result)}:{kind:"gpus",gpus:parseGpus(result.stdout,fields),cuda:await readCuda(
ports)}}}catch(error){if(error instanceof UnexpectedText)return{kind:"failed",why:error.message};if(error instanceof ToolError)
return{kind:"absent"};throw error}}var UnexpectedText=class extends Error{};function parseGpus(text3,fields){return text3.
split(`
`).filter(line=>line.trim()!=="").map(line=>{let cells=line.split(",").map(cell=>cell.trim());if(cells.length!==fields.length)
throw new UnexpectedText(`nvidia-smi printed ${cells.length} values for ${fields.length} fields: ${line.trim()}`);let text4=field=>known2(
cells[fields.indexOf(field)]),number3=(field,factor=1)=>{let value=text4(field);if(value===null)return null;if(!/^\d+(\.\d+)?$/.
test(value))throw new UnexpectedText(`nvidia-smi printed ${field} as ${value}.`);return Number(value)*factor},index=number3(
"index");if(index===null)throw new UnexpectedText(`nvidia-smi printed no index: ${line.trim()}`);return{index,name:text4(
"name")??"unknown",uuid:text4("uuid"),driver:text4("driver_version"),computeCapability:text4("compute_cap"),memoryTotalBytes:number3(
"memory.total",2**20),memoryUsedBytes:number3("memory.used",2**20),utilizationRatio:number3("utilization.gpu",.01),smClockHz:number3(
"clocks.sm",1e6),memoryClockHz:number3("clocks.mem",1e6),maxSmClockHz:number3("clocks.max.sm",1e6),maxMemoryClockHz:number3(
"clocks.max.mem",1e6),mig:text4("mig.mode.current")}})}function known2(cell){return cell===void 0||cell===""||cell==="N/\
A"||/^\[.*\]$/.test(cell)?null:cell}async function readCuda(ports){let{stdout}=await smi(ports,[]);return/CUDA (?:UMD )?Version\s*:\s*(\d+\.\d+)/.
exec(stdout)?.[1]??null}function smi(ports,args){return callTool(ports,"nvidia-smi",["nvidia-smi",...args],3e4)}function words(result){
let said=`${result.stdout}
${result.stderr}`.trim().replaceAll(/\s+/g," ");return said===""?`nvidia-smi ended with ${result.exitCode} and said noth\
ing.`:said}import{readdir,realpath}from"node:fs/promises";import{delimiter as delimiter2,dirname,join as join2,resolve as resolve2}from"node:path";async function readNsysFacts(ports){let presence=await readPresence(ports,"nsys",ports.nsysPath,/Nsight Systems version (\S+)/);
if(presence.state!=="present")return{presence,importer:null,reports:[],newestCuda:null};let path=await resolveProgram(ports.
nsysPath,ports.toolEnvironment.PATH??"",ports.cwd),help=await call(ports,"nsys stats",[ports.nsysPath,"stats","--help-re\
ports"]);return{presence,importer:path===null?null:await findImporter(path,presence.version),reports:parseHelpReports(`${help.
stdout}
${help.stderr}`),newestCuda:path===null?null:await newestCupti(await realpath(path))}}async function readNcuFacts(ports){
return{presence:await readPresence(ports,"ncu",ports.ncuPath,/^Version (\S+)/m)}}function call(ports,tool,argv,marker){let{
runTool,cwd,toolEnvironment:environment}=ports;return runTool({tool,argv,cwd,environment,timeLimitMs:6e4,...marker===void 0?
{}:{marker}})}function wordsOf(result){if(result.timedOut)return"It did not answer within a minute.";let said=`${result.
stderr}
${result.stdout}`.trim().replaceAll(/\s+/g," ").slice(0,500);return said===""?`It ended with ${result.exitCode} and said\
 nothing.`:`It ended with ${result.exitCode}: ${said}`}async function readPresence(ports,tool,path,pattern){try{let result=await call(
ports,tool,[path,"--version"]);return result.timedOut||result.exitCode!==0?{state:"broken",why:wordsOf(result)}:{state:"\
present",version:pattern.exec(result.stdout)?.[1]??null,versionOutput:result.stdout}}catch(error){if(error instanceof ToolError)
return{state:"absent"};throw error}}var hostFolder=/^(host-linux|linux-desktop)/,packageFolders=["/opt/nvidia/nsight-sys\
tems","/opt/nvidia/nsight-systems-cli"];async function resolveProgram(name,searchPath,cwd=process.cwd()){let candidates=name.
includes("/")?[resolve2(cwd,name)]:searchPath.split(delimiter2).map(folder=>join2(resolve2(cwd,folder),name));for(let candidate of candidates)
if(await isExecutable(candidate))return candidate;return null}async function findImporter(nsysPath,version=null,packages=packageFolders){
let release2=/^\d{4}\.\d+\.\d+/.exec(version??"")?.[0],installation=dirname(dirname(await realpath(nsysPath))),sameRelease=release2===
void 0?[]:[...packages.map(folder=>join2(folder,release2)),join2(installation,`nsight-systems-${release2}`)];for(let candidate of[
installation,...sameRelease])for(let folder of(await names(candidate)).filter(name=>hostFolder.test(name)).sort()){let importer=join2(
candidate,folder,"QdstrmImporter");if(await isExecutable(importer))return importer}return null}async function names(folder){
return readdir(folder).catch(()=>[])}function parseHelpReports(text3){return text3.split(`
`).flatMap(line=>/^\s+(\w+)(?:\[\S*)?\s+--\s/.exec(line)?.[1]??[])}function checkReportNames(names2,available){if(available.
length===0)return null;let known3=new Set(available),unknown=names2.filter(name=>!known3.has(name.split(":",1)[0]??name));
if(unknown.length===0)return null;let lines=unknown.map(name=>{let near=nearest(name.split(":",1)[0]??name,available);return near===
null?`${name} is not known`:`${name} is not known; did you mean ${near}?`});return new UserError({id:"unknown-report",what:unknown.
length===1?`nsys has no report ${unknown[0]}.`:`nsys has no reports ${unknown.join(", ")}.`,where:"nsys.reports",why:lines.
join(`
`),help:"`nsys stats --help-reports` lists the reports of this nsys."})}var documented=[{nsys:[2020,4,3],cuda:{major:11,
minor:2}},{nsys:[2022,4,2],cuda:{major:11,minor:8}},{nsys:[2023,4,4],cuda:{major:12,minor:4}},{nsys:[2024,2,3],cuda:{major:12,
minor:5}},{nsys:[2025,6,0],cuda:{major:13,minor:1}}];function parseCudaVersion(text3){let match=/^(\d+)\.(\d+)/.exec(text3);
return match===null?null:{major:Number(match[1]),minor:Number(match[2])}}function compareCuda(a,b){return a.major-b.major||
a.minor-b.minor}function newestCudaKnown(nsysVersion){let[year,release2,patch]=nsysVersion.split(".").map(Number);return year===
void 0||release2===void 0||patch===void 0?null:documented.find(({nsys:[y,r,p]})=>(year-y||release2-r||patch-p)<=0)?.cuda??
null}async function newestCupti(resolvedNsys){return(await readdir(dirname(resolvedNsys)).catch(()=>[])).map(name=>/^libcupti\.so\.(\d{1,2}\.\d+)$/.
exec(name)?.[1]).map(text3=>text3===void 0?null:parseCudaVersion(text3)).filter(version=>version!==null).sort(compareCuda).
at(-1)??null}function preflightContext(ports){let smiPorts={runTool:ports.runTool,cwd:ports.cwd,environment:ports.toolEnvironment};return{
...ports,nsys:once2(()=>readNsysFacts(ports)),ncu:once2(()=>readNcuFacts(ports)),gpus:once2(()=>readGpus2(smiPorts)),isolation:once2(
ports.probeIsolation)}}function once2(find){let found=null;return()=>found??=find()}function ok(id,what){return{...diagnostic(
{severity:"note",what}),id}}function warning(id,what,help){return{...diagnostic({severity:"warning",what,help}),id}}function failure(id,what,help){
return{...diagnostic({what,help}),id}}function temporaryBase({cwd,environment}){return resolve3(cwd,environment.RUNNER_TEMP||environment.TMPDIR||tmpdir())}async function ownTools(context){
let warn=message=>{context.log.warning(message)},temporary=await createTemporaryDirectory({base:temporaryBase(context),user:null,
warn});return{runTool:createRunTool({marker:null,stop:context.stop}),environment:toolEnvironment(context.environment,environmentRules(
context),temporary),temporaryDirectory:temporary.tmp,[Symbol.asyncDispose]:()=>temporary[Symbol.asyncDispose]()}}function workingDirectory(context,config){
let folder=config.workload["working-directory"];return isAbsolute(folder)?folder:resolve3(context.cwd,folder)}function checkWorkingDirectory(context,config){
let folder=workingDirectory(context,config);if(statSync3(folder,{throwIfNoEntry:!1})?.isDirectory()!==!0)throw new UserError(
{id:"no-working-directory",what:`The working directory ${folder} does not exist or is not a folder.`,where:"workload.wor\
king-directory",help:"Name a folder that exists; a relative one counts from the current folder, in the action from the w\
orkspace."})}function inspectMachine(context,config,runTool,environment,calibration=null){let cwd=workingDirectory(context,
config),out=resolve3(context.cwd,config.out),workloadEnvironment={...allowedEnvironment(context.environment,environmentRules(
context)).environment,...config.workload.environment};return preflightContext({runTool,cwd:context.cwd,toolEnvironment:environment,
workloadEnvironment,nsysPath:config.nsys.path,ncuPath:config.ncu.path,ncuNeed:ncuNeed(config),gpuIndex:config.workload.gpu,
out,temporaryDirectory:temporaryBase(context),probeIsolation:async()=>{let program=await findProgram(config,workloadEnvironment,
cwd);return probeIsolation(config.isolation,{runTool,isolate,environment,mustRead:[cwd,...program],mustEnter:[cwd,temporaryBase(
context),...program],mountinfo:readFileSync2("/proc/self/mountinfo","utf8"),readOnly:readOnlyFolders(context),random:Math.
random})},freeBytes,proc:"/proc",sys:"/sys",wait:ms=>sleep3(ms,void 0,{signal:context.stop}).catch(()=>{}),calibration})}
function readOnlyFolders({root,environment}){let runner=environment.RUNNER_TEMP||null;return[...[join3(root,"dist"),join3(
root,"conf")],...runner===null?[]:[join3(runner,"_runner_file_commands")]].filter(folder=>isAbsolute(folder)&&statSync3(
folder,{throwIfNoEntry:!1})?.isDirectory()===!0)}async function findProgram({workload},environment,cwd){if(workload.command===
null&&workload.module===null&&workload.server.command===null)return[];let[name]=workloadArgv(workload,""),found=await resolveProgram(
name,environment.PATH??usualPath,cwd);return found===null?[]:[found]}async function describeNsys(path,facts,runTool,cwd,environment){
let help=await callTool({runTool,cwd,environment},"nsys profile --help",[path,"profile","--help"]);return{path,version:facts.
presence.state==="present"?parseNsysVersion(facts.presence.versionOutput):null,missingOptions:missingOptions(help.exitCode===
0?help.stdout:null),reports:facts.reports,importer:facts.importer}}import{readFile as readFile2}from"node:fs/promises";import{join as join4}from"node:path";var text2=string().nullable(),diagnosticSchema=object({id:text2.default(null).describe("The cause's name in docs/failure\
s.md; null without one, and in older files."),severity:_enum(severities).default("error"),what:string(),where:text2,why:text2,
help:text2.default(null)}),failureSchema=diagnosticSchema.extend({failures:array(diagnosticSchema).describe("Each captur\
e's own failure, where several failed.")});var runRecordSchemaVersion=1,commandRecordSchema=object({tool:string().describe("`nsys profile`, `nsys export`, `nsys st\
ats`, `setup`, `nvidia-smi` \u2026"),label:string().nullable().describe("The capture it belongs to, such as `round 1, de\
code`."),attempt:number().int().min(1),argv:array(string()),cwd:string(),environmentNames:array(string()).describe("Name\
s only: values may be secret."),startedAt:string(),seconds:number().nonnegative(),exitCode:number().int().nullable(),outcome:_enum(
["ok","failed","timed-out","stopped","not-started"]),stdout:string().nullable().describe("File, relative to the run dire\
ctory."),stderr:string().nullable()}),side=_enum(["base","head"]).default("head").describe("What is to be judged, or wha\
t it is compared with."),capturedRecordSchema=object({side,round:number().int().min(1),label:string(),folder:string().describe(
"Relative to the run directory; the reports are in it."),ranges:array(string()).describe("The ranges that it must hold, \
as the user writes them; empty: all that are seen."),gated:boolean().describe("True when the range itself gated the capt\
ure."),reports:number().int().nonnegative().nullable().default(null).describe("How many reports it left, one for each in\
stance; null in the records of before they were counted."),outcome:_enum(["exited","timed-out","stopped","not-started"]),
exitCode:number().int().nullable(),successExitCodes:array(number().int()),seconds:number().nonnegative()}),ncuRecordSchema=object(
{side,label:string(),folder:string().describe("Relative to the run directory; raw.csv is in it."),ranges:array(object({name:string(),
domain:string(),style:_enum(["pushpop","startend"])})).describe("The ranges that were profiled; empty: the whole program\
."),kernels:array(string()).nullable().describe("Mangled names of the selected kernels; null: every kernel."),mode:_enum(
["kernel","application","range","app-range"]),sections:array(string()),metrics:array(string()),presetMetrics:array(array(
string())).default([]).describe("Those of `metrics` that come from a preset, each with its names on other GPUs: it may b\
e missing. Empty in older records, in which every metric must be there."),outcome:_enum(["exited","timed-out","stopped",
"not-started"]),exitCode:number().int().nullable(),seconds:number().nonnegative()}),processIdentitySchema=object({pid:number().
int().positive(),startTicks:number().int().nonnegative().nullable().describe("When it started, in clock ticks since boot\
 (Linux)."),pidNamespace:string().nullable().describe("The PID namespace that `pid` counts in: another container has ano\
ther.")}),runRecordSchema=object({schemaVersion:literal(runRecordSchemaVersion),tool:object({name:string(),version:string()}),
state:_enum(["running","passed","failed","stopped"]).describe("Only a `passed` run is whole. A `failed` one that has a p\
rofile.json measured what stands in it before it failed."),exitCode:number().int().nullable(),startedAt:string(),endedAt:string().
nullable(),process:processIdentitySchema.describe("The process that writes this file: `running` without it means killed."),
failure:object({id:string().nullable(),message:string().describe("For people."),parts:failureSchema.nullable().default(null).
describe("The same as values, without what may be secret; null in files of before they were kept.")}).nullable(),isolation:object(
{kind:string(),note:string()}).nullable(),planKey:string().nullable().describe("Equal for runs that make the same captur\
es, so that the next one can say how long it will take."),commands:array(commandRecordSchema),captures:array(capturedRecordSchema).
describe("The last attempt of each capture, in the order made."),ncu:array(ncuRecordSchema).default([]).describe("The la\
st attempt of each run of Nsight Compute."),withheld:array(object({path:string(),reason:string()})).describe("Files that\
 may not leave this machine, as paths in the run directory or globs; written before the first of them."),warnings:array(
string())});var runRecordFile="run.json";async function startRunRecord(directory,tool,clock){let record={schemaVersion:runRecordSchemaVersion,
tool,state:"running",exitCode:null,startedAt:clock.now().toISOString(),endedAt:null,process:ownIdentity(),failure:null,isolation:null,
planKey:null,commands:[],captures:[],ncu:[],withheld:[],warnings:[]},writes=directory.write(runRecordFile,render(record));
await writes;let update=change=>{if(record.state!=="running")throw new Error("run.json has been ended already");record={
...record,...change};let write=async()=>{await directory.write(runRecordFile,render(record),"replace")},written2=writes.
then(write,write);return writes=written2,written2},movedCommands=(from,to)=>{let moved=file=>file!==null&&isWithin(file,
from)?to+file.slice(from.length):file;return record.commands.map(command=>({...command,stdout:moved(command.stdout),stderr:moved(
command.stderr)}))},capturesOutside=counted2=>record.captures.filter(({folder})=>!isWithin(folder,counted2));return{snapshot:()=>structuredClone(
record),command:async command=>update({commands:[...record.commands,{...command,argv:[...redactCommand(command.argv)]}]}),
moved:async(from,to)=>update({commands:movedCommands(from,to)}),setAside:async(from,to)=>update({commands:movedCommands(
from,to),captures:capturesOutside(from)}),discount:async folder=>update({captures:capturesOutside(folder)}),captured:async capture=>update(
{captures:[...record.captures,capture]}),profiled:async ncu=>update({ncu:[...record.ncu,ncu]}),warning:async message=>{record.
warnings.includes(message)||await update({warnings:[...record.warnings,message]})},withhold:async(paths,reason)=>update(
{withheld:paths.map(path=>({path,reason}))}),isolation:async({kind,note})=>update({isolation:{kind,note}}),planKey:async planKey=>update(
{planKey}),end:async({state,exitCode:exitCode3,failure:failure2})=>{let before=record;try{await update({state,exitCode:exitCode3,
failure:failure2,endedAt:clock.now().toISOString()})}catch(error){throw record=before,error}}}}async function readRunRecord(directory){
let path=join4(directory,runRecordFile),found=runRecordSchema.safeParse(parseJson(path,await readText(path)));if(found.success)
return found.data;let problems=found.error.issues.map(({path:keys,message})=>`${keys.join(".")||"(top)"}: ${message}`);throw new ParseError(
{what:`${path} is not a run record of version ${runRecordSchemaVersion}.`,where:path,why:problems.slice(0,5).join(`
`),help:"Read it with the llm-profile that wrote it; docs/report-format.md lists the versions.",cause:found.error})}async function readText(path){
try{return await readFile2(path,"utf8")}catch(error){throw new ParseError({what:errorCode(error)==="ENOENT"?`There is no\
 ${path}.`:`${path} cannot be read.`,where:path,why:errorMessage(error),help:"Give a run directory: the folder that `llm\
-profile run` names at its end.",cause:error})}}function parseJson(path,text3){try{return JSON.parse(text3)}catch(error){
throw new ParseError({what:`${path} is not JSON.`,where:path,why:errorMessage(error),help:"llm-profile writes this file \
whole or not at all: something else has changed it.",cause:error})}}function isWithin(path,folder){return path.startsWith(
`${folder}/`)}function render(record){return`${JSON.stringify(record,null,2)}
`}var listed2=5,notAName=/^(regex|group|breakdown|pmsampling|stats):/;function missingMetrics({report,label,askedMetrics,presetMetrics}){
let ofPreset=new Set(presetMetrics.flat()),own=askedMetrics.filter(name=>!ofPreset.has(name)),missing=own.filter(name=>!notAName.
test(name)&&!hasColumn(report.columns,name));if(missing.length===0)return null;let named2=missing.map((name,index)=>{let near=index<
listed2?nearest(name,report.columns):null;return near===null?name:`${name} (did you mean ${near}?)`});return diagnostic(
{id:"ncu-metric-missing",what:`ncu has no column for ${String(missing.length)} of ${String(own.length)} metrics: ${listText(
named2,listed2)}.`,where:label,why:"ncu silently leaves out a metric that it does not know or that this GPU does not hav\
e.",help:"`ncu --query-metrics` lists the metrics of this GPU. Correct ncu.metrics. What a preset collects may be missin\
g."})}function presetNotes({report,label,presetMetrics}){let missing=presetMetrics.filter(names2=>!names2.some(name=>hasColumn(
report.columns,name)));if(missing.length===0)return[];let named2=missing.map(names2=>names2.join(" or "));return[`${label}\
: this GPU, or this ncu, does not have ${String(missing.length)} of ${String(presetMetrics.length)} metrics of ncu.prese\
t: ${listText(named2,listed2)}. What needs them is not known.`]}function hasColumn(columns2,name){return columns2.some(column2=>column2===
name||column2.startsWith(`${name}.`))}function missingRanges({report,label,mode,ranges}){if(mode!=="range"&&mode!=="app-\
range")return null;let seen=report.rows.flatMap(row=>ownRange(row,ranges)??[]),missing=ranges.filter(({name,domain})=>!seen.
some(range=>range.name===name&&range.domain===domain));if(missing.length===0)return null;let texts=missing.map(({name,domain})=>JSON.
stringify(domain===""?name:`${name}@${domain}`));return diagnostic({id:"ncu-range-missing",what:`ncu has no row for ${String(
missing.length)} of ${String(ranges.length)} ranges: ${listText(texts,listed2)}.`,where:label,why:`Its rows are of ${[...new Set(
seen.map(({name})=>JSON.stringify(name)))].slice(0,listed2).join(", ")}.`,help:"Each range needs an --nvtx-include of it\
s own, and kernels in it."})}function missingKernels({report,label,mode,selectedKernels}){if(mode==="range"||mode==="app\
-range")return null;let seen=new Set(report.rows.map(({kernel})=>kernel)),missing=selectedKernels.filter(name=>!seen.has(
name));if(missing.length===0)return null;let unreadable=report.warnings.length>0,named2=missing.slice(0,listed2).map(name=>`\
No row: ${clip(name)}`),more=missing.length>listed2?[`and ${String(missing.length-listed2)} more`]:[];return diagnostic(
{id:"ncu-kernel-missing",what:`ncu has no ${unreadable?"readable row":"row"} for ${String(missing.length)} of ${String(selectedKernels.
length)} selected kernels.`,where:label,why:unreadable?report.warnings.slice(0,listed2).map(clip).join(`
`):[...named2,...more].join(`
`),help:unreadable?"Look at these lines of raw.csv. If ncu was not disturbed while it wrote, please report them: this is\
 a form that llm-profile does not know.":"A program that chooses its kernels by measuring (autotuning, cudnn.benchmark) \
may launch others under ncu: fix its choice, or warm up before the range. Rows need --print-kernel-base mangled."})}function clip(name){
return name.length>120?`${name.slice(0,117)}\u2026`:name}function noRows({report,label,mode,includes,selectedKernels}){if(report.
rows.length>0)return null;let what=`ncu profiled no ${mode==="range"||mode==="app-range"?"range":"kernel"}.`,said=report.
messages.map(({text:text3})=>text3).join(`
`),given=includes.length===0?"":` It was given ${includes.map(text3=>JSON.stringify(text3)).join(", ")}.`;if(report.availableKernels.
length>0){let[first]=selectedKernels,near=first===void 0?null:nearest(first,report.availableKernels);return diagnostic({
id:"ncu-kernel-filter",what:`${what} The range was there, but the selection matched none of its kernels.`,where:label,why:`\
ncu lists ${counted(report.availableKernels.length,"kernel")}; the ${near===null?"first":"nearest"} is ${near??report.availableKernels[0]??
""}`,help:"ncu spells demangled names unlike nsys: select by mangled names (--kernel-name-base mangled)."})}return/include expressions match only start\/end ranges/.
test(said)?diagnostic({id:"ncu-no-slash",what,where:label,why:`An --nvtx-include without a slash means start/end ranges \
only, and there was none of that name.${given}`,help:"Write a push/pop range with a slash at its end: `decode/`, or `dom\
ain@decode/`. torch.cuda.nvtx.range and range_push make push/pop ranges."}):/include expressions match only push\/pop ranges/.
test(said)?diagnostic({id:"ncu-range-not-seen",what,where:label,why:`An --nvtx-include with a slash means push/pop range\
s, and no kernel was launched in one of that name.${given}`,help:"Correct the range's name and domain (ncu writes `domai\
n@range/`), or drop the slash for a range of nvtxRangeStart and nvtxRangeEnd."}):diagnostic({id:"ncu-no-rows",what,where:label,
why:`ncu still exits with 0.${given}`,help:"Check that the program launches kernels in the range, and that ncu follows i\
ts processes (--target-processes all)."})}var notMeasured=/^(launch__|device__|thread_|c2clink__|nvlink__|numa__|pmsampling:|profiler__)/;
function withoutValues({report,label,askedMetrics}){let measured=report.columns.filter(name=>!notMeasured.test(name));if(measured.
length===0||measured.some(name=>hasValue(report,name)))return null;let said=errorsOf(report);return diagnostic({id:"ncu-\
metric-missing",what:`ncu has no value for any of ${String(askedMetrics.length>0?askedMetrics.length:measured.length)} m\
etrics: all of its cells are n/a.`,where:label,why:said.length>0?`It says: ${said[0]??""}`:"It exited with 0 and reporte\
d no error.",help:"This GPU, driver or virtual machine does not give the counters. `llm-profile doctor` tells whether th\
ey may be read; ncu.enabled: false goes without."})}function ncuWarnings(evidence){let{report,label,askedMetrics}=evidence,
empty=askedMetrics.filter(name=>report.columns.includes(name)&&!hasValue(report,name));return[...errorsOf(report).slice(
0,listed2).map(text3=>`${label}: ncu says: ${text3}`),...presetNotes(evidence),...empty.length>0?[`${label}: ncu has no \
value for ${String(empty.length)} of ${String(askedMetrics.length)} metrics, n/a in each row: ${listText(empty,listed2)}\
.`]:[]]}function hasValue({rows},name){return rows.some(({metrics})=>(metrics.get(name)?.value??null)!==null)}function errorsOf({
messages}){return[...new Set(messages.filter(({level})=>level==="error").map(({text:text3})=>text3))]}var rules2=[notStarted,timedOut,exitCode,damagedImport,writable,rawLeftOver,someReport,notEmpty,instances];function checkProcess(evidence){
for(let rule of rules2){let failure2=rule(evidence);if(failure2!==null)return failure2}return null}function notStarted({
end,label,output}){return end.kind==="unknown"||end.outcome!=="not-started"?null:permanent({id:"not-started",what:"The p\
rofiler could not be started.",where:label,why:lastLines(output,nsysSteps)})}function timedOut({end,label,output}){return end.
kind==="unknown"||end.outcome!=="timed-out"?null:permanent({id:"time-limit",what:`The capture was ended at its time limi\
t of ${end.timeLimitSeconds??"?"} s.`,where:label,why:`The program, or a child of it, had not finished. ${lastLines(output,
nsysSteps)}`,help:"Raise workload.time-limit, or find what it waits for: a server needs to end by itself or to be stoppe\
d by the command."})}function exitCode({end,label,output}){if(end.kind==="unknown"||end.exitCode!==null&&end.allowed.includes(
end.exitCode))return null;let code=end.exitCode??-1,what=`The profiled command ended with exit code ${code}${signalText(
code)}.`,known3=matchFailure(output,["import-damaged"]);return known3!==null?fromTable(known3,label,what,output):permanent(
{id:"workload-failed",what,where:label,why:`nsys passes the program's exit code on. ${lastLines(output,nsysSteps)}`,help:code===
143?"Something ended the program with TERM. With nsys.capture-range-end: stop-shutdown, nsys does so itself, and 143 is \
success.":"Run the command without the profiler first; its output is in stdout.txt and stderr.txt of this capture."})}function damagedImport({
label,output}){let known3=knownFailures.find(({id})=>id==="import-damaged");return known3?.pattern.test(output)===!0?fromTable(
known3,label,"",output):null}function writable({label,output,reports}){let known3=knownFailures.find(({id})=>id==="outpu\
t-unwritable");return reports.length===0&&known3?.pattern.test(output)===!0?fromTable(known3,label,"There is no report.",
output):null}function rawLeftOver({label,output,rawLeft,reports}){if(rawLeft.length===0||reports.length>0)return null;let known3=knownFailures.
find(({id})=>id==="importer-missing");return known3===void 0?null:fromTable(known3,label,`${rawLeft.join(", ")} was left\
 without a report.`,output)}function someReport({label,gate,output,reports}){if(reports.length>0)return null;let known3=matchFailure(
output);return known3!==null&&(known3.transient===!0||known3.id==="disk-full")?fromTable(known3,label,"There is no repor\
t.",output):gate?.kind==="nvtx"?permanent(unseenRange(gate.range.text,label)):gate?.kind==="cudaProfilerApi"?permanent({
id:"profiler-api-not-called",what:"nsys wrote no report: the program never called cudaProfilerStart.",where:label,why:"n\
sys still exits with 0.",help:"Call torch.cuda.profiler.start() and stop() (cudaProfilerStart/Stop) around what is to be\
 measured, or gate by an NVTX range."}):permanent({id:"no-report",what:"nsys exited with success but wrote no report.",where:label,
why:lastLines(output,nsysSteps),help:"See stderr.txt of this capture."})}function notEmpty({label,reports}){let empty=reports.
find(({bytes:bytes2})=>bytes2===0);return empty===void 0?null:permanent({id:"report-empty",what:`The report ${empty.name}\
 is empty (0 bytes).`,where:label,why:"nsys was interrupted while it wrote, or the disk is full.",help:"Free space and r\
un again."})}function instances({label,gate,reports}){if(gate===null||gate.kind==="none"||reports.length===gate.instances)
return null;let name=gate.kind==="nvtx"?`NVTX range ${gate.range.text}`:"cudaProfilerStart";return permanent({id:"instan\
ces-missing",what:`${reports.length} of ${gate.instances} instances of ${name} were captured.`,where:label,why:"The prog\
ram ran through the range less often than requested; nsys still exits with 0.",help:`Ask for ${reports.length} (instance\
s: ${reports.length}), or let the program repeat the range.`})}function unseenRange(range,label){return{id:"range-not-se\
en",what:`The NVTX range ${JSON.stringify(range)} was never seen, so nothing was captured.`,where:label,why:"nsys exits \
with 0 and writes no report when its capture range does not occur.",help:"Correct the range's name, or emit it in the pr\
ogram."}}function fromTable(known3,label,seen,output){let line=output.split(`
`).find(text3=>known3.pattern.test(text3))?.trim(),parts={id:known3.id,what:seen===""?known3.what:`${seen} ${known3.what}`,
where:label,why:line===void 0?null:`The output says: ${clip2(line)}`,help:known3.help};return{...diagnostic(parts),transient:known3.
transient===!0}}function permanent(parts){return{...diagnostic(parts),transient:!1}}function signalText(code){let name={
130:"INT",134:"ABRT",137:"KILL",139:"SEGV",143:"TERM"}[code];return name===void 0?"":` (signal ${name})`}var nsysSteps=/^\[\d+\/\d+\] \[|^Generating '|^Generated:|^\/.*\.nsys-rep$/;
function lastLines(output,saysNothing){let lines=output.split(`
`).map(line=>line.trim()).filter(line=>line!==""&&!saysNothing.test(line));return lines.length===0?"It printed nothing.":
`Its last output:
${lines.slice(-4).map(clip2).join(`
`)}`}function clip2(line){return line.length>300?`${line.slice(0,297)}\u2026`:line}var ncuFailures=[{id:"ncu-permission",pattern:/ERR_NVGPUCTRPERM/,sample:"ERR_NVGPUCTRPERM - The user does not have permi\
ssion to access NVIDIA GPU Performance Counters on the target device 0.",what:"The GPU's performance counters may not be\
 read: the driver keeps them for administrators.",help:"Start the container with --cap-add=SYS_ADMIN, or on the host loa\
d the driver with the module option NVreg_RestrictProfilingToAdminUsers=0 (modprobe.d, then restart). Without either, se\
t ncu.unavailable to warn or skip: the kernels' times do not need ncu."},{id:"ncu-counters-taken",pattern:/driver resource was unavailable|Ensure that no other tool \(like DCGM\)|Already under profiling|CUPTI_ERROR_HARDWARE_BUSY/i,
sample:"Profiling failed because a driver resource was unavailable. Ensure that no other tool (like DCGM) is concurrentl\
y collecting profiling data.",what:"Another tool holds the performance counters, for all GPUs of the host: often DCGM, o\
r another ncu.",help:"Pause it on the host for the time of the job (`dcgmi profile --pause`, then `--resume`), and let n\
o two profiling jobs share a host.",transient:!0},{id:"ncu-range-unsupported",pattern:/Unsupported API during capture|RecordStatusUnsupportedApi|Skipping invalid capture range/,
sample:"Unsupported API during capture (cuInit)",what:"The range calls a CUDA API that range replay cannot record; the f\
irst CUDA calls of a program (cuInit, module loads, allocations of a library) are of these.",help:"Warm up before the ra\
nge, so that initialization is outside of it; or set ncu.replay-mode to app-range (repeats the whole program) or kernel."},
{id:"ncu-memory",pattern:/(Failed|failed|Unable|unable) to (save|restore|back up|backup)\b.*memory|not enough memory (to|for) (save|replay|back)|Out of memory.*(save|restore|replay|back)|(save|restore|replay|back).*out of memory/,
sample:"Failed to save memory: out of memory",what:"ncu had no room to save the GPU's memory, which it does before it re\
peats a kernel. It needs free memory on the GPU or the host for all that a kernel may write.",help:"Collect fewer metric\
s, so that one pass is enough (preset quick), make the workload smaller, or set ncu.replay-mode to application, which sa\
ves nothing."},{id:"ncu-tool-too-old",pattern:/Failed to prepare kernel for profiling|Unknown [Ee]rror on device \d+/,sample:"\
Failed to prepare kernel for profiling",what:"ncu cannot set up the counters of this GPU; mostly ncu is older than the d\
river or the GPU.",help:"Use an ncu at least as new as the driver's CUDA (`ncu --version`). Virtual GPUs, MIG slices and\
 CUDA green contexts can give the same message."},{id:"ncu-library",pattern:/Failed to (load|find|open) .*\.so|LibraryNotLoaded|library (is )?not (loaded|found)|cuda library could not be loaded|Cuda driver is not compatible with Nsight Compute|Failed to initialize the profiler/i,
sample:"Failed to load libcuda.so: the CUDA library could not be loaded",what:"ncu, or the part of it within the program\
, could not load a library of the driver or of its own.",help:"Start the container with --gpus all, with NVIDIA_DRIVER_C\
APABILITIES that hold compute and utility; install the whole ncu package, and let LD_LIBRARY_PATH not hide the driver's \
libcuda."},{id:"ncu-no-cuda",pattern:/The application terminated before the CUDA driver was initialized|No process was found to profile/,
sample:"No process was found to profile.",what:"ncu saw no process that uses CUDA.",help:"Check that the command runs th\
e program itself; ncu follows children with --target-processes all, but not a server that was started earlier."},{id:"nc\
u-option-unknown",pattern:/unrecogni[sz]ed option '|the argument \('.*'\) for option '|Option '.*' is (unknown|invalid)/i,
sample:"unrecognised option '--kernel-id'",what:"This ncu does not know an option, or a value of it, that it was given.",
help:"Look at ncu.extra-arguments and at the spelling in `ncu --help`, or use a newer ncu."},{id:"ncu-kernel-failed",pattern:/Failed to profile "|Failed to profile kernel|An error occurred while trying to profile/,
sample:'Failed to profile "vectorized_elementwise_kernel" in process 25',what:"ncu gave up at a kernel. The program may \
have ended, or have been ended, while the kernel was repeated.",help:"See the lines around it in stdout.txt and stderr.t\
xt. A kernel that waits for another one cannot be repeated alone: use ncu.replay-mode application or app-range."}];function matchNcuFailure(text3){
return ncuFailures.find(({pattern})=>pattern.test(text3))??null}function isTransientNcu(id){return ncuFailures.some(known3=>known3.
id===id&&known3.transient===!0)}var rules3=[notStarted2,stopped,unknownSection,knownFailure,programFailed,exitCode2,noRows,missingMetrics,withoutValues,
missingRanges,missingKernels];function checkNcu(evidence){for(let rule of rules3){let failure2=rule(evidence);if(failure2!==
null)return failure2}return null}function notStarted2({end,label,output}){return end.kind==="unknown"||end.outcome!=="no\
t-started"?null:diagnostic({id:"ncu-not-started",what:"ncu could not be started.",where:label,why:lastLines(output,/^==PROF==/),
help:"Install Nsight Compute, or set ncu.path; `llm-profile doctor` shows what was found."})}function stopped(evidence){
let{end,label}=evidence;if(end.kind==="unknown"||end.outcome!=="timed-out"&&end.outcome!=="stopped")return null;let why=`\
What it had profiled by then is kept: ${rowsText(evidence)}.`;return end.outcome==="stopped"?diagnostic({id:"ncu-interru\
pted",what:"ncu was stopped.",where:label,why,help:"Run again."}):diagnostic({id:"time-limit",what:`ncu was ended at its\
 time limit of ${String(end.timeLimitSeconds??"?")} s.`,where:label,why,help:"Profile fewer kernels (ncu.top-kernels), t\
ake the preset quick, or raise workload.time-limit."})}function unknownSection({report,output,label,sections,sets}){return[
...report.messages.map(({text:text3})=>text3),...output.split(`
`)].map(text3=>refusedSection(text3,label,{sections,sets})).find(error=>error!==null)??null}function knownFailure(evidence){
let errors=errorsOf(evidence.report),said=failed(evidence)||evidence.report.rows.length===0?[...errors,...evidence.output.
split(`
`)]:errors,known3=matchNcuFailure(said.join(`
`));return known3===null?null:fromTable2(known3,evidence,said)}function programFailed(evidence){let{report,label,output}=evidence,
code=report.messages.map(({text:text3})=>/The application returned an error code \((-?\d+)\)/.exec(text3)?.[1]).find(found=>found!==
void 0);if(code===void 0)return null;let known3=matchFailure(output,nsysOnly);return known3!==null?fromTable2(known3,evidence,
output.split(`
`)):diagnostic({id:"workload-failed",what:`The profiled command ended with exit code ${code}.`,where:label,why:`What ncu\
 had profiled by then is kept: ${rowsText(evidence)}. ${lastLines(output,/^==PROF==/)}`,help:"Run the command without nc\
u first; its output is in stdout.txt and stderr.txt. A program that ends well alone may have run out of GPU memory, or i\
nto its own time limit, under ncu."})}function exitCode2(evidence){let{end,label,output}=evidence;if(end.kind==="unknown"||
!failed(evidence))return null;let known3=matchFailure(output,nsysOnly);if(known3!==null)return fromTable2(known3,evidence,
output.split(`
`));let[error]=errorsOf(evidence.report);return diagnostic({id:"ncu-failed",what:`ncu ended with exit code ${String(end.
exitCode??"unknown")}.`,where:label,why:`${error===void 0?lastLines(output,/^==PROF==/):`It says: ${error}`} It had prof\
iled ${rowsText(evidence)}.`,help:"See stdout.txt and stderr.txt of this run."})}var nsysOnly=["session-name-taken","imp\
ort-damaged","output-unwritable","importer-missing","agent-fault"];function failed({end}){return end.kind==="known"&&(end.
exitCode===null||!end.allowed.includes(end.exitCode))}function fromTable2(known3,evidence,said){let line=said.find(text3=>known3.
pattern.test(text3))?.trim(),rows=evidence.report.rows.length===0?"":` What had been profiled by then is kept: ${rowsText(
evidence)}.`;return diagnostic({id:known3.id,what:known3.what,where:evidence.label,why:`${line===void 0?"":`The output s\
ays: ${clip2(line)}`}${rows}`.trim(),help:known3.help})}function rowsText({report,mode}){let noun=mode==="range"||mode===
"app-range"?"range":"kernel";return counted(report.rows.length,noun)}function checkSections(asked,offer,label){let sections=offer.
sections.map(({id})=>id),sets=offer.sets.map(({id})=>id),missing=[...missingOf("section",asked.sections,sections),...missingOf(
"set",asked.sets,sets)];return missing.length===0?null:sectionError(missing,label,offer)}function missingOf(kind,asked,known3){
return known3.length===0?[]:asked.filter(name=>!known3.includes(name)).map(name=>described(kind,name,known3))}function refusedSection(message,label,offer){
let[,kind,name]=/Option '--(section|set) (.*)' did not match any/.exec(message)??[];if(name===void 0||kind!=="section"&&
kind!=="set")return null;let known3=(kind==="section"?offer.sections:offer.sets).map(({id})=>id);return sectionError([described(
kind,name,known3)],label,offer)}function described(kind,name,known3){let near=nearest(name.replace(/^regex:/,"").replaceAll(
/[.*^$]/g,""),known3);return`${kind} ${JSON.stringify(name)}${near===null?"":` (did you mean ${near}?)`}`}function sectionError(missing,label,{
sections}){return diagnostic({id:"ncu-section-unknown",what:`This ncu does not have the ${missing.join(", the ")}.`,where:label,
why:sections.length===0?null:`It has the sections ${sections.map(({id})=>id).join(", ")}.`,help:"Names are exact, in upp\
er and lower case; `ncu --list-sections` and `ncu --list-sets` show them. Correct ncu.sections, or the group in conf/ncu\
-metrics.yml."})}function checkJoined({label,rows,ranges}){let[first]=rows;if(first===void 0||ranges.some(({kernels:kernels2})=>kernels2.
some(({ncu})=>ncu.length>0)))return null;let of=first.ranges.map(({name})=>JSON.stringify(name)).join(" in ");return diagnostic(
{id:"ncu-kernel-missing",what:`None of the ${String(rows.length)} launches that ncu measured is one that nsys saw: no ke\
rnel has metrics.`,where:label,why:`The first is ${first.kernel.slice(0,120)}, grid ${first.grid?.join("\xD7")??"unknown"}\
, block ${first.block?.join("\xD7")??"unknown"}${of===""?"":`, in the range ${of}`}.`,help:"Under ncu the program launch\
ed other kernels, grids or blocks than under nsys, or in another range: see that its sizes and its choice of kernels (au\
totuning, cudnn.benchmark) do not change from run to run."})}function joinWarnings({label,rows,ranges},selected,launchesPerKernel){
let launches=new Map;for(let{kernels:kernels2}of ranges)for(let{name,variants}of kernels2)for(let{mangled,rounds}of variants){
let most2=Math.max(...rounds.map(round=>round?.launches??0));launches.set(mangled??name,(launches.get(mangled??name)??0)+
most2)}let measured=new Map([...Map.groupBy(rows,({kernel})=>kernel)].map(([name,own])=>[name,own.length])),few=(selected??
[]).filter(name=>(measured.get(name)??0)<Math.min(launchesPerKernel,launches.get(name)??0)),without=selected===null?[]:ranges.
flatMap(({ncu})=>ncu?.kernelsWithoutRow??[]);return[...few.length>0?[`${label}: of ${counted(few.length,"kernel")} ncu m\
easured fewer launches than the ${String(launchesPerKernel)} that were requested (ncu.launches-per-kernel).`]:[],...without.
length>0?[`${label}: ${String(without.length)} ${without.length===1?"kernel has":"kernels have"} no metrics, since ncu m\
easured them only with a grid or block that nsys did not see.`]:[]]}var identity=["ID","Process ID","Process Name","Host Name","Kernel Name","Kernel Time","Context","Stream"],launch=["Bloc\
k Size","Grid Size","Device","CC"],identityNames=new Set([...identity,...launch]);function readColumns(header,units,file){
if(header.includes("Metric Name"))throw new ParseError({what:"The CSV of ncu is not of the raw page: it has one row a me\
tric.",where:file,help:"Run ncu with --page raw (and --csv).",id:"ncu-page"});if(!header.includes("Kernel Name"))throw badHeader(
header,file,"There is no column Kernel Name.");let columns2={identity:new Map,ranges:new Array,metrics:new Array};for(let[
at,name]of header.entries()){let style=rangeColumnStyle(name);style!==null?columns2.ranges.push({at,style}):identityNames.
has(name)?columns2.identity.set(name,at):columns2.metrics.push({at,name,...baseUnit(units[at]??"")})}for(let{name,unit,at}of columns2.
metrics){let need=missingUnit(name,unit);if(need!==null)throw new ParseError({what:`The unit of ${name} is not one that \
we know: ${JSON.stringify(units[at]??"")}.`,where:`${file}, the row of units`,why:`Expected ${need}, or a multiple of it\
.`,help:"Run ncu with --print-units base. If your ncu names the unit otherwise, report this with its version.",id:"ncu-u\
nit"})}return{...columns2,count:header.length}}function badHeader(found,file,why){return new ParseError({what:"The CSV o\
f ncu has no header that we know.",where:file,why:`${why} The first line is ${JSON.stringify(found.join(",").slice(0,160))}\
.`,help:"Run ncu with --csv --page raw, and with --log-file or --import, so that the program's output does not stand in \
it.",id:"ncu-header"})}var fieldsAfterName=6,defaultDomain="<default domain>";function rangeColumnStyle(header){return/push\/pop_range/i.
test(header)?"pushpop":/start\/(stop|end)_range/i.test(header)?"startend":null}function readRanges2(cell,style){let text3=cell.
trim();if(text3==="")return[];let entries2=text3.includes('"')?quotedEntries(text3):[text3],ranges=[];for(let entry of entries2??
[]){let range=readRange(entry,style);if(range===null)return null;ranges.push(range)}return ranges.length===0?null:ranges}
function quotedEntries(text3){return/^[^"]*"(.*)"$/s.exec(text3)?.[1]?.split(/"\s+(?:\d+\s+)?"/)??null}function readRange(entry,style){
let parts=entry.split(":");style==="startend"&&/^\d+$/.test(parts[0]?.trim()??"")&&parts.shift();let named2=parts.slice(
0,-fieldsAfterName),[domain,...name]=named2;return domain===void 0||name.length===0?null:{name:name.join(":"),domain:domain.
trim()===defaultDomain?"":domain.trim(),style}}var timePrefixes={n:1e-9,u:1e-6,m:.001,"":1},sizePrefixes={"":1,K:1e3,M:1e6,
G:1e9,T:1e12,P:1e15};function baseUnit(printed){let[numerator="",denominator,...rest]=printed.trim().split("/"),above=atom(
numerator);if(denominator===void 0)return above.unit==="s"?{unit:"ns",factor:exact(above.factor*1e9)}:above;if(rest.length>
0)return{unit:printed.trim(),factor:1};let below=atom(denominator);return above.unit==="cycle"&&below.unit==="s"?{unit:"\
hz",factor:exact(above.factor/below.factor)}:{unit:`${above.unit}/${below.unit}`,factor:exact(above.factor/below.factor)}}
function atom(text3){let time=/^([num]?)(?:s|sec|second)s?$/.exec(text3);if(time!==null)return{unit:"s",factor:timePrefixes[time[1]??
""]??1};let scaled=/^([kKMGTP]?)(bytes?|hz)$/i.exec(text3);return scaled!==null?{unit:(scaled[2]??"").toLowerCase().startsWith(
"b")?"byte":"hz",factor:sizePrefixes[(scaled[1]??"").toUpperCase()]??1}:{unit:text3,factor:1}}function exact(value){return Number(
value.toPrecision(15))}var needed=[{metric:/^gpu__time_(duration|active)\b/,unit:"ns"},{metric:/^dram__bytes((_op)?(_read|_write))?\.(sum|avg|min|max)$/,
unit:"byte"},{metric:/^dram__bytes((_op)?(_read|_write))?\.(sum|avg|min|max)\.per_second$/,unit:"byte/s"},{metric:/__cycles_elapsed\.(sum|avg|min|max)\.per_second$/,
unit:"hz"}];function missingUnit(metric,unit){let need=needed.find(entry=>entry.metric.test(metric));return need===void 0||
need.unit===unit?null:need.unit}var badLimit2=.1,namedBadRows2=3;function parseNcuCsv(text3,file){let lines=sortLines(text3),found={source:file,messages:lines.
messages,availableKernels:lines.availableKernels},[header,units,...records]=lines.records.map(({text:record,line})=>({line,
cells:splitRecord(record)}));if(header===void 0){let[first]=lines.others;if(first!==void 0&&lines.messages.length===0)throw badHeader(
[first.text],file,"There is no line of column names.");return{...found,columns:[],rows:[],warnings:otherLines(lines,file)}}
let names2=header.cells??[];if(units!==void 0&&(units.cells?.[names2.indexOf("ID")]??"")!=="")throw badHeader(names2,file,
"There is no row of units below it.");let columns2=readColumns(names2,units?.cells??[],file),rows=[],bad=[],inPart=[];for(let{
cells,line}of records){let badCells=[],row=cells===null?"it is not CSV":readRow(cells,line,columns2,why=>badCells.push(why)),
place2=`${file}, line ${String(line)}`;typeof row=="string"?bad.push(`${place2}: ${row}`):rows.push(row),badCells.length>
0&&inPart.push(`${place2}, without what cannot be read: ${badCells.join("; ")}`)}if(bad.length+inPart.length>badLimit2*records.
length)throw badRows([...bad,...inPart],records.length,file);return refuseUnlabeled(rows,file),{...found,columns:columns2.
metrics.map(({name})=>name),rows,warnings:[...bad,...inPart,...otherLines(lines,file)]}}function splitRecord(record){try{
let parsed=parse(record,{relaxColumnCount:!0}),[cells]=Array.isArray(parsed)?parsed:[];return Array.isArray(cells)?cells.
map(cell=>String(cell)):null}catch{return null}}function badRows(bad,count,file){let rest=bad.length-namedBadRows2;return new ParseError(
{what:`${String(bad.length)} of ${String(count)} rows of ncu cannot be read.`,where:file,why:[...bad.slice(0,namedBadRows2),
...rest>0?[`and ${String(rest)} more`]:[]].join(`
`),help:"Was ncu stopped while it wrote? Else run it with --csv --page raw --print-units base.",id:"ncu-rows"})}function refuseUnlabeled(rows,file){
let row=rows.find(({kind,ranges})=>kind==="range"&&ranges.length===0);if(row!==void 0)throw new ParseError({what:"A repl\
ayed range has no name, so that nobody knows what was measured.",where:`${file}, line ${String(row.line)}, the columns o\
f NVTX ranges`,help:"Run ncu with --nvtx and an --nvtx-include for each range; cudaProfilerStart and cudaProfilerStop gi\
ve a range no name.",id:"ncu-unlabeled-range"})}function otherLines({others},file){let[first]=others;return first===void 0?
[]:[`${file}: ${String(others.length)} lines that are not ncu's, the first is line ${String(first.line)}: ${JSON.stringify(
first.text.slice(0,80))}`]}var levels2={PROF:"prof",WARNING:"warning",ERROR:"error"};function sortLines(text3){let messages=[],
availableKernels=[],records=[],others=[],open3=null,listing=!1;for(let[index,content]of text3.replace(/^\uFEFF/,"").split(
/\r?\n/).entries()){let line=index+1;if(open3!==null){open3.text+=`
${content}`,closes(open3.text)&&(open3=null);continue}let message=/^==([A-Za-z]+)== ?(.*)$/.exec(content),listed3=listing?
/^\d+\. (.*)$/.exec(content)?.[1]:void 0;if(message!==null)messages.push({level:levels2[message[1]??""]??"other",text:message[2]??
"",line});else if(listed3!==void 0)availableKernels.push(listed3);else if(content==="Available Kernels:")listing=!0;else if(records.
length===0?isHeader(content):content.startsWith('"')){let record={text:content,line};records.push(record),closes(content)||
(open3=record)}else content.trim()!==""&&others.push({text:content,line})}return{messages,availableKernels,records,others}}
function isHeader(line){return/^"ID","/.test(line)}function closes(record){return(record.match(/"/g)?.length??0)%2===0}var rangeKernel="\
range";function readRow(cells,line,columns2,badCell2){if(cells.length!==columns2.count)return`${String(cells.length)} ce\
lls, the header has ${String(columns2.count)}`;let text3=name=>{let at=columns2.identity.get(name);return at===void 0?"":
(cells[at]??"").trim()},id=readCount(text3("ID"));if(typeof id!="number"||!Number.isSafeInteger(id))return`the ID is not\
 a number: ${JSON.stringify(text3("ID"))}`;let kernel=text3("Kernel Name");if(kernel==="")return"there is no kernel name";
let grid=readDim3(text3("Grid Size")),block=readDim3(text3("Block Size"));if(grid===void 0||block===void 0)return`the gr\
id or the block is not three numbers: ${JSON.stringify([text3("Grid Size"),text3("Block Size")])}`;let ranges=[];for(let{
at,style}of columns2.ranges.toSorted((one,other)=>one.style.localeCompare(other.style))){let read=readRanges2(cells[at]??
"",style);if(read===null)return`the ranges are not as expected: ${JSON.stringify((cells[at]??"").slice(0,120))}`;ranges.
push(...read)}let metrics=new Map;for(let{at,name,unit,factor}of columns2.metrics){let value=readValue(cells[at]??"",factor),
isBad=typeof value=="string"&&unit!=="";isBad&&badCell2(`${name} is in ${unit} and not a number: ${JSON.stringify(value.
slice(0,60))}`),metrics.set(name,{value:isBad?null:value,unit})}let count=name=>readCount(text3(name))??null;return{kind:kernel===
rangeKernel&&grid===null?"range":"kernel",id,line,process:count("Process ID"),kernel,grid,block,device:count("Device"),context:count(
"Context"),stream:count("Stream"),computeCapability:text3("CC")===""?null:text3("CC"),ranges,metrics,rules:[]}}function readDim3(text3){
if(text3===""||text3==="n/a")return null;let match=/^\(\s*([\d,]*\d)\s*,\s+([\d,]*\d)\s*,\s+([\d,]*\d)\s*\)$/.exec(text3),
[x,y,z]=(match??[]).slice(1).map(part=>Number(part.replaceAll(",","")));return x===void 0||y===void 0||z===void 0?void 0:
[x,y,z]}var absent=new Set(["","n/a","no data","nan","-nan","inf","-inf","(!) n/a","(!) nan"]),number2=/^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?(?:e[+-]?\d+)?$/i;
function readValue(cell,factor){let text3=cell.trim();if(absent.has(text3.toLowerCase()))return null;let plain=text3.replace(
/ \(.*\)$/s,"");if(!number2.test(plain))return text3;let value=Number(plain.replaceAll(",",""));return factor===1?value:
exact(value*factor)}function readCount(cell){let value=readValue(cell,1);return typeof value=="string"?void 0:value}var rowSchema=object({ID:coerce_exports.number().int().nonnegative(),"Section Name":string().default(""),"Rule Name":string().
default(""),"Rule Type":string().default(""),"Rule Description":string().default(""),"Estimated Speedup Type":string().default(
""),"Estimated Speedup":string().default("")}),types={OPT:"optimization",WRN:"warning",INF:"information"},mostRules=200,
longestText=4e3;function addNcuDetails(report,text3,file){try{let rules4=parseNcuDetails(text3,file);return{...report,rows:report.
rows.map(row=>({...row,rules:rules4.get(row.id)??[]}))}}catch(error){if(!(error instanceof ParseError))throw error;return{
...report,warnings:[...report.warnings,`${file}: ${error.message} ${error.why??""}`.trim()]}}}function parseNcuDetails(text3,file){
let found=new Map;for(let record of recordsOf(text3,file)){let row=rowSchema.safeParse(record);if(!row.success)throw notDetails(
file,prettifyError(row.error));let type=types[row.data["Rule Type"]];if(row.data["Rule Name"]===""||type===void 0)continue;
let rules4=found.get(row.data.ID)??[];rules4.length<mostRules&&rules4.push(ruleOf(row.data,type)),found.set(row.data.ID,
rules4)}return found}function recordsOf(text3,file){let start2=/^"ID",.*"Rule Name"/m.exec(text3)?.index;if(start2===void 0)
throw notDetails(file,"There is no line of column names with a Rule Name.");try{let records=parse(text3.slice(start2),{columns:!0,
relaxColumnCount:!0});return Array.isArray(records)?records:[]}catch(error){throw notDetails(file,errorMessage(error),error)}}
function ruleOf(row,type){let speedup=Number(row["Estimated Speedup"].replaceAll(",","")),scope=row["Estimated Speedup T\
ype"],known3=row["Estimated Speedup"].trim()!==""&&Number.isFinite(speedup)&&speedup>=0;return{section:row["Section Name"],
rule:row["Rule Name"],type,text:row["Rule Description"].trim().slice(0,longestText),speedup:known3&&(scope==="global"||scope===
"local")?{of:scope,pct:speedup}:null}}function notDetails(file,why,cause){return new ParseError({what:"The rules of ncu \
cannot be read.",where:file,why,help:"Run ncu with --csv --page details. The figures do not need this file: take it away\
 to go without.",id:"ncu-details",...cause===void 0?{}:{cause}})}import{constants as constants2,createWriteStream}from"node:fs";import{chmod,lstat,open,opendir,readdir as readdir2,rm}from"node:fs/promises";
import{join as join5}from"node:path";import{pipeline}from"node:stream/promises";var profilerFiles={"nsys profile":/^report(\.\d{1,6})?\.(nsys-rep|qdrep|qdstrm)$/,ncu:/^(raw\.csv|messages\.txt|report\.ncu-rep)$/},
largestCapture=64*2**30,mostFiles=1e4;async function findReportFiles(folder,label){let files=(await profilerFilesIn("nsy\
s profile",folder,label)).toSorted((a,b)=>instanceOf(a.name)-instanceOf(b.name)||a.name.localeCompare(b.name)),reports=files.
filter(({name})=>!name.endsWith(".qdstrm")),stems=new Set(reports.map(({name})=>stem(name)));return{reports,raw:files.filter(
({name})=>name.endsWith(".qdstrm")&&!stems.has(stem(name))).map(({path})=>path)}}async function profilerFilesIn(tool,folder,label){
let names2=(await readdir2(folder)).filter(name=>profilerFiles[tool].test(name)),files=await Promise.all(names2.map(async name=>({
name,path:join5(folder,name),stats:await lstat(join5(folder,name))}))),refused=files.flatMap(({name,stats})=>stats.isFile()?
[]:[{name,why:`It is ${kindOf2(stats)}.`}]);if(refused.length>0)throw refusal(label,folder,refused);return files.map(({name,
path,stats})=>({name,path,bytes:stats.size}))}async function closeFiles(paths){for(let path of paths)(await lstat(path).
catch(()=>null))?.isFile()===!0&&await chmod(path,384)}async function takeOverFiles(request){let{tool,label,from,to,uid}=request,
wanted=[],left=[];for await(let{name}of await opendir(from))if(!profilerFiles[tool].test(name))left.push(name);else if(wanted.
push(name)>mostFiles)throw refusal(label,from,[{name,why:`It is one of more than ${mostFiles} files.`}]);let refused=[],
room=largestCapture;for(let name of wanted.toSorted()){let taken=await takeOver(join5(from,name),join5(to,name),uid,room);
typeof taken=="number"?room-=taken:refused.push({name,why:taken.why})}if(refused.length>0)throw refusal(label,from,refused);
return left.toSorted()}async function takeOver(source,target,uid,room){let seen=await lstat(source);if(!seen.isFile())return{
why:`It is ${kindOf2(seen)}.`};try{var _stack=[];try{let file=__using(_stack,await open(source,constants2.O_RDONLY|constants2.
O_NOFOLLOW|constants2.O_NONBLOCK),!0);let before=await file.stat();if(!before.isFile())return{why:`It is ${kindOf2(before)}\
.`};if(before.nlink!==1)return{why:"It has a second name, as a hard link."};if(before.uid!==uid)return{why:`It belongs t\
o user ${before.uid}, and not to that of the profiler, ${uid}.`};if(before.size>room)return{why:`It is larger than the ${room}\
 bytes that a capture may still have.`};let range={start:0,end:before.size-1,autoClose:!1,highWaterMark:2**20};let copy=createWriteStream(
target,{flags:"wx",mode:384});await pipeline(before.size===0?[]:file.createReadStream(range),copy).catch(async error=>{throw copy.
pending||await rm(target),error});let after=await file.stat();if(copy.bytesWritten===before.size&&after.size===before.size&&
after.mtimeMs===before.mtimeMs)return before.size;await rm(target);return{why:"It changed while it was copied."}}catch(_){
var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}catch(error){
if(errorCode(error)==="ELOOP")return{why:"It is a symbolic link."};throw error}}function refusal(label,folder,refused){let shown=refused.
slice(0,10).map(({name,why})=>`${name}: ${why}`);return new CaptureError({id:"report-refused",what:"What was left under \
the name of a report cannot be trusted.",where:`${label}, ${folder}`,why:[...shown,...refused.length>shown.length?[`\u2026 an\
d ${refused.length-shown.length} more.`]:[]].join(`
`),help:"A profiler writes regular files. Something else made these, most likely the profiled program: find what writes \
there, and do not trust it."})}function kindOf2(stats){return stats.isSymbolicLink()?"a symbolic link":stats.isDirectory()?
"a folder":stats.isFIFO()?"a named pipe":stats.isSocket()?"a socket":"a device"}function instanceOf(name){return Number(
/^report\.(\d+)\./.exec(name)?.[1]??0)}function stem(name){return name.replace(/\.(nsys-rep|qdrep|qdstrm|sqlite)$/,"")}var forms=[
...["sqlite","nsys-rep","qdrep"].flatMap(form=>[form,`${form}.zst`,`${form}.gz`]),"qdstrm"];async function findReports(folder){
let byStem=new Map;for(let name of await readdir2(folder)){let form=forms.find(suffix=>name.endsWith(`.${suffix}`));if(form===
void 0)continue;let stem2=name.slice(0,-form.length-1),known3=byStem.get(stem2);(known3===void 0||forms.indexOf(form)<forms.
findIndex(suffix=>known3===`${stem2}.${suffix}`))&&byStem.set(stem2,name)}let order=new Intl.Collator("en",{numeric:!0});
return[...byStem.values()].sort(order.compare).map(name=>join5(folder,name))}async function holdsReports(folder){return(await readdir2(
folder,{recursive:!0})).some(name=>forms.some(form=>name.endsWith(`.${form}`)))}var tailBytes2=65536;async function readOutput(folder){
let texts=[];for(let name of["stdout.txt","stderr.txt"])texts.push(await readTail(join5(folder,name)));return texts.join(
`
`)}async function readTail(path){try{var _stack=[];try{let file=__using(_stack,await open(path),!0);let{size}=await file.
stat();let start2=Math.max(0,size-tailBytes2);let{buffer,bytesRead}=await file.read({buffer:Buffer.alloc(size-start2),position:start2});
return buffer.toString("utf8",0,bytesRead)}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,
_error,_hasError);_promise&&await _promise}}catch(error){if(errorCode(error)==="ENOENT")return"";throw error}}import{existsSync}from"node:fs";import{rename,stat as stat2}from"node:fs/promises";import{basename,join as join6}from"node:path";import{availableParallelism as availableParallelism2}from"node:os";var mostCalls=4;function callsAtOnce(cores=availableParallelism2()){
return Math.max(1,Math.min(mostCalls,cores-1))}function limitCalls(runTool,most2){let waiting=[],free=most2;return async command=>{
free>0?free-=1:await new Promise(resolve6=>waiting.push(resolve6));try{return await runTool(command)}finally{let next=waiting.
shift();next===void 0?free+=1:next()}}}async function allOf(work){return(await Promise.allSettled(work)).map(one=>{if(one.
status==="rejected")throw one.reason;return one.value})}var limitMs=60*6e4,longMs2=2e3;async function exportReports(ports,reports,folder,label){let limited={...ports,runTool:limitCalls(
ports.runTool,callsAtOnce())},timer=setTimeout(()=>{ports.note(`${label}: nsys exports what it recorded and sums it up.`)},
longMs2);try{return await allOf(reports.map(async report=>exportReport(limited,report,folder,label)))}finally{clearTimeout(
timer)}}async function exportReport(ports,report,folder,label){let sqlite=await exportSqlite(ports,report,folder,label),
name=stem(basename(report)),{nsys}=ports,reports=statsReports(nsys,ports.extraReports),base=join6(folder,name),argv=statsArgv(
nsys.path,reports,sqlite,base),stats=await callTool({...ports,cwd:folder},"nsys stats",argv,limitMs),said=stats.stdout+stats.
stderr;if(stats.exitCode!==0||matchStatsFailure(said)!==null)throw failed2("stats",label,stats.exitCode,said);let summaries=reports.
map(({report:made,file})=>({made:statsFile(base,made),kept:join6(folder,instanceFile(file,name))}));for(let{made,kept}of summaries)
await rename(made,kept).catch(ignoreMissing);return await closeFiles(summaries.map(({kept})=>kept)),{source:report,sqlite,
kernelSummary:ifThere(join6(folder,instanceFile("cuda_gpu_kern_sum.csv",name))),rangeSummary:ifThere(join6(folder,instanceFile(
"nvtx_kern_sum.csv",name))),summarized:!0}}async function exportSqlite(ports,report,folder,label){let sqlite=join6(folder,
`${stem(basename(report))}.sqlite`),argv=exportArgv(ports.nsys,report,sqlite),exported=await callTool({...ports,cwd:folder},
"nsys export",argv,limitMs);if(exported.exitCode!==0||!await hasBytes(sqlite))throw failed2("export",label,exported.exitCode,
exported.stdout+exported.stderr);return await closeFiles([sqlite]),sqlite}function instanceFile(file,reportStem){let instance=/\.(\d+)$/.
exec(reportStem)?.[1];return instance===void 0?file:file.replace(/\.csv$/,`.${instance}.csv`)}function failed2(what,label,exitCode3,said){
let known3=matchStatsFailure(said),line=said.split(`
`).find(text3=>known3?.pattern.test(text3)??/error|fail/i.test(text3));return new ToolError({id:known3?.id??`nsys-${what}\
-failed`,what:known3?.what??`nsys ${what} failed.`,where:`${label}, nsys ${what} (exit code ${exitCode3})`,why:line===void 0?
"It printed no error.":`It says: ${line.trim()}`,help:known3?.help??"Run `llm-profile doctor`; the report itself is kept\
."})}async function hasBytes(path){return stat2(path).then(({size})=>size>0,()=>!1)}function ifThere(path){return existsSync(
path)?path:null}function ignoreMissing(error){if(!(error instanceof Error&&"code"in error&&error.code==="ENOENT"))throw error}import{lstat as lstat2,readdir as readdir3,readFile as readFile3,rename as rename2,rm as rm2}from"node:fs/promises";import{
basename as basename2,join as join8,resolve as resolve5}from"node:path";import{randomBytes as randomBytes2}from"node:crypto";import{mkdir}from"node:fs/promises";import{isAbsolute as isAbsolute2,
join as join7,normalize,resolve as resolve4}from"node:path";var runDirectoryPattern=/^\d{8}-\d{6}-\d+-[0-9a-f]{4}$/,attempts=20;async function createRunDirectory(out,clock,randomHex=()=>randomBytes2(
2).toString("hex")){let parent=resolve4(out);try{await makeFolders(parent,448);for(let attempt2=0;attempt2<attempts;attempt2++){
let name=`${timestamp(clock.now())}-${process.pid}-${randomHex()}`,path=join7(parent,name);if(await makeNew(path))return runDirectory(
path,name)}}catch(error){throw new UserError({what:`No run directory can be made in ${out}.`,why:errorMessage(error),help:"\
Set `out` to a folder that you may write to and that has free space.",cause:error})}throw new UserError({what:`No run di\
rectory can be made in ${out}.`,why:`${attempts} names in a row were taken.`,help:"Set `out` to another folder."})}async function makeNew(path){
try{return await mkdir(path,{mode:448}),!0}catch(error){if(errorCode(error)==="EEXIST")return!1;throw error}}function runDirectory(path,name){
let file=relative=>join7(path,inside(relative));return{path,name,file,folder:async relative=>(await mkdir(file(relative),
{recursive:!0,mode:448}),file(relative)),write:async(relative,content,present="refuse")=>(await writeFileAtomic(file(relative),
content,present),file(relative))}}function inside(relative){let path=normalize(relative);if(isAbsolute2(path)||path===".\
."||path.startsWith("../"))throw new Error(`${JSON.stringify(relative)} leads out of the run directory`);return path}function timestamp(date){
return date.toISOString().slice(0,19).replaceAll(/[-:]/g,"").replace("T","-")}async function readPastRuns(out){let{runs,unreadable}=await readAll(out),byState={passed:0,failed:0,stopped:0,running:0,
"did-not-finish":0};for(let{state}of runs)byState[state]+=1;let commands=Map.groupBy(runs.flatMap(({record})=>record.commands),
({tool})=>tool),failures=Map.groupBy(runs.filter(({state})=>state==="failed"),({record})=>record.failure?.id??null);return{
runs:runs.length,byState,tools:[...commands].map(([tool,calls])=>toolHistory(tool,calls)).sort((a,b)=>compareText(a.tool,
b.tool)),failures:[...failures].map(([id,failed3])=>({id,count:failed3.length})).sort((a,b)=>b.count-a.count||compareText(
a.id??"",b.id??"")),unreadable}}async function lastDuration(out,planKey){let names2=(await runNames(out,"none")).reverse();
for(let name of names2){let record=await readRunRecord(join8(out,name)).catch(ignoreUnreadable);if(record?.state==="pass\
ed"&&record.planKey===planKey&&record.endedAt!==null)return(Date.parse(record.endedAt)-Date.parse(record.startedAt))/1e3}
return null}async function pastRunState(record){return record.state!=="running"?record.state:liveness(record.process)===
"gone"?"did-not-finish":"running"}function describeUnfinished(record,state){return state==="passed"?null:state==="runnin\
g"?`It is still running (since ${record.startedAt}, process ${record.process.pid}).`:state==="did-not-finish"?`It did no\
t finish: its process (${record.process.pid}, since ${record.startedAt}) ended without a record, as if killed.`:`It ${state===
"failed"?"failed":"was stopped"}: ${record.failure?.message??"no reason was recorded."}`}async function readAll(out){let runs=[],
unreadable=[];for(let name of await runNames(out,"error"))try{let record=await readRunRecord(join8(out,name));runs.push(
{name,record,state:await pastRunState(record)})}catch(error){if(!(error instanceof LlmProfileError))throw error;unreadable.
push({name,why:diagnosticText({...error,help:null})})}return{runs,unreadable}}async function runNames(out,missing){try{return(await readdir3(
out,{withFileTypes:!0})).filter(entry=>entry.isDirectory()&&runDirectoryPattern.test(entry.name)).map(({name})=>name).sort(
compareText)}catch(error){if(missing==="none"&&errorCode(error)==="ENOENT")return[];throw new UserError({what:`${out} is\
 not a folder of run directories.`,why:errorMessage(error),help:"Give the folder that `out` names (llm-profile-runs unle\
ss set otherwise).",cause:error})}}function toolHistory(tool,calls){let stopped2=calls.filter(({outcome})=>outcome==="st\
opped").length,succeeded=calls.filter(({outcome})=>outcome==="ok").length,failures=calls.length-stopped2-succeeded,seconds=calls.
map(call2=>call2.seconds).sort((a,b)=>a-b),middle=seconds.length/2;return{tool,calls:calls.length,failures,stopped:stopped2,
successRatio:succeeded+failures===0?null:succeeded/(succeeded+failures),medianSeconds:((seconds[Math.ceil(middle)-1]??0)+
(seconds[Math.floor(middle)]??0))/2,maxSeconds:seconds.at(-1)??0}}function ignoreUnreadable(error){if(error instanceof LlmProfileError)
return null;throw error}function compareText(a,b){return a<b?-1:a>b?1:0}var anyRunRecordSchema=object({schemaVersion:number().
int(),tool:object({name:string().startsWith("llm-profile")}),state:string(),process:processIdentitySchema.optional()}),deletingSuffix="\
.deleting",silenceMs=24*3600*1e3;async function pruneRuns(out,keep,current,now){let own=basename2(resolve5(current)),finished2=[],
candidates=[];for(let name of await directories(out)){let deleting=name.endsWith(deletingSuffix);runDirectoryPattern.test(
deleting?name.slice(0,-deletingSuffix.length):name)&&await isOurs(join8(out,name))&&(deleting?finished2:candidates).push(
name)}let others=candidates.filter(name=>name!==own).sort((a,b)=>a<b?1:-1),kept=keep-(candidates.includes(own)?1:0);for(let name of others.
slice(Math.max(0,kept)))await mayRun(join8(out,name),now)||finished2.push(name);let deleted=[],failed3=[];for(let name of finished2.
sort())try{await deleteRun(out,name),deleted.push(name.replace(deletingSuffix,""))}catch(error){failed3.push({name,why:errorMessage(
error)})}return{deleted,failed:failed3}}async function directories(out){try{return(await readdir3(out,{withFileTypes:!0})).
filter(entry=>entry.isDirectory()).map(({name})=>name)}catch(error){if(errorCode(error)==="ENOENT")return[];throw error}}
async function isOurs(path){return await readAnyRecord(path)!==null}async function mayRun(path,now){let found=await readAnyRecord(
path);if(found?.record.state!=="running"||found.record.process===void 0)return!1;let seen=liveness(found.record.process);
return seen==="alive"||seen==="elsewhere"&&now.getTime()-found.changedMs<silenceMs}async function readAnyRecord(path){let file=join8(
path,runRecordFile);try{let status=await lstat2(file);if(!status.isFile())return null;let parsed=anyRunRecordSchema.safeParse(
JSON.parse(await readFile3(file,"utf8")));return parsed.success?{record:parsed.data,changedMs:status.mtimeMs}:null}catch{
return null}}async function deleteRun(out,name){let doomed=join8(out,name.endsWith(deletingSuffix)?name:name+deletingSuffix);
name.endsWith(deletingSuffix)||await rename2(join8(out,name),doomed);for(let entry of await readdir3(doomed))entry!==runRecordFile&&
await rm2(join8(doomed,entry),{recursive:!0,force:!0});await rm2(doomed,{recursive:!0,force:!0})}import{createHash}from"node:crypto";import{createReadStream,createWriteStream as createWriteStream2}from"node:fs";import{
lstat as lstat3,mkdtemp,open as open2,rm as rm3,stat as stat3}from"node:fs/promises";import{basename as basename3,join as join9}from"node:path";
import{Transform}from"node:stream";import{pipeline as pipeline2}from"node:stream/promises";import{createGunzip,createZstdCompress,
createZstdDecompress}from"node:zlib";var largestReport=20*2**30;async function compressReport(path,aboveBytes,stop){let before=await lstat3(path);if(!before.
isFile()||before.size<=aboveBytes)return null;let target=`${path}.zst`,partial=partialName(target);try{let original=new Digest,
output=createWriteStream2(partial,{flags:"wx",mode:384,flush:!0});await pipeline2(createReadStream(path),original,createZstdCompress(),
output,{signal:stop});let copy=new Digest;copy.resume(),await pipeline2(createReadStream(partial),createZstdDecompress(),
copy,{signal:stop});let after=await lstat3(path);if(original.bytes!==before.size||after.size!==before.size||after.mtimeMs!==
before.mtimeMs)throw notEqual(path,"The report changed while it was compressed.");if(copy.bytes!==original.bytes||copy.hex()!==
original.hex())throw notEqual(path,"What was read back from the compressed copy is not what the report holds.");return await moveIntoPlace(
partial,target,"refuse"),await rm3(path),{bytesBefore:before.size,bytesAfter:(await stat3(target)).size}}catch(error){throw stop.
aborted?stoppedBy(stop):error}finally{await rm3(partial,{force:!0})}}async function openReport(path,temporaryDirectory,limitBytes=largestReport){
await requireFile(path);let packing=packings.find(({suffix})=>path.endsWith(suffix));if(packing===void 0)return path;let folder=await mkdtemp(
join9(temporaryDirectory,"report-")),opened=join9(folder,basename3(path,packing.suffix));try{let packed2=createReadStream(
path),unpacker=packing.unpack(),limit=new Digest(limitBytes);if(await pipeline2(packed2,unpacker,limit,createWriteStream2(
opened,{flags:"wx",mode:384})),packing.data==="zstd"&&unpacker.bytesWritten<packed2.bytesRead)throw new MoreFrames;return opened}catch(error){
throw await rm3(folder,{recursive:!0,force:!0}),cannotDecompress(path,packing,limitBytes,error)}}var packings=[{suffix:"\
.zst",data:"zstd",program:"zstd",unpack:()=>createZstdDecompress()},{suffix:".gz",data:"gzip",program:"gzip",unpack:()=>createGunzip()}],
TooLarge=class extends Error{},MoreFrames=class extends Error{},Digest=class extends Transform{bytes=0;#limit;#hash=createHash(
"sha256");constructor(limit=1/0){super(),this.#limit=limit}_transform(chunk,_encoding,done){if(this.bytes+=chunk.length,
this.bytes>this.#limit)return done(new TooLarge);this.#hash.update(chunk),done(null,chunk)}hex(){return this.#hash.digest(
"hex")}};async function requireFile(path){let why="It is not a file.";try{if((await stat3(path)).isFile())return void await(await open2(
path,"r")).close()}catch(error){why=errorCode(error)==="ENOENT"?"There is no such file.":errorMessage(error)}throw new ParseError(
{what:`The report ${path} cannot be opened.`,where:path,why,help:"Give an .nsys-rep, .qdrep or .sqlite file, or one of t\
hese with .gz or .zst."})}function cannotDecompress(path,{data,program},limitBytes,cause){if(cause instanceof TooLarge)return new ParseError(
{what:`The report ${path} is larger than ${limitBytes} bytes when decompressed.`,where:path,help:`If you trust the file,\
 decompress it yourself (${program} -d) and give the result.`});if(cause instanceof MoreFrames)return new ParseError({what:`\
The report ${path} has more than one frame, of which only the first could be read.`,where:path,help:`Decompress it yours\
elf (${program} -d) and give the result.`});let code=errorCode(cause);return/^Z(STD)?_/.test(code)||code==="ERR_STREAM_P\
REMATURE_CLOSE"?new ParseError({what:`The report ${path} is damaged.`,where:path,why:`It is not whole ${data} data: ${errorMessage(
cause)}.`,help:`Copy or make it again; \`${program} -t\` checks a file.`,cause}):new ToolError({what:`The report ${path}\
 could not be decompressed.`,where:path,why:errorMessage(cause),help:"Check that the temporary folder (TMPDIR) can be wr\
itten and has free space.",cause})}function notEqual(path,why){return new ToolError({what:`${path} was not compressed.`,
where:path,why,help:"The report is kept as it was. Check the disk, or set compress-above to null."})}export{diagnostic,diagnosticText,runRecordSchema,runRecordFile,startRunRecord,readRunRecord,serverVariable,nsysProfileArgv,
nsysLaunchArgv,nsysStartArgv,nsysStopArgv,nsysNvtxArgv,captureRangeEnd,importArgv,workloadArgv,commandArgv,isolate,isolateBeside,
matchFailure,checkProcess,lastLines,isTransientNcu,ncuWarnings,checkNcu,checkSections,checkJoined,joinWarnings,waitsForPeers,
replaysRanges,planNcu,describeNcu,ncuArgv,ncuImportArgv,ncuRangeExpression,ncuNeed,parse,parseNcuCsv,addNcuDetails,sinkStream,
createRunTool,callTool,findReportFiles,profilerFilesIn,closeFiles,takeOverFiles,kindOf2 as kindOf,findReports,holdsReports,
readOutput,disturbance,buildProfile,sideLabel,readingPorts,newSide,explainUnseen,readTrace,uniqueKeys,examine,noticed,allOf,
exportReports,exportSqlite,ifThere,call,wordsOf,resolveProgram,checkReportNames,parseCudaVersion,compareCuda,newestCudaKnown,
createRunDirectory,readPastRuns,lastDuration,pastRunState,describeUnfinished,pruneRuns,compressReport,openReport,readEnvironmentRecord,
ok,warning,failure,temporaryBase,ownTools,workingDirectory,checkWorkingDirectory,inspectMachine,describeNsys};
