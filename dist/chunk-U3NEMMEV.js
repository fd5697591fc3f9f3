import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{ToolError,errorMessage}from"./chunk-SVS2CUJD.js";import{readdirSync,readFileSync,readlinkSync}from"node:fs";import{setTimeout as sleep}from"node:timers/promises";var markerVariable="\
LLM_PROFILE_CAPTURE";function readProcess(pid){let text=readProc(`${pid}/stat`),fields=text.slice(text.lastIndexOf(")")+
2).split(" "),[state,parent,startTime]=[fields[0],fields[1],fields[19]];return state===void 0||parent===void 0||startTime===
void 0?null:{pid,startTime,parent:Number(parent),state}}function isAlive(id){let process2=readProcess(id.pid);return process2!==
null&&process2.startTime===id.startTime&&!hasEnded(process2)}function findTree(query){let all=listProcesses().filter(({pid})=>pid!==
process.pid),children=Map.groupBy(all,({parent})=>parent),members=new Map,waiting=all.filter(({pid,startTime})=>query.roots.
some(root=>root.pid===pid&&root.startTime===startTime)||isMember(pid,query));for(let member=waiting.pop();member!==void 0;member=
waiting.pop())members.has(member.pid)||(members.set(member.pid,member),waiting.push(...children.get(member.pid)??[]));return sortParentsFirst(
members).filter(member=>!hasEnded(member))}function isMember(pid,{marker,uid}){return carriesMarker(pid,marker)||uid!==null&&
readUser(pid)===uid}function sortParentsFirst(members){let seen=new Set,ordered=[],add=process2=>{if(seen.has(process2.pid))
return;seen.add(process2.pid);let parent=members.get(process2.parent);parent!==void 0&&add(parent),ordered.push(process2)};
for(let process2 of members.values())add(process2);return ordered}function listChildren(pid){return listProcesses().filter(
process2=>process2.parent===pid&&!hasEnded(process2)).sort((a,b)=>Number(BigInt(a.startTime)-BigInt(b.startTime)))}function signalProcess(id,signal){
if(!isAlive(id))return!1;try{return process.kill(id.pid,signal),!0}catch{return!1}}function listProcesses(){return listPids().
flatMap(pid=>readProcess(pid)??[])}function listPids(){return readdirSync("/proc").filter(name=>/^\d+$/.test(name)).map(
Number)}function carriesMarker(pid,marker){if(readProc(`${pid}/environ`).includes(`${markerVariable}=${marker}`))return!0;
try{return readdirSync(`/proc/${pid}/fd`).some(fd=>readProcLink(`${pid}/fd/${fd}`)?.includes(marker)===!0)}catch{return!1}}
function readUser(pid){let uid=/^Uid:\s+(\d+)/m.exec(readProc(`${pid}/status`))?.[1];return uid===void 0?null:Number(uid)}
function hasEnded({state}){return state==="Z"||state==="X"}function readProc(path){try{return readFileSync(`/proc/${path}`,
"latin1")}catch{return""}}function readProcLink(path){try{return readlinkSync(`/proc/${path}`)}catch{return null}}var pollMs=25;
async function killTree(query,limitMs){let ended=new Map,deadline=performance.now()+limitMs;for(let quiet=0;;){let left=findTree(
query);for(let process2 of left)signalProcess(process2,"SIGKILL")&&ended.set(`${process2.pid} ${process2.startTime}`,process2);
if(quiet=left.length===0?quiet+1:0,quiet===2||performance.now()>deadline)return{ended:[...ended.values()],left};await sleep(
pollMs)}}function readOwnIdentity(){return{pid:process.pid,startTicks:readStartTicks(process.pid),pidNamespace:readPidNamespace()}}
function checkLiveness(identity){let here=readPidNamespace();if(identity.pidNamespace!==null&&here!==null&&identity.pidNamespace!==
here)return"elsewhere";let ticks=readStartTicks(identity.pid);return ticks===null?"gone":identity.startTicks===null||identity.
startTicks===ticks?"alive":"gone"}function readStartTicks(pid){let info=readProcess(pid);return info===null||info.state===
"Z"?null:Number(info.startTime)}function readPidNamespace(){return readProcLink("self/ns/pid")}import{randomBytes}from"node:crypto";import{lstatSync}from"node:fs";import{chmod as chmod2,lstat,mkdir,readdir,rm}from"node:fs/promises";
import{basename,join}from"node:path";import{readFileSync as readFileSync2,statSync}from"node:fs";import{chmod,chown}from"node:fs/promises";var firstPrivateUser=61184,lastPrivateUser=65519,nobodyId=65534;function isPrivateUser(uid){return uid>=firstPrivateUser&&
uid<=lastPrivateUser}function findPrivateUser(user){return user!==null&&isPrivateUser(user.uid)?user.uid:null}function choosePrivateUser(random){
let taken=new Set([...listAccounts(),...listRunningUsers()]);for(let attempt=0;attempt<50;attempt++){let uid=firstPrivateUser+
Math.floor(random()*(lastPrivateUser-firstPrivateUser+1));if(!taken.has(uid))return uid}return null}async function giveToIsolatedUser(path,{
user}){user!==null&&await chown(path,user.uid,user.gid)}var passableMode=456;async function grantTraversal(folder,{user}){
user!==null&&(await chown(folder,process.getuid?.()??0,user.gid),await chmod(folder,passableMode))}async function shareWithIsolatedUser(path,{
user}){user!==null&&(await chown(path,process.getuid?.()??0,user.gid),await chmod(path,1016))}async function openToIsolatedUser(folder,{
user},ports){user!==null&&await openToOthers(folder,ports)}async function openToLaterUser(folder,ports){process.getuid?.()===
0&&await openToOthers(folder,ports)}async function grantTraversalToLaterUser(folder){process.getuid?.()===0&&await chmod(
folder,457)}async function openToOthers(folder,{runTool,environment}){let argv=["chmod","--recursive","a+rX",folder],{exitCode,
stderr}=await runTool({tool:"chmod",argv,cwd:"/",environment,timeLimitMs:30*6e4});if(exitCode!==0)throw new ToolError({what:"\
Can't give the program's unprivileged user access to this folder.",where:folder,why:stderr.trim(),help:"Start llm-profil\
e with umask 022."})}function listAccounts(){try{return readFileSync2("/etc/passwd","utf8").split(`
`).map(line=>Number(line.split(":")[2]))}catch{return[]}}function listRunningUsers(){return listPids().flatMap(pid=>statSync(
`/proc/${pid}`,{throwIfNoEntry:!1})?.uid??[])}var folderPattern=/^llm-profile-(?:base-)?[0-9a-f]{12}$/;function isPrivateFolder(path){let stats=lstatSync(path,{throwIfNoEntry:!1});
return stats?.isDirectory()===!0&&stats.uid===process.getuid?.()&&folderPattern.test(basename(path))}function choosePrivatePath(base){
return join(base,`llm-profile-${randomBytes(6).toString("hex")}`)}async function createTemporaryDirectory(options){let{base,
user,warn,announce}=options,path=choosePrivatePath(base);announce?.(path),await mkdir(path,{mode:448}).catch(error=>{throw new ToolError(
{what:"Couldn't create a private temporary directory.",where:base,why:errorMessage(error),help:"Set TMPDIR to an existin\
g, writable folder with enough space for the profiler's raw data.",cause:error})});let inside={tmp:join(path,"tmp"),home:join(
path,"home"),secrets:join(path,"secrets")};for(let directory of Object.values(inside))await mkdir(directory,{mode:448});
await giveToIsolatedUser(inside.home,{user}),await shareWithIsolatedUser(inside.tmp,{user});for(let directory of[inside.
secrets,path])await grantTraversal(directory,{user});return{path,...inside,async[Symbol.asyncDispose](){let problem=await removeDirectory(
path);problem!==null&&warn(`Couldn't remove the temporary directory ${path}: ${problem}`)}}}async function removeDirectory(path){
let remove=()=>rm(path,{recursive:!0,force:!0,maxRetries:3,retryDelay:100});try{return await remove(),null}catch{await makeFoldersWritable(
path).catch(()=>{})}try{return await remove(),null}catch(error){return errorMessage(error)}}async function makeFoldersWritable(path){
if((await lstat(path)).isDirectory()){await chmod2(path,448);for(let name of await readdir(path))await makeFoldersWritable(
join(path,name))}}export{markerVariable,readProcess,isAlive,findTree,isMember,listChildren,signalProcess,readProc,readProcLink,killTree,readOwnIdentity,
checkLiveness,readPidNamespace,nobodyId,isPrivateUser,findPrivateUser,choosePrivateUser,giveToIsolatedUser,passableMode,
grantTraversal,shareWithIsolatedUser,openToIsolatedUser,openToLaterUser,grantTraversalToLaterUser,isPrivateFolder,choosePrivatePath,
createTemporaryDirectory,removeDirectory};
