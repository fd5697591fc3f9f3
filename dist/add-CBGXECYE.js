import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{addToFolder}from"./chunk-AZO67HRG.js";import"./chunk-G2XU6KNI.js";import{createHistoryRecord,createRecordFile}from"./chunk-CZCC5VIL.js";
import{readComparison}from"./chunk-ZD6GPLVC.js";import{readGithubJob}from"./chunk-3PN4QTEH.js";import{createRunUrl}from"./chunk-N4PTZVW4.js";
import"./chunk-NEWJ4NEG.js";import{describeCommit}from"./chunk-3SFYICVD.js";import{describeUnfinished,readPastRunState}from"./chunk-7TFFSP5K.js";
import{readRunRecord,runRecordFile}from"./chunk-ATBUI2HY.js";import"./chunk-GVMSB6MG.js";import"./chunk-I4VKSRQ4.js";
import{createOwnTools}from"./chunk-YZLBEERH.js";import{findInput}from"./chunk-PNC4P2C4.js";import{readProfile}from"./chunk-YPTI2MJT.js";
import"./chunk-DEBAMSE3.js";import{sideFiles}from"./chunk-4B23C3TN.js";import"./chunk-W6A3FXIR.js";import"./chunk-LY5BJY3G.js";
import"./chunk-N3XFW5KC.js";import"./chunk-2GFLKWLA.js";import"./chunk-USOKR2YX.js";import"./chunk-RPHAMNRI.js";
import"./chunk-KQUVK35Y.js";import"./chunk-AQQV4D3V.js";import"./chunk-NSC7WXGZ.js";import{checkComplete}from"./chunk-BTZ45BVB.js";
import"./chunk-2VJVAXID.js";import"./chunk-MKWCQ4TE.js";import"./chunk-XZICN7LB.js";import"./chunk-3JYAS35C.js";
import"./chunk-UA6MQTEC.js";import"./chunk-22KIXDSW.js";import"./chunk-TAUPKAIQ.js";import"./chunk-2W7IQXEL.js";
import"./chunk-VALY7AK2.js";import"./chunk-C7RUIOSI.js";import"./chunk-NGQWIWV5.js";import"./chunk-ZPNCYFGC.js";
import"./chunk-QDIGZGX7.js";import"./chunk-4P7CRZQU.js";import"./chunk-3M456MRT.js";import"./chunk-YOQXIA2R.js";
import"./chunk-LMHALEWT.js";import"./chunk-BFRNJH43.js";import"./chunk-35HP6UP2.js";import"./chunk-6ECLQG56.js";
import"./chunk-HK4KMQAT.js";import"./chunk-6WS3YUMR.js";import"./chunk-V3YSISYF.js";import"./chunk-EMAJXVPM.js";
import"./chunk-G75GGGIL.js";import"./chunk-7IBWU4LP.js";import{CaptureError,UserError,exitCodes}from"./chunk-A6EG2BLY.js";
import"./chunk-JN33INQG.js";import{__callDispose,__using}from"./chunk-GBWPPC6J.js";import{existsSync,readFileSync}from"node:fs";import{join,resolve}from"node:path";async function addToHistory(context,request){var _stack=[];try{let{job}=readGithubJob(context.environment,path=>readFileSync(
path,"utf8"));let tools=__using(_stack,await createOwnTools(context),!0);let records=[];for(let shown of request.runs){let measured=await readMeasuredRun(
resolve(context.cwd,shown),shown);records.push(createHistoryRecord(measured,await createRecordContext(context,tools,measured.
profile,job,request.job)))}let lines=[];for(let record of records){let file=createRecordFile(record),isNew=await addToFolder(
resolve(context.cwd,request.folder),file);lines.push(`${isNew?"Added":"Already there"}: ${join(request.folder,file.path)}`)}
return lines}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}
async function readMeasuredRun(path,shown){if(!(await findInput(path,shown)).isDirectory())return{profile:await readCompleteProfile(
path,shown),comparison:null,base:null};await refuseUnfinished(path,shown);let profile=join(path,sideFiles.head);if(!existsSync(
profile))throw new UserError({id:"history-no-profile",what:`${shown} has no profile.json.`,where:"the given path",help:"\
Pass a run directory from `llm-profile run`, the folder that `llm-profile analyze --out` wrote, or a profile.json."});let base=join(
path,sideFiles.base);return{profile:await readCompleteProfile(profile,join(shown,sideFiles.head)),comparison:await readComparison(
join(path,"comparison.json")),base:existsSync(base)?await readProfile(base,join(shown,sideFiles.base)):null}}async function readCompleteProfile(path,shown){
let profile=await readProfile(path,shown),incomplete=checkComplete(profile,shown);if(incomplete!==null)throw new CaptureError(
incomplete);return profile}async function refuseUnfinished(directory,shown){if(!existsSync(join(directory,runRecordFile)))
return;let record=await readRunRecord(directory),why=describeUnfinished(record,await readPastRunState(record));if(why!==
null)throw new UserError({id:"history-run-failed",what:`${shown} isn't a successful run.`,where:"the given path",why,help:"\
Repeat the run. A slowdown isn't a failure; runs with slowdowns belong in the history."})}async function createRecordContext({
cwd},{runTool,environment,temporaryDirectory},{source},job,name){let{commit,ref,dirty}=source,known=commit===null?null:await describeCommit(
{runTool,environment,temporaryDirectory,cwd},commit),branch=/^refs\/heads\/(.+)$/s.exec(job?.ref??ref??"")?.[1]??null,jobName=name??
job?.job??null;return{commit:commit===null||!/^[0-9a-f]{40}$/.test(commit)?null:{sha:commit,committedAt:known?.committedAt??
null,branch,subject:known?.subject??null,...dirty===!0?{dirty}:{}},run:jobName===null?null:{id:job?.runId??null,attempt:job?.
runAttempt??1,job:jobName},links:{run:job===null?null:createRunUrl(job),report:null,artifact:null},checks:[]}}async function printAdded(request,{
context}){for(let line of await addToHistory(context,request))context.log.info(line);return exitCodes.pass}export{addToHistory,printAdded};
