import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{commentPlace,encodedKey,holdsSecret,listFirst,ownOnly,sameText,uploadRun,writeCheckRun,writeComment,writeSummary}from"./chunk-GJLZ22PN.js";
import{diagnosticOf}from"./chunk-7MUQC722.js";import{artifactName,fullName,headSha,inRepository,isDiagnostic,jobTitle,
warnOf}from"./chunk-C7MYT56O.js";import{comparisonText,mostRanges,profileText}from"./chunk-7IC22OJO.js";import{
readRunRecord}from"./chunk-J5FZE6E5.js";import{temporaryBase}from"./chunk-74LFTOON.js";import{commentMarkdown,
linksText}from"./chunk-LIABTJCY.js";import{writeFileAtomic}from"./chunk-2TLJT7DO.js";import{array,number,object,
string,unknown}from"./chunk-7IBWU4LP.js";import{UserError}from"./chunk-4KDG6NHC.js";import{logLayout,plainText}from"./chunk-JN33INQG.js";import{join}from"node:path";var issueLabel="llm-profile",longestBody=65536,longestTitle=200,mostPages=3;async function openIssue(api,request){let{repository,
key}=request,title=request.title.slice(0,longestTitle).toWellFormed(),body=withMarker(key,"open",request.body);try{let found=await ownIssues(
api,request),open=found.find(({state})=>state==="open");if(open!==void 0)return open.title===title&&sameText(open.body??
"",body)?{action:"unchanged",url:open.html_url}:(await update(api,repository,open.number,{title,body}),{action:"updated",
url:open.html_url});let[newest]=found;if(newest!==void 0&&stateOf(key,newest)==="open")return{action:"left-closed",url:newest.
html_url};let what=`open an issue in ${fullName(repository)}`,{html_url:url}=await api.call(what,"issues: write",async github=>{
let{data}=await github.rest.issues.create({...inRepository(repository),title,body,labels:[issueLabel]});return issueSchema.
parse(data)});return{action:"opened",url}}catch(error){return diagnosticOf(error)}}async function closeIssue(api,request){
let{repository,key,recovered}=request;try{let closed=null;for(let issue of await ownIssues(api,request)){if(stateOf(key,
issue)!=="open"&&issue.state!=="open")continue;let told=`${recovered}

${textOf(issue)}`.slice(0,roomForIssue(key)).toWellFormed(),body=withMarker(key,"closed",told),isOpen=issue.state==="ope\
n";await update(api,repository,issue.number,{body,...isOpen?{state:"closed",state_reason:"completed"}:{}}),isOpen&&(closed=
issue.html_url)}return{action:closed===null?"none":"closed",url:closed}}catch(error){return diagnosticOf(error)}}function roomForIssue(key){
return longestBody-withMarker(key,"closed","").length}async function update(api,repository,number2,change){let what=`upd\
ate issue #${String(number2)} of ${fullName(repository)}`;await api.call(what,"issues: write",github=>github.rest.issues.
update({...inRepository(repository),issue_number:number2,...change}))}var issueSchema=object({number:number().int(),html_url:string(),
state:string(),title:string(),body:string().nullish(),user:object({login:string()}).nullish(),pull_request:unknown().optional()});
async function ownIssues(api,{repository,key}){let list=async filter=>{let marked=(await listFirst(mostPages,page=>api.call(
`list the issues of ${fullName(repository)}`,"issues: write",async github=>{let{data}=await github.rest.issues.listForRepo(
{...inRepository(repository),...filter,...page});return array(issueSchema).parse(data)}))).filter(issue=>issue.pull_request===
void 0&&stateOf(key,issue)!==null),unique=[...new Map(marked.map(issue=>[issue.number,issue])).values()];return(await ownOnly(
api,unique)).toSorted((one,other)=>other.number-one.number)},labeled=await list({labels:issueLabel,state:"all",sort:"cre\
ated"});return labeled.length>0?labeled:list({state:"open",sort:"updated"})}function markerOf(key,state){return`<!-- llm\
-profile-issue:${encodedKey(key)} ${state} -->`}function withMarker(key,state,text){return`${markerOf(key,state)}
${text}`}function stateOf(key,{body}){return["open","closed"].find(state=>(body??"").startsWith(markerOf(key,state)))??null}
function textOf({body}){return(body??"").replaceAll(`\r
`,`
`).split(`
`).slice(1).join(`
`)}function issueTitle(verdict,job){return`GPU profile ${verdict==="regressed"?"regressed":"over budget"}: ${plainText(job)}`}
function issueNote(){return`
<sub>Each run of this job updates this issue, until a run passes and closes it. If you close the issue yourself, it stay\
s closed until a run passes.</sub>
`}function recoveredText({links}){return["**Recovered**: a run passed.",...linksText(links),"The last report before that\
:"].join(`

`)}var worse=["regressed","over-budget","not-improved","incomparable","inconclusive","no-baseline"],worstFirst=["failed",...worse,
"not-compared","pass"];function worstVerdict(sections){let verdicts=new Set(sections.map(verdictOf));return worstFirst.find(
verdict=>verdicts.has(verdict))??"not-compared"}function verdictOf({failure,comparison}){return failure===null?comparison?.
verdict??"not-compared":"failed"}async function writeIssue(jobContext,input,secrets){let{context,job,api,publish}=jobContext;if(!publish.issue||job===null)
return!1;if(!isOfDefaultBranch(job))return context.log.info(`No issue: only schedules, pushes, and dispatches on the def\
ault branch get an issue, but this run is for \`${job.event}\` on ${plainText(job.ref)}.`),!1;if(api===null)return context.
log.warning("No issue: the input `token` is empty. Leave `token` out to use the job's own token."),!1;let verdict=worstVerdict(
input.sections),{repository}=job,key=jobTitle(job,publish),request={repository,key};if(verdict==="regressed"||verdict===
"over-budget"){let title=issueTitle(verdict,key),note=issueNote(),body=`${commentMarkdown(input,roomForIssue(key)-note.length)}${note}`;
return holdsSecret(jobContext,"The issue",`${title}
${body}`,secrets)?!1:report(jobContext,await openIssue(api,{...request,title,body}))}return verdict!=="pass"?(context.log.
info(`We didn't change the issue, because the verdict \`${verdict}\` doesn't say whether anything is slower.`),!1):report(
jobContext,await closeIssue(api,{...request,recovered:recoveredText(input)}))}function report(jobContext,result){if(isDiagnostic(
result))return warnOf(jobContext,result),!1;let{action,url}=result;if(action==="none")return!1;let words=action==="left-\
closed"?"left closed, because somebody closed it; a regression will open an issue again only after a passing run":action;
return jobContext.context.log.info(`Issue ${words}: ${url??""}`),action==="opened"||action==="updated"||action==="unchan\
ged"}var events=new Set(["push","workflow_dispatch"]);function isOfDefaultBranch({event,ref,defaultBranch,pullRequest}){
return pullRequest!==null?!1:event==="schedule"||events.has(event)&&defaultBranch!==null&&ref===`refs/heads/${defaultBranch}`}
function requireSteadyIssue({issue},{compare}){let fails=compare["fail-on"].some(one=>one==="regression"||one==="kernel"||
one==="counts");if(!(!issue||fails))throw new UserError({id:"issue-baseline-moves",what:"With these settings, `issue: tr\
ue` can't tell when a regression is over.",where:"inputs issue and fail-on",why:"Without `regression` in `fail-on`, a re\
gressed run succeeds and becomes the baseline of the next run, which then passes.",help:"Add `regression` to `fail-on`."})}async function publishRun(jobContext,{result,directory},input,secrets){let{context,ports,publish:settings,job}=jobContext;
if(result!==null){let tables={topKernels:result.shownKernels,layout:logLayout},{comparison,cost}=result,ofProfile=comparison===
null?cost:null;context.log.info(profileText(result.profile,{...tables,maxRanges:mostRanges,cost:ofProfile})),comparison!==
null&&context.log.info(`
${comparisonText(comparison,{...tables,cost})}`),setResultOutputs(jobContext,result,secrets)}else ports.setOutput("verdi\
ct","failed"),ports.setOutput("regressions","[]");directory!==null&&await writeCommentFile(jobContext,directory,input,secrets);
let inSummary=await writeSummary(jobContext,input,secrets),place=settings.mode==="profile"?commentPlace(jobContext,input,
targetOf(jobContext)):null,comment=place===null?null:await writeComment(jobContext,input,place,secrets);comment!==null&&
ports.setOutput("comment-url",comment);let inIssue=await writeIssue(jobContext,input,secrets),isRefused=job?.event==="is\
sue_comment"&&job.pullRequest===null;settings.checkRun&&job!==null&&!isRefused&&await writeCheckRun(jobContext,input,headSha(
job),secrets);let published={input,directory,inSummary,place:comment===null?null:place,inIssue};if(directory===null)return published;
let linked=input;return await upload(jobContext,directory,secrets,async uploaded=>{linked={...input,links:{...input.links,
...uploaded}},await writeAgain(jobContext,published,linked,secrets)}),{...published,input:linked}}async function writeAgain(jobContext,{
inSummary,place,inIssue},input,secrets){inSummary&&await writeSummary(jobContext,input,secrets),place!==null&&await writeComment(
jobContext,input,place,secrets),inIssue&&await writeIssue(jobContext,input,secrets)}async function writeCommentFile(jobContext,directory,input,secrets){
let text=commentMarkdown(input);if(holdsSecret(jobContext,"comment.md",text,secrets))return;let report2=join(directory,"\
comment.md");await writeFileAtomic(report2,text,"replace"),jobContext.ports.setOutput("report-path",report2)}function setResultOutputs(jobContext,result,secrets){
let{ports}=jobContext,{comparison,failure,directory,profileFile,topKernels}=result;ports.setOutput("verdict",comparison?.
verdict??(failure===null?"not-compared":"failed")),ports.setOutput("profile-json",profileFile),comparison!==null&&ports.
setOutput("comparison-json",join(directory,"comparison.json"));for(let[name,value]of[["regressions",regressionsOf(comparison)],
["top-kernels",topKernels]]){let text=JSON.stringify(value);holdsSecret(jobContext,`The output ${name}`,text,secrets)||ports.
setOutput(name,text)}}function regressionsOf(comparison){return(comparison?.reasons??[]).filter(({verdict})=>verdict==="\
regressed"||verdict==="over-budget").map(({id,range,kernel,family,metric,changeRatio,text})=>({id,range,kernel,family,metric,
changeRatio,text}))}async function upload(jobContext,directory,secrets,uploaded){let{context,job,publish:settings,ports,
waitBudget}=jobContext;if(job===null){context.log.info("No artifact and no comment, because this isn't a GitHub Actions \
job.");return}let withheld=await readRunRecord(directory).then(record=>record.withheld,()=>null),{log}=context,stop=waitBudget.
signal,{retentionDays}=settings,request={directory,name:artifactName(jobContext),job,retentionDays,withheld,secrets,log,
stop},temporaryDirectory=temporaryBase(context),{failures}=await uploadRun({...request,temporaryDirectory},async({main,single})=>{
let report2=single.get("report.html")?.url??null;main!==null&&(ports.setOutput("artifact-id",String(main.id)),ports.setOutput(
"artifact-url",main.url)),report2!==null&&ports.setOutput("report-url",report2),(main!==null||report2!==null)&&await uploaded(
{artifact:main?.url??null,report:report2})});for(let failure of failures)warnOf(jobContext,failure)}function targetOf({job,
publish}){let pull=job?.pullRequest??null;return job===null||pull===null?null:{pullRequest:pull.number,headSha:pull.headSha,
fork:pull.fork,key:jobTitle(job,publish)}}export{worstVerdict,requireSteadyIssue,publishRun,writeAgain,writeCommentFile};
