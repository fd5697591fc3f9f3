import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{createBareCapture,describeExport}from"./chunk-OHDNE7A3.js";import{createRangeLimit}from"./chunk-B2LZLDFZ.js";
import{mergeFinished,selectRanges}from"./chunk-5YPMZ245.js";import{findInput}from"./chunk-6VLYRX4P.js";import{
buildProfile,examineCapture}from"./chunk-YNH77634.js";import{mergeProfiles,unknownSource}from"./chunk-OBJ5U7MQ.js";
import"./chunk-WKLZAVBB.js";import"./chunk-4GQMEPU4.js";import{addFindings}from"./chunk-TMSNN5D7.js";import"./chunk-LF3QRERU.js";
import{addNcu}from"./chunk-WNSNHT5Y.js";import"./chunk-3FHCESVW.js";import"./chunk-27UOGQDQ.js";import{
handleSignals,loadFamilies}from"./chunk-43BQW4PC.js";import{toolName}from"./chunk-A2TGLBHE.js";import"./chunk-NG2TZR5C.js";
import"./chunk-2W7IQXEL.js";import"./chunk-OOLVLWZP.js";import"./chunk-PVAWQLH7.js";import"./chunk-KHWSZT7H.js";
import"./chunk-ZPNCYFGC.js";import"./chunk-4MELFLVH.js";import{sharedValue}from"./chunk-UAZ6EODX.js";import"./chunk-PY33EE2G.js";
import"./chunk-PPI5QADB.js";import"./chunk-7JD2YBGS.js";import{redactCommand}from"./chunk-6KO54AH4.js";
import"./chunk-BTMNXSV6.js";import"./chunk-35HP6UP2.js";import{counted}from"./chunk-ZYMCHVPE.js";import"./chunk-DVA2FSEP.js";
import"./chunk-G75GGGIL.js";import"./chunk-7IBWU4LP.js";import{UserError}from"./chunk-SVS2CUJD.js";import"./chunk-KWNHFX66.js";
import{__callDispose,__using}from"./chunk-GBWPPC6J.js";import{resolve}from"node:path";async function profileReports(context,config,paths,{wanted,role="head",areRanks=!1,timelines=!1,mayLoseKernels=!1,limit=createRangeLimit()}){
var _stack=[];try{let stack=__using(_stack,new AsyncDisposableStack,!0);let inputs=paths.map(path=>({path:resolve(context.
cwd,path),shown:path}));let opened=await openPlainExports(inputs)??await(await import("./recorded-input-2WODINM7.js")).openInputs(
context,config,inputs,role,stack);let finished=opened.flatMap((input,index)=>input.kind==="profile"?[selectRanges(input.
profile,wanted,paths[index]??"")]:[]);let recorded=opened.filter(input=>input.kind==="rounds");let numberedRounds=numberRounds(
recorded);let rounds=areRanks?[mergeRanks(numberedRounds)]:numberedRounds;let[first,...otherProfiles]=finished;let merged=rounds.
length===0?mergeFinished(finished):null;if(merged!==null)return merged;let attribution=first?.attribution??config.attribution;
let settings={attribution,families:loadFamilies(),areRanks,limit};for(let{ranges,rangesLeftOut}of finished)limit.startWith(
ranges,rangesLeftOut);let examined=[];for(let{captures:captures2,...storedFacts}of rounds){let isFirst=examined.length===
0,shown={...settings,timelines:timelines&&isFirst},examinedCaptures=[];for(let capture of captures2)examinedCaptures.push(
await examineCapture({...setExpectations(capture,wanted,config["require-kernels"]),mayLoseKernels},shown,context));examined.
push({captures:examinedCaptures,...storedFacts})}let captures=examined.flatMap(round=>round.captures);let[firstCapture]=captures;
if(firstCapture===void 0)throw new UserError({what:"These paths contain no report to analyze.",where:"the given path"});
let ncu=mergeNcu(recorded.flatMap(input=>input.ncu??[]));let stored=recorded.map(input=>input.stored);await handleSignals(
context.stop);let profile=buildProfile({tool:{name:toolName,version:context.version},createdAt:sharedValue(stored.map(profile2=>profile2?.
createdAt??null))??context.clock.now().toISOString(),source:sharedValue(stored.map(profile2=>profile2?.source??null))??unknownSource,
isolation:sharedValue(stored.map(profile2=>profile2?.isolation??null)),environment:sharedValue(stored.map(profile2=>profile2?.
environment??null)),attribution,captureMode:sharedValue(stored.map(profile2=>profile2?.captureMode??null)),machine:{driver:null,
cuda:null,nsys:null,ncu:null},workload:{command:[...redactCommand(firstCapture.command)],exitCode:sharedValue(captures.map(
({end})=>end.kind==="known"?end.exitCode:null))},families:settings.families,rounds:examined,checks:captures.flatMap(({checks})=>checks),
warnings:[...captures.flatMap(({warnings})=>warnings),...ncu?.warnings??[]]});await handleSignals(context.stop);let untraced=recorded.
flatMap(input=>findStoredRounds(input).length>0?input.stored?.untraced??[]:[]).map(run=>recorded.length===1?run:{...run,
order:null});let explained=(ncu?.runs??[]).reduce(addNcu,{...profile,untraced,ncu:ncu?.status??null});return{profile:addFindings(
first===void 0?explained:mergeProfiles(first,[...otherProfiles,explained])),timelines:captures.flatMap(capture=>capture.
timelines)}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}
function numberRounds(recorded){let processes=0;return recorded.flatMap(input=>{let before=processes;return input.rounds.
map((captures,index)=>{let{gpu=null,process=null}=findStoredRounds(input)[index]??{};return processes=Math.max(processes,
before+(process??0)),{captures,gpu,process:process===null?null:before+process}})})}async function openPlainExports(inputs){
let arePlain=!0;for(let{path,shown}of inputs){let stats=await findInput(path,shown);arePlain&&=stats.isFile()&&path.endsWith(
".sqlite")}return arePlain?inputs.map(({path,shown})=>({kind:"rounds",rounds:[[createBareCapture(describeExport(path,path),
shown)]],ncu:null,stored:null})):null}function mergeRanks(rounds){let captures=rounds.flatMap(round=>round.captures);if(captures.
length<2)throw new UserError({what:"--ranks needs the reports of two or more ranks.",where:"the given path",why:`You pas\
sed ${counted(captures.length,"report")}.`,help:"Pass all ranks' reports, or the folder of the reports. A single report \
that contains all ranks doesn't need this option."});let order=new Intl.Collator("en",{numeric:!0});return{captures:captures.
toSorted((first,second)=>order.compare(first.label,second.label)),gpu:null,process:null,areRanks:!0}}function findStoredRounds({
rounds,stored}){return stored?.rounds.length===rounds.length?stored.rounds:[]}function setExpectations(capture,wanted,kernelsWanted){
let requireKernels=kernelsWanted&&capture.requireKernels;return wanted.length===0?{...capture,requireKernels}:{...capture,
wanted,gated:!1,takesFirst:!1,requireKernels}}function mergeNcu(all){let first=all.find(({status})=>status.state==="meas\
ured")??all[0];return first===void 0?null:{status:first.status,runs:all.flatMap(({runs})=>runs),warnings:all.flatMap(({warnings})=>warnings)}}export{profileReports};
