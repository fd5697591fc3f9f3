import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{requireAbsent}from"./chunk-G2XU6KNI.js";import{largestRecordBytes,mostRecords,readRecord,recordsFolder,selectNewestFiles,
sortReadHistory}from"./chunk-CZCC5VIL.js";import{writeFileAtomic}from"./chunk-I4VKSRQ4.js";import{isFolder,makeFolders,
readErrorCode,readRegularFile}from"./chunk-QDIGZGX7.js";import{UserError,errorMessage}from"./chunk-A6EG2BLY.js";import{constants}from"node:fs";import{opendir}from"node:fs/promises";import{dirname,join}from"node:path";var usualLimitMs=5*6e4,readAtOnce=16;async function addToFolder(folder,{path,text}){let file=join(folder,path),present=await readPresentText(
file);if(present===text)return!1;if(present!==null)throw createOtherRecordError(file);await requireAbsent(folder,[path],
!0);try{return await makeFolders(dirname(file)),await writeFileAtomic(file,text,"refuse",438),!0}catch(error){let written=await readPresentText(
file);if(written===text)return!1;throw written===null?error:createOtherRecordError(file)}}async function readPresentText(path){
try{return(await readRegularFile(path,largestRecordBytes,constants.O_NOFOLLOW)).text}catch(error){if(readErrorCode(error)===
"ENOENT")return null;throw new UserError({id:"history-path-taken",what:"A record's path is already taken by something th\
at isn't a record.",where:path,why:errorMessage(error),help:"Remove what's there. llm-profile doesn't follow links.",cause:error})}}
function createOtherRecordError(path){return new UserError({id:"history-record-differs",what:"The history already has a \
different record for this run.",where:path,why:"Records are never overwritten.",help:"To store two measurements of one r\
un, give each measurement a different name with --job. To replace the record, delete its file."})}async function readFolder(folder,deadline=AbortSignal.
timeout(usualLimitMs)){if(!await isFolder(folder))throw new UserError({id:"history-missing",what:"The history folder doe\
sn't exist.",where:folder,help:"`llm-profile history add` creates the folder when it adds the first record."});let{files,
skipped}=await findFiles(folder,deadline),{newest,skipped:older}=selectNewestFiles(files),read=[...skipped,...older],wanted=[
...newest],readAll=async()=>{for(let file=wanted.pop();file!==void 0;file=wanted.pop())refuseWhenLate(deadline,folder),read.
push(await readFile(folder,file.path))};return await Promise.all(Array.from({length:readAtOnce},readAll)),sortReadHistory(
read)}async function readFile(folder,path){try{let{text}=await readRegularFile(join(folder,path),2*largestRecordBytes,constants.
O_NOFOLLOW);return readRecord(path,text)}catch(error){return{path,why:readErrorCode(error)===""?"too-large":"not-a-recor\
d"}}}var levels=[/^\d{4}$/,/^\d{2}$/,/^\d{2}$/];async function findFiles(folder,deadline){let folders=[recordsFolder];for(let level of levels){
let below=[];for(let parent of folders){refuseWhenLate(deadline,folder);for(let entry of await listEntries(join(folder,parent)))
entry.isDirectory()&&level.test(entry.name)&&below.push(`${parent}/${entry.name}`)}folders=below}let files=[],skipped=[];
for(let day of folders){refuseWhenLate(deadline,folder);for(let entry of await listEntries(join(folder,day))){let path=`${day}\
/${entry.name}`;entry.name.startsWith(".")||(entry.isFile()?files.push({path}):skipped.push({path,why:"not-a-record"}))}}
return{files,skipped}}async function listEntries(folder){let entries=[];try{for await(let entry of await opendir(folder)){
if(entries.length>mostRecords)throw createTooManyError(folder);entries.push(entry)}}catch(error){if(readErrorCode(error)!==
"ENOENT"&&readErrorCode(error)!=="ENOTDIR")throw error}return entries}function createTooManyError(folder){return new UserError(
{id:"history-too-large",what:`A history folder has more than ${mostRecords} files.`,where:folder,help:"Remove the files \
that llm-profile didn't write."})}function refuseWhenLate(deadline,folder){if(deadline.aborted)throw new UserError({id:"\
history-too-slow",what:"Reading the history took too long.",where:folder,help:"Copy the folder to a local disk, or move \
old records out of it."})}export{addToFolder,readFolder};
