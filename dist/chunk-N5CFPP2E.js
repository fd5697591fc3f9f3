import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{isWithin}from"./chunk-PY33EE2G.js";import{relative}from"node:path";var sideFiles={base:"base/profile.json",head:"profile.json"},recordedSideFiles={base:"base-profile.json",head:"head-prof\
ile.json"};function addFiles(makers,result,{first,last}={first:[],last:[]}){let added=[];for(let make of makers)added.push(
...make({...result,files:[...first,...added.map(({name})=>name),...last]}));return added}function findAddedText(added,name){
let bytes=added.find(file=>file.name===name)?.bytes;return typeof bytes=="string"?bytes:null}function formatFolder(cwd,folder){
if(!isWithin(folder,cwd))return folder;let inside=relative(cwd,folder);return inside===""||inside.startsWith("-")?`./${inside}`:
inside}export{sideFiles,recordedSideFiles,addFiles,findAddedText,formatFolder};
