import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{analyze}from"./chunk-ZOIQNJWG.js";import{compare as compare2,endLines}from"./chunk-CZE6QBZ7.js";import{
makeNewFolder}from"./chunk-2XUBGWWA.js";import"./chunk-VTSZZ7GF.js";import{codeLineSchema,createKernelId,findRows,
fitEntries,formatOneLineJson,kernelIdPattern,readRowName,shortenText}from"./chunk-VYAG4VWL.js";import{ApiFailure,addPairs,
addUntraced,announceRun,checkSubscribers,comparisonSchema,compressReports,countNeedsLine,createArtifactName,createCommandRequest,
createRunUrl,createWorktree,defaultPrefix,deleteRuns,describeCommit,describeFailure,describeStarts,describeSteps,findBaseDirectory,
findHeadPrograms,findInstalledPrefixes,findPullOfCommit,formatStartCount,fullName,hasSucceeded,isAncestor,isDiagnostic,isHeldToGoal,
isSameRepository,listStoredRuns,loadRules,logDiskUse,logPublishFailure,makeCaches,measureDiskUse,measuresUnmergedChange,
nameBisect,nameSingleFile,needsLine,openRepository,planKey,prepareGround,programStarts,rangesToMap,readGithubJob,readResults,
readStoredJson,refuseSecret,renderPrune,repositoryParameters,resolveProfilers,resolveRef,run,runBuildChecks,runChecks,runPreflight,
runSetup,runWhole,selectOldRuns,settlePlan,stripPrefix,untracedConfig,untracedPairs,updatePublished,uploadPage,uploadRun,
warnOfBugs,writeCommentFile,writeSummary}from"./chunk-2ZJWVGY2.js";import{calibrationSchemaVersion,loadComparePolicy,
readCalibration}from"./chunk-NXWIZVT4.js";import{renderEverything,renderScreen,verdictLines}from"./chunk-CUGTTX3J.js";
import"./chunk-HAMHRC5U.js";import{createOut,describeUnfinished,readLastDuration,readPastRunState,readPastRuns}from"./chunk-OBVIA3HI.js";
import"./chunk-B2LZLDFZ.js";import"./chunk-5YPMZ245.js";import{diagnosticSchema,processIdentitySchema,readRunRecord,
runRecordFile}from"./chunk-VRCS5P7W.js";import{callShortTool,checkWorkingDirectory,createOwnTools,findTemporaryFolder,
inspectMachine,ok,warning}from"./chunk-A6E3QZVG.js";import{findInput}from"./chunk-6VLYRX4P.js";import{comparisonComment,
drawnExtent,fold,html,leftAxis,linear,link,list,pageHtml,plainSentence,prose,px,schemaComment,sentence,shownUnit}from"./chunk-2LH2OQVL.js";
import{explainKernel,flexible,formatDate,formatDay,formatFigure,leaving,left,right,runTitle,shortCommit,sparkline,textTable}from"./chunk-JQLBXR5T.js";
import{tryToWrite,writeFileAtomic}from"./chunk-CLBNHK7D.js";import{toTerminal}from"./chunk-XY56WRCG.js";import{
markPlace,rowStates}from"./chunk-KO2YBV2G.js";import{kernelLabels,markName,markProse,metricAmount,rangeName,rowLabels}from"./chunk-FK5PFTCQ.js";
import"./chunk-DRDUS7AC.js";import{readProfile}from"./chunk-PFTQA7UW.js";import{tracedApi}from"./chunk-WFBDHIPL.js";
import{require_dist}from"./chunk-QIQJK4Y5.js";import{addReason,buildSideProfile,captureOrThrow,createSide,createUnmeasuredSide,
describeExportPlace,endingMs,findMeasuredBase,inKeptFolder,labelSide,limitToBudget,listEmittedRanges,mapBase,selectNcuMetrics,
setPurpose,usesNcu,withGpuWatch}from"./chunk-BEQHXBQA.js";import{chance,compare,compareLatency,constants,count as count2,
describeCopy,deviation,dropDisturbedRounds,findSideLevels,isMajority,isProfile,log,logRatio,logs,mean,normalCdf,pairRuns,
ratio,selectRounds,studentTChance,studentTDensity,studentTQuantile,weightedMedian}from"./chunk-APW3GFRW.js";import{
exportSqlite}from"./chunk-L6TRB42K.js";import{attribute,createReading,findOpenUntilNs,forEachRow,isBlocking,openExport,
readNamedDomains,readTrace}from"./chunk-YNH77634.js";import{checkComplete,keepCountedInstances,matchRanges,threadKey}from"./chunk-OBJ5U7MQ.js";
import{configuredRanges,gatedPlan,planCaptures,sharedPlan}from"./chunk-WKLZAVBB.js";import{byText}from"./chunk-4GQMEPU4.js";
import"./chunk-YTVU7BGA.js";import{callTool,createRunTool,envRecordSchema,expectedFilterMode,findKnownSecrets,logCommands,
namedPrograms,ncuArgv,ncuSourceArgv,readEnvironmentRecord,replaysRanges,sharesProcess,sideEnvironment,tunerVariables,withPrograms}from"./chunk-CQGIAR35.js";
import{checkLiveness,grantTraversalToLaterUser,openToLaterUser,readOwnIdentity,shareWithIsolatedUser}from"./chunk-U3NEMMEV.js";
import"./chunk-TMSNN5D7.js";import"./chunk-LF3QRERU.js";import{rangeKeyText}from"./chunk-WNSNHT5Y.js";
import{commandArgv,nsysLaunchArgv,nsysLinesArgv,nsysNvtxArgv,nsysProfileArgv,nsysStartArgv,nsysStopArgv,shortenName,workloadArgv}from"./chunk-3FHCESVW.js";
import{diagnosticText,findServerPort,parseRange}from"./chunk-27UOGQDQ.js";import"./chunk-UV6TWOCH.js";import{
findAddedText,formatFolder,recordedSideFiles,sideFiles}from"./chunk-N5CFPP2E.js";import{chooseGpuTime,instanceTimes,
waitsForOthers}from"./chunk-CFWPLRUN.js";import{createTreeReader,loadSettings,readReportAssets}from"./chunk-43BQW4PC.js";
import{toolName}from"./chunk-A2TGLBHE.js";import{sharedBytes}from"./chunk-NG2TZR5C.js";import{safeName}from"./chunk-2W7IQXEL.js";
import"./chunk-OOLVLWZP.js";import{countReasonIds,kernelRowSchema,likeliestSite,linkedEnough,machineCodeSchema,metricRowSchema,
timeChangeSchema,verdictSchema}from"./chunk-WX5VRN47.js";import{shellLine}from"./chunk-AQQV4D3V.js";import{operatorText}from"./chunk-PVAWQLH7.js";
import"./chunk-KHWSZT7H.js";import{areRanksKnown}from"./chunk-ZPNCYFGC.js";import"./chunk-4MELFLVH.js";
import{readUnit}from"./chunk-3VXAGAQL.js";import{clipMiddle,formatCount,formatNs,formatSeconds,formatShare,nsAmount}from"./chunk-ILPXF66B.js";
import{median,medianLaunches,medianTotalNs}from"./chunk-UAZ6EODX.js";import{isFolder,isWithin,makeFolders,openUntrusted,
pathIfExists,readBytes,readErrorCode,readRegularFile,readTextOrEmpty}from"./chunk-PY33EE2G.js";import"./chunk-4P7CRZQU.js";
import{captureModeSchema}from"./chunk-PPI5QADB.js";import"./chunk-7JD2YBGS.js";import{isSecretName,redactCommand}from"./chunk-6KO54AH4.js";
import{nearest}from"./chunk-BTMNXSV6.js";import"./chunk-35HP6UP2.js";import{counted,jsonOrNull,listText}from"./chunk-ZYMCHVPE.js";
import{amountText,changeWithInterval,countText,findRange,ncclDomain,parseDurationMs,percent,percentInterval,rangeText,signedPercent,
sizeText}from"./chunk-DVA2FSEP.js";import"./chunk-S5YMTAFF.js";import{iso_exports}from"./chunk-U2ZF3MRO.js";
import{amount,count,flag,number as number2,text,textOrNull,texts}from"./chunk-G75GGGIL.js";import{_enum,array,boolean,
discriminatedUnion,literal,number,object,prettifyError,record,string,union,url}from"./chunk-7IBWU4LP.js";import{CaptureError,
LlmProfileError,ParseError,StoppedError,ToolError,UserError,asFailure,describeError,errorMessage,exitCodes,stoppedBy,wrapLine,
wrapText}from"./chunk-SVS2CUJD.js";import{jsonParts,logLayout,paint,plainJson,plainLines,plainText}from"./chunk-KWNHFX66.js";
import{__callDispose,__export,__toESM,__using}from"./chunk-GBWPPC6J.js";var explain_exports={};__export(explain_exports,{explain:()=>explain});import{existsSync}from"node:fs";import{join,resolve}from"node:path";var unknown="\u2013",leastName=30;function renderChanges(rows,layout){let columns=[left("id"),...["base","head","change"].
map(title=>right(title)),left("")],cells=rows.map(foundRow=>{let{id,range,row}=foundRow,site="name"in row?likeliestSite(
row.launchSites):null;return[id??"",...timeCells(row.time),rowStates[row.time.state].word,readRowName(foundRow),[rangeName(
range),...site===null?[]:[markPlace(site)]].map(toTerminal).join(", ")]});return textTable([...columns,flexible("kernel \
or nested range",leastName,rowLabels),left("range, line")],cells,layout,"").join(`
`)}function timeCells({baseNs,headNs,changeRatio}){let change=changeRatio===null?unknown:signedPercent(changeRatio);return[
...[baseNs,headNs].map(ns2=>ns2===null?unknown:formatNs(ns2)),change]}function kernelDetails({range,kernel},{base,head,ncu:ncu2,
findings},{environment},layout){let fact=(title,textOf)=>[title,...[base,head].map(side=>side===null?unknown:textOf(side))],
size=bytes=>bytes===null?unknown:sizeText(bytes);return[...wrapLine(toTerminal(`${markProse(kernel.name)} in ${rangeName(
range)}, ${markProse(kernel.family)}`),layout),...factLines(kernel.time,[["launches",formatCount(kernel.launches.base),formatCount(
kernel.launches.head)],fact("time of a launch",({launchNs})=>formatNs(launchNs)),fact("grid",({grid})=>grid.join(" \xD7 ")),
fact("block",({block})=>block.join(" \xD7 ")),fact("registers",({registersPerThread})=>String(registersPerThread??unknown)),
fact("shared memory",({sharedBytes:sharedBytes2})=>size(sharedBytes2)),fact("local memory",({localBytesPerThread})=>size(
localBytesPerThread)),...ncu2.map(({metric,unit,...sides})=>{let[before2,after]=[sides.base,sides.head].map(value2=>value2===
null?unknown:formatFigure({value:value2,unit}));return[metric,before2??"",after??""]})],layout),...[...explainKernel(kernel,
range,environment),...findings.map(({what,advice})=>`${markProse(what)} Help: ${markProse(advice)}`)].flatMap(text3=>wrapLine(
`  \xB7 ${toTerminal(text3)}`,layout))].join(`
`)}function rangeDetails(range,row,layout){let{time,selfNs,hostNs,launches,instances}=row;return[...wrapLine(toTerminal(
markProse(operatorText(range,row.path))),layout),...factLines(time,[["time outside deeper ranges",formatNs(selfNs.base),
formatNs(selfNs.head)],["time on the host (traced)",formatNs(hostNs.base),formatNs(hostNs.head)],["launches",formatCount(
launches.base),formatCount(launches.head)],["instances",formatCount(instances.base),formatCount(instances.head)]],layout)].
join(`
`)}function factLines(time,facts,layout){let{changeRatio,lowRatio,highRatio}=time,[base="",head="",change=""]=timeCells(
time),interval=changeRatio===null||lowRatio===null||highRatio===null?change:changeWithInterval(changeRatio,lowRatio,highRatio);
return textTable([left(""),right("base"),right("head"),left("")],[["time on the GPU",base,head,interval],...facts],layout)}var mostExplanationBytes=8192,text2=string().describe("Text to show; shortened if long."),count3=number().nonnegative(),
resource=count3.nullable().describe("Null if the report doesn't have it."),leftOut=number().int().nonnegative(),value=union(
[number(),string()]).nullable(),sideSchema=object({name:string().describe("Shortened if long."),configurations:count3.describe(
"The number of launch configurations: combinations of grid, block and shared memory."),grid:array(number()),block:array(
number()),registersPerThread:resource,sharedBytes:resource,localBytesPerThread:resource,launches:count3.describe("Launch\
es with this configuration. Like the two times below, this is the median over rounds."),totalNs:count3,launchNs:count3.describe(
"The median duration of a launch.")}).describe("The launch configuration with the most total time."),kernelExplanationSchema=object(
{schemaVersion:literal(1),id:string().regex(kernelIdPattern),range:string(),name:string().describe("Demangled; shortened\
 if long, like all names."),previousName:string().nullable().describe("Base's name for the kernel, if it's different."),
family:string(),match:kernelRowSchema.shape.match,time:timeChangeSchema.omit({mayBeSlower:!0,isProbable:!0,why:!0}),why:text2.
nullable().describe("Explains the state if it needs explaining."),launches:kernelRowSchema.shape.launches,shareRatio:kernelRowSchema.
shape.shareRatio,impactRatio:kernelRowSchema.shape.impactRatio,explanation:text2.nullable(),base:sideSchema.nullable().describe(
"Base's launch configuration. Null if base doesn't have the kernel, or if base's profile is missing."),head:sideSchema.nullable(),
ncu:array(object({metric:string(),unit:string(),base:value,head:value})).describe("Nsight Compute's metrics, starting wi\
th those that differ. Empty if the kernel wasn't measured."),machineCode:object({state:machineCodeSchema.shape.state,instructions:machineCodeSchema.
shape.instructions,findings:machineCodeSchema.shape.findings,mix:machineCodeSchema.shape.mix,hot:object({instruction:string(),
shareRatio:number(),file:string().nullable(),line:count3.nullable()}).nullable().describe("Head's instruction with the m\
ost samples.")}).nullable().describe("What changed in the machine code, as in comparison.json. Null if unknown."),lines:array(
codeLineSchema.extend({base:count3.nullable(),head:count3})).describe("The lines that launch the kernel, likeliest first\
, and how often each line launches it."),findings:array(object({id:string(),what:text2,advice:text2})).describe("Head's \
findings."),leftOut:object({ncu:leftOut,lines:leftOut,findings:leftOut})});var longest={name:700,sideName:300,short:120,text:400},mostCode={findings:4,widths:6,mix:8};function explainedKernel({range,
kernel},profiles){let ranges={base:findProfileRange(profiles.base,range),head:findProfileRange(profiles.head,range)},sides={
base:findKernel(ranges.base,kernel.baseNames),head:findKernel(ranges.head,kernel.headNames)},lists={ncu:listFigures(kernel.
metrics,{base:sides.base?.ncu[0]?.figures,head:sides.head?.ncu[0]?.figures}),lines:(kernel.launchSites?.sites??[]).map(site=>({
file:shortenText(site.file,longest.short),line:site.line,function:shortenText(site.function,longest.short),changed:site.
changed,base:site.base,head:site.head})),findings:(ranges.head?.findings??[]).filter(finding=>finding.kernel!==null&&kernel.
headNames.includes(finding.kernel)).map(({id,what,advice})=>({id:shortenText(id,longest.short),what:shortenText(what,longest.
text),advice:shortenText(advice,longest.text)}))},countHidden=(list2,shown)=>lists[list2].length-shown(list2),make=shown=>({
schemaVersion:1,id:createKernelId(range,kernel.name),range:shortenText(rangeText(range.name,range.domain),longest.short),
name:shortenText(kernel.name,longest.name),previousName:kernel.previousName===null?null:shortenText(kernel.previousName,
longest.name),family:shortenText(kernel.family,longest.short),match:kernel.match,time:pickTimeFields(kernel.time),why:kernel.
time.why===null?null:shortenText(kernel.time.why,longest.text),launches:kernel.launches,shareRatio:kernel.shareRatio,impactRatio:kernel.
impactRatio,explanation:kernel.explanation===null?null:shortenText(kernel.explanation,longest.text),base:sides.base===null?
null:describeSide(sides.base),head:sides.head===null?null:describeSide(sides.head),machineCode:kernel.machineCode===null?
null:describeCode(kernel.machineCode),ncu:lists.ncu.slice(0,shown("ncu")),lines:lists.lines.slice(0,shown("lines")),findings:lists.
findings.slice(0,shown("findings")),leftOut:{ncu:countHidden("ncu",shown),lines:countHidden("lines",shown),findings:countHidden(
"findings",shown)}}),order=["lines","findings","ncu"].flatMap(list2=>lists[list2].map(()=>list2));return fitEntries(order,
make,mostExplanationBytes)}function pickTimeFields(time){return{baseNs:time.baseNs,headNs:time.headNs,changeRatio:time.changeRatio,
lowRatio:time.lowRatio,highRatio:time.highRatio,thresholdRatio:time.thresholdRatio,detectableRatio:time.detectableRatio,
spreadRatio:time.spreadRatio,rounds:time.rounds,state:time.state}}function findProfileRange(profile,{name,domain}){return profile?.
ranges.find(range=>range.name===name&&range.domain===domain)??null}function findKernel(range,names){return range?.kernels.
find(({name})=>names.includes(name))??null}function describeSide({name,variants}){let[variant]=variants;return variant===
void 0?null:{name:shortenText(name,longest.sideName),configurations:variants.length,grid:[...variant.grid],block:[...variant.
block],registersPerThread:variant.registersPerThread,sharedBytes:sharedBytes(variant),localBytesPerThread:variant.localBytesPerThread,
launches:medianLaunches(variant),totalNs:medianTotalNs(variant),launchNs:median(variant.rounds.flatMap(round=>round===null?
[]:[round.medianNs]))}}function listFigures(differing,{base={},head={}}){let compared=new Set(differing.map(({metric})=>metric)),
others=[...new Set([...Object.keys(head),...Object.keys(base)])].filter(metric=>!compared.has(metric));return[...differing,
...others.map(metric=>({metric,unit:head[metric]?.unit??base[metric]?.unit??"",base:base[metric]?.value??null,head:head[metric]?.
value??null}))].filter(figure=>figure.base!==null||figure.head!==null).map(figure=>({metric:shortenText(figure.metric,longest.
short),unit:shortenText(figure.unit,longest.short),base:cutValue(figure.base),head:cutValue(figure.head)}))}function cutValue(value2){
return typeof value2=="string"?shortenText(value2,longest.short):value2}function describeCode({state,instructions,findings,
mix,hot}){return{state,instructions,findings:findings.slice(0,mostCode.findings).map(finding=>"widths"in finding?{...finding,
widths:finding.widths.slice(0,mostCode.widths)}:finding),mix:mix.slice(0,mostCode.mix).map(entry=>({...entry,opcode:shortenText(
entry.opcode,longest.short)})),hot:hot.head===null?null:{instruction:shortenText(hot.head.instruction,longest.short),shareRatio:hot.
head.shareRatio,file:hot.head.line===null?null:shortenText(hot.head.line.file,longest.short),line:hot.head.line?.line??null}}}import{basename,dirname}from"node:path";var sizeLimit=2**28;async function readComparison(path2){try{let{text:text3}=await readRegularFile(path2,sizeLimit);return comparisonSchema.
parse(JSON.parse(text3))}catch(error){if(readErrorCode(error)==="ENOENT")return null;throw new ParseError({what:`${basename(
path2)} isn't a comparison that this version can read.`,where:dirname(path2),why:errorMessage(error).split(`
`).slice(0,6).join(`
`),help:"Remove this file, or pass only the profile.json.",cause:error})}}var place={where:"the given path",help:"Pass a folder with a verdict.json: a run directory from `run --base`, or the fol\
der that `compare --out` wrote."};async function explain({cwd},{run:shown,what,json=!1},layout){let folder=resolve(cwd,shown);
await findInput(folder,shown,place);let comparison=await readComparison(join(folder,"comparison.json"));if(comparison===
null)throw new UserError({id:"no-comparison",what:`${shown} has no comparison.json.`,...place});let rows=findRows(comparison,
what);if(!json&&rows.length>(what===null?0:1))return renderChanges(rows,layout);let[found]=what===null?[]:json?rows.filter(
({row:row2})=>"name"in row2):rows;if(found===void 0){let unknown2=what===null?"row that changed":`kernel ${what}`;throw new UserError(
{id:"no-such-kernel",what:`${shown} has no ${unknown2}.`,where:"command line",help:`Look up the ids with \`llm-profile ex\
plain ${shown}\`, or in verdict.json in that folder.`})}let{range,row}=found;if(!("name"in row))return rangeDetails(range,
row,layout);let kernel={range,kernel:row},explained=explainedKernel(kernel,{base:await firstProfile(folder,[sideFiles.base,
recordedSideFiles.base]),head:await firstProfile(folder,[sideFiles.head,recordedSideFiles.head])});return json?formatOneLineJson(
explained):kernelDetails(kernel,explained,comparison,layout)}async function firstProfile(folder,files){let existing=files.
map(file=>join(folder,file)).find(path2=>existsSync(path2));return existing===void 0?null:readProfile(existing,existing)}var bisect_exports={};__export(bisect_exports,{bisect:()=>bisect,printBisect:()=>printBisect,searchCommits:()=>searchCommits});
import{resolve as resolve4}from"node:path";function findPackageChanges({environment}){let packages2=(environment?.changes??[]).filter(({kind})=>kind==="python-pack\
age"),isOne=version=>version!==null&&!version.includes(" "),changed=packages2.flatMap(({name,base,head})=>isOne(base)&&isOne(
head)?[{name,from:base,to:head}]:[]),others=packages2.flatMap(({name,base,head})=>isOne(base)&&isOne(head)?[]:[{name,base,
head}]);return{changed:changed.toSorted((a2,b)=>byText(a2.name,b.name)),others}}function listVersions(good,commits,changed){
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
fits.","`bench:bisect`, two unequal culprits, 5% wrong answers: 22 in place of 24 right of 30"),mostExtra:count2(20,"A s\
earch gives up when it needs this many more comparisons than binary search.","In simulations, 99.9% of searches needed f\
ewer.",null),mostFailures:count2(3,"If measured versions fail this many times in total, we blame the machine.","Chosen b\
y judgment.",["search.test.ts","gives up where what could be measured fails again and again"]),provenShare:ratio(.5,"A n\
amed version must show at least this share of its expected change when compared with the version before it.","Halfway be\
tween no change and the expected change.","`bench:bisect`, two equal culprits, 5% wrong answers: 27 in place of 28 right\
 of 30"),knownErrors:count2(3,"Comparisons of two versions are precise enough if the expected change is at least this ma\
ny standard errors.","Half the change is then 1.5 standard errors away from both ends.",["search.test.ts","too noisy to \
tell how large the change is"]),nextFails:chance(.5,"The probability that a version next to one that failed fails, too. \
It halves with each version in between.","Chosen by judgment: a broken build usually lasts for several commits.","`bench\
:bisect`, two unequal culprits, 5% wrong answers: 25 in place of 24 right of 30"),negligible:chance(.001,"Pairs of versi\
ons less likely than this don't count when we choose the next comparison.","Chosen for speed.",null)};function listBlocks({last,answers}){let failed=findFailedVersions(answers),usable=Array.from({length:last},(_,index)=>index+
1).filter(version=>!failed.has(version));return usable.map((version,index)=>({after:usable[index-1]??0,version}))}function findFailedVersions(answers){
let measured=new Set(selectMeasured(answers).flatMap(({base,head})=>[base,head]));return new Set(answers.flatMap(answer=>answer.
kind==="failed"&&!measured.has(answer.version)?[answer.version]:[]))}function selectMeasured(answers){return answers.filter(
answer=>answer.kind==="measured")}function countVersions({after,version}){return version-after}var levels=[0,.25,.5,.75,1],shares=levels.slice(1,-1);function computePosterior(state){let{priorOfNone,priorOfTwo}=constants2,
segments=splitIntoSegments(state),sizes=listSizes(state.least),weigh=createExplanationWeigher(state,segments,sizes),allPairs=pairSegments(
segments),pairCount=sum(allPairs.map(({count:count5})=>count5)),ofTwo=pairCount===0?0:priorOfTwo.value,none=weigh(priorOfNone.
value,[]),singles=segments.map(({versions},segment)=>weigh((1-priorOfNone.value-ofTwo)*versions/state.last,[{segment,level:levels.
length-1}])),two=allPairs.map(({first,second,count:count5})=>({first,second,weights:shares.map(share=>weigh(ofTwo*count5/
pairCount/shares.length,[{segment:first,level:findLevelIndex(share)},{segment:second,level:findLevelIndex(1-share)}]))})),
changed=[...singles,...two.flatMap(({weights})=>weights)],total=sum([none,...changed].map(sum)),meanSize=weights=>{let bySize=sizes.
map((_,index)=>sum(weights.map(weight=>weight[index]??0)));return Math.exp(sum(bySize.map((weight,index)=>weight*Math.log(
sizes[index]??1)))/sum(bySize))};return{segments,none:sum(none)/total,one:singles.map((weight,segment)=>({segment,probability:sum(
weight)/total,size:meanSize([weight])})),two:two.map(({first,second,weights})=>{let byShare=weights.map(weight=>sum(weight)/
total);return{first,second,byShare,probability:sum(byShare),size:meanSize(weights)}}),size:meanSize(changed)}}function splitIntoSegments(state){
let measured=new Set(selectMeasured(state.answers).flatMap(({base,head})=>[base,head])),segments=[],open=[];for(let block of listBlocks(
state))open.length===0&&segments.push(open),open.push(block),measured.has(block.version)&&(open=[]);return segments.map(
blocks=>({blocks,versions:sum(blocks.map(countVersions))}))}function createExplanationWeigher(state,segments,sizes){let answers=selectMeasured(
state.answers).map(answer=>{let bySize=sizes.map(size=>computeLikelihoods(answer,size));return{covers:segments.map(({blocks})=>{
let version=blocks.at(-1)?.version??0;return version>answer.base&&version<=answer.head}),byLevel:levels.map((_,level)=>bySize.
map(row=>row[level]??0))}});return(prior,parts)=>{let evidence=sizes.map(()=>1);for(let{covers,byLevel}of answers){let covered=parts.
filter(({segment})=>covers[segment]),bySize=byLevel[sum(covered.map(({level})=>level))]??[];for(let index of evidence.keys())
evidence[index]=(evidence[index]??0)*(bySize[index]??0)}return evidence.map(value2=>prior*value2)}}function pairSegments(segments){
return segments.flatMap((segment,first)=>segments.slice(first).flatMap((secondSegment,offset)=>{let within=(segment.versions**
2-sum(segment.blocks.map(block=>countVersions(block)**2)))/2,count5=offset===0?within:segment.versions*secondSegment.versions;
return count5===0?[]:[{first,second:first+offset,count:count5}]}))}function findLevelIndex(share){return Math.round(share*
(levels.length-1))}function sum(values){return values.reduce((total,value2)=>total+value2,0)}function listSizes(least){let{
largestChange,sizeStep}=constants2,steps=Math.max(0,Math.ceil(Math.log(largestChange.value/least)/sizeStep.value));return Array.
from({length:steps+1},(_,step)=>least*Math.exp(step*sizeStep.value))}function computeLikelihoods(estimate,size){let clean=levels.
map(level=>densityAt(estimate,level*size)),wrong=((clean[0]??0)+(clean.at(-1)??0))/2,[wrongly,astray]=[constants2.wrongAnswers.
value,constants2.strayAnswers.value],stray=1/(2*constants2.largestChange.value),right2=1-wrongly-astray;return clean.map(
value2=>right2*value2+wrongly*wrong+astray*stray)}function errorScale(standardError,shift){return Math.hypot(standardError,
constants2.buildSpread.value,constants2.changeSpread.value*shift)}function densityAt({log:log2,standardError,degrees},shift){
let scale=errorScale(standardError,shift);return studentTDensity((Math.max(0,log2)-shift)/scale,degrees)/scale}function expectedInformation(candidate,{posterior,none,one,two}){let places=splitSegments(candidate,posterior),answers=none.
chances.map(()=>0),remaining=0,add=(row,weight)=>{for(let[index,chance3]of row.chances.entries())answers[index]=(answers[index]??
0)+weight*chance3;remaining+=weight*row.entropy},unchanged=posterior.none;for(let{segment,probability,whole}of one){let inside2=places[segment]?.
inside??0;inside2>0&&add(whole,probability*inside2),unchanged+=probability*(1-inside2)}for(let{first,second,probability,
whole,ofFirst,ofSecond}of two){let[place2,other]=[places[first],places[second]];if(place2===void 0||other===void 0)continue;
let[both,onlyFirst,onlySecond]=first===second?[place2.inside**2,2*place2.inside*place2.after,2*place2.before*place2.inside]:
[place2.inside*other.inside,place2.inside*(1-other.inside),(1-place2.inside)*other.inside];both>0&&add(whole,probability*
both),onlyFirst>0&&add(ofFirst,probability*onlyFirst),onlySecond>0&&add(ofSecond,probability*onlySecond),unchanged+=probability*
(1-both-onlyFirst-onlySecond)}return add(none,unchanged),entropy(answers)-remaining}function predictAnswers(posterior,standardError){
let row=(size,shift)=>createRow(binChances(posterior.size,size,shift,standardError)),byShares=(size,weights)=>{let total=sum(
weights),rows=shares.map(share=>binChances(posterior.size,size,share*size,standardError));return createRow(bins.map((_,bin)=>sum(
rows.map((chances,index)=>(weights[index]??0)/total*(chances[bin]??0)))))};return{posterior,none:row(posterior.size,0),one:posterior.
one.map(step=>({...step,whole:row(step.size,step.size)})),two:posterior.two.filter(({probability})=>probability>=constants2.
negligible.value).map(steps=>({...steps,whole:row(steps.size,steps.size),ofFirst:byShares(steps.size,steps.byShare),ofSecond:byShares(
steps.size,steps.byShare.toReversed())}))}}function createRow(chances){return{chances,entropy:entropy(chances)}}var bins=[
...Array.from({length:12},(_,index)=>(index+.5)/8),1/0];function binChances(unit,size,shift,standardError){let clean=binChancesWithoutErrors(
unit,shift,standardError),[none,whole]=[binChancesWithoutErrors(unit,0,standardError),binChancesWithoutErrors(unit,size,
standardError)],[wrongly,astray]=[constants2.wrongAnswers.value,constants2.strayAnswers.value],right2=1-wrongly-astray;return clean.
map((value2,bin)=>right2*value2+wrongly*((none[bin]??0)+(whole[bin]??0))/2+astray/bins.length)}function binChancesWithoutErrors(unit,shift,standardError){
let scale=errorScale(standardError,shift),below=bins.map(end=>end===1/0?1:normalCdf((end*unit-shift)/scale));return below.
map((value2,index)=>value2-(below[index-1]??0))}function entropy(probabilities){return sum(probabilities.map(value2=>value2>
0?-value2*Math.log2(value2):0))}function splitSegments({base,head},{segments}){return segments.map(({blocks,versions})=>{
let share=isIn=>sum(blocks.map(block=>isIn(block.version)?countVersions(block):0))/versions;return{before:share(version=>version<=
base),inside:share(version=>version>base&&version<=head),after:share(version=>version>head)}})}var{certain,provenShare}=constants2;function decideNextStep(state){let{last,answers}=state,posterior=computePosterior(state),
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
posterior,1),probability=chanceOfTwoSteps(posterior),places=outlook.left.toSorted((a2,b)=>a2.version-b.version),[first,last]=[
places[0],places.at(-1)];if(!isMajority(probability,1)||first===void 0||last===void 0)return{kind:"unclear",outlook};let steps=findProvenSteps(
state,posterior,likely);return{kind:"several-steps",after:first.after,upTo:last.version,probability,steps}}function createOutlook(posterior,information){
let likely=rankBlocks(posterior).toSorted((a2,b)=>b.any-a2.any),left2=[],all=sum(likely.map(({any})=>any)),covered=0;for(let{
after,version,any}of likely){if(covered>=certain.value*all)break;left2.push({after,version,probability:any}),covered+=any}
let open=entropy([posterior.none,...likely.map(({any})=>any)]);return{left:left2,none:posterior.none,expected:1+Math.ceil(
open/Math.max(.1,information))}}function rankBlocks({segments,one,two}){let allParts=one.map(({segment,probability})=>({
segment,share:1,probability}));for(let{first,second,byShare}of two)for(let[index,share]of shares.entries()){let probability=byShare[index]??
0;allParts.push({segment:first,share,probability},{segment:second,share:1-share,probability})}return segments.flatMap(({
blocks,versions},index)=>{let parts=allParts.filter(({segment})=>segment===index),any=sum(parts.map(({probability})=>probability)),
half=sum(parts.filter(({share:share2})=>share2>=provenShare.value).map(({probability})=>probability)),share=any===0?0:sum(
parts.map(part=>part.share*part.probability))/any;return blocks.map(block=>{let part=countVersions(block)/versions;return{
after:block.after,version:block.version,half:half*part,any:any*part,share}})})}function chanceOfTwoSteps({two}){return sum(
two.map(({probability})=>probability))}function decideResult(state,posterior,likely){if(posterior.none>=certain.value)return{
kind:"none",probability:posterior.none};let probability=chanceOfTwoSteps(posterior);if(!isMajority(probability,1)){let culprit=likely.
find(({half})=>half>=certain.value),step=culprit===void 0?null:findProvenStep(state,culprit,posterior.size);return step===
null?null:{kind:"culprit",step}}let steps=findProvenSteps(state,posterior,likely),[first,second]=steps;return first===void 0||
second===void 0?null:{kind:"several-steps",after:first.after,upTo:second.version,probability,steps}}function findProvenSteps(state,{
size},likely){return likely.flatMap(block=>{let step=block.any>=certain.value?findProvenStep(state,block,block.share*size):
null;return step===null?[]:[step]})}function findProvenStep({answers},{after,version,any},size){let direct=selectAnswersForBlock(
selectMeasured(answers),{after,version});if(!isPreciseEnough(direct,size))return null;let medianLog=weightedMedian(direct.
map(answer=>({value:answer.log,weight:inverseVariance(answer)})));if(medianLog<provenShare.value*size)return null;let alike=direct.
filter(({log:log2})=>Math.abs(log2-medianLog)<=provenShare.value*size);return{after,version,probability:any,effect:combineEstimates(
alike)}}function selectAnswersForBlock(measured,{after,version}){return measured.filter(({base,head})=>base===after&&head===
version)}function isPreciseEnough(answers,size){return constants2.knownErrors.value*combinedError(answers)<=size}function combinedError(answers){
return Math.sqrt(1/sum(answers.map(inverseVariance)))}function inverseVariance({standardError}){return errorScale(standardError,
0)**-2}function combineEstimates(answers){let log2=sum(answers.map(answer=>answer.log*inverseVariance(answer)))/sum(answers.
map(inverseVariance)),half=studentTQuantile(.975,sum(answers.map(({degrees})=>degrees)))*combinedError(answers);return{log:log2,
low:log2-half,high:log2+half}}function findBestCandidate(posterior,likely,measured,failed){let possible=predictAnswers(posterior,
median(measured.map(({standardError})=>standardError))),measuredVersions=new Set(measured.flatMap(({base,head})=>[base,head])),
candidates=[...likely.map(({version})=>({base:0,head:version})),...likely.filter(({after})=>after>0).map(({after,version})=>({
base:after,head:version}))],best={candidate:{base:0,head:0},information:0,value:-1};for(let candidate of candidates){let information=expectedInformation(
candidate,possible),chances=[candidate.base,candidate.head].map(version=>measuredVersions.has(version)?1:estimateChanceToBuild(
version,failed)),value2=information*chances.reduce((product,chance3)=>product*chance3,1);value2>best.value&&(best={candidate,
information,value:value2})}return best}function estimateChanceToBuild(version,failed){let nearest2=Math.min(...[...failed].
map(other=>Math.abs(other-version)));return 1-constants2.nextFails.value**nearest2}var commitSchema=object({sha:text,parents:texts,author:text,authoredAt:text,subject:text});var bisectSchemaVersion=1,logRatio2=number().describe("ln(head / base); above 0 is worse."),number3=number().int().nonnegative(),
chance2=number().min(0).max(1),figureSchema=discriminatedUnion("kind",[object({kind:literal("gpu-time"),range:string()}),
object({kind:literal("wall-time"),range:string()}),object({kind:literal("family"),range:string(),name:string()}),object(
{kind:literal("kernel"),range:string(),name:string()}),object({kind:literal("count"),range:string(),name:string()}),object(
{kind:literal("metric"),name:string(),metricKind:metricRowSchema.shape.kind.unwrap()})]).describe("The figure that's wor\
se at the bad end of the search. Every comparison measures it."),versionSchema=object({commit:commitSchema,packages:record(
string(),string()).nullable().describe("The pinned versions of those packages that differ between the good end and the b\
ad end. Null if the version has the packages that the commit's own setup installs."),changes:object({package:string(),from:string(),
to:string()}).nullable().describe("The package that differs from the previous version. Null if the commit differs instea\
d.")}),answerSchema=object({base:number3.describe("A version's index in `versions`; 0 is the good end."),head:number3,seconds:number().
nonnegative(),run:string().nullable().describe("The comparison's run directory, relative to bisect.json. Null if there's\
 no such directory.")}).and(discriminatedUnion("kind",[object({kind:literal("measured"),log:logRatio2,standardError:number().
nonnegative(),degrees:number().int().positive().describe("The degrees of freedom of Student's t-distribution.")}),object(
{kind:literal("failed"),version:number3.describe("The version that doesn't build or can't be measured."),why:string()})])),
effectSchema=object({log:logRatio2,low:logRatio2,high:logRatio2}).describe("The change, with its 95% interval."),blockSchema=object(
{after:number3.describe("The version right before this block."),version:number3.describe("The block's last version. If t\
he block has several versions, we can't tell which one caused the change, because some of them fail."),probability:chance2}),
stepSchema=blockSchema.extend({effect:effectSchema.describe("The change relative to the previous version.")}),outlookSchema=object(
{left:array(blockSchema).describe("The versions that may have caused the change, likeliest first."),none:chance2.describe(
"The probability that no version caused the change."),expected:number3.describe("How many more comparisons we expect to \
need.")}),searchResultSchema=discriminatedUnion("kind",[object({kind:literal("culprit"),step:stepSchema}),object({kind:literal(
"several-steps"),after:number3,upTo:number3,probability:chance2,steps:array(stepSchema).describe("The steps that we coul\
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
return searches.reduce((sum3,{answers})=>sum3+answers.length,0)}function formatEnd({ref,commit}){let sha=commit.slice(0,
12);return commit.startsWith(ref)?sha:`${ref} (${sha})`}function formatNextComparison(bisect2,{base,head,outlook}){let search=newestSearch(
bisect2);return[`Comparison ${countAnswers(bisect2)+1}: ${formatVersionAt(search,head)} against ${base===0?"the good end":
formatVersionAt(search,base)}.`,formatRemainingVersions(bisect2,outlook),formatRemainingTime(bisect2,outlook.expected)].
join(" ")}var namedShare=.8;function formatRemainingVersions(bisect2,{left:left2,none}){let search=newestSearch(bisect2);
if(search.answers.length===0)return"Nothing is ruled out yet.";if(none>.5)return`Probably nothing changed (${formatProbability(
none)}).`;let all=left2.reduce((sum3,{probability})=>sum3+probability,0),covered=0,places=left2.filter(({probability})=>{
let isNeeded=covered<namedShare*all;return covered+=probability,isNeeded}).toSorted((a2,b)=>a2.version-b.version),[first,
last]=[places[0],places.at(-1)];if(first===void 0||last===void 0)return"";let versions=places.reduce((sum3,{after,version})=>sum3+
version-after,0);return`Most likely: ${versions===last.version-first.after?formatSpan(search,first.after,last.version):counted(
versions,"version")}.`}function formatRemainingTime({searches},expected){let seconds=searches.flatMap(({answers})=>answers.
filter(({kind})=>kind==="measured")).map(answer=>answer.seconds),about=`About ${counted(expected,"comparison")} to go`;if(seconds.
length===0)return`${about}.`;let mean2=seconds.reduce((sum3,second)=>sum3+second,0)/seconds.length;return`${about}, ${formatSeconds(
mean2*expected)}.`}function formatAnswer(bisect2,answer){let took=formatSeconds(answer.seconds);if(answer.kind==="failed"){
let why=answer.why.replaceAll(`
`,`
  `);return`${formatVersionAt(newestSearch(bisect2),answer.version)} can't be measured, so it's skipped (${took}): ${why}`}
let figure=bisect2.figure===null?"":` in ${formatFigure2(bisect2.figure)}`,change=`${signedPercent(Math.expm1(answer.log))}\
, standard error ${percent(answer.standardError)}`;return`Change${figure}: ${change} (${took}).`}function describePackages({
changed,notSearched,isSet}){let texts2=[];if(changed.length>0){let pinned=changed.map(({name,from,to})=>`${name} ${from}\
 \u2192 ${to}`);texts2.push(`The ends differ in ${counted(changed.length,"package")}: ${listText(pinned,10)}. Packages a\
re searched first. They're in alphabetical order because we don't know their release dates.`)}return notSearched.length>
0&&texts2.push(explainNotSearched(notSearched,isSet)),texts2}function explainNotSearched(packages2,isSet){let texts2=packages2.
map(({name,base,head})=>`${name} ${base??"(none)"} \u2192 ${head??"(none)"}`);return`Packages that differ but aren't sea\
rched, because ${isSet?"they're missing on one side or installed in several versions":"workload.setup doesn't install fr\
om the file in LLM_PROFILE_PACKAGES (docs/bisect.md)"}: ${listText(texts2,10)}.`}function describeBlameStep(which){return which===
"alone"?"Check: the good end with only this package in its new version.":"Check: the bad end with only this package in i\
ts old version."}function formatProbability(probability){return probability>.999?"over 99.9%":`${Number((100*probability).
toFixed(probability>.9?1:0))}%`}function formatVersion({commit,changes}){let sha=commit.sha.slice(0,12);return changes===
null?`${sha} ${commit.subject}`:`${changes.package} ${changes.from} \u2192 ${changes.to} at ${sha}`}function formatVersionAt(search,index){
return formatVersion(versionAt(search,index))}function formatSpan(search,after,upTo){return upTo-after===1?formatVersionAt(
search,upTo):`${upTo-after} versions, from ${formatVersionAt(search,after+1)} to ${formatVersionAt(search,upTo)}`}function formatFigure2(figure){
switch(figure.kind){case"gpu-time":return`time on the GPU in ${figure.range}`;case"wall-time":return`wall time of ${figure.
range}`;case"family":return`the kernel family ${figure.name} in ${figure.range}`;case"kernel":return`the kernel ${figure.
name} in ${figure.range}`;case"count":return`${figure.name} in ${figure.range}`;case"metric":return figure.name}}function formatEffect({
log:log2,low,high}){return`${signedPercent(Math.expm1(log2))} (${percentInterval(Math.expm1(low),Math.expm1(high))})`}function formatBisect(shown,layout){let folder=shown.file.slice(0,shown.file.lastIndexOf("/"));return[...formatResult(shown,
"Out of time. Run the same command again to continue."),...formatSupport(shown.bisect,run2=>`${folder}/${run2}/report.ht\
ml`),formatCost(shown.bisect)].flatMap(line2=>wrapLine(plainText(line2),layout)).join(`
`)}function formatResult({bisect:bisect2,result,isFinished},timeIsUp){let searched=bisect2.figure===null?[]:[`Looking fo\
r a change in ${formatFigure2(bisect2.figure)}.`],unfinished=isFinished?[]:[timeIsUp];return[...searched,...unfinished,...formatFindings(
bisect2,result)]}function formatSupport(bisect2,placeOf){let lines=[...formatExplanation(bisect2,placeOf),...formatBlame(
bisect2)];if(bisect2.notSearched.length>0){let isPinned=bisect2.searches.some(({versions})=>versions.some(({packages:packages2})=>packages2!==
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
after,version,probability,effect}){let formatConfidence=before2=>`${formatEffect(effect)} compared with ${before2}, ${formatProbability(
probability)} sure`;if(version-after>1)return[`One of ${counted(version-after,"version")}: ${formatConfidence(formatVersionAt(
search,after))}. Only the last version can be measured:`,...search.versions.slice(after+1,version+1).map(skipped=>`  ${formatVersion(
skipped)}`)];let{commit,changes}=versionAt(search,version),sure=formatConfidence("the previous version");return changes!==
null?[`Culprit: the package ${changes.package} ${changes.from} \u2192 ${changes.to}: ${sure}.`]:[`Culprit: ${commit.sha}\
 ${commit.subject}`,`  by ${commit.author}, ${commit.authoredAt}`,`  ${sure}`]}var kernelWidth=70;function formatExplanation({
explanation},placeOf){if(explanation===null)return[];let labels2=kernelLabels(explanation.kernels.map(({name})=>name),kernelWidth),
kernels=explanation.kernels.map(({state,changeRatio},index)=>{let change=changeRatio===null?"":`, ${signedPercent(changeRatio)}`;
return`  ${state}: ${labels2[index]??""}${change}`}),lines=[];return kernels.length>0&&lines.push("Kernels that changed:",
...kernels),explanation.lines.length>0&&lines.push("Lines that launch these kernels:",...explanation.lines.map(line2=>` \
 ${line2}`)),[...lines,`Report on that comparison: ${placeOf(explanation.run)}`]}function formatBlame({blame}){if(blame===
null)return[];let text3=effect=>effect===null?"can't be measured":formatEffect(effect);return[`Compared with the good en\
d, changing only this package: ${text3(blame.alone)}; changing everything else: ${text3(blame.without)}.`]}function formatCost({
searches}){let answers=searches.flatMap(search=>search.answers),failed=answers.filter(({kind})=>kind==="failed").length,
seconds=answers.reduce((sum3,answer)=>sum3+answer.seconds,0),without=failed===0?"":`, ${counted(failed,"version")} that \
couldn't be measured`;return`Cost: ${counted(answers.length-failed,"comparison")}${without}, ${formatSeconds(seconds)}.`}
function formatBisectPlan({bisect:bisect2,legs,expected},layout){let[search=newestSearch(bisect2)]=bisect2.searches,last=search.
versions.length-1,answers=countAnswers(bisect2),lines=["Dry run: nothing was started or written.",`${counted(last,"versi\
on")} after ${formatVersionAt(search,0)}, up to ${formatVersionAt(search,last)}.`];return answers>0&&lines.push(`An earl\
ier search already made ${counted(answers,"comparison")}.`),lines.push(expected===null?"The search is done. To print the\
 result, run the same command without --dry-run.":`About ${counted(expected,"comparison")} to go. Each comparison measur\
es two versions in turn: ${legs}.`),lines.flatMap(line2=>wrapLine(plainText(line2),layout)).join(`
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
actions/checkout, set `fetch-depth: 0`."})}async function findMergeBase(git,commit,other){return git.line("merge-base",commit,
other)}async function listCommitsAfter(git,base,last){let built=new Set(await readLines(git,"rev-list","--ancestry-path",
`${base}..${last}`));return(await readLines(git,"rev-list","--first-parent","--reverse",`${base}..${last}`)).filter(sha=>built.
has(sha))}async function describeLine(git,base,line2){let texts2=await readLines(git,"log","--no-walk=unsorted","--forma\
t=%H%x00%P%x00%an%x00%aI%x00%s",base,...line2),[good,...commits]=texts2.map(parseCommit);if(good===void 0||commits.length!==
line2.length)throw new ToolError({id:"bisect-log-failed",what:"git can't show the commits between the good commit and th\
e bad commit.",help:"Try `git log GOOD..BAD` in the repository."});return{good,commits}}function parseCommit(text3){let[
sha="",parents="",author="",authoredAt="",subject=""]=text3.split("\0");return{sha,parents:parents.split(" ").filter(parent=>parent!==
""),author,authoredAt,subject}}async function readLines(git,...args){let result=await git.runLong(...args);return hasSucceeded(
result)?result.stdout.split(`
`).filter(line2=>line2!==""):[]}import{join as join4}from"node:path";function chooseFigure({reasons,ranges}){for(let reason of reasons){let figure=reason.verdict==="regressed"?chooseFigureOfReason(
reason):null;if(figure!==null)return figure}let[first]=ranges;return first===void 0?null:{kind:"gpu-time",range:rangeText(
first.name,first.domain)}}function chooseFigureOfReason({id,range,family,kernel,reported,reportedKind}){if((id==="metric\
-regressed"||id==="memory-regressed")&&reported!==null&&reportedKind!==null)return{kind:"metric",name:reported,metricKind:reportedKind};
if(range===null)return null;if(id==="latency-regressed")return{kind:"wall-time",range};if(id==="family-regressed"&&family!==
null)return{kind:"family",range,name:family};if((id==="kernel-regressed"||id==="swapped-kernel-regressed")&&kernel!==null)
return{kind:"kernel",range,name:kernel};let[count5]=Object.entries(countReasonIds).find(([,{up}])=>up===id)??[];return count5===
void 0?{kind:"gpu-time",range}:{kind:"count",range,name:count5}}function readFigureChange(comparison,figure){if(figure===
null)return null;if(figure.kind==="metric"){let metric=comparison.metrics.find(({name,kind})=>name===figure.name&&kind===
figure.metricKind),change=estimateFromInterval(metric?.change);return change===null||metric?.better!=="higher"?change:{...change,
log:-change.log}}let row=comparison.ranges.find(({name,domain})=>rangeText(name,domain)===figure.range);return row===void 0?
null:figure.kind==="count"?estimateFromCounts(row.counts.filter(({metric})=>metric===figure.name)):estimateFromInterval(
findTimeChange(row,figure))}function findTimeChange(row,figure){switch(figure.kind){case"gpu-time":return row.gpuBusyTime;case"\
wall-time":return row.latency?.time;case"family":return row.families.find(({family})=>family===figure.name)?.time;case"k\
ernel":return row.kernels.find(({name,baseNames,headNames})=>[name,...baseNames,...headNames].includes(figure.name))?.time}}
function estimateFromInterval(change){if(change===void 0)return null;let{changeRatio,lowRatio,highRatio,thresholdRatio,rounds:rounds2}=change;
if(changeRatio===null||lowRatio===null||highRatio===null)return null;let degrees=constants.usualWeight.value+Math.max(1,
rounds2-1),half=(Math.log1p(highRatio)-Math.log1p(lowRatio))/2;return{log:Math.log1p(changeRatio),standardError:half/studentTQuantile(
.975,degrees),degrees,least:thresholdRatio===null?null:Math.log1p(thresholdRatio)}}function estimateFromCounts(rows){let[
first]=rows;if(first===void 0)return null;let total=side=>rows.reduce((sum3,row)=>sum3+row[side],0),shift=total("base")===
0?1:0;return{log:Math.log(Math.max(1,total("head")+shift)/(total("base")+shift)),standardError:0,degrees:constants.usualWeight.
value,least:Math.log1p(first.thresholdRatio)}}function findSearchEnds(comparison){if(comparison===null||!comparison.reasons.
some(({verdict})=>verdict==="regressed"))return null;let{base,head,interleaved}=comparison,good=readCommitHash(base);if(good===
null)return{kind:"commit-unknown",side:"base"};let bad=readCommitHash(head);if(bad===null)return{kind:"commit-unknown",side:"\
head"};let[baseGpus,headGpus]=[joinGpuIds(base),joinGpuIds(head)];return!interleaved&&baseGpus!==null&&headGpus!==null&&
baseGpus!==headGpus?{kind:"other-gpu",base:baseGpus,head:headGpus}:{kind:"ends",good,bad,figure:chooseFigure(comparison)}}
function readCommitHash(side){let commit=side?.source.commit??null;return commit!==null&&/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.
test(commit)?commit:null}function joinGpuIds(side){let ids=(side?.machine.gpus??[]).map(({uuid})=>uuid);return ids.length===
0||ids.includes(null)?null:ids.toSorted().join(", ")}import{rm}from"node:fs/promises";import{join as join3,resolve as resolve3}from"node:path";import{createHash}from"node:crypto";import{mkdir}from"node:fs/promises";import{join as join2,resolve as resolve2}from"node:path";var bisectFile="bisect.json",largestBytes=64*2**20;function hashKey(parts){return createHash("sha256").update(JSON.stringify(
parts)).digest("hex").slice(0,12)}function searchFolder(out,key){return join2(resolve2(out),`bisect-${key}`)}async function readStore(out,key){
return readBisect(join2(searchFolder(out,key),bisectFile))}async function openStore(out,begin){await createOut(resolve2(
out));let directory=searchFolder(out,begin.key);await mkdir(directory,{recursive:!0,mode:448});let file=join2(directory,
bisectFile),stored=await readBisect(file);if(stored!==null&&checkLiveness(stored.process)==="alive"&&stored.process.pid!==
process.pid)throw new UserError({id:"bisect-running",what:`Process ${stored.process.pid} is already running this search.`,
where:directory,help:"Wait until that process finishes, or stop it."});let bisect2=stored===null?begin:{...stored,process:readOwnIdentity()},
change=async changed=>{bisect2={...bisect2,...changed},await writeFileAtomic(file,jsonParts(bisect2),"replace")};return await change(
{}),{directory,file,isResumed:stored!==null,bisect:()=>bisect2,change,changeSearch:async changed=>change({searches:[...bisect2.
searches.slice(0,-1),{...newestSearch(bisect2),...changed}]})}}async function readBisect(file){let text3=await readRegularFile(
file,largestBytes).then(read=>read.text,error=>{if(readErrorCode(error)==="ENOENT")return null;throw error});if(text3===
null)return null;let parsed=bisectSchema.safeParse(jsonOrNull(text3));if(parsed.success)return parsed.data;throw new ParseError(
{id:"bisect-unreadable",what:`${file} isn't a search that this version can read.`,where:file,why:parsed.error.issues[0]?.
message??"The file isn't valid JSON.",help:"Remove the search's folder to start over.",cause:parsed.error})}async function replaceCommitsFromGit(stored,{
good,bad},git,line2){let searches=[];for(let search of stored.searches){let searched=search.within==="merge"?await readMergedCommits(
git,searches.at(-1)):line2;searches.push(replaceCommits(search,searched===null?[]:[searched.good,...searched.commits]))}
return{...stored,good,bad,searches}}async function readMergedCommits(git,previous){return previous?.result?.kind!=="culp\
rit"?null:readMergedLine(git,versionAt(previous,previous.result.step.version).commit)}function replaceCommits(search,commits){
let bySha=new Map(commits.map(commit=>[commit.sha,commit])),versions=search.versions.map(version=>{let commit=bySha.get(
version.commit.sha);if(commit!==void 0)return{...version,commit};throw new ParseError({id:"bisect-unreadable",what:"The \
stored search has a commit that isn't between its good and its bad commit.",where:"bisect.json",why:`Git doesn't list ${plainText(
version.commit.sha).slice(0,64)} there. Something changed the file.`,help:"Remove the search's folder to start over."})});
return{...search,versions}}var packagesVariable="LLM_PROFILE_PACKAGES",comparisonsFolder="comparisons";async function compareVersions(place2,pair){
let{clock}=place2.context,start=clock.monotonicMs(),seconds=()=>(clock.monotonicMs()-start)/1e3;try{let{comparison,directory}=await runPair(
place2,pair);if(pair.isExplained||await removeCaptures(directory),comparison===null)throw new Error("The run has a base \
but produced no comparison.");let{baseline}=comparison;if(baseline.state==="failed"||comparison.base===null)return{kind:"\
failed",side:"base",why:baseline.text??"",failure:null,seconds:seconds()};if(comparison.base.source.commit!==pair.base.commit.
sha)throw new Error(`We meant to compare with ${pair.base.commit.sha}, but got ${String(comparison.base.source.commit)}.`);
return{kind:"compared",comparison,directory,seconds:seconds()}}catch(error){let failure=asFailure(error);if(isMachineFault(
failure))throw failure;return{kind:"failed",side:"head",why:[failure.what,failure.why].filter(part=>part!==null).join(`
`),failure,seconds:seconds()}}}function isMachineFault(failure){return failure instanceof UserError||failure instanceof ToolError&&
failure.id?.startsWith("disk-")===!0}async function runPair(place2,pair){var _stack=[];try{let{context,loaded,repository,
temporary,ports}=place2;let{base,head,folder}=pair;let worktree=__using(_stack,await createWorktree(ports,{repository,commit:head.
commit.sha,temporary,warn:message=>{context.log.warning(message)}}),!0);await openToLaterUser(worktree.path,ports);for(let note of worktree.
notes)context.log.warning(note);let cwd=await findBaseDirectory(context.cwd,repository,worktree);let config=await createComparisonConfig(
place2,pair,worktree.path,cwd);let inTree={...context,cwd,environment:await moveEnvironmentInto(worktree.path,repository,
context.environment),pullRequestBase:null};return await run(inTree,{loaded:{...loaded,config},raw:{configFile:null,presets:[],
inputs:[],overrides:[]},publisher:null,recordedBase:null,history:null,variables:{base:await pinPackages(base,folder),head:await pinPackages(
head,folder)}})}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&
await _promise}}var probeRounds=2;async function createComparisonConfig({context,loaded,repository,ports,temporary},{base,
figure,isExplained,folder},tree,cwd){let config=await resolveProfilers(loaded.config,context.environment.PATH??"",context.
cwd),{compare:compare3,workload,latency}=config,fromCwd=file=>file===null?null:resolve3(context.cwd,file),programs=await findHeadPrograms(
{runTool:ports.runTool,cwd:resolve3(context.cwd,workload["working-directory"]),environment:ports.environment,temporaryDirectory:temporary},
namedPrograms(config),{repository,base:resolve3(cwd,workload["working-directory"])}),needsWall=figure===null||figure.kind===
"wall-time"||figure.kind==="metric",named=withPrograms(config,programs),isProbe=figure!==null&&!isExplained;return{...named,
rounds:config.rounds??(isProbe?probeRounds:null),workload:{...named.workload,environment:await moveEnvironmentInto(tree,
repository,workload.environment)},out:join3(folder,comparisonsFolder),"keep-runs":Number.MAX_SAFE_INTEGER,"time-budget":null,
lines:isExplained?config.lines:"off",ncu:{...config.ncu,enabled:isExplained&&config.ncu.enabled},latency:{...named.latency,
pairs:needsWall?latency.pairs:0},compare:{...compare3,goal:"hold","max-rounds":isProbe?config.rounds??probeRounds:compare3["\
max-rounds"],base:base.commit.sha,calibration:fromCwd(compare3.calibration),accepted:fromCwd(compare3.accepted)}}}async function moveEnvironmentInto(tree,repository,variables){
let environment=Object.fromEntries(Object.entries(variables).flatMap(([name,value2])=>value2===void 0?[]:[[name,value2]])),
installed=await findInstalledPrefixes(environment);return sideEnvironment({environment,venv:null,tree,repository,installed,
caches:{}})}async function pinPackages({packages:packages2},folder){if(packages2===null)return{};let text3=Object.entries(
packages2).map(([name,version])=>`${name}==${version}
`).join(""),file=join3(folder,"packages",`${hashKey([packages2])}.txt`);return await writeFileAtomic(file,text3,"replace"),
{[packagesVariable]:file}}async function removeCaptures(directory){for(let side of["base","head"])await rm(join3(directory,
side),{recursive:!0,force:!0})}import{relative}from"node:path";function readSearchState(bisect2){let{versions,answers}=newestSearch(bisect2);return{last:versions.length-1,least:bisect2.
least,answers}}function findLongestSeconds(store){return Math.max(0,...store.bisect().searches.flatMap(({answers})=>answers.
map(({seconds})=>seconds)))}async function searchLine(search,endMs){let{store,log:log2,place:place2}=search;for(;;){let step=decideNextStep(
readSearchState(store.bisect()));if(step.kind==="done")return await store.changeSearch({result:step.result}),step.result;
if(place2.context.clock.monotonicMs()+1e3*findLongestSeconds(store)>endMs)return null;log2.info(formatNextComparison(store.
bisect(),step));let answer=await measureStep(search,step);log2.info(formatAnswer(store.bisect(),answer))}}async function measureStep(search,{
base,head}){let{place:place2,store}=search,bisect2=store.bisect(),{figure}=bisect2,newest=newestSearch(bisect2),isParent=listBlocks(
readSearchState(bisect2)).some(({after,version})=>after===base&&version===head),isAgain=newest.answers.some(answer2=>answer2.
kind==="measured"&&answer2.base===base&&answer2.head===head),compared=await compareVersions(place2,{base:versionAt(newest,
base),head:versionAt(newest,head),figure,isExplained:isParent&&!isAgain&&figure!==null,folder:store.directory});if(bisect2.
searches.every(({answers})=>answers.length===0))return storeFirstAnswer(search,compared);let answer=createAnswer(compared,
{base,head},figure,store.directory);return await store.changeSearch({answers:[...newest.answers,answer]}),answer}async function storeFirstAnswer({
store,place:place2,log:log2,line:line2,figure:wanted},compared){if(compared.kind==="failed")throw createEndError(compared);
let{comparison}=compared,figure=wanted??chooseFigure(comparison),change=readFigureChange(comparison,figure);if(change===
null)throw createNothingToSearchError(comparison);let packages2=findPackageChanges(comparison),{setup}=place2.loaded.config.
workload,isSet=JSON.stringify(setup??"").includes(packagesVariable),changed=isSet?packages2.changed:[],versions=listVersions(
line2.good,line2.commits,changed),notSearched=[...isSet?[]:packages2.changed.map(({name,from,to})=>({name,base:from,head:to})),
...packages2.others];for(let text3 of describePackages({changed,notSearched,isSet}))log2.info(text3);let answer=createAnswer(
compared,{base:0,head:versions.length-1},figure,store.directory);return await store.change({figure,least:change.least??store.
bisect().least,notSearched,searches:[{within:"first-parents",versions,answers:[answer],result:null}]}),answer}function createEndError({
side,why,failure}){return failure??new ToolError({id:"bisect-end-failed",what:`Can't measure the ${side==="base"?"good":
"bad"} commit, so there's nothing to compare with.`,why,help:"Choose another commit, or fix the failure. To see the fail\
ure, check out that commit and run `llm-profile run`."})}function createNothingToSearchError({reasons}){let why=reasons.
flatMap(({verdict,text:text3})=>verdict===null?[]:[text3]);return new ToolError({id:"bisect-nothing-to-ask",what:"Nothin\
g to search for: we couldn't prove that the bad commit is slower, and we can't estimate how its GPU time changed.",why:why.
join(`
`),help:"Measure more: set `rounds` to at least 2 for GPU times, or `latency.pairs` to at least 5 for wall times and met\
rics."})}function createAnswer(compared,{base,head},figure,folder){let{seconds}=compared;if(compared.kind==="failed"){let{
side,why}=compared;return{kind:"failed",base,head,seconds,run:null,version:side==="base"?base:head,why}}let run2=relative(
folder,compared.directory),change=readFigureChange(compared.comparison,figure);if(change===null)return{kind:"failed",base,
head,seconds,run:run2,version:head,why:"The capture doesn't contain the value we're searching for, or only one round was\
 measured."};let{log:log2,standardError,degrees}=change;return{kind:"measured",base,head,seconds,run:run2,log:log2,standardError,
degrees}}async function storeExplanation({store}){let culprit=findCulprit(store.bisect());if(culprit===null||store.bisect().explanation!==
null)return;let{step,search}=culprit,ownAnswer=search.answers.find(answer=>answer.kind==="measured"&&answer.base===step.
after&&answer.head===step.version);if(ownAnswer?.run==null)return;let comparison=await readComparison(join4(store.directory,
ownAnswer.run,"comparison.json")).catch(()=>null);comparison!==null&&await store.change({explanation:explainCulprit(comparison,
ownAnswer.run)})}var changedStates=["regressed","new","removed","noted"],mostKernels=10;function explainCulprit({reasons,
ranges},run2){let kernels=ranges.flatMap(range=>range.kernels).filter(({time})=>changedStates.includes(time.state)).toSorted(
(a2,b)=>Math.abs(b.impactRatio)-Math.abs(a2.impactRatio)),lines=[...kernels,...ranges.flatMap(({counts})=>counts)].flatMap(
({launchSites})=>launchSites?.areLikely===!0?launchSites.sites:[]).map(({file,line:line2,function:name})=>`${file}${line2===
null?"":`:${line2}`} (${name})`);return{run:run2,reasons:reasons.filter(({verdict})=>verdict==="regressed").map(({text:text3})=>text3),
kernels:kernels.slice(0,mostKernels).map(({name,time})=>({name,state:time.state,changeRatio:time.changeRatio})),lines:[...new Set(
lines)]}}async function measureBlame({place:place2,store,log:log2},endMs){let{figure,blame}=store.bisect(),culprit=findCulprit(
store.bisect());if(culprit===null||blame!==null||figure===null)return!0;let{search,step}=culprit,pairs=createBlameVersions(
search.versions,versionAt(search,step.version));if(pairs===null)return!0;if(place2.context.clock.monotonicMs()+2e3*findLongestSeconds(
store)>endMs)return!1;let measureEffect=async which=>{log2.info(describeBlameStep(which));let compared=await compareVersions(
place2,{base:versionAt(search,0),head:pairs[which],figure,isExplained:!1,folder:store.directory}),change=compared.kind===
"compared"?readFigureChange(compared.comparison,figure):null;return change===null?null:combineEstimates([change])};return await store.
change({blame:{alone:await measureEffect("alone"),without:await measureEffect("without")}}),!0}function findBlamedCommits(bisect2,result){
let culprit=result.kind==="several-steps"?{search:newestSearch(bisect2),steps:result.steps}:findCulprit(bisect2);return culprit===
null?[]:culprit.steps.flatMap(({after,version})=>{let{commit,changes}=versionAt(culprit.search,version);return version-after===
1&&changes===null?[commit]:[]})}function findCulprit({searches}){for(let search of searches.toReversed())if(search.result?.
kind==="culprit")return{search,step:search.result.step,steps:[search.result.step]};return null}import{mkdir as mkdir2,realpath}from"node:fs/promises";import{isAbsolute,join as join5,relative as relative2}from"node:path";async function openPlace(stack,context,loaded){let{guard,toolFolder,forTools,tool}=await prepareGround(stack,context),opened=stack.
use(await openRepository({runTool:tool,environment:forTools,cwd:context.cwd,temporaryDirectory:toolFolder.tmp})),top=opened.
kind==="none"?null:await opened.git.line("rev-parse","--show-toplevel");if(opened.kind==="none"||top===null)throw new UserError(
{id:"bisect-without-repository",what:"No git repository to search.",where:context.cwd,why:opened.kind==="none"?opened.why:
null,help:"Run `llm-profile bisect` inside a clone of the repository."});let temporary=join5(toolFolder.path,"checkouts");
await mkdir2(temporary);for(let folder of[toolFolder.path,temporary])await grantTraversalToLaterUser(folder);let directory=loaded.
config.workload["working-directory"],repository=await realpath(top);if(isAbsolute(directory)&&!relative2(repository,directory).
startsWith(".."))throw new UserError({id:"bisect-working-directory",what:"The program would always start in this working\
 tree, not in the commit's checkout.",where:`workload.working-directory: ${directory}`,help:`Make this path relative to \
the current folder: ${relative2(context.cwd,directory)||"."}`});return{context,loaded,git:opened.git,repository,temporary,
ports:{runTool:tool,cleanUp:logCommands(createRunTool({marker:guard.marker}),context.log),environment:forTools,guard}}}function createQuietLog(log2){
let logged=new Set;return{info:log2.detail,detail:log2.detail,warning:message=>{logged.has(message)||log2.warning(message),
logged.add(message)},output:()=>{},running:()=>{},group:async(title,body)=>(log2.detail(`== ${title}`),body())}}async function bisect(context,request){let loaded=await loadSettings(context,request.settings,!0),budget=loaded.config["\
time-budget"];return searchCommits(context,loaded,{...request,figure:null,timeLimitMs:budget===null?1/0:parseDurationMs(
budget),opened:()=>{}})}async function searchCommits(context,loaded,request){var _stack=[];try{let{config}=loaded;await loadComparePolicy(
context,loaded);workloadArgv(config.workload,"checked before anything is made");let stack=__using(_stack,new AsyncDisposableStack,
!0);let place2=await openPlace(stack,context,loaded);let line2=await readCommitLine(place2.git,request.good,request.bad);
let begin=createBisect(context,request,place2,line2);let store=await openStore(resolve4(context.cwd,config.out),begin);await store.
change(await replaceCommitsFromGit(store.bisect(),begin,place2.git,line2));request.opened(store.directory);context.log.info(
formatSearchStart(store.bisect(),store.file,store.isResumed));let search={place:{...place2,context:{...context,log:createQuietLog(
context.log)}},store,log:context.log,line:line2,figure:request.figure};return createOutcome(store,await searchAll(search,
context.clock.monotonicMs()+request.timeLimitMs))}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}}async function planBisect(context,request){var _stack=[];try{let loaded=await loadSettings(
context,request.settings,!0);let{config}=loaded;let stack=__using(_stack,new AsyncDisposableStack,!0);let place2=await openPlace(
stack,context,loaded);let line2=await readCommitLine(place2.git,request.good,request.bad);let planned=createBisect(context,
{...request,figure:null},place2,line2);let stored=await readStore(resolve4(context.cwd,config.out),planned.key);let current=stored===
null?planned:await replaceCommitsFromGit(stored,planned,place2.git,line2);let withBase={...config,compare:{...config.compare,
base:line2.good.sha}};let plan=planCaptures(withBase);let untraced=untracedPairs(withBase,2);let step=decideNextStep(readSearchState(
current));return{bisect:current,legs:describeSteps(withBase,plan,{sides:2,untraced,isCompared:!0,filterMode:null}),expected:newestSearch(
current).result===null&&step.kind==="measure"?step.outlook.expected:null}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}}function createBisect(context,{good,bad,figure},place2,line2){let{workload,
ranges,rounds:rounds2,compare:compare3}=place2.loaded.config,last=line2.commits.at(-1)??line2.good,keyParts=[place2.repository,
line2.good.sha,last.sha,workload,ranges,rounds2,compare3["range-threshold"]];return{schemaVersion:bisectSchemaVersion,tool:{
name:toolName,version:context.version},startedAt:context.clock.now().toISOString(),process:readOwnIdentity(),key:hashKey(
figure===null?keyParts:[...keyParts,figure]),good:{ref:good,commit:line2.good.sha},bad:{ref:bad,commit:last.sha},figure:null,
least:Math.log1p(constants.rangeThreshold.value),searches:[{within:"first-parents",versions:listVersions(line2.good,line2.
commits,[]),answers:[],result:null}],notSearched:[],explanation:null,blame:null}}async function searchAll(search,endMs){
let{store,place:place2}=search;for(;;){let result=newestSearch(store.bisect()).result??await searchLine(search,endMs);if(result===
null)return!1;let inner=await createMergeSearch(place2,newestSearch(store.bisect()),result);if(inner===null)break;await store.
change({searches:[...store.bisect().searches,inner]})}return await storeExplanation(search),measureBlame(search,endMs)}async function createMergeSearch({
git},search,result){if(result.kind!=="culprit"||result.step.version-result.step.after>1)return null;let{commit,changes,packages:packages2}=versionAt(
search,result.step.version),merged=changes===null?await readMergedLine(git,commit):null;return merged===null?null:{within:"\
merge",versions:[merged.good,...merged.commits].map(commit2=>({commit:commit2,packages:packages2,changes:null})),answers:[],
result:null}}function createOutcome(store,isFinished){let bisect2=store.bisect(),result=newestSearch(bisect2).result??summarizeSoFar(
readSearchState(bisect2)),exitCode=isFinished&&(result.kind!=="unclear"||findCulprit(bisect2)!==null)?exitCodes.pass:exitCodes.
inconclusive;return{bisect:bisect2,file:store.file,result,isFinished,exitCode}}async function printBisect(request,{withFeatures,
output}){let context=await withFeatures();if(request.isDry)return await output.print(formatBisectPlan(await planBisect(context,
request),output.layout())),exitCodes.pass;let outcome=await bisect(context,request);return await output.say(formatBisect(
outcome,output.layout())),output.isJson&&await output.printJson(outcome.bisect),outcome.exitCode}var job_exports={};__export(job_exports,{bisectPart:()=>bisectPart});import{readdir}from"node:fs/promises";import{join as join6}from"node:path";function createNewsBlocks(news){let{pulls,artifact}=news;return["**Which change caused this?**",...createLineBlocks(formatResult(
news,"The bisect ran out of time. To give it 3 hours, set `bisect: 3h`; the default is 1h.")),...pulls.map(({sha,number:number4,
title,url:url2})=>`Pull request for ${prose(sha.slice(0,12))}: ${link(prose(`#${number4} ${title}`),url2)}`),...fold("Wh\
at changed",createLineBlocks(formatSupport(news.bisect,run2=>`${run2}/report.html in the artifact ${artifact.name}`))),artifact.
url===null?formatCost(news.bisect):`${formatCost(news.bisect)} ${link("All comparisons",artifact.url)}`]}function createLineBlocks(lines){
let groups=[];for(let line2 of lines)line2.startsWith(" ")?groups.at(-1)?.items.push(line2.trim()):groups.push({line:line2,
items:[]});return groups.flatMap(({line:line2,items})=>[prose(line2),...list(items.map(item=>prose(item)),"lines")])}function explainNoSearch(why){
switch(why.kind){case"commit-unknown":return why.side==="base"?"No bisect: the base's results don't say which commit was\
 measured.":"No bisect: this run doesn't know which commit it measured.";case"other-gpu":return`No bisect: the base was \
measured on another GPU (${why.base}, not ${why.head}), so the GPU may be the cause.`;case"not-here":return`No bisect: t\
his clone doesn't have the base's commit, ${why.commit.slice(0,12)}. Set \`fetch-depth: 0\` for actions/checkout.`;case"\
not-built-on":return`No bisect: commit ${why.bad.slice(0,12)} isn't a descendant of the base's commit, ${why.good.slice(
0,12)}.`}}var bisectPart={after:async(jobContext,run2)=>{await warnOfBugs(jobContext,"Couldn't publish the bisect",async()=>runBisectJob(
jobContext,run2))}};async function runBisectJob(jobContext,run2){let{context,job,publish,waitBudget}=jobContext,{published}=run2;
if(publish.bisectMs===null||job===null)return;let ends=await findJobEnds(jobContext,job,run2);if(ends===null)return;let searched;
ends.kind==="ends"?searched=await runSearch(jobContext,run2,ends,publish.bisectMs):(searched={note:explainNoSearch(ends),
outcome:null,directory:null},context.log.info(explainNoSearch(ends))),await waitBudget.stretch(async()=>{let input=await addNews(
jobContext,job,published.input,searched);published.directory!==null&&await writeCommentFile(jobContext,published.directory,
input),await updatePublished(jobContext,published,input)})}var bisectingEvents=new Set(["schedule","push","workflow_disp\
atch","issue_comment"]);async function findJobEnds({context},{event,pullRequest},{result}){var _stack=[];try{let{log:log2}=context;
if(!bisectingEvents.has(event))return log2.info(`No bisect: a \`${event}\` event doesn't start a bisect. To start a bisec\
t, comment on the pull request (docs/bisect.md).`),null;let ends=result.exitCode===exitCodes.regressed?findSearchEnds(result.
comparison):null;ends===null&&log2.info("No bisect: this run has no slowdown that fails the job.");if(ends?.kind!=="ends")
return ends;let{good,bad}=ends;let tools=__using(_stack,await createOwnTools(context),!0);let repository=__using(_stack,
await openRepository({...tools,cwd:context.cwd}),!0);if(repository.kind==="none"||await repository.git.line("rev-parse",
"--verify","--quiet",`${good}^{commit}`)===null)return{kind:"not-here",commit:good};if(pullRequest!==null)return{...ends,
bad:pullRequest.headSha};return await isAncestor(repository.git,good,bad)?ends:{kind:"not-built-on",good,bad}}catch(_){var _error=_,
_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}async function runSearch({
context},{loaded},ends,timeLimitMs){let directory=null;try{let outcome=await searchCommits(context,loaded,{...ends,timeLimitMs,
opened:path2=>directory=path2});return context.log.info(formatBisect(outcome,logLayout)),{note:null,outcome,directory}}catch(error){
if(error instanceof StoppedError)throw error;let note=`The bisect failed: ${diagnosticText(describeFailure(error))}`;return context.
log.warning(note),{note,outcome:null,directory}}}async function addNews(jobContext,job,input,{note,outcome,directory}){let uploaded=directory===
null?null:await uploadSearch(jobContext,job,directory);if(outcome===null)return note===null?input:{...input,notes:[...input.
notes,note]};let artifact={name:uploaded?.name??nameBisect(createArtifactName(jobContext)),url:uploaded?.url??null};return{
...input,more:createNewsBlocks({...outcome,pulls:await findPullRequests(jobContext,job,outcome),artifact})}}async function findPullRequests({
api},{repository,serverUrl},{bisect:bisect2,result}){if(api===null)return[];let pullRequests=findBlamedCommits(bisect2,result).
map(async({sha})=>{let pull=await findPullOfCommit(api,repository,sha);return pull===null?[]:[{...pull,sha,url:`${serverUrl}\
/${fullName(repository)}/pull/${pull.number}`}]});return(await Promise.all(pullRequests)).flat()}async function uploadSearch(jobContext,job,directory){
let{context,publish,waitBudget,secrets}=jobContext,{main,failures}=await uploadRun({directory,name:nameBisect(createArtifactName(
jobContext)),job,retentionDays:publish.retentionDays,withheld:await findWithheldFiles(directory),secrets,temporaryDirectory:findTemporaryFolder(
context),log:context.log,stop:waitBudget.signal});for(let failure of failures)logPublishFailure(jobContext,failure);return main}
async function findWithheldFiles(directory){let all=(await readdir(join6(directory,comparisonsFolder)).catch(()=>[])).map(
async run2=>{let folder=`${comparisonsFolder}/${run2}`;return(await readRunRecord(join6(directory,folder)).then(record2=>record2.
withheld,()=>[{path:"**",reason:"Its run.json can't be read."}])).map(({path:path2,reason})=>({path:`${folder}/${path2}`,
reason}))});return(await Promise.all(all)).flat()}var effects_exports={};__export(effects_exports,{calibrate:()=>calibrate,printCalibration:()=>printCalibration});import{
mkdtemp}from"node:fs/promises";import{join as join7,resolve as resolve5}from"node:path";var shownKernels=8;function formatCalibration({gpu,driver,pairs,ranges,falseAlarms},layout){return[`${plainText(gpu.name)}\
, driver ${driver??"unknown"}: ${counted(pairs,"pair")} of rounds of the same code.`,...falseAlarms===null?[]:[formatFalseAlarms(
falseAlarms)],...ranges.flatMap(range=>["",...formatRange(range,layout)])].flatMap(line2=>wrapLine(line2,layout)).join(`\

`)}function formatFalseAlarms({alarms,comparisons,rounds:rounds2}){return`${alarms} of ${comparisons} comparisons among \
these rounds (rounds per side: ${rounds2}) would have falsely reported a change.`}function formatRange({name,domain,pairSpread,
kernels,latency},layout){let most=kernels.toSorted((a2,b)=>b.pairSpread-a2.pairSpread).slice(0,shownKernels),rest=kernels.
length-most.length;return[`NVTX range ${plainText(domain===""?name:`${name}@${domain}`)}: two rounds of the same code ty\
pically differ by ${percent(pairSpread)}. The kernels that vary most:`,...textTable([right("between rounds"),flexible("k\
ernel",32,kernelLabels)],most.map(kernel=>[percent(kernel.pairSpread),kernel.name]),layout),...rest>0?[`  \u2026 and ${rest}\
 more kernels, which vary less`]:[],...latency===null?[]:[formatLatency(latency)]]}function formatLatency({processes,statistic,
changeRatio,detectableRatio}){let detectable=detectableRatio===null?"too few to tell a slowdown from noise":`a slowdown \
of ${percent(detectableRatio)} is found 95% of the time`,differ=changeRatio===null?"":`; the sides differ by ${signedPercent(
changeRatio)}`;return`  wall time without tracing (${statistic} of each process): ${processes} processes per side, all r\
unning the same code${differ}; ${detectable}`}function isFalseAlarm({reasons}){return reasons.some(({verdict,id})=>verdict==="regressed"||id==="range-improved")}var mostComparisons=120;
function createCalibration({base,head,rounds:rounds2,latencyThreshold,isAlarm}){let pairs=base.rounds.length;requireUsableRounds(
base,head,rounds2);let[gpu]=base.machine.gpus;if(gpu===void 0||gpu.uuid===null)throw new UserError({what:"We don't know \
which GPU these rounds ran on, so no later comparison could use the calibration.",help:"Calibrate with reports that were\
 captured on the runner, with a driver that reports the GPU's UUID."});let untraced=pairRuns(base.untraced,head.untraced,
!0),learned={schemaVersion:calibrationSchemaVersion,tool:base.tool,createdAt:head.createdAt,from:"rounds",gpu:{name:gpu.
name,uuid:gpu.uuid},driver:base.machine.driver,captureMode:base.captureMode,source:{repository:base.source.repository,commit:base.
source.commit},pairs,ranges:base.ranges.flatMap(range=>{let learned2=calibrateRange(range,findMatchingRange(range,head));
return learned2===null?[]:[{...learned2,latency:calibrateLatency(untraced,range,latencyThreshold)}]}),falseAlarms:{rounds:rounds2,
comparisons:1,alarms:0}},tries=listChoices(pairs,rounds2,mostComparisons),alarms=tries.filter(indices=>isAlarm(selectRounds(
base,indices),selectRounds(head,indices),learned)).length;return{...learned,falseAlarms:{rounds:rounds2,comparisons:tries.
length,alarms}}}function requireUsableRounds(base,head,rounds2){let pairs=base.rounds.length;if(pairs!==head.rounds.length||
pairs<Math.max(2,rounds2))throw new UserError({what:`A calibration for comparisons of ${counted(rounds2,"round")} per si\
de needs at least ${Math.max(2,rounds2)} pairs of rounds, but the sides have ${pairs} and ${head.rounds.length} rounds.`,
help:"Measure more pairs. 10 or more give useful limits."});let gpus=new Set([...base.machine.gpus,...head.machine.gpus].
map(({uuid})=>uuid));if(gpus.size>1)throw new UserError({what:"All rounds of a calibration must run on the same GPU.",where:[
...gpus].map(uuid=>uuid??"(UUID unknown)").join(", "),help:"Limit the workload to a single GPU, for example with CUDA_VI\
SIBLE_DEVICES=0, and measure again."})}function findMatchingRange(range,head){let headRange=findRange(head.ranges,range);
if(headRange!==void 0)return headRange;throw new UserError({what:`The range ${range.name} is in only one half of the cal\
ibration's rounds, so the two halves aren't from the same code.`})}function calibrateLatency(runs,range,threshold){let latency=compareLatency(
runs,range,threshold);if(latency===null)return null;let{changeRatio,spreadRatio,detectableRatio,rounds:rounds2}=latency.
time;return{processes:rounds2,statistic:latency.statistic,changeRatio,spreadRatio,detectableRatio}}function calibrateRange(first,second){
let{rounds:steady,kept,roundsDisagree}=dropDisturbedRounds({base:first,head:second,interleaved:!0}),{base,head,interleaved}=steady,
pairs=base.rounds.length,headFirst=kept.base.map(index=>index%2===1),computeSpread=(a2,b)=>computePairSpread(a2,b,headFirst),
ofRange=computeSpread(readTimes(base.rounds,"gpuBusyNs"),readTimes(head.rounds,"gpuBusyNs"));if(!interleaved||roundsDisagree||
ofRange===null)return null;let headFamilies=new Map(head.families.map(family=>[family.family,family])),headKernels=new Map(
head.kernels.map(kernel=>[kernel.name,kernel]));return{name:base.name,domain:base.domain,skippedInstances:base.skippedInstances,
pairs,pairSpread:ofRange,wallSpread:computeSpread(readTimes(base.rounds,"wallNs"),readTimes(head.rounds,"wallNs")),families:base.
families.flatMap(({family,rounds:rounds2})=>{let spread=computeSpread(readTimes(rounds2,"totalNs"),readTimes(headFamilies.
get(family)?.rounds,"totalNs"));return spread===null?[]:[{family,pairSpread:spread}]}),kernels:base.kernels.flatMap(({name,
rounds:rounds2})=>{let spread=computeSpread(readTimes(rounds2,"totalNs"),readTimes(headKernels.get(name)?.rounds,"totalN\
s"));return spread===null?[]:[{name,pairSpread:spread}]})}}function readTimes(rounds2,key){return(rounds2??[]).map(round=>round?.[key]??
0)}function computePairSpread(base,head,headFirst){let pairs=headFirst.length;if(base.length!==pairs||head.length!==pairs||
![...base,...head].every(ns2=>ns2>0))return null;let slowdowns=base.map((before2,round)=>logRatio(before2,head[round]??before2)),
secondIsSlower=mean(slowdowns.map((log2,round)=>headFirst[round]===!0?-log2:log2)),squares=slowdowns.reduce((sum3,log2)=>sum3+
log2**2,0)-pairs*secondIsSlower**2;return Math.sqrt(Math.max(0,squares)/(pairs-1))}function listChoices(count5,size,most){
let all=binomial(count5,size),taken=Math.min(all,most);return Array.from({length:taken},(_,index)=>findChoice(Math.floor(
index*all/taken),count5,size))}function findChoice(rank,count5,size){let chosen=[],remainingRank=rank;for(let number4=0;chosen.
length<size;number4+=1){let withIt=binomial(count5-number4-1,size-chosen.length-1);remainingRank<withIt?chosen.push(number4):
remainingRank-=withIt}return chosen}function binomial(count5,size){let product=1;for(let factor=1;factor<=size;factor+=1)
product=product*(count5-size+factor)/factor;return Math.round(product)}async function calibrate(context,request){let raw={...request.settings,overrides:[...request.settings.overrides,"ncu.ena\
bled=false","compare.calibration=null","compare.base=null"]},loaded=await loadSettings(context,raw,!0),rounds2=loaded.config.
rounds??3;if(request.pairs<Math.max(2,rounds2))throw new UserError({what:`${counted(request.pairs,"pair isn't","pairs ar\
en't")} enough for comparisons with ${counted(rounds2,"round")} per side.`,where:"--pairs",help:`Use at least ${Math.max(
2,rounds2)}. With 10 or more, you get useful limits.`});let plan=planCaptures(loaded.config),planned={...plan,rounds:request.
pairs,roundsOfLoad:plan.roundsOfLoad===null?null:1},policy=await loadComparePolicy(context,loaded);workloadArgv(loaded.config.
workload,"checked before anything is made");let file=resolve5(context.cwd,request.file);return await tryToWrite(file).catch(
error=>{throw new UserError({...describeWriteFailure(file,error),help:"Choose a file in a folder that you can write to. \
An existing file is replaced."})}),runWhole(context,{loaded,raw,publisher:null},async session=>{let calibration=await measurePairs(
session,planned,policy,rounds2),kept=await session.directory.write("calibration.json",jsonParts(calibration));return await writeFileAtomic(
file,jsonParts(calibration),"replace").catch(error=>{throw new ToolError({...describeWriteFailure(file,error),help:`Copy\
 the calibration from ${kept}.`})}),{file,calibration,exitCode:exitCodes.pass}})}function describeWriteFailure(file,error){
return{what:`Can't write the calibration to ${file}.`,where:"--file",why:errorMessage(error),cause:error}}async function addCaches(session){
let{config,program,isolation}=session;if(config.compare.caches==="separate")return session;let folder=await mkdtemp(join7(
program.temporary.tmp,"caches-"));await shareWithIsolatedUser(folder,isolation);let caches=await makeCaches(folder,config.
compare.goal,isolation),environment={...program.environment,...caches,...tunerVariables(program.environment)};return{...session,
program:{...program,environment}}}async function measurePairs(begun,planned,policy,rounds2){if(!begun.mayUseGpu)throw new UserError(
{what:"This machine has no GPU to calibrate.",why:"A calibration describes how much times on one GPU vary, so it needs a\
 GPU even if require-kernels is false.",help:"Run `llm-profile calibrate` on the machine that will compare commits."});let session=await withGpuWatch(
await addCaches(begun)),side=createSide(session,"head");await runSetup(side);let{plan,emitted,captureMode}=await settlePlan(
side,planned),sides={head:createUnmeasuredSide({...side,emitted,captureMode}),base:createUnmeasuredSide({...createSide(session,
"base"),captureMode})},{latency,compare:policyOfConfig}=session.config,untraced=latency.pairs===0?0:Math.min(latency["ma\
x-pairs"],plan.rounds);await announceRun(session,plan,{sides:2,untraced,isCompared:!1,filterMode:null});let pairs=await addPairs(
sides,plan,plan.rounds),measured=pairs.failed===null&&findMeasuredBase(pairs)!==null?await addUntraced(pairs,untraced):pairs;
if(measured.failed!==null)throw measured.failed;let base=mapBase(measured.base,buildSideProfile);if(base instanceof LlmProfileError)
throw base;let profiles={base:base??buildSideProfile(sides.base),head:buildSideProfile(measured.head)};return await session.
directory.write(sideFiles.base,jsonParts(profiles.base)),await session.directory.write(sideFiles.head,jsonParts(profiles.
head)),await compressReports(session),createCalibration({...profiles,rounds:rounds2,latencyThreshold:policyOfConfig["lat\
ency-threshold"]/100,isAlarm:(a2,b,calibration)=>isFalseAlarm(compare({base:a2,head:b,interleaved:!0,policy:{...policyOfConfig,
budgets:[],thresholds:[]},...policy,accepted:[],calibration}))})}async function printCalibration(request,{context,output}){
let{calibration,file}=await calibrate(context,request),use=`To use this calibration in comparisons: --set compare.calibr\
ation=${file}`;return output.isQuiet||output.aside(""),await output.say(output.isQuiet?use:`${formatCalibration(calibration,
output.layout())}

${use}`),output.isJson&&await output.printJson(calibration),exitCodes.pass}var effects_exports2={};__export(effects_exports2,{printDemo:()=>printDemo});import{mkdtemp as mkdtemp2}from"node:fs/promises";
import{tmpdir}from"node:os";import{join as join8,resolve as resolve6}from"node:path";var demoRecordings=[{recording:"llm-decode-sdpa",title:"LLM decode with SDPA attention, 3 rounds on an H100"},{recording:"\
llm-decode-eager",title:"The same decode with eager attention"}];async function printDemo(request,{withResultFiles,output:{
screen,print,sayFolded}}){let context=await withResultFiles(),out=request.out??join8(await mkdtemp2(join8(tmpdir(),"llm-\
profile-demo-")),"demo"),folder=resolve6(context.cwd,out);await makeNewFolder(folder);let settings={configFile:null,presets:[],
inputs:[],overrides:[]},recordings=[];for(let{recording,title}of demoRecordings){let path2=join8(context.root,"examples",
"recordings",recording),result=await analyze(context,{paths:[path2],areRanks:!1,ranges:["decode"],ncu:[],out:join8(folder,
recording),settings});recordings.push({path:path2,title,result})}let[base=[],head=[]]=recordings.map(({path:path2})=>[path2]),
comparison=await compare2(context,{base,head,ranges:["decode"],out:join8(folder,"comparison"),settings}),profile=recordings.
at(-1)?.result.profile??null,fails=comparison.exitCode!==exitCodes.pass,comment=comparisonComment("LLM decode: SDPA \u2192 ea\
ger attention",comparison.comparison,profile,fails),commentFile=join8(folder,"comment.md");await writeFileAtomic(commentFile,
comment,"refuse");let layout=screen.out(),show=async(title,result)=>{await sayFolded(()=>renderEverything(result,layout)),
await print(`
${paint(layout,"strong",`=== ${title}`)}
${renderScreen(result,layout)}`)};for(let{title,result}of recordings)await show(title,{...result,comparison:null,cost:null});
return await show("The second recording compared with the first",{...comparison,profile:null,cost:null}),context.log.info(
`
The comment that a pull request would get: ${commentFile}`),context.log.info(`The report, to open in a browser: ${comparison.
reportFile??""}`),context.log.info(`A trace of both sides, to open in ui.perfetto.dev: ${comparison.traceFile??""}`),exitCodes.
pass}var effects_exports3={};__export(effects_exports3,{printDiagnosis:()=>printDiagnosis});import{resolve as resolve7}from"node:path";var doctorSchemaVersion=1,findingSchema=diagnosticSchema.extend({id:text.describe("The check, such as `nsys`, `isolation\
`, or `gpu-busy`."),blocksRun:flag.describe("True if this finding is an error, because every error keeps `run` from star\
ting.")}),toolHistorySchema=object({tool:text,calls:count,failures:count.describe("Calls that failed, timed out, or neve\
r started. Calls that a user interrupted count as neither failures nor successes."),stopped:count,successRatio:number2.min(
0).max(1).nullable().describe("Successes divided by the sum of successes and failures. Null if that sum is 0."),medianSeconds:amount,
maxSeconds:amount}),pastRunStates=["passed","failed","stopped","running","did-not-finish"],pastRunsSchema=object({runs:count,
byState:record(_enum(pastRunStates),count),tools:array(toolHistorySchema).readonly(),failures:array(object({id:textOrNull,
count})).readonly().describe("Most frequent first. `id` is null for failures without an id."),unreadable:array(object({name:text,
why:text})).readonly().describe("Run directories with an unreadable run.json, and why. The other numbers don't include t\
hese directories.")}),doctorSchema=object({schemaVersion:literal(doctorSchemaVersion),version:text.describe("llm-profile\
's version."),canCapture:flag.nullable().describe("True if no finding is an error. The exit code is then 0, otherwise 3.\
 Null with `--runs`, which doesn't check the machine."),errors:count,warnings:count,machine:envRecordSchema.nullable().describe(
"The machine and its tools, as in a run's env.json. Null with `--runs`."),findings:array(findingSchema).readonly().describe(
"In the order of the checks. A check may have several findings."),runs:pastRunsSchema.nullable().describe("Null without \
`--runs`.")});var signs={note:{text:"\u2713 ok",tone:"good"},warning:{text:"! warning",tone:"unsure"},error:{text:"\u2717 error",tone:"\
bad"}};function renderFindings(findings,layout){return renderWithSummary(findings,formatSummary(findings),layout)}function renderBuildFindings(findings,layout){
let counts=formatCounts(findings),last=findings.some(({severity})=>severity==="error")?`${counts}: the tools don't work.`:
`${counts===""?"":`${counts}. `}The tools work.`;return renderWithSummary(findings,last,layout)}function renderWithSummary(findings,last,layout){
return[...findings.length===0?[]:[...formatFindings2(findings,layout),""],...wrapText(last,layout)].join(`
`)+`
`}function formatFindings2(findings,layout){let signWidth=Math.max(...Object.values(signs).map(({text:text3})=>text3.length)),
idWidth=Math.max(0,...findings.map(({id})=>id.length)),indent=" ".repeat(signWidth+idWidth+4),hung=(start,text3,deeper="")=>wrapText(
joinLines(text3),{...layout,width:layout.width-indent.length-deeper.length}).map((line2,index)=>(index===0?start:indent+
deeper)+line2);return findings.flatMap(({id,severity,what,help})=>{let{text:text3,tone}=signs[severity],sign2=paint(layout,
tone,text3)+" ".repeat(signWidth-text3.length);return[...hung(`${sign2}  ${id.padEnd(idWidth)}  `,what),...help===null?[]:
hung(`${indent}help: `,help," ".repeat(6))]})}function renderPastRuns(past,folder,layout){if(past.runs===0&&past.unreadable.
length===0)return`No runs in ${folder}.
`;let states3=Object.entries(past.byState).filter(([,count5])=>count5>0).map(([state,count5])=>`${formatCount(count5)} ${state.
replaceAll("-"," ")}`),lines=[`${counted(past.runs,"run")} in ${folder}${states3.length===0?".":`: ${states3.join(", ")}\
.`}`];if(past.tools.length>0&&lines.push("",...formatToolTable(past,layout)),past.failures.length>0){lines.push("","Why \
runs failed, most common reasons first:");for(let{id,count:count5}of past.failures)lines.push(`  ${formatCount(count5)} \
\xD7  ${plainText(id??"(no known cause)")}`)}if(past.unreadable.length>0){lines.push("","Left out because we can't read \
their run.json:");for(let{name,why}of past.unreadable)lines.push(`  ${plainText(name)}: ${joinLines(why)}`)}return lines.
flatMap(line2=>wrapLine(line2,layout)).join(`
`)+`
`}function renderDoctorJson(diagnosis){let{version,machine,findings,runs}=diagnosis,[errors,warnings]=[countSeverity(findings,
"error"),countSeverity(findings,"warning")];return`${plainJson({schemaVersion:doctorSchemaVersion,version,canCapture:machine===
null?null:errors===0,errors,warnings,machine,findings,runs},2)}
`}function formatToolTable(past,layout){return textTable(leaving([flexible("Tool",12),...["Calls","Failed","Stopped","Su\
ccess","Median","Longest"].map(right)],["Stopped","Median"]),past.tools.map(tool=>[plainText(tool.tool),formatCount(tool.
calls),formatCount(tool.failures),formatCount(tool.stopped),tool.successRatio===null?"\u2013":formatShare(tool.successRatio),
formatSeconds(tool.medianSeconds),formatSeconds(tool.maxSeconds)]),layout)}function formatCounts(findings){let[errors,warnings]=[
countSeverity(findings,"error"),countSeverity(findings,"warning")];return[errors>0?counted(errors,"error"):"",warnings>0?
counted(warnings,"warning"):""].filter(Boolean).join(", ")}function countSeverity(findings,severity){return findings.filter(
finding=>finding.severity===severity).length}function formatSummary(findings){let counts=formatCounts(findings),others="\
`analyze`, `compare`, and `demo` don't need any of this.";return countSeverity(findings,"error")>0?`${counts}: \`llm-prof\
ile run\` can't start here. ${others}`:counts===""?"No problems found.":`${counts}. \`llm-profile run\` can start.`}function joinLines(text3){
return plainText(text3.replaceAll(/(?<!\s)\s*\n\s*/g," \xB7 "))}import{readdir as readdir2}from"node:fs/promises";import{join as join9}from"node:path";var sampleMs=500,busyCores=.5,stolenMatters=.01,waitingMatters=5;async function runNoiseChecks(context){return[...await runChecks(
context,[checkCores]),...await runChecks(context,[checkGovernor,checkVirtual,checkCard,checkLatency])]}var checkGovernor=async({
sys})=>{let folder=join9(sys,"devices/system/cpu"),cores=(await readdir2(folder).catch(()=>[])).filter(name=>/^cpu\d+$/.
test(name)),governors=(await Promise.all(cores.map(core=>readTextOrEmpty(join9(folder,core,"cpufreq/scaling_governor"))))).
map(governor=>governor.trim()).filter(governor=>/^[\w-]{1,32}$/.test(governor));if(governors.length===0)return[ok("noise\
-governor","Like most virtual machines, this system doesn't report a CPU frequency governor.")];let counts=[...Map.groupBy(
governors,governor=>governor)].map(([governor,all])=>`${governor} (${all.length})`);return governors.every(governor=>governor===
"performance")?[ok("noise-governor",`The CPU frequency governor is performance (${counted(governors.length,"core")}).`)]:
[warning("noise-governor",`The CPU frequency governor is ${listText(counts.toSorted(),4)}, so core clocks follow the loa\
d. Host time and latency will vary.`,"Run `cpupower frequency-set --governor performance` on the host, if its owner agre\
es.")]},checkCores=async context=>{let read=file=>readTextOrEmpty(join9(context.proc,file)),before2=parseCpuTimes(await read(
"stat"));await context.wait(sampleMs);let after=parseCpuTimes(await read("stat"));if(before2===null||after===null||after.
total<=before2.total)return[ok("noise-cores","The system doesn't report how busy its cores are.")];let passed=after.total-
before2.total,busy=after.cores*(after.busy-before2.busy)/passed,stolen=(after.stolen-before2.stolen)/passed,waiting=Number(
/^some avg10=(\d+(?:\.\d+)?)/m.exec(await read("pressure/cpu"))?.[1]??0),load=/^\d+\.\d+/.exec(await read("loadavg"))?.[0]??
"unknown",figures=`${busy.toFixed(1)} of ${counted(after.cores,"core")} busy, load ${load} over the last minute`,warnings=[];
return(busy>=busyCores||waiting>=waitingMatters)&&warnings.push(warning("noise-cores",`Other work is running on the core\
s: ${figures}${waiting>=waitingMatters?`, something waited for a core during ${waiting}% of the last ten seconds`:""}.`,
"Wait for the other work to finish, or give the runner dedicated cores. In a container, that work may be on the host.")),
stolen>=stolenMatters&&warnings.push(warning("noise-cores",`The hypervisor gives this machine's cores to other machines:\
 ${percent(stolen)} of the CPU time was stolen.`,"Use a machine with dedicated cores.")),warnings.length>0?warnings:[ok(
"noise-cores",`The cores are idle: ${figures}.`)]};function parseCpuTimes(stat){let line2=/^cpu ((?: \d+){8,10})/m.exec(
stat)?.[1];if(line2===void 0)return null;let[user=0,nice=0,system=0,idle=0,iowait=0,irq=0,softirq=0,stolen=0]=line2.trim().
split(" ").map(Number),busy=user+nice+system+irq+softirq;return{cores:stat.match(/^cpu\d+ /gm)?.length??1,total:busy+idle+
iowait+stolen,busy,stolen}}var checkVirtual=async({proc,sys})=>{let isVirtual=/^flags\s*:.*\shypervisor(?:\s|$)/m.test(await readTextOrEmpty(
join9(proc,"cpuinfo"))),[quota="max",period=""]=(await readTextOrEmpty(join9(sys,"fs/cgroup/cpu.max"))).trim().split(" "),
cores=Number(quota)/Number(period),machine=ok("noise-virtual",isVirtual?"This is a virtual machine. We can't see what el\
se runs on the physical machine, and CPU times vary more than on a dedicated machine.":"No sign of a virtual machine.");
return!Number.isFinite(cores)||cores<=0?[machine]:[machine,warning("noise-virtual",`A quota limits the container to ${Number(
cores.toFixed(2))} cores. A program that uses up the quota pauses until the next period (${Number(period)/1e3} ms).`,"Gi\
ve the container whole cores (--cpuset-cpus) instead of a quota (--cpus).")]},checkCard=async context=>{let answer=await context.
gpus();if(answer.kind!=="gpus"||answer.gpus.length===0)return[];let modes=parseRows(await queryNvidiaSmi(context,"--quer\
y-gpu=index,persistence_mode")),apps=parseRows(await queryNvidiaSmi(context,"--query-compute-apps=gpu_uuid,pid"));return answer.
gpus.filter(({index})=>context.gpuIndex===null||index===context.gpuIndex).flatMap(({index,uuid,mig})=>{let name=`GPU ${index}`,
others=apps.filter(([gpu,pid])=>gpu===uuid&&/^\d+$/.test(pid??"")).length,warnings=[];return modes.some(([gpu,mode])=>gpu===
String(index)&&mode==="Disabled")&&warnings.push(warning("noise-card",`${name}: persistence mode is off, so the driver m\
ay be reloaded for each process.`,"Run `nvidia-smi -pm 1` on the host.")),others>0&&warnings.push(warning("noise-card",`${name}\
: ${others===1?"another process has":`${others} other processes have`} a context on it. Kernels from different processes\
 take turns.`,"End those processes, or choose another GPU (workload.gpu).")),mig==="Enabled"&&warnings.push(warning("noi\
se-card",`${name} is split by MIG. Its instances share power and clocks, and GPU-wide numbers cover all of them.`,"Measu\
re on a whole GPU, or leave the other instances idle.")),warnings.length>0?warnings:ok("noise-card",`${name}: persistenc\
e mode is on or unknown, no other processes are visible, and MIG is off. nvidia-smi doesn't report whether clocks are lo\
cked, so llm-profile samples clock speeds during captures.`)})},checkLatency=async context=>{let{calibration}=context;if(calibration===
null)return[ok("noise-latency","This machine isn't calibrated, so we don't know the smallest latency change that we can \
detect here. `llm-profile calibrate` measures it. Then set compare.calibration to the file that the command writes.")];let misfit=await explainMisfit(
context,calibration);return misfit!==null?[warning("noise-latency",`The calibration isn't from this machine: ${misfit}. \
We can't use it here.`,"Run `llm-profile calibrate` here.")]:calibration.ranges.slice(0,mostRanges).map(({name,domain,pairSpread,
latency,pairs})=>ok("noise-latency",`${rangeText(name,domain)}: GPU time differs by ${percent(pairSpread)} between two r\
ounds of the same code (${counted(pairs,"pair")}). ${describeLatency(latency)}`))};function describeLatency(latency){if(latency?.
detectableRatio==null)return"The calibration didn't measure the sensitivity of runs without CUDA tracing. Calibrate with\
 latency.pairs set to 3 or more.";let{detectableRatio,processes}=latency;return`With ${counted(processes,"run")} per sid\
e without CUDA tracing, an increase in wall time of ${percent(detectableRatio)} would be detected 95% of the time.`}var mostRanges=10;
async function explainMisfit(context,{gpu,driver}){let answer=await context.gpus(),current=(answer.kind==="gpus"?answer.
gpus:[]).find(({uuid})=>uuid===gpu.uuid);return current===void 0?`it was recorded on ${gpu.name} (${gpu.uuid})`:current.
driver===driver?null:`it was recorded with driver ${driver??"unknown"}`}async function queryNvidiaSmi(context,query){try{
let result=await callShortTool(context,"nvidia-smi",["nvidia-smi",query,"--format=csv,noheader"]);return result.exitCode===
0&&!result.timedOut?result.stdout:""}catch(error){if(error instanceof StoppedError)throw error;return""}}function parseRows(csv){
return csv.split(`
`).map(line2=>line2.split(",").map(cell=>cell.trim()))}async function printDiagnosis({settings,runs:folder,build},{context,output}){var _stack=[];try{let{screen,isJson,isQuiet,
print}=output;let{version}=context;if(folder!==null){let runs=await readPastRuns(resolve7(context.cwd,folder));return isJson?
await print(renderDoctorJson({version,machine:null,findings:[],runs})):await print(renderPastRuns(runs,folder,screen.out())),
exitCodes.pass}let{config}=await loadSettings(context,settings,!1);let tools=__using(_stack,await createOwnTools(context),
!0);let file=config.compare.calibration;let calibration=file===null||build!==null?null:readCalibration(createTreeReader(
context),file);let machine=inspectMachine(context,config,tools.runTool,tools.environment,calibration);let findings;if(build!==
null)findings=await runBuildChecks(machine,build.requireNcu);else{let noise=await runNoiseChecks(machine);findings=[...await runPreflight(
machine,[checkSubscribers]),...noise]}let record2=await readMachineRecord(machine);let shown=isQuiet?findings.filter(({severity})=>severity!==
"note"):findings;let render=build===null?renderFindings:renderBuildFindings;isJson?await print(renderDoctorJson({version,
machine:record2,findings,runs:null})):await print(render(shown,screen.out()));return findings.some(({severity})=>severity===
"error")?exitCodes.capture:exitCodes.pass}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,
_hasError);_promise&&await _promise}}async function readMachineRecord(machine){let[nsys2,ncu2]=[(await machine.nsys()).presence,
await machine.ncu()];return readEnvironmentRecord({gpus:await machine.gpus(),nsys:nsys2.state==="present"?nsys2.version:
null,ncu:ncu2.state==="present"?ncu2.version:null,environment:machine.workloadEnvironment})}var effects_exports4={};__export(effects_exports4,{planDryRun:()=>planDryRun,printDryRun:()=>printDryRun});import{join as join10,
resolve as resolve8}from"node:path";var purposeNames={discovery:"a list of the program's ranges",probe:"a probe to decide if ranges can share captures",tuning:"\
autotuning, if the program does that",whole:"captures of the whole program, to find moved work",rounds:"captures",untraced:"\
runs without CUDA tracing",ncu:"Nsight Compute",verify:"verification",lines:"finding the lines behind what's slower"};function formatDryRun(dry,layout){
let prose2=text3=>wrapLine(plainText(text3),layout,0);return["Dry run: nothing was started or written.","",...prose2(`Pl\
an: ${dry.legs}.`),"",...formatStarts(dry,layout),"",...prose2(formatTime(dry)),"",...prose2(`Each command is shown once\
. RUN, SESSION, RANGE, and KERNELS are placeholders that the run fills in. The run also adds isolation to each command (\
isolation: ${dry.isolation}).${dry.isPaired?" The base's commands are the same, but run in its own checkout and write be\
low base/.":""}`),...dry.commands.flatMap(({title,argv})=>["",`# ${title}`,shellLine(argv)])].map(plainText).join(`
`)}function formatStarts({starts,isPaired,isServer,retries,isGuarded,timeBudget},layout){let prose2=text3=>wrapLine(text3,
layout,0),made=starts.filter(({pass,red})=>pass.most!==0||red.most!==0),rows=made.map(({purpose,pass,red})=>[purposeNames[purpose],
formatStartCount(pass),...isPaired?[formatStartCount(red)]:[]]),columns=isPaired?[left("for"),left("pass"),left("red")]:
[left("for"),left("starts")],repeated=[...retries>0?[`retries after transient failures (retries: ${retries})`]:[],...isGuarded?
["rounds repeated because the GPU was disturbed (compare.guard)"]:[]];return[...prose2(`${describeStarts(starts,isServer?
"server":"program")}:`),...textTable(columns,rows,layout),...isPaired?prose2(explainColumns(made)):[],...timeBudget===null?
[]:[`To stay within the time budget (${timeBudget}), the run may skip all rounds after the first.`],...repeated.length===
0?[]:[`Not counted: ${repeated.join(", ")}.`]]}function explainColumns(starts){let has=(wanted,isThere)=>starts.some(start=>start.
purpose===wanted&&isThere(start)),faster=has("ncu",({pass})=>pass.most===0)?" If a range is faster, ncu also explains wh\
y.":"";return`Red means slower on the GPU, or more launches or copies.${has("untraced",({red})=>red.most===0)?" If only \
wall time is slower, the pass column applies.":""}${faster}`}function formatTime({lastSeconds,out,timeLimit}){return lastSeconds===
null?`Time: unknown, because no earlier run in ${out} made the same captures of this command (time limit per capture: ${timeLimit}\
).`:`Time: about ${formatSeconds(lastSeconds)}, based on the last run in ${out} with the same captures.`}async function planDryRun(context,raw){let{loaded,readText:readText2}=await loadRules(context,await loadSettings(context,
raw,!0),raw),{config}=loaded,plan=planCaptures(config);await loadComparePolicy(context,loaded,readText2),checkWorkingDirectory(
context,config);let sides=config.compare.base===null?1:2,starts={sides,untraced:untracedPairs(config,sides),isCompared:sides===
2,filterMode:usesNcu(config)?expectedFilterMode(config.ncu):null};return{isPaired:sides===2,legs:describeSteps(config,plan,
starts),starts:programStarts(config,plan,starts),commands:planCommands(config,plan,starts).map(({title,argv})=>({title,argv:redactCommand(
argv)})),out:config.out,lastSeconds:await findLastDuration(resolve8(context.cwd,config.out),config,plan,starts),timeLimit:String(
config.workload["time-limit"]),timeBudget:config["time-budget"]===null?null:String(config["time-budget"]),retries:config.
retries,isGuarded:sides===2&&config.compare.guard,isolation:config.isolation,isServer:config.workload.server.command!==null}}
async function findLastDuration(out,config,plan,starts){if(plan.unresolved.length>0)return null;let plans=plan.captureMode===
"probe"?[sharedPlan(plan,config),gatedPlan(plan)]:[plan];for(let candidate of plans)for(let withOrWithout of[starts,{...starts,
filterMode:null}]){let last=await readLastDuration(out,planKey(config,candidate,withOrWithout));if(last!==null)return last}
return null}function planCommands(config,plan,starts){let nsys2={path:config.nsys.path,missingOptions:[]},{setup,server}=config.
workload,{verify}=config.compare,workload=settings=>workloadArgv(settings.workload,join10(config.out,"RUN","hydra")),names=(...folder)=>({
output:join10(config.out,"RUN","head",...folder,"nsys","report"),session:"llm-profile-SESSION"}),commands=[],add=(title,argv)=>commands.
push({title,argv}),addRunningCapture=(captureNames,addMeanwhile)=>{add("begins a capture",nsysStartArgv(config,nsys2,captureNames)),
addMeanwhile(),add("ends the capture",nsysStopArgv(nsys2,captureNames.session))};if(setup!==null&&add("sets the program \
up, without a profiler",commandArgv(setup)),server.command!==null){let served=names("round-1","server"),warmUp=server["w\
arm-up"]??server.client;return add("starts the server of each load",nsysLaunchArgv(config,nsys2,served.session,commandArgv(
server.command))),warmUp!==null&&add("warms the server up",commandArgv(warmUp)),addRunningCapture(served,()=>{server.client!==
null&&add("sends requests to the server during the capture",commandArgv(server.client))}),commands}let whole={kind:"none"},
round=plan.rounds===1?"":`, round 1 of ${plan.rounds}`;isHeldToGoal(config,starts)&&verify.command!==null&&add("verifies\
 what base computes, and later what head computes",commandArgv(verify.command)),plan.captureMode==="probe"?add("runs the\
 probe; if the report is small, each round repeats this capture instead of the captures below",nsysProfileArgv(config,nsys2,
whole,names("probe"),workload(config))):plan.unresolved.length>0&&add("lists the ranges that match the globs; each range\
 is then captured as below",nsysNvtxArgv(config,nsys2,names("discovery"),workload(config))),isHeldToGoal(config,starts)&&
add("captures the whole program, to find work that moved",nsysProfileArgv(config,nsys2,whole,names("whole"),workload(config)));
for(let{label,gate,directory}of plan.captures){let captureNames=names("round-1",directory);plan.roundsOfLoad===null?add(
`captures ${label}${round}`,nsysProfileArgv(config,nsys2,gate,captureNames,workload(config))):(add("starts the program o\
f each load",nsysLaunchArgv(config,nsys2,captureNames.session,workload(config))),addRunningCapture(captureNames,()=>{}))}
for(let range of plan.unresolved){let instances=range.skip+(range.instances??1),gate={kind:"nvtx",range:{...range,message:"\
RANGE"},instances};add(`captures a range that matches ${range.text}${round}`,nsysProfileArgv(config,nsys2,gate,names("ro\
und-1","RANGE"),workload(config)))}if(starts.untraced>0){let untraced=untracedConfig(config);add(`measures wall time wit\
hout CUDA tracing, run 1 of ${starts.untraced}`,nsysNvtxArgv(untraced,nsys2,names("untraced-1"),workload(untraced)))}return starts.
filterMode!==null&&commands.push(...planNcuCommands(config,starts)),starts.isCompared&&config.lines==="auto"&&add("finds\
 the lines behind what's slower, if a range is slower",nsysLinesArgv(config,nsys2,plan.captures[0]?.gate??whole,names("l\
ines"),workload(config))),commands}function planNcuCommands(config,{filterMode,isCompared}){let{ncu:ncu2}=config,mode=filterMode===
null||filterMode==="unknown"?"per-launch-config":filterMode,filters=config.ranges.map(entry=>parseRange(typeof entry=="s\
tring"?entry:entry.range,null)).map(({message,domain,glob,text:text3})=>({name:glob?`RANGE(${text3})`:message,domain:domain===
null||domain==="*"?"":domain,style:"pushpop"})),isShared=sharesProcess(ncu2,mode),groups=ncu2.gating?isShared?[filters]:
filters.map(filter=>[filter]):[[]],when=isCompared&&ncu2.when==="auto"?", if a verdict needs a reason":"",often=filterMode===
"unknown"&&filters.length>1?"; an older ncu runs once per range":"";return groups.map(ranges=>({title:`explains the top \
kernels${when}${often}`,argv:ncuArgv(ncu2,{ranges,kernels:!ncu2.gating||replaysRanges(ncu2)?null:["KERNELS"],launches:null,
filterMode:mode,selection:selectNcuMetrics(config),log:join10(config.out,"RUN","head","ncu",isShared?"all-ranges":"RANGE",
"raw.csv"),report:join10(config.out,"RUN","head","ncu",isShared?"all-ranges":"RANGE","report")},workloadArgv(config.workload,
join10(config.out,"RUN","hydra")))}))}async function printDryRun({settings},{context,output}){return await output.print(
formatDryRun(await planDryRun(context,settings),output.screen.out())),exitCodes.pass}var add_exports={};__export(add_exports,{addToHistory:()=>addToHistory,printAdded:()=>printAdded});import{existsSync as existsSync2,
readFileSync}from"node:fs";import{join as join13,resolve as resolve9}from"node:path";import{createHash as createHash2}from"node:crypto";var historyRecordSchemaVersion=1,largestRecordBytes=2e4,count4=number().int().nonnegative(),ns=number().nonnegative(),shortText=string().
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
, alternating between them."),links:object({run:link2,report:link2,artifact:link2})});var recordsFolder="runs";function createRecordPath({measuredAt,commit,run:run2}){let time=new Date(measuredAt).toISOString(),
id=run2?.id??time.replaceAll(/[-:.]/g,""),name=[commit?.sha??"unknown",String(id),String(run2?.attempt??1),safeName(run2?.
job??"")].join("-");return[recordsFolder,...time.slice(0,10).split("-"),`${name}.json`].join("/")}function formatRecord(record2){
return`${JSON.stringify(record2)}
`}function createRecordFile(record2){return{path:createRecordPath(record2),text:formatRecord(record2)}}var versionSchema2=object(
{schemaVersion:number().int()});function readRecord(path2,text3){if(Buffer.byteLength(text3)>largestRecordBytes)return{path:path2,
why:"too-large"};let value2=jsonOrNull(text3);if(value2===null)return{path:path2,why:"not-json"};let version=versionSchema2.
safeParse(value2);if(version.success&&version.data.schemaVersion>historyRecordSchemaVersion)return{path:path2,why:"newer\
-version"};let{data:record2}=historyRecordSchema.safeParse(value2);return record2===void 0||createRecordPath(record2)!==
path2?{path:path2,why:"not-a-record"}:{path:path2,record:record2}}var mostRecords=3e4;function selectNewestFiles(files,most=mostRecords){
let sorted=files.toSorted((a2,b)=>byText(b.path,a2.path));return{newest:sorted.slice(0,most),skipped:sorted.slice(most).
map(({path:path2})=>({path:path2,why:"too-large"}))}}function sortReadHistory(read){let sorted=read.toSorted((a2,b)=>byText(
a2.path,b.path));return{records:sorted.filter(file=>"record"in file),skipped:sorted.filter(file=>"why"in file)}}var limits={text:500,values:100,ranges:200,kernels:10,gpus:64},byteLimits={gpus:2e3,metrics:6e3,checks:2e3};function createHistoryRecord(measured,context){
let{profile}=measured,{machine,environment,workload,captureMode}=profile,{commit,run:run2,checks,links}=context,gpus=machine.
gpus.slice(0,limits.gpus),reference=findReference(measured),ranges=profile.ranges.filter(({rounds:rounds2})=>rounds2.length>
0).map(range=>createRangeRecord(range,profile.untraced,reference?.profile??null)).toSorted((a2,b)=>median(b.busyNs)-median(
a2.busyNs)),metrics=collectMetrics(profile.untraced),keptMetrics=takeWithinBytes(metrics,byteLimits.metrics).slice(0,limits.
ranges),record2={schemaVersion:historyRecordSchemaVersion,tool:{name:truncate(profile.tool.name,100),version:truncate(profile.
tool.version,100)},measuredAt:formatIsoTime(profile.measuredAt??profile.createdAt),commit:commit&&{...commit,branch:truncateOrNull(
commit.branch,limits.text),subject:truncateOrNull(commit.subject,200)},run:run2&&{...run2,job:truncate(run2.job,limits.text)},
machine:{gpus:takeWithinBytes(gpus.map(({name})=>truncate(name,100)),byteLimits.gpus),gpuIds:gpus.flatMap(({uuid})=>uuid===
null?[]:[digestGpuUuid(uuid)]),driver:truncateOrNull(machine.driver,100),cuda:truncateOrNull(machine.cuda,100)},environment:environment&&
digestEnvironment(environment),command:workload.command.length===0?null:hashText(JSON.stringify(workload.command),16),captureMode,
reference:reference&&{label:reference.label,commit:reference.commit},ranges,rangesLeftOut:0,metrics:keptMetrics,metricsLeftOut:metrics.
length-keptMetrics.length,checks:takeWithinBytes(checks,byteLimits.checks),links},{data,error}=historyRecordSchema.safeParse(
shrinkToFit(record2));if(data!==void 0)return data;throw new ParseError({id:"history-not-recorded",what:"The run can't b\
e recorded.",why:prettifyError(error),help:"Use a profile.json exactly as llm-profile wrote it.",cause:error})}function formatIsoTime(text3){
let ms=Date.parse(text3);return Number.isNaN(ms)?text3:new Date(ms).toISOString()}function shrinkToFit(whole){let withFewer=(kernels2,ranges2)=>({
...whole,ranges:whole.ranges.slice(0,ranges2).map(range=>({...range,kernels:range.kernels.slice(0,kernels2)})),rangesLeftOut:whole.
ranges.length-Math.min(ranges2,whole.ranges.length)}),[kernels,ranges]=[limits.kernels,Math.min(limits.ranges,whole.ranges.
length)];for(;;){let record2=withFewer(kernels,ranges);if(ranges===0||Buffer.byteLength(formatRecord(record2))<=largestRecordBytes)
return record2;kernels>0?kernels-=1:ranges-=1}}function findReference({comparison,base}){let label=comparison?.baseline.
pinned,commit=comparison?.base?.source.commit;return base===null||comparison?.interleaved!==!0||label===void 0||commit==
null?null:{label:truncate(label,limits.text),commit,profile:base}}function createRangeRecord(range,untraced,reference){let{
name,domain,skippedInstances,rounds:rounds2,kernels}=range,time=chooseGpuTime(range),over=pick=>Math.round(median(rounds2.
map(pick)));return{name:shortenRecordedName(name),domain:shortenRecordedName(domain),skippedInstances,instances:over(({instances})=>instances),
launches:over(({launches})=>launches),synchronizations:over(({synchronizations})=>sum2(synchronizations.map(({count:count5})=>count5))),
copyBytes:over(({copies})=>sum2(copies.map(({bytes})=>bytes))),busyNs:rounds2.slice(0,limits.values).map(time),wall:readWallTimes(
range,untraced),referenceBusyNs:readReferenceTimes(range,reference),kernels:kernels.map(kernel=>({name:shortenRecordedName(
kernel.name),family:truncate(kernel.family,100),ns:medianTotalNs(kernel),launches:Math.round(medianLaunches(kernel))})).
toSorted((a2,b)=>b.ns-a2.ns).slice(0,limits.kernels)}}function readReferenceTimes(range,reference){let referenceRange=findRange(
reference?.ranges??[],range);if(referenceRange===void 0||referenceRange.rounds.length===0)return null;let waits=waitsForOthers(
range);return waits!==waitsForOthers(referenceRange)||waits&&areRanksKnown(range)!==areRanksKnown(referenceRange)?null:referenceRange.
rounds.slice(0,limits.values).map(chooseGpuTime(referenceRange))}function readWallTimes(range,untraced){let processes=untraced.
map(run2=>instanceTimes(run2,range)).filter(times=>times.length>0),ns2=values=>values.slice(0,limits.values);if(processes.
length>0)return{ns:ns2(processes.map(median)),traced:!1};let ran=range.rounds.filter(({instances,wallNs})=>instances>0&&
wallNs>0);return ran.length===0?null:{ns:ns2(ran.map(({wallNs,instances})=>Math.round(wallNs/instances))),traced:!0}}var peakMemory={
name:"peak memory",range:null,unit:"bytes",better:"lower"},clientTime={name:"client time",range:null,unit:"ns",better:"l\
ower"};function collectMetrics(untraced){let reported=new Map;for(let{name,unit,better,value:value2}of untraced.flatMap(
({metrics})=>metrics)){let key=JSON.stringify([name,unit]),metric=reported.get(key)??{name:shortenRecordedName(name),range:null,
unit:truncateOrNull(unit,50),better,values:[]};metric.values.length<limits.values&&metric.values.push(value2),reported.set(
key,metric)}let all=[...reported.values()],memory=untraced.flatMap(run2=>run2.peakMemory.length===0?[]:[Math.max(...run2.
peakMemory.map(({bytes})=>bytes))]),client=untraced.flatMap(run2=>run2.clientSeconds===null?[]:[Math.round(run2.clientSeconds*
1e9)]),measured=[{...peakMemory,values:memory.slice(0,limits.values)},{...clientTime,values:client.slice(0,limits.values)}];
return[...all.filter(({better})=>better!==null),...all.filter(({better})=>better===null),...measured.filter(({values})=>values.
length>0)]}function digestEnvironment(environment){let{operatingSystem,imageDigest,pythonPackages,systemPackages,cudaLibraries}=environment,
lists=[pythonPackages,systemPackages,cudaLibraries];if(lists.every(list2=>list2===null))return null;let sorted=lists.map(
list2=>list2===null?null:Object.entries(list2).toSorted(([a2],[b])=>byText(a2,b)));return hashText(JSON.stringify([operatingSystem,
imageDigest,...sorted]),16)}function takeWithinBytes(items,bytes){let bytesLeft=bytes;return items.filter(item=>(bytesLeft-=
Buffer.byteLength(JSON.stringify(item))+1,bytesLeft>=0))}function digestGpuUuid(uuid){return hashText(uuid,12)}function hashText(text3,length){
return createHash2("sha256").update(text3).digest("hex").slice(0,length)}function shortenRecordedName(name){return shortenName(
name,limits.text)}function truncate(text3,longest2){return text3.slice(0,longest2).toWellFormed()}function truncateOrNull(text3,longest2){
return text3===null?null:truncate(text3,longest2)}function sum2(values){return values.reduce((sum3,value2)=>sum3+value2,
0)}import{constants as constants3}from"node:fs";import{opendir}from"node:fs/promises";import{dirname as dirname3,join as join12}from"node:path";import{lstat}from"node:fs/promises";import{dirname as dirname2,join as join11}from"node:path";async function findProblems(root,path2,replaces){let parts=path2.split("/");for(let[index]of parts.entries()){let name=parts.
slice(0,index+1).join("/"),stats=await lstat(join11(root,name)).catch(error=>{if(readErrorCode(error)==="ENOENT")return null;
throw error});if(stats===null)return[];if(stats.isSymbolicLink())return[`${name} is a link. llm-profile doesn't follow l\
inks.`];let isLast=index===parts.length-1;if(!isLast&&!stats.isDirectory())return[`${name} isn't a folder.`];if(isLast&&
!stats.isFile())return[`${name} already exists and isn't a file.`];if(isLast&&!replaces)return[`${name} already exists.`]}
return[]}async function requireAbsent(root,paths,replaces){let problems=(await Promise.all(paths.map(async path2=>findProblems(
root,path2,replaces)))).flat();if(problems.length!==0)throw new UserError({what:"Wrote nothing:",problems:[...new Set(problems)],
where:root,help:replaces?"Remove what's there, or write the files by hand.":"--force replaces files, but not links or fo\
lders."})}async function writeNewFiles(root,files,replaces){await requireAbsent(root,files.map(({path:path2})=>path2),replaces);
for(let{path:path2,text:text3}of files){let full=join11(root,path2);await makeFolders(dirname2(full)),await writeFileAtomic(
full,text3,replaces?"replace":"refuse",438)}}var usualLimitMs=5*6e4,readAtOnce=16;async function addToFolder(folder,{path:path2,text:text3}){let file=join12(folder,path2),
present=await readPresentText(file);if(present===text3)return!1;if(present!==null)throw createOtherRecordError(file);await requireAbsent(
folder,[path2],!0);try{return await makeFolders(dirname3(file)),await writeFileAtomic(file,text3,"refuse",438),!0}catch(error){
let written=await readPresentText(file);if(written===text3)return!1;throw written===null?error:createOtherRecordError(file)}}
async function readPresentText(path2){try{return(await readRegularFile(path2,largestRecordBytes,constants3.O_NOFOLLOW)).
text}catch(error){if(readErrorCode(error)==="ENOENT")return null;throw new UserError({id:"history-path-taken",what:"A re\
cord's path is already taken by something that isn't a record.",where:path2,why:errorMessage(error),help:"Remove what's \
there. llm-profile doesn't follow links.",cause:error})}}function createOtherRecordError(path2){return new UserError({id:"\
history-record-differs",what:"The history already has a different record for this run.",where:path2,why:"Records are nev\
er overwritten.",help:"To store two measurements of one run, give each measurement a different name with --job. To repla\
ce the record, delete its file."})}async function readFolder(folder,deadline=AbortSignal.timeout(usualLimitMs)){if(!await isFolder(
folder))throw new UserError({id:"history-missing",what:"The history folder doesn't exist.",where:folder,help:"`llm-profi\
le history add` creates the folder when it adds the first record."});let{files,skipped}=await findFiles(folder,deadline),
{newest,skipped:older}=selectNewestFiles(files),read=[...skipped,...older],wanted=[...newest],readAll=async()=>{for(let file=wanted.
pop();file!==void 0;file=wanted.pop())refuseWhenLate(deadline,folder),read.push(await readFile(folder,file.path))};return await Promise.
all(Array.from({length:readAtOnce},readAll)),sortReadHistory(read)}async function readFile(folder,path2){try{let{text:text3}=await readRegularFile(
join12(folder,path2),2*largestRecordBytes,constants3.O_NOFOLLOW);return readRecord(path2,text3)}catch(error){return{path:path2,
why:readErrorCode(error)===""?"too-large":"not-a-record"}}}var levels2=[/^\d{4}$/,/^\d{2}$/,/^\d{2}$/];async function findFiles(folder,deadline){
let folders=[recordsFolder];for(let level of levels2){let below=[];for(let parent of folders){refuseWhenLate(deadline,folder);
for(let entry of await listEntries(join12(folder,parent)))entry.isDirectory()&&level.test(entry.name)&&below.push(`${parent}\
/${entry.name}`)}folders=below}let files=[],skipped=[];for(let day of folders){refuseWhenLate(deadline,folder);for(let entry of await listEntries(
join12(folder,day))){let path2=`${day}/${entry.name}`;entry.name.startsWith(".")||(entry.isFile()?files.push({path:path2}):
skipped.push({path:path2,why:"not-a-record"}))}}return{files,skipped}}async function listEntries(folder){let entries=[];
try{for await(let entry of await opendir(folder)){if(entries.length>mostRecords)throw createTooManyError(folder);entries.
push(entry)}}catch(error){if(readErrorCode(error)!=="ENOENT"&&readErrorCode(error)!=="ENOTDIR")throw error}return entries}
function createTooManyError(folder){return new UserError({id:"history-too-large",what:`A history folder has more than ${mostRecords}\
 files.`,where:folder,help:"Remove the files that llm-profile didn't write."})}function refuseWhenLate(deadline,folder){
if(deadline.aborted)throw new UserError({id:"history-too-slow",what:"Reading the history took too long.",where:folder,help:"\
Copy the folder to a local disk, or move old records out of it."})}async function addToHistory(context,request){var _stack=[];try{let{job}=readGithubJob(context.environment,path2=>readFileSync(
path2,"utf8"));let tools=__using(_stack,await createOwnTools(context),!0);let records=[];for(let shown of request.runs){
let measured=await readMeasuredRun(resolve9(context.cwd,shown),shown);records.push(createHistoryRecord(measured,await createRecordContext(
context,tools,measured.profile,job,request.job)))}let lines=[];for(let record2 of records){let file=createRecordFile(record2),
isNew=await addToFolder(resolve9(context.cwd,request.folder),file);lines.push(`${isNew?"Added":"Already there"}: ${join13(
request.folder,file.path)}`)}return lines}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,
_hasError);_promise&&await _promise}}async function readMeasuredRun(path2,shown){if(!(await findInput(path2,shown)).isDirectory())
return{profile:await readCompleteProfile(path2,shown),comparison:null,base:null};await refuseUnfinished(path2,shown);let profile=join13(
path2,sideFiles.head);if(!existsSync2(profile))throw new UserError({id:"history-no-profile",what:`${shown} has no profil\
e.json.`,where:"the given path",help:"Pass a run directory from `llm-profile run`, the folder that `llm-profile analyze \
--out` wrote, or a profile.json."});let base=join13(path2,sideFiles.base);return{profile:await readCompleteProfile(profile,
join13(shown,sideFiles.head)),comparison:await readComparison(join13(path2,"comparison.json")),base:existsSync2(base)?await readProfile(
base,join13(shown,sideFiles.base)):null}}async function readCompleteProfile(path2,shown){let profile=await readProfile(path2,
shown),incomplete=checkComplete(profile,shown);if(incomplete!==null)throw new CaptureError(incomplete);return profile}async function refuseUnfinished(directory,shown){
if(!existsSync2(join13(directory,runRecordFile)))return;let record2=await readRunRecord(directory),why=describeUnfinished(
record2,await readPastRunState(record2));if(why!==null)throw new UserError({id:"history-run-failed",what:`${shown} isn't\
 a successful run.`,where:"the given path",why,help:"Repeat the run. A slowdown isn't a failure; runs with slowdowns bel\
ong in the history."})}async function createRecordContext({cwd},{runTool,environment,temporaryDirectory},{source},job,name){
let{commit,ref,dirty}=source,described=commit===null?null:await describeCommit({runTool,environment,temporaryDirectory,cwd},
commit),branch=/^refs\/heads\/(.+)$/s.exec(job?.ref??ref??"")?.[1]??null,jobName=name??job?.job??null;return{commit:commit===
null||!/^[0-9a-f]{40}$/.test(commit)?null:{sha:commit,committedAt:described?.committedAt??null,branch,subject:described?.
subject??null,...dirty===!0?{dirty}:{}},run:jobName===null?null:{id:job?.runId??null,attempt:job?.runAttempt??1,job:jobName},
links:{run:job===null?null:createRunUrl(job),report:null,artifact:null},checks:[]}}async function printAdded(request,{context}){
for(let line2 of await addToHistory(context,request))context.log.info(line2);return exitCodes.pass}var history_job_exports={};__export(history_job_exports,{runHistoryJob:()=>runHistoryJob});var constants4={signChance:chance(2e-5,"The history's level counts as changed if Student's t-test gives a smaller p-valu\
e.","At 0.00005, 4.1% of heavy-tailed series show a false change within 30 nights; at this value, 2.9% do (docs/evidence\
/history.md).",null),shortestSegment:count2(3,"A level in the history has at least this many points. A range counts as e\
nded if it's missing from this many of a job's latest points.","With a minimum of one, a single outlier at the end count\
ed as a change in 97% of cases.",["analyze-history.test.ts","hasn't ended when the job's last runs failed to measure it"]),
searchWindow:count2(50,"We search this many points for changes at once. We check a change only if it's recent, that is, \
within this many of a job's latest points.","Apache Otava's default. Any change then has at least 25 points on one side.",
["checks.test.ts","none that is old"]),smallestStep:ratio(.002,"A smaller change in a level is ignored.","Rebuilding the\
 same code moves a range's time by up to 0.2%.",null),boundaryMoves:count2(2,"A change in the history may be up to this \
many points away from where we first found it.","99% of 3\u03C3 steps are first found within two points of where they happene\
d, and 9% are found late (docs/evidence/history.md).",["checks.test.ts","are measured from two nights before the last on\
e of the old level"]),confirmations:count2(2,"It takes this many measurements to confirm a sign of a change.","With one \
measurement, 5.8% of dashboards had a false alarm each month if processes had two speeds, 0.45% apart (docs/evidence/his\
tory.md).",["analyze-history.test.ts","with one check"]),mostChecks:count2(3,"We measure an unclear sign of a change at \
most this many times.","Chosen by judgment: each extra measurement is another chance to be wrong.",["checks.test.ts","ar\
e asked three times at most while they're unclear"]),historyPairs:count2(10,"A range's noise counts as known if the hist\
ory has the equivalent of at least this many pairs of rounds. Three nights count as one pair.","As many pairs as a calib\
ration needs for useful limits.",["history-calibration.test.ts","needs 31 nights on that GPU"]),levelPoints:count2(10,"A\
 series in the history needs this many points to be judged. To find drift, we compare the latest points with this many p\
oints from the start of the past year.","Chosen by judgment: the mean of ten points varies a third as much as one point.",
["analyze-history.test.ts","of nine nights"]),weakSigns:count2(10,"We first collect changes with a p-value up to this ma\
ny times `signChance`, and drop those that aren't significant as whole levels.","Apache Otava's value.",["change-points.\
test.ts","finds the change points that Apache Otava finds"]),alikeSeries:count2(3,"A change is the machine's if most of \
a job's series moved with it. It takes at least this many series.","Chosen by judgment: of two series, one is half.",["a\
nalyze-history.test.ts","two ranges are too few to tell"]),confirmedShare:ratio(.5,"A measurement confirms a sign with a\
 change of at least this share of it, and refutes it if the whole interval is below.","Halfway between no change and the\
 sign.",["checks.test.ts","slower by less than half"]),nightsOfPair:count2(3,"This many steps between nights tell us as \
much about noise as one independent pair.","Neighboring steps share a night (2/3 each), and a 90th percentile is 64% as \
efficient as a mean square, so 2.3 steps, rounded up.",["history-calibration.test.ts","needs 31 nights on that GPU"]),usualGap:ratio(
.1,"A gap in the nights is usual, such as a weekend, if at least this share of the intervals have it.","A weekend is one\
 interval in five.",null)};function buildSeries(records){let followed=new Map,runs=new Map;for(let[index,{record:record2}]of records.entries()){let job=readJobName(
record2),ofJob=runs.get(job)??[];ofJob.push(index),runs.set(job,ofJob);for(let value2 of readValues(record2)){let id=createSeriesId(
job,value2.figure),series=followed.get(id)??{id,job,values:[]};series.values.push({...value2,index}),followed.set(id,series)}}
return[...followed.values()].map(series=>createSeries(series,records,runs.get(series.job)??[]))}function createSeriesId(job,figure){
let{kind,range}=figure;return JSON.stringify(figure.kind==="metric"?[job,kind,figure.name,range]:[job,kind,range,figure.
domain])}function readJobName({run:run2}){return run2?.job??""}var cutReasons=[["gpu","gpu"],["driver","driver"],["cuda",
"cuda"],["command","command"],["captureMode","capture-mode"],["tracing","capture-mode"],["instances","instances"],["refe\
rence","reference"]];function readValues({machine,command,captureMode,reference,ranges,metrics}){let gpu=machine.gpus.length===
0?null:machine.gpus.join(`
`),{driver,cuda}=machine,values=[];for(let{name,domain,busyNs,wall,referenceBusyNs,instances:count5,skippedInstances}of ranges){
let instances=`${count5} ${skippedInstances}`;if(values.push({figure:{kind:"busy",range:name,domain},unit:"ns",better:"l\
ower",rounds:busyNs,reference:referenceBusyNs,facts:{gpu,driver,cuda,command,captureMode,tracing:null,instances,reference:reference?.
commit??null}}),wall===null)continue;let tracing=String(wall.traced);values.push({figure:{kind:"wall",range:name,domain},
unit:"ns",better:"lower",rounds:wall.ns,reference:null,facts:{gpu,driver,cuda,command,captureMode,tracing,instances,reference:null}})}
for(let{name,range,unit,better,values:rounds2}of metrics)values.push({figure:{kind:"metric",name,range},unit,better,rounds:rounds2,
reference:null,facts:{gpu,driver,cuda,command,captureMode:null,tracing:null,instances:null,reference:null}});return values}
function createSeries({id,job,values},records,runs){let last=values.at(-1);if(last===void 0)throw new RangeError("A seri\
es without points.");let points=values.map(({index,rounds:rounds2,reference})=>({record:index,value:median(rounds2),low:Math.
min(...rounds2),high:Math.max(...rounds2),referenceRatio:computeRatioToReference(reference,rounds2)})),times=values.map(
({index})=>Date.parse(records[index]?.record.measuredAt??"")),lastRuns=runs.slice(-constants4.shortestSegment.value);return{
id,job,figure:last.figure,unit:last.unit,better:last.better,points,cuts:findCuts(values),gaps:findGaps(times),current:lastRuns.
includes(last.index)}}function computeRatioToReference(reference,rounds2){if(reference===null||[...reference,...rounds2].
some(value2=>value2<=0))return null;let{base,head}=findSideLevels({base:reference,head:rounds2,interleaved:reference.length===
rounds2.length});return head/base}function findCuts(values){let[first]=values;if(first===void 0)return[];let lastFacts={
...first.facts},cuts=[];for(let[point2,{facts}]of values.entries()){let because=new Set;for(let[fact,reason]of cutReasons){
let value2=facts[fact];value2===null||value2===lastFacts[fact]||(lastFacts[fact]!==null&&because.add(reason),lastFacts[fact]=
value2)}because.size>0&&cuts.push({point:point2,because:[...because]})}return cuts}function findGaps(times){let intervals=times.
slice(1).map((time,place2)=>time-(times[place2]??time)),usual2=median(intervals.filter(interval=>interval>0)),missing=intervals.
map(interval=>usual2>0?Math.round(interval/usual2)-1:0),counts=new Map;for(let nights of missing)counts.set(nights,(counts.
get(nights)??0)+1);return(counts.get(0)??0)<=missing.length/2?[]:missing.flatMap((nights,place2)=>{let count5=counts.get(
nights)??0,isUsual=count5>1&&count5>=constants4.usualGap.value*missing.length;return nights>0&&!isUsual?[{point:place2+1,
missing:nights}]:[]})}function findOpenSigns({records,series},job){let commits=records.map(({record:record2})=>readJobName(record2)===job?record2.
commit:null),head=commits.findLast(commit=>commit!==null)?.sha;if(head===void 0)return[];let byBase=new Map;for(let tracked of series.
filter(candidate=>candidate.job===job&&candidate.current)){let change=findLastChange(tracked);if(change===void 0||!isOpen(
change)||!isRecent(change,tracked))continue;let base=commits[tracked.points[findBasePoint(change,tracked)]?.record??-1]?.
sha;if(base===void 0||base===head)continue;let signs2=byBase.get(base)??[];signs2.push({figure:tracked.figure,changeRatio:change.
changeRatio}),byBase.set(base,signs2)}return[...byBase].map(([base,signs2])=>({job,base,head,signs:signs2}))}function isOpen({
state,checks}){return(state==="sign"||state==="unclear")&&checks.length<constants4.mostChecks.value}function isRecent({point:point2},{
points}){return point2>=points.length-constants4.searchWindow.value}function mayBeFromCode({state}){return state!=="refu\
ted"&&state!=="machine"}function findLastChange({changes}){return changes.findLast(mayBeFromCode)}function findBasePoint(change,{
changes,cuts}){let begins=[...cuts,...changes.filter(mayBeFromCode)].map(({point:point2})=>point2).filter(point2=>point2<
change.point);return Math.max(0,...begins,change.point-1-constants4.boundaryMoves.value)}function checkSigns(history,job,comparison){
let base=comparison.base?.source.commit??null,head=comparison.head.source.commit,open=findOpenSigns(history,job).find(sign2=>sign2.
base===base);return open===void 0||head===null?[]:open.signs.map(sign2=>checkSign({job,base:open.base,head},sign2,comparison))}
function checkSign({job,base,head},{figure,changeRatio},comparison){let change=comparison.interleaved?findChange(comparison,
figure):null,measured={changeRatio:change?.changeRatio??null,lowRatio:change?.lowRatio??null,highRatio:change?.highRatio??
null};return{job,figure,before:base,after:head,outcome:decideOutcome(change,changeRatio),...measured}}function decideOutcome(change,sign2){
return change===null?"unclear":isRefuted(change,sign2)?"refuted":(change.state==="regressed"||change.state==="improved")&&
logRatioAlong(change.changeRatio??0,sign2)>=halfOfSign(sign2)?"confirmed":"unclear"}function isRefuted({lowRatio,highRatio},sign2){
let most=sign2>0?highRatio:lowRatio;return most!==null&&logRatioAlong(most,sign2)<halfOfSign(sign2)}function halfOfSign(sign2){
return constants4.confirmedShare.value*Math.abs(Math.log1p(sign2))}function logRatioAlong(change,sign2){return Math.sign(
sign2)*Math.log1p(change)}function findChange({ranges,metrics,reasons},figure){if(figure.kind==="metric")return metrics.
find(({name,range:range2})=>shortenRecordedName(name)===figure.name&&range2===figure.range)?.change??null;let range=ranges.
find(({name,domain})=>shortenRecordedName(name)===figure.range&&shortenRecordedName(domain)===figure.domain);if(range===
void 0||range.verdict==="incomparable")return null;let label=rangeText(range.name,range.domain);return reasons.some(({id,
range:rangeLabel})=>id==="round-left-out"&&rangeLabel===label)?null:figure.kind==="busy"?range.gpuBusyTime:range.latency?.
time??null}import{createHash as createHash3}from"node:crypto";var repeatableFailures=new Set(["conflict","server","network"]),firstWaitMs=500,longestWaitMs=8e3;async function writeRecords(api,place2,files,message){
for(let tries=0;;tries++)try{return await tryToWrite2(api,place2,files,message)}catch(error){if(!(error instanceof ApiFailure)||
!repeatableFailures.has(error.kind))throw error;let waitMs=Math.random()*Math.min(longestWaitMs,firstWaitMs*2**tries);if(!await api.
pause(waitMs))throw error}}async function tryToWrite2(api,place2,files,message){let what=`add to the branch ${place2.branch}\
 of ${fullName(place2.repository)}`,where=repositoryParameters(place2.repository),ask=request=>api.call(what,"contents: \
write",async github=>request(github,where)),head=await readHead(ask,place2.branch),written=await compareWithBranch(ask,head,
files),added=files.filter(({path:path2})=>written.added.includes(path2));if(added.length===0)return written;let tree=await createTree(
ask,head,added),commit=await createCommit(ask,head,tree,message);return await moveBranch(ask,place2.branch,head,commit),
written}var refSchema=object({object:object({type:literal("commit"),sha:string()})}),commitSchema2=object({sha:string(),
tree:object({sha:string()})});async function readHead(ask,branch){let commit=await ask(async(github,where)=>{let{data}=await github.
rest.git.getRef({...where,ref:`heads/${branch}`});return refSchema.parse(data).object.sha}).catch(error=>{if(error instanceof
ApiFailure&&error.kind==="not-found")return null;throw error});return commit===null?null:ask(async(github,where)=>{let{data}=await github.
rest.git.getCommit({...where,commit_sha:commit});return{commit,tree:commitSchema2.parse(data).tree.sha}})}async function compareWithBranch(ask,head,files){
let[added,present,differing]=[[],[],[]];for(let[folder,ofDay]of Map.groupBy(files,({path:path2})=>path2.slice(0,path2.lastIndexOf(
"/")))){let stored=head===null?new Map:await readFolder2(ask,head.tree,folder.split("/"));for(let{path:path2,text:text3}of ofDay){
let sha=stored.get(path2.slice(folder.length+1));sha===void 0?added.push(path2):sha===hashBlob(text3)?present.push(path2):
differing.push(path2)}}return{added,present,differing}}var treeSchema=object({sha:string(),tree:array(object({path:string(),
type:string(),sha:string()})),truncated:literal(!1)});async function readFolder2(ask,tree,folders){let{tree:entries}=await ask(
async(github,where)=>{let{data}=await github.rest.git.getTree({...where,tree_sha:tree});return treeSchema.parse(data)}),
[folder,...below]=folders;if(folder===void 0)return new Map(entries.map(({path:path2,sha})=>[path2,sha]));let next=entries.
find(({path:path2,type})=>path2===folder&&type==="tree");return next===void 0?new Map:readFolder2(ask,next.sha,below)}function hashBlob(text3){
return createHash3("sha1").update(`blob ${Buffer.byteLength(text3)}\0${text3}`).digest("hex")}var madeSchema=object({sha:string()});
async function createTree(ask,head,files){let tree=files.map(({path:path2,text:content})=>({path:path2,mode:"100644",type:"\
blob",content})),base=head&&{base_tree:head.tree};return ask(async(github,where)=>{let{data}=await github.rest.git.createTree(
{...where,...base,tree:[...tree]});return madeSchema.parse(data).sha})}async function createCommit(ask,head,tree,message){
let parents=head===null?[]:[head.commit];return ask(async(github,where)=>{let{data}=await github.rest.git.createCommit({
...where,message,tree,parents});return madeSchema.parse(data).sha})}async function moveBranch(ask,branch,head,commit){await ask(
async(github,where)=>{let{data}=head===null?await github.rest.git.createRef({...where,ref:`refs/heads/${branch}`,sha:commit}):
await github.rest.git.updateRef({...where,ref:`heads/${branch}`,sha:commit,force:!1});return refSchema.parse(data)})}var job_exports2={};__export(job_exports2,{historyPart:()=>historyPart,readHistory:()=>readHistory});function findChangePoints(values,options){let weak=findWeakPoints(Float64Array.from(values),options);return dropWeakPoints(
values,weak,options)}function findWeakPoints(values,{chance:chance3,window}){let weakChance=constants4.weakSigns.value*chance3,
indices=new Set;for(let start=0;start<values.length;){let points=findPointsInWindow(values.subarray(start,start+window),
weakChance);for(let point2 of points)indices.add(start+point2);start=Math.max(start+(points.at(-1)??0),start+Math.floor(
window/2))}return[...indices].sort((a2,b)=>a2-b)}function findPointsInWindow(values,chance3){let intervals=[{start:0,end:values.
length,split:findBestSplit(values)}];for(;;){let[best]=intervals.toSorted((a2,b)=>b.split.divergence-a2.split.divergence);
if(best===void 0||best.split.index===null)break;let{start,end}=best,splitAt=start+best.split.index;if(!(computePValue(values.
subarray(start,splitAt),values.subarray(splitAt,end))<=chance3))break;let halves=[{start,end:splitAt,split:findBestSplit(
values.subarray(start,splitAt))},{start:splitAt,end,split:findBestSplit(values.subarray(splitAt,end))}];intervals=intervals.
flatMap(interval=>interval===best?halves:[interval])}return intervals.slice(1).map(({start})=>start)}function findBestSplit(values){
let{length}=values,fromStart=sumPairsFromStart(values),within=new Float64Array(length+1),index=null,divergence=-1/0;for(let leftLength=length-
1;leftLength>=1;leftLength-=1){let value2=values[leftLength]??0,leftSum=fromStart[leftLength]??0,ofLeft=leftLength===1?0:
leftSum/(leftLength-1),added=0;for(let end=leftLength+1;end<=length;end+=1){end>leftLength+1&&(added+=Math.abs(value2-(values[end-
1]??0)));let rightSum=(within[end]??0)+added;within[end]=rightSum;let right2=end-leftLength,cross=(fromStart[end]??0)-leftSum-
rightSum,ofRight=right2===1?0:leftLength*rightSum/(right2-1),candidate=2/end*(cross-right2*ofLeft-ofRight);candidate>=divergence&&
(divergence=candidate,index=leftLength)}}return{index,divergence}}function sumPairsFromStart(values){let sums=new Float64Array(
values.length+1);for(let last=0;last<values.length;last+=1){let value2=values[last]??0,added=0;for(let first=0;first<last;first+=
1)added+=Math.abs(value2-(values[first]??0));sums[last+1]=(sums[last]??0)+added}return sums}function dropWeakPoints(values,weak,options){
let whole=Float64Array.from(values),pointAt=(indices,place2)=>{let boundary=indices[place2]??0,left2=whole.subarray(indices[place2-
1]??0,boundary),right2=whole.subarray(boundary,indices[place2+1]??whole.length);return{index:boundary,pValue:computePValue(
left2,right2),changeRatio:computeMean(right2)/computeMean(left2)-1}},points=weak.map((_,place2)=>pointAt(weak,place2));for(;;){
let place2=findIndexToDrop(points,whole.length,options);if(place2===null)return points;points.splice(place2,1);let indices=points.
map(({index})=>index);for(let neighbor of[place2-1,place2])neighbor>=0&&neighbor<points.length&&(points[neighbor]=pointAt(
indices,neighbor))}}function findIndexToDrop(points,length,options){let{chance:chance3,shortestSegment,smallestChange}=options,
weakest=findIndexOfLeast(points,({pValue})=>-pValue);if(weakest===null||(points[weakest]?.pValue??1)>=chance3)return weakest;
let smallest=findIndexOfLeast(points,changeSize);return smallest!==null&&changeSize(points[smallest])<=smallestChange?smallest:
findIndexOfLeast(points,({index,pValue},place2)=>{let before2=index-(points[place2-1]?.index??0),after=(points[place2+1]?.
index??length)-index;return Math.min(before2,after)<shortestSegment?-pValue:1/0})}function changeSize(point2){let change=point2?.
changeRatio??0;return Math.max(Math.abs(change),Math.abs(1/(1+change)-1))}function findIndexOfLeast(points,amountOf){let least=null,
amount2=1/0;for(let[place2,point2]of points.entries()){let candidate=amountOf(point2,place2);candidate>=amount2||(least=
place2,amount2=candidate)}return least}function computePValue(left2,right2){let degrees=left2.length+right2.length-2;if(degrees<
1)return 1;let[before2,after]=[computeMean(left2),computeMean(right2)],pooled=((left2.length-1)*computeVariance(left2,before2)+
(right2.length-1)*computeVariance(right2,after))/degrees,t=(before2-after)/Math.sqrt(pooled*(1/left2.length+1/right2.length));
return Number.isNaN(t)?1:studentTChance(t,degrees)}function computeMean(values){let sum3=0;for(let value2 of values)sum3+=
value2;return sum3/values.length}function computeVariance(values,mean2){let sum3=0;for(let value2 of values)sum3+=(value2-
mean2)**2;return sum3/values.length}function splitIntoStretches({points,cuts}){let starts=[0,...cuts.map(({point:point2})=>point2)];return starts.map((start,place2)=>{
let segment=points.slice(start,starts[place2+1]??points.length),byReference=hasMostRatios(segment),judged=segment.flatMap(
({record:record2,value:value2,referenceRatio},place3)=>{let judgedValue=byReference?referenceRatio:value2;return judgedValue===
null||judgedValue<=0?[]:[{point:start+place3,record:record2,value:judgedValue}]}),changes=findChangePoints(judged.map(({
value:value2})=>value2),{chance:constants4.signChance.value,shortestSegment:constants4.shortestSegment.value,smallestChange:constants4.
smallestStep.value,window:constants4.searchWindow.value});return{judged,byReference,changes}})}function hasMostRatios(points){
return 2*points.filter(({referenceRatio})=>referenceRatio!==null).length>points.length}var yearMs=365*24*60*60*1e3;function computeDrift(stretch,changes,records){
let{judged,byReference}=stretch??{judged:[],byReference:!1},measuredAt=({record:record2})=>records[record2]?.record.measuredAt??
"",last=judged.at(-1);if(last===void 0)return null;let yearAgo=new Date(Date.parse(measuredAt(last))-yearMs).toISOString(),
ofYear=judged.filter(point2=>measuredAt(point2)>yearAgo),[oldest]=byReference?judged:ofYear,steps=changes.filter(change=>mayBeFromCode(
change)&&change.point>(oldest?.point??0)),level=constants4.levelPoints.value,now=judged.filter(({point:point2})=>point2>=
(steps.at(-1)?.point??0)).slice(-level);if(byReference){let label=records[last.record]?.record.reference?.label;return now.
length<constants4.shortestSegment.value||label===void 0?null:{against:"reference",since:label,changeRatio:computeLevel(now)-
1,steps:steps.length}}if(ofYear.length<2*level||oldest===void 0)return null;let changeRatio=computeLevel(now)/computeLevel(
ofYear.slice(0,level))-1;return{against:"first-points",since:measuredAt(oldest),changeRatio,steps:steps.length}}function computeLevel(points){
return median(points.map(({value:value2})=>value2))}function analyzeHistory(stored,skipped){let records=stored.map(entry=>({entry,date:findDate(entry),measuredAt:Date.parse(
entry.record.measuredAt)})).sort((a2,b)=>a2.date-b.date||a2.measuredAt-b.measuredAt).map(({entry})=>entry),context=createChangeContext(
records),leveled=buildSeries(records).map(series=>({series,stretches:splitIntoStretches(series)})),alike=Map.groupBy(leveled,
groupKey);return{records,skipped,series:leveled.map(leveledSeries=>{let{series,stretches}=leveledSeries,changes=findChanges(
leveledSeries,alike.get(groupKey(leveledSeries))??[],context);return{...series,changes,state:decideSeriesState(leveledSeries,
changes),drift:computeDrift(stretches.at(-1),changes,records)}})}}function findDate({record:record2}){return Date.parse(
record2.commit?.committedAt??record2.measuredAt)}function groupKey({series}){return JSON.stringify([series.job,series.figure.
kind])}function decideSeriesState({series,stretches},changes){if((stretches.at(-1)?.judged??[]).length<constants4.levelPoints.
value)return"insufficient-data";let recent=changes.filter(change=>mayBeFromCode(change)&&isRecent(change,series));return recent.
some(({state})=>state==="confirmed")?"changed":recent.length>0?"unclear":"stable"}function createChangeContext(records){
let runs=new Map,commits=new Map,checks=new Map,nights=records.map(({record:record2},index)=>{let job=readJobName(record2),
night=runs.get(job)??0;runs.set(job,night+1);let ofJob=commits.get(job)??new Map;commits.set(job,ofJob),record2.commit!==
null&&ofJob.set(record2.commit.sha,{first:ofJob.get(record2.commit.sha)?.first??index,last:index});for(let check of record2.
checks){let id=createSeriesId(check.job,check.figure),ofSeries=checks.get(id)??[];ofSeries.push(check),checks.set(id,ofSeries)}
return night});return{records,nights,commits,checks}}function findChanges({series,stretches},alike,context){let checks=context.
checks.get(series.id)??[];return stretches.flatMap(stretch=>stretch.changes.map((change,place2)=>{let{index,changeRatio,
pValue}=change,spanning=checks.filter(check=>isCheckAround(check,stretch,index,series.job,context)),earlier=stretch.changes.
slice(0,place2).filter(other=>Math.sign(other.changeRatio)===Math.sign(changeRatio)),ownChecks=spanning.filter(check=>!earlier.
some(other=>isCheckAround(check,stretch,other.index,series.job,context))),isMachine=isOneCommitAround(stretch,index,context)||
hasOtherGpus(stretch,place2,context)&&didMostSeriesMove(stretch,change,alike,context);return{point:stretch.judged[index]?.
point??0,changeRatio,pValue,state:decideChangeState(changeRatio,spanning,ownChecks,isMachine),checks:spanning,before:findCommit(
stretch,index-1,context),after:findCommit(stretch,index,context)}}))}function decideChangeState(changeRatio,checks,ownChecks,isMachine){
return ownChecks.filter(check=>check.outcome==="confirmed"&&Math.sign(check.changeRatio??0)===Math.sign(changeRatio)).length>=
constants4.confirmations.value?"confirmed":checks.some(check=>check.outcome!=="confirmed"&&isRefuted(check,changeRatio))?
"refuted":isMachine?"machine":checks.length>0?"unclear":"sign"}function isCheckAround({before:before2,after},{judged},index,job,{
commits}){let[from,to]=[commits.get(job)?.get(before2),commits.get(job)?.get(after)],[last,first]=[judged[index-1],judged[index]];
return from===void 0||to===void 0||last===void 0||first===void 0?!1:from.first<=last.record&&to.last>=first.record}function isOneCommitAround(stretch,index,context){
let moves=constants4.boundaryMoves.value,around=stretch.judged.slice(Math.max(0,index-1-moves),index+1+moves),commits=new Set(
around.map(({record:record2})=>findRecord(record2,context).commit?.sha??null));return commits.size===1&&!commits.has(null)}
function hasOtherGpus({judged,changes},place2,context){let moves=constants4.boundaryMoves.value,boundary=changes[place2]?.
index??0,start=changes[place2-1]?.index??0,end=changes[place2+1]?.index??judged.length,before2=collectGpuIds(judged.slice(
start,Math.max(start+1,boundary-moves)),context),after=collectGpuIds(judged.slice(Math.min(end-1,boundary+moves),end),context);
return before2!==null&&after!==null&&[...before2].every(gpu=>!after.has(gpu))}function collectGpuIds(points,context){let gpuIds=points.
map(({record:record2})=>findRecord(record2,context).machine.gpuIds);return gpuIds.some(({length})=>length===0)?null:new Set(
gpuIds.flat())}function didMostSeriesMove(movedStretch,{index,changeRatio},alike,{nights}){let record2=movedStretch.judged[index]?.
record??0,findNight=(stretch,change)=>nights[stretch.judged[change.index]?.record??0]??0,night=nights[record2]??0,comparable=alike.
flatMap(({stretches})=>stretches).filter(({judged,byReference})=>!byReference&&(judged[0]?.record??1/0)<record2&&(judged.
at(-1)?.record??-1)>=record2),moved=comparable.filter(stretch=>stretch.changes.some(change=>Math.sign(change.changeRatio)===
Math.sign(changeRatio)&&Math.abs(findNight(stretch,change)-night)<=constants4.boundaryMoves.value));return!movedStretch.
byReference&&comparable.length>=constants4.alikeSeries.value&&isMajority(moved.length,comparable.length)}function findCommit({
judged},index,context){let point2=judged[index];return point2===void 0?null:findRecord(point2.record,context).commit?.sha??
null}function findRecord(index,{records}){let stored=records[index];if(stored===void 0)throw new RangeError(`No record ${index}\
.`);return stored.record}function calibrateFromHistory(history,job,machine){let calibrated=history.series.flatMap(series=>series.job===job?calibrateRange2(
series,history,machine)??[]:[]),newest=calibrated.map(({record:record2})=>record2).toSorted((a2,b)=>a2.measuredAt.localeCompare(
b.measuredAt)).at(-1);return newest===void 0?null:{schemaVersion:calibrationSchemaVersion,tool:newest.tool,createdAt:newest.
measuredAt,from:"history",gpu:machine.gpu,driver:machine.driver,captureMode:newest.captureMode,source:{repository:null,commit:newest.
commit?.sha??null},pairs:Math.max(...calibrated.map(({range})=>range.pairs)),ranges:calibrated.map(({range})=>range),falseAlarms:null}}
function calibrateRange2(series,{records},{gpuId,driver}){let{figure,points,cuts}=series;if(figure.kind!=="busy")return null;
let begins=series.changes.filter(({state})=>state!=="refuted").map(({point:point2})=>point2),start=cuts.at(-1)?.point??0,
nights=points.slice(start).flatMap((point2,place2)=>{let record2=records[point2.record]?.record,range=record2?.ranges.find(
({name:name2,domain:domain2})=>name2===figure.range&&domain2===figure.domain);if(record2===void 0||range===void 0||point2.
low<=0)return[];let{gpuIds}=record2.machine;if(gpuIds.length!==1||gpuIds[0]!==gpuId||record2.machine.driver!==driver)return[];
let firstOfLevel=begins.findLast(begin=>begin<=start+place2)??0;return[{record:record2,range,value:point2.value,firstOfLevel}]}),
steps=nights.slice(1).flatMap((night,place2)=>{let before2=nights[place2];return before2?.firstOfLevel===night.firstOfLevel?
[Math.abs(logRatio(before2.value,night.value))]:[]}),last=nights.at(-1),pairs=Math.floor(steps.length/constants4.nightsOfPair.
value);if(last===void 0||pairs<constants4.historyPairs.value)return null;let{name,domain,skippedInstances}=last.range;return{
record:last.record,range:{name,domain,skippedInstances,pairs,pairSpread:Math.max(computeStepSpread(steps),Math.SQRT2*computeRoundSpread(
nights.map(({range})=>range.busyNs))),wallSpread:null,latency:null,families:[],kernels:[]}}}function computeStepSpread(steps){
let sorted=steps.toSorted((a2,b)=>a2-b);return(sorted[Math.ceil(.9*sorted.length)-1]??0)/1.645}function computeRoundSpread(nights){
let variances=nights.filter(({length})=>length>1).map(rounds2=>deviation(logs(rounds2))**2/(1-2/(9*(rounds2.length-1)))**
3);return Math.sqrt(median(variances))}function reportLink(record2){return[record2?.links.report,record2?.links.run].find(url2=>url2!=null&&isHttps(url2))??null}
function isHttps(link3){if(link3.length>500||!URL.canParse(link3))return!1;let{protocol,username,password}=new URL(link3);
return protocol==="https:"&&username===""&&password===""}function nameFigure(figure){switch(figure.kind){case"busy":return`${rangeName({name:figure.range,domain:figure.domain})}\
, time on the GPU`;case"wall":return`${rangeName({name:figure.range,domain:figure.domain})}, wall time`;case"metric":return`${markName(
figure.name)}${figure.range===null?"":` of ${markName(figure.range)}`}`}}function nameJob(job){return job===""?"runs wit\
hout a job":markName(job)}var stateTexts={"insufficient-data":"insufficient data",stable:"stable",changed:"changed",unclear:"\
unclear"};function formatValue(series,value2){return amountText(series.figure.kind==="metric"?metricAmount(value2,series.
unit):nsAmount(value2,4))}function formatLastValue(series){let point2=series.points.at(-1);return point2===void 0?null:formatValue(
series,point2.value)}function describeLatest(series){let ratio2=series.points.at(-1)?.referenceRatio??null,value2=formatLastValue(
series);return value2===null||ratio2===null?value2:`${value2}, ${ratio2.toFixed(3)} \xD7 the reference`}function describeDrift({
drift}){if(drift===null)return null;let{against,since,changeRatio,steps}=drift,start=/^\d{4}-\d\d-\d\d/.exec(since)?.[0]??
markName(since),origin=against==="reference"?`from the reference ${start}`:`since ${start}`;return`${signedPercent(changeRatio)}\
 ${origin}${steps===0?"":`, in ${counted(steps,"step")}`}`}function judgeDirection({better},{changeRatio}){return better===
null||changeRatio===0?"moved":changeRatio>0==(better==="lower")?"worse":"better"}var changeStates={sign:"not confirmed y\
et",confirmed:"confirmed",refuted:"refuted: measured in turn, the commits don't differ",unclear:"checked, still unclear",
machine:"the machine, not the code"};function standingChanges({changes}){return changes.filter(({state})=>state!=="refut\
ed")}function formatCommits({before:before2,after}){return before2===null&&after===null?"unknown commits":before2===after?
`${shortCommit(after)}, the same commit`:`${shortCommit(before2)}..${shortCommit(after)}`}function formatRecordDay(record2){
return formatDay(record2?.measuredAt)}function nameRun(record2){return runTitle({commit:record2?.commit?.sha??null,date:record2?.
measuredAt??null})}function describeChange(history,series,change){return`${formatRecordDay(recordAt(history,series,change.
point))}: ${signedPercent(change.changeRatio)}, ${changeStates[change.state]}, ${formatCommits(change)}`}function recordAt({
records},{points},point2){return records[points[point2]?.record??-1]?.record}var cutTexts={gpu:"GPU",driver:"driver",cuda:"\
CUDA",command:"command","capture-mode":"capture mode",instances:"instances",reference:"reference"};function cutWords({because}){
return because.map(fact=>cutTexts[fact]).join(", ")}var cutValues={gpu:({machine})=>machine.gpus.length===0?null:listText(
[...new Set(machine.gpus)],3),driver:({machine})=>machine.driver,cuda:({machine})=>machine.cuda,"capture-mode":({captureMode})=>captureMode,
reference:({reference})=>reference?.label??null};function describeCut(history,series,cut){let[before2,after]=[cut.point-
1,cut.point].map(point2=>recordAt(history,series,point2)),parts=cut.because.map(fact=>{let[from,to]=[before2,after].map(
record2=>record2===void 0?null:cutValues[fact]?.(record2)),values=from==null||to==null||from===to?"":` (${markProse(from)}\
 \u2192 ${markProse(to)})`;return`${fact==="instances"?"other":"new"} ${cutTexts[fact]}${values}`});return`${formatRecordDay(
after)}: ${parts.join(", ")}`}function countGaps({gaps}){if(gaps.length===0)return null;let missing=gaps.reduce((sum3,gap)=>sum3+
gap.missing,0);return`${counted(gaps.length,"gap")}, ${counted(missing,"run")} missing`}function describeEnd(history,series){
return series.current?null:`last measured on ${formatRecordDay(recordAt(history,series,series.points.length-1))}`}function describeMachine({
machine}){let gpus=[...new Set(machine.gpus)].map(markProse);return[gpus.length===0?"unknown GPU":listText(gpus,3),...machine.
gpuIds.length===0?[]:[listText(machine.gpuIds,3)],`driver ${machine.driver===null?"unknown":markProse(machine.driver)}`,
`CUDA ${machine.cuda===null?"unknown":markProse(machine.cuda)}`].join(", ")}function describeEnvironment({environment}){
return environment===null?"unknown":environment}var skippedTexts={"newer-version":"written by a newer version","not-json":"\
not JSON","not-a-record":"not a record","too-large":"too large"};function describeSkipped({path:path2,why}){return`${markName(
path2)}: ${skippedTexts[why]}`}var states=["changed","unclear","stable","insufficient-data"];function formatHistorySummary({
records,series},url2){let counts=states.flatMap(state=>{let count5=series.filter(candidate=>candidate.current&&candidate.
state===state).length;return count5===0?[]:[`${count5} ${stateTexts[state]}`]});return`### GPU time history

${url2===null?"":`[**History**](${url2}) \xB7 `}${counted(records.length,"run")}; ${counts.join(", ")||"no series yet"}.\

`}var mostPoints=30;function listRecentPoints(history,job){return history.series.flatMap(series=>{let{figure}=series;return figure.
kind!=="busy"||series.job!==job||!series.current?[]:[{name:figure.range,domain:figure.domain,...takeLastPoints(history,series)}]})}
function takeLastPoints({records},series){let first=Math.max(series.cuts.at(-1)?.point??0,series.points.length-mostPoints),
points=series.points.slice(first).flatMap(({record:index,value:value2,low,high})=>{let record2=records[index]?.record;return record2===
void 0?[]:[{valueNs:value2,lowNs:low,highNs:high,commit:record2.commit?.sha??null,date:record2.measuredAt,link:reportLink(
record2)}]}),changes=standingChanges(series).filter(({point:point2})=>point2>first).map(({point:point2,changeRatio,state})=>({
point:point2-first,changeRatio,state}));return{points,changes}}import{mkdir as mkdir3,mkdtemp as mkdtemp3,rm as rm2}from"node:fs/promises";import{join as join14}from"node:path";import{spawn}from"node:child_process";import{once}from"node:events";var TooMuchOutput=class extends Error{};async function*streamGitOutput(call,input,most){let{argv,cwd,environment,deadline}=call,
child=spawn("git",argv,{cwd,env:environment,stdio:["pipe","pipe","pipe"],signal:deadline,killSignal:"SIGKILL"}),ended=once(
child,"close").catch(error=>{throw describeGitFailure(call,errorMessage(error),error)});ended.catch(()=>{});let errors="";
child.stderr.setEncoding("utf8").on("data",text3=>{errors=`${errors}${text3}`.slice(-2e3)}),child.stdin.on("error",()=>{}).
end(input);try{let bytes=0;for await(let chunk of child.stdout)if(Buffer.isBuffer(chunk)){if(bytes+=chunk.length,bytes>most)
throw new TooMuchOutput(`git printed more than ${most} bytes.`);yield chunk}let[code]=await ended;if(code!==0)throw describeGitFailure(
call,errors.trim(),void 0)}finally{child.kill("SIGKILL")}}function describeGitFailure({argv,deadline},why,cause){return new ToolError(
{id:"history-unreadable",what:"git can't read the history.",where:`git ${argv.find(word=>!word.startsWith("-"))??""}`,why:deadline.
aborted?"git took too long.":why,cause})}async function*parseBatchObjects(output){let pending=Buffer.alloc(0),size=null;
for await(let chunk of output)for(pending=pending.length===0?chunk:Buffer.concat([pending,chunk]);;){if(size===null){let end=pending.
indexOf(`
`);if(end===-1)break;let header=pending.toString("latin1",0,end);pending=pending.subarray(end+1);let[,digits]=/^[0-9a-f]+ blob (\d{1,15})$/.
exec(header)??[];digits===void 0?yield null:size=Number(digits)}if(size!==null){if(pending.length<=size)break;yield pending.
subarray(0,size),pending=pending.subarray(size+1),size=null}}}var limitMs=5*6e4,largestPack=1.5*2**30,largestListing=64*2**20,mostBytes=mostRecords*(largestRecordBytes+100);async function readBranch(ports,request){
let folder=await mkdtemp3(join14(ports.temporaryDirectory,"history-"));try{let deadline=AbortSignal.any([ports.stop,AbortSignal.
timeout(limitMs)]),repository=join14(folder,"repository");await mkdir3(repository);let environment=createGitEnvironment(
ports.environment,request,folder);return await fetchBranch(ports,request,repository,environment)?await readRepository((...argv)=>({
argv:[`--git-dir=${repository}`,...argv],cwd:folder,environment,deadline})):{records:[],skipped:[]}}finally{await rm2(folder,
{recursive:!0,force:!0})}}var networkVariables=["http_proxy","https_proxy","all_proxy","no_proxy","HTTPS_PROXY","ALL_PRO\
XY","NO_PROXY","SSL_CERT_FILE","SSL_CERT_DIR","GIT_SSL_CAINFO","GIT_SSL_CAPATH"];function createGitEnvironment(environment,{
url:url2,token},home){let{origin}=new URL(url2),settings=[["core.hooksPath","/dev/null"],["core.fsmonitor","false"],["cr\
edential.helper",""],["http.followRedirects","false"],["transfer.fsckObjects","true"],["fetch.recurseSubmodules","false"],
["gc.auto","0"],["maintenance.auto","false"],["core.bigFileThreshold","1m"],...token===null?[]:[[`http.${origin}/.extraH\
eader`,`Authorization: ${formatBasicAuth(token)}`]]];return{...Object.fromEntries(["PATH",...networkVariables].flatMap(name=>{
let value2=environment[name];return value2===void 0?[]:[[name,value2]]})),HOME:home,LC_ALL:"C",GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"\
/dev/null",GIT_TERMINAL_PROMPT:"0",GIT_ASKPASS:"/bin/false",GIT_ALLOW_PROTOCOL:"https:http",GIT_NO_LAZY_FETCH:"1",GIT_NO_REPLACE_OBJECTS:"\
1",GIT_TEMPLATE_DIR:"",GIT_CONFIG_COUNT:String(settings.length),...Object.fromEntries(settings.flatMap(([key,value2],index)=>[
[`GIT_CONFIG_KEY_${index}`,key],[`GIT_CONFIG_VALUE_${index}`,value2]]))}}function formatBasicAuth(token){return`basic ${Buffer.
from(`x-access-token:${token}`).toString("base64")}`}var localName="refs/heads/history";async function fetchBranch({runTool},{
url:url2,branch},repository,environment){let ports={runTool,cwd:repository,environment},made=await callTool(ports,"git",
["git","init","--quiet","--bare","."],limitMs);if(made.exitCode!==0)throw createUnreadableError(url2,branch,made.stderr);
let fetch=["git","--git-dir=.","fetch","--quiet","--depth=1","--no-tags","--no-recurse-submodules"],limited=["/bin/sh","\
-c",`ulimit -f ${largestPack/512} && exec "$@"`,"sh"],refspec=`+refs/heads/${branch}:${localName}`,fetched=await callTool(
ports,"git",[...limited,...fetch,"--",url2,refspec],limitMs);if(fetched.exitCode===0)return!0;if(/couldn't find remote ref/.
test(fetched.stderr))return!1;throw createUnreadableError(url2,branch,fetched.timedOut?"git took too long.":fetched.stderr)}
function createUnreadableError(url2,branch,why){return new ToolError({id:"history-unreadable",what:`Can't read the branc\
h ${plainText(branch)}.`,where:url2,why:plainText(why.trim().replaceAll(`
`," ")).slice(0,500),help:"Give the job `permissions: contents: read`, and make sure git is on the runner or in the job'\
s container."})}async function readRepository(git){let{files,skipped}=await listFiles(git),{newest,skipped:older}=selectNewestFiles(
files),read=[...skipped,...older],ids=newest.map(({id})=>`${id}
`).join(""),index=0;for await(let content of parseBatchObjects(streamGitOutput(git("cat-file","--batch","--buffer"),ids,
mostBytes))){let{path:path2}=newest[index]??{path:""};read.push(content===null?{path:path2,why:"not-a-record"}:readRecord(
path2,content.toString("utf8"))),index+=1}return sortReadHistory(read)}async function listFiles(git){let chunks=[];try{let listing=git(
"ls-tree","-r","-l","-z","--full-tree",localName,`${recordsFolder}/`);for await(let chunk of streamGitOutput(listing,"",
largestListing))chunks.push(chunk)}catch(error){throw error instanceof TooMuchOutput?new ToolError({id:"history-too-larg\
e",what:"The history branch has too many files to list.",where:recordsFolder,help:"Remove the files that llm-profile did\
n't write.",cause:error}):error}return parseListing(Buffer.concat(chunks).toString("utf8"))}function parseListing(listing){
let files=[],skipped=[];for(let line2 of listing.split("\0")){let[,mode,id="",size="",path2=""]=/^(\d{6}) \w+ ([0-9a-f]+) +(\d+|-)\t(.+)$/s.
exec(line2)??[];mode!==void 0&&(mode!=="100644"?skipped.push({path:path2,why:"not-a-record"}):Number(size)>largestRecordBytes?
skipped.push({path:path2,why:"too-large"}):files.push({path:path2,id}))}return{files,skipped}}var historyPart={before:readEarlierRuns};async function readHistory(jobContext,job,branch){let{records,skipped}=await readRecords(
jobContext,job,branch);return analyzeHistory(records,skipped)}async function readRecords({context,publish,api},job,branch){
var _stack=[];try{if(api!==null&&!await hasHistoryBranch(api,job,branch))return{records:[],skipped:[]};let tools=__using(
_stack,await createOwnTools(context),!0);let{runTool,temporaryDirectory}=tools;return await readBranch({runTool,temporaryDirectory,
environment:context.environment,stop:context.stop},{url:`${job.serverUrl}/${fullName(job.repository)}.git`,branch,token:publish.
token})}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}
async function hasHistoryBranch(api,{repository},branch){try{return await findBranch(api,{repository,branch})}catch(error){
if(!(error instanceof ApiFailure))throw error;let{what,why,help}=error.diagnostic;throw new ToolError({id:"history-unrea\
dable",what,why,help,cause:error})}}async function readEarlierRuns(jobContext){let{job,publish,context,waitBudget}=jobContext,
{historyBranch}=publish;if(job===null||publish.token===null||historyBranch===null)return null;let name=stripPrefix(createArtifactName(
jobContext),publish.artifactName??defaultPrefix);try{let{records}=await waitBudget.stretch(async()=>readRecords(jobContext,
job,historyBranch)),jobRecords=records.filter(({record:record2})=>readJobName(record2)===name);if(jobRecords.length===0)
return null;let history=analyzeHistory(jobRecords,[]);return{recentRuns:listRecentPoints(history,name),signToCheck:findSignToCheck(
history,name),calibrationOf:head=>calibrateGpu(history,name,head)}}catch(error){if(error instanceof StoppedError)throw error;
let{what,why}=asFailure(error);return context.log.info(`No history: ${what} ${why??""}`),null}}function calibrateGpu(history,job,{
machine:{gpus,driver}}){let[gpu,...others]=gpus;if(gpu?.uuid==null||others.length>0)return null;let{name,uuid}=gpu;return calibrateFromHistory(
history,job,{gpu:{name,uuid},gpuId:digestGpuUuid(uuid),driver})}function findSignToCheck(history,job){let[check]=findOpenSigns(
history,job);if(check===void 0)return null;let signs2=check.signs.map(({figure,changeRatio})=>`${formatFigure3(figure)} ${signedPercent(
changeRatio)}`),text3=`The history shows a change that hasn't been checked yet: ${listText(signs2,mostSigns)}. To check \
it, this run compares the head with the earlier commit ${check.base.slice(0,12)}.`;return{base:check.base,text:text3}}var mostSigns=3;
function formatFigure3(figure){if(figure.kind==="metric")return`\`${plainText(figure.name)}\``;let range=`\`${plainText(
rangeText(figure.range,figure.domain))}\``;return figure.kind==="wall"?`wall time of ${range}`:range}async function findBranch(api,{
repository,branch}){try{return await api.call(`look for the branch ${branch} of ${fullName(repository)}`,"contents: read",
async github=>github.rest.git.getRef({...repositoryParameters(repository),ref:`heads/${branch}`})),!0}catch(error){if(error instanceof
ApiFailure&&error.kind==="not-found")return!1;throw error}}import{mkdtemp as mkdtemp4,rm as rm3}from"node:fs/promises";import{join as join15}from"node:path";var pi=Math.PI,tau=2*pi,epsilon=1e-6,tauEpsilon=tau-epsilon;function append(strings){this._+=strings[0];for(let i=1,n=strings.
length;i<n;++i)this._+=arguments[i]+strings[i]}function appendRound(digits){let d=Math.floor(digits);if(!(d>=0))throw new Error(
`invalid digits: ${digits}`);if(d>15)return append;let k2=10**d;return function(strings){this._+=strings[0];for(let i=1,
n=strings.length;i<n;++i)this._+=Math.round(arguments[i]*k2)/k2+strings[i]}}function equal(x0,y0,x1,y1){return x0===x1&&
y0===y1}function equalRound(digits){let d=Math.floor(digits);if(!(d<=15))return equal;let k2=10**d,r=function(value2){return Math.
round(value2*k2)};return function(x0,y0,x1,y1){return r(x0)===r(x1)&&r(y0)===r(y1)}}var Path=class{constructor(digits){this.
_x0=this._y0=this._x1=this._y1=null,this._="",this._append=digits==null?append:appendRound(digits),this._equal=digits==null?
equal:equalRound(digits)}moveTo(x2,y2){this._append`M${this._x0=this._x1=+x2},${this._y0=this._y1=+y2}`}closePath(){this.
_x1!==null&&(this._x1=this._x0,this._y1=this._y0,this._append`Z`)}lineTo(x2,y2){this._append`L${this._x1=+x2},${this._y1=
+y2}`}quadraticCurveTo(x1,y1,x2,y2){this._append`Q${+x1},${+y1},${this._x1=+x2},${this._y1=+y2}`}bezierCurveTo(x1,y1,x2,y2,x3,y3){
this._append`C${+x1},${+y1},${+x2},${+y2},${this._x1=+x3},${this._y1=+y3}`}arcTo(x1,y1,x2,y2,r){if(x1=+x1,y1=+y1,x2=+x2,
y2=+y2,r=+r,r<0)throw new Error(`negative radius: ${r}`);let x0=this._x1,y0=this._y1,x21=x2-x1,y21=y2-y1,x01=x0-x1,y01=y0-
y1,l01_2=x01*x01+y01*y01;if(this._x1===null)this._append`M${this._x1=x1},${this._y1=y1}`;else if(l01_2>epsilon)if(!(Math.
abs(y01*x21-y21*x01)>epsilon)||!r)this._append`L${this._x1=x1},${this._y1=y1}`;else{let x20=x2-x0,y20=y2-y0,l21_2=x21*x21+
y21*y21,l20_2=x20*x20+y20*y20,l21=Math.sqrt(l21_2),l01=Math.sqrt(l01_2),l=r*Math.tan((pi-Math.acos((l21_2+l01_2-l20_2)/(2*
l21*l01)))/2),t01=l/l01,t21=l/l21;Math.abs(t01-1)>epsilon&&this._append`L${x1+t01*x01},${y1+t01*y01}`,this._append`A${r},${r},0,0,${+(y01*
x20>x01*y20)},${this._x1=x1+t21*x21},${this._y1=y1+t21*y21}`}}arc(x2,y2,r,a0,a1,ccw){if(x2=+x2,y2=+y2,r=+r,ccw=!!ccw,r<0)
throw new Error(`negative radius: ${r}`);let dx=r*Math.cos(a0),dy=r*Math.sin(a0),x0=x2+dx,y0=y2+dy,cw=1^ccw,da=ccw?a0-a1:
a1-a0;if(this._x1===null?this._append`M${x0},${y0}`:(Math.abs(this._x1-x0)>epsilon||Math.abs(this._y1-y0)>epsilon)&&this.
_append`L${x0},${y0}`,!!r){if(da<0&&(da=da%tau+tau),da>tauEpsilon)this._append`A${r},${r},0,1,${cw},${x2-dx},${y2-dy}A${r},${r},0,1,${cw},${this.
_x1=x0},${this._y1=y0}`;else if(da>epsilon){let x1=x2+r*Math.cos(a1),y1=y2+r*Math.sin(a1);if(da>=pi&&this._equal(x0,y0,x1,
y1)){da/=2;let a00=a0+da;this._append`A${r},${r},0,${+(da>=pi)},${cw},${x2+r*Math.cos(a00)},${y2+r*Math.sin(a00)}`}this.
_append`A${r},${r},0,${+(da>=pi)},${cw},${this._x1=x1},${this._y1=y1}`}}}rect(x2,y2,w,h){this._append`M${this._x0=this._x1=
+x2},${this._y0=this._y1=+y2}h${w=+w}v${+h}h${-w}Z`}toString(){return this._}};function path(){return new Path}path.prototype=
Path.prototype;function constant(x2){return function(){return x2}}var cos=Math.cos;var sin=Math.sin,sqrt=Math.sqrt,epsilon2=1e-12,pi2=Math.PI,halfPi=pi2/2,tau2=2*pi2;function withPath(shape){let digits=3;return shape.digits=function(_){if(!arguments.length)return digits;if(_==null)digits=
null;else{let d=Math.floor(_);if(!(d>=0))throw new RangeError(`invalid digits: ${_}`);digits=d}return shape},()=>new Path(
digits)}var slice=Array.prototype.slice;function array2(x2){return typeof x2=="object"&&"length"in x2?x2:Array.from(x2)}function Linear(context){
this._context=context}Linear.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){
this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-
this._line},point:function(x2,y2){switch(x2=+x2,y2=+y2,this._point){case 0:this._point=1,this._line?this._context.lineTo(
x2,y2):this._context.moveTo(x2,y2);break;case 1:this._point=2;default:this._context.lineTo(x2,y2);break}}};function curveLinear(context){
return new Linear(context)}function x(p){return p[0]}function y(p){return p[1]}function line(x$1,y$1){var defined=constant(
!0),context=null,curve=curveLinear,output=null,path2=withPath(line2);x$1=typeof x$1=="function"?x$1:x$1===void 0?x:constant(
x$1),y$1=typeof y$1=="function"?y$1:y$1===void 0?y:constant(y$1);function line2(data){var i,n=(data=array2(data)).length,
d,defined0=!1,buffer;for(context==null&&(output=curve(buffer=path2())),i=0;i<=n;++i)!(i<n&&defined(d=data[i],i,data))===
defined0&&((defined0=!defined0)?output.lineStart():output.lineEnd()),defined0&&output.point(+x$1(d,i,data),+y$1(d,i,data));
if(buffer)return output=null,buffer+""||null}return line2.x=function(_){return arguments.length?(x$1=typeof _=="function"?
_:constant(+_),line2):x$1},line2.y=function(_){return arguments.length?(y$1=typeof _=="function"?_:constant(+_),line2):y$1},
line2.defined=function(_){return arguments.length?(defined=typeof _=="function"?_:constant(!!_),line2):defined},line2.curve=
function(_){return arguments.length?(curve=_,context!=null&&(output=curve(context)),line2):curve},line2.context=function(_){
return arguments.length?(_==null?context=output=null:output=curve(context=_),line2):context},line2}function area(x0,y0,y1){
var x1=null,defined=constant(!0),context=null,curve=curveLinear,output=null,path2=withPath(area2);x0=typeof x0=="functio\
n"?x0:x0===void 0?x:constant(+x0),y0=typeof y0=="function"?y0:constant(y0===void 0?0:+y0),y1=typeof y1=="function"?y1:y1===
void 0?y:constant(+y1);function area2(data){var i,j,k2,n=(data=array2(data)).length,d,defined0=!1,buffer,x0z=new Array(n),
y0z=new Array(n);for(context==null&&(output=curve(buffer=path2())),i=0;i<=n;++i){if(!(i<n&&defined(d=data[i],i,data))===
defined0)if(defined0=!defined0)j=i,output.areaStart(),output.lineStart();else{for(output.lineEnd(),output.lineStart(),k2=
i-1;k2>=j;--k2)output.point(x0z[k2],y0z[k2]);output.lineEnd(),output.areaEnd()}defined0&&(x0z[i]=+x0(d,i,data),y0z[i]=+y0(
d,i,data),output.point(x1?+x1(d,i,data):x0z[i],y1?+y1(d,i,data):y0z[i]))}if(buffer)return output=null,buffer+""||null}function arealine(){
return line().defined(defined).curve(curve).context(context)}return area2.x=function(_){return arguments.length?(x0=typeof _==
"function"?_:constant(+_),x1=null,area2):x0},area2.x0=function(_){return arguments.length?(x0=typeof _=="function"?_:constant(
+_),area2):x0},area2.x1=function(_){return arguments.length?(x1=_==null?null:typeof _=="function"?_:constant(+_),area2):
x1},area2.y=function(_){return arguments.length?(y0=typeof _=="function"?_:constant(+_),y1=null,area2):y0},area2.y0=function(_){
return arguments.length?(y0=typeof _=="function"?_:constant(+_),area2):y0},area2.y1=function(_){return arguments.length?
(y1=_==null?null:typeof _=="function"?_:constant(+_),area2):y1},area2.lineX0=area2.lineY0=function(){return arealine().x(
x0).y(y0)},area2.lineY1=function(){return arealine().x(x0).y(y1)},area2.lineX1=function(){return arealine().x(x1).y(y0)},
area2.defined=function(_){return arguments.length?(defined=typeof _=="function"?_:constant(!!_),area2):defined},area2.curve=
function(_){return arguments.length?(curve=_,context!=null&&(output=curve(context)),area2):curve},area2.context=function(_){
return arguments.length?(_==null?context=output=null:output=curve(context=_),area2):context},area2}var curveRadialLinear=curveRadial(curveLinear);function Radial(curve){this._curve=curve}Radial.prototype={areaStart:function(){
this._curve.areaStart()},areaEnd:function(){this._curve.areaEnd()},lineStart:function(){this._curve.lineStart()},lineEnd:function(){
this._curve.lineEnd()},point:function(a2,r){this._curve.point(r*Math.sin(a2),r*-Math.cos(a2))}};function curveRadial(curve){
function radial(context){return new Radial(curve(context))}return radial._curve=curve,radial}var sqrt3$2=sqrt(3);var tan30=sqrt(1/3),tan30_2=tan30*2;var kr=sin(pi2/10)/sin(7*pi2/10),kx=sin(tau2/10)*kr,ky=-cos(tau2/10)*kr;var sqrt3$1=sqrt(3);var sqrt3=sqrt(3);var s=sqrt(3)/2,k=1/sqrt(12),a=(k/2+1)*3;function noop(){}function point$3(that,x2,y2){that._context.bezierCurveTo((2*that._x0+that._x1)/3,(2*that._y0+that._y1)/
3,(that._x0+2*that._x1)/3,(that._y0+2*that._y1)/3,(that._x0+4*that._x1+x2)/6,(that._y0+4*that._y1+y2)/6)}function Basis(context){
this._context=context}Basis.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){
this._x0=this._x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){switch(this._point){case 3:point$3(this,this._x1,
this._y1);case 2:this._context.lineTo(this._x1,this._y1);break}(this._line||this._line!==0&&this._point===1)&&this._context.
closePath(),this._line=1-this._line},point:function(x2,y2){switch(x2=+x2,y2=+y2,this._point){case 0:this._point=1,this._line?
this._context.lineTo(x2,y2):this._context.moveTo(x2,y2);break;case 1:this._point=2;break;case 2:this._point=3,this._context.
lineTo((5*this._x0+this._x1)/6,(5*this._y0+this._y1)/6);default:point$3(this,x2,y2);break}this._x0=this._x1,this._x1=x2,
this._y0=this._y1,this._y1=y2}};function BasisClosed(context){this._context=context}BasisClosed.prototype={areaStart:noop,areaEnd:noop,lineStart:function(){
this._x0=this._x1=this._x2=this._x3=this._x4=this._y0=this._y1=this._y2=this._y3=this._y4=NaN,this._point=0},lineEnd:function(){
switch(this._point){case 1:{this._context.moveTo(this._x2,this._y2),this._context.closePath();break}case 2:{this._context.
moveTo((this._x2+2*this._x3)/3,(this._y2+2*this._y3)/3),this._context.lineTo((this._x3+2*this._x2)/3,(this._y3+2*this._y2)/
3),this._context.closePath();break}case 3:{this.point(this._x2,this._y2),this.point(this._x3,this._y3),this.point(this._x4,
this._y4);break}}},point:function(x2,y2){switch(x2=+x2,y2=+y2,this._point){case 0:this._point=1,this._x2=x2,this._y2=y2;
break;case 1:this._point=2,this._x3=x2,this._y3=y2;break;case 2:this._point=3,this._x4=x2,this._y4=y2,this._context.moveTo(
(this._x0+4*this._x1+x2)/6,(this._y0+4*this._y1+y2)/6);break;default:point$3(this,x2,y2);break}this._x0=this._x1,this._x1=
x2,this._y0=this._y1,this._y1=y2}};function BasisOpen(context){this._context=context}BasisOpen.prototype={areaStart:function(){this._line=0},areaEnd:function(){
this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){(this._line||
this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(x2,y2){switch(x2=+x2,
y2=+y2,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3;var x0=(this._x0+4*this._x1+
x2)/6,y0=(this._y0+4*this._y1+y2)/6;this._line?this._context.lineTo(x0,y0):this._context.moveTo(x0,y0);break;case 3:this.
_point=4;default:point$3(this,x2,y2);break}this._x0=this._x1,this._x1=x2,this._y0=this._y1,this._y1=y2}};function Bundle(context,beta){this._basis=new Basis(context),this._beta=beta}Bundle.prototype={lineStart:function(){this.
_x=[],this._y=[],this._basis.lineStart()},lineEnd:function(){var x2=this._x,y2=this._y,j=x2.length-1;if(j>0)for(var x0=x2[0],
y0=y2[0],dx=x2[j]-x0,dy=y2[j]-y0,i=-1,t;++i<=j;)t=i/j,this._basis.point(this._beta*x2[i]+(1-this._beta)*(x0+t*dx),this._beta*
y2[i]+(1-this._beta)*(y0+t*dy));this._x=this._y=null,this._basis.lineEnd()},point:function(x2,y2){this._x.push(+x2),this.
_y.push(+y2)}};var bundle=(function custom(beta){function bundle2(context){return beta===1?new Basis(context):new Bundle(
context,beta)}return bundle2.beta=function(beta2){return custom(+beta2)},bundle2})(.85);function point$2(that,x2,y2){that.
_context.bezierCurveTo(that._x1+that._k*(that._x2-that._x0),that._y1+that._k*(that._y2-that._y0),that._x2+that._k*(that.
_x1-x2),that._y2+that._k*(that._y1-y2),that._x2,that._y2)}function Cardinal(context,tension){this._context=context,this.
_k=(1-tension)/6}Cardinal.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){
this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:this.
_context.lineTo(this._x2,this._y2);break;case 3:point$2(this,this._x1,this._y1);break}(this._line||this._line!==0&&this.
_point===1)&&this._context.closePath(),this._line=1-this._line},point:function(x2,y2){switch(x2=+x2,y2=+y2,this._point){case 0:
this._point=1,this._line?this._context.lineTo(x2,y2):this._context.moveTo(x2,y2);break;case 1:this._point=2,this._x1=x2,
this._y1=y2;break;case 2:this._point=3;default:point$2(this,x2,y2);break}this._x0=this._x1,this._x1=this._x2,this._x2=x2,
this._y0=this._y1,this._y1=this._y2,this._y2=y2}};var cardinal=(function custom2(tension){function cardinal2(context){return new Cardinal(
context,tension)}return cardinal2.tension=function(tension2){return custom2(+tension2)},cardinal2})(0);function CardinalClosed(context,tension){
this._context=context,this._k=(1-tension)/6}CardinalClosed.prototype={areaStart:noop,areaEnd:noop,lineStart:function(){this.
_x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=this._y2=this._y3=this._y4=this._y5=NaN,this._point=0},
lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{
this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(
this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(x2,y2){switch(x2=+x2,y2=+y2,this._point){case 0:
this._point=1,this._x3=x2,this._y3=y2;break;case 1:this._point=2,this._context.moveTo(this._x4=x2,this._y4=y2);break;case 2:
this._point=3,this._x5=x2,this._y5=y2;break;default:point$2(this,x2,y2);break}this._x0=this._x1,this._x1=this._x2,this._x2=
x2,this._y0=this._y1,this._y1=this._y2,this._y2=y2}};var cardinalClosed=(function custom3(tension){function cardinal2(context){
return new CardinalClosed(context,tension)}return cardinal2.tension=function(tension2){return custom3(+tension2)},cardinal2})(
0);function CardinalOpen(context,tension){this._context=context,this._k=(1-tension)/6}CardinalOpen.prototype={areaStart:function(){
this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this.
_y2=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this.
_line=1-this._line},point:function(x2,y2){switch(x2=+x2,y2=+y2,this._point){case 0:this._point=1;break;case 1:this._point=
2;break;case 2:this._point=3,this._line?this._context.lineTo(this._x2,this._y2):this._context.moveTo(this._x2,this._y2);
break;case 3:this._point=4;default:point$2(this,x2,y2);break}this._x0=this._x1,this._x1=this._x2,this._x2=x2,this._y0=this.
_y1,this._y1=this._y2,this._y2=y2}};var cardinalOpen=(function custom4(tension){function cardinal2(context){return new CardinalOpen(
context,tension)}return cardinal2.tension=function(tension2){return custom4(+tension2)},cardinal2})(0);function point$1(that,x2,y2){
var x1=that._x1,y1=that._y1,x22=that._x2,y22=that._y2;if(that._l01_a>epsilon2){var a2=2*that._l01_2a+3*that._l01_a*that.
_l12_a+that._l12_2a,n=3*that._l01_a*(that._l01_a+that._l12_a);x1=(x1*a2-that._x0*that._l12_2a+that._x2*that._l01_2a)/n,y1=
(y1*a2-that._y0*that._l12_2a+that._y2*that._l01_2a)/n}if(that._l23_a>epsilon2){var b=2*that._l23_2a+3*that._l23_a*that._l12_a+
that._l12_2a,m=3*that._l23_a*(that._l23_a+that._l12_a);x22=(x22*b+that._x1*that._l23_2a-x2*that._l12_2a)/m,y22=(y22*b+that.
_y1*that._l23_2a-y2*that._l12_2a)/m}that._context.bezierCurveTo(x1,y1,x22,y22,that._x2,that._y2)}function CatmullRom(context,alpha){
this._context=context,this._alpha=alpha}CatmullRom.prototype={areaStart:function(){this._line=0},areaEnd:function(){this.
_line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._l01_a=this._l12_a=this._l23_a=
this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(
this._x2,this._y2);break;case 3:this.point(this._x2,this._y2);break}(this._line||this._line!==0&&this._point===1)&&this.
_context.closePath(),this._line=1-this._line},point:function(x2,y2){if(x2=+x2,y2=+y2,this._point){var x23=this._x2-x2,y23=this.
_y2-y2;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(x23*x23+y23*y23,this._alpha))}switch(this._point){case 0:this._point=
1,this._line?this._context.lineTo(x2,y2):this._context.moveTo(x2,y2);break;case 1:this._point=2;break;case 2:this._point=
3;default:point$1(this,x2,y2);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=
this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=x2,this._y0=this._y1,this._y1=this._y2,this._y2=y2}};var catmullRom=(function custom5(alpha){
function catmullRom2(context){return alpha?new CatmullRom(context,alpha):new Cardinal(context,0)}return catmullRom2.alpha=
function(alpha2){return custom5(+alpha2)},catmullRom2})(.5);function CatmullRomClosed(context,alpha){this._context=context,
this._alpha=alpha}CatmullRomClosed.prototype={areaStart:noop,areaEnd:noop,lineStart:function(){this._x0=this._x1=this._x2=
this._x3=this._x4=this._x5=this._y0=this._y1=this._y2=this._y3=this._y4=this._y5=NaN,this._l01_a=this._l12_a=this._l23_a=
this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(
this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();
break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(x2,y2){
if(x2=+x2,y2=+y2,this._point){var x23=this._x2-x2,y23=this._y2-y2;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(x23*x23+y23*
y23,this._alpha))}switch(this._point){case 0:this._point=1,this._x3=x2,this._y3=y2;break;case 1:this._point=2,this._context.
moveTo(this._x4=x2,this._y4=y2);break;case 2:this._point=3,this._x5=x2,this._y5=y2;break;default:point$1(this,x2,y2);break}
this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this.
_x1=this._x2,this._x2=x2,this._y0=this._y1,this._y1=this._y2,this._y2=y2}};var catmullRomClosed=(function custom6(alpha){
function catmullRom2(context){return alpha?new CatmullRomClosed(context,alpha):new CardinalClosed(context,0)}return catmullRom2.
alpha=function(alpha2){return custom6(+alpha2)},catmullRom2})(.5);function CatmullRomOpen(context,alpha){this._context=context,
this._alpha=alpha}CatmullRomOpen.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){
this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=
this._l23_2a=this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),
this._line=1-this._line},point:function(x2,y2){if(x2=+x2,y2=+y2,this._point){var x23=this._x2-x2,y23=this._y2-y2;this._l23_a=
Math.sqrt(this._l23_2a=Math.pow(x23*x23+y23*y23,this._alpha))}switch(this._point){case 0:this._point=1;break;case 1:this.
_point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this._x2,this._y2):this._context.moveTo(this._x2,this.
_y2);break;case 3:this._point=4;default:point$1(this,x2,y2);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=
this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=x2,this._y0=this._y1,this._y1=this._y2,
this._y2=y2}};var catmullRomOpen=(function custom7(alpha){function catmullRom2(context){return alpha?new CatmullRomOpen(
context,alpha):new CardinalOpen(context,0)}return catmullRom2.alpha=function(alpha2){return custom7(+alpha2)},catmullRom2})(
.5);function LinearClosed(context){this._context=context}LinearClosed.prototype={areaStart:noop,areaEnd:noop,lineStart:function(){
this._point=0},lineEnd:function(){this._point&&this._context.closePath()},point:function(x2,y2){x2=+x2,y2=+y2,this._point?
this._context.lineTo(x2,y2):(this._point=1,this._context.moveTo(x2,y2))}};function sign(x2){return x2<0?-1:1}function slope3(that,x2,y2){var h0=that._x1-that._x0,h1=x2-that._x1,s0=(that._y1-that.
_y0)/(h0||h1<0&&-0),s1=(y2-that._y1)/(h1||h0<0&&-0),p=(s0*h1+s1*h0)/(h0+h1);return(sign(s0)+sign(s1))*Math.min(Math.abs(
s0),Math.abs(s1),.5*Math.abs(p))||0}function slope2(that,t){var h=that._x1-that._x0;return h?(3*(that._y1-that._y0)/h-t)/
2:t}function point(that,t0,t1){var x0=that._x0,y0=that._y0,x1=that._x1,y1=that._y1,dx=(x1-x0)/3;that._context.bezierCurveTo(
x0+dx,y0+dx*t0,x1-dx,y1-dx*t1,x1,y1)}function MonotoneX(context){this._context=context}MonotoneX.prototype={areaStart:function(){
this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=this._t0=NaN,this.
_point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x1,this._y1);break;case 3:point(this,
this._t0,slope2(this,this._t0));break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=
1-this._line},point:function(x2,y2){var t1=NaN;if(x2=+x2,y2=+y2,!(x2===this._x1&&y2===this._y1)){switch(this._point){case 0:
this._point=1,this._line?this._context.lineTo(x2,y2):this._context.moveTo(x2,y2);break;case 1:this._point=2;break;case 2:
this._point=3,point(this,slope2(this,t1=slope3(this,x2,y2)),t1);break;default:point(this,this._t0,t1=slope3(this,x2,y2));
break}this._x0=this._x1,this._x1=x2,this._y0=this._y1,this._y1=y2,this._t0=t1}}};function MonotoneY(context){this._context=
new ReflectContext(context)}(MonotoneY.prototype=Object.create(MonotoneX.prototype)).point=function(x2,y2){MonotoneX.prototype.
point.call(this,y2,x2)};function ReflectContext(context){this._context=context}ReflectContext.prototype={moveTo:function(x2,y2){
this._context.moveTo(y2,x2)},closePath:function(){this._context.closePath()},lineTo:function(x2,y2){this._context.lineTo(
y2,x2)},bezierCurveTo:function(x1,y1,x2,y2,x3,y3){this._context.bezierCurveTo(y1,x1,y2,x2,y3,x3)}};function Natural(context){this._context=context}Natural.prototype={areaStart:function(){this._line=0},areaEnd:function(){
this._line=NaN},lineStart:function(){this._x=[],this._y=[]},lineEnd:function(){var x2=this._x,y2=this._y,n=x2.length;if(n)
if(this._line?this._context.lineTo(x2[0],y2[0]):this._context.moveTo(x2[0],y2[0]),n===2)this._context.lineTo(x2[1],y2[1]);else
for(var px2=controlPoints(x2),py=controlPoints(y2),i0=0,i1=1;i1<n;++i0,++i1)this._context.bezierCurveTo(px2[0][i0],py[0][i0],
px2[1][i0],py[1][i0],x2[i1],y2[i1]);(this._line||this._line!==0&&n===1)&&this._context.closePath(),this._line=1-this._line,
this._x=this._y=null},point:function(x2,y2){this._x.push(+x2),this._y.push(+y2)}};function controlPoints(x2){var i,n=x2.
length-1,m,a2=new Array(n),b=new Array(n),r=new Array(n);for(a2[0]=0,b[0]=2,r[0]=x2[0]+2*x2[1],i=1;i<n-1;++i)a2[i]=1,b[i]=
4,r[i]=4*x2[i]+2*x2[i+1];for(a2[n-1]=2,b[n-1]=7,r[n-1]=8*x2[n-1]+x2[n],i=1;i<n;++i)m=a2[i]/b[i-1],b[i]-=m,r[i]-=m*r[i-1];
for(a2[n-1]=r[n-1]/b[n-1],i=n-2;i>=0;--i)a2[i]=(r[i]-a2[i+1])/b[i];for(b[n-1]=(x2[n]+a2[n-1])/2,i=0;i<n-1;++i)b[i]=2*x2[i+
1]-a2[i+1];return[a2,b]}function Step(context,t){this._context=context,this._t=t}Step.prototype={areaStart:function(){this._line=0},areaEnd:function(){
this._line=NaN},lineStart:function(){this._x=this._y=NaN,this._point=0},lineEnd:function(){0<this._t&&this._t<1&&this._point===
2&&this._context.lineTo(this._x,this._y),(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line>=
0&&(this._t=1-this._t,this._line=1-this._line)},point:function(x2,y2){switch(x2=+x2,y2=+y2,this._point){case 0:this._point=
1,this._line?this._context.lineTo(x2,y2):this._context.moveTo(x2,y2);break;case 1:this._point=2;default:{if(this._t<=0)this.
_context.lineTo(this._x,y2),this._context.lineTo(x2,y2);else{var x1=this._x*(1-this._t)+x2*this._t;this._context.lineTo(
x1,this._y),this._context.lineTo(x1,y2)}break}}this._x=x2,this._y=y2}};function drawnSeries({points,cuts,unit}){if(hasMostRatios(points.slice(cuts.at(-1)?.point??0)))return{unit:"\xD7 the refere\
nce",points:points.flatMap(({record:record2,value:value2,low,high,referenceRatio},point2)=>{if(referenceRatio===null)return[];
let scale2=value2===0?0:referenceRatio/value2;return[{point:point2,record:record2,value:referenceRatio,low:low*scale2,high:high*
scale2}]})};let{base,factor}=readUnit(unit),most=points.reduce((largest,{high})=>Math.max(largest,high),0)*factor,shown=shownUnit(
base,most),scale=factor/shown.size;return{unit:shown.name,points:points.map(({record:record2,value:value2,low,high},point2)=>({
point:point2,record:record2,value:value2*scale,low:low*scale,high:high*scale}))}}var[width,height]=[600,186],chartFrame={left:66,right:width-10,top:30,bottom:142},strips={machine:148,environment:155},looks=8,
characterWidth=11.5,dayTicks=4,dayWidth=105,mostDigits=40;function jobLooks({records},series){let ordered=[...new Set(series.
flatMap(({points})=>points.map(({record:record2})=>record2)))].sort((a2,b)=>a2-b).flatMap(index=>records[index]?.record??
[]);return{machines:assignLooks(ordered.map(describeMachine)),environments:assignLooks(ordered.map(describeEnvironment))}}
function jobBackground(history,runs,{machines,environments}){let strip=(kind,looks2,textOf)=>{if(looks2.size<2)return[];
let texts2=runs.records.map(index=>{let record2=history.records[index]?.record;return record2===void 0?"unknown":textOf(
record2)});return stripPaths(kind,texts2,looks2,runs)};return[...dayAxis(history,runs),...divider(runs),...strip("machin\
e",machines,describeMachine),...strip("environment",environments,describeEnvironment)]}function assignLooks(texts2){return new Map(
[...new Set(texts2)].map((text3,index)=>[text3,index%looks]))}function trendChart(history,series,runs,background){let{points,
unit}=drawnSeries(series),shown=points.map(point2=>({...point2,run:runs.runOf(point2.record)})),down=linear(drawnExtent(
points),[chartFrame.bottom,chartFrame.top]).nice(4),exact=shown.filter(({run:run2})=>run2>=runs.firstExact),old=shown.filter(
({run:run2})=>run2<runs.firstExact),title=plainSentence(nameFigure(series.figure)),unitLabel=plainText(clipMiddle(unit,15));
return html`<svg
    class="trend"
    viewBox="0 0 ${width} ${height}"
    role="group"
    aria-label="Trend of ${title}: ${stateTexts[series.state]}, ${counted(shown.length,"run")}"
  >
    ${leftAxis(down,down.ticks(4),chartFrame,down.tickFormat(4))}
    <text x="0" y="12">${unitLabel}</text>
    ${background}${gapMarks(history,series,runs)}${cutMarks(history,series,runs)}
    ${oldTrend(old,runs,down)}${whiskers(exact,runs,down)}${levels3(series,points,runs,down)}
    ${dots(exact,runs,down)}${changeMarks(history,series,runs)}${labels(series,runs,unitLabel)}
    <g class="hits" aria-hidden="true">
      ${exact.map(point2=>hitArea(history.records[point2.record]?.record,point2,runs,down.tickFormat(mostDigits),unit))}
    </g>
  </svg>`}function inside(down,value2){return Math.min(chartFrame.bottom,Math.max(chartFrame.top,down(value2)))}function oldTrend(points,runs,down){
if(points.length===0)return[];let columns=[...Map.groupBy(points,({run:run2})=>runs.at(run2))].map(([x2,group])=>{let values=group.
map(({value:value2})=>value2),[least,middle,most]=[Math.min(...values),median(values),Math.max(...values)].map(value2=>inside(
down,value2));return{x:x2,least:least??0,middle:middle??0,most:most??0}}),band=area(({x:x2})=>x2,({least})=>least,({most})=>most).
digits(1),medianLine=line(({x:x2})=>x2,({middle:y2})=>y2).digits(1);return[html`<path class="band" d="${band(columns)}" />`,
html`<path class="old" d="${medianLine(columns)}" />`]}function whiskers(points,runs,down){let path2=points.filter(({low,
high})=>high>low).map(({run:run2,low,high})=>`M${px(runs.at(run2))} ${px(inside(down,low))}V${px(inside(down,high))}`).join(
"");return path2===""?null:html`<path class="spread" d="${path2}" />`}function dots(points,runs,down){let[within,beyond]=[
[],[]];for(let{run:run2,value:value2}of points){let[x2,y2]=[px(runs.at(run2)),down(value2)],drawn=inside(down,value2);Math.
abs(y2-drawn)<.05?within.push(`M${x2} ${px(y2)}h0`):beyond.push(`M${x2} ${px(drawn)}l-3.5 ${y2<drawn?"6h7z":"-6h7z"}`)}return[
...within.length===0?[]:[html`<path class="dots ${runs.step<3.2?"dense":""}" d="${within.join("")}" />`],...beyond.length===
0?[]:[html`<path class="beyond" d="${beyond.join("")}" />`]]}function levels3(series,points,runs,down){let starts=new Set(
[...series.cuts,...standingChanges(series)].map(({point:point2})=>point2)),current=[],all=[current];for(let point2 of points)
starts.has(point2.point)&&current.length>0&&all.push(current=[]),current.push(point2);let path2=all.map(level=>{let[first,
last]=[level[0],level.at(-1)];if(first===void 0||last===void 0||level.length<2)return"";let y2=px(inside(down,median(level.
map(({value:value2})=>value2))));return`M${px(runs.at(runs.runOf(first.record)))} ${y2}H${px(runs.at(runs.runOf(last.record)))}`});
return html`<path class="level" d="${path2.join("")}" />`}function before(series,point2,runs){let run2=runs.runOf(series.
points[point2]?.record??0);return runs.at(run2)-(run2>=runs.firstExact?runs.step/2:0)}function lineAt(series,point2,runs){
let isOld=runs.runOf(series.points[point2]?.record??0)<runs.firstExact;return`M${px(before(series,point2,runs))} ${chartFrame.
top}V${isOld?chartFrame.top+8:chartFrame.bottom}`}function changeMarks(history,series,runs){return series.changes.map(change=>html`<path
        class="change ${judgeDirection(series,change)} ${change.state}"
        d="${lineAt(series,change.point,runs)}"
        ><title>${plainSentence(describeChange(history,series,change))}</title></path
      >`)}function cutMarks(history,series,runs){return series.cuts.map(cut=>html`<path class="cut" d="${lineAt(series,cut.
point,runs)}"
        ><title>${plainSentence(describeCut(history,series,cut))}</title></path
      >`)}function gapMarks(history,series,runs){return series.gaps.map(({point:point2,missing})=>{let day=formatRecordDay(
history.records[series.points[point2]?.record??-1]?.record);return html`<path class="gap" d="${lineAt(series,point2,runs)}"
      ><title>${missing} missing before ${day}</title></path
    >`})}function labels(series,runs,unit){let changes=standingChanges(series).map(change=>({point:change.point,text:signedPercent(
change.changeRatio),look:changeLook(series,change)})),cuts=series.cuts.map(cut=>({point:cut.point,text:cutWords(cut),look:""})),
taken=[{from:0,to:unit.length*characterWidth}];return[...changes.toReversed(),...cuts.toReversed()].flatMap(({point:point2,
text:text3,look})=>{let half=text3.length*characterWidth/2,x2=Math.min(width-half,Math.max(chartFrame.left+half,before(series,
point2,runs)));return taken.some(({from,to})=>x2+half>from&&x2-half<to)?[]:(taken.push({from:x2-half,to:x2+half}),[html`<text class="label ${look}" x="${px(
x2)}" y="${chartFrame.top-6}" text-anchor="middle">${text3}</text>`])})}function changeLook(series,change){return`${judgeDirection(
series,change)} ${change.state}`}function dayAxis({records},runs){let count5=runs.records.length,first=runs.firstExact,wanted=Array.
from({length:dayTicks},(_,tick)=>Math.round(first+(tick+(first>0?.4:.15))*(count5-first)/dayTicks)),shown=[];for(let run2 of[
...first>0?[0]:[],...wanted]){let last=shown.at(-1),isApart=last===void 0||runs.at(run2)-runs.at(last)>dayWidth;run2<count5&&
isApart&&shown.push(run2)}return shown.map(run2=>{let x2=runs.at(run2);return html`<path class="g" d="M${px(x2)} ${chartFrame.
bottom}v4" /><text
        x="${px(Math.max(x2,dayWidth/2))}"
        y="${height-10}"
        text-anchor="middle"
        >${formatRecordDay(records[runs.records[run2]??-1]?.record)}</text
      >`})}function divider({firstExact,divide}){return firstExact===0?[]:[html`<path class="divide" d="M${px(divide)} ${chartFrame.
top}V${height-26}" />`]}function stripPaths(kind,texts2,ofTexts,runs){let paths=new Map;for(let run2=0;run2<texts2.length;){
let text3=texts2[run2]??"",end=run2+1;for(;end<texts2.length&&texts2[end]===text3;)end+=1;let[from,to]=[edge(runs,run2),
edge(runs,end)];to-from>.05&&paths.set(text3,`${paths.get(text3)??""}M${px(from)} ${strips[kind]}H${px(to)}`),run2=end}return[
...paths].map(([text3,path2])=>html`<path class="strip f${ofTexts.get(text3)??0}" d="${path2}"
        ><title>${kind}: ${plainSentence(text3)}</title></path
      >`)}function edge(runs,run2){return run2>=runs.firstExact?runs.divide+(run2-runs.firstExact)*runs.step:run2===0?chartFrame.
left:runs.at(run2)}function hitArea(record2,{run:run2,value:value2,low,high},runs,number4,unit){let spread=high>low?` (${number4(
low)} to ${number4(high)})`:"",text3=`${nameRun(record2)}: ${number4(value2)} ${plainText(clipMiddle(unit,30))}${spread}`,
from=runs.at(run2)-runs.step/2,area2=html`<path
    d="M${px(from)} ${chartFrame.top}h${px(runs.step)}v${chartFrame.bottom-chartFrame.top}h-${px(runs.step)}z"
    ><title>${text3}</title></path
  >`,link3=reportLink(record2);return link3===null?area2:html`<a href="${link3}" tabindex="-1">${area2}</a>`}function jobRuns(series,mostExact2,{left:left2,right:right2}){let records=[...new Set(series.flatMap(({points})=>points.
map(({record:record2})=>record2)))].sort((a2,b)=>a2-b),runs=new Map(records.map((record2,run2)=>[record2,run2])),firstExact=Math.
max(0,records.length-mostExact2),divide=firstExact===0?left2:left2+(right2-left2)*.22,step=(right2-divide)/Math.max(1,records.
length-firstExact),columns=Math.max(1,Math.min(firstExact,Math.floor((divide-left2)/1.5)));return{records,firstExact,divide,
at:run2=>{if(run2>=firstExact)return divide+(run2-firstExact+.5)*step;let column=Math.floor(run2*columns/firstExact);return left2+
(column+.5)*(divide-left2)/columns},step,runOf:record2=>runs.get(record2)??0}}var weekMs=168*3600*1e3;function findMoved(history,madeAt){let from=Date.parse(madeAt)-weekMs,isOfWeek=(series,point2)=>{
let record2=recordAt(history,series,point2);return record2!==void 0&&Date.parse(record2.measuredAt)>=from},isOpen3=(series,change)=>series.
current&&change===standingChanges(series).at(-1)&&(change.state==="sign"||change.state==="unclear"),changes=history.series.
flatMap(series=>standingChanges(series).map(change=>({series,change}))).filter(({series,change})=>isOfWeek(series,change.
point)||isOpen3(series,change)),starts=history.series.flatMap(series=>series.cuts.filter(({point:point2})=>isOfWeek(series,
point2)).map(cut=>({job:series.job,text:describeCut(history,series,cut)})));return{changes:changes.toSorted((a2,b)=>rankChange(
a2)-rankChange(b)||changeSize2(b)-changeSize2(a2)),starts:[...Map.groupBy(starts,({job,text:text3})=>JSON.stringify([job,
text3])).values()].flatMap(alike=>alike.slice(0,1).map(start=>({...start,series:alike.length}))),sentence:summarizeWeek(
history,from,changes.filter(({series,change})=>isOfWeek(series,change.point)).length)}}var directions=["worse","moved","\
better"],states2=["sign","unclear","confirmed","machine","refuted"];function rankChange({series,change}){return states2.
indexOf(change.state)*directions.length+directions.indexOf(judgeDirection(series,change))}function changeSize2({change}){
return Math.abs(change.changeRatio)}function summarizeWeek({records,series},from,changes){let last=records.reduce((latest,{
record:record2})=>Math.max(latest,Date.parse(record2.measuredAt)),-1/0),since=new Date(from).toISOString().slice(0,10);if(records.
length===0)return"Nothing has been measured yet.";if(last<from)return`Nothing has been measured since ${since}; the last\
 run was on ${new Date(last).toISOString().slice(0,10)}.`;let runs=records.filter(({record:record2})=>Date.parse(record2.
measuredAt)>=from).length,followed=series.filter(({current})=>current),short=followed.filter(({state})=>state==="insuffi\
cient-data").length,changesFound=changes===0?"No change":counted(changes,"change"),unseen=short===0?"":` ${counted(short,
"series has","series have")} too few runs to tell.`;return`${changesFound} in ${counted(runs,"run")} of ${counted(followed.
length,"series","series")} since ${since}.${unseen}`}var mostCharts=60,leastPoints=2,mostPointText=19e5,pointText=190,mostExact=300,[mostMoved,mostListed,mostSkipped,mostFolded,
mostTableRows]=[100,3,30,50,1e3],tablePoints=10;function historyPage(history,madeAt,assets){let drawable=history.series.
filter(({current,points})=>current&&points.length>=leastPoints),charted=new Set(byInterest(drawable).slice(0,mostCharts)),
shown=history.series.map((series,index)=>({series,anchor:`s${String(index)}`,hasChart:charted.has(series)})),exact=exactPoints(
history,charted.size),jobs=[...Map.groupBy(shown,({series})=>series.job)];return pageHtml({title:"GPU time history",header:html`<p>${describeSize(
history)}</p>
        <nav aria-label="Sections">
          <a href="#moved">Open and recent changes</a>
          ${jobs.map(([job],index)=>html`<a href="#j${index}">${jobTitle(job)}</a> `)}
        </nav>`,main:[movedSection(history,shown,madeAt),...jobs.map(([job,ofJob],index)=>jobSection(history,job,`j${String(
index)}`,ofJob,exact)),endedSection(history,shown),skippedSection(history)],footer:`Created on ${formatDate(madeAt)}. Ti\
mes are in UTC; runs are in the order of their commits.`},assets)}function byInterest(all){let order=["changed","unclear",
"stable","insufficient-data"];return all.toSorted((a2,b)=>order.indexOf(a2.state)-order.indexOf(b.state))}function exactPoints({
records},charts){let links=records.slice(-mostExact).map(({record:record2})=>html`${reportLink(record2)}`.text.length),link3=links.
reduce((sum3,length)=>sum3+length,0)/Math.max(1,links.length);return Math.max(1,Math.min(mostExact,Math.floor(mostPointText/
(Math.max(1,charts)*(pointText+link3)))))}function describeSize({records,series}){let[first,last]=[records[0]?.record,records.
at(-1)?.record];return first===void 0?"There are no runs yet.":`${counted(records.length,"run")} from ${formatRecordDay(
first)} to ${formatRecordDay(last)}, ${formatCount(series.length)} series.`}function jobTitle(job){return clipMiddle(plainSentence(
nameJob(job)),60)}function movedSection(history,shown,madeAt){let{changes,starts,sentence:movedSentence}=findMoved(history,
madeAt),anchors=new Map(shown.map(({series,anchor})=>[series,anchor])),hidden=changes.length-mostMoved,rows=changes.slice(
0,mostMoved).map(({series,change})=>{let record2=recordAt(history,series,change.point);return html`<tr class="${judgeDirection(
series,change)} ${change.state}">
      <td><a href="#${anchors.get(series)??""}">${sentence(nameFigure(series.figure))}</a></td>
      <td>${jobTitle(series.job)}</td>
      <td class="n" data-v="${Number(change.changeRatio.toPrecision(6))}">
        <b class="c">${signedPercent(change.changeRatio)}</b>
      </td>
      <td>${changeStates[change.state]}</td>
      <td><code>${formatCommits(change)}</code></td>
      <td>${linked(formatRecordDay(record2),reportLink(record2))}</td>
    </tr>`});return html`<section id="moved">
    <h2>Open and recent changes</h2>
    ${rows.length===0?null:html`<div class="scroll" role="region" tabindex="0" aria-label="Open and recent changes">
            <table>
              <thead>
                <tr>
                  <th scope="col">range or metric</th>
                  <th scope="col">job</th>
                  <th scope="col" class="n">change</th>
                  <th scope="col">state</th>
                  <th scope="col">commits</th>
                  <th scope="col">since</th>
                </tr>
              </thead>
              <tbody>
                ${rows}
              </tbody>
            </table>
          </div>`}
    ${hidden>0?html`<p>… and ${counted(hidden,"more change")}.</p>`:null}
    <p>${movedSentence}</p>
    ${startsList(starts)}
  </section> `}function startsList(starts){return starts.length===0?null:html`<p>New machine or setup, so earlier runs aren't comparable:</p>
    <ul>
      ${starts.slice(0,mostMoved).map(({job,text:text3,series})=>html`<li>${sentence(text3)} (${counted(series,"series",
"series")} of ${jobTitle(job)})</li>`)}
    </ul>`}function jobSection(history,job,anchor,shown,exact){let[charts,others]=[shown.filter(({hasChart})=>hasChart),
shown.filter(({hasChart})=>!hasChart)],looks2=jobLooks(history,shown.map(({series})=>series)),isLong=charts.some(({series})=>series.
points.length>exact);return html`<section id="${anchor}" class="job">
    <h2>${sentence(nameJob(job))}</h2>
    ${isLong?html`<p><small>Left of a dotted line, older runs are summarized: their median, and a band from minimum to maximum.</small></p>`:
null}
    ${charts.length===0?null:legend(looks2)}
    <div class="charts">${rangeCharts(charts).map(together=>seriesRow(history,together,exact,looks2))}</div>
    ${othersTable(others)}
  </section> `}function rangeCharts(charts){return[...Map.groupBy(charts,({series:{id,figure}})=>figure.kind==="metric"?
`metric ${id}`:`range ${figure.range}@${figure.domain}`).values()].map(together=>together.toSorted((a2,b)=>a2.series.figure.
kind.localeCompare(b.series.figure.kind)))}function legend({machines,environments}){let several=[...machines.size>1?[`ma\
chines (${String(machines.size)})`]:[],...environments.size>1?[`environments (${String(environments.size)})`]:[]];return several.
length===0?null:html`<details>
    <summary>Strips below the charts: ${several.join(", then ")}</summary>
    ${machines.size>1?keyList(machines):null}${environments.size>1?keyList(environments):null}
  </details>`}function keyList(looks2){let hidden=looks2.size-mostSkipped;return html`<ul class="key">
    ${[...looks2].slice(0,mostSkipped).map(([text3,look])=>html`<li><i class="f${look}"></i>${sentence(text3)}</li>`)}
    ${hidden>0?html`<li>… and ${formatCount(hidden)} more</li>`:null}
  </ul>`}function seriesRow(history,together,exact,looks2){let runs=jobRuns(together.map(({series})=>series),exact,chartFrame),
background=jobBackground(history,runs,looks2);return together.map(({series,anchor},index)=>{let facts=[["latest",describeLatest(
series)],["drift",describeDrift(series)],["gaps",countGaps(series)]];return html`<article class="series ${index===0&&together.
length>1?"first":""}" id="${anchor}">
      <h3>
        ${sentence(nameFigure(series.figure))} <span class="tag ${series.state}">${stateTexts[series.state]}</span>
      </h3>
      ${trendChart(history,series,runs,background)}
      <ul class="facts">
        ${facts.flatMap(([title,text3])=>text3===null?[]:[html`<li>${title}: ${sentence(text3)}</li>`])}
      </ul>
      ${changesList(history,series)}${cutsList(history,series)}${lastPoints(history,series)}
    </article> `})}function changesList(history,series){return series.changes.length===0?null:shortList("changes",series.
changes.toReversed(),change=>html`<li class="${judgeDirection(series,change)} ${change.state}">${changeItem(history,series,
change)}</li>`)}function changeItem(history,series,change){let record2=recordAt(history,series,change.point),text3=html`<span class="c">${sentence(
describeChange(history,series,change))}</span>`,link3=reportLink(record2);return link3===null?text3:html`${text3} <a href="${link3}">report</a>`}
function cutsList(history,series){return series.cuts.length===0?null:shortList("new starts",series.cuts.toReversed(),cut=>html`<li>${sentence(
describeCut(history,series,cut))}</li>`)}function shortList(title,items,itemOf){let rest=items.slice(mostListed,mostListed+
mostFolded),hidden=items.length-mostListed-rest.length;return html`<p class="title">${title}</p>
    <ul class="facts">
      ${items.slice(0,mostListed).map(itemOf)}
    </ul>
    ${rest.length===0?null:html`<details>
            <summary>${formatCount(items.length-mostListed)} earlier</summary>
            <ul class="facts">
              ${rest.map(itemOf)}${hidden>0?html`<li>… and ${formatCount(hidden)} more</li>`:null}
            </ul>
          </details>`}`}function lastPoints(history,series){let points=series.points.slice(-tablePoints).toReversed(),rows=points.
map(({record:index,value:value2,low,high})=>{let record2=history.records[index]?.record,spread=high>low?sentence(`${formatValue(
series,low)} to ${formatValue(series,high)}`):"\u2013";return html`<tr>
      <td>${linked(nameRun(record2),reportLink(record2))}</td>
      <td class="n" data-v="${Number(value2.toPrecision(6))}">${sentence(formatValue(series,value2))}</td>
      <td class="n">${spread}</td>
    </tr>`});return html`<details class="points">
    <summary>Last ${counted(points.length,"run")}</summary>
    <div
      class="scroll"
      role="region"
      tabindex="0"
      aria-label="Last runs of ${plainSentence(nameFigure(series.figure))}"
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
          ${rows}
        </tbody>
      </table>
    </div>
  </details>`}function linked(text3,link3){return link3===null?html`${text3}`:html`<a href="${link3}">${text3}</a>`}function othersTable(shown){
if(shown.length===0)return null;let hidden=shown.length-mostTableRows,rows=shown.slice(0,mostTableRows).map(({series,anchor})=>html`<tr id="${anchor}">
        <td>${sentence(nameFigure(series.figure))}</td>
        <td>${stateTexts[series.state]}</td>
        <td class="n">${sentence(describeLatest(series)??"\u2013")}</td>
        <td class="n">${sentence(describeDrift(series)??"\u2013")}</td>
      </tr>`);return html`<h3>Without a chart</h3>
    <p>
      These ended, have too few runs, or are beyond the page's ${mostCharts} charts.
      <code>llm-profile history show</code>
      draws any series.
    </p>
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
          ${rows}
        </tbody>
      </table>
    </div>
    ${hidden>0?html`<p>… and ${formatCount(hidden)} more series.</p>`:null}`}function endedSection(history,shown){let ended=shown.
flatMap(({series,anchor})=>{let text3=describeEnd(history,series);return text3===null?[]:[{series,anchor,text:text3}]});
if(ended.length===0)return null;let hidden=ended.length-mostMoved;return html`<section id="ended">
    <h2>Ended</h2>
    <p>The job's last runs don't have these; they may have been renamed or removed.</p>
    <ul>
      ${ended.slice(0,mostMoved).map(({series,anchor,text:text3})=>html`<li><a href="#${anchor}">${sentence(nameFigure(series.
figure))}</a>, ${sentence(nameJob(series.job))}: ${text3}</li>`)}
      ${hidden>0?html`<li>… and ${formatCount(hidden)} more</li>`:null}
    </ul>
  </section> `}function skippedSection({skipped}){if(skipped.length===0)return null;let hidden=skipped.length-mostSkipped;
return html`<section id="skipped">
    <h2>Skipped files</h2>
    <p>${counted(skipped.length,"file")} in the history can't be read.</p>
    <ul>
      ${skipped.slice(0,mostSkipped).map(file=>html`<li>${sentence(describeSkipped(file))}</li>`)}
      ${hidden>0?html`<li>… and ${formatCount(hidden)} more</li>`:null}
    </ul>
  </section> `}async function runHistoryJob(jobContext){let{job,api,context,publish,problem,waitBudget}=jobContext;if(problem!==null)throw problem;
let{historyBranch}=publish;if(job===null||api===null||historyBranch===null)throw new UserError({id:"history-needs-job",what:"\
`mode: history` needs a GitHub Actions job and its token.",where:"input mode",why:job===null?"The runner's GITHUB_* vari\
ables are missing.":"The input `token` is empty.",help:"Leave `token` out to use the job's own token, with `permissions:\
 { actions: read, contents: write }`."});if(measuresUnmergedChange(job))return context.log.info(`Not recorded: this \`${job.
event}\` run measures a change that isn't merged yet.`),{exitCode:exitCodes.pass};if(job.defaultBranch!==null&&job.ref!==
`refs/heads/${job.defaultBranch}`)return context.log.info(`Not recorded: the history covers only the default branch, and\
 this is ${plainText(job.ref)}.`),{exitCode:exitCodes.pass};let place2={job,api,branch:historyBranch},failure=await waitBudget.
stretch(async()=>recordResults(jobContext,place2));if(await waitBudget.stretch(async()=>showHistory(jobContext,place2)),
failure!==null)throw failure;return{exitCode:exitCodes.pass}}async function recordResults(jobContext,place2){let{job,api,
branch}=place2,{context,publish,waitBudget}=jobContext,{log:log2}=context,{repository,serverUrl,runId}=job,prefix=publish.
artifactName??defaultPrefix,request={repository,serverUrl,runId,prefix,withBase:!0,log:log2,stop:waitBudget.signal},results=await readResults(
api,request);if(isDiagnostic(results))return createNotRecordedError(branch,results);if(results.length===0)return log2.warning(
`Nothing to record: this run has no artifact whose name starts with \`${prefix}\`. ${createRunUrl(job)}`),null;let{environment}=context,
secrets=findKnownSecrets({environment,workload:null,token:publish.token}),publishing={...jobContext,secrets},earlier=await readEarlierHistory(
jobContext,place2),files=[];for(let result of results){let made=await createRecord(jobContext,place2,result,earlier),{name}=result.
found.artifact;if(typeof made=="string")log2.warning(`Not recorded: ${name}. ${made}`);else{let file=createRecordFile(made);
refuseSecret(publishing,`The record of ${name}`,file.text)||files.push(file)}}if(files.length===0)return null;try{let message=`\
Add ${counted(files.length,"record")} of run ${runId}`;return logWrittenRecords(jobContext,branch,await writeRecords(api,
{repository,branch},files,message)),null}catch(error){if(error instanceof ApiFailure)return createNotRecordedError(branch,
error.diagnostic);throw error}}async function readEarlierHistory(jobContext,{job,branch}){try{return await readHistory(jobContext,
job,branch)}catch(error){let failure=asFailure(error);return logPublishFailure(jobContext,{...failure,severity:"warning"}),
null}}async function createRecord({context},{job,api},{found,artifact,report,content},earlier){if(isDiagnostic(content))
return diagnosticText({...content,help:null});let{record:run2,head,base,comparison}=content;if(run2.state!=="passed"||head===
null)return"The run failed or measured nothing.";try{let made=createHistoryRecord({profile:head,comparison,base},{commit:await readMeasuredCommit(
job,api,head),run:{id:job.runId,attempt:found.attempt,job:found.job},links:{run:createRunUrl(job),report,artifact},checks:earlier===
null||comparison===null?[]:checkSigns(earlier,found.job,comparison)});return Date.parse(made.measuredAt)<=context.clock.
now().getTime()+longestAheadMs?made:`Its measurement time, ${made.measuredAt}, is in the future.`}catch(error){return`${asFailure(
error).what} ${asFailure(error).why??""}`}}var longestAheadMs=864e5;async function readMeasuredCommit(job,api,{source}){
let{commit,repository,dirty}=source,sha=commit!==null&&/^[0-9a-f]{40}$/.test(commit)?commit:job.sha,facts=repository===null||
isSameRepository(repository,fullName(job.repository))?await readCommit(api,job.repository,sha):null;return{sha,committedAt:facts?.
committedAt??null,branch:/^refs\/heads\/(.+)$/s.exec(job.ref)?.[1]??null,subject:facts?.subject??null,...dirty===!0?{dirty}:
{}}}var mostNamed=8;function logWrittenRecords({context},branch,{added,present,differing}){let{log:log2}=context;added.length>
0&&log2.info(`Recorded in ${branch}: ${listText(added,mostNamed)}`),present.length>0&&log2.info(`Already in ${branch}: ${listText(
present,mostNamed)}`),differing.length>0&&log2.warning(`${branch} already has different versions of these records, so we\
 kept the branch's versions: ${listText(differing,mostNamed)}`)}function createNotRecordedError(branch,{id,what,why,help}){
return new ToolError({id,what:`Couldn't record this run in ${plainText(branch)}. ${what}`,why,help})}async function showHistory(jobContext,{
job,branch}){let{context}=jobContext;try{let history=await readHistory(jobContext,job,branch);context.log.info(`${branch}\
: ${counted(history.records.length,"record")}.`);for(let[why,files]of Map.groupBy(history.skipped,file=>file.why))context.
log.warning(`Skipped (${why}): ${listText(files.map(({path:path2})=>plainText(path2)),mostNamed)}`);await publishHistory(
jobContext,job,history)}catch(error){let failure=asFailure(error);logPublishFailure(jobContext,{...failure,severity:"war\
ning"})}}var commitSchema3=object({commit:object({message:string(),committer:object({date:iso_exports.datetime({offset:!0})})})});
async function readCommit(api,repository,sha){try{let what=`read the commit ${sha.slice(0,12)} of ${fullName(repository)}`,
{message,committer}=await api.call(what,"contents: read",async github=>{let{data}=await github.rest.repos.getCommit({...repositoryParameters(
repository),ref:sha,per_page:1});return commitSchema3.parse(data).commit}),[subject=""]=message.split(`
`,1);return{committedAt:new Date(committer.date).toISOString(),subject}}catch(error){if(error instanceof ApiFailure)return null;
throw error}}async function publishHistory(jobContext,job,history){let{context,publish,ports,waitBudget}=jobContext,page=historyPage(
history,context.clock.now().toISOString(),readReportAssets(context)),secrets=findKnownSecrets({environment:context.environment,
workload:null,token:publish.token}),publishing={...jobContext,secrets};if(refuseSecret(publishing,"The history",page))return;
let folder=await mkdtemp4(join15(findTemporaryFolder(context),"llm-profile-history-"));try{let name=nameSingleFile(publish.
artifactName??defaultPrefix,job.runAttempt,"history.html"),file=join15(folder,name);await writeFileAtomic(file,page,"rep\
lace");let{retentionDays}=publish,request={file,job,retentionDays,log:context.log,stop:waitBudget.signal},uploaded=await uploadPage(
{...request,temporaryDirectory:folder});isDiagnostic(uploaded)?logPublishFailure(jobContext,uploaded):ports.setOutput("r\
eport-url",uploaded.url),await writeSummary(publishing,formatHistorySummary(history,isDiagnostic(uploaded)?null:uploaded.
url))}finally{await rm3(folder,{recursive:!0,force:!0})}}var show_exports={};__export(show_exports,{printHistory:()=>printHistory,printPage:()=>printPage});import{resolve as resolve10}from"node:path";var sparkPoints=30,[chartRows,mostColumns]=[8,100],[mostSeries,mostListed2]=[200,10];function formatHistory(history,range,layout){
if(history.records.length===0)return["There are no runs yet.",...formatSkipped(history,layout)].join(`
`);if(range===null)return formatOverview(history,layout).join(`
`);let matching=findSeries(history,range);return matching.length===0?explainUnknownName(history,range):matching.map(series=>formatSeries(
history,series,layout).join(`
`)).join(`

`)}function findSeries({series},name){return series.filter(({figure})=>listNames(figure).includes(name))}function listNames(figure){
return figure.kind==="metric"?[figure.name,...figure.range===null?[]:[figure.range]]:[figure.range,rangeText(figure.range,
figure.domain)]}function explainUnknownName({series},name){let suggestion=nearest(name,series.flatMap(({figure})=>listNames(
figure))),meant=suggestion===null?"":` Did you mean ${plainText(suggestion)}?`;return`The history has no range or metric\
 ${plainText(name)}.${meant}`}function formatOverview(history,layout){let{records,series}=history,several=new Set(series.
map(({job})=>job)).size>1,shown=series.slice(0,mostSeries),columns=leaving([flexible("Range or metric",36),...several?[flexible(
"Job",12)]:[],left("State"),right("Latest"),left("Last change"),left(`Last ${sparkPoints} runs`),left("Drift")],["Drift",
`Last ${sparkPoints} runs`,"Job","Latest"]),rows=shown.map(entry=>[toTerminal(nameFigure(entry.figure)),...several?[toTerminal(
nameJob(entry.job))]:[],createStateCell(entry),toTerminal(formatLastValue(entry)??"\u2013"),createLastChangeCell(history,
entry),sparkline(drawnSeries(entry).points.slice(-sparkPoints).map(({value:value2})=>value2)),toTerminal(describeDrift(entry)??
"")]),hidden=series.length-shown.length;return[`${counted(records.length,"run")} from ${formatRecordDay(records[0]?.record)}\
 to ${formatRecordDay(records.at(-1)?.record)}:`,"",...textTable(columns,rows,layout),...hidden>0?[`  \u2026 and ${formatCount(
hidden)} more series`]:[],...shown.some(isOpen2)?["","?: not confirmed by alternating rounds of both commits."]:[],...formatSkipped(
history,layout)]}function isOpen2(series){let state=standingChanges(series).at(-1)?.state;return state==="sign"||state===
"unclear"}var stateTones={changed:"bad",unclear:"unsure",stable:"good"};function createStateCell({state,current}){if(!current)
return{text:"ended",tone:"faint"};let tone=stateTones[state];return tone===void 0?stateTexts[state]:{text:stateTexts[state],
tone}}var directionTones={worse:"bad",better:"good",moved:"strong"};function createLastChangeCell(history,series){let change=standingChanges(
series).at(-1);if(change===void 0)return"";let text3=`${formatRecordDay(recordAt(history,series,change.point))} ${signedPercent(
change.changeRatio)}`;return change.state==="machine"?{text:`${text3} (machine)`,tone:"faint"}:{text:change.state==="con\
firmed"?text3:`${text3} ?`,tone:directionTones[judgeDirection(series,change)]}}function formatSeries(history,series,layout){
let facts=[["latest",describeLatest(series)],["drift",describeDrift(series)],["gaps",countGaps(series)],["ended",describeEnd(
history,series)]],item=text3=>wrapLine(`  ${toTerminal(text3)}`,layout);return[`${paint(layout,"strong",toTerminal(nameFigure(
series.figure)))} (${toTerminal(nameJob(series.job))}): ${stateTexts[series.state]}`,...drawChart(history,series,layout),
...facts.flatMap(([title,text3])=>text3===null?[]:item(`${title}: ${text3}`)),...formatList("changes",series.changes.toReversed().
map(change=>describeChange(history,series,change)),item),...formatList("new starts",series.cuts.toReversed().map(cut=>describeCut(
history,series,cut)),item)]}function formatList(title,texts2,item){if(texts2.length===0)return[];let hidden=texts2.length-
mostListed2;return[`  ${title}:`,...texts2.slice(0,mostListed2).flatMap(text3=>item(`  ${text3}`)),...hidden>0?[`    \u2026 a\
nd ${formatCount(hidden)} earlier`]:[]]}function drawChart(history,series,layout){let{points,unit}=drawnSeries(series);if(points.
length===0)return[];let down=linear(drawnExtent(points),[chartRows*dotsDown-1,0]).nice(3).clamp(!0),number4=down.tickFormat(
3),labels2=new Map(down.ticks(3).map(tick=>[Math.floor(down(tick)/dotsDown),number4(tick)])),margin=Math.max(...[...labels2.
values()].map(({length})=>length)),columns=Math.max(10,Math.min(mostColumns,layout.width-margin-5)),across=columns*dotsAcross,
dotColumn=place2=>points.length<=across?place2:Math.floor(place2*across/points.length),dots2=[...Map.groupBy([...points.
entries()],([place2])=>dotColumn(place2))].flatMap(([x2,group])=>{let values=group.map(([,{value:value2}])=>value2);return[
...new Set([Math.min(...values),median(values),Math.max(...values)].map(value2=>Math.round(down(value2))))].map(y2=>({x:x2,
y:y2}))}),drawn=drawBraille(dots2,columns,chartRows),[first,last]=[points[0],points.at(-1)].map(point2=>formatRecordDay(
history.records[point2?.record??-1]?.record)),marks=drawMarks(series,points.map(({point:point2})=>point2),place2=>Math.floor(
dotColumn(place2)/dotsAcross)),used=Math.max(Math.ceil((dotColumn(points.length-1)+1)/dotsAcross),24),indent=" ".repeat(
margin+2);return[`${indent}${plainText(clipMiddle(unit,30))}`,...drawn.map((line2,row)=>`  ${(labels2.get(row)??"").padStart(
margin)} \u2524${line2}`),...marks===""?[]:[`${indent} ${marks}`],`${indent} ${first??""}${" ".repeat(Math.max(1,used-20))}${last??
""}`]}function drawMarks(series,points,column){let marks=new Map,set=(point2,mark)=>{let place2=points.findIndex(candidate=>candidate>=
point2);place2>=0&&marks.set(column(place2),mark)};for(let{point:point2}of series.cuts)set(point2,"|");for(let{point:point2}of standingChanges(
series))set(point2,"\u25B2");let length=Math.max(-1,...marks.keys())+1;return Array.from({length},(_,place2)=>marks.get(
place2)??" ").join("")}function formatSkipped({skipped},layout){if(skipped.length===0)return[];let hidden=skipped.length-
mostListed2;return["",`Skipped ${counted(skipped.length,"file")}:`,...skipped.slice(0,mostListed2).flatMap(file=>wrapLine(
`  ${toTerminal(describeSkipped(file))}`,layout)),...hidden>0?[`  \u2026 and ${formatCount(hidden)} more`]:[]]}var dotsAcross=2,
dotsDown=4,bits=[[1,2,4,64],[8,16,32,128]];function drawBraille(dots2,columns,rows){let cells=Array.from({length:rows},()=>new Array(
columns).fill(0));for(let{x:x2,y:y2}of dots2){let row=cells[Math.floor(y2/dotsDown)],column=Math.floor(x2/dotsAcross);row===
void 0||column<0||column>=columns||(row[column]=(row[column]??0)|(bits[x2%dotsAcross===0?0:1][y2%dotsDown]??0))}return cells.
map(row=>row.map(cell=>cell===0?" ":String.fromCharCode(10240+cell)).join("").trimEnd())}async function readFolderHistory({cwd},folder){let{records,skipped}=await readFolder(resolve10(cwd,folder));return analyzeHistory(
records,skipped)}async function printHistory({folder,range},{context,output}){return await output.print(formatHistory(await readFolderHistory(
context,folder),range,output.layout())),exitCodes.pass}async function printPage({folder,out},{context}){let madeAt=context.
clock.now().toISOString(),page=historyPage(await readFolderHistory(context,folder),madeAt,readReportAssets(context));return await writeFileAtomic(
resolve10(context.cwd,out),page,"replace"),context.log.info(`History page: ${out}`),exitCodes.pass}var import_command_exports={};__export(import_command_exports,{importCommand:()=>importCommand});var import_yaml2=__toESM(require_dist(),1);var import_yaml=__toESM(require_dist(),1);var configPath=".llm-profile.yml",workflowPath=".github/workflows/llm-profile.yml",inOneLine={flowCollectionPadding:!1,lineWidth:0};
function formatConfig({workload,ranges}){let flow=value2=>(0,import_yaml.stringify)(value2,{...inOneLine,collectionStyle:"\
flow"}).trimEnd(),{command}=workload,fill=ranges.length>0?"":" # The whole program. Name its NVTX ranges, such as [prefi\
ll, decode], to leave out loading and warm-up.",line2=typeof command=="string"?(0,import_yaml.stringify)({command},inOneLine).
trimEnd():`command: ${flow(command)}`;return[schemaComment,"# Only settings that differ from the defaults. docs/configur\
ation.md in llm-profile-action lists every key.","workload:",...line2.split(`
`).map(text3=>`  ${text3}`),`ranges: ${flow(ranges)}${fill}`,""].join(`
`)}function readTemplatePlace(template){let{job}=parseTemplate(template),[labels2,image]=[job.get("runs-on"),job.getIn([
"container","image"])];if(!(0,import_yaml.isSeq)(labels2)||typeof image!="string")throw new Error("The template is missi\
ng its runner labels or its image.");return{runsOn:labels2.items.map(label=>String((0,import_yaml.isScalar)(label)?label.
value:label)),image}}function formatWorkflow(template,{runsOn,image},setup){let{document,job,step}=parseTemplate(template);
(0,import_yaml.visit)(document,{Map:(_key,map)=>{map.flow=!1}}),replaceFirstComment(document,workflowComment),job.set("r\
uns-on",document.createNode([...runsOn],{flow:!0}));let container=job.getIn(["container","image"],!0);return(0,import_yaml.isScalar)(
container)&&(container.value=image),step.set("with",document.createNode({config:configPath,...setup===null?{}:{setup}})),
document.toString(inOneLine)}function replaceFirstComment(document,comment){let{contents}=document,first=(0,import_yaml.isMap)(
contents)?contents.items[0]?.key:null;for(let node of[contents,first])(0,import_yaml.isNode)(node)&&(node.commentBefore=
null);document.commentBefore=comment}var workflowComment=` Made by \`llm-profile init\`. A pull request fails if the captu\
re is empty or broken, or if a range in ${configPath} is
 slower than on the base branch, which is measured in the same job.`;function parseTemplate(template){let document=(0,import_yaml.parseDocument)(
template),jobs=document.get("jobs"),job=(0,import_yaml.isMap)(jobs)?jobs.items[0]?.value:null,steps=(0,import_yaml.isMap)(
job)?job.get("steps"):null,step=(0,import_yaml.isSeq)(steps)?steps.items.at(-1):null;if(!(0,import_yaml.isMap)(job)||!(0,import_yaml.isMap)(
step))throw new Error("The template has no job with steps.");return{document,job,step}}function describeFindings({programs,
image}){return[...programs.length===0?[]:[`Programs: ${listText(programs.map(argv=>argv.join(" ")),3)}.`],...image===null?
[]:[`GPU image in the compose file: ${image}.`]]}function listNextSteps(written,{workflows},{image},hasRanges){let run2=`\
llm-profile run --config ${configPath}`,uses=workflows.length>0;return[`Wrote ${written.join(" and ")}.`,...hasRanges?[]:
[`- Without \`ranges\`, ${configPath} measures the whole program. Name its NVTX ranges to leave out loading and warm-up.\
 If nsys is installed here, \`llm-profile init --force --command "\u2026"\` runs the program once and lists its ranges.`],
uses?`- ${listText(workflows,2)} already ${workflows.length===1?"uses":"use"} this action. Set \`config: ${configPath}\` \
there instead of \`command\` and \`ranges\`.`:`- In the workflow, replace \`org\` with the owner of the action's repositor\
y. The image, ${image}, needs nsys, ncu, git, and everything the program imports.`,"- On a machine with a GPU: `llm-prof\
ile doctor`, then `"+run2+"`.",`- To see what a pull request will run, and how many times: \`${run2} --base origin/main \
--dry-run\`.`,`- Commit ${written.length===1?"the file":"both files"} and open a pull request.`]}import{basename as basename3}from"node:path/posix";var pieces=[{pattern:/\\\n/y,read:()=>null},{pattern:/[ \t]+/y,read:()=>"blank"},{pattern:/'([^']*)'/y,read:([,text3=""])=>createLiteralWord(
text3)},{pattern:/\$'((?:[^'\\]|\\[^])*)'/y,read:([,text3=""])=>createLiteralWord(unescapeAnsi(text3))},{pattern:/"((?:[^"\\]|\\[^])*)"/y,
read:([,text3=""])=>readDoubleQuoted(text3)},{pattern:/\\([^])/y,read:([,text3=""])=>createLiteralWord(text3)},{pattern:/\$([A-Za-z_]\w*)/y,
read:([text3,name=""])=>createVariableWord(text3,name)},{pattern:/\$\{([A-Za-z_]\w*)(:[-?][\w./,:=@%+-]*)?\}/y,read:([text3,
name="",rest])=>createVariableWord(text3,name,rest)},{pattern:/\$(?:\{[^}]*\}|\([^)]*\)|[\d@*#?!$-]|")|`[^`]*`|[*?]/y,read:([
text3])=>createExpandedWord(text3)},{pattern:/\{(?=(?:'[^']*'|"(?:[^"\\]|\\[^])*"|\\[^]|[^\s'"\\,|&;<>()])*,(?:'[^']*'|"(?:[^"\\]|\\[^])*"|\\[^]|[^\s'"\\|&;<>()])*\})|\{(?=(?:-?\d+|[A-Za-z])\.\.(?:-?\d+|[A-Za-z])(?:\.\.-?\d+)?\})/y,
read:({index,input})=>createExpandedWord("{",/^\S+/.exec(input.slice(index))?.[0])},{pattern:/(?:(?<![^ \t\n|&;<>()])\d+)?(?:<<[<-]?|>>|>\||[<>]&|<>|[<>])|&>>?|&&|\|\|?|[&;()]|\n/y,
read:([text3])=>({text:text3,isOperator:!0,variables:[],expansion:null,shell:text3})},{pattern:/['"`\\]/y,read:([text3])=>{
throw createRefusal(`The line isn't complete. A \`${text3}\` in the line isn't closed.`,"Write the whole command.")}},{pattern:/(?<![^ \t\n]|\\[ \t])#[^\n]*/y,
read:()=>null},{pattern:/(?<![^ \t\n]|\\[ \t])~[\w.+-]*/y,read:([text3])=>createExpandedWord(text3)},{pattern:/[^\s\\'"$`*?|&;<>(){]+|[^]/y,
read:([text3])=>createLiteralWord(text3)}];function splitShellLine(line2){let words=[],word=null;for(let piece of readPieces(
line2))piece!==null&&(piece==="blank"||piece.isOperator===!0?(word!==null&&words.push(word),word=null,piece!=="blank"&&words.
push(piece)):word===null?word=piece:word={text:word.text+piece.text,variables:[...word.variables,...piece.variables],expansion:word.
expansion??piece.expansion,shell:word.shell+piece.shell});return word===null?words:[...words,word]}function*readPieces(line2){
let position=0;for(;position<line2.length;)for(let{pattern,read}of pieces){pattern.lastIndex=position;let match=pattern.
exec(line2);if(match!==null){position=pattern.lastIndex,yield read(match);break}}}function createLiteralWord(text3){return{
text:text3,variables:[],expansion:null,shell:shellLine([text3])}}function createExpandedWord(text3,expansion=text3){return{
text:text3,variables:[],expansion,shell:text3}}function createVariableWord(text3,name,rest){return{text:text3,variables:[
name],expansion:null,shell:formatRequiredVariable(name,rest)}}function formatRequiredVariable(name,rest=":?"){return`\${${name}${rest}\
}`}function readDoubleQuoted(quoted){let variables=[],expansion=null,shell=quoted.replaceAll(/\\[^]|\$([A-Za-z_]\w*)|\$\{([A-Za-z_]\w*)(:[-?][\w./,:=@%+-]*)?\}|\$[\w{(@*#?!$-]|`/g,
(all,plain,braced,rest)=>{if(all.startsWith("\\"))return all;let name=plain??braced;return name===void 0?(expansion??=all,
all):(variables.push(name),formatRequiredVariable(name,rest))}),text3=quoted.replaceAll(/\\([$`"\\\n])/g,(_,character)=>character===
`
`?"":character);return variables.length===0&&expansion===null?createLiteralWord(text3):{text:text3,variables,expansion,shell:`\
"${shell}"`}}var ansi={n:`
`,t:"	",r:"\r",a:"\x07",b:"\b",e:"\x1B",f:"\f",v:"\v"};function unescapeAnsi(text3){return text3.replaceAll(/\\(?:U([\da-fA-F]{1,8})|u([\da-fA-F]{1,4})|x([\da-fA-F]{1,2})|([^]))/g,
(all,...groups)=>{let[long,short,byte,character=""]=groups,code=long??short??byte;if(code===void 0)return ansi[character]??
(/['"\\?]/.test(character)?character:all);let number4=Number.parseInt(code,16);return number4<=1114111?String.fromCodePoint(
number4):all})}function createRefusal(what,help){return new UserError({id:"bad-import",what,where:"import-command",help:help===
""?"See llm-profile import-command --help.":help})}function refuseExpansion({expansion,variables:[variable]},subject){let expands=expansion??
(variable===void 0?null:`$${variable}`);if(expands===null)return;let message=`${subject} has ${JSON.stringify(expands)}`;
throw/^\$[\d@*#?!$-]/.test(expands)?createRefusal(`${message}, which a script gets when it's started. A configuration ha\
s no such arguments.`,"Write the arguments themselves, or a variable such as $ARGS."):/^(?:\$\(|`)/.test(expands)?createRefusal(
`${message}, a command that a shell would run. Its output may differ in each capture.`,"Write the output itself, or quot\
e it."):createRefusal(`${message}, which a shell would expand.`,"Write the value itself, or quote it.")}import{basename as basename2}from"node:path/posix";function readCommandLine(args){let commands=splitCommands(args.length===1?splitShellLine(args[0]??""):args.map(createLiteralWord)),
[first=[],...others]=commands,directory=first[0]?.text==="cd"&&others.length>0?readFolder3(first):null,[command=[],extra]=directory===
null?commands:others;extra!==void 0&&refuseOther(command,extra);let redirected=takeRedirections(command),prefixed=takePrefixes(
redirected.words);return{...prefixed,directory,input:redirected.input,notes:[...redirected.notes,...prefixed.notes]}}function splitCommands(words){
let commands=[[]];for(let word of words)word.isOperator===!0&&["&&",";",`
`].includes(word.text)?commands.push([]):commands.at(-1)?.push(word);return commands.filter(command=>command.length>0)}function readFolder3(words){
let[folder,...more]=words.slice(words[1]?.text==="--"?2:1);if(folder===void 0||more.length>0||folder.text.startsWith("-"))
throw createRefusal("`cd` in the line doesn't name one folder.","Write `cd FOLDER && nsys profile \u2026`.");return refuseExpansion(
folder,"cd"),folder}function refuseOther(command,extra){let isTool=command.some(({text:text4})=>isToolName(text4)),[{text:text3=""}={}]=isTool?
extra:command;throw createRefusal(`The line has more than one command: ${JSON.stringify(text3)} runs ${isTool?"after":"b\
efore"} nsys or ncu.`,"Only `cd FOLDER &&` may come first. Run other commands before or after llm-profile, or in `worklo\
ad.setup`.")}function takeRedirections(all){let words=[],notes=[],input=null;for(let index=0;index<all.length;index+=1){
let word=all[index];if(word?.isOperator!==!0){word!==void 0&&words.push(word);continue}let target=all[index+1],isOutput=/^\d*(?:>>?|>\||>&)$|^&>>?$/.
test(word.text);(!(isOutput||word.text==="<")||target===void 0||target.isOperator===!0)&&refuseOperator(word.text),index+=
1,isOutput?notes.push({option:word.text,text:"we show the program's output and keep it in the run directory"}):(refuseUnlessVariables(
target,"The input"),input=`<${target.shell}`)}return{words,input,notes}}function refuseOperator(operator){let what=`The \
line has an unquoted \`${operator}\`.`;throw operator==="|"||operator==="|&"?createRefusal(what,"Leave out the pipe: the\
 run directory has the program's output."):createRefusal(what,"Quote it, or write only the nsys or ncu command.")}var prefixes={
env:{flags:/^(?:-i|-|--ignore-environment|--unset=.+|--)$/,options:/^-u$/,note:"the program gets only an allowlist of va\
riables, and those in `workload.environment`"},sudo:{flags:/^(?:-[EHnS]+|--(?:preserve-env(?:=.*)?|set-home|non-interactive|stdin)|--(?:user|group)=.*|--)$/,
options:/^-[ug]$/,note:"nsys and ncu run with llm-profile's rights; `isolation` chooses the program's"}};function takePrefixes(all){
let variables=[],notes=[],words=all;for(let[word]=words;word!==void 0;[word]=words){let name=basename2(word.text),prefix=prefixes[name];
if(isAssignment(word.text))variables.push(word),words=words.slice(1);else if(prefix!==void 0)notes.push({option:name,text:prefix.
note}),words=skipPrefixOptions(name,prefix,words.slice(1));else break}return refuseWrapper(words),{variables,words,notes}}
function skipPrefixOptions(name,prefix,words){let[word,...rest]=words;if(word?.text.startsWith("-")!==!0)return words;if(prefix.
flags.test(word.text))return skipPrefixOptions(name,prefix,rest);if(prefix.options.test(word.text))return skipPrefixOptions(
name,prefix,rest.slice(1));throw createRefusal(`${name}'s ${JSON.stringify(word.text)} can't be imported.`,`Write the co\
mmand without ${name}.`)}function refuseWrapper(words){let[program,...rest]=words;if(program===void 0||isToolName(program.
text)||!rest.some(({text:text3})=>isToolName(text3)))return;let name=basename2(program.text),what=`${JSON.stringify(name)}\
 starts nsys or ncu in this line, so the line can't be imported.`,tool=rest.find(({text:text3})=>isToolName(text3))?.text??
"nsys";throw createRefusal(what,findLauncher(name)?.help??`Leave ${name} out, or write it after the options of ${basename2(
tool)}, in front of the program.`)}function refuseUnlessVariables(word,subject){word.expansion!==null&&refuseExpansion(word,
subject)}function isToolName(text3){return["nsys","ncu"].includes(basename2(text3))}function isAssignment(text3){return/^[A-Za-z_]\w*=/.
test(text3)}var launchers=[{name:/^srun$/,help:"docs/ranks.md shows how to profile each rank with your command, and how \
to merge the reports.",note:"nsys sees only the processes on its own machine; docs/ranks.md has the way for several"},{name:/^(?:mpirun|mpiexec|mpiexec\.hydra|orterun|prterun)$/,
help:"On one machine, write nsys or ncu before the launcher: one capture then records every rank (docs/ranks.md).",note:"\
docs/ranks.md explains captures of several ranks"},{name:/^(?:docker|podman|nerdctl|nvidia-docker|apptainer|singularity|enroot)$/,
help:"Import the command that runs in the container, and start llm-profile in the container too (docs/runners.md#the-ima\
ge).",note:"nsys and ncu can't see processes in a container; run llm-profile in the container (docs/runners.md#the-image\
)"},{name:/^kubectl$/,help:"Import the command that runs in the pod, and start llm-profile in the pod too (docs/runners.\
md#kubernetes).",note:"nsys and ncu can't see processes in a pod; run llm-profile in the pod (docs/runners.md#kubernetes\
)"}];function findLauncher(name){return launchers.find(launcher=>launcher.name.test(name))??null}var asIs={kind:"as-is"};function oneOfValues(...values){return{pattern:new RegExp(`^(?:${values.join("|")})$`),text:values.
join(" or ")}}var trueOrFalse=oneOfValues("true","false"),anyNumber={pattern:/^\d+(?:\.\d+)?$/,text:"a number"};function sets(key,value2,note){
return{kind:"settings",settings:{[key]:value2},...note===void 0?{}:{note}}}function noted(note){return{kind:"note",note}}
function refused(why){return{kind:"refused",why}}function optionsAlike(longs,becomes,more={}){return longs.trim().split(
/\s+/).map(long=>({...more,long,becomes}))}function setsIfAllowed(key,allowed,value2){return allowed.includes(value2)?sets(
key,value2):noted(`${key} accepts only ${allowed.join(", ")}`)}var sampling=["none","process-tree","system-wide"],notSampled=noted("we never sample the CPU, except in the run that fin\
ds lines"),apiNames={pattern:/^[a-z][\w-]*(?:,[a-z][\w-]*)*$/,text:"APIs, separated by commas"},rangeEnds={pattern:/^(?:none|stop|stop-shutdown|repeat(?::\d+)?|repeat-shutdown:\d+)$/,
text:"none, stop, stop-shutdown, repeat, repeat:N, or repeat-shutdown:N"},formats=["none","arrow","arrowdir","hdf","json",
"jsonlines","parquetdir","sqlite","text"],exportFormats={pattern:new RegExp(`^(?:${formats.join("|")})(?:,(?:${formats.join(
"|")}))*$`),text:`${formats.join(", ")}, or several of them`},rangeOpens=noted("a range opens and ends the capture; name\
 it under `ranges`"),nsysOptions=[{long:"--trace",short:"-t",values:apiNames,becomes:readTrace2},{long:"--sample",short:"\
-s",values:oneOfValues(...sampling,"cpu"),becomes:notSampled},{long:"--cpuctxsw",values:oneOfValues(...sampling),becomes:notSampled},
{long:"--capture-range",short:"-c",becomes:readCaptureRange},{long:"--capture-range-end",values:rangeEnds,becomes:readCaptureRangeEnd},
{long:"--nvtx-capture",short:"-p",becomes:readNvtxCapture},{long:"--env-var",short:"-e",becomes:value2=>readEnvironment(
value2.split(","))},{long:"--cuda-graph-trace",values:{pattern:/^(?:graph|node)(?::[\w-]+)?$/,text:"graph or node"},becomes:value2=>value2.
startsWith("node")?noted("node is the default"):noted("we use node, because graph hides the kernels of CUDA graphs")},{long:"\
--trace-fork-before-exec",values:trueOrFalse,becomes:value2=>value2==="true"?sets("nsys.trace-fork-before-exec",!0):noted(
"false is the default")},{long:"--output",short:"-o",becomes:noted("each run has its own directory in `out`")},{long:"--\
force-overwrite",short:"-f",values:trueOrFalse,becomes:noted("nothing is overwritten; each run has its own directory")},
{long:"--export",values:exportFormats,becomes:noted("we always export to SQLite; profile.json has the numbers")},{long:"\
--stats",values:trueOrFalse,becomes:noted("we always create the summaries")},{long:"--wait",values:oneOfValues("primary",
"all"),becomes:noted("we always use primary, so a daemon can't delay the end of the capture")},{long:"--kill",values:{pattern:/^(?:none|sigkill|sigterm|\d+)$/,
text:"none, sigkill, sigterm, or a signal's number"},becomes:noted("the program runs to its end, or to `workload.time-li\
mit`")},{long:"--show-output",short:"-w",values:trueOrFalse,becomes:noted("we show the program's output and keep it in t\
he run directory")},{long:"--inherit-environment",short:"-n",values:trueOrFalse,becomes:noted("the program gets only an \
allowlist of variables, because reports contain its environment; `workload.environment` and `pass-env` add to it")},...optionsAlike(
"--run-as",noted("`isolation` chooses the user")),...optionsAlike("--session-new --session",noted("each capture has its \
own session")),{long:"--stop-on-exit",short:"-x",values:trueOrFalse,becomes:noted("a capture ends with its range, or wit\
h the program")},{long:"--start-later",short:"-Y",takesValue:"attached",values:trueOrFalse,becomes:noted("a range opens \
the capture")},{long:"--delay",short:"-y",values:anyNumber,becomes:noted("a range opens the capture, at the same point e\
ach time; name it under `ranges`")},{long:"--duration",short:"-d",values:anyNumber,becomes:noted("a range ends the captu\
re, at the same point each time; name it under `ranges`")},...optionsAlike("--start-frame-index --duration-frames",rangeOpens,
{values:anyNumber}),...optionsAlike("--hotkey-capture",rangeOpens,{values:{pattern:/^F\d+$/,text:"F1 to F12"}}),...optionsAlike(
"--command-file",refused("We don't read that file. Write its options on the command line.")),{long:"--help",short:"-h",takesValue:!1,
becomes:refused("With this option, nsys captures nothing.")},{long:"--backtrace",short:"-b",becomes:asIs},...optionsAlike(
`
      --cuda-memory-usage --cuda-um-cpu-page-faults --cuda-um-gpu-page-faults --flush-on-cudaprofilerstop
      --ftrace-keep-user-config --gpuctxsw --opengl-gpu-workload --python-sampling --resolve-symbols`,asIs,{values:trueOrFalse}),
...optionsAlike(`
      --cpu-core-events --cuda-flush-interval --cudabacktrace --event-sample --event-sampling-frequency
      --event-sampling-interval --ftrace --gpu-metrics-device --gpu-metrics-frequency --gpu-metrics-set
      --gpu-video-device --ib-switch-congestion-device --ib-switch-congestion-nic-device
      --ib-switch-congestion-percent --ib-switch-congestion-threshold-high --ib-switch-metrics-device
      --mpi-impl --nic-metrics --nvtx-domain-include --nvtx-domain-exclude --os-events
      --osrt-backtrace-stack-size --osrt-backtrace-threshold --osrt-threshold --python-backtrace
      --python-nvtx-annotations --python-sampling-frequency --samples-per-backtrace --sampling-period
      --vulkan-gpu-workload`,asIs),...optionsAlike(`
      --cuda-event-trace --cuda-trace-all-apis --cuda-trace-scope --gpu-metrics-devices --pytorch
      --python-functions-trace --dask --enable --osrt-file-access --storage-metrics --syscall --soc-metrics
      --soc-metrics-frequency --soc-metrics-set --cpu-core-metrics --cpu-socket-events --cpu-socket-metrics
      --debug-symbols --sampling-frequency --nvlink-metrics`,asIs)];function addNsysDefaults(options){return(options.get(
"--capture-range")??"none")==="none"?[wholeProgram]:[]}var wholeProgram=sets("nsys.gating",!1,"No range starts the captu\
re, so nsys records the whole program. Name its NVTX ranges under `ranges` and remove `gating` to get small captures and\
 a verdict for each range");function readTrace2(value2){let apis=value2.split(",").filter(api=>api!==""&&api!=="none"),strange=apis.
find(api=>!tracedApi.test(api));if(strange!==void 0)return refused(`nsys traces no API named ${JSON.stringify(strange)}.`);
let missing=["cuda","nvtx"].filter(api=>!apis.some(name=>name===api||name.startsWith(`${api}-`))),note=missing.length===
0?void 0:`${missing.join(" and ")} added, because nsys sees no kernels without cuda and no ranges without nvtx`;return sets(
"nsys.trace",[...missing,...apis],note)}function readCaptureRange(value2,options){switch(value2){case"none":return noted(
"see `gating`");case"nvtx":return options.has("--nvtx-capture")?noted("`ranges` open the capture"):refused("--nvtx-captu\
re, which names the range, is missing.");case"cudaProfilerApi":return sets("nsys.capture",value2);default:return refused(
`The value is ${JSON.stringify(value2)}, but in CI only none, nvtx and cudaProfilerApi work.`)}}function readCaptureRangeEnd(value2,options){
if((options.get("--capture-range")??"none")==="none")return noted("no range opens the capture");let[,how="",count5=""]=/^(repeat|repeat-shutdown):([1-9]\d{0,5})$/.
exec(value2)??[];return how==="repeat"?sets("instances",Number(count5)):how==="repeat-shutdown"?{kind:"settings",settings:{
instances:Number(count5),"nsys.capture-range-end":value2}}:value2==="stop-shutdown"?sets("nsys.capture-range-end",value2):
value2==="stop"?noted("the program runs to its end by default"):noted("`instances` sets how many instances of the range \
are captured")}function readNvtxCapture(value2,options){if(options.get("--capture-range")!=="nvtx")return noted("nsys ig\
nores this option without --capture-range=nvtx");let[,message="",domain=""]=/^((?:[^\\@]|\\[^])*)(@[^]*)?$/.exec(value2)??
[value2,value2];return sets("ranges",[message.replaceAll(/[*?]/g,"\\$&")+domain])}var registeredOnly="NSYS_NVTX_PROFILER\
_REGISTER_ONLY";function readEnvironment(texts2){if(texts2.find(text3=>!/^(?!__proto__=)[A-Za-z_]\w*=/.test(text3))!==void 0)
return refused("A variable must be NAME=VALUE.");let all=texts2.map(text3=>[text3.slice(0,text3.indexOf("=")),text3.slice(
text3.indexOf("=")+1)]),variables=all.filter(([name])=>name!==registeredOnly),registered=all.find(([name])=>name===registeredOnly);
return{kind:"settings",settings:{...variables.length===0?{}:{"workload.environment":Object.fromEntries(variables)},...registered?.[1]===
"1"?{"nsys.registered-strings-only":!0}:{}},...registered?.[1]==="0"?{note:`${registeredOnly}=0 is the default`}:{}}}var kernelsAreChosen="we choose the kernels that take the most time in the ranges; see `ncu.top-kernels` and `ncu.launch\
es-per-kernel`",yesValues=["yes","on","true","1"],numbersAreShown="profile.json and the reports show the numbers",noCapture="\
With this option, ncu doesn't profile a program.",ncuOptions=[{long:"--set",becomes:value2=>sets("ncu.set",value2)},{long:"\
--section",becomes:value2=>sets("ncu.sections",[value2])},{long:"--metrics",becomes:value2=>{let names=value2.split(",").
filter(name=>name!=="");return names.length===0?refused("The option doesn't name a metric."):sets("ncu.metrics",names)}},
{long:"--replay-mode",becomes:value2=>setsIfAllowed("ncu.replay-mode",["kernel","application","range","app-range"],value2)},
{long:"--clock-control",values:oneOfValues("none","base"),becomes:noted("we don't change the machine's clocks")},{long:"\
--cache-control",values:oneOfValues("none","all"),becomes:asIs},{long:"--filter-mode",becomes:noted("we count launches p\
er launch configuration if this ncu supports that")},{long:"--nvtx",takesValue:!1,becomes:noted("`ranges` are always NVT\
X ranges")},{long:"--nvtx-include",becomes:readNvtxInclude},{long:"--nvtx-exclude",becomes:noted("kernels count for the \
ranges that launch them; name those ranges under `ranges`")},{long:"--export",short:"-o",becomes:sets("ncu.keep-report",
!0)},{long:"--force-overwrite",short:"-f",takesValue:!1,becomes:noted("each run has its own directory")},{long:"--target\
-processes",values:oneOfValues("all","application-only"),becomes:noted("we always use all")},{long:"--kernel-name",short:"\
-k",becomes:noted(kernelsAreChosen)},{long:"--launch-count",short:"-c",values:anyNumber,becomes:noted(kernelsAreChosen)},
{long:"--launch-skip",short:"-s",values:anyNumber,becomes:noted("a range's `skip` leaves out its first instances")},...optionsAlike(
"--launch-skip-before-match",noted("a range's `skip` leaves out its first instances"),{values:anyNumber}),...optionsAlike(
"--kernel-id",noted(kernelsAreChosen)),...optionsAlike("--kernel-name-base",noted(kernelsAreChosen),{values:oneOfValues(
"function","demangled","mangled")}),{long:"--kill",values:oneOfValues(...yesValues,"no","off","false","0"),becomes:(value2,options)=>yesValues.
includes(value2)&&(options.get("--replay-mode")??"kernel")==="kernel"?sets("ncu.end-early",!0):noted("the program runs t\
o its end")},...optionsAlike("--csv --print-fp",noted(numbersAreShown),{takesValue:!1}),...optionsAlike(`
      --page --print-summary --print-units --print-details --print-metric-name --print-metric-attribution
      --print-metric-instances --print-kernel-base --print-nvtx-rename --print-rule-details --print-source
      --log-file --resolve-source-file`,noted(numbersAreShown)),...optionsAlike("--quiet --verbose --open-in-ui",noted("\
llm-profile has its own `--quiet` and `--verbose`"),{takesValue:!1}),...optionsAlike("--config-file --config-file-path",
noted("write the options of that file on the command line")),...optionsAlike(`
      --apply-rules --section-folder --section-folder-recursive --rule --import-source --source-folders
      --import-sass --devices --profile-from-start --graph-profiling --range-filter --range-replay-options
      --app-replay-buffer --app-replay-match --app-replay-mode --check-exit-code --nvtx-push-pop-scope
      --null-stdin --pm-sampling-interval --pm-sampling-buffer-size --pm-sampling-max-passes
      --warp-sampling-interval --warp-sampling-max-passes --warp-sampling-buffer-size --sampling-interval
      --sampling-max-passes --sampling-buffer-size --call-stack-type --communicator --communicator-num-peers
      --communicator-tcp-num-peers --lockstep-kernel-launch --lockstep-nccl-launch --target-processes-filter`,asIs),...optionsAlike(
"--call-stack --disable-extra-suffixes --support-32bit",asIs,{takesValue:!1}),...optionsAlike("--mode --hostname --port \
--max-connections",refused("llm-profile starts the program under ncu itself.")),{long:"--import",short:"-i",becomes:refused(
"This option reads an existing report. Use `llm-profile analyze --ncu FILE` for that.")},{long:"--help",short:"-h",takesValue:!1,
becomes:refused(noCapture)},{long:"--version",short:"-v",takesValue:!1,becomes:refused(noCapture)},...optionsAlike("--li\
st-sections --list-sets --list-rules --list-metrics --list-chips --query-metrics",refused(noCapture),{takesValue:!1})];function addNcuDefaults(options,hasRanges){
let collects=["--set","--section","--metrics"].some(name=>options.has(name));return[...hasRanges?[]:[wholeProgram],...collects?
[sets("ncu.preset",null)]:[noted("ncu.preset is quick, which takes one pass; `ncu.set: basic` collects what ncu collects\
 by default")],noted("nsys runs first and finds the kernels that ncu measures")]}function readNvtxInclude(value2){let[,domain,
message]=/^(?:([^@/[\]*+,\\]+)@)?([^@/[\]*+,\\?]+)\/?$/.exec(value2)??[];return message===void 0||message.startsWith("re\
gex:")?noted("the filter isn't the name of one range; name the ranges under `ranges`"):sets("ranges",[domain===void 0?message:
`${message}@${domain}`])}var nsys={name:"nsys",options:nsysOptions,defaults:addNsysDefaults},ncu={name:"ncu",options:ncuOptions,defaults:addNcuDefaults};
function readToolCommand(args){let line2=readCommandLine(args),[program,...rest]=line2.words;if(program===void 0)throw createRefusal(
"The command is empty.","");let{tool,words}=findTool(program,rest),{options,command}=readOptions(tool,words),last=new Map(
options.map(({option,value:value2})=>[option.long,value2?.text??""])),imported=new Collected(tool.name);for(let{option,text:text3}of line2.
notes)imported.notes.push({option,text:text3});for(let word of line2.variables)imported.add(null,readEnvironment([word.text]),
word);for(let{option,value:value2}of options){let{becomes}=option,outcome=typeof becomes=="function"?becomes(value2?.text??
"",last):becomes;if(outcome.kind==="refused")throw value2!==null&&refuseExpansion(value2,option.long),createRefusal(`${tool.
name}'s ${option.long} can't be imported.`,outcome.why);imported.add(option.long,outcome,value2)}if(command.length===0)throw createRefusal(
`No program follows the options of ${tool.name}.`,"Write the whole command.");let port=findServerPort(command.map(({text:text3})=>text3));
if(port===null)for(let outcome of tool.defaults(last,imported.settings.has("ranges")))imported.add(null,outcome,null);else
addServer(imported,tool,port);return program.text.includes("/")&&imported.set(`${tool.name}.path`,program.text),line2.directory!==
null&&imported.set("workload.working-directory",line2.directory.text),imported.set(port===null?"workload.command":"workl\
oad.server.command",createProgramCommand(command,line2,imported)),{tool:tool.name,settings:imported.settings,notes:imported.
notes}}function createProgramCommand(command,{input,variables:assignments},{notes}){for(let word of command)refuseUnlessVariables(
word,"The program");let[program]=command,launcher=findLauncher(basename3(program?.text??""));launcher!==null&&notes.push(
{option:null,text:launcher.note});let variables=new Set(command.flatMap(word=>word.variables)),assigned=assignments.find(
({text:text3})=>variables.has(text3.slice(0,text3.indexOf("="))));if(assigned!==void 0)throw createRefusal(`The line set\
s ${JSON.stringify(assigned.text.split("=")[0])} and uses it in the same command, but a shell expands the command first.`,
"Write the value itself.");if(variables.size===0&&input===null)return command.map(({text:text3})=>text3);for(let name of variables)
notes.push({option:`$${name}`,text:isSecretName(name)?"this variable looks like a secret; let the program read it from a\
 file, with `workload.secret-files`":"the command sees this variable only if you set it in `workload.environment`, or pa\
ss it with `workload.pass-env`"});return[...command.map(({shell})=>shell),...input===null?[]:[input]].join(" ")}function addServer(imported,tool,port){
if(tool.name==="ncu")throw createRefusal("The program is a server, and Nsight Compute doesn't profile servers.","Import \
its nsys command.");for(let key of["nsys.capture","nsys.capture-range-end","instances"])imported.settings.delete(key);imported.
set("workload.server.ready-http","/health"),imported.set("workload.server.ready-port",port),imported.notes.push({option:"\
workload.server",text:"add `client`, the command that sends requests (docs/engines.md). A capture lasts as long as the c\
lient runs, so options that start or end a capture are left out"})}function findTool(program,rest){refuseExpansion(program,
"The command");let name=basename3(program.text),[subcommand,...words]=rest;if(name==="ncu")return{tool:ncu,words:rest};if(name===
"nsys"&&subcommand?.text==="profile")return{tool:nsys,words};let what=name==="nsys"?"The only nsys command that can be i\
mported is `nsys profile`.":`${JSON.stringify(name)} is neither nsys nor ncu.`;throw createRefusal(what,"Write a command\
 that starts with `nsys profile` or `ncu` and names the program to run.")}function readOptions(tool,words){let options=[],
[word,...rest]=words;for(;word?.text.startsWith("-")===!0&&word.text!=="--";){let{option,attached}=findOption(tool,word.
text),isShort=!word.text.startsWith("--");if(option.takesValue===!1&&attached!==null){if(!isShort)throw createRefusal(`${tool.
name}'s ${option.long} takes no value.`,`Write ${option.long} alone.`);options.push({option,value:null}),word={...word,text:`\
-${attached}`};continue}let isNext=attached===null&&option.takesValue===void 0,value2=attached===null?isNext?rest[0]??null:
null:{...word,text:attached};(isNext||attached!==null)&&refuseValue(tool,option,value2),options.push({option,value:value2}),
[word,...rest]=isNext?rest.slice(1):rest}return{options,command:word===void 0||word.text==="--"?rest:[word,...rest]}}function refuseValue(tool,{
long,values},value2){if(value2===null||value2.text==="")throw createRefusal(`${tool.name}'s ${long} has no value.`,"Writ\
e the whole command.");if(!(values===void 0||value2.variables.length>0||value2.expansion!==null||values.pattern.test(value2.
text)))throw createRefusal(`${tool.name} refuses ${JSON.stringify(value2.text)} as the value of ${long}.`,`It accepts ${values.
text}.`)}function findOption(tool,text3){if(!text3.startsWith("--")){let short=tool.options.find(option2=>option2.short!==
void 0&&text3.startsWith(option2.short));if(short!==void 0)return{option:short,attached:text3.length===2?null:text3.slice(
2)}}let equals=text3.indexOf("="),name=equals===-1?text3:text3.slice(0,equals),option=tool.options.find(({long})=>long===
name);if(option!==void 0)return{option,attached:equals===-1?null:text3.slice(equals+1)};let meant=nearest(name,tool.options.
map(({long})=>long)),help=meant===null?"Remove it.":`Did you mean ${meant}? If not, remove it.`;throw createRefusal(`${tool.
name} has no option ${JSON.stringify(name)}, or the option is newer than llm-profile.`,`${help} To pass the option on un\
changed, add it to ${tool.name}.extra-arguments.`)}var Collected=class{settings=new Map;notes=[];#tool;constructor(tool){
this.#tool=tool}add(option,outcome,value2){if(outcome.kind==="refused")throw createRefusal("A variable before the comman\
d can't be imported.",outcome.why);if(value2!==null&&outcome.kind!=="note"&&refuseExpansion(value2,option??"A variable"),
outcome.kind==="as-is"?this.set(`${this.#tool}.extra-arguments`,[[option,value2?.text].filter(part=>part!=null).join("=")]):
outcome.note!==void 0&&this.notes.push({option,text:outcome.note}),outcome.kind==="settings")for(let[key,setting]of Object.
entries(outcome.settings))this.set(key,key==="workload.environment"?this.#withoutSecrets(setting):setting)}set(key,value2){
let before2=this.settings.get(key);isList(before2)&&isList(value2)&&key!=="nsys.trace"?this.settings.set(key,[...new Set(
[...before2,...value2])]):isMap2(before2)&&isMap2(value2)?this.settings.set(key,{...before2,...value2}):this.settings.set(
key,value2)}#withoutSecrets(variables){if(!isMap2(variables))return variables;let secret=Object.keys(variables).filter(name=>isSecretName(
name));for(let name of secret)this.notes.push({option:name,text:"this variable looks like a secret, so we left its value\
 out; pass it as a file with `workload.secret-files`"});return Object.fromEntries(Object.entries(variables).filter(([name])=>!secret.
includes(name)))}};function isList(value2){return Array.isArray(value2)}function isMap2(value2){return typeof value2=="o\
bject"&&value2!==null&&!Array.isArray(value2)}var sections=["workload","ranges","instances","nsys","ncu"];function importCommand(words){let{tool,settings,notes}=readToolCommand(
words),document=new import_yaml2.Document(new Map),paths=[...settings].map(([key,value2])=>({path:key.split("."),value:value2})),
sectionIndex=path2=>sections.indexOf(path2[0]??"");for(let{path:path2,value:value2}of paths.toSorted((a2,b)=>sectionIndex(
a2.path)-sectionIndex(b.path)))document.setIn(path2,value2);let texts2=[...new Set(notes.map(({option,text:text3})=>`# ${option===
null?"":`${option}: `}${text3}.`))];return texts2.length>0&&texts2.unshift("","# Left out or changed:"),[schemaComment,`\
# Made by \`llm-profile import-command\` from ${tool}. Save it as ${configPath} and run: llm-profile run --config ${configPath}`,
document.toString({lineWidth:0,blockQuote:!1}).replace(/\n$/,""),...texts2,""].join(`
`)}var effects_exports5={};__export(effects_exports5,{init:()=>init});import{lstatSync,readFileSync as readFileSync2}from"node:fs";
import{dirname as dirname4,join as join17}from"node:path";var import_yaml3=__toESM(require_dist(),1);function isReadForFacts(path2){return path2.endsWith(".py")||path2==="pyproje\
ct.toml"||isCompose(path2)||isWorkflow(path2)}function repositoryFacts(files,ownWorkflow){return{programs:programsOf(files),
setup:setupOf(files),image:files.flatMap(file=>isCompose(file.path)?composeImages(file.text??""):[])[0]??null,workflows:files.
filter(({path:path2,text:text3})=>isWorkflow(path2)&&path2!==ownWorkflow&&usesUs.test(text3??"")).map(({path:path2})=>path2)}}
var usesUs=/\buses:\s{0,10}["']?[\w./-]{0,200}llm-profile-action(?:\/container)?@/;function isCompose(path2){return/^(?:docker-)?compose\.ya?ml$/.
test(path2)}function isWorkflow(path2){return/^\.github\/workflows\/[^/]+\.ya?ml$/.test(path2)}function isPlain(path2){return/^\w[\w./-]*$/.
test(path2)}function programsOf(files){return files.filter(({path:path2})=>/(?:^|\/)(?:bench|profile|perf)[^/]*\.py$/.test(
path2)&&isPlain(path2)&&!path2.endsWith("_test.py")).toSorted((a2,b)=>startable(b)-startable(a2)||depthOf(a2.path)-depthOf(
b.path)).map(({path:path2})=>["python3",path2])}function startable({text:text3}){return/__name__\s{0,10}==/.test(text3??
"")?1:0}function depthOf(path2){return path2.split("/").length}function setupOf(files){let has=path2=>files.some(file=>file.
path===path2),install="python3 -m pip install --quiet",pyproject=files.find(({path:path2})=>path2==="pyproject.toml")?.text??
"";return has("requirements.txt")?`${install} --requirement requirements.txt`:/^\[(?:project|build-system)\]/m.test(pyproject)?
`${install} --no-deps --editable .`:has("CMakeLists.txt")?"cmake -S . -B build -D CMAKE_BUILD_TYPE=Release && cmake --bu\
ild build --parallel":has("Makefile")?"make":null}function composeImages(text3){let value2;try{value2=(0,import_yaml3.parse)(
text3,{logLevel:"silent"})}catch{return[]}return Object.values(recordOf(recordOf(value2).services)).flatMap(service=>{let{
image,gpus,runtime,deploy}=recordOf(service),devices=recordOf(recordOf(recordOf(deploy).resources).reservations).devices;
return(gpus!==void 0||runtime==="nvidia"||JSON.stringify(devices??"").includes("gpu"))&&typeof image=="string"&&/^\w[\w./:@-]{0,254}$/.
test(image)?[image]:[]})}function recordOf(value2){return typeof value2=="object"&&value2!==null?{...value2}:{}}import{createInterface}from"node:readline";function openQuestions(stop){if(!process.stdin.isTTY||!process.stderr.isTTY)return null;let lines=createInterface({input:process.
stdin,output:process.stderr}),answers=lines[Symbol.asyncIterator](),isOpen3=!0;lines.on("close",()=>{isOpen3=!1});let close=()=>{
lines.close()};return stop.addEventListener("abort",close),lines.on("SIGINT",()=>{process.kill(process.pid,"SIGINT")}),{
async ask(question,preset){for(lines.setPrompt(plainLines(`${question}${preset===""?"":` [${preset}]`}: `));;){isOpen3&&
lines.prompt();let next=await answers.next();if(stop.aborted)throw stoppedBy(stop);if(next.done===!0)throw describeUnanswered();
let answer=next.value.trim();if(answer!==""||preset!=="")return answer===""?preset:answer}},[Symbol.dispose]:()=>{stop.removeEventListener(
"abort",close),close()}}}function describeUnanswered(){return new UserError({id:"usage",what:"Input ended before all que\
stions were answered. Wrote nothing.",where:"stdin",help:"Try again, or pass the answers as options. See `llm-profile in\
it --help`."})}import{opendir as opendir2}from"node:fs/promises";import{join as join16}from"node:path";var limits2={names:2e4,depth:8,files:2e3,fileBytes:512*2**10,bytes:32*2**20},skippedFolders=new Set(["node_modules","sit\
e-packages","third_party","vendor","external","venv","env","build","dist","target","__pycache__","llm-profile-runs"]);async function readRepositoryFiles(root,wanted){
let files=[],budget={names:limits2.names,files:limits2.files,bytes:limits2.bytes};for(let level=[""],depth=0;level.length>
0&&depth<limits2.depth;depth+=1){let below=[];for(let folder of level)for(let entry of await listEntries2(join16(root,folder),
budget)){let path2=folder===""?entry.name:`${folder}/${entry.name}`,isHidden=entry.name.startsWith(".")&&path2!==".githu\
b";if(entry.isDirectory()&&!isHidden&&!skippedFolders.has(entry.name)&&below.push(path2),!entry.isFile())continue;let reads=wanted(
path2)&&budget.files>0&&budget.bytes>0;reads&&(budget.files-=1);let text3=reads?await readBeginning(join16(root,path2),Math.
min(limits2.fileBytes,budget.bytes)):null;budget.bytes-=text3===null?0:Buffer.byteLength(text3),files.push({path:path2,text:text3})}
level=below}return files}async function listEntries2(folder,budget){let entries=[];try{for await(let entry of await opendir2(
folder)){if(budget.names<=0)break;budget.names-=1,entries.push(entry)}}catch{return entries}return entries.sort((a2,b)=>a2.
name<b.name?-1:1)}async function readBeginning(path2,most){try{var _stack=[];try{let file=__using(_stack,await openUntrusted(
path2),!0);let stats=await file.stat();return stats.isFile()?(await readBytes(file,Math.min(most,stats.size))).toString(
"utf8"):null}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}catch{
return null}}var usual=["prefill","decode","forward","backward","optimizer","generate","train_step","step","inference"],mostRanges2=4;
function proposeRanges(ranges){let possible=ranges.filter(({domain})=>domain!==ncclDomain).filter(isWritable),preferred=usual.
flatMap(name=>possible.filter(range=>range.name.toLowerCase()===name));return(preferred.length>0?preferred.slice(0,mostRanges2):
possible.slice(0,1)).map(({name,domain})=>rangeText(name,domain))}function isWritable({name,domain}){try{return parseRange(
rangeText(name,domain),null),!0}catch{return!1}}async function discoverRanges(context,command,mayRun){var _stack=[];try{let tools=__using(_stack,await createOwnTools(context),
!0);let raw={configFile:null,presets:[],inputs:[{key:"workload.command",value:command,name:"--command"},{key:"ranges",value:[
"*"],name:"--ranges"},{key:"out",value:tools.temporaryDirectory,name:"init"}],overrides:["ncu.enabled=false","compare.ac\
cepted=null","require-kernels=false"]};let loaded=await loadSettings(context,raw,!0);let machine=inspectMachine(context,
loaded.config,tools.runTool,tools.environment);if((await machine.nsys()).presence.state!=="present")return null;if(!await mayRun())
return null;let quiet={...context,log:{...context.log,info:()=>{}}};context.log.info("Running the program once under nsy\
s, tracing only NVTX, to list its ranges.");try{let{seen}=await runWhole(quiet,{loaded,raw,publisher:null},async session=>({
exitCode:exitCodes.pass,seen:await listEmittedRanges(createSide(session,"head"),"No ranges are configured")}));if("what"in
seen)return warnRangesUnknown(context,diagnosticText(seen));let ranges=proposeRanges(seen);return ranges.length===0?warnRangesUnknown(
context,"The program emitted no NVTX ranges."):(context.log.info(`The program emitted ${String(seen.length)} NVTX ranges\
.`),ranges)}catch(error){return warnRangesUnknown(context,asFailure(error).message)}}catch(_){var _error=_,_hasError=!0}finally{
var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}function warnRangesUnknown({log:log2},why){
return log2.warning(`Couldn't list the program's ranges. ${why}`),null}async function init(context,request){var _stack=[];try{requireRoot(context.cwd);let facts=repositoryFacts(await readRepositoryFiles(
context.cwd,isReadForFacts),workflowPath);let paths=facts.workflows.length>0?[configPath]:[configPath,workflowPath];await requireAbsent(
context.cwd,paths,request.force);let template=readFileSync2(join17(context.root,"examples","workflows","minimal.yml"),"u\
tf8");for(let line2 of describeFindings(facts))context.log.info(line2);let questions=__using(_stack,request.yes?null:openQuestions(
context.stop));let{config,place:place2}=await collectAnswers(context,request,{facts,questions,usual:readTemplatePlace(template)});
let files=[{path:configPath,text:formatConfig(config)},{path:workflowPath,text:formatWorkflow(template,place2,facts.setup)}].
filter(({path:path2})=>paths.includes(path2));await writeNewFiles(context.cwd,files,request.force);return listNextSteps(
paths,facts,place2,config.ranges.length>0)}catch(_){var _error=_,_hasError=!0}finally{__callDispose(_stack,_error,_hasError)}}
async function collectAnswers(context,request,{facts,questions,usual:usual2}){let proposed=facts.programs[0]??null,answer=async(option,question,preset)=>option??
(questions===null?preset:questions.ask(question,preset)),command=await answer(request.command,"Command to profile",proposed===
null?"":shellLine(proposed)),isChosen=request.command!==null||questions!==null;requireCommand(command);let ranges=request.
ranges??await askForRanges(context,isChosen?command:null,questions),words=proposed!==null&&command===shellLine(proposed)?
proposed:command,config=await loadCheckedConfig(context,words,ranges),runsOn=await answer(request.runsOn,"Labels of the \
GPU runner",usual2.runsOn.join(", ")),image=await answer(request.image,"Container image",facts.image??usual2.image);return{
config,place:checkPlace(runsOn,image)}}function checkPlace(runsOn,image){let labels2=runsOn.split(",").map(label=>label.
trim()).filter(label=>label!==""),problems=[...labels2.length===0||labels2.some(label=>new RegExp("\\p{C}","u").test(label))?
["--runs-on: List the labels, separated by commas."]:[],.../^(?:\$\{\{[^{}\p{C}]*\}\}|[^\s\p{C}])+$/u.test(image)?[]:["-\
-image: An image name can't contain spaces."]];if(problems.length===0)return{runsOn:labels2,image};throw new UserError({
id:"usage",what:"Nothing was written, because these options are wrong:",problems,where:"command line"})}async function askForRanges(context,command,questions){
let seen=(command===null?null:await discoverRanges(context,command,async()=>questions===null||/^y/i.test(await questions.
ask("Run this command once under nsys, to list its NVTX ranges (y/n)","y"))))??[];if(questions===null)return seen;let preset=seen.
join(", "),answer=await questions.ask("NVTX ranges to profile, separated by commas",preset);return answer===preset?seen:
answer}function requireCommand(command){if(command==="")throw new UserError({id:"usage",what:"Nothing was written, becau\
se the command is missing:",problems:["--command: No file here looks like a program to profile."],where:"command line",help:'\
For example: llm-profile init --command "python3 bench.py --steps 32" --ranges prefill,decode'})}async function loadCheckedConfig(context,command,ranges){
let raw={configFile:null,presets:[],inputs:[{key:"workload.command",value:command,name:"--command"},{key:"ranges",value:ranges,
name:"--ranges"}],overrides:[]},{config}=await loadSettings(context,raw,!0);return planCaptures(config),config}function requireRoot(cwd){
let isRoot=folder2=>lstatSync(join17(folder2,".git"),{throwIfNoEntry:!1})!==void 0,folder=cwd;for(;!isRoot(folder)&&folder!==
dirname4(folder);)folder=dirname4(folder);if(!(folder===cwd||!isRoot(folder)))throw new UserError({id:"usage",what:"This\
 folder is inside a repository but isn't its root.",where:cwd,help:"Run `llm-profile init` in the folder with .git, beca\
use GitHub reads workflows only there."})}var explain_lines_exports={};__export(explain_lines_exports,{findCodePlace:()=>findCodePlace,linesExplainer:()=>linesExplainer});import{rm as rm4}from"node:fs/promises";import{join as join19}from"node:path";import{isAbsolute as isAbsolute2,join as join18,normalize,relative as relative3}from"node:path";var deepestLayers=8,longestName=120,[framesBelow,framesAbove]=[4,12];function mapLaunches(trace,stacks,keys,mode,place2){
let sites=stacks.stacks.map(stack=>findSite(stack,place2)),[stackAt,layersAt]=[createStackFinder(stacks),createLayerFinder(
trace.ranges)],findPlace=(process2,thread,startNs,endNs,key)=>({site:sites[stackAt(process2,thread,startNs,endNs)??-1]??
null,layer:listLayersWithin(layersAt(process2,thread,startNs),key)});return attribute(trace,keys,mode).ranges.map(range=>mapRange(
trace,range,findPlace))}function mapRange(trace,range,findPlace){let work=new Map,add=(of,{site,layer})=>{let count5=getOrAdd(
work,of,()=>({of,launches:0,linked:0,sites:new Map,layers:new Map}));if(count5.launches+=1,site!==null){let{file,line:line2,
function:name}=site.at;count5.linked+=1,getOrAdd(count5.sites,[file,line2,name],()=>({...site,launches:0})).launches+=1}
getOrAdd(count5.layers,layer,()=>({path:layer,launches:0})).launches+=1},placed=(process2,thread,startNs,endNs)=>findPlace(
process2,thread,startNs,endNs,range.key),nodes=new Map,unplacedKernels=0,{kernels,launchCalls,nodeCreations}=trace;for(let index of range.
kernels){let kind=trace.kernelKinds[kernels.kind[index]??0],name=trace.kernelTypes[kind?.type??0]?.name??"",call=kernels.
call[index]??4294967295,callPlace={site:null,layer:[]};if(kind?.fromGraph===!0){let node=kernels.creation?.[index]??4294967295,
created=nodeCreations[node];if(created===void 0)unplacedKernels+=1;else{let{layer}=callPlace=placed(created.process,created.
thread,created.atNs,created.atNs);getOrAdd(nodes,[name,layer],()=>({kernel:name,layer,seen:new Set})).seen.add(node)}}else if(call!==
4294967295){let by=launchCalls.kinds[launchCalls.kind[call]??0],startNs=launchCalls.startNs.at(call);callPlace=placed(by?.
process??-1,by?.thread??-1,startNs,startNs+(launchCalls.durationNs[call]??0))}add({kind:"kernel",name},callPlace),add({kind:"\
launches"},callPlace)}for(let index of range.calls){let call=trace.calls[index];call?.kind==="synchronize"&&add({kind:"s\
ynchronizations"},placed(call.process,call.thread,call.startNs,call.startNs+call.durationNs))}for(let index of range.copies){
let copy=trace.copies[index];if(copy===void 0||copy.callStartNs===null)continue;let callPlace=placed(copy.process,copy.thread,
copy.callStartNs,copy.callEndNs??copy.callStartNs),{kind,direction,sourceMemory,targetMemory}=copy;add({kind:"copies",copy:{
kind,direction,sourceMemory,targetMemory}},callPlace),isBlocking(copy)&&add({kind:"blockingCopies"},callPlace)}return{name:range.
key.name,domain:range.key.domain,work:[...work.values()].map(sortWork),nodes:[...nodes.values()].map(({kernel,layer,seen})=>({
kernel,layer,nodes:seen.size})),unplacedKernels}}function getOrAdd(map,keyParts,create){let key=JSON.stringify(keyParts),
value2=map.get(key)??create();return map.set(key,value2),value2}function sortWork({of,launches,linked:linked2,sites,layers}){
let sorted=counts=>[...counts.values()].toSorted((a2,b)=>b.launches-a2.launches);return{of,launches,linked:linked2,sites:sorted(
sites),layers:sorted(layers)}}function createStackFinder({threads}){let byThread=new Map(threads.map(stacks=>[threadKey(
stacks),stacks]));return(process2,thread,startNs,endNs)=>{let stacks=byThread.get(threadKey({process:process2,thread}));
if(stacks===void 0)return null;let index=findLastAtMost(stacks.startNs,endNs);return index===-1?null:(stacks.startNs[index]??
0)>=startNs||(stacks.endNs[index]??0)>=endNs?stacks.stack[index]??null:null}}function createLayerFinder(ranges){let byThread=new Map,
pushPop=ranges.filter(({style})=>style==="pushpop");for(let[key,threadRanges]of Map.groupBy(pushPop,threadKey)){let sorted=threadRanges.
toSorted((a2,b)=>a2.startNs-b.startNs||findOpenUntilNs(b)-findOpenUntilNs(a2)),around=new Int32Array(sorted.length).fill(
-1),open=[];for(let[index,{startNs}]of sorted.entries()){for(let last=sorted[open.at(-1)??-1];last!==void 0&&findOpenUntilNs(
last)<startNs;last=sorted[open.at(-1)??-1])open.pop();around[index]=open.at(-1)??-1,open.push(index)}byThread.set(key,{ranges:sorted,
startNs:Float64Array.from(sorted,({startNs})=>startNs),around})}return(process2,thread,atNs)=>{let threadRanges=byThread.
get(threadKey({process:process2,thread}));if(threadRanges===void 0)return[];let layers=[];for(let index=findLastAtMost(threadRanges.
startNs,atNs);index!==-1;index=threadRanges.around[index]??-1){let range=threadRanges.ranges[index];range!==void 0&&findOpenUntilNs(
range)>=atNs&&layers.push(range)}return layers.reverse()}}function findLastAtMost(sorted,value2){let[low,high]=[0,sorted.
length];for(;low<high;){let center=low+high>>>1;(sorted[center]??0)<=value2?low=center+1:high=center}return low-1}function listLayersWithin(layers,key){
let ownIndex=layers.findLastIndex(range=>rangeKeyText(range)===rangeKeyText(key));return layers.slice(ownIndex+1).slice(
-deepestLayers).map(({name})=>name.slice(0,longestName))}function findSite(stack,place2){let frames=stack.map(frame=>shortenFrame(
frame,place2)),index=frames.findIndex(({own})=>own),ownFrame=frames[index];return ownFrame?.file==null?null:{at:{...ownFrame,
file:ownFrame.file},frames:frames.slice(Math.max(0,index-framesBelow),index+1+framesAbove)}}var packages=/(?:^|\/)(?:site-packages|dist-packages|node_modules)\/|(?:^|\/)lib\/python\d[\d.]*\//;
function shortenFrame({function:name,file,line:line2,module},place2){let path2=file??module,shown={function:name.slice(0,
longestName),line:line2};if(path2===null||path2==="")return{...shown,file:null,own:!1};let inRepository=findRepositoryPath(
path2,place2);if(inRepository!==null)return{...shown,file:inRepository.slice(0,300),own:!0};let library=path2.split(packages).
at(-1)??path2;return{...shown,file:(library===path2?path2.split("/").at(-1)??path2:library).slice(0,300),own:!1}}function findRepositoryPath(path2,{
root,workingDirectory}){if(path2.startsWith("<"))return null;let absolute=isAbsolute2(path2)?normalize(path2):join18(workingDirectory,
path2),inside2=relative3(root,absolute);return inside2===""||inside2===".."||inside2.startsWith("../")||isAbsolute2(inside2)||
packages.test(inside2)?null:inside2}function matchCodePlaces({files:diff,untracked}){let moved=findMovedTexts(diff),files={base:indexFilesByPath(diff,"base"),
head:indexFilesByPath(diff,"head")},findHunk=(side,file,line2)=>files[side].get(file)?.hunks.find(hunk=>hasLine(hunk[side],
line2)),isMatched=({file,line:line2})=>line2===null||!untracked.has(file);return{isMatched,keyOf:(side,{file,line:line2,
function:name})=>{if(line2===null)return JSON.stringify(["function",file,name]);if(untracked.has(file))return JSON.stringify(
["file",file]);let changes=files[side].get(file),path2=changes?.head??file,hunk=findHunk(side,file,line2);if(hunk!==void 0){
let text3=readTextAt(hunk[side],line2);return moved.has(text3)?JSON.stringify(["moved",text3]):JSON.stringify(["rewritte\
n",path2,hunk.head.from,hunk.base.from,name])}let shift=side==="head"?0:computeShift(changes,line2);return JSON.stringify(
["line",path2,line2+shift])},isChanged:place2=>{let{file,line:line2}=place2;return line2===null||!isMatched(place2)?null:
findHunk("head",file,line2)!==void 0}}}function indexFilesByPath(diff,side){return new Map(diff.flatMap(file=>{let path2=file[side];
return path2===null?[]:[[path2,file]]}))}function hasLine({from,texts:texts2},line2){return line2>=from&&line2<from+texts2.
length}function readTextAt({from,texts:texts2},line2){return(texts2[line2-from]??"").trim()}function computeShift(file,line2){
return(file?.hunks??[]).filter(({base})=>base.from<=line2).reduce((shift,{base,head})=>shift+head.texts.length-base.texts.
length,0)}function findMovedTexts(diff){let hunks=diff.flatMap(file=>file.hunks),added=findUniqueTexts(hunks.map(({head})=>head));
return new Set([...findUniqueTexts(hunks.map(({base})=>base))].filter(text3=>added.has(text3)))}function findUniqueTexts(lines){
let seen=new Set,once2=new Set;for(let{texts:texts2}of lines)for(let text3 of texts2.map(line2=>line2.trim()))seen.has(text3)?
once2.delete(text3):once2.add(text3),seen.add(text3);return once2}var mostSites=5,mostLayers=12;function addLineSearch(comparison,searched,why){let ranges=comparison.ranges.map(range=>range.
verdict==="regressed"&&findRange(searched,range)!==void 0?{...range,lineSearch:why}:range);return{...comparison,ranges}}
function addLaunchSites(comparison,{base,head,changes}){let places=changes===null?null:matchCodePlaces(changes),ranges=comparison.
ranges.map(range=>{let after=findRange(head,range);if(after===void 0)return range;let before2=findRange(base??[],range),
sites=(inBase,inHead,isCount)=>compareSites(before2===void 0?null:mergeWork(before2,inBase),mergeWork(after,inHead),places,
isCount),counts=range.counts.map(row=>{let wanted=countNeedsLine(row)?matchCalls(row):null;return wanted===null?row:{...row,
launchSites:sites(wanted,wanted,!0)}}),kernels=range.kernels.map(row=>needsLine(row)?{...row,launchSites:sites(matchKernels(
row.baseNames),matchKernels(row.headNames),!1)}:row),hasLines=[...counts,...kernels].some(({launchSites})=>(launchSites?.
linkedRatio??0)>0);return{...range,counts,kernels,graphNodes:before2===void 0?[]:compareGraphNodes(before2,after,range.kernels),
lineSearch:{state:hasLines?"searched":"no-lines",timeBudget:null}}});return{...comparison,ranges}}function matchKernels(names){
return work=>work.kind==="kernel"&&names.includes(work.name)}function matchCalls({metric,kind}){return metric==="graphLa\
unches"?null:metric==="launches"||metric==="hostLaunches"?work=>work.kind==="launches":work=>work.kind==="copies"?(metric===
"copies"||metric==="copiedBytes")&&describeCopy(work.copy)===kind:work.kind===metric}function mergeWork({work},isWanted){
let wanted=work.filter(({of})=>isWanted(of));return{launches:countLaunches(wanted),linked:wanted.reduce((sum3,{linked:linked2})=>sum3+
linked2,0),sites:mergeAlike(wanted.flatMap(({sites})=>sites),({at})=>[at.file,at.line??at.function]),layers:mergeAlike(wanted.
flatMap(({layers})=>layers),({path:path2})=>path2)}}function mergeAlike(items,keyOf){return[...Map.groupBy(items,item=>JSON.
stringify(keyOf(item))).values()].flatMap(alike=>alike.slice(0,1).map(first=>({...first,launches:countLaunches(alike)})))}
function countLaunches(items){return items.reduce((sum3,{launches})=>sum3+launches,0)}function compareSites(base,head,places,isCount){
let linkedRatio=computeLinkedShare(head),isBaseKnown=base!==null&&(computeLinkedShare(base)>=linkedEnough||countUnlinked(
base)<=countUnlinked(head)),hasMore=base!==null&&head.launches>base.launches,isRiseLinked=base!==null&&hasMore&&countUnlinked(
head)<=countUnlinked(base),sites=compareSiteLaunches(isBaseKnown?base.sites:null,head.sites,places).filter(({rise})=>!isCount||
rise===null||rise>0).toSorted(compareByLikelihood(hasMore));return{launches:head.launches,linkedRatio,areLikely:linkedRatio>=
linkedEnough||isRiseLinked,sites:sites.slice(0,mostSites).map(({site})=>site),layers:compareLayers(base,head)}}function compareSiteLaunches(base,head,places){
let findKey=(side,{at})=>places?.keyOf(side,at)??"",before2=Map.groupBy(base??[],site=>findKey("base",site)),after=Map.groupBy(
head,site=>findKey("head",site)),areKnown=base!==null&&(places!==null||base.length===0);return head.map(site=>{let{file,
line:line2,function:name}=site.at,key=findKey("head",site),together=after.get(key)??[],baseLaunches=countLaunches(before2.
get(key)??[]),isOne=together.length===1&&places?.isMatched(site.at)!==!1;return{site:{file,line:line2,function:name,base:areKnown&&
(isOne||baseLaunches===0)?baseLaunches:null,head:site.launches,changed:places?.isChanged(site.at)??null,frames:[...site.
frames]},rise:areKnown?countLaunches(together)-baseLaunches:null}})}function computeLinkedShare({launches,linked:linked2}){
return launches===0?0:linked2/launches}function countUnlinked({launches,linked:linked2}){return launches-linked2}function compareByLikelihood(hasMore){
return(a2,b)=>{let explains=({rise})=>Number(hasMore&&(rise??0)>0),isTouched=({site})=>+(site.changed===!0);return explains(
b)-explains(a2)||isTouched(b)-isTouched(a2)||(b.rise??0)-(a2.rise??0)||b.site.head-a2.site.head}}function compareLayers(base,head){
let before2=new Map(base?.layers.map(({path:path2,launches})=>[JSON.stringify(path2),launches]));return head.layers.filter(
({path:path2})=>path2.length>0).map(({path:path2,launches})=>({path:[...path2],base:base===null?null:before2.get(JSON.stringify(
path2))??0,head:launches})).toSorted((a2,b)=>b.head-(b.base??0)-(a2.head-(a2.base??0))||b.head-a2.head).slice(0,mostLayers)}
function compareGraphNodes(base,head,kernels){if(base.unplacedKernels+head.unplacedKernels>0)return[];let changes=new Map;
for(let side of["base","head"])for(let{kernel,layer,nodes}of{base,head}[side].nodes){let name=kernels.find(row=>row[`${side}\
Names`].includes(kernel))?.name??kernel,key=JSON.stringify([name,layer]),layerChange=changes.get(key)??{kernel:name,layer:[
...layer],base:0,head:0};changes.set(key,{...layerChange,[side]:layerChange[side]+nodes})}return[...changes.values()].filter(
node=>node.base!==node.head)}var pythonDomain="Python Backtrace on CUDA",markEventType=34,mostMarks=2e6,mostFrames=128,mostNativeRows=5e6;function readLaunchStacks(path2,origin){
var _stack=[];try{let file=__using(_stack,openExport(path2));let notes=[];let stacks=createStackTable();let calls=readBacktraced(
file,origin);let marks=readMarks(file,{origin,stacks,notes});let chosen=marks.size>0?marks:readNative(file,calls,{stacks,
notes});return{stacks:stacks.all,threads:sortThreadStacks(chosen,calls),notes}}catch(_){var _error=_,_hasError=!0}finally{
__callDispose(_stack,_error,_hasError)}}function createStackTable(){let all=[],indexes=new Map;return{all,of:(key,make)=>{
let index=indexes.get(key);return index!==void 0?index:(indexes.set(key,all.length),all.push(make())-1)}}}function getThread(threads,process2,thread,columns){
let key=`${String(process2)}/${String(thread)}`,existing=threads.get(key);if(existing!==void 0)return existing;let made={
process:process2??-1,thread:thread??-1,...columns()};return threads.set(key,made),made}var createCallColumns=()=>({startNs:[],
endNs:[],callchain:[]}),createMarkColumns=()=>({startNs:[],stack:[]});function readBacktraced(file,origin){let calls=new Map,
table=file.openUnchecked({table:"CUPTI_ACTIVITY_KIND_RUNTIME",required:{start:"integer",end:"integer",globalTid:"integer\
?"},optional:{callchainId:"integer?"}});return table?.has("callchainId")!==!0||forEachRow(table,{columns:[["start","t.st\
art - :origin","integer"],["end",'t."end" - :origin',"integer"],["process","t.globalTid >> 24","integer?"],["thread","t.\
globalTid & 0xFFFFFF","integer?"],["callchainId","t.callchainId","integer"]],where:"t.callchainId IS NOT NULL",limit:mostMarks,
parameters:{origin}},([startNs,endNs,process2,thread,callchain])=>{let columns=getThread(calls,process2,thread,createCallColumns);
columns.startNs.push(startNs),columns.endNs.push(endNs),columns.callchain.push(callchain)}),calls}function readMarks(file,{
origin,stacks,notes}){let marks=new Map,table=file.openUnchecked({table:"NVTX_EVENTS",required:{start:"integer",eventType:"\
integer",globalTid:"integer?"},optional:{text:"text?",textId:"integer?",domainId:"integer?",binaryData:"any"}});if(table===
null||!table.has("binaryData")||!table.has("domainId"))return marks;let domains=readNamedDomains(file,table).filter(({name,
process:process2,domainId})=>name===pythonDomain&&process2!==null&&domainId!==null).map(({process:process2,domainId})=>`\
(${String(process2)}, ${String(domainId)})`);if(domains.length===0)return marks;let[read,unreadable]=[0,0];return forEachRow(
table,{columns:[["start","t.start - :origin","integer"],["process","t.globalTid >> 24","integer?"],["thread","t.globalTi\
d & 0xFFFFFF","integer?"],["binaryData",`hex(substr(t.binaryData, 1, ${48+96*mostFrames}))`,"hex"]],where:`t.eventType =\
 ${markEventType} AND t.binaryData IS NOT NULL AND (t.globalTid >> 24, t.domainId) IN (VALUES ${domains.join(", ")})`,limit:mostMarks,
parameters:{origin}},([startNs,process2,thread,hex])=>{let stack=stacks.of(hex,()=>decodePythonStack(Buffer.from(hex,"he\
x"),file.strings)??[]);if(read+=1,stacks.all[stack]?.length===0){unreadable+=1;return}let columns=getThread(marks,process2,
thread,createMarkColumns);columns.startNs.push(startNs),columns.stack.push(stack)}),unreadable>0&&notes.push(`We ignored\
 ${unreadable} Python stacks with an unknown format.`),read===mostMarks&&notes.push(`We ignored all Python stacks after \
the first ${countText(mostMarks)}.`),marks}var headerBytes=32,frameBytes=24,firstFrame=16;function decodePythonStack(data,strings){
if(data.length<headerBytes+firstFrame||data.readBigUInt64LE(0)<1n)return null;let[size,offset]=[Number(data.readBigUInt64LE(
16)),Number(data.readBigUInt64LE(24))];if(offset<headerBytes||size<firstFrame||offset+firstFrame>data.length)return null;
let payload=data.subarray(offset,offset+size),count5=payload.readUInt32LE(12);if(count5===0||size!==firstFrame+count5*frameBytes)
return null;let frames=[];for(let index=0;index<Math.min(count5,mostFrames);index+=1){let position=firstFrame+index*frameBytes;
if(position+frameBytes>payload.length)break;let name=readText(strings,payload.readBigUInt64LE(position));if(name===null)
return null;let line2=payload.readInt32LE(position+16);frames.push({function:name,file:readText(strings,payload.readBigUInt64LE(
position+8)),line:line2>0?line2:null,module:null})}return frames}var longestText=1024,entities={"&lt;":"<","&gt;":">","&\
quot;":'"',"&apos;":"'","&amp;":"&"};function readText(strings,id){let text3=id>BigInt(Number.MAX_SAFE_INTEGER)?null:strings.
find(Number(id));return text3===null?null:text3.slice(0,longestText).replaceAll(/&(?:lt|gt|quot|apos|amp);/g,entity=>entities[entity]??
entity)}function readNative(file,calls,{stacks,notes}){let marks=new Map,table=file.openUnchecked({table:"CUDA_CALLCHAIN\
S",required:{id:"integer",symbol:"integer",module:"integer",stackDepth:"integer"},optional:{unresolved:"integer?"}});if(table===
null||calls.size===0)return marks;let frames=new Map,rows=0;forEachRow(table,{columns:[["id","t.id","integer"],["symbol",
"t.symbol","integer"],["module","t.module","integer"]],where:`${table.column("unresolved")} IS NOT 1`,orderBy:"t.id, t.s\
tackDepth",limit:mostNativeRows},([id,symbol,module])=>{rows+=1;let chain=frames.get(id);chain===void 0?frames.set(id,[[
symbol,module]]):chain.length<mostFrames&&chain.push([symbol,module])}),rows===mostNativeRows&&notes.push(`We ignored al\
l stack frames after the first ${countText(mostNativeRows)}.`);let findStack=callchain=>{let chain=frames.get(callchain);
return chain===void 0?null:stacks.of(`native ${chain.join(" ")}`,()=>chain.map(([symbol,module])=>({function:readText(file.
strings,BigInt(symbol))??"",file:null,line:null,module:readText(file.strings,BigInt(module))})))};for(let{process:process2,
thread,startNs,callchain}of calls.values()){let columns=getThread(marks,process2,thread,createMarkColumns);for(let[index,
id]of callchain.entries()){let stack=findStack(id);stack!==null&&(columns.startNs.push(startNs[index]??0),columns.stack.
push(stack))}}return marks}function sortThreadStacks(marks,calls){return[...marks].map(([key,{process:process2,thread,startNs,
stack}])=>{let order=Uint32Array.from(startNs.keys()).sort((a2,b)=>(startNs[a2]??0)-(startNs[b]??0)),threadCalls=calls.get(
key),ends=new Map(threadCalls?.startNs.map((start,index)=>[start,threadCalls.endNs[index]??start]));return{process:process2,
thread,startNs:Float64Array.from(order,index=>startNs[index]??0),endNs:Float64Array.from(order,index=>ends.get(startNs[index]??
0)??startNs[index]??0),stack:Uint32Array.from(order,index=>stack[index]??0)}})}function parseFileDiffs(diff){let files=[],file,[removed,added]=[createNoLines(),createNoLines()];for(let line2 of diff.
split(`
`))if(removed.missing>0&&line2.startsWith("-"))takeLine(removed,line2);else if(added.missing>0&&line2.startsWith("+"))takeLine(
added,line2);else if(line2.startsWith("diff --git "))files.push(file={base:null,head:null,hunks:[]});else{if(file===void 0)
continue;if(line2.startsWith("rename from "))file.base=unquoteName(line2.slice(12));else if(line2.startsWith("rename to "))
file.head=unquoteName(line2.slice(10));else if(line2.startsWith("--- "))file.base=readPath(line2,"a/");else if(line2.startsWith(
"+++ "))file.head=readPath(line2,"b/");else{let[,oldFrom,olds,newFrom,news]=/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.
exec(line2)??[];if(oldFrom===void 0||newFrom===void 0)continue;removed=createOpenLines(oldFrom,olds),added=createOpenLines(
newFrom,news),file.hunks.push({base:removed.lines,head:added.lines})}}return files}function createNoLines(){return{lines:{
from:0,texts:[]},missing:0}}function createOpenLines(from,count5){let missing=Number(count5??1);return{lines:{from:Number(
from)+(missing===0?1:0),texts:[]},missing}}function takeLine(open,line2){open.lines.texts.push(line2.slice(1)),open.missing-=
1}function readPath(line2,prefix){let name=unquoteName(line2.slice(4).replace(/\t$/,""));return name.startsWith(prefix)?
name.slice(prefix.length):null}var escapes={a:7,b:8,t:9,n:10,v:11,f:12,r:13};function unquoteName(name){if(!name.startsWith(
'"')||!name.endsWith('"'))return name;let bytes=[...name.slice(1,-1).matchAll(/\\([0-7]{3})|\\(.)|([^\\]+)/g)].map(([,octal,
escaped,plain])=>{if(octal!==void 0)return Buffer.of(Number.parseInt(octal,8));let code=escaped===void 0?void 0:escapes[escaped];
return code===void 0?Buffer.from(escaped??plain??""):Buffer.of(code)});return Buffer.concat(bytes).toString()}var mostDiffLength=2**25,diffOptions=["--unified=0","--inter-hunk-context=0","--no-color","--no-ext-diff","--no-textconv",
"--find-renames","--src-prefix=a/","--dst-prefix=b/","--ignore-submodules=all"];async function readCodeChanges(ports,commit,files){
if(commit===null||!/^[0-9a-f]{40,64}$/.test(commit))return null;try{var _stack=[];try{let repository=__using(_stack,await openRepository(
ports),!0);if(repository.kind==="none")return null;let{git}=repository;let diff=await git.run("-c","diff.relative=false",
"diff",...diffOptions,commit,"--");let listed=await git.run("ls-files","-z","--full-name","--",...files.map(file=>`:(top\
,literal)${file}`));if(!hasSucceeded(diff)||!hasSucceeded(listed)||diff.stdout.length>=mostDiffLength)return null;let tracked=new Set(
listed.stdout.split("\0"));return{files:parseFileDiffs(diff.stdout),untracked:new Set(files.filter(file=>!tracked.has(file)))}}catch(_){
var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}catch(error){
if(!(error instanceof ToolError))throw error;return null}}function listSourceFiles(ranges){let sites=ranges.flatMap(({work})=>work).
flatMap(item=>item.sites);return[...new Set(sites.flatMap(({at})=>at.line===null?[]:[at.file]))]}var linesExplainer={needs:(_,{comparison})=>comparison!==null&&rangesToMap(comparison).length>0,isEarly:!0,cost:{leg:"li\
nes",starts:1,endingMs},explain:async(inquiry,results,mayBegin)=>{let{comparison,profiles}=results;return comparison===null?
results:addReason(results,await findLines(inquiry,comparison,profiles.head,mayBegin))}};async function findLines(inquiry,comparison,profile,mayBegin){
let{head,base,plan}=inquiry,{session}=head.side,ranges=rangesToMap(comparison),without=why=>latest=>addLineSearch(latest,
ranges,why),reason=findWhyNotSearched(inquiry);if(reason!==null)return without(reason);if(!mayBegin())return without(createOutOfTime(
session));let isGraph=hasGraphs(profile,ranges),baseSide=base!==null&&needsBase(ranges,isGraph)?base.side:null,gate=isGraph?
{kind:"none"}:chooseGate(plan,ranges);session.context.log.info(`To find the lines behind what's slower, the program runs\
 once more${baseSide===null?"":" on each side"} with call stacks. Nothing is measured.`);let after=await mapSide(head.side,
ranges,gate);if(!isMapped(after))return without(after);let before2=baseSide!==null&&mayBegin()?await mapSide(baseSide,ranges,
gate):null,{ask:runTool,environment,folder}=session.tools,changes=await readCodeChanges({runTool,environment,temporaryDirectory:folder.
tmp,cwd:head.side.program.workingDirectory},base?.side.program.source.commit??comparison.base?.source.commit??null,listSourceFiles(
after));return latest=>addLaunchSites(latest,{base:before2!==null&&isMapped(before2)?before2:null,head:after,changes})}function isMapped(side){
return Array.isArray(side)}function createOutOfTime({config}){return{state:"out-of-time",timeBudget:String(config["time-\
budget"])}}function findWhyNotSearched({head:{side},failed}){let{config,session}=side;return config.lines==="off"?{state:"\
off",timeBudget:null}:failed!==null?{state:"round-failed",timeBudget:null}:config.workload.server.command===null?null:(session.
context.log.info("We don't look for the lines behind what's slower, because we can't record a server's call stacks yet."),
{state:"server",timeBudget:null})}function hasGraphs(profile,ranges){return ranges.some(range=>findRange(profile.ranges,
range)?.rounds.some(({graphKernels})=>graphKernels>0))}function needsBase(ranges,isGraph){return isGraph||ranges.some(({
counts})=>counts.some(({state,base,head})=>state==="regressed"&&head>base))}function chooseGate({captures,roundsOfLoad},ranges){
let[shared]=captures.filter(({takesFirst})=>takesFirst||roundsOfLoad!==null),specs=(shared?.ranges??[]).filter(spec=>matchRanges(
spec,ranges).length>0),[only]=specs;if(only!==void 0&&specs.length===1&&!only.glob)return{kind:"nvtx",range:only,instances:only.
skip+1};let capture=captures.find(candidate=>candidate.ranges.length===0||ranges.every(range=>candidate.ranges.some(spec=>matchRanges(
spec,[range]).length>0)));return capture===void 0||capture.gate.kind==="none"?{kind:"none"}:{...capture.gate,instances:capture.
gate.kind==="nvtx"?capture.gate.range.skip+1:1}}async function mapSide(runSide,ranges,gate){let side=setPurpose(runSide,
"lines"),timed=limitToBudget(side),{session,name,config}=side,label=labelSide(side,"lines");try{return await inKeptFolder(
side,async()=>{let captured=await captureOrThrow(timed,{label,folder:join19(name,"lines","nsys"),trace:"lines",gate}),report=captured.
reports.at(-1);if(report===void 0)throw new CaptureError({what:"The run with call stacks left no report."});let place2=await findCodePlace(
side),sqlite=await exportSqlite(session.tools,report.path,describeExportPlace(captured)),whole=await readTrace(sqlite,createReading(
label,session.context)),inside2=configuredRanges(config).filter(({text:text3})=>gate.kind!=="nvtx"||text3!==gate.range.text),
trace=keepCountedInstances(whole,inside2,!1),stacks=readLaunchStacks(sqlite,trace.originNs);for(let note of stacks.notes)
await session.warn(`${label}: ${note}`);let mapped=mapLaunches(trace,stacks,ranges,config.attribution,place2);for(let path2 of[
report.path,sqlite])await rm4(path2,{force:!0});return mapped})}catch(error){if(error instanceof StoppedError)throw error;
let{id,where,message}=asFailure(error);return id==="time-limit"&&timed!==side?(await session.warn(`${label}: The time bu\
dget ran out before the call stacks were recorded.`),createOutOfTime(session)):(await session.warn(`${where??label}: Cou\
ldn't find the lines behind what's slower. ${message}`),{state:"failed",timeBudget:null})}finally{session.budget.ended()}}
async function findCodePlace({session,program}){let{ask:runTool,environment,folder}=session.tools,cwd=program.workingDirectory,
root=null;try{var _stack=[];try{let repository=__using(_stack,await openRepository({runTool,cwd,environment,temporaryDirectory:folder.
tmp}),!0);repository.kind!=="none"&&(root=await repository.git.line("rev-parse","--show-toplevel"))}catch(_){var _error=_,
_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}catch(error){if(!(error instanceof
ToolError))throw error}return{root:root??cwd,workingDirectory:cwd}}var explain_machine_code_exports={};__export(explain_machine_code_exports,{machineCodeExplainer:()=>machineCodeExplainer});
import{readdir as readdir3}from"node:fs/promises";import{basename as basename4,join as join20}from"node:path";function findKernelsToRead(comparison,base,head){let pairs=comparison.ranges.flatMap(range=>range.kernels.flatMap(row=>matchFunctions(
row,findRange(base.ranges,range),findRange(head.ranges,range))??[]));return{base:[...new Set(pairs.map(pair=>pair.base))],
head:[...new Set(pairs.map(pair=>pair.head))]}}function addMachineCode(comparison,base,head){let chips=[base,head].flatMap(
({profile})=>profile.machine.gpus.map(({computeCapability})=>computeCapability));if(chips.includes(null)||new Set(chips).
size!==1)return comparison;let ranges=comparison.ranges.map(range=>{let[before2,after]=[findRange(base.profile.ranges,range),
findRange(head.profile.ranges,range)],kernels=range.kernels.map(row=>{let names=matchFunctions(row,before2,after),[old,young]=[
base.codes.get(names?.base??""),head.codes.get(names?.head??"")];return old===void 0||young===void 0?row:{...row,machineCode:compareMachineCode(
old,young)}});return{...range,kernels}});return{...comparison,ranges}}function matchFunctions({time,match,baseNames,headNames},base,head){
if(time.state!=="regressed"||match!=="exact"&&match!=="renamed")return null;let[old,young]=[listMangledNames(base,baseNames),
listMangledNames(head,headNames)],same=young.find(name=>old.includes(name));if(same!==void 0)return{base:same,head:same};
let[before2,after]=[old[0],young[0]];return old.length>1||young.length>1||before2===void 0||after===void 0?null:{base:before2,
head:after}}function listMangledNames(range,names){let sorted=(range?.kernels??[]).flatMap(({name,variants:variants2})=>names.
includes(name)?variants2:[]).toSorted((a2,b)=>medianTotalNs(b)-medianTotalNs(a2));return[...new Set(sorted.flatMap(({mangled})=>mangled??
[]))]}var mostOpcodes=8;function compareMachineCode(base,head){let sides={base:base.code.instructions,head:head.code.instructions},
state=compareCode(sides.base,sides.head),change={state,instructions:{base:sides.base.length,head:sides.head.length},findings:[],
mix:[],hot:{base:findHotSpot(base),head:findHotSpot(head)}};if(state!=="changed")return change;let opcodes={base:sides.base.
map(parseOpcode),head:sides.head.map(parseOpcode)},counts=countOnSides(opcodes,([name])=>[name]);return{...change,findings:[
...findSpills(counts),...findPrecisionChange(opcodes),...findNarrowerAccess("narrower-loads",["LDG","LD"],opcodes),...findNarrowerAccess(
"narrower-stores",["STG","ST"],opcodes)],mix:counts.filter(row=>!fillers.has(row.key)&&row.base!==row.head).toSorted((a2,b)=>Math.
abs(b.head-b.base)-Math.abs(a2.head-a2.base)||(a2.key<b.key?-1:1)).slice(0,mostOpcodes).map(({key:opcode,base:base2,head:head2})=>({
opcode,base:base2,head:head2}))}}function compareCode(base,head){let[old="",young=""]=[base,head].map(instructions=>instructions.
map(({text:text3})=>text3).join(`
`));return old===young?"identical":renumberRegisters(old)===renumberRegisters(young)?"other-registers":"changed"}function renumberRegisters(code){
let names=new Map,used=new Map;return code.replaceAll(/(?<![\w.])(UR|UP|SB|R|P|B)(\d{1,3})(?!\w)/g,(name,kind)=>{let number4=used.
get(kind)??0,renamed=names.get(name);return renamed!==void 0?renamed:(used.set(kind,number4+1),names.set(name,`${kind}${number4}`),
`${kind}${number4}`)})}function parseOpcode({text:text3}){let[name="",...modifiers]=(/^(?:@!?\w+\s+)?([\w.]+)/.exec(text3)?.[1]??
"").split(".");return[name,...modifiers]}function countOnSides({base,head},keysOf){let[old,young]=[Map.groupBy(base.flatMap(
keysOf),key=>key),Map.groupBy(head.flatMap(keysOf),key=>key)];return[...new Set([...old.keys(),...young.keys()])].map(key=>({
key,base:old.get(key)?.length??0,head:young.get(key)?.length??0}))}var fillers=new Set(["NOP",""]);function findSpills(counts){
let findCounts=opcode=>{let{base=0,head=0}=counts.find(({key})=>key===opcode)??{};return{base,head}},[loads,stores]=[findCounts(
"LDL"),findCounts("STL")],[before2,after]=[loads.base+stores.base,loads.head+stores.head];return after>before2&&after>=2*
before2?[{kind:"spills",loads,stores}]:[]}var widths={128:128,64:64,U16:16,S16:16,U8:8,S8:8,256:256};function readWidth(modifiers){
return modifiers.map(modifier=>widths[modifier]).find(bits2=>bits2!==void 0)??32}function findNarrowerAccess(kind,names,opcodes){
let widths2=countOnSides(opcodes,([name,...modifiers])=>names.includes(name)?[readWidth(modifiers)]:[]).map(({key:bits2,
base,head})=>({bits:bits2,base,head})).toSorted((a2,b)=>b.bits-a2.bits),widest=widths2.find(({base})=>base>0);if(widest===
void 0||widest.bits<=32)return[];let lost=widest.base-widest.head,came=widths2.filter(({bits:bits2})=>bits2<widest.bits).
reduce((sum3,{base,head})=>sum3+Math.max(0,head-base),0);return!widths2.some(({bits:bits2,head})=>bits2>widest.bits&&head>
0)&&lost>0&&2*lost>=widest.base&&came>=2*lost?[{kind,widths:widths2}]:[]}var arithmetic=[["tensor",/^(?:[HIDQBO]MMA|[HIQB]GMMA|UTC\w*MMA\w*)$/],
["fp64",/^D(?:FMA|ADD|MUL|SETP|MNMX)$/],["fp32",/^F(?:FMA|ADD|MUL|SWZADD)2?$/],["fp16",/^H(?:FMA|ADD|MUL)2(?:_MMA)?$/]],
mainShare=.5,fewestInstructions=4;function findPrecisionChange(opcodes){let[from,to]=[findMainPrecision(opcodes.base),findMainPrecision(
opcodes.head)];return from===null||to===null||from===to?[]:[{kind:"precision",from,to}]}function findMainPrecision(opcodes){
let precisions=opcodes.flatMap(([name])=>arithmetic.find(([,pattern])=>pattern.test(name))?.[0]??[]);if(precisions.includes(
"tensor"))return"tensor";if(precisions.length<fewestInstructions)return null;let isMain=precision=>precisions.filter(candidate=>candidate===
precision).length>mainShare*precisions.length;return precisions.find(isMain)??null}function findHotSpot({code,lines}){let all=code.
instructions.reduce((sum3,{samples})=>sum3+(samples??0),0);if(all===0)return null;let[hottest]=code.instructions.toSorted(
(a2,b)=>(b.samples??0)-(a2.samples??0));if(hottest===void 0)return null;let ofLines=lines.reduce((sum3,{samples})=>sum3+
samples,0),[line2]=lines.toSorted((a2,b)=>b.samples-a2.samples);return{instruction:hottest.text.slice(0,200),offset:hottest.
offset,shareRatio:(hottest.samples??0)/all,line:line2===void 0||ofLines===0?null:{file:line2.file,line:line2.line,shareRatio:line2.
samples/ofLines}}}var mostInstructions=2e5,longestText2=500,longestPath=4096;function parseNcuSass(text3,file){let codes=[],open=null,close=()=>{
open!==null&&open.rows.length>0&&codes.push({kernel:open.kernel,instructions:makeAddressesRelative(open.rows)})};for(let{
cells,line:line2}of readRecords2(text3)){let[first="",second=""]=cells;if(first==="Kernel Name"&&cells.length===2)close(),
open={kernel:shortenName(second),columns:null,rows:[]};else if(open!==null&&open.columns===null)open.columns=findColumns(
cells,file,line2);else if(open!==null){if(open.rows.length>=mostInstructions)throw createSourceError(file,line2,`A kerne\
l has more than ${countText(mostInstructions)} instructions.`);open.rows.push(parseInstruction(cells,open.columns??defaultColumns,
file,line2))}}return close(),keepDistinctCodes(codes)}function parseNcuLines(text3,file){let sampledLines=[],[path2,kernel]=[
null,null],columns=null;for(let{cells,line:line2}of readRecords2(text3)){let[first="",second=""]=cells;if(first==="File \
Path"&&cells.length===2)[path2,kernel,columns]=[second.slice(0,longestPath),null,null];else if(first==="Function Name"&&
cells.length===2)kernel=shortenName(second);else if(first==="Line No")columns=findColumns(cells,file,line2);else if(path2!==
null&&kernel!==null&&columns!==null&&first!==""){if(!/^\d{1,7}$/.test(first))throw createSourceError(file,line2,`Expecte\
d a line number, found ${quoteText(first)}.`);let samples=parseSamples(cells,columns,file,line2);samples!==null&&samples>
0&&sampledLines.push({kernel,file:path2,line:Number(first),samples})}}return sampledLines}var defaultColumns={address:0,
source:1,samples:-1};function*readRecords2(text3){let line2=0;for(let start=0;start<text3.length;){let newline=text3.indexOf(
`
`,start),end=newline===-1?text3.length:newline;line2+=1,text3[start]==='"'&&(yield{cells:splitCells(text3.slice(start,end)),
line:line2}),start=end+1}}function splitCells(text3){let cells=[];for(let start=0;text3[start]==='"';){let end=text3.indexOf(
'"',start+1);for(;end!==-1&&text3[end+1]==='"';)end=text3.indexOf('"',end+2);if(end===-1)break;cells.push(text3.slice(start+
1,end).replaceAll('""','"')),start=end+2}return cells}function findColumns(names,file,line2){let address=names.indexOf("\
Address"),source=names.indexOf("Source",address);if(address===-1||source===-1)throw createSourceError(file,line2,`Expect\
ed a column Address followed by a column Source, found ${quoteText(names.join(", "))}.`);return{address,source,samples:names.
indexOf("# Samples")}}function parseInstruction(cells,columns,file,line2){let[address="",text3=""]=[cells[columns.address],
cells[columns.source]?.trim().replaceAll(/\s+/g," ")];if(!/^0x[0-9a-f]{1,16}$/i.test(address))throw createSourceError(file,
line2,`Expected an address, found ${quoteText(address)}.`);if(text3===""||text3.length>longestText2)throw createSourceError(
file,line2,`Expected an instruction, found ${quoteText(text3)}.`);return{address:BigInt(address),text:text3,samples:parseSamples(
cells,columns,file,line2)}}function parseSamples(cells,columns,file,line2){if(columns.samples===-1)return null;let text3=cells[columns.
samples]??"";if(text3===""||text3==="-")return null;let samples=Number(text3.replaceAll(",",""));if(!/^[\d,]+$/.test(text3)||
!Number.isSafeInteger(samples))throw createSourceError(file,line2,`Expected a number of samples, found ${quoteText(text3)}\
.`);return samples}function makeAddressesRelative(rows){let start=rows[0]?.address??0n,end=(rows.at(-1)?.address??0n)+16n;
return rows.map(({address,text:text3,samples})=>({offset:Number(address-start),text:text3.replaceAll(/(?<![\w[])0x[0-9a-f]{1,16}(?!\w)/gi,
word=>{let value2=BigInt(word);return value2>=start&&value2<end?`+0x${(value2-start).toString(16)}`:word}),samples}))}function keepDistinctCodes(codes){
let byText2=new Map;for(let code of codes){let key=JSON.stringify([code.kernel,code.instructions.map(({text:text3})=>text3)]),
kept=byText2.get(key);(kept===void 0||sumSamples(code)>sumSamples(kept))&&byText2.set(key,code)}return[...byText2.values()]}
function sumSamples({instructions}){return instructions.reduce((sum3,{samples})=>sum3+(samples??0),0)}function quoteText(text3){
return JSON.stringify(text3.slice(0,80))}function createSourceError(file,line2,why){return new ParseError({what:"Can't r\
ead the machine code from ncu.",where:`${file}, line ${line2}`,why,help:"The verdict doesn't depend on the machine code.\
 Please report the problem and include your ncu version.",id:"ncu-source"})}var mostKernels2=12,importLimitMs=2*6e4,leastMs=2e4,machineCodeExplainer={needs:(inquiry,results)=>(createQuestion(inquiry,
results)?.wanted.head.length??0)>0,isEarly:!1,cost:{leastMs},explain:async(inquiry,results,mayBegin)=>{let question=createQuestion(
inquiry,results);if(question===null)return results;if(mayBegin()){let reason=await compareSides(question);return reason===
null?results:addReason(results,reason)}return inquiry.head.side.session.context.log.info("The machine code of slower ker\
nels wasn't compared because the time budget was used up."),results}};function createQuestion({head,base},{comparison,profiles}){
return comparison===null||base===null||!isProfile(profiles.base)?null:{base:{side:base.side,profile:profiles.base},head:{
side:head.side,profile:profiles.head},wanted:findKernelsToRead(comparison,profiles.base,profiles.head)}}async function compareSides({
base,head,wanted}){try{let before2={profile:base.profile,codes:await readCodes(base.side,wanted.base.slice(0,mostKernels2))},
after={profile:head.profile,codes:await readCodes(head.side,wanted.head.slice(0,mostKernels2))};return comparison=>addMachineCode(
comparison,before2,after)}catch(error){if(error instanceof StoppedError)throw error;let{where,message,why}=asFailure(error);
return await head.side.session.warn(`Couldn't find what changed in the machine code. ${[where,message,why].filter(part=>part!==
null).join(" ")}`),null}}async function readCodes(runSide,kernels){let side=setPurpose(runSide,"ncu"),byKernel=new Map;for(let report of await listReports(
side)){let text3=await readSourcePage(side,report,kernels,"sass"),codes=parseNcuSass(text3,report).filter(({kernel})=>kernels.
includes(kernel)),lines=codes.some(isSampled)?await readLineSamples(side,report,kernels):[];for(let code of codes){let sampled={
code,lines:lines.filter(({kernel})=>kernel===code.kernel)};byKernel.set(code.kernel,[...(byKernel.get(code.kernel)??[]).
filter(other=>!isSame(other.code,code)),sampled])}}return new Map([...byKernel].flatMap(([kernel,[first,...others]])=>first===
void 0||others.length>0?[]:[[kernel,first]]))}function isSampled({instructions}){return instructions.some(({samples})=>(samples??
0)>0)}function isSame(a2,b){let serialize=({instructions})=>JSON.stringify(instructions.map(({text:text3})=>text3));return serialize(
a2)===serialize(b)}async function listReports({session,name}){let folder=join20(name,"ncu");return(await readdir3(session.
directory.file(folder),{withFileTypes:!0}).catch(()=>[])).filter(run2=>run2.isDirectory()).map(run2=>join20(folder,run2.
name,"report.ncu-rep")).filter(report=>pathIfExists(session.directory.file(report))!==null).toSorted()}async function readSourcePage({
session,config},report,kernels,view){let{directory,tools}=session,argv=ncuSourceArgv(config.ncu.path,directory.file(report),
kernels,view),ports={runTool:tools.runTool,cwd:directory.path,environment:tools.environment},{exitCode,stdout,stderr,timedOut}=await callTool(
ports,"ncu --import",argv,importLimitMs);if(exitCode===0)return stdout;throw new ParseError({id:"ncu-source",what:timedOut?
"ncu --import didn't finish within two minutes.":`ncu --import exited with ${exitCode}.`,where:report,why:`${stderr}
${stdout}`.trim().slice(0,500)})}async function readLineSamples(side,report,kernels){let text3=await readSourcePage(side,
report,kernels,"cuda,sass").catch(error=>{if(error instanceof ParseError)return"";throw error}),place2=await findCodePlace(
side);return parseNcuLines(text3,report).map(line2=>({...line2,file:findRepositoryPath(line2.file,place2)??basename4(line2.
file)}))}var effects_exports6={};__export(effects_exports6,{printPrune:()=>printPrune,prune:()=>prune});import{join as join21,resolve as resolve11}from"node:path";async function prune(context,request){let{config}=await loadSettings(context,request.settings,!1),folder=resolve11(context.
cwd,config.out),now=context.clock.now(),stored=await listStoredRuns(folder,now),runs=await Promise.all(stored.map(async run2=>measureRun(
folder,run2)));if(request.rule.keep===null&&request.rule.olderThanMs===null)return{out:config.out,mode:"list",kept:runs,
removed:[],spared:[],failed:[]};let{calibration}=config.compare,calibrationFile=calibration===null?null:resolve11(context.
cwd,calibration),because=({name,mayRun})=>mayRun?"may-run":calibrationFile!==null&&isWithin(calibrationFile,join21(folder,
name))?"calibration":null,judged=selectOldRuns(stored,request.rule,null,now).map(run2=>({name:run2.name,because:because(
run2)})),spared=judged.flatMap(({name,because:because2})=>because2===null?[]:[{name,because:because2}]),doomed=judged.filter(
({because:because2})=>because2===null).map(({name})=>name),{failed}=request.dryRun?{failed:[]}:await deleteRuns(folder,doomed),
isRemoved=({name})=>doomed.includes(name)&&!failed.some(failure=>failure.name===name);return{out:config.out,mode:request.
dryRun?"dry-run":"remove",removed:runs.filter(isRemoved),kept:runs.filter(run2=>!isRemoved(run2)),spared,failed}}var comparisonSchema2=object(
{verdict:verdictSchema});async function measureRun(folder,run2){let{data}=comparisonSchema2.safeParse(await readStoredJson(
folder,run2.name,"comparison.json"));return{...run2,verdict:data?.verdict??null,bytes:await measureDiskUse(join21(folder,
run2.name))}}async function printPrune(request,{context,output}){let result=await prune(context,request);return await output.
print(renderPrune(result,output.screen.out())),result.failed.length===0?exitCodes.pass:exitCodes.capture}var print_run_exports={};__export(print_run_exports,{printRun:()=>printRun});import{dirname as dirname5}from"node:path";async function printRun(runRequest,{withFeatures,output}){let context=await withFeatures(),{screen,isJson,isQuiet,say,sayFolded,
aside}=output,request=await createCommandRequest(context,runRequest.settings);if(runRequest.verdict){requireBaseOrBudget(
request);let{added,exitCode:exitCode2}=await run(context,request);return await output.printText(findAddedText(added,"ver\
dict.json")??""),exitCode2}let result=await run(context,request),{profile,comparison,failure,profileFile,exitCode}=result,
layout=output.layout(),real=profile.ranges.some(({kernels})=>kernels.length>0)?"The capture is real.":"The ranges were c\
aptured, but they contain no kernels.",measured=wrapLine(`${failure===null?real:"What was measured:"} ${profileFile}`,layout);
await logDiskUse(context,dirname5(result.directory)),isQuiet?await say([...comparison===null?[]:verdictLines(comparison,
layout),...measured].join(`
`)):(aside(""),await sayFolded(()=>renderEverything(result,layout)),await say([renderScreen(result,layout),...comparison===
null||failure!==null?measured:[]].join(`
`))),failure!==null&&aside(`
${describeError(failure,screen.err())}`);let folder=formatFolder(context.cwd,result.directory);return isQuiet||await say(
endLines({folder,comparison,exitCode},layout).join(`
`)),isJson&&await output.printJson(profile),exitCode}function requireBaseOrBudget({loaded}){let{base,budgets}=loaded.config.
compare;if(!(base!==null||budgets.length>0))throw new UserError({id:"usage",what:"--verdict needs something to compare w\
ith.",where:"command line",help:"Add --base REF, or a budget."})}export{explain_exports as m0,bisect_exports as m1,job_exports2 as m10,import_command_exports as m11,effects_exports5 as m12,
explain_lines_exports as m13,explain_machine_code_exports as m14,effects_exports6 as m15,print_run_exports as m16,job_exports as m2,
effects_exports as m3,effects_exports2 as m4,effects_exports3 as m5,effects_exports4 as m6,add_exports as m7,history_job_exports as m8,
show_exports as m9};
