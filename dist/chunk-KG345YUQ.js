import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{comparePolicy,exitCodeOf}from"./chunk-4C7OKC2X.js";import{applyMessage,endDeadRuns,noHoldings,recordFile,removeProcessesFile,
writeProcessesFile}from"./chunk-5KZTXK3G.js";import{createRunDirectory,foldersIn,lastDuration,removeUnused,runDirectoryPattern,
runStart}from"./chunk-BLO5KB74.js";import{rangeLimit}from"./chunk-KOOM4L4E.js";import{compressReport,largestRunRecord,
readRunRecord,runRecordFile,startRunRecord}from"./chunk-J5FZE6E5.js";import{processIdentitySchema}from"./chunk-EB3CLQHB.js";
import{checkWorkingDirectory,describeNsys,failure,hasDriver,inspectMachine,needsNoGpu,ok,ownTools,readEnvironmentRecord,
temporaryBase,warning,workingDirectory}from"./chunk-74LFTOON.js";import{reportFiles}from"./chunk-KQLPWK72.js";
import{comparisonComment,schemaComment}from"./chunk-LIABTJCY.js";import{addFiles,shownFolder}from"./chunk-RMY5MJKV.js";
import{configKeys,configSections,isWholeEnvironment,redactOverride,redactValue}from"./chunk-V7757Z4T.js";import{require_dist}from"./chunk-QIQJK4Y5.js";
import{addRound,capture,captureUntraced,captureWhole,capturesOf,dropFailedRound,examineCaptured,exportPlace,importRaw,inKeptFolder,
isProfile,judgeOf,judgedAnew,keepAttempt,keepFolder,keepRounds,logLimitBytes,makeSideState,measuredBase,ofBase,openKeptFolder,
outputFolder,ownToRange,prepareNcu,rangesIn,recordCapture,recordedTool,removeReports,resolvePlan,restoreState,runStreamed,
sayNotNeeded,setAside,sideProfile,startedFor,stateFolders,takeOver,unaskedStatus,unmeasured,warmFiles,warnOnce,watchBeside,
watchMemory,withGpuWatch,withReason,withReasons,withSeed,withWarnings,withoutNcu,writeCommand}from"./chunk-VVPXJ3GX.js";
import{hasWrongResult,metricThreshold}from"./chunk-KEUW5PY4.js";import{constants,isMajority,studentTQuantile}from"./chunk-QDARVDRB.js";
import{allOf,exportSqlite,kindOf,nsysHung,nsysLimitMs}from"./chunk-XGP4CRIF.js";import{instancesOf,noticed,readTrace,
skippedInstances,uniqueKeys}from"./chunk-YGS4O4GN.js";import{matchRanges,unknownSource}from"./chunk-2ZKRCBPE.js";
import{configuredRanges,describePlan,gatedPlan,likeRecorded,namesNoRange,newSide,planCaptures,readingPorts,sharedCapture,
sharedPlan,sideLabel,wholeProgramCapture}from"./chunk-VMCX42IU.js";import{costOf}from"./chunk-WQTUTYOP.js";import{
cachesIn,call,callTool,compareCuda,createRunTool,describeNcu,interpreterByPath,isExecutable,metricsVariable,namedPrograms,
newDigestKey,newestCudaKnown,parseCudaVersion,resolveProgram,roundsVariable,shareableEnvironment,sharesProcess,sideEnvironment,
sideWorkload,sinkStream,tellCommands,toolEnvironment,tunerVariables,usualPath,verifyVariable,withEnvironment,withPrograms,
wordsOf,workloadEnvironment}from"./chunk-XJADE3LK.js";import{childrenOf,createTemporaryDirectory,findTree,giveToIsolatedUser,
killTree,letPass,liveness,markerVariable,newPrivatePath,openToIsolatedUser,pidNamespace,privateUser,readProcess,removeDirectory,
shareWithIsolatedUser,signalProcess}from"./chunk-342LX7VM.js";import{addFindings}from"./chunk-XSTFN5L7.js";import{
parse}from"./chunk-LF3QRERU.js";import{checkProcess,lastLines,matchFailure,rangeKeyText}from"./chunk-JVWSUADK.js";
import{commandArgv,isolate,isolateBeside,nsysLaunchArgv,nsysStartArgv,nsysStopArgv,workloadArgv}from"./chunk-5T5XHBCP.js";
import{diagnostic,diagnosticText,findEngine,otherRunner,parseRange}from"./chunk-XSOELAZB.js";import{resultFiles,sideFiles,
topKernelsByRange}from"./chunk-O3Q4A62J.js";import{left,right,textTable}from"./chunk-FIGG5FDP.js";import{loadSettings,
matchesGlob,treeText,wholeConfig}from"./chunk-O7OYFUBQ.js";import{toolName}from"./chunk-A2TGLBHE.js";import{
environmentRules}from"./chunk-C7RUIOSI.js";import{countReasonIds,hasGpuTime}from"./chunk-IG4XIXGV.js";import{
formatSeconds}from"./chunk-P7EYOAZ4.js";import{median}from"./chunk-7Z5XDYKE.js";import{errorCode,exists,explainDiskError,
isFolder,isWithin,readRegularFile}from"./chunk-2VIPU5VX.js";import{verifiedValuesSchema}from"./chunk-CNAKU7OE.js";
import{metricFormats}from"./chunk-TQDVVPNE.js";import{commandSecrets,redactCommand,redacted}from"./chunk-W5HYH3WW.js";
import{nearest}from"./chunk-BFRNJH43.js";import{serverVariable}from"./chunk-35HP6UP2.js";import{counted,jsonOrNull,
listText}from"./chunk-UWABTZDV.js";import{countText,parseDurationMs,parseSizeBytes,rangeText,signedPercent,sizeText,
wholeCaptureName}from"./chunk-YTVQXYLK.js";import{coerce_exports}from"./chunk-U2ZF3MRO.js";import{ZodError,_enum,
array,boolean,custom,looseObject,number,object,string,toDotPath,union,unknown}from"./chunk-7IBWU4LP.js";import{CaptureError,
LlmProfileError,ParseError,StoppedError,ToolError,UserError,asFailure,describeError,errorMessage,exitCodes,problemLines,
refuseWhenStopped,stoppedBy}from"./chunk-4KDG6NHC.js";import{jsonParts,plainText}from"./chunk-JN33INQG.js";import{
__callDispose,__toESM,__using}from"./chunk-GBWPPC6J.js";import{mkdtemp,realpath,rm,writeFile}from"node:fs/promises";import{join}from"node:path";var quickMs=6e4,longMs=30*6e4;async function openRepository(ports){let nothing={[Symbol.asyncDispose]:async()=>{}},git=gitIn(
ports,{}),first=await git.run("rev-parse","--absolute-git-dir");if(succeeded(first))return{...await outsideOf(first.stdout.
trim(),ports.cwd,git),...nothing};if(!/dubious ownership|unsafe repository/.test(first.stderr))return{kind:"none",isAbsent:/not a git repository \(or any /.
test(first.stderr),why:first.stderr.trim(),...nothing};let folder=await mkdtemp(join(ports.temporaryDirectory,"git-")),file=join(
folder,"config");await writeFile(file,`[include]
	path = ~/.gitconfig
[safe]
	directory = *
`);let trusting=gitIn(ports,{GIT_CONFIG_GLOBAL:file}),gitFolder=await trusting.line("rev-parse","--absolute-git-dir");return{
...gitFolder===null?{kind:"none",isAbsent:!1,why:first.stderr.trim()}:await outsideOf(gitFolder,ports.cwd,trusting),[Symbol.
asyncDispose]:()=>rm(folder,{recursive:!0,force:!0})}}async function outsideOf(gitFolder,cwd,git){return isWithin(await realpath(
cwd),await realpath(gitFolder))?{kind:"none",isAbsent:!1,why:`The folder is inside a .git folder or a bare repository: ${gitFolder}\
.`}:{kind:"open",git}}function succeeded(result){return result.exitCode===0&&!result.timedOut}var ownSettings=["safe.dir\
ectory=*","safe.bareRepository=explicit","core.fsmonitor=false","core.hooksPath=/dev/null","protocol.ext.allow=never"];function gitIn(ports,extra,included=[]){
let settings3=[...included,...ownSettings].flatMap(setting=>["-c",setting]),own={...extra,GIT_OPTIONAL_LOCKS:"0",GIT_TERMINAL_PROMPT:"\
0",LC_ALL:"C"},given={...ports,environment:{...ports.environment,...own}},call3=(timeLimitMs,args)=>callTool(given,"git",
["git",...settings3,"-C",ports.cwd,...args],timeLimitMs);return{run:(...args)=>call3(quickMs,args),runLong:(...args)=>call3(
longMs,args),line:async(...args)=>{let result=await call3(quickMs,args);return succeeded(result)&&result.stdout.trim()!==
""?result.stdout.trim():null},in:cwd=>gitIn({...ports,cwd},extra,included),with:runTool=>gitIn({...ports,runTool},extra,
included),including:file=>gitIn(ports,extra,[...included,`include.path=${file}`,`core.worktree=${ports.cwd}`])}}async function readSource(ports){
try{var _stack=[];try{let repository=__using(_stack,await openRepository(ports),!0);if(repository.kind==="none")return unknownSource;
let{git}=repository;let status=await git.run("status","--porcelain","--untracked-files=no");return{repository:await readRepository(
git),commit:await git.line("rev-parse","--verify","--quiet","HEAD^{commit}"),ref:await readRef(git),dirty:succeeded(status)?
status.stdout.trim()!=="":null}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);
_promise&&await _promise}}catch(error){if(error instanceof ToolError)return unknownSource;throw error}}async function describeCommit(ports,commit){
try{var _stack=[];try{let repository=__using(_stack,await openRepository(ports),!0);if(repository.kind==="none"||!/^[0-9a-f]{40,64}$/.
test(commit))return null;let shown=await repository.git.line("log","-1","--no-show-signature","--format=%ct %s",commit);
let[,seconds,subject]=/^(\d{1,12})(?: (.*))?$/.exec(shown??"")??[];if(seconds===void 0)return null;return{committedAt:new Date(
Number(seconds)*1e3).toISOString(),subject:subject??""}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}}catch(error){if(error instanceof ToolError)return null;throw error}}async function readRef(git){
let branch=await git.line("symbolic-ref","--quiet","HEAD");if(branch!==null)return branch;let tag=await git.line("descri\
be","--tags","--exact-match","HEAD");return tag===null?null:`refs/tags/${tag}`}async function readRepository(git){let origin=await git.
line("config","--get","remote.origin.url");if(origin!==null)return repositoryName(origin);let remotes=await git.line("re\
mote");if(remotes===null||remotes.includes(`
`))return null;let url=await git.line("config","--get",`remote.${remotes}.url`);return url===null?null:repositoryName(url)}
var tokenForm=/^(gh[a-z]_|github_pat_|glpat-|x-access-token)/i;function repositoryName(url){let path=pathOf(url.trim());
if(path===null)return null;let parts=path.replace(/(?<!\/)\/+$/,"").replace(/\.git$/,"").split("/").filter(part=>part!==
"");return parts.length>0&&parts.every(part=>/^[\w.~-]+$/.test(part)&&!tokenForm.test(part))?parts.join("/"):null}function pathOf(url){
if(url.includes("://")){let parsed=URL.canParse(url)?new URL(url):null;return parsed===null||parsed.protocol==="file:"||
parsed.host===""?null:parsed.pathname}return/^(?:[^/:@]*@)?[^/:@]+:(?!\/)(.*)$/.exec(url)?.[1]??null}function failureRecord(error){let parts=failureOf(error);return{id:parts.id,message:redactCommand(describeError(error)),
parts}}function failureOf(error){return{...redactedDiagnostic(error),failures:failuresIn(error).map(redactedDiagnostic)}}
function redactedDiagnostic(error){if(!(error instanceof LlmProfileError))return diagnostic({what:"llm-profile failed be\
cause of a bug.",why:redactCommand(errorMessage(error)),help:"Please report this bug. The job's log has the details."});
let{id,what,where:where2,why,help}=error,problems=error instanceof UserError?problemLines(error):[],reasons=[...problems,
...why===null?[]:[why]].join(`
`);return diagnostic({id,what:redactCommand(problems.length===0?what:what.replace(/:$/,".")),where:where2,why:reasons===
""?null:redactCommand(reasons),help:help===null?null:redactCommand(help)})}function failuresIn(error){return error instanceof
LlmProfileError?error.failures.flatMap(one=>[one,...failuresIn(one)]):[]}async function commitOf(git,ref){return ref.startsWith("-")?null:git.line("rev-parse","--verify","--quiet",`${ref}^{comm\
it}`)}async function resolveRef(git,ref){return await branchBesideTag(git,ref)??await commitOf(git,ref)??await commitOf(
git,`refs/remotes/origin/${ref}`)}async function branchBesideTag(git,ref){if(await commitOf(git,`refs/tags/${ref}`)===null)
return null;for(let folder of["heads","remotes","remotes/origin"]){let commit=await commitOf(git,`refs/${folder}/${ref}`);
if(commit!==null)return commit}return null}async function resolveBase(ports,request2){var _stack=[];try{let{cwd,ref}=request2;let repository=__using(_stack,await openRepository(
{...ports,cwd}),!0);if(repository.kind==="none")throw notARepository(cwd,repository.why);let{git}=repository;let top=await git.
line("rev-parse","--show-toplevel");if(top===null)throw notARepository(cwd,"The folder is in a bare repository or inside\
 .git, so there's no working tree.");let head=await commitOf(git,"HEAD");if(head===null)throw noCommit(top);let{commit,mergeBase,
why}=await choose(git,request2,head);let status=await git.run("status","--porcelain","--untracked-files=no","--ignore-su\
bmodules=untracked");if(!succeeded(status))throw new UserError({id:"base-status-unknown",what:"git can't list changed fi\
les.",where:top,why:status.stderr.trim()});let dirty=status.stdout.trim()!=="";let same=commit===head&&!dirty;let isAlsoTag=await branchBesideTag(
git,ref)!==null;let sentences=[`The base is ${commit.slice(0,12)}, ${why}.`,...isAlsoTag?[`There's also a tag named ${plainText(
ref)}; the branch counts.`]:[],...dirty?["The head is the working tree, including uncommitted changes."]:[],...same?["Th\
e head is the same commit, so both sides run the same code and there's no change to measure."]:[]];return{kind:same?"bas\
e-equals-head":"found",commit,ref,pinned:await isPinned(git,ref,commit)?ref:null,mergeBase,head,dirty,repository:top,why:sentences.
join(" ")}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}
async function choose(git,request2,head){let{ref,pullRequestBase}=request2,shown=plainText(ref),target=await resolveRef(
git,ref),merge=await readMergeCommit(git),shallow=await git.line("rev-parse","--is-shallow-repository")==="true";if(target===
null){if(merge===null||!merge.pullRequest||!namesBranch(ref,pullRequestBase))throw unknownRef(ref,await git.line("remote"),
shallow);return firstParent(git,merge,`the commit of ${shown} that this pull request was merged into (HEAD^1)`)}if(merge!==
null&&await mergesInto(git,merge,target))return firstParent(git,merge,`the first parent of HEAD, which is a merge into ${shown}`);
let found=(await git.run("merge-base",target,head)).stdout.trim().split(`
`)[0]??"";if(found!=="")return{commit:found,mergeBase:!0,why:mergeBaseText(found,target,head,shown)};if(shallow&&merge?.
pullRequest===!0&&namesBranch(ref,pullRequestBase))return firstParent(git,merge,`the commit of ${shown} that this pull r\
equest was merged into (HEAD^1)`);throw noMergeBase(ref,shallow)}function mergeBaseText(found,target,head,shown){return found===
target?found===head?`the commit of both ${shown} and HEAD`:`the tip of ${shown}, which HEAD is built on`:`where HEAD bra\
nched off from ${shown} (their merge base)`}async function firstParent(git,merge,why){if(await commitOf(git,merge.first)===
null)throw shallowMerge(merge.first);return{commit:merge.first,mergeBase:!1,why}}async function isPinned(git,ref,commit){
return/^[0-9a-f]{7,40}$/.test(ref)&&commit.startsWith(ref)?!0:await branchBesideTag(git,ref)!==null?!1:await commitOf(git,
`refs/tags/${ref.replace(/^(?:refs\/)?tags\//,"")}`)===commit}async function mergesInto(git,{first,second,pullRequest},target){
return first===target?!0:await isAncestor(git,first,target)?pullRequest||!await isAncestor(git,second,target):!1}async function isAncestor(git,one,other){
return succeeded(await git.run("merge-base","--is-ancestor",one,other))}async function readMergeCommit(git){let commit=await git.
run("cat-file","commit","HEAD");return succeeded(commit)?parseMergeCommit(commit.stdout):null}function parseMergeCommit(commit){
let end=commit.indexOf(`

`),header=end===-1?commit:commit.slice(0,end),[first,second,third]=[...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map(match=>match[1]);
if(first===void 0||second===void 0||third!==void 0)return null;let message=commit.slice(end).trim();return{first,second,
pullRequest:message===`Merge ${second} into ${first}`}}function namesBranch(ref,branch){let remote=/^(?:refs\/remotes\/)?origin\/(.+)$/.
exec(ref)?.[1];return branch===null?remote!==void 0:remote===branch||ref.replace(/^refs\/heads\//,"")===branch}var where="\
compare.base (--base)",fetchAll="With actions/checkout, set `fetch-depth: 0`. In your own clone, run `git fetch --unshal\
low`, or repeat `git fetch --deepen=100` until it works.";function notARepository(cwd,why){return new UserError({id:"bas\
e-without-repository",what:"Can't find a git repository to take the base from.",where:cwd,why:plainText(why),help:"Run l\
lm-profile inside a clone of the repository (in a workflow, after actions/checkout), or compare two runs with `llm-profi\
le compare`."})}function noCommit(repository){return new UserError({id:"base-without-commit",what:"The repository has no\
 commits yet, so there's no base.",where:repository,help:"Create a commit first."})}function isExpression(ref){return/[~^]|@\{/.
test(ref)}function unknownRef(ref,remotes,shallow){let branch=plainText(ref.replace(/^(refs\/remotes\/)?origin\//,""));return new UserError(
{id:"base-unknown",what:`This clone has no commit named ${JSON.stringify(plainText(ref))}.`,where,why:remotes===null?"Th\
e clone has no remote either, so the name must be wrong.":`The name is wrong, or the commit wasn't fetched${shallow?" (t\
he clone is shallow)":""}.`,help:unknownRefHelp(ref,branch,remotes,shallow)})}function unknownRefHelp(ref,branch,remotes,shallow){
return remotes===null?"`git branch --all` and `git tag` list existing names.":isExpression(ref)?shallow?fetchAll:"`git l\
og` shows how far the history goes. If the branch isn't in this clone, fetch it first.":`Fetch the commit: \`git fetch or\
igin ${branch}:refs/remotes/origin/${branch}\`. With actions/checkout, set \`fetch-depth: 0\`, which fetches all branches a\
nd tags.`}function shallowMerge(parent){return new UserError({id:"base-shallow",what:"The base isn't in this shallow clo\
ne: HEAD is a merge commit, and its parents are missing.",where,why:`The base would be HEAD^1, ${parent.slice(0,12)}.`,help:"\
With actions/checkout, set `fetch-depth: 2` (0 for everything). In your own clone, run `git fetch --deepen=1`."})}function noMergeBase(ref,shallow){
let shown=plainText(ref);return shallow?new UserError({id:"base-shallow",what:`The commit where HEAD branched off from ${shown}\
 isn't in this shallow clone.`,where,why:"Without the history in between, git can't find the merge base.",help:fetchAll}):
new UserError({id:"base-unrelated",what:`HEAD and ${shown} have no common commit.`,where,why:"The two histories are unre\
lated.",help:"Choose a ref that shares history with HEAD."})}function untracedPairs({latency:latency2,metrics},sides){return latency2.pairs??(sides===2?3:metrics.length>0?1:0)}function areUntracedAsked({
latency:latency2,metrics}){return latency2.pairs!==null||metrics.length>0}function untracedConfig(config){let{workload,latency:latency2,
nsys}=config;return{...config,nsys:{...nsys,trace:["nvtx"]},workload:latency2.command===null?workload:withCommand(workload,
latency2.command)}}function withCommand(workload,command){return workload.server.command===null?{...workload,command,module:null}:
{...workload,server:{...workload.server,client:command}}}import{createHash}from"node:crypto";function programStarts(config,plan,of){let isProbed=plan.captureMode==="probe",once2={least:1,most:1};return[...config.compare.
verify.command===null?[]:goalStarts(config,of,"verify"),...isProbed?[{purpose:"probe",pass:once2,red:once2}]:[],...plan.
unresolved.length>0&&!isProbed?[{purpose:"discovery",pass:once2,red:once2}]:[],...tuningStarts(config,of),...goalStarts(
config,of,"whole"),roundStarts(config,plan,of),untracedStarts(config,of),ncuStarts(config,plan,of),lineStarts(config,of)]}
function isHeldToGoal({compare},{sides}){return compare.goal==="improve"&&sides===2}function goalStarts(config,of,purpose){
if(!isHeldToGoal(config,of))return[];let both={least:2,most:2};return[{purpose,pass:both,red:both}]}function tuningStarts(config,of){
if(of.sides===1||config.compare.caches==="separate")return[];let some={least:0,most:isHeldToGoal(config,of)?2:1};return[
{purpose:"tuning",pass:some,red:some}]}function roundStarts(config,plan,{sides,isCompared}){let isPaired=sides===2&&isCompared,
most=isPaired?Math.max(plan.rounds,config.compare["max-rounds"]):plan.rounds,fewest=isPaired&&config.rounds===null?Math.
min(plan.rounds,2*(plan.roundsOfLoad??1)):plan.rounds,countOf=least=>({least:sides*leastCaptureStarts(plan,least),most:plan.
unresolved.length>0?null:sides*captureStarts(plan,most)});return{purpose:"rounds",pass:countOf(config.compare.calibration===
null?plan.rounds:fewest),red:countOf(fewest)}}function leastCaptureStarts(plan,rounds){return plan.captureMode==="probe"?
rounds:captureStarts(plan,rounds)+rounds*plan.unresolved.length}function untracedStarts(config,{sides,untraced,isCompared}){
let planned={least:sides*untraced,most:sides*untraced};if(sides===1||!isCompared||untraced===0)return{purpose:"untraced",
pass:planned,red:planned};let most=sides*Math.max(untraced,config.latency["max-pairs"]);return{purpose:"untraced",pass:{
least:planned.least,most},red:areUntracedAsked(config)?planned:never}}function ncuStarts({ncu,ranges},{captures,unresolved},of){
let{filterMode,sides,isCompared}=of;if(filterMode===null)return{purpose:"ncu",pass:never,red:never};let each=Math.max(captures.
length,ranges.length),mode=filterMode==="unknown"?"per-launch-config":filterMode,usual=sharesProcess(ncu,mode)?1:each,shared=mode===
"per-launch-config"&&each>1&&ncu.gating?1+each:usual,ofSide=unresolved.length>0?null:Math.max(shared,filterMode==="unkno\
wn"?each:0),isAlways=!isCompared||ncu.when==="always",least=isAlways?usual:0;return{purpose:"ncu",pass:isAlways?{least,most:ofSide}:
never,red:{least,most:ofSide===null?null:(isCompared?sides:1)*ofSide}}}function lineStarts({lines,workload},{sides,isCompared}){
let isLooked=isCompared&&lines==="auto"&&workload.server.command===null;return{purpose:"lines",pass:never,red:isLooked?{
least:0,most:sides}:never}}var never={least:0,most:0};function captureStarts({captures,roundsOfLoad},rounds){return roundsOfLoad===
null?captures.length*rounds:Math.ceil(rounds/roundsOfLoad)}function describeLegs(config,plan,{sides,untraced,isCompared,
filterMode}){let what=config.workload.server.command===null?"run":"load",unless=sides===2&&isCompared&&!areUntracedAsked(
config)?" unless the verdict is already red":"",after=untraced===0?"":`, then ${counted(untraced,what)}${sides===2?" per\
 side":""} without CUDA tracing${unless}`,mode=filterMode==="unknown"?"per-launch-config":filterMode,isMaybe=isCompared&&
config.ncu.when==="auto",then=mode===null?"":`, then ${isMaybe?"if a verdict needs a reason ":""}${describeNcu(config.ncu,
mode)}`;return`${isHeldToGoal(config,{sides})?"a capture of each whole program, then ":""}${describePlan(plan,config)}${sides===
2?", alternating base and head":""}${after}${then}`}function planKey(config,plan,{sides,untraced,filterMode}){let parts=[
plan.rounds,plan.captures.map(({label,gate})=>[label,gate.kind,gate.kind==="none"?0:gate.instances]),workloadArgv(config.
workload,""),filterMode===null?null:{...config.ncu,path:null},sides,...untraced===0?[]:[untraced],...isHeldToGoal(config,
{sides})?[config.compare.verify]:[]];return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0,16)}import{closeSync,constants as constants2,fstatSync,openSync,readFileSync,readSync}from"node:fs";import{mkdir,readdir,realpath as realpath2,
writeFile as writeFile2}from"node:fs/promises";import{dirname,isAbsolute,join as join2}from"node:path";async function askPython(ports,python,program,...args){let result=await callTool(ports,"python",[python,"-c",program,...args],
12e4);if(result.timedOut)return{kind:"failed",why:"Python didn't answer in time."};if(result.exitCode!==0)return{kind:"f\
ailed",why:lastLines2(result.stderr)};for(let line of result.stdout.split(`
`).toReversed()){let value=jsonOrNull(line);if(typeof value=="object"&&value!==null)return{kind:"answer",value}}return{kind:"\
failed",why:`Python printed ${JSON.stringify(result.stdout.slice(-200))}.`}}function lastLines2(text2){return text2.trim().
split(`
`).slice(-4).join(`
`)}var answerSchema=object({executable:string().min(1),prefix:string(),isVenv:boolean(),seesSystem:boolean(),packages:array(
string()),scripts:string(),hasPip:boolean()}),question=`
import importlib.util, json, os, sys, sysconfig
venv = sys.prefix != sys.base_prefix
sees = True
if venv:
    try:
        text = open(os.path.join(sys.prefix, "pyvenv.cfg")).read()
    except OSError:
        text = ""
    sees = any(line.replace(" ", "").lower() == "include-system-site-packages=true" for line in text.splitlines())
paths = sysconfig.get_paths()
print("\\n" + json.dumps({
    "executable": sys.executable, "prefix": sys.prefix, "isVenv": venv, "seesSystem": sees,
    "packages": list(dict.fromkeys([paths["purelib"], paths["platlib"]])), "scripts": paths["scripts"],
    "hasPip": importlib.util.find_spec("pip") is not None,
}))
`;async function readInterpreter(ports,python){let answer=await askPython(withoutHome(ports),python,question),facts=answerSchema.
safeParse(answer.kind==="answer"?answer.value:null);if(facts.success)return facts.data;throw new ToolError({id:"python-f\
ailed",what:`${python} doesn't work as a Python 3 interpreter.`,where:"workload.python",why:answer.kind==="failed"?answer.
why:`Python printed ${JSON.stringify(answer.value)}.`,help:"Try running the interpreter with `-c 'import sysconfig'`."})}
function withoutHome(ports){let kept=Object.entries(ports.environment).filter(([name])=>name!=="PYTHONHOME");return{...ports,
environment:Object.fromEntries(kept)}}async function createVenv(ports,{python,folder,installs}){let parent=await findPython(ports,python);if(parent===null)return null;
let site=parent.seesSystem?["--system-site-packages"]:[],made=await call2(ports,[parent.executable,"-m","venv","--withou\
t-pip",...site,folder]);if(made.exitCode!==0)throw cannotMake(parent,made);let own=await readInterpreter(ports,join2(folder,
"bin","python"));return parent.isVenv&&await seeParent(parent,own),installs&&!parent.hasPip&&await installPip(ports,own.
executable),await copyScripts(parent,folder),{path:folder,parent:parent.prefix}}async function installedPrefixes(environment){
let{VIRTUAL_ENV,CONDA_PREFIX,PATH=""}=environment,prefixes=[VIRTUAL_ENV,CONDA_PREFIX].filter(prefix=>prefix!==void 0);for(let folder of PATH.
split(":").filter(isAbsolute)){let prefix=dirname(folder);(await exists(join2(prefix,"pyvenv.cfg"))||await exists(join2(
prefix,"conda-meta")))&&prefixes.push(prefix)}return prefixes}async function findPython(ports,python){try{return await readInterpreter(
ports,python??"python3")}catch(error){if(python===null&&error instanceof ToolError&&error.id==="tool-missing")return null;
throw error}}async function seeParent(parent,own){let[folder]=own.packages;if(folder===void 0)return;await mkdir(folder,
{recursive:!0});let lines=parent.packages.map(path=>`import site; site.addsitedir(${JSON.stringify(path)})`);await writeFile2(
join2(folder,"zzz-llm-profile-parent.pth"),`${lines.join(`
`)}
`)}async function installPip(ports,python){await call2(ports,[python,"-m","ensurepip","--default-pip"])}function cannotMake(parent,{
stdout,stderr,timedOut}){let said=lastLines2(`${stdout}
${stderr}`),missing2=/No module named '?venv|ensurepip is not|python3?[\d.]*-venv/.test(said),kind=missing2?{id:"venv-mi\
ssing",what:`${parent.executable} has no venv module, which llm-profile needs to give each side its own packages.`}:{id:"\
venv-failed",what:`${parent.executable} couldn't create a virtual environment.`};return new ToolError({...kind,where:"co\
mpare.python-environment: venv",why:timedOut?"Python took too long.":said,help:`${missing2?"On Debian and Ubuntu: `apt-g\
et install python3-venv`. ":""}If nothing is installed from the repository, set compare.python-environment to none.`})}function call2(ports,argv){
return callTool(withoutHome(ports),"python",argv,12e4)}var scriptLimitBytes=65536;async function copyScripts(parent,venv){
let python=join2(venv,"bin","python"),parents=await interpretersOf(parent);for(let folder of new Set([parent.scripts,dirname(
parent.executable)]))for(let name of await readdir(folder).catch(()=>[])){let text2=readScript(join2(folder,name)),copy=text2===
null?null:withInterpreter(text2,parents,python);copy!==null&&await add(join2(venv,"bin",name),copy)}for(let name of["pip",
"pip3"])await add(join2(venv,"bin",name),`#!/bin/sh
exec "${python}" -m pip "$@"
`)}async function interpretersOf({executable}){let folder=dirname(executable),target=await realpath2(executable).catch(()=>executable),
names=new Set([executable,target]);for(let name of await readdir(folder).catch(()=>[]))/^python[\d.]*$/.test(name)&&await realpath2(
join2(folder,name)).catch(()=>null)===target&&names.add(join2(folder,name));return names}function withInterpreter(text2,parents,python){
let[,interpreter,rest]=/^#![ \t]*(\S+)(?:[ \t][^\n]*)?\n(.*)$/s.exec(text2)??[];if(interpreter===void 0||rest===void 0)return null;
if(parents.has(interpreter))return`${start(python)}${rest}`;let[,quoted,after]=/^'''exec' "?([^"\n]+?)"? "\$0" "\$@"\n' '''\n(.*)$/s.
exec(rest)??[];return quoted!==void 0&&after!==void 0&&parents.has(quoted)?`${start(python)}${after}`:null}function start(python){
return`#!/bin/sh
'''exec' "${python}" "$0" "$@"
' '''
`}function readScript(path){try{let file=openSync(path,constants2.O_RDONLY|constants2.O_NONBLOCK);try{let found=fstatSync(
file);if(!found.isFile()||found.size>scriptLimitBytes||(found.mode&73)===0)return null;let first=Buffer.alloc(2);return readSync(
file,first,0,2,0),first.toString("latin1")==="#!"?readFileSync(file,"utf8"):null}finally{closeSync(file)}}catch{return null}}
async function add(path,text2){await exists(path)||await writeFile2(path,text2,{mode:493})}import{randomBytes}from"node:crypto";import{access,constants as constants3,readdir as readdir2,readFile as readFile2,realpath as realpath4,
rm as rm2,stat}from"node:fs/promises";import{basename,dirname as dirname2,join as join4,relative,resolve as resolve2}from"node:path";import{copyFile,mkdir as mkdir2,readFile,realpath as realpath3,writeFile as writeFile3}from"node:fs/promises";import{join as join3,
resolve}from"node:path";async function fillSubmodules(git,place){let notes=[];for(let{path,commit}of await listSubmodules(git,place.commit)){let name=await nameOf(
git,place.commit,path),source=name===null?null:await findSource(git,place,name,path);if(name===null||source===null){notes.
push(`The submodule ${plainText(path)} is empty in the base because this checkout doesn't have it.`);continue}let folder=join3(
place.tree,path);if(await realpath3(folder).catch(()=>null)!==join3(await realpath3(place.tree),path))throw notThere(path,
commit,"The submodule's path leads to another folder.");let inside2=git.in(folder);await initialize(inside2,folder,source),
await inside2.line("cat-file","-t",commit)!=="commit"&&await fetchCommit(git,inside2,place,{name,path,commit});let checkout=await inside2.
runLong("checkout","--detach","--quiet",commit);if(!succeeded(checkout))throw notThere(path,commit,checkout.stderr.trim());
notes.push(...await fillSubmodules(inside2,{headTree:join3(place.headTree,path),tree:folder,gitFolder:source,commit}))}return notes}
async function listSubmodules(git,commit){let{stdout}=await git.run("ls-tree","-r","-z","--full-tree",commit);return stdout.
split("\0").flatMap(line=>{let[,sha,path]=/^160000 commit ([0-9a-f]+)\t(.+)$/s.exec(line)??[];return sha===void 0||path===
void 0?[]:[{path,commit:sha}]})}async function nameOf(git,commit,path){let pattern="^submodule\\..*\\.path$",{stdout}=await git.
run("config","--null","--blob",`${commit}:.gitmodules`,"--get-regexp",pattern);for(let entry of stdout.split("\0")){let[
,name,value]=/^submodule\.(.*)\.path\n(.*)$/s.exec(entry)??[];if(value===path&&name!==void 0)return name.split("/").includes(
"..")?null:name}return null}async function findSource(git,{gitFolder,headTree},name,path){for(let folder of[await gitFolderOf(
git,join3(headTree,path)),join3(gitFolder,"modules",name)])if(folder!==null&&await isFolder(join3(folder,"objects")))return folder;
return null}async function gitFolderOf(git,checkout){if(!await exists(join3(checkout,".git")))return null;let inside2=git.
in(checkout);if(await inside2.line("rev-parse","--show-toplevel")!==await realpath3(checkout))return null;let folder=await inside2.
line("rev-parse","--git-common-dir");return folder===null?null:resolve(checkout,folder)}async function initialize(git,folder,source){
await mkdir2(folder,{recursive:!0});let sha256=/objectformat\s*=\s*sha256/i.test(await readFile(join3(source,"config"),"\
utf8").catch(()=>"")),made=await git.run("init","--quiet","--template=",...sha256?["--object-format=sha256"]:[]);if(!succeeded(
made))throw new ToolError({id:"base-checkout-failed",what:"git init failed.",where:folder,why:made.stderr.trim()});await mkdir2(
join3(folder,".git","objects","info"),{recursive:!0}),await writeFile3(join3(folder,".git","objects","info","alternates"),
`${join3(source,"objects")}
`),await copyFile(join3(source,"shallow"),join3(folder,".git","shallow")).catch(()=>{})}async function fetchCommit(git,inside2,place,{
name,path,commit}){let url=await git.line("config","--get",`submodule.${name}.url`)??await git.line("config","--blob",`${place.
commit}:.gitmodules`,"--get",`submodule.${name}.url`);if(url===null)throw notThere(path,commit,"The submodule's URL is u\
nknown.");let why=explainUnsafeUrl(url);if(why!==null)throw notThere(path,commit,`llm-profile won't use the submodule's \
URL, ${plainText(url)}: ${why}`);let fetched=await inside2.including(join3(place.gitFolder,"config")).runLong(...protocols,
"fetch","--quiet","--no-tags","--no-recurse-submodules","--depth=1","--",url,commit);if(!succeeded(fetched))throw notThere(
path,commit,fetched.timedOut?"git took too long.":fetched.stderr.trim())}var protocols=["protocol.allow=never",...["http\
s","http","ssh","git"].map(name=>`protocol.${name}.allow=always`)].flatMap(setting=>["-c",setting]);function explainUnsafeUrl(url){
return url.startsWith("-")?"it starts with a dash, like an option.":/^(?:[a-z][a-z0-9+.-]*:\/\/)?(?:[^/]*@)?-/i.test(url)?
"its host starts with a dash, like an option.":/[\u0000-\u001f\u007f]|%0[ad]/i.test(url)?"it contains control characters\
.":null}function notThere(path,commit,why){return new ToolError({id:"base-submodule-missing",what:`Couldn't check out th\
e base's submodule ${plainText(path)} at ${commit.slice(0,12)}.`,where:plainText(path),why,help:"Fetch that commit in th\
e submodule first. With actions/checkout, set `submodules: recursive` and `fetch-depth: 0`."})}async function createWorktree(ports,request2){var _stack=[];try{let{repository,commit,temporary,warn}=request2;let stack=__using(
_stack,new AsyncDisposableStack,!0);let environment={...ports.environment,GIT_LFS_SKIP_SMUDGE:"1"};let opened=stack.use(
await openRepository({runTool:ports.runTool,environment,cwd:repository,temporaryDirectory:temporary}));if(opened.kind===
"none")throw failed(commit,repository,opened.why);let{git}=opened;let folder=await git.line("rev-parse","--git-common-di\
r");if(folder===null)throw failed(commit,repository,"git didn't report the repository's common directory.");let common=resolve2(
repository,folder);await removeStaleEntries(common);let name=`${worktreePrefix}${randomBytes(6).toString("hex")}`;let path=join4(
temporary,name);let entry=join4(common,"worktrees",name);ports.guard.holds(entry);stack.defer(()=>{ports.guard.removed(entry)});
stack.defer(()=>remove(git.with(ports.cleanUp),{path,entry},warn));let added=await git.runLong("worktree","add","--detac\
h","--quiet",path,commit);if(!succeeded(added))throw failed(commit,repository,added.timedOut?"git took too long.":added.
stderr.trim());let tree=git.in(path);let notes=[...await fillSubmodules(tree,{headTree:repository,tree:path,gitFolder:common,
commit}),...await fillLfsFiles(tree,commit)];let owned=stack.move();return{path,commit,notes,[Symbol.asyncDispose]:()=>owned.
disposeAsync()}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&
await _promise}}async function remove(git,ours,warn){await git.runLong("worktree","remove","--force","--force",ours.path).
catch(()=>{});let problem=await removeDirectory(ours.path);problem!==null&&warn(`Couldn't remove the base's checkout ${ours.
path}: ${problem}`),await rm2(ours.entry,{recursive:!0,force:!0}).catch(error=>{warn(`Couldn't remove git's entry for th\
e base's checkout, ${ours.entry}: ${String(error)}`)})}function failed(commit,repository,why){return new ToolError({id:"\
base-checkout-failed",what:`Couldn't check out the commit ${commit.slice(0,12)}.`,where:repository,why,help:"Try `git wo\
rktree add --detach FOLDER COMMIT` in the repository. The temporary folder (TMPDIR) needs space for a second checkout."})}
var pointerLine="^version https://git-lfs.github.com/spec/v1$";async function fillLfsFiles(git,commit){let attributes=await git.
run("grep","--quiet","-I","-e","filter=lfs","--",".gitattributes","*/.gitattributes");if(!succeeded(attributes))return[];
await git.runLong("lfs","checkout");let{stdout}=await git.run("grep","--files-with-matches","-I","-z","-e",pointerLine),
pointers=stdout.split("\0").filter(path=>path!=="").length;return pointers===0?[]:[`${counted(pointers,"Git LFS file is \
only a pointer","Git LFS files are only pointers")} in the base. To get the content, first run \`git lfs fetch origin ${commit}\
\` in this clone.`]}var worktreePrefix="llm-profile-base-";async function removeStaleEntries(gitFolder){let folder=join4(
gitFolder,"worktrees"),names=await readdir2(folder).catch(()=>[]);for(let name of names.filter(entry=>entry.startsWith(worktreePrefix))){
let text2=await readFile2(join4(folder,name,"gitdir"),"utf8").catch(()=>""),tree=dirname2(text2.trim());basename(tree)!==
name||await exists(tree)||await rm2(join4(folder,name),{recursive:!0,force:!0}).catch(()=>{})}}async function baseDirectory(headDirectory,repository,worktree){
let[directory,top]=await Promise.all([realpath4(headDirectory),realpath4(repository)]),inside2=relative(top,directory);if(!isWithin(
directory,top))throw new UserError({id:"base-directory-outside",what:"The working directory is outside the repository, s\
o the base has no matching folder.",where:`workload.working-directory: ${directory}; the repository: ${top}`,help:"Start\
 the program in a folder inside the repository."});let own=join4(worktree.path,inside2);if(await isFolder(own))return own;
throw new CaptureError({id:"base-directory-missing",what:`The base ${worktree.commit.slice(0,12)} has no folder ${inside2}\
 to start the program in.`,where:"workload.working-directory",why:"The folder is newer than the base, or git doesn't tra\
ck it.",help:"Start the program in a folder that exists in both commits."})}async function headPrograms(ports,paths,{repository,
base}){var _stack=[];try{let opened=__using(_stack,await openRepository(ports),!0);let[head,top]=await Promise.all([realpath4(
ports.cwd),realpath4(repository)]);let found=new Map;for(let path of paths){let program=join4(head,path);await isProgram(
program)&&(isWithin(program,top)&&(await exists(join4(base,path))||await isTracked(opened,path))||found.set(path,program))}
return found}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}
async function isTracked(opened,path){return opened.kind==="none"?!1:succeeded(await opened.git.run("--literal-pathspecs",
"ls-files","--error-unmatch","--",path))}async function isProgram(path){return access(path,constants3.X_OK).then(()=>stat(
path)).then(found=>found.isFile(),()=>!1)}import{join as join12}from"node:path";import{join as join6}from"node:path";import{setTimeout as sleep2}from"node:timers/promises";import{connect}from"node:net";import{request}from"node:http";import{readFileSync as readFileSync2}from"node:fs";var lookMs=2e3;async function isListening(listening){return listening.kind==="http"?answersGet(listening.url):accepts(listening.
port)}function answersGet(url){return new Promise(resolve9=>{let asked=request(url,{agent:!1,signal:AbortSignal.timeout(
lookMs)},answer=>{let status=answer.statusCode??0;answer.destroy(),resolve9(status>=200&&status<300)});asked.on("error",
()=>resolve9(!1)),asked.end()})}function accepts(port){return new Promise(resolve9=>{let socket=connect({host:"127.0.0.1",
port}),done=accepted=>{socket.destroy(),resolve9(accepted)};socket.setTimeout(lookMs,()=>done(!1)),socket.once("connect",
()=>done(!0)),socket.once("error",()=>done(!1))})}function interruptServer({process:process2,marker},name){let tree=findTree(
{roots:[process2],marker,uid:null}),known=tree.filter(({pid})=>hasVariable(pid,name));return(known.length>0?known:tree.filter(
({pid})=>!isProfiler(pid))).filter(one=>signalProcess(one,"SIGINT")).length>0}function hasVariable(pid,name){return read(
`/proc/${pid}/environ`).split("\0").includes(`${serverVariable}=${name}`)}function isProfiler(pid){return/^(nsys.*|unshare|setpriv|QdstrmImporter)$/.
test(read(`/proc/${pid}/comm`).trim())||/^NSpid:.*\t1$/m.test(read(`/proc/${pid}/status`))}function read(path){try{return readFileSync2(
path,"latin1")}catch{return""}}import{randomBytes as randomBytes2}from"node:crypto";import{join as join5}from"node:path";import{setTimeout as sleep}from"node:timers/promises";var keptLines=40;async function startServer(side,start2,readyLine){let{session}=side,{folder,loadable}=start2,name=`llm-\
profile-${randomBytes2(8).toString("hex")}`;await session.directory.folder(folder);let command=serverCommand(side,name,loadable.
argv);await writeCommand(session,folder,command.argv);let startedAt=session.context.clock.now().toISOString(),running=runServer(
side,folder,command,readyLine);return{what:loadable.what,session:name,folder,over:running.over,lines:running.lines,ended:running.
ended,endedByItself:()=>running.ended()?.outcome==="exited",started:running.started,saidReady:running.saidReady,async end(){
await askToEnd(side,start2,name,running),await recordServer(side,start2,command,startedAt,await running.kill())}}}function serverCommand(side,name,server){
let{session,config}=side;return{tool:"nsys launch",argv:isolate(nsysLaunchArgv(config,session.tools.nsys,name,server),session.
isolation),cwd:side.program.workingDirectory,environment:side.program.environment,timeLimitMs:null}}function runServer({
session},folder,command,readyLine){let[force,over]=[new AbortController,new AbortController],lines=[],[started,ended,saidReady]=[
null,null,!1],process2=session.runCapture({command,isolation:session.isolation,stop:AbortSignal.any([session.context.stop,
force.signal]),stdoutFile:session.directory.file(join5(folder,"stdout.txt")),stderrFile:session.directory.file(join5(folder,
"stderr.txt")),logLimitBytes,onLine:line=>{session.context.log.output(line),readyLine!==null&&line.includes(readyLine)&&
(saidReady=!0),lines.push(line)>keptLines&&lines.shift()},onStart:process3=>{started=process3}}).then(result=>ended=result).
finally(()=>over.abort());return process2.catch(()=>{}),{started:()=>started,ended:()=>ended,over:over.signal,saidReady:()=>saidReady,
lines,kill:async()=>(force.abort(),process2)}}var stopLimitMs=3e4;async function askToEnd({session},{label,loadable},name,running){
let started=running.started();if(running.ended()!==null||started===null||session.context.stop.aborted)return;let either=AbortSignal.
any([running.over,session.context.stop]);interruptServer(started,name),await sleep(stopLimitMs,void 0,{signal:either}).catch(
()=>{}),!either.aborted&&await session.warn(`${label}: the ${loadable.what} didn't end within 30 s of SIGINT, so we kill\
ed it.`)}async function recordServer({session},{label,folder,attempt},command,startedAt,{outcome,exitCode,seconds}){await session.
recorder.command({tool:command.tool,label,isStart:!0,attempt,cwd:command.cwd,startedAt,seconds,exitCode,stdout:join5(folder,
"stdout.txt"),stderr:join5(folder,"stderr.txt"),argv:[...command.argv],environmentNames:Object.keys(command.environment).
sort(),outcome:outcome==="exited"?"ok":outcome})}var lookEveryMs=200;async function withLoad(side,{label,folder},body){let{server}=side.config.workload,process2=await startUntilReady(
side,{label,folder},serverLoad(server));try{let running=loadedServer(side,label,process2);return server.client!==null&&await running.
client({key:server["warm-up"]===null?"workload.server.client":"workload.server.warm-up",command:server["warm-up"]??server.
client,label:`${label}, warm-up`,folder:join6(folder,"warm-up")}),await body(running)}finally{await process2.end()}}function serverLoad(server){
return{what:"server",argv:commandArgv(server.command??[]),ready:readiness(server),limit:server["ready-limit"]}}async function startUntilReady(side,place,load){
let title=`${place.label}: starting the ${load.what}`;return side.session.context.log.group(title,async()=>startInTurn(side,
place,load))}async function startInTurn(side,{label,folder},load){let{session,config}=side,{ready}=load;for(let attempt=1;;attempt+=
1){if("kind"in ready&&await isListening(ready))throw new CaptureError(taken(ready,label));let process2=await startServer(
side,{label,folder,attempt,loadable:load},"line"in ready?ready.line:null);try{return await untilReady(process2,load,side,
label),process2}catch(error){await process2.end();let known=matchFailure(process2.lines.join(`
`));if(!process2.endedByItself()||known?.transient!==!0||attempt>config.retries)throw error;await keepAttempt(session,folder,
`${folder}-attempt-${attempt}`),await session.warn(`${label}: ${known.what} Trying again (attempt ${attempt+1} of ${config.
retries+1}).`)}}}function readiness(server){let{"ready-http":http,"ready-port":port,"ready-line":line}=server;return line!==
null?{line}:http===null?{kind:"port",port:port??0}:{kind:"http",url:http.startsWith("/")?`http://127.0.0.1:${port??80}${http}`:
http}}async function untilReady(process2,load,side,label){let{ready}=load,limit=AbortSignal.timeout(parseDurationMs(load.
limit)),either=AbortSignal.any([limit,process2.over]);for(;;){if(process2.over.aborted)throw endedEarly(side,process2,label,
"before it was ready");if(await isReady(ready,process2))return;if(limit.aborted)throw new CaptureError(notReady(load,process2,
label));await sleep2(lookEveryMs,void 0,{signal:either}).catch(()=>{})}}async function isReady(ready,process2){return"fi\
le"in ready?exists(ready.file):"line"in ready?process2.saidReady():isListening(ready)}function loaded(side,label,process2){
let{session}=side,{isolation}=session,requireRunning=of=>{if(process2.over.aborted)throw endedEarly(side,process2,of,"du\
ring a capture")};return{side,session:process2.session,requireRunning,output:()=>process2.lines.join(`
`),async nsys(tool,argv,limitMs){requireRunning(label);let started=process2.started();if(started===null)throw new ToolError(
{what:`The ${process2.what} didn't report its process.`,where:label});let{workingDirectory:cwd,environment}=side.program;
return callTool({runTool:command=>session.tools.runTool({...command,marker:started.marker}),cwd,environment},tool,isolateBeside(
argv,isolation,started.inside(),cwd),limitMs)}}}function loadedServer(side,label,process2){let{session,config}=side,{isolation,
context}=session,running=loaded(side,label,process2),{requireRunning}=running;return{...running,async client({key,command:words,
label:of,folder}){requireRunning(of),await session.directory.folder(folder);let command={tool:key==="workload.server.cli\
ent"?"client":"warm-up",argv:isolate(commandArgv(words),isolation),cwd:side.program.workingDirectory,environment:side.program.
environment,timeLimitMs:parseDurationMs(config.workload["time-limit"])};await writeCommand(session,folder,command.argv);
let apart={...isolation,user:null},result=await runStreamed({...session,context:{...context,stop:AbortSignal.any([context.
stop,process2.over])}},{command,isolation:apart,title:of,label:of,isStart:!1,attempt:1,folder,successExitCodes:[0]}).catch(
error=>{throw error instanceof StoppedError?endedEarly(side,process2,of,"while its client ran"):error});if(result.outcome===
"exited"&&result.exitCode===0)return result;throw requireRunning(of),new CaptureError(clientFailed(result,key,of,folder,
config.workload["time-limit"]))}}}function clientFailed({outcome,exitCode,stdoutTail,stderrTail},key,label,folder,limit){
return{id:"client-failed",what:`The server's client ${outcome==="timed-out"?`didn't end within ${String(limit)} (workloa\
d.time-limit)`:`exited with code ${exitCode??"none"}`}, so this capture doesn't count.`,where:`${label} (${key})`,why:lastLines(
`${stdoutTail}
${stderrTail}`,/^$/),help:`The client's full output is in ${folder}/ in the run directory, and the server's output is in\
 load-\u2026/ next to that folder.`}}var loop="`for _ in llm_profile_action.rounds():`";function endedEarly({session:{context}},{
ended,lines,folder,what},label,when){if(context.stop.aborted)return stoppedBy(context.stop);let result=ended(),how=result===
null||result.outcome==="not-started"?"couldn't start":`ended ${when} (exit code ${result.exitCode??"none"})`,said=result?.
outcome==="not-started"?result.stderrTail:lines.join(`
`);return what==="program"?new CaptureError({id:"program-ended",what:`The program ${how}.`,where:`${label} (workload.rou\
nds-per-load)`,why:lastLines(said,/^$/),help:`Put the work of a round in the loop ${loop}. The program must run this loo\
p exactly once, without leaving it early. The program's full output is in ${folder}/ in the run directory.`}):new CaptureError(
{id:"server-ended",what:`The server ${how}.`,where:`${label} (workload.server.command)`,why:lastLines(said,/^$/),help:`T\
ry the command without the profiler first. The server's full output is in ${folder}/ in the run directory.`})}function notReady({
ready,limit},{lines,folder},label){return"file"in ready?{id:"program-not-ready",what:`The program didn't start a round w\
ithin ${String(limit)}.`,where:`${label} (workload.time-limit)`,why:lastLines(lines.join(`
`),/^$/),help:`Put the work of a round in the loop ${loop}, and give the program enough time to load. The program's full\
 output is in ${folder}/ in the run directory.`}:{id:"server-not-ready",what:`The server wasn't ready within ${String(limit)}\
: ${awaited(ready)}.`,where:`${label} (workload.server.ready-limit)`,why:lastLines(lines.join(`
`),/^$/),help:`Make sure workload.server.ready-\u2026 matches the server, and that the server has enough time to load. The se\
rver's full output is in ${folder}/ in the run directory.`}}function awaited(ready){return"line"in ready?`no line of its\
 output contained ${JSON.stringify(ready.line)}`:ready.kind==="http"?`GET ${ready.url} didn't return 2xx`:`nothing liste\
ned on port ${ready.port} of 127.0.0.1`}function taken(ready,label){return{id:"server-port-taken",what:`Before we starte\
d the server, another server was already listening at ${ready.kind==="http"?ready.url:`port ${ready.port}`}.`,where:`${label}\
 (workload.server.ready-${ready.kind})`,why:"We'd mistake the other server's responses for your server's responses.",help:"\
Stop the other server, or use another port for your server."}}import{mkdtemp as mkdtemp3,writeFile as writeFile4}from"node:fs/promises";import{join as join10}from"node:path";import{setTimeout as sleep3}from"node:timers/promises";import{join as join9}from"node:path";import{mkdtemp as mkdtemp2}from"node:fs/promises";import{basename as basename3,dirname as dirname4,join as join8}from"node:path";
import{setImmediate as nextTurn}from"node:timers/promises";function checkMetrics({failures},where2){if(failures===null)return null;let{kind,failed:failed3,asked,said}=failures,what=failed3===
0?`The program completed no ${kind}.`:`${counted(failed3,kind)}${asked===null?"":` of ${String(asked)}`} failed.`;return diagnostic(
{id:"metrics-client-failed",what,where:where2,why:`The metrics file reports this.${said===null?"":` The first error: ${plainText(
said.slice(0,300))}`}`,help:"Metrics from a partly failed load don't describe the whole load. Find the cause in the outp\
ut of the program or its server."})}var mostMetrics=1e4,measured=custom(value=>typeof value=="number"||typeof value=="string"&&/^-?(?:NaN|nan|Infinity|inf)$/.
test(value),"Invalid input: not a number");function isRecord(value){return typeof value=="object"&&value!==null&&!Array.
isArray(value)}var entriesAtOnce=1e3;function parseEntries(schema,entries2,at=[]){let parsed=[],some=array(schema);for(let from=0;from<
entries2.length;from+=entriesAtOnce){let{data,error}=some.safeParse(entries2.slice(from,from+entriesAtOnce));if(error!==
void 0)throw new ZodError(error.issues.map(({path:[index,...rest],...issue})=>({...issue,path:[...at,from+Number(index),
...rest]})));for(let entry of data)parsed.push(entry)}return parsed}function elements(values){return values.flat()}function settingsTexts(records,settings3){
let differing=settings3.filter(key=>new Set(records.map(one=>settingOf(one,key))).size>1);return records.map(record2=>differing.
length===0?"":` (${differing.map(key=>`${key} ${settingOf(record2,key)}`).join(", ")})`)}function settingOf(record2,key){
let value=record2[key]??"none",text2=typeof value=="string"?value:JSON.stringify(value);return key==="model_filename"?text2.
split(/[\\/]/).at(-1)??text2:text2}var entrySchema=object({name:coerce_exports.string(),value:union([number(),string()]).transform(Number),unit:coerce_exports.
string().nullish()}),smallerIsBetter=customFormat("customSmallerIsBetter","lower"),biggerIsBetter=customFormat("customBi\
ggerIsBetter","higher");function customFormat(format,better){return{format,recognizes:()=>!1,read:values=>({metrics:parseEntries(
entrySchema,elements(values)).map(({name,value,unit})=>({name,value,unit:unit??null,better}))})}}var runSchema=object({name:string(),run_name:string().optional(),run_type:_enum(["iteration","aggregate"]).optional(),aggregate_name:string().
optional(),error_occurred:boolean().optional(),error_message:string().optional(),skipped:boolean().optional(),real_time:measured.
optional(),time_unit:_enum(["ns","us","ms","s"]).optional(),items_per_second:measured.optional(),bytes_per_second:measured.
optional()}),fileSchema=object({benchmarks:array(unknown())}),googleBenchmark={format:"google-benchmark",recognizes:([file])=>isRecord(
file)&&"context"in file&&"benchmarks"in file,read:values=>readRuns(array(fileSchema).parse(values).flatMap(({benchmarks},index)=>parseEntries(
runSchema,benchmarks,[index,"benchmarks"])))};function readRuns(runs){let byName=Map.groupBy(runs.filter(({error_occurred,
skipped})=>error_occurred!==!0&&skipped!==!0),({name,run_name})=>run_name??name),failed3=runs.filter(({error_occurred})=>error_occurred===
!0),names=new Set(runs.map(({name,run_name})=>run_name??name)),failures={kind:"benchmark",failed:new Set(failed3.map(({name,
run_name})=>run_name??name)).size,asked:names.size,said:failed3.find(({error_message})=>error_message!==void 0)?.error_message??
null};return{metrics:[...byName].flatMap(([name,its])=>metricsOf(name,its)),failures:failed3.length===0?null:failures}}function metricsOf(name,runs){
let middle=runs.filter(({aggregate_name})=>aggregate_name==="median"),of=middle.length>0?middle:runs.filter(({run_type})=>run_type!==
"aggregate"),timeUnit=of.find(({time_unit})=>time_unit!==void 0)?.time_unit??"ns";return[{key:"real_time",as:name,unit:timeUnit,
better:"lower"},{key:"items_per_second",as:`${name} items_per_second`,unit:"items/s",better:"higher"},{key:"bytes_per_se\
cond",as:`${name} bytes_per_second`,unit:"B/s",better:"higher"}].flatMap(({key,as,unit,better})=>middleOf(of.flatMap(run2=>run2[key]??
[])).map(value=>({name:as,value,unit,better})))}function middleOf(values){let numbers=values.filter(value=>typeof value==
"number"),none=values.find(value=>typeof value=="string");return none!==void 0?[none]:numbers.length===0?[]:[median(numbers)]}var noNumber=/(?:NaN|nan|Infinity|inf)\b/y,mostLists=2e5,mostKeys=1e6,mostElements=5e6,mostNoNumbers=1e5,deepest=100;function readJson(given,mostLines){
let scanned=scan(given);if("why"in scanned)return scanned.why;let{text:text2}=scanned,whole=parse2(text2);if(typeof whole!=
"string")return[whole.value];let values=[];for(let from=0;from<text2.length&&values.length<=mostLines;){let newLine=text2.
indexOf(`
`,from),end=newLine===-1?text2.length:newLine,line=text2.slice(from,end);if(from=end+1,line.trim()==="")continue;let one=parse2(
line);if(typeof one=="string")return values.length===0?whole:`Line ${String(values.length+1)}: ${one}`;values.push(one.value)}
return values.length===0?whole:values}function parse2(text2){try{return{value:JSON.parse(text2)}}catch(error){return`It \
isn't valid JSON: ${errorMessage(error)}`}}function scan(text2){let mended=[],done=0,noNumbers=0,lists=0,keys=0,elements2=0,
depth=0;for(let at=0;at<text2.length;at+=1)switch(text2[at]){case'"':at=endOfString(text2,at);break;case"[":case"{":if((lists+=
1)>mostLists)return{why:`It has more than ${counted(mostLists,"list or object","lists and objects")}.`};if((depth+=1)>deepest)
return{why:`It's nested more than ${counted(deepest,"level")} deep.`};break;case"]":case"}":depth-=1;break;case":":if((keys+=
1)>mostKeys)return{why:`It has more than ${counted(mostKeys,"key")}.`};break;case",":if((elements2+=1)>mostElements)return{
why:`It has more than ${counted(mostElements,"value")}.`};break;case"N":case"n":case"I":case"i":{if(noNumber.lastIndex=at,
!noNumber.test(text2))break;if((noNumbers+=1)>mostNoNumbers)return{why:`It has more than ${counted(mostNoNumbers,"value")}\
 that aren't finite numbers.`};let from=text2[at-1]==="-"?at-1:at;mended.push(text2.slice(done,from),`"${text2.slice(from,
noNumber.lastIndex)}"`),done=noNumber.lastIndex,at=done-1;break}default:}return{text:done===0?text2:mended.join("")+text2.
slice(done)}}function endOfString(text2,start2){let at=start2+1;for(;at<text2.length&&text2[at]!=='"'&&text2[at]!==`
`;)at+=text2[at]==="\\"?2:1;return at}var count=number().int().nonnegative(),entrySchema2=looseObject({n_prompt:count,n_gen:count,n_depth:count.optional(),avg_ts:measured}),
settings=["backends","gpu_info","model_filename","model_type","n_batch","n_ubatch","n_threads","cpu_mask","cpu_strict","\
poll","type_k","type_v","n_gpu_layers","n_cpu_moe","split_mode","main_gpu","no_kv_offload","flash_attn","devices","tenso\
r_split","tensor_buft_overrides","load_mode","lazy_mode","use_mmap","use_direct_io","embeddings","no_op_offload","no_hos\
t","repack","fit_target","fit_min_ctx"],llamaBench={format:"llama-bench",recognizes:values=>{let[first]=elements(values);
return isRecord(first)&&"n_prompt"in first&&"n_gen"in first&&"avg_ts"in first},read:values=>{let entries2=parseEntries(entrySchema2,
elements(values)),suffixes=new Map;for(let alike of Map.groupBy(entries2,testName).values())for(let[index,suffix]of settingsTexts(
alike,settings).entries()){let entry=alike[index];entry!==void 0&&suffixes.set(entry,suffix)}return{metrics:entries2.map(
entry=>({name:`${testName(entry)}${suffixes.get(entry)??""}`,value:entry.avg_ts,unit:"tok/s",better:"higher"}))}}};function testName({
n_prompt,n_gen,n_depth=0}){return`${[...n_prompt>0?[`pp${String(n_prompt)}`]:[],...n_gen>0?[`tg${String(n_gen)}`]:[]].join(
"+")}${n_depth>0?` @ d${String(n_depth)}`:""}`}var entrySchema3=object({name:string(),value:measured,unit:string().nullish(),better:_enum(["lower","higher"]).nullish()}),
ownJson={format:"json",recognizes:values=>{let[first]=entries(values);return isRecord(first)&&"name"in first&&"value"in first},
read:values=>({metrics:parseEntries(entrySchema3,entries(values)).map(({name,value,unit,better})=>({name,value,unit:unit??
null,better:better??null}))})};function entries(values){return elements(values.map(value=>isRecord(value)&&Array.isArray(
value.metrics)?value.metrics:value))}var fileSchema2=object({benchmarks:array(unknown())}),benchmarkSchema=object({fullname:string(),stats:object({median:measured})}),
pytestBenchmark={format:"pytest-benchmark",recognizes:([file])=>isRecord(file)&&"machine_info"in file&&"benchmarks"in file,
read:values=>({metrics:array(fileSchema2).parse(values).flatMap(({benchmarks},index)=>parseEntries(benchmarkSchema,benchmarks,
[index,"benchmarks"])).map(({fullname,stats})=>({name:fullname,value:stats.median,unit:"s",better:"lower"}))})};var recordSchema=looseObject({completed:number().int().nonnegative(),failed:number().int().nonnegative().optional(),probe_failed:number().
int().nonnegative().optional(),num_prompts:number().int().nonnegative().optional(),errors:array(string().nullable()).optional()}),
latency=/^(?:probe_)?(?:mean|median|p\d{1,3}(?:\.\d{1,6})?)_[a-z0-9_]+_ms$/,throughput={unit:"tok/s",better:"higher"},amount={
better:null},plain={request_throughput:{unit:"req/s",better:"higher"},request_goodput:{unit:"req/s",better:"higher"},input_sequence_throughput:{
unit:"inputs/s",better:"higher"},output_throughput:throughput,input_throughput:throughput,total_token_throughput:throughput,
total_throughput:throughput,accept_length:{unit:"tok",better:"higher"},spec_decode_acceptance_length:{unit:"tok",better:"\
higher"},spec_decode_acceptance_rate:{unit:"%",better:"higher"},duration:{unit:"s",better:null},completed:amount,total_input_tokens:amount,
total_output_tokens:amount},settings2=["tag","label","backend","model_id","dataset_name","num_prompts","request_rate","b\
urstiness","max_concurrency","sharegpt_output_len","random_input_len","random_output_len","random_range_ratio"];function servingFormat(format,marks){
return{format,recognizes:values=>{let[first]=elements(values);return isRecord(first)&&"completed"in first&&marks.some(key=>key in
first)},read:values=>{let records=parseEntries(recordSchema,elements(values)),suffixes=settingsTexts(records,settings2),
metrics=[];for(let[index,record2]of records.entries()){for(let metric of metricsOf2(record2,suffixes[index]??""))metrics.
push(metric);if(metrics.length>mostMetrics)break}return{metrics,failures:failuresOf(records)}}}}var sglang=servingFormat(
"sglang",["median_e2e_latency_ms","total_output_tokens_retokenized"]),vllm=servingFormat("vllm",["endpoint_type","reques\
t_throughput"]);function metricsOf2(record2,suffix){let latencies=Object.keys(record2).filter(key=>latency.test(key)),others=Object.
keys(plain).filter(key=>key in record2);return[...latencies,...others].flatMap(key=>{if(record2[key]===null)return[];let{
unit=null,better}=plain[key]??{unit:"ms",better:"lower"},{data:value,error}=measured.safeParse(record2[key]);if(error!==
void 0)throw new ZodError(error.issues.map(issue=>({...issue,path:[key]})));return[{name:`${key}${suffix}`,value,unit,better}]})}
function failuresOf(records){let failed3=records.reduce((sum,record2)=>sum+failedOf(record2),0),none=records.every(({completed})=>completed===
0);if(failed3===0&&!none)return null;let asked=records.reduce((sum,record2)=>sum+record2.completed+failedOf(record2),0),
said=records.flatMap(({errors})=>errors??[]).find(error=>error!==null&&error.trim()!=="");return{kind:"request",failed:failed3,
asked:asked===0?null:asked,said:said??null}}function failedOf({completed,failed:failed3,probe_failed,num_prompts,errors}){
let said=(errors??[]).filter(error=>error!==null&&error.trim()!=="").length,missing2=Math.max(0,(num_prompts??0)-completed);
return(failed3??(errors===void 0?missing2:said))+(probe_failed??0)}var jsonFormats=[pytestBenchmark,googleBenchmark,sglang,vllm,llamaBench,ownJson,smallerIsBetter,biggerIsBetter],longestCsv=8*
2**20,longestCsvRow=64*2**10,mostColumns=1e3,longestName=500,longestUnit=40,namedProblems=3;function readMetrics(text2,file,format){
let values=format==="csv"?null:readJson(text2.replace(/^\ufeff/,""),mostMetrics);if(typeof values=="string"&&(format!==null||
/^\ufeff?\s*[[{]/.test(text2)))throw unreadable(file,plainText(values),format);if(values===null||typeof values=="string")
return checked({metrics:readCsv(text2,file)},file,"csv");let reader=jsonFormats.find(one=>format===null?one.recognizes(values):
one.format===format);if(reader===void 0)throw unreadable(file,"It's JSON, but in an unknown format.",null);if(elements(values).
length>mostMetrics)throw tooMany(file,elements(values).length);try{return checked(reader.read(values),file,reader.format)}catch(error){
throw error instanceof ZodError?unreadable(file,problemsText(error),reader.format):error}}function readCsv(text2,file){if(text2.
length>longestCsv)throw unreadable(file,`It has ${counted(text2.length,"character")}; the limit for CSV is ${countText(longestCsv)}\
.`,"csv");let records;try{records=parse(text2,{bom:!0,skipEmptyLines:!0,trim:!0,to:mostMetrics+1,maxRecordSize:longestCsvRow,
columns:names=>{if(names.length>mostColumns)throw new Error(`It has ${counted(names.length,"column")}; the limit is ${countText(
mostColumns)}.`);return names.map(name=>csvColumns.has(name)?name:!1)}})}catch(error){throw unreadable(file,plainText(errorMessage(
error)),"csv")}let rows=array(csvRowSchema).safeParse(records);if(rows.success&&rows.data.length>0)return rows.data;let why=rows.
success?"It has no rows.":problemsText(rows.error);throw unreadable(file,why,"csv")}var csvFields=object({name:string(),
value:string().regex(/^(?:[+-]?[\d.]+(?:e[+-]?\d+)?|[+-]?(?:nan|inf|infinity))$/i,"Invalid input: not a number"),unit:string().
optional(),better:_enum(["lower","higher",""]).optional()}),csvColumns=new Set(Object.keys(csvFields.shape)),csvRowSchema=csvFields.
transform(({name,value,unit="",better=""})=>({name,value:Number.isNaN(Number(value))?value:Number(value),unit:unit===""?
null:unit,better:better===""?null:better}));function checked({metrics,failures=null},file,format){if(metrics.length>mostMetrics)
throw tooMany(file,metrics.length);if(failures!==null)return{format,metrics:[],failures};let problems=[],names=new Set,good=metrics.
flatMap(({name,value,unit,better})=>{let called=JSON.stringify(plainText(name.slice(0,80)));return name.trim()===""?problems.
push("A metric has an empty name."):name.length>longestName?problems.push(`The name ${called}\u2026 has ${counted(name.length,
"character")}; the limit is ${countText(longestName)}.`):unit!==null&&unit.length>longestUnit?problems.push(`The unit of\
 ${called} has ${counted(unit.length,"character")}; the limit is ${countText(longestUnit)}.`):names.has(name)?problems.push(
`${called} occurs more than once. Each process must report one value per metric, such as the median of its steps.`):(typeof value==
"string"||!Number.isFinite(value))&&problems.push(`The value of ${called} is ${String(value)}, which isn't a measurement\
.`),names.add(name),typeof value=="number"?[{name,value,unit,better,source:file}]:[]});if(problems.length>0)throw unreadable(
file,listed(problems),format);if(good.length===0)throw unreadable(file,"It has no metrics.",format);return{format,metrics:good,
failures}}function problemsText(error){return listed(error.issues.map(({path,message})=>`${message}, at ${plainText(toDotPath(
path))}`))}function listed(problems){let rest=problems.length-namedProblems;return[...problems.slice(0,namedProblems),...rest>
0?[`and ${String(rest)} more`]:[]].join(`
`)}function tooMany(file,count2){return unreadable(file,`It has at least ${counted(count2,"metric")}; the limit is ${countText(
mostMetrics)}.`,null)}function unreadable(file,why,format){return new ParseError({id:"metrics-unreadable",what:`Can't re\
ad the metrics file${format===null?"":` as ${format}`}.`,where:file,why,help:`Write JSON, JSON lines, or CSV with name, \
value, unit, and better (lower or higher), or set the format in \`metrics\`: {file: \u2026, format: \u2026}. Formats: ${metricFormats.
join(", ")}. See docs/metrics.md for an example of each.`})}import{createHash as createHash2}from"node:crypto";import{constants as constants4}from"node:fs";import{lstat,open,opendir,
realpath as realpath5}from"node:fs/promises";import{dirname as dirname3,basename as basename2,isAbsolute as isAbsolute2,
join as join7,normalize}from"node:path";var largestMetricFile=64*2**20,mostFiles=100,mostBytes=2*largestMetricFile,mostNames=1e5;async function watchMetrics(folder,pattern){
let before=new Map,bytes=0;for(let name of await namesOf(folder,pattern)){let path=join7(folder,name),stats=await lstat(
path,{bigint:!0}),size=Number(stats.size),isRead=stats.isFile()&&size<=Math.min(largestMetricFile,mostBytes-bytes);isRead&&
(bytes+=size),before.set(name,{stats,hash:isRead?await hashOf(path,stats):null})}return{written:async()=>readWritten(folder,
pattern,before)}}async function readWritten(folder,pattern,before){let names=await namesOf(folder,pattern),written=[],refused=[],
bytes=0;for(let name of names){let found=await readFresh(folder,name,before.get(name)??null,mostBytes-bytes);typeof found==
"string"?refused.push(`${plainText(name)}: ${found}`):found!==null&&(bytes+=found.bytes,written.push(found.file))}if(refused.
length>0)throw refusal(folder,pattern,refused);if(written.length>0)return written;throw names.length>0?stale(folder,pattern,
names):await missing(folder,pattern)}async function namesOf(folder,pattern){let place=dirname3(normalize(pattern)),wanted=basename2(
pattern);if(isAbsolute2(pattern)||!await staysWithin(folder,place))throw refusal(folder,pattern,[`${plainText(place)} is\
 outside the working directory.`]);let found=[],seen=0;try{for await(let{name}of await opendir(join7(folder,place))){if((seen+=
1)>mostNames)throw refusal(folder,pattern,[`The folder has more than ${mostNames} entries.`]);if(!(name!==wanted&&!matchesGlob(
wanted,name))&&found.push(join7(place,name))>mostFiles)throw refusal(folder,pattern,[`The pattern matches more than ${mostFiles}\
 files.`])}}catch(error){if(["ENOENT","ENOTDIR"].includes(errorCode(error)))return[];throw error}return found.sort()}async function staysWithin(folder,place){
try{return isWithin(await realpath5(join7(folder,place)),await realpath5(folder))}catch(error){if(errorCode(error)==="EN\
OENT")return isWithin(join7(folder,place),folder);throw error}}async function readFresh(folder,name,before,left2){let path=join7(
folder,name),seen=await lstat(path);if(!seen.isFile())return`It's ${kindOf(seen)}.`;try{var _stack=[];try{let file=__using(
_stack,await open(path,constants4.O_RDONLY|constants4.O_NOFOLLOW|constants4.O_NONBLOCK),!0);let stats=await file.stat({bigint:!0});
if(!stats.isFile())return"The path isn't a regular file.";if(stats.nlink!==1n)return"The file has another hard link.";if(before!==
null&&isSame(before.stats,stats))return null;if(stats.size>largestMetricFile)return`The file is ${sizeText(Number(stats.
size))}; the limit is ${sizeText(largestMetricFile)}.`;if(stats.size>left2)return`Together, the files exceed the limit o\
f ${sizeText(mostBytes)}.`;let buffer=Buffer.alloc(Number(stats.size));let{bytesRead}=await file.read({buffer,position:0});
if(bytesRead<buffer.length)return"The file changed while we read it.";let text2=buffer.toString("utf8");return{file:{name,
text:text2,added:addedTo(before,buffer)},bytes:buffer.length}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}}catch(error){if(errorCode(error)==="ELOOP")return"It's a symbolic lin\
k.";if(errorCode(error)==="EACCES")return"Permission denied.";throw error}}function isSame(before,now){return before.ino===
now.ino&&before.size===now.size&&before.ctimeNs===now.ctimeNs}function addedTo(before,content){let size=before===null?0:
Number(before.stats.size);if(before===null||before.hash===null||size===0||size>=content.length)return null;let newLine=10;
return content[size-1]!==newLine&&content[size]!==newLine?null:hash(content.subarray(0,size))===before.hash?content.toString(
"utf8",size):null}async function hashOf(path,{size}){try{var _stack=[];try{let file=__using(_stack,await open(path,constants4.
O_RDONLY|constants4.O_NOFOLLOW|constants4.O_NONBLOCK),!0);let{buffer,bytesRead}=await file.read({buffer:Buffer.alloc(Number(
size)),position:0});return hash(buffer.subarray(0,bytesRead))}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}}catch(error){if(["ELOOP","EACCES","ENOENT"].includes(errorCode(error)))
return null;throw error}}function hash(content){return createHash2("sha256").update(content).digest("hex")}function stale(folder,pattern,names){
return new CaptureError({id:"metrics-stale",what:"This run didn't write the metrics file.",where:`${plainText(pattern)} \
in ${folder}`,why:`The program didn't change ${listText(names.map(plainText),5)}, so the numbers are from another run.`,
help:"Make the program write the file in each run, to the path in `metrics`."})}async function missing(folder,pattern){let place=join7(
folder,dirname3(pattern)),there=[];try{for await(let{name}of await opendir(place)){if(there.length>=1e3)break;/\.(?:json|jsonl|csv)$/.
test(name)&&there.push(name)}}catch(error){if(!["ENOENT","ENOTDIR"].includes(errorCode(error)))throw error}let near=nearest(
basename2(pattern),there);return new CaptureError({id:"metrics-missing",what:"The program didn't write a metrics file.",
where:`${plainText(pattern)} in ${folder}`,why:`After the run, no file matched the path or glob.${near===null?"":` Did y\
ou mean ${plainText(near)}?`}`,help:"Paths in `metrics` are relative to workload.working-directory. Check that the progr\
am also writes the file there when it runs without a profiler. If the file's name contains a date or a process ID, use a\
 glob."})}function refusal(folder,pattern,refused){return new CaptureError({id:"metrics-refused",what:"Can't trust the m\
etrics file.",where:`${plainText(pattern)} in ${folder}`,why:refused.slice(0,10).join(`
`),help:"Write metrics to regular files inside the working directory, up to 64 MiB per file and 128 MiB for all files th\
at match a glob."})}async function offerMetricsFile(side){let{program,session}=side,folder=await mkdtemp2(join8(program.temporary.tmp,"metri\
cs-"));await shareWithIsolatedUser(folder,session.isolation);let environment={...program.environment,[metricsVariable]:join8(
folder,"metrics.json")};return{...side,program:{...program,environment}}}async function watchProgramMetrics(side,label){
let watched=await watchFiles(side);return async()=>{let metrics=new Map;for(let{file,format,files}of watched)for(let written of await files.
written()){let read2=await readInTurn(side,written,format);requireSuccess(read2,written,label);for(let metric of read2.metrics){
if(metrics.has(metric.name))throw named(metric,written.name,label);metrics.set(metric.name,{...metric,source:file})}}return[
...metrics.values()]}}async function watchProgramFailures(side,label){let watched=await watchFiles(side);return async()=>{
for(let{format,files}of watched)for(let written of await orElse([],async()=>files.written())){let read2=await orElse(null,
async()=>readInTurn(side,written,format));read2!==null&&requireSuccess(read2,written,label)}}}async function readInTurn({
session},written,format){return await nextTurn(),refuseWhenStopped(session.context.stop),readMetrics(textOf(written),written.
name,format)}async function orElse(other,read2){try{return await read2()}catch(error){if(error instanceof CaptureError||
error instanceof ParseError)return other;throw error}}async function watchFiles({config,program}){let wanted=config.metrics.
map(entry=>typeof entry=="string"?{file:entry}:entry),named3=await Promise.all(wanted.map(async({file,format=null})=>({file,
format,files:await watchMetrics(program.workingDirectory,file)}))),offered=program.environment[metricsVariable];if(offered===
void 0)return named3;let watched=await watchMetrics(dirname4(offered),basename3(offered));return[...named3,{file:metricsVariable,
format:"json",files:{written:async()=>ifAny(watched)}}]}async function ifAny(files){try{return await files.written()}catch(error){
if(error instanceof CaptureError&&error.id==="metrics-missing")return[];throw error}}function requireSuccess(read2,{name},label){
let failure2=checkMetrics(read2,`${label}, ${plainText(name)}`);if(failure2!==null)throw new CaptureError(failure2)}function textOf({
text:text2,added}){return added?.trimStart().startsWith("{")===!0?added:text2}function named({name},file,label){return new CaptureError(
{id:"metrics-unreadable",what:`Two metrics files contain ${JSON.stringify(plainText(name))}.`,where:`${label}, ${plainText(
file)}`,help:"Use different names for the metrics, or list fewer files in `metrics`."})}var startLimitMs=12e4;async function captureServer(server,plan,round){let{side}=server,label=sideLabel(side,`round ${round}\
, ${plan.label}`),requireSuccess3=await watchProgramFailures(side,label),attempted=await captureClient(server,{label,folder:join9(
side.name,`round-${round}`,plan.directory),gate:plan.gate,watched:!0});return await recordCapture(side,plan,round,attempted.
value),attempted.failure===null&&await requireSuccess3(),attempted}async function captureClient(server,place){return captureLoaded(
server,place,async()=>server.client({key:"workload.server.client",command:server.side.config.workload.server.client??[],
label:place.label,folder:join9(place.folder,"client")}))}async function captureLoaded(server,{label,folder:place,gate,watched},work){
var _stack=[];try{let{session,config}=server.side;let relativeFolder=join9(place,"nsys");let folder=await session.directory.
folder(relativeFolder);let output=await outputFolder(session,folder);server.requireRunning(label);let names={output:join9(
output,"report"),session:server.session};requireSuccess2(await server.nsys("nsys start",nsysStartArgv(config,session.tools.
nsys,names),startLimitMs),"start",label);let watch=__using(_stack,watched?watchBeside(session,folder):null,!0);let{seconds}=await work();
let gpuSamples=watch===null?null:await watch.samples();let stopLimitMs2=nsysLimitMs({captureSeconds:seconds});let stopped=await server.
nsys("nsys stop",nsysStopArgv(session.tools.nsys,server.session),stopLimitMs2);for(let[name,text2]of[["stdout.txt",stopped.
stdout],["stderr.txt",stopped.stderr]])await session.directory.write(join9(relativeFolder,name),text2);server.requireRunning(
label);if(stopped.timedOut)throw nsysHung("nsys stop",stopLimitMs2,label);requireSuccess2(stopped,"stop",label);await takeOver(
session,{tool:"nsys profile",label},output,folder);let{reports,raw,imports}=await importRaw(session,{label,folder,captureSeconds:seconds});
let end={kind:"known",outcome:"exited",exitCode:0,seconds,allowed:[0],timeLimitSeconds:null};let said=`${stopped.stdout}\

${stopped.stderr}`;let evidence={label,gate,end,output:said,reports,rawLeft:raw,imports};return{value:{label,folder,relativeFolder,
end,output:`${server.output()}
${said}`,reports,gpuSamples},failure:checkProcess(evidence)}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}}var failed2={start:{id:"nsys-start-failed"},stop:{id:"nsys-stop-faile\
d"}};function requireSuccess2({exitCode,timedOut,stdout,stderr},what,label){if(!(exitCode===0&&!timedOut))throw new CaptureError(
{...failed2[what],what:`nsys ${what} ${timedOut?"didn't end in time":`exited with code ${exitCode}`}, so we have no capt\
ure.`,where:label,why:lastLines(`${stdout}
${stderr}`,/^$/),help:"Check nsys.extra-arguments: a common cause is an option that this nsys doesn't accept."})}var lookEveryMs2=20;async function withProgram(given,place,body){let{program,session}=given,folder=await mkdtemp3(join10(
program.temporary.tmp,"rounds-"));await shareWithIsolatedUser(folder,session.isolation);let environment={...program.environment,
[roundsVariable]:folder},side={...given,program:{...program,environment}},{workload}=side.config,process2=await startUntilReady(
side,place,{what:"program",argv:workloadArgv(workload,join10(folder,"hydra")),ready:{file:join10(folder,"ready-0")},limit:workload["\
time-limit"]});try{let running=loaded(side,place.label,process2),done=0;await body({...running,nextRound:async label=>{let{
clock}=session.context,startMs=clock.monotonicMs();done+=1,await tell(folder,`go-${done}`,label);let inTime=await within(
workload["time-limit"],process2,async()=>exists(join10(folder,`ready-${done}`)));if(running.requireRunning(label),!inTime)
throw tooLong(process2,label,"A round of the program",workload["time-limit"]);return{seconds:(clock.monotonicMs()-startMs)/
1e3}}}),await tell(folder,"end",place.label),await requireEnd(side,process2,place.label)}finally{await process2.end()}}async function captureTurn(program,plan,round){
let{side}=program,label=sideLabel(side,`round ${round}, ${plan.label}`),folder=join10(side.name,`round-${round}`,plan.directory),
attempted=await captureLoaded(program,{label,folder,gate:plan.gate,watched:!0},async()=>program.nextRound(label));return await recordCapture(
side,plan,round,attempted.value),attempted}async function tell(folder,name,label){await writeFile4(join10(folder,name),"",
{flag:"wx"}).catch(error=>{throw new CaptureError({id:"program-not-told",what:"We couldn't tell the program to continue.",
where:label,why:errorMessage(error),help:`Make sure that only llm-profile creates ${name} in the folder that ${roundsVariable}\
 names.`,cause:error})})}async function requireEnd({config:{workload},session},process2,label){let hasEnded=await within(
workload["time-limit"],process2,async()=>Promise.resolve(!1));refuseWhenStopped(session.context.stop);let result=process2.
ended();if(result===null||!hasEnded)throw tooLong(process2,label,"After its last round, the program",workload["time-limi\
t"]);if(!(result.outcome==="exited"&&result.exitCode===0))throw new CaptureError({id:"workload-failed",what:`The program\
 exited with code ${result.exitCode??"none"} after its last round.`,where:label,why:lastLines(process2.lines.join(`
`),/^$/),help:`Try the command without the profiler first. The program's full output is in ${process2.folder}/ in the ru\
n directory.`})}async function within(limit,{over},hasCome){let timeout=AbortSignal.timeout(parseDurationMs(limit)),either=AbortSignal.
any([timeout,over]);for(;!await hasCome();){if(over.aborted)return!0;if(timeout.aborted)return!1;await sleep3(lookEveryMs2,
void 0,{signal:either}).catch(()=>{})}return!0}function tooLong({lines,folder},label,what,limit){return new CaptureError(
{id:"time-limit",what:`${what} took longer than ${String(limit)}.`,where:`${label} (workload.time-limit)`,why:lastLines(
lines.join(`
`),/^$/),help:`Raise workload.time-limit, or find out what the program is waiting for. The program's full output is in ${folder}\
/ in the run directory.`})}import{randomUUID}from"node:crypto";var inductor=[{folder:["inductor","cache"],files:[{name:/^[0-9a-f]{8,128}$/,content:"json"}]},{folder:["inductor","*"],files:[
{name:/^[0-9a-z]{8,128}\.kernel_perf$/,content:"numbers"},{name:/^[0-9a-z]{8,128}\.best_config$/,content:"json"}]}],triton={
folder:["triton","*"],files:[{name:/^\w{1,150}\.autotune\.json$/,content:"json"}]},xlaFolder=["jax","xla_gpu_per_fusion_\
autotune_cache_dir"],xla=[{folder:[...xlaFolder,"*"],files:[{name:/^[0-9a-f]{32}\.pb$/,content:"any"}]},{folder:xlaFolder,
files:[{name:/^[\w-]{43}=?\.textproto$/,content:"any"}]}],choicePlaces=[...inductor,triton,...xla],mostChoices={files:1e4,
fileBytes:4*2**20,bytes:16*2**20};function findOwnChoices(base,head){let added=[...head.choices.keys()].filter(path=>isConfiguration(
path)&&!base.choices.has(path)),changedKernels=new Set(added.filter(path=>path.endsWith(".autotune.json")).map(fileName)),
sources=Map.groupBy(base.sources,folderOf),isUnused2=path=>{let beside=sources.get(folderOf(path))??[];return beside.length>
0&&!beside.some(source=>head.sources.has(source))};return{base:[...base.choices.keys()].filter(isConfiguration).filter(path=>path.
endsWith(".best_config")?head.choices.has(path)&&isUnused2(path):changedKernels.has(fileName(path))),head:added}}function isConfiguration(path){
return path.endsWith(".best_config")||path.endsWith(".autotune.json")}function folderOf(path){return path.slice(0,path.lastIndexOf(
"/"))}function fileName(path){return path.slice(path.lastIndexOf("/")+1)}import{constants as constants5}from"node:fs";import{mkdir as mkdir3,open as open2,opendir as opendir2,unlink}from"node:fs/promises";
import{basename as basename4,dirname as dirname5,join as join11}from"node:path";var mostEntries=2e5;async function readChoices(folder){let choices=new Map,sources=new Set,left2={entries:mostEntries,bytes:mostChoices.
bytes},refused=0,readPlace=async(handle,path,place)=>{for(let name of await listNames(handle,left2)){name.endsWith(".py")&&
sources.add(join11(path,name));let file=place.files.find(one=>one.name.test(name));if(file===void 0)continue;let content=await readChoice(
inside(handle,name),file);if(content===null?refused+=1:choices.set(join11(path,name),content),left2.bytes-=content?.length??
0,choices.size>mostChoices.files||left2.bytes<0)throw new TooMany}};try{for(let place of choicePlaces)await withFolders(
folder,place.folder,left2,async(handle,path)=>readPlace(handle,path,place))}catch(error){if(!(error instanceof TooMany))
throw error;return{choices:new Map,sources,refused:choices.size+refused}}return{choices,sources,refused}}var TooMany=class extends Error{};
function inside(handle,name){return join11(`/proc/self/fd/${handle.fd}`,name)}async function openFolder(path){let flags=constants5.
O_RDONLY|constants5.O_DIRECTORY|constants5.O_NOFOLLOW;return open2(path,flags).catch(error=>{if(["ENOENT","ENOTDIR","ELO\
OP"].includes(errorCode(error)))return null;throw error})}async function withFolders(root,pattern,left2,use){let enter=async(place,path,[
part,...rest])=>{var _stack=[];try{let handle=__using(_stack,await openFolder(place),!0);if(handle===null)return;if(part===
void 0){await use(handle,path);return}for(let name of part==="*"?await listNames(handle,left2):[part])await enter(inside(
handle,name),join11(path,name),rest)}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,
_hasError);_promise&&await _promise}};await enter(root,"",pattern)}async function listNames(handle,left2){let names=[];for await(let{
name}of await opendir2(inside(handle,".")))if(names.push(name),left2.entries-=1,left2.entries<0)throw new TooMany;return names.
sort()}async function readChoice(path,{content:kind}){let content=await readSmallFile(path,mostChoices.fileBytes);return content===
null||!hasContent[kind](content.toString("utf8"))?null:content}var hasContent={json:text2=>jsonOrNull(text2.replaceAll(/(?<=[:[, ])(?:-?Infinity|NaN)\b/g,
"0"))!==null,numbers:text2=>/^(?:(?:[\d.e+-]{1,32}|inf|nan)\s*){1,2}$/.test(text2),any:()=>!0};async function readSmallFile(path,most){
var _stack=[];try{let flags=constants5.O_RDONLY|constants5.O_NOFOLLOW|constants5.O_NONBLOCK;let file=__using(_stack,await open2(
path,flags).catch(()=>null),!0);let status=await file?.stat();if(file==null||status?.isFile()!==!0||status.nlink!==1||status.
size>most)return null;let{buffer,bytesRead}=await file.read({buffer:Buffer.alloc(status.size),position:0});return buffer.
subarray(0,bytesRead)}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&
await _promise}}var tunedFolders=["inductor","triton","jax"];async function replaceCaches(folder,choices,isolation){for(let name of tunedFolders){
let problem=await removeDirectory(join11(folder,name));if(problem!==null)throw new ToolError({what:"Can't empty the cach\
es of the program's autotuners.",where:join11(folder,name),why:problem,help:"Find out what keeps the folder in use. With\
 compare.caches=separate, caches stay as the program leaves them."});await makeFolder(join11(folder,name),isolation)}let made=new Set(
tunedFolders),makeParents=async path=>{let parent=dirname5(path);made.has(parent)||(await makeParents(parent),await makeFolder(
join11(folder,parent),isolation),made.add(parent))};for(let[path,content]of choices){var _stack=[];try{await makeParents(
path);let file=__using(_stack,await open2(join11(folder,path),"wx",420),!0);await file.writeFile(content);await giveToIsolatedUser(
join11(folder,path),isolation)}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);
_promise&&await _promise}}}async function makeFolder(path,isolation){await mkdir3(path),await giveToIsolatedUser(path,isolation)}
async function removeChoices(folder,paths){let names=Map.groupBy(paths,path=>dirname5(path));for(let[parent,files]of names)
await withFolders(folder,parent.split("/"),{entries:mostEntries},async handle=>{for(let file of files)await unlink(inside(
handle,file.slice(parent.length+1))).catch(ignoreMissing)})}function ignoreMissing(error){if(errorCode(error)!=="ENOENT")
throw error}var kernelLine=/^def (triton_\w{1,200})\(/gm,graphLine=/^async_compile\b/m,largestSource=2**20;async function readKernelNames(folder,paths){
let names=new Set;for(let path of paths)path.endsWith(".autotune.json")&&names.add(basename4(path,".autotune.json"));let folders=new Set(
paths.filter(path=>path.endsWith(".best_config")).map(path=>dirname5(path)));for(let path of folders)await withFolders(folder,
path.split("/"),{entries:mostEntries},async handle=>{for(let name of await listNames(handle,{entries:mostEntries}))for(let kernel of name.
endsWith(".py")?await readKernels(inside(handle,name)):[])names.add(kernel)});return[...names].sort()}async function readKernels(path){
let source=(await readSmallFile(path,largestSource))?.toString("utf8")??"";return graphLine.test(source)?[]:[...source.matchAll(
kernelLine)].map(([,name=""])=>name)}function newTuning(folder){return{folder,draw:null,isStarted:!1,given:{choices:new Map,sources:new Set},own:[],ownKernels:[]}}
async function clearCaches({tuning,session}){tuning!==null&&await replaceCaches(tuning.folder,new Map,session.isolation)}
async function startTuned(side,first){let{tuning,session}=side;if(tuning===null||tuning.isStarted)return{side,started:await first.
start()};let{context,budget,isolation}=session,sinceMs=context.clock.monotonicMs(),started=await first.start();if(!first.
isReal(started))return{side,started};let{choices}=await readSide(side,tuning),isTuned=[...choices.keys()].some(path=>!tuning.
given.choices.has(path)),later={...side,tuning:{...tuning,isStarted:!0,draw:drawOf(tuning,choices)}};return isTuned?(context.
log.info(`In this start, autotuners chose kernels by measuring them (${counted(choices.size,"file")}). It doesn't count;\
 the next start uses the choices.`),await first.setAside(),await replaceCaches(tuning.folder,choices,isolation),budget.leaveOut(
context.clock.monotonicMs()-sinceMs),{side:later,started:await first.start()}):{side:later,started}}function drawOf({draw},choices){
return draw??(choices.size===0?null:randomUUID())}async function readSide({name,session},{folder}){let found=await readChoices(
folder);return found.refused>0&&await session.warn(`We left out ${counted(found.refused,"file")} in the ${name}'s caches\
, although named like an autotuner's choice: a link, too large, too many, or not JSON. Kernels may be tuned differently \
on each side.`),found}async function giveChoices(base,head){if(base.tuning===null||head.tuning===null)return head;let given=await readSide(
base,base.tuning);return await replaceCaches(head.tuning.folder,given.choices,head.session.isolation),{...head,tuning:{...head.
tuning,draw:base.tuning.draw,given}}}async function splitChoices({base,head}){if(base.tuning===null||head.tuning===null)
return{base,head};let found=await readSide(head,head.tuning),own=findOwnChoices(head.tuning.given,found),draw=drawOf(head.
tuning,found.choices);return{base:{...base,tuning:await withOwn(base.tuning,own.base)},head:{...head,tuning:await withOwn(
{...head.tuning,draw,isStarted:!0},own.head)}}}async function withOwn(tuning,own){return{...tuning,own,ownKernels:await readKernelNames(
tuning.folder,own)}}async function forgetOwnChoices({tuning}){tuning!==null&&await removeChoices(tuning.folder,tuning.own)}async function addPairs(given,plan,pairs){let{head,base}=given,{session}=head.side,asked=Math.max(plan.rounds,head.rounds.
length+pairs),step=stepOf(plan,measuredBase(given)===null?1:2),planned=turns(head.rounds.length,pairs,plan.roundsOfLoad??
1);for(let[index,{name,rounds,begins}]of planned.entries()){let other=measuredBase({base});if(begins&&!session.budget.mayBegin(
step)){let left2=planned.slice(index).filter(turn=>turn.name==="head"||other!==null);session.progress.expect(-startsOf(left2,
plan));break}if(name==="head"){let added=await addHeadTurn({head,base},plan,rounds);if({head,base}=added,added.failed!==
null)return keepMeasured({head,base},asked,added.failed)}else if(other!==null){let{measured:measured3,failure:failure2}=await addTurn(
other,plan,rounds);if(base=failure2??measured3,failure2===null)continue;await sayWithoutBase(session,failure2),session.progress.
expect(-startsOf(planned.slice(index+1).filter(isOfBase),plan))}}return{head,base,failed:null}}async function keepMeasured(sides,asked,failed3){
let{head}=sides,whole=head.rounds.length;if(whole===0)throw failed3;await dropFailedRound(head);let other=measuredBase(sides),
base=other===null?sides.base:await keepRounds(other,whole,"unpaired");return await head.side.session.warn(`Round ${whole+
1} of ${asked} failed, so the results use only the ${whole===1?"round":`${whole} rounds`} before it.`),{head,base,failed:failed3}}
async function addMorePairs(given,plan,pairs){let{head,base}=given,{session}=head.side,asked=head.rounds.length+pairs;for(let{
name,rounds,begins}of turns(head.rounds.length,pairs,plan.roundsOfLoad??1)){if(begins&&!session.budget.mayBegin(stepOf(plan,
2)))break;let{measured:measured3,failure:failure2}=await addTurn(name==="head"?head:base,plan,rounds);if(name==="head"?head=
measured3:base=measured3,failure2===null)continue;if(name==="head")return keepMeasured({head,base},asked,failure2);let whole=base.
rounds.length;head=await keepRounds(head,whole,"unpaired"),await session.warn(`The base failed in round ${whole+1}, so w\
e couldn't measure more rounds. We use the ${counted(whole,"round")} per side measured before that. ${reasonsOf(failure2)}`);
break}return{head,base,failed:null}}function stepOf({captures,roundsOfLoad},sides){return{leg:"rounds",starts:sides*(roundsOfLoad===
null?captures.length:1)}}function turns(first,pairs,ofTurn){let before=Math.ceil(first/ofTurn);return Array.from({length:Math.
ceil(pairs/ofTurn)},(_,index)=>{let rounds=Math.min(ofTurn,pairs-index*ofTurn);return((before+index)%2===0?["base","head"]:
["head","base"]).map((name,at)=>({name,rounds,begins:at===0}))}).flat()}function isOfBase({name}){return name==="base"}function startsOf(turns2,{
captures}){return captures.length*turns2.reduce((sum,{rounds})=>sum+rounds,0)}async function addHeadTurn(sides,plan,rounds){
let{head,base}=sides,pair=measuredBase(sides),isFirst=pair!==null&&head.side.tuning?.isStarted===!1;try{isFirst&&(head={
...head,side:await giveChoices(pair.side,head.side)});let{measured:measured3,failure:failure2}=await addTurn(head,plan,rounds);
if(head=measured3,failure2!==null)return{head,base,failed:failure2};if(isFirst){let split=await splitChoices({base:pair.
side,head:head.side});head={...head,side:split.head},base={...pair,side:split.base}}return{head,base,failed:null}}catch(error){
return{head,base,failed:asFailure(error)}}}async function addTurn(given,plan,rounds){let measured3=given;try{await openKeptFolder(
given.side);try{await forgetOwnChoices(given.side),plan.roundsOfLoad===null?measured3=await addStartedRound(given,plan):
await addStartedLoad(given,plan,rounds,more=>{measured3=more})}finally{await given.side.kept?.close()}return{measured:measured3,
failure:null}}catch(error){return{measured:measured3,failure:asFailure(error)}}}async function addStartedRound(given,plan){
let{tuning}=given.side,more=await addRound(given,plan,{load:null,make:async(side,capturePlan,round)=>{let{side:tuned,started}=await startBase(
{...side,tuning},{start:async()=>capture(side,capturePlan,round),isReal:({failure:failure2})=>failure2===null,setAside:async()=>{
await setAside(side,`round-${round}`,"tuning","tuning")}});return{tuning}=tuned,started}});return{...more,side:{...more.
side,tuning}}}async function addStartedLoad(given,plan,count2,added){let load=(given.rounds.at(-1)?.load??0)+1,measured3=given,
{side}=await startBase(given.side,{start:async()=>addLoad(given,plan,{load,count:count2},more=>{measured3=more,added(more)}),
isReal:()=>!0,setAside:async()=>{given.side.session.progress.expect(count2*plan.captures.length),await keepRounds(measured3,
given.rounds.length,"tuning"),await setAside(given.side,`load-${load}`,"tuning","tuning"),added(given)}});added({...measured3,
side:{...measured3.side,tuning:side.tuning}})}async function startBase(side,first){return side.name==="base"?startTuned(
side,first):{side,started:await first.start()}}async function addLoad(given,plan,{load,count:count2},added){let side=startedFor(
given.side,"rounds"),place={label:sideLabel(side,`load ${load}`),folder:join12(side.name,`load-${load}`)},addRounds=async make=>{
let measured3=given;for(let made=0;made<count2;made+=1)measured3=await addRound(measured3,plan,{load,make}),added(measured3)};
side.config.workload.server.command===null?await withProgram(side,place,async program=>addRounds(async(_,capturePlan,round)=>captureTurn(
program,capturePlan,round))):await withLoad(side,place,async server=>addRounds(async(_,capturePlan,round)=>captureServer(
server,capturePlan,round)))}async function sayWithoutBase({warn},failure2){await warn(`We couldn't measure the base, so \
we measure only the head. ${reasonsOf(failure2)}`)}async function orOwnFault(step){try{return await step()}catch(error){
return asFailure(error)}}function reasonsOf(error){let reasons=error.failures.map(({message})=>message);return[diagnosticText(
{...error,help:null}),...reasons].join(" ")}import{constants as constants6}from"node:fs";import{lstat as lstat2,readdir as readdir3,rename,rm as rm3}from"node:fs/promises";
import{basename as basename5,join as join13,resolve as resolve3}from"node:path";var deletingSuffix=".deleting",silenceMs=24*3600*1e3,anyRunRecordSchema=object({schemaVersion:number().int(),tool:object(
{name:string().startsWith("llm-profile")}),state:_enum(["running","passed","failed","stopped"]).or(string().transform(()=>null)),
process:processIdentitySchema.optional(),failure:object({id:string().nullable()}).nullable().catch(null).optional()});async function storedRuns(out,now){
let runs=[];for(let name of await foldersIn(out,"none")){let isHalfDeleted=name.endsWith(deletingSuffix);if(!runDirectoryPattern.
test(isHalfDeleted?name.slice(0,-deletingSuffix.length):name))continue;let found=await readAnyRecord(join13(out,name));if(found===
null)continue;let{state,mayRun}=stateOf(found,now);runs.push({name,isHalfDeleted,state,mayRun:mayRun&&!isHalfDeleted,failureId:found.
record.failure?.id??null})}return runs.sort((a,b)=>a.name<b.name?1:-1)}function oldRuns(runs,{keep,olderThanMs},current,now){
let whole=runs.filter(({isHalfDeleted})=>!isHalfDeleted),others=whole.filter(({name})=>name!==current),newest=keep===null?
0:Math.max(0,keep-(whole.length-others.length)),old=others.slice(newest).filter(({name})=>olderThanMs===null||now.getTime()-
runStart(name).getTime()>olderThanMs);return[...runs.filter(({isHalfDeleted})=>isHalfDeleted),...old]}async function pruneRuns(out,keep,current,now){
let runs=await storedRuns(out,now),names=oldRuns(runs,{keep,olderThanMs:null},basename5(resolve3(current)),now).filter(({
mayRun})=>!mayRun).map(({name})=>name);return deleteRuns(out,names)}async function deleteRuns(out,names){let deleted=[],
failed3=[];for(let name of names.toSorted())try{await deleteRun(out,name),deleted.push(name.replace(deletingSuffix,""))}catch(error){
errorCode(error)!=="ENOENT"&&failed3.push({name,why:errorMessage(error)})}return{deleted,failed:failed3}}async function storedJson(out,name,file){
let found=await readOwn(join13(out,name,file));return found===null?null:jsonOrNull(found.text)}async function diskUse(path){
let status=await lstat2(path).catch(()=>null);if(status===null)return 0;let bytes=status.blocks*512;if(!status.isDirectory())
return bytes;for(let name of await readdir3(path).catch(()=>[]))bytes+=await diskUse(join13(path,name));return bytes}function stateOf({
record:record2,changedMs},now){if(record2.state!=="running")return{state:record2.state,mayRun:!1};let seen=record2.process===
void 0?"gone":liveness(record2.process),isSilent=now.getTime()-changedMs>=silenceMs;return{state:seen==="gone"?"did-not-\
finish":"running",mayRun:seen==="alive"||!isSilent}}async function readAnyRecord(path){let found=await readOwn(join13(path,
runRecordFile)),parsed=found===null?null:anyRunRecordSchema.safeParse(jsonOrNull(found.text));return found!==null&&parsed?.
success===!0?{record:parsed.data,changedMs:found.changedMs}:null}async function readOwn(file){return readRegularFile(file,
largestRunRecord,constants6.O_NOFOLLOW).catch(()=>null)}async function deleteRun(out,name){let doomed=join13(out,name.endsWith(
deletingSuffix)?name:name+deletingSuffix);name.endsWith(deletingSuffix)||await rename(join13(out,name),doomed);for(let entry of await readdir3(
doomed))entry!==runRecordFile&&await rm3(join13(doomed,entry),{recursive:!0,force:!0});await rm3(doomed,{recursive:!0,force:!0})}import{dirname as dirname6,resolve as resolve4}from"node:path";var busyMemoryBytes=2**30,busyUtilization=.05,orWithoutGpu="For a program without GPU kernels, set require-kernels to fa\
lse.",checkGpu=async context=>{if(await needsNoGpu(context))return[ok("gpu","No usable GPU found. The run doesn't need o\
ne, because require-kernels is false.")];let answer=await context.gpus();if(answer.kind==="failed")return[failure("gpu",
`nvidia-smi failed: ${answer.why}`,`Run nvidia-smi on the host to check the driver, and make sure that the container's l\
ibraries have the same version. ${orWithoutGpu}`)];if(answer.kind==="absent")return[await hasDriver(context)?driverWithoutSmi:
noGpu("No nvidia-smi and no NVIDIA driver found.")];let{gpus,cuda}=answer;if(gpus.length===0)return[noGpu("nvidia-smi do\
esn't list any GPU.")];let{gpuIndex}=context;if(gpuIndex!==null&&!gpus.some(({index})=>index===gpuIndex)){let indices=gpus.
map(({index})=>index).join(", ");return[failure("gpu",`GPU ${gpuIndex} doesn't exist; nvidia-smi lists ${indices}.`,"Set\
 workload.gpu to the index of an existing GPU.")]}return gpus.map(gpu=>{let memory=gpu.memoryTotalBytes===null?"memory u\
nknown":sizeText(gpu.memoryTotalBytes);return ok("gpu",`GPU ${gpu.index}: ${gpu.name}, ${memory}, driver ${gpu.driver??"\
unknown"}, CUDA ${cuda??"unknown"}.`)})},checkGpuBusy=async context=>{let answer=await context.gpus();return answer.kind!==
"gpus"?[]:answer.gpus.filter(({index})=>context.gpuIndex===null||index===context.gpuIndex).map(busyFinding)};function busyFinding(gpu){
let{memoryUsedBytes:used,utilizationRatio:utilization}=gpu,figures=[`memory in use ${used===null?"unknown":sizeText(used)}`,
`utilization ${utilization===null?"unknown":`${Math.round(utilization*100)}%`}`].join(", ");return(used??0)>busyMemoryBytes||
(utilization??0)>busyUtilization?warning("gpu-busy",`GPU ${gpu.index} is in use: ${figures}. The workload's kernels will\
 wait for the other work, so times will vary.`,"Wait for the other work to finish, or choose another GPU (workload.gpu).\
 The other process may be in another container."):used===null&&utilization===null?warning("gpu-busy",`Can't tell if GPU ${gpu.
index} is in use: ${figures}.`,"Make sure that nobody else is using the GPU."):ok("gpu-busy",`GPU ${gpu.index} is idle: ${figures}\
.`)}var driverWithoutSmi=warning("gpu","Found an NVIDIA driver but no nvidia-smi, so we can't check the GPU, its memory,\
 or who is using it.","Set NVIDIA_DRIVER_CAPABILITIES=compute,utility for the container.");function noGpu(message){return failure(
"gpu",`${message} llm-profile can't capture kernels.`,`Use a machine with an NVIDIA GPU; a container needs --gpus all. ${orWithoutGpu}\
 You can analyze recorded reports anywhere.`)}var scarceBytes=5*2**30,tooLittleBytes=2**29,checkDisk=async context=>[await room(
context,"disk-out","output folder",context.out,"Free up space (`llm-profile prune`), lower keep-runs, or set `out` to an\
other disk."),await room(context,"disk-temporary","temporary folder",context.temporaryDirectory,"Free up space, or set T\
MPDIR to another disk. nsys keeps its raw data there.")];async function room(context,check,what,path,help){let free=await context.
freeBytes(await existing(path)),message=`${sizeText(free)} free in the ${what}`;return free<tooLittleBytes?failure(check,
`${message}; a run needs at least ${sizeText(tooLittleBytes)}.`,help):free<scarceBytes?warning(check,`${message}; a larg\
e capture needs ${sizeText(scarceBytes)}.`,help):ok(check,`${message}.`)}async function existing(path){for(let folder=resolve4(
path);;folder=dirname6(folder))if(await exists(folder)||folder===dirname6(folder))return folder}var checkIsolation=async context=>{
try{let{kind,note}=await context.isolation();return kind==="pid-namespace"?[ok("isolation",note)]:[warning("isolation",note,
kind==="none"?"Start the container with --cap-add=SYS_ADMIN --security-opt apparmor=unconfined. Without these options, a\
 report may contain the environments of all visible processes.":"This isolation level is fine. To get a PID namespace, s\
tart the container with --cap-add=SYS_ADMIN --security-opt apparmor=unconfined.")]}catch(thrown){let error=asFailure(thrown),
message=diagnosticText({...error,help:null});return[failure("isolation",message,error.help??"Set isolation to auto.")]}};var checkEngine=async context=>{let evidence=await context.engine(),engine=findEngine(evidence);if(engine===null)return[];
let{problem,name,version}=engine,found=[];problem!==null&&evidence.ranges.length>0&&found.push(warning("engine",problem.
why,problem.help));let runner=otherRunner(evidence);runner!==null&&found.push(warning("engine",runner,"The preset vllm-p\
rofiler measures the runner that vLLM uses by default."));let nvtx=await silentNvtx(context,evidence);nvtx!==null&&found.
push(nvtx);let said=version===null?`${name} (unknown version).`:`${name} ${version}.`;return found.length>0?found:[ok("e\
ngine",said)]},checkAutotuners=async context=>{let{pythonPackages}=await context.engine(),found=["torch","triton","jax"].
flatMap(name=>{let version=pythonPackages?.[name];return version===void 0?[]:[`${name} ${version}`]});if(found.length===
0)return[];let what=`Autotuners: ${found.join(", ")}. By default, \`run --base\` gives both sides the same choices.`;return[
ok("autotuners",what)]};async function silentNvtx(context,{pythonPackages,ranges}){let{presence}=await context.nsys(),nvtx=pythonPackages?.
nvtx??"",nsys=presence.state==="present"?presence.version??"":"";return!ranges.some(text2=>/^(?:gpu_model_runner: |scheduler\.)/.
test(text2))||!isAtLeast(nvtx,[0,2,12])||nsys===""||isAtLeast(nsys,[2023,5,0])?null:warning("engine",`These ranges come \
from the Python package nvtx ${nvtx}, which emits nothing under nsys ${nsys}.`,"Use a newer nsys, or nvtx older than 0.2\
.12.")}function isAtLeast(version,least){let parts=/^\d+(?:\.\d+)*/.exec(version)?.[0].split(".").map(Number);if(parts===
void 0)return!1;let differs=least.findIndex((number2,index)=>(parts[index]??0)!==number2);return differs===-1||(parts[differs]??
0)>(least[differs]??0)}import{readFile as readFile3}from"node:fs/promises";import{join as join14}from"node:path";var install="Kernel metrics need ncu: install Nsight Compute (package nsight-compute) or set ncu.path. To skip kernel me\
trics, set ncu.enabled=false.",installOrGoOn=`${install} To continue with a warning, set ncu.unavailable=warn.`,checkNcu=async context=>{
if(context.ncuNeed==="none")return[];if(context.ncuNeed==="wanted"&&await needsNoGpu(context))return[];let{presence}=await context.
ncu(),unusable=message=>context.ncuNeed==="required"?failure("ncu",message,installOrGoOn):warning("ncu",message,install);
return presence.state==="absent"?[unusable(`Can't find ${context.ncuPath} on this machine.`)]:presence.state==="broken"?
[unusable(`${context.ncuPath} doesn't work here. ${presence.why}`)]:[ok("ncu",`Nsight Compute ${presence.version??"(unkn\
own version)"}.`)]},sysAdmin=1n<<21n,checkCounters=async context=>{if(context.ncuNeed==="none")return[];let setting=await adminOnly(
context);if(setting==="no driver")return[];if(setting==="everyone")return[ok("ncu-counters","The driver lets every user \
read GPU counters.")];let help="ncu fails with ERR_NVGPUCTRPERM. Start the container with --cap-add=SYS_ADMIN, or set th\
e driver option NVreg_RestrictProfilingToAdminUsers=0 on the host (/etc/modprobe.d, then reload the driver).";return setting===
"unknown"?[warning("ncu-counters","Can't tell who may read GPU counters.",help)]:await haveSysAdmin(context)?await isolationKind(
context)==="unprivileged-user"?[warning("ncu-counters","Only administrators may read GPU counters, but this isolation le\
vel runs the profilers as an unprivileged user.",`${help} Or allow PID namespaces (--security-opt apparmor=unconfined).`)]:
[ok("ncu-counters","Only administrators may read GPU counters. llm-profile may, because it has CAP_SYS_ADMIN.")]:[warning(
"ncu-counters","Only administrators may read GPU counters, and llm-profile doesn't have CAP_SYS_ADMIN.",help)]};async function adminOnly(context){
let parameters=await readFile3(join14(context.proc,"driver/nvidia/params"),"utf8").catch(()=>null);if(parameters===null)
return(await context.gpus()).kind==="gpus"?"unknown":"no driver";let value=/^RmProfilingAdminOnly:\s*(\d)/m.exec(parameters)?.[1];
return value===void 0?"unknown":value==="0"?"everyone":"administrators"}async function haveSysAdmin(context){let status=await readFile3(
join14(context.proc,"self/status"),"utf8").catch(()=>""),mask=/^CapEff:\s*([0-9a-f]+)/m.exec(status)?.[1];return mask!==
void 0&&(BigInt(`0x${mask}`)&sysAdmin)!==0n}async function isolationKind(context){try{return(await context.isolation()).
kind}catch(error){return asFailure(error),null}}import{stat as stat2}from"node:fs/promises";import{resolve as resolve5}from"node:path";var checkPrograms=async context=>{let findings=[];for(let program of context.programs)await isFound(context,program)||findings.
push(await explainMissing(context,program));return findings};async function isFound(context,{name,form}){let{runTool,workloadEnvironment:workloadEnvironment2,
workingDirectory:cwd}=context,environment={PATH:usualPath,...workloadEnvironment2};return await resolveProgram(name,environment.
PATH,cwd)!==null?!0:form==="list"?!1:(await runTool({tool:"bash",argv:["bash","-c",'type -- "$1"',"bash",name],cwd,environment,
timeLimitMs:1e4})).exitCode===0}async function explainMissing({workingDirectory:workingDirectory2},{key,name}){let shown=plainText(
name),path=resolve5(workingDirectory2,name),isPath=name.includes("/"),file=await stat2(path).catch(()=>null),interpreter=`\
put its interpreter (python3, bash) first in ${key}`;if(isPath&&file?.isFile()===!0)return failure("program",`The progra\
m ${shown} isn't executable.`,`Run \`chmod +x ${shown}\`, or ${interpreter}.`);if(isPath&&file?.isDirectory()===!0)return failure(
"program",`The program ${shown} is a folder.`,`Fix ${key}.`);let where2=isPath?`in ${workingDirectory2}`:"on the workloa\
d's PATH",what=`Can't find the program ${shown} ${where2}.`;return file?.isFile()===!0?failure("program",`${what} The wo\
rking directory has a file with this name.`,await isExecutable(path)?`Write ./${shown} in ${key}.`:`To run this file, ${interpreter}\
.`):/\s/.test(name)?failure("program",`${what} The name contains spaces.`,`If this is a whole command, leave out the quo\
tes: \`-- ${shown}\`. In a file, make each word of ${key} an item of the list.`):failure("program",what,`Fix ${key}, or \
make sure that the program is installed and executable.${key==="workload.setup"?"":" workload.setup can install or build\
 it."}`)}import{mkdtemp as mkdtemp4,rm as rm4,stat as stat3}from"node:fs/promises";import{basename as basename6,join as join15}from"node:path";
import{DatabaseSync}from"node:sqlite";var install2="Install Nsight Systems (package nsight-systems-cli from NVIDIA's repository, or scripts/install-nsys.sh on\
 Debian), or set nsys.path to the program.",oldestYear=2021,checkNsys=async context=>{let{presence}=await context.nsys();
if(presence.state==="absent")return[failure("nsys",`Can't find ${context.nsysPath} on this machine.`,install2)];if(presence.
state==="broken")return[failure("nsys",`${context.nsysPath} doesn't work here. ${presence.why}`,install2)];if(presence.version===
null){let said=presence.versionOutput.trim().slice(0,200);return[warning("nsys",`${context.nsysPath} doesn't report its \
version: ${said}`,"Check that nsys.path points to nsys.")]}if(Number(presence.version.split(".")[0])<oldestYear){let what=`\
Nsight Systems ${presence.version} is too old; llm-profile needs ${oldestYear} or newer.`;return[failure("nsys",what,install2)]}
return[ok("nsys",`Nsight Systems ${presence.version}.`)]},checkImporter=async context=>{let{presence,importer}=await context.
nsys();return presence.state!=="present"?[]:importer!==null?[ok("nsys-importer",`Importer: ${importer}.`)]:[warning("nsy\
s-importer","No QdstrmImporter found next to nsys. Captures may fail with `The importer binary and its dependencies were\
 not found`.","Install the complete package: the folder host-linux-x64 belongs next to target-linux-x64. The importer ne\
eds libdw1, libpfm4, and libssh.")]},checkEnvironment=async context=>{if((await context.nsys()).presence.state!=="presen\
t")return[];let result=await call(context,"nsys status",[context.nsysPath,"status","--environment"]),bad=result.stdout.split(
`
`).map(line=>line.trim()).filter(line=>/:\s*(Fail|No)\b/i.test(line)),help="Capturing kernels and NVTX ranges works with\
out CPU sampling. Finding lines needs kernel.perf_event_paranoid set to 2 or less, and a container that allows perf_even\
t_open.";return bad.length>0?[warning("nsys-environment",`nsys status --environment: ${bad.join("; ")}.`,help)]:result.exitCode!==
0?[warning("nsys-environment",`nsys status: ${wordsOf(result)}`,help)]:[ok("nsys-environment","nsys status --environment\
 reports no failures.")]},checkCudaVersion=async context=>{let[{presence,newestCuda},gpus]=await Promise.all([context.nsys(),
context.gpus()]);if(presence.state!=="present"||presence.version===null||gpus.kind!=="gpus"||gpus.cuda===null)return[];let driver=parseCudaVersion(
gpus.cuda),known=newestCuda??newestCudaKnown(presence.version);if(driver===null||known===null)return[];let limit=`nsys ${presence.
version} knows CUDA up to ${known.major}.${known.minor}`;return compareCuda(driver,known)<=0?[ok("nsys-cuda",`${limit}; \
the driver supports up to ${gpus.cuda}.`)]:[warning("nsys-cuda",`${limit}, but the driver supports up to ${gpus.cuda}. n\
sys can lose kernels of programs built with a newer CUDA: the report then has \`Unknown runtime API function index\`, and \
the capture fails.`,`Programs built with CUDA ${known.major}.${known.minor} or older aren't affected. For programs built\
 with a newer CUDA, install a newer nsys.`)]},report="cuda_gpu_kern_sum",checkStats=async context=>{let{presence,reports}=await context.
nsys();if(presence.state!=="present")return[];let folder=await mkdtemp4(join15(context.toolEnvironment.TMPDIR??context.temporaryDirectory,
"nsys-stats-"));try{let empty=join15(folder,"empty.sqlite");writeEmptyExport(empty);let name=reports.length===0||reports.
includes(report)?report:"gpukernsum",argv=[context.nsysPath,"stats","--report",name,"--format","csv","--output","-",empty],
result=await call(context,"nsys stats",argv),said=`${result.stdout}
${result.stderr}`;if(/internal error|No module named|could not be found/.test(said))return[failure("nsys-stats",`nsys st\
ats can't create reports. ${wordsOf(result)}`,"Reinstall Nsight Systems, because its Python helpers (python/lib/nsysstat\
s.py) or its reports folder is missing.")];if(/SKIPPED/.test(said)){let count2=reports.length===0?"":` ${reports.length}\
 reports.`;return[ok("nsys-stats",`nsys stats works.${count2}`)]}return[warning("nsys-stats",`Can't tell if nsys stats w\
orks. ${wordsOf(result)}`,"If a capture fails at `nsys stats`, reinstall Nsight Systems.")]}finally{await rm4(folder,{recursive:!0,
force:!0})}};function writeEmptyExport(path){let database=new DatabaseSync(path);try{database.exec("CREATE TABLE StringI\
ds (id INTEGER PRIMARY KEY, value TEXT); CREATE TABLE META_DATA_EXPORT (name TEXT, value TEXT);")}finally{database.close()}}
var reinstall="Install the complete Nsight Systems package and its libraries; on Debian, scripts/install-nsys.sh does th\
is. To see missing libraries, run `ldd` on QdstrmImporter in nsys's host-linux-* folder.",attempts=2,endAgentMs=2e3,checkReport=async context=>{
if((await context.nsys()).presence.state!=="present")return[];let folder=await mkdtemp4(join15(context.temporaryDirectory,
"nsys-report-"));try{let report2=await record(context,folder,attempts);if(!report2.made)return[failure("nsys-report",`ns\
ys profile doesn't create a report. ${wordsOf(report2.result)}`,reinstall)];let database=join15(folder,"check.sqlite"),argv=[
context.nsysPath,"export","--type=sqlite",`--output=${database}`,report2.path],exported=await call(context,"nsys export",
argv);return exported.exitCode!==0||await bytesOf(database)===0?[failure("nsys-report",`nsys export can't read nsys's ow\
n report. ${wordsOf(exported)}`,reinstall)]:[ok("nsys-report","nsys can record, import, and export.")]}finally{await killTree(
{roots:[],marker:markerOf(folder),uid:null},endAgentMs),await rm4(folder,{recursive:!0,force:!0})}};async function record(context,folder,attemptsLeft){
let name=`check-${attemptsLeft}`,path=join15(folder,`${name}.nsys-rep`),quiet=["--trace=none","--sample=none","--cpuctxs\
w=none",`--session-new=${basename6(folder)}-${attemptsLeft}`],argv=[context.nsysPath,"profile",...quiet,`--output=${join15(
folder,name)}`,"sleep","0.5"],result=await call(context,"nsys profile",argv,{marker:markerOf(folder)}),made=result.exitCode===
0&&await bytesOf(path)>0;return made||attemptsLeft<=1?{path,made,result}:record(context,folder,attemptsLeft-1)}function markerOf(folder){
return`${basename6(folder)}.`}async function bytesOf(path){return(await stat3(path).catch(()=>null))?.size??0}var toolChecks=[checkNsys,checkImporter,checkStats,checkEnvironment,checkNcu,checkCounters,checkGpu,checkGpuBusy,checkCudaVersion],
programChecks=[checkEngine,checkAutotuners,checkIsolation],fileChecks=[checkPrograms,checkDisk],buildChecks=[checkNsys,checkImporter,
checkStats,checkReport,checkNcu];async function runPreflight(context,early){return[...await runToolChecks(context,early),
...await runFileChecks(context)]}async function runFileChecks(context){return runChecks(context,fileChecks)}async function runToolChecks(context,early){
let before=await runChecks(context,early);return runChecks(context,[...toolChecks,async()=>before,...programChecks])}async function runChecks(context,checks){
return(await allOf(checks.map(async check=>check(context)))).flat().map(asFinding)}function asFinding(finding){return{...finding,
blocksRun:finding.severity==="error"}}async function runBuildChecks(machine,requireNcu){let context={...machine,ncuNeed:buildNeed(
machine.ncuNeed,requireNcu),requireKernels:!0},findings=[];for(let check of buildChecks)findings.push(...(await check(context)).
map(asFinding));return findings}function buildNeed(need,requireNcu){return requireNcu?"required":need==="required"?"want\
ed":need}function preflightError(findings){let errors=findings.filter(({severity})=>severity==="error").map(errorOf),[first,
...others]=errors;return first===void 0||others.length===0?first??null:new ToolError({id:first.id,what:`${counted(errors.
length,"problem")} on this machine would prevent the run or leave its captures empty:`,failures:errors})}function errorOf(finding){
let{id,what,where:where2,why,help}=finding;return new ToolError({id:`preflight-${id}`,what,where:where2,why,help:help??"\
Run `llm-profile doctor`."})}import{readdir as readdir4,readFile as readFile4}from"node:fs/promises";import{join as join16}from"node:path";var variables=[{name:"CUDA_INJECTION64_PATH",why:"it makes the CUDA driver load another tool's library",help:"Unset CUDA\
_INJECTION64_PATH for the workload, because only one profiler at a time can trace CUDA in a process."},{name:"NVTX_INJEC\
TION64_PATH",why:"NVTX calls go to another tool's library instead of nsys",help:"Unset NVTX_INJECTION64_PATH for the wor\
kload, or nsys won't see any ranges."},{name:"KINETO_USE_DAEMON",why:"PyTorch's profiler accepts requests from other pro\
cesses",help:"Unset KINETO_USE_DAEMON for the workload, or make sure nobody requests a trace during the run."},{name:"NS\
YS_PROFILING_SESSION_ID",why:"llm-profile itself is running under nsys",help:"Don't run llm-profile under nsys. llm-prof\
ile starts its own nsys for each capture."},{name:"SCOREP_CUDA_ENABLE",why:"Score-P records CUDA",help:"Unset SCOREP_CUD\
A_ENABLE for the workload, because only one profiler at a time can trace CUDA in a process."}],preloaded=/cupti|libToolsInjection|nvperf|libscorep|libTAU|libhpcrun|libvtune|libextrae|libcudatrace/i,
programs=[{name:/^nsys(-launcher)?$/,why:"another recording affects the measured times",help:"Wait for that capture to f\
inish, or kill it if it was left behind. To prevent this, run one job at a time."},{name:/^ncu$/,why:"another ncu serial\
izes kernels and locks clocks",help:"Wait for that ncu process to finish, or kill it if it was left behind. To prevent t\
his, run one job at a time."},{name:/^(?:nv-hostengine|dcgm-exporter)$/,why:"DCGM's profiling metrics use the counters t\
hat ncu needs",help:"Run `dcgmi profile --pause` on the host before a run with ncu, and `dcgmi profile --resume` afterwa\
rd. Kernel times aren't affected."},{name:/^nvidia-cuda-mps/,why:"under MPS the kernels of several clients run in one co\
ntext",help:"If nobody needs MPS, stop it: `echo quit | nvidia-cuda-mps-control`. Otherwise, measure on a GPU without MP\
S."}],checkSubscribers=async context=>{let inEnvironment=variables.filter(({name})=>isSet(context.workloadEnvironment[name])).
map(({name,why,help})=>warning("other-profilers",`${name} is set: ${why}.`,help)),inPreload=(context.workloadEnvironment.
LD_PRELOAD??"").split(/[\s:]+/).filter(library=>preloaded.test(library)).map(library=>warning("other-profilers",`LD_PREL\
OAD loads ${library}, part of another profiler.`,"Remove the library from LD_PRELOAD.")),running=await seenPrograms(context),
inProcesses=programs.flatMap(({name,why,help})=>{let seen=running.filter(({comm})=>name.test(comm));return seen.length===
0?[]:[warning("other-profilers",`${runningText(seen)}: ${why}.`,help)]}),found=[...inEnvironment,...inPreload,...inProcesses];
return found.length>0?found:[ok("other-profilers","No other profiler found.")]},shownProcesses=5;function runningText(seen){
let names=[...new Set(seen.map(({comm})=>comm))],processes=seen.map(({pid,uid})=>`${String(pid)}${uid===null||uid===process.
getuid?.()?"":` of user ${String(uid)}`}`),noun=seen.length===1?"process":"processes";return`${names.join(", ")} ${names.
length===1?"is":"are"} running (${noun} ${listText(processes,shownProcesses)})`}function isSet(value){return value!==void 0&&
value!==""&&value!=="0"}async function seenPrograms(context){let pids=(await readdir4(context.proc).catch(()=>[])).filter(
name=>/^\d+$/.test(name)).map(Number);return(await Promise.all(pids.map(async pid=>({pid,comm:await isZombie(context,pid)?
"":(await text(context,pid,"comm")).trim(),uid:await userOf(context,pid)})))).sort((a,b)=>a.pid-b.pid)}async function isZombie(context,pid){
return/\) Z /.test(await text(context,pid,"stat"))}async function userOf(context,pid){let uid=/^Uid:\s+(\d+)/m.exec(await text(
context,pid,"status"))?.[1];return uid===void 0?null:Number(uid)}async function text(context,pid,file){return readFile4(
join16(context.proc,String(pid),file),"utf8").catch(()=>"")}function renderPrune(result,layout){let{out,mode,removed,kept,failed:failed3}=result,folder=plainText(out);if(removed.length+
kept.length===0)return`No run directories in ${folder}.`;if(mode==="list")return[...runTable(kept,layout),"",`${heldText(
folder,kept)} To remove old run directories, run \`llm-profile prune --keep 5\` or \`llm-profile prune --older-than 14d\`.`].
join(`
`);let[done,freed]=mode==="dry-run"?["Would remove","That would free"]:["Removed","Freed"];return[...removed.length===0?
["No run directory is old enough to remove."]:[`${done} ${counted(removed.length,"run directory","run directories")}:`,...runTable(
removed,layout),"",`${freed} ${sizeText(bytesOf2(removed))}.`],...result.spared.map(({name,because})=>`${name} stays: ${spareReasons[because]}`),
...failed3.map(({name,why})=>`Can't remove ${name}: ${plainText(why)}`),heldText(folder,kept,mode==="dry-run"?"would use":
"uses")].join(`
`)}var spareReasons={"may-run":"it's still running, or may be running on another machine that shares the folder.",calibration:"\
`compare.calibration` points to a file in this directory."};function diskUseText(out,runs,bytes){let count2=counted(runs,
"run directory","run directories");return`${plainText(out)} uses ${sizeText(bytes)} in ${count2}. \`llm-profile prune\` li\
sts and removes run directories.`}function heldText(folder,runs,verb="uses"){let count2=counted(runs.length,"run directo\
ry","run directories");return`${folder} ${verb} ${sizeText(bytesOf2(runs))} in ${count2}.`}function runTable(runs,layout){
return textTable([left("Started (UTC)"),left("Result"),right("Size"),left("Directory")],runs.map(run2=>[startText(run2.name),
resultText(run2),sizeText(run2.bytes),run2.name]),layout)}function startText(name){return name.replace(/^(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)\d\d.*$/,
"$1-$2-$3 $4:$5")}function resultText({state,verdict,failureId,isHalfDeleted}){if(isHalfDeleted)return"partly removed";if(state===
null)return"from another version";if(state==="passed")return verdict??"not compared";let text2=state.replaceAll("-"," ");
return failureId===null?text2:`${text2}: ${plainText(failureId)}`}function bytesOf2(runs){return runs.reduce((sum,{bytes})=>sum+
bytes,0)}import{dirname as dirname7,join as join17}from"node:path";var filesBefore=[runRecordFile,"config.yaml","inputs.yaml","env.json"];async function tidyUp(context,directory,failure2){
if(failure2 instanceof StoppedError)return;failure2 instanceof LlmProfileError&&await isUnused(directory)&&await removeUnused(
directory,filesBefore)?context.log.info("Nothing was started, so we removed the run directory."):await sayDiskUse(context,
dirname7(directory.path))}async function sayDiskUse({log,clock},out,muchBytes=5e9){let bytes=0,runs=await storedRuns(out,
clock.now());for(let{name}of runs)bytes+=await diskUse(join17(out,name));bytes>muchBytes&&log.info(diskUseText(out,runs.
length,bytes))}async function isUnused({path}){return readRunRecord(path).then(({commands})=>commands.length===0,()=>!1)}import{readdir as readdir5}from"node:fs/promises";import{dirname as dirname9,join as join20,relative as relative2,resolve as resolve6}from"node:path";var import_yaml=__toESM(require_dist(),1);function renderConfig({config,origins}){let lines=[schemaComment,"# The whole configuration of this run, and where each \
value came from."];for(let section of configSections){let keys=[...configKeys.values()].filter(({key})=>sectionOf(key)===
section.key),depth=section.key===""?0:section.key.split(".").length,indent="  ".repeat(depth);depth>0&&lines.push(`${"  ".
repeat(depth-1)}${section.key.slice(section.key.lastIndexOf(".")+1)}:`);for(let key of keys)lines.push(...keyLines(key,valueAt(
config,key.key),origins,indent))}return`${lines.join(`
`)}
`}function renderInputs(raw){let inputs=raw.inputs.map(({key,value,name})=>{let shown=isWholeEnvironment(key)?redactEntries(
value):redactValue(key,value);return`  - {input: ${flow(name)}, key: ${flow(key)}, value: ${flow(shown)}}`}),overrides=raw.
overrides.map(text2=>`  - ${flow(redactOverride(text2))}`);return["# The inputs and overrides of this run; config.yaml s\
hows the resulting configuration.",`config: ${flow(raw.configFile)}`,`presets: ${flow(raw.presets)}`,...inputs.length===
0?["inputs: []"]:["inputs:",...inputs],...overrides.length===0?["overrides: []"]:["overrides:",...overrides],""].join(`
`)}function keyLines(key,value,origins,indent){let name=key.key.slice(key.key.lastIndexOf(".")+1),entries2=key.kind==="m\
ap"&&typeof value=="object"&&value!==null?Object.entries(value):[];if(entries2.length===0)return[`${indent}${name}: ${flow(
redactValue(key.key,value))}${comment(origins.get(key.key))}`];let shown=entries2.map(([entry,text2])=>{let dotted=`${key.
key}.${entry}`;return`${indent}  ${flow(entry)}: ${flow(redactValue(dotted,text2))}${comment(origins.get(dotted))}`});return[
`${indent}${name}:`,...shown]}function comment(origin){return origin===void 0?"":origin.kind==="default"?" # default":` \
# ${origin.kind}: ${origin.name.replace(/[\p{Cc}\u2028\u2029\ufeff]+/gu," ")}`}function flow(value){return Array.isArray(
value)?`[${value.map(flow).join(", ")}]`:typeof value=="object"&&value!==null?`{ ${Object.entries(value).map(([name,member])=>`${flow(
name)}: ${flow(member)}`).join(", ")} }`.replace("{  }","{}"):typeof value=="string"&&isPlain(value)?value:JSON.stringify(
value??null).replace(/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,character=>`\\u${character.charCodeAt(0).toString(
16).padStart(4,"0")}`)}function isPlain(text2){return/^[A-Za-z0-9][\w./+-]*$/.test(text2)&&(0,import_yaml.parse)(text2)===
text2}function redactEntries(value){return typeof value!="object"||value===null||Array.isArray(value)?redacted:Object.fromEntries(
Object.entries(value).map(([name,text2])=>[name,redactValue(`workload.environment.${name}`,text2)]))}function sectionOf(dotted){
return dotted.includes(".")?dotted.slice(0,dotted.lastIndexOf(".")):""}function valueAt(config,dotted){let value=config;
for(let name of dotted.split("."))value=typeof value=="object"&&value!==null?Reflect.get(value,name):void 0;return value}import{randomBytes as randomBytes4}from"node:crypto";import{join as join19}from"node:path";import{spawn}from"node:child_process";import{randomBytes as randomBytes3}from"node:crypto";import{once}from"node:events";
import{setTimeout as sleep4}from"node:timers/promises";var leaveLimitMs=5e3;async function startGuard(options){let marker=`${randomBytes3(16).toString("hex")}.`,child=spawn(process.
execPath,[options.script],{cwd:"/",detached:!0,env:{},stdio:["pipe","ignore","ignore"]}),{stdin}=child;stdin.on("error",
()=>{}),await once(child,"spawn").catch(error=>{throw new ToolError({what:"Couldn't start the guard process.",where:options.
script,cause:error})});let main=readProcess(process.pid),guard=child.pid===void 0?null:readProcess(child.pid),leaving=!1;
child.once("exit",()=>{leaving||options.warn("The guard process exited too early. If this run is killed, it may leave pr\
ocesses behind.")}),child.unref();let holdings=noHoldings;function tell2(message){if(stdin.write(`${JSON.stringify(message)}\

`),holdings=applyMessage(holdings,message),main!==null)try{writeProcessesFile(options.processesFile,{main,guard,pidNamespace:pidNamespace(),
holdings})}catch(error){options.warn(`Couldn't record this run's processes in ${options.processesFile}: ${String(error)}`)}}
return tell2({kind:"run",marker,record:options.processesFile}),{marker,started:(process2,uid)=>tell2({kind:"process",process:process2,
uid}),ended:process2=>tell2({kind:"ended",process:process2}),holds:path=>tell2({kind:"directory",path}),removed:path=>tell2(
{kind:"removed",path}),async[Symbol.asyncDispose](){if(leaving=!0,child.ref(),tell2({kind:"done"}),stdin.end(),removeProcessesFile(
options.processesFile),child.exitCode!==null||child.signalCode!==null)return;let timeout=new AbortController;await Promise.
race([once(child,"exit"),sleep4(leaveLimitMs,void 0,{signal:timeout.signal})]),timeout.abort(),child.exitCode===null&&child.
signalCode===null&&child.kill("SIGKILL")}}}import{execFile,spawn as spawn2}from"node:child_process";import{closeSync as closeSync2,constants as openFlags,mkdirSync,
openSync as openSync2,rmSync}from"node:fs";import{Socket}from"node:net";import{constants as constants7,tmpdir}from"node:os";
import{join as join18}from"node:path";import{setTimeout as sleep5}from"node:timers/promises";import{promisify}from"node:util";import{readFileSync as readFileSync3,readlinkSync}from"node:fs";import{basename as basename7,dirname as dirname8}from"node:path";function programNames(query){let tree=findTree(query).map(process2=>({...process2,program:programOf(process2)})),byPid=new Map(
tree.map(process2=>[process2.pid,process2])),ancestorsOf=({parent})=>{let found=byPid.get(parent);return found===void 0?
[]:[found,...ancestorsOf(found)]},nsys=tree.filter(({program})=>isNsys(program));if(nsys.length===0)return null;let installations=nsys.
map(({program})=>`${dirname8(dirname8(program??""))}/`),starters=nsys.map(ancestorsOf).filter(ancestors=>!ancestors.some(
({program})=>isNsys(program))).flat(),isOwn=process2=>starters.includes(process2)||installations.some(folder=>process2.program?.
startsWith(folder)===!0);return[...new Set(tree.filter(process2=>!isOwn(process2)).map(nameOf2))]}function isNsys(program){
return program!==null&&basename7(program)==="nsys"&&basename7(dirname8(program)).startsWith("target-")}function programOf({
pid}){try{return readlinkSync(`/proc/${pid}/exe`)}catch{return null}}function nameOf2({pid}){try{return readFileSync3(`/\
proc/${pid}/comm`,"utf8").trim()}catch{return`process ${pid}`}}var longestTimerMs=2**31-1;function createRunCapture(options){let{guard,killLimitMs=6e4}=options,count2=0;return async request2=>{
var _stack=[];try{let{command,isolation,stop}=request2;if(stop.aborted)return stoppedBefore;let marker=`${guard.marker}${++count2}\
.`;let pipes=__using(_stack,await createOutputPipes(marker,guard));let stdout=sinkStream(pipes.stdout,request2.stdoutFile,
request2.logLimitBytes,request2.onLine);let stderr=sinkStream(pipes.stderr,request2.stderrFile,request2.logLimitBytes,request2.
onLine);let start2=performance.now();let[program,...argv]=command.argv;let child=spawn2(program,argv,{cwd:command.cwd,env:{
...command.environment,[markerVariable]:marker},detached:!0,stdio:["ignore",...pipes.writeEnds]});let exit=exitOf(child,
start2);pipes.closeWriteEnds();let uid=privateUser(isolation.user);let root=child.pid===void 0?null:readProcess(child.pid);
root!==null&&(guard.started(root,uid),request2.onStart?.({process:root,inside:()=>profilerOf(root,isolation.kind).pid,marker}));
let query={roots:root===null?[]:[root],marker,uid};let ending=await waitForEnd(exit,query,request2,options);ending!==null&&
root!==null&&await interruptTree(root,isolation.kind,query,graceOf(ending.reason,exit,stop,options));let{left:left2}=await killTree(
query,killLimitMs);let[out,err]=await Promise.all([stdout.finish(),stderr.finish()]);if(left2.length>0)throw cannotEnd(left2,
command.tool);let ended=await exit;root!==null&&guard.ended(root);return resultOf(command,ended,ending,out,err)}catch(_){
var _error=_,_hasError=!0}finally{__callDispose(_stack,_error,_hasError)}}}function resultOf({argv:[program],cwd},{exitCode,
signal,seconds,startError},ending,out,err){return{outcome:startError===null?ending?.reason??"exited":"not-started",atLimit:ending?.
atLimit??null,exitCode,signal,seconds,stdoutTail:out.tail,stderrTail:startError===null?err.tail:`Couldn't start ${program}\
 in ${cwd}: ${startError}`,droppedBytes:out.droppedBytes+err.droppedBytes}}function graceOf(reason,exit,stop,{timeLimitGraceMs=15e3,
stopGraceMs=4e3}){let exited=new AbortController;return exit.then(()=>exited.abort()),reason==="stopped"?{ms:stopGraceMs,
until:exited.signal}:{ms:timeLimitGraceMs,until:AbortSignal.any([exited.signal,stop])}}function exitOf(child,start2){let seconds=()=>(performance.
now()-start2)/1e3;return new Promise(resolve9=>{child.once("error",error=>resolve9({exitCode:null,signal:null,seconds:seconds(),
startError:error.message})),child.once("exit",(code,signal)=>{let exitCode=signal===null?code:128+constants7.signals[signal];
resolve9({exitCode,signal,seconds:seconds(),startError:null})})})}async function waitForEnd(exit,query,{command,stop,nsysLimitMs:nsysLimitMs2=null},{
lookEveryMs:lookEveryMs3=1e4}){let timeLimitMs=command.timeLimitMs??1/0;if(nsysLimitMs2!==null)return waitForNsys(exit,query,
stop,{timeLimitMs,nsysLimitMs:nsysLimitMs2,lookEveryMs:lookEveryMs3});let next=await firstOf(exit,timeLimitMs,stop);return next===
"exited"?null:{reason:next,atLimit:null}}async function waitForNsys(exit,query,stop,{timeLimitMs,nsysLimitMs:nsysLimitMs2,
lookEveryMs:lookEveryMs3}){let start2=performance.now(),aloneSinceMs=null;for(let leftMs=timeLimitMs;;){let next=await firstOf(
exit,Math.min(leftMs,lookEveryMs3),stop);if(next==="exited")return null;if(next==="stopped")return{reason:next,atLimit:null};
let nowMs=performance.now()-start2,names=programNames(query),wasAlone=aloneSinceMs!==null;if(names!==null&&(aloneSinceMs=
names.length===0?aloneSinceMs??nowMs:null),leftMs=(aloneSinceMs===null?timeLimitMs:aloneSinceMs+nsysLimitMs2(aloneSinceMs/
1e3))-nowMs,!(leftMs>0)){if(aloneSinceMs!==null)return{reason:"timed-out",atLimit:{kind:"profiler",seconds:(nowMs-aloneSinceMs)/
1e3}};if(!wasAlone)return{reason:"timed-out",atLimit:names===null?null:{kind:"program",names}};leftMs=lookEveryMs3}}}async function firstOf(exit,ms,stop){
return new Promise(resolve9=>{let onStop=()=>settle("stopped"),timer=setTimeout(()=>settle("timed-out"),Math.min(ms,longestTimerMs));
function settle(first){clearTimeout(timer),stop.removeEventListener("abort",onStop),resolve9(first)}stop.addEventListener(
"abort",onStop,{once:!0}),stop.aborted&&onStop(),exit.then(()=>settle("exited"))})}function cannotEnd(left2,tool){return new ToolError(
{what:`Couldn't end all processes of ${tool}, not even with KILL.`,where:left2.map(({pid})=>`process ${pid}`).join(", "),
why:"The processes are stuck in the kernel (maybe the GPU driver hangs), or they run as a user whose processes we aren't\
 allowed to signal.",help:"Inspect the processes with `ps`. If the GPU hangs, reset it or reboot the machine."})}var stoppedBefore={
outcome:"stopped",atLimit:null,exitCode:null,signal:null,seconds:0,stdoutTail:"",stderrTail:"",droppedBytes:0};async function interruptTree(root,kind,query,{
ms,until}){if(signalProcess(profilerOf(root,kind),"SIGINT"),await pause(ms/2,until),!until.aborted)for(let process2 of findTree(
query))signalProcess(process2,"SIGINT");await pause(ms/2,until)}function profilerOf(root,kind){if(kind!=="pid-namespace")
return root;let[init=root]=childrenOf(root.pid),[profiler=init]=childrenOf(init.pid);return profiler}async function pause(ms,until){
await sleep5(ms,void 0,{signal:until}).catch(()=>{})}async function createOutputPipes(marker,guard){let directory=newPrivatePath(
tmpdir());guard.holds(directory);try{mkdirSync(directory,{mode:448});let paths=[join18(directory,`${marker}stdout`),join18(
directory,`${marker}stderr`)];return await promisify(execFile)("mkfifo",["--mode=666",...paths],{env:{PATH:process.env.PATH}}),
joinPipes(openBothEnds(paths[0]),openBothEnds(paths[1]))}catch(error){throw new ToolError({what:"Couldn't create pipes f\
or a program's output.",where:directory,why:errorMessage(error),help:"Make sure mkfifo (GNU coreutils) is on PATH and TM\
PDIR's file system supports named pipes.",cause:error})}finally{rmSync(directory,{recursive:!0,force:!0}),guard.removed(
directory)}}function openBothEnds(path){let readEnd=openSync2(path,openFlags.O_RDONLY|openFlags.O_NONBLOCK);return{writeEnd:openSync2(
path,openFlags.O_WRONLY),reader:new Socket({fd:readEnd,readable:!0,writable:!1})}}function joinPipes(stdout,stderr){let open3=!0;
function closeWriteEnds(){open3&&(open3=!1,closeSync2(stdout.writeEnd),closeSync2(stderr.writeEnd))}return{stdout:stdout.
reader,stderr:stderr.reader,writeEnds:[stdout.writeEnd,stderr.writeEnd],closeWriteEnds,[Symbol.dispose](){closeWriteEnds(),
stdout.reader.destroy(),stderr.reader.destroy()}}}function createProgress(clock){let[planned,begun]=[0,0],sinceMs=null;return{expect(more){planned=Math.max(begun,planned+
more)},begin(label){let nowMs=clock.monotonicMs();sinceMs??=nowMs;let made=begun;begun+=1,planned=Math.max(begun,planned);
let step=`Step ${begun} of ${planned}: ${label}`;return made===0?step:`${step} (${roughly((nowMs-sinceMs)/made*(planned-
made))} left)`}}}function roughly(ms){let seconds=ms/1e3;if(seconds<10)return"a few seconds";if(seconds<95)return`about ${Math.
round(seconds/10)*10} s`;let minutes=Math.round(seconds/60);return minutes<100?`about ${minutes} min`:`about ${Math.floor(
minutes/60)} h ${minutes%60} min`}function timeBudget(limitMs,clock){let endMs=limitMs===null?1/0:clock.monotonicMs()+limitMs,longest=new Map,exhausted=new Set,
startMs=null,open3=null,ended=()=>{if(open3===null)return;let{step,sinceMs}=open3;open3=null;let tookMs=clock.monotonicMs()-
sinceMs;longest.set(step.leg,Math.max(tookMs,longest.get(step.leg)??0)),!isSlow(step)&&(startMs=Math.max(startMs??0,tookMs/
step.starts))},expectedMs=({leg,starts})=>longest.get(leg)??(startMs??0)*starts*(isSlow({leg})?1.5:1);return{mayBegin(step){
return ended(),clock.monotonicMs()+expectedMs(step)+(step.endingMs??0)>endMs&&longest.size>0?(exhausted.add(step.leg),!1):
(open3={step,sinceMs:clock.monotonicMs()},!0)},ended,leaveOut(ms){open3!==null&&(open3={...open3,sinceMs:open3.sinceMs+ms})},
leftMs:()=>endMs-clock.monotonicMs(),exhausted}}function isSlow({leg}){return leg==="ncu"||leg==="lines"}var reportForms=["nsys-rep","qdrep","qdstrm","sqlite","ncu-rep"],rawForms=["nsys-rep","qdrep","qdstrm"];async function prepare(stack,context,config,directory,recorder){
let limit=config["time-budget"],budget=timeBudget(limit===null?null:parseDurationMs(limit),context.clock);checkWorkingDirectory(
context,config);let ground=await prepareGround(stack,context),{guard,toolFolder,forTools,tool}=ground,machine=inspectMachine(
context,config,tool,forTools);passPreflight(context,await runFileChecks(machine));let cwd=workingDirectory(context,config),
git={runTool:tool,environment:forTools,temporaryDirectory:toolFolder.tmp},{base:ref}=config.compare,base=ref===null?null:
await resolveBase(git,{cwd,ref,pullRequestBase:context.pullRequestBase});passPreflight(context,await runToolChecks(machine,
[checkSubscribers]));let nsys=await checkNsys2(context,config,recorder,machine,ground),isolation=await machine.isolation();
await recorder.isolation(isolation);let temporary=isolation.user===null?toolFolder:await ground.ownFolder(isolation.user),
forWorkload=await workloadEnvironment({rules:environmentRules,own:context.environment,workload:config.workload,isolation,
folders:temporary}),withholding=await withhold(context,config,recorder,isolation.kind,forWorkload),ncu=await machine.ncu(),
record2=await readEnvironmentRecord({gpus:await machine.gpus(),nsys:nsys.version,ncu:ncu.presence.state==="present"?ncu.
presence.version:null,environment:forWorkload.environment});await directory.write("env.json",jsonParts(record2));let source=await readSource(
{...git,cwd});return{session:{context,config,directory,recorder,isolation,tools:{nsys,ncu:ncu.presence,environment:forTools,
folder:toolFolder,runTool:recordedTool(tool,recorder,context.clock),ask:tool,cleanUp:tellCommands(createRunTool({marker:guard.
marker}),context.log),guard},program:{workingDirectory:cwd,source,environment:forWorkload.environment,temporary},machine:record2,
runCapture:createRunCapture({guard}),gpuWatch:null,mayUseGpu:!await needsNoGpu(machine),base,budget,seed:config.compare.
goal==="improve"?randomBytes4(16).toString("hex"):null,progress:createProgress(context.clock),rangeLimit:rangeLimit(),warn:async message=>addWarning(
context,recorder,message)},withholding}}async function prepareGround(stack,context){let warn=message=>{context.log.warning(
message)},base=temporaryBase(context);if(context.processesFile===null)for(let line of await endDeadRuns(base))context.log.
info(`An earlier run was killed, and so was its guard process. ${line}`);let processesFile=context.processesFile??recordFile(
base),guard=stack.use(await startGuard({script:join19(context.root,"dist","guard.js"),processesFile,warn})),ownFolder=async user=>{
let folder=await createTemporaryDirectory({base,user,warn,announce:guard.holds});return stack.defer(async()=>{await folder[Symbol.
asyncDispose](),guard.removed(folder.path)}),folder},toolFolder=await ownFolder(null),forTools=toolEnvironment(context.environment,
environmentRules,toolFolder),tool=tellCommands(createRunTool({marker:guard.marker,stop:context.stop}),context.log);return{
guard,ownFolder,toolFolder,forTools,tool}}function passPreflight(context,findings){let blocking=findings.every(({id,severity})=>id===
"ncu"||severity!=="error")?null:preflightError(findings),told=findings.filter(({severity})=>severity!=="note"&&(blocking===
null||severity==="warning"));for(let finding of told)context.log.info(`preflight: ${diagnosticText(finding)}`);if(blocking!==
null)throw blocking}async function checkNsys2(context,config,recorder,machine,{tool,forTools}){let facts=await machine.nsys(),
nsys=await describeNsys(config.nsys.path,facts,tool,context.cwd,forTools),{missingOptions,version}=nsys;return missingOptions.
length>0&&await addWarning(context,recorder,`This nsys (${version??"?"}) doesn't have these options, so we left them out\
: ${missingOptions.join(", ")}.`),nsys}async function withhold(context,config,recorder,isolation,{leftOut,secrets}){leftOut.
length>0&&context.log.info(`The program doesn't get these variables because they look like secrets: ${leftOut.join(", ")}\
. To pass them on, use workload.pass-env or secret-files.`);let inCommands=[workloadArgv(config.workload,""),config.nsys["\
extra-arguments"]].flatMap(commandSecrets),withholding=whatToWithhold(isolation,[...secrets,...inCommands.map(({name})=>name)]);
if(withholding===null)return null;let{forms,reason}=withholding;return await addWarning(context,recorder,`The ${forms.includes(
"sqlite")?".nsys-rep and .sqlite":".nsys-rep"} files have to stay on this machine: ${reason}`),await recorder.withhold(forms.
map(form=>`**/*.${form}{,.gz,.zst}`),reason),withholding}function whatToWithhold(isolation,secrets){return secrets.length>
0?{forms:reportForms,reason:`they contain the values of ${secrets.join(", ")}, which the program received.`}:isolation===
"none"?{forms:reportForms,reason:"the profiler wasn't isolated, so they may contain the environment of any process on th\
is machine."}:isolation==="unprivileged-user"?{forms:rawForms,reason:"the profiler ran as an unprivileged user, so they \
contain the command lines of all processes on this machine."}:null}async function addWarning(context,recorder,message){context.
log.warning(message),await recorder.warning(message)}async function wholeRun(context,settings3,body){let{config}=settings3.loaded,run2=await openRun(context,settings3);try{await run2.
directory.write("config.yaml",renderConfig(settings3.loaded)),await run2.directory.write("inputs.yaml",renderInputs(settings3.
raw));let result=await inSession(context,config,run2,body);return await endRun(context,config,run2,result),result}catch(error){
throw await failRun(context,settings3,run2,error)}}async function openRun(context,{loaded:loaded2,publisher}){let directory=await createRunDirectory(
resolve6(context.cwd,loaded2.config.out),context.clock),recorder=await startRunRecord(directory,{name:toolName,version:context.
version},context.clock).catch(error=>{throw explainDiskError(error,directory.path)});return publisher?.directoryMade(directory),
context.log.info(`Run directory: ${directory.path}`),{directory,recorder}}async function failRun(context,{publisher},{directory,
recorder},error){let failure2=explainDiskError(error,directory.path);return await endFailedRun(context,recorder,failure2),
publisher===null&&await tidyUp(context,directory,failure2),failure2}async function inSession(context,config,run2,body){var _stack=[];
try{let{directory,recorder}=run2;let stack=__using(_stack,new AsyncDisposableStack,!0);let{session,withholding}=await prepare(
stack,context,config,directory,recorder);try{return await body(session)}finally{withholding!==null&&await recorder.withhold(
await reportFiles2(directory,withholding.forms),withholding.reason)}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}}async function endRun(context,config,{directory,recorder},{exitCode,failure:failure2=null}){
if(failure2!==null)return recorder.end({state:"failed",exitCode,failure:failureRecord(failure2)});await recorder.end({state:"\
passed",exitCode,failure:null}),await pruneOldRuns(context,dirname9(directory.path),config["keep-runs"],directory.path)}
async function recordFailedRun(context,error){try{let directory=await createRunDirectory(join20(temporaryBase(context),"\
llm-profile-runs"),context.clock),recorder=await startRunRecord(directory,{name:toolName,version:context.version},context.
clock);return await endFailedRun(context,recorder,error),directory.path}catch(making){return context.log.warning(`Couldn\
't record the failure: ${errorMessage(making)}`),null}}async function compressReports({config,directory,context}){let above=config["\
compress-above"];if(above!==null)for(let path of await reportFiles2(directory,reportForms)){let compressed=await compressReport(
directory.file(path),parseSizeBytes(above),context.stop);compressed!==null&&context.log.info(`Compressed ${path}: ${sizeText(
compressed.bytesBefore)} \u2192 ${sizeText(compressed.bytesAfter)}.`)}}async function pruneOldRuns(context,out,keep,current){
let{deleted,failed:failed3}=await pruneRuns(out,keep,current,context.clock.now());deleted.length>0&&context.log.info(`De\
leted ${counted(deleted.length,"old run directory","old run directories")} (keep-runs: ${keep}): ${deleted.join(", ")}.`);
for(let{name,why}of failed3)context.log.warning(`Couldn't delete the old run directory ${name}: ${why}`)}async function endFailedRun(context,recorder,error){
try{await recorder.end({state:error instanceof StoppedError?"stopped":"failed",exitCode:error instanceof LlmProfileError?
error.exitCode:exitCodes.capture,failure:failureRecord(error)})}catch(writing){context.log.warning(`Couldn't finish run.\
json: ${errorMessage(writing)}`)}}async function reportFiles2({path},forms){let reportFile=new RegExp(`\\.(${forms.join(
"|")})(\\.(gz|zst))?$`);return(await readdir5(path,{recursive:!0,withFileTypes:!0})).filter(entry=>entry.isFile()&&reportFile.
test(entry.name)).map(entry=>relative2(path,join20(entry.parentPath,entry.name))).sort()}function needsLine({time,launches,match}){return time.state==="regressed"||match!=="removed"&&launches.head>launches.base}
function countNeedsLine({metric,state,base,head}){return(state==="regressed"||state==="noted")&&head>base&&metric!=="gra\
phLaunches"}function rangesToMap({ranges}){return ranges.filter(({verdict,kernels,counts,lineSearch})=>verdict==="regres\
sed"&&lineSearch===null&&(kernels.some(needsLine)||counts.some(countNeedsLine)))}import{join as join21}from"node:path";function instanceAmount(amount2,range,{instances,metrics}){if(typeof amount2=="number")return amount2;let key=rangeKeyText(
range),own=instances.filter(one=>rangeKeyText(one)===key&&one.endNs!==null);if(own.length===0)return null;if("metric"in amount2){
let value=metrics.find(({name})=>name===amount2.metric)?.value??0;return value>0?value/own.length:null}let starts=matchRanges(
amount2.range,instances).filter(one=>rangeKeyText(one)!==key).map(({startNs})=>startNs).toSorted((one,other)=>one-other),
count2=own.reduce((sum,{startNs,endNs})=>sum+countBefore(starts,endNs??startNs)-countBefore(starts,startNs),0);return count2===
0?null:count2/own.length}function countBefore(sorted,time){let[low,high]=[0,sorted.length];for(;low<high;){let middle=low+
high>>1;(sorted[middle]??1/0)<time?low=middle+1:high=middle}return low}var mostInstances=1e4;function untracedLabel(number2){return`untraced run ${number2}`}async function runUntraced(side,turn){
return measureUntraced(side,turn,async(given,{label,folder})=>{let own=await offerMetricsFile(given),metrics=await watchProgramMetrics(
own,label),captured2=await captureUntraced(own,{label,folder:join21(folder,"nsys")});return{captured:captured2,metrics,seconds:captured2.
end.seconds,clientSeconds:null}})}async function measureUntraced(given,{number:number2,order,ranges:keys},runProgram){var _stack=[];
try{let side=await withSeed(startedFor(given,"untraced"),untracedLabel(number2));let{session,config,name}=side;let label=sideLabel(
side,untracedLabel(number2));let folder=join21(name,`untraced-${number2}`);let memory=__using(_stack,await watchMemory(session,
await session.directory.folder(folder),label),!0);let ran=await runProgram({...side,config:untracedConfig(config)},{label,
folder});let peakMemory=memory===null?[]:await memory.peaks();let metrics=await ran.metrics();let specs=configuredRanges(
config);let all=[];for(let{path}of ran.captured.reports){let sqlite=await exportSqlite(session.tools,path,exportPlace(ran.
captured)),trace=await readTrace(sqlite,noticed(label,readingPorts(session.context))),whole=keys.filter(({name:name2})=>name2===
wholeCaptureName).flatMap(key=>instancesOf(trace,key)),inTurn=[...trace.ranges,...whole].toSorted((one,other)=>one.startNs-
other.startNs),skipped=new Set(specs.flatMap(spec=>[...skippedInstances(inTurn,spec)]));for(let instance of inTurn)skipped.
has(instance)||all.push(instance)}let instances=all.filter(({raised})=>raised!==!0);let byKey=Map.groupBy(all,rangeKeyText);
let amounts={steps:readAmount(config.steps),tokens:readAmount(config.tokens)};let ranges=keys.map(key=>({...wallTimes(key,
byKey.get(rangeKeyText(key))??[],{label,wanted:config.latency.instances}),steps:amounts.steps===null?null:instanceAmount(
amounts.steps,key,{instances,metrics}),tokens:amounts.tokens===null?null:instanceAmount(amounts.tokens,key,{instances,metrics})}));
for(let name2 of["steps","tokens"])amounts[name2]!==null&&ranges.length>0&&ranges.every(range=>range[name2]===null)&&await warnOnce(
session,`\`${name2}\` is ${JSON.stringify(config[name2])}, but the program has no such range or metric, so we show no ti\
mes per ${name2==="steps"?"step":"token"}.`);let{seconds,clientSeconds}=ran;let ofOtherCommand=config.latency.command!==
null;return{order,seconds,clientSeconds,ofOtherCommand,ranges,metrics,peakMemory:[...peakMemory]}}catch(_){var _error=_,
_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}function readAmount(amount2){
return amount2===null||typeof amount2=="number"||"metric"in amount2?amount2:{range:parseRange(amount2.range,null)}}function wallTimes({
name,domain},instances,{label,wanted}){let ended=instances.flatMap(({startNs,endNs,raised})=>endNs===null?[]:[{ns:endNs-
startNs,raised}]),times=ended.filter(({raised})=>raised!==!0).map(({ns})=>ns);if(wanted===null?ended.length===0:times.length<
wanted)throw new CaptureError({id:"instances-missing",what:`The NVTX range ${JSON.stringify(rangeText(name,domain))} end\
ed ${counted(times.length,"time")}; the minimum is ${String(wanted??1)}.`,where:label,why:"This run covers the whole pro\
gram, but traces only NVTX. If ranges come from our Python module, instances that raised an exception don't count.",help:"\
Make the program run the range more often, lower latency.instances, or set latency.command to a command that runs the ra\
nge often enough."});return{name,domain,instanceNs:times.slice(-(wanted??mostInstances))}}async function runServerUntraced(side,turn){return measureUntraced(side,turn,async(own,{label,folder})=>withLoad(own,{label,
folder:`${folder}/load`},async server=>{let metrics=await watchProgramMetrics(own,label),{value:captured2,failure:failure2}=await captureClient(
server,{label,folder,gate:{kind:"none"},watched:!1});if(failure2!==null)throw new CaptureError(failure2);return{captured:captured2,
metrics,seconds:null,clientSeconds:captured2.end.seconds}}))}async function addUntraced(given,pairs){let{config,session}=given.head.side,isServer=config.workload.server.command!==null;
if(untracedRanges(given.head).length===0&&config.metrics.length===0&&!isServer)return{...given,failed:null};let hasBase2=measuredBase(
given)!==null,first=given.head.untraced.length,{head,base}=given,isBaseMeasured=hasBase2,planned=turns(first,pairs,1);for(let[
index,{name,begins}]of planned.entries()){let sides=isBaseMeasured?2:1;if(begins&&!session.budget.mayBegin({leg:"untrace\
d",starts:sides})){session.progress.expect(-sides*(planned.length-index)/2);break}let measured3=name==="head"?head:isBaseMeasured?
measuredBase({base}):null;if(measured3===null)continue;let step=session.progress.begin(sideLabel(measured3.side,untracedLabel(
measured3.untraced.length+1))),more=await orOwnFault(async()=>session.context.log.group(step,async()=>withUntraced(measured3,
hasBase2?2*first+index:null)));if(!(more instanceof LlmProfileError)){name==="head"?head=more:base=more;continue}let made=hasBase2?
untracedPairsOf({head,base}):head.untraced.length;if(await session.warn(`Wall time without tracing: a run of the ${name}\
 failed. ${made===0?"There's no earlier run to use":`We use the ${counted(made,"run")} per side before that run`}. ${reasonsOf(
more)}`),name==="head")return{head,base,failed:more};if(config.metrics.length===0)break;isBaseMeasured=!1}return{head,base,
failed:null}}async function withUntraced(measured3,order){let{side,untraced}=measured3,runOnce=side.config.workload.server.
command===null?runUntraced:runServerUntraced,turn={number:untraced.length+1,order,ranges:untracedRanges(measured3)},run2=await inKeptFolder(
side,async()=>runOnce(side,turn));return{...measured3,untraced:[...untraced,run2]}}function untracedRanges(measured3){let keys=uniqueKeys(
capturesOf(measured3).flatMap(({ranges})=>ranges));return measured3.side.config.workload.server.command!==null?keys.filter(
({name})=>name!==wholeCaptureName):keys}function untracedPairsOf(sides){return Math.min(sides.head.untraced.length,measuredBase(
sides)?.untraced.length??0)}import{join as join22}from"node:path";var mostOutside=1e5,mostBytes2=32*2**20;function whyTooLarge(bytes){return bytes>mostBytes2?`a report of the whole progr\
am takes ${sizeText(bytes)}, more than ${sizeText(mostBytes2)}`:null}function whyGated({bytes,outside,threads}){let tooLarge=whyTooLarge(
bytes);return tooLarge!==null?tooLarge:outside>mostOutside?`${counted(outside,"kernel runs","kernels run")} outside the \
ranges, more than ${countText(mostOutside)}`:threads>1?`${counted(threads,"thread")} emit the ranges, so work could be a\
ssigned to the wrong range`:null}async function settlePlan(side,plan){if(plan.captureMode!=="probe")return{...await resolvePlan(side,plan,null),captureMode:plan.
captureMode};let{log}=side.session.context;log.info("Probe: capturing the whole program once. If the report is small, al\
l ranges share each capture.");let{emitted,why}=await probe(side),resolved=await resolvePlan(side,gatedPlan(plan),emitted),
gated={...resolved,captureMode:"range"},ranges=resolved.plan.captures.length;return ranges===1?gated:why!==null?(log.info(
`Each range gets separate captures: ${why}`),gated):(log.info(`The ${counted(ranges,"range")} share each capture, becaus\
e the probe contains all of them and little else.`),{...resolved,plan:sharedPlan(resolved.plan,side.config),captureMode:"\
all"})}async function probe(given){let side=startedFor(given,"probe"),{value:captured2,failure:failure2}=await captureWhole(
side,{label:"probe",folder:join22(side.name,"probe","nsys")}),{outcome,exitCode}=captured2.end;if(failure2!==null&&outcome===
"exited"&&exitCode!==0)throw new CaptureError(failure2);if(failure2!==null)return{emitted:null,why:`the probe failed. ${failure2.
what}`};let bytes=captured2.reports.reduce((sum,report2)=>sum+report2.bytes,0),tooLarge=whyTooLarge(bytes);if(tooLarge!==
null)return{emitted:null,why:`${tooLarge}.`};try{let whole=sharedCapture(configuredRanges(side.config),side.config),{emitted,
reports,threads}=await examineCaptured(side,whole,null,captured2),outside=reports.reduce((sum,report2)=>sum+report2.outside.
launches,0),why=whyGated({bytes,outside,threads});return{emitted,why:why===null?null:`${why}.`}}catch(error){let{id,what}=asFailure(
error);return{emitted:ownToRange.has(id??"")?await rangesIn(side,captured2):null,why:`the probe failed. ${what}`}}}async function withFoundTools(config,searchPath,cwd){let found=async path=>await resolveProgram(path,searchPath,cwd)??path,
[nsys,ncu]=await Promise.all([found(config.nsys.path),found(config.ncu.path)]);return{...config,nsys:{...config.nsys,path:nsys},
ncu:{...config.ncu,path:ncu}}}import{join as join23}from"node:path";async function runSetup(side){let{setup}=side.config.workload;setup!==null&&await side.session.context.log.group(sideLabel(
side,"setup"),async()=>setUp(side,setup))}async function setUp({session,name,config,program,ownEnvironment},setup){let{environment}=config.
workload,folder=name==="head"?"setup":join23(name,"setup");await session.directory.folder(folder);let result=await runStreamed(
session,{command:{tool:"setup",argv:commandArgv(setup),cwd:program.workingDirectory,environment:{...shareableEnvironment(
session.context.environment,environmentRules),...environment,...ownEnvironment},timeLimitMs:parseDurationMs(config.workload["\
time-limit"])},isolation:{kind:"none",note:"",user:null,endsWithParent:!1,procMounts:[],readOnly:[]},title:"setup",label:null,
isStart:!1,attempt:1,folder,successExitCodes:[0]});if(result.exitCode!==0)throw new ToolError({id:"setup-failed",what:`T\
he setup command exited with code ${result.exitCode??"none"}${result.outcome==="timed-out"?" at the time limit":""}.`,where:"\
workload.setup",why:result.stderrTail.trim().split(`
`).slice(-4).join(`
`),help:`The command's full output is in ${folder}/ in the run directory.`})}import{mkdir as mkdir4}from"node:fs/promises";import{dirname as dirname10,isAbsolute as isAbsolute3,join as join25}from"node:path";import{realpath as realpath6}from"node:fs/promises";var answerSchema2=object({origins:array(string()).nullable()}),question2=`
import importlib.machinery, importlib.util, json, sys
names = sys.argv[1].split(".")
spec = importlib.util.find_spec(names[0])
for end in range(2, len(names) + 1):
    if spec is None or spec.submodule_search_locations is None:
        spec = None
        break
    name, places = ".".join(names[:end]), list(spec.submodule_search_locations)
    spec = None
    for finder in sys.meta_path:
        find = getattr(finder, "find_spec", None)
        spec = None if find is None else find(name, places)
        if spec is not None:
            break
if spec is None:
    origins = None
elif spec.has_location and spec.origin is not None:
    origins = [spec.origin]
else:
    origins = list(spec.submodule_search_locations or [])
print("\\n" + json.dumps({"origins": origins}))
`;async function checkModuleOrigin(ports,request2){let{side,python,module,tree,venv,cwd,environment}=request2,answer=await askPython(
{...ports,cwd,environment},python,question2,module),facts=answerSchema2.safeParse(answer.kind==="answer"?answer.value:null),
where2=`workload.module: ${module}, the ${side}'s tree: ${tree}`;if(!facts.success)throw new CaptureError({id:"module-or\
igin-unknown",what:`${python} can't tell where the ${side}'s module ${module} comes from.`,where:where2,why:answer.kind===
"failed"?answer.why:`Python printed ${JSON.stringify(answer.value)}.`,help:`Try starting the program by hand in the ${side}\
's tree.`});let{origins}=facts.data;if(origins===null||origins.length===0)throw new CaptureError({id:"module-missing",what:`\
The ${side} has no Python module ${module}.`,where:where2,why:"Python can't find the module in the working directory, on\
 PYTHONPATH, or in the installed packages.",help:"Install the repository in workload.setup (`pip install -e .`), or set \
PYTHONPATH in workload.environment."});let own=await Promise.all([tree,...venv===null?[]:[venv]].map(real)),[origin]=await Promise.
all(origins.map(real));if(!(origin===void 0||own.some(folder=>isWithin(origin,folder))))throw new CaptureError({id:"modu\
le-outside-tree",what:`The ${side} wouldn't run its own code: ${module} comes from outside the ${side}'s tree.`,where:where2,
why:`Python uses ${origin}, which both sides share.`,help:"Install each side in workload.setup (`pip install -e .`), whi\
ch runs in each side's tree and environment, or remove the other installation."})}async function real(path){return realpath6(
path).catch(()=>path)}import{mkdtemp as mkdtemp5}from"node:fs/promises";import{join as join24}from"node:path";import{constants as constants8}from"node:fs";var largestFile=2**20;async function readVerified(file){try{let{text:text2}=await readRegularFile(file,largestFile,constants8.
O_NOFOLLOW),values=verifiedValuesSchema.safeParse(jsonOrNull(text2));return values.success?{state:"written",values:values.
data}:failedToVerify(problemText(values.error))}catch(error){return failedToVerify(errorCode(error)==="ENOENT"?"The comm\
and didn't write the file that LLM_PROFILE_VERIFY names.":`Can't read the file that LLM_PROFILE_VERIFY names: ${errorMessage(
error)}`)}}var quotedName=80;function problemText({issues:[issue]}){let[name]=issue?.path??[],isName=issue?.code==="inva\
lid_key",message=(isName?issue.issues[0]?.message:issue?.message)??"";if(name===void 0)return`The file that LLM_PROFILE_\
VERIFY names ${message}.`;let text2=String(name),shown=`${JSON.stringify(plainText(text2.slice(0,quotedName)))}${text2.length>
quotedName?"\u2026":""}`;return`${isName?"The name":"The value of"} ${shown} ${message}.`}var mostWhy=500;function failedToVerify(why){
return{state:"failed",why:why.slice(0,mostWhy).toWellFormed()}}async function verifyBase(base){let{compare}=base.config;if(base.state===null||compare.verify.command===null)return base;
let verified=await verify(base);if(verified.state==="failed")throw new UserError({id:"verify-broken",what:`compare.verif\
y.command doesn't work on the base. ${verified.why}`,where:"compare.verify.command",why:"With goal: improve, head must c\
ompute the same result as base, so we need base's result first. Nothing has been captured.",help:`Fix the command, or se\
t compare.verify.command to null. Its output is in ${verifyFolder(base)}/ in the run directory; docs/improve.md describe\
s the file that it must write.`});return{...base,state:{...base.state,verified}}}async function verifyHead(sides){let{head}=sides,
{state}=head.side;if(state===null||measuredBase(sides)?.side.state?.verified==null)return sides;let verified=await verify(
head.side);return{...sides,head:{...head,side:{...head.side,state:{...state,verified}}}}}async function verify(given){let side=await withSeed(
startedFor(given,"verify"),"verify");try{return await inKeptFolder(side,async()=>{try{return await outputOf(side)}finally{
await restoreState(side)}})}catch(error){if(error instanceof StoppedError||!(error instanceof LlmProfileError))throw error;
return failedToVerify(error.message)}}function verifyFolder({name}){return join24(name,"verify")}async function outputOf(side){
var _stack=[];try{let{session,program,config}=side;let{isolation,directory}=session;let folder=verifyFolder(side);await directory.
folder(folder);let offered=await mkdtemp5(join24(program.temporary.tmp,"verify-"));let stack=__using(_stack,new AsyncDisposableStack,
!0);stack.defer(async()=>{await removeDirectory(offered)});await shareWithIsolatedUser(offered,isolation);let file=join24(
offered,"verify.json");let label=sideLabel(side,"verify");let{exitCode,outcome}=await runStreamed(session,{command:{tool:"\
verify",argv:isolate(commandArgv(config.compare.verify.command??[]),isolation),cwd:program.workingDirectory,environment:{
...program.environment,[verifyVariable]:file},timeLimitMs:parseDurationMs(config.workload["time-limit"])},isolation,title:label,
label,isStart:!0,attempt:1,folder,successExitCodes:[0]});if(outcome==="timed-out")return failedToVerify("The command did\
n't end within workload.time-limit.");if(exitCode!==0)return failedToVerify(`The command exited with ${exitCode===null?"\
no exit code":`code ${String(exitCode)}`}; its output is in ${folder}/.`);return readVerified(file)}catch(_){var _error=_,
_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}function hasBase({base}){return base!==null&&!(base instanceof LlmProfileError)}async function prepareSides(session,planned,variables2=null){
let{base}=session;return base===null?prepareHead(session,planned):prepareBoth(session,base,planned,variables2??{base:{},
head:{}})}async function prepareHead(session,planned){let head=newSide(session,"head");await runSetup(head);let{plan,emitted,
captureMode}=await settlePlan(head,planned);return{head:await withEnvironment({...head,emitted,captureMode},{key:newDigestKey(),
own:Object.keys(head.ownEnvironment)}),base:null,baseChoice:null,plan,[Symbol.asyncDispose]:()=>Promise.resolve()}}async function prepareBoth(given,found,planned,variables2){
var _stack=[];try{let session=await withGpuWatch(await foundSession(given));let cwd=session.program.workingDirectory;found.
kind==="base-equals-head"?await session.warn(found.why):session.context.log.info(found.why);let{repository}=found;let stack=__using(
_stack,new AsyncDisposableStack,!0);let place={repository,tree:repository,workingDirectory:cwd};let head=await ownSide(stack,
session,"head",place,variables2.head);let built=await orOwnFault(async()=>buildBase(stack,session,found,variables2.base));
built instanceof LlmProfileError&&await sayWithoutBase(session,built);let base=built instanceof LlmProfileError?built:await verifyBase(
built);await setUpSide(head);await checkOrigin(head,repository);let{plan,emitted,captureMode}=await settlePlan(head,planned);
await clearCaches(head);let isBuilt=!(base instanceof LlmProfileError);let own=[head,...isBuilt?[base]:[]].flatMap(({ownEnvironment})=>Object.
keys(ownEnvironment));let request2={key:newDigestKey(),own};let sides={head:await withEnvironment({...head,emitted,captureMode},
request2),base:isBuilt?await withEnvironment({...base,captureMode},request2):base};let owned=stack.move();return{...sides,
baseChoice:found,plan,[Symbol.asyncDispose]:async()=>owned.disposeAsync()}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}}async function foundSession(session){let{tools,context}=session,config=await withFoundTools(
session.config,tools.environment.PATH??"",context.cwd);return{...session,config,tools:{...tools,nsys:{...tools.nsys,path:config.
nsys.path}}}}async function buildBase(stack,session,found,variables2){let cwd=session.program.workingDirectory,{isolation}=session,
{ask:runTool,environment,folder}=session.tools,{repository}=found,worktree=stack.use(await checkOut(session,found));await openToIsolatedUser(
worktree.path,isolation,{runTool,environment});for(let note of worktree.notes)await session.warn(`The base's checkout: ${note}`);
let place={repository,tree:worktree.path,workingDirectory:await baseDirectory(cwd,repository,worktree)},bare=await ownSide(
stack,session,"base",place,variables2);await setUpSide(bare);let built=await withHeadPrograms(bare,repository,cwd);await checkOrigin(
built,worktree.path);let kept=stack.use(await keepFolder(sideFolder(session,"base"),isolation,folder.tmp));return await kept.
close(),{...built,kept}}async function setUpSide(side){await runSetup(side),await clearCaches(side),await side.state?.kept.
close()}async function checkOut(session,{repository,commit}){let{ask,cleanUp,environment,guard}=session.tools;return createWorktree(
{runTool:ask,cleanUp,environment,guard},{repository,commit,temporary:await makeSideFolder(session,"base"),warn:message=>{
session.context.log.warning(message)}})}async function ownSide(stack,session,name,{repository,tree,workingDirectory:workingDirectory2},variables2){
let{config,isolation,tools,program}=session,{workload,compare}=config,own=await makeSideFolder(session,name),venv=compare["\
python-environment"]==="none"?null:await createVenv({runTool:tools.runTool,cwd:program.workingDirectory,environment:program.
environment},{python:workload.python,folder:join25(own,"venv"),installs:workload.setup!==null});venv!==null&&await openToIsolatedUser(
venv.path,isolation,{runTool:tools.ask,environment:tools.environment});let state=compare.goal==="hold"?null:await makeSideState(
stack,session,own),cacheFolder=join25(state?.folder??own,"caches"),tuning=compare.caches==="same-choices"?newTuning(cacheFolder):
null,caches={...await makeCaches(cacheFolder,compare.goal,isolation),...tuning===null?{}:tunerVariables(program.environment)},
installed=await installedPrefixes(program.environment),environment={...sideEnvironment({environment:program.environment,
venv,tree,repository,installed,caches}),...variables2},changed=Object.entries(environment).filter(([key,value])=>program.
environment[key]!==value),side={...newSide(session,name),config:{...config,workload:sideWorkload(workload,venv?.path??null)},
program:{workingDirectory:workingDirectory2,environment:{...environment,...state===null?await homeOf(session,own):await stateFolders(
state,session)},source:await readSource({runTool:tools.ask,cwd:workingDirectory2,environment:tools.environment,temporaryDirectory:tools.
folder.tmp}),temporary:program.temporary},ownEnvironment:Object.fromEntries(changed),venv,state,tuning};return withSeed(
side,"not measured")}async function makeCaches(folder,goal,isolation){let caches=cachesIn(folder,goal);for(let path of Object.
values(caches))await mkdir4(path,{recursive:!0}),await giveToIsolatedUser(path,isolation);return caches}function sideFolder({
tools},name){return join25(tools.folder.path,"sides",name)}async function makeSideFolder(session,name){let folder=sideFolder(
session,name);await mkdir4(folder,{recursive:!0,mode:448});for(let path of[session.tools.folder.path,dirname10(folder),folder])
await letPass(path,session.isolation);return folder}async function homeOf({isolation,program:{temporary,environment}},own){
if(isolation.user===null||environment.HOME!==temporary.home)return{};let home=join25(own,"home");return await mkdir4(home,
{mode:448}),await giveToIsolatedUser(home,isolation),{HOME:home}}async function checkOrigin({session,name,config,venv,program},tree){
let{module,python,setup}=config.workload;module===null||python===null||await checkModuleOrigin({runTool:session.tools.ask},
{side:name,python,module,tree,cwd:program.workingDirectory,environment:program.environment,venv:setup===null?null:venv?.
path??null})}async function withHeadPrograms(side,repository,headDirectory){let{session,config}=side,ports={runTool:session.
tools.ask,cwd:headDirectory,environment:session.tools.environment,temporaryDirectory:session.tools.folder.tmp},programs2=await headPrograms(
ports,namedPrograms(config),{repository,base:side.program.workingDirectory});return await sayInterpreter(side,programs2),
programs2.size===0?side:{...side,config:withPrograms(config,programs2)}}async function sayInterpreter({session,config},programs2){
let{workload,compare}=config,named3=interpreterByPath(workload.command??workload.server.command);if(named3===null||compare["\
python-environment"]==="none"||!isAbsolute3(named3)&&!programs2.has(named3))return;let says=`The command names the inter\
preter ${plainText(named3)}, so both sides use its packages.`;workload.setup===null?session.context.log.info(says):await session.
warn(`${says} If the setup installs packages, write python3 instead, and each side gets its own interpreter and packages\
.`)}import{dirname as dirname11}from"node:path";function startsText(starts,what){let pass=timesText(sumOf(starts.map(one=>one.pass))),red=timesText(sumOf(starts.map(one=>one.
red))),often=`The ${what} is started ${pass}`;return pass===red?often:`${often} for a pass, ${red} for a red result`}function timesText(count2){
return`${countText2(count2)} ${count2.most===1?"time":"times"}`}function countText2({least,most}){return most===null?`${String(
least)} or more`:least===most?String(least):`${String(least)} to ${String(most)}`}function sumOf(counts){return counts.reduce(
(sum,{least,most})=>({least:sum.least+least,most:sum.most===null||most===null?null:sum.most+most}))}var wholeProgramNote=`No range is named, so we measure the whole program, including loading and warm-up. To leave these \
out, put a range around the work, and pass --range decode:
    with torch.cuda.nvtx.range("decode"):
        generate()
        torch.cuda.synchronize()`;async function announce(session,plan,of){let{config,directory,isolation}=session,{log}=session.
context,key=planKey(config,plan,of);await session.recorder.planKey(key);let last=await lastDuration(dirname11(directory.
path),key),starts=programStarts(config,plan,of),isOnce=starts.reduce((sum,{red})=>sum+(red.most??1/0),0)===1,time=last===
null?`we can't estimate the duration, because no earlier run in this folder took the same captures (limit ${String(config.
workload["time-limit"])} each)`:`the last such run took ${formatSeconds(last)}`,whole=isHeldToGoal(config,of)?1:0;session.
progress.expect(of.sides*(plan.captures.length*plan.rounds+of.untraced+whole)),log.info(`${describeLegs(config,plan,of)}\
; ${time}.`),plan.captureMode==="all"&&namesNoRange(config)&&log.info(wholeProgramNote);let limit=config["time-budget"],
what=config.workload.server.command===null?"program":"server";isOnce||log.info(`${startsText(starts,what)}${limit===null?
"":`, as far as the time budget (${String(limit)}) allows`}.`),log.info(isolation.note.endsWith(".")?isolation.note:`${isolation.
note}.`)}import{existsSync}from"node:fs";import{basename as basename8,dirname as dirname12,resolve as resolve8}from"node:path";import{realpath as realpath7}from"node:fs/promises";import{isAbsolute as isAbsolute4,join as join26,relative as relative3,
resolve as resolve7}from"node:path";var largestFile2=2**20;async function fileAtCommit(ports,{repository,commit,path}){var _stack=[];try{let name=await nameIn(
repository,ports.cwd,path);if(name===null)return{kind:"outside"};let opened=__using(_stack,await openRepository({...ports,
cwd:repository}),!0);if(opened.kind==="none")return{kind:"absent"};let object2=`${commit}:${name}`;let size=await opened.
git.line("cat-file","-s",object2);if(size===null||await opened.git.line("cat-file","-t",object2)!=="blob")return{kind:"a\
bsent"};if(Number(size)>largestFile2)throw new ParseError({what:`${name} is ${sizeText(Number(size))}; the limit is ${sizeText(
largestFile2)}.`,where:object2});let content=await opened.git.run("cat-file","blob",object2);return succeeded(content)?{
kind:"found",text:content.stdout}:{kind:"absent"}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}}async function isUntracked(ports,{repository,path}){var _stack=[];try{
let name=await nameIn(repository,ports.cwd,path);let opened=__using(_stack,await openRepository({...ports,cwd:repository}),
!0);if(name===null||opened.kind==="none")return!1;let found=await opened.git.run("--literal-pathspecs","ls-files","--oth\
ers","-z","--",name);return succeeded(found)&&found.stdout===`${name}\0`}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}}async function nameIn(repository,cwd,path){let place=isAbsolute4(path)?
resolve7(path):join26(await realpath7(cwd),path);return isWithin(place,repository)?relative3(repository,place):null}async function rulesOf(context,asked,raw){var _stack=[];try{let{goal,base}=asked.config.compare;if(goal==="hold"||base===
null)return{loaded:asked,readText:treeText(context)};let tools=__using(_stack,await ownTools(context),!0);let place={cwd:workingDirectory(
context,asked.config),ref:base,pullRequestBase:context.pullRequestBase};let{commit,repository}=await resolveBase(tools,place);
let ports={...tools,cwd:context.cwd};let notFromBase=[];let texts=new Map;let readText=path=>{let text2=texts.get(path);
if(text2===void 0)return treeText(context)(path);if(text2===null)throw Object.assign(new Error(`The base, ${commit.slice(
0,12)}, doesn't have this file.`),{code:"ENOENT"});return text2};let keep=async path=>{let file=await fileAtCommit(ports,
{repository,commit,path});file.kind==="outside"?notFromBase.push(`${plainText(path)} (outside the repository)`):texts.set(
path,file.kind==="found"?file.text:null)};let{configFile}=raw;if(configFile!==null){await keep(configFile);let leadsAway=asked.
origins.get("workload.working-directory")?.kind==="file"&&isBelow(context,configFile);if(!texts.has(configFile)&&leadsAway)
throw notAtBase(configFile,commit);if(texts.get(configFile)===null){if(!(isOfRun(context,configFile)&&await isUntracked(
ports,{repository,path:configFile})))throw notAtBase(configFile,commit);texts.delete(configFile),notFromBase.push(`${plainText(
configFile)} (the settings of an earlier run, which git doesn't track)`)}}let loaded2=await loadSettings(context,raw,!0,
readText);let{accepted,calibration}=loaded2.config.compare;for(let path of[accepted,calibration])path!==null&&await keep(
path);let except=notFromBase.length===0?"":`, except ${notFromBase.join(" and ")}`;context.log.info(`With goal: improve,\
 the rules come from the base (${commit.slice(0,12)})${except}.`);return{loaded:withAsked(loaded2,asked.config),readText}}catch(_){
var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}function isBelow({
cwd},path){return isWithin(resolve8(cwd,path),resolve8(cwd))}function isOfRun({cwd},path){return basename8(path)==="conf\
ig.yaml"&&existsSync(resolve8(cwd,dirname12(path),runRecordFile))}function withAsked({config,origins},asked){let{base,goal}=asked.
compare,failOn=[...new Set([...config.compare["fail-on"],...asked.compare["fail-on"]])];return{config:{...config,compare:{
...config.compare,base,goal,"fail-on":failOn}},origins}}function notAtBase(file,commit){return new UserError({id:"rules-\
not-at-base",what:`The base, ${commit.slice(0,12)}, has no ${plainText(file)}.`,where:"compare.goal",why:"With goal: imp\
rove, the rules come from the base, so a change can't relax its own rules.",help:"Add the configuration to the base bran\
ch first, or pass these settings on the command line (in the action, as inputs). To repeat an earlier run, pass its run \
directory's config.yaml, which git must not track."})}function rangesToExplain({ranges,budgets}){let overBudget=new Set(budgets.flatMap(({range,state})=>state==="broken"&&range!==
null?[range]:[]));return ranges.flatMap(range=>{let kernels=range.kernels.filter(needsReason),isOpen=isTold(range.gpuBusyTime)||
range.families.some(({time})=>isTold(time));if(!(kernels.length>0||isOpen&&!hasOtherLaunches(range)||overBudget.has(rangeText(
range.name,range.domain))))return[];let names=pick=>[...new Set(kernels.flatMap(pick))],{name,domain}=range;return[{name,
domain,kernels:{base:names(({baseNames})=>baseNames),head:names(({headNames})=>headNames)}}]})}function needsReason({time,
match,launches}){if(match==="swapped")return!0;if(!isTold(time)||launches.base===0||launches.head===0||time.changeRatio===
null)return!1;let change=Math.log1p(time.changeRatio),ofLaunch=change-Math.log(launches.head/launches.base);return isMajority(
Math.abs(ofLaunch),Math.abs(change))}function isTold({state,mayBeSlower}){return state==="regressed"||state==="improved"||
mayBeSlower}function hasOtherLaunches({counts}){return counts.some(({metric,state})=>metric==="launches"&&(state==="regr\
essed"||state==="improved"))}var otherWork="compare.verify doesn't confirm that head computes the same result as base.";function explaining(explainers,of){
return{async explainEarly(measured3,comparison){let{profiles,failed:failure2,head}=measured3,{budget}=head.side.session;
budget.ended();let early=explainers.filter(({isEarly})=>isEarly),known={profiles,comparison,reasons:[],failure:failure2};
return(await askAll(early,inquiryOf(of,measured3),known,budget)).reasons},async explain(measured3,reasons){let{profiles,
comparison,failed:failed3,head:side}=measured3,{session}=side.side;session.budget.ended();let inquiry=inquiryOf(of,measured3),
isOtherWork=comparison!==null&&hasWrongResult(comparison),status=unaskedStatus(inquiry)??(isOtherWork?withoutNcu("skippe\
d",otherWork):null);status!==null&&sayNotNeeded(session,status);let head=addFindings(status===null?profiles.head:{...profiles.
head,ncu:status}),begin={profiles:{...profiles,head},comparison:withReasons(comparison,reasons),reasons,failure:failed3},
known=await askAll(isOtherWork?[]:explainers,inquiry,begin,session.budget);return{...known,profiles:{...known.profiles,head:withWarnings(
known.profiles.head,session)}}}}}async function askAll(explainers,inquiry,given,budget){let known=given;for(let{needs,cost,
explain}of explainers)needs(inquiry,known)&&(known=await explain(inquiry,known,()=>mayBegin(budget,cost)));return known}
function inquiryOf(of,measured3){let{comparison,failed:failed3,head}=measured3;return{...of,head,base:measuredBase(measured3),
asked:comparison===null||comparison.base===null?null:rangesToExplain(comparison),failed:failed3}}function mayBegin(budget,cost){
return"leg"in cost?budget.mayBegin(cost):budget.leftMs()>=cost.leastMs}import{join as join27}from"node:path";function wholeProgramOf({rounds,ranges}){return{outside:rounds[0]?.outside??{launches:0,kernelNs:0},ranges:ranges.flatMap(
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
profile)}}}})}async function captureAndExamine(side,plan,label){let{value,failure:failure2}=await captureWhole(side,{label,
folder:join27(side.name,"whole","nsys")});if(failure2!==null)throw new CaptureError(failure2);return examineCaptured(side,
wholeProgramCapture(plan,side.config),null,value)}import{join as join28}from"node:path";async function writeResults(session,{publisher,history,raw},found){let{config,directory}=session,{failure:failure2}=found.
known,results=await resultsOf(session,found);await compressReports(session);let cost=costOf(session.recorder.snapshot(),
session.context.clock.now()),measured3=withCost(results,cost),{profile,comparison}=measured3,judged2=comparison===null?exitCodes.
pass:exitCodeOf(comparison,config.compare["fail-on"]),ended=failure2===null?null:failureOf(failure2),fails=failure2!==null||
judged2!==exitCodes.pass,{cwd}=session.context,folder=shownFolder(cwd,directory.path),again=[toolName,"run","--config",join28(
folder,"config.yaml")],result={head:profile,base:measured3.base,comparison,failure:ended,timelines:measured3.timelines},
ownComment=publisher===null&&comparison!==null,added=addFiles(found.resultFiles,{...result,asked:{kind:"run",again,folder}},
{first:["comparison.json","report.html",sideFiles.head,...measured3.base===null?[]:[sideFiles.base]],last:["run.json",...ownComment?
["comment.md"]:[],"summary.md"]}),input={...result,fails,cost,history:history?.recentRuns??null,commands:[[toolName,"run",
"--config","config.yaml"]]},files=resultFiles(measured3,config["top-kernels"],reportFiles(session.context,input,added));
ownComment&&await directory.write("comment.md",comparisonComment("GPU profile",comparison,profile,fails,{failure:ended,cost,
config:wholeConfig(raw)}));for(let[file,text2]of files)await directory.write(file,text2);return{directory:directory.path,
profileFile:directory.file("profile.json"),reportFile:directory.file("report.html"),profile,comparison,added,cost,failure:failure2,
topKernels:topKernelsByRange(profile,config["top-kernels"]),shownKernels:config["top-kernels"],exitCode:failure2===null||
judged2===exitCodes.regressed?judged2:failure2.exitCode}}function withCost(measured3,cost){let{comparison}=measured3;return{
...measured3,comparison:comparison===null?null:{...comparison,cost}}}async function resultsOf(session,found){let{measured:measured3,
known,judge}=found,{head,base}=known.profiles,leftOut=await sayLeftOut(session,measured3.head,known.comparison);return{profile:{
...head,warnings:[...head.warnings,...leftOut]},timelines:{base:timelinesOf(measuredBase(measured3)),head:timelinesOf(measured3.
head)},base:isProfile(base)?base:judge.recordedProfile,comparison:known.comparison}}async function sayLeftOut({budget,config,
warn},head,comparison){if(budget.exhausted.size===0)return[];let rounds=head.rounds.length,untraced=head.untraced.length,
texts={rounds:`rounds after the first ${rounds===1?"one":String(rounds)}`,untraced:untraced===0?"runs without CUDA traci\
ng":`runs without CUDA tracing after the first ${String(untraced)}`,ncu:"Nsight Compute",lines:comparison?.ranges.some(({
lineSearch})=>lineSearch?.state==="out-of-time")===!0?"finding the lines behind what's slower":"recording the base's cal\
l stacks"},parts=["rounds","untraced","ncu","lines"].filter(leg=>budget.exhausted.has(leg)).map(leg=>texts[leg]),text2=`\
The time budget (${String(config["time-budget"])}) left no time for ${listText(parts,parts.length)}.`;return await warn(
text2),[text2]}function timelinesOf(side){return(side?.rounds[0]?.captures??[]).flatMap(({timelines})=>timelines)}function timeRow(range,kind,what,time){return{text:`${range.name}: ${what}`,range,kind,time}}function gpuTimeRow(range){
return timeRow(range,"range","time on the GPU",range.gpuBusyTime)}function countRow(range,metric,kind){return{text:`${range.
name}: ${metric}${kind===null?"":` ${kind}`}`,range,kind:"count",time:null}}function ambiguousRows({ranges,goal}){return ranges.
flatMap(range=>{let{wallTime,commonMode,counts,families,kernels}=range;return[...[...commonMode?.explainedByClocks===!0?
[]:[gpuTimeRow(range)],timeRow(range,"wall","wall time",wallTime),...families.map(({family,time})=>timeRow(range,"part",
`family ${family}`,time)),...kernels.map(({name,time})=>timeRow(range,"part",name,time))].filter(({kind,time})=>time.mayBeSlower||
goal==="improve"&&kind==="range"&&mayBeFaster(time)),...counts.filter(({state,base,head})=>state==="inconclusive"&&head>
base).map(({metric,kind})=>countRow(range,metric,kind))]})}function mayBeFaster({state,changeRatio,thresholdRatio}){return state===
"inconclusive"&&changeRatio!==null&&changeRatio<=1/(1+(thresholdRatio??0))-1}var measured2=["range-regressed","family-re\
gressed","kernel-regressed"];function barelySlowerRows({reasons,ranges}){let red=reasons.filter(({verdict})=>verdict==="\
regressed"||verdict==="over-budget");if(red.length===0||red.some(({id})=>!measured2.includes(id)))return[];let slower=ranges.
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
if(made<planned||made>=most)return{stop:null};let isWallToCome=untraced.made<Math.min(untraced.planned,untraced.most),open3=openRows(
comparison).filter(({kind})=>!isWallToCome||kind!=="wall"&&kind!=="count");return open3.length===0?{stop:null}:{step:{kind:"\
more-rounds",rows:open3.map(({text:text2})=>text2)}}}function untracedStep({comparison,policy,spending:{untraced}}){let{
made,planned,most,isAsked,isExplained}=untraced,isNeeded=!isRedAnyway(comparison);if(made<Math.min(planned,most))return!isNeeded&&
isAsked&&!isExplained?{step:{kind:"explain"}}:isNeeded||isAsked?{step:{kind:"planned-untraced",pairs:Math.min(planned,most)-
made}}:{stop:{kind:"wall-not-needed"}};let open3=isNeeded&&made<most?openWalls(comparison,policy):[];if(open3.length===0)
return{stop:null};let futile=open3.filter(({row,threshold})=>isFutile(row,threshold,most));return futile.length<open3.length?
{step:{kind:"more-untraced",rows:open3.map(({text:text2})=>text2)}}:{stop:{kind:"untraced-futile",rows:futile.map(({text:text2,
row,threshold})=>({text:text2,needed:pairsNeeded(row,threshold)}))}}}var redAnyway=["range-regressed","family-regressed",
"kernel-regressed","swapped-kernel-regressed","rank-regressed","launches-up","copies-up","copied-bytes-up"];function isRedAnyway({
reasons}){return reasons.some(({id,verdict})=>verdict==="regressed"&&redAnyway.includes(id))}function openWalls({ranges,
metrics,reasons,goal},policy){let open3=new Set(reasons.flatMap(({id,reported})=>id==="metric-open"?[reported]:[]));return[
...ranges.flatMap(({name,latency:latency2})=>{if(latency2===null)return[];let{time}=latency2,threshold=policy["latency-t\
hreshold"]/100;return goal==="improve"&&mayBeFaster(time)?[{text:name,row:inverseOf(time),threshold}]:time.mayBeSlower?[
{text:name,row:time,threshold}]:[]}),...metrics.filter(({name,change})=>open3.has(name)&&change.changeRatio!==null).map(
metric=>({text:metric.name,row:worseOf(metric),threshold:metric.kind==="reported"?metricThreshold(metric.name,policy):policy["\
latency-threshold"]/100}))]}function worseOf({better,change}){return better==="higher"?inverseOf(change):change}function inverseOf({
changeRatio,lowRatio,highRatio,rounds}){let inverse=ratio=>ratio===null?null:1/(1+ratio)-1;return{changeRatio:inverse(changeRatio),
lowRatio:inverse(highRatio),highRatio:inverse(lowRatio),rounds}}var mostNamed=5;function soFarText({ranges}){let parts=ranges.map(range=>{let{name,gpuBusyTime,counts}=range,launches=counts.
find(({metric})=>metric==="launches"),more=(launches?.head??0)-(launches?.base??0),{changeRatio}=gpuBusyTime,missing2=hasGpuTime(
range)?"not on both sides":"without kernels",change=changeRatio===null?missing2:`${signedPercent(changeRatio)} so far`,count2=more===
0?"":`, ${counted(Math.abs(more),more>0?"more launch":"fewer launch",more>0?"more launches":"fewer launches")}`;return`${plainText(
name)} ${change}${count2}`});return`After the first pair: ${parts.length===0?"no range to compare":parts.join("; ")}.`}function stepTexts(step,{
rounds,untraced}){return[...step.stops.map(stopText),...ofStep(step,rounds,untraced)]}function ofStep(step,rounds,{made,
most}){switch(step.kind){case"planned-rounds":return rounds.made<2?[]:[`After ${counted(rounds.made,"round")} per side, \
these ranges have no clear result yet: ${named2(step.unsettled)}. Measuring another pair.`];case"more-rounds":return[`Af\
ter ${counted(rounds.made,"round")} per side, these are unclear, or just above their threshold: ${step.rows.map(plainText).
join("; ")}. Measuring ${counted(rounds.most-rounds.made,"more round")} per side, once.`];case"more-untraced":return[`Af\
ter ${counted(made,"run")} per side without tracing, we can't tell if these are worse: ${step.rows.map(plainText).join("\
; ")}. Measuring one more run per side (${String(most)} at most).`];case"find-lines":return[`${named2(step.ranges)} ${step.
ranges.length===1?"is":"are"} worse already. Time is limited, so we'll look for the lines behind that before we measure \
more.`];case"explain":return["Head is slower on the GPU or does more work, regardless of wall time. We'll look for the r\
easons first."];case"planned-untraced":case"done":return[]}}function stopText(stop){switch(stop.kind){case"settled":return`\
Every range has a clear result after ${counted(stop.rounds,"round")} per side, so we don't measure more rounds.`;case"un\
traced-futile":return`More untraced runs won't give a clear result for ${futileText(stop.rows)}.`;case"not-the-same-work":
return"compare.verify doesn't confirm that head computes the same result as base, so the run ends here.";case"wall-not-n\
eeded":return"We don't judge wall time, since head is slower on the GPU or does more work anyway. To measure wall time, \
too, set latency.pairs."}}function futileText(rows){return rows.map(({text:text2,needed})=>needed===null?plainText(text2):
`${plainText(text2)} (that would take about ${counted(needed,"pair")})`).join("; ")}function named2(texts){return listText(
texts.map(plainText),mostNamed)}async function measureSides({head,base,plan},judge,explaining2){let given={head:unmeasured(head),base:ofBase(base,unmeasured)};
if(measuredBase(given)===null){let measured3=await measureHead({...given,failed:null},plan,judge);return{measured:measured3,
known:await explaining2.explain(measured3,[])}}let first=judged(await verifyHead(await addPairs(given,plan,roundsOfPair(
plan))),judge);return measurePairs(first,plan,judge,explaining2)}async function measureHead(given,plan,judge){let left2=plan.
rounds-given.head.rounds.length,rounds=given.failed===null&&left2>0?await addPairs(given,plan,left2):given;return rounds.
failed!==null?judged(rounds,judge):judged(await addUntraced(rounds,untracedPairs(given.head.side.config,1)),judge)}async function measurePairs(first,plan,judge,{
explainEarly,explain}){let{context,progress}=first.head.side.session,{compare:policy}=first.head.side.config,said=new Set,
mayAdd={rounds:!0,untraced:!0},measured3=first,early=[],explained=null;pairOf(measured3)!==null&&measured3.comparison!==
null&&context.log.info(soFarText(measured3.comparison));for(let pair=pairOf(measured3);pair!==null;pair=pairOf(measured3)){
let comparison=withReasons(measured3.comparison,explained?.reasons??early);if(comparison===null)break;let spending=spendingOf(
pair,plan,judge,{mayAdd,isExplained:explained!==null}),step=nextStep({comparison,policy,calibration:judge.calibrationOf(
measured3.profiles.head),spending});for(let text2 of stepTexts(step,spending))said.has(text2)||context.log.info(text2),said.
add(text2);if(step.kind==="done")break;if(step.kind==="find-lines"){let found2=await explainEarly(measured3,comparison);
if(found2.length===0)break;early=[...early,...found2];continue}if(step.kind==="explain"){explained=await explain(measured3,
early);continue}progress.expect(moreStarts(step,plan,spending));let next=await measureStep(step,measured3,pair,plan);step.
kind==="planned-rounds"||step.kind==="more-rounds"?mayAdd.rounds=step.kind==="planned-rounds"&&next.head.rounds.length>pair.
head.rounds.length:mayAdd.untraced=untracedPairsOf(next)>untracedPairsOf(pair),measured3=judged(next,judge)}if(measured3.
failed===null&&measuredBase(measured3)===null){let{config,session}=measured3.head.side;session.progress.expect(untracedPairs(
config,1)-2*untracedPairs(config,2)-plan.captures.length*(plan.rounds-measured3.head.rounds.length)),measured3=await measureHead(
measured3,plan,judge)}if(explained===null)return{measured:measured3,known:await explain(measured3,early)};let later=withLater(
explained,measured3,judge),found=await explainEarly(measured3,later.comparison);return{measured:measured3,known:found.reduce(
withReason,later)}}function withLater(explained,{profiles,failed:failed3,head},judge){let{base}=explained.profiles,later={
head:withWarnings({...explained.profiles.head,untraced:profiles.head.untraced},head.side.session),base:isProfile(base)&&
isProfile(profiles.base)?{...base,untraced:profiles.base.untraced}:base};return judgedAnew({...explained,failure:explained.
failure??failed3},later,judge)}async function measureStep(step,known,pair,plan){switch(step.kind){case"planned-rounds":return addPairs(
known,plan,Math.min(roundsOfPair(plan),plan.rounds-pair.head.rounds.length));case"more-rounds":return addMorePairs(pair,
plan,mostRounds(pair,plan)-pair.head.rounds.length);case"planned-untraced":return addUntraced(known,step.pairs);case"mor\
e-untraced":return addUntraced(known,1)}}function moreStarts(step,plan,{rounds,untraced}){switch(step.kind){case"more-ro\
unds":return 2*plan.captures.length*(rounds.most-rounds.made);case"more-untraced":return 2;case"planned-untraced":return untraced.
made>0?0:-2*plan.captures.length*Math.max(0,rounds.planned-rounds.made);case"planned-rounds":case"find-lines":case"expla\
in":case"done":return 0}}function spendingOf(pair,plan,judge,{mayAdd,isExplained}){let{config}=pair.head.side,made=pair.
head.rounds.length,untraced=untracedPairsOf(pair),planned=untracedPairs(config,2);return{rounds:{made,planned:plan.rounds,
most:mayAdd.rounds?mostRounds(pair,plan):made,mayEndEarly:config.rounds===null&&!judge.hasRecordedBase},untraced:{made:untraced,
planned,most:mayAdd.untraced?Math.max(planned,planned===0?0:config.latency["max-pairs"]):untraced,isAsked:areUntracedAsked(
config),isExplained},findsLinesEarly:config["time-budget"]!==null&&config.lines==="auto"&&config.workload.server.command===
null}}function mostRounds({head},plan){return Math.max(plan.rounds,head.side.config.compare["max-rounds"])}function roundsOfPair({
rounds,roundsOfLoad}){return Math.min(rounds,roundsOfLoad??1)}function judged(measured3,judge){let profiles={head:sideProfile(
measured3.head),base:ofBase(measured3.base,sideProfile)};return{...measured3,profiles,comparison:judge.byBaseline(profiles)}}
function pairOf({head,failed:failed3,...sides}){let base=measuredBase(sides);return failed3!==null||base===null?null:{head,
base}}async function commandRequest(context,raw){return{loaded:await loadSettings(context,raw,!0),raw,publisher:null,recordedBase:null,
history:null,variables:null}}async function run(context,request2){let{recordedBase,history,variables:variables2}=request2,
{loaded:loaded2,readText}=await rulesOf(context,request2.loaded,request2.raw),{config}=loaded2,planned=likeRecorded(planCaptures(
config),recordedBase?.profile?.captureMode??null),policy=await comparePolicy(context,loaded2,readText);return workloadArgv(
config.workload,"checked before anything is made"),wholeRun(context,{...request2,loaded:loaded2},async session=>{var _stack=[];
try{let stored=recordedBase?.profile??null;stored!==null&&session.rangeLimit.startWith(stored.ranges,stored.rangesLeftOut);
let ncu=await prepareNcu(session);let prepared=__using(_stack,await prepareSides(session,planned,variables2),!0);let judge=judgeOf(
{config:config.compare,policy,recordedBase,baseChoice:prepared.baseChoice,history});await announceRun(prepared,ncu,judge);
let sides=await captureWholePrograms(prepared);let found=await measureSides(sides,judge,explaining(context.explainers,{plan:sides.
plan,ncu,judge}));await removeReports(session);await prepared[Symbol.asyncDispose]();return writeResults(session,request2,
{...found,judge,resultFiles:context.resultFiles})}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}})}async function announceRun(ready,ncu,judge){let{session}=ready.head,
sides=hasBase(ready)?2:1;await announce(session,ready.plan,{sides,untraced:untracedPairs(session.config,sides),isCompared:sides===
2||judge.hasRecordedBase,filterMode:ncu.kind==="ready"?ncu.tool.filterMode:null})}export{untracedPairs,untracedConfig,programStarts,isHeldToGoal,describeLegs,planKey,openRepository,succeeded,describeCommit,
readRepository,resolveRef,installedPrefixes,createWorktree,baseDirectory,headPrograms,addPairs,failureOf,storedRuns,oldRuns,
deleteRuns,storedJson,diskUse,runPreflight,runChecks,runBuildChecks,checkSubscribers,resolveBase,isAncestor,readMergeCommit,
namesBranch,prepareGround,renderPrune,sayDiskUse,wholeRun,recordFailedRun,compressReports,needsLine,countNeedsLine,rangesToMap,
addUntraced,settlePlan,withFoundTools,runSetup,makeCaches,startsText,countText2 as countText,announce,rulesOf,commandRequest,
run};
