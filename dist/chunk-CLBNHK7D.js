import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{makeFolders,readErrorCode}from"./chunk-PY33EE2G.js";import{UserError}from"./chunk-SVS2CUJD.js";import{constants}from"node:fs";import{copyFile,link,mkdir,open,rename,rm,stat}from"node:fs/promises";import{basename,dirname,
join}from"node:path";async function writeFileAtomic(path,content,present,mode=384){await mkdir(dirname(path),{recursive:!0,mode:448});let partial=choosePartialName(
path);try{let file=await open(partial,"wx",mode);try{await file.writeFile(content),await file.sync()}finally{await file.
close()}await moveIntoPlace(partial,path,present)}finally{await rm(partial,{force:!0})}}function choosePartialName(path){
return join(dirname(path),`.${basename(path).slice(0,200)}.${crypto.randomUUID().slice(0,8)}.partial`)}async function moveIntoPlace(partial,path,present){
present==="replace"?await rename(partial,path):await moveIfAbsent(partial,path),await syncDirectory(dirname(path))}async function moveIfAbsent(partial,path){
try{await link(partial,path),await rm(partial)}catch(error){if(readErrorCode(error)==="EEXIST")throw refuseExisting(path,
error);await copyIfAbsent(partial,path,error)}}async function copyIfAbsent(partial,path,linkError){if(!["EPERM","ENOTSUP",
"EOPNOTSUPP","ENOSYS","EMLINK"].includes(readErrorCode(linkError)))throw linkError;try{await copyFile(partial,path,constants.
COPYFILE_EXCL)}catch(error){throw readErrorCode(error)==="EEXIST"?refuseExisting(path,error):error}await rm(partial)}function refuseExisting(path,cause){
return new UserError({what:`${path} already exists.`,why:"llm-profile doesn't overwrite existing files.",help:"Choose an\
other output folder, or move the file away.",cause})}async function syncDirectory(path){let directory=await open(path,"r");
try{await directory.sync()}catch(error){if(!["EINVAL","ENOTSUP","EPERM"].includes(readErrorCode(error)))throw error}finally{
await directory.close()}}async function tryToWrite(path){await makeFolders(dirname(path));let there=await stat(path).catch(
()=>null);if(there!==null&&!there.isFile())throw new Error(there.isDirectory()?"The path is a folder.":"The path isn't a\
 file.");let partial=choosePartialName(path);try{await(await open(partial,"wx")).close()}finally{await rm(partial,{force:!0})}}export{writeFileAtomic,choosePartialName,moveIntoPlace,tryToWrite};
