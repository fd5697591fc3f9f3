import{existsSync,rmSync}from"node:fs";import{createInterface}from"node:readline";var codes={bad:"\x1B[31m",good:"\x1B[32m",unsure:"\x1B[33m",strong:"\x1B[1m",faint:"\x1B[2m"},end="\x1B[0m",painted=new RegExp(
[...Object.values(codes),end].map(code=>code.replace("[","\\[")).join("|"),"g");function errorMessage(error){return typeof error=="object"&&error!==null&&"message"in error?String(error.message):String(
error)}import{readdirSync,readFileSync,readlinkSync}from"node:fs";import{setTimeout as sleep}from"node:timers/promises";var markerVariable="\
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
for(let process2 of members.values())add(process2);return ordered}function signalProcess(id,signal){if(!isAlive(id))return!1;try{return process.kill(id.pid,signal),!0}catch{return!1}}function listProcesses(){
return listPids().flatMap(pid=>readProcess(pid)??[])}function listPids(){return readdirSync("/proc").filter(name=>/^\d+$/.
test(name)).map(Number)}function carriesMarker(pid,marker){if(readProc(`${pid}/environ`).includes(`${markerVariable}=${marker}`))
return!0;try{return readdirSync(`/proc/${pid}/fd`).some(fd=>readProcLink(`${pid}/fd/${fd}`)?.includes(marker)===!0)}catch{
return!1}}function readUser(pid){let uid=/^Uid:\s+(\d+)/m.exec(readProc(`${pid}/status`))?.[1];return uid===void 0?null:
Number(uid)}function hasEnded({state}){return state==="Z"||state==="X"}function readProc(path){try{return readFileSync(`\
/proc/${path}`,"latin1")}catch{return""}}function readProcLink(path){try{return readlinkSync(`/proc/${path}`)}catch{return null}}
var pollMs=25;async function killTree(query,limitMs){let ended=new Map,deadline=performance.now()+limitMs;for(let quiet=0;;){
let left=findTree(query);for(let process2 of left)signalProcess(process2,"SIGKILL")&&ended.set(`${process2.pid} ${process2.
startTime}`,process2);if(quiet=left.length===0?quiet+1:0,quiet===2||performance.now()>deadline)return{ended:[...ended.values()],
left};await sleep(pollMs)}}var firstPrivateUser=61184,lastPrivateUser=65519;function isPrivateUser(uid){return uid>=firstPrivateUser&&uid<=lastPrivateUser}import{chmod,lstat,mkdir,readdir,rm}from"node:fs/promises";import{basename,join}from"node:path";async function removeDirectory(path){let remove=()=>rm(path,{recursive:!0,force:!0,maxRetries:3,retryDelay:100});try{return await remove(),
null}catch{await makeFoldersWritable(path).catch(()=>{})}try{return await remove(),null}catch(error){return errorMessage(
error)}}async function makeFoldersWritable(path){if((await lstat(path)).isDirectory()){await chmod(path,448);for(let name of await readdir(
path))await makeFoldersWritable(join(path,name))}}var cleanUpLimitMs=3e4;async function runGuard(input){for(let signal of["SIGINT","SIGTERM","SIGHUP"])process.on(signal,()=>{});
let state=null;for await(let line of createInterface({input}))state=parseState(line)??state;if(state===null)return;let{left}=await cleanUpHoldings(
state.holdings,cleanUpLimitMs);left.length===0&&!state.holdings.directories.some(path=>existsSync(path))&&removeProcessesFile(
state.record)}function removeProcessesFile(path){for(let file of[path,partialRecordPath(path)])rmSync(file,{force:!0})}function partialRecordPath(path){
return`${path}.partial`}function parseState(line){try{return JSON.parse(line)}catch{return null}}async function cleanUpHoldings(holdings,limitMs){
let ended=[],left=[];if(holdings.marker!==null){let{marker}=holdings,users=holdings.processes.map(({uid})=>uid!==null&&isPrivateUser(
uid)?uid:null);for(let uid of new Set([null,...users])){let roots=holdings.processes.map(({process:process2})=>process2),
result=await killTree({roots,marker,uid},limitMs);ended.push(...result.ended),left.push(...result.left)}}for(let directory of holdings.
directories)await removeDirectory(directory);return{ended,left}}await runGuard(process.stdin);process.exit();
