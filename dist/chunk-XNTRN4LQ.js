import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{findBranchBesideTag,hasSucceeded,openRepository,resolveCommit,resolveRef}from"./chunk-3SFYICVD.js";import{UserError}from"./chunk-A6EG2BLY.js";
import{plainText}from"./chunk-JN33INQG.js";import{__callDispose,__using}from"./chunk-GBWPPC6J.js";async function resolveBase(ports,request){var _stack=[];try{let{cwd,ref}=request;let repository=__using(_stack,await openRepository(
{...ports,cwd}),!0);if(repository.kind==="none")throw describeMissingRepository(cwd,repository.why);let{git}=repository;
let top=await git.line("rev-parse","--show-toplevel");if(top===null)throw describeMissingRepository(cwd,"The folder is i\
n a bare repository or inside .git, so there's no working tree.");let head=await resolveCommit(git,"HEAD");if(head===null)
throw new UserError({id:"base-without-commit",what:"The repository has no commits yet, so there's no base.",where:top,help:"\
Create a commit first."});let{commit,mergeBase,why}=await chooseBase(git,request,head);let status=await git.run("status",
"--porcelain","--untracked-files=no","--ignore-submodules=untracked");if(!hasSucceeded(status))throw new UserError({id:"\
base-status-unknown",what:"git can't list changed files.",where:top,why:status.stderr.trim()});let dirty=status.stdout.trim()!==
"";let same=commit===head&&!dirty;let isAlsoTag=await findBranchBesideTag(git,ref)!==null;let sentences=[`The base is ${commit.
slice(0,12)}, ${why}.`];isAlsoTag&&sentences.push(`There's also a tag named ${plainText(ref)}; the branch counts.`);dirty&&
sentences.push("The head is the working tree, including uncommitted changes.");same&&sentences.push("The head is the sam\
e commit, so both sides run the same code and there's no change to measure.");return{kind:same?"base-equals-head":"found",
commit,ref,pinned:await isPinned(git,ref,commit)?ref:null,mergeBase,head,dirty,repository:top,why:sentences.join(" ")}}catch(_){
var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}async function chooseBase(git,request,head){
let{ref,pullRequestBase}=request,shown=plainText(ref),target=await resolveRef(git,ref),merge=await readMergeCommit(git),
shallow=await git.line("rev-parse","--is-shallow-repository")==="true",ofPull=merge?.pullRequest===!0&&namesBranch(ref,pullRequestBase)?
merge:null,whyParent=`the commit of ${shown} that this pull request was merged into (HEAD^1)`;if(target===null){if(ofPull===
null)throw describeUnknownRef(ref,await git.line("remote"),shallow);return useFirstParent(git,ofPull,whyParent)}if(merge!==
null&&await mergesInto(git,merge,target))return useFirstParent(git,merge,`the first parent of HEAD, which is a merge int\
o ${shown}`);let commit=(await git.run("merge-base",target,head)).stdout.trim().split(`
`)[0]??"";if(commit!==""){let why=`where HEAD branched off from ${shown} (their merge base)`;return commit===target&&(why=
commit===head?`the commit of both ${shown} and HEAD`:`the tip of ${shown}, which HEAD is built on`),{commit,mergeBase:!0,
why}}if(shallow&&ofPull!==null)return useFirstParent(git,ofPull,whyParent);throw describeMissingMergeBase(ref,shallow)}async function useFirstParent(git,{
first},why){if(await resolveCommit(git,first)!==null)return{commit:first,mergeBase:!1,why};throw new UserError({id:"base\
-shallow",what:"The base isn't in this shallow clone: HEAD is a merge commit, and its parents are missing.",where,why:`T\
he base would be HEAD^1, ${first.slice(0,12)}.`,help:"With actions/checkout, set `fetch-depth: 2` (0 for everything). In\
 your own clone, run `git fetch --deepen=1`."})}async function isPinned(git,ref,commit){return/^[0-9a-f]{7,40}$/.test(ref)&&
commit.startsWith(ref)?!0:await findBranchBesideTag(git,ref)!==null?!1:await resolveCommit(git,`refs/tags/${ref.replace(
/^(?:refs\/)?tags\//,"")}`)===commit}async function mergesInto(git,{first,second,pullRequest},target){return first===target?
!0:await isAncestor(git,first,target)?pullRequest||!await isAncestor(git,second,target):!1}async function isAncestor(git,one,other){
return hasSucceeded(await git.run("merge-base","--is-ancestor",one,other))}async function readMergeCommit(git){let commit=await git.
run("cat-file","commit","HEAD");return hasSucceeded(commit)?parseMergeCommit(commit.stdout):null}function parseMergeCommit(commit){
let end=commit.indexOf(`

`),header=end===-1?commit:commit.slice(0,end),[first,second,third]=[...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map(match=>match[1]);
if(first===void 0||second===void 0||third!==void 0)return null;let message=commit.slice(end).trim();return{first,second,
pullRequest:message===`Merge ${second} into ${first}`}}function namesBranch(ref,branch){let remote=/^(?:refs\/remotes\/)?origin\/(.+)$/.
exec(ref)?.[1];return branch===null?remote!==void 0:remote===branch||ref.replace(/^refs\/heads\//,"")===branch}var where="\
compare.base (--base)",fetchAll="With actions/checkout, set `fetch-depth: 0`. In your own clone, run `git fetch --unshal\
low`, or repeat `git fetch --deepen=100` until it works.";function describeMissingRepository(cwd,why){return new UserError(
{id:"base-without-repository",what:"Can't find a git repository to take the base from.",where:cwd,why:plainText(why),help:"\
Run llm-profile inside a clone of the repository (in a workflow, after actions/checkout), or compare two runs with `llm-\
profile compare`."})}function isExpression(ref){return/[~^]|@\{/.test(ref)}function describeUnknownRef(ref,remotes,shallow){
let branch=plainText(ref.replace(/^(refs\/remotes\/)?origin\//,""));return new UserError({id:"base-unknown",what:`This c\
lone has no commit named ${JSON.stringify(plainText(ref))}.`,where,why:remotes===null?"The clone has no remote either, s\
o the name must be wrong.":`The name is wrong, or the commit wasn't fetched${shallow?" (the clone is shallow)":""}.`,help:explainUnknownRef(
ref,branch,remotes,shallow)})}function explainUnknownRef(ref,branch,remotes,shallow){return remotes===null?"`git branch \
--all` and `git tag` list existing names.":isExpression(ref)?shallow?fetchAll:"`git log` shows how far the history goes.\
 If the branch isn't in this clone, fetch it first.":`Fetch the commit: \`git fetch origin ${branch}:refs/remotes/origin\
/${branch}\`. With actions/checkout, set \`fetch-depth: 0\`, which fetches all branches and tags.`}function describeMissingMergeBase(ref,shallow){
let shown=plainText(ref);return shallow?new UserError({id:"base-shallow",what:`The commit where HEAD branched off from ${shown}\
 isn't in this shallow clone.`,where,why:"Without the history in between, git can't find the merge base.",help:fetchAll}):
new UserError({id:"base-unrelated",what:`HEAD and ${shown} have no common commit.`,where,why:"The two histories are unre\
lated.",help:"Choose a ref that shares history with HEAD."})}export{resolveBase,isAncestor,readMergeCommit,namesBranch};
