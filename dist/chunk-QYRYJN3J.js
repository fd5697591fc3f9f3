import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{baseDirectory,createWorktree,describeLegs,headPrograms,installedPrefixes,openRepository,prepareGround,resolveRef,
run,succeeded,untracedPairs,withFoundTools}from"./chunk-KG345YUQ.js";import{comparePolicy}from"./chunk-4C7OKC2X.js";
import{makeOut}from"./chunk-BLO5KB74.js";import{processIdentitySchema}from"./chunk-EB3CLQHB.js";import{writeFileAtomic}from"./chunk-2TLJT7DO.js";
import{normalCdf}from"./chunk-KEUW5PY4.js";import{comparisonSchema}from"./chunk-ROSMLWZB.js";import{chance,constants,
count,isMajority,log,ratio,studentTDensity,studentTQuantile,weightedMedian}from"./chunk-QDARVDRB.js";import{planCaptures}from"./chunk-VMCX42IU.js";
import{byText}from"./chunk-VALY7AK2.js";import{createRunTool,namedPrograms,sideEnvironment,tellCommands,withPrograms}from"./chunk-XJADE3LK.js";
import{letLaterUserPass,liveness,openToLaterUser,ownIdentity}from"./chunk-342LX7VM.js";import{workloadArgv}from"./chunk-5T5XHBCP.js";
import{loadSettings}from"./chunk-O7OYFUBQ.js";import{toolName}from"./chunk-A2TGLBHE.js";import{countReasonIds,
metricRowSchema}from"./chunk-IG4XIXGV.js";import{kernelLabels}from"./chunk-DB7Z5D5G.js";import{formatSeconds}from"./chunk-P7EYOAZ4.js";
import{median}from"./chunk-7Z5XDYKE.js";import{errorCode,readRegularFile}from"./chunk-2VIPU5VX.js";import{counted,
jsonOrNull,listText}from"./chunk-UWABTZDV.js";import{parseDurationMs,percent,percentInterval,rangeText,signedPercent}from"./chunk-YTVQXYLK.js";
import{_enum,array,discriminatedUnion,literal,number,object,record,string}from"./chunk-7IBWU4LP.js";import{ParseError,
ToolError,UserError,asFailure,exitCodes,wrapLine}from"./chunk-4KDG6NHC.js";import{jsonParts,plainText}from"./chunk-JN33INQG.js";
import{__callDispose,__using}from"./chunk-GBWPPC6J.js";function versionText({commit,changes}){let sha=commit.sha.slice(0,12);return changes===null?`${sha} ${commit.subject}`:`${changes.
package} ${changes.from} \u2192 ${changes.to} at ${sha}`}function versionName({versions},index){let version=versions[index];
return version===void 0?"?":versionText(version)}function spanText(search,after,upTo){return upTo-after===1?versionName(
search,upTo):`${String(upTo-after)} versions, from ${versionName(search,after+1)} to ${versionName(search,upTo)}`}function figureText(figure){
switch(figure.kind){case"gpu-time":return`time on the GPU in ${figure.range}`;case"wall-time":return`wall time of ${figure.
range}`;case"family":return`the kernel family ${figure.name} in ${figure.range}`;case"kernel":return`the kernel ${figure.
name} in ${figure.range}`;case"count":return`${figure.name} in ${figure.range}`;case"metric":return figure.name}}function effectText({
log:log2,low,high}){return`${signedPercent(Math.expm1(log2))} (${percentInterval(Math.expm1(low),Math.expm1(high))})`}function goesOnText({good,bad,searches},{file,isResumed}){let[search]=searches,answers=searches.reduce((sum2,one)=>sum2+
one.answers.length,0),what=`Bisect: ${counted((search?.versions.length??1)-1,"version")} after ${endText(good)}, up to ${endText(
bad)}.`,goesOn=isResumed?` Resuming after ${counted(answers,"answer")}.`:"";return`${what}${goesOn} State: ${file}`}function endText({
ref,commit}){let sha=commit.slice(0,12);return commit.startsWith(ref)?sha:`${ref} (${sha})`}function nextText(bisect2,{base,
head,outlook}){let search=bisect2.searches.at(-1);if(search===void 0)return"";let made=bisect2.searches.reduce((sum2,{answers})=>sum2+
answers.length,0);return[`Comparison ${String(made+1)}: ${versionName(search,head)} against ${base===0?"the good end":versionName(
search,base)}.`,leftText(bisect2,outlook),timeText(bisect2,outlook.expected)].join(" ")}var mostly=.8;function leftText({
searches},{left,none}){let search=searches.at(-1);if(search===void 0||search.answers.length===0)return"Nothing is ruled \
out yet.";if(none>.5)return`Probably nothing changed (${share(none)}).`;let all=left.reduce((sum2,{probability})=>sum2+probability,
0),covered=0,places=left.filter(({probability})=>{let isNeeded=covered<mostly*all;return covered+=probability,isNeeded}).
toSorted((one,other)=>one.version-other.version),[first,last]=[places[0],places.at(-1)];if(first===void 0||last===void 0)
return"";let versions=places.reduce((sum2,{after,version})=>sum2+version-after,0);return`Most likely: ${versions===last.
version-first.after?spanText(search,first.after,last.version):counted(versions,"version")}.`}function timeText({searches},expected){
let seconds=searches.flatMap(({answers})=>answers.filter(({kind})=>kind==="measured")).map(answer=>answer.seconds),about=`\
About ${counted(expected,"comparison")} to go`;if(seconds.length===0)return`${about}.`;let mean=seconds.reduce((sum2,one)=>sum2+
one,0)/seconds.length;return`${about}, ${formatSeconds(mean*expected)}.`}function answerText({searches,figure},answer){let search=searches.
at(-1);if(search===void 0)return"";let took=formatSeconds(answer.seconds);if(answer.kind==="failed"){let why=answer.why.
replaceAll(`
`,`
  `);return`${versionName(search,answer.version)} can't be measured, so it's skipped (${took}): ${why}`}let change=`${signedPercent(
Math.expm1(answer.log))}, standard error ${percent(answer.standardError)}`;return`Change${figure===null?"":` in ${figureText(
figure)}`}: ${change} (${took}).`}function packagesText({changed,notSearched,isSet}){let pinned=changed.map(({name,from,
to})=>`${name} ${from} \u2192 ${to}`);return[...changed.length===0?[]:[`The ends differ in ${counted(changed.length,"pac\
kage")}: ${listText(pinned,10)}. Packages are searched first. They're in alphabetical order because we don't know their \
release dates.`],...notSearched.length===0?[]:[notSearchedText(notSearched,isSet)]]}function notSearchedText(packages,isSet){
let texts=packages.map(({name,base,head})=>`${name} ${base??"(none)"} \u2192 ${head??"(none)"}`);return`Packages that di\
ffer but aren't searched, because ${isSet?"they're missing on one side or installed in several versions":"workload.setup\
 doesn't install from the file in LLM_PROFILE_PACKAGES (docs/bisect.md)"}: ${listText(texts,10)}.`}function blameStepText(which){
return which==="alone"?"Check: the good end with only this package in its new version.":"Check: the bad end with only th\
is package in its old version."}function share(probability){return probability>.999?"over 99.9%":`${String(Number((100*probability).
toFixed(probability>.9?1:0)))}%`}function bisectText(shown,layout){let folder=shown.file.slice(0,shown.file.lastIndexOf("/"));return[...resultLines(shown,
"Out of time. Run the same command again to continue."),...supportLines(shown,run2=>`${folder}/${run2}/report.html`),costLine(
shown)].flatMap(line=>wrapLine(plainText(line),layout)).join(`
`)}function resultLines({bisect:bisect2,result,isFinished},timeIsUp){let asked=bisect2.figure===null?[]:[`Looking for a \
change in ${figureText(bisect2.figure)}.`],unfinished=isFinished?[]:[timeIsUp];return[...asked,...unfinished,...answerLines(
bisect2,result)]}function supportLines({bisect:bisect2},placeOf){return[...explanationLines(bisect2,placeOf),...blameLines(
bisect2),...bisect2.notSearched.length===0?[]:[notSearchedText(bisect2.notSearched,isPinned(bisect2))]]}function answerLines(bisect2,result){
let search=bisect2.searches.at(-1);if(search===void 0)return[];let outer=bisect2.searches.at(-2);if(search.within==="mer\
ge"&&result.kind!=="culprit"&&result.kind!=="several-steps"&&outer?.result?.kind==="culprit")return["No commit inside th\
e merge shows the change. The change comes from the merge itself, or from how the merged commits interact with the other\
 branch.",...stepLines(outer,outer.result.step)];switch(result.kind){case"culprit":return stepLines(search,result.step);case"\
several-steps":return[`The change came in several steps (${share(result.probability)} sure), between ${versionName(search,
result.after)} and ${versionName(search,result.upTo)}.`,...result.steps.flatMap(step=>stepLines(search,step))];case"none":
return[`No culprit (${share(result.probability)} sure): both ends are equally fast here. If one end was slower elsewhere\
, look for a cause outside the repository: the driver, the GPU, its clocks, or the image.`];case"unclear":return[`Unclea\
r. Possible culprits: ${listText(result.outlook.left.map(({after,version,probability})=>`${spanText(search,after,version)}\
 (${share(probability)})`),5)}; no culprit: ${share(result.outlook.none)}.`]}}function stepLines(search,{after,version,probability,
effect}){let sureOf=before=>`${effectText(effect)} compared with ${before}, ${share(probability)} sure`;if(version-after>
1)return[`One of ${counted(version-after,"version")}: ${sureOf(versionName(search,after))}. Only the last version can be\
 measured:`,...search.versions.slice(after+1,version+1).map(one=>`  ${versionText(one)}`)];let found=search.versions[version];
if(found===void 0)return[];let{commit,changes}=found,sure=sureOf("the previous version");return changes!==null?[`Culprit\
: the package ${changes.package} ${changes.from} \u2192 ${changes.to}: ${sure}.`]:[`Culprit: ${commit.sha} ${commit.subject}`,
`  by ${commit.author}, ${commit.authoredAt}`,`  ${sure}`]}var kernelWidth=70;function explanationLines({explanation},placeOf){
if(explanation===null)return[];let labels=kernelLabels(explanation.kernels.map(({name})=>name),kernelWidth),kernels=explanation.
kernels.map(({state,changeRatio},index)=>{let change=changeRatio===null?"":`, ${signedPercent(changeRatio)}`;return`  ${state}\
: ${labels[index]??""}${change}`});return[...kernels.length===0?[]:["Kernels that changed:",...kernels],...explanation.lines.
length===0?[]:["Lines that launch these kernels:",...explanation.lines.map(line=>`  ${line}`)],`Report on that compariso\
n: ${placeOf(explanation.run)}`]}function blameLines({blame:blame2}){if(blame2===null)return[];let text=effect=>effect===
null?"can't be measured":effectText(effect);return[`Compared with the good end, changing only this package: ${text(blame2.
alone)}; changing everything else: ${text(blame2.without)}.`]}function isPinned({searches}){return searches.some(({versions})=>versions.
some(({packages})=>packages!==null))}function costLine({bisect:{searches}}){let answers=searches.flatMap(search=>search.
answers),failed=answers.filter(({kind})=>kind==="failed").length,seconds=answers.reduce((sum2,answer)=>sum2+answer.seconds,
0),without=failed===0?"":`, ${counted(failed,"version")} that couldn't be measured`;return`Cost: ${counted(answers.length-
failed,"comparison")}${without}, ${formatSeconds(seconds)}.`}function bisectPlanText({bisect:bisect2,legs,expected},layout){
let[search]=bisect2.searches,versions=search?.versions??[],answers=bisect2.searches.reduce((sum2,one)=>sum2+one.answers.
length,0);return["Dry run: nothing was started or written.",`${counted(versions.length-1,"version")} after ${versionName(
search??emptySearch,0)}, up to ${versionName(search??emptySearch,versions.length-1)}.`,...answers===0?[]:[`An earlier se\
arch already made ${counted(answers,"comparison")}.`],expected===null?"The search is done. To print the result, run the \
same command without --dry-run.":`About ${counted(expected,"comparison")} to go. Each comparison measures two versions i\
n turn: ${legs}.`].flatMap(line=>wrapLine(plainText(line),layout)).join(`
`)}var emptySearch={within:"first-parents",versions:[],answers:[],result:null};import{rm}from"node:fs/promises";import{join as join2,resolve as resolve2}from"node:path";import{createHash}from"node:crypto";import{mkdir}from"node:fs/promises";import{join,resolve}from"node:path";var commitSchema=object({sha:string(),parents:array(string()),author:string(),authoredAt:string(),subject:string()});var bisectSchemaVersion=1,logRatio=number().describe("ln(head / base); above 0 is worse."),number2=number().int().nonnegative(),
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
, but that the search doesn't change."),explanation:explanationSchema.nullable(),blame:blameSchema.nullable()});var bisectFile="bisect.json",largestBytes=64*2**20;function keyOf(parts){return createHash("sha256").update(JSON.stringify(
parts)).digest("hex").slice(0,12)}function folderOf(out,key){return join(resolve(out),`bisect-${key}`)}async function readStore(out,key){
return readBisect(join(folderOf(out,key),bisectFile))}async function openStore(out,begin){await makeOut(resolve(out));let directory=folderOf(
out,begin.key);await mkdir(directory,{recursive:!0,mode:448});let file=join(directory,bisectFile),known=await readBisect(
file);if(known!==null&&liveness(known.process)==="alive"&&known.process.pid!==process.pid)throw new UserError({id:"bisec\
t-running",what:`Process ${String(known.process.pid)} is already running this search.`,where:directory,help:"Wait until \
that process finishes, or stop it."});let bisect2=known===null?begin:{...known,process:ownIdentity()},write=async()=>writeFileAtomic(
file,jsonParts(bisect2),"replace");await write();let change=async changed=>{bisect2={...bisect2,...changed},await write()};
return{directory,file,isResumed:known!==null,bisect:()=>bisect2,change,changeSearch:async changed=>{let newest2=bisect2.
searches.at(-1);if(newest2===void 0)throw new Error("A bisect has at least one search.");await change({searches:[...bisect2.
searches.slice(0,-1),{...newest2,...changed}]})}}}async function readBisect(file){let text=await readRegularFile(file,largestBytes).
then(read=>read.text,error=>{if(errorCode(error)==="ENOENT")return null;throw error});if(text===null)return null;let found=bisectSchema.
safeParse(jsonOrNull(text));if(found.success)return found.data;throw new ParseError({id:"bisect-unreadable",what:`${file}\
 isn't a search that this version can read.`,where:file,why:found.error.issues[0]?.message??"The file isn't valid JSON.",
help:"Remove the search's folder to start over.",cause:found.error})}var packagesVariable="LLM_PROFILE_PACKAGES",comparisonsFolder="comparisons";async function compareVersions(place,pair){let{
clock}=place.context,start=clock.monotonicMs(),seconds=()=>(clock.monotonicMs()-start)/1e3;try{let{comparison,directory}=await runPair(
place,pair);if(pair.isExplained||await removeCaptures(directory),comparison===null)throw new Error("The run has a base b\
ut produced no comparison.");let{baseline}=comparison;if(baseline.state==="failed"||comparison.base===null)return{kind:"\
failed",side:"base",why:baseline.text??"",failure:null,seconds:seconds()};if(comparison.base.source.commit!==pair.base.commit.
sha)throw new Error(`We meant to compare with ${pair.base.commit.sha}, but got ${String(comparison.base.source.commit)}.`);
return{kind:"compared",comparison,directory,seconds:seconds()}}catch(error){let failure=asFailure(error);if(isMachineFault(
failure))throw failure;return{kind:"failed",side:"head",why:[failure.what,failure.why].filter(part=>part!==null).join(`
`),failure,seconds:seconds()}}}function isMachineFault(failure){return failure instanceof UserError||failure instanceof ToolError&&
failure.id?.startsWith("disk-")===!0}async function runPair(place,{base,head,figure,isExplained,folder}){var _stack=[];try{
let{context,loaded,repository,temporary,ports}=place;let{commit}=head;let worktree=__using(_stack,await createWorktree(ports,
{repository,commit:commit.sha,temporary,warn:message=>{context.log.warning(message)}}),!0);await openToLaterUser(worktree.
path,ports);for(let note of worktree.notes)context.log.warning(note);let cwd=await baseDirectory(context.cwd,repository,
worktree);let config=await configOf(place,{base,figure,isExplained,folder,tree:worktree.path,cwd});let inTree={...context,
cwd,environment:await environmentIn(worktree.path,repository,context.environment),pullRequestBase:null};let variables={base:await packagesOf(
base,folder),head:await packagesOf(head,folder)};let raw={configFile:null,presets:[],inputs:[],overrides:[]};return await run(
inTree,{loaded:{...loaded,config},raw,publisher:null,recordedBase:null,history:null,variables})}catch(_){var _error=_,_hasError=!0}finally{
var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}var probeRounds=2;async function configOf({
context,loaded,repository,ports,temporary},{base,figure,isExplained,folder,tree,cwd}){let config=await withFoundTools(loaded.
config,context.environment.PATH??"",context.cwd),{compare,workload,latency}=config,own=file=>file===null?null:resolve2(context.
cwd,file),programs=await headPrograms({runTool:ports.runTool,cwd:resolve2(context.cwd,workload["working-directory"]),environment:ports.
environment,temporaryDirectory:temporary},namedPrograms(config),{repository,base:resolve2(cwd,workload["working-director\
y"])}),needsWall=figure===null||figure.kind==="wall-time"||figure.kind==="metric",named=withPrograms(config,programs),isProbe=figure!==
null&&!isExplained;return{...named,rounds:config.rounds??(isProbe?probeRounds:null),workload:{...named.workload,environment:await environmentIn(
tree,repository,workload.environment)},out:join2(folder,comparisonsFolder),"keep-runs":Number.MAX_SAFE_INTEGER,"time-bud\
get":null,lines:isExplained?config.lines:"off",ncu:{...config.ncu,enabled:isExplained&&config.ncu.enabled},latency:{...named.
latency,pairs:needsWall?latency.pairs:0},compare:{...compare,goal:"hold","max-rounds":isProbe?config.rounds??probeRounds:
compare["max-rounds"],base:base.commit.sha,calibration:own(compare.calibration),accepted:own(compare.accepted)}}}async function environmentIn(tree,repository,given){
let environment=Object.fromEntries(Object.entries(given).flatMap(([name,value])=>value===void 0?[]:[[name,value]])),installed=await installedPrefixes(
environment);return sideEnvironment({environment,venv:null,tree,repository,installed,caches:{}})}async function packagesOf({
packages},folder){if(packages===null)return{};let text=Object.entries(packages).map(([name,version])=>`${name}==${version}\

`).join(""),file=join2(folder,"packages",`${keyOf([packages])}.txt`);return await writeFileAtomic(file,text,"replace"),{
[packagesVariable]:file}}async function removeCaptures(directory){for(let side of["base","head"])await rm(join2(directory,
side),{recursive:!0,force:!0})}import{join as join3}from"node:path";var changedStates=["regressed","new","removed","noted"];function explanationOf({reasons,ranges},run2){let kernels=ranges.flatMap(range=>range.kernels).filter(({time})=>changedStates.
includes(time.state)).toSorted((one,other)=>Math.abs(other.impactRatio)-Math.abs(one.impactRatio)),lines2=[...kernels,...ranges.
flatMap(({counts})=>counts)].flatMap(({launchSites})=>launchSites?.areLikely===!0?launchSites.sites:[]).map(({file,line,
function:name})=>`${file}${line===null?"":`:${String(line)}`} (${name})`);return{run:run2,reasons:reasons.filter(({verdict})=>verdict===
"regressed").map(({text})=>text),kernels:kernels.slice(0,10).map(({name,time})=>({name,state:time.state,changeRatio:time.
changeRatio})),lines:[...new Set(lines2)]}}function figureOf({reasons,ranges}){for(let reason of reasons){let figure=reason.verdict==="regressed"?figureOfReason(reason):
null;if(figure!==null)return figure}let[first]=ranges;return first===void 0?null:{kind:"gpu-time",range:rangeText(first.
name,first.domain)}}function figureOfReason({id,range,family,kernel,reported,reportedKind}){if((id==="metric-regressed"||
id==="memory-regressed")&&reported!==null&&reportedKind!==null)return{kind:"metric",name:reported,metricKind:reportedKind};
if(range===null)return null;if(id==="latency-regressed")return{kind:"wall-time",range};if(id==="family-regressed"&&family!==
null)return{kind:"family",range,name:family};if((id==="kernel-regressed"||id==="swapped-kernel-regressed")&&kernel!==null)
return{kind:"kernel",range,name:kernel};let count2=Object.entries(countReasonIds).find(([,{up}])=>up===id);return count2!==
void 0?{kind:"count",range,name:count2[0]}:{kind:"gpu-time",range}}function changeOf(comparison,figure){if(figure.kind===
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
degrees:constants.usualWeight.value,least:Math.log1p(first.thresholdRatio)}}function packageChanges({environment}){let packages=(environment?.changes??[]).filter(({kind})=>kind==="python-package"),
isOne=version=>version!==null&&!version.includes(" ");return{changed:packages.flatMap(({name,base,head})=>isOne(base)&&isOne(
head)?[{name,from:base,to:head}]:[]).toSorted((one,other)=>byText(one.name,other.name)),others:packages.filter(({base,head})=>!isOne(
base)||!isOne(head)).map(({name,base,head})=>({name,base,head}))}}function versionsOf(good,commits,{changed}){if(changed.
length===0)return[good,...commits].map(commit=>({commit,packages:null,changes:null}));let pins=fresh=>Object.fromEntries(
changed.map(({name,from,to},index)=>[name,index<fresh?to:from]));return[{commit:good,packages:pins(0),changes:null},...changed.
map(({name,from,to},index)=>({commit:good,packages:pins(index+1),changes:{package:name,from,to}})),...commits.map(commit=>({
commit,packages:pins(changed.length),changes:null}))]}function blamePairs(versions,culprit){let[good,bad]=[versions[0],versions.
at(-1)],{changes}=culprit;return good?.packages==null||bad?.packages==null||changes===null?null:{alone:{commit:good.commit,
packages:{...good.packages,[changes.package]:changes.to},changes},without:{commit:bad.commit,packages:{...bad.packages,[changes.
package]:changes.from},changes}}}var constants2={priorOfNone:chance(.2,"Before any comparison, the probability that no version made the change.","Chosen \
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
 less likely than this don't count when we choose the next comparison.","Chosen for speed.",null)};var levels=[0,.25,.5,.75,1];function sizesFrom(least){let{largestChange,sizeStep}=constants2,steps=Math.max(0,Math.ceil(
Math.log(largestChange.value/least)/sizeStep.value));return Array.from({length:steps+1},(_,step)=>least*Math.exp(step*sizeStep.
value))}function likelihoods(estimate,size){let clean=levels.map(level=>density(estimate,level*size)),wrong=((clean[0]??
0)+(clean.at(-1)??0))/2,[wrongly,astray]=[constants2.wrongAnswers.value,constants2.strayAnswers.value],stray=1/(2*constants2.
largestChange.value),right=1-wrongly-astray;return clean.map(value=>right*value+wrongly*wrong+astray*stray)}function scaleOf(standardError,shift){
return Math.hypot(standardError,constants2.buildSpread.value,constants2.changeSpread.value*shift)}function density({log:log2,
standardError,degrees},shift){let scale=scaleOf(standardError,shift);return studentTDensity((Math.max(0,log2)-shift)/scale,
degrees)/scale}function blocksOf({last,answers}){let failed=failedVersions(answers),usable=Array.from({length:last},(_,index)=>index+1).
filter(version=>!failed.has(version));return usable.map((version,index)=>({after:usable[index-1]??0,version}))}function failedVersions(answers){
let measured=new Set(measuredOf(answers).flatMap(({base,head})=>[base,head]));return new Set(answers.flatMap(answer=>answer.
kind==="failed"&&!measured.has(answer.version)?[answer.version]:[]))}function measuredOf(answers){return answers.filter(
answer=>answer.kind==="measured")}function sizeOf({after,version}){return version-after}var shares=levels.slice(1,-1);function posteriorOf(state){let segments=segmentsOf(state),table=levelTable(state,segments),
all=explanations(state,segments).map(explanation=>({explanation,bySize:table.evidence(explanation.levelsOf).map(value=>explanation.
prior*value)})),total=sum(all.map(({bySize})=>sum(bySize))),probability=bySize=>sum(bySize)/total,sizeOfAll=those=>{let weights=table.
sizes.map((_,index)=>sum(those.map(({bySize})=>bySize[index]??0))),logs=weights.map((weight,index)=>weight*Math.log(table.
sizes[index]??1));return Math.exp(sum(logs)/sum(weights))},[none]=all;return{segments,none:probability(none?.bySize??[]),
one:all.flatMap(({explanation,bySize})=>explanation.kind==="one"?[{segment:explanation.segment,probability:probability(bySize),
size:sizeOfAll([{bySize}])}]:[]),two:pairs(segments).map(({first,second})=>{let ofPair=all.filter(({explanation})=>explanation.
kind==="two"&&explanation.first===first&&explanation.second===second),byShare=ofPair.map(({bySize})=>probability(bySize));
return{first,second,byShare,probability:sum(byShare),size:sizeOfAll(ofPair)}}),size:sizeOfAll(all.filter(({explanation})=>explanation.
kind!=="none"))}}function segmentsOf(state){let measured=new Set(measuredOf(state.answers).flatMap(({base,head})=>[base,
head])),segments=[],open=[];for(let block of blocksOf(state))open.push(block),measured.has(block.version)&&(segments.push(
open),open=[]);return open.length>0&&segments.push(open),segments.map(blocks=>({blocks,versions:sum(blocks.map(sizeOf))}))}
function explanations({last},segments){let{priorOfNone,priorOfTwo}=constants2,all=pairs(segments),allPairs=sum(all.map(({
count:count2})=>count2)),ofTwo=allPairs===0?0:priorOfTwo.value,none={kind:"none",prior:priorOfNone.value,levelsOf:()=>0},
one=segments.map(({versions},segment)=>({kind:"one",segment,prior:(1-priorOfNone.value-ofTwo)*versions/last,levelsOf:covers=>covers[segment]===
!0?levels.length-1:0})),two=all.flatMap(({first,second,count:count2})=>shares.map(share2=>{let[ofFirst,ofSecond]=[levelIndex(
share2),levelIndex(1-share2)];return{kind:"two",first,second,prior:ofTwo*count2/allPairs/shares.length,levelsOf:covers=>(covers[first]===
!0?ofFirst:0)+(covers[second]===!0?ofSecond:0)}}));return[none,...one,...two]}function pairs(segments){return segments.flatMap(
(one,first)=>segments.slice(first).flatMap((other,offset)=>{let within=(one.versions**2-sum(one.blocks.map(block=>sizeOf(
block)**2)))/2,count2=offset===0?within:one.versions*other.versions;return count2===0?[]:[{first,second:first+offset,count:count2}]}))}
function levelIndex(share2){return Math.round(share2*(levels.length-1))}function levelTable(state,segments){let sizes=sizesFrom(
state.least),answers=measuredOf(state.answers).map(answer=>({covers:segments.map(({blocks})=>{let version=blocks.at(-1)?.
version??0;return version>answer.base&&version<=answer.head}),byLevel:transposed(sizes.map(size=>likelihoods(answer,size)))}));
return{sizes,evidence:levelsOf=>{let evidence=sizes.map(()=>1);for(let{covers,byLevel}of answers){let bySize=byLevel[levelsOf(
covers)]??[];for(let index=0;index<evidence.length;index+=1)evidence[index]=(evidence[index]??0)*(bySize[index]??0)}return evidence}}}
function transposed(rows){return levels.map((_,level)=>rows.map(row=>row[level]??0))}function sum(values){return values.
reduce((total,value)=>total+value,0)}function informationOf(candidate,{posterior,none,one,two}){let places=placesOf(candidate,posterior),answers=none.chances.
map(()=>0),known=0,add=(row,weight)=>{for(let[index,chance3]of row.chances.entries())answers[index]=(answers[index]??0)+
weight*chance3;known+=weight*row.entropy},unchanged=posterior.none;for(let{segment,probability,whole}of one){let inside=places[segment]?.
inside??0;inside>0&&add(whole,probability*inside),unchanged+=probability*(1-inside)}for(let{first,second,probability,whole,
ofFirst,ofSecond}of two){let[place,other]=[places[first],places[second]];if(place===void 0||other===void 0)continue;let[
both,onlyFirst,onlySecond]=first===second?[place.inside**2,2*place.inside*place.after,2*place.before*place.inside]:[place.
inside*other.inside,place.inside*(1-other.inside),(1-place.inside)*other.inside];both>0&&add(whole,probability*both),onlyFirst>
0&&add(ofFirst,probability*onlyFirst),onlySecond>0&&add(ofSecond,probability*onlySecond),unchanged+=probability*(1-both-
onlyFirst-onlySecond)}return add(none,unchanged),entropy(answers)-known}function answersOf(posterior,standardError){let row=(size,shift)=>rowOf(
chancesOf(posterior.size,size,shift,standardError)),byShares=(size,weights)=>{let total=sum(weights),rows=shares.map(share2=>chancesOf(
posterior.size,size,share2*size,standardError));return rowOf(bins.map((_,bin)=>sum(rows.map((chances,index)=>(weights[index]??
0)/total*(chances[bin]??0)))))};return{posterior,none:row(posterior.size,0),one:posterior.one.map(step=>({...step,whole:row(
step.size,step.size)})),two:posterior.two.filter(({probability})=>probability>=constants2.negligible.value).map(steps=>({
...steps,whole:row(steps.size,steps.size),ofFirst:byShares(steps.size,steps.byShare),ofSecond:byShares(steps.size,steps.
byShare.toReversed())}))}}function rowOf(chances){return{chances,entropy:entropy(chances)}}var bins=[...Array.from({length:12},
(_,index)=>(index+.5)/8),1/0];function chancesOf(unit,size,shift,standardError){let clean=cleanChances(unit,shift,standardError),
[none,whole]=[cleanChances(unit,0,standardError),cleanChances(unit,size,standardError)],[wrongly,astray]=[constants2.wrongAnswers.
value,constants2.strayAnswers.value],right=1-wrongly-astray;return clean.map((value,bin)=>right*value+wrongly*((none[bin]??
0)+(whole[bin]??0))/2+astray/bins.length)}function cleanChances(unit,shift,standardError){let scale=scaleOf(standardError,
shift),below=bins.map(end=>end===1/0?1:normalCdf((end*unit-shift)/scale));return below.map((value,index)=>value-(below[index-
1]??0))}function entropy(probabilities){return sum(probabilities.map(value=>value>0?-value*Math.log2(value):0))}function placesOf({
base,head},{segments}){return segments.map(({blocks,versions})=>{let share2=isIn=>sum(blocks.map(block=>isIn(block.version)?
sizeOf(block):0))/versions;return{before:share2(version=>version<=base),inside:share2(version=>version>base&&version<=head),
after:share2(version=>version>head)}})}var{certain,provenShare}=constants2;function nextStep(state){let{last,answers}=state,posterior=posteriorOf(state),failed=failedVersions(
answers),measured=measuredOf(answers),failedNow=answers.length-measured.length-failed.size;if(failed.has(0)||failed.has(
last)||failedNow>=constants2.mostFailures.value)return{kind:"done",result:resultSoFar(state)};let ends={after:0,version:last},
likely=likelyBlocks(posterior);if(!isKnown(answersOf2(measured,ends),posterior.size)&&posterior.none<certain.value)return{
kind:"measure",base:0,head:last,outlook:outlookOf(posterior,1)};let result=resultOf(state,posterior,likely);if(result!==
null)return{kind:"done",result};if(measured.length>=mostComparisons(last))return{kind:"done",result:resultSoFar(state)};
let unproven=likely.find(block=>block.any>=certain.value&&!isKnown(answersOf2(measured,block),block.share*posterior.size)),
{candidate,information}=bestCandidate(posterior,likely,measured,failed),next=unproven===void 0?candidate:{base:unproven.
after,head:unproven.version};return{kind:"measure",base:next.base,head:next.head,outlook:outlookOf(posterior,information)}}
function mostComparisons(last){return Math.ceil(Math.log2(last+1))+constants2.mostExtra.value}function resultSoFar(state){
let posterior=posteriorOf(state),likely=likelyBlocks(posterior),outlook=outlookOf(posterior,1),probability=severalOf(posterior),
places=outlook.left.toSorted((one,other)=>one.version-other.version),[first,last]=[places[0],places.at(-1)];if(!isMajority(
probability,1)||first===void 0||last===void 0)return{kind:"unclear",outlook};let steps=provenSteps(state,posterior,likely);
return{kind:"several-steps",after:first.after,upTo:last.version,probability,steps}}function outlookOf(posterior,information){
let likely=likelyBlocks(posterior).toSorted((one,other)=>other.any-one.any),left=[],all=sum(likely.map(({any})=>any)),covered=0;
for(let{after,version,any}of likely){if(covered>=certain.value*all)break;left.push({after,version,probability:any}),covered+=
any}let open=entropy([posterior.none,...likely.map(({any})=>any)]);return{left,none:posterior.none,expected:1+Math.ceil(
open/Math.max(.1,information))}}function likelyBlocks({segments,one,two}){return segments.flatMap(({blocks,versions},segment)=>{
let parts=[...one.filter(step=>step.segment===segment).map(({probability})=>({share:1,probability})),...two.filter(({first})=>first===
segment).flatMap(({byShare})=>byShare.map(shareOf)),...two.filter(({second})=>second===segment).flatMap(({byShare})=>byShare.
toReversed().map(shareOf))],any=sum(parts.map(({probability})=>probability)),half=sum(parts.filter(({share:share3})=>share3>=
provenShare.value).map(({probability})=>probability)),share2=any===0?0:sum(parts.map(part=>part.share*part.probability))/
any;return blocks.map(block=>{let part=sizeOf(block)/versions;return{after:block.after,version:block.version,half:half*part,
any:any*part,share:share2}})})}function shareOf(probability,index){return{share:shares[index]??0,probability}}function severalOf({
two}){return sum(two.map(({probability})=>probability))}function resultOf(state,posterior,likely){if(posterior.none>=certain.
value)return{kind:"none",probability:posterior.none};let probability=severalOf(posterior);if(!isMajority(probability,1)){
let culprit=likely.find(({half})=>half>=certain.value),step=culprit===void 0?null:provenStep(state,culprit,posterior.size);
return step===null?null:{kind:"culprit",step}}let steps=provenSteps(state,posterior,likely),[first,second]=steps;return first===
void 0||second===void 0?null:{kind:"several-steps",after:first.after,upTo:second.version,probability,steps}}function provenSteps(state,{
size},likely){return likely.flatMap(block=>{let step=block.any>=certain.value?provenStep(state,block,block.share*size):null;
return step===null?[]:[step]})}function provenStep({answers},{after,version,any},size){let own=answersOf2(measuredOf(answers),
{after,version});if(!isKnown(own,size))return null;let middle=weightedMedian(own.map(answer=>({value:answer.log,weight:weightOf(
answer)})));if(middle<provenShare.value*size)return null;let alike=own.filter(({log:log2})=>Math.abs(log2-middle)<=provenShare.
value*size);return{after,version,probability:any,effect:effectOf(alike)}}function answersOf2(measured,{after,version}){return measured.
filter(({base,head})=>base===after&&head===version)}function isKnown(answers,size){return constants2.knownErrors.value*errorOf(
answers)<=size}function errorOf(answers){return Math.sqrt(1/sum(answers.map(weightOf)))}function weightOf({standardError}){
return scaleOf(standardError,0)**-2}function effectOf(answers){let log2=sum(answers.map(answer=>answer.log*weightOf(answer)))/
sum(answers.map(weightOf)),half=studentTQuantile(.975,sum(answers.map(({degrees})=>degrees)))*errorOf(answers);return{log:log2,
low:log2-half,high:log2+half}}function bestCandidate(posterior,likely,measured,failed){let possible=answersOf(posterior,
median(measured.map(({standardError})=>standardError))),known=new Set(measured.flatMap(({base,head})=>[base,head])),candidates=[
...likely.map(({version})=>({base:0,head:version})),...likely.filter(({after})=>after>0).map(({after,version})=>({base:after,
head:version}))],best={candidate:{base:0,head:0},information:0,value:-1};for(let candidate of candidates){let information=informationOf(
candidate,possible),chances=[candidate.base,candidate.head].map(version=>known.has(version)?1:chanceToBuild(version,failed)),
value=information*chances.reduce((product,chance3)=>product*chance3,1);value>best.value&&(best={candidate,information,value})}
return best}function chanceToBuild(version,failed){let nearest=Math.min(...[...failed].map(other=>Math.abs(other-version)));
return 1-constants2.nextFails.value**nearest}function stateOf({least},{versions,answers}){return{last:versions.length-1,least,answers}}function newest({searches}){let search=searches.
at(-1);if(search===void 0)throw new Error("A bisect has at least one search.");return search}function versionAt(versions,index){
let version=versions[index];if(version===void 0)throw new RangeError(`Version ${String(index)} doesn't exist.`);return version}
function usualSeconds(store){let seconds=store.bisect().searches.flatMap(({answers})=>answers.map(answer=>answer.seconds));
return seconds.length===0?0:Math.max(...seconds)}async function explain({store}){let culprit=culpritOf(store.bisect());if(culprit===null||store.bisect().explanation!==null)
return;let{step,search}=culprit,own=search.answers.find(answer=>answer.kind==="measured"&&answer.base===step.after&&answer.
head===step.version);if(own?.run==null)return;let comparison=await readComparison(join3(store.directory,own.run));comparison!==
null&&await store.change({explanation:explanationOf(comparison,own.run)})}async function readComparison(directory){let text=await readRegularFile(
join3(directory,"comparison.json"),268435456).then(read=>read.text,()=>"");return comparisonSchema.safeParse(jsonOrNull(
text)).data??null}async function blame({place,store,log:log2},endMs){let{figure,blame:known}=store.bisect(),culprit=culpritOf(
store.bisect());if(culprit===null||known!==null||figure===null)return!0;let{search,step}=culprit,pairs2=blamePairs(search.
versions,versionAt(search.versions,step.version));if(pairs2===null)return!0;if(place.context.clock.monotonicMs()+2e3*usualSeconds(
store)>endMs)return!1;let good=versionAt(search.versions,0),effects=[];for(let head of[pairs2.alone,pairs2.without]){log2.
info(blameStepText(head===pairs2.alone?"alone":"without"));let compared=await compareVersions(place,{base:good,head,figure,
isExplained:!1,folder:store.directory}),change=compared.kind==="compared"?changeOf(compared.comparison,figure):null;effects.
push(change===null?null:effectOf([change]))}let[alone=null,without=null]=effects;return await store.change({blame:{alone,
without}}),!0}function namedCommits(bisect2,result){let newest2=bisect2.searches.at(-1),culprit=culpritOf(bisect2);return(result.
kind==="several-steps"&&newest2!==void 0?result.steps.map(step=>({search:newest2,step})):culprit===null?[]:[culprit]).flatMap(
({search,step:{after,version}})=>{let{commit,changes}=versionAt(search.versions,version);return version-after===1&&changes===
null?[commit]:[]})}function culpritOf({searches}){for(let search of searches.toReversed())if(search.result?.kind==="culp\
rit")return{search,step:search.result.step};return null}import{resolve as resolve3}from"node:path";async function readLine(git,good,bad){let[from,to]=[await knownCommit(git,good,"--good"),await knownCommit(git,bad,"--ba\
d")],base=await mergeBase(git,from,to);if(base===null)throw new UserError({id:"bisect-unrelated",what:`${plainText(good)}\
 and ${plainText(bad)} have no common commit in this clone.`,where:"--good, --bad",help:"Choose two commits with a commo\
n history. In a shallow clone, fetch the rest: `git fetch --unshallow`."});let commits=await commitsAfter(git,base,to);if(commits.
length===0)throw new UserError({id:"bisect-empty",what:`${plainText(bad)} has no commits after ${plainText(good)}.`,where:"\
--good, --bad",help:"The good commit has to be the older one. Swap the two commits, or choose others."});return lineOf(git,
base,commits)}async function readMerged(git,{parents}){let[first,second,third]=parents;if(first===void 0||second===void 0||
third!==void 0)return null;let base=await mergeBase(git,first,second);if(base===null)return null;let commits=await commitsAfter(
git,base,second);return commits.length===0?null:lineOf(git,base,commits)}async function knownCommit(git,ref,option){let sha=await resolveRef(
git,ref);if(sha!==null)return sha;throw new UserError({id:"bisect-unknown",what:`This clone has no commit named ${JSON.stringify(
plainText(ref))}.`,where:option,help:"`git log` shows the commits in this clone. With actions/checkout, set `fetch-depth\
: 0`."})}async function mergeBase(git,one,other){return git.line("merge-base",one,other)}async function commitsAfter(git,base,last){
let built=new Set(await lines(git,"rev-list","--ancestry-path",`${base}..${last}`));return(await lines(git,"rev-list","-\
-first-parent","--reverse",`${base}..${last}`)).filter(sha=>built.has(sha))}async function lineOf(git,base,line){let texts=await lines(
git,"log","--no-walk=unsorted","--format=%H%x00%P%x00%an%x00%aI%x00%s",base,...line),[good,...commits]=texts.map(commitOfText);
if(good===void 0||commits.length!==line.length)throw new ToolError({id:"bisect-log-failed",what:"git can't show the comm\
its between the good commit and the bad commit.",help:"Try `git log GOOD..BAD` in the repository."});return{good,commits}}
function commitOfText(text){let[sha="",parents="",author="",authoredAt="",subject=""]=text.split("\0");return{sha,parents:parents.
split(" ").filter(parent=>parent!==""),author,authoredAt,subject}}async function lines(git,...args){let result=await git.
runLong(...args);return succeeded(result)?result.stdout.split(`
`).filter(line=>line!==""):[]}import{mkdir as mkdir2,realpath}from"node:fs/promises";import{isAbsolute,join as join4,relative}from"node:path";async function openPlace(stack,context,loaded){let{guard,toolFolder,forTools,tool}=await prepareGround(stack,context),opened=stack.
use(await openRepository({runTool:tool,environment:forTools,cwd:context.cwd,temporaryDirectory:toolFolder.tmp})),top=opened.
kind==="none"?null:await opened.git.line("rev-parse","--show-toplevel");if(opened.kind==="none"||top===null)throw new UserError(
{id:"bisect-without-repository",what:"No git repository to search.",where:context.cwd,why:opened.kind==="none"?opened.why:
null,help:"Run `llm-profile bisect` inside a clone of the repository."});let temporary=join4(toolFolder.path,"checkouts");
await mkdir2(temporary);for(let folder of[toolFolder.path,temporary])await letLaterUserPass(folder);let directory=loaded.
config.workload["working-directory"],repository=await realpath(top);if(isAbsolute(directory)&&!relative(repository,directory).
startsWith(".."))throw new UserError({id:"bisect-working-directory",what:"The program would always start in this working\
 tree, not in the commit's checkout.",where:`workload.working-directory: ${directory}`,help:`Make this path relative to \
the current folder: ${relative(context.cwd,directory)||"."}`});return{context,loaded,git:opened.git,repository,temporary,
ports:{runTool:tool,cleanUp:tellCommands(createRunTool({marker:guard.marker}),context.log),environment:forTools,guard}}}
function quietLog(log2){let told=new Set;return{info:log2.detail,detail:log2.detail,warning:message=>{told.has(message)||
log2.warning(message),told.add(message)},output:()=>{},running:()=>{},group:async(title,body)=>(log2.detail(`== ${title}`),
body())}}import{relative as relative2}from"node:path";async function searchLine(search,endMs){let{store,log:log2,place}=search;for(;;){let step=nextStep(stateOf(store.bisect(),
newest(store.bisect())));if(step.kind==="done")return await store.changeSearch({result:step.result}),step.result;if(place.
context.clock.monotonicMs()+1e3*usualSeconds(store)>endMs)return null;log2.info(nextText(store.bisect(),step));let answer=await measureStep(
search,step);log2.info(answerText(store.bisect(),answer))}}async function measureStep(search,{base,head}){let{store}=search,
{figure,searches}=store.bisect(),{versions,answers}=newest(store.bisect()),isFirst=searches.every(one=>one.answers.length===
0),isParent=blocksOf(stateOf(store.bisect(),newest(store.bisect()))).some(({after,version})=>after===base&&version===head),
isAgain=answers.some(answer2=>answer2.kind==="measured"&&answer2.base===base&&answer2.head===head),compared=await compareVersions(
search.place,{base:versionAt(versions,base),head:versionAt(versions,head),figure,isExplained:isParent&&!isAgain&&figure!==
null,folder:store.directory});if(isFirst)return firstAnswer(search,compared);let answer=answerOf(store,compared,{base,head});
return await store.changeSearch({answers:[...newest(store.bisect()).answers,answer]}),answer}async function firstAnswer({
store,place,log:log2,line,figure:asked},compared){if(compared.kind==="failed")throw endFails(compared);let{comparison}=compared,
figure=asked??figureOf(comparison),change=figure===null?null:changeOf(comparison,figure);if(change===null)throw nothingToAsk(
comparison);let packages=packageChanges(comparison),{setup}=place.loaded.config.workload,isSet=JSON.stringify(setup??"").
includes(packagesVariable),changed=isSet?packages.changed:[],versions=versionsOf(line.good,line.commits,{changed}),notSearched=[
...isSet?[]:packages.changed.map(({name,from,to})=>({name,base:from,head:to})),...packages.others];for(let text of packagesText(
{changed,notSearched,isSet}))log2.info(text);let known={...store.bisect(),figure,least:change.least??store.bisect().least,
notSearched},ends={base:0,head:versions.length-1},answer=answerOf({...store,bisect:()=>known},compared,ends);return await store.
change({figure,least:known.least,notSearched,searches:[{within:"first-parents",versions,answers:[answer],result:null}]}),
answer}function endFails({side,why,failure}){return failure??new ToolError({id:"bisect-end-failed",what:`Can't measure t\
he ${side==="base"?"good":"bad"} commit, so there's nothing to compare with.`,why,help:"Choose another commit, or fix th\
e failure. To see the failure, check out that commit and run `llm-profile run`."})}function nothingToAsk({reasons}){let why=reasons.
flatMap(({verdict,text})=>verdict===null?[]:[text]);return new ToolError({id:"bisect-nothing-to-ask",what:"Nothing to se\
arch for: we couldn't prove that the bad commit is slower, and we can't estimate how its GPU time changed.",why:why.join(
`
`),help:"Measure more: set `rounds` to at least 2 for GPU times, or `latency.pairs` to at least 5 for wall times and met\
rics."})}function answerOf({bisect:current,directory},compared,{base,head}){let{seconds}=compared;if(compared.kind==="fa\
iled")return{kind:"failed",base,head,seconds,run:null,version:compared.side==="base"?base:head,why:compared.why};let{figure}=current(),
run2=relative2(directory,compared.directory),change=figure===null?null:changeOf(compared.comparison,figure);if(change===
null)return{kind:"failed",base,head,seconds,run:run2,version:head,why:"The capture doesn't contain the value we're searc\
hing for, or only one round was measured."};let{log:log2,standardError,degrees}=change;return{kind:"measured",base,head,
seconds,run:run2,log:log2,standardError,degrees}}async function withGitCommits(stored,{good,bad},git,line){let searches=[];for(let search of stored.searches){let searched=search.
within==="merge"?await mergedBy(git,searches.at(-1)):line;searches.push(withCommits(search,searched===null?[]:[searched.
good,...searched.commits]))}return{...stored,good,bad,searches}}async function mergedBy(git,previous){return previous?.result?.
kind!=="culprit"?null:readMerged(git,versionAt(previous.versions,previous.result.step.version).commit)}function withCommits(search,commits){
let bySha=new Map(commits.map(commit=>[commit.sha,commit])),versions=search.versions.map(version=>{let commit=bySha.get(
version.commit.sha);if(commit===void 0)throw notInGit(version.commit.sha);return{...version,commit}});return{...search,versions}}
function notInGit(sha){return new ParseError({id:"bisect-unreadable",what:"The stored search has a commit that isn't bet\
ween its good and its bad commit.",where:"bisect.json",why:`Git doesn't list ${plainText(sha).slice(0,64)} there. Someth\
ing changed the file.`,help:"Remove the search's folder to start over."})}async function bisect(context,request){let loaded=await loadSettings(context,request.settings,!0),budget=loaded.config["\
time-budget"];return searchCommits(context,loaded,{...request,figure:null,timeLimitMs:budget===null?1/0:parseDurationMs(
budget),opened:()=>{}})}async function searchCommits(context,loaded,request){var _stack=[];try{let{config}=loaded;await comparePolicy(
context,loaded);workloadArgv(config.workload,"checked before anything is made");let stack=__using(_stack,new AsyncDisposableStack,
!0);let place=await openPlace(stack,context,loaded);let line=await readLine(place.git,request.good,request.bad);let begin=begun(
context,request,place,line);let store=await openStore(resolve3(context.cwd,config.out),begin);await store.change(await withGitCommits(
store.bisect(),begin,place.git,line));request.opened(store.directory);context.log.info(goesOnText(store.bisect(),{file:store.
file,isResumed:store.isResumed}));let search={place:{...place,context:{...context,log:quietLog(context.log)}},store,log:context.
log,line,figure:request.figure};return outcomeOf(store,await searchAll(search,context.clock.monotonicMs()+request.timeLimitMs))}catch(_){
var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}async function planBisect(context,request){
var _stack=[];try{let loaded=await loadSettings(context,request.settings,!0);let{config}=loaded;let stack=__using(_stack,
new AsyncDisposableStack,!0);let place=await openPlace(stack,context,loaded);let line=await readLine(place.git,request.good,
request.bad);let planned=begun(context,{...request,figure:null},place,line);let stored=await readStore(resolve3(context.
cwd,config.out),planned.key);let known=stored===null?null:await withGitCommits(stored,planned,place.git,line);let withBase={
...config,compare:{...config.compare,base:line.good.sha}};let plan=planCaptures(withBase);let untraced=untracedPairs(withBase,
2);let current=known??planned;let search=newest(current);let step=nextStep(stateOf(current,search));return{bisect:current,
legs:describeLegs(withBase,plan,{sides:2,untraced,isCompared:!0,filterMode:null}),expected:search.result===null&&step.kind===
"measure"?step.outlook.expected:null}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,
_hasError);_promise&&await _promise}}function begun(context,{good,bad,figure},place,line){let{workload,ranges,rounds,compare}=place.
loaded.config,last=line.commits.at(-1)??line.good;return{schemaVersion:bisectSchemaVersion,tool:{name:toolName,version:context.
version},startedAt:context.clock.now().toISOString(),process:ownIdentity(),key:keyOf([place.repository,line.good.sha,last.
sha,workload,ranges,rounds,compare["range-threshold"],...figure===null?[]:[figure]]),good:{ref:good,commit:line.good.sha},
bad:{ref:bad,commit:last.sha},figure:null,least:Math.log1p(constants.rangeThreshold.value),searches:[{within:"first-pare\
nts",versions:versionsOf(line.good,line.commits,{changed:[]}),answers:[],result:null}],notSearched:[],explanation:null,blame:null}}
async function searchAll(search,endMs){let{store,place}=search;for(;;){let result=newest(store.bisect()).result??await searchLine(
search,endMs);if(result===null)return!1;let inner=await searchOfMerge(place,newest(store.bisect()),result);if(inner===null)
break;await store.change({searches:[...store.bisect().searches,inner]})}return await explain(search),blame(search,endMs)}
async function searchOfMerge({git},{versions},result){if(result.kind!=="culprit"||result.step.version-result.step.after>
1)return null;let{commit,changes}=versionAt(versions,result.step.version),merged=changes===null?await readMerged(git,commit):
null;if(merged===null)return null;let{packages}=versionAt(versions,result.step.version);return{within:"merge",versions:[
merged.good,...merged.commits].map(one=>({commit:one,packages,changes:null})),answers:[],result:null}}function outcomeOf({
bisect:current,file},isFinished){let known=current(),search=known.searches.at(-1);if(search===void 0)throw new Error("A \
bisect must have at least one search.");let result=search.result??resultSoFar(stateOf(known,search)),isAnswered=isFinished&&
(result.kind!=="unclear"||culpritOf(known)!==null);return{bisect:known,file,result,isFinished,exitCode:isAnswered?exitCodes.
pass:exitCodes.inconclusive}}export{bisectText,resultLines,supportLines,costLine,bisectPlanText,figureOf,comparisonsFolder,namedCommits,bisect,searchCommits,
planBisect};
