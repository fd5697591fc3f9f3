import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{bareReport,exportedReport}from"./chunk-NYLR5IDO.js";import{withRanges}from"./chunk-WSCUBH6A.js";import{
findInput}from"./chunk-2Y25SDSM.js";import{rangeLimit}from"./chunk-KOOM4L4E.js";import{buildProfile,examine}from"./chunk-YGS4O4GN.js";
import"./chunk-XKYY53O6.js";import{mergeProfiles,unknownSource}from"./chunk-2ZKRCBPE.js";import{readingPorts}from"./chunk-VMCX42IU.js";
import"./chunk-VALY7AK2.js";import{addFindings}from"./chunk-XSTFN5L7.js";import"./chunk-LF3QRERU.js";import{
addNcu}from"./chunk-JVWSUADK.js";import"./chunk-5T5XHBCP.js";import"./chunk-XSOELAZB.js";import"./chunk-4MELFLVH.js";
import{heedSignals}from"./chunk-QTFIC5W2.js";import{families}from"./chunk-O7OYFUBQ.js";import{toolName}from"./chunk-A2TGLBHE.js";
import"./chunk-YM5JA4HV.js";import"./chunk-25TWLJ3N.js";import"./chunk-2W7IQXEL.js";import"./chunk-C7RUIOSI.js";
import"./chunk-T2VURG6D.js";import{sharedValue}from"./chunk-7Z5XDYKE.js";import"./chunk-JDFCM7GS.js";import"./chunk-2VIPU5VX.js";
import"./chunk-CNAKU7OE.js";import{redactCommand}from"./chunk-W5HYH3WW.js";import"./chunk-BFRNJH43.js";
import"./chunk-35HP6UP2.js";import{counted}from"./chunk-UWABTZDV.js";import"./chunk-YTVQXYLK.js";import"./chunk-7IBWU4LP.js";
import{UserError}from"./chunk-4KDG6NHC.js";import"./chunk-JN33INQG.js";import{__callDispose,__using}from"./chunk-GBWPPC6J.js";import{resolve}from"node:path";async function profileOfReports(context,config,paths,{wanted,role="head",areRanks=!1,timelines=!1,mayLoseKernels=!1,limit=rangeLimit()}){
var _stack=[];try{let stack=__using(_stack,new AsyncDisposableStack,!0);let inputs=paths.map(path=>({path:resolve(context.
cwd,path),shown:path}));let opened=await plainExports(inputs)??await openOthers(context,config,inputs,role,stack);let ports=readingPorts(
context);let finished=opened.flatMap((input,index)=>input.kind==="profile"?[withRanges(input.profile,wanted,paths[index]??
"")]:[]);let recorded=opened.filter(input=>input.kind==="rounds");let inTurn=roundsInTurn(recorded);let rounds=areRanks?
[ranksOf(inTurn)]:inTurn;let[first,...others]=finished;if(first!==void 0&&rounds.length===0)return{profile:others.length===
0?first:addFindings(mergeProfiles(first,others)),timelines:[]};let attribution=first?.attribution??config.attribution;let settings={
attribution,families:families(),areRanks,limit};for(let{ranges,rangesLeftOut}of finished)limit.startWith(ranges,rangesLeftOut);
let examined=[];for(let{captures:captures2,...known}of rounds){let isFirst=examined.length===0,shown={...settings,timelines:timelines&&
isFirst},found=[];for(let capture of captures2)found.push(await examine({...toExamine(capture,wanted,config["require-ker\
nels"]),mayLoseKernels},shown,ports));examined.push({captures:found,...known})}let captures=examined.flatMap(round=>round.
captures);let[firstCapture]=captures;if(firstCapture===void 0)throw new UserError({what:"These paths contain no report t\
o analyze.",where:"the given path"});let ncu=mergedNcu(recorded.flatMap(input=>input.ncu??[]));let stored=recorded.map(input=>input.
stored);await heedSignals(context.stop);let profile=buildProfile({tool:{name:toolName,version:context.version},createdAt:sharedValue(
stored.map(profile2=>profile2?.createdAt??null))??context.clock.now().toISOString(),source:sharedValue(stored.map(profile2=>profile2?.
source??null))??unknownSource,isolation:sharedValue(stored.map(profile2=>profile2?.isolation??null)),environment:sharedValue(
stored.map(profile2=>profile2?.environment??null)),attribution,captureMode:sharedValue(stored.map(profile2=>profile2?.captureMode??
null)),machine:{driver:null,cuda:null,nsys:null,ncu:null},workload:{command:[...redactCommand(firstCapture.command)],exitCode:sharedValue(
captures.map(({end})=>end.kind==="known"?end.exitCode:null))},families:settings.families,rounds:examined,checks:captures.
flatMap(({checks})=>checks),warnings:[...captures.flatMap(({warnings})=>warnings),...ncu?.warnings??[]]});await heedSignals(
context.stop);let untraced=recorded.flatMap(untracedOf).map(run=>recorded.length===1?run:{...run,order:null});let explained=(ncu?.
runs??[]).reduce(addNcu,{...profile,untraced,ncu:ncu?.status??null});return{profile:addFindings(first===void 0?explained:
mergeProfiles(first,[...others,explained])),timelines:captures.flatMap(capture=>capture.timelines)}}catch(_){var _error=_,
_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}function roundsInTurn(recorded){
let processes=0;return recorded.flatMap(input=>{let before=processes;return input.rounds.map((captures,index)=>{let{gpu,
process}=knownOf(input,index);return processes=Math.max(processes,before+(process??0)),{captures,gpu,process:process===null?
null:before+process}})})}async function plainExports(inputs){let arePlain=!0;for(let{path,shown}of inputs){let found=await findInput(
path,shown);arePlain&&=found.isFile()&&path.endsWith(".sqlite")}return arePlain?inputs.map(({path,shown})=>({kind:"round\
s",rounds:[[bareReport(exportedReport(path,path),shown)]],ncu:null,stored:null})):null}async function openOthers(...parameters){
return(await import("./recorded-input-OV4U3BU4.js")).openInputs(...parameters)}function ranksOf(rounds){let captures=rounds.
flatMap(round=>round.captures);if(captures.length<2)throw new UserError({what:"--ranks needs the reports of two or more \
ranks.",where:"the given path",why:`You passed ${counted(captures.length,"report")}.`,help:"Pass all ranks' reports, or \
the folder of the reports. A single report that contains all ranks doesn't need this option."});let order=new Intl.Collator(
"en",{numeric:!0});return{captures:captures.toSorted((one,other)=>order.compare(one.label,other.label)),gpu:null,process:null,
areRanks:!0}}function untracedOf({rounds,stored}){return stored?.rounds.length===rounds.length?stored.untraced:[]}function knownOf({
rounds,stored},index){let{gpu=null,process=null}=(stored?.rounds.length===rounds.length?stored.rounds[index]:null)??{};return{
gpu,process}}function toExamine(capture,wanted,kernelsWanted){let requireKernels=kernelsWanted&&capture.requireKernels;return wanted.
length===0?{...capture,requireKernels}:{...capture,wanted,gated:!1,takesFirst:!1,requireKernels}}function mergedNcu(all){
let first=all.find(({status})=>status.state==="measured")??all[0];return first===void 0?null:{status:first.status,runs:all.
flatMap(({runs})=>runs),warnings:all.flatMap(({warnings})=>warnings)}}export{profileOfReports};
