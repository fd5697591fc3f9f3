import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{bisectText,comparisonsFolder,costLine,figureOf,namedCommits,resultLines,searchCommits,supportLines}from"./chunk-QYRYJN3J.js";
import{writeAgain,writeCommentFile}from"./chunk-4IMCYJWZ.js";import{orWarn,uploadRun}from"./chunk-GJLZ22PN.js";
import{ApiFailure}from"./chunk-7MUQC722.js";import{failureOf,isAncestor,openRepository}from"./chunk-KG345YUQ.js";
import{artifactName,bisectName,fullName,inRepository,warnOf}from"./chunk-C7MYT56O.js";import"./chunk-4C7OKC2X.js";
import"./chunk-3OZGJI3P.js";import"./chunk-7IC22OJO.js";import"./chunk-5KZTXK3G.js";import"./chunk-BLO5KB74.js";
import"./chunk-KOOM4L4E.js";import{readRunRecord}from"./chunk-J5FZE6E5.js";import"./chunk-EB3CLQHB.js";
import{ownTools,temporaryBase}from"./chunk-74LFTOON.js";import"./chunk-KQLPWK72.js";import{fold,link,list,prose}from"./chunk-LIABTJCY.js";
import"./chunk-RMY5MJKV.js";import"./chunk-JUNIW6R7.js";import"./chunk-N4VA342K.js";import"./chunk-3IPLKNHB.js";
import"./chunk-2TLJT7DO.js";import"./chunk-Z6AEDDLV.js";import"./chunk-24A4PNNZ.js";import"./chunk-OSPQ3PQL.js";
import"./chunk-DRDUS7AC.js";import"./chunk-V7757Z4T.js";import"./chunk-QIQJK4Y5.js";import"./chunk-VVPXJ3GX.js";
import"./chunk-KEUW5PY4.js";import"./chunk-ROSMLWZB.js";import"./chunk-QDARVDRB.js";import"./chunk-XGP4CRIF.js";
import"./chunk-YGS4O4GN.js";import"./chunk-XKYY53O6.js";import"./chunk-2ZKRCBPE.js";import"./chunk-VMCX42IU.js";
import"./chunk-VALY7AK2.js";import"./chunk-HIRLADNO.js";import"./chunk-WQTUTYOP.js";import"./chunk-XJADE3LK.js";
import"./chunk-342LX7VM.js";import"./chunk-XSTFN5L7.js";import"./chunk-LF3QRERU.js";import"./chunk-JVWSUADK.js";
import"./chunk-5T5XHBCP.js";import{diagnosticText}from"./chunk-XSOELAZB.js";import"./chunk-O3Q4A62J.js";
import"./chunk-FIGG5FDP.js";import"./chunk-VF7ZCXP2.js";import"./chunk-4MELFLVH.js";import"./chunk-QTFIC5W2.js";
import"./chunk-O7OYFUBQ.js";import"./chunk-A2TGLBHE.js";import"./chunk-YM5JA4HV.js";import"./chunk-25TWLJ3N.js";
import"./chunk-2W7IQXEL.js";import"./chunk-C7RUIOSI.js";import"./chunk-IG4XIXGV.js";import"./chunk-PI6DL2IX.js";
import"./chunk-DB7Z5D5G.js";import"./chunk-KOLGLZ76.js";import"./chunk-AQQV4D3V.js";import"./chunk-P7EYOAZ4.js";
import"./chunk-T2VURG6D.js";import"./chunk-7Z5XDYKE.js";import"./chunk-JDFCM7GS.js";import"./chunk-2VIPU5VX.js";
import"./chunk-4P7CRZQU.js";import"./chunk-CNAKU7OE.js";import"./chunk-TQDVVPNE.js";import"./chunk-W5HYH3WW.js";
import"./chunk-BFRNJH43.js";import"./chunk-35HP6UP2.js";import"./chunk-UWABTZDV.js";import"./chunk-YTVQXYLK.js";
import"./chunk-D5BRSJCR.js";import"./chunk-U2ZF3MRO.js";import{array,number,object,string}from"./chunk-7IBWU4LP.js";
import{StoppedError,exitCodes}from"./chunk-4KDG6NHC.js";import{logLayout,plainText}from"./chunk-JN33INQG.js";
import{__callDispose,__using}from"./chunk-GBWPPC6J.js";import{readdir}from"node:fs/promises";import{join}from"node:path";function endsOf(comparison){if(comparison===null||!comparison.reasons.some(({verdict})=>verdict==="regressed"))return null;
let{base,head,interleaved}=comparison,none=why=>({kind:"none",why}),good=commitOf(base);if(good===null)return none({kind:"\
commit-unknown",side:"base"});let bad=commitOf(head);if(bad===null)return none({kind:"commit-unknown",side:"head"});let gpus={
base:gpusOf(base),head:gpusOf(head)};return!interleaved&&gpus.base!==null&&gpus.head!==null&&gpus.base!==gpus.head?none(
{kind:"other-gpu",base:gpus.base,head:gpus.head}):{kind:"ends",good,bad,figure:figureOf(comparison)}}function commitOf(side){
let commit=side?.source.commit??null;return commit!==null&&/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(commit)?commit:null}function gpusOf(side){
let ids=(side?.machine.gpus??[]).map(({uuid})=>uuid);return ids.length===0||ids.includes(null)?null:ids.toSorted().join(
", ")}var longestTitle=200,mostPulls=10,pullSchema=object({number:number().int().positive(),title:string(),merged_at:string().
nullish()});async function pullOfCommit(api,repository,sha){try{let what=`list the pull requests for ${sha.slice(0,12)} \
in ${fullName(repository)}`,pulls=await api.call(what,"pull-requests: read",async github=>{let{data}=await github.rest.repos.
listPullRequestsAssociatedWithCommit({...inRepository(repository),commit_sha:sha,per_page:mostPulls});return array(pullSchema).
parse(data)}),found=pulls.find(({merged_at:merged})=>merged!=null)??pulls[0];return found===void 0?null:{number:found.number,
title:plainText(found.title).slice(0,longestTitle).toWellFormed()}}catch(error){if(error instanceof ApiFailure)return null;
throw error}}function newsBlocks(news){let{pulls,artifact}=news;return["**Which change caused this?**",...lineBlocks(resultLines(news,
"The bisect ran out of time. To give it 3 hours, set `bisect: 3h`; the default is 1h.")),...pulls.map(pullText),...fold(
"What changed",lineBlocks(supportLines(news,run=>`${run}/report.html in the artifact ${artifact.name}`))),[costLine(news),
...artifact.url===null?[]:[link("All comparisons",artifact.url)]].join(" ")]}function pullText({sha,number:number2,title,
url}){return`Pull request for ${prose(sha.slice(0,12))}: ${link(prose(`#${String(number2)} ${title}`),url)}`}function lineBlocks(lines){
let groups=[];for(let line of lines)line.startsWith(" ")?groups.at(-1)?.items.push(line.trim()):groups.push({line,items:[]});
return groups.flatMap(({line,items})=>[prose(line),...list(items.map(item=>prose(item)),"lines")])}function noSearchText(why){
switch(why.kind){case"commit-unknown":return why.side==="base"?"No bisect: the base's results don't say which commit was\
 measured.":"No bisect: this run doesn't know which commit it measured.";case"other-gpu":return`No bisect: the base was \
measured on another GPU (${why.base}, not ${why.head}), so the GPU may be the cause.`;case"not-here":return`No bisect: t\
his clone doesn't have the base's commit, ${why.commit.slice(0,12)}. Set \`fetch-depth: 0\` for actions/checkout.`;case"\
not-built-on":return`No bisect: commit ${why.bad.slice(0,12)} isn't a descendant of the base's commit, ${why.good.slice(
0,12)}.`}}var bisectPart={after:async(jobContext,run)=>{await orWarn(jobContext,"Couldn't publish the bisect",async()=>bisectJob(jobContext,
run))}};async function bisectJob(jobContext,run){let{context,job,publish,waitBudget}=jobContext,{published,secrets}=run;
if(publish.bisectMs===null||job===null)return;let ends=await endsOfJob(jobContext,job,run);if(ends===null)return;let searched=ends.
kind==="none"?{note:noSearchText(ends.why),outcome:null,directory:null}:await search(jobContext,run,ends,publish.bisectMs);
ends.kind==="none"&&context.log.info(noSearchText(ends.why)),await waitBudget.stretch(async()=>{let input=await withNews(
jobContext,job,published.input,searched,secrets);published.directory!==null&&await writeCommentFile(jobContext,published.
directory,input,secrets),await writeAgain(jobContext,published,input,secrets)})}var events=new Set(["schedule","push","w\
orkflow_dispatch","issue_comment"]);async function endsOfJob({context},{event,pullRequest},{result}){var _stack=[];try{let{
log}=context;if(!events.has(event))return log.info(`No bisect: a \`${event}\` event doesn't start a bisect. To start a bi\
sect, comment on the pull request (docs/bisect.md).`),null;let ends=result.exitCode===exitCodes.regressed?endsOf(result.
comparison):null;ends===null&&log.info("No bisect: this run has no slowdown that fails the job.");if(ends?.kind!=="ends")
return ends;let{good,bad}=ends;let tools=__using(_stack,await ownTools(context),!0);let repository=__using(_stack,await openRepository(
{...tools,cwd:context.cwd}),!0);if(repository.kind==="none")return{kind:"none",why:{kind:"not-here",commit:good}};let{git}=repository;
if(await git.line("rev-parse","--verify","--quiet",`${good}^{commit}`)===null)return{kind:"none",why:{kind:"not-here",commit:good}};
if(pullRequest!==null)return{...ends,bad:pullRequest.headSha};return await isAncestor(git,good,bad)?ends:{kind:"none",why:{
kind:"not-built-on",good,bad}}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);
_promise&&await _promise}}async function search({context},{loaded},ends,timeLimitMs){let directory=null,opened=path=>{directory=
path};try{let outcome=await searchCommits(context,loaded,{...ends,timeLimitMs,opened});return context.log.info(bisectText(
outcome,logLayout)),{note:null,outcome,directory}}catch(error){if(error instanceof StoppedError)throw error;let note=`Th\
e bisect failed: ${diagnosticText(failureOf(error))}`;return context.log.warning(note),{note,outcome:null,directory}}}async function withNews(jobContext,job,input,{
note,outcome,directory},secrets){let uploaded=directory===null?null:await uploadSearch(jobContext,job,directory,secrets);
if(outcome===null)return note===null?input:{...input,notes:[...input.notes,note]};let artifact={name:uploaded?.name??bisectName(
artifactName(jobContext)),url:uploaded?.url??null};return{...input,more:newsBlocks({...outcome,pulls:await pullsOf(jobContext,
job,outcome),artifact})}}async function pullsOf({api},{repository,serverUrl},{bisect,result}){if(api===null)return[];let found=namedCommits(
bisect,result).map(async({sha})=>{let pull=await pullOfCommit(api,repository,sha);return pull===null?[]:[{...pull,sha,url:`${serverUrl}\
/${fullName(repository)}/pull/${String(pull.number)}`}]});return(await Promise.all(found)).flat()}async function uploadSearch(jobContext,job,directory,secrets){
let{context,publish,waitBudget}=jobContext,{main,failures}=await uploadRun({directory,name:bisectName(artifactName(jobContext)),
job,retentionDays:publish.retentionDays,withheld:await withheldIn(directory),secrets,temporaryDirectory:temporaryBase(context),
log:context.log,stop:waitBudget.signal});for(let failure of failures)warnOf(jobContext,failure);return main}async function withheldIn(directory){
let all=(await readdir(join(directory,comparisonsFolder)).catch(()=>[])).map(async run=>{let folder=`${comparisonsFolder}\
/${run}`;return(await readRunRecord(join(directory,folder)).then(record=>record.withheld,()=>[{path:"**",reason:"Its run\
.json can't be read."}])).map(({path,reason})=>({path:`${folder}/${path}`,reason}))});return(await Promise.all(all)).flat()}export{bisectPart};
