import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{resolveBase}from"./chunk-GKQR5PC4.js";import{openRepository,succeeded}from"./chunk-3TA32IRT.js";import{
runRecordFile}from"./chunk-7T4VFMLJ.js";import{ownTools,workingDirectory}from"./chunk-FUPWMG3E.js";import{loadSettings,
treeText}from"./chunk-SL4I7YBJ.js";import{isWithin}from"./chunk-QJOP3WDW.js";import{ParseError,UserError}from"./chunk-4KDG6NHC.js";
import{sizeText}from"./chunk-W32B5RYS.js";import{plainText}from"./chunk-JN33INQG.js";import{__callDispose,__using}from"./chunk-GBWPPC6J.js";import{existsSync}from"node:fs";import{basename,dirname,resolve as resolve2}from"node:path";import{realpath}from"node:fs/promises";import{isAbsolute,join,relative,resolve}from"node:path";var largestFile=2**20;async function fileAtCommit(ports,{repository,commit,path}){var _stack=[];try{let name=await nameIn(
repository,ports.cwd,path);if(name===null)return{kind:"outside"};let opened=__using(_stack,await openRepository({...ports,
cwd:repository}),!0);if(opened.kind==="none")return{kind:"absent"};let object=`${commit}:${name}`;let size=await opened.
git.line("cat-file","-s",object);if(size===null||await opened.git.line("cat-file","-t",object)!=="blob")return{kind:"abs\
ent"};if(Number(size)>largestFile)throw new ParseError({what:`${name} is ${sizeText(Number(size))}; the limit is ${sizeText(
largestFile)}.`,where:object});let content=await opened.git.run("cat-file","blob",object);return succeeded(content)?{kind:"\
found",text:content.stdout}:{kind:"absent"}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,
_error,_hasError);_promise&&await _promise}}async function isUntracked(ports,{repository,path}){var _stack=[];try{let name=await nameIn(
repository,ports.cwd,path);let opened=__using(_stack,await openRepository({...ports,cwd:repository}),!0);if(name===null||
opened.kind==="none")return!1;let found=await opened.git.run("--literal-pathspecs","ls-files","--others","-z","--",name);
return succeeded(found)&&found.stdout===`${name}\0`}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}}async function nameIn(repository,cwd,path){let place=isAbsolute(path)?
resolve(path):join(await realpath(cwd),path);return isWithin(place,repository)?relative(repository,place):null}async function rulesOf(context,asked,raw){var _stack=[];try{let{goal,base}=asked.config.compare;if(goal==="hold"||base===
null)return{loaded:asked,readText:treeText(context)};let tools=__using(_stack,await ownTools(context),!0);let place={cwd:workingDirectory(
context,asked.config),ref:base,pullRequestBase:context.pullRequestBase};let{commit,repository}=await resolveBase(tools,place);
let ports={...tools,cwd:context.cwd};let notFromBase=[];let texts=new Map;let readText=path=>{let text=texts.get(path);if(text===
void 0)return treeText(context)(path);if(text===null)throw Object.assign(new Error(`The base, ${commit.slice(0,12)}, doe\
sn't have this file.`),{code:"ENOENT"});return text};let keep=async path=>{let file=await fileAtCommit(ports,{repository,
commit,path});file.kind==="outside"?notFromBase.push(`${plainText(path)} (outside the repository)`):texts.set(path,file.
kind==="found"?file.text:null)};let{configFile}=raw;if(configFile!==null){await keep(configFile);let leadsAway=asked.origins.
get("workload.working-directory")?.kind==="file"&&isBelow(context,configFile);if(!texts.has(configFile)&&leadsAway)throw notAtBase(
configFile,commit);if(texts.get(configFile)===null){if(!(isOfRun(context,configFile)&&await isUntracked(ports,{repository,
path:configFile})))throw notAtBase(configFile,commit);texts.delete(configFile),notFromBase.push(`${plainText(configFile)}\
 (the settings of an earlier run, which git doesn't track)`)}}let loaded=await loadSettings(context,raw,!0,readText);let{
accepted,calibration}=loaded.config.compare;for(let path of[accepted,calibration])path!==null&&await keep(path);let except=notFromBase.
length===0?"":`, except ${notFromBase.join(" and ")}`;context.log.info(`With goal: improve, the rules come from the base\
 (${commit.slice(0,12)})${except}.`);return{loaded:withAsked(loaded,asked.config),readText}}catch(_){var _error=_,_hasError=!0}finally{
var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}function isBelow({cwd},path){return isWithin(
resolve2(cwd,path),resolve2(cwd))}function isOfRun({cwd},path){return basename(path)==="config.yaml"&&existsSync(resolve2(
cwd,dirname(path),runRecordFile))}function withAsked({config,origins},asked){let{base,goal}=asked.compare,failOn=[...new Set(
[...config.compare["fail-on"],...asked.compare["fail-on"]])];return{config:{...config,compare:{...config.compare,base,goal,
"fail-on":failOn}},origins}}function notAtBase(file,commit){return new UserError({id:"rules-not-at-base",what:`The base,\
 ${commit.slice(0,12)}, has no ${plainText(file)}.`,where:"compare.goal",why:"With goal: improve, the rules come from th\
e base, so a change can't relax its own rules.",help:"Add the configuration to the base branch first, or pass these sett\
ings on the command line (in the action, as inputs). To repeat an earlier run, pass its run directory's config.yaml, whi\
ch git must not track."})}export{rulesOf};
