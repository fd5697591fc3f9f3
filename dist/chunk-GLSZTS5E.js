import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{addMeasure,averageIdleTimes,emptyMeasure,getOrAdd,profileOperators,sumKernels,summarizeDurations}from"./chunk-TVTUM4C3.js";
import{findRoundDifferences,mergeIncomplete}from"./chunk-THLDJHIN.js";import{createFamilyLookup}from"./chunk-GKIPOEAA.js";
import{rangeKeyText}from"./chunk-EVYEDGFB.js";import{sum}from"./chunk-KHWSZT7H.js";import{byText}from"./chunk-VALY7AK2.js";
import{median,medianTotalNs}from"./chunk-NGQWIWV5.js";import{profileSchemaVersion}from"./chunk-3M456MRT.js";
import{rangeText}from"./chunk-HK4KMQAT.js";import{UserError}from"./chunk-A6EG2BLY.js";function profileKernels(rounds,familyOf){let names=new Map;for(let{kernels}of rounds)for(let[text,{type}]of kernels){let variants=names.
get(type.name)??new Map;names.set(type.name,variants.set(text,type))}let profiled=[...names].map(([name,variants])=>{let texts=[
...variants.keys()],profiledVariants=[...variants].map(([text,type])=>profileVariant(type,rounds,text));return{name,shortName:[
...variants.values()][0]?.shortName??name,family:familyOf(name),rounds:rounds.map(round=>profileRound(round,texts)),variants:sortByTime(
profiledVariants,describeVariant),ncu:[]}});return sortByTime(profiled,({name})=>name)}function profileFamilies(kernels,roundCount){
let families=[...Map.groupBy(kernels,({family})=>family)].map(([family,members])=>({family,rounds:Array.from({length:roundCount},
(_,round)=>({launches:sum(members,kernel=>kernel.rounds[round]?.launches??0),totalNs:sum(members,kernel=>kernel.rounds[round]?.
totalNs??0)}))}));return sortByTime(families,({family})=>family)}function profileVariant(type,rounds,text){let{mangled,registersPerThread,
staticSharedBytes,dynamicSharedBytes,localBytesPerThread}=type,[gridX,gridY,gridZ]=type.grid,[blockX,blockY,blockZ]=type.
block;return{mangled,grid:[gridX,gridY,gridZ],block:[blockX,blockY,blockZ],registersPerThread,staticSharedBytes,dynamicSharedBytes,
localBytesPerThread,rounds:rounds.map(round=>profileRound(round,[text]))}}function profileRound({kernels},texts){let[one,
...others]=texts.flatMap(text=>kernels.get(text)??[]);if(one===void 0)return null;let{durations,busyNs,exclusiveNs,first,
otherThreadLaunches}=sumKernels([one,...others]),{launches,totalNs,medianNs,minNs,maxNs,spread}=summarizeDurations(durations);
return{launches,totalNs,medianNs,minNs,maxNs,spread,busyNs:roundNs(busyNs),exclusiveNs,firstNs:first.durationNs,otherThreadLaunches}}
function roundNs(ns){return Math.round(ns*1e3)/1e3}function describeVariant({rounds,...identity}){return rounds.length===
0?"":JSON.stringify(identity)}function sortByTime(items,textOf){let timed=items.map(item=>({item,totalNs:medianTotalNs(item)}));
return timed.sort((one,other)=>other.totalNs-one.totalNs||byText(textOf(one.item),textOf(other.item))),timed.map(({item})=>item)}function matchCollectives(records){return groupByCommunicator(records).filter(members=>{let[first]=members;return first!==
void 0&&members.length>1&&members.every(member=>isSame(records,first,member))})}function groupByCommunicator(records){let groups=new Map;
for(let[index,{communication}]of records.entries()){let rows=new Map,groupOfKind=communication.kinds.map(({call})=>call?.
communicator??"");for(let row=0;row<communication.count;row+=1){let group=groupOfKind[communication.kind[row]??0]??"";getOrAdd(
rows,group,()=>[]).push(row)}for(let[group,ofRank]of rows)getOrAdd(groups,group,()=>[]).push({index,rows:Uint32Array.from(
ofRank)})}return[...groups.values()]}function isSame(records,first,member){if(first===member)return!0;if(first.rows.length!==
member.rows.length)return!1;let[one,other]=[records[first.index]?.communication,records[member.index]?.communication];if(one===
void 0||other===void 0)return!1;let texts=kinds=>kinds.map(({name,call})=>call?.operation??name),[oneTexts,otherTexts]=[
texts(one.kinds),texts(other.kinds)];return first.rows.every((row,at)=>oneTexts[one.kind[row]??0]===otherTexts[other.kind[member.
rows[at]??0]??0])}var nsPerMs=1e6;function alignClocks(records,groups){let[first]=records,reports=new Set(records.map(({
report})=>report));if(first===void 0||reports.size<2)return{offsetNs:records.map(()=>0),alignment:null};let[collectives,
residualNs]=[0,0],ofReport=new Map([[first.report,0]]);for(let report of reports){if(report===first.report)continue;let apart=measureClockOffsets(
records,groups,first.report,report);if(apart.length===0){let origin=records.find(record=>record.report===report)?.originUtcMs??
null,known=origin!==null&&first.originUtcMs!==null;ofReport.set(report,known?Math.round((origin-first.originUtcMs)*nsPerMs):
0);continue}let offset=Math.round(median(apart));ofReport.set(report,offset),collectives+=apart.length,residualNs=Math.max(
residualNs,Math.round(median(apart.map(ns=>Math.abs(ns-offset)))))}return{offsetNs:records.map(({report})=>ofReport.get(
report)??0),alignment:{collectives,residualNs}}}function measureClockOffsets(records,groups,first,other){return groups.flatMap(
members=>{let of=report=>members.find(({index})=>records[index]?.report===report),[one,another]=[of(first),of(other)];if(one===
void 0||another===void 0)return[];let end=({index,rows},at)=>records[index]?.communication.endNs[rows[at]??0]??0;return Array.
from(one.rows,(_,at)=>end(one,at)-end(another,at))})}function settleRanks(records){if(records.length<2)return{ranks:[],collectives:[],rankClocks:null};let groups=matchCollectives(
records),{offsetNs,alignment}=alignClocks(records,groups),{matched,collectives}=settleCollectives(records,groups,offsetNs);
return{ranks:records.map((record,index)=>settleRank(record,matched[index]??createUnmatched(record))),collectives,rankClocks:alignment}}
function createUnmatched({communication}){return{transferNs:new Float64Array(communication.count).fill(NaN),joinedLast:0,
heldUpNs:0}}function settleCollectives(records,groups,offsetNs){let matched=records.map(createUnmatched),sums=new Map;for(let members of groups)
for(let at=0;at<(members[0]?.rows.length??0);at+=1){let kernels=members.flatMap(({index,rows})=>{let[record,rank,row]=[records[index],
matched[index],rows[at]??0];if(record===void 0||rank===void 0)return[];let[startNs,endNs]=[record.communication.startNs[row]??
0,record.communication.endNs[row]??0];return[{record,rank,row,durationNs:endNs-startNs,joinedNs:startNs+(offsetNs[index]??
0)}]}),[first]=kernels;if(first===void 0)continue;let transferNs=kernels.reduce((least,{durationNs})=>Math.min(least,durationNs),
1/0),last=kernels.reduce((latest,kernel)=>kernel.joinedNs>latest.joinedNs?kernel:latest,first),waitingNs=0;for(let kernel of kernels)
kernel.rank.transferNs[kernel.row]=transferNs,waitingNs+=kernel.durationNs-transferNs,kernel!==last&&(last.rank.heldUpNs+=
kernel.durationNs-transferNs);last.rank.joinedLast+=1;let{name="",call=null}=first.record.communication.kinds[first.record.
communication.kind[first.row]??0]??{},kind={operation:call?.operation??name,bytes:call?.bytes??null,ranks:kernels.length};
addCollective(sums,{...kind,count:1,transferNs,waitingNs})}return{matched,collectives:sortByTransfer(sums)}}function settleRank({
communication,...record},match){let[exposed,exposedTransfers]=[[],[]],[kernelNs,waitingNs,isMatched]=[0,0,!0];for(let row=0;row<
communication.count;row+=1){let endNs=communication.endNs[row]??0,durationNs=endNs-(communication.startNs[row]??0),transferNs=match.
transferNs[row]??NaN;isMatched&&=!Number.isNaN(transferNs),kernelNs+=durationNs,waitingNs+=durationNs-transferNs;for(let[
startNs,untilNs]of listAloneStretches(communication,row)){exposed.push([startNs,untilNs]);let fromNs=Math.max(startNs,endNs-
transferNs);untilNs>fromNs&&exposedTransfers.push([fromNs,untilNs])}}let{report,device,rank,launches,spanNs,idleNs,busyNs,
workNs}=record;return{report,device,rank,launches,kernelNs:record.kernelNs,spanNs,idleNs,busyNs,workNs,communication:{launches:communication.
count,kernelNs,exposedNs:measureUnion(exposed),waitingNs:isMatched?waitingNs:null,exposedTransferNs:isMatched?measureUnion(
exposedTransfers):null,joinedLast:isMatched?match.joinedLast:null,heldUpNs:isMatched?match.heldUpNs:null}}}function addCollective(sums,one){
let key=JSON.stringify([one.operation,one.bytes,one.ranks]),{count=0,transferNs=0,waitingNs=0}=sums.get(key)??{},sum2={count:count+
one.count,transferNs:transferNs+one.transferNs};sums.set(key,{...one,...sum2,waitingNs:waitingNs+one.waitingNs})}function sortByTransfer(sums){
return[...sums.values()].sort((one,other)=>other.transferNs-one.transferNs)}function sumRanks(reports){let ranks=new Map,
collectives=new Map;for(let report of reports){for(let rank of report.ranks){let key=`${String(rank.report)}/${String(rank.
device)}`,known=ranks.get(key);ranks.set(key,known===void 0?rank:addRank(known,rank))}for(let one of report.collectives)
addCollective(collectives,one)}let place=({rank,report,device})=>[rank??1/0,report,device];return{ranks:[...ranks.values()].
sort((one,other)=>compareLists(place(one),place(other))),collectives:sortByTransfer(collectives),rankClocks:reports[0]?.
rankClocks??null}}function addRank(one,other){let known=(a,b)=>a===null||b===null?null:a+b,[of,and]=[one.communication,other.
communication];return{...one,rank:one.rank??other.rank,launches:one.launches+other.launches,kernelNs:one.kernelNs+other.
kernelNs,spanNs:one.spanNs+other.spanNs,idleNs:one.idleNs+other.idleNs,busyNs:one.busyNs+other.busyNs,workNs:one.workNs+
other.workNs,communication:{launches:of.launches+and.launches,kernelNs:of.kernelNs+and.kernelNs,exposedNs:of.exposedNs+and.
exposedNs,waitingNs:known(of.waitingNs,and.waitingNs),exposedTransferNs:known(of.exposedTransferNs,and.exposedTransferNs),
joinedLast:known(of.joinedLast,and.joinedLast),heldUpNs:known(of.heldUpNs,and.heldUpNs)}}}function compareLists(one,other){
let at=one.findIndex((value,index)=>value!==other[index]);return at<0?0:(one[at]??0)<(other[at]??0)?-1:1}function*listAloneStretches({
alone,aloneUntil},row){let until=aloneUntil[row]??0;for(let at=row===0?0:aloneUntil[row-1]??0;at<until;at+=2)yield[alone[at]??
0,alone[at+1]??0]}function measureUnion(stretches){let[total,untilNs]=[0,-1/0];for(let[startNs,endNs]of stretches.toSorted(
(one,other)=>one[0]-other[0]))endNs<=untilNs||(total+=endNs-Math.max(startNs,untilNs),untilNs=endNs);return total}function buildProfile(input){let familyOf=createFamilyLookup(input.families),keys=new Map,warnings=[...input.warnings],rounds=input.
rounds.map(({captures,gpu=null,process=null,areRanks=!1},index)=>{let measures=new Map,outside={launches:0,kernelNs:0};for(let capture of captures){
let where=`Round ${String(index+1)}, ${capture.label}`;for(let key of capture.ranges){let text=rangeKeyText(key);if(measures.
has(text)&&!areRanks)throw new UserError({what:`The range ${rangeText(key.name,key.domain)} is analyzed in two captures \
of the same round, so its work would count twice.`,where,help:"List each range only once."});keys.set(text,key),getOrAdd(
measures,text,()=>emptyMeasure(key))}for(let measured of capture.reports){for(let measure of measured.ranges){let sum2=measures.
get(rangeKeyText(measure.key));sum2!==void 0&&addMeasure(sum2,measure)}outside.launches+=measured.outside.launches,outside.
kernelNs+=measured.outside.kernelNs,warnings.push(...measured.warnings.map(warning=>`${where}: ${warning}`))}}if(areRanks)
for(let measure of measures.values())correctRankSums(measure);return{measures,outside,captures:captures.map(({label,sources})=>({
label,sources:[...sources]})),gpu:gpu===null?null:{...gpu,reasons:[...gpu.reasons]},process}}),allCaptures=input.rounds.
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
let kernels=profileKernels(rounds,familyOf),profiled=rounds.map(profileRound2),{operators,operatorsLeftOut}=profileOperators(
rounds,profiled);return{name:key.name,domain:key.domain,skippedInstances,rounds:profiled,families:profileFamilies(kernels,
rounds.length),kernels,operators,operatorsLeftOut,ncu:null,findings:[]}}function profileRound2(measure){let{instances,wallNs,
spanNs,gpuIdleNs,gpuIdle,hasGpu,hostTime,gpuBusyNs,graphKernels,graphLaunches}=measure,sums=[...measure.kernels.values()].
map(({durations})=>summarizeDurations(durations)),copies=[...measure.copies].sort(compareKeys).map(([,copy])=>copy),ranks=sumRanks(
measure.ranks.map(settleRanks)),memcpy=copies.filter(({kind})=>kind==="copy");return{instances,wallNs,kernelNs:sum(sums,
({totalNs})=>totalNs),spanNs,gpuIdleNs:hasGpu?gpuIdleNs:null,gpuIdle:hasGpu?gpuIdle:null,hostTime,gpuBusyNs,copyBusyNs:roundNs(
measure.copyBusyNs),devices:Math.max(measure.devices.size,ranks.ranks.length),communicationFreeBusyNs:measure.communicationFreeBusyNs,
...ranks,otherThreads:{...measure.otherThreads},launches:sum(sums,({launches})=>launches),graphKernels,graphLaunches,synchronizations:[
...measure.synchronizations].sort(compareKeys).map(([call,{count,totalNs}])=>({call,count,totalNs})),copies,memcpyBytes:sum(
memcpy,({bytes})=>bytes),memcpyNs:sum(memcpy,({totalNs})=>totalNs)}}function compareKeys([one],[other]){return byText(one,
other)}function describeMachine(known,seen){let gpus=new Map;for(let{id,...gpu}of seen.flatMap(machine=>machine.gpus))getOrAdd(
gpus,gpu.uuid??`${String(id)} ${gpu.name}`,()=>gpu);let first=key=>known[key]??seen.find(machine=>machine[key]!==null)?.[key]??
null;return{gpus:[...gpus].sort(compareKeys).map(([,gpu])=>gpu),driver:first("driver"),cuda:first("cuda"),nsys:first("ns\
ys"),ncu:known.ncu}}export{buildProfile};
