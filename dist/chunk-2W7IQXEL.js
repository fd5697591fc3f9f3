import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
function safeName(label){let name=safeCharacters(label).replace(/^[.-]+/,"_").replace(/(?<!\.)\.+$/,"_");return name===""?
"_":name.length>100?withHash(name,label):name}function safeCharacters(text){return text.replaceAll("::","__").replaceAll(
/[^A-Za-z0-9._@=+-]/gu,"_")}var cutNameEnd=/-[0-9a-f]{16}(?![0-9a-f])/g;function uniqueSafeNames(labels){let labelsByName=new Map;
for(let label of labels){let key=safeName(label).toLowerCase();labelsByName.set(key,(labelsByName.get(key)??new Set).add(
label))}return labels.map(label=>{let name=safeName(label);return labelsByName.get(name.toLowerCase())?.size===1?name:withHash(
name,label)})}function withHash(name,label){let suffix=`-${hash(label)}`;return(name.endsWith(suffix)?name.slice(0,-suffix.
length):name).slice(0,100-suffix.length)+suffix}function hash(text){let value=0xcbf29ce484222325n;for(let index=0;index<
text.length;index++)value=BigInt.asUintN(64,(value^BigInt(text.charCodeAt(index)))*0x100000001b3n);return value.toString(
16).padStart(16,"0")}export{safeName,safeCharacters,cutNameEnd,uniqueSafeNames};
