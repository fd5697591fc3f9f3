import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{isSameRepository}from"./chunk-C7MYT56O.js";import{jsonOrNull}from"./chunk-UWABTZDV.js";import{number,
object,preprocess,string,unknown,url}from"./chunk-7IBWU4LP.js";import{plainText}from"./chunk-JN33INQG.js";var wholeNumber=string().regex(/^[1-9]\d{0,15}$/,"expected a whole number above 0").transform(Number),address=url({protocol:/^https?$/,
error:"not an http address"}).transform(url2=>url2.replace(/(?<!\/)\/+$/,"")),environmentSchema=object({GITHUB_REPOSITORY:string().
regex(/^[\w.-]+\/[\w.-]+$/,"not owner/name"),GITHUB_SERVER_URL:address.default("https://github.com"),GITHUB_API_URL:address.
default("https://api.github.com"),GITHUB_RUN_ID:wholeNumber,GITHUB_RUN_ATTEMPT:preprocess(value=>value===""?void 0:value,
wholeNumber.default(1)),GITHUB_JOB:string().default(""),GITHUB_WORKFLOW:string().default(""),GITHUB_EVENT_NAME:string().
min(1,"empty"),GITHUB_SHA:string().regex(/^[0-9a-f]{40}$/,"not a commit id"),GITHUB_REF:string().default("")});function readGithubJob(environment,readFile){
if(environment.GITHUB_ACTIONS!=="true"||!environment.GITHUB_REPOSITORY)return{job:null,warnings:[]};let checked=environmentSchema.
safeParse(environment);if(!checked.success)return{job:null,warnings:[wrongEnvironment(checked.error)]};let variables=checked.
data,payload=readPayload(environment.GITHUB_EVENT_PATH,readFile),[owner="",name=""]=variables.GITHUB_REPOSITORY.split("/");
return{job:{repository:{owner,name},serverUrl:variables.GITHUB_SERVER_URL,apiUrl:variables.GITHUB_API_URL,runId:variables.
GITHUB_RUN_ID,runAttempt:variables.GITHUB_RUN_ATTEMPT,job:variables.GITHUB_JOB,workflow:variables.GITHUB_WORKFLOW,event:variables.
GITHUB_EVENT_NAME,sha:variables.GITHUB_SHA,ref:variables.GITHUB_REF,defaultBranch:payload.defaultBranch,pullRequest:payload.
pullRequest,mergeGroup:payload.mergeGroup,comment:payload.comment,triggeringRun:payload.triggeringRun},warnings:[...payload.
warnings,...missingParts(variables.GITHUB_EVENT_NAME,payload)]}}function wrongEnvironment(error){let wrong=error.issues.
map(({path,message})=>`${path.join(".")} (${message})`).join(", ");return plainText(`Can't identify the GitHub job becau\
se runner variables are missing or wrong: ${wrong}. There will be no artifact, baseline, or comment. In a container, pas\
s all GITHUB_ variables.`)}function readPayload(path,readFile){let none={defaultBranch:null,pullRequest:null,mergeGroup:null,
comment:null,triggeringRun:null};if(path===void 0||path==="")return{...none,warnings:["GITHUB_EVENT_PATH is not set."]};
try{return readEventPayload(readFile(path))}catch(error){return{...none,warnings:[plainText(`Can't read the event file, \
GITHUB_EVENT_PATH (${String(error)}).`)]}}}function missingParts(event,payload){return event.startsWith("pull_request")&&
payload.pullRequest===null?["Can't identify this job's pull request, so there will be no comment."]:event==="workflow_ru\
n"&&payload.triggeringRun===null?["Can't identify the run that triggered this job, so we can't fetch that run's results."]:
[]}var commitId=string().regex(/^[0-9a-f]{40}$/,"not a commit id"),repositorySchema=object({full_name:string().min(1)}),
id=number().int().positive(),pullRequestSchema=object({number:id,head:object({sha:commitId,repo:repositorySchema.nullable()}),
base:object({ref:string().min(1),sha:commitId,repo:repositorySchema})}).transform(({number:number2,head,base})=>({number:number2,
headSha:head.sha,headRepository:head.repo?.full_name??null,baseRef:base.ref,baseSha:base.sha,fork:!isSameRepository(head.
repo?.full_name,base.repo.full_name)})),mergeGroupSchema=object({base_ref:string().min(1),base_sha:commitId}).transform(
({base_ref:ref,base_sha:baseSha})=>({baseRef:ref.replace(/^refs\/heads\//,""),baseSha})),commentSchema=object({issue:object(
{number:id,pull_request:object({}).nullish()}),comment:object({user:object({login:string().min(1)})})}).transform(({issue,
comment})=>issue.pull_request==null?null:{pullRequest:issue.number,author:comment.user.login}),workflowRunSchema=object(
{id,workflow_id:id,event:string(),conclusion:string().nullable(),head_sha:commitId,head_repository:repositorySchema.nullable()}).
transform(run=>({id:run.id,workflowId:run.workflow_id,event:run.event,conclusion:run.conclusion,headSha:run.head_sha,headRepository:run.
head_repository?.full_name??null})),defaultBranchSchema=object({default_branch:string().min(1).optional()}),payloadSchema=object(
{repository:unknown().optional(),pull_request:unknown().optional(),merge_group:unknown().optional(),issue:unknown().optional(),
comment:unknown().optional(),workflow_run:unknown().optional()});function readEventPayload(text){let warnings=[],part=(name,schema,value)=>{
if(value==null)return null;let checked=schema.safeParse(value);if(checked.success)return checked.data;let[issue]=checked.
error.issues,where=[name,...issue?.path??[]].map(String).join(".");return warnings.push(plainText(`Ignoring the event's \
\`${where}\`, which doesn't match GitHub's documentation (${issue?.message??"unknown"}).`)),null},payload=part("payload",
payloadSchema,jsonOrNull(text));return payload===null&&warnings.length===0&&warnings.push("Ignoring the event file, whic\
h isn't a JSON object."),{defaultBranch:part("repository",defaultBranchSchema,payload?.repository)?.default_branch??null,
pullRequest:part("pull_request",pullRequestSchema,payload?.pull_request),mergeGroup:part("merge_group",mergeGroupSchema,
payload?.merge_group),comment:payload?.issue===void 0||payload.comment===void 0?null:part("comment",commentSchema,payload),
triggeringRun:part("workflow_run",workflowRunSchema,payload?.workflow_run),warnings}}export{readGithubJob};
