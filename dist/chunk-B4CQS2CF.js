import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{resolveBase}from"./chunk-XNTRN4LQ.js";import{hasSucceeded,openRepository}from"./chunk-3SFYICVD.js";import{
runRecordFile}from"./chunk-ATBUI2HY.js";import{createOwnTools,findWorkingDirectory}from"./chunk-YZLBEERH.js";
import{createTreeReader,loadSettings}from"./chunk-GKIPOEAA.js";import{isWithin}from"./chunk-QDIGZGX7.js";import{
sizeText}from"./chunk-6WS3YUMR.js";import{ParseError,UserError}from"./chunk-A6EG2BLY.js";import{plainText}from"./chunk-JN33INQG.js";
import{__callDispose,__using}from"./chunk-GBWPPC6J.js";import{existsSync}from"node:fs";import{basename,dirname,resolve as resolve2}from"node:path";import{realpath}from"node:fs/promises";import{isAbsolute,join,relative,resolve}from"node:path";var largestFile=2**20;async function readFileAtCommit(ports,{repository,commit,path}){var _stack=[];try{let name=await relativeName(
repository,ports.cwd,path);if(name===null)return{kind:"outside"};let opened=__using(_stack,await openRepository({...ports,
cwd:repository}),!0);if(opened.kind==="none")return{kind:"absent"};let object=`${commit}:${name}`;let size=await opened.
git.line("cat-file","-s",object);if(size===null||await opened.git.line("cat-file","-t",object)!=="blob")return{kind:"abs\
ent"};if(Number(size)>largestFile)throw new ParseError({what:`${name} is ${sizeText(Number(size))}; the limit is ${sizeText(
largestFile)}.`,where:object});let content=await opened.git.run("cat-file","blob",object);return hasSucceeded(content)?{
kind:"found",text:content.stdout}:{kind:"absent"}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}}async function isUntracked(ports,{repository,path}){var _stack=[];try{
let name=await relativeName(repository,ports.cwd,path);let opened=__using(_stack,await openRepository({...ports,cwd:repository}),
!0);if(name===null||opened.kind==="none")return!1;let found=await opened.git.run("--literal-pathspecs","ls-files","--oth\
ers","-z","--",name);return hasSucceeded(found)&&found.stdout===`${name}\0`}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}}async function relativeName(repository,cwd,path){let place=isAbsolute(
path)?resolve(path):join(await realpath(cwd),path);return isWithin(place,repository)?relative(repository,place):null}async function loadRules(context,changeRules,raw){var _stack=[];try{let{goal,base}=changeRules.config.compare;if(goal===
"hold"||base===null)return{loaded:changeRules,readText:createTreeReader(context)};let tools=__using(_stack,await createOwnTools(
context),!0);let place={cwd:findWorkingDirectory(context,changeRules.config),ref:base,pullRequestBase:context.pullRequestBase};
let{commit,repository}=await resolveBase(tools,place);let ports={...tools,cwd:context.cwd};let notFromBase=[];let texts=new Map;
let readText=path=>{let text=texts.get(path);if(text===void 0)return createTreeReader(context)(path);if(text===null)throw Object.
assign(new Error(`The base, ${commit.slice(0,12)}, doesn't have this file.`),{code:"ENOENT"});return text};let keep=async path=>{
let file=await readFileAtCommit(ports,{repository,commit,path});file.kind==="outside"?notFromBase.push(`${plainText(path)}\
 (outside the repository)`):texts.set(path,file.kind==="found"?file.text:null)};let{configFile}=raw;if(configFile!==null){
await keep(configFile);let leadsAway=changeRules.origins.get("workload.working-directory")?.kind==="file"&&isWithin(resolve2(
context.cwd,configFile),resolve2(context.cwd));if(!texts.has(configFile)&&leadsAway)throw createMissingRulesError(configFile,
commit);if(texts.get(configFile)===null){if(!(basename(configFile)==="config.yaml"&&existsSync(resolve2(context.cwd,dirname(
configFile),runRecordFile))&&await isUntracked(ports,{repository,path:configFile})))throw createMissingRulesError(configFile,
commit);texts.delete(configFile),notFromBase.push(`${plainText(configFile)} (the settings of an earlier run, which git d\
oesn't track)`)}}let loaded=await loadSettings(context,raw,!0,readText);let{accepted,calibration}=loaded.config.compare;
for(let path of[accepted,calibration])path!==null&&await keep(path);let except=notFromBase.length===0?"":`, except ${notFromBase.
join(" and ")}`;context.log.info(`With goal: improve, the rules come from the base (${commit.slice(0,12)})${except}.`);return{
loaded:keepJobChoices(loaded,changeRules.config),readText}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}}function keepJobChoices({config,origins},jobConfig){let{base,goal}=jobConfig.
compare,failOn=[...new Set([...config.compare["fail-on"],...jobConfig.compare["fail-on"]])];return{config:{...config,compare:{
...config.compare,base,goal,"fail-on":failOn}},origins}}function createMissingRulesError(file,commit){return new UserError(
{id:"rules-not-at-base",what:`The base, ${commit.slice(0,12)}, has no ${plainText(file)}.`,where:"compare.goal",why:"Wit\
h goal: improve, the rules come from the base, so a change can't relax its own rules.",help:"Add the configuration to th\
e base branch first, or pass these settings on the command line (in the action, as inputs). To repeat an earlier run, pa\
ss its run directory's config.yaml, which git must not track."})}export{loadRules};
