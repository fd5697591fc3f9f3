import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{allOf,closeFiles,createRunDirectory,exportReports,exportSqlite,findReportFiles,foldersIn,kindOf,lastDuration,makeOut,
nsysHung,nsysLimit,nsysLimitMs,profilerFilesIn,removeUnused,runDirectoryPattern,runStart,takeOverFiles}from"./chunk-7DOVLAG3.js";
import{attribute,buildProfile,countedInstances,disturbance,effectiveEndNs,examine,forEachRow,isBlocking,noticed,openExport,
readNamedDomains,readTrace,sampleIntervalMs,skippedInstances,uniqueKeys}from"./chunk-AETFKCBU.js";import{configuredRanges,
describePlan,gatedPlan,gatesItself,likeRecorded,newSide,planCaptures,readingPorts,resolveGlobs,sharedCapture,sharedPlan,
sideLabel,skippedReports,wholeProgramCapture}from"./chunk-ACUMY4F5.js";import{comparisonComment,drawnExtent,html,leftAxis,
linearScale,numberText,pageHtml,plainSentence,px,reportFiles,schemaComment,sentence,shownUnit,tickDecimals}from"./chunk-5VPPU26Z.js";
import{chance,comparePolicy,comparisonSchema,constants,copyKind,count,exitCodeOf,hasWrongResult,isMajority,judgeMeasured,
judgeRecorded,judgeReference,log,metricThreshold,noBase,normalCdf,ratio,sideLevels,studentTChance,studentTDensity,studentTQuantile,
weightedMedian,withAcceptedOfBoth}from"./chunk-LHWGKFZC.js";import{rangeLimit}from"./chunk-CZCVZR35.js";import{
addFiles,referenceComparisonFile,resultFiles,shownFolder,sideFiles,topKernels,topKernelsByRange}from"./chunk-EYOUCRJX.js";
import{toolName}from"./chunk-A2TGLBHE.js";import{addNcuDetails,askedEvidence,checkJoined,checkNcu,checkSections,compressReport,
importPage,isTransientNcu,joinWarnings,largestRunRecord,ncuWarnings,parseNcuCsv,processIdentitySchema,readRunRecord,runRecordFile,
startRunRecord}from"./chunk-3MVBAIOG.js";import{parse}from"./chunk-LF3QRERU.js";import{cachesIn,call,callTool,
checkReportNames,checkWorkingDirectory,commandText,compareCuda,configuredFilterMode,createRunTool,describeNcu,describeNsys,
endText,failure,hasDriver,inspectMachine,interpreterByPath,isExecutable,leftOutText,metricsVariable,namedPrograms,ncuArgv,
ncuNeed,ncuSourceArgv,needsNoGpu,newDigestKey,newestCudaKnown,ok,ownTools,parseCudaVersion,planNcu,planNcuAgain,readEnvironmentRecord,
replaysRanges,resolveProgram,roundsVariable,seedVariable,shareableEnvironment,sharesProcess,sideEnvironment,sideWorkload,
sinkStream,tellCommands,temporaryBase,toolEnvironment,tunerVariables,usualPath,verifyVariable,waitsForPeers,warning,withEngine,
withEnvironment,withPrograms,wordsOf,workingDirectory,workloadEnvironment}from"./chunk-2TUD2EPU.js";import{commandArgv,
importArgv,isolate,isolateBeside,nsysLaunchArgv,nsysLinesArgv,nsysNvtxArgv,nsysProfileArgv,nsysStartArgv,nsysStopArgv,shortenName,
workloadArgv}from"./chunk-B7NDUWMG.js";import{writeFileAtomic}from"./chunk-GOX4XLO3.js";import{costOf}from"./chunk-WQTUTYOP.js";
import{safeName}from"./chunk-2W7IQXEL.js";import{matchRanges,mergeSeenRanges,seenRanges,threadText,unknownSource}from"./chunk-KEEDLID3.js";
import{byText}from"./chunk-VALY7AK2.js";import{countReasonIds,dateText,dayText,gpuTimeOf,hasGpuTime,instanceTimes,
kernelLabels,left,linkedEnough,metricAmount,metricRowSchema,missingNcuText,nameText,proseText,rangeName,readUnit,right,runTitle,
shortCommit,textTable,waitsForOthers}from"./chunk-N642TRHM.js";import{families,loadSettings,matchesGlob,treeText,wholeConfig}from"./chunk-XGCVCCGT.js";
import{addFindings}from"./chunk-V4NS7IKK.js";import{addNcu,checkProcess,hasShape,lastLines,matchFailure,ncuName,ncuRuns,
rangeKeyText}from"./chunk-PZJGFEBB.js";import{diagnostic,diagnosticText,explainUnseen,findEngine,otherRunner,parseRange}from"./chunk-7IAGIAGF.js";
import{launchShape,measuredShare,median,medianLaunches,medianTotalNs}from"./chunk-B6SUG4YV.js";import{clipMiddle,formatCount,
formatSeconds,nsAmount,shellLine}from"./chunk-HBY3GR5G.js";import{environmentRules,ncuMetricGroups,ranksKnown}from"./chunk-2KWWJQY3.js";
import{errorCode,exists,explainDiskError,ifThere,isFolder,isWithin,readRegularFile}from"./chunk-BNSIEM7M.js";import{
configKeys,configSections,isWholeEnvironment,metricFormats,redactOverride,redactValue}from"./chunk-SSHYY5KM.js";import{
commandSecrets,redactCommand,redacted}from"./chunk-W5HYH3WW.js";import{serverVariable}from"./chunk-35HP6UP2.js";
import{nearest}from"./chunk-BFRNJH43.js";import{require_dist}from"./chunk-QIQJK4Y5.js";import{applyMessage,endDeadRuns,
noHoldings,recordFile,removeProcessesFile,writeProcessesFile}from"./chunk-EE64GMZS.js";import{childrenOf,createTemporaryDirectory,
findTree,giveToIsolatedUser,killTree,letLaterUserPass,letPass,liveness,markerVariable,openToIsolatedUser,openToLaterUser,
ownIdentity,passableMode,pidNamespace,privateUser,readProcess,removeDirectory,shareWithIsolatedUser,signalProcess}from"./chunk-T2XCTGTB.js";
import{captureModeSchema,verifiedValuesSchema}from"./chunk-CNAKU7OE.js";import{counted,jsonOrNull,listText}from"./chunk-UWABTZDV.js";
import{amountText,countText,parseDurationMs,parseSizeBytes,percent,percentInterval,rangeText,signedPercent,sizeText,wholeCaptureName}from"./chunk-YTVQXYLK.js";
import{coerce_exports,iso_exports}from"./chunk-U2ZF3MRO.js";import{ZodError,_enum,array,boolean,custom,discriminatedUnion,
literal,looseObject,number,object,preprocess,prettifyError,record,string,toDotPath,union,unknown,url}from"./chunk-7IBWU4LP.js";
import{CaptureError,LlmProfileError,ParseError,StoppedError,ToolError,UserError,asFailure,describeError,errorMessage,exitCodes,
jsonParts,plainText,problemLines,refuseWhenStopped,stoppedBy,wrapLine}from"./chunk-XRSAFMZZ.js";import{__callDispose,
__toESM,__using}from"./chunk-GBWPPC6J.js";import{rm as rm3}from"node:fs/promises";import{join as join10}from"node:path";import{isAbsolute,join,normalize,relative}from"node:path";var deepestLayers=8,longestName=120,[framesBelow,framesAbove]=[4,12];function mapLaunches(trace,stacks,keys,mode,place){
let finder={stackAt:stackFinder(stacks),layersAt:layerFinder(trace.ranges)},sited=stacks.stacks.map(stack=>siteOf(stack,
place));return attribute(trace,keys,mode).ranges.map(range=>mapRange(trace,range,{...finder,sited}))}function mapRange(trace,range,{
stackAt,layersAt,sited}){let work=new Map,add2=(of,stack,layer)=>{let key=JSON.stringify(of),known=work.get(key);known===
void 0&&work.set(key,known=newCount(of)),addTo(known,stack===null?null:sited[stack]??null,layer)},placed=(process2,thread,startNs,endNs)=>({
stack:stackAt(process2,thread,startNs,endNs),layer:within(layersAt(process2,thread,startNs),range.key)}),nodes=new Map,unplacedKernels=0,
{kernels,launchCalls,nodeCreations}=trace;for(let index of range.kernels){let kind=trace.kernelKinds[kernels.kind[index]??
0],name=trace.kernelTypes[kind?.type??0]?.name??"",call3=kernels.call[index]??4294967295,at={stack:null,layer:[]};if(kind?.
fromGraph===!0){let node=kernels.creation?.[index]??4294967295,created=nodeCreations[node];if(created===void 0)unplacedKernels+=
1;else{at=placed(created.process,created.thread,created.atNs,created.atNs);let key=JSON.stringify([name,at.layer]),known=nodes.
get(key)??{kernel:name,layer:at.layer,nodes:0,seen:new Set};known.seen.add(node),nodes.set(key,known)}}else if(call3!==4294967295){
let by=launchCalls.kinds[launchCalls.kind[call3]??0],startNs=launchCalls.startNs.at(call3);at=placed(by?.process??-1,by?.
thread??-1,startNs,startNs+(launchCalls.durationNs[call3]??0))}add2({kind:"kernel",name},at.stack,at.layer),add2({kind:"\
launches"},at.stack,at.layer)}for(let index of range.calls){let call3=trace.calls[index];if(call3?.kind!=="synchronize")
continue;let{stack,layer}=placed(call3.process,call3.thread,call3.startNs,call3.startNs+call3.durationNs);add2({kind:"sy\
nchronizations"},stack,layer)}for(let index of range.copies){let copy=trace.copies[index];if(copy===void 0||copy.callStartNs===
null)continue;let{stack,layer}=placed(copy.process,copy.thread,copy.callStartNs,copy.callEndNs??copy.callStartNs),{kind,
direction,sourceMemory,targetMemory}=copy;add2({kind:"copies",copy:{kind,direction,sourceMemory,targetMemory}},stack,layer),
isBlocking(copy)&&add2({kind:"blockingCopies"},stack,layer)}return{name:range.key.name,domain:range.key.domain,work:[...work.
values()].map(finished),nodes:[...nodes.values()].map(({kernel,layer,seen})=>({kernel,layer,nodes:seen.size})),unplacedKernels}}
function newCount(of){return{of,launches:0,linked:0,sites:new Map,layers:new Map}}function addTo(count4,site,layer){if(count4.
launches+=1,site!==null){count4.linked+=1;let{file,line,function:name}=site.at,key2=JSON.stringify([file,line,name]),known2=count4.
sites.get(key2)??{...site,launches:0};known2.launches+=1,count4.sites.set(key2,known2)}let key=JSON.stringify(layer),known=count4.
layers.get(key)??{path:layer,launches:0};known.launches+=1,count4.layers.set(key,known)}function finished({of,launches,linked:linked2,
sites,layers}){let sorted=found2=>[...found2.values()].toSorted((one,other)=>other.launches-one.launches);return{of,launches,
linked:linked2,sites:sorted(sites),layers:sorted(layers)}}function stackFinder({threads}){let byThread=new Map(threads.map(
one=>[threadText(one),one]));return(process2,thread,startNs,endNs)=>{let own=byThread.get(threadText({process:process2,thread}));
if(own===void 0)return null;let index=lastFrom(own.startNs,endNs);return index===-1?null:(own.startNs[index]??0)>=startNs||
(own.endNs[index]??0)>=endNs?own.stack[index]??null:null}}function layerFinder(ranges){let byThread=new Map,pushPop=ranges.
filter(({style})=>style==="pushpop");for(let[key,own]of Map.groupBy(pushPop,threadText)){let sorted=own.toSorted((one,other)=>one.
startNs-other.startNs||effectiveEndNs(other)-effectiveEndNs(one)),around=new Int32Array(sorted.length).fill(-1),open4=[];
for(let[index,{startNs}]of sorted.entries()){for(let last=sorted[open4.at(-1)??-1];last!==void 0&&effectiveEndNs(last)<startNs;last=
sorted[open4.at(-1)??-1])open4.pop();around[index]=open4.at(-1)??-1,open4.push(index)}byThread.set(key,{ranges:sorted,startNs:Float64Array.
from(sorted,({startNs})=>startNs),around})}return(process2,thread,atNs)=>{let own=byThread.get(threadText({process:process2,
thread}));if(own===void 0)return[];let found2=[];for(let index=lastFrom(own.startNs,atNs);index!==-1;index=own.around[index]??
-1){let range=own.ranges[index];range!==void 0&&effectiveEndNs(range)>=atNs&&found2.push(range)}return found2.reverse()}}
function lastFrom(sorted,value){let[low,high]=[0,sorted.length];for(;low<high;){let middle=low+high>>>1;(sorted[middle]??
0)<=value?low=middle+1:high=middle}return low-1}function within(layers,key){let own=layers.findLastIndex(range=>rangeKeyText(
range)===rangeKeyText(key));return layers.slice(own+1).slice(-deepestLayers).map(({name})=>name.slice(0,longestName))}function siteOf(stack,place){
let frames=stack.map(frame=>placedFrame(frame,place)),index=frames.findIndex(({own})=>own),at=frames[index];return at?.file==
null?null:{at:{...at,file:at.file},frames:frames.slice(Math.max(0,index-framesBelow),index+1+framesAbove)}}var packages=/(?:^|\/)(?:site-packages|dist-packages|node_modules)\/|(?:^|\/)lib\/python\d[\d.]*\//;
function placedFrame({function:name,file,line,module},place){let path=file??module,shown2={function:name.slice(0,longestName),
line};if(path===null||path==="")return{...shown2,file:null,own:!1};let inRepository2=repositoryPath(path,place);if(inRepository2!==
null)return{...shown2,file:inRepository2.slice(0,300),own:!0};let library=path.split(packages).at(-1)??path;return{...shown2,
file:(library===path?path.split("/").at(-1)??path:library).slice(0,300),own:!1}}function repositoryPath(path,{root,workingDirectory:workingDirectory2}){
if(path.startsWith("<"))return null;let absolute=isAbsolute(path)?normalize(path):join(workingDirectory2,path),inside3=relative(
root,absolute);return inside3===""||inside3===".."||inside3.startsWith("../")||isAbsolute(inside3)||packages.test(inside3)?
null:inside3}function codePlaces({files:diff,untracked}){let moved=movedTexts(diff),files={base:filesByPath(diff,"base"),head:filesByPath(
diff,"head")},hunkOf=(side,file,line)=>files[side].get(file)?.hunks.find(hunk=>hasLine(hunk[side],line)),isMatched=({file,
line})=>line===null||!untracked.has(file);return{isMatched,keyOf:(side,{file,line,function:name})=>{if(line===null)return JSON.
stringify(["function",file,name]);if(untracked.has(file))return JSON.stringify(["file",file]);let changes=files[side].get(
file),path=changes?.head??file,hunk=hunkOf(side,file,line);if(hunk!==void 0){let text2=textAt(hunk[side],line);return moved.
has(text2)?JSON.stringify(["moved",text2]):JSON.stringify(["rewritten",path,hunk.head.from,hunk.base.from,name])}let shift=side===
"head"?0:shiftAt(changes,line);return JSON.stringify(["line",path,line+shift])},isChanged:place=>{let{file,line}=place;return line===
null||!isMatched(place)?null:hunkOf("head",file,line)!==void 0}}}function filesByPath(diff,side){return new Map(diff.flatMap(
file=>{let path=file[side];return path===null?[]:[[path,file]]}))}function hasLine({from,texts},line){return line>=from&&
line<from+texts.length}function textAt({from,texts},line){return(texts[line-from]??"").trim()}function shiftAt(file,line){
return(file?.hunks??[]).filter(({base})=>base.from<=line).reduce((shift,{base,head})=>shift+head.texts.length-base.texts.
length,0)}function movedTexts(diff){let hunks=diff.flatMap(file=>file.hunks),added2=textsThatOccurOnce(hunks.map(({head})=>head));
return new Set([...textsThatOccurOnce(hunks.map(({base})=>base))].filter(text2=>added2.has(text2)))}function textsThatOccurOnce(lines2){
let seen=new Set,once2=new Set;for(let{texts}of lines2)for(let text2 of texts.map(one=>one.trim()))seen.has(text2)?once2.
delete(text2):once2.add(text2),seen.add(text2);return once2}var mostSites=5,mostLayers=12;function needsLine({time,launches,match}){return time.state==="regressed"||match!=="remove\
d"&&launches.head>launches.base}function countNeedsLine({metric,state,base,head}){return(state==="regressed"||state==="n\
oted")&&head>base&&workOf(metric)!==null}function rangesToMap({ranges}){return ranges.filter(({verdict,kernels,counts:counts2,
lineSearch})=>verdict==="regressed"&&lineSearch===null&&(kernels.some(needsLine)||counts2.some(countNeedsLine)))}function withoutLines(comparison,asked,why){
let isAsked=({name,domain,verdict})=>verdict==="regressed"&&asked.some(range=>range.name===name&&range.domain===domain),
ranges=comparison.ranges.map(range=>isAsked(range)?{...range,lineSearch:why}:range);return{...comparison,ranges}}function withLaunchSites(comparison,{
base,head,changes}){let places=changes===null?null:codePlaces(changes),ranges=comparison.ranges.map(range=>{let after=mappedRange(
head,range);if(after===null)return range;let before2=base===null?null:mappedRange(base,range),sites=(wanted,isCount)=>launchSites(
before2===null?null:merged(before2,wanted.base),merged(after,wanted.head),places,isCount),counts2=range.counts.map(row=>{
let wanted=countNeedsLine(row)?wantedCalls(row):null;return wanted===null?row:{...row,launchSites:sites({base:wanted,head:wanted},
!0)}}),kernels=range.kernels.map(row=>needsLine(row)?{...row,launchSites:sites({base:isKernel(row.baseNames),head:isKernel(
row.headNames)},!1)}:row),hasLines=[...counts2,...kernels].some(({launchSites:launchSites2})=>(launchSites2?.linkedRatio??
0)>0);return{...range,counts:counts2,kernels,graphNodes:before2===null?[]:graphNodes(before2,after,range.kernels),lineSearch:{
state:hasLines?"searched":"no-lines",timeBudget:null}}});return{...comparison,ranges}}function mappedRange(ranges,{name,
domain}){return ranges.find(range=>range.name===name&&range.domain===domain)??null}function isKernel(names){return of=>of.
kind==="kernel"&&names.includes(of.name)}function workOf(metric){return metric==="launches"||metric==="hostLaunches"?"la\
unches":metric==="copiedBytes"?"copies":metric==="graphLaunches"?null:metric}function wantedCalls({metric,kind}){let work=workOf(
metric);return work===null?null:of=>of.kind==="copies"?work==="copies"&&copyKind(of.copy)===kind:of.kind===work}function merged({
work},isWanted){let wanted=work.filter(({of})=>isWanted(of)),none={launches:0,linked:0,sites:[],layers:[]};return wanted.
reduce((sum2,other)=>({launches:sum2.launches+other.launches,linked:sum2.linked+other.linked,sites:added(sum2.sites,other.
sites,siteKey),layers:added(sum2.layers,other.layers,({path})=>JSON.stringify(path))}),none)}function added(one,other,keyOf2){
return[...Map.groupBy([...one,...other],keyOf2).values()].flatMap(same=>{let[first]=same;return first===void 0?[]:[{...first,
launches:same.reduce((sum2,{launches})=>sum2+launches,0)}]})}function siteKey({at}){return JSON.stringify([at.file,at.line??
at.function])}function launchSites(base,head,places,isCount){let linkedRatio=linkedShare(head),isBaseKnown=base!==null&&
(linkedShare(base)>=linkedEnough||unlinked(base)<=unlinked(head)),hasMore2=base!==null&&head.launches>base.launches,isRiseLinked=base!==
null&&hasMore2&&unlinked(head)<=unlinked(base),sites=sitesWithRise(isBaseKnown?base.sites:null,head.sites,places).filter(
({rise})=>!isCount||rise===null||rise>0).toSorted(byLikelihood(hasMore2));return{launches:head.launches,linkedRatio,areLikely:linkedRatio>=
linkedEnough||isRiseLinked,sites:sites.slice(0,mostSites).map(({site})=>site),layers:layersOf(base,head)}}function sitesWithRise(base,head,places){
let keyOf2=(side,{at})=>places?.keyOf(side,at)??"",before2=Map.groupBy(base??[],site=>keyOf2("base",site)),after=Map.groupBy(
head,site=>keyOf2("head",site)),areKnown=base!==null&&(places!==null||base.length===0);return head.map(site=>{let{file,line,
function:name}=site.at,key=keyOf2("head",site),together=after.get(key)??[],baseLaunches=launchesFrom(before2.get(key)??[]),
isOne=together.length===1&&places?.isMatched(site.at)!==!1;return{site:{file,line,function:name,base:areKnown&&(isOne||baseLaunches===
0)?baseLaunches:null,head:site.launches,changed:places?.isChanged(site.at)??null,frames:[...site.frames]},rise:areKnown?
launchesFrom(together)-baseLaunches:null}})}function launchesFrom(sites){return sites.reduce((sum2,{launches})=>sum2+launches,
0)}function linkedShare({launches,linked:linked2}){return launches===0?0:linked2/launches}function unlinked({launches,linked:linked2}){
return launches-linked2}function byLikelihood(hasMore2){return(one,other)=>{let explains=({rise})=>Number(hasMore2&&(rise??
0)>0),isTouched=({site})=>+(site.changed===!0);return explains(other)-explains(one)||isTouched(other)-isTouched(one)||(other.
rise??0)-(one.rise??0)||other.site.head-one.site.head}}function layersOf(base,head){let before2=new Map(base?.layers.map(
({path,launches})=>[JSON.stringify(path),launches]));return head.layers.filter(({path})=>path.length>0).map(({path,launches})=>({
path:[...path],base:base===null?null:before2.get(JSON.stringify(path))??0,head:launches})).toSorted((one,other)=>other.head-
(other.base??0)-(one.head-(one.base??0))||other.head-one.head).slice(0,mostLayers)}function graphNodes(base,head,kernels){
if(base.unplacedKernels+head.unplacedKernels>0)return[];let found2=new Map;for(let[side,range]of[["base",base],["head",head]])
for(let{kernel,layer,nodes}of range.nodes){let name=kernels.find(({baseNames,headNames})=>(side==="base"?baseNames:headNames).
includes(kernel))?.name??kernel,key=JSON.stringify([name,layer]),known=found2.get(key)??{kernel:name,layer:[...layer],base:0,
head:0};found2.set(key,{...known,[side]:known[side]+nodes})}return[...found2.values()].filter(node=>node.base!==node.head)}var pythonDomain="Python Backtrace on CUDA",markEventType=34,mostMarks=2e6,mostFrames=128,mostNativeRows=5e6;function readLaunchStacks(path,origin){
var _stack=[];try{let file=__using(_stack,openExport(path));let notes=[];let stacks=interned();let calls=readBacktraced(
file,origin);let marks=readMarks(file,{origin,stacks,notes});let found2=marks.size>0?marks:readNative(file,calls,{stacks,
notes});return{stacks:stacks.all,threads:threadStacks(found2,calls),notes}}catch(_){var _error=_,_hasError=!0}finally{__callDispose(
_stack,_error,_hasError)}}function interned(){let all=[],known=new Map;return{all,of:(key,make)=>{let found2=known.get(key);
return found2!==void 0?found2:(known.set(key,all.length),all.push(make())-1)}}}function onThread(threads,process2,thread,columns){
let key=`${String(process2)}/${String(thread)}`,known=threads.get(key);if(known!==void 0)return known;let made={process:process2??
-1,thread:thread??-1,...columns()};return threads.set(key,made),made}var noCalls=()=>({startNs:[],endNs:[],callchain:[]}),
noMarks=()=>({startNs:[],stack:[]});function readBacktraced(file,origin){let calls=new Map,table=file.openUnchecked({table:"\
CUPTI_ACTIVITY_KIND_RUNTIME",required:{start:"integer",end:"integer",globalTid:"integer?"},optional:{callchainId:"intege\
r?"}});return table?.has("callchainId")!==!0||forEachRow(table,{columns:[["start","t.start - :origin","integer"],["end",
't."end" - :origin',"integer"],["process","t.globalTid >> 24","integer?"],["thread","t.globalTid & 0xFFFFFF","integer?"],
["callchainId","t.callchainId","integer"]],where:"t.callchainId IS NOT NULL",limit:mostMarks,parameters:{origin}},([startNs,
endNs,process2,thread,callchain])=>{let own=onThread(calls,process2,thread,noCalls);own.startNs.push(startNs),own.endNs.
push(endNs),own.callchain.push(callchain)}),calls}function readMarks(file,{origin,stacks,notes}){let marks=new Map,table=file.
openUnchecked({table:"NVTX_EVENTS",required:{start:"integer",eventType:"integer",globalTid:"integer?"},optional:{text:"t\
ext?",textId:"integer?",domainId:"integer?",binaryData:"any"}});if(table===null||!table.has("binaryData")||!table.has("d\
omainId"))return marks;let domains=readNamedDomains(file,table).filter(({name,process:process2,domainId})=>name===pythonDomain&&
process2!==null&&domainId!==null).map(({process:process2,domainId})=>`(${String(process2)}, ${String(domainId)})`);if(domains.
length===0)return marks;let[read2,unreadable2]=[0,0];return forEachRow(table,{columns:[["start","t.start - :origin","int\
eger"],["process","t.globalTid >> 24","integer?"],["thread","t.globalTid & 0xFFFFFF","integer?"],["binaryData",`hex(subs\
tr(t.binaryData, 1, ${String(48+96*mostFrames)}))`,"hex"]],where:`t.eventType = ${String(markEventType)} AND t.binaryDat\
a IS NOT NULL AND (t.globalTid >> 24, t.domainId) IN (VALUES ${domains.join(", ")})`,limit:mostMarks,parameters:{origin}},
([startNs,process2,thread,hex])=>{let stack=stacks.of(hex,()=>pythonStack(Buffer.from(hex,"hex"),file.strings)??[]);if(read2+=
1,stacks.all[stack]?.length===0){unreadable2+=1;return}let own=onThread(marks,process2,thread,noMarks);own.startNs.push(
startNs),own.stack.push(stack)}),unreadable2>0&&notes.push(`We ignored ${String(unreadable2)} Python stacks with an unkn\
own format.`),read2===mostMarks&&notes.push(`We ignored all Python stacks after the first ${countText(mostMarks)}.`),marks}
var headerBytes=32,frameBytes=24,firstFrame=16;function pythonStack(data,strings){if(data.length<headerBytes+firstFrame||
data.readBigUInt64LE(0)<1n)return null;let[size,offset]=[Number(data.readBigUInt64LE(16)),Number(data.readBigUInt64LE(24))];
if(offset<headerBytes||size<firstFrame||offset+firstFrame>data.length)return null;let payload=data.subarray(offset,offset+
size),count4=payload.readUInt32LE(12);if(count4===0||size!==firstFrame+count4*frameBytes)return null;let frames=[];for(let index=0;index<
Math.min(count4,mostFrames);index+=1){let at=firstFrame+index*frameBytes;if(at+frameBytes>payload.length)break;let name=textOf(
strings,payload.readBigUInt64LE(at));if(name===null)return null;let line=payload.readInt32LE(at+16);frames.push({function:name,
file:textOf(strings,payload.readBigUInt64LE(at+8)),line:line>0?line:null,module:null})}return frames}var longestText=1024,
entities={"&lt;":"<","&gt;":">","&quot;":'"',"&apos;":"'","&amp;":"&"};function textOf(strings,id2){let text2=id2>BigInt(
Number.MAX_SAFE_INTEGER)?null:strings.find(Number(id2));return text2===null?null:text2.slice(0,longestText).replaceAll(/&(?:lt|gt|quot|apos|amp);/g,
entity=>entities[entity]??entity)}function readNative(file,calls,{stacks,notes}){let marks=new Map,table=file.openUnchecked(
{table:"CUDA_CALLCHAINS",required:{id:"integer",symbol:"integer",module:"integer",stackDepth:"integer"},optional:{unresolved:"\
integer?"}});if(table===null||calls.size===0)return marks;let frames=new Map,rows=0;forEachRow(table,{columns:[["id","t.\
id","integer"],["symbol","t.symbol","integer"],["module","t.module","integer"]],where:`${table.column("unresolved")} IS \
NOT 1`,orderBy:"t.id, t.stackDepth",limit:mostNativeRows},([id2,symbol,module])=>{rows+=1;let known=frames.get(id2);known===
void 0?frames.set(id2,[[symbol,module]]):known.length<mostFrames&&known.push([symbol,module])}),rows===mostNativeRows&&notes.
push(`We ignored all stack frames after the first ${countText(mostNativeRows)}.`);let stackOf=callchain=>{let own=frames.
get(callchain);return own===void 0?null:stacks.of(`native ${own.join(" ")}`,()=>own.map(([symbol,module])=>({function:textOf(
file.strings,BigInt(symbol))??"",file:null,line:null,module:textOf(file.strings,BigInt(module))})))};for(let{process:process2,
thread,startNs,callchain}of calls.values()){let own=onThread(marks,process2,thread,noMarks);for(let[index,id2]of callchain.
entries()){let stack=stackOf(id2);stack!==null&&(own.startNs.push(startNs[index]??0),own.stack.push(stack))}}return marks}
function threadStacks(marks,calls){return[...marks].map(([key,{process:process2,thread,startNs,stack}])=>{let order=Uint32Array.
from(startNs.keys()).sort((one,other)=>(startNs[one]??0)-(startNs[other]??0)),own=calls.get(key),ends=new Map(own?.startNs.
map((start2,index)=>[start2,own.endNs[index]??start2]));return{process:process2,thread,startNs:Float64Array.from(order,index=>startNs[index]??
0),endNs:Float64Array.from(order,index=>ends.get(startNs[index]??0)??startNs[index]??0),stack:Uint32Array.from(order,index=>stack[index]??
0)}})}import{mkdtemp,realpath,rm,writeFile}from"node:fs/promises";import{join as join2}from"node:path";var quickMs=6e4,longMs=30*6e4;async function openRepository(ports){let nothing={[Symbol.asyncDispose]:async()=>{}},git=gitIn(
ports,{}),first=await git.run("rev-parse","--absolute-git-dir");if(succeeded(first))return{...await outsideOf(first.stdout.
trim(),ports.cwd,git),...nothing};if(!/dubious ownership|unsafe repository/.test(first.stderr))return{kind:"none",isAbsent:/not a git repository \(or any /.
test(first.stderr),why:first.stderr.trim(),...nothing};let folder=await mkdtemp(join2(ports.temporaryDirectory,"git-")),
file=join2(folder,"config");await writeFile(file,`[include]
	path = ~/.gitconfig
[safe]
	directory = *
`);let trusting=gitIn(ports,{GIT_CONFIG_GLOBAL:file}),gitFolder=await trusting.line("rev-parse","--absolute-git-dir");return{
...gitFolder===null?{kind:"none",isAbsent:!1,why:first.stderr.trim()}:await outsideOf(gitFolder,ports.cwd,trusting),[Symbol.
asyncDispose]:()=>rm(folder,{recursive:!0,force:!0})}}async function outsideOf(gitFolder,cwd,git){return isWithin(await realpath(
cwd),await realpath(gitFolder))?{kind:"none",isAbsent:!1,why:`The folder is inside a .git folder or a bare repository: ${gitFolder}\
.`}:{kind:"open",git}}function succeeded(result){return result.exitCode===0&&!result.timedOut}var ownSettings=["safe.dir\
ectory=*","safe.bareRepository=explicit","core.fsmonitor=false","core.hooksPath=/dev/null","protocol.ext.allow=never"];function gitIn(ports,extra,included=[]){
let settings3=[...included,...ownSettings].flatMap(setting=>["-c",setting]),own={...extra,GIT_OPTIONAL_LOCKS:"0",GIT_TERMINAL_PROMPT:"\
0",LC_ALL:"C"},given={...ports,environment:{...ports.environment,...own}},call3=(timeLimitMs,args)=>callTool(given,"git",
["git",...settings3,"-C",ports.cwd,...args],timeLimitMs);return{run:(...args)=>call3(quickMs,args),runLong:(...args)=>call3(
longMs,args),line:async(...args)=>{let result=await call3(quickMs,args);return succeeded(result)&&result.stdout.trim()!==
""?result.stdout.trim():null},in:cwd=>gitIn({...ports,cwd},extra,included),with:runTool=>gitIn({...ports,runTool},extra,
included),including:file=>gitIn(ports,extra,[...included,`include.path=${file}`,`core.worktree=${ports.cwd}`])}}async function readSource(ports){
try{var _stack=[];try{let repository=__using(_stack,await openRepository(ports),!0);if(repository.kind==="none")return unknownSource;
let{git}=repository;let status=await git.run("status","--porcelain","--untracked-files=no");return{repository:await readRepository(
git),commit:await git.line("rev-parse","--verify","--quiet","HEAD^{commit}"),ref:await readRef(git),dirty:succeeded(status)?
status.stdout.trim()!=="":null}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);
_promise&&await _promise}}catch(error){if(error instanceof ToolError)return unknownSource;throw error}}async function describeCommit(ports,commit){
try{var _stack=[];try{let repository=__using(_stack,await openRepository(ports),!0);if(repository.kind==="none"||!/^[0-9a-f]{40,64}$/.
test(commit))return null;let shown2=await repository.git.line("log","-1","--no-show-signature","--format=%ct %s",commit);
let[,seconds,subject]=/^(\d{1,12})(?: (.*))?$/.exec(shown2??"")??[];if(seconds===void 0)return null;return{committedAt:new Date(
Number(seconds)*1e3).toISOString(),subject:subject??""}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}}catch(error){if(error instanceof ToolError)return null;throw error}}async function readRef(git){
let branch=await git.line("symbolic-ref","--quiet","HEAD");if(branch!==null)return branch;let tag=await git.line("descri\
be","--tags","--exact-match","HEAD");return tag===null?null:`refs/tags/${tag}`}async function readRepository(git){let origin=await git.
line("config","--get","remote.origin.url");if(origin!==null)return repositoryName(origin);let remotes=await git.line("re\
mote");if(remotes===null||remotes.includes(`
`))return null;let url2=await git.line("config","--get",`remote.${remotes}.url`);return url2===null?null:repositoryName(
url2)}var tokenForm=/^(gh[a-z]_|github_pat_|glpat-|x-access-token)/i;function repositoryName(url2){let path=pathOf(url2.
trim());if(path===null)return null;let parts=path.replace(/(?<!\/)\/+$/,"").replace(/\.git$/,"").split("/").filter(part=>part!==
"");return parts.length>0&&parts.every(part=>/^[\w.~-]+$/.test(part)&&!tokenForm.test(part))?parts.join("/"):null}function pathOf(url2){
if(url2.includes("://")){let parsed2=URL.canParse(url2)?new URL(url2):null;return parsed2===null||parsed2.protocol==="fi\
le:"||parsed2.host===""?null:parsed2.pathname}return/^(?:[^/:@]*@)?[^/:@]+:(?!\/)(.*)$/.exec(url2)?.[1]??null}import{randomBytes as randomBytes2}from"node:crypto";import{join as join5}from"node:path";import{randomBytes}from"node:crypto";import{mkdir,rename}from"node:fs/promises";import{join as join4}from"node:path";import{join as join3}from"node:path";import{setTimeout as sleep}from"node:timers/promises";var outputLimitBytes=2**29,lastSampleLimitMs=2e3;function watchGpu(ports,request2){let{columns}=request2;if(columns.kind===
"unavailable"){let nothing={samples:[],problem:columns.why};return{stop:async()=>nothing,[Symbol.asyncDispose]:async()=>{}}}
let read2=sampleReader(columns.columns),samples=[],otherLine=null,ending=new AbortController,ended=ports.runCapture({command:{
tool:"nvidia-smi",argv:[...columns.argv,`--loop-ms=${request2.intervalMs}`],cwd:ports.cwd,environment:inUtc(ports.environment),
timeLimitMs:null},isolation:{kind:"none",note:"",user:null,endsWithParent:!1,procMounts:[],readOnly:[]},stdoutFile:request2.
stdoutFile,stderrFile:request2.stderrFile,logLimitBytes:outputLimitBytes,onLine(line){let sample=read2(line,ports.clock.
now().getTime());sample!==null?samples.push(sample):line.trim()!==""&&(otherLine??=plainText(line.trim()))},stop:AbortSignal.
any([ending.signal,request2.stop])}).catch(error=>errorMessage(error));async function stop(){let askedUtcMs=ports.clock.
now().getTime();await lastSample(()=>(samples.at(-1)?.atUtcMs??0)>=askedUtcMs,ended),ending.abort();let end=await ended;
return{samples,problem:problemOf(end,otherLine,samples.length)}}let stopped=null,stopOnce=()=>stopped??=stop();return{stop:stopOnce,
[Symbol.asyncDispose]:async()=>{await stopOnce()}}}async function lastSample(isThere,ended){let over=!1;ended.then(()=>over=
!0);let deadline=performance.now()+lastSampleLimitMs;for(;!over&&!isThere()&&performance.now()<deadline;)await sleep(10)}
function problemOf(end,otherLine,count4){if(typeof end=="string")return end;if(end.outcome==="stopped")return count4===0?
otherLine??"nvidia-smi printed nothing.":otherLine;let said=otherLine??plainText(end.stderrTail.trim().split(`
`).at(-1)??"");return`nvidia-smi exited too early (${end.exitCode??"not started"})${said===""?".":`: ${said}`}`}async function findGpuWatchColumns(ports,gpuIndex,subject="\
clocks"){let wanted=subjectColumns[subject],names=new Map(wanted.map(column=>[column,[...sampleColumns[column]]]));try{for(;;){
let argv=query([...names.values()],gpuIndex),result=await callTool({...ports,environment:inUtc(ports.environment)},"nvid\
ia-smi",argv,3e4),unknown3=/Field "([^"]+)" is not a valid field/.exec(result.stdout+result.stderr)?.[1];if(unknown3!==void 0&&
dropName(names,unknown3))continue;if(result.timedOut)return{kind:"unavailable",why:"nvidia-smi didn't answer in time."};
if(result.exitCode===0)return{kind:"ready",columns:[...names.keys()],argv};let said=plainText(`${result.stdout} ${result.
stderr}`.trim().replaceAll(/\s+/g," "));return{kind:"unavailable",why:said===""?`nvidia-smi exited with ${result.exitCode}\
.`:said}}}catch(error){if(error instanceof ToolError)return{kind:"unavailable",why:"nvidia-smi isn't installed."};throw error}}
function inUtc(environment){return{...environment,TZ:"UTC"}}function query(names,gpuIndex){let fields=names.map(([newest2])=>newest2).
join(","),gpu=gpuIndex===null?[]:[`--id=${gpuIndex}`];return["nvidia-smi",`--query-gpu=${fields}`,"--format=csv,noheader\
,nounits",...gpu]}function dropName(names,unknown3){for(let[column,[newest2,...older]]of names)if(newest2===unknown3){if(older.
length>0)names.set(column,older);else{if(requiredColumns.includes(column))return!1;names.delete(column)}return!0}return!1}
var sampleColumns={time:["timestamp"],uuid:["uuid"],smClock:["clocks.sm"],power:["power.draw"],temperature:["temperature\
.gpu"],reasons:["clocks_event_reasons.active","clocks_throttle_reasons.active"],memory:["memory.used"]},subjectColumns={
clocks:["time","uuid","smClock","power","temperature","reasons"],memory:["time","uuid","memory"]},requiredColumns=["time",
"smClock","memory"],quarterHourMs=15*6e4;function sampleReader(columns){let zoneMs=null;return(line,arrivedUtcMs)=>{let cells=line.
split(",").map(cell2=>cell2.trim());if(cells.length!==columns.length)return null;let cell=column=>cells[columns.indexOf(
column)]??"",stamp=parseStamp(cell("time"));if(stamp===null)return null;zoneMs??=Math.round((arrivedUtcMs-stamp)/quarterHourMs)*
quarterHourMs;let memory=columns.includes("memory")?{memoryUsedBytes:mebibytes(cell("memory"))}:{},uuid=/^GPU-([0-9a-f-]+)$/i.
exec(cell("uuid"))?.[1]?.toLowerCase()??null;return{atUtcMs:stamp+zoneMs,uuid,smClockMhz:number2(cell("smClock")),temperatureC:number2(
cell("temperature")),reasonBits:/^0x[0-9a-f]+$/i.test(cell("reasons"))?Number(cell("reasons")):null,...memory}}}function parseStamp(text2){
let[,year,month,day,time]=/^(\d{4})\/(\d\d)\/(\d\d) (\d\d:\d\d:\d\d\.\d{3})$/.exec(text2)??[],ms=Date.parse(`${year}-${month}\
-${day}T${time}Z`);return Number.isNaN(ms)?null:ms}function mebibytes(cell){let found2=number2(cell);return found2===null?
null:Math.round(found2*2**20)}function number2(cell){return/^\d+(\.\d+)?$/.test(cell)?Number(cell):null}var leastUse=16*2**20,leastDisturbance=64*2**20;function memoryPeaks(before2,during,after){let usedOf=(samples,uuid)=>samples.
flatMap(sample=>sample.uuid===uuid?sample.memoryUsedBytes??[]:[]),named3=before2.flatMap(({uuid,memoryUsedBytes})=>{let[
end]=usedOf(after,uuid),seen=usedOf(during,uuid);if(memoryUsedBytes==null||end===void 0||seen.length===0)return[];let bytes=seen.
reduce((most3,one)=>Math.max(most3,one),0)-memoryUsedBytes;return bytes<leastUse?[]:[{bytes,isDisturbed:Math.abs(end-memoryUsedBytes)>
leastDisturbance}]}).map((one,index)=>({...one,gpu:`GPU ${String(index)}`}));return{peaks:named3.flatMap(({gpu,bytes,isDisturbed})=>isDisturbed?
[]:[{gpu,bytes}]),disturbed:named3.flatMap(({gpu,isDisturbed})=>isDisturbed?[gpu]:[])}}async function readGpusNow(ports,watch,nowUtcMs){
let environment={...ports.environment,TZ:"UTC"},{exitCode,stdout}=await callTool({...ports,environment},"nvidia-smi",watch.
argv,3e4),read2=sampleReader(watch.columns);return exitCode===0?stdout.split(`
`).flatMap(line=>read2(line,nowUtcMs)??[]):[]}var memoryIntervalMs=100;async function withGpuWatch(session){let{compare,workload}=session.config;if(!compare.guard||!session.
mayUseGpu)return session;let ports={runTool:session.tools.ask,cwd:session.context.cwd,environment:session.tools.environment},
clocks=await findGpuWatchColumns(ports,workload.gpu);if(clocks.kind==="ready"){let memory=await findGpuWatchColumns(ports,
workload.gpu,"memory");return{...session,gpuWatch:{clocks,memory}}}return session.context.log.info(`The GPU's clocks are\
n't watched: ${clocks.why}`),session}function watchBeside(session,folder){return session.gpuWatch===null?null:startWatch(
session,folder,session.gpuWatch.clocks,"clocks")}function startWatch(session,folder,columns,subject){let watch=watchGpu(
{runCapture:session.runCapture,clock:session.context.clock,cwd:folder,environment:session.tools.environment},{columns,intervalMs:subject===
"clocks"?sampleIntervalMs:memoryIntervalMs,stdoutFile:join3(folder,"gpu-watch.csv"),stderrFile:join3(folder,"gpu-watch.e\
rr"),stop:session.context.stop});return{async samples(){let{samples,problem}=await watch.stop();return problem!==null&&await warnOnce(
session,`The GPU's ${subject} ${subject==="clocks"?"weren't":"wasn't"} watched the whole time: ${problem}`),samples},[Symbol.
asyncDispose]:async()=>watch[Symbol.asyncDispose]()}}async function watchMemory(session,folder,label){let columns=session.
gpuWatch?.memory;if(columns?.kind!=="ready")return null;let ports={runTool:session.tools.ask,cwd:folder,environment:session.
tools.environment},now=async()=>readGpusNow(ports,columns,session.context.clock.now().getTime()),before2=await now(),watch=startWatch(
session,folder,columns,"memory");return{async peaks(){let{peaks,disturbed}=memoryPeaks(before2,await watch.samples(),await now());
return disturbed.length>0&&session.context.log.info(`${label}: the peak memory of ${listText(disturbed,8)} is unknown, b\
ecause something else allocated or freed memory there during the run.`),peaks},[Symbol.asyncDispose]:async()=>watch[Symbol.
asyncDispose]()}}async function warnOnce(session,message){session.recorder.snapshot().warnings.includes(message)||await session.
warn(message)}var mostRepeats=2;function classifyRounds(rounds2){let alone=rounds2.map(samples=>samples===null?null:disturbance(
samples,[]));return rounds2.map((samples,index)=>{if(samples===null)return null;let others=alone.flatMap((other,place)=>place!==
index&&other?.state==="ok"&&other.meanSmClockMhz!==null?[other.meanSmClockMhz]:[]);return disturbance(samples,usualClock(
others,alone[index]?.meanSmClockMhz??0))})}function usualClock(others,own){let sorted=others.toSorted((one,other)=>one-other);
return sorted.slice(Math.ceil(sorted.length/2)-1,Math.floor(sorted.length/2)+1).toSorted((one,other)=>Math.abs(one-own)-
Math.abs(other-own)).slice(0,1)}function decideRound(gpu,repeats){return gpu===null||gpu.state==="ok"||gpu.state==="unkn\
own"?"keep":repeats<mostRepeats?"repeat":"keep-disturbed"}function disturbanceText({state,meanSmClockMhz,reasons}){let clock=meanSmClockMhz===
null?"unknown":`${meanSmClockMhz.toFixed(0)} MHz`;return state==="throttled"?`the GPU was throttled while the ranges ran\
 (${reasons.join(", ")}; mean SM clock ${clock})`:`the mean SM clock while the ranges ran (${clock}) is more than 2% off\
 the clock of the side's other rounds`}async function runProfiled(side,profiled){var _stack=[];try{let{session,config}=side;let{isolation}=session;let{tool,label,
attempt,successExitCodes}=profiled;let folder=await session.directory.folder(profiled.folder);let output=await outputFolder(
session,folder);let timeLimitMs=parseDurationMs(config.workload["time-limit"]);let command={tool,argv:isolate(profiled.argv(
output,workloadArgv(config.workload,join4(output,"hydra"))),isolation),cwd:side.program.workingDirectory,environment:side.
program.environment,timeLimitMs};await writeCommand(session,profiled.folder,command.argv);let watch=__using(_stack,profiled.
watched?watchBeside(session,folder):null,!0);let result=await runStreamed(session,{command,isolation,label,isStart:!0,attempt,
successExitCodes,title:label,folder:profiled.folder}).catch(async error=>{throw error instanceof StoppedError&&tool==="n\
cu"&&await takeOver(session,profiled,output,folder).catch(why=>{session.context.log.warning(`${label}: Couldn't keep wha\
t ncu wrote before it was stopped: ${errorMessage(why)}`)}),error});await takeOver(session,profiled,output,folder);let gpuSamples=watch===
null?null:await watch.samples();return{folder,end:{kind:"known",outcome:result.outcome,exitCode:result.exitCode,seconds:result.
seconds,allowed:successExitCodes,timeLimitSeconds:timeLimitMs/1e3,atLimit:result.atLimit},output:`${result.stdoutTail}
${result.stderrTail}`,gpuSamples}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);
_promise&&await _promise}}async function outputFolder({isolation,program},folder){if(isolation.user===null)return folder;
let output=join4(program.temporary.tmp,`capture-${randomBytes(4).toString("hex")}`);return await mkdir(output),await shareWithIsolatedUser(
output,isolation),output}async function takeOver(session,{tool,label},output,folder){let{user}=session.isolation;if(user!==
null){let unknown3=(await takeOverFiles({tool,label,from:output,to:folder,uid:user.uid})).filter(name=>name!=="hydra");unknown3.
length>0&&await session.warn(`${label}: we didn't keep ${counted(unknown3.length,"file")} in the profiler's folder: ${unknown3.
slice(0,5).join(", ")}${unknown3.length>5?", \u2026":""}. The profilers don't write files with these names.`);let problem=await removeDirectory(
output);problem!==null&&session.context.log.warning(`Couldn't remove ${output}: ${problem}`)}await closeFiles((await profilerFilesIn(
tool,folder,label)).map(({path})=>path))}async function runStreamed(session,program){let{command,isolation,title,label,isStart,
attempt,successExitCodes}=program,startedAt=session.context.clock.now().toISOString(),[stdout,stderr]=[join4(program.folder,
"stdout.txt"),join4(program.folder,"stderr.txt")],result=await session.context.log.group(`${title}${attempt>1?`, attempt\
 ${attempt}`:""}`,async()=>{let startMs=session.context.clock.monotonicMs(),timer=setInterval(()=>{session.context.log.running(
(session.context.clock.monotonicMs()-startMs)/1e3)},1e3);try{return await session.runCapture({command,isolation,stop:session.
context.stop,nsysLimitMs:command.tool==="nsys profile"?captureSeconds=>nsysLimitMs({captureSeconds}):null,stdoutFile:session.
directory.file(stdout),stderrFile:session.directory.file(stderr),logLimitBytes:parseSizeBytes(session.config["log-limit"]),
onLine:line=>{session.context.log.output(line)}})}finally{clearInterval(timer)}}),{outcome,exitCode,seconds}=result;session.
context.log.detail(`${endText(seconds,outcome==="exited"?exitCode:null)}: ${command.tool}, ${title}`);let succeeded2=exitCode!==
null&&successExitCodes.includes(exitCode);if(await session.recorder.command({tool:command.tool,label,isStart,attempt,cwd:command.
cwd,startedAt,seconds,exitCode,stdout,stderr,argv:[...command.argv],environmentNames:Object.keys(command.environment).sort(),
outcome:outcome==="exited"?succeeded2?"ok":"failed":outcome}),label!==null&&result.droppedBytes>0&&await session.warn(`${label}\
: ${counted(result.droppedBytes,"byte")} of output over log-limit ${result.droppedBytes===1?"isn't":"aren't"} saved.`),outcome===
"stopped")throw stoppedBy(session.context.stop);return result}async function writeCommand({directory,context},folder,argv){
let text2=commandText(argv);context.log.detail(`started: ${text2}`),await directory.write(join4(folder,"cmd.txt"),`${text2}\

`)}async function triesAgain({session},{label,folder},attempt,failure2){let{retries}=session.config;return failure2?.transient!==
!0||attempt>retries?!1:(await keepAttempt(session,folder,`${folder}-attempt-${attempt}`),await session.warn(`${label}: ${failure2.
what} Trying again (attempt ${attempt+1} of ${retries+1}).`),!0)}async function keepAttempt({directory,recorder},folder,kept){
await rename(directory.file(folder),directory.file(kept)),await recorder.moved(folder,kept)}function exportPlace({folder,label,end}){return{folder,label,captureSeconds:end.seconds}}async function capture(side,plan,round){
let{session,config}=side,attempted=await captureNsys(side,{label:sideLabel(side,`round ${round}, ${plan.label}`),folder:join5(
side.name,`round-${round}`,plan.directory,"nsys"),successExitCodes:plan.successExitCodes,gate:plan.gate,watched:!0,argv:(names,workload)=>nsysProfileArgv(
config,session.tools.nsys,plan.gate,names,workload)});return await recordCapture(side,plan,round,attempted.value),attempted}
async function captureWhole(side,place){let{session,config}=side,gate={kind:"none"};return captureNsys(side,{...place,gate,
successExitCodes:[0],watched:!1,argv:(names,workload)=>nsysProfileArgv(config,session.tools.nsys,gate,names,workload)})}
async function discover(side,reason){side.session.context.log.info(`${reason}: running the program once more, tracing on\
ly NVTX, to list the ranges it emits.`);let{value,failure:failure2}=await captureNvtx(side,{label:"discovery of ranges",
folder:join5(side.name,"discovery","nsys")});return failure2??value}async function captureUntraced(side,place){return requireReal(
await captureNvtx(side,place))}async function captureNvtx(side,{label,folder}){let{session,config}=side;return captureNsys(
side,{label,folder,successExitCodes:[0],gate:{kind:"none"},watched:!1,argv:(names,workload)=>nsysNvtxArgv(config,session.
tools.nsys,names,workload)})}async function captureLines(side,{label,folder,gate}){let{session,config}=side,attempted=await captureNsys(
side,{label,folder,gate,successExitCodes:[0],watched:!1,argv:(names,workload)=>nsysLinesArgv(config,session.tools.nsys,gate,
names,workload)});return requireReal(attempted)}function requireReal({value,failure:failure2}){if(failure2!==null)throw new CaptureError(
failure2);return value}async function captureNsys(side,run2){let{label,gate,successExitCodes,watched}=run2;for(let attempt=1;;attempt+=
1){let session=`llm-profile-${randomBytes2(8).toString("hex")}`,{folder,end,output,gpuSamples}=await runProfiled(side,{tool:"\
nsys profile",label,attempt,folder:run2.folder,successExitCodes,watched,argv:(own,workload)=>run2.argv({output:join5(own,
"report"),session},workload)}),place={label,folder,captureSeconds:end.seconds},{reports,raw,imports}=await importRaw(side.
session,place),failure2=checkProcess({label,gate,end,output,reports,rawLeft:raw,imports});if(!await triesAgain(side,run2,
attempt,failure2))return{value:{label,folder,relativeFolder:run2.folder,end,output,reports,gpuSamples},failure:failure2}}}
async function importRaw(session,{label,folder,captureSeconds}){let found2=await findReportFiles(folder,label);if(found2.
raw.length===0||session.tools.nsys.importer===null)return{...found2,imports:[]};let imports=[];for(let raw of found2.raw){
session.context.log.info(`${label}: nsys left ${raw} without a report; importing it.`);let ports={runTool:session.tools.
runTool,cwd:folder,environment:session.tools.environment},argv=importArgv(session.tools.nsys.importer,raw,raw.replace(/\.qdstrm$/,
".nsys-rep")),limitMs=await nsysLimit(raw,captureSeconds),{exitCode,timedOut,stdout,stderr}=await callTool(ports,"Qdstrm\
Importer",argv,limitMs);imports.push({exitCode,timedOut,output:`${stdout}
${stderr}`})}let imported=await findReportFiles(folder,label);return await closeFiles(imported.reports.map(({path})=>path)),
{...imported,imports}}async function recordCapture(side,plan,round,{relativeFolder,label,end,reports}){await side.session.
recorder.captured({side:side.name,round,label,folder:relativeFolder,ranges:plan.ranges.map(({text:text2})=>text2),gated:gatesItself(
plan),firstInstances:plan.takesFirst?plan.ranges.map(({instances})=>instances??1):null,skippedInstances:plan.ranges.map(
({skip})=>skip),reports:reports.length,outcome:end.outcome,exitCode:end.exitCode,successExitCodes:[...end.allowed],seconds:end.
seconds})}function withReason(known,reason){let{comparison,reasons}=known;return{...known,comparison:withReasons(comparison,[reason]),
reasons:[...reasons,reason]}}function withReasons(comparison,reasons){return comparison===null?null:reasons.reduce((found2,reason)=>reason(
found2),comparison)}function judgedAnew(known,profiles,judge){return{...known,profiles,comparison:withReasons(judge.byBaseline(
profiles),known.reasons)}}var endingMs=15e3;function withinBudget(side){let{config,session}=side,leftMs=Math.max(1,Math.
floor(session.budget.leftMs()-endingMs));return leftMs>=parseDurationMs(config.workload["time-limit"])?side:{...side,config:{
...config,workload:{...config.workload,"time-limit":leftMs/1e3}}}}function startedFor(side,purpose){return{...side,session:sessionFor(side.session,purpose)}}function sessionFor(session,purpose){
let recorder=session.recorder.withPurpose(purpose),{tools,context}=session;return{...session,recorder,tools:{...tools,runTool:recordedTool(
tools.ask,recorder,context.clock)}}}function recordedTool(runTool,recorder,clock){return async command=>{let startedAt=clock.
now().toISOString(),result=await runTool(command);return await recorder.command({tool:command.tool,label:null,isStart:!1,
attempt:1,argv:[...command.argv],cwd:command.cwd,environmentNames:Object.keys(command.environment).sort(),startedAt,seconds:result.
seconds,exitCode:result.exitCode,outcome:result.timedOut?"timed-out":result.exitCode===0?"ok":"failed",stdout:null,stderr:null}),
result}}import{rename as rename2}from"node:fs/promises";import{join as join9}from"node:path";import{relative as relative2}from"node:path";async function resolvePlan(side,plan,emitted){if(plan.unresolved.length===0)return{plan,emitted};let globs=plan.unresolved.
map(({text:text2})=>text2).join(", "),found2=emitted??await emittedRanges(side,`We need to resolve globs (${globs})`);if("\
what"in found2)throw new CaptureError(found2);return{plan:resolveGlobs(plan,side.config,found2,matchRanges),emitted:found2}}
async function explainUnopened(side,error,range,listRanges){let{nsys,workload}=side.config,emitted=await listRanges("A r\
ange is missing"),given={registeredStringsOnly:nsys["registered-strings-only"],argv:workloadArgv(workload,"hydra")};return new CaptureError(
explainUnseen(error,range,emitted,given))}function listOnce(side){let found2=side.emitted===null?null:Promise.resolve(side.
emitted);return async reason=>found2??=emittedRanges(side,reason)}async function emittedRanges(given,reason){let side=startedFor(
given,"discovery"),captured2=await discover(side,reason);return"what"in captured2?captured2:rangesIn(side,captured2)}async function rangesIn({
session},captured2){let sqlites=[];for(let{path}of captured2.reports)sqlites.push(await exportSqlite(session.tools,path,
exportPlace(captured2)));let seen=[];for(let sqlite of sqlites)seen.push(seenRanges(await readTrace(sqlite,noticed(captured2.
label,readingPorts(session.context)))));return mergeSeenRanges(seen.flat())}var ownToRange=new Set(["range-not-seen","range-not-registered","instances-missing","range-unfinished","no-kernels","ker\
nels-outside-range","kernels-lost"]);async function captureRound(given,plan,round,make){let side=startedFor(given,"round\
s"),examined=[],failures=[],listRanges=listOnce(side);for(let[index,capturePlan]of plan.captures.entries()){let title=side.
session.progress.begin(sideLabel(side,`round ${round}, ${capturePlan.label}`));try{let capture2=await side.session.context.
log.group(title,async()=>{let{value,failure:failure2}=await make(side,capturePlan,round);if(failure2!==null)throw await notReal(
side,capturePlan,failure2,listRanges);return examineCaptured(side,capturePlan,round,value)});examined.push(capture2)}catch(error){
if(!(error instanceof CaptureError))throw error;failures.push(await withEngine(side,error));let left2=plan.captures.length-
index-1;if(left2>0&&!ownToRange.has(error.id??"")){side.session.progress.expect(-left2),side.session.context.log.info(`S\
kipping the other ${left2===1?"capture":`${left2} captures`}, which would fail for the same reason.`);break}}}let[first]=failures;
if(first===void 0)return examined;throw failures.length===1?first:new CaptureError({id:first.id??"captures-failed",what:`${failures.
length} of ${counted(plan.captures.length,"capture")} of round ${round} failed:`,failures})}async function examineCaptured(side,plan,round,captured2){
let{session,config}=side,ports=readingPorts(session.context),expected={wanted:plan.ranges,gated:gatesItself(plan)},reports=(await exportReports(
{...session.tools,extraReports:config.nsys.reports,note:ports.note},captured2.reports.slice(skippedReports(expected)).map(
({path})=>path),exportPlace(captured2))).map(report2=>({...report2,source:relative2(session.directory.path,report2.source)}));
return examine({label:captured2.label,end:captured2.end,output:captured2.output,reports,...expected,takesFirst:plan.takesFirst,
requireKernels:config["require-kernels"],gpuSamples:captured2.gpuSamples},{attribution:config.attribution,families:families(),
timelines:round===1,limit:session.rangeLimit},ports)}async function notReal(side,{gate},failure2,listRanges){let error=new CaptureError(
failure2);return gate.kind!=="nvtx"||failure2.id!=="range-not-seen"?error:explainUnopened(side,error,gate.range,listRanges)}import{createHash}from"node:crypto";async function withSeed(side,pair){let{session,program}=side;if(session.seed===null)return side;let digest2=createHash("\
sha256").update(`${session.seed} ${pair}`).digest(),seed=String(digest2.readUInt32BE(0)>>>1);return await session.recorder.
seeded(pair,seed),{...side,program:{...program,environment:{...program.environment,[seedVariable]:seed}}}}import{lstatSync as lstatSync3,readdirSync as readdirSync3}from"node:fs";import{mkdir as mkdir3}from"node:fs/promises";import{
join as join8}from"node:path";import{lstatSync,readdirSync}from"node:fs";import{join as join6}from"node:path";var sharedFolders=["/tmp","/var/tmp","/dev/shm"];async function removeLeftovers({user},folders){let uid=privateUser(user);
if(uid!==null)for(let folder of[...sharedFolders,...folders])for(let path of ownedIn(folder,uid))await removeDirectory(path)}
function ownedIn(folder,uid){try{return readdirSync(folder).map(name=>join6(folder,name)).filter(path=>lstatSync(path,{throwIfNoEntry:!1})?.
uid===uid)}catch{return[]}}import{lstatSync as lstatSync2,readdirSync as readdirSync2}from"node:fs";import{chmod,constants as constants2,lchown,mkdir as mkdir2,
open,readlink,rm as rm2,symlink}from"node:fs/promises";import{join as join7}from"node:path";async function keepFolder(folder,{user},store){return user===null?copied(folder,store):shut(folder)}function shut(folder){
return{close:()=>chmod(folder,448),open:async()=>(await chmod(folder,passableMode),[]),[Symbol.asyncDispose]:async()=>{}}}
async function copied(folder,storeFolder){let path=join7(storeFolder,"base-copy"),store=await open(path,"wx+",384);await rm2(
path);let kept=new Map,end=0,contentOf=async(path2,{kind,size})=>{var _stack=[];try{if(kind==="link")return readlink(join7(
folder,path2));if(kind!=="file")return"";let file=__using(_stack,await open(join7(folder,path2),constants2.O_RDONLY|constants2.
O_NOFOLLOW),!0);let start2=end;end+=size;await copyBytes({from:file,start:0,size,to:store,at:start2});return start2}catch(_){
var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}},putBack=async(path2,entry,now)=>{
let place=join7(folder,path2);if(entry.kind===now?.kind&&(entry.kind==="folder"||entry.kind==="other")||await rm2(place,
{recursive:!0,force:!0}),entry.kind==="link"&&await symlink(String(entry.content),place),entry.kind==="folder"&&await mkdir2(
place,{recursive:!0}),entry.kind==="file"){var _stack=[];try{let file=__using(_stack,await open(place,"wx",384),!0);await copyBytes(
{from:store,start:Number(entry.content),size:entry.size,to:file,at:0});await file.utimes(entry.modifiedAt,entry.modifiedAt)}catch(_){
var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}entry.kind!==
"other"&&(process.getuid?.()===0&&await lchown(place,entry.uid,entry.gid),entry.kind!=="link"&&await chmod(place,entry.mode))};
return{close:async()=>{let next=new Map;for(let[path2,found2]of look(folder,null)){let before2=kept.get(path2),same=before2!==
void 0&&before2.stamp===found2.stamp;next.set(path2,same?before2:{...found2,content:await contentOf(path2,found2)})}kept=
next},open:async()=>{try{let now=look(folder,kept),added2=[...now.keys()].filter(path2=>!kept.has(path2)),changed=[...kept].
filter(([path2,{stamp}])=>now.get(path2)?.stamp!==stamp);for(let path2 of added2)await rm2(join7(folder,path2),{recursive:!0,
force:!0});for(let[path2,entry]of changed)await putBack(path2,entry,now.get(path2));let after=changed.length===0?now:look(
folder,kept);return kept=new Map([...kept].map(([path2,entry])=>[path2,{...entry,stamp:after.get(path2)?.stamp??""}])),[
...added2,...changed.map(([path2])=>path2)]}catch(error){throw new ToolError({id:"base-changed",what:"The base's folder \
changed while the head was running, and llm-profile couldn't restore it.",where:folder,why:errorMessage(error),help:"Fin\
d out what the head's program writes to the base's folder. If llm-profile runs as root, set isolation=unprivileged-user \
to keep the program out of that folder.",cause:error})}},[Symbol.asyncDispose]:()=>store.close()}}function look(folder,expected){
let all=new Map,visit=path=>{let stats=lstatSync2(join7(folder,path),{bigint:!0,throwIfNoEntry:!1});if(stats!==void 0&&(all.
set(path,found(stats)),!(!stats.isDirectory()||expected!==null&&expected.get(path)?.kind!=="folder")))for(let name of readdirSync2(
join7(folder,path)))visit(join7(path,name))};return visit(""),all}function found(stats){let{mode,uid,gid,size,dev,ino,ctimeNs,
mtimeNs}=stats,kind=stats.isDirectory()?"folder":stats.isFile()?"file":stats.isSymbolicLink()?"link":"other",times=kind===
"folder"?[]:[dev,ino,size,mtimeNs,ctimeNs];return{kind,mode:Number(mode)&4095,uid:Number(uid),gid:Number(gid),size:Number(
size),modifiedAt:Number(mtimeNs)/1e9,stamp:[kind,mode,uid,gid,...times].join(" ")}}async function copyBytes({from,start:start2,
size,to,at}){let buffer=Buffer.allocUnsafe(Math.min(size,1048576));for(let done=0;done<size;){let{bytesRead}=await from.
read(buffer,0,Math.min(buffer.length,size-done),start2+done);if(bytesRead===0)throw new Error(`A file became shorter whi\
le we copied it: ${done} of ${size} bytes.`);let written=0;for(;written<bytesRead;)written+=(await to.write(buffer,written,
bytesRead-written,at+done+written)).bytesWritten;done+=bytesRead}}async function makeSideState(stack,session,own){let folder=join8(own,"state");await mkdir3(folder,{mode:448}),await letPass(
folder,session.isolation),stack.defer(async()=>removeElsewhere(session));let kept=stack.use(await keepFolder(folder,{user:null},
session.tools.folder.tmp));return{folder,kept,verified:null,warm:null}}async function stateFolders({folder},{isolation}){
let[home,tmp]=[join8(folder,"home"),join8(folder,"tmp")];return await mkdir3(home,{mode:448}),await giveToIsolatedUser(home,
isolation),await mkdir3(tmp,{mode:448}),await shareWithIsolatedUser(tmp,isolation),{HOME:home,TMPDIR:tmp}}async function restoreState({
session,state}){state!==null&&(await removeElsewhere(session),await state.kept.open())}async function removeElsewhere({isolation,
program}){await removeLeftovers(isolation,[program.temporary.tmp,program.temporary.home])}var mostWarm={files:2e5,bytes:16*
2**30};function warmFiles({folder},label){let found2={files:0,bytes:0},visit=path=>{let stats=lstatSync3(path);if(found2.
files+=stats.isDirectory()?0:1,found2.bytes+=stats.isFile()?stats.size:0,found2.files>mostWarm.files||found2.bytes>mostWarm.
bytes)throw tooMuch(label);if(stats.isDirectory())for(let name of readdirSync3(path))visit(join8(path,name))};return visit(
folder),found2}function tooMuch(label){return new CaptureError({id:"state-too-large",what:"The program left too much in \
HOME, TMPDIR, and its caches.",where:label,why:`With goal: improve, we restore these folders before each start. The limi\
t is ${String(mostWarm.files)} files and ${sizeText(mostWarm.bytes)} in total.`,help:"Make the program remove its tempor\
ary files, and keep models elsewhere."})}function unmeasured(side){return{side,rounds:[],untraced:[]}}function ofBase(base,make){return base===null?null:base instanceof
LlmProfileError?base:make(base)}function measuredBase({base}){return base instanceof LlmProfileError?null:base}function capturesOf({
rounds:rounds2}){return rounds2.flatMap(({captures})=>captures)}function roundSamples(captures){return captures.every(({
gpuSamples})=>gpuSamples===null)?null:captures.flatMap(({gpuSamples})=>gpuSamples??[])}function sideProfile(measured3){let{
session,config,program,environment,captureMode}=measured3.side,{driver,cuda,nsys,ncu}=session.machine,{rounds:rounds2,untraced}=measured3,
captures=capturesOf(measured3),gpus=classifyRounds(rounds2.map(round=>roundSamples(round.captures))),profile=buildProfile(
{tool:{name:toolName,version:session.context.version},createdAt:session.context.clock.now().toISOString(),source:program.
source,machine:{driver,cuda,nsys,ncu},workload:{command:redactCommand(workloadArgv(config.workload,"hydra")),exitCode:exitCodeOf2(
captures)},isolation:session.isolation.kind,environment,attribution:config.attribution,captureMode,families:families(),rounds:rounds2.
map((round,index)=>({captures:round.captures,gpu:gpus[index]??null,process:round.load})),checks:captures.flatMap(({checks})=>checks),
warnings:[...session.recorder.snapshot().warnings,...captures.flatMap(({warnings})=>warnings)]}),{warm=null,verified:verify2=null}=measured3.
side.state??{};return{...profile,untraced:[...untraced],whole:warm?.whole??null,warm:warm?.files??null,verify:verify2,draw:drawOf(
measured3.side,profile)}}function drawOf({tuning},{ranges}){if(tuning===null||tuning.draw===null)return null;let ran=new Set(
ranges.flatMap(({kernels})=>kernels.map(({shortName})=>shortName)));return{id:tuning.draw,ownKernels:tuning.ownKernels.filter(
name=>ran.has(name))}}function withWarnings(profile,{recorder}){return{...profile,warnings:[...new Set([...profile.warnings,
...recorder.snapshot().warnings])]}}function exitCodeOf2(captures){let[first]=captures.map(({end})=>end);return first?.kind===
"known"?first.exitCode:null}async function addRound(measured3,plan,{load,make}){let{side,rounds:rounds2}=measured3,{session}=side,round=rounds2.length+
1,label=sideLabel(side,`round ${round}`),before2=rounds2.map(({captures})=>roundSamples(captures));for(let repeats=0;;repeats+=
1){let captures=await captureRound(await withSeed(side,`round ${round}`),plan,round,make),gpu=classifyRounds([...before2,
roundSamples(captures)]).at(-1)??null;gpu?.state==="unknown"&&await warnOnce(session,clocksUnknown);let decision=decideRound(
gpu,repeats),what=gpu===null?"":disturbanceText(gpu);if(decision==="repeat"){let kept=await setAside(side,`round-${round}`,
`disturbed-${repeats+1}`),again=`repeat ${repeats+1} of at most ${mostRepeats}`;await session.warn(`${label}: ${what}. R\
epeating the round (${again}); the disturbed round is in ${kept}.`),session.progress.expect(plan.captures.length);continue}
return decision==="keep-disturbed"&&await session.warn(`${label}: ${what}. We already repeated this round ${mostRepeats}\
 times, so we keep it.`),{...measured3,rounds:[...rounds2,{captures,load}]}}}async function inKeptFolder(side,body){await openKeptFolder(
side);try{return await body()}finally{await side.kept?.close()}}async function openKeptFolder(side){let{session,kept}=side,
changed=kept===null?[]:await kept.open();if(changed.length>0){let paths=changed.map(path=>plainText(path===""?"the folde\
r itself":path));await session.warn(`Something changed the base's folder while the head ran, so we restored it: ${listText(
paths,3)}. The head's program shouldn't write there.`)}await restoreState(side)}var clocksUnknown="In some rounds we don\
't know the GPU's clocks, because fewer than 3 nvidia-smi samples fell into the ranges. We don't repeat rounds for this \
reason.";async function keepRounds(measured3,whole,why){let{side,rounds:rounds2}=measured3;for(let round=rounds2.length;round>
whole;round-=1)await setAside(side,`round-${round}`,why);return{...measured3,rounds:rounds2.slice(0,whole)}}async function dropFailedRound({
side,rounds:rounds2}){await side.session.recorder.discount(join9(side.name,`round-${rounds2.length+1}`))}async function setAside({
session,name},folder,why,purpose=null){let{directory,recorder}=session,from=join9(name,folder),kept=`${from}-${why}`;return await rename2(
directory.file(from),directory.file(kept)),await recorder.setAside(from,kept,purpose),kept}function parseFileDiffs(diff){let files=[],file,[removed,added2]=[noLines(),noLines()];for(let line of diff.split(`
`))if(removed.missing>0&&line.startsWith("-"))take(removed,line);else if(added2.missing>0&&line.startsWith("+"))take(added2,
line);else if(line.startsWith("diff --git "))files.push(file={base:null,head:null,hunks:[]});else{if(file===void 0)continue;
if(line.startsWith("rename from "))file.base=unquoted(line.slice(12));else if(line.startsWith("rename to "))file.head=unquoted(
line.slice(10));else if(line.startsWith("--- "))file.base=pathOf2(line,"a/");else if(line.startsWith("+++ "))file.head=pathOf2(
line,"b/");else{let[,oldFrom,olds,newFrom,news]=/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line)??[];if(oldFrom===
void 0||newFrom===void 0)continue;removed=openLines(oldFrom,olds),added2=openLines(newFrom,news),file.hunks.push({base:removed.
lines,head:added2.lines})}}return files}function noLines(){return{lines:{from:0,texts:[]},missing:0}}function openLines(from,count4){
let missing2=Number(count4??1);return{lines:{from:Number(from)+(missing2===0?1:0),texts:[]},missing:missing2}}function take(open4,line){
open4.lines.texts.push(line.slice(1)),open4.missing-=1}function pathOf2(line,prefix){let name=unquoted(line.slice(4).replace(
/\t$/,""));return name.startsWith(prefix)?name.slice(prefix.length):null}var escapes={a:7,b:8,t:9,n:10,v:11,f:12,r:13};function unquoted(name){
if(!name.startsWith('"')||!name.endsWith('"'))return name;let bytes=[...name.slice(1,-1).matchAll(/\\([0-7]{3})|\\(.)|([^\\]+)/g)].
map(([,octal,escaped,plain2])=>{if(octal!==void 0)return Buffer.of(Number.parseInt(octal,8));let code=escaped===void 0?void 0:
escapes[escaped];return code===void 0?Buffer.from(escaped??plain2??""):Buffer.of(code)});return Buffer.concat(bytes).toString()}var mostDiffLength=2**25,diffOptions=["--unified=0","--inter-hunk-context=0","--no-color","--no-ext-diff","--no-textconv",
"--find-renames","--src-prefix=a/","--dst-prefix=b/","--ignore-submodules=all"];async function readCodeChanges(ports,commit,files){
if(commit===null||!/^[0-9a-f]{40,64}$/.test(commit))return null;try{var _stack=[];try{let repository=__using(_stack,await openRepository(
ports),!0);if(repository.kind==="none")return null;let{git}=repository;let diff=await git.run("-c","diff.relative=false",
"diff",...diffOptions,commit,"--");let listed2=await git.run("ls-files","-z","--full-name","--",...files.map(file=>`:(to\
p,literal)${file}`));if(!succeeded(diff)||!succeeded(listed2)||diff.stdout.length>=mostDiffLength)return null;let tracked=new Set(
listed2.stdout.split("\0"));return{files:parseFileDiffs(diff.stdout),untracked:new Set(files.filter(file=>!tracked.has(file)))}}catch(_){
var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}catch(error){
if(!(error instanceof ToolError))throw error;return null}}function sourceFiles(ranges){let sites=ranges.flatMap(({work})=>work).
flatMap(one=>one.sites);return[...new Set(sites.flatMap(({at})=>at.line===null?[]:[at.file]))]}var linesExplainer={needs:(_,{comparison})=>comparison!==null&&rangesToMap(comparison).length>0,isEarly:!0,cost:{leg:"li\
nes",starts:1,endingMs},explain:async(inquiry,known,mayBegin2)=>{let{comparison,profiles}=known;return comparison===null?
known:withReason(known,await findLines(inquiry,comparison,profiles.head,mayBegin2))}};async function findLines(inquiry,comparison,profile,mayBegin2){
let{head,base,plan}=inquiry,{session}=head.side,ranges=rangesToMap(comparison),without=why=>known=>withoutLines(known,ranges,
why),hindered=hindrance(inquiry);if(hindered!==null)return without(hindered);if(!mayBegin2())return without(outOfTime(session));
let isGraph=hasGraphs(profile,ranges),baseSide=base!==null&&needsBase(ranges,isGraph)?base.side:null,gate=isGraph?{kind:"\
none"}:gateOf(plan,ranges);session.context.log.info(`To find the lines behind what's slower, the program runs once more${baseSide===
null?"":" on each side"} with call stacks. Nothing is measured.`);let after=await mapSide(head.side,ranges,gate);if(after.
kind==="unknown")return without(after.why);let before2=baseSide!==null&&mayBegin2()?await mapSide(baseSide,ranges,gate):
null,{ask:runTool,environment,folder}=session.tools,changes=await readCodeChanges({runTool,environment,temporaryDirectory:folder.
tmp,cwd:head.side.program.workingDirectory},base?.side.program.source.commit??comparison.base?.source.commit??null,sourceFiles(
after.ranges));return known=>withLaunchSites(known,{base:before2?.kind==="mapped"?before2.ranges:null,head:after.ranges,
changes})}function outOfTime({config}){return{state:"out-of-time",timeBudget:String(config["time-budget"])}}function hindrance({
head:{side},failed:failed3}){let{config,session}=side;return config.lines==="off"?{state:"off",timeBudget:null}:failed3!==
null?{state:"round-failed",timeBudget:null}:config.workload.server.command===null?null:(session.context.log.info("We don\
't look for the lines behind what's slower, because we can't record a server's call stacks yet."),{state:"server",timeBudget:null})}
function hasGraphs(profile,ranges){return profile.ranges.some(({name,domain,rounds:rounds2})=>rounds2.some(({graphKernels})=>graphKernels>
0)&&ranges.some(range=>range.name===name&&range.domain===domain))}function needsBase(ranges,isGraph){return isGraph||ranges.
some(({counts:counts2})=>counts2.some(({state,base,head})=>state==="regressed"&&head>base))}function gateOf({captures,roundsOfLoad},ranges){
let[shared]=captures.filter(({takesFirst})=>takesFirst||roundsOfLoad!==null),specs=(shared?.ranges??[]).filter(spec=>matchRanges(
spec,ranges).length>0),[only]=specs;if(only!==void 0&&specs.length===1&&!only.glob)return{kind:"nvtx",range:only,instances:only.
skip+1};let capture2=captures.find(one=>one.ranges.length===0||ranges.every(range=>one.ranges.some(spec=>matchRanges(spec,
[range]).length>0)));return capture2===void 0||capture2.gate.kind==="none"?{kind:"none"}:{...capture2.gate,instances:capture2.
gate.kind==="nvtx"?capture2.gate.range.skip+1:1}}async function mapSide(given,ranges,gate){let side=startedFor(given,"li\
nes"),timed=withinBudget(side),{session,name,config}=side,label=sideLabel(side,"lines");try{return await inKeptFolder(side,
async()=>{let captured2=await captureLines(timed,{label,folder:join10(name,"lines","nsys"),gate}),report2=captured2.reports.
at(-1);if(report2===void 0)throw new CaptureError({what:"The run with call stacks left no report."});let place=await codePlace(
side),sqlite=await exportSqlite(session.tools,report2.path,exportPlace(captured2)),whole=await readTrace(sqlite,noticed(
label,readingPorts(session.context))),inside3=configuredRanges(config).filter(({text:text2})=>gate.kind!=="nvtx"||text2!==
gate.range.text),trace=countedInstances(whole,inside3,!1),stacks=readLaunchStacks(sqlite,trace.originNs);for(let note of stacks.
notes)await session.warn(`${label}: ${note}`);let mapped=mapLaunches(trace,stacks,ranges,config.attribution,place);for(let path of[
report2.path,sqlite])await rm3(path,{force:!0});return{kind:"mapped",ranges:mapped}})}catch(error){if(error instanceof StoppedError)
throw error;let{id:id2,where:where2,message}=asFailure(error);return id2==="time-limit"&&timed!==side?(await session.warn(
`${label}: The time budget ran out before the call stacks were recorded.`),{kind:"unknown",why:outOfTime(session)}):(await session.
warn(`${where2??label}: Couldn't find the lines behind what's slower. ${message}`),{kind:"unknown",why:{state:"failed",timeBudget:null}})}finally{
session.budget.ended()}}async function codePlace({session,program}){let{ask:runTool,environment,folder}=session.tools,cwd=program.
workingDirectory;try{var _stack=[];try{let repository=__using(_stack,await openRepository({runTool,cwd,environment,temporaryDirectory:folder.
tmp}),!0);let root=repository.kind==="none"?null:await repository.git.line("rev-parse","--show-toplevel");return{root:root??
cwd,workingDirectory:cwd}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);
_promise&&await _promise}}catch(error){if(!(error instanceof ToolError))throw error;return{root:cwd,workingDirectory:cwd}}}import{readdir}from"node:fs/promises";import{basename,join as join11}from"node:path";function kernelsToRead(comparison,base,head){let pairs2=comparison.ranges.flatMap(({kernels,...range})=>kernels.flatMap(
row=>functionsOf(row,rangeOf(base,range),rangeOf(head,range))??[]));return{base:[...new Set(pairs2.map(pair=>pair.base))],
head:[...new Set(pairs2.map(pair=>pair.head))]}}function withMachineCode(comparison,base,head){let chips=[base,head].flatMap(
({profile})=>profile.machine.gpus.map(({computeCapability})=>computeCapability));if(chips.includes(null)||new Set(chips).
size!==1)return comparison;let ranges=comparison.ranges.map(range=>{let[before2,after]=[rangeOf(base.profile,range),rangeOf(
head.profile,range)],kernels=range.kernels.map(row=>{let names=functionsOf(row,before2,after),[old,young]=[base.codes.get(
names?.base??""),head.codes.get(names?.head??"")];return old===void 0||young===void 0?row:{...row,machineCode:machineCodeChange(
old,young)}});return{...range,kernels}});return{...comparison,ranges}}function rangeOf({ranges},{name,domain}){return ranges.
find(range=>range.name===name&&range.domain===domain)??null}function functionsOf({time,match,baseNames,headNames},base,head){
if(time.state!=="regressed"||match!=="exact"&&match!=="renamed")return null;let[old,young]=[mangledNames(base,baseNames),
mangledNames(head,headNames)],same=young.find(name=>old.includes(name));if(same!==void 0)return{base:same,head:same};let[
before2,after]=[old[0],young[0]];return old.length===1&&young.length===1&&before2!==void 0&&after!==void 0?{base:before2,
head:after}:null}function mangledNames(range,names){let variants=(range?.kernels??[]).filter(({name})=>names.includes(name)).
flatMap(({variants:variants2})=>variants2);return[...new Set(variants.toSorted((one,other)=>medianTotalNs(other)-medianTotalNs(
one)).flatMap(({mangled})=>mangled??[]))]}var mostOpcodes=8;function machineCodeChange(base,head){let[old,young]=[base.code.
instructions,head.code.instructions],state=isEqual(old,young,({text:text2})=>text2)?"identical":isEqual(renamed(old),renamed(
young),text2=>text2)?"other-registers":"changed",isChanged=state==="changed";return{state,instructions:{base:old.length,
head:young.length},findings:isChanged?findingsOf(old,young):[],mix:isChanged?mixOf(old,young):[],hot:{base:hotSpot(base),
head:hotSpot(head)}}}function isEqual(one,other,textOf4){return one.length===other.length&&one.every((item,index)=>{let counterpart=other[index];
return counterpart!==void 0&&textOf4(item)===textOf4(counterpart)})}function renamed(instructions){let numbers=new Map,used=new Map;
return instructions.map(({text:text2})=>text2.replaceAll(/(?<![\w.])(UR|UP|SB|R|P|B)(\d{1,3})(?!\w)/g,(name,kind)=>{let number4=numbers.
get(name);return number4===void 0&&(number4=used.get(kind)??0,numbers.set(name,number4),used.set(kind,number4+1)),`${kind}${String(
number4)}`}))}function opcodeOf({text:text2}){let[name="",...modifiers]=(/^(?:@!?\w+\s+)?([\w.]+)/.exec(text2)?.[1]??"").
split(".");return[name,...modifiers]}function opcodes(instructions){return counts(instructions.map(instruction=>opcodeOf(
instruction)[0]))}function counts(keys){let found2=new Map;for(let key of keys)found2.set(key,(found2.get(key)??0)+1);return found2}
var fillers=new Set(["NOP",""]);function mixOf(base,head){let[old,young]=[opcodes(base),opcodes(head)];return[...new Set(
[...old.keys(),...young.keys()])].filter(opcode=>!fillers.has(opcode)).map(opcode=>({opcode,base:old.get(opcode)??0,head:young.
get(opcode)??0})).filter(row=>row.base!==row.head).toSorted((one,other)=>Math.abs(other.head-other.base)-Math.abs(one.head-
one.base)||(one.opcode<other.opcode?-1:1)).slice(0,mostOpcodes)}function findingsOf(base,head){return[...spills(base,head),
...precisionChange(base,head),...narrower("narrower-loads",["LDG","LD"],base,head),...narrower("narrower-stores",["STG",
"ST"],base,head)]}function spills(base,head){let[old,young]=[opcodes(base),opcodes(head)],of=opcode=>({base:old.get(opcode)??
0,head:young.get(opcode)??0}),[loads,stores]=[of("LDL"),of("STL")],[before2,after]=[loads.base+stores.base,loads.head+stores.
head];return after>before2&&after>=2*before2?[{kind:"spills",loads,stores}]:[]}var widths={128:128,64:64,U16:16,S16:16,U8:8,
S8:8,256:256};function widthOf(modifiers){return modifiers.map(modifier=>widths[modifier]).find(bits=>bits!==void 0)??32}
function narrower(kind,names,base,head){let of=instructions=>counts(instructions.map(opcodeOf).flatMap(([name,...modifiers])=>names.
includes(name)?[widthOf(modifiers)]:[])),[old,young]=[of(base),of(head)],found2=[...new Set([...old.keys(),...young.keys()])].
toSorted((one,other)=>other-one).map(bits=>({bits,base:old.get(bits)??0,head:young.get(bits)??0})),widest=found2.find(width2=>width2.
base>0);if(widest===void 0||widest.bits<=32)return[];let lost=widest.base-widest.head,came=found2.filter(({bits})=>bits<
widest.bits).reduce((sum2,width2)=>sum2+Math.max(0,width2.head-width2.base),0);return!found2.some(width2=>width2.bits>widest.
bits&&width2.head>0)&&lost>0&&2*lost>=widest.base&&came>=2*lost?[{kind,widths:found2}]:[]}var arithmetic=[["tensor",/^(?:[HIDQBO]MMA|[HIQB]GMMA|UTC\w*MMA\w*)$/],
["fp64",/^D(?:FMA|ADD|MUL|SETP|MNMX)$/],["fp32",/^F(?:FMA|ADD|MUL|SWZADD)2?$/],["fp16",/^H(?:FMA|ADD|MUL)2(?:_MMA)?$/]],
most=.5,fewest=4;function precisionChange(base,head){let[from,to]=[mainPrecision(base),mainPrecision(head)];return from===
null||to===null||from===to?[]:[{kind:"precision",from,to}]}function mainPrecision(instructions){let found2=counts(instructions.
flatMap(instruction=>{let[name]=opcodeOf(instruction);return arithmetic.find(([,pattern])=>pattern.test(name))?.[0]??[]}));
if(found2.has("tensor"))return"tensor";let all=[...found2.values()].reduce((sum2,count4)=>sum2+count4,0);return all<fewest?
null:[...found2].find(([,count4])=>count4>most*all)?.[0]??null}function hotSpot({code,lines:lines2}){let all=code.instructions.
reduce((sum2,{samples})=>sum2+(samples??0),0);if(all===0)return null;let[hottest]=code.instructions.toSorted((one,other)=>(other.
samples??0)-(one.samples??0));if(hottest===void 0)return null;let ofLines=lines2.reduce((sum2,{samples})=>sum2+samples,0),
[line]=lines2.toSorted((one,other)=>other.samples-one.samples);return{instruction:hottest.text.slice(0,200),offset:hottest.
offset,shareRatio:(hottest.samples??0)/all,line:line===void 0||ofLines===0?null:{file:line.file,line:line.line,shareRatio:line.
samples/ofLines}}}var mostInstructions=2e5,longestText2=500,longestPath=4096;function parseNcuSass(text2,file){let found2=[],open4=null,close=()=>{
open4!==null&&open4.rows.length>0&&found2.push({kernel:open4.kernel,instructions:relative3(open4.rows)})};for(let{cells,
line}of records(text2)){let[first="",second=""]=cells;if(first==="Kernel Name"&&cells.length===2)close(),open4={kernel:shortenName(
second),columns:null,rows:[]};else if(open4!==null&&open4.columns===null)open4.columns=columnsOf(cells,file,line);else if(open4!==
null){if(open4.rows.length>=mostInstructions)throw notSource(file,line,`A kernel has more than ${countText(mostInstructions)}\
 instructions.`);open4.rows.push(instructionRow(cells,open4.columns??unread,file,line))}}return close(),distinct(found2)}
function parseNcuLines(text2,file){let found2=[],[path,kernel]=[null,null],columns=null;for(let{cells,line}of records(text2)){
let[first="",second=""]=cells;if(first==="File Path"&&cells.length===2)[path,kernel,columns]=[second.slice(0,longestPath),
null,null];else if(first==="Function Name"&&cells.length===2)kernel=shortenName(second);else if(first==="Line No")columns=
columnsOf(cells,file,line);else if(path!==null&&kernel!==null&&columns!==null&&first!==""){if(!/^\d{1,7}$/.test(first))throw notSource(
file,line,`Expected a line number, found ${shown(first)}.`);let samples=samplesOf(cells,columns,file,line);samples!==null&&
samples>0&&found2.push({kernel,file:path,line:Number(first),samples})}}return found2}var unread={address:0,source:1,samples:-1};
function*records(text2){let line=0;for(let at=0;at<text2.length;){let found2=text2.indexOf(`
`,at),end=found2===-1?text2.length:found2;line+=1,text2[at]==='"'&&(yield{cells:cellsOf(text2.slice(at,end)),line}),at=end+
1}}function cellsOf(text2){let cells=[];for(let at=0;text2[at]==='"';){let end=text2.indexOf('"',at+1);for(;end!==-1&&text2[end+
1]==='"';)end=text2.indexOf('"',end+2);if(end===-1)break;cells.push(text2.slice(at+1,end).replaceAll('""','"')),at=end+2}
return cells}function columnsOf(names,file,line){let address2=names.indexOf("Address"),source=names.indexOf("Source",address2);
if(address2===-1||source===-1)throw notSource(file,line,`Expected a column Address followed by a column Source, found ${shown(
names.join(", "))}.`);return{address:address2,source,samples:names.indexOf("# Samples")}}function instructionRow(cells,columns,file,line){
let[address2="",text2=""]=[cells[columns.address],cells[columns.source]?.trim().replaceAll(/\s+/g," ")];if(!/^0x[0-9a-f]{1,16}$/i.
test(address2))throw notSource(file,line,`Expected an address, found ${shown(address2)}.`);if(text2===""||text2.length>longestText2)
throw notSource(file,line,`Expected an instruction, found ${shown(text2)}.`);return{address:BigInt(address2),text:text2,
samples:samplesOf(cells,columns,file,line)}}function samplesOf(cells,columns,file,line){if(columns.samples===-1)return null;
let text2=cells[columns.samples]??"";if(text2===""||text2==="-")return null;let samples=Number(text2.replaceAll(",",""));
if(!/^[\d,]+$/.test(text2)||!Number.isSafeInteger(samples))throw notSource(file,line,`Expected a number of samples, foun\
d ${shown(text2)}.`);return samples}function relative3(rows){let start2=rows[0]?.address??0n,end=(rows.at(-1)?.address??
0n)+16n;return rows.map(({address:address2,text:text2,samples})=>({offset:Number(address2-start2),text:text2.replaceAll(
/(?<![\w[])0x[0-9a-f]{1,16}(?!\w)/gi,word=>{let value=BigInt(word);return value>=start2&&value<end?`+0x${(value-start2).
toString(16)}`:word}),samples}))}function distinct(codes){let byText2=new Map;for(let code of codes){let key=JSON.stringify(
[code.kernel,code.instructions.map(({text:text2})=>text2)]),known=byText2.get(key);(known===void 0||samplesIn(code)>samplesIn(
known))&&byText2.set(key,code)}return[...byText2.values()]}function samplesIn({instructions}){return instructions.reduce(
(sum2,{samples})=>sum2+(samples??0),0)}function shown(text2){return JSON.stringify(text2.slice(0,80))}function notSource(file,line,why){
return new ParseError({what:"Can't read the machine code from ncu.",where:`${file}, line ${String(line)}`,why,help:"The \
verdict doesn't depend on the machine code. Please report the problem and include your ncu version.",id:"ncu-source"})}function isProfile(base){return base!==null&&!(base instanceof LlmProfileError)}function judgeOf({config,policy,recordedBase,
reference,baseChoice,history}){let recorded=recordedBase??(config.budgets.length>0?noBase:null),calibrationOf=head=>policy.
calibration??history?.calibrationOf(head)??null,policyFor=head=>({...policy,calibration:calibrationOf(head)});return{byBaseline:({
head,base})=>base!==null?judgeMeasured(head,base,config,policyFor(head),baseChoice):recorded===null?null:judgeRecorded(head,
recorded,config,policyFor(head)),byReference:head=>reference===null?null:judgeReference(head,reference,config,policyFor(
head)),recordedProfile:recorded?.profile??null,hasRecordedBase:[recorded,reference].some(one=>one!==null&&one.profile!==
null),calibrationOf}}var mostKernels=12,importLimitMs=2*6e4,leastMs=2e4,machineCodeExplainer={needs:(inquiry,known)=>(questionOf(inquiry,known)?.
wanted.head.length??0)>0,isEarly:!1,cost:{leastMs},explain:async(inquiry,known,mayBegin2)=>{let question3=questionOf(inquiry,
known);if(question3===null)return known;if(mayBegin2()){let reason=await changedCode(question3);return reason===null?known:
withReason(known,reason)}return inquiry.head.side.session.context.log.info("The machine code of slower kernels wasn't co\
mpared because the time budget was used up."),known}};function questionOf({head,base},{comparison,profiles}){return comparison===
null||base===null||!isProfile(profiles.base)?null:{base:{side:base.side,profile:profiles.base},head:{side:head.side,profile:profiles.
head},wanted:kernelsToRead(comparison,profiles.base,profiles.head)}}async function changedCode({base,head,wanted}){try{let before2={
profile:base.profile,codes:await codesOf(base.side,wanted.base.slice(0,mostKernels))},after={profile:head.profile,codes:await codesOf(
head.side,wanted.head.slice(0,mostKernels))};return comparison=>withMachineCode(comparison,before2,after)}catch(error){if(error instanceof
StoppedError)throw error;let{where:where2,message,why}=asFailure(error);return await head.side.session.warn(`Couldn't fi\
nd what changed in the machine code. ${[where2,message,why].filter(part=>part!==null).join(" ")}`),null}}async function codesOf(given,kernels){
let side=startedFor(given,"ncu"),found2=new Map;for(let report2 of await reportsOf(side)){let text2=await sourcePage(side,
report2,kernels,"sass"),codes=parseNcuSass(text2,report2).filter(({kernel})=>kernels.includes(kernel)),lines2=codes.some(
isSampled)?await linesOf(side,report2,kernels):[];for(let code of codes){let own={code,lines:lines2.filter(({kernel})=>kernel===
code.kernel)};found2.set(code.kernel,[...(found2.get(code.kernel)??[]).filter(other=>!isSame(other.code,code)),own])}}return new Map(
[...found2].flatMap(([kernel,[first,...others]])=>first===void 0||others.length>0?[]:[[kernel,first]]))}function isSampled({
instructions}){return instructions.some(({samples})=>(samples??0)>0)}function isSame(one,other){let textOf4=({instructions})=>JSON.
stringify(instructions.map(({text:text2})=>text2));return textOf4(one)===textOf4(other)}async function reportsOf({session,
name}){let folder=join11(name,"ncu");return(await readdir(session.directory.file(folder),{withFileTypes:!0}).catch(()=>[])).
filter(run2=>run2.isDirectory()).map(run2=>join11(folder,run2.name,"report.ncu-rep")).filter(report2=>ifThere(session.directory.
file(report2))!==null).toSorted()}async function sourcePage({session,config},report2,kernels,view){let{directory,tools}=session,
argv=ncuSourceArgv(config.ncu.path,directory.file(report2),kernels,view),ports={runTool:tools.runTool,cwd:directory.path,
environment:tools.environment},{exitCode,stdout,stderr,timedOut}=await callTool(ports,"ncu --import",argv,importLimitMs);
if(exitCode===0)return stdout;throw new ParseError({id:"ncu-source",what:timedOut?"ncu --import didn't finish within two\
 minutes.":`ncu --import exited with ${String(exitCode)}.`,where:report2,why:`${stderr}
${stdout}`.trim().slice(0,500)})}async function linesOf(side,report2,kernels){let text2=await sourcePage(side,report2,kernels,
"cuda,sass").catch(error=>{if(error instanceof ParseError)return"";throw error}),place=await codePlace(side);return parseNcuLines(
text2,report2).map(line=>({...line,file:repositoryPath(line.file,place)??basename(line.file)}))}var wantedShare=.9;function leftToOthers(range,rows,selected,asked){let kernels=range.kernels.filter(kernel=>namesOf(kernel).
some(name=>selected.includes(name)));if(kernels.every(({ncu})=>ncu.length===0))return[...selected];let missing2=kernels.
filter(kernel=>!rows.some(row=>namesOf(kernel).includes(row.kernel))),taken2=kernels.filter(kernel=>isTaken(kernel,rows)),
isShort=(measuredShare(range)??0)<wantedShare,isAsked=taken2.some(({name,ncu})=>ncu.length===0&&asked.includes(name)),left2=new Set(
[...missing2,...isShort||isAsked?taken2:[]].flatMap(namesOf));return selected.filter(name=>left2.has(name))}function isTaken(kernel,rows){
let measured3=new Set(kernel.ncu.flatMap(({variant})=>kernel.variants[variant]??[]).map(launchShape));return kernel.variants.
some(variant=>!measured3.has(launchShape(variant))&&rows.some(row=>row.kernel===ncuName(kernel,variant.mangled)&&hasShape(
variant,row)))}function namesOf(kernel){return kernel.variants.map(({mangled})=>ncuName(kernel,mangled))}import{readdir as readdir2,readFile,rm as rm4,stat}from"node:fs/promises";import{join as join12}from"node:path";var csvFile="raw.csv",reportFile="report.ncu-rep",detailsFile="details.csv";async function captureNcu(given,tool,plan){let side=startedFor(
given,"ncu"),{session,name,config}=side,folder=join12(name,"ncu",plan.directory),label=name==="base"?`base, ${plan.label}`:
plan.label,place={label,folder},{value,failure:failure2}=await runNcu(side,tool,plan,place);if(failure2?.id==="ncu-kerne\
l-missing"&&value.report.rows.length===plan.launches&&(await keepAttempt(session,folder,`${folder}-limited`),await session.
warn(`${label}: ncu profiled the expected ${counted(plan.launches,"launch","launches")}, but missed some kernels, becaus\
e more processes launched kernels than in the captures. Running ncu again without a limit on launches.`),{value,failure:failure2}=
await runNcu(side,tool,{...plan,launches:null},place)),await session.recorder.profiled({side:name,label,folder,...askedOf(
config,tool,plan),outcome:value.end.outcome,exitCode:value.end.exitCode,seconds:value.end.seconds}),failure2!==null)throw new CaptureError(
failure2);return value.report}function askedOf({ncu},{selection},{filters,kernels,shared}){return{ranges:filters.map(({name,
domain,style})=>({name,domain,style})),kernels:kernels===null?null:[...kernels],shared:shared?.map(({name,domain,kernels:own})=>({
name,domain,kernels:[...own]}))??null,mode:ncu["replay-mode"],sections:[...selection.sections],metrics:[...selection.metrics],
presetMetrics:selection.presetMetrics.map(names=>[...names])}}async function runNcu(side,tool,plan,place){for(let attempt=1;;attempt+=
1){let attempted=await attemptNcu(side,tool,plan,place.folder,attempt);if(!await triesAgain(side,place,attempt,attempted.
failure))return attempted}}async function attemptNcu(side,tool,plan,relativeFolder,attempt){let{selection,offer}=tool,{ncu}=side.
config,{folder,end,output}=await runProfiled(side,{tool:"ncu",label:plan.label,attempt,folder:relativeFolder,successExitCodes:[
0],watched:!1,argv:(own,workload)=>{let{filters:ranges,kernels,launches,filterMode}=plan;return ncuArgv(ncu,{...{ranges,
kernels,launches,filterMode,selection},log:join12(own,csvFile),report:join12(own,"report")},workload)}}),read2=await readRows(
side,relativeFolder,folder,end),rows=read2.report??noReport(relativeFolder),report2=end.exitCode===0?await withDetails(side,
relativeFolder,rows):rows,{unreadable:unreadable2}=read2,evidence={...askedEvidence(plan.label,askedOf(side.config,tool,
plan),report2),...offer,end,output},broken=checkNcu(evidence);if(unreadable2!==null&&(broken===null||broken.id==="ncu-no\
-rows"))throw unreadable2;let failure2=broken===null?null:{...broken,transient:isTransientNcu(broken.id??"")},warnings=[
...report2.warnings,...broken===null?ncuWarnings(evidence):[]];return{value:{end,report:{...report2,warnings}},failure:failure2}}
async function readRows(side,folder,path,end){let source=join12(folder,csvFile),printed=await textOf2(join12(path,csvFile)),
read2=parsed(printed??"",source);if(read2.report===null||read2.report.rows.length>0||end.exitCode!==0||!await exists2(join12(
path,reportFile)))return read2;let imported=await pageOf(side,folder,"raw");if(imported instanceof ToolError)return{...read2,
unreadable:imported};let{report:report2,unreadable:unreadable2}=parsed(imported,source);return report2===null||report2.rows.
length===0?{...read2,unreadable:unreadable2}:(await side.session.directory.write(source,`${printed??""}${imported}`,"rep\
lace"),{report:{...report2,messages:read2.report.messages},unreadable:unreadable2})}function parsed(text2,source){try{return{
report:parseNcuCsv(text2,source),unreadable:null}}catch(error){if(!(error instanceof ParseError))throw error;return{report:null,
unreadable:error}}}function noReport(folder){return{source:join12(folder,csvFile),messages:[],availableKernels:[],columns:[],
rows:[],warnings:[]}}async function withDetails(side,folder,report2){let{directory}=side.session;if(report2.rows.length===
0||!await exists2(directory.file(join12(folder,reportFile))))return report2;let page=await pageOf(side,folder,"details"),
file=join12(folder,detailsFile);return page instanceof ToolError?{...report2,warnings:[...report2.warnings,`${file}: Cou\
ldn't read the advice from ncu's rules. ${page.message}`]}:(await directory.write(file,page),addNcuDetails(report2,page,
file))}async function pageOf({session,config},folder,page){let{directory}=session,report2=join12(folder,reportFile),{runTool,
environment}=session.tools,ports={runTool,cwd:directory.file(folder),environment,ncu:config.ncu.path};return importPage(
ports,directory.file(report2),page,report2)}async function exists2(path){return await stat(path).catch(()=>null)!==null}
async function removeReports({directory,config}){if(!config.ncu["keep-report"])for(let side of["head","base"]){let folder=directory.
file(join12(side,"ncu")),runs=await readdir2(folder,{withFileTypes:!0}).catch(()=>[]);for(let run2 of runs)run2.isDirectory()&&
await rm4(join12(folder,run2.name,reportFile),{force:!0})}}async function textOf2(path){try{return await readFile(path,"\
utf8")}catch(error){if(errorCode(error)==="ENOENT")return null;throw error}}import{join as join13}from"node:path";function selectMetrics(names,{groups,presets}){let members=names.flatMap(wanted=>{let found2=Object.hasOwn(presets,wanted)?
presets[wanted]:Object.hasOwn(groups,wanted)?[wanted]:void 0;if(found2===void 0)throw unknown2(wanted,[...Object.keys(presets),
...Object.keys(groups)]);return found2}),selected=[...new Set(members)].flatMap(member=>groups[member]??[]),presetMetrics=selected.
flatMap(({metrics})=>metrics);return{sections:[...new Set(selected.flatMap(({sections})=>sections))],metrics:[...new Set(
presetMetrics.flat())],presetMetrics}}function unknown2(wanted,known){let near=nearest(wanted,known);return new UserError(
{what:`No preset or group of ncu metrics is named ${JSON.stringify(wanted)}.`,help:`${near===null?"":`Did you mean ${near}\
? `}Available: ${[...new Set(known)].join(", ")}.`})}function parseSections(text2,file="ncu --list-sections"){return readRows2(text2,file,["Identifier","Display Name","Enabl\
ed"]).map(([id2="",name="",enabled=""])=>({id:id2,name,enabled:enabled==="yes"}))}function parseSets(text2,file="ncu --l\
ist-sets"){return readRows2(text2,file,["Identifier","Sections","Enabled","Estimated Metrics"]).map(([id2="",sections="",
enabled=""])=>({id:id2,sections:sections.split(/,\s*/).filter(name=>name!==""),enabled:enabled==="yes"}))}function readRows2(text2,file,titles){
let lines2=text2.split(/\r?\n/),top=lines2.findIndex(line=>/^-+( -+)+\s*$/.test(line)),spans=columnSpans(lines2[top]??""),
header=cut(lines2[top+1]??"",spans).map(cell=>cell.trim()),order=titles.map(title=>header.indexOf(title));if(top<0||order.
includes(-1))throw new ParseError({what:"The listing from ncu has an unknown format.",where:file,why:`Expected a table w\
ith the columns ${titles.join(", ")}; found ${top<0?"no table":header.join(", ")}.`,help:"Please report the problem and \
include your ncu version.",id:"ncu-listing"});let first=order[0]??0,rows=[];for(let line of lines2.slice(top+3)){if(line.
trim()===""||line.startsWith("=="))continue;let cells=cut(line,spans),last=rows.at(-1);if(last!==void 0&&(cells[first]??
"").trim()==="")for(let[at,cell]of cells.entries())last[at]=(last[at]??"")+cell;else rows.push(cells)}return rows.map(cells=>order.
map(at=>(cells[at]??"").trim()))}function columnSpans(dashes){return[...dashes.matchAll(/-+/g)].map(({index,0:match})=>({
start:index,end:index+match.length}))}function cut(line,spans){return spans.map(({start:start2,end})=>line.slice(start2,
end))}async function prepareNcu(session){let{config}=session,presence=session.tools.ncu,{ncu}=config;if(!usesNcu(config)||!session.
mayUseGpu)return{kind:"off"};let selection=selectionOf(config);if(presence.state!=="present")return withoutTool(session,
missingNcu(ncu.path,presence));let lists=await readLists(session);if("what"in lists)return withoutTool(session,lists);await session.
directory.write(join13("head","ncu","sections.txt"),`${lists.sections}
${lists.sets}`);let offer={sections:parseSections(lists.sections),sets:parseSets(lists.sets)},asked={sections:selection.
sections,sets:ncu.set===null?[]:[ncu.set]},refused=checkSections(asked,offer,"ncu.sections, ncu.set, conf/ncu-metrics.ym\
l");if(refused!==null)throw new CaptureError(refused);return{kind:"ready",tool:{selection,offer,filterMode:await filterModeOf(
session)}}}async function filterModeOf(session){let configured=configuredFilterMode(session.config.ncu);if(configured!==
"unknown")return configured;let help=await list(session,"--help");return typeof help=="string"&&help.includes("per-launc\
h-config")?"per-launch-config":"global"}function usesNcu({ncu,workload}){return ncu.enabled&&workload.server.command===null}
function withoutTool(session,why){if(ncuNeed(session.config)==="required")throw new CaptureError(why);return{kind:"missi\
ng",why}}function withoutNcu(state,why){return{state,why,mode:null,sections:[],metrics:[],notNeeded:[]}}async function goOnWithout(session,error){
let policy=session.config.ncu.unavailable;if(policy==="fail")return null;let text2=diagnosticText({...error,why:null});return policy===
"warn"?await session.warn(`No kernel metrics: ${text2}`):session.context.log.info(`No kernel metrics (ncu.unavailable: s\
kip): ${text2}`),withoutNcu(policy==="warn"?"unavailable":"skipped",error.what)}function missingNcu(path,presence){return diagnostic(
{id:"ncu-missing",what:presence.state==="absent"?`Can't find the tool ${path}.`:`The tool ${path} doesn't work.`,where:"\
ncu.path",why:presence.state==="broken"?presence.why:null,help:"Install Nsight Compute (package nsight-compute) or set n\
cu.path. To run without Nsight Compute, set ncu.enabled=false, or ncu.unavailable=warn to continue with a warning."})}function selectionOf({
ncu}){let preset=selectMetrics(ncu.preset===null?[]:[ncu.preset],ncuMetricGroups),own=new Set(ncu.metrics);return{sections:[
...new Set([...preset.sections,...ncu.sections])],metrics:[...new Set([...preset.metrics,...own])],presetMetrics:preset.
presetMetrics.filter(names=>!names.some(name=>own.has(name)))}}async function readLists(session){let sections=await list(
session,"--list-sections");if(typeof sections=="object")return sections;let sets=await list(session,"--list-sets");return typeof sets==
"object"?sets:{sections,sets}}async function list(session,option){let{path}=session.config.ncu,{runTool,environment}=session.
tools,cwd=session.program.workingDirectory,result=await callTool({runTool,cwd,environment},`ncu ${option}`,[path,option]);
if(result.exitCode===0)return result.stdout;let said=`${result.stderr}
${result.stdout}`.trim();return diagnostic({id:"ncu-listing",what:`${path} ${option} ${result.timedOut?"didn't answer wi\
thin a minute":`exited with ${result.exitCode}`}.`,where:"ncu.path",why:said===""?"ncu printed nothing.":said.slice(-500),
help:"The Nsight Compute installation is broken or incomplete; it has to include the sections folder. To run without Nsi\
ght Compute, set ncu.enabled=false, or ncu.unavailable=warn to continue with a warning."})}var ownToRange2=new Set(["ncu-kernel-missing","ncu-kernel-filter","ncu-no-rows","ncu-range-not-seen"]),ncuExplainer={needs:inquiry=>unaskedStatus(
inquiry)===null,isEarly:!1,cost:{leg:"ncu",starts:1,endingMs},explain:async(inquiry,known,mayBegin2)=>{let{ncu,judge,asked}=inquiry,
{profile:head,failure:failure2}=await explainHead(inquiry,known.profiles.head,mayBegin2),{base}=known.profiles;return inquiry.
base!==null&&isProfile(base)&&failure2===null&&asked!==null&&asked.length>0&&(base=await explainBase(inquiry.base,ncu,base,
{asked,only:!0},mayBegin2)),{...judgedAnew(known,{head,base},judge),failure:failure2}}};function asksOnly({config},asked){
return asked!==null&&config.ncu.when==="auto"}function unaskedStatus({ncu,asked,failed:failed3,head}){return ncu.kind===
"off"?withoutNcu("off",null):failed3!==null?withoutNcu("skipped","An earlier round failed."):asksOnly(head.side,asked)&&
asked?.length===0?withoutNcu("not-needed",null):null}function sayNotNeeded({context},status){status.state==="not-needed"&&
context.log.info(missingNcuText(status)??"")}async function explainHead({head,ncu,asked},profile,mayBegin2){let question3={
asked:asked??[],only:asksOnly(head.side,asked)},{profile:known,failure:failure2}=await explainKernels(head,ncu,profile,question3,
mayBegin2);return{profile:addFindings(known),failure:failure2}}async function explainBase(base,ncu,profile,question3,mayBegin2){
if(ncu.kind!=="ready")return profile;let{session}=base.side;try{let{profile:known,failure:failure2}=await inKeptFolder(base.
side,async()=>explainKernels(base,ncu,profile,question3,mayBegin2)),found2=withWarnings(addFindings(known),session);return failure2!==
null&&await session.warn(`Couldn't profile the base's kernels with ncu: ${failure2.message}`),found2}catch(error){return await session.
warn(`Couldn't profile the base's kernels with ncu: ${asFailure(error).message}`),profile}}async function explainKernels(measuredSide,prepared,profile,question3,mayBegin2){
let without=status=>({profile:{...profile,ncu:status},failure:null});if(prepared.kind==="off")return without(withoutNcu(
"off",null));let{side}=measuredSide,{session,config}=side,{ncu}=config,seen=seenOf(measuredSide),asked=rangesOfQuestion(
profile,question3);if(question3.only&&asked.length===0){let status=withoutNcu("not-needed",null);return sayNotNeeded(session,
status),without(status)}let ranges=ncu.gating?asked.filter(range=>!hasVolatileName(range,seen)):asked;ranges.length<asked.
length&&await session.warn(`ncu: ${counted(asked.length-ranges.length,"range")} can't be profiled, because a part of the\
 range's name differs from run to run, so ncu's filter wouldn't find the range again. Set ncu.gating=false to profile th\
e whole program.`);let waiting=ranges.flatMap(({kernels})=>kernels.filter(kernel=>waitsForPeers(ncu,kernel)));if(!ncu.gating&&
waiting.length>0){let why=`ncu wasn't started. Without ncu.gating, ncu would replay every kernel, including ${counted(waiting.
length,"communication kernel")}, and wait forever for the other ranks. Set ncu.replay-mode=application to repeat the who\
le program instead.`;return await session.warn(why),without(withoutNcu("skipped",why))}let namesAsked=range=>askedOf2(question3,
range)?.kernels[side.name]??[],plans=planNcu(ncu,prepared.kind==="ready"?prepared.tool.filterMode:"global",ranges.map(range=>toProfile(
range,seen,namesAsked(range))),seen.processes);if(plans.length===0)return without(withoutNcu("skipped","No range has ker\
nels to explain."));if(prepared.kind==="missing")return unexplained(session,profile,new CaptureError(prepared.why));ncu.
gating&&await sayOtherThreads(session,ranges,ncu["top-kernels"]),ncu.gating&&waiting.length>0&&session.context.log.info(
`ncu: ${counted(waiting.length,"communication kernel")} (${[...new Set(waiting.map(({shortName})=>plainText(shortName)))].
slice(0,3).join(", ")}) won't be replayed, because ncu would wait forever for the other ranks.`),session.context.log.info(
`${counted(plans.length,"ncu run")}: ${plans.map(({label})=>label).join("; ")}.`);let{tool}=prepared,measured3={state:"m\
easured",why:null,mode:ncu["replay-mode"],sections:[...tool.selection.sections],metrics:[...tool.selection.metrics],notNeeded:profile.
ranges.flatMap(range=>asked.includes(range)?[]:[{name:range.name,domain:range.domain}])},runs=await runPlans(side,tool,profile,
{plans,namesAsked,mayBegin:mayBegin2});return runs.kind==="forbidden"?unexplained(session,profile,runs.error):runs.made===
0&&runs.isOutOfTime?without(withoutNcu("skipped",noTime)):withFailures(runs,measured3)}function hasVolatileName(range,seen){
return seen.ranges.some(one=>one.isVolatile===!0&&rangeKeyText(one)===rangeKeyText(range))}function askedOf2({asked},range){
return asked.find(one=>rangeKeyText(one)===rangeKeyText(range))}function rangesOfQuestion({ranges},question3){return question3.
only?ranges.filter(range=>askedOf2(question3,range)!==void 0):ranges}async function runPlans(side,tool,profile,{plans,namesAsked,
mayBegin:mayBegin2}){let{session}=side,{ncu}=side.config,explained=profile,made=0,isOutOfTime=!1,failures=[];for(let queue=plans;queue.
length>0;){let[plan,...rest]=queue;if(plan===void 0||(queue=rest,isOutOfTime=!mayBegin2(),isOutOfTime))break;let leftOut=leftOutText(
plan);leftOut!==null&&await session.warn(leftOut);let timed=withinBudget(side);try{let{rows,warnings}=await session.context.
log.group(sideLabel(timed,plan.label),async()=>captureNcu(timed,tool,plan));made+=1;for(let warning2 of warnings)await session.
warn(warning2);let{kernels:selected,shared}=plan,of=rangesOf(plan);if(explained=ncuRuns({mode:ncu["replay-mode"],rows,ranges:of,
selected,shared}).reduce(addNcu,explained),replaysRanges(ncu))continue;let joined={label:plan.label,rows,ranges:ofRun(explained,
of)};await checkJoin(session,plan,joined),shared!==null&&(queue=[...queue,...againAlone(session,plan,joined,namesAsked)])}catch(thrown){
let error=asFailure(thrown);if(error.id==="ncu-permission")return{kind:"forbidden",error};if(isOutOfTime=error.id==="tim\
e-limit"&&timed!==side,isOutOfTime){await session.warn(`${plan.label}: The time budget ran out before ncu measured anyth\
ing.`);break}if(failures.push(error),!ownToRange2.has(error.id??""))break}}return{kind:"ran",profile:explained,made,failures,
isOutOfTime}}function withFailures({profile,made,failures},measured3){let[first]=failures;if(first===void 0)return{profile:{
...profile,ncu:measured3},failure:null};let failure2=failures.length===1?first:new CaptureError({id:first.id??"ncu-faile\
d",what:`${failures.length} of ${counted(failures.length+made,"ncu run")} failed:`,failures}),why=failures.map(({where:where2,
message})=>where2===null?message:`${where2}: ${message}`).join(" ");return{profile:{...profile,ncu:{...measured3,state:"\
failed",why}},failure:failure2}}function toProfile(range,seen,asked){let{name,domain}=range,own=range.kernels.filter(hasOwnLaunch),
styles=seen.ranges.filter(other=>rangeKeyText(other)===rangeKeyText(range)).map(({style})=>style);return{name,domain,styles:[
...new Set(styles)],kernels:topKernels({...range,kernels:own},own.length).map((kernel,index)=>({...kernel,configurations:new Set(
own[index]?.variants.map(launchShape)).size,asked:asked.includes(kernel.name)}))}}function againAlone(session,plan,{rows,
ranges},asked){return(plan.shared??[]).flatMap(one=>{let range=ranges.find(each=>rangeKeyText(each)===rangeKeyText(one)),
kernels=range===void 0?[]:leftToOthers(range,rows,one.kernels,asked(one));if(kernels.length===0)return[];let again=planNcuAgain(
plan,one,kernels);return session.context.log.info(`${again.label}: Running ncu once more for ${counted(kernels.length,"k\
ernel")} in this range. ncu first saw their launch configurations in another range, or never saw them.`),[again]})}var noTime="\
The time budget was used up before ncu could start.";function seenOf(measured3){let captures=capturesOf(measured3);return{
ranges:captures.flatMap(({seen})=>seen),processes:Math.max(...captures.map(({processes})=>processes))}}async function unexplained(session,profile,error){
let status=await goOnWithout(session,error);return status===null?{profile:{...profile,ncu:withoutNcu("failed",error.message)},
failure:error}:{profile:{...profile,ncu:status},failure:null}}function rangesOf({filters}){return filters.length===0?null:
filters}function ofRun(profile,ranges){let keys=ranges?.map(rangeKeyText);return profile.ranges.filter(range=>keys?.includes(
rangeKeyText(range))??!0)}async function checkJoin(session,{kernels,shared},joined){let broken=checkJoined(joined);if(broken!==
null)throw new CaptureError(broken);let selected=shared===null?kernels:null;for(let warning2 of joinWarnings(joined,selected,
session.config.ncu["launches-per-kernel"]))await session.warn(warning2)}function hasOwnLaunch({rounds:rounds2}){return rounds2.
some(round=>round!==null&&round.launches>round.otherThreadLaunches)}async function sayOtherThreads(session,ranges,count4){
for(let range of ranges){let left2=range.kernels.slice(0,count4).filter(kernel=>!hasOwnLaunch(kernel)).length;left2!==0&&
await session.warn(`ncu, ${rangeText(range.name,range.domain)}: ${left2} of the top ${counted(count4,"kernel")} can't be\
 profiled, because only other threads launched them. ncu's filter by NVTX range sees only the thread that opened the ran\
ge. Set ncu.gating=false to profile the whole program.`)}}var explainers=[linesExplainer,ncuExplainer,machineCodeExplainer];function inRepository({owner,name}){return{owner,repo:name}}function fullName({owner,name}){return`${owner}/${name}`}function isSameRepository(one,other){
return typeof one=="string"&&one.toLowerCase()===other?.toLowerCase()}function concernsPullRequest(event){return event.startsWith(
"pull_request")||event==="issue_comment"}function measuresUnmergedChange({event,triggeringRun}){let measured3=triggeringRun?.
event??event;return concernsPullRequest(measured3)||measured3==="merge_group"}var wholeNumber=string().regex(/^[1-9]\d{0,15}$/,"expected a whole number above 0").transform(Number),address=url({protocol:/^https?$/,
error:"not an http address"}).transform(url2=>url2.replace(/(?<!\/)\/+$/,"")),environmentSchema=object({GITHUB_REPOSITORY:string().
regex(/^[\w.-]+\/[\w.-]+$/,"not owner/name"),GITHUB_SERVER_URL:address.default("https://github.com"),GITHUB_API_URL:address.
default("https://api.github.com"),GITHUB_RUN_ID:wholeNumber,GITHUB_RUN_ATTEMPT:preprocess(value=>value===""?void 0:value,
wholeNumber.default(1)),GITHUB_JOB:string().default(""),GITHUB_WORKFLOW:string().default(""),GITHUB_EVENT_NAME:string().
min(1,"empty"),GITHUB_SHA:string().regex(/^[0-9a-f]{40}$/,"not a commit id"),GITHUB_REF:string().default("")});function readGithubJob(environment,readFile6){
if(environment.GITHUB_ACTIONS!=="true"||!environment.GITHUB_REPOSITORY)return{job:null,warnings:[]};let checked2=environmentSchema.
safeParse(environment);if(!checked2.success)return{job:null,warnings:[wrongEnvironment(checked2.error)]};let variables2=checked2.
data,payload=readPayload(environment.GITHUB_EVENT_PATH,readFile6),[owner="",name=""]=variables2.GITHUB_REPOSITORY.split(
"/");return{job:{repository:{owner,name},serverUrl:variables2.GITHUB_SERVER_URL,apiUrl:variables2.GITHUB_API_URL,runId:variables2.
GITHUB_RUN_ID,runAttempt:variables2.GITHUB_RUN_ATTEMPT,job:variables2.GITHUB_JOB,workflow:variables2.GITHUB_WORKFLOW,event:variables2.
GITHUB_EVENT_NAME,sha:variables2.GITHUB_SHA,ref:variables2.GITHUB_REF,defaultBranch:payload.defaultBranch,pullRequest:payload.
pullRequest,mergeGroup:payload.mergeGroup,comment:payload.comment,triggeringRun:payload.triggeringRun},warnings:[...payload.
warnings,...missingParts(variables2.GITHUB_EVENT_NAME,payload)]}}function wrongEnvironment(error){let wrong=error.issues.
map(({path,message})=>`${path.join(".")} (${message})`).join(", ");return plainText(`Can't identify the GitHub job becau\
se runner variables are missing or wrong: ${wrong}. There will be no artifact, baseline, or comment. In a container, pas\
s all GITHUB_ variables.`)}function readPayload(path,readFile6){let none={defaultBranch:null,pullRequest:null,mergeGroup:null,
comment:null,triggeringRun:null};if(path===void 0||path==="")return{...none,warnings:["GITHUB_EVENT_PATH is not set."]};
try{return readEventPayload(readFile6(path))}catch(error){return{...none,warnings:[plainText(`Can't read the event file,\
 GITHUB_EVENT_PATH (${String(error)}).`)]}}}function missingParts(event,payload){return event.startsWith("pull_request")&&
payload.pullRequest===null?["Can't identify this job's pull request, so there will be no comment."]:event==="workflow_ru\
n"&&payload.triggeringRun===null?["Can't identify the run that triggered this job, so we can't fetch that run's results."]:
[]}var commitId=string().regex(/^[0-9a-f]{40}$/,"not a commit id"),repositorySchema=object({full_name:string().min(1)}),
id=number().int().positive(),pullRequestSchema=object({number:id,head:object({sha:commitId,repo:repositorySchema.nullable()}),
base:object({ref:string().min(1),sha:commitId,repo:repositorySchema})}).transform(({number:number4,head,base})=>({number:number4,
headSha:head.sha,headRepository:head.repo?.full_name??null,baseRef:base.ref,baseSha:base.sha,fork:!isSameRepository(head.
repo?.full_name,base.repo.full_name)})),mergeGroupSchema=object({base_ref:string().min(1),base_sha:commitId}).transform(
({base_ref:ref,base_sha:baseSha})=>({baseRef:ref.replace(/^refs\/heads\//,""),baseSha})),commentSchema=object({issue:object(
{number:id,pull_request:object({}).nullish()}),comment:object({user:object({login:string().min(1)})})}).transform(({issue,
comment:comment2})=>issue.pull_request==null?null:{pullRequest:issue.number,author:comment2.user.login}),workflowRunSchema=object(
{id,workflow_id:id,event:string(),conclusion:string().nullable(),head_sha:commitId,head_repository:repositorySchema.nullable()}).
transform(run2=>({id:run2.id,workflowId:run2.workflow_id,event:run2.event,conclusion:run2.conclusion,headSha:run2.head_sha,
headRepository:run2.head_repository?.full_name??null})),defaultBranchSchema=object({default_branch:string().min(1).optional()}),
payloadSchema=object({repository:unknown().optional(),pull_request:unknown().optional(),merge_group:unknown().optional(),
issue:unknown().optional(),comment:unknown().optional(),workflow_run:unknown().optional()});function readEventPayload(text2){
let warnings=[],part=(name,schema,value)=>{if(value==null)return null;let checked2=schema.safeParse(value);if(checked2.success)
return checked2.data;let[issue]=checked2.error.issues,where2=[name,...issue?.path??[]].map(String).join(".");return warnings.
push(plainText(`Ignoring the event's \`${where2}\`, which doesn't match GitHub's documentation (${issue?.message??"unkno\
wn"}).`)),null},payload=part("payload",payloadSchema,jsonOrNull(text2));return payload===null&&warnings.length===0&&warnings.
push("Ignoring the event file, which isn't a JSON object."),{defaultBranch:part("repository",defaultBranchSchema,payload?.
repository)?.default_branch??null,pullRequest:part("pull_request",pullRequestSchema,payload?.pull_request),mergeGroup:part(
"merge_group",mergeGroupSchema,payload?.merge_group),comment:payload?.issue===void 0||payload.comment===void 0?null:part(
"comment",commentSchema,payload),triggeringRun:part("workflow_run",workflowRunSchema,payload?.workflow_run),warnings}}function versionText({commit,changes}){let sha=commit.sha.slice(0,12);return changes===null?`${sha} ${commit.subject}`:`${changes.
package} ${changes.from} \u2192 ${changes.to} at ${sha}`}function versionName({versions},index){let version=versions[index];
return version===void 0?"?":versionText(version)}function spanText(search,after,upTo){return upTo-after===1?versionName(
search,upTo):`${String(upTo-after)} versions, from ${versionName(search,after+1)} to ${versionName(search,upTo)}`}function figureText(figure){
switch(figure.kind){case"gpu-time":return`time on the GPU in ${figure.range}`;case"wall-time":return`wall time of ${figure.
range}`;case"family":return`the kernel family ${figure.name} in ${figure.range}`;case"kernel":return`the kernel ${figure.
name} in ${figure.range}`;case"count":return`${figure.name} in ${figure.range}`;case"metric":return figure.name}}function effectText({
log:log2,low,high}){return`${signedPercent(Math.expm1(log2))} (${percentInterval(Math.expm1(low),Math.expm1(high))})`}function goesOnText({good,bad,searches},{file,isResumed}){let[search]=searches,answers=searches.reduce((sum2,one)=>sum2+
one.answers.length,0),what=`Bisect: ${counted((search?.versions.length??1)-1,"version")} after ${endText2(good)}, up to ${endText2(
bad)}.`,goesOn=isResumed?` Resuming after ${counted(answers,"answer")}.`:"";return`${what}${goesOn} State: ${file}`}function endText2({
ref,commit}){let sha=commit.slice(0,12);return commit.startsWith(ref)?sha:`${ref} (${sha})`}function nextText(bisect2,{base,
head,outlook}){let search=bisect2.searches.at(-1);if(search===void 0)return"";let made=bisect2.searches.reduce((sum2,{answers})=>sum2+
answers.length,0);return[`Comparison ${String(made+1)}: ${versionName(search,head)} against ${base===0?"the good end":versionName(
search,base)}.`,leftText(bisect2,outlook),timeText(bisect2,outlook.expected)].join(" ")}var mostly=.8;function leftText({
searches},{left:left2,none}){let search=searches.at(-1);if(search===void 0||search.answers.length===0)return"Nothing is \
ruled out yet.";if(none>.5)return`Probably nothing changed (${share(none)}).`;let all=left2.reduce((sum2,{probability})=>sum2+
probability,0),covered=0,places=left2.filter(({probability})=>{let isNeeded=covered<mostly*all;return covered+=probability,
isNeeded}).toSorted((one,other)=>one.version-other.version),[first,last]=[places[0],places.at(-1)];if(first===void 0||last===
void 0)return"";let versions=places.reduce((sum2,{after,version})=>sum2+version-after,0);return`Most likely: ${versions===
last.version-first.after?spanText(search,first.after,last.version):counted(versions,"version")}.`}function timeText({searches},expected){
let seconds=searches.flatMap(({answers})=>answers.filter(({kind})=>kind==="measured")).map(answer=>answer.seconds),about=`\
About ${counted(expected,"comparison")} to go`;if(seconds.length===0)return`${about}.`;let mean=seconds.reduce((sum2,one)=>sum2+
one,0)/seconds.length;return`${about}, ${formatSeconds(mean*expected)}.`}function answerText({searches,figure},answer){let search=searches.
at(-1);if(search===void 0)return"";let took=formatSeconds(answer.seconds);if(answer.kind==="failed"){let why=answer.why.
replaceAll(`
`,`
  `);return`${versionName(search,answer.version)} can't be measured, so it's skipped (${took}): ${why}`}let change=`${signedPercent(
Math.expm1(answer.log))}, standard error ${percent(answer.standardError)}`;return`Change${figure===null?"":` in ${figureText(
figure)}`}: ${change} (${took}).`}function packagesText({changed,notSearched,isSet:isSet2}){let pinned=changed.map(({name,
from,to})=>`${name} ${from} \u2192 ${to}`);return[...changed.length===0?[]:[`The ends differ in ${counted(changed.length,
"package")}: ${listText(pinned,10)}. Packages are searched first. They're in alphabetical order because we don't know th\
eir release dates.`],...notSearched.length===0?[]:[notSearchedText(notSearched,isSet2)]]}function notSearchedText(packages2,isSet2){
let texts=packages2.map(({name,base,head})=>`${name} ${base??"(none)"} \u2192 ${head??"(none)"}`);return`Packages that d\
iffer but aren't searched, because ${isSet2?"they're missing on one side or installed in several versions":"workload.set\
up doesn't install from the file in LLM_PROFILE_PACKAGES (docs/bisect.md)"}: ${listText(texts,10)}.`}function blameStepText(which){
return which==="alone"?"Check: the good end with only this package in its new version.":"Check: the bad end with only th\
is package in its old version."}function share(probability){return probability>.999?"over 99.9%":`${String(Number((100*probability).
toFixed(probability>.9?1:0)))}%`}function bisectText(shown2,layout){let folder=shown2.file.slice(0,shown2.file.lastIndexOf("/"));return[...resultLines(shown2,
"Out of time. Run the same command again to continue."),...supportLines(shown2,run2=>`${folder}/${run2}/report.html`),costLine(
shown2)].flatMap(line=>wrapLine(plainText(line),layout)).join(`
`)}function resultLines({bisect:bisect2,result,isFinished},timeIsUp){let asked=bisect2.figure===null?[]:[`Looking for a \
change in ${figureText(bisect2.figure)}.`],unfinished=isFinished?[]:[timeIsUp];return[...asked,...unfinished,...answerLines(
bisect2,result)]}function supportLines({bisect:bisect2},placeOf){return[...explanationLines(bisect2,placeOf),...blameLines(
bisect2),...bisect2.notSearched.length===0?[]:[notSearchedText(bisect2.notSearched,isPinned(bisect2))]]}function answerLines(bisect2,result){
let search=bisect2.searches.at(-1);if(search===void 0)return[];let outer=bisect2.searches.at(-2);if(search.within==="mer\
ge"&&result.kind!=="culprit"&&result.kind!=="several-steps"&&outer?.result?.kind==="culprit")return["No commit inside th\
e merge shows the change. The change comes from the merge itself, or from how the merged commits interact with the other\
 branch.",...stepLines(outer,outer.result.step)];switch(result.kind){case"culprit":return stepLines(search,result.step);case"\
several-steps":return[`The change came in several steps (${share(result.probability)} sure), between ${versionName(search,
result.after)} and ${versionName(search,result.upTo)}.`,...result.steps.flatMap(step=>stepLines(search,step))];case"none":
return[`No culprit (${share(result.probability)} sure): both ends are equally fast here. If one end was slower elsewhere\
, look for a cause outside the repository: the driver, the GPU, its clocks, or the image.`];case"unclear":return[`Unclea\
r. Possible culprits: ${listText(result.outlook.left.map(({after,version,probability})=>`${spanText(search,after,version)}\
 (${share(probability)})`),5)}; no culprit: ${share(result.outlook.none)}.`]}}function stepLines(search,{after,version,probability,
effect}){let sureOf=before2=>`${effectText(effect)} compared with ${before2}, ${share(probability)} sure`;if(version-after>
1)return[`One of ${counted(version-after,"version")}: ${sureOf(versionName(search,after))}. Only the last version can be\
 measured:`,...search.versions.slice(after+1,version+1).map(one=>`  ${versionText(one)}`)];let found2=search.versions[version];
if(found2===void 0)return[];let{commit,changes}=found2,sure=sureOf("the previous version");return changes!==null?[`Culpr\
it: the package ${changes.package} ${changes.from} \u2192 ${changes.to}: ${sure}.`]:[`Culprit: ${commit.sha} ${commit.subject}`,
`  by ${commit.author}, ${commit.authoredAt}`,`  ${sure}`]}var kernelWidth=70;function explanationLines({explanation},placeOf){
if(explanation===null)return[];let labels2=kernelLabels(explanation.kernels.map(({name})=>name),kernelWidth),kernels=explanation.
kernels.map(({state,changeRatio},index)=>{let change=changeRatio===null?"":`, ${signedPercent(changeRatio)}`;return`  ${state}\
: ${labels2[index]??""}${change}`});return[...kernels.length===0?[]:["Kernels that changed:",...kernels],...explanation.
lines.length===0?[]:["Lines that launch these kernels:",...explanation.lines.map(line=>`  ${line}`)],`Report on that com\
parison: ${placeOf(explanation.run)}`]}function blameLines({blame:blame2}){if(blame2===null)return[];let text2=effect=>effect===
null?"can't be measured":effectText(effect);return[`Compared with the good end, changing only this package: ${text2(blame2.
alone)}; changing everything else: ${text2(blame2.without)}.`]}function isPinned({searches}){return searches.some(({versions})=>versions.
some(({packages:packages2})=>packages2!==null))}function costLine({bisect:{searches}}){let answers=searches.flatMap(search=>search.
answers),failed3=answers.filter(({kind})=>kind==="failed").length,seconds=answers.reduce((sum2,answer)=>sum2+answer.seconds,
0),without=failed3===0?"":`, ${counted(failed3,"version")} that couldn't be measured`;return`Cost: ${counted(answers.length-
failed3,"comparison")}${without}, ${formatSeconds(seconds)}.`}function bisectPlanText({bisect:bisect2,legs,expected},layout){
let[search]=bisect2.searches,versions=search?.versions??[],answers=bisect2.searches.reduce((sum2,one)=>sum2+one.answers.
length,0);return["Dry run: nothing was started or written.",`${counted(versions.length-1,"version")} after ${versionName(
search??emptySearch,0)}, up to ${versionName(search??emptySearch,versions.length-1)}.`,...answers===0?[]:[`An earlier se\
arch already made ${counted(answers,"comparison")}.`],expected===null?"The search is done. To print the result, run the \
same command without --dry-run.":`About ${counted(expected,"comparison")} to go. Each comparison measures two versions i\
n turn: ${legs}.`].flatMap(line=>wrapLine(plainText(line),layout)).join(`
`)}var emptySearch={within:"first-parents",versions:[],answers:[],result:null};function renderPrune(result,layout){let{out,mode,removed,kept,failed:failed3}=result,folder=plainText(out);if(removed.length+
kept.length===0)return`No run directories in ${folder}.`;if(mode==="list")return[...runTable(kept,layout),"",`${heldText(
folder,kept)} To remove old run directories, run \`llm-profile prune --keep 5\` or \`llm-profile prune --older-than 14d\`.`].
join(`
`);let[done,freed]=mode==="dry-run"?["Would remove","That would free"]:["Removed","Freed"];return[...removed.length===0?
["No run directory is old enough to remove."]:[`${done} ${counted(removed.length,"run directory","run directories")}:`,...runTable(
removed,layout),"",`${freed} ${sizeText(bytesOf(removed))}.`],...result.spared.map(({name,because})=>`${name} stays: ${spareReasons[because]}`),
...failed3.map(({name,why})=>`Can't remove ${name}: ${plainText(why)}`),heldText(folder,kept,mode==="dry-run"?"would use":
"uses")].join(`
`)}var spareReasons={"may-run":"it's still running, or may be running on another machine that shares the folder.",reference:"\
another run here uses it as its reference.",calibration:"`compare.calibration` points to a file in this directory."};function diskUseText(out,runs,bytes){
let count4=counted(runs,"run directory","run directories");return`${plainText(out)} uses ${sizeText(bytes)} in ${count4}\
. \`llm-profile prune\` lists and removes run directories.`}function heldText(folder,runs,verb="uses"){let count4=counted(
runs.length,"run directory","run directories");return`${folder} ${verb} ${sizeText(bytesOf(runs))} in ${count4}.`}function runTable(runs,layout){
return textTable([left("Started (UTC)"),left("Result"),right("Size"),left("Directory")],runs.map(run2=>[startText(run2.name),
resultText(run2),sizeText(run2.bytes),run2.name]),layout)}function startText(name){return name.replace(/^(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)\d\d.*$/,
"$1-$2-$3 $4:$5")}function resultText({state,verdict,failureId,isHalfDeleted}){if(isHalfDeleted)return"partly removed";if(state===
null)return"from another version";if(state==="passed")return verdict??"not compared";let text2=state.replaceAll("-"," ");
return failureId===null?text2:`${text2}: ${plainText(failureId)}`}function bytesOf(runs){return runs.reduce((sum2,{bytes})=>sum2+
bytes,0)}import{dirname,join as join15}from"node:path";import{constants as constants3}from"node:fs";import{lstat,readdir as readdir3,rename as rename3,rm as rm5}from"node:fs/promises";
import{basename as basename2,join as join14,resolve}from"node:path";var deletingSuffix=".deleting",silenceMs=24*3600*1e3,anyRunRecordSchema=object({schemaVersion:number().int(),tool:object(
{name:string().startsWith("llm-profile")}),state:_enum(["running","passed","failed","stopped"]).or(string().transform(()=>null)),
process:processIdentitySchema.optional(),failure:object({id:string().nullable()}).nullable().catch(null).optional()});async function storedRuns(out,now){
let runs=[];for(let name of await foldersIn(out,"none")){let isHalfDeleted=name.endsWith(deletingSuffix);if(!runDirectoryPattern.
test(isHalfDeleted?name.slice(0,-deletingSuffix.length):name))continue;let found2=await readAnyRecord(join14(out,name));
if(found2===null)continue;let{state,mayRun}=stateOf(found2,now);runs.push({name,isHalfDeleted,state,mayRun:mayRun&&!isHalfDeleted,
failureId:found2.record.failure?.id??null})}return runs.sort((a,b)=>a.name<b.name?1:-1)}function oldRuns(runs,{keep,olderThanMs},current,now){
let whole=runs.filter(({isHalfDeleted})=>!isHalfDeleted),others=whole.filter(({name})=>name!==current),newest2=keep===null?
0:Math.max(0,keep-(whole.length-others.length)),old=others.slice(newest2).filter(({name})=>olderThanMs===null||now.getTime()-
runStart(name).getTime()>olderThanMs);return[...runs.filter(({isHalfDeleted})=>isHalfDeleted),...old]}async function pruneRuns(out,keep,current,now){
let runs=await storedRuns(out,now),references=await referencedRuns(out,runs),names=oldRuns(runs,{keep,olderThanMs:null},
basename2(resolve(current)),now).filter(({name,mayRun})=>!mayRun&&!references.has(name)).map(({name})=>name);return deleteRuns(
out,names)}async function deleteRuns(out,names){let deleted=[],failed3=[];for(let name of names.toSorted())try{await deleteRun(
out,name),deleted.push(name.replace(deletingSuffix,""))}catch(error){errorCode(error)!=="ENOENT"&&failed3.push({name,why:errorMessage(
error)})}return{deleted,failed:failed3}}var referenceSchema=object({baseline:object({name:string()})});async function referencedRuns(out,runs){
let named3=new Set;for(let{name}of runs){let{success,data}=referenceSchema.safeParse(await storedJson(out,name,"referenc\
e-comparison.json"));if(success)for(let part of data.baseline.name.split("/"))named3.add(part)}return new Set(runs.map(({
name})=>name).filter(name=>named3.has(name)))}async function storedJson(out,name,file){let found2=await readOwn(join14(out,
name,file));return found2===null?null:jsonOrNull(found2.text)}async function diskUse(path){let status=await lstat(path).
catch(()=>null);if(status===null)return 0;let bytes=status.blocks*512;if(!status.isDirectory())return bytes;for(let name of await readdir3(
path).catch(()=>[]))bytes+=await diskUse(join14(path,name));return bytes}function stateOf({record:record3,changedMs},now){
if(record3.state!=="running")return{state:record3.state,mayRun:!1};let seen=record3.process===void 0?"gone":liveness(record3.
process),isSilent=now.getTime()-changedMs>=silenceMs;return{state:seen==="gone"?"did-not-finish":"running",mayRun:seen===
"alive"||!isSilent}}async function readAnyRecord(path){let found2=await readOwn(join14(path,runRecordFile)),parsed2=found2===
null?null:anyRunRecordSchema.safeParse(jsonOrNull(found2.text));return found2!==null&&parsed2?.success===!0?{record:parsed2.
data,changedMs:found2.changedMs}:null}async function readOwn(file){return readRegularFile(file,largestRunRecord,constants3.
O_NOFOLLOW).catch(()=>null)}async function deleteRun(out,name){let doomed=join14(out,name.endsWith(deletingSuffix)?name:
name+deletingSuffix);name.endsWith(deletingSuffix)||await rename3(join14(out,name),doomed);for(let entry of await readdir3(
doomed))entry!==runRecordFile&&await rm5(join14(doomed,entry),{recursive:!0,force:!0});await rm5(doomed,{recursive:!0,force:!0})}var filesBefore=[runRecordFile,"config.yaml","inputs.yaml","env.json"];async function tidyUp(context,directory,failure2){
if(failure2 instanceof StoppedError)return;failure2 instanceof LlmProfileError&&await isUnused(directory)&&await removeUnused(
directory,filesBefore)?context.log.info("Nothing was started, so we removed the run directory."):await sayDiskUse(context,
dirname(directory.path))}async function sayDiskUse({log:log2,clock},out,muchBytes=5e9){let bytes=0,runs=await storedRuns(
out,clock.now());for(let{name}of runs)bytes+=await diskUse(join15(out,name));bytes>muchBytes&&log2.info(diskUseText(out,
runs.length,bytes))}async function isUnused({path}){return readRunRecord(path).then(({commands})=>commands.length===0,()=>!1)}var purposeNames={discovery:"a list of the program's ranges",probe:"a probe to decide if ranges can share captures",tuning:"\
autotuning, if the program does that",whole:"captures of the whole program, to find moved work",rounds:"captures",untraced:"\
runs without CUDA tracing",ncu:"Nsight Compute",verify:"verification",lines:"finding the lines behind what's slower"};function dryRunText(dry,layout){
let prose=text2=>wrapLine(plainText(text2),layout,0);return["Dry run: nothing was started or written.","",...prose(`Plan\
: ${dry.legs}.`),"",...startLines(dry,layout),"",...prose(timeLine(dry)),"",...prose(`Each command is shown once. RUN, S\
ESSION, RANGE, and KERNELS are placeholders that the run fills in. The run also adds isolation to each command (isolatio\
n: ${dry.isolation}).${dry.isPaired?" The base's commands are the same, but run in its own checkout and write below base\
/.":""}`),...dry.commands.flatMap(({title,argv})=>["",`# ${title}`,shellLine(argv)])].map(plainText).join(`
`)}function startLines({starts,isPaired,isServer,retries,isGuarded,timeBudget:timeBudget2},layout){let prose=text2=>wrapLine(
text2,layout,0),made=starts.filter(({pass,red})=>pass.most!==0||red.most!==0),rows=made.map(({purpose,pass,red})=>[purposeNames[purpose],
countText2(pass),...isPaired?[countText2(red)]:[]]),columns=isPaired?[left("for"),left("pass"),left("red")]:[left("for"),
left("starts")],repeated=[...retries>0?[`retries after transient failures (retries: ${String(retries)})`]:[],...isGuarded?
["rounds repeated because the GPU was disturbed (compare.guard)"]:[]];return[...prose(`${startsText(starts,isServer?"ser\
ver":"program")}:`),...textTable(columns,rows,layout),...isPaired?prose(verdictsText(made)):[],...timeBudget2===null?[]:
[`To stay within the time budget (${timeBudget2}), the run may skip all rounds after the first.`],...repeated.length===0?
[]:[`Not counted: ${repeated.join(", ")}.`]]}function startsText(starts,what){let pass=timesText(sumOf(starts.map(one=>one.
pass))),red=timesText(sumOf(starts.map(one=>one.red))),often=`The ${what} is started ${pass}`;return pass===red?often:`${often}\
 for a pass, ${red} for a red result`}function verdictsText(starts){let has=(wanted,isThere)=>starts.some(one=>one.purpose===
wanted&&isThere(one)),faster=has("ncu",({pass})=>pass.most===0)?" If a range is faster, ncu also explains why.":"";return`\
Red means slower on the GPU, or more launches or copies.${has("untraced",({red})=>red.most===0)?" If only wall time is s\
lower, the pass column applies.":""}${faster}`}function timesText(count4){return`${countText2(count4)} ${count4.most===1?
"time":"times"}`}function countText2({least,most:most3}){return most3===null?`${String(least)} or more`:least===most3?String(
least):`${String(least)} to ${String(most3)}`}function sumOf(counts2){return counts2.reduce((sum2,{least,most:most3})=>({
least:sum2.least+least,most:sum2.most===null||most3===null?null:sum2.most+most3}))}function timeLine({lastSeconds,out,timeLimit}){
return lastSeconds===null?`Time: unknown, because no earlier run in ${out} made the same captures of this command (time \
limit per capture: ${timeLimit}).`:`Time: about ${formatSeconds(lastSeconds)}, based on the last run in ${out} with the \
same captures.`}function untracedPairs({latency:latency2,metrics},sides){return latency2.pairs??(sides===2?3:metrics.length>0?1:0)}function areUntracedAsked({
latency:latency2,metrics}){return latency2.pairs!==null||metrics.length>0}function untracedConfig(config){let{workload,latency:latency2,
nsys}=config;return{...config,nsys:{...nsys,trace:["nvtx"],sample:"none",cpuctxsw:"none"},workload:latency2.command===null?
workload:withCommand(workload,latency2.command)}}function withCommand(workload,command){return workload.server.command===
null?{...workload,command,module:null}:{...workload,server:{...workload.server,client:command}}}function rangesToExplain(...comparisons){return[...Map.groupBy(comparisons.flatMap(rangesOf2),({name,domain})=>rangeText(
name,domain)).values()].flatMap(asked=>{let[first]=asked;if(first===void 0)return[];let names=pick=>[...new Set(asked.flatMap(
pick))],kernels={base:names(one=>one.kernels.base),head:names(one=>one.kernels.head)};return[{name:first.name,domain:first.
domain,kernels}]})}function rangesOf2({ranges,budgets}){let overBudget=new Set(budgets.flatMap(({range,state})=>state===
"broken"&&range!==null?[range]:[]));return ranges.flatMap(range=>{let kernels=range.kernels.filter(needsReason),isOpen2=isTold(
range.gpuBusyTime)||range.families.some(({time})=>isTold(time));if(!(kernels.length>0||isOpen2&&!hasOtherLaunches(range)||
overBudget.has(rangeText(range.name,range.domain))))return[];let names=pick=>[...new Set(kernels.flatMap(pick))],{name,domain}=range;
return[{name,domain,kernels:{base:names(({baseNames})=>baseNames),head:names(({headNames})=>headNames)}}]})}function needsReason({
time,match,launches}){if(match==="swapped")return!0;if(!isTold(time)||launches.base===0||launches.head===0||time.changeRatio===
null)return!1;let change=Math.log1p(time.changeRatio),ofLaunch=change-Math.log(launches.head/launches.base);return isMajority(
Math.abs(ofLaunch),Math.abs(change))}function isTold({state,mayBeSlower}){return state==="regressed"||state==="improved"||
mayBeSlower}function hasOtherLaunches({counts:counts2}){return counts2.some(({metric,state})=>metric==="launches"&&(state===
"regressed"||state==="improved"))}var otherWork="compare.verify doesn't confirm that head computes the same result as base.";function explaining(explainers2,of){
return{async explainEarly(measured3,comparison){let{profiles,failed:failure2,head}=measured3,{budget}=head.side.session;
budget.ended();let early=explainers2.filter(({isEarly})=>isEarly),known={profiles,comparison,reasons:[],failure:failure2};
return(await askAll(early,inquiryOf(of,measured3),known,budget)).reasons},async explain(measured3,reasons){let{profiles,
comparison,failed:failed3,head:side}=measured3,{session}=side.side;session.budget.ended();let inquiry=inquiryOf(of,measured3),
isOtherWork=comparison!==null&&hasWrongResult(comparison),status=unaskedStatus(inquiry)??(isOtherWork?withoutNcu("skippe\
d",otherWork):null);status!==null&&sayNotNeeded(session,status);let head=addFindings(status===null?profiles.head:{...profiles.
head,ncu:status}),begin={profiles:{...profiles,head},comparison:withReasons(comparison,reasons),reasons,failure:failed3},
known=await askAll(isOtherWork?[]:explainers2,inquiry,begin,session.budget);return{...known,profiles:{...known.profiles,
head:withWarnings(known.profiles.head,session)}}}}}async function askAll(explainers2,inquiry,given,budget){let known=given;
for(let{needs,cost,explain:explain2}of explainers2)needs(inquiry,known)&&(known=await explain2(inquiry,known,()=>mayBegin(
budget,cost)));return known}function inquiryOf(of,measured3){let{profiles,comparison,failed:failed3,head}=measured3,compared=[
comparison,of.judge.byReference(profiles.head)].flatMap(one=>one?.base==null?[]:[one]);return{...of,head,base:measuredBase(
measured3),asked:compared.length===0?null:rangesToExplain(...compared),failed:failed3}}function mayBegin(budget,cost){return"\
leg"in cost?budget.mayBegin(cost):budget.leftMs()>=cost.leastMs}import{join as join24}from"node:path";function wholeProgramOf({rounds:rounds2,ranges}){return{outside:rounds2[0]?.outside??{launches:0,kernelNs:0},ranges:ranges.
flatMap(({name,domain,rounds:[round]})=>{if(round===void 0)return[];let{instances,gpuBusyNs,wallNs,memcpyBytes}=round;return[
{name,domain,instances,gpuBusyNs,wallNs,lateNs:lateOf(round),copiedBytes:memcpyBytes}]})}}function lateOf({gpuBusyNs,spanNs,
gpuIdleNs,devices}){return spanNs===null||gpuIdleNs===null?null:Math.max(0,gpuBusyNs/Math.max(1,devices??1)-(spanNs-gpuIdleNs))}import{join as join23}from"node:path";import{join as join17}from"node:path";import{setTimeout as sleep3}from"node:timers/promises";import{connect}from"node:net";import{request}from"node:http";import{readFileSync}from"node:fs";var lookMs=2e3;async function isListening(listening){return listening.kind==="http"?answersGet(listening.url):accepts(listening.
port)}function answersGet(url2){return new Promise(resolve12=>{let asked=request(url2,{agent:!1,signal:AbortSignal.timeout(
lookMs)},answer=>{let status=answer.statusCode??0;answer.destroy(),resolve12(status>=200&&status<300)});asked.on("error",
()=>resolve12(!1)),asked.end()})}function accepts(port){return new Promise(resolve12=>{let socket=connect({host:"127.0.0\
.1",port}),done=accepted=>{socket.destroy(),resolve12(accepted)};socket.setTimeout(lookMs,()=>done(!1)),socket.once("con\
nect",()=>done(!0)),socket.once("error",()=>done(!1))})}function signalServer({process:process2,marker},name,signal){let tree=findTree(
{roots:[process2],marker,uid:null}),known=tree.filter(({pid})=>hasVariable(pid,name)),members=known.length>0?known:tree.
filter(({pid})=>!isProfiler(pid)),numbers=new Set(members.map(({pid})=>pid));return(signal==="SIGINT"?members:members.filter(
({parent})=>!numbers.has(parent))).filter(one=>signalProcess(one,signal)).length>0}function hasVariable(pid,name){return read(
`/proc/${pid}/environ`).split("\0").includes(`${serverVariable}=${name}`)}function isProfiler(pid){return/^(nsys.*|unshare|setpriv|QdstrmImporter)$/.
test(read(`/proc/${pid}/comm`).trim())||/^NSpid:.*\t1$/m.test(read(`/proc/${pid}/status`))}function read(path){try{return readFileSync(
path,"latin1")}catch{return""}}import{randomBytes as randomBytes3}from"node:crypto";import{join as join16}from"node:path";import{setTimeout as sleep2}from"node:timers/promises";var keptLines=40;async function startServer(side,start2,readyLine){let{session}=side,{folder,loadable}=start2,name=`llm-\
profile-${randomBytes3(8).toString("hex")}`;await session.directory.folder(folder);let command=serverCommand(side,name,loadable.
argv);await writeCommand(session,folder,command.argv);let startedAt=session.context.clock.now().toISOString(),running=runServer(
side,folder,command,readyLine);return{what:loadable.what,session:name,folder,over:running.over,lines:running.lines,ended:running.
ended,endedByItself:()=>running.ended()?.outcome==="exited",started:running.started,saidReady:running.saidReady,async end(){
await askToEnd(side,start2,name,running),await recordServer(side,start2,command,startedAt,await running.kill())}}}function serverCommand(side,name,server){
let{session,config}=side;return{tool:"nsys launch",argv:isolate(nsysLaunchArgv(config,session.tools.nsys,name,server),session.
isolation),cwd:side.program.workingDirectory,environment:side.program.environment,timeLimitMs:null}}function runServer({
session,config},folder,command,readyLine){let[force,over]=[new AbortController,new AbortController],lines2=[],[started,ended,
saidReady]=[null,null,!1],process2=session.runCapture({command,isolation:session.isolation,stop:AbortSignal.any([session.
context.stop,force.signal]),stdoutFile:session.directory.file(join16(folder,"stdout.txt")),stderrFile:session.directory.
file(join16(folder,"stderr.txt")),logLimitBytes:parseSizeBytes(config["log-limit"]),onLine:line=>{session.context.log.output(
line),readyLine!==null&&line.includes(readyLine)&&(saidReady=!0),lines2.push(line)>keptLines&&lines2.shift()},onStart:process3=>{
started=process3}}).then(result=>ended=result).finally(()=>over.abort());return process2.catch(()=>{}),{started:()=>started,
ended:()=>ended,over:over.signal,saidReady:()=>saidReady,lines:lines2,kill:async()=>(force.abort(),process2)}}async function askToEnd({
session,config},{label,loadable},name,running){let started=running.started();if(running.ended()!==null||started===null||
session.context.stop.aborted)return;let{"stop-limit":limit,"stop-signal":signal}=config.workload.server,either=AbortSignal.
any([running.over,session.context.stop]);signalServer(started,name,`SIG${signal}`),await sleep2(parseDurationMs(limit),void 0,
{signal:either}).catch(()=>{}),!either.aborted&&await session.warn(`${label}: the ${loadable.what} didn't end within ${String(
limit)} of ${signal} (workload.server.stop-limit), so we killed it.`)}async function recordServer({session},{label,folder,
attempt},command,startedAt,{outcome,exitCode,seconds}){await session.recorder.command({tool:command.tool,label,isStart:!0,
attempt,cwd:command.cwd,startedAt,seconds,exitCode,stdout:join16(folder,"stdout.txt"),stderr:join16(folder,"stderr.txt"),
argv:[...command.argv],environmentNames:Object.keys(command.environment).sort(),outcome:outcome==="exited"?"ok":outcome})}var lookEveryMs=200;async function withLoad(side,{label,folder},body){let{server}=side.config.workload,process2=await startUntilReady(
side,{label,folder},serverLoad(server));try{let running=loadedServer(side,label,process2);return server.client!==null&&await running.
client({key:server["warm-up"]===null?"workload.server.client":"workload.server.warm-up",command:server["warm-up"]??server.
client,label:`${label}, warm-up`,folder:join17(folder,"warm-up")}),await body(running)}finally{await process2.end()}}function serverLoad(server){
return{what:"server",argv:commandArgv(server.command??[]),ready:readiness(server),limit:server["ready-limit"]}}async function startUntilReady(side,place,load){
let title=`${place.label}: starting the ${load.what}`;return side.session.context.log.group(title,async()=>startInTurn(side,
place,load))}async function startInTurn(side,{label,folder},load){let{session,config}=side,{ready}=load;for(let attempt=1;;attempt+=
1){if("kind"in ready&&await isListening(ready))throw new CaptureError(taken(ready,label));let process2=await startServer(
side,{label,folder,attempt,loadable:load},"line"in ready?ready.line:null);try{return await untilReady(process2,load,side,
label),process2}catch(error){await process2.end();let known=matchFailure(process2.lines.join(`
`));if(!process2.endedByItself()||known?.transient!==!0||attempt>config.retries)throw error;await keepAttempt(session,folder,
`${folder}-attempt-${attempt}`),await session.warn(`${label}: ${known.what} Trying again (attempt ${attempt+1} of ${config.
retries+1}).`)}}}function readiness(server){let{"ready-http":http,"ready-port":port,"ready-line":line}=server;return line!==
null?{line}:http===null?{kind:"port",port:port??0}:{kind:"http",url:http.startsWith("/")?`http://127.0.0.1:${port??80}${http}`:
http}}async function untilReady(process2,load,side,label){let{ready}=load,limit=AbortSignal.timeout(parseDurationMs(load.
limit)),either=AbortSignal.any([limit,process2.over]);for(;;){if(process2.over.aborted)throw endedEarly(side,process2,label,
"before it was ready");if(await isReady(ready,process2))return;if(limit.aborted)throw new CaptureError(notReady(load,process2,
label));await sleep3(lookEveryMs,void 0,{signal:either}).catch(()=>{})}}async function isReady(ready,process2){return"fi\
le"in ready?exists(ready.file):"line"in ready?process2.saidReady():isListening(ready)}function loaded(side,label,process2){
let{session}=side,{isolation}=session,requireRunning=of=>{if(process2.over.aborted)throw endedEarly(side,process2,of,"du\
ring a capture")};return{side,session:process2.session,requireRunning,output:()=>process2.lines.join(`
`),async nsys(tool,argv,limitMs){requireRunning(label);let started=process2.started();if(started===null)throw new ToolError(
{what:`The ${process2.what} didn't report its process.`,where:label});let{workingDirectory:cwd,environment}=side.program;
return callTool({runTool:command=>session.tools.runTool({...command,marker:started.marker}),cwd,environment},tool,isolateBeside(
argv,isolation,started.inside(),cwd),limitMs)}}}function loadedServer(side,label,process2){let{session,config}=side,{isolation,
context}=session,running=loaded(side,label,process2),{requireRunning}=running;return{...running,async client({key,command:words,
label:of,folder}){requireRunning(of),await session.directory.folder(folder);let command={tool:key==="workload.server.cli\
ent"?"client":"warm-up",argv:isolate(commandArgv(words),isolation),cwd:side.program.workingDirectory,environment:side.program.
environment,timeLimitMs:parseDurationMs(config.workload["time-limit"])};await writeCommand(session,folder,command.argv);
let apart={...isolation,user:null},result=await runStreamed({...session,context:{...context,stop:AbortSignal.any([context.
stop,process2.over])}},{command,isolation:apart,title:of,label:of,isStart:!1,attempt:1,folder,successExitCodes:[0]}).catch(
error=>{throw error instanceof StoppedError?endedEarly(side,process2,of,"while its client ran"):error});if(result.outcome===
"exited"&&result.exitCode===0)return result;throw requireRunning(of),new CaptureError(clientFailed(result,key,of,folder,
config.workload["time-limit"]))}}}function clientFailed({outcome,exitCode,stdoutTail,stderrTail},key,label,folder,limit){
return{id:"client-failed",what:`The server's client ${outcome==="timed-out"?`didn't end within ${String(limit)} (workloa\
d.time-limit)`:`exited with code ${exitCode??"none"}`}, so this capture doesn't count.`,where:`${label} (${key})`,why:lastLines(
`${stdoutTail}
${stderrTail}`,/^$/),help:`The client's full output is in ${folder}/ in the run directory, and the server's output is in\
 load-\u2026/ next to that folder.`}}var loop="`for _ in llm_profile_action.rounds():`";function endedEarly({session:{context}},{
ended,lines:lines2,folder,what},label,when){if(context.stop.aborted)return stoppedBy(context.stop);let result=ended(),how=result===
null||result.outcome==="not-started"?"couldn't start":`ended ${when} (exit code ${result.exitCode??"none"})`,said=result?.
outcome==="not-started"?result.stderrTail:lines2.join(`
`);return what==="program"?new CaptureError({id:"program-ended",what:`The program ${how}.`,where:`${label} (workload.rou\
nds-per-load)`,why:lastLines(said,/^$/),help:`Put the work of a round in the loop ${loop}. The program must run this loo\
p exactly once, without leaving it early. The program's full output is in ${folder}/ in the run directory.`}):new CaptureError(
{id:"server-ended",what:`The server ${how}.`,where:`${label} (workload.server.command)`,why:lastLines(said,/^$/),help:`T\
ry the command without the profiler first. The server's full output is in ${folder}/ in the run directory.`})}function notReady({
ready,limit},{lines:lines2,folder},label){return"file"in ready?{id:"program-not-ready",what:`The program didn't start a \
round within ${String(limit)}.`,where:`${label} (workload.time-limit)`,why:lastLines(lines2.join(`
`),/^$/),help:`Put the work of a round in the loop ${loop}, and give the program enough time to load. The program's full\
 output is in ${folder}/ in the run directory.`}:{id:"server-not-ready",what:`The server wasn't ready within ${String(limit)}\
: ${awaited(ready)}.`,where:`${label} (workload.server.ready-limit)`,why:lastLines(lines2.join(`
`),/^$/),help:`Make sure workload.server.ready-\u2026 matches the server, and that the server has enough time to load. The se\
rver's full output is in ${folder}/ in the run directory.`}}function awaited(ready){return"line"in ready?`no line of its\
 output contained ${JSON.stringify(ready.line)}`:ready.kind==="http"?`GET ${ready.url} didn't return 2xx`:`nothing liste\
ned on port ${ready.port} of 127.0.0.1`}function taken(ready,label){return{id:"server-port-taken",what:`Before we starte\
d the server, another server was already listening at ${ready.kind==="http"?ready.url:`port ${ready.port}`}.`,where:`${label}\
 (workload.server.ready-${ready.kind})`,why:"We'd mistake the other server's responses for your server's responses.",help:"\
Stop the other server, or use another port for your server."}}import{mkdtemp as mkdtemp3,writeFile as writeFile2}from"node:fs/promises";import{join as join21}from"node:path";import{setTimeout as sleep4}from"node:timers/promises";import{join as join20}from"node:path";import{mkdtemp as mkdtemp2}from"node:fs/promises";import{basename as basename4,dirname as dirname3,join as join19}from"node:path";
import{setImmediate as nextTurn}from"node:timers/promises";function checkMetrics({failures},where2){if(failures===null)return null;let{kind,failed:failed3,asked,said}=failures,what=failed3===
0?`The program completed no ${kind}.`:`${counted(failed3,kind)}${asked===null?"":` of ${String(asked)}`} failed.`;return diagnostic(
{id:"metrics-client-failed",what,where:where2,why:`The metrics file reports this.${said===null?"":` The first error: ${plainText(
said.slice(0,300))}`}`,help:"Metrics from a partly failed load don't describe the whole load. Find the cause in the outp\
ut of the program or its server."})}var mostMetrics=1e4,measured=custom(value=>typeof value=="number"||typeof value=="string"&&/^-?(?:NaN|nan|Infinity|inf)$/.
test(value),"Invalid input: not a number");function isRecord(value){return typeof value=="object"&&value!==null&&!Array.
isArray(value)}var entriesAtOnce=1e3;function parseEntries(schema,entries2,at=[]){let parsed2=[],some=array(schema);for(let from=0;from<
entries2.length;from+=entriesAtOnce){let{data,error}=some.safeParse(entries2.slice(from,from+entriesAtOnce));if(error!==
void 0)throw new ZodError(error.issues.map(({path:[index,...rest],...issue})=>({...issue,path:[...at,from+Number(index),
...rest]})));for(let entry of data)parsed2.push(entry)}return parsed2}function elements(values){return values.flat()}function settingsTexts(records2,settings3){
let differing=settings3.filter(key=>new Set(records2.map(one=>settingOf(one,key))).size>1);return records2.map(record3=>differing.
length===0?"":` (${differing.map(key=>`${key} ${settingOf(record3,key)}`).join(", ")})`)}function settingOf(record3,key){
let value=record3[key]??"none",text2=typeof value=="string"?value:JSON.stringify(value);return key==="model_filename"?text2.
split(/[\\/]/).at(-1)??text2:text2}var entrySchema=object({name:coerce_exports.string(),value:union([number(),string()]).transform(Number),unit:coerce_exports.
string().nullish()}),smallerIsBetter=customFormat("customSmallerIsBetter","lower"),biggerIsBetter=customFormat("customBi\
ggerIsBetter","higher");function customFormat(format,better){return{format,recognizes:()=>!1,read:values=>({metrics:parseEntries(
entrySchema,elements(values)).map(({name,value,unit})=>({name,value,unit:unit??null,better}))})}}var runSchema=object({name:string(),run_name:string().optional(),run_type:_enum(["iteration","aggregate"]).optional(),aggregate_name:string().
optional(),error_occurred:boolean().optional(),error_message:string().optional(),skipped:boolean().optional(),real_time:measured.
optional(),time_unit:_enum(["ns","us","ms","s"]).optional(),items_per_second:measured.optional(),bytes_per_second:measured.
optional()}),fileSchema=object({benchmarks:array(unknown())}),googleBenchmark={format:"google-benchmark",recognizes:([file])=>isRecord(
file)&&"context"in file&&"benchmarks"in file,read:values=>readRuns(array(fileSchema).parse(values).flatMap(({benchmarks},index)=>parseEntries(
runSchema,benchmarks,[index,"benchmarks"])))};function readRuns(runs){let byName=Map.groupBy(runs.filter(({error_occurred,
skipped})=>error_occurred!==!0&&skipped!==!0),({name,run_name})=>run_name??name),failed3=runs.filter(({error_occurred})=>error_occurred===
!0),names=new Set(runs.map(({name,run_name})=>run_name??name)),failures={kind:"benchmark",failed:new Set(failed3.map(({name,
run_name})=>run_name??name)).size,asked:names.size,said:failed3.find(({error_message})=>error_message!==void 0)?.error_message??
null};return{metrics:[...byName].flatMap(([name,its])=>metricsOf(name,its)),failures:failed3.length===0?null:failures}}function metricsOf(name,runs){
let middle=runs.filter(({aggregate_name})=>aggregate_name==="median"),of=middle.length>0?middle:runs.filter(({run_type})=>run_type!==
"aggregate"),timeUnit=of.find(({time_unit})=>time_unit!==void 0)?.time_unit??"ns";return[{key:"real_time",as:name,unit:timeUnit,
better:"lower"},{key:"items_per_second",as:`${name} items_per_second`,unit:"items/s",better:"higher"},{key:"bytes_per_se\
cond",as:`${name} bytes_per_second`,unit:"B/s",better:"higher"}].flatMap(({key,as,unit,better})=>middleOf(of.flatMap(run2=>run2[key]??
[])).map(value=>({name:as,value,unit,better})))}function middleOf(values){let numbers=values.filter(value=>typeof value==
"number"),none=values.find(value=>typeof value=="string");return none!==void 0?[none]:numbers.length===0?[]:[median(numbers)]}var noNumber=/(?:NaN|nan|Infinity|inf)\b/y,mostLists=2e5,mostKeys=1e6,mostElements=5e6,mostNoNumbers=1e5,deepest=100;function readJson(given,mostLines){
let scanned=scan(given);if("why"in scanned)return scanned.why;let{text:text2}=scanned,whole=parse2(text2);if(typeof whole!=
"string")return[whole.value];let values=[];for(let from=0;from<text2.length&&values.length<=mostLines;){let newLine=text2.
indexOf(`
`,from),end=newLine===-1?text2.length:newLine,line=text2.slice(from,end);if(from=end+1,line.trim()==="")continue;let one=parse2(
line);if(typeof one=="string")return values.length===0?whole:`Line ${String(values.length+1)}: ${one}`;values.push(one.value)}
return values.length===0?whole:values}function parse2(text2){try{return{value:JSON.parse(text2)}}catch(error){return`It \
isn't valid JSON: ${errorMessage(error)}`}}function scan(text2){let mended=[],done=0,noNumbers=0,lists=0,keys=0,elements2=0,
depth=0;for(let at=0;at<text2.length;at+=1)switch(text2[at]){case'"':at=endOfString(text2,at);break;case"[":case"{":if((lists+=
1)>mostLists)return{why:`It has more than ${counted(mostLists,"list or object","lists and objects")}.`};if((depth+=1)>deepest)
return{why:`It's nested more than ${counted(deepest,"level")} deep.`};break;case"]":case"}":depth-=1;break;case":":if((keys+=
1)>mostKeys)return{why:`It has more than ${counted(mostKeys,"key")}.`};break;case",":if((elements2+=1)>mostElements)return{
why:`It has more than ${counted(mostElements,"value")}.`};break;case"N":case"n":case"I":case"i":{if(noNumber.lastIndex=at,
!noNumber.test(text2))break;if((noNumbers+=1)>mostNoNumbers)return{why:`It has more than ${counted(mostNoNumbers,"value")}\
 that aren't finite numbers.`};let from=text2[at-1]==="-"?at-1:at;mended.push(text2.slice(done,from),`"${text2.slice(from,
noNumber.lastIndex)}"`),done=noNumber.lastIndex,at=done-1;break}default:}return{text:done===0?text2:mended.join("")+text2.
slice(done)}}function endOfString(text2,start2){let at=start2+1;for(;at<text2.length&&text2[at]!=='"'&&text2[at]!==`
`;)at+=text2[at]==="\\"?2:1;return at}var count2=number().int().nonnegative(),entrySchema2=looseObject({n_prompt:count2,n_gen:count2,n_depth:count2.optional(),
avg_ts:measured}),settings=["backends","gpu_info","model_filename","model_type","n_batch","n_ubatch","n_threads","cpu_ma\
sk","cpu_strict","poll","type_k","type_v","n_gpu_layers","n_cpu_moe","split_mode","main_gpu","no_kv_offload","flash_attn",
"devices","tensor_split","tensor_buft_overrides","load_mode","lazy_mode","use_mmap","use_direct_io","embeddings","no_op_\
offload","no_host","repack","fit_target","fit_min_ctx"],llamaBench={format:"llama-bench",recognizes:values=>{let[first]=elements(
values);return isRecord(first)&&"n_prompt"in first&&"n_gen"in first&&"avg_ts"in first},read:values=>{let entries2=parseEntries(
entrySchema2,elements(values)),suffixes=new Map;for(let alike of Map.groupBy(entries2,testName).values())for(let[index,suffix]of settingsTexts(
alike,settings).entries()){let entry=alike[index];entry!==void 0&&suffixes.set(entry,suffix)}return{metrics:entries2.map(
entry=>({name:`${testName(entry)}${suffixes.get(entry)??""}`,value:entry.avg_ts,unit:"tok/s",better:"higher"}))}}};function testName({
n_prompt,n_gen,n_depth=0}){return`${[...n_prompt>0?[`pp${String(n_prompt)}`]:[],...n_gen>0?[`tg${String(n_gen)}`]:[]].join(
"+")}${n_depth>0?` @ d${String(n_depth)}`:""}`}var entrySchema3=object({name:string(),value:measured,unit:string().nullish(),better:_enum(["lower","higher"]).nullish()}),
ownJson={format:"json",recognizes:values=>{let[first]=entries(values);return isRecord(first)&&"name"in first&&"value"in first},
read:values=>({metrics:parseEntries(entrySchema3,entries(values)).map(({name,value,unit,better})=>({name,value,unit:unit??
null,better:better??null}))})};function entries(values){return elements(values.map(value=>isRecord(value)&&Array.isArray(
value.metrics)?value.metrics:value))}var fileSchema2=object({benchmarks:array(unknown())}),benchmarkSchema=object({fullname:string(),stats:object({median:measured})}),
pytestBenchmark={format:"pytest-benchmark",recognizes:([file])=>isRecord(file)&&"machine_info"in file&&"benchmarks"in file,
read:values=>({metrics:array(fileSchema2).parse(values).flatMap(({benchmarks},index)=>parseEntries(benchmarkSchema,benchmarks,
[index,"benchmarks"])).map(({fullname,stats})=>({name:fullname,value:stats.median,unit:"s",better:"lower"}))})};var recordSchema=looseObject({completed:number().int().nonnegative(),failed:number().int().nonnegative().optional(),probe_failed:number().
int().nonnegative().optional(),num_prompts:number().int().nonnegative().optional(),errors:array(string().nullable()).optional()}),
latency=/^(?:probe_)?(?:mean|median|p\d{1,3}(?:\.\d{1,6})?)_[a-z0-9_]+_ms$/,throughput={unit:"tok/s",better:"higher"},amount={
better:null},plain={request_throughput:{unit:"req/s",better:"higher"},request_goodput:{unit:"req/s",better:"higher"},input_sequence_throughput:{
unit:"inputs/s",better:"higher"},output_throughput:throughput,input_throughput:throughput,total_token_throughput:throughput,
total_throughput:throughput,accept_length:{unit:"tok",better:"higher"},spec_decode_acceptance_length:{unit:"tok",better:"\
higher"},spec_decode_acceptance_rate:{unit:"%",better:"higher"},duration:{unit:"s",better:null},completed:amount,total_input_tokens:amount,
total_output_tokens:amount},settings2=["tag","label","backend","model_id","dataset_name","num_prompts","request_rate","b\
urstiness","max_concurrency","sharegpt_output_len","random_input_len","random_output_len","random_range_ratio"];function servingFormat(format,marks){
return{format,recognizes:values=>{let[first]=elements(values);return isRecord(first)&&"completed"in first&&marks.some(key=>key in
first)},read:values=>{let records2=parseEntries(recordSchema,elements(values)),suffixes=settingsTexts(records2,settings2),
metrics=[];for(let[index,record3]of records2.entries()){for(let metric of metricsOf2(record3,suffixes[index]??""))metrics.
push(metric);if(metrics.length>mostMetrics)break}return{metrics,failures:failuresOf(records2)}}}}var sglang=servingFormat(
"sglang",["median_e2e_latency_ms","total_output_tokens_retokenized"]),vllm=servingFormat("vllm",["endpoint_type","reques\
t_throughput"]);function metricsOf2(record3,suffix){let latencies=Object.keys(record3).filter(key=>latency.test(key)),others=Object.
keys(plain).filter(key=>key in record3);return[...latencies,...others].flatMap(key=>{if(record3[key]===null)return[];let{
unit=null,better}=plain[key]??{unit:"ms",better:"lower"},{data:value,error}=measured.safeParse(record3[key]);if(error!==
void 0)throw new ZodError(error.issues.map(issue=>({...issue,path:[key]})));return[{name:`${key}${suffix}`,value,unit,better}]})}
function failuresOf(records2){let failed3=records2.reduce((sum2,record3)=>sum2+failedOf(record3),0),none=records2.every(
({completed})=>completed===0);if(failed3===0&&!none)return null;let asked=records2.reduce((sum2,record3)=>sum2+record3.completed+
failedOf(record3),0),said=records2.flatMap(({errors})=>errors??[]).find(error=>error!==null&&error.trim()!=="");return{kind:"\
request",failed:failed3,asked:asked===0?null:asked,said:said??null}}function failedOf({completed,failed:failed3,probe_failed,
num_prompts,errors}){let said=(errors??[]).filter(error=>error!==null&&error.trim()!=="").length,missing2=Math.max(0,(num_prompts??
0)-completed);return(failed3??(errors===void 0?missing2:said))+(probe_failed??0)}var jsonFormats=[pytestBenchmark,googleBenchmark,sglang,vllm,llamaBench,ownJson,smallerIsBetter,biggerIsBetter],longestCsv=8*
2**20,longestCsvRow=64*2**10,mostColumns=1e3,longestName2=500,longestUnit=40,namedProblems=3;function readMetrics(text2,file,format){
let values=format==="csv"?null:readJson(text2.replace(/^\ufeff/,""),mostMetrics);if(typeof values=="string"&&(format!==null||
/^\ufeff?\s*[[{]/.test(text2)))throw unreadable(file,plainText(values),format);if(values===null||typeof values=="string")
return checked({metrics:readCsv(text2,file)},file,"csv");let reader=jsonFormats.find(one=>format===null?one.recognizes(values):
one.format===format);if(reader===void 0)throw unreadable(file,"It's JSON, but in an unknown format.",null);if(elements(values).
length>mostMetrics)throw tooMany(file,elements(values).length);try{return checked(reader.read(values),file,reader.format)}catch(error){
throw error instanceof ZodError?unreadable(file,problemsText(error),reader.format):error}}function readCsv(text2,file){if(text2.
length>longestCsv)throw unreadable(file,`It has ${counted(text2.length,"character")}; the limit for CSV is ${countText(longestCsv)}\
.`,"csv");let records2;try{records2=parse(text2,{bom:!0,skipEmptyLines:!0,trim:!0,to:mostMetrics+1,maxRecordSize:longestCsvRow,
columns:names=>{if(names.length>mostColumns)throw new Error(`It has ${counted(names.length,"column")}; the limit is ${countText(
mostColumns)}.`);return names.map(name=>csvColumns.has(name)?name:!1)}})}catch(error){throw unreadable(file,plainText(errorMessage(
error)),"csv")}let rows=array(csvRowSchema).safeParse(records2);if(rows.success&&rows.data.length>0)return rows.data;let why=rows.
success?"It has no rows.":problemsText(rows.error);throw unreadable(file,why,"csv")}var csvFields=object({name:string(),
value:string().regex(/^(?:[+-]?[\d.]+(?:e[+-]?\d+)?|[+-]?(?:nan|inf|infinity))$/i,"Invalid input: not a number"),unit:string().
optional(),better:_enum(["lower","higher",""]).optional()}),csvColumns=new Set(Object.keys(csvFields.shape)),csvRowSchema=csvFields.
transform(({name,value,unit="",better=""})=>({name,value:Number.isNaN(Number(value))?value:Number(value),unit:unit===""?
null:unit,better:better===""?null:better}));function checked({metrics,failures=null},file,format){if(metrics.length>mostMetrics)
throw tooMany(file,metrics.length);if(failures!==null)return{format,metrics:[],failures};let problems=[],names=new Set,good=metrics.
flatMap(({name,value,unit,better})=>{let called=JSON.stringify(plainText(name.slice(0,80)));return name.trim()===""?problems.
push("A metric has an empty name."):name.length>longestName2?problems.push(`The name ${called}\u2026 has ${counted(name.
length,"character")}; the limit is ${countText(longestName2)}.`):unit!==null&&unit.length>longestUnit?problems.push(`The\
 unit of ${called} has ${counted(unit.length,"character")}; the limit is ${countText(longestUnit)}.`):names.has(name)?problems.
push(`${called} occurs more than once. Each process must report one value per metric, such as the median of its steps.`):
(typeof value=="string"||!Number.isFinite(value))&&problems.push(`The value of ${called} is ${String(value)}, which isn'\
t a measurement.`),names.add(name),typeof value=="number"?[{name,value,unit,better,source:file}]:[]});if(problems.length>
0)throw unreadable(file,listed(problems),format);if(good.length===0)throw unreadable(file,"It has no metrics.",format);return{
format,metrics:good,failures}}function problemsText(error){return listed(error.issues.map(({path,message})=>`${message},\
 at ${plainText(toDotPath(path))}`))}function listed(problems){let rest=problems.length-namedProblems;return[...problems.
slice(0,namedProblems),...rest>0?[`and ${String(rest)} more`]:[]].join(`
`)}function tooMany(file,count4){return unreadable(file,`It has at least ${counted(count4,"metric")}; the limit is ${countText(
mostMetrics)}.`,null)}function unreadable(file,why,format){return new ParseError({id:"metrics-unreadable",what:`Can't re\
ad the metrics file${format===null?"":` as ${format}`}.`,where:file,why,help:`Write JSON, JSON lines, or CSV with name, \
value, unit, and better (lower or higher), or set the format in \`metrics\`: {file: \u2026, format: \u2026}. Formats: ${metricFormats.
join(", ")}. See docs/metrics.md for an example of each.`})}import{createHash as createHash2}from"node:crypto";import{constants as constants4}from"node:fs";import{lstat as lstat2,open as open2,
opendir,realpath as realpath2}from"node:fs/promises";import{dirname as dirname2,basename as basename3,isAbsolute as isAbsolute2,
join as join18,normalize as normalize2}from"node:path";var largestMetricFile=64*2**20,mostFiles=100,mostBytes=2*largestMetricFile,mostNames=1e5;async function watchMetrics(folder,pattern){
let before2=new Map,bytes=0;for(let name of await namesOf2(folder,pattern)){let path=join18(folder,name),stats=await lstat2(
path,{bigint:!0}),size=Number(stats.size),isRead=stats.isFile()&&size<=Math.min(largestMetricFile,mostBytes-bytes);isRead&&
(bytes+=size),before2.set(name,{stats,hash:isRead?await hashOf(path,stats):null})}return{written:async()=>readWritten(folder,
pattern,before2)}}async function readWritten(folder,pattern,before2){let names=await namesOf2(folder,pattern),written=[],
refused=[],bytes=0;for(let name of names){let found2=await readFresh(folder,name,before2.get(name)??null,mostBytes-bytes);
typeof found2=="string"?refused.push(`${plainText(name)}: ${found2}`):found2!==null&&(bytes+=found2.bytes,written.push(found2.
file))}if(refused.length>0)throw refusal(folder,pattern,refused);if(written.length>0)return written;throw names.length>0?
stale(folder,pattern,names):await missing(folder,pattern)}async function namesOf2(folder,pattern){let place=dirname2(normalize2(
pattern)),wanted=basename3(pattern);if(isAbsolute2(pattern)||!await staysWithin(folder,place))throw refusal(folder,pattern,
[`${plainText(place)} is outside the working directory.`]);let found2=[],seen=0;try{for await(let{name}of await opendir(
join18(folder,place))){if((seen+=1)>mostNames)throw refusal(folder,pattern,[`The folder has more than ${mostNames} entri\
es.`]);if(!(name!==wanted&&!matchesGlob(wanted,name))&&found2.push(join18(place,name))>mostFiles)throw refusal(folder,pattern,
[`The pattern matches more than ${mostFiles} files.`])}}catch(error){if(["ENOENT","ENOTDIR"].includes(errorCode(error)))
return[];throw error}return found2.sort()}async function staysWithin(folder,place){try{return isWithin(await realpath2(join18(
folder,place)),await realpath2(folder))}catch(error){if(errorCode(error)==="ENOENT")return isWithin(join18(folder,place),
folder);throw error}}async function readFresh(folder,name,before2,left2){let path=join18(folder,name),seen=await lstat2(
path);if(!seen.isFile())return`It's ${kindOf(seen)}.`;try{var _stack=[];try{let file=__using(_stack,await open2(path,constants4.
O_RDONLY|constants4.O_NOFOLLOW|constants4.O_NONBLOCK),!0);let stats=await file.stat({bigint:!0});if(!stats.isFile())return"\
The path isn't a regular file.";if(stats.nlink!==1n)return"The file has another hard link.";if(before2!==null&&isSame2(before2.
stats,stats))return null;if(stats.size>largestMetricFile)return`The file is ${sizeText(Number(stats.size))}; the limit i\
s ${sizeText(largestMetricFile)}.`;if(stats.size>left2)return`Together, the files exceed the limit of ${sizeText(mostBytes)}\
.`;let buffer=Buffer.alloc(Number(stats.size));let{bytesRead}=await file.read({buffer,position:0});if(bytesRead<buffer.length)
return"The file changed while we read it.";let text2=buffer.toString("utf8");return{file:{name,text:text2,added:addedTo(
before2,buffer)},bytes:buffer.length}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,
_hasError);_promise&&await _promise}}catch(error){if(errorCode(error)==="ELOOP")return"It's a symbolic link.";if(errorCode(
error)==="EACCES")return"Permission denied.";throw error}}function isSame2(before2,now){return before2.ino===now.ino&&before2.
size===now.size&&before2.ctimeNs===now.ctimeNs}function addedTo(before2,content){let size=before2===null?0:Number(before2.
stats.size);if(before2===null||before2.hash===null||size===0||size>=content.length)return null;let newLine=10;return content[size-
1]!==newLine&&content[size]!==newLine?null:hash(content.subarray(0,size))===before2.hash?content.toString("utf8",size):null}
async function hashOf(path,{size}){try{var _stack=[];try{let file=__using(_stack,await open2(path,constants4.O_RDONLY|constants4.
O_NOFOLLOW|constants4.O_NONBLOCK),!0);let{buffer,bytesRead}=await file.read({buffer:Buffer.alloc(Number(size)),position:0});
return hash(buffer.subarray(0,bytesRead))}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,
_hasError);_promise&&await _promise}}catch(error){if(["ELOOP","EACCES","ENOENT"].includes(errorCode(error)))return null;
throw error}}function hash(content){return createHash2("sha256").update(content).digest("hex")}function stale(folder,pattern,names){
return new CaptureError({id:"metrics-stale",what:"This run didn't write the metrics file.",where:`${plainText(pattern)} \
in ${folder}`,why:`The program didn't change ${listText(names.map(plainText),5)}, so the numbers are from another run.`,
help:"Make the program write the file in each run, to the path in `metrics`."})}async function missing(folder,pattern){let place=join18(
folder,dirname2(pattern)),there=[];try{for await(let{name}of await opendir(place)){if(there.length>=1e3)break;/\.(?:json|jsonl|csv)$/.
test(name)&&there.push(name)}}catch(error){if(!["ENOENT","ENOTDIR"].includes(errorCode(error)))throw error}let near=nearest(
basename3(pattern),there);return new CaptureError({id:"metrics-missing",what:"The program didn't write a metrics file.",
where:`${plainText(pattern)} in ${folder}`,why:`After the run, no file matched the path or glob.${near===null?"":` Did y\
ou mean ${plainText(near)}?`}`,help:"Paths in `metrics` are relative to workload.working-directory. Check that the progr\
am also writes the file there when it runs without a profiler. If the file's name contains a date or a process ID, use a\
 glob."})}function refusal(folder,pattern,refused){return new CaptureError({id:"metrics-refused",what:"Can't trust the m\
etrics file.",where:`${plainText(pattern)} in ${folder}`,why:refused.slice(0,10).join(`
`),help:"Write metrics to regular files inside the working directory, up to 64 MiB per file and 128 MiB for all files th\
at match a glob."})}async function offerMetricsFile(side){let{program,session}=side,folder=await mkdtemp2(join19(program.temporary.tmp,"metr\
ics-"));await shareWithIsolatedUser(folder,session.isolation);let environment={...program.environment,[metricsVariable]:join19(
folder,"metrics.json")};return{...side,program:{...program,environment}}}async function watchProgramMetrics(side,label){
let watched=await watchFiles(side);return async()=>{let metrics=new Map;for(let{file,format,files}of watched)for(let written of await files.
written()){let read2=await readInTurn(side,written,format);requireSuccess(read2,written,label);for(let metric of read2.metrics){
if(metrics.has(metric.name))throw named(metric,written.name,label);metrics.set(metric.name,{...metric,source:file})}}return[
...metrics.values()]}}async function watchProgramFailures(side,label){let watched=await watchFiles(side);return async()=>{
for(let{format,files}of watched)for(let written of await orElse([],async()=>files.written())){let read2=await orElse(null,
async()=>readInTurn(side,written,format));read2!==null&&requireSuccess(read2,written,label)}}}async function readInTurn({
session},written,format){return await nextTurn(),refuseWhenStopped(session.context.stop),readMetrics(textOf3(written),written.
name,format)}async function orElse(other,read2){try{return await read2()}catch(error){if(error instanceof CaptureError||
error instanceof ParseError)return other;throw error}}async function watchFiles({config,program}){let wanted=config.metrics.
map(entry=>typeof entry=="string"?{file:entry}:entry),named3=await Promise.all(wanted.map(async({file,format=null})=>({file,
format,files:await watchMetrics(program.workingDirectory,file)}))),offered=program.environment[metricsVariable];if(offered===
void 0)return named3;let watched=await watchMetrics(dirname3(offered),basename4(offered));return[...named3,{file:metricsVariable,
format:"json",files:{written:async()=>ifAny(watched)}}]}async function ifAny(files){try{return await files.written()}catch(error){
if(error instanceof CaptureError&&error.id==="metrics-missing")return[];throw error}}function requireSuccess(read2,{name},label){
let failure2=checkMetrics(read2,`${label}, ${plainText(name)}`);if(failure2!==null)throw new CaptureError(failure2)}function textOf3({
text:text2,added:added2}){return added2?.trimStart().startsWith("{")===!0?added2:text2}function named({name},file,label){
return new CaptureError({id:"metrics-unreadable",what:`Two metrics files contain ${JSON.stringify(plainText(name))}.`,where:`${label}\
, ${plainText(file)}`,help:"Use different names for the metrics, or list fewer files in `metrics`."})}var startLimitMs=12e4;async function captureServer(server,plan,round){let{side}=server,label=sideLabel(side,`round ${round}\
, ${plan.label}`),requireSuccess3=await watchProgramFailures(side,label),attempted=await captureClient(server,{label,folder:join20(
side.name,`round-${round}`,plan.directory),gate:plan.gate,watched:!0});return await recordCapture(side,plan,round,attempted.
value),attempted.failure===null&&await requireSuccess3(),attempted}async function captureClient(server,place){return captureLoaded(
server,place,async()=>server.client({key:"workload.server.client",command:server.side.config.workload.server.client??[],
label:place.label,folder:join20(place.folder,"client")}))}async function captureLoaded(server,{label,folder:place,gate,watched},work){
var _stack=[];try{let{session,config}=server.side;let relativeFolder=join20(place,"nsys");let folder=await session.directory.
folder(relativeFolder);let output=await outputFolder(session,folder);server.requireRunning(label);let names={output:join20(
output,"report"),session:server.session};requireSuccess2(await server.nsys("nsys start",nsysStartArgv(config,session.tools.
nsys,names),startLimitMs),"start",label);let watch=__using(_stack,watched?watchBeside(session,folder):null,!0);let{seconds}=await work();
let gpuSamples=watch===null?null:await watch.samples();let stopLimitMs=nsysLimitMs({captureSeconds:seconds});let stopped=await server.
nsys("nsys stop",nsysStopArgv(session.tools.nsys,server.session),stopLimitMs);for(let[name,text2]of[["stdout.txt",stopped.
stdout],["stderr.txt",stopped.stderr]])await session.directory.write(join20(relativeFolder,name),text2);server.requireRunning(
label);if(stopped.timedOut)throw nsysHung("nsys stop",stopLimitMs,label);requireSuccess2(stopped,"stop",label);await takeOver(
session,{tool:"nsys profile",label},output,folder);let{reports,raw,imports}=await importRaw(session,{label,folder,captureSeconds:seconds});
let end={kind:"known",outcome:"exited",exitCode:0,seconds,allowed:[0],timeLimitSeconds:null};let said=`${stopped.stdout}\

${stopped.stderr}`;let evidence={label,gate,end,output:said,reports,rawLeft:raw,imports};return{value:{label,folder,relativeFolder,
end,output:`${server.output()}
${said}`,reports,gpuSamples},failure:checkProcess(evidence)}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}}var failed={start:{id:"nsys-start-failed"},stop:{id:"nsys-stop-failed"}};
function requireSuccess2({exitCode,timedOut,stdout,stderr},what,label){if(!(exitCode===0&&!timedOut))throw new CaptureError(
{...failed[what],what:`nsys ${what} ${timedOut?"didn't end in time":`exited with code ${exitCode}`}, so we have no captu\
re.`,where:label,why:lastLines(`${stdout}
${stderr}`,/^$/),help:"Check nsys.extra-arguments: a common cause is an option that this nsys doesn't accept."})}var lookEveryMs2=20;async function withProgram(given,place,body){let{program,session}=given,folder=await mkdtemp3(join21(
program.temporary.tmp,"rounds-"));await shareWithIsolatedUser(folder,session.isolation);let environment={...program.environment,
[roundsVariable]:folder},side={...given,program:{...program,environment}},{workload}=side.config,process2=await startUntilReady(
side,place,{what:"program",argv:workloadArgv(workload,join21(folder,"hydra")),ready:{file:join21(folder,"ready-0")},limit:workload["\
time-limit"]});try{let running=loaded(side,place.label,process2),done=0;await body({...running,nextRound:async label=>{let{
clock}=session.context,startMs=clock.monotonicMs();done+=1,await tell(folder,`go-${done}`,label);let inTime=await within2(
workload["time-limit"],process2,async()=>exists(join21(folder,`ready-${done}`)));if(running.requireRunning(label),!inTime)
throw tooLong(process2,label,"A round of the program",workload["time-limit"]);return{seconds:(clock.monotonicMs()-startMs)/
1e3}}}),await tell(folder,"end",place.label),await requireEnd(side,process2,place.label)}finally{await process2.end()}}async function captureTurn(program,plan,round){
let{side}=program,label=sideLabel(side,`round ${round}, ${plan.label}`),folder=join21(side.name,`round-${round}`,plan.directory),
attempted=await captureLoaded(program,{label,folder,gate:plan.gate,watched:!0},async()=>program.nextRound(label));return await recordCapture(
side,plan,round,attempted.value),attempted}async function tell(folder,name,label){await writeFile2(join21(folder,name),"",
{flag:"wx"}).catch(error=>{throw new CaptureError({id:"program-not-told",what:"We couldn't tell the program to continue.",
where:label,why:errorMessage(error),help:`Make sure that only llm-profile creates ${name} in the folder that ${roundsVariable}\
 names.`,cause:error})})}async function requireEnd({config:{workload},session},process2,label){let hasEnded=await within2(
workload["time-limit"],process2,async()=>Promise.resolve(!1));refuseWhenStopped(session.context.stop);let result=process2.
ended();if(result===null||!hasEnded)throw tooLong(process2,label,"After its last round, the program",workload["time-limi\
t"]);if(!(result.outcome==="exited"&&result.exitCode===0))throw new CaptureError({id:"workload-failed",what:`The program\
 exited with code ${result.exitCode??"none"} after its last round.`,where:label,why:lastLines(process2.lines.join(`
`),/^$/),help:`Try the command without the profiler first. The program's full output is in ${process2.folder}/ in the ru\
n directory.`})}async function within2(limit,{over},hasCome){let timeout=AbortSignal.timeout(parseDurationMs(limit)),either=AbortSignal.
any([timeout,over]);for(;!await hasCome();){if(over.aborted)return!0;if(timeout.aborted)return!1;await sleep4(lookEveryMs2,
void 0,{signal:either}).catch(()=>{})}return!0}function tooLong({lines:lines2,folder},label,what,limit){return new CaptureError(
{id:"time-limit",what:`${what} took longer than ${String(limit)}.`,where:`${label} (workload.time-limit)`,why:lastLines(
lines2.join(`
`),/^$/),help:`Raise workload.time-limit, or find out what the program is waiting for. The program's full output is in ${folder}\
/ in the run directory.`})}import{randomUUID}from"node:crypto";var inductor=[{folder:["inductor","cache"],files:[{name:/^[0-9a-f]{8,128}$/,content:"json"}]},{folder:["inductor","*"],files:[
{name:/^[0-9a-z]{8,128}\.kernel_perf$/,content:"numbers"},{name:/^[0-9a-z]{8,128}\.best_config$/,content:"json"}]}],triton={
folder:["triton","*"],files:[{name:/^\w{1,150}\.autotune\.json$/,content:"json"}]},xlaFolder=["jax","xla_gpu_per_fusion_\
autotune_cache_dir"],xla=[{folder:[...xlaFolder,"*"],files:[{name:/^[0-9a-f]{32}\.pb$/,content:"any"}]},{folder:xlaFolder,
files:[{name:/^[\w-]{43}=?\.textproto$/,content:"any"}]}],choicePlaces=[...inductor,triton,...xla],mostChoices={files:1e4,
fileBytes:4*2**20,bytes:16*2**20};function findOwnChoices(base,head){let added2=[...head.choices.keys()].filter(path=>isConfiguration(
path)&&!base.choices.has(path)),changedKernels=new Set(added2.filter(path=>path.endsWith(".autotune.json")).map(fileName)),
sources=Map.groupBy(base.sources,folderOf),isUnused2=path=>{let beside=sources.get(folderOf(path))??[];return beside.length>
0&&!beside.some(source=>head.sources.has(source))};return{base:[...base.choices.keys()].filter(isConfiguration).filter(path=>path.
endsWith(".best_config")?head.choices.has(path)&&isUnused2(path):changedKernels.has(fileName(path))),head:added2}}function isConfiguration(path){
return path.endsWith(".best_config")||path.endsWith(".autotune.json")}function folderOf(path){return path.slice(0,path.lastIndexOf(
"/"))}function fileName(path){return path.slice(path.lastIndexOf("/")+1)}import{constants as constants5}from"node:fs";import{mkdir as mkdir4,open as open3,opendir as opendir2,unlink}from"node:fs/promises";
import{basename as basename5,dirname as dirname4,join as join22}from"node:path";var mostEntries=2e5;async function readChoices(folder){let choices=new Map,sources=new Set,left2={entries:mostEntries,bytes:mostChoices.
bytes},refused=0,readPlace=async(handle,path,place)=>{for(let name of await listNames(handle,left2)){name.endsWith(".py")&&
sources.add(join22(path,name));let file=place.files.find(one=>one.name.test(name));if(file===void 0)continue;let content=await readChoice(
inside(handle,name),file);if(content===null?refused+=1:choices.set(join22(path,name),content),left2.bytes-=content?.length??
0,choices.size>mostChoices.files||left2.bytes<0)throw new TooMany}};try{for(let place of choicePlaces)await withFolders(
folder,place.folder,left2,async(handle,path)=>readPlace(handle,path,place))}catch(error){if(!(error instanceof TooMany))
throw error;return{choices:new Map,sources,refused:choices.size+refused}}return{choices,sources,refused}}var TooMany=class extends Error{};
function inside(handle,name){return join22(`/proc/self/fd/${handle.fd}`,name)}async function openFolder(path){let flags=constants5.
O_RDONLY|constants5.O_DIRECTORY|constants5.O_NOFOLLOW;return open3(path,flags).catch(error=>{if(["ENOENT","ENOTDIR","ELO\
OP"].includes(errorCode(error)))return null;throw error})}async function withFolders(root,pattern,left2,use){let enter=async(place,path,[
part,...rest])=>{var _stack=[];try{let handle=__using(_stack,await openFolder(place),!0);if(handle===null)return;if(part===
void 0){await use(handle,path);return}for(let name of part==="*"?await listNames(handle,left2):[part])await enter(inside(
handle,name),join22(path,name),rest)}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,
_hasError);_promise&&await _promise}};await enter(root,"",pattern)}async function listNames(handle,left2){let names=[];for await(let{
name}of await opendir2(inside(handle,".")))if(names.push(name),left2.entries-=1,left2.entries<0)throw new TooMany;return names.
sort()}async function readChoice(path,{content:kind}){let content=await readSmallFile(path,mostChoices.fileBytes);return content===
null||!hasContent[kind](content.toString("utf8"))?null:content}var hasContent={json:text2=>jsonOrNull(text2.replaceAll(/(?<=[:[, ])(?:-?Infinity|NaN)\b/g,
"0"))!==null,numbers:text2=>/^(?:(?:[\d.e+-]{1,32}|inf|nan)\s*){1,2}$/.test(text2),any:()=>!0};async function readSmallFile(path,most3){
var _stack=[];try{let flags=constants5.O_RDONLY|constants5.O_NOFOLLOW|constants5.O_NONBLOCK;let file=__using(_stack,await open3(
path,flags).catch(()=>null),!0);let status=await file?.stat();if(file==null||status?.isFile()!==!0||status.nlink!==1||status.
size>most3)return null;let{buffer,bytesRead}=await file.read({buffer:Buffer.alloc(status.size),position:0});return buffer.
subarray(0,bytesRead)}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&
await _promise}}var tunedFolders=["inductor","triton","jax"];async function replaceCaches(folder,choices,isolation){for(let name of tunedFolders){
let problem=await removeDirectory(join22(folder,name));if(problem!==null)throw new ToolError({what:"Can't empty the cach\
es of the program's autotuners.",where:join22(folder,name),why:problem,help:"Find out what keeps the folder in use. With\
 compare.caches=separate, caches stay as the program leaves them."});await makeFolder(join22(folder,name),isolation)}let made=new Set(
tunedFolders),makeParents=async path=>{let parent=dirname4(path);made.has(parent)||(await makeParents(parent),await makeFolder(
join22(folder,parent),isolation),made.add(parent))};for(let[path,content]of choices){var _stack=[];try{await makeParents(
path);let file=__using(_stack,await open3(join22(folder,path),"wx",420),!0);await file.writeFile(content);await giveToIsolatedUser(
join22(folder,path),isolation)}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);
_promise&&await _promise}}}async function makeFolder(path,isolation){await mkdir4(path),await giveToIsolatedUser(path,isolation)}
async function removeChoices(folder,paths){let names=Map.groupBy(paths,path=>dirname4(path));for(let[parent,files]of names)
await withFolders(folder,parent.split("/"),{entries:mostEntries},async handle=>{for(let file of files)await unlink(inside(
handle,file.slice(parent.length+1))).catch(ignoreMissing)})}function ignoreMissing(error){if(errorCode(error)!=="ENOENT")
throw error}var kernelLine=/^def (triton_\w{1,200})\(/gm,graphLine=/^async_compile\b/m,largestSource=2**20;async function readKernelNames(folder,paths){
let names=new Set;for(let path of paths)path.endsWith(".autotune.json")&&names.add(basename5(path,".autotune.json"));let folders=new Set(
paths.filter(path=>path.endsWith(".best_config")).map(path=>dirname4(path)));for(let path of folders)await withFolders(folder,
path.split("/"),{entries:mostEntries},async handle=>{for(let name of await listNames(handle,{entries:mostEntries}))for(let kernel of name.
endsWith(".py")?await readKernels(inside(handle,name)):[])names.add(kernel)});return[...names].sort()}async function readKernels(path){
let source=(await readSmallFile(path,largestSource))?.toString("utf8")??"";return graphLine.test(source)?[]:[...source.matchAll(
kernelLine)].map(([,name=""])=>name)}function newTuning(folder){return{folder,draw:null,isStarted:!1,given:{choices:new Map,sources:new Set},own:[],ownKernels:[]}}
async function clearCaches({tuning,session}){tuning!==null&&await replaceCaches(tuning.folder,new Map,session.isolation)}
async function startTuned(side,first){let{tuning,session}=side;if(tuning===null||tuning.isStarted)return{side,started:await first.
start()};let{context,budget,isolation}=session,sinceMs=context.clock.monotonicMs(),started=await first.start();if(!first.
isReal(started))return{side,started};let{choices}=await readSide(side,tuning),isTuned=[...choices.keys()].some(path=>!tuning.
given.choices.has(path)),later={...side,tuning:{...tuning,isStarted:!0,draw:drawOf2(tuning,choices)}};return isTuned?(context.
log.info(`In this start, autotuners chose kernels by measuring them (${counted(choices.size,"file")}). It doesn't count;\
 the next start uses the choices.`),await first.setAside(),await replaceCaches(tuning.folder,choices,isolation),budget.leaveOut(
context.clock.monotonicMs()-sinceMs),{side:later,started:await first.start()}):{side:later,started}}function drawOf2({draw},choices){
return draw??(choices.size===0?null:randomUUID())}async function readSide({name,session},{folder}){let found2=await readChoices(
folder);return found2.refused>0&&await session.warn(`We left out ${counted(found2.refused,"file")} in the ${name}'s cach\
es, although named like an autotuner's choice: a link, too large, too many, or not JSON. Kernels may be tuned differentl\
y on each side.`),found2}async function giveChoices(base,head){if(base.tuning===null||head.tuning===null)return head;let given=await readSide(
base,base.tuning);return await replaceCaches(head.tuning.folder,given.choices,head.session.isolation),{...head,tuning:{...head.
tuning,draw:base.tuning.draw,given}}}async function splitChoices({base,head}){if(base.tuning===null||head.tuning===null)
return{base,head};let found2=await readSide(head,head.tuning),own=findOwnChoices(head.tuning.given,found2),draw=drawOf2(
head.tuning,found2.choices);return{base:{...base,tuning:await withOwn(base.tuning,own.base)},head:{...head,tuning:await withOwn(
{...head.tuning,draw,isStarted:!0},own.head)}}}async function withOwn(tuning,own){return{...tuning,own,ownKernels:await readKernelNames(
tuning.folder,own)}}async function forgetOwnChoices({tuning}){tuning!==null&&await removeChoices(tuning.folder,tuning.own)}async function addPairs(given,plan,pairs2){let{head,base}=given,{session}=head.side,asked=Math.max(plan.rounds,head.rounds.
length+pairs2),step=stepOf(plan,measuredBase(given)===null?1:2),planned=turns(head.rounds.length,pairs2,plan.roundsOfLoad??
1);for(let[index,{name,rounds:rounds2,begins}]of planned.entries()){let other=measuredBase({base});if(begins&&!session.budget.
mayBegin(step)){let left2=planned.slice(index).filter(turn=>turn.name==="head"||other!==null);session.progress.expect(-startsOf(
left2,plan));break}if(name==="head"){let added2=await addHeadTurn({head,base},plan,rounds2);if({head,base}=added2,added2.
failed!==null)return keepMeasured({head,base},asked,added2.failed)}else if(other!==null){let{measured:measured3,failure:failure2}=await addTurn(
other,plan,rounds2);if(base=failure2??measured3,failure2===null)continue;await sayWithoutBase(session,failure2),session.
progress.expect(-startsOf(planned.slice(index+1).filter(isOfBase),plan))}}return{head,base,failed:null}}async function keepMeasured(sides,asked,failed3){
let{head}=sides,whole=head.rounds.length;if(whole===0)throw failed3;await dropFailedRound(head);let other=measuredBase(sides),
base=other===null?sides.base:await keepRounds(other,whole,"unpaired");return await head.side.session.warn(`Round ${whole+
1} of ${asked} failed, so the results use only the ${whole===1?"round":`${whole} rounds`} before it.`),{head,base,failed:failed3}}
async function addMorePairs(given,plan,pairs2){let{head,base}=given,{session}=head.side,asked=head.rounds.length+pairs2;
for(let{name,rounds:rounds2,begins}of turns(head.rounds.length,pairs2,plan.roundsOfLoad??1)){if(begins&&!session.budget.
mayBegin(stepOf(plan,2)))break;let{measured:measured3,failure:failure2}=await addTurn(name==="head"?head:base,plan,rounds2);
if(name==="head"?head=measured3:base=measured3,failure2===null)continue;if(name==="head")return keepMeasured({head,base},
asked,failure2);let whole=base.rounds.length;head=await keepRounds(head,whole,"unpaired"),await session.warn(`The base f\
ailed in round ${whole+1}, so we couldn't measure more rounds. We use the ${counted(whole,"round")} per side measured be\
fore that. ${reasonsOf(failure2)}`);break}return{head,base,failed:null}}function stepOf({captures,roundsOfLoad},sides){return{
leg:"rounds",starts:sides*(roundsOfLoad===null?captures.length:1)}}function turns(first,pairs2,ofTurn){let before2=Math.
ceil(first/ofTurn);return Array.from({length:Math.ceil(pairs2/ofTurn)},(_,index)=>{let rounds2=Math.min(ofTurn,pairs2-index*
ofTurn);return((before2+index)%2===0?["base","head"]:["head","base"]).map((name,at)=>({name,rounds:rounds2,begins:at===0}))}).
flat()}function isOfBase({name}){return name==="base"}function startsOf(turns2,{captures}){return captures.length*turns2.
reduce((sum2,{rounds:rounds2})=>sum2+rounds2,0)}async function addHeadTurn(sides,plan,rounds2){let{head,base}=sides,pair=measuredBase(
sides),isFirst=pair!==null&&head.side.tuning?.isStarted===!1;try{isFirst&&(head={...head,side:await giveChoices(pair.side,
head.side)});let{measured:measured3,failure:failure2}=await addTurn(head,plan,rounds2);if(head=measured3,failure2!==null)
return{head,base,failed:failure2};if(isFirst){let split=await splitChoices({base:pair.side,head:head.side});head={...head,
side:split.head},base={...pair,side:split.base}}return{head,base,failed:null}}catch(error){return{head,base,failed:asFailure(
error)}}}async function addTurn(given,plan,rounds2){let measured3=given;try{await openKeptFolder(given.side);try{await forgetOwnChoices(
given.side),plan.roundsOfLoad===null?measured3=await addStartedRound(given,plan):await addStartedLoad(given,plan,rounds2,
more=>{measured3=more})}finally{await given.side.kept?.close()}return{measured:measured3,failure:null}}catch(error){return{
measured:measured3,failure:asFailure(error)}}}async function addStartedRound(given,plan){let{tuning}=given.side,more=await addRound(
given,plan,{load:null,make:async(side,capturePlan,round)=>{let{side:tuned,started}=await startBase({...side,tuning},{start:async()=>capture(
side,capturePlan,round),isReal:({failure:failure2})=>failure2===null,setAside:async()=>{await setAside(side,`round-${round}`,
"tuning","tuning")}});return{tuning}=tuned,started}});return{...more,side:{...more.side,tuning}}}async function addStartedLoad(given,plan,count4,added2){
let load=(given.rounds.at(-1)?.load??0)+1,measured3=given,{side}=await startBase(given.side,{start:async()=>addLoad(given,
plan,{load,count:count4},more=>{measured3=more,added2(more)}),isReal:()=>!0,setAside:async()=>{given.side.session.progress.
expect(count4*plan.captures.length),await keepRounds(measured3,given.rounds.length,"tuning"),await setAside(given.side,`\
load-${load}`,"tuning","tuning"),added2(given)}});added2({...measured3,side:{...measured3.side,tuning:side.tuning}})}async function startBase(side,first){
return side.name==="base"?startTuned(side,first):{side,started:await first.start()}}async function addLoad(given,plan,{load,
count:count4},added2){let side=startedFor(given.side,"rounds"),place={label:sideLabel(side,`load ${load}`),folder:join23(
side.name,`load-${load}`)},addRounds=async make=>{let measured3=given;for(let made=0;made<count4;made+=1)measured3=await addRound(
measured3,plan,{load,make}),added2(measured3)};side.config.workload.server.command===null?await withProgram(side,place,async program=>addRounds(
async(_,capturePlan,round)=>captureTurn(program,capturePlan,round))):await withLoad(side,place,async server=>addRounds(async(_,capturePlan,round)=>captureServer(
server,capturePlan,round)))}async function sayWithoutBase({warn},failure2){await warn(`We couldn't measure the base, so \
we measure only the head. ${reasonsOf(failure2)}`)}async function orOwnFault(step){try{return await step()}catch(error){
return asFailure(error)}}function reasonsOf(error){let reasons=error.failures.map(({message})=>message);return[diagnosticText(
{...error,help:null}),...reasons].join(" ")}async function captureWholePrograms(ready){let{plan}=ready,given=ready.base;if(given===null||given instanceof LlmProfileError||
ready.head.state===null)return ready;ready.head.session.context.log.info("Capturing each side's whole program once, to f\
ind work that moved out of the ranges.");let base=await orOwnFault(async()=>captured(given,plan,null));return base instanceof
LlmProfileError?(await sayWithoutBase(given.session,base),{...ready,base,head:await captured(ready.head,plan,null)}):{...ready,
...await splitChoices({base,head:await captured(ready.head,plan,base)})}}async function captured(given,plan,from){let{state}=given;
if(state===null)return given;let side=await withSeed(startedFor(given,"whole"),"whole program"),{context,progress}=side.
session,label=sideLabel(side,"whole program");return inKeptFolder(side,async()=>{let title=progress.begin(label),ready=from===
null?side:await giveChoices(from,side),{side:tuned,started}=await startTuned(ready,{start:async()=>context.log.group(title,
async()=>captureAndExamine(side,plan,label)),isReal:()=>!0,setAside:async()=>{await setAside(side,"whole","tuning","tuni\
ng"),await restoreState(side)}}),profile=sideProfile({...unmeasured(side),rounds:[{captures:[started],load:null}]}),files=warmFiles(
state,label);return await state.kept.close(),{...given,tuning:tuned.tuning,state:{...state,warm:{files,whole:wholeProgramOf(
profile)}}}})}async function captureAndExamine(side,plan,label){let{value,failure:failure2}=await captureWhole(side,{label,
folder:join24(side.name,"whole","nsys")});if(failure2!==null)throw new CaptureError(failure2);return examineCaptured(side,
wholeProgramCapture(plan,side.config),null,value)}import{join as join31}from"node:path";function failureRecord(error){let parts=failureOf(error);return{id:parts.id,message:redactCommand(describeError(error)),
parts}}function failureOf(error){return{...redactedDiagnostic(error),failures:failuresIn(error).map(redactedDiagnostic)}}
function redactedDiagnostic(error){if(!(error instanceof LlmProfileError))return diagnostic({what:"llm-profile failed be\
cause of a bug.",why:redactCommand(errorMessage(error)),help:"Please report this bug. The job's log has the details."});
let{id:id2,what,where:where2,why,help}=error,problems=error instanceof UserError?problemLines(error):[],reasons=[...problems,
...why===null?[]:[why]].join(`
`);return diagnostic({id:id2,what:redactCommand(problems.length===0?what:what.replace(/:$/,".")),where:where2,why:reasons===
""?null:redactCommand(reasons),help:help===null?null:redactCommand(help)})}function failuresIn(error){return error instanceof
LlmProfileError?error.failures.flatMap(one=>[one,...failuresIn(one)]):[]}import{readdir as readdir5}from"node:fs/promises";import{dirname as dirname7,join as join30,relative as relative4,resolve as resolve4}from"node:path";var import_yaml=__toESM(require_dist(),1);function renderConfig({config,origins}){let lines2=[schemaComment,"# The whole configuration of this run, and where each\
 value came from."];for(let section of configSections){let keys=[...configKeys.values()].filter(({key})=>sectionOf(key)===
section.key),depth=section.key===""?0:section.key.split(".").length,indent="  ".repeat(depth);depth>0&&lines2.push(`${" \
 ".repeat(depth-1)}${section.key.slice(section.key.lastIndexOf(".")+1)}:`);for(let key of keys)lines2.push(...keyLines(key,
valueAt(config,key.key),origins,indent))}return`${lines2.join(`
`)}
`}function renderInputs(raw){let inputs=raw.inputs.map(({key,value,name})=>{let shown2=isWholeEnvironment(key)?redactEntries(
value):redactValue(key,value);return`  - {input: ${flow(name)}, key: ${flow(key)}, value: ${flow(shown2)}}`}),overrides=raw.
overrides.map(text2=>`  - ${flow(redactOverride(text2))}`);return["# The inputs and overrides of this run; config.yaml s\
hows the resulting configuration.",`config: ${flow(raw.configFile)}`,`presets: ${flow(raw.presets)}`,...inputs.length===
0?["inputs: []"]:["inputs:",...inputs],...overrides.length===0?["overrides: []"]:["overrides:",...overrides],""].join(`
`)}function keyLines(key,value,origins,indent){let name=key.key.slice(key.key.lastIndexOf(".")+1),entries2=key.kind==="m\
ap"&&typeof value=="object"&&value!==null?Object.entries(value):[];if(entries2.length===0)return[`${indent}${name}: ${flow(
redactValue(key.key,value))}${comment(origins.get(key.key))}`];let shown2=entries2.map(([entry,text2])=>{let dotted=`${key.
key}.${entry}`;return`${indent}  ${flow(entry)}: ${flow(redactValue(dotted,text2))}${comment(origins.get(dotted))}`});return[
`${indent}${name}:`,...shown2]}function comment(origin){return origin===void 0?"":origin.kind==="default"?" # default":`\
 # ${origin.kind}: ${origin.name.replace(/[\p{Cc}\u2028\u2029\ufeff]+/gu," ")}`}function flow(value){return Array.isArray(
value)?`[${value.map(flow).join(", ")}]`:typeof value=="object"&&value!==null?`{ ${Object.entries(value).map(([name,member])=>`${flow(
name)}: ${flow(member)}`).join(", ")} }`.replace("{  }","{}"):typeof value=="string"&&isPlain(value)?value:JSON.stringify(
value??null).replace(/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,character=>`\\u${character.charCodeAt(0).toString(
16).padStart(4,"0")}`)}function isPlain(text2){return/^[A-Za-z0-9][\w./+-]*$/.test(text2)&&(0,import_yaml.parse)(text2)===
text2}function redactEntries(value){return typeof value!="object"||value===null||Array.isArray(value)?redacted:Object.fromEntries(
Object.entries(value).map(([name,text2])=>[name,redactValue(`workload.environment.${name}`,text2)]))}function sectionOf(dotted){
return dotted.includes(".")?dotted.slice(0,dotted.lastIndexOf(".")):""}function valueAt(config,dotted){let value=config;
for(let name of dotted.split("."))value=typeof value=="object"&&value!==null?Reflect.get(value,name):void 0;return value}import{randomBytes as randomBytes5}from"node:crypto";import{join as join29}from"node:path";import{spawn}from"node:child_process";import{randomBytes as randomBytes4}from"node:crypto";import{once}from"node:events";
import{setTimeout as sleep5}from"node:timers/promises";var leaveLimitMs=5e3;async function startGuard(options){let marker=`${randomBytes4(16).toString("hex")}.`,child=spawn(process.
execPath,[options.script],{cwd:"/",detached:!0,env:{},stdio:["pipe","ignore","ignore"]}),{stdin}=child;stdin.on("error",
()=>{}),await once(child,"spawn").catch(error=>{throw new ToolError({what:"Couldn't start the guard process.",where:options.
script,cause:error})});let main=readProcess(process.pid),guard=child.pid===void 0?null:readProcess(child.pid),leaving=!1;
child.once("exit",()=>{leaving||options.warn("The guard process exited too early. If this run is killed, it may leave pr\
ocesses behind.")}),child.unref();let holdings=noHoldings;function tell2(message){if(stdin.write(`${JSON.stringify(message)}\

`),holdings=applyMessage(holdings,message),main!==null)try{writeProcessesFile(options.processesFile,{main,guard,pidNamespace:pidNamespace(),
holdings})}catch(error){options.warn(`Couldn't record this run's processes in ${options.processesFile}: ${String(error)}`)}}
return tell2({kind:"run",marker,record:options.processesFile}),{marker,started:(process2,uid)=>tell2({kind:"process",process:process2,
uid}),ended:process2=>tell2({kind:"ended",process:process2}),holds:path=>tell2({kind:"directory",path}),removed:path=>tell2(
{kind:"removed",path}),async[Symbol.asyncDispose](){if(leaving=!0,child.ref(),tell2({kind:"done"}),stdin.end(),removeProcessesFile(
options.processesFile),child.exitCode!==null||child.signalCode!==null)return;let timeout=new AbortController;await Promise.
race([once(child,"exit"),sleep5(leaveLimitMs,void 0,{signal:timeout.signal})]),timeout.abort(),child.exitCode===null&&child.
signalCode===null&&child.kill("SIGKILL")}}}import{dirname as dirname5,resolve as resolve2}from"node:path";var busyMemoryBytes=2**30,busyUtilization=.05,orWithoutGpu="For a program without GPU kernels, set require-kernels to fa\
lse.",checkGpu=async context=>{if(await needsNoGpu(context))return[ok("gpu","No usable GPU found. The run doesn't need o\
ne, because require-kernels is false.")];let answer=await context.gpus();if(answer.kind==="failed")return[failure("gpu",
`nvidia-smi failed: ${answer.why}`,`Run nvidia-smi on the host to check the driver, and make sure that the container's l\
ibraries have the same version. ${orWithoutGpu}`)];if(answer.kind==="absent")return[await hasDriver(context)?driverWithoutSmi:
noGpu("No nvidia-smi and no NVIDIA driver found.")];let{gpus,cuda}=answer;if(gpus.length===0)return[noGpu("nvidia-smi do\
esn't list any GPU.")];let{gpuIndex}=context;if(gpuIndex!==null&&!gpus.some(({index})=>index===gpuIndex)){let indices=gpus.
map(({index})=>index).join(", ");return[failure("gpu",`GPU ${gpuIndex} doesn't exist; nvidia-smi lists ${indices}.`,"Set\
 workload.gpu to the index of an existing GPU.")]}return gpus.map(gpu=>{let memory=gpu.memoryTotalBytes===null?"memory u\
nknown":sizeText(gpu.memoryTotalBytes);return ok("gpu",`GPU ${gpu.index}: ${gpu.name}, ${memory}, driver ${gpu.driver??"\
unknown"}, CUDA ${cuda??"unknown"}.`)})},checkGpuBusy=async context=>{let answer=await context.gpus();return answer.kind!==
"gpus"?[]:answer.gpus.filter(({index})=>context.gpuIndex===null||index===context.gpuIndex).map(busyFinding)};function busyFinding(gpu){
let{memoryUsedBytes:used,utilizationRatio:utilization}=gpu,figures=[`memory in use ${used===null?"unknown":sizeText(used)}`,
`utilization ${utilization===null?"unknown":`${Math.round(utilization*100)}%`}`].join(", ");return(used??0)>busyMemoryBytes||
(utilization??0)>busyUtilization?warning("gpu-busy",`GPU ${gpu.index} is in use: ${figures}. The workload's kernels will\
 wait for the other work, so times will vary.`,"Wait for the other work to finish, or choose another GPU (workload.gpu).\
 The other process may be in another container."):used===null&&utilization===null?warning("gpu-busy",`Can't tell if GPU ${gpu.
index} is in use: ${figures}.`,"Make sure that nobody else is using the GPU."):ok("gpu-busy",`GPU ${gpu.index} is idle: ${figures}\
.`)}var driverWithoutSmi=warning("gpu","Found an NVIDIA driver but no nvidia-smi, so we can't check the GPU, its memory,\
 or who is using it.","Set NVIDIA_DRIVER_CAPABILITIES=compute,utility for the container.");function noGpu(message){return failure(
"gpu",`${message} llm-profile can't capture kernels.`,`Use a machine with an NVIDIA GPU; a container needs --gpus all. ${orWithoutGpu}\
 You can analyze recorded reports anywhere.`)}var scarceBytes=5*2**30,tooLittleBytes=2**29,checkDisk=async context=>[await room(
context,"disk-out","output folder",context.out,"Free up space (`llm-profile prune`), lower keep-runs, or set `out` to an\
other disk."),await room(context,"disk-temporary","temporary folder",context.temporaryDirectory,"Free up space, or set T\
MPDIR to another disk. nsys keeps its raw data there.")];async function room(context,check,what,path,help){let free=await context.
freeBytes(await existing(path)),message=`${sizeText(free)} free in the ${what}`;return free<tooLittleBytes?failure(check,
`${message}; a run needs at least ${sizeText(tooLittleBytes)}.`,help):free<scarceBytes?warning(check,`${message}; a larg\
e capture needs ${sizeText(scarceBytes)}.`,help):ok(check,`${message}.`)}async function existing(path){for(let folder=resolve2(
path);;folder=dirname5(folder))if(await exists(folder)||folder===dirname5(folder))return folder}var checkIsolation=async context=>{
try{let{kind,note}=await context.isolation();return kind==="pid-namespace"?[ok("isolation",note)]:[warning("isolation",note,
kind==="none"?"Start the container with --cap-add=SYS_ADMIN --security-opt apparmor=unconfined. Without these options, a\
 report may contain the environments of all visible processes.":"This isolation level is fine. To get a PID namespace, s\
tart the container with --cap-add=SYS_ADMIN --security-opt apparmor=unconfined.")]}catch(thrown){let error=asFailure(thrown),
message=diagnosticText({...error,help:null});return[failure("isolation",message,error.help??"Set isolation to auto.")]}};var checkEngine=async context=>{let evidence=await context.engine(),engine=findEngine(evidence);if(engine===null)return[];
let{problem,name,version}=engine,found2=[];problem!==null&&evidence.ranges.length>0&&found2.push(warning("engine",problem.
why,problem.help));let runner=otherRunner(evidence);runner!==null&&found2.push(warning("engine",runner,"The preset vllm-\
profiler measures the runner that vLLM uses by default."));let nvtx=await silentNvtx(context,evidence);nvtx!==null&&found2.
push(nvtx);let said=version===null?`${name} (unknown version).`:`${name} ${version}.`;return found2.length>0?found2:[ok(
"engine",said)]},checkAutotuners=async context=>{let{pythonPackages}=await context.engine(),found2=["torch","triton","ja\
x"].flatMap(name=>{let version=pythonPackages?.[name];return version===void 0?[]:[`${name} ${version}`]});if(found2.length===
0)return[];let what=`Autotuners: ${found2.join(", ")}. By default, \`run --base\` gives both sides the same choices.`;return[
ok("autotuners",what)]};async function silentNvtx(context,{pythonPackages,ranges}){let{presence}=await context.nsys(),nvtx=pythonPackages?.
nvtx??"",nsys=presence.state==="present"?presence.version??"":"";return!ranges.some(text2=>/^(?:gpu_model_runner: |scheduler\.)/.
test(text2))||!isAtLeast(nvtx,[0,2,12])||nsys===""||isAtLeast(nsys,[2023,5,0])?null:warning("engine",`These ranges come \
from the Python package nvtx ${nvtx}, which emits nothing under nsys ${nsys}.`,"Use a newer nsys, or nvtx older than 0.2\
.12.")}function isAtLeast(version,least){let parts=/^\d+(?:\.\d+)*/.exec(version)?.[0].split(".").map(Number);if(parts===
void 0)return!1;let differs=least.findIndex((number4,index)=>(parts[index]??0)!==number4);return differs===-1||(parts[differs]??
0)>(least[differs]??0)}import{readFile as readFile2}from"node:fs/promises";import{join as join25}from"node:path";var install="Kernel metrics need ncu: install Nsight Compute (package nsight-compute) or set ncu.path. To skip kernel me\
trics, set ncu.enabled=false.",installOrGoOn=`${install} To continue with a warning, set ncu.unavailable=warn.`,checkNcu2=async context=>{
if(context.ncuNeed==="none")return[];if(context.ncuNeed==="wanted"&&await needsNoGpu(context))return[];let{presence}=await context.
ncu(),unusable=message=>context.ncuNeed==="required"?failure("ncu",message,installOrGoOn):warning("ncu",message,install);
return presence.state==="absent"?[unusable(`Can't find ${context.ncuPath} on this machine.`)]:presence.state==="broken"?
[unusable(`${context.ncuPath} doesn't work here. ${presence.why}`)]:[ok("ncu",`Nsight Compute ${presence.version??"(unkn\
own version)"}.`)]},sysAdmin=1n<<21n,checkCounters=async context=>{if(context.ncuNeed==="none")return[];let setting=await adminOnly(
context);if(setting==="no driver")return[];if(setting==="everyone")return[ok("ncu-counters","The driver lets every user \
read GPU counters.")];let help="ncu fails with ERR_NVGPUCTRPERM. Start the container with --cap-add=SYS_ADMIN, or set th\
e driver option NVreg_RestrictProfilingToAdminUsers=0 on the host (/etc/modprobe.d, then reload the driver).";return setting===
"unknown"?[warning("ncu-counters","Can't tell who may read GPU counters.",help)]:await haveSysAdmin(context)?await isolationKind(
context)==="unprivileged-user"?[warning("ncu-counters","Only administrators may read GPU counters, but this isolation le\
vel runs the profilers as an unprivileged user.",`${help} Or allow PID namespaces (--security-opt apparmor=unconfined).`)]:
[ok("ncu-counters","Only administrators may read GPU counters. llm-profile may, because it has CAP_SYS_ADMIN.")]:[warning(
"ncu-counters","Only administrators may read GPU counters, and llm-profile doesn't have CAP_SYS_ADMIN.",help)]};async function adminOnly(context){
let parameters=await readFile2(join25(context.proc,"driver/nvidia/params"),"utf8").catch(()=>null);if(parameters===null)
return(await context.gpus()).kind==="gpus"?"unknown":"no driver";let value=/^RmProfilingAdminOnly:\s*(\d)/m.exec(parameters)?.[1];
return value===void 0?"unknown":value==="0"?"everyone":"administrators"}async function haveSysAdmin(context){let status=await readFile2(
join25(context.proc,"self/status"),"utf8").catch(()=>""),mask=/^CapEff:\s*([0-9a-f]+)/m.exec(status)?.[1];return mask!==
void 0&&(BigInt(`0x${mask}`)&sysAdmin)!==0n}async function isolationKind(context){try{return(await context.isolation()).
kind}catch(error){return asFailure(error),null}}import{stat as stat2}from"node:fs/promises";import{resolve as resolve3}from"node:path";var checkPrograms=async context=>{let findings=[];for(let program of context.programs)await isFound(context,program)||findings.
push(await explainMissing(context,program));return findings};async function isFound(context,{name,form}){let{runTool,workloadEnvironment:workloadEnvironment2,
workingDirectory:cwd}=context,environment={PATH:usualPath,...workloadEnvironment2};return await resolveProgram(name,environment.
PATH,cwd)!==null?!0:form==="list"?!1:(await runTool({tool:"bash",argv:["bash","-c",'type -- "$1"',"bash",name],cwd,environment,
timeLimitMs:1e4})).exitCode===0}async function explainMissing({workingDirectory:workingDirectory2},{key,name}){let shown2=plainText(
name),path=resolve3(workingDirectory2,name),isPath=name.includes("/"),file=await stat2(path).catch(()=>null),interpreter=`\
put its interpreter (python3, bash) first in ${key}`;if(isPath&&file?.isFile()===!0)return failure("program",`The progra\
m ${shown2} isn't executable.`,`Run \`chmod +x ${shown2}\`, or ${interpreter}.`);if(isPath&&file?.isDirectory()===!0)return failure(
"program",`The program ${shown2} is a folder.`,`Fix ${key}.`);let where2=isPath?`in ${workingDirectory2}`:"on the worklo\
ad's PATH",what=`Can't find the program ${shown2} ${where2}.`;return file?.isFile()===!0?failure("program",`${what} The \
working directory has a file with this name.`,await isExecutable(path)?`Write ./${shown2} in ${key}.`:`To run this file,\
 ${interpreter}.`):/\s/.test(name)?failure("program",`${what} The name contains spaces.`,`If this is a whole command, le\
ave out the quotes: \`-- ${shown2}\`. In a file, make each word of ${key} an item of the list.`):failure("program",what,
`Fix ${key}, or make sure that the program is installed and executable.${key==="workload.setup"?"":" workload.setup can \
install or build it."}`)}import{mkdtemp as mkdtemp4,rm as rm6,stat as stat3}from"node:fs/promises";import{basename as basename6,join as join26}from"node:path";
import{DatabaseSync}from"node:sqlite";var install2="Install Nsight Systems (package nsight-systems-cli from NVIDIA's repository, or scripts/install-nsys.sh on\
 Debian), or set nsys.path to the program.",oldestYear=2021,checkNsys=async context=>{let{presence}=await context.nsys();
if(presence.state==="absent")return[failure("nsys",`Can't find ${context.nsysPath} on this machine.`,install2)];if(presence.
state==="broken")return[failure("nsys",`${context.nsysPath} doesn't work here. ${presence.why}`,install2)];if(presence.version===
null){let said=presence.versionOutput.trim().slice(0,200);return[warning("nsys",`${context.nsysPath} doesn't report its \
version: ${said}`,"Check that nsys.path points to nsys.")]}if(Number(presence.version.split(".")[0])<oldestYear){let what=`\
Nsight Systems ${presence.version} is too old; llm-profile needs ${oldestYear} or newer.`;return[failure("nsys",what,install2)]}
return[ok("nsys",`Nsight Systems ${presence.version}.`)]},checkImporter=async context=>{let{presence,importer}=await context.
nsys();return presence.state!=="present"?[]:importer!==null?[ok("nsys-importer",`Importer: ${importer}.`)]:[warning("nsy\
s-importer","No QdstrmImporter found next to nsys. Captures may fail with `The importer binary and its dependencies were\
 not found`.","Install the complete package: the folder host-linux-x64 belongs next to target-linux-x64. The importer ne\
eds libdw1, libpfm4, and libssh.")]},checkEnvironment=async context=>{if((await context.nsys()).presence.state!=="presen\
t")return[];let result=await call(context,"nsys status",[context.nsysPath,"status","--environment"]),bad=result.stdout.split(
`
`).map(line=>line.trim()).filter(line=>/:\s*(Fail|No)\b/i.test(line)),help="Capturing kernels and NVTX ranges works with\
out CPU sampling. nsys.sample and nsys.cpuctxsw need kernel.perf_event_paranoid set to 2 or less, and a container that a\
llows perf_event_open.";return bad.length>0?[warning("nsys-environment",`nsys status --environment: ${bad.join("; ")}.`,
help)]:result.exitCode!==0?[warning("nsys-environment",`nsys status: ${wordsOf(result)}`,help)]:[ok("nsys-environment","\
nsys status --environment reports no failures.")]},checkCudaVersion=async context=>{let[{presence,newestCuda},gpus]=await Promise.
all([context.nsys(),context.gpus()]);if(presence.state!=="present"||presence.version===null||gpus.kind!=="gpus"||gpus.cuda===
null)return[];let driver=parseCudaVersion(gpus.cuda),known=newestCuda??newestCudaKnown(presence.version);if(driver===null||
known===null)return[];let limit=`nsys ${presence.version} knows CUDA up to ${known.major}.${known.minor}`;return compareCuda(
driver,known)<=0?[ok("nsys-cuda",`${limit}; the driver supports up to ${gpus.cuda}.`)]:[warning("nsys-cuda",`${limit}, b\
ut the driver supports up to ${gpus.cuda}. nsys can lose kernels of programs built with a newer CUDA: the report then ha\
s \`Unknown runtime API function index\`, and the capture fails.`,`Programs built with CUDA ${known.major}.${known.minor}\
 or older aren't affected. For programs built with a newer CUDA, install a newer nsys.`)]},report="cuda_gpu_kern_sum",checkStats=async context=>{
let{presence,reports}=await context.nsys();if(presence.state!=="present")return[];let folder=await mkdtemp4(join26(context.
toolEnvironment.TMPDIR??context.temporaryDirectory,"nsys-stats-"));try{let empty=join26(folder,"empty.sqlite");writeEmptyExport(
empty);let name=reports.length===0||reports.includes(report)?report:"gpukernsum",argv=[context.nsysPath,"stats","--repor\
t",name,"--format","csv","--output","-",empty],result=await call(context,"nsys stats",argv),said=`${result.stdout}
${result.stderr}`;if(/internal error|No module named|could not be found/.test(said))return[failure("nsys-stats",`nsys st\
ats can't create reports. ${wordsOf(result)}`,"Reinstall Nsight Systems, because its Python helpers (python/lib/nsysstat\
s.py) or its reports folder is missing.")];if(/SKIPPED/.test(said)){let count4=reports.length===0?"":` ${reports.length}\
 reports.`;return[ok("nsys-stats",`nsys stats works.${count4}`)]}return[warning("nsys-stats",`Can't tell if nsys stats w\
orks. ${wordsOf(result)}`,"If a capture fails at `nsys stats`, reinstall Nsight Systems.")]}finally{await rm6(folder,{recursive:!0,
force:!0})}};function writeEmptyExport(path){let database=new DatabaseSync(path);try{database.exec("CREATE TABLE StringI\
ds (id INTEGER PRIMARY KEY, value TEXT); CREATE TABLE META_DATA_EXPORT (name TEXT, value TEXT);")}finally{database.close()}}
var reinstall="Install the complete Nsight Systems package and its libraries; on Debian, scripts/install-nsys.sh does th\
is. To see missing libraries, run `ldd` on QdstrmImporter in nsys's host-linux-* folder.",attempts=2,endAgentMs=2e3,checkReport=async context=>{
if((await context.nsys()).presence.state!=="present")return[];let folder=await mkdtemp4(join26(context.temporaryDirectory,
"nsys-report-"));try{let report2=await record2(context,folder,attempts);if(!report2.made)return[failure("nsys-report",`n\
sys profile doesn't create a report. ${wordsOf(report2.result)}`,reinstall)];let database=join26(folder,"check.sqlite"),
argv=[context.nsysPath,"export","--type=sqlite",`--output=${database}`,report2.path],exported=await call(context,"nsys e\
xport",argv);return exported.exitCode!==0||await bytesOf2(database)===0?[failure("nsys-report",`nsys export can't read n\
sys's own report. ${wordsOf(exported)}`,reinstall)]:[ok("nsys-report","nsys can record, import, and export.")]}finally{await killTree(
{roots:[],marker:markerOf(folder),uid:null},endAgentMs),await rm6(folder,{recursive:!0,force:!0})}};async function record2(context,folder,attemptsLeft){
let name=`check-${attemptsLeft}`,path=join26(folder,`${name}.nsys-rep`),quiet=["--trace=none","--sample=none","--cpuctxs\
w=none",`--session-new=${basename6(folder)}-${attemptsLeft}`],argv=[context.nsysPath,"profile",...quiet,`--output=${join26(
folder,name)}`,"sleep","0.5"],result=await call(context,"nsys profile",argv,{marker:markerOf(folder)}),made=result.exitCode===
0&&await bytesOf2(path)>0;return made||attemptsLeft<=1?{path,made,result}:record2(context,folder,attemptsLeft-1)}function markerOf(folder){
return`${basename6(folder)}.`}async function bytesOf2(path){return(await stat3(path).catch(()=>null))?.size??0}var toolChecks=[checkNsys,checkImporter,checkStats,checkEnvironment,checkNcu2,checkCounters,checkGpu,checkGpuBusy,checkCudaVersion],
programChecks=[checkEngine,checkAutotuners,checkIsolation],fileChecks=[checkPrograms,checkDisk],buildChecks=[checkNsys,checkImporter,
checkStats,checkReport,checkNcu2];async function runPreflight(context,early){return[...await runToolChecks(context,early),
...await runFileChecks(context)]}async function runFileChecks(context){return runChecks(context,fileChecks)}async function runToolChecks(context,early){
let before2=await runChecks(context,early);return runChecks(context,[...toolChecks,async()=>before2,...programChecks])}async function runChecks(context,checks){
return(await allOf(checks.map(async check=>check(context)))).flat().map(asFinding)}function asFinding(finding){return{...finding,
blocksRun:finding.severity==="error"}}async function runBuildChecks(machine,requireNcu){let context={...machine,ncuNeed:buildNeed(
machine.ncuNeed,requireNcu),requireKernels:!0},findings=[];for(let check of buildChecks)findings.push(...(await check(context)).
map(asFinding));return findings}function buildNeed(need,requireNcu){return requireNcu?"required":need==="required"?"want\
ed":need}function preflightError(findings){let errors=findings.filter(({severity})=>severity==="error").map(errorOf),[first,
...others]=errors;return first===void 0||others.length===0?first??null:new ToolError({id:first.id,what:`${counted(errors.
length,"problem")} on this machine would prevent the run or leave its captures empty:`,failures:errors})}function errorOf(finding){
let{id:id2,what,where:where2,why,help}=finding;return new ToolError({id:`preflight-${id2}`,what,where:where2,why,help:help??
"Run `llm-profile doctor`."})}import{readdir as readdir4,readFile as readFile3}from"node:fs/promises";import{join as join27}from"node:path";var variables=[{name:"CUDA_INJECTION64_PATH",why:"it makes the CUDA driver load another tool's library",help:"Unset CUDA\
_INJECTION64_PATH for the workload, because only one profiler at a time can trace CUDA in a process."},{name:"NVTX_INJEC\
TION64_PATH",why:"NVTX calls go to another tool's library instead of nsys",help:"Unset NVTX_INJECTION64_PATH for the wor\
kload, or nsys won't see any ranges."},{name:"KINETO_USE_DAEMON",why:"PyTorch's profiler accepts requests from other pro\
cesses",help:"Unset KINETO_USE_DAEMON for the workload, or make sure nobody requests a trace during the run."},{name:"NS\
YS_PROFILING_SESSION_ID",why:"llm-profile itself is running under nsys",help:"Don't run llm-profile under nsys. llm-prof\
ile starts its own nsys for each capture."},{name:"SCOREP_CUDA_ENABLE",why:"Score-P records CUDA",help:"Unset SCOREP_CUD\
A_ENABLE for the workload, because only one profiler at a time can trace CUDA in a process."}],preloaded=/cupti|libToolsInjection|nvperf|libscorep|libTAU|libhpcrun|libvtune|libextrae|libcudatrace/i,
programs=[{name:/^nsys(-launcher)?$/,why:"another recording affects the measured times",help:"Wait for that capture to f\
inish, or kill it if it was left behind. To prevent this, run one job at a time."},{name:/^ncu$/,why:"another ncu serial\
izes kernels and locks clocks",help:"Wait for that ncu process to finish, or kill it if it was left behind. To prevent t\
his, run one job at a time."},{name:/^(?:nv-hostengine|dcgm-exporter)$/,why:"DCGM's profiling metrics use the counters t\
hat ncu needs",help:"Run `dcgmi profile --pause` on the host before a run with ncu, and `dcgmi profile --resume` afterwa\
rd. Kernel times aren't affected."},{name:/^nvidia-cuda-mps/,why:"under MPS the kernels of several clients run in one co\
ntext",help:"If nobody needs MPS, stop it: `echo quit | nvidia-cuda-mps-control`. Otherwise, measure on a GPU without MP\
S."}],checkSubscribers=async context=>{let inEnvironment=variables.filter(({name})=>isSet(context.workloadEnvironment[name])).
map(({name,why,help})=>warning("other-profilers",`${name} is set: ${why}.`,help)),inPreload=(context.workloadEnvironment.
LD_PRELOAD??"").split(/[\s:]+/).filter(library=>preloaded.test(library)).map(library=>warning("other-profilers",`LD_PREL\
OAD loads ${library}, part of another profiler.`,"Remove the library from LD_PRELOAD.")),running=await seenPrograms(context),
inProcesses=programs.flatMap(({name,why,help})=>{let seen=running.filter(({comm})=>name.test(comm));return seen.length===
0?[]:[warning("other-profilers",`${runningText(seen)}: ${why}.`,help)]}),found2=[...inEnvironment,...inPreload,...inProcesses];
return found2.length>0?found2:[ok("other-profilers","No other profiler found.")]},shownProcesses=5;function runningText(seen){
let names=[...new Set(seen.map(({comm})=>comm))],processes=seen.map(({pid,uid})=>`${String(pid)}${uid===null||uid===process.
getuid?.()?"":` of user ${String(uid)}`}`),noun=seen.length===1?"process":"processes";return`${names.join(", ")} ${names.
length===1?"is":"are"} running (${noun} ${listText(processes,shownProcesses)})`}function isSet(value){return value!==void 0&&
value!==""&&value!=="0"}async function seenPrograms(context){let pids=(await readdir4(context.proc).catch(()=>[])).filter(
name=>/^\d+$/.test(name)).map(Number);return(await Promise.all(pids.map(async pid=>({pid,comm:await isZombie(context,pid)?
"":(await text(context,pid,"comm")).trim(),uid:await userOf(context,pid)})))).sort((a,b)=>a.pid-b.pid)}async function isZombie(context,pid){
return/\) Z /.test(await text(context,pid,"stat"))}async function userOf(context,pid){let uid=/^Uid:\s+(\d+)/m.exec(await text(
context,pid,"status"))?.[1];return uid===void 0?null:Number(uid)}async function text(context,pid,file){return readFile3(
join27(context.proc,String(pid),file),"utf8").catch(()=>"")}import{execFile,spawn as spawn2}from"node:child_process";import{closeSync,constants as openFlags,mkdtempSync,openSync,rmSync}from"node:fs";
import{Socket}from"node:net";import{constants as constants6,tmpdir}from"node:os";import{join as join28}from"node:path";import{
setTimeout as sleep6}from"node:timers/promises";import{promisify}from"node:util";import{readFileSync as readFileSync2,readlinkSync}from"node:fs";import{basename as basename7,dirname as dirname6}from"node:path";function programNames(query2){let tree=findTree(query2).map(process2=>({...process2,program:programOf(process2)})),byPid=new Map(
tree.map(process2=>[process2.pid,process2])),ancestorsOf=({parent})=>{let found2=byPid.get(parent);return found2===void 0?
[]:[found2,...ancestorsOf(found2)]},nsys=tree.filter(({program})=>isNsys(program));if(nsys.length===0)return null;let installations=nsys.
map(({program})=>`${dirname6(dirname6(program??""))}/`),starters=nsys.map(ancestorsOf).filter(ancestors=>!ancestors.some(
({program})=>isNsys(program))).flat(),isOwn=process2=>starters.includes(process2)||installations.some(folder=>process2.program?.
startsWith(folder)===!0);return[...new Set(tree.filter(process2=>!isOwn(process2)).map(nameOf))]}function isNsys(program){
return program!==null&&basename7(program)==="nsys"&&basename7(dirname6(program)).startsWith("target-")}function programOf({
pid}){try{return readlinkSync(`/proc/${pid}/exe`)}catch{return null}}function nameOf({pid}){try{return readFileSync2(`/p\
roc/${pid}/comm`,"utf8").trim()}catch{return`process ${pid}`}}var longestTimerMs=2**31-1;function createRunCapture(options){let{guard,killLimitMs=6e4}=options,count4=0;return async request2=>{
var _stack=[];try{let{command,isolation,stop}=request2;if(stop.aborted)return stoppedBefore;let marker=`${guard.marker}${++count4}\
.`;let pipes=__using(_stack,await createOutputPipes(marker));let stdout=sinkStream(pipes.stdout,request2.stdoutFile,request2.
logLimitBytes,request2.onLine);let stderr=sinkStream(pipes.stderr,request2.stderrFile,request2.logLimitBytes,request2.onLine);
let start2=performance.now();let[program,...argv]=command.argv;let child=spawn2(program,argv,{cwd:command.cwd,env:{...command.
environment,[markerVariable]:marker},detached:!0,stdio:["ignore",...pipes.writeEnds]});let exit=exitOf(child,start2);pipes.
closeWriteEnds();let uid=privateUser(isolation.user);let root=child.pid===void 0?null:readProcess(child.pid);root!==null&&
(guard.started(root,uid),request2.onStart?.({process:root,inside:()=>profilerOf(root,isolation.kind).pid,marker}));let query2={
roots:root===null?[]:[root],marker,uid};let ending=await waitForEnd(exit,query2,request2,options);ending!==null&&root!==
null&&await interruptTree(root,isolation.kind,query2,graceOf(ending.reason,exit,stop,options));let{left:left2}=await killTree(
query2,killLimitMs);let[out,err]=await Promise.all([stdout.finish(),stderr.finish()]);if(left2.length>0)throw cannotEnd(
left2,command.tool);let ended=await exit;root!==null&&guard.ended(root);return resultOf(command,ended,ending,out,err)}catch(_){
var _error=_,_hasError=!0}finally{__callDispose(_stack,_error,_hasError)}}}function resultOf({argv:[program],cwd},{exitCode,
signal,seconds,startError},ending,out,err){return{outcome:startError===null?ending?.reason??"exited":"not-started",atLimit:ending?.
atLimit??null,exitCode,signal,seconds,stdoutTail:out.tail,stderrTail:startError===null?err.tail:`Couldn't start ${program}\
 in ${cwd}: ${startError}`,droppedBytes:out.droppedBytes+err.droppedBytes}}function graceOf(reason,exit,stop,{timeLimitGraceMs=15e3,
stopGraceMs=4e3}){let exited=new AbortController;return exit.then(()=>exited.abort()),reason==="stopped"?{ms:stopGraceMs,
until:exited.signal}:{ms:timeLimitGraceMs,until:AbortSignal.any([exited.signal,stop])}}function exitOf(child,start2){let seconds=()=>(performance.
now()-start2)/1e3;return new Promise(resolve12=>{child.once("error",error=>resolve12({exitCode:null,signal:null,seconds:seconds(),
startError:error.message})),child.once("exit",(code,signal)=>{let exitCode=signal===null?code:128+constants6.signals[signal];
resolve12({exitCode,signal,seconds:seconds(),startError:null})})})}async function waitForEnd(exit,query2,{command,stop,nsysLimitMs:nsysLimitMs2=null},{
lookEveryMs:lookEveryMs3=1e4}){let timeLimitMs=command.timeLimitMs??1/0;if(nsysLimitMs2!==null)return waitForNsys(exit,query2,
stop,{timeLimitMs,nsysLimitMs:nsysLimitMs2,lookEveryMs:lookEveryMs3});let next=await firstOf(exit,timeLimitMs,stop);return next===
"exited"?null:{reason:next,atLimit:null}}async function waitForNsys(exit,query2,stop,{timeLimitMs,nsysLimitMs:nsysLimitMs2,
lookEveryMs:lookEveryMs3}){let start2=performance.now(),aloneSinceMs=null;for(let leftMs=timeLimitMs;;){let next=await firstOf(
exit,Math.min(leftMs,lookEveryMs3),stop);if(next==="exited")return null;if(next==="stopped")return{reason:next,atLimit:null};
let nowMs=performance.now()-start2,names=programNames(query2),wasAlone=aloneSinceMs!==null;if(names!==null&&(aloneSinceMs=
names.length===0?aloneSinceMs??nowMs:null),leftMs=(aloneSinceMs===null?timeLimitMs:aloneSinceMs+nsysLimitMs2(aloneSinceMs/
1e3))-nowMs,!(leftMs>0)){if(aloneSinceMs!==null)return{reason:"timed-out",atLimit:{kind:"profiler",seconds:(nowMs-aloneSinceMs)/
1e3}};if(!wasAlone)return{reason:"timed-out",atLimit:names===null?null:{kind:"program",names}};leftMs=lookEveryMs3}}}async function firstOf(exit,ms,stop){
return new Promise(resolve12=>{let onStop=()=>settle("stopped"),timer=setTimeout(()=>settle("timed-out"),Math.min(ms,longestTimerMs));
function settle(first){clearTimeout(timer),stop.removeEventListener("abort",onStop),resolve12(first)}stop.addEventListener(
"abort",onStop,{once:!0}),stop.aborted&&onStop(),exit.then(()=>settle("exited"))})}function cannotEnd(left2,tool){return new ToolError(
{what:`Couldn't end all processes of ${tool}, not even with KILL.`,where:left2.map(({pid})=>`process ${pid}`).join(", "),
why:"The processes are stuck in the kernel (maybe the GPU driver hangs), or they run as a user whose processes we aren't\
 allowed to signal.",help:"Inspect the processes with `ps`. If the GPU hangs, reset it or reboot the machine."})}var stoppedBefore={
outcome:"stopped",atLimit:null,exitCode:null,signal:null,seconds:0,stdoutTail:"",stderrTail:"",droppedBytes:0};async function interruptTree(root,kind,query2,{
ms,until}){if(signalProcess(profilerOf(root,kind),"SIGINT"),await pause(ms/2,until),!until.aborted)for(let process2 of findTree(
query2))signalProcess(process2,"SIGINT");await pause(ms/2,until)}function profilerOf(root,kind){if(kind!=="pid-namespace")
return root;let[init=root]=childrenOf(root.pid),[profiler=init]=childrenOf(init.pid);return profiler}async function pause(ms,until){
await sleep6(ms,void 0,{signal:until}).catch(()=>{})}async function createOutputPipes(marker){let directory=tmpdir();try{
directory=mkdtempSync(join28(directory,`llm-profile-output-${marker}`));let paths=[join28(directory,"stdout"),join28(directory,
"stderr")];return await promisify(execFile)("mkfifo",["--mode=666",...paths],{env:{PATH:process.env.PATH}}),joinPipes(openBothEnds(
paths[0]),openBothEnds(paths[1]))}catch(error){throw new ToolError({what:"Couldn't create pipes for a program's output.",
where:directory,why:errorMessage(error),help:"Make sure mkfifo (GNU coreutils) is on PATH and TMPDIR's file system suppo\
rts named pipes.",cause:error})}finally{directory!==tmpdir()&&rmSync(directory,{recursive:!0,force:!0})}}function openBothEnds(path){
let readEnd=openSync(path,openFlags.O_RDONLY|openFlags.O_NONBLOCK);return{writeEnd:openSync(path,openFlags.O_WRONLY),reader:new Socket(
{fd:readEnd,readable:!0,writable:!1})}}function joinPipes(stdout,stderr){let open4=!0;function closeWriteEnds(){open4&&(open4=
!1,closeSync(stdout.writeEnd),closeSync(stderr.writeEnd))}return{stdout:stdout.reader,stderr:stderr.reader,writeEnds:[stdout.
writeEnd,stderr.writeEnd],closeWriteEnds,[Symbol.dispose](){closeWriteEnds(),stdout.reader.destroy(),stderr.reader.destroy()}}}async function commitOf(git,ref){return ref.startsWith("-")?null:git.line("rev-parse","--verify","--quiet",`${ref}^{comm\
it}`)}async function resolveRef(git,ref){return await branchBesideTag(git,ref)??await commitOf(git,ref)??await commitOf(
git,`refs/remotes/origin/${ref}`)}async function branchBesideTag(git,ref){if(await commitOf(git,`refs/tags/${ref}`)===null)
return null;for(let folder of["heads","remotes","remotes/origin"]){let commit=await commitOf(git,`refs/${folder}/${ref}`);
if(commit!==null)return commit}return null}async function resolveBase(ports,request2){var _stack=[];try{let{cwd,ref}=request2;let repository=__using(_stack,await openRepository(
{...ports,cwd}),!0);if(repository.kind==="none")throw notARepository(cwd,repository.why);let{git}=repository;let top=await git.
line("rev-parse","--show-toplevel");if(top===null)throw notARepository(cwd,"The folder is in a bare repository or inside\
 .git, so there's no working tree.");let head=await commitOf(git,"HEAD");if(head===null)throw noCommit(top);let{commit,mergeBase:mergeBase2,
why}=await choose(git,request2,head);let status=await git.run("status","--porcelain","--untracked-files=no","--ignore-su\
bmodules=untracked");if(!succeeded(status))throw new UserError({id:"base-status-unknown",what:"git can't list changed fi\
les.",where:top,why:status.stderr.trim()});let dirty=status.stdout.trim()!=="";let same=commit===head&&!dirty;let isAlsoTag=await branchBesideTag(
git,ref)!==null;let sentences=[`The base is ${commit.slice(0,12)}, ${why}.`,...isAlsoTag?[`There's also a tag named ${plainText(
ref)}; the branch counts.`]:[],...dirty?["The head is the working tree, including uncommitted changes."]:[],...same?["Th\
e head is the same commit, so both sides run the same code and there's no change to measure."]:[]];return{kind:same?"bas\
e-equals-head":"found",commit,ref,pinned:await isPinned2(git,ref,commit)?ref:null,mergeBase:mergeBase2,head,dirty,repository:top,
why:sentences.join(" ")}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);
_promise&&await _promise}}async function choose(git,request2,head){let{ref,pullRequestBase}=request2,shown2=plainText(ref),
target=await resolveRef(git,ref),merge=await readMergeCommit(git),shallow=await git.line("rev-parse","--is-shallow-repos\
itory")==="true";if(target===null){if(merge===null||!merge.pullRequest||!namesBranch(ref,pullRequestBase))throw unknownRef(
ref,await git.line("remote"),shallow);return firstParent(git,merge,`the commit of ${shown2} that this pull request was m\
erged into (HEAD^1)`)}if(merge!==null&&await mergesInto(git,merge,target))return firstParent(git,merge,`the first parent\
 of HEAD, which is a merge into ${shown2}`);let found2=(await git.run("merge-base",target,head)).stdout.trim().split(`
`)[0]??"";if(found2!=="")return{commit:found2,mergeBase:!0,why:mergeBaseText(found2,target,head,shown2)};if(shallow&&merge?.
pullRequest===!0&&namesBranch(ref,pullRequestBase))return firstParent(git,merge,`the commit of ${shown2} that this pull \
request was merged into (HEAD^1)`);throw noMergeBase(ref,shallow)}function mergeBaseText(found2,target,head,shown2){return found2===
target?found2===head?`the commit of both ${shown2} and HEAD`:`the tip of ${shown2}, which HEAD is built on`:`where HEAD \
branched off from ${shown2} (their merge base)`}async function firstParent(git,merge,why){if(await commitOf(git,merge.first)===
null)throw shallowMerge(merge.first);return{commit:merge.first,mergeBase:!1,why}}async function isPinned2(git,ref,commit){
return/^[0-9a-f]{7,40}$/.test(ref)&&commit.startsWith(ref)?!0:await branchBesideTag(git,ref)!==null?!1:await commitOf(git,
`refs/tags/${ref.replace(/^(?:refs\/)?tags\//,"")}`)===commit}async function mergesInto(git,{first,second,pullRequest},target){
return first===target?!0:await isAncestor(git,first,target)?pullRequest||!await isAncestor(git,second,target):!1}async function isAncestor(git,one,other){
return succeeded(await git.run("merge-base","--is-ancestor",one,other))}async function readMergeCommit(git){let commit=await git.
run("cat-file","commit","HEAD");return succeeded(commit)?parseMergeCommit(commit.stdout):null}function parseMergeCommit(commit){
let end=commit.indexOf(`

`),header=end===-1?commit:commit.slice(0,end),[first,second,third]=[...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map(match=>match[1]);
if(first===void 0||second===void 0||third!==void 0)return null;let message=commit.slice(end).trim();return{first,second,
pullRequest:message===`Merge ${second} into ${first}`}}function namesBranch(ref,branch){let remote=/^(?:refs\/remotes\/)?origin\/(.+)$/.
exec(ref)?.[1];return branch===null?remote!==void 0:remote===branch||ref.replace(/^refs\/heads\//,"")===branch}var where="\
compare.base (--base)",fetchAll="With actions/checkout, set `fetch-depth: 0`. In your own clone, run `git fetch --unshal\
low`, or repeat `git fetch --deepen=100` until it works.";function notARepository(cwd,why){return new UserError({id:"bas\
e-without-repository",what:"Can't find a git repository to take the base from.",where:cwd,why:plainText(why),help:"Run l\
lm-profile inside a clone of the repository (in a workflow, after actions/checkout), or compare two runs with `llm-profi\
le compare`."})}function noCommit(repository){return new UserError({id:"base-without-commit",what:"The repository has no\
 commits yet, so there's no base.",where:repository,help:"Create a commit first."})}function isExpression(ref){return/[~^]|@\{/.
test(ref)}function unknownRef(ref,remotes,shallow){let branch=plainText(ref.replace(/^(refs\/remotes\/)?origin\//,""));return new UserError(
{id:"base-unknown",what:`This clone has no commit named ${JSON.stringify(plainText(ref))}.`,where,why:remotes===null?"Th\
e clone has no remote either, so the name must be wrong.":`The name is wrong, or the commit wasn't fetched${shallow?" (t\
he clone is shallow)":""}.`,help:unknownRefHelp(ref,branch,remotes,shallow)})}function unknownRefHelp(ref,branch,remotes,shallow){
return remotes===null?"`git branch --all` and `git tag` list existing names.":isExpression(ref)?shallow?fetchAll:"`git l\
og` shows how far the history goes. If the branch isn't in this clone, fetch it first.":`Fetch the commit: \`git fetch or\
igin ${branch}:refs/remotes/origin/${branch}\`. With actions/checkout, set \`fetch-depth: 0\`, which fetches all branches a\
nd tags.`}function shallowMerge(parent){return new UserError({id:"base-shallow",what:"The base isn't in this shallow clo\
ne: HEAD is a merge commit, and its parents are missing.",where,why:`The base would be HEAD^1, ${parent.slice(0,12)}.`,help:"\
With actions/checkout, set `fetch-depth: 2` (0 for everything). In your own clone, run `git fetch --deepen=1`."})}function noMergeBase(ref,shallow){
let shown2=plainText(ref);return shallow?new UserError({id:"base-shallow",what:`The commit where HEAD branched off from ${shown2}\
 isn't in this shallow clone.`,where,why:"Without the history in between, git can't find the merge base.",help:fetchAll}):
new UserError({id:"base-unrelated",what:`HEAD and ${shown2} have no common commit.`,where,why:"The two histories are unr\
elated.",help:"Choose a ref that shares history with HEAD."})}function createProgress(clock){let[planned,begun2]=[0,0],sinceMs=null;return{expect(more){planned=Math.max(begun2,planned+
more)},begin(label){let nowMs=clock.monotonicMs();sinceMs??=nowMs;let made=begun2;begun2+=1,planned=Math.max(begun2,planned);
let step=`Step ${begun2} of ${planned}: ${label}`;return made===0?step:`${step} (${roughly((nowMs-sinceMs)/made*(planned-
made))} left)`}}}function roughly(ms){let seconds=ms/1e3;if(seconds<10)return"a few seconds";if(seconds<95)return`about ${Math.
round(seconds/10)*10} s`;let minutes=Math.round(seconds/60);return minutes<100?`about ${minutes} min`:`about ${Math.floor(
minutes/60)} h ${minutes%60} min`}function timeBudget(limitMs,clock){let endMs=limitMs===null?1/0:clock.monotonicMs()+limitMs,longest=new Map,exhausted=new Set,
startMs=null,open4=null,ended=()=>{if(open4===null)return;let{step,sinceMs}=open4;open4=null;let tookMs=clock.monotonicMs()-
sinceMs;longest.set(step.leg,Math.max(tookMs,longest.get(step.leg)??0)),!isSlow(step)&&(startMs=Math.max(startMs??0,tookMs/
step.starts))},expectedMs=({leg,starts})=>longest.get(leg)??(startMs??0)*starts*(isSlow({leg})?1.5:1);return{mayBegin(step){
return ended(),clock.monotonicMs()+expectedMs(step)+(step.endingMs??0)>endMs&&longest.size>0?(exhausted.add(step.leg),!1):
(open4={step,sinceMs:clock.monotonicMs()},!0)},ended,leaveOut(ms){open4!==null&&(open4={...open4,sinceMs:open4.sinceMs+ms})},
leftMs:()=>endMs-clock.monotonicMs(),exhausted}}function isSlow({leg}){return leg==="ncu"||leg==="lines"}var reportForms=["nsys-rep","qdrep","qdstrm","sqlite","ncu-rep"],rawForms=["nsys-rep","qdrep","qdstrm"];async function prepare(stack,context,config,directory,recorder){
let limit=config["time-budget"],budget=timeBudget(limit===null?null:parseDurationMs(limit),context.clock);checkWorkingDirectory(
context,config);let ground=await prepareGround(stack,context),{guard,toolFolder,forTools,tool}=ground,machine=inspectMachine(
context,config,tool,forTools);passPreflight(context,await runFileChecks(machine));let cwd=workingDirectory(context,config),
git={runTool:tool,environment:forTools,temporaryDirectory:toolFolder.tmp},{base:ref}=config.compare,base=ref===null?null:
await resolveBase(git,{cwd,ref,pullRequestBase:context.pullRequestBase});passPreflight(context,await runToolChecks(machine,
[checkSubscribers]));let nsys=await checkNsys2(context,config,recorder,machine,ground),isolation=await machine.isolation();
await recorder.isolation(isolation);let temporary=isolation.user===null?toolFolder:await ground.ownFolder(isolation.user),
forWorkload=await workloadEnvironment({rules:environmentRules,own:context.environment,workload:config.workload,isolation,
folders:temporary}),withholding=await withhold(context,config,recorder,isolation.kind,forWorkload),ncu=await machine.ncu(),
record3=await readEnvironmentRecord({gpus:await machine.gpus(),nsys:nsys.version,ncu:ncu.presence.state==="present"?ncu.
presence.version:null,environment:forWorkload.environment});await directory.write("env.json",jsonParts(record3));let source=await readSource(
{...git,cwd});return{session:{context,config,directory,recorder,isolation,tools:{nsys,ncu:ncu.presence,environment:forTools,
folder:toolFolder,runTool:recordedTool(tool,recorder,context.clock),ask:tool,cleanUp:tellCommands(createRunTool({marker:guard.
marker}),context.log),guard},program:{workingDirectory:cwd,source,environment:forWorkload.environment,temporary},machine:record3,
runCapture:createRunCapture({guard}),gpuWatch:null,mayUseGpu:!await needsNoGpu(machine),base,budget,seed:config.compare.
goal==="improve"?randomBytes5(16).toString("hex"):null,progress:createProgress(context.clock),rangeLimit:rangeLimit(),warn:async message=>addWarning(
context,recorder,message)},withholding}}async function prepareGround(stack,context){let warn=message=>{context.log.warning(
message)},base=temporaryBase(context);if(context.processesFile===null)for(let line of await endDeadRuns(base))context.log.
info(`An earlier run was killed, and so was its guard process. ${line}`);let processesFile=context.processesFile??recordFile(
base),guard=stack.use(await startGuard({script:join29(context.root,"dist","guard.js"),processesFile,warn})),ownFolder=async user=>{
let folder=await createTemporaryDirectory({base,user,warn,announce:guard.holds});return stack.defer(async()=>{await folder[Symbol.
asyncDispose](),guard.removed(folder.path)}),folder},toolFolder=await ownFolder(null),forTools=toolEnvironment(context.environment,
environmentRules,toolFolder),tool=tellCommands(createRunTool({marker:guard.marker,stop:context.stop}),context.log);return{
guard,ownFolder,toolFolder,forTools,tool}}function passPreflight(context,findings){let blocking=findings.every(({id:id2,
severity})=>id2==="ncu"||severity!=="error")?null:preflightError(findings),told=findings.filter(({severity})=>severity!==
"note"&&(blocking===null||severity==="warning"));for(let finding of told)context.log.info(`preflight: ${diagnosticText(finding)}`);
if(blocking!==null)throw blocking}async function checkNsys2(context,config,recorder,machine,{tool,forTools}){let facts=await machine.
nsys(),badReports=checkReportNames(config.nsys.reports,facts.reports);if(badReports!==null)throw badReports;let nsys=await describeNsys(
config.nsys.path,facts,tool,context.cwd,forTools),{missingOptions,version}=nsys;return missingOptions.length>0&&await addWarning(
context,recorder,`This nsys (${version??"?"}) doesn't have these options, so we left them out: ${missingOptions.join(", ")}\
.`),nsys}async function withhold(context,config,recorder,isolation,{leftOut,secrets}){leftOut.length>0&&context.log.info(
`The program doesn't get these variables because they look like secrets: ${leftOut.join(", ")}. To pass them on, use wor\
kload.pass-env or secret-files.`);let inCommands=[workloadArgv(config.workload,""),config.nsys["extra-arguments"]].flatMap(
commandSecrets),withholding=whatToWithhold(isolation,[...secrets,...inCommands.map(({name})=>name)]);if(withholding===null)
return null;let{forms,reason}=withholding;return await addWarning(context,recorder,`The ${forms.includes("sqlite")?".nsy\
s-rep and .sqlite":".nsys-rep"} files have to stay on this machine: ${reason}`),await recorder.withhold(forms.map(form=>`\
**/*.${form}{,.gz,.zst}`),reason),withholding}function whatToWithhold(isolation,secrets){return secrets.length>0?{forms:reportForms,
reason:`they contain the values of ${secrets.join(", ")}, which the program received.`}:isolation==="none"?{forms:reportForms,
reason:"the profiler wasn't isolated, so they may contain the environment of any process on this machine."}:isolation===
"unprivileged-user"?{forms:rawForms,reason:"the profiler ran as an unprivileged user, so they contain the command lines \
of all processes on this machine."}:null}async function addWarning(context,recorder,message){context.log.warning(message),
await recorder.warning(message)}async function wholeRun(context,settings3,body){let{config}=settings3.loaded,run2=await openRun(context,settings3);try{await run2.
directory.write("config.yaml",renderConfig(settings3.loaded)),await run2.directory.write("inputs.yaml",renderInputs(settings3.
raw));let result=await inSession(context,config,run2,body);return await endRun(context,config,run2,result),result}catch(error){
throw await failRun(context,settings3,run2,error)}}async function openRun(context,{loaded:loaded2,publisher}){let directory=await createRunDirectory(
resolve4(context.cwd,loaded2.config.out),context.clock),recorder=await startRunRecord(directory,{name:toolName,version:context.
version},context.clock).catch(error=>{throw explainDiskError(error,directory.path)});return publisher?.directoryMade(directory),
context.log.info(`Run directory: ${directory.path}`),{directory,recorder}}async function failRun(context,{publisher},{directory,
recorder},error){let failure2=explainDiskError(error,directory.path);return await endFailedRun(context,recorder,failure2),
publisher===null&&await tidyUp(context,directory,failure2),failure2}async function inSession(context,config,run2,body){var _stack=[];
try{let{directory,recorder}=run2;let stack=__using(_stack,new AsyncDisposableStack,!0);let{session,withholding}=await prepare(
stack,context,config,directory,recorder);try{return await body(session)}finally{withholding!==null&&await recorder.withhold(
await reportFiles2(directory,withholding.forms),withholding.reason)}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}}async function endRun(context,config,{directory,recorder},{exitCode,failure:failure2=null}){
if(failure2!==null)return recorder.end({state:"failed",exitCode,failure:failureRecord(failure2)});await recorder.end({state:"\
passed",exitCode,failure:null}),await pruneOldRuns(context,dirname7(directory.path),config["keep-runs"],directory.path)}
async function recordFailedRun(context,error){try{let directory=await createRunDirectory(join30(temporaryBase(context),"\
llm-profile-runs"),context.clock),recorder=await startRunRecord(directory,{name:toolName,version:context.version},context.
clock);return await endFailedRun(context,recorder,error),directory.path}catch(making){return context.log.warning(`Couldn\
't record the failure: ${errorMessage(making)}`),null}}async function compressReports({config,directory,context}){let above=config["\
compress-above"];if(above!==null)for(let path of await reportFiles2(directory,reportForms)){let compressed=await compressReport(
directory.file(path),parseSizeBytes(above),context.stop);compressed!==null&&context.log.info(`Compressed ${path}: ${sizeText(
compressed.bytesBefore)} \u2192 ${sizeText(compressed.bytesAfter)}.`)}}async function pruneOldRuns(context,out,keep,current){
let{deleted,failed:failed3}=await pruneRuns(out,keep,current,context.clock.now());deleted.length>0&&context.log.info(`De\
leted ${counted(deleted.length,"old run directory","old run directories")} (keep-runs: ${keep}): ${deleted.join(", ")}.`);
for(let{name,why}of failed3)context.log.warning(`Couldn't delete the old run directory ${name}: ${why}`)}async function endFailedRun(context,recorder,error){
try{await recorder.end({state:error instanceof StoppedError?"stopped":"failed",exitCode:error instanceof LlmProfileError?
error.exitCode:exitCodes.capture,failure:failureRecord(error)})}catch(writing){context.log.warning(`Couldn't finish run.\
json: ${errorMessage(writing)}`)}}async function reportFiles2({path},forms){let reportFile2=new RegExp(`\\.(${forms.join(
"|")})(\\.(gz|zst))?$`);return(await readdir5(path,{recursive:!0,withFileTypes:!0})).filter(entry=>entry.isFile()&&reportFile2.
test(entry.name)).map(entry=>relative4(path,join30(entry.parentPath,entry.name))).sort()}async function writeResults(session,{publisher,reference:against,history,raw},found2){let{config,directory}=session,{failure:failure2}=found2.
known,results=await resultsOf(session,against,found2);await compressReports(session);let cost=costOf(session.recorder.snapshot(),
session.context.clock.now()),measured3=withCost(results,cost),{profile,comparison}=measured3,reference=measured3.reference?.
comparison??null,judged2=judgedExitCode([comparison,reference],config.compare["fail-on"]),ended=failure2===null?null:failureOf(
failure2),fails=failure2!==null||judged2!==exitCodes.pass,{cwd}=session.context,folder=shownFolder(cwd,directory.path),again=[
toolName,"run","--config",join31(folder,"config.yaml")],result={head:profile,base:measured3.base,comparison,failure:ended,
timelines:measured3.timelines},ownComment=publisher===null&&comparison!==null,added2=addFiles(found2.resultFiles,{...result,
asked:{kind:"run",again,folder}},{first:["comparison.json","report.html",sideFiles.head,...measured3.base===null?[]:[sideFiles.
base]],last:["run.json",...ownComment?["comment.md"]:[],...reference===null?[]:[referenceComparisonFile],"summary.md"]}),
input={...result,reference,fails,cost,history:history?.recentRuns??null,commands:[[toolName,"run","--config","config.yam\
l"]]},files=resultFiles(measured3,config["top-kernels"],reportFiles(session.context,input,added2));ownComment&&await directory.
write("comment.md",comparisonComment("GPU profile",comparison,profile,fails,{failure:ended,cost,config:wholeConfig(raw)}));
for(let[file,text2]of files)await directory.write(file,text2);return{directory:directory.path,profileFile:directory.file(
"profile.json"),reportFile:directory.file("report.html"),profile,comparison,added:added2,cost,failure:failure2,reference,
topKernels:topKernelsByRange(profile,config["top-kernels"]),shownKernels:config["top-kernels"],exitCode:failure2===null||
judged2===exitCodes.regressed?judged2:failure2.exitCode}}function withCost(measured3,cost){let{comparison,reference}=measured3;
return{...measured3,comparison:comparison===null?null:{...comparison,cost},reference:reference===null?null:{...reference,
comparison:{...reference.comparison,cost}}}}function judgedExitCode(comparisons,failOn){let codes=comparisons.map(comparison=>comparison===
null?exitCodes.pass:exitCodeOf(comparison,failOn));return codes.find(code=>code===exitCodes.regressed)??codes.find(code=>code!==
exitCodes.pass)??exitCodes.pass}async function resultsOf(session,reference,found2){let{measured:measured3,known,judge}=found2,
{head,base}=known.profiles,leftOut=await sayLeftOut(session,measured3.head,known.comparison);return{profile:{...head,warnings:[
...head.warnings,...leftOut]},timelines:{base:timelinesOf(measuredBase(measured3)),head:timelinesOf(measured3.head)},base:isProfile(
base)?base:judge.recordedProfile,...bothComparisons(known.comparison,reference?.profile??null,judge.byReference(head))}}
function bothComparisons(comparison,profile,since){return since===null?{comparison,reference:null}:comparison===null?{comparison,
reference:{profile,comparison:since}}:{comparison:withAcceptedOfBoth(comparison,since),reference:{profile,comparison:withAcceptedOfBoth(
since,comparison)}}}async function sayLeftOut({budget,config,warn},head,comparison){if(budget.exhausted.size===0)return[];
let rounds2=head.rounds.length,untraced=head.untraced.length,texts={rounds:`rounds after the first ${rounds2===1?"one":String(
rounds2)}`,untraced:untraced===0?"runs without CUDA tracing":`runs without CUDA tracing after the first ${String(untraced)}`,
ncu:"Nsight Compute",lines:comparison?.ranges.some(({lineSearch})=>lineSearch?.state==="out-of-time")===!0?"finding the \
lines behind what's slower":"recording the base's call stacks"},parts=["rounds","untraced","ncu","lines"].filter(leg=>budget.
exhausted.has(leg)).map(leg=>texts[leg]),text2=`The time budget (${String(config["time-budget"])}) left no time for ${listText(
parts,parts.length)}.`;return await warn(text2),[text2]}function timelinesOf(side){return(side?.rounds[0]?.captures??[]).
flatMap(({timelines})=>timelines)}function timeRow(range,kind,what,time){return{text:`${range.name}: ${what}`,range,kind,time}}function gpuTimeRow(range){
return timeRow(range,"range","time on the GPU",range.gpuBusyTime)}function countRow(range,metric,kind){return{text:`${range.
name}: ${metric}${kind===null?"":` ${kind}`}`,range,kind:"count",time:null}}function ambiguousRows({ranges,goal}){return ranges.
flatMap(range=>{let{wallTime,commonMode,counts:counts2,families:families2,kernels}=range;return[...[...commonMode?.explainedByClocks===
!0?[]:[gpuTimeRow(range)],timeRow(range,"wall","wall time",wallTime),...families2.map(({family,time})=>timeRow(range,"pa\
rt",`family ${family}`,time)),...kernels.map(({name,time})=>timeRow(range,"part",name,time))].filter(({kind,time})=>time.
mayBeSlower||goal==="improve"&&kind==="range"&&mayBeFaster(time)),...counts2.filter(({state,base,head})=>state==="inconc\
lusive"&&head>base).map(({metric,kind})=>countRow(range,metric,kind))]})}function mayBeFaster({state,changeRatio,thresholdRatio}){
return state==="inconclusive"&&changeRatio!==null&&changeRatio<=1/(1+(thresholdRatio??0))-1}var measured2=["range-regres\
sed","family-regressed","kernel-regressed"];function barelySlowerRows({reasons,ranges}){let red=reasons.filter(({verdict})=>verdict===
"regressed"||verdict==="over-budget");if(red.length===0||red.some(({id:id2})=>!measured2.includes(id2)))return[];let slower=ranges.
flatMap(slowerRows);return slower.some(({isClear})=>isClear)?[]:slower}function slowerRows(range){let parts=[...range.families.
map(({family,time,impactRatio})=>({row:timeRow(range,"part",`family ${family}`,time),isShown:isShownByRange(impactRatio,
range)})),...range.kernels.map(({name,time,impactRatio})=>({row:timeRow(range,"part",name,time),isShown:isShownByRange(impactRatio,
range)}))];return[{row:gpuTimeRow(range),isShown:!0},...parts].filter(({row})=>row.time.state==="regressed").map(({row,isShown})=>({
...row,isClear:isShown&&!isBarely(row.time)}))}function isBarely({changeRatio,thresholdRatio}){return changeRatio!==null&&
thresholdRatio!==null&&Math.abs(changeRatio)<constants.clearly.value*thresholdRatio}function isShownByRange(impactRatio,{
gpuBusyTime}){return gpuBusyTime.state==="regressed"||(gpuBusyTime.changeRatio??0)>=constants.shownShare.value*impactRatio}
function barelyFasterRows({goal,ranges}){return goal==="hold"?[]:ranges.map(gpuTimeRow).filter(({time})=>time.state==="i\
mproved"&&isBarely(time))}function openRows(comparison){return comparison.verdict==="regressed"?barelySlowerRows(comparison):
[...ambiguousRows(comparison),...barelyFasterRows(comparison)]}function unsettledRanges(comparison,calibration){return comparison.ranges.filter(range=>range.verdict!=="incomparable"&&
hasGpuTime(range)&&(range.gpuBusyTime.rounds<constants.lookAfter.value||!(hasMore(range,comparison)||isClearByTime(range,
degreesOfOneSpeed(range,calibration)))))}var moreIds=Object.values(countReasonIds).flatMap(({up,down})=>[up,down]);function hasMore({
name,domain},{reasons}){let label=rangeText(name,domain);return reasons.some(({range,verdict,id:id2})=>range===label&&verdict===
"regressed"&&moreIds.includes(id2))}function isClearByTime(range,degrees){return degrees!==null&&(isClearlySlower(range)||
isClearlySame(range,degrees))}function isClearlySlower(range){return slowerRows(range).some(({isClear,time:{lowRatio,thresholdRatio}})=>isClear&&
lowRatio!==null&&thresholdRatio!==null&&lowRatio>=thresholdRatio)}function isClearlySame(range,degrees){if(isOverlapped(
range))return!1;let{gpuBusyTime,families:families2,kernels,counts:counts2}=range,parts=[...families2,...kernels].map(({time})=>time);
return isInside(gpuBusyTime,degrees)&&parts.every(time=>time.state==="not-judged"||isInside(time,degrees))&&counts2.every(
({state})=>state!=="inconclusive"&&state!=="regressed")}function degreesOfOneSpeed({name,domain,gpuBusyTime},calibration){
let found2=calibration?.ranges.find(one=>one.name===name&&one.domain===domain);return calibration===null||found2===void 0||
found2.pairs<Math.max(constants.usualWeight.value,calibration.pairs)||found2.pairSpread>constants.usualSpread.value?null:
found2.pairs-1+gpuBusyTime.rounds-1}function isOverlapped({overlap}){return Math.max(overlap.base??0,overlap.head??0)>=constants.
besides.value}function isInside({state,changeRatio,lowRatio,highRatio,thresholdRatio},degrees){if(state!=="same"||changeRatio===
null||thresholdRatio===null||lowRatio===null||highRatio===null)return!1;let wider=studentTQuantile(1-constants.lookChance.
value/2,degrees)/studentTQuantile(.975,degrees),middle=Math.log1p(changeRatio),reach=bound=>Math.abs(middle+wider*(Math.
log1p(bound)-middle));return Math.max(reach(lowRatio),reach(highRatio))<Math.log1p(thresholdRatio)}function knownOf({changeRatio,lowRatio,highRatio,rounds:rounds2}){if(changeRatio===null||lowRatio===null||highRatio===null||
rounds2<2)return null;let error=(Math.log1p(highRatio)-Math.log1p(lowRatio))/2/studentTQuantile(.975,rounds2-1);return{change:Math.
log1p(changeRatio),spread:error*Math.sqrt(rounds2)}}function isFutile(row,threshold,pairs2){let known=knownOf(row);if(known===
null||row.rounds<constants.ranked.value)return!1;let leastError=known.spread/constants.clearOfSpread.value/Math.sqrt(pairs2),
bound=studentTQuantile(1-constants.chance.value,pairs2-1)*leastError;return studentTQuantile(.975,pairs2-1)*leastError>Math.
log1p(threshold)&&known.change<bound}function pairsNeeded(row,threshold){let known=knownOf(row);return known===null?null:
Math.ceil((1.96*(known.spread/Math.log1p(threshold)))**2)}function nextStep(given){if(hasWrongResult(given.comparison))return{kind:"done",stops:[{kind:"not-the-same-work"}]};let known=given.
comparison.calibration.used?given:{...given,calibration:null},step=measuringStep(known),ranges=known.spending.findsLinesEarly?
redRangesBefore(step,known):[];return ranges.length===0?step:{kind:"find-lines",ranges:ranges.map(({name})=>name),stops:step.
stops}}function redRangesBefore({kind},{comparison,calibration}){let red=rangesToMap(comparison);if(kind==="planned-untr\
aced"||kind==="more-untraced")return red;if(kind!=="planned-rounds")return[];let unsettled=new Set(unsettledRanges(comparison,
calibration));return red.filter(range=>!unsettled.has(range))}function measuringStep(known){let rounds2=roundsStep(known);
if("step"in rounds2)return{...rounds2.step,stops:[]};let stops=rounds2.stop===null?[]:[rounds2.stop],wall=untracedStep(known);
return"step"in wall?{...wall.step,stops}:{kind:"done",stops:wall.stop===null?stops:[...stops,wall.stop]}}function roundsStep({
comparison,calibration,spending:{rounds:rounds2,untraced}}){let{made,planned,most:most3,mayEndEarly}=rounds2;if(made<Math.
min(planned,most3)){let unsettled=mayEndEarly?unsettledRanges(comparison,calibration):comparison.ranges;return unsettled.
length>0||comparison.ranges.length===0?{step:{kind:"planned-rounds",unsettled:unsettled.map(({name})=>name)}}:{stop:{kind:"\
settled",rounds:made}}}if(made<planned||made>=most3)return{stop:null};let isWallToCome=untraced.made<Math.min(untraced.planned,
untraced.most),open4=openRows(comparison).filter(({kind})=>!isWallToCome||kind!=="wall"&&kind!=="count");return open4.length===
0?{stop:null}:{step:{kind:"more-rounds",rows:open4.map(({text:text2})=>text2)}}}function untracedStep({comparison,policy,
spending:{untraced}}){let{made,planned,most:most3,isAsked,isExplained}=untraced,isNeeded=!isRedAnyway(comparison);if(made<
Math.min(planned,most3))return!isNeeded&&isAsked&&!isExplained?{step:{kind:"explain"}}:isNeeded||isAsked?{step:{kind:"pl\
anned-untraced",pairs:Math.min(planned,most3)-made}}:{stop:{kind:"wall-not-needed"}};let open4=isNeeded&&made<most3?openWalls(
comparison,policy):[];if(open4.length===0)return{stop:null};let futile=open4.filter(({row,threshold})=>isFutile(row,threshold,
most3));return futile.length<open4.length?{step:{kind:"more-untraced",rows:open4.map(({text:text2})=>text2)}}:{stop:{kind:"\
untraced-futile",rows:futile.map(({text:text2,row,threshold})=>({text:text2,needed:pairsNeeded(row,threshold)}))}}}var redAnyway=[
"range-regressed","family-regressed","kernel-regressed","swapped-kernel-regressed","rank-regressed","launches-up","copie\
s-up","copied-bytes-up"];function isRedAnyway({reasons}){return reasons.some(({id:id2,verdict})=>verdict==="regressed"&&
redAnyway.includes(id2))}function openWalls({ranges,metrics,reasons,goal},policy){let open4=new Set(reasons.flatMap(({id:id2,
reported})=>id2==="metric-open"?[reported]:[]));return[...ranges.flatMap(({name,latency:latency2})=>{if(latency2===null)
return[];let{time}=latency2,threshold=policy["latency-threshold"]/100;return goal==="improve"&&mayBeFaster(time)?[{text:name,
row:inverseOf(time),threshold}]:time.mayBeSlower?[{text:name,row:time,threshold}]:[]}),...metrics.filter(({name,change})=>open4.
has(name)&&change.changeRatio!==null).map(metric=>({text:metric.name,row:worseOf(metric),threshold:metric.kind==="report\
ed"?metricThreshold(metric.name,policy):policy["latency-threshold"]/100}))]}function worseOf({better,change}){return better===
"higher"?inverseOf(change):change}function inverseOf({changeRatio,lowRatio,highRatio,rounds:rounds2}){let inverse=ratio2=>ratio2===
null?null:1/(1+ratio2)-1;return{changeRatio:inverse(changeRatio),lowRatio:inverse(highRatio),highRatio:inverse(lowRatio),
rounds:rounds2}}var mostNamed=5;function soFarText({ranges}){let parts=ranges.map(range=>{let{name,gpuBusyTime,counts:counts2}=range,launches=counts2.
find(({metric})=>metric==="launches"),more=(launches?.head??0)-(launches?.base??0),{changeRatio}=gpuBusyTime,missing2=hasGpuTime(
range)?"not on both sides":"without kernels",change=changeRatio===null?missing2:`${signedPercent(changeRatio)} so far`,count4=more===
0?"":`, ${counted(Math.abs(more),more>0?"more launch":"fewer launch",more>0?"more launches":"fewer launches")}`;return`${plainText(
name)} ${change}${count4}`});return`After the first pair: ${parts.length===0?"no range to compare":parts.join("; ")}.`}function stepTexts(step,{
rounds:rounds2,untraced}){return[...step.stops.map(stopText),...ofStep(step,rounds2,untraced)]}function ofStep(step,rounds2,{
made,most:most3}){switch(step.kind){case"planned-rounds":return rounds2.made<2?[]:[`After ${counted(rounds2.made,"round")}\
 per side, these ranges have no clear result yet: ${named2(step.unsettled)}. Measuring another pair.`];case"more-rounds":
return[`After ${counted(rounds2.made,"round")} per side, these are unclear, or just above their threshold: ${step.rows.map(
plainText).join("; ")}. Measuring ${counted(rounds2.most-rounds2.made,"more round")} per side, once.`];case"more-untrace\
d":return[`After ${counted(made,"run")} per side without tracing, we can't tell if these are worse: ${step.rows.map(plainText).
join("; ")}. Measuring one more run per side (${String(most3)} at most).`];case"find-lines":return[`${named2(step.ranges)}\
 ${step.ranges.length===1?"is":"are"} worse already. Time is limited, so we'll look for the lines behind that before we \
measure more.`];case"explain":return["Head is slower on the GPU or does more work, regardless of wall time. We'll look f\
or the reasons first."];case"planned-untraced":case"done":return[]}}function stopText(stop){switch(stop.kind){case"settl\
ed":return`Every range has a clear result after ${counted(stop.rounds,"round")} per side, so we don't measure more round\
s.`;case"untraced-futile":return`More untraced runs won't give a clear result for ${futileText(stop.rows)}.`;case"not-th\
e-same-work":return"compare.verify doesn't confirm that head computes the same result as base, so the run ends here.";case"\
wall-not-needed":return"We don't judge wall time, since head is slower on the GPU or does more work anyway. To measure w\
all time, too, set latency.pairs."}}function futileText(rows){return rows.map(({text:text2,needed})=>needed===null?plainText(
text2):`${plainText(text2)} (that would take about ${counted(needed,"pair")})`).join("; ")}function named2(texts){return listText(
texts.map(plainText),mostNamed)}import{mkdtemp as mkdtemp5}from"node:fs/promises";import{join as join32}from"node:path";import{constants as constants7}from"node:fs";var largestFile=2**20;async function readVerified(file){try{let{text:text2}=await readRegularFile(file,largestFile,constants7.
O_NOFOLLOW),values=verifiedValuesSchema.safeParse(jsonOrNull(text2));return values.success?{state:"written",values:values.
data}:failedToVerify(problemText(values.error))}catch(error){return failedToVerify(errorCode(error)==="ENOENT"?"The comm\
and didn't write the file that LLM_PROFILE_VERIFY names.":`Can't read the file that LLM_PROFILE_VERIFY names: ${errorMessage(
error)}`)}}var quotedName=80;function problemText({issues:[issue]}){let[name]=issue?.path??[],isName=issue?.code==="inva\
lid_key",message=(isName?issue.issues[0]?.message:issue?.message)??"";if(name===void 0)return`The file that LLM_PROFILE_\
VERIFY names ${message}.`;let text2=String(name),shown2=`${JSON.stringify(plainText(text2.slice(0,quotedName)))}${text2.
length>quotedName?"\u2026":""}`;return`${isName?"The name":"The value of"} ${shown2} ${message}.`}var mostWhy=500;function failedToVerify(why){
return{state:"failed",why:why.slice(0,mostWhy).toWellFormed()}}async function verifyBase(base){let{compare}=base.config;if(base.state===null||compare.verify.command===null)return base;
let verified=await verify(base);if(verified.state==="failed")throw new UserError({id:"verify-broken",what:`compare.verif\
y.command doesn't work on the base. ${verified.why}`,where:"compare.verify.command",why:"With goal: improve, head must c\
ompute the same result as base, so we need base's result first. Nothing has been captured.",help:`Fix the command, or se\
t compare.verify.command to null. Its output is in ${verifyFolder(base)}/ in the run directory; docs/improve.md describe\
s the file that it must write.`});return{...base,state:{...base.state,verified}}}async function verifyHead(sides){let{head}=sides,
{state}=head.side;if(state===null||measuredBase(sides)?.side.state?.verified==null)return sides;let verified=await verify(
head.side);return{...sides,head:{...head,side:{...head.side,state:{...state,verified}}}}}async function verify(given){let side=await withSeed(
startedFor(given,"verify"),"verify");try{return await inKeptFolder(side,async()=>{try{return await outputOf(side)}finally{
await restoreState(side)}})}catch(error){if(error instanceof StoppedError||!(error instanceof LlmProfileError))throw error;
return failedToVerify(error.message)}}function verifyFolder({name}){return join32(name,"verify")}async function outputOf(side){
var _stack=[];try{let{session,program,config}=side;let{isolation,directory}=session;let folder=verifyFolder(side);await directory.
folder(folder);let offered=await mkdtemp5(join32(program.temporary.tmp,"verify-"));let stack=__using(_stack,new AsyncDisposableStack,
!0);stack.defer(async()=>{await removeDirectory(offered)});await shareWithIsolatedUser(offered,isolation);let file=join32(
offered,"verify.json");let label=sideLabel(side,"verify");let{exitCode,outcome}=await runStreamed(session,{command:{tool:"\
verify",argv:isolate(commandArgv(config.compare.verify.command??[]),isolation),cwd:program.workingDirectory,environment:{
...program.environment,[verifyVariable]:file},timeLimitMs:parseDurationMs(config.workload["time-limit"])},isolation,title:label,
label,isStart:!0,attempt:1,folder,successExitCodes:[0]});if(outcome==="timed-out")return failedToVerify("The command did\
n't end within workload.time-limit.");if(exitCode!==0)return failedToVerify(`The command exited with ${exitCode===null?"\
no exit code":`code ${String(exitCode)}`}; its output is in ${folder}/.`);return readVerified(file)}catch(_){var _error=_,
_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}import{join as join33}from"node:path";function instanceAmount(amount2,range,{instances,metrics}){if(typeof amount2=="number")return amount2;let key=rangeKeyText(
range),own=instances.filter(one=>rangeKeyText(one)===key&&one.endNs!==null);if(own.length===0)return null;if("metric"in amount2){
let value=metrics.find(({name})=>name===amount2.metric)?.value??0;return value>0?value/own.length:null}let starts=matchRanges(
amount2.range,instances).filter(one=>rangeKeyText(one)!==key).map(({startNs})=>startNs).toSorted((one,other)=>one-other),
count4=own.reduce((sum2,{startNs,endNs})=>sum2+countBefore(starts,endNs??startNs)-countBefore(starts,startNs),0);return count4===
0?null:count4/own.length}function countBefore(sorted,time){let[low,high]=[0,sorted.length];for(;low<high;){let middle=low+
high>>1;(sorted[middle]??1/0)<time?low=middle+1:high=middle}return low}var mostInstances=1e4;function untracedLabel(number4){return`untraced run ${number4}`}async function runUntraced(side,turn){
return measureUntraced(side,turn,async(given,{label,folder})=>{let own=await offerMetricsFile(given),metrics=await watchProgramMetrics(
own,label),captured2=await captureUntraced(own,{label,folder:join33(folder,"nsys")});return{captured:captured2,metrics,seconds:captured2.
end.seconds,clientSeconds:null}})}async function measureUntraced(given,{number:number4,order,ranges:keys},runProgram){var _stack=[];
try{let side=await withSeed(startedFor(given,"untraced"),untracedLabel(number4));let{session,config,name}=side;let label=sideLabel(
side,untracedLabel(number4));let folder=join33(name,`untraced-${number4}`);let memory=__using(_stack,await watchMemory(session,
await session.directory.folder(folder),label),!0);let ran=await runProgram({...side,config:untracedConfig(config)},{label,
folder});let peakMemory2=memory===null?[]:await memory.peaks();let metrics=await ran.metrics();let specs=configuredRanges(
config);let all=[];for(let{path}of ran.captured.reports){let sqlite=await exportSqlite(session.tools,path,exportPlace(ran.
captured)),{ranges:ranges2}=await readTrace(sqlite,noticed(label,readingPorts(session.context))),inTurn=ranges2.toSorted(
(one,other)=>one.startNs-other.startNs),skipped=new Set(specs.flatMap(spec=>[...skippedInstances(inTurn,spec)]));for(let instance of ranges2)
skipped.has(instance)||all.push(instance)}let instances=all.filter(({raised})=>raised!==!0);let byKey=Map.groupBy(all,rangeKeyText);
let amounts={steps:readAmount(config.steps),tokens:readAmount(config.tokens)};let ranges=keys.map(key=>({...wallTimes(key,
byKey.get(rangeKeyText(key))??[],{label,wanted:config.latency.instances}),steps:amounts.steps===null?null:instanceAmount(
amounts.steps,key,{instances,metrics}),tokens:amounts.tokens===null?null:instanceAmount(amounts.tokens,key,{instances,metrics})}));
for(let name2 of["steps","tokens"])amounts[name2]!==null&&ranges.length>0&&ranges.every(range=>range[name2]===null)&&await warnOnce(
session,`\`${name2}\` is ${JSON.stringify(config[name2])}, but the program has no such range or metric, so we show no ti\
mes per ${name2==="steps"?"step":"token"}.`);let{seconds,clientSeconds}=ran;let ofOtherCommand=config.latency.command!==
null;return{order,seconds,clientSeconds,ofOtherCommand,ranges,metrics,peakMemory:[...peakMemory2]}}catch(_){var _error=_,
_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}function readAmount(amount2){
return amount2===null||typeof amount2=="number"||"metric"in amount2?amount2:{range:parseRange(amount2.range,null)}}function wallTimes({
name,domain},instances,{label,wanted}){let ended=instances.flatMap(({startNs,endNs,raised})=>endNs===null?[]:[{ns:endNs-
startNs,raised}]),times=ended.filter(({raised})=>raised!==!0).map(({ns:ns2})=>ns2);if(wanted===null?ended.length===0:times.
length<wanted)throw new CaptureError({id:"instances-missing",what:`The NVTX range ${JSON.stringify(rangeText(name,domain))}\
 ended ${counted(times.length,"time")}; the minimum is ${String(wanted??1)}.`,where:label,why:"This run covers the whole\
 program, but traces only NVTX. If ranges come from our Python module, instances that raised an exception don't count.",
help:"Make the program run the range more often, lower latency.instances, or set latency.command to a command that runs \
the range often enough."});return{name,domain,instanceNs:times.slice(-(wanted??mostInstances))}}async function runServerUntraced(side,turn){return measureUntraced(side,turn,async(own,{label,folder})=>withLoad(own,{label,
folder:`${folder}/load`},async server=>{let metrics=await watchProgramMetrics(own,label),{value:captured2,failure:failure2}=await captureClient(
server,{label,folder,gate:{kind:"none"},watched:!1});if(failure2!==null)throw new CaptureError(failure2);return{captured:captured2,
metrics,seconds:null,clientSeconds:captured2.end.seconds}}))}async function addUntraced(given,pairs2){let{config,session}=given.head.side,isServer=config.workload.server.command!==null;
if(untracedRanges(given.head).length===0&&config.metrics.length===0&&!isServer)return{...given,failed:null};let hasBase2=measuredBase(
given)!==null,first=given.head.untraced.length,{head,base}=given,isBaseMeasured=hasBase2,planned=turns(first,pairs2,1);for(let[
index,{name,begins}]of planned.entries()){let sides=isBaseMeasured?2:1;if(begins&&!session.budget.mayBegin({leg:"untrace\
d",starts:sides})){session.progress.expect(-sides*(planned.length-index)/2);break}let measured3=name==="head"?head:isBaseMeasured?
measuredBase({base}):null;if(measured3===null)continue;let step=session.progress.begin(sideLabel(measured3.side,untracedLabel(
measured3.untraced.length+1))),more=await orOwnFault(async()=>session.context.log.group(step,async()=>withUntraced(measured3,
hasBase2?2*first+index:null)));if(!(more instanceof LlmProfileError)){name==="head"?head=more:base=more;continue}let made=hasBase2?
untracedPairsOf({head,base}):head.untraced.length;if(await session.warn(`Wall time without tracing: a run of the ${name}\
 failed. ${made===0?"There's no earlier run to use":`We use the ${counted(made,"run")} per side before that run`}. ${reasonsOf(
more)}`),name==="head")return{head,base,failed:more};if(config.metrics.length===0)break;isBaseMeasured=!1}return{head,base,
failed:null}}async function withUntraced(measured3,order){let{side,untraced}=measured3,runOnce=side.config.workload.server.
command===null?runUntraced:runServerUntraced,turn={number:untraced.length+1,order,ranges:untracedRanges(measured3)},run2=await inKeptFolder(
side,async()=>runOnce(side,turn));return{...measured3,untraced:[...untraced,run2]}}function untracedRanges(measured3){return uniqueKeys(
capturesOf(measured3).flatMap(({ranges})=>ranges)).filter(({name})=>name!==wholeCaptureName)}function untracedPairsOf(sides){
return Math.min(sides.head.untraced.length,measuredBase(sides)?.untraced.length??0)}async function measureSides({head,base,plan},judge,explaining2){let given={head:unmeasured(head),base:ofBase(base,unmeasured)};
if(measuredBase(given)===null){let measured3=await measureHead({...given,failed:null},plan,judge);return{measured:measured3,
known:await explaining2.explain(measured3,[])}}let first=judged(await verifyHead(await addPairs(given,plan,roundsOfPair(
plan))),judge);return measurePairs(first,plan,judge,explaining2)}async function measureHead(given,plan,judge){let left2=plan.
rounds-given.head.rounds.length,rounds2=given.failed===null&&left2>0?await addPairs(given,plan,left2):given;return rounds2.
failed!==null?judged(rounds2,judge):judged(await addUntraced(rounds2,untracedPairs(given.head.side.config,1)),judge)}async function measurePairs(first,plan,judge,{
explainEarly,explain:explain2}){let{context,progress}=first.head.side.session,{compare:policy}=first.head.side.config,said=new Set,
mayAdd={rounds:!0,untraced:!0},measured3=first,early=[],explained=null;pairOf(measured3)!==null&&measured3.comparison!==
null&&context.log.info(soFarText(measured3.comparison));for(let pair=pairOf(measured3);pair!==null;pair=pairOf(measured3)){
let comparison=withReasons(measured3.comparison,explained?.reasons??early);if(comparison===null)break;let spending=spendingOf(
pair,plan,judge,{mayAdd,isExplained:explained!==null}),step=nextStep({comparison,policy,calibration:judge.calibrationOf(
measured3.profiles.head),spending});for(let text2 of stepTexts(step,spending))said.has(text2)||context.log.info(text2),said.
add(text2);if(step.kind==="done")break;if(step.kind==="find-lines"){let found3=await explainEarly(measured3,comparison);
if(found3.length===0)break;early=[...early,...found3];continue}if(step.kind==="explain"){explained=await explain2(measured3,
early);continue}progress.expect(moreStarts(step,plan,spending));let next=await measureStep(step,measured3,pair,plan);step.
kind==="planned-rounds"||step.kind==="more-rounds"?mayAdd.rounds=step.kind==="planned-rounds"&&next.head.rounds.length>pair.
head.rounds.length:mayAdd.untraced=untracedPairsOf(next)>untracedPairsOf(pair),measured3=judged(next,judge)}if(measured3.
failed===null&&measuredBase(measured3)===null){let{config,session}=measured3.head.side;session.progress.expect(untracedPairs(
config,1)-2*untracedPairs(config,2)-plan.captures.length*(plan.rounds-measured3.head.rounds.length)),measured3=await measureHead(
measured3,plan,judge)}if(explained===null)return{measured:measured3,known:await explain2(measured3,early)};let later=withLater(
explained,measured3,judge),found2=await explainEarly(measured3,later.comparison);return{measured:measured3,known:found2.
reduce(withReason,later)}}function withLater(explained,{profiles,failed:failed3,head},judge){let{base}=explained.profiles,
later={head:withWarnings({...explained.profiles.head,untraced:profiles.head.untraced},head.side.session),base:isProfile(
base)&&isProfile(profiles.base)?{...base,untraced:profiles.base.untraced}:base};return judgedAnew({...explained,failure:explained.
failure??failed3},later,judge)}async function measureStep(step,known,pair,plan){switch(step.kind){case"planned-rounds":return addPairs(
known,plan,Math.min(roundsOfPair(plan),plan.rounds-pair.head.rounds.length));case"more-rounds":return addMorePairs(pair,
plan,mostRounds(pair,plan)-pair.head.rounds.length);case"planned-untraced":return addUntraced(known,step.pairs);case"mor\
e-untraced":return addUntraced(known,1)}}function moreStarts(step,plan,{rounds:rounds2,untraced}){switch(step.kind){case"\
more-rounds":return 2*plan.captures.length*(rounds2.most-rounds2.made);case"more-untraced":return 2;case"planned-untrace\
d":return untraced.made>0?0:-2*plan.captures.length*Math.max(0,rounds2.planned-rounds2.made);case"planned-rounds":case"f\
ind-lines":case"explain":case"done":return 0}}function spendingOf(pair,plan,judge,{mayAdd,isExplained}){let{config}=pair.
head.side,made=pair.head.rounds.length,untraced=untracedPairsOf(pair),planned=untracedPairs(config,2);return{rounds:{made,
planned:plan.rounds,most:mayAdd.rounds?mostRounds(pair,plan):made,mayEndEarly:config.rounds===null&&!judge.hasRecordedBase},
untraced:{made:untraced,planned,most:mayAdd.untraced?Math.max(planned,planned===0?0:config.latency["max-pairs"]):untraced,
isAsked:areUntracedAsked(config),isExplained},findsLinesEarly:config["time-budget"]!==null&&config.lines==="auto"&&config.
workload.server.command===null}}function mostRounds({head},plan){return Math.max(plan.rounds,head.side.config.compare["m\
ax-rounds"])}function roundsOfPair({rounds:rounds2,roundsOfLoad}){return Math.min(rounds2,roundsOfLoad??1)}function judged(measured3,judge){
let profiles={head:sideProfile(measured3.head),base:ofBase(measured3.base,sideProfile)};return{...measured3,profiles,comparison:judge.
byBaseline(profiles)}}function pairOf({head,failed:failed3,...sides}){let base=measuredBase(sides);return failed3!==null||
base===null?null:{head,base}}import{mkdir as mkdir7}from"node:fs/promises";import{dirname as dirname10,isAbsolute as isAbsolute4,join as join39}from"node:path";import{realpath as realpath3}from"node:fs/promises";async function askPython(ports,python,program,...args){let result=await callTool(ports,"python",[python,"-c",program,...args],
12e4);if(result.timedOut)return{kind:"failed",why:"Python didn't answer in time."};if(result.exitCode!==0)return{kind:"f\
ailed",why:lastLines2(result.stderr)};for(let line of result.stdout.split(`
`).toReversed()){let value=jsonOrNull(line);if(typeof value=="object"&&value!==null)return{kind:"answer",value}}return{kind:"\
failed",why:`Python printed ${JSON.stringify(result.stdout.slice(-200))}.`}}function lastLines2(text2){return text2.trim().
split(`
`).slice(-4).join(`
`)}var answerSchema=object({executable:string().min(1),prefix:string(),isVenv:boolean(),seesSystem:boolean(),packages:array(
string()),scripts:string(),hasPip:boolean()}),question=`
import importlib.util, json, os, sys, sysconfig
venv = sys.prefix != sys.base_prefix
sees = True
if venv:
    try:
        text = open(os.path.join(sys.prefix, "pyvenv.cfg")).read()
    except OSError:
        text = ""
    sees = any(line.replace(" ", "").lower() == "include-system-site-packages=true" for line in text.splitlines())
paths = sysconfig.get_paths()
print("\\n" + json.dumps({
    "executable": sys.executable, "prefix": sys.prefix, "isVenv": venv, "seesSystem": sees,
    "packages": list(dict.fromkeys([paths["purelib"], paths["platlib"]])), "scripts": paths["scripts"],
    "hasPip": importlib.util.find_spec("pip") is not None,
}))
`;async function readInterpreter(ports,python){let answer=await askPython(withoutHome(ports),python,question),facts=answerSchema.
safeParse(answer.kind==="answer"?answer.value:null);if(facts.success)return facts.data;throw new ToolError({id:"python-f\
ailed",what:`${python} doesn't work as a Python 3 interpreter.`,where:"workload.python",why:answer.kind==="failed"?answer.
why:`Python printed ${JSON.stringify(answer.value)}.`,help:"Try running the interpreter with `-c 'import sysconfig'`."})}
function withoutHome(ports){let kept=Object.entries(ports.environment).filter(([name])=>name!=="PYTHONHOME");return{...ports,
environment:Object.fromEntries(kept)}}var answerSchema2=object({origins:array(string()).nullable()}),question2=`
import importlib.machinery, importlib.util, json, sys
names = sys.argv[1].split(".")
spec = importlib.util.find_spec(names[0])
for end in range(2, len(names) + 1):
    if spec is None or spec.submodule_search_locations is None:
        spec = None
        break
    name, places = ".".join(names[:end]), list(spec.submodule_search_locations)
    spec = None
    for finder in sys.meta_path:
        find = getattr(finder, "find_spec", None)
        spec = None if find is None else find(name, places)
        if spec is not None:
            break
if spec is None:
    origins = None
elif spec.has_location and spec.origin is not None:
    origins = [spec.origin]
else:
    origins = list(spec.submodule_search_locations or [])
print("\\n" + json.dumps({"origins": origins}))
`;async function checkModuleOrigin(ports,request2){let{side,python,module,tree,venv,cwd,environment}=request2,answer=await askPython(
{...ports,cwd,environment},python,question2,module),facts=answerSchema2.safeParse(answer.kind==="answer"?answer.value:null),
where2=`workload.module: ${module}, the ${side}'s tree: ${tree}`;if(!facts.success)throw new CaptureError({id:"module-or\
igin-unknown",what:`${python} can't tell where the ${side}'s module ${module} comes from.`,where:where2,why:answer.kind===
"failed"?answer.why:`Python printed ${JSON.stringify(answer.value)}.`,help:`Try starting the program by hand in the ${side}\
's tree.`});let{origins}=facts.data;if(origins===null||origins.length===0)throw new CaptureError({id:"module-missing",what:`\
The ${side} has no Python module ${module}.`,where:where2,why:"Python can't find the module in the working directory, on\
 PYTHONPATH, or in the installed packages.",help:"Install the repository in workload.setup (`pip install -e .`), or set \
PYTHONPATH in workload.environment."});let own=await Promise.all([tree,...venv===null?[]:[venv]].map(real)),[origin]=await Promise.
all(origins.map(real));if(!(origin===void 0||own.some(folder=>isWithin(origin,folder))))throw new CaptureError({id:"modu\
le-outside-tree",what:`The ${side} wouldn't run its own code: ${module} comes from outside the ${side}'s tree.`,where:where2,
why:`Python uses ${origin}, which both sides share.`,help:"Install each side in workload.setup (`pip install -e .`), whi\
ch runs in each side's tree and environment, or remove the other installation."})}async function real(path){return realpath3(
path).catch(()=>path)}import{closeSync as closeSync2,constants as constants8,fstatSync,openSync as openSync2,readFileSync as readFileSync3,readSync}from"node:fs";
import{mkdir as mkdir5,readdir as readdir6,realpath as realpath4,writeFile as writeFile3}from"node:fs/promises";import{dirname as dirname8,
isAbsolute as isAbsolute3,join as join34}from"node:path";async function createVenv(ports,{python,folder,installs}){let parent=await findPython(ports,python);if(parent===null)return null;
let site=parent.seesSystem?["--system-site-packages"]:[],made=await call2(ports,[parent.executable,"-m","venv","--withou\
t-pip",...site,folder]);if(made.exitCode!==0)throw cannotMake(parent,made);let own=await readInterpreter(ports,join34(folder,
"bin","python"));return parent.isVenv&&await seeParent(parent,own),installs&&!parent.hasPip&&await installPip(ports,own.
executable),await copyScripts(parent,folder),{path:folder,parent:parent.prefix}}async function installedPrefixes(environment){
let{VIRTUAL_ENV,CONDA_PREFIX,PATH=""}=environment,prefixes=[VIRTUAL_ENV,CONDA_PREFIX].filter(prefix=>prefix!==void 0);for(let folder of PATH.
split(":").filter(isAbsolute3)){let prefix=dirname8(folder);(await exists(join34(prefix,"pyvenv.cfg"))||await exists(join34(
prefix,"conda-meta")))&&prefixes.push(prefix)}return prefixes}async function findPython(ports,python){try{return await readInterpreter(
ports,python??"python3")}catch(error){if(python===null&&error instanceof ToolError&&error.id==="tool-missing")return null;
throw error}}async function seeParent(parent,own){let[folder]=own.packages;if(folder===void 0)return;await mkdir5(folder,
{recursive:!0});let lines2=parent.packages.map(path=>`import site; site.addsitedir(${JSON.stringify(path)})`);await writeFile3(
join34(folder,"zzz-llm-profile-parent.pth"),`${lines2.join(`
`)}
`)}async function installPip(ports,python){await call2(ports,[python,"-m","ensurepip","--default-pip"])}function cannotMake(parent,{
stdout,stderr,timedOut}){let said=lastLines2(`${stdout}
${stderr}`),missing2=/No module named '?venv|ensurepip is not|python3?[\d.]*-venv/.test(said),kind=missing2?{id:"venv-mi\
ssing",what:`${parent.executable} has no venv module, which llm-profile needs to give each side its own packages.`}:{id:"\
venv-failed",what:`${parent.executable} couldn't create a virtual environment.`};return new ToolError({...kind,where:"co\
mpare.python-environment: venv",why:timedOut?"Python took too long.":said,help:`${missing2?"On Debian and Ubuntu: `apt-g\
et install python3-venv`. ":""}If nothing is installed from the repository, set compare.python-environment to none.`})}function call2(ports,argv){
return callTool(withoutHome(ports),"python",argv,12e4)}var scriptLimitBytes=65536;async function copyScripts(parent,venv){
let python=join34(venv,"bin","python"),parents=await interpretersOf(parent);for(let folder of new Set([parent.scripts,dirname8(
parent.executable)]))for(let name of await readdir6(folder).catch(()=>[])){let text2=readScript(join34(folder,name)),copy=text2===
null?null:withInterpreter(text2,parents,python);copy!==null&&await add(join34(venv,"bin",name),copy)}for(let name of["pi\
p","pip3"])await add(join34(venv,"bin",name),`#!/bin/sh
exec "${python}" -m pip "$@"
`)}async function interpretersOf({executable}){let folder=dirname8(executable),target=await realpath4(executable).catch(
()=>executable),names=new Set([executable,target]);for(let name of await readdir6(folder).catch(()=>[]))/^python[\d.]*$/.
test(name)&&await realpath4(join34(folder,name)).catch(()=>null)===target&&names.add(join34(folder,name));return names}function withInterpreter(text2,parents,python){
let[,interpreter,rest]=/^#![ \t]*(\S+)(?:[ \t][^\n]*)?\n(.*)$/s.exec(text2)??[];if(interpreter===void 0||rest===void 0)return null;
if(parents.has(interpreter))return`${start(python)}${rest}`;let[,quoted,after]=/^'''exec' "?([^"\n]+?)"? "\$0" "\$@"\n' '''\n(.*)$/s.
exec(rest)??[];return quoted!==void 0&&after!==void 0&&parents.has(quoted)?`${start(python)}${after}`:null}function start(python){
return`#!/bin/sh
'''exec' "${python}" "$0" "$@"
' '''
`}function readScript(path){try{let file=openSync2(path,constants8.O_RDONLY|constants8.O_NONBLOCK);try{let found2=fstatSync(
file);if(!found2.isFile()||found2.size>scriptLimitBytes||(found2.mode&73)===0)return null;let first=Buffer.alloc(2);return readSync(
file,first,0,2,0),first.toString("latin1")==="#!"?readFileSync3(file,"utf8"):null}finally{closeSync2(file)}}catch{return null}}
async function add(path,text2){await exists(path)||await writeFile3(path,text2,{mode:493})}import{randomBytes as randomBytes6}from"node:crypto";import{access,constants as constants9,readdir as readdir7,readFile as readFile5,
realpath as realpath6,rm as rm7,stat as stat4}from"node:fs/promises";import{basename as basename8,dirname as dirname9,join as join36,
relative as relative5,resolve as resolve6}from"node:path";import{copyFile,mkdir as mkdir6,readFile as readFile4,realpath as realpath5,writeFile as writeFile4}from"node:fs/promises";
import{join as join35,resolve as resolve5}from"node:path";async function fillSubmodules(git,place){let notes=[];for(let{path,commit}of await listSubmodules(git,place.commit)){let name=await nameOf2(
git,place.commit,path),source=name===null?null:await findSource(git,place,name,path);if(name===null||source===null){notes.
push(`The submodule ${plainText(path)} is empty in the base because this checkout doesn't have it.`);continue}let folder=join35(
place.tree,path);if(await realpath5(folder).catch(()=>null)!==join35(await realpath5(place.tree),path))throw notThere(path,
commit,"The submodule's path leads to another folder.");let inside3=git.in(folder);await initialize(inside3,folder,source),
await inside3.line("cat-file","-t",commit)!=="commit"&&await fetchCommit(git,inside3,place,{name,path,commit});let checkout=await inside3.
runLong("checkout","--detach","--quiet",commit);if(!succeeded(checkout))throw notThere(path,commit,checkout.stderr.trim());
notes.push(...await fillSubmodules(inside3,{headTree:join35(place.headTree,path),tree:folder,gitFolder:source,commit}))}
return notes}async function listSubmodules(git,commit){let{stdout}=await git.run("ls-tree","-r","-z","--full-tree",commit);
return stdout.split("\0").flatMap(line=>{let[,sha,path]=/^160000 commit ([0-9a-f]+)\t(.+)$/s.exec(line)??[];return sha===
void 0||path===void 0?[]:[{path,commit:sha}]})}async function nameOf2(git,commit,path){let pattern="^submodule\\..*\\.path\
$",{stdout}=await git.run("config","--null","--blob",`${commit}:.gitmodules`,"--get-regexp",pattern);for(let entry of stdout.
split("\0")){let[,name,value]=/^submodule\.(.*)\.path\n(.*)$/s.exec(entry)??[];if(value===path&&name!==void 0)return name.
split("/").includes("..")?null:name}return null}async function findSource(git,{gitFolder,headTree},name,path){for(let folder of[
await gitFolderOf(git,join35(headTree,path)),join35(gitFolder,"modules",name)])if(folder!==null&&await isFolder(join35(folder,
"objects")))return folder;return null}async function gitFolderOf(git,checkout){if(!await exists(join35(checkout,".git")))
return null;let inside3=git.in(checkout);if(await inside3.line("rev-parse","--show-toplevel")!==await realpath5(checkout))
return null;let folder=await inside3.line("rev-parse","--git-common-dir");return folder===null?null:resolve5(checkout,folder)}
async function initialize(git,folder,source){await mkdir6(folder,{recursive:!0});let sha256=/objectformat\s*=\s*sha256/i.
test(await readFile4(join35(source,"config"),"utf8").catch(()=>"")),made=await git.run("init","--quiet","--template=",...sha256?
["--object-format=sha256"]:[]);if(!succeeded(made))throw new ToolError({id:"base-checkout-failed",what:"git init failed.",
where:folder,why:made.stderr.trim()});await mkdir6(join35(folder,".git","objects","info"),{recursive:!0}),await writeFile4(
join35(folder,".git","objects","info","alternates"),`${join35(source,"objects")}
`),await copyFile(join35(source,"shallow"),join35(folder,".git","shallow")).catch(()=>{})}async function fetchCommit(git,inside3,place,{
name,path,commit}){let url2=await git.line("config","--get",`submodule.${name}.url`)??await git.line("config","--blob",`${place.
commit}:.gitmodules`,"--get",`submodule.${name}.url`);if(url2===null)throw notThere(path,commit,"The submodule's URL is \
unknown.");let why=explainUnsafeUrl(url2);if(why!==null)throw notThere(path,commit,`llm-profile won't use the submodule'\
s URL, ${plainText(url2)}: ${why}`);let fetched=await inside3.including(join35(place.gitFolder,"config")).runLong(...protocols,
"fetch","--quiet","--no-tags","--no-recurse-submodules","--depth=1","--",url2,commit);if(!succeeded(fetched))throw notThere(
path,commit,fetched.timedOut?"git took too long.":fetched.stderr.trim())}var protocols=["protocol.allow=never",...["http\
s","http","ssh","git"].map(name=>`protocol.${name}.allow=always`)].flatMap(setting=>["-c",setting]);function explainUnsafeUrl(url2){
return url2.startsWith("-")?"it starts with a dash, like an option.":/^(?:[a-z][a-z0-9+.-]*:\/\/)?(?:[^/]*@)?-/i.test(url2)?
"its host starts with a dash, like an option.":/[\u0000-\u001f\u007f]|%0[ad]/i.test(url2)?"it contains control character\
s.":null}function notThere(path,commit,why){return new ToolError({id:"base-submodule-missing",what:`Couldn't check out t\
he base's submodule ${plainText(path)} at ${commit.slice(0,12)}.`,where:plainText(path),why,help:"Fetch that commit in t\
he submodule first. With actions/checkout, set `submodules: recursive` and `fetch-depth: 0`."})}async function createWorktree(ports,request2){var _stack=[];try{let{repository,commit,temporary,warn}=request2;let stack=__using(
_stack,new AsyncDisposableStack,!0);let environment={...ports.environment,GIT_LFS_SKIP_SMUDGE:"1"};let opened=stack.use(
await openRepository({runTool:ports.runTool,environment,cwd:repository,temporaryDirectory:temporary}));if(opened.kind===
"none")throw failed2(commit,repository,opened.why);let{git}=opened;let folder=await git.line("rev-parse","--git-common-d\
ir");if(folder===null)throw failed2(commit,repository,"git didn't report the repository's common directory.");let common=resolve6(
repository,folder);await removeStaleEntries(common);let name=`${worktreePrefix}${randomBytes6(6).toString("hex")}`;let path=join36(
temporary,name);let entry=join36(common,"worktrees",name);ports.guard.holds(entry);stack.defer(()=>{ports.guard.removed(
entry)});stack.defer(()=>remove(git.with(ports.cleanUp),{path,entry},warn));let added2=await git.runLong("worktree","add",
"--detach","--quiet",path,commit);if(!succeeded(added2))throw failed2(commit,repository,added2.timedOut?"git took too lo\
ng.":added2.stderr.trim());let tree=git.in(path);let notes=[...await fillSubmodules(tree,{headTree:repository,tree:path,
gitFolder:common,commit}),...await fillLfsFiles(tree,commit)];let owned=stack.move();return{path,commit,notes,[Symbol.asyncDispose]:()=>owned.
disposeAsync()}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&
await _promise}}async function remove(git,ours,warn){await git.runLong("worktree","remove","--force","--force",ours.path).
catch(()=>{});let problem=await removeDirectory(ours.path);problem!==null&&warn(`Couldn't remove the base's checkout ${ours.
path}: ${problem}`),await rm7(ours.entry,{recursive:!0,force:!0}).catch(error=>{warn(`Couldn't remove git's entry for th\
e base's checkout, ${ours.entry}: ${String(error)}`)})}function failed2(commit,repository,why){return new ToolError({id:"\
base-checkout-failed",what:`Couldn't check out the commit ${commit.slice(0,12)}.`,where:repository,why,help:"Try `git wo\
rktree add --detach FOLDER COMMIT` in the repository. The temporary folder (TMPDIR) needs space for a second checkout."})}
var pointerLine="^version https://git-lfs.github.com/spec/v1$";async function fillLfsFiles(git,commit){let attributes=await git.
run("grep","--quiet","-I","-e","filter=lfs","--",".gitattributes","*/.gitattributes");if(!succeeded(attributes))return[];
await git.runLong("lfs","checkout");let{stdout}=await git.run("grep","--files-with-matches","-I","-z","-e",pointerLine),
pointers=stdout.split("\0").filter(path=>path!=="").length;return pointers===0?[]:[`${counted(pointers,"Git LFS file is \
only a pointer","Git LFS files are only pointers")} in the base. To get the content, first run \`git lfs fetch origin ${commit}\
\` in this clone.`]}var worktreePrefix="llm-profile-base-";async function removeStaleEntries(gitFolder){let folder=join36(
gitFolder,"worktrees"),names=await readdir7(folder).catch(()=>[]);for(let name of names.filter(entry=>entry.startsWith(worktreePrefix))){
let text2=await readFile5(join36(folder,name,"gitdir"),"utf8").catch(()=>""),tree=dirname9(text2.trim());basename8(tree)!==
name||await exists(tree)||await rm7(join36(folder,name),{recursive:!0,force:!0}).catch(()=>{})}}async function baseDirectory(headDirectory,repository,worktree){
let[directory,top]=await Promise.all([realpath6(headDirectory),realpath6(repository)]),inside3=relative5(top,directory);
if(!isWithin(directory,top))throw new UserError({id:"base-directory-outside",what:"The working directory is outside the \
repository, so the base has no matching folder.",where:`workload.working-directory: ${directory}; the repository: ${top}`,
help:"Start the program in a folder inside the repository."});let own=join36(worktree.path,inside3);if(await isFolder(own))
return own;throw new CaptureError({id:"base-directory-missing",what:`The base ${worktree.commit.slice(0,12)} has no fold\
er ${inside3} to start the program in.`,where:"workload.working-directory",why:"The folder is newer than the base, or gi\
t doesn't track it.",help:"Start the program in a folder that exists in both commits."})}async function headPrograms(ports,paths,{
repository,base}){var _stack=[];try{let opened=__using(_stack,await openRepository(ports),!0);let[head,top]=await Promise.
all([realpath6(ports.cwd),realpath6(repository)]);let found2=new Map;for(let path of paths){let program=join36(head,path);
await isProgram(program)&&(isWithin(program,top)&&(await exists(join36(base,path))||await isTracked(opened,path))||found2.
set(path,program))}return found2}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);
_promise&&await _promise}}async function isTracked(opened,path){return opened.kind==="none"?!1:succeeded(await opened.git.
run("--literal-pathspecs","ls-files","--error-unmatch","--",path))}async function isProgram(path){return access(path,constants9.
X_OK).then(()=>stat4(path)).then(found2=>found2.isFile(),()=>!1)}import{join as join37}from"node:path";var mostOutside=1e5,mostBytes2=32*2**20;function whyTooLarge(bytes){return bytes>mostBytes2?`a report of the whole progr\
am takes ${sizeText(bytes)}, more than ${sizeText(mostBytes2)}`:null}function whyGated({bytes,outside,threads}){let tooLarge=whyTooLarge(
bytes);return tooLarge!==null?tooLarge:outside>mostOutside?`${counted(outside,"kernel runs","kernels run")} outside the \
ranges, more than ${countText(mostOutside)}`:threads>1?`${counted(threads,"thread")} emit the ranges, so work could be a\
ssigned to the wrong range`:null}async function settlePlan(side,plan){if(plan.captureMode!=="probe")return{...await resolvePlan(side,plan,null),captureMode:plan.
captureMode};let{log:log2}=side.session.context;log2.info("Probe: capturing the whole program once. If the report is sma\
ll, all ranges share each capture.");let{emitted,why}=await probe(side),resolved=await resolvePlan(side,gatedPlan(plan),
emitted),gated={...resolved,captureMode:"range"},ranges=resolved.plan.captures.length;return ranges===1?gated:why!==null?
(log2.info(`Each range gets separate captures: ${why}`),gated):(log2.info(`The ${counted(ranges,"range")} share each cap\
ture, because the probe contains all of them and little else.`),{...resolved,plan:sharedPlan(resolved.plan,side.config),
captureMode:"all"})}async function probe(given){let side=startedFor(given,"probe"),{value:captured2,failure:failure2}=await captureWhole(
side,{label:"probe",folder:join37(side.name,"probe","nsys")}),{outcome,exitCode}=captured2.end;if(failure2!==null&&outcome===
"exited"&&exitCode!==0)throw new CaptureError(failure2);if(failure2!==null)return{emitted:null,why:`the probe failed. ${failure2.
what}`};let bytes=captured2.reports.reduce((sum2,report2)=>sum2+report2.bytes,0),tooLarge=whyTooLarge(bytes);if(tooLarge!==
null)return{emitted:null,why:`${tooLarge}.`};try{let whole=sharedCapture(configuredRanges(side.config),side.config),{emitted,
reports,threads}=await examineCaptured(side,whole,null,captured2),outside=reports.reduce((sum2,report2)=>sum2+report2.outside.
launches,0),why=whyGated({bytes,outside,threads});return{emitted,why:why===null?null:`${why}.`}}catch(error){let{id:id2,
what}=asFailure(error);return{emitted:ownToRange.has(id2??"")?await rangesIn(side,captured2):null,why:`the probe failed.\
 ${what}`}}}async function withFoundTools(config,searchPath,cwd){let found2=async path=>await resolveProgram(path,searchPath,cwd)??path,
[nsys,ncu]=await Promise.all([found2(config.nsys.path),found2(config.ncu.path)]);return{...config,nsys:{...config.nsys,path:nsys},
ncu:{...config.ncu,path:ncu}}}import{join as join38}from"node:path";async function runSetup(side){let{setup}=side.config.workload;setup!==null&&await side.session.context.log.group(sideLabel(
side,"setup"),async()=>setUp(side,setup))}async function setUp({session,name,config,program,ownEnvironment},setup){let{environment}=config.
workload,folder=name==="head"?"setup":join38(name,"setup");await session.directory.folder(folder);let result=await runStreamed(
session,{command:{tool:"setup",argv:commandArgv(setup),cwd:program.workingDirectory,environment:{...shareableEnvironment(
session.context.environment,environmentRules),...environment,...ownEnvironment},timeLimitMs:parseDurationMs(config.workload["\
time-limit"])},isolation:{kind:"none",note:"",user:null,endsWithParent:!1,procMounts:[],readOnly:[]},title:"setup",label:null,
isStart:!1,attempt:1,folder,successExitCodes:[0]});if(result.exitCode!==0)throw new ToolError({id:"setup-failed",what:`T\
he setup command exited with code ${result.exitCode??"none"}${result.outcome==="timed-out"?" at the time limit":""}.`,where:"\
workload.setup",why:result.stderrTail.trim().split(`
`).slice(-4).join(`
`),help:`The command's full output is in ${folder}/ in the run directory.`})}function hasBase({base}){return base!==null&&!(base instanceof LlmProfileError)}async function prepareSides(session,planned,variables2=null){
let{base}=session;return base===null?prepareHead(session,planned):prepareBoth(session,base,planned,variables2??{base:{},
head:{}})}async function prepareHead(session,planned){let head=newSide(session,"head");await runSetup(head);let{plan,emitted,
captureMode}=await settlePlan(head,planned);return{head:await withEnvironment({...head,emitted,captureMode},{key:newDigestKey(),
own:Object.keys(head.ownEnvironment)}),base:null,baseChoice:null,plan,[Symbol.asyncDispose]:()=>Promise.resolve()}}async function prepareBoth(given,found2,planned,variables2){
var _stack=[];try{let session=await withGpuWatch(await foundSession(given));let cwd=session.program.workingDirectory;found2.
kind==="base-equals-head"?await session.warn(found2.why):session.context.log.info(found2.why);let{repository}=found2;let stack=__using(
_stack,new AsyncDisposableStack,!0);let place={repository,tree:repository,workingDirectory:cwd};let head=await ownSide(stack,
session,"head",place,variables2.head);let built=await orOwnFault(async()=>buildBase(stack,session,found2,variables2.base));
built instanceof LlmProfileError&&await sayWithoutBase(session,built);let base=built instanceof LlmProfileError?built:await verifyBase(
built);await setUpSide(head);await checkOrigin(head,repository);let{plan,emitted,captureMode}=await settlePlan(head,planned);
await clearCaches(head);let isBuilt=!(base instanceof LlmProfileError);let own=[head,...isBuilt?[base]:[]].flatMap(({ownEnvironment})=>Object.
keys(ownEnvironment));let request2={key:newDigestKey(),own};let sides={head:await withEnvironment({...head,emitted,captureMode},
request2),base:isBuilt?await withEnvironment({...base,captureMode},request2):base};let owned=stack.move();return{...sides,
baseChoice:found2,plan,[Symbol.asyncDispose]:async()=>owned.disposeAsync()}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}}async function foundSession(session){let{tools,context}=session,config=await withFoundTools(
session.config,tools.environment.PATH??"",context.cwd);return{...session,config,tools:{...tools,nsys:{...tools.nsys,path:config.
nsys.path}}}}async function buildBase(stack,session,found2,variables2){let cwd=session.program.workingDirectory,{isolation}=session,
{ask:runTool,environment,folder}=session.tools,{repository}=found2,worktree=stack.use(await checkOut(session,found2));await openToIsolatedUser(
worktree.path,isolation,{runTool,environment});for(let note of worktree.notes)await session.warn(`The base's checkout: ${note}`);
let place={repository,tree:worktree.path,workingDirectory:await baseDirectory(cwd,repository,worktree)},bare=await ownSide(
stack,session,"base",place,variables2);await setUpSide(bare);let built=await withHeadPrograms(bare,repository,cwd);await checkOrigin(
built,worktree.path);let kept=stack.use(await keepFolder(sideFolder(session,"base"),isolation,folder.tmp));return await kept.
close(),{...built,kept}}async function setUpSide(side){await runSetup(side),await clearCaches(side),await side.state?.kept.
close()}async function checkOut(session,{repository,commit}){let{ask,cleanUp,environment,guard}=session.tools;return createWorktree(
{runTool:ask,cleanUp,environment,guard},{repository,commit,temporary:await makeSideFolder(session,"base"),warn:message=>{
session.context.log.warning(message)}})}async function ownSide(stack,session,name,{repository,tree,workingDirectory:workingDirectory2},variables2){
let{config,isolation,tools,program}=session,{workload,compare}=config,own=await makeSideFolder(session,name),venv=compare["\
python-environment"]==="none"?null:await createVenv({runTool:tools.runTool,cwd:program.workingDirectory,environment:program.
environment},{python:workload.python,folder:join39(own,"venv"),installs:workload.setup!==null});venv!==null&&await openToIsolatedUser(
venv.path,isolation,{runTool:tools.ask,environment:tools.environment});let state=compare.goal==="hold"?null:await makeSideState(
stack,session,own),cacheFolder=join39(state?.folder??own,"caches"),tuning=compare.caches==="same-choices"?newTuning(cacheFolder):
null,caches={...await makeCaches(cacheFolder,compare.goal,isolation),...tuning===null?{}:tunerVariables(program.environment)},
installed=await installedPrefixes(program.environment),environment={...sideEnvironment({environment:program.environment,
venv,tree,repository,installed,caches}),...variables2},changed=Object.entries(environment).filter(([key,value])=>program.
environment[key]!==value),side={...newSide(session,name),config:{...config,workload:sideWorkload(workload,venv?.path??null)},
program:{workingDirectory:workingDirectory2,environment:{...environment,...state===null?await homeOf(session,own):await stateFolders(
state,session)},source:await readSource({runTool:tools.ask,cwd:workingDirectory2,environment:tools.environment,temporaryDirectory:tools.
folder.tmp}),temporary:program.temporary},ownEnvironment:Object.fromEntries(changed),venv,state,tuning};return withSeed(
side,"not measured")}async function makeCaches(folder,goal,isolation){let caches=cachesIn(folder,goal);for(let path of Object.
values(caches))await mkdir7(path,{recursive:!0}),await giveToIsolatedUser(path,isolation);return caches}function sideFolder({
tools},name){return join39(tools.folder.path,"sides",name)}async function makeSideFolder(session,name){let folder=sideFolder(
session,name);await mkdir7(folder,{recursive:!0,mode:448});for(let path of[session.tools.folder.path,dirname10(folder),folder])
await letPass(path,session.isolation);return folder}async function homeOf({isolation,program:{temporary,environment}},own){
if(isolation.user===null||environment.HOME!==temporary.home)return{};let home=join39(own,"home");return await mkdir7(home,
{mode:448}),await giveToIsolatedUser(home,isolation),{HOME:home}}async function checkOrigin({session,name,config,venv,program},tree){
let{module,python,setup}=config.workload;module===null||python===null||await checkModuleOrigin({runTool:session.tools.ask},
{side:name,python,module,tree,cwd:program.workingDirectory,environment:program.environment,venv:setup===null?null:venv?.
path??null})}async function withHeadPrograms(side,repository,headDirectory){let{session,config}=side,ports={runTool:session.
tools.ask,cwd:headDirectory,environment:session.tools.environment,temporaryDirectory:session.tools.folder.tmp},programs2=await headPrograms(
ports,namedPrograms(config),{repository,base:side.program.workingDirectory});return await sayInterpreter(side,programs2),
programs2.size===0?side:{...side,config:withPrograms(config,programs2)}}async function sayInterpreter({session,config},programs2){
let{workload,compare}=config,named3=interpreterByPath(workload.command??workload.server.command);if(named3===null||compare["\
python-environment"]==="none"||!isAbsolute4(named3)&&!programs2.has(named3))return;let says=`The command names the inter\
preter ${plainText(named3)}, so both sides use its packages.`;workload.setup===null?session.context.log.info(says):await session.
warn(`${says} If the setup installs packages, write python3 instead, and each side gets its own interpreter and packages\
.`)}import{dirname as dirname11}from"node:path";import{createHash as createHash3}from"node:crypto";function programStarts(config,plan,of){let isProbed=plan.captureMode==="probe",once2={least:1,most:1};return[...config.compare.
verify.command===null?[]:goalStarts(config,of,"verify"),...isProbed?[{purpose:"probe",pass:once2,red:once2}]:[],...plan.
unresolved.length>0&&!isProbed?[{purpose:"discovery",pass:once2,red:once2}]:[],...tuningStarts(config,of),...goalStarts(
config,of,"whole"),roundStarts(config,plan,of),untracedStarts(config,of),ncuStarts(config,plan,of),lineStarts(config,of)]}
function isHeldToGoal({compare},{sides}){return compare.goal==="improve"&&sides===2}function goalStarts(config,of,purpose){
if(!isHeldToGoal(config,of))return[];let both={least:2,most:2};return[{purpose,pass:both,red:both}]}function tuningStarts(config,of){
if(of.sides===1||config.compare.caches==="separate")return[];let some={least:0,most:isHeldToGoal(config,of)?2:1};return[
{purpose:"tuning",pass:some,red:some}]}function roundStarts(config,plan,{sides,isCompared}){let isPaired=sides===2&&isCompared,
most3=isPaired?Math.max(plan.rounds,config.compare["max-rounds"]):plan.rounds,fewest2=isPaired&&config.rounds===null?Math.
min(plan.rounds,2*(plan.roundsOfLoad??1)):plan.rounds,countOf=least=>({least:sides*leastCaptureStarts(plan,least),most:plan.
unresolved.length>0?null:sides*captureStarts(plan,most3)});return{purpose:"rounds",pass:countOf(config.compare.calibration===
null?plan.rounds:fewest2),red:countOf(fewest2)}}function leastCaptureStarts(plan,rounds2){return plan.captureMode==="pro\
be"?rounds2:captureStarts(plan,rounds2)+rounds2*plan.unresolved.length}function untracedStarts(config,{sides,untraced,isCompared}){
let planned={least:sides*untraced,most:sides*untraced};if(sides===1||!isCompared||untraced===0)return{purpose:"untraced",
pass:planned,red:planned};let most3=sides*Math.max(untraced,config.latency["max-pairs"]);return{purpose:"untraced",pass:{
least:planned.least,most:most3},red:areUntracedAsked(config)?planned:never}}function ncuStarts({ncu,ranges},{captures,unresolved},of){
let{filterMode,sides,isCompared}=of;if(filterMode===null)return{purpose:"ncu",pass:never,red:never};let each=Math.max(captures.
length,ranges.length),mode=filterMode==="unknown"?"per-launch-config":filterMode,usual=sharesProcess(ncu,mode)?1:each,shared=mode===
"per-launch-config"&&each>1&&ncu.gating?1+each:usual,ofSide=unresolved.length>0?null:Math.max(shared,filterMode==="unkno\
wn"?each:0),isAlways=!isCompared||ncu.when==="always",least=isAlways?usual:0;return{purpose:"ncu",pass:isAlways?{least,most:ofSide}:
never,red:{least,most:ofSide===null?null:(isCompared?sides:1)*ofSide}}}function lineStarts({lines:lines2,workload},{sides,
isCompared}){let isLooked=isCompared&&lines2==="auto"&&workload.server.command===null;return{purpose:"lines",pass:never,
red:isLooked?{least:0,most:sides}:never}}var never={least:0,most:0};function captureStarts({captures,roundsOfLoad},rounds2){
return roundsOfLoad===null?captures.length*rounds2:Math.ceil(rounds2/roundsOfLoad)}function describeLegs(config,plan,{sides,
untraced,isCompared,filterMode}){let what=config.workload.server.command===null?"run":"load",unless=sides===2&&isCompared&&
!areUntracedAsked(config)?" unless the verdict is already red":"",after=untraced===0?"":`, then ${counted(untraced,what)}${sides===
2?" per side":""} without CUDA tracing${unless}`,mode=filterMode==="unknown"?"per-launch-config":filterMode,isMaybe=isCompared&&
config.ncu.when==="auto",then=mode===null?"":`, then ${isMaybe?"if a verdict needs a reason ":""}${describeNcu(config.ncu,
mode)}`;return`${isHeldToGoal(config,{sides})?"a capture of each whole program, then ":""}${describePlan(plan,config)}${sides===
2?", alternating base and head":""}${after}${then}`}function planKey(config,plan,{sides,untraced,filterMode}){let parts=[
plan.rounds,plan.captures.map(({label,gate})=>[label,gate.kind,gate.kind==="none"?0:gate.instances]),workloadArgv(config.
workload,""),filterMode===null?null:{...config.ncu,path:null},sides,...untraced===0?[]:[untraced],...isHeldToGoal(config,
{sides})?[config.compare.verify]:[]];return createHash3("sha256").update(JSON.stringify(parts)).digest("hex").slice(0,16)}async function announce(session,plan,of){let{config,directory,isolation}=session,{log:log2}=session.context,key=planKey(
config,plan,of);await session.recorder.planKey(key);let last=await lastDuration(dirname11(directory.path),key),starts=programStarts(
config,plan,of),isOnce=starts.reduce((sum2,{red})=>sum2+(red.most??1/0),0)===1,time=last===null?`we can't estimate the d\
uration, because no earlier run in this folder took the same captures (limit ${String(config.workload["time-limit"])} ea\
ch)`:`the last such run took ${formatSeconds(last)}`,whole=isHeldToGoal(config,of)?1:0;session.progress.expect(of.sides*
(plan.captures.length*plan.rounds+of.untraced+whole)),log2.info(`${describeLegs(config,plan,of)}; ${time}.`);let limit=config["\
time-budget"],what=config.workload.server.command===null?"program":"server";isOnce||log2.info(`${startsText(starts,what)}${limit===
null?"":`, as far as the time budget (${String(limit)}) allows`}.`),log2.info(isolation.note.endsWith(".")?isolation.note:
`${isolation.note}.`)}import{existsSync}from"node:fs";import{basename as basename9,dirname as dirname12,resolve as resolve8}from"node:path";import{realpath as realpath7}from"node:fs/promises";import{isAbsolute as isAbsolute5,join as join40,relative as relative6,
resolve as resolve7}from"node:path";var largestFile2=2**20;async function fileAtCommit(ports,{repository,commit,path}){var _stack=[];try{let name=await nameIn(
repository,ports.cwd,path);if(name===null)return{kind:"outside"};let opened=__using(_stack,await openRepository({...ports,
cwd:repository}),!0);if(opened.kind==="none")return{kind:"absent"};let object2=`${commit}:${name}`;let size=await opened.
git.line("cat-file","-s",object2);if(size===null||await opened.git.line("cat-file","-t",object2)!=="blob")return{kind:"a\
bsent"};if(Number(size)>largestFile2)throw new ParseError({what:`${name} is ${sizeText(Number(size))}; the limit is ${sizeText(
largestFile2)}.`,where:object2});let content=await opened.git.run("cat-file","blob",object2);return succeeded(content)?{
kind:"found",text:content.stdout}:{kind:"absent"}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}}async function isUntracked(ports,{repository,path}){var _stack=[];try{
let name=await nameIn(repository,ports.cwd,path);let opened=__using(_stack,await openRepository({...ports,cwd:repository}),
!0);if(name===null||opened.kind==="none")return!1;let found2=await opened.git.run("--literal-pathspecs","ls-files","--ot\
hers","-z","--",name);return succeeded(found2)&&found2.stdout===`${name}\0`}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}}async function nameIn(repository,cwd,path){let place=isAbsolute5(path)?
resolve7(path):join40(await realpath7(cwd),path);return isWithin(place,repository)?relative6(repository,place):null}async function rulesOf(context,asked,raw){var _stack=[];try{let{goal,base}=asked.config.compare;if(goal==="hold"||base===
null)return{loaded:asked,readText:treeText(context)};let tools=__using(_stack,await ownTools(context),!0);let place={cwd:workingDirectory(
context,asked.config),ref:base,pullRequestBase:context.pullRequestBase};let{commit,repository}=await resolveBase(tools,place);
let ports={...tools,cwd:context.cwd};let notFromBase=[];let texts=new Map;let readText=path=>{let text2=texts.get(path);
if(text2===void 0)return treeText(context)(path);if(text2===null)throw Object.assign(new Error(`The base, ${commit.slice(
0,12)}, doesn't have this file.`),{code:"ENOENT"});return text2};let keep=async path=>{let file=await fileAtCommit(ports,
{repository,commit,path});file.kind==="outside"?notFromBase.push(`${plainText(path)} (outside the repository)`):texts.set(
path,file.kind==="found"?file.text:null)};let{configFile}=raw;if(configFile!==null){await keep(configFile);let leadsAway=asked.
origins.get("workload.working-directory")?.kind==="file"&&isBelow(context,configFile);if(!texts.has(configFile)&&leadsAway)
throw notAtBase(configFile,commit);if(texts.get(configFile)===null){if(!(isOfRun(context,configFile)&&await isUntracked(
ports,{repository,path:configFile})))throw notAtBase(configFile,commit);texts.delete(configFile),notFromBase.push(`${plainText(
configFile)} (the settings of an earlier run, which git doesn't track)`)}}let loaded2=await loadSettings(context,raw,!0,
readText);let{accepted,calibration}=loaded2.config.compare;for(let path of[accepted,calibration])path!==null&&await keep(
path);let except=notFromBase.length===0?"":`, except ${notFromBase.join(" and ")}`;context.log.info(`With goal: improve,\
 the rules come from the base (${commit.slice(0,12)})${except}.`);return{loaded:withAsked(loaded2,asked.config),readText}}catch(_){
var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}function isBelow({
cwd},path){return isWithin(resolve8(cwd,path),resolve8(cwd))}function isOfRun({cwd},path){return basename9(path)==="conf\
ig.yaml"&&existsSync(resolve8(cwd,dirname12(path),runRecordFile))}function withAsked({config,origins},asked){let{base,goal}=asked.
compare,failOn=[...new Set([...config.compare["fail-on"],...asked.compare["fail-on"]])];return{config:{...config,compare:{
...config.compare,base,goal,"fail-on":failOn}},origins}}function notAtBase(file,commit){return new UserError({id:"rules-\
not-at-base",what:`The base, ${commit.slice(0,12)}, has no ${plainText(file)}.`,where:"compare.goal",why:"With goal: imp\
rove, the rules come from the base, so a change can't relax its own rules.",help:"Add the configuration to the base bran\
ch first, or pass these settings on the command line (in the action, as inputs). To repeat an earlier run, pass its run \
directory's config.yaml, which git must not track."})}async function commandRequest(context,raw){return{loaded:await loadSettings(context,raw,!0),raw,publisher:null,recordedBase:null,
reference:null,history:null,variables:null}}async function run(context,request2){let{recordedBase,reference,history,variables:variables2}=request2,
{loaded:loaded2,readText}=await rulesOf(context,request2.loaded,request2.raw),{config}=loaded2,planned=likeRecorded(planCaptures(
config),recordedBase?.profile?.captureMode??null),policy=await comparePolicy(context,loaded2,readText);return workloadArgv(
config.workload,"checked before anything is made"),wholeRun(context,{...request2,loaded:loaded2},async session=>{var _stack=[];
try{for(let stored of[recordedBase?.profile,reference?.profile])stored!=null&&session.rangeLimit.startWith(stored.ranges,
stored.rangesLeftOut);let ncu=await prepareNcu(session);let prepared=__using(_stack,await prepareSides(session,planned,variables2),
!0);let judge=judgeOf({config:config.compare,policy,recordedBase,reference,baseChoice:prepared.baseChoice,history});await announceRun(
prepared,ncu,judge);let sides=await captureWholePrograms(prepared);let found2=await measureSides(sides,judge,explaining(
context.explainers,{plan:sides.plan,ncu,judge}));await removeReports(session);await prepared[Symbol.asyncDispose]();return writeResults(
session,request2,{...found2,judge,resultFiles:context.resultFiles})}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}})}async function announceRun(ready,ncu,judge){let{session}=ready.head,
sides=hasBase(ready)?2:1;await announce(session,ready.plan,{sides,untraced:untracedPairs(session.config,sides),isCompared:sides===
2||judge.hasRecordedBase,filterMode:ncu.kind==="ready"?ncu.tool.filterMode:null})}import{resolve as resolve11}from"node:path";function packageChanges({environment}){let packages2=(environment?.changes??[]).filter(({kind})=>kind==="python-package"),
isOne=version=>version!==null&&!version.includes(" ");return{changed:packages2.flatMap(({name,base,head})=>isOne(base)&&
isOne(head)?[{name,from:base,to:head}]:[]).toSorted((one,other)=>byText(one.name,other.name)),others:packages2.filter(({
base,head})=>!isOne(base)||!isOne(head)).map(({name,base,head})=>({name,base,head}))}}function versionsOf(good,commits,{
changed}){if(changed.length===0)return[good,...commits].map(commit=>({commit,packages:null,changes:null}));let pins=fresh=>Object.
fromEntries(changed.map(({name,from,to},index)=>[name,index<fresh?to:from]));return[{commit:good,packages:pins(0),changes:null},
...changed.map(({name,from,to},index)=>({commit:good,packages:pins(index+1),changes:{package:name,from,to}})),...commits.
map(commit=>({commit,packages:pins(changed.length),changes:null}))]}function blamePairs(versions,culprit){let[good,bad]=[
versions[0],versions.at(-1)],{changes}=culprit;return good?.packages==null||bad?.packages==null||changes===null?null:{alone:{
commit:good.commit,packages:{...good.packages,[changes.package]:changes.to},changes},without:{commit:bad.commit,packages:{
...bad.packages,[changes.package]:changes.from},changes}}}var constants10={priorOfNone:chance(.2,"Before any comparison, the probability that no version made the change.","Chosen\
 by judgment: a search usually starts from a red comparison.","`bench:bisect`, two unequal culprits, 5% wrong answers: 3\
1 in place of 33 right of 40"),priorOfTwo:chance(.1,"Before any comparison, the probability that two versions made the c\
hange.","Chosen by judgment: usually a single version is responsible, but the search must be able to find two.","`bench:\
bisect`, two unequal culprits, 5% wrong answers: 32 in place of 33 right of 40"),certain:chance(.99,"The search names a \
version and ends when the version has this probability.","With it, 0.2% to 0.6% of searches name an innocent version if \
2% of comparisons are wrong (docs/evidence/bisect.md).",["bisect/search.test.ts","recovers from a wrong answer at place"]),
wrongAnswers:chance(.02,"How often a comparison shows either no change or the whole change by chance. Half of these comp\
arisons are wrong.","Unchanged code was red in 0.05% to 0.2% of runs, and in 3.5% if a rebuild changes each kernel's tim\
e separately (docs/evidence/false-alarms.md). 1% is in between.","`bench:bisect`, one culprit, 5% wrong answers: an inno\
cent version in 1 of 40"),strayAnswers:chance(.002,"How often a comparison shows some other, arbitrary change, up to `la\
rgestChange`.","Chosen by judgment: even two such comparisons can't decide anything.",null),buildSpread:ratio(.002,"How \
much a rebuild alone changes a range's time (standard deviation).","Measured: up to 0.2% (docs/evidence/gpu-runs.md).",null),
changeSpread:ratio(.1,"How much a change's size varies from version to version, as a share of the change.","Chosen by ju\
dgment: surrounding code and shapes differ.",["bisect/search.test.ts","says several steps where two versions made"]),largestChange:log(
2,"The largest change we look for: 7 times as slow.","Chosen by judgment: any larger change is equally clear.",null),sizeStep:log(
.1,"The step between two neighboring sizes of the change.","No more than `changeSpread`, so a size between two steps sti\
ll fits.","`bench:bisect`, two unequal culprits, 5% wrong answers: 22 in place of 24 right of 30"),mostExtra:count(20,"A\
 search gives up when it needs this many more comparisons than binary search.","In simulations, 99.9% of searches needed\
 fewer.",null),mostFailures:count(3,"If measured versions fail this many times in total, we blame the machine.","Chosen \
by judgment.",["bisect/search.test.ts","gives up where what could be measured fails again and again"]),provenShare:ratio(
.5,"A named version must show at least this share of its expected change when compared with the version before it.","Hal\
fway between no change and the expected change.","`bench:bisect`, two equal culprits, 5% wrong answers: 27 in place of 2\
8 right of 30"),knownErrors:count(3,"Comparisons of two versions are precise enough if the expected change is at least t\
his many standard errors.","Half the change is then 1.5 standard errors away from both ends.",["bisect/search.test.ts","\
too noisy to tell how large the change is"]),nextFails:chance(.5,"The probability that a version next to one that failed\
 fails, too. It halves with each version in between.","Chosen by judgment: a broken build usually lasts for several comm\
its.","`bench:bisect`, two unequal culprits, 5% wrong answers: 25 in place of 24 right of 30"),negligible:chance(.001,"P\
airs of versions less likely than this don't count when we choose the next comparison.","Chosen for speed.",null)};var levels=[0,.25,.5,.75,1];function sizesFrom(least){let{largestChange,sizeStep}=constants10,steps=Math.max(0,Math.ceil(
Math.log(largestChange.value/least)/sizeStep.value));return Array.from({length:steps+1},(_,step)=>least*Math.exp(step*sizeStep.
value))}function likelihoods(estimate,size){let clean=levels.map(level=>density(estimate,level*size)),wrong=((clean[0]??
0)+(clean.at(-1)??0))/2,[wrongly,astray]=[constants10.wrongAnswers.value,constants10.strayAnswers.value],stray=1/(2*constants10.
largestChange.value),right2=1-wrongly-astray;return clean.map(value=>right2*value+wrongly*wrong+astray*stray)}function scaleOf(standardError,shift){
return Math.hypot(standardError,constants10.buildSpread.value,constants10.changeSpread.value*shift)}function density({log:log2,
standardError,degrees},shift){let scale=scaleOf(standardError,shift);return studentTDensity((Math.max(0,log2)-shift)/scale,
degrees)/scale}function blocksOf({last,answers}){let failed3=failedVersions(answers),usable=Array.from({length:last},(_,index)=>index+1).
filter(version=>!failed3.has(version));return usable.map((version,index)=>({after:usable[index-1]??0,version}))}function failedVersions(answers){
let measured3=new Set(measuredOf(answers).flatMap(({base,head})=>[base,head]));return new Set(answers.flatMap(answer=>answer.
kind==="failed"&&!measured3.has(answer.version)?[answer.version]:[]))}function measuredOf(answers){return answers.filter(
answer=>answer.kind==="measured")}function sizeOf({after,version}){return version-after}var shares=levels.slice(1,-1);function posteriorOf(state){let segments=segmentsOf(state),table=levelTable(state,segments),
all=explanations(state,segments).map(explanation=>({explanation,bySize:table.evidence(explanation.levelsOf).map(value=>explanation.
prior*value)})),total2=sum(all.map(({bySize})=>sum(bySize))),probability=bySize=>sum(bySize)/total2,sizeOfAll=those=>{let weights=table.
sizes.map((_,index)=>sum(those.map(({bySize})=>bySize[index]??0))),logs=weights.map((weight,index)=>weight*Math.log(table.
sizes[index]??1));return Math.exp(sum(logs)/sum(weights))},[none]=all;return{segments,none:probability(none?.bySize??[]),
one:all.flatMap(({explanation,bySize})=>explanation.kind==="one"?[{segment:explanation.segment,probability:probability(bySize),
size:sizeOfAll([{bySize}])}]:[]),two:pairs(segments).map(({first,second})=>{let ofPair=all.filter(({explanation})=>explanation.
kind==="two"&&explanation.first===first&&explanation.second===second),byShare=ofPair.map(({bySize})=>probability(bySize));
return{first,second,byShare,probability:sum(byShare),size:sizeOfAll(ofPair)}}),size:sizeOfAll(all.filter(({explanation})=>explanation.
kind!=="none"))}}function segmentsOf(state){let measured3=new Set(measuredOf(state.answers).flatMap(({base,head})=>[base,
head])),segments=[],open4=[];for(let block of blocksOf(state))open4.push(block),measured3.has(block.version)&&(segments.
push(open4),open4=[]);return open4.length>0&&segments.push(open4),segments.map(blocks=>({blocks,versions:sum(blocks.map(
sizeOf))}))}function explanations({last},segments){let{priorOfNone,priorOfTwo}=constants10,all=pairs(segments),allPairs=sum(
all.map(({count:count4})=>count4)),ofTwo=allPairs===0?0:priorOfTwo.value,none={kind:"none",prior:priorOfNone.value,levelsOf:()=>0},
one=segments.map(({versions},segment)=>({kind:"one",segment,prior:(1-priorOfNone.value-ofTwo)*versions/last,levelsOf:covers=>covers[segment]===
!0?levels.length-1:0})),two=all.flatMap(({first,second,count:count4})=>shares.map(share2=>{let[ofFirst,ofSecond]=[levelIndex(
share2),levelIndex(1-share2)];return{kind:"two",first,second,prior:ofTwo*count4/allPairs/shares.length,levelsOf:covers=>(covers[first]===
!0?ofFirst:0)+(covers[second]===!0?ofSecond:0)}}));return[none,...one,...two]}function pairs(segments){return segments.flatMap(
(one,first)=>segments.slice(first).flatMap((other,offset)=>{let within3=(one.versions**2-sum(one.blocks.map(block=>sizeOf(
block)**2)))/2,count4=offset===0?within3:one.versions*other.versions;return count4===0?[]:[{first,second:first+offset,count:count4}]}))}
function levelIndex(share2){return Math.round(share2*(levels.length-1))}function levelTable(state,segments){let sizes=sizesFrom(
state.least),answers=measuredOf(state.answers).map(answer=>({covers:segments.map(({blocks})=>{let version=blocks.at(-1)?.
version??0;return version>answer.base&&version<=answer.head}),byLevel:transposed(sizes.map(size=>likelihoods(answer,size)))}));
return{sizes,evidence:levelsOf=>{let evidence=sizes.map(()=>1);for(let{covers,byLevel}of answers){let bySize=byLevel[levelsOf(
covers)]??[];for(let index=0;index<evidence.length;index+=1)evidence[index]=(evidence[index]??0)*(bySize[index]??0)}return evidence}}}
function transposed(rows){return levels.map((_,level)=>rows.map(row=>row[level]??0))}function sum(values){return values.
reduce((total2,value)=>total2+value,0)}function informationOf(candidate,{posterior,none,one,two}){let places=placesOf(candidate,posterior),answers=none.chances.
map(()=>0),known=0,add2=(row,weight)=>{for(let[index,chance3]of row.chances.entries())answers[index]=(answers[index]??0)+
weight*chance3;known+=weight*row.entropy},unchanged=posterior.none;for(let{segment,probability,whole}of one){let inside3=places[segment]?.
inside??0;inside3>0&&add2(whole,probability*inside3),unchanged+=probability*(1-inside3)}for(let{first,second,probability,
whole,ofFirst,ofSecond}of two){let[place,other]=[places[first],places[second]];if(place===void 0||other===void 0)continue;
let[both,onlyFirst,onlySecond]=first===second?[place.inside**2,2*place.inside*place.after,2*place.before*place.inside]:[
place.inside*other.inside,place.inside*(1-other.inside),(1-place.inside)*other.inside];both>0&&add2(whole,probability*both),
onlyFirst>0&&add2(ofFirst,probability*onlyFirst),onlySecond>0&&add2(ofSecond,probability*onlySecond),unchanged+=probability*
(1-both-onlyFirst-onlySecond)}return add2(none,unchanged),entropy(answers)-known}function answersOf(posterior,standardError){
let row=(size,shift)=>rowOf(chancesOf(posterior.size,size,shift,standardError)),byShares=(size,weights)=>{let total2=sum(
weights),rows=shares.map(share2=>chancesOf(posterior.size,size,share2*size,standardError));return rowOf(bins.map((_,bin)=>sum(
rows.map((chances,index)=>(weights[index]??0)/total2*(chances[bin]??0)))))};return{posterior,none:row(posterior.size,0),
one:posterior.one.map(step=>({...step,whole:row(step.size,step.size)})),two:posterior.two.filter(({probability})=>probability>=
constants10.negligible.value).map(steps=>({...steps,whole:row(steps.size,steps.size),ofFirst:byShares(steps.size,steps.byShare),
ofSecond:byShares(steps.size,steps.byShare.toReversed())}))}}function rowOf(chances){return{chances,entropy:entropy(chances)}}
var bins=[...Array.from({length:12},(_,index)=>(index+.5)/8),1/0];function chancesOf(unit,size,shift,standardError){let clean=cleanChances(
unit,shift,standardError),[none,whole]=[cleanChances(unit,0,standardError),cleanChances(unit,size,standardError)],[wrongly,
astray]=[constants10.wrongAnswers.value,constants10.strayAnswers.value],right2=1-wrongly-astray;return clean.map((value,bin)=>right2*
value+wrongly*((none[bin]??0)+(whole[bin]??0))/2+astray/bins.length)}function cleanChances(unit,shift,standardError){let scale=scaleOf(
standardError,shift),below=bins.map(end=>end===1/0?1:normalCdf((end*unit-shift)/scale));return below.map((value,index)=>value-
(below[index-1]??0))}function entropy(probabilities){return sum(probabilities.map(value=>value>0?-value*Math.log2(value):
0))}function placesOf({base,head},{segments}){return segments.map(({blocks,versions})=>{let share2=isIn=>sum(blocks.map(
block=>isIn(block.version)?sizeOf(block):0))/versions;return{before:share2(version=>version<=base),inside:share2(version=>version>
base&&version<=head),after:share2(version=>version>head)}})}var{certain,provenShare}=constants10;function nextStep2(state){let{last,answers}=state,posterior=posteriorOf(state),failed3=failedVersions(
answers),measured3=measuredOf(answers),failedNow=answers.length-measured3.length-failed3.size;if(failed3.has(0)||failed3.
has(last)||failedNow>=constants10.mostFailures.value)return{kind:"done",result:resultSoFar(state)};let ends={after:0,version:last},
likely=likelyBlocks(posterior);if(!isKnown(answersOf2(measured3,ends),posterior.size)&&posterior.none<certain.value)return{
kind:"measure",base:0,head:last,outlook:outlookOf(posterior,1)};let result=resultOf2(state,posterior,likely);if(result!==
null)return{kind:"done",result};if(measured3.length>=mostComparisons(last))return{kind:"done",result:resultSoFar(state)};
let unproven=likely.find(block=>block.any>=certain.value&&!isKnown(answersOf2(measured3,block),block.share*posterior.size)),
{candidate,information}=bestCandidate(posterior,likely,measured3,failed3),next=unproven===void 0?candidate:{base:unproven.
after,head:unproven.version};return{kind:"measure",base:next.base,head:next.head,outlook:outlookOf(posterior,information)}}
function mostComparisons(last){return Math.ceil(Math.log2(last+1))+constants10.mostExtra.value}function resultSoFar(state){
let posterior=posteriorOf(state),likely=likelyBlocks(posterior),outlook=outlookOf(posterior,1),probability=severalOf(posterior),
places=outlook.left.toSorted((one,other)=>one.version-other.version),[first,last]=[places[0],places.at(-1)];if(!isMajority(
probability,1)||first===void 0||last===void 0)return{kind:"unclear",outlook};let steps=provenSteps(state,posterior,likely);
return{kind:"several-steps",after:first.after,upTo:last.version,probability,steps}}function outlookOf(posterior,information){
let likely=likelyBlocks(posterior).toSorted((one,other)=>other.any-one.any),left2=[],all=sum(likely.map(({any})=>any)),covered=0;
for(let{after,version,any}of likely){if(covered>=certain.value*all)break;left2.push({after,version,probability:any}),covered+=
any}let open4=entropy([posterior.none,...likely.map(({any})=>any)]);return{left:left2,none:posterior.none,expected:1+Math.
ceil(open4/Math.max(.1,information))}}function likelyBlocks({segments,one,two}){return segments.flatMap(({blocks,versions},segment)=>{
let parts=[...one.filter(step=>step.segment===segment).map(({probability})=>({share:1,probability})),...two.filter(({first})=>first===
segment).flatMap(({byShare})=>byShare.map(shareOf)),...two.filter(({second})=>second===segment).flatMap(({byShare})=>byShare.
toReversed().map(shareOf))],any=sum(parts.map(({probability})=>probability)),half=sum(parts.filter(({share:share3})=>share3>=
provenShare.value).map(({probability})=>probability)),share2=any===0?0:sum(parts.map(part=>part.share*part.probability))/
any;return blocks.map(block=>{let part=sizeOf(block)/versions;return{after:block.after,version:block.version,half:half*part,
any:any*part,share:share2}})})}function shareOf(probability,index){return{share:shares[index]??0,probability}}function severalOf({
two}){return sum(two.map(({probability})=>probability))}function resultOf2(state,posterior,likely){if(posterior.none>=certain.
value)return{kind:"none",probability:posterior.none};let probability=severalOf(posterior);if(!isMajority(probability,1)){
let culprit=likely.find(({half})=>half>=certain.value),step=culprit===void 0?null:provenStep(state,culprit,posterior.size);
return step===null?null:{kind:"culprit",step}}let steps=provenSteps(state,posterior,likely),[first,second]=steps;return first===
void 0||second===void 0?null:{kind:"several-steps",after:first.after,upTo:second.version,probability,steps}}function provenSteps(state,{
size},likely){return likely.flatMap(block=>{let step=block.any>=certain.value?provenStep(state,block,block.share*size):null;
return step===null?[]:[step]})}function provenStep({answers},{after,version,any},size){let own=answersOf2(measuredOf(answers),
{after,version});if(!isKnown(own,size))return null;let middle=weightedMedian(own.map(answer=>({value:answer.log,weight:weightOf(
answer)})));if(middle<provenShare.value*size)return null;let alike=own.filter(({log:log2})=>Math.abs(log2-middle)<=provenShare.
value*size);return{after,version,probability:any,effect:effectOf(alike)}}function answersOf2(measured3,{after,version}){
return measured3.filter(({base,head})=>base===after&&head===version)}function isKnown(answers,size){return constants10.knownErrors.
value*errorOf2(answers)<=size}function errorOf2(answers){return Math.sqrt(1/sum(answers.map(weightOf)))}function weightOf({
standardError}){return scaleOf(standardError,0)**-2}function effectOf(answers){let log2=sum(answers.map(answer=>answer.log*
weightOf(answer)))/sum(answers.map(weightOf)),half=studentTQuantile(.975,sum(answers.map(({degrees})=>degrees)))*errorOf2(
answers);return{log:log2,low:log2-half,high:log2+half}}function bestCandidate(posterior,likely,measured3,failed3){let possible=answersOf(
posterior,median(measured3.map(({standardError})=>standardError))),known=new Set(measured3.flatMap(({base,head})=>[base,
head])),candidates=[...likely.map(({version})=>({base:0,head:version})),...likely.filter(({after})=>after>0).map(({after,
version})=>({base:after,head:version}))],best={candidate:{base:0,head:0},information:0,value:-1};for(let candidate of candidates){
let information=informationOf(candidate,possible),chances=[candidate.base,candidate.head].map(version=>known.has(version)?
1:chanceToBuild(version,failed3)),value=information*chances.reduce((product,chance3)=>product*chance3,1);value>best.value&&
(best={candidate,information,value})}return best}function chanceToBuild(version,failed3){let nearest2=Math.min(...[...failed3].
map(other=>Math.abs(other-version)));return 1-constants10.nextFails.value**nearest2}var commitSchema=object({sha:string(),parents:array(string()),author:string(),authoredAt:string(),subject:string()});var bisectSchemaVersion=1,logRatio=number().describe("ln(head / base); above 0 is worse."),number3=number().int().nonnegative(),
chance2=number().min(0).max(1),figureSchema=discriminatedUnion("kind",[object({kind:literal("gpu-time"),range:string()}),
object({kind:literal("wall-time"),range:string()}),object({kind:literal("family"),range:string(),name:string()}),object(
{kind:literal("kernel"),range:string(),name:string()}),object({kind:literal("count"),range:string(),name:string()}),object(
{kind:literal("metric"),name:string(),metricKind:metricRowSchema.shape.kind.unwrap()})]).describe("The figure that's wor\
se at the bad end of the search. Every comparison measures it."),versionSchema=object({commit:commitSchema,packages:record(
string(),string()).nullable().describe("The pinned versions of those packages that differ between the good end and the b\
ad end. Null if the version has the packages that the commit's own setup installs."),changes:object({package:string(),from:string(),
to:string()}).nullable().describe("The package that differs from the previous version. Null if the commit differs instea\
d.")}),answerSchema3=object({base:number3.describe("A version's index in `versions`; 0 is the good end."),head:number3,seconds:number().
nonnegative(),run:string().nullable().describe("The comparison's run directory, relative to bisect.json. Null if there's\
 no such directory.")}).and(discriminatedUnion("kind",[object({kind:literal("measured"),log:logRatio,standardError:number().
nonnegative(),degrees:number().int().positive().describe("The degrees of freedom of Student's t-distribution.")}),object(
{kind:literal("failed"),version:number3.describe("The version that doesn't build or can't be measured."),why:string()})])),
effectSchema=object({log:logRatio,low:logRatio,high:logRatio}).describe("The change, with its 95% interval."),blockSchema=object(
{after:number3.describe("The version right before this block."),version:number3.describe("The block's last version. If t\
he block has several versions, we can't tell which one caused the change, because some of them fail."),probability:chance2}),
stepSchema=blockSchema.extend({effect:effectSchema.describe("The change relative to the previous version.")}),outlookSchema=object(
{left:array(blockSchema).describe("The versions that may have caused the change, likeliest first."),none:chance2.describe(
"The probability that no version caused the change."),expected:number3.describe("How many more comparisons we expect to \
need.")}),searchResultSchema=discriminatedUnion("kind",[object({kind:literal("culprit"),step:stepSchema}),object({kind:literal(
"several-steps"),after:number3,upTo:number3,probability:chance2,steps:array(stepSchema).describe("The steps that we coul\
d identify.")}),object({kind:literal("none"),probability:chance2}),object({kind:literal("unclear"),outlook:outlookSchema})]),
searchSchema=object({within:_enum(["first-parents","merge"]).describe("merge: inside the merge commit that the previous \
search found."),versions:array(versionSchema),answers:array(answerSchema3),result:searchResultSchema.nullable().describe(
"Null while the search continues.")}),explanationSchema=object({run:string(),reasons:array(string()).describe("The reaso\
ns, as sentences."),kernels:array(object({name:string(),state:string(),changeRatio:number().nullable()})),lines:array(string()).
describe("The lines that launch the slower kernels.")}),blameSchema=object({alone:effectSchema.nullable().describe("The \
change from upgrading only this package at the good end. Null if that version fails."),without:effectSchema.nullable().describe(
"The change that's left at the bad end if only this package keeps its old version. Null if that version fails.")}).describe(
"How much of the change this package causes. All changes are relative to the good end."),bisectSchema=object({schemaVersion:literal(
bisectSchemaVersion),tool:object({name:string(),version:string()}),startedAt:string(),process:processIdentitySchema.describe(
"The process that writes this file."),key:string().describe("Searches with the same ends and settings have the same key."),
good:object({ref:string(),commit:string()}),bad:object({ref:string(),commit:string()}),figure:figureSchema.nullable().describe(
"The figure that the search tracks. Null until the ends have been compared."),least:number().positive().describe("The sm\
allest change that we search for, as a log ratio."),searches:array(searchSchema),notSearched:array(object({name:string(),
base:string().nullable(),head:string().nullable()})).describe("Packages that differ between the good end and the bad end\
, but that the search doesn't change."),explanation:explanationSchema.nullable(),blame:blameSchema.nullable()});async function readLine(git,good,bad){let[from,to]=[await knownCommit(git,good,"--good"),await knownCommit(git,bad,"--ba\
d")],base=await mergeBase(git,from,to);if(base===null)throw new UserError({id:"bisect-unrelated",what:`${plainText(good)}\
 and ${plainText(bad)} have no common commit in this clone.`,where:"--good, --bad",help:"Choose two commits with a commo\
n history. In a shallow clone, fetch the rest: `git fetch --unshallow`."});let commits=await commitsAfter(git,base,to);if(commits.
length===0)throw new UserError({id:"bisect-empty",what:`${plainText(bad)} has no commits after ${plainText(good)}.`,where:"\
--good, --bad",help:"The good commit has to be the older one. Swap the two commits, or choose others."});return lineOf(git,
base,commits)}async function readMerged(git,{parents}){let[first,second,third]=parents;if(first===void 0||second===void 0||
third!==void 0)return null;let base=await mergeBase(git,first,second);if(base===null)return null;let commits=await commitsAfter(
git,base,second);return commits.length===0?null:lineOf(git,base,commits)}async function knownCommit(git,ref,option){let sha=await resolveRef(
git,ref);if(sha!==null)return sha;throw new UserError({id:"bisect-unknown",what:`This clone has no commit named ${JSON.stringify(
plainText(ref))}.`,where:option,help:"`git log` shows the commits in this clone. With actions/checkout, set `fetch-depth\
: 0`."})}async function mergeBase(git,one,other){return git.line("merge-base",one,other)}async function commitsAfter(git,base,last){
let built=new Set(await lines(git,"rev-list","--ancestry-path",`${base}..${last}`));return(await lines(git,"rev-list","-\
-first-parent","--reverse",`${base}..${last}`)).filter(sha=>built.has(sha))}async function lineOf(git,base,line){let texts=await lines(
git,"log","--no-walk=unsorted","--format=%H%x00%P%x00%an%x00%aI%x00%s",base,...line),[good,...commits]=texts.map(commitOfText);
if(good===void 0||commits.length!==line.length)throw new ToolError({id:"bisect-log-failed",what:"git can't show the comm\
its between the good commit and the bad commit.",help:"Try `git log GOOD..BAD` in the repository."});return{good,commits}}
function commitOfText(text2){let[sha="",parents="",author="",authoredAt="",subject=""]=text2.split("\0");return{sha,parents:parents.
split(" ").filter(parent=>parent!==""),author,authoredAt,subject}}async function lines(git,...args){let result=await git.
runLong(...args);return succeeded(result)?result.stdout.split(`
`).filter(line=>line!==""):[]}import{join as join43}from"node:path";var changedStates=["regressed","new","removed","noted"];function explanationOf({reasons,ranges},run2){let kernels=ranges.flatMap(range=>range.kernels).filter(({time})=>changedStates.
includes(time.state)).toSorted((one,other)=>Math.abs(other.impactRatio)-Math.abs(one.impactRatio)),lines2=[...kernels,...ranges.
flatMap(({counts:counts2})=>counts2)].flatMap(({launchSites:launchSites2})=>launchSites2?.areLikely===!0?launchSites2.sites:
[]).map(({file,line,function:name})=>`${file}${line===null?"":`:${String(line)}`} (${name})`);return{run:run2,reasons:reasons.
filter(({verdict})=>verdict==="regressed").map(({text:text2})=>text2),kernels:kernels.slice(0,10).map(({name,time})=>({name,
state:time.state,changeRatio:time.changeRatio})),lines:[...new Set(lines2)]}}function figureOf({reasons,ranges}){for(let reason of reasons){let figure=reason.verdict==="regressed"?figureOfReason(reason):
null;if(figure!==null)return figure}let[first]=ranges;return first===void 0?null:{kind:"gpu-time",range:rangeText(first.
name,first.domain)}}function figureOfReason({id:id2,range,family,kernel,reported,reportedKind}){if((id2==="metric-regres\
sed"||id2==="memory-regressed")&&reported!==null&&reportedKind!==null)return{kind:"metric",name:reported,metricKind:reportedKind};
if(range===null)return null;if(id2==="latency-regressed")return{kind:"wall-time",range};if(id2==="family-regressed"&&family!==
null)return{kind:"family",range,name:family};if((id2==="kernel-regressed"||id2==="swapped-kernel-regressed")&&kernel!==null)
return{kind:"kernel",range,name:kernel};let count4=Object.entries(countReasonIds).find(([,{up}])=>up===id2);return count4!==
void 0?{kind:"count",range,name:count4[0]}:{kind:"gpu-time",range}}function changeOf(comparison,figure){if(figure.kind===
"metric"){let metric=comparison.metrics.find(({name,kind})=>name===figure.name&&kind===figure.metricKind);return metric===
void 0?null:ofMetric(metric)}let row=comparison.ranges.find(({name,domain})=>rangeText(name,domain)===figure.range);if(row===
void 0)return null;if(figure.kind==="count")return ofCount(row.counts.filter(({metric})=>metric===figure.name));let time=timeOf(
row,figure);return time===null?null:ofInterval(time)}function timeOf(row,figure){switch(figure.kind){case"gpu-time":return row.
gpuBusyTime;case"wall-time":return row.latency?.time??null;case"family":return row.families.find(({family})=>family===figure.
name)?.time??null;case"kernel":return row.kernels.find(({name,baseNames,headNames})=>name===figure.name||baseNames.includes(
figure.name)||headNames.includes(figure.name))?.time??null}}function ofInterval({changeRatio,lowRatio,highRatio,thresholdRatio,
rounds:rounds2}){if(changeRatio===null||lowRatio===null||highRatio===null)return null;let degrees=constants.usualWeight.
value+Math.max(1,rounds2-1),half=(Math.log1p(highRatio)-Math.log1p(lowRatio))/2;return{log:Math.log1p(changeRatio),standardError:half/
studentTQuantile(.975,degrees),degrees,least:thresholdRatio===null?null:Math.log1p(thresholdRatio)}}function ofMetric({better,
change}){let estimate=ofInterval(change);return estimate===null||better!=="higher"?estimate:{...estimate,log:-estimate.log}}
function ofCount(rows){let[first]=rows;if(first===void 0)return null;let total2=side=>rows.reduce((sum2,row)=>sum2+row[side],
0),shift=total2("base")===0?1:0;return{log:Math.log(Math.max(1,total2("head")+shift)/(total2("base")+shift)),standardError:0,
degrees:constants.usualWeight.value,least:Math.log1p(first.thresholdRatio)}}import{rm as rm8}from"node:fs/promises";import{join as join42,resolve as resolve10}from"node:path";import{createHash as createHash4}from"node:crypto";import{mkdir as mkdir8}from"node:fs/promises";import{join as join41,resolve as resolve9}from"node:path";var bisectFile="bisect.json",largestBytes=64*2**20;function keyOf(parts){return createHash4("sha256").update(JSON.stringify(
parts)).digest("hex").slice(0,12)}function folderOf2(out,key){return join41(resolve9(out),`bisect-${key}`)}async function readStore(out,key){
return readBisect(join41(folderOf2(out,key),bisectFile))}async function openStore(out,begin){await makeOut(resolve9(out));
let directory=folderOf2(out,begin.key);await mkdir8(directory,{recursive:!0,mode:448});let file=join41(directory,bisectFile),
known=await readBisect(file);if(known!==null&&liveness(known.process)==="alive"&&known.process.pid!==process.pid)throw new UserError(
{id:"bisect-running",what:`Process ${String(known.process.pid)} is already running this search.`,where:directory,help:"W\
ait until that process finishes, or stop it."});let bisect2=known===null?begin:{...known,process:ownIdentity()},write=async()=>writeFileAtomic(
file,jsonParts(bisect2),"replace");await write();let change=async changed=>{bisect2={...bisect2,...changed},await write()};
return{directory,file,isResumed:known!==null,bisect:()=>bisect2,change,changeSearch:async changed=>{let newest2=bisect2.
searches.at(-1);if(newest2===void 0)throw new Error("A bisect has at least one search.");await change({searches:[...bisect2.
searches.slice(0,-1),{...newest2,...changed}]})}}}async function readBisect(file){let text2=await readRegularFile(file,largestBytes).
then(read2=>read2.text,error=>{if(errorCode(error)==="ENOENT")return null;throw error});if(text2===null)return null;let found2=bisectSchema.
safeParse(jsonOrNull(text2));if(found2.success)return found2.data;throw new ParseError({id:"bisect-unreadable",what:`${file}\
 isn't a search that this version can read.`,where:file,why:found2.error.issues[0]?.message??"The file isn't valid JSON.",
help:"Remove the search's folder to start over.",cause:found2.error})}var packagesVariable="LLM_PROFILE_PACKAGES",comparisonsFolder="comparisons";async function compareVersions(place,pair){let{
clock}=place.context,start2=clock.monotonicMs(),seconds=()=>(clock.monotonicMs()-start2)/1e3;try{let{comparison,directory}=await runPair(
place,pair);if(pair.isExplained||await removeCaptures(directory),comparison===null)throw new Error("The run has a base b\
ut produced no comparison.");let{baseline}=comparison;if(baseline.state==="failed"||comparison.base===null)return{kind:"\
failed",side:"base",why:baseline.text??"",failure:null,seconds:seconds()};if(comparison.base.source.commit!==pair.base.commit.
sha)throw new Error(`We meant to compare with ${pair.base.commit.sha}, but got ${String(comparison.base.source.commit)}.`);
return{kind:"compared",comparison,directory,seconds:seconds()}}catch(error){let failure2=asFailure(error);if(isMachineFault(
failure2))throw failure2;return{kind:"failed",side:"head",why:[failure2.what,failure2.why].filter(part=>part!==null).join(
`
`),failure:failure2,seconds:seconds()}}}function isMachineFault(failure2){return failure2 instanceof UserError||failure2 instanceof
ToolError&&failure2.id?.startsWith("disk-")===!0}async function runPair(place,{base,head,figure,isExplained,folder}){var _stack=[];
try{let{context,loaded:loaded2,repository,temporary,ports}=place;let{commit}=head;let worktree=__using(_stack,await createWorktree(
ports,{repository,commit:commit.sha,temporary,warn:message=>{context.log.warning(message)}}),!0);await openToLaterUser(worktree.
path,ports);for(let note of worktree.notes)context.log.warning(note);let cwd=await baseDirectory(context.cwd,repository,
worktree);let config=await configOf(place,{base,figure,isExplained,folder,tree:worktree.path,cwd});let inTree={...context,
cwd,environment:await environmentIn(worktree.path,repository,context.environment),pullRequestBase:null};let variables2={
base:await packagesOf(base,folder),head:await packagesOf(head,folder)};let raw={configFile:null,presets:[],inputs:[],overrides:[]};
return await run(inTree,{loaded:{...loaded2,config},raw,publisher:null,recordedBase:null,reference:null,history:null,variables:variables2})}catch(_){
var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}var probeRounds=2;
async function configOf({context,loaded:loaded2,repository,ports,temporary},{base,figure,isExplained,folder,tree,cwd}){let config=await withFoundTools(
loaded2.config,context.environment.PATH??"",context.cwd),{compare,workload,latency:latency2}=config,own=file=>file===null?
null:resolve10(context.cwd,file),programs2=await headPrograms({runTool:ports.runTool,cwd:resolve10(context.cwd,workload["\
working-directory"]),environment:ports.environment,temporaryDirectory:temporary},namedPrograms(config),{repository,base:resolve10(
cwd,workload["working-directory"])}),needsWall=figure===null||figure.kind==="wall-time"||figure.kind==="metric",named3=withPrograms(
config,programs2),isProbe=figure!==null&&!isExplained;return{...named3,rounds:config.rounds??(isProbe?probeRounds:null),
workload:{...named3.workload,environment:await environmentIn(tree,repository,workload.environment)},out:join42(folder,comparisonsFolder),
"keep-runs":Number.MAX_SAFE_INTEGER,"time-budget":null,lines:isExplained?config.lines:"off",ncu:{...config.ncu,enabled:isExplained&&
config.ncu.enabled},latency:{...named3.latency,pairs:needsWall?latency2.pairs:0},compare:{...compare,goal:"hold","max-ro\
unds":isProbe?config.rounds??probeRounds:compare["max-rounds"],base:base.commit.sha,calibration:own(compare.calibration),
accepted:own(compare.accepted)}}}async function environmentIn(tree,repository,given){let environment=Object.fromEntries(
Object.entries(given).flatMap(([name,value])=>value===void 0?[]:[[name,value]])),installed=await installedPrefixes(environment);
return sideEnvironment({environment,venv:null,tree,repository,installed,caches:{}})}async function packagesOf({packages:packages2},folder){
if(packages2===null)return{};let text2=Object.entries(packages2).map(([name,version])=>`${name}==${version}
`).join(""),file=join42(folder,"packages",`${keyOf([packages2])}.txt`);return await writeFileAtomic(file,text2,"replace"),
{[packagesVariable]:file}}async function removeCaptures(directory){for(let side of["base","head"])await rm8(join42(directory,
side),{recursive:!0,force:!0})}function stateOf2({least},{versions,answers}){return{last:versions.length-1,least,answers}}function newest({searches}){let search=searches.
at(-1);if(search===void 0)throw new Error("A bisect has at least one search.");return search}function versionAt(versions,index){
let version=versions[index];if(version===void 0)throw new RangeError(`Version ${String(index)} doesn't exist.`);return version}
function usualSeconds(store){let seconds=store.bisect().searches.flatMap(({answers})=>answers.map(answer=>answer.seconds));
return seconds.length===0?0:Math.max(...seconds)}async function explain({store}){let culprit=culpritOf(store.bisect());if(culprit===null||store.bisect().explanation!==null)
return;let{step,search}=culprit,own=search.answers.find(answer=>answer.kind==="measured"&&answer.base===step.after&&answer.
head===step.version);if(own?.run==null)return;let comparison=await readComparison(join43(store.directory,own.run));comparison!==
null&&await store.change({explanation:explanationOf(comparison,own.run)})}async function readComparison(directory){let text2=await readRegularFile(
join43(directory,"comparison.json"),268435456).then(read2=>read2.text,()=>"");return comparisonSchema.safeParse(jsonOrNull(
text2)).data??null}async function blame({place,store,log:log2},endMs){let{figure,blame:known}=store.bisect(),culprit=culpritOf(
store.bisect());if(culprit===null||known!==null||figure===null)return!0;let{search,step}=culprit,pairs2=blamePairs(search.
versions,versionAt(search.versions,step.version));if(pairs2===null)return!0;if(place.context.clock.monotonicMs()+2e3*usualSeconds(
store)>endMs)return!1;let good=versionAt(search.versions,0),effects=[];for(let head of[pairs2.alone,pairs2.without]){log2.
info(blameStepText(head===pairs2.alone?"alone":"without"));let compared=await compareVersions(place,{base:good,head,figure,
isExplained:!1,folder:store.directory}),change=compared.kind==="compared"?changeOf(compared.comparison,figure):null;effects.
push(change===null?null:effectOf([change]))}let[alone=null,without=null]=effects;return await store.change({blame:{alone,
without}}),!0}function namedCommits(bisect2,result){let newest2=bisect2.searches.at(-1),culprit=culpritOf(bisect2);return(result.
kind==="several-steps"&&newest2!==void 0?result.steps.map(step=>({search:newest2,step})):culprit===null?[]:[culprit]).flatMap(
({search,step:{after,version}})=>{let{commit,changes}=versionAt(search.versions,version);return version-after===1&&changes===
null?[commit]:[]})}function culpritOf({searches}){for(let search of searches.toReversed())if(search.result?.kind==="culp\
rit")return{search,step:search.result.step};return null}import{mkdir as mkdir9,realpath as realpath8}from"node:fs/promises";import{isAbsolute as isAbsolute6,join as join44,relative as relative7}from"node:path";async function openPlace(stack,context,loaded2){let{guard,toolFolder,forTools,tool}=await prepareGround(stack,context),opened=stack.
use(await openRepository({runTool:tool,environment:forTools,cwd:context.cwd,temporaryDirectory:toolFolder.tmp})),top=opened.
kind==="none"?null:await opened.git.line("rev-parse","--show-toplevel");if(opened.kind==="none"||top===null)throw new UserError(
{id:"bisect-without-repository",what:"No git repository to search.",where:context.cwd,why:opened.kind==="none"?opened.why:
null,help:"Run `llm-profile bisect` inside a clone of the repository."});let temporary=join44(toolFolder.path,"checkouts");
await mkdir9(temporary);for(let folder of[toolFolder.path,temporary])await letLaterUserPass(folder);let directory=loaded2.
config.workload["working-directory"],repository=await realpath8(top);if(isAbsolute6(directory)&&!relative7(repository,directory).
startsWith(".."))throw new UserError({id:"bisect-working-directory",what:"The program would always start in this working\
 tree, not in the commit's checkout.",where:`workload.working-directory: ${directory}`,help:`Make this path relative to \
the current folder: ${relative7(context.cwd,directory)||"."}`});return{context,loaded:loaded2,git:opened.git,repository,
temporary,ports:{runTool:tool,cleanUp:tellCommands(createRunTool({marker:guard.marker}),context.log),environment:forTools,
guard}}}function quietLog(log2){let told=new Set;return{info:log2.detail,detail:log2.detail,warning:message=>{told.has(message)||
log2.warning(message),told.add(message)},output:()=>{},running:()=>{},group:async(title,body)=>(log2.detail(`== ${title}`),
body())}}import{relative as relative8}from"node:path";async function searchLine(search,endMs){let{store,log:log2,place}=search;for(;;){let step=nextStep2(stateOf2(store.bisect(),
newest(store.bisect())));if(step.kind==="done")return await store.changeSearch({result:step.result}),step.result;if(place.
context.clock.monotonicMs()+1e3*usualSeconds(store)>endMs)return null;log2.info(nextText(store.bisect(),step));let answer=await measureStep2(
search,step);log2.info(answerText(store.bisect(),answer))}}async function measureStep2(search,{base,head}){let{store}=search,
{figure,searches}=store.bisect(),{versions,answers}=newest(store.bisect()),isFirst=searches.every(one=>one.answers.length===
0),isParent=blocksOf(stateOf2(store.bisect(),newest(store.bisect()))).some(({after,version})=>after===base&&version===head),
isAgain=answers.some(answer2=>answer2.kind==="measured"&&answer2.base===base&&answer2.head===head),compared=await compareVersions(
search.place,{base:versionAt(versions,base),head:versionAt(versions,head),figure,isExplained:isParent&&!isAgain&&figure!==
null,folder:store.directory});if(isFirst)return firstAnswer(search,compared);let answer=answerOf(store,compared,{base,head});
return await store.changeSearch({answers:[...newest(store.bisect()).answers,answer]}),answer}async function firstAnswer({
store,place,log:log2,line,figure:asked},compared){if(compared.kind==="failed")throw endFails(compared);let{comparison}=compared,
figure=asked??figureOf(comparison),change=figure===null?null:changeOf(comparison,figure);if(change===null)throw nothingToAsk(
comparison);let packages2=packageChanges(comparison),{setup}=place.loaded.config.workload,isSet2=JSON.stringify(setup??"").
includes(packagesVariable),changed=isSet2?packages2.changed:[],versions=versionsOf(line.good,line.commits,{changed}),notSearched=[
...isSet2?[]:packages2.changed.map(({name,from,to})=>({name,base:from,head:to})),...packages2.others];for(let text2 of packagesText(
{changed,notSearched,isSet:isSet2}))log2.info(text2);let known={...store.bisect(),figure,least:change.least??store.bisect().
least,notSearched},ends={base:0,head:versions.length-1},answer=answerOf({...store,bisect:()=>known},compared,ends);return await store.
change({figure,least:known.least,notSearched,searches:[{within:"first-parents",versions,answers:[answer],result:null}]}),
answer}function endFails({side,why,failure:failure2}){return failure2??new ToolError({id:"bisect-end-failed",what:`Can't\
 measure the ${side==="base"?"good":"bad"} commit, so there's nothing to compare with.`,why,help:"Choose another commit,\
 or fix the failure. To see the failure, check out that commit and run `llm-profile run`."})}function nothingToAsk({reasons}){
let why=reasons.flatMap(({verdict,text:text2})=>verdict===null?[]:[text2]);return new ToolError({id:"bisect-nothing-to-a\
sk",what:"Nothing to search for: we couldn't prove that the bad commit is slower, and we can't estimate how its GPU time\
 changed.",why:why.join(`
`),help:"Measure more: set `rounds` to at least 2 for GPU times, or `latency.pairs` to at least 5 for wall times and met\
rics."})}function answerOf({bisect:current,directory},compared,{base,head}){let{seconds}=compared;if(compared.kind==="fa\
iled")return{kind:"failed",base,head,seconds,run:null,version:compared.side==="base"?base:head,why:compared.why};let{figure}=current(),
run2=relative8(directory,compared.directory),change=figure===null?null:changeOf(compared.comparison,figure);if(change===
null)return{kind:"failed",base,head,seconds,run:run2,version:head,why:"The capture doesn't contain the value we're searc\
hing for, or only one round was measured."};let{log:log2,standardError,degrees}=change;return{kind:"measured",base,head,
seconds,run:run2,log:log2,standardError,degrees}}async function withGitCommits(stored,{good,bad},git,line){let searches=[];for(let search of stored.searches){let searched=search.
within==="merge"?await mergedBy(git,searches.at(-1)):line;searches.push(withCommits(search,searched===null?[]:[searched.
good,...searched.commits]))}return{...stored,good,bad,searches}}async function mergedBy(git,previous){return previous?.result?.
kind!=="culprit"?null:readMerged(git,versionAt(previous.versions,previous.result.step.version).commit)}function withCommits(search,commits){
let bySha=new Map(commits.map(commit=>[commit.sha,commit])),versions=search.versions.map(version=>{let commit=bySha.get(
version.commit.sha);if(commit===void 0)throw notInGit(version.commit.sha);return{...version,commit}});return{...search,versions}}
function notInGit(sha){return new ParseError({id:"bisect-unreadable",what:"The stored search has a commit that isn't bet\
ween its good and its bad commit.",where:"bisect.json",why:`Git doesn't list ${plainText(sha).slice(0,64)} there. Someth\
ing changed the file.`,help:"Remove the search's folder to start over."})}async function bisect(context,request2){let loaded2=await loadSettings(context,request2.settings,!0),budget=loaded2.config["\
time-budget"];return searchCommits(context,loaded2,{...request2,figure:null,timeLimitMs:budget===null?1/0:parseDurationMs(
budget),opened:()=>{}})}async function searchCommits(context,loaded2,request2){var _stack=[];try{let{config}=loaded2;await comparePolicy(
context,loaded2);workloadArgv(config.workload,"checked before anything is made");let stack=__using(_stack,new AsyncDisposableStack,
!0);let place=await openPlace(stack,context,loaded2);let line=await readLine(place.git,request2.good,request2.bad);let begin=begun(
context,request2,place,line);let store=await openStore(resolve11(context.cwd,config.out),begin);await store.change(await withGitCommits(
store.bisect(),begin,place.git,line));request2.opened(store.directory);context.log.info(goesOnText(store.bisect(),{file:store.
file,isResumed:store.isResumed}));let search={place:{...place,context:{...context,log:quietLog(context.log)}},store,log:context.
log,line,figure:request2.figure};return outcomeOf(store,await searchAll(search,context.clock.monotonicMs()+request2.timeLimitMs))}catch(_){
var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}async function planBisect(context,request2){
var _stack=[];try{let loaded2=await loadSettings(context,request2.settings,!0);let{config}=loaded2;let stack=__using(_stack,
new AsyncDisposableStack,!0);let place=await openPlace(stack,context,loaded2);let line=await readLine(place.git,request2.
good,request2.bad);let planned=begun(context,{...request2,figure:null},place,line);let stored=await readStore(resolve11(
context.cwd,config.out),planned.key);let known=stored===null?null:await withGitCommits(stored,planned,place.git,line);let withBase={
...config,compare:{...config.compare,base:line.good.sha}};let plan=planCaptures(withBase);let untraced=untracedPairs(withBase,
2);let current=known??planned;let search=newest(current);let step=nextStep2(stateOf2(current,search));return{bisect:current,
legs:describeLegs(withBase,plan,{sides:2,untraced,isCompared:!0,filterMode:null}),expected:search.result===null&&step.kind===
"measure"?step.outlook.expected:null}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,
_hasError);_promise&&await _promise}}function begun(context,{good,bad,figure},place,line){let{workload,ranges,rounds:rounds2,
compare}=place.loaded.config,last=line.commits.at(-1)??line.good;return{schemaVersion:bisectSchemaVersion,tool:{name:toolName,
version:context.version},startedAt:context.clock.now().toISOString(),process:ownIdentity(),key:keyOf([place.repository,line.
good.sha,last.sha,workload,ranges,rounds2,compare["range-threshold"],...figure===null?[]:[figure]]),good:{ref:good,commit:line.
good.sha},bad:{ref:bad,commit:last.sha},figure:null,least:Math.log1p(constants.rangeThreshold.value),searches:[{within:"\
first-parents",versions:versionsOf(line.good,line.commits,{changed:[]}),answers:[],result:null}],notSearched:[],explanation:null,
blame:null}}async function searchAll(search,endMs){let{store,place}=search;for(;;){let result=newest(store.bisect()).result??
await searchLine(search,endMs);if(result===null)return!1;let inner=await searchOfMerge(place,newest(store.bisect()),result);
if(inner===null)break;await store.change({searches:[...store.bisect().searches,inner]})}return await explain(search),blame(
search,endMs)}async function searchOfMerge({git},{versions},result){if(result.kind!=="culprit"||result.step.version-result.
step.after>1)return null;let{commit,changes}=versionAt(versions,result.step.version),merged3=changes===null?await readMerged(
git,commit):null;if(merged3===null)return null;let{packages:packages2}=versionAt(versions,result.step.version);return{within:"\
merge",versions:[merged3.good,...merged3.commits].map(one=>({commit:one,packages:packages2,changes:null})),answers:[],result:null}}
function outcomeOf({bisect:current,file},isFinished){let known=current(),search=known.searches.at(-1);if(search===void 0)
throw new Error("A bisect must have at least one search.");let result=search.result??resultSoFar(stateOf2(known,search)),
isAnswered=isFinished&&(result.kind!=="unclear"||culpritOf(known)!==null);return{bisect:known,file,result,isFinished,exitCode:isAnswered?
exitCodes.pass:exitCodes.inconclusive}}import{createHash as createHash5}from"node:crypto";var longestName3=170,singleFiles=["report.html","history.html"],singleEnd=new RegExp(`-(?:${singleFiles.map(file=>file.replace(
".",String.raw`(?:-attempt-[1-9]\d{0,8})?\.`)).join("|")})$`,"i"),ownEnd=/-(?:bisect|reports|attempt-\d+|[0-9a-f]{16})$/i;
function artifactNameOf(prefix,key){let start2=withHash(prefix,longestName3-80);if(key==="")return start2;let room2=longestName3-
start2.length-1,name=`${start2}.${withHash(key,room2)}`;return isSingleFile(name)?`${start2}.${hashed(key,room2)}`:name}
function withHash(label,longest){let name=safeName(label),isOwn=ownEnd.test(`-${name}`)||singleEnd.test(`-${name}`);return name===
label&&name.length<=longest&&!isOwn?name:hashed(label,longest)}function hashed(label,longest){let hash2=createHash5("sha\
256").update(label).digest("hex").slice(0,16);return`${safeName(label).slice(0,longest-hash2.length-1)}-${hash2}`}function artifactNames(name,attempt){
let end=attemptEnd(attempt);return{main:`${name}${end}`,reports:`${name}-reports${end}`}}var besideMain=["-reports","-bi\
sect"];function bisectName(name){return`${name}-bisect`}function mainName(name){let end=besideMain.find(one=>name.endsWith(
one));return end===void 0?null:name.slice(0,-end.length)}var usualPrefix="llm-profile";function jobOfArtifact(name,prefix){
return name.slice(prefix.length+1)||name}function singleFileName(name,attempt,file){return`${name}-${file.replace(".",`${attemptEnd(
attempt)}.`)}`}function isSingleFile(artifact){return singleEnd.test(artifact)}function attemptEnd(attempt){return attempt>
1?`-attempt-${String(attempt)}`:""}function attemptOf(name,artifact){if(artifact===name)return 1;let[,attempt]=/^-attempt-([1-9]\d{0,8})$/.
exec(artifact.startsWith(name)?artifact.slice(name.length):"")??[];return attempt===void 0||attempt==="1"?null:Number(attempt)}function warnOf({context},diagnostic2){context.log.warning(diagnosticText(diagnostic2))}function isDiagnostic(value){return"\
severity"in value}function jobTitle(job,{matrix,artifactName:artifactName2}){return withName(`${job.workflow} / ${job.job}${matrix===
""?"":` (${matrix})`}`,artifactName2)}function withName(title,artifactName2){return artifactName2===null?title:`${title}\
 [${artifactName2}]`}function runUrl({serverUrl,repository,runId}){return`${serverUrl}/${fullName(repository)}/actions/r\
uns/${String(runId)}`}function artifactName({job,publish}){let matrix=publish.matrix.includes("+")?publish.matrix:publish.
matrix.replaceAll(", ","+");return artifactNameOf(publish.artifactName??`${usualPrefix}-${job?.job??"job"}`,matrix)}function headSha({
pullRequest,sha}){return pullRequest?.headSha??sha}var historyRecordSchemaVersion=1,largestRecordBytes=2e4,count3=number().int().nonnegative(),ns=number().nonnegative(),shortText=string().
max(500),link=url({protocol:/^https?$/}).max(2e3).nullable(),rounds=array(ns).min(1).max(100).describe("One entry per ro\
und."),historyKernelSchema=object({name:shortText,family:string().max(100),ns:ns.describe("The kernel's median time per \
round."),launches:count3.describe("The kernel's launches per round; the median over rounds.")}),historyRangeSchema=object(
{name:shortText,domain:shortText.describe("Empty for the default domain."),skippedInstances:count3.default(0),instances:count3.
describe("Instances per round; the median over rounds, like the other counts."),launches:count3,synchronizations:count3,
copyBytes:count3,busyNs:rounds.describe("How long the GPU was busy with the range."),wall:object({ns:rounds.describe("Wa\
ll time per instance: each process's median."),traced:boolean().describe("True if CUDA tracing was on, which inflates wa\
ll time.")}).nullable(),referenceBusyNs:rounds.nullable().default(null).describe("The pinned reference's `busyNs`, measu\
red in alternation with head in the same job. Null if there was no reference."),kernels:array(historyKernelSchema).max(10).
describe("Longest first.")}),historyMetricSchema=object({name:shortText,range:shortText.nullable(),unit:string().max(50).
nullable(),better:_enum(["lower","higher"]).nullable(),values:array(number()).min(1).max(100).describe("One entry per pr\
ocess.")}),historyFigureSchema=discriminatedUnion("kind",[object({kind:_enum(["busy","wall"]),range:shortText,domain:shortText}),
object({kind:literal("metric"),name:shortText,range:shortText.nullable()})]),historyCheckSchema=object({job:shortText,figure:historyFigureSchema,
before:string().regex(/^[0-9a-f]{40}$/),after:string().regex(/^[0-9a-f]{40}$/),outcome:_enum(["confirmed","refuted","unc\
lear"]).describe("Confirmed if `after` differs from `before` in the suspected direction, with both measured alternately."),
changeRatio:number().nullable().describe("0.02 means that the range takes 2% longer at `after`. Null if one of the commi\
ts doesn't have the range."),lowRatio:number().nullable(),highRatio:number().nullable()}),historyRecordSchema=object({schemaVersion:literal(
historyRecordSchemaVersion),tool:object({name:string().max(100),version:string().max(100)}),measuredAt:iso_exports.datetime(),
commit:object({sha:string().regex(/^[0-9a-f]{40}$/),committedAt:iso_exports.datetime().nullable(),branch:shortText.nullable(),
subject:string().max(200).nullable(),dirty:boolean().optional().describe("True if tracked files differed from the commit\
.")}).nullable().describe("Null if unknown."),run:object({id:count3.nullable().describe("Null outside GitHub Actions."),
attempt:number().int().min(1),job:shortText.describe("The job's name, with its matrix values. A job's runs form one seri\
es.")}).nullable().describe("Null outside GitHub Actions, unless the user named a job."),machine:object({gpus:array(shortText).
max(64).describe("The GPU models."),gpuIds:array(string().regex(/^[0-9a-f]{12}$/)).max(64).describe("Digests of the GPUs\
' UUIDs."),driver:string().max(100).nullable(),cuda:string().max(100).nullable()}),environment:string().regex(/^[0-9a-f]{16}$/).
nullable().describe("Digest of the packages, CUDA libraries and image. Null if unknown."),command:string().regex(/^[0-9a-f]{16}$/).
nullable().describe("Digest of the measured command."),captureMode:captureModeSchema.nullable(),reference:object({label:shortText,
commit:string().regex(/^[0-9a-f]{40}$/)}).nullable().describe("The pinned reference, measured in alternation with head. \
Null if there was no reference."),ranges:array(historyRangeSchema).max(200),rangesLeftOut:count3.default(0),metrics:array(
historyMetricSchema).max(200),metricsLeftOut:count3.default(0),checks:array(historyCheckSchema).max(50).default([]).describe(
"Suspected changes that this run checked. For each change, it measured the commits just before and just after the change\
, alternating between them."),links:object({run:link,report:link,artifact:link})});var recordsFolder="runs";function recordPath({measuredAt,commit,run:run2}){let time=new Date(measuredAt).toISOString(),id2=run2?.
id??time.replaceAll(/[-:.]/g,""),name=[commit?.sha??"unknown",String(id2),String(run2?.attempt??1),safeName(run2?.job??"")].
join("-");return[recordsFolder,...time.slice(0,10).split("-"),`${name}.json`].join("/")}function recordText(record3){return`${JSON.
stringify(record3)}
`}function recordFile2(record3){return{path:recordPath(record3),text:recordText(record3)}}var versionSchema2=object({schemaVersion:number().
int()});function readRecord(path,text2){if(Buffer.byteLength(text2)>largestRecordBytes)return{path,why:"too-large"};let value=jsonOrNull(
text2);if(value===null)return{path,why:"not-json"};let version=versionSchema2.safeParse(value);if(version.success&&version.
data.schemaVersion>historyRecordSchemaVersion)return{path,why:"newer-version"};let{data:record3}=historyRecordSchema.safeParse(
value);return record3===void 0||recordPath(record3)!==path?{path,why:"not-a-record"}:{path,record:record3}}var mostRecords=3e4;
function newestFiles(files,most3=mostRecords){let sorted=files.toSorted((one,other)=>byText(other.path,one.path));return{
newest:sorted.slice(0,most3),skipped:sorted.slice(most3).map(({path})=>({path,why:"too-large"}))}}function readHistory(read2){
let sorted=read2.toSorted((one,other)=>byText(one.path,other.path));return{records:sorted.filter(one=>"record"in one),skipped:sorted.
filter(one=>"why"in one)}}import{createHash as createHash6}from"node:crypto";var most2={text:500,values:100,ranges:200,kernels:10,gpus:64},mostBytes3={gpus:2e3,metrics:6e3,checks:2e3};function historyRecordOf(measured3,context){
let{profile}=measured3,{machine,environment,workload,captureMode}=profile,gpus=machine.gpus.slice(0,most2.gpus),reference=referenceOf(
measured3),ranges=profile.ranges.filter(({rounds:rounds2})=>rounds2.length>0).map(range=>rangeOf2(range,profile.untraced,
reference?.profile??null)).toSorted((one,other)=>median(other.busyNs)-median(one.busyNs)),metrics=metricsOf3(profile.untraced),
keptMetrics=firstWithin(metrics,mostBytes3.metrics).slice(0,most2.ranges),record3={schemaVersion:historyRecordSchemaVersion,
tool:{name:cut2(profile.tool.name,100),version:cut2(profile.tool.version,100)},measuredAt:isoTime(profile.measuredAt??profile.
createdAt),commit:commitOf2(context),run:context.run===null?null:{...context.run,job:cut2(context.run.job,most2.text)},machine:{
gpus:firstWithin(gpus.map(({name})=>cut2(name,100)),mostBytes3.gpus),gpuIds:gpus.flatMap(({uuid})=>uuid===null?[]:[gpuId(
uuid)]),driver:cutOrNull(machine.driver,100),cuda:cutOrNull(machine.cuda,100)},environment:environment===null?null:environmentDigest(
environment),command:workload.command.length===0?null:digest(JSON.stringify(workload.command),16),captureMode,reference:reference===
null?null:{label:reference.label,commit:reference.commit},ranges,rangesLeftOut:0,metrics:keptMetrics,metricsLeftOut:metrics.
length-keptMetrics.length,checks:firstWithin(context.checks,mostBytes3.checks),links:context.links},{data,error}=historyRecordSchema.
safeParse(fitted(record3));if(data!==void 0)return data;throw new ParseError({id:"history-not-recorded",what:"The run ca\
n't be recorded.",why:prettifyError(error),help:"Use a profile.json exactly as llm-profile wrote it.",cause:error})}function isoTime(text2){
let ms=Date.parse(text2);return Number.isNaN(ms)?text2:new Date(ms).toISOString()}function commitOf2({commit}){return commit===
null?null:{...commit,branch:cutOrNull(commit.branch,most2.text),subject:cutOrNull(commit.subject,200)}}function fitted(whole){
let withFewer=(kernels,ranges)=>({...whole,ranges:whole.ranges.slice(0,ranges).map(range=>({...range,kernels:range.kernels.
slice(0,kernels)})),rangesLeftOut:whole.ranges.length-Math.min(ranges,whole.ranges.length)}),fits=record3=>Buffer.byteLength(
recordText(record3))<=largestRecordBytes;for(let kernels=most2.kernels;kernels>0;kernels--){let record3=withFewer(kernels,
most2.ranges);if(fits(record3))return record3}for(let ranges=Math.min(most2.ranges,whole.ranges.length);ranges>0;ranges--){
let record3=withFewer(0,ranges);if(fits(record3))return record3}return withFewer(0,0)}function referenceOf({comparison,base}){
let label=comparison?.baseline.pinned,commit=comparison?.base?.source.commit;return base===null||comparison?.interleaved!==
!0||label===void 0||commit==null?null:{label:cut2(label,most2.text),commit,profile:base}}function rangeOf2(range,untraced,reference){
let{name,domain,skippedInstances:skippedInstances2,rounds:rounds2,kernels}=range,time=gpuTimeOf(range),over=pick=>Math.round(
median(rounds2.map(pick)));return{name:recordedName(name),domain:recordedName(domain),skippedInstances:skippedInstances2,
instances:over(({instances})=>instances),launches:over(({launches})=>launches),synchronizations:over(({synchronizations})=>total(
synchronizations.map(({count:count4})=>count4))),copyBytes:over(({copies})=>total(copies.map(({bytes})=>bytes))),busyNs:rounds2.
slice(0,most2.values).map(time),wall:wallOf(range,untraced),referenceBusyNs:referenceTimes(range,reference),kernels:kernels.
map(kernel=>({name:recordedName(kernel.name),family:cut2(kernel.family,100),ns:medianTotalNs(kernel),launches:Math.round(
medianLaunches(kernel))})).toSorted((one,other)=>other.ns-one.ns).slice(0,most2.kernels)}}function referenceTimes(range,reference){
let other=reference?.ranges.find(({name,domain})=>name===range.name&&domain===range.domain);return other===void 0||other.
rounds.length===0?null:waitsForOthers(range)===waitsForOthers(other)&&(!waitsForOthers(range)||ranksKnown(range)===ranksKnown(
other))?other.rounds.slice(0,most2.values).map(gpuTimeOf(other)):null}function wallOf(range,untraced){let processes=untraced.
map(run2=>instanceTimes(run2,range)).filter(times=>times.length>0),ns2=values=>values.slice(0,most2.values);if(processes.
length>0)return{ns:ns2(processes.map(median)),traced:!1};let ran=range.rounds.filter(({instances,wallNs})=>instances>0&&
wallNs>0);return ran.length===0?null:{ns:ns2(ran.map(({wallNs,instances})=>Math.round(wallNs/instances))),traced:!0}}var peakMemory={
name:"peak memory",range:null,unit:"bytes",better:"lower"},clientTime={name:"client time",range:null,unit:"ns",better:"l\
ower"};function metricsOf3(untraced){let reported=new Map;for(let{name,unit,better,value}of untraced.flatMap(({metrics})=>metrics)){
let key=JSON.stringify([name,unit]),metric=reported.get(key)??{name:recordedName(name),range:null,unit:cutOrNull(unit,50),
better,values:[]};metric.values.length<most2.values&&metric.values.push(value),reported.set(key,metric)}let all=[...reported.
values()],memory=untraced.flatMap(run2=>run2.peakMemory.length===0?[]:[Math.max(...run2.peakMemory.map(({bytes})=>bytes))]),
client=untraced.flatMap(run2=>run2.clientSeconds===null?[]:[Math.round(run2.clientSeconds*1e9)]);return[...all.filter(({
better})=>better!==null),...all.filter(({better})=>better===null),...memory.length===0?[]:[{...peakMemory,values:memory.
slice(0,most2.values)}],...client.length===0?[]:[{...clientTime,values:client.slice(0,most2.values)}]]}function environmentDigest(environment){
let{operatingSystem,imageDigest,pythonPackages,systemPackages,cudaLibraries}=environment,lists=[pythonPackages,systemPackages,
cudaLibraries];if(lists.every(list2=>list2===null))return null;let sorted=lists.map(list2=>list2===null?null:Object.entries(
list2).toSorted(([one],[other])=>byText(one,other)));return digest(JSON.stringify([operatingSystem,imageDigest,...sorted]),
16)}function firstWithin(items,bytes){let left2=bytes;return items.filter(item=>(left2-=Buffer.byteLength(JSON.stringify(
item))+1,left2>=0))}function gpuId(uuid){return digest(uuid,12)}function digest(text2,length){return createHash6("sha256").
update(text2).digest("hex").slice(0,length)}function recordedName(name){return shortenName(name,most2.text)}function cut2(text2,longest){
return text2.slice(0,longest).toWellFormed()}function cutOrNull(text2,longest){return text2===null?null:cut2(text2,longest)}
function total(values){return values.reduce((sum2,value)=>sum2+value,0)}var constants11={signChance:chance(2e-5,"The history's level counts as changed if Student's t-test gives a smaller p-val\
ue.","At 0.00005, 4.1% of heavy-tailed series show a false change within 30 nights; at this value, 2.9% do (docs/evidenc\
e/history.md).",null),shortestSegment:count(3,"A level in the history has at least this many points. A range counts as e\
nded if it's missing from this many of a job's latest points.","With a minimum of one, a single outlier at the end count\
ed as a change in 97% of cases.",["history/analyze-history.test.ts","hasn't ended when the job's last runs failed to mea\
sure it"]),searchWindow:count(50,"We search this many points for changes at once. We check a change only if it's recent,\
 that is, within this many of a job's latest points.","Apache Otava's default. Any change then has at least 25 points on\
 one side.",["history/checks.test.ts","none that is old"]),smallestStep:ratio(.002,"A smaller change in a level is ignor\
ed.","Rebuilding the same code moves a range's time by up to 0.2%.",null),boundaryMoves:count(2,"A change in the history\
 may be up to this many points away from where we first found it.","99% of 3\u03C3 steps are first found within two points of\
 where they happened, and 9% are found late (docs/evidence/history.md).",["history/checks.test.ts","are measured from tw\
o nights before the last one of the old level"]),confirmations:count(2,"It takes this many measurements to confirm a sig\
n of a change.","With one measurement, 5.8% of dashboards had a false alarm each month if processes had two speeds, 0.45\
% apart (docs/evidence/history.md).",["history/analyze-history.test.ts","with one check"]),mostChecks:count(3,"We measur\
e an unclear sign of a change at most this many times.","Chosen by judgment: each extra measurement is another chance to\
 be wrong.",["history/checks.test.ts","are asked three times at most while they're unclear"]),historyPairs:count(10,"A r\
ange's noise counts as known if the history has the equivalent of at least this many pairs of rounds. Three nights count\
 as one pair.","As many pairs as a calibration needs for useful limits.",["history/history-calibration.test.ts","needs 3\
1 nights on that GPU"]),levelPoints:count(10,"A series in the history needs this many points to be judged. To find drift\
, we compare the latest points with this many points from the start of the past year.","Chosen by judgment: the mean of \
ten points varies a third as much as one point.",["history/analyze-history.test.ts","of nine nights"]),weakSigns:count(10,
"We first collect changes with a p-value up to this many times `signChance`, and drop those that aren't significant as w\
hole levels.","Apache Otava's value.",["history/change-points.test.ts","finds the change points that Apache Otava finds"]),
alikeSeries:count(3,"A change is the machine's if most of a job's series moved with it. It takes at least this many seri\
es.","Chosen by judgment: of two series, one is half.",["history/analyze-history.test.ts","two ranges are too few to tel\
l"]),confirmedShare:ratio(.5,"A measurement confirms a sign with a change of at least this share of it, and refutes it i\
f the whole interval is below.","Halfway between no change and the sign.",["history/checks.test.ts","slower by less than\
 half"]),nightsOfPair:count(3,"This many steps between nights tell us as much about noise as one independent pair.","Nei\
ghboring steps share a night (2/3 each), and a 90th percentile is 64% as efficient as a mean square, so 2.3 steps, round\
ed up.",["history/history-calibration.test.ts","needs 31 nights on that GPU"]),usualGap:ratio(.1,"A gap in the nights is\
 usual, such as a weekend, if at least this share of the intervals have it.","A weekend is one interval in five.",null)};function measuredSeries(records2){let found2=new Map,runs=new Map;for(let[index,{record:record3}]of records2.entries()){
let job=jobOf(record3),ofJob=runs.get(job)??[];ofJob.push(index),runs.set(job,ofJob);for(let value of valuesOf(record3)){
let id2=seriesId(job,value.figure),series=found2.get(id2)??{id:id2,job,values:[]};series.values.push({...value,index}),found2.
set(id2,series)}}return[...found2.values()].map(series=>seriesOf(series,records2,runs.get(series.job)??[]))}function seriesId(job,figure){
let{kind,range}=figure;return JSON.stringify(figure.kind==="metric"?[job,kind,figure.name,range]:[job,kind,range,figure.
domain])}function jobOf({run:run2}){return run2?.job??""}var cutReasons=[["gpu","gpu"],["driver","driver"],["cuda","cuda"],
["command","command"],["captureMode","capture-mode"],["tracing","capture-mode"],["instances","instances"],["reference","\
reference"]];function valuesOf({machine,command,captureMode,reference,ranges,metrics}){let gpu=machine.gpus.length===0?null:
machine.gpus.join(`
`),{driver,cuda}=machine,values=[];for(let{name,domain,busyNs,wall,referenceBusyNs,instances:count4,skippedInstances:skippedInstances2}of ranges){
let instances=`${String(count4)} ${String(skippedInstances2)}`;if(values.push({figure:{kind:"busy",range:name,domain},unit:"\
ns",better:"lower",rounds:busyNs,reference:referenceBusyNs,facts:{gpu,driver,cuda,command,captureMode,tracing:null,instances,
reference:reference?.commit??null}}),wall===null)continue;let tracing=String(wall.traced);values.push({figure:{kind:"wal\
l",range:name,domain},unit:"ns",better:"lower",rounds:wall.ns,reference:null,facts:{gpu,driver,cuda,command,captureMode,
tracing,instances,reference:null}})}for(let{name,range,unit,better,values:rounds2}of metrics)values.push({figure:{kind:"\
metric",name,range},unit,better,rounds:rounds2,reference:null,facts:{gpu,driver,cuda,command,captureMode:null,tracing:null,
instances:null,reference:null}});return values}function seriesOf({id:id2,job,values},records2,runs){let last=values.at(-1);
if(last===void 0)throw new RangeError("A series without points.");let points=values.map(({index,rounds:rounds2,reference})=>({
record:index,value:median(rounds2),low:Math.min(...rounds2),high:Math.max(...rounds2),referenceRatio:ratioTo(reference,rounds2)})),
times=values.map(({index})=>Date.parse(records2[index]?.record.measuredAt??"")),lastRuns=runs.slice(-constants11.shortestSegment.
value);return{id:id2,job,figure:last.figure,unit:last.unit,better:last.better,points,cuts:cutsOf(values),gaps:gapsOf(times),
current:lastRuns.includes(last.index)}}function ratioTo(reference,rounds2){if(reference===null||[...reference,...rounds2].
some(value=>value<=0))return null;let{base,head}=sideLevels({base:reference,head:rounds2,interleaved:reference.length===
rounds2.length});return head/base}function cutsOf(values){let[first]=values;if(first===void 0)return[];let known={...first.
facts},cuts=[];for(let[point,{facts}]of values.entries()){let because=new Set;for(let[fact,reason]of cutReasons){let value=facts[fact];
value===null||value===known[fact]||(known[fact]!==null&&because.add(reason),known[fact]=value)}because.size>0&&cuts.push(
{point,because:[...because]})}return cuts}function gapsOf(times){let intervals=times.slice(1).map((time,place)=>time-(times[place]??
time)),usual=median(intervals.filter(interval=>interval>0)),missing2=intervals.map(interval=>usual>0?Math.round(interval/
usual)-1:0),counts2=new Map;for(let nights of missing2)counts2.set(nights,(counts2.get(nights)??0)+1);return(counts2.get(
0)??0)<=missing2.length/2?[]:missing2.flatMap((nights,place)=>{let count4=counts2.get(nights)??0,isUsual=count4>1&&count4>=
constants11.usualGap.value*missing2.length;return nights>0&&!isUsual?[{point:place+1,missing:nights}]:[]})}function openSigns({records:records2,series},job){let commits=records2.map(({record:record3})=>jobOf(record3)===job?record3.
commit:null),head=commits.findLast(commit=>commit!==null)?.sha;if(head===void 0)return[];let byBase=new Map;for(let one of series.
filter(own=>own.job===job&&own.current)){let change=lastChange(one);if(change===void 0||!isOpen(change)||!isRecent(change,
one))continue;let base=commits[one.points[basePoint(change,one)]?.record??-1]?.sha;if(base===void 0||base===head)continue;
let signs=byBase.get(base)??[];signs.push({figure:one.figure,changeRatio:change.changeRatio}),byBase.set(base,signs)}return[
...byBase].map(([base,signs])=>({job,base,head,signs}))}function isOpen({state,checks}){return(state==="sign"||state==="\
unclear")&&checks.length<constants11.mostChecks.value}function isRecent({point},{points}){return point>=points.length-constants11.
searchWindow.value}function isOfCode({state}){return state!=="refuted"&&state!=="machine"}function lastChange({changes}){
return changes.findLast(isOfCode)}function basePoint(change,{changes,cuts}){let begins=[...cuts,...changes.filter(isOfCode)].
map(({point})=>point).filter(point=>point<change.point);return Math.max(0,...begins,change.point-1-constants11.boundaryMoves.
value)}function checksOf(history,job,comparison){let base=comparison.base?.source.commit??null,head=comparison.head.source.
commit,open4=openSigns(history,job).find(one=>one.base===base);return open4===void 0||head===null?[]:open4.signs.map(sign=>checkOf(
{job,base:open4.base,head},sign,comparison))}function checkOf({job,base,head},{figure,changeRatio},comparison){let change=comparison.
interleaved?changeIn(comparison,figure):null,measured3={changeRatio:change?.changeRatio??null,lowRatio:change?.lowRatio??
null,highRatio:change?.highRatio??null};return{job,figure,before:base,after:head,outcome:outcomeOf2(change,changeRatio),
...measured3}}function outcomeOf2(change,sign){return change===null?"unclear":isRefuted(change,sign)?"refuted":(change.state===
"regressed"||change.state==="improved")&&along(change.changeRatio??0,sign)>=halfOf(sign)?"confirmed":"unclear"}function isRefuted({
lowRatio,highRatio},sign){let most3=sign>0?highRatio:lowRatio;return most3!==null&&along(most3,sign)<halfOf(sign)}function halfOf(sign){
return constants11.confirmedShare.value*Math.abs(Math.log1p(sign))}function along(change,sign){return Math.sign(sign)*Math.
log1p(change)}function changeIn({ranges,metrics,reasons},figure){if(figure.kind==="metric")return metrics.find(({name,range:range2})=>recordedName(
name)===figure.name&&range2===figure.range)?.change??null;let range=ranges.find(({name,domain})=>recordedName(name)===figure.
range&&recordedName(domain)===figure.domain);if(range===void 0||range.verdict==="incomparable")return null;let label=rangeText(
range.name,range.domain);return reasons.some(({id:id2,range:of})=>id2==="round-left-out"&&of===label)?null:figure.kind===
"busy"?range.gpuBusyTime:range.latency?.time??null}var referenceUnit="\xD7 the reference";function drawnSeries({points,cuts,unit}){let last=points.slice(cuts.at(-1)?.point??
0);if(2*last.filter(({referenceRatio})=>referenceRatio!==null).length>last.length)return{unit:referenceUnit,points:points.
flatMap(({record:record3,value,low,high,referenceRatio},point)=>{if(referenceRatio===null)return[];let scale2=value===0?
0:referenceRatio/value;return[{point,record:record3,value:referenceRatio,low:low*scale2,high:high*scale2}]})};let{base,factor}=readUnit(
unit),most3=points.reduce((largest,{high})=>Math.max(largest,high),0)*factor,shown2=shownUnit(base,most3),scale=factor/shown2.
size;return{unit:shown2.name,points:points.map(({record:record3,value,low,high},point)=>({point,record:record3,value:value*
scale,low:low*scale,high:high*scale}))}}function figureText2(figure){switch(figure.kind){case"busy":return`${rangeName({name:figure.range,domain:figure.domain})}\
, time on the GPU`;case"wall":return`${rangeName({name:figure.range,domain:figure.domain})}, wall time`;case"metric":return`${nameText(
figure.name)}${figure.range===null?"":` of ${nameText(figure.range)}`}`}}function jobText(job){return job===""?"runs wit\
hout a job":nameText(job)}var stateTexts={"insufficient-data":"insufficient data",stable:"stable",changed:"changed",unclear:"\
unclear"};function valueText(series,value){return amountText(series.figure.kind==="metric"?metricAmount(value,series.unit):
nsAmount(value,4))}function lastValueText(series){let point=series.points.at(-1);return point===void 0?null:valueText(series,
point.value)}function latestText(series){let ratio2=series.points.at(-1)?.referenceRatio??null,value=lastValueText(series);
return value===null||ratio2===null?value:`${value}, ${ratio2.toFixed(3)} \xD7 the reference`}function driftText({drift}){
if(drift===null)return null;let{against,since,changeRatio,steps}=drift,start2=/^\d{4}-\d\d-\d\d/.exec(since)?.[0]??nameText(
since),of=against==="reference"?`from the reference ${start2}`:`since ${start2}`;return`${signedPercent(changeRatio)} ${of}${steps===
0?"":`, in ${counted(steps,"step")}`}`}function directionOf({better},{changeRatio}){return better===null||changeRatio===
0?"moved":changeRatio>0==(better==="lower")?"worse":"better"}var changeStates={sign:"not confirmed yet",confirmed:"confi\
rmed",refuted:"refuted: measured in turn, the commits don't differ",unclear:"checked, still unclear",machine:"the machin\
e, not the code"};function standingChanges({changes}){return changes.filter(({state})=>state!=="refuted")}function commitsText({
before:before2,after}){return before2===null&&after===null?"unknown commits":before2===after?`${shortCommit(after)}, the\
 same commit`:`${shortCommit(before2)}..${shortCommit(after)}`}function dayOf(record3){return dayText(record3?.measuredAt)}
function runText(record3){return runTitle({commit:record3?.commit?.sha??null,date:record3?.measuredAt??null})}function changeText(history,series,change){
return`${dayOf(recordAt(history,series,change.point))}: ${signedPercent(change.changeRatio)}, ${changeStates[change.state]}\
, ${commitsText(change)}`}function recordAt({records:records2},{points},point){return records2[points[point]?.record??-1]?.
record}var cutTexts={gpu:"GPU",driver:"driver",cuda:"CUDA",command:"command","capture-mode":"capture mode",instances:"in\
stances",reference:"reference"};function cutWords({because}){return because.map(one=>cutTexts[one]).join(", ")}var cutValues={
gpu:({machine})=>machine.gpus.length===0?null:listText([...new Set(machine.gpus)],3),driver:({machine})=>machine.driver,
cuda:({machine})=>machine.cuda,"capture-mode":({captureMode})=>captureMode,reference:({reference})=>reference?.label??null};
function cutText(history,series,cut3){let[before2,after]=[cut3.point-1,cut3.point].map(point=>recordAt(history,series,point)),
parts=cut3.because.map(one=>{let[from,to]=[before2,after].map(record3=>record3===void 0?null:cutValues[one]?.(record3)),
values=from==null||to==null||from===to?"":` (${proseText(from)} \u2192 ${proseText(to)})`;return`${one==="instances"?"ot\
her":"new"} ${cutTexts[one]}${values}`});return`${dayOf(after)}: ${parts.join(", ")}`}function gapsText({gaps}){if(gaps.
length===0)return null;let missing2=gaps.reduce((sum2,gap)=>sum2+gap.missing,0);return`${counted(gaps.length,"gap")}, ${counted(
missing2,"run")} missing`}function endText3(history,series){return series.current?null:`last measured on ${dayOf(recordAt(
history,series,series.points.length-1))}`}function machineText({machine}){let gpus=[...new Set(machine.gpus)].map(proseText);
return[gpus.length===0?"unknown GPU":listText(gpus,3),...machine.gpuIds.length===0?[]:[listText(machine.gpuIds,3)],`driv\
er ${machine.driver===null?"unknown":proseText(machine.driver)}`,`CUDA ${machine.cuda===null?"unknown":proseText(machine.
cuda)}`].join(", ")}function environmentText({environment}){return environment===null?"unknown":environment}var skippedTexts={
"newer-version":"written by a newer version","not-json":"not JSON","not-a-record":"not a record","too-large":"too large"};
function skippedText({path,why}){return`${nameText(path)}: ${skippedTexts[why]}`}function reportLink(record3){return[record3?.links.report,record3?.links.run].find(one=>one!=null&&isHttps(one))??null}function isHttps(link2){
if(link2.length>500||!URL.canParse(link2))return!1;let{protocol,username,password}=new URL(link2);return protocol==="htt\
ps:"&&username===""&&password===""}var[width,height]=[600,186],chartFrame={left:66,right:width-10,top:30,bottom:142},strips={machine:148,environment:155},looks=8,
characterWidth=11.5,dayTicks=4,dayWidth=105;function jobBackground(history,runs){let ofRuns=textOf4=>runs.records.map(index=>{
let record3=history.records[index]?.record;return record3===void 0?"unknown":textOf4(record3)}),[machines,environments]=[
ofRuns(machineText),ofRuns(environmentText)],ofJob={machines:looksOf(machines),environments:looksOf(environments)};return{
...ofJob,drawn:[...dayAxis(history,runs),...divider(runs),...stripPaths("machine",machines,ofJob.machines,runs),...stripPaths(
"environment",environments,ofJob.environments,runs)]}}function looksOf(texts){return new Map([...new Set(texts)].map((text2,index)=>[
text2,index%looks]))}function trendChart(history,series,runs,background){let{points,unit}=drawnSeries(series),shown2=points.
map(point=>({...point,run:runs.runOf(point.record)})),down=linearScale(drawnExtent(points),[chartFrame.bottom,chartFrame.
top],4),decimals=tickDecimals(down.ticks),exact=shown2.filter(({run:run2})=>run2>=runs.firstExact),old=shown2.filter(({run:run2})=>run2<
runs.firstExact),title=plainSentence(figureText2(series.figure)),unitLabel=plainText(clipMiddle(unit,15));return html`<svg
    class="trend"
    viewBox="0 0 ${width} ${height}"
    role="group"
    aria-label="Trend of ${title}: ${stateTexts[series.state]}, ${counted(shown2.length,"run")}"
  >
    ${leftAxis(down,chartFrame,value=>numberText(value,decimals))}
    <text x="0" y="12">${unitLabel}</text>
    ${background.drawn}${gapMarks(history,series,runs)}${cutMarks(history,series,runs)}
    ${oldTrend(old,runs,down)}${whiskers(exact,runs,down)}${levels2(series,points,runs,down)}
    ${dots(exact,runs,down)}${changeMarks(history,series,runs)}${labels(series,runs,unitLabel)}
    <g class="hits" aria-hidden="true">
      ${exact.map(point=>hitArea(history.records[point.record]?.record,point,runs,decimals+1,unit))}
    </g>
  </svg>`}function inside2(down,value){return Math.min(chartFrame.bottom,Math.max(chartFrame.top,down.at(value)))}function oldTrend(points,runs,down){
if(points.length===0)return[];let columns=[...Map.groupBy(points,({run:run2})=>runs.at(run2))].map(([x,found2])=>{let values=found2.
map(({value})=>value).sort((one,other)=>one-other);return{x:px(x),top:px(inside2(down,values.at(-1)??0)),middle:px(inside2(
down,values[Math.floor(values.length/2)]??0)),bottom:px(inside2(down,values[0]??0))}}),band=columns.map(({x,top,bottom})=>`\
M${x} ${bottom}V${top}`).join(""),line=columns.map(({x,middle})=>`${x} ${middle}`).join("L");return[html`<path class="band" d="${band}" />`,
html`<path class="old" d="M${line}" />`]}function whiskers(points,runs,down){let path=points.filter(({low,high})=>high>low).
map(({run:run2,low,high})=>`M${px(runs.at(run2))} ${px(inside2(down,low))}V${px(inside2(down,high))}`).join("");return path===
""?null:html`<path class="spread" d="${path}" />`}function dots(points,runs,down){let[within3,beyond]=[[],[]];for(let{run:run2,
value}of points){let[x,y]=[px(runs.at(run2)),down.at(value)],drawn=inside2(down,value);Math.abs(y-drawn)<.05?within3.push(
`M${x} ${px(y)}h0`):beyond.push(`M${x} ${px(drawn)}l-3.5 ${y<drawn?"6h7z":"-6h7z"}`)}return[...within3.length===0?[]:[html`<path class="dots ${runs.
step<3.2?"dense":""}" d="${within3.join("")}" />`],...beyond.length===0?[]:[html`<path class="beyond" d="${beyond.join("")}" />`]]}
function levels2(series,points,runs,down){let starts=new Set([...series.cuts,...standingChanges(series)].map(({point})=>point)),
own=[],all=[own];for(let point of points)starts.has(point.point)&&own.length>0&&all.push(own=[]),own.push(point);let path=all.
map(level=>{let[first,last]=[level[0],level.at(-1)];if(first===void 0||last===void 0||level.length<2)return"";let y=px(inside2(
down,median(level.map(({value})=>value))));return`M${px(runs.at(runs.runOf(first.record)))} ${y}H${px(runs.at(runs.runOf(
last.record)))}`});return html`<path class="level" d="${path.join("")}" />`}function before(series,point,runs){let run2=runs.
runOf(series.points[point]?.record??0);return runs.at(run2)-(run2>=runs.firstExact?runs.step/2:0)}function lineAt(series,point,runs){
let isOld=runs.runOf(series.points[point]?.record??0)<runs.firstExact;return`M${px(before(series,point,runs))} ${chartFrame.
top}V${isOld?chartFrame.top+8:chartFrame.bottom}`}function changeMarks(history,series,runs){return series.changes.map(change=>html`<path class="change ${directionOf(
series,change)} ${change.state}" d="${lineAt(series,change.point,runs)}"
        ><title>${plainSentence(changeText(history,series,change))}</title></path
      >`)}function cutMarks(history,series,runs){return series.cuts.map(cut3=>html`<path class="cut" d="${lineAt(series,
cut3.point,runs)}"
        ><title>${plainSentence(cutText(history,series,cut3))}</title></path
      >`)}function gapMarks(history,series,runs){return series.gaps.map(({point,missing:missing2})=>{let day=dayOf(history.
records[series.points[point]?.record??-1]?.record);return html`<path class="gap" d="${lineAt(series,point,runs)}"
      ><title>${missing2} missing before ${day}</title></path
    >`})}function labels(series,runs,unit){let changes=standingChanges(series).map(change=>({point:change.point,text:signedPercent(
change.changeRatio),look:changeLook(series,change)})),cuts=series.cuts.map(cut3=>({point:cut3.point,text:cutWords(cut3),
look:""})),taken2=[{from:0,to:unit.length*characterWidth}];return[...changes.toReversed(),...cuts.toReversed()].flatMap(
({point,text:text2,look:look2})=>{let half=text2.length*characterWidth/2,x=Math.min(width-half,Math.max(chartFrame.left+
half,before(series,point,runs)));return taken2.some(({from,to})=>x+half>from&&x-half<to)?[]:(taken2.push({from:x-half,to:x+
half}),[html`<text class="label ${look2}" x="${px(x)}" y="${chartFrame.top-6}" text-anchor="middle">${text2}</text>`])})}
function changeLook(series,change){return`${directionOf(series,change)} ${change.state}`}function dayAxis({records:records2},runs){
let count4=runs.records.length,first=runs.firstExact,wanted=Array.from({length:dayTicks},(_,tick)=>Math.round(first+(tick+
(first>0?.4:.15))*(count4-first)/dayTicks)),shown2=[];for(let run2 of[...first>0?[0]:[],...wanted]){let last=shown2.at(-1),
isApart=last===void 0||runs.at(run2)-runs.at(last)>dayWidth;run2<count4&&isApart&&shown2.push(run2)}return shown2.map(run2=>{
let x=runs.at(run2);return html`<path class="g" d="M${px(x)} ${chartFrame.bottom}v4" /><text
        x="${px(Math.max(x,dayWidth/2))}"
        y="${height-10}"
        text-anchor="middle"
        >${dayOf(records2[runs.records[run2]??-1]?.record)}</text
      >`})}function divider({firstExact,divide}){return firstExact===0?[]:[html`<path class="divide" d="M${px(divide)} ${chartFrame.
top}V${height-26}" />`]}function stripPaths(what,texts,ofTexts,runs){let paths=new Map;for(let run2=0;run2<texts.length;){
let text2=texts[run2]??"",end=run2+1;for(;end<texts.length&&texts[end]===text2;)end+=1;let[from,to]=[edge(runs,run2),edge(
runs,end)];to-from>.05&&paths.set(text2,`${paths.get(text2)??""}M${px(from)} ${strips[what]}H${px(to)}`),run2=end}return[
...paths].map(([text2,path])=>html`<path class="strip f${ofTexts.get(text2)??0}" d="${path}"
        ><title>${what}: ${plainSentence(text2)}</title></path
      >`)}function edge(runs,run2){return run2>=runs.firstExact?runs.divide+(run2-runs.firstExact)*runs.step:run2===0?chartFrame.
left:runs.at(run2)}function hitArea(record3,{run:run2,value,low,high},runs,decimals,unit){let spread=high>low?` (${numberText(
low,decimals)} to ${numberText(high,decimals)})`:"",text2=`${runText(record3)}: ${numberText(value,decimals)} ${plainText(
clipMiddle(unit,30))}${spread}`,from=runs.at(run2)-runs.step/2,area=html`<path
    d="M${px(from)} ${chartFrame.top}h${px(runs.step)}v${chartFrame.bottom-chartFrame.top}h-${px(runs.step)}z"
    ><title>${text2}</title></path
  >`,link2=reportLink(record3);return link2===null?area:html`<a href="${link2}" tabindex="-1">${area}</a>`}function jobRuns(series,mostExact2,{left:left2,right:right2}){let records2=[...new Set(series.flatMap(({points})=>points.
map(({record:record3})=>record3)))].sort((one,other)=>one-other),runs=new Map(records2.map((record3,run2)=>[record3,run2])),
firstExact=Math.max(0,records2.length-mostExact2),divide=firstExact===0?left2:left2+(right2-left2)*.22,step=(right2-divide)/
Math.max(1,records2.length-firstExact),columns=Math.max(1,Math.min(firstExact,Math.floor((divide-left2)/1.5)));return{records:records2,
firstExact,divide,at:run2=>{if(run2>=firstExact)return divide+(run2-firstExact+.5)*step;let column=Math.floor(run2*columns/
firstExact);return left2+(column+.5)*(divide-left2)/columns},step,runOf:record3=>runs.get(record3)??0}}var weekMs=168*3600*1e3;function movedIn(history,madeAt){let from=Date.parse(madeAt)-weekMs,isOfWeek=(series,point)=>{let record3=recordAt(
history,series,point);return record3!==void 0&&Date.parse(record3.measuredAt)>=from},changes=history.series.flatMap(series=>standingChanges(
series).filter(({point})=>isOfWeek(series,point)).map(change=>({series,change}))),starts=history.series.flatMap(series=>series.
cuts.filter(({point})=>isOfWeek(series,point)).map(cut3=>({job:series.job,text:cutText(history,series,cut3)})));return{changes:changes.
toSorted((one,other)=>weightOf2(one)-weightOf2(other)||sizeOf2(other)-sizeOf2(one)),starts:[...Map.groupBy(starts,({job,
text:text2})=>JSON.stringify([job,text2])).values()].flatMap(found2=>{let[first]=found2;return first===void 0?[]:[{job:first.
job,text:first.text,series:found2.length}]}),sentence:sentenceOf(history,from,changes.length)}}var directions=["worse","\
moved","better"],states=["confirmed","sign","unclear","machine","refuted"];function weightOf2({series,change}){return states.
indexOf(change.state)*directions.length+directions.indexOf(directionOf(series,change))}function sizeOf2({change}){return Math.
abs(change.changeRatio)}function sentenceOf({records:records2,series},from,changes){let last=records2.reduce((latest,{record:record3})=>Math.
max(latest,Date.parse(record3.measuredAt)),-1/0),since=new Date(from).toISOString().slice(0,10);if(records2.length===0)return"\
Nothing has been measured yet.";if(last<from)return`Nothing has been measured since ${since}; the last run was on ${new Date(
last).toISOString().slice(0,10)}.`;let runs=records2.filter(({record:record3})=>Date.parse(record3.measuredAt)>=from).length,
followed=series.filter(({current})=>current),short=followed.filter(({state})=>state==="insufficient-data").length,found2=changes===
0?"No change":counted(changes,"change"),unseen=short===0?"":` ${counted(short,"series has","series have")} too few runs \
to tell.`;return`${found2} in ${counted(runs,"run")} of ${counted(followed.length,"series","series")} since ${since}.${unseen}`}var mostCharts=60,mostPointText=19e5,pointText=190,mostExact=300,[mostMoved,mostListed,mostSkipped,mostFolded,mostTableRows]=[
100,3,30,50,1e3],tablePoints=10;function historyPage(history,madeAt,assets){let charted=new Set(byInterest(history.series).
slice(0,mostCharts)),shown2=history.series.map((series,index)=>({series,anchor:`s${String(index)}`,hasChart:charted.has(
series)})),exact=exactPoints(history,charted.size),jobs=[...Map.groupBy(shown2,({series})=>series.job)];return pageHtml(
{title:"GPU time history",header:html`<p>${sizeText2(history)}</p>
        <nav aria-label="Sections">
          <a href="#moved">What moved this week</a>
          ${jobs.map(([job],index)=>html`<a href="#j${index}">${jobTitle2(job)}</a> `)}
        </nav>`,main:[movedSection(history,shown2,madeAt),...jobs.map(([job,ofJob],index)=>jobSection(history,job,`j${String(
index)}`,ofJob,exact)),endedSection(history,shown2),skippedSection(history)],footer:`Created on ${dateText(madeAt)}. Tim\
es are in UTC; runs are in the order of their commits.`},assets)}function byInterest(all){let order=["changed","unclear",
"stable","insufficient-data"],placeOf=({current,state})=>(current?0:order.length)+order.indexOf(state);return all.toSorted(
(one,other)=>placeOf(one)-placeOf(other))}function exactPoints({records:records2},charts){let links=records2.slice(-mostExact).
map(({record:record3})=>html`${reportLink(record3)}`.text.length),link2=links.reduce((sum2,length)=>sum2+length,0)/Math.
max(1,links.length);return Math.max(1,Math.min(mostExact,Math.floor(mostPointText/(Math.max(1,charts)*(pointText+link2)))))}
function sizeText2({records:records2,series}){let[first,last]=[records2[0]?.record,records2.at(-1)?.record];return first===
void 0?"There are no runs yet.":`${counted(records2.length,"run")} from ${dayOf(first)} to ${dayOf(last)}, ${formatCount(
series.length)} series.`}function jobTitle2(job){return clipMiddle(plainSentence(jobText(job)),60)}function movedSection(history,shown2,madeAt){
let{changes,starts,sentence:said}=movedIn(history,madeAt),anchors=new Map(shown2.map(({series,anchor})=>[series,anchor])),
hidden=changes.length-mostMoved,rows=changes.slice(0,mostMoved).map(({series,change})=>{let record3=recordAt(history,series,
change.point);return html`<tr class="${directionOf(series,change)} ${change.state}">
      <td><a href="#${anchors.get(series)??""}">${sentence(figureText2(series.figure))}</a></td>
      <td>${jobTitle2(series.job)}</td>
      <td class="n" data-v="${Number(change.changeRatio.toPrecision(6))}">
        <b class="c">${signedPercent(change.changeRatio)}</b>
      </td>
      <td>${changeStates[change.state]}</td>
      <td><code>${commitsText(change)}</code></td>
      <td>${linked(dayOf(record3),reportLink(record3))}</td>
    </tr>`});return html`<section id="moved">
    <h2>What moved this week</h2>
    ${rows.length===0?null:html`<div class="scroll" role="region" tabindex="0" aria-label="What moved this week">
            <table>
              <thead>
                <tr>
                  <th scope="col">range or metric</th>
                  <th scope="col">job</th>
                  <th scope="col" class="n">change</th>
                  <th scope="col">state</th>
                  <th scope="col">commits</th>
                  <th scope="col">first run</th>
                </tr>
              </thead>
              <tbody>
                ${rows}
              </tbody>
            </table>
          </div>`}
    ${hidden>0?html`<p>… and ${counted(hidden,"more change")}.</p>`:null}
    <p>${said}</p>
    ${startsList(starts)}
  </section> `}function startsList(starts){return starts.length===0?null:html`<p>New machine or setup, so earlier runs aren't comparable:</p>
    <ul>
      ${starts.slice(0,mostMoved).map(({job,text:text2,series})=>html`<li>${sentence(text2)} (${counted(series,"series",
"series")} of ${jobTitle2(job)})</li>`)}
    </ul>`}function jobSection(history,job,anchor,shown2,exact){let runs=jobRuns(shown2.map(({series})=>series),exact,chartFrame),
background=jobBackground(history,runs),[charts,others]=[shown2.filter(({hasChart})=>hasChart),shown2.filter(({hasChart})=>!hasChart)];
return html`<section id="${anchor}" class="job">
    <h2>${sentence(jobText(job))}</h2>
    ${charts.length===0?null:legend(history,runs,background)}
    ${charts.map(one=>seriesRow(history,one,runs,background))} ${othersTable(others)}
  </section> `}function legend(history,runs,{machines,environments}){let{firstExact}=runs,old=firstExact===0?null:html`<p>
          <small>
            ${counted(firstExact,"run")} before ${dayOf(history.records[runs.records[firstExact]??-1]?.record)} are
            summarized left of the dotted line: their median, and a band from minimum to maximum.
          </small>
        </p>`;return html`${old}
    <details>
      <summary>Machines (${machines.size}) and environments (${environments.size})</summary>
      <p>The upper strip below each chart shows the machine, the lower one the environment.</p>
      ${keyList(machines)}${keyList(environments)}
    </details>`}function keyList(looks2){let hidden=looks2.size-mostSkipped;return html`<ul class="key">
    ${[...looks2].slice(0,mostSkipped).map(([text2,look2])=>html`<li><i class="f${look2}"></i>${sentence(text2)}</li>`)}
    ${hidden>0?html`<li>… and ${formatCount(hidden)} more</li>`:null}
  </ul>`}function seriesRow(history,{series,anchor},runs,background){let facts=[["latest",latestText(series)],["drift",driftText(
series)],["gaps",gapsText(series)],["ended",endText3(history,series)]];return html`<article class="series" id="${anchor}">
    <div>
      <h3>${sentence(figureText2(series.figure))}</h3>
      <p><span class="tag ${series.state}">${stateTexts[series.state]}</span></p>
      <ul class="facts">
        ${facts.flatMap(([title,text2])=>text2===null?[]:[html`<li>${title}: ${sentence(text2)}</li>`])}
      </ul>
      ${changesList(history,series)}${cutsList(history,series)}
    </div>
    <div>${trendChart(history,series,runs,background)}${lastPoints(history,series)}</div>
  </article> `}function changesList(history,series){return series.changes.length===0?null:shortList("changes",series.changes.
toReversed(),change=>html`<li class="${directionOf(series,change)} ${change.state}">${changeItem(history,series,change)}</li>`)}
function changeItem(history,series,change){let record3=recordAt(history,series,change.point),text2=html`<span class="c">${sentence(
changeText(history,series,change))}</span>`,link2=reportLink(record3);return link2===null?text2:html`${text2} <a href="${link2}">report</a>`}
function cutsList(history,series){return series.cuts.length===0?null:shortList("new starts",series.cuts.toReversed(),cut3=>html`<li>${sentence(
cutText(history,series,cut3))}</li>`)}function shortList(title,items,itemOf){let rest=items.slice(mostListed,mostListed+
mostFolded),hidden=items.length-mostListed-rest.length;return html`<p class="title">${title}</p>
    <ul class="facts">
      ${items.slice(0,mostListed).map(itemOf)}
    </ul>
    ${rest.length===0?null:html`<details>
            <summary>${formatCount(items.length-mostListed)} earlier</summary>
            <ul class="facts">
              ${rest.map(itemOf)}${hidden>0?html`<li>… and ${formatCount(hidden)} more</li>`:null}
            </ul>
          </details>`}`}function lastPoints(history,series){let points=series.points.slice(-tablePoints).toReversed(),rows=points.
map(({record:index,value,low,high})=>{let record3=history.records[index]?.record,spread=high>low?sentence(`${valueText(series,
low)} to ${valueText(series,high)}`):"\u2013";return html`<tr>
      <td>${linked(runText(record3),reportLink(record3))}</td>
      <td class="n" data-v="${Number(value.toPrecision(6))}">${sentence(valueText(series,value))}</td>
      <td class="n">${spread}</td>
    </tr>`});return html`<details class="points">
    <summary>Last ${counted(points.length,"run")}</summary>
    <div
      class="scroll"
      role="region"
      tabindex="0"
      aria-label="Last runs of ${plainSentence(figureText2(series.figure))}"
    >
      <table>
        <thead>
          <tr>
            <th scope="col">run</th>
            <th scope="col" class="n">value</th>
            <th scope="col" class="n">spread of rounds</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>
  </details>`}function linked(text2,link2){return link2===null?html`${text2}`:html`<a href="${link2}">${text2}</a>`}function othersTable(shown2){
if(shown2.length===0)return null;let hidden=shown2.length-mostTableRows,rows=shown2.slice(0,mostTableRows).map(({series,
anchor})=>html`<tr id="${anchor}">
        <td>${sentence(figureText2(series.figure))}</td>
        <td>${stateTexts[series.state]}</td>
        <td class="n">${sentence(latestText(series)??"\u2013")}</td>
        <td class="n">${sentence(driftText(series)??"\u2013")}</td>
      </tr>`);return html`<h3>Without a chart</h3>
    <p>The page has room for ${mostCharts} charts; <code>llm-profile history show</code> draws any series.</p>
    <div class="scroll" role="region" tabindex="0" aria-label="Series without a chart">
      <table>
        <thead>
          <tr>
            <th scope="col">range or metric</th>
            <th scope="col">state</th>
            <th scope="col" class="n">latest</th>
            <th scope="col" class="n">drift</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>
    ${hidden>0?html`<p>… and ${formatCount(hidden)} more series.</p>`:null}`}function endedSection(history,shown2){let ended=shown2.
flatMap(({series,anchor})=>{let text2=endText3(history,series);return text2===null?[]:[{series,anchor,text:text2}]});if(ended.
length===0)return null;let hidden=ended.length-mostMoved;return html`<section id="ended">
    <h2>Ended</h2>
    <p>The job's last runs don't have these; they may have been renamed or removed.</p>
    <ul>
      ${ended.slice(0,mostMoved).map(({series,anchor,text:text2})=>html`<li><a href="#${anchor}">${sentence(figureText2(
series.figure))}</a>, ${sentence(jobText(series.job))}: ${text2}</li>`)}
      ${hidden>0?html`<li>… and ${formatCount(hidden)} more</li>`:null}
    </ul>
  </section> `}function skippedSection({skipped}){if(skipped.length===0)return null;let hidden=skipped.length-mostSkipped;
return html`<section id="skipped">
    <h2>Skipped files</h2>
    <p>${counted(skipped.length,"file")} in the history can't be read.</p>
    <ul>
      ${skipped.slice(0,mostSkipped).map(one=>html`<li>${sentence(skippedText(one))}</li>`)}
      ${hidden>0?html`<li>… and ${formatCount(hidden)} more</li>`:null}
    </ul>
  </section> `}function changeContext(records2){let runs=new Map,commits=new Map,checks=new Map,nights=records2.map(({record:record3},index)=>{
let job=jobOf(record3),night=runs.get(job)??0;runs.set(job,night+1);let ofJob=commits.get(job)??new Map;commits.set(job,
ofJob),record3.commit!==null&&ofJob.set(record3.commit.sha,{first:ofJob.get(record3.commit.sha)?.first??index,last:index});
for(let check of record3.checks){let id2=seriesId(check.job,check.figure),ofSeries=checks.get(id2)??[];ofSeries.push(check),
checks.set(id2,ofSeries)}return night});return{records:records2,nights,commits,checks}}function changesOf({series,stretches},alike,context){
let checks=context.checks.get(series.id)??[];return stretches.flatMap(stretch=>stretch.changes.map((change,place)=>{let{
index,changeRatio,pValue}=change,spanning=checks.filter(check=>isBetween(check,stretch,index,series.job,context));return{
point:stretch.judged[index]?.point??0,changeRatio,pValue,state:stateOf3(change,spanning,{isFirstOf:check=>!stretch.changes.
slice(0,place).some(earlier=>Math.sign(earlier.changeRatio)===Math.sign(changeRatio)&&isBetween(check,stretch,earlier.index,
series.job,context)),isMachine:isOneCommit(stretch,index,context)||isOtherGpu(stretch,place,context)&&mostMoved2(stretch,
change,alike,context)}),checks:spanning,before:commitOf3(stretch,index-1,context),after:commitOf3(stretch,index,context)}}))}
function stateOf3({changeRatio},checks,{isFirstOf,isMachine}){return checks.filter(check=>check.outcome==="confirmed"&&Math.
sign(check.changeRatio??0)===Math.sign(changeRatio)&&isFirstOf(check)).length>=constants11.confirmations.value?"confirme\
d":checks.some(check=>check.outcome!=="confirmed"&&isRefuted(check,changeRatio))?"refuted":isMachine?"machine":checks.length>
0?"unclear":"sign"}function isBetween({before:before2,after},{judged:judged2},index,job,{commits}){let[from,to]=[commits.
get(job)?.get(before2),commits.get(job)?.get(after)],[last,first]=[judged2[index-1],judged2[index]];return from===void 0||
to===void 0||last===void 0||first===void 0?!1:from.first<=last.record&&to.last>=first.record}function isOneCommit(stretch,index,context){
let moves=constants11.boundaryMoves.value,around=stretch.judged.slice(Math.max(0,index-1-moves),index+1+moves),commits=new Set(
around.map(({record:record3})=>recordOf(record3,context).commit?.sha??null));return commits.size===1&&!commits.has(null)}
function isOtherGpu({judged:judged2,changes},place,context){let moves=constants11.boundaryMoves.value,middle=changes[place]?.
index??0,start2=changes[place-1]?.index??0,end=changes[place+1]?.index??judged2.length,before2=gpusOf(judged2.slice(start2,
Math.max(start2+1,middle-moves)),context),after=gpusOf(judged2.slice(Math.min(end-1,middle+moves),end),context);return before2!==
null&&after!==null&&[...before2].every(gpu=>!after.has(gpu))}function gpusOf(points,context){let found2=points.map(({record:record3})=>recordOf(
record3,context).machine.gpuIds);return found2.some(({length})=>length===0)?null:new Set(found2.flat())}function mostMoved2(own,{
index,changeRatio},alike,{nights}){let record3=own.judged[index]?.record??0,nightOf=(stretch,change)=>nights[stretch.judged[change.
index]?.record??0]??0,night=nights[record3]??0,comparable=alike.flatMap(({stretches})=>stretches).filter(({judged:judged2,
byReference})=>!byReference&&(judged2[0]?.record??1/0)<record3&&(judged2.at(-1)?.record??-1)>=record3),moved=comparable.
filter(stretch=>stretch.changes.some(change=>Math.sign(change.changeRatio)===Math.sign(changeRatio)&&Math.abs(nightOf(stretch,
change)-night)<=constants11.boundaryMoves.value));return!own.byReference&&comparable.length>=constants11.alikeSeries.value&&
isMajority(moved.length,comparable.length)}function commitOf3({judged:judged2},index,context){let point=judged2[index];return point===
void 0?null:recordOf(point.record,context).commit?.sha??null}function recordOf(index,{records:records2}){let found2=records2[index];
if(found2===void 0)throw new RangeError(`No record ${String(index)}.`);return found2.record}var yearMs=365*24*60*60*1e3;function driftOf(stretch,changes,records2){let{judged:judged2,byReference}=stretch??{judged:[],
byReference:!1},measuredAt=({record:record3})=>records2[record3]?.record.measuredAt??"",last=judged2.at(-1);if(last===void 0)
return null;let yearAgo=new Date(Date.parse(measuredAt(last))-yearMs).toISOString(),ofYear=judged2.filter(point=>measuredAt(
point)>yearAgo),[oldest]=byReference?judged2:ofYear,steps=changes.filter(change=>isOfCode(change)&&change.point>(oldest?.
point??0)),level=constants11.levelPoints.value,now=judged2.filter(({point})=>point>=(steps.at(-1)?.point??0)).slice(-level);
if(byReference){let label=records2[last.record]?.record.reference?.label;return now.length<constants11.shortestSegment.value||
label===void 0?null:{against:"reference",since:label,changeRatio:levelOf(now)-1,steps:steps.length}}if(ofYear.length<2*level||
oldest===void 0)return null;let changeRatio=levelOf(now)/levelOf(ofYear.slice(0,level))-1;return{against:"first-points",
since:measuredAt(oldest),changeRatio,steps:steps.length}}function levelOf(points){return median(points.map(({value})=>value))}function findChangePoints(values,options){let weak=weakPoints(Float64Array.from(values),options);return merged2(values,weak,
options)}function weakPoints(values,{chance:chance3,window}){let weakChance=constants11.weakSigns.value*chance3,found2=new Set;
for(let start2=0;start2<values.length;){let points=pointsInWindow(values.subarray(start2,start2+window),weakChance);for(let point of points)
found2.add(start2+point);start2=Math.max(start2+(points.at(-1)??0),start2+Math.floor(window/2))}return[...found2].sort((one,other)=>one-
other)}function pointsInWindow(values,chance3){let intervals=[{start:0,end:values.length,split:bestSplit(values)}];for(;;){
let[best]=intervals.toSorted((one,other)=>other.split.divergence-one.split.divergence);if(best===void 0||best.split.index===
null)break;let{start:start2,end}=best,middle=start2+best.split.index;if(!(pValueOf(values.subarray(start2,middle),values.
subarray(middle,end))<=chance3))break;let halves=[{start:start2,end:middle,split:bestSplit(values.subarray(start2,middle))},
{start:middle,end,split:bestSplit(values.subarray(middle,end))}];intervals=intervals.flatMap(one=>one===best?halves:[one])}
return intervals.slice(1).map(({start:start2})=>start2)}function bestSplit(values){let{length}=values,fromStart=pairSumsFromStart(
values),within3=new Float64Array(length+1),index=null,divergence=-1/0;for(let left2=length-1;left2>=1;left2-=1){let value=values[left2]??
0,leftSum=fromStart[left2]??0,ofLeft=left2===1?0:leftSum/(left2-1),added2=0;for(let end=left2+1;end<=length;end+=1){end>
left2+1&&(added2+=Math.abs(value-(values[end-1]??0)));let rightSum=(within3[end]??0)+added2;within3[end]=rightSum;let right2=end-
left2,cross=(fromStart[end]??0)-leftSum-rightSum,ofRight=right2===1?0:left2*rightSum/(right2-1),found2=2/end*(cross-right2*
ofLeft-ofRight);found2>=divergence&&(divergence=found2,index=left2)}}return{index,divergence}}function pairSumsFromStart(values){
let sums=new Float64Array(values.length+1);for(let last=0;last<values.length;last+=1){let value=values[last]??0,added2=0;
for(let first=0;first<last;first+=1)added2+=Math.abs(value-(values[first]??0));sums[last+1]=(sums[last]??0)+added2}return sums}
function merged2(values,weak,options){let whole=Float64Array.from(values),pointAt=(indices,place)=>{let middle=indices[place]??
0,left2=whole.subarray(indices[place-1]??0,middle),right2=whole.subarray(middle,indices[place+1]??whole.length);return{index:middle,
pValue:pValueOf(left2,right2),changeRatio:meanOf(right2)/meanOf(left2)-1}},points=weak.map((_,place)=>pointAt(weak,place));
for(;;){let place=placeToDrop(points,whole.length,options);if(place===null)return points;points.splice(place,1);let indices=points.
map(({index})=>index);for(let neighbor of[place-1,place])neighbor>=0&&neighbor<points.length&&(points[neighbor]=pointAt(
indices,neighbor))}}function placeToDrop(points,length,options){let{chance:chance3,shortestSegment,smallestChange}=options,
weakest=placeOfLeast(points,({pValue})=>-pValue);if(weakest===null||(points[weakest]?.pValue??1)>=chance3)return weakest;
let smallest=placeOfLeast(points,sizeOf3);return smallest!==null&&sizeOf3(points[smallest])<=smallestChange?smallest:placeOfLeast(
points,({index,pValue},place)=>{let before2=index-(points[place-1]?.index??0),after=(points[place+1]?.index??length)-index;
return Math.min(before2,after)<shortestSegment?-pValue:1/0})}function sizeOf3(point){let change=point?.changeRatio??0;return Math.
max(Math.abs(change),Math.abs(1/(1+change)-1))}function placeOfLeast(points,amountOf){let least=null,amount2=1/0;for(let[
place,point]of points.entries()){let own=amountOf(point,place);own>=amount2||(least=place,amount2=own)}return least}function pValueOf(left2,right2){
let degrees=left2.length+right2.length-2;if(degrees<1)return 1;let[before2,after]=[meanOf(left2),meanOf(right2)],pooled=((left2.
length-1)*varianceOf(left2,before2)+(right2.length-1)*varianceOf(right2,after))/degrees,t=(before2-after)/Math.sqrt(pooled*
(1/left2.length+1/right2.length));return Number.isNaN(t)?1:studentTChance(t,degrees)}function meanOf(values){let sum2=0;
for(let value of values)sum2+=value;return sum2/values.length}function varianceOf(values,mean){let sum2=0;for(let value of values)
sum2+=(value-mean)**2;return sum2/values.length}function stretchesOf({points,cuts}){let starts=[0,...cuts.map(({point})=>point)];return starts.map((start2,place)=>{let own=points.
slice(start2,starts[place+1]??points.length),byReference=2*own.filter(({referenceRatio})=>referenceRatio!==null).length>
own.length,judged2=judgedPoints(own,start2,byReference),changes=findChangePoints(judged2.map(({value})=>value),{chance:constants11.
signChance.value,shortestSegment:constants11.shortestSegment.value,smallestChange:constants11.smallestStep.value,window:constants11.
searchWindow.value});return{judged:judged2,byReference,changes}})}function judgedPoints(points,start2,byReference){return points.
flatMap(({record:record3,value,referenceRatio},place)=>{let judged2=byReference?referenceRatio:value;return judged2===null||
judged2<=0?[]:[{point:start2+place,record:record3,value:judged2}]})}function analyzeHistory(stored,skipped){let records2=stored.map(one=>({one,date:dateOf(one),measuredAt:Date.parse(one.record.
measuredAt)})).sort((left2,right2)=>left2.date-right2.date||left2.measuredAt-right2.measuredAt).map(({one})=>one),context=changeContext(
records2),leveled=measuredSeries(records2).map(series=>({series,stretches:stretchesOf(series)})),alike=Map.groupBy(leveled,
kindOf2);return{records:records2,skipped,series:leveled.map(one=>{let{series,stretches}=one,changes=changesOf(one,alike.
get(kindOf2(one))??[],context);return{...series,changes,state:stateOf4(one,changes),drift:driftOf(stretches.at(-1),changes,
records2)}})}}function dateOf({record:record3}){return Date.parse(record3.commit?.committedAt??record3.measuredAt)}function kindOf2({
series}){return JSON.stringify([series.job,series.figure.kind])}function stateOf4({series,stretches},changes){if((stretches.
at(-1)?.judged??[]).length<constants11.levelPoints.value)return"insufficient-data";let recent=changes.filter(change=>isOfCode(
change)&&isRecent(change,series));return recent.some(({state})=>state==="confirmed")?"changed":recent.length>0?"unclear":
"stable"}export{openRepository,succeeded,describeCommit,readRepository,withGpuWatch,emittedRanges,unmeasured,ofBase,measuredBase,
sideProfile,usesNcu,selectionOf,explainers,inRepository,fullName,isSameRepository,concernsPullRequest,measuresUnmergedChange,
readGithubJob,figureOf,singleFiles,artifactNames,bisectName,mainName,usualPrefix,jobOfArtifact,singleFileName,isSingleFile,
attemptOf,bisectText,resultLines,supportLines,costLine,bisectPlanText,resolveBase,isAncestor,readMergeCommit,namesBranch,
untracedPairs,untracedConfig,programStarts,isHeldToGoal,describeLegs,planKey,addPairs,failureOf,storedRuns,oldRuns,deleteRuns,
referencedRuns,storedJson,diskUse,runPreflight,runChecks,runBuildChecks,checkSubscribers,renderPrune,sayDiskUse,wholeRun,
recordFailedRun,compressReports,addUntraced,settlePlan,runSetup,makeCaches,dryRunText,announce,rulesOf,commandRequest,run,
comparisonsFolder,namedCommits,bisect,searchCommits,planBisect,warnOf,isDiagnostic,jobTitle,withName,runUrl,artifactName,
headSha,constants11 as constants,largestRecordBytes,recordsFolder,recordText,recordFile2 as recordFile,readRecord,mostRecords,
newestFiles,readHistory,historyRecordOf,gpuId,jobOf,openSigns,checksOf,drawnSeries,reportLink,figureText2 as figureText,
jobText,stateTexts,lastValueText,latestText,driftText,directionOf,standingChanges,dayOf,changeText,recordAt,cutText,gapsText,
endText3 as endText,skippedText,historyPage,analyzeHistory};
