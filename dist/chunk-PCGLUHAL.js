import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{ToolError,errorMessage}from"./chunk-4KDG6NHC.js";import{readdirSync,readFileSync,statSync}from"node:fs";import{chmod,chown}from"node:fs/promises";var firstPrivateUser=61184,lastPrivateUser=65519,nobody=65534;function isPrivateUser(uid){return uid>=firstPrivateUser&&
uid<=lastPrivateUser}function privateUser(user){return user!==null&&isPrivateUser(user.uid)?user.uid:null}function choosePrivateUser(random){
let taken=new Set([...accounts(),...runningUsers()]);for(let attempt=0;attempt<50;attempt++){let uid=firstPrivateUser+Math.
floor(random()*(lastPrivateUser-firstPrivateUser+1));if(!taken.has(uid))return uid}return null}async function giveToIsolatedUser(path,{
user}){user!==null&&await chown(path,user.uid,user.gid)}var passableMode=456;async function letPass(folder,{user}){user!==
null&&(await chown(folder,process.getuid?.()??0,user.gid),await chmod(folder,passableMode))}async function shareWithIsolatedUser(path,{
user}){user!==null&&(await chown(path,process.getuid?.()??0,user.gid),await chmod(path,1016))}async function openToIsolatedUser(folder,{
user},ports){user!==null&&await openToOthers(folder,ports)}async function openToLaterUser(folder,ports){process.getuid?.()===
0&&await openToOthers(folder,ports)}async function letLaterUserPass(folder){process.getuid?.()===0&&await chmod(folder,457)}
async function openToOthers(folder,{runTool,environment}){let argv=["chmod","--recursive","a+rX",folder],{exitCode,stderr}=await runTool(
{tool:"chmod",argv,cwd:"/",environment,timeLimitMs:30*6e4});if(exitCode!==0)throw new ToolError({what:"Can't give the pr\
ogram's unprivileged user access to this folder.",where:folder,why:stderr.trim(),help:"Start llm-profile with umask 022."})}
function accounts(){try{return readFileSync("/etc/passwd","utf8").split(`
`).map(line=>Number(line.split(":")[2]))}catch{return[]}}function runningUsers(){return readdirSync("/proc").filter(name=>/^\d+$/.
test(name)).flatMap(name=>{try{return[statSync(`/proc/${name}`).uid]}catch{return[]}})}import{randomBytes}from"node:crypto";import{lstatSync}from"node:fs";import{chmod as chmod2,chown as chown2,lstat,mkdir,readdir,
rm}from"node:fs/promises";import{basename,join}from"node:path";var folderPattern=/^llm-profile-(?:base-)?[0-9a-f]{12}$/;function isPrivateFolder(path){let found=lstatSync(path,{throwIfNoEntry:!1});
return found?.isDirectory()===!0&&found.uid===process.getuid?.()&&folderPattern.test(basename(path))}async function createTemporaryDirectory(options){
let{base,user,warn,announce}=options,path=join(base,`llm-profile-${randomBytes(6).toString("hex")}`);announce?.(path),await mkdir(
path,{mode:448}).catch(error=>{throw new ToolError({what:"Couldn't create a private temporary directory.",where:base,why:errorMessage(
error),help:"Set TMPDIR to an existing, writable folder with enough space for the profiler's raw data.",cause:error})});
let inside={tmp:join(path,"tmp"),home:join(path,"home"),secrets:join(path,"secrets")};for(let directory of Object.values(
inside))await mkdir(directory,{mode:448});if(user!==null){await giveToIsolatedUser(inside.home,{user}),await shareWithIsolatedUser(
inside.tmp,{user});for(let directory of[inside.secrets,path])await chown2(directory,process.getuid?.()??0,user.gid),await chmod2(
directory,456)}return{path,...inside,async[Symbol.asyncDispose](){let problem=await removeDirectory(path);problem!==null&&
warn(`Couldn't remove the temporary directory ${path}: ${problem}`)}}}async function removeDirectory(path){let remove=()=>rm(
path,{recursive:!0,force:!0,maxRetries:3,retryDelay:100});try{return await remove(),null}catch{await openFolders(path).catch(
()=>{})}try{return await remove(),null}catch(error){return errorMessage(error)}}async function openFolders(path){if((await lstat(
path)).isDirectory()){await chmod2(path,448);for(let name of await readdir(path))await openFolders(join(path,name))}}export{nobody,isPrivateUser,privateUser,choosePrivateUser,giveToIsolatedUser,passableMode,letPass,shareWithIsolatedUser,
openToIsolatedUser,openToLaterUser,letLaterUserPass,isPrivateFolder,createTemporaryDirectory,removeDirectory};
