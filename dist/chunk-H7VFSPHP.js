import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{left,right,textTable}from"./chunk-DA2VQRWE.js";import{listFolders,parseRunStart,runDirectoryPattern}from"./chunk-7TFFSP5K.js";
import{largestRunRecord,runRecordFile}from"./chunk-ATBUI2HY.js";import{processIdentitySchema}from"./chunk-GVMSB6MG.js";
import{checkLiveness}from"./chunk-KQUVK35Y.js";import{readErrorCode,readRegularFile}from"./chunk-QDIGZGX7.js";
import{counted,jsonOrNull}from"./chunk-6ECLQG56.js";import{sizeText}from"./chunk-6WS3YUMR.js";import{_enum,number,
object,string}from"./chunk-7IBWU4LP.js";import{errorMessage}from"./chunk-A6EG2BLY.js";import{plainText}from"./chunk-JN33INQG.js";function renderPrune(result,layout){let{out,mode,removed,kept,failed}=result,folder=plainText(out);if(removed.length+kept.
length===0)return`No run directories in ${folder}.`;if(mode==="list")return[...runTable(kept,layout),"",`${heldText(folder,
kept)} To remove old run directories, run \`llm-profile prune --keep 5\` or \`llm-profile prune --older-than 14d\`.`].join(
`
`);let[done,freed]=mode==="dry-run"?["Would remove","That would free"]:["Removed","Freed"];return[...removed.length===0?
["No run directory is old enough to remove."]:[`${done} ${counted(removed.length,"run directory","run directories")}:`,...runTable(
removed,layout),"",`${freed} ${sizeText(bytesOf(removed))}.`],...result.spared.map(({name,because})=>`${name} stays: ${spareReasons[because]}`),
...failed.map(({name,why})=>`Can't remove ${name}: ${plainText(why)}`),heldText(folder,kept,mode==="dry-run"?"would use":
"uses")].join(`
`)}var spareReasons={"may-run":"it's still running, or may be running on another machine that shares the folder.",calibration:"\
`compare.calibration` points to a file in this directory."};function diskUseText(out,runs,bytes){let count=counted(runs,
"run directory","run directories");return`${plainText(out)} uses ${sizeText(bytes)} in ${count}. \`llm-profile prune\` lis\
ts and removes run directories.`}function heldText(folder,runs,verb="uses"){let count=counted(runs.length,"run directory",
"run directories");return`${folder} ${verb} ${sizeText(bytesOf(runs))} in ${count}.`}function runTable(runs,layout){return textTable(
[left("Started (UTC)"),left("Result"),right("Size"),left("Directory")],runs.map(run=>[startText(run.name),resultText(run),
sizeText(run.bytes),run.name]),layout)}function startText(name){return name.replace(/^(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)\d\d.*$/,
"$1-$2-$3 $4:$5")}function resultText({state,verdict,failureId,isHalfDeleted}){if(isHalfDeleted)return"partly removed";if(state===
null)return"from another version";if(state==="passed")return verdict??"not compared";let text=state.replaceAll("-"," ");
return failureId===null?text:`${text}: ${plainText(failureId)}`}function bytesOf(runs){return runs.reduce((sum,{bytes})=>sum+
bytes,0)}import{constants}from"node:fs";import{lstat,readdir,rename,rm}from"node:fs/promises";import{basename,join,resolve}from"node:path";var deletingSuffix=".deleting",silenceMs=24*3600*1e3,anyRunRecordSchema=object({schemaVersion:number().int(),tool:object(
{name:string().startsWith("llm-profile")}),state:_enum(["running","passed","failed","stopped"]).or(string().transform(()=>null)),
process:processIdentitySchema.optional(),failure:object({id:string().nullable()}).nullable().catch(null).optional()});async function listStoredRuns(out,now){
let runs=[];for(let name of await listFolders(out,"none")){let isHalfDeleted=name.endsWith(deletingSuffix);if(!runDirectoryPattern.
test(isHalfDeleted?name.slice(0,-deletingSuffix.length):name))continue;let found=await readAnyRecord(join(out,name));if(found===
null)continue;let{state,mayRun}=decideState(found,now);runs.push({name,isHalfDeleted,state,mayRun:mayRun&&!isHalfDeleted,
failureId:found.record.failure?.id??null})}return runs.sort((a,b)=>a.name<b.name?1:-1)}function selectOldRuns(runs,{keep,
olderThanMs},current,now){let whole=runs.filter(({isHalfDeleted})=>!isHalfDeleted),others=whole.filter(({name})=>name!==
current),newest=keep===null?0:Math.max(0,keep-(whole.length-others.length)),old=others.slice(newest).filter(({name})=>olderThanMs===
null||now.getTime()-parseRunStart(name).getTime()>olderThanMs);return[...runs.filter(({isHalfDeleted})=>isHalfDeleted),...old]}
async function pruneRuns(out,keep,current,now){let runs=await listStoredRuns(out,now),names=selectOldRuns(runs,{keep,olderThanMs:null},
basename(resolve(current)),now).filter(({mayRun})=>!mayRun).map(({name})=>name);return deleteRuns(out,names)}async function deleteRuns(out,names){
let deleted=[],failed=[];for(let name of names.toSorted())try{await deleteRun(out,name),deleted.push(name.replace(deletingSuffix,
""))}catch(error){readErrorCode(error)!=="ENOENT"&&failed.push({name,why:errorMessage(error)})}return{deleted,failed}}async function readStoredJson(out,name,file){
let found=await readOwnFile(join(out,name,file));return found===null?null:jsonOrNull(found.text)}async function measureDiskUse(path){
let status=await lstat(path).catch(()=>null);if(status===null)return 0;let bytes=status.blocks*512;if(!status.isDirectory())
return bytes;for(let name of await readdir(path).catch(()=>[]))bytes+=await measureDiskUse(join(path,name));return bytes}
function decideState({record,changedMs},now){if(record.state!=="running")return{state:record.state,mayRun:!1};let seen=record.
process===void 0?"gone":checkLiveness(record.process),isSilent=now.getTime()-changedMs>=silenceMs;return{state:seen==="g\
one"?"did-not-finish":"running",mayRun:seen==="alive"||!isSilent}}async function readAnyRecord(path){let found=await readOwnFile(
join(path,runRecordFile)),parsed=found===null?null:anyRunRecordSchema.safeParse(jsonOrNull(found.text));return found!==null&&
parsed?.success===!0?{record:parsed.data,changedMs:found.changedMs}:null}async function readOwnFile(file){return readRegularFile(
file,largestRunRecord,constants.O_NOFOLLOW).catch(()=>null)}async function deleteRun(out,name){let doomed=join(out,name.
endsWith(deletingSuffix)?name:name+deletingSuffix);name.endsWith(deletingSuffix)||await rename(join(out,name),doomed);for(let entry of await readdir(
doomed))entry!==runRecordFile&&await rm(join(doomed,entry),{recursive:!0,force:!0});await rm(doomed,{recursive:!0,force:!0})}export{renderPrune,diskUseText,listStoredRuns,selectOldRuns,pruneRuns,deleteRuns,readStoredJson,measureDiskUse};
