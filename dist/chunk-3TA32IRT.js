import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{callTool}from"./chunk-HKCNM2Q7.js";import{unknownSource}from"./chunk-2VJVAXID.js";import{isWithin}from"./chunk-QJOP3WDW.js";
import{ToolError}from"./chunk-4KDG6NHC.js";import{__callDispose,__using}from"./chunk-GBWPPC6J.js";import{mkdtemp,realpath,rm,writeFile}from"node:fs/promises";import{join}from"node:path";var quickMs=6e4,longMs=30*6e4;async function openRepository(ports){let nothing={[Symbol.asyncDispose]:async()=>{}},git=gitIn(
ports,{}),first=await git.run("rev-parse","--absolute-git-dir");if(succeeded(first))return{...await outsideOf(first.stdout.
trim(),ports.cwd,git),...nothing};if(!/dubious ownership|unsafe repository/.test(first.stderr))return{kind:"none",isAbsent:/not a git repository \(or any /.
test(first.stderr),why:first.stderr.trim(),...nothing};let folder=await mkdtemp(join(ports.temporaryDirectory,"git-")),file=join(
folder,"config");await writeFile(file,`[include]
	path = ~/.gitconfig
[safe]
	directory = *
`);let trusting=gitIn(ports,{GIT_CONFIG_GLOBAL:file}),gitFolder=await trusting.line("rev-parse","--absolute-git-dir");return{
...gitFolder===null?{kind:"none",isAbsent:!1,why:first.stderr.trim()}:await outsideOf(gitFolder,ports.cwd,trusting),[Symbol.
asyncDispose]:()=>rm(folder,{recursive:!0,force:!0})}}async function outsideOf(gitFolder,cwd,git){return isWithin(await realpath(
cwd),await realpath(gitFolder))?{kind:"none",isAbsent:!1,why:`The folder is inside a .git folder or a bare repository: ${gitFolder}\
.`}:{kind:"open",git}}function succeeded(result){return result.exitCode===0&&!result.timedOut}var ownSettings=["safe.dir\
ectory=*","safe.bareRepository=explicit","core.fsmonitor=false","core.hooksPath=/dev/null","protocol.ext.allow=never"];function gitIn(ports,extra,included=[]){
let settings=[...included,...ownSettings].flatMap(setting=>["-c",setting]),own={...extra,GIT_OPTIONAL_LOCKS:"0",GIT_TERMINAL_PROMPT:"\
0",LC_ALL:"C"},given={...ports,environment:{...ports.environment,...own}},call=(timeLimitMs,args)=>callTool(given,"git",
["git",...settings,"-C",ports.cwd,...args],timeLimitMs);return{run:(...args)=>call(quickMs,args),runLong:(...args)=>call(
longMs,args),line:async(...args)=>{let result=await call(quickMs,args);return succeeded(result)&&result.stdout.trim()!==
""?result.stdout.trim():null},in:cwd=>gitIn({...ports,cwd},extra,included),with:runTool=>gitIn({...ports,runTool},extra,
included),including:file=>gitIn(ports,extra,[...included,`include.path=${file}`,`core.worktree=${ports.cwd}`])}}async function readSource(ports){
try{var _stack=[];try{let repository=__using(_stack,await openRepository(ports),!0);if(repository.kind==="none")return unknownSource;
let{git}=repository;let status=await git.run("status","--porcelain","--untracked-files=no");return{repository:await readRepository(
git),commit:await git.line("rev-parse","--verify","--quiet","HEAD^{commit}"),ref:await readRef(git),dirty:succeeded(status)?
status.stdout.trim()!=="":null}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);
_promise&&await _promise}}catch(error){if(error instanceof ToolError)return unknownSource;throw error}}async function describeCommit(ports,commit){
try{var _stack=[];try{let repository=__using(_stack,await openRepository(ports),!0);if(repository.kind==="none"||!/^[0-9a-f]{40,64}$/.
test(commit))return null;let shown=await repository.git.line("log","-1","--no-show-signature","--format=%ct %s",commit);
let[,seconds,subject]=/^(\d{1,12})(?: (.*))?$/.exec(shown??"")??[];if(seconds===void 0)return null;return{committedAt:new Date(
Number(seconds)*1e3).toISOString(),subject:subject??""}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}}catch(error){if(error instanceof ToolError)return null;throw error}}async function readRef(git){
let branch=await git.line("symbolic-ref","--quiet","HEAD");if(branch!==null)return branch;let tag=await git.line("descri\
be","--tags","--exact-match","HEAD");return tag===null?null:`refs/tags/${tag}`}async function readRepository(git){let origin=await git.
line("config","--get","remote.origin.url");if(origin!==null)return repositoryName(origin);let remotes=await git.line("re\
mote");if(remotes===null||remotes.includes(`
`))return null;let url=await git.line("config","--get",`remote.${remotes}.url`);return url===null?null:repositoryName(url)}
var tokenForm=/^(gh[a-z]_|github_pat_|glpat-|x-access-token)/i;function repositoryName(url){let path=pathOf(url.trim());
if(path===null)return null;let parts=path.replace(/(?<!\/)\/+$/,"").replace(/\.git$/,"").split("/").filter(part=>part!==
"");return parts.length>0&&parts.every(part=>/^[\w.~-]+$/.test(part)&&!tokenForm.test(part))?parts.join("/"):null}function pathOf(url){
if(url.includes("://")){let parsed=URL.canParse(url)?new URL(url):null;return parsed===null||parsed.protocol==="file:"||
parsed.host===""?null:parsed.pathname}return/^(?:[^/:@]*@)?[^/:@]+:(?!\/)(.*)$/.exec(url)?.[1]??null}export{openRepository,succeeded,readSource,describeCommit,readRepository};
