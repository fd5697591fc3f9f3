import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{comparisonsFolder,findBlamedCommits,findSearchEnds,formatBisect,formatCost,formatResult,formatSupport,searchCommits}from"./chunk-FNMKMAVW.js";
import"./chunk-ZD6GPLVC.js";import{updatePublished,writeCommentFile}from"./chunk-IGPCXMLV.js";import{findPullOfCommit,
uploadRun,warnOfBugs}from"./chunk-SQDLZNWI.js";import"./chunk-WJM7MNLW.js";import{createArtifactName,fullName,
logPublishFailure,nameBisect}from"./chunk-N4PTZVW4.js";import"./chunk-2D3UQGLN.js";import"./chunk-PWXEF6AA.js";
import"./chunk-4LLONFFJ.js";import"./chunk-X7R2SMDI.js";import"./chunk-REVAWS4A.js";import{fold,link,list,
prose}from"./chunk-3ZN4IIXX.js";import"./chunk-GH5AETMA.js";import"./chunk-B4CQS2CF.js";import"./chunk-NEWJ4NEG.js";
import"./chunk-EIIC2ZSZ.js";import"./chunk-3IPLKNHB.js";import"./chunk-S5MQKOHJ.js";import"./chunk-4LWISMYT.js";
import"./chunk-E3SXCOQ2.js";import"./chunk-TIKH255U.js";import{describeFailure}from"./chunk-2RD5T3QF.js";
import"./chunk-H7VFSPHP.js";import"./chunk-ADW7AVUP.js";import"./chunk-2YQGRBZR.js";import"./chunk-B6HTYINM.js";
import{isAncestor}from"./chunk-XNTRN4LQ.js";import"./chunk-GVZ4HYNA.js";import{openRepository}from"./chunk-3SFYICVD.js";
import"./chunk-DA2VQRWE.js";import"./chunk-TFLIVZP6.js";import"./chunk-JM4HAVZV.js";import"./chunk-7X4GSXIQ.js";
import"./chunk-MKFWSFTW.js";import"./chunk-7TFFSP5K.js";import{readRunRecord}from"./chunk-ATBUI2HY.js";
import"./chunk-GVMSB6MG.js";import"./chunk-I4VKSRQ4.js";import{createOwnTools,findTemporaryBase}from"./chunk-YZLBEERH.js";
import"./chunk-RNHALGDF.js";import"./chunk-DRDUS7AC.js";import"./chunk-ULQQ3PRR.js";import"./chunk-DEBAMSE3.js";
import"./chunk-EMXOZINI.js";import"./chunk-XGAU4C5P.js";import"./chunk-ABCLAVBW.js";import"./chunk-D37EOHAH.js";
import"./chunk-RBVREHUU.js";import"./chunk-I2JY3ND3.js";import"./chunk-R5Z7LINJ.js";import"./chunk-V3VTJYHY.js";
import"./chunk-PA2GX25A.js";import"./chunk-RKYX36J5.js";import"./chunk-4B23C3TN.js";import"./chunk-4I7B7GEC.js";
import"./chunk-W6A3FXIR.js";import"./chunk-ZZE62GUO.js";import"./chunk-LY5BJY3G.js";import"./chunk-N3XFW5KC.js";
import"./chunk-HQWE3O53.js";import"./chunk-2GFLKWLA.js";import"./chunk-KHSUSELH.js";import"./chunk-OEZDNEJZ.js";
import"./chunk-5QAB4VX2.js";import"./chunk-YUWYKZCU.js";import"./chunk-USOKR2YX.js";import"./chunk-RPHAMNRI.js";
import"./chunk-KQUVK35Y.js";import"./chunk-AQQV4D3V.js";import"./chunk-NSC7WXGZ.js";import"./chunk-JP2KAY75.js";
import"./chunk-GLSZTS5E.js";import"./chunk-TVTUM4C3.js";import"./chunk-XKYY53O6.js";import"./chunk-4MELFLVH.js";
import"./chunk-THLDJHIN.js";import"./chunk-YCV7Z7DM.js";import"./chunk-NA7BQV2P.js";import"./chunk-63IWBBLS.js";
import"./chunk-A2TGLBHE.js";import"./chunk-BTZ45BVB.js";import"./chunk-2VJVAXID.js";import"./chunk-GKIPOEAA.js";
import"./chunk-KCYAQCRI.js";import"./chunk-LF3QRERU.js";import"./chunk-TE5H2X6H.js";import"./chunk-EVYEDGFB.js";
import"./chunk-4LFUCRIN.js";import"./chunk-S5JNMBWP.js";import"./chunk-YMIIYUNE.js";import"./chunk-U37CXQS2.js";
import"./chunk-MKWCQ4TE.js";import"./chunk-XZICN7LB.js";import"./chunk-3JYAS35C.js";import"./chunk-UA6MQTEC.js";
import{diagnosticText}from"./chunk-22KIXDSW.js";import"./chunk-KHWSZT7H.js";import"./chunk-TAUPKAIQ.js";
import"./chunk-2W7IQXEL.js";import"./chunk-VALY7AK2.js";import"./chunk-C7RUIOSI.js";import"./chunk-NGQWIWV5.js";
import"./chunk-ZPNCYFGC.js";import"./chunk-QDIGZGX7.js";import"./chunk-4P7CRZQU.js";import"./chunk-3M456MRT.js";
import"./chunk-YOQXIA2R.js";import"./chunk-LMHALEWT.js";import"./chunk-BFRNJH43.js";import"./chunk-35HP6UP2.js";
import"./chunk-6ECLQG56.js";import"./chunk-HK4KMQAT.js";import"./chunk-6WS3YUMR.js";import"./chunk-QIQJK4Y5.js";
import"./chunk-V3YSISYF.js";import"./chunk-EMAJXVPM.js";import"./chunk-G75GGGIL.js";import"./chunk-7IBWU4LP.js";
import{StoppedError,exitCodes}from"./chunk-A6EG2BLY.js";import{logLayout}from"./chunk-JN33INQG.js";import{__callDispose,
__using}from"./chunk-GBWPPC6J.js";import{readdir}from"node:fs/promises";import{join}from"node:path";function createNewsBlocks(news){let{pulls,artifact}=news;return["**Which change caused this?**",...createLineBlocks(formatResult(
news,"The bisect ran out of time. To give it 3 hours, set `bisect: 3h`; the default is 1h.")),...pulls.map(({sha,number,
title,url})=>`Pull request for ${prose(sha.slice(0,12))}: ${link(prose(`#${number} ${title}`),url)}`),...fold("What chan\
ged",createLineBlocks(formatSupport(news.bisect,run=>`${run}/report.html in the artifact ${artifact.name}`))),artifact.url===
null?formatCost(news.bisect):`${formatCost(news.bisect)} ${link("All comparisons",artifact.url)}`]}function createLineBlocks(lines){
let groups=[];for(let line of lines)line.startsWith(" ")?groups.at(-1)?.items.push(line.trim()):groups.push({line,items:[]});
return groups.flatMap(({line,items})=>[prose(line),...list(items.map(item=>prose(item)),"lines")])}function explainNoSearch(why){
switch(why.kind){case"commit-unknown":return why.side==="base"?"No bisect: the base's results don't say which commit was\
 measured.":"No bisect: this run doesn't know which commit it measured.";case"other-gpu":return`No bisect: the base was \
measured on another GPU (${why.base}, not ${why.head}), so the GPU may be the cause.`;case"not-here":return`No bisect: t\
his clone doesn't have the base's commit, ${why.commit.slice(0,12)}. Set \`fetch-depth: 0\` for actions/checkout.`;case"\
not-built-on":return`No bisect: commit ${why.bad.slice(0,12)} isn't a descendant of the base's commit, ${why.good.slice(
0,12)}.`}}var bisectPart={after:async(jobContext,run)=>{await warnOfBugs(jobContext,"Couldn't publish the bisect",async()=>runBisectJob(
jobContext,run))}};async function runBisectJob(jobContext,run){let{context,job,publish,waitBudget}=jobContext,{published}=run;
if(publish.bisectMs===null||job===null)return;let ends=await findJobEnds(jobContext,job,run);if(ends===null)return;let searched;
ends.kind==="ends"?searched=await runSearch(jobContext,run,ends,publish.bisectMs):(searched={note:explainNoSearch(ends),
outcome:null,directory:null},context.log.info(explainNoSearch(ends))),await waitBudget.stretch(async()=>{let input=await addNews(
jobContext,job,published.input,searched);published.directory!==null&&await writeCommentFile(jobContext,published.directory,
input),await updatePublished(jobContext,published,input)})}var bisectingEvents=new Set(["schedule","push","workflow_disp\
atch","issue_comment"]);async function findJobEnds({context},{event,pullRequest},{result}){var _stack=[];try{let{log}=context;
if(!bisectingEvents.has(event))return log.info(`No bisect: a \`${event}\` event doesn't start a bisect. To start a bisect\
, comment on the pull request (docs/bisect.md).`),null;let ends=result.exitCode===exitCodes.regressed?findSearchEnds(result.
comparison):null;ends===null&&log.info("No bisect: this run has no slowdown that fails the job.");if(ends?.kind!=="ends")
return ends;let{good,bad}=ends;let tools=__using(_stack,await createOwnTools(context),!0);let repository=__using(_stack,
await openRepository({...tools,cwd:context.cwd}),!0);if(repository.kind==="none"||await repository.git.line("rev-parse",
"--verify","--quiet",`${good}^{commit}`)===null)return{kind:"not-here",commit:good};if(pullRequest!==null)return{...ends,
bad:pullRequest.headSha};return await isAncestor(repository.git,good,bad)?ends:{kind:"not-built-on",good,bad}}catch(_){var _error=_,
_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}async function runSearch({
context},{loaded},ends,timeLimitMs){let directory=null;try{let outcome=await searchCommits(context,loaded,{...ends,timeLimitMs,
opened:path=>directory=path});return context.log.info(formatBisect(outcome,logLayout)),{note:null,outcome,directory}}catch(error){
if(error instanceof StoppedError)throw error;let note=`The bisect failed: ${diagnosticText(describeFailure(error))}`;return context.
log.warning(note),{note,outcome:null,directory}}}async function addNews(jobContext,job,input,{note,outcome,directory}){let uploaded=directory===
null?null:await uploadSearch(jobContext,job,directory);if(outcome===null)return note===null?input:{...input,notes:[...input.
notes,note]};let artifact={name:uploaded?.name??nameBisect(createArtifactName(jobContext)),url:uploaded?.url??null};return{
...input,more:createNewsBlocks({...outcome,pulls:await findPullRequests(jobContext,job,outcome),artifact})}}async function findPullRequests({
api},{repository,serverUrl},{bisect,result}){if(api===null)return[];let found=findBlamedCommits(bisect,result).map(async({
sha})=>{let pull=await findPullOfCommit(api,repository,sha);return pull===null?[]:[{...pull,sha,url:`${serverUrl}/${fullName(
repository)}/pull/${pull.number}`}]});return(await Promise.all(found)).flat()}async function uploadSearch(jobContext,job,directory){
let{context,publish,waitBudget,secrets}=jobContext,{main,failures}=await uploadRun({directory,name:nameBisect(createArtifactName(
jobContext)),job,retentionDays:publish.retentionDays,withheld:await findWithheldFiles(directory),secrets,temporaryDirectory:findTemporaryBase(
context),log:context.log,stop:waitBudget.signal});for(let failure of failures)logPublishFailure(jobContext,failure);return main}
async function findWithheldFiles(directory){let all=(await readdir(join(directory,comparisonsFolder)).catch(()=>[])).map(
async run=>{let folder=`${comparisonsFolder}/${run}`;return(await readRunRecord(join(directory,folder)).then(record=>record.
withheld,()=>[{path:"**",reason:"Its run.json can't be read."}])).map(({path,reason})=>({path:`${folder}/${path}`,reason}))});
return(await Promise.all(all)).flat()}export{bisectPart};
