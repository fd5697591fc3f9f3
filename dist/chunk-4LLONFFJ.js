import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{listTopKernels,renderProfileFiles,renderReportFiles}from"./chunk-X7R2SMDI.js";import{decideExitCode}from"./chunk-REVAWS4A.js";
import{comparisonComment}from"./chunk-3ZN4IIXX.js";import{loadRules}from"./chunk-B4CQS2CF.js";import{addPairs,
addUntraced,announceRun,catchFailure,countUntracedPairs,giveChoices,hasBase,prepareSides,splitChoices,startTuned,verifyHead,
warnBaseMissing}from"./chunk-TIKH255U.js";import{compressReports,describeFailure,runWhole}from"./chunk-2RD5T3QF.js";
import{areUntracedConfigured,untracedPairs}from"./chunk-B6HTYINM.js";import{loadComparePolicy}from"./chunk-GVZ4HYNA.js";
import{summarizeCost}from"./chunk-GVMSB6MG.js";import{addReason,applyReasons,findUnaskedStatus,judgeAgain,logNcuNotNeeded,
removeReports}from"./chunk-EMXOZINI.js";import{createJudge,isProfile}from"./chunk-ABCLAVBW.js";import{createStatusWithoutNcu,
prepareNcu}from"./chunk-RBVREHUU.js";import{addSeed,addWarnings,buildSideProfile,countWarmFiles,createUnmeasuredSide,
examineCaptured,findMeasuredBase,inKeptFolder,mapBase,restoreState,setAside}from"./chunk-I2JY3ND3.js";import{captureOrThrow,
labelSide,setPurpose}from"./chunk-R5Z7LINJ.js";import{findMetricThreshold,hasWrongResult}from"./chunk-V3VTJYHY.js";
import{addFiles,formatFolder,sideFiles}from"./chunk-4B23C3TN.js";import{constants,inverseChange,inverseRatio,isMajority,
studentTQuantile}from"./chunk-4I7B7GEC.js";import{hasGpuTime}from"./chunk-ZZE62GUO.js";import{countReasonIds}from"./chunk-LY5BJY3G.js";
import{addFindings}from"./chunk-JP2KAY75.js";import{toolName}from"./chunk-A2TGLBHE.js";import{findOnlyConfigFile,
loadSettings}from"./chunk-GKIPOEAA.js";import{planCaptures,skipRecordedProbe,wholeProgramCapture}from"./chunk-YMIIYUNE.js";
import{workloadArgv}from"./chunk-XZICN7LB.js";import{counted,listText}from"./chunk-6ECLQG56.js";import{rangeText}from"./chunk-HK4KMQAT.js";
import{signedPercent}from"./chunk-6WS3YUMR.js";import{LlmProfileError,exitCodes}from"./chunk-A6EG2BLY.js";import{
jsonParts,plainText}from"./chunk-JN33INQG.js";import{__callDispose,__using}from"./chunk-GBWPPC6J.js";function rangesToExplain({ranges,budgets}){let overBudget=new Set(budgets.flatMap(({range,state})=>state==="broken"&&range!==
null?[range]:[]));return ranges.flatMap(range=>{let kernels=range.kernels.filter(needsReason),isOpen=isTold(range.gpuBusyTime)||
range.families.some(({time})=>isTold(time));if(!(kernels.length>0||isOpen&&!hasOtherLaunches(range)||overBudget.has(rangeText(
range.name,range.domain))))return[];let names=pick=>[...new Set(kernels.flatMap(pick))],{name,domain}=range;return[{name,
domain,kernels:{base:names(({baseNames})=>baseNames),head:names(({headNames})=>headNames)}}]})}function needsReason({time,
match,launches}){if(match==="swapped")return!0;if(!isTold(time)||launches.base===0||launches.head===0||time.changeRatio===
null)return!1;let change=Math.log1p(time.changeRatio),ofLaunch=change-Math.log(launches.head/launches.base);return isMajority(
Math.abs(ofLaunch),Math.abs(change))}function isTold({state,mayBeSlower}){return state==="regressed"||state==="improved"||
mayBeSlower}function hasOtherLaunches({counts}){return counts.some(({metric,state})=>metric==="launches"&&(state==="regr\
essed"||state==="improved"))}function needsLine({time,launches,match}){return time.state==="regressed"||match!=="removed"&&
launches.head>launches.base}function countNeedsLine({metric,state,base,head}){return(state==="regressed"||state==="noted")&&
head>base&&metric!=="graphLaunches"}function rangesToMap({ranges}){return ranges.filter(({verdict,kernels,counts,lineSearch})=>verdict===
"regressed"&&lineSearch===null&&(kernels.some(needsLine)||counts.some(countNeedsLine)))}var otherWorkReason="compare.verify doesn't confirm that head computes the same result as base.";function createExplaining(explainers,runParts){
return{async explainEarly(measured2,comparison){let{profiles,failed:failure,head}=measured2,{budget}=head.side.session;budget.
ended();let early=explainers.filter(({isEarly})=>isEarly),known={profiles,comparison,reasons:[],failure};return(await askExplainers(
early,createInquiry(runParts,measured2),known,budget)).reasons},async explain(measured2,reasons){let{profiles,comparison,
failed,head:side}=measured2,{session}=side.side;session.budget.ended();let inquiry=createInquiry(runParts,measured2),isOtherWork=comparison!==
null&&hasWrongResult(comparison),status=findUnaskedStatus(inquiry)??(isOtherWork?createStatusWithoutNcu("skipped",otherWorkReason):
null);status!==null&&logNcuNotNeeded(session,status);let head=addFindings(status===null?profiles.head:{...profiles.head,
ncu:status}),begin={profiles:{...profiles,head},comparison:applyReasons(comparison,reasons),reasons,failure:failed},known=await askExplainers(
isOtherWork?[]:explainers,inquiry,begin,session.budget);return{...known,profiles:{...known.profiles,head:addWarnings(known.
profiles.head,session)}}}}}async function askExplainers(explainers,inquiry,initial,budget){let known=initial;for(let{needs,
cost,explain}of explainers)needs(inquiry,known)&&(known=await explain(inquiry,known,()=>"leg"in cost?budget.mayBegin(cost):
budget.leftMs()>=cost.leastMs));return known}function createInquiry(runParts,measured2){let{comparison,failed,head}=measured2;
return{...runParts,head,base:findMeasuredBase(measured2),asked:comparison===null||comparison.base===null?null:rangesToExplain(
comparison),failed}}import{join}from"node:path";function summarizeProgram({rounds,ranges}){return{outside:rounds[0]?.outside??{launches:0,kernelNs:0},ranges:ranges.flatMap(
({name,domain,rounds:[round]})=>{if(round===void 0)return[];let{instances,gpuBusyNs,wallNs,memcpyBytes}=round;return[{name,
domain,instances,gpuBusyNs,wallNs,lateNs:measureLateWork(round),copiedBytes:memcpyBytes}]})}}function measureLateWork({gpuBusyNs,
spanNs,gpuIdleNs,devices}){return spanNs===null||gpuIdleNs===null?null:Math.max(0,gpuBusyNs/Math.max(1,devices??1)-(spanNs-
gpuIdleNs))}async function captureWholePrograms(ready){let{plan}=ready,baseSide=ready.base;if(baseSide===null||baseSide instanceof LlmProfileError||
ready.head.state===null)return ready;let base=await catchFailure(async()=>captureSide(baseSide,plan,null));return base instanceof
LlmProfileError?(await warnBaseMissing(baseSide.session,base),{...ready,base,head:await captureSide(ready.head,plan,null)}):
{...ready,...await splitChoices({base,head:await captureSide(ready.head,plan,base)})}}async function captureSide(originalSide,plan,from){
let{state}=originalSide;if(state===null)return originalSide;let side=await addSeed(setPurpose(originalSide,"whole"),"who\
le program"),{context}=side.session,label=labelSide(side,"whole program");return inKeptFolder(side,async()=>{let ready=from===
null?side:await giveChoices(from,side),{side:tuned,started}=await startTuned(ready,{start:async()=>context.log.group(label,
async()=>{let whole=await captureOrThrow(side,{label,folder:join(side.name,"whole","nsys"),trace:"cuda"});return examineCaptured(
side,wholeProgramCapture(plan,side.config),null,whole)}),isReal:()=>!0,setAside:async()=>{await setAside(side,"whole","t\
uning","tuning"),await restoreState(side)}}),profile=buildSideProfile({...createUnmeasuredSide(side),rounds:[{captures:[
started],load:null}]}),files=countWarmFiles(state,label);return await state.kept.close(),{...originalSide,tuning:tuned.tuning,
state:{...state,warm:{files,whole:summarizeProgram(profile)}}}})}import{join as join2}from"node:path";async function writeResults(session,{publisher,history,raw},{judge,measured:measured2,known,resultFiles}){let{config,context,
directory}=session,shownKernels=config["top-kernels"],{failure,profiles}=known,leftOut=await warnLeftOut(session,measured2.
head,known.comparison),profile={...profiles.head,warnings:[...profiles.head.warnings,...leftOut]},base=isProfile(profiles.
base)?profiles.base:judge.recordedProfile;await compressReports(session);let cost=summarizeCost(session.recorder.snapshot(),
context.clock.now()),comparison=known.comparison===null?null:{...known.comparison,cost},judged=comparison===null?exitCodes.
pass:decideExitCode(comparison,config.compare["fail-on"]),ended=failure===null?null:describeFailure(failure),fails=failure!==
null||judged!==exitCodes.pass,folder=formatFolder(context.cwd,directory.path),repeatArgv=[toolName,"run","--config",join2(
folder,"config.yaml")],timelines={base:selectTimelines(findMeasuredBase(measured2)),head:selectTimelines(measured2.head)},
result={head:profile,base,comparison,failure:ended,timelines},ownComment=publisher===null&&comparison!==null,added=addFiles(
resultFiles,{...result,asked:{kind:"run",again:repeatArgv,folder}},{first:["comparison.json","report.html",sideFiles.head,
...base===null?[]:[sideFiles.base]],last:["run.json",...ownComment?["comment.md"]:[],"summary.md"]}),page={...result,fails,
cost,history:history?.recentRuns??null,commands:[[toolName,"run","--config","config.yaml"]]},report=renderReportFiles(context,
page,added);if(ownComment){let details={failure:ended,cost,config:findOnlyConfigFile(raw)};await directory.write("commen\
t.md",comparisonComment("GPU profile",comparison,profile,fails,details))}base!==null&&await directory.write(sideFiles.base,
jsonParts(base));for(let[name,content]of renderProfileFiles(profile,shownKernels,report))await directory.write(name,content);
return comparison!==null&&await directory.write("comparison.json",jsonParts(comparison)),{directory:directory.path,profileFile:directory.
file("profile.json"),reportFile:directory.file("report.html"),profile,comparison,added,cost,failure,topKernels:listTopKernels(
profile,shownKernels),shownKernels,exitCode:failure===null||judged===exitCodes.regressed?judged:failure.exitCode}}async function warnLeftOut({
budget,config,warn},head,comparison){if(budget.exhausted.size===0)return[];let rounds=head.rounds.length,untraced=head.untraced.
length,texts={rounds:`rounds after the first ${rounds===1?"one":String(rounds)}`,untraced:untraced===0?"runs without CUD\
A tracing":`runs without CUDA tracing after the first ${untraced}`,ncu:"Nsight Compute",lines:comparison?.ranges.some(({
lineSearch})=>lineSearch?.state==="out-of-time")===!0?"finding the lines behind what's slower":"recording the base's cal\
l stacks"},parts=["rounds","untraced","ncu","lines"].filter(leg=>budget.exhausted.has(leg)).map(leg=>texts[leg]),text=`T\
he time budget (${String(config["time-budget"])}) left no time for ${listText(parts,parts.length)}.`;return await warn(text),
[text]}function selectTimelines(side){return(side?.rounds[0]?.captures??[]).flatMap(({timelines})=>timelines)}function describeGpuTime(range){return{text:`${range.name}: time on the GPU`,range,kind:"range",time:range.gpuBusyTime,impactRatio:null}}
function listParts(range){return[...range.families.map(row=>({name:`family ${row.family}`,row})),...range.kernels.map(row=>({
name:row.name,row}))].map(({name,row:{time,impactRatio}})=>({text:`${range.name}: ${name}`,range,kind:"part",time,impactRatio}))}
function findAmbiguousRows({ranges,goal}){return ranges.flatMap(range=>{let{name,wallTime,commonMode,counts}=range,timed=[
{text:`${name}: wall time`,range,kind:"wall",time:wallTime,impactRatio:null},...listParts(range)];commonMode?.explainedByClocks!==
!0&&timed.unshift(describeGpuTime(range));let open=counts.filter(({state,base,head})=>state==="inconclusive"&&head>base);
return[...timed.filter(({kind,time})=>time.mayBeSlower||goal==="improve"&&kind==="range"&&mayBeFaster(time)),...open.map(
({metric,kind})=>({text:`${name}: ${metric}${kind===null?"":` ${kind}`}`,range,kind:"count",time:null}))]})}function mayBeFaster({
state,changeRatio,thresholdRatio}){return state==="inconclusive"&&changeRatio!==null&&changeRatio<=inverseRatio(thresholdRatio??
0)}var measured=["range-regressed","family-regressed","kernel-regressed"];function findBarelySlowerRows({reasons,ranges}){
let red=reasons.filter(({verdict})=>verdict==="regressed"||verdict==="over-budget");if(red.length===0||red.some(({id})=>!measured.
includes(id)))return[];let slower=ranges.flatMap(findSlowerRows);return slower.some(({isClear})=>isClear)?[]:slower}function findSlowerRows(range){
return[describeGpuTime(range),...listParts(range)].filter(({time})=>time.state==="regressed").map(row=>({...row,isClear:isShownByRange(
row.impactRatio,range)&&!isBarely(row.time)}))}function isBarely({changeRatio,thresholdRatio}){return changeRatio!==null&&
thresholdRatio!==null&&Math.abs(changeRatio)<constants.clearly.value*thresholdRatio}function isShownByRange(impactRatio,{
gpuBusyTime:{state,changeRatio}}){return impactRatio===null||state==="regressed"||(changeRatio??0)>=constants.shownShare.
value*impactRatio}function findBarelyFasterRows({goal,ranges}){return goal==="hold"?[]:ranges.map(describeGpuTime).filter(
({time})=>time.state==="improved"&&isBarely(time))}function findOpenRows(comparison){return comparison.verdict==="regres\
sed"?findBarelySlowerRows(comparison):[...findAmbiguousRows(comparison),...findBarelyFasterRows(comparison)]}function findUnsettledRanges(comparison,calibration){return comparison.ranges.filter(range=>range.verdict!=="incomparabl\
e"&&hasGpuTime(range)&&(range.gpuBusyTime.rounds<constants.lookAfter.value||!(hasHigherCount(range,comparison)||isClearByTime(
range,findDegreesOfOneSpeed(range,calibration)))))}var moreIds=Object.values(countReasonIds).flatMap(({up,down})=>[up,down]);
function hasHigherCount({name,domain},{reasons}){let label=rangeText(name,domain);return reasons.some(({range,verdict,id})=>range===
label&&verdict==="regressed"&&moreIds.includes(id))}function isClearByTime(range,degrees){return degrees!==null&&(isClearlySlower(
range)||isClearlySame(range,degrees))}function isClearlySlower(range){return findSlowerRows(range).some(({isClear,time:{
lowRatio,thresholdRatio}})=>isClear&&lowRatio!==null&&thresholdRatio!==null&&lowRatio>=thresholdRatio)}function isClearlySame(range,degrees){
if(isOverlapped(range))return!1;let{gpuBusyTime,families,kernels,counts}=range,parts=[...families,...kernels].map(({time})=>time);
return isInside(gpuBusyTime,degrees)&&parts.every(time=>time.state==="not-judged"||isInside(time,degrees))&&counts.every(
({state})=>state!=="inconclusive"&&state!=="regressed")}function findDegreesOfOneSpeed({name,domain,gpuBusyTime},calibration){
let found=calibration?.ranges.find(one=>one.name===name&&one.domain===domain);return calibration===null||found===void 0||
found.pairs<Math.max(constants.usualWeight.value,calibration.pairs)||found.pairSpread>constants.usualSpread.value?null:found.
pairs-1+gpuBusyTime.rounds-1}function isOverlapped({overlap}){return Math.max(overlap.base??0,overlap.head??0)>=constants.
besides.value}function isInside({state,changeRatio,lowRatio,highRatio,thresholdRatio},degrees){if(state!=="same"||changeRatio===
null||thresholdRatio===null||lowRatio===null||highRatio===null)return!1;let wider=studentTQuantile(1-constants.lookChance.
value/2,degrees)/studentTQuantile(.975,degrees),middle=Math.log1p(changeRatio),reach=bound=>Math.abs(middle+wider*(Math.
log1p(bound)-middle));return Math.max(reach(lowRatio),reach(highRatio))<Math.log1p(thresholdRatio)}function measureSpread({
changeRatio,lowRatio,highRatio,rounds}){if(changeRatio===null||lowRatio===null||highRatio===null||rounds<2)return null;let error=(Math.
log1p(highRatio)-Math.log1p(lowRatio))/2/studentTQuantile(.975,rounds-1);return{change:Math.log1p(changeRatio),spread:error*
Math.sqrt(rounds)}}function isFutile(row,threshold,pairs){let known=measureSpread(row);if(known===null||row.rounds<constants.
ranked.value)return!1;let leastError=known.spread/constants.clearOfSpread.value/Math.sqrt(pairs),bound=studentTQuantile(
1-constants.chance.value,pairs-1)*leastError;return studentTQuantile(.975,pairs-1)*leastError>Math.log1p(threshold)&&known.
change<bound}function pairsNeeded(row,threshold){let known=measureSpread(row);return known===null?null:Math.ceil((1.96*(known.
spread/Math.log1p(threshold)))**2)}function chooseNextStep(given){if(hasWrongResult(given.comparison))return{kind:"done",stops:[{kind:"not-the-same-work"}]};
let known=given.comparison.calibration.used?given:{...given,calibration:null},step=chooseMeasurement(known),ranges=known.
spending.findsLinesEarly?findRedRangesBefore(step,known):[];return ranges.length===0?step:{kind:"find-lines",ranges:ranges.
map(({name})=>name),stops:step.stops}}function findRedRangesBefore({kind},{comparison,calibration}){let red=rangesToMap(
comparison);if(kind==="planned-untraced"||kind==="more-untraced")return red;if(kind!=="planned-rounds")return[];let unsettled=new Set(
findUnsettledRanges(comparison,calibration));return red.filter(range=>!unsettled.has(range))}function chooseMeasurement(known){
let rounds=chooseRounds(known);if("step"in rounds)return{...rounds.step,stops:[]};let stops=rounds.stop===null?[]:[rounds.
stop],wall=chooseUntraced(known);return"step"in wall?{...wall.step,stops}:{kind:"done",stops:wall.stop===null?stops:[...stops,
wall.stop]}}function chooseRounds({comparison,calibration,spending:{rounds,untraced}}){let{made,planned,most,mayEndEarly}=rounds;
if(made<Math.min(planned,most)){let unsettled=mayEndEarly?findUnsettledRanges(comparison,calibration):comparison.ranges;
return unsettled.length>0||comparison.ranges.length===0?{step:{kind:"planned-rounds",unsettled:unsettled.map(({name})=>name)}}:
{stop:{kind:"settled",rounds:made}}}if(made<planned||made>=most)return{stop:null};let isWallToCome=untraced.made<Math.min(
untraced.planned,untraced.most),open=findOpenRows(comparison).filter(({kind})=>!isWallToCome||kind!=="wall"&&kind!=="cou\
nt");return open.length===0?{stop:null}:{step:{kind:"more-rounds",rows:open.map(({text})=>text)}}}function chooseUntraced({
comparison,policy,spending:{untraced}}){let{made,planned,most,isAsked,isExplained}=untraced,isNeeded=!isRedAnyway(comparison);
if(made<Math.min(planned,most))return!isNeeded&&isAsked&&!isExplained?{step:{kind:"explain"}}:isNeeded||isAsked?{step:{kind:"\
planned-untraced",pairs:Math.min(planned,most)-made}}:{stop:{kind:"wall-not-needed"}};let open=isNeeded&&made<most?findOpenWalls(
comparison,policy):[];if(open.length===0)return{stop:null};let futile=open.filter(({row,threshold})=>isFutile(row,threshold,
most));return futile.length<open.length?{step:{kind:"more-untraced",rows:open.map(({text})=>text)}}:{stop:{kind:"untrace\
d-futile",rows:futile.map(({text,row,threshold})=>({text,needed:pairsNeeded(row,threshold)}))}}}var redAnyway=["range-re\
gressed","family-regressed","kernel-regressed","swapped-kernel-regressed","rank-regressed","launches-up","copies-up","co\
pied-bytes-up"];function isRedAnyway({reasons}){return reasons.some(({id,verdict})=>verdict==="regressed"&&redAnyway.includes(
id))}function findOpenWalls({ranges,metrics,reasons,goal},policy){let open=new Set(reasons.flatMap(({id,reported})=>id===
"metric-open"?[reported]:[]));return[...ranges.flatMap(({name,latency})=>{if(latency===null)return[];let{time}=latency,threshold=policy["\
latency-threshold"]/100;return goal==="improve"&&mayBeFaster(time)?[{text:name,row:{...time,...inverseChange(time)},threshold}]:
time.mayBeSlower?[{text:name,row:time,threshold}]:[]}),...metrics.filter(({name,change})=>open.has(name)&&change.changeRatio!==
null).map(metric=>({text:metric.name,row:orientChange(metric),threshold:metric.kind==="reported"?findMetricThreshold(metric.
name,policy):policy["latency-threshold"]/100}))]}function orientChange({better,change}){return better==="higher"?{...change,
...inverseChange(change)}:change}var mostNamed=5;function formatFirstPair({ranges}){let parts=ranges.map(range=>{let{name,gpuBusyTime,counts}=range,launches=counts.
find(({metric})=>metric==="launches"),more=(launches?.head??0)-(launches?.base??0),{changeRatio}=gpuBusyTime,missing=hasGpuTime(
range)?"not on both sides":"without kernels",change=changeRatio===null?missing:`${signedPercent(changeRatio)} so far`,count=more===
0?"":`, ${counted(Math.abs(more),more>0?"more launch":"fewer launch",more>0?"more launches":"fewer launches")}`;return`${plainText(
name)} ${change}${count}`});return`After the first pair: ${parts.length===0?"no range to compare":parts.join("; ")}.`}function formatStep(step,{
rounds,untraced}){return[...step.stops.map(formatStop),...formatNextStep(step,rounds,untraced)]}function formatNextStep(step,rounds,{
made,most}){switch(step.kind){case"planned-rounds":return rounds.made<2?[]:[`After ${counted(rounds.made,"round")} per s\
ide, these ranges have no clear result yet: ${listNames(step.unsettled)}. Measuring another pair.`];case"more-rounds":return[
`After ${counted(rounds.made,"round")} per side, these are unclear, or just above their threshold: ${step.rows.map(plainText).
join("; ")}. Measuring ${counted(rounds.most-rounds.made,"more round")} per side, once.`];case"more-untraced":return[`Af\
ter ${counted(made,"run")} per side without tracing, we can't tell if these are worse: ${step.rows.map(plainText).join("\
; ")}. Measuring one more run per side (${String(most)} at most).`];case"find-lines":return[`${listNames(step.ranges)} ${step.
ranges.length===1?"is":"are"} worse already. Time is limited, so we'll look for the lines behind that before we measure \
more.`];case"explain":return["Head is slower on the GPU or does more work, regardless of wall time. We'll look for the r\
easons first."];case"planned-untraced":case"done":return[]}}function formatStop(stop){switch(stop.kind){case"settled":return`\
Every range has a clear result after ${counted(stop.rounds,"round")} per side, so we don't measure more rounds.`;case"un\
traced-futile":return`More untraced runs won't give a clear result for ${formatFutileRows(stop.rows)}.`;case"not-the-sam\
e-work":return"compare.verify doesn't confirm that head computes the same result as base, so the run ends here.";case"wa\
ll-not-needed":return"We don't judge wall time, since head is slower on the GPU or does more work anyway. To measure wal\
l time, too, set latency.pairs."}}function formatFutileRows(rows){return rows.map(({text,needed})=>needed===null?plainText(
text):`${plainText(text)} (that would take about ${counted(needed,"pair")})`).join("; ")}function listNames(texts){return listText(
texts.map(plainText),mostNamed)}async function measureSides({head,base,plan},judge,explaining){let unmeasuredSides={head:createUnmeasuredSide(head),base:mapBase(
base,createUnmeasuredSide)};if(findMeasuredBase(unmeasuredSides)===null){let measured2=await measureHead({...unmeasuredSides,
failed:null},plan,judge);return{measured:measured2,known:await explaining.explain(measured2,[])}}let first=judgeSides(await verifyHead(
await addPairs(unmeasuredSides,plan,countRoundsOfTurn(plan))),judge);return measurePairs(first,plan,judge,explaining)}async function measureHead(measured2,plan,judge){
let roundsLeft=plan.rounds-measured2.head.rounds.length,rounds=measured2.failed===null&&roundsLeft>0?await addPairs(measured2,
plan,roundsLeft):measured2;return rounds.failed!==null?judgeSides(rounds,judge):judgeSides(await addUntraced(rounds,untracedPairs(
measured2.head.side.config,1)),judge)}async function measurePairs(first,plan,judge,{explainEarly,explain}){let{context}=first.
head.side.session,{compare:policy}=first.head.side.config,loggedTexts=new Set,mayAdd={rounds:!0,untraced:!0},measured2=first,
early=[],explained=null;findPair(measured2)!==null&&measured2.comparison!==null&&context.log.info(formatFirstPair(measured2.
comparison));for(let pair=findPair(measured2);pair!==null;pair=findPair(measured2)){let comparison=applyReasons(measured2.
comparison,explained?.reasons??early);if(comparison===null)break;let spending=describeSpending(pair,plan,judge,mayAdd,explained!==
null),step=chooseNextStep({comparison,policy,calibration:judge.calibrationOf(measured2.profiles.head),spending});for(let text of formatStep(
step,spending))loggedTexts.has(text)||context.log.detail(text),loggedTexts.add(text);if(step.kind==="done")break;if(step.
kind==="find-lines"){let newReasons2=await explainEarly(measured2,comparison);if(newReasons2.length===0)break;early=[...early,
...newReasons2];continue}if(step.kind==="explain"){explained=await explain(measured2,early);continue}let next=await measureStep(
step,measured2,pair,plan);step.kind==="planned-rounds"||step.kind==="more-rounds"?mayAdd.rounds=step.kind==="planned-rou\
nds"&&next.head.rounds.length>pair.head.rounds.length:mayAdd.untraced=countUntracedPairs(next)>countUntracedPairs(pair),
measured2=judgeSides(next,judge)}if(measured2.failed===null&&findMeasuredBase(measured2)===null&&(measured2=await measureHead(
measured2,plan,judge)),explained===null)return{measured:measured2,known:await explain(measured2,early)};let later=addLaterRuns(
explained,measured2,judge),newReasons=await explainEarly(measured2,later.comparison);return{measured:measured2,known:newReasons.
reduce(addReason,later)}}function addLaterRuns(explained,{profiles,failed,head},judge){let{base}=explained.profiles,later={
head:addWarnings({...explained.profiles.head,untraced:profiles.head.untraced},head.side.session),base:isProfile(base)&&isProfile(
profiles.base)?{...base,untraced:profiles.base.untraced}:base};return judgeAgain({...explained,failure:explained.failure??
failed},later,judge)}async function measureStep(step,measured2,pair,plan){switch(step.kind){case"planned-rounds":return addPairs(
measured2,plan,Math.min(countRoundsOfTurn(plan),plan.rounds-pair.head.rounds.length));case"more-rounds":return addPairs(
pair,plan,findMostRounds(pair,plan)-pair.head.rounds.length,!0);case"planned-untraced":return addUntraced(measured2,step.
pairs);case"more-untraced":return addUntraced(measured2,1)}}function describeSpending(pair,plan,judge,mayAdd,isExplained){
let{config}=pair.head.side,roundsMade=pair.head.rounds.length,untraced=countUntracedPairs(pair),planned=untracedPairs(config,
2);return{rounds:{made:roundsMade,planned:plan.rounds,most:mayAdd.rounds?findMostRounds(pair,plan):roundsMade,mayEndEarly:config.
rounds===null&&judge.recordedProfile===null},untraced:{made:untraced,planned,most:mayAdd.untraced?Math.max(planned,planned===
0?0:config.latency["max-pairs"]):untraced,isAsked:areUntracedConfigured(config),isExplained},findsLinesEarly:config["tim\
e-budget"]!==null&&config.lines==="auto"&&config.workload.server.command===null}}function findMostRounds({head},plan){return Math.
max(plan.rounds,head.side.config.compare["max-rounds"])}function countRoundsOfTurn({rounds,roundsOfLoad}){return Math.min(
rounds,roundsOfLoad??1)}function judgeSides(measured2,judge){let profiles={head:buildSideProfile(measured2.head),base:mapBase(
measured2.base,buildSideProfile)};return{...measured2,profiles,comparison:judge.byBaseline(profiles)}}function findPair({
head,failed,...sides}){let base=findMeasuredBase(sides);return failed!==null||base===null?null:{head,base}}async function createCommandRequest(context,raw){return{loaded:await loadSettings(context,raw,!0),raw,publisher:null,recordedBase:null,
history:null,variables:null}}async function run(context,request){let{recordedBase,history,variables}=request,{loaded,readText}=await loadRules(
context,request.loaded,request.raw),{config}=loaded,planned=skipRecordedProbe(planCaptures(config),recordedBase?.profile?.
captureMode??null),policy=await loadComparePolicy(context,loaded,readText);return workloadArgv(config.workload,"checked \
before anything is made"),runWhole(context,{...request,loaded},async session=>{var _stack=[];try{let stored=recordedBase?.
profile??null;stored!==null&&session.rangeLimit.startWith(stored.ranges,stored.rangesLeftOut);let ncu=await prepareNcu(session);
let prepared=__using(_stack,await prepareSides(session,planned,variables),!0);let judge=createJudge({config:config.compare,
policy,recordedBase,baseChoice:session.base,history});let sideCount=hasBase(prepared)?2:1;await announceRun(prepared.head.
session,prepared.plan,{sides:sideCount,untraced:untracedPairs(prepared.head.session.config,sideCount),isCompared:sideCount===
2||judge.recordedProfile!==null,filterMode:ncu.kind==="ready"?ncu.tool.filterMode:null});let sides=await captureWholePrograms(
prepared);let explainedSides=await measureSides(sides,judge,createExplaining(context.explainers,{plan:sides.plan,ncu,judge}));
await removeReports(session);await prepared[Symbol.asyncDispose]();return writeResults(session,request,{...explainedSides,
judge,resultFiles:context.resultFiles})}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,
_hasError);_promise&&await _promise}})}export{needsLine,countNeedsLine,rangesToMap,createCommandRequest,run};
