import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{compare as compare2}from"./chunk-CD4GO3JJ.js";import{analyze}from"./chunk-NRQBIF2J.js";import{makeNewFolder}from"./chunk-FGMDE2TD.js";
import{addPairs,addUntraced,analyzeHistory,announce,baseDirectory,commandRequest,compressReports,createWorktree,deleteRuns,
describeCommit,describeLegs,diskUse,dryRunText,emittedRanges,headPrograms,historyPage,historyRecordOf,largestRecordBytes,
measuredBase,mostRecords,newestFiles,ofBase,oldRuns,openRepository,planKey,prepareGround,programStarts,readGithubJob,readHistory,
readRecord,recordFile,recordsFolder,referencedRuns,renderPrune,requireGpu,run,runBuildChecks,runNoiseChecks,runPreflight,
runSetup,runUrl,sayDiskUse,schemaComment,selectionOf,settlePlan,sideProfile,storedJson,storedRuns,succeeded,unmeasured,untracedConfig,
untracedPairs,usesNcu,wholeRun,withFoundTools,withGpuWatch}from"./chunk-M5AMFXVB.js";import{describeUnfinished,lastDuration,
makeOut,pastRunState,readPastRuns}from"./chunk-X7XXAWZT.js";import"./chunk-REYGFBJD.js";import{gatedPlan,newSide,
planCaptures,sharedPlan}from"./chunk-DFDPSYZC.js";import{changeText,comparisonComment,cutText,dayOf,directionOf,drawnExtent,
drawnSeries,driftText,endText,figureText,gapsText,jobText,lastValueText,latestText,linearScale,numberText,recordAt,skippedText,
standingChanges,stateTexts,tickDecimals}from"./chunk-LF7CIAXZ.js";import"./chunk-GULUEFPL.js";import{toolName}from"./chunk-A2TGLBHE.js";
import{calibrationSchemaVersion,compare,comparePolicy,comparisonSchema,constants,latencyOf,logRatio,mean,normalCdf,pairRuns,
profileOfRounds,readCalibration,steadyRounds,studentTDensity,studentTQuantile,weightedMedian}from"./chunk-EOP46MUT.js";
import{sideFiles}from"./chunk-647PR2IF.js";import{diagnosticSchema,processIdentitySchema,readRunRecord,runRecordFile}from"./chunk-BOFU3SEZ.js";
import"./chunk-TG4XWET4.js";import{checkWorkingDirectory,configuredFilterMode,createRunTool,envRecordSchema,inspectMachine,
namedPrograms,ncuArgv,ownTools,readEnvironmentRecord,replaysRanges,sharesProcess,sideEnvironment,tellCommands,withPrograms}from"./chunk-72JD7TWV.js";
import{commandArgv,diagnosticText,nsysLaunchArgv,nsysLinesArgv,nsysNvtxArgv,nsysProfileArgv,nsysStartArgv,nsysStopArgv,workloadArgv}from"./chunk-Y6OUI3X5.js";
import{tryToWrite,writeFileAtomic}from"./chunk-YWJD3CZV.js";import"./chunk-XDBXWYK6.js";import"./chunk-2W7IQXEL.js";
import{comparisonText,mostRanges,profileText,terminalText,verdictLines}from"./chunk-YRM7EMF6.js";import"./chunk-KTBC6XGO.js";
import{byText}from"./chunk-VALY7AK2.js";import{brailleLines,countReasonIds,dotsAcross,dotsDown,flexible,kernelLabels,
leaving,left,metricRowSchema,right,sparkline,textTable,verdictSchema}from"./chunk-NPT4W6N4.js";import{loadSettings,
reportAssets}from"./chunk-QA4RCNOR.js";import"./chunk-IJNBBOO3.js";import{findInput}from"./chunk-ZG7MH6WX.js";
import{parseRange}from"./chunk-HXVDJE3O.js";import{median}from"./chunk-EKTBPGMV.js";import"./chunk-DKVPXHXD.js";
import{clipMiddle,formatCount,formatSeconds,formatShare,shellLine}from"./chunk-HNEQIXP4.js";import"./chunk-CHBXY5VL.js";
import{printAside,printResult}from"./chunk-EOHDZS4G.js";import"./chunk-4P7CRZQU.js";import"./chunk-5VY4KUDP.js";
import"./chunk-JJKZNKQD.js";import{redactCommand}from"./chunk-W5HYH3WW.js";import{nearest}from"./chunk-BFRNJH43.js";
import{counted,jsonOrNull,listText}from"./chunk-4UT5UUEK.js";import{ncclDomain,rangeText}from"./chunk-X5YYVYTT.js";
import"./chunk-3X2LGN7N.js";import{require_dist}from"./chunk-QIQJK4Y5.js";import"./chunk-BYCON6PG.js";
import{letLaterUserPass,liveness,openToLaterUser,ownIdentity}from"./chunk-GHYUQLRI.js";import{errorCode,isFolder,isWithin,
makeFolders,readRegularFile}from"./chunk-CI6KKQT3.js";import{readProfile}from"./chunk-FESNU77F.js";import"./chunk-FCASKYAL.js";
import"./chunk-U2ZF3MRO.js";import{parseDurationMs,percent,percentInterval,signedPercent}from"./chunk-SQUX76Y5.js";
import{_enum,array,boolean,discriminatedUnion,literal,number,object,record,string}from"./chunk-7IBWU4LP.js";import{
LlmProfileError,ParseError,ToolError,UserError,asFailure,describeError,errorMessage,exitCodes,jsonParts,paint,plainJson,
plainJsonParts,plainLines,plainText,shownLines,stoppedBy,wrapLine,wrapText}from"./chunk-XZ34GZY7.js";import{__callDispose,
__toESM,__using}from"./chunk-GBWPPC6J.js";import{mkdtemp}from"node:fs/promises";import{tmpdir}from"node:os";import{dirname as dirname5,join as join13}from"node:path";import{join as join4,relative as relative2,resolve as resolve3}from"node:path";function figureOf({reasons,ranges}){for(let reason of reasons){let figure=reason.verdict==="regressed"?figureOfReason(reason):
null;if(figure!==null)return figure}let[first]=ranges;return first===void 0?null:{kind:"gpu-time",range:rangeText(first.
name,first.domain)}}function figureOfReason({id,range,family,kernel,reported,reportedKind}){if((id==="metric-regressed"||
id==="memory-regressed")&&reported!==null&&reportedKind!==null)return{kind:"metric",name:reported,metricKind:reportedKind};
if(range===null)return null;if(id==="latency-regressed")return{kind:"wall-time",range};if(id==="family-regressed"&&family!==
null)return{kind:"family",range,name:family};if((id==="kernel-regressed"||id==="swapped-kernel-regressed")&&kernel!==null)
return{kind:"kernel",range,name:kernel};let count3=Object.entries(countReasonIds).find(([,{up}])=>up===id);return count3!==
void 0?{kind:"count",range,name:count3[0]}:{kind:"gpu-time",range}}function changeOf(comparison,figure){if(figure.kind===
"metric"){let metric=comparison.metrics.find(({name,kind})=>name===figure.name&&kind===figure.metricKind);return metric===
void 0?null:ofMetric(metric)}let row=comparison.ranges.find(({name,domain})=>rangeText(name,domain)===figure.range);if(row===
void 0)return null;if(figure.kind==="count")return ofCount(row.counts.filter(({metric})=>metric===figure.name));let time=timeOf(
row,figure);return time===null?null:ofInterval(time)}function timeOf(row,figure){switch(figure.kind){case"gpu-time":return row.
gpuBusyTime;case"wall-time":return row.latency?.time??null;case"family":return row.families.find(({family})=>family===figure.
name)?.time??null;case"kernel":return row.kernels.find(({name,baseNames,headNames})=>name===figure.name||baseNames.includes(
figure.name)||headNames.includes(figure.name))?.time??null}}function ofInterval({changeRatio,lowRatio,highRatio,thresholdRatio,
rounds}){if(changeRatio===null||lowRatio===null||highRatio===null)return null;let degrees=constants.usualWeight.value+Math.
max(1,rounds-1),half=(Math.log1p(highRatio)-Math.log1p(lowRatio))/2;return{log:Math.log1p(changeRatio),standardError:half/
studentTQuantile(.975,degrees),degrees,least:thresholdRatio===null?null:Math.log1p(thresholdRatio)}}function ofMetric({better,
change}){let estimate=ofInterval(change);return estimate===null||better!=="higher"?estimate:{...estimate,log:-estimate.log}}
function ofCount(rows){let[first]=rows;if(first===void 0)return null;let total=side=>rows.reduce((sum2,row)=>sum2+row[side],
0),shift=total("base")===0?1:0;return{log:Math.log(Math.max(1,total("head")+shift)/(total("base")+shift)),standardError:0,
degrees:constants.usualWeight.value,least:Math.log1p(first.thresholdRatio)}}var changedStates=["regressed","new","removed","noted"];function explanationOf({reasons,ranges},run2){let kernels=ranges.flatMap(range=>range.kernels).filter(({time})=>changedStates.
includes(time.state)).toSorted((one,other)=>Math.abs(other.impactRatio)-Math.abs(one.impactRatio)),lines2=[...kernels,...ranges.
flatMap(({counts})=>counts)].flatMap(({launchSites})=>launchSites?.sites??[]).map(({file,line,function:name})=>`${file}${line===
null?"":`:${String(line)}`} (${name})`);return{run:run2,reasons:reasons.filter(({verdict})=>verdict==="regressed").map(({
text})=>text),kernels:kernels.slice(0,10).map(({name,time})=>({name,state:time.state,changeRatio:time.changeRatio})),lines:[
...new Set(lines2)]}}function packageChanges({environment}){let packages=(environment?.changes??[]).filter(({kind})=>kind==="python-package"),
isOne=version=>version!==null&&!version.includes(" ");return{changed:packages.flatMap(({name,base,head})=>isOne(base)&&isOne(
head)?[{name,from:base,to:head}]:[]).toSorted((one,other)=>byText(one.name,other.name)),others:packages.filter(({base,head})=>!isOne(
base)||!isOne(head)).map(({name,base,head})=>({name,base,head}))}}function versionsOf(good,commits,{changed}){if(changed.
length===0)return[good,...commits].map(commit=>({commit,packages:null,changes:null}));let pins=fresh=>Object.fromEntries(
changed.map(({name,from,to},index)=>[name,index<fresh?to:from]));return[{commit:good,packages:pins(0),changes:null},...changed.
map(({name,from,to},index)=>({commit:good,packages:pins(index+1),changes:{package:name,from,to}})),...commits.map(commit=>({
commit,packages:pins(changed.length),changes:null}))]}function blamePairs(versions,culprit){let[good,bad]=[versions[0],versions.
at(-1)],{changes}=culprit;return good?.packages==null||bad?.packages==null||changes===null?null:{alone:{commit:good.commit,
packages:{...good.packages,[changes.package]:changes.to},changes},without:{commit:bad.commit,packages:{...bad.packages,[changes.
package]:changes.from},changes}}}var levels=[0,.25,.5,.75,1];function sizesFrom(least){let steps=Math.max(0,Math.ceil(Math.log(2/least)/.1));return Array.
from({length:steps+1},(_,step)=>least*Math.exp(step*.1))}function likelihoods(estimate,size){let clean=levels.map(level=>density(
estimate,level*size)),wrong=((clean[0]??0)+(clean.at(-1)??0))/2,stray=1/4,right2=1-.02-.002;return clean.map(value=>right2*
value+.02*wrong+.002*stray)}function scaleOf(standardError,shift){return Math.hypot(standardError,.002,.1*shift)}function density({
log,standardError,degrees},shift){let scale=scaleOf(standardError,shift);return studentTDensity((Math.max(0,log)-shift)/
scale,degrees)/scale}function blocksOf({last,answers:answers2}){let failed=failedVersions(answers2),usable=Array.from({length:last},(_,index)=>index+
1).filter(version=>!failed.has(version));return usable.map((version,index)=>({after:usable[index-1]??0,version}))}function failedVersions(answers2){
let measured2=new Set(measuredOf(answers2).flatMap(({base,head})=>[base,head]));return new Set(answers2.flatMap(answer=>answer.
kind==="failed"&&!measured2.has(answer.version)?[answer.version]:[]))}function measuredOf(answers2){return answers2.filter(
answer=>answer.kind==="measured")}function sizeOf({after,version}){return version-after}var shares=levels.slice(1,-1);function posteriorOf(state){let segments=segmentsOf(state),table=levelTable(state,segments),
all=explanations(state,segments).map(explanation=>({explanation,bySize:table.evidence(explanation.levelsOf).map(value=>explanation.
prior*value)})),total=sum(all.map(({bySize})=>sum(bySize))),probability=bySize=>sum(bySize)/total,sizeOfAll=those=>{let weights=table.
sizes.map((_,index)=>sum(those.map(({bySize})=>bySize[index]??0))),logs=weights.map((weight,index)=>weight*Math.log(table.
sizes[index]??1));return Math.exp(sum(logs)/sum(weights))},[none]=all;return{segments,none:probability(none?.bySize??[]),
one:all.flatMap(({explanation,bySize})=>explanation.kind==="one"?[{segment:explanation.segment,probability:probability(bySize),
size:sizeOfAll([{bySize}])}]:[]),two:pairs(segments).map(({first,second})=>{let ofPair=all.filter(({explanation})=>explanation.
kind==="two"&&explanation.first===first&&explanation.second===second),byShare=ofPair.map(({bySize})=>probability(bySize));
return{first,second,byShare,probability:sum(byShare),size:sizeOfAll(ofPair)}}),size:sizeOfAll(all.filter(({explanation})=>explanation.
kind!=="none"))}}function segmentsOf(state){let measured2=new Set(measuredOf(state.answers).flatMap(({base,head})=>[base,
head])),segments=[],open2=[];for(let block of blocksOf(state))open2.push(block),measured2.has(block.version)&&(segments.
push(open2),open2=[]);return open2.length>0&&segments.push(open2),segments.map(blocks=>({blocks,versions:sum(blocks.map(
sizeOf))}))}function explanations({last},segments){let all=pairs(segments),allPairs=sum(all.map(({count:count3})=>count3)),
ofTwo=allPairs===0?0:.1,none={kind:"none",prior:.2,levelsOf:()=>0},one=segments.map(({versions},segment)=>({kind:"one",segment,
prior:(1-.2-ofTwo)*versions/last,levelsOf:covers=>covers[segment]===!0?levels.length-1:0})),two=all.flatMap(({first,second,
count:count3})=>shares.map(share2=>{let[ofFirst,ofSecond]=[levelIndex(share2),levelIndex(1-share2)];return{kind:"two",first,
second,prior:ofTwo*count3/allPairs/shares.length,levelsOf:covers=>(covers[first]===!0?ofFirst:0)+(covers[second]===!0?ofSecond:
0)}}));return[none,...one,...two]}function pairs(segments){return segments.flatMap((one,first)=>segments.slice(first).flatMap(
(other,offset)=>{let within=(one.versions**2-sum(one.blocks.map(block=>sizeOf(block)**2)))/2,count3=offset===0?within:one.
versions*other.versions;return count3===0?[]:[{first,second:first+offset,count:count3}]}))}function levelIndex(share2){return Math.
round(share2*(levels.length-1))}function levelTable(state,segments){let sizes=sizesFrom(state.least),answers2=measuredOf(
state.answers).map(answer=>({covers:segments.map(({blocks})=>{let version=blocks.at(-1)?.version??0;return version>answer.
base&&version<=answer.head}),byLevel:transposed(sizes.map(size=>likelihoods(answer,size)))}));return{sizes,evidence:levelsOf=>{
let evidence=sizes.map(()=>1);for(let{covers,byLevel}of answers2){let bySize=byLevel[levelsOf(covers)]??[];for(let index=0;index<
evidence.length;index+=1)evidence[index]=(evidence[index]??0)*(bySize[index]??0)}return evidence}}}function transposed(rows){
return levels.map((_,level)=>rows.map(row=>row[level]??0))}function sum(values){return values.reduce((total,value)=>total+
value,0)}function informationOf(candidate,{posterior,none,one,two}){let places=placesOf(candidate,posterior),answers2=none.chances.
map(()=>0),known=0,add=(row,weight)=>{for(let[index,chance2]of row.chances.entries())answers2[index]=(answers2[index]??0)+
weight*chance2;known+=weight*row.entropy},unchanged=posterior.none;for(let{segment,probability,whole}of one){let inside=places[segment]?.
inside??0;inside>0&&add(whole,probability*inside),unchanged+=probability*(1-inside)}for(let{first,second,probability,whole,
ofFirst,ofSecond}of two){let[place,other]=[places[first],places[second]];if(place===void 0||other===void 0)continue;let[
both,onlyFirst,onlySecond]=first===second?[place.inside**2,2*place.inside*place.after,2*place.before*place.inside]:[place.
inside*other.inside,place.inside*(1-other.inside),(1-place.inside)*other.inside];both>0&&add(whole,probability*both),onlyFirst>
0&&add(ofFirst,probability*onlyFirst),onlySecond>0&&add(ofSecond,probability*onlySecond),unchanged+=probability*(1-both-
onlyFirst-onlySecond)}return add(none,unchanged),entropy(answers2)-known}var negligible=.001;function answersOf(posterior,standardError){
let row=(size,shift)=>rowOf(chancesOf(posterior.size,size,shift,standardError)),byShares=(size,weights)=>{let total=sum(
weights),rows=shares.map(share2=>chancesOf(posterior.size,size,share2*size,standardError));return rowOf(bins.map((_,bin)=>sum(
rows.map((chances,index)=>(weights[index]??0)/total*(chances[bin]??0)))))};return{posterior,none:row(posterior.size,0),one:posterior.
one.map(step=>({...step,whole:row(step.size,step.size)})),two:posterior.two.filter(({probability})=>probability>=negligible).
map(steps=>({...steps,whole:row(steps.size,steps.size),ofFirst:byShares(steps.size,steps.byShare),ofSecond:byShares(steps.
size,steps.byShare.toReversed())}))}}function rowOf(chances){return{chances,entropy:entropy(chances)}}var bins=[...Array.
from({length:12},(_,index)=>(index+.5)/8),1/0];function chancesOf(unit,size,shift,standardError){let clean=cleanChances(
unit,shift,standardError),[none,whole]=[cleanChances(unit,0,standardError),cleanChances(unit,size,standardError)],right2=1-
.02-.002;return clean.map((value,bin)=>right2*value+.02*((none[bin]??0)+(whole[bin]??0))/2+.002/bins.length)}function cleanChances(unit,shift,standardError){
let scale=scaleOf(standardError,shift),below=bins.map(end=>end===1/0?1:normalCdf((end*unit-shift)/scale));return below.map(
(value,index)=>value-(below[index-1]??0))}function entropy(probabilities){return sum(probabilities.map(value=>value>0?-value*
Math.log2(value):0))}function placesOf({base,head},{segments}){return segments.map(({blocks,versions})=>{let share2=isIn=>sum(
blocks.map(block=>isIn(block.version)?sizeOf(block):0))/versions;return{before:share2(version=>version<=base),inside:share2(
version=>version>base&&version<=head),after:share2(version=>version>head)}})}function nextStep(state){let{last,answers:answers2}=state,posterior=posteriorOf(state),failed=failedVersions(answers2),measured2=measuredOf(
answers2),failedNow=answers2.length-measured2.length-failed.size;if(failed.has(0)||failed.has(last)||failedNow>=mostFailures)
return{kind:"done",result:resultSoFar(state)};let ends={after:0,version:last},likely=likelyBlocks(posterior);if(!isKnown(
answersOf2(measured2,ends),posterior.size)&&posterior.none<.99)return{kind:"measure",base:0,head:last,outlook:outlookOf(
posterior,1)};let result=resultOf(state,posterior,likely);if(result!==null)return{kind:"done",result};if(measured2.length>=
mostComparisons(last))return{kind:"done",result:resultSoFar(state)};let unproven=likely.find(block=>block.any>=.99&&!isKnown(
answersOf2(measured2,block),block.share*posterior.size)),{candidate,information}=bestCandidate(posterior,likely,measured2,
failed),next=unproven===void 0?candidate:{base:unproven.after,head:unproven.version};return{kind:"measure",base:next.base,
head:next.head,outlook:outlookOf(posterior,information)}}var mostFailures=3;function mostComparisons(last){return Math.ceil(
Math.log2(last+1))+20}function resultSoFar(state){let posterior=posteriorOf(state),likely=likelyBlocks(posterior),outlook=outlookOf(
posterior,1),probability=severalOf(posterior),places=outlook.left.toSorted((one,other)=>one.version-other.version),[first,
last]=[places[0],places.at(-1)];if(probability<.5||first===void 0||last===void 0)return{kind:"unclear",outlook};let steps=provenSteps(
state,posterior,likely);return{kind:"several-steps",after:first.after,upTo:last.version,probability,steps}}function outlookOf(posterior,information){
let likely=likelyBlocks(posterior).toSorted((one,other)=>other.any-one.any),left2=[],all=sum(likely.map(({any})=>any)),covered=0;
for(let{after,version,any}of likely){if(covered>=.99*all)break;left2.push({after,version,probability:any}),covered+=any}
let open2=entropy([posterior.none,...likely.map(({any})=>any)]);return{left:left2,none:posterior.none,expected:1+Math.ceil(
open2/Math.max(.1,information))}}function likelyBlocks({segments,one,two}){return segments.flatMap(({blocks,versions},segment)=>{
let parts=[...one.filter(step=>step.segment===segment).map(({probability})=>({share:1,probability})),...two.filter(({first})=>first===
segment).flatMap(({byShare})=>byShare.map(shareOf)),...two.filter(({second})=>second===segment).flatMap(({byShare})=>byShare.
toReversed().map(shareOf))],any=sum(parts.map(({probability})=>probability)),half=sum(parts.filter(({share:share3})=>share3>=
.5).map(({probability})=>probability)),share2=any===0?0:sum(parts.map(part=>part.share*part.probability))/any;return blocks.
map(block=>{let part=sizeOf(block)/versions;return{after:block.after,version:block.version,half:half*part,any:any*part,share:share2}})})}
function shareOf(probability,index){return{share:shares[index]??0,probability}}function severalOf({two}){return sum(two.
map(({probability})=>probability))}function resultOf(state,posterior,likely){if(posterior.none>=.99)return{kind:"none",probability:posterior.
none};let probability=severalOf(posterior);if(probability<.5){let culprit=likely.find(({half})=>half>=.99),step=culprit===
void 0?null:provenStep(state,culprit,posterior.size);return step===null?null:{kind:"culprit",step}}let steps=provenSteps(
state,posterior,likely),[first,second]=steps;return first===void 0||second===void 0?null:{kind:"several-steps",after:first.
after,upTo:second.version,probability,steps}}function provenSteps(state,{size},likely){return likely.flatMap(block=>{let step=block.
any>=.99?provenStep(state,block,block.share*size):null;return step===null?[]:[step]})}function provenStep({answers:answers2},{
after,version,any},size){let own=answersOf2(measuredOf(answers2),{after,version});if(!isKnown(own,size))return null;let middle=weightedMedian(
own.map(answer=>({value:answer.log,weight:weightOf(answer)})));if(middle<size/2)return null;let alike=own.filter(({log})=>Math.
abs(log-middle)<=size/2);return{after,version,probability:any,effect:effectOf(alike)}}function answersOf2(measured2,{after,
version}){return measured2.filter(({base,head})=>base===after&&head===version)}function isKnown(answers2,size){return errorOf(
answers2)<=size/3}function errorOf(answers2){return Math.sqrt(1/sum(answers2.map(weightOf)))}function weightOf({standardError}){
return scaleOf(standardError,0)**-2}function effectOf(answers2){let log=sum(answers2.map(answer=>answer.log*weightOf(answer)))/
sum(answers2.map(weightOf)),half=studentTQuantile(.975,sum(answers2.map(({degrees})=>degrees)))*errorOf(answers2);return{
log,low:log-half,high:log+half}}var worthProving=.05;function bestCandidate(posterior,likely,measured2,failed){let possible=answersOf(
posterior,median(measured2.map(({standardError})=>standardError))),known=new Set(measured2.flatMap(({base,head})=>[base,
head])),candidates=[...likely.map(({version})=>({base:0,head:version})),...likely.filter(({any,after})=>any>=worthProving&&
after>0).map(({after,version})=>({base:after,head:version}))],best={candidate:{base:0,head:0},information:0,value:-1};for(let candidate of candidates){
let information=informationOf(candidate,possible),chances=[candidate.base,candidate.head].map(version=>known.has(version)?
1:chanceToBuild(version,failed)),value=information*chances.reduce((product,chance2)=>product*chance2,1);value>best.value&&
(best={candidate,information,value})}return best}function chanceToBuild(version,failed){return 1-.5**Math.min(...[...failed].
map(other=>Math.abs(other-version)))}var bisectSchemaVersion=1,logRatio2=number().describe("ln(head / base); above 0 is worse."),number2=number().int().nonnegative(),
chance=number().min(0).max(1),figureSchema=discriminatedUnion("kind",[object({kind:literal("gpu-time"),range:string()}),
object({kind:literal("wall-time"),range:string()}),object({kind:literal("family"),range:string(),name:string()}),object(
{kind:literal("kernel"),range:string(),name:string()}),object({kind:literal("count"),range:string(),name:string()}),object(
{kind:literal("metric"),name:string(),metricKind:metricRowSchema.shape.kind.unwrap()})]).describe("What is worse at the \
bad end, and what every comparison is asked about."),commitSchema=object({sha:string(),parents:array(string()),author:string(),
authoredAt:string(),subject:string()}),versionSchema=object({commit:commitSchema,packages:record(string(),string()).nullable().
describe("Pins of the packages that the ends have in other versions. Null: what the commit's own setup installs."),changes:object(
{package:string(),from:string(),to:string()}).nullable().describe("The package in which it differs from the version befo\
re it; null: it is the commit.")}),answerSchema=object({base:number2.describe("A version's place in `versions`; 0 is the\
 good end."),head:number2,seconds:number().nonnegative(),run:string().nullable().describe("The run directory of the comp\
arison, relative to this file. Null: there is none.")}).and(discriminatedUnion("kind",[object({kind:literal("measured"),
log:logRatio2,standardError:number().nonnegative(),degrees:number().int().positive().describe("Of Student's t.")}),object(
{kind:literal("failed"),version:number2.describe("The one that doesn't build, or can't be measured."),why:string()})])),
effectSchema=object({log:logRatio2,low:logRatio2,high:logRatio2}).describe("With its 95% interval."),blockSchema=object(
{after:number2.describe("The version before the first of them."),version:number2.describe("The last of them. Several are\
 those that couldn't be told apart, since the others fail."),probability:chance}),stepSchema=blockSchema.extend({effect:effectSchema.
describe("Against the version before it.")}),outlookSchema=object({left:array(blockSchema).describe("The likeliest first\
."),none:chance.describe("That no version made the change."),expected:number2.describe("Comparisons that may still be ma\
de.")}),searchResultSchema=discriminatedUnion("kind",[object({kind:literal("culprit"),step:stepSchema}),object({kind:literal(
"several-steps"),after:number2,upTo:number2,probability:chance,steps:array(stepSchema).describe("Those that could be nam\
ed.")}),object({kind:literal("none"),probability:chance}),object({kind:literal("unclear"),outlook:outlookSchema})]),searchSchema=object(
{within:_enum(["first-parents","merge"]).describe("merge: inside of the merge commit that the search before named."),versions:array(
versionSchema),answers:array(answerSchema),result:searchResultSchema.nullable().describe("Null: it goes on.")}),explanationSchema=object(
{run:string(),reasons:array(string()).describe("For people."),kernels:array(object({name:string(),state:string(),changeRatio:number().
nullable()})),lines:array(string()).describe("Lines that launch what is slower.")}),blameSchema=object({alone:effectSchema.
nullable().describe("The good end with this package alone in its new version. Null: it fails."),without:effectSchema.nullable().
describe("The bad end with this package alone in its old version.")}).describe("Of a package, against the good end."),bisectSchema=object(
{schemaVersion:literal(bisectSchemaVersion),tool:object({name:string(),version:string()}),startedAt:string(),process:processIdentitySchema.
describe("The one that writes this file."),key:string().describe("Equal where the same is searched in the same way."),good:object(
{ref:string(),commit:string()}),bad:object({ref:string(),commit:string()}),figure:figureSchema.nullable().describe("Null\
: not known before the ends are compared."),least:number().positive().describe("The smallest change that is looked for, \
as a log ratio."),searches:array(searchSchema),notSearched:array(object({name:string(),base:string().nullable(),head:string().
nullable()})).describe("Packages that differ between the ends, and which the search doesn't set."),explanation:explanationSchema.
nullable(),blame:blameSchema.nullable()});function versionText({commit,changes}){let sha=commit.sha.slice(0,12);return changes===null?`${sha} ${commit.subject}`:`${changes.
package} ${changes.from} \u2192 ${changes.to} at ${sha}`}function versionName({versions},index){let version=versions[index];
return version===void 0?"?":versionText(version)}function spanText(search,after,upTo){return upTo-after===1?versionName(
search,upTo):`${String(upTo-after)} versions, from ${versionName(search,after+1)} to ${versionName(search,upTo)}`}function figureText2(figure){
switch(figure.kind){case"gpu-time":return`time on the GPU in ${figure.range}`;case"wall-time":return`wall time of ${figure.
range}`;case"family":return`the kernel family ${figure.name} in ${figure.range}`;case"kernel":return`the kernel ${figure.
name} in ${figure.range}`;case"count":return`${figure.name} in ${figure.range}`;case"metric":return figure.name}}function effectText({
log,low,high}){return`${signedPercent(Math.expm1(log))} (${percentInterval(Math.expm1(low),Math.expm1(high))})`}function goesOnText({good,bad,searches},{file,isResumed}){let[search]=searches,answers2=searches.reduce((sum2,one)=>sum2+
one.answers.length,0),what=`Bisect: ${counted((search?.versions.length??1)-1,"version")} after ${endText2(good)}, up to ${endText2(
bad)}.`,goesOn=isResumed?` It goes on after ${counted(answers2,"answer")}.`:"";return`${what}${goesOn} Its state: ${file}`}
function endText2({ref,commit}){let sha=commit.slice(0,12);return commit.startsWith(ref)?sha:`${ref} (${sha})`}function nextText(bisect2,{
base,head,outlook}){let search=bisect2.searches.at(-1);if(search===void 0)return"";let made=bisect2.searches.reduce((sum2,{
answers:answers2})=>sum2+answers2.length,0);return[`Comparison ${String(made+1)}: ${versionName(search,head)} against ${base===
0?"the good end":versionName(search,base)}.`,leftText(bisect2,outlook),timeText(bisect2,outlook.expected)].join(" ")}var mostly=.8;
function leftText({searches},{left:left2,none}){let search=searches.at(-1);if(search===void 0||search.answers.length===0)
return"Nothing is ruled out yet.";if(none>.5)return`Probably nothing changed (${share(none)}).`;let all=left2.reduce((sum2,{
probability})=>sum2+probability,0),covered=0,places=left2.filter(({probability})=>{let isNeeded=covered<mostly*all;return covered+=
probability,isNeeded}).toSorted((one,other)=>one.version-other.version),[first,last]=[places[0],places.at(-1)];if(first===
void 0||last===void 0)return"";let versions=places.reduce((sum2,{after,version})=>sum2+version-after,0);return`Most like\
ly: ${versions===last.version-first.after?spanText(search,first.after,last.version):counted(versions,"version")}.`}function timeText({
searches},expected){let seconds2=searches.flatMap(({answers:answers2})=>answers2.filter(({kind})=>kind==="measured")).map(
answer=>answer.seconds),about=`About ${counted(expected,"comparison")} to go`;if(seconds2.length===0)return`${about}.`;let mean2=seconds2.
reduce((sum2,one)=>sum2+one,0)/seconds2.length;return`${about}, ${formatSeconds(mean2*expected)}.`}function answerText({
searches,figure},answer){let search=searches.at(-1);if(search===void 0)return"";let took=formatSeconds(answer.seconds);if(answer.
kind==="failed"){let why=answer.why.replaceAll(`
`,`
  `);return`${versionName(search,answer.version)} can't be measured, and is set aside (${took}): ${why}`}let change=`${signedPercent(
Math.expm1(answer.log))}, standard error ${percent(answer.standardError)}`;return`Its ${figure===null?"change":figureText2(
figure)}: ${change} (${took}).`}function packagesText({changed,notSearched,isSet}){let pinned=changed.map(({name,from,to})=>`${name}\
 ${from} \u2192 ${to}`);return[...changed.length===0?[]:[`The ends differ in ${counted(changed.length,"package")}, which\
 are searched first, by name: when they were released isn't known. ${listText(pinned,10)}.`],...notSearched.length===0?[]:
[notSearchedText(notSearched,isSet)]]}function notSearchedText(packages,isSet){let texts=packages.map(({name,base,head})=>`${name}\
 ${base??"(none)"} \u2192 ${head??"(none)"}`);return`Packages that differ and aren't searched, since ${isSet?"they aren'\
t on both sides, or in several versions":"workload.setup doesn't install the file that LLM_PROFILE_PACKAGES names (docs/\
bisect.md)"}: ${listText(texts,10)}.`}function blameStepText(which){return which==="alone"?"Check: the good end with thi\
s package alone in its new version.":"Check: the bad end with this package alone in its old version."}function share(probability){
return probability>.999?"over 99.9%":`${String(Number((100*probability).toFixed(probability>.9?1:0)))}%`}async function readLine(git,good,bad){let[from,to]=[await commitOf(git,good,"--good"),await commitOf(git,bad,"--bad")],base=await mergeBase(
git,from,to);if(base===null)throw new UserError({id:"bisect-unrelated",what:`${plainText(good)} and ${plainText(bad)} ha\
ve no commit in common here.`,where:"--good, --bad",help:"Name commits of one history. In a shallow clone, fetch the res\
t: `git fetch --unshallow`."});let commits=await commitsAfter(git,base,to);if(commits.length===0)throw new UserError({id:"\
bisect-empty",what:`There is no commit after ${plainText(good)} up to ${plainText(bad)}.`,where:"--good, --bad",help:"Th\
e good commit is the older one: swap them, or name others."});return lineOf(git,base,commits)}async function readMerged(git,{
parents}){let[first,second,third]=parents;if(first===void 0||second===void 0||third!==void 0)return null;let base=await mergeBase(
git,first,second);if(base===null)return null;let commits=await commitsAfter(git,base,second);return commits.length===0?null:
lineOf(git,base,commits)}async function commitOf(git,ref,option){let sha=ref.startsWith("-")?null:await git.line("rev-pa\
rse","--verify","--quiet",`${ref}^{commit}`);if(sha!==null)return sha;throw new UserError({id:"bisect-unknown",what:`Thi\
s clone has no commit named ${JSON.stringify(plainText(ref))}.`,where:option,help:"`git log` shows which commits are her\
e. With actions/checkout set `fetch-depth: 0`."})}async function mergeBase(git,one,other){return git.line("merge-base",one,
other)}async function commitsAfter(git,base,last){let built=new Set(await lines(git,"rev-list","--ancestry-path",`${base}\
..${last}`));return(await lines(git,"rev-list","--first-parent","--reverse",`${base}..${last}`)).filter(sha=>built.has(sha))}
async function lineOf(git,base,line){let texts=await lines(git,"log","--no-walk=unsorted","--format=%H%x00%P%x00%an%x00%\
aI%x00%s",base,...line),[good,...commits]=texts.map(commitOfText);if(good===void 0||commits.length!==line.length)throw new ToolError(
{id:"bisect-log-failed",what:"git doesn't show the commits between the good and the bad one.",help:"Try `git log GOOD..B\
AD` there."});return{good,commits}}function commitOfText(text){let[sha="",parents="",author="",authoredAt="",subject=""]=text.
split("\0");return{sha,parents:parents.split(" ").filter(parent=>parent!==""),author,authoredAt,subject}}async function lines(git,...args){
let result=await git.runLong(...args);return succeeded(result)?result.stdout.split(`
`).filter(line=>line!==""):[]}import{rm}from"node:fs/promises";import{join as join2,resolve as resolve2}from"node:path";import{createHash}from"node:crypto";import{mkdir}from"node:fs/promises";import{join,resolve}from"node:path";var bisectFile="bisect.json",largestBytes=64*2**20;function keyOf(parts){return createHash("sha256").update(JSON.stringify(
parts)).digest("hex").slice(0,12)}function folderOf(out,key){return join(resolve(out),`bisect-${key}`)}async function readStore(out,key){
return readBisect(join(folderOf(out,key),bisectFile))}async function openStore(out,begin){await makeOut(resolve(out));let directory=folderOf(
out,begin.key);await mkdir(directory,{recursive:!0,mode:448});let file=join(directory,bisectFile),known=await readBisect(
file);if(known!==null&&liveness(known.process)==="alive"&&known.process.pid!==process.pid)throw new UserError({id:"bisec\
t-running",what:`Process ${String(known.process.pid)} is searching for the same already.`,where:directory,help:"Wait for\
 it, or end it."});let bisect2=known===null?begin:{...known,process:ownIdentity()},write=async()=>writeFileAtomic(file,jsonParts(
bisect2),"replace");await write();let change=async changed=>{bisect2={...bisect2,...changed},await write()};return{directory,
file,isResumed:known!==null,bisect:()=>bisect2,change,changeSearch:async changed=>{let newest2=bisect2.searches.at(-1);if(newest2===
void 0)throw new Error("There is no search yet.");await change({searches:[...bisect2.searches.slice(0,-1),{...newest2,...changed}]})}}}
async function readBisect(file){let text=await readRegularFile(file,largestBytes).then(read=>read.text,error=>{if(errorCode(
error)==="ENOENT")return null;throw error});if(text===null)return null;let found=bisectSchema.safeParse(jsonOrNull(text));
if(found.success)return found.data;throw new ParseError({id:"bisect-unreadable",what:`${file} is not a search of this ve\
rsion.`,where:file,why:found.error.issues[0]?.message??"It is no JSON.",help:"Remove its folder to search anew.",cause:found.
error})}var packagesVariable="LLM_PROFILE_PACKAGES";async function compareVersions(place,pair){let{clock}=place.context,start=clock.
monotonicMs(),seconds2=()=>(clock.monotonicMs()-start)/1e3;try{let{comparison,directory}=await runPair(place,pair);if(pair.
isExplained||await removeCaptures(directory),comparison===null)throw new Error("A run with a base has a comparison.");let{
baseline}=comparison;if(baseline.state==="failed"||comparison.base===null)return{kind:"failed",side:"base",why:baseline.
text??"",failure:null,seconds:seconds2()};if(comparison.base.source.commit!==pair.base.commit.sha)throw new Error(`${pair.
base.commit.sha} was to be compared with, and ${String(comparison.base.source.commit)} was.`);return{kind:"compared",comparison,
directory,seconds:seconds2()}}catch(error){let failure=asFailure(error);if(isMachineFault(failure))throw failure;return{
kind:"failed",side:"head",why:[failure.what,failure.why].filter(part=>part!==null).join(`
`),failure,seconds:seconds2()}}}function isMachineFault(failure){return failure instanceof UserError||failure instanceof
ToolError&&failure.id?.startsWith("disk-")===!0}async function runPair(place,{base,head,figure,isExplained,folder}){var _stack=[];
try{let{context,loaded,repository,temporary,ports}=place;let{commit}=head;let worktree=__using(_stack,await createWorktree(
ports,{repository,commit:commit.sha,temporary,warn:message=>{context.log.warning(message)}}),!0);await openToLaterUser(worktree.
path,ports);for(let note of worktree.notes)context.log.warning(note);let cwd=await baseDirectory(context.cwd,repository,
worktree);let config=await configOf(place,{base,figure,isExplained,folder,tree:worktree.path,cwd});let inTree={...context,
cwd,environment:environmentIn(worktree.path,repository,context.environment),pullRequestBase:null};let variables={base:await packagesOf(
base,folder),head:await packagesOf(head,folder)};let raw={configFile:null,presets:[],inputs:[],overrides:[]};return await run(
inTree,{loaded:{...loaded,config},raw,publisher:null,recordedBase:null,reference:null,history:null,variables})}catch(_){
var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}var probeRounds=2;
async function configOf({context,loaded,repository,ports,temporary},{base,figure,isExplained,folder,tree,cwd}){let config=await withFoundTools(
loaded.config,context.environment.PATH??"",context.cwd),{compare:compare3,workload,latency}=config,own=file=>file===null?
null:resolve2(context.cwd,file),programs=await headPrograms({runTool:ports.runTool,cwd:resolve2(context.cwd,workload["wo\
rking-directory"]),environment:ports.environment,temporaryDirectory:temporary},namedPrograms(config),{repository,base:resolve2(
cwd,workload["working-directory"])}),needsWall=figure===null||figure.kind==="wall-time"||figure.kind==="metric",named=withPrograms(
config,programs),isProbe=figure!==null&&!isExplained;return{...named,rounds:config.rounds??(isProbe?probeRounds:null),workload:{
...named.workload,environment:environmentIn(tree,repository,workload.environment)},out:join2(folder,"comparisons"),"keep\
-runs":Number.MAX_SAFE_INTEGER,"time-budget":null,lines:isExplained?config.lines:"off",ncu:{...config.ncu,enabled:isExplained&&
config.ncu.enabled},latency:{...named.latency,pairs:needsWall?latency.pairs:0},compare:{...compare3,"max-rounds":isProbe?
config.rounds??probeRounds:compare3["max-rounds"],base:base.commit.sha,calibration:own(compare3.calibration),accepted:own(
compare3.accepted)}}}function environmentIn(tree,repository,environment){let given=Object.entries(environment).flatMap(([
name,value])=>value===void 0?[]:[[name,value]]);return sideEnvironment({environment:Object.fromEntries(given),venv:null,
tree,repository,caches:null})}async function packagesOf({packages},folder){if(packages===null)return{};let text=Object.entries(
packages).map(([name,version])=>`${name}==${version}
`).join(""),file=join2(folder,"packages",`${keyOf([packages])}.txt`);return await writeFileAtomic(file,text,"replace"),{
[packagesVariable]:file}}async function removeCaptures(directory){for(let side of["base","head"])await rm(join2(directory,
side),{recursive:!0,force:!0})}import{mkdir as mkdir2,realpath}from"node:fs/promises";import{isAbsolute,join as join3,relative}from"node:path";async function openPlace(stack,context,loaded){let{guard,toolFolder,forTools,tool}=await prepareGround(stack,context),opened=stack.
use(await openRepository({runTool:tool,environment:forTools,cwd:context.cwd,temporaryDirectory:toolFolder.tmp})),top=opened.
kind==="none"?null:await opened.git.line("rev-parse","--show-toplevel");if(opened.kind==="none"||top===null)throw new UserError(
{id:"bisect-without-repository",what:"There is no git repository to search in.",where:context.cwd,why:opened.kind==="non\
e"?opened.why:null,help:"Run it inside a clone of the repository."});let temporary=join3(toolFolder.path,"checkouts");await mkdir2(
temporary);for(let folder of[toolFolder.path,temporary])await letLaterUserPass(folder);let directory=loaded.config.workload["\
working-directory"],repository=await realpath(top);if(isAbsolute(directory)&&!relative(repository,directory).startsWith(
".."))throw new UserError({id:"bisect-working-directory",what:"The program would start in this working tree, whichever c\
ommit is measured.",where:`workload.working-directory: ${directory}`,help:`Name it relative to the current folder: ${relative(
context.cwd,directory)||"."}`});return{context,loaded,git:opened.git,repository,temporary,ports:{runTool:tool,cleanUp:tellCommands(
createRunTool({marker:guard.marker}),context.log),environment:forTools}}}function quietLog(log){let told=new Set;return{
info:log.detail,detail:log.detail,warning:message=>{told.has(message)||log.warning(message),told.add(message)},output:()=>{},
group:async(title,body)=>(log.detail(`== ${title}`),body())}}async function bisect(context,request){var _stack=[];try{let loaded=await loadSettings(context,request.settings,!0);let{
config}=loaded;await comparePolicy(context,loaded);workloadArgv(config.workload,"checked before anything is made");let stack=__using(
_stack,new AsyncDisposableStack,!0);let place=await openPlace(stack,context,loaded);let line=await readLine(place.git,request.
good,request.bad);let store=await openStore(resolve3(context.cwd,config.out),begun(context,request,place,line));context.
log.info(goesOnText(store.bisect(),{file:store.file,isResumed:store.isResumed}));let search={place:{...place,context:{...context,
log:quietLog(context.log)}},store,log:context.log,line};let endMs=config["time-budget"]===null?1/0:context.clock.monotonicMs()+
parseDurationMs(config["time-budget"]);return outcomeOf(store,await searchAll(search,endMs))}catch(_){var _error=_,_hasError=!0}finally{
var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}async function planBisect(context,request){
var _stack=[];try{let loaded=await loadSettings(context,request.settings,!0);let{config}=loaded;let stack=__using(_stack,
new AsyncDisposableStack,!0);let place=await openPlace(stack,context,loaded);let line=await readLine(place.git,request.good,
request.bad);let planned=begun(context,request,place,line);let known=await readStore(resolve3(context.cwd,config.out),planned.
key);let withBase={...config,compare:{...config.compare,base:line.good.sha}};let plan=planCaptures(withBase);let untraced=untracedPairs(
withBase,2);let current=known??planned;let search=newest(current);let step=nextStep(stateOf(current,search));return{bisect:current,
legs:describeLegs(withBase,plan,{sides:2,untraced,isCompared:!0,filterMode:null}),expected:search.result===null&&step.kind===
"measure"?step.outlook.expected:null}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,
_hasError);_promise&&await _promise}}function begun(context,{good,bad},place,line){let{workload,ranges,rounds,compare:compare3}=place.
loaded.config,last=line.commits.at(-1)??line.good;return{schemaVersion:bisectSchemaVersion,tool:{name:toolName,version:context.
version},startedAt:context.clock.now().toISOString(),process:ownIdentity(),key:keyOf([place.repository,line.good.sha,last.
sha,workload,ranges,rounds,compare3["range-threshold"]]),good:{ref:good,commit:line.good.sha},bad:{ref:bad,commit:last.sha},
figure:null,least:Math.log1p(constants.rangeThreshold.value),searches:[{within:"first-parents",versions:versionsOf(line.
good,line.commits,{changed:[]}),answers:[],result:null}],notSearched:[],explanation:null,blame:null}}async function searchAll(search,endMs){
let{store,place}=search;for(;;){let result=newest(store.bisect()).result??await searchLine(search,endMs);if(result===null)
return!1;let inner=await searchOfMerge(place,newest(store.bisect()),result);if(inner===null)break;await store.change({searches:[
...store.bisect().searches,inner]})}return await explain(search),blame(search,endMs)}async function searchLine(search,endMs){
let{store,log,place}=search;for(;;){let step=nextStep(stateOf(store.bisect(),newest(store.bisect())));if(step.kind==="do\
ne")return await store.changeSearch({result:step.result}),step.result;if(place.context.clock.monotonicMs()+1e3*usualSeconds(
store)>endMs)return null;log.info(nextText(store.bisect(),step));let answer=await measureStep(search,step);log.info(answerText(
store.bisect(),answer))}}async function measureStep(search,{base,head}){let{store}=search,{figure,searches}=store.bisect(),
{versions,answers:answers2}=newest(store.bisect()),isFirst=searches.every(one=>one.answers.length===0),isParent=blocksOf(
stateOf(store.bisect(),newest(store.bisect()))).some(({after,version})=>after===base&&version===head),isAgain=answers2.some(
answer2=>answer2.kind==="measured"&&answer2.base===base&&answer2.head===head),compared=await compareVersions(search.place,
{base:versionAt(versions,base),head:versionAt(versions,head),figure,isExplained:isParent&&!isAgain&&figure!==null,folder:store.
directory});if(isFirst)return firstAnswer(search,compared);let answer=answerOf(store,compared,{base,head});return await store.
changeSearch({answers:[...newest(store.bisect()).answers,answer]}),answer}async function firstAnswer({store,place,log,line},compared){
if(compared.kind==="failed")throw endFails(compared);let{comparison}=compared,figure=figureOf(comparison),change=figure===
null?null:changeOf(comparison,figure);if(change===null)throw nothingToAsk(comparison);let packages=packageChanges(comparison),
{setup}=place.loaded.config.workload,isSet=JSON.stringify(setup??"").includes(packagesVariable),changed=isSet?packages.changed:
[],versions=versionsOf(line.good,line.commits,{changed}),notSearched=[...isSet?[]:packages.changed.map(({name,from,to})=>({
name,base:from,head:to})),...packages.others];for(let text of packagesText({changed,notSearched,isSet}))log.info(text);let known={
...store.bisect(),figure,least:change.least??store.bisect().least,notSearched},ends={base:0,head:versions.length-1},answer=answerOf(
{...store,bisect:()=>known},compared,ends);return await store.change({figure,least:known.least,notSearched,searches:[{within:"\
first-parents",versions,answers:[answer],result:null}]}),answer}function endFails({side,why,failure}){return failure??new ToolError(
{id:"bisect-end-failed",what:`The ${side==="base"?"good":"bad"} commit can't be measured, so there's nothing to compare \
with.`,why,help:"Name another one, or mend what fails: try `llm-profile run` there."})}function nothingToAsk({reasons}){
let why=reasons.flatMap(({verdict,text})=>verdict===null?[]:[text]);return new ToolError({id:"bisect-nothing-to-ask",what:"\
Nothing is proven slower at the bad commit, and its time on the GPU can't be estimated: there's nothing to search for.",
why:why.join(`
`),help:"Measure more: `rounds: 2` or more for times on the GPU, `latency.pairs: 5` or more for wall times and metrics."})}
function answerOf({bisect:current,directory},compared,{base,head}){let{seconds:seconds2}=compared;if(compared.kind==="fa\
iled")return{kind:"failed",base,head,seconds:seconds2,run:null,version:compared.side==="base"?base:head,why:compared.why};
let{figure}=current(),run2=relative2(directory,compared.directory),change=figure===null?null:changeOf(compared.comparison,
figure);if(change===null)return{kind:"failed",base,head,seconds:seconds2,run:run2,version:head,why:"What is asked about \
isn't in its capture, or only one round was measured."};let{log,standardError,degrees}=change;return{kind:"measured",base,
head,seconds:seconds2,run:run2,log,standardError,degrees}}async function searchOfMerge({git},{versions},result){if(result.
kind!=="culprit"||result.step.version-result.step.after>1)return null;let{commit,changes}=versionAt(versions,result.step.
version),merged=changes===null?await readMerged(git,commit):null;if(merged===null)return null;let{packages}=versionAt(versions,
result.step.version);return{within:"merge",versions:[merged.good,...merged.commits].map(one=>({commit:one,packages,changes:null})),
answers:[],result:null}}async function explain({store}){let culprit=culpritOf(store.bisect());if(culprit===null||store.bisect().
explanation!==null)return;let{step,search}=culprit,own=search.answers.find(answer=>answer.kind==="measured"&&answer.base===
step.after&&answer.head===step.version);if(own?.run==null)return;let comparison=await readComparison(join4(store.directory,
own.run));comparison!==null&&await store.change({explanation:explanationOf(comparison,own.run)})}async function readComparison(directory){
let text=await readRegularFile(join4(directory,"comparison.json"),268435456).then(read=>read.text,()=>"");return comparisonSchema.
safeParse(jsonOrNull(text)).data??null}async function blame({place,store,log},endMs){let{figure,blame:known}=store.bisect(),
culprit=culpritOf(store.bisect());if(culprit===null||known!==null||figure===null)return!0;let{search,step}=culprit,pairs2=blamePairs(
search.versions,versionAt(search.versions,step.version));if(pairs2===null)return!0;if(place.context.clock.monotonicMs()+
2e3*usualSeconds(store)>endMs)return!1;let good=versionAt(search.versions,0),effects=[];for(let head of[pairs2.alone,pairs2.
without]){log.info(blameStepText(head===pairs2.alone?"alone":"without"));let compared=await compareVersions(place,{base:good,
head,figure,isExplained:!1,folder:store.directory}),change=compared.kind==="compared"?changeOf(compared.comparison,figure):
null;effects.push(change===null?null:effectOf([change]))}let[alone=null,without=null]=effects;return await store.change(
{blame:{alone,without}}),!0}function culpritOf({searches}){for(let search of searches.toReversed())if(search.result?.kind===
"culprit")return{search,step:search.result.step};return null}function outcomeOf({bisect:current,file},isFinished){let known=current(),
search=known.searches.at(-1);if(search===void 0)throw new Error("There is no search.");let result=search.result??resultSoFar(
stateOf(known,search)),isAnswered=isFinished&&(result.kind!=="unclear"||culpritOf(known)!==null);return{bisect:known,file,
result,isFinished,exitCode:isAnswered?exitCodes.pass:exitCodes.inconclusive}}function stateOf({least},{versions,answers:answers2}){
return{last:versions.length-1,least,answers:answers2}}function newest({searches}){let search=searches.at(-1);if(search===
void 0)throw new Error("There is no search.");return search}function versionAt(versions,index){let version=versions[index];
if(version===void 0)throw new RangeError(`There is no version ${String(index)}.`);return version}function usualSeconds(store){
let seconds2=store.bisect().searches.flatMap(({answers:answers2})=>answers2.map(answer=>answer.seconds));return seconds2.
length===0?0:Math.max(...seconds2)}import{resolve as resolve4}from"node:path";function choices(count3,size,most){let all=binomial(count3,size),taken=Math.min(all,most);return Array.from({length:taken},
(_,index)=>choiceAt(Math.floor(index*all/taken),count3,size))}function choiceAt(rank,count3,size){let chosen=[],left2=rank;
for(let number3=0;chosen.length<size;number3+=1){let withIt=binomial(count3-number3-1,size-chosen.length-1);left2<withIt?
chosen.push(number3):left2-=withIt}return chosen}function binomial(count3,size){let product=1;for(let factor=1;factor<=size;factor+=
1)product=product*(count3-size+factor)/factor;return Math.round(product)}function isFalseAlarm({reasons}){return reasons.some(({verdict,id})=>verdict==="regressed"||id==="range-improved")}var mostComparisons2=120;
function calibrate({base,head,rounds,latencyThreshold,isAlarm}){let pairs2=base.rounds.length;check(base,head,rounds);let[
gpu]=base.machine.gpus;if(gpu===void 0||gpu.uuid===null)throw new UserError({what:"The GPU of these rounds is not known,\
 so that no later comparison could use their calibration.",help:"Calibrate with reports that were captured on the runner\
, with a driver that tells the GPU's UUID."});let untraced=pairRuns(base.untraced,head.untraced,!0),learned={schemaVersion:calibrationSchemaVersion,
tool:base.tool,createdAt:head.createdAt,from:"rounds",gpu:{name:gpu.name,uuid:gpu.uuid},driver:base.machine.driver,captureMode:base.
captureMode,source:{repository:base.source.repository,commit:base.source.commit},pairs:pairs2,ranges:base.ranges.flatMap(
range=>{let learned2=calibratedRange(range,matching(range,head));return learned2===null?[]:[{...learned2,latency:calibratedLatency(
untraced,range,latencyThreshold)}]}),falseAlarms:{rounds,comparisons:1,alarms:0}},tries=choices(pairs2,rounds,mostComparisons2),
alarms=tries.filter(indices=>isAlarm(profileOfRounds(base,indices),profileOfRounds(head,indices),learned)).length;return{
...learned,falseAlarms:{rounds,comparisons:tries.length,alarms}}}function check(base,head,rounds){let pairs2=base.rounds.
length;if(pairs2!==head.rounds.length||pairs2<Math.max(2,rounds))throw new UserError({what:`A calibration for comparison\
s of ${String(rounds)} rounds a side needs at least ${String(Math.max(2,rounds))} pairs of rounds; there are ${String(pairs2)}\
 and ${String(head.rounds.length)} rounds.`,help:"Measure more pairs: 10 or more give useful limits."});let gpus=new Set(
[...base.machine.gpus,...head.machine.gpus].map(({uuid})=>uuid));if(gpus.size>1)throw new UserError({what:"The rounds of\
 a calibration must all have run on one GPU.",where:[...gpus].map(uuid=>uuid??"(UUID unknown)").join(", "),help:"Let the\
 workload use a single GPU, such as with CUDA_VISIBLE_DEVICES=0, and measure again."})}function matching(range,head){let found=head.
ranges.find(one=>one.name===range.name&&one.domain===range.domain);if(found!==void 0)return found;throw new UserError({what:`\
The range ${range.name} is in one half of the calibration's rounds only: these are not rounds of the same code.`})}function calibratedLatency(runs,range,threshold){
let latency=latencyOf(runs,range,threshold);if(latency===null)return null;let{changeRatio,spreadRatio,detectableRatio,rounds}=latency.
time;return{processes:rounds,statistic:latency.statistic,changeRatio,spreadRatio,detectableRatio}}function calibratedRange(first,second){
let{rounds:steady,kept,roundsDisagree}=steadyRounds({base:first,head:second,interleaved:!0}),{base,head,interleaved}=steady,
pairs2=base.rounds.length,headFirst=kept.base.map(index=>index%2===1),spreadOf=(one,other)=>pairSpread(one,other,headFirst),
ofRange=spreadOf(times(base.rounds,"gpuBusyNs"),times(head.rounds,"gpuBusyNs"));if(!interleaved||roundsDisagree||ofRange===
null)return null;let headFamilies=new Map(head.families.map(one=>[one.family,one])),headKernels=new Map(head.kernels.map(
one=>[one.name,one]));return{name:base.name,domain:base.domain,skippedInstances:base.skippedInstances,pairs:pairs2,pairSpread:ofRange,
wallSpread:spreadOf(times(base.rounds,"wallNs"),times(head.rounds,"wallNs")),families:base.families.flatMap(({family,rounds})=>{
let spread=spreadOf(times(rounds,"totalNs"),times(headFamilies.get(family)?.rounds,"totalNs"));return spread===null?[]:[
{family,pairSpread:spread}]}),kernels:base.kernels.flatMap(({name,rounds})=>{let spread=spreadOf(times(rounds,"totalNs"),
times(headKernels.get(name)?.rounds,"totalNs"));return spread===null?[]:[{name,pairSpread:spread}]})}}function times(rounds,key){
return(rounds??[]).map(round=>round?.[key]??0)}function pairSpread(base,head,headFirst){let pairs2=headFirst.length;if(base.
length!==pairs2||head.length!==pairs2||![...base,...head].every(ns=>ns>0))return null;let slowdowns=base.map((before,round)=>logRatio(
before,head[round]??before)),secondIsSlower=mean(slowdowns.map((log,round)=>headFirst[round]===!0?-log:log)),squares=slowdowns.
reduce((sum2,log)=>sum2+log**2,0)-pairs2*secondIsSlower**2;return Math.sqrt(Math.max(0,squares)/(pairs2-1))}async function calibrate2(context,request){let raw={...request.settings,overrides:[...request.settings.overrides,"ncu.en\
abled=false","compare.calibration=null","compare.base=null"]},loaded=await loadSettings(context,raw,!0),rounds=loaded.config.
rounds??3;if(request.pairs<Math.max(2,rounds))throw new UserError({what:`${request.pairs} pairs are too few for comparis\
ons of ${rounds} rounds a side.`,where:"--pairs",help:`Give at least ${Math.max(2,rounds)}; 10 or more give useful limit\
s.`});let plan=planCaptures(loaded.config),planned={...plan,rounds:request.pairs,roundsOfLoad:plan.roundsOfLoad===null?null:
1},policy=await comparePolicy(context,loaded);workloadArgv(loaded.config.workload,"checked before anything is made");let file=resolve4(
context.cwd,request.file);return await tryToWrite(file).catch(error=>{throw new UserError({...cannotWrite(file,error),help:"\
Name a file, new or to be replaced, in a folder that you may write to."})}),await refuseWithoutGpu(context,loaded.config),
wholeRun(context,{loaded,raw,publisher:null},async session=>{let calibration=await measure(session,planned,policy,rounds),
kept=await session.directory.write("calibration.json",jsonParts(calibration));return await writeFileAtomic(file,jsonParts(
calibration),"replace").catch(error=>{throw new ToolError({...cannotWrite(file,error),help:`It is kept as ${kept}: copy \
it from there.`})}),{file,calibration,exitCode:exitCodes.pass}})}async function refuseWithoutGpu(context,config){var _stack=[];
try{let tools=__using(_stack,await ownTools(context),!0);await requireGpu(inspectMachine(context,config,tools.runTool,tools.
environment))}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}
function cannotWrite(file,error){return{what:`The calibration cannot be written to ${file}.`,where:"--file",why:errorMessage(
error),cause:error}}async function measure(given,planned,policy,rounds){let session=await withGpuWatch(given),own=newSide(
session,"head");await runSetup(own);let{plan,emitted,captureMode}=await settlePlan(own,planned),sides={head:unmeasured({
...own,emitted,captureMode}),base:unmeasured({...newSide(session,"base"),captureMode})},{latency,compare:policyOfConfig}=session.
config,untraced=latency.pairs===0?0:Math.min(latency["max-pairs"],plan.rounds);await announce(session,plan,{sides:2,untraced,
isCompared:!1,filterMode:null});let pairs2=await addPairs(sides,plan,plan.rounds),measured2=pairs2.failed===null&&measuredBase(
pairs2)!==null?await addUntraced(pairs2,untraced):pairs2;if(measured2.failed!==null)throw measured2.failed;let base=ofBase(
measured2.base,sideProfile);if(base instanceof LlmProfileError)throw base;let profiles={base:base??sideProfile(sides.base),
head:sideProfile(measured2.head)};return await session.directory.write(sideFiles.base,jsonParts(profiles.base)),await session.
directory.write(sideFiles.head,jsonParts(profiles.head)),await compressReports(session),calibrate({...profiles,rounds,latencyThreshold:policyOfConfig["\
latency-threshold"]/100,isAlarm:(one,other,calibration)=>isFalseAlarm(compare({base:one,head:other,interleaved:!0,policy:{
...policyOfConfig,budgets:[],thresholds:[]},...policy,accepted:[],calibration}))})}import{join as join5,resolve as resolve5}from"node:path";async function demo(context,out){let folder=out===null?null:resolve5(context.cwd,out);folder!==null&&await makeNewFolder(
folder);let below=name=>folder===null?null:join5(folder,name),settings={configFile:null,presets:[],inputs:[],overrides:[]},
recordings=[];for(let{recording,title}of recorded){let paths=[recordingPath(context,recording)],result=await analyze(context,
{paths,areRanks:!1,ranges:["decode"],ncu:[],out:below(recording),settings});recordings.push({title,result})}let[base,head]=recorded.
map(({recording})=>[recordingPath(context,recording)]),comparison=await compare2(context,{base:base??[],head:head??[],ranges:[
"decode"],out:below("comparison"),settings}),profile=recordings.at(-1)?.result.profile??null,fails=comparison.exitCode!==
exitCodes.pass,comment=comparisonComment("LLM decode: SDPA \u2192 eager attention",comparison.comparison,profile,fails),
commentFile=below("comment.md");return commentFile!==null&&await writeFileAtomic(commentFile,comment,"refuse"),{recordings,
comparison,commentFile}}var recorded=[{recording:"llm-decode-sdpa",title:"LLM decode with SDPA attention, 3 rounds on an\
 H100"},{recording:"llm-decode-eager",title:"The same with eager attention"}];function recordingPath({root},recording){return join5(
root,"examples","recordings",recording)}import{resolve as resolve6}from"node:path";async function doctor(context,{settings:raw,runs,build}){var _stack=[];try{if(runs!==null)return{kind:"runs",folder:runs,
runs:await readPastRuns(resolve6(context.cwd,runs))};let{config}=await loadSettings(context,raw,!1);let tools=__using(_stack,
await ownTools(context),!0);let file=config.compare.calibration;let calibration=file===null||build!==null?null:readCalibration(
context,file);let machine=inspectMachine(context,config,tools.runTool,tools.environment,calibration);if(build!==null)return{
kind:"build",findings:await runBuildChecks(machine,build.requireNcu),machine:await machineRecord(machine)};let noise=await runNoiseChecks(
machine);let findings=[...await runPreflight(machine),...noise];return{kind:"machine",findings,machine:await machineRecord(
machine)}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}
async function machineRecord(machine){let[nsys,ncu]=[(await machine.nsys()).presence,(await machine.ncu()).presence];return readEnvironmentRecord(
{gpus:await machine.gpus(),nsys:nsys.state==="present"?nsys.version:null,ncu:ncu.state==="present"?ncu.version:null,environment:machine.
workloadEnvironment})}import{join as join6,resolve as resolve7}from"node:path";async function prune(context,request){let{config}=await loadSettings(context,request.settings,!1),folder=resolve7(context.
cwd,config.out),now=context.clock.now(),stored=await storedRuns(folder,now),runs=await Promise.all(stored.map(async run2=>measured(
folder,run2)));if(request.rule.keep===null&&request.rule.olderThanMs===null)return{out:config.out,mode:"list",kept:runs,
removed:[],spared:[],failed:[]};let references=await referencedRuns(folder,stored),{calibration}=config.compare,calibrationFile=calibration===
null?null:resolve7(context.cwd,calibration),because=({name,mayRun})=>mayRun?"may-run":references.has(name)?"reference":calibrationFile!==
null&&isWithin(calibrationFile,join6(folder,name))?"calibration":null,judged=oldRuns(stored,request.rule,null,now).map(run2=>({
name:run2.name,because:because(run2)})),spared=judged.flatMap(({name,because:because2})=>because2===null?[]:[{name,because:because2}]),
doomed=judged.filter(({because:because2})=>because2===null).map(({name})=>name),{failed}=request.dryRun?{failed:[]}:await deleteRuns(
folder,doomed),isRemoved=({name})=>doomed.includes(name)&&!failed.some(failure=>failure.name===name);return{out:config.out,
mode:request.dryRun?"dry-run":"remove",removed:runs.filter(isRemoved),kept:runs.filter(run2=>!isRemoved(run2)),spared,failed}}
var comparisonSchema2=object({verdict:verdictSchema});async function measured(folder,run2){let{data}=comparisonSchema2.safeParse(
await storedJson(folder,run2.name,"comparison.json"));return{...run2,verdict:data?.verdict??null,bytes:await diskUse(join6(
folder,run2.name))}}import{join as join7,resolve as resolve8}from"node:path";async function dryRun(context,raw){let loaded=await loadSettings(context,raw,!0),{config}=loaded,plan=planCaptures(config);
await comparePolicy(context,loaded),checkWorkingDirectory(context,config);let sides=config.compare.base===null?1:2,of={sides,
untraced:untracedPairs(config,sides),isCompared:sides===2,filterMode:usesNcu(config)?configuredFilterMode(config.ncu):null};
return{isPaired:sides===2,legs:describeLegs(config,plan,of),starts:programStarts(config,plan,of),commands:plannedCommands(
config,plan,of).map(({title,argv})=>({title,argv:redactCommand(argv)})),out:config.out,lastSeconds:await lastOf(resolve8(
context.cwd,config.out),config,plan,of),timeLimit:String(config.workload["time-limit"]),timeBudget:config["time-budget"]===
null?null:String(config["time-budget"]),retries:config.retries,isGuarded:sides===2&&config.compare.guard,isolation:config.
isolation,isServer:config.workload.server.command!==null}}async function lastOf(out,config,plan,of){if(plan.unresolved.length>
0)return null;let plans=plan.captureMode==="probe"?[sharedPlan(plan,config),gatedPlan(plan)]:[plan];for(let known of plans)
for(let withOrWithout of[of,{...of,filterMode:null}]){let last=await lastDuration(out,planKey(config,known,withOrWithout));
if(last!==null)return last}return null}function plannedCommands(config,plan,of){let nsys={path:config.nsys.path,missingOptions:[]},
workload=settings=>workloadArgv(settings.workload,join7(config.out,"RUN","hydra")),names=(...folder)=>({output:join7(config.
out,"RUN","head",...folder,"nsys","report"),session:"llm-profile-SESSION"}),inTurn=plan.rounds===1?"":`, round 1 of ${String(
plan.rounds)}`,{setup}=config.workload,before=setup===null?[]:[{title:"sets the program up, without a profiler",argv:commandArgv(
setup)}];if(config.workload.server.command!==null)return[...before,...serverCommands(config,names("round-1","server"))];
let untraced=untracedConfig(config),[first]=plan.captures,gate=first===void 0?{kind:"none"}:first.gate;return[...before,
...plan.captureMode==="probe"?[{title:"the probe: where it's small, each round is such a capture, in place of those belo\
w",argv:nsysProfileArgv(config,nsys,{kind:"none"},names("probe"),workload(config))}]:[],...plan.unresolved.length===0||plan.
captureMode==="probe"?[]:[{title:"lists the ranges that the globs match; then each of them is captured as below",argv:nsysNvtxArgv(
config,nsys,names("discovery"),workload(config))}],...plan.captures.flatMap(capture=>{let own=names("round-1",capture.directory);
return plan.roundsOfLoad!==null?[{title:"starts the program of each load",argv:nsysLaunchArgv(config,nsys,own.session,workload(
config))},...captureCommands(config,own,[])]:[{title:`captures ${capture.label}${inTurn}`,argv:nsysProfileArgv(config,nsys,
capture.gate,own,workload(config))}]}),...plan.unresolved.map(range=>({title:`captures a range that matches ${range.text}${inTurn}`,
argv:nsysProfileArgv(config,nsys,{kind:"nvtx",range:{...range,message:"RANGE"},instances:range.skip+(range.instances??1)},
names("round-1","RANGE"),workload(config))})),...of.untraced===0?[]:[{title:`measures wall time without CUDA tracing, ru\
n 1 of ${String(of.untraced)}`,argv:nsysNvtxArgv(untraced,nsys,names("untraced-1"),workload(untraced))}],...of.filterMode===
null?[]:ncuCommands(config,of),...of.isCompared&&config.lines==="auto"?[{title:"looks for the lines of what is slower, w\
here a range is",argv:nsysLinesArgv(config,nsys,gate,names("lines"),workload(config))}]:[]]}function serverCommands(config,names){
let nsys={path:config.nsys.path,missingOptions:[]},{server}=config.workload;return[{title:"starts the server of each loa\
d",argv:nsysLaunchArgv(config,nsys,names.session,commandArgv(server.command??[]))},...[server["warm-up"]??server.client].
flatMap(command=>command===null?[]:[{title:"warms it up",argv:commandArgv(command)}]),...captureCommands(config,names,server.
client===null?[]:[{title:"gives the server its work meanwhile",argv:commandArgv(server.client)}])]}function captureCommands(config,names,meanwhile){
let nsys={path:config.nsys.path,missingOptions:[]};return[{title:"begins a capture",argv:nsysStartArgv(config,nsys,names)},
...meanwhile,{title:"ends the capture",argv:nsysStopArgv(nsys,names.session)}]}function ncuCommands(config,{filterMode,isCompared}){
let{ncu}=config,mode=filterMode===null||filterMode==="unknown"?"per-launch-config":filterMode,filters=config.ranges.map(
entry=>parseRange(typeof entry=="string"?entry:entry.range,null)).map(({message,domain,glob,text})=>({name:glob?`RANGE(${text}\
)`:message,domain:domain===null||domain==="*"?"":domain,style:"pushpop"})),isShared=sharesProcess(ncu,mode),groups=ncu.gating?
isShared?[filters]:filters.map(filter=>[filter]):[[]],when=isCompared&&ncu.when==="auto"?", where a verdict needs a reas\
on":"",often=filterMode==="unknown"&&filters.length>1?"; an older ncu is started for each range":"";return groups.map(ranges=>({
title:`explains the top kernels${when}${often}`,argv:ncuArgv(ncu,{ranges,kernels:!ncu.gating||replaysRanges(ncu)?null:["\
KERNELS"],launches:null,filterMode:mode,selection:selectionOf(config),log:join7(config.out,"RUN","head","ncu",isShared?"\
all-ranges":"RANGE","raw.csv"),report:join7(config.out,"RUN","head","ncu",isShared?"all-ranges":"RANGE","report")},workloadArgv(
config.workload,join7(config.out,"RUN","hydra")))}))}import{existsSync,readFileSync}from"node:fs";import{readFile as readFile2}from"node:fs/promises";import{basename,dirname as dirname3,
join as join10,resolve as resolve9}from"node:path";import{constants as constants2}from"node:fs";import{opendir}from"node:fs/promises";import{dirname as dirname2,join as join9}from"node:path";import{lstat}from"node:fs/promises";import{dirname,join as join8}from"node:path";async function problemsOf(root,path,replaces){let parts=path.split("/");for(let[index]of parts.entries()){let name=parts.
slice(0,index+1).join("/"),stats=await lstat(join8(root,name)).catch(error=>{if(errorCode(error)==="ENOENT")return null;
throw error});if(stats===null)return[];if(stats.isSymbolicLink())return[`${name} is a link, and is not followed.`];let isLast=index===
parts.length-1;if(!isLast&&!stats.isDirectory())return[`${name} is no folder.`];if(isLast&&!stats.isFile())return[`${name}\
 exists already, and is no file.`];if(isLast&&!replaces)return[`${name} exists already.`]}return[]}async function requireAbsent(root,paths,replaces){
let problems=(await Promise.all(paths.map(async path=>problemsOf(root,path,replaces)))).flat();if(problems.length!==0)throw new UserError(
{what:"Nothing was written:",problems:[...new Set(problems)],where:root,help:replaces?"Take it away, or write the files \
by hand.":"--force replaces files; links and folders stay."})}async function writeNewFiles(root,files,replaces){await requireAbsent(
root,files.map(({path})=>path),replaces);for(let{path,text}of files){let full=join8(root,path);await makeFolders(dirname(
full)),await writeFileAtomic(full,text,replaces?"replace":"refuse",438)}}var usualLimitMs=5*6e4,readAtOnce=16;async function addToFolder(folder,{path,text}){let file=join9(folder,path),present=await presentText(
file);if(present===text)return!1;if(present!==null)throw otherRecord(file);await requireAbsent(folder,[path],!0);try{return await makeFolders(
dirname2(file)),await writeFileAtomic(file,text,"refuse",438),!0}catch(error){let written=await presentText(file);if(written===
text)return!1;throw written===null?error:otherRecord(file)}}async function presentText(path){try{return(await readRegularFile(
path,largestRecordBytes,constants2.O_NOFOLLOW)).text}catch(error){if(errorCode(error)==="ENOENT")return null;throw new UserError(
{id:"history-path-taken",what:"Something that is no record is in the place of one.",where:path,why:errorMessage(error),help:"\
Take it away. Links aren't followed.",cause:error})}}function otherRecord(path){return new UserError({id:"history-record\
-differs",what:"The history has another record of this run already.",where:path,why:"Records are never overwritten.",help:"\
To tell two measurements of one run apart, give each a name of its own with --job. To replace the record, delete that fi\
le."})}async function readFolder(folder,deadline=AbortSignal.timeout(usualLimitMs)){if(!await isFolder(folder))throw new UserError(
{id:"history-missing",what:"There is no such folder.",where:folder,help:"`llm-profile history add` makes it, with the fi\
rst record."});let{files,skipped}=await findFiles(folder,deadline),{newest:newest2,skipped:older}=newestFiles(files),read=[
...skipped,...older],wanted=[...newest2],readAll=async()=>{for(let file=wanted.pop();file!==void 0;file=wanted.pop())refuseWhenLate(
deadline,folder),read.push(await readFile(folder,file.path))};return await Promise.all(Array.from({length:readAtOnce},readAll)),
readHistory(read)}async function readFile(folder,path){try{let{text}=await readRegularFile(join9(folder,path),2*largestRecordBytes,
constants2.O_NOFOLLOW);return readRecord(path,text)}catch(error){return{path,why:errorCode(error)===""?"too-large":"not-\
a-record"}}}var levels2=[/^\d{4}$/,/^\d{2}$/,/^\d{2}$/];async function findFiles(folder,deadline){let folders=[recordsFolder];
for(let level of levels2){let below=[];for(let parent of folders){refuseWhenLate(deadline,folder);for(let entry of await entriesOf(
join9(folder,parent)))entry.isDirectory()&&level.test(entry.name)&&below.push(`${parent}/${entry.name}`)}folders=below}let files=[],
skipped=[];for(let day of folders){refuseWhenLate(deadline,folder);for(let entry of await entriesOf(join9(folder,day))){
let path=`${day}/${entry.name}`;entry.name.startsWith(".")||(entry.isFile()?files.push({path}):skipped.push({path,why:"n\
ot-a-record"}))}}return{files,skipped}}async function entriesOf(folder){let entries=[];try{for await(let entry of await opendir(
folder)){if(entries.length>mostRecords)throw tooMany(folder);entries.push(entry)}}catch(error){if(errorCode(error)!=="EN\
OENT"&&errorCode(error)!=="ENOTDIR")throw error}return entries}function tooMany(folder){return new UserError({id:"histor\
y-too-large",what:`A folder of the history has more than ${String(mostRecords)} files.`,where:folder,help:"Take away wha\
t llm-profile didn't write there."})}function refuseWhenLate(deadline,folder){if(deadline.aborted)throw new UserError({id:"\
history-too-slow",what:"The history could not be read in time.",where:folder,help:"Copy the folder to a local disk, or m\
ove records of old years out of it."})}async function addToHistory(context,request){var _stack=[];try{let{job}=readGithubJob(context.environment,path=>readFileSync(
path,"utf8"));let tools=__using(_stack,await ownTools(context),!0);let records=[];for(let shown of request.runs){let measured2=await readMeasuredRun(
resolve9(context.cwd,shown),shown);records.push(historyRecordOf(measured2,await contextOf(context,tools,measured2.profile,
job,request.job)))}let lines2=[];for(let record2 of records){let file=recordFile(record2),isNew=await addToFolder(resolve9(
context.cwd,request.folder),file);lines2.push(`${isNew?"Added":"There already"}: ${join10(request.folder,file.path)}`)}return lines2}catch(_){
var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}async function readMeasuredRun(path,shown){
if(!(await findInput(path,shown)).isDirectory())return{profile:await readProfile(path,shown),comparison:null,base:null};
await refuseUnfinished(path,shown);let profile=join10(path,sideFiles.head);if(!existsSync(profile))throw new UserError({
id:"history-no-profile",what:`${shown} has no profile.json.`,where:"the given path",help:"Give a run directory of `llm-p\
rofile run`, the folder that `llm-profile analyze --out` wrote, or a profile.json."});let base=join10(path,sideFiles.base);
return{profile:await readProfile(profile,join10(shown,sideFiles.head)),comparison:await readComparison2(join10(path,"com\
parison.json")),base:existsSync(base)?await readProfile(base,join10(shown,sideFiles.base)):null}}async function refuseUnfinished(directory,shown){
if(!existsSync(join10(directory,runRecordFile)))return;let record2=await readRunRecord(directory),why=describeUnfinished(
record2,await pastRunState(record2));if(why!==null)throw new UserError({id:"history-run-failed",what:`${shown} is no run\
 that ended well.`,where:"the given path",why,help:"Run it again. What is slower doesn't fail a run: such ones belong in\
to a history."})}async function readComparison2(path){if(!existsSync(path))return null;try{return comparisonSchema.parse(
JSON.parse(await readFile2(path,"utf8")))}catch(error){throw new ParseError({what:`${basename(path)} is no comparison of\
 this version.`,where:dirname3(path),why:errorMessage(error).split(`
`).slice(0,6).join(`
`),help:"Take it away, or give the profile.json alone.",cause:error})}}async function contextOf({cwd},{runTool,environment,
temporaryDirectory},{source},job,name){let{commit,ref,dirty}=source,known=commit===null?null:await describeCommit({runTool,
environment,temporaryDirectory,cwd},commit),branch=/^refs\/heads\/(.+)$/s.exec(job?.ref??ref??"")?.[1]??null,jobName=name??
job?.job??null;return{commit:commit===null||!/^[0-9a-f]{40}$/.test(commit)?null:{sha:commit,committedAt:known?.committedAt??
null,branch,subject:known?.subject??null,...dirty===!0?{dirty}:{}},run:jobName===null?null:{id:job?.runId??null,attempt:job?.
runAttempt??1,job:jobName},links:{run:job===null?null:runUrl(job),report:null,artifact:null},checks:[]}}import{resolve as resolve10}from"node:path";async function folderHistory({cwd},{folder}){let{records,skipped}=await readFolder(resolve10(cwd,folder));return analyzeHistory(
records,skipped)}async function writeHistoryPage(context,request){let madeAt=context.clock.now().toISOString(),page=historyPage(
await folderHistory(context,request),madeAt,reportAssets(context));await writeFileAtomic(resolve10(context.cwd,request.out),
page,"replace")}import{lstatSync,readFileSync as readFileSync2}from"node:fs";import{dirname as dirname4,join as join12}from"node:path";var import_yaml=__toESM(require_dist(),1);function isTelling(path){return path.endsWith(".py")||path==="pyproject.toml"||
isCompose(path)||isWorkflow(path)}function repositoryFacts(files,own){return{programs:programsOf(files),setup:setupOf(files),
image:files.flatMap(file=>isCompose(file.path)?composeImages(file.text??""):[])[0]??null,workflows:files.filter(({path,text})=>isWorkflow(
path)&&path!==own&&usesUs.test(text??"")).map(({path})=>path)}}var usesUs=/\buses:\s{0,10}["']?[\w./-]{0,200}llm-profile-action(?:\/container)?@/;
function isCompose(path){return/^(?:docker-)?compose\.ya?ml$/.test(path)}function isWorkflow(path){return/^\.github\/workflows\/[^/]+\.ya?ml$/.
test(path)}function isPlain(path){return/^\w[\w./-]*$/.test(path)}function programsOf(files){return files.filter(({path})=>/(?:^|\/)(?:bench|profile|perf)[^/]*\.py$/.
test(path)&&isPlain(path)&&!path.endsWith("_test.py")).toSorted((one,other)=>startable(other)-startable(one)||depthOf(one.
path)-depthOf(other.path)).map(({path})=>["python3",path])}function startable({text}){return/__name__\s{0,10}==/.test(text??
"")?1:0}function depthOf(path){return path.split("/").length}function setupOf(files){let has=path=>files.some(file=>file.
path===path),install="python3 -m pip install --quiet",pyproject=files.find(({path})=>path==="pyproject.toml")?.text??"";
return has("requirements.txt")?`${install} --requirement requirements.txt`:/^\[(?:project|build-system)\]/m.test(pyproject)?
`${install} --no-deps --editable .`:has("CMakeLists.txt")?"cmake -S . -B build -D CMAKE_BUILD_TYPE=Release && cmake --bu\
ild build --parallel":has("Makefile")?"make":null}function composeImages(text){let value;try{value=(0,import_yaml.parse)(
text,{logLevel:"silent"})}catch{return[]}return Object.values(recordOf(recordOf(value).services)).flatMap(service=>{let{
image,gpus,runtime,deploy}=recordOf(service),devices=recordOf(recordOf(recordOf(deploy).resources).reservations).devices;
return(gpus!==void 0||runtime==="nvidia"||JSON.stringify(devices??"").includes("gpu"))&&typeof image=="string"&&/^\w[\w./:@-]{0,254}$/.
test(image)?[image]:[]})}function recordOf(value){return typeof value=="object"&&value!==null?{...value}:{}}var import_yaml2=__toESM(require_dist(),1);var configPath=".llm-profile.yml",workflowPath=".github/workflows/llm-profile.yml",inOneLine={flowCollectionPadding:!1,lineWidth:0};
function configText({workload,ranges}){let flow=value=>(0,import_yaml2.stringify)(value,{...inOneLine,collectionStyle:"f\
low"}).trimEnd(),{command}=workload,fill=ranges.length>0?"":" # Fill in the program's NVTX ranges, such as [prefill, dec\
ode].",line=typeof command=="string"?(0,import_yaml2.stringify)({command},inOneLine).trimEnd():`command: ${flow(command)}`;
return[schemaComment,"# Only what differs from the defaults; docs/configuration.md of llm-profile-action has every key.",
"workload:",...line.split(`
`).map(text=>`  ${text}`),`ranges: ${flow(ranges)}${fill}`,""].join(`
`)}function templatePlace(template){let{job}=parsedTemplate(template),[labels,image]=[job.get("runs-on"),job.getIn(["con\
tainer","image"])];if(!(0,import_yaml2.isSeq)(labels)||typeof image!="string")throw new Error("The template names no lab\
els, or no image.");return{runsOn:labels.items.map(label=>String((0,import_yaml2.isScalar)(label)?label.value:label)),image}}
function workflowText(template,{runsOn,image},setup){let{document,job,step}=parsedTemplate(template);(0,import_yaml2.visit)(
document,{Map:(_key,map)=>{map.flow=!1}}),replaceFirstComment(document,workflowComment),job.set("runs-on",document.createNode(
[...runsOn],{flow:!0}));let container=job.getIn(["container","image"],!0);return(0,import_yaml2.isScalar)(container)&&(container.
value=image),step.set("with",document.createNode({config:configPath,...setup===null?{}:{setup}})),document.toString(inOneLine)}
function replaceFirstComment(document,comment){let{contents}=document,first=(0,import_yaml2.isMap)(contents)?contents.items[0]?.
key:null;for(let node of[contents,first])(0,import_yaml2.isNode)(node)&&(node.commentBefore=null);document.commentBefore=
comment}var workflowComment=` Made by \`llm-profile init\`. A pull request is red when the capture is not real, or when a \
range of ${configPath} got
 slower than on the base branch, measured in the same job.`;function parsedTemplate(template){let document=(0,import_yaml2.parseDocument)(
template),jobs=document.get("jobs"),job=(0,import_yaml2.isMap)(jobs)?jobs.items[0]?.value:null,steps=(0,import_yaml2.isMap)(
job)?job.get("steps"):null,step=(0,import_yaml2.isSeq)(steps)?steps.items.at(-1):null;if(!(0,import_yaml2.isMap)(job)||!(0,import_yaml2.isMap)(
step))throw new Error("The template has no job with steps.");return{document,job,step}}function foundText({programs,image}){
return[...programs.length===0?[]:[`Programs: ${listText(programs.map(argv=>argv.join(" ")),3)}.`],...image===null?[]:[`T\
he compose file's image with a GPU: ${image}.`]]}function nextSteps(written,{workflows},{image},hasRanges){let run2=`llm\
-profile run --config ${configPath}`,uses=workflows.length>0;return[`Wrote ${written.join(" and ")}.`,...hasRanges?[]:[`\
- Fill in \`ranges\` in ${configPath}: the program's NVTX ranges, which are not known. With nsys here, \`llm-profile init\
 --force --command "\u2026"\` runs the program once and lists them.`],uses?`- ${listText(workflows,2)} ${workflows.length===
1?"uses":"use"} this action already: write \`config: ${configPath}\` there, in place of \`command\` and \`ranges\`.`:`- \
In the workflow, put the repository of the action in place of \`org\`. Its image, ${image}, must have nsys, ncu, git and\
 what the program imports.`,"- On a machine with a GPU: `llm-profile doctor`, then `"+run2+"`.",`- What a pull request s\
tarts, and how often: \`${run2} --base origin/main --dry-run\`.`,`- Commit ${written.length===1?"the file":"both files"}\
, and open a pull request.`]}import{createInterface}from"node:readline";function terminalQuestions(stop){if(!process.stdin.isTTY||!process.stderr.isTTY)return null;let lines2=createInterface({
input:process.stdin,output:process.stderr}),answers2=lines2[Symbol.asyncIterator](),isOpen2=!0;lines2.on("close",()=>{isOpen2=
!1});let close=()=>{lines2.close()};return stop.addEventListener("abort",close),lines2.on("SIGINT",()=>{process.kill(process.
pid,"SIGINT")}),{async ask(question,preset){for(lines2.setPrompt(plainLines(`${question}${preset===""?"":` [${preset}]`}\
: `));;){isOpen2&&lines2.prompt();let next=await answers2.next();if(stop.aborted)throw stoppedBy(stop);if(next.done===!0)
throw unanswered();let answer=next.value.trim();if(answer!==""||preset!=="")return answer===""?preset:answer}},[Symbol.dispose]:()=>{
stop.removeEventListener("abort",close),close()}}}function unanswered(){return new UserError({id:"usage",what:"The quest\
ions were not answered to their end. Nothing was written.",where:"stdin",help:"Start it again, or give the answers as op\
tions: llm-profile init --help."})}import{constants as constants3}from"node:fs";import{open,opendir as opendir2}from"node:fs/promises";import{join as join11}from"node:path";var limits={names:2e4,depth:8,files:2e3,fileBytes:512*2**10,bytes:32*2**20},foreign=new Set(["node_modules","site-packag\
es","third_party","vendor","external","venv","env","build","dist","target","__pycache__","llm-profile-runs"]);async function repositoryFiles(root,wanted){
let found=[],left2={names:limits.names,files:limits.files,bytes:limits.bytes};for(let level=[""],depth=0;level.length>0&&
depth<limits.depth;depth+=1){let below=[];for(let folder of level)for(let entry of await entriesOf2(join11(root,folder),
left2)){let path=folder===""?entry.name:`${folder}/${entry.name}`,isHidden=entry.name.startsWith(".")&&path!==".github";
if(entry.isDirectory()&&!isHidden&&!foreign.has(entry.name)&&below.push(path),!entry.isFile())continue;let reads=wanted(
path)&&left2.files>0&&left2.bytes>0;reads&&(left2.files-=1);let text=reads?await beginningOf(join11(root,path),Math.min(
limits.fileBytes,left2.bytes)):null;left2.bytes-=text===null?0:Buffer.byteLength(text),found.push({path,text})}level=below}
return found}async function entriesOf2(folder,left2){let entries=[];try{for await(let entry of await opendir2(folder)){if(left2.
names<=0)break;left2.names-=1,entries.push(entry)}}catch{return entries}return entries.sort((one,other)=>one.name<other.
name?-1:1)}async function beginningOf(path,most){try{var _stack=[];try{let file=__using(_stack,await open(path,constants3.
O_RDONLY|constants3.O_NOFOLLOW|constants3.O_NONBLOCK),!0);let stats=await file.stat();if(!stats.isFile())return null;let buffer=Buffer.
alloc(Math.min(most,stats.size));let{bytesRead}=await file.read({buffer,position:0});return buffer.toString("utf8",0,bytesRead)}catch(_){
var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}catch{return null}}var usual=["prefill","decode","forward","backward","optimizer","generate","train_step","step","inference"],mostRanges2=4;
function proposedRanges(ranges){let possible=ranges.filter(({domain})=>domain!==ncclDomain).filter(isWritable),known=usual.
flatMap(name=>possible.filter(range=>range.name.toLowerCase()===name));return(known.length>0?known.slice(0,mostRanges2):
possible.slice(0,1)).map(({name,domain})=>rangeText(name,domain))}function isWritable({name,domain}){try{return parseRange(
rangeText(name,domain),null),!0}catch{return!1}}async function discoverRanges(context,command,mayRun){var _stack=[];try{let tools=__using(_stack,await ownTools(context),
!0);let raw={configFile:null,presets:[],inputs:[{key:"workload.command",value:command,name:"--command"},{key:"ranges",value:[
"*"],name:"--ranges"},{key:"out",value:tools.temporaryDirectory,name:"init"}],overrides:["ncu.enabled=false","compare.ac\
cepted=null"]};let loaded=await loadSettings(context,raw,!0);let machine=inspectMachine(context,loaded.config,tools.runTool,
tools.environment);if((await machine.nsys()).presence.state!=="present")return null;if(!await mayRun())return null;let quiet={
...context,log:{...context.log,info:()=>{}}};context.log.info("Running the program once under nsys, tracing NVTX alone, \
to list its ranges.");try{let{seen}=await wholeRun(quiet,{loaded,raw,publisher:null},async session=>({exitCode:exitCodes.
pass,seen:await emittedRanges(newSide(session,"head"),"The ranges are not known yet")}));if("what"in seen)return unknown(
context,diagnosticText(seen));let ranges=proposedRanges(seen);return ranges.length===0?unknown(context,"The program emit\
ted no NVTX range."):(context.log.info(`The program emitted ${String(seen.length)} NVTX ranges.`),ranges)}catch(error){return unknown(
context,asFailure(error).message)}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);
_promise&&await _promise}}function unknown({log},why){return log.warning(`Which ranges the program emits is not known. ${why}`),
null}async function init(context,request){var _stack=[];try{requireRoot(context.cwd);let facts=repositoryFacts(await repositoryFiles(
context.cwd,isTelling),workflowPath);let paths=facts.workflows.length>0?[configPath]:[configPath,workflowPath];await requireAbsent(
context.cwd,paths,request.force);let template=readFileSync2(join12(context.root,"examples","workflows","minimal.yml"),"u\
tf8");for(let line of foundText(facts))context.log.info(line);let questions=__using(_stack,request.yes?null:terminalQuestions(
context.stop));let{config,place}=await answers(context,request,{facts,questions,usual:templatePlace(template)});let files=[
{path:configPath,text:configText(config)},{path:workflowPath,text:workflowText(template,place,facts.setup)}].filter(({path})=>paths.
includes(path));await writeNewFiles(context.cwd,files,request.force);return nextSteps(paths,facts,place,config.ranges.length>
0)}catch(_){var _error=_,_hasError=!0}finally{__callDispose(_stack,_error,_hasError)}}async function answers(context,request,{
facts,questions,usual:usual2}){let proposed=facts.programs[0]??null,answer=async(given,question,preset)=>given??(questions===
null?preset:questions.ask(question,preset)),command=await answer(request.command,"Command to profile",proposed===null?"":
shellLine(proposed)),isChosen=request.command!==null||questions!==null;requireCommand(command);let ranges=request.ranges??
await rangesOf(context,isChosen?command:null,questions),words=proposed!==null&&command===shellLine(proposed)?proposed:command,
config=await checkedConfig(context,words,ranges),runsOn=await answer(request.runsOn,"Labels of the GPU runner",usual2.runsOn.
join(", ")),image=await answer(request.image,"Container image",facts.image??usual2.image);return{config,place:checkedPlace(
runsOn,image)}}function checkedPlace(runsOn,image){let labels=runsOn.split(",").map(label=>label.trim()).filter(label=>label!==
""),problems=[...labels.length===0||labels.some(label=>new RegExp("\\p{C}","u").test(label))?["--runs-on: it takes label\
s, separated by commas."]:[],.../^(?:\$\{\{[^{}\p{C}]*\}\}|[^\s\p{C}])+$/u.test(image)?[]:["--image: a name of an image \
has no spaces."]];if(problems.length===0)return{runsOn:labels,image};throw new UserError({id:"usage",what:"Nothing was w\
ritten:",problems,where:"command line"})}async function rangesOf(context,command,questions){let seen=(command===null?null:
await discoverRanges(context,command,async()=>questions===null||/^y/i.test(await questions.ask("Run it once under nsys, \
to list its NVTX ranges (y/n)","y"))))??[];if(questions===null)return seen;let preset=seen.join(", "),answer=await questions.
ask("NVTX ranges to profile, separated by commas",preset);return answer===preset?seen:answer}function requireCommand(command){
if(command==="")throw new UserError({id:"usage",what:"Nothing was written, since this is not known:",problems:["--comman\
d: no file here looks like a program to profile."],where:"command line",help:'For example: llm-profile init --command "p\
ython3 bench.py --steps 32" --ranges prefill,decode'})}async function checkedConfig(context,command,ranges){let raw={configFile:null,
presets:[],inputs:[{key:"workload.command",value:command,name:"--command"},{key:"ranges",value:ranges,name:"--ranges"}],
overrides:ranges.length===0?["nsys.gating=false"]:[]},{config}=await loadSettings(context,raw,!0);return planCaptures(config),
config}function requireRoot(cwd){let isRoot=folder2=>lstatSync(join12(folder2,".git"),{throwIfNoEntry:!1})!==void 0,folder=cwd;
for(;!isRoot(folder)&&folder!==dirname4(folder);)folder=dirname4(folder);if(!(folder===cwd||!isRoot(folder)))throw new UserError(
{id:"usage",what:"This folder lies within a repository, and is not its root.",where:cwd,help:"Start it where .git is: Gi\
tHub reads workflows of the root alone."})}function bisectText(shown,layout){let{bisect:bisect2}=shown;return[...bisect2.figure===null?[]:[`Asked about: ${figureText2(
bisect2.figure)}.`],...resultLines(shown),...explanationLines(shown),...blameLines(bisect2),...bisect2.notSearched.length===
0?[]:[notSearchedText(bisect2.notSearched,isPinned(bisect2))],costLine(bisect2)].flatMap(line=>wrapLine(plainText(line),
layout)).join(`
`)}function resultLines({bisect:bisect2,result,isFinished}){let search=bisect2.searches.at(-1);if(search===void 0)return[];
let outer=bisect2.searches.at(-2),unfinished=isFinished?[]:["Its time is up: the same command goes on."];if(search.within===
"merge"&&result.kind!=="culprit"&&result.kind!=="several-steps"&&outer?.result?.kind==="culprit")return[...unfinished,"I\
nside of the merge, no commit shows the change: it's the merge itself, or what it meets.",...stepLines(outer,outer.result.
step)];switch(result.kind){case"culprit":return[...unfinished,...stepLines(search,result.step)];case"several-steps":return[
...unfinished,`Several steps (${share(result.probability)}): the change came between ${versionName(search,result.after)}\
 and ${versionName(search,result.upTo)}.`,...result.steps.flatMap(step=>stepLines(search,step))];case"none":return[...unfinished,
`No culprit (${share(result.probability)}): the ends are as fast as each other here. If one was slower elsewhere, look f\
or what isn't in the repository: the driver, the GPU, its clocks, the image.`];case"unclear":return[...unfinished,`Uncle\
ar. Left: ${listText(result.outlook.left.map(({after,version,probability})=>`${spanText(search,after,version)} (${share(
probability)})`),5)}; no culprit: ${share(result.outlook.none)}.`]}}function stepLines(search,{after,version,probability,
effect}){let sureOf=before=>`${effectText(effect)} against ${before}, ${share(probability)} sure`;if(version-after>1)return[
`One of ${counted(version-after,"version")}: ${sureOf(versionName(search,after))}. All but the last can't be measured:`,
...search.versions.slice(after+1,version+1).map(one=>`  ${versionText(one)}`)];let found=search.versions[version];if(found===
void 0)return[];let{commit,changes}=found,sure=sureOf("the version before");return changes!==null?[`Culprit: the package\
 ${changes.package} ${changes.from} \u2192 ${changes.to}: ${sure}.`]:[`Culprit: ${commit.sha} ${commit.subject}`,`  by ${commit.
author}, ${commit.authoredAt}`,`  ${sure}`]}var kernelWidth=70;function explanationLines({bisect:{explanation},file}){if(explanation===
null)return[];let labels=kernelLabels(explanation.kernels.map(({name})=>name),kernelWidth),kernels=explanation.kernels.map(
({state,changeRatio},index)=>{let change=changeRatio===null?"":`, ${signedPercent(changeRatio)}`;return`  ${state}: ${labels[index]??
""}${change}`});return[...kernels.length===0?[]:["Kernels that changed:",...kernels],...explanation.lines.length===0?[]:
["Lines that launch them:",...explanation.lines.map(line=>`  ${line}`)],`The report of that comparison: ${file.slice(0,file.
lastIndexOf("/"))}/${explanation.run}/report.html`]}function blameLines({blame:blame2}){if(blame2===null)return[];let text=effect=>effect===
null?"can't be measured":effectText(effect);return[`Against the good end: with this package alone in its new version ${text(
blame2.alone)}; with all but it ${text(blame2.without)}.`]}function isPinned({searches}){return searches.some(({versions})=>versions.
some(({packages})=>packages!==null))}function costLine({searches}){let answers2=searches.flatMap(search=>search.answers),
failed=answers2.filter(({kind})=>kind==="failed").length,seconds2=answers2.reduce((sum2,answer)=>sum2+answer.seconds,0),
without=failed===0?"":`, ${counted(failed,"version")} that can't be measured`;return`It took ${counted(answers2.length-failed,
"comparison")}${without}, ${formatSeconds(seconds2)}.`}function bisectPlanText({bisect:bisect2,legs,expected},layout){let[
search]=bisect2.searches,versions=search?.versions??[],answers2=bisect2.searches.reduce((sum2,one)=>sum2+one.answers.length,
0);return["Dry run: nothing was started, and nothing was written.",`${counted(versions.length-1,"version")} after ${versionName(
search??emptySearch,0)}, up to ${versionName(search??emptySearch,versions.length-1)}.`,...answers2===0?[]:[`An earlier s\
earch made ${counted(answers2,"comparison")} already.`],expected===null?"It has its result: the same command without --d\
ry-run prints it.":`About ${counted(expected,"comparison")} to go, each of two versions in turn: ${legs}.`].flatMap(line=>wrapLine(
plainText(line),layout)).join(`
`)}var emptySearch={within:"first-parents",versions:[],answers:[],result:null};var shownKernels=8;function calibrationText({gpu,driver,pairs:pairs2,ranges,falseAlarms},layout){return[`${plainText(gpu.
name)}, driver ${driver??"unknown"}: ${pairs2} pairs of rounds of the same code.`,...falseAlarms===null?[]:[falseAlarmText(
falseAlarms)],...ranges.flatMap(range=>["",...rangeLines(range,layout)])].flatMap(line=>wrapLine(line,layout)).join(`
`)}function falseAlarmText({alarms,comparisons,rounds}){return`${alarms} of ${comparisons} comparisons of ${rounds} roun\
ds a side among them would have been called a change.`}function rangeLines({name,domain,pairSpread:pairSpread2,kernels,latency},layout){
let most=kernels.toSorted((one,other)=>other.pairSpread-one.pairSpread).slice(0,shownKernels),rest=kernels.length-most.length;
return[`NVTX range ${plainText(domain===""?name:`${name}@${domain}`)}: ${percent(pairSpread2)} between two rounds of the\
 same code; the kernels that vary most:`,...textTable([right("between rounds"),flexible("kernel",32,kernelLabels)],most.
map(kernel=>[percent(kernel.pairSpread),kernel.name]),layout),...rest>0?[`  \u2026 and ${rest} more kernels, which vary \
less`]:[],...latency===null?[]:[latencyLine(latency)]]}function latencyLine({processes,statistic,changeRatio,detectableRatio}){
let found=detectableRatio===null?"too few to tell a slowdown from noise":`a slowdown of ${percent(detectableRatio)} is f\
ound 95% of the time`,differ=changeRatio===null?"":` of the same code differ by ${signedPercent(changeRatio)};`;return` \
 wall time without tracing (${statistic} of each process): ${processes} processes a side${differ} ${found}`}var doctorSchemaVersion=1,findingSchema=diagnosticSchema.extend({id:string().describe("The check, such as `nsys`, `isola\
tion`, `gpu-busy`."),blocksRun:boolean().describe("Whether `run` refuses to start; such a finding is always an error. Ot\
her errors only doctor shows as such.")}),count=number().int().nonnegative(),seconds=number().nonnegative(),toolHistorySchema=object(
{tool:string(),calls:count,failures:count.describe("Calls that failed, timed out or never started. Those that a person s\
topped count as neither."),stopped:count,successRatio:number().min(0).max(1).nullable().describe("Successes divided by s\
uccesses and failures; null where there was neither."),medianSeconds:seconds,maxSeconds:seconds}),pastRunStates=["passed",
"failed","stopped","running","did-not-finish"],pastRunsSchema=object({runs:count,byState:record(_enum(pastRunStates),count),
tools:array(toolHistorySchema).readonly(),failures:array(object({id:string().nullable(),count})).readonly().describe("Mo\
st frequent first; failures without a name are under null."),unreadable:array(object({name:string(),why:string()})).readonly().
describe("Run directories whose run.json could not be read, and why: they are in no other figure.")}),doctorSchema=object(
{schemaVersion:literal(doctorSchemaVersion),version:string().describe("Of llm-profile."),canCapture:boolean().nullable().
describe("Whether no finding is an error; the exit code is then 0, else 3. Null with `--runs`, which looks at no machine\
."),errors:count,warnings:count,machine:envRecordSchema.nullable().describe("As in env.json of a run. Null with `--runs`\
."),findings:array(findingSchema).readonly().describe("In the order of the checks; one check may have several."),runs:pastRunsSchema.
nullable().describe("Null without `--runs`.")});var signs={note:{text:"\u2713 ok",tone:"good"},warning:{text:"! warning",tone:"unsure"},error:{text:"\u2717 error",tone:"\
bad"}};function renderFindings(findings,layout){return renderWith(findings,summary(findings),layout)}function renderBuildFindings(findings,layout){
let found=countOf(findings),last=findings.some(({severity})=>severity==="error")?`${found}: the tools do not work.`:`${found===
""?"":`${found}. `}The tools work.`;return renderWith(findings,last,layout)}function renderWith(findings,last,layout){return[
...findings.length===0?[]:[...findingLines(findings,layout),""],...wrapText(last,layout)].join(`
`)+`
`}function findingLines(findings,layout){let signWidth=Math.max(...Object.values(signs).map(({text})=>text.length)),idWidth=Math.
max(0,...findings.map(({id})=>id.length)),indent=" ".repeat(signWidth+idWidth+4),hung=(start,text,deeper="")=>wrapText(oneLine(
text),{...layout,width:layout.width-indent.length-deeper.length}).map((line,at)=>(at===0?start:indent+deeper)+line);return findings.
flatMap(({id,severity,what,help})=>{let{text,tone}=signs[severity],sign=paint(layout,tone,text)+" ".repeat(signWidth-text.
length);return[...hung(`${sign}  ${id.padEnd(idWidth)}  `,what),...help===null?[]:hung(`${indent}help: `,help," ".repeat(
6))]})}function renderPastRuns(past,folder,layout){if(past.runs===0&&past.unreadable.length===0)return`No runs in ${folder}\
.
`;let states=Object.entries(past.byState).filter(([,count3])=>count3>0).map(([state,count3])=>`${formatCount(count3)} ${state.
replaceAll("-"," ")}`),lines2=[`${count2(past.runs,"run")} in ${folder}${states.length===0?".":`: ${states.join(", ")}.`}`];
if(past.tools.length>0&&lines2.push("",...toolTable(past,layout)),past.failures.length>0){lines2.push("","Why runs faile\
d, most frequent first:");for(let{id,count:count3}of past.failures)lines2.push(`  ${formatCount(count3)} \xD7  ${plainText(
id??"(no known cause)")}`)}if(past.unreadable.length>0){lines2.push("","Left out, as their run.json cannot be read:");for(let{
name,why}of past.unreadable)lines2.push(`  ${plainText(name)}: ${oneLine(why)}`)}return lines2.flatMap(line=>wrapLine(line,
layout)).join(`
`)+`
`}function renderDoctorJson(found){let{version,machine,findings,runs}=found,[errors,warnings]=[severityCount(findings,"e\
rror"),severityCount(findings,"warning")];return`${plainJson({schemaVersion:doctorSchemaVersion,version,canCapture:machine===
null?null:errors===0,errors,warnings,machine,findings,runs},2)}
`}function toolTable(past,layout){return textTable(leaving([flexible("Tool",12),...["Calls","Failed","Stopped","Success",
"Median","Longest"].map(right)],["Stopped","Median"]),past.tools.map(tool=>[plainText(tool.tool),formatCount(tool.calls),
formatCount(tool.failures),formatCount(tool.stopped),tool.successRatio===null?"\u2013":formatShare(tool.successRatio),formatSeconds(
tool.medianSeconds),formatSeconds(tool.maxSeconds)]),layout)}function countOf(findings){let[errors,warnings]=[severityCount(
findings,"error"),severityCount(findings,"warning")];return[errors>0?count2(errors,"error"):"",warnings>0?count2(warnings,
"warning"):""].filter(text=>text!=="").join(", ")}function severityCount(findings,severity){return findings.filter(finding=>finding.
severity===severity).length}function summary(findings){let found=countOf(findings),others="`analyze`, `compare` and `dem\
o` need none of this.";return findings.some(({blocksRun})=>blocksRun)?`${found}: \`llm-profile run\` cannot start here. ${others}`:
severityCount(findings,"error")>0?`${found}: \`llm-profile run\` starts here, but can capture no kernel. ${others}`:found===
""?"All is well.":`${found}. \`llm-profile run\` can start.`}function count2(number3,noun){return`${formatCount(number3)}\
 ${noun}${number3===1?"":"s"}`}function oneLine(text){return plainText(text.replaceAll(/(?<!\s)\s*\n\s*/g," \xB7 "))}var sparkPoints=30,[chartRows,mostColumns]=[8,100],[mostSeries,mostListed]=[200,10];function historyText(history,range,layout){
if(history.records.length===0)return["There are no runs yet.",...skippedLines(history,layout)].join(`
`);if(range===null)return overview(history,layout).join(`
`);let found=seriesNamed(history,range);return found.length===0?unknownText(history,range):found.map(series=>seriesLines(
history,series,layout).join(`
`)).join(`

`)}function seriesNamed({series},name){return series.filter(({figure})=>namesOf(figure).includes(name))}function namesOf(figure){
return figure.kind==="metric"?[figure.name,...figure.range===null?[]:[figure.range]]:[figure.range,rangeText(figure.range,
figure.domain)]}function unknownText({series},name){let known=nearest(name,series.flatMap(({figure})=>namesOf(figure))),
meant=known===null?"":` Did you mean ${plainText(known)}?`;return`The history has no range or metric ${plainText(name)}.${meant}`}
function overview(history,layout){let{records,series}=history,several=new Set(series.map(({job})=>job)).size>1,shown=series.
slice(0,mostSeries),columns=leaving([flexible("Range or metric",36),...several?[flexible("Job",12)]:[],left("State"),right(
"Latest"),left("Last change"),left(`Last ${String(sparkPoints)} runs`),left("Drift")],["Drift",`Last ${String(sparkPoints)}\
 runs`,"Job","Latest"]),rows=shown.map(one=>[terminalText(figureText(one.figure)),...several?[terminalText(jobText(one.job))]:
[],stateCell(one),terminalText(lastValueText(one)??"\u2013"),lastChange(history,one),sparkline(drawnSeries(one).points.slice(
-sparkPoints).map(({value})=>value)),terminalText(driftText(one)??"")]),hidden=series.length-shown.length;return[`${formatCount(
records.length)} ${records.length===1?"run":"runs"} from ${dayOf(records[0]?.record)} to ${dayOf(records.at(-1)?.record)}\
:`,"",...textTable(columns,rows,layout),...hidden>0?[`  \u2026 and ${formatCount(hidden)} more series`]:[],...shown.some(
isOpen)?["","?: not confirmed by measuring both commits in turn."]:[],...skippedLines(history,layout)]}function isOpen(series){
let state=standingChanges(series).at(-1)?.state;return state==="sign"||state==="unclear"}var stateTones={changed:"bad",unclear:"\
unsure",stable:"good"};function stateCell({state,current}){if(!current)return{text:"ended",tone:"faint"};let tone=stateTones[state];
return tone===void 0?stateTexts[state]:{text:stateTexts[state],tone}}var directionTones={worse:"bad",better:"good",moved:"\
strong"};function lastChange(history,series){let change=standingChanges(series).at(-1);if(change===void 0)return"";let text=`${dayOf(
recordAt(history,series,change.point))} ${signedPercent(change.changeRatio)}`;return change.state==="machine"?{text:`${text}\
 (machine)`,tone:"faint"}:{text:change.state==="confirmed"?text:`${text} ?`,tone:directionTones[directionOf(series,change)]}}
function seriesLines(history,series,layout){let facts=[["latest",latestText(series)],["drift",driftText(series)],["gaps",
gapsText(series)],["ended",endText(history,series)]],item=text=>wrapLine(`  ${terminalText(text)}`,layout);return[`${paint(
layout,"strong",terminalText(figureText(series.figure)))} (${terminalText(jobText(series.job))}): ${stateTexts[series.state]}`,
...chartLines(history,series,layout),...facts.flatMap(([title,text])=>text===null?[]:item(`${title}: ${text}`)),...listLines(
"changes",series.changes.toReversed().map(change=>changeText(history,series,change)),item),...listLines("new starts",series.
cuts.toReversed().map(cut=>cutText(history,series,cut)),item)]}function listLines(title,texts,item){if(texts.length===0)
return[];let hidden=texts.length-mostListed;return[`  ${title}:`,...texts.slice(0,mostListed).flatMap(text=>item(`  ${text}`)),
...hidden>0?[`    \u2026 and ${formatCount(hidden)} earlier`]:[]]}function chartLines(history,series,layout){let{points,
unit}=drawnSeries(series);if(points.length===0)return[];let extent=linearScale(drawnExtent(points),[chartRows*dotsDown-1,
0],3),decimals=tickDecimals(extent.ticks),labels=new Map(extent.ticks.map(tick=>[Math.floor(extent.at(tick)/dotsDown),numberText(
tick,decimals)])),margin=Math.max(...[...labels.values()].map(({length})=>length)),columns=Math.max(10,Math.min(mostColumns,
layout.width-margin-5)),across=columns*dotsAcross,at=place=>points.length<=across?place:Math.floor(place*across/points.length),
down=value=>Math.round(Math.min(chartRows*dotsDown-1,Math.max(0,extent.at(value)))),dots=[...Map.groupBy([...points.entries()],
([place])=>at(place))].flatMap(([x,found])=>{let values=found.map(([,{value}])=>value);return[...new Set([Math.min(...values),
median(values),Math.max(...values)].map(down))].map(y=>({x,y}))}),drawn=brailleLines(dots,columns,chartRows),[first,last]=[
points[0],points.at(-1)].map(point=>dayOf(history.records[point?.record??-1]?.record)),marks=markLine(series,points.map(
({point})=>point),place=>Math.floor(at(place)/dotsAcross)),used=Math.max(Math.ceil((at(points.length-1)+1)/dotsAcross),24),
indent=" ".repeat(margin+2);return[`${indent}${plainText(clipMiddle(unit,30))}`,...drawn.map((line,row)=>`  ${(labels.get(
row)??"").padStart(margin)} \u2524${line}`),...marks===""?[]:[`${indent} ${marks}`],`${indent} ${first??""}${" ".repeat(
Math.max(1,used-20))}${last??""}`]}function markLine(series,points,column){let marks=new Map,set=(point,mark)=>{let place=points.
findIndex(one=>one>=point);place>=0&&marks.set(column(place),mark)};for(let{point}of series.cuts)set(point,"|");for(let{
point}of standingChanges(series))set(point,"\u25B2");let length=Math.max(-1,...marks.keys())+1;return Array.from({length},
(_,place)=>marks.get(place)??" ").join("")}function skippedLines({skipped},layout){if(skipped.length===0)return[];let hidden=skipped.
length-mostListed;return["",`Skipped ${counted(skipped.length,"file")}:`,...skipped.slice(0,mostListed).flatMap(one=>wrapLine(
`  ${terminalText(skippedText(one))}`,layout)),...hidden>0?[`  \u2026 and ${formatCount(hidden)} more`]:[]]}async function executeCommand(context,invocation,screen){let output=outputOf(screen,"json"in invocation&&invocation.json);
switch(invocation.name){case"run":return printRun(context,invocation,output);case"dry-run":return await output.print(dryRunText(
await dryRun(context,invocation.settings),screen.out())),exitCodes.pass;case"calibrate":return printCalibration(context,
invocation,output);case"bisect":return printBisect(context,invocation,output);case"doctor":return printDiagnosis(context,
invocation,output);case"prune":{let result=await prune(context,invocation);return await output.print(renderPrune(result,
screen.out())),result.failed.length===0?exitCodes.pass:exitCodes.capture}case"init":{for(let line of await init(context,
invocation))context.log.info(line);return exitCodes.pass}case"history":return printHistory(context,invocation,output);case"\
demo":return printDemo(context,invocation,output)}}function outputOf(screen,isJson){let print=async text=>printResult(`${shownLines(
text,screen.out())}
`),aside=text=>{printAside(`${shownLines(text,screen.err())}
`)};return{screen,isJson,isQuiet:screen.level==="quiet",layout:isJson?screen.err:screen.out,print,printJson:async value=>printResult(
plainJsonParts(value)),aside,say:async text=>{isJson?aside(text):await print(text)}}}async function printRun(context,invocation,output){
let{screen,isJson,isQuiet,say,aside}=output,result=await run(context,await commandRequest(context,invocation.settings)),
{profile,comparison,cost,failure,profileFile,reportFile,shownKernels:topKernels,exitCode}=result,layout=output.layout(),
real=profile.ranges.some(({kernels})=>kernels.length>0)?"The capture is real.":"The ranges were captured, and hold no ke\
rnel.",measured2=wrapLine(`${failure===null?real:"What was measured:"} ${profileFile}`,layout);return isQuiet?await say(
[...comparison===null?[]:verdictLines(comparison,layout),...measured2].join(`
`)):(aside(""),await say(`${profileText(profile,{maxRanges:mostRanges,topKernels,layout,cost:comparison===null?cost:null})}\

`),await say([...measured2,...wrapLine(`The same as a page: ${reportFile}`,layout)].join(`
`)),comparison!==null&&await say(`
${comparisonText(comparison,{topKernels,layout,cost})}
`)),await sayDiskUse(context,dirname5(result.directory)),failure!==null&&aside(`
${describeError(failure,screen.err())}`),isJson&&await output.printJson(profile),exitCode}async function printCalibration(context,invocation,output){
let{calibration,file,exitCode}=await calibrate2(context,invocation),use=`Compare with it: --set compare.calibration=${file}`;
return output.isQuiet||output.aside(""),await output.say(output.isQuiet?use:`${calibrationText(calibration,output.layout())}\


${use}`),output.isJson&&await output.printJson(calibration),exitCode}async function printBisect(context,invocation,output){
if(invocation.isDry)return await output.print(bisectPlanText(await planBisect(context,invocation),output.layout())),exitCodes.
pass;let found=await bisect(context,invocation);return await output.say(bisectText(found,output.layout())),output.isJson&&
await output.printJson(found.bisect),found.exitCode}async function printDiagnosis(context,invocation,output){let{screen,
isJson,isQuiet,print}=output,diagnosis=await doctor(context,invocation),{version}=context;if(diagnosis.kind==="runs"){let{
runs,folder}=diagnosis;return isJson?await print(renderDoctorJson({version,machine:null,findings:[],runs})):await print(
renderPastRuns(runs,folder,screen.out())),exitCodes.pass}let{kind,findings,machine}=diagnosis,shown=isQuiet?findings.filter(
({severity})=>severity!=="note"):findings;return isJson?await print(renderDoctorJson({version,machine,findings,runs:null})):
await print((kind==="build"?renderBuildFindings:renderFindings)(shown,screen.out())),findings.some(({severity})=>severity===
"error")?exitCodes.capture:exitCodes.pass}async function printHistory(context,invocation,output){switch(invocation.action){case"\
add":{for(let line of await addToHistory(context,invocation))context.log.info(line);return exitCodes.pass}case"show":return await output.
print(historyText(await folderHistory(context,invocation),invocation.range,output.layout())),exitCodes.pass;case"page":return await writeHistoryPage(
context,invocation),context.log.info(`The history as a page: ${invocation.out}`),exitCodes.pass}}async function printDemo(context,invocation,{
screen,print}){let out=invocation.out??join13(await mkdtemp(join13(tmpdir(),"llm-profile-demo-")),"demo"),{recordings,comparison,
commentFile}=await demo(context,out),layout=screen.out(),headed=title=>paint(layout,"strong",`=== ${title}`);for(let{title,
result}of recordings){let options={maxRanges:mostRanges,topKernels:result.shownKernels,layout};await print(`
${headed(title)}
${profileText(result.profile,options)}`)}let{comparison:compared,shownKernels:topKernels}=comparison;return await print(
`
${headed("The second against the first")}
${comparisonText(compared,{topKernels,layout})}`),context.log.info(`
The comment that a pull request would get: ${commentFile??""}`),context.log.info(`The report of it, to be opened in a br\
owser: ${comparison.reportFile??""}`),context.log.info(`A trace of both sides, to be dropped at ui.perfetto.dev: ${comparison.
traceFile??""}`),exitCodes.pass}export{executeCommand};
