import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{isSameRepository}from"./chunk-N4PTZVW4.js";import{jsonOrNull}from"./chunk-6ECLQG56.js";import{integer,
nonEmptyText,text,textOrNull}from"./chunk-G75GGGIL.js";import{looseObject,object,preprocess,url}from"./chunk-7IBWU4LP.js";
import{plainText}from"./chunk-JN33INQG.js";var wholeNumber=text.regex(/^[1-9]\d{0,15}$/,"expected a whole number above 0").transform(Number),address=url({protocol:/^https?$/,
error:"not an http address"}).transform(url2=>url2.replace(/(?<!\/)\/+$/,"")),commitId=text.regex(/^[0-9a-f]{40}$/,"not \
a commit id"),environmentSchema=object({GITHUB_REPOSITORY:text.regex(/^[\w.-]+\/[\w.-]+$/,"not owner/name"),GITHUB_SERVER_URL:address.
default("https://github.com"),GITHUB_API_URL:address.default("https://api.github.com"),GITHUB_RUN_ID:wholeNumber,GITHUB_RUN_ATTEMPT:preprocess(
value=>value===""?void 0:value,wholeNumber.default(1)),GITHUB_JOB:text.default(""),GITHUB_WORKFLOW:text.default(""),GITHUB_EVENT_NAME:text.
min(1,"empty"),GITHUB_SHA:commitId,GITHUB_REF:text.default("")});function readGithubJob(environment,readFile){if(environment.
GITHUB_ACTIONS!=="true"||!environment.GITHUB_REPOSITORY)return{job:null,warnings:[]};let checked=environmentSchema.safeParse(
environment);if(!checked.success)return{job:null,warnings:[wrongEnvironment(checked.error)]};let variables=checked.data,
{warnings,...payload}=readPayload(environment.GITHUB_EVENT_PATH,readFile),[owner="",name=""]=variables.GITHUB_REPOSITORY.
split("/");return{job:{repository:{owner,name},serverUrl:variables.GITHUB_SERVER_URL,apiUrl:variables.GITHUB_API_URL,runId:variables.
GITHUB_RUN_ID,runAttempt:variables.GITHUB_RUN_ATTEMPT,job:variables.GITHUB_JOB,workflow:variables.GITHUB_WORKFLOW,event:variables.
GITHUB_EVENT_NAME,sha:variables.GITHUB_SHA,ref:variables.GITHUB_REF,...payload},warnings:[...warnings,...missingParts(variables.
GITHUB_EVENT_NAME,payload)]}}function wrongEnvironment(error){let wrong=error.issues.map(({path,message})=>`${path.join(
".")} (${message})`).join(", ");return plainText(`Can't identify the GitHub job because runner variables are missing or \
wrong: ${wrong}. There will be no artifact, baseline, or comment. In a container, pass all GITHUB_ variables.`)}function missingParts(event,payload){
return event.startsWith("pull_request")&&payload.pullRequest===null?["Can't identify this job's pull request, so there w\
ill be no comment."]:event==="workflow_run"&&payload.triggeringRun===null?["Can't identify the run that triggered this j\
ob, so we can't fetch that run's results."]:[]}var repositorySchema=object({full_name:nonEmptyText}),id=integer.positive(),
pullRequestSchema=object({number:id,head:object({sha:commitId,repo:repositorySchema.nullable()}),base:object({ref:nonEmptyText,
sha:commitId,repo:repositorySchema})}).transform(({number,head,base})=>({number,headSha:head.sha,headRepository:head.repo?.
full_name??null,baseRef:base.ref,baseSha:base.sha,fork:!isSameRepository(head.repo?.full_name,base.repo.full_name)})),mergeGroupSchema=object(
{base_ref:nonEmptyText,base_sha:commitId}).transform(({base_ref:ref,base_sha:baseSha})=>({baseRef:ref.replace(/^refs\/heads\//,
""),baseSha})),commentSchema=object({issue:object({number:id,pull_request:object({}).nullish()}),comment:object({user:object(
{login:nonEmptyText})})}).transform(({issue,comment})=>issue.pull_request==null?null:{pullRequest:issue.number,author:comment.
user.login}),workflowRunSchema=object({id,workflow_id:id,event:text,conclusion:textOrNull,head_sha:commitId,head_repository:repositorySchema.
nullable()}).transform(run=>({id:run.id,workflowId:run.workflow_id,event:run.event,conclusion:run.conclusion,headSha:run.
head_sha,headRepository:run.head_repository?.full_name??null})),defaultBranchSchema=object({default_branch:nonEmptyText.
optional()});function readPayload(path,readFile){let warnings=[],part=(name,schema,value)=>{if(value==null)return null;let checked=schema.
safeParse(value);if(checked.success)return checked.data;let[issue2]=checked.error.issues,where=[name,...issue2?.path??[]].
map(String).join(".");return warnings.push(plainText(`Ignoring the event's \`${where}\`, which doesn't match GitHub's doc\
umentation (${issue2?.message??"unknown"}).`)),null},payload=null;if(path===void 0||path==="")warnings.push("GITHUB_EVEN\
T_PATH is not set.");else try{payload=part("payload",looseObject({}),jsonOrNull(readFile(path))),payload===null&&warnings.
length===0&&warnings.push("Ignoring the event file, which isn't a JSON object.")}catch(error){warnings.push(plainText(`C\
an't read the event file, GITHUB_EVENT_PATH (${String(error)}).`))}let{repository,issue,comment,...parts}=payload??{};return{
defaultBranch:part("repository",defaultBranchSchema,repository)?.default_branch??null,pullRequest:part("pull_request",pullRequestSchema,
parts.pull_request),mergeGroup:part("merge_group",mergeGroupSchema,parts.merge_group),comment:issue===void 0||comment===
void 0?null:part("comment",commentSchema,payload),triggeringRun:part("workflow_run",workflowRunSchema,parts.workflow_run),
warnings}}export{readGithubJob};
