import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{readdirSync,readFileSync,readlinkSync}from"node:fs";import{setTimeout as sleep}from"node:timers/promises";var markerVariable="\
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
startTicks===ticks?"alive":"gone"}function readStartTicks(pid){let found=readProcess(pid);return found===null||found.state===
"Z"?null:Number(found.startTime)}function readPidNamespace(){return readProcLink("self/ns/pid")}export{markerVariable,readProcess,isAlive,findTree,isMember,listChildren,signalProcess,listPids,readProc,readProcLink,killTree,
readOwnIdentity,checkLiveness,readPidNamespace};
