import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{errorCode,makeFolders}from"./chunk-2VIPU5VX.js";import{UserError}from"./chunk-4KDG6NHC.js";import{constants}from"node:fs";import{copyFile,link,mkdir,open,rename,rm,stat}from"node:fs/promises";import{basename,dirname,
join}from"node:path";async function writeFileAtomic(path,content,present,mode=384){await mkdir(dirname(path),{recursive:!0,mode:448});let partial=partialName(
path);try{let file=await open(partial,"wx",mode);try{await file.writeFile(content),await file.sync()}finally{await file.
close()}await moveIntoPlace(partial,path,present)}finally{await rm(partial,{force:!0})}}function partialName(path){return join(
dirname(path),`.${basename(path).slice(0,200)}.${crypto.randomUUID().slice(0,8)}.partial`)}async function moveIntoPlace(partial,path,present){
present==="replace"?await rename(partial,path):await moveIfAbsent(partial,path),await syncDirectory(dirname(path))}async function moveIfAbsent(partial,path){
try{await link(partial,path),await rm(partial)}catch(error){if(errorCode(error)==="EEXIST")throw alreadyExists(path,error);
await copyIfAbsent(partial,path,error)}}async function copyIfAbsent(partial,path,linkError){if(!["EPERM","ENOTSUP","EOPN\
OTSUPP","ENOSYS","EMLINK"].includes(errorCode(linkError)))throw linkError;try{await copyFile(partial,path,constants.COPYFILE_EXCL)}catch(error){
throw errorCode(error)==="EEXIST"?alreadyExists(path,error):error}await rm(partial)}function alreadyExists(path,cause){return new UserError(
{what:`${path} already exists.`,why:"llm-profile doesn't overwrite existing files.",help:"Choose another output folder, \
or move the file away.",cause})}async function syncDirectory(path){let directory=await open(path,"r");try{await directory.
sync()}catch(error){if(!["EINVAL","ENOTSUP","EPERM"].includes(errorCode(error)))throw error}finally{await directory.close()}}
async function tryToWrite(path){await makeFolders(dirname(path));let there=await stat(path).catch(()=>null);if(there!==null&&
!there.isFile())throw new Error(there.isDirectory()?"The path is a folder.":"The path isn't a file.");let partial=partialName(
path);try{await(await open(partial,"wx")).close()}finally{await rm(partial,{force:!0})}}export{writeFileAtomic,partialName,moveIntoPlace,tryToWrite};
