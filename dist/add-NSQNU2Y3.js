import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{addToFolder}from"./chunk-XHJKXS5X.js";import"./chunk-XJJJQSYZ.js";import{historyRecordOf,recordFile}from"./chunk-3KYOPNZG.js";
import{readGithubJob}from"./chunk-VXPDWVUZ.js";import{runUrl}from"./chunk-XZFZDDYK.js";import{describeCommit}from"./chunk-3TA32IRT.js";
import"./chunk-CIEXIDK3.js";import{describeUnfinished,pastRunState}from"./chunk-LBNHEM27.js";import{readRunRecord,
runRecordFile}from"./chunk-7T4VFMLJ.js";import"./chunk-QEZDYAE5.js";import"./chunk-5RZBETLP.js";import{
ownTools}from"./chunk-FUPWMG3E.js";import"./chunk-XJWEE3PF.js";import"./chunk-MGKK7GTE.js";import"./chunk-HKCNM2Q7.js";
import"./chunk-PCGLUHAL.js";import"./chunk-35JWNKLO.js";import{checkComplete}from"./chunk-HBGB2I5H.js";
import"./chunk-2VJVAXID.js";import"./chunk-RQ65AKKA.js";import"./chunk-BNFK57VM.js";import"./chunk-BFECMUDM.js";
import"./chunk-XTB7E6VP.js";import"./chunk-22KIXDSW.js";import"./chunk-TAUPKAIQ.js";import"./chunk-VALY7AK2.js";
import"./chunk-C7RUIOSI.js";import"./chunk-4P7CRZQU.js";import{readComparison}from"./chunk-OGBJQZ42.js";
import"./chunk-DHKSCNTC.js";import{sideFiles}from"./chunk-H2EAPMP6.js";import"./chunk-FSLDY37Y.js";import"./chunk-6OR55GWV.js";
import"./chunk-N25YEF3M.js";import"./chunk-WQTUTYOP.js";import"./chunk-YM5JA4HV.js";import{findInput}from"./chunk-SEKMWWB2.js";
import"./chunk-25TWLJ3N.js";import"./chunk-2W7IQXEL.js";import"./chunk-QJOP3WDW.js";import{readProfile}from"./chunk-YD56QZC4.js";
import"./chunk-U2ZF3MRO.js";import"./chunk-UHXQRZLL.js";import"./chunk-AQQV4D3V.js";import"./chunk-ZZE62GUO.js";
import"./chunk-ZDEMQHSS.js";import"./chunk-DZDJZLNK.js";import"./chunk-PRJXITJ5.js";import"./chunk-QSM46VHS.js";
import"./chunk-UAF72VOO.js";import"./chunk-ZGTGJUTC.js";import"./chunk-GFZRGEUD.js";import"./chunk-D5BRSJCR.js";
import"./chunk-JQWK2UK7.js";import"./chunk-5OVYX55E.js";import"./chunk-7Z5XDYKE.js";import"./chunk-JDFCM7GS.js";
import"./chunk-W5HYH3WW.js";import"./chunk-BFRNJH43.js";import"./chunk-K6OMWCVZ.js";import{CaptureError,
UserError,exitCodes}from"./chunk-4KDG6NHC.js";import"./chunk-35HP6UP2.js";import"./chunk-XPTDL37I.js";
import"./chunk-7IBWU4LP.js";import"./chunk-H4ZU53CY.js";import"./chunk-W32B5RYS.js";import"./chunk-JN33INQG.js";
import{__callDispose,__using}from"./chunk-GBWPPC6J.js";import{existsSync,readFileSync}from"node:fs";import{join,resolve}from"node:path";async function addToHistory(context,request){var _stack=[];try{let{job}=readGithubJob(context.environment,path=>readFileSync(
path,"utf8"));let tools=__using(_stack,await ownTools(context),!0);let records=[];for(let shown of request.runs){let measured=await readMeasuredRun(
resolve(context.cwd,shown),shown);records.push(historyRecordOf(measured,await contextOf(context,tools,measured.profile,job,
request.job)))}let lines=[];for(let record of records){let file=recordFile(record),isNew=await addToFolder(resolve(context.
cwd,request.folder),file);lines.push(`${isNew?"Added":"Already there"}: ${join(request.folder,file.path)}`)}return lines}catch(_){
var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}async function readMeasuredRun(path,shown){
if(!(await findInput(path,shown)).isDirectory())return{profile:await readComplete(path,shown),comparison:null,base:null};
await refuseUnfinished(path,shown);let profile=join(path,sideFiles.head);if(!existsSync(profile))throw new UserError({id:"\
history-no-profile",what:`${shown} has no profile.json.`,where:"the given path",help:"Pass a run directory from `llm-pro\
file run`, the folder that `llm-profile analyze --out` wrote, or a profile.json."});let base=join(path,sideFiles.base);return{
profile:await readComplete(profile,join(shown,sideFiles.head)),comparison:await readComparison(join(path,"comparison.jso\
n")),base:existsSync(base)?await readProfile(base,join(shown,sideFiles.base)):null}}async function readComplete(path,shown){
let profile=await readProfile(path,shown),incomplete=checkComplete(profile,shown);if(incomplete!==null)throw new CaptureError(
incomplete);return profile}async function refuseUnfinished(directory,shown){if(!existsSync(join(directory,runRecordFile)))
return;let record=await readRunRecord(directory),why=describeUnfinished(record,await pastRunState(record));if(why!==null)
throw new UserError({id:"history-run-failed",what:`${shown} isn't a successful run.`,where:"the given path",why,help:"Re\
peat the run. A slowdown isn't a failure; runs with slowdowns belong in the history."})}async function contextOf({cwd},{
runTool,environment,temporaryDirectory},{source},job,name){let{commit,ref,dirty}=source,known=commit===null?null:await describeCommit(
{runTool,environment,temporaryDirectory,cwd},commit),branch=/^refs\/heads\/(.+)$/s.exec(job?.ref??ref??"")?.[1]??null,jobName=name??
job?.job??null;return{commit:commit===null||!/^[0-9a-f]{40}$/.test(commit)?null:{sha:commit,committedAt:known?.committedAt??
null,branch,subject:known?.subject??null,...dirty===!0?{dirty}:{}},run:jobName===null?null:{id:job?.runId??null,attempt:job?.
runAttempt??1,job:jobName},links:{run:job===null?null:runUrl(job),report:null,artifact:null},checks:[]}}async function printAdded(request,{
context}){for(let line of await addToHistory(context,request))context.log.info(line);return exitCodes.pass}export{addToHistory,printAdded};
