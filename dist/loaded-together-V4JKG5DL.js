import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{analyze}from"./chunk-CTSHRS76.js";import{compare as compare2,compareArgv,sharedArgv}from"./chunk-BWBI5NSJ.js";
import{makeNewFolder}from"./chunk-MFQAI5B5.js";import{ApiFailure,addNcuDetails,addPairs,addUntraced,announce,artifactName,
askedEvidence,attribute,baseDirectory,bisectName,buildProfile,captureLines,checkJoined,checkNcu,checkSubscribers,commandRequest,
comparisonComment,compressReports,configuredRanges,countNeedsLine,countText as countText2,countedInstances,createWorktree,
deleteRuns,describeCommit,describeLegs,describeUnfinished,diagnosticSchema,diskUse,drawnExtent,effectiveEndNs,emittedRanges,
endingMs,examine,exportPlace,exportReports,exportSqlite,failureOf,findReports,fold,forEachRow,fullName,gatedPlan,headPrograms,
holdsReports,holdsSecret,html,importPage,inKeptFolder,inRepository,installedPrefixes,isAncestor,isBlocking,isDiagnostic,
isHeldToGoal,isProfile,isSameRepository,jobOfArtifact,lastDuration,leftAxis,linearScale,link,list,makeCaches,makeOut,measuredBase,
measuresUnmergedChange,ncuWarnings,ncu_exports,needsLine,newSide,noticed,nsysHung,nsysLimit,numberText,ofBase,oldRuns,openExport,
openReport,openRepository,orWarn,pageHtml,parseNcuCsv,pastRunState,plainSentence,planCaptures,planKey,prepareGround,processIdentitySchema,
programStarts,prose,px,rangesToMap,readGithubJob,readNamedDomains,readOutput,readPastRuns,readResults,readRunRecord,readTrace,
readingPorts,renderPrune,reportFiles,require_dist,resolveRef,rulesOf,run,runBuildChecks,runChecks,runPreflight,runRecordFile,
runSetup,runUrl,sayDiskUse,schemaComment,selectionOf,sentence,settlePlan,sharedPlan,shownUnit,sideLabel,sideProfile,singleFileName,
skippedReports,startedFor,startsText,storedJson,storedRuns,succeeded,tickDecimals,tryToWrite,unmeasured,untracedConfig,untracedPairs,
uploadPage,uploadRun,usesNcu,usualPrefix,warnOf,wholeRun,withFoundTools,withGpuWatch,withReason,withinBudget,writeAgain,
writeCommentFile,writeFileAtomic,writeSummaryText}from"./chunk-UF3FNGEX.js";import{addFiles,addedText,allowedText,
calibrationSchemaVersion,captureModeSchema,chance,compare,comparePolicy,comparisonSchema,configKeys,configSchema,configSections,
constants,copyKind,count,deviation,isMajority,isSecretKey,isSection,isWholeEnvironment,iso_exports,keysOf,latencyOf,log,
logRatio,logs,mapEntry,mean,normalCdf,pairRuns,profileFiles,profileOfRounds,rangeLimit,ratio,readCalibration,recordedSideFiles,
redactOverride,redactValue,sideFiles,sideLevels,steadyRounds,storedProfileSchema,studentTChance,studentTDensity,studentTQuantile,
suggestKey,tracedApi,weightedMedian}from"./chunk-E4KRDFQX.js";import{addFindings,addNcu,byText,checkComplete,checkProcess,
comparisonText,dateText,dayText,families,findInput,flexible,gpuTimeOf,heedSignals,instanceTimes,joinNcu,leaving,left,loadSettings,
matchRanges,mergeProfiles,mostRanges,ncuRuns,ownRange,profileText,rangeKeyText,reportAssets,right,runTitle,sharedBytes,shortCommit,
sparkline,textTable,threadText,treeText,unknownSource,verdictLines,waitsForOthers,withRanges}from"./chunk-WLLGREUV.js";
import{call,callTool,checkWorkingDirectory,commandArgv,createRunTool,describeNsys,envRecordSchema,expectedFilterMode,importArgv,
inspectMachine,knownSecrets,namedPrograms,ncuArgv,ncuSourceArgv,nsysLaunchArgv,nsysLinesArgv,nsysNvtxArgv,nsysProfileArgv,
nsysStartArgv,nsysStopArgv,ok,ownTools,readEnvironmentRecord,replaysRanges,sharesProcess,shortenName,sideEnvironment,tellCommands,
temporaryBase,tunerVariables,warning,withPrograms,wordsOf,workloadArgv}from"./chunk-UUFS4HV3.js";import{looksSecret,
redactCommand,safeName,toolName}from"./chunk-LRVSQIXT.js";import{diagnosticText,findServerPort,nearest,parseRange}from"./chunk-CLMIR6QA.js";
import{errorCode,ifThere,isFolder,isWithin,makeFolders,readRecordedText,readRegularFile}from"./chunk-OWHIAE27.js";
import"./chunk-DRDUS7AC.js";import"./chunk-4P7CRZQU.js";import"./chunk-X762YKS2.js";import{letLaterUserPass,
liveness,openToLaterUser,ownIdentity,shareWithIsolatedUser}from"./chunk-PQL6VY57.js";import{CaptureError,LlmProfileError,
ParseError,StoppedError,ToolError,UserError,asFailure,describeError,errorMessage,exitCodeLine,exitCodes,stoppedBy,wrapLine,
wrapText}from"./chunk-PJPSHN4Q.js";import{codeLineSchema,cutText,fitted,kernelId,kernelIdPattern,kernelOfId,oneLineJson}from"./chunk-EBZ4W53A.js";
import{acceptedFileSchema,countReasonIds,kernelRowSchema,linkedEnough,machineCodeSchema,metricRowSchema,terminalText,timeChangeSchema,
verdictSchema}from"./chunk-4NEME6GZ.js";import"./chunk-35HP6UP2.js";import{ranksKnown,shellLine}from"./chunk-J6WWDBOC.js";
import{ZodArray,ZodError,ZodNullable,ZodObject,ZodRecord,ZodType,ZodUnion,_enum,array,boolean,discriminatedUnion,literal,
number,object,prettifyError,record,string,union,url}from"./chunk-T6YMR3NY.js";import"./chunk-4MELFLVH.js";import{
kernelLabels,median,medianLaunches,medianTotalNs,metricAmount,nameText,proseText,rangeName,readUnit,sharedValue}from"./chunk-JKBQVKYX.js";
import{clipMiddle,counted,formatCount,formatSeconds,formatShare,jsonOrNull,listText,nsAmount}from"./chunk-CY2EKH2J.js";
import{amountText,countText,ncclDomain,parseDurationMs,percent,percentInterval,rangeList,rangeText,signedPercent,sizeText}from"./chunk-YTVQXYLK.js";
import{jsonParts,logLayout,paint,plainJson,plainLines,plainText}from"./chunk-KWNHFX66.js";import{__callDispose,__export,
__toESM,__using}from"./chunk-GBWPPC6J.js";var parse_accepted_exports={};__export(parse_accepted_exports,{parseAccepted:()=>parseAccepted});var import_yaml=__toESM(require_dist(),1);function parseAccepted(text3,file){let value2;try{value2=(0,import_yaml.parse)(text3)}catch(error){let why=errorMessage(
error);throw new UserError({what:"The accepted regressions aren't valid YAML.",where:file,why,cause:error})}let result=acceptedFileSchema.
safeParse(value2??{accepted:[]});if(result.success)return result.data.accepted;throw new UserError({what:"The accepted r\
egressions have the wrong format.",where:file,why:prettifyError(result.error),help:"Each entry needs range, change (perc\
ent, or any), reason, expires (YYYY-MM-DD), and one of kernel, family, or metric. A metric that the program reports need\
s no range. See examples/accepted.yml.",cause:result.error})}var explain_kernel_exports={};__export(explain_kernel_exports,{explainKernel:()=>explainKernel});import{existsSync as existsSync2}from"node:fs";
import{join as join2,resolve}from"node:path";var mostExplanationBytes=8192,text=string().describe("Text to show; shortened if long."),count2=number().nonnegative(),resource=count2.
nullable().describe("Null if the report doesn't have it."),leftOut=number().int().nonnegative(),value=union([number(),string()]).
nullable(),sideSchema=object({name:string().describe("Shortened if long."),configurations:count2.describe("The number of\
 launch configurations: combinations of grid, block and shared memory."),grid:array(number()),block:array(number()),registersPerThread:resource,
sharedBytes:resource,localBytesPerThread:resource,launches:count2.describe("Launches with this configuration. Like the t\
wo times below, this is the median over rounds."),totalNs:count2,launchNs:count2.describe("The median duration of a laun\
ch.")}).describe("The launch configuration with the most total time."),kernelExplanationSchema=object({schemaVersion:literal(
1),id:string().regex(kernelIdPattern),range:string(),name:string().describe("Demangled; shortened if long, like all name\
s."),previousName:string().nullable().describe("Base's name for the kernel, if it's different."),family:string(),match:kernelRowSchema.
shape.match,time:timeChangeSchema.omit({mayBeSlower:!0,isProbable:!0,why:!0}),why:text.nullable().describe("Explains the\
 state if it needs explaining."),launches:kernelRowSchema.shape.launches,shareRatio:kernelRowSchema.shape.shareRatio,impactRatio:kernelRowSchema.
shape.impactRatio,explanation:text.nullable(),base:sideSchema.nullable().describe("Base's launch configuration. Null if \
base doesn't have the kernel, or if base's profile is missing."),head:sideSchema.nullable(),ncu:array(object({metric:string(),
unit:string(),base:value,head:value})).describe("Nsight Compute's metrics, starting with those that differ. Empty if the\
 kernel wasn't measured."),machineCode:object({state:machineCodeSchema.shape.state,instructions:machineCodeSchema.shape.
instructions,findings:machineCodeSchema.shape.findings,mix:machineCodeSchema.shape.mix,hot:object({instruction:string(),
shareRatio:number(),file:string().nullable(),line:count2.nullable()}).nullable().describe("Head's instruction with the m\
ost samples.")}).nullable().describe("What changed in the machine code, as in comparison.json. Null if unknown."),lines:array(
codeLineSchema.extend({base:count2.nullable(),head:count2})).describe("The lines that launch the kernel, likeliest first\
, and how often each line launches it."),findings:array(object({id:string(),what:text,advice:text})).describe("Head's fi\
ndings."),leftOut:object({ncu:leftOut,lines:leftOut,findings:leftOut})});var longest={name:700,sideName:300,short:120,text:400},mostCode={findings:4,widths:6,mix:8};function explainedKernel({range,
kernel},profiles){let ranges={base:rangeIn(profiles.base,range),head:rangeIn(profiles.head,range)},sides={base:kernelIn(
ranges.base,kernel.baseNames),head:kernelIn(ranges.head,kernel.headNames)},lists={ncu:figuresOf(kernel.metrics,{base:sides.
base?.ncu[0]?.figures,head:sides.head?.ncu[0]?.figures}),lines:(kernel.launchSites?.sites??[]).map(site=>({file:cutText(
site.file,longest.short),line:site.line,function:cutText(site.function,longest.short),changed:site.changed,base:site.base,
head:site.head})),findings:(ranges.head?.findings??[]).filter(finding=>finding.kernel!==null&&kernel.headNames.includes(
finding.kernel)).map(({id,what,advice})=>({id:cutText(id,longest.short),what:cutText(what,longest.text),advice:cutText(advice,
longest.text)}))},left2=(list2,shown2)=>lists[list2].length-shown2(list2),make=shown2=>({schemaVersion:1,id:kernelId(range,
kernel.name),range:cutText(rangeText(range.name,range.domain),longest.short),name:cutText(kernel.name,longest.name),previousName:kernel.
previousName===null?null:cutText(kernel.previousName,longest.name),family:cutText(kernel.family,longest.short),match:kernel.
match,time:timeOf(kernel.time),why:kernel.time.why===null?null:cutText(kernel.time.why,longest.text),launches:kernel.launches,
shareRatio:kernel.shareRatio,impactRatio:kernel.impactRatio,explanation:kernel.explanation===null?null:cutText(kernel.explanation,
longest.text),base:sides.base===null?null:sideOf(sides.base),head:sides.head===null?null:sideOf(sides.head),machineCode:kernel.
machineCode===null?null:codeOf(kernel.machineCode),ncu:lists.ncu.slice(0,shown2("ncu")),lines:lists.lines.slice(0,shown2(
"lines")),findings:lists.findings.slice(0,shown2("findings")),leftOut:{ncu:left2("ncu",shown2),lines:left2("lines",shown2),
findings:left2("findings",shown2)}}),order2=["lines","findings","ncu"].flatMap(list2=>lists[list2].map(()=>list2));return fitted(
order2,make,mostExplanationBytes)}function timeOf(time){return{baseNs:time.baseNs,headNs:time.headNs,changeRatio:time.changeRatio,
lowRatio:time.lowRatio,highRatio:time.highRatio,thresholdRatio:time.thresholdRatio,detectableRatio:time.detectableRatio,
spreadRatio:time.spreadRatio,rounds:time.rounds,state:time.state}}function rangeIn(profile,{name,domain}){return profile?.
ranges.find(range=>range.name===name&&range.domain===domain)??null}function kernelIn(range,names){return range?.kernels.
find(({name})=>names.includes(name))??null}function sideOf({name,variants}){let[variant]=variants;return variant===void 0?
null:{name:cutText(name,longest.sideName),configurations:variants.length,grid:[...variant.grid],block:[...variant.block],
registersPerThread:variant.registersPerThread,sharedBytes:sharedBytes(variant),localBytesPerThread:variant.localBytesPerThread,
launches:medianLaunches(variant),totalNs:medianTotalNs(variant),launchNs:median(variant.rounds.flatMap(round=>round===null?
[]:[round.medianNs]))}}function figuresOf(differing,{base={},head={}}){let known=new Set(differing.map(({metric})=>metric)),
others=[...new Set([...Object.keys(head),...Object.keys(base)])].filter(metric=>!known.has(metric));return[...differing,
...others.map(metric=>({metric,unit:head[metric]?.unit??base[metric]?.unit??"",base:base[metric]?.value??null,head:head[metric]?.
value??null}))].filter(figure=>figure.base!==null||figure.head!==null).map(figure=>({metric:cutText(figure.metric,longest.
short),unit:cutText(figure.unit,longest.short),base:cutValue(figure.base),head:cutValue(figure.head)}))}function cutValue(value2){
return typeof value2=="string"?cutText(value2,longest.short):value2}function codeOf({state,instructions,findings,mix,hot}){
return{state,instructions,findings:findings.slice(0,mostCode.findings).map(finding=>"widths"in finding?{...finding,widths:finding.
widths.slice(0,mostCode.widths)}:finding),mix:mix.slice(0,mostCode.mix).map(entry=>({...entry,opcode:cutText(entry.opcode,
longest.short)})),hot:hot.head===null?null:{instruction:cutText(hot.head.instruction,longest.short),shareRatio:hot.head.
shareRatio,file:hot.head.line===null?null:cutText(hot.head.line.file,longest.short),line:hot.head.line?.line??null}}}import{basename,dirname}from"node:path";var largest=2**28;async function readComparison(path){try{let{text:text3}=await readRegularFile(path,largest);return comparisonSchema.
parse(JSON.parse(text3))}catch(error){if(errorCode(error)==="ENOENT")return null;throw new ParseError({what:`${basename(
path)} isn't a comparison that this version can read.`,where:dirname(path),why:errorMessage(error).split(`
`).slice(0,6).join(`
`),help:"Remove this file, or pass only the profile.json.",cause:error})}}var read_profile_exports={};__export(read_profile_exports,{readProfile:()=>readProfile,readStoredProfile:()=>readStoredProfile});
import{existsSync}from"node:fs";import{constants as constants2}from"node:buffer";import{readFile,stat}from"node:fs/promises";
import{join}from"node:path";async function readProfile(path,shown2){try{let{size}=await stat(path);if(size>constants2.MAX_STRING_LENGTH)throw new ParseError(
{what:`${shown2} is too large to read.`,where:path,why:`The file has ${sizeText(size)}, and we can read at most ${sizeText(
constants2.MAX_STRING_LENGTH)} of text at once.`,help:"Pass the run's reports instead, and select fewer ranges with --ra\
nge."});return storedProfileSchema.parse(JSON.parse(await readFile(path,"utf8")))}catch(error){throw error instanceof LlmProfileError?
error:new ParseError({what:`${shown2} isn't a profile that this version can read.`,where:path,why:(error instanceof ZodError?
prettifyError(error):errorMessage(error)).split(`
`).slice(0,6).join(`
`),help:"Pass the profile.json of a run directory. docs/report-format.md describes the format.",cause:error})}}async function readStoredProfile(directory){
let file=join(directory,"profile.json");return existsSync(file)?readProfile(file,file):null}var place={where:"the given path",help:"Pass a folder with a verdict.json: a run directory from `run --base`, or the fol\
der that `compare --out` wrote."};async function explainKernel({cwd},request){let{run:shown2,kernel:id}=request,folder=resolve(
cwd,shown2);await findInput(folder,shown2,place);let comparison=await readComparison(join2(folder,"comparison.json"));if(comparison===
null)throw new UserError({id:"no-comparison",what:`${shown2} has no comparison.json.`,...place});let kernel=kernelOfId(comparison,
id);if(kernel===null)throw new UserError({id:"no-such-kernel",what:`${shown2} has no kernel ${id}.`,where:"--kernel",help:"\
Look up the kernel ids in verdict.json in that folder."});let profiles={base:await firstProfile(folder,[sideFiles.base,recordedSideFiles.
base]),head:await firstProfile(folder,[sideFiles.head,recordedSideFiles.head])};return oneLineJson(explainedKernel(kernel,
profiles))}async function firstProfile(folder,files){let found=files.map(file=>join2(folder,file)).find(path=>existsSync2(
path));return found===void 0?null:readProfile(found,found)}var print_bisect_exports={};__export(print_bisect_exports,{printBisect:()=>printBisect});function versionText({commit,changes}){let sha=commit.sha.slice(0,12);return changes===null?`${sha} ${commit.subject}`:`${changes.
package} ${changes.from} \u2192 ${changes.to} at ${sha}`}function versionName({versions},index){let version=versions[index];
return version===void 0?"?":versionText(version)}function spanText(search2,after,upTo){return upTo-after===1?versionName(
search2,upTo):`${String(upTo-after)} versions, from ${versionName(search2,after+1)} to ${versionName(search2,upTo)}`}function figureText(figure){
switch(figure.kind){case"gpu-time":return`time on the GPU in ${figure.range}`;case"wall-time":return`wall time of ${figure.
range}`;case"family":return`the kernel family ${figure.name} in ${figure.range}`;case"kernel":return`the kernel ${figure.
name} in ${figure.range}`;case"count":return`${figure.name} in ${figure.range}`;case"metric":return figure.name}}function effectText({
log:log2,low,high}){return`${signedPercent(Math.expm1(log2))} (${percentInterval(Math.expm1(low),Math.expm1(high))})`}function goesOnText({good,bad,searches},{file,isResumed}){let[search2]=searches,answers2=searches.reduce((sum2,one)=>sum2+
one.answers.length,0),what=`Bisect: ${counted((search2?.versions.length??1)-1,"version")} after ${endText(good)}, up to ${endText(
bad)}.`,goesOn=isResumed?` Resuming after ${counted(answers2,"answer")}.`:"";return`${what}${goesOn} State: ${file}`}function endText({
ref,commit}){let sha=commit.slice(0,12);return commit.startsWith(ref)?sha:`${ref} (${sha})`}function nextText(bisect2,{base,
head,outlook}){let search2=bisect2.searches.at(-1);if(search2===void 0)return"";let made=bisect2.searches.reduce((sum2,{
answers:answers2})=>sum2+answers2.length,0);return[`Comparison ${String(made+1)}: ${versionName(search2,head)} against ${base===
0?"the good end":versionName(search2,base)}.`,leftText(bisect2,outlook),timeText(bisect2,outlook.expected)].join(" ")}var mostly=.8;
function leftText({searches},{left:left2,none}){let search2=searches.at(-1);if(search2===void 0||search2.answers.length===
0)return"Nothing is ruled out yet.";if(none>.5)return`Probably nothing changed (${share(none)}).`;let all=left2.reduce((sum2,{
probability})=>sum2+probability,0),covered=0,places=left2.filter(({probability})=>{let isNeeded=covered<mostly*all;return covered+=
probability,isNeeded}).toSorted((one,other)=>one.version-other.version),[first,last]=[places[0],places.at(-1)];if(first===
void 0||last===void 0)return"";let versions=places.reduce((sum2,{after,version})=>sum2+version-after,0);return`Most like\
ly: ${versions===last.version-first.after?spanText(search2,first.after,last.version):counted(versions,"version")}.`}function timeText({
searches},expected){let seconds2=searches.flatMap(({answers:answers2})=>answers2.filter(({kind})=>kind==="measured")).map(
answer=>answer.seconds),about=`About ${counted(expected,"comparison")} to go`;if(seconds2.length===0)return`${about}.`;let mean2=seconds2.
reduce((sum2,one)=>sum2+one,0)/seconds2.length;return`${about}, ${formatSeconds(mean2*expected)}.`}function answerText({
searches,figure},answer){let search2=searches.at(-1);if(search2===void 0)return"";let took=formatSeconds(answer.seconds);
if(answer.kind==="failed"){let why=answer.why.replaceAll(`
`,`
  `);return`${versionName(search2,answer.version)} can't be measured, so it's skipped (${took}): ${why}`}let change=`${signedPercent(
Math.expm1(answer.log))}, standard error ${percent(answer.standardError)}`;return`Change${figure===null?"":` in ${figureText(
figure)}`}: ${change} (${took}).`}function packagesText({changed,notSearched,isSet}){let pinned=changed.map(({name,from,
to})=>`${name} ${from} \u2192 ${to}`);return[...changed.length===0?[]:[`The ends differ in ${counted(changed.length,"pac\
kage")}: ${listText(pinned,10)}. Packages are searched first. They're in alphabetical order because we don't know their \
release dates.`],...notSearched.length===0?[]:[notSearchedText(notSearched,isSet)]]}function notSearchedText(packages2,isSet){
let texts=packages2.map(({name,base,head})=>`${name} ${base??"(none)"} \u2192 ${head??"(none)"}`);return`Packages that d\
iffer but aren't searched, because ${isSet?"they're missing on one side or installed in several versions":"workload.setu\
p doesn't install from the file in LLM_PROFILE_PACKAGES (docs/bisect.md)"}: ${listText(texts,10)}.`}function blameStepText(which){
return which==="alone"?"Check: the good end with only this package in its new version.":"Check: the bad end with only th\
is package in its old version."}function share(probability){return probability>.999?"over 99.9%":`${String(Number((100*probability).
toFixed(probability>.9?1:0)))}%`}function bisectText(shown2,layout){let folder=shown2.file.slice(0,shown2.file.lastIndexOf("/"));return[...resultLines(shown2,
"Out of time. Run the same command again to continue."),...supportLines(shown2,run2=>`${folder}/${run2}/report.html`),costLine(
shown2)].flatMap(line=>wrapLine(plainText(line),layout)).join(`
`)}function resultLines({bisect:bisect2,result,isFinished},timeIsUp){let asked=bisect2.figure===null?[]:[`Looking for a \
change in ${figureText(bisect2.figure)}.`],unfinished=isFinished?[]:[timeIsUp];return[...asked,...unfinished,...answerLines(
bisect2,result)]}function supportLines({bisect:bisect2},placeOf2){return[...explanationLines(bisect2,placeOf2),...blameLines(
bisect2),...bisect2.notSearched.length===0?[]:[notSearchedText(bisect2.notSearched,isPinned(bisect2))]]}function answerLines(bisect2,result){
let search2=bisect2.searches.at(-1);if(search2===void 0)return[];let outer=bisect2.searches.at(-2);if(search2.within==="\
merge"&&result.kind!=="culprit"&&result.kind!=="several-steps"&&outer?.result?.kind==="culprit")return["No commit inside\
 the merge shows the change. The change comes from the merge itself, or from how the merged commits interact with the ot\
her branch.",...stepLines(outer,outer.result.step)];switch(result.kind){case"culprit":return stepLines(search2,result.step);case"\
several-steps":return[`The change came in several steps (${share(result.probability)} sure), between ${versionName(search2,
result.after)} and ${versionName(search2,result.upTo)}.`,...result.steps.flatMap(step=>stepLines(search2,step))];case"no\
ne":return[`No culprit (${share(result.probability)} sure): both ends are equally fast here. If one end was slower elsew\
here, look for a cause outside the repository: the driver, the GPU, its clocks, or the image.`];case"unclear":return[`Un\
clear. Possible culprits: ${listText(result.outlook.left.map(({after,version,probability})=>`${spanText(search2,after,version)}\
 (${share(probability)})`),5)}; no culprit: ${share(result.outlook.none)}.`]}}function stepLines(search2,{after,version,
probability,effect}){let sureOf=before2=>`${effectText(effect)} compared with ${before2}, ${share(probability)} sure`;if(version-
after>1)return[`One of ${counted(version-after,"version")}: ${sureOf(versionName(search2,after))}. Only the last version\
 can be measured:`,...search2.versions.slice(after+1,version+1).map(one=>`  ${versionText(one)}`)];let found=search2.versions[version];
if(found===void 0)return[];let{commit,changes}=found,sure=sureOf("the previous version");return changes!==null?[`Culprit\
: the package ${changes.package} ${changes.from} \u2192 ${changes.to}: ${sure}.`]:[`Culprit: ${commit.sha} ${commit.subject}`,
`  by ${commit.author}, ${commit.authoredAt}`,`  ${sure}`]}var kernelWidth=70;function explanationLines({explanation},placeOf2){
if(explanation===null)return[];let labels2=kernelLabels(explanation.kernels.map(({name})=>name),kernelWidth),kernels=explanation.
kernels.map(({state,changeRatio},index)=>{let change=changeRatio===null?"":`, ${signedPercent(changeRatio)}`;return`  ${state}\
: ${labels2[index]??""}${change}`});return[...kernels.length===0?[]:["Kernels that changed:",...kernels],...explanation.
lines.length===0?[]:["Lines that launch these kernels:",...explanation.lines.map(line=>`  ${line}`)],`Report on that com\
parison: ${placeOf2(explanation.run)}`]}function blameLines({blame:blame2}){if(blame2===null)return[];let text3=effect=>effect===
null?"can't be measured":effectText(effect);return[`Compared with the good end, changing only this package: ${text3(blame2.
alone)}; changing everything else: ${text3(blame2.without)}.`]}function isPinned({searches}){return searches.some(({versions})=>versions.
some(({packages:packages2})=>packages2!==null))}function costLine({bisect:{searches}}){let answers2=searches.flatMap(search2=>search2.
answers),failed2=answers2.filter(({kind})=>kind==="failed").length,seconds2=answers2.reduce((sum2,answer)=>sum2+answer.seconds,
0),without=failed2===0?"":`, ${counted(failed2,"version")} that couldn't be measured`;return`Cost: ${counted(answers2.length-
failed2,"comparison")}${without}, ${formatSeconds(seconds2)}.`}function bisectPlanText({bisect:bisect2,legs,expected},layout){
let[search2]=bisect2.searches,versions=search2?.versions??[],answers2=bisect2.searches.reduce((sum2,one)=>sum2+one.answers.
length,0);return["Dry run: nothing was started or written.",`${counted(versions.length-1,"version")} after ${versionName(
search2??emptySearch,0)}, up to ${versionName(search2??emptySearch,versions.length-1)}.`,...answers2===0?[]:[`An earlier\
 search already made ${counted(answers2,"comparison")}.`],expected===null?"The search is done. To print the result, run \
the same command without --dry-run.":`About ${counted(expected,"comparison")} to go. Each comparison measures two versio\
ns in turn: ${legs}.`].flatMap(line=>wrapLine(plainText(line),layout)).join(`
`)}var emptySearch={within:"first-parents",versions:[],answers:[],result:null};import{resolve as resolve4}from"node:path";function packageChanges({environment:environment2}){let packages2=(environment2?.changes??[]).filter(({kind})=>kind==="p\
ython-package"),isOne=version=>version!==null&&!version.includes(" ");return{changed:packages2.flatMap(({name,base,head})=>isOne(
base)&&isOne(head)?[{name,from:base,to:head}]:[]).toSorted((one,other)=>byText(one.name,other.name)),others:packages2.filter(
({base,head})=>!isOne(base)||!isOne(head)).map(({name,base,head})=>({name,base,head}))}}function versionsOf(good,commits,{
changed}){if(changed.length===0)return[good,...commits].map(commit=>({commit,packages:null,changes:null}));let pins=fresh=>Object.
fromEntries(changed.map(({name,from,to},index)=>[name,index<fresh?to:from]));return[{commit:good,packages:pins(0),changes:null},
...changed.map(({name,from,to},index)=>({commit:good,packages:pins(index+1),changes:{package:name,from,to}})),...commits.
map(commit=>({commit,packages:pins(changed.length),changes:null}))]}function blamePairs(versions,culprit){let[good,bad]=[
versions[0],versions.at(-1)],{changes}=culprit;return good?.packages==null||bad?.packages==null||changes===null?null:{alone:{
commit:good.commit,packages:{...good.packages,[changes.package]:changes.to},changes},without:{commit:bad.commit,packages:{
...bad.packages,[changes.package]:changes.from},changes}}}var constants3={priorOfNone:chance(.2,"Before any comparison, the probability that no version made the change.","Chosen \
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
 less likely than this don't count when we choose the next comparison.","Chosen for speed.",null)};var levels=[0,.25,.5,.75,1];function sizesFrom(least){let{largestChange,sizeStep}=constants3,steps=Math.max(0,Math.ceil(
Math.log(largestChange.value/least)/sizeStep.value));return Array.from({length:steps+1},(_,step)=>least*Math.exp(step*sizeStep.
value))}function likelihoods(estimate,size){let clean=levels.map(level=>density(estimate,level*size)),wrong=((clean[0]??
0)+(clean.at(-1)??0))/2,[wrongly,astray]=[constants3.wrongAnswers.value,constants3.strayAnswers.value],stray=1/(2*constants3.
largestChange.value),right2=1-wrongly-astray;return clean.map(value2=>right2*value2+wrongly*wrong+astray*stray)}function scaleOf(standardError,shift){
return Math.hypot(standardError,constants3.buildSpread.value,constants3.changeSpread.value*shift)}function density({log:log2,
standardError,degrees},shift){let scale=scaleOf(standardError,shift);return studentTDensity((Math.max(0,log2)-shift)/scale,
degrees)/scale}function blocksOf({last,answers:answers2}){let failed2=failedVersions(answers2),usable=Array.from({length:last},(_,index)=>index+
1).filter(version=>!failed2.has(version));return usable.map((version,index)=>({after:usable[index-1]??0,version}))}function failedVersions(answers2){
let measured2=new Set(measuredOf(answers2).flatMap(({base,head})=>[base,head]));return new Set(answers2.flatMap(answer=>answer.
kind==="failed"&&!measured2.has(answer.version)?[answer.version]:[]))}function measuredOf(answers2){return answers2.filter(
answer=>answer.kind==="measured")}function sizeOf({after,version}){return version-after}var shares=levels.slice(1,-1);function posteriorOf(state){let segments=segmentsOf(state),table=levelTable(state,segments),
all=explanations(state,segments).map(explanation=>({explanation,bySize:table.evidence(explanation.levelsOf).map(value2=>explanation.
prior*value2)})),total2=sum(all.map(({bySize})=>sum(bySize))),probability=bySize=>sum(bySize)/total2,sizeOfAll=those=>{let weights=table.
sizes.map((_,index)=>sum(those.map(({bySize})=>bySize[index]??0))),logs2=weights.map((weight,index)=>weight*Math.log(table.
sizes[index]??1));return Math.exp(sum(logs2)/sum(weights))},[none]=all;return{segments,none:probability(none?.bySize??[]),
one:all.flatMap(({explanation,bySize})=>explanation.kind==="one"?[{segment:explanation.segment,probability:probability(bySize),
size:sizeOfAll([{bySize}])}]:[]),two:pairs(segments).map(({first,second})=>{let ofPair=all.filter(({explanation})=>explanation.
kind==="two"&&explanation.first===first&&explanation.second===second),byShare=ofPair.map(({bySize})=>probability(bySize));
return{first,second,byShare,probability:sum(byShare),size:sizeOfAll(ofPair)}}),size:sizeOfAll(all.filter(({explanation})=>explanation.
kind!=="none"))}}function segmentsOf(state){let measured2=new Set(measuredOf(state.answers).flatMap(({base,head})=>[base,
head])),segments=[],open2=[];for(let block of blocksOf(state))open2.push(block),measured2.has(block.version)&&(segments.
push(open2),open2=[]);return open2.length>0&&segments.push(open2),segments.map(blocks=>({blocks,versions:sum(blocks.map(
sizeOf))}))}function explanations({last},segments){let{priorOfNone,priorOfTwo}=constants3,all=pairs(segments),allPairs=sum(
all.map(({count:count5})=>count5)),ofTwo=allPairs===0?0:priorOfTwo.value,none={kind:"none",prior:priorOfNone.value,levelsOf:()=>0},
one=segments.map(({versions},segment)=>({kind:"one",segment,prior:(1-priorOfNone.value-ofTwo)*versions/last,levelsOf:covers=>covers[segment]===
!0?levels.length-1:0})),two=all.flatMap(({first,second,count:count5})=>shares.map(share2=>{let[ofFirst,ofSecond]=[levelIndex(
share2),levelIndex(1-share2)];return{kind:"two",first,second,prior:ofTwo*count5/allPairs/shares.length,levelsOf:covers=>(covers[first]===
!0?ofFirst:0)+(covers[second]===!0?ofSecond:0)}}));return[none,...one,...two]}function pairs(segments){return segments.flatMap(
(one,first)=>segments.slice(first).flatMap((other,offset)=>{let within2=(one.versions**2-sum(one.blocks.map(block=>sizeOf(
block)**2)))/2,count5=offset===0?within2:one.versions*other.versions;return count5===0?[]:[{first,second:first+offset,count:count5}]}))}
function levelIndex(share2){return Math.round(share2*(levels.length-1))}function levelTable(state,segments){let sizes=sizesFrom(
state.least),answers2=measuredOf(state.answers).map(answer=>({covers:segments.map(({blocks})=>{let version=blocks.at(-1)?.
version??0;return version>answer.base&&version<=answer.head}),byLevel:transposed(sizes.map(size=>likelihoods(answer,size)))}));
return{sizes,evidence:levelsOf=>{let evidence=sizes.map(()=>1);for(let{covers,byLevel}of answers2){let bySize=byLevel[levelsOf(
covers)]??[];for(let index=0;index<evidence.length;index+=1)evidence[index]=(evidence[index]??0)*(bySize[index]??0)}return evidence}}}
function transposed(rows2){return levels.map((_,level)=>rows2.map(row=>row[level]??0))}function sum(values){return values.
reduce((total2,value2)=>total2+value2,0)}function informationOf(candidate,{posterior,none,one,two}){let places=placesOf(candidate,posterior),answers2=none.chances.
map(()=>0),known=0,add=(row,weight)=>{for(let[index,chance3]of row.chances.entries())answers2[index]=(answers2[index]??0)+
weight*chance3;known+=weight*row.entropy},unchanged=posterior.none;for(let{segment,probability,whole}of one){let inside2=places[segment]?.
inside??0;inside2>0&&add(whole,probability*inside2),unchanged+=probability*(1-inside2)}for(let{first,second,probability,
whole,ofFirst,ofSecond}of two){let[place3,other]=[places[first],places[second]];if(place3===void 0||other===void 0)continue;
let[both,onlyFirst,onlySecond]=first===second?[place3.inside**2,2*place3.inside*place3.after,2*place3.before*place3.inside]:
[place3.inside*other.inside,place3.inside*(1-other.inside),(1-place3.inside)*other.inside];both>0&&add(whole,probability*
both),onlyFirst>0&&add(ofFirst,probability*onlyFirst),onlySecond>0&&add(ofSecond,probability*onlySecond),unchanged+=probability*
(1-both-onlyFirst-onlySecond)}return add(none,unchanged),entropy(answers2)-known}function answersOf(posterior,standardError){
let row=(size,shift)=>rowOf(chancesOf(posterior.size,size,shift,standardError)),byShares=(size,weights)=>{let total2=sum(
weights),rows2=shares.map(share2=>chancesOf(posterior.size,size,share2*size,standardError));return rowOf(bins.map((_,bin)=>sum(
rows2.map((chances,index)=>(weights[index]??0)/total2*(chances[bin]??0)))))};return{posterior,none:row(posterior.size,0),
one:posterior.one.map(step=>({...step,whole:row(step.size,step.size)})),two:posterior.two.filter(({probability})=>probability>=
constants3.negligible.value).map(steps=>({...steps,whole:row(steps.size,steps.size),ofFirst:byShares(steps.size,steps.byShare),
ofSecond:byShares(steps.size,steps.byShare.toReversed())}))}}function rowOf(chances){return{chances,entropy:entropy(chances)}}
var bins=[...Array.from({length:12},(_,index)=>(index+.5)/8),1/0];function chancesOf(unit,size,shift,standardError){let clean=cleanChances(
unit,shift,standardError),[none,whole]=[cleanChances(unit,0,standardError),cleanChances(unit,size,standardError)],[wrongly,
astray]=[constants3.wrongAnswers.value,constants3.strayAnswers.value],right2=1-wrongly-astray;return clean.map((value2,bin)=>right2*
value2+wrongly*((none[bin]??0)+(whole[bin]??0))/2+astray/bins.length)}function cleanChances(unit,shift,standardError){let scale=scaleOf(
standardError,shift),below=bins.map(end=>end===1/0?1:normalCdf((end*unit-shift)/scale));return below.map((value2,index)=>value2-
(below[index-1]??0))}function entropy(probabilities){return sum(probabilities.map(value2=>value2>0?-value2*Math.log2(value2):
0))}function placesOf({base,head},{segments}){return segments.map(({blocks,versions})=>{let share2=isIn2=>sum(blocks.map(
block=>isIn2(block.version)?sizeOf(block):0))/versions;return{before:share2(version=>version<=base),inside:share2(version=>version>
base&&version<=head),after:share2(version=>version>head)}})}var{certain,provenShare}=constants3;function nextStep(state){let{last,answers:answers2}=state,posterior=posteriorOf(state),
failed2=failedVersions(answers2),measured2=measuredOf(answers2),failedNow=answers2.length-measured2.length-failed2.size;
if(failed2.has(0)||failed2.has(last)||failedNow>=constants3.mostFailures.value)return{kind:"done",result:resultSoFar(state)};
let ends={after:0,version:last},likely=likelyBlocks(posterior);if(!isKnown(answersOf2(measured2,ends),posterior.size)&&posterior.
none<certain.value)return{kind:"measure",base:0,head:last,outlook:outlookOf(posterior,1)};let result=resultOf(state,posterior,
likely);if(result!==null)return{kind:"done",result};if(measured2.length>=mostComparisons(last))return{kind:"done",result:resultSoFar(
state)};let unproven=likely.find(block=>block.any>=certain.value&&!isKnown(answersOf2(measured2,block),block.share*posterior.
size)),{candidate,information}=bestCandidate(posterior,likely,measured2,failed2),next=unproven===void 0?candidate:{base:unproven.
after,head:unproven.version};return{kind:"measure",base:next.base,head:next.head,outlook:outlookOf(posterior,information)}}
function mostComparisons(last){return Math.ceil(Math.log2(last+1))+constants3.mostExtra.value}function resultSoFar(state){
let posterior=posteriorOf(state),likely=likelyBlocks(posterior),outlook=outlookOf(posterior,1),probability=severalOf(posterior),
places=outlook.left.toSorted((one,other)=>one.version-other.version),[first,last]=[places[0],places.at(-1)];if(!isMajority(
probability,1)||first===void 0||last===void 0)return{kind:"unclear",outlook};let steps=provenSteps(state,posterior,likely);
return{kind:"several-steps",after:first.after,upTo:last.version,probability,steps}}function outlookOf(posterior,information){
let likely=likelyBlocks(posterior).toSorted((one,other)=>other.any-one.any),left2=[],all=sum(likely.map(({any})=>any)),covered=0;
for(let{after,version,any}of likely){if(covered>=certain.value*all)break;left2.push({after,version,probability:any}),covered+=
any}let open2=entropy([posterior.none,...likely.map(({any})=>any)]);return{left:left2,none:posterior.none,expected:1+Math.
ceil(open2/Math.max(.1,information))}}function likelyBlocks({segments,one,two}){return segments.flatMap(({blocks,versions},segment)=>{
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
return step===null?[]:[step]})}function provenStep({answers:answers2},{after,version,any},size){let own=answersOf2(measuredOf(
answers2),{after,version});if(!isKnown(own,size))return null;let middle=weightedMedian(own.map(answer=>({value:answer.log,
weight:weightOf(answer)})));if(middle<provenShare.value*size)return null;let alike=own.filter(({log:log2})=>Math.abs(log2-
middle)<=provenShare.value*size);return{after,version,probability:any,effect:effectOf(alike)}}function answersOf2(measured2,{
after,version}){return measured2.filter(({base,head})=>base===after&&head===version)}function isKnown(answers2,size){return constants3.
knownErrors.value*errorOf(answers2)<=size}function errorOf(answers2){return Math.sqrt(1/sum(answers2.map(weightOf)))}function weightOf({
standardError}){return scaleOf(standardError,0)**-2}function effectOf(answers2){let log2=sum(answers2.map(answer=>answer.
log*weightOf(answer)))/sum(answers2.map(weightOf)),half=studentTQuantile(.975,sum(answers2.map(({degrees})=>degrees)))*errorOf(
answers2);return{log:log2,low:log2-half,high:log2+half}}function bestCandidate(posterior,likely,measured2,failed2){let possible=answersOf(
posterior,median(measured2.map(({standardError})=>standardError))),known=new Set(measured2.flatMap(({base,head})=>[base,
head])),candidates=[...likely.map(({version})=>({base:0,head:version})),...likely.filter(({after})=>after>0).map(({after,
version})=>({base:after,head:version}))],best={candidate:{base:0,head:0},information:0,value:-1};for(let candidate of candidates){
let information=informationOf(candidate,possible),chances=[candidate.base,candidate.head].map(version=>known.has(version)?
1:chanceToBuild(version,failed2)),value2=information*chances.reduce((product,chance3)=>product*chance3,1);value2>best.value&&
(best={candidate,information,value:value2})}return best}function chanceToBuild(version,failed2){let nearest2=Math.min(...[
...failed2].map(other=>Math.abs(other-version)));return 1-constants3.nextFails.value**nearest2}var commitSchema=object({sha:string(),parents:array(string()),author:string(),authoredAt:string(),subject:string()});var bisectSchemaVersion=1,logRatio2=number().describe("ln(head / base); above 0 is worse."),number2=number().int().nonnegative(),
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
 no such directory.")}).and(discriminatedUnion("kind",[object({kind:literal("measured"),log:logRatio2,standardError:number().
nonnegative(),degrees:number().int().positive().describe("The degrees of freedom of Student's t-distribution.")}),object(
{kind:literal("failed"),version:number2.describe("The version that doesn't build or can't be measured."),why:string()})])),
effectSchema=object({log:logRatio2,low:logRatio2,high:logRatio2}).describe("The change, with its 95% interval."),blockSchema=object(
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
, but that the search doesn't change."),explanation:explanationSchema.nullable(),blame:blameSchema.nullable()});async function readLine(git,good,bad){let[from,to]=[await knownCommit(git,good,"--good"),await knownCommit(git,bad,"--ba\
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
function commitOfText(text3){let[sha="",parents="",author="",authoredAt="",subject=""]=text3.split("\0");return{sha,parents:parents.
split(" ").filter(parent=>parent!==""),author,authoredAt,subject}}async function lines(git,...args){let result=await git.
runLong(...args);return succeeded(result)?result.stdout.split(`
`).filter(line=>line!==""):[]}import{join as join5}from"node:path";var changedStates=["regressed","new","removed","noted"];function explanationOf({reasons,ranges},run2){let kernels=ranges.flatMap(range=>range.kernels).filter(({time})=>changedStates.
includes(time.state)).toSorted((one,other)=>Math.abs(other.impactRatio)-Math.abs(one.impactRatio)),lines2=[...kernels,...ranges.
flatMap(({counts:counts2})=>counts2)].flatMap(({launchSites:launchSites2})=>launchSites2?.areLikely===!0?launchSites2.sites:
[]).map(({file,line,function:name})=>`${file}${line===null?"":`:${String(line)}`} (${name})`);return{run:run2,reasons:reasons.
filter(({verdict})=>verdict==="regressed").map(({text:text3})=>text3),kernels:kernels.slice(0,10).map(({name,time})=>({name,
state:time.state,changeRatio:time.changeRatio})),lines:[...new Set(lines2)]}}function figureOf({reasons,ranges}){for(let reason of reasons){let figure=reason.verdict==="regressed"?figureOfReason(reason):
null;if(figure!==null)return figure}let[first]=ranges;return first===void 0?null:{kind:"gpu-time",range:rangeText(first.
name,first.domain)}}function figureOfReason({id,range,family,kernel,reported,reportedKind}){if((id==="metric-regressed"||
id==="memory-regressed")&&reported!==null&&reportedKind!==null)return{kind:"metric",name:reported,metricKind:reportedKind};
if(range===null)return null;if(id==="latency-regressed")return{kind:"wall-time",range};if(id==="family-regressed"&&family!==
null)return{kind:"family",range,name:family};if((id==="kernel-regressed"||id==="swapped-kernel-regressed")&&kernel!==null)
return{kind:"kernel",range,name:kernel};let count5=Object.entries(countReasonIds).find(([,{up}])=>up===id);return count5!==
void 0?{kind:"count",range,name:count5[0]}:{kind:"gpu-time",range}}function changeOf(comparison,figure){if(figure.kind===
"metric"){let metric=comparison.metrics.find(({name,kind})=>name===figure.name&&kind===figure.metricKind);return metric===
void 0?null:ofMetric(metric)}let row=comparison.ranges.find(({name,domain})=>rangeText(name,domain)===figure.range);if(row===
void 0)return null;if(figure.kind==="count")return ofCount(row.counts.filter(({metric})=>metric===figure.name));let time=timeOf2(
row,figure);return time===null?null:ofInterval(time)}function timeOf2(row,figure){switch(figure.kind){case"gpu-time":return row.
gpuBusyTime;case"wall-time":return row.latency?.time??null;case"family":return row.families.find(({family})=>family===figure.
name)?.time??null;case"kernel":return row.kernels.find(({name,baseNames,headNames})=>name===figure.name||baseNames.includes(
figure.name)||headNames.includes(figure.name))?.time??null}}function ofInterval({changeRatio,lowRatio,highRatio,thresholdRatio,
rounds:rounds2}){if(changeRatio===null||lowRatio===null||highRatio===null)return null;let degrees=constants.usualWeight.
value+Math.max(1,rounds2-1),half=(Math.log1p(highRatio)-Math.log1p(lowRatio))/2;return{log:Math.log1p(changeRatio),standardError:half/
studentTQuantile(.975,degrees),degrees,least:thresholdRatio===null?null:Math.log1p(thresholdRatio)}}function ofMetric({better,
change}){let estimate=ofInterval(change);return estimate===null||better!=="higher"?estimate:{...estimate,log:-estimate.log}}
function ofCount(rows2){let[first]=rows2;if(first===void 0)return null;let total2=side=>rows2.reduce((sum2,row)=>sum2+row[side],
0),shift=total2("base")===0?1:0;return{log:Math.log(Math.max(1,total2("head")+shift)/(total2("base")+shift)),standardError:0,
degrees:constants.usualWeight.value,least:Math.log1p(first.thresholdRatio)}}import{rm}from"node:fs/promises";import{join as join4,resolve as resolve3}from"node:path";import{createHash}from"node:crypto";import{mkdir}from"node:fs/promises";import{join as join3,resolve as resolve2}from"node:path";var bisectFile="bisect.json",largestBytes=64*2**20;function keyOf(parts){return createHash("sha256").update(JSON.stringify(
parts)).digest("hex").slice(0,12)}function folderOf(out,key){return join3(resolve2(out),`bisect-${key}`)}async function readStore(out,key){
return readBisect(join3(folderOf(out,key),bisectFile))}async function openStore(out,begin){await makeOut(resolve2(out));
let directory=folderOf(out,begin.key);await mkdir(directory,{recursive:!0,mode:448});let file=join3(directory,bisectFile),
known=await readBisect(file);if(known!==null&&liveness(known.process)==="alive"&&known.process.pid!==process.pid)throw new UserError(
{id:"bisect-running",what:`Process ${String(known.process.pid)} is already running this search.`,where:directory,help:"W\
ait until that process finishes, or stop it."});let bisect2=known===null?begin:{...known,process:ownIdentity()},write=async()=>writeFileAtomic(
file,jsonParts(bisect2),"replace");await write();let change=async changed=>{bisect2={...bisect2,...changed},await write()};
return{directory,file,isResumed:known!==null,bisect:()=>bisect2,change,changeSearch:async changed=>{let newest2=bisect2.
searches.at(-1);if(newest2===void 0)throw new Error("A bisect has at least one search.");await change({searches:[...bisect2.
searches.slice(0,-1),{...newest2,...changed}]})}}}async function readBisect(file){let text3=await readRegularFile(file,largestBytes).
then(read2=>read2.text,error=>{if(errorCode(error)==="ENOENT")return null;throw error});if(text3===null)return null;let found=bisectSchema.
safeParse(jsonOrNull(text3));if(found.success)return found.data;throw new ParseError({id:"bisect-unreadable",what:`${file}\
 isn't a search that this version can read.`,where:file,why:found.error.issues[0]?.message??"The file isn't valid JSON.",
help:"Remove the search's folder to start over.",cause:found.error})}var packagesVariable="LLM_PROFILE_PACKAGES",comparisonsFolder="comparisons";async function compareVersions(place3,pair){
let{clock}=place3.context,start=clock.monotonicMs(),seconds2=()=>(clock.monotonicMs()-start)/1e3;try{let{comparison,directory}=await runPair(
place3,pair);if(pair.isExplained||await removeCaptures(directory),comparison===null)throw new Error("The run has a base \
but produced no comparison.");let{baseline}=comparison;if(baseline.state==="failed"||comparison.base===null)return{kind:"\
failed",side:"base",why:baseline.text??"",failure:null,seconds:seconds2()};if(comparison.base.source.commit!==pair.base.
commit.sha)throw new Error(`We meant to compare with ${pair.base.commit.sha}, but got ${String(comparison.base.source.commit)}\
.`);return{kind:"compared",comparison,directory,seconds:seconds2()}}catch(error){let failure=asFailure(error);if(isMachineFault(
failure))throw failure;return{kind:"failed",side:"head",why:[failure.what,failure.why].filter(part=>part!==null).join(`
`),failure,seconds:seconds2()}}}function isMachineFault(failure){return failure instanceof UserError||failure instanceof
ToolError&&failure.id?.startsWith("disk-")===!0}async function runPair(place3,{base,head,figure,isExplained,folder}){var _stack=[];
try{let{context,loaded,repository,temporary,ports}=place3;let{commit}=head;let worktree=__using(_stack,await createWorktree(
ports,{repository,commit:commit.sha,temporary,warn:message=>{context.log.warning(message)}}),!0);await openToLaterUser(worktree.
path,ports);for(let note of worktree.notes)context.log.warning(note);let cwd=await baseDirectory(context.cwd,repository,
worktree);let config=await configOf(place3,{base,figure,isExplained,folder,tree:worktree.path,cwd});let inTree={...context,
cwd,environment:await environmentIn(worktree.path,repository,context.environment),pullRequestBase:null};let variables={base:await packagesOf(
base,folder),head:await packagesOf(head,folder)};let raw={configFile:null,presets:[],inputs:[],overrides:[]};return await run(
inTree,{loaded:{...loaded,config},raw,publisher:null,recordedBase:null,history:null,variables})}catch(_){var _error=_,_hasError=!0}finally{
var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}var probeRounds=2;async function configOf({
context,loaded,repository,ports,temporary},{base,figure,isExplained,folder,tree,cwd}){let config=await withFoundTools(loaded.
config,context.environment.PATH??"",context.cwd),{compare:compare3,workload,latency}=config,own=file=>file===null?null:resolve3(
context.cwd,file),programs=await headPrograms({runTool:ports.runTool,cwd:resolve3(context.cwd,workload["working-director\
y"]),environment:ports.environment,temporaryDirectory:temporary},namedPrograms(config),{repository,base:resolve3(cwd,workload["\
working-directory"])}),needsWall=figure===null||figure.kind==="wall-time"||figure.kind==="metric",named=withPrograms(config,
programs),isProbe=figure!==null&&!isExplained;return{...named,rounds:config.rounds??(isProbe?probeRounds:null),workload:{
...named.workload,environment:await environmentIn(tree,repository,workload.environment)},out:join4(folder,comparisonsFolder),
"keep-runs":Number.MAX_SAFE_INTEGER,"time-budget":null,lines:isExplained?config.lines:"off",ncu:{...config.ncu,enabled:isExplained&&
config.ncu.enabled},latency:{...named.latency,pairs:needsWall?latency.pairs:0},compare:{...compare3,goal:"hold","max-rou\
nds":isProbe?config.rounds??probeRounds:compare3["max-rounds"],base:base.commit.sha,calibration:own(compare3.calibration),
accepted:own(compare3.accepted)}}}async function environmentIn(tree,repository,given){let environment2=Object.fromEntries(
Object.entries(given).flatMap(([name,value2])=>value2===void 0?[]:[[name,value2]])),installed=await installedPrefixes(environment2);
return sideEnvironment({environment:environment2,venv:null,tree,repository,installed,caches:{}})}async function packagesOf({
packages:packages2},folder){if(packages2===null)return{};let text3=Object.entries(packages2).map(([name,version])=>`${name}\
==${version}
`).join(""),file=join4(folder,"packages",`${keyOf([packages2])}.txt`);return await writeFileAtomic(file,text3,"replace"),
{[packagesVariable]:file}}async function removeCaptures(directory){for(let side of["base","head"])await rm(join4(directory,
side),{recursive:!0,force:!0})}function stateOf({least},{versions,answers:answers2}){return{last:versions.length-1,least,answers:answers2}}function newest({
searches}){let search2=searches.at(-1);if(search2===void 0)throw new Error("A bisect has at least one search.");return search2}
function versionAt(versions,index){let version=versions[index];if(version===void 0)throw new RangeError(`Version ${String(
index)} doesn't exist.`);return version}function usualSeconds(store){let seconds2=store.bisect().searches.flatMap(({answers:answers2})=>answers2.
map(answer=>answer.seconds));return seconds2.length===0?0:Math.max(...seconds2)}async function explain({store}){let culprit=culpritOf(store.bisect());if(culprit===null||store.bisect().explanation!==null)
return;let{step,search:search2}=culprit,own=search2.answers.find(answer=>answer.kind==="measured"&&answer.base===step.after&&
answer.head===step.version);if(own?.run==null)return;let comparison=await readComparison2(join5(store.directory,own.run));
comparison!==null&&await store.change({explanation:explanationOf(comparison,own.run)})}async function readComparison2(directory){
let text3=await readRegularFile(join5(directory,"comparison.json"),268435456).then(read2=>read2.text,()=>"");return comparisonSchema.
safeParse(jsonOrNull(text3)).data??null}async function blame({place:place3,store,log:log2},endMs){let{figure,blame:known}=store.
bisect(),culprit=culpritOf(store.bisect());if(culprit===null||known!==null||figure===null)return!0;let{search:search2,step}=culprit,
pairs2=blamePairs(search2.versions,versionAt(search2.versions,step.version));if(pairs2===null)return!0;if(place3.context.
clock.monotonicMs()+2e3*usualSeconds(store)>endMs)return!1;let good=versionAt(search2.versions,0),effects=[];for(let head of[
pairs2.alone,pairs2.without]){log2.info(blameStepText(head===pairs2.alone?"alone":"without"));let compared=await compareVersions(
place3,{base:good,head,figure,isExplained:!1,folder:store.directory}),change=compared.kind==="compared"?changeOf(compared.
comparison,figure):null;effects.push(change===null?null:effectOf([change]))}let[alone=null,without=null]=effects;return await store.
change({blame:{alone,without}}),!0}function namedCommits(bisect2,result){let newest2=bisect2.searches.at(-1),culprit=culpritOf(
bisect2);return(result.kind==="several-steps"&&newest2!==void 0?result.steps.map(step=>({search:newest2,step})):culprit===
null?[]:[culprit]).flatMap(({search:search2,step:{after,version}})=>{let{commit,changes}=versionAt(search2.versions,version);
return version-after===1&&changes===null?[commit]:[]})}function culpritOf({searches}){for(let search2 of searches.toReversed())
if(search2.result?.kind==="culprit")return{search:search2,step:search2.result.step};return null}import{mkdir as mkdir2,realpath}from"node:fs/promises";import{isAbsolute,join as join6,relative}from"node:path";async function openPlace(stack,context,loaded){let{guard,toolFolder,forTools,tool}=await prepareGround(stack,context),opened=stack.
use(await openRepository({runTool:tool,environment:forTools,cwd:context.cwd,temporaryDirectory:toolFolder.tmp})),top=opened.
kind==="none"?null:await opened.git.line("rev-parse","--show-toplevel");if(opened.kind==="none"||top===null)throw new UserError(
{id:"bisect-without-repository",what:"No git repository to search.",where:context.cwd,why:opened.kind==="none"?opened.why:
null,help:"Run `llm-profile bisect` inside a clone of the repository."});let temporary=join6(toolFolder.path,"checkouts");
await mkdir2(temporary);for(let folder of[toolFolder.path,temporary])await letLaterUserPass(folder);let directory=loaded.
config.workload["working-directory"],repository=await realpath(top);if(isAbsolute(directory)&&!relative(repository,directory).
startsWith(".."))throw new UserError({id:"bisect-working-directory",what:"The program would always start in this working\
 tree, not in the commit's checkout.",where:`workload.working-directory: ${directory}`,help:`Make this path relative to \
the current folder: ${relative(context.cwd,directory)||"."}`});return{context,loaded,git:opened.git,repository,temporary,
ports:{runTool:tool,cleanUp:tellCommands(createRunTool({marker:guard.marker}),context.log),environment:forTools,guard}}}
function quietLog(log2){let told=new Set;return{info:log2.detail,detail:log2.detail,warning:message=>{told.has(message)||
log2.warning(message),told.add(message)},output:()=>{},running:()=>{},group:async(title,body)=>(log2.detail(`== ${title}`),
body())}}import{relative as relative2}from"node:path";async function searchLine(search2,endMs){let{store,log:log2,place:place3}=search2;for(;;){let step=nextStep(stateOf(store.
bisect(),newest(store.bisect())));if(step.kind==="done")return await store.changeSearch({result:step.result}),step.result;
if(place3.context.clock.monotonicMs()+1e3*usualSeconds(store)>endMs)return null;log2.info(nextText(store.bisect(),step));
let answer=await measureStep(search2,step);log2.info(answerText(store.bisect(),answer))}}async function measureStep(search2,{
base,head}){let{store}=search2,{figure,searches}=store.bisect(),{versions,answers:answers2}=newest(store.bisect()),isFirst=searches.
every(one=>one.answers.length===0),isParent=blocksOf(stateOf(store.bisect(),newest(store.bisect()))).some(({after,version})=>after===
base&&version===head),isAgain=answers2.some(answer2=>answer2.kind==="measured"&&answer2.base===base&&answer2.head===head),
compared=await compareVersions(search2.place,{base:versionAt(versions,base),head:versionAt(versions,head),figure,isExplained:isParent&&
!isAgain&&figure!==null,folder:store.directory});if(isFirst)return firstAnswer(search2,compared);let answer=answerOf(store,
compared,{base,head});return await store.changeSearch({answers:[...newest(store.bisect()).answers,answer]}),answer}async function firstAnswer({
store,place:place3,log:log2,line,figure:asked},compared){if(compared.kind==="failed")throw endFails(compared);let{comparison}=compared,
figure=asked??figureOf(comparison),change=figure===null?null:changeOf(comparison,figure);if(change===null)throw nothingToAsk(
comparison);let packages2=packageChanges(comparison),{setup}=place3.loaded.config.workload,isSet=JSON.stringify(setup??"").
includes(packagesVariable),changed=isSet?packages2.changed:[],versions=versionsOf(line.good,line.commits,{changed}),notSearched=[
...isSet?[]:packages2.changed.map(({name,from,to})=>({name,base:from,head:to})),...packages2.others];for(let text3 of packagesText(
{changed,notSearched,isSet}))log2.info(text3);let known={...store.bisect(),figure,least:change.least??store.bisect().least,
notSearched},ends={base:0,head:versions.length-1},answer=answerOf({...store,bisect:()=>known},compared,ends);return await store.
change({figure,least:known.least,notSearched,searches:[{within:"first-parents",versions,answers:[answer],result:null}]}),
answer}function endFails({side,why,failure}){return failure??new ToolError({id:"bisect-end-failed",what:`Can't measure t\
he ${side==="base"?"good":"bad"} commit, so there's nothing to compare with.`,why,help:"Choose another commit, or fix th\
e failure. To see the failure, check out that commit and run `llm-profile run`."})}function nothingToAsk({reasons}){let why=reasons.
flatMap(({verdict,text:text3})=>verdict===null?[]:[text3]);return new ToolError({id:"bisect-nothing-to-ask",what:"Nothin\
g to search for: we couldn't prove that the bad commit is slower, and we can't estimate how its GPU time changed.",why:why.
join(`
`),help:"Measure more: set `rounds` to at least 2 for GPU times, or `latency.pairs` to at least 5 for wall times and met\
rics."})}function answerOf({bisect:current,directory},compared,{base,head}){let{seconds:seconds2}=compared;if(compared.kind===
"failed")return{kind:"failed",base,head,seconds:seconds2,run:null,version:compared.side==="base"?base:head,why:compared.
why};let{figure}=current(),run2=relative2(directory,compared.directory),change=figure===null?null:changeOf(compared.comparison,
figure);if(change===null)return{kind:"failed",base,head,seconds:seconds2,run:run2,version:head,why:"The capture doesn't \
contain the value we're searching for, or only one round was measured."};let{log:log2,standardError,degrees}=change;return{
kind:"measured",base,head,seconds:seconds2,run:run2,log:log2,standardError,degrees}}async function withGitCommits(stored,{good,bad},git,line){let searches=[];for(let search2 of stored.searches){let searched=search2.
within==="merge"?await mergedBy(git,searches.at(-1)):line;searches.push(withCommits(search2,searched===null?[]:[searched.
good,...searched.commits]))}return{...stored,good,bad,searches}}async function mergedBy(git,previous){return previous?.result?.
kind!=="culprit"?null:readMerged(git,versionAt(previous.versions,previous.result.step.version).commit)}function withCommits(search2,commits){
let bySha=new Map(commits.map(commit=>[commit.sha,commit])),versions=search2.versions.map(version=>{let commit=bySha.get(
version.commit.sha);if(commit===void 0)throw notInGit(version.commit.sha);return{...version,commit}});return{...search2,
versions}}function notInGit(sha){return new ParseError({id:"bisect-unreadable",what:"The stored search has a commit that\
 isn't between its good and its bad commit.",where:"bisect.json",why:`Git doesn't list ${plainText(sha).slice(0,64)} the\
re. Something changed the file.`,help:"Remove the search's folder to start over."})}async function bisect(context,request){let loaded=await loadSettings(context,request.settings,!0),budget=loaded.config["\
time-budget"];return searchCommits(context,loaded,{...request,figure:null,timeLimitMs:budget===null?1/0:parseDurationMs(
budget),opened:()=>{}})}async function searchCommits(context,loaded,request){var _stack=[];try{let{config}=loaded;await comparePolicy(
context,loaded);workloadArgv(config.workload,"checked before anything is made");let stack=__using(_stack,new AsyncDisposableStack,
!0);let place3=await openPlace(stack,context,loaded);let line=await readLine(place3.git,request.good,request.bad);let begin=begun(
context,request,place3,line);let store=await openStore(resolve4(context.cwd,config.out),begin);await store.change(await withGitCommits(
store.bisect(),begin,place3.git,line));request.opened(store.directory);context.log.info(goesOnText(store.bisect(),{file:store.
file,isResumed:store.isResumed}));let search2={place:{...place3,context:{...context,log:quietLog(context.log)}},store,log:context.
log,line,figure:request.figure};return outcomeOf(store,await searchAll(search2,context.clock.monotonicMs()+request.timeLimitMs))}catch(_){
var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}async function planBisect(context,request){
var _stack=[];try{let loaded=await loadSettings(context,request.settings,!0);let{config}=loaded;let stack=__using(_stack,
new AsyncDisposableStack,!0);let place3=await openPlace(stack,context,loaded);let line=await readLine(place3.git,request.
good,request.bad);let planned=begun(context,{...request,figure:null},place3,line);let stored=await readStore(resolve4(context.
cwd,config.out),planned.key);let known=stored===null?null:await withGitCommits(stored,planned,place3.git,line);let withBase={
...config,compare:{...config.compare,base:line.good.sha}};let plan=planCaptures(withBase);let untraced=untracedPairs(withBase,
2);let current=known??planned;let search2=newest(current);let step=nextStep(stateOf(current,search2));return{bisect:current,
legs:describeLegs(withBase,plan,{sides:2,untraced,isCompared:!0,filterMode:null}),expected:search2.result===null&&step.kind===
"measure"?step.outlook.expected:null}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,
_hasError);_promise&&await _promise}}function begun(context,{good,bad,figure},place3,line){let{workload,ranges,rounds:rounds2,
compare:compare3}=place3.loaded.config,last=line.commits.at(-1)??line.good;return{schemaVersion:bisectSchemaVersion,tool:{
name:toolName,version:context.version},startedAt:context.clock.now().toISOString(),process:ownIdentity(),key:keyOf([place3.
repository,line.good.sha,last.sha,workload,ranges,rounds2,compare3["range-threshold"],...figure===null?[]:[figure]]),good:{
ref:good,commit:line.good.sha},bad:{ref:bad,commit:last.sha},figure:null,least:Math.log1p(constants.rangeThreshold.value),
searches:[{within:"first-parents",versions:versionsOf(line.good,line.commits,{changed:[]}),answers:[],result:null}],notSearched:[],
explanation:null,blame:null}}async function searchAll(search2,endMs){let{store,place:place3}=search2;for(;;){let result=newest(
store.bisect()).result??await searchLine(search2,endMs);if(result===null)return!1;let inner=await searchOfMerge(place3,newest(
store.bisect()),result);if(inner===null)break;await store.change({searches:[...store.bisect().searches,inner]})}return await explain(
search2),blame(search2,endMs)}async function searchOfMerge({git},{versions},result){if(result.kind!=="culprit"||result.step.
version-result.step.after>1)return null;let{commit,changes}=versionAt(versions,result.step.version),merged3=changes===null?
await readMerged(git,commit):null;if(merged3===null)return null;let{packages:packages2}=versionAt(versions,result.step.version);
return{within:"merge",versions:[merged3.good,...merged3.commits].map(one=>({commit:one,packages:packages2,changes:null})),
answers:[],result:null}}function outcomeOf({bisect:current,file},isFinished){let known=current(),search2=known.searches.
at(-1);if(search2===void 0)throw new Error("A bisect must have at least one search.");let result=search2.result??resultSoFar(
stateOf(known,search2)),isAnswered=isFinished&&(result.kind!=="unclear"||culpritOf(known)!==null);return{bisect:known,file,
result,isFinished,exitCode:isAnswered?exitCodes.pass:exitCodes.inconclusive}}async function printBisect(request,{withFeatures,output}){let context=await withFeatures();if(request.isDry)return await output.
print(bisectPlanText(await planBisect(context,request),output.layout())),exitCodes.pass;let found=await bisect(context,request);
return await output.say(bisectText(found,output.layout())),output.isJson&&await output.printJson(found.bisect),found.exitCode}var job_exports={};__export(job_exports,{bisectPart:()=>bisectPart});import{readdir}from"node:fs/promises";import{join as join7}from"node:path";function endsOf(comparison){if(comparison===null||!comparison.reasons.some(({verdict})=>verdict==="regressed"))return null;
let{base,head,interleaved}=comparison,none=why=>({kind:"none",why}),good=commitOf(base);if(good===null)return none({kind:"\
commit-unknown",side:"base"});let bad=commitOf(head);if(bad===null)return none({kind:"commit-unknown",side:"head"});let gpus={
base:gpusOf(base),head:gpusOf(head)};return!interleaved&&gpus.base!==null&&gpus.head!==null&&gpus.base!==gpus.head?none(
{kind:"other-gpu",base:gpus.base,head:gpus.head}):{kind:"ends",good,bad,figure:figureOf(comparison)}}function commitOf(side){
let commit=side?.source.commit??null;return commit!==null&&/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(commit)?commit:null}function gpusOf(side){
let ids=(side?.machine.gpus??[]).map(({uuid})=>uuid);return ids.length===0||ids.includes(null)?null:ids.toSorted().join(
", ")}var longestTitle=200,mostPulls=10,pullSchema=object({number:number().int().positive(),title:string(),merged_at:string().
nullish()});async function pullOfCommit(api,repository,sha){try{let what=`list the pull requests for ${sha.slice(0,12)} \
in ${fullName(repository)}`,pulls=await api.call(what,"pull-requests: read",async github=>{let{data}=await github.rest.repos.
listPullRequestsAssociatedWithCommit({...inRepository(repository),commit_sha:sha,per_page:mostPulls});return array(pullSchema).
parse(data)}),found=pulls.find(({merged_at:merged3})=>merged3!=null)??pulls[0];return found===void 0?null:{number:found.
number,title:plainText(found.title).slice(0,longestTitle).toWellFormed()}}catch(error){if(error instanceof ApiFailure)return null;
throw error}}function newsBlocks(news){let{pulls,artifact}=news;return["**Which change caused this?**",...lineBlocks(resultLines(news,
"The bisect ran out of time. To give it 3 hours, set `bisect: 3h`; the default is 1h.")),...pulls.map(pullText),...fold(
"What changed",lineBlocks(supportLines(news,run2=>`${run2}/report.html in the artifact ${artifact.name}`))),[costLine(news),
...artifact.url===null?[]:[link("All comparisons",artifact.url)]].join(" ")]}function pullText({sha,number:number3,title,
url:url2}){return`Pull request for ${prose(sha.slice(0,12))}: ${link(prose(`#${String(number3)} ${title}`),url2)}`}function lineBlocks(lines2){
let groups=[];for(let line of lines2)line.startsWith(" ")?groups.at(-1)?.items.push(line.trim()):groups.push({line,items:[]});
return groups.flatMap(({line,items})=>[prose(line),...list(items.map(item=>prose(item)),"lines")])}function noSearchText(why){
switch(why.kind){case"commit-unknown":return why.side==="base"?"No bisect: the base's results don't say which commit was\
 measured.":"No bisect: this run doesn't know which commit it measured.";case"other-gpu":return`No bisect: the base was \
measured on another GPU (${why.base}, not ${why.head}), so the GPU may be the cause.`;case"not-here":return`No bisect: t\
his clone doesn't have the base's commit, ${why.commit.slice(0,12)}. Set \`fetch-depth: 0\` for actions/checkout.`;case"\
not-built-on":return`No bisect: commit ${why.bad.slice(0,12)} isn't a descendant of the base's commit, ${why.good.slice(
0,12)}.`}}var bisectPart={after:async(jobContext,run2)=>{await orWarn(jobContext,"Couldn't publish the bisect",async()=>bisectJob(
jobContext,run2))}};async function bisectJob(jobContext,run2){let{context,job,publish,waitBudget}=jobContext,{published,
secrets}=run2;if(publish.bisectMs===null||job===null)return;let ends=await endsOfJob(jobContext,job,run2);if(ends===null)
return;let searched=ends.kind==="none"?{note:noSearchText(ends.why),outcome:null,directory:null}:await search(jobContext,
run2,ends,publish.bisectMs);ends.kind==="none"&&context.log.info(noSearchText(ends.why)),await waitBudget.stretch(async()=>{
let input=await withNews(jobContext,job,published.input,searched,secrets);published.directory!==null&&await writeCommentFile(
jobContext,published.directory,input,secrets),await writeAgain(jobContext,published,input,secrets)})}var events=new Set(
["schedule","push","workflow_dispatch","issue_comment"]);async function endsOfJob({context},{event,pullRequest},{result}){
var _stack=[];try{let{log:log2}=context;if(!events.has(event))return log2.info(`No bisect: a \`${event}\` event doesn't s\
tart a bisect. To start a bisect, comment on the pull request (docs/bisect.md).`),null;let ends=result.exitCode===exitCodes.
regressed?endsOf(result.comparison):null;ends===null&&log2.info("No bisect: this run has no slowdown that fails the job.");
if(ends?.kind!=="ends")return ends;let{good,bad}=ends;let tools=__using(_stack,await ownTools(context),!0);let repository=__using(
_stack,await openRepository({...tools,cwd:context.cwd}),!0);if(repository.kind==="none")return{kind:"none",why:{kind:"no\
t-here",commit:good}};let{git}=repository;if(await git.line("rev-parse","--verify","--quiet",`${good}^{commit}`)===null)
return{kind:"none",why:{kind:"not-here",commit:good}};if(pullRequest!==null)return{...ends,bad:pullRequest.headSha};return await isAncestor(
git,good,bad)?ends:{kind:"none",why:{kind:"not-built-on",good,bad}}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}}async function search({context},{loaded},ends,timeLimitMs){let directory=null,
opened=path=>{directory=path};try{let outcome=await searchCommits(context,loaded,{...ends,timeLimitMs,opened});return context.
log.info(bisectText(outcome,logLayout)),{note:null,outcome,directory}}catch(error){if(error instanceof StoppedError)throw error;
let note=`The bisect failed: ${diagnosticText(failureOf(error))}`;return context.log.warning(note),{note,outcome:null,directory}}}
async function withNews(jobContext,job,input,{note,outcome,directory},secrets){let uploaded=directory===null?null:await uploadSearch(
jobContext,job,directory,secrets);if(outcome===null)return note===null?input:{...input,notes:[...input.notes,note]};let artifact={
name:uploaded?.name??bisectName(artifactName(jobContext)),url:uploaded?.url??null};return{...input,more:newsBlocks({...outcome,
pulls:await pullsOf(jobContext,job,outcome),artifact})}}async function pullsOf({api},{repository,serverUrl},{bisect:bisect2,
result}){if(api===null)return[];let found=namedCommits(bisect2,result).map(async({sha})=>{let pull=await pullOfCommit(api,
repository,sha);return pull===null?[]:[{...pull,sha,url:`${serverUrl}/${fullName(repository)}/pull/${String(pull.number)}`}]});
return(await Promise.all(found)).flat()}async function uploadSearch(jobContext,job,directory,secrets){let{context,publish,
waitBudget}=jobContext,{main,failures}=await uploadRun({directory,name:bisectName(artifactName(jobContext)),job,retentionDays:publish.
retentionDays,withheld:await withheldIn(directory),secrets,temporaryDirectory:temporaryBase(context),log:context.log,stop:waitBudget.
signal});for(let failure of failures)warnOf(jobContext,failure);return main}async function withheldIn(directory){let all=(await readdir(
join7(directory,comparisonsFolder)).catch(()=>[])).map(async run2=>{let folder=`${comparisonsFolder}/${run2}`;return(await readRunRecord(
join7(directory,folder)).then(record3=>record3.withheld,()=>[{path:"**",reason:"Its run.json can't be read."}])).map(({path,
reason})=>({path:`${folder}/${path}`,reason}))});return(await Promise.all(all)).flat()}var effects_exports={};__export(effects_exports,{calibrate:()=>calibrate2,printCalibration:()=>printCalibration});var shownKernels=8;function calibrationText({gpu,driver,pairs:pairs2,ranges,falseAlarms},layout){return[`${plainText(gpu.
name)}, driver ${driver??"unknown"}: ${counted(pairs2,"pair")} of rounds of the same code.`,...falseAlarms===null?[]:[falseAlarmText(
falseAlarms)],...ranges.flatMap(range=>["",...rangeLines(range,layout)])].flatMap(line=>wrapLine(line,layout)).join(`
`)}function falseAlarmText({alarms,comparisons,rounds:rounds2}){return`${alarms} of ${comparisons} comparisons among the\
se rounds (rounds per side: ${rounds2}) would have falsely reported a change.`}function rangeLines({name,domain,pairSpread:pairSpread2,
kernels,latency},layout){let most3=kernels.toSorted((one,other)=>other.pairSpread-one.pairSpread).slice(0,shownKernels),
rest=kernels.length-most3.length;return[`NVTX range ${plainText(domain===""?name:`${name}@${domain}`)}: two rounds of th\
e same code typically differ by ${percent(pairSpread2)}. The kernels that vary most:`,...textTable([right("between round\
s"),flexible("kernel",32,kernelLabels)],most3.map(kernel=>[percent(kernel.pairSpread),kernel.name]),layout),...rest>0?[`\
  \u2026 and ${rest} more kernels, which vary less`]:[],...latency===null?[]:[latencyLine(latency)]]}function latencyLine({
processes,statistic,changeRatio,detectableRatio}){let found=detectableRatio===null?"too few to tell a slowdown from nois\
e":`a slowdown of ${percent(detectableRatio)} is found 95% of the time`,differ=changeRatio===null?"":`; the sides differ\
 by ${signedPercent(changeRatio)}`;return`  wall time without tracing (${statistic} of each process): ${processes} proce\
sses per side, all running the same code${differ}; ${found}`}import{mkdtemp}from"node:fs/promises";import{join as join8,resolve as resolve5}from"node:path";function choices(count5,size,most3){let all=binomial(count5,size),taken=Math.min(all,most3);return Array.from({length:taken},
(_,index)=>choiceAt(Math.floor(index*all/taken),count5,size))}function choiceAt(rank,count5,size){let chosen2=[],left2=rank;
for(let number3=0;chosen2.length<size;number3+=1){let withIt=binomial(count5-number3-1,size-chosen2.length-1);left2<withIt?
chosen2.push(number3):left2-=withIt}return chosen2}function binomial(count5,size){let product=1;for(let factor=1;factor<=
size;factor+=1)product=product*(count5-size+factor)/factor;return Math.round(product)}function isFalseAlarm({reasons}){return reasons.some(({verdict,id})=>verdict==="regressed"||id==="range-improved")}var mostComparisons2=120;
function calibrate({base,head,rounds:rounds2,latencyThreshold,isAlarm}){let pairs2=base.rounds.length;check(base,head,rounds2);
let[gpu]=base.machine.gpus;if(gpu===void 0||gpu.uuid===null)throw new UserError({what:"We don't know which GPU these rou\
nds ran on, so no later comparison could use the calibration.",help:"Calibrate with reports that were captured on the ru\
nner, with a driver that reports the GPU's UUID."});let untraced=pairRuns(base.untraced,head.untraced,!0),learned={schemaVersion:calibrationSchemaVersion,
tool:base.tool,createdAt:head.createdAt,from:"rounds",gpu:{name:gpu.name,uuid:gpu.uuid},driver:base.machine.driver,captureMode:base.
captureMode,source:{repository:base.source.repository,commit:base.source.commit},pairs:pairs2,ranges:base.ranges.flatMap(
range=>{let learned2=calibratedRange(range,matching(range,head));return learned2===null?[]:[{...learned2,latency:calibratedLatency(
untraced,range,latencyThreshold)}]}),falseAlarms:{rounds:rounds2,comparisons:1,alarms:0}},tries=choices(pairs2,rounds2,mostComparisons2),
alarms=tries.filter(indices=>isAlarm(profileOfRounds(base,indices),profileOfRounds(head,indices),learned)).length;return{
...learned,falseAlarms:{rounds:rounds2,comparisons:tries.length,alarms}}}function check(base,head,rounds2){let pairs2=base.
rounds.length;if(pairs2!==head.rounds.length||pairs2<Math.max(2,rounds2))throw new UserError({what:`A calibration for co\
mparisons of ${counted(rounds2,"round")} per side needs at least ${String(Math.max(2,rounds2))} pairs of rounds, but the\
 sides have ${String(pairs2)} and ${String(head.rounds.length)} rounds.`,help:"Measure more pairs. 10 or more give usefu\
l limits."});let gpus=new Set([...base.machine.gpus,...head.machine.gpus].map(({uuid})=>uuid));if(gpus.size>1)throw new UserError(
{what:"All rounds of a calibration must run on the same GPU.",where:[...gpus].map(uuid=>uuid??"(UUID unknown)").join(", "),
help:"Limit the workload to a single GPU, for example with CUDA_VISIBLE_DEVICES=0, and measure again."})}function matching(range,head){
let found=head.ranges.find(one=>one.name===range.name&&one.domain===range.domain);if(found!==void 0)return found;throw new UserError(
{what:`The range ${range.name} is in only one half of the calibration's rounds, so the two halves aren't from the same c\
ode.`})}function calibratedLatency(runs,range,threshold){let latency=latencyOf(runs,range,threshold);if(latency===null)return null;
let{changeRatio,spreadRatio,detectableRatio,rounds:rounds2}=latency.time;return{processes:rounds2,statistic:latency.statistic,
changeRatio,spreadRatio,detectableRatio}}function calibratedRange(first,second){let{rounds:steady,kept,roundsDisagree}=steadyRounds(
{base:first,head:second,interleaved:!0}),{base,head,interleaved}=steady,pairs2=base.rounds.length,headFirst=kept.base.map(
index=>index%2===1),spreadOf=(one,other)=>pairSpread(one,other,headFirst),ofRange=spreadOf(times(base.rounds,"gpuBusyNs"),
times(head.rounds,"gpuBusyNs"));if(!interleaved||roundsDisagree||ofRange===null)return null;let headFamilies=new Map(head.
families.map(one=>[one.family,one])),headKernels=new Map(head.kernels.map(one=>[one.name,one]));return{name:base.name,domain:base.
domain,skippedInstances:base.skippedInstances,pairs:pairs2,pairSpread:ofRange,wallSpread:spreadOf(times(base.rounds,"wal\
lNs"),times(head.rounds,"wallNs")),families:base.families.flatMap(({family,rounds:rounds2})=>{let spread=spreadOf(times(
rounds2,"totalNs"),times(headFamilies.get(family)?.rounds,"totalNs"));return spread===null?[]:[{family,pairSpread:spread}]}),
kernels:base.kernels.flatMap(({name,rounds:rounds2})=>{let spread=spreadOf(times(rounds2,"totalNs"),times(headKernels.get(
name)?.rounds,"totalNs"));return spread===null?[]:[{name,pairSpread:spread}]})}}function times(rounds2,key){return(rounds2??
[]).map(round=>round?.[key]??0)}function pairSpread(base,head,headFirst){let pairs2=headFirst.length;if(base.length!==pairs2||
head.length!==pairs2||![...base,...head].every(ns2=>ns2>0))return null;let slowdowns=base.map((before2,round)=>logRatio(
before2,head[round]??before2)),secondIsSlower=mean(slowdowns.map((log2,round)=>headFirst[round]===!0?-log2:log2)),squares=slowdowns.
reduce((sum2,log2)=>sum2+log2**2,0)-pairs2*secondIsSlower**2;return Math.sqrt(Math.max(0,squares)/(pairs2-1))}async function calibrate2(context,request){let raw={...request.settings,overrides:[...request.settings.overrides,"ncu.en\
abled=false","compare.calibration=null","compare.base=null"]},loaded=await loadSettings(context,raw,!0),rounds2=loaded.config.
rounds??3;if(request.pairs<Math.max(2,rounds2))throw new UserError({what:`${counted(request.pairs,"pair isn't","pairs ar\
en't")} enough for comparisons with ${counted(rounds2,"round")} per side.`,where:"--pairs",help:`Use at least ${Math.max(
2,rounds2)}. With 10 or more, you get useful limits.`});let plan=planCaptures(loaded.config),planned={...plan,rounds:request.
pairs,roundsOfLoad:plan.roundsOfLoad===null?null:1},policy=await comparePolicy(context,loaded);workloadArgv(loaded.config.
workload,"checked before anything is made");let file=resolve5(context.cwd,request.file);return await tryToWrite(file).catch(
error=>{throw new UserError({...cannotWrite(file,error),help:"Choose a file in a folder that you can write to. An existi\
ng file is replaced."})}),wholeRun(context,{loaded,raw,publisher:null},async session=>{let calibration=await measure(session,
planned,policy,rounds2),kept=await session.directory.write("calibration.json",jsonParts(calibration));return await writeFileAtomic(
file,jsonParts(calibration),"replace").catch(error=>{throw new ToolError({...cannotWrite(file,error),help:`Copy the cali\
bration from ${kept}.`})}),{file,calibration,exitCode:exitCodes.pass}})}function cannotWrite(file,error){return{what:`Ca\
n't write the calibration to ${file}.`,where:"--file",why:errorMessage(error),cause:error}}async function withOwnCaches(session){
let{config,program,isolation}=session;if(config.compare.caches==="separate")return session;let folder=await mkdtemp(join8(
program.temporary.tmp,"caches-"));await shareWithIsolatedUser(folder,isolation);let caches=await makeCaches(folder,config.
compare.goal,isolation),environment2={...program.environment,...caches,...tunerVariables(program.environment)};return{...session,
program:{...program,environment:environment2}}}async function measure(given,planned,policy,rounds2){if(!given.mayUseGpu)
throw new UserError({what:"This machine has no GPU to calibrate.",why:"A calibration describes how much times on one GPU\
 vary, so it needs a GPU even if require-kernels is false.",help:"Run `llm-profile calibrate` on the machine that will c\
ompare commits."});let session=await withGpuWatch(await withOwnCaches(given)),own=newSide(session,"head");await runSetup(
own);let{plan,emitted,captureMode}=await settlePlan(own,planned),sides={head:unmeasured({...own,emitted,captureMode}),base:unmeasured(
{...newSide(session,"base"),captureMode})},{latency,compare:policyOfConfig}=session.config,untraced=latency.pairs===0?0:
Math.min(latency["max-pairs"],plan.rounds);await announce(session,plan,{sides:2,untraced,isCompared:!1,filterMode:null});
let pairs2=await addPairs(sides,plan,plan.rounds),measured2=pairs2.failed===null&&measuredBase(pairs2)!==null?await addUntraced(
pairs2,untraced):pairs2;if(measured2.failed!==null)throw measured2.failed;let base=ofBase(measured2.base,sideProfile);if(base instanceof
LlmProfileError)throw base;let profiles={base:base??sideProfile(sides.base),head:sideProfile(measured2.head)};return await session.
directory.write(sideFiles.base,jsonParts(profiles.base)),await session.directory.write(sideFiles.head,jsonParts(profiles.
head)),await compressReports(session),calibrate({...profiles,rounds:rounds2,latencyThreshold:policyOfConfig["latency-thr\
eshold"]/100,isAlarm:(one,other,calibration)=>isFalseAlarm(compare({base:one,head:other,interleaved:!0,policy:{...policyOfConfig,
budgets:[],thresholds:[]},...policy,accepted:[],calibration}))})}async function printCalibration(request,{context,output}){
let{calibration,file,exitCode}=await calibrate2(context,request),use=`To use this calibration in comparisons: --set comp\
are.calibration=${file}`;return output.isQuiet||output.aside(""),await output.say(output.isQuiet?use:`${calibrationText(
calibration,output.layout())}

${use}`),output.isJson&&await output.printJson(calibration),exitCode}var effects_exports2={};__export(effects_exports2,{demo:()=>demo,printDemo:()=>printDemo});import{mkdtemp as mkdtemp2}from"node:fs/promises";
import{tmpdir}from"node:os";import{join as join9,resolve as resolve6}from"node:path";async function demo(context,out){let folder=out===null?null:resolve6(context.cwd,out);folder!==null&&await makeNewFolder(
folder);let below=name=>folder===null?null:join9(folder,name),settings={configFile:null,presets:[],inputs:[],overrides:[]},
recordings=[];for(let{recording,title}of recorded){let paths=[recordingPath(context,recording)],result=await analyze(context,
{paths,areRanks:!1,ranges:["decode"],ncu:[],out:below(recording),settings});recordings.push({title,result})}let[base,head]=recorded.
map(({recording})=>[recordingPath(context,recording)]),comparison=await compare2(context,{base:base??[],head:head??[],ranges:[
"decode"],out:below("comparison"),settings}),profile=recordings.at(-1)?.result.profile??null,fails=comparison.exitCode!==
exitCodes.pass,comment=comparisonComment("LLM decode: SDPA \u2192 eager attention",comparison.comparison,profile,fails),
commentFile=below("comment.md");return commentFile!==null&&await writeFileAtomic(commentFile,comment,"refuse"),{recordings,
comparison,commentFile}}var recorded=[{recording:"llm-decode-sdpa",title:"LLM decode with SDPA attention, 3 rounds on an\
 H100"},{recording:"llm-decode-eager",title:"The same decode with eager attention"}];function recordingPath({root},recording){
return join9(root,"examples","recordings",recording)}async function printDemo(request,{withResultFiles,output:{screen,print}}){
let context=await withResultFiles(),out=request.out??join9(await mkdtemp2(join9(tmpdir(),"llm-profile-demo-")),"demo"),{
recordings,comparison,commentFile}=await demo(context,out),layout=screen.out(),headed=title=>paint(layout,"strong",`=== ${title}`);
for(let{title,result}of recordings){let options={maxRanges:mostRanges,topKernels:result.shownKernels,layout};await print(
`
${headed(title)}
${profileText(result.profile,options)}`)}let{comparison:compared,shownKernels:topKernels}=comparison;return await print(
`
${headed("The second recording compared with the first")}
${comparisonText(compared,{topKernels,layout})}`),context.log.info(`
The comment that a pull request would get: ${commentFile??""}`),context.log.info(`The report, to open in a browser: ${comparison.
reportFile??""}`),context.log.info(`A trace of both sides, to open in ui.perfetto.dev: ${comparison.traceFile??""}`),exitCodes.
pass}var effects_exports3={};__export(effects_exports3,{doctor:()=>doctor,printDiagnosis:()=>printDiagnosis});var doctorSchemaVersion=1,findingSchema=diagnosticSchema.extend({id:string().describe("The check, such as `nsys`, `isola\
tion`, or `gpu-busy`."),blocksRun:boolean().describe("True if this finding is an error, because every error keeps `run` \
from starting.")}),count3=number().int().nonnegative(),seconds=number().nonnegative(),toolHistorySchema=object({tool:string(),
calls:count3,failures:count3.describe("Calls that failed, timed out, or never started. Calls that a user interrupted cou\
nt as neither failures nor successes."),stopped:count3,successRatio:number().min(0).max(1).nullable().describe("Successe\
s divided by the sum of successes and failures. Null if that sum is 0."),medianSeconds:seconds,maxSeconds:seconds}),pastRunStates=[
"passed","failed","stopped","running","did-not-finish"],pastRunsSchema=object({runs:count3,byState:record(_enum(pastRunStates),
count3),tools:array(toolHistorySchema).readonly(),failures:array(object({id:string().nullable(),count:count3})).readonly().
describe("Most frequent first. `id` is null for failures without an id."),unreadable:array(object({name:string(),why:string()})).
readonly().describe("Run directories with an unreadable run.json, and why. The other numbers don't include these directo\
ries.")}),doctorSchema=object({schemaVersion:literal(doctorSchemaVersion),version:string().describe("llm-profile's versi\
on."),canCapture:boolean().nullable().describe("True if no finding is an error. The exit code is then 0, otherwise 3. Nu\
ll with `--runs`, which doesn't check the machine."),errors:count3,warnings:count3,machine:envRecordSchema.nullable().describe(
"The machine and its tools, as in a run's env.json. Null with `--runs`."),findings:array(findingSchema).readonly().describe(
"In the order of the checks. A check may have several findings."),runs:pastRunsSchema.nullable().describe("Null without \
`--runs`.")});var signs={note:{text:"\u2713 ok",tone:"good"},warning:{text:"! warning",tone:"unsure"},error:{text:"\u2717 error",tone:"\
bad"}};function renderFindings(findings,layout){return renderWith(findings,summary(findings),layout)}function renderBuildFindings(findings,layout){
let found=countOf(findings),last=findings.some(({severity})=>severity==="error")?`${found}: the tools don't work.`:`${found===
""?"":`${found}. `}The tools work.`;return renderWith(findings,last,layout)}function renderWith(findings,last,layout){return[
...findings.length===0?[]:[...findingLines(findings,layout),""],...wrapText(last,layout)].join(`
`)+`
`}function findingLines(findings,layout){let signWidth=Math.max(...Object.values(signs).map(({text:text3})=>text3.length)),
idWidth=Math.max(0,...findings.map(({id})=>id.length)),indent=" ".repeat(signWidth+idWidth+4),hung=(start,text3,deeper="")=>wrapText(
oneLine(text3),{...layout,width:layout.width-indent.length-deeper.length}).map((line,at)=>(at===0?start:indent+deeper)+line);
return findings.flatMap(({id,severity,what,help})=>{let{text:text3,tone}=signs[severity],sign=paint(layout,tone,text3)+"\
 ".repeat(signWidth-text3.length);return[...hung(`${sign}  ${id.padEnd(idWidth)}  `,what),...help===null?[]:hung(`${indent}\
help: `,help," ".repeat(6))]})}function renderPastRuns(past,folder,layout){if(past.runs===0&&past.unreadable.length===0)
return`No runs in ${folder}.
`;let states3=Object.entries(past.byState).filter(([,count5])=>count5>0).map(([state,count5])=>`${formatCount(count5)} ${state.
replaceAll("-"," ")}`),lines2=[`${counted(past.runs,"run")} in ${folder}${states3.length===0?".":`: ${states3.join(", ")}\
.`}`];if(past.tools.length>0&&lines2.push("",...toolTable(past,layout)),past.failures.length>0){lines2.push("","Why runs\
 failed, most common reasons first:");for(let{id,count:count5}of past.failures)lines2.push(`  ${formatCount(count5)} \xD7  ${plainText(
id??"(no known cause)")}`)}if(past.unreadable.length>0){lines2.push("","Left out because we can't read their run.json:");
for(let{name,why}of past.unreadable)lines2.push(`  ${plainText(name)}: ${oneLine(why)}`)}return lines2.flatMap(line=>wrapLine(
line,layout)).join(`
`)+`
`}function renderDoctorJson(found){let{version,machine,findings,runs}=found,[errors,warnings]=[severityCount(findings,"e\
rror"),severityCount(findings,"warning")];return`${plainJson({schemaVersion:doctorSchemaVersion,version,canCapture:machine===
null?null:errors===0,errors,warnings,machine,findings,runs},2)}
`}function toolTable(past,layout){return textTable(leaving([flexible("Tool",12),...["Calls","Failed","Stopped","Success",
"Median","Longest"].map(right)],["Stopped","Median"]),past.tools.map(tool=>[plainText(tool.tool),formatCount(tool.calls),
formatCount(tool.failures),formatCount(tool.stopped),tool.successRatio===null?"\u2013":formatShare(tool.successRatio),formatSeconds(
tool.medianSeconds),formatSeconds(tool.maxSeconds)]),layout)}function countOf(findings){let[errors,warnings]=[severityCount(
findings,"error"),severityCount(findings,"warning")];return[errors>0?counted(errors,"error"):"",warnings>0?counted(warnings,
"warning"):""].filter(text3=>text3!=="").join(", ")}function severityCount(findings,severity){return findings.filter(finding=>finding.
severity===severity).length}function summary(findings){let found=countOf(findings),others="`analyze`, `compare`, and `de\
mo` don't need any of this.";return severityCount(findings,"error")>0?`${found}: \`llm-profile run\` can't start here. ${others}`:
found===""?"No problems found.":`${found}. \`llm-profile run\` can start.`}function oneLine(text3){return plainText(text3.
replaceAll(/(?<!\s)\s*\n\s*/g," \xB7 "))}import{resolve as resolve7}from"node:path";import{readdir as readdir2,readFile as readFile2}from"node:fs/promises";import{join as join10}from"node:path";var sampleMs=500,busyCores=.5,stolenMatters=.01,waitingMatters=5;async function runNoiseChecks(context){return[...await runChecks(
context,[checkCores]),...await runChecks(context,[checkGovernor,checkVirtual,checkCard,checkLatency])]}var checkGovernor=async({
sys})=>{let folder=join10(sys,"devices/system/cpu"),cores=(await readdir2(folder).catch(()=>[])).filter(name=>/^cpu\d+$/.
test(name)),known=(await Promise.all(cores.map(core=>text2(join10(folder,core,"cpufreq/scaling_governor"))))).map(governor=>governor.
trim()).filter(governor=>/^[\w-]{1,32}$/.test(governor));if(known.length===0)return[ok("noise-governor","Like most virtu\
al machines, this system doesn't report a CPU frequency governor.")];let counts2=[...Map.groupBy(known,governor=>governor)].
map(([governor,all])=>`${governor} (${all.length})`);return known.every(governor=>governor==="performance")?[ok("noise-g\
overnor",`The CPU frequency governor is performance (${counted(known.length,"core")}).`)]:[warning("noise-governor",`The\
 CPU frequency governor is ${listText(counts2.toSorted(),4)}, so core clocks follow the load. Host time and latency will\
 vary.`,"Run `cpupower frequency-set --governor performance` on the host, if its owner agrees.")]},checkCores=async context=>{
let before2=cpuTimes(await text2(join10(context.proc,"stat")));await context.wait(sampleMs);let after=cpuTimes(await text2(
join10(context.proc,"stat")));if(before2===null||after===null||after.total<=before2.total)return[ok("noise-cores","The s\
ystem doesn't report how busy its cores are.")];let passed=after.total-before2.total,busy=after.cores*(after.busy-before2.
busy)/passed,stolen=(after.stolen-before2.stolen)/passed,waiting=Number(/^some avg10=(\d+(?:\.\d+)?)/m.exec(await text2(
join10(context.proc,"pressure/cpu")))?.[1]??0),load=/^\d+\.\d+/.exec(await text2(join10(context.proc,"loadavg")))?.[0]??
"unknown",figures=`${busy.toFixed(1)} of ${counted(after.cores,"core")} busy, load ${load} over the last minute`,found=[
...busy>=busyCores||waiting>=waitingMatters?[warning("noise-cores",`Other work is running on the cores: ${figures}${waiting>=
waitingMatters?`, something waited for a core during ${waiting}% of the last ten seconds`:""}.`,"Wait for the other work\
 to finish, or give the runner dedicated cores. In a container, that work may be on the host.")]:[],...stolen>=stolenMatters?
[warning("noise-cores",`The hypervisor gives this machine's cores to other machines: ${percent(stolen)} of the CPU time \
was stolen.`,"Use a machine with dedicated cores.")]:[]];return found.length>0?found:[ok("noise-cores",`The cores are id\
le: ${figures}.`)]};function cpuTimes(stat2){let line=/^cpu ((?: \d+){8,10})/m.exec(stat2)?.[1];if(line===void 0)return null;
let[user=0,nice=0,system=0,idle=0,iowait=0,irq=0,softirq=0,stolen=0]=line.trim().split(" ").map(Number),busy=user+nice+system+
irq+softirq;return{cores:stat2.match(/^cpu\d+ /gm)?.length??1,total:busy+idle+iowait+stolen,busy,stolen}}var checkVirtual=async({
proc,sys})=>{let isVirtual=/^flags\s*:.*\shypervisor(?:\s|$)/m.test(await text2(join10(proc,"cpuinfo"))),[quota="max",period=""]=(await text2(
join10(sys,"fs/cgroup/cpu.max"))).trim().split(" "),cores=Number(quota)/Number(period),machine=isVirtual?ok("noise-virtu\
al","This is a virtual machine. We can't see what else runs on the physical machine, and CPU times vary more than on a d\
edicated machine."):ok("noise-virtual","No sign of a virtual machine.");return!Number.isFinite(cores)||cores<=0?[machine]:
[machine,warning("noise-virtual",`A quota limits the container to ${Number(cores.toFixed(2))} cores. A program that uses\
 up the quota pauses until the next period (${Number(period)/1e3} ms).`,"Give the container whole cores (--cpuset-cpus) \
instead of a quota (--cpus).")]},checkCard=async context=>{let answer=await context.gpus();if(answer.kind!=="gpus"||answer.
gpus.length===0)return[];let modes=rows(await smi(context,"--query-gpu=index,persistence_mode")),apps=rows(await smi(context,
"--query-compute-apps=gpu_uuid,pid"));return answer.gpus.filter(({index})=>context.gpuIndex===null||index===context.gpuIndex).
flatMap(({index,uuid,mig})=>{let name=`GPU ${index}`,others=apps.filter(([gpu,pid])=>gpu===uuid&&/^\d+$/.test(pid??"")).
length,found=[...modes.some(([gpu,mode])=>gpu===String(index)&&mode==="Disabled")?[warning("noise-card",`${name}: persis\
tence mode is off, so the driver may be reloaded for each process.`,"Run `nvidia-smi -pm 1` on the host.")]:[],...others>
0?[warning("noise-card",`${name}: ${others===1?"another process has":`${others} other processes have`} a context on it. \
Kernels from different processes take turns.`,"End those processes, or choose another GPU (workload.gpu).")]:[],...mig===
"Enabled"?[warning("noise-card",`${name} is split by MIG. Its instances share power and clocks, and GPU-wide numbers cov\
er all of them.`,"Measure on a whole GPU, or leave the other instances idle.")]:[]];return found.length>0?found:[ok("noi\
se-card",`${name}: persistence mode is on or unknown, no other processes are visible, and MIG is off. nvidia-smi doesn't\
 report whether clocks are locked, so llm-profile samples clock speeds during captures.`)]})},checkLatency=async context=>{
let{calibration}=context;if(calibration===null)return[ok("noise-latency","This machine isn't calibrated, so we don't kno\
w the smallest latency change that we can detect here. `llm-profile calibrate` measures it. Then set compare.calibration\
 to the file that the command writes.")];let misfit=await calibratedElsewhere(context,calibration);return misfit!==null?
[warning("noise-latency",`The calibration isn't from this machine: ${misfit}. We can't use it here.`,"Run `llm-profile c\
alibrate` here.")]:calibration.ranges.slice(0,mostRanges2).map(({name,domain,pairSpread:pairSpread2,latency,pairs:pairs2})=>ok(
"noise-latency",`${rangeText(name,domain)}: GPU time differs by ${percent(pairSpread2)} between two rounds of the same c\
ode (${counted(pairs2,"pair")}). ${foundLatency(latency)}`))};function foundLatency(latency){if(latency?.detectableRatio==
null)return"The calibration didn't measure the sensitivity of runs without CUDA tracing. Calibrate with latency.pairs se\
t to 3 or more.";let{detectableRatio,processes}=latency;return`With ${counted(processes,"run")} per side without CUDA tr\
acing, an increase in wall time of ${percent(detectableRatio)} would be detected 95% of the time.`}var mostRanges2=10;async function calibratedElsewhere(context,{
gpu,driver}){let answer=await context.gpus(),own=(answer.kind==="gpus"?answer.gpus:[]).find(({uuid})=>uuid===gpu.uuid);return own===
void 0?`it was recorded on ${gpu.name} (${gpu.uuid})`:own.driver===driver?null:`it was recorded with driver ${driver??"u\
nknown"}`}async function smi(context,query){try{let result=await call(context,"nvidia-smi",["nvidia-smi",query,"--format\
=csv,noheader"]);return result.exitCode===0&&!result.timedOut?result.stdout:""}catch(error){if(error instanceof StoppedError)
throw error;return""}}function rows(csv){return csv.split(`
`).map(line=>line.split(",").map(cell=>cell.trim()))}async function text2(path){return readFile2(path,"utf8").catch(()=>"")}async function doctor(context,{settings:raw,runs,build}){var _stack=[];try{if(runs!==null)return{kind:"runs",folder:runs,
runs:await readPastRuns(resolve7(context.cwd,runs))};let{config}=await loadSettings(context,raw,!1);let tools=__using(_stack,
await ownTools(context),!0);let file=config.compare.calibration;let calibration=file===null||build!==null?null:readCalibration(
treeText(context),file);let machine=inspectMachine(context,config,tools.runTool,tools.environment,calibration);if(build!==
null)return{kind:"build",findings:await runBuildChecks(machine,build.requireNcu),machine:await machineRecord(machine)};let noise=await runNoiseChecks(
machine);let findings=[...await runPreflight(machine,[checkSubscribers]),...noise];return{kind:"machine",findings,machine:await machineRecord(
machine)}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}
async function machineRecord(machine){let[nsys2,ncu2]=[(await machine.nsys()).presence,(await machine.ncu()).presence];return readEnvironmentRecord(
{gpus:await machine.gpus(),nsys:nsys2.state==="present"?nsys2.version:null,ncu:ncu2.state==="present"?ncu2.version:null,
environment:machine.workloadEnvironment})}async function printDiagnosis(request,{context,output}){let{screen,isJson,isQuiet,
print}=output,diagnosis=await doctor(context,request),{version}=context;if(diagnosis.kind==="runs"){let{runs,folder}=diagnosis;
return isJson?await print(renderDoctorJson({version,machine:null,findings:[],runs})):await print(renderPastRuns(runs,folder,
screen.out())),exitCodes.pass}let{kind,findings,machine}=diagnosis,shown2=isQuiet?findings.filter(({severity})=>severity!==
"note"):findings;return isJson?await print(renderDoctorJson({version,machine,findings,runs:null})):await print((kind==="\
build"?renderBuildFindings:renderFindings)(shown2,screen.out())),findings.some(({severity})=>severity==="error")?exitCodes.
capture:exitCodes.pass}var effects_exports4={};__export(effects_exports4,{dryRun:()=>dryRun,printDryRun:()=>printDryRun});var purposeNames={discovery:"a list of the program's ranges",probe:"a probe to decide if ranges can share captures",tuning:"\
autotuning, if the program does that",whole:"captures of the whole program, to find moved work",rounds:"captures",untraced:"\
runs without CUDA tracing",ncu:"Nsight Compute",verify:"verification",lines:"finding the lines behind what's slower"};function dryRunText(dry,layout){
let prose2=text3=>wrapLine(plainText(text3),layout,0);return["Dry run: nothing was started or written.","",...prose2(`Pl\
an: ${dry.legs}.`),"",...startLines(dry,layout),"",...prose2(timeLine(dry)),"",...prose2(`Each command is shown once. RU\
N, SESSION, RANGE, and KERNELS are placeholders that the run fills in. The run also adds isolation to each command (isol\
ation: ${dry.isolation}).${dry.isPaired?" The base's commands are the same, but run in its own checkout and write below \
base/.":""}`),...dry.commands.flatMap(({title,argv})=>["",`# ${title}`,shellLine(argv)])].map(plainText).join(`
`)}function startLines({starts,isPaired,isServer,retries,isGuarded,timeBudget},layout){let prose2=text3=>wrapLine(text3,
layout,0),made=starts.filter(({pass,red})=>pass.most!==0||red.most!==0),rows2=made.map(({purpose,pass,red})=>[purposeNames[purpose],
countText2(pass),...isPaired?[countText2(red)]:[]]),columns=isPaired?[left("for"),left("pass"),left("red")]:[left("for"),
left("starts")],repeated=[...retries>0?[`retries after transient failures (retries: ${String(retries)})`]:[],...isGuarded?
["rounds repeated because the GPU was disturbed (compare.guard)"]:[]];return[...prose2(`${startsText(starts,isServer?"se\
rver":"program")}:`),...textTable(columns,rows2,layout),...isPaired?prose2(verdictsText(made)):[],...timeBudget===null?[]:
[`To stay within the time budget (${timeBudget}), the run may skip all rounds after the first.`],...repeated.length===0?
[]:[`Not counted: ${repeated.join(", ")}.`]]}function verdictsText(starts){let has=(wanted,isThere)=>starts.some(one=>one.
purpose===wanted&&isThere(one)),faster=has("ncu",({pass})=>pass.most===0)?" If a range is faster, ncu also explains why.":
"";return`Red means slower on the GPU, or more launches or copies.${has("untraced",({red})=>red.most===0)?" If only wall\
 time is slower, the pass column applies.":""}${faster}`}function timeLine({lastSeconds,out,timeLimit}){return lastSeconds===
null?`Time: unknown, because no earlier run in ${out} made the same captures of this command (time limit per capture: ${timeLimit}\
).`:`Time: about ${formatSeconds(lastSeconds)}, based on the last run in ${out} with the same captures.`}import{join as join11,resolve as resolve8}from"node:path";async function dryRun(context,raw){let{loaded,readText}=await rulesOf(context,await loadSettings(context,raw,!0),raw),{config}=loaded,
plan=planCaptures(config);await comparePolicy(context,loaded,readText),checkWorkingDirectory(context,config);let sides=config.
compare.base===null?1:2,of={sides,untraced:untracedPairs(config,sides),isCompared:sides===2,filterMode:usesNcu(config)?expectedFilterMode(
config.ncu):null};return{isPaired:sides===2,legs:describeLegs(config,plan,of),starts:programStarts(config,plan,of),commands:plannedCommands(
config,plan,of).map(({title,argv})=>({title,argv:redactCommand(argv)})),out:config.out,lastSeconds:await lastOf(resolve8(
context.cwd,config.out),config,plan,of),timeLimit:String(config.workload["time-limit"]),timeBudget:config["time-budget"]===
null?null:String(config["time-budget"]),retries:config.retries,isGuarded:sides===2&&config.compare.guard,isolation:config.
isolation,isServer:config.workload.server.command!==null}}async function lastOf(out,config,plan,of){if(plan.unresolved.length>
0)return null;let plans=plan.captureMode==="probe"?[sharedPlan(plan,config),gatedPlan(plan)]:[plan];for(let known of plans)
for(let withOrWithout of[of,{...of,filterMode:null}]){let last=await lastDuration(out,planKey(config,known,withOrWithout));
if(last!==null)return last}return null}function plannedCommands(config,plan,of){let nsys2={path:config.nsys.path,missingOptions:[]},
workload=settings=>workloadArgv(settings.workload,join11(config.out,"RUN","hydra")),names=(...folder)=>({output:join11(config.
out,"RUN","head",...folder,"nsys","report"),session:"llm-profile-SESSION"}),inTurn=plan.rounds===1?"":`, round 1 of ${String(
plan.rounds)}`,{setup}=config.workload,before2=setup===null?[]:[{title:"sets the program up, without a profiler",argv:commandArgv(
setup)}];if(config.workload.server.command!==null)return[...before2,...serverCommands(config,names("round-1","server"))];
let untraced=untracedConfig(config),[first]=plan.captures,gate=first===void 0?{kind:"none"}:first.gate;return[...before2,
...isHeldToGoal(config,of)&&config.compare.verify.command!==null?[{title:"verifies what base computes, and later what he\
ad computes",argv:commandArgv(config.compare.verify.command)}]:[],...plan.captureMode==="probe"?[{title:"runs the probe;\
 if the report is small, each round repeats this capture instead of the captures below",argv:nsysProfileArgv(config,nsys2,
{kind:"none"},names("probe"),workload(config))}]:[],...plan.unresolved.length===0||plan.captureMode==="probe"?[]:[{title:"\
lists the ranges that match the globs; each range is then captured as below",argv:nsysNvtxArgv(config,nsys2,names("disco\
very"),workload(config))}],...isHeldToGoal(config,of)?[{title:"captures the whole program, to find work that moved",argv:nsysProfileArgv(
config,nsys2,{kind:"none"},names("whole"),workload(config))}]:[],...plan.captures.flatMap(capture=>{let own=names("round\
-1",capture.directory);return plan.roundsOfLoad!==null?[{title:"starts the program of each load",argv:nsysLaunchArgv(config,
nsys2,own.session,workload(config))},...captureCommands(config,own,[])]:[{title:`captures ${capture.label}${inTurn}`,argv:nsysProfileArgv(
config,nsys2,capture.gate,own,workload(config))}]}),...plan.unresolved.map(range=>({title:`captures a range that matches\
 ${range.text}${inTurn}`,argv:nsysProfileArgv(config,nsys2,{kind:"nvtx",range:{...range,message:"RANGE"},instances:range.
skip+(range.instances??1)},names("round-1","RANGE"),workload(config))})),...of.untraced===0?[]:[{title:`measures wall ti\
me without CUDA tracing, run 1 of ${String(of.untraced)}`,argv:nsysNvtxArgv(untraced,nsys2,names("untraced-1"),workload(
untraced))}],...of.filterMode===null?[]:ncuCommands(config,of),...of.isCompared&&config.lines==="auto"?[{title:"finds th\
e lines behind what's slower, if a range is slower",argv:nsysLinesArgv(config,nsys2,gate,names("lines"),workload(config))}]:
[]]}function serverCommands(config,names){let nsys2={path:config.nsys.path,missingOptions:[]},{server}=config.workload;return[
{title:"starts the server of each load",argv:nsysLaunchArgv(config,nsys2,names.session,commandArgv(server.command??[]))},
...[server["warm-up"]??server.client].flatMap(command=>command===null?[]:[{title:"warms the server up",argv:commandArgv(
command)}]),...captureCommands(config,names,server.client===null?[]:[{title:"sends requests to the server during the cap\
ture",argv:commandArgv(server.client)}])]}function captureCommands(config,names,meanwhile){let nsys2={path:config.nsys.path,
missingOptions:[]};return[{title:"begins a capture",argv:nsysStartArgv(config,nsys2,names)},...meanwhile,{title:"ends th\
e capture",argv:nsysStopArgv(nsys2,names.session)}]}function ncuCommands(config,{filterMode,isCompared}){let{ncu:ncu2}=config,
mode=filterMode===null||filterMode==="unknown"?"per-launch-config":filterMode,filters=config.ranges.map(entry=>parseRange(
typeof entry=="string"?entry:entry.range,null)).map(({message,domain,glob,text:text3})=>({name:glob?`RANGE(${text3})`:message,
domain:domain===null||domain==="*"?"":domain,style:"pushpop"})),isShared=sharesProcess(ncu2,mode),groups=ncu2.gating?isShared?
[filters]:filters.map(filter=>[filter]):[[]],when=isCompared&&ncu2.when==="auto"?", if a verdict needs a reason":"",often=filterMode===
"unknown"&&filters.length>1?"; an older ncu runs once per range":"";return groups.map(ranges=>({title:`explains the top \
kernels${when}${often}`,argv:ncuArgv(ncu2,{ranges,kernels:!ncu2.gating||replaysRanges(ncu2)?null:["KERNELS"],launches:null,
filterMode:mode,selection:selectionOf(config),log:join11(config.out,"RUN","head","ncu",isShared?"all-ranges":"RANGE","ra\
w.csv"),report:join11(config.out,"RUN","head","ncu",isShared?"all-ranges":"RANGE","report")},workloadArgv(config.workload,
join11(config.out,"RUN","hydra")))}))}async function printDryRun({settings},{context,output}){return await output.print(
dryRunText(await dryRun(context,settings),output.screen.out())),exitCodes.pass}var add_exports={};__export(add_exports,{addToHistory:()=>addToHistory,printAdded:()=>printAdded});import{existsSync as existsSync3,
readFileSync}from"node:fs";import{join as join14,resolve as resolve9}from"node:path";import{createHash as createHash2}from"node:crypto";var historyRecordSchemaVersion=1,largestRecordBytes=2e4,count4=number().int().nonnegative(),ns=number().nonnegative(),shortText=string().
max(500),link2=url({protocol:/^https?$/}).max(2e3).nullable(),rounds=array(ns).min(1).max(100).describe("One entry per r\
ound."),historyKernelSchema=object({name:shortText,family:string().max(100),ns:ns.describe("The kernel's median time per\
 round."),launches:count4.describe("The kernel's launches per round; the median over rounds.")}),historyRangeSchema=object(
{name:shortText,domain:shortText.describe("Empty for the default domain."),skippedInstances:count4.default(0),instances:count4.
describe("Instances per round; the median over rounds, like the other counts."),launches:count4,synchronizations:count4,
copyBytes:count4,busyNs:rounds.describe("How long the GPU was busy with the range."),wall:object({ns:rounds.describe("Wa\
ll time per instance: each process's median."),traced:boolean().describe("True if CUDA tracing was on, which inflates wa\
ll time.")}).nullable(),referenceBusyNs:rounds.nullable().default(null).describe("The pinned reference's `busyNs`, measu\
red in alternation with head in the same job. Null if there was no reference."),kernels:array(historyKernelSchema).max(10).
describe("Longest first.")}),historyMetricSchema=object({name:shortText,range:shortText.nullable(),unit:string().max(50).
nullable(),better:_enum(["lower","higher"]).nullable(),values:array(number()).min(1).max(100).describe("One entry per pr\
ocess.")}),historyFigureSchema=discriminatedUnion("kind",[object({kind:_enum(["busy","wall"]),range:shortText,domain:shortText}),
object({kind:literal("metric"),name:shortText,range:shortText.nullable()})]),historyCheckSchema=object({job:shortText,figure:historyFigureSchema,
before:string().regex(/^[0-9a-f]{40}$/),after:string().regex(/^[0-9a-f]{40}$/),outcome:_enum(["confirmed","refuted","unc\
lear"]).describe("Confirmed if `after` differs from `before` in the suspected direction, with both measured alternately."),
changeRatio:number().nullable().describe("0.02 means that the range takes 2% longer at `after`. Null if one of the commi\
ts doesn't have the range."),lowRatio:number().nullable(),highRatio:number().nullable()}),historyRecordSchema=object({schemaVersion:literal(
historyRecordSchemaVersion),tool:object({name:string().max(100),version:string().max(100)}),measuredAt:iso_exports.datetime(),
commit:object({sha:string().regex(/^[0-9a-f]{40}$/),committedAt:iso_exports.datetime().nullable(),branch:shortText.nullable(),
subject:string().max(200).nullable(),dirty:boolean().optional().describe("True if tracked files differed from the commit\
.")}).nullable().describe("Null if unknown."),run:object({id:count4.nullable().describe("Null outside GitHub Actions."),
attempt:number().int().min(1),job:shortText.describe("The job's name, with its matrix values. A job's runs form one seri\
es.")}).nullable().describe("Null outside GitHub Actions, unless the user named a job."),machine:object({gpus:array(shortText).
max(64).describe("The GPU models."),gpuIds:array(string().regex(/^[0-9a-f]{12}$/)).max(64).describe("Digests of the GPUs\
' UUIDs."),driver:string().max(100).nullable(),cuda:string().max(100).nullable()}),environment:string().regex(/^[0-9a-f]{16}$/).
nullable().describe("Digest of the packages, CUDA libraries and image. Null if unknown."),command:string().regex(/^[0-9a-f]{16}$/).
nullable().describe("Digest of the measured command."),captureMode:captureModeSchema.nullable(),reference:object({label:shortText,
commit:string().regex(/^[0-9a-f]{40}$/)}).nullable().describe("The pinned reference, measured in alternation with head. \
Null if there was no reference."),ranges:array(historyRangeSchema).max(200),rangesLeftOut:count4.default(0),metrics:array(
historyMetricSchema).max(200),metricsLeftOut:count4.default(0),checks:array(historyCheckSchema).max(50).default([]).describe(
"Suspected changes that this run checked. For each change, it measured the commits just before and just after the change\
, alternating between them."),links:object({run:link2,report:link2,artifact:link2})});var recordsFolder="runs";function recordPath({measuredAt,commit,run:run2}){let time=new Date(measuredAt).toISOString(),id=run2?.
id??time.replaceAll(/[-:.]/g,""),name=[commit?.sha??"unknown",String(id),String(run2?.attempt??1),safeName(run2?.job??"")].
join("-");return[recordsFolder,...time.slice(0,10).split("-"),`${name}.json`].join("/")}function recordText(record3){return`${JSON.
stringify(record3)}
`}function recordFile(record3){return{path:recordPath(record3),text:recordText(record3)}}var versionSchema2=object({schemaVersion:number().
int()});function readRecord(path,text3){if(Buffer.byteLength(text3)>largestRecordBytes)return{path,why:"too-large"};let value2=jsonOrNull(
text3);if(value2===null)return{path,why:"not-json"};let version=versionSchema2.safeParse(value2);if(version.success&&version.
data.schemaVersion>historyRecordSchemaVersion)return{path,why:"newer-version"};let{data:record3}=historyRecordSchema.safeParse(
value2);return record3===void 0||recordPath(record3)!==path?{path,why:"not-a-record"}:{path,record:record3}}var mostRecords=3e4;
function newestFiles(files,most3=mostRecords){let sorted=files.toSorted((one,other)=>byText(other.path,one.path));return{
newest:sorted.slice(0,most3),skipped:sorted.slice(most3).map(({path})=>({path,why:"too-large"}))}}function readHistory(read2){
let sorted=read2.toSorted((one,other)=>byText(one.path,other.path));return{records:sorted.filter(one=>"record"in one),skipped:sorted.
filter(one=>"why"in one)}}var most={text:500,values:100,ranges:200,kernels:10,gpus:64},mostBytes={gpus:2e3,metrics:6e3,checks:2e3};function historyRecordOf(measured2,context){
let{profile}=measured2,{machine,environment:environment2,workload,captureMode}=profile,gpus=machine.gpus.slice(0,most.gpus),
reference=referenceOf(measured2),ranges=profile.ranges.filter(({rounds:rounds2})=>rounds2.length>0).map(range=>rangeOf(range,
profile.untraced,reference?.profile??null)).toSorted((one,other)=>median(other.busyNs)-median(one.busyNs)),metrics=metricsOf(
profile.untraced),keptMetrics=firstWithin(metrics,mostBytes.metrics).slice(0,most.ranges),record3={schemaVersion:historyRecordSchemaVersion,
tool:{name:cut(profile.tool.name,100),version:cut(profile.tool.version,100)},measuredAt:isoTime(profile.measuredAt??profile.
createdAt),commit:commitOf2(context),run:context.run===null?null:{...context.run,job:cut(context.run.job,most.text)},machine:{
gpus:firstWithin(gpus.map(({name})=>cut(name,100)),mostBytes.gpus),gpuIds:gpus.flatMap(({uuid})=>uuid===null?[]:[gpuId(uuid)]),
driver:cutOrNull(machine.driver,100),cuda:cutOrNull(machine.cuda,100)},environment:environment2===null?null:environmentDigest(
environment2),command:workload.command.length===0?null:digest(JSON.stringify(workload.command),16),captureMode,reference:reference===
null?null:{label:reference.label,commit:reference.commit},ranges,rangesLeftOut:0,metrics:keptMetrics,metricsLeftOut:metrics.
length-keptMetrics.length,checks:firstWithin(context.checks,mostBytes.checks),links:context.links},{data,error}=historyRecordSchema.
safeParse(fitted2(record3));if(data!==void 0)return data;throw new ParseError({id:"history-not-recorded",what:"The run c\
an't be recorded.",why:prettifyError(error),help:"Use a profile.json exactly as llm-profile wrote it.",cause:error})}function isoTime(text3){
let ms=Date.parse(text3);return Number.isNaN(ms)?text3:new Date(ms).toISOString()}function commitOf2({commit}){return commit===
null?null:{...commit,branch:cutOrNull(commit.branch,most.text),subject:cutOrNull(commit.subject,200)}}function fitted2(whole){
let withFewer=(kernels,ranges)=>({...whole,ranges:whole.ranges.slice(0,ranges).map(range=>({...range,kernels:range.kernels.
slice(0,kernels)})),rangesLeftOut:whole.ranges.length-Math.min(ranges,whole.ranges.length)}),fits=record3=>Buffer.byteLength(
recordText(record3))<=largestRecordBytes;for(let kernels=most.kernels;kernels>0;kernels--){let record3=withFewer(kernels,
most.ranges);if(fits(record3))return record3}for(let ranges=Math.min(most.ranges,whole.ranges.length);ranges>0;ranges--){
let record3=withFewer(0,ranges);if(fits(record3))return record3}return withFewer(0,0)}function referenceOf({comparison,base}){
let label=comparison?.baseline.pinned,commit=comparison?.base?.source.commit;return base===null||comparison?.interleaved!==
!0||label===void 0||commit==null?null:{label:cut(label,most.text),commit,profile:base}}function rangeOf(range,untraced,reference){
let{name,domain,skippedInstances,rounds:rounds2,kernels}=range,time=gpuTimeOf(range),over=pick=>Math.round(median(rounds2.
map(pick)));return{name:recordedName(name),domain:recordedName(domain),skippedInstances,instances:over(({instances})=>instances),
launches:over(({launches})=>launches),synchronizations:over(({synchronizations})=>total(synchronizations.map(({count:count5})=>count5))),
copyBytes:over(({copies})=>total(copies.map(({bytes})=>bytes))),busyNs:rounds2.slice(0,most.values).map(time),wall:wallOf(
range,untraced),referenceBusyNs:referenceTimes(range,reference),kernels:kernels.map(kernel=>({name:recordedName(kernel.name),
family:cut(kernel.family,100),ns:medianTotalNs(kernel),launches:Math.round(medianLaunches(kernel))})).toSorted((one,other)=>other.
ns-one.ns).slice(0,most.kernels)}}function referenceTimes(range,reference){let other=reference?.ranges.find(({name,domain})=>name===
range.name&&domain===range.domain);return other===void 0||other.rounds.length===0?null:waitsForOthers(range)===waitsForOthers(
other)&&(!waitsForOthers(range)||ranksKnown(range)===ranksKnown(other))?other.rounds.slice(0,most.values).map(gpuTimeOf(
other)):null}function wallOf(range,untraced){let processes=untraced.map(run2=>instanceTimes(run2,range)).filter(times2=>times2.
length>0),ns2=values=>values.slice(0,most.values);if(processes.length>0)return{ns:ns2(processes.map(median)),traced:!1};
let ran=range.rounds.filter(({instances,wallNs})=>instances>0&&wallNs>0);return ran.length===0?null:{ns:ns2(ran.map(({wallNs,
instances})=>Math.round(wallNs/instances))),traced:!0}}var peakMemory={name:"peak memory",range:null,unit:"bytes",better:"\
lower"},clientTime={name:"client time",range:null,unit:"ns",better:"lower"};function metricsOf(untraced){let reported=new Map;
for(let{name,unit,better,value:value2}of untraced.flatMap(({metrics})=>metrics)){let key=JSON.stringify([name,unit]),metric=reported.
get(key)??{name:recordedName(name),range:null,unit:cutOrNull(unit,50),better,values:[]};metric.values.length<most.values&&
metric.values.push(value2),reported.set(key,metric)}let all=[...reported.values()],memory=untraced.flatMap(run2=>run2.peakMemory.
length===0?[]:[Math.max(...run2.peakMemory.map(({bytes})=>bytes))]),client=untraced.flatMap(run2=>run2.clientSeconds===null?
[]:[Math.round(run2.clientSeconds*1e9)]);return[...all.filter(({better})=>better!==null),...all.filter(({better})=>better===
null),...memory.length===0?[]:[{...peakMemory,values:memory.slice(0,most.values)}],...client.length===0?[]:[{...clientTime,
values:client.slice(0,most.values)}]]}function environmentDigest(environment2){let{operatingSystem,imageDigest,pythonPackages,
systemPackages,cudaLibraries}=environment2,lists=[pythonPackages,systemPackages,cudaLibraries];if(lists.every(list2=>list2===
null))return null;let sorted=lists.map(list2=>list2===null?null:Object.entries(list2).toSorted(([one],[other])=>byText(one,
other)));return digest(JSON.stringify([operatingSystem,imageDigest,...sorted]),16)}function firstWithin(items,bytes){let left2=bytes;
return items.filter(item=>(left2-=Buffer.byteLength(JSON.stringify(item))+1,left2>=0))}function gpuId(uuid){return digest(
uuid,12)}function digest(text3,length){return createHash2("sha256").update(text3).digest("hex").slice(0,length)}function recordedName(name){
return shortenName(name,most.text)}function cut(text3,longest2){return text3.slice(0,longest2).toWellFormed()}function cutOrNull(text3,longest2){
return text3===null?null:cut(text3,longest2)}function total(values){return values.reduce((sum2,value2)=>sum2+value2,0)}import{constants as constants4}from"node:fs";import{opendir}from"node:fs/promises";import{dirname as dirname3,join as join13}from"node:path";import{lstat}from"node:fs/promises";import{dirname as dirname2,join as join12}from"node:path";async function problemsOf(root,path,replaces){let parts=path.split("/");for(let[index]of parts.entries()){let name=parts.
slice(0,index+1).join("/"),stats=await lstat(join12(root,name)).catch(error=>{if(errorCode(error)==="ENOENT")return null;
throw error});if(stats===null)return[];if(stats.isSymbolicLink())return[`${name} is a link. llm-profile doesn't follow l\
inks.`];let isLast=index===parts.length-1;if(!isLast&&!stats.isDirectory())return[`${name} isn't a folder.`];if(isLast&&
!stats.isFile())return[`${name} already exists and isn't a file.`];if(isLast&&!replaces)return[`${name} already exists.`]}
return[]}async function requireAbsent(root,paths,replaces){let problems=(await Promise.all(paths.map(async path=>problemsOf(
root,path,replaces)))).flat();if(problems.length!==0)throw new UserError({what:"Wrote nothing:",problems:[...new Set(problems)],
where:root,help:replaces?"Remove what's there, or write the files by hand.":"--force replaces files, but not links or fo\
lders."})}async function writeNewFiles(root,files,replaces){await requireAbsent(root,files.map(({path})=>path),replaces);
for(let{path,text:text3}of files){let full=join12(root,path);await makeFolders(dirname2(full)),await writeFileAtomic(full,
text3,replaces?"replace":"refuse",438)}}var usualLimitMs=5*6e4,readAtOnce=16;async function addToFolder(folder,{path,text:text3}){let file=join13(folder,path),present=await presentText(
file);if(present===text3)return!1;if(present!==null)throw otherRecord(file);await requireAbsent(folder,[path],!0);try{return await makeFolders(
dirname3(file)),await writeFileAtomic(file,text3,"refuse",438),!0}catch(error){let written=await presentText(file);if(written===
text3)return!1;throw written===null?error:otherRecord(file)}}async function presentText(path){try{return(await readRegularFile(
path,largestRecordBytes,constants4.O_NOFOLLOW)).text}catch(error){if(errorCode(error)==="ENOENT")return null;throw new UserError(
{id:"history-path-taken",what:"A record's path is already taken by something that isn't a record.",where:path,why:errorMessage(
error),help:"Remove what's there. llm-profile doesn't follow links.",cause:error})}}function otherRecord(path){return new UserError(
{id:"history-record-differs",what:"The history already has a different record for this run.",where:path,why:"Records are\
 never overwritten.",help:"To store two measurements of one run, give each measurement a different name with --job. To r\
eplace the record, delete its file."})}async function readFolder(folder,deadline=AbortSignal.timeout(usualLimitMs)){if(!await isFolder(
folder))throw new UserError({id:"history-missing",what:"The history folder doesn't exist.",where:folder,help:"`llm-profi\
le history add` creates the folder when it adds the first record."});let{files,skipped}=await findFiles(folder,deadline),
{newest:newest2,skipped:older}=newestFiles(files),read2=[...skipped,...older],wanted=[...newest2],readAll=async()=>{for(let file=wanted.
pop();file!==void 0;file=wanted.pop())refuseWhenLate(deadline,folder),read2.push(await readFile3(folder,file.path))};return await Promise.
all(Array.from({length:readAtOnce},readAll)),readHistory(read2)}async function readFile3(folder,path){try{let{text:text3}=await readRegularFile(
join13(folder,path),2*largestRecordBytes,constants4.O_NOFOLLOW);return readRecord(path,text3)}catch(error){return{path,why:errorCode(
error)===""?"too-large":"not-a-record"}}}var levels2=[/^\d{4}$/,/^\d{2}$/,/^\d{2}$/];async function findFiles(folder,deadline){
let folders=[recordsFolder];for(let level of levels2){let below=[];for(let parent of folders){refuseWhenLate(deadline,folder);
for(let entry of await entriesOf(join13(folder,parent)))entry.isDirectory()&&level.test(entry.name)&&below.push(`${parent}\
/${entry.name}`)}folders=below}let files=[],skipped=[];for(let day of folders){refuseWhenLate(deadline,folder);for(let entry of await entriesOf(
join13(folder,day))){let path=`${day}/${entry.name}`;entry.name.startsWith(".")||(entry.isFile()?files.push({path}):skipped.
push({path,why:"not-a-record"}))}}return{files,skipped}}async function entriesOf(folder){let entries=[];try{for await(let entry of await opendir(
folder)){if(entries.length>mostRecords)throw tooMany(folder);entries.push(entry)}}catch(error){if(errorCode(error)!=="EN\
OENT"&&errorCode(error)!=="ENOTDIR")throw error}return entries}function tooMany(folder){return new UserError({id:"histor\
y-too-large",what:`A history folder has more than ${String(mostRecords)} files.`,where:folder,help:"Remove the files tha\
t llm-profile didn't write."})}function refuseWhenLate(deadline,folder){if(deadline.aborted)throw new UserError({id:"his\
tory-too-slow",what:"Reading the history took too long.",where:folder,help:"Copy the folder to a local disk, or move old\
 records out of it."})}async function addToHistory(context,request){var _stack=[];try{let{job}=readGithubJob(context.environment,path=>readFileSync(
path,"utf8"));let tools=__using(_stack,await ownTools(context),!0);let records2=[];for(let shown2 of request.runs){let measured2=await readMeasuredRun(
resolve9(context.cwd,shown2),shown2);records2.push(historyRecordOf(measured2,await contextOf(context,tools,measured2.profile,
job,request.job)))}let lines2=[];for(let record3 of records2){let file=recordFile(record3),isNew=await addToFolder(resolve9(
context.cwd,request.folder),file);lines2.push(`${isNew?"Added":"Already there"}: ${join14(request.folder,file.path)}`)}return lines2}catch(_){
var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}async function readMeasuredRun(path,shown2){
if(!(await findInput(path,shown2)).isDirectory())return{profile:await readComplete(path,shown2),comparison:null,base:null};
await refuseUnfinished(path,shown2);let profile=join14(path,sideFiles.head);if(!existsSync3(profile))throw new UserError(
{id:"history-no-profile",what:`${shown2} has no profile.json.`,where:"the given path",help:"Pass a run directory from `l\
lm-profile run`, the folder that `llm-profile analyze --out` wrote, or a profile.json."});let base=join14(path,sideFiles.
base);return{profile:await readComplete(profile,join14(shown2,sideFiles.head)),comparison:await readComparison(join14(path,
"comparison.json")),base:existsSync3(base)?await readProfile(base,join14(shown2,sideFiles.base)):null}}async function readComplete(path,shown2){
let profile=await readProfile(path,shown2),incomplete=checkComplete(profile,shown2);if(incomplete!==null)throw new CaptureError(
incomplete);return profile}async function refuseUnfinished(directory,shown2){if(!existsSync3(join14(directory,runRecordFile)))
return;let record3=await readRunRecord(directory),why=describeUnfinished(record3,await pastRunState(record3));if(why!==null)
throw new UserError({id:"history-run-failed",what:`${shown2} isn't a successful run.`,where:"the given path",why,help:"R\
epeat the run. A slowdown isn't a failure; runs with slowdowns belong in the history."})}async function contextOf({cwd},{
runTool,environment:environment2,temporaryDirectory},{source},job,name){let{commit,ref,dirty}=source,known=commit===null?
null:await describeCommit({runTool,environment:environment2,temporaryDirectory,cwd},commit),branch=/^refs\/heads\/(.+)$/s.
exec(job?.ref??ref??"")?.[1]??null,jobName=name??job?.job??null;return{commit:commit===null||!/^[0-9a-f]{40}$/.test(commit)?
null:{sha:commit,committedAt:known?.committedAt??null,branch,subject:known?.subject??null,...dirty===!0?{dirty}:{}},run:jobName===
null?null:{id:job?.runId??null,attempt:job?.runAttempt??1,job:jobName},links:{run:job===null?null:runUrl(job),report:null,
artifact:null},checks:[]}}async function printAdded(request,{context}){for(let line of await addToHistory(context,request))
context.log.info(line);return exitCodes.pass}var history_job_exports={};__export(history_job_exports,{historyJob:()=>historyJob});var constants5={signChance:chance(2e-5,"The history's level counts as changed if Student's t-test gives a smaller p-valu\
e.","At 0.00005, 4.1% of heavy-tailed series show a false change within 30 nights; at this value, 2.9% do (docs/evidence\
/history.md).",null),shortestSegment:count(3,"A level in the history has at least this many points. A range counts as en\
ded if it's missing from this many of a job's latest points.","With a minimum of one, a single outlier at the end counte\
d as a change in 97% of cases.",["analyze-history.test.ts","hasn't ended when the job's last runs failed to measure it"]),
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
 interval in five.",null)};function measuredSeries(records2){let found=new Map,runs=new Map;for(let[index,{record:record3}]of records2.entries()){let job=jobOf(
record3),ofJob=runs.get(job)??[];ofJob.push(index),runs.set(job,ofJob);for(let value2 of valuesOf(record3)){let id=seriesId(
job,value2.figure),series=found.get(id)??{id,job,values:[]};series.values.push({...value2,index}),found.set(id,series)}}
return[...found.values()].map(series=>seriesOf(series,records2,runs.get(series.job)??[]))}function seriesId(job,figure){
let{kind,range}=figure;return JSON.stringify(figure.kind==="metric"?[job,kind,figure.name,range]:[job,kind,range,figure.
domain])}function jobOf({run:run2}){return run2?.job??""}var cutReasons=[["gpu","gpu"],["driver","driver"],["cuda","cuda"],
["command","command"],["captureMode","capture-mode"],["tracing","capture-mode"],["instances","instances"],["reference","\
reference"]];function valuesOf({machine,command,captureMode,reference,ranges,metrics}){let gpu=machine.gpus.length===0?null:
machine.gpus.join(`
`),{driver,cuda}=machine,values=[];for(let{name,domain,busyNs,wall,referenceBusyNs,instances:count5,skippedInstances}of ranges){
let instances=`${String(count5)} ${String(skippedInstances)}`;if(values.push({figure:{kind:"busy",range:name,domain},unit:"\
ns",better:"lower",rounds:busyNs,reference:referenceBusyNs,facts:{gpu,driver,cuda,command,captureMode,tracing:null,instances,
reference:reference?.commit??null}}),wall===null)continue;let tracing=String(wall.traced);values.push({figure:{kind:"wal\
l",range:name,domain},unit:"ns",better:"lower",rounds:wall.ns,reference:null,facts:{gpu,driver,cuda,command,captureMode,
tracing,instances,reference:null}})}for(let{name,range,unit,better,values:rounds2}of metrics)values.push({figure:{kind:"\
metric",name,range},unit,better,rounds:rounds2,reference:null,facts:{gpu,driver,cuda,command,captureMode:null,tracing:null,
instances:null,reference:null}});return values}function seriesOf({id,job,values},records2,runs){let last=values.at(-1);if(last===
void 0)throw new RangeError("A series without points.");let points=values.map(({index,rounds:rounds2,reference})=>({record:index,
value:median(rounds2),low:Math.min(...rounds2),high:Math.max(...rounds2),referenceRatio:ratioTo(reference,rounds2)})),times2=values.
map(({index})=>Date.parse(records2[index]?.record.measuredAt??"")),lastRuns=runs.slice(-constants5.shortestSegment.value);
return{id,job,figure:last.figure,unit:last.unit,better:last.better,points,cuts:cutsOf(values),gaps:gapsOf(times2),current:lastRuns.
includes(last.index)}}function ratioTo(reference,rounds2){if(reference===null||[...reference,...rounds2].some(value2=>value2<=
0))return null;let{base,head}=sideLevels({base:reference,head:rounds2,interleaved:reference.length===rounds2.length});return head/
base}function cutsOf(values){let[first]=values;if(first===void 0)return[];let known={...first.facts},cuts=[];for(let[point,
{facts}]of values.entries()){let because=new Set;for(let[fact,reason]of cutReasons){let value2=facts[fact];value2===null||
value2===known[fact]||(known[fact]!==null&&because.add(reason),known[fact]=value2)}because.size>0&&cuts.push({point,because:[
...because]})}return cuts}function gapsOf(times2){let intervals=times2.slice(1).map((time,place3)=>time-(times2[place3]??
time)),usual2=median(intervals.filter(interval=>interval>0)),missing=intervals.map(interval=>usual2>0?Math.round(interval/
usual2)-1:0),counts2=new Map;for(let nights of missing)counts2.set(nights,(counts2.get(nights)??0)+1);return(counts2.get(
0)??0)<=missing.length/2?[]:missing.flatMap((nights,place3)=>{let count5=counts2.get(nights)??0,isUsual=count5>1&&count5>=
constants5.usualGap.value*missing.length;return nights>0&&!isUsual?[{point:place3+1,missing:nights}]:[]})}function openSigns({records:records2,series},job){let commits=records2.map(({record:record3})=>jobOf(record3)===job?record3.
commit:null),head=commits.findLast(commit=>commit!==null)?.sha;if(head===void 0)return[];let byBase=new Map;for(let one of series.
filter(own=>own.job===job&&own.current)){let change=lastChange(one);if(change===void 0||!isOpen(change)||!isRecent(change,
one))continue;let base=commits[one.points[basePoint(change,one)]?.record??-1]?.sha;if(base===void 0||base===head)continue;
let signs2=byBase.get(base)??[];signs2.push({figure:one.figure,changeRatio:change.changeRatio}),byBase.set(base,signs2)}
return[...byBase].map(([base,signs2])=>({job,base,head,signs:signs2}))}function isOpen({state,checks}){return(state==="s\
ign"||state==="unclear")&&checks.length<constants5.mostChecks.value}function isRecent({point},{points}){return point>=points.
length-constants5.searchWindow.value}function isOfCode({state}){return state!=="refuted"&&state!=="machine"}function lastChange({
changes}){return changes.findLast(isOfCode)}function basePoint(change,{changes,cuts}){let begins=[...cuts,...changes.filter(
isOfCode)].map(({point})=>point).filter(point=>point<change.point);return Math.max(0,...begins,change.point-1-constants5.
boundaryMoves.value)}function checksOf(history,job,comparison){let base=comparison.base?.source.commit??null,head=comparison.
head.source.commit,open2=openSigns(history,job).find(one=>one.base===base);return open2===void 0||head===null?[]:open2.signs.
map(sign=>checkOf({job,base:open2.base,head},sign,comparison))}function checkOf({job,base,head},{figure,changeRatio},comparison){
let change=comparison.interleaved?changeIn(comparison,figure):null,measured2={changeRatio:change?.changeRatio??null,lowRatio:change?.
lowRatio??null,highRatio:change?.highRatio??null};return{job,figure,before:base,after:head,outcome:outcomeOf2(change,changeRatio),
...measured2}}function outcomeOf2(change,sign){return change===null?"unclear":isRefuted(change,sign)?"refuted":(change.state===
"regressed"||change.state==="improved")&&along(change.changeRatio??0,sign)>=halfOf(sign)?"confirmed":"unclear"}function isRefuted({
lowRatio,highRatio},sign){let most3=sign>0?highRatio:lowRatio;return most3!==null&&along(most3,sign)<halfOf(sign)}function halfOf(sign){
return constants5.confirmedShare.value*Math.abs(Math.log1p(sign))}function along(change,sign){return Math.sign(sign)*Math.
log1p(change)}function changeIn({ranges,metrics,reasons},figure){if(figure.kind==="metric")return metrics.find(({name,range:range2})=>recordedName(
name)===figure.name&&range2===figure.range)?.change??null;let range=ranges.find(({name,domain})=>recordedName(name)===figure.
range&&recordedName(domain)===figure.domain);if(range===void 0||range.verdict==="incomparable")return null;let label=rangeText(
range.name,range.domain);return reasons.some(({id,range:of})=>id==="round-left-out"&&of===label)?null:figure.kind==="bus\
y"?range.gpuBusyTime:range.latency?.time??null}var commitSchema2=object({commit:object({message:string(),committer:object({date:iso_exports.datetime({offset:!0})})})});
async function commitFacts(api,repository,sha){try{let what=`read the commit ${sha.slice(0,12)} of ${fullName(repository)}`,
{message,committer}=await api.call(what,"contents: read",async github=>{let{data}=await github.rest.repos.getCommit({...inRepository(
repository),ref:sha,per_page:1});return commitSchema2.parse(data).commit}),[subject=""]=message.split(`
`,1);return{committedAt:new Date(committer.date).toISOString(),subject}}catch(error){if(error instanceof ApiFailure)return null;
throw error}}import{createHash as createHash3}from"node:crypto";var repeatable=new Set(["conflict","server","network"]),firstWaitMs=500,longestWaitMs=8e3;async function writeRecords(api,place3,files,message){
for(let tries=0;;tries++)try{return await tryToWrite2(api,place3,files,message)}catch(error){if(!(error instanceof ApiFailure)||
!repeatable.has(error.kind))throw error;let waitMs=Math.random()*Math.min(longestWaitMs,firstWaitMs*2**tries);if(!await api.
pause(waitMs))throw error}}async function tryToWrite2(api,place3,files,message){let ask=askIn(api,place3),head=await readHead(
ask,place3.branch),written=await sortOut(ask,head,files),added2=files.filter(({path})=>written.added.includes(path));if(added2.
length===0)return written;let tree=await createTree(ask,head,added2),commit=await createCommit(ask,head,tree,message);return await moveBranch(
ask,place3.branch,head,commit),written}function askIn(api,{repository,branch}){let what=`add to the branch ${branch} of ${fullName(
repository)}`;return request=>api.call(what,"contents: write",async github=>request(github,inRepository(repository)))}var refSchema=object(
{object:object({type:literal("commit"),sha:string()})}),commitSchema3=object({sha:string(),tree:object({sha:string()})});
async function readHead(ask,branch){let commit=await ask(async(github,where)=>{let{data}=await github.rest.git.getRef({...where,
ref:`heads/${branch}`});return refSchema.parse(data).object.sha}).catch(error=>{if(error instanceof ApiFailure&&error.kind===
"not-found")return null;throw error});return commit===null?null:ask(async(github,where)=>{let{data}=await github.rest.git.
getCommit({...where,commit_sha:commit});return{commit,tree:commitSchema3.parse(data).tree.sha}})}async function sortOut(ask,head,files){
let state=new Map;for(let[folder,ofDay]of Map.groupBy(files,({path})=>path.slice(0,path.lastIndexOf("/")))){let there=head===
null?new Map:await readFolder2(ask,head.tree,folder.split("/"));for(let{path,text:text3}of ofDay){let found=there.get(path.
slice(folder.length+1));state.set(path,found===void 0?"added":found===blobSha(text3)?"present":"differing")}}let those=wanted=>[
...state].flatMap(([path,is])=>is===wanted?[path]:[]);return{added:those("added"),present:those("present"),differing:those(
"differing")}}var treeSchema=object({sha:string(),tree:array(object({path:string(),type:string(),sha:string()})),truncated:literal(
!1)});async function readFolder2(ask,tree,folders){let{tree:entries}=await ask(async(github,where)=>{let{data}=await github.
rest.git.getTree({...where,tree_sha:tree});return treeSchema.parse(data)}),[folder,...below]=folders;if(folder===void 0)
return new Map(entries.map(({path,sha})=>[path,sha]));let next=entries.find(({path,type})=>path===folder&&type==="tree");
return next===void 0?new Map:readFolder2(ask,next.sha,below)}function blobSha(text3){return createHash3("sha1").update(`\
blob ${String(Buffer.byteLength(text3))}\0${text3}`).digest("hex")}var madeSchema=object({sha:string()});async function createTree(ask,head,files){
let tree=files.map(({path,text:text3})=>({path,mode:"100644",type:"blob",content:text3}));return ask(async(github,where)=>{
let base=head===null?{}:{base_tree:head.tree},{data}=await github.rest.git.createTree({...where,...base,tree});return madeSchema.
parse(data).sha})}async function createCommit(ask,head,tree,message){let parents=head===null?[]:[head.commit];return ask(
async(github,where)=>{let{data}=await github.rest.git.createCommit({...where,message,tree,parents});return madeSchema.parse(
data).sha})}async function moveBranch(ask,branch,head,commit){await ask(async(github,where)=>{let{data}=head===null?await github.
rest.git.createRef({...where,ref:`refs/heads/${branch}`,sha:commit}):await github.rest.git.updateRef({...where,ref:`head\
s/${branch}`,sha:commit,force:!1});return refSchema.parse(data)})}import{mkdtemp as mkdtemp3,rm as rm2}from"node:fs/promises";import{join as join15}from"node:path";var referenceUnit="\xD7 the reference";function drawnSeries({points,cuts,unit}){let last=points.slice(cuts.at(-1)?.point??
0);if(2*last.filter(({referenceRatio})=>referenceRatio!==null).length>last.length)return{unit:referenceUnit,points:points.
flatMap(({record:record3,value:value2,low,high,referenceRatio},point)=>{if(referenceRatio===null)return[];let scale2=value2===
0?0:referenceRatio/value2;return[{point,record:record3,value:referenceRatio,low:low*scale2,high:high*scale2}]})};let{base,
factor}=readUnit(unit),most3=points.reduce((largest2,{high})=>Math.max(largest2,high),0)*factor,shown2=shownUnit(base,most3),
scale=factor/shown2.size;return{unit:shown2.name,points:points.map(({record:record3,value:value2,low,high},point)=>({point,
record:record3,value:value2*scale,low:low*scale,high:high*scale}))}}function reportLink(record3){return[record3?.links.report,record3?.links.run].find(one=>one!=null&&isHttps(one))??null}function isHttps(link3){
if(link3.length>500||!URL.canParse(link3))return!1;let{protocol,username,password}=new URL(link3);return protocol==="htt\
ps:"&&username===""&&password===""}function figureText2(figure){switch(figure.kind){case"busy":return`${rangeName({name:figure.range,domain:figure.domain})}\
, time on the GPU`;case"wall":return`${rangeName({name:figure.range,domain:figure.domain})}, wall time`;case"metric":return`${nameText(
figure.name)}${figure.range===null?"":` of ${nameText(figure.range)}`}`}}function jobText(job){return job===""?"runs wit\
hout a job":nameText(job)}var stateTexts={"insufficient-data":"insufficient data",stable:"stable",changed:"changed",unclear:"\
unclear"};function valueText(series,value2){return amountText(series.figure.kind==="metric"?metricAmount(value2,series.unit):
nsAmount(value2,4))}function lastValueText(series){let point=series.points.at(-1);return point===void 0?null:valueText(series,
point.value)}function latestText(series){let ratio2=series.points.at(-1)?.referenceRatio??null,value2=lastValueText(series);
return value2===null||ratio2===null?value2:`${value2}, ${ratio2.toFixed(3)} \xD7 the reference`}function driftText({drift}){
if(drift===null)return null;let{against,since,changeRatio,steps}=drift,start=/^\d{4}-\d\d-\d\d/.exec(since)?.[0]??nameText(
since),of=against==="reference"?`from the reference ${start}`:`since ${start}`;return`${signedPercent(changeRatio)} ${of}${steps===
0?"":`, in ${counted(steps,"step")}`}`}function directionOf({better},{changeRatio}){return better===null||changeRatio===
0?"moved":changeRatio>0==(better==="lower")?"worse":"better"}var changeStates={sign:"not confirmed yet",confirmed:"confi\
rmed",refuted:"refuted: measured in turn, the commits don't differ",unclear:"checked, still unclear",machine:"the machin\
e, not the code"};function standingChanges({changes}){return changes.filter(({state})=>state!=="refuted")}function commitsText({
before:before2,after}){return before2===null&&after===null?"unknown commits":before2===after?`${shortCommit(after)}, the\
 same commit`:`${shortCommit(before2)}..${shortCommit(after)}`}function dayOf(record3){return dayText(record3?.measuredAt)}
function runText(record3){return runTitle({commit:record3?.commit?.sha??null,date:record3?.measuredAt??null})}function changeText(history,series,change){
return`${dayOf(recordAt(history,series,change.point))}: ${signedPercent(change.changeRatio)}, ${changeStates[change.state]}\
, ${commitsText(change)}`}function recordAt({records:records2},{points},point){return records2[points[point]?.record??-1]?.
record}var cutTexts={gpu:"GPU",driver:"driver",cuda:"CUDA",command:"command","capture-mode":"capture mode",instances:"in\
stances",reference:"reference"};function cutWords({because}){return because.map(one=>cutTexts[one]).join(", ")}var cutValues={
gpu:({machine})=>machine.gpus.length===0?null:listText([...new Set(machine.gpus)],3),driver:({machine})=>machine.driver,
cuda:({machine})=>machine.cuda,"capture-mode":({captureMode})=>captureMode,reference:({reference})=>reference?.label??null};
function cutText2(history,series,cut2){let[before2,after]=[cut2.point-1,cut2.point].map(point=>recordAt(history,series,point)),
parts=cut2.because.map(one=>{let[from,to]=[before2,after].map(record3=>record3===void 0?null:cutValues[one]?.(record3)),
values=from==null||to==null||from===to?"":` (${proseText(from)} \u2192 ${proseText(to)})`;return`${one==="instances"?"ot\
her":"new"} ${cutTexts[one]}${values}`});return`${dayOf(after)}: ${parts.join(", ")}`}function gapsText({gaps}){if(gaps.
length===0)return null;let missing=gaps.reduce((sum2,gap)=>sum2+gap.missing,0);return`${counted(gaps.length,"gap")}, ${counted(
missing,"run")} missing`}function endText2(history,series){return series.current?null:`last measured on ${dayOf(recordAt(
history,series,series.points.length-1))}`}function machineText({machine}){let gpus=[...new Set(machine.gpus)].map(proseText);
return[gpus.length===0?"unknown GPU":listText(gpus,3),...machine.gpuIds.length===0?[]:[listText(machine.gpuIds,3)],`driv\
er ${machine.driver===null?"unknown":proseText(machine.driver)}`,`CUDA ${machine.cuda===null?"unknown":proseText(machine.
cuda)}`].join(", ")}function environmentText({environment:environment2}){return environment2===null?"unknown":environment2}
var skippedTexts={"newer-version":"written by a newer version","not-json":"not JSON","not-a-record":"not a record","too-\
large":"too large"};function skippedText({path,why}){return`${nameText(path)}: ${skippedTexts[why]}`}var[width,height]=[600,186],chartFrame={left:66,right:width-10,top:30,bottom:142},strips={machine:148,environment:155},looks=8,
characterWidth=11.5,dayTicks=4,dayWidth=105;function jobBackground(history,runs){let ofRuns=textOf3=>runs.records.map(index=>{
let record3=history.records[index]?.record;return record3===void 0?"unknown":textOf3(record3)}),[machines,environments]=[
ofRuns(machineText),ofRuns(environmentText)],ofJob={machines:looksOf(machines),environments:looksOf(environments)};return{
...ofJob,drawn:[...dayAxis(history,runs),...divider(runs),...stripPaths("machine",machines,ofJob.machines,runs),...stripPaths(
"environment",environments,ofJob.environments,runs)]}}function looksOf(texts){return new Map([...new Set(texts)].map((text3,index)=>[
text3,index%looks]))}function trendChart(history,series,runs,background){let{points,unit}=drawnSeries(series),shown2=points.
map(point=>({...point,run:runs.runOf(point.record)})),down=linearScale(drawnExtent(points),[chartFrame.bottom,chartFrame.
top],4),decimals=tickDecimals(down.ticks),exact=shown2.filter(({run:run2})=>run2>=runs.firstExact),old=shown2.filter(({run:run2})=>run2<
runs.firstExact),title=plainSentence(figureText2(series.figure)),unitLabel=plainText(clipMiddle(unit,15));return html`<svg
    class="trend"
    viewBox="0 0 ${width} ${height}"
    role="group"
    aria-label="Trend of ${title}: ${stateTexts[series.state]}, ${counted(shown2.length,"run")}"
  >
    ${leftAxis(down,chartFrame,value2=>numberText(value2,decimals))}
    <text x="0" y="12">${unitLabel}</text>
    ${background.drawn}${gapMarks(history,series,runs)}${cutMarks(history,series,runs)}
    ${oldTrend(old,runs,down)}${whiskers(exact,runs,down)}${levels3(series,points,runs,down)}
    ${dots(exact,runs,down)}${changeMarks(history,series,runs)}${labels(series,runs,unitLabel)}
    <g class="hits" aria-hidden="true">
      ${exact.map(point=>hitArea(history.records[point.record]?.record,point,runs,decimals+1,unit))}
    </g>
  </svg>`}function inside(down,value2){return Math.min(chartFrame.bottom,Math.max(chartFrame.top,down.at(value2)))}function oldTrend(points,runs,down){
if(points.length===0)return[];let columns=[...Map.groupBy(points,({run:run2})=>runs.at(run2))].map(([x,found])=>{let values=found.
map(({value:value2})=>value2).sort((one,other)=>one-other);return{x:px(x),top:px(inside(down,values.at(-1)??0)),middle:px(
inside(down,values[Math.floor(values.length/2)]??0)),bottom:px(inside(down,values[0]??0))}}),band=columns.map(({x,top,bottom})=>`\
M${x} ${bottom}V${top}`).join(""),line=columns.map(({x,middle})=>`${x} ${middle}`).join("L");return[html`<path class="band" d="${band}" />`,
html`<path class="old" d="M${line}" />`]}function whiskers(points,runs,down){let path=points.filter(({low,high})=>high>low).
map(({run:run2,low,high})=>`M${px(runs.at(run2))} ${px(inside(down,low))}V${px(inside(down,high))}`).join("");return path===
""?null:html`<path class="spread" d="${path}" />`}function dots(points,runs,down){let[within2,beyond]=[[],[]];for(let{run:run2,
value:value2}of points){let[x,y]=[px(runs.at(run2)),down.at(value2)],drawn=inside(down,value2);Math.abs(y-drawn)<.05?within2.
push(`M${x} ${px(y)}h0`):beyond.push(`M${x} ${px(drawn)}l-3.5 ${y<drawn?"6h7z":"-6h7z"}`)}return[...within2.length===0?[]:
[html`<path class="dots ${runs.step<3.2?"dense":""}" d="${within2.join("")}" />`],...beyond.length===0?[]:[html`<path class="beyond" d="${beyond.
join("")}" />`]]}function levels3(series,points,runs,down){let starts=new Set([...series.cuts,...standingChanges(series)].
map(({point})=>point)),own=[],all=[own];for(let point of points)starts.has(point.point)&&own.length>0&&all.push(own=[]),
own.push(point);let path=all.map(level=>{let[first,last]=[level[0],level.at(-1)];if(first===void 0||last===void 0||level.
length<2)return"";let y=px(inside(down,median(level.map(({value:value2})=>value2))));return`M${px(runs.at(runs.runOf(first.
record)))} ${y}H${px(runs.at(runs.runOf(last.record)))}`});return html`<path class="level" d="${path.join("")}" />`}function before(series,point,runs){
let run2=runs.runOf(series.points[point]?.record??0);return runs.at(run2)-(run2>=runs.firstExact?runs.step/2:0)}function lineAt(series,point,runs){
let isOld=runs.runOf(series.points[point]?.record??0)<runs.firstExact;return`M${px(before(series,point,runs))} ${chartFrame.
top}V${isOld?chartFrame.top+8:chartFrame.bottom}`}function changeMarks(history,series,runs){return series.changes.map(change=>html`<path class="change ${directionOf(
series,change)} ${change.state}" d="${lineAt(series,change.point,runs)}"
        ><title>${plainSentence(changeText(history,series,change))}</title></path
      >`)}function cutMarks(history,series,runs){return series.cuts.map(cut2=>html`<path class="cut" d="${lineAt(series,
cut2.point,runs)}"
        ><title>${plainSentence(cutText2(history,series,cut2))}</title></path
      >`)}function gapMarks(history,series,runs){return series.gaps.map(({point,missing})=>{let day=dayOf(history.records[series.
points[point]?.record??-1]?.record);return html`<path class="gap" d="${lineAt(series,point,runs)}"
      ><title>${missing} missing before ${day}</title></path
    >`})}function labels(series,runs,unit){let changes=standingChanges(series).map(change=>({point:change.point,text:signedPercent(
change.changeRatio),look:changeLook(series,change)})),cuts=series.cuts.map(cut2=>({point:cut2.point,text:cutWords(cut2),
look:""})),taken=[{from:0,to:unit.length*characterWidth}];return[...changes.toReversed(),...cuts.toReversed()].flatMap(({
point,text:text3,look})=>{let half=text3.length*characterWidth/2,x=Math.min(width-half,Math.max(chartFrame.left+half,before(
series,point,runs)));return taken.some(({from,to})=>x+half>from&&x-half<to)?[]:(taken.push({from:x-half,to:x+half}),[html`<text class="label ${look}" x="${px(
x)}" y="${chartFrame.top-6}" text-anchor="middle">${text3}</text>`])})}function changeLook(series,change){return`${directionOf(
series,change)} ${change.state}`}function dayAxis({records:records2},runs){let count5=runs.records.length,first=runs.firstExact,
wanted=Array.from({length:dayTicks},(_,tick)=>Math.round(first+(tick+(first>0?.4:.15))*(count5-first)/dayTicks)),shown2=[];
for(let run2 of[...first>0?[0]:[],...wanted]){let last=shown2.at(-1),isApart=last===void 0||runs.at(run2)-runs.at(last)>
dayWidth;run2<count5&&isApart&&shown2.push(run2)}return shown2.map(run2=>{let x=runs.at(run2);return html`<path class="g" d="M${px(
x)} ${chartFrame.bottom}v4" /><text
        x="${px(Math.max(x,dayWidth/2))}"
        y="${height-10}"
        text-anchor="middle"
        >${dayOf(records2[runs.records[run2]??-1]?.record)}</text
      >`})}function divider({firstExact,divide}){return firstExact===0?[]:[html`<path class="divide" d="M${px(divide)} ${chartFrame.
top}V${height-26}" />`]}function stripPaths(what,texts,ofTexts,runs){let paths=new Map;for(let run2=0;run2<texts.length;){
let text3=texts[run2]??"",end=run2+1;for(;end<texts.length&&texts[end]===text3;)end+=1;let[from,to]=[edge(runs,run2),edge(
runs,end)];to-from>.05&&paths.set(text3,`${paths.get(text3)??""}M${px(from)} ${strips[what]}H${px(to)}`),run2=end}return[
...paths].map(([text3,path])=>html`<path class="strip f${ofTexts.get(text3)??0}" d="${path}"
        ><title>${what}: ${plainSentence(text3)}</title></path
      >`)}function edge(runs,run2){return run2>=runs.firstExact?runs.divide+(run2-runs.firstExact)*runs.step:run2===0?chartFrame.
left:runs.at(run2)}function hitArea(record3,{run:run2,value:value2,low,high},runs,decimals,unit){let spread=high>low?` (${numberText(
low,decimals)} to ${numberText(high,decimals)})`:"",text3=`${runText(record3)}: ${numberText(value2,decimals)} ${plainText(
clipMiddle(unit,30))}${spread}`,from=runs.at(run2)-runs.step/2,area=html`<path
    d="M${px(from)} ${chartFrame.top}h${px(runs.step)}v${chartFrame.bottom-chartFrame.top}h-${px(runs.step)}z"
    ><title>${text3}</title></path
  >`,link3=reportLink(record3);return link3===null?area:html`<a href="${link3}" tabindex="-1">${area}</a>`}function jobRuns(series,mostExact2,{left:left2,right:right2}){let records2=[...new Set(series.flatMap(({points})=>points.
map(({record:record3})=>record3)))].sort((one,other)=>one-other),runs=new Map(records2.map((record3,run2)=>[record3,run2])),
firstExact=Math.max(0,records2.length-mostExact2),divide=firstExact===0?left2:left2+(right2-left2)*.22,step=(right2-divide)/
Math.max(1,records2.length-firstExact),columns=Math.max(1,Math.min(firstExact,Math.floor((divide-left2)/1.5)));return{records:records2,
firstExact,divide,at:run2=>{if(run2>=firstExact)return divide+(run2-firstExact+.5)*step;let column=Math.floor(run2*columns/
firstExact);return left2+(column+.5)*(divide-left2)/columns},step,runOf:record3=>runs.get(record3)??0}}var weekMs=168*3600*1e3;function movedIn(history,madeAt){let from=Date.parse(madeAt)-weekMs,isOfWeek=(series,point)=>{let record3=recordAt(
history,series,point);return record3!==void 0&&Date.parse(record3.measuredAt)>=from},changes=history.series.flatMap(series=>standingChanges(
series).filter(({point})=>isOfWeek(series,point)).map(change=>({series,change}))),starts=history.series.flatMap(series=>series.
cuts.filter(({point})=>isOfWeek(series,point)).map(cut2=>({job:series.job,text:cutText2(history,series,cut2)})));return{
changes:changes.toSorted((one,other)=>weightOf2(one)-weightOf2(other)||sizeOf2(other)-sizeOf2(one)),starts:[...Map.groupBy(
starts,({job,text:text3})=>JSON.stringify([job,text3])).values()].flatMap(found=>{let[first]=found;return first===void 0?
[]:[{job:first.job,text:first.text,series:found.length}]}),sentence:sentenceOf(history,from,changes.length)}}var directions=[
"worse","moved","better"],states=["confirmed","sign","unclear","machine","refuted"];function weightOf2({series,change}){
return states.indexOf(change.state)*directions.length+directions.indexOf(directionOf(series,change))}function sizeOf2({change}){
return Math.abs(change.changeRatio)}function sentenceOf({records:records2,series},from,changes){let last=records2.reduce(
(latest,{record:record3})=>Math.max(latest,Date.parse(record3.measuredAt)),-1/0),since=new Date(from).toISOString().slice(
0,10);if(records2.length===0)return"Nothing has been measured yet.";if(last<from)return`Nothing has been measured since ${since}\
; the last run was on ${new Date(last).toISOString().slice(0,10)}.`;let runs=records2.filter(({record:record3})=>Date.parse(
record3.measuredAt)>=from).length,followed=series.filter(({current})=>current),short=followed.filter(({state})=>state===
"insufficient-data").length,found=changes===0?"No change":counted(changes,"change"),unseen=short===0?"":` ${counted(short,
"series has","series have")} too few runs to tell.`;return`${found} in ${counted(runs,"run")} of ${counted(followed.length,
"series","series")} since ${since}.${unseen}`}var mostCharts=60,mostPointText=19e5,pointText=190,mostExact=300,[mostMoved,mostListed,mostSkipped,mostFolded,mostTableRows]=[
100,3,30,50,1e3],tablePoints=10;function historyPage(history,madeAt,assets){let charted=new Set(byInterest(history.series).
slice(0,mostCharts)),shown2=history.series.map((series,index)=>({series,anchor:`s${String(index)}`,hasChart:charted.has(
series)})),exact=exactPoints(history,charted.size),jobs=[...Map.groupBy(shown2,({series})=>series.job)];return pageHtml(
{title:"GPU time history",header:html`<p>${sizeText2(history)}</p>
        <nav aria-label="Sections">
          <a href="#moved">What moved this week</a>
          ${jobs.map(([job],index)=>html`<a href="#j${index}">${jobTitle(job)}</a> `)}
        </nav>`,main:[movedSection(history,shown2,madeAt),...jobs.map(([job,ofJob],index)=>jobSection(history,job,`j${String(
index)}`,ofJob,exact)),endedSection(history,shown2),skippedSection(history)],footer:`Created on ${dateText(madeAt)}. Tim\
es are in UTC; runs are in the order of their commits.`},assets)}function byInterest(all){let order2=["changed","unclear",
"stable","insufficient-data"],placeOf2=({current,state})=>(current?0:order2.length)+order2.indexOf(state);return all.toSorted(
(one,other)=>placeOf2(one)-placeOf2(other))}function exactPoints({records:records2},charts){let links=records2.slice(-mostExact).
map(({record:record3})=>html`${reportLink(record3)}`.text.length),link3=links.reduce((sum2,length)=>sum2+length,0)/Math.
max(1,links.length);return Math.max(1,Math.min(mostExact,Math.floor(mostPointText/(Math.max(1,charts)*(pointText+link3)))))}
function sizeText2({records:records2,series}){let[first,last]=[records2[0]?.record,records2.at(-1)?.record];return first===
void 0?"There are no runs yet.":`${counted(records2.length,"run")} from ${dayOf(first)} to ${dayOf(last)}, ${formatCount(
series.length)} series.`}function jobTitle(job){return clipMiddle(plainSentence(jobText(job)),60)}function movedSection(history,shown2,madeAt){
let{changes,starts,sentence:said}=movedIn(history,madeAt),anchors=new Map(shown2.map(({series,anchor})=>[series,anchor])),
hidden=changes.length-mostMoved,rows2=changes.slice(0,mostMoved).map(({series,change})=>{let record3=recordAt(history,series,
change.point);return html`<tr class="${directionOf(series,change)} ${change.state}">
      <td><a href="#${anchors.get(series)??""}">${sentence(figureText2(series.figure))}</a></td>
      <td>${jobTitle(series.job)}</td>
      <td class="n" data-v="${Number(change.changeRatio.toPrecision(6))}">
        <b class="c">${signedPercent(change.changeRatio)}</b>
      </td>
      <td>${changeStates[change.state]}</td>
      <td><code>${commitsText(change)}</code></td>
      <td>${linked(dayOf(record3),reportLink(record3))}</td>
    </tr>`});return html`<section id="moved">
    <h2>What moved this week</h2>
    ${rows2.length===0?null:html`<div class="scroll" role="region" tabindex="0" aria-label="What moved this week">
            <table>
              <thead>
                <tr>
                  <th scope="col">range or metric</th>
                  <th scope="col">job</th>
                  <th scope="col" class="n">change</th>
                  <th scope="col">state</th>
                  <th scope="col">commits</th>
                  <th scope="col">first run</th>
                </tr>
              </thead>
              <tbody>
                ${rows2}
              </tbody>
            </table>
          </div>`}
    ${hidden>0?html`<p>… and ${counted(hidden,"more change")}.</p>`:null}
    <p>${said}</p>
    ${startsList(starts)}
  </section> `}function startsList(starts){return starts.length===0?null:html`<p>New machine or setup, so earlier runs aren't comparable:</p>
    <ul>
      ${starts.slice(0,mostMoved).map(({job,text:text3,series})=>html`<li>${sentence(text3)} (${counted(series,"series",
"series")} of ${jobTitle(job)})</li>`)}
    </ul>`}function jobSection(history,job,anchor,shown2,exact){let runs=jobRuns(shown2.map(({series})=>series),exact,chartFrame),
background=jobBackground(history,runs),[charts,others]=[shown2.filter(({hasChart})=>hasChart),shown2.filter(({hasChart})=>!hasChart)];
return html`<section id="${anchor}" class="job">
    <h2>${sentence(jobText(job))}</h2>
    ${charts.length===0?null:legend(history,runs,background)}
    ${charts.map(one=>seriesRow(history,one,runs,background))} ${othersTable(others)}
  </section> `}function legend(history,runs,{machines,environments}){let{firstExact}=runs,old=firstExact===0?null:html`<p>
          <small>
            ${counted(firstExact,"run")} before ${dayOf(history.records[runs.records[firstExact]??-1]?.record)} are
            summarized left of the dotted line: their median, and a band from minimum to maximum.
          </small>
        </p>`;return html`${old}
    <details>
      <summary>Machines (${machines.size}) and environments (${environments.size})</summary>
      <p>The upper strip below each chart shows the machine, the lower one the environment.</p>
      ${keyList(machines)}${keyList(environments)}
    </details>`}function keyList(looks2){let hidden=looks2.size-mostSkipped;return html`<ul class="key">
    ${[...looks2].slice(0,mostSkipped).map(([text3,look])=>html`<li><i class="f${look}"></i>${sentence(text3)}</li>`)}
    ${hidden>0?html`<li>… and ${formatCount(hidden)} more</li>`:null}
  </ul>`}function seriesRow(history,{series,anchor},runs,background){let facts=[["latest",latestText(series)],["drift",driftText(
series)],["gaps",gapsText(series)],["ended",endText2(history,series)]];return html`<article class="series" id="${anchor}">
    <div>
      <h3>${sentence(figureText2(series.figure))}</h3>
      <p><span class="tag ${series.state}">${stateTexts[series.state]}</span></p>
      <ul class="facts">
        ${facts.flatMap(([title,text3])=>text3===null?[]:[html`<li>${title}: ${sentence(text3)}</li>`])}
      </ul>
      ${changesList(history,series)}${cutsList(history,series)}
    </div>
    <div>${trendChart(history,series,runs,background)}${lastPoints(history,series)}</div>
  </article> `}function changesList(history,series){return series.changes.length===0?null:shortList("changes",series.changes.
toReversed(),change=>html`<li class="${directionOf(series,change)} ${change.state}">${changeItem(history,series,change)}</li>`)}
function changeItem(history,series,change){let record3=recordAt(history,series,change.point),text3=html`<span class="c">${sentence(
changeText(history,series,change))}</span>`,link3=reportLink(record3);return link3===null?text3:html`${text3} <a href="${link3}">report</a>`}
function cutsList(history,series){return series.cuts.length===0?null:shortList("new starts",series.cuts.toReversed(),cut2=>html`<li>${sentence(
cutText2(history,series,cut2))}</li>`)}function shortList(title,items,itemOf){let rest=items.slice(mostListed,mostListed+
mostFolded),hidden=items.length-mostListed-rest.length;return html`<p class="title">${title}</p>
    <ul class="facts">
      ${items.slice(0,mostListed).map(itemOf)}
    </ul>
    ${rest.length===0?null:html`<details>
            <summary>${formatCount(items.length-mostListed)} earlier</summary>
            <ul class="facts">
              ${rest.map(itemOf)}${hidden>0?html`<li>… and ${formatCount(hidden)} more</li>`:null}
            </ul>
          </details>`}`}function lastPoints(history,series){let points=series.points.slice(-tablePoints).toReversed(),rows2=points.
map(({record:index,value:value2,low,high})=>{let record3=history.records[index]?.record,spread=high>low?sentence(`${valueText(
series,low)} to ${valueText(series,high)}`):"\u2013";return html`<tr>
      <td>${linked(runText(record3),reportLink(record3))}</td>
      <td class="n" data-v="${Number(value2.toPrecision(6))}">${sentence(valueText(series,value2))}</td>
      <td class="n">${spread}</td>
    </tr>`});return html`<details class="points">
    <summary>Last ${counted(points.length,"run")}</summary>
    <div
      class="scroll"
      role="region"
      tabindex="0"
      aria-label="Last runs of ${plainSentence(figureText2(series.figure))}"
    >
      <table>
        <thead>
          <tr>
            <th scope="col">run</th>
            <th scope="col" class="n">value</th>
            <th scope="col" class="n">spread of rounds</th>
          </tr>
        </thead>
        <tbody>
          ${rows2}
        </tbody>
      </table>
    </div>
  </details>`}function linked(text3,link3){return link3===null?html`${text3}`:html`<a href="${link3}">${text3}</a>`}function othersTable(shown2){
if(shown2.length===0)return null;let hidden=shown2.length-mostTableRows,rows2=shown2.slice(0,mostTableRows).map(({series,
anchor})=>html`<tr id="${anchor}">
        <td>${sentence(figureText2(series.figure))}</td>
        <td>${stateTexts[series.state]}</td>
        <td class="n">${sentence(latestText(series)??"\u2013")}</td>
        <td class="n">${sentence(driftText(series)??"\u2013")}</td>
      </tr>`);return html`<h3>Without a chart</h3>
    <p>The page has room for ${mostCharts} charts; <code>llm-profile history show</code> draws any series.</p>
    <div class="scroll" role="region" tabindex="0" aria-label="Series without a chart">
      <table>
        <thead>
          <tr>
            <th scope="col">range or metric</th>
            <th scope="col">state</th>
            <th scope="col" class="n">latest</th>
            <th scope="col" class="n">drift</th>
          </tr>
        </thead>
        <tbody>
          ${rows2}
        </tbody>
      </table>
    </div>
    ${hidden>0?html`<p>… and ${formatCount(hidden)} more series.</p>`:null}`}function endedSection(history,shown2){let ended=shown2.
flatMap(({series,anchor})=>{let text3=endText2(history,series);return text3===null?[]:[{series,anchor,text:text3}]});if(ended.
length===0)return null;let hidden=ended.length-mostMoved;return html`<section id="ended">
    <h2>Ended</h2>
    <p>The job's last runs don't have these; they may have been renamed or removed.</p>
    <ul>
      ${ended.slice(0,mostMoved).map(({series,anchor,text:text3})=>html`<li><a href="#${anchor}">${sentence(figureText2(
series.figure))}</a>, ${sentence(jobText(series.job))}: ${text3}</li>`)}
      ${hidden>0?html`<li>… and ${formatCount(hidden)} more</li>`:null}
    </ul>
  </section> `}function skippedSection({skipped}){if(skipped.length===0)return null;let hidden=skipped.length-mostSkipped;
return html`<section id="skipped">
    <h2>Skipped files</h2>
    <p>${counted(skipped.length,"file")} in the history can't be read.</p>
    <ul>
      ${skipped.slice(0,mostSkipped).map(one=>html`<li>${sentence(skippedText(one))}</li>`)}
      ${hidden>0?html`<li>… and ${formatCount(hidden)} more</li>`:null}
    </ul>
  </section> `}var states2=["changed","unclear","stable","insufficient-data"];function historySummary({records:records2,series},url2){let counts2=states2.
flatMap(state=>{let count5=series.filter(one=>one.current&&one.state===state).length;return count5===0?[]:[`${String(count5)}\
 ${stateTexts[state]}`]});return`### GPU time history

${url2===null?"":`[**History**](${url2}) \xB7 `}${counted(records2.length,"run")}; ${counts2.join(", ")||"no series yet"}\
.
`}async function publishHistory(jobContext,job,history){let{context,publish,ports,waitBudget}=jobContext,page=historyPage(
history,context.clock.now().toISOString(),reportAssets(context)),secrets=knownSecrets({environment:context.environment,workload:null,
token:publish.token});if(holdsSecret(jobContext,"The history",page,secrets))return;let folder=await mkdtemp3(join15(temporaryBase(
context),"llm-profile-history-"));try{let name=singleFileName(publish.artifactName??usualPrefix,job.runAttempt,"history.\
html"),file=join15(folder,name);await writeFileAtomic(file,page,"replace");let{retentionDays}=publish,request={file,job,
retentionDays,log:context.log,stop:waitBudget.signal},uploaded=await uploadPage({...request,temporaryDirectory:folder});
isDiagnostic(uploaded)?warnOf(jobContext,uploaded):ports.setOutput("report-url",uploaded.url),await writeSummaryText(jobContext,
historySummary(history,isDiagnostic(uploaded)?null:uploaded.url),secrets)}finally{await rm2(folder,{recursive:!0,force:!0})}}var job_exports2={};__export(job_exports2,{historyPart:()=>historyPart,readHistory:()=>readHistory2});function changeContext(records2){let runs=new Map,commits=new Map,checks=new Map,nights=records2.map(({record:record3},index)=>{
let job=jobOf(record3),night=runs.get(job)??0;runs.set(job,night+1);let ofJob=commits.get(job)??new Map;commits.set(job,
ofJob),record3.commit!==null&&ofJob.set(record3.commit.sha,{first:ofJob.get(record3.commit.sha)?.first??index,last:index});
for(let check2 of record3.checks){let id=seriesId(check2.job,check2.figure),ofSeries=checks.get(id)??[];ofSeries.push(check2),
checks.set(id,ofSeries)}return night});return{records:records2,nights,commits,checks}}function changesOf({series,stretches},alike,context){
let checks=context.checks.get(series.id)??[];return stretches.flatMap(stretch=>stretch.changes.map((change,place3)=>{let{
index,changeRatio,pValue}=change,spanning=checks.filter(check2=>isBetween(check2,stretch,index,series.job,context));return{
point:stretch.judged[index]?.point??0,changeRatio,pValue,state:stateOf2(change,spanning,{isFirstOf:check2=>!stretch.changes.
slice(0,place3).some(earlier=>Math.sign(earlier.changeRatio)===Math.sign(changeRatio)&&isBetween(check2,stretch,earlier.
index,series.job,context)),isMachine:isOneCommit(stretch,index,context)||isOtherGpu(stretch,place3,context)&&mostMoved2(
stretch,change,alike,context)}),checks:spanning,before:commitOf3(stretch,index-1,context),after:commitOf3(stretch,index,
context)}}))}function stateOf2({changeRatio},checks,{isFirstOf,isMachine}){return checks.filter(check2=>check2.outcome===
"confirmed"&&Math.sign(check2.changeRatio??0)===Math.sign(changeRatio)&&isFirstOf(check2)).length>=constants5.confirmations.
value?"confirmed":checks.some(check2=>check2.outcome!=="confirmed"&&isRefuted(check2,changeRatio))?"refuted":isMachine?"\
machine":checks.length>0?"unclear":"sign"}function isBetween({before:before2,after},{judged},index,job,{commits}){let[from,
to]=[commits.get(job)?.get(before2),commits.get(job)?.get(after)],[last,first]=[judged[index-1],judged[index]];return from===
void 0||to===void 0||last===void 0||first===void 0?!1:from.first<=last.record&&to.last>=first.record}function isOneCommit(stretch,index,context){
let moves=constants5.boundaryMoves.value,around=stretch.judged.slice(Math.max(0,index-1-moves),index+1+moves),commits=new Set(
around.map(({record:record3})=>recordOf(record3,context).commit?.sha??null));return commits.size===1&&!commits.has(null)}
function isOtherGpu({judged,changes},place3,context){let moves=constants5.boundaryMoves.value,middle=changes[place3]?.index??
0,start=changes[place3-1]?.index??0,end=changes[place3+1]?.index??judged.length,before2=gpusOf2(judged.slice(start,Math.
max(start+1,middle-moves)),context),after=gpusOf2(judged.slice(Math.min(end-1,middle+moves),end),context);return before2!==
null&&after!==null&&[...before2].every(gpu=>!after.has(gpu))}function gpusOf2(points,context){let found=points.map(({record:record3})=>recordOf(
record3,context).machine.gpuIds);return found.some(({length})=>length===0)?null:new Set(found.flat())}function mostMoved2(own,{
index,changeRatio},alike,{nights}){let record3=own.judged[index]?.record??0,nightOf=(stretch,change)=>nights[stretch.judged[change.
index]?.record??0]??0,night=nights[record3]??0,comparable=alike.flatMap(({stretches})=>stretches).filter(({judged,byReference})=>!byReference&&
(judged[0]?.record??1/0)<record3&&(judged.at(-1)?.record??-1)>=record3),moved=comparable.filter(stretch=>stretch.changes.
some(change=>Math.sign(change.changeRatio)===Math.sign(changeRatio)&&Math.abs(nightOf(stretch,change)-night)<=constants5.
boundaryMoves.value));return!own.byReference&&comparable.length>=constants5.alikeSeries.value&&isMajority(moved.length,comparable.
length)}function commitOf3({judged},index,context){let point=judged[index];return point===void 0?null:recordOf(point.record,
context).commit?.sha??null}function recordOf(index,{records:records2}){let found=records2[index];if(found===void 0)throw new RangeError(
`No record ${String(index)}.`);return found.record}var yearMs=365*24*60*60*1e3;function driftOf(stretch,changes,records2){let{judged,byReference}=stretch??{judged:[],byReference:!1},
measuredAt=({record:record3})=>records2[record3]?.record.measuredAt??"",last=judged.at(-1);if(last===void 0)return null;
let yearAgo=new Date(Date.parse(measuredAt(last))-yearMs).toISOString(),ofYear=judged.filter(point=>measuredAt(point)>yearAgo),
[oldest]=byReference?judged:ofYear,steps=changes.filter(change=>isOfCode(change)&&change.point>(oldest?.point??0)),level=constants5.
levelPoints.value,now=judged.filter(({point})=>point>=(steps.at(-1)?.point??0)).slice(-level);if(byReference){let label=records2[last.
record]?.record.reference?.label;return now.length<constants5.shortestSegment.value||label===void 0?null:{against:"refer\
ence",since:label,changeRatio:levelOf(now)-1,steps:steps.length}}if(ofYear.length<2*level||oldest===void 0)return null;let changeRatio=levelOf(
now)/levelOf(ofYear.slice(0,level))-1;return{against:"first-points",since:measuredAt(oldest),changeRatio,steps:steps.length}}
function levelOf(points){return median(points.map(({value:value2})=>value2))}function findChangePoints(values,options){let weak=weakPoints(Float64Array.from(values),options);return merged(values,weak,
options)}function weakPoints(values,{chance:chance3,window}){let weakChance=constants5.weakSigns.value*chance3,found=new Set;
for(let start=0;start<values.length;){let points=pointsInWindow(values.subarray(start,start+window),weakChance);for(let point of points)
found.add(start+point);start=Math.max(start+(points.at(-1)??0),start+Math.floor(window/2))}return[...found].sort((one,other)=>one-
other)}function pointsInWindow(values,chance3){let intervals=[{start:0,end:values.length,split:bestSplit(values)}];for(;;){
let[best]=intervals.toSorted((one,other)=>other.split.divergence-one.split.divergence);if(best===void 0||best.split.index===
null)break;let{start,end}=best,middle=start+best.split.index;if(!(pValueOf(values.subarray(start,middle),values.subarray(
middle,end))<=chance3))break;let halves=[{start,end:middle,split:bestSplit(values.subarray(start,middle))},{start:middle,
end,split:bestSplit(values.subarray(middle,end))}];intervals=intervals.flatMap(one=>one===best?halves:[one])}return intervals.
slice(1).map(({start})=>start)}function bestSplit(values){let{length}=values,fromStart=pairSumsFromStart(values),within2=new Float64Array(
length+1),index=null,divergence=-1/0;for(let left2=length-1;left2>=1;left2-=1){let value2=values[left2]??0,leftSum=fromStart[left2]??
0,ofLeft=left2===1?0:leftSum/(left2-1),added2=0;for(let end=left2+1;end<=length;end+=1){end>left2+1&&(added2+=Math.abs(value2-
(values[end-1]??0)));let rightSum=(within2[end]??0)+added2;within2[end]=rightSum;let right2=end-left2,cross=(fromStart[end]??
0)-leftSum-rightSum,ofRight=right2===1?0:left2*rightSum/(right2-1),found=2/end*(cross-right2*ofLeft-ofRight);found>=divergence&&
(divergence=found,index=left2)}}return{index,divergence}}function pairSumsFromStart(values){let sums=new Float64Array(values.
length+1);for(let last=0;last<values.length;last+=1){let value2=values[last]??0,added2=0;for(let first=0;first<last;first+=
1)added2+=Math.abs(value2-(values[first]??0));sums[last+1]=(sums[last]??0)+added2}return sums}function merged(values,weak,options){
let whole=Float64Array.from(values),pointAt=(indices,place3)=>{let middle=indices[place3]??0,left2=whole.subarray(indices[place3-
1]??0,middle),right2=whole.subarray(middle,indices[place3+1]??whole.length);return{index:middle,pValue:pValueOf(left2,right2),
changeRatio:meanOf(right2)/meanOf(left2)-1}},points=weak.map((_,place3)=>pointAt(weak,place3));for(;;){let place3=placeToDrop(
points,whole.length,options);if(place3===null)return points;points.splice(place3,1);let indices=points.map(({index})=>index);
for(let neighbor of[place3-1,place3])neighbor>=0&&neighbor<points.length&&(points[neighbor]=pointAt(indices,neighbor))}}
function placeToDrop(points,length,options){let{chance:chance3,shortestSegment,smallestChange}=options,weakest=placeOfLeast(
points,({pValue})=>-pValue);if(weakest===null||(points[weakest]?.pValue??1)>=chance3)return weakest;let smallest=placeOfLeast(
points,sizeOf3);return smallest!==null&&sizeOf3(points[smallest])<=smallestChange?smallest:placeOfLeast(points,({index,pValue},place3)=>{
let before2=index-(points[place3-1]?.index??0),after=(points[place3+1]?.index??length)-index;return Math.min(before2,after)<
shortestSegment?-pValue:1/0})}function sizeOf3(point){let change=point?.changeRatio??0;return Math.max(Math.abs(change),
Math.abs(1/(1+change)-1))}function placeOfLeast(points,amountOf){let least=null,amount=1/0;for(let[place3,point]of points.
entries()){let own=amountOf(point,place3);own>=amount||(least=place3,amount=own)}return least}function pValueOf(left2,right2){
let degrees=left2.length+right2.length-2;if(degrees<1)return 1;let[before2,after]=[meanOf(left2),meanOf(right2)],pooled=((left2.
length-1)*varianceOf(left2,before2)+(right2.length-1)*varianceOf(right2,after))/degrees,t=(before2-after)/Math.sqrt(pooled*
(1/left2.length+1/right2.length));return Number.isNaN(t)?1:studentTChance(t,degrees)}function meanOf(values){let sum2=0;
for(let value2 of values)sum2+=value2;return sum2/values.length}function varianceOf(values,mean2){let sum2=0;for(let value2 of values)
sum2+=(value2-mean2)**2;return sum2/values.length}function stretchesOf({points,cuts}){let starts=[0,...cuts.map(({point})=>point)];return starts.map((start,place3)=>{let own=points.
slice(start,starts[place3+1]??points.length),byReference=2*own.filter(({referenceRatio})=>referenceRatio!==null).length>
own.length,judged=judgedPoints(own,start,byReference),changes=findChangePoints(judged.map(({value:value2})=>value2),{chance:constants5.
signChance.value,shortestSegment:constants5.shortestSegment.value,smallestChange:constants5.smallestStep.value,window:constants5.
searchWindow.value});return{judged,byReference,changes}})}function judgedPoints(points,start,byReference){return points.
flatMap(({record:record3,value:value2,referenceRatio},place3)=>{let judged=byReference?referenceRatio:value2;return judged===
null||judged<=0?[]:[{point:start+place3,record:record3,value:judged}]})}function analyzeHistory(stored,skipped){let records2=stored.map(one=>({one,date:dateOf(one),measuredAt:Date.parse(one.record.
measuredAt)})).sort((left2,right2)=>left2.date-right2.date||left2.measuredAt-right2.measuredAt).map(({one})=>one),context=changeContext(
records2),leveled=measuredSeries(records2).map(series=>({series,stretches:stretchesOf(series)})),alike=Map.groupBy(leveled,
kindOf);return{records:records2,skipped,series:leveled.map(one=>{let{series,stretches}=one,changes=changesOf(one,alike.get(
kindOf(one))??[],context);return{...series,changes,state:stateOf3(one,changes),drift:driftOf(stretches.at(-1),changes,records2)}})}}
function dateOf({record:record3}){return Date.parse(record3.commit?.committedAt??record3.measuredAt)}function kindOf({series}){
return JSON.stringify([series.job,series.figure.kind])}function stateOf3({series,stretches},changes){if((stretches.at(-1)?.
judged??[]).length<constants5.levelPoints.value)return"insufficient-data";let recent=changes.filter(change=>isOfCode(change)&&
isRecent(change,series));return recent.some(({state})=>state==="confirmed")?"changed":recent.length>0?"unclear":"stable"}function historyCalibration(history,job,machine){let known=history.series.flatMap(series=>series.job===job?knownRange(series,
history,machine)??[]:[]),newest2=known.map(({record:record3})=>record3).toSorted((one,other)=>one.measuredAt.localeCompare(
other.measuredAt)).at(-1);return newest2===void 0?null:{schemaVersion:calibrationSchemaVersion,tool:newest2.tool,createdAt:newest2.
measuredAt,from:"history",gpu:machine.gpu,driver:machine.driver,captureMode:newest2.captureMode,source:{repository:null,
commit:newest2.commit?.sha??null},pairs:Math.max(...known.map(({range})=>range.pairs)),ranges:known.map(({range})=>range),
falseAlarms:null}}function knownRange(series,{records:records2},{gpuId:gpuId2,driver}){let{figure,points,cuts}=series;if(figure.
kind!=="busy")return null;let begins=series.changes.filter(({state})=>state!=="refuted").map(({point})=>point),start=cuts.
at(-1)?.point??0,nights=points.slice(start).flatMap((point,place3)=>{let record3=records2[point.record]?.record,range=record3?.
ranges.find(({name:name2,domain:domain2})=>name2===figure.range&&domain2===figure.domain);if(record3===void 0||range===void 0||
point.low<=0)return[];let{gpuIds}=record3.machine;if(gpuIds.length!==1||gpuIds[0]!==gpuId2||record3.machine.driver!==driver)
return[];let level=begins.findLast(begin=>begin<=start+place3)??0;return[{record:record3,range,value:point.value,level}]}),
steps=nights.slice(1).flatMap((night,place3)=>{let before2=nights[place3];return before2?.level===night.level?[Math.abs(
logRatio(before2.value,night.value))]:[]}),last=nights.at(-1),pairs2=Math.floor(steps.length/constants5.nightsOfPair.value);
if(last===void 0||pairs2<constants5.historyPairs.value)return null;let{name,domain,skippedInstances}=last.range;return{record:last.
record,range:{name,domain,skippedInstances,pairs:pairs2,pairSpread:Math.max(stepSpread(steps),Math.SQRT2*roundSpread(nights.
map(({range})=>range.busyNs))),wallSpread:null,latency:null,families:[],kernels:[]}}}function stepSpread(steps){let sorted=steps.
toSorted((one,other)=>one-other);return(sorted[Math.ceil(.9*sorted.length)-1]??0)/1.645}function roundSpread(nights){let variances=nights.
filter(({length})=>length>1).map(rounds2=>deviation(logs(rounds2))**2/(1-2/(9*(rounds2.length-1)))**3);return Math.sqrt(
median(variances))}async function hasHistory(api,{repository,branch}){try{return await api.call(`look for the branch ${branch} of ${fullName(
repository)}`,"contents: read",async github=>github.rest.git.getRef({...inRepository(repository),ref:`heads/${branch}`})),
!0}catch(error){if(error instanceof ApiFailure&&error.kind==="not-found")return!1;throw error}}var mostPoints=30;function recentPoints(history,job){return history.series.flatMap(series=>{let{figure}=series;return figure.
kind!=="busy"||series.job!==job||!series.current?[]:[{name:figure.range,domain:figure.domain,...lastOf2(history,series)}]})}
function lastOf2({records:records2},series){let first=Math.max(series.cuts.at(-1)?.point??0,series.points.length-mostPoints),
points=series.points.slice(first).flatMap(({record:index,value:value2,low,high})=>{let record3=records2[index]?.record;return record3===
void 0?[]:[{valueNs:value2,lowNs:low,highNs:high,commit:record3.commit?.sha??null,date:record3.measuredAt,link:reportLink(
record3)}]}),changes=standingChanges(series).filter(({point})=>point>first).map(({point,changeRatio,state})=>({point:point-
first,changeRatio,state}));return{points,changes}}import{mkdir as mkdir3,mkdtemp as mkdtemp4,rm as rm3}from"node:fs/promises";import{join as join16}from"node:path";import{spawn}from"node:child_process";import{once}from"node:events";var TooMuchOutput=class extends Error{};async function*gitOutput(call2,input,most3){let{argv,cwd,environment:environment2,
deadline}=call2,child=spawn("git",argv,{cwd,env:environment2,stdio:["pipe","pipe","pipe"],signal:deadline,killSignal:"SI\
GKILL"}),ended=once(child,"close").catch(error=>{throw failed(call2,errorMessage(error),error)});ended.catch(()=>{});let said="";
child.stderr.setEncoding("utf8").on("data",text3=>{said=`${said}${text3}`.slice(-2e3)}),child.stdin.on("error",()=>{}).end(
input);try{let bytes=0;for await(let chunk of child.stdout)if(Buffer.isBuffer(chunk)){if(bytes+=chunk.length,bytes>most3)
throw new TooMuchOutput(`git printed more than ${String(most3)} bytes.`);yield chunk}let[code]=await ended;if(code!==0)throw failed(
call2,said.trim(),void 0)}finally{child.kill("SIGKILL")}}function failed({argv,deadline},why,cause){return new ToolError(
{id:"history-unreadable",what:"git can't read the history.",where:`git ${argv.find(word=>!word.startsWith("-"))??""}`,why:deadline.
aborted?"git took too long.":why,cause})}async function*batchObjects(output){let pending=Buffer.alloc(0),size=null;for await(let chunk of output)
for(pending=pending.length===0?chunk:Buffer.concat([pending,chunk]);;){if(size===null){let end=pending.indexOf(`
`);if(end===-1)break;let header=pending.toString("latin1",0,end);pending=pending.subarray(end+1);let[,digits]=/^[0-9a-f]+ blob (\d{1,15})$/.
exec(header)??[];digits===void 0?yield null:size=Number(digits)}if(size!==null){if(pending.length<=size)break;yield pending.
subarray(0,size),pending=pending.subarray(size+1),size=null}}}var limitMs=5*6e4,largestPack=1.5*2**30,largestListing=64*2**20,mostBytes2=mostRecords*(largestRecordBytes+100);async function readBranch(ports,request){
let folder=await mkdtemp4(join16(ports.temporaryDirectory,"history-"));try{let deadline=AbortSignal.any([ports.stop,AbortSignal.
timeout(limitMs)]),repository=join16(folder,"repository");await mkdir3(repository);let environment2=gitEnvironment(ports.
environment,request,folder);return await fetchBranch(ports,request,repository,environment2)?await readRepository((...argv)=>({
argv:[`--git-dir=${repository}`,...argv],cwd:folder,environment:environment2,deadline})):{records:[],skipped:[]}}finally{
await rm3(folder,{recursive:!0,force:!0})}}var networkVariables=["http_proxy","https_proxy","all_proxy","no_proxy","HTTP\
S_PROXY","ALL_PROXY","NO_PROXY","SSL_CERT_FILE","SSL_CERT_DIR","GIT_SSL_CAINFO","GIT_SSL_CAPATH"];function gitEnvironment(own,{
url:url2,token},home){let{origin}=new URL(url2),settings=[["core.hooksPath","/dev/null"],["core.fsmonitor","false"],["cr\
edential.helper",""],["http.followRedirects","false"],["transfer.fsckObjects","true"],["fetch.recurseSubmodules","false"],
["gc.auto","0"],["maintenance.auto","false"],["core.bigFileThreshold","1m"],...token===null?[]:[[`http.${origin}/.extraH\
eader`,`Authorization: ${basic(token)}`]]];return{...Object.fromEntries(["PATH",...networkVariables].flatMap(name=>{let value2=own[name];
return value2===void 0?[]:[[name,value2]]})),HOME:home,LC_ALL:"C",GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"/dev/null",
GIT_TERMINAL_PROMPT:"0",GIT_ASKPASS:"/bin/false",GIT_ALLOW_PROTOCOL:"https:http",GIT_NO_LAZY_FETCH:"1",GIT_NO_REPLACE_OBJECTS:"\
1",GIT_TEMPLATE_DIR:"",GIT_CONFIG_COUNT:String(settings.length),...Object.fromEntries(settings.flatMap(([key,value2],index)=>[
[`GIT_CONFIG_KEY_${String(index)}`,key],[`GIT_CONFIG_VALUE_${String(index)}`,value2]]))}}function basic(token){return`ba\
sic ${Buffer.from(`x-access-token:${token}`).toString("base64")}`}var localName="refs/heads/history";async function fetchBranch({
runTool},{url:url2,branch},repository,environment2){let ports={runTool,cwd:repository,environment:environment2},made=await callTool(
ports,"git",["git","init","--quiet","--bare","."],limitMs);if(made.exitCode!==0)throw unreadable(url2,branch,made.stderr);
let fetch=["git","--git-dir=.","fetch","--quiet","--depth=1","--no-tags","--no-recurse-submodules"],limited=["/bin/sh","\
-c",`ulimit -f ${String(largestPack/512)} && exec "$@"`,"sh"],refspec=`+refs/heads/${branch}:${localName}`,fetched=await callTool(
ports,"git",[...limited,...fetch,"--",url2,refspec],limitMs);if(fetched.exitCode===0)return!0;if(/couldn't find remote ref/.
test(fetched.stderr))return!1;throw unreadable(url2,branch,fetched.timedOut?"git took too long.":fetched.stderr)}function unreadable(url2,branch,why){
return new ToolError({id:"history-unreadable",what:`Can't read the branch ${plainText(branch)}.`,where:url2,why:plainText(
why.trim().replaceAll(`
`," ")).slice(0,500),help:"Give the job `permissions: contents: read`, and make sure git is on the runner or in the job'\
s container."})}async function readRepository(git){let{files,skipped}=await listFiles(git),{newest:newest2,skipped:older}=newestFiles(
files),read2=[...skipped,...older],ids=newest2.map(({id})=>`${id}
`).join(""),index=0;for await(let content of batchObjects(gitOutput(git("cat-file","--batch","--buffer"),ids,mostBytes2))){
let{path}=newest2[index]??{path:""};read2.push(content===null?{path,why:"not-a-record"}:readRecord(path,content.toString(
"utf8"))),index+=1}return readHistory(read2)}async function listFiles(git){let chunks=[];try{let listing=git("ls-tree","\
-r","-l","-z","--full-tree",localName,`${recordsFolder}/`);for await(let chunk of gitOutput(listing,"",largestListing))chunks.
push(chunk)}catch(error){throw error instanceof TooMuchOutput?new ToolError({id:"history-too-large",what:"The history br\
anch has too many files to list.",where:recordsFolder,help:"Remove the files that llm-profile didn't write.",cause:error}):
error}return parseListing(Buffer.concat(chunks).toString("utf8"))}function parseListing(listing){let files=[],skipped=[];
for(let line of listing.split("\0")){let[,mode,id="",size="",path=""]=/^(\d{6}) \w+ ([0-9a-f]+) +(\d+|-)\t(.+)$/s.exec(line)??
[];mode!==void 0&&(mode!=="100644"?skipped.push({path,why:"not-a-record"}):Number(size)>largestRecordBytes?skipped.push(
{path,why:"too-large"}):files.push({path,id}))}return{files,skipped}}var historyPart={before:earlierRuns};async function readHistory2(jobContext,job,branch){let{records:records2,skipped}=await readRecords(
jobContext,job,branch);return analyzeHistory(records2,skipped)}async function readRecords({context,publish,api},job,branch){
var _stack=[];try{if(api!==null&&!await isKept(api,job,branch))return{records:[],skipped:[]};let tools=__using(_stack,await ownTools(
context),!0);let{runTool,temporaryDirectory}=tools;return await readBranch({runTool,temporaryDirectory,environment:context.
environment,stop:context.stop},{url:`${job.serverUrl}/${fullName(job.repository)}.git`,branch,token:publish.token})}catch(_){
var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}async function isKept(api,{
repository},branch){try{return await hasHistory(api,{repository,branch})}catch(error){if(!(error instanceof ApiFailure))
throw error;let{what,why,help}=error.diagnostic;throw new ToolError({id:"history-unreadable",what,why,help,cause:error})}}
async function earlierRuns(jobContext){let{job,publish,context,waitBudget}=jobContext,{historyBranch}=publish;if(job===null||
publish.token===null||historyBranch===null)return null;let name=jobOfArtifact(artifactName(jobContext),publish.artifactName??
usualPrefix);try{let{records:records2}=await waitBudget.stretch(async()=>readRecords(jobContext,job,historyBranch)),own=records2.
filter(({record:record3})=>jobOf(record3)===name);if(own.length===0)return null;let history=analyzeHistory(own,[]);return{
recentRuns:recentPoints(history,name),signToCheck:signToCheck(history,name),calibrationOf:head=>calibrationOfGpu(history,
name,head)}}catch(error){if(error instanceof StoppedError)throw error;let{what,why}=asFailure(error);return context.log.
info(`No history: ${what} ${why??""}`),null}}function calibrationOfGpu(history,job,{machine:{gpus,driver}}){let[gpu,...others]=gpus;
if(gpu?.uuid==null||others.length>0)return null;let{name,uuid}=gpu;return historyCalibration(history,job,{gpu:{name,uuid},
gpuId:gpuId(uuid),driver})}function signToCheck(history,job){let[check2]=openSigns(history,job);if(check2===void 0)return null;
let signs2=check2.signs.map(({figure,changeRatio})=>`${figureName(figure)} ${signedPercent(changeRatio)}`),text3=`The hi\
story shows a change that hasn't been checked yet: ${listText(signs2,mostSigns)}. To check it, this run compares the hea\
d with the earlier commit ${check2.base.slice(0,12)}.`;return{base:check2.base,text:text3}}var mostSigns=3;function figureName(figure){
if(figure.kind==="metric")return`\`${plainText(figure.name)}\``;let range=`\`${plainText(rangeText(figure.range,figure.domain))}\
\``;return figure.kind==="wall"?`wall time of ${range}`:range}async function historyJob(jobContext){let{job,api,context,publish,problem,waitBudget}=jobContext;if(problem!==null)throw problem;
let{historyBranch}=publish;if(job===null||api===null||historyBranch===null)throw new UserError({id:"history-needs-job",what:"\
`mode: history` needs a GitHub Actions job and its token.",where:"input mode",why:job===null?"The runner's GITHUB_* vari\
ables are missing.":"The input `token` is empty.",help:"Leave `token` out to use the job's own token, with `permissions:\
 { actions: read, contents: write }`."});if(measuresUnmergedChange(job))return context.log.info(`Not recorded: this \`${job.
event}\` run measures a change that isn't merged yet.`),{exitCode:exitCodes.pass};if(job.defaultBranch!==null&&job.ref!==
`refs/heads/${job.defaultBranch}`)return context.log.info(`Not recorded: the history covers only the default branch, and\
 this is ${plainText(job.ref)}.`),{exitCode:exitCodes.pass};let place3={job,api,branch:historyBranch},failure=await waitBudget.
stretch(async()=>record2(jobContext,place3));if(await waitBudget.stretch(async()=>showHistory(jobContext,place3)),failure!==
null)throw failure;return{exitCode:exitCodes.pass}}async function record2(jobContext,{job,api,branch}){let{context,publish,
waitBudget}=jobContext,{log:log2}=context,{repository,serverUrl,runId}=job,prefix=publish.artifactName??usualPrefix,request={
repository,serverUrl,runId,prefix,withBase:!0,log:log2,stop:waitBudget.signal},results=await readResults(api,request);if(isDiagnostic(
results))return notRecorded(branch,results);if(results.length===0)return log2.warning(`Nothing to record: this run has n\
o artifact whose name starts with \`${prefix}\`. ${runUrl(job)}`),null;let{environment:environment2}=context,secrets=knownSecrets(
{environment:environment2,workload:null,token:publish.token}),earlier=await earlierHistory(jobContext,{job,api,branch}),
files=[];for(let result of results){let made=await recordOf2(jobContext,{job,api,branch},result,earlier),{name}=result.found.
artifact;typeof made=="string"?log2.warning(`Not recorded: ${name}. ${made}`):holdsSecret(jobContext,`The record of ${name}`,
recordText(made),secrets)||files.push(recordFile(made))}if(files.length===0)return null;try{let message=`Add ${counted(files.
length,"record")} of run ${String(runId)}`;return say(jobContext,branch,await writeRecords(api,{repository,branch},files,
message)),null}catch(error){if(error instanceof ApiFailure)return notRecorded(branch,error.diagnostic);throw error}}async function earlierHistory(jobContext,{
job,branch}){try{return await readHistory2(jobContext,job,branch)}catch(error){let failure=asFailure(error);return warnOf(
jobContext,{...failure,severity:"warning"}),null}}async function recordOf2({context},{job,api},{found,artifact,report,content},earlier){
if(isDiagnostic(content))return diagnosticText({...content,help:null});let{record:run2,head,base,comparison}=content;if(run2.
state!=="passed"||head===null)return"The run failed or measured nothing.";try{let made=historyRecordOf({profile:head,comparison,
base},{commit:await commitOf4(job,api,head),run:{id:job.runId,attempt:found.attempt,job:found.job},links:{run:runUrl(job),
report,artifact},checks:earlier===null||comparison===null?[]:checksOf(earlier,found.job,comparison)});return Date.parse(
made.measuredAt)<=context.clock.now().getTime()+longestAheadMs?made:`Its measurement time, ${made.measuredAt}, is in the\
 future.`}catch(error){return`${asFailure(error).what} ${asFailure(error).why??""}`}}var longestAheadMs=864e5;async function commitOf4(job,api,{
source}){let{commit,repository,dirty}=source,sha=commit!==null&&/^[0-9a-f]{40}$/.test(commit)?commit:job.sha,facts=repository===
null||isSameRepository(repository,fullName(job.repository))?await commitFacts(api,job.repository,sha):null;return{sha,committedAt:facts?.
committedAt??null,branch:/^refs\/heads\/(.+)$/s.exec(job.ref)?.[1]??null,subject:facts?.subject??null,...dirty===!0?{dirty}:
{}}}var mostNamed=8;function say({context},branch,{added:added2,present,differing}){let{log:log2}=context;added2.length>
0&&log2.info(`Recorded in ${branch}: ${listText(added2,mostNamed)}`),present.length>0&&log2.info(`Already in ${branch}: ${listText(
present,mostNamed)}`),differing.length>0&&log2.warning(`${branch} already has different versions of these records, so we\
 kept the branch's versions: ${listText(differing,mostNamed)}`)}function notRecorded(branch,{id,what,why,help}){return new ToolError(
{id,what:`Couldn't record this run in ${plainText(branch)}. ${what}`,why,help})}async function showHistory(jobContext,{job,
branch}){let{context}=jobContext;try{let history=await readHistory2(jobContext,job,branch);context.log.info(`${branch}: ${counted(
history.records.length,"record")}.`);for(let[why,files]of Map.groupBy(history.skipped,one=>one.why))context.log.warning(
`Skipped (${why}): ${listText(files.map(({path})=>plainText(path)),mostNamed)}`);await publishHistory(jobContext,job,history)}catch(error){
let failure=asFailure(error);warnOf(jobContext,{...failure,severity:"warning"})}}var show_exports={};__export(show_exports,{folderHistory:()=>folderHistory,printHistory:()=>printHistory,printPage:()=>printPage,
writeHistoryPage:()=>writeHistoryPage});var bits=[[1,2,4,64],[8,16,32,128]];function brailleLines(dots2,columns,rows2){let cells=Array.from({length:rows2},()=>new Array(
columns).fill(0));for(let{x,y}of dots2){let row=cells[Math.floor(y/4)],column=Math.floor(x/2);row===void 0||column<0||column>=
columns||(row[column]=(row[column]??0)|(bits[x%2===0?0:1][y%4]??0))}return cells.map(row=>row.map(cell=>cell===0?" ":String.
fromCharCode(10240+cell)).join("").trimEnd())}var sparkPoints=30,[chartRows,mostColumns]=[8,100],[mostSeries,mostListed2]=[200,10];function historyText(history,range,layout){
if(history.records.length===0)return["There are no runs yet.",...skippedLines(history,layout)].join(`
`);if(range===null)return overview(history,layout).join(`
`);let found=seriesNamed(history,range);return found.length===0?unknownText(history,range):found.map(series=>seriesLines(
history,series,layout).join(`
`)).join(`

`)}function seriesNamed({series},name){return series.filter(({figure})=>namesOf(figure).includes(name))}function namesOf(figure){
return figure.kind==="metric"?[figure.name,...figure.range===null?[]:[figure.range]]:[figure.range,rangeText(figure.range,
figure.domain)]}function unknownText({series},name){let known=nearest(name,series.flatMap(({figure})=>namesOf(figure))),
meant=known===null?"":` Did you mean ${plainText(known)}?`;return`The history has no range or metric ${plainText(name)}.${meant}`}
function overview(history,layout){let{records:records2,series}=history,several=new Set(series.map(({job})=>job)).size>1,
shown2=series.slice(0,mostSeries),columns=leaving([flexible("Range or metric",36),...several?[flexible("Job",12)]:[],left(
"State"),right("Latest"),left("Last change"),left(`Last ${String(sparkPoints)} runs`),left("Drift")],["Drift",`Last ${String(
sparkPoints)} runs`,"Job","Latest"]),rows2=shown2.map(one=>[terminalText(figureText2(one.figure)),...several?[terminalText(
jobText(one.job))]:[],stateCell(one),terminalText(lastValueText(one)??"\u2013"),lastChange2(history,one),sparkline(drawnSeries(
one).points.slice(-sparkPoints).map(({value:value2})=>value2)),terminalText(driftText(one)??"")]),hidden=series.length-shown2.
length;return[`${counted(records2.length,"run")} from ${dayOf(records2[0]?.record)} to ${dayOf(records2.at(-1)?.record)}\
:`,"",...textTable(columns,rows2,layout),...hidden>0?[`  \u2026 and ${formatCount(hidden)} more series`]:[],...shown2.some(
isOpen2)?["","?: not confirmed by alternating rounds of both commits."]:[],...skippedLines(history,layout)]}function isOpen2(series){
let state=standingChanges(series).at(-1)?.state;return state==="sign"||state==="unclear"}var stateTones={changed:"bad",unclear:"\
unsure",stable:"good"};function stateCell({state,current}){if(!current)return{text:"ended",tone:"faint"};let tone=stateTones[state];
return tone===void 0?stateTexts[state]:{text:stateTexts[state],tone}}var directionTones={worse:"bad",better:"good",moved:"\
strong"};function lastChange2(history,series){let change=standingChanges(series).at(-1);if(change===void 0)return"";let text3=`${dayOf(
recordAt(history,series,change.point))} ${signedPercent(change.changeRatio)}`;return change.state==="machine"?{text:`${text3}\
 (machine)`,tone:"faint"}:{text:change.state==="confirmed"?text3:`${text3} ?`,tone:directionTones[directionOf(series,change)]}}
function seriesLines(history,series,layout){let facts=[["latest",latestText(series)],["drift",driftText(series)],["gaps",
gapsText(series)],["ended",endText2(history,series)]],item=text3=>wrapLine(`  ${terminalText(text3)}`,layout);return[`${paint(
layout,"strong",terminalText(figureText2(series.figure)))} (${terminalText(jobText(series.job))}): ${stateTexts[series.state]}`,
...chartLines(history,series,layout),...facts.flatMap(([title,text3])=>text3===null?[]:item(`${title}: ${text3}`)),...listLines(
"changes",series.changes.toReversed().map(change=>changeText(history,series,change)),item),...listLines("new starts",series.
cuts.toReversed().map(cut2=>cutText2(history,series,cut2)),item)]}function listLines(title,texts,item){if(texts.length===
0)return[];let hidden=texts.length-mostListed2;return[`  ${title}:`,...texts.slice(0,mostListed2).flatMap(text3=>item(` \
 ${text3}`)),...hidden>0?[`    \u2026 and ${formatCount(hidden)} earlier`]:[]]}function chartLines(history,series,layout){
let{points,unit}=drawnSeries(series);if(points.length===0)return[];let extent=linearScale(drawnExtent(points),[chartRows*
4-1,0],3),decimals=tickDecimals(extent.ticks),labels2=new Map(extent.ticks.map(tick=>[Math.floor(extent.at(tick)/4),numberText(
tick,decimals)])),margin=Math.max(...[...labels2.values()].map(({length})=>length)),columns=Math.max(10,Math.min(mostColumns,
layout.width-margin-5)),across=columns*2,at=place3=>points.length<=across?place3:Math.floor(place3*across/points.length),
down=value2=>Math.round(Math.min(chartRows*4-1,Math.max(0,extent.at(value2)))),dots2=[...Map.groupBy([...points.entries()],
([place3])=>at(place3))].flatMap(([x,found])=>{let values=found.map(([,{value:value2}])=>value2);return[...new Set([Math.
min(...values),median(values),Math.max(...values)].map(down))].map(y=>({x,y}))}),drawn=brailleLines(dots2,columns,chartRows),
[first,last]=[points[0],points.at(-1)].map(point=>dayOf(history.records[point?.record??-1]?.record)),marks=markLine(series,
points.map(({point})=>point),place3=>Math.floor(at(place3)/2)),used=Math.max(Math.ceil((at(points.length-1)+1)/2),24),indent="\
 ".repeat(margin+2);return[`${indent}${plainText(clipMiddle(unit,30))}`,...drawn.map((line,row)=>`  ${(labels2.get(row)??
"").padStart(margin)} \u2524${line}`),...marks===""?[]:[`${indent} ${marks}`],`${indent} ${first??""}${" ".repeat(Math.max(
1,used-20))}${last??""}`]}function markLine(series,points,column){let marks=new Map,set=(point,mark)=>{let place3=points.
findIndex(one=>one>=point);place3>=0&&marks.set(column(place3),mark)};for(let{point}of series.cuts)set(point,"|");for(let{
point}of standingChanges(series))set(point,"\u25B2");let length=Math.max(-1,...marks.keys())+1;return Array.from({length},
(_,place3)=>marks.get(place3)??" ").join("")}function skippedLines({skipped},layout){if(skipped.length===0)return[];let hidden=skipped.
length-mostListed2;return["",`Skipped ${counted(skipped.length,"file")}:`,...skipped.slice(0,mostListed2).flatMap(one=>wrapLine(
`  ${terminalText(skippedText(one))}`,layout)),...hidden>0?[`  \u2026 and ${formatCount(hidden)} more`]:[]]}import{resolve as resolve10}from"node:path";async function folderHistory({cwd},folder){let{records:records2,skipped}=await readFolder(resolve10(cwd,folder));return analyzeHistory(
records2,skipped)}async function writeHistoryPage(context,request){let madeAt=context.clock.now().toISOString(),page=historyPage(
await folderHistory(context,request.folder),madeAt,reportAssets(context));await writeFileAtomic(resolve10(context.cwd,request.
out),page,"replace")}async function printHistory({folder,range},{context,output}){return await output.print(historyText(
await folderHistory(context,folder),range,output.layout())),exitCodes.pass}async function printPage(request,{context}){return await writeHistoryPage(
context,request),context.log.info(`History page: ${request.out}`),exitCodes.pass}var import_command_exports={};__export(import_command_exports,{importCommand:()=>importCommand});import{basename as basename3}from"node:path/posix";var launchers=[{name:/^srun$/,help:"docs/ranks.md shows how to profile each rank with your command, and how to merge the\
 reports.",note:"nsys sees only the processes on its own machine; docs/ranks.md has the way for several"},{name:/^(?:mpirun|mpiexec|mpiexec\.hydra|orterun|prterun)$/,
help:"On one machine, write nsys or ncu before the launcher: one capture then records every rank (docs/ranks.md).",note:"\
docs/ranks.md explains captures of several ranks"},{name:/^(?:docker|podman|nerdctl|nvidia-docker|apptainer|singularity|enroot)$/,
help:"Import the command that runs in the container, and start llm-profile in the container too (docs/runners.md#the-ima\
ge).",note:"nsys and ncu can't see processes in a container; run llm-profile in the container (docs/runners.md#the-image\
)"},{name:/^kubectl$/,help:"Import the command that runs in the pod, and start llm-profile in the pod too (docs/runners.\
md#kubernetes).",note:"nsys and ncu can't see processes in a pod; run llm-profile in the pod (docs/runners.md#kubernetes\
)"}];function findLauncher(name){return launchers.find(one=>one.name.test(name))??null}function someOf(...values){return{pattern:new RegExp(`^(?:${values.join("|")})$`),text:values.join(" or ")}}var trueOrFalse=someOf(
"true","false"),someNumber={pattern:/^\d+(?:\.\d+)?$/,text:"a number"};function sets(key,value2,note){return{kind:"setti\
ngs",settings:{[key]:value2},...note===void 0?{}:{note}}}function noted(note){return{kind:"note",note}}function refused(why){
return{kind:"refused",why}}function each(longs,outcome,more={}){return longs.map(long=>({...more,long,becomes:()=>outcome}))}
function oneOf(key,allowed,value2){return allowed.includes(value2)?sets(key,value2):noted(`${key} accepts only ${allowed.
join(", ")}`)}var sampling=["none","process-tree","system-wide"],notSampled=noted("we never sample the CPU, except in the run that fin\
ds lines"),apiNames={pattern:/^[a-z][\w-]*(?:,[a-z][\w-]*)*$/,text:"APIs, separated by commas"},rangeEnds={pattern:/^(?:none|stop|stop-shutdown|repeat(?::\d+)?|repeat-shutdown:\d+)$/,
text:"none, stop, stop-shutdown, repeat, repeat:N, or repeat-shutdown:N"},formats=["none","arrow","arrowdir","hdf","json",
"jsonlines","parquetdir","sqlite","text"],exportFormats={pattern:new RegExp(`^(?:${formats.join("|")})(?:,(?:${formats.join(
"|")}))*$`),text:`${formats.join(", ")}, or several of them`},rangeOpens=noted("a range opens and ends the capture; name\
 it under `ranges`"),asIs={kind:"as-is"},nsysOptions=[{long:"--trace",short:"-t",values:apiNames,becomes:traced},{long:"\
--sample",short:"-s",values:someOf(...sampling,"cpu"),becomes:()=>notSampled},{long:"--cpuctxsw",values:someOf(...sampling),
becomes:()=>notSampled},{long:"--capture-range",short:"-c",becomes:captureRange},{long:"--capture-range-end",values:rangeEnds,
becomes:captureRangeEnd},{long:"--nvtx-capture",short:"-p",becomes:nvtxCapture},{long:"--env-var",short:"-e",becomes:value2=>environment(
value2.split(","))},{long:"--cuda-graph-trace",values:{pattern:/^(?:graph|node)(?::[\w-]+)?$/,text:"graph or node"},becomes:value2=>value2.
startsWith("node")?noted("node is the default"):noted("we use node, because graph hides the kernels of CUDA graphs")},{long:"\
--trace-fork-before-exec",values:trueOrFalse,becomes:value2=>value2==="true"?sets("nsys.trace-fork-before-exec",!0):noted(
"false is the default")},{long:"--output",short:"-o",becomes:()=>noted("each run has its own directory in `out`")},{long:"\
--force-overwrite",short:"-f",values:trueOrFalse,becomes:()=>noted("nothing is overwritten; each run has its own directo\
ry")},{long:"--export",values:exportFormats,becomes:()=>noted("we always export to SQLite; profile.json has the numbers")},
{long:"--stats",values:trueOrFalse,becomes:()=>noted("we always create the summaries")},{long:"--wait",values:someOf("pr\
imary","all"),becomes:()=>noted("we always use primary, so a daemon can't delay the end of the capture")},{long:"--kill",
values:{pattern:/^(?:none|sigkill|sigterm|\d+)$/,text:"none, sigkill, sigterm, or a signal's number"},becomes:()=>noted(
"the program runs to its end, or to `workload.time-limit`")},{long:"--show-output",short:"-w",values:trueOrFalse,becomes:()=>noted(
"we show the program's output and keep it in the run directory")},{long:"--inherit-environment",short:"-n",values:trueOrFalse,
becomes:()=>noted("the program gets only an allowlist of variables, because reports contain its environment; `workload.e\
nvironment` and `pass-env` add to it")},...each(["--run-as"],noted("`isolation` chooses the user")),...each(["--session-\
new","--session"],noted("each capture has its own session")),{long:"--stop-on-exit",short:"-x",values:trueOrFalse,becomes:()=>noted(
"a capture ends with its range, or with the program")},{long:"--start-later",short:"-Y",takesValue:"attached",values:trueOrFalse,
becomes:()=>noted("a range opens the capture")},{long:"--delay",short:"-y",values:someNumber,becomes:()=>noted("a range \
opens the capture, at the same point each time; name it under `ranges`")},{long:"--duration",short:"-d",values:someNumber,
becomes:()=>noted("a range ends the capture, at the same point each time; name it under `ranges`")},...each(["--start-fr\
ame-index","--duration-frames"],rangeOpens,{values:someNumber}),...each(["--hotkey-capture"],rangeOpens,{values:{pattern:/^F\d+$/,
text:"F1 to F12"}}),...each(["--command-file"],refused("We don't read that file. Write its options on the command line.")),
{long:"--help",short:"-h",takesValue:!1,becomes:()=>refused("With this option, nsys captures nothing.")},{long:"--backtr\
ace",short:"-b",becomes:()=>asIs},...each(["--cuda-memory-usage","--cuda-um-cpu-page-faults","--cuda-um-gpu-page-faults",
"--flush-on-cudaprofilerstop","--ftrace-keep-user-config","--gpuctxsw","--opengl-gpu-workload","--python-sampling","--re\
solve-symbols"],asIs,{values:trueOrFalse}),...each(["--cpu-core-events","--cuda-flush-interval","--cudabacktrace","--eve\
nt-sample","--event-sampling-frequency","--event-sampling-interval","--ftrace","--gpu-metrics-device","--gpu-metrics-fre\
quency","--gpu-metrics-set","--gpu-video-device","--ib-switch-congestion-device","--ib-switch-congestion-nic-device","--\
ib-switch-congestion-percent","--ib-switch-congestion-threshold-high","--ib-switch-metrics-device","--mpi-impl","--nic-m\
etrics","--nvtx-domain-include","--nvtx-domain-exclude","--os-events","--osrt-backtrace-stack-size","--osrt-backtrace-th\
reshold","--osrt-threshold","--python-backtrace","--python-nvtx-annotations","--python-sampling-frequency","--samples-pe\
r-backtrace","--sampling-period","--vulkan-gpu-workload"],asIs),...each(["--cuda-event-trace","--cuda-trace-all-apis","-\
-cuda-trace-scope","--gpu-metrics-devices","--pytorch","--python-functions-trace","--dask","--enable","--osrt-file-acces\
s","--storage-metrics","--syscall","--soc-metrics","--soc-metrics-frequency","--soc-metrics-set","--cpu-core-metrics","-\
-cpu-socket-events","--cpu-socket-metrics","--debug-symbols","--sampling-frequency","--nvlink-metrics"],asIs)];function nsysDefaults(given){
return(given.get("--capture-range")??"none")==="none"?[wholeProgram]:[]}var wholeProgram=sets("nsys.gating",!1,"No range\
 starts the capture, so nsys records the whole program. Name its NVTX ranges under `ranges` and remove `gating` to get s\
mall captures and a verdict for each range");function traced(value2){let apis=value2.split(",").filter(api=>api!==""&&api!==
"none"),strange=apis.find(api=>!tracedApi.test(api));if(strange!==void 0)return refused(`nsys traces no API named ${JSON.
stringify(strange)}.`);let missing=["cuda","nvtx"].filter(api=>!apis.some(one=>one===api||one.startsWith(`${api}-`))),note=missing.
length===0?void 0:`${missing.join(" and ")} added, because nsys sees no kernels without cuda and no ranges without nvtx`;
return sets("nsys.trace",[...missing,...apis],note)}function captureRange(value2,given){switch(value2){case"none":return noted(
"see `gating`");case"nvtx":return given.has("--nvtx-capture")?noted("`ranges` open the capture"):refused("--nvtx-capture\
, which names the range, is missing.");case"cudaProfilerApi":return sets("nsys.capture",value2);default:return refused(`\
The value is ${JSON.stringify(value2)}, but in CI only none, nvtx and cudaProfilerApi work.`)}}function captureRangeEnd(value2,given){
if((given.get("--capture-range")??"none")==="none")return noted("no range opens the capture");let[,how="",count5=""]=/^(repeat|repeat-shutdown):([1-9]\d{0,5})$/.
exec(value2)??[];return how==="repeat"?sets("instances",Number(count5)):how==="repeat-shutdown"?{kind:"settings",settings:{
instances:Number(count5),"nsys.capture-range-end":value2}}:value2==="stop-shutdown"?sets("nsys.capture-range-end",value2):
value2==="stop"?noted("the program runs to its end by default"):noted("`instances` sets how many instances of the range \
are captured")}function nvtxCapture(value2,given){if(given.get("--capture-range")!=="nvtx")return noted("nsys ignores th\
is option without --capture-range=nvtx");let[,message="",domain=""]=/^((?:[^\\@]|\\[^])*)(@[^]*)?$/.exec(value2)??[value2,
value2];return sets("ranges",[message.replaceAll(/[*?]/g,"\\$&")+domain])}var registeredOnly="NSYS_NVTX_PROFILER_REGISTE\
R_ONLY";function environment(texts){if(texts.find(text3=>!/^(?!__proto__=)[A-Za-z_]\w*=/.test(text3))!==void 0)return refused(
"A variable must be NAME=VALUE.");let all=texts.map(text3=>[text3.slice(0,text3.indexOf("=")),text3.slice(text3.indexOf(
"=")+1)]),variables=all.filter(([name])=>name!==registeredOnly),registered=all.find(([name])=>name===registeredOnly);return{
kind:"settings",settings:{...variables.length===0?{}:{"workload.environment":Object.fromEntries(variables)},...registered?.[1]===
"1"?{"nsys.registered-strings-only":!0}:{}},...registered?.[1]==="0"?{note:`${registeredOnly}=0 is the default`}:{}}}var asIs2={kind:"as-is"},chosen="we choose the kernels that take the most time in the ranges; see `ncu.top-kernels` and \
`ncu.launches-per-kernel`",yes=["yes","on","true","1"],read="profile.json and the reports show the numbers",noCapture="W\
ith this option, ncu doesn't profile a program.",ncuOptions=[{long:"--set",becomes:value2=>sets("ncu.set",value2)},{long:"\
--section",becomes:value2=>sets("ncu.sections",[value2])},{long:"--metrics",becomes:value2=>{let names=value2.split(",").
filter(name=>name!=="");return names.length===0?refused("The option doesn't name a metric."):sets("ncu.metrics",names)}},
{long:"--replay-mode",becomes:value2=>oneOf("ncu.replay-mode",["kernel","application","range","app-range"],value2)},{long:"\
--clock-control",values:someOf("none","base"),becomes:()=>noted("we don't change the machine's clocks")},{long:"--cache-\
control",values:someOf("none","all"),becomes:()=>asIs2},{long:"--filter-mode",becomes:()=>noted("we count launches per l\
aunch configuration if this ncu supports that")},{long:"--nvtx",takesValue:!1,becomes:()=>noted("`ranges` are always NVT\
X ranges")},{long:"--nvtx-include",becomes:nvtxInclude},{long:"--nvtx-exclude",becomes:()=>noted("kernels count for the \
ranges that launch them; name those ranges under `ranges`")},{long:"--export",short:"-o",becomes:()=>sets("ncu.keep-repo\
rt",!0)},{long:"--force-overwrite",short:"-f",takesValue:!1,becomes:()=>noted("each run has its own directory")},{long:"\
--target-processes",values:someOf("all","application-only"),becomes:()=>noted("we always use all")},{long:"--kernel-name",
short:"-k",becomes:()=>noted(chosen)},{long:"--launch-count",short:"-c",values:someNumber,becomes:()=>noted(chosen)},{long:"\
--launch-skip",short:"-s",values:someNumber,becomes:()=>noted("a range's `skip` leaves out its first instances")},...each(
["--launch-skip-before-match"],noted("a range's `skip` leaves out its first instances"),{values:someNumber}),...each(["-\
-kernel-id"],noted(chosen)),...each(["--kernel-name-base"],noted(chosen),{values:someOf("function","demangled","mangled")}),
{long:"--kill",values:someOf(...yes,"no","off","false","0"),becomes:(value2,given)=>yes.includes(value2)&&(given.get("--\
replay-mode")??"kernel")==="kernel"?sets("ncu.end-early",!0):noted("the program runs to its end")},...each(["--csv","--p\
rint-fp"],noted(read),{takesValue:!1}),...each(["--page","--print-summary","--print-units","--print-details","--print-me\
tric-name","--print-metric-attribution","--print-metric-instances","--print-kernel-base","--print-nvtx-rename","--print-\
rule-details","--print-source","--log-file","--resolve-source-file"],noted(read)),...each(["--quiet","--verbose","--open\
-in-ui"],noted("llm-profile has its own `--quiet` and `--verbose`"),{takesValue:!1}),...each(["--config-file","--config-\
file-path"],noted("write the options of that file on the command line")),...each(["--apply-rules","--section-folder","--\
section-folder-recursive","--rule","--import-source","--source-folders","--import-sass","--devices","--profile-from-star\
t","--graph-profiling","--range-filter","--range-replay-options","--app-replay-buffer","--app-replay-match","--app-repla\
y-mode","--check-exit-code","--nvtx-push-pop-scope","--null-stdin","--pm-sampling-interval","--pm-sampling-buffer-size",
"--pm-sampling-max-passes","--warp-sampling-interval","--warp-sampling-max-passes","--warp-sampling-buffer-size","--samp\
ling-interval","--sampling-max-passes","--sampling-buffer-size","--call-stack-type","--communicator","--communicator-num\
-peers","--communicator-tcp-num-peers","--lockstep-kernel-launch","--lockstep-nccl-launch","--target-processes-filter"],
asIs2),...each(["--call-stack","--disable-extra-suffixes","--support-32bit"],asIs2,{takesValue:!1}),...each(["--mode","-\
-hostname","--port","--max-connections"],refused("llm-profile starts the program under ncu itself.")),{long:"--import",short:"\
-i",becomes:()=>refused("This option reads an existing report. Use `llm-profile analyze --ncu FILE` for that.")},{long:"\
--help",short:"-h",takesValue:!1,becomes:()=>refused(noCapture)},{long:"--version",short:"-v",takesValue:!1,becomes:()=>refused(
noCapture)},...each(["--list-sections","--list-sets","--list-rules","--list-metrics","--list-chips","--query-metrics"],refused(
noCapture),{takesValue:!1})];function ncuDefaults(given,hasRanges){let collects=["--set","--section","--metrics"].some(name=>given.
has(name));return[...hasRanges?[]:[wholeProgram],...collects?[sets("ncu.preset",null)]:[noted("ncu.preset is quick, whic\
h takes one pass; `ncu.set: basic` collects what ncu collects by default")],noted("nsys runs first and finds the kernels\
 that ncu measures")]}function nvtxInclude(value2){let[,domain,message]=/^(?:([^@/[\]*+,\\]+)@)?([^@/[\]*+,\\?]+)\/?$/.exec(
value2)??[];return message===void 0||message.startsWith("regex:")?noted("the filter isn't the name of one range; name th\
e ranges under `ranges`"):sets("ranges",[domain===void 0?message:`${message}@${domain}`])}import{basename as basename2}from"node:path/posix";var pieces=[{pattern:/\\\n/y,read:()=>({kind:"nothing"})},{pattern:/[ \t]+/y,read:()=>({kind:"blank"})},{pattern:/'([^']*)'/y,
read:([,text3=""])=>literal2(text3)},{pattern:/\$'((?:[^'\\]|\\[^])*)'/y,read:([,text3=""])=>literal2(unescapeAnsi(text3))},
{pattern:/"((?:[^"\\]|\\[^])*)"/y,read:([,text3=""])=>doubleQuoted(text3)},{pattern:/\\([^])/y,read:([,text3=""])=>literal2(
text3)},{pattern:/\$([A-Za-z_]\w*)/y,read:([text3,name=""])=>variable(text3,name)},{pattern:/\$\{([A-Za-z_]\w*)(:[-?][\w./,:=@%+-]*)?\}/y,
read:([text3,name="",rest])=>variable(text3,name,rest)},{pattern:/\$(?:\{[^}]*\}|\([^)]*\)|[\d@*#?!$-]|")|`[^`]*`|[*?]/y,
read:([text3])=>expands(text3)},{pattern:/\{(?=(?:'[^']*'|"(?:[^"\\]|\\[^])*"|\\[^]|[^\s'"\\,|&;<>()])*,(?:'[^']*'|"(?:[^"\\]|\\[^])*"|\\[^]|[^\s'"\\|&;<>()])*\})|\{(?=(?:-?\d+|[A-Za-z])\.\.(?:-?\d+|[A-Za-z])(?:\.\.-?\d+)?\})/y,
read:({index,input})=>expands("{",/^\S+/.exec(input.slice(index))?.[0])},{pattern:/(?:(?<![^ \t\n|&;<>()])\d+)?(?:<<[<-]?|>>|>\||[<>]&|<>|[<>])|&>>?|&&|\|\|?|[&;()]|\n/y,
read:([text3])=>({kind:"operator",text:text3})},{pattern:/['"`\\]/y,read:([text3])=>({kind:"problem",why:`A \`${text3}\` \
in the line isn't closed.`})},{pattern:/(?<![^ \t\n]|\\[ \t])#[^\n]*/y,read:()=>({kind:"nothing"})},{pattern:/(?<![^ \t\n]|\\[ \t])~[\w.+-]*/y,
read:([text3])=>expands(text3)},{pattern:/[^\s\\'"$`*?|&;<>(){]+|[^]/y,read:([text3])=>literal2(text3)}];function splitShellLine(line){
let words=[],word=null;for(let piece of piecesOf(line)){if(piece.kind==="problem")return piece;if(piece.kind!=="nothing"){
if(piece.kind==="text"){word=joined(word,piece);continue}word!==null&&words.push(word),word=null,piece.kind==="operator"&&
words.push({text:piece.text,isOperator:!0,variables:[],expansion:null,shell:piece.text})}}return{kind:"words",words:word===
null?words:[...words,word]}}function*piecesOf(line){let at=0;for(;at<line.length;)for(let{pattern,read:read2}of pieces){
pattern.lastIndex=at;let match=pattern.exec(line);if(match!==null){at=pattern.lastIndex,yield read2(match);break}}}function joined(word,{
text:text3,variables,expansion,shell}){return word===null?{text:text3,variables,expansion,shell}:{text:word.text+text3,variables:[
...word.variables,...variables],expansion:word.expansion??expansion,shell:word.shell+shell}}function literalWord(text3){
return{text:text3,variables:[],expansion:null,shell:shellLine([text3])}}function literal2(text3){return{kind:"text",...literalWord(
text3)}}function expands(text3,expansion=text3){return{kind:"text",text:text3,variables:[],expansion,shell:text3}}function variable(text3,name,rest){
return{kind:"text",text:text3,variables:[name],expansion:null,shell:requiredVariable(name,rest)}}function requiredVariable(name,rest="\
:?"){return`\${${name}${rest}}`}function doubleQuoted(quoted){let variables=[],expansion=null,shell=quoted.replaceAll(/\\[^]|\$([A-Za-z_]\w*)|\$\{([A-Za-z_]\w*)(:[-?][\w./,:=@%+-]*)?\}|\$[\w{(@*#?!$-]|`/g,
(all,plain,braced,rest)=>{if(all.startsWith("\\"))return all;let name=plain??braced;return name===void 0?(expansion??=all,
all):(variables.push(name),requiredVariable(name,rest))}),text3=quoted.replaceAll(/\\([$`"\\\n])/g,(_,one)=>one===`
`?"":one);return variables.length===0&&expansion===null?literal2(text3):{kind:"text",text:text3,variables,expansion,shell:`\
"${shell}"`}}var ansi={n:`
`,t:"	",r:"\r",a:"\x07",b:"\b",e:"\x1B",f:"\f",v:"\v"};function unescapeAnsi(text3){return text3.replaceAll(/\\(?:U([\da-fA-F]{1,8})|u([\da-fA-F]{1,4})|x([\da-fA-F]{1,2})|([^]))/g,
(all,...groups)=>{let[long,short,byte,one=""]=groups,code=long??short??byte;if(code===void 0)return ansi[one]??(/['"\\?]/.
test(one)?one:all);let number3=Number.parseInt(code,16);return number3<=1114111?String.fromCodePoint(number3):all})}function refusal(what,help){return new UserError({id:"bad-import",what,where:"import-command",help:help===""?"See llm-pr\
ofile import-command --help.":help})}function refuseExpansion({expansion,variables:[variable2]},what){let expands2=expansion??
(variable2===void 0?null:`$${variable2}`);if(expands2===null)return;let said=`${what} has ${JSON.stringify(expands2)}`;throw/^\$[\d@*#?!$-]/.
test(expands2)?refusal(`${said}, which a script gets when it's started. A configuration has no such arguments.`,"Write t\
he arguments themselves, or a variable such as $ARGS."):/^(?:\$\(|`)/.test(expands2)?refusal(`${said}, a command that a \
shell would run. Its output may differ in each capture.`,"Write the output itself, or quote it."):refusal(`${said}, whic\
h a shell would expand.`,"Write the value itself, or quote it.")}function readLine2(given){let commands=splitCommands(given.length===1?wordsOf2(given[0]??""):given.map(literalWord)),[first=[],
...others]=commands,directory=first[0]?.text==="cd"&&others.length>0?folderOf2(first):null,[command=[],other]=directory===
null?commands:others;other!==void 0&&refuseOther(command,other);let redirected=takeRedirections(command),prefixed=takePrefixes(
redirected.words);return{...prefixed,directory,input:redirected.input,notes:[...redirected.notes,...prefixed.notes]}}function wordsOf2(line){
let split=splitShellLine(line);if(split.kind==="words")return split.words;throw refusal(`The line isn't complete. ${split.
why}`,"Write the whole command.")}function splitCommands(words){let commands=[[]];for(let word of words)word.isOperator===
!0&&["&&",";",`
`].includes(word.text)?commands.push([]):commands.at(-1)?.push(word);return commands.filter(command=>command.length>0)}function folderOf2(words){
let[folder,...more]=words.slice(words[1]?.text==="--"?2:1);if(folder===void 0||more.length>0||folder.text.startsWith("-"))
throw refusal("`cd` in the line doesn't name one folder.","Write `cd FOLDER && nsys profile \u2026`.");return refuseExpansion(
folder,"cd"),folder}function refuseOther(command,other){let isTool=command.some(({text:text4})=>isToolName(text4)),[{text:text3=""}={}]=isTool?
other:command;throw refusal(`The line has more than one command: ${JSON.stringify(text3)} runs ${isTool?"after":"before"}\
 nsys or ncu.`,"Only `cd FOLDER &&` may come first. Run other commands before or after llm-profile, or in `workload.setu\
p`.")}function takeRedirections(all){let words=[],notes=[],input=null;for(let at=0;at<all.length;at+=1){let word=all[at];
if(word?.isOperator!==!0){word!==void 0&&words.push(word);continue}let target=all[at+1],isOutput=/^\d*(?:>>?|>\||>&)$|^&>>?$/.
test(word.text);(!(isOutput||word.text==="<")||target===void 0||target.isOperator===!0)&&refuseOperator(word.text),at+=1,
isOutput?notes.push({option:word.text,text:"we show the program's output and keep it in the run directory"}):(refuseUnlessVariables(
target,"The input"),input=`<${target.shell}`)}return{words,input,notes}}function refuseOperator(operator){let what=`The \
line has an unquoted \`${operator}\`.`;throw operator==="|"||operator==="|&"?refusal(what,"Leave out the pipe: the run d\
irectory has the program's output."):refusal(what,"Quote it, or write only the nsys or ncu command.")}var prefixes={env:{
flags:/^(?:-i|-|--ignore-environment|--unset=.+|--)$/,options:/^-u$/,note:"the program gets only an allowlist of variabl\
es, and those in `workload.environment`"},sudo:{flags:/^(?:-[EHnS]+|--(?:preserve-env(?:=.*)?|set-home|non-interactive|stdin)|--(?:user|group)=.*|--)$/,
options:/^-[ug]$/,note:"nsys and ncu run with llm-profile's rights; `isolation` chooses the program's"}};function takePrefixes(all){
let variables=[],notes=[],words=all;for(let[word]=words;word!==void 0;[word]=words){let name=basename2(word.text),prefix=prefixes[name];
if(isAssignment(word.text))variables.push(word),words=words.slice(1);else if(prefix!==void 0)notes.push({option:name,text:prefix.
note}),words=afterOptions(name,prefix,words.slice(1));else break}return refuseWrapper(words),{variables,words,notes}}function afterOptions(name,prefix,words){
let[word,...rest]=words;if(word?.text.startsWith("-")!==!0)return words;if(prefix.flags.test(word.text))return afterOptions(
name,prefix,rest);if(prefix.options.test(word.text))return afterOptions(name,prefix,rest.slice(1));throw refusal(`${name}\
's ${JSON.stringify(word.text)} can't be imported.`,`Write the command without ${name}.`)}function refuseWrapper(words){
let[program,...rest]=words;if(program===void 0||isToolName(program.text)||!rest.some(({text:text3})=>isToolName(text3)))
return;let name=basename2(program.text),what=`${JSON.stringify(name)} starts nsys or ncu in this line, so the line can't\
 be imported.`,tool=rest.find(({text:text3})=>isToolName(text3))?.text??"nsys";throw refusal(what,findLauncher(name)?.help??
`Leave ${name} out, or write it after the options of ${basename2(tool)}, in front of the program.`)}function refuseUnlessVariables(word,what){
word.expansion!==null&&refuseExpansion(word,what)}function isToolName(text3){return["nsys","ncu"].includes(basename2(text3))}
function isAssignment(text3){return/^[A-Za-z_]\w*=/.test(text3)}var nsys={name:"nsys",options:nsysOptions,defaults:nsysDefaults},ncu={name:"ncu",options:ncuOptions,defaults:ncuDefaults};
function readToolCommand(given){let line=readLine2(given),[program,...rest]=line.words;if(program===void 0)throw refusal(
"The command is empty.","");let{tool,words}=toolOf(program,rest),{options,command}=readOptions(tool,words),last=new Map(
options.map(({option,value:value2})=>[option.long,value2?.text??""])),imported2=new Collected;for(let{option,text:text3}of line.
notes)imported2.notes.push({option,text:text3});for(let word of line.variables)imported2.add(null,environment([word.text]),
word);for(let{option,value:value2}of options){let outcome=option.becomes(value2?.text??"",last);if(outcome.kind==="refus\
ed")throw value2!==null&&refuseExpansion(value2,option.long),refusal(`${tool.name}'s ${option.long} can't be imported.`,
outcome.why);imported2.add({tool:tool.name,long:option.long},outcome,value2)}if(command.length===0)throw refusal(`No pro\
gram follows the options of ${tool.name}.`,"Write the whole command.");let port=findServerPort(command.map(({text:text3})=>text3));
if(port===null)for(let outcome of tool.defaults(last,imported2.settings.has("ranges")))imported2.add(null,outcome,null);else
addServer(imported2,tool,port);return program.text.includes("/")&&imported2.set(`${tool.name}.path`,program.text),line.directory!==
null&&imported2.set("workload.working-directory",line.directory.text),imported2.set(port===null?"workload.command":"work\
load.server.command",commandOf(command,line,imported2)),{tool:tool.name,settings:imported2.settings,notes:imported2.notes}}
function commandOf(command,{input,variables:assignments},{notes}){for(let word of command)refuseUnlessVariables(word,"Th\
e program");let[program]=command,launcher=findLauncher(basename3(program?.text??""));launcher!==null&&notes.push({option:null,
text:launcher.note});let variables=new Set(command.flatMap(word=>word.variables)),assigned=assignments.find(({text:text3})=>variables.
has(text3.slice(0,text3.indexOf("="))));if(assigned!==void 0)throw refusal(`The line sets ${JSON.stringify(assigned.text.
split("=")[0])} and uses it in the same command, but a shell expands the command first.`,"Write the value itself.");if(variables.
size===0&&input===null)return command.map(({text:text3})=>text3);for(let name of variables)notes.push({option:`$${name}`,
text:looksSecret(name)?"this variable looks like a secret; let the program read it from a file, with `workload.secret-fi\
les`":"the command sees this variable only if you set it in `workload.environment`, or pass it with `workload.pass-env`"});
return[...command.map(({shell})=>shell),...input===null?[]:[input]].join(" ")}function addServer(imported2,tool,port){if(tool.
name==="ncu")throw refusal("The program is a server, and Nsight Compute doesn't profile servers.","Import its nsys comma\
nd.");for(let key of["nsys.capture","nsys.capture-range-end","instances"])imported2.settings.delete(key);imported2.set("\
workload.server.ready-http","/health"),imported2.set("workload.server.ready-port",port),imported2.notes.push({option:"wo\
rkload.server",text:"add `client`, the command that sends requests (docs/engines.md). A capture lasts as long as the cli\
ent runs, so options that start or end a capture are left out"})}function toolOf(program,rest){refuseExpansion(program,"\
The command");let name=basename3(program.text),[subcommand,...words]=rest;if(name==="ncu")return{tool:ncu,words:rest};if(name===
"nsys"&&subcommand?.text==="profile")return{tool:nsys,words};let what=name==="nsys"?"The only nsys command that can be i\
mported is `nsys profile`.":`${JSON.stringify(name)} is neither nsys nor ncu.`;throw refusal(what,"Write a command that \
starts with `nsys profile` or `ncu` and names the program to run.")}function readOptions(tool,words){let options=[],[word,
...rest]=words;for(;word?.text.startsWith("-")===!0&&word.text!=="--";){let{option,attached}=findOption(tool,word.text),
isShort=!word.text.startsWith("--");if(option.takesValue===!1&&attached!==null){if(!isShort)throw refusal(`${tool.name}'\
s ${option.long} takes no value.`,`Write ${option.long} alone.`);options.push({option,value:null}),word={...word,text:`-${attached}`};
continue}let isNext=attached===null&&option.takesValue===void 0,value2=attached===null?isNext?rest[0]??null:null:{...word,
text:attached};(isNext||attached!==null)&&refuseValue(tool,option,value2),options.push({option,value:value2}),[word,...rest]=
isNext?rest.slice(1):rest}return{options,command:word===void 0||word.text==="--"?rest:[word,...rest]}}function refuseValue(tool,{
long,values},value2){if(value2===null||value2.text==="")throw refusal(`${tool.name}'s ${long} has no value.`,"Write the \
whole command.");if(!(values===void 0||value2.variables.length>0||value2.expansion!==null||values.pattern.test(value2.text)))
throw refusal(`${tool.name} refuses ${JSON.stringify(value2.text)} as the value of ${long}.`,`It accepts ${values.text}.`)}
function findOption(tool,text3){if(!text3.startsWith("--")){let short=tool.options.find(option2=>option2.short!==void 0&&
text3.startsWith(option2.short));if(short!==void 0)return{option:short,attached:text3.length===2?null:text3.slice(2)}}let equals=text3.
indexOf("="),name=equals===-1?text3:text3.slice(0,equals),option=tool.options.find(({long})=>long===name);if(option!==void 0)
return{option,attached:equals===-1?null:text3.slice(equals+1)};let meant=nearest(name,tool.options.map(({long})=>long)),
help=meant===null?"Remove it.":`Did you mean ${meant}? If not, remove it.`;throw refusal(`${tool.name} has no option ${JSON.
stringify(name)}, or the option is newer than llm-profile.`,`${help} To pass the option on unchanged, add it to ${tool.name}\
.extra-arguments.`)}var Collected=class{settings=new Map;notes=[];add(option,outcome,value2){if(outcome.kind==="refused")
throw refusal("A variable before the command can't be imported.",outcome.why);let long=option?.long??null;if(outcome.kind===
"note"){this.notes.push({option:long,text:outcome.note});return}if(value2!==null&&refuseExpansion(value2,long??"A variab\
le"),outcome.kind==="as-is"){this.set(`${option?.tool??""}.extra-arguments`,[value2===null?long??"":`${long??""}=${value2.
text}`]);return}outcome.note!==void 0&&this.notes.push({option:long,text:outcome.note});for(let[key,one]of Object.entries(
outcome.settings))this.set(key,key==="workload.environment"?this.#public(one):one)}set(key,value2){let before2=this.settings.
get(key);isList(before2)&&isList(value2)&&key!=="nsys.trace"?this.settings.set(key,[...new Set([...before2,...value2])]):
isMap(before2)&&isMap(value2)?this.settings.set(key,{...before2,...value2}):this.settings.set(key,value2)}#public(variables){
if(!isMap(variables))return variables;let secret=Object.keys(variables).filter(name=>looksSecret(name));for(let name of secret)
this.notes.push({option:name,text:"this variable looks like a secret, so we left its value out; pass it as a file with `\
workload.secret-files`"});return Object.fromEntries(Object.entries(variables).filter(([name])=>!secret.includes(name)))}};
function isList(value2){return Array.isArray(value2)}function isMap(value2){return typeof value2=="object"&&value2!==null&&
!Array.isArray(value2)}var import_yaml3=__toESM(require_dist(),1);var import_yaml2=__toESM(require_dist(),1);var configPath=".llm-profile.yml",workflowPath=".github/workflows/llm-profile.yml",inOneLine={flowCollectionPadding:!1,lineWidth:0};
function configText({workload,ranges}){let flow=value2=>(0,import_yaml2.stringify)(value2,{...inOneLine,collectionStyle:"\
flow"}).trimEnd(),{command}=workload,fill=ranges.length>0?"":" # Fill in the program's NVTX ranges, such as [prefill, de\
code].",line=typeof command=="string"?(0,import_yaml2.stringify)({command},inOneLine).trimEnd():`command: ${flow(command)}`;
return[schemaComment,"# Only settings that differ from the defaults. docs/configuration.md in llm-profile-action lists e\
very key.","workload:",...line.split(`
`).map(text3=>`  ${text3}`),`ranges: ${flow(ranges)}${fill}`,""].join(`
`)}function templatePlace(template){let{job}=parsedTemplate(template),[labels2,image]=[job.get("runs-on"),job.getIn(["co\
ntainer","image"])];if(!(0,import_yaml2.isSeq)(labels2)||typeof image!="string")throw new Error("The template is missing\
 its runner labels or its image.");return{runsOn:labels2.items.map(label=>String((0,import_yaml2.isScalar)(label)?label.
value:label)),image}}function workflowText(template,{runsOn,image},setup){let{document,job,step}=parsedTemplate(template);
(0,import_yaml2.visit)(document,{Map:(_key,map)=>{map.flow=!1}}),replaceFirstComment(document,workflowComment),job.set("\
runs-on",document.createNode([...runsOn],{flow:!0}));let container=job.getIn(["container","image"],!0);return(0,import_yaml2.isScalar)(
container)&&(container.value=image),step.set("with",document.createNode({config:configPath,...setup===null?{}:{setup}})),
document.toString(inOneLine)}function replaceFirstComment(document,comment){let{contents}=document,first=(0,import_yaml2.isMap)(
contents)?contents.items[0]?.key:null;for(let node of[contents,first])(0,import_yaml2.isNode)(node)&&(node.commentBefore=
null);document.commentBefore=comment}var workflowComment=` Made by \`llm-profile init\`. A pull request fails if the captu\
re is empty or broken, or if a range in ${configPath} is
 slower than on the base branch, which is measured in the same job.`;function parsedTemplate(template){let document=(0,import_yaml2.parseDocument)(
template),jobs=document.get("jobs"),job=(0,import_yaml2.isMap)(jobs)?jobs.items[0]?.value:null,steps=(0,import_yaml2.isMap)(
job)?job.get("steps"):null,step=(0,import_yaml2.isSeq)(steps)?steps.items.at(-1):null;if(!(0,import_yaml2.isMap)(job)||!(0,import_yaml2.isMap)(
step))throw new Error("The template has no job with steps.");return{document,job,step}}function foundText({programs,image}){
return[...programs.length===0?[]:[`Programs: ${listText(programs.map(argv=>argv.join(" ")),3)}.`],...image===null?[]:[`G\
PU image in the compose file: ${image}.`]]}function nextSteps(written,{workflows},{image},hasRanges){let run2=`llm-profi\
le run --config ${configPath}`,uses=workflows.length>0;return[`Wrote ${written.join(" and ")}.`,...hasRanges?[]:[`- Fill\
 in \`ranges\` in ${configPath} with the program's NVTX ranges. If nsys is installed here, \`llm-profile init --force --c\
ommand "\u2026"\` runs the program once and lists its ranges.`],uses?`- ${listText(workflows,2)} already ${workflows.length===
1?"uses":"use"} this action. Set \`config: ${configPath}\` there instead of \`command\` and \`ranges\`.`:`- In the workf\
low, replace \`org\` with the owner of the action's repository. The image, ${image}, needs nsys, ncu, git, and everythin\
g the program imports.`,"- On a machine with a GPU: `llm-profile doctor`, then `"+run2+"`.",`- To see what a pull reques\
t will run, and how many times: \`${run2} --base origin/main --dry-run\`.`,`- Commit ${written.length===1?"the file":"bo\
th files"} and open a pull request.`]}var order=["workload","ranges","instances","nsys","ncu"];function importedConfigText({tool,settings,notes}){let sections=new Map;
for(let[key,value2]of[...settings].toSorted(([one],[other])=>place2(one)-place2(other)))setNested(sections,key.split("."),
value2);let texts=[...new Set(notes.map(({option,text:text3})=>`# ${option===null?"":`${option}: `}${text3}.`))];return[
schemaComment,`# Made by \`llm-profile import-command\` from ${tool}. Save it as ${configPath} and run: llm-profile run \
--config ${configPath}`,(0,import_yaml3.stringify)(sections,{lineWidth:0,blockQuote:!1}).replace(/\n$/,""),...texts.length===
0?[]:["","# Left out or changed:"],...texts].join(`
`)}function setNested(section,[name="",...names],value2){if(names.length===0){section.set(name,value2);return}let before2=section.
get(name),nested=before2 instanceof Map?before2:new Map;section.set(name,nested),setNested(nested,names,value2)}function place2(key){
return order.indexOf(key.split(".")[0]??"")}function importCommand(words){return`${importedConfigText(readToolCommand(words))}
`}var effects_exports5={};__export(effects_exports5,{init:()=>init});import{lstatSync,readFileSync as readFileSync2}from"node:fs";
import{dirname as dirname4,join as join18}from"node:path";var import_yaml4=__toESM(require_dist(),1);function isTelling(path){return path.endsWith(".py")||path==="pyproject.toml"||
isCompose(path)||isWorkflow(path)}function repositoryFacts(files,own){return{programs:programsOf(files),setup:setupOf(files),
image:files.flatMap(file=>isCompose(file.path)?composeImages(file.text??""):[])[0]??null,workflows:files.filter(({path,text:text3})=>isWorkflow(
path)&&path!==own&&usesUs.test(text3??"")).map(({path})=>path)}}var usesUs=/\buses:\s{0,10}["']?[\w./-]{0,200}llm-profile-action(?:\/container)?@/;
function isCompose(path){return/^(?:docker-)?compose\.ya?ml$/.test(path)}function isWorkflow(path){return/^\.github\/workflows\/[^/]+\.ya?ml$/.
test(path)}function isPlain(path){return/^\w[\w./-]*$/.test(path)}function programsOf(files){return files.filter(({path})=>/(?:^|\/)(?:bench|profile|perf)[^/]*\.py$/.
test(path)&&isPlain(path)&&!path.endsWith("_test.py")).toSorted((one,other)=>startable(other)-startable(one)||depthOf(one.
path)-depthOf(other.path)).map(({path})=>["python3",path])}function startable({text:text3}){return/__name__\s{0,10}==/.test(
text3??"")?1:0}function depthOf(path){return path.split("/").length}function setupOf(files){let has=path=>files.some(file=>file.
path===path),install="python3 -m pip install --quiet",pyproject=files.find(({path})=>path==="pyproject.toml")?.text??"";
return has("requirements.txt")?`${install} --requirement requirements.txt`:/^\[(?:project|build-system)\]/m.test(pyproject)?
`${install} --no-deps --editable .`:has("CMakeLists.txt")?"cmake -S . -B build -D CMAKE_BUILD_TYPE=Release && cmake --bu\
ild build --parallel":has("Makefile")?"make":null}function composeImages(text3){let value2;try{value2=(0,import_yaml4.parse)(
text3,{logLevel:"silent"})}catch{return[]}return Object.values(recordOf3(recordOf3(value2).services)).flatMap(service=>{
let{image,gpus,runtime,deploy}=recordOf3(service),devices=recordOf3(recordOf3(recordOf3(deploy).resources).reservations).
devices;return(gpus!==void 0||runtime==="nvidia"||JSON.stringify(devices??"").includes("gpu"))&&typeof image=="string"&&
/^\w[\w./:@-]{0,254}$/.test(image)?[image]:[]})}function recordOf3(value2){return typeof value2=="object"&&value2!==null?
{...value2}:{}}import{createInterface}from"node:readline";function terminalQuestions(stop){if(!process.stdin.isTTY||!process.stderr.isTTY)return null;let lines2=createInterface({
input:process.stdin,output:process.stderr}),answers2=lines2[Symbol.asyncIterator](),isOpen3=!0;lines2.on("close",()=>{isOpen3=
!1});let close=()=>{lines2.close()};return stop.addEventListener("abort",close),lines2.on("SIGINT",()=>{process.kill(process.
pid,"SIGINT")}),{async ask(question,preset){for(lines2.setPrompt(plainLines(`${question}${preset===""?"":` [${preset}]`}\
: `));;){isOpen3&&lines2.prompt();let next=await answers2.next();if(stop.aborted)throw stoppedBy(stop);if(next.done===!0)
throw unanswered();let answer=next.value.trim();if(answer!==""||preset!=="")return answer===""?preset:answer}},[Symbol.dispose]:()=>{
stop.removeEventListener("abort",close),close()}}}function unanswered(){return new UserError({id:"usage",what:"Input end\
ed before all questions were answered. Wrote nothing.",where:"stdin",help:"Try again, or pass the answers as options. Se\
e `llm-profile init --help`."})}import{constants as constants6}from"node:fs";import{open,opendir as opendir2}from"node:fs/promises";import{join as join17}from"node:path";var limits={names:2e4,depth:8,files:2e3,fileBytes:512*2**10,bytes:32*2**20},foreign=new Set(["node_modules","site-packag\
es","third_party","vendor","external","venv","env","build","dist","target","__pycache__","llm-profile-runs"]);async function repositoryFiles(root,wanted){
let found=[],left2={names:limits.names,files:limits.files,bytes:limits.bytes};for(let level=[""],depth=0;level.length>0&&
depth<limits.depth;depth+=1){let below=[];for(let folder of level)for(let entry of await entriesOf2(join17(root,folder),
left2)){let path=folder===""?entry.name:`${folder}/${entry.name}`,isHidden=entry.name.startsWith(".")&&path!==".github";
if(entry.isDirectory()&&!isHidden&&!foreign.has(entry.name)&&below.push(path),!entry.isFile())continue;let reads=wanted(
path)&&left2.files>0&&left2.bytes>0;reads&&(left2.files-=1);let text3=reads?await beginningOf(join17(root,path),Math.min(
limits.fileBytes,left2.bytes)):null;left2.bytes-=text3===null?0:Buffer.byteLength(text3),found.push({path,text:text3})}level=
below}return found}async function entriesOf2(folder,left2){let entries=[];try{for await(let entry of await opendir2(folder)){
if(left2.names<=0)break;left2.names-=1,entries.push(entry)}}catch{return entries}return entries.sort((one,other)=>one.name<
other.name?-1:1)}async function beginningOf(path,most3){try{var _stack=[];try{let file=__using(_stack,await open(path,constants6.
O_RDONLY|constants6.O_NOFOLLOW|constants6.O_NONBLOCK),!0);let stats=await file.stat();if(!stats.isFile())return null;let buffer=Buffer.
alloc(Math.min(most3,stats.size));let{bytesRead}=await file.read({buffer,position:0});return buffer.toString("utf8",0,bytesRead)}catch(_){
var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}catch{return null}}var usual=["prefill","decode","forward","backward","optimizer","generate","train_step","step","inference"],mostRanges3=4;
function proposedRanges(ranges){let possible=ranges.filter(({domain})=>domain!==ncclDomain).filter(isWritable),known=usual.
flatMap(name=>possible.filter(range=>range.name.toLowerCase()===name));return(known.length>0?known.slice(0,mostRanges3):
possible.slice(0,1)).map(({name,domain})=>rangeText(name,domain))}function isWritable({name,domain}){try{return parseRange(
rangeText(name,domain),null),!0}catch{return!1}}async function discoverRanges(context,command,mayRun){var _stack=[];try{let tools=__using(_stack,await ownTools(context),
!0);let raw={configFile:null,presets:[],inputs:[{key:"workload.command",value:command,name:"--command"},{key:"ranges",value:[
"*"],name:"--ranges"},{key:"out",value:tools.temporaryDirectory,name:"init"}],overrides:["ncu.enabled=false","compare.ac\
cepted=null","require-kernels=false"]};let loaded=await loadSettings(context,raw,!0);let machine=inspectMachine(context,
loaded.config,tools.runTool,tools.environment);if((await machine.nsys()).presence.state!=="present")return null;if(!await mayRun())
return null;let quiet={...context,log:{...context.log,info:()=>{}}};context.log.info("Running the program once under nsy\
s, tracing only NVTX, to list its ranges.");try{let{seen}=await wholeRun(quiet,{loaded,raw,publisher:null},async session=>({
exitCode:exitCodes.pass,seen:await emittedRanges(newSide(session,"head"),"No ranges are configured")}));if("what"in seen)
return unknown(context,diagnosticText(seen));let ranges=proposedRanges(seen);return ranges.length===0?unknown(context,"T\
he program emitted no NVTX ranges."):(context.log.info(`The program emitted ${String(seen.length)} NVTX ranges.`),ranges)}catch(error){
return unknown(context,asFailure(error).message)}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}}function unknown({log:log2},why){return log2.warning(`Couldn't list t\
he program's ranges. ${why}`),null}async function init(context,request){var _stack=[];try{requireRoot(context.cwd);let facts=repositoryFacts(await repositoryFiles(
context.cwd,isTelling),workflowPath);let paths=facts.workflows.length>0?[configPath]:[configPath,workflowPath];await requireAbsent(
context.cwd,paths,request.force);let template=readFileSync2(join18(context.root,"examples","workflows","minimal.yml"),"u\
tf8");for(let line of foundText(facts))context.log.info(line);let questions=__using(_stack,request.yes?null:terminalQuestions(
context.stop));let{config,place:place3}=await answers(context,request,{facts,questions,usual:templatePlace(template)});let files=[
{path:configPath,text:configText(config)},{path:workflowPath,text:workflowText(template,place3,facts.setup)}].filter(({path})=>paths.
includes(path));await writeNewFiles(context.cwd,files,request.force);return nextSteps(paths,facts,place3,config.ranges.length>
0)}catch(_){var _error=_,_hasError=!0}finally{__callDispose(_stack,_error,_hasError)}}async function answers(context,request,{
facts,questions,usual:usual2}){let proposed=facts.programs[0]??null,answer=async(given,question,preset)=>given??(questions===
null?preset:questions.ask(question,preset)),command=await answer(request.command,"Command to profile",proposed===null?"":
shellLine(proposed)),isChosen=request.command!==null||questions!==null;requireCommand(command);let ranges=request.ranges??
await rangesOf(context,isChosen?command:null,questions),words=proposed!==null&&command===shellLine(proposed)?proposed:command,
config=await checkedConfig(context,words,ranges),runsOn=await answer(request.runsOn,"Labels of the GPU runner",usual2.runsOn.
join(", ")),image=await answer(request.image,"Container image",facts.image??usual2.image);return{config,place:checkedPlace(
runsOn,image)}}function checkedPlace(runsOn,image){let labels2=runsOn.split(",").map(label=>label.trim()).filter(label=>label!==
""),problems=[...labels2.length===0||labels2.some(label=>new RegExp("\\p{C}","u").test(label))?["--runs-on: List the lab\
els, separated by commas."]:[],.../^(?:\$\{\{[^{}\p{C}]*\}\}|[^\s\p{C}])+$/u.test(image)?[]:["--image: An image name can\
't contain spaces."]];if(problems.length===0)return{runsOn:labels2,image};throw new UserError({id:"usage",what:"Nothing \
was written, because these options are wrong:",problems,where:"command line"})}async function rangesOf(context,command,questions){
let seen=(command===null?null:await discoverRanges(context,command,async()=>questions===null||/^y/i.test(await questions.
ask("Run this command once under nsys, to list its NVTX ranges (y/n)","y"))))??[];if(questions===null)return seen;let preset=seen.
join(", "),answer=await questions.ask("NVTX ranges to profile, separated by commas",preset);return answer===preset?seen:
answer}function requireCommand(command){if(command==="")throw new UserError({id:"usage",what:"Nothing was written, becau\
se the command is missing:",problems:["--command: No file here looks like a program to profile."],where:"command line",help:'\
For example: llm-profile init --command "python3 bench.py --steps 32" --ranges prefill,decode'})}async function checkedConfig(context,command,ranges){
let raw={configFile:null,presets:[],inputs:[{key:"workload.command",value:command,name:"--command"},{key:"ranges",value:ranges,
name:"--ranges"}],overrides:ranges.length===0?["nsys.gating=false"]:[]},{config}=await loadSettings(context,raw,!0);return planCaptures(
config),config}function requireRoot(cwd){let isRoot=folder2=>lstatSync(join18(folder2,".git"),{throwIfNoEntry:!1})!==void 0,
folder=cwd;for(;!isRoot(folder)&&folder!==dirname4(folder);)folder=dirname4(folder);if(!(folder===cwd||!isRoot(folder)))
throw new UserError({id:"usage",what:"This folder is inside a repository but isn't its root.",where:cwd,help:"Run `llm-p\
rofile init` in the folder with .git, because GitHub reads workflows only there."})}var explain_lines_exports={};__export(explain_lines_exports,{codePlace:()=>codePlace,linesExplainer:()=>linesExplainer});
import{rm as rm4}from"node:fs/promises";import{join as join20}from"node:path";import{isAbsolute as isAbsolute2,join as join19,normalize,relative as relative3}from"node:path";var deepestLayers=8,longestName=120,[framesBelow,framesAbove]=[4,12];function mapLaunches(trace,stacks,keys,mode,place3){
let finder={stackAt:stackFinder(stacks),layersAt:layerFinder(trace.ranges)},sited=stacks.stacks.map(stack=>siteOf(stack,
place3));return attribute(trace,keys,mode).ranges.map(range=>mapRange(trace,range,{...finder,sited}))}function mapRange(trace,range,{
stackAt,layersAt,sited}){let work=new Map,add=(of,stack,layer)=>{let key=JSON.stringify(of),known=work.get(key);known===
void 0&&work.set(key,known=newCount(of)),addTo(known,stack===null?null:sited[stack]??null,layer)},placed=(process2,thread,startNs,endNs)=>({
stack:stackAt(process2,thread,startNs,endNs),layer:within(layersAt(process2,thread,startNs),range.key)}),nodes=new Map,unplacedKernels=0,
{kernels,launchCalls,nodeCreations}=trace;for(let index of range.kernels){let kind=trace.kernelKinds[kernels.kind[index]??
0],name=trace.kernelTypes[kind?.type??0]?.name??"",call2=kernels.call[index]??4294967295,at={stack:null,layer:[]};if(kind?.
fromGraph===!0){let node=kernels.creation?.[index]??4294967295,created=nodeCreations[node];if(created===void 0)unplacedKernels+=
1;else{at=placed(created.process,created.thread,created.atNs,created.atNs);let key=JSON.stringify([name,at.layer]),known=nodes.
get(key)??{kernel:name,layer:at.layer,nodes:0,seen:new Set};known.seen.add(node),nodes.set(key,known)}}else if(call2!==4294967295){
let by=launchCalls.kinds[launchCalls.kind[call2]??0],startNs=launchCalls.startNs.at(call2);at=placed(by?.process??-1,by?.
thread??-1,startNs,startNs+(launchCalls.durationNs[call2]??0))}add({kind:"kernel",name},at.stack,at.layer),add({kind:"la\
unches"},at.stack,at.layer)}for(let index of range.calls){let call2=trace.calls[index];if(call2?.kind!=="synchronize")continue;
let{stack,layer}=placed(call2.process,call2.thread,call2.startNs,call2.startNs+call2.durationNs);add({kind:"synchronizat\
ions"},stack,layer)}for(let index of range.copies){let copy=trace.copies[index];if(copy===void 0||copy.callStartNs===null)
continue;let{stack,layer}=placed(copy.process,copy.thread,copy.callStartNs,copy.callEndNs??copy.callStartNs),{kind,direction,
sourceMemory,targetMemory}=copy;add({kind:"copies",copy:{kind,direction,sourceMemory,targetMemory}},stack,layer),isBlocking(
copy)&&add({kind:"blockingCopies"},stack,layer)}return{name:range.key.name,domain:range.key.domain,work:[...work.values()].
map(finished),nodes:[...nodes.values()].map(({kernel,layer,seen})=>({kernel,layer,nodes:seen.size})),unplacedKernels}}function newCount(of){
return{of,launches:0,linked:0,sites:new Map,layers:new Map}}function addTo(count5,site,layer){if(count5.launches+=1,site!==
null){count5.linked+=1;let{file,line,function:name}=site.at,key2=JSON.stringify([file,line,name]),known2=count5.sites.get(
key2)??{...site,launches:0};known2.launches+=1,count5.sites.set(key2,known2)}let key=JSON.stringify(layer),known=count5.
layers.get(key)??{path:layer,launches:0};known.launches+=1,count5.layers.set(key,known)}function finished({of,launches,linked:linked2,
sites,layers}){let sorted=found=>[...found.values()].toSorted((one,other)=>other.launches-one.launches);return{of,launches,
linked:linked2,sites:sorted(sites),layers:sorted(layers)}}function stackFinder({threads}){let byThread=new Map(threads.map(
one=>[threadText(one),one]));return(process2,thread,startNs,endNs)=>{let own=byThread.get(threadText({process:process2,thread}));
if(own===void 0)return null;let index=lastFrom(own.startNs,endNs);return index===-1?null:(own.startNs[index]??0)>=startNs||
(own.endNs[index]??0)>=endNs?own.stack[index]??null:null}}function layerFinder(ranges){let byThread=new Map,pushPop=ranges.
filter(({style})=>style==="pushpop");for(let[key,own]of Map.groupBy(pushPop,threadText)){let sorted=own.toSorted((one,other)=>one.
startNs-other.startNs||effectiveEndNs(other)-effectiveEndNs(one)),around=new Int32Array(sorted.length).fill(-1),open2=[];
for(let[index,{startNs}]of sorted.entries()){for(let last=sorted[open2.at(-1)??-1];last!==void 0&&effectiveEndNs(last)<startNs;last=
sorted[open2.at(-1)??-1])open2.pop();around[index]=open2.at(-1)??-1,open2.push(index)}byThread.set(key,{ranges:sorted,startNs:Float64Array.
from(sorted,({startNs})=>startNs),around})}return(process2,thread,atNs)=>{let own=byThread.get(threadText({process:process2,
thread}));if(own===void 0)return[];let found=[];for(let index=lastFrom(own.startNs,atNs);index!==-1;index=own.around[index]??
-1){let range=own.ranges[index];range!==void 0&&effectiveEndNs(range)>=atNs&&found.push(range)}return found.reverse()}}function lastFrom(sorted,value2){
let[low,high]=[0,sorted.length];for(;low<high;){let middle=low+high>>>1;(sorted[middle]??0)<=value2?low=middle+1:high=middle}
return low-1}function within(layers,key){let own=layers.findLastIndex(range=>rangeKeyText(range)===rangeKeyText(key));return layers.
slice(own+1).slice(-deepestLayers).map(({name})=>name.slice(0,longestName))}function siteOf(stack,place3){let frames=stack.
map(frame=>placedFrame(frame,place3)),index=frames.findIndex(({own})=>own),at=frames[index];return at?.file==null?null:{
at:{...at,file:at.file},frames:frames.slice(Math.max(0,index-framesBelow),index+1+framesAbove)}}var packages=/(?:^|\/)(?:site-packages|dist-packages|node_modules)\/|(?:^|\/)lib\/python\d[\d.]*\//;
function placedFrame({function:name,file,line,module},place3){let path=file??module,shown2={function:name.slice(0,longestName),
line};if(path===null||path==="")return{...shown2,file:null,own:!1};let inRepository2=repositoryPath(path,place3);if(inRepository2!==
null)return{...shown2,file:inRepository2.slice(0,300),own:!0};let library=path.split(packages).at(-1)??path;return{...shown2,
file:(library===path?path.split("/").at(-1)??path:library).slice(0,300),own:!1}}function repositoryPath(path,{root,workingDirectory}){
if(path.startsWith("<"))return null;let absolute=isAbsolute2(path)?normalize(path):join19(workingDirectory,path),inside2=relative3(
root,absolute);return inside2===""||inside2===".."||inside2.startsWith("../")||isAbsolute2(inside2)||packages.test(inside2)?
null:inside2}function codePlaces({files:diff,untracked}){let moved=movedTexts(diff),files={base:filesByPath(diff,"base"),head:filesByPath(
diff,"head")},hunkOf=(side,file,line)=>files[side].get(file)?.hunks.find(hunk=>hasLine(hunk[side],line)),isMatched=({file,
line})=>line===null||!untracked.has(file);return{isMatched,keyOf:(side,{file,line,function:name})=>{if(line===null)return JSON.
stringify(["function",file,name]);if(untracked.has(file))return JSON.stringify(["file",file]);let changes=files[side].get(
file),path=changes?.head??file,hunk=hunkOf(side,file,line);if(hunk!==void 0){let text3=textAt(hunk[side],line);return moved.
has(text3)?JSON.stringify(["moved",text3]):JSON.stringify(["rewritten",path,hunk.head.from,hunk.base.from,name])}let shift=side===
"head"?0:shiftAt(changes,line);return JSON.stringify(["line",path,line+shift])},isChanged:place3=>{let{file,line}=place3;
return line===null||!isMatched(place3)?null:hunkOf("head",file,line)!==void 0}}}function filesByPath(diff,side){return new Map(
diff.flatMap(file=>{let path=file[side];return path===null?[]:[[path,file]]}))}function hasLine({from,texts},line){return line>=
from&&line<from+texts.length}function textAt({from,texts},line){return(texts[line-from]??"").trim()}function shiftAt(file,line){
return(file?.hunks??[]).filter(({base})=>base.from<=line).reduce((shift,{base,head})=>shift+head.texts.length-base.texts.
length,0)}function movedTexts(diff){let hunks=diff.flatMap(file=>file.hunks),added2=textsThatOccurOnce(hunks.map(({head})=>head));
return new Set([...textsThatOccurOnce(hunks.map(({base})=>base))].filter(text3=>added2.has(text3)))}function textsThatOccurOnce(lines2){
let seen=new Set,once2=new Set;for(let{texts}of lines2)for(let text3 of texts.map(one=>one.trim()))seen.has(text3)?once2.
delete(text3):once2.add(text3),seen.add(text3);return once2}var mostSites=5,mostLayers=12;function withoutLines(comparison,asked,why){let isAsked=({name,domain,verdict})=>verdict===
"regressed"&&asked.some(range=>range.name===name&&range.domain===domain),ranges=comparison.ranges.map(range=>isAsked(range)?
{...range,lineSearch:why}:range);return{...comparison,ranges}}function withLaunchSites(comparison,{base,head,changes}){let places=changes===
null?null:codePlaces(changes),ranges=comparison.ranges.map(range=>{let after=mappedRange(head,range);if(after===null)return range;
let before2=base===null?null:mappedRange(base,range),sites=(wanted,isCount)=>launchSites(before2===null?null:merged2(before2,
wanted.base),merged2(after,wanted.head),places,isCount),counts2=range.counts.map(row=>{let wanted=countNeedsLine(row)?wantedCalls(
row):null;return wanted===null?row:{...row,launchSites:sites({base:wanted,head:wanted},!0)}}),kernels=range.kernels.map(
row=>needsLine(row)?{...row,launchSites:sites({base:isKernel(row.baseNames),head:isKernel(row.headNames)},!1)}:row),hasLines=[
...counts2,...kernels].some(({launchSites:launchSites2})=>(launchSites2?.linkedRatio??0)>0);return{...range,counts:counts2,
kernels,graphNodes:before2===null?[]:graphNodes(before2,after,range.kernels),lineSearch:{state:hasLines?"searched":"no-l\
ines",timeBudget:null}}});return{...comparison,ranges}}function mappedRange(ranges,{name,domain}){return ranges.find(range=>range.
name===name&&range.domain===domain)??null}function isKernel(names){return of=>of.kind==="kernel"&&names.includes(of.name)}
function workOf(metric){return metric==="launches"||metric==="hostLaunches"?"launches":metric==="copiedBytes"?"copies":metric===
"graphLaunches"?null:metric}function wantedCalls({metric,kind}){let work=workOf(metric);return work===null?null:of=>of.kind===
"copies"?work==="copies"&&copyKind(of.copy)===kind:of.kind===work}function merged2({work},isWanted){let wanted=work.filter(
({of})=>isWanted(of)),none={launches:0,linked:0,sites:[],layers:[]};return wanted.reduce((sum2,other)=>({launches:sum2.launches+
other.launches,linked:sum2.linked+other.linked,sites:added(sum2.sites,other.sites,siteKey),layers:added(sum2.layers,other.
layers,({path})=>JSON.stringify(path))}),none)}function added(one,other,keyOf2){return[...Map.groupBy([...one,...other],
keyOf2).values()].flatMap(same=>{let[first]=same;return first===void 0?[]:[{...first,launches:same.reduce((sum2,{launches})=>sum2+
launches,0)}]})}function siteKey({at}){return JSON.stringify([at.file,at.line??at.function])}function launchSites(base,head,places,isCount){
let linkedRatio=linkedShare(head),isBaseKnown=base!==null&&(linkedShare(base)>=linkedEnough||unlinked(base)<=unlinked(head)),
hasMore=base!==null&&head.launches>base.launches,isRiseLinked=base!==null&&hasMore&&unlinked(head)<=unlinked(base),sites=sitesWithRise(
isBaseKnown?base.sites:null,head.sites,places).filter(({rise})=>!isCount||rise===null||rise>0).toSorted(byLikelihood(hasMore));
return{launches:head.launches,linkedRatio,areLikely:linkedRatio>=linkedEnough||isRiseLinked,sites:sites.slice(0,mostSites).
map(({site})=>site),layers:layersOf(base,head)}}function sitesWithRise(base,head,places){let keyOf2=(side,{at})=>places?.
keyOf(side,at)??"",before2=Map.groupBy(base??[],site=>keyOf2("base",site)),after=Map.groupBy(head,site=>keyOf2("head",site)),
areKnown=base!==null&&(places!==null||base.length===0);return head.map(site=>{let{file,line,function:name}=site.at,key=keyOf2(
"head",site),together=after.get(key)??[],baseLaunches=launchesFrom(before2.get(key)??[]),isOne=together.length===1&&places?.
isMatched(site.at)!==!1;return{site:{file,line,function:name,base:areKnown&&(isOne||baseLaunches===0)?baseLaunches:null,
head:site.launches,changed:places?.isChanged(site.at)??null,frames:[...site.frames]},rise:areKnown?launchesFrom(together)-
baseLaunches:null}})}function launchesFrom(sites){return sites.reduce((sum2,{launches})=>sum2+launches,0)}function linkedShare({
launches,linked:linked2}){return launches===0?0:linked2/launches}function unlinked({launches,linked:linked2}){return launches-
linked2}function byLikelihood(hasMore){return(one,other)=>{let explains=({rise})=>Number(hasMore&&(rise??0)>0),isTouched=({
site})=>+(site.changed===!0);return explains(other)-explains(one)||isTouched(other)-isTouched(one)||(other.rise??0)-(one.
rise??0)||other.site.head-one.site.head}}function layersOf(base,head){let before2=new Map(base?.layers.map(({path,launches})=>[
JSON.stringify(path),launches]));return head.layers.filter(({path})=>path.length>0).map(({path,launches})=>({path:[...path],
base:base===null?null:before2.get(JSON.stringify(path))??0,head:launches})).toSorted((one,other)=>other.head-(other.base??
0)-(one.head-(one.base??0))||other.head-one.head).slice(0,mostLayers)}function graphNodes(base,head,kernels){if(base.unplacedKernels+
head.unplacedKernels>0)return[];let found=new Map;for(let[side,range]of[["base",base],["head",head]])for(let{kernel,layer,
nodes}of range.nodes){let name=kernels.find(({baseNames,headNames})=>(side==="base"?baseNames:headNames).includes(kernel))?.
name??kernel,key=JSON.stringify([name,layer]),known=found.get(key)??{kernel:name,layer:[...layer],base:0,head:0};found.set(
key,{...known,[side]:known[side]+nodes})}return[...found.values()].filter(node=>node.base!==node.head)}var pythonDomain="Python Backtrace on CUDA",markEventType=34,mostMarks=2e6,mostFrames=128,mostNativeRows=5e6;function readLaunchStacks(path,origin){
var _stack=[];try{let file=__using(_stack,openExport(path));let notes=[];let stacks=interned();let calls=readBacktraced(
file,origin);let marks=readMarks(file,{origin,stacks,notes});let found=marks.size>0?marks:readNative(file,calls,{stacks,
notes});return{stacks:stacks.all,threads:threadStacks(found,calls),notes}}catch(_){var _error=_,_hasError=!0}finally{__callDispose(
_stack,_error,_hasError)}}function interned(){let all=[],known=new Map;return{all,of:(key,make)=>{let found=known.get(key);
return found!==void 0?found:(known.set(key,all.length),all.push(make())-1)}}}function onThread(threads,process2,thread,columns){
let key=`${String(process2)}/${String(thread)}`,known=threads.get(key);if(known!==void 0)return known;let made={process:process2??
-1,thread:thread??-1,...columns()};return threads.set(key,made),made}var noCalls=()=>({startNs:[],endNs:[],callchain:[]}),
noMarks=()=>({startNs:[],stack:[]});function readBacktraced(file,origin){let calls=new Map,table=file.openUnchecked({table:"\
CUPTI_ACTIVITY_KIND_RUNTIME",required:{start:"integer",end:"integer",globalTid:"integer?"},optional:{callchainId:"intege\
r?"}});return table?.has("callchainId")!==!0||forEachRow(table,{columns:[["start","t.start - :origin","integer"],["end",
't."end" - :origin',"integer"],["process","t.globalTid >> 24","integer?"],["thread","t.globalTid & 0xFFFFFF","integer?"],
["callchainId","t.callchainId","integer"]],where:"t.callchainId IS NOT NULL",limit:mostMarks,parameters:{origin}},([startNs,
endNs,process2,thread,callchain])=>{let own=onThread(calls,process2,thread,noCalls);own.startNs.push(startNs),own.endNs.
push(endNs),own.callchain.push(callchain)}),calls}function readMarks(file,{origin,stacks,notes}){let marks=new Map,table=file.
openUnchecked({table:"NVTX_EVENTS",required:{start:"integer",eventType:"integer",globalTid:"integer?"},optional:{text:"t\
ext?",textId:"integer?",domainId:"integer?",binaryData:"any"}});if(table===null||!table.has("binaryData")||!table.has("d\
omainId"))return marks;let domains=readNamedDomains(file,table).filter(({name,process:process2,domainId})=>name===pythonDomain&&
process2!==null&&domainId!==null).map(({process:process2,domainId})=>`(${String(process2)}, ${String(domainId)})`);if(domains.
length===0)return marks;let[read2,unreadable2]=[0,0];return forEachRow(table,{columns:[["start","t.start - :origin","int\
eger"],["process","t.globalTid >> 24","integer?"],["thread","t.globalTid & 0xFFFFFF","integer?"],["binaryData",`hex(subs\
tr(t.binaryData, 1, ${String(48+96*mostFrames)}))`,"hex"]],where:`t.eventType = ${String(markEventType)} AND t.binaryDat\
a IS NOT NULL AND (t.globalTid >> 24, t.domainId) IN (VALUES ${domains.join(", ")})`,limit:mostMarks,parameters:{origin}},
([startNs,process2,thread,hex])=>{let stack=stacks.of(hex,()=>pythonStack(Buffer.from(hex,"hex"),file.strings)??[]);if(read2+=
1,stacks.all[stack]?.length===0){unreadable2+=1;return}let own=onThread(marks,process2,thread,noMarks);own.startNs.push(
startNs),own.stack.push(stack)}),unreadable2>0&&notes.push(`We ignored ${String(unreadable2)} Python stacks with an unkn\
own format.`),read2===mostMarks&&notes.push(`We ignored all Python stacks after the first ${countText(mostMarks)}.`),marks}
var headerBytes=32,frameBytes=24,firstFrame=16;function pythonStack(data,strings){if(data.length<headerBytes+firstFrame||
data.readBigUInt64LE(0)<1n)return null;let[size,offset]=[Number(data.readBigUInt64LE(16)),Number(data.readBigUInt64LE(24))];
if(offset<headerBytes||size<firstFrame||offset+firstFrame>data.length)return null;let payload=data.subarray(offset,offset+
size),count5=payload.readUInt32LE(12);if(count5===0||size!==firstFrame+count5*frameBytes)return null;let frames=[];for(let index=0;index<
Math.min(count5,mostFrames);index+=1){let at=firstFrame+index*frameBytes;if(at+frameBytes>payload.length)break;let name=textOf(
strings,payload.readBigUInt64LE(at));if(name===null)return null;let line=payload.readInt32LE(at+16);frames.push({function:name,
file:textOf(strings,payload.readBigUInt64LE(at+8)),line:line>0?line:null,module:null})}return frames}var longestText=1024,
entities={"&lt;":"<","&gt;":">","&quot;":'"',"&apos;":"'","&amp;":"&"};function textOf(strings,id){let text3=id>BigInt(Number.
MAX_SAFE_INTEGER)?null:strings.find(Number(id));return text3===null?null:text3.slice(0,longestText).replaceAll(/&(?:lt|gt|quot|apos|amp);/g,
entity=>entities[entity]??entity)}function readNative(file,calls,{stacks,notes}){let marks=new Map,table=file.openUnchecked(
{table:"CUDA_CALLCHAINS",required:{id:"integer",symbol:"integer",module:"integer",stackDepth:"integer"},optional:{unresolved:"\
integer?"}});if(table===null||calls.size===0)return marks;let frames=new Map,rows2=0;forEachRow(table,{columns:[["id","t\
.id","integer"],["symbol","t.symbol","integer"],["module","t.module","integer"]],where:`${table.column("unresolved")} IS\
 NOT 1`,orderBy:"t.id, t.stackDepth",limit:mostNativeRows},([id,symbol,module])=>{rows2+=1;let known=frames.get(id);known===
void 0?frames.set(id,[[symbol,module]]):known.length<mostFrames&&known.push([symbol,module])}),rows2===mostNativeRows&&notes.
push(`We ignored all stack frames after the first ${countText(mostNativeRows)}.`);let stackOf=callchain=>{let own=frames.
get(callchain);return own===void 0?null:stacks.of(`native ${own.join(" ")}`,()=>own.map(([symbol,module])=>({function:textOf(
file.strings,BigInt(symbol))??"",file:null,line:null,module:textOf(file.strings,BigInt(module))})))};for(let{process:process2,
thread,startNs,callchain}of calls.values()){let own=onThread(marks,process2,thread,noMarks);for(let[index,id]of callchain.
entries()){let stack=stackOf(id);stack!==null&&(own.startNs.push(startNs[index]??0),own.stack.push(stack))}}return marks}
function threadStacks(marks,calls){return[...marks].map(([key,{process:process2,thread,startNs,stack}])=>{let order2=Uint32Array.
from(startNs.keys()).sort((one,other)=>(startNs[one]??0)-(startNs[other]??0)),own=calls.get(key),ends=new Map(own?.startNs.
map((start,index)=>[start,own.endNs[index]??start]));return{process:process2,thread,startNs:Float64Array.from(order2,index=>startNs[index]??
0),endNs:Float64Array.from(order2,index=>ends.get(startNs[index]??0)??startNs[index]??0),stack:Uint32Array.from(order2,index=>stack[index]??
0)}})}function parseFileDiffs(diff){let files=[],file,[removed,added2]=[noLines(),noLines()];for(let line of diff.split(`
`))if(removed.missing>0&&line.startsWith("-"))take(removed,line);else if(added2.missing>0&&line.startsWith("+"))take(added2,
line);else if(line.startsWith("diff --git "))files.push(file={base:null,head:null,hunks:[]});else{if(file===void 0)continue;
if(line.startsWith("rename from "))file.base=unquoted(line.slice(12));else if(line.startsWith("rename to "))file.head=unquoted(
line.slice(10));else if(line.startsWith("--- "))file.base=pathOf(line,"a/");else if(line.startsWith("+++ "))file.head=pathOf(
line,"b/");else{let[,oldFrom,olds,newFrom,news]=/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line)??[];if(oldFrom===
void 0||newFrom===void 0)continue;removed=openLines(oldFrom,olds),added2=openLines(newFrom,news),file.hunks.push({base:removed.
lines,head:added2.lines})}}return files}function noLines(){return{lines:{from:0,texts:[]},missing:0}}function openLines(from,count5){
let missing=Number(count5??1);return{lines:{from:Number(from)+(missing===0?1:0),texts:[]},missing}}function take(open2,line){
open2.lines.texts.push(line.slice(1)),open2.missing-=1}function pathOf(line,prefix){let name=unquoted(line.slice(4).replace(
/\t$/,""));return name.startsWith(prefix)?name.slice(prefix.length):null}var escapes={a:7,b:8,t:9,n:10,v:11,f:12,r:13};function unquoted(name){
if(!name.startsWith('"')||!name.endsWith('"'))return name;let bytes=[...name.slice(1,-1).matchAll(/\\([0-7]{3})|\\(.)|([^\\]+)/g)].
map(([,octal,escaped,plain])=>{if(octal!==void 0)return Buffer.of(Number.parseInt(octal,8));let code=escaped===void 0?void 0:
escapes[escaped];return code===void 0?Buffer.from(escaped??plain??""):Buffer.of(code)});return Buffer.concat(bytes).toString()}var mostDiffLength=2**25,diffOptions=["--unified=0","--inter-hunk-context=0","--no-color","--no-ext-diff","--no-textconv",
"--find-renames","--src-prefix=a/","--dst-prefix=b/","--ignore-submodules=all"];async function readCodeChanges(ports,commit,files){
if(commit===null||!/^[0-9a-f]{40,64}$/.test(commit))return null;try{var _stack=[];try{let repository=__using(_stack,await openRepository(
ports),!0);if(repository.kind==="none")return null;let{git}=repository;let diff=await git.run("-c","diff.relative=false",
"diff",...diffOptions,commit,"--");let listed=await git.run("ls-files","-z","--full-name","--",...files.map(file=>`:(top\
,literal)${file}`));if(!succeeded(diff)||!succeeded(listed)||diff.stdout.length>=mostDiffLength)return null;let tracked=new Set(
listed.stdout.split("\0"));return{files:parseFileDiffs(diff.stdout),untracked:new Set(files.filter(file=>!tracked.has(file)))}}catch(_){
var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}catch(error){
if(!(error instanceof ToolError))throw error;return null}}function sourceFiles(ranges){let sites=ranges.flatMap(({work})=>work).
flatMap(one=>one.sites);return[...new Set(sites.flatMap(({at})=>at.line===null?[]:[at.file]))]}var linesExplainer={needs:(_,{comparison})=>comparison!==null&&rangesToMap(comparison).length>0,isEarly:!0,cost:{leg:"li\
nes",starts:1,endingMs},explain:async(inquiry,known,mayBegin)=>{let{comparison,profiles}=known;return comparison===null?
known:withReason(known,await findLines(inquiry,comparison,profiles.head,mayBegin))}};async function findLines(inquiry,comparison,profile,mayBegin){
let{head,base,plan}=inquiry,{session}=head.side,ranges=rangesToMap(comparison),without=why=>known=>withoutLines(known,ranges,
why),hindered=hindrance(inquiry);if(hindered!==null)return without(hindered);if(!mayBegin())return without(outOfTime(session));
let isGraph=hasGraphs(profile,ranges),baseSide=base!==null&&needsBase(ranges,isGraph)?base.side:null,gate=isGraph?{kind:"\
none"}:gateOf(plan,ranges);session.context.log.info(`To find the lines behind what's slower, the program runs once more${baseSide===
null?"":" on each side"} with call stacks. Nothing is measured.`);let after=await mapSide(head.side,ranges,gate);if(after.
kind==="unknown")return without(after.why);let before2=baseSide!==null&&mayBegin()?await mapSide(baseSide,ranges,gate):null,
{ask:runTool,environment:environment2,folder}=session.tools,changes=await readCodeChanges({runTool,environment:environment2,
temporaryDirectory:folder.tmp,cwd:head.side.program.workingDirectory},base?.side.program.source.commit??comparison.base?.
source.commit??null,sourceFiles(after.ranges));return known=>withLaunchSites(known,{base:before2?.kind==="mapped"?before2.
ranges:null,head:after.ranges,changes})}function outOfTime({config}){return{state:"out-of-time",timeBudget:String(config["\
time-budget"])}}function hindrance({head:{side},failed:failed2}){let{config,session}=side;return config.lines==="off"?{state:"\
off",timeBudget:null}:failed2!==null?{state:"round-failed",timeBudget:null}:config.workload.server.command===null?null:(session.
context.log.info("We don't look for the lines behind what's slower, because we can't record a server's call stacks yet."),
{state:"server",timeBudget:null})}function hasGraphs(profile,ranges){return profile.ranges.some(({name,domain,rounds:rounds2})=>rounds2.
some(({graphKernels})=>graphKernels>0)&&ranges.some(range=>range.name===name&&range.domain===domain))}function needsBase(ranges,isGraph){
return isGraph||ranges.some(({counts:counts2})=>counts2.some(({state,base,head})=>state==="regressed"&&head>base))}function gateOf({
captures,roundsOfLoad},ranges){let[shared]=captures.filter(({takesFirst})=>takesFirst||roundsOfLoad!==null),specs=(shared?.
ranges??[]).filter(spec=>matchRanges(spec,ranges).length>0),[only]=specs;if(only!==void 0&&specs.length===1&&!only.glob)
return{kind:"nvtx",range:only,instances:only.skip+1};let capture=captures.find(one=>one.ranges.length===0||ranges.every(
range=>one.ranges.some(spec=>matchRanges(spec,[range]).length>0)));return capture===void 0||capture.gate.kind==="none"?{
kind:"none"}:{...capture.gate,instances:capture.gate.kind==="nvtx"?capture.gate.range.skip+1:1}}async function mapSide(given,ranges,gate){
let side=startedFor(given,"lines"),timed=withinBudget(side),{session,name,config}=side,label=sideLabel(side,"lines");try{
return await inKeptFolder(side,async()=>{let captured=await captureLines(timed,{label,folder:join20(name,"lines","nsys"),
gate}),report=captured.reports.at(-1);if(report===void 0)throw new CaptureError({what:"The run with call stacks left no \
report."});let place3=await codePlace(side),sqlite=await exportSqlite(session.tools,report.path,exportPlace(captured)),whole=await readTrace(
sqlite,noticed(label,readingPorts(session.context))),inside2=configuredRanges(config).filter(({text:text3})=>gate.kind!==
"nvtx"||text3!==gate.range.text),trace=countedInstances(whole,inside2,!1),stacks=readLaunchStacks(sqlite,trace.originNs);
for(let note of stacks.notes)await session.warn(`${label}: ${note}`);let mapped=mapLaunches(trace,stacks,ranges,config.attribution,
place3);for(let path of[report.path,sqlite])await rm4(path,{force:!0});return{kind:"mapped",ranges:mapped}})}catch(error){
if(error instanceof StoppedError)throw error;let{id,where,message}=asFailure(error);return id==="time-limit"&&timed!==side?
(await session.warn(`${label}: The time budget ran out before the call stacks were recorded.`),{kind:"unknown",why:outOfTime(
session)}):(await session.warn(`${where??label}: Couldn't find the lines behind what's slower. ${message}`),{kind:"unkno\
wn",why:{state:"failed",timeBudget:null}})}finally{session.budget.ended()}}async function codePlace({session,program}){let{
ask:runTool,environment:environment2,folder}=session.tools,cwd=program.workingDirectory;try{var _stack=[];try{let repository=__using(
_stack,await openRepository({runTool,cwd,environment:environment2,temporaryDirectory:folder.tmp}),!0);let root=repository.
kind==="none"?null:await repository.git.line("rev-parse","--show-toplevel");return{root:root??cwd,workingDirectory:cwd}}catch(_){
var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}catch(error){
if(!(error instanceof ToolError))throw error;return{root:cwd,workingDirectory:cwd}}}var explain_machine_code_exports={};__export(explain_machine_code_exports,{machineCodeExplainer:()=>machineCodeExplainer});
import{readdir as readdir3}from"node:fs/promises";import{basename as basename4,join as join21}from"node:path";function kernelsToRead(comparison,base,head){let pairs2=comparison.ranges.flatMap(({kernels,...range})=>kernels.flatMap(
row=>functionsOf(row,rangeOf2(base,range),rangeOf2(head,range))??[]));return{base:[...new Set(pairs2.map(pair=>pair.base))],
head:[...new Set(pairs2.map(pair=>pair.head))]}}function withMachineCode(comparison,base,head){let chips=[base,head].flatMap(
({profile})=>profile.machine.gpus.map(({computeCapability})=>computeCapability));if(chips.includes(null)||new Set(chips).
size!==1)return comparison;let ranges=comparison.ranges.map(range=>{let[before2,after]=[rangeOf2(base.profile,range),rangeOf2(
head.profile,range)],kernels=range.kernels.map(row=>{let names=functionsOf(row,before2,after),[old,young]=[base.codes.get(
names?.base??""),head.codes.get(names?.head??"")];return old===void 0||young===void 0?row:{...row,machineCode:machineCodeChange(
old,young)}});return{...range,kernels}});return{...comparison,ranges}}function rangeOf2({ranges},{name,domain}){return ranges.
find(range=>range.name===name&&range.domain===domain)??null}function functionsOf({time,match,baseNames,headNames},base,head){
if(time.state!=="regressed"||match!=="exact"&&match!=="renamed")return null;let[old,young]=[mangledNames(base,baseNames),
mangledNames(head,headNames)],same=young.find(name=>old.includes(name));if(same!==void 0)return{base:same,head:same};let[
before2,after]=[old[0],young[0]];return old.length===1&&young.length===1&&before2!==void 0&&after!==void 0?{base:before2,
head:after}:null}function mangledNames(range,names){let variants=(range?.kernels??[]).filter(({name})=>names.includes(name)).
flatMap(({variants:variants2})=>variants2);return[...new Set(variants.toSorted((one,other)=>medianTotalNs(other)-medianTotalNs(
one)).flatMap(({mangled})=>mangled??[]))]}var mostOpcodes=8;function machineCodeChange(base,head){let[old,young]=[base.code.
instructions,head.code.instructions],state=isEqual(old,young,({text:text3})=>text3)?"identical":isEqual(renamed(old),renamed(
young),text3=>text3)?"other-registers":"changed",isChanged=state==="changed";return{state,instructions:{base:old.length,
head:young.length},findings:isChanged?findingsOf(old,young):[],mix:isChanged?mixOf(old,young):[],hot:{base:hotSpot(base),
head:hotSpot(head)}}}function isEqual(one,other,textOf3){return one.length===other.length&&one.every((item,index)=>{let counterpart=other[index];
return counterpart!==void 0&&textOf3(item)===textOf3(counterpart)})}function renamed(instructions){let numbers=new Map,used=new Map;
return instructions.map(({text:text3})=>text3.replaceAll(/(?<![\w.])(UR|UP|SB|R|P|B)(\d{1,3})(?!\w)/g,(name,kind)=>{let number3=numbers.
get(name);return number3===void 0&&(number3=used.get(kind)??0,numbers.set(name,number3),used.set(kind,number3+1)),`${kind}${String(
number3)}`}))}function opcodeOf({text:text3}){let[name="",...modifiers]=(/^(?:@!?\w+\s+)?([\w.]+)/.exec(text3)?.[1]??"").
split(".");return[name,...modifiers]}function opcodes(instructions){return counts(instructions.map(instruction=>opcodeOf(
instruction)[0]))}function counts(keys){let found=new Map;for(let key of keys)found.set(key,(found.get(key)??0)+1);return found}
var fillers=new Set(["NOP",""]);function mixOf(base,head){let[old,young]=[opcodes(base),opcodes(head)];return[...new Set(
[...old.keys(),...young.keys()])].filter(opcode=>!fillers.has(opcode)).map(opcode=>({opcode,base:old.get(opcode)??0,head:young.
get(opcode)??0})).filter(row=>row.base!==row.head).toSorted((one,other)=>Math.abs(other.head-other.base)-Math.abs(one.head-
one.base)||(one.opcode<other.opcode?-1:1)).slice(0,mostOpcodes)}function findingsOf(base,head){return[...spills(base,head),
...precisionChange(base,head),...narrower("narrower-loads",["LDG","LD"],base,head),...narrower("narrower-stores",["STG",
"ST"],base,head)]}function spills(base,head){let[old,young]=[opcodes(base),opcodes(head)],of=opcode=>({base:old.get(opcode)??
0,head:young.get(opcode)??0}),[loads,stores]=[of("LDL"),of("STL")],[before2,after]=[loads.base+stores.base,loads.head+stores.
head];return after>before2&&after>=2*before2?[{kind:"spills",loads,stores}]:[]}var widths={128:128,64:64,U16:16,S16:16,U8:8,
S8:8,256:256};function widthOf(modifiers){return modifiers.map(modifier=>widths[modifier]).find(bits2=>bits2!==void 0)??
32}function narrower(kind,names,base,head){let of=instructions=>counts(instructions.map(opcodeOf).flatMap(([name,...modifiers])=>names.
includes(name)?[widthOf(modifiers)]:[])),[old,young]=[of(base),of(head)],found=[...new Set([...old.keys(),...young.keys()])].
toSorted((one,other)=>other-one).map(bits2=>({bits:bits2,base:old.get(bits2)??0,head:young.get(bits2)??0})),widest=found.
find(width2=>width2.base>0);if(widest===void 0||widest.bits<=32)return[];let lost=widest.base-widest.head,came=found.filter(
({bits:bits2})=>bits2<widest.bits).reduce((sum2,width2)=>sum2+Math.max(0,width2.head-width2.base),0);return!found.some(width2=>width2.
bits>widest.bits&&width2.head>0)&&lost>0&&2*lost>=widest.base&&came>=2*lost?[{kind,widths:found}]:[]}var arithmetic=[["t\
ensor",/^(?:[HIDQBO]MMA|[HIQB]GMMA|UTC\w*MMA\w*)$/],["fp64",/^D(?:FMA|ADD|MUL|SETP|MNMX)$/],["fp32",/^F(?:FMA|ADD|MUL|SWZADD)2?$/],
["fp16",/^H(?:FMA|ADD|MUL)2(?:_MMA)?$/]],most2=.5,fewest=4;function precisionChange(base,head){let[from,to]=[mainPrecision(
base),mainPrecision(head)];return from===null||to===null||from===to?[]:[{kind:"precision",from,to}]}function mainPrecision(instructions){
let found=counts(instructions.flatMap(instruction=>{let[name]=opcodeOf(instruction);return arithmetic.find(([,pattern])=>pattern.
test(name))?.[0]??[]}));if(found.has("tensor"))return"tensor";let all=[...found.values()].reduce((sum2,count5)=>sum2+count5,
0);return all<fewest?null:[...found].find(([,count5])=>count5>most2*all)?.[0]??null}function hotSpot({code,lines:lines2}){
let all=code.instructions.reduce((sum2,{samples})=>sum2+(samples??0),0);if(all===0)return null;let[hottest]=code.instructions.
toSorted((one,other)=>(other.samples??0)-(one.samples??0));if(hottest===void 0)return null;let ofLines=lines2.reduce((sum2,{
samples})=>sum2+samples,0),[line]=lines2.toSorted((one,other)=>other.samples-one.samples);return{instruction:hottest.text.
slice(0,200),offset:hottest.offset,shareRatio:(hottest.samples??0)/all,line:line===void 0||ofLines===0?null:{file:line.file,
line:line.line,shareRatio:line.samples/ofLines}}}var mostInstructions=2e5,longestText2=500,longestPath=4096;function parseNcuSass(text3,file){let found=[],open2=null,close=()=>{
open2!==null&&open2.rows.length>0&&found.push({kernel:open2.kernel,instructions:relative4(open2.rows)})};for(let{cells,line}of records(
text3)){let[first="",second=""]=cells;if(first==="Kernel Name"&&cells.length===2)close(),open2={kernel:shortenName(second),
columns:null,rows:[]};else if(open2!==null&&open2.columns===null)open2.columns=columnsOf(cells,file,line);else if(open2!==
null){if(open2.rows.length>=mostInstructions)throw notSource(file,line,`A kernel has more than ${countText(mostInstructions)}\
 instructions.`);open2.rows.push(instructionRow(cells,open2.columns??unread,file,line))}}return close(),distinct(found)}
function parseNcuLines(text3,file){let found=[],[path,kernel]=[null,null],columns=null;for(let{cells,line}of records(text3)){
let[first="",second=""]=cells;if(first==="File Path"&&cells.length===2)[path,kernel,columns]=[second.slice(0,longestPath),
null,null];else if(first==="Function Name"&&cells.length===2)kernel=shortenName(second);else if(first==="Line No")columns=
columnsOf(cells,file,line);else if(path!==null&&kernel!==null&&columns!==null&&first!==""){if(!/^\d{1,7}$/.test(first))throw notSource(
file,line,`Expected a line number, found ${shown(first)}.`);let samples=samplesOf(cells,columns,file,line);samples!==null&&
samples>0&&found.push({kernel,file:path,line:Number(first),samples})}}return found}var unread={address:0,source:1,samples:-1};
function*records(text3){let line=0;for(let at=0;at<text3.length;){let found=text3.indexOf(`
`,at),end=found===-1?text3.length:found;line+=1,text3[at]==='"'&&(yield{cells:cellsOf(text3.slice(at,end)),line}),at=end+
1}}function cellsOf(text3){let cells=[];for(let at=0;text3[at]==='"';){let end=text3.indexOf('"',at+1);for(;end!==-1&&text3[end+
1]==='"';)end=text3.indexOf('"',end+2);if(end===-1)break;cells.push(text3.slice(at+1,end).replaceAll('""','"')),at=end+2}
return cells}function columnsOf(names,file,line){let address=names.indexOf("Address"),source=names.indexOf("Source",address);
if(address===-1||source===-1)throw notSource(file,line,`Expected a column Address followed by a column Source, found ${shown(
names.join(", "))}.`);return{address,source,samples:names.indexOf("# Samples")}}function instructionRow(cells,columns,file,line){
let[address="",text3=""]=[cells[columns.address],cells[columns.source]?.trim().replaceAll(/\s+/g," ")];if(!/^0x[0-9a-f]{1,16}$/i.
test(address))throw notSource(file,line,`Expected an address, found ${shown(address)}.`);if(text3===""||text3.length>longestText2)
throw notSource(file,line,`Expected an instruction, found ${shown(text3)}.`);return{address:BigInt(address),text:text3,samples:samplesOf(
cells,columns,file,line)}}function samplesOf(cells,columns,file,line){if(columns.samples===-1)return null;let text3=cells[columns.
samples]??"";if(text3===""||text3==="-")return null;let samples=Number(text3.replaceAll(",",""));if(!/^[\d,]+$/.test(text3)||
!Number.isSafeInteger(samples))throw notSource(file,line,`Expected a number of samples, found ${shown(text3)}.`);return samples}
function relative4(rows2){let start=rows2[0]?.address??0n,end=(rows2.at(-1)?.address??0n)+16n;return rows2.map(({address,
text:text3,samples})=>({offset:Number(address-start),text:text3.replaceAll(/(?<![\w[])0x[0-9a-f]{1,16}(?!\w)/gi,word=>{let value2=BigInt(
word);return value2>=start&&value2<end?`+0x${(value2-start).toString(16)}`:word}),samples}))}function distinct(codes){let byText2=new Map;
for(let code of codes){let key=JSON.stringify([code.kernel,code.instructions.map(({text:text3})=>text3)]),known=byText2.
get(key);(known===void 0||samplesIn(code)>samplesIn(known))&&byText2.set(key,code)}return[...byText2.values()]}function samplesIn({
instructions}){return instructions.reduce((sum2,{samples})=>sum2+(samples??0),0)}function shown(text3){return JSON.stringify(
text3.slice(0,80))}function notSource(file,line,why){return new ParseError({what:"Can't read the machine code from ncu.",
where:`${file}, line ${String(line)}`,why,help:"The verdict doesn't depend on the machine code. Please report the proble\
m and include your ncu version.",id:"ncu-source"})}var mostKernels=12,importLimitMs=2*6e4,leastMs=2e4,machineCodeExplainer={needs:(inquiry,known)=>(questionOf(inquiry,known)?.
wanted.head.length??0)>0,isEarly:!1,cost:{leastMs},explain:async(inquiry,known,mayBegin)=>{let question=questionOf(inquiry,
known);if(question===null)return known;if(mayBegin()){let reason=await changedCode(question);return reason===null?known:
withReason(known,reason)}return inquiry.head.side.session.context.log.info("The machine code of slower kernels wasn't co\
mpared because the time budget was used up."),known}};function questionOf({head,base},{comparison,profiles}){return comparison===
null||base===null||!isProfile(profiles.base)?null:{base:{side:base.side,profile:profiles.base},head:{side:head.side,profile:profiles.
head},wanted:kernelsToRead(comparison,profiles.base,profiles.head)}}async function changedCode({base,head,wanted}){try{let before2={
profile:base.profile,codes:await codesOf(base.side,wanted.base.slice(0,mostKernels))},after={profile:head.profile,codes:await codesOf(
head.side,wanted.head.slice(0,mostKernels))};return comparison=>withMachineCode(comparison,before2,after)}catch(error){if(error instanceof
StoppedError)throw error;let{where,message,why}=asFailure(error);return await head.side.session.warn(`Couldn't find what\
 changed in the machine code. ${[where,message,why].filter(part=>part!==null).join(" ")}`),null}}async function codesOf(given,kernels){
let side=startedFor(given,"ncu"),found=new Map;for(let report of await reportsOf(side)){let text3=await sourcePage(side,
report,kernels,"sass"),codes=parseNcuSass(text3,report).filter(({kernel})=>kernels.includes(kernel)),lines2=codes.some(isSampled)?
await linesOf(side,report,kernels):[];for(let code of codes){let own={code,lines:lines2.filter(({kernel})=>kernel===code.
kernel)};found.set(code.kernel,[...(found.get(code.kernel)??[]).filter(other=>!isSame(other.code,code)),own])}}return new Map(
[...found].flatMap(([kernel,[first,...others]])=>first===void 0||others.length>0?[]:[[kernel,first]]))}function isSampled({
instructions}){return instructions.some(({samples})=>(samples??0)>0)}function isSame(one,other){let textOf3=({instructions})=>JSON.
stringify(instructions.map(({text:text3})=>text3));return textOf3(one)===textOf3(other)}async function reportsOf({session,
name}){let folder=join21(name,"ncu");return(await readdir3(session.directory.file(folder),{withFileTypes:!0}).catch(()=>[])).
filter(run2=>run2.isDirectory()).map(run2=>join21(folder,run2.name,"report.ncu-rep")).filter(report=>ifThere(session.directory.
file(report))!==null).toSorted()}async function sourcePage({session,config},report,kernels,view){let{directory,tools}=session,
argv=ncuSourceArgv(config.ncu.path,directory.file(report),kernels,view),ports={runTool:tools.runTool,cwd:directory.path,
environment:tools.environment},{exitCode,stdout,stderr,timedOut}=await callTool(ports,"ncu --import",argv,importLimitMs);
if(exitCode===0)return stdout;throw new ParseError({id:"ncu-source",what:timedOut?"ncu --import didn't finish within two\
 minutes.":`ncu --import exited with ${String(exitCode)}.`,where:report,why:`${stderr}
${stdout}`.trim().slice(0,500)})}async function linesOf(side,report,kernels){let text3=await sourcePage(side,report,kernels,
"cuda,sass").catch(error=>{if(error instanceof ParseError)return"";throw error}),place3=await codePlace(side);return parseNcuLines(
text3,report).map(line=>({...line,file:repositoryPath(line.file,place3)??basename4(line.file)}))}var effects_exports6={};__export(effects_exports6,{printPrune:()=>printPrune,prune:()=>prune});import{join as join22,resolve as resolve11}from"node:path";async function prune(context,request){let{config}=await loadSettings(context,request.settings,!1),folder=resolve11(context.
cwd,config.out),now=context.clock.now(),stored=await storedRuns(folder,now),runs=await Promise.all(stored.map(async run2=>measured(
folder,run2)));if(request.rule.keep===null&&request.rule.olderThanMs===null)return{out:config.out,mode:"list",kept:runs,
removed:[],spared:[],failed:[]};let{calibration}=config.compare,calibrationFile=calibration===null?null:resolve11(context.
cwd,calibration),because=({name,mayRun})=>mayRun?"may-run":calibrationFile!==null&&isWithin(calibrationFile,join22(folder,
name))?"calibration":null,judged=oldRuns(stored,request.rule,null,now).map(run2=>({name:run2.name,because:because(run2)})),
spared=judged.flatMap(({name,because:because2})=>because2===null?[]:[{name,because:because2}]),doomed=judged.filter(({because:because2})=>because2===
null).map(({name})=>name),{failed:failed2}=request.dryRun?{failed:[]}:await deleteRuns(folder,doomed),isRemoved=({name})=>doomed.
includes(name)&&!failed2.some(failure=>failure.name===name);return{out:config.out,mode:request.dryRun?"dry-run":"remove",
removed:runs.filter(isRemoved),kept:runs.filter(run2=>!isRemoved(run2)),spared,failed:failed2}}var comparisonSchema2=object(
{verdict:verdictSchema});async function measured(folder,run2){let{data}=comparisonSchema2.safeParse(await storedJson(folder,
run2.name,"comparison.json"));return{...run2,verdict:data?.verdict??null,bytes:await diskUse(join22(folder,run2.name))}}
async function printPrune(request,{context,output}){let result=await prune(context,request);return await output.print(renderPrune(
result,output.screen.out())),result.failed.length===0?exitCodes.pass:exitCodes.capture}var print_run_exports={};__export(print_run_exports,{printRun:()=>printRun});import{dirname as dirname5}from"node:path";async function printRun(asked,{withFeatures,output}){let context=await withFeatures(),{screen,isJson,isQuiet,say:say2,aside}=output,
request=await commandRequest(context,asked.settings);if(asked.verdict){requireBaseOrBudget(request);let{added:added2,exitCode:exitCode2}=await run(
context,request);return await output.printText(addedText(added2,"verdict.json")??""),exitCode2}let result=await run(context,
request),{profile,comparison,cost,failure,profileFile,reportFile,shownKernels:topKernels,exitCode}=result,layout=output.
layout(),real=profile.ranges.some(({kernels})=>kernels.length>0)?"The capture is real.":"The ranges were captured, but t\
hey contain no kernels.",measured2=wrapLine(`${failure===null?real:"What was measured:"} ${profileFile}`,layout);return await sayDiskUse(
context,dirname5(result.directory)),isQuiet?await say2([...comparison===null?[]:verdictLines(comparison,layout),...measured2].
join(`
`)):(aside(""),await say2(`${profileText(profile,{maxRanges:mostRanges,topKernels,layout,cost:comparison===null?cost:null})}\

`),await say2(measured2.join(`
`)),comparison!==null&&await say2(`
${comparisonText(comparison,{topKernels,layout,cost})}`)),failure!==null&&aside(`
${describeError(failure,screen.err())}`),isQuiet||await say2([...wrapLine(`Report: ${reportFile}`,layout),exitCodeLine(exitCode)].
join(`
`)),isJson&&await output.printJson(profile),exitCode}function requireBaseOrBudget({loaded}){let{base,budgets}=loaded.config.
compare;if(!(base!==null||budgets.length>0))throw new UserError({id:"usage",what:"--verdict needs something to compare w\
ith.",where:"command line",help:"Add --base REF, or a budget."})}var given_ncu_exports={};__export(given_ncu_exports,{withGivenNcu:()=>withGivenNcu});import{resolve as resolve12}from"node:path";import{existsSync as existsSync4}from"node:fs";import{basename as basename5,dirname as dirname6,join as join23}from"node:path";async function readRecordedNcu(directory,status,temporary){let failed2=status?.state==="failed";if(status!==null&&status.
state!=="measured"&&!failed2)return{status,runs:[],warnings:[]};let records2=(await readRunRecord(directory)).ncu.filter(
({side})=>side==="head"),[first]=records2;if(first===void 0)return status!==null&&failed2?{status,runs:[],warnings:[]}:null;
let runs=[],warnings=[];for(let record3 of records2)try{let{found,warned}=await readRun(directory,record3,temporary);runs.
push(...found),warnings.push(...warned)}catch(error){if(!failed2||!(error instanceof LlmProfileError))throw error}let{mode,
sections,metrics}=first;return{status:status??{state:"measured",why:null,mode,sections,metrics,notNeeded:[]},runs,warnings}}
async function readRun(directory,record3,temporary){let path=join23(directory,record3.folder,"raw.csv"),report=await readCsv(
path,join23(record3.folder,"raw.csv"),temporary);if(report===null)throw csvMissing(path);let warned=[...refuse(evidenceOf(
record3,report)),...report.warnings],{mode,kernels,shared}=record3;return{found:ncuRuns({mode,rows:report.rows,ranges:rangesOf2(
record3),selected:kernels,shared}),warned}}async function readNcuBeside(folder,temporary){let report=await readCsv(join23(
folder,"ncu.csv"),join23(basename5(folder),"ncu.csv"),temporary);return report===null?null:ofNobodysRun(report)}async function readNcuFile(ports,path,shown2){
if(!/\.ncu-rep(\.(?:gz|zst))?$/.test(path)){let csv=await readCsv(path,shown2,ports.temporary);return ofNobodysRun(csv??
parseNcuCsv("",shown2))}let opened=await openReport(path,ports.temporary),raw=await importPage(ports,opened,"raw",shown2);
if(typeof raw!="string")throw raw;let report=parseNcuCsv(raw,shown2),details=await importPage(ports,opened,"details",shown2);
return ofNobodysRun(typeof details=="string"?addNcuDetails(report,details,shown2):{...report,warnings:[...report.warnings,
`${shown2}: Couldn't read the advice from ncu's rules. ${details.message}`]})}function ofNobodysRun(report){let mode=report.
rows.some(({kind})=>kind==="range")?"range":"kernel",warnings=refuse({label:report.source,end:{kind:"unknown"},report,mode,
includes:[],ranges:[],askedMetrics:[],presetMetrics:[],selectedKernels:[]});return{status:{state:"measured",why:null,mode,
sections:[],metrics:[],notNeeded:[]},runs:[{mode,rows:report.rows,ranges:null,selected:[]}],warnings:[...report.warnings,
...warnings]}}function evidenceOf(record3,report){let{label,outcome,exitCode,seconds:seconds2}=record3;return{...askedEvidence(
label,record3,report),end:{kind:"known",outcome,exitCode,seconds:seconds2,allowed:[0],timeLimitSeconds:null}}}function refuse(recorded2){
let evidence={...recorded2,output:"",sections:[],sets:[]},broken=checkNcu(evidence);if(broken!==null)throw new CaptureError(
broken);return ncuWarnings(evidence)}function rangesOf2({ranges}){return ranges.length===0?null:ranges}async function readCsv(path,shown2,temporary){
let text3=await textOf2(path,temporary);if(text3===null)return null;let report=parseNcuCsv(text3,shown2),beside=name=>join23(
dirname6(name),basename5(name).replace(/^(raw|ncu)/,detailsNames)),details=beside(path)===path?null:await textOf2(beside(
path),temporary);return details===null?report:addNcuDetails(report,details,beside(shown2))}function detailsNames(name){return name===
"raw"?"details":"ncu-details"}async function textOf2(path,temporary){let there=[path,`${path}.gz`].find(file=>existsSync4(
file));return there===void 0?null:readRecordedText(await openReport(there,temporary),there)}function csvMissing(where){return new CaptureError(
{id:"report-missing",what:"The rows from Nsight Compute are gone.",where,why:"According to run.json, ncu measured these \
rows, so something else removed the file.",help:"Copy the whole run directory, or analyze only its profile.json."})}async function withGivenNcu(context,config,profile,files){var _stack=[];try{let tools=__using(_stack,await ownTools(context),
!0);let{runTool,environment:environment2,temporaryDirectory}=tools;let explained=profile;for(let shown2 of files){let path=resolve12(
context.cwd,shown2);await findInput(path,shown2,ncuInput);let{status,runs,warnings}=await readNcuFile({runTool,environment:environment2,
cwd:temporaryDirectory,ncu:config.ncu.path,temporary:temporaryDirectory},path,shown2),own=runs.map(run2=>run2.mode==="ke\
rnel"?{run:run2,unknown:checkRows(profile,run2.rows,shown2)}:replayedHere(profile,run2,shown2));explained=own.reduce((sum2,{
run:run2})=>addNcu(sum2,run2),explained),explained={...explained,ncu:explained.ncu?.state==="measured"?explained.ncu:status,
warnings:[...explained.warnings,...warnings,...own.flatMap(({unknown:unknown2})=>unknown2)]}}return addFindings(explained)}catch(_){
var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}var ncuInput={
where:"--ncu",help:"Pass an .ncu-rep, or the CSV from `ncu --import FILE --csv --page raw --print-units base --print-ker\
nel-base mangled`."};function checkRows({ranges},rows2,shown2){let joined2=new Set(ranges.flatMap(range=>joinNcu(range,rows2,
[]).joined.map(({row})=>row))),broken=joined2.size===0?checkJoined({label:shown2,rows:rows2,ranges:[]}):null;if(broken!==
null)throw new CaptureError({...broken,help:"We match kernels by their mangled names: print the CSV with --print-kernel-\
base mangled, or pass the .ncu-rep. If the file has mangled names, make sure that it's from the same program, with the s\
ame sizes and these ranges."});return leftRows(rows2.length-joined2.size,rows2.length,shown2,"launch that nsys saw in th\
ese ranges (the kernel, grid, block, or range differs)")}function replayedHere({ranges},run2,shown2){let rows2=run2.rows.
filter(row=>ranges.some(({name,domain})=>isIn(row,name,domain)));if(rows2.length===0){let replayed=new Set(run2.rows.flatMap(
row=>ownRange(row,null)??[]).map(rangeName2));throw new CaptureError({id:"ncu-range-missing",what:"nsys saw none of the \
ranges that ncu replayed.",where:shown2,why:`ncu replayed ${listText([...replayed],5)}; nsys saw ${listText(ranges.map(rangeName2),
5)}.`,help:"Pass a file from the same program with these ranges, or choose other ranges with --range."})}let left2=run2.
rows.length-rows2.length;return{run:{...run2,rows:rows2,ranges},unknown:leftRows(left2,run2.rows.length,shown2,"range th\
at nsys saw")}}function isIn(row,name,domain){return row.ranges.some(range=>range.name===name&&range.domain===domain)}function rangeName2({
name,domain}){return JSON.stringify(rangeText(name,domain))}function leftRows(left2,all,shown2,what){return left2===0?[]:
[`${plainText(shown2)}: ${counted(left2,"row")} of ${String(all)} ${left2===1?"matches":"match"} no ${what}.`]}var profile_of_reports_exports={};__export(profile_of_reports_exports,{profileOfReports:()=>profileOfReports});import{resolve as resolve13}from"node:path";import{basename as basename6,dirname as dirname7,join as join24}from"node:path";function bareReport(report,shown2){return{label:shown2,end:{kind:"unknown"},reports:[{...report,source:shown2}],wanted:[],
gated:!1,takesFirst:!1,requireKernels:!0}}function exportedReport(path,sqlite){let beside=join24(dirname7(path),basename6(
sqlite,".sqlite")),inRun=summariesOfRun(path);return{source:path,sqlite,kernelSummary:inRun.kernels??ifThere(`${beside}_\
cuda_gpu_kern_sum.csv`),rangeSummary:inRun.ranges??ifThere(`${beside}_nvtx_kern_sum.csv`),summarized:!1}}function summariesOfRun(path){
let instance=/^report(\.\d+)?\.sqlite(?:\.(?:gz|zst))?$/.exec(basename6(path));if(instance===null)return{kernels:null,ranges:null};
let suffix=instance[1]??"";return{kernels:ifThere(join24(dirname7(path),`cuda_gpu_kern_sum${suffix}.csv`)),ranges:ifThere(
join24(dirname7(path),`nvtx_kern_sum${suffix}.csv`))}}async function profileOfReports(context,config,paths,{wanted,role="head",areRanks=!1,timelines=!1,mayLoseKernels=!1,limit=rangeLimit()}){
var _stack=[];try{let stack=__using(_stack,new AsyncDisposableStack,!0);let inputs=paths.map(path=>({path:resolve13(context.
cwd,path),shown:path}));let opened=await plainExports(inputs)??await openOthers(context,config,inputs,role,stack);let ports=readingPorts(
context);let finished2=opened.flatMap((input,index)=>input.kind==="profile"?[withRanges(input.profile,wanted,paths[index]??
"")]:[]);let recorded2=opened.filter(input=>input.kind==="rounds");let inTurn=roundsInTurn(recorded2);let rounds2=areRanks?
[ranksOf(inTurn)]:inTurn;let[first,...others]=finished2;if(first!==void 0&&rounds2.length===0)return{profile:others.length===
0?first:addFindings(mergeProfiles(first,others)),timelines:[]};let attribution=first?.attribution??config.attribution;let settings={
attribution,families:families(),areRanks,limit};for(let{ranges,rangesLeftOut}of finished2)limit.startWith(ranges,rangesLeftOut);
let examined=[];for(let{captures:captures2,...known}of rounds2){let isFirst=examined.length===0,shown2={...settings,timelines:timelines&&
isFirst},found=[];for(let capture of captures2)found.push(await examine({...toExamine(capture,wanted,config["require-ker\
nels"]),mayLoseKernels},shown2,ports));examined.push({captures:found,...known})}let captures=examined.flatMap(round=>round.
captures);let[firstCapture]=captures;if(firstCapture===void 0)throw new UserError({what:"These paths contain no report t\
o analyze.",where:"the given path"});let ncu2=mergedNcu(recorded2.flatMap(input=>input.ncu??[]));let stored=recorded2.map(
input=>input.stored);await heedSignals(context.stop);let profile=buildProfile({tool:{name:toolName,version:context.version},
createdAt:sharedValue(stored.map(profile2=>profile2?.createdAt??null))??context.clock.now().toISOString(),source:sharedValue(
stored.map(profile2=>profile2?.source??null))??unknownSource,isolation:sharedValue(stored.map(profile2=>profile2?.isolation??
null)),environment:sharedValue(stored.map(profile2=>profile2?.environment??null)),attribution,captureMode:sharedValue(stored.
map(profile2=>profile2?.captureMode??null)),machine:{driver:null,cuda:null,nsys:null,ncu:null},workload:{command:[...redactCommand(
firstCapture.command)],exitCode:sharedValue(captures.map(({end})=>end.kind==="known"?end.exitCode:null))},families:settings.
families,rounds:examined,checks:captures.flatMap(({checks})=>checks),warnings:[...captures.flatMap(({warnings})=>warnings),
...ncu2?.warnings??[]]});await heedSignals(context.stop);let untraced=recorded2.flatMap(untracedOf).map(run2=>recorded2.
length===1?run2:{...run2,order:null});let explained=(ncu2?.runs??[]).reduce(addNcu,{...profile,untraced,ncu:ncu2?.status??
null});return{profile:addFindings(first===void 0?explained:mergeProfiles(first,[...others,explained])),timelines:captures.
flatMap(capture=>capture.timelines)}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,
_hasError);_promise&&await _promise}}function roundsInTurn(recorded2){let processes=0;return recorded2.flatMap(input=>{let before2=processes;
return input.rounds.map((captures,index)=>{let{gpu,process:process2}=knownOf(input,index);return processes=Math.max(processes,
before2+(process2??0)),{captures,gpu,process:process2===null?null:before2+process2}})})}async function plainExports(inputs){
let arePlain=!0;for(let{path,shown:shown2}of inputs){let found=await findInput(path,shown2);arePlain&&=found.isFile()&&path.
endsWith(".sqlite")}return arePlain?inputs.map(({path,shown:shown2})=>({kind:"rounds",rounds:[[bareReport(exportedReport(
path,path),shown2)]],ncu:null,stored:null})):null}async function openOthers(...parameters){return(await import("./loaded-together-V4JKG5DL.js")).
m23.openInputs(...parameters)}function ranksOf(rounds2){let captures=rounds2.flatMap(round=>round.captures);if(captures.
length<2)throw new UserError({what:"--ranks needs the reports of two or more ranks.",where:"the given path",why:`You pas\
sed ${counted(captures.length,"report")}.`,help:"Pass all ranks' reports, or the folder of the reports. A single report \
that contains all ranks doesn't need this option."});let order2=new Intl.Collator("en",{numeric:!0});return{captures:captures.
toSorted((one,other)=>order2.compare(one.label,other.label)),gpu:null,process:null,areRanks:!0}}function untracedOf({rounds:rounds2,
stored}){return stored?.rounds.length===rounds2.length?stored.untraced:[]}function knownOf({rounds:rounds2,stored},index){
let{gpu=null,process:process2=null}=(stored?.rounds.length===rounds2.length?stored.rounds[index]:null)??{};return{gpu,process:process2}}
function toExamine(capture,wanted,kernelsWanted){let requireKernels=kernelsWanted&&capture.requireKernels;return wanted.
length===0?{...capture,requireKernels}:{...capture,wanted,gated:!1,takesFirst:!1,requireKernels}}function mergedNcu(all){
let first=all.find(({status})=>status.state==="measured")??all[0];return first===void 0?null:{status:first.status,runs:all.
flatMap(({runs})=>runs),warnings:all.flatMap(({warnings})=>warnings)}}var recorded_input_exports={};__export(recorded_input_exports,{openInputs:()=>openInputs});import{randomBytes}from"node:crypto";
import{existsSync as existsSync6}from"node:fs";import{mkdir as mkdir4}from"node:fs/promises";import{basename as basename7,
join as join26}from"node:path";import{existsSync as existsSync5}from"node:fs";import{join as join25}from"node:path";var import_yaml5=__toESM(require_dist(),1);var goneKeys=new Map([["workload.server.stop-signal","A server gets SIGINT."],["workload.server.stop-limit","A server ha\
s 30 s to end after SIGINT."],["log-limit","We save 16 MB of each output."],["nsys.sample","We never sample the CPU, exc\
ept in the run that finds lines."],["nsys.cpuctxsw","We never record context switches."],["nsys.reports","For more repor\
ts, run `nsys stats` on the .nsys-rep in the run directory."],["ncu.filter-mode","We measure by launch configuration whe\
re that's possible."],["ncu.clock-control","We don't change the machine's clocks."],["ncu.cache-control","To keep the ca\
ches, write ncu.extra-arguments: [--cache-control=none]."],["compare.family-threshold","It's 2%. For one family, write c\
ompare.thresholds: [{family: NAME, threshold: 5}]."],["compare.metric-threshold",`It's 5%. For others, write compare.thr\
esholds: [{metric: "*", threshold: 10}].`],["compare.min-kernel-impact","It's 0.3%."],["compare.single-round-threshold",
"It's 5%. With more rounds, smaller changes count."],["compare.wall-threshold","It's 10%. Runs without CUDA tracing have\
 compare.latency-threshold."],["compare.min-kernel-share","A kernel of any share counts if its change is at least 0.3% o\
f the range."]]);var longestValue=120;function originText({kind,name}){return kind==="default"?"default":kind==="file"?`file ${name}`:`${kind}\
 ${name}`}function unknownKey(key,origin){let gone=goneKeys.get(key);if(gone!==void 0)return`the key ${key} (${originText(
origin)}) is gone. ${gone} Leave the key out.`;let suggestion=suggestKey(key),start=`unknown key ${redactCommand(key)} (${originText(
origin)})`;if(suggestion!==null)return`${start}; did you mean ${suggestion}?`;let parent=configSections.findLast(section=>key.
startsWith(`${section.key}.`))?.key??"";return`${start}; the keys ${parent===""?"are":`of ${parent} are`} ${keysOf(parent).
join(", ")}.`}function splitValue(section,names,origin){let keys=names.length===1?"a key":"keys";return`${placeOf(section)}\
 (${originText(origin)}): a comma inside { } ends a value, so YAML read ${listText(names.map(redactCommand),6)} as ${keys}\
. Quote a value that contains commas, and write a list in [ ].`}function placeOf(section){return section===""?"The confi\
guration":section}function sectionValue(key,origin){return`${key} (${originText(origin)}) is a section, so it can't have\
 a value; its keys are ${keysOf(key).join(", ")}.`}function wrongValue(setting,allowed,at="",value2=setting.value,help=""){
let shown2=showValue(setting.key,value2);return`${setting.key}${at}: ${shown2} (${originText(setting.origin)}) is invali\
d; expected ${allowed}.${help}`}function wrongName(map,name,origin,allowed){return`${map}: the name ${JSON.stringify(redactCommand(
name))} (${originText(origin)}) is invalid; expected ${allowed}.`}function formHelp({key,value:value2,source},{kind}){return(kind===
"text"||kind==="map")&&(typeof value2=="number"||typeof value2=="boolean")?isSecretKey(key)?" Put the value in quotes.":
` Put the value in quotes: ${JSON.stringify(source??String(value2))}.`:""}function showValue(key,value2){if(isWholeEnvironment(
key))return Array.isArray(value2)?"a list":`a ${typeof value2}`;let text3=toJson(redactValue(key,value2));return text3.length>
longestValue?`${text3.slice(0,longestValue)}\u2026`:text3}function toJson(value2){try{return JSON.stringify(value2)??"no\
thing"}catch{return"a value that contains itself"}}function readYamlSettings(text3,file,originAt){let lines2=new import_yaml5.LineCounter,document=(0,import_yaml5.parseDocument)(
text3,{lineCounter:lines2,prettyErrors:!1}),faults=[...document.errors,...document.warnings];if(faults.length>0){let problems=faults.
map(({pos:[start],code,message})=>{let{line,col}=lines2.linePos(start);return`${file}:${line}:${col}: ${code==="DUPLICAT\
E_KEY"?duplicateText(text3,start):message}`});return{settings:[],problems}}let originOf=offset=>originAt(lines2.linePos(
offset??0).line),reader={document,originOf,settings:[],problems:[]};return readSection(reader,"",document.contents,originOf(
0)),reader}function readSection(reader,section,node,origin){let resolved=(0,import_yaml5.isAlias)(node)?node.resolve(reader.
document):node;if(isEmpty(resolved))return;if(!(0,import_yaml5.isMap)(resolved)){let found=toValue(reader,resolved,section,
origin);if(found===null)return;reader.problems.push(`${placeOf(section)}: ${showValue(section,found.value)} (${originText(
origin)}) is invalid; expected keys and values.`);return}let split=resolved.flow===!0?resolved.items.filter(pair=>isSplitValue(
section,pair)):[];if(split.length>0){let names=split.map(({key})=>keyText(key));reader.problems.push(splitValue(section,
names,origin))}for(let pair of resolved.items)split.includes(pair)||readPair(reader,section,pair)}function isSplitValue(section,{
key,value:value2}){let dotted=keyIn(section,keyText(key));return isEmpty(value2)&&!configKeys.has(dotted)&&!isSection(dotted)&&
mapEntry(dotted)===null}function keyIn(section,name){return section===""?name:`${section}.${name}`}function readPair(reader,section,{
key,value:value2}){let name=keyText(key),dotted=keyIn(section,name),origin=reader.originOf((0,import_yaml5.isNode)(key)?
key.range?.[0]:void 0);if(section===""&&name.includes(".")&&(configKeys.has(name)||mapEntry(name)!==null)){let nested=name.
split(".").join(": {")+": \u2026"+"}".repeat(name.split(".").length-1);reader.problems.push(`unknown key ${name} (${originText(
origin)}); in a file, write it nested: ${nested}`);return}let isMapKey=configKeys.get(dotted)?.kind==="map",resolved=(0,import_yaml5.isAlias)(
value2)?value2.resolve(reader.document):value2;if(isMapKey&&((0,import_yaml5.isMap)(resolved)||isEmpty(resolved))&&reader.
settings.push({key:dotted,value:{},origin}),isSection(dotted)||isMapKey&&((0,import_yaml5.isMap)(resolved)||isEmpty(resolved))){
readSection(reader,dotted,resolved,origin);return}let listKey=configKeys.get(dotted);if(listKey?.kind==="list"&&(0,import_yaml5.isScalar)(
resolved)&&!isEmpty(resolved)){reader.settings.push({key:dotted,value:readValue(listKey,scalarText(resolved)),origin});return}
let read2=toValue(reader,value2,dotted,origin);if(read2===null)return;let source=(0,import_yaml5.isScalar)(value2)&&value2.
type==="PLAIN"?value2.source:void 0;reader.settings.push({key:dotted,value:read2.value,origin,...source===void 0?{}:{source}})}
function isEmpty(node){return node==null||(0,import_yaml5.isScalar)(node)&&node.value===null}function keyText(key){return(0,import_yaml5.isScalar)(
key)?key.source??String(key.value):String(key)}function toValue(reader,node,dotted,origin){if(!(0,import_yaml5.isNode)(node))
return{value:null};try{return{value:node.toJS(reader.document,{maxAliasCount:100})}}catch(error){let reason=errorMessage(
error);return reader.problems.push(`Can't read ${dotted} (${originText(origin)}): ${reason}.`),null}}function duplicateText(text3,start){
let name=/^[^\s:]+/.exec(text3.slice(start))?.[0];return name===void 0?"this key appears twice":`the key ${name} appears\
 a second time`}function settingsOf(content,origin,section=""){return Object.entries(content).flatMap(([name,value2])=>{
let key=keyIn(section,name),isMapKey=configKeys.get(key)?.kind==="map";return typeof value2!="object"||value2===null||!(isMapKey||
isSection(key))?[{key,value:value2,origin}]:[...isMapKey?[{key,value:{},origin}]:[],...settingsOf(value2,origin,key)]})}
function settingsFromText(dotted,text3,origin){let key=configKeys.get(dotted);return key===void 0?[{key:dotted,value:text3,
origin}]:key.kind==="map"?mapSettings(key,text3,origin):[{key:dotted,value:readValue(key,text3),origin}]}function settingsFromValue(dotted,value2,origin){
return typeof value2=="string"?settingsFromText(dotted,value2,origin):!(configKeys.get(dotted)?.kind==="map")||typeof value2!=
"object"||value2===null||Array.isArray(value2)?[{key:dotted,value:value2,origin}]:Object.entries(value2).map(([name,entry])=>({
key:`${dotted}.${name}`,value:entry,origin}))}function readValue({key,kind,nullable},text3){let trimmed=text3.trim();return nullable&&
(trimmed===""||trimmed==="null")?null:kind==="boolean"?trimmed==="true"?!0:trimmed==="false"?!1:text3:kind==="quantity"&&
trimmed.startsWith("{")?readFlowMap(trimmed)??text3:kind==="number"||kind==="quantity"?/^-?\d+(\.\d+)?$/.test(trimmed)?Number(
trimmed):trimmed:kind==="choice"?trimmed:kind==="list"?readFlowList(trimmed)??readItems(trimmed,key==="ranges"?rangeList:
commaList):kind==="command"?readFlowList(trimmed)??text3:text3}function commaList(text3){return text3.split(",").map(item=>item.
trim())}function readItems(text3,divide){if(text3==="")return[];let lines2=text3.split(/\r?\n/).map(line=>line.trim()).filter(
line=>line!=="");return lines2.length===1&&!text3.startsWith("{")?divide(text3):lines2.flatMap(line=>line.startsWith("{")?
readFlowList(`[${line}]`)??[line]:[line])}function readFlowList(text3){if(!text3.startsWith("["))return null;let document=(0,import_yaml5.parseDocument)(
text3,{prettyErrors:!1}),{contents,errors,warnings}=document;return errors.length+warnings.length>0||!(0,import_yaml5.isSeq)(
contents)||contents.flow!==!0||!contents.items.every(item=>(0,import_yaml5.isScalar)(item)||(0,import_yaml5.isMap)(item))?
null:contents.items.map(item=>(0,import_yaml5.isScalar)(item)?scalarText(item):item.toJS(document))}function readFlowMap(text3){
let document=(0,import_yaml5.parseDocument)(text3,{prettyErrors:!1}),{contents,errors,warnings}=document;return errors.length+
warnings.length>0||!(0,import_yaml5.isMap)(contents)?null:contents.toJS(document)}function mapSettings(key,text3,origin){
if(text3.trim()==="")return[{key:key.key,value:{},origin,empties:!0}];let document=(0,import_yaml5.parseDocument)(text3,
{prettyErrors:!1}),{contents,errors,warnings}=document;return errors.length+warnings.length>0||!(0,import_yaml5.isMap)(contents)?
[{key:key.key,value:text3,origin}]:contents.items.map(({key:name,value:value2})=>({key:`${key.key}.${(0,import_yaml5.isScalar)(
name)?scalarText(name):String(name)}`,value:(0,import_yaml5.isScalar)(value2)?scalarText(value2):(0,import_yaml5.isNode)(
value2)?value2.toJS(document):"",origin}))}function scalarText({type,source,value:value2}){return type==="PLAIN"?source??
String(value2):String(value2)}function validateSetting(setting){let key=configKeys.get(setting.key);if(key!==void 0)return validateValue(setting,key);
let entry=mapEntry(setting.key);return entry!==null?validateEntry(setting,entry.map,entry.name):[isSection(setting.key)?
sectionValue(setting.key,setting.origin):unknownKey(setting.key,setting.origin)]}function validateEntry(setting,map,name){
if(!(map.schema instanceof ZodRecord))return[];let{keyType,valueType}=map.schema;return keyType instanceof ZodType&&!keyType.
safeParse(name).success?[wrongName(map.key,name,setting.origin,allowedText(keyType))]:!(valueType instanceof ZodType)||valueType.
safeParse(setting.value).success?[]:[wrongValue(setting,allowedText(valueType),"",setting.value,formHelp(setting,{kind:"\
text"}))]}function validateValue(setting,key){if(key.schema.safeParse(setting.value).success)return[];let element=elementOf(
key.schema);if(element===null||!Array.isArray(setting.value))return[wrongValue(setting,key.allowed,"",setting.value,formHelp(
setting,key))];let wrong=setting.value.flatMap((item,index)=>{if(element.safeParse(item).success)return[];let help=unknownMember(
element,item)??formHelp({...setting,value:item},{kind:"text"});return[wrongValue(setting,allowedText(element),`[${index}\
]`,item,help)]});return wrong.length>0?wrong:[wrongValue(setting,`${key.allowed} (at least one)`)]}function elementOf(schema){
let inner=schema instanceof ZodNullable?schema.unwrap():schema,array2=inner instanceof ZodUnion?inner.options.find(option=>option instanceof
ZodArray):inner;return array2 instanceof ZodArray&&array2.element instanceof ZodType?array2.element:null}function unknownMember(element,item){
if(!(element instanceof ZodUnion)||typeof item!="object"||item===null)return null;let object2=element.options.find(option=>option instanceof
ZodObject);if(!(object2 instanceof ZodObject))return null;let known=Object.keys(object2.shape),unknown2=Object.keys(item).
find(name=>!known.includes(name));if(unknown2===void 0)return null;let suggestion=nearest(unknown2,known);return` The ke\
y ${unknown2} doesn't exist${suggestion===null?"":`; did you mean ${suggestion}?`}`}async function failedAfterMeasuring(directory,role){if(!existsSync5(join25(directory,"profile.json"))||!existsSync5(join25(
directory,runRecordFile)))return null;let record3=await readRunRecord(directory);if(record3.state!=="failed")return null;
let failed2=describeUnfinished(record3,record3.state);if(failed2===null||role==="head")return failed2;throw new CaptureError(
{id:"run-failed",what:"A failed run can't be a base.",where:directory,why:failed2,help:"Repeat the run. If you want what\
 the run measured before it failed, pass its profile.json."})}async function readRecordedRun(directory,measured2,open2){
let record3=await readRunRecord(directory),state=await pastRunState(record3),unfinished=state==="passed"||measured2?null:
describeUnfinished(record3,state);if(unfinished!==null&&(record3.state==="running"||record3.failure!==null))throw new CaptureError(
{id:record3.failure?.id??"run-unfinished",what:unfinished,where:directory,help:"Repeat the run. Repeating it doesn't del\
ete this run's files."});let own=record3.captures.filter(({side})=>side==="head");for(let capture of own)await refuseFailed(
capture,directory);if(unfinished!==null)throw new CaptureError({id:"run-failed",what:unfinished,where:directory});if(own.
length===0)throw reportMissing("This run has no captures.",directory);let requireKernels=await requiresKernels(directory),
rounds2=Map.groupBy(own,({round})=>round),opened=[];for(let captures of rounds2.values()){let examined=[];for(let capture of captures)
examined.push({...await openCapture(capture,directory,open2),requireKernels});opened.push(examined)}return opened}async function openCapture(capture,directory,open2){
let reports=[],paths=await findReports(join25(directory,capture.folder)).catch(nothingThere);if(paths.length===0)throw reportMissing(
`The report of ${capture.label} is missing.`,join25(directory,capture.folder));if(capture.reports!==null&&paths.length<capture.
reports){let left2=`${capture.label} has only ${paths.length} of its ${counted(capture.reports,"report")}.`;throw reportMissing(
left2,join25(directory,capture.folder))}let wanted=capture.ranges.map((range,index)=>parseRange(range,capture.firstInstances?.[index]??
null,capture.skippedInstances[index]));for(let path of paths.slice(skippedReports({gated:capture.gated,wanted})))reports.
push({...await open2(path),source:path.replace(`${directory}/`,"")});return{label:capture.label,end:endOf(capture),output:await readOutput(
join25(directory,capture.folder)),reports,wanted,gated:capture.gated,takesFirst:capture.firstInstances!==null}}async function requiresKernels(directory){
let path=join25(directory,"config.yaml");if(!existsSync5(path))return!0;let file={kind:"file",name:path},{settings,problems}=readYamlSettings(
await readRecordedText(path,path),path,()=>file),setting=settings.find(({key})=>key==="require-kernels"),found=[...problems,
...setting===void 0?[]:validateSetting(setting)];if(found.length===0)return setting?.value!==!1;throw new ParseError({what:`${path}\
 isn't the configuration of a run.`,where:path,why:found.slice(0,5).join(`
`),help:"llm-profile always writes this file completely, so something else changed it. Copy the run directory again."})}
function reportMissing(what,where){return new CaptureError({id:"report-missing",what,where,why:"run.json says that the r\
un passed, so something else removed its files.",help:"Copy the whole run directory, or analyze only its profile.json."})}
function nothingThere(error){if(errorCode(error)==="ENOENT")return[];throw error}async function refuseFailed(capture,directory){
let failure=checkProcess({label:`${directory}, ${capture.label}`,gate:null,end:endOf(capture),output:await readOutput(join25(
directory,capture.folder)),reports:capture.reports===0?[]:[{name:"report",bytes:1}],rawLeft:[],imports:[]});if(failure!==
null)throw new CaptureError(failure)}function endOf({outcome,exitCode,seconds:seconds2,successExitCodes}){return{kind:"k\
nown",outcome,exitCode,seconds:seconds2,allowed:successExitCodes,timeLimitSeconds:null}}async function openInputs(context,config,inputs,role,stack){let{runTool,environment:environment2,temporaryDirectory:temporary}=stack.
use(await ownTools(context)),machine=inspectMachine(context,config,runTool,environment2),ports={role,temporary,nsys:async()=>describeNsys(
config.nsys.path,await machine.nsys(),runTool,context.cwd,environment2),nsysFacts:machine.nsys,runTool,environment:environment2,
note:readingPorts(context).note,warn:message=>{context.log.warning(message)}},opened=[];for(let input of inputs)opened.push(
await openInput({...ports,...input}));return opened}async function openInput(ports){let{path,shown:shown2}=ports;if((await findInput(
path,shown2)).isDirectory()){let failed2=await failedAfterMeasuring(path,ports.role);failed2!==null&&ports.warn(`The run\
 in ${shown2} failed, so we use only what it measured before the failure. ${failed2}`);let profile=join26(path,"profile.\
json");if(existsSync6(profile)&&!await holdsReports(path))return ports.note(`${shown2} contains no reports, so we use it\
s profile.json.`),{kind:"profile",profile:await readProfile(profile,join26(shown2,"profile.json"))};if(existsSync6(join26(
path,runRecordFile))){let rounds3=await readRecordedRun(path,failed2!==null,report=>openOne(ports,report)),stored=await readStoredProfile(
path);return{kind:"rounds",rounds:rounds3,ncu:await readRecordedNcu(path,stored?.ncu??null,ports.temporary),stored}}let reports=await findReports(
path);if(reports.length===0)throw new UserError({what:`${shown2} isn't a run directory and contains no reports.`,where:"\
the given path",why:`It has no ${runRecordFile}, no profile.json, and no .nsys-rep, .qdrep, .qdstrm, or .sqlite file.`,help:"\
Pass the folder that `llm-profile run` prints at the end, or pass reports."});let rounds2=[];for(let report of reports)rounds2.
push([bareReport(await openOne(ports,report),basename7(report))]);return{kind:"rounds",rounds:rounds2,ncu:await readNcuBeside(
path,ports.temporary),stored:null}}if(path.endsWith(".json"))return{kind:"profile",profile:await readProfile(path,shown2)};
if(/\.(nsys-rep|qdrep|qdstrm|sqlite)(\.(?:gz|zst))?$/.test(path))return{kind:"rounds",rounds:[[bareReport(await openOne(
ports,path),shown2)]],ncu:null,stored:null};throw new UserError({what:`We can't analyze ${shown2}.`,where:"the given pat\
h",help:"Pass a run directory, a profile.json, or a file that ends in .nsys-rep, .qdrep, .qdstrm, or .sqlite (optionally\
 with .gz or .zst). For `analyze`, pass an ncu report with --ncu."})}async function openOne(ports,path){let opened=await openReport(
path,ports.temporary);if(opened.endsWith(".sqlite"))return exportedReport(path,opened);let facts=await ports.nsysFacts();
if(facts.presence.state!=="present")throw new ToolError({id:"nsys-missing",what:`nsys has to export ${ports.shown} to SQ\
Lite first, but nsys ${facts.presence.state==="absent"?"isn't installed":"doesn't work"}.`,where:path,why:facts.presence.
state==="broken"?facts.presence.why:null,help:"Install nsys (scripts/install-nsys.sh) or set nsys.path. Or export the re\
port on the machine that recorded it: nsys export --type sqlite FILE."});let folder=join26(ports.temporary,`export-${randomBytes(
4).toString("hex")}`);await mkdir4(folder);let nsys2=await ports.nsys(),report=opened.endsWith(".qdstrm")?await imported(
ports,nsys2,opened,folder):opened,{runTool,environment:environment2,note}=ports,[exported]=await exportReports({nsys:nsys2,
runTool,environment:environment2,note},[report],{folder,label:ports.shown,captureSeconds:null});if(exported===void 0)throw new Error(
"Expected one export for one report.");return exported}async function imported(ports,nsys2,raw,folder){let report=join26(
folder,`${basename7(raw,".qdstrm")}.nsys-rep`);if(nsys2.importer===null)throw new ToolError({id:"importer-missing",what:`${ports.
shown} is raw data, and nsys's importer isn't installed.`,where:raw,help:"Install the whole nsys package. QdstrmImporter\
 is in the package's host folder."});let argv=importArgv(nsys2.importer,raw,report),limitMs2=await nsysLimit(raw,null),result=await callTool(
{...ports,cwd:folder},"QdstrmImporter",argv,limitMs2);if(result.timedOut)throw nsysHung("QdstrmImporter",limitMs2,raw);if(existsSync6(
report))return report;throw new ToolError({id:"import-failed",what:`nsys couldn't import ${ports.shown}.`,where:raw,why:wordsOf(
result),help:"The file may be incomplete, or from a newer nsys."})}var result_files_exports={};__export(result_files_exports,{writeAnalysis:()=>writeAnalysis,writeComparison:()=>writeComparison});
import{join as join27}from"node:path";async function writeAnalysis(context,request,out,{profile,timelines},topKernels){let more=[...request.areRanks?["--ranks"]:
[],...request.ncu.flatMap(file=>["--ncu",file])],command=[toolName,"analyze",...request.paths,...more,...sharedArgv(request)],
result={head:profile,base:null,comparison:null,failure:null,timelines:{base:[],head:timelines}};await heedSignals(context.
stop);let added2=addFiles(context.resultFiles,{...result,asked:null}),report=reportFiles(context,{...result,fails:!1,cost:null,
commands:[command]},added2);await heedSignals(context.stop);for(let[file,content]of profileFiles(profile,topKernels,report))
await heedSignals(context.stop),await writeFileAtomic(join27(out,file),content,"refuse");return{profileFile:join27(out,"\
profile.json"),reportFile:join27(out,"report.html")}}async function writeComparison(context,request,out,{added:added2,...result}){
let{base,head,comparison,fails}=result;await heedSignals(context.stop);let report=reportFiles(context,{...result,cost:null,
commands:[compareArgv(request)]},added2);await heedSignals(context.stop);let files=[[recordedSideFiles.base,jsonParts(base)],
[recordedSideFiles.head,jsonParts(head)],...report,["comment.md",comparisonComment("GPU profile",comparison,head,fails)],
["comparison.json",jsonParts(comparison)]];for(let[file,content]of files)await writeFileAtomic(join27(out,file),content,
"refuse");let trace=added2.find(file=>file.trace!==void 0);return{comparisonFile:join27(out,"comparison.json"),reportFile:join27(
out,"report.html"),traceFile:trace===void 0?null:join27(out,trace.name)}}var load_exports={};__export(load_exports,{loadConfig:()=>loadConfig});var always="leave it out",nsysOptions2=[{long:"--output",short:"-o",help:always},{long:"--capture-range",short:"-c",help:"\
use nsys.capture"},{long:"--capture-range-end",help:"use nsys.capture-range-end"},{long:"--nvtx-capture",short:"-p",help:"\
use ranges or nsys.capture-range"},{long:"--trace",short:"-t",help:"use nsys.trace"},{long:"--sample",short:"-s",help:always},
{long:"--cpuctxsw",help:always},{long:"--trace-fork-before-exec",help:"use nsys.trace-fork-before-exec"},{long:"--cuda-g\
raph-trace",help:"use nsys.cuda-graph-trace"},{long:"--session-new",help:always},{long:"--session",help:always},{long:"-\
-force-overwrite",short:"-f",help:always},{long:"--wait",help:always},{long:"--env-var",short:"-e",help:"use workload.en\
vironment"},{long:"--export",help:always},{long:"--kill",help:always}],ncuOptions2=[{long:"--export",short:"-o",help:"us\
e ncu.keep-report"},{long:"--log-file",help:always},{long:"--import",short:"-i",help:always},{long:"--csv",help:always},
{long:"--page",help:always},{long:"--print-units",help:always},{long:"--print-kernel-base",help:always},{long:"--target-\
processes",help:always},{long:"--replay-mode",help:"use ncu.replay-mode"},{long:"--clock-control",help:always},{long:"--\
nvtx",help:"use ncu.gating"},{long:"--nvtx-include",help:"use ranges"},{long:"--kernel-id",help:"use ncu.top-kernels"},{
long:"--kernel-name",short:"-k",help:"use ncu.top-kernels"},{long:"--kernel-name-base",help:always},{long:"--filter-mode",
help:always},{long:"--launch-count",short:"-c",help:"use ncu.launches-per-kernel"},{long:"--kill",help:"use ncu.end-earl\
y"},{long:"--section",help:"use ncu.sections"},{long:"--set",help:"use ncu.set"},{long:"--metrics",help:"use ncu.metrics"},
{long:"--force-overwrite",short:"-f",help:always}];function ownedNsysOption(argument){return owned(argument,nsysOptions2)}
function ownedNcuOption(argument){return owned(argument,ncuOptions2)}function owned(argument,options){let[name=""]=argument.
split("="),exact=options.find(({long,short})=>long===name||short===name.slice(0,2));return exact!==void 0?exact:/^--[a-z]/.
test(name)?options.find(({long})=>long.startsWith(name))??null:null}var chosenByUs=new Set(["hydra.run.dir","hydra.job.chdir"]),workloadRules=[({config:{workload},at})=>workload.command!==
null&&workload.module!==null?[`${at("workload.command")} and ${at("workload.module")} are both set. Set one to null.`]:[],
({config:{workload},requireWorkload})=>requireWorkload&&workload.command===null&&workload.module===null&&workload.server.
command===null?["Nothing to profile. Set workload.command, workload.module or workload.server.command, or write the comm\
and after --."]:[],({config:{workload},at})=>workload.module!==null&&workload.python===null?[`${at("workload.module")} n\
eeds workload.python. Set it to the interpreter that has the module, such as python3 or .venv/bin/python.`]:[],({config:{
workload},at})=>workload["hydra-overrides"].length>0&&workload.module===null?[`${at("workload.hydra-overrides")} apply o\
nly with workload.module, which isn't set.`]:[],({config:{workload},at})=>workload["hydra-overrides"].flatMap(text3=>chosenByUs.
has(readOverride(text3).key)?[`${at("workload.hydra-overrides")}: llm-profile sets ${text3} itself. Leave it out.`]:[]),
({config:{workload},at})=>{let off=new Map(workload["torch-profiler-off"].map(text3=>[readOverride(text3).key,text3]));return workload["\
hydra-overrides"].flatMap(text3=>{let{key,value:value2}=readOverride(text3),opposite=off.get(key);return opposite===void 0||
readOverride(opposite).value===value2?[]:[`${at("workload.hydra-overrides")}: ${text3} contradicts ${opposite} in ${at("\
workload.torch-profiler-off")}. The program's own profiler and nsys can't share a process. Leave out ${text3}.`]})}],serverRules=[
({config:{workload},at})=>{if(workload.server.command===null)return[];let other=["command","module"].find(key=>workload[key]!==
null);return other===void 0?[]:[`${at("workload.server.command")} and ${at(`workload.${other}`)} are both set. Keep one.`]},
({config:{workload},at})=>workload.server.command!==null&&workload.server.client===null?[`${at("workload.server.command")}\
 needs workload.server.client, the command that sends work to the server.`]:[],({config:{workload},at})=>{let{server}=workload;
if(server.command===null)return[];if(server["ready-line"]===null&&server["ready-port"]===null&&server["ready-http"]===null)
return[`${at("workload.server.command")} needs workload.server.ready-http, ready-port or ready-line, so we can see when \
the server is ready.`];if(server["ready-line"]!==null&&(server["ready-port"]!==null||server["ready-http"]!==null))return[
`${at("workload.server.ready-line")} and ${at(`workload.server.${server["ready-http"]===null?"ready-port":"ready-http"}`)}\
 are both set. Set one to null.`];let isPath=server["ready-http"]?.startsWith("/")??!1;return isPath&&server["ready-port"]===
null?[`${at("workload.server.ready-http")} is a path, so it needs workload.server.ready-port.`]:server["ready-http"]!==null&&
!isPath&&server["ready-port"]!==null?[`${at("workload.server.ready-http")} is a full URL. Leave out ${at("workload.serve\
r.ready-port")}.`]:[]},({config:{workload},at,isSet})=>{if(workload.server.command!==null)return[];let set=["client","wa\
rm-up","captures"].find(key=>workload.server[key]!==null&&isSet(`workload.server.${key}`));return set===void 0?[]:[`${at(
`workload.server.${set}`)} applies only with workload.server.command, which isn't set.`]},({config:{workload,nsys:nsys2},
at,isSet})=>{if(workload.server.command===null)return[];let gate=["capture","capture-range","capture-range-end"].find(key=>nsys2[key]!==
null&&isSet(`nsys.${key}`));return gate===void 0?[]:[`${at(`nsys.${gate}`)} is for a program that exits on its own. A ca\
pture of ${at("workload.server.command")} lasts as long as its client runs.`]},({config:{workload,ncu:ncu2},at,isSet})=>workload.
server.command!==null&&ncu2.enabled&&isSet("ncu.enabled")?[`${at("ncu.enabled")} is true, but we don't run Nsight Comput\
e on a server (${at("workload.server.command")}).`]:[]],loadRules=[({config:{workload},at})=>workload["rounds-per-load"]!==
null&&workload.server.command!==null?[`${at("workload.rounds-per-load")} is for a program that exits on its own. For ${at(
"workload.server.command")}, set workload.server.captures.`]:[],({config:{workload,nsys:nsys2},at,isSet})=>{if(workload["\
rounds-per-load"]===null)return[];let gate=["capture","capture-range","captures","capture-range-end"].find(key=>nsys2[key]!==
null&&isSet(`nsys.${key}`));return gate===void 0?[]:[`${at(`nsys.${gate}`)} starts or ends a capture, but with ${at("wor\
kload.rounds-per-load")}, each capture covers one pass through the program's loop.`]}];function readOverride(text3){let body=text3.
replace(/^(\+\+?|~)/,""),split=body.indexOf("=");return split===-1?{key:body.trim(),value:""}:{key:body.slice(0,split).trim(),
value:body.slice(split+1).trim().toLowerCase()}}var captureRules=[({config:{nsys:nsys2},at})=>nsys2["capture-range"]!==null&&
!nsys2.gating?[`${at("nsys.capture-range")} gates the capture, but ${at("nsys.gating")} is false. Change one of the two.`]:
[],({config:{nsys:nsys2},at})=>nsys2["capture-range"]!==null&&nsys2.capture!=="nvtx"?[`${at("nsys.capture-range")} is an\
 NVTX range, but ${at("nsys.capture")} is ${nsys2.capture}. Set nsys.capture=nvtx.`]:[],({config:{nsys:nsys2},at,isSet})=>!nsys2.
gating&&nsys2.capture==="cudaProfilerApi"&&isSet("nsys.capture")?[`${at("nsys.capture")} is cudaProfilerApi, but ${at("n\
sys.gating")} is false, so cudaProfilerStart wouldn't start a capture. Change one of the two.`]:[],({config:{nsys:nsys2,
ranges,workload},requireWorkload})=>requireWorkload&&workload.server.command===null&&workload["rounds-per-load"]===null&&
nsys2.gating&&nsys2.capture==="nvtx"&&ranges.length===0&&nsys2["capture-range"]===null?["No range starts the capture. Na\
me a range with --range or ranges (or nsys.capture-range), or set nsys.gating=false to record the whole program."]:[],({
config,at})=>{let end=config.nsys["capture-range-end"];if(end==="auto"||!isGated(config))return[];let captured=Number(/:(\d+)$/.
exec(end)?.[1]??1),wrong=gatingInstances(config).find(({instances})=>instances!==captured);if(wrong===void 0)return[];let help=wrong.
key==="nsys.capture-range"?"which starts only one capture. Use auto, stop or stop-shutdown.":`but ${wrong.key} asks for ${wrong.
instances}. Make the numbers equal, or use auto.`;return[`${at("nsys.capture-range-end")} is ${end}, which captures ${counted(
captured,"instance")} of ${wrong.name}, ${help}`]},({config:{nsys:nsys2,ranges},at})=>!nsys2.trace.includes("nvtx")&&(ranges.
length>0||nsys2["capture-range"]!==null)?[`${at("nsys.trace")} lacks nvtx, so nsys would see no ranges. Add nvtx.`]:[],({
config,at})=>config["require-kernels"]&&!config.nsys.trace.some(name=>/^cuda(-hw|-sw)?$/.test(name))?[`${at("nsys.trace")}\
 lacks cuda, so nsys would see no kernels. Add cuda, or set require-kernels to false for a program without kernels.`]:[],
({config:{nsys:nsys2},at})=>nsys2["extra-arguments"].flatMap(argument=>{let owned2=ownedNsysOption(argument);return owned2===
null?[]:[`${at("nsys.extra-arguments")}: llm-profile sets ${redactCommand(argument)} itself; ${owned2.help}.`]})];function isGated({
nsys:nsys2,workload}){return workload.server.command===null&&nsys2.gating&&nsys2.capture!=="none"}function gatingInstances({
nsys:nsys2,ranges,instances}){let enclosing=nsys2["capture-range"];return enclosing!==null?[{name:enclosing,instances:1,
key:"nsys.capture-range"}]:nsys2.capture==="cudaProfilerApi"?[{name:"cudaProfilerApi",instances:instances??1,key:"instan\
ces"}]:ranges.map(range=>({name:rangeName3(range),instances:typeof range=="string"?instances??1:(range.skip??0)+(range.instances??
instances??1),key:typeof range=="string"?"instances":"ranges"}))}function rangeName3(range){return typeof range=="string"?
range:range.range}var environmentRules=[input=>{let{config}=input,passed=new Set(config.workload["pass-env"]);return[...Object.
keys(config.workload.environment),...Object.keys(config.workload["secret-files"])].flatMap(name=>passed.has(name)?[twice(
name,sourceOf(input,name),input.at("workload.pass-env"))]:[])},input=>Object.keys(input.config.workload.environment).filter(
name=>Object.hasOwn(input.config.workload["secret-files"],name)).map(name=>twice(name,input.at(`workload.environment.${name}`),
input.at(`workload.secret-files.${name}`))),input=>{let{workload}=input.config;if(workload.gpu===null)return[];let name="\
CUDA_VISIBLE_DEVICES";return Object.hasOwn(workload.environment,name)?[twice(name,input.at("workload.gpu"),sourceOf(input,
name))]:workload["pass-env"].includes(name)?[twice(name,input.at("workload.gpu"),input.at("workload.pass-env"))]:[]}];function sourceOf({
config,at},name){let map=Object.hasOwn(config.workload.environment,name)?"environment":"secret-files";return at(`workloa\
d.${map}.${name}`)}function twice(name,first,second){return`Both ${first} and ${second} set the variable ${name}. Keep o\
ne.`}var ncuRules=[({config:{ncu:ncu2},at})=>ncu2["extra-arguments"].flatMap(argument=>{let option=ownedNcuOption(argument);
return option===null?[]:[`${at("ncu.extra-arguments")}: llm-profile sets ${argument} itself; ${option.help}.`]}),({config:{
ncu:ncu2},at})=>ncu2.enabled&&!ncu2.gating&&(ncu2["replay-mode"]==="range"||ncu2["replay-mode"]==="app-range")?[`${at("n\
cu.replay-mode")} is ${ncu2["replay-mode"]}, but ${at("ncu.gating")} is false, so ncu would have no range to replay. Cha\
nge one of the two.`]:[],({config:{ncu:ncu2},at})=>ncu2.enabled&&ncu2["end-early"]&&!(ncu2.gating&&ncu2["replay-mode"]===
"kernel")?[`${at("ncu.end-early")} is true, which requires ncu.gating=true and ncu.replay-mode=kernel. Otherwise ncu can\
't know which launch is the last to measure.`]:[],({config:{ncu:ncu2},at})=>ncu2.enabled&&ncu2.preset===null&&ncu2.set===
null&&ncu2.sections.length+ncu2.metrics.length===0?[`${at("ncu.preset")} is null, and ncu.set, ncu.sections and ncu.metr\
ics are empty too, so ncu has nothing to collect. Set one of these, or set ncu.enabled=false.`]:[]],metricRules=[({config:{
metrics},at})=>metrics.map(entry=>typeof entry=="string"?entry:entry.file).flatMap(file=>{let parts=file.split("/"),out=file.
startsWith("/")||parts.includes(".."),deep=/[*?]/.test(parts.slice(0,-1).join("/"));if(!out&&!deep)return[];let why=out?
"is outside the program's working directory. Write the file inside that directory":"has a glob in a folder's name. Only \
the file's name may be a glob";return[`${at("metrics")}: ${JSON.stringify(file)} ${why}.`]}),({config:{metrics,latency},
at})=>metrics.length>0&&latency.pairs===0?[`${at("metrics")} are read after runs without CUDA tracing, but ${at("latency\
.pairs")} is 0. Set latency.pairs to 1 or more.`]:[],({config:{compare:compare3},at})=>compare3.thresholds.flatMap(({metric,
range,family,kernel})=>{let of=Object.entries({range,family,kernel}).flatMap(([key,name])=>name===void 0?[]:[`${key} ${JSON.
stringify(name)}`]);return metric===void 0||of.length===0?[]:[`${at("compare.thresholds")}: the metric ${JSON.stringify(
metric)} comes from the program, so its threshold can't be limited to ${listText(of,3)}. Split this entry in two.`]}),({
config,at})=>["steps","tokens"].flatMap(key=>{let amount=config[key];return config.workload.server.command!==null&&amount!==
null&&typeof amount=="object"&&"metric"in amount&&config.metrics.length===0?[`${at(key)} is the metric ${JSON.stringify(
amount.metric)}, but \`metrics\` names no file.`]:[]})],goalRules=[({config:{compare:compare3,isolation},requireWorkload,
at})=>requireWorkload&&compare3.goal==="improve"&&isolation!=="unprivileged-user"?[`${at("compare.goal")} is improve, wh\
ich needs isolation=unprivileged-user, but ${at("isolation")} is ${isolation}. A program that runs as root could falsify\
 every number.`]:[],({config:{compare:compare3,workload},requireWorkload,at})=>{if(!requireWorkload||compare3.goal==="ho\
ld")return[];let isServer=workload.server.command!==null,key=isServer?"workload.server.command":"workload.rounds-per-loa\
d";return isServer||workload["rounds-per-load"]!==null?[`${at("compare.goal")} is improve, which needs a fresh process f\
or each capture. Leave out ${at(key)}.`]:Object.hasOwn(workload.environment,"HOME")||workload["pass-env"].includes("HOME")?
[`${at("compare.goal")} is improve, but both sides would share the HOME that you set. Leave out HOME.`]:[]},({config:{compare:compare3},
at})=>compare3.goal==="hold"&&compare3.verify.command!==null?[`${at("compare.verify.command")} is for compare.goal=impro\
ve, but ${at("compare.goal")} is hold.`]:[],({config:{compare:compare3,latency},requireWorkload,at})=>requireWorkload&&compare3.
goal==="improve"&&latency.pairs!==null&&latency.pairs<3?[`${at("compare.goal")} is improve, but ${at("latency.pairs")} i\
s ${String(latency.pairs)}. Only untraced runs show work that moved to the host or out of the range. Set latency.pairs t\
o null, or to ${String(3)} or more.`]:[]],rules=[...workloadRules,...serverRules,...loadRules,...environmentRules,...captureRules,
...ncuRules,...metricRules,...goalRules];function findContradictions(loaded,options){let{config,origins}=loaded,input={config,
requireWorkload:options.requireWorkload,at:key=>{let origin=origins.get(key);return origin===void 0?key:`${key} (${originText(
origin)})`},isSet:key=>(origins.get(key)?.kind??"default")!=="default"};return rules.flatMap(rule=>rule(input))}function loadConfig(raw,sources,options={requireWorkload:!1}){let layers=[{settings:settingsOf(sources.defaults,{kind:"d\
efault",name:"conf/default.yml"}),problems:[]},inputLayer(raw.defaults??[],"default"),...raw.presets.map(name=>presetLayer(
name,sources.presets)),...raw.configFile===null?[]:[userFileLayer(raw.configFile,sources.readText)],inputLayer(raw.inputs,
"input"),overrideLayer(raw.overrides)],settings=layers.flatMap(layer=>layer.settings),problems=[...layers.flatMap(layer=>layer.
problems),...settings.flatMap(validateSetting)];if(problems.length>0)throw configurationError(problems);let assembled=assemble(
settings);if(assembled.loaded===null)throw configurationError(assembled.problems);let contradictions=findContradictions(
assembled.loaded,options);if(contradictions.length>0)throw configurationError(contradictions);return assembled.loaded}function presetLayer(name,presets){
let preset=Object.hasOwn(presets,name)?presets[name]:void 0;return preset===void 0?{settings:[],problems:[noPreset(name,
Object.keys(presets))]}:{settings:settingsOf(preset,{kind:"preset",name}),problems:[]}}function userFileLayer(path,readText){
let text3;try{text3=readText(path)}catch(error){throw new UserError({what:`Can't read the configuration file ${path}.`,where:path,
why:errorMessage(error),help:"Check that the path is right (relative to the current folder) and that you have permission\
 to read the file.",cause:error})}return readYamlSettings(text3,path,line=>({kind:"file",name:`${path}:${line}`}))}function inputLayer(inputs,kind){
return{settings:inputs.flatMap(({key,value:value2,name})=>settingsFromValue(key,value2,{kind,name})),problems:[]}}function overrideLayer(overrides){
let problems=[];return{settings:overrides.flatMap(text3=>{let split=text3.indexOf("=");if(split<1)return problems.push(`\
The override ${JSON.stringify(text3)} is invalid. Write KEY=VALUE, as in nsys.trace=cuda,nvtx.`),[];let origin={kind:"ov\
erride",name:redactOverride(text3)};return settingsFromText(text3.slice(0,split).trim(),text3.slice(split+1),origin)}),problems}}
function configurationError(problems){let count5=problems.length===1?"a problem":`${problems.length} problems`;return new UserError(
{what:`The configuration has ${count5}:`,problems,help:"docs/configuration.md lists every key with its allowed values an\
d its default.",id:"configuration"})}function assemble(settings){let merged3=merge(settings),missing=[...configKeys.keys()].
filter(key=>!merged3.has(key));if(missing.length>0)return{loaded:null,problems:missing.map(key=>`conf/default.yml doesn'\
t set ${key}.`)};let result=configSchema.safeParse(nest(merged3));if(!result.success)return{loaded:null,problems:result.
error.issues.map(({path,message})=>`${path.join(".")}: ${message}`)};let origins=new Map([...merged3].map(([key,{origin}])=>[
key,origin]));return{loaded:withoutProbe({config:result.data,origins}),problems:[]}}function withoutProbe(loaded){let{config,
origins}=loaded,isDefault=key=>origins.get(key)?.kind==="default",said=["nsys.gating","nsys.capture"].find(key=>!isDefault(
key)),origin=said===void 0?void 0:origins.get(said),isGated2=config.nsys.gating&&config.nsys.capture==="nvtx";return origin===
void 0||!isGated2||!isDefault("nsys.captures")?loaded:{config:{...config,nsys:{...config.nsys,captures:"range"}},origins:new Map(
[...origins,["nsys.captures",origin]])}}function merge(settings){let merged3=new Map;for(let setting of settings){let{key,
empties}=setting,isMap4=configKeys.get(key)?.kind==="map";if(empties===!0)for(let other of[...merged3.keys()])mapEntry(other)?.
map.key===key&&merged3.delete(other);(!isMap4||empties===!0||!merged3.has(key))&&merged3.set(key,setting)}return merged3}
function nest(merged3){let root={};for(let{key,kind}of configKeys.values()){let value2=kind==="map"?entriesOf3(merged3,key):
merged3.get(key)?.value,names=key.split("."),section=root;for(let name of names.slice(0,-1))section=section[name]={...asRecord(
section[name])};section[names.at(-1)??""]=value2}return root}function entriesOf3(merged3,map){let entries=[...merged3.values()].
flatMap(({key,value:value2})=>{let entry=mapEntry(key);return entry?.map.key===map?[[entry.name,value2]]:[]});return Object.
fromEntries(entries)}function asRecord(value2){return Object.fromEntries(typeof value2=="object"&&value2!==null?Object.entries(
value2):[])}function noPreset(name,names){let suggestion=nearest(name,names),help=suggestion===null?"":` Did you mean ${suggestion}\
?`;return`The preset ${JSON.stringify(name)} doesn't exist; the presets are ${names.join(", ")}.${help}`}export{parse_accepted_exports as m0,explain_kernel_exports as m1,show_exports as m10,job_exports2 as m12,import_command_exports as m13,
effects_exports5 as m14,explain_lines_exports as m15,explain_machine_code_exports as m16,effects_exports6 as m17,print_run_exports as m18,
given_ncu_exports as m19,print_bisect_exports as m2,ncu_exports as m20,profile_of_reports_exports as m21,read_profile_exports as m22,
recorded_input_exports as m23,result_files_exports as m24,load_exports as m26,job_exports as m3,effects_exports as m4,effects_exports2 as m5,
effects_exports3 as m6,effects_exports4 as m7,add_exports as m8,history_job_exports as m9};
