import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{describeNcu,sharesProcess}from"./chunk-USOKR2YX.js";import{describePlan}from"./chunk-YMIIYUNE.js";import{
workloadArgv}from"./chunk-XZICN7LB.js";import{counted}from"./chunk-6ECLQG56.js";function untracedPairs({latency,metrics},sides){return latency.pairs??(sides===2?3:metrics.length>0?1:0)}function areUntracedConfigured({
latency,metrics}){return latency.pairs!==null||metrics.length>0}function untracedConfig(config){let{workload,latency,nsys}=config;
return{...config,nsys:{...nsys,trace:["nvtx"]},workload:latency.command===null?workload:withCommand(workload,latency.command)}}
function withCommand(workload,command){return workload.server.command===null?{...workload,command,module:null}:{...workload,
server:{...workload.server,client:command}}}import{createHash}from"node:crypto";function programStarts(config,plan,of){let isProbed=plan.captureMode==="probe",once={least:1,most:1};return[...config.compare.
verify.command===null?[]:goalStarts(config,of,"verify"),...isProbed?[{purpose:"probe",pass:once,red:once}]:[],...plan.unresolved.
length>0&&!isProbed?[{purpose:"discovery",pass:once,red:once}]:[],...tuningStarts(config,of),...goalStarts(config,of,"wh\
ole"),roundStarts(config,plan,of),untracedStarts(config,of),ncuStarts(config,plan,of),lineStarts(config,of)]}function isHeldToGoal({
compare},{sides}){return compare.goal==="improve"&&sides===2}function goalStarts(config,of,purpose){if(!isHeldToGoal(config,
of))return[];let both={least:2,most:2};return[{purpose,pass:both,red:both}]}function tuningStarts(config,of){if(of.sides===
1||config.compare.caches==="separate")return[];let some={least:0,most:isHeldToGoal(config,of)?2:1};return[{purpose:"tuni\
ng",pass:some,red:some}]}function roundStarts(config,plan,{sides,isCompared}){let isPaired=sides===2&&isCompared,most=isPaired?
Math.max(plan.rounds,config.compare["max-rounds"]):plan.rounds,fewest=isPaired&&config.rounds===null?Math.min(plan.rounds,
2*(plan.roundsOfLoad??1)):plan.rounds,countOf=least=>({least:sides*leastCaptureStarts(plan,least),most:plan.unresolved.length>
0?null:sides*captureStarts(plan,most)});return{purpose:"rounds",pass:countOf(config.compare.calibration===null?plan.rounds:
fewest),red:countOf(fewest)}}function leastCaptureStarts(plan,rounds){return plan.captureMode==="probe"?rounds:captureStarts(
plan,rounds)+rounds*plan.unresolved.length}function untracedStarts(config,{sides,untraced,isCompared}){let planned={least:sides*
untraced,most:sides*untraced};if(sides===1||!isCompared||untraced===0)return{purpose:"untraced",pass:planned,red:planned};
let most=sides*Math.max(untraced,config.latency["max-pairs"]);return{purpose:"untraced",pass:{least:planned.least,most},
red:areUntracedConfigured(config)?planned:never}}function ncuStarts({ncu,ranges},{captures,unresolved},of){let{filterMode,
sides,isCompared}=of;if(filterMode===null)return{purpose:"ncu",pass:never,red:never};let each=Math.max(captures.length,ranges.
length),mode=filterMode==="unknown"?"per-launch-config":filterMode,usual=sharesProcess(ncu,mode)?1:each,shared=mode==="p\
er-launch-config"&&each>1&&ncu.gating?1+each:usual,ofSide=unresolved.length>0?null:Math.max(shared,filterMode==="unknown"?
each:0),isAlways=!isCompared||ncu.when==="always",least=isAlways?usual:0;return{purpose:"ncu",pass:isAlways?{least,most:ofSide}:
never,red:{least,most:ofSide===null?null:(isCompared?sides:1)*ofSide}}}function lineStarts({lines,workload},{sides,isCompared}){
let isLooked=isCompared&&lines==="auto"&&workload.server.command===null;return{purpose:"lines",pass:never,red:isLooked?{
least:0,most:sides}:never}}var never={least:0,most:0};function captureStarts({captures,roundsOfLoad},rounds){return roundsOfLoad===
null?captures.length*rounds:Math.ceil(rounds/roundsOfLoad)}function describeSteps(config,plan,{sides,untraced,isCompared,
filterMode}){let what=config.workload.server.command===null?"run":"load",unless=sides===2&&isCompared&&!areUntracedConfigured(
config)?" unless the verdict is already red":"",after=untraced===0?"":`, then ${counted(untraced,what)}${sides===2?" per\
 side":""} without CUDA tracing${unless}`,mode=filterMode==="unknown"?"per-launch-config":filterMode,isMaybe=isCompared&&
config.ncu.when==="auto",then=mode===null?"":`, then ${isMaybe?"if a verdict needs a reason ":""}${describeNcu(config.ncu,
mode)}`;return`${isHeldToGoal(config,{sides})?"a capture of each whole program, then ":""}${describePlan(plan,config)}${sides===
2?", alternating base and head":""}${after}${then}`}function planKey(config,plan,{sides,untraced,filterMode}){let parts=[
plan.rounds,plan.captures.map(({label,gate})=>[label,gate.kind,gate.kind==="none"?0:gate.instances]),workloadArgv(config.
workload,""),filterMode===null?null:{...config.ncu,path:null},sides,...untraced===0?[]:[untraced],...isHeldToGoal(config,
{sides})?[config.compare.verify]:[]];return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0,16)}function startsText(starts,what){let pass=timesText(sumOf(starts.map(one=>one.pass))),red=timesText(sumOf(starts.map(one=>one.
red))),often=`The ${what} is started ${pass}`;return pass===red?often:`${often} for a pass, ${red} for a red result`}function timesText(count){
return`${countText(count)} ${count.most===1?"time":"times"}`}function countText({least,most}){return most===null?`${String(
least)} or more`:least===most?String(least):`${String(least)} to ${String(most)}`}function sumOf(counts){return counts.reduce(
(sum,{least,most})=>({least:sum.least+least,most:sum.most===null||most===null?null:sum.most+most}))}export{untracedPairs,areUntracedConfigured,untracedConfig,programStarts,isHeldToGoal,describeSteps,planKey,startsText,countText};
