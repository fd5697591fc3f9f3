import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{readRunRecord}from"./chunk-VRCS5P7W.js";import{writeFileAtomic}from"./chunk-CLBNHK7D.js";import{byText}from"./chunk-4GQMEPU4.js";
import{checkLiveness}from"./chunk-U3NEMMEV.js";import{diagnosticText}from"./chunk-27UOGQDQ.js";import{makeFolders,
readErrorCode}from"./chunk-PY33EE2G.js";import{LlmProfileError,UserError,errorMessage}from"./chunk-SVS2CUJD.js";import{readdir as readdir2}from"node:fs/promises";import{join as join2}from"node:path";import{randomBytes}from"node:crypto";import{mkdir,readdir,rm,rmdir,writeFile}from"node:fs/promises";import{dirname,isAbsolute,
join,normalize,resolve}from"node:path";var runDirectoryPattern=/^\d{8}-\d{6}-\d+-[0-9a-f]{4}$/;function parseRunStart(name){let[,year="",month="",day="",hour="",
minute="",second=""]=/^(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)/.exec(name)??[];return new Date(`${year}-${month}-${day}T${hour}\
:${minute}:${second}Z`)}var attempts=20,gitIgnore={name:".gitignore",content:`*
`};async function createRunDirectory(out,clock,randomHex=()=>randomBytes(2).toString("hex")){let parent=resolve(out);try{
let madeOut=await createOut(parent);for(let attempt=0;attempt<attempts;attempt++){let name=`${formatTimestamp(clock.now())}\
-${process.pid}-${randomHex()}`,path=join(parent,name);if(await createFolder(path))return openRunDirectory(path,name,madeOut)}}catch(error){
throw new UserError({what:`Can't create a run directory in ${out}.`,why:errorMessage(error),help:"Set `out` to a folder \
that you may write to and that has free space.",cause:error})}throw new UserError({what:`Can't create a run directory in\
 ${out}.`,why:`All ${attempts} names that we tried already exist.`,help:"Set `out` to another folder."})}async function createOut(out){
let madeOut=await makeFolders(out,448);return madeOut&&await writeFile(join(out,gitIgnore.name),gitIgnore.content,{flag:"\
wx"}).catch(ignoreExisting),madeOut}async function removeUnused({path,madeOut},names){if(!(await readdir(path,{withFileTypes:!0})).
every(entry=>entry.isFile()&&names.includes(entry.name)))return!1;await rm(path,{recursive:!0});let out=dirname(path);return!madeOut||
(await readdir(out)).some(name=>name!==gitIgnore.name)||(await rm(join(out,gitIgnore.name),{force:!0}),await rmdir(out).
catch(async()=>writeFile(join(out,gitIgnore.name),gitIgnore.content,{flag:"wx"}).catch(ignoreExisting))),!0}function ignoreExisting(error){
if(readErrorCode(error)!=="EEXIST")throw error}async function createFolder(path){try{return await mkdir(path,{mode:448}),
!0}catch(error){if(readErrorCode(error)==="EEXIST")return!1;throw error}}function openRunDirectory(path,name,madeOut){let file=relative=>join(
path,requireInside(relative));return{path,name,madeOut,file,folder:async relative=>(await mkdir(file(relative),{recursive:!0,
mode:448}),file(relative)),write:async(relative,content,present="refuse")=>(await writeFileAtomic(file(relative),content,
present),file(relative))}}function requireInside(relative){let path=normalize(relative);if(isAbsolute(path)||path===".."||
path.startsWith("../"))throw new Error(`${JSON.stringify(relative)} is outside the run directory`);return path}function formatTimestamp(date){
return date.toISOString().slice(0,19).replaceAll(/[-:]/g,"").replace("T","-")}async function readPastRuns(out){let{runs,unreadable}=await readAllRuns(out),byState={passed:0,failed:0,stopped:0,running:0,
"did-not-finish":0};for(let{state}of runs)byState[state]+=1;let commands=Map.groupBy(runs.flatMap(({record})=>record.commands),
({tool})=>tool),failures=Map.groupBy(runs.filter(({state})=>state==="failed"),({record})=>record.failure?.id??null);return{
runs:runs.length,byState,tools:[...commands].map(([tool,calls])=>summarizeTool(tool,calls)).sort((a,b)=>byText(a.tool,b.
tool)),failures:[...failures].map(([id,failed])=>({id,count:failed.length})).sort((a,b)=>b.count-a.count||byText(a.id??"",
b.id??"")),unreadable}}async function readLastDuration(out,planKey){let names=(await listRunNames(out,"none")).reverse();
for(let name of names){let record=await readRunRecord(join2(out,name)).catch(ignoreUnreadable);if(record?.state==="passe\
d"&&record.planKey===planKey&&record.endedAt!==null)return(Date.parse(record.endedAt)-Date.parse(record.startedAt))/1e3}
return null}async function readPastRunState(record){return record.state!=="running"?record.state:checkLiveness(record.process)===
"gone"?"did-not-finish":"running"}function describeUnfinished(record,state){return state==="passed"?null:state==="runnin\
g"?`The run is still going (since ${record.startedAt}, process ${record.process.pid}).`:state==="did-not-finish"?`The ru\
n didn't finish: its process (${record.process.pid}, since ${record.startedAt}) ended without recording a result, so it \
was probably killed.`:`The run ${state==="failed"?"failed":"was stopped"}: ${record.failure?.message??"no reason was rec\
orded."}`}async function readAllRuns(out){let runs=[],unreadable=[];for(let name of await listRunNames(out,"error"))try{
let record=await readRunRecord(join2(out,name));runs.push({name,record,state:await readPastRunState(record)})}catch(error){
if(!(error instanceof LlmProfileError))throw error;unreadable.push({name,why:diagnosticText({...error,help:null})})}return{
runs,unreadable}}async function listRunNames(out,missing){return(await listFolders(out,missing)).filter(name=>runDirectoryPattern.
test(name)).sort(byText)}async function listFolders(out,missing){try{return(await readdir2(out,{withFileTypes:!0})).filter(
entry=>entry.isDirectory()).map(({name})=>name)}catch(error){if(missing==="none"&&readErrorCode(error)==="ENOENT")return[];
throw new UserError({what:`Can't list run directories in ${out}.`,why:errorMessage(error),help:"Pass the folder that `ou\
t` is set to (default: llm-profile-runs).",cause:error})}}function summarizeTool(tool,calls){let stopped=calls.filter(({
outcome})=>outcome==="stopped").length,succeeded=calls.filter(({outcome})=>outcome==="ok").length,failures=calls.length-
stopped-succeeded,seconds=calls.map(call=>call.seconds).sort((a,b)=>a-b),half=seconds.length/2;return{tool,calls:calls.length,
failures,stopped,successRatio:succeeded+failures===0?null:succeeded/(succeeded+failures),medianSeconds:((seconds[Math.ceil(
half)-1]??0)+(seconds[Math.floor(half)]??0))/2,maxSeconds:seconds.at(-1)??0}}function ignoreUnreadable(error){if(error instanceof
LlmProfileError)return null;throw error}export{runDirectoryPattern,parseRunStart,createRunDirectory,createOut,removeUnused,readPastRuns,readLastDuration,readPastRunState,
describeUnfinished,listFolders};
