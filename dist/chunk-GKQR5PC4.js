import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{openRepository,succeeded}from"./chunk-3TA32IRT.js";import{UserError}from"./chunk-4KDG6NHC.js";import{
plainText}from"./chunk-JN33INQG.js";import{__callDispose,__using}from"./chunk-GBWPPC6J.js";async function commitOf(git,ref){return ref.startsWith("-")?null:git.line("rev-parse","--verify","--quiet",`${ref}^{comm\
it}`)}async function resolveRef(git,ref){return await branchBesideTag(git,ref)??await commitOf(git,ref)??await commitOf(
git,`refs/remotes/origin/${ref}`)}async function branchBesideTag(git,ref){if(await commitOf(git,`refs/tags/${ref}`)===null)
return null;for(let folder of["heads","remotes","remotes/origin"]){let commit=await commitOf(git,`refs/${folder}/${ref}`);
if(commit!==null)return commit}return null}async function resolveBase(ports,request){var _stack=[];try{let{cwd,ref}=request;let repository=__using(_stack,await openRepository(
{...ports,cwd}),!0);if(repository.kind==="none")throw notARepository(cwd,repository.why);let{git}=repository;let top=await git.
line("rev-parse","--show-toplevel");if(top===null)throw notARepository(cwd,"The folder is in a bare repository or inside\
 .git, so there's no working tree.");let head=await commitOf(git,"HEAD");if(head===null)throw noCommit(top);let{commit,mergeBase,
why}=await choose(git,request,head);let status=await git.run("status","--porcelain","--untracked-files=no","--ignore-sub\
modules=untracked");if(!succeeded(status))throw new UserError({id:"base-status-unknown",what:"git can't list changed fil\
es.",where:top,why:status.stderr.trim()});let dirty=status.stdout.trim()!=="";let same=commit===head&&!dirty;let isAlsoTag=await branchBesideTag(
git,ref)!==null;let sentences=[`The base is ${commit.slice(0,12)}, ${why}.`,...isAlsoTag?[`There's also a tag named ${plainText(
ref)}; the branch counts.`]:[],...dirty?["The head is the working tree, including uncommitted changes."]:[],...same?["Th\
e head is the same commit, so both sides run the same code and there's no change to measure."]:[]];return{kind:same?"bas\
e-equals-head":"found",commit,ref,pinned:await isPinned(git,ref,commit)?ref:null,mergeBase,head,dirty,repository:top,why:sentences.
join(" ")}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}
async function choose(git,request,head){let{ref,pullRequestBase}=request,shown=plainText(ref),target=await resolveRef(git,
ref),merge=await readMergeCommit(git),shallow=await git.line("rev-parse","--is-shallow-repository")==="true";if(target===
null){if(merge===null||!merge.pullRequest||!namesBranch(ref,pullRequestBase))throw unknownRef(ref,await git.line("remote"),
shallow);return firstParent(git,merge,`the commit of ${shown} that this pull request was merged into (HEAD^1)`)}if(merge!==
null&&await mergesInto(git,merge,target))return firstParent(git,merge,`the first parent of HEAD, which is a merge into ${shown}`);
let found=(await git.run("merge-base",target,head)).stdout.trim().split(`
`)[0]??"";if(found!=="")return{commit:found,mergeBase:!0,why:mergeBaseText(found,target,head,shown)};if(shallow&&merge?.
pullRequest===!0&&namesBranch(ref,pullRequestBase))return firstParent(git,merge,`the commit of ${shown} that this pull r\
equest was merged into (HEAD^1)`);throw noMergeBase(ref,shallow)}function mergeBaseText(found,target,head,shown){return found===
target?found===head?`the commit of both ${shown} and HEAD`:`the tip of ${shown}, which HEAD is built on`:`where HEAD bra\
nched off from ${shown} (their merge base)`}async function firstParent(git,merge,why){if(await commitOf(git,merge.first)===
null)throw shallowMerge(merge.first);return{commit:merge.first,mergeBase:!1,why}}async function isPinned(git,ref,commit){
return/^[0-9a-f]{7,40}$/.test(ref)&&commit.startsWith(ref)?!0:await branchBesideTag(git,ref)!==null?!1:await commitOf(git,
`refs/tags/${ref.replace(/^(?:refs\/)?tags\//,"")}`)===commit}async function mergesInto(git,{first,second,pullRequest},target){
return first===target?!0:await isAncestor(git,first,target)?pullRequest||!await isAncestor(git,second,target):!1}async function isAncestor(git,one,other){
return succeeded(await git.run("merge-base","--is-ancestor",one,other))}async function readMergeCommit(git){let commit=await git.
run("cat-file","commit","HEAD");return succeeded(commit)?parseMergeCommit(commit.stdout):null}function parseMergeCommit(commit){
let end=commit.indexOf(`

`),header=end===-1?commit:commit.slice(0,end),[first,second,third]=[...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map(match=>match[1]);
if(first===void 0||second===void 0||third!==void 0)return null;let message=commit.slice(end).trim();return{first,second,
pullRequest:message===`Merge ${second} into ${first}`}}function namesBranch(ref,branch){let remote=/^(?:refs\/remotes\/)?origin\/(.+)$/.
exec(ref)?.[1];return branch===null?remote!==void 0:remote===branch||ref.replace(/^refs\/heads\//,"")===branch}var where="\
compare.base (--base)",fetchAll="With actions/checkout, set `fetch-depth: 0`. In your own clone, run `git fetch --unshal\
low`, or repeat `git fetch --deepen=100` until it works.";function notARepository(cwd,why){return new UserError({id:"bas\
e-without-repository",what:"Can't find a git repository to take the base from.",where:cwd,why:plainText(why),help:"Run l\
lm-profile inside a clone of the repository (in a workflow, after actions/checkout), or compare two runs with `llm-profi\
le compare`."})}function noCommit(repository){return new UserError({id:"base-without-commit",what:"The repository has no\
 commits yet, so there's no base.",where:repository,help:"Create a commit first."})}function isExpression(ref){return/[~^]|@\{/.
test(ref)}function unknownRef(ref,remotes,shallow){let branch=plainText(ref.replace(/^(refs\/remotes\/)?origin\//,""));return new UserError(
{id:"base-unknown",what:`This clone has no commit named ${JSON.stringify(plainText(ref))}.`,where,why:remotes===null?"Th\
e clone has no remote either, so the name must be wrong.":`The name is wrong, or the commit wasn't fetched${shallow?" (t\
he clone is shallow)":""}.`,help:unknownRefHelp(ref,branch,remotes,shallow)})}function unknownRefHelp(ref,branch,remotes,shallow){
return remotes===null?"`git branch --all` and `git tag` list existing names.":isExpression(ref)?shallow?fetchAll:"`git l\
og` shows how far the history goes. If the branch isn't in this clone, fetch it first.":`Fetch the commit: \`git fetch or\
igin ${branch}:refs/remotes/origin/${branch}\`. With actions/checkout, set \`fetch-depth: 0\`, which fetches all branches a\
nd tags.`}function shallowMerge(parent){return new UserError({id:"base-shallow",what:"The base isn't in this shallow clo\
ne: HEAD is a merge commit, and its parents are missing.",where,why:`The base would be HEAD^1, ${parent.slice(0,12)}.`,help:"\
With actions/checkout, set `fetch-depth: 2` (0 for everything). In your own clone, run `git fetch --deepen=1`."})}function noMergeBase(ref,shallow){
let shown=plainText(ref);return shallow?new UserError({id:"base-shallow",what:`The commit where HEAD branched off from ${shown}\
 isn't in this shallow clone.`,where,why:"Without the history in between, git can't find the merge base.",help:fetchAll}):
new UserError({id:"base-unrelated",what:`HEAD and ${shown} have no common commit.`,where,why:"The two histories are unre\
lated.",help:"Choose a ref that shares history with HEAD."})}export{resolveRef,resolveBase,isAncestor,readMergeCommit,namesBranch};
