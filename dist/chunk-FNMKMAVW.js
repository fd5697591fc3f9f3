import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{readComparison}from"./chunk-ZD6GPLVC.js";import{run}from"./chunk-4LLONFFJ.js";import{createWorktree,findBaseDirectory,
findHeadPrograms,findInstalledPrefixes,resolveProfilers}from"./chunk-TIKH255U.js";import{prepareGround}from"./chunk-2RD5T3QF.js";
import{describeSteps,untracedPairs}from"./chunk-B6HTYINM.js";import{loadComparePolicy}from"./chunk-GVZ4HYNA.js";
import{hasSucceeded,openRepository,resolveRef}from"./chunk-3SFYICVD.js";import{kernelLabels}from"./chunk-7X4GSXIQ.js";
import{createOut}from"./chunk-7TFFSP5K.js";import{processIdentitySchema}from"./chunk-GVMSB6MG.js";import{writeFileAtomic}from"./chunk-I4VKSRQ4.js";
import{chance,constants,count,isMajority,log,normalCdf,ratio,studentTDensity,studentTQuantile,weightedMedian}from"./chunk-4I7B7GEC.js";
import{countReasonIds,metricRowSchema}from"./chunk-LY5BJY3G.js";import{createRunTool,logCommands,namedPrograms,sideEnvironment,
withPrograms}from"./chunk-USOKR2YX.js";import{grantTraversalToLaterUser,openToLaterUser}from"./chunk-RPHAMNRI.js";
import{checkLiveness,readOwnIdentity}from"./chunk-KQUVK35Y.js";import{formatSeconds}from"./chunk-NSC7WXGZ.js";
import{toolName}from"./chunk-A2TGLBHE.js";import{loadSettings}from"./chunk-GKIPOEAA.js";import{planCaptures}from"./chunk-YMIIYUNE.js";
import{workloadArgv}from"./chunk-XZICN7LB.js";import{byText}from"./chunk-VALY7AK2.js";import{median}from"./chunk-NGQWIWV5.js";
import{readErrorCode,readRegularFile}from"./chunk-QDIGZGX7.js";import{counted,jsonOrNull,listText}from"./chunk-6ECLQG56.js";
import{rangeText}from"./chunk-HK4KMQAT.js";import{parseDurationMs,percent,percentInterval,signedPercent}from"./chunk-6WS3YUMR.js";
import{text,texts}from"./chunk-G75GGGIL.js";import{_enum,array,discriminatedUnion,literal,number,object,record,string}from"./chunk-7IBWU4LP.js";
import{ParseError,ToolError,UserError,asFailure,exitCodes,wrapLine}from"./chunk-A6EG2BLY.js";import{jsonParts,plainText}from"./chunk-JN33INQG.js";
import{__callDispose,__using}from"./chunk-GBWPPC6J.js";import{resolve as resolve3}from"node:path";function findPackageChanges({environment}){let packages=(environment?.changes??[]).filter(({kind})=>kind==="python-packa\
ge"),isOne=version=>version!==null&&!version.includes(" "),changed=packages.flatMap(({name,base,head})=>isOne(base)&&isOne(
head)?[{name,from:base,to:head}]:[]),others=packages.flatMap(({name,base,head})=>isOne(base)&&isOne(head)?[]:[{name,base,
head}]);return{changed:changed.toSorted((one,other)=>byText(one.name,other.name)),others}}function listVersions(good,commits,changed){
if(changed.length===0)return[good,...commits].map(commit=>({commit,packages:null,changes:null}));let pins=fresh=>Object.
fromEntries(changed.map(({name,from,to},index)=>[name,index<fresh?to:from]));return[{commit:good,packages:pins(0),changes:null},
...changed.map(({name,from,to},index)=>({commit:good,packages:pins(index+1),changes:{package:name,from,to}})),...commits.
map(commit=>({commit,packages:pins(changed.length),changes:null}))]}function createBlameVersions(versions,culprit){let[good,
bad]=[versions[0],versions.at(-1)],{changes}=culprit;return good?.packages==null||bad?.packages==null||changes===null?null:
{alone:{commit:good.commit,packages:{...good.packages,[changes.package]:changes.to},changes},without:{commit:bad.commit,
packages:{...bad.packages,[changes.package]:changes.from},changes}}}var constants2={priorOfNone:chance(.2,"Before any comparison, the probability that no version made the change.","Chosen \
by judgment: a search usually starts from a red comparison.","`bench:bisect`, two unequal culprits, 5% wrong answers: 31\
 in place of 33 right of 40"),priorOfTwo:chance(.1,"Before any comparison, the probability that two versions made the ch\
ange.","Chosen by judgment: usually a single version is responsible, but the search must be able to find two.","`bench:b\
isect`, two unequal culprits, 5% wrong answers: 32 in place of 33 right of 40"),certain:chance(.99,"The search names a v\
ersion and ends when the version has this probability.","With it, 0.2% to 0.6% of searches name an innocent version if 2\
% of comparisons are wrong (docs/evidence/bisect.md).",["search.test.ts","recovers from a wrong answer at place"]),wrongAnswers:chance(
.02,"How often a comparison shows either no change or the whole change by chance. Half of these comparisons are wrong.",
"Unchanged code was red in 0.05% to 0.2% of runs, and in 3.5% if a rebuild changes each kernel's time separately (docs/e\
vidence/false-alarms.md). 1% is in between.","`bench:bisect`, one culprit, 5% wrong answers: an innocent version in 1 of\
 40"),strayAnswers:chance(.002,"How often a comparison shows some other, arbitrary change, up to `largestChange`.","Chos\
en by judgment: even two such comparisons can't decide anything.",null),buildSpread:ratio(.002,"How much a rebuild alone\
 changes a range's time (standard deviation).","Measured: up to 0.2% (docs/evidence/gpu-runs.md).",null),changeSpread:ratio(
.1,"How much a change's size varies from version to version, as a share of the change.","Chosen by judgment: surrounding\
 code and shapes differ.",["search.test.ts","says several steps where two versions made"]),largestChange:log(2,"The larg\
est change we look for: 7 times as slow.","Chosen by judgment: any larger change is equally clear.",null),sizeStep:log(.1,
"The step between two neighboring sizes of the change.","No more than `changeSpread`, so a size between two steps still \
fits.","`bench:bisect`, two unequal culprits, 5% wrong answers: 22 in place of 24 right of 30"),mostExtra:count(20,"A se\
arch gives up when it needs this many more comparisons than binary search.","In simulations, 99.9% of searches needed fe\
wer.",null),mostFailures:count(3,"If measured versions fail this many times in total, we blame the machine.","Chosen by \
judgment.",["search.test.ts","gives up where what could be measured fails again and again"]),provenShare:ratio(.5,"A nam\
ed version must show at least this share of its expected change when compared with the version before it.","Halfway betw\
een no change and the expected change.","`bench:bisect`, two equal culprits, 5% wrong answers: 27 in place of 28 right o\
f 30"),knownErrors:count(3,"Comparisons of two versions are precise enough if the expected change is at least this many \
standard errors.","Half the change is then 1.5 standard errors away from both ends.",["search.test.ts","too noisy to tel\
l how large the change is"]),nextFails:chance(.5,"The probability that a version next to one that failed fails, too. It \
halves with each version in between.","Chosen by judgment: a broken build usually lasts for several commits.","`bench:bi\
sect`, two unequal culprits, 5% wrong answers: 25 in place of 24 right of 30"),negligible:chance(.001,"Pairs of versions\
 less likely than this don't count when we choose the next comparison.","Chosen for speed.",null)};function listBlocks({last,answers}){let failed=findFailedVersions(answers),usable=Array.from({length:last},(_,index)=>index+
1).filter(version=>!failed.has(version));return usable.map((version,index)=>({after:usable[index-1]??0,version}))}function findFailedVersions(answers){
let measured=new Set(selectMeasured(answers).flatMap(({base,head})=>[base,head]));return new Set(answers.flatMap(answer=>answer.
kind==="failed"&&!measured.has(answer.version)?[answer.version]:[]))}function selectMeasured(answers){return answers.filter(
answer=>answer.kind==="measured")}function countVersions({after,version}){return version-after}var levels=[0,.25,.5,.75,1],shares=levels.slice(1,-1);function computePosterior(state){let{priorOfNone,priorOfTwo}=constants2,
segments=splitIntoSegments(state),sizes=listSizes(state.least),weigh=createExplanationWeigher(state,segments,sizes),allPairs=pairSegments(
segments),pairCount=sum(allPairs.map(({count:count2})=>count2)),ofTwo=pairCount===0?0:priorOfTwo.value,none=weigh(priorOfNone.
value,[]),one=segments.map(({versions},segment)=>weigh((1-priorOfNone.value-ofTwo)*versions/state.last,[{segment,level:levels.
length-1}])),two=allPairs.map(({first,second,count:count2})=>({first,second,weights:shares.map(share=>weigh(ofTwo*count2/
pairCount/shares.length,[{segment:first,level:findLevelIndex(share)},{segment:second,level:findLevelIndex(1-share)}]))})),
changed=[...one,...two.flatMap(({weights})=>weights)],total=sum([none,...changed].map(sum)),meanSize=weights=>{let bySize=sizes.
map((_,index)=>sum(weights.map(weight=>weight[index]??0)));return Math.exp(sum(bySize.map((weight,index)=>weight*Math.log(
sizes[index]??1)))/sum(bySize))};return{segments,none:sum(none)/total,one:one.map((weight,segment)=>({segment,probability:sum(
weight)/total,size:meanSize([weight])})),two:two.map(({first,second,weights})=>{let byShare=weights.map(weight=>sum(weight)/
total);return{first,second,byShare,probability:sum(byShare),size:meanSize(weights)}}),size:meanSize(changed)}}function splitIntoSegments(state){
let measured=new Set(selectMeasured(state.answers).flatMap(({base,head})=>[base,head])),segments=[],open=[];for(let block of listBlocks(
state))open.length===0&&segments.push(open),open.push(block),measured.has(block.version)&&(open=[]);return segments.map(
blocks=>({blocks,versions:sum(blocks.map(countVersions))}))}function createExplanationWeigher(state,segments,sizes){let answers=selectMeasured(
state.answers).map(answer=>{let bySize=sizes.map(size=>computeLikelihoods(answer,size));return{covers:segments.map(({blocks})=>{
let version=blocks.at(-1)?.version??0;return version>answer.base&&version<=answer.head}),byLevel:levels.map((_,level)=>bySize.
map(row=>row[level]??0))}});return(prior,parts)=>{let evidence=sizes.map(()=>1);for(let{covers,byLevel}of answers){let covered=parts.
filter(({segment})=>covers[segment]),bySize=byLevel[sum(covered.map(({level})=>level))]??[];for(let index of evidence.keys())
evidence[index]=(evidence[index]??0)*(bySize[index]??0)}return evidence.map(value=>prior*value)}}function pairSegments(segments){
return segments.flatMap((one,first)=>segments.slice(first).flatMap((other,offset)=>{let within=(one.versions**2-sum(one.
blocks.map(block=>countVersions(block)**2)))/2,count2=offset===0?within:one.versions*other.versions;return count2===0?[]:
[{first,second:first+offset,count:count2}]}))}function findLevelIndex(share){return Math.round(share*(levels.length-1))}
function sum(values){return values.reduce((total,value)=>total+value,0)}function listSizes(least){let{largestChange,sizeStep}=constants2,
steps=Math.max(0,Math.ceil(Math.log(largestChange.value/least)/sizeStep.value));return Array.from({length:steps+1},(_,step)=>least*
Math.exp(step*sizeStep.value))}function computeLikelihoods(estimate,size){let clean=levels.map(level=>densityAt(estimate,
level*size)),wrong=((clean[0]??0)+(clean.at(-1)??0))/2,[wrongly,astray]=[constants2.wrongAnswers.value,constants2.strayAnswers.
value],stray=1/(2*constants2.largestChange.value),right=1-wrongly-astray;return clean.map(value=>right*value+wrongly*wrong+
astray*stray)}function errorScale(standardError,shift){return Math.hypot(standardError,constants2.buildSpread.value,constants2.
changeSpread.value*shift)}function densityAt({log:log2,standardError,degrees},shift){let scale=errorScale(standardError,
shift);return studentTDensity((Math.max(0,log2)-shift)/scale,degrees)/scale}function expectedInformation(candidate,{posterior,none,one,two}){let places=splitSegments(candidate,posterior),answers=none.
chances.map(()=>0),known=0,add=(row,weight)=>{for(let[index,chance3]of row.chances.entries())answers[index]=(answers[index]??
0)+weight*chance3;known+=weight*row.entropy},unchanged=posterior.none;for(let{segment,probability,whole}of one){let inside=places[segment]?.
inside??0;inside>0&&add(whole,probability*inside),unchanged+=probability*(1-inside)}for(let{first,second,probability,whole,
ofFirst,ofSecond}of two){let[place,other]=[places[first],places[second]];if(place===void 0||other===void 0)continue;let[
both,onlyFirst,onlySecond]=first===second?[place.inside**2,2*place.inside*place.after,2*place.before*place.inside]:[place.
inside*other.inside,place.inside*(1-other.inside),(1-place.inside)*other.inside];both>0&&add(whole,probability*both),onlyFirst>
0&&add(ofFirst,probability*onlyFirst),onlySecond>0&&add(ofSecond,probability*onlySecond),unchanged+=probability*(1-both-
onlyFirst-onlySecond)}return add(none,unchanged),entropy(answers)-known}function predictAnswers(posterior,standardError){
let row=(size,shift)=>createRow(binChances(posterior.size,size,shift,standardError)),byShares=(size,weights)=>{let total=sum(
weights),rows=shares.map(share=>binChances(posterior.size,size,share*size,standardError));return createRow(bins.map((_,bin)=>sum(
rows.map((chances,index)=>(weights[index]??0)/total*(chances[bin]??0)))))};return{posterior,none:row(posterior.size,0),one:posterior.
one.map(step=>({...step,whole:row(step.size,step.size)})),two:posterior.two.filter(({probability})=>probability>=constants2.
negligible.value).map(steps=>({...steps,whole:row(steps.size,steps.size),ofFirst:byShares(steps.size,steps.byShare),ofSecond:byShares(
steps.size,steps.byShare.toReversed())}))}}function createRow(chances){return{chances,entropy:entropy(chances)}}var bins=[
...Array.from({length:12},(_,index)=>(index+.5)/8),1/0];function binChances(unit,size,shift,standardError){let clean=binChancesWithoutErrors(
unit,shift,standardError),[none,whole]=[binChancesWithoutErrors(unit,0,standardError),binChancesWithoutErrors(unit,size,
standardError)],[wrongly,astray]=[constants2.wrongAnswers.value,constants2.strayAnswers.value],right=1-wrongly-astray;return clean.
map((value,bin)=>right*value+wrongly*((none[bin]??0)+(whole[bin]??0))/2+astray/bins.length)}function binChancesWithoutErrors(unit,shift,standardError){
let scale=errorScale(standardError,shift),below=bins.map(end=>end===1/0?1:normalCdf((end*unit-shift)/scale));return below.
map((value,index)=>value-(below[index-1]??0))}function entropy(probabilities){return sum(probabilities.map(value=>value>
0?-value*Math.log2(value):0))}function splitSegments({base,head},{segments}){return segments.map(({blocks,versions})=>{let share=isIn=>sum(
blocks.map(block=>isIn(block.version)?countVersions(block):0))/versions;return{before:share(version=>version<=base),inside:share(
version=>version>base&&version<=head),after:share(version=>version>head)}})}var{certain,provenShare}=constants2;function decideNextStep(state){let{last,answers}=state,posterior=computePosterior(state),
failed=findFailedVersions(answers),measured=selectMeasured(answers),failedNow=answers.length-measured.length-failed.size;
if(failed.has(0)||failed.has(last)||failedNow>=constants2.mostFailures.value)return{kind:"done",result:summarizeSoFar(state)};
let ends={after:0,version:last},likely=rankBlocks(posterior);if(!isPreciseEnough(selectAnswersForBlock(measured,ends),posterior.
size)&&posterior.none<certain.value)return{kind:"measure",base:0,head:last,outlook:createOutlook(posterior,1)};let result=decideResult(
state,posterior,likely);if(result!==null)return{kind:"done",result};if(measured.length>=comparisonLimit(last))return{kind:"\
done",result:summarizeSoFar(state)};let unproven=likely.find(block=>block.any>=certain.value&&!isPreciseEnough(selectAnswersForBlock(
measured,block),block.share*posterior.size)),{candidate,information}=findBestCandidate(posterior,likely,measured,failed),
next=unproven===void 0?candidate:{base:unproven.after,head:unproven.version};return{kind:"measure",base:next.base,head:next.
head,outlook:createOutlook(posterior,information)}}function comparisonLimit(last){return Math.ceil(Math.log2(last+1))+constants2.
mostExtra.value}function summarizeSoFar(state){let posterior=computePosterior(state),likely=rankBlocks(posterior),outlook=createOutlook(
posterior,1),probability=chanceOfTwoSteps(posterior),places=outlook.left.toSorted((one,other)=>one.version-other.version),
[first,last]=[places[0],places.at(-1)];if(!isMajority(probability,1)||first===void 0||last===void 0)return{kind:"unclear",
outlook};let steps=findProvenSteps(state,posterior,likely);return{kind:"several-steps",after:first.after,upTo:last.version,
probability,steps}}function createOutlook(posterior,information){let likely=rankBlocks(posterior).toSorted((one,other)=>other.
any-one.any),left=[],all=sum(likely.map(({any})=>any)),covered=0;for(let{after,version,any}of likely){if(covered>=certain.
value*all)break;left.push({after,version,probability:any}),covered+=any}let open=entropy([posterior.none,...likely.map(({
any})=>any)]);return{left,none:posterior.none,expected:1+Math.ceil(open/Math.max(.1,information))}}function rankBlocks({
segments,one,two}){let allParts=one.map(({segment,probability})=>({segment,share:1,probability}));for(let{first,second,byShare}of two)
for(let[index,share]of shares.entries()){let probability=byShare[index]??0;allParts.push({segment:first,share,probability},
{segment:second,share:1-share,probability})}return segments.flatMap(({blocks,versions},index)=>{let parts=allParts.filter(
({segment})=>segment===index),any=sum(parts.map(({probability})=>probability)),half=sum(parts.filter(({share:share2})=>share2>=
provenShare.value).map(({probability})=>probability)),share=any===0?0:sum(parts.map(part=>part.share*part.probability))/
any;return blocks.map(block=>{let part=countVersions(block)/versions;return{after:block.after,version:block.version,half:half*
part,any:any*part,share}})})}function chanceOfTwoSteps({two}){return sum(two.map(({probability})=>probability))}function decideResult(state,posterior,likely){
if(posterior.none>=certain.value)return{kind:"none",probability:posterior.none};let probability=chanceOfTwoSteps(posterior);
if(!isMajority(probability,1)){let culprit=likely.find(({half})=>half>=certain.value),step=culprit===void 0?null:findProvenStep(
state,culprit,posterior.size);return step===null?null:{kind:"culprit",step}}let steps=findProvenSteps(state,posterior,likely),
[first,second]=steps;return first===void 0||second===void 0?null:{kind:"several-steps",after:first.after,upTo:second.version,
probability,steps}}function findProvenSteps(state,{size},likely){return likely.flatMap(block=>{let step=block.any>=certain.
value?findProvenStep(state,block,block.share*size):null;return step===null?[]:[step]})}function findProvenStep({answers},{
after,version,any},size){let own=selectAnswersForBlock(selectMeasured(answers),{after,version});if(!isPreciseEnough(own,
size))return null;let middle=weightedMedian(own.map(answer=>({value:answer.log,weight:inverseVariance(answer)})));if(middle<
provenShare.value*size)return null;let alike=own.filter(({log:log2})=>Math.abs(log2-middle)<=provenShare.value*size);return{
after,version,probability:any,effect:combineEstimates(alike)}}function selectAnswersForBlock(measured,{after,version}){return measured.
filter(({base,head})=>base===after&&head===version)}function isPreciseEnough(answers,size){return constants2.knownErrors.
value*combinedError(answers)<=size}function combinedError(answers){return Math.sqrt(1/sum(answers.map(inverseVariance)))}
function inverseVariance({standardError}){return errorScale(standardError,0)**-2}function combineEstimates(answers){let log2=sum(
answers.map(answer=>answer.log*inverseVariance(answer)))/sum(answers.map(inverseVariance)),half=studentTQuantile(.975,sum(
answers.map(({degrees})=>degrees)))*combinedError(answers);return{log:log2,low:log2-half,high:log2+half}}function findBestCandidate(posterior,likely,measured,failed){
let possible=predictAnswers(posterior,median(measured.map(({standardError})=>standardError))),known=new Set(measured.flatMap(
({base,head})=>[base,head])),candidates=[...likely.map(({version})=>({base:0,head:version})),...likely.filter(({after})=>after>
0).map(({after,version})=>({base:after,head:version}))],best={candidate:{base:0,head:0},information:0,value:-1};for(let candidate of candidates){
let information=expectedInformation(candidate,possible),chances=[candidate.base,candidate.head].map(version=>known.has(version)?
1:estimateChanceToBuild(version,failed)),value=information*chances.reduce((product,chance3)=>product*chance3,1);value>best.
value&&(best={candidate,information,value})}return best}function estimateChanceToBuild(version,failed){let nearest=Math.
min(...[...failed].map(other=>Math.abs(other-version)));return 1-constants2.nextFails.value**nearest}var commitSchema=object({sha:text,parents:texts,author:text,authoredAt:text,subject:text});var bisectSchemaVersion=1,logRatio=number().describe("ln(head / base); above 0 is worse."),number2=number().int().nonnegative(),
chance2=number().min(0).max(1),figureSchema=discriminatedUnion("kind",[object({kind:literal("gpu-time"),range:string()}),
object({kind:literal("wall-time"),range:string()}),object({kind:literal("family"),range:string(),name:string()}),object(
{kind:literal("kernel"),range:string(),name:string()}),object({kind:literal("count"),range:string(),name:string()}),object(
{kind:literal("metric"),name:string(),metricKind:metricRowSchema.shape.kind.unwrap()})]).describe("The figure that's wor\
se at the bad end of the search. Every comparison measures it."),versionSchema=object({commit:commitSchema,packages:record(
string(),string()).nullable().describe("The pinned versions of those packages that differ between the good end and the b\
ad end. Null if the version has the packages that the commit's own setup installs."),changes:object({package:string(),from:string(),
to:string()}).nullable().describe("The package that differs from the previous version. Null if the commit differs instea\
d.")}),answerSchema=object({base:number2.describe("A version's index in `versions`; 0 is the good end."),head:number2,seconds:number().
nonnegative(),run:string().nullable().describe("The comparison's run directory, relative to bisect.json. Null if there's\
 no such directory.")}).and(discriminatedUnion("kind",[object({kind:literal("measured"),log:logRatio,standardError:number().
nonnegative(),degrees:number().int().positive().describe("The degrees of freedom of Student's t-distribution.")}),object(
{kind:literal("failed"),version:number2.describe("The version that doesn't build or can't be measured."),why:string()})])),
effectSchema=object({log:logRatio,low:logRatio,high:logRatio}).describe("The change, with its 95% interval."),blockSchema=object(
{after:number2.describe("The version right before this block."),version:number2.describe("The block's last version. If t\
he block has several versions, we can't tell which one caused the change, because some of them fail."),probability:chance2}),
stepSchema=blockSchema.extend({effect:effectSchema.describe("The change relative to the previous version.")}),outlookSchema=object(
{left:array(blockSchema).describe("The versions that may have caused the change, likeliest first."),none:chance2.describe(
"The probability that no version caused the change."),expected:number2.describe("How many more comparisons we expect to \
need.")}),searchResultSchema=discriminatedUnion("kind",[object({kind:literal("culprit"),step:stepSchema}),object({kind:literal(
"several-steps"),after:number2,upTo:number2,probability:chance2,steps:array(stepSchema).describe("The steps that we coul\
d identify.")}),object({kind:literal("none"),probability:chance2}),object({kind:literal("unclear"),outlook:outlookSchema})]),
searchSchema=object({within:_enum(["first-parents","merge"]).describe("merge: inside the merge commit that the previous \
search found."),versions:array(versionSchema),answers:array(answerSchema),result:searchResultSchema.nullable().describe(
"Null while the search continues.")}),explanationSchema=object({run:string(),reasons:array(string()).describe("The reaso\
ns, as sentences."),kernels:array(object({name:string(),state:string(),changeRatio:number().nullable()})),lines:array(string()).
describe("The lines that launch the slower kernels.")}),blameSchema=object({alone:effectSchema.nullable().describe("The \
change from upgrading only this package at the good end. Null if that version fails."),without:effectSchema.nullable().describe(
"The change that's left at the bad end if only this package keeps its old version. Null if that version fails.")}).describe(
"How much of the change this package causes. All changes are relative to the good end."),bisectSchema=object({schemaVersion:literal(
bisectSchemaVersion),tool:object({name:string(),version:string()}),startedAt:string(),process:processIdentitySchema.describe(
"The process that writes this file."),key:string().describe("Searches with the same ends and settings have the same key."),
good:object({ref:string(),commit:string()}),bad:object({ref:string(),commit:string()}),figure:figureSchema.nullable().describe(
"The figure that the search tracks. Null until the ends have been compared."),least:number().positive().describe("The sm\
allest change that we search for, as a log ratio."),searches:array(searchSchema),notSearched:array(object({name:string(),
base:string().nullable(),head:string().nullable()})).describe("Packages that differ between the good end and the bad end\
, but that the search doesn't change."),explanation:explanationSchema.nullable(),blame:blameSchema.nullable()});function newestSearch({
searches}){let search=searches.at(-1);if(search===void 0)throw new Error("A bisect has at least one search.");return search}
function versionAt({versions},index){let version=versions[index];if(version===void 0)throw new RangeError(`Version ${index}\
 doesn't exist.`);return version}function formatSearchStart(bisect2,file,isResumed){let{good,bad,searches}=bisect2,versions=counted((searches[0]?.versions.
length??1)-1,"version"),resumed=isResumed?` Resuming after ${counted(countAnswers(bisect2),"answer")}.`:"";return`Bisect\
: ${versions} after ${formatEnd(good)}, up to ${formatEnd(bad)}.${resumed} State: ${file}`}function countAnswers({searches}){
return searches.reduce((sum2,{answers})=>sum2+answers.length,0)}function formatEnd({ref,commit}){let sha=commit.slice(0,
12);return commit.startsWith(ref)?sha:`${ref} (${sha})`}function formatNextComparison(bisect2,{base,head,outlook}){let search=newestSearch(
bisect2);return[`Comparison ${countAnswers(bisect2)+1}: ${formatVersionAt(search,head)} against ${base===0?"the good end":
formatVersionAt(search,base)}.`,formatRemainingVersions(bisect2,outlook),formatRemainingTime(bisect2,outlook.expected)].
join(" ")}var namedShare=.8;function formatRemainingVersions(bisect2,{left,none}){let search=newestSearch(bisect2);if(search.
answers.length===0)return"Nothing is ruled out yet.";if(none>.5)return`Probably nothing changed (${formatProbability(none)}\
).`;let all=left.reduce((sum2,{probability})=>sum2+probability,0),covered=0,places=left.filter(({probability})=>{let isNeeded=covered<
namedShare*all;return covered+=probability,isNeeded}).toSorted((one,other)=>one.version-other.version),[first,last]=[places[0],
places.at(-1)];if(first===void 0||last===void 0)return"";let versions=places.reduce((sum2,{after,version})=>sum2+version-
after,0);return`Most likely: ${versions===last.version-first.after?formatSpan(search,first.after,last.version):counted(versions,
"version")}.`}function formatRemainingTime({searches},expected){let seconds=searches.flatMap(({answers})=>answers.filter(
({kind})=>kind==="measured")).map(answer=>answer.seconds),about=`About ${counted(expected,"comparison")} to go`;if(seconds.
length===0)return`${about}.`;let mean=seconds.reduce((sum2,one)=>sum2+one,0)/seconds.length;return`${about}, ${formatSeconds(
mean*expected)}.`}function formatAnswer(bisect2,answer){let took=formatSeconds(answer.seconds);if(answer.kind==="failed"){
let why=answer.why.replaceAll(`
`,`
  `);return`${formatVersionAt(newestSearch(bisect2),answer.version)} can't be measured, so it's skipped (${took}): ${why}`}
let figure=bisect2.figure===null?"":` in ${formatFigure(bisect2.figure)}`,change=`${signedPercent(Math.expm1(answer.log))}\
, standard error ${percent(answer.standardError)}`;return`Change${figure}: ${change} (${took}).`}function describePackages({
changed,notSearched,isSet}){let texts2=[];if(changed.length>0){let pinned=changed.map(({name,from,to})=>`${name} ${from}\
 \u2192 ${to}`);texts2.push(`The ends differ in ${counted(changed.length,"package")}: ${listText(pinned,10)}. Packages a\
re searched first. They're in alphabetical order because we don't know their release dates.`)}return notSearched.length>
0&&texts2.push(explainNotSearched(notSearched,isSet)),texts2}function explainNotSearched(packages,isSet){let texts2=packages.
map(({name,base,head})=>`${name} ${base??"(none)"} \u2192 ${head??"(none)"}`);return`Packages that differ but aren't sea\
rched, because ${isSet?"they're missing on one side or installed in several versions":"workload.setup doesn't install fr\
om the file in LLM_PROFILE_PACKAGES (docs/bisect.md)"}: ${listText(texts2,10)}.`}function describeBlameStep(which){return which===
"alone"?"Check: the good end with only this package in its new version.":"Check: the bad end with only this package in i\
ts old version."}function formatProbability(probability){return probability>.999?"over 99.9%":`${Number((100*probability).
toFixed(probability>.9?1:0))}%`}function formatVersion({commit,changes}){let sha=commit.sha.slice(0,12);return changes===
null?`${sha} ${commit.subject}`:`${changes.package} ${changes.from} \u2192 ${changes.to} at ${sha}`}function formatVersionAt(search,index){
return formatVersion(versionAt(search,index))}function formatSpan(search,after,upTo){return upTo-after===1?formatVersionAt(
search,upTo):`${upTo-after} versions, from ${formatVersionAt(search,after+1)} to ${formatVersionAt(search,upTo)}`}function formatFigure(figure){
switch(figure.kind){case"gpu-time":return`time on the GPU in ${figure.range}`;case"wall-time":return`wall time of ${figure.
range}`;case"family":return`the kernel family ${figure.name} in ${figure.range}`;case"kernel":return`the kernel ${figure.
name} in ${figure.range}`;case"count":return`${figure.name} in ${figure.range}`;case"metric":return figure.name}}function formatEffect({
log:log2,low,high}){return`${signedPercent(Math.expm1(log2))} (${percentInterval(Math.expm1(low),Math.expm1(high))})`}function formatBisect(shown,layout){let folder=shown.file.slice(0,shown.file.lastIndexOf("/"));return[...formatResult(shown,
"Out of time. Run the same command again to continue."),...formatSupport(shown.bisect,run2=>`${folder}/${run2}/report.ht\
ml`),formatCost(shown.bisect)].flatMap(line=>wrapLine(plainText(line),layout)).join(`
`)}function formatResult({bisect:bisect2,result,isFinished},timeIsUp){let asked=bisect2.figure===null?[]:[`Looking for a\
 change in ${formatFigure(bisect2.figure)}.`],unfinished=isFinished?[]:[timeIsUp];return[...asked,...unfinished,...formatFindings(
bisect2,result)]}function formatSupport(bisect2,placeOf){let lines=[...formatExplanation(bisect2,placeOf),...formatBlame(
bisect2)];if(bisect2.notSearched.length>0){let isPinned=bisect2.searches.some(({versions})=>versions.some(({packages})=>packages!==
null));lines.push(explainNotSearched(bisect2.notSearched,isPinned))}return lines}function formatFindings(bisect2,result){
let search=newestSearch(bisect2),outer=bisect2.searches.at(-2);if(search.within==="merge"&&result.kind!=="culprit"&&result.
kind!=="several-steps"&&outer?.result?.kind==="culprit")return["No commit inside the merge shows the change. The change \
comes from the merge itself, or from how the merged commits interact with the other branch.",...formatStep(outer,outer.result.
step)];switch(result.kind){case"culprit":return formatStep(search,result.step);case"several-steps":return[`The change ca\
me in several steps (${formatProbability(result.probability)} sure), between ${formatVersionAt(search,result.after)} and\
 ${formatVersionAt(search,result.upTo)}.`,...result.steps.flatMap(step=>formatStep(search,step))];case"none":return[`No \
culprit (${formatProbability(result.probability)} sure): both ends are equally fast here. If one end was slower elsewher\
e, look for a cause outside the repository: the driver, the GPU, its clocks, or the image.`];case"unclear":return[`Uncle\
ar. Possible culprits: ${listText(result.outlook.left.map(({after,version,probability})=>`${formatSpan(search,after,version)}\
 (${formatProbability(probability)})`),5)}; no culprit: ${formatProbability(result.outlook.none)}.`]}}function formatStep(search,{
after,version,probability,effect}){let sureOf=before=>`${formatEffect(effect)} compared with ${before}, ${formatProbability(
probability)} sure`;if(version-after>1)return[`One of ${counted(version-after,"version")}: ${sureOf(formatVersionAt(search,
after))}. Only the last version can be measured:`,...search.versions.slice(after+1,version+1).map(one=>`  ${formatVersion(
one)}`)];let{commit,changes}=versionAt(search,version),sure=sureOf("the previous version");return changes!==null?[`Culpr\
it: the package ${changes.package} ${changes.from} \u2192 ${changes.to}: ${sure}.`]:[`Culprit: ${commit.sha} ${commit.subject}`,
`  by ${commit.author}, ${commit.authoredAt}`,`  ${sure}`]}var kernelWidth=70;function formatExplanation({explanation},placeOf){
if(explanation===null)return[];let labels=kernelLabels(explanation.kernels.map(({name})=>name),kernelWidth),kernels=explanation.
kernels.map(({state,changeRatio},index)=>{let change=changeRatio===null?"":`, ${signedPercent(changeRatio)}`;return`  ${state}\
: ${labels[index]??""}${change}`}),lines=[];return kernels.length>0&&lines.push("Kernels that changed:",...kernels),explanation.
lines.length>0&&lines.push("Lines that launch these kernels:",...explanation.lines.map(line=>`  ${line}`)),[...lines,`Re\
port on that comparison: ${placeOf(explanation.run)}`]}function formatBlame({blame}){if(blame===null)return[];let text2=effect=>effect===
null?"can't be measured":formatEffect(effect);return[`Compared with the good end, changing only this package: ${text2(blame.
alone)}; changing everything else: ${text2(blame.without)}.`]}function formatCost({searches}){let answers=searches.flatMap(
search=>search.answers),failed=answers.filter(({kind})=>kind==="failed").length,seconds=answers.reduce((sum2,answer)=>sum2+
answer.seconds,0),without=failed===0?"":`, ${counted(failed,"version")} that couldn't be measured`;return`Cost: ${counted(
answers.length-failed,"comparison")}${without}, ${formatSeconds(seconds)}.`}function formatBisectPlan({bisect:bisect2,legs,
expected},layout){let[search=newestSearch(bisect2)]=bisect2.searches,last=search.versions.length-1,answers=countAnswers(
bisect2),lines=["Dry run: nothing was started or written.",`${counted(last,"version")} after ${formatVersionAt(search,0)}\
, up to ${formatVersionAt(search,last)}.`];return answers>0&&lines.push(`An earlier search already made ${counted(answers,
"comparison")}.`),lines.push(expected===null?"The search is done. To print the result, run the same command without --dr\
y-run.":`About ${counted(expected,"comparison")} to go. Each comparison measures two versions in turn: ${legs}.`),lines.
flatMap(line=>wrapLine(plainText(line),layout)).join(`
`)}async function readCommitLine(git,good,bad){let[from,to]=[await requireCommit(git,good,"--good"),await requireCommit(git,
bad,"--bad")],base=await findMergeBase(git,from,to);if(base===null)throw new UserError({id:"bisect-unrelated",what:`${plainText(
good)} and ${plainText(bad)} have no common commit in this clone.`,where:"--good, --bad",help:"Choose two commits with a\
 common history. In a shallow clone, fetch the rest: `git fetch --unshallow`."});let commits=await listCommitsAfter(git,
base,to);if(commits.length===0)throw new UserError({id:"bisect-empty",what:`${plainText(bad)} has no commits after ${plainText(
good)}.`,where:"--good, --bad",help:"The good commit has to be the older one. Swap the two commits, or choose others."});
return describeLine(git,base,commits)}async function readMergedLine(git,{parents}){let[first,second,third]=parents;if(first===
void 0||second===void 0||third!==void 0)return null;let base=await findMergeBase(git,first,second);if(base===null)return null;
let commits=await listCommitsAfter(git,base,second);return commits.length===0?null:describeLine(git,base,commits)}async function requireCommit(git,ref,option){
let sha=await resolveRef(git,ref);if(sha!==null)return sha;throw new UserError({id:"bisect-unknown",what:`This clone has\
 no commit named ${JSON.stringify(plainText(ref))}.`,where:option,help:"`git log` shows the commits in this clone. With \
actions/checkout, set `fetch-depth: 0`."})}async function findMergeBase(git,one,other){return git.line("merge-base",one,
other)}async function listCommitsAfter(git,base,last){let built=new Set(await readLines(git,"rev-list","--ancestry-path",
`${base}..${last}`));return(await readLines(git,"rev-list","--first-parent","--reverse",`${base}..${last}`)).filter(sha=>built.
has(sha))}async function describeLine(git,base,line){let texts2=await readLines(git,"log","--no-walk=unsorted","--format\
=%H%x00%P%x00%an%x00%aI%x00%s",base,...line),[good,...commits]=texts2.map(parseCommit);if(good===void 0||commits.length!==
line.length)throw new ToolError({id:"bisect-log-failed",what:"git can't show the commits between the good commit and the\
 bad commit.",help:"Try `git log GOOD..BAD` in the repository."});return{good,commits}}function parseCommit(text2){let[sha="",
parents="",author="",authoredAt="",subject=""]=text2.split("\0");return{sha,parents:parents.split(" ").filter(parent=>parent!==
""),author,authoredAt,subject}}async function readLines(git,...args){let result=await git.runLong(...args);return hasSucceeded(
result)?result.stdout.split(`
`).filter(line=>line!==""):[]}import{join as join3}from"node:path";function chooseFigure({reasons,ranges}){for(let reason of reasons){let figure=reason.verdict==="regressed"?chooseFigureOfReason(
reason):null;if(figure!==null)return figure}let[first]=ranges;return first===void 0?null:{kind:"gpu-time",range:rangeText(
first.name,first.domain)}}function chooseFigureOfReason({id,range,family,kernel,reported,reportedKind}){if((id==="metric\
-regressed"||id==="memory-regressed")&&reported!==null&&reportedKind!==null)return{kind:"metric",name:reported,metricKind:reportedKind};
if(range===null)return null;if(id==="latency-regressed")return{kind:"wall-time",range};if(id==="family-regressed"&&family!==
null)return{kind:"family",range,name:family};if((id==="kernel-regressed"||id==="swapped-kernel-regressed")&&kernel!==null)
return{kind:"kernel",range,name:kernel};let[count2]=Object.entries(countReasonIds).find(([,{up}])=>up===id)??[];return count2===
void 0?{kind:"gpu-time",range}:{kind:"count",range,name:count2}}function readFigureChange(comparison,figure){if(figure===
null)return null;if(figure.kind==="metric"){let metric=comparison.metrics.find(({name,kind})=>name===figure.name&&kind===
figure.metricKind),change=estimateFromInterval(metric?.change);return change===null||metric?.better!=="higher"?change:{...change,
log:-change.log}}let row=comparison.ranges.find(({name,domain})=>rangeText(name,domain)===figure.range);return row===void 0?
null:figure.kind==="count"?estimateFromCounts(row.counts.filter(({metric})=>metric===figure.name)):estimateFromInterval(
findTimeChange(row,figure))}function findTimeChange(row,figure){switch(figure.kind){case"gpu-time":return row.gpuBusyTime;case"\
wall-time":return row.latency?.time;case"family":return row.families.find(({family})=>family===figure.name)?.time;case"k\
ernel":return row.kernels.find(({name,baseNames,headNames})=>[name,...baseNames,...headNames].includes(figure.name))?.time}}
function estimateFromInterval(change){if(change===void 0)return null;let{changeRatio,lowRatio,highRatio,thresholdRatio,rounds}=change;
if(changeRatio===null||lowRatio===null||highRatio===null)return null;let degrees=constants.usualWeight.value+Math.max(1,
rounds-1),half=(Math.log1p(highRatio)-Math.log1p(lowRatio))/2;return{log:Math.log1p(changeRatio),standardError:half/studentTQuantile(
.975,degrees),degrees,least:thresholdRatio===null?null:Math.log1p(thresholdRatio)}}function estimateFromCounts(rows){let[
first]=rows;if(first===void 0)return null;let total=side=>rows.reduce((sum2,row)=>sum2+row[side],0),shift=total("base")===
0?1:0;return{log:Math.log(Math.max(1,total("head")+shift)/(total("base")+shift)),standardError:0,degrees:constants.usualWeight.
value,least:Math.log1p(first.thresholdRatio)}}function findSearchEnds(comparison){if(comparison===null||!comparison.reasons.
some(({verdict})=>verdict==="regressed"))return null;let{base,head,interleaved}=comparison,good=readCommitHash(base);if(good===
null)return{kind:"commit-unknown",side:"base"};let bad=readCommitHash(head);if(bad===null)return{kind:"commit-unknown",side:"\
head"};let[baseGpus,headGpus]=[joinGpuIds(base),joinGpuIds(head)];return!interleaved&&baseGpus!==null&&headGpus!==null&&
baseGpus!==headGpus?{kind:"other-gpu",base:baseGpus,head:headGpus}:{kind:"ends",good,bad,figure:chooseFigure(comparison)}}
function readCommitHash(side){let commit=side?.source.commit??null;return commit!==null&&/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.
test(commit)?commit:null}function joinGpuIds(side){let ids=(side?.machine.gpus??[]).map(({uuid})=>uuid);return ids.length===
0||ids.includes(null)?null:ids.toSorted().join(", ")}import{rm}from"node:fs/promises";import{join as join2,resolve as resolve2}from"node:path";import{createHash}from"node:crypto";import{mkdir}from"node:fs/promises";import{join,resolve}from"node:path";var bisectFile="bisect.json",largestBytes=64*2**20;function hashKey(parts){return createHash("sha256").update(JSON.stringify(
parts)).digest("hex").slice(0,12)}function searchFolder(out,key){return join(resolve(out),`bisect-${key}`)}async function readStore(out,key){
return readBisect(join(searchFolder(out,key),bisectFile))}async function openStore(out,begin){await createOut(resolve(out));
let directory=searchFolder(out,begin.key);await mkdir(directory,{recursive:!0,mode:448});let file=join(directory,bisectFile),
known=await readBisect(file);if(known!==null&&checkLiveness(known.process)==="alive"&&known.process.pid!==process.pid)throw new UserError(
{id:"bisect-running",what:`Process ${known.process.pid} is already running this search.`,where:directory,help:"Wait unti\
l that process finishes, or stop it."});let bisect2=known===null?begin:{...known,process:readOwnIdentity()},change=async changed=>{
bisect2={...bisect2,...changed},await writeFileAtomic(file,jsonParts(bisect2),"replace")};return await change({}),{directory,
file,isResumed:known!==null,bisect:()=>bisect2,change,changeSearch:async changed=>change({searches:[...bisect2.searches.
slice(0,-1),{...newestSearch(bisect2),...changed}]})}}async function readBisect(file){let text2=await readRegularFile(file,
largestBytes).then(read=>read.text,error=>{if(readErrorCode(error)==="ENOENT")return null;throw error});if(text2===null)
return null;let found=bisectSchema.safeParse(jsonOrNull(text2));if(found.success)return found.data;throw new ParseError(
{id:"bisect-unreadable",what:`${file} isn't a search that this version can read.`,where:file,why:found.error.issues[0]?.
message??"The file isn't valid JSON.",help:"Remove the search's folder to start over.",cause:found.error})}async function replaceCommitsFromGit(stored,{
good,bad},git,line){let searches=[];for(let search of stored.searches){let searched=search.within==="merge"?await readMergedCommits(
git,searches.at(-1)):line;searches.push(replaceCommits(search,searched===null?[]:[searched.good,...searched.commits]))}return{
...stored,good,bad,searches}}async function readMergedCommits(git,previous){return previous?.result?.kind!=="culprit"?null:
readMergedLine(git,versionAt(previous,previous.result.step.version).commit)}function replaceCommits(search,commits){let bySha=new Map(
commits.map(commit=>[commit.sha,commit])),versions=search.versions.map(version=>{let commit=bySha.get(version.commit.sha);
if(commit!==void 0)return{...version,commit};throw new ParseError({id:"bisect-unreadable",what:"The stored search has a \
commit that isn't between its good and its bad commit.",where:"bisect.json",why:`Git doesn't list ${plainText(version.commit.
sha).slice(0,64)} there. Something changed the file.`,help:"Remove the search's folder to start over."})});return{...search,
versions}}var packagesVariable="LLM_PROFILE_PACKAGES",comparisonsFolder="comparisons";async function compareVersions(place,pair){let{
clock}=place.context,start=clock.monotonicMs(),seconds=()=>(clock.monotonicMs()-start)/1e3;try{let{comparison,directory}=await runPair(
place,pair);if(pair.isExplained||await removeCaptures(directory),comparison===null)throw new Error("The run has a base b\
ut produced no comparison.");let{baseline}=comparison;if(baseline.state==="failed"||comparison.base===null)return{kind:"\
failed",side:"base",why:baseline.text??"",failure:null,seconds:seconds()};if(comparison.base.source.commit!==pair.base.commit.
sha)throw new Error(`We meant to compare with ${pair.base.commit.sha}, but got ${String(comparison.base.source.commit)}.`);
return{kind:"compared",comparison,directory,seconds:seconds()}}catch(error){let failure=asFailure(error);if(isMachineFault(
failure))throw failure;return{kind:"failed",side:"head",why:[failure.what,failure.why].filter(part=>part!==null).join(`
`),failure,seconds:seconds()}}}function isMachineFault(failure){return failure instanceof UserError||failure instanceof ToolError&&
failure.id?.startsWith("disk-")===!0}async function runPair(place,pair){var _stack=[];try{let{context,loaded,repository,
temporary,ports}=place;let{base,head,folder}=pair;let worktree=__using(_stack,await createWorktree(ports,{repository,commit:head.
commit.sha,temporary,warn:message=>{context.log.warning(message)}}),!0);await openToLaterUser(worktree.path,ports);for(let note of worktree.
notes)context.log.warning(note);let cwd=await findBaseDirectory(context.cwd,repository,worktree);let config=await createComparisonConfig(
place,pair,worktree.path,cwd);let inTree={...context,cwd,environment:await moveEnvironmentInto(worktree.path,repository,
context.environment),pullRequestBase:null};return await run(inTree,{loaded:{...loaded,config},raw:{configFile:null,presets:[],
inputs:[],overrides:[]},publisher:null,recordedBase:null,history:null,variables:{base:await pinPackages(base,folder),head:await pinPackages(
head,folder)}})}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&
await _promise}}var probeRounds=2;async function createComparisonConfig({context,loaded,repository,ports,temporary},{base,
figure,isExplained,folder},tree,cwd){let config=await resolveProfilers(loaded.config,context.environment.PATH??"",context.
cwd),{compare,workload,latency}=config,fromCwd=file=>file===null?null:resolve2(context.cwd,file),programs=await findHeadPrograms(
{runTool:ports.runTool,cwd:resolve2(context.cwd,workload["working-directory"]),environment:ports.environment,temporaryDirectory:temporary},
namedPrograms(config),{repository,base:resolve2(cwd,workload["working-directory"])}),needsWall=figure===null||figure.kind===
"wall-time"||figure.kind==="metric",named=withPrograms(config,programs),isProbe=figure!==null&&!isExplained;return{...named,
rounds:config.rounds??(isProbe?probeRounds:null),workload:{...named.workload,environment:await moveEnvironmentInto(tree,
repository,workload.environment)},out:join2(folder,comparisonsFolder),"keep-runs":Number.MAX_SAFE_INTEGER,"time-budget":null,
lines:isExplained?config.lines:"off",ncu:{...config.ncu,enabled:isExplained&&config.ncu.enabled},latency:{...named.latency,
pairs:needsWall?latency.pairs:0},compare:{...compare,goal:"hold","max-rounds":isProbe?config.rounds??probeRounds:compare["\
max-rounds"],base:base.commit.sha,calibration:fromCwd(compare.calibration),accepted:fromCwd(compare.accepted)}}}async function moveEnvironmentInto(tree,repository,given){
let environment=Object.fromEntries(Object.entries(given).flatMap(([name,value])=>value===void 0?[]:[[name,value]])),installed=await findInstalledPrefixes(
environment);return sideEnvironment({environment,venv:null,tree,repository,installed,caches:{}})}async function pinPackages({
packages},folder){if(packages===null)return{};let text2=Object.entries(packages).map(([name,version])=>`${name}==${version}\

`).join(""),file=join2(folder,"packages",`${hashKey([packages])}.txt`);return await writeFileAtomic(file,text2,"replace"),
{[packagesVariable]:file}}async function removeCaptures(directory){for(let side of["base","head"])await rm(join2(directory,
side),{recursive:!0,force:!0})}import{relative}from"node:path";function readSearchState(bisect2){let{versions,answers}=newestSearch(bisect2);return{last:versions.length-1,least:bisect2.
least,answers}}function findLongestSeconds(store){return Math.max(0,...store.bisect().searches.flatMap(({answers})=>answers.
map(({seconds})=>seconds)))}async function searchLine(search,endMs){let{store,log:log2,place}=search;for(;;){let step=decideNextStep(
readSearchState(store.bisect()));if(step.kind==="done")return await store.changeSearch({result:step.result}),step.result;
if(place.context.clock.monotonicMs()+1e3*findLongestSeconds(store)>endMs)return null;log2.info(formatNextComparison(store.
bisect(),step));let answer=await measureStep(search,step);log2.info(formatAnswer(store.bisect(),answer))}}async function measureStep(search,{
base,head}){let{place,store}=search,bisect2=store.bisect(),{figure}=bisect2,newest=newestSearch(bisect2),isParent=listBlocks(
readSearchState(bisect2)).some(({after,version})=>after===base&&version===head),isAgain=newest.answers.some(answer2=>answer2.
kind==="measured"&&answer2.base===base&&answer2.head===head),compared=await compareVersions(place,{base:versionAt(newest,
base),head:versionAt(newest,head),figure,isExplained:isParent&&!isAgain&&figure!==null,folder:store.directory});if(bisect2.
searches.every(({answers})=>answers.length===0))return storeFirstAnswer(search,compared);let answer=createAnswer(compared,
{base,head},figure,store.directory);return await store.changeSearch({answers:[...newest.answers,answer]}),answer}async function storeFirstAnswer({
store,place,log:log2,line,figure:wanted},compared){if(compared.kind==="failed")throw createEndError(compared);let{comparison}=compared,
figure=wanted??chooseFigure(comparison),change=readFigureChange(comparison,figure);if(change===null)throw createNothingToSearchError(
comparison);let packages=findPackageChanges(comparison),{setup}=place.loaded.config.workload,isSet=JSON.stringify(setup??
"").includes(packagesVariable),changed=isSet?packages.changed:[],versions=listVersions(line.good,line.commits,changed),notSearched=[
...isSet?[]:packages.changed.map(({name,from,to})=>({name,base:from,head:to})),...packages.others];for(let text2 of describePackages(
{changed,notSearched,isSet}))log2.info(text2);let answer=createAnswer(compared,{base:0,head:versions.length-1},figure,store.
directory);return await store.change({figure,least:change.least??store.bisect().least,notSearched,searches:[{within:"fir\
st-parents",versions,answers:[answer],result:null}]}),answer}function createEndError({side,why,failure}){return failure??
new ToolError({id:"bisect-end-failed",what:`Can't measure the ${side==="base"?"good":"bad"} commit, so there's nothing t\
o compare with.`,why,help:"Choose another commit, or fix the failure. To see the failure, check out that commit and run \
`llm-profile run`."})}function createNothingToSearchError({reasons}){let why=reasons.flatMap(({verdict,text:text2})=>verdict===
null?[]:[text2]);return new ToolError({id:"bisect-nothing-to-ask",what:"Nothing to search for: we couldn't prove that th\
e bad commit is slower, and we can't estimate how its GPU time changed.",why:why.join(`
`),help:"Measure more: set `rounds` to at least 2 for GPU times, or `latency.pairs` to at least 5 for wall times and met\
rics."})}function createAnswer(compared,{base,head},figure,folder){let{seconds}=compared;if(compared.kind==="failed"){let{
side,why}=compared;return{kind:"failed",base,head,seconds,run:null,version:side==="base"?base:head,why}}let run2=relative(
folder,compared.directory),change=readFigureChange(compared.comparison,figure);if(change===null)return{kind:"failed",base,
head,seconds,run:run2,version:head,why:"The capture doesn't contain the value we're searching for, or only one round was\
 measured."};let{log:log2,standardError,degrees}=change;return{kind:"measured",base,head,seconds,run:run2,log:log2,standardError,
degrees}}async function storeExplanation({store}){let culprit=findCulprit(store.bisect());if(culprit===null||store.bisect().explanation!==
null)return;let{step,search}=culprit,own=search.answers.find(answer=>answer.kind==="measured"&&answer.base===step.after&&
answer.head===step.version);if(own?.run==null)return;let comparison=await readComparison(join3(store.directory,own.run,"\
comparison.json")).catch(()=>null);comparison!==null&&await store.change({explanation:explainCulprit(comparison,own.run)})}
var changedStates=["regressed","new","removed","noted"],mostKernels=10;function explainCulprit({reasons,ranges},run2){let kernels=ranges.
flatMap(range=>range.kernels).filter(({time})=>changedStates.includes(time.state)).toSorted((one,other)=>Math.abs(other.
impactRatio)-Math.abs(one.impactRatio)),lines=[...kernels,...ranges.flatMap(({counts})=>counts)].flatMap(({launchSites})=>launchSites?.
areLikely===!0?launchSites.sites:[]).map(({file,line,function:name})=>`${file}${line===null?"":`:${line}`} (${name})`);return{
run:run2,reasons:reasons.filter(({verdict})=>verdict==="regressed").map(({text:text2})=>text2),kernels:kernels.slice(0,mostKernels).
map(({name,time})=>({name,state:time.state,changeRatio:time.changeRatio})),lines:[...new Set(lines)]}}async function measureBlame({
place,store,log:log2},endMs){let{figure,blame:known}=store.bisect(),culprit=findCulprit(store.bisect());if(culprit===null||
known!==null||figure===null)return!0;let{search,step}=culprit,pairs=createBlameVersions(search.versions,versionAt(search,
step.version));if(pairs===null)return!0;if(place.context.clock.monotonicMs()+2e3*findLongestSeconds(store)>endMs)return!1;
let measureEffect=async which=>{log2.info(describeBlameStep(which));let compared=await compareVersions(place,{base:versionAt(
search,0),head:pairs[which],figure,isExplained:!1,folder:store.directory}),change=compared.kind==="compared"?readFigureChange(
compared.comparison,figure):null;return change===null?null:combineEstimates([change])};return await store.change({blame:{
alone:await measureEffect("alone"),without:await measureEffect("without")}}),!0}function findBlamedCommits(bisect2,result){
let culprit=result.kind==="several-steps"?{search:newestSearch(bisect2),steps:result.steps}:findCulprit(bisect2);return culprit===
null?[]:culprit.steps.flatMap(({after,version})=>{let{commit,changes}=versionAt(culprit.search,version);return version-after===
1&&changes===null?[commit]:[]})}function findCulprit({searches}){for(let search of searches.toReversed())if(search.result?.
kind==="culprit")return{search,step:search.result.step,steps:[search.result.step]};return null}import{mkdir as mkdir2,realpath}from"node:fs/promises";import{isAbsolute,join as join4,relative as relative2}from"node:path";async function openPlace(stack,context,loaded){let{guard,toolFolder,forTools,tool}=await prepareGround(stack,context),opened=stack.
use(await openRepository({runTool:tool,environment:forTools,cwd:context.cwd,temporaryDirectory:toolFolder.tmp})),top=opened.
kind==="none"?null:await opened.git.line("rev-parse","--show-toplevel");if(opened.kind==="none"||top===null)throw new UserError(
{id:"bisect-without-repository",what:"No git repository to search.",where:context.cwd,why:opened.kind==="none"?opened.why:
null,help:"Run `llm-profile bisect` inside a clone of the repository."});let temporary=join4(toolFolder.path,"checkouts");
await mkdir2(temporary);for(let folder of[toolFolder.path,temporary])await grantTraversalToLaterUser(folder);let directory=loaded.
config.workload["working-directory"],repository=await realpath(top);if(isAbsolute(directory)&&!relative2(repository,directory).
startsWith(".."))throw new UserError({id:"bisect-working-directory",what:"The program would always start in this working\
 tree, not in the commit's checkout.",where:`workload.working-directory: ${directory}`,help:`Make this path relative to \
the current folder: ${relative2(context.cwd,directory)||"."}`});return{context,loaded,git:opened.git,repository,temporary,
ports:{runTool:tool,cleanUp:logCommands(createRunTool({marker:guard.marker}),context.log),environment:forTools,guard}}}function createQuietLog(log2){
let told=new Set;return{info:log2.detail,detail:log2.detail,warning:message=>{told.has(message)||log2.warning(message),told.
add(message)},output:()=>{},running:()=>{},group:async(title,body)=>(log2.detail(`== ${title}`),body())}}async function bisect(context,request){let loaded=await loadSettings(context,request.settings,!0),budget=loaded.config["\
time-budget"];return searchCommits(context,loaded,{...request,figure:null,timeLimitMs:budget===null?1/0:parseDurationMs(
budget),opened:()=>{}})}async function searchCommits(context,loaded,request){var _stack=[];try{let{config}=loaded;await loadComparePolicy(
context,loaded);workloadArgv(config.workload,"checked before anything is made");let stack=__using(_stack,new AsyncDisposableStack,
!0);let place=await openPlace(stack,context,loaded);let line=await readCommitLine(place.git,request.good,request.bad);let begin=createBisect(
context,request,place,line);let store=await openStore(resolve3(context.cwd,config.out),begin);await store.change(await replaceCommitsFromGit(
store.bisect(),begin,place.git,line));request.opened(store.directory);context.log.info(formatSearchStart(store.bisect(),
store.file,store.isResumed));let search={place:{...place,context:{...context,log:createQuietLog(context.log)}},store,log:context.
log,line,figure:request.figure};return createOutcome(store,await searchAll(search,context.clock.monotonicMs()+request.timeLimitMs))}catch(_){
var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}async function planBisect(context,request){
var _stack=[];try{let loaded=await loadSettings(context,request.settings,!0);let{config}=loaded;let stack=__using(_stack,
new AsyncDisposableStack,!0);let place=await openPlace(stack,context,loaded);let line=await readCommitLine(place.git,request.
good,request.bad);let planned=createBisect(context,{...request,figure:null},place,line);let stored=await readStore(resolve3(
context.cwd,config.out),planned.key);let current=stored===null?planned:await replaceCommitsFromGit(stored,planned,place.
git,line);let withBase={...config,compare:{...config.compare,base:line.good.sha}};let plan=planCaptures(withBase);let untraced=untracedPairs(
withBase,2);let step=decideNextStep(readSearchState(current));return{bisect:current,legs:describeSteps(withBase,plan,{sides:2,
untraced,isCompared:!0,filterMode:null}),expected:newestSearch(current).result===null&&step.kind==="measure"?step.outlook.
expected:null}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&
await _promise}}function createBisect(context,{good,bad,figure},place,line){let{workload,ranges,rounds,compare}=place.loaded.
config,last=line.commits.at(-1)??line.good,keyParts=[place.repository,line.good.sha,last.sha,workload,ranges,rounds,compare["\
range-threshold"]];return{schemaVersion:bisectSchemaVersion,tool:{name:toolName,version:context.version},startedAt:context.
clock.now().toISOString(),process:readOwnIdentity(),key:hashKey(figure===null?keyParts:[...keyParts,figure]),good:{ref:good,
commit:line.good.sha},bad:{ref:bad,commit:last.sha},figure:null,least:Math.log1p(constants.rangeThreshold.value),searches:[
{within:"first-parents",versions:listVersions(line.good,line.commits,[]),answers:[],result:null}],notSearched:[],explanation:null,
blame:null}}async function searchAll(search,endMs){let{store,place}=search;for(;;){let result=newestSearch(store.bisect()).
result??await searchLine(search,endMs);if(result===null)return!1;let inner=await createMergeSearch(place,newestSearch(store.
bisect()),result);if(inner===null)break;await store.change({searches:[...store.bisect().searches,inner]})}return await storeExplanation(
search),measureBlame(search,endMs)}async function createMergeSearch({git},search,result){if(result.kind!=="culprit"||result.
step.version-result.step.after>1)return null;let{commit,changes,packages}=versionAt(search,result.step.version),merged=changes===
null?await readMergedLine(git,commit):null;return merged===null?null:{within:"merge",versions:[merged.good,...merged.commits].
map(commit2=>({commit:commit2,packages,changes:null})),answers:[],result:null}}function createOutcome(store,isFinished){
let bisect2=store.bisect(),result=newestSearch(bisect2).result??summarizeSoFar(readSearchState(bisect2)),exitCode=isFinished&&
(result.kind!=="unclear"||findCulprit(bisect2)!==null)?exitCodes.pass:exitCodes.inconclusive;return{bisect:bisect2,file:store.
file,result,isFinished,exitCode}}async function printBisect(request,{withFeatures,output}){let context=await withFeatures();
if(request.isDry)return await output.print(formatBisectPlan(await planBisect(context,request),output.layout())),exitCodes.
pass;let outcome=await bisect(context,request);return await output.say(formatBisect(outcome,output.layout())),output.isJson&&
await output.printJson(outcome.bisect),outcome.exitCode}export{formatBisect,formatResult,formatSupport,formatCost,findSearchEnds,comparisonsFolder,findBlamedCommits,bisect,searchCommits,
printBisect};
