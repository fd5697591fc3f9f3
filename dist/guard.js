import{existsSync,rmSync}from"node:fs";import{createInterface}from"node:readline";var codes={bad:"\x1B[31m",good:"\x1B[32m",unsure:"\x1B[33m",strong:"\x1B[1m",faint:"\x1B[2m"},end="\x1B[0m",painted=new RegExp(
[...Object.values(codes),end].map(code=>code.replace("[","\\[")).join("|"),"g");function errorMessage(error){return typeof error=="object"&&error!==null&&"message"in error?String(error.message):String(
error)}var firstPrivateUser=61184,lastPrivateUser=65519;function isPrivateUser(uid){return uid>=firstPrivateUser&&uid<=lastPrivateUser}import{chmod,chown,lstat,mkdir,readdir,rm}from"node:fs/promises";import{basename,join}from"node:path";async function removeDirectory(path){let remove=()=>rm(path,{recursive:!0,force:!0,maxRetries:3,retryDelay:100});try{return await remove(),
null}catch{await openFolders(path).catch(()=>{})}try{return await remove(),null}catch(error){return errorMessage(error)}}
async function openFolders(path){if((await lstat(path)).isDirectory()){await chmod(path,448);for(let name of await readdir(
path))await openFolders(join(path,name))}}import{readdirSync,readFileSync,readlinkSync}from"node:fs";import{setTimeout as sleep}from"node:timers/promises";var markerVariable="\
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
return ordered}function signalProcess(id,signal){if(!isAlive(id))return!1;try{return process.kill(id.pid,signal),!0}catch{return!1}}function listProcesses(){
return readdirSync("/proc").filter(name=>/^\d+$/.test(name)).map(name=>readProcess(Number(name))).filter(process2=>process2!==
null)}function carriesMarker(pid,marker){if(readOrNull(`/proc/${pid}/environ`)?.includes(`${markerVariable}=${marker}`)===
!0)return!0;try{return readdirSync(`/proc/${pid}/fd`).some(fd=>linkOrNull(`/proc/${pid}/fd/${fd}`)?.includes(marker)===!0)}catch{
return!1}}function realUser(pid){let uid=/^Uid:\s+(\d+)/m.exec(readOrNull(`/proc/${pid}/status`)??"")?.[1];return uid===
void 0?null:Number(uid)}function hasEnded({state}){return state==="Z"||state==="X"}function ownPid(){return process.pid}
function readOrNull(path){try{return readFileSync(path,"latin1")}catch{return null}}function linkOrNull(path){try{return readlinkSync(
path)}catch{return null}}var pollMs=25;async function killTree(query,limitMs){let ended=new Map,deadline=performance.now()+
limitMs;for(let quiet=0;;){let left=findTree(query);for(let process2 of left)signalProcess(process2,"SIGKILL")&&ended.set(
`${process2.pid} ${process2.startTime}`,process2);if(quiet=left.length===0?quiet+1:0,quiet===2||performance.now()>deadline)
return{ended:[...ended.values()],left};await sleep(pollMs)}}var cleanUpLimitMs=3e4;async function guardProcess(input){for(let signal of["SIGINT","SIGTERM","SIGHUP"])process.on(signal,
()=>{});let holdings=noHoldings,record=null;for await(let line of createInterface({input})){let message=parseMessage(line);
message!==null&&(holdings=applyMessage(holdings,message),message.kind==="run"&&(record=message.record))}let{left}=await cleanUp(
holdings,cleanUpLimitMs);left.length===0&&!holdings.directories.some(path=>existsSync(path))&&record!==null&&removeProcessesFile(
record)}function removeProcessesFile(path){for(let file of[path,unfinishedRecord(path)])rmSync(file,{force:!0})}function unfinishedRecord(path){
return`${path}.partial`}function parseMessage(line){try{return JSON.parse(line)}catch{return null}}var noHoldings={marker:null,
processes:[],directories:[]};function applyMessage(holdings,message){switch(message.kind){case"run":return{...holdings,marker:message.
marker};case"process":return{...holdings,processes:[...holdings.processes,{process:message.process,uid:message.uid}]};case"\
ended":return{...holdings,processes:holdings.processes.filter(({process:process2})=>process2.pid!==message.process.pid||
process2.startTime!==message.process.startTime)};case"directory":return{...holdings,directories:[...holdings.directories,
message.path]};case"removed":return{...holdings,directories:holdings.directories.filter(path=>path!==message.path)};case"\
done":return noHoldings}}async function cleanUp(holdings,limitMs){let ended=[],left=[];if(holdings.marker!==null){let{marker}=holdings,
users=holdings.processes.map(({uid})=>uid!==null&&isPrivateUser(uid)?uid:null);for(let uid of new Set([null,...users])){
let roots=holdings.processes.map(({process:process2})=>process2),result=await killTree({roots,marker,uid},limitMs);ended.
push(...result.ended),left.push(...result.left)}}for(let directory of holdings.directories)await removeDirectory(directory);
return{ended,left}}await guardProcess(process.stdin);process.exit();
