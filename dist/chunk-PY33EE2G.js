import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{sizeText}from"./chunk-DVA2FSEP.js";import{ParseError,ToolError,errorMessage}from"./chunk-SVS2CUJD.js";
import{__callDispose,__using}from"./chunk-GBWPPC6J.js";import{constants,existsSync}from"node:fs";import{access,mkdir,open,opendir,readFile,stat,statfs}from"node:fs/promises";import{
dirname,relative}from"node:path";function readErrorCode(error){return typeof error=="object"&&error!==null&&"code"in error&&typeof error.code=="string"?error.
code:""}var full={id:"disk-full",help:"Free up space (`llm-profile prune`), lower keep-runs, or set `out` (or TMPDIR, fo\
r temporary files) to another disk."},failing={id:"disk-failed",help:"Set `out` (or TMPDIR, for temporary files) to anot\
her disk. The kernel log (`dmesg`) has details about the failing disk."},failures={ENOSPC:{...full,what:"The disk is ful\
l."},EDQUOT:{...full,what:"The disk quota is used up."},EROFS:{...failing,what:"The disk is read-only."},EIO:{...failing,
what:"Can't read from or write to the disk or network share."}};function explainDiskError(error,place){let failure=failures[readErrorCode(
error)];if(failure===void 0)return error;let where=typeof error=="object"&&error!==null&&"path"in error?String(error.path):
place;return new ToolError({...failure,where,why:errorMessage(error),cause:error})}async function makeFolders(path,mode=511){
if(await isFolder(path))return!1;let parent=dirname(path);parent!==path&&await makeFolders(parent);try{return await mkdir(
path,{mode}),!0}catch(error){if(readErrorCode(error)!=="EEXIST"||!await isFolder(path))throw error;return!1}}async function isFolder(path){
return stat(path).then(stats=>stats.isDirectory(),()=>!1)}async function exists(path){return access(path).then(()=>!0,()=>!1)}
function isWithin(path,folder){let inside=relative(folder,path);return inside!==".."&&!inside.startsWith("../")}async function measureFreeBytes(path){
let{bavail,bsize}=await statfs(path);return bavail*bsize}async function readRegularFile(path,most,flags=0){var _stack=[];
try{let file=__using(_stack,await open(path,constants.O_RDONLY|constants.O_NONBLOCK|flags),!0);let status=await file.stat();
if(!status.isFile())throw new Error("The path isn't a regular file.");if(status.size>most)throw new Error(`The file is ${sizeText(
status.size)}; the limit is ${sizeText(most)}.`);return{text:(await readBytes(file,status.size)).toString("utf8"),changedMs:status.
mtimeMs}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}
async function openUntrusted(path){return open(path,constants.O_RDONLY|constants.O_NOFOLLOW|constants.O_NONBLOCK)}async function readBytes(file,size,position=0){
let{buffer,bytesRead}=await file.read({buffer:Buffer.alloc(size),position});return buffer.subarray(0,bytesRead)}async function readTextOrEmpty(path){
return readFile(path,"utf8").catch(()=>"")}async function listNames(folder,most){let names=[];try{for await(let{name}of await opendir(
folder))if(names.push(name)>=most)break}catch{}return names}var largestText=256*2**20;async function readRecordedText(path,shown){
try{return(await readRegularFile(path,largestText)).text}catch(error){throw new ParseError({what:`Can't read ${shown}.`,
where:path,why:errorMessage(error),help:"Pass the unmodified file from nsys, ncu, or llm-profile. If it's too large, cap\
ture fewer ranges or kernels.",cause:error})}}function pathIfExists(path){return existsSync(path)?path:null}export{readErrorCode,explainDiskError,makeFolders,isFolder,exists,isWithin,measureFreeBytes,readRegularFile,openUntrusted,
readBytes,readTextOrEmpty,listNames,readRecordedText,pathIfExists};
