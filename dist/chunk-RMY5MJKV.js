import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{isWithin}from"./chunk-2VIPU5VX.js";import{relative}from"node:path";function addFiles(makers,result,{first,last}={first:[],last:[]}){let added=[];for(let make of makers)added.push(...make(
{...result,files:[...first,...added.map(({name})=>name),...last]}));return added}function addedText(added,name){let bytes=added.
find(file=>file.name===name)?.bytes;return typeof bytes=="string"?bytes:null}function shownFolder(cwd,folder){if(!isWithin(
folder,cwd))return folder;let inside=relative(cwd,folder);return inside===""||inside.startsWith("-")?`./${inside}`:inside}export{addFiles,addedText,shownFolder};
