import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{rangesToMap}from"./chunk-DV4QREFG.js";import{reportFiles}from"./chunk-Y3TPCKHG.js";import{exitCodeOf}from"./chunk-KX666FSN.js";
import{addFiles,shownFolder}from"./chunk-BIKYHMUY.js";import{comparisonComment}from"./chunk-JRNKBDII.js";import{
rulesOf}from"./chunk-J3P5S6A6.js";import{removeReports,sayNotNeeded,unaskedStatus}from"./chunk-TMD5DTGI.js";
import{isProfile,judgeOf}from"./chunk-THRDSY2X.js";import{judgedAnew,withReason,withReasons}from"./chunk-3GSFCRAN.js";
import{prepareNcu,withoutNcu}from"./chunk-WWVEZYFV.js";import{addMorePairs,addPairs,addUntraced,announce,giveChoices,
hasBase,orOwnFault,prepareSides,sayWithoutBase,splitChoices,startTuned,untracedPairsOf,verifyHead}from"./chunk-W5U4AGUF.js";
import{compressReports,failureOf,wholeRun}from"./chunk-GDIVAP27.js";import{areUntracedAsked,untracedPairs}from"./chunk-6X2C5FCC.js";
import{comparePolicy}from"./chunk-MALXM3W2.js";import{examineCaptured,inKeptFolder,measuredBase,ofBase,restoreState,
setAside,sideProfile,unmeasured,warmFiles,withSeed,withWarnings}from"./chunk-ZBTMP7WP.js";import{captureWhole,startedFor}from"./chunk-BI4YU65I.js";
import{hasWrongResult,metricThreshold}from"./chunk-CYFPQEIY.js";import{isMajority,studentTQuantile}from"./chunk-QNJQHO6J.js";
import{constants}from"./chunk-7RIKUGPE.js";import{addFindings}from"./chunk-SM6JUBNF.js";import{toolName}from"./chunk-A2TGLBHE.js";
import{loadSettings,wholeConfig}from"./chunk-SL4I7YBJ.js";import{sideLabel}from"./chunk-FFSRJJ7V.js";import{
likeRecorded,planCaptures,wholeProgramCapture}from"./chunk-TVMH5Q7A.js";import{workloadArgv}from"./chunk-BNFK57VM.js";
import{resultFiles,sideFiles,topKernelsByRange}from"./chunk-H2EAPMP6.js";import{costOf}from"./chunk-WQTUTYOP.js";
import{hasGpuTime}from"./chunk-ZZE62GUO.js";import{countReasonIds}from"./chunk-ZDEMQHSS.js";import{CaptureError,
LlmProfileError,exitCodes}from"./chunk-4KDG6NHC.js";import{counted,listText}from"./chunk-XPTDL37I.js";import{
rangeText}from"./chunk-H4ZU53CY.js";import{signedPercent}from"./chunk-W32B5RYS.js";import{plainText}from"./chunk-JN33INQG.js";
import{__callDispose,__using}from"./chunk-GBWPPC6J.js";function rangesToExplain({ranges,budgets}){let overBudget=new Set(budgets.flatMap(({range,state})=>state==="broken"&&range!==
null?[range]:[]));return ranges.flatMap(range=>{let kernels=range.kernels.filter(needsReason),isOpen=isTold(range.gpuBusyTime)||
range.families.some(({time})=>isTold(time));if(!(kernels.length>0||isOpen&&!hasOtherLaunches(range)||overBudget.has(rangeText(
range.name,range.domain))))return[];let names=pick=>[...new Set(kernels.flatMap(pick))],{name,domain}=range;return[{name,
domain,kernels:{base:names(({baseNames})=>baseNames),head:names(({headNames})=>headNames)}}]})}function needsReason({time,
match,launches}){if(match==="swapped")return!0;if(!isTold(time)||launches.base===0||launches.head===0||time.changeRatio===
null)return!1;let change=Math.log1p(time.changeRatio),ofLaunch=change-Math.log(launches.head/launches.base);return isMajority(
Math.abs(ofLaunch),Math.abs(change))}function isTold({state,mayBeSlower}){return state==="regressed"||state==="improved"||
mayBeSlower}function hasOtherLaunches({counts}){return counts.some(({metric,state})=>metric==="launches"&&(state==="regr\
essed"||state==="improved"))}var otherWork="compare.verify doesn't confirm that head computes the same result as base.";function explaining(explainers,of){
return{async explainEarly(measured2,comparison){let{profiles,failed:failure,head}=measured2,{budget}=head.side.session;budget.
ended();let early=explainers.filter(({isEarly})=>isEarly),known={profiles,comparison,reasons:[],failure};return(await askAll(
early,inquiryOf(of,measured2),known,budget)).reasons},async explain(measured2,reasons){let{profiles,comparison,failed,head:side}=measured2,
{session}=side.side;session.budget.ended();let inquiry=inquiryOf(of,measured2),isOtherWork=comparison!==null&&hasWrongResult(
comparison),status=unaskedStatus(inquiry)??(isOtherWork?withoutNcu("skipped",otherWork):null);status!==null&&sayNotNeeded(
session,status);let head=addFindings(status===null?profiles.head:{...profiles.head,ncu:status}),begin={profiles:{...profiles,
head},comparison:withReasons(comparison,reasons),reasons,failure:failed},known=await askAll(isOtherWork?[]:explainers,inquiry,
begin,session.budget);return{...known,profiles:{...known.profiles,head:withWarnings(known.profiles.head,session)}}}}}async function askAll(explainers,inquiry,given,budget){
let known=given;for(let{needs,cost,explain}of explainers)needs(inquiry,known)&&(known=await explain(inquiry,known,()=>mayBegin(
budget,cost)));return known}function inquiryOf(of,measured2){let{comparison,failed,head}=measured2;return{...of,head,base:measuredBase(
measured2),asked:comparison===null||comparison.base===null?null:rangesToExplain(comparison),failed}}function mayBegin(budget,cost){
return"leg"in cost?budget.mayBegin(cost):budget.leftMs()>=cost.leastMs}import{join}from"node:path";function wholeProgramOf({rounds,ranges}){return{outside:rounds[0]?.outside??{launches:0,kernelNs:0},ranges:ranges.flatMap(
({name,domain,rounds:[round]})=>{if(round===void 0)return[];let{instances,gpuBusyNs,wallNs,memcpyBytes}=round;return[{name,
domain,instances,gpuBusyNs,wallNs,lateNs:lateOf(round),copiedBytes:memcpyBytes}]})}}function lateOf({gpuBusyNs,spanNs,gpuIdleNs,
devices}){return spanNs===null||gpuIdleNs===null?null:Math.max(0,gpuBusyNs/Math.max(1,devices??1)-(spanNs-gpuIdleNs))}async function captureWholePrograms(ready){let{plan}=ready,given=ready.base;if(given===null||given instanceof LlmProfileError||
ready.head.state===null)return ready;ready.head.session.context.log.info("Capturing each side's whole program once, to f\
ind work that moved out of the ranges.");let base=await orOwnFault(async()=>captured(given,plan,null));return base instanceof
LlmProfileError?(await sayWithoutBase(given.session,base),{...ready,base,head:await captured(ready.head,plan,null)}):{...ready,
...await splitChoices({base,head:await captured(ready.head,plan,base)})}}async function captured(given,plan,from){let{state}=given;
if(state===null)return given;let side=await withSeed(startedFor(given,"whole"),"whole program"),{context,progress}=side.
session,label=sideLabel(side,"whole program");return inKeptFolder(side,async()=>{let title=progress.begin(label),ready=from===
null?side:await giveChoices(from,side),{side:tuned,started}=await startTuned(ready,{start:async()=>context.log.group(title,
async()=>captureAndExamine(side,plan,label)),isReal:()=>!0,setAside:async()=>{await setAside(side,"whole","tuning","tuni\
ng"),await restoreState(side)}}),profile=sideProfile({...unmeasured(side),rounds:[{captures:[started],load:null}]}),files=warmFiles(
state,label);return await state.kept.close(),{...given,tuning:tuned.tuning,state:{...state,warm:{files,whole:wholeProgramOf(
profile)}}}})}async function captureAndExamine(side,plan,label){let{value,failure}=await captureWhole(side,{label,folder:join(
side.name,"whole","nsys")});if(failure!==null)throw new CaptureError(failure);return examineCaptured(side,wholeProgramCapture(
plan,side.config),null,value)}import{join as join2}from"node:path";async function writeResults(session,{publisher,history,raw},found){let{config,directory}=session,{failure}=found.known,results=await resultsOf(
session,found);await compressReports(session);let cost=costOf(session.recorder.snapshot(),session.context.clock.now()),measured2=withCost(
results,cost),{profile,comparison}=measured2,judged2=comparison===null?exitCodes.pass:exitCodeOf(comparison,config.compare["\
fail-on"]),ended=failure===null?null:failureOf(failure),fails=failure!==null||judged2!==exitCodes.pass,{cwd}=session.context,
folder=shownFolder(cwd,directory.path),again=[toolName,"run","--config",join2(folder,"config.yaml")],result={head:profile,
base:measured2.base,comparison,failure:ended,timelines:measured2.timelines},ownComment=publisher===null&&comparison!==null,
added=addFiles(found.resultFiles,{...result,asked:{kind:"run",again,folder}},{first:["comparison.json","report.html",sideFiles.
head,...measured2.base===null?[]:[sideFiles.base]],last:["run.json",...ownComment?["comment.md"]:[],"summary.md"]}),input={
...result,fails,cost,history:history?.recentRuns??null,commands:[[toolName,"run","--config","config.yaml"]]},files=resultFiles(
measured2,config["top-kernels"],reportFiles(session.context,input,added));ownComment&&await directory.write("comment.md",
comparisonComment("GPU profile",comparison,profile,fails,{failure:ended,cost,config:wholeConfig(raw)}));for(let[file,text]of files)
await directory.write(file,text);return{directory:directory.path,profileFile:directory.file("profile.json"),reportFile:directory.
file("report.html"),profile,comparison,added,cost,failure,topKernels:topKernelsByRange(profile,config["top-kernels"]),shownKernels:config["\
top-kernels"],exitCode:failure===null||judged2===exitCodes.regressed?judged2:failure.exitCode}}function withCost(measured2,cost){
let{comparison}=measured2;return{...measured2,comparison:comparison===null?null:{...comparison,cost}}}async function resultsOf(session,found){
let{measured:measured2,known,judge}=found,{head,base}=known.profiles,leftOut=await sayLeftOut(session,measured2.head,known.
comparison);return{profile:{...head,warnings:[...head.warnings,...leftOut]},timelines:{base:timelinesOf(measuredBase(measured2)),
head:timelinesOf(measured2.head)},base:isProfile(base)?base:judge.recordedProfile,comparison:known.comparison}}async function sayLeftOut({
budget,config,warn},head,comparison){if(budget.exhausted.size===0)return[];let rounds=head.rounds.length,untraced=head.untraced.
length,texts={rounds:`rounds after the first ${rounds===1?"one":String(rounds)}`,untraced:untraced===0?"runs without CUD\
A tracing":`runs without CUDA tracing after the first ${String(untraced)}`,ncu:"Nsight Compute",lines:comparison?.ranges.
some(({lineSearch})=>lineSearch?.state==="out-of-time")===!0?"finding the lines behind what's slower":"recording the bas\
e's call stacks"},parts=["rounds","untraced","ncu","lines"].filter(leg=>budget.exhausted.has(leg)).map(leg=>texts[leg]),
text=`The time budget (${String(config["time-budget"])}) left no time for ${listText(parts,parts.length)}.`;return await warn(
text),[text]}function timelinesOf(side){return(side?.rounds[0]?.captures??[]).flatMap(({timelines})=>timelines)}function timeRow(range,kind,what,time){return{text:`${range.name}: ${what}`,range,kind,time}}function gpuTimeRow(range){
return timeRow(range,"range","time on the GPU",range.gpuBusyTime)}function countRow(range,metric,kind){return{text:`${range.
name}: ${metric}${kind===null?"":` ${kind}`}`,range,kind:"count",time:null}}function ambiguousRows({ranges,goal}){return ranges.
flatMap(range=>{let{wallTime,commonMode,counts,families,kernels}=range;return[...[...commonMode?.explainedByClocks===!0?
[]:[gpuTimeRow(range)],timeRow(range,"wall","wall time",wallTime),...families.map(({family,time})=>timeRow(range,"part",
`family ${family}`,time)),...kernels.map(({name,time})=>timeRow(range,"part",name,time))].filter(({kind,time})=>time.mayBeSlower||
goal==="improve"&&kind==="range"&&mayBeFaster(time)),...counts.filter(({state,base,head})=>state==="inconclusive"&&head>
base).map(({metric,kind})=>countRow(range,metric,kind))]})}function mayBeFaster({state,changeRatio,thresholdRatio}){return state===
"inconclusive"&&changeRatio!==null&&changeRatio<=1/(1+(thresholdRatio??0))-1}var measured=["range-regressed","family-reg\
ressed","kernel-regressed"];function barelySlowerRows({reasons,ranges}){let red=reasons.filter(({verdict})=>verdict==="r\
egressed"||verdict==="over-budget");if(red.length===0||red.some(({id})=>!measured.includes(id)))return[];let slower=ranges.
flatMap(slowerRows);return slower.some(({isClear})=>isClear)?[]:slower}function slowerRows(range){let parts=[...range.families.
map(({family,time,impactRatio})=>({row:timeRow(range,"part",`family ${family}`,time),isShown:isShownByRange(impactRatio,
range)})),...range.kernels.map(({name,time,impactRatio})=>({row:timeRow(range,"part",name,time),isShown:isShownByRange(impactRatio,
range)}))];return[{row:gpuTimeRow(range),isShown:!0},...parts].filter(({row})=>row.time.state==="regressed").map(({row,isShown})=>({
...row,isClear:isShown&&!isBarely(row.time)}))}function isBarely({changeRatio,thresholdRatio}){return changeRatio!==null&&
thresholdRatio!==null&&Math.abs(changeRatio)<constants.clearly.value*thresholdRatio}function isShownByRange(impactRatio,{
gpuBusyTime}){return gpuBusyTime.state==="regressed"||(gpuBusyTime.changeRatio??0)>=constants.shownShare.value*impactRatio}
function barelyFasterRows({goal,ranges}){return goal==="hold"?[]:ranges.map(gpuTimeRow).filter(({time})=>time.state==="i\
mproved"&&isBarely(time))}function openRows(comparison){return comparison.verdict==="regressed"?barelySlowerRows(comparison):
[...ambiguousRows(comparison),...barelyFasterRows(comparison)]}function unsettledRanges(comparison,calibration){return comparison.ranges.filter(range=>range.verdict!=="incomparable"&&
hasGpuTime(range)&&(range.gpuBusyTime.rounds<constants.lookAfter.value||!(hasMore(range,comparison)||isClearByTime(range,
degreesOfOneSpeed(range,calibration)))))}var moreIds=Object.values(countReasonIds).flatMap(({up,down})=>[up,down]);function hasMore({
name,domain},{reasons}){let label=rangeText(name,domain);return reasons.some(({range,verdict,id})=>range===label&&verdict===
"regressed"&&moreIds.includes(id))}function isClearByTime(range,degrees){return degrees!==null&&(isClearlySlower(range)||
isClearlySame(range,degrees))}function isClearlySlower(range){return slowerRows(range).some(({isClear,time:{lowRatio,thresholdRatio}})=>isClear&&
lowRatio!==null&&thresholdRatio!==null&&lowRatio>=thresholdRatio)}function isClearlySame(range,degrees){if(isOverlapped(
range))return!1;let{gpuBusyTime,families,kernels,counts}=range,parts=[...families,...kernels].map(({time})=>time);return isInside(
gpuBusyTime,degrees)&&parts.every(time=>time.state==="not-judged"||isInside(time,degrees))&&counts.every(({state})=>state!==
"inconclusive"&&state!=="regressed")}function degreesOfOneSpeed({name,domain,gpuBusyTime},calibration){let found=calibration?.
ranges.find(one=>one.name===name&&one.domain===domain);return calibration===null||found===void 0||found.pairs<Math.max(constants.
usualWeight.value,calibration.pairs)||found.pairSpread>constants.usualSpread.value?null:found.pairs-1+gpuBusyTime.rounds-
1}function isOverlapped({overlap}){return Math.max(overlap.base??0,overlap.head??0)>=constants.besides.value}function isInside({
state,changeRatio,lowRatio,highRatio,thresholdRatio},degrees){if(state!=="same"||changeRatio===null||thresholdRatio===null||
lowRatio===null||highRatio===null)return!1;let wider=studentTQuantile(1-constants.lookChance.value/2,degrees)/studentTQuantile(
.975,degrees),middle=Math.log1p(changeRatio),reach=bound=>Math.abs(middle+wider*(Math.log1p(bound)-middle));return Math.
max(reach(lowRatio),reach(highRatio))<Math.log1p(thresholdRatio)}function knownOf({changeRatio,lowRatio,highRatio,rounds}){if(changeRatio===null||lowRatio===null||highRatio===null||rounds<
2)return null;let error=(Math.log1p(highRatio)-Math.log1p(lowRatio))/2/studentTQuantile(.975,rounds-1);return{change:Math.
log1p(changeRatio),spread:error*Math.sqrt(rounds)}}function isFutile(row,threshold,pairs){let known=knownOf(row);if(known===
null||row.rounds<constants.ranked.value)return!1;let leastError=known.spread/constants.clearOfSpread.value/Math.sqrt(pairs),
bound=studentTQuantile(1-constants.chance.value,pairs-1)*leastError;return studentTQuantile(.975,pairs-1)*leastError>Math.
log1p(threshold)&&known.change<bound}function pairsNeeded(row,threshold){let known=knownOf(row);return known===null?null:
Math.ceil((1.96*(known.spread/Math.log1p(threshold)))**2)}function nextStep(given){if(hasWrongResult(given.comparison))return{kind:"done",stops:[{kind:"not-the-same-work"}]};let known=given.
comparison.calibration.used?given:{...given,calibration:null},step=measuringStep(known),ranges=known.spending.findsLinesEarly?
redRangesBefore(step,known):[];return ranges.length===0?step:{kind:"find-lines",ranges:ranges.map(({name})=>name),stops:step.
stops}}function redRangesBefore({kind},{comparison,calibration}){let red=rangesToMap(comparison);if(kind==="planned-untr\
aced"||kind==="more-untraced")return red;if(kind!=="planned-rounds")return[];let unsettled=new Set(unsettledRanges(comparison,
calibration));return red.filter(range=>!unsettled.has(range))}function measuringStep(known){let rounds=roundsStep(known);
if("step"in rounds)return{...rounds.step,stops:[]};let stops=rounds.stop===null?[]:[rounds.stop],wall=untracedStep(known);
return"step"in wall?{...wall.step,stops}:{kind:"done",stops:wall.stop===null?stops:[...stops,wall.stop]}}function roundsStep({
comparison,calibration,spending:{rounds,untraced}}){let{made,planned,most,mayEndEarly}=rounds;if(made<Math.min(planned,most)){
let unsettled=mayEndEarly?unsettledRanges(comparison,calibration):comparison.ranges;return unsettled.length>0||comparison.
ranges.length===0?{step:{kind:"planned-rounds",unsettled:unsettled.map(({name})=>name)}}:{stop:{kind:"settled",rounds:made}}}
if(made<planned||made>=most)return{stop:null};let isWallToCome=untraced.made<Math.min(untraced.planned,untraced.most),open=openRows(
comparison).filter(({kind})=>!isWallToCome||kind!=="wall"&&kind!=="count");return open.length===0?{stop:null}:{step:{kind:"\
more-rounds",rows:open.map(({text})=>text)}}}function untracedStep({comparison,policy,spending:{untraced}}){let{made,planned,
most,isAsked,isExplained}=untraced,isNeeded=!isRedAnyway(comparison);if(made<Math.min(planned,most))return!isNeeded&&isAsked&&
!isExplained?{step:{kind:"explain"}}:isNeeded||isAsked?{step:{kind:"planned-untraced",pairs:Math.min(planned,most)-made}}:
{stop:{kind:"wall-not-needed"}};let open=isNeeded&&made<most?openWalls(comparison,policy):[];if(open.length===0)return{stop:null};
let futile=open.filter(({row,threshold})=>isFutile(row,threshold,most));return futile.length<open.length?{step:{kind:"mo\
re-untraced",rows:open.map(({text})=>text)}}:{stop:{kind:"untraced-futile",rows:futile.map(({text,row,threshold})=>({text,
needed:pairsNeeded(row,threshold)}))}}}var redAnyway=["range-regressed","family-regressed","kernel-regressed","swapped-k\
ernel-regressed","rank-regressed","launches-up","copies-up","copied-bytes-up"];function isRedAnyway({reasons}){return reasons.
some(({id,verdict})=>verdict==="regressed"&&redAnyway.includes(id))}function openWalls({ranges,metrics,reasons,goal},policy){
let open=new Set(reasons.flatMap(({id,reported})=>id==="metric-open"?[reported]:[]));return[...ranges.flatMap(({name,latency})=>{
if(latency===null)return[];let{time}=latency,threshold=policy["latency-threshold"]/100;return goal==="improve"&&mayBeFaster(
time)?[{text:name,row:inverseOf(time),threshold}]:time.mayBeSlower?[{text:name,row:time,threshold}]:[]}),...metrics.filter(
({name,change})=>open.has(name)&&change.changeRatio!==null).map(metric=>({text:metric.name,row:worseOf(metric),threshold:metric.
kind==="reported"?metricThreshold(metric.name,policy):policy["latency-threshold"]/100}))]}function worseOf({better,change}){
return better==="higher"?inverseOf(change):change}function inverseOf({changeRatio,lowRatio,highRatio,rounds}){let inverse=ratio=>ratio===
null?null:1/(1+ratio)-1;return{changeRatio:inverse(changeRatio),lowRatio:inverse(highRatio),highRatio:inverse(lowRatio),
rounds}}var mostNamed=5;function soFarText({ranges}){let parts=ranges.map(range=>{let{name,gpuBusyTime,counts}=range,launches=counts.
find(({metric})=>metric==="launches"),more=(launches?.head??0)-(launches?.base??0),{changeRatio}=gpuBusyTime,missing=hasGpuTime(
range)?"not on both sides":"without kernels",change=changeRatio===null?missing:`${signedPercent(changeRatio)} so far`,count=more===
0?"":`, ${counted(Math.abs(more),more>0?"more launch":"fewer launch",more>0?"more launches":"fewer launches")}`;return`${plainText(
name)} ${change}${count}`});return`After the first pair: ${parts.length===0?"no range to compare":parts.join("; ")}.`}function stepTexts(step,{
rounds,untraced}){return[...step.stops.map(stopText),...ofStep(step,rounds,untraced)]}function ofStep(step,rounds,{made,
most}){switch(step.kind){case"planned-rounds":return rounds.made<2?[]:[`After ${counted(rounds.made,"round")} per side, \
these ranges have no clear result yet: ${named(step.unsettled)}. Measuring another pair.`];case"more-rounds":return[`Aft\
er ${counted(rounds.made,"round")} per side, these are unclear, or just above their threshold: ${step.rows.map(plainText).
join("; ")}. Measuring ${counted(rounds.most-rounds.made,"more round")} per side, once.`];case"more-untraced":return[`Af\
ter ${counted(made,"run")} per side without tracing, we can't tell if these are worse: ${step.rows.map(plainText).join("\
; ")}. Measuring one more run per side (${String(most)} at most).`];case"find-lines":return[`${named(step.ranges)} ${step.
ranges.length===1?"is":"are"} worse already. Time is limited, so we'll look for the lines behind that before we measure \
more.`];case"explain":return["Head is slower on the GPU or does more work, regardless of wall time. We'll look for the r\
easons first."];case"planned-untraced":case"done":return[]}}function stopText(stop){switch(stop.kind){case"settled":return`\
Every range has a clear result after ${counted(stop.rounds,"round")} per side, so we don't measure more rounds.`;case"un\
traced-futile":return`More untraced runs won't give a clear result for ${futileText(stop.rows)}.`;case"not-the-same-work":
return"compare.verify doesn't confirm that head computes the same result as base, so the run ends here.";case"wall-not-n\
eeded":return"We don't judge wall time, since head is slower on the GPU or does more work anyway. To measure wall time, \
too, set latency.pairs."}}function futileText(rows){return rows.map(({text,needed})=>needed===null?plainText(text):`${plainText(
text)} (that would take about ${counted(needed,"pair")})`).join("; ")}function named(texts){return listText(texts.map(plainText),
mostNamed)}async function measureSides({head,base,plan},judge,explaining2){let given={head:unmeasured(head),base:ofBase(base,unmeasured)};
if(measuredBase(given)===null){let measured2=await measureHead({...given,failed:null},plan,judge);return{measured:measured2,
known:await explaining2.explain(measured2,[])}}let first=judged(await verifyHead(await addPairs(given,plan,roundsOfPair(
plan))),judge);return measurePairs(first,plan,judge,explaining2)}async function measureHead(given,plan,judge){let left=plan.
rounds-given.head.rounds.length,rounds=given.failed===null&&left>0?await addPairs(given,plan,left):given;return rounds.failed!==
null?judged(rounds,judge):judged(await addUntraced(rounds,untracedPairs(given.head.side.config,1)),judge)}async function measurePairs(first,plan,judge,{
explainEarly,explain}){let{context,progress}=first.head.side.session,{compare:policy}=first.head.side.config,said=new Set,
mayAdd={rounds:!0,untraced:!0},measured2=first,early=[],explained=null;pairOf(measured2)!==null&&measured2.comparison!==
null&&context.log.info(soFarText(measured2.comparison));for(let pair=pairOf(measured2);pair!==null;pair=pairOf(measured2)){
let comparison=withReasons(measured2.comparison,explained?.reasons??early);if(comparison===null)break;let spending=spendingOf(
pair,plan,judge,{mayAdd,isExplained:explained!==null}),step=nextStep({comparison,policy,calibration:judge.calibrationOf(
measured2.profiles.head),spending});for(let text of stepTexts(step,spending))said.has(text)||context.log.info(text),said.
add(text);if(step.kind==="done")break;if(step.kind==="find-lines"){let found2=await explainEarly(measured2,comparison);if(found2.
length===0)break;early=[...early,...found2];continue}if(step.kind==="explain"){explained=await explain(measured2,early);
continue}progress.expect(moreStarts(step,plan,spending));let next=await measureStep(step,measured2,pair,plan);step.kind===
"planned-rounds"||step.kind==="more-rounds"?mayAdd.rounds=step.kind==="planned-rounds"&&next.head.rounds.length>pair.head.
rounds.length:mayAdd.untraced=untracedPairsOf(next)>untracedPairsOf(pair),measured2=judged(next,judge)}if(measured2.failed===
null&&measuredBase(measured2)===null){let{config,session}=measured2.head.side;session.progress.expect(untracedPairs(config,
1)-2*untracedPairs(config,2)-plan.captures.length*(plan.rounds-measured2.head.rounds.length)),measured2=await measureHead(
measured2,plan,judge)}if(explained===null)return{measured:measured2,known:await explain(measured2,early)};let later=withLater(
explained,measured2,judge),found=await explainEarly(measured2,later.comparison);return{measured:measured2,known:found.reduce(
withReason,later)}}function withLater(explained,{profiles,failed,head},judge){let{base}=explained.profiles,later={head:withWarnings(
{...explained.profiles.head,untraced:profiles.head.untraced},head.side.session),base:isProfile(base)&&isProfile(profiles.
base)?{...base,untraced:profiles.base.untraced}:base};return judgedAnew({...explained,failure:explained.failure??failed},
later,judge)}async function measureStep(step,known,pair,plan){switch(step.kind){case"planned-rounds":return addPairs(known,
plan,Math.min(roundsOfPair(plan),plan.rounds-pair.head.rounds.length));case"more-rounds":return addMorePairs(pair,plan,mostRounds(
pair,plan)-pair.head.rounds.length);case"planned-untraced":return addUntraced(known,step.pairs);case"more-untraced":return addUntraced(
known,1)}}function moreStarts(step,plan,{rounds,untraced}){switch(step.kind){case"more-rounds":return 2*plan.captures.length*
(rounds.most-rounds.made);case"more-untraced":return 2;case"planned-untraced":return untraced.made>0?0:-2*plan.captures.
length*Math.max(0,rounds.planned-rounds.made);case"planned-rounds":case"find-lines":case"explain":case"done":return 0}}function spendingOf(pair,plan,judge,{
mayAdd,isExplained}){let{config}=pair.head.side,made=pair.head.rounds.length,untraced=untracedPairsOf(pair),planned=untracedPairs(
config,2);return{rounds:{made,planned:plan.rounds,most:mayAdd.rounds?mostRounds(pair,plan):made,mayEndEarly:config.rounds===
null&&!judge.hasRecordedBase},untraced:{made:untraced,planned,most:mayAdd.untraced?Math.max(planned,planned===0?0:config.
latency["max-pairs"]):untraced,isAsked:areUntracedAsked(config),isExplained},findsLinesEarly:config["time-budget"]!==null&&
config.lines==="auto"&&config.workload.server.command===null}}function mostRounds({head},plan){return Math.max(plan.rounds,
head.side.config.compare["max-rounds"])}function roundsOfPair({rounds,roundsOfLoad}){return Math.min(rounds,roundsOfLoad??
1)}function judged(measured2,judge){let profiles={head:sideProfile(measured2.head),base:ofBase(measured2.base,sideProfile)};
return{...measured2,profiles,comparison:judge.byBaseline(profiles)}}function pairOf({head,failed,...sides}){let base=measuredBase(
sides);return failed!==null||base===null?null:{head,base}}async function commandRequest(context,raw){return{loaded:await loadSettings(context,raw,!0),raw,publisher:null,recordedBase:null,
history:null,variables:null}}async function run(context,request){let{recordedBase,history,variables}=request,{loaded,readText}=await rulesOf(
context,request.loaded,request.raw),{config}=loaded,planned=likeRecorded(planCaptures(config),recordedBase?.profile?.captureMode??
null),policy=await comparePolicy(context,loaded,readText);return workloadArgv(config.workload,"checked before anything i\
s made"),wholeRun(context,{...request,loaded},async session=>{var _stack=[];try{let stored=recordedBase?.profile??null;stored!==
null&&session.rangeLimit.startWith(stored.ranges,stored.rangesLeftOut);let ncu=await prepareNcu(session);let prepared=__using(
_stack,await prepareSides(session,planned,variables),!0);let judge=judgeOf({config:config.compare,policy,recordedBase,baseChoice:prepared.
baseChoice,history});await announceRun(prepared,ncu,judge);let sides=await captureWholePrograms(prepared);let found=await measureSides(
sides,judge,explaining(context.explainers,{plan:sides.plan,ncu,judge}));await removeReports(session);await prepared[Symbol.
asyncDispose]();return writeResults(session,request,{...found,judge,resultFiles:context.resultFiles})}catch(_){var _error=_,
_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}})}async function announceRun(ready,ncu,judge){
let{session}=ready.head,sides=hasBase(ready)?2:1;await announce(session,ready.plan,{sides,untraced:untracedPairs(session.
config,sides),isCompared:sides===2||judge.hasRecordedBase,filterMode:ncu.kind==="ready"?ncu.tool.filterMode:null})}export{commandRequest,run};
