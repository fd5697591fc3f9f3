import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{isAlive,isMember,isPrivateFolder,isPrivateUser,killTree,readPidNamespace,removeDirectory,signalProcess}from"./chunk-U3NEMMEV.js";
import{array,literal,number,object,strictObject,string}from"./chunk-7IBWU4LP.js";import{ParseError,errorMessage}from"./chunk-SVS2CUJD.js";import{randomBytes}from"node:crypto";import{closeSync,constants,fstatSync,lstatSync,openSync,readdirSync,readFileSync,renameSync,
rmSync as rmSync2,writeFileSync}from"node:fs";import{join}from"node:path";import{setTimeout as sleep}from"node:timers/promises";import{existsSync,rmSync}from"node:fs";function removeProcessesFile(path){for(let file of[path,partialRecordPath(path)])rmSync(file,{force:!0})}function partialRecordPath(path){
return`${path}.partial`}async function cleanUpHoldings(holdings,limitMs){let ended=[],left=[];if(holdings.marker!==null){let{marker}=holdings,users=holdings.
processes.map(({uid})=>uid!==null&&isPrivateUser(uid)?uid:null);for(let uid of new Set([null,...users])){let roots=holdings.
processes.map(({process:process2})=>process2),result=await killTree({roots,marker,uid},limitMs);ended.push(...result.ended),
left.push(...result.left)}}for(let directory of holdings.directories)await removeDirectory(directory);return{ended,left}}var limits={termMs:1e4,killMs:1e3,guardMs:5e3,cleanUpMs:3e4};async function endRecordedRun(processesFile,{termMs,killMs,
guardMs,cleanUpMs}=limits){let record=readProcessesFile(processesFile);if(record===null)return[];let lines=[],{main,guard,
holdings}=record,endMain=async(signal,limitMs)=>signalProcess(main,signal)&&await waitUntilEnded(main,limitMs);await endMain(
"SIGTERM",termMs)?lines.push(`Ended the main process ${main.pid}, which was still running.`):await endMain("SIGKILL",killMs)&&
lines.push(`Killed the main process ${main.pid}, which didn't stop.`),guard!==null&&await waitUntilEnded(guard,guardMs);
let{ended,left}=await cleanUpHoldings(keepVerified(holdings),cleanUpMs);for(let{pid}of ended)lines.push(`Ended process ${pid}\
, which this run left behind.`);for(let{pid}of left)lines.push(`Couldn't end process ${pid} of this run.`);return guard!==
null&&signalProcess(guard,"SIGKILL")&&lines.push(`Ended the guard process ${guard.pid}.`),removeProcessesFile(processesFile),
lines}function keepVerified({marker,processes,directories}){return{marker,processes:processes.filter(({process:process2,
uid})=>marker!==null&&isMember(process2.pid,{marker,uid})),directories:directories.filter(isPrivateFolder)}}async function waitUntilEnded(process2,limitMs){
for(let deadline=performance.now()+limitMs;performance.now()<deadline;await sleep(25))if(!isAlive(process2))return!0;return!isAlive(
process2)}var processIdSchema=object({pid:number().int().positive(),startTime:string().regex(/^\d+$/)}),processesSchema=strictObject(
{schemaVersion:literal(1),main:processIdSchema.describe("Our own process."),guard:processIdSchema.nullable(),pidNamespace:string().
nullable().describe("The PID namespace of all PIDs in this file."),holdings:strictObject({marker:string().regex(/^[0-9a-f]{32}\.$/).
nullable(),processes:array(strictObject({process:processIdSchema,uid:number().int().nullable()})),directories:array(string().
startsWith("/"))})});function writeProcessesFile(path,record){let text=JSON.stringify({schemaVersion:1,...record}),partial=partialRecordPath(
path);rmSync2(partial,{force:!0}),writeFileSync(partial,text,{mode:384,flag:"wx"}),renameSync(partial,path)}function readProcessesFile(path){
let text;try{text=readFileSync(path,"utf8")}catch(error){if(error instanceof Error&&"code"in error&&error.code==="ENOENT")
return null;throw new ParseError({what:"Couldn't read the record of this run's processes.",where:path,cause:error})}try{
return processesSchema.parse(JSON.parse(text))}catch(error){throw new ParseError({what:"The record of this run's process\
es is damaged.",where:path,why:errorMessage(error),cause:error})}}var recordPattern=/^llm-profile-record-[0-9a-f]{32}\.json(\.partial)?$/,
partialMs=6e4;function chooseRecordFile(base){return join(base,`llm-profile-record-${randomBytes(16).toString("hex")}.js\
on`)}async function endDeadRuns(base){let lines=[];for(let name of listNamesOrNone(base)){let file=join(base,name);if(!(!recordPattern.
test(name)||!isOurFile(file)))try{if(name.endsWith(".partial")){Date.now()-lstatSync(file).mtimeMs>partialMs&&rmSync2(file,
{force:!0});continue}let record=readProcessesFile(file);if(record===null||record.pidNamespace!==readPidNamespace()||isAlive(
record.main))continue;lines.push(...await endRecordedRun(file))}catch(error){lines.push(`Couldn't clean up after an earl\
ier run: ${errorMessage(error)}`)}}return lines}function listNamesOrNone(base){try{return readdirSync(base)}catch{return[]}}
function isOurFile(path){try{let handle=openSync(path,constants.O_RDONLY|constants.O_NOFOLLOW|constants.O_NONBLOCK),stats=fstatSync(
handle);return closeSync(handle),stats.isFile()&&stats.nlink===1&&stats.uid===process.getuid?.()&&(stats.mode&63)===0}catch{
return!1}}export{removeProcessesFile,endRecordedRun,writeProcessesFile,readProcessesFile,chooseRecordFile,endDeadRuns};
