import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{rulesOf}from"./chunk-J3P5S6A6.js";import{selectionOf,usesNcu}from"./chunk-WWVEZYFV.js";import{countText,
describeLegs,isHeldToGoal,planKey,programStarts,startsText,untracedConfig,untracedPairs}from"./chunk-6X2C5FCC.js";
import"./chunk-GKQR5PC4.js";import{comparePolicy}from"./chunk-MALXM3W2.js";import"./chunk-3TA32IRT.js";
import"./chunk-OYPB6HQY.js";import"./chunk-M36WGIRC.js";import"./chunk-AQNZIL3C.js";import{lastDuration}from"./chunk-LBNHEM27.js";
import"./chunk-7T4VFMLJ.js";import"./chunk-QEZDYAE5.js";import"./chunk-5RZBETLP.js";import{checkWorkingDirectory}from"./chunk-FUPWMG3E.js";
import{expectedFilterMode,sharesProcess}from"./chunk-XJWEE3PF.js";import{ncuArgv,replaysRanges}from"./chunk-MGKK7GTE.js";
import"./chunk-HKCNM2Q7.js";import"./chunk-PCGLUHAL.js";import"./chunk-35JWNKLO.js";import"./chunk-2VJVAXID.js";
import{loadSettings}from"./chunk-SL4I7YBJ.js";import{gatedPlan,planCaptures,sharedPlan}from"./chunk-TVMH5Q7A.js";
import"./chunk-KR2UOXRZ.js";import"./chunk-RQ65AKKA.js";import{commandArgv,nsysLaunchArgv,nsysLinesArgv,nsysNvtxArgv,
nsysProfileArgv,nsysStartArgv,nsysStopArgv,workloadArgv}from"./chunk-BNFK57VM.js";import{parseRange}from"./chunk-BFECMUDM.js";
import"./chunk-XTB7E6VP.js";import"./chunk-22KIXDSW.js";import"./chunk-TAUPKAIQ.js";import"./chunk-VALY7AK2.js";
import"./chunk-C7RUIOSI.js";import"./chunk-4P7CRZQU.js";import{left,textTable}from"./chunk-6OR55GWV.js";
import"./chunk-WQTUTYOP.js";import"./chunk-2W7IQXEL.js";import"./chunk-QJOP3WDW.js";import"./chunk-U2ZF3MRO.js";
import"./chunk-UHXQRZLL.js";import{shellLine}from"./chunk-AQQV4D3V.js";import"./chunk-PRJXITJ5.js";import"./chunk-QSM46VHS.js";
import"./chunk-GFZRGEUD.js";import{formatSeconds}from"./chunk-JQWK2UK7.js";import"./chunk-JDFCM7GS.js";
import{redactCommand}from"./chunk-W5HYH3WW.js";import"./chunk-BFRNJH43.js";import{exitCodes,wrapLine}from"./chunk-4KDG6NHC.js";
import"./chunk-35HP6UP2.js";import"./chunk-XPTDL37I.js";import"./chunk-7IBWU4LP.js";import"./chunk-H4ZU53CY.js";
import"./chunk-W32B5RYS.js";import{plainText}from"./chunk-JN33INQG.js";import"./chunk-GBWPPC6J.js";var purposeNames={discovery:"a list of the program's ranges",probe:"a probe to decide if ranges can share captures",tuning:"\
autotuning, if the program does that",whole:"captures of the whole program, to find moved work",rounds:"captures",untraced:"\
runs without CUDA tracing",ncu:"Nsight Compute",verify:"verification",lines:"finding the lines behind what's slower"};function dryRunText(dry,layout){
let prose=text=>wrapLine(plainText(text),layout,0);return["Dry run: nothing was started or written.","",...prose(`Plan: ${dry.
legs}.`),"",...startLines(dry,layout),"",...prose(timeLine(dry)),"",...prose(`Each command is shown once. RUN, SESSION, \
RANGE, and KERNELS are placeholders that the run fills in. The run also adds isolation to each command (isolation: ${dry.
isolation}).${dry.isPaired?" The base's commands are the same, but run in its own checkout and write below base/.":""}`),
...dry.commands.flatMap(({title,argv})=>["",`# ${title}`,shellLine(argv)])].map(plainText).join(`
`)}function startLines({starts,isPaired,isServer,retries,isGuarded,timeBudget},layout){let prose=text=>wrapLine(text,layout,
0),made=starts.filter(({pass,red})=>pass.most!==0||red.most!==0),rows=made.map(({purpose,pass,red})=>[purposeNames[purpose],
countText(pass),...isPaired?[countText(red)]:[]]),columns=isPaired?[left("for"),left("pass"),left("red")]:[left("for"),left(
"starts")],repeated=[...retries>0?[`retries after transient failures (retries: ${String(retries)})`]:[],...isGuarded?["r\
ounds repeated because the GPU was disturbed (compare.guard)"]:[]];return[...prose(`${startsText(starts,isServer?"server":
"program")}:`),...textTable(columns,rows,layout),...isPaired?prose(verdictsText(made)):[],...timeBudget===null?[]:[`To s\
tay within the time budget (${timeBudget}), the run may skip all rounds after the first.`],...repeated.length===0?[]:[`N\
ot counted: ${repeated.join(", ")}.`]]}function verdictsText(starts){let has=(wanted,isThere)=>starts.some(one=>one.purpose===
wanted&&isThere(one)),faster=has("ncu",({pass})=>pass.most===0)?" If a range is faster, ncu also explains why.":"";return`\
Red means slower on the GPU, or more launches or copies.${has("untraced",({red})=>red.most===0)?" If only wall time is s\
lower, the pass column applies.":""}${faster}`}function timeLine({lastSeconds,out,timeLimit}){return lastSeconds===null?
`Time: unknown, because no earlier run in ${out} made the same captures of this command (time limit per capture: ${timeLimit}\
).`:`Time: about ${formatSeconds(lastSeconds)}, based on the last run in ${out} with the same captures.`}import{join,resolve}from"node:path";async function dryRun(context,raw){let{loaded,readText}=await rulesOf(context,await loadSettings(context,raw,!0),raw),{config}=loaded,
plan=planCaptures(config);await comparePolicy(context,loaded,readText),checkWorkingDirectory(context,config);let sides=config.
compare.base===null?1:2,of={sides,untraced:untracedPairs(config,sides),isCompared:sides===2,filterMode:usesNcu(config)?expectedFilterMode(
config.ncu):null};return{isPaired:sides===2,legs:describeLegs(config,plan,of),starts:programStarts(config,plan,of),commands:plannedCommands(
config,plan,of).map(({title,argv})=>({title,argv:redactCommand(argv)})),out:config.out,lastSeconds:await lastOf(resolve(
context.cwd,config.out),config,plan,of),timeLimit:String(config.workload["time-limit"]),timeBudget:config["time-budget"]===
null?null:String(config["time-budget"]),retries:config.retries,isGuarded:sides===2&&config.compare.guard,isolation:config.
isolation,isServer:config.workload.server.command!==null}}async function lastOf(out,config,plan,of){if(plan.unresolved.length>
0)return null;let plans=plan.captureMode==="probe"?[sharedPlan(plan,config),gatedPlan(plan)]:[plan];for(let known of plans)
for(let withOrWithout of[of,{...of,filterMode:null}]){let last=await lastDuration(out,planKey(config,known,withOrWithout));
if(last!==null)return last}return null}function plannedCommands(config,plan,of){let nsys={path:config.nsys.path,missingOptions:[]},
workload=settings=>workloadArgv(settings.workload,join(config.out,"RUN","hydra")),names=(...folder)=>({output:join(config.
out,"RUN","head",...folder,"nsys","report"),session:"llm-profile-SESSION"}),inTurn=plan.rounds===1?"":`, round 1 of ${String(
plan.rounds)}`,{setup}=config.workload,before=setup===null?[]:[{title:"sets the program up, without a profiler",argv:commandArgv(
setup)}];if(config.workload.server.command!==null)return[...before,...serverCommands(config,names("round-1","server"))];
let untraced=untracedConfig(config),[first]=plan.captures,gate=first===void 0?{kind:"none"}:first.gate;return[...before,
...isHeldToGoal(config,of)&&config.compare.verify.command!==null?[{title:"verifies what base computes, and later what he\
ad computes",argv:commandArgv(config.compare.verify.command)}]:[],...plan.captureMode==="probe"?[{title:"runs the probe;\
 if the report is small, each round repeats this capture instead of the captures below",argv:nsysProfileArgv(config,nsys,
{kind:"none"},names("probe"),workload(config))}]:[],...plan.unresolved.length===0||plan.captureMode==="probe"?[]:[{title:"\
lists the ranges that match the globs; each range is then captured as below",argv:nsysNvtxArgv(config,nsys,names("discov\
ery"),workload(config))}],...isHeldToGoal(config,of)?[{title:"captures the whole program, to find work that moved",argv:nsysProfileArgv(
config,nsys,{kind:"none"},names("whole"),workload(config))}]:[],...plan.captures.flatMap(capture=>{let own=names("round-\
1",capture.directory);return plan.roundsOfLoad!==null?[{title:"starts the program of each load",argv:nsysLaunchArgv(config,
nsys,own.session,workload(config))},...captureCommands(config,own,[])]:[{title:`captures ${capture.label}${inTurn}`,argv:nsysProfileArgv(
config,nsys,capture.gate,own,workload(config))}]}),...plan.unresolved.map(range=>({title:`captures a range that matches ${range.
text}${inTurn}`,argv:nsysProfileArgv(config,nsys,{kind:"nvtx",range:{...range,message:"RANGE"},instances:range.skip+(range.
instances??1)},names("round-1","RANGE"),workload(config))})),...of.untraced===0?[]:[{title:`measures wall time without C\
UDA tracing, run 1 of ${String(of.untraced)}`,argv:nsysNvtxArgv(untraced,nsys,names("untraced-1"),workload(untraced))}],
...of.filterMode===null?[]:ncuCommands(config,of),...of.isCompared&&config.lines==="auto"?[{title:"finds the lines behin\
d what's slower, if a range is slower",argv:nsysLinesArgv(config,nsys,gate,names("lines"),workload(config))}]:[]]}function serverCommands(config,names){
let nsys={path:config.nsys.path,missingOptions:[]},{server}=config.workload;return[{title:"starts the server of each loa\
d",argv:nsysLaunchArgv(config,nsys,names.session,commandArgv(server.command??[]))},...[server["warm-up"]??server.client].
flatMap(command=>command===null?[]:[{title:"warms the server up",argv:commandArgv(command)}]),...captureCommands(config,
names,server.client===null?[]:[{title:"sends requests to the server during the capture",argv:commandArgv(server.client)}])]}
function captureCommands(config,names,meanwhile){let nsys={path:config.nsys.path,missingOptions:[]};return[{title:"begin\
s a capture",argv:nsysStartArgv(config,nsys,names)},...meanwhile,{title:"ends the capture",argv:nsysStopArgv(nsys,names.
session)}]}function ncuCommands(config,{filterMode,isCompared}){let{ncu}=config,mode=filterMode===null||filterMode==="un\
known"?"per-launch-config":filterMode,filters=config.ranges.map(entry=>parseRange(typeof entry=="string"?entry:entry.range,
null)).map(({message,domain,glob,text})=>({name:glob?`RANGE(${text})`:message,domain:domain===null||domain==="*"?"":domain,
style:"pushpop"})),isShared=sharesProcess(ncu,mode),groups=ncu.gating?isShared?[filters]:filters.map(filter=>[filter]):[
[]],when=isCompared&&ncu.when==="auto"?", if a verdict needs a reason":"",often=filterMode==="unknown"&&filters.length>1?
"; an older ncu runs once per range":"";return groups.map(ranges=>({title:`explains the top kernels${when}${often}`,argv:ncuArgv(
ncu,{ranges,kernels:!ncu.gating||replaysRanges(ncu)?null:["KERNELS"],launches:null,filterMode:mode,selection:selectionOf(
config),log:join(config.out,"RUN","head","ncu",isShared?"all-ranges":"RANGE","raw.csv"),report:join(config.out,"RUN","he\
ad","ncu",isShared?"all-ranges":"RANGE","report")},workloadArgv(config.workload,join(config.out,"RUN","hydra")))}))}async function printDryRun({
settings},{context,output}){return await output.print(dryRunText(await dryRun(context,settings),output.screen.out())),exitCodes.
pass}export{dryRun,printDryRun};
