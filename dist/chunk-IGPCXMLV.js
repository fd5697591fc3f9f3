import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{decideCommentPlace,encodeKey,hasSameText,listFirst,refuseSecret,requestData,selectOwn,uploadRun,writeCheckRun,writeComment,
writeSummary}from"./chunk-SQDLZNWI.js";import{toDiagnostic}from"./chunk-WJM7MNLW.js";import{createArtifactName,
createJobTitle,findHeadSha,fullName,isDiagnostic,logPublishFailure,repositoryParameters}from"./chunk-N4PTZVW4.js";
import{fullText,screenText}from"./chunk-2D3UQGLN.js";import{commentMarkdown,jobSummary,linksText}from"./chunk-3ZN4IIXX.js";
import{readRunRecord}from"./chunk-ATBUI2HY.js";import{writeFileAtomic}from"./chunk-I4VKSRQ4.js";import{findTemporaryBase}from"./chunk-YZLBEERH.js";
import{array,number,object,string,unknown}from"./chunk-7IBWU4LP.js";import{UserError}from"./chunk-A6EG2BLY.js";
import{logLayout,plainText}from"./chunk-JN33INQG.js";import{join}from"node:path";var issueLabel="llm-profile",longestBody=65536,longestTitle=200,mostPages=3;async function openIssue(api,request){let{repository,
key}=request,title=request.title.slice(0,longestTitle).toWellFormed(),body=addMarker(key,"open",request.body);try{let found=await listOwnIssues(
api,request),open=found.find(({state})=>state==="open");if(open!==void 0)return open.title===title&&hasSameText(open.body??
"",body)?{action:"unchanged",url:open.html_url}:(await updateIssue(api,repository,open.number,{title,body}),{action:"upd\
ated",url:open.html_url});let[newest]=found;if(newest!==void 0&&readState(key,newest)==="open")return{action:"left-close\
d",url:newest.html_url};let what=`open an issue in ${fullName(repository)}`,{html_url:url}=await requestData(api,what,"i\
ssues: write",issueSchema,github=>github.rest.issues.create({...repositoryParameters(repository),title,body,labels:[issueLabel]}));
return{action:"opened",url}}catch(error){return toDiagnostic(error)}}async function closeIssue(api,request){let{repository,
key,recovered}=request;try{let closed=null;for(let issue of await listOwnIssues(api,request)){if(readState(key,issue)!==
"open"&&issue.state!=="open")continue;let text=(issue.body??"").replaceAll(`\r
`,`
`).split(`
`).slice(1).join(`
`),shortened=`${recovered}

${text}`.slice(0,measureIssueRoom(key)).toWellFormed(),body=addMarker(key,"closed",shortened),isOpen=issue.state==="open";
await updateIssue(api,repository,issue.number,{body,...isOpen?{state:"closed",state_reason:"completed"}:{}}),isOpen&&(closed=
issue.html_url)}return{action:closed===null?"none":"closed",url:closed}}catch(error){return toDiagnostic(error)}}function measureIssueRoom(key){
return longestBody-addMarker(key,"closed","").length}async function updateIssue(api,repository,number2,change){let what=`\
update issue #${number2} of ${fullName(repository)}`;await api.call(what,"issues: write",github=>github.rest.issues.update(
{...repositoryParameters(repository),issue_number:number2,...change}))}var issueSchema=object({number:number().int(),html_url:string(),
state:string(),title:string(),body:string().nullish(),user:object({login:string()}).nullish(),pull_request:unknown().optional()});
async function listOwnIssues(api,{repository,key}){let what=`list the issues of ${fullName(repository)}`,list=async filter=>{
let marked=(await listFirst(mostPages,page=>requestData(api,what,"issues: write",array(issueSchema),github=>github.rest.
issues.listForRepo({...repositoryParameters(repository),...filter,...page})))).filter(issue=>issue.pull_request===void 0&&
readState(key,issue)!==null),unique=[...new Map(marked.map(issue=>[issue.number,issue])).values()];return(await selectOwn(
api,unique)).toSorted((one,other)=>other.number-one.number)},labeled=await list({labels:issueLabel,state:"all",sort:"cre\
ated"});return labeled.length>0?labeled:list({state:"open",sort:"updated"})}function renderMarker(key,state){return`<!--\
 llm-profile-issue:${encodeKey(key)} ${state} -->`}function addMarker(key,state,text){return`${renderMarker(key,state)}
${text}`}function readState(key,{body}){return["open","closed"].find(state=>(body??"").startsWith(renderMarker(key,state)))??
null}function issueTitle(verdict,job){return`GPU profile ${verdict==="regressed"?"regressed":"over budget"}: ${plainText(job)}`}
function issueNote(){return`
<sub>Each run of this job updates this issue, until a run passes and closes it. If you close the issue yourself, it stay\
s closed until a run passes.</sub>
`}function recoveredText({links}){return["**Recovered**: a run passed.",...linksText(links),"The last report before that\
:"].join(`

`)}var worse=["regressed","over-budget","not-improved","incomparable","inconclusive","no-baseline"],worstFirst=["failed",...worse,
"not-compared","pass"];function worstVerdict(sections){let verdicts=new Set(sections.map(verdictOf));return worstFirst.find(
verdict=>verdicts.has(verdict))??"not-compared"}function verdictOf({failure,comparison}){return failure===null?comparison?.
verdict??"not-compared":"failed"}async function writeIssue(jobContext,input){let{context,job,api,publish}=jobContext;if(!publish.issue||job===null)return!1;
if(!isOnDefaultBranch(job))return context.log.info(`No issue: only schedules, pushes, and dispatches on the default bran\
ch get an issue, but this run is for \`${job.event}\` on ${plainText(job.ref)}.`),!1;if(api===null)return context.log.warning(
"No issue: the input `token` is empty. Leave `token` out to use the job's own token."),!1;let verdict=worstVerdict(input.
sections),{repository}=job,key=createJobTitle(job,publish),request={repository,key};if(verdict==="regressed"||verdict===
"over-budget"){let title=issueTitle(verdict,key),note=issueNote(),body=`${commentMarkdown(input,measureIssueRoom(key)-note.
length)}${note}`;return refuseSecret(jobContext,"The issue",`${title}
${body}`)?!1:logIssueResult(jobContext,await openIssue(api,{...request,title,body}))}return verdict!=="pass"?(context.log.
info(`We didn't change the issue, because the verdict \`${verdict}\` doesn't say whether anything is slower.`),!1):logIssueResult(
jobContext,await closeIssue(api,{...request,recovered:recoveredText(input)}))}function logIssueResult(jobContext,result){
if(isDiagnostic(result))return logPublishFailure(jobContext,result),!1;let{action,url}=result;if(action==="none")return!1;
let words=action==="left-closed"?"left closed, because somebody closed it; a regression will open an issue again only af\
ter a passing run":action;return jobContext.context.log.info(`Issue ${words}: ${url??""}`),action==="opened"||action==="\
updated"||action==="unchanged"}var issueEvents=new Set(["push","workflow_dispatch"]);function isOnDefaultBranch({event,ref,
defaultBranch,pullRequest}){return pullRequest!==null?!1:event==="schedule"||issueEvents.has(event)&&defaultBranch!==null&&
ref===`refs/heads/${defaultBranch}`}function requireSteadyIssue({issue},{compare}){let fails=compare["fail-on"].some(failure=>failure===
"regression"||failure==="kernel"||failure==="counts");if(!(!issue||fails))throw new UserError({id:"issue-baseline-moves",
what:"With these settings, `issue: true` can't tell when a regression is over.",where:"inputs issue and fail-on",why:"Wi\
thout `regression` in `fail-on`, a regressed run succeeds and becomes the baseline of the next run, which then passes.",
help:"Add `regression` to `fail-on`."})}async function publishRun(jobContext,{result,directory},input){let{context,ports,publish:settings,job}=jobContext;result!==
null?(context.log.info(screenText(result,logLayout)),context.log.detail(fullText(result,logLayout)),setResultOutputs(jobContext,
result)):(ports.setOutput("verdict","failed"),ports.setOutput("regressions","[]")),directory!==null&&await writeCommentFile(
jobContext,directory,input);let inSummary=await writeSummary(jobContext,jobSummary(input)),place=settings.mode==="profil\
e"?decideCommentPlace(jobContext,input,findTarget(jobContext)):null,comment=place===null?null:await writeComment(jobContext,
input,place);comment!==null&&ports.setOutput("comment-url",comment);let inIssue=await writeIssue(jobContext,input),isRefused=job?.
event==="issue_comment"&&job.pullRequest===null;settings.checkRun&&job!==null&&!isRefused&&await writeCheckRun(jobContext,
input,findHeadSha(job));let published={input,directory,inSummary,place:comment===null?null:place,inIssue};if(directory===
null)return published;let linked=input;return await uploadResults(jobContext,directory,async uploaded=>{linked={...input,
links:{...input.links,...uploaded}},await updatePublished(jobContext,published,linked)}),{...published,input:linked}}async function updatePublished(jobContext,{
inSummary,place,inIssue},input){inSummary&&await writeSummary(jobContext,jobSummary(input)),place!==null&&await writeComment(
jobContext,input,place),inIssue&&await writeIssue(jobContext,input)}async function writeCommentFile(jobContext,directory,input){
let text=commentMarkdown(input);if(refuseSecret(jobContext,"comment.md",text))return;let report=join(directory,"comment.\
md");await writeFileAtomic(report,text,"replace"),jobContext.ports.setOutput("report-path",report)}function setResultOutputs(jobContext,result){
let{ports}=jobContext,{comparison,failure,directory,profileFile,topKernels}=result;ports.setOutput("verdict",comparison?.
verdict??(failure===null?"not-compared":"failed")),ports.setOutput("profile-json",profileFile),comparison!==null&&ports.
setOutput("comparison-json",join(directory,"comparison.json"));for(let[name,value]of[["regressions",listRegressions(comparison)],
["top-kernels",topKernels]]){let text=JSON.stringify(value);refuseSecret(jobContext,`The output ${name}`,text)||ports.setOutput(
name,text)}}function listRegressions(comparison){return(comparison?.reasons??[]).filter(({verdict})=>verdict==="regresse\
d"||verdict==="over-budget").map(({id,range,kernel,family,metric,changeRatio,text})=>({id,range,kernel,family,metric,changeRatio,
text}))}async function uploadResults(jobContext,directory,uploaded){let{context,job,publish:settings,ports,waitBudget,secrets}=jobContext;
if(job===null){context.log.info("No artifact and no comment, because this isn't a GitHub Actions job.");return}let withheld=await readRunRecord(
directory).then(record=>record.withheld,()=>null),{log}=context,stop=waitBudget.signal,{retentionDays}=settings,request={
directory,name:createArtifactName(jobContext),job,retentionDays,withheld,secrets,log,stop},temporaryDirectory=findTemporaryBase(
context),{failures}=await uploadRun({...request,temporaryDirectory},async({main,single})=>{let report=single.get("report\
.html")?.url??null;main!==null&&(ports.setOutput("artifact-id",String(main.id)),ports.setOutput("artifact-url",main.url)),
report!==null&&ports.setOutput("report-url",report),(main!==null||report!==null)&&await uploaded({artifact:main?.url??null,
report})});for(let failure of failures)logPublishFailure(jobContext,failure)}function findTarget({job,publish}){let pull=job?.
pullRequest??null;return job===null||pull===null?null:{pullRequest:pull.number,headSha:pull.headSha,fork:pull.fork,key:createJobTitle(
job,publish)}}export{worstVerdict,requireSteadyIssue,publishRun,updatePublished,writeCommentFile};
