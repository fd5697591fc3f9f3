import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{listPids}from"./chunk-KQUVK35Y.js";import{ToolError,errorMessage}from"./chunk-A6EG2BLY.js";import{readFileSync,statSync}from"node:fs";import{chmod,chown}from"node:fs/promises";var firstPrivateUser=61184,lastPrivateUser=65519,nobodyId=65534;function isPrivateUser(uid){return uid>=firstPrivateUser&&
uid<=lastPrivateUser}function findPrivateUser(user){return user!==null&&isPrivateUser(user.uid)?user.uid:null}function choosePrivateUser(random){
let taken=new Set([...listAccounts(),...listRunningUsers()]);for(let attempt=0;attempt<50;attempt++){let uid=firstPrivateUser+
Math.floor(random()*(lastPrivateUser-firstPrivateUser+1));if(!taken.has(uid))return uid}return null}async function giveToIsolatedUser(path,{
user}){user!==null&&await chown(path,user.uid,user.gid)}var passableMode=456;async function grantTraversal(folder,{user}){
user!==null&&(await chown(folder,process.getuid?.()??0,user.gid),await chmod(folder,passableMode))}async function shareWithIsolatedUser(path,{
user}){user!==null&&(await chown(path,process.getuid?.()??0,user.gid),await chmod(path,1016))}async function openToIsolatedUser(folder,{
user},ports){user!==null&&await openToOthers(folder,ports)}async function openToLaterUser(folder,ports){process.getuid?.()===
0&&await openToOthers(folder,ports)}async function grantTraversalToLaterUser(folder){process.getuid?.()===0&&await chmod(
folder,457)}async function openToOthers(folder,{runTool,environment}){let argv=["chmod","--recursive","a+rX",folder],{exitCode,
stderr}=await runTool({tool:"chmod",argv,cwd:"/",environment,timeLimitMs:30*6e4});if(exitCode!==0)throw new ToolError({what:"\
Can't give the program's unprivileged user access to this folder.",where:folder,why:stderr.trim(),help:"Start llm-profil\
e with umask 022."})}function listAccounts(){try{return readFileSync("/etc/passwd","utf8").split(`
`).map(line=>Number(line.split(":")[2]))}catch{return[]}}function listRunningUsers(){return listPids().flatMap(pid=>statSync(
`/proc/${pid}`,{throwIfNoEntry:!1})?.uid??[])}import{randomBytes}from"node:crypto";import{lstatSync}from"node:fs";import{chmod as chmod2,lstat,mkdir,readdir,rm}from"node:fs/promises";
import{basename,join}from"node:path";var folderPattern=/^llm-profile-(?:base-)?[0-9a-f]{12}$/;function isPrivateFolder(path){let found=lstatSync(path,{throwIfNoEntry:!1});
return found?.isDirectory()===!0&&found.uid===process.getuid?.()&&folderPattern.test(basename(path))}function choosePrivatePath(base){
return join(base,`llm-profile-${randomBytes(6).toString("hex")}`)}async function createTemporaryDirectory(options){let{base,
user,warn,announce}=options,path=choosePrivatePath(base);announce?.(path),await mkdir(path,{mode:448}).catch(error=>{throw new ToolError(
{what:"Couldn't create a private temporary directory.",where:base,why:errorMessage(error),help:"Set TMPDIR to an existin\
g, writable folder with enough space for the profiler's raw data.",cause:error})});let inside={tmp:join(path,"tmp"),home:join(
path,"home"),secrets:join(path,"secrets")};for(let directory of Object.values(inside))await mkdir(directory,{mode:448});
await giveToIsolatedUser(inside.home,{user}),await shareWithIsolatedUser(inside.tmp,{user});for(let directory of[inside.
secrets,path])await grantTraversal(directory,{user});return{path,...inside,async[Symbol.asyncDispose](){let problem=await removeDirectory(
path);problem!==null&&warn(`Couldn't remove the temporary directory ${path}: ${problem}`)}}}async function removeDirectory(path){
let remove=()=>rm(path,{recursive:!0,force:!0,maxRetries:3,retryDelay:100});try{return await remove(),null}catch{await makeFoldersWritable(
path).catch(()=>{})}try{return await remove(),null}catch(error){return errorMessage(error)}}async function makeFoldersWritable(path){
if((await lstat(path)).isDirectory()){await chmod2(path,448);for(let name of await readdir(path))await makeFoldersWritable(
join(path,name))}}export{nobodyId,isPrivateUser,findPrivateUser,choosePrivateUser,giveToIsolatedUser,passableMode,grantTraversal,shareWithIsolatedUser,
openToIsolatedUser,openToLaterUser,grantTraversalToLaterUser,isPrivateFolder,choosePrivatePath,createTemporaryDirectory,
removeDirectory};
