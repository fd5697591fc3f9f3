import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{countNeedsLine,needsLine,rangesToMap}from"./chunk-DV4QREFG.js";import{endingMs,withReason,withinBudget}from"./chunk-3GSFCRAN.js";
import{openRepository,succeeded}from"./chunk-3TA32IRT.js";import{inKeptFolder}from"./chunk-ZBTMP7WP.js";import{
captureLines,exportPlace,startedFor}from"./chunk-BI4YU65I.js";import{copyKind}from"./chunk-CNWXVMYB.js";import{
exportSqlite}from"./chunk-OX3A4U4L.js";import{attribute,countedInstances,effectiveEndNs,forEachRow,isBlocking,noticed,
openExport,readNamedDomains,readTrace}from"./chunk-4576GU2S.js";import{matchRanges,threadText}from"./chunk-VMCK4KLJ.js";
import{readingPorts,sideLabel}from"./chunk-FFSRJJ7V.js";import{rangeKeyText}from"./chunk-EVYEDGFB.js";import{
configuredRanges}from"./chunk-TVMH5Q7A.js";import{linkedEnough}from"./chunk-QSM46VHS.js";import{CaptureError,
StoppedError,ToolError,asFailure}from"./chunk-4KDG6NHC.js";import{countText}from"./chunk-W32B5RYS.js";import{
__callDispose,__using}from"./chunk-GBWPPC6J.js";import{rm}from"node:fs/promises";import{join as join2}from"node:path";import{isAbsolute,join,normalize,relative}from"node:path";var deepestLayers=8,longestName=120,[framesBelow,framesAbove]=[4,12];function mapLaunches(trace,stacks,keys,mode,place){
let finder={stackAt:stackFinder(stacks),layersAt:layerFinder(trace.ranges)},sited=stacks.stacks.map(stack=>siteOf(stack,
place));return attribute(trace,keys,mode).ranges.map(range=>mapRange(trace,range,{...finder,sited}))}function mapRange(trace,range,{
stackAt,layersAt,sited}){let work=new Map,add=(of,stack,layer)=>{let key=JSON.stringify(of),known=work.get(key);known===
void 0&&work.set(key,known=newCount(of)),addTo(known,stack===null?null:sited[stack]??null,layer)},placed=(process,thread,startNs,endNs)=>({
stack:stackAt(process,thread,startNs,endNs),layer:within(layersAt(process,thread,startNs),range.key)}),nodes=new Map,unplacedKernels=0,
{kernels,launchCalls,nodeCreations}=trace;for(let index of range.kernels){let kind=trace.kernelKinds[kernels.kind[index]??
0],name=trace.kernelTypes[kind?.type??0]?.name??"",call=kernels.call[index]??4294967295,at={stack:null,layer:[]};if(kind?.
fromGraph===!0){let node=kernels.creation?.[index]??4294967295,created=nodeCreations[node];if(created===void 0)unplacedKernels+=
1;else{at=placed(created.process,created.thread,created.atNs,created.atNs);let key=JSON.stringify([name,at.layer]),known=nodes.
get(key)??{kernel:name,layer:at.layer,nodes:0,seen:new Set};known.seen.add(node),nodes.set(key,known)}}else if(call!==4294967295){
let by=launchCalls.kinds[launchCalls.kind[call]??0],startNs=launchCalls.startNs.at(call);at=placed(by?.process??-1,by?.thread??
-1,startNs,startNs+(launchCalls.durationNs[call]??0))}add({kind:"kernel",name},at.stack,at.layer),add({kind:"launches"},
at.stack,at.layer)}for(let index of range.calls){let call=trace.calls[index];if(call?.kind!=="synchronize")continue;let{
stack,layer}=placed(call.process,call.thread,call.startNs,call.startNs+call.durationNs);add({kind:"synchronizations"},stack,
layer)}for(let index of range.copies){let copy=trace.copies[index];if(copy===void 0||copy.callStartNs===null)continue;let{
stack,layer}=placed(copy.process,copy.thread,copy.callStartNs,copy.callEndNs??copy.callStartNs),{kind,direction,sourceMemory,
targetMemory}=copy;add({kind:"copies",copy:{kind,direction,sourceMemory,targetMemory}},stack,layer),isBlocking(copy)&&add(
{kind:"blockingCopies"},stack,layer)}return{name:range.key.name,domain:range.key.domain,work:[...work.values()].map(finished),
nodes:[...nodes.values()].map(({kernel,layer,seen})=>({kernel,layer,nodes:seen.size})),unplacedKernels}}function newCount(of){
return{of,launches:0,linked:0,sites:new Map,layers:new Map}}function addTo(count,site,layer){if(count.launches+=1,site!==
null){count.linked+=1;let{file,line,function:name}=site.at,key2=JSON.stringify([file,line,name]),known2=count.sites.get(
key2)??{...site,launches:0};known2.launches+=1,count.sites.set(key2,known2)}let key=JSON.stringify(layer),known=count.layers.
get(key)??{path:layer,launches:0};known.launches+=1,count.layers.set(key,known)}function finished({of,launches,linked,sites,
layers}){let sorted=found=>[...found.values()].toSorted((one,other)=>other.launches-one.launches);return{of,launches,linked,
sites:sorted(sites),layers:sorted(layers)}}function stackFinder({threads}){let byThread=new Map(threads.map(one=>[threadText(
one),one]));return(process,thread,startNs,endNs)=>{let own=byThread.get(threadText({process,thread}));if(own===void 0)return null;
let index=lastFrom(own.startNs,endNs);return index===-1?null:(own.startNs[index]??0)>=startNs||(own.endNs[index]??0)>=endNs?
own.stack[index]??null:null}}function layerFinder(ranges){let byThread=new Map,pushPop=ranges.filter(({style})=>style===
"pushpop");for(let[key,own]of Map.groupBy(pushPop,threadText)){let sorted=own.toSorted((one,other)=>one.startNs-other.startNs||
effectiveEndNs(other)-effectiveEndNs(one)),around=new Int32Array(sorted.length).fill(-1),open=[];for(let[index,{startNs}]of sorted.
entries()){for(let last=sorted[open.at(-1)??-1];last!==void 0&&effectiveEndNs(last)<startNs;last=sorted[open.at(-1)??-1])
open.pop();around[index]=open.at(-1)??-1,open.push(index)}byThread.set(key,{ranges:sorted,startNs:Float64Array.from(sorted,
({startNs})=>startNs),around})}return(process,thread,atNs)=>{let own=byThread.get(threadText({process,thread}));if(own===
void 0)return[];let found=[];for(let index=lastFrom(own.startNs,atNs);index!==-1;index=own.around[index]??-1){let range=own.
ranges[index];range!==void 0&&effectiveEndNs(range)>=atNs&&found.push(range)}return found.reverse()}}function lastFrom(sorted,value){
let[low,high]=[0,sorted.length];for(;low<high;){let middle=low+high>>>1;(sorted[middle]??0)<=value?low=middle+1:high=middle}
return low-1}function within(layers,key){let own=layers.findLastIndex(range=>rangeKeyText(range)===rangeKeyText(key));return layers.
slice(own+1).slice(-deepestLayers).map(({name})=>name.slice(0,longestName))}function siteOf(stack,place){let frames=stack.
map(frame=>placedFrame(frame,place)),index=frames.findIndex(({own})=>own),at=frames[index];return at?.file==null?null:{at:{
...at,file:at.file},frames:frames.slice(Math.max(0,index-framesBelow),index+1+framesAbove)}}var packages=/(?:^|\/)(?:site-packages|dist-packages|node_modules)\/|(?:^|\/)lib\/python\d[\d.]*\//;
function placedFrame({function:name,file,line,module},place){let path=file??module,shown={function:name.slice(0,longestName),
line};if(path===null||path==="")return{...shown,file:null,own:!1};let inRepository=repositoryPath(path,place);if(inRepository!==
null)return{...shown,file:inRepository.slice(0,300),own:!0};let library=path.split(packages).at(-1)??path;return{...shown,
file:(library===path?path.split("/").at(-1)??path:library).slice(0,300),own:!1}}function repositoryPath(path,{root,workingDirectory}){
if(path.startsWith("<"))return null;let absolute=isAbsolute(path)?normalize(path):join(workingDirectory,path),inside=relative(
root,absolute);return inside===""||inside===".."||inside.startsWith("../")||isAbsolute(inside)||packages.test(inside)?null:
inside}function codePlaces({files:diff,untracked}){let moved=movedTexts(diff),files={base:filesByPath(diff,"base"),head:filesByPath(
diff,"head")},hunkOf=(side,file,line)=>files[side].get(file)?.hunks.find(hunk=>hasLine(hunk[side],line)),isMatched=({file,
line})=>line===null||!untracked.has(file);return{isMatched,keyOf:(side,{file,line,function:name})=>{if(line===null)return JSON.
stringify(["function",file,name]);if(untracked.has(file))return JSON.stringify(["file",file]);let changes=files[side].get(
file),path=changes?.head??file,hunk=hunkOf(side,file,line);if(hunk!==void 0){let text=textAt(hunk[side],line);return moved.
has(text)?JSON.stringify(["moved",text]):JSON.stringify(["rewritten",path,hunk.head.from,hunk.base.from,name])}let shift=side===
"head"?0:shiftAt(changes,line);return JSON.stringify(["line",path,line+shift])},isChanged:place=>{let{file,line}=place;return line===
null||!isMatched(place)?null:hunkOf("head",file,line)!==void 0}}}function filesByPath(diff,side){return new Map(diff.flatMap(
file=>{let path=file[side];return path===null?[]:[[path,file]]}))}function hasLine({from,texts},line){return line>=from&&
line<from+texts.length}function textAt({from,texts},line){return(texts[line-from]??"").trim()}function shiftAt(file,line){
return(file?.hunks??[]).filter(({base})=>base.from<=line).reduce((shift,{base,head})=>shift+head.texts.length-base.texts.
length,0)}function movedTexts(diff){let hunks=diff.flatMap(file=>file.hunks),added2=textsThatOccurOnce(hunks.map(({head})=>head));
return new Set([...textsThatOccurOnce(hunks.map(({base})=>base))].filter(text=>added2.has(text)))}function textsThatOccurOnce(lines){
let seen=new Set,once=new Set;for(let{texts}of lines)for(let text of texts.map(one=>one.trim()))seen.has(text)?once.delete(
text):once.add(text),seen.add(text);return once}var mostSites=5,mostLayers=12;function withoutLines(comparison,asked,why){let isAsked=({name,domain,verdict})=>verdict===
"regressed"&&asked.some(range=>range.name===name&&range.domain===domain),ranges=comparison.ranges.map(range=>isAsked(range)?
{...range,lineSearch:why}:range);return{...comparison,ranges}}function withLaunchSites(comparison,{base,head,changes}){let places=changes===
null?null:codePlaces(changes),ranges=comparison.ranges.map(range=>{let after=mappedRange(head,range);if(after===null)return range;
let before=base===null?null:mappedRange(base,range),sites=(wanted,isCount)=>launchSites(before===null?null:merged(before,
wanted.base),merged(after,wanted.head),places,isCount),counts=range.counts.map(row=>{let wanted=countNeedsLine(row)?wantedCalls(
row):null;return wanted===null?row:{...row,launchSites:sites({base:wanted,head:wanted},!0)}}),kernels=range.kernels.map(
row=>needsLine(row)?{...row,launchSites:sites({base:isKernel(row.baseNames),head:isKernel(row.headNames)},!1)}:row),hasLines=[
...counts,...kernels].some(({launchSites:launchSites2})=>(launchSites2?.linkedRatio??0)>0);return{...range,counts,kernels,
graphNodes:before===null?[]:graphNodes(before,after,range.kernels),lineSearch:{state:hasLines?"searched":"no-lines",timeBudget:null}}});
return{...comparison,ranges}}function mappedRange(ranges,{name,domain}){return ranges.find(range=>range.name===name&&range.
domain===domain)??null}function isKernel(names){return of=>of.kind==="kernel"&&names.includes(of.name)}function workOf(metric){
return metric==="launches"||metric==="hostLaunches"?"launches":metric==="copiedBytes"?"copies":metric==="graphLaunches"?
null:metric}function wantedCalls({metric,kind}){let work=workOf(metric);return work===null?null:of=>of.kind==="copies"?work===
"copies"&&copyKind(of.copy)===kind:of.kind===work}function merged({work},isWanted){let wanted=work.filter(({of})=>isWanted(
of)),none={launches:0,linked:0,sites:[],layers:[]};return wanted.reduce((sum,other)=>({launches:sum.launches+other.launches,
linked:sum.linked+other.linked,sites:added(sum.sites,other.sites,siteKey),layers:added(sum.layers,other.layers,({path})=>JSON.
stringify(path))}),none)}function added(one,other,keyOf){return[...Map.groupBy([...one,...other],keyOf).values()].flatMap(
same=>{let[first]=same;return first===void 0?[]:[{...first,launches:same.reduce((sum,{launches})=>sum+launches,0)}]})}function siteKey({
at}){return JSON.stringify([at.file,at.line??at.function])}function launchSites(base,head,places,isCount){let linkedRatio=linkedShare(
head),isBaseKnown=base!==null&&(linkedShare(base)>=linkedEnough||unlinked(base)<=unlinked(head)),hasMore=base!==null&&head.
launches>base.launches,isRiseLinked=base!==null&&hasMore&&unlinked(head)<=unlinked(base),sites=sitesWithRise(isBaseKnown?
base.sites:null,head.sites,places).filter(({rise})=>!isCount||rise===null||rise>0).toSorted(byLikelihood(hasMore));return{
launches:head.launches,linkedRatio,areLikely:linkedRatio>=linkedEnough||isRiseLinked,sites:sites.slice(0,mostSites).map(
({site})=>site),layers:layersOf(base,head)}}function sitesWithRise(base,head,places){let keyOf=(side,{at})=>places?.keyOf(
side,at)??"",before=Map.groupBy(base??[],site=>keyOf("base",site)),after=Map.groupBy(head,site=>keyOf("head",site)),areKnown=base!==
null&&(places!==null||base.length===0);return head.map(site=>{let{file,line,function:name}=site.at,key=keyOf("head",site),
together=after.get(key)??[],baseLaunches=launchesFrom(before.get(key)??[]),isOne=together.length===1&&places?.isMatched(
site.at)!==!1;return{site:{file,line,function:name,base:areKnown&&(isOne||baseLaunches===0)?baseLaunches:null,head:site.
launches,changed:places?.isChanged(site.at)??null,frames:[...site.frames]},rise:areKnown?launchesFrom(together)-baseLaunches:
null}})}function launchesFrom(sites){return sites.reduce((sum,{launches})=>sum+launches,0)}function linkedShare({launches,
linked}){return launches===0?0:linked/launches}function unlinked({launches,linked}){return launches-linked}function byLikelihood(hasMore){
return(one,other)=>{let explains=({rise})=>Number(hasMore&&(rise??0)>0),isTouched=({site})=>+(site.changed===!0);return explains(
other)-explains(one)||isTouched(other)-isTouched(one)||(other.rise??0)-(one.rise??0)||other.site.head-one.site.head}}function layersOf(base,head){
let before=new Map(base?.layers.map(({path,launches})=>[JSON.stringify(path),launches]));return head.layers.filter(({path})=>path.
length>0).map(({path,launches})=>({path:[...path],base:base===null?null:before.get(JSON.stringify(path))??0,head:launches})).
toSorted((one,other)=>other.head-(other.base??0)-(one.head-(one.base??0))||other.head-one.head).slice(0,mostLayers)}function graphNodes(base,head,kernels){
if(base.unplacedKernels+head.unplacedKernels>0)return[];let found=new Map;for(let[side,range]of[["base",base],["head",head]])
for(let{kernel,layer,nodes}of range.nodes){let name=kernels.find(({baseNames,headNames})=>(side==="base"?baseNames:headNames).
includes(kernel))?.name??kernel,key=JSON.stringify([name,layer]),known=found.get(key)??{kernel:name,layer:[...layer],base:0,
head:0};found.set(key,{...known,[side]:known[side]+nodes})}return[...found.values()].filter(node=>node.base!==node.head)}var pythonDomain="Python Backtrace on CUDA",markEventType=34,mostMarks=2e6,mostFrames=128,mostNativeRows=5e6;function readLaunchStacks(path,origin){
var _stack=[];try{let file=__using(_stack,openExport(path));let notes=[];let stacks=interned();let calls=readBacktraced(
file,origin);let marks=readMarks(file,{origin,stacks,notes});let found=marks.size>0?marks:readNative(file,calls,{stacks,
notes});return{stacks:stacks.all,threads:threadStacks(found,calls),notes}}catch(_){var _error=_,_hasError=!0}finally{__callDispose(
_stack,_error,_hasError)}}function interned(){let all=[],known=new Map;return{all,of:(key,make)=>{let found=known.get(key);
return found!==void 0?found:(known.set(key,all.length),all.push(make())-1)}}}function onThread(threads,process,thread,columns){
let key=`${String(process)}/${String(thread)}`,known=threads.get(key);if(known!==void 0)return known;let made={process:process??
-1,thread:thread??-1,...columns()};return threads.set(key,made),made}var noCalls=()=>({startNs:[],endNs:[],callchain:[]}),
noMarks=()=>({startNs:[],stack:[]});function readBacktraced(file,origin){let calls=new Map,table=file.openUnchecked({table:"\
CUPTI_ACTIVITY_KIND_RUNTIME",required:{start:"integer",end:"integer",globalTid:"integer?"},optional:{callchainId:"intege\
r?"}});return table?.has("callchainId")!==!0||forEachRow(table,{columns:[["start","t.start - :origin","integer"],["end",
't."end" - :origin',"integer"],["process","t.globalTid >> 24","integer?"],["thread","t.globalTid & 0xFFFFFF","integer?"],
["callchainId","t.callchainId","integer"]],where:"t.callchainId IS NOT NULL",limit:mostMarks,parameters:{origin}},([startNs,
endNs,process,thread,callchain])=>{let own=onThread(calls,process,thread,noCalls);own.startNs.push(startNs),own.endNs.push(
endNs),own.callchain.push(callchain)}),calls}function readMarks(file,{origin,stacks,notes}){let marks=new Map,table=file.
openUnchecked({table:"NVTX_EVENTS",required:{start:"integer",eventType:"integer",globalTid:"integer?"},optional:{text:"t\
ext?",textId:"integer?",domainId:"integer?",binaryData:"any"}});if(table===null||!table.has("binaryData")||!table.has("d\
omainId"))return marks;let domains=readNamedDomains(file,table).filter(({name,process,domainId})=>name===pythonDomain&&process!==
null&&domainId!==null).map(({process,domainId})=>`(${String(process)}, ${String(domainId)})`);if(domains.length===0)return marks;
let[read,unreadable]=[0,0];return forEachRow(table,{columns:[["start","t.start - :origin","integer"],["process","t.globa\
lTid >> 24","integer?"],["thread","t.globalTid & 0xFFFFFF","integer?"],["binaryData",`hex(substr(t.binaryData, 1, ${String(
48+96*mostFrames)}))`,"hex"]],where:`t.eventType = ${String(markEventType)} AND t.binaryData IS NOT NULL AND (t.globalTi\
d >> 24, t.domainId) IN (VALUES ${domains.join(", ")})`,limit:mostMarks,parameters:{origin}},([startNs,process,thread,hex])=>{
let stack=stacks.of(hex,()=>pythonStack(Buffer.from(hex,"hex"),file.strings)??[]);if(read+=1,stacks.all[stack]?.length===
0){unreadable+=1;return}let own=onThread(marks,process,thread,noMarks);own.startNs.push(startNs),own.stack.push(stack)}),
unreadable>0&&notes.push(`We ignored ${String(unreadable)} Python stacks with an unknown format.`),read===mostMarks&&notes.
push(`We ignored all Python stacks after the first ${countText(mostMarks)}.`),marks}var headerBytes=32,frameBytes=24,firstFrame=16;
function pythonStack(data,strings){if(data.length<headerBytes+firstFrame||data.readBigUInt64LE(0)<1n)return null;let[size,
offset]=[Number(data.readBigUInt64LE(16)),Number(data.readBigUInt64LE(24))];if(offset<headerBytes||size<firstFrame||offset+
firstFrame>data.length)return null;let payload=data.subarray(offset,offset+size),count=payload.readUInt32LE(12);if(count===
0||size!==firstFrame+count*frameBytes)return null;let frames=[];for(let index=0;index<Math.min(count,mostFrames);index+=
1){let at=firstFrame+index*frameBytes;if(at+frameBytes>payload.length)break;let name=textOf(strings,payload.readBigUInt64LE(
at));if(name===null)return null;let line=payload.readInt32LE(at+16);frames.push({function:name,file:textOf(strings,payload.
readBigUInt64LE(at+8)),line:line>0?line:null,module:null})}return frames}var longestText=1024,entities={"&lt;":"<","&gt;":"\
>","&quot;":'"',"&apos;":"'","&amp;":"&"};function textOf(strings,id){let text=id>BigInt(Number.MAX_SAFE_INTEGER)?null:strings.
find(Number(id));return text===null?null:text.slice(0,longestText).replaceAll(/&(?:lt|gt|quot|apos|amp);/g,entity=>entities[entity]??
entity)}function readNative(file,calls,{stacks,notes}){let marks=new Map,table=file.openUnchecked({table:"CUDA_CALLCHAIN\
S",required:{id:"integer",symbol:"integer",module:"integer",stackDepth:"integer"},optional:{unresolved:"integer?"}});if(table===
null||calls.size===0)return marks;let frames=new Map,rows=0;forEachRow(table,{columns:[["id","t.id","integer"],["symbol",
"t.symbol","integer"],["module","t.module","integer"]],where:`${table.column("unresolved")} IS NOT 1`,orderBy:"t.id, t.s\
tackDepth",limit:mostNativeRows},([id,symbol,module])=>{rows+=1;let known=frames.get(id);known===void 0?frames.set(id,[[
symbol,module]]):known.length<mostFrames&&known.push([symbol,module])}),rows===mostNativeRows&&notes.push(`We ignored al\
l stack frames after the first ${countText(mostNativeRows)}.`);let stackOf=callchain=>{let own=frames.get(callchain);return own===
void 0?null:stacks.of(`native ${own.join(" ")}`,()=>own.map(([symbol,module])=>({function:textOf(file.strings,BigInt(symbol))??
"",file:null,line:null,module:textOf(file.strings,BigInt(module))})))};for(let{process,thread,startNs,callchain}of calls.
values()){let own=onThread(marks,process,thread,noMarks);for(let[index,id]of callchain.entries()){let stack=stackOf(id);
stack!==null&&(own.startNs.push(startNs[index]??0),own.stack.push(stack))}}return marks}function threadStacks(marks,calls){
return[...marks].map(([key,{process,thread,startNs,stack}])=>{let order=Uint32Array.from(startNs.keys()).sort((one,other)=>(startNs[one]??
0)-(startNs[other]??0)),own=calls.get(key),ends=new Map(own?.startNs.map((start,index)=>[start,own.endNs[index]??start]));
return{process,thread,startNs:Float64Array.from(order,index=>startNs[index]??0),endNs:Float64Array.from(order,index=>ends.
get(startNs[index]??0)??startNs[index]??0),stack:Uint32Array.from(order,index=>stack[index]??0)}})}function parseFileDiffs(diff){let files=[],file,[removed,added2]=[noLines(),noLines()];for(let line of diff.split(`
`))if(removed.missing>0&&line.startsWith("-"))take(removed,line);else if(added2.missing>0&&line.startsWith("+"))take(added2,
line);else if(line.startsWith("diff --git "))files.push(file={base:null,head:null,hunks:[]});else{if(file===void 0)continue;
if(line.startsWith("rename from "))file.base=unquoted(line.slice(12));else if(line.startsWith("rename to "))file.head=unquoted(
line.slice(10));else if(line.startsWith("--- "))file.base=pathOf(line,"a/");else if(line.startsWith("+++ "))file.head=pathOf(
line,"b/");else{let[,oldFrom,olds,newFrom,news]=/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line)??[];if(oldFrom===
void 0||newFrom===void 0)continue;removed=openLines(oldFrom,olds),added2=openLines(newFrom,news),file.hunks.push({base:removed.
lines,head:added2.lines})}}return files}function noLines(){return{lines:{from:0,texts:[]},missing:0}}function openLines(from,count){
let missing=Number(count??1);return{lines:{from:Number(from)+(missing===0?1:0),texts:[]},missing}}function take(open,line){
open.lines.texts.push(line.slice(1)),open.missing-=1}function pathOf(line,prefix){let name=unquoted(line.slice(4).replace(
/\t$/,""));return name.startsWith(prefix)?name.slice(prefix.length):null}var escapes={a:7,b:8,t:9,n:10,v:11,f:12,r:13};function unquoted(name){
if(!name.startsWith('"')||!name.endsWith('"'))return name;let bytes=[...name.slice(1,-1).matchAll(/\\([0-7]{3})|\\(.)|([^\\]+)/g)].
map(([,octal,escaped,plain])=>{if(octal!==void 0)return Buffer.of(Number.parseInt(octal,8));let code=escaped===void 0?void 0:
escapes[escaped];return code===void 0?Buffer.from(escaped??plain??""):Buffer.of(code)});return Buffer.concat(bytes).toString()}var mostDiffLength=2**25,diffOptions=["--unified=0","--inter-hunk-context=0","--no-color","--no-ext-diff","--no-textconv",
"--find-renames","--src-prefix=a/","--dst-prefix=b/","--ignore-submodules=all"];async function readCodeChanges(ports,commit,files){
if(commit===null||!/^[0-9a-f]{40,64}$/.test(commit))return null;try{var _stack=[];try{let repository=__using(_stack,await openRepository(
ports),!0);if(repository.kind==="none")return null;let{git}=repository;let diff=await git.run("-c","diff.relative=false",
"diff",...diffOptions,commit,"--");let listed=await git.run("ls-files","-z","--full-name","--",...files.map(file=>`:(top\
,literal)${file}`));if(!succeeded(diff)||!succeeded(listed)||diff.stdout.length>=mostDiffLength)return null;let tracked=new Set(
listed.stdout.split("\0"));return{files:parseFileDiffs(diff.stdout),untracked:new Set(files.filter(file=>!tracked.has(file)))}}catch(_){
var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}catch(error){
if(!(error instanceof ToolError))throw error;return null}}function sourceFiles(ranges){let sites=ranges.flatMap(({work})=>work).
flatMap(one=>one.sites);return[...new Set(sites.flatMap(({at})=>at.line===null?[]:[at.file]))]}var linesExplainer={needs:(_,{comparison})=>comparison!==null&&rangesToMap(comparison).length>0,isEarly:!0,cost:{leg:"li\
nes",starts:1,endingMs},explain:async(inquiry,known,mayBegin)=>{let{comparison,profiles}=known;return comparison===null?
known:withReason(known,await findLines(inquiry,comparison,profiles.head,mayBegin))}};async function findLines(inquiry,comparison,profile,mayBegin){
let{head,base,plan}=inquiry,{session}=head.side,ranges=rangesToMap(comparison),without=why=>known=>withoutLines(known,ranges,
why),hindered=hindrance(inquiry);if(hindered!==null)return without(hindered);if(!mayBegin())return without(outOfTime(session));
let isGraph=hasGraphs(profile,ranges),baseSide=base!==null&&needsBase(ranges,isGraph)?base.side:null,gate=isGraph?{kind:"\
none"}:gateOf(plan,ranges);session.context.log.info(`To find the lines behind what's slower, the program runs once more${baseSide===
null?"":" on each side"} with call stacks. Nothing is measured.`);let after=await mapSide(head.side,ranges,gate);if(after.
kind==="unknown")return without(after.why);let before=baseSide!==null&&mayBegin()?await mapSide(baseSide,ranges,gate):null,
{ask:runTool,environment,folder}=session.tools,changes=await readCodeChanges({runTool,environment,temporaryDirectory:folder.
tmp,cwd:head.side.program.workingDirectory},base?.side.program.source.commit??comparison.base?.source.commit??null,sourceFiles(
after.ranges));return known=>withLaunchSites(known,{base:before?.kind==="mapped"?before.ranges:null,head:after.ranges,changes})}
function outOfTime({config}){return{state:"out-of-time",timeBudget:String(config["time-budget"])}}function hindrance({head:{
side},failed}){let{config,session}=side;return config.lines==="off"?{state:"off",timeBudget:null}:failed!==null?{state:"\
round-failed",timeBudget:null}:config.workload.server.command===null?null:(session.context.log.info("We don't look for t\
he lines behind what's slower, because we can't record a server's call stacks yet."),{state:"server",timeBudget:null})}function hasGraphs(profile,ranges){
return profile.ranges.some(({name,domain,rounds})=>rounds.some(({graphKernels})=>graphKernels>0)&&ranges.some(range=>range.
name===name&&range.domain===domain))}function needsBase(ranges,isGraph){return isGraph||ranges.some(({counts})=>counts.some(
({state,base,head})=>state==="regressed"&&head>base))}function gateOf({captures,roundsOfLoad},ranges){let[shared]=captures.
filter(({takesFirst})=>takesFirst||roundsOfLoad!==null),specs=(shared?.ranges??[]).filter(spec=>matchRanges(spec,ranges).
length>0),[only]=specs;if(only!==void 0&&specs.length===1&&!only.glob)return{kind:"nvtx",range:only,instances:only.skip+
1};let capture=captures.find(one=>one.ranges.length===0||ranges.every(range=>one.ranges.some(spec=>matchRanges(spec,[range]).
length>0)));return capture===void 0||capture.gate.kind==="none"?{kind:"none"}:{...capture.gate,instances:capture.gate.kind===
"nvtx"?capture.gate.range.skip+1:1}}async function mapSide(given,ranges,gate){let side=startedFor(given,"lines"),timed=withinBudget(
side),{session,name,config}=side,label=sideLabel(side,"lines");try{return await inKeptFolder(side,async()=>{let captured=await captureLines(
timed,{label,folder:join2(name,"lines","nsys"),gate}),report=captured.reports.at(-1);if(report===void 0)throw new CaptureError(
{what:"The run with call stacks left no report."});let place=await codePlace(side),sqlite=await exportSqlite(session.tools,
report.path,exportPlace(captured)),whole=await readTrace(sqlite,noticed(label,readingPorts(session.context))),inside=configuredRanges(
config).filter(({text})=>gate.kind!=="nvtx"||text!==gate.range.text),trace=countedInstances(whole,inside,!1),stacks=readLaunchStacks(
sqlite,trace.originNs);for(let note of stacks.notes)await session.warn(`${label}: ${note}`);let mapped=mapLaunches(trace,
stacks,ranges,config.attribution,place);for(let path of[report.path,sqlite])await rm(path,{force:!0});return{kind:"mappe\
d",ranges:mapped}})}catch(error){if(error instanceof StoppedError)throw error;let{id,where,message}=asFailure(error);return id===
"time-limit"&&timed!==side?(await session.warn(`${label}: The time budget ran out before the call stacks were recorded.`),
{kind:"unknown",why:outOfTime(session)}):(await session.warn(`${where??label}: Couldn't find the lines behind what's slo\
wer. ${message}`),{kind:"unknown",why:{state:"failed",timeBudget:null}})}finally{session.budget.ended()}}async function codePlace({
session,program}){let{ask:runTool,environment,folder}=session.tools,cwd=program.workingDirectory;try{var _stack=[];try{let repository=__using(
_stack,await openRepository({runTool,cwd,environment,temporaryDirectory:folder.tmp}),!0);let root=repository.kind==="non\
e"?null:await repository.git.line("rev-parse","--show-toplevel");return{root:root??cwd,workingDirectory:cwd}}catch(_){var _error=_,
_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}catch(error){if(!(error instanceof
ToolError))throw error;return{root:cwd,workingDirectory:cwd}}}export{repositoryPath,linesExplainer,codePlace};
