import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{classifyRounds,createRangeLister,decideRound,describeDisturbance,describeExportPlace,explainFailure,labelSide,mostRepeats,
setPurpose,warnOnce}from"./chunk-R5Z7LINJ.js";import{exportReports}from"./chunk-5QAB4VX2.js";import{explainWithEngine,
seedVariable}from"./chunk-USOKR2YX.js";import{findPrivateUser,giveToIsolatedUser,grantTraversal,passableMode,removeDirectory,
shareWithIsolatedUser}from"./chunk-RPHAMNRI.js";import{buildProfile}from"./chunk-GLSZTS5E.js";import{examineCapture}from"./chunk-TVTUM4C3.js";
import{toolName}from"./chunk-A2TGLBHE.js";import{loadFamilies}from"./chunk-GKIPOEAA.js";import{gatesItself,skippedReports}from"./chunk-YMIIYUNE.js";
import{workloadArgv}from"./chunk-XZICN7LB.js";import{redactCommand}from"./chunk-LMHALEWT.js";import{counted,
listText}from"./chunk-6ECLQG56.js";import{sizeText}from"./chunk-6WS3YUMR.js";import{CaptureError,LlmProfileError,
ToolError,errorMessage}from"./chunk-A6EG2BLY.js";import{plainText}from"./chunk-JN33INQG.js";import{__callDispose,
__using}from"./chunk-GBWPPC6J.js";function createUnmeasuredSide(side){return{side,rounds:[],untraced:[]}}function mapBase(base,make){return base===null?null:
base instanceof LlmProfileError?base:make(base)}function findMeasuredBase({base}){return base instanceof LlmProfileError?
null:base}function listCaptures({rounds}){return rounds.flatMap(({captures})=>captures)}function collectSamples(captures){
return captures.every(({gpuSamples})=>gpuSamples===null)?null:captures.flatMap(({gpuSamples})=>gpuSamples??[])}function buildSideProfile(measured){
let{session,config,program,environment,captureMode}=measured.side,{driver,cuda,nsys,ncu}=session.machine,{rounds,untraced}=measured,
captures=listCaptures(measured),[end]=captures.map(capture=>capture.end),gpus=classifyRounds(rounds.map(round=>collectSamples(
round.captures))),profile=buildProfile({tool:{name:toolName,version:session.context.version},createdAt:session.context.clock.
now().toISOString(),source:program.source,machine:{driver,cuda,nsys,ncu},workload:{command:redactCommand(workloadArgv(config.
workload,"hydra")),exitCode:end?.kind==="known"?end.exitCode:null},isolation:session.isolation.kind,environment,attribution:config.
attribution,captureMode,families:loadFamilies(),rounds:rounds.map((round,index)=>({captures:round.captures,gpu:gpus[index]??
null,process:round.load})),checks:captures.flatMap(({checks})=>checks),warnings:[...session.recorder.snapshot().warnings,
...captures.flatMap(({warnings})=>warnings)]}),{warm=null,verified:verify=null}=measured.side.state??{};return{...profile,
untraced:[...untraced],whole:warm?.whole??null,warm:warm?.files??null,verify,draw:describeDraw(measured.side,profile)}}function describeDraw({
tuning},{ranges}){if(tuning===null||tuning.draw===null)return null;let ran=new Set(ranges.flatMap(({kernels})=>kernels.map(
({shortName})=>shortName)));return{id:tuning.draw,ownKernels:tuning.ownKernels.filter(name=>ran.has(name))}}function addWarnings(profile,{
recorder}){return{...profile,warnings:[...new Set([...profile.warnings,...recorder.snapshot().warnings])]}}import{rename}from"node:fs/promises";import{join as join5}from"node:path";import{join,relative}from"node:path";var rangeFailureIds=new Set(["range-not-seen","range-not-registered","instances-missing","range-unfinished","no-kernels",
"kernels-outside-range","kernels-lost"]);async function captureRound(originalSide,plan,round,make){let side=setPurpose(originalSide,
"rounds"),examined=[],failures=[],listRanges=createRangeLister(side);for(let[index,capturePlan]of plan.captures.entries()){
let place={label:labelSide(side,`round ${round}, ${capturePlan.label}`),folder:join(side.name,`round-${round}`,capturePlan.
directory)},turn=`${side.session.base===null?"round":side.name} ${round}`,title=plan.captures.length===1?turn:`${turn}, ${capturePlan.
label}`;try{let capture=await side.session.context.log.group(title,async()=>{let{value,failure}=await make(side,capturePlan,
round,place);if(failure!==null)throw await explainFailure(side,capturePlan,failure,listRanges);return examineCaptured(side,
capturePlan,round,value)});examined.push(capture)}catch(error){if(!(error instanceof CaptureError))throw error;failures.
push(await explainWithEngine(side,error));let remaining=plan.captures.length-index-1;if(remaining>0&&!rangeFailureIds.has(
error.id??"")){side.session.context.log.info(`Skipping the other ${remaining===1?"capture":`${remaining} captures`}, whi\
ch would fail for the same reason.`);break}}}let[first]=failures;if(first===void 0)return examined;throw failures.length===
1?first:new CaptureError({id:first.id??"captures-failed",what:`${failures.length} of ${counted(plan.captures.length,"cap\
ture")} of round ${round} failed:`,failures})}async function examineCaptured(side,plan,round,captured){let{session,config}=side,
expected={wanted:plan.ranges,gated:gatesItself(plan)},reports=(await exportReports({...session.tools,note:session.context.
log.detail},captured.reports.slice(skippedReports(expected)).map(({path})=>path),describeExportPlace(captured))).map(report=>({
...report,source:relative(session.directory.path,report.source)}));return examineCapture({label:captured.label,end:captured.
end,output:captured.output,reports,...expected,takesFirst:plan.takesFirst,requireKernels:config["require-kernels"],gpuSamples:captured.
gpuSamples},{attribution:config.attribution,families:loadFamilies(),timelines:round===1,limit:session.rangeLimit},session.
context)}import{createHash}from"node:crypto";async function addSeed(side,pair){let{session,program}=side;if(session.seed===null)return side;let digest=createHash("sh\
a256").update(`${session.seed} ${pair}`).digest(),seed=String(digest.readUInt32BE(0)>>>1);return await session.recorder.
seeded(pair,seed),{...side,program:{...program,environment:{...program.environment,[seedVariable]:seed}}}}import{lstatSync as lstatSync3,readdirSync as readdirSync3}from"node:fs";import{mkdir as mkdir2}from"node:fs/promises";import{
join as join4}from"node:path";import{lstatSync,readdirSync}from"node:fs";import{join as join2}from"node:path";var sharedFolders=["/tmp","/var/tmp","/dev/shm"];async function removeLeftovers({user},folders){let uid=findPrivateUser(
user);if(uid!==null)for(let folder of[...sharedFolders,...folders])for(let path of listOwned(folder,uid))await removeDirectory(
path)}function listOwned(folder,uid){try{return readdirSync(folder).map(name=>join2(folder,name)).filter(path=>lstatSync(
path,{throwIfNoEntry:!1})?.uid===uid)}catch{return[]}}import{lstatSync as lstatSync2,readdirSync as readdirSync2}from"node:fs";import{chmod,constants,lchown,mkdir,open,readlink,
rm,symlink}from"node:fs/promises";import{join as join3}from"node:path";async function keepFolder(folder,{user},store){return user===null?copyFolder(folder,store):lockFolder(folder)}function lockFolder(folder){
return{close:()=>chmod(folder,448),open:async()=>(await chmod(folder,passableMode),[]),[Symbol.asyncDispose]:async()=>{}}}
async function copyFolder(folder,storeFolder){let path=join3(storeFolder,"base-copy"),store=await open(path,"wx+",384);await rm(
path);let kept=new Map,end=0,contentOf=async(path2,{kind,size})=>{var _stack=[];try{if(kind==="link")return readlink(join3(
folder,path2));if(kind!=="file")return"";let file=__using(_stack,await open(join3(folder,path2),constants.O_RDONLY|constants.
O_NOFOLLOW),!0);let start=end;end+=size;await copyBytes({from:file,start:0,size,to:store,at:start});return start}catch(_){
var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}},putBack=async(path2,entry,now)=>{
let place=join3(folder,path2);if(entry.kind===now?.kind&&(entry.kind==="folder"||entry.kind==="other")||await rm(place,{
recursive:!0,force:!0}),entry.kind==="link"&&await symlink(String(entry.content),place),entry.kind==="folder"&&await mkdir(
place,{recursive:!0}),entry.kind==="file"){var _stack=[];try{let file=__using(_stack,await open(place,"wx",384),!0);await copyBytes(
{from:store,start:Number(entry.content),size:entry.size,to:file,at:0});await file.utimes(entry.modifiedAt,entry.modifiedAt)}catch(_){
var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}entry.kind!==
"other"&&(process.getuid?.()===0&&await lchown(place,entry.uid,entry.gid),entry.kind!=="link"&&await chmod(place,entry.mode))};
return{close:async()=>{let next=new Map;for(let[path2,found]of listContents(folder,null)){let before=kept.get(path2),same=before!==
void 0&&before.stamp===found.stamp;next.set(path2,same?before:{...found,content:await contentOf(path2,found)})}kept=next},
open:async()=>{try{let now=listContents(folder,kept),added=[...now.keys()].filter(path2=>!kept.has(path2)),changed=[...kept].
filter(([path2,{stamp}])=>now.get(path2)?.stamp!==stamp);for(let path2 of added)await rm(join3(folder,path2),{recursive:!0,
force:!0});for(let[path2,entry]of changed)await putBack(path2,entry,now.get(path2));let after=changed.length===0?now:listContents(
folder,kept);return kept=new Map([...kept].map(([path2,entry])=>[path2,{...entry,stamp:after.get(path2)?.stamp??""}])),[
...added,...changed.map(([path2])=>path2)]}catch(error){throw new ToolError({id:"base-changed",what:"The base's folder c\
hanged while the head was running, and llm-profile couldn't restore it.",where:folder,why:errorMessage(error),help:"Find\
 out what the head's program writes to the base's folder. If llm-profile runs as root, set isolation=unprivileged-user t\
o keep the program out of that folder.",cause:error})}},[Symbol.asyncDispose]:()=>store.close()}}function listContents(folder,expected){
let all=new Map,visit=path=>{let stats=lstatSync2(join3(folder,path),{bigint:!0,throwIfNoEntry:!1});if(stats!==void 0&&(all.
set(path,describeEntry(stats)),!(!stats.isDirectory()||expected!==null&&expected.get(path)?.kind!=="folder")))for(let name of readdirSync2(
join3(folder,path)))visit(join3(path,name))};return visit(""),all}function describeEntry(stats){let{mode,uid,gid,size,dev,
ino,ctimeNs,mtimeNs}=stats,kind=stats.isDirectory()?"folder":stats.isFile()?"file":stats.isSymbolicLink()?"link":"other",
times=kind==="folder"?[]:[dev,ino,size,mtimeNs,ctimeNs];return{kind,mode:Number(mode)&4095,uid:Number(uid),gid:Number(gid),
size:Number(size),modifiedAt:Number(mtimeNs)/1e9,stamp:[kind,mode,uid,gid,...times].join(" ")}}async function copyBytes({
from,start,size,to,at}){let buffer=Buffer.allocUnsafe(Math.min(size,1048576));for(let done=0;done<size;){let{bytesRead}=await from.
read(buffer,0,Math.min(buffer.length,size-done),start+done);if(bytesRead===0)throw new Error(`A file became shorter whil\
e we copied it: ${done} of ${size} bytes.`);let written=0;for(;written<bytesRead;)written+=(await to.write(buffer,written,
bytesRead-written,at+done+written)).bytesWritten;done+=bytesRead}}async function makeSideState(stack,session,own){let folder=join4(own,"state");await mkdir2(folder,{mode:448}),await grantTraversal(
folder,session.isolation),stack.defer(async()=>removeStrayFiles(session));let kept=stack.use(await keepFolder(folder,{user:null},
session.tools.folder.tmp));return{folder,kept,verified:null,warm:null}}async function makeStateFolders({folder},{isolation}){
let[home,tmp]=[join4(folder,"home"),join4(folder,"tmp")];return await mkdir2(home,{mode:448}),await giveToIsolatedUser(home,
isolation),await mkdir2(tmp,{mode:448}),await shareWithIsolatedUser(tmp,isolation),{HOME:home,TMPDIR:tmp}}async function restoreState({
session,state}){state!==null&&(await removeStrayFiles(session),await state.kept.open())}async function removeStrayFiles({
isolation,program}){await removeLeftovers(isolation,[program.temporary.tmp,program.temporary.home])}var warmLimit={files:2e5,
bytes:16*2**30};function countWarmFiles({folder},label){let counts={files:0,bytes:0},visit=path=>{let stats=lstatSync3(path);
if(counts.files+=stats.isDirectory()?0:1,counts.bytes+=stats.isFile()?stats.size:0,counts.files>warmLimit.files||counts.
bytes>warmLimit.bytes)throw new CaptureError({id:"state-too-large",what:"The program left too much in HOME, TMPDIR, and \
its caches.",where:label,why:`With goal: improve, we restore these folders before each start. The limit is ${warmLimit.files}\
 files and ${sizeText(warmLimit.bytes)} in total.`,help:"Make the program remove its temporary files, and keep models el\
sewhere."});if(stats.isDirectory())for(let name of readdirSync3(path))visit(join4(path,name))};return visit(folder),counts}async function addRound(measured,plan,load,make){let{side,rounds}=measured,{session}=side,round=rounds.length+1,label=labelSide(
side,`round ${round}`),before=rounds.map(({captures})=>collectSamples(captures));for(let repeats=0;;repeats+=1){let captures=await captureRound(
await addSeed(side,`round ${round}`),plan,round,make),gpu=classifyRounds([...before,collectSamples(captures)]).at(-1)??null;
gpu?.state==="unknown"&&await warnOnce(session,clocksUnknownWarning);let decision=decideRound(gpu,repeats),problem=gpu===
null?"":describeDisturbance(gpu);if(decision==="repeat"){let kept=await setAside(side,`round-${round}`,`disturbed-${repeats+
1}`),again=`repeat ${repeats+1} of at most ${mostRepeats}`;await session.warn(`${label}: ${problem}. Repeating the round\
 (${again}); the disturbed round is in ${kept}.`);continue}return decision==="keep-disturbed"&&await session.warn(`${label}\
: ${problem}. We already repeated this round ${mostRepeats} times, so we keep it.`),{...measured,rounds:[...rounds,{captures,
load}]}}}async function inKeptFolder(side,body){let{session,kept}=side,changed=kept===null?[]:await kept.open();if(changed.
length>0){let paths=changed.map(path=>plainText(path===""?"the folder itself":path));await session.warn(`Something chang\
ed the base's folder while the head ran, so we restored it: ${listText(paths,3)}. The head's program shouldn't write the\
re.`)}await restoreState(side);try{return await body()}finally{await kept?.close()}}var clocksUnknownWarning="In some ro\
unds we don't know the GPU's clocks, because fewer than 3 nvidia-smi samples fell into the ranges. We don't repeat round\
s for this reason.";async function keepRounds(measured,whole,why){let{side,rounds}=measured;for(let round=rounds.length;round>
whole;round-=1)await setAside(side,`round-${round}`,why);return{...measured,rounds:rounds.slice(0,whole)}}async function setAside({
session,name},folder,why,purpose=null){let{directory,recorder}=session,from=join5(name,folder),kept=`${from}-${why}`;return await rename(
directory.file(from),directory.file(kept)),await recorder.setAside(from,kept,purpose),kept}export{rangeFailureIds,examineCaptured,addSeed,keepFolder,makeSideState,makeStateFolders,restoreState,countWarmFiles,createUnmeasuredSide,
mapBase,findMeasuredBase,listCaptures,buildSideProfile,addWarnings,addRound,inKeptFolder,keepRounds,setAside};
