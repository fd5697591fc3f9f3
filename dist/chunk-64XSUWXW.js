import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{ToolError,errorMessage}from"./chunk-NHQQSHKD.js";import{access,mkdir,stat,statfs}from"node:fs/promises";import{dirname,relative}from"node:path";function errorCode(error){return typeof error=="object"&&error!==null&&"code"in error&&typeof error.code=="string"?error.
code:""}var full={id:"disk-full",help:"Free space, lower keep-runs, or set `out` (for temporary files TMPDIR) to another\
 disk."},failing={id:"disk-failed",help:"Set `out` (for temporary files TMPDIR) to another disk. The kernel's log (`dmes\
g`) says more of this one."},failures={ENOSPC:{...full,what:"The disk is full."},EDQUOT:{...full,what:"The disk quota is\
 used up."},EROFS:{...failing,what:"The disk can be read only."},EIO:{...failing,what:"The disk, or the share, cannot be\
 read or written."}};function explainDiskError(error,place){let failure=failures[errorCode(error)];if(failure===void 0)return error;
let file=typeof error=="object"&&error!==null&&"path"in error?String(error.path):place;return new ToolError({...failure,
where:file,why:errorMessage(error),cause:error})}async function makeFolders(path,mode=511){if(await isFolder(path))return;
let parent=dirname(path);parent!==path&&await makeFolders(parent);try{await mkdir(path,{mode})}catch(error){if(errorCode(
error)!=="EEXIST"||!await isFolder(path))throw error}}async function isFolder(path){return stat(path).then(found=>found.
isDirectory(),()=>!1)}async function exists(path){return access(path).then(()=>!0,()=>!1)}function isWithin(path,folder){
let inside=relative(folder,path);return inside!==".."&&!inside.startsWith("../")}async function freeBytes(path){let{bavail,
bsize}=await statfs(path);return bavail*bsize}export{errorCode,explainDiskError,makeFolders,isFolder,exists,isWithin,freeBytes};
