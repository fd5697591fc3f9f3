import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{diagnosticText}from"./chunk-XSOELAZB.js";import{safeName}from"./chunk-2W7IQXEL.js";function inRepository({owner,name}){return{owner,repo:name}}function fullName({owner,name}){return`${owner}/${name}`}function isSameRepository(one,other){
return typeof one=="string"&&one.toLowerCase()===other?.toLowerCase()}function concernsPullRequest(event){return event.startsWith(
"pull_request")||event==="issue_comment"}function measuresUnmergedChange({event,triggeringRun}){let measured=triggeringRun?.
event??event;return concernsPullRequest(measured)||measured==="merge_group"}import{createHash}from"node:crypto";var longestName=170,singleFiles=["report.html","history.html"],singleEnd=new RegExp(`-(?:${singleFiles.map(file=>file.replace(
".",String.raw`(?:-attempt-[1-9]\d{0,8})?\.`)).join("|")})$`,"i"),ownEnd=/-(?:bisect|reports|attempt-\d+|[0-9a-f]{16})$/i;
function artifactNameOf(prefix,key){let start=withHash(prefix,longestName-80);if(key==="")return start;let room=longestName-
start.length-1,name=`${start}.${withHash(key,room)}`;return isSingleFile(name)?`${start}.${hashed(key,room)}`:name}function withHash(label,longest){
let name=safeName(label),isOwn=ownEnd.test(`-${name}`)||singleEnd.test(`-${name}`);return name===label&&name.length<=longest&&
!isOwn?name:hashed(label,longest)}function hashed(label,longest){let hash=createHash("sha256").update(label).digest("hex").
slice(0,16);return`${safeName(label).slice(0,longest-hash.length-1)}-${hash}`}function artifactNames(name,attempt){let end=attemptEnd(
attempt);return{main:`${name}${end}`,reports:`${name}-reports${end}`}}var besideMain=["-reports","-bisect"];function bisectName(name){
return`${name}-bisect`}function mainName(name){let end=besideMain.find(one=>name.endsWith(one));return end===void 0?null:
name.slice(0,-end.length)}var usualPrefix="llm-profile";function jobOfArtifact(name,prefix){return name.slice(prefix.length+
1)||name}function singleFileName(name,attempt,file){return`${name}-${file.replace(".",`${attemptEnd(attempt)}.`)}`}function isSingleFile(artifact){
return singleEnd.test(artifact)}function attemptEnd(attempt){return attempt>1?`-attempt-${String(attempt)}`:""}function attemptOf(name,artifact){
if(artifact===name)return 1;let[,attempt]=/^-attempt-([1-9]\d{0,8})$/.exec(artifact.startsWith(name)?artifact.slice(name.
length):"")??[];return attempt===void 0||attempt==="1"?null:Number(attempt)}function warnOf({context},diagnostic){context.log.warning(diagnosticText(diagnostic))}function isDiagnostic(value){return"\
severity"in value}function jobTitle(job,{matrix,artifactName:artifactName2}){return withName(`${job.workflow} / ${job.job}${matrix===
""?"":` (${matrix})`}`,artifactName2)}function withName(title,artifactName2){return artifactName2===null?title:`${title}\
 [${artifactName2}]`}function runUrl({serverUrl,repository,runId}){return`${serverUrl}/${fullName(repository)}/actions/r\
uns/${String(runId)}`}function artifactName({job,publish}){let matrix=publish.matrix.includes("+")?publish.matrix:publish.
matrix.replaceAll(", ","+");return artifactNameOf(publish.artifactName??`${usualPrefix}-${job?.job??"job"}`,matrix)}function headSha({
pullRequest,sha}){return pullRequest?.headSha??sha}export{inRepository,fullName,isSameRepository,concernsPullRequest,measuresUnmergedChange,singleFiles,artifactNames,bisectName,
mainName,usualPrefix,jobOfArtifact,singleFileName,isSingleFile,attemptOf,warnOf,isDiagnostic,jobTitle,withName,runUrl,artifactName,
headSha};
