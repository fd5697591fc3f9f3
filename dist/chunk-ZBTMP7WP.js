import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{classifyRounds,decideRound,disturbanceText,explainUnopened,exportPlace,listOnce,mostRepeats,startedFor,warnOnce}from"./chunk-BI4YU65I.js";
import{exportReports}from"./chunk-OX3A4U4L.js";import{seedVariable,withEngine}from"./chunk-HKCNM2Q7.js";import{
giveToIsolatedUser,letPass,passableMode,privateUser,removeDirectory,shareWithIsolatedUser}from"./chunk-PCGLUHAL.js";
import{buildProfile}from"./chunk-TEF6NUCH.js";import{examine}from"./chunk-4576GU2S.js";import{toolName}from"./chunk-A2TGLBHE.js";
import{families}from"./chunk-SL4I7YBJ.js";import{readingPorts,sideLabel}from"./chunk-FFSRJJ7V.js";import{gatesItself,
skippedReports}from"./chunk-TVMH5Q7A.js";import{workloadArgv}from"./chunk-BNFK57VM.js";import{redactCommand}from"./chunk-W5HYH3WW.js";
import{CaptureError,LlmProfileError,ToolError,errorMessage}from"./chunk-4KDG6NHC.js";import{counted,listText}from"./chunk-XPTDL37I.js";
import{sizeText}from"./chunk-W32B5RYS.js";import{plainText}from"./chunk-JN33INQG.js";import{__callDispose,__using}from"./chunk-GBWPPC6J.js";function unmeasured(side){return{side,rounds:[],untraced:[]}}function ofBase(base,make){return base===null?null:base instanceof
LlmProfileError?base:make(base)}function measuredBase({base}){return base instanceof LlmProfileError?null:base}function capturesOf({
rounds}){return rounds.flatMap(({captures})=>captures)}function roundSamples(captures){return captures.every(({gpuSamples})=>gpuSamples===
null)?null:captures.flatMap(({gpuSamples})=>gpuSamples??[])}function sideProfile(measured){let{session,config,program,environment,
captureMode}=measured.side,{driver,cuda,nsys,ncu}=session.machine,{rounds,untraced}=measured,captures=capturesOf(measured),
gpus=classifyRounds(rounds.map(round=>roundSamples(round.captures))),profile=buildProfile({tool:{name:toolName,version:session.
context.version},createdAt:session.context.clock.now().toISOString(),source:program.source,machine:{driver,cuda,nsys,ncu},
workload:{command:redactCommand(workloadArgv(config.workload,"hydra")),exitCode:exitCodeOf(captures)},isolation:session.
isolation.kind,environment,attribution:config.attribution,captureMode,families:families(),rounds:rounds.map((round,index)=>({
captures:round.captures,gpu:gpus[index]??null,process:round.load})),checks:captures.flatMap(({checks})=>checks),warnings:[
...session.recorder.snapshot().warnings,...captures.flatMap(({warnings})=>warnings)]}),{warm=null,verified:verify=null}=measured.
side.state??{};return{...profile,untraced:[...untraced],whole:warm?.whole??null,warm:warm?.files??null,verify,draw:drawOf(
measured.side,profile)}}function drawOf({tuning},{ranges}){if(tuning===null||tuning.draw===null)return null;let ran=new Set(
ranges.flatMap(({kernels})=>kernels.map(({shortName})=>shortName)));return{id:tuning.draw,ownKernels:tuning.ownKernels.filter(
name=>ran.has(name))}}function withWarnings(profile,{recorder}){return{...profile,warnings:[...new Set([...profile.warnings,
...recorder.snapshot().warnings])]}}function exitCodeOf(captures){let[first]=captures.map(({end})=>end);return first?.kind===
"known"?first.exitCode:null}import{rename}from"node:fs/promises";import{join as join4}from"node:path";import{relative}from"node:path";var ownToRange=new Set(["range-not-seen","range-not-registered","instances-missing","range-unfinished","no-kernels","ker\
nels-outside-range","kernels-lost"]);async function captureRound(given,plan,round,make){let side=startedFor(given,"round\
s"),examined=[],failures=[],listRanges=listOnce(side);for(let[index,capturePlan]of plan.captures.entries()){let title=side.
session.progress.begin(sideLabel(side,`round ${round}, ${capturePlan.label}`));try{let capture=await side.session.context.
log.group(title,async()=>{let{value,failure}=await make(side,capturePlan,round);if(failure!==null)throw await notReal(side,
capturePlan,failure,listRanges);return examineCaptured(side,capturePlan,round,value)});examined.push(capture)}catch(error){
if(!(error instanceof CaptureError))throw error;failures.push(await withEngine(side,error));let left=plan.captures.length-
index-1;if(left>0&&!ownToRange.has(error.id??"")){side.session.progress.expect(-left),side.session.context.log.info(`Ski\
pping the other ${left===1?"capture":`${left} captures`}, which would fail for the same reason.`);break}}}let[first]=failures;
if(first===void 0)return examined;throw failures.length===1?first:new CaptureError({id:first.id??"captures-failed",what:`${failures.
length} of ${counted(plan.captures.length,"capture")} of round ${round} failed:`,failures})}async function examineCaptured(side,plan,round,captured){
let{session,config}=side,ports=readingPorts(session.context),expected={wanted:plan.ranges,gated:gatesItself(plan)},reports=(await exportReports(
{...session.tools,note:ports.note},captured.reports.slice(skippedReports(expected)).map(({path})=>path),exportPlace(captured))).
map(report=>({...report,source:relative(session.directory.path,report.source)}));return examine({label:captured.label,end:captured.
end,output:captured.output,reports,...expected,takesFirst:plan.takesFirst,requireKernels:config["require-kernels"],gpuSamples:captured.
gpuSamples},{attribution:config.attribution,families:families(),timelines:round===1,limit:session.rangeLimit},ports)}async function notReal(side,{
gate},failure,listRanges){let error=new CaptureError(failure);return gate.kind!=="nvtx"||failure.id!=="range-not-seen"?error:
explainUnopened(side,error,gate.range,listRanges)}import{createHash}from"node:crypto";async function withSeed(side,pair){let{session,program}=side;if(session.seed===null)return side;let digest=createHash("s\
ha256").update(`${session.seed} ${pair}`).digest(),seed=String(digest.readUInt32BE(0)>>>1);return await session.recorder.
seeded(pair,seed),{...side,program:{...program,environment:{...program.environment,[seedVariable]:seed}}}}import{lstatSync as lstatSync3,readdirSync as readdirSync3}from"node:fs";import{mkdir as mkdir2}from"node:fs/promises";import{
join as join3}from"node:path";import{lstatSync,readdirSync}from"node:fs";import{join}from"node:path";var sharedFolders=["/tmp","/var/tmp","/dev/shm"];async function removeLeftovers({user},folders){let uid=privateUser(user);
if(uid!==null)for(let folder of[...sharedFolders,...folders])for(let path of ownedIn(folder,uid))await removeDirectory(path)}
function ownedIn(folder,uid){try{return readdirSync(folder).map(name=>join(folder,name)).filter(path=>lstatSync(path,{throwIfNoEntry:!1})?.
uid===uid)}catch{return[]}}import{lstatSync as lstatSync2,readdirSync as readdirSync2}from"node:fs";import{chmod,constants,lchown,mkdir,open,readlink,
rm,symlink}from"node:fs/promises";import{join as join2}from"node:path";async function keepFolder(folder,{user},store){return user===null?copied(folder,store):shut(folder)}function shut(folder){
return{close:()=>chmod(folder,448),open:async()=>(await chmod(folder,passableMode),[]),[Symbol.asyncDispose]:async()=>{}}}
async function copied(folder,storeFolder){let path=join2(storeFolder,"base-copy"),store=await open(path,"wx+",384);await rm(
path);let kept=new Map,end=0,contentOf=async(path2,{kind,size})=>{var _stack=[];try{if(kind==="link")return readlink(join2(
folder,path2));if(kind!=="file")return"";let file=__using(_stack,await open(join2(folder,path2),constants.O_RDONLY|constants.
O_NOFOLLOW),!0);let start=end;end+=size;await copyBytes({from:file,start:0,size,to:store,at:start});return start}catch(_){
var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}},putBack=async(path2,entry,now)=>{
let place=join2(folder,path2);if(entry.kind===now?.kind&&(entry.kind==="folder"||entry.kind==="other")||await rm(place,{
recursive:!0,force:!0}),entry.kind==="link"&&await symlink(String(entry.content),place),entry.kind==="folder"&&await mkdir(
place,{recursive:!0}),entry.kind==="file"){var _stack=[];try{let file=__using(_stack,await open(place,"wx",384),!0);await copyBytes(
{from:store,start:Number(entry.content),size:entry.size,to:file,at:0});await file.utimes(entry.modifiedAt,entry.modifiedAt)}catch(_){
var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}entry.kind!==
"other"&&(process.getuid?.()===0&&await lchown(place,entry.uid,entry.gid),entry.kind!=="link"&&await chmod(place,entry.mode))};
return{close:async()=>{let next=new Map;for(let[path2,found2]of look(folder,null)){let before=kept.get(path2),same=before!==
void 0&&before.stamp===found2.stamp;next.set(path2,same?before:{...found2,content:await contentOf(path2,found2)})}kept=next},
open:async()=>{try{let now=look(folder,kept),added=[...now.keys()].filter(path2=>!kept.has(path2)),changed=[...kept].filter(
([path2,{stamp}])=>now.get(path2)?.stamp!==stamp);for(let path2 of added)await rm(join2(folder,path2),{recursive:!0,force:!0});
for(let[path2,entry]of changed)await putBack(path2,entry,now.get(path2));let after=changed.length===0?now:look(folder,kept);
return kept=new Map([...kept].map(([path2,entry])=>[path2,{...entry,stamp:after.get(path2)?.stamp??""}])),[...added,...changed.
map(([path2])=>path2)]}catch(error){throw new ToolError({id:"base-changed",what:"The base's folder changed while the hea\
d was running, and llm-profile couldn't restore it.",where:folder,why:errorMessage(error),help:"Find out what the head's\
 program writes to the base's folder. If llm-profile runs as root, set isolation=unprivileged-user to keep the program o\
ut of that folder.",cause:error})}},[Symbol.asyncDispose]:()=>store.close()}}function look(folder,expected){let all=new Map,
visit=path=>{let stats=lstatSync2(join2(folder,path),{bigint:!0,throwIfNoEntry:!1});if(stats!==void 0&&(all.set(path,found(
stats)),!(!stats.isDirectory()||expected!==null&&expected.get(path)?.kind!=="folder")))for(let name of readdirSync2(join2(
folder,path)))visit(join2(path,name))};return visit(""),all}function found(stats){let{mode,uid,gid,size,dev,ino,ctimeNs,
mtimeNs}=stats,kind=stats.isDirectory()?"folder":stats.isFile()?"file":stats.isSymbolicLink()?"link":"other",times=kind===
"folder"?[]:[dev,ino,size,mtimeNs,ctimeNs];return{kind,mode:Number(mode)&4095,uid:Number(uid),gid:Number(gid),size:Number(
size),modifiedAt:Number(mtimeNs)/1e9,stamp:[kind,mode,uid,gid,...times].join(" ")}}async function copyBytes({from,start,
size,to,at}){let buffer=Buffer.allocUnsafe(Math.min(size,1048576));for(let done=0;done<size;){let{bytesRead}=await from.
read(buffer,0,Math.min(buffer.length,size-done),start+done);if(bytesRead===0)throw new Error(`A file became shorter whil\
e we copied it: ${done} of ${size} bytes.`);let written=0;for(;written<bytesRead;)written+=(await to.write(buffer,written,
bytesRead-written,at+done+written)).bytesWritten;done+=bytesRead}}async function makeSideState(stack,session,own){let folder=join3(own,"state");await mkdir2(folder,{mode:448}),await letPass(
folder,session.isolation),stack.defer(async()=>removeElsewhere(session));let kept=stack.use(await keepFolder(folder,{user:null},
session.tools.folder.tmp));return{folder,kept,verified:null,warm:null}}async function stateFolders({folder},{isolation}){
let[home,tmp]=[join3(folder,"home"),join3(folder,"tmp")];return await mkdir2(home,{mode:448}),await giveToIsolatedUser(home,
isolation),await mkdir2(tmp,{mode:448}),await shareWithIsolatedUser(tmp,isolation),{HOME:home,TMPDIR:tmp}}async function restoreState({
session,state}){state!==null&&(await removeElsewhere(session),await state.kept.open())}async function removeElsewhere({isolation,
program}){await removeLeftovers(isolation,[program.temporary.tmp,program.temporary.home])}var mostWarm={files:2e5,bytes:16*
2**30};function warmFiles({folder},label){let found2={files:0,bytes:0},visit=path=>{let stats=lstatSync3(path);if(found2.
files+=stats.isDirectory()?0:1,found2.bytes+=stats.isFile()?stats.size:0,found2.files>mostWarm.files||found2.bytes>mostWarm.
bytes)throw tooMuch(label);if(stats.isDirectory())for(let name of readdirSync3(path))visit(join3(path,name))};return visit(
folder),found2}function tooMuch(label){return new CaptureError({id:"state-too-large",what:"The program left too much in \
HOME, TMPDIR, and its caches.",where:label,why:`With goal: improve, we restore these folders before each start. The limi\
t is ${String(mostWarm.files)} files and ${sizeText(mostWarm.bytes)} in total.`,help:"Make the program remove its tempor\
ary files, and keep models elsewhere."})}async function addRound(measured,plan,{load,make}){let{side,rounds}=measured,{session}=side,round=rounds.length+1,label=sideLabel(
side,`round ${round}`),before=rounds.map(({captures})=>roundSamples(captures));for(let repeats=0;;repeats+=1){let captures=await captureRound(
await withSeed(side,`round ${round}`),plan,round,make),gpu=classifyRounds([...before,roundSamples(captures)]).at(-1)??null;
gpu?.state==="unknown"&&await warnOnce(session,clocksUnknown);let decision=decideRound(gpu,repeats),what=gpu===null?"":disturbanceText(
gpu);if(decision==="repeat"){let kept=await setAside(side,`round-${round}`,`disturbed-${repeats+1}`),again=`repeat ${repeats+
1} of at most ${mostRepeats}`;await session.warn(`${label}: ${what}. Repeating the round (${again}); the disturbed round\
 is in ${kept}.`),session.progress.expect(plan.captures.length);continue}return decision==="keep-disturbed"&&await session.
warn(`${label}: ${what}. We already repeated this round ${mostRepeats} times, so we keep it.`),{...measured,rounds:[...rounds,
{captures,load}]}}}async function inKeptFolder(side,body){await openKeptFolder(side);try{return await body()}finally{await side.
kept?.close()}}async function openKeptFolder(side){let{session,kept}=side,changed=kept===null?[]:await kept.open();if(changed.
length>0){let paths=changed.map(path=>plainText(path===""?"the folder itself":path));await session.warn(`Something chang\
ed the base's folder while the head ran, so we restored it: ${listText(paths,3)}. The head's program shouldn't write the\
re.`)}await restoreState(side)}var clocksUnknown="In some rounds we don't know the GPU's clocks, because fewer than 3 nv\
idia-smi samples fell into the ranges. We don't repeat rounds for this reason.";async function keepRounds(measured,whole,why){
let{side,rounds}=measured;for(let round=rounds.length;round>whole;round-=1)await setAside(side,`round-${round}`,why);return{
...measured,rounds:rounds.slice(0,whole)}}async function dropFailedRound({side,rounds}){await side.session.recorder.discount(
join4(side.name,`round-${rounds.length+1}`))}async function setAside({session,name},folder,why,purpose=null){let{directory,
recorder}=session,from=join4(name,folder),kept=`${from}-${why}`;return await rename(directory.file(from),directory.file(
kept)),await recorder.setAside(from,kept,purpose),kept}export{unmeasured,ofBase,measuredBase,capturesOf,sideProfile,withWarnings,ownToRange,examineCaptured,withSeed,keepFolder,
makeSideState,stateFolders,restoreState,warmFiles,addRound,inKeptFolder,openKeptFolder,keepRounds,dropFailedRound,setAside};
