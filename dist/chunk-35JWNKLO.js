import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{readdirSync,readFileSync,readlinkSync}from"node:fs";import{setTimeout as sleep}from"node:timers/promises";var markerVariable="\
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
return readlinkSync("/proc/self/ns/pid")}catch{return null}}export{markerVariable,readProcess,isAlive,findTree,isMember,childrenOf,signalProcess,killTree,ownIdentity,liveness,pidNamespace};
