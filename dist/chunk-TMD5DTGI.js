import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{isProfile}from"./chunk-THRDSY2X.js";import{endingMs,judgedAnew,withinBudget}from"./chunk-3GSFCRAN.js";
import{goOnWithout,withoutNcu}from"./chunk-WWVEZYFV.js";import{capturesOf,inKeptFolder,withWarnings}from"./chunk-ZBTMP7WP.js";
import{keepAttempt,runProfiled,startedFor,triesAgain}from"./chunk-BI4YU65I.js";import{addNcuDetails,askedEvidence,
importPage,parseNcuCsv}from"./chunk-3IHMOKDV.js";import{checkJoined,checkNcu,isTransientNcu,joinWarnings,ncuWarnings}from"./chunk-AQNZIL3C.js";
import{leftOutText,planNcu,planNcuAgain,waitsForPeers}from"./chunk-XJWEE3PF.js";import{ncuArgv,replaysRanges}from"./chunk-MGKK7GTE.js";
import{addFindings}from"./chunk-SM6JUBNF.js";import{sideLabel}from"./chunk-FFSRJJ7V.js";import{addNcu,hasShape,
ncuName,ncuRuns}from"./chunk-BQXZSXIB.js";import{rangeKeyText}from"./chunk-EVYEDGFB.js";import{topKernels}from"./chunk-H2EAPMP6.js";
import{missingNcuText}from"./chunk-FSLDY37Y.js";import{launchShape,measuredShare}from"./chunk-YM5JA4HV.js";import{
errorCode}from"./chunk-QJOP3WDW.js";import{CaptureError,ParseError,ToolError,asFailure}from"./chunk-4KDG6NHC.js";
import{counted}from"./chunk-XPTDL37I.js";import{rangeText}from"./chunk-H4ZU53CY.js";import{plainText}from"./chunk-JN33INQG.js";var wantedShare=.9;function leftToOthers(range,rows,selected,asked){let kernels=range.kernels.filter(kernel=>namesOf(kernel).
some(name=>selected.includes(name)));if(kernels.every(({ncu})=>ncu.length===0))return[...selected];let missing=kernels.filter(
kernel=>!rows.some(row=>namesOf(kernel).includes(row.kernel))),taken=kernels.filter(kernel=>isTaken(kernel,rows)),isShort=(measuredShare(
range)??0)<wantedShare,isAsked=taken.some(({name,ncu})=>ncu.length===0&&asked.includes(name)),left=new Set([...missing,...isShort||
isAsked?taken:[]].flatMap(namesOf));return selected.filter(name=>left.has(name))}function isTaken(kernel,rows){let measured=new Set(
kernel.ncu.flatMap(({variant})=>kernel.variants[variant]??[]).map(launchShape));return kernel.variants.some(variant=>!measured.
has(launchShape(variant))&&rows.some(row=>row.kernel===ncuName(kernel,variant.mangled)&&hasShape(variant,row)))}function namesOf(kernel){
return kernel.variants.map(({mangled})=>ncuName(kernel,mangled))}import{readdir,readFile,rm,stat}from"node:fs/promises";import{join}from"node:path";var csvFile="raw.csv",reportFile="report.ncu-rep",detailsFile="details.csv";async function captureNcu(given,tool,plan){let side=startedFor(
given,"ncu"),{session,name,config}=side,folder=join(name,"ncu",plan.directory),label=name==="base"?`base, ${plan.label}`:
plan.label,place={label,folder},{value,failure}=await runNcu(side,tool,plan,place);if(failure?.id==="ncu-kernel-missing"&&
value.report.rows.length===plan.launches&&(await keepAttempt(session,folder,`${folder}-limited`),await session.warn(`${label}\
: ncu profiled the expected ${counted(plan.launches,"launch","launches")}, but missed some kernels, because more process\
es launched kernels than in the captures. Running ncu again without a limit on launches.`),{value,failure}=await runNcu(
side,tool,{...plan,launches:null},place)),await session.recorder.profiled({side:name,label,folder,...askedOf(config,tool,
plan),outcome:value.end.outcome,exitCode:value.end.exitCode,seconds:value.end.seconds}),failure!==null)throw new CaptureError(
failure);return value.report}function askedOf({ncu},{selection},{filters,kernels,shared}){return{ranges:filters.map(({name,
domain,style})=>({name,domain,style})),kernels:kernels===null?null:[...kernels],shared:shared?.map(({name,domain,kernels:own})=>({
name,domain,kernels:[...own]}))??null,mode:ncu["replay-mode"],sections:[...selection.sections],metrics:[...selection.metrics],
presetMetrics:selection.presetMetrics.map(names=>[...names])}}async function runNcu(side,tool,plan,place){for(let attempt=1;;attempt+=
1){let attempted=await attemptNcu(side,tool,plan,place.folder,attempt);if(!await triesAgain(side,place,attempt,attempted.
failure))return attempted}}async function attemptNcu(side,tool,plan,relativeFolder,attempt){let{selection,offer}=tool,{ncu}=side.
config,{folder,end,output}=await runProfiled(side,{tool:"ncu",label:plan.label,attempt,folder:relativeFolder,successExitCodes:[
0],watched:!1,argv:(own,workload)=>{let{filters:ranges,kernels,launches,filterMode}=plan;return ncuArgv(ncu,{...{ranges,
kernels,launches,filterMode,selection},log:join(own,csvFile),report:join(own,"report")},workload)}}),read=await readRows(
side,relativeFolder,folder,end),rows=read.report??noReport(relativeFolder),report=end.exitCode===0?await withDetails(side,
relativeFolder,rows):rows,{unreadable}=read,evidence={...askedEvidence(plan.label,askedOf(side.config,tool,plan),report),
...offer,end,output},broken=checkNcu(evidence);if(unreadable!==null&&(broken===null||broken.id==="ncu-no-rows"))throw unreadable;
let failure=broken===null?null:{...broken,transient:isTransientNcu(broken.id??"")},warnings=[...report.warnings,...broken===
null?ncuWarnings(evidence):[]];return{value:{end,report:{...report,warnings}},failure}}async function readRows(side,folder,path,end){
let source=join(folder,csvFile),printed=await textOf(join(path,csvFile)),read=parsed(printed??"",source);if(read.report===
null||read.report.rows.length>0||end.exitCode!==0||!await exists(join(path,reportFile)))return read;let imported=await pageOf(
side,folder,"raw");if(imported instanceof ToolError)return{...read,unreadable:imported};let{report,unreadable}=parsed(imported,
source);return report===null||report.rows.length===0?{...read,unreadable}:(await side.session.directory.write(source,`${printed??
""}${imported}`,"replace"),{report:{...report,messages:read.report.messages},unreadable})}function parsed(text,source){try{
return{report:parseNcuCsv(text,source),unreadable:null}}catch(error){if(!(error instanceof ParseError))throw error;return{
report:null,unreadable:error}}}function noReport(folder){return{source:join(folder,csvFile),messages:[],availableKernels:[],
columns:[],rows:[],warnings:[]}}async function withDetails(side,folder,report){let{directory}=side.session;if(report.rows.
length===0||!await exists(directory.file(join(folder,reportFile))))return report;let page=await pageOf(side,folder,"deta\
ils"),file=join(folder,detailsFile);return page instanceof ToolError?{...report,warnings:[...report.warnings,`${file}: C\
ouldn't read the advice from ncu's rules. ${page.message}`]}:(await directory.write(file,page),addNcuDetails(report,page,
file))}async function pageOf({session,config},folder,page){let{directory}=session,report=join(folder,reportFile),{runTool,
environment}=session.tools,ports={runTool,cwd:directory.file(folder),environment,ncu:config.ncu.path};return importPage(
ports,directory.file(report),page,report)}async function exists(path){return await stat(path).catch(()=>null)!==null}async function removeReports({
directory,config}){if(!config.ncu["keep-report"])for(let side of["head","base"]){let folder=directory.file(join(side,"nc\
u")),runs=await readdir(folder,{withFileTypes:!0}).catch(()=>[]);for(let run of runs)run.isDirectory()&&await rm(join(folder,
run.name,reportFile),{force:!0})}}async function textOf(path){try{return await readFile(path,"utf8")}catch(error){if(errorCode(
error)==="ENOENT")return null;throw error}}var ownToRange=new Set(["ncu-kernel-missing","ncu-kernel-filter","ncu-no-rows","ncu-range-not-seen"]),ncuExplainer={needs:inquiry=>unaskedStatus(
inquiry)===null,isEarly:!1,cost:{leg:"ncu",starts:1,endingMs},explain:async(inquiry,known,mayBegin)=>{let{ncu,judge,asked}=inquiry,
{profile:head,failure}=await explainHead(inquiry,known.profiles.head,mayBegin),{base}=known.profiles;return inquiry.base!==
null&&isProfile(base)&&failure===null&&asked!==null&&asked.length>0&&(base=await explainBase(inquiry.base,ncu,base,{asked,
only:!0},mayBegin)),{...judgedAnew(known,{head,base},judge),failure}}};function asksOnly({config},asked){return asked!==
null&&config.ncu.when==="auto"}function unaskedStatus({ncu,asked,failed,head}){return ncu.kind==="off"?withoutNcu("off",
null):failed!==null?withoutNcu("skipped","An earlier round failed."):asksOnly(head.side,asked)&&asked?.length===0?withoutNcu(
"not-needed",null):null}function sayNotNeeded({context},status){status.state==="not-needed"&&context.log.info(missingNcuText(
status)??"")}async function explainHead({head,ncu,asked},profile,mayBegin){let question={asked:asked??[],only:asksOnly(head.
side,asked)},{profile:known,failure}=await explainKernels(head,ncu,profile,question,mayBegin);return{profile:addFindings(
known),failure}}async function explainBase(base,ncu,profile,question,mayBegin){if(ncu.kind!=="ready")return profile;let{
session}=base.side;try{let{profile:known,failure}=await inKeptFolder(base.side,async()=>explainKernels(base,ncu,profile,
question,mayBegin)),found=withWarnings(addFindings(known),session);return failure!==null&&await session.warn(`Couldn't p\
rofile the base's kernels with ncu: ${failure.message}`),found}catch(error){return await session.warn(`Couldn't profile \
the base's kernels with ncu: ${asFailure(error).message}`),profile}}async function explainKernels(measuredSide,prepared,profile,question,mayBegin){
let without=status=>({profile:{...profile,ncu:status},failure:null});if(prepared.kind==="off")return without(withoutNcu(
"off",null));let{side}=measuredSide,{session,config}=side,{ncu}=config,seen=seenOf(measuredSide),asked=rangesOfQuestion(
profile,question);if(question.only&&asked.length===0){let status=withoutNcu("not-needed",null);return sayNotNeeded(session,
status),without(status)}let ranges=ncu.gating?asked.filter(range=>!hasVolatileName(range,seen)):asked;ranges.length<asked.
length&&await session.warn(`ncu: ${counted(asked.length-ranges.length,"range")} can't be profiled, because a part of the\
 range's name differs from run to run, so ncu's filter wouldn't find the range again. Set ncu.gating=false to profile th\
e whole program.`);let waiting=ranges.flatMap(({kernels})=>kernels.filter(kernel=>waitsForPeers(ncu,kernel)));if(!ncu.gating&&
waiting.length>0){let why=`ncu wasn't started. Without ncu.gating, ncu would replay every kernel, including ${counted(waiting.
length,"communication kernel")}, and wait forever for the other ranks. Set ncu.replay-mode=application to repeat the who\
le program instead.`;return await session.warn(why),without(withoutNcu("skipped",why))}let namesAsked=range=>askedOf2(question,
range)?.kernels[side.name]??[],plans=planNcu(ncu,prepared.kind==="ready"?prepared.tool.filterMode:"global",ranges.map(range=>toProfile(
range,seen,namesAsked(range))),seen.processes);if(plans.length===0)return without(withoutNcu("skipped","No range has ker\
nels to explain."));if(prepared.kind==="missing")return unexplained(session,profile,new CaptureError(prepared.why));ncu.
gating&&await sayOtherThreads(session,ranges,ncu["top-kernels"]),ncu.gating&&waiting.length>0&&session.context.log.info(
`ncu: ${counted(waiting.length,"communication kernel")} (${[...new Set(waiting.map(({shortName})=>plainText(shortName)))].
slice(0,3).join(", ")}) won't be replayed, because ncu would wait forever for the other ranks.`),session.context.log.info(
`${counted(plans.length,"ncu run")}: ${plans.map(({label})=>label).join("; ")}.`);let{tool}=prepared,measured={state:"me\
asured",why:null,mode:ncu["replay-mode"],sections:[...tool.selection.sections],metrics:[...tool.selection.metrics],notNeeded:profile.
ranges.flatMap(range=>asked.includes(range)?[]:[{name:range.name,domain:range.domain}])},runs=await runPlans(side,tool,profile,
{plans,namesAsked,mayBegin});return runs.kind==="forbidden"?unexplained(session,profile,runs.error):runs.made===0&&runs.
isOutOfTime?without(withoutNcu("skipped",noTime)):withFailures(runs,measured)}function hasVolatileName(range,seen){return seen.
ranges.some(one=>one.isVolatile===!0&&rangeKeyText(one)===rangeKeyText(range))}function askedOf2({asked},range){return asked.
find(one=>rangeKeyText(one)===rangeKeyText(range))}function rangesOfQuestion({ranges},question){return question.only?ranges.
filter(range=>askedOf2(question,range)!==void 0):ranges}async function runPlans(side,tool,profile,{plans,namesAsked,mayBegin}){
let{session}=side,{ncu}=side.config,explained=profile,made=0,isOutOfTime=!1,failures=[];for(let queue=plans;queue.length>
0;){let[plan,...rest]=queue;if(plan===void 0||(queue=rest,isOutOfTime=!mayBegin(),isOutOfTime))break;let leftOut=leftOutText(
plan);leftOut!==null&&await session.warn(leftOut);let timed=withinBudget(side);try{let{rows,warnings}=await session.context.
log.group(sideLabel(timed,plan.label),async()=>captureNcu(timed,tool,plan));made+=1;for(let warning of warnings)await session.
warn(warning);let{kernels:selected,shared}=plan,of=rangesOf(plan);if(explained=ncuRuns({mode:ncu["replay-mode"],rows,ranges:of,
selected,shared}).reduce(addNcu,explained),replaysRanges(ncu))continue;let joined={label:plan.label,rows,ranges:ofRun(explained,
of)};await checkJoin(session,plan,joined),shared!==null&&(queue=[...queue,...againAlone(session,plan,joined,namesAsked)])}catch(thrown){
let error=asFailure(thrown);if(error.id==="ncu-permission")return{kind:"forbidden",error};if(isOutOfTime=error.id==="tim\
e-limit"&&timed!==side,isOutOfTime){await session.warn(`${plan.label}: The time budget ran out before ncu measured anyth\
ing.`);break}if(failures.push(error),!ownToRange.has(error.id??""))break}}return{kind:"ran",profile:explained,made,failures,
isOutOfTime}}function withFailures({profile,made,failures},measured){let[first]=failures;if(first===void 0)return{profile:{
...profile,ncu:measured},failure:null};let failure=failures.length===1?first:new CaptureError({id:first.id??"ncu-failed",
what:`${failures.length} of ${counted(failures.length+made,"ncu run")} failed:`,failures}),why=failures.map(({where,message})=>where===
null?message:`${where}: ${message}`).join(" ");return{profile:{...profile,ncu:{...measured,state:"failed",why}},failure}}
function toProfile(range,seen,asked){let{name,domain}=range,own=range.kernels.filter(hasOwnLaunch),styles=seen.ranges.filter(
other=>rangeKeyText(other)===rangeKeyText(range)).map(({style})=>style);return{name,domain,styles:[...new Set(styles)],kernels:topKernels(
{...range,kernels:own},own.length).map((kernel,index)=>({...kernel,configurations:new Set(own[index]?.variants.map(launchShape)).
size,asked:asked.includes(kernel.name)}))}}function againAlone(session,plan,{rows,ranges},asked){return(plan.shared??[]).
flatMap(one=>{let range=ranges.find(each=>rangeKeyText(each)===rangeKeyText(one)),kernels=range===void 0?[]:leftToOthers(
range,rows,one.kernels,asked(one));if(kernels.length===0)return[];let again=planNcuAgain(plan,one,kernels);return session.
context.log.info(`${again.label}: Running ncu once more for ${counted(kernels.length,"kernel")} in this range. ncu first\
 saw their launch configurations in another range, or never saw them.`),[again]})}var noTime="The time budget was used u\
p before ncu could start.";function seenOf(measured){let captures=capturesOf(measured);return{ranges:captures.flatMap(({
seen})=>seen),processes:Math.max(...captures.map(({processes})=>processes))}}async function unexplained(session,profile,error){
let status=await goOnWithout(session,error);return status===null?{profile:{...profile,ncu:withoutNcu("failed",error.message)},
failure:error}:{profile:{...profile,ncu:status},failure:null}}function rangesOf({filters}){return filters.length===0?null:
filters}function ofRun(profile,ranges){let keys=ranges?.map(rangeKeyText);return profile.ranges.filter(range=>keys?.includes(
rangeKeyText(range))??!0)}async function checkJoin(session,{kernels,shared},joined){let broken=checkJoined(joined);if(broken!==
null)throw new CaptureError(broken);let selected=shared===null?kernels:null;for(let warning of joinWarnings(joined,selected,
session.config.ncu["launches-per-kernel"]))await session.warn(warning)}function hasOwnLaunch({rounds}){return rounds.some(
round=>round!==null&&round.launches>round.otherThreadLaunches)}async function sayOtherThreads(session,ranges,count){for(let range of ranges){
let left=range.kernels.slice(0,count).filter(kernel=>!hasOwnLaunch(kernel)).length;left!==0&&await session.warn(`ncu, ${rangeText(
range.name,range.domain)}: ${left} of the top ${counted(count,"kernel")} can't be profiled, because only other threads l\
aunched them. ncu's filter by NVTX range sees only the thread that opened the range. Set ncu.gating=false to profile the\
 whole program.`)}}export{removeReports,ncuExplainer,unaskedStatus,sayNotNeeded};
