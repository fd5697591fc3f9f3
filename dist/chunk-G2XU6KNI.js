import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{writeFileAtomic}from"./chunk-I4VKSRQ4.js";import{makeFolders,readErrorCode}from"./chunk-QDIGZGX7.js";
import{UserError}from"./chunk-A6EG2BLY.js";import{lstat}from"node:fs/promises";import{dirname,join}from"node:path";async function findProblems(root,path,replaces){let parts=path.split("/");for(let[index]of parts.entries()){let name=parts.
slice(0,index+1).join("/"),stats=await lstat(join(root,name)).catch(error=>{if(readErrorCode(error)==="ENOENT")return null;
throw error});if(stats===null)return[];if(stats.isSymbolicLink())return[`${name} is a link. llm-profile doesn't follow l\
inks.`];let isLast=index===parts.length-1;if(!isLast&&!stats.isDirectory())return[`${name} isn't a folder.`];if(isLast&&
!stats.isFile())return[`${name} already exists and isn't a file.`];if(isLast&&!replaces)return[`${name} already exists.`]}
return[]}async function requireAbsent(root,paths,replaces){let problems=(await Promise.all(paths.map(async path=>findProblems(
root,path,replaces)))).flat();if(problems.length!==0)throw new UserError({what:"Wrote nothing:",problems:[...new Set(problems)],
where:root,help:replaces?"Remove what's there, or write the files by hand.":"--force replaces files, but not links or fo\
lders."})}async function writeNewFiles(root,files,replaces){await requireAbsent(root,files.map(({path})=>path),replaces);
for(let{path,text}of files){let full=join(root,path);await makeFolders(dirname(full)),await writeFileAtomic(full,text,replaces?
"replace":"refuse",438)}}export{requireAbsent,writeNewFiles};
