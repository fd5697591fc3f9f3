import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{callTool}from"./chunk-USOKR2YX.js";import{unknownSource}from"./chunk-2VJVAXID.js";import{isWithin}from"./chunk-QDIGZGX7.js";
import{ToolError}from"./chunk-A6EG2BLY.js";import{__callDispose,__using}from"./chunk-GBWPPC6J.js";import{mkdtemp,realpath,rm,writeFile}from"node:fs/promises";import{join}from"node:path";async function resolveCommit(git,ref){return ref.startsWith("-")?null:git.line("rev-parse","--verify","--quiet",`${ref}^\
{commit}`)}async function resolveRef(git,ref){return await findBranchBesideTag(git,ref)??await resolveCommit(git,ref)??await resolveCommit(
git,`refs/remotes/origin/${ref}`)}async function findBranchBesideTag(git,ref){if(await resolveCommit(git,`refs/tags/${ref}`)===
null)return null;for(let folder of["heads","remotes","remotes/origin"]){let commit=await resolveCommit(git,`refs/${folder}\
/${ref}`);if(commit!==null)return commit}return null}var quickMs=6e4,longMs=30*6e4;async function openRepository(ports){let nothing={[Symbol.asyncDispose]:async()=>{}},git=createGit(
ports,{}),first=await git.run("rev-parse","--absolute-git-dir");if(hasSucceeded(first))return{...await refuseGitFolder(first.
stdout.trim(),ports.cwd,git),...nothing};if(!/dubious ownership|unsafe repository/.test(first.stderr))return{kind:"none",
isAbsent:/not a git repository \(or any /.test(first.stderr),why:first.stderr.trim(),...nothing};let folder=await mkdtemp(
join(ports.temporaryDirectory,"git-")),file=join(folder,"config");await writeFile(file,`[include]
	path = ~/.gitconfig
[safe]
	directory = *
`);let trusting=createGit(ports,{GIT_CONFIG_GLOBAL:file}),gitFolder=await trusting.line("rev-parse","--absolute-git-dir");
return{...gitFolder===null?{kind:"none",isAbsent:!1,why:first.stderr.trim()}:await refuseGitFolder(gitFolder,ports.cwd,trusting),
[Symbol.asyncDispose]:()=>rm(folder,{recursive:!0,force:!0})}}async function refuseGitFolder(gitFolder,cwd,git){return isWithin(
await realpath(cwd),await realpath(gitFolder))?{kind:"none",isAbsent:!1,why:`The folder is inside a .git folder or a bar\
e repository: ${gitFolder}.`}:{kind:"open",git}}function hasSucceeded(result){return result.exitCode===0&&!result.timedOut}
var ownSettings=["safe.directory=*","safe.bareRepository=explicit","core.fsmonitor=false","core.hooksPath=/dev/null","pr\
otocol.ext.allow=never"];function createGit(ports,extra,included=[]){let settings=[...included,...ownSettings].flatMap(setting=>[
"-c",setting]),own={...extra,GIT_OPTIONAL_LOCKS:"0",GIT_TERMINAL_PROMPT:"0",LC_ALL:"C"},given={...ports,environment:{...ports.
environment,...own}},call=(timeLimitMs,args)=>callTool(given,"git",["git",...settings,"-C",ports.cwd,...args],timeLimitMs);
return{run:(...args)=>call(quickMs,args),runLong:(...args)=>call(longMs,args),line:async(...args)=>{let result=await call(
quickMs,args);return hasSucceeded(result)&&result.stdout.trim()!==""?result.stdout.trim():null},in:cwd=>createGit({...ports,
cwd},extra,included),with:runTool=>createGit({...ports,runTool},extra,included),including:file=>createGit(ports,extra,[...included,
`include.path=${file}`,`core.worktree=${ports.cwd}`])}}async function readSource(ports){try{var _stack=[];try{let repository=__using(
_stack,await openRepository(ports),!0);if(repository.kind==="none")return unknownSource;let{git}=repository;let status=await git.
run("status","--porcelain","--untracked-files=no");return{repository:await readRepository(git),commit:await resolveCommit(
git,"HEAD"),ref:await readRef(git),dirty:hasSucceeded(status)?status.stdout.trim()!=="":null}}catch(_){var _error=_,_hasError=!0}finally{
var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}catch(error){if(error instanceof ToolError)
return unknownSource;throw error}}async function describeCommit(ports,commit){try{var _stack=[];try{let repository=__using(
_stack,await openRepository(ports),!0);if(repository.kind==="none"||!/^[0-9a-f]{40,64}$/.test(commit))return null;let shown=await repository.
git.line("log","-1","--no-show-signature","--format=%ct %s",commit);let[,seconds,subject]=/^(\d{1,12})(?: (.*))?$/.exec(
shown??"")??[];if(seconds===void 0)return null;return{committedAt:new Date(Number(seconds)*1e3).toISOString(),subject:subject??
""}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}catch(error){
if(error instanceof ToolError)return null;throw error}}async function readRef(git){let branch=await git.line("symbolic-r\
ef","--quiet","HEAD");if(branch!==null)return branch;let tag=await git.line("describe","--tags","--exact-match","HEAD");
return tag===null?null:`refs/tags/${tag}`}async function readRepository(git){let origin=await git.line("config","--get",
"remote.origin.url"),remotes=origin===null?await git.line("remote"):null,url=remotes!==null&&!remotes.includes(`
`)?await git.line("config","--get",`remote.${remotes}.url`):origin;return url===null?null:parseRepositoryName(url)}var tokenForm=/^(gh[a-z]_|github_pat_|glpat-|x-access-token)/i;
function parseRepositoryName(url){let path=parseRemotePath(url.trim());if(path===null)return null;let parts=path.replace(
/(?<!\/)\/+$/,"").replace(/\.git$/,"").split("/").filter(part=>part!=="");return parts.length>0&&parts.every(part=>/^[\w.~-]+$/.
test(part)&&!tokenForm.test(part))?parts.join("/"):null}function parseRemotePath(url){if(url.includes("://")){let parsed=URL.
canParse(url)?new URL(url):null;return parsed===null||parsed.protocol==="file:"||parsed.host===""?null:parsed.pathname}return/^(?:[^/:@]*@)?[^/:@]+:(?!\/)(.*)$/.
exec(url)?.[1]??null}export{resolveCommit,resolveRef,findBranchBesideTag,openRepository,hasSucceeded,readSource,describeCommit,readRepository};
