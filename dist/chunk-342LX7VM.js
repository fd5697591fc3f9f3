import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{ToolError,errorMessage}from"./chunk-4KDG6NHC.js";import{readdirSync,readFileSync,readlinkSync}from"node:fs";import{setTimeout as sleep}from"node:timers/promises";var markerVariable="\
LLM_PROFILE_CAPTURE";function readProcess(pid){let text=readOrNull(`/proc/${pid}/stat`);if(text===null)return null;let fields=text.
slice(text.lastIndexOf(")")+2).split(" "),[state,parent,startTime]=[fields[0],fields[1],fields[19]];return state===void 0||
parent===void 0||startTime===void 0?null:{pid,startTime,parent:Number(parent),state}}function isAlive(id){let process2=readProcess(
id.pid);return process2!==null&&process2.startTime===id.startTime&&!hasEnded(process2)}function findTree(query){let all=listProcesses().
filter(process2=>process2.pid!==ownPid()),children=Map.groupBy(all,process2=>process2.parent),members=new Map,waiting=all.
filter(process2=>query.roots.some(root=>root.pid===process2.pid&&root.startTime===process2.startTime)||isMember(process2.
pid,query));for(let process2=waiting.pop();process2!==void 0;process2=waiting.pop())members.has(process2.pid)||(members.
set(process2.pid,process2),waiting.push(...children.get(process2.pid)??[]));return parentsFirst(members).filter(process2=>!hasEnded(
process2))}function isMember(pid,{marker,uid}){return carriesMarker(pid,marker)||uid!==null&&realUser(pid)===uid}function parentsFirst(members){
let seen=new Set,ordered=[],add=process2=>{if(seen.has(process2.pid))return;seen.add(process2.pid);let parent=members.get(
process2.parent);parent!==void 0&&add(parent),ordered.push(process2)};for(let process2 of members.values())add(process2);
return ordered}function childrenOf(pid){return listProcesses().filter(process2=>process2.parent===pid&&!hasEnded(process2)).
sort((a,b)=>Number(BigInt(a.startTime)-BigInt(b.startTime)))}function signalProcess(id,signal){if(!isAlive(id))return!1;
try{return process.kill(id.pid,signal),!0}catch{return!1}}function listProcesses(){return readdirSync("/proc").filter(name=>/^\d+$/.
test(name)).map(name=>readProcess(Number(name))).filter(process2=>process2!==null)}function carriesMarker(pid,marker){if(readOrNull(
`/proc/${pid}/environ`)?.includes(`${markerVariable}=${marker}`)===!0)return!0;try{return readdirSync(`/proc/${pid}/fd`).
some(fd=>linkOrNull(`/proc/${pid}/fd/${fd}`)?.includes(marker)===!0)}catch{return!1}}function realUser(pid){let uid=/^Uid:\s+(\d+)/m.
exec(readOrNull(`/proc/${pid}/status`)??"")?.[1];return uid===void 0?null:Number(uid)}function hasEnded({state}){return state===
"Z"||state==="X"}function ownPid(){return process.pid}function readOrNull(path){try{return readFileSync(path,"latin1")}catch{
return null}}function linkOrNull(path){try{return readlinkSync(path)}catch{return null}}var pollMs=25;async function killTree(query,limitMs){
let ended=new Map,deadline=performance.now()+limitMs;for(let quiet=0;;){let left=findTree(query);for(let process2 of left)
signalProcess(process2,"SIGKILL")&&ended.set(`${process2.pid} ${process2.startTime}`,process2);if(quiet=left.length===0?
quiet+1:0,quiet===2||performance.now()>deadline)return{ended:[...ended.values()],left};await sleep(pollMs)}}function ownIdentity(){
return{pid:process.pid,startTicks:startTicks(process.pid),pidNamespace:pidNamespace()}}function liveness(identity){let here=pidNamespace();
if(identity.pidNamespace!==null&&here!==null&&identity.pidNamespace!==here)return"elsewhere";let ticks=startTicks(identity.
pid);return ticks===null?"gone":identity.startTicks===null||identity.startTicks===ticks?"alive":"gone"}function startTicks(pid){
let found=readProcess(pid);return found===null||found.state==="Z"?null:Number(found.startTime)}function pidNamespace(){try{
return readlinkSync("/proc/self/ns/pid")}catch{return null}}import{randomBytes}from"node:crypto";import{lstatSync}from"node:fs";import{chmod as chmod2,chown as chown2,lstat,mkdir,readdir,
rm}from"node:fs/promises";import{basename,join}from"node:path";import{readdirSync as readdirSync2,readFileSync as readFileSync2,statSync}from"node:fs";import{chmod,chown}from"node:fs/promises";var firstPrivateUser=61184,lastPrivateUser=65519,nobody=65534;function isPrivateUser(uid){return uid>=firstPrivateUser&&
uid<=lastPrivateUser}function privateUser(user){return user!==null&&isPrivateUser(user.uid)?user.uid:null}function choosePrivateUser(random){
let taken=new Set([...accounts(),...runningUsers()]);for(let attempt=0;attempt<50;attempt++){let uid=firstPrivateUser+Math.
floor(random()*(lastPrivateUser-firstPrivateUser+1));if(!taken.has(uid))return uid}return null}async function giveToIsolatedUser(path,{
user}){user!==null&&await chown(path,user.uid,user.gid)}var passableMode=456;async function letPass(folder,{user}){user!==
null&&(await chown(folder,process.getuid?.()??0,user.gid),await chmod(folder,passableMode))}async function shareWithIsolatedUser(path,{
user}){user!==null&&(await chown(path,process.getuid?.()??0,user.gid),await chmod(path,1016))}async function openToIsolatedUser(folder,{
user},ports){user!==null&&await openToOthers(folder,ports)}async function openToLaterUser(folder,ports){process.getuid?.()===
0&&await openToOthers(folder,ports)}async function letLaterUserPass(folder){process.getuid?.()===0&&await chmod(folder,457)}
async function openToOthers(folder,{runTool,environment}){let argv=["chmod","--recursive","a+rX",folder],{exitCode,stderr}=await runTool(
{tool:"chmod",argv,cwd:"/",environment,timeLimitMs:30*6e4});if(exitCode!==0)throw new ToolError({what:"Can't give the pr\
ogram's unprivileged user access to this folder.",where:folder,why:stderr.trim(),help:"Start llm-profile with umask 022."})}
function accounts(){try{return readFileSync2("/etc/passwd","utf8").split(`
`).map(line=>Number(line.split(":")[2]))}catch{return[]}}function runningUsers(){return readdirSync2("/proc").filter(name=>/^\d+$/.
test(name)).flatMap(name=>{try{return[statSync(`/proc/${name}`).uid]}catch{return[]}})}var folderPattern=/^llm-profile-(?:base-)?[0-9a-f]{12}$/;function isPrivateFolder(path){let found=lstatSync(path,{throwIfNoEntry:!1});
return found?.isDirectory()===!0&&found.uid===process.getuid?.()&&folderPattern.test(basename(path))}function newPrivatePath(base){
return join(base,`llm-profile-${randomBytes(6).toString("hex")}`)}async function createTemporaryDirectory(options){let{base,
user,warn,announce}=options,path=newPrivatePath(base);announce?.(path),await mkdir(path,{mode:448}).catch(error=>{throw new ToolError(
{what:"Couldn't create a private temporary directory.",where:base,why:errorMessage(error),help:"Set TMPDIR to an existin\
g, writable folder with enough space for the profiler's raw data.",cause:error})});let inside={tmp:join(path,"tmp"),home:join(
path,"home"),secrets:join(path,"secrets")};for(let directory of Object.values(inside))await mkdir(directory,{mode:448});
if(user!==null){await giveToIsolatedUser(inside.home,{user}),await shareWithIsolatedUser(inside.tmp,{user});for(let directory of[
inside.secrets,path])await chown2(directory,process.getuid?.()??0,user.gid),await chmod2(directory,456)}return{path,...inside,
async[Symbol.asyncDispose](){let problem=await removeDirectory(path);problem!==null&&warn(`Couldn't remove the temporary\
 directory ${path}: ${problem}`)}}}async function removeDirectory(path){let remove=()=>rm(path,{recursive:!0,force:!0,maxRetries:3,
retryDelay:100});try{return await remove(),null}catch{await openFolders(path).catch(()=>{})}try{return await remove(),null}catch(error){
return errorMessage(error)}}async function openFolders(path){if((await lstat(path)).isDirectory()){await chmod2(path,448);
for(let name of await readdir(path))await openFolders(join(path,name))}}export{markerVariable,readProcess,isAlive,findTree,isMember,childrenOf,signalProcess,killTree,ownIdentity,liveness,pidNamespace,
nobody,isPrivateUser,privateUser,choosePrivateUser,giveToIsolatedUser,passableMode,letPass,shareWithIsolatedUser,openToIsolatedUser,
openToLaterUser,letLaterUserPass,isPrivateFolder,newPrivatePath,createTemporaryDirectory,removeDirectory};
