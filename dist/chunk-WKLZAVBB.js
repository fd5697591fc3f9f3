import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{captureRangeEnd,workloadArgv}from"./chunk-3FHCESVW.js";import{parseRange}from"./chunk-27UOGQDQ.js";import{
uniqueSafeNames}from"./chunk-2W7IQXEL.js";import{counted}from"./chunk-ZYMCHVPE.js";import{explainNoRanges,rangeText,
stableRangeName,volatileName,wholeCaptureName}from"./chunk-DVA2FSEP.js";import{UserError}from"./chunk-SVS2CUJD.js";
import{plainText}from"./chunk-KWNHFX66.js";function configuredRanges(config){let ranges=config.ranges.map(entry=>typeof entry=="string"?parseRange(entry,config.instances):
parseRange(entry.range,entry.instances??config.instances,entry.skip));if(ranges.some(({message,domain})=>message===wholeCaptureName&&
domain===null))throw new UserError({id:"bad-range",what:`Bad NVTX range ${JSON.stringify(wholeCaptureName)}.`,where:"ran\
ges",why:"Reports use this name for the capture of a program without ranges. No program emits it.",help:"Remove the rang\
e, and set nsys.gating=false to record the whole program."});for(let[index,range]of ranges.entries()){let other=ranges.slice(
0,index).find(earlier=>namesSame(earlier,range));if(other!==void 0)throw new UserError({id:"bad-range",what:`The NVTX ra\
nge ${JSON.stringify(range.text)} is listed more than once.`,where:"ranges",why:other.text===range.text?null:`${JSON.stringify(
other.text)} also includes this range.`,help:"List each range only once. Otherwise, it would count twice."})}return ranges}
function namesSame(a,b){let sameDomain=a.domain===b.domain||a.domain==="*"||b.domain==="*";return stableRangeName(a.message)===
stableRangeName(b.message)&&a.glob===b.glob&&sameDomain}function planCaptures(config){let ranges=configuredRanges(config),
whole=captureOfAll(config,ranges);if(whole!==null)return{...roundsOf(config),captureMode:"all",captures:named([whole],config),
unresolved:[]};let plain=ranges.filter(range=>!range.glob);return{...roundsOf(config),captureMode:mayShare(config,ranges)?
"probe":"range",captures:named(plain.map(gatedBy),config),unresolved:ranges.filter(range=>range.glob)}}function captureOfAll(config,ranges){
let{server,"rounds-per-load":roundsPerLoad}=config.workload;if(server.command!==null)return{label:"server",gate:{kind:"n\
one"},ranges};if(roundsPerLoad!==null)return{label:"program",gate:{kind:"none"},ranges};let gate=enclosingGate(config);return gate===
null?null:(refuseSkippedGate(gate,ranges),{label:labelOf(gate),gate,ranges})}function mayShare({nsys},ranges){return(ranges.
length>1||ranges.some(({glob})=>glob))&&nsys.captures==="auto"&&nsys["capture-range-end"]==="auto"}function gatedPlan(plan){
return{...plan,captureMode:"range"}}function skipRecordedProbe(plan,recorded){return plan.captureMode==="probe"&&recorded===
"range"?gatedPlan(plan):plan}function sharedPlan(plan,config){let ranges=plan.captures.flatMap(capture=>capture.ranges);
return{...plan,captureMode:"all",captures:[sharedCapture(ranges,config)]}}function sharedCapture(ranges,config){let gate={
kind:"none"};return{label:"all ranges",directory:"all-ranges",gate,ranges:ranges.map(range=>range.glob?{...range,instances:null}:
{...range,instances:range.instances??1}),takesFirst:!0,successExitCodes:successExitCodes(gate,config)}}function wholeProgramCapture(plan,config){
let ranges=plan.captures.flatMap(capture=>capture.ranges);return{...sharedCapture(ranges,config),ranges:ranges.map(range=>({
...range,instances:null,skip:0})),takesFirst:!1}}function resolveGlobs(plan,config,seen,match){let captures=plan.unresolved.
flatMap(glob=>{let matches=match(glob,seen);if(matches.length===0){let names=seen.map(range=>plainText(rangeText(range.name,
range.domain)));throw new UserError({id:"glob-without-match",what:`None of the program's NVTX ranges match ${JSON.stringify(
glob.text)}.`,where:"ranges",...names.length===0?explainNoRanges(workloadArgv(config.workload,"hydra")):{why:`The progra\
m emitted only these ranges: ${names.join(", ")}.`,help:"Use one of these names."}})}let unfit=matches.find(({isVolatile})=>isVolatile===
!0);if(unfit!==void 0)throw new UserError({id:"bad-range",what:`${JSON.stringify(glob.text)} matches the NVTX range ${plainText(
rangeText(unfit.name,unfit.domain))}, which can't gate a capture.`,where:"ranges",...volatileName});return matches.map(range=>({
text:rangeText(range.name,range.domain),message:range.name,domain:range.domain===""?null:range.domain,glob:!1,instances:glob.
instances,skip:glob.skip}))}),labels=new Set(plan.captures.map(({label})=>label)),added=captures.filter(({text},index)=>!labels.
has(text)&&captures.findIndex(other=>other.text===text)===index);return{...plan,captures:named([...plan.captures,...added.
map(gatedBy)],config),unresolved:[]}}function roundsOf({rounds:configured,compare,workload}){let rounds=configured??(compare.
base===null?1:3),{command,captures}=workload.server,ofLoad=command===null?workload["rounds-per-load"]:captures??rounds;return{
rounds,roundsOfLoad:ofLoad===null?null:Math.min(ofLoad,rounds)}}function gatesItself({gate,ranges}){let[only,...others]=ranges;
return gate.kind==="nvtx"&&others.length===0&&only?.text===gate.range.text}function skippedReports({gated,wanted:[only]}){
return gated?only?.skip??0:0}function describePlan(plan,{workload}){let total=plan.captures.length*plan.rounds,globs=plan.
unresolved.map(({text})=>`each range matching ${text}`),labels=[...plan.captures.map(({label})=>label),...globs].map(plainText).
join(", "),rounds=plan.rounds===1?"":` \xD7 ${plan.rounds} rounds`;if(plan.roundsOfLoad!==null){let loads=Math.ceil(plan.
rounds/plan.roundsOfLoad);return`${counted(plan.rounds,"capture")} in ${loads===1?"one load":`${loads} loads`} of the ${workload.
server.command===null?"program":"server"}`}if(total===1&&globs.length===0)return`1 capture (${labels})`;let all=globs.length>
0?"captures":`${total} captures`,shared=plan.captureMode==="probe"?` or, if a probe allows it, ${plan.rounds} of all ran\
ges`:"";return`${all} (${labels}${rounds})${shared}, each in a fresh process`}function gatedBy(range){return{label:range.
text,gate:{kind:"nvtx",range,instances:range.skip+(range.instances??1)},ranges:[range]}}function enclosingGate(config){let{
nsys}=config;if(!nsys.gating||nsys.capture==="none"||namesNoRange(config))return{kind:"none"};let instances=config.instances??
1;if(nsys.capture==="cudaProfilerApi")return{kind:"cudaProfilerApi",instances};if(nsys["capture-range"]===null)return null;
let range=parseRange(nsys["capture-range"],null,0,"nsys.capture-range");if(range.glob)throw new UserError({what:`nsys.ca\
pture-range ${JSON.stringify(range.text)} is a glob.`,where:"nsys.capture-range",why:"Only a single range can gate the c\
apture.",help:"Name one enclosing range. Only `ranges` may contain globs."});return{kind:"nvtx",range,instances:1}}function namesNoRange({
nsys,ranges,workload}){return workload.server.command!==null||workload["rounds-per-load"]!==null?!1:ranges.length===0&&nsys.
capture==="nvtx"&&nsys["capture-range"]===null}function refuseSkippedGate(gate,ranges){let skipped=ranges.find(({text,skip})=>gate.
kind==="nvtx"&&text===gate.range.text&&skip>0);if(skipped!==void 0)throw new UserError({id:"bad-range",what:`${JSON.stringify(
skipped.text)} gates the capture, but is set to skip its first ${counted(skipped.skip,"instance")}.`,where:"nsys.capture\
-range",why:"The range in nsys.capture-range is captured only once, so nothing would be left to measure.",help:"Remove n\
sys.capture-range, so the range gates its own captures."})}function labelOf(gate){return gate.kind==="nvtx"?gate.range.text:
gate.kind==="none"?"whole program":"cudaProfilerApi"}function named(captures,config){let directories=uniqueSafeNames(captures.
map(({label})=>label));return captures.map((capture,index)=>({...capture,takesFirst:!1,directory:directories[index]??`ca\
pture-${index+1}`,successExitCodes:successExitCodes(capture.gate,config)}))}function successExitCodes(gate,config){return gate.
kind==="none"?[0]:captureRangeEnd(config,gate.instances).includes("shutdown")?[0,143]:[0]}export{configuredRanges,planCaptures,gatedPlan,skipRecordedProbe,sharedPlan,sharedCapture,wholeProgramCapture,resolveGlobs,
gatesItself,skippedReports,describePlan,namesNoRange};
