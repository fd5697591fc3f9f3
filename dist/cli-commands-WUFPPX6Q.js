import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{analyze}from"./chunk-BFUH3MIB.js";import{addPairs,addUntraced,announce,compressReports,planCaptures,resolvePlan,
run,runBuildChecks,runNoiseChecks,runPreflight,runSetup,sideProfile,wholeRun,withGpuWatch}from"./chunk-KVGENTFV.js";
import{profileText,terminalOptions}from"./chunk-AVMM74RB.js";import"./chunk-JTQX6HSF.js";import{newSide,readPastRuns}from"./chunk-EEIR3KYC.js";
import{compare as compare2}from"./chunk-JRK7A6NR.js";import{makeNewFolder}from"./chunk-YJQDTFRF.js";import{calibrationSchemaVersion,
compare,comparePolicy,comparisonComment,comparisonText,latencyOf,logRatio,mean,pairRuns,profileOfRounds,readCalibration,
steadyRounds}from"./chunk-YWBGX7BO.js";import{formatCount,formatSeconds,formatShare,json,kernelLabel,left,right,sideFiles,
textTable}from"./chunk-KIYMV2NB.js";import{printResult}from"./chunk-5J25UC3D.js";import"./chunk-Z73SI4P7.js";
import{inspectMachine,ownTools,workloadArgv}from"./chunk-2EZN6WTW.js";import"./chunk-4P7CRZQU.js";import"./chunk-5YSCYWTB.js";
import{loadSettings,percent,signedPercent,tryToWrite,writeFileAtomic}from"./chunk-C32ZFSCE.js";import{plainJson,plainLines,
plainText}from"./chunk-NUZHK6GW.js";import"./chunk-5GEUU6SA.js";import"./chunk-64XSUWXW.js";import{ToolError,
UserError,describeError,errorMessage,exitCodes}from"./chunk-NHQQSHKD.js";import{__callDispose,__using}from"./chunk-GBWPPC6J.js";import{mkdtemp}from"node:fs/promises";import{tmpdir}from"node:os";import{join as join2}from"node:path";import{resolve}from"node:path";function choices(count2,size,most){let all=binomial(count2,size),taken=Math.min(all,most);return Array.from({length:taken},
(_,index)=>choiceAt(Math.floor(index*all/taken),count2,size))}function choiceAt(rank,count2,size){let chosen=[],left2=rank;
for(let number=0;chosen.length<size;number+=1){let withIt=binomial(count2-number-1,size-chosen.length-1);left2<withIt?chosen.
push(number):left2-=withIt}return chosen}function binomial(count2,size){let product=1;for(let factor=1;factor<=size;factor+=
1)product=product*(count2-size+factor)/factor;return Math.round(product)}function isFalseAlarm({reasons}){return reasons.some(({verdict,id})=>verdict==="regressed"||id==="range-improved")}var mostComparisons=120;
function calibrate({base,head,rounds,latencyThreshold,isAlarm}){let pairs=base.rounds.length;check(base,head,rounds);let[
gpu]=base.machine.gpus;if(gpu===void 0||gpu.uuid===null)throw new UserError({what:"The GPU of these rounds is not known,\
 so that no later comparison could use their calibration.",help:"Calibrate with reports that were captured on the runner\
, with a driver that tells the GPU's UUID."});let untraced=pairRuns(base.untraced,head.untraced,!0),learned={schemaVersion:calibrationSchemaVersion,
tool:base.tool,createdAt:head.createdAt,gpu:{name:gpu.name,uuid:gpu.uuid},driver:base.machine.driver,source:{repository:base.
source.repository,commit:base.source.commit},pairs,ranges:base.ranges.flatMap(range=>{let learned2=calibratedRange(range,
matching(range,head));return learned2===null?[]:[{...learned2,latency:calibratedLatency(untraced,range,latencyThreshold)}]}),
falseAlarms:{rounds,comparisons:1,alarms:0}},tries=choices(pairs,rounds,mostComparisons),alarms=tries.filter(indices=>isAlarm(
profileOfRounds(base,indices),profileOfRounds(head,indices),learned)).length;return{...learned,falseAlarms:{rounds,comparisons:tries.
length,alarms}}}function check(base,head,rounds){let pairs=base.rounds.length;if(pairs!==head.rounds.length||pairs<Math.
max(2,rounds))throw new UserError({what:`A calibration for comparisons of ${String(rounds)} rounds a side needs at least\
 ${String(Math.max(2,rounds))} pairs of rounds; there are ${String(pairs)} and ${String(head.rounds.length)} rounds.`,help:"\
Measure more pairs: 10 or more give useful limits."});let gpus=new Set([...base.machine.gpus,...head.machine.gpus].map(({
uuid})=>uuid));if(gpus.size>1)throw new UserError({what:"The rounds of a calibration must all have run on one GPU.",where:[
...gpus].map(uuid=>uuid??"(UUID unknown)").join(", "),help:"Let the workload use a single GPU, such as with CUDA_VISIBLE\
_DEVICES=0, and measure again."})}function matching(range,head){let found=head.ranges.find(one=>one.name===range.name&&one.
domain===range.domain);if(found!==void 0)return found;throw new UserError({what:`The range ${range.name} is in one half \
of the calibration's rounds only: these are not rounds of the same code.`})}function calibratedLatency(runs,range,threshold){
let latency=latencyOf(runs,range,threshold);if(latency===null)return null;let{changeRatio,spreadRatio,detectableRatio,rounds}=latency.
time;return{processes:rounds,statistic:latency.statistic,changeRatio,spreadRatio,detectableRatio}}function calibratedRange(first,second){
let{rounds:steady,kept,roundsDisagree}=steadyRounds({base:first,head:second,interleaved:!0}),{base,head,interleaved}=steady,
pairs=base.rounds.length,headFirst=kept.base.map(index=>index%2===1),spreadOf=(one,other)=>pairSpread(one,other,headFirst),
ofRange=spreadOf(times(base.rounds,"gpuBusyNs"),times(head.rounds,"gpuBusyNs"));if(!interleaved||roundsDisagree||ofRange===
null)return null;let headFamilies=new Map(head.families.map(one=>[one.family,one])),headKernels=new Map(head.kernels.map(
one=>[one.name,one]));return{name:base.name,domain:base.domain,pairs,pairSpread:ofRange,wallSpread:spreadOf(times(base.rounds,
"wallNs"),times(head.rounds,"wallNs")),families:base.families.flatMap(({family,rounds})=>{let spread=spreadOf(times(rounds,
"totalNs"),times(headFamilies.get(family)?.rounds,"totalNs"));return spread===null?[]:[{family,pairSpread:spread}]}),kernels:base.
kernels.flatMap(({name,rounds})=>{let spread=spreadOf(times(rounds,"totalNs"),times(headKernels.get(name)?.rounds,"total\
Ns"));return spread===null?[]:[{name,pairSpread:spread}]})}}function times(rounds,key){return(rounds??[]).map(round=>round?.[key]??
0)}function pairSpread(base,head,headFirst){let pairs=headFirst.length;if(base.length!==pairs||head.length!==pairs||![...base,
...head].every(ns=>ns>0))return null;let slowdowns=base.map((before,round)=>logRatio(before,head[round]??before)),secondIsSlower=mean(
slowdowns.map((log,round)=>headFirst[round]===!0?-log:log)),squares=slowdowns.reduce((sum,log)=>sum+log**2,0)-pairs*secondIsSlower**
2;return Math.sqrt(Math.max(0,squares)/(pairs-1))}async function calibrate2(context,request){let raw={...request.settings,overrides:[...request.settings.overrides,"ncu.en\
abled=false","compare.calibration=null","compare.base=null"]},loaded=loadSettings(context,raw,!0),rounds=loaded.config.rounds??
3;if(request.pairs<Math.max(2,rounds))throw new UserError({what:`${request.pairs} pairs are too few for comparisons of ${rounds}\
 rounds a side.`,where:"--pairs",help:`Give at least ${Math.max(2,rounds)}; 10 or more give useful limits.`});let plan=planCaptures(
loaded.config),planned={...plan,rounds:request.pairs,roundsOfLoad:plan.roundsOfLoad===null?null:1},policy=comparePolicy(
context,loaded);workloadArgv(loaded.config.workload,"checked before anything is made");let file=resolve(context.cwd,request.
file);return await tryToWrite(file).catch(error=>{throw new UserError({...cannotWrite(file,error),help:"Name a file, new\
 or to be replaced, in a folder that you may write to."})}),wholeRun(context,loaded,raw,()=>{},async session=>{let calibration=await measure(
session,planned,policy,rounds),kept=await session.directory.write("calibration.json",json(calibration));return await writeFileAtomic(
file,json(calibration),"replace").catch(error=>{throw new ToolError({...cannotWrite(file,error),help:`It is kept as ${kept}\
: copy it from there.`})}),{file,calibration,exitCode:exitCodes.pass}})}function cannotWrite(file,error){return{what:`Th\
e calibration cannot be written to ${file}.`,where:"--file",why:errorMessage(error),cause:error}}async function measure(given,planned,policy,rounds){
let session=await withGpuWatch(given),head=newSide(session,"head"),base=newSide(session,"base");await runSetup(head);let plan=await resolvePlan(
head,planned),{latency,compare:policyOfConfig}=session.config,untraced=latency.pairs===0?0:Math.min(latency["max-pairs"],
plan.rounds);await announce(session,plan,{kind:"off"},2,untraced,!1);let failed=await addPairs(head,base,plan,plan.rounds)??
(base.failure===null?await addUntraced(head,base,untraced):null)??base.failure;if(failed!==null)throw failed;let profiles={
base:sideProfile(base),head:sideProfile(head)};return await session.directory.write(sideFiles.base,json(profiles.base)),
await session.directory.write(sideFiles.head,json(profiles.head)),await compressReports(session),calibrate({...profiles,
rounds,latencyThreshold:policyOfConfig["latency-threshold"]/100,isAlarm:(one,other,calibration)=>isFalseAlarm(compare({base:one,
head:other,interleaved:!0,policy:{...policyOfConfig,budgets:[],thresholds:[]},...policy,accepted:[],calibration}))})}import{join,resolve as resolve2}from"node:path";async function demo(context,out){let folder=out===null?null:resolve2(context.cwd,out);folder!==null&&await makeNewFolder(
folder);let below=name=>folder===null?null:join(folder,name),settings={configFile:null,presets:[],inputs:[],overrides:[]},
recordings=[];for(let{recording,title}of recorded){let paths=[recordingPath(context,recording)],result=await analyze(context,
{paths,areRanks:!1,ranges:["decode"],ncu:[],out:below(recording),settings});recordings.push({title,result})}let[base,head]=recorded.
map(({recording})=>[recordingPath(context,recording)]),comparison=await compare2(context,{base:base??[],head:head??[],ranges:[
"decode"],out:below("comparison"),settings}),profile=recordings.at(-1)?.result.profile??null,fails=comparison.exitCode!==
exitCodes.pass,comment=comparisonComment("LLM decode: SDPA \u2192 eager attention",comparison.comparison,profile,fails),
commentFile=below("comment.md");return commentFile!==null&&await writeFileAtomic(commentFile,comment,"refuse"),{recordings,
comparison,commentFile}}var recorded=[{recording:"llm-decode-sdpa",title:"LLM decode with SDPA attention, 3 rounds on an\
 H100"},{recording:"llm-decode-eager",title:"The same with eager attention"}];function recordingPath({root},recording){return join(
root,"examples","recordings",recording)}import{resolve as resolve3}from"node:path";async function doctor(context,{settings:raw,runs,build}){var _stack=[];try{if(runs!==null)return{kind:"runs",folder:runs,
runs:await readPastRuns(resolve3(context.cwd,runs))};let{config}=loadSettings(context,raw,!1);let tools=__using(_stack,await ownTools(
context),!0);let file=config.compare.calibration;let calibration=file===null||build!==null?null:readCalibration(context,
file);let machine=inspectMachine(context,config,tools.runTool,tools.environment,calibration);if(build!==null)return{kind:"\
build",findings:await runBuildChecks(machine,build.requireNcu)};let noise=await runNoiseChecks(machine);return{kind:"mac\
hine",findings:[...await runPreflight(machine),...noise]}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}}var shownKernels=8,nameWidth=90;function calibrationText({gpu,driver,pairs,ranges,falseAlarms}){let{alarms,comparisons,rounds}=falseAlarms;
return[`${plainText(gpu.name)}, driver ${driver??"unknown"}: ${pairs} pairs of rounds of the same code.`,`${alarms} of ${comparisons}\
 comparisons of ${rounds} rounds a side among them would have been called a change.`,...ranges.flatMap(range=>["",...rangeLines(
range)])].join(`
`)}function rangeLines({name,domain,pairSpread:pairSpread2,kernels,latency}){let most=kernels.toSorted((one,other)=>other.
pairSpread-one.pairSpread).slice(0,shownKernels),rest=kernels.length-most.length;return[`NVTX range ${plainText(domain===
""?name:`${name}@${domain}`)}: ${percent(pairSpread2)} between two rounds of the same code; the kernels that vary most:`,
...textTable([right("between rounds"),left("kernel")],most.map(kernel=>[percent(kernel.pairSpread),kernelLabel(kernel.name,
nameWidth)])),...rest>0?[`  \u2026 and ${rest} more kernels, which vary less`]:[],...latency===null?[]:[latencyLine(latency)]]}
function latencyLine({processes,statistic,changeRatio,detectableRatio}){let found=detectableRatio===null?"too few to tel\
l a slowdown from noise":`a slowdown of ${percent(detectableRatio)} is found 95 % of the time`,differ=changeRatio===null?
"":` of the same code differ by ${signedPercent(changeRatio)};`;return`  wall time without tracing (${statistic} of each\
 process): ${processes} processes a side${differ} ${found}`}var signs={note:"\u2713 ok",warning:"! warning",error:"\u2717 error"};function renderFindings(findings){return[...findingLines(
findings),"",summary(findings)].join(`
`)+`
`}function renderBuildFindings(findings){let found=countOf(findings),last=findings.some(({severity})=>severity==="error")?
`${found}: the tools do not work.`:`${found===""?"":`${found}. `}The tools work.`;return[...findingLines(findings),"",last].
join(`
`)+`
`}function findingLines(findings){let signWidth=Math.max(...Object.values(signs).map(sign=>sign.length)),idWidth=Math.max(
0,...findings.map(({id})=>id.length)),indent=" ".repeat(signWidth+idWidth+4);return findings.flatMap(({id,severity,what,
help})=>[`${signs[severity].padEnd(signWidth)}  ${id.padEnd(idWidth)}  ${oneLine(what)}`,...help===null?[]:[`${indent}he\
lp: ${oneLine(help)}`]])}function renderPastRuns(past,folder){if(past.runs===0&&past.unreadable.length===0)return`No run\
s in ${folder}.
`;let states=Object.entries(past.byState).filter(([,count2])=>count2>0).map(([state,count2])=>`${formatCount(count2)} ${state.
replaceAll("-"," ")}`),lines=[`${count(past.runs,"run")} in ${folder}${states.length===0?".":`: ${states.join(", ")}.`}`];
if(past.tools.length>0&&lines.push("",...toolTable(past)),past.failures.length>0){lines.push("","Why runs failed, most f\
requent first:");for(let{id,count:count2}of past.failures)lines.push(`  ${formatCount(count2)} \xD7  ${plainText(id??"(n\
o known cause)")}`)}if(past.unreadable.length>0){lines.push("","Left out, as their run.json cannot be read:");for(let{name,
why}of past.unreadable)lines.push(`  ${plainText(name)}: ${oneLine(why)}`)}return lines.join(`
`)+`
`}function renderDoctorJson(findings,runs){return`${plainJson({findings,runs},2)}
`}function toolTable(past){return textTable([left("Tool"),...["Calls","Failed","Stopped","Success","Median","Longest"].map(
right)],past.tools.map(tool=>[plainText(tool.tool),formatCount(tool.calls),formatCount(tool.failures),formatCount(tool.stopped),
tool.successRatio===null?"\u2013":formatShare(tool.successRatio),formatSeconds(tool.medianSeconds),formatSeconds(tool.maxSeconds)]))}
function countOf(findings){let errors=findings.filter(({severity})=>severity==="error").length,warnings=findings.filter(
({severity})=>severity==="warning").length;return[errors>0?count(errors,"error"):"",warnings>0?count(warnings,"warning"):
""].filter(text=>text!=="").join(", ")}function summary(findings){let blocked=findings.some(({blocksRun})=>blocksRun),found=countOf(
findings);return blocked?`${found}: \`llm-profile run\` cannot start here. \`analyze\` and \`demo\` need none of this.`:
found===""?"All is well.":`${found}. \`llm-profile run\` can start.`}function count(number,noun){return`${formatCount(number)}\
 ${noun}${number===1?"":"s"}`}function oneLine(text){return plainText(text.replaceAll(/(?<!\s)\s*\n\s*/g," \xB7 "))}async function executeCommand(context,invocation){let print=async text=>printResult(`${text}
`);switch(invocation.name){case"run":{let result=await run(context,invocation.settings,()=>{});return context.log.info(`\

${profileText(result.profile,{...terminalOptions,topKernels:result.shownKernels})}
`),context.log.info(`${result.failure===null?"The capture is real.":"What was measured:"} ${result.profileFile}`),context.
log.info(`The same as a page: ${result.reportFile}`),result.comparison!==null&&context.log.info(`
${comparisonText(result.comparison,{topKernels:result.shownKernels})}
`),result.failure!==null&&process.stderr.write(`
${plainLines(describeError(result.failure))}
`),invocation.json&&await print(plainJson(result.profile,2)),result.exitCode}case"calibrate":{let{calibration,file,exitCode}=await calibrate2(
context,invocation);return context.log.info(`
${calibrationText(calibration)}
`),context.log.info(`Compare with it: --set compare.calibration=${file}`),invocation.json&&await print(plainJson(calibration,
2)),exitCode}case"doctor":{let diagnosis=await doctor(context,invocation);return diagnosis.kind==="runs"?(await print(invocation.
json?renderDoctorJson([],diagnosis.runs):renderPastRuns(diagnosis.runs,diagnosis.folder)),exitCodes.pass):diagnosis.kind===
"build"?(await print(invocation.json?renderDoctorJson(diagnosis.findings,null):renderBuildFindings(diagnosis.findings)),
diagnosis.findings.some(({severity})=>severity==="error")?exitCodes.capture:exitCodes.pass):(await print(invocation.json?
renderDoctorJson(diagnosis.findings,null):renderFindings(diagnosis.findings)),exitCodes.pass)}case"demo":{let out=invocation.
out??join2(await mkdtemp(join2(tmpdir(),"llm-profile-demo-")),"demo"),{recordings,comparison,commentFile}=await demo(context,
out);for(let{title,result}of recordings)await print(`
=== ${title}
${profileText(result.profile,{...terminalOptions,topKernels:result.shownKernels})}`);let{comparison:compared,shownKernels:shownKernels2}=comparison;
return await print(`
=== The second against the first
${comparisonText(compared,{topKernels:shownKernels2})}`),context.log.info(`
The comment that a pull request would get: ${commentFile??""}`),context.log.info(`The report of it, to be opened in a br\
owser: ${comparison.reportFile??""}`),context.log.info(`A trace of both sides, to be dropped at ui.perfetto.dev: ${comparison.
traceFile??""}`),exitCodes.pass}}}export{executeCommand};
