import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{loadRules}from"./chunk-B4CQS2CF.js";import{countText,describeSteps,isHeldToGoal,planKey,programStarts,startsText,
untracedConfig,untracedPairs}from"./chunk-B6HTYINM.js";import"./chunk-XNTRN4LQ.js";import{loadComparePolicy}from"./chunk-GVZ4HYNA.js";
import"./chunk-3SFYICVD.js";import{left,textTable}from"./chunk-DA2VQRWE.js";import"./chunk-TFLIVZP6.js";
import{readLastDuration}from"./chunk-7TFFSP5K.js";import"./chunk-ATBUI2HY.js";import"./chunk-GVMSB6MG.js";
import"./chunk-I4VKSRQ4.js";import{checkWorkingDirectory}from"./chunk-YZLBEERH.js";import{selectNcuMetrics,usesNcu}from"./chunk-RBVREHUU.js";
import"./chunk-RKYX36J5.js";import"./chunk-N3XFW5KC.js";import"./chunk-HQWE3O53.js";import"./chunk-OEZDNEJZ.js";
import{expectedFilterMode,ncuArgv,replaysRanges,sharesProcess}from"./chunk-USOKR2YX.js";import"./chunk-RPHAMNRI.js";
import"./chunk-KQUVK35Y.js";import{shellLine}from"./chunk-AQQV4D3V.js";import{formatSeconds}from"./chunk-NSC7WXGZ.js";
import"./chunk-2VJVAXID.js";import{loadSettings}from"./chunk-GKIPOEAA.js";import{gatedPlan,planCaptures,sharedPlan}from"./chunk-YMIIYUNE.js";
import"./chunk-U37CXQS2.js";import"./chunk-MKWCQ4TE.js";import{commandArgv,nsysLaunchArgv,nsysLinesArgv,nsysNvtxArgv,
nsysProfileArgv,nsysStartArgv,nsysStopArgv,workloadArgv}from"./chunk-XZICN7LB.js";import{parseRange}from"./chunk-3JYAS35C.js";
import"./chunk-UA6MQTEC.js";import"./chunk-22KIXDSW.js";import"./chunk-TAUPKAIQ.js";import"./chunk-2W7IQXEL.js";
import"./chunk-VALY7AK2.js";import"./chunk-C7RUIOSI.js";import"./chunk-ZPNCYFGC.js";import"./chunk-QDIGZGX7.js";
import"./chunk-4P7CRZQU.js";import"./chunk-3M456MRT.js";import"./chunk-YOQXIA2R.js";import{redactCommand}from"./chunk-LMHALEWT.js";
import"./chunk-BFRNJH43.js";import"./chunk-35HP6UP2.js";import"./chunk-6ECLQG56.js";import"./chunk-HK4KMQAT.js";
import"./chunk-6WS3YUMR.js";import"./chunk-EMAJXVPM.js";import"./chunk-G75GGGIL.js";import"./chunk-7IBWU4LP.js";
import{exitCodes,wrapLine}from"./chunk-A6EG2BLY.js";import{plainText}from"./chunk-JN33INQG.js";import"./chunk-GBWPPC6J.js";import{join,resolve}from"node:path";var purposeNames={discovery:"a list of the program's ranges",probe:"a probe to decide if ranges can share captures",tuning:"\
autotuning, if the program does that",whole:"captures of the whole program, to find moved work",rounds:"captures",untraced:"\
runs without CUDA tracing",ncu:"Nsight Compute",verify:"verification",lines:"finding the lines behind what's slower"};function formatDryRun(dry,layout){
let prose=text=>wrapLine(plainText(text),layout,0);return["Dry run: nothing was started or written.","",...prose(`Plan: ${dry.
legs}.`),"",...formatStarts(dry,layout),"",...prose(formatTime(dry)),"",...prose(`Each command is shown once. RUN, SESSI\
ON, RANGE, and KERNELS are placeholders that the run fills in. The run also adds isolation to each command (isolation: ${dry.
isolation}).${dry.isPaired?" The base's commands are the same, but run in its own checkout and write below base/.":""}`),
...dry.commands.flatMap(({title,argv})=>["",`# ${title}`,shellLine(argv)])].map(plainText).join(`
`)}function formatStarts({starts,isPaired,isServer,retries,isGuarded,timeBudget},layout){let prose=text=>wrapLine(text,layout,
0),made=starts.filter(({pass,red})=>pass.most!==0||red.most!==0),rows=made.map(({purpose,pass,red})=>[purposeNames[purpose],
countText(pass),...isPaired?[countText(red)]:[]]),columns=isPaired?[left("for"),left("pass"),left("red")]:[left("for"),left(
"starts")],repeated=[...retries>0?[`retries after transient failures (retries: ${retries})`]:[],...isGuarded?["rounds re\
peated because the GPU was disturbed (compare.guard)"]:[]];return[...prose(`${startsText(starts,isServer?"server":"progr\
am")}:`),...textTable(columns,rows,layout),...isPaired?prose(explainColumns(made)):[],...timeBudget===null?[]:[`To stay \
within the time budget (${timeBudget}), the run may skip all rounds after the first.`],...repeated.length===0?[]:[`Not c\
ounted: ${repeated.join(", ")}.`]]}function explainColumns(starts){let has=(wanted,isThere)=>starts.some(one=>one.purpose===
wanted&&isThere(one)),faster=has("ncu",({pass})=>pass.most===0)?" If a range is faster, ncu also explains why.":"";return`\
Red means slower on the GPU, or more launches or copies.${has("untraced",({red})=>red.most===0)?" If only wall time is s\
lower, the pass column applies.":""}${faster}`}function formatTime({lastSeconds,out,timeLimit}){return lastSeconds===null?
`Time: unknown, because no earlier run in ${out} made the same captures of this command (time limit per capture: ${timeLimit}\
).`:`Time: about ${formatSeconds(lastSeconds)}, based on the last run in ${out} with the same captures.`}async function planDryRun(context,raw){let{loaded,readText}=await loadRules(context,await loadSettings(context,raw,!0),raw),
{config}=loaded,plan=planCaptures(config);await loadComparePolicy(context,loaded,readText),checkWorkingDirectory(context,
config);let sides=config.compare.base===null?1:2,of={sides,untraced:untracedPairs(config,sides),isCompared:sides===2,filterMode:usesNcu(
config)?expectedFilterMode(config.ncu):null};return{isPaired:sides===2,legs:describeSteps(config,plan,of),starts:programStarts(
config,plan,of),commands:planCommands(config,plan,of).map(({title,argv})=>({title,argv:redactCommand(argv)})),out:config.
out,lastSeconds:await findLastDuration(resolve(context.cwd,config.out),config,plan,of),timeLimit:String(config.workload["\
time-limit"]),timeBudget:config["time-budget"]===null?null:String(config["time-budget"]),retries:config.retries,isGuarded:sides===
2&&config.compare.guard,isolation:config.isolation,isServer:config.workload.server.command!==null}}async function findLastDuration(out,config,plan,of){
if(plan.unresolved.length>0)return null;let plans=plan.captureMode==="probe"?[sharedPlan(plan,config),gatedPlan(plan)]:[
plan];for(let known of plans)for(let withOrWithout of[of,{...of,filterMode:null}]){let last=await readLastDuration(out,planKey(
config,known,withOrWithout));if(last!==null)return last}return null}function planCommands(config,plan,of){let nsys={path:config.
nsys.path,missingOptions:[]},{setup,server}=config.workload,{verify}=config.compare,workload=settings=>workloadArgv(settings.
workload,join(config.out,"RUN","hydra")),names=(...folder)=>({output:join(config.out,"RUN","head",...folder,"nsys","repo\
rt"),session:"llm-profile-SESSION"}),commands=[],add=(title,argv)=>commands.push({title,argv}),addRunningCapture=(captureNames,addMeanwhile)=>{
add("begins a capture",nsysStartArgv(config,nsys,captureNames)),addMeanwhile(),add("ends the capture",nsysStopArgv(nsys,
captureNames.session))};if(setup!==null&&add("sets the program up, without a profiler",commandArgv(setup)),server.command!==
null){let served=names("round-1","server"),warmUp=server["warm-up"]??server.client;return add("starts the server of each\
 load",nsysLaunchArgv(config,nsys,served.session,commandArgv(server.command))),warmUp!==null&&add("warms the server up",
commandArgv(warmUp)),addRunningCapture(served,()=>{server.client!==null&&add("sends requests to the server during the ca\
pture",commandArgv(server.client))}),commands}let whole={kind:"none"},round=plan.rounds===1?"":`, round 1 of ${plan.rounds}`;
isHeldToGoal(config,of)&&verify.command!==null&&add("verifies what base computes, and later what head computes",commandArgv(
verify.command)),plan.captureMode==="probe"?add("runs the probe; if the report is small, each round repeats this capture\
 instead of the captures below",nsysProfileArgv(config,nsys,whole,names("probe"),workload(config))):plan.unresolved.length>
0&&add("lists the ranges that match the globs; each range is then captured as below",nsysNvtxArgv(config,nsys,names("dis\
covery"),workload(config))),isHeldToGoal(config,of)&&add("captures the whole program, to find work that moved",nsysProfileArgv(
config,nsys,whole,names("whole"),workload(config)));for(let{label,gate,directory}of plan.captures){let captureNames=names(
"round-1",directory);plan.roundsOfLoad===null?add(`captures ${label}${round}`,nsysProfileArgv(config,nsys,gate,captureNames,
workload(config))):(add("starts the program of each load",nsysLaunchArgv(config,nsys,captureNames.session,workload(config))),
addRunningCapture(captureNames,()=>{}))}for(let range of plan.unresolved){let instances=range.skip+(range.instances??1),
gate={kind:"nvtx",range:{...range,message:"RANGE"},instances};add(`captures a range that matches ${range.text}${round}`,
nsysProfileArgv(config,nsys,gate,names("round-1","RANGE"),workload(config)))}if(of.untraced>0){let untraced=untracedConfig(
config);add(`measures wall time without CUDA tracing, run 1 of ${of.untraced}`,nsysNvtxArgv(untraced,nsys,names("untrace\
d-1"),workload(untraced)))}return of.filterMode!==null&&commands.push(...planNcuCommands(config,of)),of.isCompared&&config.
lines==="auto"&&add("finds the lines behind what's slower, if a range is slower",nsysLinesArgv(config,nsys,plan.captures[0]?.
gate??whole,names("lines"),workload(config))),commands}function planNcuCommands(config,{filterMode,isCompared}){let{ncu}=config,
mode=filterMode===null||filterMode==="unknown"?"per-launch-config":filterMode,filters=config.ranges.map(entry=>parseRange(
typeof entry=="string"?entry:entry.range,null)).map(({message,domain,glob,text})=>({name:glob?`RANGE(${text})`:message,domain:domain===
null||domain==="*"?"":domain,style:"pushpop"})),isShared=sharesProcess(ncu,mode),groups=ncu.gating?isShared?[filters]:filters.
map(filter=>[filter]):[[]],when=isCompared&&ncu.when==="auto"?", if a verdict needs a reason":"",often=filterMode==="unk\
nown"&&filters.length>1?"; an older ncu runs once per range":"";return groups.map(ranges=>({title:`explains the top kern\
els${when}${often}`,argv:ncuArgv(ncu,{ranges,kernels:!ncu.gating||replaysRanges(ncu)?null:["KERNELS"],launches:null,filterMode:mode,
selection:selectNcuMetrics(config),log:join(config.out,"RUN","head","ncu",isShared?"all-ranges":"RANGE","raw.csv"),report:join(
config.out,"RUN","head","ncu",isShared?"all-ranges":"RANGE","report")},workloadArgv(config.workload,join(config.out,"RUN",
"hydra")))}))}async function printDryRun({settings},{context,output}){return await output.print(formatDryRun(await planDryRun(
context,settings),output.screen.out())),exitCodes.pass}export{planDryRun,printDryRun};
