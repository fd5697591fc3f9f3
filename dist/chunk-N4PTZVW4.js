import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{diagnosticText}from"./chunk-22KIXDSW.js";import{safeName}from"./chunk-2W7IQXEL.js";function repositoryParameters({owner,name}){return{owner,repo:name}}function fullName({owner,name}){return`${owner}/${name}`}
function isSameRepository(one,other){return typeof one=="string"&&one.toLowerCase()===other?.toLowerCase()}function isPullRequestEvent(event){
return event.startsWith("pull_request")||event==="issue_comment"}function measuresUnmergedChange({event,triggeringRun}){
let measured=triggeringRun?.event??event;return isPullRequestEvent(measured)||measured==="merge_group"}import{createHash}from"node:crypto";var longestName=170,singleFiles=["report.html","history.html"],singleFileSuffix=new RegExp(`-(?:${singleFiles.map(file=>file.
replace(".",String.raw`(?:-attempt-[1-9]\d{0,8})?\.`)).join("|")})$`,"i"),reservedSuffix=/-(?:bisect|reports|attempt-\d+|[0-9a-f]{16})$/i;
function nameArtifact(prefix,key){let start=makeSafe(prefix,longestName-80);if(key==="")return start;let room=longestName-
start.length-1,name=`${start}.${makeSafe(key,room)}`;return isSingleFile(name)?`${start}.${appendHash(key,room)}`:name}function makeSafe(label,longest){
let name=safeName(label),isOwn=reservedSuffix.test(`-${name}`)||singleFileSuffix.test(`-${name}`);return name===label&&name.
length<=longest&&!isOwn?name:appendHash(label,longest)}function appendHash(label,longest){let hash=createHash("sha256").
update(label).digest("hex").slice(0,16);return`${safeName(label).slice(0,longest-hash.length-1)}-${hash}`}function nameAttempt(name,attempt){
let end=attemptSuffix(attempt);return{main:`${name}${end}`,reports:`${name}-reports${end}`}}var sideSuffixes=["-reports",
"-bisect"];function nameBisect(name){return`${name}-bisect`}function findMainName(name){let end=sideSuffixes.find(one=>name.
endsWith(one));return end===void 0?null:name.slice(0,-end.length)}var defaultPrefix="llm-profile";function stripPrefix(name,prefix){
return name.slice(prefix.length+1)||name}function nameSingleFile(name,attempt,file){return`${name}-${file.replace(".",`${attemptSuffix(
attempt)}.`)}`}function isSingleFile(artifact){return singleFileSuffix.test(artifact)}function attemptSuffix(attempt){return attempt>
1?`-attempt-${attempt}`:""}function parseAttempt(name,artifact){if(artifact===name)return 1;let[,attempt]=/^-attempt-([1-9]\d{0,8})$/.
exec(artifact.startsWith(name)?artifact.slice(name.length):"")??[];return attempt===void 0||attempt==="1"?null:Number(attempt)}function logPublishFailure({context},diagnostic){context.log.warning(diagnosticText(diagnostic))}function isDiagnostic(value){
return"severity"in value}function createJobTitle(job,{matrix,artifactName}){return addArtifactName(`${job.workflow} / ${job.
job}${matrix===""?"":` (${matrix})`}`,artifactName)}function addArtifactName(title,artifactName){return artifactName===null?
title:`${title} [${artifactName}]`}function createRunUrl({serverUrl,repository,runId}){return`${serverUrl}/${fullName(repository)}\
/actions/runs/${runId}`}function createArtifactName({job,publish}){let matrix=publish.matrix.includes("+")?publish.matrix:
publish.matrix.replaceAll(", ","+");return nameArtifact(publish.artifactName??`${defaultPrefix}-${job?.job??"job"}`,matrix)}
function findHeadSha({pullRequest,sha}){return pullRequest?.headSha??sha}export{repositoryParameters,fullName,isSameRepository,isPullRequestEvent,measuresUnmergedChange,singleFiles,nameAttempt,
nameBisect,findMainName,defaultPrefix,stripPrefix,nameSingleFile,isSingleFile,parseAttempt,logPublishFailure,isDiagnostic,
createJobTitle,addArtifactName,createRunUrl,createArtifactName,findHeadSha};
