import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{findTopKernels}from"./chunk-XGAU4C5P.js";import{isProfile}from"./chunk-ABCLAVBW.js";import{missingNcuText}from"./chunk-D37EOHAH.js";
import{createStatusWithoutNcu}from"./chunk-RBVREHUU.js";import{addWarnings,inKeptFolder,listCaptures}from"./chunk-I2JY3ND3.js";
import{labelSide,prepareRetry,runProfiled,setAttemptAside,setPurpose}from"./chunk-R5Z7LINJ.js";import{addDetails,createNcuEvidence,
importPage,parseNcuCsv}from"./chunk-KHSUSELH.js";import{checkJoined,checkNcu,isTransientNcu,warnAboutJoin,warnAboutNcu}from"./chunk-OEZDNEJZ.js";
import{leftOutText,ncuArgv,planNcu,planNcuAgain,replaysRanges,waitsForPeers}from"./chunk-USOKR2YX.js";import{addFindings}from"./chunk-JP2KAY75.js";
import{addNcu,findUnmeasured,splitRuns}from"./chunk-TE5H2X6H.js";import{rangeKeyText}from"./chunk-EVYEDGFB.js";
import{launchShape}from"./chunk-S5JNMBWP.js";import{diagnosticText}from"./chunk-22KIXDSW.js";import{exists,readErrorCode}from"./chunk-QDIGZGX7.js";
import{counted}from"./chunk-6ECLQG56.js";import{rangeText}from"./chunk-HK4KMQAT.js";import{parseDurationMs}from"./chunk-6WS3YUMR.js";
import{CaptureError,ParseError,ToolError,asFailure}from"./chunk-A6EG2BLY.js";import{plainText}from"./chunk-JN33INQG.js";function addReason(known,reason){let{comparison,reasons}=known;return{...known,comparison:applyReasons(comparison,[reason]),
reasons:[...reasons,reason]}}function applyReasons(comparison,reasons){return comparison===null?null:reasons.reduce((changed,reason)=>reason(
changed),comparison)}function judgeAgain(known,profiles,judge){return{...known,profiles,comparison:applyReasons(judge.byBaseline(
profiles),known.reasons)}}var endingMs=15e3;function limitToBudget(side){let{config,session}=side,leftMs=Math.max(1,Math.
floor(session.budget.leftMs()-endingMs));return leftMs>=parseDurationMs(config.workload["time-limit"])?side:{...side,config:{
...config,workload:{...config.workload,"time-limit":leftMs/1e3}}}}import{readdir,readFile,rm}from"node:fs/promises";import{join}from"node:path";var csvFile="raw.csv",reportFile="report.ncu-rep",detailsFile="details.csv";async function captureNcu(originalSide,tool,plan){
let side=setPurpose(originalSide,"ncu"),{session,name,config}=side,folder=join(name,"ncu",plan.directory),label=name==="\
base"?`base, ${plan.label}`:plan.label,place={label,folder},{value,failure}=await runNcu(side,tool,plan,place);if(failure?.
id==="ncu-kernel-missing"&&value.report.rows.length===plan.launches&&(await setAttemptAside(session,folder,`${folder}-li\
mited`),await session.warn(`${label}: ncu profiled the expected ${counted(plan.launches,"launch","launches")}, but misse\
d some kernels, because more processes launched kernels than in the captures. Running ncu again without a limit on launc\
hes.`),{value,failure}=await runNcu(side,tool,{...plan,launches:null},place)),await session.recorder.profiled({side:name,
label,folder,...describeRequest(config,tool,plan),outcome:value.end.outcome,exitCode:value.end.exitCode,seconds:value.end.
seconds}),failure!==null)throw new CaptureError(failure);return value.report}function describeRequest({ncu},{selection},{
filters,kernels,shared}){return{ranges:filters.map(({name,domain,style})=>({name,domain,style})),kernels:kernels===null?
null:[...kernels],shared:shared?.map(({name,domain,kernels:own})=>({name,domain,kernels:[...own]}))??null,mode:ncu["repl\
ay-mode"],sections:[...selection.sections],metrics:[...selection.metrics],presetMetrics:selection.presetMetrics.map(names=>[
...names])}}async function runNcu(side,tool,plan,place){for(let attempt=1;;attempt+=1){let attempted=await attemptNcu(side,
tool,plan,place.folder,attempt);if(!await prepareRetry(side,place,attempt,attempted.failure))return attempted}}async function attemptNcu(side,tool,plan,relativeFolder,attempt){
let{selection,offer}=tool,{ncu}=side.config,{folder,end,output}=await runProfiled(side,{tool:"ncu",label:plan.label,attempt,
folder:relativeFolder,argv:(outputDirectory,workload)=>{let{filters:ranges,kernels,launches,filterMode}=plan;return ncuArgv(
ncu,{...{ranges,kernels,launches,filterMode,selection},log:join(outputDirectory,csvFile),report:join(outputDirectory,"re\
port")},workload)}}),rowsRead=await readRows(side,relativeFolder,folder,end),source=join(relativeFolder,csvFile),rows=rowsRead.
report??{source,messages:[],availableKernels:[],columns:[],rows:[],warnings:[]},report=end.exitCode===0?await addRunDetails(
side,relativeFolder,rows):rows,{unreadable}=rowsRead,evidence={...createNcuEvidence(plan.label,describeRequest(side.config,
tool,plan),report),...offer,end,output},broken=checkNcu(evidence);if(unreadable!==null&&(broken===null||broken.id==="ncu\
-no-rows"))throw unreadable;let failure=broken===null?null:{...broken,transient:isTransientNcu(broken.id??"")},warnings=[
...report.warnings,...broken===null?warnAboutNcu(evidence):[]];return{value:{end,report:{...report,warnings}},failure}}async function readRows(side,folder,path,end){
let source=join(folder,csvFile),printed=await readIfPresent(join(path,csvFile)),rowsRead=tryParseRows(printed??"",source);
if(rowsRead.report===null||rowsRead.report.rows.length>0||end.exitCode!==0||!await exists(join(path,reportFile)))return rowsRead;
let imported=await importRunPage(side,folder,"raw");if(imported instanceof ToolError)return{...rowsRead,unreadable:imported};
let{report,unreadable}=tryParseRows(imported,source);return report===null||report.rows.length===0?{...rowsRead,unreadable}:
(await side.session.directory.write(source,`${printed??""}${imported}`,"replace"),{report:{...report,messages:rowsRead.report.
messages},unreadable})}function tryParseRows(text,source){try{return{report:parseNcuCsv(text,source),unreadable:null}}catch(error){
if(!(error instanceof ParseError))throw error;return{report:null,unreadable:error}}}async function addRunDetails(side,folder,report){
let{directory}=side.session;if(report.rows.length===0||!await exists(directory.file(join(folder,reportFile))))return report;
let page=await importRunPage(side,folder,"details"),file=join(folder,detailsFile);return typeof page=="string"&&await directory.
write(file,page),addDetails(report,page,file)}async function importRunPage({session,config},folder,page){let{directory,tools}=session,
report=join(folder,reportFile),ports={...tools,cwd:directory.file(folder),ncu:config.ncu.path};return importPage(ports,directory.
file(report),page,report)}async function removeReports({directory,config}){if(!config.ncu["keep-report"])for(let side of[
"head","base"]){let folder=directory.file(join(side,"ncu")),runs=await readdir(folder,{withFileTypes:!0}).catch(()=>[]);
for(let run of runs)run.isDirectory()&&await rm(join(folder,run.name,reportFile),{force:!0})}}async function readIfPresent(path){
try{return await readFile(path,"utf8")}catch(error){if(readErrorCode(error)==="ENOENT")return null;throw error}}var rangeFailureIds=new Set(["ncu-kernel-missing","ncu-kernel-filter","ncu-no-rows","ncu-range-not-seen"]),ncuExplainer={
needs:inquiry=>findUnaskedStatus(inquiry)===null,isEarly:!1,cost:{leg:"ncu",starts:1,endingMs},explain:async(inquiry,known,mayBegin)=>{
let{ncu,judge,asked,head:measured}=inquiry,question={asked:asked??[],only:asksForSomeRanges(measured.side,asked)},{profile,
failure}=await explainKernels(measured,ncu,known.profiles.head,question,mayBegin),head=addFindings(profile),{base}=known.
profiles;return inquiry.base!==null&&isProfile(base)&&failure===null&&asked!==null&&asked.length>0&&(base=await explainBase(
inquiry.base,ncu,base,{asked,only:!0},mayBegin)),{...judgeAgain(known,{head,base},judge),failure}}};function asksForSomeRanges({
config},asked){return asked!==null&&config.ncu.when==="auto"}function findUnaskedStatus({ncu,asked,failed,head}){return ncu.
kind==="off"?createStatusWithoutNcu("off",null):failed!==null?createStatusWithoutNcu("skipped","An earlier round failed."):
asksForSomeRanges(head.side,asked)&&asked?.length===0?createStatusWithoutNcu("not-needed",null):null}function logNcuNotNeeded({
context},status){status.state==="not-needed"&&context.log.detail(missingNcuText(status)??"")}async function explainBase(base,ncu,profile,question,mayBegin){
if(ncu.kind!=="ready")return profile;let{session}=base.side;try{let{profile:explained,failure}=await inKeptFolder(base.side,
async()=>explainKernels(base,ncu,profile,question,mayBegin)),complete=addWarnings(addFindings(explained),session);return failure!==
null&&await session.warn(`Couldn't profile the base's kernels with ncu: ${failure.message}`),complete}catch(error){return await session.
warn(`Couldn't profile the base's kernels with ncu: ${asFailure(error).message}`),profile}}async function explainKernels(measuredSide,prepared,profile,question,mayBegin){
let without=status=>({profile:{...profile,ncu:status},failure:null});if(prepared.kind==="off")return without(createStatusWithoutNcu(
"off",null));let{side}=measuredSide,{session,config}=side,{ncu}=config,captures=listCaptures(measuredSide),seen={ranges:captures.
flatMap(({seen:ranges2})=>ranges2),processes:Math.max(...captures.map(({processes})=>processes))},questionRanges=question.
only?profile.ranges.filter(range=>findQuestion(question,range)!==void 0):profile.ranges;if(question.only&&questionRanges.
length===0){let status=createStatusWithoutNcu("not-needed",null);return logNcuNotNeeded(session,status),without(status)}
let volatile=new Set(seen.ranges.filter(({isVolatile})=>isVolatile===!0).map(rangeKeyText)),ranges=ncu.gating?questionRanges.
filter(range=>!volatile.has(rangeKeyText(range))):questionRanges;ranges.length<questionRanges.length&&await session.warn(
`ncu: ${counted(questionRanges.length-ranges.length,"range")} can't be profiled, because a part of the range's name diff\
ers from run to run, so ncu's filter wouldn't find the range again. Set ncu.gating=false to profile the whole program.`);
let waiting=ranges.flatMap(({kernels})=>kernels.filter(kernel=>waitsForPeers(ncu,kernel)));if(!ncu.gating&&waiting.length>
0){let why=`ncu wasn't started. Without ncu.gating, ncu would replay every kernel, including ${counted(waiting.length,"c\
ommunication kernel")}, and wait forever for the other ranks. Set ncu.replay-mode=application to repeat the whole progra\
m instead.`;return await session.warn(why),without(createStatusWithoutNcu("skipped",why))}let namesAsked=range=>findQuestion(
question,range)?.kernels[side.name]??[],plans=planNcu(ncu,prepared.kind==="ready"?prepared.tool.filterMode:"global",ranges.
map(range=>planRange(range,seen,namesAsked(range))),seen.processes);if(plans.length===0)return without(createStatusWithoutNcu(
"skipped","No range has kernels to explain."));if(prepared.kind==="missing")return continueWithoutNcu(session,profile,new CaptureError(
prepared.why));ncu.gating&&await warnOtherThreads(session,ranges,ncu["top-kernels"]),ncu.gating&&waiting.length>0&&session.
context.log.detail(`ncu: ${counted(waiting.length,"communication kernel")} (${[...new Set(waiting.map(({shortName})=>plainText(
shortName)))].slice(0,3).join(", ")}) won't be replayed, because ncu would wait forever for the other ranks.`),session.context.
log.detail(`${counted(plans.length,"ncu run")}: ${plans.map(({label})=>label).join("; ")}.`);let{tool}=prepared,measured={
state:"measured",why:null,mode:ncu["replay-mode"],sections:[...tool.selection.sections],metrics:[...tool.selection.metrics],
notNeeded:profile.ranges.flatMap(range=>questionRanges.includes(range)?[]:[{name:range.name,domain:range.domain}])};return runPlans(
side,tool,profile,{plans,namesAsked,mayBegin,measured})}function findQuestion({asked},range){return asked.find(entry=>rangeKeyText(
entry)===rangeKeyText(range))}async function runPlans(side,tool,profile,{plans,namesAsked,mayBegin,measured}){let{session}=side,
{ncu}=side.config,explained=profile,finishedRuns=0,isOutOfTime=!1,failures=[];for(let queue=plans;queue.length>0;){let[plan,
...rest]=queue;if(plan===void 0||(queue=rest,isOutOfTime=!mayBegin(),isOutOfTime))break;let leftOut=leftOutText(plan);leftOut!==
null&&await session.warn(leftOut);let timed=limitToBudget(side);try{let{rows,warnings}=await session.context.log.group(labelSide(
timed,plan.label),async()=>captureNcu(timed,tool,plan));finishedRuns+=1;for(let warning of warnings)await session.warn(warning);
let{kernels:selected,shared}=plan,filters=plan.filters.length===0?null:plan.filters,ncuRun={mode:ncu["replay-mode"],rows,
ranges:filters,selected,shared};if(explained=splitRuns(ncuRun).reduce(addNcu,explained),replaysRanges(ncu))continue;let keys=filters?.
map(rangeKeyText),ranges=explained.ranges.filter(range=>keys?.includes(rangeKeyText(range))??!0),joined={label:plan.label,
rows,ranges};await checkJoinedRows(session,plan,joined),shared!==null&&(queue=[...queue,...planSeparateRuns(session,plan,
joined,namesAsked)])}catch(thrown){let error=asFailure(thrown);if(error.id==="ncu-permission")return continueWithoutNcu(
session,profile,error);if(isOutOfTime=error.id==="time-limit"&&timed!==side,isOutOfTime){await session.warn(`${plan.label}\
: The time budget ran out before ncu measured anything.`);break}if(failures.push(error),!rangeFailureIds.has(error.id??""))
break}}if(finishedRuns===0&&isOutOfTime)return{profile:{...profile,ncu:createStatusWithoutNcu("skipped",noTimeReason)},failure:null};
let[first]=failures;if(first===void 0)return{profile:{...explained,ncu:measured},failure:null};let failure=failures.length===
1?first:new CaptureError({id:first.id??"ncu-failed",what:`${failures.length} of ${counted(failures.length+finishedRuns,"\
ncu run")} failed:`,failures}),why=failures.map(({where,message})=>where===null?message:`${where}: ${message}`).join(" ");
return{profile:{...explained,ncu:{...measured,state:"failed",why}},failure}}function planRange(range,seen,askedKernels){
let{name,domain}=range,reachableKernels=range.kernels.filter(hasOwnLaunch),styles=seen.ranges.filter(seenRange=>rangeKeyText(
seenRange)===rangeKeyText(range)).map(({style})=>style);return{name,domain,styles:[...new Set(styles)],kernels:findTopKernels(
{...range,kernels:reachableKernels},reachableKernels.length).map((kernel,index)=>({...kernel,configurations:new Set(reachableKernels[index]?.
variants.map(launchShape)).size,asked:askedKernels.includes(kernel.name)}))}}function planSeparateRuns(session,plan,{rows,
ranges},namesAsked){return(plan.shared??[]).flatMap(sharedRange=>{let range=ranges.find(candidate=>rangeKeyText(candidate)===
rangeKeyText(sharedRange)),kernels=range===void 0?[]:findUnmeasured(range,rows,sharedRange.kernels,namesAsked(sharedRange));
if(kernels.length===0)return[];let separatePlan=planNcuAgain(plan,sharedRange,kernels);return session.context.log.detail(
`${separatePlan.label}: Running ncu once more for ${counted(kernels.length,"kernel")} in this range. ncu first saw their\
 launch configurations in another range, or never saw them.`),[separatePlan]})}var noTimeReason="The time budget was use\
d up before ncu could start.";async function continueWithoutNcu(session,profile,error){let policy=session.config.ncu.unavailable;
if(policy==="fail")return{profile:{...profile,ncu:createStatusWithoutNcu("failed",error.message)},failure:error};let text=diagnosticText(
{...error,why:null});policy==="warn"?await session.warn(`No kernel metrics: ${text}`):session.context.log.detail(`No ker\
nel metrics (ncu.unavailable: skip): ${text}`);let status=createStatusWithoutNcu(policy==="warn"?"unavailable":"skipped",
error.what);return{profile:{...profile,ncu:status},failure:null}}async function checkJoinedRows(session,{kernels,shared},joined){
let broken=checkJoined(joined);if(broken!==null)throw new CaptureError(broken);let selected=shared===null?kernels:null;for(let warning of warnAboutJoin(
joined,selected,session.config.ncu["launches-per-kernel"]))await session.warn(warning)}function hasOwnLaunch({rounds}){return rounds.
some(round=>round!==null&&round.launches>round.otherThreadLaunches)}async function warnOtherThreads(session,ranges,count){
for(let range of ranges){let unreachable=range.kernels.slice(0,count).filter(kernel=>!hasOwnLaunch(kernel)).length;unreachable!==
0&&await session.warn(`ncu, ${rangeText(range.name,range.domain)}: ${unreachable} of the top ${counted(count,"kernel")} \
can't be profiled, because only other threads launched them. ncu's filter by NVTX range sees only the thread that opened\
 the range. Set ncu.gating=false to profile the whole program.`)}}export{addReason,applyReasons,judgeAgain,endingMs,limitToBudget,removeReports,ncuExplainer,findUnaskedStatus,logNcuNotNeeded};
