import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{shortenRecordedName}from"./chunk-CZCC5VIL.js";import{dayText,runTitle,shortCommit}from"./chunk-3IPLKNHB.js";
import{metricAmount,nameText,proseText,rangeName}from"./chunk-E3SXCOQ2.js";import{chance,count,findSideLevels,isMajority,
ratio,studentTChance}from"./chunk-4I7B7GEC.js";import{nsAmount}from"./chunk-NSC7WXGZ.js";import{median}from"./chunk-NGQWIWV5.js";
import{counted,listText}from"./chunk-6ECLQG56.js";import{rangeText}from"./chunk-HK4KMQAT.js";import{amountText,
signedPercent}from"./chunk-6WS3YUMR.js";var constants={signChance:chance(2e-5,"The history's level counts as changed if Student's t-test gives a smaller p-value\
.","At 0.00005, 4.1% of heavy-tailed series show a false change within 30 nights; at this value, 2.9% do (docs/evidence/\
history.md).",null),shortestSegment:count(3,"A level in the history has at least this many points. A range counts as end\
ed if it's missing from this many of a job's latest points.","With a minimum of one, a single outlier at the end counted\
 as a change in 97% of cases.",["analyze-history.test.ts","hasn't ended when the job's last runs failed to measure it"]),
searchWindow:count(50,"We search this many points for changes at once. We check a change only if it's recent, that is, w\
ithin this many of a job's latest points.","Apache Otava's default. Any change then has at least 25 points on one side.",
["checks.test.ts","none that is old"]),smallestStep:ratio(.002,"A smaller change in a level is ignored.","Rebuilding the\
 same code moves a range's time by up to 0.2%.",null),boundaryMoves:count(2,"A change in the history may be up to this m\
any points away from where we first found it.","99% of 3\u03C3 steps are first found within two points of where they happened\
, and 9% are found late (docs/evidence/history.md).",["checks.test.ts","are measured from two nights before the last one\
 of the old level"]),confirmations:count(2,"It takes this many measurements to confirm a sign of a change.","With one me\
asurement, 5.8% of dashboards had a false alarm each month if processes had two speeds, 0.45% apart (docs/evidence/histo\
ry.md).",["analyze-history.test.ts","with one check"]),mostChecks:count(3,"We measure an unclear sign of a change at mos\
t this many times.","Chosen by judgment: each extra measurement is another chance to be wrong.",["checks.test.ts","are a\
sked three times at most while they're unclear"]),historyPairs:count(10,"A range's noise counts as known if the history \
has the equivalent of at least this many pairs of rounds. Three nights count as one pair.","As many pairs as a calibrati\
on needs for useful limits.",["history-calibration.test.ts","needs 31 nights on that GPU"]),levelPoints:count(10,"A seri\
es in the history needs this many points to be judged. To find drift, we compare the latest points with this many points\
 from the start of the past year.","Chosen by judgment: the mean of ten points varies a third as much as one point.",["a\
nalyze-history.test.ts","of nine nights"]),weakSigns:count(10,"We first collect changes with a p-value up to this many t\
imes `signChance`, and drop those that aren't significant as whole levels.","Apache Otava's value.",["change-points.test\
.ts","finds the change points that Apache Otava finds"]),alikeSeries:count(3,"A change is the machine's if most of a job\
's series moved with it. It takes at least this many series.","Chosen by judgment: of two series, one is half.",["analyz\
e-history.test.ts","two ranges are too few to tell"]),confirmedShare:ratio(.5,"A measurement confirms a sign with a chan\
ge of at least this share of it, and refutes it if the whole interval is below.","Halfway between no change and the sign\
.",["checks.test.ts","slower by less than half"]),nightsOfPair:count(3,"This many steps between nights tell us as much a\
bout noise as one independent pair.","Neighboring steps share a night (2/3 each), and a 90th percentile is 64% as effici\
ent as a mean square, so 2.3 steps, rounded up.",["history-calibration.test.ts","needs 31 nights on that GPU"]),usualGap:ratio(
.1,"A gap in the nights is usual, such as a weekend, if at least this share of the intervals have it.","A weekend is one\
 interval in five.",null)};function buildSeries(records){let found=new Map,runs=new Map;for(let[index,{record}]of records.entries()){let job=readJobName(
record),ofJob=runs.get(job)??[];ofJob.push(index),runs.set(job,ofJob);for(let value of readValues(record)){let id=createSeriesId(
job,value.figure),series=found.get(id)??{id,job,values:[]};series.values.push({...value,index}),found.set(id,series)}}return[
...found.values()].map(series=>createSeries(series,records,runs.get(series.job)??[]))}function createSeriesId(job,figure){
let{kind,range}=figure;return JSON.stringify(figure.kind==="metric"?[job,kind,figure.name,range]:[job,kind,range,figure.
domain])}function readJobName({run}){return run?.job??""}var cutReasons=[["gpu","gpu"],["driver","driver"],["cuda","cuda"],
["command","command"],["captureMode","capture-mode"],["tracing","capture-mode"],["instances","instances"],["reference","\
reference"]];function readValues({machine,command,captureMode,reference,ranges,metrics}){let gpu=machine.gpus.length===0?
null:machine.gpus.join(`
`),{driver,cuda}=machine,values=[];for(let{name,domain,busyNs,wall,referenceBusyNs,instances:count2,skippedInstances}of ranges){
let instances=`${count2} ${skippedInstances}`;if(values.push({figure:{kind:"busy",range:name,domain},unit:"ns",better:"l\
ower",rounds:busyNs,reference:referenceBusyNs,facts:{gpu,driver,cuda,command,captureMode,tracing:null,instances,reference:reference?.
commit??null}}),wall===null)continue;let tracing=String(wall.traced);values.push({figure:{kind:"wall",range:name,domain},
unit:"ns",better:"lower",rounds:wall.ns,reference:null,facts:{gpu,driver,cuda,command,captureMode,tracing,instances,reference:null}})}
for(let{name,range,unit,better,values:rounds}of metrics)values.push({figure:{kind:"metric",name,range},unit,better,rounds,
reference:null,facts:{gpu,driver,cuda,command,captureMode:null,tracing:null,instances:null,reference:null}});return values}
function createSeries({id,job,values},records,runs){let last=values.at(-1);if(last===void 0)throw new RangeError("A seri\
es without points.");let points=values.map(({index,rounds,reference})=>({record:index,value:median(rounds),low:Math.min(
...rounds),high:Math.max(...rounds),referenceRatio:computeRatioToReference(reference,rounds)})),times=values.map(({index})=>Date.
parse(records[index]?.record.measuredAt??"")),lastRuns=runs.slice(-constants.shortestSegment.value);return{id,job,figure:last.
figure,unit:last.unit,better:last.better,points,cuts:findCuts(values),gaps:findGaps(times),current:lastRuns.includes(last.
index)}}function computeRatioToReference(reference,rounds){if(reference===null||[...reference,...rounds].some(value=>value<=
0))return null;let{base,head}=findSideLevels({base:reference,head:rounds,interleaved:reference.length===rounds.length});
return head/base}function findCuts(values){let[first]=values;if(first===void 0)return[];let known={...first.facts},cuts=[];
for(let[point,{facts}]of values.entries()){let because=new Set;for(let[fact,reason]of cutReasons){let value=facts[fact];
value===null||value===known[fact]||(known[fact]!==null&&because.add(reason),known[fact]=value)}because.size>0&&cuts.push(
{point,because:[...because]})}return cuts}function findGaps(times){let intervals=times.slice(1).map((time,place)=>time-(times[place]??
time)),usual=median(intervals.filter(interval=>interval>0)),missing=intervals.map(interval=>usual>0?Math.round(interval/
usual)-1:0),counts=new Map;for(let nights of missing)counts.set(nights,(counts.get(nights)??0)+1);return(counts.get(0)??
0)<=missing.length/2?[]:missing.flatMap((nights,place)=>{let count2=counts.get(nights)??0,isUsual=count2>1&&count2>=constants.
usualGap.value*missing.length;return nights>0&&!isUsual?[{point:place+1,missing:nights}]:[]})}function findOpenSigns({records,series},job){let commits=records.map(({record})=>readJobName(record)===job?record.commit:
null),head=commits.findLast(commit=>commit!==null)?.sha;if(head===void 0)return[];let byBase=new Map;for(let one of series.
filter(own=>own.job===job&&own.current)){let change=findLastChange(one);if(change===void 0||!isOpen(change)||!isRecent(change,
one))continue;let base=commits[one.points[findBasePoint(change,one)]?.record??-1]?.sha;if(base===void 0||base===head)continue;
let signs=byBase.get(base)??[];signs.push({figure:one.figure,changeRatio:change.changeRatio}),byBase.set(base,signs)}return[
...byBase].map(([base,signs])=>({job,base,head,signs}))}function isOpen({state,checks}){return(state==="sign"||state==="\
unclear")&&checks.length<constants.mostChecks.value}function isRecent({point},{points}){return point>=points.length-constants.
searchWindow.value}function mayBeFromCode({state}){return state!=="refuted"&&state!=="machine"}function findLastChange({
changes}){return changes.findLast(mayBeFromCode)}function findBasePoint(change,{changes,cuts}){let begins=[...cuts,...changes.
filter(mayBeFromCode)].map(({point})=>point).filter(point=>point<change.point);return Math.max(0,...begins,change.point-
1-constants.boundaryMoves.value)}function checkSigns(history,job,comparison){let base=comparison.base?.source.commit??null,
head=comparison.head.source.commit,open=findOpenSigns(history,job).find(one=>one.base===base);return open===void 0||head===
null?[]:open.signs.map(sign=>checkSign({job,base:open.base,head},sign,comparison))}function checkSign({job,base,head},{figure,
changeRatio},comparison){let change=comparison.interleaved?findChange(comparison,figure):null,measured={changeRatio:change?.
changeRatio??null,lowRatio:change?.lowRatio??null,highRatio:change?.highRatio??null};return{job,figure,before:base,after:head,
outcome:decideOutcome(change,changeRatio),...measured}}function decideOutcome(change,sign){return change===null?"unclear":
isRefuted(change,sign)?"refuted":(change.state==="regressed"||change.state==="improved")&&logRatioAlong(change.changeRatio??
0,sign)>=halfOfSign(sign)?"confirmed":"unclear"}function isRefuted({lowRatio,highRatio},sign){let most=sign>0?highRatio:
lowRatio;return most!==null&&logRatioAlong(most,sign)<halfOfSign(sign)}function halfOfSign(sign){return constants.confirmedShare.
value*Math.abs(Math.log1p(sign))}function logRatioAlong(change,sign){return Math.sign(sign)*Math.log1p(change)}function findChange({
ranges,metrics,reasons},figure){if(figure.kind==="metric")return metrics.find(({name,range:range2})=>shortenRecordedName(
name)===figure.name&&range2===figure.range)?.change??null;let range=ranges.find(({name,domain})=>shortenRecordedName(name)===
figure.range&&shortenRecordedName(domain)===figure.domain);if(range===void 0||range.verdict==="incomparable")return null;
let label=rangeText(range.name,range.domain);return reasons.some(({id,range:of})=>id==="round-left-out"&&of===label)?null:
figure.kind==="busy"?range.gpuBusyTime:range.latency?.time??null}function figureText(figure){switch(figure.kind){case"busy":return`${rangeName({name:figure.range,domain:figure.domain})}\
, time on the GPU`;case"wall":return`${rangeName({name:figure.range,domain:figure.domain})}, wall time`;case"metric":return`${nameText(
figure.name)}${figure.range===null?"":` of ${nameText(figure.range)}`}`}}function jobText(job){return job===""?"runs wit\
hout a job":nameText(job)}var stateTexts={"insufficient-data":"insufficient data",stable:"stable",changed:"changed",unclear:"\
unclear"};function valueText(series,value){return amountText(series.figure.kind==="metric"?metricAmount(value,series.unit):
nsAmount(value,4))}function lastValueText(series){let point=series.points.at(-1);return point===void 0?null:valueText(series,
point.value)}function latestText(series){let ratio2=series.points.at(-1)?.referenceRatio??null,value=lastValueText(series);
return value===null||ratio2===null?value:`${value}, ${ratio2.toFixed(3)} \xD7 the reference`}function driftText({drift}){
if(drift===null)return null;let{against,since,changeRatio,steps}=drift,start=/^\d{4}-\d\d-\d\d/.exec(since)?.[0]??nameText(
since),of=against==="reference"?`from the reference ${start}`:`since ${start}`;return`${signedPercent(changeRatio)} ${of}${steps===
0?"":`, in ${counted(steps,"step")}`}`}function directionOf({better},{changeRatio}){return better===null||changeRatio===
0?"moved":changeRatio>0==(better==="lower")?"worse":"better"}var changeStates={sign:"not confirmed yet",confirmed:"confi\
rmed",refuted:"refuted: measured in turn, the commits don't differ",unclear:"checked, still unclear",machine:"the machin\
e, not the code"};function standingChanges({changes}){return changes.filter(({state})=>state!=="refuted")}function commitsText({
before,after}){return before===null&&after===null?"unknown commits":before===after?`${shortCommit(after)}, the same comm\
it`:`${shortCommit(before)}..${shortCommit(after)}`}function dayOf(record){return dayText(record?.measuredAt)}function runText(record){
return runTitle({commit:record?.commit?.sha??null,date:record?.measuredAt??null})}function changeText(history,series,change){
return`${dayOf(recordAt(history,series,change.point))}: ${signedPercent(change.changeRatio)}, ${changeStates[change.state]}\
, ${commitsText(change)}`}function recordAt({records},{points},point){return records[points[point]?.record??-1]?.record}
var cutTexts={gpu:"GPU",driver:"driver",cuda:"CUDA",command:"command","capture-mode":"capture mode",instances:"instances",
reference:"reference"};function cutWords({because}){return because.map(one=>cutTexts[one]).join(", ")}var cutValues={gpu:({
machine})=>machine.gpus.length===0?null:listText([...new Set(machine.gpus)],3),driver:({machine})=>machine.driver,cuda:({
machine})=>machine.cuda,"capture-mode":({captureMode})=>captureMode,reference:({reference})=>reference?.label??null};function cutText(history,series,cut){
let[before,after]=[cut.point-1,cut.point].map(point=>recordAt(history,series,point)),parts=cut.because.map(one=>{let[from,
to]=[before,after].map(record=>record===void 0?null:cutValues[one]?.(record)),values=from==null||to==null||from===to?"":
` (${proseText(from)} \u2192 ${proseText(to)})`;return`${one==="instances"?"other":"new"} ${cutTexts[one]}${values}`});return`${dayOf(
after)}: ${parts.join(", ")}`}function gapsText({gaps}){if(gaps.length===0)return null;let missing=gaps.reduce((sum,gap)=>sum+
gap.missing,0);return`${counted(gaps.length,"gap")}, ${counted(missing,"run")} missing`}function endText(history,series){
return series.current?null:`last measured on ${dayOf(recordAt(history,series,series.points.length-1))}`}function machineText({
machine}){let gpus=[...new Set(machine.gpus)].map(proseText);return[gpus.length===0?"unknown GPU":listText(gpus,3),...machine.
gpuIds.length===0?[]:[listText(machine.gpuIds,3)],`driver ${machine.driver===null?"unknown":proseText(machine.driver)}`,
`CUDA ${machine.cuda===null?"unknown":proseText(machine.cuda)}`].join(", ")}function environmentText({environment}){return environment===
null?"unknown":environment}var skippedTexts={"newer-version":"written by a newer version","not-json":"not JSON","not-a-r\
ecord":"not a record","too-large":"too large"};function skippedText({path,why}){return`${nameText(path)}: ${skippedTexts[why]}`}
var states=["changed","unclear","stable","insufficient-data"];function formatHistorySummary({records,series},url){let counts=states.
flatMap(state=>{let count2=series.filter(one=>one.current&&one.state===state).length;return count2===0?[]:[`${count2} ${stateTexts[state]}`]});
return`### GPU time history

${url===null?"":`[**History**](${url}) \xB7 `}${counted(records.length,"run")}; ${counts.join(", ")||"no series yet"}.
`}function findChangePoints(values,options){let weak=findWeakPoints(Float64Array.from(values),options);return dropWeakPoints(
values,weak,options)}function findWeakPoints(values,{chance:chance2,window}){let weakChance=constants.weakSigns.value*chance2,
found=new Set;for(let start=0;start<values.length;){let points=findPointsInWindow(values.subarray(start,start+window),weakChance);
for(let point of points)found.add(start+point);start=Math.max(start+(points.at(-1)??0),start+Math.floor(window/2))}return[
...found].sort((one,other)=>one-other)}function findPointsInWindow(values,chance2){let intervals=[{start:0,end:values.length,
split:findBestSplit(values)}];for(;;){let[best]=intervals.toSorted((one,other)=>other.split.divergence-one.split.divergence);
if(best===void 0||best.split.index===null)break;let{start,end}=best,middle=start+best.split.index;if(!(computePValue(values.
subarray(start,middle),values.subarray(middle,end))<=chance2))break;let halves=[{start,end:middle,split:findBestSplit(values.
subarray(start,middle))},{start:middle,end,split:findBestSplit(values.subarray(middle,end))}];intervals=intervals.flatMap(
one=>one===best?halves:[one])}return intervals.slice(1).map(({start})=>start)}function findBestSplit(values){let{length}=values,
fromStart=sumPairsFromStart(values),within=new Float64Array(length+1),index=null,divergence=-1/0;for(let left=length-1;left>=
1;left-=1){let value=values[left]??0,leftSum=fromStart[left]??0,ofLeft=left===1?0:leftSum/(left-1),added=0;for(let end=left+
1;end<=length;end+=1){end>left+1&&(added+=Math.abs(value-(values[end-1]??0)));let rightSum=(within[end]??0)+added;within[end]=
rightSum;let right=end-left,cross=(fromStart[end]??0)-leftSum-rightSum,ofRight=right===1?0:left*rightSum/(right-1),found=2/
end*(cross-right*ofLeft-ofRight);found>=divergence&&(divergence=found,index=left)}}return{index,divergence}}function sumPairsFromStart(values){
let sums=new Float64Array(values.length+1);for(let last=0;last<values.length;last+=1){let value=values[last]??0,added=0;
for(let first=0;first<last;first+=1)added+=Math.abs(value-(values[first]??0));sums[last+1]=(sums[last]??0)+added}return sums}
function dropWeakPoints(values,weak,options){let whole=Float64Array.from(values),pointAt=(indices,place)=>{let middle=indices[place]??
0,left=whole.subarray(indices[place-1]??0,middle),right=whole.subarray(middle,indices[place+1]??whole.length);return{index:middle,
pValue:computePValue(left,right),changeRatio:computeMean(right)/computeMean(left)-1}},points=weak.map((_,place)=>pointAt(
weak,place));for(;;){let place=findIndexToDrop(points,whole.length,options);if(place===null)return points;points.splice(
place,1);let indices=points.map(({index})=>index);for(let neighbor of[place-1,place])neighbor>=0&&neighbor<points.length&&
(points[neighbor]=pointAt(indices,neighbor))}}function findIndexToDrop(points,length,options){let{chance:chance2,shortestSegment,
smallestChange}=options,weakest=findIndexOfLeast(points,({pValue})=>-pValue);if(weakest===null||(points[weakest]?.pValue??
1)>=chance2)return weakest;let smallest=findIndexOfLeast(points,changeSize);return smallest!==null&&changeSize(points[smallest])<=
smallestChange?smallest:findIndexOfLeast(points,({index,pValue},place)=>{let before=index-(points[place-1]?.index??0),after=(points[place+
1]?.index??length)-index;return Math.min(before,after)<shortestSegment?-pValue:1/0})}function changeSize(point){let change=point?.
changeRatio??0;return Math.max(Math.abs(change),Math.abs(1/(1+change)-1))}function findIndexOfLeast(points,amountOf){let least=null,
amount=1/0;for(let[place,point]of points.entries()){let own=amountOf(point,place);own>=amount||(least=place,amount=own)}
return least}function computePValue(left,right){let degrees=left.length+right.length-2;if(degrees<1)return 1;let[before,
after]=[computeMean(left),computeMean(right)],pooled=((left.length-1)*computeVariance(left,before)+(right.length-1)*computeVariance(
right,after))/degrees,t=(before-after)/Math.sqrt(pooled*(1/left.length+1/right.length));return Number.isNaN(t)?1:studentTChance(
t,degrees)}function computeMean(values){let sum=0;for(let value of values)sum+=value;return sum/values.length}function computeVariance(values,mean){
let sum=0;for(let value of values)sum+=(value-mean)**2;return sum/values.length}function splitIntoStretches({points,cuts}){let starts=[0,...cuts.map(({point})=>point)];return starts.map((start,place)=>{
let own=points.slice(start,starts[place+1]??points.length),byReference=hasMostRatios(own),judged=own.flatMap(({record,value,
referenceRatio},place2)=>{let judgedValue=byReference?referenceRatio:value;return judgedValue===null||judgedValue<=0?[]:
[{point:start+place2,record,value:judgedValue}]}),changes=findChangePoints(judged.map(({value})=>value),{chance:constants.
signChance.value,shortestSegment:constants.shortestSegment.value,smallestChange:constants.smallestStep.value,window:constants.
searchWindow.value});return{judged,byReference,changes}})}function hasMostRatios(points){return 2*points.filter(({referenceRatio})=>referenceRatio!==
null).length>points.length}var yearMs=365*24*60*60*1e3;function computeDrift(stretch,changes,records){let{judged,byReference}=stretch??
{judged:[],byReference:!1},measuredAt=({record})=>records[record]?.record.measuredAt??"",last=judged.at(-1);if(last===void 0)
return null;let yearAgo=new Date(Date.parse(measuredAt(last))-yearMs).toISOString(),ofYear=judged.filter(point=>measuredAt(
point)>yearAgo),[oldest]=byReference?judged:ofYear,steps=changes.filter(change=>mayBeFromCode(change)&&change.point>(oldest?.
point??0)),level=constants.levelPoints.value,now=judged.filter(({point})=>point>=(steps.at(-1)?.point??0)).slice(-level);
if(byReference){let label=records[last.record]?.record.reference?.label;return now.length<constants.shortestSegment.value||
label===void 0?null:{against:"reference",since:label,changeRatio:computeLevel(now)-1,steps:steps.length}}if(ofYear.length<
2*level||oldest===void 0)return null;let changeRatio=computeLevel(now)/computeLevel(ofYear.slice(0,level))-1;return{against:"\
first-points",since:measuredAt(oldest),changeRatio,steps:steps.length}}function computeLevel(points){return median(points.
map(({value})=>value))}function analyzeHistory(stored,skipped){let records=stored.map(one=>({one,date:findDate(one),measuredAt:Date.parse(one.record.
measuredAt)})).sort((left,right)=>left.date-right.date||left.measuredAt-right.measuredAt).map(({one})=>one),context=createChangeContext(
records),leveled=buildSeries(records).map(series=>({series,stretches:splitIntoStretches(series)})),alike=Map.groupBy(leveled,
groupKey);return{records,skipped,series:leveled.map(one=>{let{series,stretches}=one,changes=findChanges(one,alike.get(groupKey(
one))??[],context);return{...series,changes,state:decideSeriesState(one,changes),drift:computeDrift(stretches.at(-1),changes,
records)}})}}function findDate({record}){return Date.parse(record.commit?.committedAt??record.measuredAt)}function groupKey({
series}){return JSON.stringify([series.job,series.figure.kind])}function decideSeriesState({series,stretches},changes){if((stretches.
at(-1)?.judged??[]).length<constants.levelPoints.value)return"insufficient-data";let recent=changes.filter(change=>mayBeFromCode(
change)&&isRecent(change,series));return recent.some(({state})=>state==="confirmed")?"changed":recent.length>0?"unclear":
"stable"}function createChangeContext(records){let runs=new Map,commits=new Map,checks=new Map,nights=records.map(({record},index)=>{
let job=readJobName(record),night=runs.get(job)??0;runs.set(job,night+1);let ofJob=commits.get(job)??new Map;commits.set(
job,ofJob),record.commit!==null&&ofJob.set(record.commit.sha,{first:ofJob.get(record.commit.sha)?.first??index,last:index});
for(let check of record.checks){let id=createSeriesId(check.job,check.figure),ofSeries=checks.get(id)??[];ofSeries.push(
check),checks.set(id,ofSeries)}return night});return{records,nights,commits,checks}}function findChanges({series,stretches},alike,context){
let checks=context.checks.get(series.id)??[];return stretches.flatMap(stretch=>stretch.changes.map((change,place)=>{let{
index,changeRatio,pValue}=change,spanning=checks.filter(check=>isCheckAround(check,stretch,index,series.job,context)),earlier=stretch.
changes.slice(0,place).filter(other=>Math.sign(other.changeRatio)===Math.sign(changeRatio)),own=spanning.filter(check=>!earlier.
some(other=>isCheckAround(check,stretch,other.index,series.job,context))),isMachine=isOneCommitAround(stretch,index,context)||
hasOtherGpus(stretch,place,context)&&didMostSeriesMove(stretch,change,alike,context);return{point:stretch.judged[index]?.
point??0,changeRatio,pValue,state:decideChangeState(changeRatio,spanning,own,isMachine),checks:spanning,before:findCommit(
stretch,index-1,context),after:findCommit(stretch,index,context)}}))}function decideChangeState(changeRatio,checks,own,isMachine){
return own.filter(check=>check.outcome==="confirmed"&&Math.sign(check.changeRatio??0)===Math.sign(changeRatio)).length>=
constants.confirmations.value?"confirmed":checks.some(check=>check.outcome!=="confirmed"&&isRefuted(check,changeRatio))?
"refuted":isMachine?"machine":checks.length>0?"unclear":"sign"}function isCheckAround({before,after},{judged},index,job,{
commits}){let[from,to]=[commits.get(job)?.get(before),commits.get(job)?.get(after)],[last,first]=[judged[index-1],judged[index]];
return from===void 0||to===void 0||last===void 0||first===void 0?!1:from.first<=last.record&&to.last>=first.record}function isOneCommitAround(stretch,index,context){
let moves=constants.boundaryMoves.value,around=stretch.judged.slice(Math.max(0,index-1-moves),index+1+moves),commits=new Set(
around.map(({record})=>findRecord(record,context).commit?.sha??null));return commits.size===1&&!commits.has(null)}function hasOtherGpus({
judged,changes},place,context){let moves=constants.boundaryMoves.value,middle=changes[place]?.index??0,start=changes[place-
1]?.index??0,end=changes[place+1]?.index??judged.length,before=collectGpuIds(judged.slice(start,Math.max(start+1,middle-
moves)),context),after=collectGpuIds(judged.slice(Math.min(end-1,middle+moves),end),context);return before!==null&&after!==
null&&[...before].every(gpu=>!after.has(gpu))}function collectGpuIds(points,context){let found=points.map(({record})=>findRecord(
record,context).machine.gpuIds);return found.some(({length})=>length===0)?null:new Set(found.flat())}function didMostSeriesMove(own,{
index,changeRatio},alike,{nights}){let record=own.judged[index]?.record??0,nightOf=(stretch,change)=>nights[stretch.judged[change.
index]?.record??0]??0,night=nights[record]??0,comparable=alike.flatMap(({stretches})=>stretches).filter(({judged,byReference})=>!byReference&&
(judged[0]?.record??1/0)<record&&(judged.at(-1)?.record??-1)>=record),moved=comparable.filter(stretch=>stretch.changes.some(
change=>Math.sign(change.changeRatio)===Math.sign(changeRatio)&&Math.abs(nightOf(stretch,change)-night)<=constants.boundaryMoves.
value));return!own.byReference&&comparable.length>=constants.alikeSeries.value&&isMajority(moved.length,comparable.length)}
function findCommit({judged},index,context){let point=judged[index];return point===void 0?null:findRecord(point.record,context).
commit?.sha??null}function findRecord(index,{records}){let found=records[index];if(found===void 0)throw new RangeError(`\
No record ${index}.`);return found.record}function reportLink(record){return[record?.links.report,record?.links.run].find(one=>one!=null&&isHttps(one))??null}function isHttps(link){
if(link.length>500||!URL.canParse(link))return!1;let{protocol,username,password}=new URL(link);return protocol==="https:"&&
username===""&&password===""}export{constants,readJobName,findOpenSigns,checkSigns,hasMostRatios,figureText,jobText,stateTexts,valueText,lastValueText,
latestText,driftText,directionOf,changeStates,standingChanges,commitsText,dayOf,runText,changeText,recordAt,cutWords,cutText,
gapsText,endText,machineText,environmentText,skippedText,formatHistorySummary,analyzeHistory,reportLink};
